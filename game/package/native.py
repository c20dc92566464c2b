"""The libraries in C that come into the program with Python and pygame-ce: name, licence, home, licence text."""

from __future__ import annotations

import re
from typing import NamedTuple


class Native(NamedTuple):
    name: str
    licence: str
    """As an SPDX expression."""
    home: str
    text: str
    """The file of game/package/licences."""


ZLIB, BSD, MIT, LGPL = "Zlib", "BSD-3-Clause", "MIT", "LGPL-2.1-or-later"
LIBRARIES: dict[str, Native] = {
    "sdl2": Native("SDL2", ZLIB, "https://libsdl.org", "libsdl2-2.0-0"),
    "sdl2_image": Native("SDL2_image", ZLIB, "https://libsdl.org", "libsdl2-image-2.0-0"),
    "sdl2_mixer": Native("SDL2_mixer", ZLIB, "https://libsdl.org", "libsdl2-mixer-2.0-0"),
    "sdl2_ttf": Native("SDL2_ttf", ZLIB, "https://libsdl.org", "libsdl2-ttf-2.0-0"),
    "flac": Native("FLAC", BSD, "https://xiph.org/flac", "libflac12"),
    "asound": Native("ALSA", LGPL, "https://alsa-project.org", "libasound2"),
    "brotlicommon": Native("Brotli", MIT, "https://github.com/google/brotli", "libbrotli1"),
    "brotlidec": Native("Brotli", MIT, "https://github.com/google/brotli", "libbrotli1"),
    "fluidsynth": Native("FluidSynth", LGPL, "https://www.fluidsynth.org", "libfluidsynth3"),
    "freetype": Native("FreeType", "FTL", "https://freetype.org", "libfreetype6"),
    "harfbuzz": Native("HarfBuzz", "MIT-Modern-Variant", "https://harfbuzz.github.io", "libharfbuzz0b"),
    "jpeg": Native("libjpeg-turbo", "IJG AND BSD-3-Clause", "https://libjpeg-turbo.org", "libjpeg62-turbo"),
    "mpg123": Native("mpg123", LGPL, "https://mpg123.de", "libmpg123-0"),
    "ogg": Native("libogg", BSD, "https://xiph.org/ogg", "libogg0"),
    "opus": Native("Opus", BSD, "https://opus-codec.org", "libopus0"),
    "opusfile": Native("opusfile", BSD, "https://opus-codec.org", "libopusfile0"),
    "png": Native("libpng", "libpng-2.0", "http://www.libpng.org", "libpng16-16"),
    "portmidi": Native("PortMidi", MIT, "https://github.com/PortMidi/portmidi", "libportmidi0"),
    "sharpyuv": Native("libwebp", BSD, "https://chromium.googlesource.com/webm/libwebp", "libwebp7"),
    "webp": Native("libwebp", BSD, "https://chromium.googlesource.com/webm/libwebp", "libwebp7"),
    "webpdemux": Native("libwebp", BSD, "https://chromium.googlesource.com/webm/libwebp", "libwebp7"),
    "sndfile": Native("libsndfile", LGPL, "https://libsndfile.github.io/libsndfile", "libsndfile1"),
    "tiff": Native("LibTIFF", "libtiff", "https://libtiff.gitlab.io/libtiff", "libtiff6"),
    "vorbis": Native("libvorbis", BSD, "https://xiph.org/vorbis", "libvorbis0a"),
    "vorbisenc": Native("libvorbis", BSD, "https://xiph.org/vorbis", "libvorbis0a"),
    "vorbisfile": Native("libvorbis", BSD, "https://xiph.org/vorbis", "libvorbis0a"),
    "wavpack": Native("WavPack", BSD, "https://www.wavpack.com", "libwavpack1"),
    "xmp": Native("libxmp", MIT, "https://xmp.sourceforge.net", "libxmp4"),
    "z": Native("zlib", ZLIB, "https://zlib.net", "zlib1g"),
    "ffi": Native("libffi", MIT, "https://sourceware.org/libffi", "libffi8"),
    "bz2": Native("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2", "libbz2-1.0"),
    "lzma": Native("XZ Utils", "0BSD", "https://tukaani.org/xz", "liblzma5"),
    "expat": Native("Expat", MIT, "https://libexpat.github.io", "libexpat1"),
    "stdc++": Native("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org", "gcc"),
    "gcc_s": Native("libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org", "gcc"),
    "crypto": Native("OpenSSL", "Apache-2.0", "https://www.openssl.org", "libssl3"),
    "yaml": Native("LibYAML", MIT, "https://pyyaml.org", "libyaml-0-2"),
}
OWN = re.compile(r"(python\d|vcruntime|msvcp|ucrtbase|api-ms-)", re.IGNORECASE)
"""Python itself, and what Windows calls its own."""


def native(file: str) -> Native | None:
    """The library that a file is of; None for Python's own. Raises KeyError for one that nobody has looked up yet."""
    stem = re.sub(r"^lib", "", file)
    if OWN.match(stem):
        return None
    stem = re.split(r"\.(so|dll|dylib|\d)", stem)[0].lower()
    stem = re.sub(r"-[0-9a-f]{8}(\.\d+)?$", "", stem)  # what the wheel's repair added
    for candidate in (stem, re.sub(r"[-_.]?\d+(\.\d+)*([-_]\d+)*$", "", stem), re.sub(r"-[\d.]+$", "", stem)):
        if candidate in LIBRARIES:
            return LIBRARIES[candidate]
    raise KeyError(f"{file}: game/package/native.py does not know this library's licence yet")
