<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>BoardMarks</name>
    <message>
        <source>%1
hit</source>
        <extracomment>men that were hit and are out of the game, on a narrow plate beside their tray; keep the line break and very short lines</extracomment>
        <translation>%1
geschl.</translation>
    </message>
    <message numerus="yes">
        <source>%n to play</source>
        <extracomment>men still to be played of a doublet, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw both</source>
        <comment>button: both dice for the lead</comment>
        <translation>Beide würfeln</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button</comment>
        <translation>Würfeln</translation>
    </message>
    <message numerus="yes">
        <source>%n unused</source>
        <extracomment>men of a doublet that nobody could play, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n ungenutzt</numerusform>
            <numerusform>%n ungenutzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Zunge %1</translation>
    </message>
    <message>
        <source>%1; lost: %2</source>
        <comment>dice; numbers</comment>
        <translation>%1; verfallen: %2</translation>
    </message>
    <message>
        <source>%1; passed to %2: %3</source>
        <comment>dice; player; numbers</comment>
        <translation>%1; an %2 gegangen: %3</translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1; ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%1; hint: %n man/men</source>
        <translation>
            <numerusform>%1; Tipp: %n Stein</numerusform>
            <numerusform>%1; Tipp: %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; can be played</source>
        <translation>%1; spielbar</translation>
    </message>
    <message>
        <source>%1; can be reached with %2</source>
        <comment>%2: a number of the dice</comment>
        <translation>%1; erreichbar mit %2</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>point</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>player: point: men</comment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice in the boxes</source>
        <translation>Würfel in den Bechern</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n man/men left to play</source>
        <translation>
            <numerusform>%1; noch %n Stein zu spielen</numerusform>
            <numerusform>%1; noch %n Steine zu spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; left to play: %2</source>
        <translation>%1; noch zu spielen: %2</translation>
    </message>
    <message>
        <source>%1; %2 throws next</source>
        <comment>dice; player</comment>
        <translation>%1; %2 würfelt als Nächstes</translation>
    </message>
    <message>
        <source>%1’s dice box</source>
        <translation>Würfelbecher von %1</translation>
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
            <numerusform>Ablage von %1: %n Stein herausgenommen</numerusform>
            <numerusform>Ablage von %1: %n Steine herausgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men hit and out of the game</source>
        <translation>
            <numerusform>%n Stein geschlagen und aus dem Spiel</numerusform>
            <numerusform>%n Steine geschlagen und aus dem Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: to point %2, hitting a man</source>
        <translation>%1 spielen: auf Zunge %2, schlägt einen Stein</translation>
    </message>
    <message>
        <source>Play %1: to point %2</source>
        <translation>%1 spielen: auf Zunge %2</translation>
    </message>
    <message>
        <source>Play %1: bear off</source>
        <translation>%1 spielen: herausnehmen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Throw both dice</source>
        <translation>Beide Würfel werfen</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Dice of the opening throw: %1 and %2</source>
        <comment>White&apos;s and Black&apos;s number</comment>
        <translation>Würfel des Wurfs um den Anfang: %1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n unused</source>
        <translation>
            <numerusform>%1; %n ungenutzt</numerusform>
            <numerusform>%1; %n ungenutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; may be claimed</source>
        <translation>%1; kann beansprucht werden</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>A board, men and dice to cut out</source>
        <translation>Brett, Steine und Würfel zum Ausschneiden</translation>
    </message>
    <message>
        <source>Finished sizes: board %1 × %2 cm, men %3 cm across, dice %4 cm.</source>
        <extracomment>%1 and %2 centimetres: length and breadth of the board; %3 of a man across, %4 of a die</extracomment>
        <translation>Fertige Maße: Brett %1 × %2&#xa0;cm, Stein %3&#xa0;cm im Durchmesser, Würfel %4&#xa0;cm.</translation>
    </message>
    <message>
        <source>Cut the dice from the last page and glue them to thin card that still folds, such as a postcard. Glue everything else to card 1 to 2 mm thick, and let it dry under a few books.</source>
        <translation>Schneiden Sie die Würfel von der letzten Seite ab und kleben Sie sie auf dünnen Karton, der sich noch falten lässt, etwa eine Postkarte. Kleben Sie alles andere auf 1 bis 2&#xa0;mm dicke Pappe und lassen Sie es unter ein paar Büchern trocknen.</translation>
    </message>
    <message>
        <source>Cut out both halves of the board along their outer lines. Lay them side by side so that the two halves of the bar meet, and tape them together at the back. The board can then be folded.</source>
        <translation>Schneiden Sie beide Hälften des Bretts an den äußeren Linien aus. Legen Sie sie so nebeneinander, dass die beiden Hälften der Bar aneinanderstoßen, und kleben Sie sie auf der Rückseite zusammen. Dann lässt sich das Brett falten.</translation>
    </message>
    <message>
        <source>Cut out the men. Men made of two layers of card stack well.</source>
        <translation>Schneiden Sie die Steine aus. Aus zwei Lagen Pappe lassen sie sich gut stapeln.</translation>
    </message>
    <message>
        <source>Cut out the dice along the outer lines, including the tabs. Press a groove along all lines with a blunt knife, fold the card and glue the tabs inside. A scrap of card inside makes a die stiffer. A card die is never quite fair: if you want to count how often each number comes up, use real dice.</source>
        <translation>Schneiden Sie die Würfel an den äußeren Linien samt Klebelaschen aus. Ritzen Sie alle Linien mit einem stumpfen Messer an, falten Sie den Karton und kleben Sie die Laschen innen fest. Pappreste im Inneren machen einen Würfel steifer. Ganz fair ist ein Würfel aus Karton nie: Wer zählen will, wie oft jede Zahl fällt, nimmt echte Würfel.</translation>
    </message>
    <message>
        <source>Set up the men as the diagram of your game shows. A number on a man shows how many men are in that pile.</source>
        <translation>Stellen Sie die Steine wie im Diagramm Ihres Spiels auf. Eine Zahl auf einem Stein nennt die Höhe des Stapels.</translation>
    </message>
    <message>
        <source>You will need card, paper glue, scissors or a sharp knife, a ruler and sticky tape.</source>
        <translation>Sie brauchen Pappe, Papierkleber, eine Schere oder ein scharfes Messer, ein Lineal und Klebeband.</translation>
    </message>
    <message>
        <source>10 cm</source>
        <translation>10&#xa0;cm</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>above what is cut out. %1: whose table, %2: which part of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>the left half of the board</source>
        <translation>die linke Hälfte des Bretts</translation>
    </message>
    <message>
        <source>the right half of the board</source>
        <translation>die rechte Hälfte des Bretts</translation>
    </message>
    <message>
        <source>men and dice</source>
        <translation>Steine und Würfel</translation>
    </message>
    <message>
        <source>Print the next three pages at 100%, without fitting them to the page. Check with a ruler that the bar below is 10 cm long.</source>
        <translation>Drucken Sie die nächsten drei Seiten mit 100&#xa0;%, ohne Anpassen an die Seite. Prüfen Sie mit einem Lineal, ob der Balken unten 10&#xa0;cm lang ist.</translation>
    </message>
</context>
<context>
    <name>BriefText</name>
    <message>
        <source>%1 %2, %3 %4. %1 begins.</source>
        <extracomment>the opening throw: %1 and %3 the players, %2 and %4 their numbers</extracomment>
        <translation>%1 %2, %3 %4. %1 beginnt.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <extracomment>a man moves from point %1 to point %2</extracomment>
        <translation>%1 auf %2.</translation>
    </message>
    <message>
        <source>%1 may stack.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 darf stapeln.</translation>
    </message>
    <message>
        <source>%1 may race.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 darf laufen.</translation>
    </message>
    <message>
        <source>%1 may set up.</source>
        <extracomment>%1 a player, whose men are all off the board</extracomment>
        <translation>%1 darf aufstellen.</translation>
    </message>
    <message>
        <source>%1 may bear off.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 darf herausnehmen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 what fell: &quot;6 and 3&quot;, &quot;two 4s&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, both laid.</source>
        <extracomment>both numbers of a throw have laid a man down: &quot;Anne 6 and 3, both laid.&quot;</extracomment>
        <translation>%1, beide hingelegt.</translation>
    </message>
    <message>
        <source>%1, all laid.</source>
        <translation>%1, alle hingelegt.</translation>
    </message>
    <message>
        <source>%1, both stacked.</source>
        <extracomment>both numbers of a throw have put a man back on its pile</extracomment>
        <translation>%1, beide gestapelt.</translation>
    </message>
    <message>
        <source>%1, all stacked.</source>
        <translation>%1, alle gestapelt.</translation>
    </message>
    <message>
        <source>%1, both set up.</source>
        <extracomment>both numbers of a throw have set a man up again</extracomment>
        <translation>%1, beide aufgestellt.</translation>
    </message>
    <message>
        <source>%1, all set up.</source>
        <translation>%1, alle aufgestellt.</translation>
    </message>
    <message>
        <source>%1, both off.</source>
        <extracomment>both numbers of a throw have taken a man off the board</extracomment>
        <translation>%1, beide heraus.</translation>
    </message>
    <message>
        <source>%1, all off.</source>
        <translation>%1, alle heraus.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <extracomment>%1 a player, %2 the points of the men laid down</extracomment>
        <translation>%1 legt %2 hin.</translation>
    </message>
    <message>
        <source>%1 stacks %2.</source>
        <extracomment>%1 a player, %2 the points of the men put back on their piles</extracomment>
        <translation>%1 stapelt %2.</translation>
    </message>
    <message>
        <source>%1 sets up %2.</source>
        <extracomment>%1 a player, %2 the points on which men are set up again</extracomment>
        <translation>%1 stellt %2 auf.</translation>
    </message>
    <message>
        <source>%1 off %2.</source>
        <extracomment>%1 a player, %2 the points of the men taken off the board</extracomment>
        <translation>%1 nimmt %2 heraus.</translation>
    </message>
    <message>
        <source>%1: not claimed.</source>
        <extracomment>%1 numbers that the player did not claim</extracomment>
        <translation>%1: nicht beansprucht.</translation>
    </message>
    <message>
        <source>%1: no use.</source>
        <extracomment>%1 numbers that no man can use</extracomment>
        <translation>%1: nutzlos.</translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <extracomment>%1 numbers that the thrower cannot use, %2 the other player, who may</extracomment>
        <translation>%1 für %2.</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>%1 plays %n man/men of %2’s doublet.</source>
        <extracomment>%1 a player, %2 the other, who threw the doublet</extracomment>
        <translation>
            <numerusform>%1 spielt %n Stein vom Pasch der Gegenseite (%2).</numerusform>
            <numerusform>%1 spielt %n Steine vom Pasch der Gegenseite (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>%1 spielt %3 aus dem Wurf von %2.</translation>
    </message>
    <message>
        <source>Each player throws one die: enter the two numbers.</source>
        <translation>Jede Seite wirft einen Würfel: Geben Sie die beiden Zahlen ein.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: touch either dice box.</source>
        <translation>Je ein Würfel, gemeinsam geworfen: Tippen Sie auf einen der Becher.</translation>
    </message>
    <message>
        <source>Each player throws one die.</source>
        <translation>Jede Seite wirft einen Würfel.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: press Space, or click either box.</source>
        <translation>Je ein Würfel, gemeinsam geworfen: Leertaste drücken oder einen Becher anklicken.</translation>
    </message>
    <message>
        <source>Now %1 throws again.</source>
        <translation>Jetzt würfelt %1 noch einmal.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Jetzt würfelt %1.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n more man/men.</source>
        <translation>
            <numerusform>Jetzt legt %1 noch %n Stein hin.</numerusform>
            <numerusform>Jetzt legt %1 noch %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n man/men.</source>
        <translation>
            <numerusform>Jetzt legt %1 %n Stein hin.</numerusform>
            <numerusform>Jetzt legt %1 %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n more man/men.</source>
        <translation>
            <numerusform>Jetzt nimmt %1 noch %n Stein heraus.</numerusform>
            <numerusform>Jetzt nimmt %1 noch %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n man/men.</source>
        <translation>
            <numerusform>Jetzt nimmt %1 %n Stein heraus.</numerusform>
            <numerusform>Jetzt nimmt %1 %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 player, %2 the numbers of the dice</extracomment>
        <translation>Jetzt spielt %1: %2.</translation>
    </message>
    <message>
        <source>The %1 cannot be played.</source>
        <extracomment>%1 numbers that the player has thrown and no man can use</extracomment>
        <translation>Nicht spielbar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n of these numbers: %2.</source>
        <extracomment>%1 player, %2 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Jetzt spielt %1 %n dieser Zahlen: %2.</numerusform>
            <numerusform>Jetzt spielt %1 %n dieser Zahlen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins stacking again.</source>
        <translation>%1 stapelt von nun an.</translation>
    </message>
    <message>
        <source>%1 begins the race.</source>
        <translation>%1 beginnt das Rennen.</translation>
    </message>
    <message>
        <source>%1 begins bearing off.</source>
        <translation>%1 nimmt von nun an heraus.</translation>
    </message>
    <message>
        <source>%1 begins setting up again.</source>
        <translation>%1 stellt von nun an wieder auf.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of a throw, of which all have been played</extracomment>
        <translation>%1 spielt %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down the last %n man/men.</source>
        <translation>
            <numerusform>%1 legt den letzten Stein hin.</numerusform>
            <numerusform>%1 legt die letzten %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off the last %n man/men.</source>
        <translation>
            <numerusform>%1 nimmt den letzten Stein heraus.</numerusform>
            <numerusform>%1 nimmt die letzten %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>Jetzt spielt %1 aus dem Wurf von %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down all %n man/men.</source>
        <translation>
            <numerusform>Jetzt legt %1 den einzigen Stein hin.</numerusform>
            <numerusform>Jetzt legt %1 alle %n Steine hin.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the %1s cannot be played.</source>
        <translation>Eine %1 lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>Only one of the %1s can be played.</source>
        <translation>Nur eine %1 lässt sich spielen.</translation>
    </message>
    <message>
        <source>You begin stacking again.</source>
        <translation>Sie stapeln von nun an.</translation>
    </message>
    <message>
        <source>You begin the race.</source>
        <translation>Sie beginnen das Rennen.</translation>
    </message>
    <message>
        <source>You begin bearing off.</source>
        <translation>Sie nehmen von nun an heraus.</translation>
    </message>
    <message>
        <source>You begin setting up again.</source>
        <translation>Sie stellen von nun an wieder auf.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 the numbers of a throw, of which all have been played</extracomment>
        <translation>Sie spielen %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n man/men of your doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>%1 spielt %n Stein von Ihrem Pasch.</numerusform>
            <numerusform>%1 spielt %n Steine von Ihrem Pasch.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>%1 spielt %2 aus Ihrem Wurf.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n man/men of %1’s doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>Sie spielen %n Stein vom Pasch der Gegenseite (%1).</numerusform>
            <numerusform>Sie spielen %n Steine vom Pasch der Gegenseite (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>You play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Sie spielen %2 aus dem Wurf von %1.</translation>
    </message>
    <message>
        <source>Now you throw again.</source>
        <translation>Jetzt würfeln Sie noch einmal.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Jetzt würfeln Sie.</translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down all %n man/men.</source>
        <translation>
            <numerusform>Jetzt legen Sie den einzigen Stein hin.</numerusform>
            <numerusform>Jetzt legen Sie alle %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down the last %n man/men.</source>
        <translation>
            <numerusform>Jetzt legen Sie den letzten Stein hin.</numerusform>
            <numerusform>Jetzt legen Sie die letzten %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off the last %n man/men.</source>
        <translation>
            <numerusform>Jetzt nehmen Sie den letzten Stein heraus.</numerusform>
            <numerusform>Jetzt nehmen Sie die letzten %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n more man/men.</source>
        <translation>
            <numerusform>Jetzt legen Sie noch %n Stein hin.</numerusform>
            <numerusform>Jetzt legen Sie noch %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n man/men.</source>
        <translation>
            <numerusform>Jetzt legen Sie %n Stein hin.</numerusform>
            <numerusform>Jetzt legen Sie %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n more man/men.</source>
        <translation>
            <numerusform>Jetzt nehmen Sie noch %n Stein heraus.</numerusform>
            <numerusform>Jetzt nehmen Sie noch %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n man/men.</source>
        <translation>
            <numerusform>Jetzt nehmen Sie %n Stein heraus.</numerusform>
            <numerusform>Jetzt nehmen Sie %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n of these numbers: %1.</source>
        <extracomment>%1 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Jetzt spielen Sie %n dieser Zahlen: %1.</numerusform>
            <numerusform>Jetzt spielen Sie %n dieser Zahlen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>Jetzt spielen Sie: %1.</translation>
    </message>
    <message>
        <source>Now you play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Jetzt spielen Sie aus dem Wurf von %1: %2.</translation>
    </message>
    <message>
        <source>Now %1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>Jetzt spielt %1 aus Ihrem Wurf: %2.</translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>%1: %2, kein Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n with an error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>
            <numerusform>%1: %2, %n mit einem Fehler</numerusform>
            <numerusform>%1: %2, %n mit einem Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, bytes read:</source>
        <translation>%1, gelesene Bytes:</translation>
    </message>
    <message>
        <source>Stopped while reading %1.</source>
        <translation>Beim Lesen von %1 angehalten.</translation>
    </message>
    <message>
        <source>Too many errors: the rest of the file was not read.</source>
        <translation>Zu viele Fehler: Der Rest der Datei wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>DATEI…</translation>
    </message>
    <message>
        <source>game %1, throw %2: </source>
        <translation>Partie %1, Wurf %2: </translation>
    </message>
    <message>
        <source>game %1: </source>
        <translation>Partie %1: </translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>%1’s throw has no %2 to claim.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>%1 hat keine %2 gewürfelt. Die Zahl lässt sich nicht beanspruchen.</translation>
    </message>
    <message>
        <source>%1 used the %2. It cannot be claimed.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>%1 hat die %2 gespielt. Sie lässt sich nicht beanspruchen.</translation>
    </message>
    <message>
        <source>%1 has already claimed the %2.</source>
        <extracomment>%1 the player who wanted to claim the number %2 of the dice</extracomment>
        <translation>%1 hat die %2 schon beansprucht.</translation>
    </message>
    <message>
        <source>%1 claims the %2.</source>
        <extracomment>%1 the player who claims the number %2 of the other player&apos;s dice</extracomment>
        <translation>%1 beansprucht die %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unused.</source>
        <extracomment>%1 a player, %2 numbers of the dice that the player has not used</extracomment>
        <translation>%1 lässt %2 ungenutzt.</translation>
    </message>
    <message>
        <source>Only %1 can claim unused numbers.</source>
        <extracomment>%1 the player who may claim numbers; the other player wanted to</extracomment>
        <translation>Nur %1 kann ungenutzte Zahlen beanspruchen.</translation>
    </message>
    <message>
        <source>Enter on a man claims its number; Space gives up all unused numbers.</source>
        <translation>Enter auf einem Stein beansprucht seine Zahl; die Leertaste verzichtet auf alle ungenutzten Zahlen.</translation>
    </message>
    <message>
        <source>Enter claims; Space goes on without claiming.</source>
        <translation>Enter beansprucht; die Leertaste fährt ohne Anspruch fort.</translation>
    </message>
    <message>
        <source>Your throw has no %1 to claim.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>Sie haben keine %1 gewürfelt. Die Zahl lässt sich nicht beanspruchen.</translation>
    </message>
    <message>
        <source>You used the %1. It cannot be claimed.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>Sie haben die %1 gespielt. Die Zahl lässt sich nicht beanspruchen.</translation>
    </message>
    <message>
        <source>You have already claimed the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Sie haben die %1 schon beansprucht.</translation>
    </message>
    <message>
        <source>Only you can claim unused numbers.</source>
        <translation>Nur Sie können ungenutzte Zahlen beanspruchen.</translation>
    </message>
    <message>
        <source>You claim the %1.</source>
        <extracomment>%1 a number of the other player&apos;s dice</extracomment>
        <translation>Sie beanspruchen die %1.</translation>
    </message>
    <message>
        <source>You leave %1 unused.</source>
        <extracomment>%1 numbers of the dice that you have not used</extracomment>
        <translation>Sie lassen %1 ungenutzt.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Lists the rule sets and the rules you can change.</source>
        <translation>Listet die Regelwerke und die wählbaren Regeln auf.</translation>
    </message>
    <message>
        <source>Plays many games and counts who wins.</source>
        <translation>Spielt viele Partien und zählt, wer gewinnt.</translation>
    </message>
    <message>
        <source>Saves a picture of the board; works without a screen.</source>
        <translation>Speichert ein Bild des Bretts; geht ohne Bildschirm.</translation>
    </message>
    <message>
        <source>Makes a PDF for printing: rules, a board, a game, odds, labels, lessons.</source>
        <translation>Erstellt ein PDF zum Drucken: Regeln, ein Brett, eine Partie, Chancen, Schilder, Lektionen.</translation>
    </message>
    <message>
        <source>Summarises the visits to a display, or prints them all.</source>
        <translation>Fasst die Besuche an einer Station zusammen oder gibt sie alle aus.</translation>
    </message>
    <message>
        <source>Replays game records and reports the first error in each game.</source>
        <translation>Spielt aufgezeichnete Partien nach und meldet in jeder den ersten Fehler.</translation>
    </message>
    <message>
        <source>Print JSON for other programs.</source>
        <translation>JSON für andere Programme ausgeben.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>unerwartetes Argument %1</translation>
    </message>
    <message>
        <source>Could not write the results.</source>
        <translation>Die Ergebnisse ließen sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Could not start %1: %2</source>
        <extracomment>%1 the path of a program, %2 the reason</extracomment>
        <translation>%1 ließ sich nicht starten: %2</translation>
    </message>
    <message>
        <source>Usage: doublets-cli COMMAND [OPTIONS]</source>
        <translation>Aufruf: doublets-cli BEFEHL [OPTIONEN]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Show this help, or help for the command given before it.</source>
        <translation>Diese Hilfe zeigen, oder Hilfe zum davor genannten Befehl.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Diese Sprache verwenden: %1.</translation>
    </message>
    <message>
        <source>command line: unknown command %1; available: %2</source>
        <translation>Befehlszeile: unbekannter Befehl %1; verfügbar: %2</translation>
    </message>
    <message>
        <source>Show the options.</source>
        <translation>Die Optionen zeigen.</translation>
    </message>
    <message>
        <source>Start a new game with this rule set.</source>
        <translation>Eine neue Partie nach diesem Regelwerk beginnen.</translation>
    </message>
    <message>
        <source>Start a new game with dice from this seed.</source>
        <translation>Eine neue Partie mit Würfeln aus diesem Startwert beginnen.</translation>
    </message>
    <message>
        <source>Start First steps: learn the game on the board.</source>
        <translation>„Erste Schritte“ starten: das Spiel am Brett lernen.</translation>
    </message>
    <message>
        <source>Use this language.</source>
        <translation>Diese Sprache verwenden.</translation>
    </message>
    <message>
        <source>Start as a museum display, configured by FILE.</source>
        <translation>Als Museumsstation starten, eingerichtet durch DATEI.</translation>
    </message>
    <message>
        <source>Doublets and related historical dice games for two players.</source>
        <translation>Doublets und verwandte historische Würfelspiele für zwei.</translation>
    </message>
    <message>
        <source>The game or lesson to open.</source>
        <translation>Die zu öffnende Partie oder Lektion.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time, not %1.</source>
        <translation>Es lässt sich nur eine Datei auf einmal öffnen, nicht %1.</translation>
    </message>
    <message>
        <source>A file has its own rules and dice: give either a file or options for a new game, not both.</source>
        <translation>Eine Datei hat eigene Regeln und Würfel: entweder eine Datei angeben oder Optionen für eine neue Partie.</translation>
    </message>
    <message>
        <source>--language: unknown language %1; available: %2.</source>
        <translation>--language: unbekannte Sprache %1; verfügbar: %2.</translation>
    </message>
    <message>
        <source>Could not start the museum display %1: %2. Install the Debian package doublets-display; there is no display for other systems.</source>
        <extracomment>%1 the path of a program, %2 why not</extracomment>
        <translation>Die Museumsstation %1 ließ sich nicht starten: %2. Installieren Sie das Debian-Paket doublets-display; für andere Systeme gibt es keine Museumsstation.</translation>
    </message>
    <message>
        <source>Computes how often each player wins under best play, or estimates it under good play.</source>
        <translation>Berechnet, wie oft jede Seite bei bestem Spiel gewinnt, oder schätzt es für gutes Spiel.</translation>
    </message>
</context>
<context>
    <name>ComparisonSummary</name>
    <message>
        <source>The game as it was played.</source>
        <translation>Die Partie, wie sie gespielt wurde.</translation>
    </message>
    <message numerus="yes">
        <source>The game as it stood after %n throw(s) of the dice.</source>
        <translation>
            <numerusform>Die Partie, wie sie nach %n Wurf stand.</numerusform>
            <numerusform>Die Partie, wie sie nach %n Würfen stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is drawn after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Nach den Regeln von %1 endet die Partie nach %n Wurf remis.</numerusform>
            <numerusform>Nach den Regeln von %1 endet die Partie nach %n Würfen remis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is unfinished after %n throw(s).</source>
        <translation>
            <numerusform>Nach den Regeln von %1 ist die Partie nach %n Wurf nicht beendet.</numerusform>
            <numerusform>Nach den Regeln von %1 ist die Partie nach %n Würfen nicht beendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, %2 wins after %n throw(s).</source>
        <extracomment>%1 the author of the rules, %2 the winner</extracomment>
        <translation>
            <numerusform>Nach den Regeln von %1 gewinnt %2 nach %n Wurf.</numerusform>
            <numerusform>Nach den Regeln von %1 gewinnt %2 nach %n Würfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two games never differ.</source>
        <translation>Die beiden Partien sind überall gleich.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the players choose differently.</source>
        <translation>Ab Wurf %1 unterscheiden sie sich, weil anders gewählt wird.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the rules differ.</source>
        <translation>Ab Wurf %1 unterscheiden sie sich, weil die Regeln andere sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice of the first game was/were unused when the second ended.</source>
        <translation>
            <numerusform>Als die zweite Partie endete, war %n Würfel der ersten unbenutzt.</numerusform>
            <numerusform>Als die zweite Partie endete, waren %n Würfel der ersten unbenutzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where there is a choice, both players choose at random (seed %1).</source>
        <translation>Wo es eine Wahl gibt, wählen beide Seiten zufällig (Startwert %1).</translation>
    </message>
    <message>
        <source>Where there is a choice, both players try to finish in the fewest turns.</source>
        <translation>Wo es eine Wahl gibt, wollen beide Seiten in möglichst wenigen Runden fertig werden.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players make the best play.</source>
        <translation>Wo es eine Wahl gibt, spielen beide Seiten den besten Zug.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players play as the strong computer does.</source>
        <translation>Wo es eine Wahl gibt, spielen beide Seiten wie der starke Computer.</translation>
    </message>
    <message>
        <source>The second game used exactly the dice of the first.</source>
        <translation>Die zweite Partie brauchte genau die Würfel der ersten.</translation>
    </message>
    <message numerus="yes">
        <source>The second game needed %n more die/dice, thrown from the seed %1.</source>
        <extracomment>%1 the seed</extracomment>
        <translation>
            <numerusform>Die zweite Partie brauchte %n Würfel mehr; er kam aus dem Startwert %1.</numerusform>
            <numerusform>Die zweite Partie brauchte %n Würfel mehr; sie kamen aus dem Startwert %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, you win after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Nach den Regeln von %1 gewinnen Sie nach %n Wurf.</numerusform>
            <numerusform>Nach den Regeln von %1 gewinnen Sie nach %n Würfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComputerNames</name>
    <message>
        <source>Computer</source>
        <comment>name of a player</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>the computer</source>
        <comment>a player, within a sentence</comment>
        <translation>der Computer</translation>
    </message>
    <message>
        <source>Careless computer</source>
        <comment>name of a player</comment>
        <translation>Sorgloser Computer</translation>
    </message>
    <message>
        <source>The careless computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Der sorglose Computer</translation>
    </message>
    <message>
        <source>the careless computer</source>
        <comment>a player, within a sentence</comment>
        <translation>der sorglose Computer</translation>
    </message>
    <message>
        <source>a=b</source>
        <comment>corrections of names of computers</comment>
        <extracomment>Where prepositions change the form of a computer&apos;s name, such as German &quot;von der Computer&quot;: pairs of wrong and right forms, separated by semicolons, for example &quot;von der Computer=vom Computer;für der Computer=für den Computer&quot;. Leave &quot;a=b&quot; if there are none.</extracomment>
        <translation>von der Computer=vom Computer;von der mittelstarke Computer=vom mittelstarken Computer;von der sorglose Computer=vom sorglosen Computer;für der Computer=für den Computer;für der mittelstarke Computer=für den mittelstarken Computer;für der sorglose Computer=für den sorglosen Computer;gegen der Computer=gegen den Computer;gegen der mittelstarke Computer=gegen den mittelstarken Computer;gegen der sorglose Computer=gegen den sorglosen Computer;mit der Computer=mit dem Computer;mit der mittelstarke Computer=mit dem mittelstarken Computer;mit der sorglose Computer=mit dem sorglosen Computer</translation>
    </message>
    <message>
        <source>Casual computer</source>
        <comment>name of a player</comment>
        <translation>Mittelstarker Computer</translation>
    </message>
    <message>
        <source>The casual computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Der mittelstarke Computer</translation>
    </message>
    <message>
        <source>the casual computer</source>
        <comment>a player, within a sentence</comment>
        <translation>der mittelstarke Computer</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message numerus="yes">
        <source>The moves of %n later throws stay the same.</source>
        <translation>
            <numerusform>Die Züge eines späteren Wurfs bleiben gleich.</numerusform>
            <numerusform>Die Züge von %n späteren Würfen bleiben gleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of the later throws, different men move, because the rules leave no choice.</source>
        <translation>
            <numerusform>In einem späteren Wurf ziehen andere Steine, weil die Regeln keine Wahl lassen.</numerusform>
            <numerusform>In %n späteren Würfen ziehen andere Steine, weil die Regeln keine Wahl lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves of this throw are no longer possible: choose again.</source>
        <translation>Die Züge dieses Wurfs sind nicht mehr möglich: Wählen Sie neu.</translation>
    </message>
    <message>
        <source>The moves of throw %1 are no longer possible: choose again.</source>
        <translation>Die Züge von Wurf %1 sind nicht mehr möglich: Wählen Sie neu.</translation>
    </message>
    <message>
        <source>It would then be %1’s turn, but the other player threw.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Dann wäre %1 an der Reihe, gewürfelt hat aber die Gegenseite.</translation>
    </message>
    <message>
        <source>Both players then throw again to decide who begins.</source>
        <translation>Dann würfeln beide noch einmal um den Anfang.</translation>
    </message>
    <message>
        <source>This then decides who throws first.</source>
        <translation>Das entscheidet dann, wer zuerst würfelt.</translation>
    </message>
    <message>
        <source>The game then ends with throw %1.</source>
        <extracomment>%1 the number of a throw</extracomment>
        <translation>Die Partie endet dann mit Wurf %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws after that are undone.</source>
        <translation>
            <numerusform>%n Wurf danach wird zurückgenommen.</numerusform>
            <numerusform>%n Würfe danach werden zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their dice will be suggested as you continue.</source>
        <translation>Ihre Würfel werden beim Weiterspielen vorgeschlagen.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Sonst ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>The game could not be saved</source>
        <translation>Die Partie ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>The game on the board is unfinished and could not be saved.</source>
        <translation>Die Partie auf dem Brett ist nicht beendet und ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Games of doublets (*.doublets)</source>
        <translation>Doublets-Partien (*.doublets)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.doublets-lesson)</source>
        <translation>Lektionen (*.doublets-lesson)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild auswählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Open an invention</source>
        <translation>Erfindung öffnen</translation>
    </message>
    <message>
        <source>Invented rules (*.doublets-rules)</source>
        <translation>Erfundene Regeln (*.doublets-rules)</translation>
    </message>
    <message>
        <source>Save the invention</source>
        <translation>Erfindung speichern</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Durch Kommas getrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation>Experiment speichern</translation>
    </message>
    <message>
        <source>Page with charts (*.pdf)</source>
        <translation>Seite mit Diagrammen (*.pdf)</translation>
    </message>
    <message>
        <source>Picture of the page (*.png)</source>
        <translation>Bild der Seite (*.png)</translation>
    </message>
    <message>
        <source>Drawing of the page (*.svg)</source>
        <translation>Zeichnung der Seite (*.svg)</translation>
    </message>
    <message>
        <source>Table with one row per game (*.games.csv)</source>
        <translation>Tabelle mit einer Zeile je Partie (*.games.csv)</translation>
    </message>
    <message>
        <source>Picture, %1 × %2 (*.png)</source>
        <extracomment>A kind of file in a list: a picture of that many pixels. %1 width, %2 height</extracomment>
        <translation>Bild, %1 × %2 (*.png)</translation>
    </message>
    <message>
        <source>As in the window: %1</source>
        <extracomment>%1: a kind of file, &quot;Picture, 1200 × 760 (*.png)&quot;</extracomment>
        <translation>Wie im Fenster: %1</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Bild des Bretts speichern</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Your changes will be lost if you don’t save them.</source>
        <translation>Ohne Speichern gehen Ihre Änderungen verloren.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Don’t Save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>If you start another game, this one will be lost.</source>
        <translation>Wenn Sie eine andere beginnen, geht sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Keep this game</source>
        <translation>&amp;Partie behalten</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>To keep this game, save it in another folder first.</source>
        <translation>Um diese Partie zu behalten, speichern Sie sie zuerst in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>The lesson could not be saved</source>
        <translation>Die Lektion ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>Some answers or games in a lesson could not be saved.</source>
        <translation>Einige Antworten oder Partien einer Lektion ließen sich nicht speichern.</translation>
    </message>
    <message>
        <source>If you quit, everything since the last save will be lost.</source>
        <translation>Wenn Sie beenden, geht alles seit dem letzten Speichern verloren.</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>Weiterarbei&amp;ten</translation>
    </message>
    <message>
        <source>Your game may be open elsewhere</source>
        <translation>Ihre Partie ist vielleicht woanders geöffnet</translation>
    </message>
    <message>
        <source>Your game seems to be open in another program.</source>
        <translation>Ihre Partie scheint in einem anderen Programm geöffnet zu sein.</translation>
    </message>
    <message>
        <source>Your game seems to be open on the computer %1.</source>
        <extracomment>%1: the name of a computer, in quotation marks</extracomment>
        <translation>Ihre Partie scheint auf dem Computer %1 geöffnet zu sein.</translation>
    </message>
    <message>
        <source>If Doublets is no longer running there, open your game here. If it is still running there, close it first: otherwise the two copies would overwrite each other’s moves.</source>
        <translation>Wenn Doublets dort nicht mehr läuft, öffnen Sie Ihre Partie hier. Läuft es dort noch, schließen Sie es zuerst: Sonst überschreiben die beiden gegenseitig ihre Züge.</translation>
    </message>
    <message>
        <source>Opened there: %1.</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Dort geöffnet: %1.</translation>
    </message>
    <message>
        <source>&amp;Open my game here</source>
        <translation>&amp;Meine Partie hier öffnen</translation>
    </message>
    <message>
        <source>&amp;Start another game</source>
        <translation>&amp;Andere Partie beginnen</translation>
    </message>
    <message>
        <source>Start the lesson over</source>
        <translation>Lektion neu beginnen</translation>
    </message>
    <message>
        <source>Start the lesson over from its first step?</source>
        <translation>Die Lektion vom ersten Schritt an neu beginnen?</translation>
    </message>
    <message>
        <source>The class’s answers and moves will be deleted.</source>
        <translation>Die Antworten und Züge der Klasse werden gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>Neu be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;Continue the lesson</source>
        <translation>&amp;Weiter mit der Lektion</translation>
    </message>
    <message>
        <source>Reset the score between these two players? The score is now: %1</source>
        <extracomment>%1 the score: &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Den Spielstand dieser beiden zurücksetzen? Jetzt steht es: %1</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>Spielstand zurücksetzen</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores against other players are kept.</source>
        <translation>Das lässt sich nicht rückgängig machen. Spielstände gegen andere bleiben.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>Statistik löschen</translation>
    </message>
    <message>
        <source>Erase the statistics of all games?</source>
        <translation>Die Statistik aller Partien löschen?</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores, saved games and settings are kept.</source>
        <translation>Das lässt sich nicht rückgängig machen. Spielstände, Partien und Einstellungen bleiben.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Doublets %1</source>
        <translation>Doublets %1</translation>
    </message>
    <message>
        <source>Historical dice games for two, each played as its source describes it.</source>
        <translation>Historische Würfelspiele für zwei, jedes gespielt, wie seine Quelle es beschreibt.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>About Doublets</source>
        <translation>Über Doublets</translation>
    </message>
    <message>
        <source>Doublets uses Qt %1, a toolkit for desktop applications.</source>
        <translation>Doublets verwendet Qt %1, ein Toolkit für Desktop-Anwendungen.</translation>
    </message>
    <message>
        <source>Qt is free software under the GNU Lesser General Public License, version 3.</source>
        <translation>Qt ist freie Software unter der GNU Lesser General Public License, Version 3.</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>Clear the results</source>
        <translation>Ergebnisse löschen</translation>
    </message>
    <message>
        <source>Clear the results of the laboratory?</source>
        <translation>Die Ergebnisse des Labors löschen?</translation>
    </message>
    <message>
        <source>The same settings and seed give the same results again.</source>
        <translation>Gleiche Einstellungen und gleicher Startwert ergeben wieder dieselben Ergebnisse.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>DesktopPrinters</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
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
            <numerusform>%2 hat %1 öfter gewürfelt, als das Band zeigt.</numerusform>
            <numerusform>%2 hat %1 öfter gewürfelt, als das Band zeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 threw %1 less often than the band shows.</source>
        <translation>
            <numerusform>%2 hat %1 seltener gewürfelt, als das Band zeigt.</numerusform>
            <numerusform>%2 hat %1 seltener gewürfelt, als das Band zeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All numbers lie within their bands.</source>
        <translation>Alle Zahlen liegen in ihren Bändern.</translation>
    </message>
    <message>
        <source>That is unusual, but proves nothing.</source>
        <translation>Das ist ungewöhnlich, beweist aber nichts.</translation>
    </message>
    <message>
        <source>That is rare.</source>
        <translation>Das ist selten.</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, p = %2.</source>
        <translation>Alle Würfel zusammen: Chi-Quadrat %1, 5 Freiheitsgrade, p = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. That is unusual, but no proof.</source>
        <translation>So ungleich oder noch ungleicher fallen faire Würfel in %1 der Fälle. Das ist ungewöhnlich, aber kein Beweis.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. With so few throws, loaded dice could look the same.</source>
        <translation>So ungleich oder noch ungleicher fallen faire Würfel in %1 der Fälle. Bei so wenigen Würfen könnten gezinkte genauso aussehen.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. Nothing suggests that these are loaded.</source>
        <translation>So ungleich oder noch ungleicher fallen faire Würfel in %1 der Fälle. Nichts spricht dafür, dass diese gezinkt sind.</translation>
    </message>
    <message>
        <source>thrown from the seed %1</source>
        <translation>mit Startwert %1 gewürfelt</translation>
    </message>
    <message>
        <source>real dice, entered by hand</source>
        <translation>echte Würfel, von Hand eingegeben</translation>
    </message>
    <message>
        <source>written down beforehand</source>
        <translation>vorher aufgeschrieben</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, exact p = %2.</source>
        <extracomment>%1 chi-square, %2 its probability: &quot;0.32&quot;</extracomment>
        <translation>Alle Würfel zusammen: Chi-Quadrat %1, 5 Freiheitsgrade, exaktes p = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in less than 1% of cases – but more often if you check after every throw. Throw these dice many more times, then check once.</source>
        <translation>So ungleich oder noch ungleicher fallen faire Würfel in weniger als 1&#xa0;% der Fälle – aber öfter, wenn man nach jedem Wurf nachsieht. Würfeln Sie noch viele Male und sehen Sie dann ein einziges Mal nach.</translation>
    </message>
    <message>
        <source>thrown on the screen</source>
        <translation>auf dem Bildschirm geworfen</translation>
    </message>
    <message>
        <source>Doublets: no throws yet.</source>
        <translation>Pasche: noch kein Wurf.</translation>
    </message>
    <message numerus="yes">
        <source>With this many fair dice, at least %n of the two players’ twelve numbers fall(s) outside the bands in %1 of cases.</source>
        <extracomment>the twelve numbers in the table, six of each player; %1 a percentage: &quot;39%&quot;</extracomment>
        <translation>
            <numerusform>Bei so vielen fairen Würfeln liegt in %1 der Fälle mindestens %n der zwölf Zahlen beider Seiten außerhalb ihres Bands.</numerusform>
            <numerusform>Bei so vielen fairen Würfeln liegen in %1 der Fälle mindestens %n der zwölf Zahlen beider Seiten außerhalb ihrer Bänder.</numerusform>
        </translation>
    </message>
    <message>
        <source>That many is not unusual. How far outside the bands the numbers lie is not considered.</source>
        <translation>So viele sind nicht ungewöhnlich. Wie weit die Zahlen außerhalb der Bänder liegen, zählt hier nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Doublets: %1 in %n throw(s). In this many throws, fair dice give %2 on average, usually %3 to %4.</source>
        <extracomment>%1 doublets thrown, %2 the expected number, %3 and %4 whole numbers</extracomment>
        <translation>
            <numerusform>Pasche: %1 in %n Wurf. In so vielen Würfen sind es bei fairen Würfeln im Mittel %2, meist %3 bis %4.</numerusform>
            <numerusform>Pasche: %1 in %n Würfen. In so vielen Würfen sind es bei fairen Würfeln im Mittel %2, meist %3 bis %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceText</name>
    <message>
        <source>The first thrower wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Wer zuerst würfelt, gewinnt in A öfter als in B. Zufall allein ergibt selten einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>The first thrower wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Wer zuerst würfelt, gewinnt in B öfter als in A. Zufall allein ergibt selten einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>No clear difference in the first thrower’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>Kein deutlicher Unterschied bei den Siegen der beginnenden Seite: So einen ergibt auch der Zufall. Mehr Partien zeigen vielleicht einen.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with the same dice: they play the same games.</source>
        <translation>A und B sind dasselbe Experiment mit denselben Würfeln: Sie spielen dieselben Partien.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with different dice: any difference is due to chance.</source>
        <translation>A und B sind dasselbe Experiment mit anderen Würfeln: Jeder Unterschied ist Zufall.</translation>
    </message>
    <message>
        <source>A − B: %1 percentage points. 95% band: %2 to %3.</source>
        <extracomment>%1 percentage points, %2 and %3 the ends of their 95% band: &quot;1.2&quot;, &quot;0.9&quot;, &quot;1.5&quot;</extracomment>
        <translation>A − B: %1 Prozentpunkte. 95-%-Band: %2 bis %3.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Bisher gewinnt, wer zuerst würfelt, in A öfter als in B. Warten Sie das Ende ab: Unterwegs ergibt Zufall allein oft einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Bisher gewinnt, wer zuerst würfelt, in B öfter als in A. Warten Sie das Ende ab: Unterwegs ergibt Zufall allein oft einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game. 95% band: %2 to %3.</source>
        <extracomment>%1 the difference in the mean number of throws, %2 and %3 the ends of its 95% band</extracomment>
        <translation>A − B: %1 Würfe je Partie. 95-%-Band: %2 bis %3.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game, from too few games for a 95% band.</source>
        <extracomment>%1 the difference in the mean number of throws</extracomment>
        <translation>A − B: %1 Würfe je Partie, aus zu wenigen Partien für ein 95-%-Band.</translation>
    </message>
    <message>
        <source>So far, games are longer in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Bisher dauern die Partien in A länger als in B. Warten Sie das Ende ab: Unterwegs ergibt Zufall allein oft einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>So far, games are longer in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Bisher dauern die Partien in B länger als in A. Warten Sie das Ende ab: Unterwegs ergibt Zufall allein oft einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>On average, games are longer in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Im Mittel dauern die Partien in A länger als in B. Zufall allein ergibt selten einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>On average, games are longer in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Im Mittel dauern die Partien in B länger als in A. Zufall allein ergibt selten einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>No clear difference in the length of games: chance alone can produce one like this. More games may show one.</source>
        <translation>Kein deutlicher Unterschied bei der Länge der Partien: So einen ergibt auch der Zufall. Mehr Partien zeigen vielleicht einen.</translation>
    </message>
    <message>
        <source>The exact shares are the same: any difference in wins is due to chance.</source>
        <translation>Die genauen Anteile sind gleich: Jeder Unterschied bei den Siegen ist Zufall.</translation>
    </message>
    <message>
        <source>The exact mean lengths are the same: any difference in length is due to chance.</source>
        <translation>Die genauen mittleren Längen sind gleich: Jeder Unterschied in der Länge ist Zufall.</translation>
    </message>
    <message>
        <source>So far, White wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Bisher gewinnt Weiß in A öfter als in B. Warten Sie das Ende ab: Unterwegs ergibt Zufall allein oft einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>So far, White wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Bisher gewinnt Weiß in B öfter als in A. Warten Sie das Ende ab: Unterwegs ergibt Zufall allein oft einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>White wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Weiß gewinnt in A öfter als in B. Zufall allein ergibt selten einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>White wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Weiß gewinnt in B öfter als in A. Zufall allein ergibt selten einen solchen Unterschied.</translation>
    </message>
    <message>
        <source>No clear difference in White’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>Kein deutlicher Unterschied bei den Siegen von Weiß: So einen ergibt auch der Zufall. Mehr Partien zeigen vielleicht einen.</translation>
    </message>
    <message>
        <source>Compared game by game, with the same seeds.</source>
        <translation>Partie für Partie verglichen, mit denselben Startwerten.</translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>Give one file: %1</source>
        <extracomment>%1 a command line, which is not translated</extracomment>
        <translation>Eine Datei angeben: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Staff code, %1 to %2 digits: </source>
        <translation>Personalcode, %1 bis %2 Ziffern: </translation>
    </message>
    <message>
        <source>Repeat the code: </source>
        <translation>Code wiederholen: </translation>
    </message>
    <message>
        <source>The codes do not match.</source>
        <translation>Die Codes stimmen nicht überein.</translation>
    </message>
    <message>
        <source>%1: no errors</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: keine Fehler</translation>
    </message>
</context>
<context>
    <name>DisplayLine</name>
    <message>
        <source>Show the options.</source>
        <translation>Die Optionen zeigen.</translation>
    </message>
    <message>
        <source>Check FILE and report what is wrong; works without a screen.</source>
        <translation>DATEI prüfen und Fehler melden; geht ohne Bildschirm.</translation>
    </message>
    <message>
        <source>Ask for a staff code and print the lines to add to FILE.</source>
        <translation>Nach einem Personalcode fragen und die Zeilen ausgeben, die in DATEI gehören.</translation>
    </message>
    <message>
        <source>Doublets as a museum display.</source>
        <translation>Doublets als Museumsstation.</translation>
    </message>
    <message>
        <source>The configuration of the display; defaults to %1 if that exists.</source>
        <extracomment>%1 a path</extracomment>
        <translation>Die Konfiguration der Station; Vorgabe ist %1, falls vorhanden.</translation>
    </message>
    <message>
        <source>Only one file can be given, not %1.</source>
        <translation>Es kann nur eine Datei angegeben werden, nicht %1.</translation>
    </message>
    <message>
        <source>A display is already running.</source>
        <translation>Eine Station läuft bereits.</translation>
    </message>
    <message>
        <source>Edit the most important keys of FILE in a window.</source>
        <translation>Die wichtigsten Schlüssel von DATEI in einem Fenster bearbeiten.</translation>
    </message>
</context>
<context>
    <name>DisplayWarnings</name>
    <message>
        <source>The time zone “%1” is unknown; %3 is used. Set the time zone with %2.</source>
        <extracomment>%1 the name of a time zone, %2 a command line, %3 a time such as UTC or UTC+05:30</extracomment>
        <translation>Die Zeitzone „%1“ ist unbekannt; es gilt %3. Stellen Sie die Zeitzone mit %2 ein.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: the display has no permission to write to %1. Use a file in %2.</source>
        <extracomment>%1 a folder, %2 another</extracomment>
        <translation>Besuche lassen sich nicht zählen: Die Station darf nicht in %1 schreiben. Verwenden Sie eine Datei in %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1 is not a file. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>Besuche lassen sich nicht zählen: %1 ist keine Datei. Verwenden Sie eine Datei in %2.</translation>
    </message>
    <message>
        <source>The heartbeat cannot be written to %1. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>Das Lebenszeichen kann nicht in %1 geschrieben werden. Verwenden Sie eine Datei in %2.</translation>
    </message>
</context>
<context>
    <name>DriveSaveResult</name>
    <message>
        <source>No USB stick is plugged in.</source>
        <translation>Kein USB-Stick eingesteckt.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is read-only. Use another stick.</source>
        <translation>Nicht gespeichert: Der USB-Stick „%1“ ist schreibgeschützt. Nehmen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is full. Free some space or use another stick.</source>
        <translation>Nicht gespeichert: Der USB-Stick „%1“ ist voll. Schaffen Sie Platz oder nehmen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick was removed too early. Plug it in and save again.</source>
        <translation>Nicht gespeichert: Der USB-Stick wurde zu früh abgezogen. Einstecken und noch einmal speichern.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved as %1 on the USB stick “%2”, with a page for printing. You can remove the stick now.</source>
        <extracomment>%1 the name of a file, %2 the name of a USB stick</extracomment>
        <translation>Als %1 auf dem USB-Stick „%2“ gespeichert, mit einer Seite zum Drucken. Sie können den Stick jetzt abziehen.</translation>
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
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>a comma, a quotation mark or the closing } is missing</source>
        <translation>ein Komma, ein Anführungszeichen oder die schließende } fehlt</translation>
    </message>
    <message>
        <source>a comma or the closing ] is missing</source>
        <translation>ein Komma oder die schließende ] fehlt</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing</source>
        <translation>ein schließendes Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a colon is missing after a name</source>
        <translation>nach einem Namen fehlt ein Doppelpunkt</translation>
    </message>
    <message>
        <source>nothing follows a comma</source>
        <translation>auf ein Komma folgt nichts</translation>
    </message>
    <message>
        <source>a number is not valid JSON</source>
        <translation>eine Zahl ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>a backslash is followed by an invalid letter</source>
        <translation>auf einen Backslash folgt ein ungültiger Buchstabe</translation>
    </message>
    <message>
        <source>the closing } is missing</source>
        <translation>die schließende } fehlt</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>unerwarteter Text nach dem Ende</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>Listen oder Objekte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>expected text in quotation marks, a number, true, false, null, a list or an object</source>
        <translation>erwartet: Text in Anführungszeichen, eine Zahl, true, false, null, eine Liste oder ein Objekt</translation>
    </message>
    <message>
        <source>text without leading or trailing spaces</source>
        <translation>Text ohne Leerzeichen am Anfang oder Ende</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <translation>%1 bis %2 Werte</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Schaffen Sie Platz oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Change the permissions or choose another folder.</source>
        <translation>Ändern Sie die Zugriffsrechte oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Choose a folder that is not read-only.</source>
        <translation>Wählen Sie einen Ordner, der nicht schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Wählen Sie einen vorhandenen Ordner.</translation>
    </message>
    <message>
        <source>could not be opened: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>ließ sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>ließ sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>could not be written: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>ließ sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>not a file, but a pipe or a device</source>
        <translation>keine Datei, sondern eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>too large: %1 bytes; the limit is %2</source>
        <translation>zu groß: %1 Bytes; erlaubt sind %2</translation>
    </message>
    <message>
        <source>binary data instead of UTF-8 text</source>
        <translation>Binärdaten statt Text in UTF-8</translation>
    </message>
    <message>
        <source>not JSON: %1 (byte %2)</source>
        <extracomment>%1 what is wrong, %2 the offset</extracomment>
        <translation>kein JSON: %1 (Byte %2)</translation>
    </message>
    <message>
        <source>the format is %1; expected %2</source>
        <translation>das Format ist %1; erwartet: %2</translation>
    </message>
    <message>
        <source>written by a newer program: its format is version %1, and this program reads version %2</source>
        <translation>von einem neueren Programm geschrieben: Format in Version %1, dieses Programm liest Version %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>unbekannter Schlüssel %1</translation>
    </message>
    <message>
        <source>unknown key %1; allowed: %2</source>
        <translation>unbekannter Schlüssel %1; erlaubt: %2</translation>
    </message>
    <message>
        <source>expected %2, found %1</source>
        <extracomment>&quot;expected a text, found a number&quot;</extracomment>
        <translation>erwartet: %2; gefunden: %1</translation>
    </message>
    <message>
        <source>%1 is not the name of a file in the lesson’s folder</source>
        <translation>%1 ist kein Name einer Datei im Ordner der Lektion</translation>
    </message>
    <message>
        <source>%1 is not a PNG, JPEG or WebP picture</source>
        <translation>%1 ist kein Bild in PNG, JPEG oder WebP</translation>
    </message>
    <message>
        <source>the picture measures %1 × %2 pixels; allowed: up to %3 × %3</source>
        <extracomment>the size of a picture in pixels; %3 the largest width and height</extracomment>
        <translation>das Bild misst %1 × %2 Pixel; erlaubt: bis %3 × %3</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>%1 the shortest text allowed: {}</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <extracomment>%1 what was met in the file</extracomment>
        <translation>beschädigt: %1</translation>
    </message>
    <message>
        <source>the best player cannot play the race: its trained weights are damaged (%1); use the random player instead</source>
        <extracomment>%1 an English keyword: &quot;checksum&quot;</extracomment>
        <translation>der beste Spieler kann das Rennen nicht spielen: seine gelernten Gewichte sind beschädigt (%1); nehmen Sie den zufälligen</translation>
    </message>
    <message>
        <source>damaged: %1. It was renamed to %2, and a new file was started.</source>
        <extracomment>%1 what was met in the file, %2 the path under which it lies now</extracomment>
        <translation>beschädigt: %1. Umbenannt in %2; eine neue Datei wurde begonnen.</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2</source>
        <translation>%1 ist nicht möglich; erlaubt: %2</translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 und %2 widersprechen sich</translation>
    </message>
    <message>
        <source>unknown rule set %1; available: %2</source>
        <translation>unbekanntes Regelwerk %1; verfügbar: %2</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1</source>
        <translation>dieses Regelwerk hat keine Auslegung %1</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1; it has: %2</source>
        <translation>dieses Regelwerk hat keine Auslegung %1; es hat: %2</translation>
    </message>
    <message>
        <source>the ruling %1 has no value %2; allowed: %3</source>
        <translation>die Auslegung %1 hat keinen Wert %2; erlaubt: %3</translation>
    </message>
    <message>
        <source>invalid seed %1; allowed: a whole number from 0 to %2</source>
        <translation>ungültiger Startwert %1; erlaubt: eine ganze Zahl von 0 bis %2</translation>
    </message>
    <message>
        <source>invalid name %1; allowed: one line of up to %2 characters</source>
        <translation>ungültiger Name %1; erlaubt: eine Zeile mit höchstens %2 Zeichen</translation>
    </message>
    <message>
        <source>invalid note %1; allowed: 1 to %2 characters</source>
        <translation>ungültige Notiz %1; erlaubt: 1 bis %2 Zeichen</translation>
    </message>
    <message>
        <source>the game has no such step: throw %1, action %2, loss %3</source>
        <extracomment>the place in a game that a note is on, as three numbers of the file</extracomment>
        <translation>die Partie hat keinen solchen Schritt: Wurf %1, Aktion %2, Verlust %3</translation>
    </message>
    <message>
        <source>%1 is not legal: %2</source>
        <extracomment>%1 what the record says was done, %2 why that is not possible</extracomment>
        <translation>%1 ist nicht regelgerecht: %2</translation>
    </message>
    <message>
        <source>recorded as lost: %1; actually lost: %2</source>
        <translation>als verfallen notiert: %1; wirklich verfallen: %2</translation>
    </message>
    <message>
        <source>recorded dice: %1; dice of the seed: %2</source>
        <translation>notierte Würfel: %1; Würfel aus dem Startwert: %2</translation>
    </message>
    <message>
        <source>recorded result: %1; actual result: %2</source>
        <translation>notiertes Ergebnis: %1; wirkliches Ergebnis: %2</translation>
    </message>
    <message>
        <source>unknown language %1; available: %2</source>
        <translation>unbekannte Sprache %1; verfügbar: %2</translation>
    </message>
    <message>
        <source>the language %1 is not offered; offered: %2</source>
        <translation>die Sprache %1 wird nicht angeboten; angeboten: %2</translation>
    </message>
    <message>
        <source>%1 is listed twice; list it only once</source>
        <translation>%1 steht zweimal in der Liste; nur einmal aufführen</translation>
    </message>
    <message>
        <source>%1 cannot be shown; allowed: one line of 1 to %2 characters, without leading or trailing spaces</source>
        <translation>%1 lässt sich nicht anzeigen; erlaubt: eine Zeile mit 1 bis %2 Zeichen, ohne Leerzeichen am Anfang oder Ende</translation>
    </message>
    <message>
        <source>invalid hours %1; allowed: a start and an end on the same day, such as %2, no later than %3</source>
        <translation>ungültige Zeiten %1; erlaubt: Beginn und Ende am selben Tag, etwa %2, höchstens bis %3</translation>
    </message>
    <message>
        <source>%1 ends before it begins; hours must lie within one day: enter those after midnight under the next day</source>
        <translation>%1 endet, bevor es beginnt; die Zeiten müssen in einem Tag liegen: Was nach Mitternacht kommt, gehört zum nächsten Tag</translation>
    </message>
    <message>
        <source>%1 must begin after the end of %2; list the hours in order, with a gap between them</source>
        <translation>%1 muss nach dem Ende von %2 beginnen; führen Sie die Zeiten der Reihe nach auf, mit einer Lücke dazwischen</translation>
    </message>
    <message>
        <source>no day has any hours; enter hours for at least one day, or leave out the key if the display is always open</source>
        <translation>kein Tag hat Zeiten; geben Sie sie für mindestens einen Tag an, oder lassen Sie den Schlüssel weg, wenn die Station immer offen ist</translation>
    </message>
    <message>
        <source>%1 is not an absolute path; allowed: a path that begins with “/”, such as %2</source>
        <translation>%1 ist kein absoluter Pfad; erlaubt: ein Pfad, der mit „/“ beginnt, etwa %2</translation>
    </message>
    <message>
        <source>invalid code; allowed: %1 to %2 digits</source>
        <translation>ungültiger Code; erlaubt: %1 bis %2 Ziffern</translation>
    </message>
    <message>
        <source>text that is not empty</source>
        <translation>Text, der nicht leer ist</translation>
    </message>
    <message>
        <source>the lines printed by %1</source>
        <extracomment>%1 a command</extracomment>
        <translation>die Zeilen, die %1 ausgibt</translation>
    </message>
    <message>
        <source>the list is empty; allowed: %1</source>
        <extracomment>%1 a number of entries: &quot;1 to 8 values&quot;</extracomment>
        <translation>die Liste ist leer; erlaubt: %1</translation>
    </message>
    <message numerus="yes">
        <source>the list has %n values; allowed: %1</source>
        <translation>
            <numerusform>die Liste hat %n Wert; erlaubt: %1</numerusform>
            <numerusform>die Liste hat %n Werte; erlaubt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3</source>
        <extracomment>%3 the values allowed</extracomment>
        <translation>erwartet: %2; gefunden: %1; erlaubt: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; write, for example: %3</source>
        <extracomment>%3 an example of what to write</extracomment>
        <translation>erwartet: %2; gefunden: %1; schreiben Sie zum Beispiel: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3; write, for example: %4</source>
        <extracomment>%3 the values allowed, %4 an example of what to write</extracomment>
        <translation>erwartet: %2; gefunden: %1; erlaubt: %3; schreiben Sie zum Beispiel: %4</translation>
    </message>
    <message>
        <source>invalid hours %1; leave out the day if it has no hours</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>ungültige Zeiten %1; lassen Sie den Tag weg, wenn er keine Zeiten hat</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2</source>
        <translation>ungültige Zeiten %1; schreiben Sie %2</translation>
    </message>
    <message>
        <source>saved in the encoding UTF-16; save it in UTF-8</source>
        <translation>in der Kodierung UTF-16 gespeichert; speichern Sie die Datei in UTF-8</translation>
    </message>
    <message>
        <source>not a plain text file; save it as plain text in UTF-8</source>
        <translation>keine reine Textdatei; speichern Sie sie als reinen Text in UTF-8</translation>
    </message>
    <message>
        <source>not saved in UTF-8; save the file in the encoding UTF-8</source>
        <extracomment>%1 the beginning of a line</extracomment>
        <translation>nicht in UTF-8 gespeichert; speichern Sie die Datei in der Kodierung UTF-8</translation>
    </message>
    <message>
        <source>the letter after %1 is not in UTF-8; save the file in the encoding UTF-8</source>
        <translation>der Buchstabe nach %1 ist nicht in UTF-8; speichern Sie die Datei in der Kodierung UTF-8</translation>
    </message>
    <message>
        <source>%1 is missing; write %2</source>
        <extracomment>%1 a key, %2 what to write</extracomment>
        <translation>%1 fehlt; schreiben Sie %2</translation>
    </message>
    <message>
        <source>%1 appears twice; delete one of them</source>
        <translation>%1 kommt zweimal vor; löschen Sie eines davon</translation>
    </message>
    <message>
        <source>it is empty; write at least %1</source>
        <translation>leer; schreiben Sie mindestens %1</translation>
    </message>
    <message>
        <source>the list is empty; enter at least one of %1, or leave out the key to offer all</source>
        <extracomment>%1 the entries allowed</extracomment>
        <translation>die Liste ist leer; geben Sie mindestens eines an: %1, oder lassen Sie den Schlüssel weg, um alle anzubieten</translation>
    </message>
    <message>
        <source>%1 ends when it begins; enter a later end, or %2 for the whole day</source>
        <extracomment>%1 hours such as 10:00-10:00, %2 the hours of a whole day</extracomment>
        <translation>%1 endet, wenn es beginnt; geben Sie ein späteres Ende an, oder %2 für den ganzen Tag</translation>
    </message>
    <message>
        <source>%1 ends before it begins; for an end at midnight, write %2</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>%1 endet, bevor es beginnt; für ein Ende um Mitternacht schreiben Sie %2</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2 hexadecimal digits, 0 to 9 and a to f; copy the lines printed by %3</source>
        <extracomment>%3 a command</extracomment>
        <translation>%1 ist nicht möglich; erlaubt: %2 Hexadezimalziffern, 0 bis 9 und a bis f; kopieren Sie die Zeilen, die %3 ausgibt</translation>
    </message>
    <message>
        <source>a date such as %1</source>
        <extracomment>%1 a date, as it is written in a configuration file</extracomment>
        <translation>ein Datum wie %1</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2 for a day without hours</source>
        <extracomment>%1 hours, %2 an empty list</extracomment>
        <translation>ungültige Zeiten %1; schreiben Sie %2 für einen Tag ohne Zeiten</translation>
    </message>
    <message>
        <source>Choose an ordinary file.</source>
        <translation>Wählen Sie eine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Choose a smaller file.</source>
        <translation>Wählen Sie eine kleinere Datei.</translation>
    </message>
    <message>
        <source>Choose a file saved by Doublets.</source>
        <translation>Wählen Sie eine Datei, die Doublets gespeichert hat.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Update Doublets to open it.</source>
        <translation>Aktualisieren Sie Doublets, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>Choose another picture.</source>
        <translation>Wählen Sie ein anderes Bild.</translation>
    </message>
    <message>
        <source>Reduce its size or choose another picture.</source>
        <translation>Verkleinern Sie das Bild oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>Correct the file or choose another.</source>
        <translation>Berichtigen Sie die Datei oder wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>Check that the file still exists.</source>
        <translation>Prüfen Sie, ob es die Datei noch gibt.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another file.</source>
        <translation>Ändern Sie die Zugriffsrechte oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Choose a file, not a folder.</source>
        <translation>Wählen Sie eine Datei, keinen Ordner.</translation>
    </message>
    <message>
        <source>Check the drive or choose another file.</source>
        <translation>Prüfen Sie den Datenträger oder wählen Sie eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>%1 and %2 both throw %3. Both throw again.</source>
        <extracomment>%3 is the name of a number of the dice</extracomment>
        <translation>%1 und %2 würfeln beide %3. Beide würfeln noch einmal.</translation>
    </message>
    <message>
        <source>%1 throws %2, %3 throws %4. %1 begins.</source>
        <extracomment>The opening throw: %1 and %3 are the players, %2 and %4 their numbers.</extracomment>
        <translation>%1 würfelt %2, %3 würfelt %4. %1 beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2. That is worth %n man/men.</source>
        <extracomment>&quot;Anne throws two 4s. That plays 8 men.&quot; %1 player, %2 name of the throw</extracomment>
        <translation>
            <numerusform>%1 würfelt %2. Das gilt für %n Stein.</numerusform>
            <numerusform>%1 würfelt %2. Das gilt für %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <extracomment>%1 player, %2 name of the throw: &quot;Anne throws sice-ace.&quot;</extracomment>
        <translation>%1 würfelt %2.</translation>
    </message>
    <message>
        <source>%1 lays a man down on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 legt auf Zunge %2 einen Stein hin.</translation>
    </message>
    <message>
        <source>%1 lays a man down on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 legt auf Zunge %2 einen Stein hin.</translation>
    </message>
    <message>
        <source>%1 stacks a man on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 stapelt auf Zunge %2 einen Stein.</translation>
    </message>
    <message>
        <source>%1 stacks a man on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 stapelt auf Zunge %2 einen Stein.</translation>
    </message>
    <message>
        <source>%1 bears a man off from the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 nimmt von Zunge %2 einen Stein heraus.</translation>
    </message>
    <message>
        <source>%1 bears a man off from point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 nimmt von Zunge %2 einen Stein heraus.</translation>
    </message>
    <message>
        <source>%1 moves a man from point %2 to %3.</source>
        <translation>%1 zieht einen Stein von Zunge %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 hits one of %2’s men on point %3. It leaves the game.</source>
        <extracomment>%1 hits, %2 loses the man; %3 a point as %1 counts them</extracomment>
        <translation>%1 schlägt auf Zunge %3 einen Stein von %2. Der Stein scheidet aus.</translation>
    </message>
    <message>
        <source>%1 threw a doublet, and throws again.</source>
        <translation>%1 hat einen Pasch und würfelt noch einmal.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Jetzt würfelt %1.</translation>
    </message>
    <message>
        <source>%1 has no men left, and wins!</source>
        <translation>%1 hat keine Steine mehr und gewinnt!</translation>
    </message>
    <message>
        <source>Neither player can ever move again. It is a draw.</source>
        <translation>Keine Seite kann mehr ziehen. Die Partie ist remis.</translation>
    </message>
    <message>
        <source>%1 sets a man up on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 stellt auf Zunge %2 einen Stein auf.</translation>
    </message>
    <message>
        <source>%1 sets a man up on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 stellt auf Zunge %2 einen Stein auf.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 stacks them up again.</source>
        <translation>Alle Steine von %1 liegen. Von nun an stapelt %1 sie wieder auf.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 races round the board.</source>
        <translation>Alle Steine von %1 liegen. Von nun an läuft %1 um das Brett.</translation>
    </message>
    <message>
        <source>All of %1’s men are stacked. From now on, %1 bears off.</source>
        <translation>Alle Steine von %1 sind gestapelt. Von nun an nimmt %1 heraus.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 bears off.</source>
        <translation>Alle Steine von %1 liegen. Von nun an nimmt %1 heraus.</translation>
    </message>
    <message>
        <source>All of %1’s men are off. From now on, %1 sets them up again.</source>
        <translation>Alle Steine von %1 sind heraus. Von nun an stellt %1 sie wieder auf.</translation>
    </message>
    <message>
        <source>%1 has set up all men again, and wins!</source>
        <translation>%1 hat alle Steine wieder aufgestellt und gewinnt!</translation>
    </message>
    <message>
        <source>You and %1 both throw %2. Both throw again.</source>
        <extracomment>%1 the other player, %2 a number of the dice</extracomment>
        <translation>Sie und %1 würfeln beide %2. Beide würfeln noch einmal.</translation>
    </message>
    <message>
        <source>You throw %1, %2 throws %3. You begin.</source>
        <extracomment>%1 your number, %2 the other player, %3 that player&apos;s number</extracomment>
        <translation>Sie würfeln %1, %2 würfelt %3. Sie beginnen.</translation>
    </message>
    <message>
        <source>%1 throws %2, you throw %3. %1 begins.</source>
        <extracomment>%1 the other player, %2 that player&apos;s number, %3 your number</extracomment>
        <translation>%1 würfelt %2, Sie würfeln %3. %1 beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>You throw %1. That is worth %n man/men.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>
            <numerusform>Sie würfeln %1. Das gilt für %n Stein.</numerusform>
            <numerusform>Sie würfeln %1. Das gilt für %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>You throw %1.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>Sie würfeln %1.</translation>
    </message>
    <message>
        <source>You lay a man down on point %1.</source>
        <translation>Sie legen auf Zunge %1 einen Stein hin.</translation>
    </message>
    <message>
        <source>You stack a man on point %1.</source>
        <translation>Sie stapeln auf Zunge %1 einen Stein.</translation>
    </message>
    <message>
        <source>You bear a man off from point %1.</source>
        <translation>Sie nehmen von Zunge %1 einen Stein heraus.</translation>
    </message>
    <message>
        <source>You set a man up on point %1.</source>
        <translation>Sie stellen auf Zunge %1 einen Stein auf.</translation>
    </message>
    <message>
        <source>You move a man from point %1 to %2.</source>
        <translation>Sie ziehen einen Stein von Zunge %1 auf %2.</translation>
    </message>
    <message>
        <source>%1 hits one of your men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point as that player counts them</extracomment>
        <translation>%1 schlägt auf Zunge %2 einen Ihrer Steine. Der Stein scheidet aus.</translation>
    </message>
    <message>
        <source>You hit one of %1’s men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point</extracomment>
        <translation>Sie schlagen auf Zunge %2 einen Stein von %1. Der Stein scheidet aus.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you stack them up again.</source>
        <translation>Alle Ihre Steine liegen. Von nun an stapeln Sie sie wieder auf.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you race round the board.</source>
        <translation>Alle Ihre Steine liegen. Von nun an laufen Sie um das Brett.</translation>
    </message>
    <message>
        <source>All of your men are stacked. From now on, you bear off.</source>
        <translation>Alle Ihre Steine sind gestapelt. Von nun an nehmen Sie heraus.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you bear off.</source>
        <translation>Alle Ihre Steine liegen. Von nun an nehmen Sie heraus.</translation>
    </message>
    <message>
        <source>All of your men are off. From now on, you set them up again.</source>
        <translation>Alle Ihre Steine sind heraus. Von nun an stellen Sie sie wieder auf.</translation>
    </message>
    <message>
        <source>You threw a doublet, and throw again.</source>
        <translation>Sie haben einen Pasch und würfeln noch einmal.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Jetzt würfeln Sie.</translation>
    </message>
    <message>
        <source>You have set up all men again, and win!</source>
        <translation>Sie haben alle Steine wieder aufgestellt und gewinnen!</translation>
    </message>
    <message>
        <source>You have no men left, and win!</source>
        <translation>Sie haben keine Steine mehr und gewinnen!</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>%1 has no man to lay down there.</source>
        <translation>%1 hat dort keinen Stein hinzulegen.</translation>
    </message>
    <message>
        <source>%1 has no man to stack there.</source>
        <translation>%1 hat dort keinen Stein zu stapeln.</translation>
    </message>
    <message>
        <source>%1 has no man left there.</source>
        <translation>%1 hat dort keinen Stein mehr.</translation>
    </message>
    <message>
        <source>%1 has no man that can move that far.</source>
        <translation>%1 hat keinen Stein, der so weit ziehen kann.</translation>
    </message>
    <message>
        <source>%1 has just finished a stage.</source>
        <translation>%1 hat gerade einen Abschnitt beendet.</translation>
    </message>
    <message>
        <source>%1 had fewer men left than the doublet plays.</source>
        <translation>%1 hatte weniger Steine übrig, als der Pasch spielt.</translation>
    </message>
    <message>
        <source>All of %1’s men are down.</source>
        <translation>Alle Steine von %1 liegen.</translation>
    </message>
    <message>
        <source>%1 still lays down, and %2 bears off.</source>
        <extracomment>%1 the player who still lays down, %2 the one who threw</extracomment>
        <translation>%1 legt noch hin, und %2 nimmt heraus.</translation>
    </message>
    <message>
        <source>%1 still has men outside the last quarter.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>%1 hat noch Steine außerhalb des letzten Viertels.</translation>
    </message>
    <message>
        <source>It does not pass to %1.</source>
        <translation>Die Zahl geht nicht an %1.</translation>
    </message>
    <message>
        <source>%1 did not claim it before the next throw.</source>
        <translation>%1 hat die Zahl nicht vor dem nächsten Wurf beansprucht.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to lay down there.</source>
        <translation>Weder %1 noch %2 hat dort einen Stein hinzulegen.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to stack there.</source>
        <translation>Weder %1 noch %2 hat dort einen Stein zu stapeln.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man left there.</source>
        <translation>Weder %1 noch %2 hat dort noch einen Stein.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man that can move that far.</source>
        <translation>Weder %1 noch %2 hat einen Stein, der so weit ziehen kann.</translation>
    </message>
    <message>
        <source>%1’s pile there is complete.</source>
        <translation>Der Stapel von %1 ist dort vollständig.</translation>
    </message>
    <message>
        <source>%1’s and %2’s piles there are complete.</source>
        <translation>Dort sind die Stapel von %1 und %2 vollständig.</translation>
    </message>
    <message>
        <source>You have no man to lay down there.</source>
        <translation>Sie haben dort keinen Stein hinzulegen.</translation>
    </message>
    <message>
        <source>You have no man to stack there.</source>
        <translation>Sie haben dort keinen Stein zu stapeln.</translation>
    </message>
    <message>
        <source>You have no man left there.</source>
        <translation>Sie haben dort keinen Stein mehr.</translation>
    </message>
    <message>
        <source>Your pile there is complete.</source>
        <translation>Ihr Stapel ist dort vollständig.</translation>
    </message>
    <message>
        <source>You have no man that can move that far.</source>
        <translation>Sie haben keinen Stein, der so weit ziehen kann.</translation>
    </message>
    <message>
        <source>You have just finished a stage.</source>
        <translation>Sie haben gerade einen Abschnitt beendet.</translation>
    </message>
    <message>
        <source>You had fewer men left than the doublet plays.</source>
        <translation>Sie hatten weniger Steine übrig, als der Pasch spielt.</translation>
    </message>
    <message>
        <source>All of your men are down.</source>
        <translation>Alle Ihre Steine liegen.</translation>
    </message>
    <message>
        <source>You still lay down, and %1 bears off.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>Sie legen noch hin, und %1 nimmt heraus.</translation>
    </message>
    <message>
        <source>It does not pass to you.</source>
        <translation>Die Zahl geht nicht an Sie.</translation>
    </message>
    <message>
        <source>You did not claim it before the next throw.</source>
        <translation>Sie haben die Zahl nicht vor dem nächsten Wurf beansprucht.</translation>
    </message>
    <message>
        <source>%1 still lays down, and you bear off.</source>
        <extracomment>%1 the player who still lays down</extracomment>
        <translation>%1 legt noch hin, und Sie nehmen heraus.</translation>
    </message>
    <message>
        <source>You still have men outside the last quarter.</source>
        <translation>Sie haben noch Steine außerhalb des letzten Viertels.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to lay down there.</source>
        <translation>Weder Sie noch %1 haben dort einen Stein hinzulegen.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to stack there.</source>
        <translation>Weder Sie noch %1 haben dort einen Stein zu stapeln.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man left there.</source>
        <translation>Weder Sie noch %1 haben dort noch einen Stein.</translation>
    </message>
    <message>
        <source>Your pile and %1’s pile there are complete.</source>
        <translation>Dort sind Ihr Stapel und der von %1 vollständig.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man that can move that far.</source>
        <translation>Weder Sie noch %1 haben einen Stein, der so weit ziehen kann.</translation>
    </message>
</context>
<context>
    <name>FateText</name>
    <message>
        <source>%1 cannot use %2. %3 may.</source>
        <comment>several numbers</comment>
        <translation>%1 kann %2 nicht nutzen. %3 darf.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. %3 may.</source>
        <extracomment>%1 a player, %2 a number of the dice, %3 the opponent</extracomment>
        <translation>%1 kann die %2 nicht nutzen. %3 darf.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to %1.</source>
        <extracomment>%1 the opponent</extracomment>
        <translation>
            <numerusform>%n Stein des Paschs geht an %1.</numerusform>
            <numerusform>%n Steine des Paschs gehen an %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot use %2.</source>
        <comment>several numbers</comment>
        <translation>%1 kann %2 nicht nutzen.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 kann die %2 nicht nutzen.</translation>
    </message>
    <message>
        <source>Neither player can use %1.</source>
        <comment>several numbers</comment>
        <translation>Keine Seite kann %1 nutzen.</translation>
    </message>
    <message>
        <source>Neither player can use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Keine Seite kann die %1 nutzen.</translation>
    </message>
    <message>
        <source>%1 did not claim %2. They are lost.</source>
        <comment>several numbers</comment>
        <translation>%1 hat %2 nicht beansprucht. Die Zahlen verfallen.</translation>
    </message>
    <message>
        <source>%1 did not claim the %2. It is lost.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 hat die %2 nicht beansprucht. Die Zahl verfällt.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet cannot be played.</source>
        <extracomment>men that a doublet would have played, had there been as many</extracomment>
        <translation>
            <numerusform>%n Stein des Paschs kann nicht gespielt werden.</numerusform>
            <numerusform>%n Steine des Paschs können nicht gespielt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1. %2 may.</source>
        <comment>several numbers</comment>
        <translation>Sie können %1 nicht nutzen. %2 darf.</translation>
    </message>
    <message>
        <source>You cannot use the %1. %2 may.</source>
        <extracomment>%1 a number of the dice, %2 the opponent</extracomment>
        <translation>Sie können die %1 nicht nutzen. %2 darf.</translation>
    </message>
    <message>
        <source>%1 cannot use %2. You may.</source>
        <comment>several numbers</comment>
        <translation>%1 kann %2 nicht nutzen. Sie dürfen.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. You may.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 kann die %2 nicht nutzen. Sie dürfen.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to you.</source>
        <translation>
            <numerusform>%n Stein des Paschs geht an Sie.</numerusform>
            <numerusform>%n Steine des Paschs gehen an Sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1.</source>
        <comment>several numbers</comment>
        <translation>Sie können %1 nicht nutzen.</translation>
    </message>
    <message>
        <source>You cannot use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Sie können die %1 nicht nutzen.</translation>
    </message>
    <message>
        <source>You did not claim %1. They are lost.</source>
        <comment>several numbers</comment>
        <translation>Sie haben %1 nicht beansprucht. Die Zahlen verfallen.</translation>
    </message>
    <message>
        <source>You did not claim the %1. It is lost.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Sie haben die %1 nicht beansprucht. Die Zahl verfällt.</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Your %1 passes to Black. Press Black’s glowing man.</source>
        <translation>Ihre %1 geht an Schwarz. Leuchtenden schwarzen Stein antippen.</translation>
    </message>
    <message>
        <source>The doublet gives you another throw. Press your dice box.</source>
        <translation>Der Pasch bringt Ihnen noch einen Wurf. Tippen Sie auf Ihren Becher.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two numbers of the dice</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <extracomment>three numbers of the dice</extracomment>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>Press your dice box to throw.</source>
        <translation>Tippen Sie zum Würfeln auf Ihren Becher.</translation>
    </message>
    <message>
        <source>Later in a game. Throw: you won’t be able to use one number.</source>
        <translation>Später in der Partie. Würfeln Sie: Eine Zahl werden Sie nicht nutzen können.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and bear off your last men.</source>
        <translation>Bald ist Schluss. Würfeln Sie und nehmen Sie die letzten Steine heraus.</translation>
    </message>
    <message>
        <source>All your men are down; now stack them again. Throw: it will be a doublet.</source>
        <translation>Alle Ihre Steine liegen; nun wird wieder gestapelt. Würfeln Sie: Es wird ein Pasch.</translation>
    </message>
    <message>
        <source>Your men now race round the board. Throw: two dice will show the same number.</source>
        <translation>Nun laufen Ihre Steine um das Brett. Würfeln Sie: Zwei Würfel werden gleich sein.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. Throw to see one.</source>
        <translation>Zwei gleiche Würfel sind ein Pasch. Würfeln Sie, um einen zu sehen.</translation>
    </message>
    <message>
        <source>Your men have come round the board. Throw to bear them off.</source>
        <translation>Ihre Steine sind einmal herum. Würfeln Sie, um sie herauszunehmen.</translation>
    </message>
    <message>
        <source>All your men are stacked again. Throw to bear them off.</source>
        <translation>Alle Steine sind wieder gestapelt. Würfeln Sie, um sie herauszunehmen.</translation>
    </message>
    <message>
        <source>All your men are down. Throw to bear them off.</source>
        <translation>Alle Ihre Steine liegen. Würfeln Sie, um sie herauszunehmen.</translation>
    </message>
    <message>
        <source>Now your men leave the board. Press your dice box to throw.</source>
        <translation>Jetzt verlassen Ihre Steine das Brett. Tippen Sie zum Würfeln auf Ihren Becher.</translation>
    </message>
    <message>
        <source>Now your %1: press a glowing man.</source>
        <translation>Jetzt Ihre %1: leuchtenden Stein antippen.</translation>
    </message>
    <message>
        <source>Press a glowing man to bear it off: it leaves the board.</source>
        <translation>Leuchtenden Stein antippen, um ihn herauszunehmen: Er verlässt das Brett.</translation>
    </message>
    <message>
        <source>Press your last men to bear them off.</source>
        <translation>Die letzten Steine antippen, um sie herauszunehmen.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man.</source>
        <translation>Weiter: leuchtenden Stein antippen.</translation>
    </message>
    <message>
        <source>None of your men can use your %1. Play your %2.</source>
        <translation>Keiner Ihrer Steine kann Ihre %1 nutzen. Spielen Sie Ihre %2.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to move it.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Sie haben %1. Leuchtenden Stein antippen, um ihn zu ziehen.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to lay it down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Sie haben %1. Leuchtenden Stein antippen, um ihn hinzulegen.</translation>
    </message>
    <message>
        <source>%1 make %2: play %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: play 4 men, from any points.&quot;</extracomment>
        <translation>%1 macht %2: Spielen Sie %2 Steine, von beliebigen Zungen.</translation>
    </message>
    <message>
        <source>A doublet: play one man, then you throw again.</source>
        <translation>Ein Pasch: einen Stein spielen, dann noch einmal würfeln.</translation>
    </message>
    <message>
        <source>A doublet: play both numbers, then you throw again.</source>
        <translation>Ein Pasch: beide Zahlen spielen, dann noch einmal würfeln.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here. Press a man, then a point.</source>
        <translation>Ein Pasch ist hier nichts Besonderes. Tippen Sie auf einen Stein, dann auf eine Zunge.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: play each number as usual.</source>
        <translation>Ein Pasch ist hier nichts Besonderes: Spielen Sie jede Zahl wie sonst.</translation>
    </message>
    <message>
        <source>You threw %1.</source>
        <translation>Sie haben %1 gewürfelt.</translation>
    </message>
    <message>
        <source>Each number moves one man that many points.</source>
        <translation>Jede Zahl zieht einen Stein um so viele Zungen.</translation>
    </message>
    <message>
        <source>Each number lays down one man on its own point.</source>
        <translation>Jede Zahl legt einen Stein auf ihrer eigenen Zunge hin.</translation>
    </message>
    <message>
        <source>Men off the board stay off.</source>
        <translation>Steine, die vom Brett sind, bleiben draußen.</translation>
    </message>
    <message>
        <source>No men left: you have won. That is the whole game.</source>
        <translation>Keine Steine mehr: Sie haben gewonnen. Das ist das ganze Spiel.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <translation>Eine Zahl, die Sie nicht nutzen können, verfällt.</translation>
    </message>
    <message>
        <source>Black may claim what you cannot use, until the next throw.</source>
        <translation>Was Sie nicht nutzen können, darf Schwarz bis zum nächsten Wurf beanspruchen.</translation>
    </message>
    <message>
        <source>The other player uses what you cannot.</source>
        <translation>Was Sie nicht nutzen können, nutzt die Gegenseite.</translation>
    </message>
    <message>
        <source>What neither of you can use is lost.</source>
        <translation>Was keine Seite nutzen kann, verfällt.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as it has dots.</source>
        <translation>Ein Pasch spielt so viele Steine, wie er Augen hat.</translation>
    </message>
    <message>
        <source>After a doublet you throw again; each number stacks a man on its point.</source>
        <translation>Nach einem Pasch würfeln Sie noch einmal; jede Zahl stapelt einen Stein auf ihre Zunge.</translation>
    </message>
    <message>
        <source>After a doublet you throw again.</source>
        <translation>Nach einem Pasch würfeln Sie noch einmal.</translation>
    </message>
    <message>
        <source>Here a doublet is a throw like any other.</source>
        <translation>Hier ist ein Pasch ein Wurf wie jeder andere.</translation>
    </message>
    <message>
        <source>You are White and won the opening throw. Press your dice box.</source>
        <extracomment>The player&apos;s side of the board is the lower one.</extracomment>
        <translation>Sie sind Weiß und dürfen zuerst würfeln. Tippen Sie auf Ihren Becher.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and set up your last men.</source>
        <translation>Bald ist Schluss. Würfeln Sie und stellen Sie die letzten Steine auf.</translation>
    </message>
    <message>
        <source>Press the glowing points to set up your last men.</source>
        <translation>Tippen Sie auf die leuchtenden Zungen, um die letzten Steine aufzustellen.</translation>
    </message>
    <message>
        <source>Once all men are off, they are set up again.</source>
        <translation>Sind alle Steine heraus, werden sie wieder aufgestellt.</translation>
    </message>
    <message>
        <source>All your men are set up: you have won. That is the whole game.</source>
        <translation>Alle Ihre Steine stehen wieder: Sie haben gewonnen. Das ist das ganze Spiel.</translation>
    </message>
    <message>
        <source>Your %1 passes to Black. Play Black’s man.</source>
        <translation>Ihre %1 geht an Schwarz. Spielen Sie den schwarzen Stein.</translation>
    </message>
    <message>
        <source>Now play your %1.</source>
        <translation>Spielen Sie jetzt Ihre %1.</translation>
    </message>
    <message>
        <source>Bear a man off the board.</source>
        <translation>Nehmen Sie einen Stein heraus.</translation>
    </message>
    <message>
        <source>Set up your last men.</source>
        <translation>Stellen Sie Ihre letzten Steine auf.</translation>
    </message>
    <message>
        <source>Go on: play a man.</source>
        <translation>Weiter: Spielen Sie einen Stein.</translation>
    </message>
    <message>
        <source>You threw %1. Move a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Sie haben %1. Ziehen Sie einen Stein.</translation>
    </message>
    <message>
        <source>You threw %1. Lay a man down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Sie haben %1. Legen Sie einen Stein hin.</translation>
    </message>
    <message>
        <source>Throw, and lay down your last man. Then each number stacks a man again.</source>
        <translation>Würfeln Sie, und legen Sie den letzten Stein hin. Danach stapelt jede Zahl wieder einen Stein.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man to stack it on its point.</source>
        <translation>Weiter: leuchtenden Stein antippen, um ihn auf seine Zunge zu stapeln.</translation>
    </message>
    <message>
        <source>Go on: stack a man on its point.</source>
        <translation>Weiter: Stapeln Sie einen Stein auf seine Zunge.</translation>
    </message>
    <message>
        <source>A doublet: lay down your last man, stack it again, then throw again.</source>
        <translation>Ein Pasch: letzten Stein hinlegen, ihn wieder stapeln, dann noch einmal würfeln.</translation>
    </message>
    <message>
        <source>Some of your men are off already. Throw to bear off more.</source>
        <translation>Einige Ihrer Steine sind schon heraus. Würfeln Sie, um weitere herauszunehmen.</translation>
    </message>
    <message>
        <source>A hit man is out of the game: its owner need not bring it home.</source>
        <translation>Ein geschlagener Stein ist aus dem Spiel: Er muss nicht mehr heimgebracht werden.</translation>
    </message>
    <message>
        <source>No man is left to play the %1. Play the %2.</source>
        <translation>Für die %1 ist kein Stein mehr da. Spielen Sie die %2.</translation>
    </message>
    <message>
        <source>Your men on point %1 are all down. Play the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Ihre Steine auf Zunge %1 liegen alle. Spielen Sie die %2.</translation>
    </message>
    <message>
        <source>A doublet: play all the men you can on its point.</source>
        <translation>Ein Pasch: alle Steine seiner Zunge spielen, die es können.</translation>
    </message>
    <message>
        <source>Here a doublet plays all the men on its point.</source>
        <translation>Hier spielt ein Pasch alle Steine seiner Zunge.</translation>
    </message>
</context>
<context>
    <name>FirstStepsShown</name>
    <message>
        <source>White’s %1 passes to Black.</source>
        <translation>Die %1 von Weiß geht an Schwarz.</translation>
    </message>
    <message>
        <source>The doublet gives White another throw.</source>
        <translation>Der Pasch bringt Weiß noch einen Wurf.</translation>
    </message>
    <message>
        <source>White throws.</source>
        <translation>Weiß würfelt.</translation>
    </message>
    <message>
        <source>Later in a game. White throws, and won’t be able to use one number.</source>
        <translation>Später in der Partie. Weiß würfelt und wird eine Zahl nicht nutzen können.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and bears off the last men.</source>
        <translation>Kurz vor Schluss. Weiß würfelt und nimmt die letzten Steine heraus.</translation>
    </message>
    <message>
        <source>White’s men are all down and are now stacked again. White throws a doublet.</source>
        <translation>Alle weißen Steine liegen und werden nun wieder gestapelt. Weiß würfelt einen Pasch.</translation>
    </message>
    <message>
        <source>White’s men now race round the board. White throws: two dice show the same number.</source>
        <translation>Nun laufen die weißen Steine um das Brett. Weiß würfelt: Zwei Würfel sind gleich.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. White throws one.</source>
        <translation>Zwei gleiche Würfel sind ein Pasch. Weiß würfelt einen.</translation>
    </message>
    <message>
        <source>White’s men have come round the board. White throws to bear them off.</source>
        <translation>Die weißen Steine sind einmal herum. Weiß würfelt, um sie herauszunehmen.</translation>
    </message>
    <message>
        <source>White’s men are all stacked again. White throws to bear them off.</source>
        <translation>Alle weißen Steine sind wieder gestapelt. Weiß würfelt, um sie herauszunehmen.</translation>
    </message>
    <message>
        <source>White’s men are all down. White throws to bear them off.</source>
        <translation>Alle weißen Steine liegen. Weiß würfelt, um sie herauszunehmen.</translation>
    </message>
    <message>
        <source>Now White’s men leave the board. White throws.</source>
        <translation>Jetzt verlassen die weißen Steine das Brett. Weiß würfelt.</translation>
    </message>
    <message>
        <source>Now White plays the %1.</source>
        <translation>Jetzt spielt Weiß die %1.</translation>
    </message>
    <message>
        <source>White bears a man off: it leaves the board.</source>
        <translation>Weiß nimmt einen Stein heraus: Er verlässt das Brett.</translation>
    </message>
    <message>
        <source>White bears off the last men.</source>
        <translation>Weiß nimmt die letzten Steine heraus.</translation>
    </message>
    <message>
        <source>White goes on.</source>
        <translation>Weiß spielt weiter.</translation>
    </message>
    <message>
        <source>None of White’s men can use the %1. White plays the %2.</source>
        <translation>Kein weißer Stein kann die %1 nutzen. Weiß spielt die %2.</translation>
    </message>
    <message>
        <source>White threw %1, and moves a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Weiß hat %1 und zieht einen Stein.</translation>
    </message>
    <message>
        <source>White threw %1, and lays down a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Weiß hat %1 und legt einen Stein hin.</translation>
    </message>
    <message>
        <source>%1 make %2: White plays %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: White plays 4 men, from any points.&quot;</extracomment>
        <translation>%1 macht %2: Weiß spielt %2 Steine, von beliebigen Zungen.</translation>
    </message>
    <message>
        <source>A doublet: White plays one man, then throws again.</source>
        <translation>Ein Pasch: Weiß spielt einen Stein und würfelt dann noch einmal.</translation>
    </message>
    <message>
        <source>A doublet: White plays both numbers, then throws again.</source>
        <translation>Ein Pasch: Weiß spielt beide Zahlen und würfelt dann noch einmal.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White moves as usual.</source>
        <translation>Ein Pasch ist hier nichts Besonderes: Weiß zieht wie sonst.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White plays both numbers as usual.</source>
        <translation>Ein Pasch ist hier nichts Besonderes: Weiß spielt beide Zahlen wie sonst.</translation>
    </message>
    <message>
        <source>White threw %1.</source>
        <translation>Weiß hat %1 gewürfelt.</translation>
    </message>
    <message>
        <source>No men left: White has won. That is the whole game.</source>
        <translation>Keine Steine mehr: Weiß hat gewonnen. Das ist das ganze Spiel.</translation>
    </message>
    <message>
        <source>White has won the opening throw.</source>
        <translation>Weiß darf zuerst würfeln.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and sets up the last men.</source>
        <translation>Kurz vor Schluss. Weiß würfelt und stellt die letzten Steine auf.</translation>
    </message>
    <message>
        <source>White sets up the last men.</source>
        <translation>Weiß stellt die letzten Steine auf.</translation>
    </message>
    <message>
        <source>All White’s men are set up: White has won. That is the whole game.</source>
        <translation>Alle weißen Steine stehen wieder: Weiß hat gewonnen. Das ist das ganze Spiel.</translation>
    </message>
    <message>
        <source>White throws and lays down the last man. Then each number stacks a man again.</source>
        <translation>Weiß würfelt und legt den letzten Stein hin. Danach stapelt jede Zahl wieder einen.</translation>
    </message>
    <message>
        <source>White goes on, and stacks men on their points.</source>
        <translation>Weiß spielt weiter und stapelt Steine auf ihre Zungen.</translation>
    </message>
    <message>
        <source>A doublet: White lays down the last man, stacks it again, then throws again.</source>
        <translation>Ein Pasch: Weiß legt den letzten Stein hin, stapelt ihn, würfelt noch einmal.</translation>
    </message>
    <message>
        <source>Some of White’s men are off already. White throws to bear off more.</source>
        <translation>Einige weiße Steine sind schon heraus. Weiß würfelt, um weitere herauszunehmen.</translation>
    </message>
    <message>
        <source>White has no man left to play the %1. White plays the %2.</source>
        <translation>Für die %1 hat Weiß keinen Stein mehr. Weiß spielt die %2.</translation>
    </message>
    <message>
        <source>White’s men on point %1 are all down. White plays the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Die Steine von Weiß auf Zunge %1 liegen alle. Weiß spielt die %2.</translation>
    </message>
    <message>
        <source>A doublet: White plays all the men on its point.</source>
        <translation>Ein Pasch: Weiß spielt alle Steine seiner Zunge.</translation>
    </message>
</context>
<context>
    <name>GameBarText</name>
    <message>
        <source>Games per month</source>
        <translation>Partien je Monat</translation>
    </message>
    <message>
        <source>Games per day</source>
        <translation>Partien je Tag</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln game(s)</source>
        <extracomment>%1 a day or month</extracomment>
        <translation>
            <numerusform>%1: %Ln Partie</numerusform>
            <numerusform>%1: %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) from %1 to %2.</source>
        <extracomment>%1, %2 dates</extracomment>
        <translation>
            <numerusform>%Ln Partie vom %1 bis zum %2.</numerusform>
            <numerusform>%Ln Partien vom %1 bis zum %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a day and its month, short, as QLocale has it: &quot;4 May&quot;</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Länge der Partien</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>Würfe je Partie</translation>
    </message>
    <message>
        <source>On average %1 throws a game; the shortest game took %2, the longest %3.</source>
        <extracomment>%1 a number with decimals, %2 and %3 whole numbers</extracomment>
        <translation>Im Mittel %1 Würfe je Partie; die kürzeste brauchte %2, die längste %3.</translation>
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
            <numerusform>%1 Würfe: %Ln Partie</numerusform>
            <numerusform>%1 Würfe: %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), on %1.</source>
        <extracomment>%1 a date: &quot;1 game, on 4 May 2026.&quot;, &quot;3 games, all on 4 May 2026.&quot;</extracomment>
        <translation>
            <numerusform>%Ln Partie, am %1.</numerusform>
            <numerusform>%Ln Partien, alle am %1.</numerusform>
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
            <numerusform>Die Partie brauchte %Ln Wurf.</numerusform>
            <numerusform>Die Partie brauchte %Ln Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each game took %Ln throw(s).</source>
        <translation>
            <numerusform>Jede Partie brauchte %Ln Wurf.</numerusform>
            <numerusform>Jede Partie brauchte %Ln Würfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>label of a vertical axis: numbers of games</extracomment>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>how long a game takes</extracomment>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>reines Glück</translation>
    </message>
    <message>
        <source>almost pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>fast reines Glück</translation>
    </message>
    <message>
        <source>luck and choices</source>
        <extracomment>what decides a game</extracomment>
        <translation>Glück und Wahl</translation>
    </message>
</context>
<context>
    <name>GameLineText</name>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>After game %1 (%2):</source>
        <extracomment>%1 the number of a game, %2 its date</extracomment>
        <translation>Nach Partie %1 (%2):</translation>
    </message>
    <message>
        <source>Luck: wins due to the dice</source>
        <translation>Glück: Siege durch die Würfel</translation>
    </message>
    <message>
        <source>%1: %2 wins.</source>
        <extracomment>%1 a player, %2 a number with a sign and decimals, such as &quot;+1.25&quot;</extracomment>
        <translation>%1: %2 Siege.</translation>
    </message>
    <message>
        <source>Doublets above or below the expected number</source>
        <translation>Mehr oder weniger Pasche als erwartet</translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln doublet(s), %2 expected.</source>
        <extracomment>%1 a player, %2 an expected number with a decimal</extracomment>
        <translation>
            <numerusform>%1: %Ln Pasch, erwartet %2.</numerusform>
            <numerusform>%1: %Ln Pasche, erwartet %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>With fair dice, the line ends outside the band about 1 time in 20.</source>
        <translation>Bei fairen Würfeln endet die Linie etwa 1-mal von 20 außerhalb des Bandes.</translation>
    </message>
    <message>
        <source>With fair dice, each line ends outside the band about 1 time in 20. About 1 time in 10, at least one of the two does.</source>
        <translation>Bei fairen Würfeln endet jede Linie etwa 1-mal von 20 außerhalb des Bandes. Etwa 1-mal von 10 endet mindestens eine der beiden dort.</translation>
    </message>
    <message numerus="yes">
        <source>The dice changed the chance of winning by this much, added up over %Ln game(s).</source>
        <translation>
            <numerusform>So viel haben die Würfel in %Ln Partie an der Gewinnchance geändert.</numerusform>
            <numerusform>So viel haben die Würfel an der Gewinnchance geändert, summiert über %Ln Partien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>a player of the white men; %1 a name</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>%1 (white)</source>
        <translation>%1 (Weiß)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>a player of the black men; %1 a name</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>%1 (black)</source>
        <translation>%1 (Schwarz)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>The two players of a game, as the title of a sheet: %1 White, %2 Black</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Note: </source>
        <extracomment>before a note that the user has written on a step of the game</extracomment>
        <translation>Notiz: </translation>
    </message>
    <message>
        <source>Each diagram shows the board after a throw. A number on a man shows how many men are in the pile. Men borne off are beside the board.</source>
        <translation>Jedes Diagramm zeigt das Brett nach einem Wurf. Eine Zahl auf einem Stein sagt, wie viele Steine im Stapel liegen. Herausgenommene Steine liegen neben dem Brett.</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Lay all your men down</source>
        <translation>Alle eigenen Steine hinlegen</translation>
    </message>
    <message>
        <source>Stack up all your men</source>
        <translation>Alle eigenen Steine aufstapeln</translation>
    </message>
    <message>
        <source>Take all your men off the board</source>
        <translation>Alle eigenen Steine vom Brett nehmen</translation>
    </message>
    <message>
        <source>Race all your men round the board and off it</source>
        <translation>Mit allen eigenen Steinen um das Brett und hinaus laufen</translation>
    </message>
    <message>
        <source>then lay them down</source>
        <translation>dann hinlegen</translation>
    </message>
    <message>
        <source>then stack them up again</source>
        <translation>dann wieder aufstapeln</translation>
    </message>
    <message>
        <source>then bear them off</source>
        <translation>dann herausnehmen</translation>
    </message>
    <message>
        <source>then race them round the board and off it</source>
        <translation>dann um das Brett und hinaus laufen</translation>
    </message>
    <message>
        <source>%1. The first player with no men left wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off the board&quot;</extracomment>
        <translation>%1. Wer zuerst keine Steine mehr hat, gewinnt.</translation>
    </message>
    <message>
        <source>Set up all your men</source>
        <translation>Alle eigenen Steine aufstellen</translation>
    </message>
    <message>
        <source>then set them up again</source>
        <translation>dann wieder aufstellen</translation>
    </message>
    <message>
        <source>%1. The first player to do so wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off, then set them up again&quot;</extracomment>
        <translation>%1. Wer das zuerst schafft, gewinnt.</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>%1 (%2 of %3 hands)</source>
        <extracomment>%1 a share: &quot;40%&quot;; %2 hands were up of %3</extracomment>
        <translation>%1 (%2 von %3 Handzeichen)</translation>
    </message>
    <message>
        <source>Your guess: %1. Exactly right.</source>
        <extracomment>%1 &quot;60%&quot;</extracomment>
        <translation>Schätzung: %1. Genau richtig.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too high.</source>
        <extracomment>%1 &quot;70&quot;, %2 what is true: &quot;64.2&quot;, %3 the difference: &quot;5.8&quot;</extracomment>
        <translation>Schätzung: %1. Die Antwort ist %2: um %3 zu hoch geschätzt.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too low.</source>
        <translation>Schätzung: %1. Die Antwort ist %2: um %3 zu niedrig geschätzt.</translation>
    </message>
    <message>
        <source>Very close.</source>
        <comment>a guess</comment>
        <translation>Sehr nah.</translation>
    </message>
    <message>
        <source>Close.</source>
        <comment>a guess</comment>
        <translation>Nah dran.</translation>
    </message>
    <message>
        <source>Not far off.</source>
        <comment>a guess</comment>
        <translation>Nicht weit weg.</translation>
    </message>
    <message>
        <source>Far off.</source>
        <comment>a guess</comment>
        <translation>Weit weg.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <extracomment>percentage points: &quot;+7 points&quot;</extracomment>
        <translation>%1 Prozentpunkte</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too high.</source>
        <extracomment>%1 &quot;60%&quot;, %2 what is true: &quot;64.2%&quot;, %3 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Schätzung: %1. Die Antwort ist %2: um %3 Prozentpunkte zu hoch geschätzt.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too low.</source>
        <translation>Schätzung: %1. Die Antwort ist %2: um %3 Prozentpunkte zu niedrig geschätzt.</translation>
    </message>
    <message>
        <source>Guesses in this game: %1, off by %2 percentage points on average.</source>
        <extracomment>%1 how many; %2 percentage points: &quot;5.2&quot;</extracomment>
        <translation>Schätzungen in dieser Partie: %1, im Mittel %2 Prozentpunkte daneben.</translation>
    </message>
    <message>
        <source>And the other player is ahead.</source>
        <comment>a guess</comment>
        <extracomment>follows how far a guess of the chance of winning is off</extracomment>
        <translation>Und die andere Seite liegt vorn.</translation>
    </message>
</context>
<context>
    <name>HindranceText</name>
    <message>
        <source>The game is over. %1 has won.</source>
        <translation>Die Partie ist zu Ende. %1 hat gewonnen.</translation>
    </message>
    <message>
        <source>The game is over. It is a draw.</source>
        <translation>Die Partie ist zu Ende. Remis.</translation>
    </message>
    <message>
        <source>First, each player throws one die.</source>
        <translation>Zuerst wirft jede Seite einen Würfel.</translation>
    </message>
    <message>
        <source>%1 must throw first.</source>
        <translation>Zuerst muss %1 würfeln.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Jetzt würfelt %1.</translation>
    </message>
    <message>
        <source>%1 has no man on point %2.</source>
        <translation>%1 hat keinen Stein auf Zunge %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n man/men.</source>
        <translation>
            <numerusform>Jetzt spielt %1 %n Stein.</numerusform>
            <numerusform>Jetzt spielt %1 %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %3. %2 could not use it.</source>
        <extracomment>%1 who plays numbers, %2 who threw them, %3 the numbers</extracomment>
        <translation>Jetzt spielt %1: %3. %2 konnte das nicht nutzen.</translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of the dice</extracomment>
        <translation>Jetzt spielt %1: %2.</translation>
    </message>
    <message>
        <source>You may use %2, which %1 could not. This man stands on point %3.</source>
        <extracomment>%1 the opponent, %2 numbers of the dice, %3 a point</extracomment>
        <translation>%1 überlässt Ihnen %2. Dieser Stein steht auf Zunge %3.</translation>
    </message>
    <message>
        <source>You threw %1. This man stands on point %2.</source>
        <translation>Sie haben %1 gewürfelt. Dieser Stein steht auf Zunge %2.</translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <extracomment>%1 a number of the dice, %2 why this man cannot move by it, a sentence</extracomment>
        <translation>Mit %1: %2</translation>
    </message>
    <message>
        <source>Point %1 is full.</source>
        <translation>Zunge %1 ist voll.</translation>
    </message>
    <message>
        <source>Two of %2’s men hold point %1.</source>
        <translation>Zwei Steine von %2 halten Zunge %1.</translation>
    </message>
    <message>
        <source>That would use fewer numbers. You must use as many as you can.</source>
        <translation>So nutzen Sie weniger Zahlen. Sie müssen so viele nutzen wie möglich.</translation>
    </message>
    <message>
        <source>Only a %1 bears this man off.</source>
        <translation>Nur die %1 nimmt diesen Stein heraus.</translation>
    </message>
    <message>
        <source>Men on higher points must use the %1 first.</source>
        <extracomment>%1 the numbers left to play: &quot;5&quot;, &quot;5 and 4&quot;</extracomment>
        <translation>Zuerst müssen Steine auf höheren Zungen %1 nutzen.</translation>
    </message>
    <message>
        <source>Still to play: %1. This man stands on point %2.</source>
        <extracomment>%1 numbers of the dice, %2 a point</extracomment>
        <translation>Noch zu spielen: %1. Dieser Stein steht auf Zunge %2.</translation>
    </message>
    <message>
        <source>Point %1 is stacked. First stack your other men.</source>
        <translation>Auf Zunge %1 ist alles gestapelt. Zuerst die anderen Steine stapeln.</translation>
    </message>
    <message>
        <source>Point %1 is set up. First set up your other men.</source>
        <translation>Auf Zunge %1 ist alles aufgestellt. Zuerst die anderen Steine aufstellen.</translation>
    </message>
    <message>
        <source>All men on point %1 are down. First lay down your other men.</source>
        <translation>Auf Zunge %1 liegt alles. Zuerst die anderen Steine hinlegen.</translation>
    </message>
    <message>
        <source>The game is over. You have won.</source>
        <translation>Die Partie ist zu Ende. Sie haben gewonnen.</translation>
    </message>
    <message>
        <source>You must throw first.</source>
        <translation>Zuerst müssen Sie würfeln.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Jetzt würfeln Sie.</translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n man/men.</source>
        <translation>
            <numerusform>Jetzt spielen Sie %n Stein.</numerusform>
            <numerusform>Jetzt spielen Sie %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1. %2 could not use it.</source>
        <extracomment>%1 the numbers, %2 who threw them</extracomment>
        <translation>Jetzt spielen Sie: %1. %2 konnte das nicht nutzen.</translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>Jetzt spielen Sie: %1.</translation>
    </message>
    <message>
        <source>You have no man on point %1.</source>
        <translation>Sie haben keinen Stein auf Zunge %1.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Leertaste oder Enter</translation>
    </message>
    <message>
        <source>throw the dice; play the marked man</source>
        <translation>würfeln; den markierten Stein spielen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>go from man to man</source>
        <translation>von Stein zu Stein gehen</translation>
    </message>
    <message>
        <source>Enter, arrow keys, Enter</source>
        <translation>Enter, Pfeiltasten, Enter</translation>
    </message>
    <message>
        <source>where men move, as in the race: take up the marked man, choose its point and move it there</source>
        <translation>wo Steine wandern, etwa im Rennen: den markierten Stein aufnehmen, seine Zunge wählen und ihn dorthin setzen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back a man that was taken up</source>
        <translation>einen aufgenommenen Stein zurücklegen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>claim a number with the marked man, where the rules require a claim</source>
        <translation>mit dem markierten Stein eine Zahl beanspruchen, wo die Regeln das verlangen</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>go to that point</source>
        <translation>zu dieser Zunge gehen</translation>
    </message>
    <message>
        <source>play forced moves</source>
        <translation>Züge ohne Wahl spielen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons under the board</source>
        <translation>zu den Schaltflächen unter dem Brett</translation>
    </message>
    <message>
        <source>Ask the board</source>
        <translation>Das Brett fragen</translation>
    </message>
    <message>
        <source>the last throw, and how it was played</source>
        <translation>der letzte Wurf und wie er gespielt wurde</translation>
    </message>
    <message>
        <source>whose turn it is, and what may be played</source>
        <translation>wer dran ist und was gespielt werden kann</translation>
    </message>
    <message>
        <source>where your men are</source>
        <translation>wo Ihre Steine sind</translation>
    </message>
    <message>
        <source>where the other player’s men are</source>
        <translation>wo die Steine der Gegenseite sind</translation>
    </message>
    <message>
        <source>how far each player has got</source>
        <translation>wie weit beide Seiten sind</translation>
    </message>
    <message>
        <source>who is likely to win</source>
        <translation>wer wohl gewinnt</translation>
    </message>
    <message>
        <source>the last announcement again</source>
        <translation>die letzte Ansage noch einmal</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>why: the rule behind the last event</source>
        <translation>Warum: die Regel hinter dem letzten Ereignis</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <translation>die Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>the games and their sources</source>
        <translation>die Spiele und ihre Quellen</translation>
    </message>
    <message>
        <source>course of play: arrow keys to choose a throw, Enter for the latest</source>
        <translation>Spielverlauf: Pfeiltasten wählen einen Wurf, Enter den neuesten</translation>
    </message>
    <message>
        <source>step back, step forward through the game</source>
        <translation>einen Schritt zurück oder vor in der Partie</translation>
    </message>
    <message>
        <source>back to the start of the game</source>
        <translation>zurück zum Anfang der Partie</translation>
    </message>
    <message>
        <source>play the steps automatically; pause</source>
        <translation>Schritte von selbst zeigen; Pause</translation>
    </message>
    <message>
        <source>steps more slowly, faster</source>
        <translation>Schritte langsamer, schneller</translation>
    </message>
    <message>
        <source>how often each number was thrown</source>
        <translation>wie oft jede Zahl gefallen ist</translation>
    </message>
    <message>
        <source>the same dice, other rules</source>
        <translation>dieselben Würfel, andere Regeln</translation>
    </message>
    <message>
        <source>the odds: arrow keys choose a throw; in the list of ways to play, Enter plays the chosen one</source>
        <translation>die Chancen: Pfeiltasten wählen einen Wurf; in der Liste der Züge spielt Enter den gewählten</translation>
    </message>
    <message>
        <source>a hint: the best move is marked</source>
        <translation>ein Tipp: der beste Zug wird markiert</translation>
    </message>
    <message>
        <source>cover the odds until the class has guessed; guess</source>
        <translation>Chancen verdecken, bis die Klasse geschätzt hat; schätzen</translation>
    </message>
    <message>
        <source>correct a throw that was entered incorrectly</source>
        <translation>falsch eingegebenen Wurf berichtigen</translation>
    </message>
    <message>
        <source>who plays: people, or the computer</source>
        <translation>wer spielt: Menschen oder der Computer</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>eine neue Partie</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>Animation überspringen</translation>
    </message>
    <message>
        <source>closer view: the half of the board in play</source>
        <translation>Nahansicht: die Bretthälfte, auf der gespielt wird</translation>
    </message>
    <message>
        <source>larger, smaller, default text size</source>
        <translation>Text größer, kleiner, normal</translation>
    </message>
    <message>
        <source>full screen; Esc to leave, F10 to show the menus</source>
        <translation>Vollbild; Esc beendet es, F10 zeigt die Menüs</translation>
    </message>
    <message>
        <source>face to face: one side for each player, on a screen that lies flat</source>
        <translation>Gegenüber: je eine Seite für beide, auf einem liegenden Bildschirm</translation>
    </message>
    <message>
        <source>projector: large text and strong contrast for a class; Esc to leave</source>
        <translation>Beamer: großer Text und starker Kontrast für die Klasse; Esc beendet ihn</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>from the board to the panel beside it and back</source>
        <translation>vom Brett zum Bereich daneben und zurück</translation>
    </message>
    <message>
        <source>what a button is for; on a touch screen, press and hold the button</source>
        <translation>wozu eine Schaltfläche dient; auf dem Touchscreen gedrückt halten</translation>
    </message>
    <message>
        <source>widen or narrow the panel beside the board</source>
        <translation>Bereich neben dem Brett breiter oder schmaler</translation>
    </message>
    <message>
        <source>appearance: board, light and speed</source>
        <translation>Aussehen: Brett, Licht und Tempo</translation>
    </message>
    <message>
        <source>earlier announcements, one by one, up to twenty</source>
        <translation>frühere Ansagen, eine nach der anderen, bis zu zwanzig</translation>
    </message>
    <message>
        <source>play again with the same rules</source>
        <translation>noch einmal nach denselben Regeln spielen</translation>
    </message>
    <message>
        <source>the result, when the game is over</source>
        <translation>das Ergebnis, wenn die Partie zu Ende ist</translation>
    </message>
</context>
<context>
    <name>LabelsSheet</name>
    <message>
        <source>Board labels</source>
        <translation>Objektschilder</translation>
    </message>
    <message>
        <source>Cut along the marks. Each label measures %1 × %2 mm.</source>
        <extracomment>At the foot of a page of labels, which are cut out. %1 and %2 a length in millimetres</extracomment>
        <translation>An den Marken ausschneiden. Jedes Schild misst %1 × %2&#xa0;mm.</translation>
    </message>
    <message>
        <source>– %1</source>
        <extracomment>behind what a table is made of. %1: how we know it</extracomment>
        <translation>– %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Maße: %1</translation>
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
        <translation>Noch keine Partie gespielt.</translation>
    </message>
    <message>
        <source>Exact value: %1.</source>
        <extracomment>%1 a share, computed and not tried out</extracomment>
        <translation>Genauer Wert: %1.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): the first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>Nach %Ln Partie: Wer zuerst würfelte, gewann %1 davon. 95-%-Band: %2 bis %3.</numerusform>
            <numerusform>Nach %Ln Partien: Wer zuerst würfelte, gewann %1 davon. 95-%-Band: %2 bis %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %2 of %Ln game(s). 95% band: %3 to %4.</source>
        <extracomment>an earlier run, in a list. %1 its seed, %2 a share, %3 and %4 the ends of its band</extracomment>
        <translation>
            <numerusform>Startwert %1: %2 von %Ln Partie. 95-%-Band: %3 bis %4.</numerusform>
            <numerusform>Startwert %1: %2 von %Ln Partien. 95-%-Band: %3 bis %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower lost %1 and drew %2.</source>
        <translation>Verloren hat %1, wer zuerst würfelte; %2 endeten remis.</translation>
    </message>
    <message>
        <source>It lies outside the band. At the end of an experiment, chance alone causes this one time in twenty; along the way, more often.</source>
        <translation>Er liegt außerhalb des Bands. Am Ende eines Experiments kommt das durch Zufall allein einmal in zwanzig Fällen vor, unterwegs öfter.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): White won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>Nach %Ln Partie: Weiß gewann %1 davon. 95-%-Band: %2 bis %3.</numerusform>
            <numerusform>Nach %Ln Partien: Weiß gewann %1 davon. 95-%-Band: %2 bis %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>follows the sentence on White. %1 a share, %2 and %3 the ends of its band</extracomment>
        <translation>Wer zuerst würfelte, gewann %1 davon. 95-%-Band: %2 bis %3.</translation>
    </message>
    <message>
        <source>White won the first game.</source>
        <translation>Weiß gewann die erste Partie.</translation>
    </message>
    <message>
        <source>White did not win the first game.</source>
        <translation>Weiß gewann die erste Partie nicht.</translation>
    </message>
    <message>
        <source>The first thrower won the first game.</source>
        <translation>Wer zuerst würfelte, gewann die erste Partie.</translation>
    </message>
    <message>
        <source>The first thrower did not win the first game.</source>
        <translation>Wer zuerst würfelte, gewann die erste Partie nicht.</translation>
    </message>
    <message>
        <source>95% band: %1 to %2.</source>
        <extracomment>%1 and %2 the ends of the band of a share: &quot;20.7%&quot;, &quot;100.0%&quot;</extracomment>
        <translation>95-%-Band: %1 bis %2.</translation>
    </message>
    <message>
        <source>It was drawn.</source>
        <extracomment>follows &quot;The first thrower did not win the first game.&quot;</extracomment>
        <translation>Sie endete remis.</translation>
    </message>
    <message>
        <source>White lost %1 and drew %2.</source>
        <extracomment>follows the share of games won by White. %1 and %2 shares</extracomment>
        <translation>Weiß verlor %1; %2 endeten remis.</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>Length of the games</source>
        <translation>Länge der Partien</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>Würfe je Partie</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>label of a bar. %1 a number of throws</extracomment>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>A game takes %1 throws on average.</source>
        <extracomment>%1 a number with decimals</extracomment>
        <translation>Eine Partie dauert im Mittel %1 Würfe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s) or more: %1 of %2 games (%3)</source>
        <extracomment>%1 how many games, %2 of how many, %3 their share</extracomment>
        <translation>
            <numerusform>%Ln Wurf oder mehr: %1 von %2 Partien (%3)</numerusform>
            <numerusform>%Ln Würfe oder mehr: %1 von %2 Partien (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s): %1 of %2 games (%3)</source>
        <translation>
            <numerusform>%Ln Wurf: %1 von %2 Partien (%3)</numerusform>
            <numerusform>%Ln Würfe: %1 von %2 Partien (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>share of games</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>Anteil der Partien</translation>
    </message>
    <message numerus="yes">
        <source>The first game took %Ln throw(s).</source>
        <translation>
            <numerusform>Die erste Partie brauchte %Ln Wurf.</numerusform>
            <numerusform>Die erste Partie brauchte %Ln Würfe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonBoxes</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none: a matter of opinion</source>
        <translation>keine: Ansichtssache</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Etwa %n Minute</numerusform>
            <numerusform>Etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>continues at step %1 of %2</source>
        <extracomment>of a lesson that was left; %1 the step it goes on with, %2 how many there are</extracomment>
        <translation>weiter bei Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Lernziele: %1</translation>
    </message>
    <message>
        <source>Prerequisites: %1</source>
        <translation>Vorkenntnisse: %1</translation>
    </message>
    <message>
        <source>Keywords: %1</source>
        <translation>Stichwörter: %1</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <extracomment>of a lesson</extracomment>
        <translation>✓ beendet</translation>
    </message>
</context>
<context>
    <name>LessonFields</name>
    <message>
        <source>Expected number</source>
        <translation>Erwartete Zahl</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>How far off an answer may be and still count as right</source>
        <translation>Die größte Abweichung einer richtigen Antwort</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Shown behind the number</source>
        <translation>Steht hinter der Zahl</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Two to six answers to choose from, one on each line; none for an answer in words</source>
        <translation>Zwei bis sechs Antworten zur Wahl, je eine pro Zeile; keine bei einer Antwort in Worten</translation>
    </message>
    <message>
        <source>Right choice</source>
        <translation>Richtige Wahl</translation>
    </message>
    <message>
        <source>The answer is a number</source>
        <translation>Die Antwort ist eine Zahl</translation>
    </message>
    <message>
        <source>The answer is how well a rule is known</source>
        <translation>Die Antwort ist, wie gut eine Regel belegt ist</translation>
    </message>
    <message>
        <source>Model answer</source>
        <translation>Musterantwort</translation>
    </message>
    <message>
        <source>Covered until the class has answered</source>
        <translation>Verdeckt, bis die Klasse geantwortet hat</translation>
    </message>
    <message>
        <source>Lines on the worksheet</source>
        <translation>Zeilen auf dem Arbeitsblatt</translation>
    </message>
    <message>
        <source>What to guess</source>
        <translation>Was zu schätzen ist</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Minimum of the slider</source>
        <translation>Kleinster Wert des Reglers</translation>
    </message>
    <message>
        <source>Maximum of the slider</source>
        <translation>Größter Wert des Reglers</translation>
    </message>
    <message>
        <source>A guess is close within</source>
        <translation>Eine Schätzung ist nah bis</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Shown with the answer</source>
        <translation>Wird mit der Antwort gezeigt</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Worauf zu achten ist</translation>
    </message>
    <message>
        <source>Experiments side by side</source>
        <translation>Experimente nebeneinander</translation>
    </message>
    <message>
        <source>Games in each</source>
        <translation>Partien in jedem</translation>
    </message>
    <message>
        <source>The same dice in both</source>
        <translation>Dieselben Würfel in beiden</translation>
    </message>
    <message>
        <source>White plays</source>
        <translation>Weiß spielt</translation>
    </message>
    <message>
        <source>Black plays</source>
        <translation>Schwarz spielt</translation>
    </message>
    <message>
        <source>Experiment in the laboratory</source>
        <translation>Experiment im Labor</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>Replaces the game, rulings, dice and seed in the fields above</source>
        <translation>Statt Spiel, Auslegungen, Würfel und Startwert der Felder oben</translation>
    </message>
    <message>
        <source>Begin after this many throws</source>
        <translation>Beginnt nach so vielen Würfen</translation>
    </message>
    <message>
        <source>The next throw lies on the board</source>
        <translation>Der nächste Wurf liegt auf dem Brett</translation>
    </message>
    <message>
        <source>The class plays</source>
        <translation>Die Klasse spielt</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Partie auf dem Brett</translation>
    </message>
    <message>
        <source>It stays until a later step sets another one</source>
        <translation>Bleibt, bis ein späterer Schritt eine andere aufstellt</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startwert der Würfel</translation>
    </message>
    <message>
        <source>Digits. Every class gets the same throws.</source>
        <translation>Ziffern. Jede Klasse bekommt dieselben Würfe.</translation>
    </message>
    <message>
        <source>Picture in the lesson</source>
        <translation>Bild in der Lektion</translation>
    </message>
    <message>
        <source>PNG, JPEG or WebP, up to 2 MB</source>
        <translation>PNG, JPEG oder WebP, bis 2&#xa0;MB</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>For those who cannot see the picture</source>
        <translation>Für alle, die das Bild nicht sehen können</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Show how well the rule is known</source>
        <translation>Zeigen, wie gut die Regel belegt ist</translation>
    </message>
    <message>
        <source>Tell the rule in today’s words, too</source>
        <translation>Die Regel auch in heutigen Worten</translation>
    </message>
    <message>
        <source>Always told where its status is shown, or where its source has no words</source>
        <translation>Immer in heutigen Worten, wenn ihr Beleg gezeigt wird oder die Quelle keine Worte hat</translation>
    </message>
    <message>
        <source>Rules in the words of their sources</source>
        <translation>Regeln in den Worten ihrer Quellen</translation>
    </message>
    <message>
        <source>Figures for %1, %2 … in the texts</source>
        <translation>Kennzahlen für %1, %2 … in den Texten</translation>
    </message>
    <message>
        <source>The program computes them. %1 in a text stands for the first.</source>
        <translation>Das Programm berechnet sie. %1 in einem Text steht für die erste.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Dice thrown by each player</source>
        <translation>Würfel, die jede Seite wirft</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Show the answers of an earlier step</source>
        <translation>Antworten eines früheren Schritts zeigen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Mark scheme</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Headings of the columns</source>
        <translation>Überschriften der Spalten</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation>Je eine pro Zeile</translation>
    </message>
    <message>
        <source>Headings of the rows</source>
        <translation>Überschriften der Zeilen</translation>
    </message>
    <message>
        <source>Table on the worksheet</source>
        <translation>Tabelle auf dem Arbeitsblatt</translation>
    </message>
    <message>
        <source>On the worksheet</source>
        <translation>Auf dem Arbeitsblatt</translation>
    </message>
    <message>
        <source>Usually if there is a question, guess, experiment or table</source>
        <translation>Üblich bei Frage, Schätzung, Experiment oder Tabelle</translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation>Titel des Schritts</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Each line is a paragraph</source>
        <translation>Jede Zeile ist ein Absatz</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Shown in the list of lessons</source>
        <translation>Steht in der Liste der Lektionen</translation>
    </message>
    <message>
        <source>Grade or age</source>
        <translation>Klasse oder Alter</translation>
    </message>
    <message>
        <source>Prerequisites</source>
        <translation>Vorkenntnisse</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Lernziele</translation>
    </message>
    <message>
        <source>What the class needs</source>
        <translation>Was die Klasse braucht</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Für die Schnellen</translation>
    </message>
    <message>
        <source>One task on each line</source>
        <translation>Eine Aufgabe pro Zeile</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Hausaufgabe</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Codes with commas between them, such as en, ru</source>
        <translation>Kürzel mit Kommas dazwischen, etwa en, ru</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Textstelle</translation>
    </message>
    <message>
        <source>The program throws</source>
        <translation>Das Programm würfelt</translation>
    </message>
    <message>
        <source>From the seed, the same for every class</source>
        <translation>Aus dem Startwert, für jede Klasse gleich</translation>
    </message>
    <message>
        <source>The class throws real dice</source>
        <translation>Die Klasse wirft echte Würfel</translation>
    </message>
    <message>
        <source>Not at all: it looks at the board</source>
        <translation>Gar nicht: Sie betrachtet das Brett</translation>
    </message>
    <message>
        <source>Until it is decided who begins</source>
        <translation>Bis entschieden ist, wer beginnt</translation>
    </message>
    <message>
        <source>One throw</source>
        <translation>Einen Wurf</translation>
    </message>
    <message>
        <source>To the end of the game</source>
        <translation>Bis zum Ende der Partie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>As well as possible</source>
        <translation>So gut wie möglich</translation>
    </message>
    <message>
        <source>The first thrower’s chance, in %</source>
        <translation>Chance der Seite, die zuerst würfelt, in %</translation>
    </message>
    <message>
        <source>The first thrower’s lead, in percentage points</source>
        <translation>Vorsprung beim ersten Wurf, in Prozentpunkten</translation>
    </message>
    <message>
        <source>Mean number of throws in a game</source>
        <translation>Mittlere Zahl der Würfe je Partie</translation>
    </message>
    <message>
        <source>Throws that leave a choice, in %</source>
        <translation>Würfe, die eine Wahl lassen, in %</translation>
    </message>
    <message>
        <source>Gain of best over random play, in percentage points</source>
        <translation>Gewinn des besten Spiels gegen zufälliges, in Prozentpunkten</translation>
    </message>
    <message>
        <source>Share of doublets, in %</source>
        <translation>Anteil der Pasche, in %</translation>
    </message>
    <message>
        <source>Share of throws with a given number, in %</source>
        <translation>Anteil der Würfe mit einer bestimmten Zahl, in %</translation>
    </message>
    <message>
        <source>Numbers that fair dice put outside their bands</source>
        <translation>Zahlen, die faire Würfel aus ihren Bändern werfen</translation>
    </message>
    <message>
        <source>A player’s chance in the position on the board, in %</source>
        <translation>Chance einer Seite in der Stellung auf dem Brett, in %</translation>
    </message>
    <message>
        <source>A player’s luck in the game on the board</source>
        <translation>Glück einer Seite in der Partie auf dem Brett</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>eine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Use the game on the board</source>
        <translation>Die Partie auf dem Brett nehmen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Usually 3; none with choices or a number</source>
        <translation>Üblich: 3; bei Auswahl oder Zahl keine</translation>
    </message>
    <message>
        <source>Usually 0, for a figure in %</source>
        <translation>Üblich: 0, bei einem Wert in %</translation>
    </message>
    <message>
        <source>Usually 100, for a figure in %</source>
        <translation>Üblich: 100, bei einem Wert in %</translation>
    </message>
    <message>
        <source>Usually a twentieth of the slider</source>
        <translation>Üblich: ein Zwanzigstel des Reglers</translation>
    </message>
    <message>
        <source>Usually at random</source>
        <translation>Üblich: zufällig</translation>
    </message>
    <message>
        <source>Usually from the seed, if there is one</source>
        <translation>Üblich: aus dem Startwert, falls es einen gibt</translation>
    </message>
    <message>
        <source>Usually none; after all of a recorded game</source>
        <translation>Üblich: keine; nach allen einer aufgezeichneten Partie</translation>
    </message>
    <message>
        <source>Usually not at all</source>
        <translation>Üblich: gar nicht</translation>
    </message>
    <message>
        <source>Keywords of the curriculum</source>
        <translation>Stichwörter des Lehrplans</translation>
    </message>
    <message>
        <source>At random half of the time</source>
        <translation>In der Hälfte der Fälle zufällig</translation>
    </message>
    <message>
        <source>Answers for those who finish early</source>
        <translation>Lösungen für die Schnellen</translation>
    </message>
    <message>
        <source>One on each line, in the order of the tasks</source>
        <translation>Eine pro Zeile, in der Reihenfolge der Aufgaben</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Picture file beside the lesson</source>
        <translation>Bilddatei neben der Lektion</translation>
    </message>
    <message>
        <source>Instead of a picture in the lesson</source>
        <translation>Anstelle eines Bildes in der Lektion</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>Your answer in step %1, “%2”:</source>
        <extracomment>%1 the number of an earlier step of the lesson, %2 its title</extracomment>
        <translation>Eure Antwort in Schritt %1, „%2“:</translation>
    </message>
    <message>
        <source>No answer was entered.</source>
        <translation>Es wurde keine Antwort eingegeben.</translation>
    </message>
    <message>
        <source>✓ %1 Done.</source>
        <extracomment>%1 what the class was to do on the board, and has done</extracomment>
        <translation>✓ %1 Erledigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were counted.</source>
        <translation>
            <numerusform>%n Handzeichen gezählt.</numerusform>
            <numerusform>%n Handzeichen gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was your answer, too.</source>
        <translation>Das war auch eure Antwort.</translation>
    </message>
    <message>
        <source>You chose something else.</source>
        <translation>Ihr habt etwas anderes gewählt.</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Die Antwort wird berechnet…</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Für die Schnellen</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Hausaufgabe</translation>
    </message>
    <message>
        <source>The game is not over yet. So far:</source>
        <translation>Die Partie ist noch nicht zu Ende. Bis jetzt:</translation>
    </message>
    <message>
        <source>You can answer after your task on the board.</source>
        <translation>Die Antwort kommt nach der Aufgabe auf dem Brett.</translation>
    </message>
    <message>
        <source>The game has gone on. To answer, undo the later throws, or set up again.</source>
        <translation>Das Spiel ist weitergegangen. Um zu antworten, nehmen Sie die späteren Würfe zurück oder stellen Sie neu auf.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 – for the teacher</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>%1 – Lösungen</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <extracomment>how long a lesson takes</extracomment>
        <translation>
            <numerusform>Etwa %n Minute</numerusform>
            <numerusform>Etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>What the class should know</source>
        <translation>Was die Klasse wissen sollte</translation>
    </message>
    <message>
        <source>What the class learns</source>
        <translation>Was die Klasse lernt</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Was ihr braucht</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Für die Schnellen</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Hausaufgabe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 what follows: &quot;Keywords&quot;, %2 a list</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Our guess</source>
        <translation>Unsere Schätzung</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>What we expect</source>
        <translation>Was wir erwarten</translation>
    </message>
    <message>
        <source>What we found</source>
        <translation>Unser Ergebnis</translation>
    </message>
    <message>
        <source>Our answer</source>
        <translation>Unsere Antwort</translation>
    </message>
    <message>
        <source>%1. %2 (%3 min)</source>
        <extracomment>a step of a lesson. %1: its number, %2: its title, %3: how many minutes it takes</extracomment>
        <translation>%1. %2 (%3 min)</translation>
    </message>
    <message>
        <source>Computed from the game on the board.</source>
        <translation>Berechnet aus der Partie auf dem Brett.</translation>
    </message>
    <message>
        <source>Expected: White wins %1 of the games.</source>
        <translation>Erwartet: Weiß gewinnt %1 der Partien.</translation>
    </message>
    <message>
        <source>Expected: the first thrower wins %1 of the games.</source>
        <translation>Erwartet: Wer zuerst würfelt, gewinnt %1 der Partien.</translation>
    </message>
    <message>
        <source>About %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>%1, %2 and %3 numbers of throws: &quot;21.4&quot;, &quot;20.1&quot;, &quot;22.7&quot;</extracomment>
        <translation>Etwa %1 Würfe je Partie; in etwa 95 von 100 Experimenten zwischen %2 und %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in all</source>
        <extracomment>the sum of the mark scheme of a lesson</extracomment>
        <translation>
            <numerusform>Insgesamt %n Punkt</numerusform>
            <numerusform>Insgesamt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s): %1</source>
        <extracomment>a criterion of a mark scheme. %1 the criterion, %n the points for meeting it</extracomment>
        <translation>
            <numerusform>%n Punkt: %1</numerusform>
            <numerusform>%n Punkte: %1</numerusform>
        </translation>
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
        <translation>Erwartet, A − B: %1 Prozentpunkte; in etwa 95 von 100 Experimenten zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>A and B are two experiments; all figures are numbers of throws</extracomment>
        <translation>A − B: %1 Würfe je Partie; in etwa 95 von 100 Experimenten zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>About %1 of such experiments show no clear difference in the shares.</source>
        <extracomment>%1 a share of experiments: &quot;53.6%&quot;</extracomment>
        <translation>Etwa %1 solcher Experimente zeigen keinen deutlichen Unterschied der Anteile.</translation>
    </message>
    <message>
        <source>At least 95 of 100 such experiments, on average, give a share from %1 to %2.</source>
        <extracomment>%1 and %2 shares: &quot;44.0%&quot;, &quot;63.0%&quot;</extracomment>
        <translation>Im Durchschnitt ergeben mindestens 95 von 100 solchen Experimenten einen Anteil von %1 bis %2.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>You guessed %1. Computed: %2.</source>
        <extracomment>%1 what the class guessed, %2 the figure computed: &quot;60%&quot;, &quot;53.2%&quot;</extracomment>
        <translation>Eure Schätzung: %1. Berechnet: %2.</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>Genau richtig!</translation>
    </message>
    <message>
        <source>Close: only %1 away.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>Nah dran: nur %1 daneben.</translation>
    </message>
    <message>
        <source>%1 percentage points too high.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>Um %1 Prozentpunkte zu hoch.</translation>
    </message>
    <message>
        <source>%1 percentage points too low.</source>
        <translation>Um %1 Prozentpunkte zu niedrig.</translation>
    </message>
    <message>
        <source>%1 too many.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>Um %1 zu hoch.</translation>
    </message>
    <message>
        <source>%1 too few.</source>
        <translation>Um %1 zu niedrig.</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <extracomment>the answer to a question for a number. %1 &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Die Antwort ist %1.</translation>
    </message>
    <message>
        <source>You answered %1. Correct: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Eure Antwort: %1. Richtig: Die Antwort ist %2.</translation>
    </message>
    <message>
        <source>You answered %1. Not quite: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Eure Antwort: %1. Nicht ganz: Die Antwort ist %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n hand(s)</source>
        <extracomment>%1 an answer to choose from, %n how many hands were raised for it</extracomment>
        <translation>
            <numerusform>%1 – %n Handzeichen</numerusform>
            <numerusform>%1 – %n Handzeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Play one more throw.</source>
        <translation>Spielt noch einen Wurf.</translation>
    </message>
    <message>
        <source>Play on until the game is over.</source>
        <translation>Spielt weiter, bis die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <extracomment>how a computer chooses its men: stands in &quot;White plays …&quot;</extracomment>
        <translation>spielt am besten</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>spielt zufällig</translation>
    </message>
    <message>
        <source>%1; each player %2</source>
        <translation>%1; jede Seite %2</translation>
    </message>
    <message>
        <source>%1; White %2, Black %3</source>
        <extracomment>%1 a game and its source, %2 and %3 &quot;plays at random&quot;, &quot;makes the best plays&quot;</extracomment>
        <translation>%1; Weiß %2, Schwarz %3</translation>
    </message>
    <message>
        <source>Games: %1. Seed: %2.</source>
        <extracomment>%1 how many games, %2 the seed of their dice</extracomment>
        <translation>Partien: %1. Startwert: %2.</translation>
    </message>
    <message>
        <source>Both with the same dice.</source>
        <translation>Beide mit denselben Würfeln.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a game and its source, %2 what a rule is about</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 percentage points</source>
        <extracomment>a difference of two shares, with a decimal. %1 the figure</extracomment>
        <translation>
            <numerusform>%1 Prozentpunkte</numerusform>
            <numerusform>%1 Prozentpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n percentage points</source>
        <extracomment>a difference of two shares</extracomment>
        <translation>
            <numerusform>%n Prozentpunkt</numerusform>
            <numerusform>%n Prozentpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Play until one player has won the opening throw.</source>
        <translation>Spielt, bis feststeht, wer zuerst würfelt.</translation>
    </message>
    <message>
        <source>Play this throw.</source>
        <translation>Spielt diesen Wurf.</translation>
    </message>
    <message>
        <source>Play one throw.</source>
        <translation>Spielt einen Wurf.</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>spielt in der Hälfte der Fälle zufällig</translation>
    </message>
    <message>
        <source>throws</source>
        <comment>unit</comment>
        <extracomment>stands behind a number to be entered</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>numbers</source>
        <comment>unit</comment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Close: only %1 percentage points away.</source>
        <translation>Nah dran: nur %1 Prozentpunkte daneben.</translation>
    </message>
</context>
<context>
    <name>LimitedSpinBox</name>
    <message>
        <source>At most %1</source>
        <extracomment>below a field in which a larger number was typed. %1 the largest number possible: &quot;30&quot;</extracomment>
        <translation>Höchstens %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <extracomment>below a field in which a smaller number was typed. %1 the smallest number possible</extracomment>
        <translation>Mindestens %1</translation>
    </message>
</context>
<context>
    <name>LuckText</name>
    <message>
        <source>There was no choice to make: the dice decided.</source>
        <translation>Es gab nichts zu wählen: Die Würfel haben entschieden.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured %2.</source>
        <extracomment>%1 the winner, %2 the other player</extracomment>
        <translation>%1 hat gegen die Würfel gewonnen; sie begünstigten %2.</translation>
    </message>
    <message>
        <source>The dice favoured neither player.</source>
        <translation>Die Würfel haben niemanden begünstigt.</translation>
    </message>
    <message>
        <source>%1 was very lucky.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 hatte sehr viel Glück.</translation>
    </message>
    <message>
        <source>%1 was very lucky: the dice turned a game that was almost lost.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 hatte sehr viel Glück: Die Würfel haben die fast verlorene Partie gewendet.</translation>
    </message>
    <message>
        <source>Neither player made a costly mistake: the dice decided.</source>
        <translation>Niemand hat einen teuren Fehler gemacht: Die Würfel haben entschieden.</translation>
    </message>
    <message>
        <source>%1 made better choices, and the dice helped.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 hat besser gewählt, und die Würfel haben geholfen.</translation>
    </message>
    <message>
        <source>The dice favoured %1.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>Die Würfel haben %1 begünstigt.</translation>
    </message>
    <message>
        <source>You won, although the dice favoured %1.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Sie haben gegen die Würfel gewonnen; sie begünstigten %1.</translation>
    </message>
    <message>
        <source>You were very lucky.</source>
        <translation>Sie hatten sehr viel Glück.</translation>
    </message>
    <message>
        <source>You were very lucky: the dice turned a game that was almost lost.</source>
        <translation>Sie hatten sehr viel Glück: Die Würfel haben die fast verlorene Partie gewendet.</translation>
    </message>
    <message>
        <source>You made better choices, and the dice helped.</source>
        <translation>Sie haben besser gewählt, und die Würfel haben geholfen.</translation>
    </message>
    <message>
        <source>The dice favoured you.</source>
        <translation>Die Würfel haben Sie begünstigt.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured you.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 hat gegen die Würfel gewonnen; sie begünstigten Sie.</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>in a best-of-three match</source>
        <translation>in einem Match bis zu drei Partien</translation>
    </message>
    <message>
        <source>in a best-of-five match</source>
        <translation>in einem Match bis zu fünf Partien</translation>
    </message>
    <message>
        <source>in a best-of-seven match</source>
        <translation>in einem Match bis zu sieben Partien</translation>
    </message>
    <message>
        <source>%1 leads %2 %3.</source>
        <extracomment>%1 a player, %2 the score: &quot;2–1&quot;, %3 &quot;in a best-of-five match&quot;</extracomment>
        <translation>%1 führt %2 %3.</translation>
    </message>
    <message>
        <source>The score is %1 %2.</source>
        <extracomment>%1 the score: &quot;1–1&quot;, %2 &quot;in a best-of-five match&quot;</extracomment>
        <translation>Es steht %1 %2.</translation>
    </message>
    <message>
        <source>%1 wins the match %2</source>
        <extracomment>%1 a player, %2 the score: &quot;3–1&quot;</extracomment>
        <translation>%1 gewinnt das Match mit %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>the score of a match: &quot;2–1&quot;</extracomment>
        <translation>%1:%2</translation>
    </message>
</context>
<context>
    <name>MenText</name>
    <message numerus="yes">
        <source>%n man/men</source>
        <comment>on a point</comment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pile of %n man/men</source>
        <translation>
            <numerusform>Stapel aus %n Stein</numerusform>
            <numerusform>Stapel aus %n Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>one man</source>
        <translation>ein Stein</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men laid down</source>
        <translation>
            <numerusform>%n Stein hingelegt</numerusform>
            <numerusform>%n Steine hingelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Point %1: %2.</source>
        <translation>Zunge %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off.</source>
        <translation>
            <numerusform>%n Stein herausgenommen.</numerusform>
            <numerusform>%n Steine herausgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to lay down.</source>
        <translation>
            <numerusform>%n Stein hinzulegen.</numerusform>
            <numerusform>%n Steine hinzulegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to stack.</source>
        <translation>
            <numerusform>%n Stein zu stapeln.</numerusform>
            <numerusform>%n Steine zu stapeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men on the board.</source>
        <translation>
            <numerusform>%n Stein auf dem Brett.</numerusform>
            <numerusform>%n Steine auf dem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a player, %2 how far they are: &quot;Anne: 3 men to lay down.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to set up.</source>
        <translation>
            <numerusform>%n Stein aufzustellen.</numerusform>
            <numerusform>%n Steine aufzustellen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message>
        <source>%1 is not a valid number; write only digits, such as 60</source>
        <extracomment>%1 the text found, %2 a correct number</extracomment>
        <translation>%1 ist keine gültige Zahl; schreiben Sie nur Ziffern, etwa 60</translation>
    </message>
    <message>
        <source>%1 is not a valid number; write %2</source>
        <translation>%1 ist keine gültige Zahl; schreiben Sie %2</translation>
    </message>
    <message>
        <source>%1 has curly quotation marks; use straight ones: %2</source>
        <extracomment>%1 a text with curly quotation marks, %2 the same with straight ones</extracomment>
        <translation>%1 hat typografische Anführungszeichen; nötig sind gerade: %2</translation>
    </message>
    <message>
        <source>%1 has single quotation marks; use double ones: %2</source>
        <extracomment>%1 a text with single quotation marks, %2 the same with double ones</extracomment>
        <translation>%1 hat einfache Anführungszeichen; nötig sind doppelte: %2</translation>
    </message>
    <message>
        <source>%1 must be written %2</source>
        <extracomment>%1 a word, %2 how JSON writes it: true, false or null</extracomment>
        <translation>%1 muss %2 geschrieben werden</translation>
    </message>
    <message>
        <source>%1 has a decimal comma; use a point: %2</source>
        <extracomment>%1 and %2 the same number, with a comma and with a point</extracomment>
        <translation>%1 hat ein Dezimalkomma; nötig ist ein Punkt: %2</translation>
    </message>
    <message>
        <source>%1 has no quotation marks; write %2</source>
        <extracomment>%1 a word, %2 the same in quotation marks</extracomment>
        <translation>%1 hat keine Anführungszeichen; schreiben Sie %2</translation>
    </message>
    <message>
        <source>the key %1 has no quotation marks; write %2</source>
        <extracomment>%1 the name of a key, %2 the same in quotation marks</extracomment>
        <translation>der Schlüssel %1 hat keine Anführungszeichen; schreiben Sie %2</translation>
    </message>
    <message>
        <source>comments are not allowed; delete %1</source>
        <translation>Kommentare sind nicht erlaubt; löschen Sie %1</translation>
    </message>
    <message>
        <source>a comma is missing after %1</source>
        <extracomment>%1 what stands before the place where a comma is missing</extracomment>
        <translation>nach %1 fehlt ein Komma</translation>
    </message>
    <message>
        <source>there is an extra comma after %1; delete it</source>
        <extracomment>%1 what stands before the comma</extracomment>
        <translation>nach %1 steht ein Komma zu viel; löschen Sie es</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing; write %2 instead of %1</source>
        <extracomment>%1 a text without its last quotation mark, %2 the same with it</extracomment>
        <translation>das schließende Anführungszeichen fehlt; schreiben Sie %2 statt %1</translation>
    </message>
    <message>
        <source>the text ends before %1; write \&quot; for a quotation mark inside a text</source>
        <extracomment>%1 a word inside a text. A backslash and a quotation mark must be kept</extracomment>
        <translation>der Text endet vor %1; schreiben Sie \&quot; für ein Anführungszeichen im Text</translation>
    </message>
    <message>
        <source>%1 contains a backslash; write / in paths, and two backslashes elsewhere</source>
        <translation>%1 enthält einen umgekehrten Schrägstrich; schreiben Sie / in Pfaden und ihn sonst doppelt</translation>
    </message>
    <message>
        <source>the colon of %1 must be outside the quotation marks; write %2</source>
        <extracomment>%1 a text with a colon, %2 a name and a value</extracomment>
        <translation>der Doppelpunkt in %1 muss außerhalb der Anführungszeichen stehen; schreiben Sie %2</translation>
    </message>
    <message>
        <source>a colon is missing after %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>nach %1 fehlt ein Doppelpunkt</translation>
    </message>
    <message>
        <source>%1 has no value; write a colon and the value after it, or [ and ] around a list</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>%1 hat keinen Wert; schreiben Sie ihn nach einem Doppelpunkt dahinter, oder [ und ] um eine Liste</translation>
    </message>
    <message>
        <source>%1 is not allowed here; write %2</source>
        <extracomment>%1 a sign such as =, %2 the right one</extracomment>
        <translation>%1 ist hier nicht erlaubt; schreiben Sie %2</translation>
    </message>
    <message>
        <source>after %1 there is an invisible special space; write a normal space instead</source>
        <extracomment>%1 the text before the space</extracomment>
        <translation>nach %1 steht ein unsichtbares Sonderleerzeichen; schreiben Sie ein normales Leerzeichen</translation>
    </message>
    <message>
        <source>this %1 is not closed; write %2 after its last value</source>
        <extracomment>%1 an opening bracket, %2 a closing one</extracomment>
        <translation>diese %1 ist nicht geschlossen; schreiben Sie %2 nach ihrem letzten Wert</translation>
    </message>
    <message>
        <source>the list is not closed; write ] before %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>die Liste ist nicht geschlossen; schreiben Sie ] vor %1</translation>
    </message>
    <message>
        <source>a list cannot contain the key %1; write { and } instead of [ and ]</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>eine Liste kann den Schlüssel %1 nicht enthalten; schreiben Sie { und } statt [ und ]</translation>
    </message>
    <message>
        <source>found %1, expected %2; write %2 instead or before it</source>
        <extracomment>%1 and %2 closing brackets</extracomment>
        <translation>gefunden: %1, erwartet: %2; schreiben Sie %2 stattdessen oder davor</translation>
    </message>
    <message>
        <source>found %1 after the closing }; delete it, or the } before it</source>
        <extracomment>%1 the text found</extracomment>
        <translation>nach der schließenden } steht %1; löschen Sie es oder die } davor</translation>
    </message>
    <message>
        <source>expected a key in quotation marks, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>erwartet: ein Schlüssel in Anführungszeichen; gefunden: %1</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>erwartet: ein Wert; gefunden: %1</translation>
    </message>
    <message>
        <source>expected a comma, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>erwartet: ein Komma; gefunden: %1</translation>
    </message>
    <message>
        <source>found %1, the beginning of formatted text; save the file as plain text</source>
        <extracomment>%1 the beginning of the text</extracomment>
        <translation>%1 gefunden, den Anfang von formatiertem Text; speichern Sie die Datei als reinen Text</translation>
    </message>
    <message>
        <source>not JSON: it must begin with {, not with %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>kein JSON: Am Anfang muss { stehen, nicht %1</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message>
        <source>to throw</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to throw the dice</extracomment>
        <translation>würfelt</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to play men</extracomment>
        <translation>spielt</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>under a player&apos;s name on the board</extracomment>
        <translation>hat gewonnen</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Numbers thrown</source>
        <translation>Gewürfelte Zahlen</translation>
    </message>
    <message>
        <source>fair dice</source>
        <translation>faire Würfel</translation>
    </message>
    <message>
        <source>The %1 came up %2 times, %3 of all dice.</source>
        <extracomment>%1 a number of the die, %2 how often it fell, %3 its share of all dice</extracomment>
        <translation>Die %1 fiel %2-mal, %3 aller Würfel.</translation>
    </message>
    <message>
        <source>share of all dice</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>Anteil aller Würfel</translation>
    </message>
    <message>
        <source>%1 dice have been thrown, not counting the opening throws.</source>
        <extracomment>%1 how many</extracomment>
        <translation>%1 Würfel wurden geworfen, ohne die Würfe um den Anfang.</translation>
    </message>
</context>
<context>
    <name>OddsHelp</name>
    <message>
        <source>All rule sets, under each choice of rulings, with the edge of best play over random play.</source>
        <translation>Alle Regelwerke mit jeder Wahl der Auslegungen und dem Vorsprung des besten Spiels vor zufälligem.</translation>
    </message>
    <message>
        <source>With --all: print comma-separated values.</source>
        <translation>Mit --all: durch Kommas getrennte Werte ausgeben.</translation>
    </message>
    <message>
        <source>Percent computed:</source>
        <translation>Prozent berechnet:</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>OddsSheet</name>
    <message>
        <source>The odds of the first throw</source>
        <translation>Die Chancen des ersten Wurfs</translation>
    </message>
    <message>
        <source>How often the player who throws first wins</source>
        <translation>Wie oft gewinnt, wer zuerst würfelt</translation>
    </message>
    <message>
        <source>first thrower wins</source>
        <extracomment>Heads of columns in a printed table; keep them short.</extracomment>
        <translation>wer beginnt, gewinnt</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>Würfe je Partie</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>bestes gegen zufälliges</translation>
    </message>
    <message>
        <source>throws with a choice</source>
        <translation>Würfe mit Wahl</translation>
    </message>
    <message>
        <source>Letters mark choices in the rules that a source leaves open. The first line of each game shows our usual rules.</source>
        <translation>Buchstaben stehen für Regeln, die eine Quelle offenlässt. Die erste Zeile jedes Spiels zeigt unsere üblichen Regeln.</translation>
    </message>
    <message>
        <source>* Computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>* Für jede Seite einzeln berechnet: genau, wenn beide in möglichst wenigen Runden fertig werden wollen.</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>%1 a share, %2 half its interval in percentage points: &quot;49.8% ± 0.5&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Both players play as well as possible. Unless marked with ±, ≈ or *, the figures are exact: every position of the game was computed; no games were simulated.</source>
        <translation>Beide Seiten spielen so gut wie möglich. Wo nicht ±, ≈ oder * steht, sind die Zahlen genau: Jede Stellung des Spiels wurde berechnet, keine Partie simuliert.</translation>
    </message>
    <message>
        <source>“Best over random”: the best player’s share of games won against a player who chooses at random, less one half, in percentage points.</source>
        <translation>„Bestes gegen zufälliges“: wie viele Prozentpunkte mehr als die Hälfte der Partien das beste Spiel gegen zufälliges gewinnt.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated under good play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <translation>Zahlen mit ± oder ≈ sind für gutes Spiel geschätzt, weil dieses Spiel zu viele Stellungen hat. Dort verliert %1 der Partien, wer zuerst würfelt; %2 enden remis.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated from random play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation>Zahlen mit ± oder ≈ sind aus zufälligem Spiel geschätzt, weil dieses Spiel zu viele Stellungen hat. Dort verliert %1 der Partien, wer zuerst würfelt; %2 enden remis.</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>Rulings: %1</source>
        <translation>Auslegungen: %1</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Remis: %1</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1</source>
        <translation>Siege der beginnenden Seite: %1</translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Würfe je Partie: %1</translation>
    </message>
    <message numerus="yes">
        <source>Estimated from random play, %Ln game(s): the game has too many positions to solve.</source>
        <translation>
            <numerusform>Aus zufälligem Spiel geschätzt, %Ln Partie: Das Spiel hat zu viele Stellungen.</numerusform>
            <numerusform>Aus zufälligem Spiel geschätzt, %Ln Partien: Das Spiel hat zu viele Stellungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. %Ln position(s) of one side solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Für jede Seite einzeln berechnet: genau, wenn beide in möglichst wenigen Runden fertig werden wollen. %Ln Stellung einer Seite in %1 s gelöst.</numerusform>
            <numerusform>Für jede Seite einzeln berechnet: genau, wenn beide in möglichst wenigen Runden fertig werden wollen. %Ln Stellungen einer Seite in %1 s gelöst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, under best play by both: %Ln position(s) solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Genau, bei bestem Spiel beider Seiten: %Ln Stellung in %1 s gelöst.</numerusform>
            <numerusform>Genau, bei bestem Spiel beider Seiten: %Ln Stellungen in %1 s gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>first thrower wins, %</source>
        <translation>wer beginnt, gewinnt, %</translation>
    </message>
    <message>
        <source>throws</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>throws with a choice, %</source>
        <translation>Würfe mit Wahl, %</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>Auslegungen</translation>
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
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1, hitting a man</source>
        <translation>%1, schlägt einen Stein</translation>
    </message>
    <message>
        <source>lay down %1</source>
        <extracomment>%1 a list of points: &quot;lay down 6 and 1&quot;, &quot;lay down sice, 2 × ace&quot;</extracomment>
        <translation>hinlegen: %1</translation>
    </message>
    <message>
        <source>stack %1</source>
        <translation>stapeln: %1</translation>
    </message>
    <message>
        <source>bear off %1</source>
        <translation>herausnehmen: %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ziehen: %1</translation>
    </message>
    <message>
        <source>Estimated from random play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Aus zufälligem Spiel geschätzt.</translation>
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
    <message>
        <source>Won by the first thrower: %1 ± %2 (95%)</source>
        <extracomment>%1 a percentage, %2 half the width of its interval in percentage points</extracomment>
        <translation>Siege der beginnenden Seite: %1 ± %2 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>bestes gegen zufälliges</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 a number: a percentage
----------
a share: &quot;62.4%&quot;</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>set up %1</source>
        <translation>%1 aufstellen</translation>
    </message>
    <message numerus="yes">
        <source>Estimated under good play, from %Ln trial game(s) of a few throws, corrected for luck: the game has too many positions to solve.</source>
        <translation>
            <numerusform>Für gutes Spiel geschätzt, aus %Ln Probepartie von wenigen Würfen, um das Würfelglück bereinigt: Das Spiel hat zu viele Stellungen.</numerusform>
            <numerusform>Für gutes Spiel geschätzt, aus %Ln Probepartien von wenigen Würfen, um das Würfelglück bereinigt: Das Spiel hat zu viele Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated under good play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Für gutes Spiel geschätzt.</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1</source>
        <translation>Verloren von dem, der zuerst würfelt: %1</translation>
    </message>
    <message>
        <source>%1 ± %2, lost %3, drew %4</source>
        <extracomment>%1 a percentage, %2 half its interval, %3 and %4 percentages: &quot;49.5 ± 0.3, lost 48.0, drew 2.5&quot;</extracomment>
        <translation>%1 ± %2, verloren %3, remis %4</translation>
    </message>
    <message>
        <source>The ± covers chance in the trial games, with 95% confidence.</source>
        <extracomment>about &quot;± 0.9 percentage points&quot;</extracomment>
        <translation>Das ± erfasst den Zufall in den Probepartien, mit 95&#xa0;% Sicherheit.</translation>
    </message>
    <message>
        <source>It does not cover mistakes of the neural network that judges them.</source>
        <extracomment>follows what the ± covers. The network estimates chances of winning</extracomment>
        <translation>Fehler des neuronalen Netzes, das sie beurteilt, erfasst es nicht.</translation>
    </message>
    <message>
        <source>It says nothing about how good players would play.</source>
        <extracomment>follows what the ± covers</extracomment>
        <translation>Wie gute Spieler spielen würden, erfasst es nicht.</translation>
    </message>
    <message>
        <source>Unless marked, exact, under best play by both. “Best over random” is the edge of best play over random choice, in percentage points over evens. A row with ± is estimated. A game with bearing-off=as-at-backgammon is computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>Wo nichts anderes steht, genau, bei bestem Spiel beider Seiten. „Bestes gegen zufälliges“ ist der Vorsprung des besten Spiels vor zufälliger Wahl, in Prozentpunkten über der Hälfte. Eine Zeile mit ± ist geschätzt. Ein Spiel mit bearing-off=as-at-backgammon ist für jede Seite einzeln berechnet: genau, wenn beide in möglichst wenigen Runden fertig werden wollen.</translation>
    </message>
    <message>
        <source>Where numbers must be claimed, the random player claims every one. That is nearly always best, so the best player gains little.</source>
        <translation>Wo Zahlen beansprucht werden müssen, beansprucht der zufällige Spieler jede. Das ist fast immer das Beste, der beste Spieler gewinnt also wenig.</translation>
    </message>
</context>
<context>
    <name>PictureHelp</name>
    <message>
        <source>The board after this throw; 0: before the first.</source>
        <translation>Das Brett nach diesem Wurf; 0: vor dem ersten.</translation>
    </message>
    <message>
        <source>The opening position of this rule set.</source>
        <translation>Die Anfangsstellung dieses Regelwerks.</translation>
    </message>
    <message>
        <source>The board: %1.</source>
        <translation>Das Brett: %1.</translation>
    </message>
    <message>
        <source>The lighting: %1.</source>
        <translation>Das Licht: %1.</translation>
    </message>
    <message>
        <source>The size in pixels, up to %1.</source>
        <translation>Die Größe in Pixeln, bis %1.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Die Ausgabedatei.</translation>
    </message>
</context>
<context>
    <name>PictureReport</name>
    <message>
        <source>%1: %2 × %3 pixels</source>
        <extracomment>%1 file, %2 width, %3 height</extracomment>
        <translation>%1: %2 × %3 Pixel</translation>
    </message>
    <message>
        <source>Percent drawn:</source>
        <translation>Prozent gezeichnet:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>PlayerSide</name>
    <message>
        <source>One die each</source>
        <extracomment>for the lead, each player throws a die</extracomment>
        <translation>Je ein Würfel</translation>
    </message>
    <message>
        <source>Your throw</source>
        <translation>Ihr Wurf</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Noch ein Wurf</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind dran</translation>
    </message>
    <message>
        <source>%1 throws</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>PlaysText</name>
    <message numerus="yes">
        <source>%1 lays down %n man/men.</source>
        <translation>
            <numerusform>%1 legt %n Stein hin.</numerusform>
            <numerusform>%1 legt %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men.</source>
        <translation>
            <numerusform>%1 nimmt %n Stein heraus.</numerusform>
            <numerusform>%1 nimmt %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers: &quot;Anne lays down 4 men (ace, ace, deuce, trey).&quot;</extracomment>
        <translation>
            <numerusform>%1 legt %n Stein hin (%2).</numerusform>
            <numerusform>%1 legt %n Steine hin (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 stapelt %n Stein (%2).</numerusform>
            <numerusform>%1 stapelt %n Steine (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 nimmt %n Stein heraus (%2).</numerusform>
            <numerusform>%1 nimmt %n Steine heraus (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (points %2).</source>
        <extracomment>%2 numerals: &quot;Anne lays down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>%1 legt %n Stein hin (Zunge %2).</numerusform>
            <numerusform>%1 legt %n Steine hin (Zungen %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 stapelt %n Stein (Zunge %2).</numerusform>
            <numerusform>%1 stapelt %n Steine (Zungen %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 nimmt %n Stein heraus (Zunge %2).</numerusform>
            <numerusform>%1 nimmt %n Steine heraus (Zungen %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 legt auf Zunge %2 %n Stein hin.</numerusform>
            <numerusform>%1 legt auf Zunge %2 %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 stapelt %n Stein auf Zunge %2.</numerusform>
            <numerusform>%1 stapelt %n Steine auf Zunge %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from point %2.</source>
        <translation>
            <numerusform>%1 nimmt von Zunge %2 %n Stein heraus.</numerusform>
            <numerusform>%1 nimmt von Zunge %2 %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 legt auf Zunge %2 %n Stein hin.</numerusform>
            <numerusform>%1 legt auf Zunge %2 %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 stapelt %n Stein auf Zunge %2.</numerusform>
            <numerusform>%1 stapelt %n Steine auf Zunge %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from the %2 point.</source>
        <translation>
            <numerusform>%1 nimmt von Zunge %2 %n Stein heraus.</numerusform>
            <numerusform>%1 nimmt von Zunge %2 %n Steine heraus.</numerusform>
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
        <translation>%1 legt auf den Zungen %2 Steine hin.</translation>
    </message>
    <message>
        <source>%1 stacks men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 stapelt Steine auf den Zungen %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 nimmt von den Zungen %2 Steine heraus.</translation>
    </message>
    <message>
        <source>%1 lays down men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 legt auf den Zungen %2 Steine hin.</translation>
    </message>
    <message>
        <source>%1 stacks men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 stapelt Steine auf den Zungen %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 nimmt von den Zungen %2 Steine heraus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 stellt %n Stein auf (%2).</numerusform>
            <numerusform>%1 stellt %n Steine auf (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 stellt %n Stein auf (Zunge %2).</numerusform>
            <numerusform>%1 stellt %n Steine auf (Zungen %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 stellt auf Zunge %2 %n Stein auf.</numerusform>
            <numerusform>%1 stellt auf Zunge %2 %n Steine auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 stellt auf Zunge %2 %n Stein auf.</numerusform>
            <numerusform>%1 stellt auf Zunge %2 %n Steine auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sets up men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 stellt auf den Zungen %2 Steine auf.</translation>
    </message>
    <message>
        <source>%1 sets up men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 stellt auf den Zungen %2 Steine auf.</translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men.</source>
        <translation>
            <numerusform>Sie legen %n Stein hin.</numerusform>
            <numerusform>Sie legen %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men.</source>
        <translation>
            <numerusform>Sie nehmen %n Stein heraus.</numerusform>
            <numerusform>Sie nehmen %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men (points %1).</source>
        <extracomment>%1 numerals: &quot;You lay down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>Sie legen %n Stein hin (Zunge %1).</numerusform>
            <numerusform>Sie legen %n Steine hin (Zungen %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Sie stapeln %n Stein (Zunge %1).</numerusform>
            <numerusform>Sie stapeln %n Steine (Zungen %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Sie nehmen %n Stein heraus (Zunge %1).</numerusform>
            <numerusform>Sie nehmen %n Steine heraus (Zungen %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Sie stellen %n Stein auf (Zunge %1).</numerusform>
            <numerusform>Sie stellen %n Steine auf (Zungen %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men on point %1.</source>
        <translation>
            <numerusform>Sie legen auf Zunge %1 %n Stein hin.</numerusform>
            <numerusform>Sie legen auf Zunge %1 %n Steine hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men on point %1.</source>
        <translation>
            <numerusform>Sie stapeln %n Stein auf Zunge %1.</numerusform>
            <numerusform>Sie stapeln %n Steine auf Zunge %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men from point %1.</source>
        <translation>
            <numerusform>Sie nehmen von Zunge %1 %n Stein heraus.</numerusform>
            <numerusform>Sie nehmen von Zunge %1 %n Steine heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men on point %1.</source>
        <translation>
            <numerusform>Sie stellen auf Zunge %1 %n Stein auf.</numerusform>
            <numerusform>Sie stellen auf Zunge %1 %n Steine auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Sie legen auf den Zungen %1 Steine hin.</translation>
    </message>
    <message>
        <source>You stack men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Sie stapeln Steine auf den Zungen %1.</translation>
    </message>
    <message>
        <source>You bear off men from points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Sie nehmen von den Zungen %1 Steine heraus.</translation>
    </message>
    <message>
        <source>You set up men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Sie stellen auf den Zungen %1 Steine auf.</translation>
    </message>
</context>
<context>
    <name>PrintHelp</name>
    <message>
        <source>The paper: %1.</source>
        <translation>Das Papier: %1.</translation>
    </message>
    <message>
        <source>The ink: %1.</source>
        <translation>Die Druckfarbe: %1.</translation>
    </message>
    <message>
        <source>For board: only this board: %1.</source>
        <translation>Für board: nur dieses Brett: %1.</translation>
    </message>
    <message>
        <source>For odds: only this rule set.</source>
        <translation>Für odds: nur dieses Regelwerk.</translation>
    </message>
    <message>
        <source>For rules: change a rule; can be repeated.</source>
        <translation>Für rules: eine Regel ändern; mehrfach möglich.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Die Ausgabedatei.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>PrintReport</name>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <extracomment>%1 a file, %n how many pages it has</extracomment>
        <translation>
            <numerusform>%1: %n Seite</numerusform>
            <numerusform>%1: %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Percent prepared:</source>
        <translation>Prozent vorbereitet:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>ProvenanceHtml</name>
    <message>
        <source>The source says:</source>
        <translation>Die Quelle sagt:</translation>
    </message>
    <message>
        <source>The closest passage in the source:</source>
        <translation>Die ähnlichste Stelle in der Quelle:</translation>
    </message>
    <message>
        <source>We deduce this from these words:</source>
        <translation>Das folgern wir aus den Worten:</translation>
    </message>
    <message>
        <source>The source says no more than this:</source>
        <translation>Mehr als dies sagt die Quelle nicht:</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 the language of a quotation: &quot;in French&quot;</extracomment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 the page of a quotation, %2 its language: &quot;pp. 78–94, in French&quot;</extracomment>
        <translation>%1, auf %2</translation>
    </message>
    <message>
        <source>In English: %1</source>
        <extracomment>%1 a quotation in the reader&apos;s language</extracomment>
        <translation>Auf Deutsch: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1 author, work, year and pages</extracomment>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>We play:</source>
        <translation>Wir spielen:</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Sie haben gewählt:</translation>
    </message>
    <message>
        <source>The usual rule:</source>
        <translation>Die übliche Regel:</translation>
    </message>
    <message>
        <source>Why there is a choice:</source>
        <translation>Warum es eine Wahl gibt:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>Möglich wäre auch:</translation>
    </message>
    <message>
        <source>The old text says:</source>
        <translation>Der alte Text sagt:</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>first, each player throws one die</source>
        <translation>zuerst wirft jede Seite einen Würfel</translation>
    </message>
    <message>
        <source>who throws first is already decided</source>
        <translation>wer zuerst würfelt, ist schon entschieden</translation>
    </message>
    <message>
        <source>play your numbers before the next throw</source>
        <translation>spielen Sie vor dem nächsten Wurf Ihre Zahlen</translation>
    </message>
    <message>
        <source>throw the dice first</source>
        <translation>würfeln Sie zuerst</translation>
    </message>
    <message>
        <source>these are not the dice of this game</source>
        <translation>das sind nicht die Würfel dieses Spiels</translation>
    </message>
    <message>
        <source>it is the other player’s turn</source>
        <translation>die Gegenseite ist an der Reihe</translation>
    </message>
    <message>
        <source>no such number is left</source>
        <translation>diese Zahl ist nicht mehr übrig</translation>
    </message>
    <message>
        <source>no man on that point can use that number</source>
        <translation>kein Stein auf dieser Zunge kann diese Zahl nutzen</translation>
    </message>
    <message>
        <source>another play uses more numbers; use as many as you can</source>
        <translation>anders lassen sich mehr Zahlen nutzen; nutzen Sie so viele wie möglich</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Play your numbers first.</source>
        <translation>Spielen Sie zuerst Ihre Zahlen.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <extracomment>The box of another player was pressed; %1 is who throws</extracomment>
        <translation>Jetzt würfelt %1.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <extracomment>%1 a player; in reply to the other player, who wants to do something</extracomment>
        <translation>%1 ist an der Reihe.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <extracomment>The box of another player was pressed</extracomment>
        <translation>Jetzt würfeln Sie.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>in reply to an attempt to act for the other player</extracomment>
        <translation>Sie sind an der Reihe.</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 still had every man on the board.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>%1 hatte noch alle Steine auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 had one man left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>%1 hatte noch einen Stein.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1 hatte noch %n Stein.</numerusform>
            <numerusform>%1 hatte noch %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left to set up.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1 hatte noch %n Stein aufzustellen.</numerusform>
            <numerusform>%1 hatte noch %n Steine aufzustellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game had already ended, so this result does not count.</source>
        <translation>Diese Partie war schon beendet; dieses Ergebnis zählt daher nicht.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Sie haben gewonnen!</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left to set up.</source>
        <translation>
            <numerusform>Sie hatten noch %n Stein aufzustellen.</numerusform>
            <numerusform>Sie hatten noch %n Steine aufzustellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still had every man on the board.</source>
        <translation>Sie hatten noch alle Steine auf dem Brett.</translation>
    </message>
    <message>
        <source>You had one man left.</source>
        <translation>Sie hatten noch einen Stein.</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left.</source>
        <translation>
            <numerusform>Sie hatten noch %n Stein.</numerusform>
            <numerusform>Sie hatten noch %n Steine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetHelp</name>
    <message>
        <source>The rule set; see the command “rulesets”.</source>
        <translation>Das Regelwerk; siehe den Befehl „rulesets“.</translation>
    </message>
    <message>
        <source>Change a rule; can be repeated.</source>
        <translation>Eine Regel ändern; mehrfach möglich.</translation>
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
        <translation>alter Text</translation>
    </message>
    <message>
        <source>retold today</source>
        <comment>status of a rule in its source</comment>
        <translation>heute nacherzählt</translation>
    </message>
    <message>
        <source>our deduction</source>
        <comment>status of a rule in its source</comment>
        <translation>unsere Folgerung</translation>
    </message>
    <message>
        <source>our choice</source>
        <comment>status of a rule in its source</comment>
        <translation>unsere Wahl</translation>
    </message>
    <message>
        <source>The men</source>
        <translation>Die Steine</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Wo die Steine stehen</translation>
    </message>
    <message>
        <source>The stages of the game</source>
        <translation>Die Abschnitte des Spiels</translation>
    </message>
    <message>
        <source>Who throws first</source>
        <translation>Wer zuerst würfelt</translation>
    </message>
    <message>
        <source>The order of the numbers</source>
        <translation>Die Reihenfolge der Zahlen</translation>
    </message>
    <message>
        <source>What must be played</source>
        <translation>Was gespielt werden muss</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Laying down</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Stacking up again</source>
        <translation>Wieder aufstapeln</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>When a doublet gives more men than you can play</source>
        <translation>Wenn ein Pasch mehr Steine gibt, als Sie spielen können</translation>
    </message>
    <message>
        <source>A number you cannot use</source>
        <translation>Eine Zahl, die Sie nicht nutzen können</translation>
    </message>
    <message>
        <source>When the thrower bears off</source>
        <translation>Wenn schon herausgenommen wird</translation>
    </message>
    <message>
        <source>Claiming a number</source>
        <translation>Eine Zahl beanspruchen</translation>
    </message>
    <message>
        <source>How many men a doublet plays</source>
        <translation>Wie viele Steine ein Pasch spielt</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Hitting</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>laying down</source>
        <translation>hinlegen</translation>
    </message>
    <message>
        <source>stacking up again</source>
        <translation>wieder aufstapeln</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>herausnehmen</translation>
    </message>
    <message>
        <source>racing round the board</source>
        <translation>um das Brett laufen</translation>
    </message>
    <message>
        <source>bearing off as at backgammon</source>
        <translation>herausnehmen wie beim Backgammon</translation>
    </message>
    <message>
        <source>facing each other</source>
        <translation>einander gegenüber</translation>
    </message>
    <message>
        <source>facing each other, nearest the light</source>
        <translation>einander gegenüber, näher am Licht</translation>
    </message>
    <message>
        <source>at each player’s right hand</source>
        <translation>jeweils zur rechten Hand</translation>
    </message>
    <message>
        <source>in all four quarters</source>
        <translation>in allen vier Vierteln</translation>
    </message>
    <message>
        <source>like any other throw</source>
        <translation>wie jeder andere Wurf</translation>
    </message>
    <message>
        <source>as many men as the dice show together, from any points</source>
        <translation>so viele Steine, wie beide Würfel zusammen zeigen, von beliebigen Zungen</translation>
    </message>
    <message>
        <source>the same player throws again</source>
        <translation>dieselbe Seite würfelt noch einmal</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Latein</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Isländisch</translation>
    </message>
    <message>
        <source>The English game %1</source>
        <extracomment>%1 the English name of a game, as a voice says it that speaks another language</extracomment>
        <translation>Das englische Spiel %1</translation>
    </message>
    <message>
        <source>The French game %1</source>
        <extracomment>%1 the French name of a game</extracomment>
        <translation>Das französische Spiel %1</translation>
    </message>
    <message>
        <source>The Spanish game %1</source>
        <extracomment>%1 the Spanish name of a game</extracomment>
        <translation>Das spanische Spiel %1</translation>
    </message>
    <message>
        <source>The Icelandic game %1</source>
        <extracomment>%1 the Icelandic name of a game</extracomment>
        <translation>Das isländische Spiel %1</translation>
    </message>
    <message>
        <source>%1 – invented, after %2, %3</source>
        <extracomment>An invented game, the author of the source of the game that was changed, the year.</extracomment>
        <translation>%1 – erfunden, nach %2, %3</translation>
    </message>
    <message>
        <source>%1 – a modern reconstruction after %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 – eine moderne Rekonstruktion nach %2, %3</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>When all men are off</source>
        <translation>Wenn alle Steine heraus sind</translation>
    </message>
    <message>
        <source>setting up again</source>
        <translation>wieder aufstellen</translation>
    </message>
    <message>
        <source>When numbers remain at the end of a stage</source>
        <translation>Wenn am Ende eines Abschnitts Zahlen übrig sind</translation>
    </message>
    <message>
        <source>invented</source>
        <comment>status of a rule in its source</comment>
        <translation>erfunden</translation>
    </message>
    <message>
        <source>all the men on its point</source>
        <translation>alle Steine seiner Zunge</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Invented by: %1.</source>
        <extracomment>%1 a class or its members</extracomment>
        <translation>Erfunden von: %1.</translation>
    </message>
    <message>
        <source>The rules that are not marked as invented come from this game:</source>
        <translation>Regeln, die nicht als erfunden markiert sind, stammen aus diesem Spiel:</translation>
    </message>
    <message>
        <source>Place: %1.</source>
        <extracomment>Where the source was written or printed.</extracomment>
        <translation>Ort: %1.</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Woher wir das wissen: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Eine moderne Rekonstruktion, die der historische Text nicht stützt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>men on a point</comment>
        <extracomment>%1 a point of the table, %2 the men on it: &quot;1 (ace): 2&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Steine je Seite</translation>
    </message>
    <message>
        <source>On the points</source>
        <translation>Auf den Zungen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Wo die Steine stehen</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between stages</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>The rules, and how we know them</source>
        <translation>Die Regeln und woher wir sie kennen</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Wählbare Regeln</translation>
    </message>
    <message>
        <source>You can change these rules when you start a game.</source>
        <translation>Diese Regeln können Sie ändern, wenn Sie eine Partie beginnen.</translation>
    </message>
    <message>
        <source>Names of the numbers</source>
        <translation>Namen der Zahlen</translation>
    </message>
    <message>
        <source>In “our deduction” and “our choice”, “our” refers to the editors of Doublets.</source>
        <translation>„Unsere Folgerung“ und „unsere Wahl“ stammen von den Herausgebern von Doublets.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Invented, after %1</source>
        <extracomment>An invented game. %1 the author, work and year of the rules that were changed, %2 a class</extracomment>
        <translation>Erfunden, nach %1</translation>
    </message>
    <message>
        <source>Invented by %2, after %1</source>
        <translation>Erfunden von %2, nach %1</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Woher wir das wissen: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Eine moderne Rekonstruktion, die der historische Text nicht stützt.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Steine je Seite</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Wählbare Regeln</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Sie haben gewählt:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>Möglich wäre auch:</translation>
    </message>
</context>
<context>
    <name>SampleText</name>
    <message>
        <source>How the share varies from sample to sample</source>
        <translation>Wie der Anteil von Stichprobe zu Stichprobe schwankt</translation>
    </message>
    <message numerus="yes">
        <source>share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>Anteil in einer Stichprobe von %Ln Partie</numerusform>
            <numerusform>Anteil in einer Stichprobe von %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of %1 games.</source>
        <extracomment>%1 how many games each sample has</extracomment>
        <translation>
            <numerusform>%Ln Stichprobe zu je %1 Partien.</numerusform>
            <numerusform>%Ln Stichproben zu je %1 Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact value is not known; the curve is drawn for the share of all samples, %1.</source>
        <extracomment>%1 a share</extracomment>
        <translation>Der genaue Wert ist nicht bekannt; die Kurve gilt für den Anteil aller Stichproben, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln sample(s)</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>%1: %Ln Stichprobe</numerusform>
            <numerusform>%1: %Ln Stichproben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %Ln sample(s)</source>
        <translation>
            <numerusform>%1 bis %2: %Ln Stichprobe</numerusform>
            <numerusform>%1 bis %2: %Ln Stichproben</numerusform>
        </translation>
    </message>
    <message>
        <source>expected: %1</source>
        <extracomment>follows the number of samples. %1 a number with a decimal</extracomment>
        <translation>erwartet: %1</translation>
    </message>
    <message numerus="yes">
        <source>On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown do.</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>Im Durchschnitt liegen mindestens 95 von 100 solchen Stichproben zwischen %1 und %2; von den gezeigten ist es %Ln.</numerusform>
            <numerusform>Im Durchschnitt liegen mindestens 95 von 100 solchen Stichproben zwischen %1 und %2; von den gezeigten sind es %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White’s share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>Anteil von Weiß in einer Stichprobe von %Ln Partie</numerusform>
            <numerusform>Anteil von Weiß in einer Stichprobe von %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>samples</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>Stichproben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of a single game: each share is 0% or 100%.</source>
        <translation>
            <numerusform>%Ln Stichprobe mit einer einzigen Partie: Der Anteil ist 0&#xa0;% oder 100&#xa0;%.</numerusform>
            <numerusform>%Ln Stichproben mit einer einzigen Partie: Jeder Anteil ist 0&#xa0;% oder 100&#xa0;%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>How often the first thrower wins</source>
        <translation>Wie oft gewinnt, wer zuerst würfelt</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>gespielte Partien</translation>
    </message>
    <message>
        <source>games played: each mark is %1 times the one before</source>
        <extracomment>label of a logarithmic axis. %1 a power of ten</extracomment>
        <translation>gespielte Partien (je Marke ×%1)</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>How often White wins (unequal players)</source>
        <translation>Wie oft Weiß gewinnt (ungleiche Spieler)</translation>
    </message>
    <message>
        <source>games (×%1 per mark)</source>
        <extracomment>label of a logarithmic axis where there is little room: each mark is %1 times the one before</extracomment>
        <translation>Partien (×%1 je Strich)</translation>
    </message>
</context>
<context>
    <name>SheetFurniture</name>
    <message>
        <source>%1 of %2</source>
        <comment>pages</comment>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>SimulateHelp</name>
    <message>
        <source>The number of processors to use; defaults to all. It affects only the speed.</source>
        <translation>Die Zahl der genutzten Prozessoren; Vorgabe sind alle. Sie ändert nur das Tempo.</translation>
    </message>
    <message>
        <source>Write a record of each game to this file, one per line; “-” is standard output.</source>
        <translation>Jede Partie in dieser Datei aufzeichnen, eine pro Zeile; „-“ ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>The number of games (required).</source>
        <translation>Die Zahl der Partien (erforderlich).</translation>
    </message>
    <message>
        <source>The seed of the dice (required). The same seed gives the same games.</source>
        <translation>Der Startwert der Würfel (erforderlich). Gleicher Startwert, gleiche Partien.</translation>
    </message>
    <message>
        <source>Who plays Black: %1. Defaults to “random”.</source>
        <translation>Wer Schwarz spielt: %1. Vorgabe: „random“.</translation>
    </message>
    <message>
        <source>Write one row per game to this file: game, seed, first thrower, winner, throws, doublets; “-” is standard output. The winner of a drawn game is “none”. Opening throws are not counted. Of three dice, any two alike are a doublet. Underscores group the digits of seeds, which spreadsheets would round.</source>
        <translation>Eine Zeile je Partie in diese Datei schreiben: Partie, Startwert, wer zuerst würfelt, wer gewinnt, Würfe, Pasche; „-“ ist die Standardausgabe. Bei Remis gewinnt „none“. Würfe um den Anfang zählen nicht. Bei drei Würfeln sind zwei gleiche ein Pasch. Unterstriche gliedern die Startwerte, die Tabellenprogramme sonst runden.</translation>
    </message>
    <message>
        <source>Who plays White: %1. Defaults to “random”, which plays one man at a time, every possible play being equally likely, and claims every number. “casual” plays at random half of the time.</source>
        <translation>Wer Weiß spielt: %1. Vorgabe: „random“; zieht Stein für Stein, jeden möglichen Zug mit gleicher Wahrscheinlichkeit, und beansprucht jede Zahl. „casual“ spielt in der Hälfte der Fälle zufällig.</translation>
    </message>
</context>
<context>
    <name>SimulationReport</name>
    <message numerus="yes">
        <source>%1 (%2): %Ln game(s), seed %3</source>
        <extracomment>%1 game, %2 id of the rule set, %3 seed</extracomment>
        <translation>
            <numerusform>%1 (%2): %Ln Partie, Startwert %3</numerusform>
            <numerusform>%1 (%2): %Ln Partien, Startwert %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Würfe je Partie: %1</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>Aufzeichnungen: %1</translation>
    </message>
    <message>
        <source>Table of the games: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Tabelle der Partien: %1</translation>
    </message>
    <message>
        <source>Games played:</source>
        <translation>Gespielte Partien:</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); the output is incomplete.</source>
        <translation>
            <numerusform>Nach %Ln Partie angehalten; die Ausgabe ist unvollständig.</numerusform>
            <numerusform>Nach %Ln Partien angehalten; die Ausgabe ist unvollständig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); nothing was written.</source>
        <translation>
            <numerusform>Nach %Ln Partie angehalten; nichts wurde geschrieben.</numerusform>
            <numerusform>Nach %Ln Partien angehalten; nichts wurde geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>White wins: %1 (%2%)</source>
        <extracomment>%1 games, %2 per cent</extracomment>
        <translation>Weiß gewinnt: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Black wins: %1 (%2%)</source>
        <translation>Schwarz gewinnt: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Drawn: %1 (%2%)</source>
        <translation>Remis: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1%</source>
        <translation>Siege der beginnenden Seite: %1&#xa0;%</translation>
    </message>
    <message>
        <source>, 95% band %1 to %2%</source>
        <extracomment>follows a share: &quot;, 95% band 52.21 to 54.17%&quot;. %1, %2 percentages</extracomment>
        <translation>, 95-%-Band %1 bis %2&#xa0;%</translation>
    </message>
    <message>
        <source>White: %1, Black: %2</source>
        <extracomment>%1 and %2 players, as in the options: &quot;random&quot;, &quot;best&quot;</extracomment>
        <translation>Weiß: %1, Schwarz: %2</translation>
    </message>
    <message>
        <source>Changed rulings: %1</source>
        <extracomment>%1 options: &quot;surplus=lost&quot;</extracomment>
        <translation>Geänderte Auslegungen: %1</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1%</source>
        <translation>Verloren von dem, der zuerst würfelt: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Games per second: about %1</source>
        <translation>Partien je Sekunde: etwa %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s).</source>
        <translation>
            <numerusform>Nach %Ln Partie angehalten.</numerusform>
            <numerusform>Nach %Ln Partien angehalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>White</source>
        <comment>a player without a name</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player without a name</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Unnamed player</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the names of two players</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Strong computer</source>
        <extracomment>the player called &quot;Computer&quot; elsewhere, beside computers of other levels</extracomment>
        <translation>Starker Computer</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>The games</source>
        <comment>chapter</comment>
        <extracomment>Chapters of the page &quot;The games and their sources&quot;, in a narrow list: keep them short.</extracomment>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>chapter</comment>
        <translation>Zeittafel</translation>
    </message>
    <message>
        <source>The sources</source>
        <comment>chapter</comment>
        <translation>Die Quellen</translation>
    </message>
    <message>
        <source>The miniature</source>
        <comment>chapter</comment>
        <translation>Die Miniatur</translation>
    </message>
    <message>
        <source>The names</source>
        <comment>chapter</comment>
        <translation>Die Namen</translation>
    </message>
    <message>
        <source>Four boards</source>
        <comment>chapter; the boards as museum objects</comment>
        <translation>Vier Bretter</translation>
    </message>
    <message>
        <source>Twelve words</source>
        <comment>chapter</comment>
        <translation>Zwölf Wörter</translation>
    </message>
    <message>
        <source>Credits</source>
        <comment>chapter</comment>
        <translation>Dank</translation>
    </message>
    <message>
        <source>The games and their sources</source>
        <translation>Die Spiele und ihre Quellen</translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>How we know a fact stands behind it. %1: &quot;our deduction&quot;</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 the language of a quotation: &quot;in French&quot;</extracomment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 the page of a quotation, %2 its language: &quot;pp. 78–94, in French&quot;</extracomment>
        <translation>%1, auf %2</translation>
    </message>
    <message>
        <source>In our words: %1</source>
        <extracomment>%1 what old words mean, in today&apos;s language</extracomment>
        <translation>In unseren Worten: %1</translation>
    </message>
    <message>
        <source>How we know</source>
        <translation>Woher wir das wissen</translation>
    </message>
    <message>
        <source>Who wrote it:</source>
        <translation>Wer es schrieb:</translation>
    </message>
    <message>
        <source>Written and printed:</source>
        <translation>Geschrieben und gedruckt:</translation>
    </message>
    <message>
        <source>Where it is kept:</source>
        <translation>Wo es aufbewahrt wird:</translation>
    </message>
    <message>
        <source>How we read it:</source>
        <translation>Wie wir es lesen:</translation>
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
        <translation>Maße: %1</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>seen on a surviving object</source>
        <extracomment>How we know a thing: a picture or an object of the time shows it. Stands beside &quot;old text&quot;, &quot;retold today&quot;, &quot;our deduction&quot;, &quot;our choice&quot;.</extracomment>
        <translation>am erhaltenen Objekt zu sehen</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Castile, 1283</source>
        <translation>Kastilien, 1283</translation>
    </message>
    <message>
        <source>England, 17th century, after a board of 1545</source>
        <translation>England, 17. Jahrhundert, nach einem Brett von 1545</translation>
    </message>
    <message>
        <source>France, about 1715</source>
        <translation>Frankreich, um 1715</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Island</translation>
    </message>
</context>
<context>
    <name>ThrowNames</name>
    <message>
        <source>two aces</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Einsen</translation>
    </message>
    <message>
        <source>two twos</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Zweien</translation>
    </message>
    <message>
        <source>two threes</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Dreien</translation>
    </message>
    <message>
        <source>two fours</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Vieren</translation>
    </message>
    <message>
        <source>two fives</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Fünfen</translation>
    </message>
    <message>
        <source>two sixes</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Sechsen</translation>
    </message>
    <message>
        <source>two 1s</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Einsen</translation>
    </message>
    <message>
        <source>two 2s</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Zweien</translation>
    </message>
    <message>
        <source>two 3s</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Dreien</translation>
    </message>
    <message>
        <source>two 4s</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Vieren</translation>
    </message>
    <message>
        <source>two 5s</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Fünfen</translation>
    </message>
    <message>
        <source>two 6s</source>
        <comment>a throw of two dice alike</comment>
        <translation>zwei Sechsen</translation>
    </message>
    <message>
        <source>three 1s</source>
        <comment>a throw of three dice alike</comment>
        <translation>drei Einsen</translation>
    </message>
    <message>
        <source>three 2s</source>
        <comment>a throw of three dice alike</comment>
        <translation>drei Zweien</translation>
    </message>
    <message>
        <source>three 3s</source>
        <comment>a throw of three dice alike</comment>
        <translation>drei Dreien</translation>
    </message>
    <message>
        <source>three 4s</source>
        <comment>a throw of three dice alike</comment>
        <translation>drei Vieren</translation>
    </message>
    <message>
        <source>three 5s</source>
        <comment>a throw of three dice alike</comment>
        <translation>drei Fünfen</translation>
    </message>
    <message>
        <source>three 6s</source>
        <comment>a throw of three dice alike</comment>
        <translation>drei Sechsen</translation>
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
        <translation>Sind alle Steine heraus, werden sie wieder aufgestellt.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit man/men, no longer in play.</source>
        <extracomment>men that were hit and lie beside the board</extracomment>
        <translation>
            <numerusform>%n geschlagener Stein ist nicht mehr im Spiel.</numerusform>
            <numerusform>%n geschlagene Steine sind nicht mehr im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off, no longer in play.</source>
        <translation>
            <numerusform>%n Stein ist herausgenommen und nicht mehr im Spiel.</numerusform>
            <numerusform>%n Steine sind herausgenommen und nicht mehr im Spiel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisitCharts</name>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Visits per month</source>
        <translation>Besuche je Monat</translation>
    </message>
    <message>
        <source>Visits per day</source>
        <translation>Besuche je Tag</translation>
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
        <translation>Nicht gewählt</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Visits that used</source>
        <extracomment>a heading above: larger text, high contrast, read aloud, Why?</extracomment>
        <translation>Besuche mit</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Besuche: %1</translation>
    </message>
    <message>
        <source>With a game: %1%</source>
        <extracomment>%1 a percentage of all visits</extracomment>
        <translation>Mit einer Partie: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1%</source>
        <extracomment>%1 a percentage of the visits with a game</extracomment>
        <translation>Davon zu Ende gespielt: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Median length: %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Dauer (Median): %1 min %2 s</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Nicht gezählt, weil die Uhr nicht gestellt war: %n Besuch</numerusform>
            <numerusform>Nicht gezählt, weil die Uhr nicht gestellt war: %n Besuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits by hour</source>
        <translation>Besuche nach Stunden</translation>
    </message>
</context>
<context>
    <name>VisitsHelp</name>
    <message>
        <source>Print every visit as comma-separated values.</source>
        <translation>Jeden Besuch als durch Kommas getrennte Werte ausgeben.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>Save the summary as a page for printing.</source>
        <translation>Die Zusammenfassung als Seite zum Drucken speichern.</translation>
    </message>
</context>
<context>
    <name>VisitsReport</name>
    <message>
        <source>No visits yet.</source>
        <translation>Noch keine Besuche.</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Besuche: %1</translation>
    </message>
    <message>
        <source>First day: %1</source>
        <translation>Erster Tag: %1</translation>
    </message>
    <message>
        <source>Last day: %1</source>
        <translation>Letzter Tag: %1</translation>
    </message>
    <message>
        <source>Length of a visit (median): %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Dauer eines Besuchs (Median): %1 min %2 s</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Nicht gezählt, weil die Uhr nicht gestellt war: %n Besuch</numerusform>
            <numerusform>Nicht gezählt, weil die Uhr nicht gestellt war: %n Besuche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a month, %2 the year</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Visits by month, up to the last twelve:</source>
        <translation>Besuche nach Monaten, höchstens die letzten zwölf:</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Spiele:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Sprachen:</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began:</source>
        <translation>Besuche nach der Stunde, in der sie begannen:</translation>
    </message>
    <message>
        <source>With a game: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of all visits</extracomment>
        <translation>Mit einer Partie: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of the visits with a game</extracomment>
        <translation>Davon zu Ende gespielt: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>in a list of languages: visits in which the visitor chose none</extracomment>
        <translation>Nicht gewählt</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Of the %1 visits for which it is recorded, those that used:</source>
        <extracomment>%1 a number of visits</extracomment>
        <translation>Von den %1 Besuchen, für die es erfasst ist, die mit:</translation>
    </message>
</context>
<context>
    <name>VisitsSheet</name>
    <message>
        <source>Visits to the display</source>
        <translation>Besuche an der Station</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began</source>
        <translation>Besuche nach der Stunde, in der sie begannen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 the first day, %2 the last day</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Noch keine Besuche</translation>
    </message>
    <message numerus="yes">
        <source>Use of aids not recorded: %n visit(s)</source>
        <extracomment>%n visits stored by earlier versions of the program</extracomment>
        <translation>
            <numerusform>Benutzung der Hilfen nicht erfasst: %n Besuch</numerusform>
            <numerusform>Benutzung der Hilfen nicht erfasst: %n Besuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that identifies a visitor is stored.</source>
        <translation>Es wird nichts gespeichert, was Besucher erkennbar macht.</translation>
    </message>
</context>
<context>
    <name>WallText</name>
    <message>
        <source>less than %1</source>
        <extracomment>%1 a number of games: fewer than that</extracomment>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>%1 a number of games: more than that</extracomment>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>%1 wins about %2 of %3, %4 %5.</source>
        <extracomment>on a wall; %1, %4 players, %2, %5 how many of %3 games they win: &quot;Anne wins 53 of 100, Ben 47.&quot;</extracomment>
        <translation>%1 gewinnt etwa %2 von %3, %4 %5.</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3, %4 %5.</source>
        <translation>%1 gewinnt %2 von %3, %4 %5.</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <extracomment>%1 how many of a hundred games are drawn</extracomment>
        <translation>Remis: %1.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>This follows from the play itself.</source>
        <translation>Das folgt aus dem Spiel selbst.</translation>
    </message>
    <message>
        <source>The players take turns, as in every game of this kind.</source>
        <translation>Beide sind abwechselnd dran, wie in jedem Spiel dieser Art.</translation>
    </message>
    <message>
        <source>Who throws next</source>
        <translation>Wer als Nächstes würfelt</translation>
    </message>
    <message>
        <source>These rules are a modern reconstruction. The old text does not support them.</source>
        <translation>Diese Regeln sind eine moderne Rekonstruktion. Der alte Text stützt sie nicht.</translation>
    </message>
    <message>
        <source>Here we have only a modern retelling, not the words of the source.</source>
        <translation>Hier haben wir nur eine moderne Nacherzählung, nicht die Worte der Quelle.</translation>
    </message>
    <message>
        <source>The source does not say so.</source>
        <translation>Die Quelle sagt das nicht.</translation>
    </message>
    <message>
        <source>This rule has no source: it was invented.</source>
        <translation>Diese Regel hat keine Quelle: Sie wurde erfunden.</translation>
    </message>
    <message>
        <source>We do not quote the source here.</source>
        <translation>Wir zitieren die Quelle hier nicht.</translation>
    </message>
    <message>
        <source>The source says so. We add nothing.</source>
        <translation>Die Quelle sagt es so. Wir fügen nichts hinzu.</translation>
    </message>
    <message>
        <source>We follow the retelling. We add nothing.</source>
        <translation>Wir folgen der Nacherzählung. Wir fügen nichts hinzu.</translation>
    </message>
    <message>
        <source>The inventors of this game decided this.</source>
        <translation>Wer dieses Spiel erfand, hat es so entschieden.</translation>
    </message>
    <message>
        <source>The source leaves this open, so we had to decide.</source>
        <translation>Die Quelle lässt das offen, also mussten wir entscheiden.</translation>
    </message>
    <message>
        <source>You chose: %1</source>
        <extracomment>%1 a rule that the players chose in place of the usual one</extracomment>
        <translation>Sie haben gewählt: %1</translation>
    </message>
</context>
<context>
    <name>doublets::Actions</name>
    <message>
        <source>The computer throws the dice of this game. For real dice, begin a new game.</source>
        <translation>In dieser Partie würfelt der Computer. Für echte Würfel beginnen Sie eine neue Partie.</translation>
    </message>
    <message>
        <source>First play the numbers you threw</source>
        <translation>Spielen Sie zuerst die gewürfelten Zahlen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Enter the numbers of real dice</source>
        <translation>Die Zahlen echter Würfel eingeben</translation>
    </message>
    <message>
        <source>&amp;Enter dice…</source>
        <translation>Würfel &amp;eingeben…</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Die Würfel werfen</translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <extracomment>After the tab stands the key; keep the tab.</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>&amp;Correct a throw…</source>
        <translation>Wurf &amp;berichtigen…</translation>
    </message>
    <message>
        <source>The computer threw these dice, so they cannot be corrected</source>
        <translation>Diese Würfel hat der Computer geworfen, daher gibt es nichts zu berichtigen</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Einen falsch eingegebenen Wurf berichtigen</translation>
    </message>
    <message>
        <source>No dice have been entered yet</source>
        <translation>Es wurden noch keine Würfel eingegeben</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>Continue, play, learn, or choose a game</source>
        <translation>Weiterspielen, neu spielen, lernen oder ein Spiel wählen</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Choose a game and start it</source>
        <translation>Ein Spiel auswählen und beginnen</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Eine neue Partie nach denselben Regeln beginnen</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>Noch ein&amp;mal spielen</translation>
    </message>
    <message>
        <source>&amp;Back to the game you left</source>
        <translation>&amp;Zurück zur verlassenen Partie</translation>
    </message>
    <message>
        <source>Return to the game you left</source>
        <translation>Zurück zur verlassenen Partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Eine gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save this game to a file</source>
        <translation>Diese Partie in einer Datei speichern</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules…</source>
        <translation>Gleiche Würfel, &amp;andere Regeln…</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Diese Würfel nach anderen Regeln nachspielen</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>Results, length and luck of all finished games</source>
        <translation>Ergebnisse, Länge und Glück aller beendeten Partien</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>S&amp;pieler…</translation>
    </message>
    <message>
        <source>Choose who plays: people or the computer</source>
        <translation>Wer spielt: Menschen oder der Computer</translation>
    </message>
    <message>
        <source>&amp;Reset the score…</source>
        <translation>Spielstand zu&amp;rücksetzen…</translation>
    </message>
    <message>
        <source>Set the score of these two players to 0; other scores are kept</source>
        <translation>Den Spielstand dieser beiden auf 0 setzen; andere bleiben</translation>
    </message>
    <message>
        <source>Save P&amp;icture As…</source>
        <translation>B&amp;ild speichern unter…</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Ein Bild des Bretts speichern</translation>
    </message>
    <message>
        <source>Print a &amp;sheet…</source>
        <translation>Blatt &amp;drucken…</translation>
    </message>
    <message>
        <source>Rules, this game, odds, a board to cut out, labels: on paper or as a PDF</source>
        <translation>Regeln, diese Partie, Chancen, ein Brett zum Ausschneiden, Schilder: auf Papier oder als PDF</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Players, board, language, motion and sound</source>
        <translation>Spieler, Brett, Sprache, Bewegung und Ton</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit; your game is saved</source>
        <translation>Beenden; Ihre Partie wird gespeichert</translation>
    </message>
    <message>
        <source>Play forced &amp;moves</source>
        <translation>&amp;Züge ohne Wahl spielen</translation>
    </message>
    <message>
        <source>Play every move where you have no choice</source>
        <translation>Alle Züge spielen, bei denen Sie keine Wahl haben</translation>
    </message>
    <message>
        <source>Accept typed dice at &amp;once</source>
        <translation>Getippte Würfel &amp;sofort annehmen</translation>
    </message>
    <message>
        <source>Accept dice as soon as the last one is typed</source>
        <translation>Würfel annehmen, sobald der letzte getippt ist</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Die beste Wahl auf dem Brett markieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Latest throw</source>
        <translation>&amp;Neuester Wurf</translation>
    </message>
    <message>
        <source>Return to the current position</source>
        <translation>Zurück zur aktuellen Stellung</translation>
    </message>
    <message>
        <source>Go to the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Return to the position before the first throw</source>
        <translation>Zurück zur Stellung vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>Einen Schritt vorgehen</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Show the steps more slowly</source>
        <translation>Die Schritte langsamer zeigen</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>Show the steps faster</source>
        <translation>Die Schritte schneller zeigen</translation>
    </message>
    <message>
        <source>&amp;Last throw</source>
        <translation>&amp;Letzter Wurf</translation>
    </message>
    <message>
        <source>Say the last throw and how it was played</source>
        <translation>Den letzten Wurf ansagen und wie er gespielt wurde</translation>
    </message>
    <message>
        <source>What may I &amp;do?</source>
        <translation>Was &amp;kann ich tun?</translation>
    </message>
    <message>
        <source>Say whose turn it is and what may be played</source>
        <translation>Ansagen, wer dran ist und was gespielt werden kann</translation>
    </message>
    <message>
        <source>&amp;My men</source>
        <translation>&amp;Meine Steine</translation>
    </message>
    <message>
        <source>Say where your men are</source>
        <translation>Ansagen, wo Ihre Steine sind</translation>
    </message>
    <message>
        <source>&amp;Their men</source>
        <translation>Steine der &amp;Gegenseite</translation>
    </message>
    <message>
        <source>Say where the other player’s men are</source>
        <translation>Ansagen, wo die Steine der Gegenseite sind</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Spielstand</translation>
    </message>
    <message>
        <source>Say how far each player has got, and how many games each has won</source>
        <translation>Ansagen, wie weit beide Seiten sind und wie viele Partien sie gewonnen haben</translation>
    </message>
    <message>
        <source>&amp;Chance of winning</source>
        <translation>Gewinn&amp;chance</translation>
    </message>
    <message>
        <source>Say who is likely to win</source>
        <translation>Ansagen, wer wohl gewinnt</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>Noch &amp;einmal</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Die letzte Ansage wiederholen</translation>
    </message>
    <message>
        <source>&amp;Course of play</source>
        <translation>Spiel&amp;verlauf</translation>
    </message>
    <message>
        <source>A list of every throw</source>
        <translation>Eine Liste aller Würfe</translation>
    </message>
    <message>
        <source>Ru&amp;les beside the board</source>
        <translation>Regeln &amp;neben dem Brett</translation>
    </message>
    <message>
        <source>Keep the rules open while you play</source>
        <translation>Die Regeln beim Spielen offen lassen</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Wür&amp;fel</translation>
    </message>
    <message>
        <source>How often each number was thrown</source>
        <translation>Wie oft jede Zahl gefallen ist</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Chancen</translation>
    </message>
    <message>
        <source>Who is ahead, and how lucky each throw was</source>
        <translation>Wer vorn liegt und wie viel Glück jeder Wurf war</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Auss&amp;ehen</translation>
    </message>
    <message>
        <source>Choose the board, lighting and speed with the game in view</source>
        <translation>Brett, Licht und Tempo wählen, während Sie die Partie sehen</translation>
    </message>
    <message>
        <source>&amp;Wider panel</source>
        <translation>Bereich &amp;breiter</translation>
    </message>
    <message>
        <source>More room for the panel beside the board</source>
        <translation>Mehr Platz für den Bereich neben dem Brett</translation>
    </message>
    <message>
        <source>Na&amp;rrower panel</source>
        <translation>Bereich sch&amp;maler</translation>
    </message>
    <message>
        <source>More room for the board</source>
        <translation>Mehr Platz für das Brett</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Ziffern auf den Zungen</translation>
    </message>
    <message>
        <source>Show the numbers 1 to 6</source>
        <translation>Die Zahlen 1 bis 6 zeigen</translation>
    </message>
    <message>
        <source>Fac&amp;e to face</source>
        <translation>Gegen&amp;über</translation>
    </message>
    <message>
        <source>Full screen, with one side for each of two players, for a screen that lies flat between them</source>
        <translation>Vollbild mit je einer Seite für beide, wenn der Bildschirm zwischen ihnen liegt</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Enlarge all text</source>
        <translation>Allen Text vergrößern</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Reduce all text</source>
        <translation>Allen Text verkleinern</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Return all text to its default size</source>
        <translation>Allen Text auf normale Größe setzen</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>Animation übers&amp;pringen</translation>
    </message>
    <message>
        <source>Finish the animation at once</source>
        <translation>Die Animation sofort beenden</translation>
    </message>
    <message>
        <source>Closer &amp;view</source>
        <translation>Nah&amp;ansicht</translation>
    </message>
    <message>
        <source>Show only the half of the board in play, with larger men</source>
        <translation>Nur die Bretthälfte zeigen, auf der gespielt wird, mit größeren Steinen</translation>
    </message>
    <message>
        <source>Not available: this game uses both halves of the board</source>
        <translation>Nicht verfügbar: Dieses Spiel nutzt beide Hälften des Bretts</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>Bea&amp;mer</translation>
    </message>
    <message>
        <source>Large text and strong contrast for a class; press Esc to leave</source>
        <translation>Großer Text und starker Kontrast für eine Klasse; Esc beendet das</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>Guided lessons for a class, on the board</source>
        <translation>Geführte Lektionen für eine Klasse, am Brett</translation>
    </message>
    <message>
        <source>&amp;Laboratory…</source>
        <translation>La&amp;bor…</translation>
    </message>
    <message>
        <source>Let the program play many games: see how often the first thrower wins, and how much a rule matters</source>
        <translation>Das Programm viele Partien spielen lassen: wie oft gewinnt, wer zuerst würfelt, und wie viel eine Regel ausmacht</translation>
    </message>
    <message>
        <source>&amp;Invent a rule…</source>
        <translation>Regel er&amp;finden…</translation>
    </message>
    <message>
        <source>Change the rules of a game as a class, see the odds change, and play it</source>
        <translation>Als Klasse die Regeln eines Spiels ändern, die Chancen sich ändern sehen und es spielen</translation>
    </message>
    <message>
        <source>&amp;Guess first</source>
        <translation>Erst &amp;schätzen</translation>
    </message>
    <message>
        <source>Cover odds, hints and luck until the class has guessed</source>
        <translation>Chancen, Tipps und Glück verdecken, bis die Klasse geschätzt hat</translation>
    </message>
    <message>
        <source>Gue&amp;ss…</source>
        <translation>S&amp;chätzen…</translation>
    </message>
    <message>
        <source>Guess the chances before they are shown</source>
        <translation>Die Chancen schätzen, bevor sie gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;First steps…</source>
        <translation>&amp;Erste Schritte…</translation>
    </message>
    <message>
        <source>Learn this game on the board, in a few steps</source>
        <translation>Dieses Spiel in wenigen Schritten am Brett lernen</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>All rules, with the words of the source</source>
        <translation>Alle Regeln mit den Worten der Quelle</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>The rule behind what just happened</source>
        <translation>Die Regel hinter dem, was eben geschah</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>How to play without a mouse</source>
        <translation>Wie man ohne Maus spielt</translation>
    </message>
    <message>
        <source>The games and their &amp;sources…</source>
        <translation>Die Spiele und ihre &amp;Quellen…</translation>
    </message>
    <message>
        <source>Who wrote the old rules, what survives, and what the boards are modelled on</source>
        <translation>Wer die alten Regeln schrieb, was erhalten ist und welche Vorbilder die Bretter haben</translation>
    </message>
    <message>
        <source>&amp;About Doublets</source>
        <translation>&amp;Über Doublets</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Ü&amp;ber Qt</translation>
    </message>
    <message>
        <source>The Qt toolkit and its licence</source>
        <translation>Das Toolkit Qt und seine Lizenz</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Stop at this step</source>
        <translation>Bei diesem Schritt anhalten</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>Schritte ab&amp;spielen</translation>
    </message>
    <message>
        <source>Show the steps one after another</source>
        <translation>Die Schritte nacheinander zeigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Show only the board; press Esc to leave</source>
        <translation>Nur das Brett zeigen; Esc beendet das</translation>
    </message>
    <message>
        <source>Leave &amp;full screen</source>
        <translation>V&amp;ollbild beenden</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Zurück zum Fenster (Esc)</translation>
    </message>
    <message>
        <source>Undo the last play or throw</source>
        <translation>Den letzten Zug oder Wurf rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the last thing you undid</source>
        <translation>Wiederholen, was zuletzt rückgängig gemacht wurde</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;Früher</translation>
    </message>
    <message>
        <source>Repeat the announcement before the last; press again for earlier ones</source>
        <translation>Die vorletzte Ansage wiederholen; nochmals drücken für frühere</translation>
    </message>
    <message>
        <source>Undo the last play or throw. The dice stay as they fell.</source>
        <translation>Den letzten Zug oder Wurf rückgängig machen. Die Würfel bleiben, wie sie fielen.</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>Er&amp;gebnis der Partie</translation>
    </message>
    <message>
        <source>Show the result of the finished game again</source>
        <translation>Das Ergebnis der beendeten Partie noch einmal zeigen</translation>
    </message>
    <message>
        <source>Let the computer continue</source>
        <translation>Den Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <extracomment>replaces &quot;&amp;Throw&quot; while the computer waits for the user</extracomment>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>doublets::Announcer</name>
    <message>
        <source>Announcements</source>
        <extracomment>the name, for screen readers, of the status bar with the announcements</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>There is no earlier announcement.</source>
        <translation>Es gibt keine frühere Ansage.</translation>
    </message>
</context>
<context>
    <name>doublets::AnswerFields</name>
    <message>
        <source>Your answer</source>
        <translation>Eure Antwort</translation>
    </message>
    <message>
        <source>What the class says, in a few words</source>
        <translation>Was die Klasse sagt, in wenigen Worten</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>Your guess, as a slider</source>
        <translation>Eure Schätzung, als Regler</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Eure Schätzung</translation>
    </message>
    <message>
        <source>Hands: </source>
        <extracomment>hands shown for an answer: &quot;Hands: 12&quot;</extracomment>
        <translation>Hände: </translation>
    </message>
    <message>
        <source>Hands for: %1</source>
        <extracomment>%1 one of the answers to a question</extracomment>
        <translation>Handzeichen für: %1</translation>
    </message>
</context>
<context>
    <name>doublets::Answers</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>You are looking back. Press Enter to return.</source>
        <translation>Sie blicken zurück. Enter führt zur aktuellen Stellung.</translation>
    </message>
    <message>
        <source>Games won: %1 %2, %3 %4.</source>
        <extracomment>games that %1 and %3 have won against each other</extracomment>
        <translation>Gewonnene Partien: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Computing the chance of winning…</source>
        <translation>Die Gewinnchance wird berechnet…</translation>
    </message>
    <message>
        <source>Chance of winning: %1 %2, %3 %4.</source>
        <extracomment>%1 and %3 the players, %2 and %4 percentages</extracomment>
        <translation>Gewinnchance: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>The game is over. %1. %2</source>
        <extracomment>%1 who has won; %2 what the other player had left</extracomment>
        <translation>Die Partie ist zu Ende. %1. %2</translation>
    </message>
    <message>
        <source>%1 Possible, by point: %2.</source>
        <extracomment>%1 what is to do; %2 the points of the men that may be played: &quot;lay down 6, 1; bear off 3&quot;</extracomment>
        <translation>%1 Möglich, nach Zungen: %2.</translation>
    </message>
</context>
<context>
    <name>doublets::AppearancePanel</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Speed of men and dice</source>
        <translation>Tempo von Steinen und Würfeln</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Lampe</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Kerzen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Ohne Bewegung</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Each game’s own board</source>
        <translation>Das eigene Brett jedes Spiels</translation>
    </message>
</context>
<context>
    <name>doublets::AttractStrip</name>
    <message>
        <source>Touch to play</source>
        <translation>Zum Spielen berühren</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
</context>
<context>
    <name>doublets::BoardConnection</name>
    <message>
        <source>The board ends here.</source>
        <translation>Hier endet das Brett.</translation>
    </message>
    <message>
        <source>No man stands here.</source>
        <translation>Hier liegt kein Stein.</translation>
    </message>
    <message>
        <source>A man can be dropped only on a marked place.</source>
        <translation>Ein Stein kann nur auf einem markierten Platz abgelegt werden.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardPage</name>
    <message>
        <source>&amp;Forced moves</source>
        <translation>Züge &amp;ohne Wahl</translation>
    </message>
    <message>
        <source>played by you</source>
        <translation>von Ihnen gespielt</translation>
    </message>
    <message>
        <source>played for you</source>
        <translation>für Sie gespielt</translation>
    </message>
    <message>
        <source>&amp;Half of the board in play</source>
        <translation>B&amp;espielte Bretthälfte</translation>
    </message>
    <message>
        <source>larger in small windows</source>
        <translation>größer in kleinen Fenstern</translation>
    </message>
    <message>
        <source>always larger</source>
        <translation>immer größer</translation>
    </message>
    <message>
        <source>with the whole board</source>
        <translation>mit dem ganzen Brett</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Ziffern auf den Zungen</translation>
    </message>
    <message>
        <source>Show the home screen at sta&amp;rtup</source>
        <translation>Startseite beim &amp;Start zeigen</translation>
    </message>
    <message>
        <source>Board, ligh&amp;t and speed…</source>
        <translation>Brett, &amp;Licht und Tempo…</translation>
    </message>
    <message>
        <source>Choose these while you look at the board</source>
        <translation>Wählen Sie sie, während Sie das Brett sehen</translation>
    </message>
    <message>
        <source>Dark pages in hi&amp;gh contrast</source>
        <translation>Dunkle Seiten bei ho&amp;hem Kontrast</translation>
    </message>
    <message>
        <source>Pla&amp;y with one switch</source>
        <translation>Mit ei&amp;nem Schalter spielen</translation>
    </message>
    <message>
        <source>The focus moves from choice to choice by itself. Space chooses; held down, it opens the home screen.</source>
        <translation>Der Fokus wandert von selbst von Wahl zu Wahl. Die Leertaste wählt; gedrückt gehalten, öffnet sie die Startseite.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>doublets::CaptionBar</name>
    <message>
        <source>The source does not state this rule. Press to see why we play it this way.</source>
        <translation>Die Quelle nennt diese Regel nicht. Tippen Sie hier, um zu sehen, warum wir so spielen.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <extracomment>%1 &quot;our choice&quot;: how we know the rule that decided</extracomment>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Züge ohne Wahl</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Neuester Wurf</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>doublets::CardButton</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the position of a card in a list: &quot;3 of 8&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>of a card in a list</extracomment>
        <translation>ausgewählt</translation>
    </message>
</context>
<context>
    <name>doublets::ChartCanvas</name>
    <message>
        <source>The chart ends here.</source>
        <translation>Hier endet das Diagramm.</translation>
    </message>
</context>
<context>
    <name>doublets::ChartView</name>
    <message>
        <source>%1; use the arrow keys to hear its figures</source>
        <extracomment>%1 the title of a chart</extracomment>
        <translation>%1; mit den Pfeiltasten hören Sie die Zahlen</translation>
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
        <translation>Die Chancen sind nicht mehr verdeckt.</translation>
    </message>
</context>
<context>
    <name>doublets::Commentary</name>
    <message>
        <source>Back at the latest throw.</source>
        <translation>Zurück beim neuesten Wurf.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the note on a step of the game</extracomment>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 the name of a game with its source: a game has come on the board</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Sie sind dran.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 what had been done, in a sentence or more</extracomment>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
</context>
<context>
    <name>doublets::ComparePage</name>
    <message>
        <source>Playing the other game…</source>
        <translation>Die andere Partie wird gespielt…</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere Regeln</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonDialog</name>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Playing the other game…</source>
        <translation>Die andere Partie wird gespielt…</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Gleiche Würfel, andere Regeln</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>If the dice run out, more are thrown from this seed</source>
        <translation>Gehen die Würfel aus, kommen weitere aus diesem Startwert</translation>
    </message>
    <message>
        <source>Where they &amp;differ</source>
        <translation>Wo sie sich &amp;unterscheiden</translation>
    </message>
    <message>
        <source>Save the other &amp;game…</source>
        <translation>Andere &amp;Partie speichern…</translation>
    </message>
    <message>
        <source>Both games, throw by throw</source>
        <translation>Beide Partien, Wurf für Wurf</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonModel</name>
    <message>
        <source>the invention “%1”</source>
        <extracomment>%1 the name of a game that a class has invented</extracomment>
        <translation>die Erfindung „%1“</translation>
    </message>
    <message>
        <source>%1, with these rules</source>
        <translation>%1, mit diesen Regeln</translation>
    </message>
    <message>
        <source>From here the games differ: the players choose differently.</source>
        <translation>Ab hier unterscheiden sich die Partien: Es wird anders gewählt.</translation>
    </message>
    <message>
        <source>From here the games differ: other rules.</source>
        <translation>Ab hier unterscheiden sich die Partien: andere Regeln.</translation>
    </message>
    <message>
        <source>(Dice from the seed.)</source>
        <translation>(Würfel aus dem Startwert.)</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Diese Partie ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>doublets::CorrectionDialog</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>%n Würfel eingeben.</numerusform>
            <numerusform>%n Würfel eingeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is what was entered before. Enter what was actually thrown.</source>
        <translation>Das war schon eingegeben. Geben Sie ein, was wirklich gewürfelt wurde.</translation>
    </message>
    <message>
        <source>Corrected. %1. %2</source>
        <extracomment>%1 a throw as it is now: &quot;Throw no. 12, Anne: 6 and 1&quot;; %2 what became of the rest</extracomment>
        <translation>Berichtigt. %1. %2</translation>
    </message>
    <message>
        <source>Correct a throw</source>
        <translation>Wurf berichtigen</translation>
    </message>
    <message>
        <source>What was actually thrown: first %1’s die, then %2’s?</source>
        <translation>Was wurde wirklich gewürfelt: zuerst der Würfel von %1, dann der von %2?</translation>
    </message>
    <message>
        <source>What was actually thrown?</source>
        <translation>Was wurde wirklich gewürfelt?</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Berichtigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>doublets::CourseOfPlay</name>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the user&apos;s notes on a throw</extracomment>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>Number of the throw, who throws, name of the throw: &quot;12. Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Throw no. %1, %2: %3</source>
        <extracomment>Number of the throw, who throws, its name: &quot;Throw no. 12, Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>Wurf Nr. %1, %2: %3</translation>
    </message>
    <message>
        <source>The opening throw</source>
        <translation>Der Wurf um den Anfang</translation>
    </message>
    <message>
        <source>A mistake by %1, which cost %2 percentage points.</source>
        <extracomment>%1 a player; %2 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Ein Fehler von %1, der %2 Prozentpunkte kostete.</translation>
    </message>
</context>
<context>
    <name>doublets::CoursePanel</name>
    <message>
        <source>Course of play</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Neuester</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Zurück zum neuesten Wurf (Enter)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>The rule behind this throw</source>
        <translation>Die Regel hinter diesem Wurf</translation>
    </message>
    <message>
        <source>Correct this throw…</source>
        <translation>Wurf berichtigen…</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Einen falsch eingegebenen Wurf berichtigen</translation>
    </message>
    <message>
        <source>The points of each player are numbered from that player’s own side.</source>
        <translation>Die Zungen werden für beide von der eigenen Seite aus gezählt.</translation>
    </message>
    <message>
        <source>A notched band marks a mistake that costs %1 percentage points or more.</source>
        <translation>Ein gekerbtes Band markiert einen Fehler, der mindestens %1 Prozentpunkte kostet.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceChart</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::DiceEntry</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>%n Würfel eingeben.</numerusform>
            <numerusform>%n Würfel eingeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>These dice will be accepted in a moment. Press Backspace to change them.</source>
        <translation>Diese Würfel werden gleich angenommen. Mit der Rücktaste ändern Sie sie.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Accept these dice (Enter)</source>
        <translation>Diese Würfel annehmen (Enter)</translation>
    </message>
</context>
<context>
    <name>doublets::DiceForm</name>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Ein Startwert ist eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Wür&amp;fel</translation>
    </message>
    <message>
        <source>real dice: you enter the numbers</source>
        <translation>echte Würfel: Sie geben die Zahlen ein</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>a new one for every game</source>
        <translation>ein neuer für jede Partie</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>auf dem Bildschirm</translation>
    </message>
    <message>
        <source>on the screen, from a seed</source>
        <translation>auf dem Bildschirm, mit Startwert</translation>
    </message>
</context>
<context>
    <name>doublets::DiceInput</name>
    <message>
        <source>Remove the last die</source>
        <translation>Den letzten Würfel entfernen</translation>
    </message>
</context>
<context>
    <name>doublets::DiceModel</name>
    <message>
        <source>Together</source>
        <comment>both players</comment>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source> to </source>
        <comment>from one figure to another</comment>
        <extracomment>the band of fair dice: &quot;3.1 to 9.4&quot;</extracomment>
        <translation> bis </translation>
    </message>
    <message>
        <source>%1, above the band</source>
        <translation>%1, über dem Band</translation>
    </message>
    <message>
        <source>%1, below the band</source>
        <translation>%1, unter dem Band</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>how many were thrown</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>of each number</comment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Usual band</source>
        <comment>by chance</comment>
        <translation>Übliches Band</translation>
    </message>
</context>
<context>
    <name>doublets::DicePanel</name>
    <message numerus="yes">
        <source>%n game(s) counted together.</source>
        <translation>
            <numerusform>%n Partie gezählt.</numerusform>
            <numerusform>%n Partien zusammengezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted up to the throw shown.</source>
        <translation>Gezählt bis zum gezeigten Wurf.</translation>
    </message>
    <message>
        <source>The dice: %1.</source>
        <extracomment>%1 where the dice come from: &quot;thrown from the seed 1674&quot;</extracomment>
        <translation>Die Würfel: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sources of dice</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>All games of this session</source>
        <translation>Alle Partien seit dem Start</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Welche Partien gezählt werden</translation>
    </message>
    <message>
        <source>All games since the program was started</source>
        <translation>Alle Partien seit dem Start des Programms</translation>
    </message>
    <message>
        <source>How often each number came up, as bars</source>
        <translation>Wie oft jede Zahl gefallen ist, als Balken</translation>
    </message>
    <message>
        <source>How often each number came up, as a list</source>
        <translation>Wie oft jede Zahl gefallen ist, als Liste</translation>
    </message>
    <message>
        <source>The band shows what fair dice usually do. ▲ more often, ▼ less often.</source>
        <translation>Das Band zeigt, was faire Würfel meistens tun. ▲ öfter, ▼ seltener.</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>Zahlen speichern…</translation>
    </message>
    <message>
        <source>Save the figures as comma-separated values</source>
        <translation>Die Zahlen als durch Kommas getrennte Werte speichern</translation>
    </message>
    <message>
        <source>Opening throws count; throws that were undone do not.</source>
        <translation>Würfe um den Anfang zählen mit, rückgängig gemachte nicht.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceRequester</name>
    <message>
        <source>%1’s dice</source>
        <translation>Würfel von %1</translation>
    </message>
    <message>
        <source>Go to the latest throw to enter dice.</source>
        <translation>Um Würfel einzugeben, gehen Sie zum neuesten Wurf.</translation>
    </message>
    <message>
        <source>Play your numbers first, then enter dice.</source>
        <translation>Erst Ihre Zahlen spielen, dann Würfel eingeben.</translation>
    </message>
    <message>
        <source>Opening throw: %1’s die, then %2’s</source>
        <translation>Um den Anfang: Würfel von %1, dann von %2</translation>
    </message>
</context>
<context>
    <name>doublets::Display</name>
    <message>
        <source>Still saving: the USB stick is slow or not responding.</source>
        <translation>Wird noch gespeichert: Der USB-Stick ist langsam oder antwortet nicht.</translation>
    </message>
    <message>
        <source>The screen is %1 × %2, which does not match the rotation in the configuration. Correct the rotation there, or turn the screen.</source>
        <translation>Der Bildschirm misst %1 × %2; das passt nicht zur Drehung in der Konfiguration. Berichtigen Sie sie dort oder drehen Sie den Bildschirm.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayHost</name>
    <message>
        <source>The changed configuration is in use.</source>
        <translation>Die geänderte Konfiguration ist jetzt in Gebrauch.</translation>
    </message>
    <message>
        <source>The last version of the configuration file without errors is used.</source>
        <translation>Die letzte fehlerfreie Fassung der Konfigurationsdatei wird verwendet.</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayWindow</name>
    <message>
        <source>Setting up the board for the next visitor.</source>
        <translation>Das Brett wird für den nächsten Besuch aufgestellt.</translation>
    </message>
</context>
<context>
    <name>doublets::EndGameSheet</name>
    <message>
        <source>End this game?</source>
        <translation>Dieses Spiel beenden?</translation>
    </message>
    <message>
        <source>You cannot return to it afterwards.</source>
        <translation>Sie können danach nicht zu ihm zurückkehren.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
</context>
<context>
    <name>doublets::ExperimentChooser</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <translation>spielt am besten</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>spielt zufällig</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>spielt in der Hälfte der Fälle zufällig</translation>
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
        <translation>&amp;Zahl der Partien</translation>
    </message>
    <message>
        <source>Number of samp&amp;les</source>
        <translation>Zahl &amp;der Stichproben</translation>
    </message>
    <message>
        <source>Repeats the experiment, to show how much the share varies from sample to sample</source>
        <translation>Wiederholt das Experiment und zeigt, wie stark der Anteil von Stichprobe zu Stichprobe schwankt</translation>
    </message>
    <message>
        <source>S&amp;eed of the dice</source>
        <translation>&amp;Startwert der Würfel</translation>
    </message>
    <message>
        <source>The same seed gives the same dice and the same figures</source>
        <translation>Gleicher Startwert, gleiche Würfel und gleiche Zahlen</translation>
    </message>
    <message>
        <source>Compare &amp;with another</source>
        <translation>Mit einem &amp;anderen vergleichen</translation>
    </message>
    <message>
        <source>The sa&amp;me dice for both</source>
        <translation>&amp;Dieselben Würfel für beide</translation>
    </message>
    <message>
        <source>Seed of &amp;B</source>
        <translation>Startwert von &amp;B</translation>
    </message>
</context>
<context>
    <name>doublets::ExplanationSheet</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFace</name>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Wählen Sie das Ziel des Steins.</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFaceMode</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>doublets::FacesValidator</name>
    <message>
        <source>A die shows 1 to 6, not %1.</source>
        <translation>Ein Würfel zeigt 1 bis 6, nicht %1.</translation>
    </message>
    <message>
        <source>Type the numbers of the dice, 1 to 6.</source>
        <translation>Tippen Sie die Zahlen der Würfel ein, 1 bis 6.</translation>
    </message>
    <message numerus="yes">
        <source>Too many: there are %n dice.</source>
        <translation>
            <numerusform>Zu viele: Es ist nur %n Würfel.</numerusform>
            <numerusform>Zu viele: Es sind nur %n Würfel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::FileCommands</name>
    <message>
        <source>%1 is no longer where it was, and has been removed from the list of recent files.</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>%1 ist nicht mehr da und wurde aus der Liste der zuletzt geöffneten Dateien entfernt.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Drawing the board…</source>
        <translation>Das Brett wird gezeichnet…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Bild des Bretts speichern</translation>
    </message>
</context>
<context>
    <name>doublets::FileDropHandler</name>
    <message>
        <source>Only one file can be opened at a time. Drop a single game or lesson.</source>
        <translation>Nur eine Datei lässt sich auf einmal öffnen: eine einzelne Partie oder Lektion.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened. Save the file first, then drop it here.</source>
        <translation>Nur Dateien auf diesem Computer lassen sich öffnen. Speichern Sie die Datei zuerst hier.</translation>
    </message>
    <message>
        <source>%1 is a folder. Drop a single game or lesson.</source>
        <extracomment>%1: the name of a folder, in quotation marks</extracomment>
        <translation>%1 ist ein Ordner. Ziehen Sie eine einzelne Partie oder Lektion her.</translation>
    </message>
</context>
<context>
    <name>doublets::FirstStepsPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>The previous step, from its beginning</source>
        <translation>Der vorige Schritt, von seinem Anfang an</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Show this step, or go to the next</source>
        <translation>Diesen Schritt zeigen oder zum nächsten gehen</translation>
    </message>
    <message>
        <source>Leave First steps (Esc) and return to your game</source>
        <translation>„Erste Schritte“ verlassen (Esc) und zurück zu Ihrer Partie</translation>
    </message>
    <message>
        <source>First steps: %1 of %2</source>
        <translation>Erste Schritte: %1 von %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>what a screen reader says. %1: &quot;First steps: 1 of 6&quot;, %2: what is to be done</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <translation>Weiter mit der Leertaste.</translation>
    </message>
    <message>
        <source>Space does this for you.</source>
        <translation>Die Leertaste macht das für Sie.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Begin a game with these rules</source>
        <translation>Eine Partie nach diesen Regeln beginnen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>Neu be&amp;ginnen</translation>
    </message>
    <message>
        <source>Begin again with the first step</source>
        <translation>Noch einmal mit dem ersten Schritt beginnen</translation>
    </message>
    <message>
        <source>Continued at step %1 of %2</source>
        <extracomment>%1: which step, %2: how many there are %1 the current step, %2 the number of steps</extracomment>
        <translation>Fortgesetzt bei Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>doublets::FocusSpeech</name>
    <message>
        <source>No more items in this direction.</source>
        <translation>In dieser Richtung kommt nichts mehr.</translation>
    </message>
</context>
<context>
    <name>doublets::GameCard</name>
    <message>
        <source>A good first game</source>
        <extracomment>on the card of the game for beginners</extracomment>
        <translation>Gut für den Anfang</translation>
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
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Noch keine Partie gespielt.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>One of the games</source>
        <translation>Eine der Partien</translation>
    </message>
    <message>
        <source>of A</source>
        <translation>von A</translation>
    </message>
    <message>
        <source>of B</source>
        <translation>von B</translation>
    </message>
    <message>
        <source>Which experiment</source>
        <translation>Welches Experiment</translation>
    </message>
    <message>
        <source>How far into the game</source>
        <translation>Wie weit in der Partie</translation>
    </message>
    <message>
        <source>Game %1, step %2 of %3.</source>
        <extracomment>%1 the number of a game, %2 of a step in it (a throw or a play), %3 of all steps</extracomment>
        <translation>Partie %1, Schritt %2 von %3.</translation>
    </message>
    <message>
        <source>The starting position.</source>
        <translation>Die Ausgangsstellung.</translation>
    </message>
</context>
<context>
    <name>doublets::GamesPage</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>Ein Spiel lernen</translation>
    </message>
    <message>
        <source>Each game follows one source, usually an old book or manuscript.</source>
        <translation>Jedes Spiel folgt einer Quelle, meist einem alten Buch oder einer Handschrift.</translation>
    </message>
    <message>
        <source>Choose a game. You learn it on the board, in a few steps.</source>
        <translation>Wählen Sie ein Spiel. Sie lernen es in wenigen Schritten am Brett.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessFirst</name>
    <message>
        <source>The lesson asks about this, so it stays covered until the class has answered.</source>
        <translation>Die Lektion fragt danach, daher bleibt es verdeckt, bis die Klasse geantwortet hat.</translation>
    </message>
    <message>
        <source>Guess first: the odds stay covered until you have guessed.</source>
        <translation>Erst schätzen: Bis dahin bleiben die Chancen verdeckt.</translation>
    </message>
    <message>
        <source>How likely is it now that %1 wins?</source>
        <translation>Wie wahrscheinlich ist es jetzt, dass %1 gewinnt?</translation>
    </message>
    <message>
        <source>By how many percentage points did the dice help %1 in this game? Enter a number below 0 if they helped %2.</source>
        <translation>Um wie viele Prozentpunkte haben die Würfel %1 in dieser Partie geholfen? Eine Zahl unter 0, wenn sie %2 geholfen haben.</translation>
    </message>
    <message>
        <source>Covered: the lesson will ask about this.</source>
        <translation>Verdeckt: Die Lektion fragt noch danach.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessInput</name>
    <message>
        <source>guessed %1</source>
        <translation>geschätzt %1</translation>
    </message>
    <message>
        <source>is %1</source>
        <extracomment>%1 the answer, after a guess: &quot;is 64.2%&quot;</extracomment>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>In Prozent</translation>
    </message>
    <message>
        <source>Hands counted</source>
        <translation>Nach Handzeichen</translation>
    </message>
    <message>
        <source>Hands up:</source>
        <extracomment>a class votes: &quot;Hands up: 12&quot;</extracomment>
        <translation>Handzeichen:</translation>
    </message>
    <message>
        <source>of:</source>
        <comment>hands</comment>
        <extracomment>a class votes; under &quot;Hands up: 12&quot;: &quot;of: 30&quot;</extracomment>
        <translation>von:</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Handzeichen</translation>
    </message>
    <message>
        <source>Total hands</source>
        <translation>Anwesende</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Enter how many hands are up.</source>
        <translation>Geben Sie ein, wie viele Hände oben sind.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessPanel</name>
    <message>
        <source>Cover again</source>
        <translation>Wieder verdecken</translation>
    </message>
    <message>
        <source>Cover the odds until the class has guessed</source>
        <translation>Die Chancen verdecken, bis die Klasse geschätzt hat</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Die Antwort wird berechnet…</translation>
    </message>
</context>
<context>
    <name>doublets::Hints</name>
    <message>
        <source>Looking for the best move…</source>
        <translation>Der beste Zug wird gesucht…</translation>
    </message>
    <message>
        <source>There is only one way to play here, by point: %1.</source>
        <extracomment>%1 which men to play, by their points: &quot;lay down 6, 1&quot;</extracomment>
        <translation>Hier gibt es nur einen möglichen Zug, nach Zungen: %1.</translation>
    </message>
    <message>
        <source>Hint: all choices are equally good. One of them, by point: %1. The chance of winning is %2.</source>
        <extracomment>%1 which men to play: &quot;lay down 6, 1&quot;; %2 a chance of winning</extracomment>
        <translation>Tipp: Alles ist gleich gut. Eine Möglichkeit, nach Zungen: %1. Die Gewinnchance ist %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then about %2.</source>
        <extracomment>%1 which men to play: &quot;move 6–12&quot;; %2 a chance of winning in whole percent</extracomment>
        <translation>Tipp, nach Zungen: %1. Die Gewinnchance ist dann etwa %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then %2.</source>
        <extracomment>%1 which men to play: &quot;lay down sice, 2 × ace&quot;; %2 a chance of winning</extracomment>
        <translation>Tipp, nach Zungen: %1. Die Gewinnchance ist dann %2.</translation>
    </message>
</context>
<context>
    <name>doublets::HomePage</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1. %2 and %3</source>
        <extracomment>an unfinished game. %1 a game and its nickname, %2 and %3 the players</extracomment>
        <translation>%1. %2 und %3</translation>
    </message>
    <message numerus="yes">
        <source>%n games, written down between %1 and %2</source>
        <extracomment>%n games to choose from; %1 and %2 the years of the oldest and the latest source</extracomment>
        <translation>
            <numerusform>%n Spiel, aufgeschrieben zwischen %1 und %2</numerusform>
            <numerusform>%n Spiele, aufgeschrieben zwischen %1 und %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Historical dice games for two players</source>
        <translation>Historische Würfelspiele für zwei</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>Zu zweit spielen</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Zwei Menschen an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>You choose its level and your colour</source>
        <translation>Sie wählen seine Stärke und Ihre Farbe</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier beginnen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>A game of your choice in a few steps, on the board</source>
        <translation>Ein Spiel Ihrer Wahl in wenigen Schritten, am Brett</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Show this screen at &amp;startup</source>
        <translation>Diese Seite beim &amp;Start zeigen</translation>
    </message>
    <message>
        <source>You can turn it on again in the settings</source>
        <translation>In den Einstellungen lässt sie sich wieder einschalten</translation>
    </message>
    <message>
        <source>Earlier game</source>
        <translation>Frühere Partie</translation>
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
        <translation>Geben Sie dem Spiel zuerst einen Namen.</translation>
    </message>
    <message>
        <source>Change at least one rule first.</source>
        <translation>Ändern Sie zuerst mindestens eine Regel.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Invent a rule</source>
        <translation>Regel erfinden</translation>
    </message>
    <message>
        <source>Change the rules of a game, and see how its odds change. Rules without a source are marked as invented.</source>
        <translation>Ändern Sie die Regeln eines Spiels und sehen Sie, wie sich seine Chancen ändern. Regeln ohne Quelle sind als erfunden markiert.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>for example, Lucky sevens</source>
        <translation>zum Beispiel Glückssieben</translation>
    </message>
    <message>
        <source>The name of the game that you invent</source>
        <translation>Der Name des Spiels, das Sie erfinden</translation>
    </message>
    <message>
        <source>In&amp;vented by:</source>
        <translation>&amp;Erfunden von:</translation>
    </message>
    <message>
        <source>for example, Class 7b (optional)</source>
        <translation>zum Beispiel Klasse 7b (freiwillig)</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>S&amp;piel:</translation>
    </message>
    <message>
        <source>The historical game whose rules you change</source>
        <translation>Das historische Spiel, dessen Regeln Sie ändern</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of a rule (Ctrl+Z)</source>
        <translation>Die letzte Regeländerung rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Die Änderung wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Original rul&amp;es</source>
        <translation>Ursprün&amp;gliche Regeln</translation>
    </message>
    <message>
        <source>Restore all rules of the original game</source>
        <translation>Alle Regeln des ursprünglichen Spiels wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open an invention from a file (Ctrl+O)</source>
        <translation>Eine Erfindung aus einer Datei öffnen (Strg+O)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save the invention to a file (Ctrl+S)</source>
        <translation>Die Erfindung in einer Datei speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print the rules of the invention, or its odds</source>
        <translation>Die Regeln der Erfindung oder ihre Chancen drucken</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Spie&amp;len</translation>
    </message>
    <message>
        <source>Start a game with these rules; the game on the board is kept</source>
        <translation>Eine Partie nach diesen Regeln beginnen; die auf dem Brett bleibt erhalten</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>doublets::InventionOdds</name>
    <message>
        <source>Cancelled. The odds are not known.</source>
        <translation>Abgebrochen. Die Chancen sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>Exact, for two players who play as well as they can. Changes in shares are given in percentage points.</source>
        <translation>Genau, wenn beide Seiten so gut spielen wie möglich. Änderungen von Anteilen stehen in Prozentpunkten.</translation>
    </message>
    <message>
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. Changes in shares are given in percentage points.</source>
        <translation>Für jede Seite einzeln berechnet: genau, wenn beide in möglichst wenigen Runden fertig werden wollen. Änderungen von Anteilen stehen in Prozentpunkten.</translation>
    </message>
    <message>
        <source>The first thrower wins %1 of the games (original: %3). A game takes %2 throws (original: %4).</source>
        <extracomment>%1 and %3 shares of games, %2 and %4 numbers of throws</extracomment>
        <translation>Wer zuerst würfelt, gewinnt %1 der Partien (Original: %3). Eine Partie dauert %2 Würfe (Original: %4).</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>&amp;Neu berechnen</translation>
    </message>
    <message>
        <source>Original</source>
        <comment>column of odds</comment>
        <extracomment>Heads of columns; keep them short.</extracomment>
        <translation>Original</translation>
    </message>
    <message>
        <source>Invented</source>
        <comment>column of odds</comment>
        <translation>Erfunden</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column of odds</comment>
        <translation>+/−</translation>
    </message>
    <message>
        <source>First thrower wins</source>
        <translation>Wer beginnt, gewinnt</translation>
    </message>
    <message>
        <source>Second thrower wins</source>
        <translation>Wer folgt, gewinnt</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Throws in a game</source>
        <translation>Würfe je Partie</translation>
    </message>
    <message>
        <source>Odds of the original game and of the invention</source>
        <translation>Chancen des Originals und der Erfindung</translation>
    </message>
    <message>
        <source>Estimated under good play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Geschätzt bei gutem Spiel: Jeder Anteil ist um ± %1 Prozentpunkte unsicher, und eine Änderung von weniger als %2 kann Zufall sein.</translation>
    </message>
    <message>
        <source>Estimated from random play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Geschätzt aus zufälligem Spiel: Jeder Anteil ist um ± %1 Prozentpunkte unsicher, und eine Änderung von weniger als %2 kann Zufall sein.</translation>
    </message>
    <message>
        <source>The first thrower loses %1 (original: %3) and draws %2 (original: %4).</source>
        <extracomment>%1 and %3 shares of games lost, %2 and %4 shares of games drawn</extracomment>
        <translation>Wer zuerst würfelt, verliert %1 (Original: %3); %2 enden remis (Original: %4).</translation>
    </message>
</context>
<context>
    <name>doublets::InventionRuleBox</name>
    <message>
        <source>%1 (the original: %2)</source>
        <extracomment>%1 a rule, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (im Original: %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a rule that a class can choose, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not possible with your choice for “%1”.</source>
        <translation>Nicht möglich mit Ihrer Wahl bei „%1“.</translation>
    </message>
    <message>
        <source>Not possible with several of your other choices.</source>
        <translation>Nicht möglich mit mehreren Ihrer anderen Entscheidungen.</translation>
    </message>
</context>
<context>
    <name>doublets::JoinPanel</name>
    <message>
        <source>The computer plays both sides</source>
        <translation>Der Computer spielt beide Seiten</translation>
    </message>
    <message>
        <source>Would you like to play?</source>
        <translation>Möchten Sie mitspielen?</translation>
    </message>
    <message>
        <source>Continue as &amp;White</source>
        <translation>Weiter als &amp;Weiß</translation>
    </message>
    <message>
        <source>Continue as &amp;Black</source>
        <translation>Weiter als &amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;New game against the computer</source>
        <translation>&amp;Neue Partie gegen den Computer</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>W&amp;eiter zusehen</translation>
    </message>
    <message>
        <source>Play as &amp;White</source>
        <translation>Mit &amp;Weiß spielen</translation>
    </message>
    <message>
        <source>Play as &amp;Black</source>
        <translation>Mit &amp;Schwarz spielen</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryBar</name>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Unterbrechen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>so schnell wie möglich</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) per second</source>
        <translation>
            <numerusform>%Ln Partie je Sekunde</numerusform>
            <numerusform>%Ln Partien je Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy comman&amp;d</source>
        <translation>&amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the command line that gives the same figures</source>
        <translation>Die Befehlszeile kopieren, die dieselben Zahlen ergibt</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Save the figures, the games, or a page with the charts. Underscores in seeds keep spreadsheets from rounding them.</source>
        <translation>Die Zahlen speichern, die Partien oder eine Seite mit den Diagrammen. Unterstriche in Startwerten verhindern, dass Tabellenprogramme sie runden.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Discard the results, which are kept even if you quit</source>
        <translation>Die Ergebnisse verwerfen, die sonst auch nach dem Beenden erhalten bleiben</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryDialog</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier runs, games won by the first thrower:</source>
        <translation>Frühere Durchläufe, Siege der beginnenden Seite:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <extracomment>%1 a command line, or two</extracomment>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>An experiment with chance</source>
        <translation>Ein Experiment mit dem Zufall</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Results of: %1</source>
        <extracomment>%1 an experiment that is not the one chosen beside it: a game, its source and the players</extracomment>
        <translation>Ergebnisse des Experiments: %1</translation>
    </message>
    <message>
        <source>Earlier runs, games won by White:</source>
        <translation>Frühere Durchläufe, Siege von Weiß:</translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln game(s): %1</source>
        <extracomment>%1: the path of a file</extracomment>
        <translation>
            <numerusform>%Ln Partie gespeichert: %1</numerusform>
            <numerusform>%Ln Partien gespeichert: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing the games of the last results again…</source>
        <translation>Die Partien der letzten Ergebnisse werden noch einmal gespielt…</translation>
    </message>
</context>
<context>
    <name>doublets::LanguagePage</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>The size of all text.</source>
        <translation>Die Größe allen Textes.</translation>
    </message>
    <message>
        <source>the system language</source>
        <translation>die Sprache des Systems</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>How the numbers on the dice are named</source>
        <translation>Wie die Zahlen der Würfel heißen</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sice (the old names)</source>
        <translation>sice (die alten Namen)</translation>
    </message>
    <message>
        <source>6 (“sice”)</source>
        <translation>6 („sice“)</translation>
    </message>
    <message>
        <source>T&amp;ypeface</source>
        <translation>S&amp;chriftart</translation>
    </message>
    <message>
        <source>For dyslexia: OpenDyslexic, if it is installed, with wider spacing and without italics</source>
        <translation>Bei Legasthenie: OpenDyslexic, falls installiert, mit weiteren Abständen und ohne Kursivschrift</translation>
    </message>
    <message>
        <source>sans-serif</source>
        <translation>serifenlos</translation>
    </message>
    <message>
        <source>for dyslexia</source>
        <translation>bei Legasthenie</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <extracomment>follows a number</extracomment>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>doublets::LessonEditor</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The lesson has no faults.</source>
        <translation>Die Lektion hat keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%n faults to correct before the lesson is given</source>
        <translation>
            <numerusform>Vor dem Unterricht %n Fehler zu berichtigen</numerusform>
            <numerusform>Vor dem Unterricht %n Fehler zu berichtigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Lektion schreiben</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>The language of the texts in the fields</source>
        <translation>Die Sprache der Texte in den Feldern</translation>
    </message>
    <message>
        <source>&amp;Next fault</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>Go to the next field that must be corrected</source>
        <translation>Zum nächsten Feld gehen, das zu berichtigen ist</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Die letzte Änderung rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Die Änderung wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the lesson, even with faults (Ctrl+S)</source>
        <translation>Die Lektion speichern, auch mit Fehlern (Strg+S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the lesson to another file (Ctrl+Shift+S)</source>
        <translation>Die Lektion in einer anderen Datei speichern (Strg+Umschalt+S)</translation>
    </message>
    <message>
        <source>Prev&amp;iew</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>Give the lesson on the board from this step; the editor is kept</source>
        <translation>Die Lektion ab diesem Schritt am Brett halten; der Editor bleibt offen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>%1 (step %2)</source>
        <extracomment>%1 the label of a field, %2 the number of a step: &quot;Title (step 2)&quot;</extracomment>
        <translation>%1 (Schritt %2)</translation>
    </message>
    <message>
        <source>Still to fill in: %1</source>
        <extracomment>%1 a list of fields</extracomment>
        <translation>Noch auszufüllen: %1</translation>
    </message>
</context>
<context>
    <name>doublets::LessonForm</name>
    <message>
        <source>%1 (required):</source>
        <extracomment>the label of a field: %1 &quot;Title of the lesson&quot;</extracomment>
        <translation>%1 (nötig):</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>%1 what is added: &quot;Criterion&quot;</extracomment>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what the entry is: &quot;Criterion&quot;, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1 what is removed: &quot;Criterion 2&quot;</extracomment>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>This field is still empty.</source>
        <translation>Dieses Feld ist noch leer.</translation>
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
        <translation>Schritt %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncover the answer</source>
        <translation>Antwort aufdecken</translation>
    </message>
    <message>
        <source>Answer or count hands first, or skip the question</source>
        <translation>Erst antworten oder Handzeichen zählen, oder die Frage überspringen</translation>
    </message>
    <message>
        <source>En&amp;d of the lesson</source>
        <translation>&amp;Ende der Lektion</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Back to your own game</source>
        <translation>Zurück zur eigenen Partie</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Zum nächsten Schritt gehen</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>Antwort zei&amp;gen</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Show the answer without answering</source>
        <translation>Die Antwort zeigen, ohne zu antworten</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>&amp;Experiment…</source>
        <translation>E&amp;xperiment…</translation>
    </message>
    <message>
        <source>Open it in the laboratory</source>
        <translation>Im Labor öffnen</translation>
    </message>
    <message>
        <source>&amp;Set up again</source>
        <translation>Neu auf&amp;stellen</translation>
    </message>
    <message>
        <source>Reset the board to the start of this step</source>
        <translation>Das Brett auf den Anfang dieses Schritts setzen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>The previous step; your answers and moves are kept</source>
        <translation>Der vorige Schritt; Antworten und Züge bleiben erhalten</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>Print the sheets of this lesson</source>
        <translation>Die Blätter dieser Lektion drucken</translation>
    </message>
    <message>
        <source>St&amp;art the lesson over</source>
        <translation>Lektion &amp;neu beginnen</translation>
    </message>
    <message>
        <source>Start from the first step; your answers and moves are deleted</source>
        <translation>Mit dem ersten Schritt beginnen; Antworten und Züge werden gelöscht</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson and continue it another time; your own game is unchanged</source>
        <translation>Die Lektion verlassen und ein andermal fortsetzen; die eigene Partie bleibt unverändert</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>&amp;Arbeitsblatt…</translation>
    </message>
    <message>
        <source>&amp;Answers for the teacher…</source>
        <translation>Antworten für die &amp;Lehrkraft…</translation>
    </message>
    <message>
        <source>Show the homework</source>
        <translation>Die Hausaufgabe zeigen</translation>
    </message>
</context>
<context>
    <name>doublets::LessonStepList</name>
    <message>
        <source>About the lesson</source>
        <translation>Über die Lektion</translation>
    </message>
    <message>
        <source>St&amp;eps:</source>
        <translation>Sch&amp;ritte:</translation>
    </message>
    <message>
        <source>Add s&amp;tep</source>
        <translation>Neuer Sc&amp;hritt</translation>
    </message>
    <message>
        <source>Add a step after the selected one</source>
        <translation>Einen Schritt nach dem ausgewählten hinzufügen</translation>
    </message>
    <message>
        <source>Dupli&amp;cate</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Add a copy of the selected step</source>
        <translation>Eine Kopie des ausgewählten Schritts hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the selected step; this can be undone</source>
        <translation>Den ausgewählten Schritt löschen; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>N&amp;ach unten</translation>
    </message>
</context>
<context>
    <name>doublets::LessonsDialog</name>
    <message>
        <source>Unnamed class</source>
        <translation>Klasse ohne Namen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a class, %2 the date of its last answer</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Return to the lesson in the editor</source>
        <translation>Zurück zur Lektion im Editor</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>Zurück zu „%1“</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Kopie von „%1“</translation>
    </message>
    <message>
        <source>Lesson file…</source>
        <translation>Lektionsdatei…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Cla&amp;ss:</source>
        <translation>K&amp;lasse:</translation>
    </message>
    <message>
        <source>for example, 7b (optional)</source>
        <translation>zum Beispiel 7b (freiwillig)</translation>
    </message>
    <message>
        <source>Each class resumes where it stopped, with its own answers</source>
        <translation>Jede Klasse macht weiter, wo sie aufgehört hat, mit ihren eigenen Antworten</translation>
    </message>
    <message>
        <source>Sa&amp;ved answers</source>
        <translation>&amp;Frühere Antworten</translation>
    </message>
    <message>
        <source>The answers of classes that have finished a lesson</source>
        <translation>Die Antworten von Klassen, die eine Lektion beendet haben</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>Lektionsdatei &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Write a lesson</source>
        <translation>Lektion &amp;schreiben</translation>
    </message>
    <message>
        <source>Write a lesson of your own, or change one</source>
        <translation>Eine eigene Lektion schreiben oder eine ändern</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>A lesson guides the class on the board, step by step. Its games do not replace your own.</source>
        <translation>Eine Lektion führt die Klasse am Brett Schritt für Schritt. Ihre Partien ersetzen Ihre eigene nicht.</translation>
    </message>
</context>
<context>
    <name>doublets::MainWindow</name>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was saved: choose Open recent from the Game menu.</source>
        <translation>Doublets wurde zuletzt unerwartet beendet. Ihre Partie ist gespeichert: Wählen Sie im Menü „Partie“ den Punkt „Zuletzt gespielt“.</translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was not opened again; its file is kept in %1.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>Doublets wurde zuletzt unerwartet beendet. Ihre Partie wurde nicht wieder geöffnet; die Datei bleibt in %1 erhalten.</translation>
    </message>
</context>
<context>
    <name>doublets::Match</name>
    <message>
        <source>The odds are covered until the class has guessed.</source>
        <translation>Die Chancen sind verdeckt, bis die Klasse geschätzt hat.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Weiter mit der Leertaste.</translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Die Würfel rollen noch.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Würfeln Sie zuerst.</translation>
    </message>
    <message>
        <source>You have a choice: play a man.</source>
        <translation>Sie haben die Wahl: einen Stein spielen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>The correction has been undone.</source>
        <translation>Die Berichtigung wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The correction has been redone.</source>
        <translation>Die Berichtigung wurde wiederholt.</translation>
    </message>
    <message>
        <source>Looking back: before the first throw.</source>
        <translation>Rückblick: vor dem ersten Wurf.</translation>
    </message>
    <message>
        <source>Looking back: %1. %2</source>
        <extracomment>The course of play is looked through; %1 is one throw, %2 what was made of it.</extracomment>
        <translation>Rückblick: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>A game can have at most %n notes. Delete one before you add another.</source>
        <translation>
            <numerusform>Eine Partie kann höchstens %n Notiz haben. Löschen Sie eine, bevor Sie eine neue schreiben.</numerusform>
            <numerusform>Eine Partie kann höchstens %n Notizen haben. Löschen Sie eine, bevor Sie eine neue schreiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::MatchLengthBox</name>
    <message>
        <source>a single game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>best of three games</source>
        <translation>bis zu drei Partien</translation>
    </message>
    <message>
        <source>best of five games</source>
        <translation>bis zu fünf Partien</translation>
    </message>
    <message>
        <source>best of seven games</source>
        <translation>bis zu sieben Partien</translation>
    </message>
    <message>
        <source>The first to win more than half of the games wins the match; drawn games count for neither player</source>
        <translation>Wer zuerst mehr als die Hälfte der Partien gewinnt, gewinnt das Match; Remis zählt für niemanden</translation>
    </message>
</context>
<context>
    <name>doublets::NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Anderes Spiel auswählen</translation>
    </message>
    <message>
        <source>Choose anoth&amp;er game…</source>
        <translation>A&amp;nderes Spiel auswählen…</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>Rules you can change:</source>
        <translation>Wählbare Regeln:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Start this game; you can return later to one you left unfinished</source>
        <translation>Diese Partie beginnen; zu einer unbeendeten können Sie später zurück</translation>
    </message>
    <message>
        <source>With real dice: throw your own dice and enter the numbers.</source>
        <translation>Mit echten Würfeln: Sie würfeln selbst und geben die Zahlen ein.</translation>
    </message>
    <message>
        <source>The unfinished game on the board is kept. You will find it on the home screen.</source>
        <translation>Die unbeendete Partie auf dem Brett bleibt erhalten. Sie finden sie auf der Startseite.</translation>
    </message>
</context>
<context>
    <name>doublets::NoteEdit</name>
    <message numerus="yes">
        <source>A note can have at most %n characters.</source>
        <translation>
            <numerusform>Eine Notiz kann höchstens %n Zeichen haben.</numerusform>
            <numerusform>Eine Notiz kann höchstens %n Zeichen haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Notiz zu diesem Schritt</translation>
    </message>
</context>
<context>
    <name>doublets::NoticeBar</name>
    <message numerus="yes">
        <source>Next (%n more)</source>
        <translation>
            <numerusform>Weiter (noch %n)</numerusform>
            <numerusform>Weiter (noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>doublets::OddsChart</name>
    <message>
        <source>%1 %2, %3 %4.</source>
        <extracomment>%1, %3 players, %2, %4 their chances</extracomment>
        <translation>%1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>%1 the chances of both players</extracomment>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Chances over the game; use the arrow keys to go from throw to throw</source>
        <translation>Chancen im Lauf der Partie; mit den Pfeiltasten von Wurf zu Wurf</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>Luck: %1 percentage points for %2.</source>
        <extracomment>%1 percentage points, %2 the player whose luck it was</extracomment>
        <translation>Glück: %1 Prozentpunkte für %2.</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <extracomment>%1 the chances of both players</extracomment>
        <translation>Am Anfang: %1</translation>
    </message>
</context>
<context>
    <name>doublets::OddsPanel</name>
    <message>
        <source>Play the selected choice on the board (Enter)</source>
        <translation>Den gewählten Zug auf dem Brett spielen (Enter)</translation>
    </message>
    <message numerus="yes">
        <source>All %n ways to play</source>
        <translation>
            <numerusform>Alle %n möglichen Züge</numerusform>
            <numerusform>Alle %n möglichen Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Die beste Wahl auf dem Brett markieren</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Diesen Zug spielen</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Neuester</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Zurück zum neuesten Wurf (Enter)</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Erst schätzen</translation>
    </message>
    <message>
        <source>During %1</source>
        <extracomment>%1 one throw of the course of play, not yet played in full: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Während %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>%1 one throw of the course of play: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Chances of winning at the start</source>
        <translation>Gewinnchancen am Anfang</translation>
    </message>
    <message>
        <source>Chances of winning now</source>
        <translation>Gewinnchancen jetzt</translation>
    </message>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>%1, %3 players, %2, %4 their chances of winning</extracomment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>drawn: %1</source>
        <translation>remis: %1</translation>
    </message>
    <message>
        <source>about %1 more throws</source>
        <translation>noch etwa %1 Würfe</translation>
    </message>
    <message>
        <source>%1 more throws on average</source>
        <translation>im Mittel noch %1 Würfe</translation>
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
        <translation>  ← gespielt</translation>
    </message>
    <message>
        <source>%1 has only one way to play.</source>
        <translation>%1 hat nur einen möglichen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, all equally good:</source>
        <translation>
            <numerusform>%1 hatte %n möglichen Zug:</numerusform>
            <numerusform>%1 hatte %n mögliche Züge, alle gleich gut:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, all equally good:</source>
        <translation>
            <numerusform>%n möglicher Zug für %1:</numerusform>
            <numerusform>%n mögliche Züge für %1, alle gleich gut:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, best first:</source>
        <translation>
            <numerusform>%1 hatte %n möglichen Zug:</numerusform>
            <numerusform>%1 hatte %n mögliche Züge, beste zuerst:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, best first:</source>
        <translation>
            <numerusform>%n möglicher Zug für %1:</numerusform>
            <numerusform>%n mögliche Züge für %1, beste zuerst:</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck of this throw: %2 %1.</source>
        <translation>Glück dieses Wurfs: %2 %1.</translation>
    </message>
    <message>
        <source>The board shows an earlier position. Return to the latest throw first.</source>
        <translation>Das Brett zeigt eine frühere Stellung. Kehren Sie erst zum letzten Wurf zurück.</translation>
    </message>
    <message>
        <source>This throw has been played.</source>
        <translation>Dieser Wurf ist gespielt.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Weiter mit der Leertaste.</translation>
    </message>
    <message>
        <source>Select a way to play first.</source>
        <translation>Wählen Sie erst einen Zug.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with the quickest play: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Wirkung der Züge, verglichen mit dem schnellsten Spiel: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with random ones: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Wirkung der Züge, verglichen mit zufälligen: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Computing the ways to play…</source>
        <translation>Die möglichen Züge werden berechnet…</translation>
    </message>
    <message>
        <source>Computing the odds</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 random games</source>
        <extracomment>%1 percentage points; %2 how many games were played</extracomment>
        <translation>± %1 Prozentpunkte, aus %2 zufälligen Partien</translation>
    </message>
    <message>
        <source>Computing the luck of this throw…</source>
        <translation>Das Glück dieses Wurfs wird berechnet…</translation>
    </message>
    <message>
        <source>Computing the luck so far…</source>
        <translation>Das bisherige Glück wird berechnet…</translation>
    </message>
    <message>
        <source>Luck of the opening throw: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure</extracomment>
        <translation>Glück beim Wurf um den Anfang: %1 %2.</translation>
    </message>
    <message>
        <source>± %1 percentage points</source>
        <extracomment>%1 percentage points</extracomment>
        <translation>± %1 Prozentpunkte</translation>
    </message>
    <message>
        <source>The grey band shows draws.</source>
        <extracomment>added to what the chart shows</extracomment>
        <translation>Das graue Band zeigt Remis.</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 trial games corrected for luck</source>
        <translation>± %1 Prozentpunkte, aus %2 um das Würfelglück bereinigten Probepartien</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. The chances are exact if both players play as well as possible.</source>
        <translation>Glück ist, wie sehr ein Wurf die Gewinnchance verändert hat. Die Chancen sind genau, wenn beide Seiten so gut spielen wie möglich.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. Computed one side at a time: exact if both players try to finish in the fewest turns. A turn is all throws up to the first that is not a doublet.</source>
        <translation>Glück ist, wie sehr ein Wurf die Gewinnchance verändert hat. Für jede Seite einzeln berechnet: genau, wenn beide in möglichst wenigen Runden fertig werden wollen. Eine Runde sind alle Würfe bis zum ersten, der kein Pasch ist.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated from random play by both.</source>
        <translation>Glück ist, wie sehr ein Wurf die Gewinnchance der Seite verändert hat, die würfelte. Dieses Spiel ist zu groß, um gelöst zu werden: Alle Chancen sind aus zufälligem Spiel beider Seiten geschätzt.</translation>
    </message>
    <message>
        <source>After the opening throw</source>
        <translation>Nach dem Wurf um den Anfang</translation>
    </message>
    <message>
        <source>Luck since then: %1 %2, %3 %4.</source>
        <extracomment>in percentage points, without the opening throw; %1, %3 players, %2, %4 figures: &quot;Luck since then: Anne +3.0, …&quot;</extracomment>
        <translation>Glück seitdem: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Totals are computed from figures before rounding.</source>
        <comment>totals of luck in the odds panel</comment>
        <translation>Summen werden aus ungerundeten Werten berechnet.</translation>
    </message>
    <message>
        <source>In percentage points:</source>
        <translation>In Prozentpunkten:</translation>
    </message>
    <message>
        <source>The line shows %1’s chance. Bars, in the thrower’s colour, show each throw’s luck: up for %1, down for %2.</source>
        <extracomment>What the chart shows; %1 White&apos;s name, %2 Black&apos;s</extracomment>
        <translation>Die Linie zeigt die Chance von %1. Balken in der Farbe, die würfelte, zeigen das Glück jedes Wurfs: nach oben für %1, nach unten für %2.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated under good play by both, by a neural network that learned by playing against itself. The luck is the network’s own estimate. Trial games improve the chance shown for the board, so the two may differ a little. The ± covers the dice, not errors of the network, which may add about a percentage point.</source>
        <translation>Glück ist, wie sehr ein Wurf die Gewinnchance der Seite verändert hat, die würfelte. Dieses Spiel ist zu groß, um gelöst zu werden: Alle Chancen schätzt für gutes Spiel beider Seiten ein neuronales Netz, das durch Spiel gegen sich selbst gelernt hat. Das Glück schätzt das Netz allein. Die für das Brett angezeigte Chance verbessern Probepartien; beide können daher etwas voneinander abweichen. Das ± berücksichtigt die Würfel, nicht die Fehler des Netzes, die etwa einen Prozentpunkt ausmachen können.</translation>
    </message>
    <message>
        <source>Effect of numbers not claimed: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Wirkung nicht beanspruchter Zahlen: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of weaker moves: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Wirkung schwächerer Züge: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Correction by trial games: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure above 0: how much better the player&apos;s chance became when more games were tried from this position</extracomment>
        <translation>Korrektur durch Probepartien: %1 %2.</translation>
    </message>
    <message>
        <source>A draw counts as half a win.</source>
        <extracomment>precedes a list of chances of winning</extracomment>
        <translation>Ein Remis zählt als halber Sieg.</translation>
    </message>
    <message>
        <source>In percentage points, with a draw as half a win:</source>
        <extracomment>precedes lines such as &quot;Luck of this throw: Anne +3.0.&quot;</extracomment>
        <translation>In Prozentpunkten, ein Remis als halber Sieg:</translation>
    </message>
</context>
<context>
    <name>doublets::OutOfOrderPage</name>
    <message>
        <source>Out of order</source>
        <translation>Außer Betrieb</translation>
    </message>
</context>
<context>
    <name>doublets::OwnLessonList</name>
    <message>
        <source>Your lessons</source>
        <translation>Ihre Lektionen</translation>
    </message>
    <message>
        <source>Reading your lessons…</source>
        <translation>Ihre Lektionen werden gelesen…</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here.</source>
        <translation>Hier erscheinen Lektionen, die Sie schreiben oder öffnen.</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here, and those in the folder “%1”.</source>
        <translation>Hier erscheinen Lektionen, die Sie schreiben oder öffnen, und die im Ordner „%1“.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>„%1“ bearbeiten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove it from this list; the file is kept</source>
        <translation>Aus dieser Liste entfernen; die Datei bleibt erhalten</translation>
    </message>
    <message>
        <source>Remove “%1” from the list</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>„%1“ aus der Liste entfernen</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Noch nicht fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n faults. Choose it to correct them in the editor.</source>
        <translation>
            <numerusform>%n Fehler. Wählen Sie die Lektion, um ihn im Editor zu beheben.</numerusform>
            <numerusform>%n Fehler. Wählen Sie die Lektion, um sie im Editor zu beheben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::PagePreview</name>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1 the number of the page, %2 how many there are</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Noch keine Seite</translation>
    </message>
</context>
<context>
    <name>doublets::PageTurner</name>
    <message>
        <source>Up</source>
        <extracomment>turns a long page</extracomment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>turns a long page</extracomment>
        <translation>Runter</translation>
    </message>
</context>
<context>
    <name>doublets::PlayStrip</name>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>doublets::PlayerSide</name>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Die Würfel rollen noch.</translation>
    </message>
    <message>
        <source>%1 moved last: only they can undo it.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Zuletzt hat %1 gezogen: Nur diese Seite kann es zurücknehmen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button for those who hear it: %1 the player whose it is, %2 the word on it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Throw both</source>
        <translation>Beide würfeln</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Neuester Wurf</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersForm</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>Zw&amp;ei Menschen</translation>
    </message>
    <message>
        <source>&amp;You and the computer</source>
        <translation>Sie und der &amp;Computer</translation>
    </message>
    <message>
        <source>Two computers, and you &amp;watch</source>
        <translation>Zwei Computer, Sie sehen z&amp;u</translation>
    </message>
    <message>
        <source>This game is pure luck: the level of the computer makes no difference.</source>
        <translation>Dieses Spiel ist reines Glück: Wie stark der Computer spielt, ist gleich.</translation>
    </message>
    <message>
        <source>The computer’s level</source>
        <translation>Stärke des Computers</translation>
    </message>
    <message>
        <source>st&amp;rong: the best play it knows</source>
        <translation>sta&amp;rk: das beste Spiel, das er kennt</translation>
    </message>
    <message>
        <source>&amp;careless: plays any man it can</source>
        <translation>s&amp;orglos: spielt irgendeinen Stein</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>wh&amp;ite</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>b&amp;lack</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Ihr Name</translation>
    </message>
    <message>
        <source>&amp;Name of White</source>
        <translation>Name von &amp;Weiß</translation>
    </message>
    <message>
        <source>Na&amp;me of Black</source>
        <translation>Name von &amp;Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Level of Wh&amp;ite</source>
        <translation>Stärke von &amp;Weiß</translation>
    </message>
    <message>
        <source>Level of B&amp;lack</source>
        <translation>Stärke von &amp;Schwarz</translation>
    </message>
    <message>
        <source>cas&amp;ual: about half the time, plays any man it can</source>
        <translation>mitte&amp;l: spielt in der Hälfte der Fälle irgendeinen Stein</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersPage</name>
    <message>
        <source>The computer plays both sides. Press any key or click the board to join in.</source>
        <translation>Der Computer spielt beide Seiten. Zum Mitspielen eine Taste drücken oder auf das Brett klicken.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known: the game is too large to solve. The computer plays by estimates from random play.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Wie viel das Können in diesem Spiel zählt (%1), ist nicht bekannt: Es ist zu groß, um gelöst zu werden. Der Computer spielt nach Schätzungen aus zufälligem Spiel.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known. The computer tries to finish in the fewest turns.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Wie viel das Können in diesem Spiel zählt (%1), ist nicht bekannt. Der Computer will in möglichst wenigen Runden fertig werden.</translation>
    </message>
    <message>
        <source>How much skill matters (%1): there is never a choice. Skill does not matter.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Wie viel das Können zählt (%1): Es gibt nie eine Wahl. Können zählt nicht.</translation>
    </message>
    <message>
        <source>The strong computer makes the best play. The careless one plays any man it can.</source>
        <translation>Der starke Computer spielt am besten. Der sorglose wählt irgendeinen spielbaren Stein.</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can.</source>
        <translation>Der sorglose Computer wählt irgendeinen spielbaren Stein.</translation>
    </message>
    <message>
        <source>&amp;White is played by</source>
        <translation>&amp;Weiß spielt</translation>
    </message>
    <message>
        <source>&amp;Black is played by</source>
        <translation>S&amp;chwarz spielt</translation>
    </message>
    <message>
        <source>Name of W&amp;hite</source>
        <translation>Name von W&amp;eiß</translation>
    </message>
    <message>
        <source>Name of Bla&amp;ck</source>
        <translation>Name von Schwar&amp;z</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>the computer, strong</source>
        <translation>der Computer, stark</translation>
    </message>
    <message>
        <source>the computer, careless</source>
        <translation>der Computer, sorglos</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>Start the next &amp;game automatically</source>
        <translation>&amp;Nächste Partie automatisch beginnen</translation>
    </message>
    <message>
        <source>Computing how much skill matters…</source>
        <translation>Wie viel das Können zählt, wird berechnet…</translation>
    </message>
    <message>
        <source>How much skill matters (%1): strong play wins %2 of games against careless play, %3 percentage points more than half. %4 of throws leave a choice.</source>
        <extracomment>%1 a game and its source; %2, %4 shares: &quot;52.30%&quot;; %3 a figure</extracomment>
        <translation>Wie viel das Können zählt (%1): Starkes Spiel gewinnt %2 der Partien gegen sorgloses, %3 Prozentpunkte mehr als die Hälfte. %4 der Würfe lassen eine Wahl.</translation>
    </message>
    <message>
        <source>How much skill matters (%1): the strong computer, a neural network that learned by playing against itself, won %2 of 1,200 games against the careless one, and drew %3. The game is too large for the best play to be known.</source>
        <extracomment>%1 a game and its source, %2 and %3 shares of games</extracomment>
        <translation>Wie viel das Können zählt (%1): Der starke Computer, ein neuronales Netz, das durch Spiel gegen sich selbst gelernt hat, gewann %2 von 1.200 Partien gegen den sorglosen; %3 endeten remis. Das Spiel ist zu groß, um das beste Spiel zu kennen.</translation>
    </message>
    <message>
        <source>the computer, casual</source>
        <translation>der Computer, mittelstark</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can. The casual one does so half of the time.</source>
        <translation>Der sorglose Computer wählt irgendeinen spielbaren Stein. Der mittelstarke tut das in der Hälfte der Fälle.</translation>
    </message>
</context>
<context>
    <name>doublets::PresenceSheet</name>
    <message>
        <source>Are you still playing?</source>
        <translation>Spielen Sie noch?</translation>
    </message>
    <message>
        <source>Touch the screen to keep playing. Otherwise the board will be reset for the next visitor.</source>
        <translation>Berühren Sie den Bildschirm, um weiterzuspielen. Sonst wird das Brett für den nächsten Besuch aufgestellt.</translation>
    </message>
    <message>
        <source>Yes, keep playing</source>
        <translation>Ja, weiterspielen</translation>
    </message>
</context>
<context>
    <name>doublets::PrintDialog</name>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>The printer did not accept the sheet. Try again, or save it as a PDF.</source>
        <translation>Der Drucker hat das Blatt nicht angenommen. Versuchen Sie es noch einmal oder speichern Sie es als PDF.</translation>
    </message>
    <message>
        <source>Computing the figures…</source>
        <translation>Die Zahlen werden berechnet…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Drucker werden gesucht…</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the sheet as a PDF and print it elsewhere.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichern Sie das Blatt als PDF und drucken Sie es anderswo.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Es wurde nichts gedruckt.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Wird gedruckt…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was printed or saved.</source>
        <translation>Abgebrochen. Es wurde nichts gedruckt oder gespeichert.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Blatt drucken</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>&amp;Als PDF speichern…</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>doublets::ProjectionMode</name>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Leave projector mode</source>
        <translation>Beamermodus beenden</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Zurück zum Fenster (Esc)</translation>
    </message>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Wählen Sie das Ziel des Steins.</translation>
    </message>
</context>
<context>
    <name>doublets::Projector</name>
    <message>
        <source>The other screen was disconnected. The game continues here, and will return to that screen when it is connected again.</source>
        <translation>Der andere Bildschirm wurde getrennt. Das Spiel geht hier weiter und kehrt zurück, sobald er wieder angeschlossen ist.</translation>
    </message>
</context>
<context>
    <name>doublets::RecentMenu</name>
    <message>
        <source>Games you left</source>
        <translation>Verlassene Partien</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>%1 · a game that was not opened</source>
        <extracomment>A row of the menu of games; %1: date and time</extracomment>
        <translation>%1 · eine Partie, die nicht geöffnet wurde</translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly while opening this game. Choose it to try again.</source>
        <translation>Doublets wurde beim Öffnen dieser Partie unerwartet beendet. Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Continue this game; the game on the board is kept</source>
        <translation>Diese Partie fortsetzen; die auf dem Brett bleibt erhalten</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>game %1, best of %2</source>
        <extracomment>Added to a row of the menu of finished games; %1 the number of the game, %2 the maximum number of games in the match: &quot;game 2, best of 5&quot;</extracomment>
        <translation>Partie %1 von höchstens %2</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Partie Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 – %4 · %5</source>
        <extracomment>A row of the menu of games: &quot;21/11/2026 17:05 · Dubblets · The gambler’s game · Anne – Ben · 12 throws&quot;. %1 date and time, %2 game, %3 White&apos;s name, %4 Black&apos;s name, %5 &quot;12 throws&quot;</extracomment>
        <translation>%1 · %2 · %3 – %4 · %5</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Added to a row of the menu of finished games; %1 the winner</extracomment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>Added to a row of the menu of finished games</extracomment>
        <translation>remis</translation>
    </message>
</context>
<context>
    <name>doublets::ResultPanel</name>
    <message>
        <source>&amp;Next game</source>
        <translation>&amp;Nächste Partie</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>Noch &amp;einmal</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Eine neue Partie nach denselben Regeln beginnen</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules</source>
        <translation>Gleiche Wür&amp;fel, andere Regeln</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Diese Würfel nach anderen Regeln nachspielen</translation>
    </message>
    <message>
        <source>O&amp;ther game</source>
        <translation>Anderes &amp;Spiel</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Anderes Spiel auswählen</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Partie Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>Use the arrow keys to reach the other choices.</source>
        <translation>Mit den Pfeiltasten erreichen Sie die anderen Möglichkeiten.</translation>
    </message>
</context>
<context>
    <name>doublets::ResultSheet</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Gleiche Würfel, andere Regeln</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Anderes Brett</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
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
        <translation>Beamer</translation>
    </message>
    <message>
        <source>Where should the class see the board?</source>
        <translation>Wo soll die Klasse das Brett sehen?</translation>
    </message>
    <message>
        <source>On the &amp;other screen; the controls stay here</source>
        <translation>Auf dem &amp;anderen Bildschirm; die Steuerung bleibt hier</translation>
    </message>
    <message>
        <source>In &amp;this window</source>
        <translation>In &amp;diesem Fenster</translation>
    </message>
</context>
<context>
    <name>doublets::Session</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>doublets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Sound and time</source>
        <translation>Ton &amp;und Zeit</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>Sp&amp;rache und Text</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
</context>
<context>
    <name>doublets::SetupForm</name>
    <message>
        <source>Set up the museum display</source>
        <translation>Museumsstation einrichten</translation>
    </message>
    <message>
        <source>Name of the museum, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Name des Museums, %1:</translation>
    </message>
    <message>
        <source>Greeting, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Gruß, %1:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>&amp;Ausrichtung:</translation>
    </message>
    <message>
        <source>Two &amp;players:</source>
        <translation>&amp;Zwei Spieler:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Textgröße:</translation>
    </message>
    <message>
        <source>If all days are empty, the display is always open.</source>
        <translation>Wenn alle Tage leer sind, ist die Station immer geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>Visitors can have texts &amp;read aloud</source>
        <translation>Besucher können sich Texte &amp;vorlesen lassen</translation>
    </message>
    <message>
        <source>&amp;Count visits</source>
        <translation>&amp;Besuche zählen</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>Nicht gespeichert:</translation>
    </message>
    <message>
        <source>&amp;Games offered, in this order:</source>
        <translation>An&amp;gebotene Spiele, in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>&amp;Languages offered; the display starts in the first:</source>
        <translation>Angebotene S&amp;prachen, die erste zu Beginn:</translation>
    </message>
    <message>
        <source>Screen &amp;diagonal, in inches:</source>
        <translation>Bildschirm&amp;diagonale in Zoll:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>&amp;Height used, from the lower edge:</source>
        <translation>Genutzte &amp;Höhe, vom unteren Rand:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Face to face, on a screen that lies flat</source>
        <translation>Gegenüber, an einem liegenden Bildschirm</translation>
    </message>
    <message>
        <source>Opening hours, %1:</source>
        <extracomment>%1 a day of the week</extracomment>
        <translation>Öffnungszeiten, %1:</translation>
    </message>
</context>
<context>
    <name>doublets::SheetChooser</name>
    <message>
        <source>&amp;Sheet</source>
        <translation>B&amp;latt</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>L&amp;ektion</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>This game so far</source>
        <translation>Diese Partie bis hierher</translation>
    </message>
    <message>
        <source>Odds of this game</source>
        <translation>Chancen dieses Spiels</translation>
    </message>
    <message>
        <source>Odds of all games</source>
        <translation>Chancen aller Spiele</translation>
    </message>
    <message>
        <source>Board, men and dice to cut out</source>
        <translation>Brett, Steine und Würfel zum Ausschneiden</translation>
    </message>
    <message>
        <source>Labels of the four boards</source>
        <translation>Schilder der vier Bretter</translation>
    </message>
    <message>
        <source>Worksheet of a lesson</source>
        <translation>Arbeitsblatt einer Lektion</translation>
    </message>
    <message>
        <source>Answers of a lesson</source>
        <translation>Antworten einer Lektion</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>size of paper</comment>
        <translation>Letter (USA)</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>In Farbe</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Nur Schwarz</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutPage</name>
    <message>
        <source>%1: no key</source>
        <extracomment>%1 what a key does, %2 the key</extracomment>
        <translation>%1: keine Taste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <extracomment>%1 what the key does</extracomment>
        <translation>Neue Taste für %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>N&amp;ew key:</source>
        <translation>&amp;Neue Taste:</translation>
    </message>
    <message>
        <source>Press the key that you want</source>
        <translation>Drücken Sie die gewünschte Taste</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>V&amp;orgabetaste</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>D&amp;igits move the focus from panels to the board</source>
        <translation>&amp;Ziffern führen aus Seitenleisten zum Brett</translation>
    </message>
    <message>
        <source>Otherwise, 1 to 6 work only while the board has the focus</source>
        <translation>Sonst wirken 1 bis 6 nur, wenn das Brett den Fokus hat</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutSettings</name>
    <message>
        <source>%1 is reserved. Choose another key.</source>
        <extracomment>%1 a key</extracomment>
        <translation>%1 ist reserviert. Wählen Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Choose another key, or change that one first.</source>
        <extracomment>%1 a key, %2 what it does: the text of a menu</extracomment>
        <translation>%1 gehört schon zu „%2“. Wählen Sie eine andere Taste oder ändern Sie zuerst jene.</translation>
    </message>
</context>
<context>
    <name>doublets::SidePage</name>
    <message>
        <source>What the source says</source>
        <translation>Was die Quelle sagt</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Unsere Überlegung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>doublets::SidePanels</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Course of play</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Closed: %1.</source>
        <extracomment>%1 the title of a panel</extracomment>
        <translation>Geschlossen: %1.</translation>
    </message>
</context>
<context>
    <name>doublets::SoundPage</name>
    <message>
        <source>Time to &amp;read and decide</source>
        <translation>Zeit zum &amp;Lesen und Entscheiden</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>four times as long</source>
        <translation>viermal so lang</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>With unlimited time, the computer waits until you press Space.</source>
        <translation>Bei unbegrenzter Zeit wartet der Computer, bis Sie die Leertaste drücken.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>L&amp;autstärke</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>&amp;No sound</source>
        <translation>&amp;Kein Ton</translation>
    </message>
    <message>
        <source>Speech o&amp;f screen readers</source>
        <translation>Ansagen f&amp;ür Screenreader</translation>
    </message>
    <message>
        <source>brief</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>full</source>
        <translation>ausführlich</translation>
    </message>
    <message>
        <source>Brief: numbers and results only. Full: the keys are named every time.</source>
        <translation>Kurz: nur Zahlen und Ergebnisse. Ausführlich: Die Tasten werden jedes Mal genannt.</translation>
    </message>
</context>
<context>
    <name>doublets::SourceForm</name>
    <message>
        <source>The &amp;other source:</source>
        <translation>Die &amp;andere Quelle:</translation>
    </message>
</context>
<context>
    <name>doublets::StaffAccess</name>
    <message numerus="yes">
        <source>Wrong code. %n attempt(s) left.</source>
        <translation>
            <numerusform>Falscher Code. Noch %n Versuch.</numerusform>
            <numerusform>Falscher Code. Noch %n Versuche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. The keypad is locked for %n minute(s).</source>
        <translation>
            <numerusform>Zu viele falsche Codes. Das Tastenfeld ist %n Minute gesperrt.</numerusform>
            <numerusform>Zu viele falsche Codes. Das Tastenfeld ist %n Minuten gesperrt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::StaffCodePad</name>
    <message>
        <source>Enter the code.</source>
        <translation>Code eingeben.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>doublets::StaffPage</name>
    <message>
        <source>Light: alternating</source>
        <translation>Licht: wechselnd</translation>
    </message>
    <message>
        <source>Light: lamp</source>
        <translation>Licht: Lampe</translation>
    </message>
    <message>
        <source>Light: candles</source>
        <translation>Licht: Kerzen</translation>
    </message>
    <message>
        <source>Light: high contrast</source>
        <translation>Licht: hoher Kontrast</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: a language&apos;s own name; the one that the display begins with</extracomment>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1</source>
        <extracomment>%1 why visits cannot be written down</extracomment>
        <translation>Besuche lassen sich nicht zählen: %1</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Leiser</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Lauter</translation>
    </message>
    <message>
        <source>Show that the display is closed</source>
        <translation>Station als geschlossen anzeigen</translation>
    </message>
    <message>
        <source>Save visits to a USB stick</source>
        <translation>Besuche auf einem USB-Stick speichern</translation>
    </message>
    <message>
        <source>Test the touch screen</source>
        <translation>Touchscreen prüfen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Programm beenden</translation>
    </message>
    <message>
        <source>Back to the display</source>
        <translation>Zurück zur Station</translation>
    </message>
    <message>
        <source>Doublets %1. Volume %2%.</source>
        <extracomment>%1 the version of the program, %2 percent</extracomment>
        <translation>Doublets %1. Lautstärke %2&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>The configuration file has %n error(s), so its last version without errors is used.</source>
        <translation>
            <numerusform>Die Konfigurationsdatei enthält %n Fehler. Verwendet wird ihre letzte fehlerfreie Fassung.</numerusform>
            <numerusform>Die Konfigurationsdatei enthält %n Fehler. Verwendet wird ihre letzte fehlerfreie Fassung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Einrichten…</translation>
    </message>
</context>
<context>
    <name>doublets::StartScreen</name>
    <message>
        <source>Bac&amp;k</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>To the previous page (Esc)</source>
        <translation>Zur vorigen Seite (Esc)</translation>
    </message>
    <message>
        <source>Doublets, home screen</source>
        <translation>Doublets, Startseite</translation>
    </message>
</context>
<context>
    <name>doublets::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n damaged line(s) of the statistics were skipped.</source>
        <translation>
            <numerusform>%n beschädigte Zeile der Statistik wurde übersprungen.</numerusform>
            <numerusform>%n beschädigte Zeilen der Statistik wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>No games yet. Play a game to its end to see who won, how long the game took, and which player the dice favoured. Games between two computers are not counted.</source>
        <translation>Noch keine Partien. Spielen Sie eine zu Ende, um zu sehen, wer gewann, wie lange sie dauerte und wen die Würfel begünstigten. Partien zwischen zwei Computern zählen nicht.</translation>
    </message>
    <message>
        <source>These players have not finished a game with these rules.</source>
        <translation>Diese beiden haben keine Partie nach diesen Regeln beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) played to the end.</source>
        <translation>
            <numerusform>%Ln Partie zu Ende gespielt.</numerusform>
            <numerusform>%Ln Partien zu Ende gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two players to see their luck.</source>
        <translation>Wählen Sie zwei Spieler, um ihr Glück zu sehen.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>games won by the first and the second player</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The statistics have been erased.</source>
        <translation>Die Statistik wurde gelöscht.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Sp&amp;iel:</translation>
    </message>
    <message>
        <source>Count only games between these players</source>
        <translation>Nur Partien zwischen diesen beiden zählen</translation>
    </message>
    <message>
        <source>Count only games played with these rules</source>
        <translation>Nur Partien nach diesen Regeln zählen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <translation>Würfe je Partie</translation>
    </message>
    <message>
        <source>&amp;Save the figures…</source>
        <translation>&amp;Zahlen speichern…</translation>
    </message>
    <message>
        <source>Save a table of the games as comma-separated values</source>
        <translation>Eine Tabelle der Partien als durch Kommas getrennte Werte speichern</translation>
    </message>
    <message>
        <source>&amp;Erase…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Erase the statistics of all games</source>
        <translation>Die Statistik aller Partien löschen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Results of each player and pair of players</source>
        <translation>Ergebnisse jedes Spielers und jedes Paars</translation>
    </message>
</context>
<context>
    <name>doublets::StepPaceBox</name>
    <message>
        <source>Speed of the steps</source>
        <translation>Tempo der Schritte</translation>
    </message>
    <message>
        <source>How fast the steps follow one another</source>
        <translation>Wie schnell die Schritte aufeinander folgen</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>how fast the steps of a game are played</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
</context>
<context>
    <name>doublets::StoryDialog</name>
    <message>
        <source>The games and their sources</source>
        <translation>Die Spiele und ihre Quellen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>doublets::TallyLabel</name>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>Games won against each other: &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n drawn</source>
        <extracomment>%1: games won against each other, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>
            <numerusform>%1, %n remis</numerusform>
            <numerusform>%1, %n remis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to win %n game(s) wins the match.</source>
        <translation>
            <numerusform>Wer zuerst %n Partie gewinnt, gewinnt das Match.</numerusform>
            <numerusform>Wer zuerst %n Partien gewinnt, gewinnt das Match.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>Games won by one set of rules: &quot;Dubblets · The gambler’s game: 2 – 1&quot;</extracomment>
        <translation>%1: %2 : %3</translation>
    </message>
    <message>
        <source>Best of %1: %2</source>
        <extracomment>%1 the maximum number of games in a match, %2 the games won in it: &quot;Best of 3: Anne 1 – 0 Ben&quot;</extracomment>
        <translation>Bis zu %1 Partien: %2</translation>
    </message>
    <message>
        <source>Games won: %1</source>
        <extracomment>%1: games won against each other, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Gewonnene Partien: %1</translation>
    </message>
    <message>
        <source>All finished games between these players:</source>
        <extracomment>above a list of scores</extracomment>
        <translation>Alle beendeten Partien zwischen diesen beiden:</translation>
    </message>
</context>
<context>
    <name>doublets::TextPanel</name>
    <message>
        <source>%1, link</source>
        <extracomment>%1 the text of a link that has got the keyboard focus</extracomment>
        <translation>%1, Link</translation>
    </message>
</context>
<context>
    <name>doublets::TouchCheckPage</name>
    <message>
        <source>Test the touch screen</source>
        <translation>Touchscreen prüfen</translation>
    </message>
    <message numerus="yes">
        <source>Touch each target. A cross shows where the touch landed. To go back, press any key or wait for %n second(s).</source>
        <translation>
            <numerusform>Berühren Sie jedes Ziel. Ein Kreuz zeigt, wo die Berührung ankam. Zurück geht es mit einer beliebigen Taste oder nach %n Sekunde.</numerusform>
            <numerusform>Berühren Sie jedes Ziel. Ein Kreuz zeigt, wo die Berührung ankam. Zurück geht es mit einer beliebigen Taste oder nach %n Sekunden.</numerusform>
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
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
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
        <translation>Auf welchem Brett möchten Sie spielen?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>You and someone opposite you</source>
        <translation>Sie und jemand gegenüber</translation>
    </message>
    <message>
        <source>You and someone beside you</source>
        <translation>Sie und jemand neben Ihnen</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Sie gegen den Computer</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>Was möchten Sie spielen?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Weitere Spiele</translation>
    </message>
    <message>
        <source>Other boards and rules</source>
        <translation>Andere Bretter und Regeln</translation>
    </message>
</context>
<context>
    <name>doublets::VisitorSession</name>
    <message>
        <source>%1 (Touch the screen to start your own game.)</source>
        <extracomment>%1 what First steps say of the moment</extracomment>
        <translation>%1 (Berühren Sie den Bildschirm, um selbst zu spielen.)</translation>
    </message>
</context>
<context>
    <name>doublets::VisitsChart</name>
    <message>
        <source>No visits on these days</source>
        <translation>An diesen Tagen keine Besuche</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Noch keine Besuche</translation>
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
        <translation>Besuche an der Station</translation>
    </message>
</context>
<context>
    <name>doublets::WallStrip</name>
    <message>
        <source>Computing the chances…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>Before the opening throw: %1</source>
        <extracomment>Shown until the lead is decided. %1 &quot;White wins 50 of 100, Black 50.&quot;</extracomment>
        <translation>Zu Beginn: %1</translation>
    </message>
    <message>
        <source>Covered until the class has answered.</source>
        <translation>Verdeckt, bis die Klasse geantwortet hat.</translation>
    </message>
    <message>
        <source>Covered until you have guessed.</source>
        <translation>Verdeckt, bis ihr geschätzt habt.</translation>
    </message>
    <message>
        <source>Covered: see the lesson.</source>
        <translation>Verdeckt: siehe Lektion.</translation>
    </message>
</context>
<context>
    <name>doublets::WallWindow</name>
    <message>
        <source>Doublets on the second screen</source>
        <extracomment>the title of the window on a wall</extracomment>
        <translation>Doublets auf dem zweiten Bildschirm</translation>
    </message>
</context>
<context>
    <name>doublets::WhyPage</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>There is nothing to explain here.</source>
        <translation>Hier gibt es nichts zu erklären.</translation>
    </message>
    <message>
        <source>What the source says</source>
        <translation>Was die Quelle sagt</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Unsere Überlegung</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
</context>
<context>
    <name>doublets::WindowInventions</name>
    <message>
        <source>Your own game has been kept: Game menu, Open recent.</source>
        <translation>Ihre eigene Partie bleibt erhalten: Menü „Partie“, „Zuletzt gespielt“.</translation>
    </message>
</context>
<context>
    <name>doublets::WindowLessons</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>The lesson is finished. The answers have been saved: Classroom menu, Lessons, Saved answers.</source>
        <translation>Die Lektion ist zu Ende. Die Antworten bleiben erhalten: Menü „Unterricht“, „Lektionen“, „Frühere Antworten“.</translation>
    </message>
    <message>
        <source>The lesson is finished.</source>
        <translation>Die Lektion ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>doublets::WindowMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Zuletzt gespie&amp;lt</translation>
    </message>
    <message>
        <source>Scor&amp;es</source>
        <translation>E&amp;rgebnisse</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>S&amp;chrittweise</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>Classr&amp;oom</source>
        <translation>Un&amp;terricht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>doublets::WindowStrip</name>
    <message>
        <source>Choose where the man goes: click, or use the arrow keys and Enter. Esc puts it back.</source>
        <translation>Wählen Sie das Ziel des Steins: anklicken oder Pfeiltasten und Enter. Esc legt ihn zurück.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Is it better to throw first?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ist es besser, zuerst zu würfeln?</translation>
    </message>
    <message>
        <source>Two players have the same men and the same dice. Only one of them can throw first. Is that worth anything, and how could we find out?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Zwei Seiten haben gleiche Steine und gleiche Würfel. Nur eine kann zuerst würfeln. Ist das etwas wert, und wie könnten wir es herausfinden?</translation>
    </message>
    <message>
        <source>Shares and percentages.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Anteile und Prozente.</translation>
    </message>
    <message>
        <source>Reading values off a graph.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Werte aus einem Diagramm ablesen.</translation>
    </message>
    <message>
        <source>Guess a chance, then see it computed and counted.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Eine Chance schätzen und sie dann berechnet und ausgezählt sehen.</translation>
    </message>
    <message>
        <source>See how widely a share varies over a few games, and how the variation shrinks with more.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sehen, wie stark ein Anteil bei wenigen Partien schwankt und wie die Schwankung bei mehr Partien schrumpft.</translation>
    </message>
    <message>
        <source>Tell “it went like this once” from “it usually goes like this”.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>„Einmal ging es so aus“ von „meistens geht es so aus“ unterscheiden.</translation>
    </message>
    <message>
        <source>probability</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>relative frequency</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>relative Häufigkeit</translation>
    </message>
    <message>
        <source>law of large numbers</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Gesetz der großen Zahlen</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Konfidenzintervall</translation>
    </message>
    <message>
        <source>simulation</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>A worksheet for each pair.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ein Arbeitsblatt für je zwei.</translation>
    </message>
    <message>
        <source>What do you think?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Was meint ihr?</translation>
    </message>
    <message>
        <source>White and Black have the same men on the same points. They throw the same dice, in turn. One of them has to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Weiß und Schwarz haben gleiche Steine auf gleichen Zungen. Sie werfen abwechselnd dieselben Würfel. Eine Seite muss beginnen.</translation>
    </message>
    <message>
        <source>Does it help to throw first? Vote by a show of hands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hilft es, zuerst zu würfeln? Stimmt mit Handzeichen ab.</translation>
    </message>
    <message>
        <source>Yes, it helps a lot.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ja, es hilft sehr.</translation>
    </message>
    <message>
        <source>Yes, but only a little.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ja, aber nur wenig.</translation>
    </message>
    <message>
        <source>No, it makes no difference.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nein, es ist egal.</translation>
    </message>
    <message>
        <source>The whole game in five minutes</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Das ganze Spiel in fünf Minuten</translation>
    </message>
    <message>
        <source>This game was written down in England about 1665. The men stand in piles, on points that are named after the numbers of the dice. These are its rules, from the first throw to the last man.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dieses Spiel wurde um 1665 in England aufgeschrieben. Die Steine stehen in Stapeln auf Zungen, die nach den Zahlen der Würfel benannt sind. Dies sind die Regeln, vom ersten Wurf bis zum letzten Stein.</translation>
    </message>
    <message>
        <source>Play one game together</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Spielt zusammen eine Partie</translation>
    </message>
    <message>
        <source>One half of the class is White, the other half is Black. Throw real dice in turn, and enter the numbers. Most throws leave you no choice; where there is one, agree on it.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Eine Hälfte der Klasse ist Weiß, die andere Schwarz. Werft abwechselnd echte Würfel und gebt die Zahlen ein. Meist habt ihr keine Wahl; wo es eine gibt, einigt euch.</translation>
    </message>
    <message>
        <source>Who threw first, and who won? What does that tell us about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Wer hat zuerst gewürfelt, und wer hat gewonnen? Was sagt uns das über unsere Frage?</translation>
    </message>
    <message>
        <source>Who threw first</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Wer zuerst würfelte</translation>
    </message>
    <message>
        <source>Who won</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Wer gewann</translation>
    </message>
    <message>
        <source>Number of throws</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Zahl der Würfe</translation>
    </message>
    <message>
        <source>Our game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Unsere Partie</translation>
    </message>
    <message>
        <source>Says who threw first and who won.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nennt, wer zuerst würfelte und wer gewann.</translation>
    </message>
    <message>
        <source>Says that a single game cannot answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sagt, dass eine einzelne Partie die Frage nicht beantworten kann.</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Wie viel ist es wert?</translation>
    </message>
    <message>
        <source>No game was played for this. The program began at the end of the game, where the winner is known, and worked back through every position and every throw to the first one. The first thrower is ahead by %1.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dafür wurde keine Partie gespielt. Das Programm begann am Ende des Spiels, wo feststeht, wer gewinnt, und arbeitete sich durch jede Stellung und jeden Wurf bis zum ersten zurück. Wer zuerst würfelt, liegt um %1 vorn.</translation>
    </message>
    <message>
        <source>Try it out: 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Probiert es aus: 100 Partien</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Won by the first thrower</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Siege der beginnenden Seite</translation>
    </message>
    <message>
        <source>Share in %</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Anteil in %</translation>
    </message>
    <message>
        <source>First 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Die ersten 100 Partien</translation>
    </message>
    <message>
        <source>Second 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Die zweiten 100 Partien</translation>
    </message>
    <message>
        <source>Third 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Die dritten 100 Partien</translation>
    </message>
    <message>
        <source>Notes three results, and sees that they differ although nothing was changed but the dice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Notiert drei Ergebnisse und sieht, dass sie verschieden sind, obwohl sich nur die Würfe geändert haben.</translation>
    </message>
    <message>
        <source>Can that be?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Kann das sein?</translation>
    </message>
    <message>
        <source>Another class played 100 games. The first thrower won 47 of them. What does that show?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Eine andere Klasse hat 100 Partien gespielt. 47 davon gewann, wer zuerst würfelte. Was zeigt das?</translation>
    </message>
    <message>
        <source>With 100 games, the share lies within about 10 percentage points of the true one, 95 times out of 100.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Bei 100 Partien liegt der Anteil in 95 von 100 Fällen höchstens etwa 10 Prozentpunkte neben dem wahren.</translation>
    </message>
    <message>
        <source>Chooses the second answer.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Wählt die zweite Antwort.</translation>
    </message>
    <message>
        <source>Try it out again: a million games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Probiert es noch einmal aus: eine Million Partien</translation>
    </message>
    <message>
        <source>Now a million games. Before you start: how far from the exact figure might the share be this time? Watch the band narrow.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Jetzt eine Million Partien. Bevor ihr beginnt: Wie weit könnte der Anteil diesmal vom genauen Wert entfernt sein? Seht zu, wie das Band schmaler wird.</translation>
    </message>
    <message>
        <source>Lower end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Unteres Ende des Bands</translation>
    </message>
    <message>
        <source>Upper end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Oberes Ende des Bands</translation>
    </message>
    <message>
        <source>100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>100 Partien</translation>
    </message>
    <message>
        <source>1,000,000 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>1.000.000 Partien</translation>
    </message>
    <message>
        <source>Compares the two bands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Vergleicht die beiden Bänder.</translation>
    </message>
    <message>
        <source>Two old texts</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Zwei alte Texte</translation>
    </message>
    <message>
        <source>How could anybody know in the 17th century? In 1654 Blaise Pascal showed how to compute such a chance: backwards, from the end of the game. But the program had to compute 11,881 positions for this game, with 36 throws each, and we know of nobody who did that by hand.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Wie konnte das im 17. Jahrhundert jemand wissen? 1654 zeigte Blaise Pascal, wie sich so eine Chance berechnen lässt: rückwärts, vom Ende der Partie her. Aber für dieses Spiel musste das Programm 11.881 Stellungen berechnen, mit je 36 Würfen, und wir wissen von niemandem, der das von Hand getan hätte.</translation>
    </message>
    <message>
        <source>Read what two English texts say about the first throw. One was printed in 1674, the other was written before 1688.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lest, was zwei englische Texte über den ersten Wurf sagen. Der eine wurde 1674 gedruckt, der andere vor 1688 geschrieben.</translation>
    </message>
    <message>
        <source>Which of the old words tells us something about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Welches der alten Wörter sagt uns etwas über unsere Frage?</translation>
    </message>
    <message>
        <source>“Benefit”, in Holme’s spelling “benefite”: an advantage. So it was thought good to throw first.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>„Benefit“, bei Holme „benefite“ geschrieben: ein Vorteil. Es galt also als gut, zuerst zu würfeln.</translation>
    </message>
    <message>
        <source>That was probably learnt by playing. Experience is an experiment, too, only nobody wrote down its figures. But the two sentences are alike: one writer may have copied the other. They need not be two witnesses.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Das lernte man wohl beim Spielen. Auch Erfahrung ist ein Experiment, nur hat niemand ihre Zahlen aufgeschrieben. Aber die beiden Sätze sind sich ähnlich: Einer kann vom anderen abgeschrieben haben. Es sind also nicht unbedingt zwei Zeugen.</translation>
    </message>
    <message>
        <source>Finds “benefit” and says what it means.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Findet „benefit“ und sagt, was es bedeutet.</translation>
    </message>
    <message>
        <source>A fair game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ein faires Spiel</translation>
    </message>
    <message>
        <source>Who was right at the beginning? And if it helps to throw first, how can two players still make the game fair? Find two ways.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Wer hatte am Anfang recht? Und wenn es hilft, zuerst zu würfeln, wie können zwei trotzdem fair spielen? Findet zwei Wege.</translation>
    </message>
    <message>
        <source>It helps, but only a little. Let chance decide who begins: before that throw, both have the same chance. Or play two games, and take turns to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Es hilft, aber nur wenig. Lasst den Zufall entscheiden, wer beginnt: Vor diesem Wurf haben beide dieselbe Chance. Oder spielt zwei Partien und beginnt abwechselnd.</translation>
    </message>
    <message>
        <source>All the games in this program do the first: each player throws one die, and the higher number begins.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Alle Spiele in diesem Programm tun das Erste: Jede Seite wirft einen Würfel, und die höhere Zahl beginnt.</translation>
    </message>
    <message>
        <source>Judges the votes by the figures of the lesson.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Beurteilt die Abstimmung nach den Zahlen der Lektion.</translation>
    </message>
    <message>
        <source>Throw two dice 30 times and count the throws in which both show the same number. Bring your number: the class will add them all up.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Werft 30-mal zwei Würfel und zählt die Würfe, bei denen beide dieselbe Zahl zeigen. Bringt eure Zahl mit: Die Klasse zählt alle zusammen.</translation>
    </message>
    <message>
        <source>Which games that you know begin with a throw or a toss? Write down how you would find out whether beginning helps there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Welche Spiele, die ihr kennt, beginnen mit einem Würfel- oder Münzwurf? Schreibt auf, wie ihr herausfinden würdet, ob der Anfang dort hilft.</translation>
    </message>
    <message>
        <source>Luck: who was lucky, and can we tell?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Glück: Wer hatte es, und merkt man das?</translation>
    </message>
    <message>
        <source>Everybody knows what luck feels like. Here it is measured: throw by throw, and number by number. When are dice just lucky, and when are they loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Alle wissen, wie sich Glück anfühlt. Hier wird es gemessen: Wurf für Wurf und Zahl für Zahl. Wann fallen Würfel nur glücklich, und wann sind sie gezinkt?</translation>
    </message>
    <message>
        <source>The rules of the game: step 2 of the first lesson.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Die Regeln des Spiels: Schritt 2 der ersten Lektion.</translation>
    </message>
    <message>
        <source>Counting equally likely cases.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Gleich wahrscheinliche Fälle zählen.</translation>
    </message>
    <message>
        <source>Measure the luck of a throw as a change in the chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Das Glück eines Wurfs als Änderung der Gewinnchance messen.</translation>
    </message>
    <message>
        <source>Know how much the counts of each number vary with fair dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Wissen, wie stark die Zahlen fairer Würfel schwanken.</translation>
    </message>
    <message>
        <source>Do not take every odd result as proof.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Nicht jedes seltsame Ergebnis für einen Beweis halten.</translation>
    </message>
    <message>
        <source>equally likely outcomes</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>gleich wahrscheinliche Ausgänge</translation>
    </message>
    <message>
        <source>expected value</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Erwartungswert</translation>
    </message>
    <message>
        <source>random variation</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>zufällige Schwankung</translation>
    </message>
    <message>
        <source>significance</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Signifikanz</translation>
    </message>
    <message>
        <source>multiple comparisons</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>multiples Testen</translation>
    </message>
    <message>
        <source>A lucky throw</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ein glücklicher Wurf</translation>
    </message>
    <message>
        <source>What is a lucky throw in this game?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Was ist in diesem Spiel ein glücklicher Wurf?</translation>
    </message>
    <message>
        <source>One with high numbers.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Einer mit hohen Zahlen.</translation>
    </message>
    <message>
        <source>One that raises my chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Einer, der meine Gewinnchance erhöht.</translation>
    </message>
    <message>
        <source>One that I wished for.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Einer, den ich mir gewünscht habe.</translation>
    </message>
    <message>
        <source>Doublets with two dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Pasche mit zwei Würfeln</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. In this game a doublet plays as many men as it has dots: often that makes it a very lucky throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Zwei gleiche Würfel sind ein Pasch. In diesem Spiel spielt ein Pasch so viele Steine, wie er Augen hat: Oft ist er dadurch ein sehr glücklicher Wurf.</translation>
    </message>
    <message>
        <source>If you threw dice at home, add up the throws and the doublets of the whole class, and compare.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Wenn ihr zu Hause gewürfelt habt, zählt die Würfe und die Pasche der ganzen Klasse zusammen und vergleicht.</translation>
    </message>
    <message>
        <source>Two dice can fall in 6 × 6 = 36 ways, and 6 of them are doublets.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Zwei Würfel können auf 6 × 6 = 36 Arten fallen, und 6 davon sind Pasche.</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Doublets</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Meine</translation>
    </message>
    <message>
        <source>The whole class</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Die ganze Klasse</translation>
    </message>
    <message>
        <source>Doublets with three dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Pasche mit drei Würfeln</translation>
    </message>
    <message>
        <source>Count the others: all three differ in 6 × 5 × 4 = 120 of 216 ways. In the other 96 at least two are alike. Is that more than you thought?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Zählt die anderen: Auf 6 × 5 × 4 = 120 von 216 Arten sind alle drei verschieden. In den übrigen 96 sind mindestens zwei gleich. Ist das mehr, als ihr dachtet?</translation>
    </message>
    <message>
        <source>Counts cases, of two dice or of three, instead of guessing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Zählt Fälle von zwei oder drei Würfeln, statt zu raten.</translation>
    </message>
    <message>
        <source>Luck, measured</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Glück, gemessen</translation>
    </message>
    <message>
        <source>On the board is a game half-way through, played at random by a computer. So far White’s throws changed White’s chance of winning by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Auf dem Brett steht eine Partie, die ein Computer bis zur Hälfte zufällig gespielt hat. Bisher haben die Würfe von Weiß die Gewinnchance von Weiß um %1 verändert und die Würfe von Schwarz die von Schwarz um %2.</translation>
    </message>
    <message>
        <source>What is White’s chance of winning now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Wie groß ist jetzt die Gewinnchance von Weiß?</translation>
    </message>
    <message>
        <source>Play, and feel your luck</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Spielt und spürt euer Glück</translation>
    </message>
    <message>
        <source>Play this game to its end: one half of the class is White, the other half is Black. After each throw show with your thumb whether it was lucky, and count the thumbs that point up and down.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Spielt diese Partie zu Ende: Eine Hälfte der Klasse ist Weiß, die andere Schwarz. Zeigt nach jedem Wurf mit dem Daumen, ob er glücklich war, und zählt die Daumen nach oben und nach unten.</translation>
    </message>
    <message>
        <source>Who was luckier on the whole, White or Black? Write down why you think so.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Wer hatte insgesamt mehr Glück, Weiß oder Schwarz? Schreibt auf, warum ihr das meint.</translation>
    </message>
    <message>
        <source>The winner need not have been lucky all the time. One throw at the end may be worth more than ten at the beginning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Wer gewinnt, muss nicht die ganze Zeit Glück gehabt haben. Ein Wurf am Ende kann mehr wert sein als zehn am Anfang.</translation>
    </message>
    <message>
        <source>Lucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Glückliche Würfe</translation>
    </message>
    <message>
        <source>Unlucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Unglückliche Würfe</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Gives a reason that rests on the throws, not on the winner alone.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Nennt einen Grund, der auf den Würfen beruht, nicht nur auf dem Ergebnis.</translation>
    </message>
    <message>
        <source>Compares the answer with the measured luck.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Vergleicht die Antwort mit dem gemessenen Glück.</translation>
    </message>
    <message>
        <source>Are these dice loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Sind diese Würfel gezinkt?</translation>
    </message>
    <message>
        <source>Suppose each player has thrown 60 fair dice. There are twelve numbers to look at, six for each player.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Angenommen, jede Seite hat 60 faire Würfel geworfen. Zwölf Zahlen sind zu betrachten: sechs für Weiß, sechs für Schwarz.</translation>
    </message>
    <message>
        <source>On average, how many of the twelve numbers lie outside their bands even though all the dice are fair?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Wie viele der zwölf Zahlen liegen im Mittel außerhalb ihrer Bänder, obwohl alle Würfel fair sind?</translation>
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
        <translation>Und wenn es wieder passiert?</translation>
    </message>
    <message>
        <source>On each of ten days a class threw the same die 60 times. Each day the 6 was above its band. What now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>An zehn Tagen hat eine Klasse jeweils 60-mal denselben Würfel geworfen. Jeden Tag lag die 6 über ihrem Band. Was nun?</translation>
    </message>
    <message>
        <source>That is chance, too: chance does what it likes.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Auch das ist Zufall: Der macht, was er will.</translation>
    </message>
    <message>
        <source>The die is probably loaded: test it with many more throws.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Der Würfel ist wohl gezinkt: Prüft ihn mit vielen weiteren Würfen.</translation>
    </message>
    <message>
        <source>Tomorrow the 6 will be rare, to make up for it.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Morgen wird die 6 selten sein, zum Ausgleich.</translation>
    </message>
    <message>
        <source>Says why one day would not be enough.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Sagt, warum ein Tag nicht genügt hätte.</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Glück oder Können?</translation>
    </message>
    <message>
        <source>In %1 of throws, this game leaves the player a choice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Bei %1 der Würfe lässt dieses Spiel eine Wahl.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Probiert es aus</translation>
    </message>
    <message>
        <source>White’s share in %</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Anteil von Weiß in %</translation>
    </message>
    <message>
        <source>30,000 games</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>30.000 Partien</translation>
    </message>
    <message>
        <source>Reads the share and the band.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Liest den Anteil und das Band ab.</translation>
    </message>
    <message>
        <source>Three dice: find the chance that all three are alike, by counting. Compare it with the chance of a doublet with two dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Drei Würfel: Findet durch Zählen die Chance, dass alle drei gleich sind. Vergleicht sie mit der Chance eines Paschs mit zwei Würfeln.</translation>
    </message>
    <message>
        <source>Find a die at home and throw it 60 times. Count how often each number comes up. Did any come up fewer than 5 or more than 15 times, outside the band of fair dice?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Sucht zu Hause einen Würfel und werft ihn 60-mal. Zählt, wie oft jede Zahl fällt. Fiel eine weniger als fünfmal oder mehr als fünfzehnmal, also außerhalb des Bands fairer Würfel?</translation>
    </message>
    <message>
        <source>“I was unlucky today, so tomorrow I will be lucky.” Write three sentences to somebody who believes that.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>„Ich hatte heute Pech, also werde ich morgen Glück haben.“ Schreibt drei Sätze an jemanden, der das glaubt.</translation>
    </message>
    <message>
        <source>The same dice, another rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Gleiche Würfel, andere Regel</translation>
    </message>
    <message>
        <source>Two accounts, one game, and one rule that differs. What is that rule worth? Change one thing at a time, keep the dice the same, and measure.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Zwei Berichte, ein Spiel und eine Regel, die anders ist. Was ist diese Regel wert? Immer nur eins ändern, die Würfel gleich lassen und messen.</translation>
    </message>
    <message>
        <source>The band of a share: steps 5 to 7 of the first lesson.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Das Band eines Anteils: Schritte 5 bis 7 der ersten Lektion.</translation>
    </message>
    <message>
        <source>Compare two things that differ in one respect only.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Zwei Dinge vergleichen, die sich nur in einer Hinsicht unterscheiden.</translation>
    </message>
    <message>
        <source>Predict how a rule affects the length of a game, and luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Voraussagen, wie eine Regel die Länge einer Partie und das Glück verändert.</translation>
    </message>
    <message>
        <source>Read a difference together with its uncertainty.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Einen Unterschied zusammen mit seiner Unsicherheit lesen.</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>controlled experiment</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>kontrolliertes Experiment</translation>
    </message>
    <message>
        <source>paired comparison</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>gepaarter Vergleich</translation>
    </message>
    <message>
        <source>modelling</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Modellbildung</translation>
    </message>
    <message>
        <source>Two accounts disagree</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Zwei Berichte widersprechen sich</translation>
    </message>
    <message>
        <source>Under which of these two rules does the game end sooner?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nach welcher dieser beiden Regeln endet die Partie früher?</translation>
    </message>
    <message>
        <source>The one where the number is lost.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nach der, bei der die Zahl verfällt.</translation>
    </message>
    <message>
        <source>The one where the other player uses it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nach der, bei der die Gegenseite sie nutzt.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Es ist egal.</translation>
    </message>
    <message>
        <source>If the number is lost, a game takes %1 throws on average. If the other player uses it, %2.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Verfällt die Zahl, dauert eine Partie im Mittel %1 Würfe. Nutzt sie die Gegenseite, %2.</translation>
    </message>
    <message>
        <source>Every lost number means at least one man fewer played. Where numbers pass to the other player, fewer of them go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Jede verfallene Zahl bedeutet mindestens einen gespielten Stein weniger. Wo Zahlen an die Gegenseite gehen, verfallen weniger.</translation>
    </message>
    <message>
        <source>Gives the reason: fewer numbers go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nennt den Grund: Es verfallen weniger Zahlen.</translation>
    </message>
    <message>
        <source>One throw under Willughby’s rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ein Wurf nach Willughbys Regel</translation>
    </message>
    <message>
        <source>A game after six throws. Now Black has thrown 3 and 2. On these two points Black has no man left to lay down: Black can use neither number.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Eine Partie nach sechs Würfen. Jetzt hat Schwarz 3 und 2 gewürfelt. Auf diesen beiden Zungen hat Schwarz keinen Stein mehr hinzulegen: Schwarz kann keine der beiden Zahlen nutzen.</translation>
    </message>
    <message>
        <source>Under Willughby’s rule both numbers are lost, and White throws.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nach Willughbys Regel verfallen beide Zahlen, und Weiß würfelt.</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down? The bottom man of a pile does not count.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Wie viele Steine hat Weiß noch hinzulegen? Der unterste Stein eines Stapels zählt nicht.</translation>
    </message>
    <message>
        <source>White has 5 men still to lay down, and Black has 2. The throw changed nothing.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Weiß hat noch 5 Steine hinzulegen, Schwarz 2. Der Wurf hat nichts verändert.</translation>
    </message>
    <message>
        <source>Counts 5.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Zählt 5.</translation>
    </message>
    <message>
        <source>The same throw under the rule of 1674</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Derselbe Wurf nach der Regel von 1674</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down after this throw?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Wie viele Steine hat Weiß nach diesem Wurf noch hinzulegen?</translation>
    </message>
    <message>
        <source>White now has 4 men still to lay down instead of 5, and Black has 2 as before. White has laid a man down with the 2; the 3 was of no use to either player. One player’s bad luck is the other’s good luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Weiß hat nun noch 4 Steine hinzulegen statt 5, Schwarz wie zuvor 2. Weiß hat mit der 2 einen Stein hingelegt; die 3 nützte keiner Seite. Des einen Pech ist des anderen Glück.</translation>
    </message>
    <message>
        <source>Counts 4.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Zählt 4.</translation>
    </message>
    <message>
        <source>Says which number White could use, and why not the other.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sagt, welche Zahl Weiß nutzen konnte und warum die andere nicht.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Being a throw ahead is worth less when your throws also help the other player.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ein Wurf Vorsprung ist weniger wert, wenn die eigenen Würfe auch der Gegenseite helfen.</translation>
    </message>
    <message>
        <source>A bigger change: doublets</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Eine größere Änderung: Pasche</translation>
    </message>
    <message>
        <source>In England a doublet plays as many men as it has dots. In France the game had a different rule. Under Willughby’s rules a game takes %1 throws on average.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>In England spielt ein Pasch so viele Steine, wie er Augen hat. In Frankreich galt eine andere Regel. Nach Willughbys Regeln dauert eine Partie im Mittel %1 Würfe.</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Immer nur eins ändern</translation>
    </message>
    <message>
        <source>Suppose that games under the English and the French rules differ in length. Can we say that the doublets are the reason?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Angenommen, Partien nach den englischen und den französischen Regeln sind verschieden lang. Können wir sagen, dass das an den Paschen liegt?</translation>
    </message>
    <message>
        <source>Yes: the figures show it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ja: Die Zahlen zeigen es.</translation>
    </message>
    <message>
        <source>Not yet: other rules differ too. Change only one rule.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Noch nicht: Auch andere Regeln sind verschieden. Ändert nur eine Regel.</translation>
    </message>
    <message>
        <source>No: the French players played more slowly.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nein: Die Franzosen haben langsamer gespielt.</translation>
    </message>
    <message>
        <source>Where two things differ at once, nobody knows which of them made the difference. Scientists change one thing and keep everything else the same.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Wo zwei Dinge zugleich verschieden sind, weiß niemand, welches davon den Unterschied macht. Die Wissenschaft ändert eines und lässt alles andere gleich.</translation>
    </message>
    <message>
        <source>The same dice, twice</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dieselben Würfel, zweimal</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Würfe je Partie</translation>
    </message>
    <message>
        <source>First thrower’s share in %</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Anteil der beginnenden Seite in %</translation>
    </message>
    <message>
        <source>The number is lost</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Die Zahl verfällt</translation>
    </message>
    <message>
        <source>The other player uses it</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Die Gegenseite nutzt sie</translation>
    </message>
    <message>
        <source>Writes down an expectation before the experiment.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Schreibt vor dem Experiment eine Erwartung auf.</translation>
    </message>
    <message>
        <source>Where skill comes from</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Woher das Können kommt</translation>
    </message>
    <message>
        <source>If the rest of a doublet bears men off at once, a player has a choice in %2 of the throws; if it is lost, in %3.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nimmt der Rest eines Paschs sofort Steine heraus, gibt es bei %2 der Würfe eine Wahl; verfällt er, bei %3.</translation>
    </message>
    <message>
        <source>More choices give skill more room. It is a small rule, and nobody knows how Willughby’s friends played it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Mehr Wahl gibt dem Können mehr Raum. Es ist eine kleine Regel, und niemand weiß, wie Willughbys Freunde sie spielten.</translation>
    </message>
    <message>
        <source>Your own rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Eure eigene Regel</translation>
    </message>
    <message>
        <source>Invent one new rule for Willughby’s game. What should it do: make the game shorter, fairer, more skilful? How would you find out whether it does?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Erfindet eine neue Regel für Willughbys Spiel. Was soll sie bewirken: eine kürzere Partie, eine fairere, eine mit mehr Können? Wie würdet ihr herausfinden, ob sie das tut?</translation>
    </message>
    <message>
        <source>States a rule by which one could play.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Formuliert eine Regel, nach der man spielen könnte.</translation>
    </message>
    <message>
        <source>Names one figure that the rule should change.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nennt eine Kennzahl, die sich durch die Regel ändern soll.</translation>
    </message>
    <message>
        <source>Plans a comparison in which nothing else differs.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Plant einen Vergleich, in dem sonst nichts anders ist.</translation>
    </message>
    <message>
        <source>Repeat the experiment of step 7 with two best players instead of random ones. Which figures change, and which hardly change at all?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Wiederholt das Experiment aus Schritt 7 mit bestem statt zufälligem Spiel auf beiden Seiten. Welche Zahlen ändern sich, und welche kaum?</translation>
    </message>
    <message>
        <source>Repeat it with 100 games. Which of the two differences can you still see?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Wiederholt es mit 100 Partien. Welchen der beiden Unterschiede seht ihr noch?</translation>
    </message>
    <message>
        <source>Take a game that you play at home. Change one of its rules, and play it twice with the change and twice without. Write down what changed, and what you cannot tell after so few games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nehmt ein Spiel, das ihr zu Hause spielt. Ändert eine seiner Regeln und spielt es zweimal mit der Änderung und zweimal ohne. Schreibt auf, was sich geändert hat und was ihr nach so wenigen Partien nicht sagen könnt.</translation>
    </message>
    <message>
        <source>What do we know, and how?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Was wissen wir, und woher?</translation>
    </message>
    <message>
        <source>No history needed; enough English to read the old words, which are also explained.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>In Geschichte keine; genug Englisch für die alten Wörter, die auch erklärt werden.</translation>
    </message>
    <message>
        <source>Tell apart what is stated, retold, deduced and left unsaid.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Unterscheiden, was gesagt, nacherzählt, gefolgert oder verschwiegen ist.</translation>
    </message>
    <message>
        <source>Read a short old text closely.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Einen kurzen alten Text genau lesen.</translation>
    </message>
    <message>
        <source>Say how sure you are, and why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Sagen, wie sicher man ist und warum.</translation>
    </message>
    <message>
        <source>source criticism</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Quellenkritik</translation>
    </message>
    <message>
        <source>primary and secondary sources</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Primär- und Sekundärquellen</translation>
    </message>
    <message>
        <source>evidence and inference</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Beleg und Folgerung</translation>
    </message>
    <message>
        <source>transmission of texts</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Überlieferung von Texten</translation>
    </message>
    <message>
        <source>Four ways to know a rule</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Vier Arten, eine Regel zu kennen</translation>
    </message>
    <message>
        <source>Every rule in this program says how we know it. There are four ways. “Old text”: the old book says so. “Retold today”: we know it only from a modern writer. “Our deduction”: it is not said, but follows from what is said. “Our choice”: the source is silent, and something had to be chosen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Jede Regel in diesem Programm sagt, woher wir sie kennen. Es gibt vier Arten. „Alter Text“: Das alte Buch sagt es. „Heute nacherzählt“: Wir kennen sie nur von jemandem, der heute schreibt. „Unsere Folgerung“: Es steht nicht da, folgt aber aus dem, was da steht. „Unsere Wahl“: Die Quelle schweigt, und etwas musste gewählt werden.</translation>
    </message>
    <message>
        <source>First source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Erste Quelle</translation>
    </message>
    <message>
        <source>Randle Holme collected what he could learn of trades, tools and games. He wrote before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Randle Holme sammelte, was er über Gewerbe, Werkzeuge und Spiele erfahren konnte. Er schrieb vor 1688.</translation>
    </message>
    <message>
        <source>How do we know this rule?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Woher kennen wir diese Regel?</translation>
    </message>
    <message>
        <source>Names the right kind.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nennt die richtige Art.</translation>
    </message>
    <message>
        <source>Second source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Zweite Quelle</translation>
    </message>
    <message>
        <source>“The Compleat Gamester” was printed in London in 1674, without the name of its author.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>„The Compleat Gamester“ wurde 1674 in London gedruckt, ohne Namen des Verfassers.</translation>
    </message>
    <message>
        <source>Shows that the words say who will win, but not what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Zeigt, dass die Worte sagen, wer gewinnt, aber nicht, was man dafür tun muss.</translation>
    </message>
    <message>
        <source>Read every word</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Lest jedes Wort</translation>
    </message>
    <message>
        <source>Not a word mentions the order. A silence cannot be quoted; only a reader of the whole text will notice it. But silence is no proof: perhaps players could choose the order; perhaps the rule was so well known that no writer mentioned it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Kein Wort erwähnt die Reihenfolge. Ein Schweigen lässt sich nicht zitieren; sehen kann es nur, wer alles liest. Aber Schweigen ist kein Beweis: Vielleicht war sie frei; vielleicht kannten alle die Regel, und niemand schrieb sie auf.</translation>
    </message>
    <message>
        <source>Says that only reading the whole text shows this.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Sagt, dass dafür der ganze Text gelesen wurde.</translation>
    </message>
    <message>
        <source>A picture is a source, too</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Auch ein Bild ist eine Quelle</translation>
    </message>
    <message>
        <source>King Alfonso’s book of games was finished in 1283. Its text does not say how many dice are thrown. But beside it there is a small painting: two players sit at the board, one has just lifted a man from its pile, and three dice lie there.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Das Spielebuch von König Alfons wurde 1283 vollendet. Sein Text sagt nicht, mit wie vielen Würfeln gespielt wird. Aber daneben ist ein kleines Bild: Zwei sitzen am Brett, jemand hat gerade einen Stein von seinem Stapel gehoben, und drei Würfel liegen da.</translation>
    </message>
    <message>
        <source>The board on the screen is drawn after that painting: a heavy frame, no triangles, and half-round hollows, each as wide as a man.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Das Brett auf dem Bildschirm ist nach diesem Bild gezeichnet: ein schwerer Rahmen, keine Dreiecke und halbrunde Mulden, jede so breit wie ein Stein.</translation>
    </message>
    <message>
        <source>Three dice are painted there. Did the painter know the game? Probably, but that is a deduction.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Drei Würfel sind dort gemalt. Kannte der Maler das Spiel? Wahrscheinlich, aber das ist eine Folgerung.</translation>
    </message>
    <message>
        <source>Two texts side by side</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Zwei Texte nebeneinander</translation>
    </message>
    <message>
        <source>Compare the old words, in italics, one by one. Those of 1674 were printed; the others were written down before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Vergleicht die alten Wörter, kursiv gesetzt, eins nach dem anderen. Die von 1674 wurden gedruckt; die anderen wurden vor 1688 niedergeschrieben.</translation>
    </message>
    <message>
        <source>What do you notice? What may have happened? Do we now have two witnesses, or one?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Was fällt euch auf? Was könnte geschehen sein? Haben wir jetzt zwei Zeugen oder einen?</translation>
    </message>
    <message>
        <source>The words are nearly the same, and in the same order; the printed book merely says more. Probably one writer copied the other, or both copied a third text. Then there is one witness, not two.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Die Wörter sind fast dieselben und in derselben Reihenfolge; das gedruckte Buch sagt nur mehr. Wahrscheinlich hat einer vom anderen abgeschrieben, oder beide von einem dritten Text. Dann ist es ein Zeuge, nicht zwei.</translation>
    </message>
    <message>
        <source>The printed book could be bought, so Holme may have read it; we cannot be sure. But where the words are copies, a second copy makes a rule no more certain.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Das gedruckte Buch konnte man kaufen, Holme kann es also gelesen haben; sicher wissen wir es nicht. Aber wo Worte abgeschrieben sind, macht eine zweite Abschrift eine Regel nicht sicherer.</translation>
    </message>
    <message>
        <source>Names words that both texts share.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nennt Wörter, die in beiden Texten stehen.</translation>
    </message>
    <message>
        <source>Names a way in which that may have come about.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nennt eine Art, wie das gekommen sein kann.</translation>
    </message>
    <message>
        <source>Counts one witness, and says why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Zählt einen Zeugen und sagt, warum.</translation>
    </message>
    <message>
        <source>A number for the other player</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Eine Zahl für die Gegenseite</translation>
    </message>
    <message>
        <source>The two texts again: they say what happens to a number that the thrower cannot use. Read closely: what may the other player do with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Noch einmal die beiden Texte: Sie sagen, was mit einer Zahl geschieht, die man selbst nicht nutzen kann. Lest genau: Was darf die Gegenseite damit tun?</translation>
    </message>
    <message>
        <source>May the other player also bear a man off with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Darf die Gegenseite damit auch einen Stein herausnehmen?</translation>
    </message>
    <message>
        <source>Yes: “to his own advantage” means any advantage.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ja: „to his own advantage“ meint jeden Vorteil.</translation>
    </message>
    <message>
        <source>No: the old words say only “lays down”.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nein: Die alten Worte sagen nur „lays down“, legt hin.</translation>
    </message>
    <message>
        <source>The texts do not settle it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Die Texte entscheiden es nicht.</translation>
    </message>
    <message>
        <source>Each answer can be defended: the old words speak only of laying down, and modern accounts read the book of 1674 as bearing off, too.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Jede Antwort lässt sich verteidigen: Die alten Worte sprechen nur vom Hinlegen, und nach heutigen Darstellungen erlaubt das Buch von 1674 auch das Herausnehmen.</translation>
    </message>
    <message>
        <source>Each rule set in this program has to choose. It says so, and lets you choose otherwise. If the number may also bear a man off, a game takes %1 throws on average; if it may only lay one down, %2.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Jedes Regelwerk in diesem Programm muss sich entscheiden. Es sagt das und lässt euch auch anders wählen. Darf die Zahl auch einen Stein herausnehmen, dauert eine Partie im Mittel %1 Würfe; darf sie nur einen hinlegen, %2.</translation>
    </message>
    <message>
        <source>Defends the answer with words from the texts.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Verteidigt die Antwort mit Worten aus den Texten.</translation>
    </message>
    <message>
        <source>Your turn to decide</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Jetzt entscheidet ihr</translation>
    </message>
    <message>
        <source>A doublet may give more men than are left to lay down. Read what is known about it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ein Pasch kann mehr Steine geben, als noch hinzulegen sind. Lest, was darüber bekannt ist.</translation>
    </message>
    <message>
        <source>Should the rest be lost, or bear men off? Give a reason, not just what you like better.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Soll der Rest verfallen oder Steine herausnehmen? Nennt einen Grund, nicht nur, was euch besser gefällt.</translation>
    </message>
    <message>
        <source>There is no right answer. Good reasons: the words of the source, other sources of the same time and place, how well the game then plays.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Es gibt keine richtige Antwort. Gute Gründe: die Worte der Quelle, andere Quellen aus derselben Zeit und Gegend, wie gut sich das Spiel dann spielt.</translation>
    </message>
    <message>
        <source>A reason is good if somebody else can check it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ein Grund ist gut, wenn ihn jemand anderes prüfen kann.</translation>
    </message>
    <message>
        <source>Decides.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Entscheidet sich.</translation>
    </message>
    <message>
        <source>Gives a reason that somebody else can check.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nennt einen Grund, den jemand anderes prüfen kann.</translation>
    </message>
    <message>
        <source>What do we know now?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Was wissen wir jetzt?</translation>
    </message>
    <message>
        <source>Write three sentences about the game of 1674: one that we know, one that we deduce, one that we do not know. Find examples other than those in step 1.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Schreibt drei Sätze über das Spiel von 1674: einen, den wir wissen, einen, den wir folgern, einen, den wir nicht wissen. Findet andere Beispiele als in Schritt 1.</translation>
    </message>
    <message>
        <source>For example: we know that whoever throws the higher number throws first. We deduce that the first player with no men left wins. We do not know what becomes of the rest of a doublet.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Zum Beispiel: Wir wissen, dass zuerst würfelt, wer die höhere Zahl wirft. Wir folgern, dass gewinnt, wer zuerst keine Steine mehr hat. Wir wissen nicht, was aus dem Rest eines Paschs wird.</translation>
    </message>
    <message>
        <source>Choose another game in the program and open its rules. Count how many of them are old text, retold today, our deduction and our choice. Which game do we know best?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Wählt ein anderes Spiel im Programm und öffnet seine Regeln. Zählt, wie viele davon alter Text, heute nacherzählt, unsere Folgerung und unsere Wahl sind. Welches Spiel kennen wir am besten?</translation>
    </message>
    <message>
        <source>Write down the rules of a game that you know by heart, in five sentences. Let somebody who does not know the game play by them. What did you leave unsaid?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Schreibt die Regeln eines Spiels, das ihr auswendig kennt, in fünf Sätzen auf. Lasst jemanden danach spielen, der das Spiel nicht kennt. Was habt ihr ungesagt gelassen?</translation>
    </message>
    <message>
        <source>Ages 13 to 15</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>13 bis 15 Jahre</translation>
    </message>
    <message>
        <source>Nothing certain: with 100 games the share may easily be a few percentage points off.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nichts Sicheres: Bei 100 Partien kann der Anteil leicht ein paar Prozentpunkte danebenliegen.</translation>
    </message>
    <message>
        <source>Expects a tenth of a percentage point, by the rule of the previous step.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Erwartet einen Zehntel-Prozentpunkt, nach der Regel des vorigen Schritts.</translation>
    </message>
    <message>
        <source>Finds two ways, one mark for each.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Findet zwei Wege; für jeden ein Punkt.</translation>
    </message>
    <message>
        <source>Says that choosing well matters, because the band lies above 50%, and that it matters little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Sagt, dass eine gute Wahl zählt, weil das Band über 50&#xa0;% liegt, und dass sie wenig zählt.</translation>
    </message>
    <message>
        <source>Let the best player play only 400 games against the random one, with five seeds. In how many of the five does the band lie above 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Lasst das beste Spiel nur 400 Partien gegen das zufällige spielen, mit fünf Startwerten. Bei wie vielen der fünf liegt das Band über 50&#xa0;%?</translation>
    </message>
    <message>
        <source>Ages 14 to 16</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>14 bis 16 Jahre</translation>
    </message>
    <message>
        <source>Ages 13 to 16</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>13 bis 16 Jahre</translation>
    </message>
    <message>
        <source>Gives an example of each kind, one mark for each.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nennt ein Beispiel jeder Art; für jedes ein Punkt.</translation>
    </message>
    <message>
        <source>That their dice were loaded: fair dice give the first thrower more than half.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dass ihre Würfel gezinkt waren: Mit fairen gewinnt mehr als die Hälfte, wer zuerst würfelt.</translation>
    </message>
    <message>
        <source>Use the rule from step 6 to predict how far the band reaches on either side of the share for 400 and for 1,600 games. Then let the program play them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sagt mit der Regel aus Schritt 6 voraus, wie weit das Band bei 400 und bei 1.600 Partien auf beiden Seiten des Anteils reicht. Lasst dann das Programm sie spielen.</translation>
    </message>
    <message>
        <source>In this game each number on the dice plays a man of its own point: a 6 plays a man of the sixth point, a 1 plays a man of the first. If both dice show the same number, it plays several men.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>In diesem Spiel spielt jede Zahl der Würfel einen Stein auf ihrer eigenen Zunge: eine 6 einen Stein auf der sechsten, eine 1 einen auf der ersten. Zeigen beide Würfel dieselbe Zahl, so spielt sie mehrere Steine.</translation>
    </message>
    <message>
        <source>High numbers may help, but being high is not what counts: without a doublet, a 6 plays no more men than a 1. A throw is lucky if your chance of winning is higher after it than before. The program knows that chance for every position.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hohe Zahlen können helfen, aber auf die Höhe kommt es nicht an: Ohne Pasch spielt eine 6 nicht mehr Steine als eine 1. Ein Wurf ist glücklich, wenn eure Gewinnchance danach größer ist als davor. Das Programm kennt diese Chance für jede Stellung.</translation>
    </message>
    <message>
        <source>The painting beside King Alfonso’s game of 1283 shows three dice, so this game is played with three.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Das Bild neben dem Spiel von König Alfons aus dem Jahr 1283 zeigt drei Würfel; also wird dieses Spiel mit dreien gespielt.</translation>
    </message>
    <message>
        <source>Fair dice have no memory: they do not repeat themselves on purpose, and they do not make up for anything. A loaded die shows the same number too often, day after day. That is how it gives itself away.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Faire Würfel haben kein Gedächtnis: Sie wiederholen sich nicht mit Absicht, und sie gleichen nichts aus. Ein gezinkter Würfel zeigt dieselbe Zahl zu oft, an einem Tag wie am anderen. So verrät er sich.</translation>
    </message>
    <message>
        <source>One player plays as well as possible, the other at random. How far above one half is the good player’s chance?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Eine Seite spielt so gut wie möglich, die andere zufällig. Wie weit über der Hälfte liegt die Gewinnchance der Seite, die gut spielt?</translation>
    </message>
    <message>
        <source>Under Willughby’s rule, where a number that cannot be used is lost, the first thrower wins %1 of all games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nach Willughbys Regel, bei der eine unbrauchbare Zahl verfällt, gewinnt %1 aller Partien, wer zuerst würfelt.</translation>
    </message>
    <message>
        <source>A double 6 plays twelve men in England, and two in France. One throw in six is a doublet. Is that why the French game is so much longer?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ein Sechserpasch spielt in England zwölf Steine, in Frankreich zwei. Jeder sechste Wurf ist ein Pasch. Dauert die französische Partie deshalb so viel länger?</translation>
    </message>
    <message>
        <source>A doublet may give more men than you have left to lay down. The accounts of Willughby’s game are silent about the rest. If it is lost, the best player’s share of games won against random play is %1 above one half.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ein Pasch kann mehr Steine geben, als noch hinzulegen sind. Die Berichte über Willughbys Spiel schweigen über den Rest. Verfällt er, gewinnt das beste Spiel gegen zufälliges die Hälfte der Partien und %1 mehr.</translation>
    </message>
    <message>
        <source>And if the rest bears men off, how far above one half is the best player’s share?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Und wenn der Rest Steine herausnimmt: Wie viel mehr als die Hälfte gewinnt das beste Spiel?</translation>
    </message>
    <message>
        <source>Change this one rule and nothing else. Play many games with it and without it, with the same dice. Compare one figure, and check whether the difference is larger than chance would make it. You can try it now: change any rule of a game (Classroom menu, Invent a rule), and see what that does to the odds.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ändert diese eine Regel und sonst nichts. Spielt viele Partien mit und ohne sie, mit denselben Würfeln. Vergleicht eine Kennzahl und prüft, ob der Unterschied größer ist, als durch Zufall zu erwarten wäre. Ihr könnt es gleich versuchen: Ändert eine beliebige Regel eines Spiels (Menü „Unterricht“, „Regel erfinden“) und seht, was das an den Chancen ändert.</translation>
    </message>
    <message>
        <source>Times White threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>So oft warf Weiß sie</translation>
    </message>
    <message>
        <source>Times Black threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>So oft warf Schwarz sie</translation>
    </message>
    <message>
        <source>Play the same 100,000 games twice, with the same dice: the first time, a number that cannot be used is lost; the second time, the other player uses it. Before you start, write down what will change, and what will not. Why so many games? With 10,000, chance often hides a small difference. Both players play at random here, so the figures differ a little from those before.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Spielt dieselben 100.000 Partien zweimal, mit denselben Würfeln: Beim ersten Mal verfällt eine Zahl, die nicht zu nutzen ist; beim zweiten Mal nutzt sie die Gegenseite. Schreibt vorher auf, was sich ändern wird und was nicht. Warum so viele Partien? Bei 10.000 verdeckt der Zufall oft einen kleinen Unterschied. Beide Seiten spielen hier zufällig, daher weichen die Zahlen ein wenig von den vorigen ab.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Band of the difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Band des Unterschieds</translation>
    </message>
    <message>
        <source>“Haueing” is having, and “apeece” means each. Two men on each of the six points make twelve; a third on three of them makes fifteen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>„Haueing“ heißt „having“ (haben), und „apeece“ heißt: je. Zwei Steine auf jeder der sechs Zungen sind zwölf; ein dritter auf drei von ihnen macht fünfzehn.</translation>
    </message>
    <message>
        <source>Two dice, large enough for the class to see.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Zwei Würfel, groß genug, dass die Klasse sie sieht.</translation>
    </message>
    <message>
        <source>Modern writers quote a sentence of Francis Willughby’s: there is “scarce any skill” in this game. Justin du Coeur, who plays historical games today, found “virtually no strategy, save in the choice of how you use what dublets you get”. Now you know how little that is.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Heutige Darstellungen zitieren einen Satz von Francis Willughby: In diesem Spiel sei „scarce any skill“, kaum ein Können. Justin du Coeur, der heute historische Spiele spielt, fand „so gut wie keine Strategie, außer in der Wahl, wie man seine Pasche nutzt“. Jetzt wisst ihr, wie wenig das ist.</translation>
    </message>
    <message>
        <source>Sooner or later you throw a number that you cannot use. We know two English rules for that. Willughby’s account of about 1665 is known to us only through modern writers, who quote a sentence and retell the rest: there, the number is lost. The book of 1674 has a rule of its own.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Früher oder später würfelt man eine Zahl, die man nicht nutzen kann. Wir kennen dafür zwei englische Regeln. Willughbys Bericht von etwa 1665 kennen wir nur aus heutigen Darstellungen, die einen Satz zitieren und das Übrige nacherzählen: Dort spielt niemand die Zahl. Das Buch von 1674 hat eine eigene Regel.</translation>
    </message>
    <message>
        <source>By the rule, 1/20 for 400 games, so 5 percentage points, and 1/40 for 1,600 games, so 2.5.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nach der Regel 1/20 bei 400 Partien, also 5 Prozentpunkte, und 1/40 bei 1.600 Partien, also 2,5.</translation>
    </message>
    <message>
        <source>6 of 216 ways, so 1 in 36. A doublet with two dice, 1 in 6, is six times as likely.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>6 von 216 Möglichkeiten, also 1 von 36. Ein Pasch mit zwei Würfeln, 1 von 6, ist sechsmal so wahrscheinlich.</translation>
    </message>
    <message>
        <source>Usually in none or in one: with 400 games the band reaches about 5 percentage points to either side, far more than the advantage of best play.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Meist bei keinem oder einem: Bei 400 Partien reicht das Band etwa 5 Prozentpunkte nach beiden Seiten, viel weiter als der Vorsprung des besten Spiels.</translation>
    </message>
    <message>
        <source>The games become a little shorter. The first thrower’s shares hardly change, and the two differences remain.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Die Partien werden ein wenig kürzer. Die Anteile der beginnenden Seite ändern sich kaum, und beide Unterschiede bleiben.</translation>
    </message>
    <message>
        <source>Usually only the difference in length. The difference between the shares is much smaller than its band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Meist nur den in der Länge. Der Unterschied der Anteile ist viel kleiner als sein Band.</translation>
    </message>
    <message>
        <source>The French rules published by Charpentier have the most old text, so we know that game best. No rule of Willughby’s game is old text: what we know of them is retold today.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Die französischen Regeln, die Charpentier verlegte, haben am meisten alten Text; dieses Spiel kennen wir also am besten. Keine Regel von Willughbys Spiel ist alter Text: Was wir von ihnen wissen, ist heute nacherzählt.</translation>
    </message>
    <message>
        <source>Two more things have changed White’s chance: the opening throw, and plays that were not the best. Together they cost White a few percentage points.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Noch zweierlei hat die Chance von Weiß verändert: der Wurf um den Anfang und Züge, die nicht die besten waren. Zusammen kosteten sie Weiß ein paar Prozentpunkte.</translation>
    </message>
    <message>
        <source>Including the part of the game played before you began, White’s throws changed White’s chance by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Zusammen mit dem Teil der Partie, der zu Beginn schon gespielt war, haben die Würfe von Weiß die Chance von Weiß um %1 verändert, die Würfe von Schwarz die Chance von Schwarz um %2.</translation>
    </message>
    <message>
        <source>What share of all games does the first thrower win under the rule of 1674, where the other player may use such a number?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Welchen Anteil aller Partien gewinnt, wer zuerst würfelt, nach der Regel von 1674, bei der die andere Seite eine solche Zahl nutzen darf?</translation>
    </message>
    <message>
        <source>The answer comes at the end of the lesson. You will see your votes again there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Die Antwort kommt am Ende der Lektion. Dort seht ihr eure Stimmen wieder.</translation>
    </message>
    <message>
        <source>Almost nothing. After a single game, the first thrower has won either 100% or 0% of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Fast nichts. Nach einer einzigen Partie hat, wer zuerst würfelt, entweder 100&#xa0;% oder 0&#xa0;% der Partien gewonnen.</translation>
    </message>
    <message>
        <source>A single game may end either way by chance. Only many games can answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Eine einzelne Partie kann durch Zufall so oder so ausgehen. Nur viele Partien können die Frage beantworten.</translation>
    </message>
    <message>
        <source>A rule to remember, for shares near one half: 1 divided by the square root of the number of games. For 100 games that is 1/10, so 10 percentage points. For 10,000 games it is 1/100: 1 percentage point. With a hundred times as many games, the share varies ten times less.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Eine Faustregel für Anteile nahe der Hälfte: 1 geteilt durch die Wurzel aus der Zahl der Partien. Bei 100 Partien ist das 1/10, also 10 Prozentpunkte. Bei 10.000 Partien ist es 1/100: 1 Prozentpunkt. Bei hundertmal so vielen Partien schwankt der Anteil zehnmal weniger.</translation>
    </message>
    <message>
        <source>On one day, that can be chance. The same number on all ten days can hardly be chance.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>An einem Tag kann das Zufall sein. An allen zehn Tagen dieselbe Zahl ist kaum Zufall.</translation>
    </message>
    <message>
        <source>This time, a single rule changes, the one from step 1: what happens to a number that cannot be used. Everything else stays the same: the men, the players, even the dice.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Diesmal ändert sich nur eine Regel, die aus Schritt 1: was mit einer Zahl geschieht, die nicht zu nutzen ist. Alles andere bleibt gleich: die Steine, die Seiten, sogar die Würfel.</translation>
    </message>
    <message>
        <source>A doublet is a throw of two equal numbers. To bear a man off is to take it off the board.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ein Pasch ist ein Wurf mit zwei gleichen Zahlen. Einen Stein herausnehmen heißt, ihn vom Brett zu nehmen.</translation>
    </message>
    <message>
        <source>Let the program play 100 games, and note how many the first thrower won. Then change the seed, the number from which the computer’s throws follow. Play another 100 games, and then another. Do you get the same share?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lasst das Programm 100 Partien spielen und notiert, wie viele davon gewann, wer zuerst würfelte. Ändert dann den Startwert: die Zahl, aus der die Würfe des Computers folgen. Spielt weitere 100 Partien, und dann noch einmal. Bekommt ihr denselben Anteil?</translation>
    </message>
    <message>
        <source>That throwing first is a disadvantage: whoever throws first wins fewer than half of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dass es ein Nachteil ist, zuerst zu würfeln: Wer das tut, gewinnt weniger als die Hälfte der Partien.</translation>
    </message>
    <message>
        <source>That is how luck is measured: the chance after a throw, minus the chance before it. Before the game, White’s chance was 50%.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>So misst man Glück: die Chance nach einem Wurf minus die Chance davor. Vor der Partie war die Chance von Weiß 50&#xa0;%.</translation>
    </message>
    <message>
        <source>White began with 50%, gained through good luck and through Black’s bad luck, and lost a little through the opening throw and some weaker moves. With fair dice, the luck of a throw is zero on average. Over a whole game, bad luck need not be made up for. Now open the odds beside the board (View menu, Odds), and find the luckiest throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Weiß begann mit 50&#xa0;%, gewann durch eigenes Glück und durch das Pech von Schwarz und verlor ein wenig beim Wurf um den Anfang und durch schwächere Züge. Bei fairen Würfeln ist das Glück eines Wurfs im Mittel null. In einer einzelnen Partie muss Pech aber nicht ausgeglichen werden. Öffnet jetzt die Chancen neben dem Brett (Menü „Ansicht“, „Chancen“) und findet den glücklichsten Wurf.</translation>
    </message>
    <message>
        <source>Open the dice beside the board (View menu, Dice). They show how often each number fell for each player. The band shows where fair dice nearly always stay.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Öffnet die Würfel neben dem Brett (Menü „Ansicht“, „Würfel“). Sie zeigen, wie oft jede Zahl bei Weiß und bei Schwarz fiel. In diesem Band bleiben faire Würfel fast immer.</translation>
    </message>
    <message>
        <source>The same game, the same men, the same dice. Only the rule is different: now the other player may use what the thrower cannot.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dieselbe Partie, dieselben Steine, dieselben Würfel. Nur die Regel ist anders: Jetzt darf die Gegenseite nutzen, was die werfende Seite nicht nutzen kann.</translation>
    </message>
    <message>
        <source>If you can: a reproduction of the painting on leaf 74 of King Alfonso’s book of games (El Escorial, T-I-6).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Falls möglich: eine Abbildung der Malerei auf Blatt 74 im Spielebuch von König Alfons (El Escorial, T-I-6).</translation>
    </message>
    <message>
        <source>A line drawing. Two men sit facing each other at a board with a heavy frame. It has no triangles, but half-round hollows along two sides. The men of the game stand there in piles. One player is just lifting a man from its pile. Three dice lie on the board.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Eine Strichzeichnung. Zwei Männer sitzen sich an einem Brett mit schwerem Rahmen gegenüber. Es hat keine Dreiecke, aber halbrunde Mulden entlang zweier Seiten. Dort liegen die Steine in Stapeln. Ein Spieler hebt gerade einen Stein von seinem Stapel ab. Drei Würfel liegen auf dem Brett.</translation>
    </message>
    <message>
        <source>Think of very many games. If throwing first were worth nothing, whoever throws first would win 50% of them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Denkt an sehr viele Partien. Wäre der erste Wurf nichts wert, würde man mit ihm 50&#xa0;% davon gewinnen.</translation>
    </message>
    <message>
        <source>What share of all games does the player who throws first win?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Welchen Anteil aller Partien gewinnt, wer zuerst würfelt?</translation>
    </message>
    <message>
        <source>What share of all throws of two dice are doublets?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Welcher Anteil aller Würfe mit zwei Würfeln sind Pasche?</translation>
    </message>
    <message>
        <source>In what share of all throws of three dice do at least two dice show the same number?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Bei welchem Anteil aller Würfe mit drei Würfeln zeigen mindestens zwei dieselbe Zahl?</translation>
    </message>
    <message>
        <source>White makes the best plays, Black plays at random, thirty thousand times. Read off the share of games that White wins, and its band. Does the band reach down to 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Weiß spielt am besten, Schwarz zufällig, dreißigtausendmal. Lest den Anteil der Partien ab, die Weiß gewinnt, und sein Band. Reicht das Band bis 50&#xa0;% hinunter?</translation>
    </message>
    <message>
        <source>What did the experiment show?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Was hat der Versuch gezeigt?</translation>
    </message>
    <message>
        <source>Does choosing well matter in this game? How much?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Zählt eine gute Wahl in diesem Spiel? Wie viel?</translation>
    </message>
    <message>
        <source>It matters: the band lies above 50%, so chance alone hardly explains White’s lead. But it matters little: the lead is small.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Sie zählt: Das Band liegt über 50&#xa0;%, Zufall allein erklärt den Vorsprung von Weiß also kaum. Aber sie zählt wenig: Der Vorsprung ist klein.</translation>
    </message>
    <message>
        <source>Step 8 gave the exact figure: the best player is %1 above one half. It takes many thousands of games to see so little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Schritt 8 gab den genauen Wert: Wer am besten spielt, liegt %1 über der Hälfte. Um so wenig zu sehen, braucht man viele tausend Partien.</translation>
    </message>
    <message>
        <source>How many throws does a game take on average under the French rules?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Wie viele Würfe dauert eine Partie nach den französischen Regeln im Durchschnitt?</translation>
    </message>
    <message>
        <source>Reads both differences and the band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Liest beide Unterschiede und das Band ab.</translation>
    </message>
    <message>
        <source>Are the two differences too large to be chance? What has the rule changed, and by how much?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sind die beiden Unterschiede zu groß für Zufall? Was hat die Regel geändert, und wie sehr?</translation>
    </message>
    <message>
        <source>Neither band reaches 0, so chance alone can hardly explain the differences. If the other player uses the number, games are clearly shorter. The first thrower wins a little less often.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Kein Band reicht bis 0, Zufall allein kann die Unterschiede also kaum erklären. Nutzt die Gegenseite die Zahl, sind die Partien deutlich kürzer. Wer zuerst würfelt, gewinnt etwas seltener.</translation>
    </message>
    <message>
        <source>If a band contained 0, that would not prove that the rule changes nothing. These games simply could not tell.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Läge 0 in einem Band, wäre damit nicht bewiesen, dass die Regel nichts ändert. Diese Partien könnten es nur nicht zeigen.</translation>
    </message>
    <message>
        <source>Says what the rule has changed.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sagt, was die Regel geändert hat.</translation>
    </message>
    <message>
        <source>Uses the band to say whether chance alone could produce a difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sagt anhand des Bands, ob Zufall allein einen Unterschied ergeben könnte.</translation>
    </message>
    <message>
        <source>Read it twice. It says who will win: the player who first has all men down, unless the other player overtakes with doublets. It does not say what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Lest es zweimal. Es steht da, wer gewinnt: wer zuerst alle Steine niedergelegt hat, wenn die Gegenseite nicht mit Paschen überholt. Was man tun muss, um zu gewinnen, steht nicht da.</translation>
    </message>
    <message>
        <source>Let two players who choose at random play 10,000 games. The first thrower’s exact share then differs by 0.08 percentage points from that of best play. Can you see this? By the rule from step 6, how many games of each kind would you need, so that the two bands hardly overlap?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lasst zwei Seiten, die zufällig wählen, 10.000 Partien spielen. Der genaue Anteil der Seite, die zuerst würfelt, weicht dann um 0,08 Prozentpunkte von dem beim besten Spiel ab. Könnt ihr das sehen? Wie viele Partien jeder Art wären nach der Regel aus Schritt 6 nötig, damit sich die beiden Bänder kaum noch überschneiden?</translation>
    </message>
    <message>
        <source>No: with 10,000 games, the band reaches 1 percentage point to either side. It must reach only 0.04, half the difference: 1/√n = 0.0004, so more than six million games of each kind. The difference is small because few throws leave a choice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nein: Bei 10.000 Partien reicht das Band auf jeder Seite 1 Prozentpunkt weit. Es darf nur 0,04 weit reichen, die Hälfte des Unterschieds: 1/√n = 0,0004, also mehr als sechs Millionen Partien jeder Art. Der Unterschied ist klein, weil wenige Würfe eine Wahl lassen.</translation>
    </message>
    <message>
        <source>Here is one rule of each kind. If no old words are shown, the old book says nothing about the rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hier ist von jeder Art eine Regel. Wo keine alten Worte stehen, sagt das alte Buch nichts dazu.</translation>
    </message>
    <message>
        <source>Our own drawing, not a copy: it follows descriptions of the painting. Faces, clothes and the table are invented. The original is in the library of El Escorial in Spain (T-I-6, leaf 74).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Unsere eigene Zeichnung, keine Kopie: Sie folgt Beschreibungen der Malerei. Gesichter, Kleidung und Tisch sind erfunden. Das Original liegt in der Bibliothek von El Escorial in Spanien (T-I-6, Blatt 74).</translation>
    </message>
    <message>
        <source>A single number leaves its band about one time in twenty, so twelve numbers do so twelve times as often. An average need not be a whole number: often none is outside, sometimes one or two. One number outside its band proves nothing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Eine einzelne Zahl verlässt ihr Band etwa einmal in zwanzig Fällen, zwölf Zahlen also zwölfmal so oft. Ein Mittel muss keine ganze Zahl sein: Oft liegt keine Zahl außerhalb, manchmal eine oder zwei. Eine Zahl außerhalb ihres Bands beweist nichts.</translation>
    </message>
    <message>
        <source>Most of these games have died out. Only descriptions of them are left, with gaps. Read the sources, and separate what they say from what we make of them.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Die meisten dieser Spiele sind ausgestorben. Von ihnen sind nur Beschreibungen mit Lücken geblieben. Lest die Quellen und trennt, was sie sagen, von dem, was wir daraus machen.</translation>
    </message>
    <message>
        <source>Together with the sentence in step 3, these are the words of the book of 1674 on how the game is played, from the opening throw to the end. Read all of them. Then answer the question about one more rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Zusammen mit dem Satz in Schritt 3 sind dies die Worte des Buchs von 1674 darüber, wie das Spiel geht, vom Wurf um den Anfang bis zum Ende. Lest sie alle. Beantwortet dann die Frage nach einer weiteren Regel.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The naturalist’s game</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Das Spiel des Naturforschers</translation>
    </message>
    <message>
        <source>England, 17th-century account</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>England, Bericht des 17. Jh.</translation>
    </message>
    <message>
        <source>As a naturalist noted it: a doublet plays as many men as it has dots.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Wie ein Naturforscher es notierte: Ein Pasch spielt so viele Steine, wie er Augen hat.</translation>
    </message>
    <message>
        <source>Francis Willughby</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Francis Willughby</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>um 1665–70</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>England</translation>
    </message>
    <message>
        <source>pp. 23 ff.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>S. 23 ff.</translation>
    </message>
    <message>
        <source>after a modern paraphrase</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>nach einer modernen Nacherzählung</translation>
    </message>
    <message>
        <source>the most childish game at Tables in which there is nothing but chance and scarce any skill.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>das läppischste Spiel auf dem Brett, in dem nichts ist als Zufall und kaum ein Können.</translation>
    </message>
    <message>
        <source>Willughby’s own spellings of the numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Willughbys eigene Schreibung der Zahlen.</translation>
    </message>
    <message>
        <source>They come to us through Justin du Coeur (1997).</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Sie sind uns durch Justin du Coeur (1997) überliefert.</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Jede Seite hat 15 Steine. Auf Zunge 1 bis 3 stehen je 2, auf 4 bis 6 je 3.</translation>
    </message>
    <message>
        <source>Each throw is of 2 dice.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Ein Wurf sind 2 Würfel.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the same half of the board.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Die Steine beider Seiten stehen sich gegenüber, in derselben Hälfte des Bretts.</translation>
    </message>
    <message>
        <source>Lay all your men down, then bear them off. You need not wait for the other player.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Legen Sie alle Ihre Steine hin, dann nehmen Sie sie heraus. Auf die Gegenseite müssen Sie nicht warten.</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher number throws first.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Jede Seite wirft einen Würfel. Wer die höhere Zahl hat, würfelt zuerst.</translation>
    </message>
    <message>
        <source>We deduce two things: equal dice are thrown again, and these dice are not played.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Zweierlei folgern wir: Bei Gleichstand wird noch einmal gewürfelt, und diese Würfel werden nicht gespielt.</translation>
    </message>
    <message>
        <source>You choose the order of your numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Die Reihenfolge Ihrer Zahlen wählen Sie selbst.</translation>
    </message>
    <message>
        <source>The source does not mention the order.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Die Quelle erwähnt die Reihenfolge nicht.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Nutzen Sie so viele Ihrer Zahlen wie möglich.</translation>
    </message>
    <message>
        <source>The paraphrases of Willughby do not say that you must. We play it that way.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Die Nacherzählungen von Willughbys Text sagen nicht, dass man muss. Wir spielen es so.</translation>
    </message>
    <message>
        <source>A number takes the top man off the pile on its point. Lay that man in front. The bottom man needs no number.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Eine Zahl nimmt den obersten Stein vom Stapel ihrer Zunge. Legen Sie ihn davor hin. Der unterste Stein braucht keine Zahl.</translation>
    </message>
    <message>
        <source>When all your men are down, each number bears one man off its point.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Wenn alle Ihre Steine liegen, nimmt jede Zahl einen Stein von ihrer Zunge.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the dice show together, from any points.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Ein Pasch spielt so viele Steine, wie beide Würfel zusammen zeigen, von beliebigen Zungen.</translation>
    </message>
    <message>
        <source>The first player with no men left wins, on either player’s throw.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Wer zuerst keine Steine mehr hat, gewinnt, gleich wer gewürfelt hat.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The rest is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Ein Pasch kann mehr Steine geben, als Sie brauchen. Der Rest verfällt.</translation>
    </message>
    <message>
        <source>Willughby does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Willughby erwähnt das nicht. Darf man mit dem Rest Steine herausnehmen? Justin du Coeur (1997): „Ich vermute nein, aber es ist möglich.“</translation>
    </message>
    <message>
        <source>The rest of the doublet is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Der Rest des Paschs verfällt.</translation>
    </message>
    <message>
        <source>You go on at once and bear off the rest.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Sie machen sofort weiter und nehmen den Rest heraus.</translation>
    </message>
    <message>
        <source>When you finish a stage, use the rest of the throw in the next one.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Endet ein Abschnitt, nutzen Sie den Rest des Wurfs im nächsten.</translation>
    </message>
    <message>
        <source>The source does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Die Quelle sagt nicht, was mit den übrigen Zahlen dieses Wurfs geschieht.</translation>
    </message>
    <message>
        <source>You may use them at once in the next stage.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Sie dürfen sie sofort im nächsten Abschnitt nutzen.</translation>
    </message>
    <message>
        <source>You cannot use them.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Sie können sie nicht nutzen.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Eine Zahl, die Sie nicht nutzen können, verfällt.</translation>
    </message>
    <message>
        <source>In the paraphrase nobody plays it. Holme gives it to the other player, and du Coeur offers that too.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>In der Nacherzählung spielt sie niemand. Holme gibt sie der Gegenseite, und du Coeur schlägt das auch vor.</translation>
    </message>
    <message>
        <source>It is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Sie verfällt.</translation>
    </message>
    <message>
        <source>The other player uses it, to lay down or to bear off.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Die Gegenseite nutzt sie, zum Hinlegen oder zum Herausnehmen.</translation>
    </message>
    <message>
        <source>The gambler’s game</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Das Spiel des Glücksspielers</translation>
    </message>
    <message>
        <source>From a book for gamblers: the other player takes what you throw and cannot use.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Aus einem Buch für Glücksspieler: Was Sie werfen und nicht nutzen können, nimmt die Gegenseite.</translation>
    </message>
    <message>
        <source>attributed to Charles Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Charles Cotton zugeschrieben</translation>
    </message>
    <message>
        <source>1674</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>1674</translation>
    </message>
    <message>
        <source>London</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>London</translation>
    </message>
    <message>
        <source>chapter XXIX, pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Kapitel XXIX, S. 161–162</translation>
    </message>
    <message>
        <source>from the text; the book is anonymous, and was later attributed to Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>nach dem Text; das Buch ist anonym und wurde später Cotton zugeschrieben</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>S. 161</translation>
    </message>
    <message>
        <source>There are several foolish pastims to be plaid in the Tables which are ridiculous to treat of, wherefore I shall only mention these three.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Es gibt auf dem Brett etliche törichte Zeitvertreibe, von denen zu handeln lächerlich wäre; darum werde ich nur diese drei erwähnen.</translation>
    </message>
    <message>
        <source>The book’s own spellings of the numbers.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Die Schreibung der Zahlen im Buch.</translation>
    </message>
    <message>
        <source>upon sice, Cinque and Quater there are three men apiece, upon Trey, Deuce, Ace, but two apiece.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>auf Sechs, Fünf und Vier stehen je drei Steine, auf Drei, Zwei, Eins nur je zwei.</translation>
    </message>
    <message>
        <source>The text does not say so, but its doublets need two dice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Der Text sagt es nicht, aber seine Pasche brauchen zwei Würfel.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>S. 162</translation>
    </message>
    <message>
        <source>if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>bei zwei Vieren legt er acht hin oder nimmt acht heraus</translation>
    </message>
    <message>
        <source>The book does not say where the men stand. Modern accounts do.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Das Buch sagt nicht, wo die Steine stehen. Moderne Darstellungen tun es.</translation>
    </message>
    <message>
        <source>thus they do till all the men are down, and then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>so machen sie es, bis alle Steine liegen, und dann nehmen sie heraus, aber nicht, ehe sie liegen; wer zuerst alle liegen hat, nimmt zuerst heraus</translation>
    </message>
    <message>
        <source>The book says that the higher number throws first. The rest we deduce.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Das Buch sagt, dass zuerst würfelt, wer mehr wirft. Den Rest folgern wir.</translation>
    </message>
    <message>
        <source>He that throws most hath the benefit of throwing first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Wer am meisten wirft, hat den Vorteil, zuerst zu würfeln</translation>
    </message>
    <message>
        <source>These words leave the player no choice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Diese Worte lassen keine Wahl.</translation>
    </message>
    <message>
        <source>what he throws he lays down</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>was er wirft, das legt er hin</translation>
    </message>
    <message>
        <source>The text does not say that the bottom man needs no number.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Der Text sagt nicht, dass der unterste Stein keine Zahl braucht.</translation>
    </message>
    <message>
        <source>what he throws he lays down; and so doth the other</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>was er wirft, das legt er hin; und so auch der andere</translation>
    </message>
    <message>
        <source>The text does not say from which point the man comes.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Der Text sagt nicht, von welcher Zunge der Stein kommt.</translation>
    </message>
    <message>
        <source>then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>dann nehmen sie heraus, aber nicht, ehe sie liegen; wer zuerst alle liegen hat, nimmt zuerst heraus</translation>
    </message>
    <message>
        <source>That the men may come from any points is our deduction.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Dass die Steine von beliebigen Zungen kommen dürfen, folgern wir.</translation>
    </message>
    <message>
        <source>as many as the Dubblets are, so many he lays down, or bears; for example, if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>so viel der Pasch zählt, so viele legt er hin oder nimmt er heraus; zum Beispiel legt er bei zwei Vieren acht hin oder nimmt acht heraus</translation>
    </message>
    <message>
        <source>The book speaks of overtaking, as in a race.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Das Buch spricht vom Überholen, wie bei einem Rennen.</translation>
    </message>
    <message>
        <source>he that is down first bears first, and will doubtlesly win the Game if the other throws not Dubblets to overtake him</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>wer zuerst alle liegen hat, nimmt zuerst heraus und wird das Spiel ohne Zweifel gewinnen, wenn der andere keinen Pasch wirft, um ihn zu überholen</translation>
    </message>
    <message>
        <source>The book does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Das Buch erwähnt das nicht. Darf man mit dem Rest Steine herausnehmen? Justin du Coeur (1997): „Ich vermute nein, aber es ist möglich.“</translation>
    </message>
    <message>
        <source>The other player plays the rest.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Den Rest spielt die Gegenseite.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Eine Zahl, die Sie nicht nutzen können, geht an die Gegenseite.</translation>
    </message>
    <message>
        <source>The book says this about laying down. The Digital Ludeme Project and Wikipedia extend it to bearing off.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Das Buch sagt das vom Hinlegen. Das Digital Ludeme Project und Wikipedia weiten es auf das Herausnehmen aus.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>S. 161–162</translation>
    </message>
    <message>
        <source>what the one throws and hath not the other lays down for him to his own advantage</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>was der eine wirft und nicht hat, legt der andere für ihn hin, zum eigenen Vorteil</translation>
    </message>
    <message>
        <source>The other player may only lay a man down with it.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Die Gegenseite darf damit nur einen Stein hinlegen.</translation>
    </message>
    <message>
        <source>The herald’s game</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Das Spiel des Herolds</translation>
    </message>
    <message>
        <source>From a great book of heraldry: your unused number lets the other player lay down.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Aus einem großen Buch der Wappenkunde: Mit Ihrer ungenutzten Zahl legt die Gegenseite Steine hin.</translation>
    </message>
    <message>
        <source>Randle Holme</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Randle Holme</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>vor 1688</translation>
    </message>
    <message>
        <source>England, in manuscript</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>England, Handschrift</translation>
    </message>
    <message>
        <source>III.16, first printed in 1905</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, zuerst gedruckt 1905</translation>
    </message>
    <message>
        <source>from the text</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>nach dem Text</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, Nr. 29a</translation>
    </message>
    <message>
        <source>This is an easie and childish play</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Dies ist ein leichtes und läppisches Spiel</translation>
    </message>
    <message>
        <source>Holme’s own spellings of the numbers.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holmes eigene Schreibung der Zahlen.</translation>
    </message>
    <message>
        <source>haueing all the 15 men set double on the six points, the 6. 5. 4. haueing three apeece</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>alle 15 Steine stehen doppelt auf den sechs Zungen, die 6, 5 und 4 haben je drei</translation>
    </message>
    <message>
        <source>Holme says this about all games at tables.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme sagt das von allen Spielen auf diesem Brett.</translation>
    </message>
    <message>
        <source>III.16, item 27</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, Nr. 27</translation>
    </message>
    <message>
        <source>At all games within the tables, there is two Dies, and 30 table men: 15 of one colour, and 15 of an other</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Bei allen Spielen auf dem Brett gibt es zwei Würfel und 30 Steine: 15 von einer Farbe und 15 von einer anderen</translation>
    </message>
    <message>
        <source>Holme does not say where the men stand. We follow Willughby’s game. Holme counts points from the left, our board from the right.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme sagt nicht, wo die Steine stehen. Wir folgen Willughbys Spiel. Holme zählt die Zungen von links, unser Brett von rechts.</translation>
    </message>
    <message>
        <source>thus they do till all be downe; and then they beare</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>so machen sie es, bis alle liegen; und dann nehmen sie heraus</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, Nr. 29b</translation>
    </message>
    <message>
        <source>He that throws most with a single die, hath the benefite of the first throw for any game he plays at.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Wer mit einem einzelnen Würfel am meisten wirft, hat bei jedem Spiel den Vorteil des ersten Wurfs.</translation>
    </message>
    <message>
        <source>what is throwne is layd downe</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>was geworfen wird, wird hingelegt</translation>
    </message>
    <message>
        <source>now dubblets in this game, is as many to be layd downe and borne as the dubblets are.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>ein Pasch heißt nun in diesem Spiel, so viele hinzulegen und herauszunehmen, wie der Pasch zählt.</translation>
    </message>
    <message>
        <source>Holme does not say so. It follows from the bearing off.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme sagt das nicht. Es folgt aus dem Herausnehmen.</translation>
    </message>
    <message>
        <source>Holme does not mention this.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme erwähnt das nicht.</translation>
    </message>
    <message>
        <source>The other player lays a man down with a number you cannot use.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Mit einer Zahl, die Sie nicht nutzen können, legt die Gegenseite einen Stein hin.</translation>
    </message>
    <message>
        <source>Holme speaks only of laying down. The book of 1674 is often read as allowing bearing off too. Holme can be read that way as well.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme spricht nur vom Hinlegen. Das Buch von 1674 wird oft so gelesen, dass es auch das Herausnehmen erlaubt. So lässt sich auch Holme lesen.</translation>
    </message>
    <message>
        <source>if one throws and hath it not, the other lays downe for him</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>wenn einer wirft und es nicht hat, legt der andere für ihn hin</translation>
    </message>
    <message>
        <source>The king’s game</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Das Spiel des Königs</translation>
    </message>
    <message>
        <source>Castile, 13th-century account</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Kastilien, Bericht des 13. Jh.</translation>
    </message>
    <message>
        <source>From a king’s book of games: 12 men, 3 dice, and unused numbers pass.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Aus dem Spielebuch eines Königs: 12 Steine, 3 Würfel, und ungenutzte Zahlen gehen weiter.</translation>
    </message>
    <message>
        <source>Alfonso X of Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Alfons X. von Kastilien</translation>
    </message>
    <message>
        <source>1283</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>1283</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Kastilien</translation>
    </message>
    <message>
        <source>f. 74</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>fol. 74</translation>
    </message>
    <message>
        <source>from a modern translation</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>nach einer modernen Übersetzung</translation>
    </message>
    <message>
        <source>The numbers are given in figures.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Die Zahlen stehen in Ziffern.</translation>
    </message>
    <message>
        <source>We do not know whether the source names them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Ob die Quelle sie nennt, wissen wir nicht.</translation>
    </message>
    <message>
        <source>Each player has 12 men, 2 on each of 6 points.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Jede Seite hat 12 Steine, je 2 auf 6 Zungen.</translation>
    </message>
    <message>
        <source>Each throw is of 3 dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Ein Wurf sind 3 Würfel.</translation>
    </message>
    <message>
        <source>The miniature shows three dice. The text does not mention them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Die Miniatur zeigt drei Würfel. Der Text erwähnt sie nicht.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, on the same side of the bar.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Die Steine beider Seiten stehen sich gegenüber, auf derselben Seite der Bar.</translation>
    </message>
    <message>
        <source>The text names both. We deduce that all men are down first.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Der Text nennt beides. Dass zuerst alle Steine liegen, folgern wir.</translation>
    </message>
    <message>
        <source>The text calls this throw “the battle”. We deduce what happens with ties, and that these dice are not played.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Der Text nennt diesen Wurf „die Schlacht“. Was bei Gleichstand geschieht und dass diese Würfel nicht gespielt werden, folgern wir.</translation>
    </message>
    <message>
        <source>The other player must play what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Was Sie nicht spielen können, muss die Gegenseite spielen. Also müssen Sie spielen, was Sie können.</translation>
    </message>
    <message>
        <source>Equal numbers are played like any others.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Gleiche Zahlen werden gespielt wie alle anderen.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Der Text erwähnt gleiche Würfel nicht.</translation>
    </message>
    <message>
        <source>The other player must use any number that you cannot.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Die Gegenseite muss jede Zahl nutzen, die Sie nicht nutzen können.</translation>
    </message>
    <message>
        <source>The text does not say that this ends the game.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Der Text sagt nicht, dass damit das Spiel endet.</translation>
    </message>
    <message>
        <source>The race</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Das Rennen</translation>
    </message>
    <message>
        <source>Castile, modern reconstruction</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Kastilien, moderne Rekonstruktion</translation>
    </message>
    <message>
        <source>A modern reconstruction: men laid down race round the board and can be hit.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Eine moderne Rekonstruktion: Hingelegte Steine laufen um das Brett und können geschlagen werden.</translation>
    </message>
    <message>
        <source>a modern reconstruction by the Digital Ludeme Project, which the translation of this page does not support</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>eine moderne Rekonstruktion des Digital Ludeme Project, von der Übersetzung dieses Blatts nicht gestützt</translation>
    </message>
    <message>
        <source>The modern account says so. The miniature shows three, and the text does not mention them.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Die moderne Darstellung sagt es. Die Miniatur zeigt drei, und der Text erwähnt sie nicht.</translation>
    </message>
    <message>
        <source>The men start facing each other and race through all four quarters.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Die Steine stehen sich anfangs gegenüber und laufen durch alle vier Viertel.</translation>
    </message>
    <message>
        <source>Lay all your men down, then race them round the board and off it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Alle Steine hinlegen, dann mit ihnen um das Brett und hinaus laufen.</translation>
    </message>
    <message>
        <source>This is a modern reconstruction. The translation of the page never speaks of moving.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Das ist eine moderne Rekonstruktion. Die Übersetzung des Blatts spricht nirgends vom Ziehen.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can. You need not choose a play that wins the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Nutzen Sie so viele Ihrer Zahlen wie möglich. Eine Zahl, die gewinnen würde, müssen Sie nicht nutzen.</translation>
    </message>
    <message>
        <source>The account does not say so. We deduce it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Die Darstellung sagt das nicht. Wir folgern es.</translation>
    </message>
    <message>
        <source>Only the exact number bears a man off: one step past the last point.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Nur die genaue Zahl nimmt einen Stein heraus: einen Schritt über die letzte Zunge hinaus.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player, or is lost.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Eine Zahl, die Sie nicht nutzen können, geht an die Gegenseite oder verfällt.</translation>
    </message>
    <message>
        <source>It passes while you lay down or have all your men in the last quarter. We say the other player must use it; the account only says they may.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Sie geht an die Gegenseite, solange Sie hinlegen oder alle Steine im letzten Viertel haben. Bei uns muss die Gegenseite sie nutzen; die Darstellung sagt nur, dass sie darf.</translation>
    </message>
    <message>
        <source>A number moves one man that many points along your track. No point holds more than 2 men.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Eine Zahl zieht einen Stein um so viele Zungen auf Ihrem Weg weiter. Keine Zunge fasst mehr als 2 Steine.</translation>
    </message>
    <message>
        <source>Your track is all 24 points, from your own point 1. The other player goes the opposite way.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Ihr Weg sind alle 24 Zungen, von Ihrer Zunge 1 an. Die Gegenseite läuft andersherum.</translation>
    </message>
    <message>
        <source>A man that lands on a single enemy man removes it from the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Ein Stein, der auf einen einzelnen gegnerischen trifft, schlägt ihn aus dem Spiel.</translation>
    </message>
    <message>
        <source>This is odd: its owner then has one man fewer to bring home.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Das ist seltsam: Wer geschlagen wird, hat einen Stein weniger heimzubringen.</translation>
    </message>
    <message>
        <source>Counting a hit man as gone is our choice: the account is silent.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Dass ein geschlagener Stein als ausgeschieden gilt, ist unsere Wahl: Die Darstellung schweigt.</translation>
    </message>
    <message>
        <source>If neither player can ever move again, the game is a draw.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Wenn keine Seite mehr ziehen kann, ist die Partie remis.</translation>
    </message>
    <message>
        <source>The account does not say what happens when neither player can move.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Die Darstellung sagt nicht, was geschieht, wenn keine Seite ziehen kann.</translation>
    </message>
    <message>
        <source>The throw-again game</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Das Spiel mit Zusatzwurf</translation>
    </message>
    <message>
        <source>France, 18th-century account</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Frankreich, Bericht des 18. Jh.</translation>
    </message>
    <message>
        <source>The French game at the trictrac table: a doublet lets you throw again.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Das französische Spiel am Trictrac-Tisch: Nach einem Pasch wird noch einmal gewürfelt.</translation>
    </message>
    <message>
        <source>published by Charpentier</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>verlegt von Charpentier</translation>
    </message>
    <message>
        <source>1715</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>1715</translation>
    </message>
    <message>
        <source>Paris</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Paris</translation>
    </message>
    <message>
        <source>third edition, pp. 78–94</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>dritte Auflage, S. 78–94</translation>
    </message>
    <message>
        <source>from a modern transcription, not compared with the printed book; its author is not known</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>nach einer modernen Transkription, nicht mit dem gedruckten Buch verglichen; der Verfasser ist nicht bekannt</translation>
    </message>
    <message>
        <source>The names of the numbers and of the doublets.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Die Namen der Zahlen und der Pasche.</translation>
    </message>
    <message>
        <source>The names of doublets are the usual ones of trictrac, partly from other chapters.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Die Namen der Pasche sind die üblichen des Trictrac, teils aus anderen Kapiteln.</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3. They lie in piles, not side by side.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Jede Seite hat 15 Steine. Auf Zunge 1 bis 3 liegen je 2, auf 4 bis 6 je 3. Sie liegen in Stapeln, nicht nebeneinander.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>S. 78–94, nach einer modernen Transkription</translation>
    </message>
    <message>
        <source>one on top of the other, and not side by side</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>einer auf dem anderen und nicht nebeneinander</translation>
    </message>
    <message>
        <source>The same book of trictrac and its games says so.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Dasselbe Buch über Trictrac und seine Spiele sagt es.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the half nearest the light.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Die Steine beider Seiten stehen sich gegenüber, in der Hälfte, die näher am Licht liegt.</translation>
    </message>
    <message>
        <source>the quarter … nearest the daylight</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>das Viertel … dem Tageslicht am nächsten</translation>
    </message>
    <message>
        <source>one may bear nothing off until one has laid all one’s men down</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>man kann nichts herausnehmen, solange man nicht alle seine Steine hingelegt hat</translation>
    </message>
    <message>
        <source>What you cannot play goes to the other player. So you must play what you can.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Was Sie nicht spielen können, geht an die Gegenseite. Also müssen Sie spielen, was Sie können.</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>alles, was der eine nicht spielen kann, spielt der andere</translation>
    </message>
    <message>
        <source>A pile of 2 has only one man to lay down. With a double 3, the other player lays one down with the second 3.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Von einem Stapel mit 2 Steinen lässt sich nur einer hinlegen. Bei einem Dreierpasch legt die Gegenseite mit der zweiten 3 einen hin.</translation>
    </message>
    <message>
        <source>has only one man to lay down; you lay the other down for him</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>hat nur einen Stein hinzulegen; den anderen legen Sie für ihn hin</translation>
    </message>
    <message>
        <source>These words do not say from which point the man comes.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Diese Worte sagen nicht, von welcher Zunge der Stein kommt.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again, even if you could not play it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Nach einem Pasch würfeln Sie noch einmal, auch wenn er nicht zu spielen war.</translation>
    </message>
    <message>
        <source>whoever throws a doublet keeps the dice until they throw a plain throw</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>wer einen Pasch wirft, behält die Würfel, bis ein einfacher Wurf fällt</translation>
    </message>
    <message>
        <source>The other player uses, if possible, any number that you cannot.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Jede Zahl, die Sie nicht nutzen können, nutzt die Gegenseite, wenn sie kann.</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays, if they can; and if they cannot, neither of the two plays it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>alles, was der eine nicht spielen kann, spielt der andere, sofern er es kann; und wenn er es nicht kann, spielt es keiner von beiden</translation>
    </message>
    <message>
        <source>A doublet plays just its two numbers, one for each die.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Ein Pasch spielt nur seine zwei Zahlen, eine für jeden Würfel.</translation>
    </message>
    <message>
        <source>Doublets are played only once in it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Pasche werden darin nur einmal gespielt</translation>
    </message>
    <message>
        <source>The first player to bear off all their men wins the game.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Wer zuerst alle Steine herausnimmt, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>While you lay down, you cannot use the numbers of a player bearing off.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Solange Sie hinlegen, können Sie die Zahlen einer Seite, die herausnimmt, nicht nutzen.</translation>
    </message>
    <message>
        <source>A modern account says so. We do not have the words of the book. Leave it out to play as in other sources.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Eine moderne Darstellung sagt es. Die Worte des Buchs haben wir nicht. Ohne diese Regel spielen Sie wie in anderen Quellen.</translation>
    </message>
    <message>
        <source>They are lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Sie verfallen.</translation>
    </message>
    <message>
        <source>They pass as at any other time.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Sie gehen über wie sonst auch.</translation>
    </message>
    <message>
        <source>Every number that passes is pointed out.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Jede übergehende Zahl wird angezeigt.</translation>
    </message>
    <message>
        <source>In the source the thrower need not tell you. We deduce that the next throw ends the time to claim. Newcomers may like to be told.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>In der Quelle muss die werfende Seite nichts sagen. Dass die Frist mit dem nächsten Wurf endet, folgern wir. Wer neu ist, freut sich vielleicht über den Hinweis.</translation>
    </message>
    <message>
        <source>The other player sees every number that passes, and plays it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Die Gegenseite sieht jede Zahl, die übergeht, und spielt sie.</translation>
    </message>
    <message>
        <source>The other player must notice it and claim it, or it is lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Die Gegenseite muss sie bemerken und beanspruchen, sonst verfällt sie.</translation>
    </message>
    <message>
        <source>is not obliged to tell you</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>ist nicht verpflichtet, es Ihnen zu sagen</translation>
    </message>
    <message>
        <source>The plain game</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Das schlichte Spiel</translation>
    </message>
    <message>
        <source>France, 19th-century account</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Frankreich, Bericht des 19. Jh.</translation>
    </message>
    <message>
        <source>The French game in a book of 1888: doublets are ordinary throws.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Das französische Spiel in einem Buch von 1888: Pasche sind gewöhnliche Würfe.</translation>
    </message>
    <message>
        <source>Moulidars</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Moulidars</translation>
    </message>
    <message>
        <source>1888</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>1888</translation>
    </message>
    <message>
        <source>after Fiske 1905, p. 300</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>nach Fiske 1905, S. 300</translation>
    </message>
    <message>
        <source>after Willard Fiske’s summary of 1905</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>nach Willard Fiskes Zusammenfassung von 1905</translation>
    </message>
    <message>
        <source>The French names of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Die französischen Namen von 1715.</translation>
    </message>
    <message>
        <source>The summary that we follow gives none.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Die Zusammenfassung, der wir folgen, nennt keine.</translation>
    </message>
    <message>
        <source>The account says only that the number of men differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Die Darstellung sagt nur, dass es nicht so viele Steine sind wie beim Doblet.</translation>
    </message>
    <message>
        <source>The account says only that the number of dice differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Die Darstellung sagt nur, dass es nicht so viele Würfel sind wie beim Doblet.</translation>
    </message>
    <message>
        <source>The account says only that they do not stand as in doblet. We follow the French rules of 1715.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Die Darstellung sagt nur, dass sie nicht wie beim Doblet stehen. Wir folgen den französischen Regeln von 1715.</translation>
    </message>
    <message>
        <source>The account says this about doblet. The rest we deduce.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Die Darstellung sagt das vom Doblet. Den Rest folgern wir.</translation>
    </message>
    <message>
        <source>The other player plays what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Was Sie nicht spielen können, spielt die Gegenseite. Also müssen Sie spielen, was Sie können.</translation>
    </message>
    <message>
        <source>We know this book only from Fiske’s summary of 1905, which gives doublets no privilege.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Wir kennen dieses Buch nur aus Fiskes Zusammenfassung (1905). Sie gibt Paschen kein Vorrecht.</translation>
    </message>
    <message>
        <source>The stacking game</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Das Stapelspiel</translation>
    </message>
    <message>
        <source>Iceland, 20th-century account</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Island, Bericht des 20. Jh.</translation>
    </message>
    <message>
        <source>The Icelandic game: men are laid down, stacked up again, then borne off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Das isländische Spiel: hinlegen, wieder aufstapeln, dann herausnehmen.</translation>
    </message>
    <message>
        <source>Willard Fiske</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Willard Fiske</translation>
    </message>
    <message>
        <source>1905</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>1905</translation>
    </message>
    <message>
        <source>Florence</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Florenz</translation>
    </message>
    <message>
        <source>p. 353</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>S. 353</translation>
    </message>
    <message>
        <source>The account that we follow does not name them.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Die Darstellung, der wir folgen, nennt sie nicht.</translation>
    </message>
    <message>
        <source>Each player’s men stand in the quarter at their right hand.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Die Steine jeder Seite stehen im Viertel rechts von ihr.</translation>
    </message>
    <message>
        <source>Lay all your men down, stack them up again, then bear them off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Alle Steine hinlegen, wieder aufstapeln, dann herausnehmen.</translation>
    </message>
    <message>
        <source>The account says that unusable throws do not count. So the usable ones must be played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Die Darstellung sagt, dass unbrauchbare Würfe nicht zählen. Also müssen die brauchbaren gespielt werden.</translation>
    </message>
    <message>
        <source>When all your men are down, each number puts one man back on its pile.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Wenn alle Ihre Steine liegen, legt jede Zahl einen Stein auf seinen Stapel zurück.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Nach einem Pasch würfeln Sie noch einmal.</translation>
    </message>
    <message>
        <source>A number that you cannot use does not count.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Eine Zahl, die Sie nicht nutzen können, zählt nicht.</translation>
    </message>
    <message>
        <source>The account says only that they throw to decide. In Icelandic kotra the lower number begins (Hugur og hönd, 1977, pp. 8–9).</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Die Darstellung sagt nur, dass darum gewürfelt wird. Beim isländischen Kotra beginnt die niedrigere Zahl (Hugur og hönd, 1977, S. 8–9).</translation>
    </message>
    <message>
        <source>The higher number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Wer die höhere Zahl hat, würfelt zuerst.</translation>
    </message>
    <message>
        <source>The lower number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Wer die niedrigere Zahl hat, würfelt zuerst.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, each number bears one man off its point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Wenn alle Ihre Steine wieder gestapelt sind, nimmt jede Zahl einen Stein von ihrer Zunge.</translation>
    </message>
    <message>
        <source>The account says “exactly as at backgammon”. It calls that “effectively the same as in doublets”. That is true only for men on the number’s own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Die Darstellung sagt „genau wie beim Backgammon“. Sie nennt das „im Grunde dasselbe wie bei Doublets“. Das stimmt nur für Steine auf der Zunge der Zahl.</translation>
    </message>
    <message>
        <source>Each number bears one man off its own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Jede Zahl nimmt einen Stein von ihrer eigenen Zunge.</translation>
    </message>
    <message>
        <source>A doublet plays both its numbers before you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Ein Pasch spielt beide Zahlen, bevor Sie noch einmal würfeln.</translation>
    </message>
    <message>
        <source>We do not know whether Fiske says how many men it plays. In the Digital Ludeme Project and Ludii it plays one.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Ob Fiske sagt, wie viele Steine ein Pasch spielt, wissen wir nicht. Im Digital Ludeme Project und in Ludii ist es einer.</translation>
    </message>
    <message>
        <source>Both numbers are played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Beide Zahlen werden gespielt.</translation>
    </message>
    <message>
        <source>One man is played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Ein Stein wird gespielt.</translation>
    </message>
    <message>
        <source>The living game</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Das lebendige Spiel</translation>
    </message>
    <message>
        <source>Turkey, 21st-century account</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Türkei, Bericht des 21. Jh.</translation>
    </message>
    <message>
        <source>Still played in Turkey: each die plays one man, and chance decides everything.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>In der Türkei noch gespielt: Jeder Würfel spielt einen Stein, und alles entscheidet der Zufall.</translation>
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
        <translation>Türkei</translation>
    </message>
    <message>
        <source>entry on kız tavlası</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Eintrag zu kız tavlası</translation>
    </message>
    <message>
        <source>after two present-day accounts: one given to the project, one in the newspaper Posta</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>nach zwei heutigen Darstellungen: eine für das Projekt, eine in der Zeitung Posta</translation>
    </message>
    <message>
        <source>The accounts that we follow do not name them.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Die Darstellungen, denen wir folgen, nennen sie nicht.</translation>
    </message>
    <message>
        <source>The newspaper also allows them to stand diagonally. The game is the same. We use an English board.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Die Zeitung lässt sie auch schräg gegenüber stehen. Das Spiel bleibt gleich. Wir nehmen ein englisches Brett.</translation>
    </message>
    <message>
        <source>Equal dice are thrown again. We deduce that these dice are not played.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Bei Gleichstand wird noch einmal gewürfelt. Dass diese Würfel nicht gespielt werden, folgern wir.</translation>
    </message>
    <message>
        <source>The accounts do not mention the order.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Die Darstellungen erwähnen die Reihenfolge nicht.</translation>
    </message>
    <message>
        <source>The accounts do not mention this.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Die Darstellungen erwähnen das nicht.</translation>
    </message>
    <message>
        <source>We deduce that the bottom man needs no number.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Dass der unterste Stein keine Zahl braucht, folgern wir.</translation>
    </message>
    <message>
        <source>A doublet is an ordinary throw: two equal numbers.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Ein Pasch ist ein gewöhnlicher Wurf: zwei gleiche Zahlen.</translation>
    </message>
    <message>
        <source>The accounts do not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Die Darstellungen sagen nicht, was mit den übrigen Zahlen dieses Wurfs geschieht.</translation>
    </message>
    <message>
        <source>The accounts do not mention such numbers. In some games of this kind they pass to the other player.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Die Darstellungen erwähnen solche Zahlen nicht. In manchen Spielen dieser Art gehen sie an die Gegenseite.</translation>
    </message>
    <message>
        <source>The children’s game</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Das Kinderspiel</translation>
    </message>
    <message>
        <source>Syria and Lebanon, 20th-century account</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Syrien und Libanon, Bericht des 20. Jh.</translation>
    </message>
    <message>
        <source>Of Syria and Lebanon: lay down, stack up again, then bear off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Aus Syrien und dem Libanon: hinlegen, wieder aufstapeln, dann herausnehmen.</translation>
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
        <translation>S. 19–21</translation>
    </message>
    <message>
        <source>after the Digital Ludeme Project’s summary of the book</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>nach der Zusammenfassung des Buchs durch das Digital Ludeme Project</translation>
    </message>
    <message>
        <source>The summary that we follow does not name them.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Die Zusammenfassung, der wir folgen, nennt sie nicht.</translation>
    </message>
    <message>
        <source>The summary does not say where they stand. We use an English board.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Die Zusammenfassung sagt nicht, wo sie stehen. Wir nehmen ein englisches Brett.</translation>
    </message>
    <message>
        <source>The summary does not say who begins.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Die Zusammenfassung sagt nicht, wer beginnt.</translation>
    </message>
    <message>
        <source>The summary does not mention the order.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Die Zusammenfassung erwähnt die Reihenfolge nicht.</translation>
    </message>
    <message>
        <source>The summary says what a number lets you do, not that you must.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Die Zusammenfassung sagt, was eine Zahl erlaubt, nicht, was man muss.</translation>
    </message>
    <message>
        <source>The summary does not mention doublets.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Die Zusammenfassung erwähnt Pasche nicht.</translation>
    </message>
    <message>
        <source>The summary does not mention such numbers.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Die Zusammenfassung erwähnt solche Zahlen nicht.</translation>
    </message>
    <message>
        <source>In the summary each number moves one man. We take the rule for high numbers from backgammon. Other games of this kind bear off by number.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>In der Zusammenfassung zieht jede Zahl einen Stein. Die Regel für hohe Zahlen übernehmen wir vom Backgammon. In anderen Spielen dieser Art nimmt man nach der Zahl heraus.</translation>
    </message>
    <message>
        <source>The summary does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Die Zusammenfassung sagt nicht, was mit den übrigen Zahlen dieses Wurfs geschieht.</translation>
    </message>
    <message>
        <source>Invented today</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Heute erfunden</translation>
    </message>
    <message>
        <source>Invented: no source has all these rules together.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Erfunden: Keine Quelle hat alle diese Regeln zusammen.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. Use the rest at once in your next stage.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Ein Pasch kann mehr Steine geben, als Sie brauchen. Nutzen Sie den Rest sofort im nächsten Abschnitt.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The other player plays the rest.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Ein Pasch kann mehr Steine geben, als Sie brauchen. Den Rest spielt die Gegenseite.</translation>
    </message>
    <message>
        <source>A doublet plays only one man before you throw again.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Ein Pasch spielt nur einen Stein, bevor Sie noch einmal würfeln.</translation>
    </message>
    <message>
        <source>While you lay down, you can use the numbers of a player bearing off.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Solange Sie hinlegen, können Sie die Zahlen einer Seite nutzen, die herausnimmt.</translation>
    </message>
    <message>
        <source>Notice a number that passes and claim it, or it is lost.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Bemerken und beanspruchen Sie eine übergehende Zahl, sonst verfällt sie.</translation>
    </message>
    <message>
        <source>When you finish a stage, you cannot use the rest of the throw.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Endet ein Abschnitt, können Sie den Rest des Wurfs nicht nutzen.</translation>
    </message>
    <message>
        <source>Each player throws one die. The lower number throws first.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Jede Seite wirft einen Würfel. Wer die niedrigere Zahl hat, würfelt zuerst.</translation>
    </message>
    <message>
        <source>The encyclopedia’s game</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Das Spiel der Enzyklopädie</translation>
    </message>
    <message>
        <source>The French game in an encyclopedia of 1792: chance decides who begins.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Das französische Spiel in einer Enzyklopädie von 1792: Der Zufall bestimmt, wer beginnt.</translation>
    </message>
    <message>
        <source>attributed to Jacques Lacombe</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Jacques Lacombe zugeschrieben</translation>
    </message>
    <message>
        <source>1792</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>1792</translation>
    </message>
    <message>
        <source>pp. 64–65</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>S. 64–65</translation>
    </message>
    <message>
        <source>the beginning from a modern transcription at jocari.be, the rest after a modern summary</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>der Anfang nach einer modernen Transkription auf jocari.be, der Rest nach einer modernen Zusammenfassung</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>S. 64–65, nach einer modernen Transkription</translation>
    </message>
    <message>
        <source>The name of this game comes from the fact that the players really do knock down all their men, one after another, laying them flat, one in front of the other.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Der Name dieses Spiels kommt daher, dass die Spieler wirklich alle ihre Steine umlegen, einen nach dem anderen, flach, einen vor den anderen.</translation>
    </message>
    <message>
        <source>The part we have read mentions “as”, “deux”, “trois” and “six”.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Der Teil, den wir gelesen haben, nennt as, deux, trois und six.</translation>
    </message>
    <message>
        <source>On the three points nearest the daylight each pile is of two men, and the piles of the three other points are of three men each.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Auf den drei Zungen, die dem Licht am nächsten sind, ist jeder Stapel aus zwei Steinen, und die Stapel der drei anderen Zungen sind aus je drei.</translation>
    </message>
    <message>
        <source>which is played with two dice and two dice cups in a trictrac board</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>das mit zwei Würfeln und zwei Bechern in einem Trictrac-Brett gespielt wird</translation>
    </message>
    <message>
        <source>each player puts his men in the quarter of the trictrac board nearest the daylight</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>jeder Spieler stellt seine Steine in das Viertel des Trictrac-Bretts, das dem Licht am nächsten ist</translation>
    </message>
    <message>
        <source>The part we have read covers only laying down. Bearing off comes from the modern summary.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Wir haben nur vom Hinlegen gelesen. Das Herausnehmen steht in der modernen Zusammenfassung.</translation>
    </message>
    <message>
        <source>The text says only that chance decides. We throw dice, as in the other games.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Der Text sagt nur, dass der Zufall bestimmt. Wir würfeln, wie in den anderen Spielen.</translation>
    </message>
    <message>
        <source>In its example, a six and an ace, the text plays the ace first. It states no rule.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>In seinem Beispiel, einer Sechs und einer Eins, spielt der Text die Eins zuerst. Eine Regel nennt er nicht.</translation>
    </message>
    <message>
        <source>he knocks two men down from the piles, according to the number of dots that each die shows</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>er legt zwei Steine von den Stapeln um, nach der Zahl der Augen, die jeder Würfel zeigt</translation>
    </message>
    <message>
        <source>the ace is always taken from the first pile, the two from the second</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>die Eins wird immer vom ersten Stapel genommen, die Zwei vom zweiten</translation>
    </message>
    <message>
        <source>We have not read what the book says about it. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Was das Buch dazu sagt, haben wir nicht gelesen. Wir folgen den französischen Regeln von 1715.</translation>
    </message>
    <message>
        <source>We follow the French rules of 1715. The summary has the English rule of 1674, word for word, so we distrust it.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Wir folgen den französischen Regeln von 1715. Die Zusammenfassung hat Wort für Wort die englische Regel von 1674; wir misstrauen ihr.</translation>
    </message>
    <message>
        <source>The first player to finish the last stage wins, on either player’s throw.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Wer den letzten Abschnitt zuerst beendet, gewinnt, gleich wer gewürfelt hat.</translation>
    </message>
    <message>
        <source>We have not read the end of the text. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Das Ende des Textes haben wir nicht gelesen. Wir folgen den französischen Regeln von 1715.</translation>
    </message>
    <message>
        <source>When all your men are off, the game is over.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Sind alle Steine einer Seite heraus, ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>One modern reading of the article has players set all men up again. We have not found this in what we read.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Eine moderne Lesart des Artikels lässt alle Steine wieder aufstellen. In dem, was wir gelesen haben, fanden wir das nicht.</translation>
    </message>
    <message>
        <source>The game is over, and that player has won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Die Partie ist zu Ende, und diese Seite hat gewonnen.</translation>
    </message>
    <message>
        <source>They must be set up again, one number for each man. Then the game is won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Sie müssen wieder aufgestellt werden, eine Zahl für jeden Stein. Dann ist die Partie gewonnen.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Wer zuerst keine Steine mehr hat, gewinnt.</translation>
    </message>
    <message>
        <source>It is our deduction that this may happen on the other player’s throw.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Dass dies auch beim Wurf der Gegenseite geschehen kann, folgern wir.</translation>
    </message>
    <message>
        <source>Holme adds laws for games at tables. The second agrees: “in the Game of doublets they are as many to laye”. That any points will do is our deduction.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme fügt Regeln für Spiele auf diesem Brett an. Auch die zweite sagt: „in the Game of doublets they are as many to laye“. Dass beliebige Zungen gelten, folgern wir.</translation>
    </message>
    <message>
        <source>f. 74, as read by the Digital Ludeme Project</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>fol. 74, in der Lesart des Digital Ludeme Project</translation>
    </message>
    <message>
        <source>A number bears a man off its point. It may instead move one that many points lower. If none stands so high, it bears off the highest.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Eine Zahl nimmt einen Stein ihrer Zunge oder zieht einen entsprechend tiefer. Steht keiner so hoch, nimmt sie den höchsten heraus.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, bear them off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Wenn alle Ihre Steine wieder gestapelt sind, nehmen Sie sie heraus.</translation>
    </message>
    <message>
        <source>In one account a doublet plays all the men on its point. This matters only when three men are left there to bear off.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>In einer Darstellung spielt ein Pasch alle Steine seiner Zunge. Das zählt nur, wenn dort noch drei Steine herauszunehmen sind.</translation>
    </message>
    <message>
        <source>Its two numbers play one man each.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Jede der beiden Zahlen spielt einen Stein.</translation>
    </message>
    <message>
        <source>It plays all the men on its point, even if there are three.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Er spielt alle Steine seiner Zunge, auch drei.</translation>
    </message>
    <message>
        <source>A doublet plays all the men on its point, even if there are three.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Ein Pasch spielt alle Steine seiner Zunge, auch drei.</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <source>Two players put their men in piles on a backgammon board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zwei Menschen stellen ihre Steine in Stapeln auf ein Backgammonbrett.</translation>
    </message>
    <message>
        <source>The dice decide which man is laid down, and later which man is taken off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Würfel entscheiden, welcher Stein hingelegt und welcher später vom Brett genommen wird.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer zuerst keine Steine mehr hat, gewinnt.</translation>
    </message>
    <message>
        <source>It is a simple game of luck, quite unlike backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es ist ein einfaches Glücksspiel und Backgammon gar nicht ähnlich.</translation>
    </message>
    <message>
        <source>Games like this have been played for more than seven hundred years.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Spiele wie dieses werden seit mehr als siebenhundert Jahren gespielt.</translation>
    </message>
    <message>
        <source>This page tells you who wrote about them and what is still unknown.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Diese Seite erzählt, wer darüber schrieb und was noch unbekannt ist.</translation>
    </message>
    <message>
        <source>Each fact is marked with how we know it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bei jeder Tatsache steht, woher wir sie wissen.</translation>
    </message>
    <message>
        <source>An old source says so itself.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eine alte Quelle sagt es selbst.</translation>
    </message>
    <message>
        <source>Only a modern writer says so.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es steht nur bei modernen Autoren.</translation>
    </message>
    <message>
        <source>A picture or an object from the time shows it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Bild oder ein Objekt der Zeit zeigt es.</translation>
    </message>
    <message>
        <source>A book of games made for King Alfonso X of Castile teaches doblet. It is one of fifteen games of tables there.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Spielebuch für König Alfons X. von Kastilien lehrt Doblet. Es ist dort eines von fünfzehn Spielen auf diesem Brett.</translation>
    </message>
    <message>
        <source>Rabelais, in Gargantua, lists the games that a giant plays. Renette and tables rabattues are both among them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rabelais zählt in Gargantua die Spiele auf, die ein Riese spielt. Renette und tables rabattues sind beide darunter.</translation>
    </message>
    <message>
        <source>A folding tables board goes down with the ship Mary Rose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein klappbares Spielbrett geht mit dem Schiff Mary Rose unter.</translation>
    </message>
    <message>
        <source>Hugh Latimer names doublets in a sermon before King Edward VI.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hugh Latimer nennt Doublets in einer Predigt vor König Eduard VI.</translation>
    </message>
    <message>
        <source>They are still at their doublets.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sie sind noch immer bei ihren Doublets.</translation>
    </message>
    <message>
        <source>The name queen’s game is written down, modern editors say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Name queen’s game (Spiel der Königin) wird aufgeschrieben, so moderne Herausgeber.</translation>
    </message>
    <message>
        <source>Cotgrave explains the French word renette to English readers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cotgrave erklärt dem englischen Publikum das französische Wort renette.</translation>
    </message>
    <message>
        <source>A game at tables, somewhat like our doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Spiel auf dem Brett, unseren Doublets oder dem Spiel der Königin etwas ähnlich.</translation>
    </message>
    <message>
        <source>John Taylor’s poem Taylor’s Motto names doublets among the games at which money is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>John Taylors Gedicht Taylor’s Motto nennt Doublets unter den Spielen, bei denen Geld verloren geht.</translation>
    </message>
    <message>
        <source>At Irish, tick-tack, doublets, draughts or chess he throws his money about carelessly.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bei Irish, Tick-tack, Doublets, Dame oder Schach wirft er sein Geld sorglos hinaus.</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>um 1665–70</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist, writes down how dublets is played.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francis Willughby, ein Naturforscher, schreibt auf, wie dublets gespielt wird.</translation>
    </message>
    <message>
        <source>The Compleat Gamester, printed in London, gives the rules of dubblets, without its author’s name.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>The Compleat Gamester, gedruckt in London, gibt die Regeln von dubblets, ohne Namen des Verfassers.</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>vor 1688</translation>
    </message>
    <message>
        <source>Randle Holme describes dubblets in a manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Randle Holme beschreibt dubblets in einer Handschrift.</translation>
    </message>
    <message>
        <source>Hyde calls doublets the same game as three French ones. They are tables rabattues, dames rabattues and dames avallées.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hyde setzt Doublets mit drei französischen Spielen gleich. Es sind tables rabattues, dames rabattues und dames avallées.</translation>
    </message>
    <message>
        <source>c. 1699</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>um 1699</translation>
    </message>
    <message>
        <source>Rules of dames rabattues are printed in Paris, a modern account says.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Regeln für dames rabattues werden in Paris gedruckt, sagt eine moderne Darstellung.</translation>
    </message>
    <message>
        <source>Charpentier prints these rules in the third edition of a book on trictrac. The first, of 1698, covered only trictrac; the second appeared in 1701.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Charpentier druckt diese Regeln in der dritten Auflage eines Buchs über Trictrac. Die erste, von 1698, behandelte nur Trictrac; die zweite erschien 1701.</translation>
    </message>
    <message>
        <source>Seymour (pages 248–249) and Johnson (page 249) print the rules of 1674 again. Only some spellings change. Doublets was popular in the 17th and 18th centuries, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Seymour (Seiten 248–249) und Johnson (Seite 249) drucken die Regeln von 1674 nach. Nur manche Schreibung ändert sich. Doublets war im 17. und 18. Jahrhundert beliebt, sagen moderne Autoren.</translation>
    </message>
    <message>
        <source>Moulidars describes dames rabattues in an encyclopedia of games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Moulidars beschreibt dames rabattues in einer Enzyklopädie der Spiele.</translation>
    </message>
    <message>
        <source>Willard Fiske writes of ofanfelling, an Icelandic game, and calls it ancient. Holme’s manuscript is printed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willard Fiske schreibt über ofanfelling, ein isländisches Spiel, und nennt es uralt. Holmes Handschrift wird gedruckt.</translation>
    </message>
    <message>
        <source>Barakat describes yahoudieh, a children’s game of this family in Syria and Lebanon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barakat beschreibt yahoudieh, ein Kinderspiel dieser Familie in Syrien und im Libanon.</translation>
    </message>
    <message>
        <source>On 29 March Justin du Coeur publishes instructions for playing as the old books describe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Am 29. März veröffentlicht Justin du Coeur eine Spielanleitung nach den alten Büchern.</translation>
    </message>
    <message>
        <source>A very silly little luck game, but worthwhile for certain times</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein sehr albernes kleines Glücksspiel, aber für gewisse Zeiten das Richtige</translation>
    </message>
    <message>
        <source>Willughby’s manuscript is printed for the first time.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willughbys Handschrift wird zum ersten Mal gedruckt.</translation>
    </message>
    <message>
        <source>Fatih Parlak describes kız tavlası, a game of this family still played in Turkey.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fatih Parlak beschreibt kız tavlası, ein noch heute in der Türkei gespieltes Spiel dieser Familie.</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>heute</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project collects evidence of old games. For doblet, it lists the players as adult, male, elite and noble.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das Digital Ludeme Project sammelt Belege zu alten Spielen. Für Doblet verzeichnet es Erwachsene: männlich, aus Elite und Adel.</translation>
    </message>
    <message>
        <source>Made for King Alfonso X of Castile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Entstanden für König Alfons X. von Kastilien.</translation>
    </message>
    <message>
        <source>Written by hand, and finished in Seville. Said to have been first printed in 1874.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Von Hand geschrieben und in Sevilla vollendet. Angeblich zuerst 1874 gedruckt.</translation>
    </message>
    <message>
        <source>El Escorial, Spain: manuscript T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El Escorial, Spanien: Handschrift T-I-6, Blatt 74.</translation>
    </message>
    <message>
        <source>We read a modern translation by Golladay, and retell it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir haben eine moderne Übersetzung von Golladay gelesen und erzählen sie nach.</translation>
    </message>
    <message>
        <source>Doblet is one of fifteen games of tables in the book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>In dem Buch ist Doblet eines von fünfzehn Spielen auf diesem Brett.</translation>
    </message>
    <message>
        <source>Some accounts date these games to the 14th century. The book itself says 1283.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Manche Darstellungen setzen diese Spiele ins 14. Jahrhundert. Das Buch selbst nennt 1283.</translation>
    </message>
    <message>
        <source>Each player has twelve men, doubled up on six points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jede Seite hat zwölf Steine, doppelt auf sechs Zungen.</translation>
    </message>
    <message>
        <source>The other player uses what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Was Sie werfen, aber nicht nutzen können, nutzt die Gegenseite.</translation>
    </message>
    <message>
        <source>The picture shows three dice; the text does not mention them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das Bild zeigt drei Würfel; der Text erwähnt sie nicht.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice. We play them as ordinary numbers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Text erwähnt gleiche Würfel nicht. Wir spielen sie als gewöhnliche Zahlen.</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francis Willughby, ein Naturforscher.</translation>
    </message>
    <message>
        <source>First printed in 2003, edited by Forgeng, Johnston and Cram.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zuerst gedruckt 2003, herausgegeben von Forgeng, Johnston und Cram.</translation>
    </message>
    <message>
        <source>University of Nottingham, Middleton collection, Mi LM 14.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>University of Nottingham, Middleton-Sammlung, Mi LM 14.</translation>
    </message>
    <message>
        <source>We know the rules from modern writers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir kennen die Regeln von modernen Autoren.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the two dice show together.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Pasch spielt so viele Steine, wie beide Würfel zusammen zeigen.</translation>
    </message>
    <message>
        <source>A number that you cannot play is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eine Zahl, die Sie nicht spielen können, verfällt.</translation>
    </message>
    <message>
        <source>By childish he means trifling, not made for children.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mit childish meint er läppisch, nicht für Kinder gemacht.</translation>
    </message>
    <message>
        <source>Justin du Coeur calls it a gambling game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Justin du Coeur nennt es ein Spiel um Geld.</translation>
    </message>
    <message>
        <source>The least serious of all games of this kind. It is all chance, with hardly any skill.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das am wenigsten ernste aller Spiele dieser Art. Alles ist Zufall, Können zählt kaum.</translation>
    </message>
    <message>
        <source>It names no author. Later it was attributed to Charles Cotton.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es nennt keinen Verfasser. Später wurde es Charles Cotton zugeschrieben.</translation>
    </message>
    <message>
        <source>London 1674, for R. Cutler: chapter XXIX, pages 161 and 162.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>London 1674, für R. Cutler: Kapitel XXIX, Seiten 161 und 162.</translation>
    </message>
    <message>
        <source>Several libraries have copies.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mehrere Bibliotheken haben Exemplare.</translation>
    </message>
    <message>
        <source>We read the printed text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir haben den gedruckten Text gelesen.</translation>
    </message>
    <message>
        <source>The other player lays down what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mit dem, was Sie werfen, aber nicht nutzen können, legt die Gegenseite Steine hin.</translation>
    </message>
    <message>
        <source>Double fours lay down, or bear off, eight men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Viererpasch legt acht Steine hin oder nimmt acht heraus.</translation>
    </message>
    <message>
        <source>The chapter warns of cheats and their ways with dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das Kapitel warnt vor Betrügern und ihren Würfeltricks.</translation>
    </message>
    <message>
        <source>Two more such games follow it: sice-ace and ketch-dolt. Neither begins with piles that are laid down.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zwei weitere solche Spiele folgen darauf: sice-ace und ketch-dolt. Keines beginnt mit Stapeln, die hingelegt werden.</translation>
    </message>
    <message>
        <source>It does not say what happens when a doublet is more than you need. In our rules the rest is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es sagt nicht, was geschieht, wenn ein Pasch mehr gibt, als Sie brauchen. In unseren Regeln verfällt der Rest.</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>S. 161</translation>
    </message>
    <message>
        <source>There are several silly games for a tables board. They are not worth describing, so I mention only these three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es gibt mehrere alberne Spiele auf dem Brett. Sie lohnen keine Beschreibung, darum erwähne ich nur diese drei.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>S. 161–162</translation>
    </message>
    <message>
        <source>The player with the higher throw begins, and lays down what it shows. So does the other player. If one cannot use a number, the other lays down a man with it. That helps the other.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Seite mit dem höheren Wurf beginnt und legt hin, was er zeigt. Die andere tut es ebenso. Kann eine Seite eine Zahl nicht nutzen, legt die andere damit einen Stein hin. Das hilft ihr.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>S. 162</translation>
    </message>
    <message>
        <source>A doublet lays down, or bears off, as many men as it shows. Two fours lay down, or bear off, eight.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Pasch legt so viele Steine hin oder nimmt so viele heraus, wie er zeigt. Bei zwei Vieren sind es acht.</translation>
    </message>
    <message>
        <source>Two sleights of hand, and loaded dice that fall high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zwei Fingertricks und gezinkte Würfel, die hohe Zahlen zeigen.</translation>
    </message>
    <message>
        <source>Randle Holme, said to have been a painter of coats of arms in Chester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Randle Holme, wohl ein Wappenmaler in Chester.</translation>
    </message>
    <message>
        <source>This part, III.16, was first printed in 1905.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dieser Teil, III.16, wurde zuerst 1905 gedruckt.</translation>
    </message>
    <message>
        <source>The manuscript is in the British Library, London.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Handschrift liegt in der British Library in London.</translation>
    </message>
    <message>
        <source>We read the text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir haben den Text gelesen.</translation>
    </message>
    <message>
        <source>Fifteen men stand doubled on six points, some three high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fünfzehn Steine stehen doppelt auf sechs Zungen, manche dreifach.</translation>
    </message>
    <message>
        <source>The other player lays down a man with a number you cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mit einer Zahl, die Sie nicht nutzen können, legt die Gegenseite einen Stein hin.</translation>
    </message>
    <message>
        <source>Two dice are thrown, as in all games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Man wirft zwei Würfel, wie in allen Spielen auf diesem Brett.</translation>
    </message>
    <message>
        <source>He numbers the points from the left. Our board numbers them from the right.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Er zählt die Zungen von links. Unser Brett zählt sie von rechts.</translation>
    </message>
    <message>
        <source>His rules for all such games say who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Seine Regeln für alle solchen Spiele sagen, wer beginnt.</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, Nr. 29a</translation>
    </message>
    <message>
        <source>This is an easy and childish game. All fifteen men stand doubled on the six points. Points 6, 5 and 4 have three each. What is thrown is laid down. If one player cannot use it, the other lays down instead. So they go on until all the men are down. Then they bear off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dies ist ein leichtes und läppisches Spiel. Alle fünfzehn Steine stehen doppelt auf den sechs Zungen. Auf den Zungen 6, 5 und 4 stehen je drei. Was geworfen wird, wird hingelegt. Kann eine Seite es nicht nutzen, legt die andere statt ihrer hin. So geht es weiter, bis alle Steine liegen. Dann wird herausgenommen.</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, Nr. 29b</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher has the first throw, in every game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jede Seite wirft einen Würfel. Wer die höhere Zahl hat, würfelt in jedem Spiel zuerst.</translation>
    </message>
    <message>
        <source>The author is not known. Charpentier published it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Verfasser ist nicht bekannt. Charpentier hat es verlegt.</translation>
    </message>
    <message>
        <source>Paris 1715, third edition, pages 78 to 94. The rules are known from about 1699.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Paris 1715, dritte Auflage, Seiten 78 bis 94. Die Regeln sind seit etwa 1699 bekannt.</translation>
    </message>
    <message>
        <source>We read a transcription in modern spelling. We could not compare it with the printed book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir haben eine Transkription in moderner Schreibung gelesen. Mit dem gedruckten Buch konnten wir sie nicht vergleichen.</translation>
    </message>
    <message>
        <source>Men lie in the half nearest the light.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Steine liegen in der Hälfte, die näher am Licht ist.</translation>
    </message>
    <message>
        <source>What one player cannot play, the other plays.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Was eine Seite nicht spielen kann, spielt die andere.</translation>
    </message>
    <message>
        <source>A doublet keeps the dice: the same player throws again.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer einen Pasch wirft, behält die Würfel und würfelt noch einmal.</translation>
    </message>
    <message>
        <source>The thrower need not warn you. Here the program does, to make the game easier.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer würfelt, muss Sie nicht warnen. Hier tut es das Programm, um das Spiel leichter zu machen.</translation>
    </message>
    <message>
        <source>A modern account says that some numbers of a player bearing off are lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nach einer modernen Darstellung verfallen manche Zahlen einer Seite, die herausnimmt.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>S. 78–94, nach einer modernen Transkription</translation>
    </message>
    <message>
        <source>One upon the other, and not side by side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Einer auf dem anderen und nicht nebeneinander.</translation>
    </message>
    <message>
        <source>You can bear nothing off until you have laid down all your men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Man kann nichts herausnehmen, ehe man alle seine Steine hingelegt hat.</translation>
    </message>
    <message>
        <source>All that one player cannot play, the other plays, if possible. If not, neither of them plays it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Alles, was eine Seite nicht spielen kann, spielt die andere, wenn sie kann. Wenn nicht, spielt es keine von beiden.</translation>
    </message>
    <message>
        <source>Whoever throws a doublet keeps the dice, until a plain throw is made.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer einen Pasch wirft, behält die Würfel, bis ein einfacher Wurf fällt.</translation>
    </message>
    <message>
        <source>Whoever is first to bear off all their men wins the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer zuerst alle Steine herausnimmt, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Moulidars.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Moulidars.</translation>
    </message>
    <message>
        <source>Paris 1888.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Paris 1888.</translation>
    </message>
    <message>
        <source>We know it through Fiske’s summary of 1905, page 300.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir kennen es durch Fiskes Zusammenfassung von 1905, Seite 300.</translation>
    </message>
    <message>
        <source>Doublets are ordinary throws.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Pasche sind gewöhnliche Würfe.</translation>
    </message>
    <message>
        <source>Numbers that you cannot use pass to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zahlen, die Sie nicht nutzen können, gehen an die Gegenseite.</translation>
    </message>
    <message>
        <source>We deduce how many men and dice there are, and where the men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wie viele Steine und Würfel es sind und wo die Steine stehen, folgern wir.</translation>
    </message>
    <message>
        <source>Willard Fiske.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willard Fiske.</translation>
    </message>
    <message>
        <source>Florence 1905, page 353.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Florenz 1905, Seite 353.</translation>
    </message>
    <message>
        <source>We know this game from a modern writer.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir kennen dieses Spiel aus einer modernen Darstellung.</translation>
    </message>
    <message>
        <source>Men are laid down, piled up again, and only then borne off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Steine werden hingelegt, wieder aufgestapelt und erst dann herausgenommen.</translation>
    </message>
    <message>
        <source>Each player uses the quarter of the board at their right hand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jede Seite nutzt das Viertel des Bretts, das rechts von ihr liegt.</translation>
    </message>
    <message>
        <source>A number that you cannot play does not count.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eine Zahl, die Sie nicht spielen können, zählt nicht.</translation>
    </message>
    <message>
        <source>The players throw to decide who begins. We deduce that the higher number does.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer beginnt, entscheidet ein Wurf. Dass es die höhere Zahl ist, folgern wir.</translation>
    </message>
    <message>
        <source>In kotra, another Icelandic game, the lower number begins. You can choose that here.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>In Kotra, einem anderen isländischen Spiel, beginnt die niedrigere Zahl. Das können Sie hier wählen.</translation>
    </message>
    <message>
        <source>How many men a doublet plays is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wie viele Steine ein Pasch spielt, ist unsere Wahl.</translation>
    </message>
    <message>
        <source>Fatih Parlak told the Digital Ludeme Project how to play.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fatih Parlak hat dem Digital Ludeme Project erklärt, wie man es spielt.</translation>
    </message>
    <message>
        <source>Turkish newspapers and websites explain it too.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Auch türkische Zeitungen und Websites erklären es.</translation>
    </message>
    <message>
        <source>A living game, said to be at least fifty years old and probably much older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein lebendiges Spiel, angeblich mindestens fünfzig Jahre alt und wohl viel älter.</translation>
    </message>
    <message>
        <source>We follow the project’s account and an article in the newspaper Posta.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir folgen der Darstellung des Projekts und einem Artikel in der Zeitung Posta.</translation>
    </message>
    <message>
        <source>The name means girls’ backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Name bedeutet Mädchen-Backgammon.</translation>
    </message>
    <message>
        <source>Fifteen men stand as in the English and French games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fünfzehn Steine stehen wie in den englischen und französischen Spielen.</translation>
    </message>
    <message>
        <source>The men face each other, or stand diagonally.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Steine stehen sich gegenüber oder schräg gegenüber.</translation>
    </message>
    <message>
        <source>A doublet lays down all the men on its point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Pasch legt alle Steine seiner Zunge hin.</translation>
    </message>
    <message>
        <source>What happens to a number that you cannot use is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Was mit einer Zahl geschieht, die Sie nicht nutzen können, ist unsere Wahl.</translation>
    </message>
    <message>
        <source>We play it on the English board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir spielen es auf dem englischen Brett.</translation>
    </message>
    <message>
        <source>Barakat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barakat.</translation>
    </message>
    <message>
        <source>Helsinki 1974, pages 19 to 21.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Helsinki 1974, Seiten 19 bis 21.</translation>
    </message>
    <message>
        <source>We know this game from a summary by the Digital Ludeme Project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir kennen dieses Spiel aus einer Zusammenfassung des Digital Ludeme Project.</translation>
    </message>
    <message>
        <source>Children in Syria and Lebanon play it. Adults play other games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kinder in Syrien und im Libanon spielen es. Erwachsene spielen auf diesem Brett andere Spiele.</translation>
    </message>
    <message>
        <source>In bearing off, a number may move a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Beim Herausnehmen darf eine Zahl einen Stein auch ziehen.</translation>
    </message>
    <message>
        <source>Who begins, doublets and numbers that you cannot use are our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer beginnt, Pasche und Zahlen, die Sie nicht nutzen können: Das ist unsere Wahl.</translation>
    </message>
    <message>
        <source>A modern research project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein modernes Forschungsprojekt.</translation>
    </message>
    <message>
        <source>Not a book: its entry DLP.Evidence.1463 gives rules for doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kein Buch: Sein Eintrag DLP.Evidence.1463 gibt Regeln für Doblet.</translation>
    </message>
    <message>
        <source>In its own collection of evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>In seiner eigenen Sammlung von Belegen zu alten Spielen.</translation>
    </message>
    <message>
        <source>We compared that entry with the translation of Alfonso’s page.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir haben diesen Eintrag mit der Übersetzung von Alfons’ Blatt verglichen.</translation>
    </message>
    <message>
        <source>When a player’s men are down, they race round the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wenn alle Steine einer Seite liegen, laufen sie um das Brett.</translation>
    </message>
    <message>
        <source>A single man can be hit, and then leaves the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein einzelner Stein kann geschlagen werden und scheidet dann aus.</translation>
    </message>
    <message>
        <source>We find no movement in the translation, so we call this a modern reconstruction.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>In der Übersetzung finden wir kein Ziehen der Steine. Darum nennen wir dies eine moderne Rekonstruktion.</translation>
    </message>
    <message>
        <source>Men that are hit count as gone. A player who is hit has fewer to bring home. That is odd.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Geschlagene Steine gelten als ausgeschieden. Wer geschlagen wird, hat weniger heimzubringen. Das ist seltsam.</translation>
    </message>
    <message>
        <source>On leaf 74 of Alfonso’s book a small painting shows doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Auf Blatt 74 von Alfons’ Buch zeigt ein kleines Bild das Doblet.</translation>
    </message>
    <message>
        <source>Two players sit at the board. One has just lifted a man from its pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zwei sitzen am Brett. Eine Hand hat gerade einen Stein von seinem Stapel gehoben.</translation>
    </message>
    <message>
        <source>The board is a rectangle with a heavy frame.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das Brett ist ein Rechteck mit schwerem Rahmen.</translation>
    </message>
    <message>
        <source>It has no triangles. Twenty-four half-round hollows are cut in its long sides.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es hat keine Dreiecke. In die Längsseiten sind vierundzwanzig halbrunde Mulden geschnitten.</translation>
    </message>
    <message>
        <source>Each hollow is as wide as a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jede Mulde ist so breit wie ein Stein.</translation>
    </message>
    <message>
        <source>The bar is two stubs, one from each long side. They do not meet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Bar besteht aus zwei Stummeln, einem an jeder Längsseite. Sie berühren sich nicht.</translation>
    </message>
    <message>
        <source>Three dice are there, so we play with three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Drei Würfel sind da, also spielen wir mit dreien.</translation>
    </message>
    <message>
        <source>doublets, dubblets, doblet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>doublets, dubblets, doblet</translation>
    </message>
    <message>
        <source>Perhaps because the men stand doubled on their points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Vielleicht, weil die Steine doppelt auf ihren Zungen stehen.</translation>
    </message>
    <message>
        <source>Or because throwing a doublet is rewarded.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Oder weil ein gewürfelter Pasch belohnt wird.</translation>
    </message>
    <message>
        <source>Alfonso’s page has no special rule for throwing a doublet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Auf Alfons’ Blatt steht keine besondere Regel für einen Pasch.</translation>
    </message>
    <message>
        <source>Doublets may have grown out of doblet, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doublets könnte aus dem Doblet entstanden sein, sagen moderne Autoren.</translation>
    </message>
    <message>
        <source>The historian Singman dates the name doublets to the 17th century.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Historiker Singman datiert den Namen doublets ins 17. Jahrhundert.</translation>
    </message>
    <message>
        <source>Latimer used it in 1549. So it is older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Latimer gebrauchte ihn 1549. Er ist also älter.</translation>
    </message>
    <message>
        <source>dames rabattues</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>dames rabattues</translation>
    </message>
    <message>
        <source>Men knocked down: taken from their piles. A dame is a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Umgelegte Steine: von ihren Stapeln genommen. Eine dame ist ein Stein.</translation>
    </message>
    <message>
        <source>An older spelling is dames rabatues.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eine ältere Schreibung ist dames rabatues.</translation>
    </message>
    <message>
        <source>renette, queen’s game</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>renette, queen’s game</translation>
    </message>
    <message>
        <source>Renette, or reynette, means little queen, Fiske writes on page 286.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Renette oder reynette heißt kleine Königin, schreibt Fiske auf Seite 286.</translation>
    </message>
    <message>
        <source>Cotgrave says that renette is somewhat like doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cotgrave sagt, renette sei Doublets oder dem Spiel der Königin etwas ähnlich.</translation>
    </message>
    <message>
        <source>Rabelais lists both renette and tables rabattues, so he took them for two games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rabelais führt renette und tables rabattues beide auf, hielt sie also für zwei Spiele.</translation>
    </message>
    <message>
        <source>It is not known whether renette and queen’s game are the same game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ob renette und queen’s game dasselbe Spiel sind, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>ofanfelling</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>ofanfelling</translation>
    </message>
    <message>
        <source>Fiske writes ofanfelling, and ofanfellingartafl.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fiske schreibt ofanfelling und ofanfellingartafl.</translation>
    </message>
    <message>
        <source>Folding tables board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Klappbares Spielbrett</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>England</translation>
    </message>
    <message>
        <source>17th century, after a board of 1545</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>17. Jahrhundert, nach einem Brett von 1545</translation>
    </message>
    <message>
        <source>Oak; points of yew and of spruce or larch; eight men of poplar survive</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eiche; Zungen aus Eibe und aus Fichte oder Lärche; acht Steine aus Pappel sind erhalten</translation>
    </message>
    <message>
        <source>57 × 48 cm</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>57 × 48&#xa0;cm</translation>
    </message>
    <message>
        <source>Digital reconstruction after the Mary Rose board (81A5599), found in the carpenter’s cabin. For games of about 1665–1688, kız tavlası and yahoudieh.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Digitale Rekonstruktion nach dem Brett der Mary Rose (81A5599), gefunden in der Kabine des Schiffszimmermanns. Für Spiele von etwa 1665–1688, kız tavlası und yahoudieh.</translation>
    </message>
    <message>
        <source>The grain and wear of the wood are invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Maserung und Abnutzung des Holzes sind erfunden.</translation>
    </message>
    <message>
        <source>The English board, with fifteen men a side, ready to begin.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das englische Brett mit fünfzehn Steinen je Seite, bereit zum Beginn.</translation>
    </message>
    <message>
        <source>Tables board with hollows</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Spielbrett mit Mulden</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kastilien</translation>
    </message>
    <message>
        <source>Materials not named in the book; shown as wood</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Material im Buch nicht genannt; als Holz gezeigt</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Digital reconstruction after the miniature in the Libro de los juegos. El Escorial, T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Digitale Rekonstruktion nach der Miniatur im Libro de los juegos. El Escorial, T-I-6, Blatt 74.</translation>
    </message>
    <message>
        <source>The inlay is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Einlegearbeit ist erfunden.</translation>
    </message>
    <message>
        <source>The Castilian board, with half-round hollows instead of triangles.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das kastilische Brett mit halbrunden Mulden statt Dreiecken.</translation>
    </message>
    <message>
        <source>Trictrac table</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Trictrac-Tisch</translation>
    </message>
    <message>
        <source>France</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>about 1700 to 1715</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>um 1700 bis 1715</translation>
    </message>
    <message>
        <source>Ebony or rosewood, with white and green points</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ebenholz oder Palisander, mit weißen und grünen Zungen</translation>
    </message>
    <message>
        <source>Digital reconstruction after trictrac tables of the time, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Digitale Rekonstruktion nach Trictrac-Tischen der Zeit, nicht nach einem bestimmten Stück.</translation>
    </message>
    <message>
        <source>Ivory was used then. We show bone, because elephants are killed for ivory.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Damals nahm man Elfenbein. Wir zeigen Knochen, weil für Elfenbein Elefanten getötet werden.</translation>
    </message>
    <message>
        <source>The French board, with green and white points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das französische Brett mit grünen und weißen Zungen.</translation>
    </message>
    <message>
        <source>Kotra board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Kotra-Brett</translation>
    </message>
    <message>
        <source>Iceland</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Island</translation>
    </message>
    <message>
        <source>date not known; the game was described in 1905</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zeit nicht bekannt; das Spiel wurde 1905 beschrieben</translation>
    </message>
    <message>
        <source>Driftwood; men of birch and of whale bone</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Treibholz; Steine aus Birke und aus Walknochen</translation>
    </message>
    <message>
        <source>Digital reconstruction, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Digitale Rekonstruktion, nicht nach einem bestimmten Stück.</translation>
    </message>
    <message>
        <source>The carved plait is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das geschnitzte Flechtband ist erfunden.</translation>
    </message>
    <message>
        <source>The Icelandic board, with twelve men a side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das isländische Brett mit zwölf Steinen je Seite.</translation>
    </message>
    <message>
        <source>Point</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zunge</translation>
    </message>
    <message>
        <source>One of the twenty-four places on the board. Yours are numbered 1 to 6.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Einer der vierundzwanzig Plätze auf dem Brett. Ihre tragen die Nummern 1 bis 6.</translation>
    </message>
    <message>
        <source>One point of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eine Zunge des Bretts, umrahmt.</translation>
    </message>
    <message>
        <source>Man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>A playing piece, round and flat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein runder, flacher Spielstein.</translation>
    </message>
    <message>
        <source>A single man on its point, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein einzelner Stein auf seiner Zunge, umrahmt.</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Men stacked one on top of another on a point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Steine, die auf einer Zunge aufeinanderliegen.</translation>
    </message>
    <message>
        <source>Three men in a pile, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Drei Steine in einem Stapel, umrahmt.</translation>
    </message>
    <message>
        <source>Bottom man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Unterster Stein</translation>
    </message>
    <message>
        <source>The lowest man in a pile. It is down already and needs no number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der unterste Stein eines Stapels. Er liegt schon und braucht keine Zahl.</translation>
    </message>
    <message>
        <source>The other man is laid down, and the bottom man is framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der andere Stein ist hingelegt, der unterste umrahmt.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>Take the top man of a pile. Lay it flat in front of the pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nehmen Sie den obersten Stein eines Stapels. Legen Sie ihn flach davor hin.</translation>
    </message>
    <message>
        <source>The top man of a pile, and the place where it will lie.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der oberste Stein eines Stapels und der Platz, an dem er liegen wird.</translation>
    </message>
    <message>
        <source>Bear off</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Take a man off the board. All your men must be down first.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Einen Stein vom Brett nehmen. Vorher müssen alle Ihre Steine liegen.</translation>
    </message>
    <message>
        <source>A man on point 1, and the tray to which it goes.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Stein auf Zunge 1 und die Ablage, in die er kommt.</translation>
    </message>
    <message>
        <source>Bar</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bar</translation>
    </message>
    <message>
        <source>The strip between the two halves of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Steg zwischen den beiden Hälften des Bretts.</translation>
    </message>
    <message>
        <source>The bar of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Bar des Bretts, umrahmt.</translation>
    </message>
    <message>
        <source>Quarter of the board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Viertel des Bretts</translation>
    </message>
    <message>
        <source>The six points on which a player’s men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die sechs Zungen, auf denen die Steine einer Seite stehen.</translation>
    </message>
    <message>
        <source>Six points of one player, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sechs Zungen einer Seite, umrahmt.</translation>
    </message>
    <message>
        <source>Dice box</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Würfelbecher</translation>
    </message>
    <message>
        <source>The cup from which dice are thrown. Each player has one.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Becher, aus dem gewürfelt wird. Jede Seite hat einen.</translation>
    </message>
    <message>
        <source>A dice box stands beside the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Würfelbecher steht neben dem Brett.</translation>
    </message>
    <message>
        <source>Doublet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Pasch</translation>
    </message>
    <message>
        <source>Dice that show the same number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Würfel, die dieselbe Zahl zeigen.</translation>
    </message>
    <message>
        <source>Two dice, both showing four.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zwei Würfel, beide zeigen vier.</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>The place beside the board where men borne off stand in a row.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Platz, an dem herausgenommene Steine in einer Reihe stehen.</translation>
    </message>
    <message>
        <source>A tray with five men in it, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eine Ablage mit fünf Steinen, umrahmt.</translation>
    </message>
    <message>
        <source>Lost or passed number</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Verfallene oder übergehende Zahl</translation>
    </message>
    <message>
        <source>Nobody plays a number that is crossed out: it is lost. One with an arrow passes to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eine durchgestrichene Zahl spielt niemand: Sie verfällt. Eine mit Pfeil geht an die Gegenseite.</translation>
    </message>
    <message>
        <source>Two dice: the six is crossed out, the three has an arrow.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zwei Würfel: Die Sechs ist durchgestrichen, die Drei hat einen Pfeil.</translation>
    </message>
    <message>
        <source>Who keeps the originals</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer die Originale aufbewahrt</translation>
    </message>
    <message>
        <source>El Escorial keeps the book of Alfonso X.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El Escorial bewahrt das Buch von Alfons X. auf.</translation>
    </message>
    <message>
        <source>The University of Nottingham keeps Willughby’s manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die University of Nottingham bewahrt Willughbys Handschrift auf.</translation>
    </message>
    <message>
        <source>The board from the Mary Rose is in the Mary Rose Museum, Portsmouth: object 81A5599.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das Brett der Mary Rose ist im Mary Rose Museum in Portsmouth: Objekt 81A5599.</translation>
    </message>
    <message>
        <source>Who edited, translated and copied</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer herausgab, übersetzte und abschrieb</translation>
    </message>
    <message>
        <source>Forgeng, Johnston and Cram edited Willughby in 2003.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Forgeng, Johnston und Cram gaben Willughby 2003 heraus.</translation>
    </message>
    <message>
        <source>Golladay translated Alfonso’s book. We retell it in our own words.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Golladay übersetzte Alfons’ Buch. Wir erzählen es mit eigenen Worten nach.</translation>
    </message>
    <message>
        <source>We read Charpentier’s text in a modern-spelling transcription.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Charpentiers Text haben wir in einer Transkription in moderner Schreibung gelesen.</translation>
    </message>
    <message>
        <source>The Text Creation Partnership transcribed The Compleat Gamester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Text Creation Partnership transkribierte The Compleat Gamester.</translation>
    </message>
    <message>
        <source>The Tools and Trades History Society transcribed Holme.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Tools and Trades History Society transkribierte Holme.</translation>
    </message>
    <message>
        <source>The plain-English versions are ours.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die schlichten Worte neben alten Stellen sind von uns.</translation>
    </message>
    <message>
        <source>Further reading</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Zum Weiterlesen</translation>
    </message>
    <message>
        <source>David Parlett: The Oxford History of Board Games, 1999.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>David Parlett: The Oxford History of Board Games, 1999.</translation>
    </message>
    <message>
        <source>Cram, Forgeng and Johnston: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cram, Forgeng und Johnston: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</translation>
    </message>
    <message>
        <source>Jeffrey Forgeng and Will McLean: Daily Life in Chaucer’s England, 2009.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jeffrey Forgeng und Will McLean: Daily Life in Chaucer’s England, 2009.</translation>
    </message>
    <message>
        <source>Who reconstructed the games</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wer die Spiele rekonstruiert hat</translation>
    </message>
    <message>
        <source>Justin du Coeur described doublets for modern players in 1997.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Justin du Coeur beschrieb Doublets 1997 für heutige Spieler.</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project gathers evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das Digital Ludeme Project sammelt Belege zu alten Spielen.</translation>
    </message>
    <message>
        <source>DLP.Evidence.1463 is its entry on doblet; another is DLP.Evidence.1563.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>DLP.Evidence.1463 ist sein Eintrag zu Doblet; ein weiterer ist DLP.Evidence.1563.</translation>
    </message>
    <message>
        <source>Typeface and software</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Schrift und Software</translation>
    </message>
    <message>
        <source>The typeface is EB Garamond by Georg Duffner, under the SIL Open Font License.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Schrift ist EB Garamond von Georg Duffner, unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>The program’s interface is built with Qt.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das Fenster ist mit Qt gebaut.</translation>
    </message>
    <message>
        <source>Doublets is free software under the MIT licence.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doublets ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>A dictionary of games, part of the Encyclopédie méthodique, describes dames rabattues. Chance decides who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Wörterbuch der Spiele, Teil der Encyclopédie méthodique, beschreibt dames rabattues. Der Zufall bestimmt, wer beginnt.</translation>
    </message>
    <message>
        <source>The winner of an opening throw, called the battle, begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es beginnt, wer den Wurf um den Anfang gewinnt. Dieser Wurf heißt „die Schlacht“.</translation>
    </message>
    <message>
        <source>Attributed to Jacques Lacombe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jacques Lacombe zugeschrieben.</translation>
    </message>
    <message>
        <source>Paris 1792, pages 64 and 65.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Paris 1792, Seiten 64 und 65.</translation>
    </message>
    <message>
        <source>A copy is in the National Library of France.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ein Exemplar liegt in der Französischen Nationalbibliothek.</translation>
    </message>
    <message>
        <source>We read a modern transcription of the beginning, and a modern summary of the rest.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Wir haben eine moderne Transkription des Anfangs gelesen und eine moderne Zusammenfassung des Restes.</translation>
    </message>
    <message>
        <source>The three points nearest the light hold two men each, the others three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die drei dem Licht nächsten Zungen tragen je zwei Steine, die anderen je drei.</translation>
    </message>
    <message>
        <source>Chance decides who begins. Throwing a die for it is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Der Zufall bestimmt, wer beginnt. Dafür einen Würfel zu werfen, ist unsere Wahl.</translation>
    </message>
    <message>
        <source>The dice must touch the other player’s side of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Würfel müssen den Rand der Gegenseite berühren.</translation>
    </message>
    <message>
        <source>What one player cannot use, the other uses.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Was eine Seite nicht nutzen kann, nutzt die andere.</translation>
    </message>
    <message>
        <source>We play doublets as in the French rules of 1715.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Pasche spielen wir wie in den französischen Regeln von 1715.</translation>
    </message>
    <message>
        <source>According to one modern reading, players must set all men up again to win.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nach einer modernen Lesart müssen zum Gewinn alle Steine wieder aufgestellt werden.</translation>
    </message>
    <message>
        <source>We have not found that in what we read. So it is a rule you may choose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>In dem, was wir gelesen haben, fanden wir das nicht. Darum ist es eine wählbare Regel.</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>S. 64–65, nach einer modernen Transkription</translation>
    </message>
    <message>
        <source>The game has its name because the players knock down all their men. One after another, they lay each flat in front of the one before it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Das Spiel heißt so, weil die Spieler alle ihre Steine umlegen. Sie legen einen nach dem anderen flach hin, jeden vor den vorigen.</translation>
    </message>
    <message>
        <source>Chance is made to decide who has the dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Man lässt den Zufall bestimmen, wer die Würfel hat.</translation>
    </message>
    <message>
        <source>An ace is always taken from the first pile, a two from the second.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Eine Eins wird immer vom ersten Stapel genommen, eine Zwei vom zweiten.</translation>
    </message>
    <message>
        <source>The old words do not say it; the editors of Doublets deduce it from them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die alten Worte sagen es nicht; die Herausgeber von Doublets folgern es daraus.</translation>
    </message>
    <message>
        <source>The sources are silent, and the editors of Doublets chose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Die Quellen schweigen, und die Herausgeber von Doublets haben gewählt.</translation>
    </message>
    <message>
        <source>Here it bears off two men, even from three. You can choose all three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hier nimmt er zwei Steine heraus, auch von dreien. Sie können alle drei wählen.</translation>
    </message>
</context>
</TS>
