<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>BoardMarks</name>
    <message>
        <source>%1
hit</source>
        <extracomment>men that were hit and are out of the game, on a narrow plate beside their tray; keep the line break and very short lines</extracomment>
        <translation>%1
hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n to play</source>
        <extracomment>men still to be played of a doublet, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n à jouer</numerusform>
            <numerusform>%n à jouer</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw both</source>
        <comment>button: both dice for the lead</comment>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button</comment>
        <translation>Lancer</translation>
    </message>
    <message numerus="yes">
        <source>%n unused</source>
        <extracomment>men of a doublet that nobody could play, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n en trop</numerusform>
            <numerusform>%n en trop</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Noir</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>flèche %1</translation>
    </message>
    <message>
        <source>%1; lost: %2</source>
        <comment>dice; numbers</comment>
        <translation>%1&#x202f;; perdu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; passed to %2: %3</source>
        <comment>dice; player; numbers</comment>
        <translation>%1&#x202f;; passé (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1&#x202f;; choisie</translation>
    </message>
    <message numerus="yes">
        <source>%1; hint: %n man/men</source>
        <translation>
            <numerusform>%1&#x202f;; conseil&#xa0;: %n dame</numerusform>
            <numerusform>%1&#x202f;; conseil&#xa0;: %n dames</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; can be played</source>
        <translation>%1&#x202f;; jouable</translation>
    </message>
    <message>
        <source>%1; can be reached with %2</source>
        <comment>%2: a number of the dice</comment>
        <translation>%1&#x202f;; accessible avec %2</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>point</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>player: point: men</comment>
        <translation>%1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice in the boxes</source>
        <translation>Dés dans les cornets</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dés&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n man/men left to play</source>
        <translation>
            <numerusform>%1&#x202f;; encore %n dame à jouer</numerusform>
            <numerusform>%1&#x202f;; encore %n dames à jouer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; left to play: %2</source>
        <translation>%1&#x202f;; reste à jouer&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; %2 throws next</source>
        <comment>dice; player</comment>
        <translation>%1&#x202f;; prochain coup&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1’s dice box</source>
        <translation>Cornet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>colour: name of player</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>player; to throw</comment>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s tray: %n man/men borne off</source>
        <translation>
            <numerusform>Bac (%1)&#xa0;: %n dame sortie</numerusform>
            <numerusform>Bac (%1)&#xa0;: %n dames sorties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men hit and out of the game</source>
        <translation>
            <numerusform>%n dame frappée, hors jeu</numerusform>
            <numerusform>%n dames frappées, hors jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: to point %2, hitting a man</source>
        <translation>Jouer %1&#xa0;: flèche %2, en frappant une dame</translation>
    </message>
    <message>
        <source>Play %1: to point %2</source>
        <translation>Jouer %1&#xa0;: flèche %2</translation>
    </message>
    <message>
        <source>Play %1: bear off</source>
        <translation>Jouer %1&#xa0;: sortir</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Throw both dice</source>
        <translation>Lancer les deux dés</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Dice of the opening throw: %1 and %2</source>
        <comment>White&apos;s and Black&apos;s number</comment>
        <translation>Dés du tirage&#xa0;: %1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n unused</source>
        <translation>
            <numerusform>%1&#x202f;; %n en trop</numerusform>
            <numerusform>%1&#x202f;; %n en trop</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; may be claimed</source>
        <translation>%1&#x202f;; peut être réclamée</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>A board, men and dice to cut out</source>
        <translation>Plateau, dames et dés à découper</translation>
    </message>
    <message>
        <source>Finished sizes: board %1 × %2 cm, men %3 cm across, dice %4 cm.</source>
        <extracomment>%1 and %2 centimetres: length and breadth of the board; %3 of a man across, %4 of a die</extracomment>
        <translation>Dimensions finales&#xa0;: plateau %1&#xa0;×&#xa0;%2&#xa0;cm, dames %3&#xa0;cm de diamètre, dés %4&#xa0;cm.</translation>
    </message>
    <message>
        <source>Cut the dice from the last page and glue them to thin card that still folds, such as a postcard. Glue everything else to card 1 to 2 mm thick, and let it dry under a few books.</source>
        <translation>Séparez les dés de la dernière page et collez-les sur du carton assez mince pour être plié, une carte postale par exemple. Collez tout le reste sur du carton de 1 à 2&#xa0;mm d’épaisseur et laissez sécher sous quelques livres.</translation>
    </message>
    <message>
        <source>Cut out both halves of the board along their outer lines. Lay them side by side so that the two halves of the bar meet, and tape them together at the back. The board can then be folded.</source>
        <translation>Découpez les deux moitiés du plateau le long du contour. Placez-les côte à côte pour que les deux parties de la bande de séparation se touchent, puis assemblez-les au dos avec du ruban adhésif. Le plateau peut alors se plier.</translation>
    </message>
    <message>
        <source>Cut out the men. Men made of two layers of card stack well.</source>
        <translation>Découpez les dames. Faites de deux épaisseurs de carton, elles s’empilent bien.</translation>
    </message>
    <message>
        <source>Cut out the dice along the outer lines, including the tabs. Press a groove along all lines with a blunt knife, fold the card and glue the tabs inside. A scrap of card inside makes a die stiffer. A card die is never quite fair: if you want to count how often each number comes up, use real dice.</source>
        <translation>Découpez les dés le long du contour, languettes comprises. Marquez tous les plis avec le dos d’un couteau, pliez le carton et collez les languettes à l’intérieur. Une chute de carton à l’intérieur rend le dé plus rigide. Un dé en carton n’est jamais tout à fait équilibré&#xa0;: pour compter combien de fois sort chaque nombre, prenez de vrais dés.</translation>
    </message>
    <message>
        <source>Set up the men as the diagram of your game shows. A number on a man shows how many men are in that pile.</source>
        <translation>Disposez les dames selon le schéma de votre jeu. Un nombre sur une dame indique combien de dames compte la pile.</translation>
    </message>
    <message>
        <source>You will need card, paper glue, scissors or a sharp knife, a ruler and sticky tape.</source>
        <translation>Il vous faut du carton, de la colle à papier, des ciseaux ou un cutter, une règle et du ruban adhésif.</translation>
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
        <translation>la moitié gauche du plateau</translation>
    </message>
    <message>
        <source>the right half of the board</source>
        <translation>la moitié droite du plateau</translation>
    </message>
    <message>
        <source>men and dice</source>
        <translation>dames et dés</translation>
    </message>
    <message>
        <source>Print the next three pages at 100%, without fitting them to the page. Check with a ruler that the bar below is 10 cm long.</source>
        <translation>Imprimez les trois pages suivantes à 100&#xa0;%, sans les ajuster à la page. Vérifiez à la règle que le trait ci-dessous mesure 10&#xa0;cm.</translation>
    </message>
</context>
<context>
    <name>BriefText</name>
    <message>
        <source>%1 %2, %3 %4. %1 begins.</source>
        <extracomment>the opening throw: %1 and %3 the players, %2 and %4 their numbers</extracomment>
        <translation>%1 %2, %3 %4. %1 commence.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <extracomment>a man moves from point %1 to point %2</extracomment>
        <translation>%1 à %2.</translation>
    </message>
    <message>
        <source>%1 may stack.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 peut empiler.</translation>
    </message>
    <message>
        <source>%1 may race.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 peut faire la course.</translation>
    </message>
    <message>
        <source>%1 may set up.</source>
        <extracomment>%1 a player, whose men are all off the board</extracomment>
        <translation>%1 peut remettre en place.</translation>
    </message>
    <message>
        <source>%1 may bear off.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1 peut sortir.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 what fell: &quot;6 and 3&quot;, &quot;two 4s&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, both laid.</source>
        <extracomment>both numbers of a throw have laid a man down: &quot;Anne 6 and 3, both laid.&quot;</extracomment>
        <translation>%1, abattues.</translation>
    </message>
    <message>
        <source>%1, all laid.</source>
        <translation>%1, toutes abattues.</translation>
    </message>
    <message>
        <source>%1, both stacked.</source>
        <extracomment>both numbers of a throw have put a man back on its pile</extracomment>
        <translation>%1, empilées.</translation>
    </message>
    <message>
        <source>%1, all stacked.</source>
        <translation>%1, toutes empilées.</translation>
    </message>
    <message>
        <source>%1, both set up.</source>
        <extracomment>both numbers of a throw have set a man up again</extracomment>
        <translation>%1, remises en place.</translation>
    </message>
    <message>
        <source>%1, all set up.</source>
        <translation>%1, toutes remises en place.</translation>
    </message>
    <message>
        <source>%1, both off.</source>
        <extracomment>both numbers of a throw have taken a man off the board</extracomment>
        <translation>%1, sorties.</translation>
    </message>
    <message>
        <source>%1, all off.</source>
        <translation>%1, toutes sorties.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <extracomment>%1 a player, %2 the points of the men laid down</extracomment>
        <translation>%1 abat %2.</translation>
    </message>
    <message>
        <source>%1 stacks %2.</source>
        <extracomment>%1 a player, %2 the points of the men put back on their piles</extracomment>
        <translation>%1 empile %2.</translation>
    </message>
    <message>
        <source>%1 sets up %2.</source>
        <extracomment>%1 a player, %2 the points on which men are set up again</extracomment>
        <translation>%1 remet en place %2.</translation>
    </message>
    <message>
        <source>%1 off %2.</source>
        <extracomment>%1 a player, %2 the points of the men taken off the board</extracomment>
        <translation>%1 sort %2.</translation>
    </message>
    <message>
        <source>%1: not claimed.</source>
        <extracomment>%1 numbers that the player did not claim</extracomment>
        <translation>%1&#xa0;: pas réclamé.</translation>
    </message>
    <message>
        <source>%1: no use.</source>
        <extracomment>%1 numbers that no man can use</extracomment>
        <translation>%1&#xa0;: inutilisable.</translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <extracomment>%1 numbers that the thrower cannot use, %2 the other player, who may</extracomment>
        <translation>%1 pour %2.</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>%1 plays %n man/men of %2’s doublet.</source>
        <extracomment>%1 a player, %2 the other, who threw the doublet</extracomment>
        <translation>
            <numerusform>%1 joue %n dame du doublet lancé par %2.</numerusform>
            <numerusform>%1 joue %n dames du doublet lancé par %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>%1 joue %3 (coup lancé par %2).</translation>
    </message>
    <message>
        <source>Each player throws one die: enter the two numbers.</source>
        <translation>Chaque joueur lance un dé&#xa0;: saisissez les deux nombres.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: touch either dice box.</source>
        <translation>Un dé chacun, lancés ensemble&#xa0;: touchez un des cornets.</translation>
    </message>
    <message>
        <source>Each player throws one die.</source>
        <translation>Chaque joueur lance un dé.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: press Space, or click either box.</source>
        <translation>Un dé chacun, lancés ensemble&#xa0;: Espace, ou clic sur un cornet.</translation>
    </message>
    <message>
        <source>Now %1 throws again.</source>
        <translation>À %1 de relancer.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>À %1 de lancer.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n more man/men.</source>
        <translation>
            <numerusform>À %1 d’abattre encore %n dame.</numerusform>
            <numerusform>À %1 d’abattre encore %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n man/men.</source>
        <translation>
            <numerusform>À %1 d’abattre %n dame.</numerusform>
            <numerusform>À %1 d’abattre %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n more man/men.</source>
        <translation>
            <numerusform>À %1 de sortir encore %n dame.</numerusform>
            <numerusform>À %1 de sortir encore %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n man/men.</source>
        <translation>
            <numerusform>À %1 de sortir %n dame.</numerusform>
            <numerusform>À %1 de sortir %n dames.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 player, %2 the numbers of the dice</extracomment>
        <translation>À %1 de jouer %2.</translation>
    </message>
    <message>
        <source>The %1 cannot be played.</source>
        <extracomment>%1 numbers that the player has thrown and no man can use</extracomment>
        <translation>Impossible de jouer %1.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n of these numbers: %2.</source>
        <extracomment>%1 player, %2 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>À %1 de jouer %n de ces nombres&#xa0;: %2.</numerusform>
            <numerusform>À %1 de jouer %n de ces nombres&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins stacking again.</source>
        <translation>%1 empile désormais.</translation>
    </message>
    <message>
        <source>%1 begins the race.</source>
        <translation>%1 commence la course.</translation>
    </message>
    <message>
        <source>%1 begins bearing off.</source>
        <translation>%1 sort désormais ses dames.</translation>
    </message>
    <message>
        <source>%1 begins setting up again.</source>
        <translation>%1 remet désormais en place.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of a throw, of which all have been played</extracomment>
        <translation>%1 joue %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down the last %n man/men.</source>
        <translation>
            <numerusform>Pour %1, %n dernière dame à abattre.</numerusform>
            <numerusform>Pour %1, %n dernières dames à abattre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off the last %n man/men.</source>
        <translation>
            <numerusform>Pour %1, %n dernière dame à sortir.</numerusform>
            <numerusform>Pour %1, %n dernières dames à sortir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>À %1 de jouer %3 (coup lancé par %2).</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down all %n man/men.</source>
        <translation>
            <numerusform>À %1 d’abattre sa seule dame (%n).</numerusform>
            <numerusform>À %1 d’abattre ses %n dames.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the %1s cannot be played.</source>
        <translation>Un %1 ne peut pas être joué.</translation>
    </message>
    <message>
        <source>Only one of the %1s can be played.</source>
        <translation>Un seul %1 peut être joué.</translation>
    </message>
    <message>
        <source>You begin stacking again.</source>
        <translation>Vous empilez désormais.</translation>
    </message>
    <message>
        <source>You begin the race.</source>
        <translation>Vous commencez la course.</translation>
    </message>
    <message>
        <source>You begin bearing off.</source>
        <translation>Vous sortez désormais vos dames.</translation>
    </message>
    <message>
        <source>You begin setting up again.</source>
        <translation>Vous remettez désormais en place.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 the numbers of a throw, of which all have been played</extracomment>
        <translation>Vous jouez %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n man/men of your doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>%1 joue %n dame de votre doublet.</numerusform>
            <numerusform>%1 joue %n dames de votre doublet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>%1 joue %2 (votre coup).</translation>
    </message>
    <message numerus="yes">
        <source>You play %n man/men of %1’s doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>Vous jouez %n dame du doublet lancé par %1.</numerusform>
            <numerusform>Vous jouez %n dames du doublet lancé par %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Vous jouez %2 (coup lancé par %1).</translation>
    </message>
    <message>
        <source>Now you throw again.</source>
        <translation>À vous de relancer.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>À vous de lancer.</translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down all %n man/men.</source>
        <translation>
            <numerusform>À vous d’abattre votre seule dame (%n).</numerusform>
            <numerusform>À vous d’abattre vos %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down the last %n man/men.</source>
        <translation>
            <numerusform>À vous d’abattre %n dernière dame.</numerusform>
            <numerusform>À vous d’abattre les %n dernières dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off the last %n man/men.</source>
        <translation>
            <numerusform>À vous de sortir %n dernière dame.</numerusform>
            <numerusform>À vous de sortir les %n dernières dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n more man/men.</source>
        <translation>
            <numerusform>À vous d’abattre encore %n dame.</numerusform>
            <numerusform>À vous d’abattre encore %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n man/men.</source>
        <translation>
            <numerusform>À vous d’abattre %n dame.</numerusform>
            <numerusform>À vous d’abattre %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n more man/men.</source>
        <translation>
            <numerusform>À vous de sortir encore %n dame.</numerusform>
            <numerusform>À vous de sortir encore %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n man/men.</source>
        <translation>
            <numerusform>À vous de sortir %n dame.</numerusform>
            <numerusform>À vous de sortir %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n of these numbers: %1.</source>
        <extracomment>%1 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>À vous de jouer %n de ces nombres&#xa0;: %1.</numerusform>
            <numerusform>À vous de jouer %n de ces nombres&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>À vous de jouer %1.</translation>
    </message>
    <message>
        <source>Now you play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>À vous de jouer %2 (coup lancé par %1).</translation>
    </message>
    <message>
        <source>Now %1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>À %1 de jouer %2 (votre coup).</translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>%1&#xa0;: %2, sans erreur</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n with an error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2, dont %n avec erreur</numerusform>
            <numerusform>%1&#xa0;: %2, dont %n avec erreur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, bytes read:</source>
        <translation>%1, octets lus&#xa0;:</translation>
    </message>
    <message>
        <source>Stopped while reading %1.</source>
        <translation>Arrêt pendant la lecture de %1.</translation>
    </message>
    <message>
        <source>Too many errors: the rest of the file was not read.</source>
        <translation>Trop d’erreurs&#xa0;: la suite du fichier n’a pas été lue.</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>FICHIER…</translation>
    </message>
    <message>
        <source>game %1, throw %2: </source>
        <translation>partie %1, coup %2&#xa0;: </translation>
    </message>
    <message>
        <source>game %1: </source>
        <translation>partie %1&#xa0;: </translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>%1’s throw has no %2 to claim.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>%1 n’a pas fait %2. Rien à réclamer.</translation>
    </message>
    <message>
        <source>%1 used the %2. It cannot be claimed.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>%1 a joué %2. Rien à réclamer.</translation>
    </message>
    <message>
        <source>%1 has already claimed the %2.</source>
        <extracomment>%1 the player who wanted to claim the number %2 of the dice</extracomment>
        <translation>%1 a déjà réclamé %2.</translation>
    </message>
    <message>
        <source>%1 claims the %2.</source>
        <extracomment>%1 the player who claims the number %2 of the other player&apos;s dice</extracomment>
        <translation>%1 réclame le %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unused.</source>
        <extracomment>%1 a player, %2 numbers of the dice that the player has not used</extracomment>
        <translation>%1 n’utilise pas %2.</translation>
    </message>
    <message>
        <source>Only %1 can claim unused numbers.</source>
        <extracomment>%1 the player who may claim numbers; the other player wanted to</extracomment>
        <translation>Les nombres inutilisés ne peuvent être réclamés que par %1.</translation>
    </message>
    <message>
        <source>Enter on a man claims its number; Space gives up all unused numbers.</source>
        <translation>Entrée sur une dame réclame son nombre&#x202f;; Espace renonce à tous les nombres restants.</translation>
    </message>
    <message>
        <source>Enter claims; Space goes on without claiming.</source>
        <translation>Entrée réclame&#x202f;; Espace continue sans réclamer.</translation>
    </message>
    <message>
        <source>Your throw has no %1 to claim.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>Vous n’avez pas fait %1. Rien à réclamer.</translation>
    </message>
    <message>
        <source>You used the %1. It cannot be claimed.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>Vous avez joué %1. Rien à réclamer.</translation>
    </message>
    <message>
        <source>You have already claimed the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Vous avez déjà réclamé %1.</translation>
    </message>
    <message>
        <source>Only you can claim unused numbers.</source>
        <translation>Les nombres inutilisés ne peuvent être réclamés que par vous.</translation>
    </message>
    <message>
        <source>You claim the %1.</source>
        <extracomment>%1 a number of the other player&apos;s dice</extracomment>
        <translation>Vous réclamez le %1.</translation>
    </message>
    <message>
        <source>You leave %1 unused.</source>
        <extracomment>%1 numbers of the dice that you have not used</extracomment>
        <translation>Vous n’utilisez pas %1.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Lists the rule sets and the rules you can change.</source>
        <translation>Énumère les jeux de règles et les règles modifiables.</translation>
    </message>
    <message>
        <source>Plays many games and counts who wins.</source>
        <translation>Joue de nombreuses parties et compte qui gagne.</translation>
    </message>
    <message>
        <source>Saves a picture of the board; works without a screen.</source>
        <translation>Enregistre une image du plateau&#x202f;; fonctionne sans écran.</translation>
    </message>
    <message>
        <source>Makes a PDF for printing: rules, a board, a game, odds, labels, lessons.</source>
        <translation>Crée un PDF à imprimer&#xa0;: règles, plateau, partie, probabilités, cartels, séances.</translation>
    </message>
    <message>
        <source>Summarises the visits to a display, or prints them all.</source>
        <translation>Résume les visites d’une borne, ou les affiche toutes.</translation>
    </message>
    <message>
        <source>Replays game records and reports the first error in each game.</source>
        <translation>Rejoue des parties enregistrées et signale la première erreur de chacune.</translation>
    </message>
    <message>
        <source>Print JSON for other programs.</source>
        <translation>Écrire du JSON pour d’autres programmes.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>ligne de commande</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>argument inattendu %1</translation>
    </message>
    <message>
        <source>Could not write the results.</source>
        <translation>Impossible d’écrire les résultats.</translation>
    </message>
    <message>
        <source>Could not start %1: %2</source>
        <extracomment>%1 the path of a program, %2 the reason</extracomment>
        <translation>Impossible de lancer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Usage: doublets-cli COMMAND [OPTIONS]</source>
        <translation>Utilisation&#xa0;: doublets-cli COMMANDE [OPTIONS]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Show this help, or help for the command given before it.</source>
        <translation>Afficher cette aide, ou celle de la commande qui précède.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Employer cette langue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>command line: unknown command %1; available: %2</source>
        <translation>ligne de commande&#xa0;: commande inconnue %1&#x202f;; au choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show the options.</source>
        <translation>Afficher les options.</translation>
    </message>
    <message>
        <source>Start a new game with this rule set.</source>
        <translation>Commencer une partie avec ce jeu de règles.</translation>
    </message>
    <message>
        <source>Start a new game with dice from this seed.</source>
        <translation>Commencer une partie avec les dés de cette graine.</translation>
    </message>
    <message>
        <source>Start First steps: learn the game on the board.</source>
        <translation>Ouvrir les Premiers pas&#xa0;: apprendre le jeu sur le plateau.</translation>
    </message>
    <message>
        <source>Use this language.</source>
        <translation>Employer cette langue.</translation>
    </message>
    <message>
        <source>Start as a museum display, configured by FILE.</source>
        <translation>Démarrer en borne de musée, configurée par FICHIER.</translation>
    </message>
    <message>
        <source>Doublets and related historical dice games for two players.</source>
        <translation>Doublets et d’autres jeux de dés historiques pour deux joueurs.</translation>
    </message>
    <message>
        <source>The game or lesson to open.</source>
        <translation>La partie ou la séance à ouvrir.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time, not %1.</source>
        <translation>Un seul fichier à la fois peut être ouvert, pas %1.</translation>
    </message>
    <message>
        <source>A file has its own rules and dice: give either a file or options for a new game, not both.</source>
        <translation>Un fichier a ses propres règles et dés&#xa0;: donnez soit un fichier, soit les options d’une nouvelle partie.</translation>
    </message>
    <message>
        <source>--language: unknown language %1; available: %2.</source>
        <translation>--language&#xa0;: langue inconnue %1&#x202f;; au choix&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Could not start the museum display %1: %2. Install the Debian package doublets-display; there is no display for other systems.</source>
        <extracomment>%1 the path of a program, %2 why not</extracomment>
        <translation>Impossible de lancer la borne de musée %1&#xa0;: %2. Installez le paquet Debian doublets-display&#x202f;; il n’y a pas de borne pour d’autres systèmes.</translation>
    </message>
    <message>
        <source>Computes how often each player wins under best play, or estimates it under good play.</source>
        <translation>Calcule combien de fois chaque joueur gagne en jouant au mieux, ou l’estime pour un bon jeu.</translation>
    </message>
</context>
<context>
    <name>ComparisonSummary</name>
    <message>
        <source>The game as it was played.</source>
        <translation>La partie telle que jouée.</translation>
    </message>
    <message numerus="yes">
        <source>The game as it stood after %n throw(s) of the dice.</source>
        <translation>
            <numerusform>La partie telle qu’elle était après %n coup de dés.</numerusform>
            <numerusform>La partie telle qu’elle était après %n coups de dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is drawn after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Règles&#xa0;: %1. Partie nulle après %n coup.</numerusform>
            <numerusform>Règles&#xa0;: %1. Partie nulle après %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is unfinished after %n throw(s).</source>
        <translation>
            <numerusform>Règles&#xa0;: %1. Partie inachevée après %n coup.</numerusform>
            <numerusform>Règles&#xa0;: %1. Partie inachevée après %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, %2 wins after %n throw(s).</source>
        <extracomment>%1 the author of the rules, %2 the winner</extracomment>
        <translation>
            <numerusform>Règles&#xa0;: %1. %2 gagne après %n coup.</numerusform>
            <numerusform>Règles&#xa0;: %1. %2 gagne après %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two games never differ.</source>
        <translation>Les parties ne diffèrent jamais.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the players choose differently.</source>
        <translation>Elles diffèrent à partir du coup %1&#xa0;: les joueurs choisissent autrement.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the rules differ.</source>
        <translation>Elles diffèrent à partir du coup %1&#xa0;: les règles ne sont pas les mêmes.</translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice of the first game was/were unused when the second ended.</source>
        <translation>
            <numerusform>%n dé de la première partie restait inutilisé à la fin de la seconde.</numerusform>
            <numerusform>%n dés de la première partie restaient inutilisés à la fin de la seconde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where there is a choice, both players choose at random (seed %1).</source>
        <translation>Quand il y a un choix, les deux joueurs choisissent au hasard (graine %1).</translation>
    </message>
    <message>
        <source>Where there is a choice, both players try to finish in the fewest turns.</source>
        <translation>Quand il y a un choix, les deux joueurs cherchent à finir en un minimum de tours.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players make the best play.</source>
        <translation>Quand il y a un choix, les deux joueurs jouent au mieux.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players play as the strong computer does.</source>
        <translation>Quand il y a un choix, les deux joueurs jouent comme l’ordinateur fort.</translation>
    </message>
    <message>
        <source>The second game used exactly the dice of the first.</source>
        <translation>La seconde partie a employé exactement les dés de la première.</translation>
    </message>
    <message numerus="yes">
        <source>The second game needed %n more die/dice, thrown from the seed %1.</source>
        <extracomment>%1 the seed</extracomment>
        <translation>
            <numerusform>La deuxième partie a demandé %n dé de plus, tiré de la graine %1.</numerusform>
            <numerusform>La deuxième partie a demandé %n dés de plus, tirés de la graine %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, you win after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Règles&#xa0;: %1. Vous gagnez après %n coup.</numerusform>
            <numerusform>Règles&#xa0;: %1. Vous gagnez après %n coups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComputerNames</name>
    <message>
        <source>Computer</source>
        <comment>name of a player</comment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>L’ordinateur</translation>
    </message>
    <message>
        <source>the computer</source>
        <comment>a player, within a sentence</comment>
        <translation>l’ordinateur</translation>
    </message>
    <message>
        <source>Careless computer</source>
        <comment>name of a player</comment>
        <translation>Ordinateur étourdi</translation>
    </message>
    <message>
        <source>The careless computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>L’ordinateur étourdi</translation>
    </message>
    <message>
        <source>the careless computer</source>
        <comment>a player, within a sentence</comment>
        <translation>l’ordinateur étourdi</translation>
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
        <translation>Ordinateur moyen</translation>
    </message>
    <message>
        <source>The casual computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>L’ordinateur moyen</translation>
    </message>
    <message>
        <source>the casual computer</source>
        <comment>a player, within a sentence</comment>
        <translation>l’ordinateur moyen</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message numerus="yes">
        <source>The moves of %n later throws stay the same.</source>
        <translation>
            <numerusform>%n coup suivant se joue comme avant.</numerusform>
            <numerusform>%n coups suivants se jouent comme avant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of the later throws, different men move, because the rules leave no choice.</source>
        <translation>
            <numerusform>Dans %n coup suivant, d’autres dames sont jouées, car les règles ne laissent pas de choix.</numerusform>
            <numerusform>Dans %n coups suivants, d’autres dames sont jouées, car les règles ne laissent pas de choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves of this throw are no longer possible: choose again.</source>
        <translation>Ce coup ne peut plus être joué de la même façon&#xa0;: choisissez à nouveau.</translation>
    </message>
    <message>
        <source>The moves of throw %1 are no longer possible: choose again.</source>
        <translation>Le coup %1 ne peut plus être joué de la même façon&#xa0;: choisissez à nouveau.</translation>
    </message>
    <message>
        <source>It would then be %1’s turn, but the other player threw.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Ce serait alors à %1 de jouer, mais c’est l’autre joueur qui a lancé.</translation>
    </message>
    <message>
        <source>Both players then throw again to decide who begins.</source>
        <translation>Les deux joueurs relancent alors pour savoir qui commence.</translation>
    </message>
    <message>
        <source>This then decides who throws first.</source>
        <translation>Cela décide alors qui lance en premier.</translation>
    </message>
    <message>
        <source>The game then ends with throw %1.</source>
        <extracomment>%1 the number of a throw</extracomment>
        <translation>La partie se termine alors au coup %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws after that are undone.</source>
        <translation>
            <numerusform>Après cela, %n coup est annulé.</numerusform>
            <numerusform>Après cela, %n coups sont annulés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their dice will be suggested as you continue.</source>
        <translation>Leurs dés vous seront proposés par la suite.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Rien d’autre ne change.</translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>The game could not be saved</source>
        <translation>Impossible d’enregistrer la partie</translation>
    </message>
    <message>
        <source>The game on the board is unfinished and could not be saved.</source>
        <translation>La partie en cours est inachevée et n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games of doublets (*.doublets)</source>
        <translation>Parties de Doublets (*.doublets)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une séance</translation>
    </message>
    <message>
        <source>Lessons (*.doublets-lesson)</source>
        <translation>Séances (*.doublets-lesson)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Open an invention</source>
        <translation>Ouvrir une invention</translation>
    </message>
    <message>
        <source>Invented rules (*.doublets-rules)</source>
        <translation>Règles inventées (*.doublets-rules)</translation>
    </message>
    <message>
        <source>Save the invention</source>
        <translation>Enregistrer l’invention</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Enregistrer les chiffres</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation>Enregistrer l’expérience</translation>
    </message>
    <message>
        <source>Page with charts (*.pdf)</source>
        <translation>Page avec graphiques (*.pdf)</translation>
    </message>
    <message>
        <source>Picture of the page (*.png)</source>
        <translation>Image de la page (*.png)</translation>
    </message>
    <message>
        <source>Drawing of the page (*.svg)</source>
        <translation>Dessin de la page (*.svg)</translation>
    </message>
    <message>
        <source>Table with one row per game (*.games.csv)</source>
        <translation>Tableau, une ligne par partie (*.games.csv)</translation>
    </message>
    <message>
        <source>Picture, %1 × %2 (*.png)</source>
        <extracomment>A kind of file in a list: a picture of that many pixels. %1 width, %2 height</extracomment>
        <translation>Image, %1&#xa0;×&#xa0;%2 (*.png)</translation>
    </message>
    <message>
        <source>As in the window: %1</source>
        <extracomment>%1: a kind of file, &quot;Picture, 1200 × 760 (*.png)&quot;</extracomment>
        <translation>Comme dans la fenêtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Enregistrer une image du plateau</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications à enregistrer</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Enregistrer les modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications apportées à %1&#x202f;?</translation>
    </message>
    <message>
        <source>Your changes will be lost if you don’t save them.</source>
        <translation>Sinon, vos modifications seront perdues.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enregi&amp;strer</translation>
    </message>
    <message>
        <source>&amp;Don’t Save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>If you start another game, this one will be lost.</source>
        <translation>Si vous en commencez une autre, celle-ci sera perdue.</translation>
    </message>
    <message>
        <source>&amp;Keep this game</source>
        <translation>&amp;Garder cette partie</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>La s&amp;upprimer</translation>
    </message>
    <message>
        <source>To keep this game, save it in another folder first.</source>
        <translation>Pour garder cette partie, enregistrez-la d’abord dans un autre dossier.</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>The lesson could not be saved</source>
        <translation>La séance n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Some answers or games in a lesson could not be saved.</source>
        <translation>Des réponses ou parties d’une séance n’ont pas pu être enregistrées.</translation>
    </message>
    <message>
        <source>If you quit, everything since the last save will be lost.</source>
        <translation>Si vous quittez, tout ce qui suit le dernier enregistrement sera perdu.</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>&amp;Poursuivre</translation>
    </message>
    <message>
        <source>Your game may be open elsewhere</source>
        <translation>Partie peut-être ouverte ailleurs</translation>
    </message>
    <message>
        <source>Your game seems to be open in another program.</source>
        <translation>Votre partie semble ouverte dans un autre programme.</translation>
    </message>
    <message>
        <source>Your game seems to be open on the computer %1.</source>
        <extracomment>%1: the name of a computer, in quotation marks</extracomment>
        <translation>Votre partie semble ouverte sur l’ordinateur %1.</translation>
    </message>
    <message>
        <source>If Doublets is no longer running there, open your game here. If it is still running there, close it first: otherwise the two copies would overwrite each other’s moves.</source>
        <translation>Si Doublets n’y est plus ouvert, ouvrez votre partie ici. S’il l’est encore, fermez-le d’abord&#xa0;: sinon les deux exemplaires s’écraseraient l’un l’autre.</translation>
    </message>
    <message>
        <source>Opened there: %1.</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Ouverte là-bas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Open my game here</source>
        <translation>&amp;Ouvrir ma partie ici</translation>
    </message>
    <message>
        <source>&amp;Start another game</source>
        <translation>&amp;Jouer une autre partie</translation>
    </message>
    <message>
        <source>Start the lesson over</source>
        <translation>Recommencer la séance</translation>
    </message>
    <message>
        <source>Start the lesson over from its first step?</source>
        <translation>Recommencer la séance à la première étape&#x202f;?</translation>
    </message>
    <message>
        <source>The class’s answers and moves will be deleted.</source>
        <translation>Les réponses et les parties de la classe seront supprimées.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>&amp;Continue the lesson</source>
        <translation>&amp;Continuer la séance</translation>
    </message>
    <message>
        <source>Reset the score between these two players? The score is now: %1</source>
        <extracomment>%1 the score: &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Remettre à zéro le score entre ces deux joueurs&#x202f;? Score actuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>Remise à zéro du score</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores against other players are kept.</source>
        <translation>C’est irréversible. Les scores contre d’autres joueurs sont conservés.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Remettre à &amp;zéro</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>Effacer les statistiques</translation>
    </message>
    <message>
        <source>Erase the statistics of all games?</source>
        <translation>Effacer toutes les statistiques&#x202f;?</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores, saved games and settings are kept.</source>
        <translation>C’est irréversible. Les scores, parties enregistrées et paramètres sont conservés.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Doublets %1</source>
        <translation>Doublets %1</translation>
    </message>
    <message>
        <source>Historical dice games for two, each played as its source describes it.</source>
        <translation>Jeux de dés historiques à deux, chacun joué comme sa source le décrit.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>About Doublets</source>
        <translation>À propos de Doublets</translation>
    </message>
    <message>
        <source>Doublets uses Qt %1, a toolkit for desktop applications.</source>
        <translation>Doublets utilise Qt %1, une bibliothèque pour applications de bureau.</translation>
    </message>
    <message>
        <source>Qt is free software under the GNU Lesser General Public License, version 3.</source>
        <translation>Qt est un logiciel libre sous licence publique générale limitée GNU (LGPL), version 3.</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>À propos de Qt</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Enregistrer la séance</translation>
    </message>
    <message>
        <source>Clear the results</source>
        <translation>Effacer les résultats</translation>
    </message>
    <message>
        <source>Clear the results of the laboratory?</source>
        <translation>Effacer les résultats du laboratoire&#x202f;?</translation>
    </message>
    <message>
        <source>The same settings and seed give the same results again.</source>
        <translation>Les mêmes réglages et la même graine redonneront les mêmes résultats.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Effacer</translation>
    </message>
</context>
<context>
    <name>DesktopPrinters</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
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
            <numerusform>%2 a fait %1 plus souvent que ne l’indique la fourchette.</numerusform>
            <numerusform>%2 a fait %1 plus souvent que ne l’indique la fourchette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 threw %1 less often than the band shows.</source>
        <translation>
            <numerusform>%2 a fait %1 moins souvent que ne l’indique la fourchette.</numerusform>
            <numerusform>%2 a fait %1 moins souvent que ne l’indique la fourchette.</numerusform>
        </translation>
    </message>
    <message>
        <source>All numbers lie within their bands.</source>
        <translation>Tous les nombres sont dans leur fourchette.</translation>
    </message>
    <message>
        <source>That is unusual, but proves nothing.</source>
        <translation>C’est inhabituel, mais ne prouve rien.</translation>
    </message>
    <message>
        <source>That is rare.</source>
        <translation>C’est rare.</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, p = %2.</source>
        <translation>Tous les dés ensemble&#xa0;: khi-deux %1, 5 degrés de liberté, p = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. That is unusual, but no proof.</source>
        <translation>Des dés équilibrés donnent un tel écart, ou plus, dans %1 des cas. C’est inhabituel, mais ne prouve rien.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. With so few throws, loaded dice could look the same.</source>
        <translation>Des dés équilibrés donnent un tel écart, ou plus, dans %1 des cas. Avec si peu de coups, des dés pipés pourraient sembler pareils.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. Nothing suggests that these are loaded.</source>
        <translation>Des dés équilibrés donnent un tel écart, ou plus, dans %1 des cas. Rien ne laisse penser que ceux-ci sont pipés.</translation>
    </message>
    <message>
        <source>thrown from the seed %1</source>
        <translation>tirés de la graine %1</translation>
    </message>
    <message>
        <source>real dice, entered by hand</source>
        <translation>vrais dés, saisis à la main</translation>
    </message>
    <message>
        <source>written down beforehand</source>
        <translation>notés à l’avance</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, exact p = %2.</source>
        <extracomment>%1 chi-square, %2 its probability: &quot;0.32&quot;</extracomment>
        <translation>Tous les dés ensemble&#xa0;: khi-deux %1, 5 degrés de liberté, p exact = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in less than 1% of cases – but more often if you check after every throw. Throw these dice many more times, then check once.</source>
        <translation>Des dés équilibrés donnent un tel écart, ou plus, dans moins de 1&#xa0;% des cas, mais plus souvent si l’on regarde après chaque coup. Lancez-les encore bien des fois, puis regardez une seule fois.</translation>
    </message>
    <message>
        <source>thrown on the screen</source>
        <translation>lancés à l’écran</translation>
    </message>
    <message>
        <source>Doublets: no throws yet.</source>
        <translation>Doublets&#xa0;: aucun coup pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>With this many fair dice, at least %n of the two players’ twelve numbers fall(s) outside the bands in %1 of cases.</source>
        <extracomment>the twelve numbers in the table, six of each player; %1 a percentage: &quot;39%&quot;</extracomment>
        <translation>
            <numerusform>Avec autant de dés équilibrés, au moins %n des douze nombres des deux joueurs sort de sa fourchette dans %1 des cas.</numerusform>
            <numerusform>Avec autant de dés équilibrés, au moins %n des douze nombres des deux joueurs sortent de leur fourchette dans %1 des cas.</numerusform>
        </translation>
    </message>
    <message>
        <source>That many is not unusual. How far outside the bands the numbers lie is not considered.</source>
        <translation>Il n’est pas rare d’en voir autant. De combien les nombres sortent de leur fourchette n’est pas pris en compte ici.</translation>
    </message>
    <message numerus="yes">
        <source>Doublets: %1 in %n throw(s). In this many throws, fair dice give %2 on average, usually %3 to %4.</source>
        <extracomment>%1 doublets thrown, %2 the expected number, %3 and %4 whole numbers</extracomment>
        <translation>
            <numerusform>Doublets&#xa0;: %1 en %n coup. Sur un tel nombre de coups, des dés équilibrés en donnent %2 en moyenne, d’ordinaire de %3 à %4.</numerusform>
            <numerusform>Doublets&#xa0;: %1 en %n coups. Sur un tel nombre de coups, des dés équilibrés en donnent %2 en moyenne, d’ordinaire de %3 à %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceText</name>
    <message>
        <source>The first thrower wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Le premier joueur gagne plus souvent dans A que dans B. Le hasard seul donnerait rarement un tel écart.</translation>
    </message>
    <message>
        <source>The first thrower wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Le premier joueur gagne plus souvent dans B que dans A. Le hasard seul donnerait rarement un tel écart.</translation>
    </message>
    <message>
        <source>No clear difference in the first thrower’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>Pas d’écart net entre les victoires du premier joueur&#xa0;: le hasard seul peut en donner un pareil. Avec plus de parties, un écart apparaîtra peut-être.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with the same dice: they play the same games.</source>
        <translation>A et B sont la même expérience avec les mêmes dés&#xa0;: les parties sont identiques.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with different dice: any difference is due to chance.</source>
        <translation>A et B sont la même expérience avec d’autres dés&#xa0;: tout écart est dû au hasard.</translation>
    </message>
    <message>
        <source>A − B: %1 percentage points. 95% band: %2 to %3.</source>
        <extracomment>%1 percentage points, %2 and %3 the ends of their 95% band: &quot;1.2&quot;, &quot;0.9&quot;, &quot;1.5&quot;</extracomment>
        <translation>A − B&#xa0;: %1 points de pourcentage. Fourchette à 95&#xa0;%&#xa0;: %2 à %3.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Jusqu’ici, le premier joueur gagne plus souvent dans A que dans B. Attendez la fin&#xa0;: en cours de route, le hasard seul donne souvent un tel écart.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Jusqu’ici, le premier joueur gagne plus souvent dans B que dans A. Attendez la fin&#xa0;: en cours de route, le hasard seul donne souvent un tel écart.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game. 95% band: %2 to %3.</source>
        <extracomment>%1 the difference in the mean number of throws, %2 and %3 the ends of its 95% band</extracomment>
        <translation>A − B&#xa0;: %1 coups par partie. Fourchette à 95&#xa0;%&#xa0;: %2 à %3.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game, from too few games for a 95% band.</source>
        <extracomment>%1 the difference in the mean number of throws</extracomment>
        <translation>A − B&#xa0;: %1 coups par partie, avec trop peu de parties pour une fourchette à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>So far, games are longer in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Jusqu’ici, les parties sont plus longues dans A que dans B. Attendez la fin&#xa0;: en cours de route, le hasard seul donne souvent un tel écart.</translation>
    </message>
    <message>
        <source>So far, games are longer in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Jusqu’ici, les parties sont plus longues dans B que dans A. Attendez la fin&#xa0;: en cours de route, le hasard seul donne souvent un tel écart.</translation>
    </message>
    <message>
        <source>On average, games are longer in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>En moyenne, les parties sont plus longues dans A que dans B. Le hasard seul donnerait rarement un tel écart.</translation>
    </message>
    <message>
        <source>On average, games are longer in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>En moyenne, les parties sont plus longues dans B que dans A. Le hasard seul donnerait rarement un tel écart.</translation>
    </message>
    <message>
        <source>No clear difference in the length of games: chance alone can produce one like this. More games may show one.</source>
        <translation>Pas d’écart net entre les longueurs des parties&#xa0;: le hasard seul peut en donner un pareil. Avec plus de parties, un écart apparaîtra peut-être.</translation>
    </message>
    <message>
        <source>The exact shares are the same: any difference in wins is due to chance.</source>
        <translation>Les parts exactes sont les mêmes&#xa0;: tout écart entre les victoires est dû au hasard.</translation>
    </message>
    <message>
        <source>The exact mean lengths are the same: any difference in length is due to chance.</source>
        <translation>Les longueurs moyennes exactes sont les mêmes&#xa0;: tout écart de longueur est dû au hasard.</translation>
    </message>
    <message>
        <source>So far, White wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Jusqu’ici, les Blancs gagnent plus souvent dans A que dans B. Attendez la fin&#xa0;: en cours de route, le hasard seul donne souvent un tel écart.</translation>
    </message>
    <message>
        <source>So far, White wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Jusqu’ici, les Blancs gagnent plus souvent dans B que dans A. Attendez la fin&#xa0;: en cours de route, le hasard seul donne souvent un tel écart.</translation>
    </message>
    <message>
        <source>White wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Les Blancs gagnent plus souvent dans A que dans B. Le hasard seul donnerait rarement un tel écart.</translation>
    </message>
    <message>
        <source>White wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Les Blancs gagnent plus souvent dans B que dans A. Le hasard seul donnerait rarement un tel écart.</translation>
    </message>
    <message>
        <source>No clear difference in White’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>Pas d’écart net entre les victoires des Blancs&#xa0;: le hasard seul peut en donner un pareil. Avec plus de parties, un écart apparaîtra peut-être.</translation>
    </message>
    <message>
        <source>Compared game by game, with the same seeds.</source>
        <translation>Comparées partie par partie, avec les mêmes graines.</translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>Give one file: %1</source>
        <extracomment>%1 a command line, which is not translated</extracomment>
        <translation>Donnez un fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Staff code, %1 to %2 digits: </source>
        <translation>Code du personnel, de %1 à %2 chiffres&#xa0;: </translation>
    </message>
    <message>
        <source>Repeat the code: </source>
        <translation>Répétez le code&#xa0;: </translation>
    </message>
    <message>
        <source>The codes do not match.</source>
        <translation>Les codes diffèrent.</translation>
    </message>
    <message>
        <source>%1: no errors</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1&#xa0;: aucune erreur</translation>
    </message>
</context>
<context>
    <name>DisplayLine</name>
    <message>
        <source>Show the options.</source>
        <translation>Afficher les options.</translation>
    </message>
    <message>
        <source>Check FILE and report what is wrong; works without a screen.</source>
        <translation>Vérifier FICHIER et signaler les erreurs&#x202f;; fonctionne sans écran.</translation>
    </message>
    <message>
        <source>Ask for a staff code and print the lines to add to FILE.</source>
        <translation>Demander un code du personnel et afficher les lignes à ajouter à FICHIER.</translation>
    </message>
    <message>
        <source>Doublets as a museum display.</source>
        <translation>Doublets en borne de musée.</translation>
    </message>
    <message>
        <source>The configuration of the display; defaults to %1 if that exists.</source>
        <extracomment>%1 a path</extracomment>
        <translation>La configuration de la borne&#x202f;; par défaut %1, s’il existe.</translation>
    </message>
    <message>
        <source>Only one file can be given, not %1.</source>
        <translation>Un seul fichier peut être donné, pas %1.</translation>
    </message>
    <message>
        <source>A display is already running.</source>
        <translation>Une borne est déjà en marche.</translation>
    </message>
    <message>
        <source>Edit the most important keys of FILE in a window.</source>
        <translation>Modifier les clés principales de FICHIER dans une fenêtre.</translation>
    </message>
</context>
<context>
    <name>DisplayWarnings</name>
    <message>
        <source>The time zone “%1” is unknown; %3 is used. Set the time zone with %2.</source>
        <extracomment>%1 the name of a time zone, %2 a command line, %3 a time such as UTC or UTC+05:30</extracomment>
        <translation>Fuseau horaire «&#x202f;%1&#x202f;» inconnu&#xa0;: %3 est utilisé. Réglez le fuseau avec %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: the display has no permission to write to %1. Use a file in %2.</source>
        <extracomment>%1 a folder, %2 another</extracomment>
        <translation>Les visites ne peuvent être comptées&#xa0;: la borne n’a pas le droit d’écrire dans %1. Choisissez un fichier dans %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1 is not a file. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>Les visites ne peuvent être comptées&#xa0;: %1 n’est pas un fichier. Choisissez un fichier dans %2.</translation>
    </message>
    <message>
        <source>The heartbeat cannot be written to %1. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>Impossible d’écrire le signal de vie dans %1. Utilisez un fichier dans %2.</translation>
    </message>
</context>
<context>
    <name>DriveSaveResult</name>
    <message>
        <source>No USB stick is plugged in.</source>
        <translation>Aucune clé USB n’est branchée.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is read-only. Use another stick.</source>
        <translation>Non enregistré&#xa0;: la clé USB «&#x202f;%1&#x202f;» est en lecture seule. Prenez-en une autre.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is full. Free some space or use another stick.</source>
        <translation>Non enregistré&#xa0;: la clé USB «&#x202f;%1&#x202f;» est pleine. Libérez de l’espace ou prenez-en une autre.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick was removed too early. Plug it in and save again.</source>
        <translation>Non enregistré&#xa0;: la clé USB a été retirée trop tôt. Rebranchez-la et recommencez.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved as %1 on the USB stick “%2”, with a page for printing. You can remove the stick now.</source>
        <extracomment>%1 the name of a file, %2 the name of a USB stick</extracomment>
        <translation>Enregistré sous %1 sur la clé USB «&#x202f;%2&#x202f;», avec une page à imprimer. Vous pouvez retirer la clé.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a file and a place in it, %2 what is wrong there</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>partie nulle</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>victoire des Blancs</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>victoire des Noirs</translation>
    </message>
    <message>
        <source>a comma, a quotation mark or the closing } is missing</source>
        <translation>il manque une virgule, un guillemet ou l’accolade fermante }</translation>
    </message>
    <message>
        <source>a comma or the closing ] is missing</source>
        <translation>il manque une virgule ou le crochet fermant ]</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing</source>
        <translation>il manque un guillemet fermant</translation>
    </message>
    <message>
        <source>a colon is missing after a name</source>
        <translation>il manque un deux-points après un nom</translation>
    </message>
    <message>
        <source>nothing follows a comma</source>
        <translation>rien ne suit une virgule</translation>
    </message>
    <message>
        <source>a number is not valid JSON</source>
        <translation>un nombre n’est pas du JSON valable</translation>
    </message>
    <message>
        <source>a backslash is followed by an invalid letter</source>
        <translation>une barre oblique inverse est suivie d’une lettre non valable</translation>
    </message>
    <message>
        <source>the closing } is missing</source>
        <translation>il manque l’accolade fermante }</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>texte inattendu après la fin</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>listes ou objets trop profondément imbriqués</translation>
    </message>
    <message>
        <source>expected text in quotation marks, a number, true, false, null, a list or an object</source>
        <translation>attendu&#xa0;: texte entre guillemets, nombre, true, false, null, liste ou objet</translation>
    </message>
    <message>
        <source>text without leading or trailing spaces</source>
        <translation>du texte sans espace au début ni à la fin</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <translation>de %1 à %2 valeurs</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Libérez de l’espace ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Change the permissions or choose another folder.</source>
        <translation>Modifiez les droits d’accès ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Choose a folder that is not read-only.</source>
        <translation>Choisissez un dossier qui n’est pas en lecture seule.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Choisissez un dossier qui existe.</translation>
    </message>
    <message>
        <source>could not be opened: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>ouverture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>lecture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>could not be written: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>écriture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>not a file, but a pipe or a device</source>
        <translation>un tube ou un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>too large: %1 bytes; the limit is %2</source>
        <translation>trop grand&#xa0;: %1 octets&#x202f;; la limite est %2</translation>
    </message>
    <message>
        <source>binary data instead of UTF-8 text</source>
        <translation>données binaires au lieu de texte UTF-8</translation>
    </message>
    <message>
        <source>not JSON: %1 (byte %2)</source>
        <extracomment>%1 what is wrong, %2 the offset</extracomment>
        <translation>pas du JSON&#xa0;: %1 (octet %2)</translation>
    </message>
    <message>
        <source>the format is %1; expected %2</source>
        <translation>le format est %1&#x202f;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>written by a newer program: its format is version %1, and this program reads version %2</source>
        <translation>écrit par une version plus récente&#xa0;: format %1, ce programme lit le format %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>clé inconnue %1</translation>
    </message>
    <message>
        <source>unknown key %1; allowed: %2</source>
        <translation>clé inconnue %1&#x202f;; permis&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected %2, found %1</source>
        <extracomment>&quot;expected a text, found a number&quot;</extracomment>
        <translation>attendu&#xa0;: %2, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is not the name of a file in the lesson’s folder</source>
        <translation>%1 n’est pas le nom d’un fichier du dossier de la séance</translation>
    </message>
    <message>
        <source>%1 is not a PNG, JPEG or WebP picture</source>
        <translation>%1 n’est pas une image PNG, JPEG ou WebP</translation>
    </message>
    <message>
        <source>the picture measures %1 × %2 pixels; allowed: up to %3 × %3</source>
        <extracomment>the size of a picture in pixels; %3 the largest width and height</extracomment>
        <translation>l’image mesure %1&#xa0;×&#xa0;%2 pixels&#x202f;; permis&#xa0;: %3&#xa0;×&#xa0;%3 au plus</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>%1 the shortest text allowed: {}</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <extracomment>%1 what was met in the file</extracomment>
        <translation>endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the best player cannot play the race: its trained weights are damaged (%1); use the random player instead</source>
        <extracomment>%1 an English keyword: &quot;checksum&quot;</extracomment>
        <translation>le meilleur joueur ne sait pas jouer la course&#xa0;: ses poids appris sont endommagés (%1)&#x202f;; choisissez le joueur au hasard</translation>
    </message>
    <message>
        <source>damaged: %1. It was renamed to %2, and a new file was started.</source>
        <extracomment>%1 what was met in the file, %2 the path under which it lies now</extracomment>
        <translation>endommagé&#xa0;: %1. Il a été renommé en %2, et un nouveau fichier a été commencé.</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2</source>
        <translation>%1 n’est pas possible&#x202f;; permis&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 et %2 se contredisent</translation>
    </message>
    <message>
        <source>unknown rule set %1; available: %2</source>
        <translation>jeu de règles inconnu %1&#x202f;; au choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1</source>
        <translation>ce jeu de règles n’a pas d’option %1</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1; it has: %2</source>
        <translation>ce jeu de règles n’a pas d’option %1&#x202f;; il a&#xa0;: %2</translation>
    </message>
    <message>
        <source>the ruling %1 has no value %2; allowed: %3</source>
        <translation>l’option %1 n’a pas de valeur %2&#x202f;; permis&#xa0;: %3</translation>
    </message>
    <message>
        <source>invalid seed %1; allowed: a whole number from 0 to %2</source>
        <translation>graine %1 non valable&#x202f;; permis&#xa0;: un nombre entier de 0 à %2</translation>
    </message>
    <message>
        <source>invalid name %1; allowed: one line of up to %2 characters</source>
        <translation>nom non valable %1&#x202f;; permis&#xa0;: une ligne de %2 caractères au plus</translation>
    </message>
    <message>
        <source>invalid note %1; allowed: 1 to %2 characters</source>
        <translation>note non valable %1&#x202f;; permis&#xa0;: de 1 à %2 caractères</translation>
    </message>
    <message>
        <source>the game has no such step: throw %1, action %2, loss %3</source>
        <extracomment>the place in a game that a note is on, as three numbers of the file</extracomment>
        <translation>cette étape n’existe pas dans la partie&#xa0;: coup %1, action %2, perte %3</translation>
    </message>
    <message>
        <source>%1 is not legal: %2</source>
        <extracomment>%1 what the record says was done, %2 why that is not possible</extracomment>
        <translation>%1 est contre les règles&#xa0;: %2</translation>
    </message>
    <message>
        <source>recorded as lost: %1; actually lost: %2</source>
        <translation>noté comme perdu&#xa0;: %1&#x202f;; réellement perdu&#xa0;: %2</translation>
    </message>
    <message>
        <source>recorded dice: %1; dice of the seed: %2</source>
        <translation>dés notés&#xa0;: %1&#x202f;; dés de la graine&#xa0;: %2</translation>
    </message>
    <message>
        <source>recorded result: %1; actual result: %2</source>
        <translation>résultat noté&#xa0;: %1&#x202f;; résultat réel&#xa0;: %2</translation>
    </message>
    <message>
        <source>unknown language %1; available: %2</source>
        <translation>langue inconnue %1&#x202f;; au choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>the language %1 is not offered; offered: %2</source>
        <translation>la langue %1 n’est pas proposée&#x202f;; proposées&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is listed twice; list it only once</source>
        <translation>%1 figure deux fois dans la liste&#x202f;; n’en gardez qu’un</translation>
    </message>
    <message>
        <source>%1 cannot be shown; allowed: one line of 1 to %2 characters, without leading or trailing spaces</source>
        <translation>%1 ne peut être affiché&#x202f;; permis&#xa0;: une ligne de 1 à %2 caractères, sans espace au début ni à la fin</translation>
    </message>
    <message>
        <source>invalid hours %1; allowed: a start and an end on the same day, such as %2, no later than %3</source>
        <translation>horaires non valables %1&#x202f;; permis&#xa0;: un début et une fin le même jour, comme %2, pas plus tard que %3</translation>
    </message>
    <message>
        <source>%1 ends before it begins; hours must lie within one day: enter those after midnight under the next day</source>
        <translation>%1 finit avant de commencer&#x202f;; les horaires tiennent dans un jour&#xa0;: après minuit, inscrivez-les au lendemain</translation>
    </message>
    <message>
        <source>%1 must begin after the end of %2; list the hours in order, with a gap between them</source>
        <translation>%1 doit commencer après la fin de %2&#x202f;; donnez les horaires dans l’ordre, avec un intervalle entre eux</translation>
    </message>
    <message>
        <source>no day has any hours; enter hours for at least one day, or leave out the key if the display is always open</source>
        <translation>aucun jour n’a d’horaires&#x202f;; donnez ceux d’un jour au moins, ou supprimez la clé si la borne est toujours ouverte</translation>
    </message>
    <message>
        <source>%1 is not an absolute path; allowed: a path that begins with “/”, such as %2</source>
        <translation>%1 n’est pas un chemin absolu&#x202f;; permis&#xa0;: un chemin qui commence par «&#x202f;/&#x202f;», comme %2</translation>
    </message>
    <message>
        <source>invalid code; allowed: %1 to %2 digits</source>
        <translation>code non valable&#x202f;; permis&#xa0;: de %1 à %2 chiffres</translation>
    </message>
    <message>
        <source>text that is not empty</source>
        <translation>du texte qui n’est pas vide</translation>
    </message>
    <message>
        <source>the lines printed by %1</source>
        <extracomment>%1 a command</extracomment>
        <translation>les lignes qu’affiche %1</translation>
    </message>
    <message>
        <source>the list is empty; allowed: %1</source>
        <extracomment>%1 a number of entries: &quot;1 to 8 values&quot;</extracomment>
        <translation>la liste est vide&#x202f;; permis&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>the list has %n values; allowed: %1</source>
        <translation>
            <numerusform>la liste a %n valeur&#x202f;; permis&#xa0;: %1</numerusform>
            <numerusform>la liste a %n valeurs&#x202f;; permis&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3</source>
        <extracomment>%3 the values allowed</extracomment>
        <translation>attendu&#xa0;: %2, trouvé&#xa0;: %1&#x202f;; permis&#xa0;: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; write, for example: %3</source>
        <extracomment>%3 an example of what to write</extracomment>
        <translation>attendu&#xa0;: %2, trouvé&#xa0;: %1&#x202f;; écrivez, par exemple&#xa0;: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3; write, for example: %4</source>
        <extracomment>%3 the values allowed, %4 an example of what to write</extracomment>
        <translation>attendu&#xa0;: %2, trouvé&#xa0;: %1&#x202f;; permis&#xa0;: %3&#x202f;; écrivez, par exemple&#xa0;: %4</translation>
    </message>
    <message>
        <source>invalid hours %1; leave out the day if it has no hours</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>horaires non valables %1&#x202f;; supprimez le jour s’il n’a pas d’horaires</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2</source>
        <translation>horaires non valables %1&#x202f;; écrivez %2</translation>
    </message>
    <message>
        <source>saved in the encoding UTF-16; save it in UTF-8</source>
        <translation>enregistré dans le codage UTF-16&#x202f;; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>not a plain text file; save it as plain text in UTF-8</source>
        <translation>ce n’est pas un fichier de texte brut&#x202f;; enregistrez-le en texte brut, en UTF-8</translation>
    </message>
    <message>
        <source>not saved in UTF-8; save the file in the encoding UTF-8</source>
        <extracomment>%1 the beginning of a line</extracomment>
        <translation>non enregistré en UTF-8&#x202f;; enregistrez le fichier dans le codage UTF-8</translation>
    </message>
    <message>
        <source>the letter after %1 is not in UTF-8; save the file in the encoding UTF-8</source>
        <translation>la lettre après %1 n’est pas en UTF-8&#x202f;; enregistrez le fichier dans le codage UTF-8</translation>
    </message>
    <message>
        <source>%1 is missing; write %2</source>
        <extracomment>%1 a key, %2 what to write</extracomment>
        <translation>%1 manque&#x202f;; écrivez %2</translation>
    </message>
    <message>
        <source>%1 appears twice; delete one of them</source>
        <translation>%1 apparaît deux fois&#x202f;; supprimez l’une des deux</translation>
    </message>
    <message>
        <source>it is empty; write at least %1</source>
        <translation>vide&#x202f;; écrivez au moins %1</translation>
    </message>
    <message>
        <source>the list is empty; enter at least one of %1, or leave out the key to offer all</source>
        <extracomment>%1 the entries allowed</extracomment>
        <translation>la liste est vide&#x202f;; donnez au moins un de %1, ou supprimez la clé pour les offrir tous</translation>
    </message>
    <message>
        <source>%1 ends when it begins; enter a later end, or %2 for the whole day</source>
        <extracomment>%1 hours such as 10:00-10:00, %2 the hours of a whole day</extracomment>
        <translation>%1 finit quand il commence&#x202f;; donnez une fin plus tardive, ou %2 pour toute la journée</translation>
    </message>
    <message>
        <source>%1 ends before it begins; for an end at midnight, write %2</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>%1 finit avant de commencer&#x202f;; pour une fin à minuit, écrivez %2</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2 hexadecimal digits, 0 to 9 and a to f; copy the lines printed by %3</source>
        <extracomment>%3 a command</extracomment>
        <translation>%1 n’est pas possible&#x202f;; permis&#xa0;: %2 chiffres hexadécimaux, de 0 à 9 et de a à f&#x202f;; copiez les lignes qu’affiche %3</translation>
    </message>
    <message>
        <source>a date such as %1</source>
        <extracomment>%1 a date, as it is written in a configuration file</extracomment>
        <translation>une date comme %1</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2 for a day without hours</source>
        <extracomment>%1 hours, %2 an empty list</extracomment>
        <translation>horaires non valables %1&#x202f;; écrivez %2 pour un jour sans horaires</translation>
    </message>
    <message>
        <source>Choose an ordinary file.</source>
        <translation>Choisissez un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Choose a smaller file.</source>
        <translation>Choisissez un fichier plus petit.</translation>
    </message>
    <message>
        <source>Choose a file saved by Doublets.</source>
        <translation>Choisissez un fichier enregistré par Doublets.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>Update Doublets to open it.</source>
        <translation>Mettez Doublets à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Choose another picture.</source>
        <translation>Choisissez une autre image.</translation>
    </message>
    <message>
        <source>Reduce its size or choose another picture.</source>
        <translation>Réduisez sa taille ou choisissez une autre image.</translation>
    </message>
    <message>
        <source>Correct the file or choose another.</source>
        <translation>Corrigez le fichier ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Check that the file still exists.</source>
        <translation>Vérifiez que le fichier existe encore.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another file.</source>
        <translation>Modifiez ses droits d’accès ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>Choose a file, not a folder.</source>
        <translation>Choisissez un fichier, et non un dossier.</translation>
    </message>
    <message>
        <source>Check the drive or choose another file.</source>
        <translation>Vérifiez le disque ou choisissez un autre fichier.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>%1 and %2 both throw %3. Both throw again.</source>
        <extracomment>%3 is the name of a number of the dice</extracomment>
        <translation>Égalité&#xa0;: %1 et %2 font %3. On relance les deux dés.</translation>
    </message>
    <message>
        <source>%1 throws %2, %3 throws %4. %1 begins.</source>
        <extracomment>The opening throw: %1 and %3 are the players, %2 and %4 their numbers.</extracomment>
        <translation>%1 fait %2, %3 fait %4. %1 commence.</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2. That is worth %n man/men.</source>
        <extracomment>&quot;Anne throws two 4s. That plays 8 men.&quot; %1 player, %2 name of the throw</extracomment>
        <translation>
            <numerusform>%1 fait %2. Cela fait jouer %n dame.</numerusform>
            <numerusform>%1 fait %2. Cela fait jouer %n dames.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <extracomment>%1 player, %2 name of the throw: &quot;Anne throws sice-ace.&quot;</extracomment>
        <translation>%1 fait %2.</translation>
    </message>
    <message>
        <source>%1 lays a man down on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 abat une dame sur la flèche %2.</translation>
    </message>
    <message>
        <source>%1 lays a man down on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 abat une dame sur la flèche %2.</translation>
    </message>
    <message>
        <source>%1 stacks a man on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 empile une dame sur la flèche %2.</translation>
    </message>
    <message>
        <source>%1 stacks a man on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 empile une dame sur la flèche %2.</translation>
    </message>
    <message>
        <source>%1 bears a man off from the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 sort une dame de la flèche %2.</translation>
    </message>
    <message>
        <source>%1 bears a man off from point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 sort une dame de la flèche %2.</translation>
    </message>
    <message>
        <source>%1 moves a man from point %2 to %3.</source>
        <translation>%1 avance une dame de la flèche %2 à %3.</translation>
    </message>
    <message>
        <source>%1 hits one of %2’s men on point %3. It leaves the game.</source>
        <extracomment>%1 hits, %2 loses the man; %3 a point as %1 counts them</extracomment>
        <translation>%1 frappe une dame adverse (%2) sur la flèche %3. Elle quitte la partie.</translation>
    </message>
    <message>
        <source>%1 threw a doublet, and throws again.</source>
        <translation>%1 a fait un doublet, et relance.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>À %1 de lancer.</translation>
    </message>
    <message>
        <source>%1 has no men left, and wins!</source>
        <translation>%1 n’a plus de dame, et gagne&#x202f;!</translation>
    </message>
    <message>
        <source>Neither player can ever move again. It is a draw.</source>
        <translation>Plus personne ne pourra jouer. La partie est nulle.</translation>
    </message>
    <message>
        <source>%1 sets a man up on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 remet en place une dame sur la flèche %2.</translation>
    </message>
    <message>
        <source>%1 sets a man up on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 remet en place une dame sur la flèche %2.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 stacks them up again.</source>
        <translation>%1 a tout abattu, et remet désormais ses dames en pile.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 races round the board.</source>
        <translation>%1 a tout abattu, et fait désormais la course autour du plateau.</translation>
    </message>
    <message>
        <source>All of %1’s men are stacked. From now on, %1 bears off.</source>
        <translation>%1 a tout remis en pile, et sort désormais ses dames.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 bears off.</source>
        <translation>%1 a tout abattu, et sort désormais ses dames.</translation>
    </message>
    <message>
        <source>All of %1’s men are off. From now on, %1 sets them up again.</source>
        <translation>%1 a tout sorti, et remet désormais ses dames en place.</translation>
    </message>
    <message>
        <source>%1 has set up all men again, and wins!</source>
        <translation>%1 a remis toutes ses dames en place, et gagne&#x202f;!</translation>
    </message>
    <message>
        <source>You and %1 both throw %2. Both throw again.</source>
        <extracomment>%1 the other player, %2 a number of the dice</extracomment>
        <translation>Égalité&#xa0;: vous et %1 faites %2. On relance les deux dés.</translation>
    </message>
    <message>
        <source>You throw %1, %2 throws %3. You begin.</source>
        <extracomment>%1 your number, %2 the other player, %3 that player&apos;s number</extracomment>
        <translation>Vous faites %1, %2 fait %3. Vous commencez.</translation>
    </message>
    <message>
        <source>%1 throws %2, you throw %3. %1 begins.</source>
        <extracomment>%1 the other player, %2 that player&apos;s number, %3 your number</extracomment>
        <translation>%1 fait %2, vous faites %3. %1 commence.</translation>
    </message>
    <message numerus="yes">
        <source>You throw %1. That is worth %n man/men.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>
            <numerusform>Vous faites %1. Cela fait jouer %n dame.</numerusform>
            <numerusform>Vous faites %1. Cela fait jouer %n dames.</numerusform>
        </translation>
    </message>
    <message>
        <source>You throw %1.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>Vous faites %1.</translation>
    </message>
    <message>
        <source>You lay a man down on point %1.</source>
        <translation>Vous abattez une dame sur la flèche %1.</translation>
    </message>
    <message>
        <source>You stack a man on point %1.</source>
        <translation>Vous empilez une dame sur la flèche %1.</translation>
    </message>
    <message>
        <source>You bear a man off from point %1.</source>
        <translation>Vous sortez une dame de la flèche %1.</translation>
    </message>
    <message>
        <source>You set a man up on point %1.</source>
        <translation>Vous remettez en place une dame sur la flèche %1.</translation>
    </message>
    <message>
        <source>You move a man from point %1 to %2.</source>
        <translation>Vous avancez une dame de la flèche %1 à %2.</translation>
    </message>
    <message>
        <source>%1 hits one of your men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point as that player counts them</extracomment>
        <translation>%1 frappe une de vos dames sur la flèche %2. Elle quitte la partie.</translation>
    </message>
    <message>
        <source>You hit one of %1’s men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point</extracomment>
        <translation>Vous frappez une dame adverse (%1) sur la flèche %2. Elle quitte la partie.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you stack them up again.</source>
        <translation>Vous avez tout abattu, et remettez désormais vos dames en pile.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you race round the board.</source>
        <translation>Vous avez tout abattu, et faites désormais la course autour du plateau.</translation>
    </message>
    <message>
        <source>All of your men are stacked. From now on, you bear off.</source>
        <translation>Vous avez tout remis en pile, et sortez désormais vos dames.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you bear off.</source>
        <translation>Vous avez tout abattu, et sortez désormais vos dames.</translation>
    </message>
    <message>
        <source>All of your men are off. From now on, you set them up again.</source>
        <translation>Vous avez tout sorti, et remettez désormais vos dames en place.</translation>
    </message>
    <message>
        <source>You threw a doublet, and throw again.</source>
        <translation>Vous avez fait un doublet, et relancez.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>À vous de lancer.</translation>
    </message>
    <message>
        <source>You have set up all men again, and win!</source>
        <translation>Vous avez remis toutes vos dames en place, et gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>You have no men left, and win!</source>
        <translation>Vous n’avez plus de dame, et gagnez&#x202f;!</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>%1 has no man to lay down there.</source>
        <translation>%1 n’y a rien à abattre.</translation>
    </message>
    <message>
        <source>%1 has no man to stack there.</source>
        <translation>%1 n’y a rien à empiler.</translation>
    </message>
    <message>
        <source>%1 has no man left there.</source>
        <translation>%1 n’y a plus de dame.</translation>
    </message>
    <message>
        <source>%1 has no man that can move that far.</source>
        <translation>%1 n’a aucune dame qui puisse aller si loin.</translation>
    </message>
    <message>
        <source>%1 has just finished a stage.</source>
        <translation>%1 vient de finir une étape.</translation>
    </message>
    <message>
        <source>%1 had fewer men left than the doublet plays.</source>
        <translation>%1 avait moins de dames que le doublet n’en joue.</translation>
    </message>
    <message>
        <source>All of %1’s men are down.</source>
        <translation>%1 a tout abattu.</translation>
    </message>
    <message>
        <source>%1 still lays down, and %2 bears off.</source>
        <extracomment>%1 the player who still lays down, %2 the one who threw</extracomment>
        <translation>%1 abat encore ses dames, et %2 sort les siennes.</translation>
    </message>
    <message>
        <source>%1 still has men outside the last quarter.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>%1 a encore des dames hors du dernier quart.</translation>
    </message>
    <message>
        <source>It does not pass to %1.</source>
        <translation>Cela ne passe pas à %1.</translation>
    </message>
    <message>
        <source>%1 did not claim it before the next throw.</source>
        <translation>%1 ne l’a pas réclamé avant le coup suivant.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to lay down there.</source>
        <translation>Ni %1 ni %2 n’y a de dame à abattre.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to stack there.</source>
        <translation>Ni %1 ni %2 n’y a de dame à empiler.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man left there.</source>
        <translation>Ni %1 ni %2 n’y a plus de dame.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man that can move that far.</source>
        <translation>Ni %1 ni %2 n’a de dame qui puisse aller si loin.</translation>
    </message>
    <message>
        <source>%1’s pile there is complete.</source>
        <translation>Là, la pile est complète (%1).</translation>
    </message>
    <message>
        <source>%1’s and %2’s piles there are complete.</source>
        <translation>Là, les deux piles sont complètes (%1 et %2).</translation>
    </message>
    <message>
        <source>You have no man to lay down there.</source>
        <translation>Vous n’y avez rien à abattre.</translation>
    </message>
    <message>
        <source>You have no man to stack there.</source>
        <translation>Vous n’y avez rien à empiler.</translation>
    </message>
    <message>
        <source>You have no man left there.</source>
        <translation>Vous n’y avez plus de dame.</translation>
    </message>
    <message>
        <source>Your pile there is complete.</source>
        <translation>Là, votre pile est complète.</translation>
    </message>
    <message>
        <source>You have no man that can move that far.</source>
        <translation>Vous n’avez aucune dame qui puisse aller si loin.</translation>
    </message>
    <message>
        <source>You have just finished a stage.</source>
        <translation>Vous venez de finir une étape.</translation>
    </message>
    <message>
        <source>You had fewer men left than the doublet plays.</source>
        <translation>Vous aviez moins de dames que le doublet n’en joue.</translation>
    </message>
    <message>
        <source>All of your men are down.</source>
        <translation>Vous avez tout abattu.</translation>
    </message>
    <message>
        <source>You still lay down, and %1 bears off.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>Vous abattez encore vos dames, et %1 sort les siennes.</translation>
    </message>
    <message>
        <source>It does not pass to you.</source>
        <translation>Cela ne passe pas à vous.</translation>
    </message>
    <message>
        <source>You did not claim it before the next throw.</source>
        <translation>Vous ne l’avez pas réclamé avant le coup suivant.</translation>
    </message>
    <message>
        <source>%1 still lays down, and you bear off.</source>
        <extracomment>%1 the player who still lays down</extracomment>
        <translation>%1 abat encore ses dames, et vous sortez les vôtres.</translation>
    </message>
    <message>
        <source>You still have men outside the last quarter.</source>
        <translation>Vous avez encore des dames hors du dernier quart.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to lay down there.</source>
        <translation>Ni vous ni %1 n’y avez de dame à abattre.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to stack there.</source>
        <translation>Ni vous ni %1 n’y avez de dame à empiler.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man left there.</source>
        <translation>Ni vous ni %1 n’y avez plus de dame.</translation>
    </message>
    <message>
        <source>Your pile and %1’s pile there are complete.</source>
        <translation>Là, votre pile et celle de %1 sont complètes.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man that can move that far.</source>
        <translation>Ni vous ni %1 n’avez de dame qui puisse aller si loin.</translation>
    </message>
</context>
<context>
    <name>FateText</name>
    <message>
        <source>%1 cannot use %2. %3 may.</source>
        <comment>several numbers</comment>
        <translation>%1 ne peut pas jouer %2. %3 le peut.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. %3 may.</source>
        <extracomment>%1 a player, %2 a number of the dice, %3 the opponent</extracomment>
        <translation>%1 ne peut pas jouer %2. %3 le peut.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to %1.</source>
        <extracomment>%1 the opponent</extracomment>
        <translation>
            <numerusform>%n dame du doublet passe à %1.</numerusform>
            <numerusform>%n dames du doublet passent à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot use %2.</source>
        <comment>several numbers</comment>
        <translation>%1 ne peut pas jouer %2.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 ne peut pas jouer %2.</translation>
    </message>
    <message>
        <source>Neither player can use %1.</source>
        <comment>several numbers</comment>
        <translation>Personne ne peut jouer %1.</translation>
    </message>
    <message>
        <source>Neither player can use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Personne ne peut jouer %1.</translation>
    </message>
    <message>
        <source>%1 did not claim %2. They are lost.</source>
        <comment>several numbers</comment>
        <translation>%1 n’a pas réclamé %2. Ces nombres sont perdus.</translation>
    </message>
    <message>
        <source>%1 did not claim the %2. It is lost.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 n’a pas réclamé %2. Ce nombre est perdu.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet cannot be played.</source>
        <extracomment>men that a doublet would have played, had there been as many</extracomment>
        <translation>
            <numerusform>%n dame du doublet ne peut pas être jouée.</numerusform>
            <numerusform>%n dames du doublet ne peuvent pas être jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1. %2 may.</source>
        <comment>several numbers</comment>
        <translation>Vous ne pouvez pas jouer %1. %2 le peut.</translation>
    </message>
    <message>
        <source>You cannot use the %1. %2 may.</source>
        <extracomment>%1 a number of the dice, %2 the opponent</extracomment>
        <translation>Vous ne pouvez pas jouer %1. %2 le peut.</translation>
    </message>
    <message>
        <source>%1 cannot use %2. You may.</source>
        <comment>several numbers</comment>
        <translation>%1 ne peut pas jouer %2. Vous le pouvez.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. You may.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1 ne peut pas jouer %2. Vous le pouvez.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to you.</source>
        <translation>
            <numerusform>%n dame du doublet passe à vous.</numerusform>
            <numerusform>%n dames du doublet passent à vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1.</source>
        <comment>several numbers</comment>
        <translation>Vous ne pouvez pas jouer %1.</translation>
    </message>
    <message>
        <source>You cannot use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Vous ne pouvez pas jouer %1.</translation>
    </message>
    <message>
        <source>You did not claim %1. They are lost.</source>
        <comment>several numbers</comment>
        <translation>Vous n’avez pas réclamé %1. Ces nombres sont perdus.</translation>
    </message>
    <message>
        <source>You did not claim the %1. It is lost.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Vous n’avez pas réclamé %1. Ce nombre est perdu.</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Your %1 passes to Black. Press Black’s glowing man.</source>
        <translation>Votre %1 passe aux Noirs. Appuyez sur la dame noire qui brille.</translation>
    </message>
    <message>
        <source>The doublet gives you another throw. Press your dice box.</source>
        <translation>Le doublet vous fait relancer. Appuyez sur votre cornet.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two numbers of the dice</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <extracomment>three numbers of the dice</extracomment>
        <translation>%1, %2 et %3</translation>
    </message>
    <message>
        <source>Press your dice box to throw.</source>
        <translation>Appuyez sur votre cornet pour lancer.</translation>
    </message>
    <message>
        <source>Later in a game. Throw: you won’t be able to use one number.</source>
        <translation>Plus tard dans une partie. Lancez&#xa0;: l’un des nombres ne servira pas.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and bear off your last men.</source>
        <translation>C’est bientôt la fin. Lancez, et sortez vos dernières dames.</translation>
    </message>
    <message>
        <source>All your men are down; now stack them again. Throw: it will be a doublet.</source>
        <translation>Toutes vos dames sont abattues&#x202f;; remettez-les en pile. Lancez&#xa0;: ce sera un doublet.</translation>
    </message>
    <message>
        <source>Your men now race round the board. Throw: two dice will show the same number.</source>
        <translation>Vos dames font maintenant la course. Lancez&#xa0;: deux dés montreront le même nombre.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. Throw to see one.</source>
        <translation>Deux dés qui montrent le même nombre sont un doublet. Lancez pour en voir un.</translation>
    </message>
    <message>
        <source>Your men have come round the board. Throw to bear them off.</source>
        <translation>Vos dames ont fait le tour du plateau. Lancez pour les sortir.</translation>
    </message>
    <message>
        <source>All your men are stacked again. Throw to bear them off.</source>
        <translation>Toutes vos dames sont remises en pile. Lancez pour les sortir.</translation>
    </message>
    <message>
        <source>All your men are down. Throw to bear them off.</source>
        <translation>Toutes vos dames sont abattues. Lancez pour les sortir.</translation>
    </message>
    <message>
        <source>Now your men leave the board. Press your dice box to throw.</source>
        <translation>Vos dames quittent maintenant le plateau. Appuyez sur votre cornet.</translation>
    </message>
    <message>
        <source>Now your %1: press a glowing man.</source>
        <translation>Votre %1&#xa0;: appuyez sur une dame qui brille.</translation>
    </message>
    <message>
        <source>Press a glowing man to bear it off: it leaves the board.</source>
        <translation>Appuyez sur une dame qui brille pour la sortir du plateau.</translation>
    </message>
    <message>
        <source>Press your last men to bear them off.</source>
        <translation>Appuyez sur vos dernières dames pour les sortir du plateau.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man.</source>
        <translation>Ensuite&#xa0;: appuyez sur une dame qui brille.</translation>
    </message>
    <message>
        <source>None of your men can use your %1. Play your %2.</source>
        <translation>Aucune de vos dames ne peut jouer votre %1. Jouez votre %2.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to move it.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Vous faites %1&#xa0;: appuyez sur une dame qui brille pour la jouer.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to lay it down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Vous faites %1&#xa0;: appuyez sur une dame qui brille pour l’abattre.</translation>
    </message>
    <message>
        <source>%1 make %2: play %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: play 4 men, from any points.&quot;</extracomment>
        <translation>%1 font %2&#xa0;: jouez %2 dames, où vous voulez.</translation>
    </message>
    <message>
        <source>A doublet: play one man, then you throw again.</source>
        <translation>Un doublet&#xa0;: jouez une dame, puis vous relancez.</translation>
    </message>
    <message>
        <source>A doublet: play both numbers, then you throw again.</source>
        <translation>Un doublet&#xa0;: jouez les deux nombres, puis vous relancez.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here. Press a man, then a point.</source>
        <translation>Ici, un doublet n’a rien de spécial. Appuyez sur une dame, puis une flèche.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: play each number as usual.</source>
        <translation>Ici, un doublet n’a rien de spécial&#xa0;: jouez chaque nombre comme d’habitude.</translation>
    </message>
    <message>
        <source>You threw %1.</source>
        <translation>Vous avez fait %1.</translation>
    </message>
    <message>
        <source>Each number moves one man that many points.</source>
        <translation>Chaque nombre avance une dame d’autant de flèches.</translation>
    </message>
    <message>
        <source>Each number lays down one man on its own point.</source>
        <translation>Chaque nombre abat une dame sur sa propre flèche.</translation>
    </message>
    <message>
        <source>Men off the board stay off.</source>
        <translation>Les dames sorties ne reviennent pas.</translation>
    </message>
    <message>
        <source>No men left: you have won. That is the whole game.</source>
        <translation>Plus de dames&#xa0;: vous avez gagné. C’est tout le jeu.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <translation>Un nombre que vous ne pouvez pas jouer est perdu.</translation>
    </message>
    <message>
        <source>Black may claim what you cannot use, until the next throw.</source>
        <translation>Les Noirs peuvent réclamer ce qui vous échappe, jusqu’au coup suivant.</translation>
    </message>
    <message>
        <source>The other player uses what you cannot.</source>
        <translation>L’autre joue ce que vous ne pouvez pas jouer.</translation>
    </message>
    <message>
        <source>What neither of you can use is lost.</source>
        <translation>Ce qu’aucun des deux ne peut jouer est perdu.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as it has dots.</source>
        <translation>Un doublet joue autant de dames qu’il montre de points.</translation>
    </message>
    <message>
        <source>After a doublet you throw again; each number stacks a man on its point.</source>
        <translation>Après un doublet, vous relancez&#x202f;; chaque nombre remet en pile une dame de sa flèche.</translation>
    </message>
    <message>
        <source>After a doublet you throw again.</source>
        <translation>Après un doublet, vous relancez.</translation>
    </message>
    <message>
        <source>Here a doublet is a throw like any other.</source>
        <translation>Ici, un doublet est un coup comme un autre.</translation>
    </message>
    <message>
        <source>You are White and won the opening throw. Press your dice box.</source>
        <extracomment>The player&apos;s side of the board is the lower one.</extracomment>
        <translation>Vous avez les Blancs et avez gagné le tirage. Appuyez sur votre cornet.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and set up your last men.</source>
        <translation>C’est bientôt la fin. Lancez, et remettez vos dernières dames en place.</translation>
    </message>
    <message>
        <source>Press the glowing points to set up your last men.</source>
        <translation>Appuyez sur les flèches éclairées pour remettre vos dernières dames en place.</translation>
    </message>
    <message>
        <source>Once all men are off, they are set up again.</source>
        <translation>Une fois toutes les dames sorties, on les remet en place.</translation>
    </message>
    <message>
        <source>All your men are set up: you have won. That is the whole game.</source>
        <translation>Toutes vos dames sont en place&#xa0;: vous avez gagné. C’est tout le jeu.</translation>
    </message>
    <message>
        <source>Your %1 passes to Black. Play Black’s man.</source>
        <translation>Votre %1 passe aux Noirs. Jouez la dame noire.</translation>
    </message>
    <message>
        <source>Now play your %1.</source>
        <translation>Jouez maintenant votre %1.</translation>
    </message>
    <message>
        <source>Bear a man off the board.</source>
        <translation>Sortez une dame du plateau.</translation>
    </message>
    <message>
        <source>Set up your last men.</source>
        <translation>Remettez vos dernières dames en place.</translation>
    </message>
    <message>
        <source>Go on: play a man.</source>
        <translation>Ensuite&#xa0;: jouez une dame.</translation>
    </message>
    <message>
        <source>You threw %1. Move a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Vous faites %1&#xa0;: jouez une dame.</translation>
    </message>
    <message>
        <source>You threw %1. Lay a man down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Vous faites %1&#xa0;: abattez une dame.</translation>
    </message>
    <message>
        <source>Throw, and lay down your last man. Then each number stacks a man again.</source>
        <translation>Lancez, et abattez votre dernière dame. Ensuite, chaque nombre remet une dame en pile.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man to stack it on its point.</source>
        <translation>Ensuite&#xa0;: appuyez sur une dame qui brille pour la remettre en pile.</translation>
    </message>
    <message>
        <source>Go on: stack a man on its point.</source>
        <translation>Ensuite&#xa0;: remettez une dame en pile.</translation>
    </message>
    <message>
        <source>A doublet: lay down your last man, stack it again, then throw again.</source>
        <translation>Un doublet&#xa0;: abattez votre dernière dame, remettez-la en pile, puis relancez.</translation>
    </message>
    <message>
        <source>Some of your men are off already. Throw to bear off more.</source>
        <translation>Quelques-unes de vos dames sont déjà sorties. Lancez pour en sortir d’autres.</translation>
    </message>
    <message>
        <source>A hit man is out of the game: its owner need not bring it home.</source>
        <translation>Une dame frappée sort du jeu&#xa0;: son joueur n’a plus à la ramener.</translation>
    </message>
    <message>
        <source>No man is left to play the %1. Play the %2.</source>
        <translation>Il ne reste aucune dame pour jouer le %1. Jouez le %2.</translation>
    </message>
    <message>
        <source>Your men on point %1 are all down. Play the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Vos dames de la flèche %1 sont toutes abattues. Jouez le %2.</translation>
    </message>
    <message>
        <source>A doublet: play all the men you can on its point.</source>
        <translation>Un doublet&#xa0;: jouez toutes les dames possibles de sa flèche.</translation>
    </message>
    <message>
        <source>Here a doublet plays all the men on its point.</source>
        <translation>Ici, un doublet joue toutes les dames de sa flèche.</translation>
    </message>
</context>
<context>
    <name>FirstStepsShown</name>
    <message>
        <source>White’s %1 passes to Black.</source>
        <translation>Les Blancs passent leur %1 aux Noirs.</translation>
    </message>
    <message>
        <source>The doublet gives White another throw.</source>
        <translation>Le doublet fait relancer les Blancs.</translation>
    </message>
    <message>
        <source>White throws.</source>
        <translation>Les Blancs lancent.</translation>
    </message>
    <message>
        <source>Later in a game. White throws, and won’t be able to use one number.</source>
        <translation>Plus tard dans une partie. Les Blancs lancent&#xa0;: l’un des nombres ne servira pas.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and bears off the last men.</source>
        <translation>C’est bientôt la fin. Les Blancs lancent et sortent leurs dernières dames.</translation>
    </message>
    <message>
        <source>White’s men are all down and are now stacked again. White throws a doublet.</source>
        <translation>Les dames blanches, toutes abattues, sont remises en pile. Les Blancs lancent un doublet.</translation>
    </message>
    <message>
        <source>White’s men now race round the board. White throws: two dice show the same number.</source>
        <translation>Les dames blanches font maintenant la course. Les Blancs lancent&#xa0;: deux dés montrent le même nombre.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. White throws one.</source>
        <translation>Deux dés qui montrent le même nombre sont un doublet. Les Blancs en lancent un.</translation>
    </message>
    <message>
        <source>White’s men have come round the board. White throws to bear them off.</source>
        <translation>Les dames blanches ont fait le tour du plateau. Les Blancs lancent pour les sortir.</translation>
    </message>
    <message>
        <source>White’s men are all stacked again. White throws to bear them off.</source>
        <translation>Les dames blanches sont toutes remises en pile. Les Blancs lancent pour les sortir.</translation>
    </message>
    <message>
        <source>White’s men are all down. White throws to bear them off.</source>
        <translation>Les dames blanches sont toutes abattues. Les Blancs lancent pour les sortir.</translation>
    </message>
    <message>
        <source>Now White’s men leave the board. White throws.</source>
        <translation>Les dames blanches vont sortir. Les Blancs lancent.</translation>
    </message>
    <message>
        <source>Now White plays the %1.</source>
        <translation>Les Blancs jouent leur %1.</translation>
    </message>
    <message>
        <source>White bears a man off: it leaves the board.</source>
        <translation>Les Blancs sortent une dame du plateau.</translation>
    </message>
    <message>
        <source>White bears off the last men.</source>
        <translation>Les Blancs sortent du plateau leurs dernières dames.</translation>
    </message>
    <message>
        <source>White goes on.</source>
        <translation>Les Blancs continuent.</translation>
    </message>
    <message>
        <source>None of White’s men can use the %1. White plays the %2.</source>
        <translation>Les Blancs n’ont aucune dame pour leur %1. Ils jouent leur %2.</translation>
    </message>
    <message>
        <source>White threw %1, and moves a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Les Blancs font %1, et jouent une dame.</translation>
    </message>
    <message>
        <source>White threw %1, and lays down a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Les Blancs font %1, et abattent une dame.</translation>
    </message>
    <message>
        <source>%1 make %2: White plays %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: White plays 4 men, from any points.&quot;</extracomment>
        <translation>%1 font %2&#xa0;: les Blancs jouent %2 dames, où ils veulent.</translation>
    </message>
    <message>
        <source>A doublet: White plays one man, then throws again.</source>
        <translation>Un doublet&#xa0;: les Blancs jouent une dame, puis relancent.</translation>
    </message>
    <message>
        <source>A doublet: White plays both numbers, then throws again.</source>
        <translation>Un doublet&#xa0;: les Blancs jouent les deux nombres, puis relancent.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White moves as usual.</source>
        <translation>Ici, un doublet n’a rien de spécial&#xa0;: les Blancs jouent comme d’habitude.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White plays both numbers as usual.</source>
        <translation>Ici, un doublet n’a rien de spécial&#xa0;: les Blancs jouent les deux nombres.</translation>
    </message>
    <message>
        <source>White threw %1.</source>
        <translation>Les Blancs ont fait %1.</translation>
    </message>
    <message>
        <source>No men left: White has won. That is the whole game.</source>
        <translation>Plus de dames&#xa0;: les Blancs ont gagné. C’est tout le jeu.</translation>
    </message>
    <message>
        <source>White has won the opening throw.</source>
        <translation>Les Blancs ont gagné le tirage.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and sets up the last men.</source>
        <translation>C’est bientôt la fin. Les Blancs lancent et remettent leurs dernières dames en place.</translation>
    </message>
    <message>
        <source>White sets up the last men.</source>
        <translation>Les Blancs remettent leurs dernières dames en place.</translation>
    </message>
    <message>
        <source>All White’s men are set up: White has won. That is the whole game.</source>
        <translation>Toutes les dames des Blancs sont en place&#xa0;: les Blancs ont gagné. C’est tout le jeu.</translation>
    </message>
    <message>
        <source>White throws and lays down the last man. Then each number stacks a man again.</source>
        <translation>Les Blancs lancent et abattent leur dernière dame. Puis chaque nombre remet en pile.</translation>
    </message>
    <message>
        <source>White goes on, and stacks men on their points.</source>
        <translation>Les Blancs continuent et remettent des dames en pile.</translation>
    </message>
    <message>
        <source>A doublet: White lays down the last man, stacks it again, then throws again.</source>
        <translation>Un doublet&#xa0;: les Blancs abattent, remettent en pile, puis relancent.</translation>
    </message>
    <message>
        <source>Some of White’s men are off already. White throws to bear off more.</source>
        <translation>Quelques dames blanches sont déjà sorties. Les Blancs lancent pour en sortir d’autres.</translation>
    </message>
    <message>
        <source>White has no man left to play the %1. White plays the %2.</source>
        <translation>Les Blancs n’ont plus de dame pour jouer le %1. Ils jouent le %2.</translation>
    </message>
    <message>
        <source>White’s men on point %1 are all down. White plays the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Les dames des Blancs sur la flèche %1 sont toutes abattues. Ils jouent le %2.</translation>
    </message>
    <message>
        <source>A doublet: White plays all the men on its point.</source>
        <translation>Un doublet&#xa0;: les Blancs jouent toutes les dames de sa flèche.</translation>
    </message>
</context>
<context>
    <name>GameBarText</name>
    <message>
        <source>Games per month</source>
        <translation>Parties par mois</translation>
    </message>
    <message>
        <source>Games per day</source>
        <translation>Parties par jour</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln game(s)</source>
        <extracomment>%1 a day or month</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %Ln partie</numerusform>
            <numerusform>%1&#xa0;: %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) from %1 to %2.</source>
        <extracomment>%1, %2 dates</extracomment>
        <translation>
            <numerusform>%Ln partie du %1 au %2.</numerusform>
            <numerusform>%Ln parties du %1 au %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a day and its month, short, as QLocale has it: &quot;4 May&quot;</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Longueur des parties</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>coups par partie</translation>
    </message>
    <message>
        <source>On average %1 throws a game; the shortest game took %2, the longest %3.</source>
        <extracomment>%1 a number with decimals, %2 and %3 whole numbers</extracomment>
        <translation>En moyenne %1 coups par partie&#x202f;; la plus courte en a pris %2, la plus longue %3.</translation>
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
            <numerusform>%1 coups&#xa0;: %Ln partie</numerusform>
            <numerusform>%1 coups&#xa0;: %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), on %1.</source>
        <extracomment>%1 a date: &quot;1 game, on 4 May 2026.&quot;, &quot;3 games, all on 4 May 2026.&quot;</extracomment>
        <translation>
            <numerusform>%Ln partie, le %1.</numerusform>
            <numerusform>%Ln parties, toutes le %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>a date in a sentence, as QLocale has it: &quot;4 May 2026&quot;</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>The game took %Ln throw(s).</source>
        <translation>
            <numerusform>La partie a pris %Ln coup.</numerusform>
            <numerusform>La partie a pris %Ln coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each game took %Ln throw(s).</source>
        <translation>
            <numerusform>Chaque partie a pris %Ln coup.</numerusform>
            <numerusform>Chaque partie a pris %Ln coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>label of a vertical axis: numbers of games</extracomment>
        <translation>parties</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>how long a game takes</extracomment>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>hasard pur</translation>
    </message>
    <message>
        <source>almost pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>hasard presque pur</translation>
    </message>
    <message>
        <source>luck and choices</source>
        <extracomment>what decides a game</extracomment>
        <translation>hasard et choix</translation>
    </message>
</context>
<context>
    <name>GameLineText</name>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>After game %1 (%2):</source>
        <extracomment>%1 the number of a game, %2 its date</extracomment>
        <translation>Après la partie %1 (%2)&#xa0;:</translation>
    </message>
    <message>
        <source>Luck: wins due to the dice</source>
        <translation>Chance&#xa0;: victoires dues aux dés</translation>
    </message>
    <message>
        <source>%1: %2 wins.</source>
        <extracomment>%1 a player, %2 a number with a sign and decimals, such as &quot;+1.25&quot;</extracomment>
        <translation>%1, victoires&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Doublets above or below the expected number</source>
        <translation>Doublets en plus ou en moins du nombre attendu</translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Tous les joueurs ensemble</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln doublet(s), %2 expected.</source>
        <extracomment>%1 a player, %2 an expected number with a decimal</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %Ln doublet (attendus&#xa0;: %2).</numerusform>
            <numerusform>%1&#xa0;: %Ln doublets (attendus&#xa0;: %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>With fair dice, the line ends outside the band about 1 time in 20.</source>
        <translation>Avec des dés équilibrés, la courbe finit hors de la fourchette environ 1 fois sur 20.</translation>
    </message>
    <message>
        <source>With fair dice, each line ends outside the band about 1 time in 20. About 1 time in 10, at least one of the two does.</source>
        <translation>Avec des dés équilibrés, chaque courbe finit hors de la fourchette environ 1 fois sur 20. Environ 1 fois sur 10, au moins une des deux finit hors de la fourchette.</translation>
    </message>
    <message numerus="yes">
        <source>The dice changed the chance of winning by this much, added up over %Ln game(s).</source>
        <translation>
            <numerusform>Voilà de combien les dés ont changé la probabilité de gagner, sur %Ln partie.</numerusform>
            <numerusform>Voilà de combien les dés ont changé la probabilité de gagner, sur %Ln parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Aucun dé n’a encore été lancé.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>a player of the white men; %1 a name</extracomment>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>%1 (white)</source>
        <translation>%1 (Blancs)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>a player of the black men; %1 a name</extracomment>
        <translation>Noir</translation>
    </message>
    <message>
        <source>%1 (black)</source>
        <translation>%1 (Noirs)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>The two players of a game, as the title of a sheet: %1 White, %2 Black</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Note: </source>
        <extracomment>before a note that the user has written on a step of the game</extracomment>
        <translation>Note&#xa0;: </translation>
    </message>
    <message>
        <source>Each diagram shows the board after a throw. A number on a man shows how many men are in the pile. Men borne off are beside the board.</source>
        <translation>Chaque schéma montre le plateau après un coup. Un nombre sur une dame indique combien de dames compte la pile. Les dames sorties sont à côté du plateau.</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Lay all your men down</source>
        <translation>Abattez toutes vos dames</translation>
    </message>
    <message>
        <source>Stack up all your men</source>
        <translation>Remettez toutes vos dames en pile</translation>
    </message>
    <message>
        <source>Take all your men off the board</source>
        <translation>Sortez toutes vos dames du plateau</translation>
    </message>
    <message>
        <source>Race all your men round the board and off it</source>
        <translation>Faites le tour du plateau avec vos dames, puis sortez-les</translation>
    </message>
    <message>
        <source>then lay them down</source>
        <translation>puis abattez-les</translation>
    </message>
    <message>
        <source>then stack them up again</source>
        <translation>puis remettez-les en pile</translation>
    </message>
    <message>
        <source>then bear them off</source>
        <translation>puis sortez-les</translation>
    </message>
    <message>
        <source>then race them round the board and off it</source>
        <translation>puis faites le tour du plateau et sortez-les</translation>
    </message>
    <message>
        <source>%1. The first player with no men left wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off the board&quot;</extracomment>
        <translation>%1. Le premier qui n’a plus de dame gagne.</translation>
    </message>
    <message>
        <source>Set up all your men</source>
        <translation>Remettez toutes vos dames en place</translation>
    </message>
    <message>
        <source>then set them up again</source>
        <translation>puis remettez-les en place</translation>
    </message>
    <message>
        <source>%1. The first player to do so wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off, then set them up again&quot;</extracomment>
        <translation>%1. Le premier qui y parvient gagne.</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>%1 (%2 of %3 hands)</source>
        <extracomment>%1 a share: &quot;40%&quot;; %2 hands were up of %3</extracomment>
        <translation>%1 (%2 mains sur %3)</translation>
    </message>
    <message>
        <source>Your guess: %1. Exactly right.</source>
        <extracomment>%1 &quot;60%&quot;</extracomment>
        <translation>Votre pronostic&#xa0;: %1. Tout juste.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too high.</source>
        <extracomment>%1 &quot;70&quot;, %2 what is true: &quot;64.2&quot;, %3 the difference: &quot;5.8&quot;</extracomment>
        <translation>Votre pronostic&#xa0;: %1. La réponse est %2&#xa0;: %3 de trop.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too low.</source>
        <translation>Votre pronostic&#xa0;: %1. La réponse est %2&#xa0;: il manquait %3.</translation>
    </message>
    <message>
        <source>Very close.</source>
        <comment>a guess</comment>
        <translation>Très proche.</translation>
    </message>
    <message>
        <source>Close.</source>
        <comment>a guess</comment>
        <translation>Proche.</translation>
    </message>
    <message>
        <source>Not far off.</source>
        <comment>a guess</comment>
        <translation>Pas très loin.</translation>
    </message>
    <message>
        <source>Far off.</source>
        <comment>a guess</comment>
        <translation>Loin.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <extracomment>percentage points: &quot;+7 points&quot;</extracomment>
        <translation>%1 points de pourcentage</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too high.</source>
        <extracomment>%1 &quot;60%&quot;, %2 what is true: &quot;64.2%&quot;, %3 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Votre pronostic&#xa0;: %1. La réponse est %2&#xa0;: %3 points de pourcentage de trop.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too low.</source>
        <translation>Votre pronostic&#xa0;: %1. La réponse est %2&#xa0;: il manquait %3 points de pourcentage.</translation>
    </message>
    <message>
        <source>Guesses in this game: %1, off by %2 percentage points on average.</source>
        <extracomment>%1 how many; %2 percentage points: &quot;5.2&quot;</extracomment>
        <translation>Pronostics dans cette partie&#xa0;: %1, à %2 points de pourcentage près en moyenne.</translation>
    </message>
    <message>
        <source>And the other player is ahead.</source>
        <comment>a guess</comment>
        <extracomment>follows how far a guess of the chance of winning is off</extracomment>
        <translation>Et c’est l’autre joueur qui est en tête.</translation>
    </message>
</context>
<context>
    <name>HindranceText</name>
    <message>
        <source>The game is over. %1 has won.</source>
        <translation>La partie est finie. %1 a gagné.</translation>
    </message>
    <message>
        <source>The game is over. It is a draw.</source>
        <translation>La partie est finie. Elle est nulle.</translation>
    </message>
    <message>
        <source>First, each player throws one die.</source>
        <translation>D’abord, chaque joueur lance un dé.</translation>
    </message>
    <message>
        <source>%1 must throw first.</source>
        <translation>D’abord, %1 doit lancer.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>À %1 de lancer.</translation>
    </message>
    <message>
        <source>%1 has no man on point %2.</source>
        <translation>%1 n’a rien sur la flèche %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n man/men.</source>
        <translation>
            <numerusform>À %1 de jouer %n dame.</numerusform>
            <numerusform>À %1 de jouer %n dames.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %3. %2 could not use it.</source>
        <extracomment>%1 who plays numbers, %2 who threw them, %3 the numbers</extracomment>
        <translation>À %1 de jouer %3. %2 ne pouvait pas.</translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of the dice</extracomment>
        <translation>À %1 de jouer %2.</translation>
    </message>
    <message>
        <source>You may use %2, which %1 could not. This man stands on point %3.</source>
        <extracomment>%1 the opponent, %2 numbers of the dice, %3 a point</extracomment>
        <translation>%1 vous a laissé %2. Cette dame est sur la flèche %3.</translation>
    </message>
    <message>
        <source>You threw %1. This man stands on point %2.</source>
        <translation>Vous avez fait %1. Cette dame est sur la flèche %2.</translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <extracomment>%1 a number of the dice, %2 why this man cannot move by it, a sentence</extracomment>
        <translation>Avec %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Point %1 is full.</source>
        <translation>La flèche %1 est pleine.</translation>
    </message>
    <message>
        <source>Two of %2’s men hold point %1.</source>
        <translation>Deux dames (%2) tiennent la flèche %1.</translation>
    </message>
    <message>
        <source>That would use fewer numbers. You must use as many as you can.</source>
        <translation>Cela jouerait moins de nombres. Jouez-en le plus possible.</translation>
    </message>
    <message>
        <source>Only a %1 bears this man off.</source>
        <translation>Seul un %1 sort cette dame.</translation>
    </message>
    <message>
        <source>Men on higher points must use the %1 first.</source>
        <extracomment>%1 the numbers left to play: &quot;5&quot;, &quot;5 and 4&quot;</extracomment>
        <translation>Les dames des flèches plus hautes doivent d’abord jouer %1.</translation>
    </message>
    <message>
        <source>Still to play: %1. This man stands on point %2.</source>
        <extracomment>%1 numbers of the dice, %2 a point</extracomment>
        <translation>Reste à jouer&#xa0;: %1. Cette dame est sur la flèche %2.</translation>
    </message>
    <message>
        <source>Point %1 is stacked. First stack your other men.</source>
        <translation>Tout est empilé sur la flèche %1. Empilez d’abord les autres dames.</translation>
    </message>
    <message>
        <source>Point %1 is set up. First set up your other men.</source>
        <translation>Tout est en place sur la flèche %1. Remettez d’abord les autres dames.</translation>
    </message>
    <message>
        <source>All men on point %1 are down. First lay down your other men.</source>
        <translation>Tout est abattu sur la flèche %1. Abattez d’abord les autres dames.</translation>
    </message>
    <message>
        <source>The game is over. You have won.</source>
        <translation>La partie est finie. Vous avez gagné.</translation>
    </message>
    <message>
        <source>You must throw first.</source>
        <translation>Vous devez d’abord lancer.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>À vous de lancer.</translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n man/men.</source>
        <translation>
            <numerusform>À vous de jouer %n dame.</numerusform>
            <numerusform>À vous de jouer %n dames.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1. %2 could not use it.</source>
        <extracomment>%1 the numbers, %2 who threw them</extracomment>
        <translation>À vous de jouer %1. %2 ne pouvait pas.</translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>À vous de jouer %1.</translation>
    </message>
    <message>
        <source>You have no man on point %1.</source>
        <translation>Vous n’avez rien sur la flèche %1.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Espace ou Entrée</translation>
    </message>
    <message>
        <source>throw the dice; play the marked man</source>
        <translation>lancer les dés&#x202f;; jouer la dame marquée</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>go from man to man</source>
        <translation>aller de dame en dame</translation>
    </message>
    <message>
        <source>Enter, arrow keys, Enter</source>
        <translation>Entrée, touches fléchées, Entrée</translation>
    </message>
    <message>
        <source>where men move, as in the race: take up the marked man, choose its point and move it there</source>
        <translation>là où les dames avancent, comme dans la course&#xa0;: prendre la dame marquée, choisir sa flèche et l’y jouer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>put back a man that was taken up</source>
        <translation>reposer une dame prise</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>claim a number with the marked man, where the rules require a claim</source>
        <translation>réclamer un nombre avec la dame marquée, quand la règle l’exige</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 à 6</translation>
    </message>
    <message>
        <source>go to that point</source>
        <translation>aller à cette flèche</translation>
    </message>
    <message>
        <source>play forced moves</source>
        <translation>jouer les dames forcées</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons under the board</source>
        <translation>aller aux boutons sous le plateau</translation>
    </message>
    <message>
        <source>Ask the board</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>the last throw, and how it was played</source>
        <translation>le dernier coup, et comment il a été joué</translation>
    </message>
    <message>
        <source>whose turn it is, and what may be played</source>
        <translation>à qui c’est de jouer, et ce qu’on peut jouer</translation>
    </message>
    <message>
        <source>where your men are</source>
        <translation>où sont vos dames</translation>
    </message>
    <message>
        <source>where the other player’s men are</source>
        <translation>où sont les dames de l’autre</translation>
    </message>
    <message>
        <source>how far each player has got</source>
        <translation>où en est chaque joueur</translation>
    </message>
    <message>
        <source>who is likely to win</source>
        <translation>qui va sans doute gagner</translation>
    </message>
    <message>
        <source>the last announcement again</source>
        <translation>la dernière annonce à nouveau</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>why: the rule behind the last event</source>
        <translation>pourquoi&#xa0;: la règle du dernier événement</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <translation>les règles de ce jeu</translation>
    </message>
    <message>
        <source>the games and their sources</source>
        <translation>les jeux et leurs sources</translation>
    </message>
    <message>
        <source>course of play: arrow keys to choose a throw, Enter for the latest</source>
        <translation>déroulement&#xa0;: touches fléchées pour choisir un coup, Entrée pour le dernier</translation>
    </message>
    <message>
        <source>step back, step forward through the game</source>
        <translation>un pas en arrière, un pas en avant dans la partie</translation>
    </message>
    <message>
        <source>back to the start of the game</source>
        <translation>retour au début de la partie</translation>
    </message>
    <message>
        <source>play the steps automatically; pause</source>
        <translation>défilement automatique des pas&#x202f;; pause</translation>
    </message>
    <message>
        <source>steps more slowly, faster</source>
        <translation>pas plus lents, plus rapides</translation>
    </message>
    <message>
        <source>how often each number was thrown</source>
        <translation>combien de fois est sorti chaque nombre</translation>
    </message>
    <message>
        <source>the same dice, other rules</source>
        <translation>les mêmes dés, d’autres règles</translation>
    </message>
    <message>
        <source>the odds: arrow keys choose a throw; in the list of ways to play, Enter plays the chosen one</source>
        <translation>probabilités&#xa0;: touches fléchées pour choisir un coup&#x202f;; dans la liste des façons de jouer, Entrée joue le choix</translation>
    </message>
    <message>
        <source>a hint: the best move is marked</source>
        <translation>un conseil&#xa0;: le meilleur choix est marqué</translation>
    </message>
    <message>
        <source>cover the odds until the class has guessed; guess</source>
        <translation>cacher les probabilités avant de deviner&#x202f;; deviner</translation>
    </message>
    <message>
        <source>correct a throw that was entered incorrectly</source>
        <translation>corriger un coup mal saisi</translation>
    </message>
    <message>
        <source>who plays: people, or the computer</source>
        <translation>qui joue&#xa0;: des personnes ou l’ordinateur</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>une nouvelle partie</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>passer l’animation</translation>
    </message>
    <message>
        <source>closer view: the half of the board in play</source>
        <translation>vue rapprochée&#xa0;: la moitié du plateau en jeu</translation>
    </message>
    <message>
        <source>larger, smaller, default text size</source>
        <translation>texte plus grand, plus petit, par défaut</translation>
    </message>
    <message>
        <source>full screen; Esc to leave, F10 to show the menus</source>
        <translation>plein écran&#x202f;; Échap pour le quitter, F10 pour les menus</translation>
    </message>
    <message>
        <source>face to face: one side for each player, on a screen that lies flat</source>
        <translation>face à face&#xa0;: un côté par joueur, sur un écran posé à plat</translation>
    </message>
    <message>
        <source>projector: large text and strong contrast for a class; Esc to leave</source>
        <translation>projection&#xa0;: grand texte et fort contraste pour une classe&#x202f;; Échap pour la quitter</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>from the board to the panel beside it and back</source>
        <translation>du plateau au panneau voisin, et retour</translation>
    </message>
    <message>
        <source>what a button is for; on a touch screen, press and hold the button</source>
        <translation>l’utilité d’un bouton&#x202f;; sur écran tactile, gardez le doigt appuyé dessus</translation>
    </message>
    <message>
        <source>widen or narrow the panel beside the board</source>
        <translation>élargir ou rétrécir le panneau à côté du plateau</translation>
    </message>
    <message>
        <source>appearance: board, light and speed</source>
        <translation>aspect&#xa0;: plateau, lumière et vitesse</translation>
    </message>
    <message>
        <source>earlier announcements, one by one, up to twenty</source>
        <translation>annonces précédentes, une par une, jusqu’à vingt</translation>
    </message>
    <message>
        <source>play again with the same rules</source>
        <translation>rejouer avec les mêmes règles</translation>
    </message>
    <message>
        <source>the result, when the game is over</source>
        <translation>le résultat, la partie finie</translation>
    </message>
</context>
<context>
    <name>LabelsSheet</name>
    <message>
        <source>Board labels</source>
        <translation>Cartels des plateaux</translation>
    </message>
    <message>
        <source>Cut along the marks. Each label measures %1 × %2 mm.</source>
        <extracomment>At the foot of a page of labels, which are cut out. %1 and %2 a length in millimetres</extracomment>
        <translation>Découpez le long des repères. Chaque cartel mesure %1&#xa0;×&#xa0;%2&#xa0;mm.</translation>
    </message>
    <message>
        <source>– %1</source>
        <extracomment>behind what a table is made of. %1: how we know it</extracomment>
        <translation>– %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Dimensions&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>LaboratoryText</name>
    <message>
        <source>A: </source>
        <extracomment>the first of two experiments, in front of a sentence about it</extracomment>
        <translation>A&#xa0;: </translation>
    </message>
    <message>
        <source>B: </source>
        <translation>B&#xa0;: </translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>Exact value: %1.</source>
        <extracomment>%1 a share, computed and not tried out</extracomment>
        <translation>Valeur exacte&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): the first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>Après %Ln partie&#xa0;: le premier joueur en a gagné %1. Fourchette à 95&#xa0;%&#xa0;: %2 à %3.</numerusform>
            <numerusform>Après %Ln parties&#xa0;: le premier joueur en a gagné %1. Fourchette à 95&#xa0;%&#xa0;: %2 à %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %2 of %Ln game(s). 95% band: %3 to %4.</source>
        <extracomment>an earlier run, in a list. %1 its seed, %2 a share, %3 and %4 the ends of its band</extracomment>
        <translation>
            <numerusform>Graine %1&#xa0;: %2 sur %Ln partie. Fourchette à 95&#xa0;%&#xa0;: %3 à %4.</numerusform>
            <numerusform>Graine %1&#xa0;: %2 sur %Ln parties. Fourchette à 95&#xa0;%&#xa0;: %3 à %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower lost %1 and drew %2.</source>
        <translation>Le premier joueur en a perdu %1&#x202f;; %2 ont été nulles.</translation>
    </message>
    <message>
        <source>It lies outside the band. At the end of an experiment, chance alone causes this one time in twenty; along the way, more often.</source>
        <translation>Elle est hors de la fourchette. À la fin d’une expérience, cela arrive par le seul hasard une fois sur vingt&#x202f;; en cours de route, plus souvent.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): White won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>Après %Ln partie&#xa0;: les Blancs en ont gagné %1. Fourchette à 95&#xa0;%&#xa0;: %2 à %3.</numerusform>
            <numerusform>Après %Ln parties&#xa0;: les Blancs en ont gagné %1. Fourchette à 95&#xa0;%&#xa0;: %2 à %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>follows the sentence on White. %1 a share, %2 and %3 the ends of its band</extracomment>
        <translation>Le premier joueur en a gagné %1. Fourchette à 95&#xa0;%&#xa0;: %2 à %3.</translation>
    </message>
    <message>
        <source>White won the first game.</source>
        <translation>Les Blancs ont gagné la première partie.</translation>
    </message>
    <message>
        <source>White did not win the first game.</source>
        <translation>Les Blancs n’ont pas gagné la première partie.</translation>
    </message>
    <message>
        <source>The first thrower won the first game.</source>
        <translation>Le premier joueur a gagné la première partie.</translation>
    </message>
    <message>
        <source>The first thrower did not win the first game.</source>
        <translation>Le premier joueur n’a pas gagné la première partie.</translation>
    </message>
    <message>
        <source>95% band: %1 to %2.</source>
        <extracomment>%1 and %2 the ends of the band of a share: &quot;20.7%&quot;, &quot;100.0%&quot;</extracomment>
        <translation>Fourchette à 95&#xa0;%&#xa0;: %1 à %2.</translation>
    </message>
    <message>
        <source>It was drawn.</source>
        <extracomment>follows &quot;The first thrower did not win the first game.&quot;</extracomment>
        <translation>C’était une partie nulle.</translation>
    </message>
    <message>
        <source>White lost %1 and drew %2.</source>
        <extracomment>follows the share of games won by White. %1 and %2 shares</extracomment>
        <translation>Les Blancs en ont perdu %1&#x202f;; %2 ont été nulles.</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>Length of the games</source>
        <translation>Longueur des parties</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>coups par partie</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>label of a bar. %1 a number of throws</extracomment>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>A game takes %1 throws on average.</source>
        <extracomment>%1 a number with decimals</extracomment>
        <translation>Une partie dure en moyenne %1 coups.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s) or more: %1 of %2 games (%3)</source>
        <extracomment>%1 how many games, %2 of how many, %3 their share</extracomment>
        <translation>
            <numerusform>%Ln coup ou plus&#xa0;: %1 sur %2 parties (%3)</numerusform>
            <numerusform>%Ln coups ou plus&#xa0;: %1 sur %2 parties (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s): %1 of %2 games (%3)</source>
        <translation>
            <numerusform>%Ln coup&#xa0;: %1 sur %2 parties (%3)</numerusform>
            <numerusform>%Ln coups&#xa0;: %1 sur %2 parties (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>share of games</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>part des parties</translation>
    </message>
    <message numerus="yes">
        <source>The first game took %Ln throw(s).</source>
        <translation>
            <numerusform>La première partie a pris %Ln coup.</numerusform>
            <numerusform>La première partie a pris %Ln coups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonBoxes</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun choix</translation>
    </message>
    <message>
        <source>none: a matter of opinion</source>
        <translation>aucune&#xa0;: question d’opinion</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Environ %n minute</numerusform>
            <numerusform>Environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>continues at step %1 of %2</source>
        <extracomment>of a lesson that was left; %1 the step it goes on with, %2 how many there are</extracomment>
        <translation>reprend à l’étape %1 sur %2</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Objectifs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Prerequisites: %1</source>
        <translation>Prérequis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keywords: %1</source>
        <translation>Mots-clés&#xa0;: %1</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <extracomment>of a lesson</extracomment>
        <translation>✓ terminée</translation>
    </message>
</context>
<context>
    <name>LessonFields</name>
    <message>
        <source>Expected number</source>
        <translation>Nombre attendu</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>How far off an answer may be and still count as right</source>
        <translation>Le plus grand écart d’une réponse juste</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Shown behind the number</source>
        <translation>Affichée derrière le nombre</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Two to six answers to choose from, one on each line; none for an answer in words</source>
        <translation>Deux à six réponses au choix, une par ligne&#x202f;; aucune si l’on répond avec des mots</translation>
    </message>
    <message>
        <source>Right choice</source>
        <translation>Bonne réponse</translation>
    </message>
    <message>
        <source>The answer is a number</source>
        <translation>La réponse est un nombre</translation>
    </message>
    <message>
        <source>The answer is how well a rule is known</source>
        <translation>La réponse dit comment on connaît une règle</translation>
    </message>
    <message>
        <source>Model answer</source>
        <translation>Réponse type</translation>
    </message>
    <message>
        <source>Covered until the class has answered</source>
        <translation>Cachée jusqu’à ce que la classe ait répondu</translation>
    </message>
    <message>
        <source>Lines on the worksheet</source>
        <translation>Lignes sur la fiche élève</translation>
    </message>
    <message>
        <source>What to guess</source>
        <translation>À deviner</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Minimum of the slider</source>
        <translation>Minimum du curseur</translation>
    </message>
    <message>
        <source>Maximum of the slider</source>
        <translation>Maximum du curseur</translation>
    </message>
    <message>
        <source>A guess is close within</source>
        <translation>Pronostic proche à moins de</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Pronostic</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Shown with the answer</source>
        <translation>Affichée avec la réponse</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>À observer</translation>
    </message>
    <message>
        <source>Experiments side by side</source>
        <translation>Expériences côte à côte</translation>
    </message>
    <message>
        <source>Games in each</source>
        <translation>Parties dans chacune</translation>
    </message>
    <message>
        <source>The same dice in both</source>
        <translation>Les mêmes dés dans les deux</translation>
    </message>
    <message>
        <source>White plays</source>
        <translation>Jeu des Blancs</translation>
    </message>
    <message>
        <source>Black plays</source>
        <translation>Jeu des Noirs</translation>
    </message>
    <message>
        <source>Experiment in the laboratory</source>
        <translation>Expérience au laboratoire</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Partie enregistrée</translation>
    </message>
    <message>
        <source>Replaces the game, rulings, dice and seed in the fields above</source>
        <translation>À la place du jeu, des options, des dés et de la graine ci-dessus</translation>
    </message>
    <message>
        <source>Begin after this many throws</source>
        <translation>Commencer après tant de coups</translation>
    </message>
    <message>
        <source>The next throw lies on the board</source>
        <translation>Le coup suivant est sur le plateau</translation>
    </message>
    <message>
        <source>The class plays</source>
        <translation>La classe joue</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Partie sur le plateau</translation>
    </message>
    <message>
        <source>It stays until a later step sets another one</source>
        <translation>Reste jusqu’à ce qu’une autre étape la remplace</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>Digits. Every class gets the same throws.</source>
        <translation>Des chiffres. Chaque classe obtient les mêmes coups.</translation>
    </message>
    <message>
        <source>Picture in the lesson</source>
        <translation>Image dans la séance</translation>
    </message>
    <message>
        <source>PNG, JPEG or WebP, up to 2 MB</source>
        <translation>PNG, JPEG ou WebP, 2&#xa0;Mo au plus</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>For those who cannot see the picture</source>
        <translation>Pour qui ne voit pas l’image</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Show how well the rule is known</source>
        <translation>Montrer comment on connaît la règle</translation>
    </message>
    <message>
        <source>Tell the rule in today’s words, too</source>
        <translation>Dire la règle aussi en mots d’aujourd’hui</translation>
    </message>
    <message>
        <source>Always told where its status is shown, or where its source has no words</source>
        <translation>Toujours dite là où son statut est montré, ou quand sa source n’a pas de mots</translation>
    </message>
    <message>
        <source>Rules in the words of their sources</source>
        <translation>Règles dans les mots de leurs sources</translation>
    </message>
    <message>
        <source>Figures for %1, %2 … in the texts</source>
        <translation>Valeurs pour %1, %2 … dans les textes</translation>
    </message>
    <message>
        <source>The program computes them. %1 in a text stands for the first.</source>
        <translation>Le programme les calcule. Dans un texte, %1 représente la première.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Dice thrown by each player</source>
        <translation>Dés lancés par chaque joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Show the answers of an earlier step</source>
        <translation>Montrer les réponses d’une étape précédente</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Mark scheme</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Headings of the columns</source>
        <translation>Titres des colonnes</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation>Un par ligne</translation>
    </message>
    <message>
        <source>Headings of the rows</source>
        <translation>Titres des lignes</translation>
    </message>
    <message>
        <source>Table on the worksheet</source>
        <translation>Tableau sur la fiche élève</translation>
    </message>
    <message>
        <source>On the worksheet</source>
        <translation>Sur la fiche élève</translation>
    </message>
    <message>
        <source>Usually if there is a question, guess, experiment or table</source>
        <translation>En général s’il y a une question, un pronostic, une expérience ou un tableau</translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation>Titre de l’étape</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Each line is a paragraph</source>
        <translation>Chaque ligne est un paragraphe</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titre de la séance</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Shown in the list of lessons</source>
        <translation>Affiché dans la liste des séances</translation>
    </message>
    <message>
        <source>Grade or age</source>
        <translation>Classe ou âge</translation>
    </message>
    <message>
        <source>Prerequisites</source>
        <translation>Prérequis</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>What the class needs</source>
        <translation>Matériel pour la classe</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Pour les plus rapides</translation>
    </message>
    <message>
        <source>One task on each line</source>
        <translation>Une tâche par ligne</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Devoirs</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Codes with commas between them, such as en, ru</source>
        <translation>Codes séparés par des virgules, par exemple en, ru</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>The program throws</source>
        <translation>Le programme lance</translation>
    </message>
    <message>
        <source>From the seed, the same for every class</source>
        <translation>D’après la graine, les mêmes pour toutes les classes</translation>
    </message>
    <message>
        <source>The class throws real dice</source>
        <translation>La classe lance de vrais dés</translation>
    </message>
    <message>
        <source>Not at all: it looks at the board</source>
        <translation>Pas du tout&#xa0;: elle regarde le plateau</translation>
    </message>
    <message>
        <source>Until it is decided who begins</source>
        <translation>Jusqu’à savoir qui commence</translation>
    </message>
    <message>
        <source>One throw</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>To the end of the game</source>
        <translation>Jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>As well as possible</source>
        <translation>Le mieux possible</translation>
    </message>
    <message>
        <source>The first thrower’s chance, in %</source>
        <translation>La probabilité du premier joueur, en %</translation>
    </message>
    <message>
        <source>The first thrower’s lead, in percentage points</source>
        <translation>L’avance du premier joueur, en points de pourcentage</translation>
    </message>
    <message>
        <source>Mean number of throws in a game</source>
        <translation>Nombre moyen de coups par partie</translation>
    </message>
    <message>
        <source>Throws that leave a choice, in %</source>
        <translation>Coups qui laissent un choix, en %</translation>
    </message>
    <message>
        <source>Gain of best over random play, in percentage points</source>
        <translation>Gain du meilleur jeu sur le hasard, en points de pourcentage</translation>
    </message>
    <message>
        <source>Share of doublets, in %</source>
        <translation>Part des doublets, en %</translation>
    </message>
    <message>
        <source>Share of throws with a given number, in %</source>
        <translation>Part des coups avec un nombre donné, en %</translation>
    </message>
    <message>
        <source>Numbers that fair dice put outside their bands</source>
        <translation>Nombres que des dés équilibrés mettent hors de leur fourchette</translation>
    </message>
    <message>
        <source>A player’s chance in the position on the board, in %</source>
        <translation>La probabilité d’un joueur dans la position affichée, en %</translation>
    </message>
    <message>
        <source>A player’s luck in the game on the board</source>
        <translation>La chance d’un joueur dans la partie affichée</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>une partie enregistrée</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Use the game on the board</source>
        <translation>Prendre la partie du plateau</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Usually 3; none with choices or a number</source>
        <translation>En général 3&#x202f;; aucune s’il y a des réponses au choix ou un nombre</translation>
    </message>
    <message>
        <source>Usually 0, for a figure in %</source>
        <translation>En général 0, pour une valeur en %</translation>
    </message>
    <message>
        <source>Usually 100, for a figure in %</source>
        <translation>En général 100, pour une valeur en %</translation>
    </message>
    <message>
        <source>Usually a twentieth of the slider</source>
        <translation>En général un vingtième du curseur</translation>
    </message>
    <message>
        <source>Usually at random</source>
        <translation>En général au hasard</translation>
    </message>
    <message>
        <source>Usually from the seed, if there is one</source>
        <translation>En général d’après la graine, s’il y en a une</translation>
    </message>
    <message>
        <source>Usually none; after all of a recorded game</source>
        <translation>En général aucun&#x202f;; tous pour une partie enregistrée</translation>
    </message>
    <message>
        <source>Usually not at all</source>
        <translation>En général pas du tout</translation>
    </message>
    <message>
        <source>Keywords of the curriculum</source>
        <translation>Notions du programme</translation>
    </message>
    <message>
        <source>At random half of the time</source>
        <translation>Au hasard une fois sur deux</translation>
    </message>
    <message>
        <source>Answers for those who finish early</source>
        <translation>Réponses pour les plus rapides</translation>
    </message>
    <message>
        <source>One on each line, in the order of the tasks</source>
        <translation>Une par ligne, dans l’ordre des tâches</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>Picture file beside the lesson</source>
        <translation>Fichier image du même dossier</translation>
    </message>
    <message>
        <source>Instead of a picture in the lesson</source>
        <translation>Au lieu d’une image dans la séance</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>Your answer in step %1, “%2”:</source>
        <extracomment>%1 the number of an earlier step of the lesson, %2 its title</extracomment>
        <translation>Votre réponse à l’étape %1, «&#x202f;%2&#x202f;»&#xa0;:</translation>
    </message>
    <message>
        <source>No answer was entered.</source>
        <translation>Pas de réponse saisie.</translation>
    </message>
    <message>
        <source>✓ %1 Done.</source>
        <extracomment>%1 what the class was to do on the board, and has done</extracomment>
        <translation>✓ %1 C’est fait.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were counted.</source>
        <translation>
            <numerusform>%n main a été comptée.</numerusform>
            <numerusform>%n mains ont été comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was your answer, too.</source>
        <translation>C’était aussi votre réponse.</translation>
    </message>
    <message>
        <source>You chose something else.</source>
        <translation>Vous aviez choisi autre chose.</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Calcul de la réponse…</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Pour les plus rapides</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Devoirs</translation>
    </message>
    <message>
        <source>The game is not over yet. So far:</source>
        <translation>La partie n’est pas encore finie. Jusqu’ici&#xa0;:</translation>
    </message>
    <message>
        <source>You can answer after your task on the board.</source>
        <translation>Vous pourrez répondre après avoir joué sur le plateau.</translation>
    </message>
    <message>
        <source>The game has gone on. To answer, undo the later throws, or set up again.</source>
        <translation>La partie a continué. Pour répondre, annulez les coups suivants ou remettez en place.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1 – for the teacher</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>%1 – pour l’enseignant</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <extracomment>how long a lesson takes</extracomment>
        <translation>
            <numerusform>Environ %n minute</numerusform>
            <numerusform>Environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>What the class should know</source>
        <translation>Ce que la classe doit savoir</translation>
    </message>
    <message>
        <source>What the class learns</source>
        <translation>Ce que la classe apprend</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Pour les plus rapides</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Devoirs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 what follows: &quot;Keywords&quot;, %2 a list</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Our guess</source>
        <translation>Notre pronostic</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculé</translation>
    </message>
    <message>
        <source>What we expect</source>
        <translation>Nos attentes</translation>
    </message>
    <message>
        <source>What we found</source>
        <translation>Nos résultats</translation>
    </message>
    <message>
        <source>Our answer</source>
        <translation>Notre réponse</translation>
    </message>
    <message>
        <source>%1. %2 (%3 min)</source>
        <extracomment>a step of a lesson. %1: its number, %2: its title, %3: how many minutes it takes</extracomment>
        <translation>%1. %2 (%3&#xa0;min)</translation>
    </message>
    <message>
        <source>Computed from the game on the board.</source>
        <translation>Calculé d’après la partie du plateau.</translation>
    </message>
    <message>
        <source>Expected: White wins %1 of the games.</source>
        <translation>Attendu&#xa0;: les Blancs gagnent %1 des parties.</translation>
    </message>
    <message>
        <source>Expected: the first thrower wins %1 of the games.</source>
        <translation>Attendu&#xa0;: le premier joueur gagne %1 des parties.</translation>
    </message>
    <message>
        <source>About %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>%1, %2 and %3 numbers of throws: &quot;21.4&quot;, &quot;20.1&quot;, &quot;22.7&quot;</extracomment>
        <translation>Environ %1 coups par partie, et de %2 à %3 dans environ 95 expériences sur 100.</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in all</source>
        <extracomment>the sum of the mark scheme of a lesson</extracomment>
        <translation>
            <numerusform>%n point en tout</numerusform>
            <numerusform>%n points en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s): %1</source>
        <extracomment>a criterion of a mark scheme. %1 the criterion, %n the points for meeting it</extracomment>
        <translation>
            <numerusform>%n point&#xa0;: %1</numerusform>
            <numerusform>%n points&#xa0;: %1</numerusform>
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
        <translation>Attendu, A − B&#xa0;: %1 points de pourcentage, et de %2 à %3 dans environ 95 expériences sur 100.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>A and B are two experiments; all figures are numbers of throws</extracomment>
        <translation>A − B&#xa0;: %1 coups par partie, et de %2 à %3 dans environ 95 expériences sur 100.</translation>
    </message>
    <message>
        <source>About %1 of such experiments show no clear difference in the shares.</source>
        <extracomment>%1 a share of experiments: &quot;53.6%&quot;</extracomment>
        <translation>Environ %1 de ces expériences ne montrent pas d’écart net entre les parts.</translation>
    </message>
    <message>
        <source>At least 95 of 100 such experiments, on average, give a share from %1 to %2.</source>
        <extracomment>%1 and %2 shares: &quot;44.0%&quot;, &quot;63.0%&quot;</extracomment>
        <translation>En moyenne, au moins 95 de ces expériences sur 100 donnent une part de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>per cent</source>
        <translation>pour cent</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>points de pourcentage</translation>
    </message>
    <message>
        <source>You guessed %1. Computed: %2.</source>
        <extracomment>%1 what the class guessed, %2 the figure computed: &quot;60%&quot;, &quot;53.2%&quot;</extracomment>
        <translation>Votre pronostic&#xa0;: %1. Calculé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>Tout juste&#x202f;!</translation>
    </message>
    <message>
        <source>Close: only %1 away.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>Proche&#xa0;: à %1 près.</translation>
    </message>
    <message>
        <source>%1 percentage points too high.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>%1 points de pourcentage de trop.</translation>
    </message>
    <message>
        <source>%1 percentage points too low.</source>
        <translation>Il manquait %1 points de pourcentage.</translation>
    </message>
    <message>
        <source>%1 too many.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>%1 de trop.</translation>
    </message>
    <message>
        <source>%1 too few.</source>
        <translation>Il manquait %1.</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <extracomment>the answer to a question for a number. %1 &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>La réponse est %1.</translation>
    </message>
    <message>
        <source>You answered %1. Correct: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Votre réponse&#xa0;: %1. Juste&#xa0;: c’est %2.</translation>
    </message>
    <message>
        <source>You answered %1. Not quite: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Votre réponse&#xa0;: %1. Pas tout à fait&#xa0;: c’est %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n hand(s)</source>
        <extracomment>%1 an answer to choose from, %n how many hands were raised for it</extracomment>
        <translation>
            <numerusform>%1 – %n main</numerusform>
            <numerusform>%1 – %n mains</numerusform>
        </translation>
    </message>
    <message>
        <source>Play one more throw.</source>
        <translation>Jouez encore un coup.</translation>
    </message>
    <message>
        <source>Play on until the game is over.</source>
        <translation>Jouez jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <extracomment>how a computer chooses its men: stands in &quot;White plays …&quot;</extracomment>
        <translation>joue au mieux</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>joue au hasard</translation>
    </message>
    <message>
        <source>%1; each player %2</source>
        <translation>%1&#x202f;; chaque joueur %2</translation>
    </message>
    <message>
        <source>%1; White %2, Black %3</source>
        <extracomment>%1 a game and its source, %2 and %3 &quot;plays at random&quot;, &quot;makes the best plays&quot;</extracomment>
        <translation>%1&#x202f;; Blanc %2, Noir %3</translation>
    </message>
    <message>
        <source>Games: %1. Seed: %2.</source>
        <extracomment>%1 how many games, %2 the seed of their dice</extracomment>
        <translation>Parties&#xa0;: %1. Graine&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Both with the same dice.</source>
        <translation>Les deux avec les mêmes dés.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a game and its source, %2 what a rule is about</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 percentage points</source>
        <extracomment>a difference of two shares, with a decimal. %1 the figure</extracomment>
        <translation>
            <numerusform>%1 point de pourcentage</numerusform>
            <numerusform>%1 points de pourcentage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n percentage points</source>
        <extracomment>a difference of two shares</extracomment>
        <translation>
            <numerusform>%n point de pourcentage</numerusform>
            <numerusform>%n points de pourcentage</numerusform>
        </translation>
    </message>
    <message>
        <source>Play until one player has won the opening throw.</source>
        <translation>Jouez jusqu’à ce que l’un des joueurs ait gagné le tirage.</translation>
    </message>
    <message>
        <source>Play this throw.</source>
        <translation>Jouez ce coup.</translation>
    </message>
    <message>
        <source>Play one throw.</source>
        <translation>Jouez un coup.</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>joue au hasard une fois sur deux</translation>
    </message>
    <message>
        <source>throws</source>
        <comment>unit</comment>
        <extracomment>stands behind a number to be entered</extracomment>
        <translation>coups</translation>
    </message>
    <message>
        <source>numbers</source>
        <comment>unit</comment>
        <translation>nombres</translation>
    </message>
    <message>
        <source>Close: only %1 percentage points away.</source>
        <translation>Proche&#xa0;: à %1 point de pourcentage près.</translation>
    </message>
</context>
<context>
    <name>LimitedSpinBox</name>
    <message>
        <source>At most %1</source>
        <extracomment>below a field in which a larger number was typed. %1 the largest number possible: &quot;30&quot;</extracomment>
        <translation>Au plus %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <extracomment>below a field in which a smaller number was typed. %1 the smallest number possible</extracomment>
        <translation>Au moins %1</translation>
    </message>
</context>
<context>
    <name>LuckText</name>
    <message>
        <source>There was no choice to make: the dice decided.</source>
        <translation>Il n’y avait rien à choisir&#xa0;: les dés ont décidé.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured %2.</source>
        <extracomment>%1 the winner, %2 the other player</extracomment>
        <translation>%1 gagne contre les dés, qui favorisaient %2.</translation>
    </message>
    <message>
        <source>The dice favoured neither player.</source>
        <translation>Les dés n’ont favorisé personne.</translation>
    </message>
    <message>
        <source>%1 was very lucky.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 a eu beaucoup de chance.</translation>
    </message>
    <message>
        <source>%1 was very lucky: the dice turned a game that was almost lost.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 a eu beaucoup de chance&#xa0;: les dés ont retourné une partie presque perdue.</translation>
    </message>
    <message>
        <source>Neither player made a costly mistake: the dice decided.</source>
        <translation>Personne n’a fait d’erreur coûteuse&#xa0;: les dés ont décidé.</translation>
    </message>
    <message>
        <source>%1 made better choices, and the dice helped.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 a mieux choisi, et les dés ont aidé.</translation>
    </message>
    <message>
        <source>The dice favoured %1.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>Les dés ont favorisé %1.</translation>
    </message>
    <message>
        <source>You won, although the dice favoured %1.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Vous gagnez contre les dés, qui favorisaient %1.</translation>
    </message>
    <message>
        <source>You were very lucky.</source>
        <translation>Vous avez eu beaucoup de chance.</translation>
    </message>
    <message>
        <source>You were very lucky: the dice turned a game that was almost lost.</source>
        <translation>Vous avez eu beaucoup de chance&#xa0;: les dés ont retourné une partie presque perdue.</translation>
    </message>
    <message>
        <source>You made better choices, and the dice helped.</source>
        <translation>Vous avez mieux choisi, et les dés ont aidé.</translation>
    </message>
    <message>
        <source>The dice favoured you.</source>
        <translation>Les dés vous ont favorisé.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured you.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1 gagne contre les dés, qui vous favorisaient.</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>in a best-of-three match</source>
        <translation>dans un match au meilleur des trois</translation>
    </message>
    <message>
        <source>in a best-of-five match</source>
        <translation>dans un match au meilleur des cinq</translation>
    </message>
    <message>
        <source>in a best-of-seven match</source>
        <translation>dans un match au meilleur des sept</translation>
    </message>
    <message>
        <source>%1 leads %2 %3.</source>
        <extracomment>%1 a player, %2 the score: &quot;2–1&quot;, %3 &quot;in a best-of-five match&quot;</extracomment>
        <translation>%1 mène %2 %3.</translation>
    </message>
    <message>
        <source>The score is %1 %2.</source>
        <extracomment>%1 the score: &quot;1–1&quot;, %2 &quot;in a best-of-five match&quot;</extracomment>
        <translation>Le score est de %1 %2.</translation>
    </message>
    <message>
        <source>%1 wins the match %2</source>
        <extracomment>%1 a player, %2 the score: &quot;3–1&quot;</extracomment>
        <translation>%1 gagne le match %2</translation>
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
            <numerusform>%n dame</numerusform>
            <numerusform>%n dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pile of %n man/men</source>
        <translation>
            <numerusform>pile de %n dame</numerusform>
            <numerusform>pile de %n dames</numerusform>
        </translation>
    </message>
    <message>
        <source>one man</source>
        <translation>une dame</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men laid down</source>
        <translation>
            <numerusform>%n dame abattue</numerusform>
            <numerusform>%n dames abattues</numerusform>
        </translation>
    </message>
    <message>
        <source>Point %1: %2.</source>
        <translation>Flèche %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off.</source>
        <translation>
            <numerusform>%n dame sortie.</numerusform>
            <numerusform>%n dames sorties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to lay down.</source>
        <translation>
            <numerusform>%n dame à abattre.</numerusform>
            <numerusform>%n dames à abattre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to stack.</source>
        <translation>
            <numerusform>%n dame à empiler.</numerusform>
            <numerusform>%n dames à empiler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men on the board.</source>
        <translation>
            <numerusform>%n dame sur le plateau.</numerusform>
            <numerusform>%n dames sur le plateau.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a player, %2 how far they are: &quot;Anne: 3 men to lay down.&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to set up.</source>
        <translation>
            <numerusform>%n dame à remettre en place.</numerusform>
            <numerusform>%n dames à remettre en place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message>
        <source>%1 is not a valid number; write only digits, such as 60</source>
        <extracomment>%1 the text found, %2 a correct number</extracomment>
        <translation>%1 n’est pas un nombre valable&#x202f;; n’écrivez que des chiffres, comme 60</translation>
    </message>
    <message>
        <source>%1 is not a valid number; write %2</source>
        <translation>%1 n’est pas un nombre valable&#x202f;; écrivez %2</translation>
    </message>
    <message>
        <source>%1 has curly quotation marks; use straight ones: %2</source>
        <extracomment>%1 a text with curly quotation marks, %2 the same with straight ones</extracomment>
        <translation>%1 a des guillemets courbes&#x202f;; employez les droits&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has single quotation marks; use double ones: %2</source>
        <extracomment>%1 a text with single quotation marks, %2 the same with double ones</extracomment>
        <translation>%1 a des guillemets simples&#x202f;; employez les doubles&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 must be written %2</source>
        <extracomment>%1 a word, %2 how JSON writes it: true, false or null</extracomment>
        <translation>%1 doit s’écrire %2</translation>
    </message>
    <message>
        <source>%1 has a decimal comma; use a point: %2</source>
        <extracomment>%1 and %2 the same number, with a comma and with a point</extracomment>
        <translation>%1 a une virgule décimale&#x202f;; employez un point&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has no quotation marks; write %2</source>
        <extracomment>%1 a word, %2 the same in quotation marks</extracomment>
        <translation>%1 est sans guillemets&#x202f;; écrivez %2</translation>
    </message>
    <message>
        <source>the key %1 has no quotation marks; write %2</source>
        <extracomment>%1 the name of a key, %2 the same in quotation marks</extracomment>
        <translation>la clé %1 est sans guillemets&#x202f;; écrivez %2</translation>
    </message>
    <message>
        <source>comments are not allowed; delete %1</source>
        <translation>les commentaires ne sont pas permis&#x202f;; supprimez %1</translation>
    </message>
    <message>
        <source>a comma is missing after %1</source>
        <extracomment>%1 what stands before the place where a comma is missing</extracomment>
        <translation>il manque une virgule après %1</translation>
    </message>
    <message>
        <source>there is an extra comma after %1; delete it</source>
        <extracomment>%1 what stands before the comma</extracomment>
        <translation>il y a une virgule de trop après %1&#x202f;; supprimez-la</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing; write %2 instead of %1</source>
        <extracomment>%1 a text without its last quotation mark, %2 the same with it</extracomment>
        <translation>il manque le guillemet fermant&#x202f;; écrivez %2 au lieu de %1</translation>
    </message>
    <message>
        <source>the text ends before %1; write \&quot; for a quotation mark inside a text</source>
        <extracomment>%1 a word inside a text. A backslash and a quotation mark must be kept</extracomment>
        <translation>le texte finit avant %1&#x202f;; écrivez \&quot; pour un guillemet dans un texte</translation>
    </message>
    <message>
        <source>%1 contains a backslash; write / in paths, and two backslashes elsewhere</source>
        <translation>%1 contient une barre oblique inverse&#x202f;; écrivez / dans les chemins, et deux barres inverses ailleurs</translation>
    </message>
    <message>
        <source>the colon of %1 must be outside the quotation marks; write %2</source>
        <extracomment>%1 a text with a colon, %2 a name and a value</extracomment>
        <translation>le deux-points de %1 doit être hors des guillemets&#x202f;; écrivez %2</translation>
    </message>
    <message>
        <source>a colon is missing after %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>il manque un deux-points après %1</translation>
    </message>
    <message>
        <source>%1 has no value; write a colon and the value after it, or [ and ] around a list</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>%1 n’a pas de valeur&#x202f;; écrivez-la après un deux-points, ou mettez une liste entre [ et ]</translation>
    </message>
    <message>
        <source>%1 is not allowed here; write %2</source>
        <extracomment>%1 a sign such as =, %2 the right one</extracomment>
        <translation>%1 n’est pas permis ici&#x202f;; écrivez %2</translation>
    </message>
    <message>
        <source>after %1 there is an invisible special space; write a normal space instead</source>
        <extracomment>%1 the text before the space</extracomment>
        <translation>après %1 se trouve une espace spéciale invisible&#x202f;; écrivez une espace normale</translation>
    </message>
    <message>
        <source>this %1 is not closed; write %2 after its last value</source>
        <extracomment>%1 an opening bracket, %2 a closing one</extracomment>
        <translation>ce signe %1 n’est pas fermé&#x202f;; écrivez %2 après sa dernière valeur</translation>
    </message>
    <message>
        <source>the list is not closed; write ] before %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>la liste n’est pas fermée&#x202f;; écrivez ] avant %1</translation>
    </message>
    <message>
        <source>a list cannot contain the key %1; write { and } instead of [ and ]</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>une liste ne peut contenir la clé %1&#x202f;; écrivez { et } au lieu de [ et ]</translation>
    </message>
    <message>
        <source>found %1, expected %2; write %2 instead or before it</source>
        <extracomment>%1 and %2 closing brackets</extracomment>
        <translation>trouvé&#xa0;: %1, attendu&#xa0;: %2&#x202f;; écrivez %2 à sa place ou avant</translation>
    </message>
    <message>
        <source>found %1 after the closing }; delete it, or the } before it</source>
        <extracomment>%1 the text found</extracomment>
        <translation>trouvé %1 après l’accolade fermante }&#x202f;; supprimez-le, ou l’accolade qui précède</translation>
    </message>
    <message>
        <source>expected a key in quotation marks, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>attendu&#xa0;: une clé entre guillemets, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>attendu&#xa0;: une valeur, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a comma, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>attendu&#xa0;: une virgule, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>found %1, the beginning of formatted text; save the file as plain text</source>
        <extracomment>%1 the beginning of the text</extracomment>
        <translation>trouvé %1, le début d’un texte mis en forme&#x202f;; enregistrez le fichier en texte brut</translation>
    </message>
    <message>
        <source>not JSON: it must begin with {, not with %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>pas du JSON&#xa0;: le début doit être {, et non %1</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message>
        <source>to throw</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to throw the dice</extracomment>
        <translation>doit lancer</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to play men</extracomment>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>under a player&apos;s name on the board</extracomment>
        <translation>a gagné</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Numbers thrown</source>
        <translation>Nombres sortis</translation>
    </message>
    <message>
        <source>fair dice</source>
        <translation>dés équilibrés</translation>
    </message>
    <message>
        <source>The %1 came up %2 times, %3 of all dice.</source>
        <extracomment>%1 a number of the die, %2 how often it fell, %3 its share of all dice</extracomment>
        <translation>%1&#xa0;: sorti %2 fois, soit %3 de tous les dés.</translation>
    </message>
    <message>
        <source>share of all dice</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>part de tous les dés</translation>
    </message>
    <message>
        <source>%1 dice have been thrown, not counting the opening throws.</source>
        <extracomment>%1 how many</extracomment>
        <translation>%1 dés ont été lancés, sans compter les tirages.</translation>
    </message>
</context>
<context>
    <name>OddsHelp</name>
    <message>
        <source>All rule sets, under each choice of rulings, with the edge of best play over random play.</source>
        <translation>Tous les jeux de règles, à chaque choix d’options, avec l’avantage du meilleur jeu sur le hasard.</translation>
    </message>
    <message>
        <source>With --all: print comma-separated values.</source>
        <translation>Avec --all&#xa0;: écrire des valeurs séparées par des virgules.</translation>
    </message>
    <message>
        <source>Percent computed:</source>
        <translation>Calcul, en %&#xa0;:</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
</context>
<context>
    <name>OddsSheet</name>
    <message>
        <source>The odds of the first throw</source>
        <translation>Les probabilités du premier coup</translation>
    </message>
    <message>
        <source>How often the player who throws first wins</source>
        <translation>Combien de fois gagne celui qui lance en premier</translation>
    </message>
    <message>
        <source>first thrower wins</source>
        <extracomment>Heads of columns in a printed table; keep them short.</extracomment>
        <translation>premier gagne</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>coups par partie</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>gain sur le hasard</translation>
    </message>
    <message>
        <source>throws with a choice</source>
        <translation>coups avec choix</translation>
    </message>
    <message>
        <source>Letters mark choices in the rules that a source leaves open. The first line of each game shows our usual rules.</source>
        <translation>Les lettres marquent des choix de règles qu’une source laisse ouverts. La première ligne de chaque jeu donne nos règles habituelles.</translation>
    </message>
    <message>
        <source>* Computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>* Calculé un camp à la fois&#xa0;: exact si chaque joueur cherche à finir en un minimum de tours.</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>%1 a share, %2 half its interval in percentage points: &quot;49.8% ± 0.5&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Both players play as well as possible. Unless marked with ±, ≈ or *, the figures are exact: every position of the game was computed; no games were simulated.</source>
        <translation>Les deux joueurs jouent le mieux possible. Sauf avec ±, ≈ ou *, les chiffres sont exacts&#xa0;: toutes les positions du jeu ont été calculées, aucune partie n’a été simulée.</translation>
    </message>
    <message>
        <source>“Best over random”: the best player’s share of games won against a player who chooses at random, less one half, in percentage points.</source>
        <translation>«&#x202f;Gain sur le hasard&#x202f;»&#xa0;: de combien de points de pourcentage la part des parties que le meilleur joueur gagne contre qui choisit au hasard dépasse la moitié.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated under good play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <translation>Les valeurs avec ± ou ≈ sont estimées pour un bon jeu, car ce jeu a trop de positions pour être résolu. Le premier joueur y perd %1 des parties&#x202f;; %2 sont nulles.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated from random play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation>Les valeurs avec ± ou ≈ sont estimées d’après des parties au hasard, car ce jeu a trop de positions pour être résolu. Le premier joueur y perd %1 des parties&#x202f;; %2 sont nulles.</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>Rulings: %1</source>
        <translation>Options&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Nulles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1</source>
        <translation>Gagnées par le premier joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Coups par partie&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Estimated from random play, %Ln game(s): the game has too many positions to solve.</source>
        <translation>
            <numerusform>Estimé d’après %Ln partie au hasard&#xa0;: le jeu a trop de positions pour être résolu.</numerusform>
            <numerusform>Estimé d’après %Ln parties au hasard&#xa0;: le jeu a trop de positions pour être résolu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. %Ln position(s) of one side solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Calculé un camp à la fois&#xa0;: exact si chaque joueur cherche à finir en un minimum de tours. %Ln position d’un camp résolue en %1&#xa0;s.</numerusform>
            <numerusform>Calculé un camp à la fois&#xa0;: exact si chaque joueur cherche à finir en un minimum de tours. %Ln positions d’un camp résolues en %1&#xa0;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, under best play by both: %Ln position(s) solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Exact, les deux joueurs jouant au mieux&#xa0;: %Ln position résolue en %1&#xa0;s.</numerusform>
            <numerusform>Exact, les deux joueurs jouant au mieux&#xa0;: %Ln positions résolues en %1&#xa0;s.</numerusform>
        </translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>jeu de règles</translation>
    </message>
    <message>
        <source>first thrower wins, %</source>
        <translation>premier gagne, %</translation>
    </message>
    <message>
        <source>throws</source>
        <translation>coups</translation>
    </message>
    <message>
        <source>throws with a choice, %</source>
        <translation>coups avec choix, %</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>options</translation>
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
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 and %2 points of the race, from and to</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, hitting a man</source>
        <translation>%1, en frappant une dame</translation>
    </message>
    <message>
        <source>lay down %1</source>
        <extracomment>%1 a list of points: &quot;lay down 6 and 1&quot;, &quot;lay down sice, 2 × ace&quot;</extracomment>
        <translation>abattre %1</translation>
    </message>
    <message>
        <source>stack %1</source>
        <translation>empiler %1</translation>
    </message>
    <message>
        <source>bear off %1</source>
        <translation>sortir %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>jouer %1</translation>
    </message>
    <message>
        <source>Estimated from random play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Estimé par des parties au hasard.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a choice</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Won by the first thrower: %1 ± %2 (95%)</source>
        <extracomment>%1 a percentage, %2 half the width of its interval in percentage points</extracomment>
        <translation>Gagnées par le premier joueur&#xa0;: %1 ± %2 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>gain sur le hasard</translation>
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
        <translation>remettre %1</translation>
    </message>
    <message numerus="yes">
        <source>Estimated under good play, from %Ln trial game(s) of a few throws, corrected for luck: the game has too many positions to solve.</source>
        <translation>
            <numerusform>Estimé pour un bon jeu, d’après %Ln partie d’essai de quelques coups, corrigée de la chance&#xa0;: le jeu a trop de positions pour être résolu.</numerusform>
            <numerusform>Estimé pour un bon jeu, d’après %Ln parties d’essai de quelques coups, corrigées de la chance&#xa0;: le jeu a trop de positions pour être résolu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated under good play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Estimé pour un bon jeu.</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1</source>
        <translation>Perdues par le premier joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 ± %2, lost %3, drew %4</source>
        <extracomment>%1 a percentage, %2 half its interval, %3 and %4 percentages: &quot;49.5 ± 0.3, lost 48.0, drew 2.5&quot;</extracomment>
        <translation>%1 ± %2, perdues %3, nulles %4</translation>
    </message>
    <message>
        <source>The ± covers chance in the trial games, with 95% confidence.</source>
        <extracomment>about &quot;± 0.9 percentage points&quot;</extracomment>
        <translation>Le ± couvre le hasard des parties d’essai, avec une confiance de 95&#xa0;%.</translation>
    </message>
    <message>
        <source>It does not cover mistakes of the neural network that judges them.</source>
        <extracomment>follows what the ± covers. The network estimates chances of winning</extracomment>
        <translation>Il ne couvre pas les erreurs du réseau de neurones qui les évalue.</translation>
    </message>
    <message>
        <source>It says nothing about how good players would play.</source>
        <extracomment>follows what the ± covers</extracomment>
        <translation>Il ne dit pas comment de bons joueurs joueraient.</translation>
    </message>
    <message>
        <source>Unless marked, exact, under best play by both. “Best over random” is the edge of best play over random choice, in percentage points over evens. A row with ± is estimated. A game with bearing-off=as-at-backgammon is computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>Sauf indication contraire, exact, les deux joueurs jouant au mieux. «&#x202f;Gain sur le hasard&#x202f;»&#xa0;: avantage du meilleur jeu sur un choix au hasard, en points de pourcentage au-delà de la moitié. Une ligne avec ± est estimée. Un jeu avec bearing-off=as-at-backgammon est calculé un camp à la fois&#xa0;: exact si chaque joueur cherche à finir en un minimum de tours.</translation>
    </message>
    <message>
        <source>Where numbers must be claimed, the random player claims every one. That is nearly always best, so the best player gains little.</source>
        <translation>Là où les nombres doivent être réclamés, le joueur au hasard les réclame tous. C’est presque toujours le mieux&#xa0;: le meilleur joueur y gagne donc peu.</translation>
    </message>
</context>
<context>
    <name>PictureHelp</name>
    <message>
        <source>The board after this throw; 0: before the first.</source>
        <translation>Le plateau après ce coup&#x202f;; 0&#xa0;: avant le premier.</translation>
    </message>
    <message>
        <source>The opening position of this rule set.</source>
        <translation>La position de départ de ce jeu de règles.</translation>
    </message>
    <message>
        <source>The board: %1.</source>
        <translation>Le plateau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The lighting: %1.</source>
        <translation>L’éclairage&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The size in pixels, up to %1.</source>
        <translation>La taille en pixels, %1 au plus.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Le fichier à écrire.</translation>
    </message>
</context>
<context>
    <name>PictureReport</name>
    <message>
        <source>%1: %2 × %3 pixels</source>
        <extracomment>%1 file, %2 width, %3 height</extracomment>
        <translation>%1&#xa0;: %2&#xa0;×&#xa0;%3 pixels</translation>
    </message>
    <message>
        <source>Percent drawn:</source>
        <translation>Dessin, en %&#xa0;:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#x202f;; rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>PlayerSide</name>
    <message>
        <source>One die each</source>
        <extracomment>for the lead, each player throws a die</extracomment>
        <translation>Un dé chacun</translation>
    </message>
    <message>
        <source>Your throw</source>
        <translation>Lancez</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Relancez</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouez</translation>
    </message>
    <message>
        <source>%1 throws</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 lance</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>%1 the other player</extracomment>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Relecture</translation>
    </message>
</context>
<context>
    <name>PlaysText</name>
    <message numerus="yes">
        <source>%1 lays down %n man/men.</source>
        <translation>
            <numerusform>%1 abat %n dame.</numerusform>
            <numerusform>%1 abat %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men.</source>
        <translation>
            <numerusform>%1 sort %n dame.</numerusform>
            <numerusform>%1 sort %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers: &quot;Anne lays down 4 men (ace, ace, deuce, trey).&quot;</extracomment>
        <translation>
            <numerusform>%1 abat %n dame (%2).</numerusform>
            <numerusform>%1 abat %n dames (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 empile %n dame (%2).</numerusform>
            <numerusform>%1 empile %n dames (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 sort %n dame (%2).</numerusform>
            <numerusform>%1 sort %n dames (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (points %2).</source>
        <extracomment>%2 numerals: &quot;Anne lays down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>%1 abat %n dame (flèche %2).</numerusform>
            <numerusform>%1 abat %n dames (flèches %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 empile %n dame (flèche %2).</numerusform>
            <numerusform>%1 empile %n dames (flèches %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 sort %n dame (flèche %2).</numerusform>
            <numerusform>%1 sort %n dames (flèches %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 abat %n dame sur la flèche %2.</numerusform>
            <numerusform>%1 abat %n dames sur la flèche %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 empile %n dame sur la flèche %2.</numerusform>
            <numerusform>%1 empile %n dames sur la flèche %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from point %2.</source>
        <translation>
            <numerusform>%1 sort %n dame de la flèche %2.</numerusform>
            <numerusform>%1 sort %n dames de la flèche %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 abat %n dame sur la flèche %2.</numerusform>
            <numerusform>%1 abat %n dames sur la flèche %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 empile %n dame sur la flèche %2.</numerusform>
            <numerusform>%1 empile %n dames sur la flèche %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from the %2 point.</source>
        <translation>
            <numerusform>%1 sort %n dame de la flèche %2.</numerusform>
            <numerusform>%1 sort %n dames de la flèche %2.</numerusform>
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
        <translation>%1 abat des dames sur les flèches %2.</translation>
    </message>
    <message>
        <source>%1 stacks men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 empile des dames sur les flèches %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 sort des dames des flèches %2.</translation>
    </message>
    <message>
        <source>%1 lays down men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 abat des dames sur les flèches %2.</translation>
    </message>
    <message>
        <source>%1 stacks men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 empile des dames sur les flèches %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 sort des dames des flèches %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 remet en place %n dame (%2).</numerusform>
            <numerusform>%1 remet en place %n dames (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 remet en place %n dame (flèche %2).</numerusform>
            <numerusform>%1 remet en place %n dames (flèches %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 remet en place %n dame sur la flèche %2.</numerusform>
            <numerusform>%1 remet en place %n dames sur la flèche %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 remet en place %n dame sur la flèche %2.</numerusform>
            <numerusform>%1 remet en place %n dames sur la flèche %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sets up men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 remet en place des dames sur les flèches %2.</translation>
    </message>
    <message>
        <source>%1 sets up men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1 remet en place des dames sur les flèches %2.</translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men.</source>
        <translation>
            <numerusform>Vous abattez %n dame.</numerusform>
            <numerusform>Vous abattez %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men.</source>
        <translation>
            <numerusform>Vous sortez %n dame.</numerusform>
            <numerusform>Vous sortez %n dames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men (points %1).</source>
        <extracomment>%1 numerals: &quot;You lay down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>Vous abattez %n dame (flèche %1).</numerusform>
            <numerusform>Vous abattez %n dames (flèches %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Vous empilez %n dame (flèche %1).</numerusform>
            <numerusform>Vous empilez %n dames (flèches %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Vous sortez %n dame (flèche %1).</numerusform>
            <numerusform>Vous sortez %n dames (flèches %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Vous remettez en place %n dame (flèche %1).</numerusform>
            <numerusform>Vous remettez en place %n dames (flèches %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men on point %1.</source>
        <translation>
            <numerusform>Vous abattez %n dame sur la flèche %1.</numerusform>
            <numerusform>Vous abattez %n dames sur la flèche %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men on point %1.</source>
        <translation>
            <numerusform>Vous empilez %n dame sur la flèche %1.</numerusform>
            <numerusform>Vous empilez %n dames sur la flèche %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men from point %1.</source>
        <translation>
            <numerusform>Vous sortez %n dame de la flèche %1.</numerusform>
            <numerusform>Vous sortez %n dames de la flèche %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men on point %1.</source>
        <translation>
            <numerusform>Vous remettez en place %n dame sur la flèche %1.</numerusform>
            <numerusform>Vous remettez en place %n dames sur la flèche %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Vous abattez des dames sur les flèches %1.</translation>
    </message>
    <message>
        <source>You stack men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Vous empilez des dames sur les flèches %1.</translation>
    </message>
    <message>
        <source>You bear off men from points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Vous sortez des dames des flèches %1.</translation>
    </message>
    <message>
        <source>You set up men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Vous remettez en place des dames sur les flèches %1.</translation>
    </message>
</context>
<context>
    <name>PrintHelp</name>
    <message>
        <source>The paper: %1.</source>
        <translation>Le papier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The ink: %1.</source>
        <translation>L’encre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>For board: only this board: %1.</source>
        <translation>Pour board&#xa0;: seulement ce plateau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>For odds: only this rule set.</source>
        <translation>Pour odds&#xa0;: seulement ce jeu de règles.</translation>
    </message>
    <message>
        <source>For rules: change a rule; can be repeated.</source>
        <translation>Pour rules&#xa0;: changer une règle&#x202f;; peut être répété.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Le fichier à écrire.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
</context>
<context>
    <name>PrintReport</name>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <extracomment>%1 a file, %n how many pages it has</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n page</numerusform>
            <numerusform>%1&#xa0;: %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Percent prepared:</source>
        <translation>Préparation, en %&#xa0;:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#x202f;; rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>ProvenanceHtml</name>
    <message>
        <source>The source says:</source>
        <translation>La source dit&#xa0;:</translation>
    </message>
    <message>
        <source>The closest passage in the source:</source>
        <translation>Le passage le plus proche dans la source&#xa0;:</translation>
    </message>
    <message>
        <source>We deduce this from these words:</source>
        <translation>Nous le déduisons de ces mots&#xa0;:</translation>
    </message>
    <message>
        <source>The source says no more than this:</source>
        <translation>La source n’en dit pas plus&#xa0;:</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 the language of a quotation: &quot;in French&quot;</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 the page of a quotation, %2 its language: &quot;pp. 78–94, in French&quot;</extracomment>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>In English: %1</source>
        <extracomment>%1 a quotation in the reader&apos;s language</extracomment>
        <translation>En français&#xa0;: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1 author, work, year and pages</extracomment>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>We play:</source>
        <translation>Nous jouons&#xa0;:</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Votre choix&#xa0;:</translation>
    </message>
    <message>
        <source>The usual rule:</source>
        <translation>Règle habituelle&#xa0;:</translation>
    </message>
    <message>
        <source>Why there is a choice:</source>
        <translation>Pourquoi il y a un choix&#xa0;:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>Autres choix possibles&#xa0;:</translation>
    </message>
    <message>
        <source>The old text says:</source>
        <translation>Le texte ancien dit&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>first, each player throws one die</source>
        <translation>d’abord, chaque joueur lance un dé</translation>
    </message>
    <message>
        <source>who throws first is already decided</source>
        <translation>on sait déjà qui lance en premier</translation>
    </message>
    <message>
        <source>play your numbers before the next throw</source>
        <translation>jouez vos nombres avant le coup suivant</translation>
    </message>
    <message>
        <source>throw the dice first</source>
        <translation>lancez d’abord les dés</translation>
    </message>
    <message>
        <source>these are not the dice of this game</source>
        <translation>ce ne sont pas les dés de cette partie</translation>
    </message>
    <message>
        <source>it is the other player’s turn</source>
        <translation>c’est à l’autre de jouer</translation>
    </message>
    <message>
        <source>no such number is left</source>
        <translation>ce nombre n’est plus disponible</translation>
    </message>
    <message>
        <source>no man on that point can use that number</source>
        <translation>aucune dame de cette flèche ne peut jouer ce nombre</translation>
    </message>
    <message>
        <source>another play uses more numbers; use as many as you can</source>
        <translation>un autre choix joue plus de nombres&#x202f;; jouez-en le plus possible</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Play your numbers first.</source>
        <translation>Jouez d’abord vos nombres.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <extracomment>The box of another player was pressed; %1 is who throws</extracomment>
        <translation>À %1 de lancer.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <extracomment>%1 a player; in reply to the other player, who wants to do something</extracomment>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <extracomment>The box of another player was pressed</extracomment>
        <translation>À vous de lancer.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>in reply to an attempt to act for the other player</extracomment>
        <translation>C’est à vous de jouer.</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>%1 still had every man on the board.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>%1 avait encore toutes ses dames sur le plateau.</translation>
    </message>
    <message>
        <source>%1 had one man left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>Il restait une dame (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>Il restait %n dame (%1).</numerusform>
            <numerusform>Il restait %n dames (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left to set up.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>Il restait %n dame à remettre en place (%1).</numerusform>
            <numerusform>Il restait %n dames à remettre en place (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This game had already ended, so this result does not count.</source>
        <translation>Cette partie était déjà terminée&#xa0;: ce résultat ne compte donc pas.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Vous avez gagné&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left to set up.</source>
        <translation>
            <numerusform>Il vous restait %n dame à remettre en place.</numerusform>
            <numerusform>Il vous restait %n dames à remettre en place.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still had every man on the board.</source>
        <translation>Vous aviez encore toutes vos dames sur le plateau.</translation>
    </message>
    <message>
        <source>You had one man left.</source>
        <translation>Il vous restait une dame.</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left.</source>
        <translation>
            <numerusform>Il vous restait %n dame.</numerusform>
            <numerusform>Il vous restait %n dames.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetHelp</name>
    <message>
        <source>The rule set; see the command “rulesets”.</source>
        <translation>Le jeu de règles&#x202f;; voir la commande «&#x202f;rulesets&#x202f;».</translation>
    </message>
    <message>
        <source>Change a rule; can be repeated.</source>
        <translation>Changer une règle&#x202f;; peut être répété.</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>%1: %2. %3, %4, %5</source>
        <extracomment>%1 id, %2 game, %3 author, %4 work, %5 year</extracomment>
        <translation>%1&#xa0;: %2. %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>old text</source>
        <comment>status of a rule in its source</comment>
        <translation>texte ancien</translation>
    </message>
    <message>
        <source>retold today</source>
        <comment>status of a rule in its source</comment>
        <translation>récit moderne</translation>
    </message>
    <message>
        <source>our deduction</source>
        <comment>status of a rule in its source</comment>
        <translation>notre déduction</translation>
    </message>
    <message>
        <source>our choice</source>
        <comment>status of a rule in its source</comment>
        <translation>notre choix</translation>
    </message>
    <message>
        <source>The men</source>
        <translation>Les dames</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Où sont les dames</translation>
    </message>
    <message>
        <source>The stages of the game</source>
        <translation>Les étapes de la partie</translation>
    </message>
    <message>
        <source>Who throws first</source>
        <translation>Qui lance en premier</translation>
    </message>
    <message>
        <source>The order of the numbers</source>
        <translation>L’ordre des nombres</translation>
    </message>
    <message>
        <source>What must be played</source>
        <translation>Ce qu’il faut jouer</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>La partie nulle</translation>
    </message>
    <message>
        <source>Laying down</source>
        <translation>Abattre</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Stacking up again</source>
        <translation>Remettre en pile</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Les doublets</translation>
    </message>
    <message>
        <source>When a doublet gives more men than you can play</source>
        <translation>Quand un doublet donne plus de dames qu’on n’en peut jouer</translation>
    </message>
    <message>
        <source>A number you cannot use</source>
        <translation>Un nombre injouable</translation>
    </message>
    <message>
        <source>When the thrower bears off</source>
        <translation>Quand celui qui lance sort ses dames</translation>
    </message>
    <message>
        <source>Claiming a number</source>
        <translation>Réclamer un nombre</translation>
    </message>
    <message>
        <source>How many men a doublet plays</source>
        <translation>Combien de dames joue un doublet</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Hitting</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>laying down</source>
        <translation>abattre</translation>
    </message>
    <message>
        <source>stacking up again</source>
        <translation>remettre en pile</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>sortir</translation>
    </message>
    <message>
        <source>racing round the board</source>
        <translation>faire la course autour du plateau</translation>
    </message>
    <message>
        <source>bearing off as at backgammon</source>
        <translation>sortir comme au backgammon</translation>
    </message>
    <message>
        <source>facing each other</source>
        <translation>face à face</translation>
    </message>
    <message>
        <source>facing each other, nearest the light</source>
        <translation>face à face, au plus près du jour</translation>
    </message>
    <message>
        <source>at each player’s right hand</source>
        <translation>à la droite de chaque joueur</translation>
    </message>
    <message>
        <source>in all four quarters</source>
        <translation>dans les quatre quarts</translation>
    </message>
    <message>
        <source>like any other throw</source>
        <translation>comme tout autre coup</translation>
    </message>
    <message>
        <source>as many men as the dice show together, from any points</source>
        <translation>autant de dames que de points aux dés, prises où l’on veut</translation>
    </message>
    <message>
        <source>the same player throws again</source>
        <translation>le même joueur relance</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latin</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandais</translation>
    </message>
    <message>
        <source>The English game %1</source>
        <extracomment>%1 the English name of a game, as a voice says it that speaks another language</extracomment>
        <translation>Le jeu anglais %1</translation>
    </message>
    <message>
        <source>The French game %1</source>
        <extracomment>%1 the French name of a game</extracomment>
        <translation>Le jeu français %1</translation>
    </message>
    <message>
        <source>The Spanish game %1</source>
        <extracomment>%1 the Spanish name of a game</extracomment>
        <translation>Le jeu espagnol %1</translation>
    </message>
    <message>
        <source>The Icelandic game %1</source>
        <extracomment>%1 the Icelandic name of a game</extracomment>
        <translation>Le jeu islandais %1</translation>
    </message>
    <message>
        <source>%1 – invented, after %2, %3</source>
        <extracomment>An invented game, the author of the source of the game that was changed, the year.</extracomment>
        <translation>%1 – inventé d’après %2, %3</translation>
    </message>
    <message>
        <source>%1 – a modern reconstruction after %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 – une reconstruction moderne d’après %2, %3</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>When all men are off</source>
        <translation>Quand toutes les dames sont sorties</translation>
    </message>
    <message>
        <source>setting up again</source>
        <translation>remettre en place</translation>
    </message>
    <message>
        <source>When numbers remain at the end of a stage</source>
        <translation>Quand il reste des nombres à la fin d’une étape</translation>
    </message>
    <message>
        <source>invented</source>
        <comment>status of a rule in its source</comment>
        <translation>inventé</translation>
    </message>
    <message>
        <source>all the men on its point</source>
        <translation>toutes les dames de sa flèche</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Invented by: %1.</source>
        <extracomment>%1 a class or its members</extracomment>
        <translation>Inventé par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The rules that are not marked as invented come from this game:</source>
        <translation>Les règles qui ne sont pas marquées comme inventées viennent de ce jeu&#xa0;:</translation>
    </message>
    <message>
        <source>Place: %1.</source>
        <extracomment>Where the source was written or printed.</extracomment>
        <translation>Lieu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Comment on le sait&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Une reconstruction moderne, que le texte historique n’appuie pas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>men on a point</comment>
        <extracomment>%1 a point of the table, %2 the men on it: &quot;1 (ace): 2&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Dames par joueur</translation>
    </message>
    <message>
        <source>On the points</source>
        <translation>Sur les flèches</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Où sont les dames</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between stages</comment>
        <translation>, puis </translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Doublets</translation>
    </message>
    <message>
        <source>The rules, and how we know them</source>
        <translation>Les règles, et comment on les connaît</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Règles modifiables</translation>
    </message>
    <message>
        <source>You can change these rules when you start a game.</source>
        <translation>Vous pouvez changer ces règles en commençant une partie.</translation>
    </message>
    <message>
        <source>Names of the numbers</source>
        <translation>Noms des nombres</translation>
    </message>
    <message>
        <source>In “our deduction” and “our choice”, “our” refers to the editors of Doublets.</source>
        <translation>«&#x202f;Notre déduction&#x202f;» et «&#x202f;notre choix&#x202f;» sont ceux des auteurs de Doublets.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Invented, after %1</source>
        <extracomment>An invented game. %1 the author, work and year of the rules that were changed, %2 a class</extracomment>
        <translation>Inventé, d’après %1</translation>
    </message>
    <message>
        <source>Invented by %2, after %1</source>
        <translation>Inventé par %2, d’après %1</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Comment on le sait&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Une reconstruction moderne, que le texte historique n’appuie pas.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Dames par joueur</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Doublets</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Règles modifiables</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Votre choix&#xa0;:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>Autres choix possibles&#xa0;:</translation>
    </message>
</context>
<context>
    <name>SampleText</name>
    <message>
        <source>How the share varies from sample to sample</source>
        <translation>Comment la part varie d’un échantillon à l’autre</translation>
    </message>
    <message numerus="yes">
        <source>share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>part dans un échantillon de %Ln partie</numerusform>
            <numerusform>part dans un échantillon de %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of %1 games.</source>
        <extracomment>%1 how many games each sample has</extracomment>
        <translation>
            <numerusform>%Ln échantillon de %1 parties.</numerusform>
            <numerusform>%Ln échantillons de %1 parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact value is not known; the curve is drawn for the share of all samples, %1.</source>
        <extracomment>%1 a share</extracomment>
        <translation>La valeur exacte est inconnue&#x202f;; la courbe est tracée pour la part de tous les échantillons, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln sample(s)</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %Ln échantillon</numerusform>
            <numerusform>%1&#xa0;: %Ln échantillons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %Ln sample(s)</source>
        <translation>
            <numerusform>%1 à %2&#xa0;: %Ln échantillon</numerusform>
            <numerusform>%1 à %2&#xa0;: %Ln échantillons</numerusform>
        </translation>
    </message>
    <message>
        <source>expected: %1</source>
        <extracomment>follows the number of samples. %1 a number with a decimal</extracomment>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown do.</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>En moyenne, au moins 95 de ces échantillons sur 100 sont entre %1 et %2&#x202f;; parmi ceux affichés, %Ln y est.</numerusform>
            <numerusform>En moyenne, au moins 95 de ces échantillons sur 100 sont entre %1 et %2&#x202f;; parmi ceux affichés, %Ln y sont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White’s share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>part des Blancs dans un échantillon de %Ln partie</numerusform>
            <numerusform>part des Blancs dans un échantillon de %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>samples</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>échantillons</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of a single game: each share is 0% or 100%.</source>
        <translation>
            <numerusform>%Ln échantillon d’une seule partie&#xa0;: la part est de 0&#xa0;% ou de 100&#xa0;%.</numerusform>
            <numerusform>%Ln échantillons d’une seule partie&#xa0;: chaque part est de 0&#xa0;% ou de 100&#xa0;%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>Remplacer le fichier</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>%1 existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>How often the first thrower wins</source>
        <translation>Combien de fois gagne le premier joueur</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>parties jouées</translation>
    </message>
    <message>
        <source>games played: each mark is %1 times the one before</source>
        <extracomment>label of a logarithmic axis. %1 a power of ten</extracomment>
        <translation>parties jouées (×%1 par repère)</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>How often White wins (unequal players)</source>
        <translation>Combien de fois gagnent les Blancs (joueurs de force inégale)</translation>
    </message>
    <message>
        <source>games (×%1 per mark)</source>
        <extracomment>label of a logarithmic axis where there is little room: each mark is %1 times the one before</extracomment>
        <translation>parties (×%1 par repère)</translation>
    </message>
</context>
<context>
    <name>SheetFurniture</name>
    <message>
        <source>%1 of %2</source>
        <comment>pages</comment>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are</extracomment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>SimulateHelp</name>
    <message>
        <source>The number of processors to use; defaults to all. It affects only the speed.</source>
        <translation>Le nombre de processeurs à employer&#x202f;; par défaut tous. Seule la vitesse en dépend.</translation>
    </message>
    <message>
        <source>Write a record of each game to this file, one per line; “-” is standard output.</source>
        <translation>Écrire l’enregistrement de chaque partie dans ce fichier, un par ligne&#x202f;; «&#x202f;-&#x202f;» est la sortie standard.</translation>
    </message>
    <message>
        <source>The number of games (required).</source>
        <translation>Le nombre de parties (obligatoire).</translation>
    </message>
    <message>
        <source>The seed of the dice (required). The same seed gives the same games.</source>
        <translation>La graine des dés (obligatoire). Même graine, mêmes parties.</translation>
    </message>
    <message>
        <source>Who plays Black: %1. Defaults to “random”.</source>
        <translation>Qui joue les Noirs&#xa0;: %1. Par défaut&#xa0;: «&#x202f;random&#x202f;».</translation>
    </message>
    <message>
        <source>Write one row per game to this file: game, seed, first thrower, winner, throws, doublets; “-” is standard output. The winner of a drawn game is “none”. Opening throws are not counted. Of three dice, any two alike are a doublet. Underscores group the digits of seeds, which spreadsheets would round.</source>
        <translation>Écrire une ligne par partie dans ce fichier&#xa0;: partie, graine, premier joueur, gagnant, coups, doublets&#x202f;; «&#x202f;-&#x202f;» est la sortie standard. Le gagnant d’une partie nulle est «&#x202f;none&#x202f;». Les tirages ne comptent pas. Avec trois dés, deux dés égaux font un doublet. Des tirets bas groupent les chiffres des graines, que les tableurs arrondiraient.</translation>
    </message>
    <message>
        <source>Who plays White: %1. Defaults to “random”, which plays one man at a time, every possible play being equally likely, and claims every number. “casual” plays at random half of the time.</source>
        <translation>Qui joue les Blancs&#xa0;: %1. Par défaut&#xa0;: «&#x202f;random&#x202f;», qui joue une dame à la fois, chaque coup possible étant également probable, et réclame tous les nombres. «&#x202f;casual&#x202f;» joue au hasard la moitié du temps.</translation>
    </message>
</context>
<context>
    <name>SimulationReport</name>
    <message numerus="yes">
        <source>%1 (%2): %Ln game(s), seed %3</source>
        <extracomment>%1 game, %2 id of the rule set, %3 seed</extracomment>
        <translation>
            <numerusform>%1 (%2)&#xa0;: %Ln partie, graine %3</numerusform>
            <numerusform>%1 (%2)&#xa0;: %Ln parties, graine %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Coups par partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>Enregistrements&#xa0;: %1</translation>
    </message>
    <message>
        <source>Table of the games: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Tableau des parties&#xa0;: %1</translation>
    </message>
    <message>
        <source>Games played:</source>
        <translation>Parties jouées&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); the output is incomplete.</source>
        <translation>
            <numerusform>Arrêté après %Ln partie&#x202f;; le résultat est incomplet.</numerusform>
            <numerusform>Arrêté après %Ln parties&#x202f;; le résultat est incomplet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); nothing was written.</source>
        <translation>
            <numerusform>Arrêté après %Ln partie&#x202f;; rien n’a été écrit.</numerusform>
            <numerusform>Arrêté après %Ln parties&#x202f;; rien n’a été écrit.</numerusform>
        </translation>
    </message>
    <message>
        <source>White wins: %1 (%2%)</source>
        <extracomment>%1 games, %2 per cent</extracomment>
        <translation>Victoires des Blancs&#xa0;: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Black wins: %1 (%2%)</source>
        <translation>Victoires des Noirs&#xa0;: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Drawn: %1 (%2%)</source>
        <translation>Nulles&#xa0;: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1%</source>
        <translation>Gagnées par le premier joueur&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>, 95% band %1 to %2%</source>
        <extracomment>follows a share: &quot;, 95% band 52.21 to 54.17%&quot;. %1, %2 percentages</extracomment>
        <translation>, fourchette à 95&#xa0;%&#xa0;: %1 à %2&#xa0;%</translation>
    </message>
    <message>
        <source>White: %1, Black: %2</source>
        <extracomment>%1 and %2 players, as in the options: &quot;random&quot;, &quot;best&quot;</extracomment>
        <translation>Blancs&#xa0;: %1, Noirs&#xa0;: %2</translation>
    </message>
    <message>
        <source>Changed rulings: %1</source>
        <extracomment>%1 options: &quot;surplus=lost&quot;</extracomment>
        <translation>Options modifiées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1%</source>
        <translation>Perdues par le premier joueur&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Games per second: about %1</source>
        <translation>Parties par seconde&#xa0;: environ %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s).</source>
        <translation>
            <numerusform>Arrêté après %Ln partie.</numerusform>
            <numerusform>Arrêté après %Ln parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>White</source>
        <comment>a player without a name</comment>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player without a name</comment>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Unnamed player</source>
        <translation>Joueur sans nom</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the names of two players</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Strong computer</source>
        <extracomment>the player called &quot;Computer&quot; elsewhere, beside computers of other levels</extracomment>
        <translation>Ordinateur fort</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>The games</source>
        <comment>chapter</comment>
        <extracomment>Chapters of the page &quot;The games and their sources&quot;, in a narrow list: keep them short.</extracomment>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>chapter</comment>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>The sources</source>
        <comment>chapter</comment>
        <translation>Les sources</translation>
    </message>
    <message>
        <source>The miniature</source>
        <comment>chapter</comment>
        <translation>La miniature</translation>
    </message>
    <message>
        <source>The names</source>
        <comment>chapter</comment>
        <translation>Les noms</translation>
    </message>
    <message>
        <source>Four boards</source>
        <comment>chapter; the boards as museum objects</comment>
        <translation>Quatre plateaux</translation>
    </message>
    <message>
        <source>Twelve words</source>
        <comment>chapter</comment>
        <translation>Douze mots</translation>
    </message>
    <message>
        <source>Credits</source>
        <comment>chapter</comment>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>The games and their sources</source>
        <translation>Les jeux et leurs sources</translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>How we know a fact stands behind it. %1: &quot;our deduction&quot;</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 the language of a quotation: &quot;in French&quot;</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 the page of a quotation, %2 its language: &quot;pp. 78–94, in French&quot;</extracomment>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>In our words: %1</source>
        <extracomment>%1 what old words mean, in today&apos;s language</extracomment>
        <translation>Avec nos mots&#xa0;: %1</translation>
    </message>
    <message>
        <source>How we know</source>
        <translation>Comment on le sait</translation>
    </message>
    <message>
        <source>Who wrote it:</source>
        <translation>Qui l’a écrit&#xa0;:</translation>
    </message>
    <message>
        <source>Written and printed:</source>
        <translation>Écrit et imprimé&#xa0;:</translation>
    </message>
    <message>
        <source>Where it is kept:</source>
        <translation>Où il est conservé&#xa0;:</translation>
    </message>
    <message>
        <source>How we read it:</source>
        <translation>Notre lecture&#xa0;:</translation>
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
        <translation>Dimensions&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>seen on a surviving object</source>
        <extracomment>How we know a thing: a picture or an object of the time shows it. Stands beside &quot;old text&quot;, &quot;retold today&quot;, &quot;our deduction&quot;, &quot;our choice&quot;.</extracomment>
        <translation>vu sur un objet conservé</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Castile, 1283</source>
        <translation>Castille, 1283</translation>
    </message>
    <message>
        <source>England, 17th century, after a board of 1545</source>
        <translation>Angleterre, XVIIe siècle, d’après un tablier de 1545</translation>
    </message>
    <message>
        <source>France, about 1715</source>
        <translation>France, vers 1715</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Islande</translation>
    </message>
</context>
<context>
    <name>ThrowNames</name>
    <message>
        <source>two aces</source>
        <comment>a throw of two dice alike</comment>
        <translation>double as</translation>
    </message>
    <message>
        <source>two twos</source>
        <comment>a throw of two dice alike</comment>
        <translation>double deux</translation>
    </message>
    <message>
        <source>two threes</source>
        <comment>a throw of two dice alike</comment>
        <translation>double trois</translation>
    </message>
    <message>
        <source>two fours</source>
        <comment>a throw of two dice alike</comment>
        <translation>double quatre</translation>
    </message>
    <message>
        <source>two fives</source>
        <comment>a throw of two dice alike</comment>
        <translation>double cinq</translation>
    </message>
    <message>
        <source>two sixes</source>
        <comment>a throw of two dice alike</comment>
        <translation>double six</translation>
    </message>
    <message>
        <source>two 1s</source>
        <comment>a throw of two dice alike</comment>
        <translation>double 1</translation>
    </message>
    <message>
        <source>two 2s</source>
        <comment>a throw of two dice alike</comment>
        <translation>double 2</translation>
    </message>
    <message>
        <source>two 3s</source>
        <comment>a throw of two dice alike</comment>
        <translation>double 3</translation>
    </message>
    <message>
        <source>two 4s</source>
        <comment>a throw of two dice alike</comment>
        <translation>double 4</translation>
    </message>
    <message>
        <source>two 5s</source>
        <comment>a throw of two dice alike</comment>
        <translation>double 5</translation>
    </message>
    <message>
        <source>two 6s</source>
        <comment>a throw of two dice alike</comment>
        <translation>double 6</translation>
    </message>
    <message>
        <source>three 1s</source>
        <comment>a throw of three dice alike</comment>
        <translation>triple 1</translation>
    </message>
    <message>
        <source>three 2s</source>
        <comment>a throw of three dice alike</comment>
        <translation>triple 2</translation>
    </message>
    <message>
        <source>three 3s</source>
        <comment>a throw of three dice alike</comment>
        <translation>triple 3</translation>
    </message>
    <message>
        <source>three 4s</source>
        <comment>a throw of three dice alike</comment>
        <translation>triple 4</translation>
    </message>
    <message>
        <source>three 5s</source>
        <comment>a throw of three dice alike</comment>
        <translation>triple 5</translation>
    </message>
    <message>
        <source>three 6s</source>
        <comment>a throw of three dice alike</comment>
        <translation>triple 6</translation>
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
        <translation>Une fois toutes les dames sorties, on les remet en place.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit man/men, no longer in play.</source>
        <extracomment>men that were hit and lie beside the board</extracomment>
        <translation>
            <numerusform>%n dame frappée n’est plus en jeu.</numerusform>
            <numerusform>%n dames frappées ne sont plus en jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off, no longer in play.</source>
        <translation>
            <numerusform>%n dame est sortie et n’est plus en jeu.</numerusform>
            <numerusform>%n dames sont sorties et ne sont plus en jeu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisitCharts</name>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Visits per month</source>
        <translation>Visites par mois</translation>
    </message>
    <message>
        <source>Visits per day</source>
        <translation>Visites par jour</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the short name of a month, %2 the year</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>in a list of languages: visits in which the visitor chose none</extracomment>
        <translation>Non choisie</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte agrandi</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Visits that used</source>
        <extracomment>a heading above: larger text, high contrast, read aloud, Why?</extracomment>
        <translation>Visites avec</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Visites&#xa0;: %1</translation>
    </message>
    <message>
        <source>With a game: %1%</source>
        <extracomment>%1 a percentage of all visits</extracomment>
        <translation>Avec une partie&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1%</source>
        <extracomment>%1 a percentage of the visits with a game</extracomment>
        <translation>Dont jouées jusqu’au bout&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Median length: %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Durée médiane&#xa0;: %1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Non comptée, car l’horloge n’était pas réglée&#xa0;: %n visite</numerusform>
            <numerusform>Non comptées, car l’horloge n’était pas réglée&#xa0;: %n visites</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits by hour</source>
        <translation>Visites par heure</translation>
    </message>
</context>
<context>
    <name>VisitsHelp</name>
    <message>
        <source>Print every visit as comma-separated values.</source>
        <translation>Écrire chaque visite en valeurs séparées par des virgules.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>Save the summary as a page for printing.</source>
        <translation>Enregistrer le résumé sous forme de page à imprimer.</translation>
    </message>
</context>
<context>
    <name>VisitsReport</name>
    <message>
        <source>No visits yet.</source>
        <translation>Pas encore de visites.</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Visites&#xa0;: %1</translation>
    </message>
    <message>
        <source>First day: %1</source>
        <translation>Premier jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last day: %1</source>
        <translation>Dernier jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Length of a visit (median): %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Durée d’une visite (médiane)&#xa0;: %1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Non comptée, car l’horloge n’était pas réglée&#xa0;: %n visite</numerusform>
            <numerusform>Non comptées, car l’horloge n’était pas réglée&#xa0;: %n visites</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a month, %2 the year</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Visits by month, up to the last twelve:</source>
        <translation>Visites par mois, les douze derniers au plus&#xa0;:</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Jeux&#xa0;:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Langues&#xa0;:</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began:</source>
        <translation>Visites selon l’heure de leur début&#xa0;:</translation>
    </message>
    <message>
        <source>With a game: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of all visits</extracomment>
        <translation>Avec une partie&#xa0;: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of the visits with a game</extracomment>
        <translation>Dont jouées jusqu’au bout&#xa0;: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>in a list of languages: visits in which the visitor chose none</extracomment>
        <translation>Non choisie</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte agrandi</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Of the %1 visits for which it is recorded, those that used:</source>
        <extracomment>%1 a number of visits</extracomment>
        <translation>Sur les %1 visites où c’est enregistré, celles avec&#xa0;:</translation>
    </message>
</context>
<context>
    <name>VisitsSheet</name>
    <message>
        <source>Visits to the display</source>
        <translation>Visites de la borne</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began</source>
        <translation>Visites selon l’heure de leur début</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 the first day, %2 the last day</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Pas encore de visites</translation>
    </message>
    <message numerus="yes">
        <source>Use of aids not recorded: %n visit(s)</source>
        <extracomment>%n visits stored by earlier versions of the program</extracomment>
        <translation>
            <numerusform>Emploi des aides non enregistré&#xa0;: %n visite</numerusform>
            <numerusform>Emploi des aides non enregistré&#xa0;: %n visites</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that identifies a visitor is stored.</source>
        <translation>Rien qui permette d’identifier un visiteur n’est enregistré.</translation>
    </message>
</context>
<context>
    <name>WallText</name>
    <message>
        <source>less than %1</source>
        <extracomment>%1 a number of games: fewer than that</extracomment>
        <translation>moins de %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>%1 a number of games: more than that</extracomment>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>%1 wins about %2 of %3, %4 %5.</source>
        <extracomment>on a wall; %1, %4 players, %2, %5 how many of %3 games they win: &quot;Anne wins 53 of 100, Ben 47.&quot;</extracomment>
        <translation>%1 gagne environ %2 parties sur %3, %4 %5.</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3, %4 %5.</source>
        <translation>%1 gagne %2 parties sur %3, %4 %5.</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <extracomment>%1 how many of a hundred games are drawn</extracomment>
        <translation>Nulles&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>This follows from the play itself.</source>
        <translation>Cela résulte du jeu lui-même.</translation>
    </message>
    <message>
        <source>The players take turns, as in every game of this kind.</source>
        <translation>Les joueurs jouent à tour de rôle, comme dans tous les jeux de ce genre.</translation>
    </message>
    <message>
        <source>Who throws next</source>
        <translation>Qui lance ensuite</translation>
    </message>
    <message>
        <source>These rules are a modern reconstruction. The old text does not support them.</source>
        <translation>Ces règles sont une reconstruction moderne. Le texte ancien ne les appuie pas.</translation>
    </message>
    <message>
        <source>Here we have only a modern retelling, not the words of the source.</source>
        <translation>Nous n’avons ici qu’un récit moderne, pas les mots de la source.</translation>
    </message>
    <message>
        <source>The source does not say so.</source>
        <translation>La source ne le dit pas.</translation>
    </message>
    <message>
        <source>This rule has no source: it was invented.</source>
        <translation>Cette règle n’a pas de source&#xa0;: elle a été inventée.</translation>
    </message>
    <message>
        <source>We do not quote the source here.</source>
        <translation>Nous ne citons pas la source ici.</translation>
    </message>
    <message>
        <source>The source says so. We add nothing.</source>
        <translation>La source le dit. Nous n’ajoutons rien.</translation>
    </message>
    <message>
        <source>We follow the retelling. We add nothing.</source>
        <translation>Nous suivons le récit. Nous n’ajoutons rien.</translation>
    </message>
    <message>
        <source>The inventors of this game decided this.</source>
        <translation>Ce sont les inventeurs de ce jeu qui l’ont décidé.</translation>
    </message>
    <message>
        <source>The source leaves this open, so we had to decide.</source>
        <translation>La source laisse cela ouvert&#xa0;: il nous a fallu décider.</translation>
    </message>
    <message>
        <source>You chose: %1</source>
        <extracomment>%1 a rule that the players chose in place of the usual one</extracomment>
        <translation>Votre choix&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>doublets::Actions</name>
    <message>
        <source>The computer throws the dice of this game. For real dice, begin a new game.</source>
        <translation>L’ordinateur lance les dés de cette partie. Pour de vrais dés, commencez-en une autre.</translation>
    </message>
    <message>
        <source>First play the numbers you threw</source>
        <translation>Jouez d’abord les nombres que vous avez faits</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Enter the numbers of real dice</source>
        <translation>Saisir les nombres de vrais dés</translation>
    </message>
    <message>
        <source>&amp;Enter dice…</source>
        <translation>Saisir l&amp;es dés…</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <extracomment>After the tab stands the key; keep the tab.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>&amp;Correct a throw…</source>
        <translation>Co&amp;rriger un coup…</translation>
    </message>
    <message>
        <source>The computer threw these dice, so they cannot be corrected</source>
        <translation>L’ordinateur a lancé ces dés&#xa0;: ils ne peuvent être corrigés</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Corriger un coup mal saisi</translation>
    </message>
    <message>
        <source>No dice have been entered yet</source>
        <translation>Aucun dé n’a encore été saisi</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>Accuei&amp;l</translation>
    </message>
    <message>
        <source>Continue, play, learn, or choose a game</source>
        <translation>Continuer, jouer, apprendre ou choisir un jeu</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>Choose a game and start it</source>
        <translation>Choisir un jeu et commencer</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Commencer une partie avec les mêmes règles</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;Back to the game you left</source>
        <translation>Re&amp;venir à la partie quittée</translation>
    </message>
    <message>
        <source>Return to the game you left</source>
        <translation>Revenir à la partie que vous avez quittée</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save this game to a file</source>
        <translation>Enregistrer cette partie dans un fichier</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules…</source>
        <translation>Mêmes &amp;dés, autres règles…</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Rejouer ces dés avec d’autres règles</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Results, length and luck of all finished games</source>
        <translation>Résultats, longueur et chance de toutes les parties finies</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>Jo&amp;ueurs…</translation>
    </message>
    <message>
        <source>Choose who plays: people or the computer</source>
        <translation>Choisir qui joue&#xa0;: des personnes ou l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Reset the score…</source>
        <translation>&amp;Remettre le score à zéro…</translation>
    </message>
    <message>
        <source>Set the score of these two players to 0; other scores are kept</source>
        <translation>Remettre à 0 le score de ces deux joueurs&#x202f;; les autres scores sont conservés</translation>
    </message>
    <message>
        <source>Save P&amp;icture As…</source>
        <translation>Enregistrer l’&amp;image sous…</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Enregistrer une image du plateau</translation>
    </message>
    <message>
        <source>Print a &amp;sheet…</source>
        <translation>Im&amp;primer une fiche…</translation>
    </message>
    <message>
        <source>Rules, this game, odds, a board to cut out, labels: on paper or as a PDF</source>
        <translation>Règles, partie en cours, probabilités, plateau à découper, cartels&#xa0;: sur papier ou en PDF</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Para&amp;mètres…</translation>
    </message>
    <message>
        <source>Players, board, language, motion and sound</source>
        <translation>Joueurs, plateau, langue, mouvement et son</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit; your game is saved</source>
        <translation>Quitter&#x202f;; votre partie est enregistrée</translation>
    </message>
    <message>
        <source>Play forced &amp;moves</source>
        <translation>Jouer les &amp;dames forcées</translation>
    </message>
    <message>
        <source>Play every move where you have no choice</source>
        <translation>Jouer tout ce qui ne laisse aucun choix</translation>
    </message>
    <message>
        <source>Accept typed dice at &amp;once</source>
        <translation>Accepter les dés aussitô&amp;t</translation>
    </message>
    <message>
        <source>Accept dice as soon as the last one is typed</source>
        <translation>Accepter les dés dès que le dernier est tapé</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Marquer le meilleur choix sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>&amp;Latest throw</source>
        <translation>Dernier cou&amp;p</translation>
    </message>
    <message>
        <source>Return to the current position</source>
        <translation>Revenir à la position actuelle</translation>
    </message>
    <message>
        <source>Go to the &amp;start</source>
        <translation>Aller au &amp;début</translation>
    </message>
    <message>
        <source>Return to the position before the first throw</source>
        <translation>Revenir à la position d’avant le premier coup</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Pas en &amp;arrière</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Reculer d’un pas</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Pas en a&amp;vant</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>Avancer d’un pas</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>Plus &amp;lent</translation>
    </message>
    <message>
        <source>Show the steps more slowly</source>
        <translation>Montrer les pas plus lentement</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>Plus &amp;rapide</translation>
    </message>
    <message>
        <source>Show the steps faster</source>
        <translation>Montrer les pas plus vite</translation>
    </message>
    <message>
        <source>&amp;Last throw</source>
        <translation>&amp;Dernier coup</translation>
    </message>
    <message>
        <source>Say the last throw and how it was played</source>
        <translation>Dire le dernier coup et comment il a été joué</translation>
    </message>
    <message>
        <source>What may I &amp;do?</source>
        <translation>&amp;Que puis-je faire&#x202f;?</translation>
    </message>
    <message>
        <source>Say whose turn it is and what may be played</source>
        <translation>Dire à qui c’est de jouer et ce qu’on peut jouer</translation>
    </message>
    <message>
        <source>&amp;My men</source>
        <translation>&amp;Mes dames</translation>
    </message>
    <message>
        <source>Say where your men are</source>
        <translation>Dire où sont vos dames</translation>
    </message>
    <message>
        <source>&amp;Their men</source>
        <translation>Dames de l’&amp;autre</translation>
    </message>
    <message>
        <source>Say where the other player’s men are</source>
        <translation>Dire où sont les dames de l’autre joueur</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Score</translation>
    </message>
    <message>
        <source>Say how far each player has got, and how many games each has won</source>
        <translation>Dire où en est chaque joueur, et combien de parties il a gagnées</translation>
    </message>
    <message>
        <source>&amp;Chance of winning</source>
        <translation>Probabilité de &amp;gagner</translation>
    </message>
    <message>
        <source>Say who is likely to win</source>
        <translation>Dire qui a le plus de chances de gagner</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Répéter</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Répéter la dernière annonce</translation>
    </message>
    <message>
        <source>&amp;Course of play</source>
        <translation>&amp;Déroulement</translation>
    </message>
    <message>
        <source>A list of every throw</source>
        <translation>La liste de tous les coups</translation>
    </message>
    <message>
        <source>Ru&amp;les beside the board</source>
        <translation>&amp;Règles à côté du plateau</translation>
    </message>
    <message>
        <source>Keep the rules open while you play</source>
        <translation>Garder les règles ouvertes en jouant</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Dé&amp;s</translation>
    </message>
    <message>
        <source>How often each number was thrown</source>
        <translation>Combien de fois est sorti chaque nombre</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Probabilités</translation>
    </message>
    <message>
        <source>Who is ahead, and how lucky each throw was</source>
        <translation>Qui a l’avantage, et la chance de chaque coup</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspect</translation>
    </message>
    <message>
        <source>Choose the board, lighting and speed with the game in view</source>
        <translation>Choisir plateau, lumière et vitesse sans quitter le jeu des yeux</translation>
    </message>
    <message>
        <source>&amp;Wider panel</source>
        <translation>Panneau plus lar&amp;ge</translation>
    </message>
    <message>
        <source>More room for the panel beside the board</source>
        <translation>Plus de place pour le panneau à côté du plateau</translation>
    </message>
    <message>
        <source>Na&amp;rrower panel</source>
        <translation>Panneau plus étro&amp;it</translation>
    </message>
    <message>
        <source>More room for the board</source>
        <translation>Plus de place pour le plateau</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Numéros sur les flèches</translation>
    </message>
    <message>
        <source>Show the numbers 1 to 6</source>
        <translation>Montrer les numéros de 1 à 6</translation>
    </message>
    <message>
        <source>Fac&amp;e to face</source>
        <translation>&amp;Face à face</translation>
    </message>
    <message>
        <source>Full screen, with one side for each of two players, for a screen that lies flat between them</source>
        <translation>Plein écran, un côté pour chacun des deux joueurs, sur un écran posé à plat entre eux</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>Enlarge all text</source>
        <translation>Agrandir tout le texte</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>Reduce all text</source>
        <translation>Réduire tout le texte</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>Taille par &amp;défaut</translation>
    </message>
    <message>
        <source>Return all text to its default size</source>
        <translation>Remettre tout le texte à sa taille par défaut</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>Passer l’animati&amp;on</translation>
    </message>
    <message>
        <source>Finish the animation at once</source>
        <translation>Terminer l’animation tout de suite</translation>
    </message>
    <message>
        <source>Closer &amp;view</source>
        <translation>&amp;Vue rapprochée</translation>
    </message>
    <message>
        <source>Show only the half of the board in play, with larger men</source>
        <translation>Ne montrer que la moitié du plateau en jeu, aux dames plus grandes</translation>
    </message>
    <message>
        <source>Not available: this game uses both halves of the board</source>
        <translation>Indisponible&#xa0;: ce jeu emploie les deux moitiés du plateau</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>Pro&amp;jection</translation>
    </message>
    <message>
        <source>Large text and strong contrast for a class; press Esc to leave</source>
        <translation>Grand texte et fort contraste pour une classe&#x202f;; Échap pour revenir</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>&amp;Séances…</translation>
    </message>
    <message>
        <source>Guided lessons for a class, on the board</source>
        <translation>Des séances guidées pour une classe, sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Laboratory…</source>
        <translation>&amp;Laboratoire…</translation>
    </message>
    <message>
        <source>Let the program play many games: see how often the first thrower wins, and how much a rule matters</source>
        <translation>Laisser le programme jouer de nombreuses parties&#xa0;: combien en gagne le premier joueur, ce que pèse une règle</translation>
    </message>
    <message>
        <source>&amp;Invent a rule…</source>
        <translation>&amp;Inventer une règle…</translation>
    </message>
    <message>
        <source>Change the rules of a game as a class, see the odds change, and play it</source>
        <translation>Changer en classe les règles d’un jeu, voir changer ses probabilités, et y jouer</translation>
    </message>
    <message>
        <source>&amp;Guess first</source>
        <translation>&amp;Deviner d’abord</translation>
    </message>
    <message>
        <source>Cover odds, hints and luck until the class has guessed</source>
        <translation>Cacher probabilités, conseils et chance jusqu’à ce que la classe ait deviné</translation>
    </message>
    <message>
        <source>Gue&amp;ss…</source>
        <translation>De&amp;viner…</translation>
    </message>
    <message>
        <source>Guess the chances before they are shown</source>
        <translation>Deviner les probabilités avant de les voir</translation>
    </message>
    <message>
        <source>&amp;First steps…</source>
        <translation>&amp;Premiers pas…</translation>
    </message>
    <message>
        <source>Learn this game on the board, in a few steps</source>
        <translation>Apprendre ce jeu sur le plateau, en quelques pas</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>All rules, with the words of the source</source>
        <translation>Toutes les règles, avec les mots de la source</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>Pour&amp;quoi&#x202f;?</translation>
    </message>
    <message>
        <source>The rule behind what just happened</source>
        <translation>La règle qui explique ce qui vient d’arriver</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>How to play without a mouse</source>
        <translation>Comment jouer sans souris</translation>
    </message>
    <message>
        <source>The games and their &amp;sources…</source>
        <translation>Les jeux et leurs &amp;sources…</translation>
    </message>
    <message>
        <source>Who wrote the old rules, what survives, and what the boards are modelled on</source>
        <translation>Qui a écrit les règles anciennes, ce qui en reste, et d’après quoi sont faits les plateaux</translation>
    </message>
    <message>
        <source>&amp;About Doublets</source>
        <translation>À propos de &amp;Doublets</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de Q&amp;t</translation>
    </message>
    <message>
        <source>The Qt toolkit and its licence</source>
        <translation>La bibliothèque Qt et sa licence</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Stop at this step</source>
        <translation>S’arrêter à ce pas</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>&amp;Faire défiler</translation>
    </message>
    <message>
        <source>Show the steps one after another</source>
        <translation>Montrer les pas l’un après l’autre</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>Show only the board; press Esc to leave</source>
        <translation>Ne montrer que le plateau&#x202f;; Échap pour revenir</translation>
    </message>
    <message>
        <source>Leave &amp;full screen</source>
        <translation>Quitter le plein é&amp;cran</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Revenir à la fenêtre (Échap)</translation>
    </message>
    <message>
        <source>Undo the last play or throw</source>
        <translation>Annuler la dernière dame jouée ou le dernier coup</translation>
    </message>
    <message>
        <source>Redo the last thing you undid</source>
        <translation>Rétablir ce qui vient d’être annulé</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;Précédente</translation>
    </message>
    <message>
        <source>Repeat the announcement before the last; press again for earlier ones</source>
        <translation>Répéter l’avant-dernière annonce&#x202f;; encore une fois pour les précédentes</translation>
    </message>
    <message>
        <source>Undo the last play or throw. The dice stay as they fell.</source>
        <translation>Annuler la dernière dame jouée ou le dernier coup. Les dés restent tels qu’ils sont tombés.</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>Résul&amp;tat</translation>
    </message>
    <message>
        <source>Show the result of the finished game again</source>
        <translation>Montrer de nouveau le résultat de la partie finie</translation>
    </message>
    <message>
        <source>Let the computer continue</source>
        <translation>Laisser l’ordinateur continuer</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <extracomment>replaces &quot;&amp;Throw&quot; while the computer waits for the user</extracomment>
        <translation>Co&amp;ntinuer</translation>
    </message>
</context>
<context>
    <name>doublets::Announcer</name>
    <message>
        <source>Announcements</source>
        <extracomment>the name, for screen readers, of the status bar with the announcements</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>There is no earlier announcement.</source>
        <translation>Il n’y a pas d’annonce plus ancienne.</translation>
    </message>
</context>
<context>
    <name>doublets::AnswerFields</name>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>What the class says, in a few words</source>
        <translation>Ce que dit la classe, en quelques mots</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>Your guess, as a slider</source>
        <translation>Votre pronostic, au curseur</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Votre pronostic</translation>
    </message>
    <message>
        <source>Hands: </source>
        <extracomment>hands shown for an answer: &quot;Hands: 12&quot;</extracomment>
        <translation>Mains&#xa0;: </translation>
    </message>
    <message>
        <source>Hands for: %1</source>
        <extracomment>%1 one of the answers to a question</extracomment>
        <translation>Mains pour&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>doublets::Answers</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Aucun dé n’a encore été lancé.</translation>
    </message>
    <message>
        <source>You are looking back. Press Enter to return.</source>
        <translation>Vous relisez la partie. Appuyez sur Entrée pour revenir.</translation>
    </message>
    <message>
        <source>Games won: %1 %2, %3 %4.</source>
        <extracomment>games that %1 and %3 have won against each other</extracomment>
        <translation>Parties gagnées&#xa0;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Computing the chance of winning…</source>
        <translation>Calcul de la probabilité de gagner…</translation>
    </message>
    <message>
        <source>Chance of winning: %1 %2, %3 %4.</source>
        <extracomment>%1 and %3 the players, %2 and %4 percentages</extracomment>
        <translation>Probabilité de gagner&#xa0;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>The game is over. %1. %2</source>
        <extracomment>%1 who has won; %2 what the other player had left</extracomment>
        <translation>La partie est finie. %1. %2</translation>
    </message>
    <message>
        <source>%1 Possible, by point: %2.</source>
        <extracomment>%1 what is to do; %2 the points of the men that may be played: &quot;lay down 6, 1; bear off 3&quot;</extracomment>
        <translation>%1 Possible, par flèche&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>doublets::AppearancePanel</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Speed of men and dice</source>
        <translation>Vitesse des dames et des dés</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Lampe</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Bougies</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Sans mouvement</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Each game’s own board</source>
        <translation>Le plateau propre à chaque jeu</translation>
    </message>
</context>
<context>
    <name>doublets::AttractStrip</name>
    <message>
        <source>Touch to play</source>
        <translation>Touchez pour jouer</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
    </message>
</context>
<context>
    <name>doublets::BoardConnection</name>
    <message>
        <source>The board ends here.</source>
        <translation>Le plateau s’arrête ici.</translation>
    </message>
    <message>
        <source>No man stands here.</source>
        <translation>Il n’y a pas de dame ici.</translation>
    </message>
    <message>
        <source>A man can be dropped only on a marked place.</source>
        <translation>Une dame ne peut être posée que sur une place marquée.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardPage</name>
    <message>
        <source>&amp;Forced moves</source>
        <translation>&amp;Dames forcées</translation>
    </message>
    <message>
        <source>played by you</source>
        <translation>jouées par vous</translation>
    </message>
    <message>
        <source>played for you</source>
        <translation>jouées pour vous</translation>
    </message>
    <message>
        <source>&amp;Half of the board in play</source>
        <translation>&amp;Moitié du plateau en jeu</translation>
    </message>
    <message>
        <source>larger in small windows</source>
        <translation>agrandie en petite fenêtre</translation>
    </message>
    <message>
        <source>always larger</source>
        <translation>toujours agrandie</translation>
    </message>
    <message>
        <source>with the whole board</source>
        <translation>avec tout le plateau</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Numéros sur les flèches</translation>
    </message>
    <message>
        <source>Show the home screen at sta&amp;rtup</source>
        <translation>Afficher l’acc&amp;ueil au démarrage</translation>
    </message>
    <message>
        <source>Board, ligh&amp;t and speed…</source>
        <translation>&amp;Plateau, lumière et vitesse…</translation>
    </message>
    <message>
        <source>Choose these while you look at the board</source>
        <translation>Les choisir sans quitter le plateau des yeux</translation>
    </message>
    <message>
        <source>Dark pages in hi&amp;gh contrast</source>
        <translation>Pages sombres en &amp;haut contraste</translation>
    </message>
    <message>
        <source>Pla&amp;y with one switch</source>
        <translation>Jouer &amp;avec un seul contacteur</translation>
    </message>
    <message>
        <source>The focus moves from choice to choice by itself. Space chooses; held down, it opens the home screen.</source>
        <translation>Le focus passe de lui-même d’un choix à l’autre. Espace choisit&#x202f;; maintenue, elle ouvre l’accueil.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>doublets::CaptionBar</name>
    <message>
        <source>The source does not state this rule. Press to see why we play it this way.</source>
        <translation>La source n’énonce pas cette règle. Appuyez pour voir pourquoi nous jouons ainsi.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <extracomment>%1 &quot;our choice&quot;: how we know the rule that decided</extracomment>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Dames forcées</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>doublets::CardButton</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the position of a card in a list: &quot;3 of 8&quot;</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>of a card in a list</extracomment>
        <translation>choisi</translation>
    </message>
</context>
<context>
    <name>doublets::ChartCanvas</name>
    <message>
        <source>The chart ends here.</source>
        <translation>Le graphique s’arrête ici.</translation>
    </message>
</context>
<context>
    <name>doublets::ChartView</name>
    <message>
        <source>%1; use the arrow keys to hear its figures</source>
        <extracomment>%1 the title of a chart</extracomment>
        <translation>%1&#x202f;; touches fléchées pour entendre les valeurs</translation>
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
        <translation>Les probabilités ne sont plus cachées.</translation>
    </message>
</context>
<context>
    <name>doublets::Commentary</name>
    <message>
        <source>Back at the latest throw.</source>
        <translation>Retour au dernier coup.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the note on a step of the game</extracomment>
        <translation>Note&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 the name of a game with its source: a game has come on the board</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>À %1.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 what had been done, in a sentence or more</extracomment>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>doublets::ComparePage</name>
    <message>
        <source>Playing the other game…</source>
        <translation>L’autre partie se joue…</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Autres règles</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonDialog</name>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Playing the other game…</source>
        <translation>L’autre partie se joue…</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Mêmes dés, autres règles</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
    <message>
        <source>If the dice run out, more are thrown from this seed</source>
        <translation>Si les dés viennent à manquer, on en lance d’autres d’après cette graine</translation>
    </message>
    <message>
        <source>Where they &amp;differ</source>
        <translation>Où elles &amp;diffèrent</translation>
    </message>
    <message>
        <source>Save the other &amp;game…</source>
        <translation>&amp;Enregistrer l’autre partie…</translation>
    </message>
    <message>
        <source>Both games, throw by throw</source>
        <translation>Les deux parties, coup par coup</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonModel</name>
    <message>
        <source>the invention “%1”</source>
        <extracomment>%1 the name of a game that a class has invented</extracomment>
        <translation>l’invention «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1, with these rules</source>
        <translation>%1, avec ces règles</translation>
    </message>
    <message>
        <source>From here the games differ: the players choose differently.</source>
        <translation>À partir d’ici, les parties diffèrent&#xa0;: les joueurs choisissent autrement.</translation>
    </message>
    <message>
        <source>From here the games differ: other rules.</source>
        <translation>À partir d’ici, les parties diffèrent&#xa0;: autres règles.</translation>
    </message>
    <message>
        <source>(Dice from the seed.)</source>
        <translation>(Dés de la graine.)</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Cette partie est finie.</translation>
    </message>
</context>
<context>
    <name>doublets::CorrectionDialog</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Saisissez %n dé.</numerusform>
            <numerusform>Saisissez %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is what was entered before. Enter what was actually thrown.</source>
        <translation>C’est ce qui avait été saisi. Saisissez le vrai coup.</translation>
    </message>
    <message>
        <source>Corrected. %1. %2</source>
        <extracomment>%1 a throw as it is now: &quot;Throw no. 12, Anne: 6 and 1&quot;; %2 what became of the rest</extracomment>
        <translation>Corrigé. %1. %2</translation>
    </message>
    <message>
        <source>Correct a throw</source>
        <translation>Corriger un coup</translation>
    </message>
    <message>
        <source>What was actually thrown: first %1’s die, then %2’s?</source>
        <translation>Quel était le vrai coup&#xa0;: d’abord %1, puis %2&#x202f;?</translation>
    </message>
    <message>
        <source>What was actually thrown?</source>
        <translation>Quel était le vrai coup&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>doublets::CourseOfPlay</name>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the user&apos;s notes on a throw</extracomment>
        <translation>Note&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>Number of the throw, who throws, name of the throw: &quot;12. Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Throw no. %1, %2: %3</source>
        <extracomment>Number of the throw, who throws, its name: &quot;Throw no. 12, Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>Coup n°&#xa0;%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The opening throw</source>
        <translation>Le tirage</translation>
    </message>
    <message>
        <source>A mistake by %1, which cost %2 percentage points.</source>
        <extracomment>%1 a player; %2 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Une erreur (%1), qui a coûté %2 points de pourcentage.</translation>
    </message>
</context>
<context>
    <name>doublets::CoursePanel</name>
    <message>
        <source>Course of play</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Revenir au dernier coup (Entrée)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>The rule behind this throw</source>
        <translation>La règle qui explique ce coup</translation>
    </message>
    <message>
        <source>Correct this throw…</source>
        <translation>Corriger ce coup…</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Corriger un coup mal saisi</translation>
    </message>
    <message>
        <source>The points of each player are numbered from that player’s own side.</source>
        <translation>Les flèches de chaque joueur se comptent depuis son propre côté.</translation>
    </message>
    <message>
        <source>A notched band marks a mistake that costs %1 percentage points or more.</source>
        <translation>Une bande à encoche marque une erreur d’au moins %1 points de pourcentage.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceChart</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::DiceEntry</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Saisissez %n dé.</numerusform>
            <numerusform>Saisissez %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>These dice will be accepted in a moment. Press Backspace to change them.</source>
        <translation>Ces dés seront acceptés dans un instant. Retour arrière pour les changer.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Accept these dice (Enter)</source>
        <translation>Accepter ces dés (Entrée)</translation>
    </message>
</context>
<context>
    <name>doublets::DiceForm</name>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Une graine est un nombre entier de 0 à %1.</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dés</translation>
    </message>
    <message>
        <source>real dice: you enter the numbers</source>
        <translation>vrais dés&#xa0;: vous saisissez les nombres</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>a new one for every game</source>
        <translation>une nouvelle à chaque partie</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>à l’écran</translation>
    </message>
    <message>
        <source>on the screen, from a seed</source>
        <translation>à l’écran, d’après une graine</translation>
    </message>
</context>
<context>
    <name>doublets::DiceInput</name>
    <message>
        <source>Remove the last die</source>
        <translation>Retirer le dernier dé</translation>
    </message>
</context>
<context>
    <name>doublets::DiceModel</name>
    <message>
        <source>Together</source>
        <comment>both players</comment>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source> to </source>
        <comment>from one figure to another</comment>
        <extracomment>the band of fair dice: &quot;3.1 to 9.4&quot;</extracomment>
        <translation> à </translation>
    </message>
    <message>
        <source>%1, above the band</source>
        <translation>%1, au-dessus de la fourchette</translation>
    </message>
    <message>
        <source>%1, below the band</source>
        <translation>%1, au-dessous de la fourchette</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>how many were thrown</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>of each number</comment>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Usual band</source>
        <comment>by chance</comment>
        <translation>Fourchette usuelle</translation>
    </message>
</context>
<context>
    <name>doublets::DicePanel</name>
    <message numerus="yes">
        <source>%n game(s) counted together.</source>
        <translation>
            <numerusform>%n partie comptée ensemble.</numerusform>
            <numerusform>%n parties comptées ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted up to the throw shown.</source>
        <translation>Compté jusqu’au coup affiché.</translation>
    </message>
    <message>
        <source>The dice: %1.</source>
        <extracomment>%1 where the dice come from: &quot;thrown from the seed 1674&quot;</extracomment>
        <translation>Les dés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sources of dice</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Aucun dé n’a encore été lancé.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All games of this session</source>
        <translation>Toutes depuis le démarrage</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Quelles parties sont comptées</translation>
    </message>
    <message>
        <source>All games since the program was started</source>
        <translation>Toutes les parties depuis le démarrage du programme</translation>
    </message>
    <message>
        <source>How often each number came up, as bars</source>
        <translation>Combien de fois est sorti chaque nombre, en barres</translation>
    </message>
    <message>
        <source>How often each number came up, as a list</source>
        <translation>Combien de fois est sorti chaque nombre, en liste</translation>
    </message>
    <message>
        <source>The band shows what fair dice usually do. ▲ more often, ▼ less often.</source>
        <translation>La fourchette&#xa0;: ce que font d’habitude des dés équilibrés. ▲ plus souvent, ▼ moins souvent.</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>Enregistrer les chiffres…</translation>
    </message>
    <message>
        <source>Save the figures as comma-separated values</source>
        <translation>Enregistrer les chiffres dans un tableau (CSV)</translation>
    </message>
    <message>
        <source>Opening throws count; throws that were undone do not.</source>
        <translation>Les coups du tirage comptent, les coups annulés non.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceRequester</name>
    <message>
        <source>%1’s dice</source>
        <translation>Dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go to the latest throw to enter dice.</source>
        <translation>Allez au dernier coup pour saisir des dés.</translation>
    </message>
    <message>
        <source>Play your numbers first, then enter dice.</source>
        <translation>Jouez d’abord vos nombres, puis saisissez les dés.</translation>
    </message>
    <message>
        <source>Opening throw: %1’s die, then %2’s</source>
        <translation>Tirage&#xa0;: d’abord %1, puis %2</translation>
    </message>
</context>
<context>
    <name>doublets::Display</name>
    <message>
        <source>Still saving: the USB stick is slow or not responding.</source>
        <translation>Enregistrement en cours&#xa0;: la clé USB est lente ou ne répond pas.</translation>
    </message>
    <message>
        <source>The screen is %1 × %2, which does not match the rotation in the configuration. Correct the rotation there, or turn the screen.</source>
        <translation>L’écran est de %1&#xa0;×&#xa0;%2, ce qui ne correspond pas à la rotation de la configuration. Corrigez-la, ou tournez l’écran.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayHost</name>
    <message>
        <source>The changed configuration is in use.</source>
        <translation>La configuration modifiée est maintenant utilisée.</translation>
    </message>
    <message>
        <source>The last version of the configuration file without errors is used.</source>
        <translation>La dernière version sans erreur du fichier de configuration est utilisée.</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayWindow</name>
    <message>
        <source>Setting up the board for the next visitor.</source>
        <translation>Le plateau se prépare pour la visite suivante.</translation>
    </message>
</context>
<context>
    <name>doublets::EndGameSheet</name>
    <message>
        <source>End this game?</source>
        <translation>Terminer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>You cannot return to it afterwards.</source>
        <translation>Vous ne pourrez plus y revenir ensuite.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
</context>
<context>
    <name>doublets::ExperimentChooser</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <translation>joue au mieux</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>joue au hasard</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>joue au hasard une fois sur deux</translation>
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
        <translation>Nombre de &amp;parties</translation>
    </message>
    <message>
        <source>Number of samp&amp;les</source>
        <translation>Nombre d’échanti&amp;llons</translation>
    </message>
    <message>
        <source>Repeats the experiment, to show how much the share varies from sample to sample</source>
        <translation>Répète l’expérience, pour montrer combien la part varie d’un échantillon à l’autre</translation>
    </message>
    <message>
        <source>S&amp;eed of the dice</source>
        <translation>&amp;Graine des dés</translation>
    </message>
    <message>
        <source>The same seed gives the same dice and the same figures</source>
        <translation>La même graine donne les mêmes dés et les mêmes chiffres</translation>
    </message>
    <message>
        <source>Compare &amp;with another</source>
        <translation>Comparer à une au&amp;tre</translation>
    </message>
    <message>
        <source>The sa&amp;me dice for both</source>
        <translation>Les &amp;mêmes dés pour les deux</translation>
    </message>
    <message>
        <source>Seed of &amp;B</source>
        <translation>Graine de &amp;B</translation>
    </message>
</context>
<context>
    <name>doublets::ExplanationSheet</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Retour au plateau</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFace</name>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Choisissez où va la dame.</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFaceMode</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>doublets::FacesValidator</name>
    <message>
        <source>A die shows 1 to 6, not %1.</source>
        <translation>Un dé va de 1 à 6, pas %1.</translation>
    </message>
    <message>
        <source>Type the numbers of the dice, 1 to 6.</source>
        <translation>Tapez les nombres des dés, de 1 à 6.</translation>
    </message>
    <message numerus="yes">
        <source>Too many: there are %n dice.</source>
        <translation>
            <numerusform>Trop de nombres&#xa0;: il y a %n dé.</numerusform>
            <numerusform>Trop de nombres&#xa0;: il y a %n dés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::FileCommands</name>
    <message>
        <source>%1 is no longer where it was, and has been removed from the list of recent files.</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>%1 n’est plus à sa place et a été retiré des fichiers récents.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drawing the board…</source>
        <translation>Dessin du plateau…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Enregistrer une image du plateau</translation>
    </message>
</context>
<context>
    <name>doublets::FileDropHandler</name>
    <message>
        <source>Only one file can be opened at a time. Drop a single game or lesson.</source>
        <translation>Un seul fichier à la fois peut être ouvert. Déposez une seule partie ou séance.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened. Save the file first, then drop it here.</source>
        <translation>Seuls les fichiers de cet ordinateur peuvent être ouverts. Enregistrez d’abord le fichier, puis déposez-le ici.</translation>
    </message>
    <message>
        <source>%1 is a folder. Drop a single game or lesson.</source>
        <extracomment>%1: the name of a folder, in quotation marks</extracomment>
        <translation>%1 est un dossier. Déposez une seule partie ou séance.</translation>
    </message>
</context>
<context>
    <name>doublets::FirstStepsPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>The previous step, from its beginning</source>
        <translation>Le pas précédent, depuis son début</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Show this step, or go to the next</source>
        <translation>Montrer ce pas, ou passer au suivant</translation>
    </message>
    <message>
        <source>Leave First steps (Esc) and return to your game</source>
        <translation>Quitter les Premiers pas (Échap) et revenir à votre partie</translation>
    </message>
    <message>
        <source>First steps: %1 of %2</source>
        <translation>Premiers pas&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>what a screen reader says. %1: &quot;First steps: 1 of 6&quot;, %2: what is to be done</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <translation>Espace pour continuer.</translation>
    </message>
    <message>
        <source>Space does this for you.</source>
        <translation>Espace le fait pour vous.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Begin a game with these rules</source>
        <translation>Commencer une partie avec ces règles</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Begin again with the first step</source>
        <translation>Recommencer au premier pas</translation>
    </message>
    <message>
        <source>Continued at step %1 of %2</source>
        <extracomment>%1: which step, %2: how many there are %1 the current step, %2 the number of steps</extracomment>
        <translation>Reprise au pas %1 sur %2</translation>
    </message>
</context>
<context>
    <name>doublets::FocusSpeech</name>
    <message>
        <source>No more items in this direction.</source>
        <translation>Il n’y a plus rien dans cette direction.</translation>
    </message>
</context>
<context>
    <name>doublets::GameCard</name>
    <message>
        <source>A good first game</source>
        <extracomment>on the card of the game for beginners</extracomment>
        <translation>Idéal pour débuter</translation>
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
        <translation>Lire</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>One of the games</source>
        <translation>Une des parties</translation>
    </message>
    <message>
        <source>of A</source>
        <translation>de A</translation>
    </message>
    <message>
        <source>of B</source>
        <translation>de B</translation>
    </message>
    <message>
        <source>Which experiment</source>
        <translation>Quelle expérience</translation>
    </message>
    <message>
        <source>How far into the game</source>
        <translation>Avancement dans la partie</translation>
    </message>
    <message>
        <source>Game %1, step %2 of %3.</source>
        <extracomment>%1 the number of a game, %2 of a step in it (a throw or a play), %3 of all steps</extracomment>
        <translation>Partie %1, étape %2 sur %3.</translation>
    </message>
    <message>
        <source>The starting position.</source>
        <translation>La position de départ.</translation>
    </message>
</context>
<context>
    <name>doublets::GamesPage</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>Apprendre un jeu</translation>
    </message>
    <message>
        <source>Each game follows one source, usually an old book or manuscript.</source>
        <translation>Chaque jeu suit une source, le plus souvent un livre ou un manuscrit ancien.</translation>
    </message>
    <message>
        <source>Choose a game. You learn it on the board, in a few steps.</source>
        <translation>Choisissez un jeu. Vous l’apprendrez sur le plateau, en quelques pas.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessFirst</name>
    <message>
        <source>The lesson asks about this, so it stays covered until the class has answered.</source>
        <translation>La séance pose cette question&#xa0;: tout reste caché jusqu’à la réponse de la classe.</translation>
    </message>
    <message>
        <source>Guess first: the odds stay covered until you have guessed.</source>
        <translation>Devinez d’abord&#xa0;: les probabilités restent cachées jusque-là.</translation>
    </message>
    <message>
        <source>How likely is it now that %1 wins?</source>
        <translation>%1&#xa0;: quelle probabilité de gagner maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>By how many percentage points did the dice help %1 in this game? Enter a number below 0 if they helped %2.</source>
        <translation>De combien de points de pourcentage les dés ont-ils aidé %1 dans cette partie&#x202f;? Saisissez un nombre au-dessous de 0 s’ils ont aidé %2.</translation>
    </message>
    <message>
        <source>Covered: the lesson will ask about this.</source>
        <translation>Caché&#xa0;: la séance posera la question.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessInput</name>
    <message>
        <source>guessed %1</source>
        <translation>pronostic %1</translation>
    </message>
    <message>
        <source>is %1</source>
        <extracomment>%1 the answer, after a guess: &quot;is 64.2%&quot;</extracomment>
        <translation>en fait %1</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>En pour cent</translation>
    </message>
    <message>
        <source>Hands counted</source>
        <translation>Mains comptées</translation>
    </message>
    <message>
        <source>Hands up:</source>
        <extracomment>a class votes: &quot;Hands up: 12&quot;</extracomment>
        <translation>Mains levées&#xa0;:</translation>
    </message>
    <message>
        <source>of:</source>
        <comment>hands</comment>
        <extracomment>a class votes; under &quot;Hands up: 12&quot;: &quot;of: 30&quot;</extracomment>
        <translation>sur&#xa0;:</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Mains levées</translation>
    </message>
    <message>
        <source>Total hands</source>
        <translation>Total des mains</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Dévoiler</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Enter how many hands are up.</source>
        <translation>Entrez le nombre de mains levées.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessPanel</name>
    <message>
        <source>Cover again</source>
        <translation>Cacher à nouveau</translation>
    </message>
    <message>
        <source>Cover the odds until the class has guessed</source>
        <translation>Cacher les probabilités avant de deviner</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Calcul de la réponse…</translation>
    </message>
</context>
<context>
    <name>doublets::Hints</name>
    <message>
        <source>Looking for the best move…</source>
        <translation>Recherche du meilleur choix…</translation>
    </message>
    <message>
        <source>There is only one way to play here, by point: %1.</source>
        <extracomment>%1 which men to play, by their points: &quot;lay down 6, 1&quot;</extracomment>
        <translation>Il n’y a qu’une façon de jouer ici, par flèche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hint: all choices are equally good. One of them, by point: %1. The chance of winning is %2.</source>
        <extracomment>%1 which men to play: &quot;lay down 6, 1&quot;; %2 a chance of winning</extracomment>
        <translation>Conseil&#xa0;: tous les choix se valent. L’un d’eux, par flèche&#xa0;: %1. La probabilité de gagner est de %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then about %2.</source>
        <extracomment>%1 which men to play: &quot;move 6–12&quot;; %2 a chance of winning in whole percent</extracomment>
        <translation>Conseil, par flèche&#xa0;: %1. La probabilité de gagner est alors d’environ %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then %2.</source>
        <extracomment>%1 which men to play: &quot;lay down sice, 2 × ace&quot;; %2 a chance of winning</extracomment>
        <translation>Conseil, par flèche&#xa0;: %1. La probabilité de gagner est alors de %2.</translation>
    </message>
</context>
<context>
    <name>doublets::HomePage</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>%1. %2 and %3</source>
        <extracomment>an unfinished game. %1 a game and its nickname, %2 and %3 the players</extracomment>
        <translation>%1. %2 et %3</translation>
    </message>
    <message numerus="yes">
        <source>%n games, written down between %1 and %2</source>
        <extracomment>%n games to choose from; %1 and %2 the years of the oldest and the latest source</extracomment>
        <translation>
            <numerusform>%n jeu, mis par écrit entre %1 et %2</numerusform>
            <numerusform>%n jeux, mis par écrit entre %1 et %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Historical dice games for two players</source>
        <translation>Jeux de dés historiques pour deux joueurs</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>Jouer à deux</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Deux personnes devant cet écran</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <source>You choose its level and your colour</source>
        <translation>Vous choisissez son niveau et votre couleur</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Commencez ici</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>A game of your choice in a few steps, on the board</source>
        <translation>Le jeu de votre choix en quelques pas, sur le plateau</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Show this screen at &amp;startup</source>
        <translation>Afficher cet écran au &amp;démarrage</translation>
    </message>
    <message>
        <source>You can turn it on again in the settings</source>
        <translation>Vous pourrez l’activer à nouveau dans les paramètres</translation>
    </message>
    <message>
        <source>Earlier game</source>
        <translation>Partie précédente</translation>
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
        <translation>Donnez d’abord un nom au jeu.</translation>
    </message>
    <message>
        <source>Change at least one rule first.</source>
        <translation>Changez d’abord au moins une règle.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Invent a rule</source>
        <translation>Inventer une règle</translation>
    </message>
    <message>
        <source>Change the rules of a game, and see how its odds change. Rules without a source are marked as invented.</source>
        <translation>Changez les règles d’un jeu et voyez changer ses probabilités. Les règles sans source sont marquées comme inventées.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>for example, Lucky sevens</source>
        <translation>par exemple, Le sept gagnant</translation>
    </message>
    <message>
        <source>The name of the game that you invent</source>
        <translation>Le nom du jeu que vous inventez</translation>
    </message>
    <message>
        <source>In&amp;vented by:</source>
        <translation>In&amp;venté par&#xa0;:</translation>
    </message>
    <message>
        <source>for example, Class 7b (optional)</source>
        <translation>par exemple, 5e B (facultatif)</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>The historical game whose rules you change</source>
        <translation>Le jeu historique dont vous changez les règles</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last change of a rule (Ctrl+Z)</source>
        <translation>Annuler le dernier changement de règle (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Rétablir le changement (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Original rul&amp;es</source>
        <translation>Règles d’&amp;origine</translation>
    </message>
    <message>
        <source>Restore all rules of the original game</source>
        <translation>Rétablir toutes les règles du jeu d’origine</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>Open an invention from a file (Ctrl+O)</source>
        <translation>Ouvrir une invention depuis un fichier (Ctrl+O)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Save the invention to a file (Ctrl+S)</source>
        <translation>Enregistrer l’invention dans un fichier (Ctrl+S)</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Print the rules of the invention, or its odds</source>
        <translation>Imprimer les règles de l’invention, ou ses probabilités</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Joue&amp;r</translation>
    </message>
    <message>
        <source>Start a game with these rules; the game on the board is kept</source>
        <translation>Commencer une partie avec ces règles&#x202f;; celle du plateau est conservée</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>doublets::InventionOdds</name>
    <message>
        <source>Cancelled. The odds are not known.</source>
        <translation>Interrompu. Probabilités inconnues.</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>Exact, for two players who play as well as they can. Changes in shares are given in percentage points.</source>
        <translation>Exact, pour deux joueurs qui jouent le mieux possible. Les écarts de parts sont en points de pourcentage.</translation>
    </message>
    <message>
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. Changes in shares are given in percentage points.</source>
        <translation>Calculé un camp à la fois&#xa0;: exact si chaque joueur cherche à finir en un minimum de tours. Les écarts de parts sont en points de pourcentage.</translation>
    </message>
    <message>
        <source>The first thrower wins %1 of the games (original: %3). A game takes %2 throws (original: %4).</source>
        <extracomment>%1 and %3 shares of games, %2 and %4 numbers of throws</extracomment>
        <translation>Le premier joueur gagne %1 des parties (à l’origine&#xa0;: %3). Une partie dure %2 coups (à l’origine&#xa0;: %4).</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Interrompre</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>Re&amp;calculer</translation>
    </message>
    <message>
        <source>Original</source>
        <comment>column of odds</comment>
        <extracomment>Heads of columns; keep them short.</extracomment>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Invented</source>
        <comment>column of odds</comment>
        <translation>Inventé</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column of odds</comment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>First thrower wins</source>
        <translation>Le premier joueur gagne</translation>
    </message>
    <message>
        <source>Second thrower wins</source>
        <translation>Le second joueur gagne</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Throws in a game</source>
        <translation>Coups par partie</translation>
    </message>
    <message>
        <source>Odds of the original game and of the invention</source>
        <translation>Probabilités du jeu d’origine et de l’invention</translation>
    </message>
    <message>
        <source>Estimated under good play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Estimé pour un bon jeu&#xa0;: chaque part est incertaine de ± %1 point de pourcentage, et un changement de moins de %2 peut venir du hasard.</translation>
    </message>
    <message>
        <source>Estimated from random play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Estimé d’après un jeu au hasard&#xa0;: chaque part est incertaine de ± %1 point de pourcentage, et un changement de moins de %2 peut venir du hasard.</translation>
    </message>
    <message>
        <source>The first thrower loses %1 (original: %3) and draws %2 (original: %4).</source>
        <extracomment>%1 and %3 shares of games lost, %2 and %4 shares of games drawn</extracomment>
        <translation>Le premier joueur perd %1 des parties (à l’origine&#xa0;: %3)&#x202f;; %2 sont nulles (à l’origine&#xa0;: %4).</translation>
    </message>
</context>
<context>
    <name>doublets::InventionRuleBox</name>
    <message>
        <source>%1 (the original: %2)</source>
        <extracomment>%1 a rule, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (à l’origine&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a rule that a class can choose, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not possible with your choice for “%1”.</source>
        <translation>Impossible avec votre choix pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Not possible with several of your other choices.</source>
        <translation>Impossible avec plusieurs de vos autres choix.</translation>
    </message>
</context>
<context>
    <name>doublets::JoinPanel</name>
    <message>
        <source>The computer plays both sides</source>
        <translation>L’ordinateur joue des deux côtés</translation>
    </message>
    <message>
        <source>Would you like to play?</source>
        <translation>Voulez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Continue as &amp;White</source>
        <translation>Continuer avec les &amp;Blancs</translation>
    </message>
    <message>
        <source>Continue as &amp;Black</source>
        <translation>Continuer avec les &amp;Noirs</translation>
    </message>
    <message>
        <source>&amp;New game against the computer</source>
        <translation>Nouvelle partie &amp;contre l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>&amp;Regarder encore</translation>
    </message>
    <message>
        <source>Play as &amp;White</source>
        <translation>Jouer avec les &amp;Blancs</translation>
    </message>
    <message>
        <source>Play as &amp;Black</source>
        <translation>Jouer avec les &amp;Noirs</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryBar</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Repre&amp;ndre</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Rythme</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>le plus vite possible</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) per second</source>
        <translation>
            <numerusform>%Ln partie par seconde</numerusform>
            <numerusform>%Ln parties par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy comman&amp;d</source>
        <translation>&amp;Copier la commande</translation>
    </message>
    <message>
        <source>Copy the command line that gives the same figures</source>
        <translation>Copier la ligne de commande qui donne les mêmes chiffres</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Save the figures, the games, or a page with the charts. Underscores in seeds keep spreadsheets from rounding them.</source>
        <translation>Enregistrer les chiffres, les parties ou une page avec les graphiques. Les tirets bas des graines empêchent les tableurs de les arrondir.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Effacer…</translation>
    </message>
    <message>
        <source>Discard the results, which are kept even if you quit</source>
        <translation>Supprimer les résultats, qui sinon sont conservés même si vous quittez</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryDialog</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier runs, games won by the first thrower:</source>
        <translation>Essais précédents, parties gagnées par le premier joueur&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <extracomment>%1 a command line, or two</extracomment>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>An experiment with chance</source>
        <translation>Une expérience avec le hasard</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>Results of: %1</source>
        <extracomment>%1 an experiment that is not the one chosen beside it: a game, its source and the players</extracomment>
        <translation>Résultats de l’expérience&#xa0;: %1</translation>
    </message>
    <message>
        <source>Earlier runs, games won by White:</source>
        <translation>Essais précédents, parties gagnées par les Blancs&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln game(s): %1</source>
        <extracomment>%1: the path of a file</extracomment>
        <translation>
            <numerusform>%Ln partie enregistrée&#xa0;: %1</numerusform>
            <numerusform>%Ln parties enregistrées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing the games of the last results again…</source>
        <translation>Les parties des derniers résultats sont rejouées…</translation>
    </message>
</context>
<context>
    <name>doublets::LanguagePage</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>L&amp;angue</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The size of all text.</source>
        <translation>La taille de tout le texte.</translation>
    </message>
    <message>
        <source>the system language</source>
        <translation>la langue du système</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Nombres</translation>
    </message>
    <message>
        <source>How the numbers on the dice are named</source>
        <translation>Comment sont nommés les nombres des dés</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sice (the old names)</source>
        <translation>sice (les anciens noms)</translation>
    </message>
    <message>
        <source>6 (“sice”)</source>
        <translation>6 («&#x202f;sice&#x202f;»)</translation>
    </message>
    <message>
        <source>T&amp;ypeface</source>
        <translation>Pol&amp;ice</translation>
    </message>
    <message>
        <source>For dyslexia: OpenDyslexic, if it is installed, with wider spacing and without italics</source>
        <translation>Pour les dyslexiques&#xa0;: OpenDyslexic, si elle est installée, plus espacée et sans italique</translation>
    </message>
    <message>
        <source>sans-serif</source>
        <translation>sans empattement</translation>
    </message>
    <message>
        <source>for dyslexia</source>
        <translation>pour la dyslexie</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <extracomment>follows a number</extracomment>
        <translation>&#xa0;%</translation>
    </message>
</context>
<context>
    <name>doublets::LessonEditor</name>
    <message>
        <source>Lesson</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The lesson has no faults.</source>
        <translation>La séance n’a pas de défaut.</translation>
    </message>
    <message numerus="yes">
        <source>%n faults to correct before the lesson is given</source>
        <translation>
            <numerusform>%n défaut à corriger avant de donner la séance</numerusform>
            <numerusform>%n défauts à corriger avant de donner la séance</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Écrire une séance</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>Lan&amp;gue&#xa0;:</translation>
    </message>
    <message>
        <source>The language of the texts in the fields</source>
        <translation>La langue des textes des champs</translation>
    </message>
    <message>
        <source>&amp;Next fault</source>
        <translation>Défaut sui&amp;vant</translation>
    </message>
    <message>
        <source>Go to the next field that must be corrected</source>
        <translation>Aller au prochain champ à corriger</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Annuler la dernière modification (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Rétablir la modification (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the lesson, even with faults (Ctrl+S)</source>
        <translation>Enregistrer la séance, même avec des défauts (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the lesson to another file (Ctrl+Shift+S)</source>
        <translation>Enregistrer la séance dans un autre fichier (Ctrl+Maj+S)</translation>
    </message>
    <message>
        <source>Prev&amp;iew</source>
        <translation>Ape&amp;rçu</translation>
    </message>
    <message>
        <source>Give the lesson on the board from this step; the editor is kept</source>
        <translation>Donner la séance sur le plateau dès cette étape&#x202f;; l’éditeur est conservé</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>%1 (step %2)</source>
        <extracomment>%1 the label of a field, %2 the number of a step: &quot;Title (step 2)&quot;</extracomment>
        <translation>%1 (étape %2)</translation>
    </message>
    <message>
        <source>Still to fill in: %1</source>
        <extracomment>%1 a list of fields</extracomment>
        <translation>Reste à remplir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>doublets::LessonForm</name>
    <message>
        <source>%1 (required):</source>
        <extracomment>the label of a field: %1 &quot;Title of the lesson&quot;</extracomment>
        <translation>%1 (obligatoire)&#xa0;:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>%1 what is added: &quot;Criterion&quot;</extracomment>
        <translation>Ajouter&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what the entry is: &quot;Criterion&quot;, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1 what is removed: &quot;Criterion 2&quot;</extracomment>
        <translation>Retirer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Saisissez un nombre.</translation>
    </message>
    <message>
        <source>This field is still empty.</source>
        <translation>Ce champ est encore vide.</translation>
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
        <translation>Étape %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>encore %n minute environ</numerusform>
            <numerusform>encore %n minutes environ</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncover the answer</source>
        <translation>Dévoiler la réponse</translation>
    </message>
    <message>
        <source>Answer or count hands first, or skip the question</source>
        <translation>Répondez ou comptez d’abord les mains, ou passez la question</translation>
    </message>
    <message>
        <source>En&amp;d of the lesson</source>
        <translation>&amp;Fin de la séance</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Back to your own game</source>
        <translation>Retour à votre partie</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Passer à l’étape suivante</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>Montrer la ré&amp;ponse</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Pass&amp;er</translation>
    </message>
    <message>
        <source>Show the answer without answering</source>
        <translation>Montrer la réponse sans répondre</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>&amp;Experiment…</source>
        <translation>E&amp;xpérience…</translation>
    </message>
    <message>
        <source>Open it in the laboratory</source>
        <translation>L’ouvrir au laboratoire</translation>
    </message>
    <message>
        <source>&amp;Set up again</source>
        <translation>Remettre en pl&amp;ace</translation>
    </message>
    <message>
        <source>Reset the board to the start of this step</source>
        <translation>Remettre le plateau au début de cette étape</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Re&amp;tour</translation>
    </message>
    <message>
        <source>The previous step; your answers and moves are kept</source>
        <translation>L’étape précédente&#x202f;; vos réponses et votre jeu sont conservés</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>&amp;Imprimer</translation>
    </message>
    <message>
        <source>Print the sheets of this lesson</source>
        <translation>Imprimer les fiches de cette séance</translation>
    </message>
    <message>
        <source>St&amp;art the lesson over</source>
        <translation>Rec&amp;ommencer la séance</translation>
    </message>
    <message>
        <source>Start from the first step; your answers and moves are deleted</source>
        <translation>Reprendre à la première étape&#x202f;; vos réponses et votre jeu sont supprimés</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Leave the lesson and continue it another time; your own game is unchanged</source>
        <translation>Quitter la séance et la continuer une autre fois&#x202f;; votre partie reste telle quelle</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>Fi&amp;che élève…</translation>
    </message>
    <message>
        <source>&amp;Answers for the teacher…</source>
        <translation>&amp;Réponses pour l’enseignant…</translation>
    </message>
    <message>
        <source>Show the homework</source>
        <translation>Afficher les devoirs</translation>
    </message>
</context>
<context>
    <name>doublets::LessonStepList</name>
    <message>
        <source>About the lesson</source>
        <translation>À propos de la séance</translation>
    </message>
    <message>
        <source>St&amp;eps:</source>
        <translation>É&amp;tapes&#xa0;:</translation>
    </message>
    <message>
        <source>Add s&amp;tep</source>
        <translation>A&amp;jouter une étape</translation>
    </message>
    <message>
        <source>Add a step after the selected one</source>
        <translation>Ajouter une étape après l’étape choisie</translation>
    </message>
    <message>
        <source>Dupli&amp;cate</source>
        <translation>Dupli&amp;quer</translation>
    </message>
    <message>
        <source>Add a copy of the selected step</source>
        <translation>Ajouter une copie de l’étape choisie</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;upprimer</translation>
    </message>
    <message>
        <source>Delete the selected step; this can be undone</source>
        <translation>Supprimer l’étape choisie&#x202f;; cela peut être annulé</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>&amp;Descendre</translation>
    </message>
</context>
<context>
    <name>doublets::LessonsDialog</name>
    <message>
        <source>Unnamed class</source>
        <translation>Classe sans nom</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a class, %2 the date of its last answer</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Return to the lesson in the editor</source>
        <translation>Revenir à la séance dans l’éditeur</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>Revenir à «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nouvelle séance</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Copie de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Lesson file…</source>
        <translation>Fichier de séance…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Séances</translation>
    </message>
    <message>
        <source>Cla&amp;ss:</source>
        <translation>Cla&amp;sse&#xa0;:</translation>
    </message>
    <message>
        <source>for example, 7b (optional)</source>
        <translation>par exemple, 5e B (facultatif)</translation>
    </message>
    <message>
        <source>Each class resumes where it stopped, with its own answers</source>
        <translation>Chaque classe reprend où elle s’est arrêtée, avec ses propres réponses</translation>
    </message>
    <message>
        <source>Sa&amp;ved answers</source>
        <translation>&amp;Réponses gardées</translation>
    </message>
    <message>
        <source>The answers of classes that have finished a lesson</source>
        <translation>Les réponses des classes qui ont fini une séance</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>&amp;Ouvrir un fichier de séance…</translation>
    </message>
    <message>
        <source>&amp;Write a lesson</source>
        <translation>Écr&amp;ire une séance</translation>
    </message>
    <message>
        <source>Write a lesson of your own, or change one</source>
        <translation>Écrire votre propre séance, ou en modifier une</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>A lesson guides the class on the board, step by step. Its games do not replace your own.</source>
        <translation>Une séance guide la classe sur le plateau, étape par étape. Ses parties ne remplacent pas la vôtre.</translation>
    </message>
</context>
<context>
    <name>doublets::MainWindow</name>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was saved: choose Open recent from the Game menu.</source>
        <translation>La dernière fois, Doublets s’est fermé de façon inattendue. Votre partie est enregistrée&#xa0;: menu Partie, Parties récentes.</translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was not opened again; its file is kept in %1.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>La dernière fois, Doublets s’est fermé de façon inattendue. Votre partie n’a pas été rouverte&#x202f;; son fichier reste dans %1.</translation>
    </message>
</context>
<context>
    <name>doublets::Match</name>
    <message>
        <source>The odds are covered until the class has guessed.</source>
        <translation>Les probabilités sont cachées jusqu’à ce que la classe ait deviné.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Espace pour continuer.</translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Les dés roulent encore.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Lancez d’abord les dés.</translation>
    </message>
    <message>
        <source>You have a choice: play a man.</source>
        <translation>Vous avez le choix&#xa0;: jouez une dame.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>The correction has been undone.</source>
        <translation>La correction a été annulée.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>The correction has been redone.</source>
        <translation>La correction a été rétablie.</translation>
    </message>
    <message>
        <source>Looking back: before the first throw.</source>
        <translation>Relecture&#xa0;: avant le premier coup.</translation>
    </message>
    <message>
        <source>Looking back: %1. %2</source>
        <extracomment>The course of play is looked through; %1 is one throw, %2 what was made of it.</extracomment>
        <translation>Relecture&#xa0;: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>A game can have at most %n notes. Delete one before you add another.</source>
        <translation>
            <numerusform>Une partie peut avoir %n note au plus. Supprimez-la avant d’en ajouter une autre.</numerusform>
            <numerusform>Une partie peut avoir %n notes au plus. Supprimez-en une avant d’en ajouter une autre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::MatchLengthBox</name>
    <message>
        <source>a single game</source>
        <translation>une seule partie</translation>
    </message>
    <message>
        <source>best of three games</source>
        <translation>au meilleur des trois</translation>
    </message>
    <message>
        <source>best of five games</source>
        <translation>au meilleur des cinq</translation>
    </message>
    <message>
        <source>best of seven games</source>
        <translation>au meilleur des sept</translation>
    </message>
    <message>
        <source>The first to win more than half of the games wins the match; drawn games count for neither player</source>
        <translation>Le premier à remporter plus de la moitié des parties gagne le match&#x202f;; les nulles ne comptent pour personne</translation>
    </message>
</context>
<context>
    <name>doublets::NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Choisir un autre jeu</translation>
    </message>
    <message>
        <source>Choose anoth&amp;er game…</source>
        <translation>Choisir un autre je&amp;u…</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>Rules you can change:</source>
        <translation>Règles modifiables&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Start this game; you can return later to one you left unfinished</source>
        <translation>Commencer cette partie&#x202f;; vous pourrez revenir à une partie inachevée</translation>
    </message>
    <message>
        <source>With real dice: throw your own dice and enter the numbers.</source>
        <translation>Avec de vrais dés&#xa0;: vous les lancez et saisissez leurs nombres.</translation>
    </message>
    <message>
        <source>The unfinished game on the board is kept. You will find it on the home screen.</source>
        <translation>La partie inachevée du plateau est conservée. Vous la retrouverez à l’accueil.</translation>
    </message>
</context>
<context>
    <name>doublets::NoteEdit</name>
    <message numerus="yes">
        <source>A note can have at most %n characters.</source>
        <translation>
            <numerusform>Une note peut avoir %n caractère au plus.</numerusform>
            <numerusform>Une note peut avoir %n caractères au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Note sur ce pas</translation>
    </message>
</context>
<context>
    <name>doublets::NoticeBar</name>
    <message numerus="yes">
        <source>Next (%n more)</source>
        <translation>
            <numerusform>Suivant (encore %n)</numerusform>
            <numerusform>Suivant (encore %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Chances over the game; use the arrow keys to go from throw to throw</source>
        <translation>Probabilités au fil de la partie&#x202f;; touches fléchées pour aller de coup en coup</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>Luck: %1 percentage points for %2.</source>
        <extracomment>%1 percentage points, %2 the player whose luck it was</extracomment>
        <translation>Chance&#xa0;: %1 points de pourcentage (%2).</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <extracomment>%1 the chances of both players</extracomment>
        <translation>Au départ&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>doublets::OddsPanel</name>
    <message>
        <source>Play the selected choice on the board (Enter)</source>
        <translation>Jouer sur le plateau le choix sélectionné (Entrée)</translation>
    </message>
    <message numerus="yes">
        <source>All %n ways to play</source>
        <translation>
            <numerusform>Les %n façons de jouer</numerusform>
            <numerusform>Les %n façons de jouer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Marquer le meilleur choix sur le plateau</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Jouer ce choix</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Revenir au dernier coup (Entrée)</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Devinez d’abord</translation>
    </message>
    <message>
        <source>During %1</source>
        <extracomment>%1 one throw of the course of play, not yet played in full: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Pendant %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>%1 one throw of the course of play: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Après %1</translation>
    </message>
    <message>
        <source>Chances of winning at the start</source>
        <translation>Probabilités de gagner au départ</translation>
    </message>
    <message>
        <source>Chances of winning now</source>
        <translation>Probabilités de gagner maintenant</translation>
    </message>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>%1, %3 players, %2, %4 their chances of winning</extracomment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>drawn: %1</source>
        <translation>nulle&#xa0;: %1</translation>
    </message>
    <message>
        <source>about %1 more throws</source>
        <translation>encore environ %1 coups</translation>
    </message>
    <message>
        <source>%1 more throws on average</source>
        <translation>encore %1 coups en moyenne</translation>
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
        <translation>  ← joué</translation>
    </message>
    <message>
        <source>%1 has only one way to play.</source>
        <translation>%1 n’a qu’une façon de jouer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, all equally good:</source>
        <translation>
            <numerusform>%1 avait %n façon de jouer&#xa0;:</numerusform>
            <numerusform>%1 avait %n façons de jouer, toutes équivalentes&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, all equally good:</source>
        <translation>
            <numerusform>%n façon de jouer (%1)&#xa0;:</numerusform>
            <numerusform>%n façons de jouer (%1), toutes équivalentes&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, best first:</source>
        <translation>
            <numerusform>%1 avait %n façon de jouer&#xa0;:</numerusform>
            <numerusform>%1 avait %n façons de jouer, la meilleure d’abord&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, best first:</source>
        <translation>
            <numerusform>%n façon de jouer (%1)&#xa0;:</numerusform>
            <numerusform>%n façons de jouer (%1), la meilleure d’abord&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck of this throw: %2 %1.</source>
        <translation>Chance de ce coup&#xa0;: %2 %1.</translation>
    </message>
    <message>
        <source>The board shows an earlier position. Return to the latest throw first.</source>
        <translation>Le plateau montre une position antérieure. Revenez d’abord au dernier coup.</translation>
    </message>
    <message>
        <source>This throw has been played.</source>
        <translation>Ce coup a été joué.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Espace pour continuer.</translation>
    </message>
    <message>
        <source>Select a way to play first.</source>
        <translation>Choisissez d’abord une façon de jouer.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with the quickest play: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Effet des choix, par rapport au jeu le plus rapide&#xa0;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with random ones: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Effet des choix, par rapport au hasard&#xa0;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Computing the ways to play…</source>
        <translation>Calcul des choix possibles…</translation>
    </message>
    <message>
        <source>Computing the odds</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 random games</source>
        <extracomment>%1 percentage points; %2 how many games were played</extracomment>
        <translation>± %1 points de pourcentage, d’après %2 parties au hasard</translation>
    </message>
    <message>
        <source>Computing the luck of this throw…</source>
        <translation>Calcul de la chance de ce coup…</translation>
    </message>
    <message>
        <source>Computing the luck so far…</source>
        <translation>Calcul de la chance jusqu’ici…</translation>
    </message>
    <message>
        <source>Luck of the opening throw: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure</extracomment>
        <translation>Chance au tirage&#xa0;: %1 %2.</translation>
    </message>
    <message>
        <source>± %1 percentage points</source>
        <extracomment>%1 percentage points</extracomment>
        <translation>± %1 points de pourcentage</translation>
    </message>
    <message>
        <source>The grey band shows draws.</source>
        <extracomment>added to what the chart shows</extracomment>
        <translation>La bande grise montre les parties nulles.</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 trial games corrected for luck</source>
        <translation>± %1 points de pourcentage, d’après %2 parties d’essai corrigées de la chance</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. The chances are exact if both players play as well as possible.</source>
        <translation>La chance d’un coup est ce qu’il a changé à la probabilité de gagner. Les probabilités sont exactes si les deux joueurs jouent le mieux possible.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. Computed one side at a time: exact if both players try to finish in the fewest turns. A turn is all throws up to the first that is not a doublet.</source>
        <translation>La chance d’un coup est ce qu’il a changé à la probabilité de gagner. Calculé un camp à la fois&#xa0;: exact si les deux joueurs cherchent à finir en un minimum de tours. Un tour va jusqu’au premier coup qui n’est pas un doublet.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated from random play by both.</source>
        <translation>La chance d’un coup est ce qu’il a changé à la probabilité de gagner du joueur qui a lancé. Ce jeu est trop vaste pour être résolu&#xa0;: toutes les probabilités sont estimées, les deux joueurs jouant au hasard.</translation>
    </message>
    <message>
        <source>After the opening throw</source>
        <translation>Après le tirage</translation>
    </message>
    <message>
        <source>Luck since then: %1 %2, %3 %4.</source>
        <extracomment>in percentage points, without the opening throw; %1, %3 players, %2, %4 figures: &quot;Luck since then: Anne +3.0, …&quot;</extracomment>
        <translation>Chance depuis&#xa0;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Totals are computed from figures before rounding.</source>
        <comment>totals of luck in the odds panel</comment>
        <translation>Les totaux sont calculés avant d’arrondir.</translation>
    </message>
    <message>
        <source>In percentage points:</source>
        <translation>En points de pourcentage&#xa0;:</translation>
    </message>
    <message>
        <source>The line shows %1’s chance. Bars, in the thrower’s colour, show each throw’s luck: up for %1, down for %2.</source>
        <extracomment>What the chart shows; %1 White&apos;s name, %2 Black&apos;s</extracomment>
        <translation>La courbe montre la probabilité (%1). Les barres, de la couleur du lanceur, montrent la chance de chaque coup&#xa0;: en haut %1, en bas %2.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated under good play by both, by a neural network that learned by playing against itself. The luck is the network’s own estimate. Trial games improve the chance shown for the board, so the two may differ a little. The ± covers the dice, not errors of the network, which may add about a percentage point.</source>
        <translation>La chance d’un coup est ce qu’il a changé à la probabilité de gagner du joueur qui a lancé. Ce jeu est trop vaste pour être résolu&#xa0;: toutes les probabilités sont estimées, pour un bon jeu des deux joueurs, par un réseau de neurones qui a appris en jouant contre lui-même. La chance est estimée par le réseau seul. Des parties d’essai améliorent la probabilité affichée pour le plateau&#xa0;: les deux peuvent donc différer un peu. Le ± tient compte des dés, mais non des erreurs du réseau, qui peuvent ajouter environ un point de pourcentage.</translation>
    </message>
    <message>
        <source>Effect of numbers not claimed: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Effet des nombres non réclamés&#xa0;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of weaker moves: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Effet des choix faibles&#xa0;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Correction by trial games: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure above 0: how much better the player&apos;s chance became when more games were tried from this position</extracomment>
        <translation>Correction par les parties d’essai&#xa0;: %1 %2.</translation>
    </message>
    <message>
        <source>A draw counts as half a win.</source>
        <extracomment>precedes a list of chances of winning</extracomment>
        <translation>Une partie nulle compte pour une demi-victoire.</translation>
    </message>
    <message>
        <source>In percentage points, with a draw as half a win:</source>
        <extracomment>precedes lines such as &quot;Luck of this throw: Anne +3.0.&quot;</extracomment>
        <translation>En points de pourcentage, une partie nulle valant une demi-victoire&#xa0;:</translation>
    </message>
</context>
<context>
    <name>doublets::OutOfOrderPage</name>
    <message>
        <source>Out of order</source>
        <translation>Hors service</translation>
    </message>
</context>
<context>
    <name>doublets::OwnLessonList</name>
    <message>
        <source>Your lessons</source>
        <translation>Vos séances</translation>
    </message>
    <message>
        <source>Reading your lessons…</source>
        <translation>Lecture de vos séances…</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here.</source>
        <translation>Les séances que vous écrivez ou ouvrez figurent ici.</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here, and those in the folder “%1”.</source>
        <translation>Les séances que vous écrivez ou ouvrez figurent ici, ainsi que celles du dossier «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Modifier «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove it from this list; the file is kept</source>
        <translation>La retirer de cette liste&#x202f;; le fichier est conservé</translation>
    </message>
    <message>
        <source>Remove “%1” from the list</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Retirer «&#x202f;%1&#x202f;» de la liste</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Fichier introuvable</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inachevée</translation>
    </message>
    <message numerus="yes">
        <source>%n faults. Choose it to correct them in the editor.</source>
        <translation>
            <numerusform>%n défaut. Choisissez la séance pour le corriger dans l’éditeur.</numerusform>
            <numerusform>%n défauts. Choisissez la séance pour les corriger dans l’éditeur.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::PagePreview</name>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1 the number of the page, %2 how many there are</extracomment>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Pas encore de page</translation>
    </message>
</context>
<context>
    <name>doublets::PageTurner</name>
    <message>
        <source>Up</source>
        <extracomment>turns a long page</extracomment>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>turns a long page</extracomment>
        <translation>Bas</translation>
    </message>
</context>
<context>
    <name>doublets::PlayStrip</name>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>doublets::PlayerSide</name>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Les dés roulent encore.</translation>
    </message>
    <message>
        <source>%1 moved last: only they can undo it.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Seul le dernier à avoir joué peut annuler (%1).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button for those who hear it: %1 the player whose it is, %2 the word on it.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Throw both</source>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersForm</name>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>D&amp;eux personnes</translation>
    </message>
    <message>
        <source>&amp;You and the computer</source>
        <translation>&amp;Vous et l’ordinateur</translation>
    </message>
    <message>
        <source>Two computers, and you &amp;watch</source>
        <translation>Deu&amp;x ordinateurs, vous regardez</translation>
    </message>
    <message>
        <source>This game is pure luck: the level of the computer makes no difference.</source>
        <translation>Ce jeu est de pur hasard&#xa0;: le niveau de l’ordinateur n’y change rien.</translation>
    </message>
    <message>
        <source>The computer’s level</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>st&amp;rong: the best play it knows</source>
        <translation>&amp;fort&#xa0;: le meilleur jeu qu’il connaisse</translation>
    </message>
    <message>
        <source>&amp;careless: plays any man it can</source>
        <translation>ét&amp;ourdi&#xa0;: n’importe quelle dame possible</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>wh&amp;ite</source>
        <translation>&amp;Blancs</translation>
    </message>
    <message>
        <source>b&amp;lack</source>
        <translation>Noir&amp;s</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>&amp;Name of White</source>
        <translation>&amp;Nom des Blancs</translation>
    </message>
    <message>
        <source>Na&amp;me of Black</source>
        <translation>Nom des Noir&amp;s</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Level of Wh&amp;ite</source>
        <translation>Niveau des &amp;Blancs</translation>
    </message>
    <message>
        <source>Level of B&amp;lack</source>
        <translation>Niveau des Noir&amp;s</translation>
    </message>
    <message>
        <source>cas&amp;ual: about half the time, plays any man it can</source>
        <translation>mo&amp;yen&#xa0;: une fois sur deux, n’importe quelle dame possible</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersPage</name>
    <message>
        <source>The computer plays both sides. Press any key or click the board to join in.</source>
        <translation>L’ordinateur joue des deux côtés. Appuyez sur une touche ou cliquez sur le plateau pour jouer vous aussi.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known: the game is too large to solve. The computer plays by estimates from random play.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Le poids de l’habileté dans ce jeu (%1) n’est pas connu&#xa0;: le jeu est trop vaste pour être résolu. L’ordinateur s’appuie sur des estimations tirées de parties au hasard.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known. The computer tries to finish in the fewest turns.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Le poids de l’habileté dans ce jeu (%1) n’est pas connu. L’ordinateur cherche à finir en un minimum de tours.</translation>
    </message>
    <message>
        <source>How much skill matters (%1): there is never a choice. Skill does not matter.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Poids de l’habileté (%1)&#xa0;: il n’y a jamais de choix. L’habileté n’y fait rien.</translation>
    </message>
    <message>
        <source>The strong computer makes the best play. The careless one plays any man it can.</source>
        <translation>L’ordinateur fort joue au mieux. L’étourdi joue n’importe quelle dame possible.</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can.</source>
        <translation>L’ordinateur étourdi joue n’importe quelle dame possible.</translation>
    </message>
    <message>
        <source>&amp;White is played by</source>
        <translation>Les &amp;Blancs sont joués par</translation>
    </message>
    <message>
        <source>&amp;Black is played by</source>
        <translation>Les &amp;Noirs sont joués par</translation>
    </message>
    <message>
        <source>Name of W&amp;hite</source>
        <translation>Nom &amp;des Blancs</translation>
    </message>
    <message>
        <source>Name of Bla&amp;ck</source>
        <translation>Nom des Noi&amp;rs</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>une personne</translation>
    </message>
    <message>
        <source>the computer, strong</source>
        <translation>l’ordinateur, fort</translation>
    </message>
    <message>
        <source>the computer, careless</source>
        <translation>l’ordinateur, étourdi</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>Start the next &amp;game automatically</source>
        <translation>&amp;Partie suivante automatique</translation>
    </message>
    <message>
        <source>Computing how much skill matters…</source>
        <translation>Calcul du poids de l’habileté…</translation>
    </message>
    <message>
        <source>How much skill matters (%1): strong play wins %2 of games against careless play, %3 percentage points more than half. %4 of throws leave a choice.</source>
        <extracomment>%1 a game and its source; %2, %4 shares: &quot;52.30%&quot;; %3 a figure</extracomment>
        <translation>Poids de l’habileté (%1)&#xa0;: le jeu fort gagne %2 des parties contre le jeu étourdi, %3 points de pourcentage de plus que la moitié. %4 des coups laissent un choix.</translation>
    </message>
    <message>
        <source>How much skill matters (%1): the strong computer, a neural network that learned by playing against itself, won %2 of 1,200 games against the careless one, and drew %3. The game is too large for the best play to be known.</source>
        <extracomment>%1 a game and its source, %2 and %3 shares of games</extracomment>
        <translation>Poids de l’habileté (%1)&#xa0;: l’ordinateur fort, un réseau de neurones qui a appris en jouant contre lui-même, a gagné %2 de 1&#x202f;200 parties contre l’étourdi&#x202f;; %3 ont été nulles. Le jeu est trop vaste pour que l’on connaisse le meilleur jeu.</translation>
    </message>
    <message>
        <source>the computer, casual</source>
        <translation>l’ordinateur, moyen</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can. The casual one does so half of the time.</source>
        <translation>L’ordinateur étourdi joue n’importe quelle dame possible. L’ordinateur moyen le fait une fois sur deux.</translation>
    </message>
</context>
<context>
    <name>doublets::PresenceSheet</name>
    <message>
        <source>Are you still playing?</source>
        <translation>Jouez-vous encore&#x202f;?</translation>
    </message>
    <message>
        <source>Touch the screen to keep playing. Otherwise the board will be reset for the next visitor.</source>
        <translation>Touchez l’écran pour continuer à jouer. Sinon, le plateau sera remis en place pour la visite suivante.</translation>
    </message>
    <message>
        <source>Yes, keep playing</source>
        <translation>Oui, je joue encore</translation>
    </message>
</context>
<context>
    <name>doublets::PrintDialog</name>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer did not accept the sheet. Try again, or save it as a PDF.</source>
        <translation>L’imprimante n’a pas accepté la fiche. Réessayez, ou enregistrez-la en PDF.</translation>
    </message>
    <message>
        <source>Computing the figures…</source>
        <translation>Calcul des chiffres…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Recherche d’imprimantes…</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the sheet as a PDF and print it elsewhere.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Enregistrez la fiche en PDF et imprimez-la ailleurs.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Rien n’a été imprimé.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was printed or saved.</source>
        <translation>Annulé. Rien n’a été imprimé ni enregistré.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Imprimer une fiche</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>doublets::ProjectionMode</name>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Leave projector mode</source>
        <translation>Quitter le mode projection</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Revenir à la fenêtre (Échap)</translation>
    </message>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Choisissez où va la dame.</translation>
    </message>
</context>
<context>
    <name>doublets::Projector</name>
    <message>
        <source>The other screen was disconnected. The game continues here, and will return to that screen when it is connected again.</source>
        <translation>L’autre écran a été débranché. La partie continue ici, et retournera sur cet écran quand il sera rebranché.</translation>
    </message>
</context>
<context>
    <name>doublets::RecentMenu</name>
    <message>
        <source>Games you left</source>
        <translation>Parties quittées</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>%1 · a game that was not opened</source>
        <extracomment>A row of the menu of games; %1: date and time</extracomment>
        <translation>%1 · une partie qui ne s’est pas ouverte</translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly while opening this game. Choose it to try again.</source>
        <translation>Doublets s’est fermé de façon inattendue en ouvrant cette partie. Réessayer</translation>
    </message>
    <message>
        <source>Continue this game; the game on the board is kept</source>
        <translation>Continuer cette partie&#x202f;; celle du plateau est conservée</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>game %1, best of %2</source>
        <extracomment>Added to a row of the menu of finished games; %1 the number of the game, %2 the maximum number of games in the match: &quot;game 2, best of 5&quot;</extracomment>
        <translation>partie %1, au meilleur des %2</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Revoir cette partie pas à pas</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 – %4 · %5</source>
        <extracomment>A row of the menu of games: &quot;21/11/2026 17:05 · Dubblets · The gambler’s game · Anne – Ben · 12 throws&quot;. %1 date and time, %2 game, %3 White&apos;s name, %4 Black&apos;s name, %5 &quot;12 throws&quot;</extracomment>
        <translation>%1 · %2 · %3 – %4 · %5</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Added to a row of the menu of finished games; %1 the winner</extracomment>
        <translation>victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>Added to a row of the menu of finished games</extracomment>
        <translation>partie nulle</translation>
    </message>
</context>
<context>
    <name>doublets::ResultPanel</name>
    <message>
        <source>&amp;Next game</source>
        <translation>Partie &amp;suivante</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Commencer une partie avec les mêmes règles</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules</source>
        <translation>Mêmes &amp;dés, autres règles</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Rejouer ces dés avec d’autres règles</translation>
    </message>
    <message>
        <source>O&amp;ther game</source>
        <translation>A&amp;utre jeu</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Choisir un autre jeu</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Revoir cette partie pas à pas</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Use the arrow keys to reach the other choices.</source>
        <translation>Les flèches permettent d’atteindre les autres choix.</translation>
    </message>
</context>
<context>
    <name>doublets::ResultSheet</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Mêmes dés, autres règles</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Autre plateau</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
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
        <translation>Projection</translation>
    </message>
    <message>
        <source>Where should the class see the board?</source>
        <translation>Où la classe doit-elle voir le plateau&#x202f;?</translation>
    </message>
    <message>
        <source>On the &amp;other screen; the controls stay here</source>
        <translation>Sur l’&amp;autre écran&#x202f;; les commandes restent ici</translation>
    </message>
    <message>
        <source>In &amp;this window</source>
        <translation>Dans cette &amp;fenêtre</translation>
    </message>
</context>
<context>
    <name>doublets::Session</name>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
</context>
<context>
    <name>doublets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>Plat&amp;eau</translation>
    </message>
    <message>
        <source>&amp;Sound and time</source>
        <translation>S&amp;on et temps</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>&amp;Langue et texte</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
</context>
<context>
    <name>doublets::SetupForm</name>
    <message>
        <source>Set up the museum display</source>
        <translation>Configurer la borne de musée</translation>
    </message>
    <message>
        <source>Name of the museum, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Nom du musée, %1&#xa0;:</translation>
    </message>
    <message>
        <source>Greeting, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Message d’accueil, %1&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>&amp;Orientation&#xa0;:</translation>
    </message>
    <message>
        <source>Two &amp;players:</source>
        <translation>Deux jo&amp;ueurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Taille du texte&#xa0;:</translation>
    </message>
    <message>
        <source>If all days are empty, the display is always open.</source>
        <translation>Si tous les jours sont vides, la borne est toujours ouverte.</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume&#xa0;:</translation>
    </message>
    <message>
        <source>Visitors can have texts &amp;read aloud</source>
        <translation>Les visiteurs peuvent faire li&amp;re les textes</translation>
    </message>
    <message>
        <source>&amp;Count visits</source>
        <translation>&amp;Compter les visites</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>Non enregistré&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Games offered, in this order:</source>
        <translation>&amp;Jeux proposés, dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Languages offered; the display starts in the first:</source>
        <translation>&amp;Langues proposées, en commençant par la première&#xa0;:</translation>
    </message>
    <message>
        <source>Screen &amp;diagonal, in inches:</source>
        <translation>&amp;Diagonale de l’écran, en pouces&#xa0;:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>&amp;Height used, from the lower edge:</source>
        <translation>&amp;Hauteur utilisée, depuis le bord inférieur&#xa0;:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Face to face, on a screen that lies flat</source>
        <translation>Face à face, sur un écran posé à plat</translation>
    </message>
    <message>
        <source>Opening hours, %1:</source>
        <extracomment>%1 a day of the week</extracomment>
        <translation>Horaires, %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>doublets::SheetChooser</name>
    <message>
        <source>&amp;Sheet</source>
        <translation>Fic&amp;he</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>P&amp;lateau</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Séance</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>Pap&amp;ier</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Encre</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>This game so far</source>
        <translation>Cette partie jusqu’ici</translation>
    </message>
    <message>
        <source>Odds of this game</source>
        <translation>Probabilités de ce jeu</translation>
    </message>
    <message>
        <source>Odds of all games</source>
        <translation>Probabilités de tous les jeux</translation>
    </message>
    <message>
        <source>Board, men and dice to cut out</source>
        <translation>Plateau, dames et dés à découper</translation>
    </message>
    <message>
        <source>Labels of the four boards</source>
        <translation>Cartels des quatre plateaux</translation>
    </message>
    <message>
        <source>Worksheet of a lesson</source>
        <translation>Fiche élève d’une séance</translation>
    </message>
    <message>
        <source>Answers of a lesson</source>
        <translation>Réponses d’une séance</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>size of paper</comment>
        <translation>Letter (US)</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>En couleur</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Noir seulement</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutPage</name>
    <message>
        <source>%1: no key</source>
        <extracomment>%1 what a key does, %2 the key</extracomment>
        <translation>%1&#xa0;: sans touche</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <extracomment>%1 what the key does</extracomment>
        <translation>Nouvelle touche pour %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>N&amp;ew key:</source>
        <translation>&amp;Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <source>Press the key that you want</source>
        <translation>Appuyez sur la touche voulue</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>S&amp;ans touche</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>Touche par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>Tout &amp;rétablir</translation>
    </message>
    <message>
        <source>D&amp;igits move the focus from panels to the board</source>
        <translation>Les c&amp;hiffres mènent des panneaux au plateau</translation>
    </message>
    <message>
        <source>Otherwise, 1 to 6 work only while the board has the focus</source>
        <translation>Sinon, 1 à 6 n’agissent que lorsque le plateau est actif</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutSettings</name>
    <message>
        <source>%1 is reserved. Choose another key.</source>
        <extracomment>%1 a key</extracomment>
        <translation>%1 est réservé. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Choose another key, or change that one first.</source>
        <extracomment>%1 a key, %2 what it does: the text of a menu</extracomment>
        <translation>%1 sert déjà pour «&#x202f;%2&#x202f;». Choisissez une autre touche, ou changez d’abord celle-là.</translation>
    </message>
</context>
<context>
    <name>doublets::SidePage</name>
    <message>
        <source>What the source says</source>
        <translation>Ce que dit la source</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Notre raisonnement</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>doublets::SidePanels</name>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>Course of play</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Closed: %1.</source>
        <extracomment>%1 the title of a panel</extracomment>
        <translation>Fermé&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>doublets::SoundPage</name>
    <message>
        <source>Time to &amp;read and decide</source>
        <translation>Temps &amp;pour lire et décider</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>four times as long</source>
        <translation>quatre fois plus long</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>illimité</translation>
    </message>
    <message>
        <source>With unlimited time, the computer waits until you press Space.</source>
        <translation>En temps illimité, l’ordinateur attend que vous appuyiez sur Espace.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>&amp;No sound</source>
        <translation>&amp;Sans son</translation>
    </message>
    <message>
        <source>Speech o&amp;f screen readers</source>
        <translation>&amp;Annonces des lecteurs d’écran</translation>
    </message>
    <message>
        <source>brief</source>
        <translation>brèves</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituelles</translation>
    </message>
    <message>
        <source>full</source>
        <translation>complètes</translation>
    </message>
    <message>
        <source>Brief: numbers and results only. Full: the keys are named every time.</source>
        <translation>Brèves&#xa0;: nombres et résultats seulement. Complètes&#xa0;: les touches sont nommées à chaque fois.</translation>
    </message>
</context>
<context>
    <name>doublets::SourceForm</name>
    <message>
        <source>The &amp;other source:</source>
        <translation>L’&amp;autre source&#xa0;:</translation>
    </message>
</context>
<context>
    <name>doublets::StaffAccess</name>
    <message numerus="yes">
        <source>Wrong code. %n attempt(s) left.</source>
        <translation>
            <numerusform>Code faux. Encore %n essai.</numerusform>
            <numerusform>Code faux. Encore %n essais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. The keypad is locked for %n minute(s).</source>
        <translation>
            <numerusform>Trop de codes faux. Le clavier est bloqué pour %n minute.</numerusform>
            <numerusform>Trop de codes faux. Le clavier est bloqué pour %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::StaffCodePad</name>
    <message>
        <source>Enter the code.</source>
        <translation>Saisissez le code.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>doublets::StaffPage</name>
    <message>
        <source>Light: alternating</source>
        <translation>Lumière&#xa0;: en alternance</translation>
    </message>
    <message>
        <source>Light: lamp</source>
        <translation>Lumière&#xa0;: lampe</translation>
    </message>
    <message>
        <source>Light: candles</source>
        <translation>Lumière&#xa0;: bougies</translation>
    </message>
    <message>
        <source>Light: high contrast</source>
        <translation>Lumière&#xa0;: contraste élevé</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: a language&apos;s own name; the one that the display begins with</extracomment>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1</source>
        <extracomment>%1 why visits cannot be written down</extracomment>
        <translation>Les visites ne peuvent être comptées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Moins fort</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Plus fort</translation>
    </message>
    <message>
        <source>Show that the display is closed</source>
        <translation>Indiquer que la borne est fermée</translation>
    </message>
    <message>
        <source>Save visits to a USB stick</source>
        <translation>Enregistrer les visites sur une clé USB</translation>
    </message>
    <message>
        <source>Test the touch screen</source>
        <translation>Vérifier l’écran tactile</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Quitter le programme</translation>
    </message>
    <message>
        <source>Back to the display</source>
        <translation>Retour à la borne</translation>
    </message>
    <message>
        <source>Doublets %1. Volume %2%.</source>
        <extracomment>%1 the version of the program, %2 percent</extracomment>
        <translation>Doublets %1. Volume %2&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>The configuration file has %n error(s), so its last version without errors is used.</source>
        <translation>
            <numerusform>Le fichier de configuration contient %n erreur&#x202f;; sa dernière version sans erreur est utilisée.</numerusform>
            <numerusform>Le fichier de configuration contient %n erreurs&#x202f;; sa dernière version sans erreur est utilisée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Configurer…</translation>
    </message>
</context>
<context>
    <name>doublets::StartScreen</name>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>To the previous page (Esc)</source>
        <translation>À la page précédente (Échap)</translation>
    </message>
    <message>
        <source>Doublets, home screen</source>
        <translation>Doublets, accueil</translation>
    </message>
</context>
<context>
    <name>doublets::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n damaged line(s) of the statistics were skipped.</source>
        <translation>
            <numerusform>%n ligne endommagée des statistiques a été omise.</numerusform>
            <numerusform>%n lignes endommagées des statistiques ont été omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>No games yet. Play a game to its end to see who won, how long the game took, and which player the dice favoured. Games between two computers are not counted.</source>
        <translation>Pas encore de parties. Jouez-en une jusqu’au bout pour voir qui a gagné, combien elle a duré et qui les dés ont favorisé. Les parties entre deux ordinateurs ne comptent pas.</translation>
    </message>
    <message>
        <source>These players have not finished a game with these rules.</source>
        <translation>Ces joueurs n’ont pas terminé de partie avec ces règles.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) played to the end.</source>
        <translation>
            <numerusform>%Ln partie jouée jusqu’au bout.</numerusform>
            <numerusform>%Ln parties jouées jusqu’au bout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two players to see their luck.</source>
        <translation>Choisissez deux joueurs pour voir leur chance.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>games won by the first and the second player</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The statistics have been erased.</source>
        <translation>Les statistiques ont été effacées.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Je&amp;u&#xa0;:</translation>
    </message>
    <message>
        <source>Count only games between these players</source>
        <translation>Ne compter que les parties entre ces joueurs</translation>
    </message>
    <message>
        <source>Count only games played with these rules</source>
        <translation>Ne compter que les parties jouées avec ces règles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <translation>Coups par partie</translation>
    </message>
    <message>
        <source>&amp;Save the figures…</source>
        <translation>Enregistrer les &amp;chiffres…</translation>
    </message>
    <message>
        <source>Save a table of the games as comma-separated values</source>
        <translation>Enregistrer un tableau des parties (CSV)</translation>
    </message>
    <message>
        <source>&amp;Erase…</source>
        <translation>&amp;Effacer…</translation>
    </message>
    <message>
        <source>Erase the statistics of all games</source>
        <translation>Effacer les statistiques de toutes les parties</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Results of each player and pair of players</source>
        <translation>Résultats de chaque joueur et de chaque paire</translation>
    </message>
</context>
<context>
    <name>doublets::StepPaceBox</name>
    <message>
        <source>Speed of the steps</source>
        <translation>Vitesse des pas</translation>
    </message>
    <message>
        <source>How fast the steps follow one another</source>
        <translation>À quelle vitesse les pas se suivent</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>how fast the steps of a game are played</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
</context>
<context>
    <name>doublets::StoryDialog</name>
    <message>
        <source>The games and their sources</source>
        <translation>Les jeux et leurs sources</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
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
            <numerusform>%1, %n nulle</numerusform>
            <numerusform>%1, %n nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to win %n game(s) wins the match.</source>
        <translation>
            <numerusform>Le premier à remporter %n partie gagne le match.</numerusform>
            <numerusform>Le premier à remporter %n parties gagne le match.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>Games won by one set of rules: &quot;Dubblets · The gambler’s game: 2 – 1&quot;</extracomment>
        <translation>%1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>Best of %1: %2</source>
        <extracomment>%1 the maximum number of games in a match, %2 the games won in it: &quot;Best of 3: Anne 1 – 0 Ben&quot;</extracomment>
        <translation>Au meilleur des %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Games won: %1</source>
        <extracomment>%1: games won against each other, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Parties gagnées&#xa0;: %1</translation>
    </message>
    <message>
        <source>All finished games between these players:</source>
        <extracomment>above a list of scores</extracomment>
        <translation>Toutes les parties finies entre ces joueurs&#xa0;:</translation>
    </message>
</context>
<context>
    <name>doublets::TextPanel</name>
    <message>
        <source>%1, link</source>
        <extracomment>%1 the text of a link that has got the keyboard focus</extracomment>
        <translation>%1, lien</translation>
    </message>
</context>
<context>
    <name>doublets::TouchCheckPage</name>
    <message>
        <source>Test the touch screen</source>
        <translation>Vérifier l’écran tactile</translation>
    </message>
    <message numerus="yes">
        <source>Touch each target. A cross shows where the touch landed. To go back, press any key or wait for %n second(s).</source>
        <translation>
            <numerusform>Touchez chaque cible. Une croix montre où le contact a été perçu. Pour revenir, appuyez sur une touche ou attendez %n seconde.</numerusform>
            <numerusform>Touchez chaque cible. Une croix montre où le contact a été perçu. Pour revenir, appuyez sur une touche ou attendez %n secondes.</numerusform>
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
        <translation>Retour</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte agrandi</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
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
        <translation>Sur quel plateau voulez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Quel jeu&#x202f;?</translation>
    </message>
    <message>
        <source>You and someone opposite you</source>
        <translation>Vous et quelqu’un en face de vous</translation>
    </message>
    <message>
        <source>You and someone beside you</source>
        <translation>Vous et quelqu’un à côté de vous</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>Un joueur</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Vous contre l’ordinateur</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>À quoi voulez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>Other boards and rules</source>
        <translation>D’autres tabliers et d’autres règles</translation>
    </message>
</context>
<context>
    <name>doublets::VisitorSession</name>
    <message>
        <source>%1 (Touch the screen to start your own game.)</source>
        <extracomment>%1 what First steps say of the moment</extracomment>
        <translation>%1 (Touchez l’écran pour commencer votre partie.)</translation>
    </message>
</context>
<context>
    <name>doublets::VisitsChart</name>
    <message>
        <source>No visits on these days</source>
        <translation>Pas de visites ces jours-là</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Pas encore de visites</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>in a list: %1 what, %2 how many visits
----------
%1 a title, %2 a list</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Visits to the display</source>
        <translation>Visites de la borne</translation>
    </message>
</context>
<context>
    <name>doublets::WallStrip</name>
    <message>
        <source>Computing the chances…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>Before the opening throw: %1</source>
        <extracomment>Shown until the lead is decided. %1 &quot;White wins 50 of 100, Black 50.&quot;</extracomment>
        <translation>Au départ&#xa0;: %1</translation>
    </message>
    <message>
        <source>Covered until the class has answered.</source>
        <translation>Caché jusqu’à la réponse de la classe.</translation>
    </message>
    <message>
        <source>Covered until you have guessed.</source>
        <translation>Caché jusqu’à votre estimation.</translation>
    </message>
    <message>
        <source>Covered: see the lesson.</source>
        <translation>Caché&#xa0;: voir la séance.</translation>
    </message>
</context>
<context>
    <name>doublets::WallWindow</name>
    <message>
        <source>Doublets on the second screen</source>
        <extracomment>the title of the window on a wall</extracomment>
        <translation>Doublets sur le second écran</translation>
    </message>
</context>
<context>
    <name>doublets::WhyPage</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet.</source>
        <translation>Aucun dé n’a encore été lancé.</translation>
    </message>
    <message>
        <source>There is nothing to explain here.</source>
        <translation>Il n’y a rien à expliquer ici.</translation>
    </message>
    <message>
        <source>What the source says</source>
        <translation>Ce que dit la source</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Notre raisonnement</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
</context>
<context>
    <name>doublets::WindowInventions</name>
    <message>
        <source>Your own game has been kept: Game menu, Open recent.</source>
        <translation>Votre propre partie est gardée&#xa0;: menu Partie, Parties récentes.</translation>
    </message>
</context>
<context>
    <name>doublets::WindowLessons</name>
    <message>
        <source>Lesson</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>The lesson is finished. The answers have been saved: Classroom menu, Lessons, Saved answers.</source>
        <translation>La séance est terminée. Les réponses sont gardées&#xa0;: menu Classe, Séances, Réponses gardées.</translation>
    </message>
    <message>
        <source>The lesson is finished.</source>
        <translation>La séance est terminée.</translation>
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
        <translation>Parties ré&amp;centes</translation>
    </message>
    <message>
        <source>Scor&amp;es</source>
        <translation>Scor&amp;es</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>Pas à pa&amp;s</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Interroger</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Classr&amp;oom</source>
        <translation>C&amp;lasse</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
</context>
<context>
    <name>doublets::WindowStrip</name>
    <message>
        <source>Choose where the man goes: click, or use the arrow keys and Enter. Esc puts it back.</source>
        <translation>Choisissez où va la dame&#xa0;: d’un clic, ou avec les touches fléchées et Entrée. Échap la repose.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Is it better to throw first?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Vaut-il mieux lancer en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Two players have the same men and the same dice. Only one of them can throw first. Is that worth anything, and how could we find out?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Deux joueurs ont les mêmes dames et les mêmes dés. Un seul peut lancer en premier. Cela vaut-il quelque chose, et comment le savoir&#x202f;?</translation>
    </message>
    <message>
        <source>Shares and percentages.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Parts et pourcentages.</translation>
    </message>
    <message>
        <source>Reading values off a graph.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lire des valeurs sur un graphique.</translation>
    </message>
    <message>
        <source>Guess a chance, then see it computed and counted.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Deviner une probabilité, puis la voir calculée et comptée.</translation>
    </message>
    <message>
        <source>See how widely a share varies over a few games, and how the variation shrinks with more.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Voir combien une part varie sur peu de parties, et comme elle varie moins sur un grand nombre.</translation>
    </message>
    <message>
        <source>Tell “it went like this once” from “it usually goes like this”.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Distinguer «&#x202f;cela s’est passé ainsi une fois&#x202f;» de «&#x202f;cela se passe ainsi d’habitude&#x202f;».</translation>
    </message>
    <message>
        <source>probability</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>probabilité</translation>
    </message>
    <message>
        <source>relative frequency</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>fréquence</translation>
    </message>
    <message>
        <source>law of large numbers</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>loi des grands nombres</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>intervalle de confiance</translation>
    </message>
    <message>
        <source>simulation</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>simulation</translation>
    </message>
    <message>
        <source>A worksheet for each pair.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Une fiche élève par binôme.</translation>
    </message>
    <message>
        <source>What do you think?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Qu’en pensez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>White and Black have the same men on the same points. They throw the same dice, in turn. One of them has to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Les Blancs et les Noirs ont les mêmes dames sur les mêmes flèches. Ils lancent les mêmes dés, à tour de rôle. L’un des deux doit commencer.</translation>
    </message>
    <message>
        <source>Does it help to throw first? Vote by a show of hands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Est-ce un avantage de lancer en premier&#x202f;? Votez à main levée.</translation>
    </message>
    <message>
        <source>Yes, it helps a lot.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Oui, un grand avantage.</translation>
    </message>
    <message>
        <source>Yes, but only a little.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Oui, mais un petit avantage.</translation>
    </message>
    <message>
        <source>No, it makes no difference.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Non, cela ne change rien.</translation>
    </message>
    <message>
        <source>The whole game in five minutes</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Tout le jeu en cinq minutes</translation>
    </message>
    <message>
        <source>This game was written down in England about 1665. The men stand in piles, on points that are named after the numbers of the dice. These are its rules, from the first throw to the last man.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ce jeu a été noté en Angleterre vers 1665. Les dames sont en piles, sur des flèches qui portent les nombres des dés. Voici ses règles, du premier coup à la dernière dame.</translation>
    </message>
    <message>
        <source>Play one game together</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Jouez ensemble une partie</translation>
    </message>
    <message>
        <source>One half of the class is White, the other half is Black. Throw real dice in turn, and enter the numbers. Most throws leave you no choice; where there is one, agree on it.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Une moitié de la classe a les Blancs, l’autre les Noirs. Lancez de vrais dés à tour de rôle, et saisissez les nombres. La plupart des coups ne laissent pas de choix&#x202f;; quand il y en a un, mettez-vous d’accord.</translation>
    </message>
    <message>
        <source>Who threw first, and who won? What does that tell us about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Qui a lancé en premier, et qui a gagné&#x202f;? Qu’est-ce que cela nous apprend pour notre question&#x202f;?</translation>
    </message>
    <message>
        <source>Who threw first</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Qui a lancé en premier</translation>
    </message>
    <message>
        <source>Who won</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>Number of throws</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nombre de coups</translation>
    </message>
    <message>
        <source>Our game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Notre partie</translation>
    </message>
    <message>
        <source>Says who threw first and who won.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dit qui a lancé en premier et qui a gagné.</translation>
    </message>
    <message>
        <source>Says that a single game cannot answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dit qu’une seule partie ne peut pas répondre à la question.</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Combien cela vaut-il&#x202f;?</translation>
    </message>
    <message>
        <source>No game was played for this. The program began at the end of the game, where the winner is known, and worked back through every position and every throw to the first one. The first thrower is ahead by %1.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Aucune partie n’a été jouée pour cela. Le programme est parti de la fin du jeu, où l’on sait qui gagne, et a remonté chaque position et chaque coup jusqu’au premier. Le premier joueur a une avance de %1.</translation>
    </message>
    <message>
        <source>Try it out: 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Essayez&#xa0;: 100 parties</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Won by the first thrower</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Gagnées par le premier joueur</translation>
    </message>
    <message>
        <source>Share in %</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Part en %</translation>
    </message>
    <message>
        <source>First 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>100 premières parties</translation>
    </message>
    <message>
        <source>Second 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>100 suivantes</translation>
    </message>
    <message>
        <source>Third 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>100 dernières</translation>
    </message>
    <message>
        <source>Notes three results, and sees that they differ although nothing was changed but the dice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Note trois résultats, et voit qu’ils diffèrent alors que seuls les dés ont changé.</translation>
    </message>
    <message>
        <source>Can that be?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Est-ce possible&#x202f;?</translation>
    </message>
    <message>
        <source>Another class played 100 games. The first thrower won 47 of them. What does that show?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Une autre classe a joué 100 parties. Le premier joueur en a gagné 47. Qu’est-ce que cela montre&#x202f;?</translation>
    </message>
    <message>
        <source>With 100 games, the share lies within about 10 percentage points of the true one, 95 times out of 100.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sur 100 parties, la part s’écarte de la vraie d’environ 10 points de pourcentage au plus, 95 fois sur 100.</translation>
    </message>
    <message>
        <source>Chooses the second answer.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Choisit la deuxième réponse.</translation>
    </message>
    <message>
        <source>Try it out again: a million games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Essayez encore&#xa0;: un million de parties</translation>
    </message>
    <message>
        <source>Now a million games. Before you start: how far from the exact figure might the share be this time? Watch the band narrow.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Maintenant, un million de parties. Avant de commencer&#xa0;: à quelle distance de la valeur exacte la part pourrait-elle être cette fois&#x202f;? Regardez la fourchette se resserrer.</translation>
    </message>
    <message>
        <source>Lower end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Bas de la fourchette</translation>
    </message>
    <message>
        <source>Upper end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Haut de la fourchette</translation>
    </message>
    <message>
        <source>100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>100 parties</translation>
    </message>
    <message>
        <source>1,000,000 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>1&#x202f;000&#x202f;000 parties</translation>
    </message>
    <message>
        <source>Compares the two bands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Compare les deux fourchettes.</translation>
    </message>
    <message>
        <source>Two old texts</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Deux textes anciens</translation>
    </message>
    <message>
        <source>How could anybody know in the 17th century? In 1654 Blaise Pascal showed how to compute such a chance: backwards, from the end of the game. But the program had to compute 11,881 positions for this game, with 36 throws each, and we know of nobody who did that by hand.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Comment pouvait-on le savoir au XVIIe siècle&#x202f;? En 1654, Blaise Pascal a montré comment calculer une telle probabilité&#xa0;: à rebours, depuis la fin du jeu. Mais pour ce jeu, le programme a dû calculer 11&#x202f;881 positions, avec 36 coups chacune, et nous ne connaissons personne qui l’ait fait à la main.</translation>
    </message>
    <message>
        <source>Read what two English texts say about the first throw. One was printed in 1674, the other was written before 1688.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lisez ce que deux textes anglais disent du premier coup. L’un fut imprimé en 1674, l’autre écrit avant 1688.</translation>
    </message>
    <message>
        <source>Which of the old words tells us something about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lequel des mots anciens nous apprend quelque chose sur notre question&#x202f;?</translation>
    </message>
    <message>
        <source>“Benefit”, in Holme’s spelling “benefite”: an advantage. So it was thought good to throw first.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>«&#x202f;Benefit&#x202f;», chez Holme «&#x202f;benefite&#x202f;»&#xa0;: un avantage. On jugeait donc bon de lancer en premier.</translation>
    </message>
    <message>
        <source>That was probably learnt by playing. Experience is an experiment, too, only nobody wrote down its figures. But the two sentences are alike: one writer may have copied the other. They need not be two witnesses.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>On l’a sans doute appris en jouant. L’expérience des joueurs est aussi une expérience, mais personne n’en a noté les chiffres. Or les deux phrases se ressemblent&#xa0;: un auteur a pu copier l’autre. Ce ne sont pas forcément deux témoins.</translation>
    </message>
    <message>
        <source>Finds “benefit” and says what it means.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Trouve «&#x202f;benefit&#x202f;» et dit ce que cela signifie.</translation>
    </message>
    <message>
        <source>A fair game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Un jeu équitable</translation>
    </message>
    <message>
        <source>Who was right at the beginning? And if it helps to throw first, how can two players still make the game fair? Find two ways.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Qui avait raison au début&#x202f;? Et si lancer en premier est un avantage, comment deux joueurs peuvent-ils rendre le jeu équitable&#x202f;? Trouvez deux moyens.</translation>
    </message>
    <message>
        <source>It helps, but only a little. Let chance decide who begins: before that throw, both have the same chance. Or play two games, and take turns to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>C’est un avantage, mais petit. Laissez le hasard décider qui commence&#xa0;: avant ce coup-là, les deux ont la même probabilité. Ou jouez deux parties, et commencez chacun une fois.</translation>
    </message>
    <message>
        <source>All the games in this program do the first: each player throws one die, and the higher number begins.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Tous les jeux de ce programme suivent le premier&#xa0;: chaque joueur lance un dé, et le plus grand nombre commence.</translation>
    </message>
    <message>
        <source>Judges the votes by the figures of the lesson.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Juge les votes d’après les chiffres de la séance.</translation>
    </message>
    <message>
        <source>Throw two dice 30 times and count the throws in which both show the same number. Bring your number: the class will add them all up.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lancez 30 fois deux dés et comptez les coups où les deux montrent le même nombre. Apportez votre compte&#xa0;: la classe les additionnera tous.</translation>
    </message>
    <message>
        <source>Which games that you know begin with a throw or a toss? Write down how you would find out whether beginning helps there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Quels jeux de votre connaissance commencent par un coup de dés ou un tirage&#x202f;? Écrivez comment vous sauriez si c’est un avantage d’y commencer.</translation>
    </message>
    <message>
        <source>Luck: who was lucky, and can we tell?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La chance&#xa0;: qui en a eu, et peut-on le savoir&#x202f;?</translation>
    </message>
    <message>
        <source>Everybody knows what luck feels like. Here it is measured: throw by throw, and number by number. When are dice just lucky, and when are they loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Chacun sait ce que c’est que d’avoir de la chance. Ici, on la mesure&#xa0;: coup par coup, et nombre par nombre. Quand des dés ont-ils juste de la chance, et quand sont-ils pipés&#x202f;?</translation>
    </message>
    <message>
        <source>The rules of the game: step 2 of the first lesson.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Les règles du jeu&#xa0;: étape 2 de la première séance.</translation>
    </message>
    <message>
        <source>Counting equally likely cases.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dénombrer des cas équiprobables.</translation>
    </message>
    <message>
        <source>Measure the luck of a throw as a change in the chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Mesurer la chance d’un coup par ce qu’il change à la probabilité de gagner.</translation>
    </message>
    <message>
        <source>Know how much the counts of each number vary with fair dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Savoir combien varient les nombres de dés équilibrés.</translation>
    </message>
    <message>
        <source>Do not take every odd result as proof.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ne pas prendre tout résultat étrange pour une preuve.</translation>
    </message>
    <message>
        <source>equally likely outcomes</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>issues équiprobables</translation>
    </message>
    <message>
        <source>expected value</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>espérance</translation>
    </message>
    <message>
        <source>random variation</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>fluctuation d’échantillonnage</translation>
    </message>
    <message>
        <source>significance</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>significativité</translation>
    </message>
    <message>
        <source>multiple comparisons</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>comparaisons multiples</translation>
    </message>
    <message>
        <source>A lucky throw</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un coup de chance</translation>
    </message>
    <message>
        <source>What is a lucky throw in this game?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dans ce jeu, qu’est-ce qu’un coup de chance&#x202f;?</translation>
    </message>
    <message>
        <source>One with high numbers.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un coup aux grands nombres.</translation>
    </message>
    <message>
        <source>One that raises my chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un coup qui augmente ma probabilité de gagner.</translation>
    </message>
    <message>
        <source>One that I wished for.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un coup que j’espérais.</translation>
    </message>
    <message>
        <source>Doublets with two dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Les doublets avec deux dés</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. In this game a doublet plays as many men as it has dots: often that makes it a very lucky throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Deux dés qui montrent le même nombre sont un doublet. Dans ce jeu, un doublet joue autant de dames qu’il montre de points&#xa0;: c’est souvent un coup très heureux.</translation>
    </message>
    <message>
        <source>If you threw dice at home, add up the throws and the doublets of the whole class, and compare.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Si vous avez lancé des dés à la maison, additionnez les coups et les doublets de toute la classe, et comparez.</translation>
    </message>
    <message>
        <source>Two dice can fall in 6 × 6 = 36 ways, and 6 of them are doublets.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Deux dés peuvent tomber de 6&#xa0;×&#xa0;6 = 36 façons, dont 6 doublets.</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Doublets</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Doublets</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>The whole class</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Toute la classe</translation>
    </message>
    <message>
        <source>Doublets with three dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Les doublets avec trois dés</translation>
    </message>
    <message>
        <source>Count the others: all three differ in 6 × 5 × 4 = 120 of 216 ways. In the other 96 at least two are alike. Is that more than you thought?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Comptez les autres&#xa0;: les trois dés diffèrent dans 6&#xa0;×&#xa0;5&#xa0;×&#xa0;4 = 120 cas sur 216. Dans les 96 autres, deux au moins sont pareils. Est-ce plus que vous ne pensiez&#x202f;?</translation>
    </message>
    <message>
        <source>Counts cases, of two dice or of three, instead of guessing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dénombre les cas, de deux dés ou de trois, au lieu de deviner.</translation>
    </message>
    <message>
        <source>Luck, measured</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La chance, mesurée</translation>
    </message>
    <message>
        <source>On the board is a game half-way through, played at random by a computer. So far White’s throws changed White’s chance of winning by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Sur le plateau, une partie à mi-chemin, jouée au hasard par un ordinateur. Jusqu’ici, les coups des Blancs ont changé de %1 la probabilité que les Blancs gagnent, et les coups des Noirs de %2 celle des Noirs.</translation>
    </message>
    <message>
        <source>What is White’s chance of winning now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Quelle est maintenant la probabilité que les Blancs gagnent&#x202f;?</translation>
    </message>
    <message>
        <source>Play, and feel your luck</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Jouez, et ressentez votre chance</translation>
    </message>
    <message>
        <source>Play this game to its end: one half of the class is White, the other half is Black. After each throw show with your thumb whether it was lucky, and count the thumbs that point up and down.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Jouez cette partie jusqu’au bout&#xa0;: une moitié de la classe a les Blancs, l’autre les Noirs. Après chaque coup, montrez du pouce s’il était heureux, et comptez les pouces levés et baissés.</translation>
    </message>
    <message>
        <source>Who was luckier on the whole, White or Black? Write down why you think so.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Qui a eu le plus de chance en tout, les Blancs ou les Noirs&#x202f;? Notez pourquoi vous le pensez.</translation>
    </message>
    <message>
        <source>The winner need not have been lucky all the time. One throw at the end may be worth more than ten at the beginning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Qui gagne n’a pas forcément eu de la chance tout du long. Un coup à la fin peut valoir plus que dix au début.</translation>
    </message>
    <message>
        <source>Lucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Coups heureux</translation>
    </message>
    <message>
        <source>Unlucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Coups malheureux</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Gives a reason that rests on the throws, not on the winner alone.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Donne une raison fondée sur les coups, pas seulement sur le gagnant.</translation>
    </message>
    <message>
        <source>Compares the answer with the measured luck.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Compare la réponse à la chance mesurée.</translation>
    </message>
    <message>
        <source>Are these dice loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ces dés sont-ils pipés&#x202f;?</translation>
    </message>
    <message>
        <source>Suppose each player has thrown 60 fair dice. There are twelve numbers to look at, six for each player.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Supposez que chaque joueur ait lancé 60 dés équilibrés. Il y a douze nombres à examiner, six par joueur.</translation>
    </message>
    <message>
        <source>On average, how many of the twelve numbers lie outside their bands even though all the dice are fair?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>En moyenne, combien des douze nombres sont hors de leur fourchette alors que tous les dés sont équilibrés&#x202f;?</translation>
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
        <translation>Et si cela se répète&#x202f;?</translation>
    </message>
    <message>
        <source>On each of ten days a class threw the same die 60 times. Each day the 6 was above its band. What now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dix jours de suite, une classe a lancé 60 fois le même dé. Chaque jour, le 6 était au-dessus de sa fourchette. Et maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>That is chance, too: chance does what it likes.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Cela aussi, c’est le hasard&#xa0;: il fait ce qu’il veut.</translation>
    </message>
    <message>
        <source>The die is probably loaded: test it with many more throws.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Le dé est probablement pipé&#xa0;: vérifiez-le avec beaucoup plus de coups.</translation>
    </message>
    <message>
        <source>Tomorrow the 6 will be rare, to make up for it.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Demain, le 6 sera rare, pour compenser.</translation>
    </message>
    <message>
        <source>Says why one day would not be enough.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dit pourquoi un seul jour ne suffirait pas.</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Chance ou habileté&#x202f;?</translation>
    </message>
    <message>
        <source>In %1 of throws, this game leaves the player a choice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dans %1 des coups, ce jeu laisse un choix.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Essayez</translation>
    </message>
    <message>
        <source>White’s share in %</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Part des Blancs, en %</translation>
    </message>
    <message>
        <source>30,000 games</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>30&#x202f;000 parties</translation>
    </message>
    <message>
        <source>Reads the share and the band.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Lit la part et la fourchette.</translation>
    </message>
    <message>
        <source>Three dice: find the chance that all three are alike, by counting. Compare it with the chance of a doublet with two dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Trois dés&#xa0;: trouvez par dénombrement la probabilité que les trois soient pareils. Comparez-la à celle d’un doublet avec deux dés.</translation>
    </message>
    <message>
        <source>Find a die at home and throw it 60 times. Count how often each number comes up. Did any come up fewer than 5 or more than 15 times, outside the band of fair dice?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Trouvez un dé à la maison et lancez-le 60 fois. Comptez combien de fois sort chaque nombre. L’un d’eux est-il sorti moins de 5 fois ou plus de 15 fois, hors de la fourchette d’un dé équilibré&#x202f;?</translation>
    </message>
    <message>
        <source>“I was unlucky today, so tomorrow I will be lucky.” Write three sentences to somebody who believes that.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>«&#x202f;Je n’ai pas eu de chance aujourd’hui, donc j’en aurai demain.&#x202f;» Écrivez trois phrases à qui le croit.</translation>
    </message>
    <message>
        <source>The same dice, another rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Mêmes dés, autre règle</translation>
    </message>
    <message>
        <source>Two accounts, one game, and one rule that differs. What is that rule worth? Change one thing at a time, keep the dice the same, and measure.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Deux descriptions, un jeu, et une règle qui diffère. Que vaut cette règle&#x202f;? Changez une seule chose à la fois, gardez les mêmes dés, et mesurez.</translation>
    </message>
    <message>
        <source>The band of a share: steps 5 to 7 of the first lesson.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>La fourchette d’une part&#xa0;: étapes 5 à 7 de la première séance.</translation>
    </message>
    <message>
        <source>Compare two things that differ in one respect only.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Comparer deux choses qui ne diffèrent que sur un point.</translation>
    </message>
    <message>
        <source>Predict how a rule affects the length of a game, and luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Prévoir l’effet d’une règle sur la longueur d’une partie, et sur la chance.</translation>
    </message>
    <message>
        <source>Read a difference together with its uncertainty.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Lire un écart avec son incertitude.</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>controlled experiment</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>expérience contrôlée</translation>
    </message>
    <message>
        <source>paired comparison</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>comparaison appariée</translation>
    </message>
    <message>
        <source>modelling</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>modélisation</translation>
    </message>
    <message>
        <source>Two accounts disagree</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Deux descriptions se contredisent</translation>
    </message>
    <message>
        <source>Under which of these two rules does the game end sooner?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Avec laquelle de ces deux règles la partie finit-elle plus tôt&#x202f;?</translation>
    </message>
    <message>
        <source>The one where the number is lost.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Celle où le nombre est perdu.</translation>
    </message>
    <message>
        <source>The one where the other player uses it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Celle où l’autre joueur le joue.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Cela ne change rien.</translation>
    </message>
    <message>
        <source>If the number is lost, a game takes %1 throws on average. If the other player uses it, %2.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Si le nombre est perdu, une partie dure en moyenne %1 coups. Si l’autre joueur le joue, %2.</translation>
    </message>
    <message>
        <source>Every lost number means at least one man fewer played. Where numbers pass to the other player, fewer of them go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Chaque nombre perdu, c’est au moins une dame jouée de moins. Quand les nombres passent à l’autre joueur, il s’en perd moins.</translation>
    </message>
    <message>
        <source>Gives the reason: fewer numbers go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Donne la raison&#xa0;: moins de nombres sont perdus.</translation>
    </message>
    <message>
        <source>One throw under Willughby’s rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Un coup selon la règle de Willughby</translation>
    </message>
    <message>
        <source>A game after six throws. Now Black has thrown 3 and 2. On these two points Black has no man left to lay down: Black can use neither number.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Une partie après six coups. Les Noirs viennent de faire 3 et 2. Sur ces deux flèches, ils n’ont plus de dame à abattre&#xa0;: ils ne peuvent jouer aucun des deux nombres.</translation>
    </message>
    <message>
        <source>Under Willughby’s rule both numbers are lost, and White throws.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Selon la règle de Willughby, les deux nombres sont perdus, et les Blancs lancent.</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down? The bottom man of a pile does not count.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Combien de dames les Blancs doivent-ils encore abattre&#x202f;? La dame du bas d’une pile ne compte pas.</translation>
    </message>
    <message>
        <source>White has 5 men still to lay down, and Black has 2. The throw changed nothing.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Les Blancs ont encore 5 dames à abattre, les Noirs 2. Le coup n’a rien changé.</translation>
    </message>
    <message>
        <source>Counts 5.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Compte 5.</translation>
    </message>
    <message>
        <source>The same throw under the rule of 1674</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Le même coup selon la règle de 1674</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down after this throw?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Combien de dames les Blancs doivent-ils encore abattre après ce coup&#x202f;?</translation>
    </message>
    <message>
        <source>White now has 4 men still to lay down instead of 5, and Black has 2 as before. White has laid a man down with the 2; the 3 was of no use to either player. One player’s bad luck is the other’s good luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Les Blancs ont maintenant 4 dames à abattre au lieu de 5, et les Noirs 2 comme avant. Les Blancs ont abattu une dame avec le 2&#x202f;; le 3 n’a servi à personne. La malchance de l’un fait la chance de l’autre.</translation>
    </message>
    <message>
        <source>Counts 4.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Compte 4.</translation>
    </message>
    <message>
        <source>Says which number White could use, and why not the other.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dit quel nombre les Blancs ont pu jouer, et pourquoi pas l’autre.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Being a throw ahead is worth less when your throws also help the other player.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Avoir un coup d’avance vaut moins quand vos coups aident aussi l’autre joueur.</translation>
    </message>
    <message>
        <source>A bigger change: doublets</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Un plus grand changement&#xa0;: les doublets</translation>
    </message>
    <message>
        <source>In England a doublet plays as many men as it has dots. In France the game had a different rule. Under Willughby’s rules a game takes %1 throws on average.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>En Angleterre, un doublet joue autant de dames qu’il montre de points. En France, le jeu avait une autre règle. Avec les règles de Willughby, une partie dure en moyenne %1 coups.</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Une seule chose à la fois</translation>
    </message>
    <message>
        <source>Suppose that games under the English and the French rules differ in length. Can we say that the doublets are the reason?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Supposez que les parties n’aient pas la même longueur selon les règles anglaises et françaises. Peut-on dire que les doublets en sont la cause&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: the figures show it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Oui&#xa0;: les chiffres le montrent.</translation>
    </message>
    <message>
        <source>Not yet: other rules differ too. Change only one rule.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Pas encore&#xa0;: d’autres règles diffèrent aussi. N’en changez qu’une.</translation>
    </message>
    <message>
        <source>No: the French players played more slowly.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Non&#xa0;: les joueurs français jouaient plus lentement.</translation>
    </message>
    <message>
        <source>Where two things differ at once, nobody knows which of them made the difference. Scientists change one thing and keep everything else the same.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Quand deux choses diffèrent à la fois, personne ne sait laquelle a fait l’écart. Les scientifiques changent une chose et gardent tout le reste identique.</translation>
    </message>
    <message>
        <source>The same dice, twice</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Les mêmes dés, deux fois</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Coups par partie</translation>
    </message>
    <message>
        <source>First thrower’s share in %</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Part du premier joueur, en %</translation>
    </message>
    <message>
        <source>The number is lost</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Le nombre est perdu</translation>
    </message>
    <message>
        <source>The other player uses it</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>L’autre joueur le joue</translation>
    </message>
    <message>
        <source>Writes down an expectation before the experiment.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Note une prévision avant l’expérience.</translation>
    </message>
    <message>
        <source>Where skill comes from</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>D’où vient l’habileté</translation>
    </message>
    <message>
        <source>If the rest of a doublet bears men off at once, a player has a choice in %2 of the throws; if it is lost, in %3.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Si le reste d’un doublet sort aussitôt des dames, on a un choix dans %2 des coups&#x202f;; s’il est perdu, dans %3.</translation>
    </message>
    <message>
        <source>More choices give skill more room. It is a small rule, and nobody knows how Willughby’s friends played it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Plus il y a de choix, plus l’habileté a de place. C’est une petite règle, et personne ne sait comment les amis de Willughby l’appliquaient.</translation>
    </message>
    <message>
        <source>Your own rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Votre propre règle</translation>
    </message>
    <message>
        <source>Invent one new rule for Willughby’s game. What should it do: make the game shorter, fairer, more skilful? How would you find out whether it does?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Inventez une règle nouvelle pour le jeu de Willughby. Que doit-elle faire&#xa0;: une partie plus courte, plus équitable, où l’habileté compte davantage&#x202f;? Comment sauriez-vous si elle y parvient&#x202f;?</translation>
    </message>
    <message>
        <source>States a rule by which one could play.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Énonce une règle avec laquelle on pourrait jouer.</translation>
    </message>
    <message>
        <source>Names one figure that the rule should change.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nomme un chiffre que la règle devrait changer.</translation>
    </message>
    <message>
        <source>Plans a comparison in which nothing else differs.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Prévoit une comparaison où rien d’autre ne diffère.</translation>
    </message>
    <message>
        <source>Repeat the experiment of step 7 with two best players instead of random ones. Which figures change, and which hardly change at all?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Refaites l’expérience de l’étape 7 avec deux joueurs qui jouent au mieux, et non au hasard. Quels chiffres changent, et lesquels ne changent presque pas&#x202f;?</translation>
    </message>
    <message>
        <source>Repeat it with 100 games. Which of the two differences can you still see?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Recommencez avec 100 parties. Lequel des deux écarts voit-on encore&#x202f;?</translation>
    </message>
    <message>
        <source>Take a game that you play at home. Change one of its rules, and play it twice with the change and twice without. Write down what changed, and what you cannot tell after so few games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Prenez un jeu auquel vous jouez à la maison. Changez-en une règle, et jouez deux fois avec le changement, deux fois sans. Notez ce qui a changé, et ce qu’on ne peut pas dire après si peu de parties.</translation>
    </message>
    <message>
        <source>What do we know, and how?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Que savons-nous, et comment&#x202f;?</translation>
    </message>
    <message>
        <source>No history needed; enough English to read the old words, which are also explained.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Aucun en histoire&#x202f;; assez d’anglais pour lire les mots anciens, qui sont aussi expliqués.</translation>
    </message>
    <message>
        <source>Tell apart what is stated, retold, deduced and left unsaid.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Distinguer ce qui est dit, raconté, déduit ou passé sous silence.</translation>
    </message>
    <message>
        <source>Read a short old text closely.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Lire de près un court texte ancien.</translation>
    </message>
    <message>
        <source>Say how sure you are, and why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Dire son degré de certitude, et le justifier.</translation>
    </message>
    <message>
        <source>source criticism</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>critique des sources</translation>
    </message>
    <message>
        <source>primary and secondary sources</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>sources primaires et secondaires</translation>
    </message>
    <message>
        <source>evidence and inference</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>témoignage et déduction</translation>
    </message>
    <message>
        <source>transmission of texts</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>transmission des textes</translation>
    </message>
    <message>
        <source>Four ways to know a rule</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Quatre façons de connaître une règle</translation>
    </message>
    <message>
        <source>Every rule in this program says how we know it. There are four ways. “Old text”: the old book says so. “Retold today”: we know it only from a modern writer. “Our deduction”: it is not said, but follows from what is said. “Our choice”: the source is silent, and something had to be chosen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Pour chaque règle, ce programme dit comment nous la connaissons. Il y a quatre façons. «&#x202f;Texte ancien&#x202f;»&#xa0;: le livre ancien le dit. «&#x202f;Récit moderne&#x202f;»&#xa0;: nous ne la connaissons que par un auteur moderne. «&#x202f;Notre déduction&#x202f;»&#xa0;: ce n’est pas dit, mais cela découle de ce qui est dit. «&#x202f;Notre choix&#x202f;»&#xa0;: la source se tait, et il a fallu choisir quelque chose.</translation>
    </message>
    <message>
        <source>First source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Première source</translation>
    </message>
    <message>
        <source>Randle Holme collected what he could learn of trades, tools and games. He wrote before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Randle Holme a rassemblé tout ce qu’il pouvait apprendre sur les métiers, les outils et les jeux. Il a écrit avant 1688.</translation>
    </message>
    <message>
        <source>How do we know this rule?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Comment connaissons-nous cette règle&#x202f;?</translation>
    </message>
    <message>
        <source>Names the right kind.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nomme la bonne façon.</translation>
    </message>
    <message>
        <source>Second source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Deuxième source</translation>
    </message>
    <message>
        <source>“The Compleat Gamester” was printed in London in 1674, without the name of its author.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>«&#x202f;The Compleat Gamester&#x202f;» a été imprimé à Londres en 1674, sans le nom de son auteur.</translation>
    </message>
    <message>
        <source>Shows that the words say who will win, but not what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Montre que ces mots disent qui va gagner, mais non ce qu’il faut faire pour gagner.</translation>
    </message>
    <message>
        <source>Read every word</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Lire chaque mot</translation>
    </message>
    <message>
        <source>Not a word mentions the order. A silence cannot be quoted; only a reader of the whole text will notice it. But silence is no proof: perhaps players could choose the order; perhaps the rule was so well known that no writer mentioned it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Pas un mot ne parle de l’ordre. Un silence ne se cite pas&#x202f;; on ne le voit qu’en lisant tout. Mais le silence n’est pas une preuve&#xa0;: l’ordre était peut-être libre&#x202f;; peut-être tout le monde connaissait-il la règle, et personne ne l’a notée.</translation>
    </message>
    <message>
        <source>Says that only reading the whole text shows this.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Dit que, pour cela, tout le texte a été lu.</translation>
    </message>
    <message>
        <source>A picture is a source, too</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Une image est aussi une source</translation>
    </message>
    <message>
        <source>King Alfonso’s book of games was finished in 1283. Its text does not say how many dice are thrown. But beside it there is a small painting: two players sit at the board, one has just lifted a man from its pile, and three dice lie there.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Le livre des jeux du roi Alphonse a été achevé en 1283. Son texte ne dit pas combien de dés on lance. Mais à côté se trouve une petite peinture&#xa0;: deux joueurs sont devant le plateau, l’un vient de prendre une dame sur sa pile, et trois dés sont posés là.</translation>
    </message>
    <message>
        <source>The board on the screen is drawn after that painting: a heavy frame, no triangles, and half-round hollows, each as wide as a man.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Le plateau à l’écran est dessiné d’après cette peinture&#xa0;: un cadre lourd, pas de triangles, et des creux en demi-cercle, chacun de la largeur d’une dame.</translation>
    </message>
    <message>
        <source>Three dice are painted there. Did the painter know the game? Probably, but that is a deduction.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Trois dés y sont peints. Le peintre connaissait-il le jeu&#x202f;? Probablement, mais c’est une déduction.</translation>
    </message>
    <message>
        <source>Two texts side by side</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Deux textes côte à côte</translation>
    </message>
    <message>
        <source>Compare the old words, in italics, one by one. Those of 1674 were printed; the others were written down before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Comparez un à un les mots anciens, en italique. Ceux de 1674 ont été imprimés&#x202f;; les autres ont été écrits avant 1688.</translation>
    </message>
    <message>
        <source>What do you notice? What may have happened? Do we now have two witnesses, or one?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Que remarquez-vous&#x202f;? Que s’est-il peut-être passé&#x202f;? Avons-nous maintenant deux témoins, ou un seul&#x202f;?</translation>
    </message>
    <message>
        <source>The words are nearly the same, and in the same order; the printed book merely says more. Probably one writer copied the other, or both copied a third text. Then there is one witness, not two.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Les mots sont presque les mêmes, et dans le même ordre&#x202f;; le livre imprimé en dit seulement plus. Un auteur a probablement copié l’autre, ou tous deux ont copié un troisième texte. Il y a alors un témoin, et non deux.</translation>
    </message>
    <message>
        <source>The printed book could be bought, so Holme may have read it; we cannot be sure. But where the words are copies, a second copy makes a rule no more certain.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Le livre imprimé était en vente&#xa0;: Holme a pu le lire, mais nous n’en sommes pas sûrs. Or, si les mots sont une copie, une seconde copie ne rend pas une règle plus certaine.</translation>
    </message>
    <message>
        <source>Names words that both texts share.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nomme des mots communs aux deux textes.</translation>
    </message>
    <message>
        <source>Names a way in which that may have come about.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nomme une façon dont cela a pu arriver.</translation>
    </message>
    <message>
        <source>Counts one witness, and says why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Compte un témoin, et dit pourquoi.</translation>
    </message>
    <message>
        <source>A number for the other player</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Un nombre pour l’autre joueur</translation>
    </message>
    <message>
        <source>The two texts again: they say what happens to a number that the thrower cannot use. Read closely: what may the other player do with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Encore les deux textes&#xa0;: ils disent ce que devient un nombre que celui qui lance ne peut pas jouer. Lisez de près&#xa0;: que peut en faire l’autre joueur&#x202f;?</translation>
    </message>
    <message>
        <source>May the other player also bear a man off with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>L’autre joueur peut-il aussi sortir une dame avec ce nombre&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: “to his own advantage” means any advantage.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Oui&#xa0;: «&#x202f;to his own advantage&#x202f;» désigne n’importe quel avantage.</translation>
    </message>
    <message>
        <source>No: the old words say only “lays down”.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Non&#xa0;: les mots anciens disent seulement «&#x202f;lays down&#x202f;», abat.</translation>
    </message>
    <message>
        <source>The texts do not settle it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Les textes ne tranchent pas.</translation>
    </message>
    <message>
        <source>Each answer can be defended: the old words speak only of laying down, and modern accounts read the book of 1674 as bearing off, too.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Chaque réponse peut se défendre&#xa0;: les mots anciens parlent seulement d’abattre, et des auteurs modernes lisent que le livre de 1674 permet aussi de sortir.</translation>
    </message>
    <message>
        <source>Each rule set in this program has to choose. It says so, and lets you choose otherwise. If the number may also bear a man off, a game takes %1 throws on average; if it may only lay one down, %2.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Chaque jeu de règles de ce programme doit choisir. Il le dit, et vous laisse choisir autrement. Si le nombre peut aussi sortir une dame, une partie dure en moyenne %1 coups&#x202f;; s’il ne peut qu’en abattre une, %2.</translation>
    </message>
    <message>
        <source>Defends the answer with words from the texts.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Défend la réponse avec des mots des textes.</translation>
    </message>
    <message>
        <source>Your turn to decide</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>À vous de décider</translation>
    </message>
    <message>
        <source>A doublet may give more men than are left to lay down. Read what is known about it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Un doublet peut donner plus de dames qu’il n’en reste à abattre. Lisez ce qu’on en sait.</translation>
    </message>
    <message>
        <source>Should the rest be lost, or bear men off? Give a reason, not just what you like better.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Le reste doit-il être perdu, ou sortir des dames&#x202f;? Donnez une raison, pas seulement votre préférence.</translation>
    </message>
    <message>
        <source>There is no right answer. Good reasons: the words of the source, other sources of the same time and place, how well the game then plays.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Il n’y a pas de bonne réponse. De bonnes raisons&#xa0;: les mots de la source, d’autres sources du même temps et du même lieu, la qualité du jeu qui en résulte.</translation>
    </message>
    <message>
        <source>A reason is good if somebody else can check it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Une raison est bonne si quelqu’un d’autre peut la vérifier.</translation>
    </message>
    <message>
        <source>Decides.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Décide.</translation>
    </message>
    <message>
        <source>Gives a reason that somebody else can check.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Donne une raison que quelqu’un d’autre peut vérifier.</translation>
    </message>
    <message>
        <source>What do we know now?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Que savons-nous maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Write three sentences about the game of 1674: one that we know, one that we deduce, one that we do not know. Find examples other than those in step 1.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Écrivez trois phrases sur le jeu de 1674&#xa0;: une que nous savons, une que nous déduisons, une que nous ne savons pas. Trouvez d’autres exemples que ceux de l’étape 1.</translation>
    </message>
    <message>
        <source>For example: we know that whoever throws the higher number throws first. We deduce that the first player with no men left wins. We do not know what becomes of the rest of a doublet.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Par exemple&#xa0;: nous savons que le plus grand nombre lance en premier. Nous déduisons que le premier qui n’a plus de dame gagne. Nous ne savons pas ce que devient le reste d’un doublet.</translation>
    </message>
    <message>
        <source>Choose another game in the program and open its rules. Count how many of them are old text, retold today, our deduction and our choice. Which game do we know best?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Choisissez un autre jeu du programme et ouvrez ses règles. Comptez combien sont texte ancien, récit moderne, notre déduction et notre choix. Quel jeu connaissons-nous le mieux&#x202f;?</translation>
    </message>
    <message>
        <source>Write down the rules of a game that you know by heart, in five sentences. Let somebody who does not know the game play by them. What did you leave unsaid?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Écrivez en cinq phrases les règles d’un jeu que vous connaissez par cœur. Faites-y jouer quelqu’un qui ne le connaît pas. Qu’aviez-vous oublié de dire&#x202f;?</translation>
    </message>
    <message>
        <source>Ages 13 to 15</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>De 13 à 15 ans</translation>
    </message>
    <message>
        <source>Nothing certain: with 100 games the share may easily be a few percentage points off.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Rien de certain&#xa0;: sur 100 parties, la part peut facilement s’écarter de quelques points de pourcentage.</translation>
    </message>
    <message>
        <source>Expects a tenth of a percentage point, by the rule of the previous step.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Prévoit un dixième de point de pourcentage, d’après la règle de l’étape précédente.</translation>
    </message>
    <message>
        <source>Finds two ways, one mark for each.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Trouve deux moyens, un point pour chacun.</translation>
    </message>
    <message>
        <source>Says that choosing well matters, because the band lies above 50%, and that it matters little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dit que bien choisir compte, parce que la fourchette est au-dessus de 50&#xa0;%, et que cela compte peu.</translation>
    </message>
    <message>
        <source>Let the best player play only 400 games against the random one, with five seeds. In how many of the five does the band lie above 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Faites jouer au meilleur joueur 400 parties seulement contre celui qui joue au hasard, avec cinq graines. Pour combien des cinq la fourchette est-elle au-dessus de 50&#xa0;%&#x202f;?</translation>
    </message>
    <message>
        <source>Ages 14 to 16</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>De 14 à 16 ans</translation>
    </message>
    <message>
        <source>Ages 13 to 16</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>De 13 à 16 ans</translation>
    </message>
    <message>
        <source>Gives an example of each kind, one mark for each.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Donne un exemple de chaque sorte, un point pour chacun.</translation>
    </message>
    <message>
        <source>That their dice were loaded: fair dice give the first thrower more than half.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Que leurs dés étaient pipés&#xa0;: avec des dés équilibrés, le premier joueur en gagne plus de la moitié.</translation>
    </message>
    <message>
        <source>Use the rule from step 6 to predict how far the band reaches on either side of the share for 400 and for 1,600 games. Then let the program play them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Avec la règle de l’étape 6, prévoyez jusqu’où la fourchette s’étend de part et d’autre de la part pour 400 et pour 1&#x202f;600 parties. Laissez ensuite le programme les jouer.</translation>
    </message>
    <message>
        <source>In this game each number on the dice plays a man of its own point: a 6 plays a man of the sixth point, a 1 plays a man of the first. If both dice show the same number, it plays several men.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dans ce jeu, chaque nombre des dés joue une dame de sa propre flèche&#xa0;: un 6 joue une dame de la sixième flèche, un 1 une dame de la première. Si les deux dés montrent le même nombre, il joue plusieurs dames.</translation>
    </message>
    <message>
        <source>High numbers may help, but being high is not what counts: without a doublet, a 6 plays no more men than a 1. A throw is lucky if your chance of winning is higher after it than before. The program knows that chance for every position.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>De grands nombres peuvent aider, mais ce n’est pas leur grandeur qui compte&#xa0;: sans doublet, un 6 ne joue pas plus de dames qu’un 1. Un coup est heureux si votre probabilité de gagner est plus forte après qu’avant. Le programme connaît cette probabilité pour chaque position.</translation>
    </message>
    <message>
        <source>The painting beside King Alfonso’s game of 1283 shows three dice, so this game is played with three.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La peinture qui accompagne le jeu du roi Alphonse, de 1283, montre trois dés&#xa0;: ce jeu se joue donc avec trois.</translation>
    </message>
    <message>
        <source>Fair dice have no memory: they do not repeat themselves on purpose, and they do not make up for anything. A loaded die shows the same number too often, day after day. That is how it gives itself away.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Des dés équilibrés n’ont pas de mémoire&#xa0;: ils ne se répètent pas exprès, et ne compensent rien. Un dé pipé montre trop souvent le même nombre, un jour après l’autre. C’est ainsi qu’il se trahit.</translation>
    </message>
    <message>
        <source>One player plays as well as possible, the other at random. How far above one half is the good player’s chance?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un joueur joue le mieux possible, l’autre au hasard. De combien la probabilité du bon joueur dépasse-t-elle la moitié&#x202f;?</translation>
    </message>
    <message>
        <source>Under Willughby’s rule, where a number that cannot be used is lost, the first thrower wins %1 of all games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Selon la règle de Willughby, où un nombre inutilisable est perdu, le premier joueur gagne %1 de toutes les parties.</translation>
    </message>
    <message>
        <source>A double 6 plays twelve men in England, and two in France. One throw in six is a doublet. Is that why the French game is so much longer?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Un double 6 joue douze dames en Angleterre, et deux en France. Un coup sur six est un doublet. Est-ce pour cela que la partie française est tellement plus longue&#x202f;?</translation>
    </message>
    <message>
        <source>A doublet may give more men than you have left to lay down. The accounts of Willughby’s game are silent about the rest. If it is lost, the best player’s share of games won against random play is %1 above one half.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Un doublet peut donner plus de dames qu’il ne vous en reste à abattre. Les descriptions du jeu de Willughby ne disent rien du reste. S’il est perdu, le meilleur jeu gagne contre le hasard la moitié des parties et %1 de plus.</translation>
    </message>
    <message>
        <source>And if the rest bears men off, how far above one half is the best player’s share?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Et quand le reste sort des dames&#xa0;: combien de plus que la moitié le meilleur jeu gagne-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Change this one rule and nothing else. Play many games with it and without it, with the same dice. Compare one figure, and check whether the difference is larger than chance would make it. You can try it now: change any rule of a game (Classroom menu, Invent a rule), and see what that does to the odds.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Changez cette seule règle et rien d’autre. Jouez de nombreuses parties avec elle et sans elle, avec les mêmes dés. Comparez un chiffre, et vérifiez si l’écart dépasse celui que donnerait le hasard. Vous pouvez essayer tout de suite&#xa0;: changez une règle quelconque d’un jeu (menu Classe, Inventer une règle), et voyez ce que cela change aux probabilités.</translation>
    </message>
    <message>
        <source>Times White threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Fois où les Blancs l’ont fait</translation>
    </message>
    <message>
        <source>Times Black threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Fois où les Noirs l’ont fait</translation>
    </message>
    <message>
        <source>Play the same 100,000 games twice, with the same dice: the first time, a number that cannot be used is lost; the second time, the other player uses it. Before you start, write down what will change, and what will not. Why so many games? With 10,000, chance often hides a small difference. Both players play at random here, so the figures differ a little from those before.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Jouez deux fois les mêmes 100&#x202f;000 parties, avec les mêmes dés&#xa0;: la première fois, un nombre inutilisable est perdu&#x202f;; la seconde, l’autre joueur le joue. Avant de commencer, notez ce qui va changer, et ce qui ne changera pas. Pourquoi tant de parties&#x202f;? Avec 10&#x202f;000, le hasard cache souvent un petit écart. Ici, les deux joueurs jouent au hasard&#xa0;: les chiffres diffèrent donc un peu des précédents.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Band of the difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Fourchette de l’écart</translation>
    </message>
    <message>
        <source>“Haueing” is having, and “apeece” means each. Two men on each of the six points make twelve; a third on three of them makes fifteen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>«&#x202f;Haueing&#x202f;», c’est «&#x202f;having&#x202f;» (ayant), et «&#x202f;apeece&#x202f;» veut dire chacune. Deux dames sur chacune des six flèches font douze&#x202f;; une troisième sur trois d’entre elles fait quinze.</translation>
    </message>
    <message>
        <source>Two dice, large enough for the class to see.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Deux dés, assez grands pour être vus de la classe.</translation>
    </message>
    <message>
        <source>Modern writers quote a sentence of Francis Willughby’s: there is “scarce any skill” in this game. Justin du Coeur, who plays historical games today, found “virtually no strategy, save in the choice of how you use what dublets you get”. Now you know how little that is.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Des auteurs modernes citent une phrase de Francis Willughby&#xa0;: il n’entre dans ce jeu «&#x202f;presque aucune habileté&#x202f;». Justin du Coeur, qui pratique aujourd’hui les jeux historiques, n’y a trouvé «&#x202f;pratiquement aucune stratégie, sauf dans le choix de l’emploi des doublets obtenus&#x202f;». Vous savez maintenant combien c’est peu.</translation>
    </message>
    <message>
        <source>Sooner or later you throw a number that you cannot use. We know two English rules for that. Willughby’s account of about 1665 is known to us only through modern writers, who quote a sentence and retell the rest: there, the number is lost. The book of 1674 has a rule of its own.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Tôt ou tard, on fait un nombre que l’on ne peut pas jouer. Nous connaissons deux règles anglaises pour cela. La description de Willughby, vers 1665, ne nous est connue que par des auteurs modernes, qui en citent une phrase et racontent le reste&#xa0;: là, personne ne joue ce nombre. Le livre de 1674 a sa propre règle.</translation>
    </message>
    <message>
        <source>By the rule, 1/20 for 400 games, so 5 percentage points, and 1/40 for 1,600 games, so 2.5.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>D’après la règle, 1/20 pour 400 parties, donc 5 points de pourcentage, et 1/40 pour 1&#x202f;600 parties, donc 2,5.</translation>
    </message>
    <message>
        <source>6 of 216 ways, so 1 in 36. A doublet with two dice, 1 in 6, is six times as likely.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>6 cas sur 216, donc 1 sur 36. Un doublet avec deux dés, 1 sur 6, est six fois plus probable.</translation>
    </message>
    <message>
        <source>Usually in none or in one: with 400 games the band reaches about 5 percentage points to either side, far more than the advantage of best play.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>D’ordinaire pour aucune ou pour une&#xa0;: avec 400 parties, la fourchette s’étend d’environ 5 points de pourcentage de chaque côté, bien plus que l’avance du meilleur jeu.</translation>
    </message>
    <message>
        <source>The games become a little shorter. The first thrower’s shares hardly change, and the two differences remain.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Les parties deviennent un peu plus courtes. Les parts du premier joueur changent à peine, et les deux écarts demeurent.</translation>
    </message>
    <message>
        <source>Usually only the difference in length. The difference between the shares is much smaller than its band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>D’ordinaire, seulement celui de la longueur. L’écart entre les parts est bien plus petit que sa fourchette.</translation>
    </message>
    <message>
        <source>The French rules published by Charpentier have the most old text, so we know that game best. No rule of Willughby’s game is old text: what we know of them is retold today.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Les règles françaises publiées par Charpentier ont le plus de texte ancien&#xa0;: c’est donc le jeu que nous connaissons le mieux. Aucune règle du jeu de Willughby n’est texte ancien&#xa0;: ce que nous en savons est récit moderne.</translation>
    </message>
    <message>
        <source>Two more things have changed White’s chance: the opening throw, and plays that were not the best. Together they cost White a few percentage points.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Deux autres choses ont changé la probabilité que les Blancs gagnent&#xa0;: le tirage, et des choix qui n’étaient pas les meilleurs. Ensemble, elles ont coûté aux Blancs quelques points de pourcentage.</translation>
    </message>
    <message>
        <source>Including the part of the game played before you began, White’s throws changed White’s chance by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Si l’on compte ce qui a été joué avant vous, les coups des Blancs ont changé la probabilité des Blancs de %1. Les coups des Noirs ont changé celle des Noirs de %2.</translation>
    </message>
    <message>
        <source>What share of all games does the first thrower win under the rule of 1674, where the other player may use such a number?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Quelle part de toutes les parties le premier joueur gagne-t-il selon la règle de 1674, où l’autre joueur peut utiliser un tel nombre&#x202f;?</translation>
    </message>
    <message>
        <source>The answer comes at the end of the lesson. You will see your votes again there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>La réponse viendra à la fin de la séance. Vous y reverrez vos votes.</translation>
    </message>
    <message>
        <source>Almost nothing. After a single game, the first thrower has won either 100% or 0% of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Presque rien. Après une seule partie, le premier joueur a gagné soit 100&#xa0;%, soit 0&#xa0;% des parties.</translation>
    </message>
    <message>
        <source>A single game may end either way by chance. Only many games can answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Une seule partie peut finir d’une façon ou de l’autre par hasard. Seules de nombreuses parties peuvent répondre à la question.</translation>
    </message>
    <message>
        <source>A rule to remember, for shares near one half: 1 divided by the square root of the number of games. For 100 games that is 1/10, so 10 percentage points. For 10,000 games it is 1/100: 1 percentage point. With a hundred times as many games, the share varies ten times less.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Une règle à retenir, pour les parts proches de la moitié&#xa0;: 1 divisé par la racine carrée du nombre de parties. Pour 100 parties, c’est 1/10, donc 10 points de pourcentage. Pour 10&#x202f;000 parties, c’est 1/100&#xa0;: 1 point. Avec cent fois plus de parties, la part varie dix fois moins.</translation>
    </message>
    <message>
        <source>On one day, that can be chance. The same number on all ten days can hardly be chance.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un seul jour, cela peut être le hasard. Le même nombre les dix jours ne peut guère être un hasard.</translation>
    </message>
    <message>
        <source>This time, a single rule changes, the one from step 1: what happens to a number that cannot be used. Everything else stays the same: the men, the players, even the dice.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Cette fois, une seule règle change, celle de l’étape 1&#xa0;: ce que devient un nombre que l’on ne peut pas jouer. Tout le reste demeure&#xa0;: les dames, les joueurs, même les dés.</translation>
    </message>
    <message>
        <source>A doublet is a throw of two equal numbers. To bear a man off is to take it off the board.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Un doublet est un coup de deux nombres égaux. Sortir une dame, c’est l’ôter du plateau.</translation>
    </message>
    <message>
        <source>Let the program play 100 games, and note how many the first thrower won. Then change the seed, the number from which the computer’s throws follow. Play another 100 games, and then another. Do you get the same share?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Laissez le programme jouer 100 parties, et notez combien le premier joueur en a gagné. Changez ensuite la graine, le nombre dont découlent les coups de l’ordinateur. Jouez 100 autres parties, puis encore 100. Obtenez-vous la même part&#x202f;?</translation>
    </message>
    <message>
        <source>That throwing first is a disadvantage: whoever throws first wins fewer than half of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Que lancer en premier est un désavantage&#xa0;: qui lance en premier gagne moins de la moitié des parties.</translation>
    </message>
    <message>
        <source>That is how luck is measured: the chance after a throw, minus the chance before it. Before the game, White’s chance was 50%.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>C’est ainsi que l’on mesure la chance&#xa0;: la probabilité après un coup, moins la probabilité avant. Avant la partie, celle des Blancs était de 50&#xa0;%.</translation>
    </message>
    <message>
        <source>White began with 50%, gained through good luck and through Black’s bad luck, and lost a little through the opening throw and some weaker moves. With fair dice, the luck of a throw is zero on average. Over a whole game, bad luck need not be made up for. Now open the odds beside the board (View menu, Odds), and find the luckiest throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Les Blancs avaient 50&#xa0;% au départ&#x202f;; ils ont gagné par leur propre chance et par la malchance des Noirs, et perdu un peu au tirage et par des choix plus faibles. Avec des dés équilibrés, la chance d’un coup est nulle en moyenne. Mais dans une partie, la malchance n’est pas forcément compensée. Ouvrez maintenant les probabilités à côté du plateau (menu Affichage, Probabilités), et trouvez le coup le plus heureux.</translation>
    </message>
    <message>
        <source>Open the dice beside the board (View menu, Dice). They show how often each number fell for each player. The band shows where fair dice nearly always stay.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ouvrez les dés à côté du plateau (menu Affichage, Dés). On y voit combien de fois chaque nombre est sorti pour chaque joueur. Des dés équilibrés restent presque toujours dans la fourchette.</translation>
    </message>
    <message>
        <source>The same game, the same men, the same dice. Only the rule is different: now the other player may use what the thrower cannot.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>La même partie, les mêmes dames, les mêmes dés. Seule la règle change&#xa0;: l’autre joueur peut maintenant jouer ce que celui qui lance ne peut pas.</translation>
    </message>
    <message>
        <source>If you can: a reproduction of the painting on leaf 74 of King Alfonso’s book of games (El Escorial, T-I-6).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Si possible&#xa0;: une reproduction de la peinture du feuillet 74 du livre des jeux du roi Alphonse (El Escorial, T-I-6).</translation>
    </message>
    <message>
        <source>A line drawing. Two men sit facing each other at a board with a heavy frame. It has no triangles, but half-round hollows along two sides. The men of the game stand there in piles. One player is just lifting a man from its pile. Three dice lie on the board.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Un dessin au trait. Deux hommes sont assis face à face devant un plateau au cadre épais. Il n’a pas de triangles, mais des creux en demi-cercle le long de deux côtés. Les dames y sont en piles. Un joueur est en train de lever une dame de sa pile. Trois dés sont posés sur le plateau.</translation>
    </message>
    <message>
        <source>Think of very many games. If throwing first were worth nothing, whoever throws first would win 50% of them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Imaginez un très grand nombre de parties. Si lancer en premier ne valait rien, le premier joueur en gagnerait 50&#xa0;%.</translation>
    </message>
    <message>
        <source>What share of all games does the player who throws first win?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Quelle part de toutes les parties gagne le joueur qui lance en premier&#x202f;?</translation>
    </message>
    <message>
        <source>What share of all throws of two dice are doublets?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Quelle part de tous les coups de deux dés sont des doublets&#x202f;?</translation>
    </message>
    <message>
        <source>In what share of all throws of three dice do at least two dice show the same number?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dans quelle part de tous les coups de trois dés au moins deux dés montrent-ils le même nombre&#x202f;?</translation>
    </message>
    <message>
        <source>White makes the best plays, Black plays at random, thirty thousand times. Read off the share of games that White wins, and its band. Does the band reach down to 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Les Blancs jouent au mieux, les Noirs au hasard, trente mille fois. Lisez la part des parties que gagnent les Blancs, et sa fourchette. Descend-elle jusqu’à 50&#xa0;%&#x202f;?</translation>
    </message>
    <message>
        <source>What did the experiment show?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Qu’a montré l’expérience&#x202f;?</translation>
    </message>
    <message>
        <source>Does choosing well matter in this game? How much?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Bien choisir compte-t-il dans ce jeu&#x202f;? Combien&#x202f;?</translation>
    </message>
    <message>
        <source>It matters: the band lies above 50%, so chance alone hardly explains White’s lead. But it matters little: the lead is small.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Cela compte&#xa0;: la fourchette est au-dessus de 50&#xa0;%, le hasard seul n’explique donc guère l’avance des Blancs. Mais cela compte peu&#xa0;: l’avance est petite.</translation>
    </message>
    <message>
        <source>Step 8 gave the exact figure: the best player is %1 above one half. It takes many thousands of games to see so little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>L’étape&#xa0;8 a donné le chiffre exact&#xa0;: qui joue au mieux est à %1 au-dessus de la moitié. Il faut bien des milliers de parties pour voir si peu.</translation>
    </message>
    <message>
        <source>How many throws does a game take on average under the French rules?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Combien de coups dure en moyenne une partie avec les règles françaises&#x202f;?</translation>
    </message>
    <message>
        <source>Reads both differences and the band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Lit les deux écarts et la fourchette.</translation>
    </message>
    <message>
        <source>Are the two differences too large to be chance? What has the rule changed, and by how much?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Les deux écarts sont-ils trop grands pour être dus au hasard&#x202f;? Qu’a changé la règle, et de combien&#x202f;?</translation>
    </message>
    <message>
        <source>Neither band reaches 0, so chance alone can hardly explain the differences. If the other player uses the number, games are clearly shorter. The first thrower wins a little less often.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Aucune fourchette n’atteint 0&#xa0;: le hasard seul ne peut guère expliquer ces écarts. Si l’autre joueur utilise le nombre, les parties sont nettement plus courtes. Qui lance en premier gagne un peu moins souvent.</translation>
    </message>
    <message>
        <source>If a band contained 0, that would not prove that the rule changes nothing. These games simply could not tell.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Si une fourchette contenait 0, cela ne prouverait pas que la règle ne change rien. Ces parties ne permettraient simplement pas de le dire.</translation>
    </message>
    <message>
        <source>Says what the rule has changed.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dit ce que la règle a changé.</translation>
    </message>
    <message>
        <source>Uses the band to say whether chance alone could produce a difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dit, d’après la fourchette, si le hasard seul pourrait donner un écart.</translation>
    </message>
    <message>
        <source>Read it twice. It says who will win: the player who first has all men down, unless the other player overtakes with doublets. It does not say what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Lisez deux fois. Le texte dit qui va gagner&#xa0;: celui qui a le premier abattu toutes ses dames, si l’autre ne le rattrape pas par des doublets. Il ne dit pas ce qu’il faut faire pour gagner.</translation>
    </message>
    <message>
        <source>Let two players who choose at random play 10,000 games. The first thrower’s exact share then differs by 0.08 percentage points from that of best play. Can you see this? By the rule from step 6, how many games of each kind would you need, so that the two bands hardly overlap?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Faites jouer 10&#x202f;000 parties à deux joueurs qui choisissent au hasard. La part exacte du premier joueur diffère alors de 0,08 point de pourcentage de celle du meilleur jeu. Cela se voit-il&#x202f;? D’après la règle de l’étape 6, combien de parties de chaque sorte faudrait-il pour que les deux fourchettes ne se chevauchent presque plus&#x202f;?</translation>
    </message>
    <message>
        <source>No: with 10,000 games, the band reaches 1 percentage point to either side. It must reach only 0.04, half the difference: 1/√n = 0.0004, so more than six million games of each kind. The difference is small because few throws leave a choice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Non&#xa0;: avec 10&#x202f;000 parties, la fourchette s’étend sur 1 point de pourcentage de part et d’autre. Elle ne doit s’étendre que sur 0,04, la moitié de la différence&#xa0;: 1/√n = 0,0004, donc plus de six millions de parties de chaque sorte. La différence est petite parce que peu de coups laissent un choix.</translation>
    </message>
    <message>
        <source>Here is one rule of each kind. If no old words are shown, the old book says nothing about the rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Voici une règle de chaque sorte. Si aucun mot ancien n’est montré, le livre ancien ne dit rien de cette règle.</translation>
    </message>
    <message>
        <source>Our own drawing, not a copy: it follows descriptions of the painting. Faces, clothes and the table are invented. The original is in the library of El Escorial in Spain (T-I-6, leaf 74).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Dessin fait par nous, et non une copie&#xa0;: il suit des descriptions de la peinture. Les visages, les vêtements et la table sont inventés. L’original est à la bibliothèque de l’Escurial, en Espagne (T-I-6, feuillet 74).</translation>
    </message>
    <message>
        <source>A single number leaves its band about one time in twenty, so twelve numbers do so twelve times as often. An average need not be a whole number: often none is outside, sometimes one or two. One number outside its band proves nothing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un seul nombre sort de sa fourchette environ une fois sur vingt, douze nombres donc douze fois plus souvent. Une moyenne n’est pas forcément un nombre entier&#xa0;: souvent, aucun nombre n’en sort, parfois un ou deux. Un seul nombre hors de sa fourchette ne prouve rien.</translation>
    </message>
    <message>
        <source>Most of these games have died out. Only descriptions of them are left, with gaps. Read the sources, and separate what they say from what we make of them.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>La plupart de ces jeux ont disparu. Il n’en reste que des descriptions, avec des lacunes. Lisez les sources, et distinguez ce qu’elles disent de ce que nous en faisons.</translation>
    </message>
    <message>
        <source>Together with the sentence in step 3, these are the words of the book of 1674 on how the game is played, from the opening throw to the end. Read all of them. Then answer the question about one more rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Avec la phrase de l’étape 3, voici les mots du livre de 1674 sur la manière de jouer, du tirage jusqu’à la fin. Lisez-les tous. Répondez ensuite à la question sur une autre règle.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The naturalist’s game</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Le jeu du naturaliste</translation>
    </message>
    <message>
        <source>England, 17th-century account</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Angleterre, source du XVIIe siècle</translation>
    </message>
    <message>
        <source>As a naturalist noted it: a doublet plays as many men as it has dots.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Tel qu’un naturaliste l’a noté&#xa0;: un doublet joue autant de dames qu’il montre de points.</translation>
    </message>
    <message>
        <source>Francis Willughby</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Francis Willughby</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>v. 1665–1670</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Angleterre</translation>
    </message>
    <message>
        <source>pp. 23 ff.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>p. 23 et suiv.</translation>
    </message>
    <message>
        <source>after a modern paraphrase</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>d’après une paraphrase moderne</translation>
    </message>
    <message>
        <source>the most childish game at Tables in which there is nothing but chance and scarce any skill.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>le plus enfantin des jeux de tables, où il n’y a que du hasard et presque aucune habileté.</translation>
    </message>
    <message>
        <source>Willughby’s own spellings of the numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Les nombres selon l’orthographe de Willughby.</translation>
    </message>
    <message>
        <source>They come to us through Justin du Coeur (1997).</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Ces formes nous viennent de Justin du Coeur (1997).</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Chaque joueur a 15 dames. Les flèches 1 à 3 en portent 2 chacune, les flèches 4 à 6, 3.</translation>
    </message>
    <message>
        <source>Each throw is of 2 dice.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Chaque coup est de 2 dés.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the same half of the board.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Les dames des deux joueurs se font face, dans la même moitié du plateau.</translation>
    </message>
    <message>
        <source>Lay all your men down, then bear them off. You need not wait for the other player.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Abattez toutes vos dames, puis sortez-les. N’attendez pas l’autre joueur.</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher number throws first.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Chaque joueur lance un dé. Le plus grand nombre lance en premier.</translation>
    </message>
    <message>
        <source>We deduce two things: equal dice are thrown again, and these dice are not played.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Nous déduisons deux choses&#xa0;: à égalité on relance, et ces dés ne se jouent pas.</translation>
    </message>
    <message>
        <source>You choose the order of your numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Vous choisissez l’ordre de vos nombres.</translation>
    </message>
    <message>
        <source>The source does not mention the order.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>La source ne parle pas de l’ordre.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Jouez le plus de nombres possible.</translation>
    </message>
    <message>
        <source>The paraphrases of Willughby do not say that you must. We play it that way.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Les paraphrases de Willughby ne disent pas que c’est obligatoire. Nous jouons ainsi.</translation>
    </message>
    <message>
        <source>A number takes the top man off the pile on its point. Lay that man in front. The bottom man needs no number.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Un nombre prend la dame du haut de la pile de sa flèche. Posez cette dame devant. La dame du bas se passe de nombre.</translation>
    </message>
    <message>
        <source>When all your men are down, each number bears one man off its point.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Quand toutes vos dames sont abattues, chaque nombre sort une dame de sa flèche.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the dice show together, from any points.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Un doublet joue autant de dames que de points, prises où l’on veut.</translation>
    </message>
    <message>
        <source>The first player with no men left wins, on either player’s throw.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le premier qui n’a plus de dame gagne, quel que soit le joueur qui lance.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The rest is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Un doublet peut donner plus de dames qu’il n’en faut. Le reste est perdu.</translation>
    </message>
    <message>
        <source>Willughby does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Willughby n’en parle pas. Peut-on sortir des dames avec le reste&#x202f;? Justin du Coeur (1997)&#xa0;: «&#x202f;Je soupçonne que non, mais c’est possible&#x202f;».</translation>
    </message>
    <message>
        <source>The rest of the doublet is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Le reste du doublet est perdu.</translation>
    </message>
    <message>
        <source>You go on at once and bear off the rest.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Vous continuez aussitôt, et sortez le reste.</translation>
    </message>
    <message>
        <source>When you finish a stage, use the rest of the throw in the next one.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>L’étape finie, jouez le reste du coup dans la suivante.</translation>
    </message>
    <message>
        <source>The source does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>La source ne dit pas ce que deviennent les autres nombres de ce coup.</translation>
    </message>
    <message>
        <source>You may use them at once in the next stage.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Vous pouvez les jouer aussitôt dans l’étape suivante.</translation>
    </message>
    <message>
        <source>You cannot use them.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Vous ne pouvez pas les jouer.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Un nombre que vous ne pouvez pas jouer est perdu.</translation>
    </message>
    <message>
        <source>In the paraphrase nobody plays it. Holme gives it to the other player, and du Coeur offers that too.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Dans la paraphrase, personne ne le joue. Holme le donne à l’autre joueur, et du Coeur le propose aussi.</translation>
    </message>
    <message>
        <source>It is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Il est perdu.</translation>
    </message>
    <message>
        <source>The other player uses it, to lay down or to bear off.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>L’autre joueur le joue, pour abattre ou pour sortir.</translation>
    </message>
    <message>
        <source>The gambler’s game</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le jeu du parieur</translation>
    </message>
    <message>
        <source>From a book for gamblers: the other player takes what you throw and cannot use.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>D’un livre pour joueurs d’argent&#xa0;: l’autre prend ce que vous ne pouvez pas jouer.</translation>
    </message>
    <message>
        <source>attributed to Charles Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>attribué à Charles Cotton</translation>
    </message>
    <message>
        <source>1674</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>1674</translation>
    </message>
    <message>
        <source>London</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Londres</translation>
    </message>
    <message>
        <source>chapter XXIX, pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>chapitre XXIX, p. 161–162</translation>
    </message>
    <message>
        <source>from the text; the book is anonymous, and was later attributed to Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>d’après le texte&#x202f;; livre anonyme, attribué plus tard à Cotton</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>p. 161</translation>
    </message>
    <message>
        <source>There are several foolish pastims to be plaid in the Tables which are ridiculous to treat of, wherefore I shall only mention these three.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Il y a plusieurs sots passe-temps qui se jouent aux tables et dont il est ridicule de traiter&#x202f;; je ne mentionnerai donc que ces trois-là.</translation>
    </message>
    <message>
        <source>The book’s own spellings of the numbers.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Les nombres selon l’orthographe du livre.</translation>
    </message>
    <message>
        <source>upon sice, Cinque and Quater there are three men apiece, upon Trey, Deuce, Ace, but two apiece.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>sur le six, le cinq et le quatre, trois dames chacun&#x202f;; sur le trois, le deux et l’as, deux seulement.</translation>
    </message>
    <message>
        <source>The text does not say so, but its doublets need two dice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le texte ne le dit pas, mais ses doublets demandent deux dés.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>p. 162</translation>
    </message>
    <message>
        <source>if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>si c’est double quatre, il abat ou sort huit dames</translation>
    </message>
    <message>
        <source>The book does not say where the men stand. Modern accounts do.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le livre ne dit pas où sont les dames. Des récits modernes le disent.</translation>
    </message>
    <message>
        <source>thus they do till all the men are down, and then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>ils font ainsi jusqu’à ce que toutes les dames soient abattues, puis ils sortent, mais pas avant&#x202f;; qui a tout abattu le premier sort le premier</translation>
    </message>
    <message>
        <source>The book says that the higher number throws first. The rest we deduce.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le livre dit que le plus grand nombre lance en premier. Nous déduisons le reste.</translation>
    </message>
    <message>
        <source>He that throws most hath the benefit of throwing first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Qui fait le plus a l’avantage de lancer en premier</translation>
    </message>
    <message>
        <source>These words leave the player no choice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Ces mots ne laissent pas de choix au joueur.</translation>
    </message>
    <message>
        <source>what he throws he lays down</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>ce qu’il fait, il l’abat</translation>
    </message>
    <message>
        <source>The text does not say that the bottom man needs no number.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le texte ne dit pas que la dame du bas se passe de nombre.</translation>
    </message>
    <message>
        <source>what he throws he lays down; and so doth the other</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>ce qu’il fait, il l’abat&#x202f;; et l’autre de même</translation>
    </message>
    <message>
        <source>The text does not say from which point the man comes.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le texte ne dit pas de quelle flèche vient la dame.</translation>
    </message>
    <message>
        <source>then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>puis ils sortent, mais pas avant d’avoir tout abattu&#x202f;; qui a tout abattu le premier sort le premier</translation>
    </message>
    <message>
        <source>That the men may come from any points is our deduction.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Que les dames viennent de n’importe quelle flèche, nous le déduisons.</translation>
    </message>
    <message>
        <source>as many as the Dubblets are, so many he lays down, or bears; for example, if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>autant valent les doublets, autant il abat ou sort de dames&#x202f;; par exemple, si c’est double quatre, il en abat ou en sort huit</translation>
    </message>
    <message>
        <source>The book speaks of overtaking, as in a race.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le livre parle de rattraper, comme dans une course.</translation>
    </message>
    <message>
        <source>he that is down first bears first, and will doubtlesly win the Game if the other throws not Dubblets to overtake him</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>qui a tout abattu le premier sort le premier, et gagnera sans doute la partie si l’autre ne fait pas de doublets pour le rattraper</translation>
    </message>
    <message>
        <source>The book does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le livre n’en parle pas. Peut-on sortir des dames avec le reste&#x202f;? Justin du Coeur (1997)&#xa0;: «&#x202f;Je soupçonne que non, mais c’est possible&#x202f;».</translation>
    </message>
    <message>
        <source>The other player plays the rest.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>L’autre joueur joue le reste.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Un nombre que vous ne pouvez pas jouer passe à l’autre joueur.</translation>
    </message>
    <message>
        <source>The book says this about laying down. The Digital Ludeme Project and Wikipedia extend it to bearing off.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Le livre le dit pour abattre. Le Digital Ludeme Project et Wikipédia l’étendent à la sortie des dames.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>p. 161–162</translation>
    </message>
    <message>
        <source>what the one throws and hath not the other lays down for him to his own advantage</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>ce que l’un fait et n’a pas, l’autre l’abat pour lui, à son propre avantage</translation>
    </message>
    <message>
        <source>The other player may only lay a man down with it.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>L’autre joueur peut seulement abattre une dame avec ce nombre.</translation>
    </message>
    <message>
        <source>The herald’s game</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Le jeu du héraut</translation>
    </message>
    <message>
        <source>From a great book of heraldry: your unused number lets the other player lay down.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Tiré d’un grand livre d’héraldique&#xa0;: votre nombre inutilisable fait abattre l’autre joueur.</translation>
    </message>
    <message>
        <source>Randle Holme</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Randle Holme</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>avant 1688</translation>
    </message>
    <message>
        <source>England, in manuscript</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Angleterre, manuscrit</translation>
    </message>
    <message>
        <source>III.16, first printed in 1905</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, première impression en 1905</translation>
    </message>
    <message>
        <source>from the text</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>d’après le texte</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, article 29a</translation>
    </message>
    <message>
        <source>This is an easie and childish play</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>C’est un jeu facile et enfantin</translation>
    </message>
    <message>
        <source>Holme’s own spellings of the numbers.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Les nombres selon l’orthographe de Holme.</translation>
    </message>
    <message>
        <source>haueing all the 15 men set double on the six points, the 6. 5. 4. haueing three apeece</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>les 15 dames étant toutes doublées sur les six flèches, le 6, le 5 et le 4 en ayant trois chacun</translation>
    </message>
    <message>
        <source>Holme says this about all games at tables.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme le dit de tous les jeux de tables.</translation>
    </message>
    <message>
        <source>III.16, item 27</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, article 27</translation>
    </message>
    <message>
        <source>At all games within the tables, there is two Dies, and 30 table men: 15 of one colour, and 15 of an other</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>À tous les jeux de tables, il y a deux dés et 30 dames&#xa0;: 15 d’une couleur, et 15 d’une autre</translation>
    </message>
    <message>
        <source>Holme does not say where the men stand. We follow Willughby’s game. Holme counts points from the left, our board from the right.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme ne dit pas où sont les dames. Nous suivons le jeu de Willughby. Holme compte les flèches depuis la gauche, notre plateau depuis la droite.</translation>
    </message>
    <message>
        <source>thus they do till all be downe; and then they beare</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>ils font ainsi jusqu’à ce que toutes soient abattues&#x202f;; et alors ils sortent</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, article 29b</translation>
    </message>
    <message>
        <source>He that throws most with a single die, hath the benefite of the first throw for any game he plays at.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Qui fait le plus avec un seul dé a l’avantage du premier coup, à quelque jeu qu’il joue.</translation>
    </message>
    <message>
        <source>what is throwne is layd downe</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>ce qui est fait est abattu</translation>
    </message>
    <message>
        <source>now dubblets in this game, is as many to be layd downe and borne as the dubblets are.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>et dans ce jeu, un doublet fait abattre et sortir autant de dames qu’il a de points.</translation>
    </message>
    <message>
        <source>Holme does not say so. It follows from the bearing off.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme ne le dit pas. Cela découle de la sortie des dames.</translation>
    </message>
    <message>
        <source>Holme does not mention this.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme n’en parle pas.</translation>
    </message>
    <message>
        <source>The other player lays a man down with a number you cannot use.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>L’autre joueur abat une dame avec un nombre que vous ne pouvez pas jouer.</translation>
    </message>
    <message>
        <source>Holme speaks only of laying down. The book of 1674 is often read as allowing bearing off too. Holme can be read that way as well.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme ne parle que d’abattre. On lit souvent le livre de 1674 comme permettant aussi de sortir. Holme peut se lire ainsi également.</translation>
    </message>
    <message>
        <source>if one throws and hath it not, the other lays downe for him</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>si l’un fait un nombre et ne l’a pas, l’autre abat pour lui</translation>
    </message>
    <message>
        <source>The king’s game</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Le jeu du roi</translation>
    </message>
    <message>
        <source>Castile, 13th-century account</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Castille, source du XIIIe siècle</translation>
    </message>
    <message>
        <source>From a king’s book of games: 12 men, 3 dice, and unused numbers pass.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Du livre des jeux d’un roi&#xa0;: 12 dames, 3 dés, les nombres inutilisables passent.</translation>
    </message>
    <message>
        <source>Alfonso X of Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Alphonse X de Castille</translation>
    </message>
    <message>
        <source>1283</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>1283</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Castille</translation>
    </message>
    <message>
        <source>f. 74</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>f. 74</translation>
    </message>
    <message>
        <source>from a modern translation</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>d’après une traduction moderne</translation>
    </message>
    <message>
        <source>The numbers are given in figures.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Les nombres sont donnés en chiffres.</translation>
    </message>
    <message>
        <source>We do not know whether the source names them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Nous ne savons pas si la source les nomme.</translation>
    </message>
    <message>
        <source>Each player has 12 men, 2 on each of 6 points.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Chaque joueur a 12 dames, 2 sur chacune de 6 flèches.</translation>
    </message>
    <message>
        <source>Each throw is of 3 dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Chaque coup est de 3 dés.</translation>
    </message>
    <message>
        <source>The miniature shows three dice. The text does not mention them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>La miniature montre trois dés. Le texte n’en parle pas.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, on the same side of the bar.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Les dames des deux joueurs se font face, du même côté de la barre.</translation>
    </message>
    <message>
        <source>The text names both. We deduce that all men are down first.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Le texte nomme les deux. Nous déduisons que l’on abat d’abord toutes les dames.</translation>
    </message>
    <message>
        <source>The text calls this throw “the battle”. We deduce what happens with ties, and that these dice are not played.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Le texte appelle ce coup «&#x202f;la bataille&#x202f;». Nous déduisons le reste&#xa0;: l’égalité, et que ces dés ne se jouent pas.</translation>
    </message>
    <message>
        <source>The other player must play what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>L’autre joueur doit jouer ce que vous ne pouvez pas. Vous devez donc jouer ce que vous pouvez.</translation>
    </message>
    <message>
        <source>Equal numbers are played like any others.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Des nombres égaux se jouent comme les autres.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Le texte ne parle pas de dés égaux.</translation>
    </message>
    <message>
        <source>The other player must use any number that you cannot.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>L’autre joueur doit jouer tout nombre que vous ne pouvez pas jouer.</translation>
    </message>
    <message>
        <source>The text does not say that this ends the game.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Le texte ne dit pas que cela finit la partie.</translation>
    </message>
    <message>
        <source>The race</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>La course</translation>
    </message>
    <message>
        <source>Castile, modern reconstruction</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Castille, reconstruction moderne</translation>
    </message>
    <message>
        <source>A modern reconstruction: men laid down race round the board and can be hit.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Une reconstruction moderne&#xa0;: les dames abattues font la course et peuvent être frappées.</translation>
    </message>
    <message>
        <source>a modern reconstruction by the Digital Ludeme Project, which the translation of this page does not support</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>une reconstruction moderne du Digital Ludeme Project, que la traduction de cette page n’appuie pas</translation>
    </message>
    <message>
        <source>The modern account says so. The miniature shows three, and the text does not mention them.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Le récit moderne le dit. La miniature en montre trois, et le texte n’en parle pas.</translation>
    </message>
    <message>
        <source>The men start facing each other and race through all four quarters.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Les dames partent face à face et parcourent les quatre quarts.</translation>
    </message>
    <message>
        <source>Lay all your men down, then race them round the board and off it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Abattez toutes vos dames, puis faites-leur faire le tour du plateau et sortez-les.</translation>
    </message>
    <message>
        <source>This is a modern reconstruction. The translation of the page never speaks of moving.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>C’est une reconstruction moderne. La traduction de la page ne parle jamais d’avancer.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can. You need not choose a play that wins the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Jouez le plus de nombres possible. Rien n’oblige à jouer un nombre qui gagnerait.</translation>
    </message>
    <message>
        <source>The account does not say so. We deduce it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>La description ne le dit pas. Nous le déduisons.</translation>
    </message>
    <message>
        <source>Only the exact number bears a man off: one step past the last point.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Seul le nombre exact sort une dame&#xa0;: un pas au-delà de la dernière flèche.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player, or is lost.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Un nombre que vous ne pouvez pas jouer passe à l’autre joueur, ou est perdu.</translation>
    </message>
    <message>
        <source>It passes while you lay down or have all your men in the last quarter. We say the other player must use it; the account only says they may.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Il passe tant que vous abattez, ou toutes vos dames étant dans le dernier quart. Pour nous, l’autre joueur doit l’utiliser&#x202f;; la description dit seulement qu’il le peut.</translation>
    </message>
    <message>
        <source>A number moves one man that many points along your track. No point holds more than 2 men.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Un nombre avance une dame d’autant de flèches sur votre parcours. Aucune flèche ne porte plus de 2 dames.</translation>
    </message>
    <message>
        <source>Your track is all 24 points, from your own point 1. The other player goes the opposite way.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Votre parcours suit les 24 flèches, depuis votre flèche 1. L’autre va en sens contraire.</translation>
    </message>
    <message>
        <source>A man that lands on a single enemy man removes it from the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Une dame qui arrive sur une dame adverse isolée la retire de la partie.</translation>
    </message>
    <message>
        <source>This is odd: its owner then has one man fewer to bring home.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>C’est étrange&#xa0;: leur propriétaire a alors une dame de moins à ramener.</translation>
    </message>
    <message>
        <source>Counting a hit man as gone is our choice: the account is silent.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Compter une dame frappée comme sortie est notre choix&#xa0;: la description se tait.</translation>
    </message>
    <message>
        <source>If neither player can ever move again, the game is a draw.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Si aucun joueur ne peut plus jamais jouer, la partie est nulle.</translation>
    </message>
    <message>
        <source>The account does not say what happens when neither player can move.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>La description ne dit pas ce qui arrive quand plus personne ne peut jouer.</translation>
    </message>
    <message>
        <source>The throw-again game</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Le jeu où l’on relance</translation>
    </message>
    <message>
        <source>France, 18th-century account</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>France, source du XVIIIe siècle</translation>
    </message>
    <message>
        <source>The French game at the trictrac table: a doublet lets you throw again.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Le jeu français à la table de trictrac&#xa0;: un doublet fait relancer.</translation>
    </message>
    <message>
        <source>published by Charpentier</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>publié par Charpentier</translation>
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
        <translation>troisième édition, p. 78–94</translation>
    </message>
    <message>
        <source>from a modern transcription, not compared with the printed book; its author is not known</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>d’après une transcription moderne, non comparée au livre imprimé&#x202f;; son auteur est inconnu</translation>
    </message>
    <message>
        <source>The names of the numbers and of the doublets.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Les noms des nombres et des doublets.</translation>
    </message>
    <message>
        <source>The names of doublets are the usual ones of trictrac, partly from other chapters.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Les noms des doublets sont ceux du trictrac, tirés en partie d’autres chapitres.</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3. They lie in piles, not side by side.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Chaque joueur a 15 dames. Les flèches 1 à 3 en portent 2 chacune, les flèches 4 à 6, 3. Elles sont en piles, et non côte à côte.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>p. 78–94, d’après une transcription moderne</translation>
    </message>
    <message>
        <source>one on top of the other, and not side by side</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>l’une sur l’autre, et non côte à côte</translation>
    </message>
    <message>
        <source>The same book of trictrac and its games says so.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Le même livre sur le trictrac et ses jeux le dit.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the half nearest the light.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Les dames des deux joueurs se font face, dans la moitié près du jour.</translation>
    </message>
    <message>
        <source>the quarter … nearest the daylight</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>le quart … le plus proche de la lumière du jour</translation>
    </message>
    <message>
        <source>one may bear nothing off until one has laid all one’s men down</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>on ne peut rien sortir tant qu’on n’a pas abattu toutes ses dames</translation>
    </message>
    <message>
        <source>What you cannot play goes to the other player. So you must play what you can.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Ce que vous ne pouvez pas jouer passe à l’autre joueur. Vous devez donc jouer ce que vous pouvez.</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>tout ce que l’un ne peut pas jouer, l’autre le joue</translation>
    </message>
    <message>
        <source>A pile of 2 has only one man to lay down. With a double 3, the other player lays one down with the second 3.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Une pile de 2 n’a qu’une dame à abattre. Sur un double 3, l’autre joueur en abat une avec le second 3.</translation>
    </message>
    <message>
        <source>has only one man to lay down; you lay the other down for him</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>n’a qu’une dame à abattre&#x202f;; vous abattez l’autre pour lui</translation>
    </message>
    <message>
        <source>These words do not say from which point the man comes.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Ces mots ne disent pas de quelle flèche vient la dame.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again, even if you could not play it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Un doublet fait relancer, même si vous n’avez pas pu le jouer.</translation>
    </message>
    <message>
        <source>whoever throws a doublet keeps the dice until they throw a plain throw</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>qui fait un doublet garde les dés jusqu’à faire un coup simple</translation>
    </message>
    <message>
        <source>The other player uses, if possible, any number that you cannot.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>L’autre joueur joue, si possible, tout nombre que vous ne pouvez pas jouer.</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays, if they can; and if they cannot, neither of the two plays it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>tout ce que l’un ne peut pas jouer, l’autre le joue, s’il le peut&#x202f;; et s’il ne le peut pas, ni l’un ni l’autre ne le joue</translation>
    </message>
    <message>
        <source>A doublet plays just its two numbers, one for each die.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Un doublet joue seulement ses deux nombres, un par dé.</translation>
    </message>
    <message>
        <source>Doublets are played only once in it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Les doublets ne s’y jouent qu’une fois</translation>
    </message>
    <message>
        <source>The first player to bear off all their men wins the game.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Le premier qui a sorti toutes ses dames gagne la partie.</translation>
    </message>
    <message>
        <source>While you lay down, you cannot use the numbers of a player bearing off.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Tant que vous abattez, les nombres d’un joueur qui sort vous sont interdits.</translation>
    </message>
    <message>
        <source>A modern account says so. We do not have the words of the book. Leave it out to play as in other sources.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Un récit moderne le dit. Nous n’avons pas les mots du livre. Omettez-la pour jouer comme dans d’autres sources.</translation>
    </message>
    <message>
        <source>They are lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Ils sont perdus.</translation>
    </message>
    <message>
        <source>They pass as at any other time.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Ils passent comme à tout autre moment.</translation>
    </message>
    <message>
        <source>Every number that passes is pointed out.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Tout nombre qui passe est signalé.</translation>
    </message>
    <message>
        <source>In the source the thrower need not tell you. We deduce that the next throw ends the time to claim. Newcomers may like to be told.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Dans la source, celui qui lance n’a pas à prévenir. Nous déduisons que le coup suivant met fin au délai. Au début, on aime être prévenu.</translation>
    </message>
    <message>
        <source>The other player sees every number that passes, and plays it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>L’autre joueur voit tout nombre qui passe, et le joue.</translation>
    </message>
    <message>
        <source>The other player must notice it and claim it, or it is lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>L’autre joueur doit le remarquer et le réclamer, sinon il est perdu.</translation>
    </message>
    <message>
        <source>is not obliged to tell you</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>n’est pas obligé de vous prévenir</translation>
    </message>
    <message>
        <source>The plain game</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Le jeu simple</translation>
    </message>
    <message>
        <source>France, 19th-century account</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>France, source du XIXe siècle</translation>
    </message>
    <message>
        <source>The French game in a book of 1888: doublets are ordinary throws.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Le jeu français dans un livre de 1888&#xa0;: les doublets sont des coups ordinaires.</translation>
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
        <translation>d’après Fiske 1905, p. 300</translation>
    </message>
    <message>
        <source>after Willard Fiske’s summary of 1905</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>d’après le résumé de Willard Fiske, 1905</translation>
    </message>
    <message>
        <source>The French names of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Les noms français de 1715.</translation>
    </message>
    <message>
        <source>The summary that we follow gives none.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Le résumé que nous suivons n’en donne aucun.</translation>
    </message>
    <message>
        <source>The account says only that the number of men differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Le récit dit seulement que le nombre de dames diffère de celui du doblet.</translation>
    </message>
    <message>
        <source>The account says only that the number of dice differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Le récit dit seulement que le nombre de dés diffère de celui du doblet.</translation>
    </message>
    <message>
        <source>The account says only that they do not stand as in doblet. We follow the French rules of 1715.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Le récit dit seulement qu’elles ne sont pas placées comme au doblet. Nous suivons les règles françaises de 1715.</translation>
    </message>
    <message>
        <source>The account says this about doblet. The rest we deduce.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Le récit le dit du doblet. Nous déduisons le reste.</translation>
    </message>
    <message>
        <source>The other player plays what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>L’autre joueur joue ce que vous ne pouvez pas jouer. Vous devez donc jouer ce que vous pouvez.</translation>
    </message>
    <message>
        <source>We know this book only from Fiske’s summary of 1905, which gives doublets no privilege.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Nous ne connaissons ce livre que par le résumé de Fiske (1905). Il ne donne aucun privilège aux doublets.</translation>
    </message>
    <message>
        <source>The stacking game</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Le jeu des piles</translation>
    </message>
    <message>
        <source>Iceland, 20th-century account</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Islande, source du XXe siècle</translation>
    </message>
    <message>
        <source>The Icelandic game: men are laid down, stacked up again, then borne off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Le jeu islandais&#xa0;: on abat les dames, on les empile à nouveau, on les sort.</translation>
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
        <translation>Florence</translation>
    </message>
    <message>
        <source>p. 353</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>p. 353</translation>
    </message>
    <message>
        <source>The account that we follow does not name them.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>La description que nous suivons ne les nomme pas.</translation>
    </message>
    <message>
        <source>Each player’s men stand in the quarter at their right hand.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Les dames de chaque joueur sont dans le quart à sa main droite.</translation>
    </message>
    <message>
        <source>Lay all your men down, stack them up again, then bear them off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Abattez toutes vos dames, remettez-les en pile, puis sortez-les.</translation>
    </message>
    <message>
        <source>The account says that unusable throws do not count. So the usable ones must be played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Le récit dit que les nombres inutilisables ne comptent pas. Les autres doivent donc être joués.</translation>
    </message>
    <message>
        <source>When all your men are down, each number puts one man back on its pile.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Quand toutes vos dames sont abattues, chaque nombre remet une dame sur sa pile.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Un doublet fait relancer.</translation>
    </message>
    <message>
        <source>A number that you cannot use does not count.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Un nombre que vous ne pouvez pas jouer ne compte pas.</translation>
    </message>
    <message>
        <source>The account says only that they throw to decide. In Icelandic kotra the lower number begins (Hugur og hönd, 1977, pp. 8–9).</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Le récit dit seulement qu’on lance pour décider. À la kotra islandaise, le plus petit nombre commence (Hugur og hönd, 1977, p. 8–9).</translation>
    </message>
    <message>
        <source>The higher number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Le plus grand nombre lance en premier.</translation>
    </message>
    <message>
        <source>The lower number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Le plus petit nombre lance en premier.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, each number bears one man off its point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Toutes vos dames remises en pile, chaque nombre sort une dame de sa flèche.</translation>
    </message>
    <message>
        <source>The account says “exactly as at backgammon”. It calls that “effectively the same as in doublets”. That is true only for men on the number’s own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Le récit dit «&#x202f;exactement comme au backgammon&#x202f;». Il appelle cela «&#x202f;en pratique la même chose qu’aux doublets&#x202f;». Ce n’est vrai que pour les dames sur la flèche du nombre.</translation>
    </message>
    <message>
        <source>Each number bears one man off its own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Chaque nombre sort une dame de sa propre flèche.</translation>
    </message>
    <message>
        <source>A doublet plays both its numbers before you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Un doublet joue ses deux nombres avant que vous ne relanciez.</translation>
    </message>
    <message>
        <source>We do not know whether Fiske says how many men it plays. In the Digital Ludeme Project and Ludii it plays one.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Nous ne savons pas si Fiske dit combien de dames il joue. Pour le Digital Ludeme Project et Ludii, il en joue une.</translation>
    </message>
    <message>
        <source>Both numbers are played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Les deux nombres sont joués.</translation>
    </message>
    <message>
        <source>One man is played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Une dame est jouée.</translation>
    </message>
    <message>
        <source>The living game</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Le jeu vivant</translation>
    </message>
    <message>
        <source>Turkey, 21st-century account</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Turquie, source du XXIe siècle</translation>
    </message>
    <message>
        <source>Still played in Turkey: each die plays one man, and chance decides everything.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Encore joué en Turquie&#xa0;: chaque dé joue une dame, et le hasard décide de tout.</translation>
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
        <translation>Turquie</translation>
    </message>
    <message>
        <source>entry on kız tavlası</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>notice sur le kız tavlası</translation>
    </message>
    <message>
        <source>after two present-day accounts: one given to the project, one in the newspaper Posta</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>d’après deux récits d’aujourd’hui&#xa0;: l’un donné au projet, l’autre dans le journal Posta</translation>
    </message>
    <message>
        <source>The accounts that we follow do not name them.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Les récits que nous suivons ne les nomment pas.</translation>
    </message>
    <message>
        <source>The newspaper also allows them to stand diagonally. The game is the same. We use an English board.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Le journal permet aussi de les placer en diagonale. Le jeu est le même. Nous prenons un plateau anglais.</translation>
    </message>
    <message>
        <source>Equal dice are thrown again. We deduce that these dice are not played.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>À égalité, on relance. Nous déduisons que ces dés ne se jouent pas.</translation>
    </message>
    <message>
        <source>The accounts do not mention the order.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Les récits ne parlent pas de l’ordre.</translation>
    </message>
    <message>
        <source>The accounts do not mention this.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Les récits n’en parlent pas.</translation>
    </message>
    <message>
        <source>We deduce that the bottom man needs no number.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Nous déduisons que la dame du bas se passe de nombre.</translation>
    </message>
    <message>
        <source>A doublet is an ordinary throw: two equal numbers.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Un doublet est un coup ordinaire&#xa0;: deux nombres égaux.</translation>
    </message>
    <message>
        <source>The accounts do not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Les récits ne disent pas ce que deviennent les autres nombres de ce coup.</translation>
    </message>
    <message>
        <source>The accounts do not mention such numbers. In some games of this kind they pass to the other player.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Les récits ne parlent pas de tels nombres. Dans certains jeux de ce genre, ils passent à l’autre joueur.</translation>
    </message>
    <message>
        <source>The children’s game</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le jeu des enfants</translation>
    </message>
    <message>
        <source>Syria and Lebanon, 20th-century account</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Syrie et Liban, source du XXe siècle</translation>
    </message>
    <message>
        <source>Of Syria and Lebanon: lay down, stack up again, then bear off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>De Syrie et du Liban&#xa0;: abattre, remettre en pile, puis sortir.</translation>
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
        <translation>p. 19–21</translation>
    </message>
    <message>
        <source>after the Digital Ludeme Project’s summary of the book</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>d’après le résumé du livre par le Digital Ludeme Project</translation>
    </message>
    <message>
        <source>The summary that we follow does not name them.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le résumé que nous suivons ne les nomme pas.</translation>
    </message>
    <message>
        <source>The summary does not say where they stand. We use an English board.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le résumé ne dit pas où elles sont. Nous prenons un plateau anglais.</translation>
    </message>
    <message>
        <source>The summary does not say who begins.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le résumé ne dit pas qui commence.</translation>
    </message>
    <message>
        <source>The summary does not mention the order.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le résumé ne parle pas de l’ordre.</translation>
    </message>
    <message>
        <source>The summary says what a number lets you do, not that you must.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le résumé dit ce qu’un nombre permet, et non que c’est obligatoire.</translation>
    </message>
    <message>
        <source>The summary does not mention doublets.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le résumé ne parle pas des doublets.</translation>
    </message>
    <message>
        <source>The summary does not mention such numbers.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le résumé ne parle pas de tels nombres.</translation>
    </message>
    <message>
        <source>In the summary each number moves one man. We take the rule for high numbers from backgammon. Other games of this kind bear off by number.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Dans le résumé, chaque nombre joue une dame. Nous empruntons au backgammon la règle des grands nombres. D’autres jeux de ce genre sortent par nombre.</translation>
    </message>
    <message>
        <source>The summary does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Le résumé ne dit pas ce que deviennent les autres nombres de ce coup.</translation>
    </message>
    <message>
        <source>Invented today</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Inventé aujourd’hui</translation>
    </message>
    <message>
        <source>Invented: no source has all these rules together.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Inventé&#xa0;: aucune source n’a toutes ces règles ensemble.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. Use the rest at once in your next stage.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Un doublet peut donner plus de dames qu’il n’en faut. Jouez le reste aussitôt dans votre étape suivante.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The other player plays the rest.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Un doublet peut donner plus de dames qu’il n’en faut. L’autre joueur joue le reste.</translation>
    </message>
    <message>
        <source>A doublet plays only one man before you throw again.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Un doublet joue une seule dame avant que vous ne relanciez.</translation>
    </message>
    <message>
        <source>While you lay down, you can use the numbers of a player bearing off.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Tant que vous abattez, vous pouvez jouer les nombres d’un joueur qui sort ses dames.</translation>
    </message>
    <message>
        <source>Notice a number that passes and claim it, or it is lost.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Remarquez un nombre qui passe et réclamez-le, sinon il est perdu.</translation>
    </message>
    <message>
        <source>When you finish a stage, you cannot use the rest of the throw.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Quand vous finissez une étape, vous ne pouvez pas jouer le reste du coup.</translation>
    </message>
    <message>
        <source>Each player throws one die. The lower number throws first.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Chaque joueur lance un dé. Le plus petit nombre lance en premier.</translation>
    </message>
    <message>
        <source>The encyclopedia’s game</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Le jeu de l’Encyclopédie</translation>
    </message>
    <message>
        <source>The French game in an encyclopedia of 1792: chance decides who begins.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Le jeu français dans une encyclopédie de 1792&#xa0;: le sort décide qui commence.</translation>
    </message>
    <message>
        <source>attributed to Jacques Lacombe</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>attribué à Jacques Lacombe</translation>
    </message>
    <message>
        <source>1792</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>1792</translation>
    </message>
    <message>
        <source>pp. 64–65</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>p. 64–65</translation>
    </message>
    <message>
        <source>the beginning from a modern transcription at jocari.be, the rest after a modern summary</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>le début d’après une transcription moderne sur jocari.be, le reste d’après un résumé moderne</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>p. 64–65, d’après une transcription moderne</translation>
    </message>
    <message>
        <source>The name of this game comes from the fact that the players really do knock down all their men, one after another, laying them flat, one in front of the other.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Le nom de ce jeu vient de ce que les joueurs abattent réellement toutes leurs dames, l’une après l’autre, à plat, l’une devant l’autre.</translation>
    </message>
    <message>
        <source>The part we have read mentions “as”, “deux”, “trois” and “six”.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Ce que nous avons lu nomme as, deux, trois et six.</translation>
    </message>
    <message>
        <source>On the three points nearest the daylight each pile is of two men, and the piles of the three other points are of three men each.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Sur les trois flèches les plus proches du jour, chaque pile est de deux dames, et les piles des trois autres flèches sont de trois dames chacune.</translation>
    </message>
    <message>
        <source>which is played with two dice and two dice cups in a trictrac board</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>qui se joue avec deux dés et deux cornets dans un trictrac</translation>
    </message>
    <message>
        <source>each player puts his men in the quarter of the trictrac board nearest the daylight</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>chaque joueur met ses dames dans le quart du trictrac le plus proche du jour</translation>
    </message>
    <message>
        <source>The part we have read covers only laying down. Bearing off comes from the modern summary.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Nous n’avons lu que l’abattage. La sortie est dans le résumé moderne.</translation>
    </message>
    <message>
        <source>The text says only that chance decides. We throw dice, as in the other games.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Le texte dit seulement que le sort décide. Nous jetons les dés, comme aux autres jeux.</translation>
    </message>
    <message>
        <source>In its example, a six and an ace, the text plays the ace first. It states no rule.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Dans son exemple, un six et un as, le texte joue l’as d’abord. Il n’énonce aucune règle.</translation>
    </message>
    <message>
        <source>he knocks two men down from the piles, according to the number of dots that each die shows</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>il abat deux dames des piles, selon le nombre de points que montre chaque dé</translation>
    </message>
    <message>
        <source>the ace is always taken from the first pile, the two from the second</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>l’as se prend toujours à la première pile, le deux à la seconde</translation>
    </message>
    <message>
        <source>We have not read what the book says about it. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Nous n’avons pas lu ce que le livre en dit. Nous suivons les règles françaises de 1715.</translation>
    </message>
    <message>
        <source>We follow the French rules of 1715. The summary has the English rule of 1674, word for word, so we distrust it.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Nous suivons les règles françaises de 1715. Le résumé a la règle anglaise de 1674, mot pour mot&#xa0;: nous nous en méfions.</translation>
    </message>
    <message>
        <source>The first player to finish the last stage wins, on either player’s throw.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Le premier qui achève la dernière étape gagne, quel que soit le joueur qui lance.</translation>
    </message>
    <message>
        <source>We have not read the end of the text. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Nous n’avons pas lu la fin du texte. Nous suivons les règles françaises de 1715.</translation>
    </message>
    <message>
        <source>When all your men are off, the game is over.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Quand toutes vos dames sont sorties, la partie est finie.</translation>
    </message>
    <message>
        <source>One modern reading of the article has players set all men up again. We have not found this in what we read.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Une lecture moderne de l’article fait remettre toutes les dames en place. Nous ne l’avons pas trouvé dans ce que nous avons lu.</translation>
    </message>
    <message>
        <source>The game is over, and that player has won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>La partie est finie, et ce joueur a gagné.</translation>
    </message>
    <message>
        <source>They must be set up again, one number for each man. Then the game is won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Il faut les remettre en place, un nombre pour chaque dame. La partie est alors gagnée.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Le premier qui n’a plus de dame gagne.</translation>
    </message>
    <message>
        <source>It is our deduction that this may happen on the other player’s throw.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Que cela puisse arriver au lancer de l’autre joueur, nous le déduisons.</translation>
    </message>
    <message>
        <source>Holme adds laws for games at tables. The second agrees: “in the Game of doublets they are as many to laye”. That any points will do is our deduction.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme ajoute des lois pour les jeux de tables. La deuxième dit de même&#xa0;: «&#x202f;aux doublets, il y en a autant à abattre&#x202f;». Que toute flèche convienne, nous le déduisons.</translation>
    </message>
    <message>
        <source>f. 74, as read by the Digital Ludeme Project</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>f. 74, lu par le Digital Ludeme Project</translation>
    </message>
    <message>
        <source>A number bears a man off its point. It may instead move one that many points lower. If none stands so high, it bears off the highest.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Un nombre sort une dame de sa flèche ou en descend une d’autant. Si aucune n’est aussi haut, il sort la plus haute.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, bear them off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Quand toutes vos dames sont remises en pile, sortez-les.</translation>
    </message>
    <message>
        <source>In one account a doublet plays all the men on its point. This matters only when three men are left there to bear off.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Selon un récit, un doublet joue toutes les dames de sa flèche. Cela ne compte que s’il reste trois dames à y sortir.</translation>
    </message>
    <message>
        <source>Its two numbers play one man each.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Ses deux nombres jouent une dame chacun.</translation>
    </message>
    <message>
        <source>It plays all the men on its point, even if there are three.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Il joue toutes les dames de sa flèche, même trois.</translation>
    </message>
    <message>
        <source>A doublet plays all the men on its point, even if there are three.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Un doublet joue toutes les dames de sa flèche, même trois.</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <source>Two players put their men in piles on a backgammon board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Deux joueurs mettent leurs dames en piles sur un plateau de backgammon.</translation>
    </message>
    <message>
        <source>The dice decide which man is laid down, and later which man is taken off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les dés décident quelle dame est abattue, et plus tard quelle dame est sortie.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le premier qui n’a plus de dame gagne.</translation>
    </message>
    <message>
        <source>It is a simple game of luck, quite unlike backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>C’est un simple jeu de hasard, tout différent du backgammon.</translation>
    </message>
    <message>
        <source>Games like this have been played for more than seven hundred years.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>On joue à des jeux comme celui-ci depuis plus de sept cents ans.</translation>
    </message>
    <message>
        <source>This page tells you who wrote about them and what is still unknown.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cette page vous dit qui a écrit sur eux et ce qu’on ignore encore.</translation>
    </message>
    <message>
        <source>Each fact is marked with how we know it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Pour chaque fait, il est indiqué comment nous le savons.</translation>
    </message>
    <message>
        <source>An old source says so itself.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Une source ancienne le dit elle-même.</translation>
    </message>
    <message>
        <source>Only a modern writer says so.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Seul un auteur moderne le dit.</translation>
    </message>
    <message>
        <source>A picture or an object from the time shows it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Une image ou un objet de l’époque le montre.</translation>
    </message>
    <message>
        <source>A book of games made for King Alfonso X of Castile teaches doblet. It is one of fifteen games of tables there.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un livre des jeux fait pour le roi Alphonse X de Castille enseigne le doblet. C’est l’un de ses quinze jeux de tables.</translation>
    </message>
    <message>
        <source>Rabelais, in Gargantua, lists the games that a giant plays. Renette and tables rabattues are both among them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rabelais, dans Gargantua, énumère les jeux d’un géant. La renette et les tables rabattues y figurent toutes deux.</translation>
    </message>
    <message>
        <source>A folding tables board goes down with the ship Mary Rose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un tablier pliant coule avec le navire Mary Rose.</translation>
    </message>
    <message>
        <source>Hugh Latimer names doublets in a sermon before King Edward VI.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hugh Latimer nomme les doublets dans un sermon devant le roi Édouard VI.</translation>
    </message>
    <message>
        <source>They are still at their doublets.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ils en sont toujours à leurs doublets.</translation>
    </message>
    <message>
        <source>The name queen’s game is written down, modern editors say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le nom de jeu de la reine est mis par écrit, disent des éditeurs modernes.</translation>
    </message>
    <message>
        <source>Cotgrave explains the French word renette to English readers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cotgrave explique aux lecteurs anglais le mot français renette.</translation>
    </message>
    <message>
        <source>A game at tables, somewhat like our doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un jeu de tables, proche de nos doublets ou du jeu de la reine.</translation>
    </message>
    <message>
        <source>John Taylor’s poem Taylor’s Motto names doublets among the games at which money is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Taylor’s Motto, poème de John Taylor, nomme les doublets parmi les jeux d’argent ruineux.</translation>
    </message>
    <message>
        <source>At Irish, tick-tack, doublets, draughts or chess he throws his money about carelessly.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Irish, tick-tack, doublets, dames ou échecs&#xa0;: il y jette son argent sans compter.</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>v. 1665–1670</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist, writes down how dublets is played.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francis Willughby, naturaliste, note comment on joue aux dublets.</translation>
    </message>
    <message>
        <source>The Compleat Gamester, printed in London, gives the rules of dubblets, without its author’s name.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>The Compleat Gamester, imprimé à Londres sans nom d’auteur, donne les règles des dubblets.</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>avant 1688</translation>
    </message>
    <message>
        <source>Randle Holme describes dubblets in a manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Randle Holme décrit les dubblets dans un manuscrit.</translation>
    </message>
    <message>
        <source>Hyde calls doublets the same game as three French ones. They are tables rabattues, dames rabattues and dames avallées.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hyde tient les doublets pour le même jeu que trois jeux français. Ce sont les tables rabattues, les dames rabattues et les dames avallées.</translation>
    </message>
    <message>
        <source>c. 1699</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>v. 1699</translation>
    </message>
    <message>
        <source>Rules of dames rabattues are printed in Paris, a modern account says.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Des règles des dames rabattues sont imprimées à Paris, dit un récit moderne.</translation>
    </message>
    <message>
        <source>Charpentier prints these rules in the third edition of a book on trictrac. The first, of 1698, covered only trictrac; the second appeared in 1701.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Charpentier imprime ces règles dans la troisième édition d’un livre sur le trictrac. La première, de 1698, ne traitait que du trictrac&#x202f;; la deuxième parut en 1701.</translation>
    </message>
    <message>
        <source>Seymour (pages 248–249) and Johnson (page 249) print the rules of 1674 again. Only some spellings change. Doublets was popular in the 17th and 18th centuries, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Seymour (pages 248–249) et Johnson (page 249) réimpriment les règles de 1674. Seules quelques orthographes changent. Les doublets étaient populaires aux XVIIe et XVIIIe siècles, disent des auteurs modernes.</translation>
    </message>
    <message>
        <source>Moulidars describes dames rabattues in an encyclopedia of games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Moulidars décrit les dames rabattues dans une encyclopédie des jeux.</translation>
    </message>
    <message>
        <source>Willard Fiske writes of ofanfelling, an Icelandic game, and calls it ancient. Holme’s manuscript is printed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willard Fiske parle de l’ofanfelling, un jeu islandais, et le dit ancien. Le manuscrit de Holme est imprimé.</translation>
    </message>
    <message>
        <source>Barakat describes yahoudieh, a children’s game of this family in Syria and Lebanon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barakat décrit le yahoudieh, un jeu d’enfants de cette famille en Syrie et au Liban.</translation>
    </message>
    <message>
        <source>On 29 March Justin du Coeur publishes instructions for playing as the old books describe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le 29 mars, Justin du Coeur publie comment jouer selon les vieux livres.</translation>
    </message>
    <message>
        <source>A very silly little luck game, but worthwhile for certain times</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un tout petit jeu de hasard, fort bête, mais qui a son utilité à certains moments</translation>
    </message>
    <message>
        <source>Willughby’s manuscript is printed for the first time.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le manuscrit de Willughby est imprimé pour la première fois.</translation>
    </message>
    <message>
        <source>Fatih Parlak describes kız tavlası, a game of this family still played in Turkey.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fatih Parlak décrit le kız tavlası, un jeu de cette famille encore joué en Turquie.</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project collects evidence of old games. For doblet, it lists the players as adult, male, elite and noble.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le Digital Ludeme Project rassemble des témoignages sur les jeux anciens. Pour le doblet, il note des joueurs adultes&#xa0;: des hommes, de l’élite, des nobles.</translation>
    </message>
    <message>
        <source>Made for King Alfonso X of Castile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fait pour le roi Alphonse X de Castille.</translation>
    </message>
    <message>
        <source>Written by hand, and finished in Seville. Said to have been first printed in 1874.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Écrit à la main, et achevé à Séville. Il aurait été imprimé pour la première fois en 1874.</translation>
    </message>
    <message>
        <source>El Escorial, Spain: manuscript T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Escurial, Espagne&#xa0;: manuscrit T-I-6, feuillet 74.</translation>
    </message>
    <message>
        <source>We read a modern translation by Golladay, and retell it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous lisons une traduction moderne de Golladay, et la racontons.</translation>
    </message>
    <message>
        <source>Doblet is one of fifteen games of tables in the book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le doblet est l’un des quinze jeux de tables du livre.</translation>
    </message>
    <message>
        <source>Some accounts date these games to the 14th century. The book itself says 1283.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Certains datent ces jeux du XIVe siècle. Le livre lui-même dit 1283.</translation>
    </message>
    <message>
        <source>Each player has twelve men, doubled up on six points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Chaque joueur a douze dames, doublées sur six flèches.</translation>
    </message>
    <message>
        <source>The other player uses what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’autre joueur joue ce que vous faites sans pouvoir le jouer.</translation>
    </message>
    <message>
        <source>The picture shows three dice; the text does not mention them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’image montre trois dés&#x202f;; le texte n’en parle pas.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice. We play them as ordinary numbers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le texte ne parle pas de dés égaux. Nous les jouons comme des nombres ordinaires.</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francis Willughby, naturaliste.</translation>
    </message>
    <message>
        <source>First printed in 2003, edited by Forgeng, Johnston and Cram.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Première impression en 2003, éditée par Forgeng, Johnston et Cram.</translation>
    </message>
    <message>
        <source>University of Nottingham, Middleton collection, Mi LM 14.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Université de Nottingham, collection Middleton, Mi LM 14.</translation>
    </message>
    <message>
        <source>We know the rules from modern writers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous connaissons les règles par des auteurs modernes.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the two dice show together.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un doublet joue autant de dames que de points aux deux dés.</translation>
    </message>
    <message>
        <source>A number that you cannot play is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un nombre que vous ne pouvez pas jouer est perdu.</translation>
    </message>
    <message>
        <source>By childish he means trifling, not made for children.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Par enfantin, il entend futile, et non fait pour des enfants.</translation>
    </message>
    <message>
        <source>Justin du Coeur calls it a gambling game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Justin du Coeur l’appelle un jeu d’argent.</translation>
    </message>
    <message>
        <source>The least serious of all games of this kind. It is all chance, with hardly any skill.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le moins sérieux de tous les jeux de ce genre. Tout y est hasard, presque sans habileté.</translation>
    </message>
    <message>
        <source>It names no author. Later it was attributed to Charles Cotton.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Il ne nomme pas d’auteur. Plus tard, on l’attribua à Charles Cotton.</translation>
    </message>
    <message>
        <source>London 1674, for R. Cutler: chapter XXIX, pages 161 and 162.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Londres 1674, pour R. Cutler&#xa0;: chapitre XXIX, pages 161 et 162.</translation>
    </message>
    <message>
        <source>Several libraries have copies.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Plusieurs bibliothèques en conservent des exemplaires.</translation>
    </message>
    <message>
        <source>We read the printed text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous lisons le texte imprimé.</translation>
    </message>
    <message>
        <source>The other player lays down what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’autre joueur abat ce que vous faites sans pouvoir le jouer.</translation>
    </message>
    <message>
        <source>Double fours lay down, or bear off, eight men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un double quatre abat, ou sort, huit dames.</translation>
    </message>
    <message>
        <source>The chapter warns of cheats and their ways with dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le chapitre met en garde contre les tricheurs et leurs tours.</translation>
    </message>
    <message>
        <source>Two more such games follow it: sice-ace and ketch-dolt. Neither begins with piles that are laid down.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Deux autres jeux de ce genre le suivent&#xa0;: sice-ace et ketch-dolt. Aucun ne commence par des piles que l’on abat.</translation>
    </message>
    <message>
        <source>It does not say what happens when a doublet is more than you need. In our rules the rest is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Il ne dit pas ce qui arrive quand un doublet dépasse le besoin. Dans nos règles, le reste est perdu.</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>p. 161</translation>
    </message>
    <message>
        <source>There are several silly games for a tables board. They are not worth describing, so I mention only these three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Il y a plusieurs jeux de tables bien sots. Ils ne valent pas d’être décrits&#xa0;: je n’en mentionne donc que ces trois.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>p. 161–162</translation>
    </message>
    <message>
        <source>The player with the higher throw begins, and lays down what it shows. So does the other player. If one cannot use a number, the other lays down a man with it. That helps the other.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Qui fait le plus commence, et abat ce que montrent les dés. L’autre joueur de même. Si l’un ne peut pas jouer un nombre, l’autre abat une dame avec ce nombre. C’est à son avantage.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>p. 162</translation>
    </message>
    <message>
        <source>A doublet lays down, or bears off, as many men as it shows. Two fours lay down, or bear off, eight.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un doublet abat, ou sort, autant de dames qu’il montre de points. Un double quatre en abat, ou en sort, huit.</translation>
    </message>
    <message>
        <source>Two sleights of hand, and loaded dice that fall high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Deux tours de main, et des dés pipés qui tombent haut.</translation>
    </message>
    <message>
        <source>Randle Holme, said to have been a painter of coats of arms in Chester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Randle Holme, qui aurait été peintre d’armoiries à Chester.</translation>
    </message>
    <message>
        <source>This part, III.16, was first printed in 1905.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cette partie, III.16, fut imprimée pour la première fois en 1905.</translation>
    </message>
    <message>
        <source>The manuscript is in the British Library, London.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le manuscrit est à la British Library, à Londres.</translation>
    </message>
    <message>
        <source>We read the text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous lisons le texte.</translation>
    </message>
    <message>
        <source>Fifteen men stand doubled on six points, some three high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quinze dames sont doublées sur six flèches, certaines par trois.</translation>
    </message>
    <message>
        <source>The other player lays down a man with a number you cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Avec un nombre que vous ne pouvez pas jouer, l’autre joueur abat une dame.</translation>
    </message>
    <message>
        <source>Two dice are thrown, as in all games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>On lance deux dés, comme à tous les jeux de tables.</translation>
    </message>
    <message>
        <source>He numbers the points from the left. Our board numbers them from the right.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Il numérote les flèches depuis la gauche. Notre plateau les numérote depuis la droite.</translation>
    </message>
    <message>
        <source>His rules for all such games say who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ses règles pour tous ces jeux disent qui commence.</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, article 29a</translation>
    </message>
    <message>
        <source>This is an easy and childish game. All fifteen men stand doubled on the six points. Points 6, 5 and 4 have three each. What is thrown is laid down. If one player cannot use it, the other lays down instead. So they go on until all the men are down. Then they bear off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>C’est un jeu facile et enfantin. Les quinze dames sont doublées sur les six flèches. Les flèches 6, 5 et 4 en ont trois chacune. Ce qui est fait est abattu. Si l’un ne peut pas le jouer, l’autre abat à sa place. Ils font ainsi jusqu’à ce que tout soit abattu. Puis ils sortent.</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, article 29b</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher has the first throw, in every game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Chaque joueur lance un dé. Le plus grand nombre a le premier coup, dans tous les jeux.</translation>
    </message>
    <message>
        <source>The author is not known. Charpentier published it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’auteur est inconnu. Charpentier l’a publié.</translation>
    </message>
    <message>
        <source>Paris 1715, third edition, pages 78 to 94. The rules are known from about 1699.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Paris 1715, troisième édition, pages 78 à 94. Les règles sont connues depuis 1699 environ.</translation>
    </message>
    <message>
        <source>We read a transcription in modern spelling. We could not compare it with the printed book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous lisons une transcription en orthographe moderne. Nous n’avons pas pu la comparer au livre imprimé.</translation>
    </message>
    <message>
        <source>Men lie in the half nearest the light.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les dames sont dans la moitié la plus proche du jour.</translation>
    </message>
    <message>
        <source>What one player cannot play, the other plays.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ce que l’un ne peut pas jouer, l’autre le joue.</translation>
    </message>
    <message>
        <source>A doublet keeps the dice: the same player throws again.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un doublet garde les dés&#xa0;: le même joueur relance.</translation>
    </message>
    <message>
        <source>The thrower need not warn you. Here the program does, to make the game easier.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Qui lance n’a pas à vous prévenir. Ici le programme le fait, pour faciliter le jeu.</translation>
    </message>
    <message>
        <source>A modern account says that some numbers of a player bearing off are lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Selon un récit moderne, certains nombres d’un joueur qui sort ses dames sont perdus.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>p. 78–94, d’après une transcription moderne</translation>
    </message>
    <message>
        <source>One upon the other, and not side by side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’une sur l’autre, et non côte à côte.</translation>
    </message>
    <message>
        <source>You can bear nothing off until you have laid down all your men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>On ne peut rien sortir tant qu’on n’a pas abattu toutes ses dames.</translation>
    </message>
    <message>
        <source>All that one player cannot play, the other plays, if possible. If not, neither of them plays it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tout ce que l’un ne peut pas jouer, l’autre le joue, si possible. Sinon, ni l’un ni l’autre ne le joue.</translation>
    </message>
    <message>
        <source>Whoever throws a doublet keeps the dice, until a plain throw is made.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Qui fait un doublet garde les dés, jusqu’à un coup simple.</translation>
    </message>
    <message>
        <source>Whoever is first to bear off all their men wins the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le premier à sortir toutes ses dames gagne la partie.</translation>
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
        <translation>Nous le connaissons par le résumé de Fiske, 1905, page 300.</translation>
    </message>
    <message>
        <source>Doublets are ordinary throws.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les doublets sont des coups ordinaires.</translation>
    </message>
    <message>
        <source>Numbers that you cannot use pass to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les nombres que vous ne pouvez pas jouer passent à l’autre joueur.</translation>
    </message>
    <message>
        <source>We deduce how many men and dice there are, and where the men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous déduisons le nombre de dames et de dés, et où sont les dames.</translation>
    </message>
    <message>
        <source>Willard Fiske.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willard Fiske.</translation>
    </message>
    <message>
        <source>Florence 1905, page 353.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Florence 1905, page 353.</translation>
    </message>
    <message>
        <source>We know this game from a modern writer.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous connaissons ce jeu par un auteur moderne.</translation>
    </message>
    <message>
        <source>Men are laid down, piled up again, and only then borne off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>On abat les dames, on les remet en pile, et alors seulement on les sort.</translation>
    </message>
    <message>
        <source>Each player uses the quarter of the board at their right hand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Chaque joueur occupe le quart du plateau à sa main droite.</translation>
    </message>
    <message>
        <source>A number that you cannot play does not count.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un nombre que vous ne pouvez pas jouer ne compte pas.</translation>
    </message>
    <message>
        <source>The players throw to decide who begins. We deduce that the higher number does.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les joueurs lancent pour savoir qui commence. Nous déduisons que c’est le plus grand nombre.</translation>
    </message>
    <message>
        <source>In kotra, another Icelandic game, the lower number begins. You can choose that here.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>À la kotra, autre jeu islandais, le plus petit nombre commence. Vous pouvez le choisir ici.</translation>
    </message>
    <message>
        <source>How many men a doublet plays is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Combien de dames joue un doublet, c’est notre choix.</translation>
    </message>
    <message>
        <source>Fatih Parlak told the Digital Ludeme Project how to play.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fatih Parlak a expliqué au Digital Ludeme Project comment on y joue.</translation>
    </message>
    <message>
        <source>Turkish newspapers and websites explain it too.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Des journaux et des sites turcs l’expliquent aussi.</translation>
    </message>
    <message>
        <source>A living game, said to be at least fifty years old and probably much older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un jeu vivant, qui aurait au moins cinquante ans et probablement bien plus.</translation>
    </message>
    <message>
        <source>We follow the project’s account and an article in the newspaper Posta.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous suivons la description du projet et un article du journal Posta.</translation>
    </message>
    <message>
        <source>The name means girls’ backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le nom veut dire backgammon des filles.</translation>
    </message>
    <message>
        <source>Fifteen men stand as in the English and French games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quinze dames sont placées comme dans les jeux anglais et français.</translation>
    </message>
    <message>
        <source>The men face each other, or stand diagonally.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les dames se font face, ou sont en diagonale.</translation>
    </message>
    <message>
        <source>A doublet lays down all the men on its point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un doublet abat toutes les dames de sa flèche.</translation>
    </message>
    <message>
        <source>What happens to a number that you cannot use is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ce que devient un nombre que vous ne pouvez pas jouer est notre choix.</translation>
    </message>
    <message>
        <source>We play it on the English board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous y jouons sur le plateau anglais.</translation>
    </message>
    <message>
        <source>Barakat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barakat.</translation>
    </message>
    <message>
        <source>Helsinki 1974, pages 19 to 21.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Helsinki 1974, pages 19 à 21.</translation>
    </message>
    <message>
        <source>We know this game from a summary by the Digital Ludeme Project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous connaissons ce jeu par un résumé du Digital Ludeme Project.</translation>
    </message>
    <message>
        <source>Children in Syria and Lebanon play it. Adults play other games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les enfants de Syrie et du Liban y jouent. Les adultes jouent à d’autres jeux de tables.</translation>
    </message>
    <message>
        <source>In bearing off, a number may move a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Pour sortir, un nombre peut avancer une dame.</translation>
    </message>
    <message>
        <source>Who begins, doublets and numbers that you cannot use are our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Qui commence, les doublets et les nombres injouables&#xa0;: c’est notre choix.</translation>
    </message>
    <message>
        <source>A modern research project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un projet de recherche moderne.</translation>
    </message>
    <message>
        <source>Not a book: its entry DLP.Evidence.1463 gives rules for doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ce n’est pas un livre&#xa0;: sa notice DLP.Evidence.1463 donne des règles du doblet.</translation>
    </message>
    <message>
        <source>In its own collection of evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dans son propre recueil de témoignages sur les jeux anciens.</translation>
    </message>
    <message>
        <source>We compared that entry with the translation of Alfonso’s page.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous avons comparé cette notice avec la traduction de la page d’Alphonse.</translation>
    </message>
    <message>
        <source>When a player’s men are down, they race round the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Leurs dames abattues, les joueurs leur font faire le tour du plateau.</translation>
    </message>
    <message>
        <source>A single man can be hit, and then leaves the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Une dame isolée peut être frappée, et quitte alors la partie.</translation>
    </message>
    <message>
        <source>We find no movement in the translation, so we call this a modern reconstruction.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La traduction ne parle pas d’avancer&#xa0;: nous appelons donc cela une reconstruction moderne.</translation>
    </message>
    <message>
        <source>Men that are hit count as gone. A player who is hit has fewer to bring home. That is odd.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les dames frappées comptent comme sorties. Leur propriétaire en a moins à ramener. C’est étrange.</translation>
    </message>
    <message>
        <source>On leaf 74 of Alfonso’s book a small painting shows doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Au feuillet 74 du livre d’Alphonse, une petite peinture montre le doblet.</translation>
    </message>
    <message>
        <source>Two players sit at the board. One has just lifted a man from its pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Deux joueurs sont devant le plateau. L’un vient de prendre une dame sur sa pile.</translation>
    </message>
    <message>
        <source>The board is a rectangle with a heavy frame.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le plateau est un rectangle au cadre lourd.</translation>
    </message>
    <message>
        <source>It has no triangles. Twenty-four half-round hollows are cut in its long sides.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Il n’a pas de triangles. Vingt-quatre creux en demi-cercle sont taillés dans ses longs côtés.</translation>
    </message>
    <message>
        <source>Each hollow is as wide as a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Chaque creux a la largeur d’une dame.</translation>
    </message>
    <message>
        <source>The bar is two stubs, one from each long side. They do not meet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La bande de séparation se réduit à deux saillies, une par long côté. Elles ne se rejoignent pas.</translation>
    </message>
    <message>
        <source>Three dice are there, so we play with three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Trois dés y sont&#xa0;: nous jouons donc avec trois.</translation>
    </message>
    <message>
        <source>doublets, dubblets, doblet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>doublets, dubblets, doblet</translation>
    </message>
    <message>
        <source>Perhaps because the men stand doubled on their points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Peut-être parce que les dames sont doublées sur leurs flèches.</translation>
    </message>
    <message>
        <source>Or because throwing a doublet is rewarded.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ou parce qu’un doublet est récompensé.</translation>
    </message>
    <message>
        <source>Alfonso’s page has no special rule for throwing a doublet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La page d’Alphonse n’a pas de règle spéciale pour les doublets.</translation>
    </message>
    <message>
        <source>Doublets may have grown out of doblet, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les doublets viendraient peut-être du doblet, disent des auteurs modernes.</translation>
    </message>
    <message>
        <source>The historian Singman dates the name doublets to the 17th century.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’historien Singman date le nom de doublets du XVIIe siècle.</translation>
    </message>
    <message>
        <source>Latimer used it in 1549. So it is older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Latimer l’employait en 1549. Il est donc plus ancien.</translation>
    </message>
    <message>
        <source>dames rabattues</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>dames rabattues</translation>
    </message>
    <message>
        <source>Men knocked down: taken from their piles. A dame is a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Des dames abattues, prises sur leurs piles. Une dame est une pièce ronde et plate.</translation>
    </message>
    <message>
        <source>An older spelling is dames rabatues.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Une orthographe plus ancienne est dames rabatues.</translation>
    </message>
    <message>
        <source>renette, queen’s game</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>renette, jeu de la reine</translation>
    </message>
    <message>
        <source>Renette, or reynette, means little queen, Fiske writes on page 286.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Renette, ou reynette, veut dire petite reine, écrit Fiske à la page 286.</translation>
    </message>
    <message>
        <source>Cotgrave says that renette is somewhat like doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Selon Cotgrave, la renette ressemble un peu aux doublets, ou jeu de la reine.</translation>
    </message>
    <message>
        <source>Rabelais lists both renette and tables rabattues, so he took them for two games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rabelais nomme et la renette et les tables rabattues&#xa0;: pour lui, deux jeux.</translation>
    </message>
    <message>
        <source>It is not known whether renette and queen’s game are the same game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>On ignore si la renette et le jeu de la reine sont un même jeu.</translation>
    </message>
    <message>
        <source>ofanfelling</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>ofanfelling</translation>
    </message>
    <message>
        <source>Fiske writes ofanfelling, and ofanfellingartafl.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fiske écrit ofanfelling, et ofanfellingartafl.</translation>
    </message>
    <message>
        <source>Folding tables board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tablier pliant</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Angleterre</translation>
    </message>
    <message>
        <source>17th century, after a board of 1545</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>XVIIe siècle, d’après un tablier de 1545</translation>
    </message>
    <message>
        <source>Oak; points of yew and of spruce or larch; eight men of poplar survive</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Chêne&#x202f;; flèches d’if et d’épicéa ou de mélèze&#x202f;; huit dames de peuplier subsistent</translation>
    </message>
    <message>
        <source>57 × 48 cm</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>57&#xa0;×&#xa0;48&#xa0;cm</translation>
    </message>
    <message>
        <source>Digital reconstruction after the Mary Rose board (81A5599), found in the carpenter’s cabin. For games of about 1665–1688, kız tavlası and yahoudieh.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reconstruction numérique du tablier de la Mary Rose (81A5599), trouvé chez le charpentier. Pour les jeux de 1665 à 1688 environ, le kız tavlası et le yahoudieh.</translation>
    </message>
    <message>
        <source>The grain and wear of the wood are invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le veinage et l’usure du bois sont inventés.</translation>
    </message>
    <message>
        <source>The English board, with fifteen men a side, ready to begin.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le plateau anglais, quinze dames par joueur, prêt à commencer.</translation>
    </message>
    <message>
        <source>Tables board with hollows</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tablier à creux</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Castille</translation>
    </message>
    <message>
        <source>Materials not named in the book; shown as wood</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Matériaux non nommés dans le livre&#x202f;; montrés en bois</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>inconnues</translation>
    </message>
    <message>
        <source>Digital reconstruction after the miniature in the Libro de los juegos. El Escorial, T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reconstruction numérique d’après la miniature du Libro de los juegos. Escurial, T-I-6, feuillet 74.</translation>
    </message>
    <message>
        <source>The inlay is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La marqueterie est inventée.</translation>
    </message>
    <message>
        <source>The Castilian board, with half-round hollows instead of triangles.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le plateau castillan, avec des creux en demi-cercle au lieu de triangles.</translation>
    </message>
    <message>
        <source>Trictrac table</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Table de trictrac</translation>
    </message>
    <message>
        <source>France</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>France</translation>
    </message>
    <message>
        <source>about 1700 to 1715</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>vers 1700 à 1715</translation>
    </message>
    <message>
        <source>Ebony or rosewood, with white and green points</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ébène ou palissandre, flèches blanches et vertes</translation>
    </message>
    <message>
        <source>Digital reconstruction after trictrac tables of the time, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reconstruction numérique d’après des tables de trictrac de l’époque, sans modèle particulier.</translation>
    </message>
    <message>
        <source>Ivory was used then. We show bone, because elephants are killed for ivory.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>On employait alors l’ivoire. Nous montrons de l’os, car on tue des éléphants pour l’ivoire.</translation>
    </message>
    <message>
        <source>The French board, with green and white points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le plateau français, aux flèches vertes et blanches.</translation>
    </message>
    <message>
        <source>Kotra board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tablier de kotra</translation>
    </message>
    <message>
        <source>Iceland</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Islande</translation>
    </message>
    <message>
        <source>date not known; the game was described in 1905</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>date inconnue&#x202f;; le jeu fut décrit en 1905</translation>
    </message>
    <message>
        <source>Driftwood; men of birch and of whale bone</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bois flotté&#x202f;; dames de bouleau et d’os de baleine</translation>
    </message>
    <message>
        <source>Digital reconstruction, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reconstruction numérique, sans modèle particulier.</translation>
    </message>
    <message>
        <source>The carved plait is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’entrelacs sculpté est inventé.</translation>
    </message>
    <message>
        <source>The Icelandic board, with twelve men a side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le plateau islandais, douze dames par joueur.</translation>
    </message>
    <message>
        <source>Point</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>One of the twenty-four places on the board. Yours are numbered 1 to 6.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’une des vingt-quatre places du plateau. Les vôtres sont numérotées de 1 à 6.</translation>
    </message>
    <message>
        <source>One point of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Une flèche du plateau, encadrée.</translation>
    </message>
    <message>
        <source>Man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>A playing piece, round and flat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Une pièce de jeu, ronde et plate.</translation>
    </message>
    <message>
        <source>A single man on its point, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Une seule dame sur sa flèche, encadrée.</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Men stacked one on top of another on a point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Des dames empilées l’une sur l’autre sur une flèche.</translation>
    </message>
    <message>
        <source>Three men in a pile, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Trois dames en pile, encadrées.</translation>
    </message>
    <message>
        <source>Bottom man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dame du bas</translation>
    </message>
    <message>
        <source>The lowest man in a pile. It is down already and needs no number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La dame la plus basse d’une pile. Elle est déjà abattue et se passe de nombre.</translation>
    </message>
    <message>
        <source>The other man is laid down, and the bottom man is framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’autre dame est abattue, et celle du bas encadrée.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Abattre</translation>
    </message>
    <message>
        <source>Take the top man of a pile. Lay it flat in front of the pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Prenez la dame du haut d’une pile. Posez-la à plat devant la pile.</translation>
    </message>
    <message>
        <source>The top man of a pile, and the place where it will lie.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La dame du haut d’une pile, et la place où elle sera posée.</translation>
    </message>
    <message>
        <source>Bear off</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Take a man off the board. All your men must be down first.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ôter une dame du plateau. Toutes vos dames doivent d’abord être abattues.</translation>
    </message>
    <message>
        <source>A man on point 1, and the tray to which it goes.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Une dame sur la flèche 1, et le bac où elle va.</translation>
    </message>
    <message>
        <source>Bar</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bande de séparation</translation>
    </message>
    <message>
        <source>The strip between the two halves of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La bande entre les deux moitiés du plateau.</translation>
    </message>
    <message>
        <source>The bar of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La bande de séparation du plateau, encadrée.</translation>
    </message>
    <message>
        <source>Quarter of the board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quart du plateau</translation>
    </message>
    <message>
        <source>The six points on which a player’s men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les six flèches où sont les dames d’un joueur.</translation>
    </message>
    <message>
        <source>Six points of one player, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les six flèches d’un joueur, encadrées.</translation>
    </message>
    <message>
        <source>Dice box</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cornet</translation>
    </message>
    <message>
        <source>The cup from which dice are thrown. Each player has one.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le gobelet d’où l’on lance les dés. Chaque joueur en a un.</translation>
    </message>
    <message>
        <source>A dice box stands beside the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un cornet est à côté du plateau.</translation>
    </message>
    <message>
        <source>Doublet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doublet</translation>
    </message>
    <message>
        <source>Dice that show the same number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Des dés qui montrent le même nombre.</translation>
    </message>
    <message>
        <source>Two dice, both showing four.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Deux dés, montrant chacun un quatre.</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bac</translation>
    </message>
    <message>
        <source>The place beside the board where men borne off stand in a row.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’endroit où les dames sorties du plateau sont rangées en ligne.</translation>
    </message>
    <message>
        <source>A tray with five men in it, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un bac avec cinq dames, encadré.</translation>
    </message>
    <message>
        <source>Lost or passed number</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nombre perdu ou passé</translation>
    </message>
    <message>
        <source>Nobody plays a number that is crossed out: it is lost. One with an arrow passes to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Personne ne joue un nombre barré&#xa0;: il est perdu. Un nombre marqué d’une flèche (→) passe à l’autre joueur.</translation>
    </message>
    <message>
        <source>Two dice: the six is crossed out, the three has an arrow.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Deux dés&#xa0;: le six est barré, le trois marqué d’une flèche (→).</translation>
    </message>
    <message>
        <source>Who keeps the originals</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Qui conserve les originaux</translation>
    </message>
    <message>
        <source>El Escorial keeps the book of Alfonso X.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’Escurial conserve le livre d’Alphonse X.</translation>
    </message>
    <message>
        <source>The University of Nottingham keeps Willughby’s manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’université de Nottingham conserve le manuscrit de Willughby.</translation>
    </message>
    <message>
        <source>The board from the Mary Rose is in the Mary Rose Museum, Portsmouth: object 81A5599.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le tablier de la Mary Rose est au Mary Rose Museum, à Portsmouth&#xa0;: objet 81A5599.</translation>
    </message>
    <message>
        <source>Who edited, translated and copied</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Qui a édité, traduit et copié</translation>
    </message>
    <message>
        <source>Forgeng, Johnston and Cram edited Willughby in 2003.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Forgeng, Johnston et Cram ont édité Willughby en 2003.</translation>
    </message>
    <message>
        <source>Golladay translated Alfonso’s book. We retell it in our own words.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Golladay a traduit le livre d’Alphonse. Nous le racontons avec nos mots.</translation>
    </message>
    <message>
        <source>We read Charpentier’s text in a modern-spelling transcription.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous avons lu le texte de Charpentier dans une transcription en orthographe moderne.</translation>
    </message>
    <message>
        <source>The Text Creation Partnership transcribed The Compleat Gamester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le Text Creation Partnership a transcrit The Compleat Gamester.</translation>
    </message>
    <message>
        <source>The Tools and Trades History Society transcribed Holme.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La Tools and Trades History Society a transcrit Holme.</translation>
    </message>
    <message>
        <source>The plain-English versions are ours.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les mots simples à côté des passages anciens sont de nous.</translation>
    </message>
    <message>
        <source>Further reading</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Pour en savoir plus</translation>
    </message>
    <message>
        <source>David Parlett: The Oxford History of Board Games, 1999.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>David Parlett&#xa0;: The Oxford History of Board Games, 1999.</translation>
    </message>
    <message>
        <source>Cram, Forgeng and Johnston: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cram, Forgeng et Johnston&#xa0;: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</translation>
    </message>
    <message>
        <source>Jeffrey Forgeng and Will McLean: Daily Life in Chaucer’s England, 2009.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jeffrey Forgeng et Will McLean&#xa0;: Daily Life in Chaucer’s England, 2009.</translation>
    </message>
    <message>
        <source>Who reconstructed the games</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Qui a reconstitué les jeux</translation>
    </message>
    <message>
        <source>Justin du Coeur described doublets for modern players in 1997.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Justin du Coeur a décrit les doublets pour les joueurs d’aujourd’hui en 1997.</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project gathers evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le Digital Ludeme Project rassemble des témoignages sur les jeux anciens.</translation>
    </message>
    <message>
        <source>DLP.Evidence.1463 is its entry on doblet; another is DLP.Evidence.1563.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>DLP.Evidence.1463 est sa notice sur le doblet&#x202f;; une autre est DLP.Evidence.1563.</translation>
    </message>
    <message>
        <source>Typeface and software</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Police et logiciels</translation>
    </message>
    <message>
        <source>The typeface is EB Garamond by Georg Duffner, under the SIL Open Font License.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La police est EB Garamond, de Georg Duffner, sous licence SIL Open Font License.</translation>
    </message>
    <message>
        <source>The program’s interface is built with Qt.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La fenêtre est faite avec Qt.</translation>
    </message>
    <message>
        <source>Doublets is free software under the MIT licence.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doublets est un logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>A dictionary of games, part of the Encyclopédie méthodique, describes dames rabattues. Chance decides who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un dictionnaire des jeux, partie de l’Encyclopédie méthodique, décrit les dames rabattues. Le sort décide qui commence.</translation>
    </message>
    <message>
        <source>The winner of an opening throw, called the battle, begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le gagnant d’un tirage, appelé la bataille, commence.</translation>
    </message>
    <message>
        <source>Attributed to Jacques Lacombe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Attribué à Jacques Lacombe.</translation>
    </message>
    <message>
        <source>Paris 1792, pages 64 and 65.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Paris 1792, pages 64 et 65.</translation>
    </message>
    <message>
        <source>A copy is in the National Library of France.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un exemplaire se trouve à la Bibliothèque nationale de France.</translation>
    </message>
    <message>
        <source>We read a modern transcription of the beginning, and a modern summary of the rest.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous avons lu une transcription moderne du début et un résumé moderne du reste.</translation>
    </message>
    <message>
        <source>The three points nearest the light hold two men each, the others three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les trois flèches les plus proches du jour portent deux dames chacune, les autres trois.</translation>
    </message>
    <message>
        <source>Chance decides who begins. Throwing a die for it is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le sort décide qui commence. Jeter un dé pour cela est notre choix.</translation>
    </message>
    <message>
        <source>The dice must touch the other player’s side of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les dés doivent toucher la bande de l’adversaire.</translation>
    </message>
    <message>
        <source>What one player cannot use, the other uses.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ce que l’un ne peut pas utiliser, l’autre l’utilise.</translation>
    </message>
    <message>
        <source>We play doublets as in the French rules of 1715.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous jouons les doublets comme dans les règles françaises de 1715.</translation>
    </message>
    <message>
        <source>According to one modern reading, players must set all men up again to win.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Selon une lecture moderne, il faut remettre toutes les dames en place pour gagner.</translation>
    </message>
    <message>
        <source>We have not found that in what we read. So it is a rule you may choose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Nous ne l’avons pas trouvé dans ce que nous avons lu. C’est donc une règle au choix.</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>p. 64–65, d’après une transcription moderne</translation>
    </message>
    <message>
        <source>The game has its name because the players knock down all their men. One after another, they lay each flat in front of the one before it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le jeu tient son nom de ce que les joueurs abattent toutes leurs dames. Ils les couchent à plat l’une après l’autre, chacune devant la précédente.</translation>
    </message>
    <message>
        <source>Chance is made to decide who has the dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>On fait décider par le sort à qui est le dé.</translation>
    </message>
    <message>
        <source>An ace is always taken from the first pile, a two from the second.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>L’as se prend toujours à la première pile, le deux à la seconde.</translation>
    </message>
    <message>
        <source>The old words do not say it; the editors of Doublets deduce it from them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les mots anciens ne le disent pas&#x202f;; les auteurs de Doublets l’en déduisent.</translation>
    </message>
    <message>
        <source>The sources are silent, and the editors of Doublets chose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Les sources se taisent, et les auteurs de Doublets ont choisi.</translation>
    </message>
    <message>
        <source>Here it bears off two men, even from three. You can choose all three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ici, il sort deux dames, même sur trois. Vous pouvez choisir les trois.</translation>
    </message>
</context>
</TS>
