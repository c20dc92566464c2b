"""What the app says of itself to macOS: its `Info.plist`."""

from __future__ import annotations

from typing import Any

IDENTIFIER = "org.contracts.table"
KINDS = (("match", "Contracts match", "public.json"), ("duel", "Contracts match with notes", "public.zip-archive"))
"""The ending of a kind of file, its name, and what macOS knows it as by its content."""
WRITTEN = ("yaml", "yml")
"""The endings of scenario files, which belong to a person's editor: the app is offered for them beside it."""


def info(version: str) -> dict[str, Any]:
    """The entries besides those that PyInstaller makes."""
    return {
        "CFBundleDisplayName": "Contracts",
        "CFBundleShortVersionString": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT",
        "CFBundleDocumentTypes": [
            {"CFBundleTypeName": name, "CFBundleTypeRole": "Editor", "LSHandlerRank": "Owner",
             "LSItemContentTypes": [f"{IDENTIFIER}.{ending}"], "CFBundleTypeExtensions": [ending]}
            for ending, name, _ in KINDS
        ] + [
            {"CFBundleTypeName": "Contracts scenario", "CFBundleTypeRole": "Editor", "LSHandlerRank": "Alternate",
             "LSItemContentTypes": ["public.yaml"], "CFBundleTypeExtensions": list(WRITTEN)}
        ],
        "UTExportedTypeDeclarations": [
            {"UTTypeIdentifier": f"{IDENTIFIER}.{ending}", "UTTypeDescription": name,
             "UTTypeConformsTo": [known], "UTTypeTagSpecification": {"public.filename-extension": [ending]}}
            for ending, name, known in KINDS
        ],
    }  # fmt: skip
