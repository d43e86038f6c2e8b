<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is">
<context>
    <name>BoardMarks</name>
    <message>
        <source>%1
hit</source>
        <extracomment>men that were hit and are out of the game, on a narrow plate beside their tray; keep the line break and very short lines</extracomment>
        <translation>%1
úr leik</translation>
    </message>
    <message numerus="yes">
        <source>%n to play</source>
        <extracomment>men still to be played of a doublet, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n eftir</numerusform>
            <numerusform>%n eftir</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw both</source>
        <comment>button: both dice for the lead</comment>
        <translation>Kasta báðum</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button</comment>
        <translation>Kasta</translation>
    </message>
    <message numerus="yes">
        <source>%n unused</source>
        <extracomment>men of a doublet that nobody could play, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n ónotuð</numerusform>
            <numerusform>%n ónotaðar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>reitur %1</translation>
    </message>
    <message>
        <source>%1; lost: %2</source>
        <comment>dice; numbers</comment>
        <translation>%1; ónýtt: %2</translation>
    </message>
    <message>
        <source>%1; passed to %2: %3</source>
        <comment>dice; player; numbers</comment>
        <translation>%1; til mótspilarans (%2): %3</translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1; valinn</translation>
    </message>
    <message numerus="yes">
        <source>%1; hint: %n man/men</source>
        <translation>
            <numerusform>%1; ábending: %n tafla</numerusform>
            <numerusform>%1; ábending: %n töflur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; can be played</source>
        <translation>%1; má leika</translation>
    </message>
    <message>
        <source>%1; can be reached with %2</source>
        <comment>%2: a number of the dice</comment>
        <translation>%1; hægt að ná með %2</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>point</comment>
        <translation>auður</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>player: point: men</comment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Dice in the boxes</source>
        <translation>Teningar í baukunum</translation>
    </message>
    <message>
        <source>Dice of the opening throw: %1 and %2</source>
        <comment>White&apos;s and Black&apos;s number</comment>
        <translation>Teningar upphafskastsins: %1 og %2</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Teningar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n man/men left to play</source>
        <translation>
            <numerusform>%1; %n tafla eftir</numerusform>
            <numerusform>%1; %n töflur eftir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; left to play: %2</source>
        <translation>%1; eftir: %2</translation>
    </message>
    <message>
        <source>%1; %2 throws next</source>
        <comment>dice; player</comment>
        <translation>%1; %2 kastar næst</translation>
    </message>
    <message>
        <source>%1’s dice box</source>
        <translation>Teningabaukur: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>colour: name of player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>player; to throw</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s tray: %n man/men borne off</source>
        <translation>
            <numerusform>Bakki, %1: %n tafla komin út af</numerusform>
            <numerusform>Bakki, %1: %n töflur komnar út af</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men hit and out of the game</source>
        <translation>
            <numerusform>%n tafla slegin úr leik</numerusform>
            <numerusform>%n töflur slegnar úr leik</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: to point %2, hitting a man</source>
        <translation>Leika %1: á reit %2, slær töflu</translation>
    </message>
    <message>
        <source>Play %1: to point %2</source>
        <translation>Leika %1: á reit %2</translation>
    </message>
    <message>
        <source>Play %1: bear off</source>
        <translation>Leika %1: taka út af</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Leika %1</translation>
    </message>
    <message>
        <source>Throw both dice</source>
        <translation>Kasta báðum teningum</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Kasta</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n unused</source>
        <translation>
            <numerusform>%1; %n ónotuð</numerusform>
            <numerusform>%1; %n ónotaðar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; may be claimed</source>
        <translation>%1; má gera tilkall til</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>A board, men and dice to cut out</source>
        <translation>Borð, töflur og teningar til að klippa út</translation>
    </message>
    <message>
        <source>Finished sizes: board %1 × %2 cm, men %3 cm across, dice %4 cm.</source>
        <extracomment>%1 and %2 centimetres: length and breadth of the board; %3 of a man across, %4 of a die</extracomment>
        <translation>Fullgerðar stærðir: borð %1 × %2 cm, töflur %3 cm í þvermál, teningar %4 cm.</translation>
    </message>
    <message>
        <source>Print the next three pages at 100%, without fitting them to the page. Check with a ruler that the bar below is 10 cm long.</source>
        <translation>Prentaðu næstu þrjár síður í 100% stærð, án þess að laga þær að blaðinu. Mældu með reglustiku hvort strikið hér að neðan er 10 cm.</translation>
    </message>
    <message>
        <source>Cut the dice from the last page and glue them to thin card that still folds, such as a postcard. Glue everything else to card 1 to 2 mm thick, and let it dry under a few books.</source>
        <translation>Klipptu teningana af síðasta blaðinu. Límdu þá á þunnan pappa sem hægt er að brjóta saman, til dæmis póstkort. Límdu allt annað á 1 til 2&#xa0;mm þykkan pappa. Láttu það þorna undir nokkrum bókum.</translation>
    </message>
    <message>
        <source>Cut out both halves of the board along their outer lines. Lay them side by side so that the two halves of the bar meet, and tape them together at the back. The board can then be folded.</source>
        <translation>Klipptu út báða helminga borðsins eftir ytri línunum. Leggðu þá saman svo að slárhelmingarnir mætist og límdu þá saman að aftan. Þá má brjóta borðið saman.</translation>
    </message>
    <message>
        <source>Cut out the men. Men made of two layers of card stack well.</source>
        <translation>Klipptu töflurnar út. Töflur úr tveimur lögum af pappa staflast vel.</translation>
    </message>
    <message>
        <source>Cut out the dice along the outer lines, including the tabs. Press a groove along all lines with a blunt knife, fold the card and glue the tabs inside. A scrap of card inside makes a die stiffer. A card die is never quite fair: if you want to count how often each number comes up, use real dice.</source>
        <translation>Klipptu teningana út eftir ytri línunum, með flipunum. Þrýstu rauf í allar línur með bitlausum hníf. Brjóttu pappann og límdu flipana að innan. Pappabútur innan í teningi gerir hann stífari. Pappateningur fellur aldrei alveg jafnt á allar hliðar. Notaðu alvöru teninga ef telja á hve oft hver tala kemur upp.</translation>
    </message>
    <message>
        <source>Set up the men as the diagram of your game shows. A number on a man shows how many men are in that pile.</source>
        <translation>Raðaðu töflunum eins og skýringarmynd leiksins sýnir. Tala á töflu sýnir hve margar töflur eru í staflanum.</translation>
    </message>
    <message>
        <source>You will need card, paper glue, scissors or a sharp knife, a ruler and sticky tape.</source>
        <translation>Þú þarft pappa, pappírslím, skæri eða beittan hníf, reglustiku og límband.</translation>
    </message>
    <message>
        <source>10 cm</source>
        <translation>10 cm</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>above what is cut out. %1: whose table, %2: which part of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>the left half of the board</source>
        <translation>vinstri helmingur borðsins</translation>
    </message>
    <message>
        <source>the right half of the board</source>
        <translation>hægri helmingur borðsins</translation>
    </message>
    <message>
        <source>men and dice</source>
        <translation>töflur og teningar</translation>
    </message>
</context>
<context>
    <name>BriefText</name>
    <message>
        <source>%1 %2, %3 %4. %1 begins.</source>
        <extracomment>the opening throw: %1 and %3 the players, %2 and %4 their numbers</extracomment>
        <translation>%1 %2, %3 %4. %1 byrjar.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <extracomment>a man moves from point %1 to point %2</extracomment>
        <translation>%1 á %2.</translation>
    </message>
    <message>
        <source>%1 may stack.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 má stafla.</translation>
    </message>
    <message>
        <source>%1 may race.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 má hlaupa.</translation>
    </message>
    <message>
        <source>%1 may set up.</source>
        <extracomment>%1 a player, whose men are all off the board</extracomment>
        <translation>%1 má setja upp.</translation>
    </message>
    <message>
        <source>%1 may bear off.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 má taka út af.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 what fell: &quot;6 and 3&quot;, &quot;two 4s&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, both laid.</source>
        <extracomment>both numbers of a throw have laid a man down: &quot;Anne 6 and 3, both laid.&quot;</extracomment>
        <translation>%1, báðar felldar.</translation>
    </message>
    <message>
        <source>%1, all laid.</source>
        <translation>%1, allar felldar.</translation>
    </message>
    <message>
        <source>%1, both stacked.</source>
        <extracomment>both numbers of a throw have put a man back on its pile</extracomment>
        <translation>%1, báðum staflað.</translation>
    </message>
    <message>
        <source>%1, all stacked.</source>
        <translation>%1, öllum staflað.</translation>
    </message>
    <message>
        <source>%1, both set up.</source>
        <extracomment>both numbers of a throw have set a man up again</extracomment>
        <translation>%1, báðar settar upp.</translation>
    </message>
    <message>
        <source>%1, all set up.</source>
        <translation>%1, allar settar upp.</translation>
    </message>
    <message>
        <source>%1, both off.</source>
        <extracomment>both numbers of a throw have taken a man off the board</extracomment>
        <translation>%1, báðar út af.</translation>
    </message>
    <message>
        <source>%1, all off.</source>
        <translation>%1, allar út af.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <extracomment>%1 a player, %2 the points of the men laid down</extracomment>
        <translation>%1 fellir: %2.</translation>
    </message>
    <message>
        <source>%1 stacks %2.</source>
        <extracomment>%1 a player, %2 the points of the men put back on their piles</extracomment>
        <translation>%1 staflar: %2.</translation>
    </message>
    <message>
        <source>%1 sets up %2.</source>
        <extracomment>%1 a player, %2 the points on which men are set up again</extracomment>
        <translation>%1 setur upp: %2.</translation>
    </message>
    <message>
        <source>%1 off %2.</source>
        <extracomment>%1 a player, %2 the points of the men taken off the board</extracomment>
        <translation>%1, út af: %2.</translation>
    </message>
    <message>
        <source>%1: not claimed.</source>
        <extracomment>%1 numbers that the player did not claim</extracomment>
        <translation>%1: ekkert tilkall.</translation>
    </message>
    <message>
        <source>%1: no use.</source>
        <extracomment>%1 numbers that no man can use</extracomment>
        <translation>%1: nýtist ekki.</translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <extracomment>%1 numbers that the thrower cannot use, %2 the other player, who may</extracomment>
        <translation>%1: %2 fær.</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>%1 plays %n man/men of %2’s doublet.</source>
        <extracomment>%1 a player, %2 the other, who threw the doublet</extracomment>
        <translation>
            <numerusform>%1 leikur %n töflu af samvörpum mótspilarans (%2).</numerusform>
            <numerusform>%1 leikur %n töflum af samvörpum mótspilarans (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>%1 leikur tölur mótspilarans (%2): %3.</translation>
    </message>
    <message>
        <source>Each player throws one die: enter the two numbers.</source>
        <translation>Hvor um sig kastar einum teningi: sláðu inn báðar tölurnar.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: touch either dice box.</source>
        <translation>Einn teningur á mann, kastað í einu: snertu annan baukinn.</translation>
    </message>
    <message>
        <source>Each player throws one die.</source>
        <translation>Hvor um sig kastar einum teningi.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: press Space, or click either box.</source>
        <translation>Einn teningur á mann, kastað í einu: ýttu á bilslá eða smelltu á annan baukinn.</translation>
    </message>
    <message>
        <source>Now %1 throws again.</source>
        <translation>Nú kastar %1 aftur.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Nú kastar %1.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n more man/men.</source>
        <translation>
            <numerusform>Nú fellir %1 %n töflu í viðbót.</numerusform>
            <numerusform>Nú fellir %1 %n töflur í viðbót.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n man/men.</source>
        <translation>
            <numerusform>Nú fellir %1 %n töflu.</numerusform>
            <numerusform>Nú fellir %1 %n töflur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n more man/men.</source>
        <translation>
            <numerusform>Nú tekur %1 %n töflu í viðbót út af.</numerusform>
            <numerusform>Nú tekur %1 %n töflur í viðbót út af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n man/men.</source>
        <translation>
            <numerusform>Nú tekur %1 %n töflu út af.</numerusform>
            <numerusform>Nú tekur %1 %n töflur út af.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 player, %2 the numbers of the dice</extracomment>
        <translation>Nú leikur %1: %2.</translation>
    </message>
    <message>
        <source>The %1 cannot be played.</source>
        <extracomment>%1 numbers that the player has thrown and no man can use</extracomment>
        <translation>Ekki er hægt að leika %1.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n of these numbers: %2.</source>
        <extracomment>%1 player, %2 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Nú leikur %1 %n af þessum tölum: %2.</numerusform>
            <numerusform>Nú leikur %1 %n af þessum tölum: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins stacking again.</source>
        <translation>%1 staflar hér eftir.</translation>
    </message>
    <message>
        <source>%1 begins the race.</source>
        <translation>%1 hefur kapphlaupið.</translation>
    </message>
    <message>
        <source>%1 begins bearing off.</source>
        <translation>%1 tekur hér eftir út af.</translation>
    </message>
    <message>
        <source>%1 begins setting up again.</source>
        <translation>%1 setur hér eftir upp aftur.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of a throw, of which all have been played</extracomment>
        <translation>%1 leikur %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down the last %n man/men.</source>
        <translation>
            <numerusform>%1 fellir síðustu töfluna.</numerusform>
            <numerusform>%1 fellir síðustu %n töflurnar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off the last %n man/men.</source>
        <translation>
            <numerusform>%1 tekur síðustu töfluna út af.</numerusform>
            <numerusform>%1 tekur síðustu %n töflurnar út af.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>Nú leikur %1 tölur mótspilarans (%2): %3.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down all %n man/men.</source>
        <translation>
            <numerusform>Nú fellir %1 einu töfluna.</numerusform>
            <numerusform>Nú fellir %1 allar %n töflurnar.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the %1s cannot be played.</source>
        <translation>Ein %1 nýtist ekki.</translation>
    </message>
    <message>
        <source>Only one of the %1s can be played.</source>
        <translation>Aðeins ein %1 nýtist.</translation>
    </message>
    <message>
        <source>You begin stacking again.</source>
        <translation>Þú staflar hér eftir.</translation>
    </message>
    <message>
        <source>You begin the race.</source>
        <translation>Þú hefur kapphlaupið.</translation>
    </message>
    <message>
        <source>You begin bearing off.</source>
        <translation>Þú tekur hér eftir út af.</translation>
    </message>
    <message>
        <source>You begin setting up again.</source>
        <translation>Þú setur hér eftir upp aftur.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 the numbers of a throw, of which all have been played</extracomment>
        <translation>Þú leikur %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n man/men of your doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>%1 leikur %n töflu af samvörpum þínum.</numerusform>
            <numerusform>%1 leikur %n töflum af samvörpum þínum.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>%1 leikur tölur þínar: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n man/men of %1’s doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>Þú leikur %n töflu af samvörpum mótspilarans (%1).</numerusform>
            <numerusform>Þú leikur %n töflum af samvörpum mótspilarans (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>You play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Þú leikur tölur mótspilarans (%1): %2.</translation>
    </message>
    <message>
        <source>Now you throw again.</source>
        <translation>Nú kastar þú aftur.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Nú kastar þú.</translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down all %n man/men.</source>
        <translation>
            <numerusform>Nú fellir þú einu töfluna.</numerusform>
            <numerusform>Nú fellir þú allar %n töflurnar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down the last %n man/men.</source>
        <translation>
            <numerusform>Þú fellir síðustu töfluna.</numerusform>
            <numerusform>Þú fellir síðustu %n töflurnar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off the last %n man/men.</source>
        <translation>
            <numerusform>Þú tekur síðustu töfluna út af.</numerusform>
            <numerusform>Þú tekur síðustu %n töflurnar út af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n more man/men.</source>
        <translation>
            <numerusform>Nú fellir þú %n töflu í viðbót.</numerusform>
            <numerusform>Nú fellir þú %n töflur í viðbót.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n man/men.</source>
        <translation>
            <numerusform>Nú fellir þú %n töflu.</numerusform>
            <numerusform>Nú fellir þú %n töflur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n more man/men.</source>
        <translation>
            <numerusform>Nú tekur þú %n töflu í viðbót út af.</numerusform>
            <numerusform>Nú tekur þú %n töflur í viðbót út af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n man/men.</source>
        <translation>
            <numerusform>Nú tekur þú %n töflu út af.</numerusform>
            <numerusform>Nú tekur þú %n töflur út af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n of these numbers: %1.</source>
        <extracomment>%1 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Nú leikur þú %n af þessum tölum: %1.</numerusform>
            <numerusform>Nú leikur þú %n af þessum tölum: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>Nú leikur þú: %1.</translation>
    </message>
    <message>
        <source>Now you play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Nú leikur þú tölur mótspilarans (%1): %2.</translation>
    </message>
    <message>
        <source>Now %1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>Nú leikur %1 tölur þínar: %2.</translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n leikur</numerusform>
            <numerusform>%n leikir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>%1: %2, engin villa</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n with an error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>
            <numerusform>%1: %2, %n með villu</numerusform>
            <numerusform>%1: %2, %n með villu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, bytes read:</source>
        <translation>%1, bæti lesin:</translation>
    </message>
    <message>
        <source>Stopped while reading %1.</source>
        <translation>Lestri á %1 var hætt.</translation>
    </message>
    <message>
        <source>Too many errors: the rest of the file was not read.</source>
        <translation>Of margar villur: restin af skránni var ekki lesin.</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>SKRÁ…</translation>
    </message>
    <message>
        <source>game %1, throw %2: </source>
        <translation>leikur %1, kast %2: </translation>
    </message>
    <message>
        <source>game %1: </source>
        <translation>leikur %1: </translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>%1’s throw has no %2 to claim.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>%1 fékk ekki töluna %2. Ekki er hægt að gera tilkall til hennar.</translation>
    </message>
    <message>
        <source>%1 used the %2. It cannot be claimed.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>%1 notaði töluna %2. Ekki er hægt að gera tilkall til hennar.</translation>
    </message>
    <message>
        <source>%1 has already claimed the %2.</source>
        <extracomment>%1 the player who wanted to claim the number %2 of the dice</extracomment>
        <translation>%1 hefur þegar gert tilkall til tölunnar %2.</translation>
    </message>
    <message>
        <source>%1 claims the %2.</source>
        <extracomment>%1 the player who claims the number %2 of the other player&apos;s dice</extracomment>
        <translation>%1 gerir tilkall til tölunnar %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unused.</source>
        <extracomment>%1 a player, %2 numbers of the dice that the player has not used</extracomment>
        <translation>%1 notar ekki: %2.</translation>
    </message>
    <message>
        <source>Only %1 can claim unused numbers.</source>
        <extracomment>%1 the player who may claim numbers; the other player wanted to</extracomment>
        <translation>Aðeins %1 getur gert tilkall til ónotaðra talna.</translation>
    </message>
    <message>
        <source>Enter on a man claims its number; Space gives up all unused numbers.</source>
        <translation>Enter á töflu gerir tilkall til tölu hennar; bilslá sleppir öllum ónotuðum tölum.</translation>
    </message>
    <message>
        <source>Enter claims; Space goes on without claiming.</source>
        <translation>Enter gerir tilkall; bilslá heldur áfram án tilkalls.</translation>
    </message>
    <message>
        <source>Your throw has no %1 to claim.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>Þú fékkst ekki töluna %1. Ekki er hægt að gera tilkall til hennar.</translation>
    </message>
    <message>
        <source>You used the %1. It cannot be claimed.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>Þú notaðir töluna %1. Ekki er hægt að gera tilkall til hennar.</translation>
    </message>
    <message>
        <source>You have already claimed the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Þú hefur þegar gert tilkall til tölunnar %1.</translation>
    </message>
    <message>
        <source>Only you can claim unused numbers.</source>
        <translation>Aðeins þú getur gert tilkall til ónotaðra talna.</translation>
    </message>
    <message>
        <source>You claim the %1.</source>
        <extracomment>%1 a number of the other player&apos;s dice</extracomment>
        <translation>Þú gerir tilkall til tölunnar %1.</translation>
    </message>
    <message>
        <source>You leave %1 unused.</source>
        <extracomment>%1 numbers of the dice that you have not used</extracomment>
        <translation>Þú notar ekki: %1.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Lists the rule sets and the rules you can change.</source>
        <translation>Telur upp reglusöfnin og reglurnar sem má breyta.</translation>
    </message>
    <message>
        <source>Plays many games and counts who wins.</source>
        <translation>Leikur marga leiki og telur hver vinnur.</translation>
    </message>
    <message>
        <source>Saves a picture of the board; works without a screen.</source>
        <translation>Vistar mynd af borðinu; virkar án skjás.</translation>
    </message>
    <message>
        <source>Makes a PDF for printing: rules, a board, a game, odds, labels, lessons.</source>
        <translation>Býr til PDF til prentunar: reglur, borð, leik, líkur, merkispjöld, kennslustundir.</translation>
    </message>
    <message>
        <source>Summarises the visits to a display, or prints them all.</source>
        <translation>Tekur saman yfirlit um heimsóknir á safnastöð eða prentar þær allar.</translation>
    </message>
    <message>
        <source>Replays game records and reports the first error in each game.</source>
        <translation>Leikur skráða leiki aftur og segir frá fyrstu villu í hverjum.</translation>
    </message>
    <message>
        <source>Print JSON for other programs.</source>
        <translation>Prenta JSON fyrir önnur forrit.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Sýna þessa hjálp.</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>skipanalína</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>óvænt viðfang %1</translation>
    </message>
    <message>
        <source>Could not write the results.</source>
        <translation>Ekki tókst að skrifa niðurstöðurnar.</translation>
    </message>
    <message>
        <source>Could not start %1: %2</source>
        <extracomment>%1 the path of a program, %2 the reason</extracomment>
        <translation>Ekki tókst að ræsa %1: %2</translation>
    </message>
    <message>
        <source>Usage: doublets-cli COMMAND [OPTIONS]</source>
        <translation>Notkun: doublets-cli SKIPUN [VALKOSTIR]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Skipanir:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Valkostir:</translation>
    </message>
    <message>
        <source>Show this help, or help for the command given before it.</source>
        <translation>Sýna þessa hjálp, eða hjálp um skipunina á undan.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Sýna útgáfuna.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Nota þetta tungumál: %1.</translation>
    </message>
    <message>
        <source>command line: unknown command %1; available: %2</source>
        <translation>skipanalína: óþekkt skipun %1; í boði: %2</translation>
    </message>
    <message>
        <source>Show the options.</source>
        <translation>Sýna valkostina.</translation>
    </message>
    <message>
        <source>Start a new game with this rule set.</source>
        <translation>Byrja nýjan leik með þessu reglusafni.</translation>
    </message>
    <message>
        <source>Start a new game with dice from this seed.</source>
        <translation>Byrja nýjan leik með teningum úr þessu fræi.</translation>
    </message>
    <message>
        <source>Start First steps: learn the game on the board.</source>
        <translation>Byrja á Fyrstu skrefum: lærðu leikinn á borðinu.</translation>
    </message>
    <message>
        <source>Use this language.</source>
        <translation>Nota þetta tungumál.</translation>
    </message>
    <message>
        <source>Start as a museum display, configured by FILE.</source>
        <translation>Ræsa sem safnastöð, stillta með SKRÁ.</translation>
    </message>
    <message>
        <source>Doublets and related historical dice games for two players.</source>
        <translation>Doublets og skyldir sögulegir teningaleikir fyrir tvo.</translation>
    </message>
    <message>
        <source>The game or lesson to open.</source>
        <translation>Leikurinn eða kennslustundin sem á að opna.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time, not %1.</source>
        <translation>Aðeins er hægt að opna eina skrá í einu, ekki %1.</translation>
    </message>
    <message>
        <source>A file has its own rules and dice: give either a file or options for a new game, not both.</source>
        <translation>Skrá hefur eigin reglur og teninga: gefðu upp skrá eða valkosti nýs leiks, ekki hvort tveggja.</translation>
    </message>
    <message>
        <source>--language: unknown language %1; available: %2.</source>
        <translation>--language: óþekkt tungumál %1; í boði: %2.</translation>
    </message>
    <message>
        <source>Could not start the museum display %1: %2. Install the Debian package doublets-display; there is no display for other systems.</source>
        <extracomment>%1 the path of a program, %2 why not</extracomment>
        <translation>Ekki tókst að ræsa safnastöðina %1: %2. Settu upp Debian-pakkann doublets-display; safnastöðin er ekki til fyrir önnur kerfi.</translation>
    </message>
    <message>
        <source>Computes how often each player wins under best play, or estimates it under good play.</source>
        <translation>Reiknar hve oft hvor leikmaður vinnur með besta leik eða metur það með góðum leik.</translation>
    </message>
</context>
<context>
    <name>ComparisonSummary</name>
    <message>
        <source>The game as it was played.</source>
        <translation>Leikurinn eins og hann var leikinn.</translation>
    </message>
    <message numerus="yes">
        <source>The game as it stood after %n throw(s) of the dice.</source>
        <translation>
            <numerusform>Leikurinn eins og hann stóð eftir %n kast.</numerusform>
            <numerusform>Leikurinn eins og hann stóð eftir %n köst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is drawn after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Reglurnar (%1): jafntefli eftir %n kast.</numerusform>
            <numerusform>Reglurnar (%1): jafntefli eftir %n köst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is unfinished after %n throw(s).</source>
        <translation>
            <numerusform>Reglurnar (%1): leiknum er ólokið eftir %n kast.</numerusform>
            <numerusform>Reglurnar (%1): leiknum er ólokið eftir %n köst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, %2 wins after %n throw(s).</source>
        <extracomment>%1 the author of the rules, %2 the winner</extracomment>
        <translation>
            <numerusform>Reglurnar (%1): %2 vinnur eftir %n kast.</numerusform>
            <numerusform>Reglurnar (%1): %2 vinnur eftir %n köst.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two games never differ.</source>
        <translation>Leikirnir tveir eru alveg eins.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the players choose differently.</source>
        <translation>Leiðir þeirra skilja í kasti %1 því að leikmenn velja ekki eins.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the rules differ.</source>
        <translation>Leiðir þeirra skilja í kasti %1 því að reglurnar eru ekki þær sömu.</translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice of the first game was/were unused when the second ended.</source>
        <translation>
            <numerusform>Þegar seinni leiknum lauk var %n teningur fyrri leiksins ónotaður.</numerusform>
            <numerusform>Þegar seinni leiknum lauk voru %n teningar fyrri leiksins ónotaðir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where there is a choice, both players choose at random (seed %1).</source>
        <translation>Þegar val er velja báðir af handahófi (fræ %1).</translation>
    </message>
    <message>
        <source>Where there is a choice, both players try to finish in the fewest turns.</source>
        <translation>Þegar val er reyna báðir að ljúka leik í sem fæstum umferðum.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players make the best play.</source>
        <translation>Þegar val er leika báðir sem best.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players play as the strong computer does.</source>
        <translation>Þegar val er leika báðir leikmenn eins og sterka tölvan.</translation>
    </message>
    <message>
        <source>The second game used exactly the dice of the first.</source>
        <translation>Seinni leikurinn notaði nákvæmlega teninga þess fyrri.</translation>
    </message>
    <message numerus="yes">
        <source>The second game needed %n more die/dice, thrown from the seed %1.</source>
        <extracomment>%1 the seed</extracomment>
        <translation>
            <numerusform>Seinni leikurinn þurfti %n tening í viðbót, úr fræinu %1.</numerusform>
            <numerusform>Seinni leikurinn þurfti %n teninga í viðbót, úr fræinu %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, you win after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Reglurnar (%1): þú vinnur eftir %n kast.</numerusform>
            <numerusform>Reglurnar (%1): þú vinnur eftir %n köst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComputerNames</name>
    <message>
        <source>Computer</source>
        <comment>name of a player</comment>
        <translation>Tölva</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Tölvan</translation>
    </message>
    <message>
        <source>the computer</source>
        <comment>a player, within a sentence</comment>
        <translation>tölvan</translation>
    </message>
    <message>
        <source>Careless computer</source>
        <comment>name of a player</comment>
        <translation>Kærulaus tölva</translation>
    </message>
    <message>
        <source>The careless computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Kærulausa tölvan</translation>
    </message>
    <message>
        <source>the careless computer</source>
        <comment>a player, within a sentence</comment>
        <translation>kærulausa tölvan</translation>
    </message>
    <message>
        <source>a=b</source>
        <comment>corrections of names of computers</comment>
        <extracomment>Where prepositions change the form of a computer&apos;s name, such as German &quot;von der Computer&quot;: pairs of wrong and right forms, separated by semicolons, for example &quot;von der Computer=vom Computer;für der Computer=für den Computer&quot;. Leave &quot;a=b&quot; if there are none.</extracomment>
        <translation>a=b</translation>
    </message>
    <message>
        <source>Casual computer</source>
        <comment>name of a player</comment>
        <translation>Miðlungstölva</translation>
    </message>
    <message>
        <source>The casual computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Miðlungstölvan</translation>
    </message>
    <message>
        <source>the casual computer</source>
        <comment>a player, within a sentence</comment>
        <translation>miðlungstölvan</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message numerus="yes">
        <source>The moves of %n later throws stay the same.</source>
        <translation>
            <numerusform>Leikið er eins úr %n síðara kasti.</numerusform>
            <numerusform>Leikið er eins úr %n síðari köstum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of the later throws, different men move, because the rules leave no choice.</source>
        <translation>
            <numerusform>Í %n síðara kasti færast aðrar töflur því að reglurnar leyfa ekkert val.</numerusform>
            <numerusform>Í %n síðari köstum færast aðrar töflur því að reglurnar leyfa ekkert val.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves of this throw are no longer possible: choose again.</source>
        <translation>Ekki er lengur hægt að leika þannig úr þessu kasti: veldu aftur.</translation>
    </message>
    <message>
        <source>The moves of throw %1 are no longer possible: choose again.</source>
        <translation>Ekki er lengur hægt að leika þannig úr kasti %1: veldu aftur.</translation>
    </message>
    <message>
        <source>It would then be %1’s turn, but the other player threw.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Þá ætti %1 að kasta, en mótspilarinn kastaði.</translation>
    </message>
    <message>
        <source>Both players then throw again to decide who begins.</source>
        <translation>Kastað er aftur um hver byrjar.</translation>
    </message>
    <message>
        <source>This then decides who throws first.</source>
        <translation>Þá ræðst af þessu hver kastar fyrst.</translation>
    </message>
    <message>
        <source>The game then ends with throw %1.</source>
        <extracomment>%1 the number of a throw</extracomment>
        <translation>Leiknum lýkur þá með kasti %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws after that are undone.</source>
        <translation>
            <numerusform>%n kast eftir það er afturkallað.</numerusform>
            <numerusform>%n köst eftir það eru afturkölluð.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their dice will be suggested as you continue.</source>
        <translation>Stungið verður upp á teningum þeirra þegar þú heldur áfram.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Ekkert annað breytist.</translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>The game could not be saved</source>
        <translation>Ekki tókst að vista leikinn</translation>
    </message>
    <message>
        <source>The game on the board is unfinished and could not be saved.</source>
        <translation>Leiknum á borðinu er ólokið og ekki tókst að vista hann.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Opna leik</translation>
    </message>
    <message>
        <source>Games of doublets (*.doublets)</source>
        <translation>Doublets-leikir (*.doublets)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Allar skrár (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Vista leikinn</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Opna kennslustund</translation>
    </message>
    <message>
        <source>Lessons (*.doublets-lesson)</source>
        <translation>Kennslustundir (*.doublets-lesson)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Vista kennslustund</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Velja mynd</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Myndir (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Open an invention</source>
        <translation>Opna uppfinningu</translation>
    </message>
    <message>
        <source>Invented rules (*.doublets-rules)</source>
        <translation>Uppfundnar reglur (*.doublets-rules)</translation>
    </message>
    <message>
        <source>Save the invention</source>
        <translation>Vista uppfinninguna</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Vista tölurnar</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Gildi aðskilin með kommum (*.csv)</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation>Vista tilraunina</translation>
    </message>
    <message>
        <source>Page with charts (*.pdf)</source>
        <translation>Síða með myndritum (*.pdf)</translation>
    </message>
    <message>
        <source>Picture of the page (*.png)</source>
        <translation>Mynd af síðunni (*.png)</translation>
    </message>
    <message>
        <source>Drawing of the page (*.svg)</source>
        <translation>Teikning af síðunni (*.svg)</translation>
    </message>
    <message>
        <source>Table with one row per game (*.games.csv)</source>
        <translation>Gagnatafla með línu fyrir hvern leik (*.games.csv)</translation>
    </message>
    <message>
        <source>Picture, %1 × %2 (*.png)</source>
        <extracomment>A kind of file in a list: a picture of that many pixels. %1 width, %2 height</extracomment>
        <translation>Mynd, %1 × %2 (*.png)</translation>
    </message>
    <message>
        <source>As in the window: %1</source>
        <extracomment>%1: a kind of file, &quot;Picture, 1200 × 760 (*.png)&quot;</extracomment>
        <translation>Eins og í glugganum: %1</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Vista mynd af borðinu</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Óvistaðar breytingar</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Vista breytingarnar?</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Vista breytingarnar í %1?</translation>
    </message>
    <message>
        <source>Your changes will be lost if you don’t save them.</source>
        <translation>Breytingarnar glatast ef þú vistar þær ekki.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Don’t Save</source>
        <translation>&amp;Ekki vista</translation>
    </message>
    <message>
        <source>If you start another game, this one will be lost.</source>
        <translation>Ef þú byrjar annan leik glatast þessi.</translation>
    </message>
    <message>
        <source>&amp;Keep this game</source>
        <translation>&amp;Geyma þennan leik</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Fleygja honum</translation>
    </message>
    <message>
        <source>To keep this game, save it in another folder first.</source>
        <translation>Til að geyma þennan leik skaltu fyrst vista hann í annarri möppu.</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>&amp;Hætta án þess að vista</translation>
    </message>
    <message>
        <source>The lesson could not be saved</source>
        <translation>Ekki tókst að vista kennslustundina</translation>
    </message>
    <message>
        <source>Some answers or games in a lesson could not be saved.</source>
        <translation>Ekki tókst að vista sum svör eða suma leiki í kennslustund.</translation>
    </message>
    <message>
        <source>If you quit, everything since the last save will be lost.</source>
        <translation>Ef þú hættir glatast allt frá síðustu vistun.</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>&amp;Halda áfram</translation>
    </message>
    <message>
        <source>Your game may be open elsewhere</source>
        <translation>Leikurinn er ef til vill opinn annars staðar</translation>
    </message>
    <message>
        <source>Your game seems to be open in another program.</source>
        <translation>Leikurinn virðist vera opinn í öðru forriti.</translation>
    </message>
    <message>
        <source>Your game seems to be open on the computer %1.</source>
        <extracomment>%1: the name of a computer, in quotation marks</extracomment>
        <translation>Leikurinn virðist vera opinn í tölvunni %1.</translation>
    </message>
    <message>
        <source>If Doublets is no longer running there, open your game here. If it is still running there, close it first: otherwise the two copies would overwrite each other’s moves.</source>
        <translation>Ef Doublets er ekki lengur í gangi þar skaltu opna leikinn hér. Sé það enn í gangi skaltu loka því fyrst. Annars skrifa eintökin tvö hvort yfir annað.</translation>
    </message>
    <message>
        <source>Opened there: %1.</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Opnað þar: %1.</translation>
    </message>
    <message>
        <source>&amp;Open my game here</source>
        <translation>&amp;Opna leikinn minn hér</translation>
    </message>
    <message>
        <source>&amp;Start another game</source>
        <translation>&amp;Byrja annan leik</translation>
    </message>
    <message>
        <source>Start the lesson over</source>
        <translation>Byrja kennslustundina upp á nýtt</translation>
    </message>
    <message>
        <source>Start the lesson over from its first step?</source>
        <translation>Byrja kennslustundina aftur frá fyrsta skrefi?</translation>
    </message>
    <message>
        <source>The class’s answers and moves will be deleted.</source>
        <translation>Svörum og leikjum bekkjarins verður eytt.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Byrja upp á nýtt</translation>
    </message>
    <message>
        <source>&amp;Continue the lesson</source>
        <translation>&amp;Halda kennslustundinni áfram</translation>
    </message>
    <message>
        <source>Reset the score between these two players? The score is now: %1</source>
        <extracomment>%1 the score: &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Núllstilla stöðuna milli þessara tveggja? Staðan er nú: %1</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>Núllstilla stöðuna</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores against other players are kept.</source>
        <translation>Þetta er ekki hægt að afturkalla. Staða gegn öðrum helst.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Núllstilla</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>Eyða tölfræðinni</translation>
    </message>
    <message>
        <source>Erase the statistics of all games?</source>
        <translation>Eyða tölfræði allra leikja?</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores, saved games and settings are kept.</source>
        <translation>Þetta er ekki hægt að afturkalla. Staða, vistaðir leikir og stillingar haldast.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Eyða</translation>
    </message>
    <message>
        <source>Doublets %1</source>
        <translation>Doublets %1</translation>
    </message>
    <message>
        <source>Historical dice games for two, each played as its source describes it.</source>
        <translation>Sögulegir teningaleikir fyrir tvo, hver leikinn eins og heimildin lýsir honum.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Frjáls hugbúnaður með MIT-leyfi.</translation>
    </message>
    <message>
        <source>About Doublets</source>
        <translation>Um Doublets</translation>
    </message>
    <message>
        <source>Doublets uses Qt %1, a toolkit for desktop applications.</source>
        <translation>Doublets notar Qt %1, verkfærasafn fyrir skjáborðsforrit.</translation>
    </message>
    <message>
        <source>Qt is free software under the GNU Lesser General Public License, version 3.</source>
        <translation>Qt er frjáls hugbúnaður með leyfinu GNU Lesser General Public License, útgáfu 3.</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Um Qt</translation>
    </message>
    <message>
        <source>Clear the results</source>
        <translation>Eyða niðurstöðunum</translation>
    </message>
    <message>
        <source>Clear the results of the laboratory?</source>
        <translation>Eyða niðurstöðum tilraunastofunnar?</translation>
    </message>
    <message>
        <source>The same settings and seed give the same results again.</source>
        <translation>Sömu stillingar og sama fræ gefa aftur sömu niðurstöður.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Eyða</translation>
    </message>
</context>
<context>
    <name>DesktopPrinters</name>
    <message>
        <source>Print</source>
        <translation>Prenta</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Vista sem PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message numerus="yes">
        <source>%2 threw %1 more often than the band shows.</source>
        <extracomment>%1 one or more numbers of the dice, %2 the player: &quot;Ben threw sice and ace more …&quot;</extracomment>
        <translation>
            <numerusform>%2 fékk %1 oftar en mörkin sýna.</numerusform>
            <numerusform>%2 fékk %1 oftar en mörkin sýna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 threw %1 less often than the band shows.</source>
        <translation>
            <numerusform>%2 fékk %1 sjaldnar en mörkin sýna.</numerusform>
            <numerusform>%2 fékk %1 sjaldnar en mörkin sýna.</numerusform>
        </translation>
    </message>
    <message>
        <source>All numbers lie within their bands.</source>
        <translation>Allar tölur eru innan sinna marka.</translation>
    </message>
    <message>
        <source>That is unusual, but proves nothing.</source>
        <translation>Það er óvenjulegt en sannar ekkert.</translation>
    </message>
    <message>
        <source>That is rare.</source>
        <translation>Það er sjaldgæft.</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, p = %2.</source>
        <translation>Allir teningar saman: kí-kvaðrat %1, 5 frígráður, p = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. That is unusual, but no proof.</source>
        <translation>Ósviknir teningar falla svona ójafnt, eða ójafnar, í %1 tilvika. Það er óvenjulegt en sannar ekkert.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. With so few throws, loaded dice could look the same.</source>
        <translation>Ósviknir teningar falla svona ójafnt, eða ójafnar, í %1 tilvika. Sviknir teningar gætu litið eins út eftir svo fá köst.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. Nothing suggests that these are loaded.</source>
        <translation>Ósviknir teningar falla svona ójafnt, eða ójafnar, í %1 tilvika. Ekkert bendir til að þessir séu sviknir.</translation>
    </message>
    <message>
        <source>thrown from the seed %1</source>
        <translation>kastað úr fræinu %1</translation>
    </message>
    <message>
        <source>real dice, entered by hand</source>
        <translation>raunverulegir teningar, slegnir inn</translation>
    </message>
    <message>
        <source>written down beforehand</source>
        <translation>skrifað niður fyrir fram</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, exact p = %2.</source>
        <extracomment>%1 chi-square, %2 its probability: &quot;0.32&quot;</extracomment>
        <translation>Allir teningar saman: kí-kvaðrat %1, 5 frígráður, nákvæmt p = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in less than 1% of cases – but more often if you check after every throw. Throw these dice many more times, then check once.</source>
        <translation>Ósviknir teningar falla svona ójafnt, eða ójafnar, í innan við 1% tilvika – en oftar ef litið er á tölurnar eftir hvert kast. Kastaðu þeim miklu oftar og líttu svo á einu sinni.</translation>
    </message>
    <message>
        <source>thrown on the screen</source>
        <translation>kastað á skjánum</translation>
    </message>
    <message>
        <source>Doublets: no throws yet.</source>
        <translation>Samvörp: ekkert kast enn.</translation>
    </message>
    <message numerus="yes">
        <source>With this many fair dice, at least %n of the two players’ twelve numbers fall(s) outside the bands in %1 of cases.</source>
        <extracomment>the twelve numbers in the table, six of each player; %1 a percentage: &quot;39%&quot;</extracomment>
        <translation>
            <numerusform>Með svo mörgum ósviknum teningum lendir minnst %n af tólf tölum leikmannanna tveggja utan markanna í %1 tilvika.</numerusform>
            <numerusform>Með svo mörgum ósviknum teningum lenda minnst %n af tólf tölum leikmannanna tveggja utan markanna í %1 tilvika.</numerusform>
        </translation>
    </message>
    <message>
        <source>That many is not unusual. How far outside the bands the numbers lie is not considered.</source>
        <translation>Svo margar eru ekki óvenjulegar. Ekki er tekið tillit til þess hve langt utan marka sinna tölurnar liggja.</translation>
    </message>
    <message numerus="yes">
        <source>Doublets: %1 in %n throw(s). In this many throws, fair dice give %2 on average, usually %3 to %4.</source>
        <extracomment>%1 doublets thrown, %2 the expected number, %3 and %4 whole numbers</extracomment>
        <translation>
            <numerusform>Samvörp: %1 í %n kasti. Í svo mörgum köstum gefa ósviknir teningar að meðaltali %2, venjulega %3 til %4.</numerusform>
            <numerusform>Samvörp: %1 í %n köstum. Í svo mörgum köstum gefa ósviknir teningar að meðaltali %2, venjulega %3 til %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceText</name>
    <message>
        <source>A − B: %1 percentage points. 95% band: %2 to %3.</source>
        <extracomment>%1 percentage points, %2 and %3 the ends of their 95% band: &quot;1.2&quot;, &quot;0.9&quot;, &quot;1.5&quot;</extracomment>
        <translation>A − B: %1 prósentustig. 95% mörk: %2 til %3.</translation>
    </message>
    <message>
        <source>The first thrower wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Sá sem kastar fyrst vinnur oftar í A en í B. Tilviljun ein veldur sjaldan slíkum mun.</translation>
    </message>
    <message>
        <source>The first thrower wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Sá sem kastar fyrst vinnur oftar í B en í A. Tilviljun ein veldur sjaldan slíkum mun.</translation>
    </message>
    <message>
        <source>No clear difference in the first thrower’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>Enginn skýr munur á sigrum þess sem kastar fyrst: tilviljun ein getur valdið þessum. Fleiri leikir kunna að sýna mun.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with the same dice: they play the same games.</source>
        <translation>A og B eru sama tilraun með sömu teningum: leikirnir eru þeir sömu.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with different dice: any difference is due to chance.</source>
        <translation>A og B eru sama tilraun með ólíkum teningum: allur munur er tilviljun.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Enn sem komið er vinnur sá sem kastar fyrst oftar í A en í B. Bíddu til loka: meðan á tilraun stendur veldur tilviljun ein oft slíkum mun.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Enn sem komið er vinnur sá sem kastar fyrst oftar í B en í A. Bíddu til loka: meðan á tilraun stendur veldur tilviljun ein oft slíkum mun.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game. 95% band: %2 to %3.</source>
        <extracomment>%1 the difference in the mean number of throws, %2 and %3 the ends of its 95% band</extracomment>
        <translation>A − B: %1 köst í leik. 95% mörk: %2 til %3.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game, from too few games for a 95% band.</source>
        <extracomment>%1 the difference in the mean number of throws</extracomment>
        <translation>A − B: %1 köst í leik, úr of fáum leikjum fyrir 95% mörk.</translation>
    </message>
    <message>
        <source>So far, games are longer in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Enn sem komið er eru leikir lengri í A en í B. Bíddu til loka: meðan á tilraun stendur veldur tilviljun ein oft slíkum mun.</translation>
    </message>
    <message>
        <source>So far, games are longer in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Enn sem komið er eru leikir lengri í B en í A. Bíddu til loka: meðan á tilraun stendur veldur tilviljun ein oft slíkum mun.</translation>
    </message>
    <message>
        <source>On average, games are longer in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Að meðaltali eru leikir lengri í A en í B. Tilviljun ein veldur sjaldan slíkum mun.</translation>
    </message>
    <message>
        <source>On average, games are longer in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Að meðaltali eru leikir lengri í B en í A. Tilviljun ein veldur sjaldan slíkum mun.</translation>
    </message>
    <message>
        <source>No clear difference in the length of games: chance alone can produce one like this. More games may show one.</source>
        <translation>Enginn skýr munur á lengd leikja: tilviljun ein getur valdið þessum. Fleiri leikir kunna að sýna mun.</translation>
    </message>
    <message>
        <source>The exact shares are the same: any difference in wins is due to chance.</source>
        <translation>Nákvæmu hlutföllin eru þau sömu: allur munur á sigrum er tilviljun.</translation>
    </message>
    <message>
        <source>The exact mean lengths are the same: any difference in length is due to chance.</source>
        <translation>Nákvæm meðallengd er sú sama: allur munur á lengd er tilviljun.</translation>
    </message>
    <message>
        <source>So far, White wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Enn sem komið er vinnur hvítur oftar í A en í B. Bíddu til loka: meðan á tilraun stendur veldur tilviljun ein oft slíkum mun.</translation>
    </message>
    <message>
        <source>So far, White wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Enn sem komið er vinnur hvítur oftar í B en í A. Bíddu til loka: meðan á tilraun stendur veldur tilviljun ein oft slíkum mun.</translation>
    </message>
    <message>
        <source>White wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Hvítur vinnur oftar í A en í B. Tilviljun ein veldur sjaldan slíkum mun.</translation>
    </message>
    <message>
        <source>White wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Hvítur vinnur oftar í B en í A. Tilviljun ein veldur sjaldan slíkum mun.</translation>
    </message>
    <message>
        <source>No clear difference in White’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>Enginn skýr munur á sigrum hvíts: tilviljun ein getur valdið þessum. Fleiri leikir kunna að sýna mun.</translation>
    </message>
    <message>
        <source>Compared game by game, with the same seeds.</source>
        <translation>Borið saman leik fyrir leik, með sömu fræjum.</translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>Give one file: %1</source>
        <extracomment>%1 a command line, which is not translated</extracomment>
        <translation>Gefðu upp eina skrá: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Viðvörun: %1</translation>
    </message>
    <message>
        <source>Staff code, %1 to %2 digits: </source>
        <translation>Starfsmannakóði, %1 til %2 tölustafir: </translation>
    </message>
    <message>
        <source>Repeat the code: </source>
        <translation>Endurtaktu kóðann: </translation>
    </message>
    <message>
        <source>The codes do not match.</source>
        <translation>Kóðarnir eru ekki eins.</translation>
    </message>
    <message>
        <source>%1: no errors</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: engar villur</translation>
    </message>
</context>
<context>
    <name>DisplayLine</name>
    <message>
        <source>Show the options.</source>
        <translation>Sýna valkostina.</translation>
    </message>
    <message>
        <source>Check FILE and report what is wrong; works without a screen.</source>
        <translation>Athuga SKRÁ og segja frá villum; virkar án skjás.</translation>
    </message>
    <message>
        <source>Ask for a staff code and print the lines to add to FILE.</source>
        <translation>Biðja um starfsmannakóða og prenta línurnar sem bæta á við SKRÁ.</translation>
    </message>
    <message>
        <source>Doublets as a museum display.</source>
        <translation>Doublets sem safnastöð.</translation>
    </message>
    <message>
        <source>The configuration of the display; defaults to %1 if that exists.</source>
        <extracomment>%1 a path</extracomment>
        <translation>Stillingar safnastöðvarinnar; sjálfgefið er %1 ef það er til.</translation>
    </message>
    <message>
        <source>Only one file can be given, not %1.</source>
        <translation>Aðeins má gefa upp eina skrá, ekki %1.</translation>
    </message>
    <message>
        <source>A display is already running.</source>
        <translation>Safnastöð er þegar í gangi.</translation>
    </message>
    <message>
        <source>Edit the most important keys of FILE in a window.</source>
        <translation>Breyta mikilvægustu lyklum í SKRÁ í glugga.</translation>
    </message>
</context>
<context>
    <name>DisplayWarnings</name>
    <message>
        <source>The time zone “%1” is unknown; %3 is used. Set the time zone with %2.</source>
        <extracomment>%1 the name of a time zone, %2 a command line, %3 a time such as UTC or UTC+05:30</extracomment>
        <translation>Tímabeltið „%1“ er óþekkt og því er %3 notað. Stilltu tímabeltið með %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: the display has no permission to write to %1. Use a file in %2.</source>
        <extracomment>%1 a folder, %2 another</extracomment>
        <translation>Ekki er hægt að telja heimsóknir: safnastöðin má ekki skrifa í %1. Notaðu skrá í %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1 is not a file. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>Ekki er hægt að telja heimsóknir: %1 er ekki skrá. Notaðu skrá í %2.</translation>
    </message>
    <message>
        <source>The heartbeat cannot be written to %1. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>Ekki er hægt að skrifa lífsmerkið í %1. Notaðu skrá í %2.</translation>
    </message>
</context>
<context>
    <name>DriveSaveResult</name>
    <message>
        <source>No USB stick is plugged in.</source>
        <translation>Enginn USB-lykill er tengdur.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is read-only. Use another stick.</source>
        <translation>Ekki vistað: USB-lykillinn „%1“ er skrifvarinn. Notaðu annan.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is full. Free some space or use another stick.</source>
        <translation>Ekki vistað: USB-lykillinn „%1“ er fullur. Losaðu pláss eða notaðu annan.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick was removed too early. Plug it in and save again.</source>
        <translation>Ekki vistað: USB-lykillinn var tekinn of snemma. Tengdu hann og vistaðu aftur.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Ekki vistað: %1</translation>
    </message>
    <message>
        <source>Saved as %1 on the USB stick “%2”, with a page for printing. You can remove the stick now.</source>
        <extracomment>%1 the name of a file, %2 the name of a USB stick</extracomment>
        <translation>Vistað sem %1 á USB-lyklinum „%2“, ásamt síðu til prentunar. Nú má taka lykilinn úr.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a file and a place in it, %2 what is wrong there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>tala</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texti</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>listi</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>hlutur</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>satt eða ósatt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ekkert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>engin</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>ólokið</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>jafntefli</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Hvítur vinnur</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Svartur vinnur</translation>
    </message>
    <message>
        <source>a comma, a quotation mark or the closing } is missing</source>
        <translation>kommu, gæsalappir eða lokamerkið } vantar</translation>
    </message>
    <message>
        <source>a comma or the closing ] is missing</source>
        <translation>kommu eða lokamerkið ] vantar</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing</source>
        <translation>lokagæsalappir vantar</translation>
    </message>
    <message>
        <source>a colon is missing after a name</source>
        <translation>tvípunkt vantar á eftir heiti</translation>
    </message>
    <message>
        <source>nothing follows a comma</source>
        <translation>ekkert fer á eftir kommu</translation>
    </message>
    <message>
        <source>a number is not valid JSON</source>
        <translation>tala er ekki gilt JSON</translation>
    </message>
    <message>
        <source>a backslash is followed by an invalid letter</source>
        <translation>ógildur stafur á eftir öfugu skástriki</translation>
    </message>
    <message>
        <source>the closing } is missing</source>
        <translation>lokamerkið } vantar</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>óvæntur texti á eftir endinum</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>listar eða hlutir eru of djúpt hreiðraðir</translation>
    </message>
    <message>
        <source>expected text in quotation marks, a number, true, false, null, a list or an object</source>
        <translation>búist var við texta í gæsalöppum, tölu, true, false, null, lista eða hlut</translation>
    </message>
    <message>
        <source>text without leading or trailing spaces</source>
        <translation>texti án bila fremst eða aftast</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <translation>%1 til %2 gildi</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>heil tala frá %1 til %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>tala frá %1 til %2</translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n gildi</numerusform>
            <numerusform>%n gildi</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>lína %1</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Losaðu pláss eða veldu aðra möppu.</translation>
    </message>
    <message>
        <source>Change the permissions or choose another folder.</source>
        <translation>Breyttu aðgangsheimildum eða veldu aðra möppu.</translation>
    </message>
    <message>
        <source>Choose a folder that is not read-only.</source>
        <translation>Veldu möppu sem ekki er skrifvarin.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Veldu möppu sem er til.</translation>
    </message>
    <message>
        <source>could not be opened: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>tókst ekki að opna: %1</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>tókst ekki að lesa: %1</translation>
    </message>
    <message>
        <source>could not be written: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>tókst ekki að skrifa: %1</translation>
    </message>
    <message>
        <source>not a file, but a pipe or a device</source>
        <translation>ekki skrá heldur pípa eða tæki</translation>
    </message>
    <message>
        <source>too large: %1 bytes; the limit is %2</source>
        <translation>of stórt: %1 bæti; hámarkið er %2</translation>
    </message>
    <message>
        <source>binary data instead of UTF-8 text</source>
        <translation>tvíundagögn í stað UTF-8-texta</translation>
    </message>
    <message>
        <source>not JSON: %1 (byte %2)</source>
        <extracomment>%1 what is wrong, %2 the offset</extracomment>
        <translation>ekki JSON: %1 (bæti %2)</translation>
    </message>
    <message>
        <source>the format is %1; expected %2</source>
        <translation>sniðið er %1; búist var við %2</translation>
    </message>
    <message>
        <source>written by a newer program: its format is version %1, and this program reads version %2</source>
        <translation>skrifað af nýrra forriti: sniðið er útgáfa %1 en þetta forrit les útgáfu %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 vantar</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>óþekktur lykill %1</translation>
    </message>
    <message>
        <source>unknown key %1; allowed: %2</source>
        <translation>óþekktur lykill %1; leyfilegt: %2</translation>
    </message>
    <message>
        <source>expected %2, found %1</source>
        <extracomment>&quot;expected a text, found a number&quot;</extracomment>
        <translation>búist var við: %2; fannst: %1</translation>
    </message>
    <message>
        <source>%1 is not the name of a file in the lesson’s folder</source>
        <translation>%1 er ekki heiti á skrá í möppu kennslustundarinnar</translation>
    </message>
    <message>
        <source>%1 is not a PNG, JPEG or WebP picture</source>
        <translation>%1 er ekki PNG-, JPEG- eða WebP-mynd</translation>
    </message>
    <message>
        <source>the picture measures %1 × %2 pixels; allowed: up to %3 × %3</source>
        <extracomment>the size of a picture in pixels; %3 the largest width and height</extracomment>
        <translation>myndin er %1 × %2 dílar; leyfilegt: allt að %3 × %3</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>%1 the shortest text allowed: {}</extracomment>
        <translation>það er tómt</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <extracomment>%1 what was met in the file</extracomment>
        <translation>skemmt: %1</translation>
    </message>
    <message>
        <source>the best player cannot play the race: its trained weights are damaged (%1); use the random player instead</source>
        <extracomment>%1 an English keyword: &quot;checksum&quot;</extracomment>
        <translation>besti spilarinn getur ekki leikið kapphlaupið: þjálfuð vægi hans eru skemmd (%1); notaðu handahófsspilarann</translation>
    </message>
    <message>
        <source>damaged: %1. It was renamed to %2, and a new file was started.</source>
        <extracomment>%1 what was met in the file, %2 the path under which it lies now</extracomment>
        <translation>skemmt: %1. Skráin heitir nú %2 og ný skrá var byrjuð.</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2</source>
        <translation>%1 er ekki hægt; leyfilegt: %2</translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 og %2 stangast á</translation>
    </message>
    <message>
        <source>unknown rule set %1; available: %2</source>
        <translation>óþekkt reglusafn %1; í boði: %2</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1</source>
        <translation>í reglusafninu er engin túlkun %1</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1; it has: %2</source>
        <translation>í reglusafninu er engin túlkun %1; þar er: %2</translation>
    </message>
    <message>
        <source>the ruling %1 has no value %2; allowed: %3</source>
        <translation>túlkunin %1 hefur ekki gildið %2; leyfilegt: %3</translation>
    </message>
    <message>
        <source>invalid seed %1; allowed: a whole number from 0 to %2</source>
        <translation>ógilt fræ %1; leyfilegt: heil tala frá 0 til %2</translation>
    </message>
    <message>
        <source>invalid name %1; allowed: one line of up to %2 characters</source>
        <translation>ógilt heiti %1; leyfilegt: ein lína, allt að %2 stafir</translation>
    </message>
    <message>
        <source>invalid note %1; allowed: 1 to %2 characters</source>
        <translation>ógild athugasemd %1; leyfilegt: 1 til %2 stafir</translation>
    </message>
    <message>
        <source>the game has no such step: throw %1, action %2, loss %3</source>
        <extracomment>the place in a game that a note is on, as three numbers of the file</extracomment>
        <translation>leikurinn hefur ekkert slíkt skref: kast %1, aðgerð %2, ónýtt %3</translation>
    </message>
    <message>
        <source>%1 is not legal: %2</source>
        <extracomment>%1 what the record says was done, %2 why that is not possible</extracomment>
        <translation>%1 er ekki leyfilegt: %2</translation>
    </message>
    <message>
        <source>recorded as lost: %1; actually lost: %2</source>
        <translation>skráð ónýtt: %1; í raun ónýtt: %2</translation>
    </message>
    <message>
        <source>recorded dice: %1; dice of the seed: %2</source>
        <translation>skráðir teningar: %1; teningar fræsins: %2</translation>
    </message>
    <message>
        <source>recorded result: %1; actual result: %2</source>
        <translation>skráð úrslit: %1; rétt úrslit: %2</translation>
    </message>
    <message>
        <source>unknown language %1; available: %2</source>
        <translation>óþekkt tungumál %1; í boði: %2</translation>
    </message>
    <message>
        <source>the language %1 is not offered; offered: %2</source>
        <translation>tungumálið %1 er ekki í boði; í boði: %2</translation>
    </message>
    <message>
        <source>%1 is listed twice; list it only once</source>
        <translation>%1 er tvisvar á listanum; hafðu það einu sinni</translation>
    </message>
    <message>
        <source>%1 cannot be shown; allowed: one line of 1 to %2 characters, without leading or trailing spaces</source>
        <translation>%1 er ekki hægt að birta; leyfilegt: ein lína, 1 til %2 stafir, án bila fremst eða aftast</translation>
    </message>
    <message>
        <source>invalid hours %1; allowed: a start and an end on the same day, such as %2, no later than %3</source>
        <translation>ógildir tímar %1; leyfilegt: upphaf og lok sama dag, svo sem %2, ekki síðar en %3</translation>
    </message>
    <message>
        <source>%1 ends before it begins; hours must lie within one day: enter those after midnight under the next day</source>
        <translation>%1 endar áður en það byrjar; tímar verða að vera innan eins dags: færðu tíma eftir miðnætti á næsta dag</translation>
    </message>
    <message>
        <source>%1 must begin after the end of %2; list the hours in order, with a gap between them</source>
        <translation>%1 verður að byrja eftir að %2 endar; hafðu tímana í röð með bili á milli</translation>
    </message>
    <message>
        <source>no day has any hours; enter hours for at least one day, or leave out the key if the display is always open</source>
        <translation>enginn tími er skráður á neinn dag; skráðu tíma á minnst einn dag, eða slepptu lyklinum ef safnastöðin er alltaf opin</translation>
    </message>
    <message>
        <source>%1 is not an absolute path; allowed: a path that begins with “/”, such as %2</source>
        <translation>%1 er ekki algild slóð; leyfilegt: slóð sem byrjar á „/“, svo sem %2</translation>
    </message>
    <message>
        <source>invalid code; allowed: %1 to %2 digits</source>
        <translation>ógildur kóði; leyfilegt: %1 til %2 tölustafir</translation>
    </message>
    <message>
        <source>text that is not empty</source>
        <translation>texti sem er ekki tómur</translation>
    </message>
    <message>
        <source>the lines printed by %1</source>
        <extracomment>%1 a command</extracomment>
        <translation>línurnar sem %1 birtir</translation>
    </message>
    <message>
        <source>the list is empty; allowed: %1</source>
        <extracomment>%1 a number of entries: &quot;1 to 8 values&quot;</extracomment>
        <translation>listinn er tómur; leyfilegt: %1</translation>
    </message>
    <message numerus="yes">
        <source>the list has %n values; allowed: %1</source>
        <translation>
            <numerusform>listinn er með %n gildi; leyfilegt: %1</numerusform>
            <numerusform>listinn er með %n gildi; leyfilegt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3</source>
        <extracomment>%3 the values allowed</extracomment>
        <translation>búist var við: %2; fannst: %1; leyfilegt: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; write, for example: %3</source>
        <extracomment>%3 an example of what to write</extracomment>
        <translation>búist var við: %2; fannst: %1; skrifaðu til dæmis: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3; write, for example: %4</source>
        <extracomment>%3 the values allowed, %4 an example of what to write</extracomment>
        <translation>búist var við: %2; fannst: %1; leyfilegt: %3; skrifaðu til dæmis: %4</translation>
    </message>
    <message>
        <source>invalid hours %1; leave out the day if it has no hours</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>ógildir tímar %1; slepptu deginum ef engir tímar eiga við hann</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2</source>
        <translation>ógildir tímar %1; skrifaðu %2</translation>
    </message>
    <message>
        <source>saved in the encoding UTF-16; save it in UTF-8</source>
        <translation>vistað í stafakóðuninni UTF-16; vistaðu það í UTF-8</translation>
    </message>
    <message>
        <source>not a plain text file; save it as plain text in UTF-8</source>
        <translation>ekki hrein textaskrá; vistaðu hana sem hreinan texta í UTF-8</translation>
    </message>
    <message>
        <source>not saved in UTF-8; save the file in the encoding UTF-8</source>
        <extracomment>%1 the beginning of a line</extracomment>
        <translation>ekki vistað í UTF-8; vistaðu skrána í stafakóðuninni UTF-8</translation>
    </message>
    <message>
        <source>the letter after %1 is not in UTF-8; save the file in the encoding UTF-8</source>
        <translation>stafurinn á eftir %1 er ekki í UTF-8; vistaðu skrána í stafakóðuninni UTF-8</translation>
    </message>
    <message>
        <source>%1 is missing; write %2</source>
        <extracomment>%1 a key, %2 what to write</extracomment>
        <translation>%1 vantar; skrifaðu %2</translation>
    </message>
    <message>
        <source>%1 appears twice; delete one of them</source>
        <translation>%1 kemur tvisvar fyrir; eyddu öðru þeirra</translation>
    </message>
    <message>
        <source>it is empty; write at least %1</source>
        <translation>það er tómt; skrifaðu að minnsta kosti %1</translation>
    </message>
    <message>
        <source>the list is empty; enter at least one of %1, or leave out the key to offer all</source>
        <extracomment>%1 the entries allowed</extracomment>
        <translation>listinn er tómur; skrifaðu minnst eitt af %1, eða slepptu lyklinum til að bjóða allt</translation>
    </message>
    <message>
        <source>%1 ends when it begins; enter a later end, or %2 for the whole day</source>
        <extracomment>%1 hours such as 10:00-10:00, %2 the hours of a whole day</extracomment>
        <translation>%1 endar um leið og það byrjar; skrifaðu síðari lok, eða %2 fyrir allan daginn</translation>
    </message>
    <message>
        <source>%1 ends before it begins; for an end at midnight, write %2</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>%1 endar áður en það byrjar; skrifaðu %2 ef tímanum lýkur á miðnætti</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2 hexadecimal digits, 0 to 9 and a to f; copy the lines printed by %3</source>
        <extracomment>%3 a command</extracomment>
        <translation>%1 er ekki hægt; leyfilegt: %2 sextándakerfistölustafir, 0 til 9 og a til f; afritaðu línurnar sem %3 birtir</translation>
    </message>
    <message>
        <source>a date such as %1</source>
        <extracomment>%1 a date, as it is written in a configuration file</extracomment>
        <translation>dagsetning á borð við %1</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2 for a day without hours</source>
        <extracomment>%1 hours, %2 an empty list</extracomment>
        <translation>ógildir tímar %1; skrifaðu %2 fyrir dag án tíma</translation>
    </message>
    <message>
        <source>Choose an ordinary file.</source>
        <translation>Veldu venjulega skrá.</translation>
    </message>
    <message>
        <source>Choose a smaller file.</source>
        <translation>Veldu minni skrá.</translation>
    </message>
    <message>
        <source>Choose a file saved by Doublets.</source>
        <translation>Veldu skrá sem Doublets vistaði.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Veldu aðra skrá.</translation>
    </message>
    <message>
        <source>Update Doublets to open it.</source>
        <translation>Uppfærðu Doublets til að opna hana.</translation>
    </message>
    <message>
        <source>Choose another picture.</source>
        <translation>Veldu aðra mynd.</translation>
    </message>
    <message>
        <source>Reduce its size or choose another picture.</source>
        <translation>Minnkaðu myndina eða veldu aðra.</translation>
    </message>
    <message>
        <source>Correct the file or choose another.</source>
        <translation>Leiðréttu skrána eða veldu aðra.</translation>
    </message>
    <message>
        <source>Check that the file still exists.</source>
        <translation>Athugaðu hvort skráin er enn til.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another file.</source>
        <translation>Breyttu aðgangsheimildum eða veldu aðra skrá.</translation>
    </message>
    <message>
        <source>Choose a file, not a folder.</source>
        <translation>Veldu skrá, ekki möppu.</translation>
    </message>
    <message>
        <source>Check the drive or choose another file.</source>
        <translation>Athugaðu diskinn eða veldu aðra skrá.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>%1 and %2 both throw %3. Both throw again.</source>
        <extracomment>%3 is the name of a number of the dice</extracomment>
        <translation>%1 og %2 fá sömu tölu: %3. Kastað er aftur.</translation>
    </message>
    <message>
        <source>%1 throws %2, %3 throws %4. %1 begins.</source>
        <extracomment>The opening throw: %1 and %3 are the players, %2 and %4 their numbers.</extracomment>
        <translation>%1 fær %2, %3 fær %4. %1 byrjar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2. That is worth %n man/men.</source>
        <extracomment>&quot;Anne throws two 4s. That plays 8 men.&quot; %1 player, %2 name of the throw</extracomment>
        <translation>
            <numerusform>%1 fær %2. Það gildir fyrir %n töflu.</numerusform>
            <numerusform>%1 fær %2. Það gildir fyrir %n töflur.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <extracomment>%1 player, %2 name of the throw: &quot;Anne throws sice-ace.&quot;</extracomment>
        <translation>%1 fær %2.</translation>
    </message>
    <message>
        <source>%1 lays a man down on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 fellir töflu á reitnum %2.</translation>
    </message>
    <message>
        <source>%1 lays a man down on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 fellir töflu á reit %2.</translation>
    </message>
    <message>
        <source>%1 stacks a man on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 staflar töflu á reitnum %2.</translation>
    </message>
    <message>
        <source>%1 stacks a man on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 staflar töflu á reit %2.</translation>
    </message>
    <message>
        <source>%1 bears a man off from the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 tekur töflu út af reitnum %2.</translation>
    </message>
    <message>
        <source>%1 bears a man off from point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 tekur töflu út af reit %2.</translation>
    </message>
    <message>
        <source>%1 sets a man up on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 setur töflu upp á reitnum %2.</translation>
    </message>
    <message>
        <source>%1 sets a man up on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 setur töflu upp á reit %2.</translation>
    </message>
    <message>
        <source>%1 moves a man from point %2 to %3.</source>
        <translation>%1 færir töflu af reit %2 á %3.</translation>
    </message>
    <message>
        <source>%1 hits one of %2’s men on point %3. It leaves the game.</source>
        <extracomment>%1 hits, %2 loses the man; %3 a point as %1 counts them</extracomment>
        <translation>%1 slær töflu mótspilarans (%2) á reit %3. Hún er úr leik.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 stacks them up again.</source>
        <translation>%1 er með allar töflur niðri. Hér eftir staflar %1 þeim aftur.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 races round the board.</source>
        <translation>%1 er með allar töflur niðri. Hér eftir hleypur %1 hringinn um borðið.</translation>
    </message>
    <message>
        <source>All of %1’s men are stacked. From now on, %1 bears off.</source>
        <translation>%1 er með allar töflur í stöflum. Hér eftir tekur %1 út af.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 bears off.</source>
        <translation>%1 er með allar töflur niðri. Hér eftir tekur %1 út af.</translation>
    </message>
    <message>
        <source>All of %1’s men are off. From now on, %1 sets them up again.</source>
        <translation>%1 hefur tekið allar töflur út af. Hér eftir setur %1 þær upp aftur.</translation>
    </message>
    <message>
        <source>%1 threw a doublet, and throws again.</source>
        <translation>%1 fékk samvörp og kastar aftur.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Nú kastar %1.</translation>
    </message>
    <message>
        <source>%1 has set up all men again, and wins!</source>
        <translation>%1 hefur sett allar töflur upp aftur og vinnur!</translation>
    </message>
    <message>
        <source>%1 has no men left, and wins!</source>
        <translation>%1 á enga töflu eftir og vinnur!</translation>
    </message>
    <message>
        <source>Neither player can ever move again. It is a draw.</source>
        <translation>Hvorugur getur leikið framar. Jafntefli.</translation>
    </message>
    <message>
        <source>You and %1 both throw %2. Both throw again.</source>
        <extracomment>%1 the other player, %2 a number of the dice</extracomment>
        <translation>Þú og %1 fáið sömu tölu: %2. Kastað er aftur.</translation>
    </message>
    <message>
        <source>You throw %1, %2 throws %3. You begin.</source>
        <extracomment>%1 your number, %2 the other player, %3 that player&apos;s number</extracomment>
        <translation>Þú færð %1, %2 fær %3. Þú byrjar.</translation>
    </message>
    <message>
        <source>%1 throws %2, you throw %3. %1 begins.</source>
        <extracomment>%1 the other player, %2 that player&apos;s number, %3 your number</extracomment>
        <translation>%1 fær %2, þú færð %3. %1 byrjar.</translation>
    </message>
    <message numerus="yes">
        <source>You throw %1. That is worth %n man/men.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>
            <numerusform>Þú færð %1. Það gildir fyrir %n töflu.</numerusform>
            <numerusform>Þú færð %1. Það gildir fyrir %n töflur.</numerusform>
        </translation>
    </message>
    <message>
        <source>You throw %1.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>Þú færð %1.</translation>
    </message>
    <message>
        <source>You lay a man down on point %1.</source>
        <translation>Þú fellir töflu á reit %1.</translation>
    </message>
    <message>
        <source>You stack a man on point %1.</source>
        <translation>Þú staflar töflu á reit %1.</translation>
    </message>
    <message>
        <source>You bear a man off from point %1.</source>
        <translation>Þú tekur töflu út af reit %1.</translation>
    </message>
    <message>
        <source>You set a man up on point %1.</source>
        <translation>Þú setur töflu upp á reit %1.</translation>
    </message>
    <message>
        <source>You move a man from point %1 to %2.</source>
        <translation>Þú færir töflu af reit %1 á %2.</translation>
    </message>
    <message>
        <source>%1 hits one of your men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point as that player counts them</extracomment>
        <translation>%1 slær eina af töflum þínum á reit %2. Hún er úr leik.</translation>
    </message>
    <message>
        <source>You hit one of %1’s men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point</extracomment>
        <translation>Þú slærð töflu mótspilarans (%1) á reit %2. Hún er úr leik.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you stack them up again.</source>
        <translation>Þú ert með allar töflur niðri. Hér eftir staflar þú þeim aftur.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you race round the board.</source>
        <translation>Þú ert með allar töflur niðri. Hér eftir hleypur þú hringinn um borðið.</translation>
    </message>
    <message>
        <source>All of your men are stacked. From now on, you bear off.</source>
        <translation>Þú ert með allar töflur í stöflum. Hér eftir tekur þú út af.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you bear off.</source>
        <translation>Þú ert með allar töflur niðri. Hér eftir tekur þú út af.</translation>
    </message>
    <message>
        <source>All of your men are off. From now on, you set them up again.</source>
        <translation>Þú hefur tekið allar töflur út af. Hér eftir setur þú þær upp aftur.</translation>
    </message>
    <message>
        <source>You threw a doublet, and throw again.</source>
        <translation>Þú fékkst samvörp og kastar aftur.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Nú kastar þú.</translation>
    </message>
    <message>
        <source>You have set up all men again, and win!</source>
        <translation>Þú hefur sett allar töflur upp aftur og vinnur!</translation>
    </message>
    <message>
        <source>You have no men left, and win!</source>
        <translation>Þú átt enga töflu eftir og vinnur!</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>%1 has no man to lay down there.</source>
        <translation>%1 á þar enga töflu að fella.</translation>
    </message>
    <message>
        <source>%1 has no man to stack there.</source>
        <translation>%1 á þar enga töflu að stafla.</translation>
    </message>
    <message>
        <source>%1 has no man left there.</source>
        <translation>%1 á þar enga töflu eftir.</translation>
    </message>
    <message>
        <source>%1’s pile there is complete.</source>
        <translation>Þar er %1 með fullan stafla.</translation>
    </message>
    <message>
        <source>%1 has no man that can move that far.</source>
        <translation>%1 á enga töflu sem kemst svo langt.</translation>
    </message>
    <message>
        <source>%1 has just finished a stage.</source>
        <translation>%1 var að ljúka áfanga.</translation>
    </message>
    <message>
        <source>%1 had fewer men left than the doublet plays.</source>
        <translation>%1 átti færri töflur eftir en samvörpin gilda fyrir.</translation>
    </message>
    <message>
        <source>All of %1’s men are down.</source>
        <translation>%1 er með allar töflur niðri.</translation>
    </message>
    <message>
        <source>%1 still lays down, and %2 bears off.</source>
        <extracomment>%1 the player who still lays down, %2 the one who threw</extracomment>
        <translation>%1 er enn að fella en %2 tekur út af.</translation>
    </message>
    <message>
        <source>%1 still has men outside the last quarter.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>%1 á enn töflur utan síðasta fjórðungs.</translation>
    </message>
    <message>
        <source>It does not pass to %1.</source>
        <translation>%1 fær töluna ekki.</translation>
    </message>
    <message>
        <source>%1 did not claim it before the next throw.</source>
        <translation>%1 gerði ekki tilkall til hennar fyrir næsta kast.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to lay down there.</source>
        <translation>Hvorki %1 né %2 á þar töflu að fella.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to stack there.</source>
        <translation>Hvorki %1 né %2 á þar töflu að stafla.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man left there.</source>
        <translation>Hvorki %1 né %2 á þar töflu eftir.</translation>
    </message>
    <message>
        <source>%1’s and %2’s piles there are complete.</source>
        <translation>Þar eru %1 og %2 með fulla stafla.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man that can move that far.</source>
        <translation>Hvorki %1 né %2 á töflu sem kemst svo langt.</translation>
    </message>
    <message>
        <source>You have no man to lay down there.</source>
        <translation>Þú átt þar enga töflu að fella.</translation>
    </message>
    <message>
        <source>You have no man to stack there.</source>
        <translation>Þú átt þar enga töflu að stafla.</translation>
    </message>
    <message>
        <source>You have no man left there.</source>
        <translation>Þú átt þar enga töflu eftir.</translation>
    </message>
    <message>
        <source>Your pile there is complete.</source>
        <translation>Þar ertu með fullan stafla.</translation>
    </message>
    <message>
        <source>You have no man that can move that far.</source>
        <translation>Þú átt enga töflu sem kemst svo langt.</translation>
    </message>
    <message>
        <source>You have just finished a stage.</source>
        <translation>Þú varst að ljúka áfanga.</translation>
    </message>
    <message>
        <source>You had fewer men left than the doublet plays.</source>
        <translation>Þú áttir færri töflur eftir en samvörpin gilda fyrir.</translation>
    </message>
    <message>
        <source>All of your men are down.</source>
        <translation>Þú ert með allar töflur niðri.</translation>
    </message>
    <message>
        <source>You still lay down, and %1 bears off.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>Þú ert enn að fella en %1 tekur út af.</translation>
    </message>
    <message>
        <source>It does not pass to you.</source>
        <translation>Þú færð töluna ekki.</translation>
    </message>
    <message>
        <source>You did not claim it before the next throw.</source>
        <translation>Þú gerðir ekki tilkall til hennar fyrir næsta kast.</translation>
    </message>
    <message>
        <source>%1 still lays down, and you bear off.</source>
        <extracomment>%1 the player who still lays down</extracomment>
        <translation>%1 er enn að fella en þú tekur út af.</translation>
    </message>
    <message>
        <source>You still have men outside the last quarter.</source>
        <translation>Þú átt enn töflur utan síðasta fjórðungs.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to lay down there.</source>
        <translation>Hvorki þú né %1 á þar töflu að fella.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to stack there.</source>
        <translation>Hvorki þú né %1 á þar töflu að stafla.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man left there.</source>
        <translation>Hvorki þú né %1 á þar töflu eftir.</translation>
    </message>
    <message>
        <source>Your pile and %1’s pile there are complete.</source>
        <translation>Þar eruð þú og %1 með fulla stafla.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man that can move that far.</source>
        <translation>Hvorki þú né %1 á töflu sem kemst svo langt.</translation>
    </message>
</context>
<context>
    <name>FateText</name>
    <message>
        <source>%1 cannot use %2. %3 may.</source>
        <comment>several numbers</comment>
        <translation>%1 getur ekki notað %2. %3 má það.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. %3 may.</source>
        <extracomment>%1 a player, %2 a number of the dice, %3 the opponent</extracomment>
        <translation>%1 getur ekki notað töluna %2. %3 má það.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to %1.</source>
        <extracomment>%1 the opponent</extracomment>
        <translation>
            <numerusform>%1 fær að leika %n töflu af samvörpunum.</numerusform>
            <numerusform>%1 fær að leika %n töflum af samvörpunum.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot use %2.</source>
        <comment>several numbers</comment>
        <translation>%1 getur ekki notað %2.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 getur ekki notað töluna %2.</translation>
    </message>
    <message>
        <source>Neither player can use %1.</source>
        <comment>several numbers</comment>
        <translation>Hvorugur getur notað %1.</translation>
    </message>
    <message>
        <source>Neither player can use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Hvorugur getur notað töluna %1.</translation>
    </message>
    <message>
        <source>%1 did not claim %2. They are lost.</source>
        <comment>several numbers</comment>
        <translation>%1 gerði ekki tilkall til talnanna %2. Þær eru ónýtar.</translation>
    </message>
    <message>
        <source>%1 did not claim the %2. It is lost.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 gerði ekki tilkall til tölunnar %2. Hún er ónýt.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet cannot be played.</source>
        <extracomment>men that a doublet would have played, had there been as many</extracomment>
        <translation>
            <numerusform>Ekki er hægt að leika %n töflu af samvörpunum.</numerusform>
            <numerusform>Ekki er hægt að leika %n töflum af samvörpunum.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1. %2 may.</source>
        <comment>several numbers</comment>
        <translation>Þú getur ekki notað %1. %2 má það.</translation>
    </message>
    <message>
        <source>You cannot use the %1. %2 may.</source>
        <extracomment>%1 a number of the dice, %2 the opponent</extracomment>
        <translation>Þú getur ekki notað töluna %1. %2 má það.</translation>
    </message>
    <message>
        <source>%1 cannot use %2. You may.</source>
        <comment>several numbers</comment>
        <translation>%1 getur ekki notað %2. Þú mátt það.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. You may.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 getur ekki notað töluna %2. Þú mátt það.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to you.</source>
        <translation>
            <numerusform>Þú færð að leika %n töflu af samvörpunum.</numerusform>
            <numerusform>Þú færð að leika %n töflum af samvörpunum.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1.</source>
        <comment>several numbers</comment>
        <translation>Þú getur ekki notað %1.</translation>
    </message>
    <message>
        <source>You cannot use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Þú getur ekki notað töluna %1.</translation>
    </message>
    <message>
        <source>You did not claim %1. They are lost.</source>
        <comment>several numbers</comment>
        <translation>Þú gerðir ekki tilkall til talnanna %1. Þær eru ónýtar.</translation>
    </message>
    <message>
        <source>You did not claim the %1. It is lost.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Þú gerðir ekki tilkall til tölunnar %1. Hún er ónýt.</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Your %1 passes to Black. Press Black’s glowing man.</source>
        <translation>Svartur fær töluna %1. Ýttu á lýsandi svarta töflu.</translation>
    </message>
    <message>
        <source>The doublet gives you another throw. Press your dice box.</source>
        <translation>Samvörpin gefa þér annað kast. Ýttu á baukinn þinn.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two numbers of the dice</extracomment>
        <translation>%1 og %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <extracomment>three numbers of the dice</extracomment>
        <translation>%1, %2 og %3</translation>
    </message>
    <message>
        <source>You are White and won the opening throw. Press your dice box.</source>
        <extracomment>The player&apos;s side of the board is the lower one.</extracomment>
        <translation>Þú ert hvítur og kastar fyrst. Ýttu á baukinn þinn.</translation>
    </message>
    <message>
        <source>Press your dice box to throw.</source>
        <translation>Ýttu á baukinn þinn til að kasta.</translation>
    </message>
    <message>
        <source>Later in a game. Throw: you won’t be able to use one number.</source>
        <translation>Síðar í leik. Kastaðu: eina töluna geturðu ekki notað.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and set up your last men.</source>
        <translation>Leikslok nálgast. Kastaðu og settu síðustu töflurnar upp.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and bear off your last men.</source>
        <translation>Leikslok nálgast. Kastaðu og taktu síðustu töflurnar út af.</translation>
    </message>
    <message>
        <source>All your men are down; now stack them again. Throw: it will be a doublet.</source>
        <translation>Allar töflurnar eru niðri; nú er þeim staflað aftur. Kastaðu: það verða samvörp.</translation>
    </message>
    <message>
        <source>Your men now race round the board. Throw: two dice will show the same number.</source>
        <translation>Nú hlaupa töflurnar hringinn. Kastaðu: tveir teningar sýna sömu tölu.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. Throw to see one.</source>
        <translation>Tveir teningar með sömu tölu eru samvörp. Kastaðu og sjáðu.</translation>
    </message>
    <message>
        <source>Your men have come round the board. Throw to bear them off.</source>
        <translation>Töflurnar eru komnar hringinn. Kastaðu til að taka þær út af.</translation>
    </message>
    <message>
        <source>All your men are stacked again. Throw to bear them off.</source>
        <translation>Allar töflurnar eru aftur í stöflum. Kastaðu til að taka þær út af.</translation>
    </message>
    <message>
        <source>All your men are down. Throw to bear them off.</source>
        <translation>Allar töflurnar eru niðri. Kastaðu til að taka þær út af.</translation>
    </message>
    <message>
        <source>Now your men leave the board. Press your dice box to throw.</source>
        <translation>Nú fara töflurnar út af borðinu. Ýttu á baukinn þinn til að kasta.</translation>
    </message>
    <message>
        <source>Now your %1: press a glowing man.</source>
        <translation>Nú er það %1: ýttu á lýsandi töflu.</translation>
    </message>
    <message>
        <source>Press a glowing man to bear it off: it leaves the board.</source>
        <translation>Ýttu á lýsandi töflu til að taka hana út af.</translation>
    </message>
    <message>
        <source>Press the glowing points to set up your last men.</source>
        <translation>Ýttu á lýsandi reiti til að setja síðustu töflurnar upp.</translation>
    </message>
    <message>
        <source>Press your last men to bear them off.</source>
        <translation>Ýttu á síðustu töflurnar til að taka þær út af.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man.</source>
        <translation>Áfram: ýttu á lýsandi töflu.</translation>
    </message>
    <message>
        <source>None of your men can use your %1. Play your %2.</source>
        <translation>Engin taflna þinna getur notað %1. Leiktu %2.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to move it.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Þú fékkst %1. Ýttu á lýsandi töflu til að færa hana.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to lay it down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Þú fékkst %1. Ýttu á lýsandi töflu til að fella hana.</translation>
    </message>
    <message>
        <source>%1 make %2: play %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: play 4 men, from any points.&quot;</extracomment>
        <translation>%1 eru %2: leiktu %2 töflum, af hvaða reitum sem er.</translation>
    </message>
    <message>
        <source>A doublet: play one man, then you throw again.</source>
        <translation>Samvörp: leiktu einni töflu og kastaðu svo aftur.</translation>
    </message>
    <message>
        <source>A doublet: play both numbers, then you throw again.</source>
        <translation>Samvörp: notaðu báðar tölurnar og kastaðu svo aftur.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here. Press a man, then a point.</source>
        <translation>Hér eru samvörp ekkert sérstök. Ýttu á töflu, svo á reit.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: play each number as usual.</source>
        <translation>Hér eru samvörp ekkert sérstök: leiktu hverja tölu eins og venjulega.</translation>
    </message>
    <message>
        <source>You threw %1.</source>
        <translation>Þú fékkst %1.</translation>
    </message>
    <message>
        <source>Each number moves one man that many points.</source>
        <translation>Hver tala færir eina töflu um jafnmarga reiti.</translation>
    </message>
    <message>
        <source>Each number lays down one man on its own point.</source>
        <translation>Hver tala fellir eina töflu á sínum reit.</translation>
    </message>
    <message>
        <source>Once all men are off, they are set up again.</source>
        <translation>Þegar allar töflur eru út af eru þær settar upp aftur.</translation>
    </message>
    <message>
        <source>Men off the board stay off.</source>
        <translation>Töflur sem eru farnar út af koma ekki aftur.</translation>
    </message>
    <message>
        <source>All your men are set up: you have won. That is the whole game.</source>
        <translation>Allar töflurnar eru uppsettar: þú vannst. Þannig er allur leikurinn.</translation>
    </message>
    <message>
        <source>No men left: you have won. That is the whole game.</source>
        <translation>Engin tafla eftir: þú vannst. Þannig er allur leikurinn.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <translation>Tala sem þú getur ekki notað er ónýt.</translation>
    </message>
    <message>
        <source>Black may claim what you cannot use, until the next throw.</source>
        <translation>Svartur má gera tilkall til þess sem nýtist þér ekki, fram að næsta kasti.</translation>
    </message>
    <message>
        <source>The other player uses what you cannot.</source>
        <translation>Mótspilarinn notar það sem nýtist þér ekki.</translation>
    </message>
    <message>
        <source>What neither of you can use is lost.</source>
        <translation>Það sem hvorugur getur notað er ónýtt.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as it has dots.</source>
        <translation>Samvörp gilda fyrir jafnmargar töflur og augun eru.</translation>
    </message>
    <message>
        <source>After a doublet you throw again; each number stacks a man on its point.</source>
        <translation>Eftir samvörp kastarðu aftur; hver tala staflar töflu á sinn reit.</translation>
    </message>
    <message>
        <source>After a doublet you throw again.</source>
        <translation>Eftir samvörp kastarðu aftur.</translation>
    </message>
    <message>
        <source>Here a doublet is a throw like any other.</source>
        <translation>Hér eru samvörp kast eins og hvert annað.</translation>
    </message>
    <message>
        <source>Your %1 passes to Black. Play Black’s man.</source>
        <translation>Svartur fær töluna %1. Leiktu svörtu töflunni.</translation>
    </message>
    <message>
        <source>Now play your %1.</source>
        <translation>Leiktu nú %1.</translation>
    </message>
    <message>
        <source>Bear a man off the board.</source>
        <translation>Taktu töflu út af.</translation>
    </message>
    <message>
        <source>Set up your last men.</source>
        <translation>Settu síðustu töflurnar upp.</translation>
    </message>
    <message>
        <source>Go on: play a man.</source>
        <translation>Áfram: leiktu töflu.</translation>
    </message>
    <message>
        <source>You threw %1. Move a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Þú fékkst %1. Færðu töflu.</translation>
    </message>
    <message>
        <source>You threw %1. Lay a man down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Þú fékkst %1. Felldu töflu.</translation>
    </message>
    <message>
        <source>Throw, and lay down your last man. Then each number stacks a man again.</source>
        <translation>Kastaðu og felldu síðustu töfluna ofan. Svo staflar hver tala töflu aftur.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man to stack it on its point.</source>
        <translation>Áfram: ýttu á lýsandi töflu til að stafla henni á reit sinn.</translation>
    </message>
    <message>
        <source>Go on: stack a man on its point.</source>
        <translation>Áfram: staflaðu töflu á reit sinn.</translation>
    </message>
    <message>
        <source>A doublet: lay down your last man, stack it again, then throw again.</source>
        <translation>Samvörp: felldu síðustu töfluna, staflaðu henni aftur og kastaðu svo aftur.</translation>
    </message>
    <message>
        <source>Some of your men are off already. Throw to bear off more.</source>
        <translation>Nokkrar töflur eru þegar út af. Kastaðu til að taka fleiri út af.</translation>
    </message>
    <message>
        <source>A hit man is out of the game: its owner need not bring it home.</source>
        <translation>Tafla sem er slegin er úr leik: eigandinn þarf ekki að koma henni heim.</translation>
    </message>
    <message>
        <source>No man is left to play the %1. Play the %2.</source>
        <translation>Engin tafla er eftir fyrir %1. Leiktu %2.</translation>
    </message>
    <message>
        <source>Your men on point %1 are all down. Play the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Töflurnar þínar á reit %1 eru allar niðri. Leiktu %2.</translation>
    </message>
    <message>
        <source>A doublet: play all the men you can on its point.</source>
        <translation>Samvörp: leiktu öllum töflum sem þú getur á þeim reit.</translation>
    </message>
    <message>
        <source>Here a doublet plays all the men on its point.</source>
        <translation>Hér leika samvörp öllum töflum á sínum reit.</translation>
    </message>
</context>
<context>
    <name>FirstStepsShown</name>
    <message>
        <source>White’s %1 passes to Black.</source>
        <translation>Svartur fær töluna %1.</translation>
    </message>
    <message>
        <source>The doublet gives White another throw.</source>
        <translation>Samvörpin gefa hvítum annað kast.</translation>
    </message>
    <message>
        <source>White has won the opening throw.</source>
        <translation>Hvítur fær að kasta fyrst.</translation>
    </message>
    <message>
        <source>White throws.</source>
        <translation>Hvítur kastar.</translation>
    </message>
    <message>
        <source>Later in a game. White throws, and won’t be able to use one number.</source>
        <translation>Síðar í leik. Hvítur kastar og getur ekki notað eina töluna.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and sets up the last men.</source>
        <translation>Leikslok nálgast. Hvítur kastar og setur síðustu töflurnar upp.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and bears off the last men.</source>
        <translation>Leikslok nálgast. Hvítur kastar og tekur síðustu töflurnar út af.</translation>
    </message>
    <message>
        <source>White’s men are all down and are now stacked again. White throws a doublet.</source>
        <translation>Allar hvítar töflur eru niðri; nú er þeim staflað aftur. Hvítur fær samvörp.</translation>
    </message>
    <message>
        <source>White’s men now race round the board. White throws: two dice show the same number.</source>
        <translation>Nú hlaupa hvítu töflurnar hringinn. Hvítur kastar: tveir teningar sýna sömu tölu.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. White throws one.</source>
        <translation>Tveir teningar með sömu tölu eru samvörp. Hvítur kastar og fær þau.</translation>
    </message>
    <message>
        <source>White’s men have come round the board. White throws to bear them off.</source>
        <translation>Hvítu töflurnar eru komnar hringinn. Hvítur kastar til að taka þær út af.</translation>
    </message>
    <message>
        <source>White’s men are all stacked again. White throws to bear them off.</source>
        <translation>Allar hvítar töflur eru aftur í stöflum. Hvítur kastar til að taka þær út af.</translation>
    </message>
    <message>
        <source>White’s men are all down. White throws to bear them off.</source>
        <translation>Allar hvítar töflur eru niðri. Hvítur kastar til að taka þær út af.</translation>
    </message>
    <message>
        <source>Now White’s men leave the board. White throws.</source>
        <translation>Nú fara hvítu töflurnar út af borðinu. Hvítur kastar.</translation>
    </message>
    <message>
        <source>Now White plays the %1.</source>
        <translation>Nú leikur hvítur %1.</translation>
    </message>
    <message>
        <source>White bears a man off: it leaves the board.</source>
        <translation>Hvítur tekur töflu út af.</translation>
    </message>
    <message>
        <source>White sets up the last men.</source>
        <translation>Hvítur setur síðustu töflurnar upp.</translation>
    </message>
    <message>
        <source>White bears off the last men.</source>
        <translation>Hvítur tekur síðustu töflurnar út af.</translation>
    </message>
    <message>
        <source>White goes on.</source>
        <translation>Hvítur heldur áfram.</translation>
    </message>
    <message>
        <source>None of White’s men can use the %1. White plays the %2.</source>
        <translation>Engin hvít tafla getur notað %1. Hvítur leikur %2.</translation>
    </message>
    <message>
        <source>White threw %1, and moves a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Hvítur fékk %1 og færir töflu.</translation>
    </message>
    <message>
        <source>White threw %1, and lays down a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Hvítur fékk %1 og fellir töflu.</translation>
    </message>
    <message>
        <source>%1 make %2: White plays %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: White plays 4 men, from any points.&quot;</extracomment>
        <translation>%1 eru %2: hvítur leikur %2 töflum, af hvaða reitum sem er.</translation>
    </message>
    <message>
        <source>A doublet: White plays one man, then throws again.</source>
        <translation>Samvörp: hvítur leikur einni töflu og kastar svo aftur.</translation>
    </message>
    <message>
        <source>A doublet: White plays both numbers, then throws again.</source>
        <translation>Samvörp: hvítur notar báðar tölurnar og kastar svo aftur.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White moves as usual.</source>
        <translation>Hér eru samvörp ekkert sérstök: hvítur leikur eins og venjulega.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White plays both numbers as usual.</source>
        <translation>Hér eru samvörp ekkert sérstök: hvítur leikur báðar tölur eins og venjulega.</translation>
    </message>
    <message>
        <source>White threw %1.</source>
        <translation>Hvítur fékk %1.</translation>
    </message>
    <message>
        <source>All White’s men are set up: White has won. That is the whole game.</source>
        <translation>Allar hvítar töflur eru uppsettar: hvítur vann. Þannig er allur leikurinn.</translation>
    </message>
    <message>
        <source>No men left: White has won. That is the whole game.</source>
        <translation>Engin tafla eftir: hvítur vann. Þannig er allur leikurinn.</translation>
    </message>
    <message>
        <source>White throws and lays down the last man. Then each number stacks a man again.</source>
        <translation>Hvítur kastar og fellir síðustu töfluna ofan. Svo staflar hver tala töflu aftur.</translation>
    </message>
    <message>
        <source>White goes on, and stacks men on their points.</source>
        <translation>Hvítur heldur áfram og staflar töflum á reiti sína.</translation>
    </message>
    <message>
        <source>A doublet: White lays down the last man, stacks it again, then throws again.</source>
        <translation>Samvörp: hvítur fellir síðustu töfluna, staflar henni og kastar svo aftur.</translation>
    </message>
    <message>
        <source>Some of White’s men are off already. White throws to bear off more.</source>
        <translation>Nokkrar hvítar töflur eru þegar út af. Hvítur kastar til að taka fleiri út af.</translation>
    </message>
    <message>
        <source>White has no man left to play the %1. White plays the %2.</source>
        <translation>Engin hvít tafla er eftir fyrir %1. Hvítur leikur %2.</translation>
    </message>
    <message>
        <source>White’s men on point %1 are all down. White plays the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Hvítu töflurnar á reit %1 eru allar niðri. Hvítur leikur %2.</translation>
    </message>
    <message>
        <source>A doublet: White plays all the men on its point.</source>
        <translation>Samvörp: hvítur leikur öllum töflum á þeim reit.</translation>
    </message>
</context>
<context>
    <name>GameBarText</name>
    <message>
        <source>Games per month</source>
        <translation>Leikir á mánuði</translation>
    </message>
    <message>
        <source>Games per day</source>
        <translation>Leikir á dag</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln game(s)</source>
        <extracomment>%1 a day or month</extracomment>
        <translation>
            <numerusform>%1: %Ln leikur</numerusform>
            <numerusform>%1: %Ln leikir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) from %1 to %2.</source>
        <extracomment>%1, %2 dates</extracomment>
        <translation>
            <numerusform>%Ln leikur frá %1 til %2.</numerusform>
            <numerusform>%Ln leikir frá %1 til %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a day and its month, short, as QLocale has it: &quot;4 May&quot;</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Lengd leikja</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>köst í leik</translation>
    </message>
    <message>
        <source>On average %1 throws a game; the shortest game took %2, the longest %3.</source>
        <extracomment>%1 a number with decimals, %2 and %3 whole numbers</extracomment>
        <translation>Að meðaltali %1 köst í leik; stysti leikur tók %2, sá lengsti %3.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>a range of lengths of games in throws, such as &quot;20–24&quot;</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws: %Ln game(s)</source>
        <extracomment>%1 a number of throws, or a range of them</extracomment>
        <translation>
            <numerusform>%1 köst: %Ln leikur</numerusform>
            <numerusform>%1 köst: %Ln leikir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), on %1.</source>
        <extracomment>%1 a date: &quot;1 game, on 4 May 2026.&quot;, &quot;3 games, all on 4 May 2026.&quot;</extracomment>
        <translation>
            <numerusform>%Ln leikur, %1.</numerusform>
            <numerusform>%Ln leikir, allir %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>a date in a sentence, as QLocale has it: &quot;4 May 2026&quot;</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>The game took %Ln throw(s).</source>
        <translation>
            <numerusform>Leikurinn tók %Ln kast.</numerusform>
            <numerusform>Leikurinn tók %Ln köst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each game took %Ln throw(s).</source>
        <translation>
            <numerusform>Hver leikur tók %Ln kast.</numerusform>
            <numerusform>Hver leikur tók %Ln köst.</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>label of a vertical axis: numbers of games</extracomment>
        <translation>leikir</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>how long a game takes</extracomment>
        <translation>
            <numerusform>um %n mínútu</numerusform>
            <numerusform>um %n mínútur</numerusform>
        </translation>
    </message>
    <message>
        <source>pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>hrein heppni</translation>
    </message>
    <message>
        <source>almost pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>næstum hrein heppni</translation>
    </message>
    <message>
        <source>luck and choices</source>
        <extracomment>what decides a game</extracomment>
        <translation>heppni og val</translation>
    </message>
</context>
<context>
    <name>GameLineText</name>
    <message>
        <source>games</source>
        <translation>leikir</translation>
    </message>
    <message>
        <source>After game %1 (%2):</source>
        <extracomment>%1 the number of a game, %2 its date</extracomment>
        <translation>Eftir leik %1 (%2):</translation>
    </message>
    <message>
        <source>Luck: wins due to the dice</source>
        <translation>Heppni: sigrar vegna teninga</translation>
    </message>
    <message>
        <source>%1: %2 wins.</source>
        <extracomment>%1 a player, %2 a number with a sign and decimals, such as &quot;+1.25&quot;</extracomment>
        <translation>%1: %2 sigrar.</translation>
    </message>
    <message>
        <source>Doublets above or below the expected number</source>
        <translation>Samvörp umfram eða undir væntigildi</translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Allir leikmenn saman</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln doublet(s), %2 expected.</source>
        <extracomment>%1 a player, %2 an expected number with a decimal</extracomment>
        <translation>
            <numerusform>%1: %Ln samvörp, búist við %2.</numerusform>
            <numerusform>%1: %Ln samvörp, búist við %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>With fair dice, the line ends outside the band about 1 time in 20.</source>
        <translation>Með ósviknum teningum endar línan utan markanna um það bil 1 sinni af 20.</translation>
    </message>
    <message>
        <source>With fair dice, each line ends outside the band about 1 time in 20. About 1 time in 10, at least one of the two does.</source>
        <translation>Með ósviknum teningum endar hvor lína utan markanna um það bil 1 sinni af 20. Um það bil 1 sinni af 10 endar að minnsta kosti önnur þeirra þar.</translation>
    </message>
    <message numerus="yes">
        <source>The dice changed the chance of winning by this much, added up over %Ln game(s).</source>
        <translation>
            <numerusform>Svo mikið breyttu teningarnir vinningslíkum í %Ln leik.</numerusform>
            <numerusform>Svo mikið breyttu teningarnir vinningslíkum, samanlagt í %Ln leikjum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Ekki hefur enn verið kastað.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>a player of the white men; %1 a name</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>%1 (white)</source>
        <translation>%1 (hvítt)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>a player of the black men; %1 a name</extracomment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>%1 (black)</source>
        <translation>%1 (svart)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>The two players of a game, as the title of a sheet: %1 White, %2 Black</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Note: </source>
        <extracomment>before a note that the user has written on a step of the game</extracomment>
        <translation>Athugasemd: </translation>
    </message>
    <message>
        <source>Each diagram shows the board after a throw. A number on a man shows how many men are in the pile. Men borne off are beside the board.</source>
        <translation>Hver skýringarmynd sýnir borðið eftir kast. Tala á töflu sýnir hve margar töflur eru í staflanum. Töflur sem eru út af liggja við borðið.</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Lay all your men down</source>
        <translation>Felldu allar töflurnar ofan</translation>
    </message>
    <message>
        <source>Stack up all your men</source>
        <translation>Staflaðu öllum töflunum</translation>
    </message>
    <message>
        <source>Take all your men off the board</source>
        <translation>Taktu allar töflurnar út af</translation>
    </message>
    <message>
        <source>Race all your men round the board and off it</source>
        <translation>Hlauptu með allar töflurnar hringinn og út af</translation>
    </message>
    <message>
        <source>Set up all your men</source>
        <translation>Settu allar töflurnar upp</translation>
    </message>
    <message>
        <source>then lay them down</source>
        <translation>felldu þær svo ofan</translation>
    </message>
    <message>
        <source>then stack them up again</source>
        <translation>staflaðu þeim svo aftur</translation>
    </message>
    <message>
        <source>then bear them off</source>
        <translation>taktu þær svo út af</translation>
    </message>
    <message>
        <source>then race them round the board and off it</source>
        <translation>hlauptu svo með þær hringinn og út af</translation>
    </message>
    <message>
        <source>then set them up again</source>
        <translation>settu þær svo upp aftur</translation>
    </message>
    <message>
        <source>%1. The first player to do so wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off, then set them up again&quot;</extracomment>
        <translation>%1. Sá vinnur sem er fyrri til.</translation>
    </message>
    <message>
        <source>%1. The first player with no men left wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off the board&quot;</extracomment>
        <translation>%1. Sá vinnur sem fyrst á enga töflu eftir.</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>%1 (%2 of %3 hands)</source>
        <extracomment>%1 a share: &quot;40%&quot;; %2 hands were up of %3</extracomment>
        <translation>%1 (%2 af %3 höndum)</translation>
    </message>
    <message>
        <source>Your guess: %1. Exactly right.</source>
        <extracomment>%1 &quot;60%&quot;</extracomment>
        <translation>Ágiskun: %1. Hárrétt.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <extracomment>percentage points: &quot;+7 points&quot;</extracomment>
        <translation>%1 prósentustig</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too high.</source>
        <extracomment>%1 &quot;60%&quot;, %2 what is true: &quot;64.2%&quot;, %3 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Ágiskun: %1. Svarið er %2: ágiskunin var %3 prósentustigum of há.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too low.</source>
        <translation>Ágiskun: %1. Svarið er %2: ágiskunin var %3 prósentustigum of lág.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too high.</source>
        <extracomment>%1 &quot;70&quot;, %2 what is true: &quot;64.2&quot;, %3 the difference: &quot;5.8&quot;</extracomment>
        <translation>Ágiskun: %1. Svarið er %2: ágiskunin var %3 of há.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too low.</source>
        <translation>Ágiskun: %1. Svarið er %2: ágiskunin var %3 of lág.</translation>
    </message>
    <message>
        <source>Very close.</source>
        <comment>a guess</comment>
        <translation>Mjög nálægt.</translation>
    </message>
    <message>
        <source>Close.</source>
        <comment>a guess</comment>
        <translation>Nálægt.</translation>
    </message>
    <message>
        <source>Not far off.</source>
        <comment>a guess</comment>
        <translation>Ekki fjarri.</translation>
    </message>
    <message>
        <source>Far off.</source>
        <comment>a guess</comment>
        <translation>Fjarri.</translation>
    </message>
    <message>
        <source>Guesses in this game: %1, off by %2 percentage points on average.</source>
        <extracomment>%1 how many; %2 percentage points: &quot;5.2&quot;</extracomment>
        <translation>Ágiskanir í leiknum: %1; að meðaltali skeikar %2 prósentustigum.</translation>
    </message>
    <message>
        <source>And the other player is ahead.</source>
        <comment>a guess</comment>
        <extracomment>follows how far a guess of the chance of winning is off</extracomment>
        <translation>Og hinn leikmaðurinn hefur betur.</translation>
    </message>
</context>
<context>
    <name>HindranceText</name>
    <message>
        <source>The game is over. %1 has won.</source>
        <translation>Leiknum er lokið. %1 vann.</translation>
    </message>
    <message>
        <source>The game is over. It is a draw.</source>
        <translation>Leiknum er lokið með jafntefli.</translation>
    </message>
    <message>
        <source>First, each player throws one die.</source>
        <translation>Fyrst kastar hvor um sig einum teningi.</translation>
    </message>
    <message>
        <source>%1 must throw first.</source>
        <translation>Fyrst kastar %1.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Nú kastar %1.</translation>
    </message>
    <message>
        <source>%1 has no man on point %2.</source>
        <translation>%1 á enga töflu á reit %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n man/men.</source>
        <translation>
            <numerusform>Nú leikur %1 %n töflu.</numerusform>
            <numerusform>Nú leikur %1 %n töflum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %3. %2 could not use it.</source>
        <extracomment>%1 who plays numbers, %2 who threw them, %3 the numbers</extracomment>
        <translation>Nú leikur %1: %3. %2 gat ekki notað það.</translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of the dice</extracomment>
        <translation>Nú leikur %1: %2.</translation>
    </message>
    <message>
        <source>You may use %2, which %1 could not. This man stands on point %3.</source>
        <extracomment>%1 the opponent, %2 numbers of the dice, %3 a point</extracomment>
        <translation>%1 lét þér eftir %2. Þessi tafla er á reit %3.</translation>
    </message>
    <message>
        <source>You threw %1. This man stands on point %2.</source>
        <translation>Þú fékkst %1. Þessi tafla er á reit %2.</translation>
    </message>
    <message>
        <source>Still to play: %1. This man stands on point %2.</source>
        <extracomment>%1 numbers of the dice, %2 a point</extracomment>
        <translation>Eftir að leika: %1. Þessi tafla er á reit %2.</translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <extracomment>%1 a number of the dice, %2 why this man cannot move by it, a sentence</extracomment>
        <translation>Með %1: %2</translation>
    </message>
    <message>
        <source>Point %1 is full.</source>
        <translation>Reitur %1 er fullur.</translation>
    </message>
    <message>
        <source>Two of %2’s men hold point %1.</source>
        <translation>%2 á tvær töflur á reit %1.</translation>
    </message>
    <message>
        <source>That would use fewer numbers. You must use as many as you can.</source>
        <translation>Þannig nýtast færri tölur. Þú verður að nota sem flestar.</translation>
    </message>
    <message>
        <source>Only a %1 bears this man off.</source>
        <translation>Þessi tafla fer aðeins út af með %1.</translation>
    </message>
    <message>
        <source>Men on higher points must use the %1 first.</source>
        <extracomment>%1 the numbers left to play: &quot;5&quot;, &quot;5 and 4&quot;</extracomment>
        <translation>Töflur á hærri reitum verða að nota %1 fyrst.</translation>
    </message>
    <message>
        <source>Point %1 is stacked. First stack your other men.</source>
        <translation>Á reit %1 er öllu staflað. Staflaðu fyrst hinum töflunum.</translation>
    </message>
    <message>
        <source>Point %1 is set up. First set up your other men.</source>
        <translation>Á reit %1 er allt uppsett. Settu fyrst upp hinar töflurnar.</translation>
    </message>
    <message>
        <source>All men on point %1 are down. First lay down your other men.</source>
        <translation>Á reit %1 er allt niðri. Felldu fyrst hinar töflurnar.</translation>
    </message>
    <message>
        <source>The game is over. You have won.</source>
        <translation>Leiknum er lokið. Þú vannst.</translation>
    </message>
    <message>
        <source>You must throw first.</source>
        <translation>Fyrst kastar þú.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Nú kastar þú.</translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n man/men.</source>
        <translation>
            <numerusform>Nú leikur þú %n töflu.</numerusform>
            <numerusform>Nú leikur þú %n töflum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1. %2 could not use it.</source>
        <extracomment>%1 the numbers, %2 who threw them</extracomment>
        <translation>Nú leikur þú: %1. %2 gat ekki notað það.</translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>Nú leikur þú: %1.</translation>
    </message>
    <message>
        <source>You have no man on point %1.</source>
        <translation>Þú átt enga töflu á reit %1.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Lyklaborð</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Alls staðar</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Bilslá eða Enter</translation>
    </message>
    <message>
        <source>throw the dice; play the marked man</source>
        <translation>kasta teningunum; leika merktri töflu</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Örvahnappar</translation>
    </message>
    <message>
        <source>go from man to man</source>
        <translation>fara milli taflna</translation>
    </message>
    <message>
        <source>Enter, arrow keys, Enter</source>
        <translation>Enter, örvahnappar, Enter</translation>
    </message>
    <message>
        <source>where men move, as in the race: take up the marked man, choose its point and move it there</source>
        <translation>þar sem töflur færast, svo sem í kapphlaupinu: taka upp merkta töflu, velja reit og færa hana þangað</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back a man that was taken up</source>
        <translation>leggja aftur töflu sem var tekin upp</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>claim a number with the marked man, where the rules require a claim</source>
        <translation>gera tilkall til tölu með merktri töflu, ef reglurnar krefjast þess</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 til 6</translation>
    </message>
    <message>
        <source>go to that point</source>
        <translation>fara á þann reit</translation>
    </message>
    <message>
        <source>play forced moves</source>
        <translation>leika þegar ekkert val er</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons under the board</source>
        <translation>fara á hnappana undir borðinu</translation>
    </message>
    <message>
        <source>Ask the board</source>
        <translation>Spyrja borðið</translation>
    </message>
    <message>
        <source>the last throw, and how it was played</source>
        <translation>síðasta kast og hvernig leikið var úr því</translation>
    </message>
    <message>
        <source>whose turn it is, and what may be played</source>
        <translation>hvor á leik og hverju má leika</translation>
    </message>
    <message>
        <source>where your men are</source>
        <translation>hvar töflurnar þínar eru</translation>
    </message>
    <message>
        <source>where the other player’s men are</source>
        <translation>hvar töflur mótspilarans eru</translation>
    </message>
    <message>
        <source>how far each player has got</source>
        <translation>hve langt hvor er kominn</translation>
    </message>
    <message>
        <source>who is likely to win</source>
        <translation>hvor er sigurstranglegri</translation>
    </message>
    <message>
        <source>the last announcement again</source>
        <translation>síðasta tilkynning aftur</translation>
    </message>
    <message>
        <source>earlier announcements, one by one, up to twenty</source>
        <translation>fyrri tilkynningar, ein í einu, allt að tuttugu</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>afturkalla</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>endurgera</translation>
    </message>
    <message>
        <source>why: the rule behind the last event</source>
        <translation>hvers vegna: reglan að baki síðasta atburði</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <translation>reglur þessa leiks</translation>
    </message>
    <message>
        <source>the games and their sources</source>
        <translation>leikirnir og heimildir þeirra</translation>
    </message>
    <message>
        <source>course of play: arrow keys to choose a throw, Enter for the latest</source>
        <translation>gangur leiksins: örvahnappar velja kast, Enter það nýjasta</translation>
    </message>
    <message>
        <source>step back, step forward through the game</source>
        <translation>skref aftur á bak eða áfram í leiknum</translation>
    </message>
    <message>
        <source>back to the start of the game</source>
        <translation>aftur að upphafi leiksins</translation>
    </message>
    <message>
        <source>play the steps automatically; pause</source>
        <translation>sýna skrefin sjálfkrafa; hlé</translation>
    </message>
    <message>
        <source>steps more slowly, faster</source>
        <translation>skref hægar, hraðar</translation>
    </message>
    <message>
        <source>how often each number was thrown</source>
        <translation>hve oft hver tala hefur komið upp</translation>
    </message>
    <message>
        <source>the same dice, other rules</source>
        <translation>sömu teningar, aðrar reglur</translation>
    </message>
    <message>
        <source>the odds: arrow keys choose a throw; in the list of ways to play, Enter plays the chosen one</source>
        <translation>líkurnar: örvahnappar velja kast; í listanum leikur Enter kostinn sem er valinn</translation>
    </message>
    <message>
        <source>a hint: the best move is marked</source>
        <translation>ábending: besti leikur er merktur</translation>
    </message>
    <message>
        <source>cover the odds until the class has guessed; guess</source>
        <translation>hylja líkurnar þar til bekkurinn hefur giskað; giska</translation>
    </message>
    <message>
        <source>correct a throw that was entered incorrectly</source>
        <translation>leiðrétta kast sem var rangt slegið inn</translation>
    </message>
    <message>
        <source>who plays: people, or the computer</source>
        <translation>hverjir leika: fólk eða tölvan</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>nýr leikur</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>sleppa hreyfimyndinni</translation>
    </message>
    <message>
        <source>closer view: the half of the board in play</source>
        <translation>nærmynd: borðhelmingurinn sem leikið er á</translation>
    </message>
    <message>
        <source>larger, smaller, default text size</source>
        <translation>stærra, minna, sjálfgefið letur</translation>
    </message>
    <message>
        <source>full screen; Esc to leave, F10 to show the menus</source>
        <translation>fylla skjáinn; Esc til að hætta, F10 sýnir valmyndir</translation>
    </message>
    <message>
        <source>face to face: one side for each player, on a screen that lies flat</source>
        <translation>andspænis: hvor sínum megin við liggjandi skjá</translation>
    </message>
    <message>
        <source>projector: large text and strong contrast for a class; Esc to leave</source>
        <translation>skjávarpi: stórt letur og mikil birtuskil fyrir bekk; Esc til að hætta</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>from the board to the panel beside it and back</source>
        <translation>frá borðinu að hliðarspjaldinu og til baka</translation>
    </message>
    <message>
        <source>what a button is for; on a touch screen, press and hold the button</source>
        <translation>til hvers hnappur er; á snertiskjá: haltu honum niðri</translation>
    </message>
    <message>
        <source>widen or narrow the panel beside the board</source>
        <translation>breikka eða mjókka hliðarspjaldið</translation>
    </message>
    <message>
        <source>appearance: board, light and speed</source>
        <translation>útlit: borð, birta og hraði</translation>
    </message>
    <message>
        <source>play again with the same rules</source>
        <translation>leika aftur með sömu reglum</translation>
    </message>
    <message>
        <source>the result, when the game is over</source>
        <translation>úrslitin, þegar leik er lokið</translation>
    </message>
</context>
<context>
    <name>LabelsSheet</name>
    <message>
        <source>Board labels</source>
        <translation>Merkispjöld borða</translation>
    </message>
    <message>
        <source>Cut along the marks. Each label measures %1 × %2 mm.</source>
        <extracomment>At the foot of a page of labels, which are cut out. %1 and %2 a length in millimetres</extracomment>
        <translation>Klipptu eftir merkjunum. Hvert spjald er %1 × %2&#xa0;mm.</translation>
    </message>
    <message>
        <source>– %1</source>
        <extracomment>behind what a table is made of. %1: how we know it</extracomment>
        <translation>– %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Stærð: %1</translation>
    </message>
</context>
<context>
    <name>LaboratoryText</name>
    <message>
        <source>A: </source>
        <extracomment>the first of two experiments, in front of a sentence about it</extracomment>
        <translation>A: </translation>
    </message>
    <message>
        <source>B: </source>
        <translation>B: </translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Enginn leikur leikinn enn.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): the first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>Eftir %Ln leik: sá sem kastaði fyrst vann %1. 95% mörk: %2 til %3.</numerusform>
            <numerusform>Eftir %Ln leiki: sá sem kastaði fyrst vann %1. 95% mörk: %2 til %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %2 of %Ln game(s). 95% band: %3 to %4.</source>
        <extracomment>an earlier run, in a list. %1 its seed, %2 a share, %3 and %4 the ends of its band</extracomment>
        <translation>
            <numerusform>Fræ %1: %2 af %Ln leik. 95% mörk: %3 til %4.</numerusform>
            <numerusform>Fræ %1: %2 af %Ln leikjum. 95% mörk: %3 til %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact value: %1.</source>
        <extracomment>%1 a share, computed and not tried out</extracomment>
        <translation>Nákvæmt gildi: %1.</translation>
    </message>
    <message>
        <source>The first thrower lost %1 and drew %2.</source>
        <translation>Sá sem kastaði fyrst tapaði %1, og %2 lauk með jafntefli.</translation>
    </message>
    <message>
        <source>It lies outside the band. At the end of an experiment, chance alone causes this one time in twenty; along the way, more often.</source>
        <translation>Það er utan markanna. Í lok tilraunar gerist það af tilviljun einni í eitt skipti af tuttugu en oftar meðan á henni stendur.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): White won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>Eftir %Ln leik: hvítur vann %1. 95% mörk: %2 til %3.</numerusform>
            <numerusform>Eftir %Ln leiki: hvítur vann %1. 95% mörk: %2 til %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>follows the sentence on White. %1 a share, %2 and %3 the ends of its band</extracomment>
        <translation>Sá sem kastaði fyrst vann %1 þeirra. 95% mörk: %2 til %3.</translation>
    </message>
    <message>
        <source>White won the first game.</source>
        <translation>Hvítur vann fyrsta leikinn.</translation>
    </message>
    <message>
        <source>White did not win the first game.</source>
        <translation>Hvítur vann ekki fyrsta leikinn.</translation>
    </message>
    <message>
        <source>The first thrower won the first game.</source>
        <translation>Sá sem kastaði fyrst vann fyrsta leikinn.</translation>
    </message>
    <message>
        <source>The first thrower did not win the first game.</source>
        <translation>Sá sem kastaði fyrst vann ekki fyrsta leikinn.</translation>
    </message>
    <message>
        <source>95% band: %1 to %2.</source>
        <extracomment>%1 and %2 the ends of the band of a share: &quot;20.7%&quot;, &quot;100.0%&quot;</extracomment>
        <translation>95% mörk: %1 til %2.</translation>
    </message>
    <message>
        <source>It was drawn.</source>
        <extracomment>follows &quot;The first thrower did not win the first game.&quot;</extracomment>
        <translation>Honum lauk með jafntefli.</translation>
    </message>
    <message>
        <source>White lost %1 and drew %2.</source>
        <extracomment>follows the share of games won by White. %1 and %2 shares</extracomment>
        <translation>Hvítur tapaði %1, og %2 lauk með jafntefli.</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>Length of the games</source>
        <translation>Lengd leikja</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>köst í leik</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>label of a bar. %1 a number of throws</extracomment>
        <translation>%1 eða fleiri</translation>
    </message>
    <message>
        <source>A game takes %1 throws on average.</source>
        <extracomment>%1 a number with decimals</extracomment>
        <translation>Leikur tekur %1 köst að meðaltali.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s) or more: %1 of %2 games (%3)</source>
        <extracomment>%1 how many games, %2 of how many, %3 their share</extracomment>
        <translation>
            <numerusform>%Ln kast eða fleiri: %1 af %2 leikjum (%3)</numerusform>
            <numerusform>%Ln köst eða fleiri: %1 af %2 leikjum (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s): %1 of %2 games (%3)</source>
        <translation>
            <numerusform>%Ln kast: %1 af %2 leikjum (%3)</numerusform>
            <numerusform>%Ln köst: %1 af %2 leikjum (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>share of games</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>hlutfall leikja</translation>
    </message>
    <message numerus="yes">
        <source>The first game took %Ln throw(s).</source>
        <translation>
            <numerusform>Fyrsti leikurinn tók %Ln kast.</numerusform>
            <numerusform>Fyrsti leikurinn tók %Ln köst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonBoxes</name>
    <message>
        <source>Choose…</source>
        <translation>Velja…</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>já</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ekkert</translation>
    </message>
    <message>
        <source>none: a matter of opinion</source>
        <translation>ekkert: álitamál</translation>
    </message>
    <message>
        <source>default</source>
        <translation>sjálfgefið</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Um %n mínútu</numerusform>
            <numerusform>Um %n mínútur</numerusform>
        </translation>
    </message>
    <message>
        <source>continues at step %1 of %2</source>
        <extracomment>of a lesson that was left; %1 the step it goes on with, %2 how many there are</extracomment>
        <translation>heldur áfram í skrefi %1 af %2</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Markmið: %1</translation>
    </message>
    <message>
        <source>Prerequisites: %1</source>
        <translation>Forþekking: %1</translation>
    </message>
    <message>
        <source>Keywords: %1</source>
        <translation>Efnisorð: %1</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <extracomment>of a lesson</extracomment>
        <translation>✓ lokið</translation>
    </message>
</context>
<context>
    <name>LessonFields</name>
    <message>
        <source>Expected number</source>
        <translation>Rétt tala</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Vikmörk</translation>
    </message>
    <message>
        <source>How far off an answer may be and still count as right</source>
        <translation>Mesta frávik rétts svars</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Eining</translation>
    </message>
    <message>
        <source>Shown behind the number</source>
        <translation>Birtist á eftir tölunni</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spurning</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Svarkostir</translation>
    </message>
    <message>
        <source>Two to six answers to choose from, one on each line; none for an answer in words</source>
        <translation>Tvö til sex svör að velja úr, eitt í hverri línu; engin ef svarið er í orðum</translation>
    </message>
    <message>
        <source>Right choice</source>
        <translation>Rétt val</translation>
    </message>
    <message>
        <source>The answer is a number</source>
        <translation>Svarið er tala</translation>
    </message>
    <message>
        <source>The answer is how well a rule is known</source>
        <translation>Svarið er hve vel regla er þekkt</translation>
    </message>
    <message>
        <source>Model answer</source>
        <translation>Fyrirmyndarsvar</translation>
    </message>
    <message>
        <source>Covered until the class has answered</source>
        <translation>Hulið þar til bekkurinn hefur svarað</translation>
    </message>
    <message>
        <source>Lines on the worksheet</source>
        <translation>Línur á verkefnablaðinu</translation>
    </message>
    <message>
        <source>Usually 3; none with choices or a number</source>
        <translation>Venjulega 3; engar með svarkostum eða tölu</translation>
    </message>
    <message>
        <source>What to guess</source>
        <translation>Á hvað á að giska</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Lykiltala</translation>
    </message>
    <message>
        <source>Minimum of the slider</source>
        <translation>Lægsta gildi sleðans</translation>
    </message>
    <message>
        <source>Usually 0, for a figure in %</source>
        <translation>Venjulega 0, fyrir gildi í&#xa0;%</translation>
    </message>
    <message>
        <source>Maximum of the slider</source>
        <translation>Hæsta gildi sleðans</translation>
    </message>
    <message>
        <source>Usually 100, for a figure in %</source>
        <translation>Venjulega 100, fyrir gildi í&#xa0;%</translation>
    </message>
    <message>
        <source>A guess is close within</source>
        <translation>Ágiskun telst nálæg innan</translation>
    </message>
    <message>
        <source>Usually a twentieth of the slider</source>
        <translation>Venjulega tuttugasti hluti sleðans</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Ágiskun</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Skýring</translation>
    </message>
    <message>
        <source>Shown with the answer</source>
        <translation>Birtist með svarinu</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Hverju á að taka eftir</translation>
    </message>
    <message>
        <source>Experiments side by side</source>
        <translation>Tilraunir hlið við hlið</translation>
    </message>
    <message>
        <source>Games in each</source>
        <translation>Leikir í hvorri</translation>
    </message>
    <message>
        <source>The same dice in both</source>
        <translation>Sömu teningar í báðum</translation>
    </message>
    <message>
        <source>White plays</source>
        <translation>Hvítur leikur</translation>
    </message>
    <message>
        <source>Usually at random</source>
        <translation>Venjulega af handahófi</translation>
    </message>
    <message>
        <source>Black plays</source>
        <translation>Svartur leikur</translation>
    </message>
    <message>
        <source>Experiment in the laboratory</source>
        <translation>Tilraun í tilraunastofunni</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Usually from the seed, if there is one</source>
        <translation>Venjulega úr fræinu ef það er til</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Skráður leikur</translation>
    </message>
    <message>
        <source>Replaces the game, rulings, dice and seed in the fields above</source>
        <translation>Í stað leiks, túlkana, teninga og fræs í svæðunum að ofan</translation>
    </message>
    <message>
        <source>Begin after this many throws</source>
        <translation>Hefst eftir svo mörg köst</translation>
    </message>
    <message>
        <source>Usually none; after all of a recorded game</source>
        <translation>Venjulega ekkert; eftir öll köst skráðs leiks</translation>
    </message>
    <message>
        <source>The next throw lies on the board</source>
        <translation>Næsta kast liggur á borðinu</translation>
    </message>
    <message>
        <source>The class plays</source>
        <translation>Bekkurinn leikur</translation>
    </message>
    <message>
        <source>Usually not at all</source>
        <translation>Venjulega alls ekki</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Leikur á borðinu</translation>
    </message>
    <message>
        <source>It stays until a later step sets another one</source>
        <translation>Stendur þar til síðara skref kemur með annan</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Fræ teninganna</translation>
    </message>
    <message>
        <source>Digits. Every class gets the same throws.</source>
        <translation>Tölustafir. Allir bekkir fá sömu köst.</translation>
    </message>
    <message>
        <source>Picture in the lesson</source>
        <translation>Mynd í kennslustundinni</translation>
    </message>
    <message>
        <source>PNG, JPEG or WebP, up to 2 MB</source>
        <translation>PNG, JPEG eða WebP, allt að 2&#xa0;MB</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Lýsing</translation>
    </message>
    <message>
        <source>For those who cannot see the picture</source>
        <translation>Fyrir þau sem sjá ekki myndina</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Myndatexti</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Mynd</translation>
    </message>
    <message>
        <source>Show how well the rule is known</source>
        <translation>Sýna hve vel reglan er þekkt</translation>
    </message>
    <message>
        <source>Tell the rule in today’s words, too</source>
        <translation>Segja regluna einnig á nútímamáli</translation>
    </message>
    <message>
        <source>Always told where its status is shown, or where its source has no words</source>
        <translation>Alltaf gert þar sem sýnt er hve vel hún er þekkt eða heimildin þegir</translation>
    </message>
    <message>
        <source>Rules in the words of their sources</source>
        <translation>Reglur með orðum heimildanna</translation>
    </message>
    <message>
        <source>Figures for %1, %2 … in the texts</source>
        <translation>Lykiltölur fyrir %1, %2 … í textunum</translation>
    </message>
    <message>
        <source>The program computes them. %1 in a text stands for the first.</source>
        <translation>Forritið reiknar þær. %1 í texta stendur fyrir þá fyrstu.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Stærð</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Túlkanir</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Dice thrown by each player</source>
        <translation>Teningar sem hvor kastar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Leikmaður</translation>
    </message>
    <message>
        <source>Show the answers of an earlier step</source>
        <translation>Sýna svörin úr fyrra skrefi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Stig</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Viðmið</translation>
    </message>
    <message>
        <source>Mark scheme</source>
        <translation>Stigagjöf</translation>
    </message>
    <message>
        <source>Headings of the columns</source>
        <translation>Fyrirsagnir dálka</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation>Ein í hverri línu</translation>
    </message>
    <message>
        <source>Headings of the rows</source>
        <translation>Fyrirsagnir raða</translation>
    </message>
    <message>
        <source>Table on the worksheet</source>
        <translation>Tafla á verkefnablaðinu</translation>
    </message>
    <message>
        <source>On the worksheet</source>
        <translation>Á verkefnablaðinu</translation>
    </message>
    <message>
        <source>Usually if there is a question, guess, experiment or table</source>
        <translation>Venjulega ef spurning, ágiskun, tilraun eða tafla er með</translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation>Heiti skrefsins</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Mínútur</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texti</translation>
    </message>
    <message>
        <source>Each line is a paragraph</source>
        <translation>Hver lína er efnisgrein</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Heiti kennslustundar</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Samantekt</translation>
    </message>
    <message>
        <source>Shown in the list of lessons</source>
        <translation>Birtist á lista kennslustunda</translation>
    </message>
    <message>
        <source>Grade or age</source>
        <translation>Bekkur eða aldur</translation>
    </message>
    <message>
        <source>Prerequisites</source>
        <translation>Forþekking</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Markmið</translation>
    </message>
    <message>
        <source>Keywords of the curriculum</source>
        <translation>Efnisorð úr námskránni</translation>
    </message>
    <message>
        <source>What the class needs</source>
        <translation>Það sem bekkurinn þarf</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Fyrir þau sem ljúka snemma</translation>
    </message>
    <message>
        <source>One task on each line</source>
        <translation>Eitt verkefni í hverri línu</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Heimavinna</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Tungumál</translation>
    </message>
    <message>
        <source>Codes with commas between them, such as en, ru</source>
        <translation>Kóðar með kommum á milli, svo sem en, ru</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Tilraun</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Textabrot</translation>
    </message>
    <message>
        <source>The program throws</source>
        <translation>Forritið kastar</translation>
    </message>
    <message>
        <source>From the seed, the same for every class</source>
        <translation>Úr fræinu, eins fyrir alla bekki</translation>
    </message>
    <message>
        <source>The class throws real dice</source>
        <translation>Bekkurinn kastar alvöru teningum</translation>
    </message>
    <message>
        <source>Not at all: it looks at the board</source>
        <translation>Alls ekki: hann skoðar borðið</translation>
    </message>
    <message>
        <source>Until it is decided who begins</source>
        <translation>Þar til ljóst er hver byrjar</translation>
    </message>
    <message>
        <source>One throw</source>
        <translation>Eitt kast</translation>
    </message>
    <message>
        <source>To the end of the game</source>
        <translation>Til leiksloka</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Af handahófi</translation>
    </message>
    <message>
        <source>As well as possible</source>
        <translation>Sem best</translation>
    </message>
    <message>
        <source>The first thrower’s chance, in %</source>
        <translation>Líkur þess sem kastar fyrst, í&#xa0;%</translation>
    </message>
    <message>
        <source>The first thrower’s lead, in percentage points</source>
        <translation>Forskot þess sem kastar fyrst, í prósentustigum</translation>
    </message>
    <message>
        <source>Mean number of throws in a game</source>
        <translation>Meðalfjöldi kasta í leik</translation>
    </message>
    <message>
        <source>Throws that leave a choice, in %</source>
        <translation>Köst sem leyfa val, í&#xa0;%</translation>
    </message>
    <message>
        <source>Gain of best over random play, in percentage points</source>
        <translation>Ávinningur besta leiks umfram handahóf, í prósentustigum</translation>
    </message>
    <message>
        <source>Share of doublets, in %</source>
        <translation>Hlutfall samvarpa, í&#xa0;%</translation>
    </message>
    <message>
        <source>Share of throws with a given number, in %</source>
        <translation>Hlutfall kasta með tiltekinni tölu, í&#xa0;%</translation>
    </message>
    <message>
        <source>Numbers that fair dice put outside their bands</source>
        <translation>Tölur sem lenda utan marka með ósviknum teningum</translation>
    </message>
    <message>
        <source>A player’s chance in the position on the board, in %</source>
        <translation>Vinningslíkur leikmanns í stöðunni á borðinu, í&#xa0;%</translation>
    </message>
    <message>
        <source>A player’s luck in the game on the board</source>
        <translation>Heppni leikmanns í leiknum á borðinu</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>skráður leikur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ekkert</translation>
    </message>
    <message>
        <source>Use the game on the board</source>
        <translation>Nota leikinn á borðinu</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Velja…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjarlægja</translation>
    </message>
    <message>
        <source>At random half of the time</source>
        <translation>Af handahófi í helmingi tilvika</translation>
    </message>
    <message>
        <source>Answers for those who finish early</source>
        <translation>Svör fyrir þau sem ljúka snemma</translation>
    </message>
    <message>
        <source>One on each line, in the order of the tasks</source>
        <translation>Eitt í hverri línu, í röð verkefnanna</translation>
    </message>
    <message>
        <source>default</source>
        <translation>sjálfgefið</translation>
    </message>
    <message>
        <source>Picture file beside the lesson</source>
        <translation>Myndaskrá í sömu möppu</translation>
    </message>
    <message>
        <source>Instead of a picture in the lesson</source>
        <translation>Í stað myndar í kennslustundinni</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>The answer</source>
        <translation>Svarið</translation>
    </message>
    <message>
        <source>Your answer in step %1, “%2”:</source>
        <extracomment>%1 the number of an earlier step of the lesson, %2 its title</extracomment>
        <translation>Svar ykkar í skrefi %1, „%2“:</translation>
    </message>
    <message>
        <source>No answer was entered.</source>
        <translation>Ekkert svar var slegið inn.</translation>
    </message>
    <message>
        <source>✓ %1 Done.</source>
        <extracomment>%1 what the class was to do on the board, and has done</extracomment>
        <translation>✓ %1 Lokið.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were counted.</source>
        <translation>
            <numerusform>%n hönd var talin.</numerusform>
            <numerusform>%n hendur voru taldar.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was your answer, too.</source>
        <translation>Það var líka ykkar svar.</translation>
    </message>
    <message>
        <source>You chose something else.</source>
        <translation>Þið völduð annað.</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Reikna svarið…</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Fyrir þau sem ljúka snemma</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Heimavinna</translation>
    </message>
    <message>
        <source>The game is not over yet. So far:</source>
        <translation>Leiknum er ekki lokið. Hingað til:</translation>
    </message>
    <message>
        <source>You can answer after your task on the board.</source>
        <translation>Hægt er að svara þegar verkefninu á borðinu er lokið.</translation>
    </message>
    <message>
        <source>The game has gone on. To answer, undo the later throws, or set up again.</source>
        <translation>Leikurinn hefur haldið áfram. Til að svara skal afturkalla seinni köst eða setja upp aftur.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Name</source>
        <translation>Nafn</translation>
    </message>
    <message>
        <source>%1 – for the teacher</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>%1 – fyrir kennarann</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <extracomment>how long a lesson takes</extracomment>
        <translation>
            <numerusform>Um %n mínútu</numerusform>
            <numerusform>Um %n mínútur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in all</source>
        <extracomment>the sum of the mark scheme of a lesson</extracomment>
        <translation>
            <numerusform>%n stig alls</numerusform>
            <numerusform>%n stig alls</numerusform>
        </translation>
    </message>
    <message>
        <source>What the class should know</source>
        <translation>Það sem bekkurinn á að kunna</translation>
    </message>
    <message>
        <source>What the class learns</source>
        <translation>Það sem bekkurinn lærir</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Þið þurfið</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Efnisorð</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Fyrir þau sem ljúka snemma</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Heimavinna</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 what follows: &quot;Keywords&quot;, %2 a list</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Our guess</source>
        <translation>Ágiskun okkar</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Reiknað</translation>
    </message>
    <message>
        <source>What we expect</source>
        <translation>Við búumst við</translation>
    </message>
    <message>
        <source>What we found</source>
        <translation>Niðurstaða okkar</translation>
    </message>
    <message>
        <source>Our answer</source>
        <translation>Svar okkar</translation>
    </message>
    <message>
        <source>%1. %2 (%3 min)</source>
        <extracomment>a step of a lesson. %1: its number, %2: its title, %3: how many minutes it takes</extracomment>
        <translation>%1. %2 (%3&#xa0;mín.)</translation>
    </message>
    <message>
        <source>Computed from the game on the board.</source>
        <translation>Reiknað út frá leiknum á borðinu.</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s): %1</source>
        <extracomment>a criterion of a mark scheme. %1 the criterion, %n the points for meeting it</extracomment>
        <translation>
            <numerusform>%n stig: %1</numerusform>
            <numerusform>%n stig: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected: White wins %1 of the games.</source>
        <translation>Búist er við að hvítur vinni %1 leikjanna.</translation>
    </message>
    <message>
        <source>Expected: the first thrower wins %1 of the games.</source>
        <translation>Búist er við að sá sem kastar fyrst vinni %1 leikjanna.</translation>
    </message>
    <message>
        <source>About %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>%1, %2 and %3 numbers of throws: &quot;21.4&quot;, &quot;20.1&quot;, &quot;22.7&quot;</extracomment>
        <translation>Um %1 köst í leik. Í um 95 af 100 tilraunum: frá %2 til %3.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Expected A − B: %1 percentage points; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>A and B are two experiments; all figures are in percentage points: &quot;+0.65&quot;, &quot;+0.43&quot;</extracomment>
        <translation>Búist er við að A − B verði %1 prósentustig. Í um 95 af 100 tilraunum: frá %2 til %3.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>A and B are two experiments; all figures are numbers of throws</extracomment>
        <translation>A − B: %1 köst í leik. Í um 95 af 100 tilraunum: frá %2 til %3.</translation>
    </message>
    <message>
        <source>About %1 of such experiments show no clear difference in the shares.</source>
        <extracomment>%1 a share of experiments: &quot;53.6%&quot;</extracomment>
        <translation>Um %1 slíkra tilrauna sýna engan skýran mun á hlutföllunum.</translation>
    </message>
    <message>
        <source>At least 95 of 100 such experiments, on average, give a share from %1 to %2.</source>
        <extracomment>%1 and %2 shares: &quot;44.0%&quot;, &quot;63.0%&quot;</extracomment>
        <translation>Að meðaltali gefa minnst 95 af 100 slíkum tilraunum hlutfall frá %1 til %2.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message numerus="yes">
        <source>%1 percentage points</source>
        <extracomment>a difference of two shares, with a decimal. %1 the figure</extracomment>
        <translation>
            <numerusform>%1 prósentustig</numerusform>
            <numerusform>%1 prósentustig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n percentage points</source>
        <extracomment>a difference of two shares</extracomment>
        <translation>
            <numerusform>%n prósentustig</numerusform>
            <numerusform>%n prósentustig</numerusform>
        </translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>prósent</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>prósentustig</translation>
    </message>
    <message>
        <source>You guessed %1. Computed: %2.</source>
        <extracomment>%1 what the class guessed, %2 the figure computed: &quot;60%&quot;, &quot;53.2%&quot;</extracomment>
        <translation>Ágiskun ykkar: %1. Reiknað: %2.</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>Hárrétt!</translation>
    </message>
    <message>
        <source>Close: only %1 away.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>Nálægt: aðeins %1 frá.</translation>
    </message>
    <message>
        <source>%1 percentage points too high.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>%1 prósentustigum of mikið.</translation>
    </message>
    <message>
        <source>%1 percentage points too low.</source>
        <translation>%1 prósentustigum of lítið.</translation>
    </message>
    <message>
        <source>%1 too many.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>%1 of mikið.</translation>
    </message>
    <message>
        <source>%1 too few.</source>
        <translation>%1 of lítið.</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <extracomment>the answer to a question for a number. %1 &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Svarið er %1.</translation>
    </message>
    <message>
        <source>You answered %1. Correct: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Svar ykkar: %1. Rétt: svarið er %2.</translation>
    </message>
    <message>
        <source>You answered %1. Not quite: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Svar ykkar: %1. Ekki alveg: svarið er %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n hand(s)</source>
        <extracomment>%1 an answer to choose from, %n how many hands were raised for it</extracomment>
        <translation>
            <numerusform>%1 – %n hönd</numerusform>
            <numerusform>%1 – %n hendur</numerusform>
        </translation>
    </message>
    <message>
        <source>Play until one player has won the opening throw.</source>
        <translation>Leikið þar til ljóst er hver kastar fyrst.</translation>
    </message>
    <message>
        <source>Play one more throw.</source>
        <translation>Leikið eitt kast í viðbót.</translation>
    </message>
    <message>
        <source>Play on until the game is over.</source>
        <translation>Leikið áfram til leiksloka.</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <extracomment>how a computer chooses its men: stands in &quot;White plays …&quot;</extracomment>
        <translation>leikur sem best</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>leikur af handahófi</translation>
    </message>
    <message>
        <source>%1; each player %2</source>
        <translation>%1; hvor um sig %2</translation>
    </message>
    <message>
        <source>%1; White %2, Black %3</source>
        <extracomment>%1 a game and its source, %2 and %3 &quot;plays at random&quot;, &quot;makes the best plays&quot;</extracomment>
        <translation>%1; hvítur %2, svartur %3</translation>
    </message>
    <message>
        <source>Games: %1. Seed: %2.</source>
        <extracomment>%1 how many games, %2 the seed of their dice</extracomment>
        <translation>Leikir: %1. Fræ: %2.</translation>
    </message>
    <message>
        <source>Both with the same dice.</source>
        <translation>Báðar með sömu teningum.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a game and its source, %2 what a rule is about</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Play this throw.</source>
        <translation>Leikið þetta kast.</translation>
    </message>
    <message>
        <source>Play one throw.</source>
        <translation>Leikið eitt kast.</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>leikur af handahófi í helmingi tilvika</translation>
    </message>
    <message>
        <source>throws</source>
        <comment>unit</comment>
        <extracomment>stands behind a number to be entered</extracomment>
        <translation>köst</translation>
    </message>
    <message>
        <source>numbers</source>
        <comment>unit</comment>
        <translation>tölur</translation>
    </message>
    <message>
        <source>Close: only %1 percentage points away.</source>
        <translation>Nálægt: aðeins %1 prósentustigum frá.</translation>
    </message>
</context>
<context>
    <name>LimitedSpinBox</name>
    <message>
        <source>At most %1</source>
        <extracomment>below a field in which a larger number was typed. %1 the largest number possible: &quot;30&quot;</extracomment>
        <translation>Mest %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <extracomment>below a field in which a smaller number was typed. %1 the smallest number possible</extracomment>
        <translation>Minnst %1</translation>
    </message>
</context>
<context>
    <name>LuckText</name>
    <message>
        <source>There was no choice to make: the dice decided.</source>
        <translation>Ekkert val bauðst: teningarnir réðu.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured %2.</source>
        <extracomment>%1 the winner, %2 the other player</extracomment>
        <translation>%1 vann gegn teningunum; %2 hafði þá með sér.</translation>
    </message>
    <message>
        <source>The dice favoured neither player.</source>
        <translation>Hvorugur hafði teningana með sér.</translation>
    </message>
    <message>
        <source>%1 was very lucky.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 naut mikillar heppni.</translation>
    </message>
    <message>
        <source>%1 was very lucky: the dice turned a game that was almost lost.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 naut mikillar heppni: teningarnir sneru næstum töpuðum leik.</translation>
    </message>
    <message>
        <source>Neither player made a costly mistake: the dice decided.</source>
        <translation>Hvorugur gerði dýrkeypt mistök: teningarnir réðu.</translation>
    </message>
    <message>
        <source>%1 made better choices, and the dice helped.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 valdi betur og teningarnir hjálpuðu.</translation>
    </message>
    <message>
        <source>The dice favoured %1.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 hafði teningana með sér.</translation>
    </message>
    <message>
        <source>You won, although the dice favoured %1.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Þú vannst gegn teningunum; %1 hafði þá með sér.</translation>
    </message>
    <message>
        <source>You were very lucky.</source>
        <translation>Þú naust mikillar heppni.</translation>
    </message>
    <message>
        <source>You were very lucky: the dice turned a game that was almost lost.</source>
        <translation>Þú naust mikillar heppni: teningarnir sneru næstum töpuðum leik.</translation>
    </message>
    <message>
        <source>You made better choices, and the dice helped.</source>
        <translation>Þú valdir betur og teningarnir hjálpuðu.</translation>
    </message>
    <message>
        <source>The dice favoured you.</source>
        <translation>Þú hafðir teningana með þér.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured you.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 vann gegn teningunum; þú hafðir þá með þér.</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>in a best-of-three match</source>
        <translation>í þriggja leikja einvígi</translation>
    </message>
    <message>
        <source>in a best-of-five match</source>
        <translation>í fimm leikja einvígi</translation>
    </message>
    <message>
        <source>in a best-of-seven match</source>
        <translation>í sjö leikja einvígi</translation>
    </message>
    <message>
        <source>%1 leads %2 %3.</source>
        <extracomment>%1 a player, %2 the score: &quot;2–1&quot;, %3 &quot;in a best-of-five match&quot;</extracomment>
        <translation>%1 er %2 yfir %3.</translation>
    </message>
    <message>
        <source>The score is %1 %2.</source>
        <extracomment>%1 the score: &quot;1–1&quot;, %2 &quot;in a best-of-five match&quot;</extracomment>
        <translation>Staðan er %1 %2.</translation>
    </message>
    <message>
        <source>%1 wins the match %2</source>
        <extracomment>%1 a player, %2 the score: &quot;3–1&quot;</extracomment>
        <translation>%1 vinnur einvígið %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>the score of a match: &quot;2–1&quot;</extracomment>
        <translation>%1–%2</translation>
    </message>
</context>
<context>
    <name>MenText</name>
    <message numerus="yes">
        <source>%n man/men</source>
        <comment>on a point</comment>
        <translation>
            <numerusform>%n tafla</numerusform>
            <numerusform>%n töflur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pile of %n man/men</source>
        <translation>
            <numerusform>stafli, %n tafla</numerusform>
            <numerusform>stafli, %n töflur</numerusform>
        </translation>
    </message>
    <message>
        <source>one man</source>
        <translation>ein tafla</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men laid down</source>
        <translation>
            <numerusform>%n tafla felld</numerusform>
            <numerusform>%n töflur felldar</numerusform>
        </translation>
    </message>
    <message>
        <source>Point %1: %2.</source>
        <translation>Reitur %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off.</source>
        <translation>
            <numerusform>%n tafla komin út af.</numerusform>
            <numerusform>%n töflur komnar út af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to lay down.</source>
        <translation>
            <numerusform>%n töflu á að fella.</numerusform>
            <numerusform>%n töflur á að fella.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to stack.</source>
        <translation>
            <numerusform>%n töflu á að stafla.</numerusform>
            <numerusform>%n töflum á að stafla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to set up.</source>
        <translation>
            <numerusform>%n töflu á að setja upp.</numerusform>
            <numerusform>%n töflur á að setja upp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men on the board.</source>
        <translation>
            <numerusform>%n tafla á borðinu.</numerusform>
            <numerusform>%n töflur á borðinu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a player, %2 how far they are: &quot;Anne: 3 men to lay down.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message>
        <source>%1 is not a valid number; write only digits, such as 60</source>
        <extracomment>%1 the text found, %2 a correct number</extracomment>
        <translation>%1 er ekki gild tala; skrifaðu aðeins tölustafi, svo sem 60</translation>
    </message>
    <message>
        <source>%1 is not a valid number; write %2</source>
        <translation>%1 er ekki gild tala; skrifaðu %2</translation>
    </message>
    <message>
        <source>%1 has curly quotation marks; use straight ones: %2</source>
        <extracomment>%1 a text with curly quotation marks, %2 the same with straight ones</extracomment>
        <translation>%1 er með bognar gæsalappir; notaðu beinar: %2</translation>
    </message>
    <message>
        <source>%1 has single quotation marks; use double ones: %2</source>
        <extracomment>%1 a text with single quotation marks, %2 the same with double ones</extracomment>
        <translation>%1 er með einfaldar gæsalappir; notaðu tvöfaldar: %2</translation>
    </message>
    <message>
        <source>%1 must be written %2</source>
        <extracomment>%1 a word, %2 how JSON writes it: true, false or null</extracomment>
        <translation>rita verður %1 sem %2</translation>
    </message>
    <message>
        <source>%1 has a decimal comma; use a point: %2</source>
        <extracomment>%1 and %2 the same number, with a comma and with a point</extracomment>
        <translation>%1 er með tugakommu; notaðu punkt: %2</translation>
    </message>
    <message>
        <source>%1 has no quotation marks; write %2</source>
        <extracomment>%1 a word, %2 the same in quotation marks</extracomment>
        <translation>%1 er án gæsalappa; skrifaðu %2</translation>
    </message>
    <message>
        <source>the key %1 has no quotation marks; write %2</source>
        <extracomment>%1 the name of a key, %2 the same in quotation marks</extracomment>
        <translation>lykillinn %1 er án gæsalappa; skrifaðu %2</translation>
    </message>
    <message>
        <source>comments are not allowed; delete %1</source>
        <translation>athugasemdir eru ekki leyfðar; eyddu %1</translation>
    </message>
    <message>
        <source>a comma is missing after %1</source>
        <extracomment>%1 what stands before the place where a comma is missing</extracomment>
        <translation>kommu vantar á eftir %1</translation>
    </message>
    <message>
        <source>there is an extra comma after %1; delete it</source>
        <extracomment>%1 what stands before the comma</extracomment>
        <translation>einni kommu er ofaukið á eftir %1; eyddu henni</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing; write %2 instead of %1</source>
        <extracomment>%1 a text without its last quotation mark, %2 the same with it</extracomment>
        <translation>lokagæsalappir vantar; skrifaðu %2 í stað %1</translation>
    </message>
    <message>
        <source>the text ends before %1; write \&quot; for a quotation mark inside a text</source>
        <extracomment>%1 a word inside a text. A backslash and a quotation mark must be kept</extracomment>
        <translation>textinn endar á undan %1; skrifaðu \&quot; fyrir gæsalappir inni í texta</translation>
    </message>
    <message>
        <source>%1 contains a backslash; write / in paths, and two backslashes elsewhere</source>
        <translation>%1 inniheldur öfugt skástrik; skrifaðu / í slóðum en annars tvö öfug skástrik</translation>
    </message>
    <message>
        <source>the colon of %1 must be outside the quotation marks; write %2</source>
        <extracomment>%1 a text with a colon, %2 a name and a value</extracomment>
        <translation>tvípunkturinn í %1 á að vera utan gæsalappanna; skrifaðu %2</translation>
    </message>
    <message>
        <source>a colon is missing after %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>tvípunkt vantar á eftir %1</translation>
    </message>
    <message>
        <source>%1 has no value; write a colon and the value after it, or [ and ] around a list</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>%1 er án gildis; skrifaðu tvípunkt og gildið á eftir, eða [ og ] utan um lista</translation>
    </message>
    <message>
        <source>%1 is not allowed here; write %2</source>
        <extracomment>%1 a sign such as =, %2 the right one</extracomment>
        <translation>%1 er ekki leyfilegt hér; skrifaðu %2</translation>
    </message>
    <message>
        <source>after %1 there is an invisible special space; write a normal space instead</source>
        <extracomment>%1 the text before the space</extracomment>
        <translation>á eftir %1 er ósýnilegt sérbil; skrifaðu venjulegt bil</translation>
    </message>
    <message>
        <source>this %1 is not closed; write %2 after its last value</source>
        <extracomment>%1 an opening bracket, %2 a closing one</extracomment>
        <translation>þetta %1 er ekki lokað; skrifaðu %2 á eftir síðasta gildinu</translation>
    </message>
    <message>
        <source>the list is not closed; write ] before %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>listinn er ekki lokaður; skrifaðu ] á undan %1</translation>
    </message>
    <message>
        <source>a list cannot contain the key %1; write { and } instead of [ and ]</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>listi getur ekki innihaldið lykilinn %1; skrifaðu { og } í stað [ og ]</translation>
    </message>
    <message>
        <source>found %1, expected %2; write %2 instead or before it</source>
        <extracomment>%1 and %2 closing brackets</extracomment>
        <translation>fannst: %1, búist var við: %2; skrifaðu %2 í staðinn eða á undan</translation>
    </message>
    <message>
        <source>found %1 after the closing }; delete it, or the } before it</source>
        <extracomment>%1 the text found</extracomment>
        <translation>%1 er á eftir lokamerkinu }; eyddu því eða merkinu } á undan</translation>
    </message>
    <message>
        <source>expected a key in quotation marks, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>búist var við lykli í gæsalöppum; fannst: %1</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>búist var við gildi; fannst: %1</translation>
    </message>
    <message>
        <source>expected a comma, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>búist var við kommu; fannst: %1</translation>
    </message>
    <message>
        <source>found %1, the beginning of formatted text; save the file as plain text</source>
        <extracomment>%1 the beginning of the text</extracomment>
        <translation>fannst: %1, upphaf sniðins texta; vistaðu skrána sem hreinan texta</translation>
    </message>
    <message>
        <source>not JSON: it must begin with {, not with %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>ekki JSON: það á að byrja á {, ekki %1</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message>
        <source>to throw</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to throw the dice</extracomment>
        <translation>kastar</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to play men</extracomment>
        <translation>leikur</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>under a player&apos;s name on the board</extracomment>
        <translation>vann</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Numbers thrown</source>
        <translation>Tölur í köstum</translation>
    </message>
    <message>
        <source>fair dice</source>
        <translation>ósviknir teningar</translation>
    </message>
    <message>
        <source>The %1 came up %2 times, %3 of all dice.</source>
        <extracomment>%1 a number of the die, %2 how often it fell, %3 its share of all dice</extracomment>
        <translation>%1 kom upp í %2 skipti, %3 allra teninga.</translation>
    </message>
    <message>
        <source>share of all dice</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>hlutfall allra teninga</translation>
    </message>
    <message>
        <source>%1 dice have been thrown, not counting the opening throws.</source>
        <extracomment>%1 how many</extracomment>
        <translation>Teningum kastað, að upphafsköstum frátöldum: %1.</translation>
    </message>
</context>
<context>
    <name>OddsHelp</name>
    <message>
        <source>All rule sets, under each choice of rulings, with the edge of best play over random play.</source>
        <translation>Öll reglusöfn, með öllum túlkunum, og forskot besta leiks umfram handahóf.</translation>
    </message>
    <message>
        <source>With --all: print comma-separated values.</source>
        <translation>Með --all: prenta gildi aðskilin með kommum.</translation>
    </message>
    <message>
        <source>Percent computed:</source>
        <translation>Prósent reiknuð:</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stöðvað.</translation>
    </message>
</context>
<context>
    <name>OddsSheet</name>
    <message>
        <source>The odds of the first throw</source>
        <translation>Líkur þess sem kastar fyrst</translation>
    </message>
    <message>
        <source>How often the player who throws first wins</source>
        <translation>Hve oft sá vinnur sem kastar fyrst</translation>
    </message>
    <message>
        <source>first thrower wins</source>
        <extracomment>Heads of columns in a printed table; keep them short.</extracomment>
        <translation>sá sem byrjar vinnur</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>köst í leik</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>besti umfram handahóf</translation>
    </message>
    <message>
        <source>throws with a choice</source>
        <translation>köst með vali</translation>
    </message>
    <message>
        <source>Letters mark choices in the rules that a source leaves open. The first line of each game shows our usual rules.</source>
        <translation>Bókstafir merkja val um reglur þar sem heimild þegir. Fyrsta lína hvers leiks sýnir venjulegar reglur okkar.</translation>
    </message>
    <message>
        <source>* Computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>* Reiknað fyrir hvorn um sig: nákvæmt ef báðir reyna að ljúka leik í sem fæstum umferðum.</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>%1 a share, %2 half its interval in percentage points: &quot;49.8% ± 0.5&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Both players play as well as possible. Unless marked with ±, ≈ or *, the figures are exact: every position of the game was computed; no games were simulated.</source>
        <translation>Báðir leika sem best. Tölur án ±, ≈ eða * eru nákvæmar: hver staða leiksins var reiknuð, ekkert hermt.</translation>
    </message>
    <message>
        <source>“Best over random”: the best player’s share of games won against a player who chooses at random, less one half, in percentage points.</source>
        <translation>„Besti umfram handahóf“: hve mörg prósentustig umfram helming leikja besti leikur vinnur gegn handahófi.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated under good play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <translation>Tölur með ± eða ≈ eru metnar út frá góðum leik. Leikurinn hefur of margar stöður til að hægt sé að leysa hann. Þar tapar sá sem kastar fyrst %1 leikjanna, og %2 lýkur með jafntefli.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated from random play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation>Tölur með ± eða ≈ eru metnar út frá handahófsleikjum. Leikurinn hefur of margar stöður til að hægt sé að leysa hann. Þar tapar sá sem kastar fyrst %1 leikjanna, og %2 lýkur með jafntefli.</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>Rulings: %1</source>
        <translation>Túlkanir: %1</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1 ± %2 (95%)</source>
        <extracomment>%1 a percentage, %2 half the width of its interval in percentage points</extracomment>
        <translation>Sá sem kastar fyrst vinnur: %1 ± %2 (95%)</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Jafntefli: %1</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1</source>
        <translation>Sá sem kastar fyrst vinnur: %1</translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Köst í leik: %1</translation>
    </message>
    <message numerus="yes">
        <source>Estimated from random play, %Ln game(s): the game has too many positions to solve.</source>
        <translation>
            <numerusform>Metið út frá %Ln handahófsleik: stöðurnar eru of margar til að leysa leikinn.</numerusform>
            <numerusform>Metið út frá %Ln handahófsleikjum: stöðurnar eru of margar til að leysa leikinn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. %Ln position(s) of one side solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Reiknað fyrir hvorn um sig: nákvæmt ef báðir reyna að ljúka leik í sem fæstum umferðum. %Ln staða annars leyst á %1&#xa0;s.</numerusform>
            <numerusform>Reiknað fyrir hvorn um sig: nákvæmt ef báðir reyna að ljúka leik í sem fæstum umferðum. %Ln stöður annars leystar á %1&#xa0;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, under best play by both: %Ln position(s) solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Nákvæmt, leiki báðir sem best: %Ln staða leyst á %1&#xa0;s.</numerusform>
            <numerusform>Nákvæmt, leiki báðir sem best: %Ln stöður leystar á %1&#xa0;s.</numerusform>
        </translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>reglusafn</translation>
    </message>
    <message>
        <source>first thrower wins, %</source>
        <translation>sá sem byrjar vinnur, %</translation>
    </message>
    <message>
        <source>throws</source>
        <translation>köst</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>besti umfram handahóf</translation>
    </message>
    <message>
        <source>throws with a choice, %</source>
        <translation>köst með vali, %</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>túlkanir</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 a number: a percentage
----------
a share: &quot;62.4%&quot;</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <extracomment>%1 a figure that is not quite reached: &quot;&lt; 0.1&quot;</extracomment>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <extracomment>%1 a figure that is a little surpassed: &quot;&gt; 99.9&quot;</extracomment>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1 how many men, %2 their point: &quot;2 × sice&quot;</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 and %2 points of the race, from and to</extracomment>
        <translation>%1 á %2</translation>
    </message>
    <message>
        <source>%1, hitting a man</source>
        <translation>%1, slær töflu</translation>
    </message>
    <message>
        <source>lay down %1</source>
        <extracomment>%1 a list of points: &quot;lay down 6 and 1&quot;, &quot;lay down sice, 2 × ace&quot;</extracomment>
        <translation>fella %1</translation>
    </message>
    <message>
        <source>stack %1</source>
        <translation>stafla %1</translation>
    </message>
    <message>
        <source>bear off %1</source>
        <translation>taka út af %1</translation>
    </message>
    <message>
        <source>set up %1</source>
        <translation>setja upp %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>færa %1</translation>
    </message>
    <message>
        <source>Estimated from random play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Metið út frá handahófsleikjum.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a choice</comment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>Estimated under good play, from %Ln trial game(s) of a few throws, corrected for luck: the game has too many positions to solve.</source>
        <translation>
            <numerusform>Metið með góðum leik, út frá %Ln stuttum tilraunaleik, leiðrétt fyrir heppni: stöðurnar eru of margar til að leysa leikinn.</numerusform>
            <numerusform>Metið með góðum leik, út frá %Ln stuttum tilraunaleikjum, leiðrétt fyrir heppni: stöðurnar eru of margar til að leysa leikinn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated under good play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Metið út frá góðum leik.</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1</source>
        <translation>Sá sem kastar fyrst tapar: %1</translation>
    </message>
    <message>
        <source>%1 ± %2, lost %3, drew %4</source>
        <extracomment>%1 a percentage, %2 half its interval, %3 and %4 percentages: &quot;49.5 ± 0.3, lost 48.0, drew 2.5&quot;</extracomment>
        <translation>%1 ± %2, tap %3, jafntefli %4</translation>
    </message>
    <message>
        <source>The ± covers chance in the trial games, with 95% confidence.</source>
        <extracomment>about &quot;± 0.9 percentage points&quot;</extracomment>
        <translation>± nær yfir tilviljun í prufuleikjunum með 95% öryggi.</translation>
    </message>
    <message>
        <source>It does not cover mistakes of the neural network that judges them.</source>
        <extracomment>follows what the ± covers. The network estimates chances of winning</extracomment>
        <translation>Villur tauganetsins sem metur þá eru ekki meðtaldar.</translation>
    </message>
    <message>
        <source>It says nothing about how good players would play.</source>
        <extracomment>follows what the ± covers</extracomment>
        <translation>Það segir ekki hvernig góðir leikmenn myndu leika.</translation>
    </message>
    <message>
        <source>Unless marked, exact, under best play by both. “Best over random” is the edge of best play over random choice, in percentage points over evens. A row with ± is estimated. A game with bearing-off=as-at-backgammon is computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>Nema annað sé tekið fram nákvæmt, með besta leik beggja. „Besti umfram handahóf“ er forskot besta leiks á val af handahófi, í prósentustigum umfram helming. Lína með ± er mat. Leikur með bearing-off=as-at-backgammon er reiknaður fyrir hvorn um sig: nákvæmt ef báðir reyna að ljúka leik í sem fæstum umferðum.</translation>
    </message>
    <message>
        <source>Where numbers must be claimed, the random player claims every one. That is nearly always best, so the best player gains little.</source>
        <translation>Þar sem gera verður tilkall til talna gerir leikmaður sem leikur af handahófi tilkall til þeirra allra. Það er nær alltaf best, svo að besti leikmaðurinn hagnast lítið.</translation>
    </message>
</context>
<context>
    <name>PictureHelp</name>
    <message>
        <source>The board after this throw; 0: before the first.</source>
        <translation>Borðið eftir þetta kast; 0: fyrir það fyrsta.</translation>
    </message>
    <message>
        <source>The opening position of this rule set.</source>
        <translation>Upphafsstaða þessa reglusafns.</translation>
    </message>
    <message>
        <source>The board: %1.</source>
        <translation>Borðið: %1.</translation>
    </message>
    <message>
        <source>The lighting: %1.</source>
        <translation>Lýsingin: %1.</translation>
    </message>
    <message>
        <source>The size in pixels, up to %1.</source>
        <translation>Stærðin í dílum, allt að %1.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Úttaksskráin.</translation>
    </message>
</context>
<context>
    <name>PictureReport</name>
    <message>
        <source>%1: %2 × %3 pixels</source>
        <extracomment>%1 file, %2 width, %3 height</extracomment>
        <translation>%1: %2 × %3 dílar</translation>
    </message>
    <message>
        <source>Percent drawn:</source>
        <translation>Prósent teiknuð:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Stöðvað; ekkert var skrifað.</translation>
    </message>
</context>
<context>
    <name>PlayerSide</name>
    <message>
        <source>One die each</source>
        <extracomment>for the lead, each player throws a die</extracomment>
        <translation>Teningur á mann</translation>
    </message>
    <message>
        <source>Your throw</source>
        <translation>Þú kastar</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Kastaðu aftur</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Þú átt leik</translation>
    </message>
    <message>
        <source>%1 throws</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 kastar</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 leikur</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Þú vannst</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 vann</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Jafntefli</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Litið um öxl</translation>
    </message>
</context>
<context>
    <name>PlaysText</name>
    <message numerus="yes">
        <source>%1 lays down %n man/men.</source>
        <translation>
            <numerusform>%1 fellir %n töflu.</numerusform>
            <numerusform>%1 fellir %n töflur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men.</source>
        <translation>
            <numerusform>%1 tekur %n töflu út af.</numerusform>
            <numerusform>%1 tekur %n töflur út af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers: &quot;Anne lays down 4 men (ace, ace, deuce, trey).&quot;</extracomment>
        <translation>
            <numerusform>%1 fellir %n töflu (%2).</numerusform>
            <numerusform>%1 fellir %n töflur (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 staflar %n töflu (%2).</numerusform>
            <numerusform>%1 staflar %n töflum (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 tekur %n töflu út af (%2).</numerusform>
            <numerusform>%1 tekur %n töflur út af (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 setur upp %n töflu (%2).</numerusform>
            <numerusform>%1 setur upp %n töflur (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (points %2).</source>
        <extracomment>%2 numerals: &quot;Anne lays down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>%1 fellir %n töflu (reitur %2).</numerusform>
            <numerusform>%1 fellir %n töflur (reitir %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 staflar %n töflu (reitur %2).</numerusform>
            <numerusform>%1 staflar %n töflum (reitir %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 tekur %n töflu út af (reitur %2).</numerusform>
            <numerusform>%1 tekur %n töflur út af (reitir %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 setur upp %n töflu (reitur %2).</numerusform>
            <numerusform>%1 setur upp %n töflur (reitir %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 fellir %n töflu á reit %2.</numerusform>
            <numerusform>%1 fellir %n töflur á reit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 staflar %n töflu á reit %2.</numerusform>
            <numerusform>%1 staflar %n töflum á reit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from point %2.</source>
        <translation>
            <numerusform>%1 tekur %n töflu út af reit %2.</numerusform>
            <numerusform>%1 tekur %n töflur út af reit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 setur upp %n töflu á reit %2.</numerusform>
            <numerusform>%1 setur upp %n töflur á reit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 fellir %n töflu á reitnum %2.</numerusform>
            <numerusform>%1 fellir %n töflur á reitnum %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 staflar %n töflu á reitnum %2.</numerusform>
            <numerusform>%1 staflar %n töflum á reitnum %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from the %2 point.</source>
        <translation>
            <numerusform>%1 tekur %n töflu út af reitnum %2.</numerusform>
            <numerusform>%1 tekur %n töflur út af reitnum %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 setur upp %n töflu á reitnum %2.</numerusform>
            <numerusform>%1 setur upp %n töflur á reitnum %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 lays down men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 fellir töflur á reitunum %2.</translation>
    </message>
    <message>
        <source>%1 stacks men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 staflar töflum á reitunum %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 tekur töflur út af reitunum %2.</translation>
    </message>
    <message>
        <source>%1 sets up men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 setur upp töflur á reitunum %2.</translation>
    </message>
    <message>
        <source>%1 lays down men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 fellir töflur á reitum %2.</translation>
    </message>
    <message>
        <source>%1 stacks men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 staflar töflum á reitum %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 tekur töflur út af reitum %2.</translation>
    </message>
    <message>
        <source>%1 sets up men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 setur upp töflur á reitum %2.</translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men.</source>
        <translation>
            <numerusform>Þú fellir %n töflu.</numerusform>
            <numerusform>Þú fellir %n töflur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men.</source>
        <translation>
            <numerusform>Þú tekur %n töflu út af.</numerusform>
            <numerusform>Þú tekur %n töflur út af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men (points %1).</source>
        <extracomment>%1 numerals: &quot;You lay down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>Þú fellir %n töflu (reitur %1).</numerusform>
            <numerusform>Þú fellir %n töflur (reitir %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Þú staflar %n töflu (reitur %1).</numerusform>
            <numerusform>Þú staflar %n töflum (reitir %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Þú tekur %n töflu út af (reitur %1).</numerusform>
            <numerusform>Þú tekur %n töflur út af (reitir %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Þú setur upp %n töflu (reitur %1).</numerusform>
            <numerusform>Þú setur upp %n töflur (reitir %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men on point %1.</source>
        <translation>
            <numerusform>Þú fellir %n töflu á reit %1.</numerusform>
            <numerusform>Þú fellir %n töflur á reit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men on point %1.</source>
        <translation>
            <numerusform>Þú staflar %n töflu á reit %1.</numerusform>
            <numerusform>Þú staflar %n töflum á reit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men from point %1.</source>
        <translation>
            <numerusform>Þú tekur %n töflu út af reit %1.</numerusform>
            <numerusform>Þú tekur %n töflur út af reit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men on point %1.</source>
        <translation>
            <numerusform>Þú setur upp %n töflu á reit %1.</numerusform>
            <numerusform>Þú setur upp %n töflur á reit %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Þú fellir töflur á reitum %1.</translation>
    </message>
    <message>
        <source>You stack men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Þú staflar töflum á reitum %1.</translation>
    </message>
    <message>
        <source>You bear off men from points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Þú tekur töflur út af reitum %1.</translation>
    </message>
    <message>
        <source>You set up men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Þú setur upp töflur á reitum %1.</translation>
    </message>
</context>
<context>
    <name>PrintHelp</name>
    <message>
        <source>The paper: %1.</source>
        <translation>Pappírinn: %1.</translation>
    </message>
    <message>
        <source>The ink: %1.</source>
        <translation>Blekið: %1.</translation>
    </message>
    <message>
        <source>For board: only this board: %1.</source>
        <translation>Fyrir board: aðeins þetta borð: %1.</translation>
    </message>
    <message>
        <source>For odds: only this rule set.</source>
        <translation>Fyrir odds: aðeins þetta reglusafn.</translation>
    </message>
    <message>
        <source>For rules: change a rule; can be repeated.</source>
        <translation>Fyrir rules: breyta reglu; má endurtaka.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Úttaksskráin.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svartur</translation>
    </message>
</context>
<context>
    <name>PrintReport</name>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <extracomment>%1 a file, %n how many pages it has</extracomment>
        <translation>
            <numerusform>%1: %n síða</numerusform>
            <numerusform>%1: %n síður</numerusform>
        </translation>
    </message>
    <message>
        <source>Percent prepared:</source>
        <translation>Prósent tilbúin:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Stöðvað; ekkert var skrifað.</translation>
    </message>
</context>
<context>
    <name>ProvenanceHtml</name>
    <message>
        <source>The source says:</source>
        <translation>Heimildin segir:</translation>
    </message>
    <message>
        <source>The closest passage in the source:</source>
        <translation>Næst þessu í heimildinni:</translation>
    </message>
    <message>
        <source>We deduce this from these words:</source>
        <translation>Þetta ályktum við af orðunum:</translation>
    </message>
    <message>
        <source>The source says no more than this:</source>
        <translation>Heimildin segir ekki meira en þetta:</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 the language of a quotation: &quot;in French&quot;</extracomment>
        <translation>á %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 the page of a quotation, %2 its language: &quot;pp. 78–94, in French&quot;</extracomment>
        <translation>%1, á %2</translation>
    </message>
    <message>
        <source>In English: %1</source>
        <extracomment>%1 a quotation in the reader&apos;s language</extracomment>
        <translation>Á íslensku: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1 author, work, year and pages</extracomment>
        <translation>Heimild: %1</translation>
    </message>
    <message>
        <source>We play:</source>
        <translation>Svona er leikið:</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Þú valdir þetta:</translation>
    </message>
    <message>
        <source>The usual rule:</source>
        <translation>Venjulega reglan:</translation>
    </message>
    <message>
        <source>Why there is a choice:</source>
        <translation>Hvers vegna má velja:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>Einnig kemur til greina:</translation>
    </message>
    <message>
        <source>The old text says:</source>
        <translation>Gamli textinn segir:</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Drif</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Óþekkt</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Mappa</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>the game is over</source>
        <translation>leiknum er lokið</translation>
    </message>
    <message>
        <source>first, each player throws one die</source>
        <translation>fyrst kastar hvor um sig einum teningi</translation>
    </message>
    <message>
        <source>who throws first is already decided</source>
        <translation>þegar er ráðið hver kastar fyrst</translation>
    </message>
    <message>
        <source>play your numbers before the next throw</source>
        <translation>leiktu tölurnar þínar áður en kastað er aftur</translation>
    </message>
    <message>
        <source>throw the dice first</source>
        <translation>kastaðu teningunum fyrst</translation>
    </message>
    <message>
        <source>these are not the dice of this game</source>
        <translation>þetta eru ekki teningar þessa leiks</translation>
    </message>
    <message>
        <source>it is the other player’s turn</source>
        <translation>mótspilarinn á leik</translation>
    </message>
    <message>
        <source>no such number is left</source>
        <translation>sú tala er ekki lengur eftir</translation>
    </message>
    <message>
        <source>no man on that point can use that number</source>
        <translation>engin tafla á þeim reit getur notað þá tölu</translation>
    </message>
    <message>
        <source>another play uses more numbers; use as many as you can</source>
        <translation>annar leikur notar fleiri tölur; notaðu eins margar og hægt er</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Leiknum er lokið.</translation>
    </message>
    <message>
        <source>Play your numbers first.</source>
        <translation>Leiktu tölurnar þínar fyrst.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <extracomment>The box of another player was pressed; %1 is who throws</extracomment>
        <translation>Nú kastar %1.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <extracomment>%1 a player; in reply to the other player, who wants to do something</extracomment>
        <translation>%1 á leik.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <extracomment>The box of another player was pressed</extracomment>
        <translation>Nú kastar þú.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>in reply to an attempt to act for the other player</extracomment>
        <translation>Þú átt leik.</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 vinnur</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Jafntefli</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left to set up.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1 átti eftir að setja upp %n töflu.</numerusform>
            <numerusform>%1 átti eftir að setja upp %n töflur.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still had every man on the board.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>%1 átti enn allar töflur á borðinu.</translation>
    </message>
    <message>
        <source>%1 had one man left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>%1 átti eina töflu eftir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1 átti %n töflu eftir.</numerusform>
            <numerusform>%1 átti %n töflur eftir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game had already ended, so this result does not count.</source>
        <translation>Þessum leik var þegar lokið. Þessi úrslit teljast því ekki með.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Þú vannst!</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left to set up.</source>
        <translation>
            <numerusform>Þú áttir eftir að setja upp %n töflu.</numerusform>
            <numerusform>Þú áttir eftir að setja upp %n töflur.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still had every man on the board.</source>
        <translation>Þú áttir enn allar töflur á borðinu.</translation>
    </message>
    <message>
        <source>You had one man left.</source>
        <translation>Þú áttir eina töflu eftir.</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left.</source>
        <translation>
            <numerusform>Þú áttir %n töflu eftir.</numerusform>
            <numerusform>Þú áttir %n töflur eftir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetHelp</name>
    <message>
        <source>The rule set; see the command “rulesets”.</source>
        <translation>Reglusafnið; sjá skipunina „rulesets“.</translation>
    </message>
    <message>
        <source>Change a rule; can be repeated.</source>
        <translation>Breyta reglu; má endurtaka.</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>%1: %2. %3, %4, %5</source>
        <extracomment>%1 id, %2 game, %3 author, %4 work, %5 year</extracomment>
        <translation>%1: %2. %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>old text</source>
        <comment>status of a rule in its source</comment>
        <translation>gamall texti</translation>
    </message>
    <message>
        <source>retold today</source>
        <comment>status of a rule in its source</comment>
        <translation>endursagt nú</translation>
    </message>
    <message>
        <source>our deduction</source>
        <comment>status of a rule in its source</comment>
        <translation>okkar ályktun</translation>
    </message>
    <message>
        <source>our choice</source>
        <comment>status of a rule in its source</comment>
        <translation>okkar val</translation>
    </message>
    <message>
        <source>The men</source>
        <translation>Töflurnar</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Teningarnir</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Hvar töflurnar standa</translation>
    </message>
    <message>
        <source>The stages of the game</source>
        <translation>Áfangar leiksins</translation>
    </message>
    <message>
        <source>Who throws first</source>
        <translation>Hver kastar fyrst</translation>
    </message>
    <message>
        <source>The order of the numbers</source>
        <translation>Röð talnanna</translation>
    </message>
    <message>
        <source>What must be played</source>
        <translation>Hverju verður að leika</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Sigur</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Jafntefli</translation>
    </message>
    <message>
        <source>Laying down</source>
        <translation>Að fella ofan</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Að taka út af</translation>
    </message>
    <message>
        <source>Stacking up again</source>
        <translation>Að stafla aftur</translation>
    </message>
    <message>
        <source>When all men are off</source>
        <translation>Þegar engin tafla er eftir</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Samvörp</translation>
    </message>
    <message>
        <source>When a doublet gives more men than you can play</source>
        <translation>Þegar samvörp gefa fleiri töflur en hægt er að leika</translation>
    </message>
    <message>
        <source>A number you cannot use</source>
        <translation>Tala sem þú getur ekki notað</translation>
    </message>
    <message>
        <source>When the thrower bears off</source>
        <translation>Þegar sá sem kastar tekur út af</translation>
    </message>
    <message>
        <source>Claiming a number</source>
        <translation>Tilkall til tölu</translation>
    </message>
    <message>
        <source>How many men a doublet plays</source>
        <translation>Fjöldi taflna fyrir samvörp</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Að færa</translation>
    </message>
    <message>
        <source>Hitting</source>
        <translation>Að slá</translation>
    </message>
    <message>
        <source>laying down</source>
        <translation>fella ofan</translation>
    </message>
    <message>
        <source>stacking up again</source>
        <translation>stafla aftur</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>taka út af</translation>
    </message>
    <message>
        <source>racing round the board</source>
        <translation>hlaupa hringinn</translation>
    </message>
    <message>
        <source>bearing off as at backgammon</source>
        <translation>taka út af eins og í backgammon</translation>
    </message>
    <message>
        <source>setting up again</source>
        <translation>setja upp aftur</translation>
    </message>
    <message>
        <source>facing each other</source>
        <translation>hvorar gegnt öðrum</translation>
    </message>
    <message>
        <source>facing each other, nearest the light</source>
        <translation>hvorar gegnt öðrum, nær ljósinu</translation>
    </message>
    <message>
        <source>at each player’s right hand</source>
        <translation>við hægri hönd hvors um sig</translation>
    </message>
    <message>
        <source>in all four quarters</source>
        <translation>í öllum fjórum fjórðungum</translation>
    </message>
    <message>
        <source>like any other throw</source>
        <translation>eins og hvert annað kast</translation>
    </message>
    <message>
        <source>as many men as the dice show together, from any points</source>
        <translation>jafnmargar töflur og báðir teningar sýna samtals, af hvaða reitum sem er</translation>
    </message>
    <message>
        <source>the same player throws again</source>
        <translation>sami leikmaður kastar aftur</translation>
    </message>
    <message>
        <source>English</source>
        <translation>ensku</translation>
    </message>
    <message>
        <source>French</source>
        <translation>frönsku</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>spænsku</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latínu</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>íslensku</translation>
    </message>
    <message>
        <source>The English game %1</source>
        <extracomment>%1 the English name of a game, as a voice says it that speaks another language</extracomment>
        <translation>Enski leikurinn %1</translation>
    </message>
    <message>
        <source>The French game %1</source>
        <extracomment>%1 the French name of a game</extracomment>
        <translation>Franski leikurinn %1</translation>
    </message>
    <message>
        <source>The Spanish game %1</source>
        <extracomment>%1 the Spanish name of a game</extracomment>
        <translation>Spænski leikurinn %1</translation>
    </message>
    <message>
        <source>The Icelandic game %1</source>
        <extracomment>%1 the Icelandic name of a game</extracomment>
        <translation>Íslenski leikurinn %1</translation>
    </message>
    <message>
        <source>%1 – invented, after %2, %3</source>
        <extracomment>An invented game, the author of the source of the game that was changed, the year.</extracomment>
        <translation>%1 – fundið upp eftir %2, %3</translation>
    </message>
    <message>
        <source>%1 – a modern reconstruction after %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 – nútímaendurgerð eftir %2, %3</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>When numbers remain at the end of a stage</source>
        <translation>Þegar tölur eru eftir í lok áfanga</translation>
    </message>
    <message>
        <source>invented</source>
        <comment>status of a rule in its source</comment>
        <translation>fundið upp</translation>
    </message>
    <message>
        <source>all the men on its point</source>
        <translation>allar töflur á sínum reit</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Invented by: %1.</source>
        <extracomment>%1 a class or its members</extracomment>
        <translation>Hugmynd: %1.</translation>
    </message>
    <message>
        <source>The rules that are not marked as invented come from this game:</source>
        <translation>Reglur sem eru ekki merktar sem uppfundnar koma úr þessum leik:</translation>
    </message>
    <message>
        <source>Place: %1.</source>
        <extracomment>Where the source was written or printed.</extracomment>
        <translation>Staður: %1.</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Hvaðan vitneskjan er: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Nútímaendurgerð sem sögulegi textinn styður ekki.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>men on a point</comment>
        <extracomment>%1 a point of the table, %2 the men on it: &quot;1 (ace): 2&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Í stuttu máli</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Markmið</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Töflur á mann</translation>
    </message>
    <message>
        <source>On the points</source>
        <translation>Á reitunum</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Hvar töflurnar standa</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Áfangar</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between stages</comment>
        <translation>, síðan </translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Samvörp</translation>
    </message>
    <message>
        <source>The rules, and how we know them</source>
        <translation>Reglurnar og hvaðan við þekkjum þær</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Reglur sem má breyta</translation>
    </message>
    <message>
        <source>You can change these rules when you start a game.</source>
        <translation>Þessum reglum má breyta þegar nýr leikur er byrjaður.</translation>
    </message>
    <message>
        <source>Names of the numbers</source>
        <translation>Heiti talnanna</translation>
    </message>
    <message>
        <source>In “our deduction” and “our choice”, “our” refers to the editors of Doublets.</source>
        <translation>„Okkar ályktun“ og „okkar val“ eru frá ritstjórum Doublets.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Invented, after %1</source>
        <extracomment>An invented game. %1 the author, work and year of the rules that were changed, %2 a class</extracomment>
        <translation>Fundið upp; fyrirmynd: %1</translation>
    </message>
    <message>
        <source>Invented by %2, after %1</source>
        <translation>Hugmynd: %2; fyrirmynd: %1</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Hvaðan vitneskjan er: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Nútímaendurgerð sem sögulegi textinn styður ekki.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Markmið</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Töflur á mann</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Samvörp</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Tölur</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Reglur sem má breyta</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Þú valdir þetta:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>Einnig kemur til greina:</translation>
    </message>
</context>
<context>
    <name>SampleText</name>
    <message>
        <source>How the share varies from sample to sample</source>
        <translation>Hve breytilegt hlutfallið er milli úrtaka</translation>
    </message>
    <message numerus="yes">
        <source>share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>hlutfall í úrtaki með %Ln leik</numerusform>
            <numerusform>hlutfall í úrtaki með %Ln leikjum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of %1 games.</source>
        <extracomment>%1 how many games each sample has</extracomment>
        <translation>
            <numerusform>%Ln úrtak með %1 leikjum.</numerusform>
            <numerusform>%Ln úrtök með %1 leikjum.</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact value is not known; the curve is drawn for the share of all samples, %1.</source>
        <extracomment>%1 a share</extracomment>
        <translation>Nákvæma gildið er ekki þekkt. Ferillinn miðast við hlutfallið í öllum úrtökum, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln sample(s)</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>%1: %Ln úrtak</numerusform>
            <numerusform>%1: %Ln úrtök</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %Ln sample(s)</source>
        <translation>
            <numerusform>%1 til %2: %Ln úrtak</numerusform>
            <numerusform>%1 til %2: %Ln úrtök</numerusform>
        </translation>
    </message>
    <message>
        <source>expected: %1</source>
        <extracomment>follows the number of samples. %1 a number with a decimal</extracomment>
        <translation>búist við: %1</translation>
    </message>
    <message numerus="yes">
        <source>On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown do.</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>Að meðaltali eru minnst 95 af 100 slíkum úrtökum milli %1 og %2. Hér er það %Ln.</numerusform>
            <numerusform>Að meðaltali eru minnst 95 af 100 slíkum úrtökum milli %1 og %2. Hér eru þau %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White’s share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>hlutfall hvíts í úrtaki með %Ln leik</numerusform>
            <numerusform>hlutfall hvíts í úrtaki með %Ln leikjum</numerusform>
        </translation>
    </message>
    <message>
        <source>samples</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>úrtök</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of a single game: each share is 0% or 100%.</source>
        <translation>
            <numerusform>%Ln úrtak með einum leik: hlutfallið er 0% eða 100%.</numerusform>
            <numerusform>%Ln úrtök með einum leik: hvert hlutfall er 0% eða 100%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>Skipta skránni út</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>Skráin %1 er þegar til. Á að skipta henni út?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Skipta út</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>How often the first thrower wins</source>
        <translation>Hve oft sá vinnur sem kastar fyrst</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>leiknir leikir</translation>
    </message>
    <message>
        <source>games played: each mark is %1 times the one before</source>
        <extracomment>label of a logarithmic axis. %1 a power of ten</extracomment>
        <translation>leiknir leikir (×%1 við hvert strik)</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>nákvæmt</translation>
    </message>
    <message>
        <source>How often White wins (unequal players)</source>
        <translation>Hve oft hvítur vinnur (ójafnir leikmenn)</translation>
    </message>
    <message>
        <source>games (×%1 per mark)</source>
        <extracomment>label of a logarithmic axis where there is little room: each mark is %1 times the one before</extracomment>
        <translation>leikir (×%1 við hvert strik)</translation>
    </message>
</context>
<context>
    <name>SheetFurniture</name>
    <message>
        <source>%1 of %2</source>
        <comment>pages</comment>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are</extracomment>
        <translation>%1 af %2</translation>
    </message>
</context>
<context>
    <name>SimulateHelp</name>
    <message>
        <source>The number of processors to use; defaults to all. It affects only the speed.</source>
        <translation>Fjöldi örgjörva sem á að nota; sjálfgefið: allir. Breytir aðeins hraðanum.</translation>
    </message>
    <message>
        <source>Write a record of each game to this file, one per line; “-” is standard output.</source>
        <translation>Skrá hvern leik í þessa skrá, einn í línu; „-“ er staðalúttak.</translation>
    </message>
    <message>
        <source>The number of games (required).</source>
        <translation>Fjöldi leikja (verður að gefa).</translation>
    </message>
    <message>
        <source>The seed of the dice (required). The same seed gives the same games.</source>
        <translation>Fræ teninganna (verður að gefa). Sama fræ, sömu leikir.</translation>
    </message>
    <message>
        <source>Who plays Black: %1. Defaults to “random”.</source>
        <translation>Hver hefur svart: %1. Sjálfgefið: „random“.</translation>
    </message>
    <message>
        <source>Write one row per game to this file: game, seed, first thrower, winner, throws, doublets; “-” is standard output. The winner of a drawn game is “none”. Opening throws are not counted. Of three dice, any two alike are a doublet. Underscores group the digits of seeds, which spreadsheets would round.</source>
        <translation>Skrifa eina línu um hvern leik í þessa skrá. Dálkar: leikur, fræ, hver byrjar, sigurvegari, köst, samvörp; „-“ er staðalúttak. Í jafntefli er sigurvegarinn „none“. Upphafsköst teljast ekki með. Með þremur teningum eru tveir með sömu tölu samvörp. Undirstrik skipta tölustöfum fræja í hópa því að töflureiknar myndu námunda þau.</translation>
    </message>
    <message>
        <source>Who plays White: %1. Defaults to “random”, which plays one man at a time, every possible play being equally likely, and claims every number. “casual” plays at random half of the time.</source>
        <translation>Hver hefur hvítt: %1. Sjálfgefið: „random“, sem leikur einni töflu í einu, öllum mögulegum leikjum með sömu líkum, og gerir tilkall til allra talna. „casual“ leikur af handahófi í helmingi tilvika.</translation>
    </message>
</context>
<context>
    <name>SimulationReport</name>
    <message numerus="yes">
        <source>%1 (%2): %Ln game(s), seed %3</source>
        <extracomment>%1 game, %2 id of the rule set, %3 seed</extracomment>
        <translation>
            <numerusform>%1 (%2): %Ln leikur, fræ %3</numerusform>
            <numerusform>%1 (%2): %Ln leikir, fræ %3</numerusform>
        </translation>
    </message>
    <message>
        <source>White wins: %1 (%2%)</source>
        <extracomment>%1 games, %2 per cent</extracomment>
        <translation>Hvítur vinnur: %1 (%2%)</translation>
    </message>
    <message>
        <source>Black wins: %1 (%2%)</source>
        <translation>Svartur vinnur: %1 (%2%)</translation>
    </message>
    <message>
        <source>Drawn: %1 (%2%)</source>
        <translation>Jafntefli: %1 (%2%)</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1%</source>
        <translation>Sá vinnur sem kastar fyrst: %1%</translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Köst í leik: %1</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>Skráðir leikir: %1</translation>
    </message>
    <message>
        <source>Table of the games: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Tafla yfir leikina: %1</translation>
    </message>
    <message>
        <source>Games played:</source>
        <translation>Leiknir leikir:</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); the output is incomplete.</source>
        <translation>
            <numerusform>Stöðvað eftir %Ln leik; úttakið er ekki heilt.</numerusform>
            <numerusform>Stöðvað eftir %Ln leiki; úttakið er ekki heilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); nothing was written.</source>
        <translation>
            <numerusform>Stöðvað eftir %Ln leik; ekkert var skrifað.</numerusform>
            <numerusform>Stöðvað eftir %Ln leiki; ekkert var skrifað.</numerusform>
        </translation>
    </message>
    <message>
        <source>, 95% band %1 to %2%</source>
        <extracomment>follows a share: &quot;, 95% band 52.21 to 54.17%&quot;. %1, %2 percentages</extracomment>
        <translation>, 95%&#xa0;mörk %1 til %2%</translation>
    </message>
    <message>
        <source>White: %1, Black: %2</source>
        <extracomment>%1 and %2 players, as in the options: &quot;random&quot;, &quot;best&quot;</extracomment>
        <translation>Hvítur: %1, svartur: %2</translation>
    </message>
    <message>
        <source>Changed rulings: %1</source>
        <extracomment>%1 options: &quot;surplus=lost&quot;</extracomment>
        <translation>Breyttar túlkanir: %1</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1%</source>
        <translation>Sá tapar sem kastar fyrst: %1%</translation>
    </message>
    <message>
        <source>Games per second: about %1</source>
        <translation>Leikir á sekúndu: um %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s).</source>
        <translation>
            <numerusform>Stöðvað eftir %Ln leik.</numerusform>
            <numerusform>Stöðvað eftir %Ln leiki.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>White</source>
        <comment>a player without a name</comment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player without a name</comment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>Unnamed player</source>
        <translation>Nafnlaus</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the names of two players</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Strong computer</source>
        <extracomment>the player called &quot;Computer&quot; elsewhere, beside computers of other levels</extracomment>
        <translation>Sterk tölva</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>The games</source>
        <comment>chapter</comment>
        <extracomment>Chapters of the page &quot;The games and their sources&quot;, in a narrow list: keep them short.</extracomment>
        <translation>Leikirnir</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>chapter</comment>
        <translation>Tímalína</translation>
    </message>
    <message>
        <source>The sources</source>
        <comment>chapter</comment>
        <translation>Heimildirnar</translation>
    </message>
    <message>
        <source>The miniature</source>
        <comment>chapter</comment>
        <translation>Smámyndin</translation>
    </message>
    <message>
        <source>The names</source>
        <comment>chapter</comment>
        <translation>Heitin</translation>
    </message>
    <message>
        <source>Four boards</source>
        <comment>chapter; the boards as museum objects</comment>
        <translation>Fjögur borð</translation>
    </message>
    <message>
        <source>Twelve words</source>
        <comment>chapter</comment>
        <translation>Tólf orð</translation>
    </message>
    <message>
        <source>Credits</source>
        <comment>chapter</comment>
        <translation>Þakkir</translation>
    </message>
    <message>
        <source>The games and their sources</source>
        <translation>Leikirnir og heimildir þeirra</translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>How we know a fact stands behind it. %1: &quot;our deduction&quot;</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 the language of a quotation: &quot;in French&quot;</extracomment>
        <translation>á %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 the page of a quotation, %2 its language: &quot;pp. 78–94, in French&quot;</extracomment>
        <translation>%1, á %2</translation>
    </message>
    <message>
        <source>In our words: %1</source>
        <extracomment>%1 what old words mean, in today&apos;s language</extracomment>
        <translation>Með okkar orðum: %1</translation>
    </message>
    <message>
        <source>How we know</source>
        <translation>Hvaðan vitneskjan er</translation>
    </message>
    <message>
        <source>Who wrote it:</source>
        <translation>Höfundur:</translation>
    </message>
    <message>
        <source>Written and printed:</source>
        <translation>Ritað og prentað:</translation>
    </message>
    <message>
        <source>Where it is kept:</source>
        <translation>Varðveislustaður:</translation>
    </message>
    <message>
        <source>How we read it:</source>
        <translation>Okkar lestur:</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, date</comment>
        <extracomment>On the label of a museum object. %1 place, %2 date</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <extracomment>On the label of a museum object: how large it is. %1: &quot;57 × 48 cm&quot;, &quot;not known&quot;</extracomment>
        <translation>Stærð: %1</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>seen on a surviving object</source>
        <extracomment>How we know a thing: a picture or an object of the time shows it. Stands beside &quot;old text&quot;, &quot;retold today&quot;, &quot;our deduction&quot;, &quot;our choice&quot;.</extracomment>
        <translation>sést á varðveittum grip</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Castile, 1283</source>
        <translation>Kastilía, 1283</translation>
    </message>
    <message>
        <source>England, 17th century, after a board of 1545</source>
        <translation>England, 17. öld, eftir borði frá 1545</translation>
    </message>
    <message>
        <source>France, about 1715</source>
        <translation>Frakkland, um 1715</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Ísland</translation>
    </message>
</context>
<context>
    <name>ThrowNames</name>
    <message>
        <source>two aces</source>
        <comment>a throw of two dice alike</comment>
        <translation>tveir ásar</translation>
    </message>
    <message>
        <source>two twos</source>
        <comment>a throw of two dice alike</comment>
        <translation>tveir tvistar</translation>
    </message>
    <message>
        <source>two threes</source>
        <comment>a throw of two dice alike</comment>
        <translation>tveir þristar</translation>
    </message>
    <message>
        <source>two fours</source>
        <comment>a throw of two dice alike</comment>
        <translation>tveir fjarkar</translation>
    </message>
    <message>
        <source>two fives</source>
        <comment>a throw of two dice alike</comment>
        <translation>tvær fimmur</translation>
    </message>
    <message>
        <source>two sixes</source>
        <comment>a throw of two dice alike</comment>
        <translation>tvær sexur</translation>
    </message>
    <message>
        <source>two 1s</source>
        <comment>a throw of two dice alike</comment>
        <translation>tveir ásar</translation>
    </message>
    <message>
        <source>two 2s</source>
        <comment>a throw of two dice alike</comment>
        <translation>tveir tvistar</translation>
    </message>
    <message>
        <source>two 3s</source>
        <comment>a throw of two dice alike</comment>
        <translation>tveir þristar</translation>
    </message>
    <message>
        <source>two 4s</source>
        <comment>a throw of two dice alike</comment>
        <translation>tveir fjarkar</translation>
    </message>
    <message>
        <source>two 5s</source>
        <comment>a throw of two dice alike</comment>
        <translation>tvær fimmur</translation>
    </message>
    <message>
        <source>two 6s</source>
        <comment>a throw of two dice alike</comment>
        <translation>tvær sexur</translation>
    </message>
    <message>
        <source>three 1s</source>
        <comment>a throw of three dice alike</comment>
        <translation>þrír ásar</translation>
    </message>
    <message>
        <source>three 2s</source>
        <comment>a throw of three dice alike</comment>
        <translation>þrír tvistar</translation>
    </message>
    <message>
        <source>three 3s</source>
        <comment>a throw of three dice alike</comment>
        <translation>þrír þristar</translation>
    </message>
    <message>
        <source>three 4s</source>
        <comment>a throw of three dice alike</comment>
        <translation>þrír fjarkar</translation>
    </message>
    <message>
        <source>three 5s</source>
        <comment>a throw of three dice alike</comment>
        <translation>þrjár fimmur</translation>
    </message>
    <message>
        <source>three 6s</source>
        <comment>a throw of three dice alike</comment>
        <translation>þrjár sexur</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>figures, words</comment>
        <extracomment>numbers of the dice, %1 in figures, %2 in the source&apos;s words, quoted: &quot;6 and 1 (“sice-ace”)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message>
        <source>Once all men are off, they are set up again.</source>
        <translation>Þegar allar töflur eru út af eru þær settar upp aftur.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit man/men, no longer in play.</source>
        <extracomment>men that were hit and lie beside the board</extracomment>
        <translation>
            <numerusform>%n slegin tafla er ekki lengur í leik.</numerusform>
            <numerusform>%n slegnar töflur eru ekki lengur í leik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off, no longer in play.</source>
        <translation>
            <numerusform>%n tafla hefur verið tekin út af og er ekki lengur í leik.</numerusform>
            <numerusform>%n töflur hafa verið teknar út af og eru ekki lengur í leik.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisitCharts</name>
    <message>
        <source>Other</source>
        <translation>Annað</translation>
    </message>
    <message>
        <source>Visits per month</source>
        <translation>Heimsóknir á mánuði</translation>
    </message>
    <message>
        <source>Visits per day</source>
        <translation>Heimsóknir á dag</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the short name of a month, %2 the year</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>in a list of languages: visits in which the visitor chose none</extracomment>
        <translation>Ekki valið</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Stærri texti</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mikil birtuskil</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lesa upphátt</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Leikir</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Tungumál</translation>
    </message>
    <message>
        <source>Visits that used</source>
        <extracomment>a heading above: larger text, high contrast, read aloud, Why?</extracomment>
        <translation>Heimsóknir þar sem notað var</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Heimsóknir: %1</translation>
    </message>
    <message>
        <source>With a game: %1%</source>
        <extracomment>%1 a percentage of all visits</extracomment>
        <translation>Með leik: %1%</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1%</source>
        <extracomment>%1 a percentage of the visits with a game</extracomment>
        <translation>Þar af leikið til enda: %1%</translation>
    </message>
    <message>
        <source>Median length: %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Miðgildi lengdar: %1&#xa0;mín. %2&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>%n heimsókn ekki talin því að klukkan var óstillt</numerusform>
            <numerusform>%n heimsóknir ekki taldar því að klukkan var óstillt</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits by hour</source>
        <translation>Heimsóknir eftir klukkustund</translation>
    </message>
</context>
<context>
    <name>VisitsHelp</name>
    <message>
        <source>Print every visit as comma-separated values.</source>
        <translation>Prenta hverja heimsókn sem gildi aðskilin með kommum.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>SKRÁ</translation>
    </message>
    <message>
        <source>Save the summary as a page for printing.</source>
        <translation>Vista yfirlitið sem síðu til prentunar.</translation>
    </message>
</context>
<context>
    <name>VisitsReport</name>
    <message>
        <source>No visits yet.</source>
        <translation>Engar heimsóknir enn.</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Heimsóknir: %1</translation>
    </message>
    <message>
        <source>First day: %1</source>
        <translation>Fyrsti dagur: %1</translation>
    </message>
    <message>
        <source>Last day: %1</source>
        <translation>Síðasti dagur: %1</translation>
    </message>
    <message>
        <source>With a game: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of all visits</extracomment>
        <translation>Með leik: %1 (%2%)</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of the visits with a game</extracomment>
        <translation>Þar af leikið til enda: %1 (%2%)</translation>
    </message>
    <message>
        <source>Length of a visit (median): %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Lengd heimsóknar (miðgildi): %1 mín. %2 s</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>%n heimsókn ekki talin því að klukkan var óstillt</numerusform>
            <numerusform>%n heimsóknir ekki taldar því að klukkan var óstillt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a month, %2 the year</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Visits by month, up to the last twelve:</source>
        <translation>Heimsóknir eftir mánuðum, í mesta lagi tólf síðustu:</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Leikir:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Tungumál:</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began:</source>
        <translation>Heimsóknir eftir því klukkan hvað þær hófust:</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>in a list of languages: visits in which the visitor chose none</extracomment>
        <translation>Ekki valið</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Stærri texti</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mikil birtuskil</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lesa upphátt</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
    <message>
        <source>Of the %1 visits for which it is recorded, those that used:</source>
        <extracomment>%1 a number of visits</extracomment>
        <translation>Af þeim %1 heimsóknum þar sem það er skráð, þær sem notuðu:</translation>
    </message>
</context>
<context>
    <name>VisitsSheet</name>
    <message>
        <source>Visits to the display</source>
        <translation>Heimsóknir á stöðina</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began</source>
        <translation>Heimsóknir eftir klukkustund við upphaf</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 the first day, %2 the last day</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Engar heimsóknir enn</translation>
    </message>
    <message numerus="yes">
        <source>Use of aids not recorded: %n visit(s)</source>
        <extracomment>%n visits stored by earlier versions of the program</extracomment>
        <translation>
            <numerusform>Notkun hjálpartækja ekki skráð: %n heimsókn</numerusform>
            <numerusform>Notkun hjálpartækja ekki skráð: %n heimsóknir</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that identifies a visitor is stored.</source>
        <translation>Ekkert er geymt sem auðkennir gesti.</translation>
    </message>
</context>
<context>
    <name>WallText</name>
    <message>
        <source>less than %1</source>
        <extracomment>%1 a number of games: fewer than that</extracomment>
        <translation>færri en %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>%1 a number of games: more than that</extracomment>
        <translation>fleiri en %1</translation>
    </message>
    <message>
        <source>%1 wins about %2 of %3, %4 %5.</source>
        <extracomment>on a wall; %1, %4 players, %2, %5 how many of %3 games they win: &quot;Anne wins 53 of 100, Ben 47.&quot;</extracomment>
        <translation>%1 vinnur um %2 af %3, %4 %5.</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3, %4 %5.</source>
        <translation>%1 vinnur %2 af %3, %4 %5.</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <extracomment>%1 how many of a hundred games are drawn</extracomment>
        <translation>Jafntefli: %1.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>This follows from the play itself.</source>
        <translation>Þetta leiðir af leiknum sjálfum.</translation>
    </message>
    <message>
        <source>The players take turns, as in every game of this kind.</source>
        <translation>Leikmenn eiga leik til skiptis, eins og í öllum leikjum af þessu tagi.</translation>
    </message>
    <message>
        <source>Who throws next</source>
        <translation>Hver kastar næst</translation>
    </message>
    <message>
        <source>These rules are a modern reconstruction. The old text does not support them.</source>
        <translation>Þessar reglur eru nútímaendurgerð. Gamli textinn styður þær ekki.</translation>
    </message>
    <message>
        <source>Here we have only a modern retelling, not the words of the source.</source>
        <translation>Hér er aðeins til endursögn frá okkar tíma, ekki orð heimildarinnar.</translation>
    </message>
    <message>
        <source>The source does not say so.</source>
        <translation>Heimildin segir það ekki.</translation>
    </message>
    <message>
        <source>This rule has no source: it was invented.</source>
        <translation>Þessi regla á sér enga heimild: hún var fundin upp.</translation>
    </message>
    <message>
        <source>We do not quote the source here.</source>
        <translation>Hér er ekki vitnað orðrétt í heimildina.</translation>
    </message>
    <message>
        <source>The source says so. We add nothing.</source>
        <translation>Þetta segir heimildin. Við bætum engu við.</translation>
    </message>
    <message>
        <source>We follow the retelling. We add nothing.</source>
        <translation>Við fylgjum endursögninni. Við bætum engu við.</translation>
    </message>
    <message>
        <source>The inventors of this game decided this.</source>
        <translation>Þau sem fundu leikinn upp ákváðu þetta.</translation>
    </message>
    <message>
        <source>The source leaves this open, so we had to decide.</source>
        <translation>Heimildin lætur þessu ósvarað. Við urðum því að ákveða það.</translation>
    </message>
    <message>
        <source>You chose: %1</source>
        <extracomment>%1 a rule that the players chose in place of the usual one</extracomment>
        <translation>Þú valdir: %1</translation>
    </message>
</context>
<context>
    <name>doublets::Actions</name>
    <message>
        <source>The computer throws the dice of this game. For real dice, begin a new game.</source>
        <translation>Tölvan kastar teningum þessa leiks. Byrjaðu nýjan leik til að nota raunverulega teninga.</translation>
    </message>
    <message>
        <source>First play the numbers you threw</source>
        <translation>Leiktu fyrst tölurnar sem þú fékkst</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Leiknum er lokið</translation>
    </message>
    <message>
        <source>Enter the numbers of real dice</source>
        <translation>Slá inn tölur raunverulegra teninga</translation>
    </message>
    <message>
        <source>&amp;Enter dice…</source>
        <translation>&amp;Slá inn teninga…</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Kasta teningunum</translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <translation>&amp;Kasta</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <extracomment>After the tab stands the key; keep the tab.</extracomment>
        <translation>Bilslá</translation>
    </message>
    <message>
        <source>&amp;Correct a throw…</source>
        <translation>&amp;Leiðrétta kast…</translation>
    </message>
    <message>
        <source>The computer threw these dice, so they cannot be corrected</source>
        <translation>Tölvan kastaði þessum teningum svo að ekki er hægt að leiðrétta þá</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Leiðrétta kast sem var rangt slegið inn</translation>
    </message>
    <message>
        <source>No dice have been entered yet</source>
        <translation>Engir teningar slegnir inn enn</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>&amp;Upphafssíða</translation>
    </message>
    <message>
        <source>Continue, play, learn, or choose a game</source>
        <translation>Halda áfram, leika, læra eða velja leik</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>Ný&amp;r…</translation>
    </message>
    <message>
        <source>Choose a game and start it</source>
        <translation>Velja leik og byrja á honum</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Byrja nýjan leik með sömu reglum</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>L&amp;eika aftur</translation>
    </message>
    <message>
        <source>&amp;Back to the game you left</source>
        <translation>Til &amp;baka í fyrri leik</translation>
    </message>
    <message>
        <source>Return to the game you left</source>
        <translation>Aftur í leikinn sem þú yfirgafst</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Opna…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Opna vistaðan leik</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Vista &amp;sem…</translation>
    </message>
    <message>
        <source>Save this game to a file</source>
        <translation>Vista þennan leik í skrá</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules…</source>
        <translation>Sömu &amp;teningar, aðrar reglur…</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Leika aftur úr þessum köstum með öðrum reglum</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Tölfræði…</translation>
    </message>
    <message>
        <source>Results, length and luck of all finished games</source>
        <translation>Úrslit, lengd og heppni í öllum leikjum sem er lokið</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Leikmenn…</translation>
    </message>
    <message>
        <source>Choose who plays: people or the computer</source>
        <translation>Velja hverjir leika: fólk eða tölvan</translation>
    </message>
    <message>
        <source>&amp;Reset the score…</source>
        <translation>&amp;Núllstilla stöðuna…</translation>
    </message>
    <message>
        <source>Set the score of these two players to 0; other scores are kept</source>
        <translation>Núllstilla stöðu þessara tveggja leikmanna; önnur staða helst</translation>
    </message>
    <message>
        <source>Save P&amp;icture As…</source>
        <translation>V&amp;ista mynd sem…</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Vista mynd af borðinu</translation>
    </message>
    <message>
        <source>Print a &amp;sheet…</source>
        <translation>&amp;Prenta blað…</translation>
    </message>
    <message>
        <source>Rules, this game, odds, a board to cut out, labels: on paper or as a PDF</source>
        <translation>Reglur, þessi leikur, líkur, borð til að klippa út, merkispjöld: á pappír eða sem PDF</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Stillin&amp;gar…</translation>
    </message>
    <message>
        <source>Players, board, language, motion and sound</source>
        <translation>Leikmenn, borð, tungumál, hreyfing og hljóð</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Hætta</translation>
    </message>
    <message>
        <source>Quit; your game is saved</source>
        <translation>Hætta; leikurinn þinn er vistaður</translation>
    </message>
    <message>
        <source>Play forced &amp;moves</source>
        <translation>Leika þ&amp;vingaða leiki</translation>
    </message>
    <message>
        <source>Play every move where you have no choice</source>
        <translation>Leika sjálfkrafa þar sem ekkert val er</translation>
    </message>
    <message>
        <source>Accept typed dice at &amp;once</source>
        <translation>Samþykkja teninga s&amp;trax</translation>
    </message>
    <message>
        <source>Accept dice as soon as the last one is typed</source>
        <translation>Samþykkja teningana um leið og sá síðasti er sleginn inn</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Á&amp;bending</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Merkja besta kostinn á borðinu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Afturkalla</translation>
    </message>
    <message>
        <source>Undo the last play or throw</source>
        <translation>Afturkalla síðasta leik eða kast</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>En&amp;durgera</translation>
    </message>
    <message>
        <source>Redo the last thing you undid</source>
        <translation>Endurgera það sem síðast var afturkallað</translation>
    </message>
    <message>
        <source>&amp;Latest throw</source>
        <translation>&amp;Nýjasta kast</translation>
    </message>
    <message>
        <source>Return to the current position</source>
        <translation>Fara aftur í núverandi stöðu</translation>
    </message>
    <message>
        <source>Go to the &amp;start</source>
        <translation>Fara að &amp;byrjun</translation>
    </message>
    <message>
        <source>Return to the position before the first throw</source>
        <translation>Fara aftur í stöðuna fyrir fyrsta kast</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Skref &amp;aftur</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Fara eitt skref aftur</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Skref á&amp;fram</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>Fara eitt skref áfram</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>Hæ&amp;gar</translation>
    </message>
    <message>
        <source>Show the steps more slowly</source>
        <translation>Sýna skrefin hægar</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>H&amp;raðar</translation>
    </message>
    <message>
        <source>Show the steps faster</source>
        <translation>Sýna skrefin hraðar</translation>
    </message>
    <message>
        <source>&amp;Last throw</source>
        <translation>&amp;Síðasta kast</translation>
    </message>
    <message>
        <source>Say the last throw and how it was played</source>
        <translation>Segja frá síðasta kasti og hvernig leikið var úr því</translation>
    </message>
    <message>
        <source>What may I &amp;do?</source>
        <translation>Hvað &amp;má ég gera?</translation>
    </message>
    <message>
        <source>Say whose turn it is and what may be played</source>
        <translation>Segja hver á leik og hverju má leika</translation>
    </message>
    <message>
        <source>&amp;My men</source>
        <translation>Mínar &amp;töflur</translation>
    </message>
    <message>
        <source>Say where your men are</source>
        <translation>Segja hvar töflurnar þínar eru</translation>
    </message>
    <message>
        <source>&amp;Their men</source>
        <translation>Töf&amp;lur mótspilara</translation>
    </message>
    <message>
        <source>Say where the other player’s men are</source>
        <translation>Segja hvar töflur mótspilarans eru</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>St&amp;aða</translation>
    </message>
    <message>
        <source>Say how far each player has got, and how many games each has won</source>
        <translation>Segja hve langt hvor er kominn og hve marga leiki hvor hefur unnið</translation>
    </message>
    <message>
        <source>&amp;Chance of winning</source>
        <translation>&amp;Vinningslíkur</translation>
    </message>
    <message>
        <source>Say who is likely to win</source>
        <translation>Segja hver vinnur líklega</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Endurtaka</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Endurtaka síðustu tilkynningu</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>F&amp;yrri</translation>
    </message>
    <message>
        <source>Repeat the announcement before the last; press again for earlier ones</source>
        <translation>Endurtaka næstsíðustu tilkynninguna; ýttu aftur til að fá eldri</translation>
    </message>
    <message>
        <source>&amp;Course of play</source>
        <translation>&amp;Gangur leiksins</translation>
    </message>
    <message>
        <source>A list of every throw</source>
        <translation>Listi yfir öll köst</translation>
    </message>
    <message>
        <source>Ru&amp;les beside the board</source>
        <translation>&amp;Reglur við borðið</translation>
    </message>
    <message>
        <source>Keep the rules open while you play</source>
        <translation>Hafa reglurnar opnar meðan leikið er</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Te&amp;ningar</translation>
    </message>
    <message>
        <source>How often each number was thrown</source>
        <translation>Hve oft hver tala kom upp</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Líkur</translation>
    </message>
    <message>
        <source>Who is ahead, and how lucky each throw was</source>
        <translation>Hver er yfir og hve mikil heppni var í hverju kasti</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Útl&amp;it</translation>
    </message>
    <message>
        <source>Choose the board, lighting and speed with the game in view</source>
        <translation>Velja borð, ljós og hraða um leið og þú sérð leikinn</translation>
    </message>
    <message>
        <source>&amp;Wider panel</source>
        <translation>&amp;Breiðara spjald</translation>
    </message>
    <message>
        <source>More room for the panel beside the board</source>
        <translation>Meira rými fyrir hliðarspjaldið</translation>
    </message>
    <message>
        <source>Na&amp;rrower panel</source>
        <translation>&amp;Mjórra spjald</translation>
    </message>
    <message>
        <source>More room for the board</source>
        <translation>Meira rými fyrir borðið</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>Tölur á r&amp;eitum</translation>
    </message>
    <message>
        <source>Show the numbers 1 to 6</source>
        <translation>Sýna tölurnar 1 til 6</translation>
    </message>
    <message>
        <source>Fac&amp;e to face</source>
        <translation>An&amp;dspænis</translation>
    </message>
    <message>
        <source>Full screen, with one side for each of two players, for a screen that lies flat between them</source>
        <translation>Skjáfylli með hlið fyrir hvorn leikmann, fyrir skjá sem liggur flatur á milli þeirra</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>&amp;Stærri texti</translation>
    </message>
    <message>
        <source>Enlarge all text</source>
        <translation>Stækka allan texta</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Minni texti</translation>
    </message>
    <message>
        <source>Reduce all text</source>
        <translation>Minnka allan texta</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>&amp;Venjuleg stærð</translation>
    </message>
    <message>
        <source>Return all text to its default size</source>
        <translation>Setja allan texta aftur í venjulega stærð</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>Sle&amp;ppa hreyfingu</translation>
    </message>
    <message>
        <source>Finish the animation at once</source>
        <translation>Ljúka hreyfingunni strax</translation>
    </message>
    <message>
        <source>Closer &amp;view</source>
        <translation>Nærm&amp;ynd</translation>
    </message>
    <message>
        <source>Show only the half of the board in play, with larger men</source>
        <translation>Sýna aðeins þann helming borðsins sem er í notkun, með stærri töflum</translation>
    </message>
    <message>
        <source>Not available: this game uses both halves of the board</source>
        <translation>Ekki í boði: þessi leikur notar báða helminga borðsins</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Skjávarpi</translation>
    </message>
    <message>
        <source>Large text and strong contrast for a class; press Esc to leave</source>
        <translation>Stór texti og mikil birtuskil fyrir bekk; Esc til að hætta</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>&amp;Kennslustundir…</translation>
    </message>
    <message>
        <source>Guided lessons for a class, on the board</source>
        <translation>Kennslustundir með leiðsögn fyrir bekk, á borðinu</translation>
    </message>
    <message>
        <source>&amp;Laboratory…</source>
        <translation>&amp;Tilraunastofa…</translation>
    </message>
    <message>
        <source>Let the program play many games: see how often the first thrower wins, and how much a rule matters</source>
        <translation>Forritið leikur marga leiki. Hve oft vinnur sá sem kastar fyrst og hverju breytir regla?</translation>
    </message>
    <message>
        <source>&amp;Invent a rule…</source>
        <translation>&amp;Finna upp reglu…</translation>
    </message>
    <message>
        <source>Change the rules of a game as a class, see the odds change, and play it</source>
        <translation>Bekkurinn breytir reglum leiks, sér líkurnar breytast og leikur hann</translation>
    </message>
    <message>
        <source>&amp;Guess first</source>
        <translation>Giska f&amp;yrst</translation>
    </message>
    <message>
        <source>Cover odds, hints and luck until the class has guessed</source>
        <translation>Hylja líkur, ábendingar og heppni uns bekkurinn hefur giskað</translation>
    </message>
    <message>
        <source>Gue&amp;ss…</source>
        <translation>&amp;Giska…</translation>
    </message>
    <message>
        <source>Guess the chances before they are shown</source>
        <translation>Giska á líkurnar áður en þær sjást</translation>
    </message>
    <message>
        <source>&amp;First steps…</source>
        <translation>&amp;Fyrstu skref…</translation>
    </message>
    <message>
        <source>Learn this game on the board, in a few steps</source>
        <translation>Lærðu þennan leik á borðinu í fáeinum skrefum</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglur leiksins</translation>
    </message>
    <message>
        <source>All rules, with the words of the source</source>
        <translation>Allar reglur, með orðum heimildarinnar</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Hvers vegna?</translation>
    </message>
    <message>
        <source>The rule behind what just happened</source>
        <translation>Reglan að baki því sem var að gerast</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Lyklaborð</translation>
    </message>
    <message>
        <source>How to play without a mouse</source>
        <translation>Hvernig leikið er án músar</translation>
    </message>
    <message>
        <source>The games and their &amp;sources…</source>
        <translation>Leikirnir &amp;og heimildir þeirra…</translation>
    </message>
    <message>
        <source>Who wrote the old rules, what survives, and what the boards are modelled on</source>
        <translation>Hver skráði gömlu reglurnar, hvað er varðveitt og eftir hverju borðin eru gerð</translation>
    </message>
    <message>
        <source>&amp;About Doublets</source>
        <translation>&amp;Um Doublets</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Útgáfa og leyfi</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Um &amp;Qt</translation>
    </message>
    <message>
        <source>The Qt toolkit and its licence</source>
        <translation>Verkfærasafnið Qt og leyfi þess</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Gera &amp;hlé</translation>
    </message>
    <message>
        <source>Stop at this step</source>
        <translation>Nema staðar við þetta skref</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>&amp;Sýna skrefin</translation>
    </message>
    <message>
        <source>Show the steps one after another</source>
        <translation>Sýna skrefin hvert á fætur öðru</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Skjá&amp;fylli</translation>
    </message>
    <message>
        <source>Show only the board; press Esc to leave</source>
        <translation>Sýna aðeins borðið; Esc til að hætta</translation>
    </message>
    <message>
        <source>Leave &amp;full screen</source>
        <translation>Hætta í skjá&amp;fylli</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Aftur í gluggann (Esc)</translation>
    </message>
    <message>
        <source>Undo the last play or throw. The dice stay as they fell.</source>
        <translation>Afturkalla síðasta leik eða kast. Teningarnir haldast eins og þeir féllu.</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>&amp;Úrslit</translation>
    </message>
    <message>
        <source>Show the result of the finished game again</source>
        <translation>Sýna aftur úrslit leiksins sem er lokið</translation>
    </message>
    <message>
        <source>Let the computer continue</source>
        <translation>Láta tölvuna halda áfram</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <extracomment>replaces &quot;&amp;Throw&quot; while the computer waits for the user</extracomment>
        <translation>&amp;Halda áfram</translation>
    </message>
</context>
<context>
    <name>doublets::Announcer</name>
    <message>
        <source>Announcements</source>
        <extracomment>the name, for screen readers, of the status bar with the announcements</extracomment>
        <translation>Tilkynningar</translation>
    </message>
    <message>
        <source>There is no earlier announcement.</source>
        <translation>Engin fyrri tilkynning.</translation>
    </message>
</context>
<context>
    <name>doublets::AnswerFields</name>
    <message>
        <source>Your answer</source>
        <translation>Svarið þitt</translation>
    </message>
    <message>
        <source>What the class says, in a few words</source>
        <translation>Það sem bekkurinn segir, í fáum orðum</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Tala</translation>
    </message>
    <message>
        <source>Your guess, as a slider</source>
        <translation>Ágiskun þín, með sleða</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Ágiskun þín</translation>
    </message>
    <message>
        <source>Hands: </source>
        <extracomment>hands shown for an answer: &quot;Hands: 12&quot;</extracomment>
        <translation>Hendur: </translation>
    </message>
    <message>
        <source>Hands for: %1</source>
        <extracomment>%1 one of the answers to a question</extracomment>
        <translation>Hendur fyrir: %1</translation>
    </message>
</context>
<context>
    <name>doublets::Answers</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Ekki hefur enn verið kastað.</translation>
    </message>
    <message>
        <source>You are looking back. Press Enter to return.</source>
        <translation>Þú ert að líta til baka. Ýttu á Enter til að fara aftur.</translation>
    </message>
    <message>
        <source>The game is over. %1. %2</source>
        <extracomment>%1 who has won; %2 what the other player had left</extracomment>
        <translation>Leiknum er lokið. %1. %2</translation>
    </message>
    <message>
        <source>%1 Possible, by point: %2.</source>
        <extracomment>%1 what is to do; %2 the points of the men that may be played: &quot;lay down 6, 1; bear off 3&quot;</extracomment>
        <translation>%1 Mögulegt, eftir reitum: %2.</translation>
    </message>
    <message>
        <source>Games won: %1 %2, %3 %4.</source>
        <extracomment>games that %1 and %3 have won against each other</extracomment>
        <translation>Unnir leikir: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Computing the chance of winning…</source>
        <translation>Reikna vinningslíkur…</translation>
    </message>
    <message>
        <source>Chance of winning: %1 %2, %3 %4.</source>
        <extracomment>%1 and %3 the players, %2 and %4 percentages</extracomment>
        <translation>Vinningslíkur: %1 %2, %3 %4.</translation>
    </message>
</context>
<context>
    <name>doublets::AppearancePanel</name>
    <message>
        <source>Board</source>
        <translation>Borð</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljós</translation>
    </message>
    <message>
        <source>Speed of men and dice</source>
        <translation>Hraði taflna og teninga</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Lampi</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Kerti</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mikil birtuskil</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Engin hreyfing</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hratt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Venjulegt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Hægt</translation>
    </message>
    <message>
        <source>Each game’s own board</source>
        <translation>Eigið borð hvers leiks</translation>
    </message>
</context>
<context>
    <name>doublets::AttractStrip</name>
    <message>
        <source>Touch to play</source>
        <translation>Snertu til að leika</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Lokað</translation>
    </message>
</context>
<context>
    <name>doublets::BoardConnection</name>
    <message>
        <source>A man can be dropped only on a marked place.</source>
        <translation>Aðeins má sleppa töflu á merktum stað.</translation>
    </message>
    <message>
        <source>The board ends here.</source>
        <translation>Hér endar borðið.</translation>
    </message>
    <message>
        <source>No man stands here.</source>
        <translation>Hér er engin tafla.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardPage</name>
    <message>
        <source>&amp;Forced moves</source>
        <translation>Þ&amp;vingaðir leikir</translation>
    </message>
    <message>
        <source>played by you</source>
        <translation>þú leikur þá</translation>
    </message>
    <message>
        <source>played for you</source>
        <translation>forritið leikur þá</translation>
    </message>
    <message>
        <source>&amp;Half of the board in play</source>
        <translation>Borð&amp;helmingur í leik</translation>
    </message>
    <message>
        <source>larger in small windows</source>
        <translation>stærri í litlum gluggum</translation>
    </message>
    <message>
        <source>always larger</source>
        <translation>alltaf stærri</translation>
    </message>
    <message>
        <source>with the whole board</source>
        <translation>með öllu borðinu</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>Töl&amp;ur á reitum</translation>
    </message>
    <message>
        <source>Show the home screen at sta&amp;rtup</source>
        <translation>Sýna upphafssíðu við &amp;ræsingu</translation>
    </message>
    <message>
        <source>Dark pages in hi&amp;gh contrast</source>
        <translation>&amp;Dökkar síður við mikil birtuskil</translation>
    </message>
    <message>
        <source>Pla&amp;y with one switch</source>
        <translation>Leika með &amp;einum rofa</translation>
    </message>
    <message>
        <source>The focus moves from choice to choice by itself. Space chooses; held down, it opens the home screen.</source>
        <translation>Valramminn færist sjálfkrafa milli kosta. Bilsláin velur; sé henni haldið niðri opnar hún upphafssíðuna.</translation>
    </message>
    <message>
        <source>Board, ligh&amp;t and speed…</source>
        <translation>Borð, &amp;ljós og hraði…</translation>
    </message>
    <message>
        <source>Choose these while you look at the board</source>
        <translation>Veldu þetta meðan þú horfir á borðið</translation>
    </message>
</context>
<context>
    <name>doublets::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Borð</translation>
    </message>
</context>
<context>
    <name>doublets::CaptionBar</name>
    <message>
        <source>The source does not state this rule. Press to see why we play it this way.</source>
        <translation>Heimildin nefnir ekki þessa reglu. Ýttu til að sjá hvers vegna svona er leikið.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <extracomment>%1 &quot;our choice&quot;: how we know the rule that decided</extracomment>
        <translation>Regla: %1</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Afturkalla</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Þvingaðir leikir</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Nýjasta kast</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Valmynd</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Úrslit</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Fleiri aðgerðir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Áfram</translation>
    </message>
</context>
<context>
    <name>doublets::CardButton</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the position of a card in a list: &quot;3 of 8&quot;</extracomment>
        <translation>%1 af %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>of a card in a list</extracomment>
        <translation>valið</translation>
    </message>
</context>
<context>
    <name>doublets::ChartCanvas</name>
    <message>
        <source>The chart ends here.</source>
        <translation>Hér endar línuritið.</translation>
    </message>
</context>
<context>
    <name>doublets::ChartView</name>
    <message>
        <source>%1; use the arrow keys to hear its figures</source>
        <extracomment>%1 the title of a chart</extracomment>
        <translation>%1; notaðu örvahnappana til að heyra lykiltölurnar</translation>
    </message>
</context>
<context>
    <name>doublets::ChoiceCard</name>
    <message>
        <source>%1. %2</source>
        <extracomment>what a screen reader says of a card. %1 its title, %2 the line beneath</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>doublets::ClassroomCommands</name>
    <message>
        <source>The odds are no longer covered.</source>
        <translation>Líkurnar eru ekki lengur huldar.</translation>
    </message>
</context>
<context>
    <name>doublets::Commentary</name>
    <message>
        <source>Back at the latest throw.</source>
        <translation>Aftur við nýjasta kast.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Þú átt leik.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1 á leik.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the note on a step of the game</extracomment>
        <translation>Athugasemd: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 the name of a game with its source: a game has come on the board</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 what had been done, in a sentence or more</extracomment>
        <translation>Afturkallað: %1</translation>
    </message>
</context>
<context>
    <name>doublets::ComparePage</name>
    <message>
        <source>Playing the other game…</source>
        <translation>Verið er að leika hinn leikinn…</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Aðrar reglur</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonDialog</name>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Vistað: %1</translation>
    </message>
    <message>
        <source>Playing the other game…</source>
        <translation>Verið er að leika hinn leikinn…</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Sömu teningar, aðrar reglur</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Fræ:</translation>
    </message>
    <message>
        <source>If the dice run out, more are thrown from this seed</source>
        <translation>Ef teningana þrýtur er fleirum kastað úr þessu fræi</translation>
    </message>
    <message>
        <source>Where they &amp;differ</source>
        <translation>Hvar ber á &amp;milli</translation>
    </message>
    <message>
        <source>Save the other &amp;game…</source>
        <translation>Vista hinn &amp;leikinn…</translation>
    </message>
    <message>
        <source>Both games, throw by throw</source>
        <translation>Báðir leikir, kast fyrir kast</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonModel</name>
    <message>
        <source>the invention “%1”</source>
        <extracomment>%1 the name of a game that a class has invented</extracomment>
        <translation>uppfinningin „%1“</translation>
    </message>
    <message>
        <source>%1, with these rules</source>
        <translation>%1, með þessum reglum</translation>
    </message>
    <message>
        <source>From here the games differ: the players choose differently.</source>
        <translation>Hér skilja leiðir: leikmenn velja ekki eins.</translation>
    </message>
    <message>
        <source>From here the games differ: other rules.</source>
        <translation>Hér skilja leiðir: aðrar reglur.</translation>
    </message>
    <message>
        <source>(Dice from the seed.)</source>
        <translation>(Teningar úr fræinu.)</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Þessum leik er lokið.</translation>
    </message>
</context>
<context>
    <name>doublets::CorrectionDialog</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Sláðu inn %n tening.</numerusform>
            <numerusform>Sláðu inn %n teninga.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is what was entered before. Enter what was actually thrown.</source>
        <translation>Þetta var slegið inn áður. Sláðu inn það sem kom upp í raun.</translation>
    </message>
    <message>
        <source>Corrected. %1. %2</source>
        <extracomment>%1 a throw as it is now: &quot;Throw no. 12, Anne: 6 and 1&quot;; %2 what became of the rest</extracomment>
        <translation>Leiðrétt. %1. %2</translation>
    </message>
    <message>
        <source>Correct a throw</source>
        <translation>Leiðrétta kast</translation>
    </message>
    <message>
        <source>What was actually thrown: first %1’s die, then %2’s?</source>
        <translation>Hvað kom upp í raun: fyrst %1, síðan %2?</translation>
    </message>
    <message>
        <source>What was actually thrown?</source>
        <translation>Hvað kom upp í raun?</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Leiðrétta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hætta við</translation>
    </message>
</context>
<context>
    <name>doublets::CourseOfPlay</name>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the user&apos;s notes on a throw</extracomment>
        <translation>Athugasemd: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>Number of the throw, who throws, name of the throw: &quot;12. Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>The opening throw</source>
        <translation>Upphafskastið</translation>
    </message>
    <message>
        <source>Throw no. %1, %2: %3</source>
        <extracomment>Number of the throw, who throws, its name: &quot;Throw no. 12, Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>Kast nr. %1, %2: %3</translation>
    </message>
    <message>
        <source>A mistake by %1, which cost %2 percentage points.</source>
        <extracomment>%1 a player; %2 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Mistök (%1) sem kostuðu %2 prósentustig.</translation>
    </message>
</context>
<context>
    <name>doublets::CoursePanel</name>
    <message>
        <source>Course of play</source>
        <translation>Gangur leiksins</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Nýjasta</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Aftur í nýjasta kast (Enter)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
    <message>
        <source>The rule behind this throw</source>
        <translation>Reglan að baki þessu kasti</translation>
    </message>
    <message>
        <source>Correct this throw…</source>
        <translation>Leiðrétta þetta kast…</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Leiðrétta kast sem var rangt slegið inn</translation>
    </message>
    <message>
        <source>The points of each player are numbered from that player’s own side.</source>
        <translation>Reitir hvors leikmanns eru taldir frá hans eigin hlið.</translation>
    </message>
    <message>
        <source>A notched band marks a mistake that costs %1 percentage points or more.</source>
        <translation>Skorin rönd merkir mistök sem kosta %1 prósentustig eða meira.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceChart</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n teningur</numerusform>
            <numerusform>%n teningar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::DiceEntry</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Sláðu inn %n tening.</numerusform>
            <numerusform>Sláðu inn %n teninga.</numerusform>
        </translation>
    </message>
    <message>
        <source>These dice will be accepted in a moment. Press Backspace to change them.</source>
        <translation>Teningarnir verða samþykktir eftir andartak. Ýttu á Backspace til að breyta þeim.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Lokið</translation>
    </message>
    <message>
        <source>Accept these dice (Enter)</source>
        <translation>Samþykkja þessa teninga (Enter)</translation>
    </message>
</context>
<context>
    <name>doublets::DiceForm</name>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Fræ er heil tala frá 0 til %1.</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Teningar</translation>
    </message>
    <message>
        <source>real dice: you enter the numbers</source>
        <translation>raunverulegir teningar: þú slærð tölurnar inn</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Fræ</translation>
    </message>
    <message>
        <source>a new one for every game</source>
        <translation>nýtt í hverjum leik</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>á skjánum</translation>
    </message>
    <message>
        <source>on the screen, from a seed</source>
        <translation>á skjánum, úr fræi</translation>
    </message>
</context>
<context>
    <name>doublets::DiceInput</name>
    <message>
        <source>Remove the last die</source>
        <translation>Fjarlægja síðasta tening</translation>
    </message>
</context>
<context>
    <name>doublets::DiceModel</name>
    <message>
        <source>Together</source>
        <comment>both players</comment>
        <translation>Samtals</translation>
    </message>
    <message>
        <source> to </source>
        <comment>from one figure to another</comment>
        <extracomment>the band of fair dice: &quot;3.1 to 9.4&quot;</extracomment>
        <translation> til </translation>
    </message>
    <message>
        <source>%1, above the band</source>
        <translation>%1, ofan marka</translation>
    </message>
    <message>
        <source>%1, below the band</source>
        <translation>%1, neðan marka</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>how many were thrown</comment>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>of each number</comment>
        <translation>Vænst</translation>
    </message>
    <message>
        <source>Usual band</source>
        <comment>by chance</comment>
        <translation>Venjuleg mörk</translation>
    </message>
</context>
<context>
    <name>doublets::DicePanel</name>
    <message numerus="yes">
        <source>%n game(s) counted together.</source>
        <translation>
            <numerusform>%n leikur talinn.</numerusform>
            <numerusform>%n leikir taldir saman.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted up to the throw shown.</source>
        <translation>Talið til og með kastinu sem sést.</translation>
    </message>
    <message>
        <source>The dice: %1.</source>
        <extracomment>%1 where the dice come from: &quot;thrown from the seed 1674&quot;</extracomment>
        <translation>Teningarnir: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sources of dice</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Ekki hefur enn verið kastað.</translation>
    </message>
    <message>
        <source>Opening throws count; throws that were undone do not.</source>
        <translation>Upphafsköst teljast með en ekki afturkölluð köst.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Þessi leikur</translation>
    </message>
    <message>
        <source>All games of this session</source>
        <translation>Allir leikir þessarar lotu</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Hvaða leikir eru taldir</translation>
    </message>
    <message>
        <source>All games since the program was started</source>
        <translation>Allir leikir síðan forritið var ræst</translation>
    </message>
    <message>
        <source>How often each number came up, as bars</source>
        <translation>Hve oft hver tala kom upp, sem súlur</translation>
    </message>
    <message>
        <source>How often each number came up, as a list</source>
        <translation>Hve oft hver tala kom upp, sem listi</translation>
    </message>
    <message>
        <source>The band shows what fair dice usually do. ▲ more often, ▼ less often.</source>
        <translation>Mörkin sýna hvað ósviknir teningar gera að jafnaði. ▲ oftar, ▼ sjaldnar.</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>Vista tölurnar…</translation>
    </message>
    <message>
        <source>Save the figures as comma-separated values</source>
        <translation>Vista tölurnar sem gildi aðskilin með kommum</translation>
    </message>
</context>
<context>
    <name>doublets::DiceRequester</name>
    <message>
        <source>Opening throw: %1’s die, then %2’s</source>
        <translation>Upphafskast: fyrst %1, síðan %2</translation>
    </message>
    <message>
        <source>%1’s dice</source>
        <translation>Teningar: %1</translation>
    </message>
    <message>
        <source>Go to the latest throw to enter dice.</source>
        <translation>Farðu að nýjasta kasti til að slá inn teninga.</translation>
    </message>
    <message>
        <source>Play your numbers first, then enter dice.</source>
        <translation>Leiktu fyrst tölurnar þínar og sláðu svo inn teninga.</translation>
    </message>
</context>
<context>
    <name>doublets::Display</name>
    <message>
        <source>Still saving: the USB stick is slow or not responding.</source>
        <translation>Enn verið að vista: USB-lykillinn er hægur eða svarar ekki.</translation>
    </message>
    <message>
        <source>The screen is %1 × %2, which does not match the rotation in the configuration. Correct the rotation there, or turn the screen.</source>
        <translation>Skjárinn er %1 × %2. Það kemur ekki heim við snúninginn í stillingunum. Leiðréttu snúninginn þar eða snúðu skjánum.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Verið er að vista…</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayHost</name>
    <message>
        <source>The changed configuration is in use.</source>
        <translation>Breyttu stillingarnar eru nú í notkun.</translation>
    </message>
    <message>
        <source>The last version of the configuration file without errors is used.</source>
        <translation>Síðasta villulausa útgáfa stillingaskrárinnar er notuð.</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayWindow</name>
    <message>
        <source>Setting up the board for the next visitor.</source>
        <translation>Borðið er sett upp fyrir næsta gest.</translation>
    </message>
</context>
<context>
    <name>doublets::EndGameSheet</name>
    <message>
        <source>End this game?</source>
        <translation>Ljúka þessu spili?</translation>
    </message>
    <message>
        <source>You cannot return to it afterwards.</source>
        <translation>Ekki er hægt að snúa aftur til þess síðar.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Halda áfram</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ljúka spilinu</translation>
    </message>
</context>
<context>
    <name>doublets::ExperimentChooser</name>
    <message>
        <source>Game</source>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <translation>leikur sem best</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>leikur af handahófi</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>leikur af handahófi í helmingi tilvika</translation>
    </message>
</context>
<context>
    <name>doublets::ExperimentForm</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Number of &amp;games</source>
        <translation>&amp;Fjöldi leikja</translation>
    </message>
    <message>
        <source>Number of samp&amp;les</source>
        <translation>Fjöldi úrta&amp;ka</translation>
    </message>
    <message>
        <source>Repeats the experiment, to show how much the share varies from sample to sample</source>
        <translation>Endurtekur tilraunina til að sýna hve breytilegt hlutfallið er milli úrtaka</translation>
    </message>
    <message>
        <source>S&amp;eed of the dice</source>
        <translation>F&amp;ræ teninganna</translation>
    </message>
    <message>
        <source>The same seed gives the same dice and the same figures</source>
        <translation>Sama fræ gefur sömu teninga og sömu lykiltölur</translation>
    </message>
    <message>
        <source>Compare &amp;with another</source>
        <translation>B&amp;era saman við aðra</translation>
    </message>
    <message>
        <source>The sa&amp;me dice for both</source>
        <translation>&amp;Sömu teningar fyrir báðar</translation>
    </message>
    <message>
        <source>Seed of &amp;B</source>
        <translation>Fræ &amp;B</translation>
    </message>
</context>
<context>
    <name>doublets::ExplanationSheet</name>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Aftur að borðinu</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFace</name>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Veldu hvert taflan fer.</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFaceMode</name>
    <message>
        <source>Menu</source>
        <translation>Valmynd</translation>
    </message>
</context>
<context>
    <name>doublets::FacesValidator</name>
    <message>
        <source>A die shows 1 to 6, not %1.</source>
        <translation>Teningur sýnir 1 til 6, ekki %1.</translation>
    </message>
    <message>
        <source>Type the numbers of the dice, 1 to 6.</source>
        <translation>Sláðu inn tölur teninganna, 1 til 6.</translation>
    </message>
    <message numerus="yes">
        <source>Too many: there are %n dice.</source>
        <translation>
            <numerusform>Of margir teningar: %n.</numerusform>
            <numerusform>Of margir teningar: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::FileCommands</name>
    <message>
        <source>%1 is no longer where it was, and has been removed from the list of recent files.</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>%1 er ekki lengur á sínum stað og var tekið af lista nýlegra skráa.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Vistað: %1</translation>
    </message>
    <message>
        <source>Drawing the board…</source>
        <translation>Teikna borðið…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hætta við</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Vista mynd af borðinu</translation>
    </message>
</context>
<context>
    <name>doublets::FileDropHandler</name>
    <message>
        <source>Only one file can be opened at a time. Drop a single game or lesson.</source>
        <translation>Aðeins er hægt að opna eina skrá í einu. Slepptu einum leik eða kennslustund.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened. Save the file first, then drop it here.</source>
        <translation>Aðeins er hægt að opna skrár á þessari tölvu. Vistaðu skrána fyrst og slepptu henni svo hér.</translation>
    </message>
    <message>
        <source>%1 is a folder. Drop a single game or lesson.</source>
        <extracomment>%1: the name of a folder, in quotation marks</extracomment>
        <translation>%1 er mappa. Slepptu einum leik eða kennslustund.</translation>
    </message>
</context>
<context>
    <name>doublets::FirstStepsPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Til baka</translation>
    </message>
    <message>
        <source>The previous step, from its beginning</source>
        <translation>Skrefið á undan, frá byrjun</translation>
    </message>
    <message>
        <source>Leave First steps (Esc) and return to your game</source>
        <translation>Hætta í Fyrstu skrefum (Esc) og fara aftur í leikinn þinn</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Leika</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Næsta</translation>
    </message>
    <message>
        <source>Begin a game with these rules</source>
        <translation>Hefja leik eftir þessum reglum</translation>
    </message>
    <message>
        <source>Show this step, or go to the next</source>
        <translation>Sýna þetta skref eða fara í það næsta</translation>
    </message>
    <message>
        <source>First steps: %1 of %2</source>
        <translation>Fyrstu skref: %1 af %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>what a screen reader says. %1: &quot;First steps: 1 of 6&quot;, %2: what is to be done</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <translation>Haltu áfram með bilslá.</translation>
    </message>
    <message>
        <source>Space does this for you.</source>
        <translation>Bilslá gerir þetta fyrir þig.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>H&amp;ætta</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>Byrja upp á ný&amp;tt</translation>
    </message>
    <message>
        <source>Begin again with the first step</source>
        <translation>Byrja aftur á fyrsta skrefinu</translation>
    </message>
    <message>
        <source>Continued at step %1 of %2</source>
        <extracomment>%1: which step, %2: how many there are %1 the current step, %2 the number of steps</extracomment>
        <translation>Haldið áfram í skrefi %1 af %2</translation>
    </message>
</context>
<context>
    <name>doublets::FocusSpeech</name>
    <message>
        <source>No more items in this direction.</source>
        <translation>Ekkert er lengra í þessa átt.</translation>
    </message>
</context>
<context>
    <name>doublets::GameCard</name>
    <message>
        <source>A good first game</source>
        <extracomment>on the card of the game for beginners</extracomment>
        <translation>Góður fyrsti leikur</translation>
    </message>
    <message>
        <source>%1, %2 (%3, %4)</source>
        <extracomment>Author, work, place, year: &quot;Charles Cotton, The Compleat Gamester (London, 1674)&quot;</extracomment>
        <translation>%1, %2 (%3, %4)</translation>
    </message>
</context>
<context>
    <name>doublets::GameReplay</name>
    <message>
        <source>Pause</source>
        <translation>Hlé</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spila</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Enginn leikur leikinn enn.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>One of the games</source>
        <translation>Einn leikjanna</translation>
    </message>
    <message>
        <source>of A</source>
        <translation>í A</translation>
    </message>
    <message>
        <source>of B</source>
        <translation>í B</translation>
    </message>
    <message>
        <source>Which experiment</source>
        <translation>Hvaða tilraun</translation>
    </message>
    <message>
        <source>How far into the game</source>
        <translation>Hve langt á leikinn er liðið</translation>
    </message>
    <message>
        <source>Game %1, step %2 of %3.</source>
        <extracomment>%1 the number of a game, %2 of a step in it (a throw or a play), %3 of all steps</extracomment>
        <translation>Leikur %1, skref %2 af %3.</translation>
    </message>
    <message>
        <source>The starting position.</source>
        <translation>Upphafsstaðan.</translation>
    </message>
</context>
<context>
    <name>doublets::GamesPage</name>
    <message>
        <source>All games</source>
        <translation>Allir leikir</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>Læra leik</translation>
    </message>
    <message>
        <source>Each game follows one source, usually an old book or manuscript.</source>
        <translation>Hver leikur fylgir einni heimild, oftast gamalli bók eða handriti.</translation>
    </message>
    <message>
        <source>Choose a game. You learn it on the board, in a few steps.</source>
        <translation>Veldu leik. Þú lærir hann á borðinu í fáeinum skrefum.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessFirst</name>
    <message>
        <source>The lesson asks about this, so it stays covered until the class has answered.</source>
        <translation>Kennslustundin spyr um þetta. Það er því hulið uns bekkurinn hefur svarað.</translation>
    </message>
    <message>
        <source>Guess first: the odds stay covered until you have guessed.</source>
        <translation>Giska fyrst: líkurnar eru huldar uns þú hefur giskað.</translation>
    </message>
    <message>
        <source>How likely is it now that %1 wins?</source>
        <translation>Hve líklegt er nú að %1 vinni?</translation>
    </message>
    <message>
        <source>By how many percentage points did the dice help %1 in this game? Enter a number below 0 if they helped %2.</source>
        <translation>Um hve mörg prósentustig hjálpuðu teningarnir í leiknum? Yfir 0: %1. Undir 0: %2.</translation>
    </message>
    <message>
        <source>Covered: the lesson will ask about this.</source>
        <translation>Hulið: kennslustundin spyr um þetta.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessInput</name>
    <message>
        <source>guessed %1</source>
        <translation>ágiskun: %1</translation>
    </message>
    <message>
        <source>is %1</source>
        <extracomment>%1 the answer, after a guess: &quot;is 64.2%&quot;</extracomment>
        <translation>er %1</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>Í prósentum</translation>
    </message>
    <message>
        <source>Hands counted</source>
        <translation>Hendur taldar</translation>
    </message>
    <message>
        <source>Hands up:</source>
        <extracomment>a class votes: &quot;Hands up: 12&quot;</extracomment>
        <translation>Hendur uppi:</translation>
    </message>
    <message>
        <source>of:</source>
        <comment>hands</comment>
        <extracomment>a class votes; under &quot;Hands up: 12&quot;: &quot;of: 30&quot;</extracomment>
        <translation>af:</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Hendur uppi</translation>
    </message>
    <message>
        <source>Total hands</source>
        <translation>Hendur alls</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Afhjúpa</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meira</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minna</translation>
    </message>
    <message>
        <source>Enter how many hands are up.</source>
        <translation>Sláðu inn hve margar hendur eru uppi.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessPanel</name>
    <message>
        <source>Computing the answer…</source>
        <translation>Reikna svarið…</translation>
    </message>
    <message>
        <source>Cover again</source>
        <translation>Hylja aftur</translation>
    </message>
    <message>
        <source>Cover the odds until the class has guessed</source>
        <translation>Hylja líkurnar uns bekkurinn hefur giskað</translation>
    </message>
</context>
<context>
    <name>doublets::Hints</name>
    <message>
        <source>Looking for the best move…</source>
        <translation>Leita að besta leiknum…</translation>
    </message>
    <message>
        <source>There is only one way to play here, by point: %1.</source>
        <extracomment>%1 which men to play, by their points: &quot;lay down 6, 1&quot;</extracomment>
        <translation>Hér er aðeins hægt að leika á einn veg, eftir reitum: %1.</translation>
    </message>
    <message>
        <source>Hint: all choices are equally good. One of them, by point: %1. The chance of winning is %2.</source>
        <extracomment>%1 which men to play: &quot;lay down 6, 1&quot;; %2 a chance of winning</extracomment>
        <translation>Ábending: allir kostir eru jafngóðir. Einn þeirra, eftir reitum: %1. Vinningslíkur eru %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then about %2.</source>
        <extracomment>%1 which men to play: &quot;move 6–12&quot;; %2 a chance of winning in whole percent</extracomment>
        <translation>Ábending, eftir reitum: %1. Vinningslíkur verða þá um %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then %2.</source>
        <extracomment>%1 which men to play: &quot;lay down sice, 2 × ace&quot;; %2 a chance of winning</extracomment>
        <translation>Ábending, eftir reitum: %1. Vinningslíkur verða þá %2.</translation>
    </message>
</context>
<context>
    <name>doublets::HomePage</name>
    <message>
        <source>%1. %2 and %3</source>
        <extracomment>an unfinished game. %1 a game and its nickname, %2 and %3 the players</extracomment>
        <translation>%1. %2 og %3</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Halda áfram</translation>
    </message>
    <message numerus="yes">
        <source>%n games, written down between %1 and %2</source>
        <extracomment>%n games to choose from; %1 and %2 the years of the oldest and the latest source</extracomment>
        <translation>
            <numerusform>%n leikur, skráður á árunum %1 til %2</numerusform>
            <numerusform>%n leikir, skráðir á árunum %1 til %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Historical dice games for two players</source>
        <translation>Sögulegir teningaleikir fyrir tvo</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>Leika við vin</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Tvö saman við þennan skjá</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Leika við tölvuna</translation>
    </message>
    <message>
        <source>You choose its level and your colour</source>
        <translation>Þú velur styrk hennar og lit þinn</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Byrjaðu hér</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Læra</translation>
    </message>
    <message>
        <source>A game of your choice in a few steps, on the board</source>
        <translation>Leikur að eigin vali í fáeinum skrefum, á borðinu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Allir leikir</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Tungumál</translation>
    </message>
    <message>
        <source>Show this screen at &amp;startup</source>
        <translation>Sýna þessa síðu við &amp;ræsingu</translation>
    </message>
    <message>
        <source>You can turn it on again in the settings</source>
        <translation>Kveikja má aftur á þessu í stillingum</translation>
    </message>
    <message>
        <source>Earlier game</source>
        <translation>Fyrri leikur</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a game of a match. %1 &quot;Dubblets. Anne and Ben&quot;, %2 the score, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>doublets::InventionDialog</name>
    <message>
        <source>Give the game a name first.</source>
        <translation>Gefðu leiknum fyrst nafn.</translation>
    </message>
    <message>
        <source>Change at least one rule first.</source>
        <translation>Breyttu fyrst minnst einni reglu.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Vistað: %1</translation>
    </message>
    <message>
        <source>Invent a rule</source>
        <translation>Finna upp reglu</translation>
    </message>
    <message>
        <source>Change the rules of a game, and see how its odds change. Rules without a source are marked as invented.</source>
        <translation>Breyttu reglum leiks og sjáðu hvernig líkurnar breytast. Reglur án heimildar eru merktar sem uppfundnar.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nafn:</translation>
    </message>
    <message>
        <source>for example, Lucky sevens</source>
        <translation>til dæmis Happasjöur</translation>
    </message>
    <message>
        <source>The name of the game that you invent</source>
        <translation>Nafn leiksins sem þú finnur upp</translation>
    </message>
    <message>
        <source>In&amp;vented by:</source>
        <translation>Hu&amp;gmynd:</translation>
    </message>
    <message>
        <source>for example, Class 7b (optional)</source>
        <translation>til dæmis 7. b (má sleppa)</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Leikur:</translation>
    </message>
    <message>
        <source>The historical game whose rules you change</source>
        <translation>Sögulegi leikurinn sem þú breytir reglum í</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Afturkalla</translation>
    </message>
    <message>
        <source>Undo the last change of a rule (Ctrl+Z)</source>
        <translation>Afturkalla síðustu breytingu á reglu (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>En&amp;durgera</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Endurgera breytinguna (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Original rul&amp;es</source>
        <translation>&amp;Upphaflegar reglur</translation>
    </message>
    <message>
        <source>Restore all rules of the original game</source>
        <translation>Setja aftur allar reglur upphaflega leiksins</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Opna…</translation>
    </message>
    <message>
        <source>Open an invention from a file (Ctrl+O)</source>
        <translation>Opna uppfinningu úr skrá (Ctrl+O)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Vista…</translation>
    </message>
    <message>
        <source>Save the invention to a file (Ctrl+S)</source>
        <translation>Vista uppfinninguna í skrá (Ctrl+S)</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Prenta…</translation>
    </message>
    <message>
        <source>Print the rules of the invention, or its odds</source>
        <translation>Prenta reglur uppfinningarinnar eða líkur hennar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Le&amp;ika</translation>
    </message>
    <message>
        <source>Start a game with these rules; the game on the board is kept</source>
        <translation>Byrja leik með þessum reglum; leikurinn á borðinu er geymdur</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Lo&amp;ka</translation>
    </message>
</context>
<context>
    <name>doublets::InventionOdds</name>
    <message>
        <source>Cancelled. The odds are not known.</source>
        <translation>Hætt við. Líkurnar eru ekki þekktar.</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Reikna líkurnar…</translation>
    </message>
    <message>
        <source>Exact, for two players who play as well as they can. Changes in shares are given in percentage points.</source>
        <translation>Nákvæmt ef báðir leika sem best. Breytingar á hlutföllum eru í prósentustigum.</translation>
    </message>
    <message>
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. Changes in shares are given in percentage points.</source>
        <translation>Reiknað fyrir hvorn um sig. Nákvæmt ef báðir reyna að ljúka leik í sem fæstum umferðum. Breytingar á hlutföllum eru í prósentustigum.</translation>
    </message>
    <message>
        <source>The first thrower wins %1 of the games (original: %3). A game takes %2 throws (original: %4).</source>
        <extracomment>%1 and %3 shares of games, %2 and %4 numbers of throws</extracomment>
        <translation>Sá sem kastar fyrst vinnur %1 leikjanna (upphaflega: %3). Leikur tekur %2 köst (upphaflega: %4).</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hætta við</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>&amp;Reikna aftur</translation>
    </message>
    <message>
        <source>Original</source>
        <comment>column of odds</comment>
        <extracomment>Heads of columns; keep them short.</extracomment>
        <translation>Áður</translation>
    </message>
    <message>
        <source>Invented</source>
        <comment>column of odds</comment>
        <translation>Nú</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column of odds</comment>
        <translation>Breyting</translation>
    </message>
    <message>
        <source>First thrower wins</source>
        <translation>Sá vinnur sem byrjar</translation>
    </message>
    <message>
        <source>Second thrower wins</source>
        <translation>Hinn vinnur</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Jafntefli</translation>
    </message>
    <message>
        <source>Throws in a game</source>
        <translation>Köst í leik</translation>
    </message>
    <message>
        <source>Odds of the original game and of the invention</source>
        <translation>Líkur upphaflega leiksins og uppfinningarinnar</translation>
    </message>
    <message>
        <source>Estimated under good play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Metið út frá góðum leik. Óvissa hvers hlutfalls er ± %1 prósentustig. Breyting minni en %2 getur verið tilviljun.</translation>
    </message>
    <message>
        <source>Estimated from random play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Metið út frá handahófsleikjum. Óvissa hvers hlutfalls er ± %1 prósentustig. Breyting minni en %2 getur verið tilviljun.</translation>
    </message>
    <message>
        <source>The first thrower loses %1 (original: %3) and draws %2 (original: %4).</source>
        <extracomment>%1 and %3 shares of games lost, %2 and %4 shares of games drawn</extracomment>
        <translation>Sá sem kastar fyrst tapar %1 (upphaflega: %3), og %2 lýkur með jafntefli (upphaflega: %4).</translation>
    </message>
</context>
<context>
    <name>doublets::InventionRuleBox</name>
    <message>
        <source>%1 (the original: %2)</source>
        <extracomment>%1 a rule, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (upphaflega: %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a rule that a class can choose, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not possible with your choice for “%1”.</source>
        <translation>Fer ekki saman við val þitt í „%1“.</translation>
    </message>
    <message>
        <source>Not possible with several of your other choices.</source>
        <translation>Fer ekki saman við sumt annað sem þú valdir.</translation>
    </message>
</context>
<context>
    <name>doublets::JoinPanel</name>
    <message>
        <source>The computer plays both sides</source>
        <translation>Tölvan leikur báðum megin</translation>
    </message>
    <message>
        <source>Would you like to play?</source>
        <translation>Viltu leika?</translation>
    </message>
    <message>
        <source>Continue as &amp;White</source>
        <translation>H&amp;alda áfram sem hvítur</translation>
    </message>
    <message>
        <source>Continue as &amp;Black</source>
        <translation>Hal&amp;da áfram sem svartur</translation>
    </message>
    <message>
        <source>&amp;New game against the computer</source>
        <translation>&amp;Nýr leikur við tölvuna</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>Horfa á&amp;fram</translation>
    </message>
    <message>
        <source>Play as &amp;White</source>
        <translation>L&amp;eika með hvítt</translation>
    </message>
    <message>
        <source>Play as &amp;Black</source>
        <translation>Le&amp;ika með svart</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryBar</name>
    <message>
        <source>&amp;Start</source>
        <translation>B&amp;yrja</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Gera hlé</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Halda á&amp;fram</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Stöð&amp;va</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Hraði</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Hraði</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Leiknir leikir</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>eins hratt og hægt er</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) per second</source>
        <translation>
            <numerusform>%Ln leikur á sekúndu</numerusform>
            <numerusform>%Ln leikir á sekúndu</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy comman&amp;d</source>
        <translation>&amp;Afrita skipun</translation>
    </message>
    <message>
        <source>Copy the command line that gives the same figures</source>
        <translation>Afrita skipanalínuna sem gefur sömu lykiltölur</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Vi&amp;sta…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Loka</translation>
    </message>
    <message>
        <source>Save the figures, the games, or a page with the charts. Underscores in seeds keep spreadsheets from rounding them.</source>
        <translation>Vista lykiltölurnar, leikina eða síðu með línuritunum. Undirstrik í fræjum hindra að töflureiknar námundi þau.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Eyða…</translation>
    </message>
    <message>
        <source>Discard the results, which are kept even if you quit</source>
        <translation>Fleygja niðurstöðunum, sem annars eru geymdar þótt þú hættir</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryDialog</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln leikur</numerusform>
            <numerusform>%Ln leikir</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier runs, games won by the first thrower:</source>
        <translation>Fyrri keyrslur, leikir sem sá vann sem kastaði fyrst:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>og %n í viðbót</numerusform>
            <numerusform>og %n í viðbót</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <extracomment>%1 a command line, or two</extracomment>
        <translation>Afritað: %1</translation>
    </message>
    <message>
        <source>An experiment with chance</source>
        <translation>Tilraun með tilviljun</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Tilraunastofa</translation>
    </message>
    <message>
        <source>Results of: %1</source>
        <extracomment>%1 an experiment that is not the one chosen beside it: a game, its source and the players</extracomment>
        <translation>Niðurstöður tilraunarinnar: %1</translation>
    </message>
    <message>
        <source>Earlier runs, games won by White:</source>
        <translation>Fyrri keyrslur, leikir sem hvítur vann:</translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln game(s): %1</source>
        <extracomment>%1: the path of a file</extracomment>
        <translation>
            <numerusform>%Ln leikur vistaður: %1</numerusform>
            <numerusform>%Ln leikir vistaðir: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing the games of the last results again…</source>
        <translation>Leikir síðustu niðurstaðna eru spilaðir aftur…</translation>
    </message>
</context>
<context>
    <name>doublets::LanguagePage</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Tu&amp;ngumál</translation>
    </message>
    <message>
        <source>T&amp;ypeface</source>
        <translation>Letur&amp;gerð</translation>
    </message>
    <message>
        <source>For dyslexia: OpenDyslexic, if it is installed, with wider spacing and without italics</source>
        <translation>Fyrir lesblinda: OpenDyslexic, sé það uppsett, með meira bili og án skáleturs</translation>
    </message>
    <message>
        <source>sans-serif</source>
        <translation>steinskrift</translation>
    </message>
    <message>
        <source>for dyslexia</source>
        <translation>fyrir lesblinda</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Letur&amp;stærð</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Leturstærð</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <extracomment>follows a number</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>The size of all text.</source>
        <translation>Stærð alls texta.</translation>
    </message>
    <message>
        <source>the system language</source>
        <translation>tungumál kerfisins</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Töl&amp;ur</translation>
    </message>
    <message>
        <source>How the numbers on the dice are named</source>
        <translation>Hvernig tölur teninganna eru nefndar</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sice (the old names)</source>
        <translation>sice (gömlu heitin)</translation>
    </message>
    <message>
        <source>6 (“sice”)</source>
        <translation>6 („sice“)</translation>
    </message>
</context>
<context>
    <name>doublets::LessonEditor</name>
    <message>
        <source>Lesson</source>
        <translation>Kennslustund</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Vistað: %1</translation>
    </message>
    <message>
        <source>The lesson has no faults.</source>
        <translation>Kennslustundin er villulaus.</translation>
    </message>
    <message numerus="yes">
        <source>%n faults to correct before the lesson is given</source>
        <translation>
            <numerusform>%n villu þarf að leiðrétta áður en kennslustundin er haldin</numerusform>
            <numerusform>%n villur þarf að leiðrétta áður en kennslustundin er haldin</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Skrifa kennslustund</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Tungumál:</translation>
    </message>
    <message>
        <source>The language of the texts in the fields</source>
        <translation>Tungumál textanna í svæðunum</translation>
    </message>
    <message>
        <source>&amp;Next fault</source>
        <translation>&amp;Næsta villa</translation>
    </message>
    <message>
        <source>Go to the next field that must be corrected</source>
        <translation>Fara í næsta svæði sem þarf að leiðrétta</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Afturkalla</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Afturkalla síðustu breytingu (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>En&amp;durgera</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Endurgera breytinguna (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>Save the lesson, even with faults (Ctrl+S)</source>
        <translation>Vista kennslustundina, jafnvel með villum (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Vista &amp;sem…</translation>
    </message>
    <message>
        <source>Save the lesson to another file (Ctrl+Shift+S)</source>
        <translation>Vista kennslustundina í aðra skrá (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Prev&amp;iew</source>
        <translation>F&amp;orskoða</translation>
    </message>
    <message>
        <source>Give the lesson on the board from this step; the editor is kept</source>
        <translation>Kenna kennslustundina á borðinu frá þessu skrefi; ritillinn bíður á meðan</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Loka</translation>
    </message>
    <message>
        <source>%1 (step %2)</source>
        <extracomment>%1 the label of a field, %2 the number of a step: &quot;Title (step 2)&quot;</extracomment>
        <translation>%1 (skref %2)</translation>
    </message>
    <message>
        <source>Still to fill in: %1</source>
        <extracomment>%1 a list of fields</extracomment>
        <translation>Enn þarf að fylla út: %1</translation>
    </message>
</context>
<context>
    <name>doublets::LessonForm</name>
    <message>
        <source>%1 (required):</source>
        <extracomment>the label of a field: %1 &quot;Title of the lesson&quot;</extracomment>
        <translation>%1 (nauðsynlegt):</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>%1 what is added: &quot;Criterion&quot;</extracomment>
        <translation>Bæta við: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what the entry is: &quot;Criterion&quot;, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1 what is removed: &quot;Criterion 2&quot;</extracomment>
        <translation>Fjarlægja: %1</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Sláðu inn tölu.</translation>
    </message>
    <message>
        <source>This field is still empty.</source>
        <translation>Þetta svæði er enn autt.</translation>
    </message>
</context>
<context>
    <name>doublets::LessonFormValues</name>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 the number of a step, %2 its title</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>doublets::LessonPanel</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1 which step, %2 how many there are</extracomment>
        <translation>Skref %1 af %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>um %n mínúta eftir</numerusform>
            <numerusform>um %n mínútur eftir</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncover the answer</source>
        <translation>Afhjúpa svarið</translation>
    </message>
    <message>
        <source>Answer or count hands first, or skip the question</source>
        <translation>Svarið fyrst eða teljið hendur, eða sleppið spurningunni</translation>
    </message>
    <message>
        <source>En&amp;d of the lesson</source>
        <translation>L&amp;ok kennslustundar</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Næsta</translation>
    </message>
    <message>
        <source>Back to your own game</source>
        <translation>Aftur í leikinn þinn</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Fara í næsta skref</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>Sýna &amp;svarið</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>S&amp;leppa</translation>
    </message>
    <message>
        <source>Show the answer without answering</source>
        <translation>Sýna svarið án þess að svara</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Svarið</translation>
    </message>
    <message>
        <source>&amp;Experiment…</source>
        <translation>&amp;Tilraun…</translation>
    </message>
    <message>
        <source>Open it in the laboratory</source>
        <translation>Opna hana í tilraunastofunni</translation>
    </message>
    <message>
        <source>&amp;Set up again</source>
        <translation>Setja &amp;upp aftur</translation>
    </message>
    <message>
        <source>Reset the board to the start of this step</source>
        <translation>Setja borðið aftur eins og í byrjun þessa skrefs</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Til &amp;baka</translation>
    </message>
    <message>
        <source>The previous step; your answers and moves are kept</source>
        <translation>Skrefið á undan; svörin ykkar og leikir geymast</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>&amp;Prenta</translation>
    </message>
    <message>
        <source>Print the sheets of this lesson</source>
        <translation>Prenta blöð þessarar kennslustundar</translation>
    </message>
    <message>
        <source>St&amp;art the lesson over</source>
        <translation>B&amp;yrja upp á nýtt</translation>
    </message>
    <message>
        <source>Start from the first step; your answers and moves are deleted</source>
        <translation>Byrja frá fyrsta skrefi; svörum ykkar og leikjum er eytt</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>H&amp;ætta</translation>
    </message>
    <message>
        <source>Leave the lesson and continue it another time; your own game is unchanged</source>
        <translation>Hætta nú og halda áfram síðar; þinn leikur er óbreyttur</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>&amp;Verkefnablað…</translation>
    </message>
    <message>
        <source>&amp;Answers for the teacher…</source>
        <translation>Svör fyrir &amp;kennarann…</translation>
    </message>
    <message>
        <source>Show the homework</source>
        <translation>Sýna heimavinnuna</translation>
    </message>
</context>
<context>
    <name>doublets::LessonStepList</name>
    <message>
        <source>About the lesson</source>
        <translation>Um kennslustundina</translation>
    </message>
    <message>
        <source>St&amp;eps:</source>
        <translation>S&amp;kref:</translation>
    </message>
    <message>
        <source>Add s&amp;tep</source>
        <translation>Nýtt skre&amp;f</translation>
    </message>
    <message>
        <source>Add a step after the selected one</source>
        <translation>Bæta skrefi við á eftir því valda</translation>
    </message>
    <message>
        <source>Dupli&amp;cate</source>
        <translation>&amp;Tvítaka</translation>
    </message>
    <message>
        <source>Add a copy of the selected step</source>
        <translation>Bæta við afriti af valda skrefinu</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eyða</translation>
    </message>
    <message>
        <source>Delete the selected step; this can be undone</source>
        <translation>Eyða valda skrefinu; það má afturkalla</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Færa &amp;upp</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Fæ&amp;ra niður</translation>
    </message>
</context>
<context>
    <name>doublets::LessonsDialog</name>
    <message>
        <source>Unnamed class</source>
        <translation>Nafnlaus bekkur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a class, %2 the date of its last answer</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Return to the lesson in the editor</source>
        <translation>Fara aftur í kennslustundina í ritlinum</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>Fara aftur í „%1“</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Ný kennslustund</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Afrit af „%1“</translation>
    </message>
    <message>
        <source>Lesson file…</source>
        <translation>Opna skrá…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Kennslustundir</translation>
    </message>
    <message>
        <source>Cla&amp;ss:</source>
        <translation>&amp;Bekkur:</translation>
    </message>
    <message>
        <source>for example, 7b (optional)</source>
        <translation>til dæmis 7. b (má sleppa)</translation>
    </message>
    <message>
        <source>Each class resumes where it stopped, with its own answers</source>
        <translation>Hver bekkur heldur áfram þar sem hann hætti, með sínum svörum</translation>
    </message>
    <message>
        <source>Sa&amp;ved answers</source>
        <translation>&amp;Vistuð svör</translation>
    </message>
    <message>
        <source>The answers of classes that have finished a lesson</source>
        <translation>Svör bekkja sem hafa lokið kennslustund</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>&amp;Opna skrá…</translation>
    </message>
    <message>
        <source>&amp;Write a lesson</source>
        <translation>&amp;Skrifa kennslustund</translation>
    </message>
    <message>
        <source>Write a lesson of your own, or change one</source>
        <translation>Skrifa eigin kennslustund eða breyta annarri</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Loka</translation>
    </message>
    <message>
        <source>A lesson guides the class on the board, step by step. Its games do not replace your own.</source>
        <translation>Kennslustund leiðir bekkinn skref fyrir skref á borðinu. Leikir hennar koma ekki í stað þíns.</translation>
    </message>
</context>
<context>
    <name>doublets::MainWindow</name>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was saved: choose Open recent from the Game menu.</source>
        <translation>Doublets lokaðist óvænt síðast. Leikurinn þinn var vistaður: veldu „Opna nýlegt“ í valmyndinni „Leikur“.</translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was not opened again; its file is kept in %1.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>Doublets lokaðist óvænt síðast. Leikurinn þinn var ekki opnaður aftur; skráin er áfram í %1.</translation>
    </message>
</context>
<context>
    <name>doublets::Match</name>
    <message>
        <source>The odds are covered until the class has guessed.</source>
        <translation>Líkurnar eru huldar uns bekkurinn hefur giskað.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Haltu áfram með bilslá.</translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Teningarnir velta enn.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Leiknum er lokið.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Kastaðu teningunum fyrst.</translation>
    </message>
    <message>
        <source>You have a choice: play a man.</source>
        <translation>Þú átt val: leiktu töflu.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Ekkert er til að afturkalla.</translation>
    </message>
    <message>
        <source>The correction has been undone.</source>
        <translation>Leiðréttingin var afturkölluð.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Ekkert er til að endurgera.</translation>
    </message>
    <message>
        <source>The correction has been redone.</source>
        <translation>Leiðréttingin var endurgerð.</translation>
    </message>
    <message>
        <source>Looking back: before the first throw.</source>
        <translation>Litið til baka: fyrir fyrsta kast.</translation>
    </message>
    <message>
        <source>Looking back: %1. %2</source>
        <extracomment>The course of play is looked through; %1 is one throw, %2 what was made of it.</extracomment>
        <translation>Litið til baka: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>A game can have at most %n notes. Delete one before you add another.</source>
        <translation>
            <numerusform>Í leik kemst mest %n athugasemd. Eyddu einni áður en þú bætir við.</numerusform>
            <numerusform>Í leik komast mest %n athugasemdir. Eyddu einni áður en þú bætir við.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::MatchLengthBox</name>
    <message>
        <source>a single game</source>
        <translation>einn leikur</translation>
    </message>
    <message>
        <source>best of three games</source>
        <translation>þriggja leikja einvígi</translation>
    </message>
    <message>
        <source>best of five games</source>
        <translation>fimm leikja einvígi</translation>
    </message>
    <message>
        <source>best of seven games</source>
        <translation>sjö leikja einvígi</translation>
    </message>
    <message>
        <source>The first to win more than half of the games wins the match; drawn games count for neither player</source>
        <translation>Einvígið vinnur sá sem fyrr vinnur meira en helming leikja; jafntefli teljast hvorugum</translation>
    </message>
</context>
<context>
    <name>doublets::NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nýr leikur</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Velja annan leik</translation>
    </message>
    <message>
        <source>Choose anoth&amp;er game…</source>
        <translation>Velja &amp;annan leik…</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Hverjir leika</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>&amp;Einvígi</translation>
    </message>
    <message>
        <source>Rules you can change:</source>
        <translation>Reglur sem má breyta:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>B&amp;yrja</translation>
    </message>
    <message>
        <source>Start this game; you can return later to one you left unfinished</source>
        <translation>Byrja þennan leik; þú getur farið síðar aftur í ólokinn leik</translation>
    </message>
    <message>
        <source>With real dice: throw your own dice and enter the numbers.</source>
        <translation>Með raunverulegum teningum: þið kastið sjálf og sláið inn tölurnar.</translation>
    </message>
    <message>
        <source>The unfinished game on the board is kept. You will find it on the home screen.</source>
        <translation>Leikurinn á borðinu er geymdur þótt honum sé ólokið. Hann er á upphafssíðunni.</translation>
    </message>
</context>
<context>
    <name>doublets::NoteEdit</name>
    <message numerus="yes">
        <source>A note can have at most %n characters.</source>
        <translation>
            <numerusform>Í athugasemd kemst mest %n stafur.</numerusform>
            <numerusform>Í athugasemd komast mest %n stafir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Athugasemd við þetta skref</translation>
    </message>
</context>
<context>
    <name>doublets::NoticeBar</name>
    <message numerus="yes">
        <source>Next (%n more)</source>
        <translation>
            <numerusform>Næsta (%n eftir)</numerusform>
            <numerusform>Næsta (%n eftir)</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Loka</translation>
    </message>
</context>
<context>
    <name>doublets::OddsChart</name>
    <message>
        <source>Now: %1</source>
        <extracomment>%1 the chances of both players</extracomment>
        <translation>Nú: %1</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Reikna líkurnar…</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4.</source>
        <extracomment>%1, %3 players, %2, %4 their chances</extracomment>
        <translation>%1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Luck: %1 percentage points for %2.</source>
        <extracomment>%1 percentage points, %2 the player whose luck it was</extracomment>
        <translation>Heppni (%2): %1 prósentustig.</translation>
    </message>
    <message>
        <source>Chances over the game; use the arrow keys to go from throw to throw</source>
        <translation>Líkur í leiknum; örvahnapparnir færa þig kast af kasti</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <extracomment>%1 the chances of both players</extracomment>
        <translation>Í byrjun: %1</translation>
    </message>
</context>
<context>
    <name>doublets::OddsPanel</name>
    <message>
        <source>Play the selected choice on the board (Enter)</source>
        <translation>Leika valda kostinn á borðinu (Enter)</translation>
    </message>
    <message>
        <source>Computing the ways to play…</source>
        <translation>Reikna kostina…</translation>
    </message>
    <message numerus="yes">
        <source>All %n ways to play</source>
        <translation>
            <numerusform>Allir kostir: %n</numerusform>
            <numerusform>Allir kostir: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>og %n í viðbót</numerusform>
            <numerusform>og %n í viðbót</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Ábending</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Merkja besta kostinn á borðinu</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Leika svona</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Nýjasta</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Aftur í nýjasta kast (Enter)</translation>
    </message>
    <message>
        <source>Computing the odds</source>
        <translation>Reikna líkurnar</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Reikna líkurnar…</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Giska fyrst</translation>
    </message>
    <message>
        <source>During %1</source>
        <extracomment>%1 one throw of the course of play, not yet played in full: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Í kasti %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>%1 one throw of the course of play: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Eftir %1</translation>
    </message>
    <message>
        <source>Chances of winning at the start</source>
        <translation>Vinningslíkur í byrjun</translation>
    </message>
    <message>
        <source>Chances of winning now</source>
        <translation>Vinningslíkur nú</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Reikna líkurnar…</translation>
    </message>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>%1, %3 players, %2, %4 their chances of winning</extracomment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>drawn: %1</source>
        <translation>jafntefli: %1</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 random games</source>
        <extracomment>%1 percentage points; %2 how many games were played</extracomment>
        <translation>± %1 prósentustig, út frá %2 handahófsleikjum</translation>
    </message>
    <message>
        <source>about %1 more throws</source>
        <translation>um %1 köst í viðbót</translation>
    </message>
    <message>
        <source>%1 more throws on average</source>
        <translation>%1 köst í viðbót að meðaltali</translation>
    </message>
    <message>
        <source>%1.  %2  %3</source>
        <extracomment>One choice among several: %1 rank, %2 chance of winning, %3 the men: &quot;1. 62.4% sice, ace&quot;</extracomment>
        <translation>%1.  %2  %3</translation>
    </message>
    <message>
        <source>%1.  %2 (%3)  %4</source>
        <extracomment>A choice that is not the best: %1 rank, %2 chance of winning, %3 the difference to the best in percentage points, %4 the men: &quot;2. 61.9% (−0.5) deuce, cater&quot;</extracomment>
        <translation>%1.  %2 (%3)  %4</translation>
    </message>
    <message>
        <source>  ← played</source>
        <extracomment>added to the choice that was made</extracomment>
        <translation>  ← leikið</translation>
    </message>
    <message>
        <source>%1 has only one way to play.</source>
        <translation>%1 getur aðeins leikið á einn veg.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, all equally good:</source>
        <translation>
            <numerusform>%1 hafði %n kost, alla jafngóða:</numerusform>
            <numerusform>%1 hafði %n kosti, alla jafngóða:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, all equally good:</source>
        <translation>
            <numerusform>%1 hefur %n kost, alla jafngóða:</numerusform>
            <numerusform>%1 hefur %n kosti, alla jafngóða:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, best first:</source>
        <translation>
            <numerusform>%1 hafði %n kost, þann besta fyrst:</numerusform>
            <numerusform>%1 hafði %n kosti, þann besta fyrst:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, best first:</source>
        <translation>
            <numerusform>%1 hefur %n kost, þann besta fyrst:</numerusform>
            <numerusform>%1 hefur %n kosti, þann besta fyrst:</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck of this throw: %2 %1.</source>
        <translation>Heppni þessa kasts: %2 %1.</translation>
    </message>
    <message>
        <source>Computing the luck of this throw…</source>
        <translation>Reikna heppni þessa kasts…</translation>
    </message>
    <message>
        <source>Computing the luck so far…</source>
        <translation>Reikna heppni hingað til…</translation>
    </message>
    <message>
        <source>Luck of the opening throw: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure</extracomment>
        <translation>Heppni í upphafskastinu: %1 %2.</translation>
    </message>
    <message>
        <source>The board shows an earlier position. Return to the latest throw first.</source>
        <translation>Borðið sýnir fyrri stöðu. Farðu fyrst aftur í nýjasta kast.</translation>
    </message>
    <message>
        <source>This throw has been played.</source>
        <translation>Leikið hefur verið úr þessu kasti.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Haltu áfram með bilslá.</translation>
    </message>
    <message>
        <source>Select a way to play first.</source>
        <translation>Veldu fyrst einn kost.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with the quickest play: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Áhrif vals, miðað við fljótustu leið: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with random ones: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Áhrif vals, miðað við handahóf: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>± %1 percentage points</source>
        <extracomment>%1 percentage points</extracomment>
        <translation>± %1 prósentustig</translation>
    </message>
    <message>
        <source>The grey band shows draws.</source>
        <extracomment>added to what the chart shows</extracomment>
        <translation>Gráa beltið sýnir jafntefli.</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 trial games corrected for luck</source>
        <translation>± %1 prósentustig, út frá %2 tilraunaleikjum, leiðrétt fyrir heppni</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. The chances are exact if both players play as well as possible.</source>
        <translation>Heppni er hve mikið kast breytti vinningslíkum. Líkurnar eru nákvæmar ef báðir leika sem best.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. Computed one side at a time: exact if both players try to finish in the fewest turns. A turn is all throws up to the first that is not a doublet.</source>
        <translation>Heppni er hve mikið kast breytti vinningslíkum. Reiknað fyrir hvorn um sig. Nákvæmt ef báðir reyna að ljúka leik í sem fæstum umferðum. Umferð er öll köst til og með því fyrsta sem er ekki samvörp.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated from random play by both.</source>
        <translation>Heppni er hve mikið kast breytti vinningslíkum þess sem kastaði. Þessi leikur er of stór til að leysa. Allar líkur eru metnar út frá handahófsleik beggja.</translation>
    </message>
    <message>
        <source>After the opening throw</source>
        <translation>Eftir upphafskastið</translation>
    </message>
    <message>
        <source>Luck since then: %1 %2, %3 %4.</source>
        <extracomment>in percentage points, without the opening throw; %1, %3 players, %2, %4 figures: &quot;Luck since then: Anne +3.0, …&quot;</extracomment>
        <translation>Heppni síðan þá: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Totals are computed from figures before rounding.</source>
        <comment>totals of luck in the odds panel</comment>
        <translation>Samtölur eru reiknaðar áður en námundað er.</translation>
    </message>
    <message>
        <source>In percentage points:</source>
        <translation>Í prósentustigum:</translation>
    </message>
    <message>
        <source>The line shows %1’s chance. Bars, in the thrower’s colour, show each throw’s luck: up for %1, down for %2.</source>
        <extracomment>What the chart shows; %1 White&apos;s name, %2 Black&apos;s</extracomment>
        <translation>Línan sýnir vinningslíkur (%1). Súlur í lit þess sem kastaði sýna heppni í hverju kasti, upp: %1, niður: %2.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated under good play by both, by a neural network that learned by playing against itself. The luck is the network’s own estimate. Trial games improve the chance shown for the board, so the two may differ a little. The ± covers the dice, not errors of the network, which may add about a percentage point.</source>
        <translation>Heppni er hve mikið kast breytti vinningslíkum þess sem kastaði. Þessi leikur er of stór til að leysa. Allar líkur eru metnar út frá góðum leik beggja. Matið gerir tauganet sem lærði af að leika við sjálft sig. Netið eitt metur heppnina. Tilraunaleikir bæta líkurnar í stöðunni á borðinu og því getur þessu tvennu munað lítillega. ± tekur til teninganna en ekki til skekkju netsins, sem getur numið um einu prósentustigi.</translation>
    </message>
    <message>
        <source>Effect of numbers not claimed: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Áhrif talna sem ekki var gert tilkall til: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of weaker moves: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Áhrif lakara vals: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Correction by trial games: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure above 0: how much better the player&apos;s chance became when more games were tried from this position</extracomment>
        <translation>Leiðrétting með tilraunaleikjum: %1 %2.</translation>
    </message>
    <message>
        <source>A draw counts as half a win.</source>
        <extracomment>precedes a list of chances of winning</extracomment>
        <translation>Jafntefli telst hálfur sigur.</translation>
    </message>
    <message>
        <source>In percentage points, with a draw as half a win:</source>
        <extracomment>precedes lines such as &quot;Luck of this throw: Anne +3.0.&quot;</extracomment>
        <translation>Í prósentustigum, jafntefli sem hálfur sigur:</translation>
    </message>
</context>
<context>
    <name>doublets::OutOfOrderPage</name>
    <message>
        <source>Out of order</source>
        <translation>Bilað</translation>
    </message>
</context>
<context>
    <name>doublets::OwnLessonList</name>
    <message>
        <source>Your lessons</source>
        <translation>Kennslustundir þínar</translation>
    </message>
    <message>
        <source>Reading your lessons…</source>
        <translation>Les kennslustundir þínar…</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here.</source>
        <translation>Hér birtast kennslustundir sem þú skrifar eða opnar.</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here, and those in the folder “%1”.</source>
        <translation>Hér birtast kennslustundir sem þú skrifar eða opnar og þær sem eru í möppunni „%1“.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Breyta</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Breyta „%1“</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjarlægja</translation>
    </message>
    <message>
        <source>Remove it from this list; the file is kept</source>
        <translation>Taka af þessum lista; skráin er geymd</translation>
    </message>
    <message>
        <source>Remove “%1” from the list</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Taka „%1“ af listanum</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Skráin fannst ekki</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Ólokið</translation>
    </message>
    <message numerus="yes">
        <source>%n faults. Choose it to correct them in the editor.</source>
        <translation>
            <numerusform>%n villa. Veldu kennslustundina til að leiðrétta í ritlinum.</numerusform>
            <numerusform>%n villur. Veldu kennslustundina til að leiðrétta í ritlinum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::PagePreview</name>
    <message>
        <source>Previous page</source>
        <translation>Fyrri síða</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Næsta síða</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1 the number of the page, %2 how many there are</extracomment>
        <translation>Síða %1 af %2</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Engin síða enn</translation>
    </message>
</context>
<context>
    <name>doublets::PageTurner</name>
    <message>
        <source>Up</source>
        <extracomment>turns a long page</extracomment>
        <translation>Upp</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>turns a long page</extracomment>
        <translation>Niður</translation>
    </message>
</context>
<context>
    <name>doublets::PlayStrip</name>
    <message>
        <source>Throw</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Afturkalla</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
</context>
<context>
    <name>doublets::PlayerSide</name>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Teningarnir velta enn.</translation>
    </message>
    <message>
        <source>%1 moved last: only they can undo it.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Síðast lék %1. Enginn annar getur afturkallað það.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button for those who hear it: %1 the player whose it is, %2 the word on it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Ábending</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Afturkalla</translation>
    </message>
    <message>
        <source>Throw both</source>
        <translation>Kasta báðum</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Nýjasta kast</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Næsti leikur</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Leika aftur</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Áfram</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersForm</name>
    <message>
        <source>Who plays</source>
        <translation>Hverjir leika</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>Tvö sa&amp;man</translation>
    </message>
    <message>
        <source>&amp;You and the computer</source>
        <translation>Þú &amp;og tölvan</translation>
    </message>
    <message>
        <source>Two computers, and you &amp;watch</source>
        <translation>Tvær tölvur og þú hor&amp;fir á</translation>
    </message>
    <message>
        <source>This game is pure luck: the level of the computer makes no difference.</source>
        <translation>Þessi leikur er hrein heppni: styrkur tölvunnar skiptir engu.</translation>
    </message>
    <message>
        <source>The computer’s level</source>
        <translation>Styrkur tölvunnar</translation>
    </message>
    <message>
        <source>st&amp;rong: the best play it knows</source>
        <translation>sterk: leikur eins vel o&amp;g hún kann</translation>
    </message>
    <message>
        <source>&amp;careless: plays any man it can</source>
        <translation>kær&amp;ulaus: leikur hvaða töflu sem hún má</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Þú hefur</translation>
    </message>
    <message>
        <source>wh&amp;ite</source>
        <translation>h&amp;vítt</translation>
    </message>
    <message>
        <source>b&amp;lack</source>
        <translation>sva&amp;rt</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Nafn þitt</translation>
    </message>
    <message>
        <source>&amp;Name of White</source>
        <translation>&amp;Nafn hvíts</translation>
    </message>
    <message>
        <source>Na&amp;me of Black</source>
        <translation>Nafn s&amp;varts</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>Level of Wh&amp;ite</source>
        <translation>Styrkur h&amp;víts</translation>
    </message>
    <message>
        <source>Level of B&amp;lack</source>
        <translation>Styrkur sva&amp;rts</translation>
    </message>
    <message>
        <source>cas&amp;ual: about half the time, plays any man it can</source>
        <translation>mi&amp;ðlungs: leikur í helmingi tilvika hvaða töflu sem hún má</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersPage</name>
    <message>
        <source>The computer plays both sides. Press any key or click the board to join in.</source>
        <translation>Tölvan leikur báðum megin. Ýttu á hnapp eða smelltu á borðið til að vera með.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known: the game is too large to solve. The computer plays by estimates from random play.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Vægi kunnáttu í þessum leik (%1) er ekki þekkt. Leikurinn er of stór til að leysa. Tölvan metur stöðuna út frá handahófsleikjum.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known. The computer tries to finish in the fewest turns.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Vægi kunnáttu í þessum leik (%1) er ekki þekkt. Tölvan reynir að ljúka leik í sem fæstum umferðum.</translation>
    </message>
    <message>
        <source>Computing how much skill matters…</source>
        <translation>Reikna vægi kunnáttu…</translation>
    </message>
    <message>
        <source>How much skill matters (%1): there is never a choice. Skill does not matter.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Vægi kunnáttu (%1): aldrei er neitt val. Kunnátta skiptir engu.</translation>
    </message>
    <message>
        <source>How much skill matters (%1): strong play wins %2 of games against careless play, %3 percentage points more than half. %4 of throws leave a choice.</source>
        <extracomment>%1 a game and its source; %2, %4 shares: &quot;52.30%&quot;; %3 a figure</extracomment>
        <translation>Vægi kunnáttu (%1): sterkur leikur vinnur %2 leikja gegn kærulausum. Það er %3 prósentustigum meira en helmingur. Í %4 kasta er eitthvert val.</translation>
    </message>
    <message>
        <source>The strong computer makes the best play. The careless one plays any man it can.</source>
        <translation>Sterka tölvan leikur sem best. Sú kærulausa leikur hvaða töflu sem hún má.</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can.</source>
        <translation>Kærulausa tölvan leikur hvaða töflu sem hún má.</translation>
    </message>
    <message>
        <source>&amp;White is played by</source>
        <translation>H&amp;vítt hefur</translation>
    </message>
    <message>
        <source>&amp;Black is played by</source>
        <translation>&amp;Svart hefur</translation>
    </message>
    <message>
        <source>Name of W&amp;hite</source>
        <translation>&amp;Nafn hvíts</translation>
    </message>
    <message>
        <source>Name of Bla&amp;ck</source>
        <translation>N&amp;afn svarts</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>manneskja</translation>
    </message>
    <message>
        <source>the computer, strong</source>
        <translation>tölvan, sterk</translation>
    </message>
    <message>
        <source>the computer, careless</source>
        <translation>tölvan, kærulaus</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>&amp;Einvígi</translation>
    </message>
    <message>
        <source>Start the next &amp;game automatically</source>
        <translation>By&amp;rja næsta leik sjálfkrafa</translation>
    </message>
    <message>
        <source>How much skill matters (%1): the strong computer, a neural network that learned by playing against itself, won %2 of 1,200 games against the careless one, and drew %3. The game is too large for the best play to be known.</source>
        <extracomment>%1 a game and its source, %2 and %3 shares of games</extracomment>
        <translation>Vægi kunnáttu (%1): sterka tölvan er tauganet sem lærði af að leika við sjálft sig. Hún vann %2 af 1.200 leikjum gegn þeirri kærulausu og %3 lauk með jafntefli. Leikurinn er of stór til að vitað sé hvað er best.</translation>
    </message>
    <message>
        <source>the computer, casual</source>
        <translation>tölvan, miðlungssterk</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can. The casual one does so half of the time.</source>
        <translation>Kærulausa tölvan leikur hvaða töflu sem hún má. Miðlungstölvan gerir það í helmingi tilvika.</translation>
    </message>
</context>
<context>
    <name>doublets::PresenceSheet</name>
    <message>
        <source>Are you still playing?</source>
        <translation>Ertu enn að leika?</translation>
    </message>
    <message>
        <source>Touch the screen to keep playing. Otherwise the board will be reset for the next visitor.</source>
        <translation>Snertu skjáinn til að halda áfram. Annars er borðið sett upp fyrir næsta gest.</translation>
    </message>
    <message>
        <source>Yes, keep playing</source>
        <translation>Já, halda áfram</translation>
    </message>
</context>
<context>
    <name>doublets::PrintDialog</name>
    <message>
        <source>Saved: %1</source>
        <translation>Vistað: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Sent til prentara.</translation>
    </message>
    <message>
        <source>The printer did not accept the sheet. Try again, or save it as a PDF.</source>
        <translation>Prentarinn tók ekki við blaðinu. Reyndu aftur eða vistaðu það sem PDF.</translation>
    </message>
    <message>
        <source>Computing the figures…</source>
        <translation>Reikna lykiltölurnar…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Leita að prenturum…</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the sheet as a PDF and print it elsewhere.</source>
        <translation>Enginn prentari er uppsettur á þessari tölvu. Vistaðu blaðið sem PDF og prentaðu það annars staðar.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Ekkert var prentað.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Verið er að prenta…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Verið er að vista…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was printed or saved.</source>
        <translation>Hætt við. Ekkert var prentað eða vistað.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Prenta blað</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Prenta…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Vista sem P&amp;DF…</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Hætta við</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Reyna aftur</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Loka</translation>
    </message>
</context>
<context>
    <name>doublets::ProjectionMode</name>
    <message>
        <source>Throw</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Valmynd</translation>
    </message>
    <message>
        <source>Leave projector mode</source>
        <translation>Hætta í skjávarpaham</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Aftur í gluggann (Esc)</translation>
    </message>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Veldu hvert taflan fer.</translation>
    </message>
</context>
<context>
    <name>doublets::Projector</name>
    <message>
        <source>The other screen was disconnected. The game continues here, and will return to that screen when it is connected again.</source>
        <translation>Hinn skjárinn aftengdist. Leikurinn heldur áfram hér og færist aftur yfir á hann þegar hann tengist á ný.</translation>
    </message>
</context>
<context>
    <name>doublets::RecentMenu</name>
    <message>
        <source>Games you left</source>
        <translation>Fyrri leikir</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Skrár</translation>
    </message>
    <message>
        <source>%1 · a game that was not opened</source>
        <extracomment>A row of the menu of games; %1: date and time</extracomment>
        <translation>%1 · leikur sem var ekki opnaður</translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n kast</numerusform>
            <numerusform>%n köst</numerusform>
        </translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly while opening this game. Choose it to try again.</source>
        <translation>Doublets lokaðist óvænt við að opna þennan leik. Reyna aftur</translation>
    </message>
    <message>
        <source>Continue this game; the game on the board is kept</source>
        <translation>Halda þessum leik áfram; leikurinn á borðinu er geymdur</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Leikir sem er lokið</translation>
    </message>
    <message>
        <source>game %1, best of %2</source>
        <extracomment>Added to a row of the menu of finished games; %1 the number of the game, %2 the maximum number of games in the match: &quot;game 2, best of 5&quot;</extracomment>
        <translation>leikur %1 af í mesta lagi %2</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Skoða leikinn skref fyrir skref</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 – %4 · %5</source>
        <extracomment>A row of the menu of games: &quot;21/11/2026 17:05 · Dubblets · The gambler’s game · Anne – Ben · 12 throws&quot;. %1 date and time, %2 game, %3 White&apos;s name, %4 Black&apos;s name, %5 &quot;12 throws&quot;</extracomment>
        <translation>%1 · %2 · %3 – %4 · %5</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Added to a row of the menu of finished games; %1 the winner</extracomment>
        <translation>%1 vann</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>Added to a row of the menu of finished games</extracomment>
        <translation>jafntefli</translation>
    </message>
</context>
<context>
    <name>doublets::ResultPanel</name>
    <message>
        <source>Game over</source>
        <translation>Leik lokið</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>&amp;Næsti leikur</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>L&amp;eika aftur</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Byrja nýjan leik með sömu reglum</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules</source>
        <translation>Sömu &amp;teningar, aðrar reglur</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Leika aftur úr þessum köstum með öðrum reglum</translation>
    </message>
    <message>
        <source>O&amp;ther game</source>
        <translation>&amp;Annar leikur</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Velja annan leik</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>Líta til &amp;baka</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Skoða leikinn skref fyrir skref</translation>
    </message>
    <message>
        <source>Use the arrow keys to reach the other choices.</source>
        <translation>Notaðu örvalyklana til að komast að hinum kostunum.</translation>
    </message>
</context>
<context>
    <name>doublets::ResultSheet</name>
    <message>
        <source>Play again</source>
        <translation>Leika aftur</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Sömu teningar, aðrar reglur</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Annað borð</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ljúka</translation>
    </message>
</context>
<context>
    <name>doublets::RulingBox</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a rule that can be chosen, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>doublets::ScreenChoiceDialog</name>
    <message>
        <source>Projector</source>
        <translation>Skjávarpi</translation>
    </message>
    <message>
        <source>Where should the class see the board?</source>
        <translation>Hvar á bekkurinn að sjá borðið?</translation>
    </message>
    <message>
        <source>On the &amp;other screen; the controls stay here</source>
        <translation>Á &amp;hinum skjánum; stjórntækin verða hér</translation>
    </message>
    <message>
        <source>In &amp;this window</source>
        <translation>Í þessum &amp;glugga</translation>
    </message>
</context>
<context>
    <name>doublets::Session</name>
    <message>
        <source>White</source>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svartur</translation>
    </message>
</context>
<context>
    <name>doublets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Stillingar</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Lei&amp;kmenn</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>&amp;Borð</translation>
    </message>
    <message>
        <source>&amp;Sound and time</source>
        <translation>Hljóð &amp;og tími</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>&amp;Tungumál og texti</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Hna&amp;ppar</translation>
    </message>
</context>
<context>
    <name>doublets::SetupForm</name>
    <message>
        <source>Set up the museum display</source>
        <translation>Setja upp safnastöðina</translation>
    </message>
    <message>
        <source>Name of the museum, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Nafn safnsins, %1:</translation>
    </message>
    <message>
        <source>Greeting, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Kveðja, %1:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>S&amp;taða skjás:</translation>
    </message>
    <message>
        <source>Two &amp;players:</source>
        <translation>Tveir &amp;leikmenn:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>Let&amp;urstærð:</translation>
    </message>
    <message>
        <source>If all days are empty, the display is always open.</source>
        <translation>Ef allir dagar eru auðir er stöðin alltaf opin.</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Hljóðstyrkur:</translation>
    </message>
    <message>
        <source>Visitors can have texts &amp;read aloud</source>
        <translation>Gestir geta látið l&amp;esa textana upp</translation>
    </message>
    <message>
        <source>&amp;Count visits</source>
        <translation>Tel&amp;ja heimsóknir</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>Ekki vistað:</translation>
    </message>
    <message>
        <source>&amp;Games offered, in this order:</source>
        <translation>&amp;Leikir í boði, í þessari röð:</translation>
    </message>
    <message>
        <source>&amp;Languages offered; the display starts in the first:</source>
        <translation>&amp;Tungumál í boði; það fyrsta í byrjun:</translation>
    </message>
    <message>
        <source>Screen &amp;diagonal, in inches:</source>
        <translation>&amp;Hornalína skjásins í tommum:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Lárétt</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Lóðrétt</translation>
    </message>
    <message>
        <source>&amp;Height used, from the lower edge:</source>
        <translation>Notuð &amp;hæð, frá neðri brún:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Hlið við hlið</translation>
    </message>
    <message>
        <source>Face to face, on a screen that lies flat</source>
        <translation>Hvor á móti öðrum, við skjá sem liggur flatur</translation>
    </message>
    <message>
        <source>Opening hours, %1:</source>
        <extracomment>%1 a day of the week</extracomment>
        <translation>Opnunartími, %1:</translation>
    </message>
</context>
<context>
    <name>doublets::SheetChooser</name>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Blað</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>B&amp;orð</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Kennslustund</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>P&amp;appír</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>Bl&amp;ek</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglur leiksins</translation>
    </message>
    <message>
        <source>This game so far</source>
        <translation>Leikurinn hingað til</translation>
    </message>
    <message>
        <source>Odds of this game</source>
        <translation>Líkur í þessum leik</translation>
    </message>
    <message>
        <source>Odds of all games</source>
        <translation>Líkur í öllum leikjum</translation>
    </message>
    <message>
        <source>Board, men and dice to cut out</source>
        <translation>Borð, töflur og teningar til að klippa út</translation>
    </message>
    <message>
        <source>Labels of the four boards</source>
        <translation>Merkispjöld borðanna fjögurra</translation>
    </message>
    <message>
        <source>Worksheet of a lesson</source>
        <translation>Verkefnablað kennslustundar</translation>
    </message>
    <message>
        <source>Answers of a lesson</source>
        <translation>Svör kennslustundar</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>size of paper</comment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>Í lit</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Aðeins svart</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutPage</name>
    <message>
        <source>%1: no key</source>
        <extracomment>%1 what a key does, %2 the key</extracomment>
        <translation>%1: án hnapps</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <extracomment>%1 what the key does</extracomment>
        <translation>Nýr hnappur: %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aðgerð</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Hnappur</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Hnappar</translation>
    </message>
    <message>
        <source>N&amp;ew key:</source>
        <translation>&amp;Nýr hnappur:</translation>
    </message>
    <message>
        <source>Press the key that you want</source>
        <translation>Ýttu á hnappinn sem þú vilt</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>Án &amp;hnapps</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>Sjálf&amp;gefið</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Sjálfgefnir hnappar</translation>
    </message>
    <message>
        <source>D&amp;igits move the focus from panels to the board</source>
        <translation>Tölustafir &amp;færa þig af spjöldum á borðið</translation>
    </message>
    <message>
        <source>Otherwise, 1 to 6 work only while the board has the focus</source>
        <translation>Annars virka 1 til 6 aðeins þegar borðið er virkt</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutSettings</name>
    <message>
        <source>%1 is reserved. Choose another key.</source>
        <extracomment>%1 a key</extracomment>
        <translation>%1 er frátekinn. Veldu annan hnapp.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Choose another key, or change that one first.</source>
        <extracomment>%1 a key, %2 what it does: the text of a menu</extracomment>
        <translation>%1 er þegar notaður fyrir „%2“. Veldu annan hnapp eða breyttu hinum fyrst.</translation>
    </message>
</context>
<context>
    <name>doublets::SidePage</name>
    <message>
        <source>What the source says</source>
        <translation>Það sem heimildin segir</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Rök okkar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Loka</translation>
    </message>
</context>
<context>
    <name>doublets::SidePanels</name>
    <message>
        <source>Keyboard</source>
        <translation>Lyklaborð</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglur leiksins</translation>
    </message>
    <message>
        <source>Course of play</source>
        <translation>Gangur leiksins</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglur</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Teningar</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Líkur</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Útlit</translation>
    </message>
    <message>
        <source>Closed: %1.</source>
        <extracomment>%1 the title of a panel</extracomment>
        <translation>Lokað: %1.</translation>
    </message>
</context>
<context>
    <name>doublets::SoundPage</name>
    <message>
        <source>Time to &amp;read and decide</source>
        <translation>Tími til að &amp;lesa og ákveða</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>venjulegur</translation>
    </message>
    <message>
        <source>four times as long</source>
        <translation>fjórfaldur</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>ótakmarkaður</translation>
    </message>
    <message>
        <source>With unlimited time, the computer waits until you press Space.</source>
        <translation>Sé tíminn ótakmarkaður bíður tölvan uns þú ýtir á bilslá.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Hljóðstyrkur</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hljóðstyrkur</translation>
    </message>
    <message>
        <source>&amp;No sound</source>
        <translation>&amp;Ekkert hljóð</translation>
    </message>
    <message>
        <source>Speech o&amp;f screen readers</source>
        <translation>Tal &amp;skjálesara</translation>
    </message>
    <message>
        <source>brief</source>
        <translation>stutt</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>venjulegt</translation>
    </message>
    <message>
        <source>full</source>
        <translation>ítarlegt</translation>
    </message>
    <message>
        <source>Brief: numbers and results only. Full: the keys are named every time.</source>
        <translation>Stutt: aðeins tölur og úrslit. Ítarlegt: hnapparnir eru nefndir í hvert sinn.</translation>
    </message>
</context>
<context>
    <name>doublets::SourceForm</name>
    <message>
        <source>The &amp;other source:</source>
        <translation>&amp;Hin heimildin:</translation>
    </message>
</context>
<context>
    <name>doublets::StaffAccess</name>
    <message numerus="yes">
        <source>Wrong code. %n attempt(s) left.</source>
        <translation>
            <numerusform>Rangur kóði. %n tilraun eftir.</numerusform>
            <numerusform>Rangur kóði. %n tilraunir eftir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. The keypad is locked for %n minute(s).</source>
        <translation>
            <numerusform>Of margir rangir kóðar. Takkaborðið er læst í %n mínútu.</numerusform>
            <numerusform>Of margir rangir kóðar. Takkaborðið er læst í %n mínútur.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::StaffCodePad</name>
    <message>
        <source>Enter the code.</source>
        <translation>Sláðu inn kóðann.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Starfsfólk</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eyða</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Í lagi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Til baka</translation>
    </message>
</context>
<context>
    <name>doublets::StaffPage</name>
    <message>
        <source>Light: alternating</source>
        <translation>Ljós: til skiptis</translation>
    </message>
    <message>
        <source>Light: lamp</source>
        <translation>Ljós: lampi</translation>
    </message>
    <message>
        <source>Light: candles</source>
        <translation>Ljós: kerti</translation>
    </message>
    <message>
        <source>Light: high contrast</source>
        <translation>Ljós: mikil birtuskil</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: a language&apos;s own name; the one that the display begins with</extracomment>
        <translation>Tungumál: %1</translation>
    </message>
    <message>
        <source>Doublets %1. Volume %2%.</source>
        <extracomment>%1 the version of the program, %2 percent</extracomment>
        <translation>Doublets %1. Hljóðstyrkur %2%.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1</source>
        <extracomment>%1 why visits cannot be written down</extracomment>
        <translation>Ekki er hægt að telja heimsóknir: %1</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Starfsfólk</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Lægra</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Hærra</translation>
    </message>
    <message>
        <source>Show that the display is closed</source>
        <translation>Sýna að safnastöðin sé lokuð</translation>
    </message>
    <message>
        <source>Save visits to a USB stick</source>
        <translation>Vista heimsóknir á USB-lykil</translation>
    </message>
    <message>
        <source>Test the touch screen</source>
        <translation>Prófa snertiskjáinn</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Endurræsa</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Hætta í forritinu</translation>
    </message>
    <message>
        <source>Back to the display</source>
        <translation>Aftur að safnastöðinni</translation>
    </message>
    <message numerus="yes">
        <source>The configuration file has %n error(s), so its last version without errors is used.</source>
        <translation>
            <numerusform>%n villa er í stillingaskránni. Síðasta villulausa útgáfa hennar er notuð.</numerusform>
            <numerusform>%n villur eru í stillingaskránni. Síðasta villulausa útgáfa hennar er notuð.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Setja upp…</translation>
    </message>
</context>
<context>
    <name>doublets::StartScreen</name>
    <message>
        <source>Bac&amp;k</source>
        <translation>Til &amp;baka</translation>
    </message>
    <message>
        <source>To the previous page (Esc)</source>
        <translation>Á fyrri síðu (Esc)</translation>
    </message>
    <message>
        <source>Doublets, home screen</source>
        <translation>Doublets, upphafssíða</translation>
    </message>
</context>
<context>
    <name>doublets::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n damaged line(s) of the statistics were skipped.</source>
        <translation>
            <numerusform>%n skemmdri línu í tölfræðinni var sleppt.</numerusform>
            <numerusform>%n skemmdum línum í tölfræðinni var sleppt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Allir leikmenn</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Allir leikir</translation>
    </message>
    <message>
        <source>No games yet. Play a game to its end to see who won, how long the game took, and which player the dice favoured. Games between two computers are not counted.</source>
        <translation>Engir leikir enn. Ljúktu leik til að sjá hver vann og hve lengi hann stóð. Þá sést líka hverjum teningarnir voru hliðhollir. Leikir milli tveggja tölva teljast ekki með.</translation>
    </message>
    <message>
        <source>These players have not finished a game with these rules.</source>
        <translation>Þessir tveir hafa ekki lokið leik með þessum reglum.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) played to the end.</source>
        <translation>
            <numerusform>%Ln leikur leikinn til enda.</numerusform>
            <numerusform>%Ln leikir leiknir til enda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two players to see their luck.</source>
        <translation>Veldu tvo leikmenn til að sjá heppni þeirra.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>games won by the first and the second player</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Vistað: %1</translation>
    </message>
    <message>
        <source>The statistics have been erased.</source>
        <translation>Tölfræðinni var eytt.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tölfræði</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Leikmenn:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>L&amp;eikur:</translation>
    </message>
    <message>
        <source>Count only games between these players</source>
        <translation>Telja aðeins leiki milli þessara tveggja</translation>
    </message>
    <message>
        <source>Count only games played with these rules</source>
        <translation>Telja aðeins leiki með þessum reglum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Leikmenn</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Leikur</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Leikir</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Unnir</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Jafntefli</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <translation>Köst í leik</translation>
    </message>
    <message>
        <source>&amp;Save the figures…</source>
        <translation>&amp;Vista tölurnar…</translation>
    </message>
    <message>
        <source>Save a table of the games as comma-separated values</source>
        <translation>Vista töflu yfir leikina sem gildi aðskilin með kommum</translation>
    </message>
    <message>
        <source>&amp;Erase…</source>
        <translation>&amp;Eyða…</translation>
    </message>
    <message>
        <source>Erase the statistics of all games</source>
        <translation>Eyða tölfræði allra leikja</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Loka</translation>
    </message>
    <message>
        <source>Results of each player and pair of players</source>
        <translation>Úrslit hvers leikmanns og hverra tveggja</translation>
    </message>
</context>
<context>
    <name>doublets::StepPaceBox</name>
    <message>
        <source>Speed of the steps</source>
        <translation>Hraði skrefanna</translation>
    </message>
    <message>
        <source>How fast the steps follow one another</source>
        <translation>Hve hratt skrefin fylgja hvert öðru</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>how fast the steps of a game are played</extracomment>
        <translation>Hægt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Venjulegt</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hratt</translation>
    </message>
</context>
<context>
    <name>doublets::StoryDialog</name>
    <message>
        <source>The games and their sources</source>
        <translation>Leikirnir og heimildir þeirra</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kaflar</translation>
    </message>
</context>
<context>
    <name>doublets::TallyLabel</name>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>Games won against each other: &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n drawn</source>
        <extracomment>%1: games won against each other, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>
            <numerusform>%1, %n jafntefli</numerusform>
            <numerusform>%1, %n jafntefli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to win %n game(s) wins the match.</source>
        <translation>
            <numerusform>Sá sem fyrr vinnur %n leik vinnur einvígið.</numerusform>
            <numerusform>Sá sem fyrr vinnur %n leiki vinnur einvígið.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>Games won by one set of rules: &quot;Dubblets · The gambler’s game: 2 – 1&quot;</extracomment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>Best of %1: %2</source>
        <extracomment>%1 the maximum number of games in a match, %2 the games won in it: &quot;Best of 3: Anne 1 – 0 Ben&quot;</extracomment>
        <translation>%1 leikja einvígi: %2</translation>
    </message>
    <message>
        <source>Games won: %1</source>
        <extracomment>%1: games won against each other, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Unnir leikir: %1</translation>
    </message>
    <message>
        <source>All finished games between these players:</source>
        <extracomment>above a list of scores</extracomment>
        <translation>Allir loknir leikir milli þessara leikmanna:</translation>
    </message>
</context>
<context>
    <name>doublets::TextPanel</name>
    <message>
        <source>%1, link</source>
        <extracomment>%1 the text of a link that has got the keyboard focus</extracomment>
        <translation>%1, tengill</translation>
    </message>
</context>
<context>
    <name>doublets::TouchCheckPage</name>
    <message>
        <source>Test the touch screen</source>
        <translation>Prófa snertiskjáinn</translation>
    </message>
    <message numerus="yes">
        <source>Touch each target. A cross shows where the touch landed. To go back, press any key or wait for %n second(s).</source>
        <translation>
            <numerusform>Snertu hvern depil. Kross sýnir hvar snertingin lenti. Til baka: ýttu á einhvern hnapp eða bíddu í %n sekúndu.</numerusform>
            <numerusform>Snertu hvern depil. Kross sýnir hvar snertingin lenti. Til baka: ýttu á einhvern hnapp eða bíddu í %n sekúndur.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mm</source>
        <extracomment>%1 a number: the distance of a touch from a target</extracomment>
        <translation>%1&#xa0;mm</translation>
    </message>
</context>
<context>
    <name>doublets::VisitorBar</name>
    <message>
        <source>Back</source>
        <translation>Til baka</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Stærri texti</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mikil birtuskil</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lesa upphátt</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Byrja upp á nýtt</translation>
    </message>
</context>
<context>
    <name>doublets::VisitorChoices</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a card of a table. %1 the game, %2 the year of its source</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Which board would you like to play on?</source>
        <translation>Á hvaða borði viltu leika?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Hvaða leikur?</translation>
    </message>
    <message>
        <source>You and someone opposite you</source>
        <translation>Þú og einhver á móti þér</translation>
    </message>
    <message>
        <source>You and someone beside you</source>
        <translation>Þú og einhver þér við hlið</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Tveir leikmenn</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>Einn leikmaður</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Þú gegn tölvunni</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>Hvað viltu spila?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Spila núna</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Fleiri spil</translation>
    </message>
    <message>
        <source>Other boards and rules</source>
        <translation>Önnur borð og aðrar reglur</translation>
    </message>
</context>
<context>
    <name>doublets::VisitorSession</name>
    <message>
        <source>%1 (Touch the screen to start your own game.)</source>
        <extracomment>%1 what First steps say of the moment</extracomment>
        <translation>%1 (Snertu skjáinn til að byrja eigin leik.)</translation>
    </message>
</context>
<context>
    <name>doublets::VisitsChart</name>
    <message>
        <source>No visits on these days</source>
        <translation>Engar heimsóknir þessa daga</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Engar heimsóknir enn</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>in a list: %1 what, %2 how many visits
----------
%1 a title, %2 a list</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Visits to the display</source>
        <translation>Heimsóknir á stöðina</translation>
    </message>
</context>
<context>
    <name>doublets::WallStrip</name>
    <message>
        <source>Computing the chances…</source>
        <translation>Reikna líkurnar…</translation>
    </message>
    <message>
        <source>Before the opening throw: %1</source>
        <extracomment>Shown until the lead is decided. %1 &quot;White wins 50 of 100, Black 50.&quot;</extracomment>
        <translation>Í upphafi: %1</translation>
    </message>
    <message>
        <source>Covered until the class has answered.</source>
        <translation>Hulið uns bekkurinn hefur svarað.</translation>
    </message>
    <message>
        <source>Covered until you have guessed.</source>
        <translation>Hulið uns þú hefur giskað.</translation>
    </message>
    <message>
        <source>Covered: see the lesson.</source>
        <translation>Hulið: sjá kennslustundina.</translation>
    </message>
</context>
<context>
    <name>doublets::WallWindow</name>
    <message>
        <source>Doublets on the second screen</source>
        <extracomment>the title of the window on a wall</extracomment>
        <translation>Doublets á öðrum skjá</translation>
    </message>
</context>
<context>
    <name>doublets::WhyPage</name>
    <message>
        <source>Why?</source>
        <translation>Hvers vegna?</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet.</source>
        <translation>Engu hefur verið kastað enn.</translation>
    </message>
    <message>
        <source>There is nothing to explain here.</source>
        <translation>Hér er ekkert að útskýra.</translation>
    </message>
    <message>
        <source>What the source says</source>
        <translation>Hvað heimildin segir</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Rök okkar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>opið</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>lokað</translation>
    </message>
</context>
<context>
    <name>doublets::WindowInventions</name>
    <message>
        <source>Your own game has been kept: Game menu, Open recent.</source>
        <translation>Þinn eigin leikur geymist: valmyndin Leikur, Opna nýlegt.</translation>
    </message>
</context>
<context>
    <name>doublets::WindowLessons</name>
    <message>
        <source>Lesson</source>
        <translation>Kennslustund</translation>
    </message>
    <message>
        <source>The lesson is finished. The answers have been saved: Classroom menu, Lessons, Saved answers.</source>
        <translation>Kennslustundinni er lokið. Svörin geymast: valmyndin Kennsla, Kennslustundir, Vistuð svör.</translation>
    </message>
    <message>
        <source>The lesson is finished.</source>
        <translation>Kennslustundinni er lokið.</translation>
    </message>
</context>
<context>
    <name>doublets::WindowMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Leikur</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Opna &amp;nýlegt</translation>
    </message>
    <message>
        <source>Scor&amp;es</source>
        <translation>St&amp;aða</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Le&amp;ika</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>Í sk&amp;refum</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>S&amp;pyrja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Skoða</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Le&amp;turstærð</translation>
    </message>
    <message>
        <source>Classr&amp;oom</source>
        <translation>&amp;Kennsla</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjálp</translation>
    </message>
</context>
<context>
    <name>doublets::WindowStrip</name>
    <message>
        <source>Choose where the man goes: click, or use the arrow keys and Enter. Esc puts it back.</source>
        <translation>Veldu hvert taflan fer: smelltu eða notaðu örvahnappa og Enter. Esc skilar henni.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Is it better to throw first?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Er betra að kasta fyrst?</translation>
    </message>
    <message>
        <source>Two players have the same men and the same dice. Only one of them can throw first. Is that worth anything, and how could we find out?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Tveir leikmenn hafa sömu töflur og sömu teninga. Aðeins annar getur kastað fyrst. Er það nokkurs virði og hvernig gætum við komist að því?</translation>
    </message>
    <message>
        <source>Ages 13 to 15</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>13 til 15 ára</translation>
    </message>
    <message>
        <source>Shares and percentages.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hlutföll og prósentur.</translation>
    </message>
    <message>
        <source>Reading values off a graph.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lesa gildi af grafi.</translation>
    </message>
    <message>
        <source>Guess a chance, then see it computed and counted.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Giska á líkur og sjá þær svo reiknaðar og taldar.</translation>
    </message>
    <message>
        <source>See how widely a share varies over a few games, and how the variation shrinks with more.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sjá hve mikið hlutfall sveiflast í fáum leikjum og hvernig sveiflan minnkar með fleiri.</translation>
    </message>
    <message>
        <source>Tell “it went like this once” from “it usually goes like this”.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Greina „þetta fór einu sinni svona“ frá „þetta fer oftast svona“.</translation>
    </message>
    <message>
        <source>probability</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>líkindi</translation>
    </message>
    <message>
        <source>relative frequency</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>hlutfallsleg tíðni</translation>
    </message>
    <message>
        <source>law of large numbers</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>lögmál mikils fjölda</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>öryggisbil</translation>
    </message>
    <message>
        <source>simulation</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>hermun</translation>
    </message>
    <message>
        <source>A worksheet for each pair.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Verkefnablað fyrir hvert par.</translation>
    </message>
    <message>
        <source>What do you think?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hvað haldið þið?</translation>
    </message>
    <message>
        <source>White and Black have the same men on the same points. They throw the same dice, in turn. One of them has to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hvítur og svartur hafa sömu töflur á sömu reitum. Þeir kasta sömu teningum til skiptis. Annar verður að byrja.</translation>
    </message>
    <message>
        <source>Does it help to throw first? Vote by a show of hands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hjálpar að kasta fyrst? Greiðið atkvæði með handauppréttingu.</translation>
    </message>
    <message>
        <source>Yes, it helps a lot.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Já, það hjálpar mikið.</translation>
    </message>
    <message>
        <source>Yes, but only a little.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Já, en aðeins svolítið.</translation>
    </message>
    <message>
        <source>No, it makes no difference.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nei, það breytir engu.</translation>
    </message>
    <message>
        <source>The whole game in five minutes</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Allur leikurinn á fimm mínútum</translation>
    </message>
    <message>
        <source>This game was written down in England about 1665. The men stand in piles, on points that are named after the numbers of the dice. These are its rules, from the first throw to the last man.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Þessi leikur var skráður á Englandi um 1665. Töflurnar standa í stöflum á reitum sem heita eftir tölum teninganna. Hér eru reglurnar, frá fyrsta kasti til síðustu töflu.</translation>
    </message>
    <message>
        <source>Play one game together</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Leikið einn leik saman</translation>
    </message>
    <message>
        <source>One half of the class is White, the other half is Black. Throw real dice in turn, and enter the numbers. Most throws leave you no choice; where there is one, agree on it.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hálfur bekkurinn er hvítur, hinn helmingurinn svartur. Kastið raunverulegum teningum til skiptis og sláið inn tölurnar. Oftast er ekkert val; sé það til, komið ykkur saman.</translation>
    </message>
    <message>
        <source>Who threw first, and who won? What does that tell us about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hver kastaði fyrst og hver vann? Hvað segir það um spurningu okkar?</translation>
    </message>
    <message>
        <source>Who threw first</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hver kastaði fyrst</translation>
    </message>
    <message>
        <source>Who won</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hver vann</translation>
    </message>
    <message>
        <source>Number of throws</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Fjöldi kasta</translation>
    </message>
    <message>
        <source>Our game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Leikur okkar</translation>
    </message>
    <message>
        <source>Says who threw first and who won.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Segir hver kastaði fyrst og hver vann.</translation>
    </message>
    <message>
        <source>Says that a single game cannot answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Segir að einn leikur geti ekki svarað spurningunni.</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hve mikils virði er það?</translation>
    </message>
    <message>
        <source>No game was played for this. The program began at the end of the game, where the winner is known, and worked back through every position and every throw to the first one. The first thrower is ahead by %1.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Til þess var enginn leikur leikinn. Forritið byrjaði á leikslokum, þar sem ljóst er hver vinnur. Þaðan rakti það sig aftur um hverja stöðu og hvert kast að hinu fyrsta. Forskot þess sem kastar fyrst: %1.</translation>
    </message>
    <message>
        <source>Try it out: 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Prófið það: 100 leikir</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Fræ</translation>
    </message>
    <message>
        <source>Won by the first thrower</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sigrar þess sem byrjar</translation>
    </message>
    <message>
        <source>Share in %</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hlutfall í&#xa0;%</translation>
    </message>
    <message>
        <source>First 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Fyrstu 100 leikirnir</translation>
    </message>
    <message>
        <source>Second 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Næstu 100 leikirnir</translation>
    </message>
    <message>
        <source>Third 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Þriðju 100 leikirnir</translation>
    </message>
    <message>
        <source>Notes three results, and sees that they differ although nothing was changed but the dice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Skráir þrjár niðurstöður og sér að þær eru ólíkar þótt aðeins köstin breyttust.</translation>
    </message>
    <message>
        <source>Can that be?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Getur það verið?</translation>
    </message>
    <message>
        <source>Another class played 100 games. The first thrower won 47 of them. What does that show?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Annar bekkur lék 100 leiki. Sá sem kastaði fyrst vann 47 þeirra. Hvað sýnir það?</translation>
    </message>
    <message>
        <source>Nothing certain: with 100 games the share may easily be a few percentage points off.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ekkert víst: í 100 leikjum getur hlutfallinu hæglega skeikað um nokkur prósentustig.</translation>
    </message>
    <message>
        <source>With 100 games, the share lies within about 10 percentage points of the true one, 95 times out of 100.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Í 95 skipti af 100 skeikar hlutfalli úr 100 leikjum mest um 10 prósentustig.</translation>
    </message>
    <message>
        <source>Chooses the second answer.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Velur svar númer tvö.</translation>
    </message>
    <message>
        <source>Try it out again: a million games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Prófið aftur: milljón leikja</translation>
    </message>
    <message>
        <source>Now a million games. Before you start: how far from the exact figure might the share be this time? Watch the band narrow.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nú milljón leikja. Áður en þið byrjið: hve langt frá réttri tölu gæti hlutfallið orðið nú? Sjáið mörkin þrengjast.</translation>
    </message>
    <message>
        <source>Lower end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Neðri mörk</translation>
    </message>
    <message>
        <source>Upper end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Efri mörk</translation>
    </message>
    <message>
        <source>100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>100 leikir</translation>
    </message>
    <message>
        <source>1,000,000 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>1.000.000 leikja</translation>
    </message>
    <message>
        <source>Expects a tenth of a percentage point, by the rule of the previous step.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Býst við tíunda hluta úr prósentustigi, eftir reglu fyrra skrefs.</translation>
    </message>
    <message>
        <source>Compares the two bands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ber mörkin tvenn saman.</translation>
    </message>
    <message>
        <source>Two old texts</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Tveir gamlir textar</translation>
    </message>
    <message>
        <source>How could anybody know in the 17th century? In 1654 Blaise Pascal showed how to compute such a chance: backwards, from the end of the game. But the program had to compute 11,881 positions for this game, with 36 throws each, and we know of nobody who did that by hand.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hvernig gat nokkur vitað það á 17. öld? Árið 1654 sýndi Blaise Pascal hvernig reikna má slíkar líkur: aftur á bak, frá leikslokum. En forritið varð að reikna 11.881 stöðu, hverja með 36 köstum. Við vitum ekki um neinn sem gerði það í höndunum.</translation>
    </message>
    <message>
        <source>Read what two English texts say about the first throw. One was printed in 1674, the other was written before 1688.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lesið hvað tveir enskir textar segja um fyrsta kast. Annar var prentaður 1674, hinn skrifaður fyrir 1688.</translation>
    </message>
    <message>
        <source>Which of the old words tells us something about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hvert gömlu orðanna segir eitthvað um spurningu okkar?</translation>
    </message>
    <message>
        <source>“Benefit”, in Holme’s spelling “benefite”: an advantage. So it was thought good to throw first.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>„Benefit“, hjá Holme „benefite“: hagur. Það þótti því gott að kasta fyrst.</translation>
    </message>
    <message>
        <source>That was probably learnt by playing. Experience is an experiment, too, only nobody wrote down its figures. But the two sentences are alike: one writer may have copied the other. They need not be two witnesses.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Það lærðist líklega við að leika. Reynsla er líka tilraun, þótt enginn hafi skráð tölur hennar. En setningarnar tvær eru líkar: annar kann að hafa skrifað eftir hinum. Vitnin þurfa ekki að vera tvö.</translation>
    </message>
    <message>
        <source>Finds “benefit” and says what it means.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Finnur „benefit“ og segir hvað það merkir.</translation>
    </message>
    <message>
        <source>A fair game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sanngjarn leikur</translation>
    </message>
    <message>
        <source>Who was right at the beginning? And if it helps to throw first, how can two players still make the game fair? Find two ways.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hver hafði rétt fyrir sér í upphafi? Og ef fyrsta kast hjálpar, hvernig má samt gera leikinn sanngjarnan? Finnið tvær leiðir.</translation>
    </message>
    <message>
        <source>It helps, but only a little. Let chance decide who begins: before that throw, both have the same chance. Or play two games, and take turns to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Það hjálpar, en aðeins svolítið. Látið tilviljun ráða hver byrjar: fyrir það kast eru líkurnar jafnar. Eða leikið tvo leiki og byrjið til skiptis.</translation>
    </message>
    <message>
        <source>All the games in this program do the first: each player throws one die, and the higher number begins.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Allir leikir í forritinu fara fyrri leiðina: hvor kastar einum teningi og hærri talan byrjar.</translation>
    </message>
    <message>
        <source>Judges the votes by the figures of the lesson.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Metur atkvæðin eftir tölum kennslustundarinnar.</translation>
    </message>
    <message>
        <source>Finds two ways, one mark for each.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Finnur tvær leiðir: eitt stig hvor.</translation>
    </message>
    <message>
        <source>Throw two dice 30 times and count the throws in which both show the same number. Bring your number: the class will add them all up.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Kastið tveimur teningum 30 sinnum. Teljið köstin þar sem báðir sýna sömu tölu. Komið með töluna: bekkurinn leggur þær allar saman.</translation>
    </message>
    <message>
        <source>Which games that you know begin with a throw or a toss? Write down how you would find out whether beginning helps there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hvaða leikir sem þið þekkið hefjast á kasti eða hlutkesti? Skrifið hvernig þið kæmust að því hvort þar hjálpi að byrja.</translation>
    </message>
    <message>
        <source>Luck: who was lucky, and can we tell?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Heppni: hver naut hennar, og sést það?</translation>
    </message>
    <message>
        <source>Everybody knows what luck feels like. Here it is measured: throw by throw, and number by number. When are dice just lucky, and when are they loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Allir þekkja heppni af eigin raun. Hér er hún mæld, kast fyrir kast og tölu fyrir tölu. Hvenær eru teningar aðeins heppnir og hvenær eru þeir sviknir?</translation>
    </message>
    <message>
        <source>The rules of the game: step 2 of the first lesson.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Leikreglurnar: skref 2 í fyrstu kennslustund.</translation>
    </message>
    <message>
        <source>Counting equally likely cases.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Telja jafnlíkleg tilvik.</translation>
    </message>
    <message>
        <source>Measure the luck of a throw as a change in the chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Mæla heppni kasts sem breytingu á vinningslíkum.</translation>
    </message>
    <message>
        <source>Know how much the counts of each number vary with fair dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Vita hve mikið tölur ósvikinna teninga sveiflast.</translation>
    </message>
    <message>
        <source>Do not take every odd result as proof.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Líta ekki á hverja undarlega niðurstöðu sem sönnun.</translation>
    </message>
    <message>
        <source>equally likely outcomes</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>jafnlíklegar útkomur</translation>
    </message>
    <message>
        <source>expected value</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>væntigildi</translation>
    </message>
    <message>
        <source>random variation</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>tilviljunarbreytileiki</translation>
    </message>
    <message>
        <source>significance</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>marktækni</translation>
    </message>
    <message>
        <source>multiple comparisons</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>margfaldur samanburður</translation>
    </message>
    <message>
        <source>A lucky throw</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Heppniskast</translation>
    </message>
    <message>
        <source>What is a lucky throw in this game?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hvað er heppniskast í þessum leik?</translation>
    </message>
    <message>
        <source>One with high numbers.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Kast með háum tölum.</translation>
    </message>
    <message>
        <source>One that raises my chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Kast sem eykur vinningslíkur mínar.</translation>
    </message>
    <message>
        <source>One that I wished for.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Kast sem ég óskaði mér.</translation>
    </message>
    <message>
        <source>Doublets with two dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Samvörp með tveimur teningum</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. In this game a doublet plays as many men as it has dots: often that makes it a very lucky throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Tveir teningar með sömu tölu eru samvörp. Í þessum leik leika samvörp jafnmörgum töflum og augun eru: oft mikið heppniskast.</translation>
    </message>
    <message>
        <source>If you threw dice at home, add up the throws and the doublets of the whole class, and compare.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ef þið köstuðuð heima: leggið saman köst og samvörp alls bekkjarins og berið saman.</translation>
    </message>
    <message>
        <source>Two dice can fall in 6 × 6 = 36 ways, and 6 of them are doublets.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Tveir teningar geta fallið á 6 × 6 = 36 vegu, þar af 6 samvörp.</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Köst</translation>
    </message>
    <message>
        <source>Doublets</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Samvörp</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Mín</translation>
    </message>
    <message>
        <source>The whole class</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Allur bekkurinn</translation>
    </message>
    <message>
        <source>Doublets with three dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Samvörp með þremur teningum</translation>
    </message>
    <message>
        <source>Count the others: all three differ in 6 × 5 × 4 = 120 of 216 ways. In the other 96 at least two are alike. Is that more than you thought?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Teljið hin: á 6 × 5 × 4 = 120 vegu af 216 eru allir þrír ólíkir. Á hina 96 vegu eru að minnsta kosti tveir eins. Er það meira en þið hélduð?</translation>
    </message>
    <message>
        <source>Counts cases, of two dice or of three, instead of guessing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Telur tilvik með tveimur eða þremur teningum í stað þess að giska.</translation>
    </message>
    <message>
        <source>Luck, measured</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Heppnin mæld</translation>
    </message>
    <message>
        <source>On the board is a game half-way through, played at random by a computer. So far White’s throws changed White’s chance of winning by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Á borðinu er hálfnaður leikur sem tölva lék af handahófi. Köst hvíts hafa breytt vinningslíkum hvíts um %1. Köst svarts hafa breytt líkum svarts um %2.</translation>
    </message>
    <message>
        <source>What is White’s chance of winning now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hverjar eru vinningslíkur hvíts nú?</translation>
    </message>
    <message>
        <source>Play, and feel your luck</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Leikið og skynjið heppnina</translation>
    </message>
    <message>
        <source>Play this game to its end: one half of the class is White, the other half is Black. After each throw show with your thumb whether it was lucky, and count the thumbs that point up and down.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Leikið þennan leik til enda: hálfur bekkurinn er hvítur, hinn helmingurinn svartur. Sýnið með þumli eftir hvert kast hvort það var heppið. Teljið þumlana sem vísa upp og niður.</translation>
    </message>
    <message>
        <source>Who was luckier on the whole, White or Black? Write down why you think so.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hvor var heppnari í heild, hvítur eða svartur? Skrifið hvers vegna þið haldið það.</translation>
    </message>
    <message>
        <source>The winner need not have been lucky all the time. One throw at the end may be worth more than ten at the beginning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Sá sem vinnur þarf ekki að hafa verið heppinn allan tímann. Eitt kast undir lokin getur verið meira virði en tíu í byrjun.</translation>
    </message>
    <message>
        <source>Lucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Heppin köst</translation>
    </message>
    <message>
        <source>Unlucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Óheppin köst</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hvítur</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Svartur</translation>
    </message>
    <message>
        <source>Gives a reason that rests on the throws, not on the winner alone.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Færir rök sem byggjast á köstunum, ekki sigrinum einum.</translation>
    </message>
    <message>
        <source>Compares the answer with the measured luck.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ber svarið saman við mældu heppnina.</translation>
    </message>
    <message>
        <source>Are these dice loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Eru þessir teningar sviknir?</translation>
    </message>
    <message>
        <source>Suppose each player has thrown 60 fair dice. There are twelve numbers to look at, six for each player.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Segjum að hvor um sig hafi kastað 60 ósviknum teningum. Tölurnar eru tólf, sex hjá hvorum.</translation>
    </message>
    <message>
        <source>On average, how many of the twelve numbers lie outside their bands even though all the dice are fair?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hve margar af tölunum tólf eru að meðaltali utan marka þótt allir teningar séu ósviknir?</translation>
    </message>
    <message>
        <source>1</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>6</translation>
    </message>
    <message>
        <source>And if it happens again?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Og ef það gerist aftur?</translation>
    </message>
    <message>
        <source>On each of ten days a class threw the same die 60 times. Each day the 6 was above its band. What now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Bekkur kastaði sama teningi 60 sinnum á dag í tíu daga. Alla dagana var talan 6 yfir mörkum sínum. Hvað nú?</translation>
    </message>
    <message>
        <source>That is chance, too: chance does what it likes.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Það er líka tilviljun: hún fer sínu fram.</translation>
    </message>
    <message>
        <source>The die is probably loaded: test it with many more throws.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Teningurinn er líklega svikinn: prófið hann með mun fleiri köstum.</translation>
    </message>
    <message>
        <source>Tomorrow the 6 will be rare, to make up for it.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Á morgun verður talan 6 sjaldgæf til að jafna það.</translation>
    </message>
    <message>
        <source>Says why one day would not be enough.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Segir hvers vegna einn dagur hefði ekki nægt.</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Heppni eða kunnátta?</translation>
    </message>
    <message>
        <source>In %1 of throws, this game leaves the player a choice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Í %1 kasta gefur þessi leikur val.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Prófið það</translation>
    </message>
    <message>
        <source>White’s share in %</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hlutfall hvíts í&#xa0;%</translation>
    </message>
    <message>
        <source>30,000 games</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>30.000 leikir</translation>
    </message>
    <message>
        <source>Reads the share and the band.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Les af hlutfallið og mörkin.</translation>
    </message>
    <message>
        <source>Says that choosing well matters, because the band lies above 50%, and that it matters little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Segir að gott val skipti máli, því að mörkin eru yfir 50%, en litlu máli.</translation>
    </message>
    <message>
        <source>Three dice: find the chance that all three are alike, by counting. Compare it with the chance of a doublet with two dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Þrír teningar: finnið með talningu líkurnar á að allir séu eins. Berið þær saman við líkur á samvörpum með tveimur.</translation>
    </message>
    <message>
        <source>Let the best player play only 400 games against the random one, with five seeds. In how many of the five does the band lie above 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Látið besta leikmanninn leika aðeins 400 leiki gegn handahófi, með fimm fræjum. Með hve mörgum þeirra eru mörkin yfir 50%?</translation>
    </message>
    <message>
        <source>Find a die at home and throw it 60 times. Count how often each number comes up. Did any come up fewer than 5 or more than 15 times, outside the band of fair dice?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Finnið tening heima og kastið honum 60 sinnum. Teljið hve oft hver tala kemur upp. Kom einhver upp sjaldnar en 5 eða oftar en 15 sinnum, utan marka ósvikinna teninga?</translation>
    </message>
    <message>
        <source>“I was unlucky today, so tomorrow I will be lucky.” Write three sentences to somebody who believes that.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>„Heppnin brást mér í dag, svo að hún kemur á morgun.“ Skrifið þrjár setningar til einhvers sem trúir því.</translation>
    </message>
    <message>
        <source>The same dice, another rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sömu teningar, önnur regla</translation>
    </message>
    <message>
        <source>Two accounts, one game, and one rule that differs. What is that rule worth? Change one thing at a time, keep the dice the same, and measure.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Tvær frásagnir, einn leikur og ein regla ólík. Hvers virði er sú regla? Breytið einu atriði í einu, hafið sömu teninga og mælið.</translation>
    </message>
    <message>
        <source>Ages 14 to 16</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>14 til 16 ára</translation>
    </message>
    <message>
        <source>The band of a share: steps 5 to 7 of the first lesson.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Mörk hlutfalls: skref 5 til 7 í fyrstu kennslustund.</translation>
    </message>
    <message>
        <source>Compare two things that differ in one respect only.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Bera saman tvennt sem er aðeins ólíkt að einu leyti.</translation>
    </message>
    <message>
        <source>Predict how a rule affects the length of a game, and luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Spá hvernig regla breytir lengd leiks og heppni.</translation>
    </message>
    <message>
        <source>Read a difference together with its uncertainty.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Lesa mun ásamt óvissu hans.</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>meðaltal</translation>
    </message>
    <message>
        <source>controlled experiment</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>stýrð tilraun</translation>
    </message>
    <message>
        <source>paired comparison</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>paraður samanburður</translation>
    </message>
    <message>
        <source>modelling</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>líkanagerð</translation>
    </message>
    <message>
        <source>Two accounts disagree</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Tveimur frásögnum ber ekki saman</translation>
    </message>
    <message>
        <source>Under which of these two rules does the game end sooner?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Með hvorri þessara tveggja reglna lýkur leiknum fyrr?</translation>
    </message>
    <message>
        <source>The one where the number is lost.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Þeirri þar sem talan ónýtist.</translation>
    </message>
    <message>
        <source>The one where the other player uses it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Þeirri þar sem mótspilarinn notar hana.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Það breytir engu.</translation>
    </message>
    <message>
        <source>If the number is lost, a game takes %1 throws on average. If the other player uses it, %2.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ef talan ónýtist tekur leikur að meðaltali %1 köst. Ef mótspilarinn notar hana: %2.</translation>
    </message>
    <message>
        <source>Every lost number means at least one man fewer played. Where numbers pass to the other player, fewer of them go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Við hverja ónýta tölu er leikið að minnsta kosti einni töflu færra. Fari tölur til mótspilarans fara færri til spillis.</translation>
    </message>
    <message>
        <source>Gives the reason: fewer numbers go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nefnir ástæðuna: færri tölur fara til spillis.</translation>
    </message>
    <message>
        <source>One throw under Willughby’s rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Eitt kast með reglu Willughbys</translation>
    </message>
    <message>
        <source>A game after six throws. Now Black has thrown 3 and 2. On these two points Black has no man left to lay down: Black can use neither number.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Leikur eftir sex köst. Nú fékk svartur 3 og 2. Á þeim reitum á svartur enga töflu eftir til að fella: hvorug talan nýtist.</translation>
    </message>
    <message>
        <source>Under Willughby’s rule both numbers are lost, and White throws.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Með reglu Willughbys ónýtast báðar tölur og hvítur kastar.</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down? The bottom man of a pile does not count.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hve margar töflur á hvítur eftir að fella? Neðsta taflan í stafla telst ekki með.</translation>
    </message>
    <message>
        <source>White has 5 men still to lay down, and Black has 2. The throw changed nothing.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hvítur á eftir að fella 5 töflur og svartur 2. Kastið breytti engu.</translation>
    </message>
    <message>
        <source>Counts 5.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Telur 5.</translation>
    </message>
    <message>
        <source>The same throw under the rule of 1674</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sama kast með reglunni frá 1674</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down after this throw?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hve margar töflur á hvítur eftir að fella eftir þetta kast?</translation>
    </message>
    <message>
        <source>White now has 4 men still to lay down instead of 5, and Black has 2 as before. White has laid a man down with the 2; the 3 was of no use to either player. One player’s bad luck is the other’s good luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nú á hvítur eftir að fella 4 töflur í stað 5, svartur 2 sem fyrr. Hvítur felldi töflu með tölunni 2; talan 3 nýttist hvorugum. Óheppni annars er heppni hins.</translation>
    </message>
    <message>
        <source>Counts 4.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Telur 4.</translation>
    </message>
    <message>
        <source>Says which number White could use, and why not the other.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Segir hvora töluna hvítur gat notað og hvers vegna ekki hina.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hver byrjar</translation>
    </message>
    <message>
        <source>Being a throw ahead is worth less when your throws also help the other player.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Forskot um eitt kast er minna virði þegar eigin köst hjálpa líka mótspilaranum.</translation>
    </message>
    <message>
        <source>A bigger change: doublets</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Stærri breyting: samvörp</translation>
    </message>
    <message>
        <source>In England a doublet plays as many men as it has dots. In France the game had a different rule. Under Willughby’s rules a game takes %1 throws on average.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Á Englandi leika samvörp jafnmörgum töflum og augun eru. Í Frakklandi gilti önnur regla. Með reglum Willughbys tekur leikur að meðaltali %1 köst.</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Eitt í einu</translation>
    </message>
    <message>
        <source>Suppose that games under the English and the French rules differ in length. Can we say that the doublets are the reason?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Segjum að leikir með ensku og frönsku reglunum séu mislangir. Getum við sagt að samvörpin séu ástæðan?</translation>
    </message>
    <message>
        <source>Yes: the figures show it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Já: tölurnar sýna það.</translation>
    </message>
    <message>
        <source>Not yet: other rules differ too. Change only one rule.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ekki enn: aðrar reglur eru líka ólíkar. Breytið aðeins einni reglu.</translation>
    </message>
    <message>
        <source>No: the French players played more slowly.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nei: Frakkarnir léku hægar.</translation>
    </message>
    <message>
        <source>Where two things differ at once, nobody knows which of them made the difference. Scientists change one thing and keep everything else the same.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Þegar tvennt er ólíkt í einu veit enginn hvort þeirra olli muninum. Vísindamenn breyta einu og halda öllu öðru eins.</translation>
    </message>
    <message>
        <source>The same dice, twice</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sömu teningar, tvisvar</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Köst í leik</translation>
    </message>
    <message>
        <source>First thrower’s share in %</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hlutfall þess sem byrjar í&#xa0;%</translation>
    </message>
    <message>
        <source>The number is lost</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Talan ónýtist</translation>
    </message>
    <message>
        <source>The other player uses it</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Mótspilarinn notar hana</translation>
    </message>
    <message>
        <source>Writes down an expectation before the experiment.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Skráir spá sína fyrir tilraunina.</translation>
    </message>
    <message>
        <source>Where skill comes from</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hvaðan kunnáttan kemur</translation>
    </message>
    <message>
        <source>If the rest of a doublet bears men off at once, a player has a choice in %2 of the throws; if it is lost, in %3.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Taki afgangur samvarpa strax töflur út af er val í %2 kasta; ónýtist hann, í %3.</translation>
    </message>
    <message>
        <source>More choices give skill more room. It is a small rule, and nobody knows how Willughby’s friends played it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Fleiri kostir gefa kunnáttunni meira rúm. Reglan er lítil og enginn veit hvernig vinir Willughbys léku eftir henni.</translation>
    </message>
    <message>
        <source>Your own rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ykkar eigin regla</translation>
    </message>
    <message>
        <source>Invent one new rule for Willughby’s game. What should it do: make the game shorter, fairer, more skilful? How would you find out whether it does?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Finnið upp eina nýja reglu fyrir leik Willughbys. Hvað á hún að gera: stytta leikinn, auka sanngirni eða kunnáttu? Hvernig kæmust þið að því hvort það tekst?</translation>
    </message>
    <message>
        <source>States a rule by which one could play.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Setur fram reglu sem hægt væri að leika eftir.</translation>
    </message>
    <message>
        <source>Names one figure that the rule should change.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nefnir eina lykiltölu sem reglan ætti að breyta.</translation>
    </message>
    <message>
        <source>Plans a comparison in which nothing else differs.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Skipuleggur samanburð þar sem ekkert annað breytist.</translation>
    </message>
    <message>
        <source>Repeat the experiment of step 7 with two best players instead of random ones. Which figures change, and which hardly change at all?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Endurtakið tilraunina í skrefi 7 þar sem báðir leika sem best, ekki af handahófi. Hvaða tölur breytast og hverjar varla neitt?</translation>
    </message>
    <message>
        <source>Repeat it with 100 games. Which of the two differences can you still see?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Endurtakið með 100 leikjum. Hvorn muninn sjáið þið enn?</translation>
    </message>
    <message>
        <source>Take a game that you play at home. Change one of its rules, and play it twice with the change and twice without. Write down what changed, and what you cannot tell after so few games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Takið leik sem þið leikið heima. Breytið einni reglu og leikið hann tvisvar með breytingunni og tvisvar án. Skrifið hvað breyttist og hvað sést ekki af svo fáum leikjum.</translation>
    </message>
    <message>
        <source>What do we know, and how?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hvað vitum við og hvernig?</translation>
    </message>
    <message>
        <source>Ages 13 to 16</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>13 til 16 ára</translation>
    </message>
    <message>
        <source>No history needed; enough English to read the old words, which are also explained.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Engin í sögu; næg enskukunnátta til að lesa gömlu orðin, sem eru líka skýrð.</translation>
    </message>
    <message>
        <source>Tell apart what is stated, retold, deduced and left unsaid.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Greina sundur það sem er sagt, endursagt, ályktað eða ósagt.</translation>
    </message>
    <message>
        <source>Read a short old text closely.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Lesa stuttan gamlan texta vandlega.</translation>
    </message>
    <message>
        <source>Say how sure you are, and why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Segja hve viss maður er og hvers vegna.</translation>
    </message>
    <message>
        <source>source criticism</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>heimildarýni</translation>
    </message>
    <message>
        <source>primary and secondary sources</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>frumheimildir og eftirheimildir</translation>
    </message>
    <message>
        <source>evidence and inference</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>vitnisburður og ályktun</translation>
    </message>
    <message>
        <source>transmission of texts</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>textageymd</translation>
    </message>
    <message>
        <source>Four ways to know a rule</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Fjórar leiðir til að þekkja reglu</translation>
    </message>
    <message>
        <source>Every rule in this program says how we know it. There are four ways. “Old text”: the old book says so. “Retold today”: we know it only from a modern writer. “Our deduction”: it is not said, but follows from what is said. “Our choice”: the source is silent, and something had to be chosen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hver regla í þessu forriti segir hvernig við þekkjum hana. Leiðirnar eru fjórar. „Gamall texti“: gamla bókin segir það. „Endursagt nú“: við þekkjum hana aðeins af nútímahöfundi. „Okkar ályktun“: það er ósagt en leiðir af því sem sagt er. „Okkar val“: heimildin þegir og eitthvað varð að velja.</translation>
    </message>
    <message>
        <source>First source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Fyrsta heimild</translation>
    </message>
    <message>
        <source>Randle Holme collected what he could learn of trades, tools and games. He wrote before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Randle Holme safnaði öllu sem hann frétti um iðnir, verkfæri og leiki. Hann skrifaði fyrir 1688.</translation>
    </message>
    <message>
        <source>How do we know this rule?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hvaðan þekkjum við regluna?</translation>
    </message>
    <message>
        <source>Names the right kind.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nefnir rétta tegund.</translation>
    </message>
    <message>
        <source>Second source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Önnur heimild</translation>
    </message>
    <message>
        <source>“The Compleat Gamester” was printed in London in 1674, without the name of its author.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>„The Compleat Gamester“ var prentuð í London 1674 án nafns höfundar.</translation>
    </message>
    <message>
        <source>Shows that the words say who will win, but not what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Sýnir að orðin segja hver vinnur en ekki hvað þarf að gera til að vinna.</translation>
    </message>
    <message>
        <source>Read every word</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Lesið hvert orð</translation>
    </message>
    <message>
        <source>Not a word mentions the order. A silence cannot be quoted; only a reader of the whole text will notice it. But silence is no proof: perhaps players could choose the order; perhaps the rule was so well known that no writer mentioned it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ekki orð um röðina. Þögn er ekki hægt að vitna í; aðeins sá sér hana sem les allt. En þögn er engin sönnun. Kannski var röðin frjáls. Kannski þekktu allir regluna og enginn skrifaði hana niður.</translation>
    </message>
    <message>
        <source>Says that only reading the whole text shows this.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Segir að allur textinn hafi verið lesinn til þess.</translation>
    </message>
    <message>
        <source>A picture is a source, too</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Mynd er líka heimild</translation>
    </message>
    <message>
        <source>King Alfonso’s book of games was finished in 1283. Its text does not say how many dice are thrown. But beside it there is a small painting: two players sit at the board, one has just lifted a man from its pile, and three dice lie there.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Spilabók Alfons konungs var fullgerð 1283. Textinn segir ekki hve mörgum teningum er kastað. En við hlið hans er lítil máluð mynd: tveir sitja við borðið og annar er nýbúinn að lyfta töflu af stafla. Þar liggja þrír teningar.</translation>
    </message>
    <message>
        <source>The board on the screen is drawn after that painting: a heavy frame, no triangles, and half-round hollows, each as wide as a man.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Borðið á skjánum er teiknað eftir myndinni: þykkur rammi, engir þríhyrningar og hálfkringlóttar skálar, hver á breidd við töflu.</translation>
    </message>
    <message>
        <source>Three dice are painted there. Did the painter know the game? Probably, but that is a deduction.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Þar eru málaðir þrír teningar. Þekkti málarinn leikinn? Líklega, en það er ályktun.</translation>
    </message>
    <message>
        <source>Two texts side by side</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Tveir textar hlið við hlið</translation>
    </message>
    <message>
        <source>Compare the old words, in italics, one by one. Those of 1674 were printed; the others were written down before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Berið gömlu, skáletruðu orðin saman, hvert á fætur öðru. Orðin frá 1674 voru prentuð; hin voru skrifuð niður fyrir 1688.</translation>
    </message>
    <message>
        <source>What do you notice? What may have happened? Do we now have two witnesses, or one?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hverju takið þið eftir? Hvað gæti hafa gerst? Höfum við nú tvö vitni eða eitt?</translation>
    </message>
    <message>
        <source>The words are nearly the same, and in the same order; the printed book merely says more. Probably one writer copied the other, or both copied a third text. Then there is one witness, not two.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Orðin eru nær þau sömu og í sömu röð; prentaða bókin segir aðeins meira. Líklega skrifaði annar eftir hinum eða báðir eftir þriðja texta. Þá er vitnið eitt, ekki tvö.</translation>
    </message>
    <message>
        <source>The printed book could be bought, so Holme may have read it; we cannot be sure. But where the words are copies, a second copy makes a rule no more certain.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Prentuðu bókina mátti kaupa, svo að Holme kann að hafa lesið hana. Við vitum það ekki með vissu. En séu orðin afrit gerir annað afrit enga reglu vissari.</translation>
    </message>
    <message>
        <source>Names words that both texts share.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nefnir orð sem eru í báðum textum.</translation>
    </message>
    <message>
        <source>Names a way in which that may have come about.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nefnir hvernig það gæti hafa gerst.</translation>
    </message>
    <message>
        <source>Counts one witness, and says why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Telur eitt vitni og rökstyður það.</translation>
    </message>
    <message>
        <source>A number for the other player</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Tala handa mótspilaranum</translation>
    </message>
    <message>
        <source>The two texts again: they say what happens to a number that the thrower cannot use. Read closely: what may the other player do with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Aftur textarnir tveir: þeir segja hvað verður um tölu sem sá sem kastar getur ekki notað. Lesið vandlega: hvað má mótspilarinn gera við hana?</translation>
    </message>
    <message>
        <source>May the other player also bear a man off with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Má mótspilarinn líka taka töflu út af með henni?</translation>
    </message>
    <message>
        <source>Yes: “to his own advantage” means any advantage.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Já: „to his own advantage“ merkir hvaða hag sem er.</translation>
    </message>
    <message>
        <source>No: the old words say only “lays down”.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nei: gömlu orðin segja aðeins „lays down“, fellir ofan.</translation>
    </message>
    <message>
        <source>The texts do not settle it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Textarnir skera ekki úr um það.</translation>
    </message>
    <message>
        <source>Each answer can be defended: the old words speak only of laying down, and modern accounts read the book of 1674 as bearing off, too.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Bæði svörin má verja. Gömlu orðin nefna aðeins að fella ofan. Frásagnir nútímans skilja bókina frá 1674 svo að líka megi taka út af.</translation>
    </message>
    <message>
        <source>Each rule set in this program has to choose. It says so, and lets you choose otherwise. If the number may also bear a man off, a game takes %1 throws on average; if it may only lay one down, %2.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hvert reglusafn í forritinu velur hér, segir frá því og leyfir annað val. Megi talan líka taka töflu út af tekur leikur að meðaltali %1 köst. Megi hún aðeins fella töflu ofan: %2.</translation>
    </message>
    <message>
        <source>Defends the answer with words from the texts.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ver svarið með orðum úr textunum.</translation>
    </message>
    <message>
        <source>Your turn to decide</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ykkar er að ákveða</translation>
    </message>
    <message>
        <source>A doublet may give more men than are left to lay down. Read what is known about it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Samvörp geta gefið fleiri töflur en eftir er að fella. Lesið hvað vitað er um það.</translation>
    </message>
    <message>
        <source>Should the rest be lost, or bear men off? Give a reason, not just what you like better.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Á afgangurinn að ónýtast eða taka töflur út af? Færið rök, ekki aðeins það sem ykkur líkar betur.</translation>
    </message>
    <message>
        <source>There is no right answer. Good reasons: the words of the source, other sources of the same time and place, how well the game then plays.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ekkert eitt svar er rétt. Góð rök: orð heimildarinnar, aðrar heimildir frá sama tíma og stað, hve vel leikurinn gengur.</translation>
    </message>
    <message>
        <source>A reason is good if somebody else can check it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Rök eru góð ef aðrir geta sannreynt þau.</translation>
    </message>
    <message>
        <source>Decides.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Tekur afstöðu.</translation>
    </message>
    <message>
        <source>Gives a reason that somebody else can check.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Færir rök sem aðrir geta sannreynt.</translation>
    </message>
    <message>
        <source>What do we know now?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hvað vitum við nú?</translation>
    </message>
    <message>
        <source>Write three sentences about the game of 1674: one that we know, one that we deduce, one that we do not know. Find examples other than those in step 1.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Skrifið þrjár setningar um leikinn frá 1674: hvað við vitum, hvað við ályktum, hvað við vitum ekki. Finnið önnur dæmi en í skrefi 1.</translation>
    </message>
    <message>
        <source>For example: we know that whoever throws the higher number throws first. We deduce that the first player with no men left wins. We do not know what becomes of the rest of a doublet.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Til dæmis: við vitum að sá sem fær hærri töluna kastar fyrst. Við ályktum að sá vinni sem fyrr á enga töflu eftir. Við vitum ekki hvað verður um afgang samvarpa.</translation>
    </message>
    <message>
        <source>Gives an example of each kind, one mark for each.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nefnir dæmi um hverja tegund, eitt stig fyrir hvert.</translation>
    </message>
    <message>
        <source>Choose another game in the program and open its rules. Count how many of them are old text, retold today, our deduction and our choice. Which game do we know best?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Veljið annan leik í forritinu og opnið reglur hans. Teljið reglur af hverju tagi: gamall texti, endursagt nú, okkar ályktun, okkar val. Hvaða leik þekkjum við best?</translation>
    </message>
    <message>
        <source>Write down the rules of a game that you know by heart, in five sentences. Let somebody who does not know the game play by them. What did you leave unsaid?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Skrifið í fimm setningum reglur leiks sem þið kunnið utan að. Látið einhvern sem ekki þekkir leikinn leika eftir þeim. Hvað létuð þið ósagt?</translation>
    </message>
    <message>
        <source>That their dice were loaded: fair dice give the first thrower more than half.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Að teningar þeirra hafi verið sviknir: með ósviknum teningum vinnur sá sem kastar fyrst meira en helminginn.</translation>
    </message>
    <message>
        <source>Use the rule from step 6 to predict how far the band reaches on either side of the share for 400 and for 1,600 games. Then let the program play them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Spáið með reglunni í skrefi 6 hve langt mörkin ná til hvorrar hliðar við hlutfallið fyrir 400 og 1.600 leiki. Látið forritið svo leika þá.</translation>
    </message>
    <message>
        <source>In this game each number on the dice plays a man of its own point: a 6 plays a man of the sixth point, a 1 plays a man of the first. If both dice show the same number, it plays several men.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Í þessum leik leikur hver tala töflu á sínum eigin reit. Talan 6 leikur töflu á sjötta reit, talan 1 á þeim fyrsta. Ef báðir teningar sýna sömu tölu leikur hún fleiri en einni töflu.</translation>
    </message>
    <message>
        <source>High numbers may help, but being high is not what counts: without a doublet, a 6 plays no more men than a 1. A throw is lucky if your chance of winning is higher after it than before. The program knows that chance for every position.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Háar tölur geta hjálpað en hæðin ræður ekki: án samvarpa leikur talan 6 ekki fleiri töflum en talan 1. Kast er heppið ef vinningslíkurnar eru meiri eftir það en fyrir. Forritið þekkir þær líkur í hverri stöðu.</translation>
    </message>
    <message>
        <source>The painting beside King Alfonso’s game of 1283 shows three dice, so this game is played with three.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Myndin við leik Alfons konungs frá 1283 sýnir þrjá teninga. Þess vegna er sá leikur leikinn með þremur.</translation>
    </message>
    <message>
        <source>Fair dice have no memory: they do not repeat themselves on purpose, and they do not make up for anything. A loaded die shows the same number too often, day after day. That is how it gives itself away.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ósviknir teningar hafa ekkert minni. Þeir endurtaka sig ekki viljandi og jafna ekkert upp. Svikinn teningur sýnir sömu tölu of oft, dag eftir dag. Þannig kemur hann upp um sig.</translation>
    </message>
    <message>
        <source>One player plays as well as possible, the other at random. How far above one half is the good player’s chance?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Annar leikur sem best, hinn af handahófi. Hve langt yfir helmingi eru líkur þess sem leikur best?</translation>
    </message>
    <message>
        <source>Under Willughby’s rule, where a number that cannot be used is lost, the first thrower wins %1 of all games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Með reglu Willughbys, þar sem ónothæf tala fellur niður, vinnur sá sem kastar fyrst %1 allra leikja.</translation>
    </message>
    <message>
        <source>A double 6 plays twelve men in England, and two in France. One throw in six is a doublet. Is that why the French game is so much longer?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Tvær sexur leika tólf töflum á Englandi en tveimur í Frakklandi. Sjötta hvert kast er samvörp. Er það ástæðan fyrir því að franski leikurinn er svo miklu lengri?</translation>
    </message>
    <message>
        <source>A doublet may give more men than you have left to lay down. The accounts of Willughby’s game are silent about the rest. If it is lost, the best player’s share of games won against random play is %1 above one half.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Samvörp geta gefið fleiri töflur en þú átt eftir að fella. Frásagnir af leik Willughbys þegja um afganginn. Ónýtist hann vinnur besti leikur helming leikja gegn handahófi og %1 að auki.</translation>
    </message>
    <message>
        <source>And if the rest bears men off, how far above one half is the best player’s share?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>En ef afgangurinn tekur töflur út af: hve langt umfram helming vinnur besti leikur?</translation>
    </message>
    <message>
        <source>Change this one rule and nothing else. Play many games with it and without it, with the same dice. Compare one figure, and check whether the difference is larger than chance would make it. You can try it now: change any rule of a game (Classroom menu, Invent a rule), and see what that does to the odds.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Breytið þessari einu reglu og engu öðru. Leikið marga leiki með henni og án, með sömu teningum. Berið saman eina lykiltölu. Gáið hvort munurinn er meiri en tilviljun myndi valda. Þið getið reynt það núna: breytið hvaða reglu sem er í leik (valmyndin Kennsla, Finna upp reglu) og sjáið hvernig líkurnar breytast.</translation>
    </message>
    <message>
        <source>Times White threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hve oft hvítur fékk hana</translation>
    </message>
    <message>
        <source>Times Black threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hve oft svartur fékk hana</translation>
    </message>
    <message>
        <source>Play the same 100,000 games twice, with the same dice: the first time, a number that cannot be used is lost; the second time, the other player uses it. Before you start, write down what will change, and what will not. Why so many games? With 10,000, chance often hides a small difference. Both players play at random here, so the figures differ a little from those before.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Leikið sömu 100.000 leikina tvisvar með sömu teningum. Í fyrra skiptið ónýtist tala sem ekki er hægt að nota. Í það síðara notar mótspilarinn hana. Skrifið fyrst hvað mun breytast og hvað ekki. Hvers vegna svo marga leiki? Í 10.000 leikjum felur tilviljun oft lítinn mun. Báðir leika hér af handahófi, svo að tölurnar víkja lítið eitt frá þeim fyrri.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Munur</translation>
    </message>
    <message>
        <source>Band of the difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Mörk munarins</translation>
    </message>
    <message>
        <source>“Haueing” is having, and “apeece” means each. Two men on each of the six points make twelve; a third on three of them makes fifteen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>„Haueing“ er „having“ (hafandi) og „apeece“ merkir hver. Tvær töflur á hverjum hinna sex reita eru tólf; sú þriðja á þremur þeirra gerir fimmtán.</translation>
    </message>
    <message>
        <source>Two dice, large enough for the class to see.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Tveir teningar, nógu stórir til að bekkurinn sjái.</translation>
    </message>
    <message>
        <source>Modern writers quote a sentence of Francis Willughby’s: there is “scarce any skill” in this game. Justin du Coeur, who plays historical games today, found “virtually no strategy, save in the choice of how you use what dublets you get”. Now you know how little that is.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Nútímahöfundar vitna í eina setningu eftir Francis Willughby: í leiknum sé „scarce any skill“, varla nokkur kunnátta. Justin du Coeur, sem leikur sögulega leiki nú á dögum, fann „nánast enga kænsku nema í því hvernig samvörp eru notuð“. Nú vitið þið hve lítil hún er.</translation>
    </message>
    <message>
        <source>Sooner or later you throw a number that you cannot use. We know two English rules for that. Willughby’s account of about 1665 is known to us only through modern writers, who quote a sentence and retell the rest: there, the number is lost. The book of 1674 has a rule of its own.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Fyrr eða síðar kemur upp tala sem ekki er hægt að nota. Við þekkjum tvær enskar reglur um það. Frásögn Willughbys frá um 1665 þekkjum við aðeins frá nútímahöfundum, sem vitna í eina setningu og endursegja hitt. Þar notar enginn töluna. Bókin frá 1674 hefur sína eigin reglu.</translation>
    </message>
    <message>
        <source>By the rule, 1/20 for 400 games, so 5 percentage points, and 1/40 for 1,600 games, so 2.5.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Samkvæmt reglunni 1/20 fyrir 400 leiki, þ.e. 5 prósentustig, og 1/40 fyrir 1.600 leiki, þ.e. 2,5.</translation>
    </message>
    <message>
        <source>6 of 216 ways, so 1 in 36. A doublet with two dice, 1 in 6, is six times as likely.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>6 af 216 möguleikum, þ.e. 1 af 36. Samvörp með tveimur teningum, 1 af 6, eru sex sinnum líklegri.</translation>
    </message>
    <message>
        <source>Usually in none or in one: with 400 games the band reaches about 5 percentage points to either side, far more than the advantage of best play.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Yfirleitt hjá engu eða einu: með 400 leikjum ná mörkin um 5 prósentustig til hvorrar hliðar, miklu lengra en forskot besta leiks.</translation>
    </message>
    <message>
        <source>The games become a little shorter. The first thrower’s shares hardly change, and the two differences remain.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Leikirnir styttast svolítið. Hlutföll þess sem kastar fyrst breytast varla, og munurinn helst í báðum tilvikum.</translation>
    </message>
    <message>
        <source>Usually only the difference in length. The difference between the shares is much smaller than its band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Yfirleitt aðeins muninn á lengd. Munurinn á hlutföllunum er miklu minni en mörk hans.</translation>
    </message>
    <message>
        <source>The French rules published by Charpentier have the most old text, so we know that game best. No rule of Willughby’s game is old text: what we know of them is retold today.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Frönsku reglurnar sem Charpentier gaf út hafa mestan gamlan texta; þann leik þekkjum við því best. Engin regla í leik Willughbys er gamall texti: það sem við vitum um þær er endursagt nú.</translation>
    </message>
    <message>
        <source>Two more things have changed White’s chance: the opening throw, and plays that were not the best. Together they cost White a few percentage points.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Tvennt annað hefur breytt líkum hvíts: upphafskastið og leikir sem ekki voru þeir bestu. Samtals kostaði það hvítan fáein prósentustig.</translation>
    </message>
    <message>
        <source>Including the part of the game played before you began, White’s throws changed White’s chance by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Með þeim hluta leiksins sem var leikinn þegar þið byrjuðuð breyttu köst hvíts líkum hvíts um %1, en köst svarts líkum svarts um %2.</translation>
    </message>
    <message>
        <source>What share of all games does the first thrower win under the rule of 1674, where the other player may use such a number?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hve stóran hluta allra leikja vinnur sá sem kastar fyrst með reglunni frá 1674, þar sem mótspilarinn má nota slíka tölu?</translation>
    </message>
    <message>
        <source>The answer comes at the end of the lesson. You will see your votes again there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Svarið kemur í lok kennslustundar. Þar sjáið þið atkvæðin ykkar aftur.</translation>
    </message>
    <message>
        <source>Almost nothing. After a single game, the first thrower has won either 100% or 0% of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Næstum ekkert. Eftir einn leik hefur sá sem kastar fyrst unnið annaðhvort 100% eða 0% leikjanna.</translation>
    </message>
    <message>
        <source>A single game may end either way by chance. Only many games can answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Einn leikur getur farið á hvorn veginn sem er af tilviljun. Aðeins margir leikir geta svarað spurningunni.</translation>
    </message>
    <message>
        <source>A rule to remember, for shares near one half: 1 divided by the square root of the number of games. For 100 games that is 1/10, so 10 percentage points. For 10,000 games it is 1/100: 1 percentage point. With a hundred times as many games, the share varies ten times less.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Regla til að muna, fyrir hlutföll nærri helmingi: 1 deilt með kvaðratrót af fjölda leikja. Fyrir 100 leiki er það 1/10, þ.e. 10 prósentustig. Fyrir 10.000 leiki er það 1/100: 1 prósentustig. Með hundraðfalt fleiri leikjum sveiflast hlutfallið tífalt minna.</translation>
    </message>
    <message>
        <source>On one day, that can be chance. The same number on all ten days can hardly be chance.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Einn dag getur það verið tilviljun. Sama talan alla tíu dagana er varla tilviljun.</translation>
    </message>
    <message>
        <source>This time, a single rule changes, the one from step 1: what happens to a number that cannot be used. Everything else stays the same: the men, the players, even the dice.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Í þetta sinn breytist aðeins ein regla, reglan úr skrefi 1: um tölu sem ekki nýtist. Allt annað er eins: töflurnar, leikmennirnir, jafnvel teningarnir.</translation>
    </message>
    <message>
        <source>A doublet is a throw of two equal numbers. To bear a man off is to take it off the board.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Samvörp eru kast með sömu tölu á tveimur teningum. Að taka töflu út af er að taka hana af borðinu.</translation>
    </message>
    <message>
        <source>Let the program play 100 games, and note how many the first thrower won. Then change the seed, the number from which the computer’s throws follow. Play another 100 games, and then another. Do you get the same share?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Látið forritið leika 100 leiki og skrifið hve marga sá vann sem kastaði fyrst. Breytið svo fræinu, tölunni sem ræður köstum tölvunnar. Leikið aðra 100 leiki, og enn aðra. Fáið þið sama hlutfall?</translation>
    </message>
    <message>
        <source>That throwing first is a disadvantage: whoever throws first wins fewer than half of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Að það sé ókostur að kasta fyrst: sá sem kastar fyrst vinnur innan við helming leikjanna.</translation>
    </message>
    <message>
        <source>That is how luck is measured: the chance after a throw, minus the chance before it. Before the game, White’s chance was 50%.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Þannig er heppni mæld: líkurnar eftir kast að frádregnum líkunum á undan því. Fyrir leikinn voru líkur hvíts 50%.</translation>
    </message>
    <message>
        <source>White began with 50%, gained through good luck and through Black’s bad luck, and lost a little through the opening throw and some weaker moves. With fair dice, the luck of a throw is zero on average. Over a whole game, bad luck need not be made up for. Now open the odds beside the board (View menu, Odds), and find the luckiest throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hvítur byrjaði með 50%, græddi á eigin heppni og óheppni svarts og tapaði svolitlu í upphafskastinu og á lakari leikjum. Með ósviknum teningum er heppni kasts núll að meðaltali. En í einum leik þarf óheppni ekki að jafnast út. Opnið svo líkurnar við borðið (valmyndin Skoða, Líkur) og finnið heppnasta kastið.</translation>
    </message>
    <message>
        <source>Open the dice beside the board (View menu, Dice). They show how often each number fell for each player. The band shows where fair dice nearly always stay.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Opnið teningana við borðið (valmyndin Skoða, Teningar). Þeir sýna hve oft hver tala kom upp hjá hvorum. Ósviknir teningar halda sig næstum alltaf innan markanna sem eru sýnd.</translation>
    </message>
    <message>
        <source>The same game, the same men, the same dice. Only the rule is different: now the other player may use what the thrower cannot.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sami leikur, sömu töflur, sömu teningar. Aðeins reglan er önnur: nú má mótspilarinn nota það sem sá sem kastar getur ekki.</translation>
    </message>
    <message>
        <source>If you can: a reproduction of the painting on leaf 74 of King Alfonso’s book of games (El Escorial, T-I-6).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ef hægt er: eftirmynd af myndinni á blaði 74 í spilabók Alfons konungs (El Escorial, T-I-6).</translation>
    </message>
    <message>
        <source>A line drawing. Two men sit facing each other at a board with a heavy frame. It has no triangles, but half-round hollows along two sides. The men of the game stand there in piles. One player is just lifting a man from its pile. Three dice lie on the board.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Línuteikning. Tveir menn sitja andspænis hvor öðrum við borð með þykkum ramma. Á því eru engir þríhyrningar heldur hálfkringlóttar skálar meðfram tveimur hliðum. Þar standa töflurnar í stöflum. Annar leikmaðurinn er að lyfta töflu af stafla sínum. Þrír teningar liggja á borðinu.</translation>
    </message>
    <message>
        <source>Think of very many games. If throwing first were worth nothing, whoever throws first would win 50% of them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hugsið ykkur mjög marga leiki. Væri fyrsta kast einskis virði ynni sá sem byrjar 50% þeirra.</translation>
    </message>
    <message>
        <source>What share of all games does the player who throws first win?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hve stórt hlutfall allra leikja vinnur sá sem kastar fyrst?</translation>
    </message>
    <message>
        <source>What share of all throws of two dice are doublets?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hve stórt hlutfall allra kasta með tveimur teningum eru samvörp?</translation>
    </message>
    <message>
        <source>In what share of all throws of three dice do at least two dice show the same number?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Í hve stóru hlutfalli allra kasta með þremur teningum sýna minnst tveir sömu tölu?</translation>
    </message>
    <message>
        <source>White makes the best plays, Black plays at random, thirty thousand times. Read off the share of games that White wins, and its band. Does the band reach down to 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hvítur leikur sem best, svartur af handahófi, þrjátíu þúsund sinnum. Lesið af hlutfall leikja sem hvítur vinnur, og mörkin. Ná mörkin niður í 50%?</translation>
    </message>
    <message>
        <source>What did the experiment show?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hvað sýndi tilraunin?</translation>
    </message>
    <message>
        <source>Does choosing well matter in this game? How much?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Skiptir gott val máli í þessum leik? Hve miklu?</translation>
    </message>
    <message>
        <source>It matters: the band lies above 50%, so chance alone hardly explains White’s lead. But it matters little: the lead is small.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Það skiptir máli: mörkin eru yfir 50%, svo að tilviljun ein skýrir varla forskot hvíts. En það skiptir litlu: forskotið er lítið.</translation>
    </message>
    <message>
        <source>Step 8 gave the exact figure: the best player is %1 above one half. It takes many thousands of games to see so little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Skref 8 gaf nákvæma tölu: besti leikmaðurinn er %1 yfir helmingi. Til að sjá svo lítið þarf mörg þúsund leiki.</translation>
    </message>
    <message>
        <source>How many throws does a game take on average under the French rules?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hve mörg köst tekur leikur að meðaltali með frönsku reglunum?</translation>
    </message>
    <message>
        <source>Reads both differences and the band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Les af muninn í báðum tilvikum og mörkin.</translation>
    </message>
    <message>
        <source>Are the two differences too large to be chance? What has the rule changed, and by how much?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Er munurinn í báðum tilvikum of mikill til að vera tilviljun? Hverju breytti reglan, og hve miklu?</translation>
    </message>
    <message>
        <source>Neither band reaches 0, so chance alone can hardly explain the differences. If the other player uses the number, games are clearly shorter. The first thrower wins a little less often.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Hvorug mörkin ná til 0, svo að tilviljun ein getur varla skýrt muninn. Ef mótspilarinn notar töluna eru leikirnir greinilega styttri. Sá sem kastar fyrst vinnur aðeins sjaldnar.</translation>
    </message>
    <message>
        <source>If a band contained 0, that would not prove that the rule changes nothing. These games simply could not tell.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Væri 0 innan markanna sannaði það ekki að reglan breytti engu. Þessir leikir gætu einfaldlega ekki skorið úr.</translation>
    </message>
    <message>
        <source>Says what the rule has changed.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Segir hverju reglan breytti.</translation>
    </message>
    <message>
        <source>Uses the band to say whether chance alone could produce a difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Segir eftir mörkunum hvort tilviljun ein gæti valdið mun.</translation>
    </message>
    <message>
        <source>Read it twice. It says who will win: the player who first has all men down, unless the other player overtakes with doublets. It does not say what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Lesið það tvisvar. Þar stendur hver vinnur: sá sem fyrst hefur fellt allar töflur ofan, ef hinn fer ekki fram úr með samvörpum. Þar stendur ekki hvað þarf að gera til að vinna.</translation>
    </message>
    <message>
        <source>Let two players who choose at random play 10,000 games. The first thrower’s exact share then differs by 0.08 percentage points from that of best play. Can you see this? By the rule from step 6, how many games of each kind would you need, so that the two bands hardly overlap?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Látið tvo sem velja af handahófi leika 10.000 leiki. Nákvæmt hlutfall þess sem kastar fyrst er þá 0,08 prósentustigum frá hlutfallinu með besta leik. Sést það? Hve marga leiki af hvorri gerð þyrfti samkvæmt reglunni í skrefi 6 til þess að mörkin skarist varla?</translation>
    </message>
    <message>
        <source>No: with 10,000 games, the band reaches 1 percentage point to either side. It must reach only 0.04, half the difference: 1/√n = 0.0004, so more than six million games of each kind. The difference is small because few throws leave a choice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nei: með 10.000 leikjum ná mörkin 1 prósentustig til hvorrar hliðar. Þau mega aðeins ná 0,04, helming munarins: 1/√n = 0,0004, svo að meira en sex milljónir leikja þarf af hvorri gerð. Munurinn er lítill því að fá köst gefa val.</translation>
    </message>
    <message>
        <source>Here is one rule of each kind. If no old words are shown, the old book says nothing about the rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hér er ein regla af hverju tagi. Þar sem engin gömul orð sjást segir gamla bókin ekkert um regluna.</translation>
    </message>
    <message>
        <source>Our own drawing, not a copy: it follows descriptions of the painting. Faces, clothes and the table are invented. The original is in the library of El Escorial in Spain (T-I-6, leaf 74).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Teikning okkar, ekki afrit: hún fylgir lýsingum á myndinni. Andlit, klæði og borðið undir eru tilbúningur. Frummyndin er í bókasafni El Escorial á Spáni (T-I-6, blað 74).</translation>
    </message>
    <message>
        <source>A single number leaves its band about one time in twenty, so twelve numbers do so twelve times as often. An average need not be a whole number: often none is outside, sometimes one or two. One number outside its band proves nothing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ein tala fer út fyrir mörk sín í um það bil einu tilviki af tuttugu, tólf tölur því tólf sinnum oftar. Meðaltal þarf ekki að vera heil tala: oft er engin tala utan marka, stundum ein eða tvær. Ein tala utan marka sannar ekkert.</translation>
    </message>
    <message>
        <source>Most of these games have died out. Only descriptions of them are left, with gaps. Read the sources, and separate what they say from what we make of them.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Flestir þessara leikja eru horfnir. Af þeim eru aðeins eftir lýsingar með eyðum. Lesið heimildirnar og greinið orð þeirra frá því sem við lesum úr þeim.</translation>
    </message>
    <message>
        <source>Together with the sentence in step 3, these are the words of the book of 1674 on how the game is played, from the opening throw to the end. Read all of them. Then answer the question about one more rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ásamt setningunni í skrefi 3 eru þetta orð bókarinnar frá 1674 um leikinn, frá upphafskasti til enda. Lesið þau öll. Svarið svo spurningunni um eina reglu enn.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Francis Willughby</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Francis Willughby</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>England</translation>
    </message>
    <message>
        <source>pp. 23 ff.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>bls. 23 o.áfr.</translation>
    </message>
    <message>
        <source>after a modern paraphrase</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>eftir nútímaendursögn</translation>
    </message>
    <message>
        <source>the most childish game at Tables in which there is nothing but chance and scarce any skill.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>barnalegasti leikurinn á borðinu, þar sem ekkert er nema tilviljun og varla nokkur kunnátta.</translation>
    </message>
    <message>
        <source>Willughby’s own spellings of the numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Stafsetning Willughbys á tölunum.</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Hvor um sig á 15 töflur. Á reitum 1–3 eru 2 á hverjum, á 4–6 eru 3 á hverjum.</translation>
    </message>
    <message>
        <source>Each throw is of 2 dice.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Kastað er 2 teningum í senn.</translation>
    </message>
    <message>
        <source>Lay all your men down, then bear them off. You need not wait for the other player.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Felldu allar töflur þínar ofan og taktu þær svo út af. Ekki þarf að bíða eftir mótspilaranum.</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher number throws first.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Hvor um sig kastar einum teningi. Sá sem fær hærri töluna kastar fyrst.</translation>
    </message>
    <message>
        <source>We deduce two things: equal dice are thrown again, and these dice are not played.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Við ályktum tvennt: sé jafnt er kastað aftur, og þessir teningar eru ekki notaðir.</translation>
    </message>
    <message>
        <source>You choose the order of your numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Þú ræður í hvaða röð þú notar tölurnar.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Notaðu eins margar af tölunum og þú getur.</translation>
    </message>
    <message>
        <source>When all your men are down, each number bears one man off its point.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Þegar allar töflur þínar eru niðri tekur hver tala eina töflu af reit sínum.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The rest is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Samvörp geta gefið fleiri töflur en þú þarft. Afgangurinn ónýtist.</translation>
    </message>
    <message>
        <source>The rest of the doublet is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Afgangur samvarpanna ónýtist.</translation>
    </message>
    <message>
        <source>You go on at once and bear off the rest.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Þú heldur strax áfram og tekur út af fyrir afganginn.</translation>
    </message>
    <message>
        <source>When you finish a stage, use the rest of the throw in the next one.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Þegar þú lýkur áfanga notarðu afgang kastsins í þeim næsta.</translation>
    </message>
    <message>
        <source>The source does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Heimildin segir ekki hvað verður um hinar tölur kastsins.</translation>
    </message>
    <message>
        <source>You may use them at once in the next stage.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Þú mátt nota þær strax í næsta áfanga.</translation>
    </message>
    <message>
        <source>You cannot use them.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Þú getur ekki notað þær.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Tala sem þú getur ekki notað ónýtist.</translation>
    </message>
    <message>
        <source>In the paraphrase nobody plays it. Holme gives it to the other player, and du Coeur offers that too.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Í endursögninni notar hana enginn. Holme lætur mótspilarann fá hana og du Coeur nefnir það líka.</translation>
    </message>
    <message>
        <source>It is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Hún ónýtist.</translation>
    </message>
    <message>
        <source>The other player uses it, to lay down or to bear off.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Mótspilarinn notar hana, til að fella ofan eða taka út af.</translation>
    </message>
    <message>
        <source>attributed to Charles Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>eignað Charles Cotton</translation>
    </message>
    <message>
        <source>1674</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>1674</translation>
    </message>
    <message>
        <source>chapter XXIX, pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>XXIX. kafli, bls. 161–162</translation>
    </message>
    <message>
        <source>from the text; the book is anonymous, and was later attributed to Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>eftir textanum; bókin er nafnlaus og var síðar eignuð Cotton</translation>
    </message>
    <message>
        <source>upon sice, Cinque and Quater there are three men apiece, upon Trey, Deuce, Ace, but two apiece.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>á sexu, fimmu og fjarka eru þrjár töflur á hverjum; á þristi, tvisti og ás aðeins tvær.</translation>
    </message>
    <message>
        <source>The text does not say so, but its doublets need two dice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Textinn segir það ekki, en samvörp hans þurfa tvo teninga.</translation>
    </message>
    <message>
        <source>if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>séu fjarkar tveir fellir hann átta eða tekur átta út af</translation>
    </message>
    <message>
        <source>thus they do till all the men are down, and then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>svo gera þeir uns allar töflur eru niðri; þá taka þeir út af, en ekki fyrr; sá sem fyrr hefur fellt allar tekur fyrr út af</translation>
    </message>
    <message>
        <source>He that throws most hath the benefit of throwing first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Sá sem kastar hæst hefur þann hag að kasta fyrst</translation>
    </message>
    <message>
        <source>These words leave the player no choice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Þessi orð gefa ekkert val.</translation>
    </message>
    <message>
        <source>what he throws he lays down</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>það sem hann kastar fellir hann ofan</translation>
    </message>
    <message>
        <source>The text does not say that the bottom man needs no number.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Textinn segir ekki að neðsta taflan þurfi enga tölu.</translation>
    </message>
    <message>
        <source>what he throws he lays down; and so doth the other</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>það sem hann kastar fellir hann ofan; og svo gerir hinn</translation>
    </message>
    <message>
        <source>The text does not say from which point the man comes.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Textinn segir ekki af hvaða reit taflan kemur.</translation>
    </message>
    <message>
        <source>then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>þá taka þeir út af, en ekki fyrr en allar eru niðri; sá sem fyrr hefur fellt allar tekur fyrr út af</translation>
    </message>
    <message>
        <source>That the men may come from any points is our deduction.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Að töflurnar megi koma af hvaða reitum sem er ályktum við.</translation>
    </message>
    <message>
        <source>as many as the Dubblets are, so many he lays down, or bears; for example, if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>svo margar sem samvörpin eru fellir hann ofan eða tekur út af; séu það til dæmis tveir fjarkar, fellir hann átta eða tekur átta út af</translation>
    </message>
    <message>
        <source>The book speaks of overtaking, as in a race.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Bókin talar um að fara fram úr, eins og í kapphlaupi.</translation>
    </message>
    <message>
        <source>he that is down first bears first, and will doubtlesly win the Game if the other throws not Dubblets to overtake him</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>sá sem fyrr hefur fellt allar tekur fyrr út af; hann vinnur efalaust ef hinn kastar ekki samvörpum til að fara fram úr</translation>
    </message>
    <message>
        <source>The other player plays the rest.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Mótspilarinn leikur afganginum.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Tala sem þú getur ekki notað fer til mótspilarans.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>bls. 161–162</translation>
    </message>
    <message>
        <source>what the one throws and hath not the other lays down for him to his own advantage</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>það sem annar kastar og hefur ekki fellir hinn fyrir hann, sjálfum sér til hags</translation>
    </message>
    <message>
        <source>Randle Holme</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Randle Holme</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>fyrir 1688</translation>
    </message>
    <message>
        <source>III.16, first printed in 1905</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, fyrst prentað 1905</translation>
    </message>
    <message>
        <source>from the text</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>eftir textanum</translation>
    </message>
    <message>
        <source>This is an easie and childish play</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Þetta er auðveldur og barnalegur leikur</translation>
    </message>
    <message>
        <source>Holme’s own spellings of the numbers.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Stafsetning Holmes á tölunum.</translation>
    </message>
    <message>
        <source>haueing all the 15 men set double on the six points, the 6. 5. 4. haueing three apeece</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>allar 15 töflurnar standa tvöfalt á reitunum sex; 6, 5 og 4 hafa þrjár hver</translation>
    </message>
    <message>
        <source>thus they do till all be downe; and then they beare</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>svo gera þeir uns allar eru niðri; og þá taka þeir út af</translation>
    </message>
    <message>
        <source>He that throws most with a single die, hath the benefite of the first throw for any game he plays at.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Sá sem kastar hæst með einum teningi hefur hag af fyrsta kasti í hverjum leik.</translation>
    </message>
    <message>
        <source>1283</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>1283</translation>
    </message>
    <message>
        <source>f. 74</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>bl. 74</translation>
    </message>
    <message>
        <source>from a modern translation</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>eftir nútímaþýðingu</translation>
    </message>
    <message>
        <source>a modern reconstruction by the Digital Ludeme Project, which the translation of this page does not support</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>nútímaendurgerð Digital Ludeme Project sem þýðing þessa blaðs styður ekki</translation>
    </message>
    <message>
        <source>1715</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>1715</translation>
    </message>
    <message>
        <source>Paris</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>París</translation>
    </message>
    <message>
        <source>1888</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>1888</translation>
    </message>
    <message>
        <source>after Fiske 1905, p. 300</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>eftir Fiske 1905, bls. 300</translation>
    </message>
    <message>
        <source>after Willard Fiske’s summary of 1905</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>eftir ágripi Willards Fiske frá 1905</translation>
    </message>
    <message>
        <source>1905</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>1905</translation>
    </message>
    <message>
        <source>p. 353</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>bls. 353</translation>
    </message>
    <message>
        <source>The naturalist’s game</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Spil náttúrufræðingsins</translation>
    </message>
    <message>
        <source>England, 17th-century account</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>England, frásögn frá 17. öld</translation>
    </message>
    <message>
        <source>As a naturalist noted it: a doublet plays as many men as it has dots.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Eins og náttúrufræðingur ritaði: samvörp leika jafnmörgum töflum og augun segja.</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>um 1665–70</translation>
    </message>
    <message>
        <source>They come to us through Justin du Coeur (1997).</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Við höfum þær eftir Justin du Coeur (1997).</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the same half of the board.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Töflur leikmannanna eru hvorar gegnt öðrum á sama borðhelmingi.</translation>
    </message>
    <message>
        <source>The source does not mention the order.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Heimildin nefnir ekki röðina.</translation>
    </message>
    <message>
        <source>The paraphrases of Willughby do not say that you must. We play it that way.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Endursagnir á texta Willughbys segja ekki að þú verðir að gera það. Við leikum þannig.</translation>
    </message>
    <message>
        <source>A number takes the top man off the pile on its point. Lay that man in front. The bottom man needs no number.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Tala tekur efstu töfluna af stafla síns reits. Felldu hana fyrir framan. Neðsta taflan þarf enga tölu.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the dice show together, from any points.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Samvörp leika jafnmörgum töflum og teningarnir sýna samtals, af hvaða reitum sem er.</translation>
    </message>
    <message>
        <source>The first player with no men left wins, on either player’s throw.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Sá vinnur sem fyrst á engar töflur eftir, í hvors kasti sem er.</translation>
    </message>
    <message>
        <source>Willughby does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Willughby nefnir þetta ekki. Má nota afganginn til að taka töflur út af? Justin du Coeur (1997): „Mig grunar að svo sé ekki, en það er mögulegt“.</translation>
    </message>
    <message>
        <source>The gambler’s game</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Spil fjárhættuspilarans</translation>
    </message>
    <message>
        <source>From a book for gamblers: the other player takes what you throw and cannot use.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Úr bók fyrir fjárhættuspilara: mótspilarinn tekur það sem þú kastar og getur ekki notað.</translation>
    </message>
    <message>
        <source>London</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>London</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>bls.&#xa0;161</translation>
    </message>
    <message>
        <source>There are several foolish pastims to be plaid in the Tables which are ridiculous to treat of, wherefore I shall only mention these three.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Á töfluborði má leika ýmsar fáfengilegar skemmtanir sem hlægilegt er að fjalla um; því nefni ég aðeins þessar þrjár.</translation>
    </message>
    <message>
        <source>The book’s own spellings of the numbers.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Stafsetning bókarinnar á tölunum.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>bls.&#xa0;162</translation>
    </message>
    <message>
        <source>The book does not say where the men stand. Modern accounts do.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Bókin segir ekki hvar töflurnar standa. Það gera frásagnir frá okkar tíma.</translation>
    </message>
    <message>
        <source>The book says that the higher number throws first. The rest we deduce.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Bókin segir að hærri talan kasti fyrst. Annað ályktum við.</translation>
    </message>
    <message>
        <source>The book does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Bókin nefnir þetta ekki. Má nota afganginn til að taka töflur út af? Justin du Coeur (1997): „Mig grunar að svo sé ekki, en það er mögulegt“.</translation>
    </message>
    <message>
        <source>The book says this about laying down. The Digital Ludeme Project and Wikipedia extend it to bearing off.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Bókin segir þetta um að fella ofan. Digital Ludeme Project og Wikipedia láta það einnig ná til þess að taka út af.</translation>
    </message>
    <message>
        <source>The other player may only lay a man down with it.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Mótspilarinn má aðeins fella töflu ofan með henni.</translation>
    </message>
    <message>
        <source>The herald’s game</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Spil skjaldarmerkjafræðingsins</translation>
    </message>
    <message>
        <source>From a great book of heraldry: your unused number lets the other player lay down.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Úr mikilli skjaldarmerkjabók: ónotuð tala þín leyfir mótspilaranum að fella ofan.</translation>
    </message>
    <message>
        <source>England, in manuscript</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>England, í handriti</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, liður 29a</translation>
    </message>
    <message>
        <source>Holme says this about all games at tables.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme segir þetta um öll spil á töfluborði.</translation>
    </message>
    <message>
        <source>III.16, item 27</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, liður 27</translation>
    </message>
    <message>
        <source>At all games within the tables, there is two Dies, and 30 table men: 15 of one colour, and 15 of an other</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Í öllum spilum á borðinu eru tveir teningar og 30 töflur: 15 í einum lit og 15 í öðrum</translation>
    </message>
    <message>
        <source>Holme does not say where the men stand. We follow Willughby’s game. Holme counts points from the left, our board from the right.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme segir ekki hvar töflurnar standa. Við fylgjum spili Willughbys. Holme telur reiti frá vinstri, borðið okkar frá hægri.</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, liður 29b</translation>
    </message>
    <message>
        <source>what is throwne is layd downe</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>það sem kastað er er fellt ofan</translation>
    </message>
    <message>
        <source>now dubblets in this game, is as many to be layd downe and borne as the dubblets are.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>samvörp gefa í þessu spili jafnmargar töflur og þau sýna, til að fella og taka út af.</translation>
    </message>
    <message>
        <source>Holme does not say so. It follows from the bearing off.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme segir það ekki. Það leiðir af því hvernig töflur eru teknar út af.</translation>
    </message>
    <message>
        <source>Holme does not mention this.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme nefnir þetta ekki.</translation>
    </message>
    <message>
        <source>The other player lays a man down with a number you cannot use.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Mótspilarinn fellir töflu ofan með tölu sem þú getur ekki notað.</translation>
    </message>
    <message>
        <source>Holme speaks only of laying down. The book of 1674 is often read as allowing bearing off too. Holme can be read that way as well.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme talar aðeins um að fella ofan. Bókin frá 1674 er oft lesin svo að einnig megi taka út af. Holme má líka lesa þannig.</translation>
    </message>
    <message>
        <source>if one throws and hath it not, the other lays downe for him</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>kasti einhver tölu sem hann á ekki fellir hinn fyrir hann</translation>
    </message>
    <message>
        <source>The king’s game</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Spil konungsins</translation>
    </message>
    <message>
        <source>Castile, 13th-century account</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Kastilía, frásögn frá 13. öld</translation>
    </message>
    <message>
        <source>From a king’s book of games: 12 men, 3 dice, and unused numbers pass.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Úr spilabók konungs: 12 töflur, 3 teningar og ónotaðar tölur fara til mótspilarans.</translation>
    </message>
    <message>
        <source>Alfonso X of Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Alfons 10. af Kastilíu</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Kastilía</translation>
    </message>
    <message>
        <source>The numbers are given in figures.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Tölurnar eru ritaðar með tölustöfum.</translation>
    </message>
    <message>
        <source>We do not know whether the source names them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Við vitum ekki hvort heimildin nefnir þær.</translation>
    </message>
    <message>
        <source>Each player has 12 men, 2 on each of 6 points.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Hvor leikmaður hefur 12 töflur, 2 á hverjum af 6 reitum.</translation>
    </message>
    <message>
        <source>Each throw is of 3 dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Kastað er 3 teningum í senn.</translation>
    </message>
    <message>
        <source>The miniature shows three dice. The text does not mention them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Smámyndin sýnir þrjá teninga. Textinn nefnir þá ekki.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, on the same side of the bar.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Töflur leikmannanna eru hvorar gegnt öðrum, sömu megin við slána.</translation>
    </message>
    <message>
        <source>The text names both. We deduce that all men are down first.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Textinn nefnir hvort tveggja. Við ályktum að fyrst séu allar töflur niðri.</translation>
    </message>
    <message>
        <source>The text calls this throw “the battle”. We deduce what happens with ties, and that these dice are not played.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Textinn kallar þetta kast „orrustuna“. Við ályktum hvað gerist ef jafnt er og að þessir teningar séu ekki leiknir.</translation>
    </message>
    <message>
        <source>The other player must play what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Mótspilarinn verður að leika það sem þú getur ekki. Þú verður því að leika það sem þú getur.</translation>
    </message>
    <message>
        <source>Equal numbers are played like any others.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Teningar með sömu tölu eru leiknir eins og aðrir.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Textinn nefnir ekki teninga með sömu tölu.</translation>
    </message>
    <message>
        <source>The other player must use any number that you cannot.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Mótspilarinn verður að nota hverja tölu sem þú getur ekki notað.</translation>
    </message>
    <message>
        <source>The text does not say that this ends the game.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Textinn segir ekki að leiknum ljúki með þessu.</translation>
    </message>
    <message>
        <source>The race</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Kapphlaupið</translation>
    </message>
    <message>
        <source>Castile, modern reconstruction</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Kastilía, endurgerð frá okkar tíma</translation>
    </message>
    <message>
        <source>A modern reconstruction: men laid down race round the board and can be hit.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Endurgerð frá okkar tíma: felldar töflur hlaupa um borðið og þær má slá.</translation>
    </message>
    <message>
        <source>The modern account says so. The miniature shows three, and the text does not mention them.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Frásögn frá okkar tíma segir það. Smámyndin sýnir þrjá og textinn nefnir þá ekki.</translation>
    </message>
    <message>
        <source>The men start facing each other and race through all four quarters.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Töflurnar byrja hvorar gegnt öðrum og hlaupa um alla fjóra fjórðunga.</translation>
    </message>
    <message>
        <source>Lay all your men down, then race them round the board and off it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Felldu allar töflur ofan, láttu þær svo hlaupa hringinn og út af.</translation>
    </message>
    <message>
        <source>This is a modern reconstruction. The translation of the page never speaks of moving.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Þetta er endurgerð frá okkar tíma. Þýðing síðunnar nefnir aldrei að töflur séu færðar.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can. You need not choose a play that wins the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Notaðu eins margar af tölunum og þú getur. Þú þarft ekki að nota tölu sem ynni.</translation>
    </message>
    <message>
        <source>The account does not say so. We deduce it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Frásögnin segir það ekki. Við ályktum það.</translation>
    </message>
    <message>
        <source>Only the exact number bears a man off: one step past the last point.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Aðeins nákvæm tala tekur töflu út af: eitt skref fram yfir síðasta reit.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player, or is lost.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Tala sem þú getur ekki notað fer til mótspilarans eða ónýtist.</translation>
    </message>
    <message>
        <source>It passes while you lay down or have all your men in the last quarter. We say the other player must use it; the account only says they may.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Hún gengur til mótspilarans meðan þú fellir ofan eða átt allar töflur í síðasta fjórðungi. Við segjum að hann verði að nota hana; frásögnin segir aðeins að hann megi það.</translation>
    </message>
    <message>
        <source>A number moves one man that many points along your track. No point holds more than 2 men.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Tala færir eina töflu svo marga reiti eftir brautinni þinni. Á reit komast mest 2 töflur.</translation>
    </message>
    <message>
        <source>Your track is all 24 points, from your own point 1. The other player goes the opposite way.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Brautin þín er allir 24 reitirnir, frá reit 1 hjá þér. Mótspilarinn fer öfuga leið.</translation>
    </message>
    <message>
        <source>A man that lands on a single enemy man removes it from the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Tafla sem lendir á stakri töflu mótspilarans fjarlægir hana úr leiknum.</translation>
    </message>
    <message>
        <source>This is odd: its owner then has one man fewer to bring home.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Þetta er undarlegt: eigandinn á þá einni töflu færra að koma heim.</translation>
    </message>
    <message>
        <source>Counting a hit man as gone is our choice: the account is silent.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Að telja slegna töflu úr leik er okkar val: frásögnin þegir.</translation>
    </message>
    <message>
        <source>If neither player can ever move again, the game is a draw.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Geti hvorugur leikmaður nokkru sinni leikið framar er jafntefli.</translation>
    </message>
    <message>
        <source>The account does not say what happens when neither player can move.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Frásögnin segir ekki hvað gerist þegar hvorugur getur leikið.</translation>
    </message>
    <message>
        <source>The throw-again game</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Spilið með aukakastinu</translation>
    </message>
    <message>
        <source>France, 18th-century account</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Frakkland, frásögn frá 18. öld</translation>
    </message>
    <message>
        <source>The French game at the trictrac table: a doublet lets you throw again.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Franska spilið á trictrac-borði: samvörp gefa annað kast.</translation>
    </message>
    <message>
        <source>published by Charpentier</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>útgefið af Charpentier</translation>
    </message>
    <message>
        <source>third edition, pp. 78–94</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>þriðja útgáfa, bls.&#xa0;78–94</translation>
    </message>
    <message>
        <source>from a modern transcription, not compared with the printed book; its author is not known</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>úr nútímauppskrift, ekki borið saman við prentuðu bókina; höfundur hennar er óþekktur</translation>
    </message>
    <message>
        <source>The names of the numbers and of the doublets.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Nöfn talna og samvarpa.</translation>
    </message>
    <message>
        <source>The names of doublets are the usual ones of trictrac, partly from other chapters.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Nöfn samvarpa eru þau sem tíðkast í trictrac, sum úr öðrum köflum.</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3. They lie in piles, not side by side.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Hvor leikmaður hefur 15 töflur. Á reitum 1, 2 og 3 eru 2 á hverjum. Á reitum 4, 5 og 6 eru 3 á hverjum. Þær liggja í stöflum, ekki hlið við hlið.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>bls.&#xa0;78–94, úr nútímauppskrift</translation>
    </message>
    <message>
        <source>one on top of the other, and not side by side</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>hver ofan á annarri en ekki hlið við hlið</translation>
    </message>
    <message>
        <source>The same book of trictrac and its games says so.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Sama bók um trictrac og skyld spil segir það.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the half nearest the light.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Töflur leikmannanna eru hvorar gegnt öðrum á þeim helmingi sem er næst birtunni.</translation>
    </message>
    <message>
        <source>the quarter … nearest the daylight</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>fjórðungurinn … næst dagsbirtunni</translation>
    </message>
    <message>
        <source>one may bear nothing off until one has laid all one’s men down</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>ekkert má taka út af fyrr en allar töflur eru niðri</translation>
    </message>
    <message>
        <source>What you cannot play goes to the other player. So you must play what you can.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Það sem þú getur ekki leikið fer til mótspilarans. Þú verður því að leika það sem þú getur.</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>allt sem annar getur ekki leikið leikur hinn</translation>
    </message>
    <message>
        <source>A pile of 2 has only one man to lay down. With a double 3, the other player lays one down with the second 3.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Í 2 taflna stafla er aðeins ein tafla til að fella. Við tvo þrista fellir mótspilarinn eina með seinni þristinum.</translation>
    </message>
    <message>
        <source>has only one man to lay down; you lay the other down for him</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>á aðeins eina töflu að fella; þú fellir hina fyrir hann</translation>
    </message>
    <message>
        <source>These words do not say from which point the man comes.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Þessi orð segja ekki frá hvaða reit taflan kemur.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again, even if you could not play it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Samvörp gefa annað kast, einnig þótt ekki væri hægt að leika þau.</translation>
    </message>
    <message>
        <source>whoever throws a doublet keeps the dice until they throw a plain throw</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>sá sem fær samvörp heldur teningunum þar til kastið verður venjulegt</translation>
    </message>
    <message>
        <source>The other player uses, if possible, any number that you cannot.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Mótspilarinn notar, ef unnt er, hverja tölu sem þú getur ekki notað.</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays, if they can; and if they cannot, neither of the two plays it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>allt sem annar getur ekki leikið leikur hinn ef hann getur; geti hann það ekki leikur hvorugur það</translation>
    </message>
    <message>
        <source>A doublet plays just its two numbers, one for each die.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Samvörp leika aðeins sínar tvær tölur, eina fyrir hvorn tening.</translation>
    </message>
    <message>
        <source>Doublets are played only once in it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Samvörp eru aðeins leikin einu sinni í því</translation>
    </message>
    <message>
        <source>The first player to bear off all their men wins the game.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Sá vinnur leikinn sem fyrst tekur allar töflur sínar út af.</translation>
    </message>
    <message>
        <source>While you lay down, you cannot use the numbers of a player bearing off.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Meðan þú fellir ofan geturðu ekki notað tölur þess sem tekur út af.</translation>
    </message>
    <message>
        <source>A modern account says so. We do not have the words of the book. Leave it out to play as in other sources.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Frásögn frá okkar tíma segir það. Við höfum ekki orð bókarinnar. Slepptu þessu til að leika eins og í öðrum heimildum.</translation>
    </message>
    <message>
        <source>They are lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Þær ónýtast.</translation>
    </message>
    <message>
        <source>They pass as at any other time.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Þær ganga til mótspilarans eins og endranær.</translation>
    </message>
    <message>
        <source>Every number that passes is pointed out.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Bent er á hverja tölu sem gengur til mótspilarans.</translation>
    </message>
    <message>
        <source>In the source the thrower need not tell you. We deduce that the next throw ends the time to claim. Newcomers may like to be told.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Í heimildinni þarf sá sem kastar ekki að segja frá. Við ályktum að fresturinn til að gera tilkall renni út við næsta kast. Nýliðum gæti þótt gott að fá ábendingu.</translation>
    </message>
    <message>
        <source>The other player sees every number that passes, and plays it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Mótspilarinn sér hverja tölu sem gengur til hans og leikur hana.</translation>
    </message>
    <message>
        <source>The other player must notice it and claim it, or it is lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Mótspilarinn verður að taka eftir henni og gera tilkall, annars ónýtist hún.</translation>
    </message>
    <message>
        <source>is not obliged to tell you</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>er ekki skyldugur að segja þér það</translation>
    </message>
    <message>
        <source>The encyclopedia’s game</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Spil alfræðibókarinnar</translation>
    </message>
    <message>
        <source>The French game in an encyclopedia of 1792: chance decides who begins.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Franska spilið í alfræðibók frá 1792: hending ræður hver byrjar.</translation>
    </message>
    <message>
        <source>attributed to Jacques Lacombe</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>eignað Jacques Lacombe</translation>
    </message>
    <message>
        <source>1792</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>1792</translation>
    </message>
    <message>
        <source>pp. 64–65</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>bls.&#xa0;64–65</translation>
    </message>
    <message>
        <source>the beginning from a modern transcription at jocari.be, the rest after a modern summary</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>upphafið úr nútímauppskrift á jocari.be, annað eftir samantekt frá okkar tíma</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>bls.&#xa0;64–65, úr nútímauppskrift</translation>
    </message>
    <message>
        <source>The name of this game comes from the fact that the players really do knock down all their men, one after another, laying them flat, one in front of the other.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Spilið dregur nafn af því að leikmenn fella í raun allar töflur sínar. Hverja á eftir annarri leggja þeir þær flatar, hverja fyrir framan aðra.</translation>
    </message>
    <message>
        <source>The French names of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Frönsku nöfnin frá 1715.</translation>
    </message>
    <message>
        <source>The part we have read mentions “as”, “deux”, “trois” and “six”.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Það sem við höfum lesið nefnir as, deux, trois og six.</translation>
    </message>
    <message>
        <source>On the three points nearest the daylight each pile is of two men, and the piles of the three other points are of three men each.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Á þeim þremur reitum sem eru næst birtunni eru tvær töflur í stafla; á hinum þremur eru þrjár í hverjum stafla.</translation>
    </message>
    <message>
        <source>which is played with two dice and two dice cups in a trictrac board</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>sem leikið er með tveimur teningum og tveimur baukum á trictrac-borði</translation>
    </message>
    <message>
        <source>each player puts his men in the quarter of the trictrac board nearest the daylight</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>hvor leikmaður setur töflur sínar í þann fjórðung trictrac-borðsins sem er næst birtunni</translation>
    </message>
    <message>
        <source>The part we have read covers only laying down. Bearing off comes from the modern summary.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Við höfum aðeins lesið um að fella ofan. Um að taka út af segir í samantekt frá okkar tíma.</translation>
    </message>
    <message>
        <source>The text says only that chance decides. We throw dice, as in the other games.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Textinn segir aðeins að hending ráði. Við köstum teningum eins og í öðrum spilum.</translation>
    </message>
    <message>
        <source>In its example, a six and an ace, the text plays the ace first. It states no rule.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Í dæmi textans, sexu og ási, er ásinn leikinn fyrst. Engin regla er sögð.</translation>
    </message>
    <message>
        <source>he knocks two men down from the piles, according to the number of dots that each die shows</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>hann fellir tvær töflur af stöflunum eftir augum hvors tenings</translation>
    </message>
    <message>
        <source>the ace is always taken from the first pile, the two from the second</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>ásinn er alltaf tekinn af fyrsta staflanum, tvisturinn af öðrum</translation>
    </message>
    <message>
        <source>We have not read what the book says about it. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Við höfum ekki lesið hvað bókin segir um það. Við fylgjum frönsku reglunum frá 1715.</translation>
    </message>
    <message>
        <source>We follow the French rules of 1715. The summary has the English rule of 1674, word for word, so we distrust it.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Við fylgjum frönsku reglunum frá 1715. Samantektin hefur ensku regluna frá 1674 orðrétt og því vantreystum við henni.</translation>
    </message>
    <message>
        <source>The first player to finish the last stage wins, on either player’s throw.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Sá vinnur sem fyrst lýkur síðasta áfanga, í hvors kasti sem er.</translation>
    </message>
    <message>
        <source>We have not read the end of the text. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Við höfum ekki lesið lok textans. Við fylgjum frönsku reglunum frá 1715.</translation>
    </message>
    <message>
        <source>When all your men are off, the game is over.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Þegar allar töflur eru komnar út af er leiknum lokið.</translation>
    </message>
    <message>
        <source>One modern reading of the article has players set all men up again. We have not found this in what we read.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Í einni túlkun greinarinnar frá okkar tíma setja leikmenn allar töflur upp aftur. Það höfum við ekki fundið í því sem við lásum.</translation>
    </message>
    <message>
        <source>The game is over, and that player has won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Leiknum er lokið og sá leikmaður hefur unnið.</translation>
    </message>
    <message>
        <source>They must be set up again, one number for each man. Then the game is won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Þær verður að setja upp aftur, eina tölu fyrir hverja töflu. Þá er leikurinn unninn.</translation>
    </message>
    <message>
        <source>The plain game</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Einfalda spilið</translation>
    </message>
    <message>
        <source>France, 19th-century account</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Frakkland, frásögn frá 19. öld</translation>
    </message>
    <message>
        <source>The French game in a book of 1888: doublets are ordinary throws.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Franska spilið í bók frá 1888: samvörp eru venjuleg köst.</translation>
    </message>
    <message>
        <source>Moulidars</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Moulidars</translation>
    </message>
    <message>
        <source>The summary that we follow gives none.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Samantektin sem við fylgjum gefur engin.</translation>
    </message>
    <message>
        <source>The account says only that the number of men differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Frásögnin segir aðeins að fjöldi taflna sé annar en í doblet.</translation>
    </message>
    <message>
        <source>The account says only that the number of dice differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Frásögnin segir aðeins að fjöldi teninga sé annar en í doblet.</translation>
    </message>
    <message>
        <source>The account says only that they do not stand as in doblet. We follow the French rules of 1715.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Frásögnin segir aðeins að þær standi ekki eins og í doblet. Við fylgjum frönsku reglunum frá 1715.</translation>
    </message>
    <message>
        <source>The account says this about doblet. The rest we deduce.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Frásögnin segir þetta um doblet. Annað ályktum við.</translation>
    </message>
    <message>
        <source>The other player plays what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Mótspilarinn leikur það sem þú getur ekki. Þú verður því að leika það sem þú getur.</translation>
    </message>
    <message>
        <source>We know this book only from Fiske’s summary of 1905, which gives doublets no privilege.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Við þekkjum þessa bók aðeins af samantekt Fiskes frá 1905, sem gefur samvörpum engin sérréttindi.</translation>
    </message>
    <message>
        <source>The stacking game</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Staflaspilið</translation>
    </message>
    <message>
        <source>Iceland, 20th-century account</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Ísland, frásögn frá 20. öld</translation>
    </message>
    <message>
        <source>The Icelandic game: men are laid down, stacked up again, then borne off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Íslenska spilið: töflur eru felldar ofan, staflað aftur og teknar út af.</translation>
    </message>
    <message>
        <source>Willard Fiske</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Willard Fiske</translation>
    </message>
    <message>
        <source>Florence</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Flórens</translation>
    </message>
    <message>
        <source>The account that we follow does not name them.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Frásögnin sem við fylgjum nefnir þær ekki.</translation>
    </message>
    <message>
        <source>Each player’s men stand in the quarter at their right hand.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Töflur hvors leikmanns standa í fjórðungnum við hægri hönd hans.</translation>
    </message>
    <message>
        <source>Lay all your men down, stack them up again, then bear them off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Felldu allar töflur ofan, staflaðu þeim aftur og taktu þær svo út af.</translation>
    </message>
    <message>
        <source>The account says that unusable throws do not count. So the usable ones must be played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Frásögnin segir að ónothæf köst gildi ekki. Nothæf köst verður því að leika.</translation>
    </message>
    <message>
        <source>When all your men are down, each number puts one man back on its pile.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Þegar allar töflur eru niðri setur hver tala eina töflu aftur á staflann sinn.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Samvörp gefa annað kast.</translation>
    </message>
    <message>
        <source>A number that you cannot use does not count.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Tala sem þú getur ekki notað gildir ekki.</translation>
    </message>
    <message>
        <source>The account says only that they throw to decide. In Icelandic kotra the lower number begins (Hugur og hönd, 1977, pp. 8–9).</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Frásögnin segir aðeins að kastað sé um það. Í íslenskri kotru byrjar lægri talan (Hugur og hönd, 1977, bls.&#xa0;8–9).</translation>
    </message>
    <message>
        <source>The higher number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Hærri talan kastar fyrst.</translation>
    </message>
    <message>
        <source>The lower number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Lægri talan kastar fyrst.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, each number bears one man off its point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Þegar öllum töflum er staflað aftur tekur hver tala eina töflu af reitnum sínum.</translation>
    </message>
    <message>
        <source>The account says “exactly as at backgammon”. It calls that “effectively the same as in doublets”. That is true only for men on the number’s own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Frásögnin segir „exactly as at backgammon“. Það kallar hún „effectively the same as in doublets“. Það er aðeins rétt um töflur á reit tölunnar sjálfrar.</translation>
    </message>
    <message>
        <source>Each number bears one man off its own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Hver tala tekur eina töflu af sínum reit.</translation>
    </message>
    <message>
        <source>A doublet plays both its numbers before you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Samvörp leika báðar tölurnar áður en þú kastar aftur.</translation>
    </message>
    <message>
        <source>We do not know whether Fiske says how many men it plays. In the Digital Ludeme Project and Ludii it plays one.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Við vitum ekki hvort Fiske segir hve mörgum töflum þau leika. Í Digital Ludeme Project og Ludii er það einni.</translation>
    </message>
    <message>
        <source>Both numbers are played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Báðar tölur eru leiknar.</translation>
    </message>
    <message>
        <source>One man is played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Einni töflu er leikið.</translation>
    </message>
    <message>
        <source>The living game</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Lifandi spil</translation>
    </message>
    <message>
        <source>Turkey, 21st-century account</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Tyrkland, frásögn frá 21. öld</translation>
    </message>
    <message>
        <source>Still played in Turkey: each die plays one man, and chance decides everything.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Enn leikið í Tyrklandi: hver teningur leikur einni töflu og hendingin ræður öllu.</translation>
    </message>
    <message>
        <source>Fatih Parlak</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Fatih Parlak</translation>
    </message>
    <message>
        <source>2020</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>2020</translation>
    </message>
    <message>
        <source>Turkey</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Tyrkland</translation>
    </message>
    <message>
        <source>entry on kız tavlası</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>færsla um kız tavlası</translation>
    </message>
    <message>
        <source>after two present-day accounts: one given to the project, one in the newspaper Posta</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>eftir tveimur frásögnum frá okkar tíma: önnur barst verkefninu, hin birtist í dagblaðinu Posta</translation>
    </message>
    <message>
        <source>The accounts that we follow do not name them.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Frásagnirnar sem við fylgjum nefna þær ekki.</translation>
    </message>
    <message>
        <source>The newspaper also allows them to stand diagonally. The game is the same. We use an English board.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Dagblaðið leyfir einnig að þær standi á ská. Spilið er hið sama. Við notum enskt borð.</translation>
    </message>
    <message>
        <source>Equal dice are thrown again. We deduce that these dice are not played.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Sýni teningarnir sömu tölu er kastað aftur. Við ályktum að þessir teningar séu ekki leiknir.</translation>
    </message>
    <message>
        <source>The accounts do not mention the order.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Frásagnirnar nefna ekki röðina.</translation>
    </message>
    <message>
        <source>The accounts do not mention this.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Frásagnirnar nefna þetta ekki.</translation>
    </message>
    <message>
        <source>We deduce that the bottom man needs no number.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Við ályktum að neðsta taflan þurfi enga tölu.</translation>
    </message>
    <message>
        <source>A doublet is an ordinary throw: two equal numbers.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Samvörp eru venjulegt kast: sama talan tvisvar.</translation>
    </message>
    <message>
        <source>The accounts do not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Frásagnirnar segja ekki hvað verður um hinar tölur kastsins.</translation>
    </message>
    <message>
        <source>The accounts do not mention such numbers. In some games of this kind they pass to the other player.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Frásagnirnar nefna ekki slíkar tölur. Í sumum slíkum spilum fara þær til mótspilarans.</translation>
    </message>
    <message>
        <source>The children’s game</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Barnaspilið</translation>
    </message>
    <message>
        <source>Syria and Lebanon, 20th-century account</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Sýrland og Líbanon, frásögn frá 20. öld</translation>
    </message>
    <message>
        <source>Of Syria and Lebanon: lay down, stack up again, then bear off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Frá Sýrlandi og Líbanon: fella ofan, stafla aftur og taka svo út af.</translation>
    </message>
    <message>
        <source>Barakat</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Barakat</translation>
    </message>
    <message>
        <source>1974</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>1974</translation>
    </message>
    <message>
        <source>Helsinki</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Helsinki</translation>
    </message>
    <message>
        <source>pp. 19–21</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>bls.&#xa0;19–21</translation>
    </message>
    <message>
        <source>after the Digital Ludeme Project’s summary of the book</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>eftir samantekt Digital Ludeme Project á bókinni</translation>
    </message>
    <message>
        <source>The summary that we follow does not name them.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Samantektin sem við fylgjum nefnir þær ekki.</translation>
    </message>
    <message>
        <source>The summary does not say where they stand. We use an English board.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Samantektin segir ekki hvar þær standa. Við notum enskt borð.</translation>
    </message>
    <message>
        <source>The summary does not say who begins.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Samantektin segir ekki hver byrjar.</translation>
    </message>
    <message>
        <source>The summary does not mention the order.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Samantektin nefnir ekki röðina.</translation>
    </message>
    <message>
        <source>The summary says what a number lets you do, not that you must.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Samantektin segir hvað tala leyfir þér, ekki að þú verðir að gera það.</translation>
    </message>
    <message>
        <source>The summary does not mention doublets.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Samantektin nefnir ekki samvörp.</translation>
    </message>
    <message>
        <source>The summary does not mention such numbers.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Samantektin nefnir ekki slíkar tölur.</translation>
    </message>
    <message>
        <source>In the summary each number moves one man. We take the rule for high numbers from backgammon. Other games of this kind bear off by number.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Í samantektinni færir hver tala eina töflu. Regluna um háar tölur tökum við úr backgammon. Í öðrum slíkum spilum ræður talan reitnum.</translation>
    </message>
    <message>
        <source>The summary does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Samantektin segir ekki hvað verður um hinar tölur kastsins.</translation>
    </message>
    <message>
        <source>Invented today</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Fundið upp í dag</translation>
    </message>
    <message>
        <source>Invented: no source has all these rules together.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Fundið upp: í engri heimild eru allar þessar reglur saman.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. Use the rest at once in your next stage.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Samvörp kunna að gefa fleiri töflur en þú þarft. Notaðu afganginn strax í næsta áfanga.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The other player plays the rest.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Samvörp kunna að gefa fleiri töflur en þú þarft. Mótspilarinn leikur afganginum.</translation>
    </message>
    <message>
        <source>A doublet plays only one man before you throw again.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Samvörp leika aðeins einni töflu áður en þú kastar aftur.</translation>
    </message>
    <message>
        <source>While you lay down, you can use the numbers of a player bearing off.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Meðan þú fellir ofan geturðu notað tölur þess sem tekur út af.</translation>
    </message>
    <message>
        <source>Notice a number that passes and claim it, or it is lost.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Taktu eftir tölu sem gengur til þín og gerðu tilkall, annars ónýtist hún.</translation>
    </message>
    <message>
        <source>When you finish a stage, you cannot use the rest of the throw.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Þegar þú lýkur áfanga geturðu ekki notað afganginn af kastinu.</translation>
    </message>
    <message>
        <source>Each player throws one die. The lower number throws first.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Hvor leikmaður kastar einum teningi. Lægri talan kastar fyrst.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Sá vinnur sem fyrst á engar töflur eftir.</translation>
    </message>
    <message>
        <source>It is our deduction that this may happen on the other player’s throw.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Að þetta geti gerst í kasti hins leikmannsins er okkar ályktun.</translation>
    </message>
    <message>
        <source>Holme adds laws for games at tables. The second agrees: “in the Game of doublets they are as many to laye”. That any points will do is our deduction.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme bætir við reglum um töfluleiki. Önnur reglan tekur undir: „in the Game of doublets they are as many to laye“. Að hvaða reitir sem er dugi er okkar ályktun.</translation>
    </message>
    <message>
        <source>f. 74, as read by the Digital Ludeme Project</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>bl. 74, eins og Digital Ludeme Project les það</translation>
    </message>
    <message>
        <source>A number bears a man off its point. It may instead move one that many points lower. If none stands so high, it bears off the highest.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Tala tekur töflu út af sínum reit eða færir töflu jafnmarga reiti niður. Sé engin tafla svo ofarlega tekur hún þá efstu út af.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, bear them off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Þegar öllum töflum er staflað aftur skaltu taka þær út af.</translation>
    </message>
    <message>
        <source>In one account a doublet plays all the men on its point. This matters only when three men are left there to bear off.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Í einni frásögn leika samvörp öllum töflum á sínum reit. Það skiptir aðeins máli þegar þrjár töflur eru þar eftir til að taka út af.</translation>
    </message>
    <message>
        <source>Its two numbers play one man each.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Hvor tala leikur einni töflu.</translation>
    </message>
    <message>
        <source>It plays all the men on its point, even if there are three.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Þau leika öllum töflum á sínum reit, jafnvel þremur.</translation>
    </message>
    <message>
        <source>A doublet plays all the men on its point, even if there are three.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Samvörp leika öllum töflum á sínum reit, jafnvel þremur.</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <source>Two players put their men in piles on a backgammon board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tveir leikmenn setja töflur sínar í stafla á backgammon-borði.</translation>
    </message>
    <message>
        <source>The dice decide which man is laid down, and later which man is taken off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Teningarnir ráða hvaða tafla er felld ofan og síðar hver er tekin út af.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sá vinnur sem fyrst á engar töflur eftir.</translation>
    </message>
    <message>
        <source>It is a simple game of luck, quite unlike backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þetta er einfalt heppnisspil og mjög ólíkt backgammon.</translation>
    </message>
    <message>
        <source>Games like this have been played for more than seven hundred years.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Spil af þessu tagi hafa verið leikin í meira en sjö hundruð ár.</translation>
    </message>
    <message>
        <source>This page tells you who wrote about them and what is still unknown.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þessi síða segir frá þeim sem skrifuðu um þau og hvað er enn óþekkt.</translation>
    </message>
    <message>
        <source>Each fact is marked with how we know it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við hverja staðreynd stendur hvaðan við vitum hana.</translation>
    </message>
    <message>
        <source>An old source says so itself.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Gömul heimild segir það sjálf.</translation>
    </message>
    <message>
        <source>Only a modern writer says so.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Aðeins höfundur frá okkar tíma segir það.</translation>
    </message>
    <message>
        <source>A picture or an object from the time shows it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mynd eða gripur frá þeim tíma sýnir það.</translation>
    </message>
    <message>
        <source>A book of games made for King Alfonso X of Castile teaches doblet. It is one of fifteen games of tables there.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Spilabók gerð fyrir Alfons 10. af Kastilíu kennir doblet. Þar er það eitt fimmtán töfluspila.</translation>
    </message>
    <message>
        <source>Rabelais, in Gargantua, lists the games that a giant plays. Renette and tables rabattues are both among them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rabelais telur í Gargantua upp spil sem risi leikur. Þar eru bæði renette og tables rabattues.</translation>
    </message>
    <message>
        <source>A folding tables board goes down with the ship Mary Rose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samanbrjótanlegt töfluborð sekkur með skipinu Mary Rose.</translation>
    </message>
    <message>
        <source>Hugh Latimer names doublets in a sermon before King Edward VI.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hugh Latimer nefnir doublets í predikun fyrir Játvarði 6. konungi.</translation>
    </message>
    <message>
        <source>They are still at their doublets.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þeir eru enn við doublets-spilið.</translation>
    </message>
    <message>
        <source>The name queen’s game is written down, modern editors say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nafnið drottningarspil er ritað, segja útgefendur okkar tíma.</translation>
    </message>
    <message>
        <source>Cotgrave explains the French word renette to English readers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cotgrave skýrir franska orðið renette fyrir enskum lesendum.</translation>
    </message>
    <message>
        <source>A game at tables, somewhat like our doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Töfluspil, nokkuð líkt doublets okkar eða drottningarspili.</translation>
    </message>
    <message>
        <source>John Taylor’s poem Taylor’s Motto names doublets among the games at which money is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kvæði Johns Taylor, Taylor’s Motto, nefnir doublets meðal spila sem fé tapast í.</translation>
    </message>
    <message>
        <source>At Irish, tick-tack, doublets, draughts or chess he throws his money about carelessly.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Í Irish, tick-tack, doublets, dammi eða skák sóar hann fé sínu kæruleysislega.</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>um 1665–70</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist, writes down how dublets is played.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francis Willughby, náttúrufræðingur, ritar hvernig dublets er leikið.</translation>
    </message>
    <message>
        <source>The Compleat Gamester, printed in London, gives the rules of dubblets, without its author’s name.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bókin The Compleat Gamester, prentuð í London, birtir reglur dubblets án nafns höfundar.</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>fyrir 1688</translation>
    </message>
    <message>
        <source>Randle Holme describes dubblets in a manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Randle Holme lýsir dubblets í handriti.</translation>
    </message>
    <message>
        <source>Hyde calls doublets the same game as three French ones. They are tables rabattues, dames rabattues and dames avallées.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hyde kallar doublets sama spil og þrjú frönsk. Þau eru tables rabattues, dames rabattues og dames avallées.</translation>
    </message>
    <message>
        <source>c. 1699</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>um 1699</translation>
    </message>
    <message>
        <source>Rules of dames rabattues are printed in Paris, a modern account says.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reglur um dames rabattues eru prentaðar í París, segir frásögn frá okkar tíma.</translation>
    </message>
    <message>
        <source>Charpentier prints these rules in the third edition of a book on trictrac. The first, of 1698, covered only trictrac; the second appeared in 1701.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Charpentier prentar þessar reglur í þriðju útgáfu bókar um trictrac. Sú fyrsta, frá 1698, fjallaði aðeins um trictrac; önnur kom 1701.</translation>
    </message>
    <message>
        <source>Seymour (pages 248–249) and Johnson (page 249) print the rules of 1674 again. Only some spellings change. Doublets was popular in the 17th and 18th centuries, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Seymour (bls.&#xa0;248–249) og Johnson (bls.&#xa0;249) endurprenta reglurnar frá 1674. Aðeins stafsetning breytist sums staðar. Doublets var vinsælt á 17. og 18. öld, segja höfundar okkar tíma.</translation>
    </message>
    <message>
        <source>A dictionary of games, part of the Encyclopédie méthodique, describes dames rabattues. Chance decides who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Orðabók um spil, hluti af Encyclopédie méthodique, lýsir dames rabattues. Hending ræður hver byrjar.</translation>
    </message>
    <message>
        <source>Moulidars describes dames rabattues in an encyclopedia of games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Moulidars lýsir dames rabattues í alfræðibók um spil.</translation>
    </message>
    <message>
        <source>Willard Fiske writes of ofanfelling, an Icelandic game, and calls it ancient. Holme’s manuscript is printed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willard Fiske skrifar um ofanfellingu, íslenskt spil, og kallar hana forna. Handrit Holmes er prentað.</translation>
    </message>
    <message>
        <source>Barakat describes yahoudieh, a children’s game of this family in Syria and Lebanon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barakat lýsir yahoudieh, skyldu barnaspili í Sýrlandi og Líbanon.</translation>
    </message>
    <message>
        <source>On 29 March Justin du Coeur publishes instructions for playing as the old books describe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hinn 29. mars birtir Justin du Coeur leiðbeiningar um að leika eins og gömlu bækurnar lýsa.</translation>
    </message>
    <message>
        <source>A very silly little luck game, but worthwhile for certain times</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mjög kjánalegt lítið heppnisspil en tímans virði stöku sinnum</translation>
    </message>
    <message>
        <source>Willughby’s manuscript is printed for the first time.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Handrit Willughbys er prentað í fyrsta sinn.</translation>
    </message>
    <message>
        <source>Fatih Parlak describes kız tavlası, a game of this family still played in Turkey.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fatih Parlak lýsir kız tavlası, skyldu spili sem enn er leikið í Tyrklandi.</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>í dag</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project collects evidence of old games. For doblet, it lists the players as adult, male, elite and noble.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Digital Ludeme Project safnar vitnisburði um gömul spil. Um doblet skráir það fullorðna leikmenn: karla, hástétt og aðal.</translation>
    </message>
    <message>
        <source>Made for King Alfonso X of Castile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Gerð fyrir Alfons 10., konung af Kastilíu.</translation>
    </message>
    <message>
        <source>Written by hand, and finished in Seville. Said to have been first printed in 1874.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Handskrifuð; lokið var við hana í Sevilla. Sögð fyrst prentuð 1874.</translation>
    </message>
    <message>
        <source>El Escorial, Spain: manuscript T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El Escorial, Spáni: handrit T-I-6, blað 74.</translation>
    </message>
    <message>
        <source>We read a modern translation by Golladay, and retell it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við lásum nútímaþýðingu Golladays og endursegjum hana.</translation>
    </message>
    <message>
        <source>Doblet is one of fifteen games of tables in the book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doblet er eitt fimmtán töfluspila í bókinni.</translation>
    </message>
    <message>
        <source>Some accounts date these games to the 14th century. The book itself says 1283.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sumar frásagnir telja spilin frá 14. öld. Bókin sjálf segir 1283.</translation>
    </message>
    <message>
        <source>Each player has twelve men, doubled up on six points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hvor leikmaður hefur tólf töflur, tvær saman á sex reitum.</translation>
    </message>
    <message>
        <source>The winner of an opening throw, called the battle, begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sá byrjar sem vinnur upphafskastið, sem kallað er orrustan.</translation>
    </message>
    <message>
        <source>The other player uses what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mótspilarinn notar það sem þú kastar en getur ekki notað.</translation>
    </message>
    <message>
        <source>The picture shows three dice; the text does not mention them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Myndin sýnir þrjá teninga; textinn nefnir þá ekki.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice. We play them as ordinary numbers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Textinn nefnir ekki teninga með sömu tölu. Við leikum þá sem venjulegar tölur.</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francis Willughby, náttúrufræðingur.</translation>
    </message>
    <message>
        <source>First printed in 2003, edited by Forgeng, Johnston and Cram.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fyrst prentað 2003 í útgáfu Forgengs, Johnston og Crams.</translation>
    </message>
    <message>
        <source>University of Nottingham, Middleton collection, Mi LM 14.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Háskólinn í Nottingham, Middleton-safnið, Mi LM 14.</translation>
    </message>
    <message>
        <source>We know the rules from modern writers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við þekkjum reglurnar af höfundum okkar tíma.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the two dice show together.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samvörp leika jafnmörgum töflum og teningarnir tveir sýna samtals.</translation>
    </message>
    <message>
        <source>A number that you cannot play is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tala sem ekki er hægt að leika ónýtist.</translation>
    </message>
    <message>
        <source>By childish he means trifling, not made for children.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Með „childish“ á hann við lítilvægt, ekki ætlað börnum.</translation>
    </message>
    <message>
        <source>Justin du Coeur calls it a gambling game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Justin du Coeur kallar það fjárhættuspil.</translation>
    </message>
    <message>
        <source>The least serious of all games of this kind. It is all chance, with hardly any skill.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Léttvægast allra spila af þessu tagi. Tóm hending og varla nokkur kunnátta.</translation>
    </message>
    <message>
        <source>It names no author. Later it was attributed to Charles Cotton.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hún nefnir engan höfund. Síðar var hún eignuð Charles Cotton.</translation>
    </message>
    <message>
        <source>London 1674, for R. Cutler: chapter XXIX, pages 161 and 162.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>London 1674, fyrir R. Cutler: kafli XXIX, bls.&#xa0;161 og 162.</translation>
    </message>
    <message>
        <source>Several libraries have copies.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eintök eru í nokkrum bókasöfnum.</translation>
    </message>
    <message>
        <source>We read the printed text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við lásum prentaða textann.</translation>
    </message>
    <message>
        <source>The other player lays down what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mótspilarinn fellir ofan það sem þú kastar en getur ekki notað.</translation>
    </message>
    <message>
        <source>Double fours lay down, or bear off, eight men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tveir fjarkar fella ofan eða taka út af átta töflur.</translation>
    </message>
    <message>
        <source>The chapter warns of cheats and their ways with dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kaflinn varar við svindlurum og aðferðum þeirra með teninga.</translation>
    </message>
    <message>
        <source>Two more such games follow it: sice-ace and ketch-dolt. Neither begins with piles that are laid down.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tvö slík spil fylgja: sice-ace og ketch-dolt. Hvorugt byrjar með stöflum sem felldir eru ofan.</translation>
    </message>
    <message>
        <source>It does not say what happens when a doublet is more than you need. In our rules the rest is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ekki er sagt hvað gerist þegar samvörp eru meiri en þarf. Í reglum okkar ónýtist afgangurinn.</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>bls.&#xa0;161</translation>
    </message>
    <message>
        <source>There are several silly games for a tables board. They are not worth describing, so I mention only these three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Til eru nokkur kjánaleg spil á töfluborði. Þeim er ekki vert að lýsa; ég nefni aðeins þessi þrjú.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>bls.&#xa0;161–162</translation>
    </message>
    <message>
        <source>The player with the higher throw begins, and lays down what it shows. So does the other player. If one cannot use a number, the other lays down a man with it. That helps the other.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sá sem kastar hærra byrjar og fellir ofan það sem kastið sýnir. Hinn gerir eins. Geti annar ekki notað tölu fellir hinn töflu með henni. Það kemur hinum að gagni.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>bls.&#xa0;162</translation>
    </message>
    <message>
        <source>A doublet lays down, or bears off, as many men as it shows. Two fours lay down, or bear off, eight.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samvörp fella ofan eða taka út af jafnmargar töflur og þau sýna. Tveir fjarkar: átta töflur.</translation>
    </message>
    <message>
        <source>Two sleights of hand, and loaded dice that fall high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tvö handbrögð og sviknir teningar sem falla hátt.</translation>
    </message>
    <message>
        <source>Randle Holme, said to have been a painter of coats of arms in Chester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Randle Holme, sagður skjaldarmerkjamálari í Chester.</translation>
    </message>
    <message>
        <source>This part, III.16, was first printed in 1905.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þessi hluti, III.16, var fyrst prentaður 1905.</translation>
    </message>
    <message>
        <source>The manuscript is in the British Library, London.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Handritið er í British Library í London.</translation>
    </message>
    <message>
        <source>We read the text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við lásum textann.</translation>
    </message>
    <message>
        <source>Fifteen men stand doubled on six points, some three high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fimmtán töflur standa tvær saman á sex reitum, sumar þrjár í stafla.</translation>
    </message>
    <message>
        <source>The other player lays down a man with a number you cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mótspilarinn fellir töflu ofan eftir tölu sem þú getur ekki notað.</translation>
    </message>
    <message>
        <source>Two dice are thrown, as in all games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tveimur teningum er kastað, eins og í öllum töfluspilum.</translation>
    </message>
    <message>
        <source>He numbers the points from the left. Our board numbers them from the right.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hann telur reitina frá vinstri. Borðið okkar telur þá frá hægri.</translation>
    </message>
    <message>
        <source>His rules for all such games say who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reglur hans um öll slík spil segja hver byrjar.</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, liður 29a</translation>
    </message>
    <message>
        <source>This is an easy and childish game. All fifteen men stand doubled on the six points. Points 6, 5 and 4 have three each. What is thrown is laid down. If one player cannot use it, the other lays down instead. So they go on until all the men are down. Then they bear off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þetta er auðvelt og barnalegt spil. Allar fimmtán töflurnar standa tvær saman á reitunum sex. Á reitum 6, 5 og 4 eru þrjár á hverjum. Það sem kastað er er fellt ofan. Geti annar ekki notað það fellir hinn í staðinn. Þannig er haldið áfram þar til allar töflur eru niðri. Þá eru þær teknar út af.</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, liður 29b</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher has the first throw, in every game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hvor leikmaður kastar einum teningi. Í öllum spilum á hærri talan fyrsta kast.</translation>
    </message>
    <message>
        <source>The author is not known. Charpentier published it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Höfundurinn er óþekktur. Charpentier gaf hana út.</translation>
    </message>
    <message>
        <source>Paris 1715, third edition, pages 78 to 94. The rules are known from about 1699.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>París 1715, þriðja útgáfa, bls.&#xa0;78 til 94. Reglurnar þekkjast frá því um 1699.</translation>
    </message>
    <message>
        <source>We read a transcription in modern spelling. We could not compare it with the printed book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við lásum uppskrift með nútímastafsetningu. Ekki var unnt að bera hana saman við prentuðu bókina.</translation>
    </message>
    <message>
        <source>Men lie in the half nearest the light.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Töflur liggja á þeim helmingi sem er næst birtunni.</translation>
    </message>
    <message>
        <source>What one player cannot play, the other plays.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Það sem annar getur ekki leikið leikur hinn.</translation>
    </message>
    <message>
        <source>A doublet keeps the dice: the same player throws again.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samvörp halda teningunum: sami leikmaður kastar aftur.</translation>
    </message>
    <message>
        <source>The thrower need not warn you. Here the program does, to make the game easier.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sá sem kastar þarf ekki að vara þig við. Hér gerir forritið það til hægðarauka.</translation>
    </message>
    <message>
        <source>A modern account says that some numbers of a player bearing off are lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Frásögn frá okkar tíma segir að sumar tölur þess sem tekur út af ónýtist.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>bls.&#xa0;78–94, úr nútímauppskrift</translation>
    </message>
    <message>
        <source>One upon the other, and not side by side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hver ofan á annarri, ekki hlið við hlið.</translation>
    </message>
    <message>
        <source>You can bear nothing off until you have laid down all your men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ekkert má taka út af fyrr en allar töflur þínar eru niðri.</translation>
    </message>
    <message>
        <source>All that one player cannot play, the other plays, if possible. If not, neither of them plays it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Allt sem annar getur ekki leikið leikur hinn ef unnt er. Annars leikur það hvorugur.</translation>
    </message>
    <message>
        <source>Whoever throws a doublet keeps the dice, until a plain throw is made.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sá sem fær samvörp heldur teningunum þar til kastið verður venjulegt.</translation>
    </message>
    <message>
        <source>Whoever is first to bear off all their men wins the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sá vinnur leikinn sem fyrst tekur allar töflur sínar út af.</translation>
    </message>
    <message>
        <source>Attributed to Jacques Lacombe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eignað Jacques Lacombe.</translation>
    </message>
    <message>
        <source>Paris 1792, pages 64 and 65.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>París 1792, bls.&#xa0;64 og 65.</translation>
    </message>
    <message>
        <source>A copy is in the National Library of France.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eintak er í Þjóðarbókasafni Frakklands.</translation>
    </message>
    <message>
        <source>We read a modern transcription of the beginning, and a modern summary of the rest.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við lásum nútímauppskrift upphafsins og samantekt frá okkar tíma um annað.</translation>
    </message>
    <message>
        <source>The three points nearest the light hold two men each, the others three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Á þeim þremur reitum sem eru næst birtunni eru tvær töflur, þrjár á hinum.</translation>
    </message>
    <message>
        <source>Chance decides who begins. Throwing a die for it is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hending ræður hver byrjar. Að kasta teningi um það er okkar val.</translation>
    </message>
    <message>
        <source>The dice must touch the other player’s side of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Teningarnir verða að snerta borðhelming mótspilarans.</translation>
    </message>
    <message>
        <source>What one player cannot use, the other uses.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Það sem annar getur ekki notað notar hinn.</translation>
    </message>
    <message>
        <source>We play doublets as in the French rules of 1715.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við leikum samvörp eins og í frönsku reglunum frá 1715.</translation>
    </message>
    <message>
        <source>According to one modern reading, players must set all men up again to win.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samkvæmt einni nútímatúlkun verða leikmenn að setja allar töflur upp aftur til að vinna.</translation>
    </message>
    <message>
        <source>We have not found that in what we read. So it is a rule you may choose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Það höfum við ekki fundið í því sem við lásum. Því er það regla sem má velja.</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>bls.&#xa0;64–65, úr nútímauppskrift</translation>
    </message>
    <message>
        <source>The game has its name because the players knock down all their men. One after another, they lay each flat in front of the one before it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Spilið heitir svo af því að leikmenn fella allar töflur sínar. Það gera þeir hverja á eftir annarri og leggja þær flatar, hverja fyrir framan aðra.</translation>
    </message>
    <message>
        <source>Chance is made to decide who has the dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hending er látin ráða hver fær teningana.</translation>
    </message>
    <message>
        <source>An ace is always taken from the first pile, a two from the second.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ás er alltaf tekinn af fyrsta staflanum, tvistur af öðrum.</translation>
    </message>
    <message>
        <source>Moulidars.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Moulidars.</translation>
    </message>
    <message>
        <source>Paris 1888.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>París 1888.</translation>
    </message>
    <message>
        <source>We know it through Fiske’s summary of 1905, page 300.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við þekkjum það af samantekt Fiskes frá 1905, bls.&#xa0;300.</translation>
    </message>
    <message>
        <source>Doublets are ordinary throws.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samvörp eru venjuleg köst.</translation>
    </message>
    <message>
        <source>Numbers that you cannot use pass to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tölur sem þú getur ekki notað ganga til mótspilarans.</translation>
    </message>
    <message>
        <source>We deduce how many men and dice there are, and where the men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við ályktum hve margar töflurnar og teningarnir eru og hvar töflurnar standa.</translation>
    </message>
    <message>
        <source>Willard Fiske.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willard Fiske.</translation>
    </message>
    <message>
        <source>Florence 1905, page 353.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Flórens 1905, bls.&#xa0;353.</translation>
    </message>
    <message>
        <source>We know this game from a modern writer.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við þekkjum þetta spil af höfundi frá okkar tíma.</translation>
    </message>
    <message>
        <source>Men are laid down, piled up again, and only then borne off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Töflur eru felldar ofan, þeim staflað aftur og fyrst þá teknar út af.</translation>
    </message>
    <message>
        <source>Each player uses the quarter of the board at their right hand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hvor leikmaður notar fjórðunginn við hægri hönd sér.</translation>
    </message>
    <message>
        <source>A number that you cannot play does not count.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tala sem ekki er hægt að leika gildir ekki.</translation>
    </message>
    <message>
        <source>The players throw to decide who begins. We deduce that the higher number does.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kastað er um hver byrjar. Við ályktum að hærri talan geri það.</translation>
    </message>
    <message>
        <source>In kotra, another Icelandic game, the lower number begins. You can choose that here.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Í kotru, öðru íslensku spili, byrjar lægri talan. Það geturðu valið hér.</translation>
    </message>
    <message>
        <source>How many men a doublet plays is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hve mörgum töflum samvörp leika er okkar val.</translation>
    </message>
    <message>
        <source>Fatih Parlak told the Digital Ludeme Project how to play.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fatih Parlak sagði Digital Ludeme Project hvernig það er leikið.</translation>
    </message>
    <message>
        <source>Turkish newspapers and websites explain it too.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tyrknesk dagblöð og vefir skýra það líka.</translation>
    </message>
    <message>
        <source>A living game, said to be at least fifty years old and probably much older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Lifandi spil, sagt að minnsta kosti fimmtíu ára og sennilega miklu eldra.</translation>
    </message>
    <message>
        <source>We follow the project’s account and an article in the newspaper Posta.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við fylgjum frásögn verkefnisins og grein í dagblaðinu Posta.</translation>
    </message>
    <message>
        <source>The name means girls’ backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nafnið merkir backgammon stelpna.</translation>
    </message>
    <message>
        <source>Fifteen men stand as in the English and French games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fimmtán töflur standa eins og í ensku og frönsku spilunum.</translation>
    </message>
    <message>
        <source>The men face each other, or stand diagonally.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Töflurnar eru hvorar gegnt öðrum eða standa á ská.</translation>
    </message>
    <message>
        <source>A doublet lays down all the men on its point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samvörp fella ofan allar töflur á sínum reit.</translation>
    </message>
    <message>
        <source>What happens to a number that you cannot use is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hvað verður um tölu sem ekki er hægt að nota er okkar val.</translation>
    </message>
    <message>
        <source>We play it on the English board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við leikum það á enska borðinu.</translation>
    </message>
    <message>
        <source>Barakat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barakat.</translation>
    </message>
    <message>
        <source>Helsinki 1974, pages 19 to 21.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Helsinki 1974, bls.&#xa0;19 til 21.</translation>
    </message>
    <message>
        <source>We know this game from a summary by the Digital Ludeme Project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við þekkjum þetta spil af samantekt Digital Ludeme Project.</translation>
    </message>
    <message>
        <source>Children in Syria and Lebanon play it. Adults play other games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Börn í Sýrlandi og Líbanon leika það. Fullorðnir leika önnur töfluspil.</translation>
    </message>
    <message>
        <source>In bearing off, a number may move a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þegar tekið er út af má tala færa töflu.</translation>
    </message>
    <message>
        <source>Who begins, doublets and numbers that you cannot use are our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hver byrjar, samvörp og tölur sem ekki er hægt að nota eru okkar val.</translation>
    </message>
    <message>
        <source>A modern research project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rannsóknarverkefni frá okkar tíma.</translation>
    </message>
    <message>
        <source>Not a book: its entry DLP.Evidence.1463 gives rules for doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ekki bók: færslan DLP.Evidence.1463 hefur reglur fyrir doblet.</translation>
    </message>
    <message>
        <source>In its own collection of evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Í eigin safni vitnisburða um gömul spil.</translation>
    </message>
    <message>
        <source>We compared that entry with the translation of Alfonso’s page.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við bárum þá færslu saman við þýðinguna á síðu Alfons.</translation>
    </message>
    <message>
        <source>When a player’s men are down, they race round the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þegar töflur leikmanns eru niðri hlaupa þær hringinn um borðið.</translation>
    </message>
    <message>
        <source>A single man can be hit, and then leaves the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Staka töflu má slá og fer hún þá úr leiknum.</translation>
    </message>
    <message>
        <source>We find no movement in the translation, so we call this a modern reconstruction.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þýðingin segir hvergi að töflur séu færðar. Við köllum þetta því endurgerð frá okkar tíma.</translation>
    </message>
    <message>
        <source>Men that are hit count as gone. A player who is hit has fewer to bring home. That is odd.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Slegnar töflur teljast úr leik. Sá sem er sleginn þarf að koma færri töflum heim. Það er undarlegt.</translation>
    </message>
    <message>
        <source>On leaf 74 of Alfonso’s book a small painting shows doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Á blaði 74 í bók Alfons sýnir lítil mynd doblet.</translation>
    </message>
    <message>
        <source>Two players sit at the board. One has just lifted a man from its pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tveir leikmenn sitja við borðið. Annar er nýbúinn að lyfta töflu af staflanum.</translation>
    </message>
    <message>
        <source>The board is a rectangle with a heavy frame.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Borðið er rétthyrningur með þungum ramma.</translation>
    </message>
    <message>
        <source>It has no triangles. Twenty-four half-round hollows are cut in its long sides.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Það hefur enga þríhyrninga. Tuttugu og fjórar hálfkringlóttar skálar eru skornar í langhliðarnar.</translation>
    </message>
    <message>
        <source>Each hollow is as wide as a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hver skál er jafnbreið töflu.</translation>
    </message>
    <message>
        <source>The bar is two stubs, one from each long side. They do not meet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sláin er tveir stubbar, einn frá hvorri langhlið. Þeir ná ekki saman.</translation>
    </message>
    <message>
        <source>Three dice are there, so we play with three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þrír teningar eru þar og því leikum við með þremur.</translation>
    </message>
    <message>
        <source>doublets, dubblets, doblet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>doublets, dubblets, doblet</translation>
    </message>
    <message>
        <source>Perhaps because the men stand doubled on their points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kannski af því að töflurnar standa tvær saman á reitunum.</translation>
    </message>
    <message>
        <source>Or because throwing a doublet is rewarded.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eða af því að samvörp eru launuð.</translation>
    </message>
    <message>
        <source>Alfonso’s page has no special rule for throwing a doublet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Síða Alfons hefur enga sérreglu um samvörp.</translation>
    </message>
    <message>
        <source>Doublets may have grown out of doblet, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doublets kann að hafa þróast af doblet, segja höfundar okkar tíma.</translation>
    </message>
    <message>
        <source>The historian Singman dates the name doublets to the 17th century.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sagnfræðingurinn Singman telur nafnið doublets frá 17. öld.</translation>
    </message>
    <message>
        <source>Latimer used it in 1549. So it is older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Latimer notaði það 1549. Það er því eldra.</translation>
    </message>
    <message>
        <source>dames rabattues</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>dames rabattues</translation>
    </message>
    <message>
        <source>Men knocked down: taken from their piles. A dame is a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Felldar töflur: teknar af stöflunum. Dame er tafla.</translation>
    </message>
    <message>
        <source>An older spelling is dames rabatues.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eldri ritháttur er dames rabatues.</translation>
    </message>
    <message>
        <source>renette, queen’s game</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>renette, drottningarspil</translation>
    </message>
    <message>
        <source>Renette, or reynette, means little queen, Fiske writes on page 286.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Renette, eða reynette, merkir litla drottning, ritar Fiske á bls.&#xa0;286.</translation>
    </message>
    <message>
        <source>Cotgrave says that renette is somewhat like doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cotgrave segir renette nokkuð líkt doublets eða drottningarspili.</translation>
    </message>
    <message>
        <source>Rabelais lists both renette and tables rabattues, so he took them for two games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rabelais nefnir bæði renette og tables rabattues og taldi þau því tvö spil.</translation>
    </message>
    <message>
        <source>It is not known whether renette and queen’s game are the same game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ekki er vitað hvort renette og drottningarspil eru sama spilið.</translation>
    </message>
    <message>
        <source>ofanfelling</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>ofanfelling</translation>
    </message>
    <message>
        <source>Fiske writes ofanfelling, and ofanfellingartafl.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fiske ritar ofanfelling og ofanfellingartafl.</translation>
    </message>
    <message>
        <source>Folding tables board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samanbrjótanlegt töfluborð</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>England</translation>
    </message>
    <message>
        <source>17th century, after a board of 1545</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>17. öld, eftir borði frá 1545</translation>
    </message>
    <message>
        <source>Oak; points of yew and of spruce or larch; eight men of poplar survive</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eik; reitir úr ýviði og greni eða lerki; átta töflur úr ösp varðveittar</translation>
    </message>
    <message>
        <source>57 × 48 cm</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>57 × 48 cm</translation>
    </message>
    <message>
        <source>Digital reconstruction after the Mary Rose board (81A5599), found in the carpenter’s cabin. For games of about 1665–1688, kız tavlası and yahoudieh.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Stafræn endurgerð eftir Mary Rose-borðinu (81A5599), sem fannst í klefa smiðsins. Fyrir spil frá um 1665–1688, kız tavlası og yahoudieh.</translation>
    </message>
    <message>
        <source>The grain and wear of the wood are invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Æðar og slit viðarins eru tilbúningur.</translation>
    </message>
    <message>
        <source>The English board, with fifteen men a side, ready to begin.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Enska borðið, fimmtán töflur hvorum megin, tilbúið til leiks.</translation>
    </message>
    <message>
        <source>Tables board with hollows</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Töfluborð með skálum</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kastilía</translation>
    </message>
    <message>
        <source>Materials not named in the book; shown as wood</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Efnis ekki getið í bókinni; sýnt sem viður</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>óþekkt</translation>
    </message>
    <message>
        <source>Digital reconstruction after the miniature in the Libro de los juegos. El Escorial, T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Stafræn endurgerð eftir smámynd í Libro de los juegos. El Escorial, T-I-6, blað 74.</translation>
    </message>
    <message>
        <source>The inlay is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Innlagða skrautið er tilbúningur.</translation>
    </message>
    <message>
        <source>The Castilian board, with half-round hollows instead of triangles.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kastilíska borðið, með hálfkringlóttum skálum í stað þríhyrninga.</translation>
    </message>
    <message>
        <source>Trictrac table</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Trictrac-borð</translation>
    </message>
    <message>
        <source>France</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Frakkland</translation>
    </message>
    <message>
        <source>about 1700 to 1715</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>um 1700 til 1715</translation>
    </message>
    <message>
        <source>Ebony or rosewood, with white and green points</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Íbenholt eða rósaviður, með hvítum og grænum reitum</translation>
    </message>
    <message>
        <source>Digital reconstruction after trictrac tables of the time, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Stafræn endurgerð eftir trictrac-borðum þess tíma, ekki eftir tilteknum grip.</translation>
    </message>
    <message>
        <source>Ivory was used then. We show bone, because elephants are killed for ivory.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þá var notað fílabein. Við sýnum bein því að fílar eru drepnir vegna fílabeins.</translation>
    </message>
    <message>
        <source>The French board, with green and white points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Franska borðið, með grænum og hvítum reitum.</translation>
    </message>
    <message>
        <source>Kotra board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kotruborð</translation>
    </message>
    <message>
        <source>Iceland</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ísland</translation>
    </message>
    <message>
        <source>date not known; the game was described in 1905</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>aldur óþekktur; spilinu var lýst 1905</translation>
    </message>
    <message>
        <source>Driftwood; men of birch and of whale bone</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rekaviður; töflur úr birki og hvalbeini</translation>
    </message>
    <message>
        <source>Digital reconstruction, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Stafræn endurgerð, ekki eftir tilteknum grip.</translation>
    </message>
    <message>
        <source>The carved plait is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Útskorna fléttan er tilbúningur.</translation>
    </message>
    <message>
        <source>The Icelandic board, with twelve men a side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Íslenska borðið, með tólf töflum hvorum megin.</translation>
    </message>
    <message>
        <source>Point</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reitur</translation>
    </message>
    <message>
        <source>One of the twenty-four places on the board. Yours are numbered 1 to 6.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Einn tuttugu og fjögurra staða á borðinu. Þínir eru númer 1 til 6.</translation>
    </message>
    <message>
        <source>One point of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Einn reitur borðsins, innrammaður.</translation>
    </message>
    <message>
        <source>Man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tafla</translation>
    </message>
    <message>
        <source>A playing piece, round and flat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kringlótt og flöt skífa sem leikið er með.</translation>
    </message>
    <message>
        <source>A single man on its point, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Stök tafla á reit sínum, innrömmuð.</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Stafli</translation>
    </message>
    <message>
        <source>Men stacked one on top of another on a point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Töflur hver ofan á annarri á reit.</translation>
    </message>
    <message>
        <source>Three men in a pile, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Þrjár töflur í stafla, innrammaðar.</translation>
    </message>
    <message>
        <source>Bottom man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Neðsta tafla</translation>
    </message>
    <message>
        <source>The lowest man in a pile. It is down already and needs no number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Neðsta tafla í stafla. Hún er þegar niðri og þarf enga tölu.</translation>
    </message>
    <message>
        <source>The other man is laid down, and the bottom man is framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hin taflan er niðri og neðsta taflan er innrömmuð.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fella ofan</translation>
    </message>
    <message>
        <source>Take the top man of a pile. Lay it flat in front of the pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Taktu efstu töflu af stafla. Leggðu hana flata fyrir framan staflann.</translation>
    </message>
    <message>
        <source>The top man of a pile, and the place where it will lie.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Efsta tafla stafla og staðurinn þar sem hún lendir.</translation>
    </message>
    <message>
        <source>Bear off</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Taka út af</translation>
    </message>
    <message>
        <source>Take a man off the board. All your men must be down first.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Taka töflu af borðinu. Fyrst verða allar töflur þínar að vera niðri.</translation>
    </message>
    <message>
        <source>A man on point 1, and the tray to which it goes.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tafla á reit 1 og bakkinn sem hún fer í.</translation>
    </message>
    <message>
        <source>Bar</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Slá</translation>
    </message>
    <message>
        <source>The strip between the two halves of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ræman milli borðhelminganna tveggja.</translation>
    </message>
    <message>
        <source>The bar of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Slá borðsins, innrömmuð.</translation>
    </message>
    <message>
        <source>Quarter of the board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fjórðungur borðsins</translation>
    </message>
    <message>
        <source>The six points on which a player’s men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reitirnir sex sem töflur leikmanns standa á.</translation>
    </message>
    <message>
        <source>Six points of one player, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sex reitir eins leikmanns, innrammaðir.</translation>
    </message>
    <message>
        <source>Dice box</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Teningabaukur</translation>
    </message>
    <message>
        <source>The cup from which dice are thrown. Each player has one.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Baukurinn sem teningum er kastað úr. Hvor leikmaður hefur einn.</translation>
    </message>
    <message>
        <source>A dice box stands beside the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Teningabaukur stendur við borðið.</translation>
    </message>
    <message>
        <source>Doublet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Samvörp</translation>
    </message>
    <message>
        <source>Dice that show the same number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Teningar sem sýna sömu tölu.</translation>
    </message>
    <message>
        <source>Two dice, both showing four.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tveir teningar, báðir sýna fjóra.</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bakki</translation>
    </message>
    <message>
        <source>The place beside the board where men borne off stand in a row.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Staðurinn þar sem töflur sem eru komnar út af standa í röð.</translation>
    </message>
    <message>
        <source>A tray with five men in it, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bakki með fimm töflum, innrammaður.</translation>
    </message>
    <message>
        <source>Lost or passed number</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ónýt tala eða tala mótspilarans</translation>
    </message>
    <message>
        <source>Nobody plays a number that is crossed out: it is lost. One with an arrow passes to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Enginn leikur yfirstrikaða tölu: hún ónýtist. Tala með ör gengur til mótspilarans.</translation>
    </message>
    <message>
        <source>Two dice: the six is crossed out, the three has an arrow.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tveir teningar: yfir sexuna er strikað, þristurinn hefur ör.</translation>
    </message>
    <message>
        <source>Who keeps the originals</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hver varðveitir frumgögnin</translation>
    </message>
    <message>
        <source>El Escorial keeps the book of Alfonso X.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El Escorial varðveitir bók Alfons 10.</translation>
    </message>
    <message>
        <source>The University of Nottingham keeps Willughby’s manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Háskólinn í Nottingham varðveitir handrit Willughbys.</translation>
    </message>
    <message>
        <source>The board from the Mary Rose is in the Mary Rose Museum, Portsmouth: object 81A5599.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Borðið úr Mary Rose er í Mary Rose-safninu í Portsmouth: gripur 81A5599.</translation>
    </message>
    <message>
        <source>Who edited, translated and copied</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hverjir gáfu út, þýddu og skrifuðu upp</translation>
    </message>
    <message>
        <source>Forgeng, Johnston and Cram edited Willughby in 2003.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Forgeng, Johnston og Cram gáfu Willughby út 2003.</translation>
    </message>
    <message>
        <source>Golladay translated Alfonso’s book. We retell it in our own words.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Golladay þýddi bók Alfons. Við endursegjum hana með eigin orðum.</translation>
    </message>
    <message>
        <source>We read Charpentier’s text in a modern-spelling transcription.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Við lásum texta Charpentiers í uppskrift með nútímastafsetningu.</translation>
    </message>
    <message>
        <source>The Text Creation Partnership transcribed The Compleat Gamester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Text Creation Partnership skrifaði upp The Compleat Gamester.</translation>
    </message>
    <message>
        <source>The Tools and Trades History Society transcribed Holme.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tools and Trades History Society skrifaði upp Holme.</translation>
    </message>
    <message>
        <source>The plain-English versions are ours.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Einföldu orðin við gamla kafla eru okkar.</translation>
    </message>
    <message>
        <source>Further reading</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Meira lesefni</translation>
    </message>
    <message>
        <source>David Parlett: The Oxford History of Board Games, 1999.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>David Parlett: The Oxford History of Board Games, 1999.</translation>
    </message>
    <message>
        <source>Cram, Forgeng and Johnston: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cram, Forgeng og Johnston: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</translation>
    </message>
    <message>
        <source>Jeffrey Forgeng and Will McLean: Daily Life in Chaucer’s England, 2009.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jeffrey Forgeng og Will McLean: Daily Life in Chaucer’s England, 2009.</translation>
    </message>
    <message>
        <source>Who reconstructed the games</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hverjir endurgerðu spilin</translation>
    </message>
    <message>
        <source>Justin du Coeur described doublets for modern players in 1997.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Justin du Coeur lýsti doublets fyrir nútímaleikmönnum 1997.</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project gathers evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Digital Ludeme Project safnar vitnisburði um gömul spil.</translation>
    </message>
    <message>
        <source>DLP.Evidence.1463 is its entry on doblet; another is DLP.Evidence.1563.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>DLP.Evidence.1463 er færsla þess um doblet; önnur er DLP.Evidence.1563.</translation>
    </message>
    <message>
        <source>Typeface and software</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Letur og hugbúnaður</translation>
    </message>
    <message>
        <source>The typeface is EB Garamond by Georg Duffner, under the SIL Open Font License.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Letrið er EB Garamond eftir Georg Duffner, með SIL Open Font-leyfi.</translation>
    </message>
    <message>
        <source>The program’s interface is built with Qt.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Glugginn er gerður með Qt.</translation>
    </message>
    <message>
        <source>Doublets is free software under the MIT licence.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doublets er frjáls hugbúnaður með MIT-leyfi.</translation>
    </message>
    <message>
        <source>The old words do not say it; the editors of Doublets deduce it from them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Gömlu orðin segja það ekki; ritstjórar Doublets draga þá ályktun af þeim.</translation>
    </message>
    <message>
        <source>The sources are silent, and the editors of Doublets chose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Heimildirnar þegja og ritstjórar Doublets völdu.</translation>
    </message>
    <message>
        <source>Here it bears off two men, even from three. You can choose all three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hér taka þau tvær töflur út af, jafnvel af þremur. Þú getur valið allar þrjár.</translation>
    </message>
</context>
</TS>
