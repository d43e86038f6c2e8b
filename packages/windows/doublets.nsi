; SPDX-License-Identifier: MIT
; The installer, for one user and without administrator rights. packages/windows/build compiles it:
; makensis -DSTAGE=folder -DICON=file -DVERSION=1.2.3 -DREMOVALS=file -DOUT=doublets-setup.exe
Target amd64-unicode ; like the game
!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Doublets"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Doublets"
InstallDirRegKey HKCU "Software\Doublets" "InstallDir"
SetCompressor /SOLID lzma
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Doublets"
VIAddVersionKey "FileDescription" "Doublets setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Doublets"
!define CLASSES "Software\Classes"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\doublets.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Icelandic"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Spanish"

; Tells Windows to reload file types.
!macro NotifyFileTypes
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  SetOutPath "$INSTDIR"
  File /r "${STAGE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Doublets.lnk" "$INSTDIR\doublets.exe"

  WriteRegStr HKCU "Software\Doublets" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.doublets" "" "Doublets.Game"
  WriteRegStr HKCU "${CLASSES}\.doublets" "Content Type" "application/x-doublets"
  WriteRegStr HKCU "${CLASSES}\Doublets.Game" "" "Doublets game"
  WriteRegStr HKCU "${CLASSES}\Doublets.Game\DefaultIcon" "" '"$INSTDIR\doublets.exe",1'
  WriteRegStr HKCU "${CLASSES}\Doublets.Game\shell\open\command" "" \
    '"$INSTDIR\doublets.exe" "%1"'
  !insertmacro NotifyFileTypes

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Doublets"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" '"$INSTDIR\doublets.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

; Removes only installed files, because the folder chosen by the user may contain others. Keeps
; saved games and settings.
Section Uninstall
  !include "${REMOVALS}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Doublets.lnk"
  DeleteRegKey HKCU "${CLASSES}\.doublets"
  DeleteRegKey HKCU "${CLASSES}\Doublets.Game"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\Doublets"
  !insertmacro NotifyFileTypes
SectionEnd
