<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is_IS">
<context>
    <name>QWidget</name>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Upp</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>DOS</source>
        <translation>DOS</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Enda</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Setja inn</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>WWW</source>
        <translation>Veraldarvefur</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Já</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Til baka</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Niður</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjálp</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vinstri</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Valmynd</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Opna</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Síða upp</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senda</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tími</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Skoða</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Aðdráttur</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Hreinsa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Loka</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Prenta</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Hægri</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Bil</translation>
    </message>
    <message>
        <source>Wireless</source>
        <translation>Þráðlaust net</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Prenta skjá</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Home Page</source>
        <translation>Upphafssíða</translation>
    </message>
    <message>
        <source>Menu PB</source>
        <translation>Valmynd PB</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hætta við</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Setja inn</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markaður</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Síða niður</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Minnka aðdrátt</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Síða upp</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Töflureiknir</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Backtab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Aðstoð</translation>
    </message>
    <message>
        <source>To-do list</source>
        <translation>Verkefnalisti</translation>
    </message>
    <message>
        <source>Rotate Windows</source>
        <translation>Hringfletta gluggum</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Síða niður</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>CC</source>
        <translation>CC</translation>
    </message>
    <message>
        <source>DD</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>P̸</source>
        <translation>P̸</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Eyðublað</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>neðri spássía</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Pappír</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Uppruni pappírs:</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>hægri spássía</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Pica (P̸)</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Spássíur</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Sérsniðin stærð</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Lárétt</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Síðuskipan</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Breidd:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Snúningur</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Didot (DD)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Lóðrétt</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Röð síðna:</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>efri spássía</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>vinstri spássía</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Síðustærð:</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Cicero (CC)</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Öfugt lóðrétt</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Millimetrar (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Punktar (pt)</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Síður á hvert blað:</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Tommur (in)</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Öfugt lárétt</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Hæð:</translation>
    </message>
</context>
<context>
    <name>QDBusTrayIcon</name>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Í lagi</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Í lagi</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nei</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Já</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjálp</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Opna</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Hætta</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Virkja</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Loka</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Endurstilla</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reyna aftur</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Endurheimta sjálfgefið</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hætta við</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Hunsa</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;ei við öllu</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Vista allt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Henda</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Já við ö&amp;llu</translation>
    </message>
</context>
<context>
    <name>QAndroidPlatformTheme</name>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>to</source>
        <translation>til</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Slökkt</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Eyðublað</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Í lit</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Prenta allt</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Síður</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Núverandi síða</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Valið efni</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Eintök</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Prentsvið</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Litahamur</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valkostir</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Úttaksstillingar</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Öfug röð</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Grátónar</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Raða saman</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Eintök:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Binding á skammhlið</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Tilgreindu síður eða síðubil með kommum á milli. Síðubil eru gefin upp með tveimur tölum og bandstriki á milli. Dæmi: 3,5-7,9 prentar síður 3, 5, 6, 7 og 9.</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Síður frá</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Prentun á báðar hliðar</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Síðuval:</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Binding á langhlið</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Print Preview</source>
        <translation>Forskoðun prentunar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Prenta</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Laga að síðu</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Auka aðdrátt</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Lárétt</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Minnka aðdrátt</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Laga að breidd</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Lóðrétt</translation>
    </message>
    <message>
        <source>Page Setup</source>
        <translation>Uppsetning síðu</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Uppsetning síðu</translation>
    </message>
    <message>
        <source>Show overview of all pages</source>
        <translation>Sýna yfirlit yfir allar síður</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Fyrsta síða</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Síðasta síða</translation>
    </message>
    <message>
        <source>Show single page</source>
        <translation>Sýna eina síðu</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>Flytja út sem PDF</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Fyrri síða</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Næsta síða</translation>
    </message>
    <message>
        <source>Show facing pages</source>
        <translation>Sýna opnur</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>Í &amp;lagi</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Banvæn villa:</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Sýna þessi skilaboð aftur</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Alvarleg villa:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Upplýsingar:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Aflúsunarskilaboð:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Aðvörun:</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Eyðublað</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Tegund:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Heiti:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Úttaks&amp;skrá:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Eiginleikar</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forskoðun</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Prentari</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Staðsetning:</translation>
    </message>
</context>
<context>
    <name>QFontDatabase</name>
</context>
<context>
    <name>QCocoaMenuItem</name>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Prentverk</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>Lok:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ekkert</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Kápusíður</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Nótt (18:00 til 05:59)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>Tiltekinn tími</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Greiðsluupplýsingar:</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Tímasett prentun:</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Leyndarmál</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Algjört leyndarmál</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Upphaf:</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Dagur (06:00 til 17:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Önnur vakt (16:00 til 23:59)</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Stjórnun prentverks</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>Helgi (laugardagur til sunnudags)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Staðlað</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Leynilegt</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Þriðja vakt (00:00 til 07:59)</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Halda ótímabundið</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>Prenta strax</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Trúnaðarmál</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Forgangur prentverks:</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Óflokkað</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Top</source>
        <translation>Efst</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Skruna niður</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Skruna hingað</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Skruna til vinstri</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Neðst</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Síðu upp</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Síðu til hægri</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Skruna upp</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Skruna til hægri</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Vinstri brún</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Síðu niður</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Síðu til vinstri</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Hægri brún</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>row</source>
        <translation>röð</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>töflureitur</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>skífa</translation>
    </message>
    <message>
        <source>form</source>
        <translation>innfyllingarform</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>handfang</translation>
    </message>
    <message>
        <source>link</source>
        <translation>tengill</translation>
    </message>
    <message>
        <source>list</source>
        <translation>listi</translation>
    </message>
    <message>
        <source>note</source>
        <translation>athugasemd</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texti</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>tré</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>hreyfimynd</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>graf</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>klukka</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>rammi</translation>
    </message>
    <message>
        <source>label</source>
        <translation>merking</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>spjald</translation>
    </message>
    <message>
        <source>space</source>
        <translation>bil</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>hljóð</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tafla</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>einvalsreitur</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>flipalisti</translation>
    </message>
    <message>
        <source>web document</source>
        <translation>vefskjal</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>fjölvalsreitur</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>litaval</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>valmyndaratriði</translation>
    </message>
    <message>
        <source>document</source>
        <translation>skjal</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>skrunstika</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>verkfærastika</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>vísbending</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>textabendill</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>valmyndarhnappur</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>aðgreinir</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>teikniflötur</translation>
    </message>
    <message>
        <source>column</source>
        <translation>dálkur</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>bendill</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>samskiptagluggi</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>uppfylling</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>síðufótur</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>hnappur</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>fyrirsögn raðar</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>talnareitur</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>skiptistika</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>sleði</translation>
    </message>
    <message>
        <source>button with drop down grid</source>
        <translation>hnappur með felligrind</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>flipi</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>ógilt hlutverk</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>málsgrein</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>jafna</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>tilkynning</translation>
    </message>
    <message>
        <source>complementary content</source>
        <translation>viðbótarefni</translation>
    </message>
    <message>
        <source>section</source>
        <translation>hluti</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>leiðsögn</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>listaatriði</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>skjáborð</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>vísir</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>titilstika</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>atriði í tré</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>gátreitur</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>stöðustika</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>framvindustika</translation>
    </message>
    <message>
        <source>alert message</source>
        <translation>aðvörun</translation>
    </message>
    <message>
        <source>property page</source>
        <translation>eiginleikasíða</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>sprettivalmynd</translation>
    </message>
    <message>
        <source>layered pane</source>
        <translation>lagskipt spjald</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>óþekkt</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>valmyndastika</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>fyrirsögn dálks</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>skjáhermir</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>hnappur með felliglugga</translation>
    </message>
    <message>
        <source>hotkey field</source>
        <translation>flýtilykilsreitur</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>mynd</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>hjálparblaðra</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>fyrirsögn</translation>
    </message>
    <message>
        <source>application</source>
        <translation>forrit</translation>
    </message>
</context>
<context>
    <name>QHttp</name>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot remove source file</source>
        <translation>Ekki er hægt að fjarlægja upprunaskrána</translation>
    </message>
    <message>
        <source>Destination file is the same file.</source>
        <translation>Úttaksskráin er sama skráin.</translation>
    </message>
    <message>
        <source>Cannot open %1 for input</source>
        <translation>Ekki er hægt að opna %1 til lestrar</translation>
    </message>
    <message>
        <source>Destination file exists</source>
        <translation>Úttaksskráin er þegar til</translation>
    </message>
    <message>
        <source>Cannot open destination file: %1</source>
        <translation>Ekki er hægt að opna úttaksskrána: %1</translation>
    </message>
    <message>
        <source>Cannot create %1 for output: %2</source>
        <translation>Ekki er hægt að búa til %1 til skrifunar: %2</translation>
    </message>
    <message>
        <source>Failure to write block: %1</source>
        <translation>Mistókst að skrifa gagnablokk: %1</translation>
    </message>
    <message>
        <source>Will not rename sequential file using block copy</source>
        <translation>Skrá með raðaðgangi verður ekki endurnefnd með blokkaafritun</translation>
    </message>
    <message>
        <source>Error while renaming: %1</source>
        <translation>Villa við endurnefningu: %1</translation>
    </message>
    <message>
        <source>Source file does not exist.</source>
        <translation>Upprunaskráin er ekki til.</translation>
    </message>
    <message>
        <source>Unable to restore from %1: %2</source>
        <translation>Ekki tókst að endurheimta úr %1: %2</translation>
    </message>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Ekki er hægt að opna til skrifunar: %1</translation>
    </message>
</context>
<context>
    <name>QXmlStream</name>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Til baka</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Opna</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Opna</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Vi&amp;sta</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Skrár</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Sýna </translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>Skráin „%1“ er skrifvarin.
Viltu samt eyða henni?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>Ertu viss um að þú viljir eyða „%1“?</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Listi yfir staði og bókamerki</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Skráar&amp;heiti:</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Ný mappa</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Yfirmappa</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Ný mappa</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjarlægja</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Leita í:</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Búa til nýja möppu</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tegund skráa:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Finna möppu</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Sýna &amp;faldar skrár</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Vista sem</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Mappan fannst ekki.
Gakktu úr skugga um að rétt möppuheiti hafi verið gefið upp.</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Hliðarstika</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listasýn</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Velja</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eyða</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Allar skrár (*)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Allar skrár (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Möppur</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Endu&amp;rnefna</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Ekki tókst að eyða möppunni.</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mappa:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Skráin %1 er þegar til.
Viltu skipta henni út?</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Áfram</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Fara áfram</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Fara í yfirmöppu</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Nýlegir staðir</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Fara til baka</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Skipta yfir í ítarlega sýn</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Búa til nýja möppu</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Ítarleg sýn</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Skráin fannst ekki.
Gakktu úr skugga um að rétt skráarheiti hafi verið gefið upp.</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Skipta yfir í listasýn</translation>
    </message>
</context>
<context>
    <name>QAxSelect</name>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Klippa</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Afrita</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Endurtaka</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Aft&amp;urkalla</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Líma</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Velja allt</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Klippa</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Afrita</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Endurtaka</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Aft&amp;urkalla</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Líma</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Velja allt</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Afrita vistfang &amp;tengils</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
</context>
<context>
    <name>QCocoaMenu</name>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>File</source>
        <translation>Skrá</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Samnefni</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Drif</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Óþekkt</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Flýtileið</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Form</source>
        <translation>Eyðublað</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Síða</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Sumir valkostir stangast á. Lagfærðu þá.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Ítarlegt</translation>
    </message>
</context>
<context>
    <name>QMdiSubWindow</name>
    <message>
        <source>Help</source>
        <translation>Hjálp</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Valmynd</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Færa</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Stærð</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Loka</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>Lágmarka</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Rúlla upp</translation>
    </message>
    <message>
        <source>Stay on &amp;Top</source>
        <translation>Alltaf efs&amp;t</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Loka</translation>
    </message>
    <message>
        <source>- [%1]</source>
        <translation>- [%1]</translation>
    </message>
    <message>
        <source>%1 - [%2]</source>
        <translation>%1 - [%2]</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Endurheimta</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Endurheimta</translation>
    </message>
    <message>
        <source>Maximize</source>
        <translation>Hámarka</translation>
    </message>
    <message>
        <source>Unshade</source>
        <translation>Rúlla niður</translation>
    </message>
    <message>
        <source>Mi&amp;nimize</source>
        <translation>Lá&amp;gmarka</translation>
    </message>
    <message>
        <source>Ma&amp;ximize</source>
        <translation>Há&amp;marka</translation>
    </message>
    <message>
        <source>Restore Down</source>
        <translation>Endurheimta stærð</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Kind</source>
        <translation>Gerð</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Heiti</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Stærð</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tegund</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Tölvan mín</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Tölva</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Breytt</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
</context>
<context>
    <name>QUndoStack</name>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>True</source>
        <translation>Satt</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Ósatt</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Opna vallista fjölvalsreitsins</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>Alias for --qwindowicon.</source>
        <translation>Samnefni fyrir --qwindowicon.</translation>
    </message>
    <message>
        <source>Alias for --qwindowtitle.</source>
        <translation>Samnefni fyrir --qwindowtitle.</translation>
    </message>
    <message>
        <source>QPA plugin. See QGuiApplication documentation for available options for each plugin.</source>
        <translation>QPA-viðbót. Sjá hjálparskjöl QGuiApplication um tiltæka valkosti hverrar viðbótar.</translation>
    </message>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <translation>LTR</translation>
    </message>
    <message>
        <source>Restores the application from an earlier session.</source>
        <translation>Endurheimtir forritið úr fyrri setu.</translation>
    </message>
    <message>
        <source>Default window icon.</source>
        <translation>Sjálfgefin gluggatáknmynd.</translation>
    </message>
    <message>
        <source>Instance name according to ICCCM 4.1.2.5.</source>
        <translation>Heiti tilviks samkvæmt ICCCM 4.1.2.5.</translation>
    </message>
    <message>
        <source>Disable mouse grabbing (useful in debuggers).</source>
        <translation>Ekki taka yfir músina (gagnlegt við aflúsun).</translation>
    </message>
    <message>
        <source>Path to the platform plugins.</source>
        <translation>Slóð að verkvangsviðbótum.</translation>
    </message>
    <message>
        <source>Title of the first window.</source>
        <translation>Titill fyrsta gluggans.</translation>
    </message>
    <message>
        <source>Window geometry for the main window, using the X11-syntax, like 100x100+50+50.</source>
        <translation>Stærð og staða aðalgluggans á X11-sniði, t.d. 100x100+50+50.</translation>
    </message>
    <message>
        <source>ID of the X11 Visual to use.</source>
        <translation>Auðkenni X11-sýnigerðar (Visual) sem á að nota.</translation>
    </message>
    <message>
        <source>Alias for --qwindowgeometry.</source>
        <translation>Samnefni fyrir --qwindowgeometry.</translation>
    </message>
    <message>
        <source>Sets the application's layout direction to Qt::RightToLeft (debugging helper).</source>
        <translation>Setur skipanátt forritsins á Qt::RightToLeft (til hjálpar við aflúsun).</translation>
    </message>
    <message>
        <source>Additional plugins to load, can be specified multiple times.</source>
        <translation>Aðrar viðbætur sem á að hlaða inn, má tilgreina oftar en einu sinni.</translation>
    </message>
    <message>
        <source>Display name, overrides $DISPLAY.</source>
        <translation>Heiti skjás, gildir umfram $DISPLAY.</translation>
    </message>
    <message>
        <source>Force mouse grabbing (even when running in a debugger).</source>
        <translation>Þvinga yfirtöku músar (líka þegar keyrt er í aflúsara).</translation>
    </message>
    <message>
        <source>Platform theme.</source>
        <translation>Verkvangsþema.</translation>
    </message>
</context>
<context>
    <name>QSslSocket</name>
</context>
<context>
    <name>QLocalSocket</name>
</context>
<context>
    <name>QOCIResult</name>
</context>
<context>
    <name>QDtls</name>
</context>
<context>
    <name>QFontDialog</name>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rautt:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Mettun:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>Gil&amp;di:</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>Lit&amp;blær:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Veldu lit</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>Bæt&amp;a við sérsniðna liti</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>B&amp;látt:</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Velja lit af skjánum</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Bendill á %1, %2
Ýttu á ESC til að hætta við</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Grænt:</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Gr&amp;unnlitir</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>&amp;Sérsniðnir litir</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Al&amp;fa-gegnsæi:</translation>
    </message>
</context>
<context>
    <name>QSharedMemory</name>
</context>
<context>
    <name>QProcess</name>
</context>
<context>
    <name>QNativeSocketEngine</name>
</context>
<context>
    <name>QNetworkReplyHttpImpl</name>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Loka</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Láta fljóta</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Losar spjaldið eða festir það aftur</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Lokar spjaldinu</translation>
    </message>
</context>
<context>
    <name>QLibrary</name>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Even Pages</source>
        <translation>Síður með slétta tölu</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Prenta</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Valkostir &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Valkostir &gt;&gt;</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Vinstri til hægri, ofan og niður</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Hægri til vinstri, neðan og upp</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Skrifa PDF-skrá</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Prenta</translation>
    </message>
    <message>
        <source>1 (1x1)</source>
        <translation>1 (1x1)</translation>
    </message>
    <message>
        <source>Options 'Pages Per Sheet' and 'Page Set' cannot be used together.
Please turn one of those options off.</source>
        <translation>Ekki er hægt að nota valkostina „Síður á hvert blað“ og „Síðuval“ saman.
Slökktu á öðrum þeirra.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>Skráin %1 er þegar til.
Viltu skrifa yfir hana?</translation>
    </message>
    <message>
        <source>2 (2x1)</source>
        <translation>2 (2x1)</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Vinstri til hægri, neðan og upp</translation>
    </message>
    <message>
        <source>4 (2x2)</source>
        <translation>4 (2x2)</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Síður með oddatölu</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Skrá á þessari tölvu</translation>
    </message>
    <message>
        <source>6 (2x3)</source>
        <translation>6 (2x3)</translation>
    </message>
    <message>
        <source>16 (4x4)</source>
        <translation>16 (4x4)</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Stillingar fyrir prentun á báðar hliðar stangast á. Viltu lagfæra þær?</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Prenta í skrá (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Prenta í skrá ...</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Ógild tilgreining á síðum</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 er ekki rétt skrifað. Notaðu „,“ á milli síðubila og síðna, „-“ til að tilgreina síðubil og gættu þess að síðubil skarist ekki.</translation>
    </message>
    <message>
        <source>9 (3x3)</source>
        <translation>9 (3x3)</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Hægri til vinstri, ofan og niður</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Neðan og upp, vinstri til hægri</translation>
    </message>
    <message>
        <source>The 'From' value cannot be greater than the 'To' value.</source>
        <translation>Gildið í „frá“ má ekki vera hærra en gildið í „til“.</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Allar síður</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Árekstrar í stillingum fyrir prentun á báðar hliðar</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 er mappa.
Veldu annað skráarheiti.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Ekki er hægt að skrifa í skrána %1.
Veldu annað skráarheiti.</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Neðan og upp, hægri til vinstri</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Ofan og niður, vinstri til hægri</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Ofan og niður, hægri til vinstri</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Ýta</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Sýnir valmyndina</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Skrunar til vinstri</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Skruna niður</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Skruna til vinstri</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Fer aftur um eina síðu</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Setur aðgerðina af stað</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Hækka</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Víxla</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Víxlar stöðunni</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Skrunar upp</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Skrunar niður</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Skruna upp</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Fer á næstu síðu</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Skrunar til hægri</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Hækka gildið</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Lækka gildið</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Lækka</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Skruna til hægri</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Fyrri síða</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Setur í fókus</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Setja í fókus</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Næsta síða</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Sýna valmynd</translation>
    </message>
</context>
<context>
    <name>QSocks5SocketEngine</name>
</context>
<context>
    <name>QRegularExpression</name>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Árekstrar í ítarlegum valkostum</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Valkostir prentverks</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Árekstrar í uppsetningu síðu</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Sumir ítarlegir valkostir stangast á. Viltu lagfæra þá?</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Valkostir í uppsetningu síðu stangast á. Viltu lagfæra þá?</translation>
    </message>
    <message>
        <source>Printer Properties</source>
        <translation>Eiginleikar prentara</translation>
    </message>
</context>
<context>
    <name>QSctpSocket</name>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What's This?</source>
        <translation>Hvað er þetta?</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
</context>
<context>
    <name>QDB2Driver</name>
</context>
<context>
    <name>QIBaseDriver</name>
</context>
<context>
    <name>QIBaseResult</name>
</context>
<context>
    <name>QMYSQLDriver</name>
</context>
<context>
    <name>QOCIDriver</name>
</context>
<context>
    <name>QODBCDriver</name>
</context>
<context>
    <name>QSQLiteDriver</name>
</context>
<context>
    <name>QAbstractSocket</name>
</context>
<context>
    <name>QHostInfoAgent</name>
</context>
<context>
    <name>QTgaFile</name>
</context>
<context>
    <name>QDnsLookupRunnable</name>
</context>
<context>
    <name>QSQLiteResult</name>
</context>
<context>
    <name>QFactoryLoader</name>
</context>
<context>
    <name>QDomParser</name>
</context>
<context>
    <name>QSystemSemaphore</name>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Óþekktir valkostir: %1.</translation>
    </message>
    <message>
        <source>Unknown option '%1'.</source>
        <translation>Óþekktur valkostur „%1“.</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[valkostir]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Valkostir:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Birtir hjálp ásamt valkostum sem tilheyra Qt.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Notkun: %1</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Birtir hjálp um valkosti á skipanalínu.</translation>
    </message>
    <message>
        <source>Unexpected value after '%1'.</source>
        <translation>Óvænt gildi á eftir „%1“.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Birtir upplýsingar um útgáfu.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Viðföng:</translation>
    </message>
    <message>
        <source>Missing value after '%1'.</source>
        <translation>Gildi vantar á eftir „%1“.</translation>
    </message>
</context>
<context>
    <name>QSslDiffieHellmanParameter</name>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Sýna nánari upplýsingar...</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Um Qt</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Fela nánari upplýsingar...</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Um Qt&lt;/h3&gt;&lt;p&gt;Þetta forrit notar Qt, útgáfu %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under multiple licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt licensed under GNU (L)GPL is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the respective licenses.&lt;/p&gt;&lt;p&gt;Please see &lt;a href="http://%2/"&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href="http://%3/"&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt er C++-verkfærasafn til að þróa forrit fyrir ólík stýrikerfi.&lt;/p&gt;&lt;p&gt;Með Qt má nota sama frumkóðann á öllum helstu stýrikerfum fyrir borðtölvur. Qt er líka til fyrir ívafin Linux-kerfi og önnur ívafin kerfi og snjalltækjakerfi.&lt;/p&gt;&lt;p&gt;Qt er boðið með nokkrum mismunandi notkunarleyfum til að mæta þörfum ólíkra notenda.&lt;/p&gt;&lt;p&gt;Qt með viðskiptaleyfi okkar hentar til að þróa séreignarhugbúnað og viðskiptahugbúnað þegar þú vilt ekki deila frumkóða með öðrum eða getur af öðrum ástæðum ekki farið eftir skilmálum GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt með notkunarleyfinu GNU (L)GPL hentar til að þróa Qt-forrit að því tilskildu að þú getir farið eftir skilmálum viðkomandi notkunarleyfa.&lt;/p&gt;&lt;p&gt;Á &lt;a href="http://%2/"&gt;%2&lt;/a&gt; er yfirlit yfir notkunarleyfi Qt.&lt;/p&gt;&lt;p&gt;Höfundarréttur (C) %1 The Qt Company Ltd og aðrir sem lagt hafa verkinu lið.&lt;/p&gt;&lt;p&gt;Qt og Qt-merkið eru vörumerki The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt er vara frá The Qt Company Ltd, þróuð sem verkefni með opnum frumkóða. Nánari upplýsingar eru á &lt;a href="http://%3/"&gt;%3&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Upphaf innfellingar frá hægri til vinstri</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Núllbreitt bil</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Einangrun frá vinstri til hægri</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Setja inn Unicode-stýristaf</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Upphaf þvingunar frá vinstri til hægri</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Upphaf innfellingar frá vinstri til hægri</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Einangrun frá hægri til vinstri</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Hægri-til-vinstri merki</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Lok stefnusniðs</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Núllbreitt ekki-tengi</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Upphaf þvingunar frá hægri til vinstri</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Lok einangrunar</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Núllbreitt tengi</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Vinstri-til-hægri merki</translation>
    </message>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Einangrun eftir fyrsta stefnustaf</translation>
    </message>
</context>
<context>
    <name>QJsonParseError</name>
</context>
<context>
    <name>QImageReader</name>
    <message>
        <source>Unable to read image data</source>
        <translation>Ekki tókst að lesa myndgögn</translation>
    </message>
    <message>
        <source>Invalid device</source>
        <translation>Ógilt tæki</translation>
    </message>
    <message>
        <source>Unsupported image format</source>
        <translation>Óstutt myndsnið</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Skrá fannst ekki</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Óþekkt villa</translation>
    </message>
</context>
<context>
    <name>QHttpSocketEngine</name>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Skráarheitið vísar á möppu</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Forritið hætti við að skrifa</translation>
    </message>
    <message>
        <source>QSaveFile cannot open '%1' without direct write fallback enabled.</source>
        <translation>QSaveFile getur ekki opnað „%1“ nema leyft sé að skrifa beint í skrána til vara.</translation>
    </message>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Ekki er hægt að skrifa í skrána %1 sem þegar er til</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>Step &amp;down</source>
        <translation>Skref &amp;niður</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Skref u&amp;pp</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>Velja all&amp;t</translation>
    </message>
</context>
<context>
    <name>QDB2Result</name>
</context>
<context>
    <name>QODBCResult</name>
</context>
<context>
    <name>QPSQLDriver</name>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Sláðu inn gildi:</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No such file or directory</source>
        <translation>Engin slík skrá eða mappa er til</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Aðgangi hafnað</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>skráin sem á að opna er mappa</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Ekkert pláss er eftir á tækinu</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Óþekkt villa</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Of margar skrár eru opnar</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Skruna til vinstri</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Skruna til hægri</translation>
    </message>
</context>
<context>
    <name>QUndoModel</name>
</context>
<context>
    <name>QNetworkAccessCacheBackend</name>
</context>
<context>
    <name>QMYSQLResult</name>
</context>
<context>
    <name>QLocalServer</name>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Auðkenningar er krafist til að nota %1 á %2.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Auðkenningar er krafist til að nota %1.</translation>
    </message>
    <message>
        <source>Authentication Needed</source>
        <translation>Auðkenningar er krafist</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Lykilorð:</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Notandanafn:</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Hætta við</translation>
    </message>
</context>
<context>
    <name>QImageWriter</name>
    <message>
        <source>Unsupported image format</source>
        <translation>Óstutt myndsnið</translation>
    </message>
    <message>
        <source>Image is empty</source>
        <translation>Myndin er tóm</translation>
    </message>
    <message>
        <source>Device not writable</source>
        <translation>Ekki er hægt að skrifa á tækið</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Óþekkt villa</translation>
    </message>
    <message>
        <source>Cannot open device for writing: %1</source>
        <translation>Ekki er hægt að opna tækið til skrifunar: %1</translation>
    </message>
    <message>
        <source>Device is not set</source>
        <translation>Tæki hefur ekki verið valið</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
</context>
<context>
    <name>QNetworkReply</name>
</context>
<context>
    <name>QPluginLoader</name>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Loka flipa</translation>
    </message>
</context>
<context>
    <name>QPSQLResult</name>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Engin skráavél er tiltæk eða vélin styður ekki UnMapExtension</translation>
    </message>
    <message>
        <source>No file engine available</source>
        <translation>Engin skráavél er tiltæk</translation>
    </message>
</context>
<context>
    <name>QUdpSocket</name>
</context>
<context>
    <name>QNetworkAccessDataBackend</name>
</context>
<context>
    <name>QWindowsDirect2DIntegration</name>
</context>
<context>
    <name>QKeySequenceEdit</name>
</context>
<context>
    <name>QNetworkAccessDebugPipeBackend</name>
</context>
<context>
    <name>QNetworkAccessFileBackend</name>
</context>
<context>
    <name>QHostInfo</name>
</context>
<context>
    <name>quiaccessibilityelement</name>
</context>
<context>
    <name>QNetworkReplyImpl</name>
</context>
<context>
    <name>QDtlsClientVerifier</name>
</context>
<context>
    <name>QMdiArea</name>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>Executable '%1' requires Qt %2, found Qt %3.</source>
        <translation>Keyrsluskráin „%1“ þarf Qt %2, fann Qt %3.</translation>
    </message>
    <message>
        <source>Incompatible Qt Library Error</source>
        <translation>Villa: ósamhæft Qt-aðgerðasafn</translation>
    </message>
</context>
<context>
    <name>Print Device Input Slot</name>
</context>
<context>
    <name>Print Device Output Bin</name>
</context>
<context>
    <name>QCocoaTheme</name>
</context>
<context>
    <name>QDnsLookup</name>
</context>
<context>
    <name>QTcpServer</name>
</context>
</TS>
