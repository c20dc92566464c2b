; The installer of Contracts for one user of Windows. `game/package/installer.py` gives MADE, VERSION, FOUR, ASSETS,
; SIZE, PUT (what puts each file) and PAGES (what removes our pages among own cards). Silent: /S, with /D=FOLDER as the
; last word for another folder; the uninstaller then keeps a person's files.
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Contracts"
!define KEY "Software\Contracts"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Contracts"
!define KIND "Software\Classes\Contracts.Match"
!define BUNDLE "Software\Classes\Contracts.Bundle"
!define SCENARIO "Software\Classes\Contracts.Scenario"

Name "${NAME}"
OutFile "${MADE}"
InstallDir "$LOCALAPPDATA\Programs\Contracts"
InstallDirRegKey HKCU "${KEY}" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
ManifestLongPathAware true
SetCompressor /SOLID lzma
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${FOUR}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "MIT"

!define MUI_ICON "${ASSETS}\icon.ico"
!define MUI_UNICON "${ASSETS}\icon.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ASSETS}\setup.bmp"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\contracts.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"

LangString WELCOME ${LANG_ENGLISH} "A table for card games, against the computer or with friends at the same screen.$\n$\nIt is installed for you alone, needs no administrator and never uses a network.$\n$\nWhat you have played with an earlier version stays."
LangString WELCOME ${LANG_ITALIAN} "Un tavolo per giochi di carte, contro il computer o con amici allo stesso schermo.$\n$\nViene installato solo per te, senza amministratore, e non usa mai la rete.$\n$\nLe partite giocate con una versione precedente restano."
LangString IS_OPEN ${LANG_ENGLISH} "${NAME} is open. Close it, then choose Retry."
LangString IS_OPEN ${LANG_ITALIAN} "${NAME} è aperto. Chiudilo, poi scegli Riprova."
LangString NOT_OURS ${LANG_ENGLISH} "There are other files in $INSTDIR. Choose an empty folder."
LangString NOT_OURS ${LANG_ITALIAN} "In $INSTDIR ci sono altri file. Scegli una cartella vuota."
LangString AS_WELL ${LANG_ENGLISH} "Do you want to delete your matches, settings and own cards as well?$\n$\nNo keeps them, and a later installation finds them again."
LangString AS_WELL ${LANG_ITALIAN} "Vuoi eliminare anche le tue partite, le impostazioni e le tue carte?$\n$\nCon No restano, e un'installazione futura le ritrova."
LangString MATCH ${LANG_ENGLISH} "Contracts match"
LangString MATCH ${LANG_ITALIAN} "Partita di Contracts"
LangString NOTES ${LANG_ENGLISH} "Contracts match with notes"
LangString NOTES ${LANG_ITALIAN} "Partita di Contracts con note"
LangString POSITION ${LANG_ENGLISH} "Contracts scenario"
LangString POSITION ${LANG_ITALIAN} "Scenario di Contracts"

; Ends this program while $INSTDIR\contracts.exe can't be written, as it is open.
!macro EXPECT_CLOSED un
Function ${un}ExpectClosed
  again:
  IfFileExists "$INSTDIR\contracts.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\contracts.exe" a
  IfErrors 0 free
    IfSilent 0 +3
      SetErrorLevel 3
      Abort
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_OPEN)" IDRETRY again
    SetErrorLevel 3
    Abort
  free:
  FileClose $0
  closed:
FunctionEnd
!macroend
!insertmacro EXPECT_CLOSED ""
!insertmacro EXPECT_CLOSED "un."

; What belongs to the program and not to the person. Own cards lie in cards\ beside it.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\contracts.exe"
  Delete "$INSTDIR\contracts-console.exe"
  Delete "$INSTDIR\contracts.cdx.json"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\README.md"
!macroend

; Ends this program where the chosen folder holds other files, and neither our program nor cards of an earlier one.
Function ExpectOwnFolder
  IfFileExists "$INSTDIR\contracts.exe" fine
  IfFileExists "$INSTDIR\cards\*.*" fine
  ${DirState} "$INSTDIR" $0
  IntCmp $0 1 0 fine fine
    IfSilent +2
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(NOT_OURS)"
    SetErrorLevel 4
    Abort
  fine:
FunctionEnd

Section
  Call ExpectOwnFolder
  Call ExpectClosed
  !insertmacro REMOVE_PROGRAM
  !include "${PUT}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\contracts.exe"

  WriteRegStr HKCU "${KEY}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\contracts.exe"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1

  WriteRegStr HKCU "${KIND}" "" "$(MATCH)"
  WriteRegStr HKCU "${KIND}\DefaultIcon" "" '"$INSTDIR\contracts.exe",1'
  WriteRegStr HKCU "${KIND}\shell\open\command" "" '"$INSTDIR\contracts.exe" "%1"'
  WriteRegStr HKCU "${BUNDLE}" "" "$(NOTES)"
  WriteRegStr HKCU "${BUNDLE}\DefaultIcon" "" '"$INSTDIR\contracts.exe",2'
  WriteRegStr HKCU "${BUNDLE}\shell\open\command" "" '"$INSTDIR\contracts.exe" "%1"'
  WriteRegStr HKCU "${SCENARIO}" "" "$(POSITION)"
  WriteRegStr HKCU "${SCENARIO}\DefaultIcon" "" '"$INSTDIR\contracts.exe",3'
  WriteRegStr HKCU "${SCENARIO}\shell\open\command" "" '"$INSTDIR\contracts.exe" "%1"'
  ; A scenario is YAML, which belongs to a person's editor: this program is offered under "Open with".
  WriteRegStr HKCU "Software\Classes\.yaml\OpenWithProgids" "Contracts.Scenario" ""
  WriteRegStr HKCU "Software\Classes\.yml\OpenWithProgids" "Contracts.Scenario" ""
  WriteRegStr HKCU "Software\Classes\.match" "" "Contracts.Match"
  WriteRegStr HKCU "Software\Classes\.duel" "" "Contracts.Bundle"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  Call un.ExpectClosed
  StrCpy $1 "keep"
  IfSilent kept
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(AS_WELL)" IDNO kept
    StrCpy $1 "all"
  kept:
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  StrCmp $1 "all" 0 +3
    RMDir /r "$INSTDIR\cards"
    RMDir /r "$LOCALAPPDATA\contracts"
  SetOutPath "$TEMP"
  Call un.RemovePages
  RMDir "$INSTDIR"

  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${KIND}"
  DeleteRegKey HKCU "${BUNDLE}"
  DeleteRegKey HKCU "${SCENARIO}"
  DeleteRegValue HKCU "Software\Classes\.yaml\OpenWithProgids" "Contracts.Scenario"
  DeleteRegValue HKCU "Software\Classes\.yml\OpenWithProgids" "Contracts.Scenario"
  DeleteRegKey /ifempty HKCU "Software\Classes\.yaml\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.yaml"
  DeleteRegKey /ifempty HKCU "Software\Classes\.yml\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.yml"
  ReadRegStr $0 HKCU "Software\Classes\.match" ""
  StrCmp $0 "Contracts.Match" 0 +2
    DeleteRegKey HKCU "Software\Classes\.match"
  ReadRegStr $0 HKCU "Software\Classes\.duel" ""
  StrCmp $0 "Contracts.Bundle" 0 +2
    DeleteRegKey HKCU "Software\Classes\.duel"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Our pages among a person's own cards, and the folders that are empty without them.
Function un.RemovePages
  !include "${PAGES}"
FunctionEnd
