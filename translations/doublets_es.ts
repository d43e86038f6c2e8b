<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>BoardMarks</name>
    <message>
        <source>%1
hit</source>
        <extracomment>men that were hit and are out of the game, on a narrow plate beside their tray; keep the line break and very short lines</extracomment>
        <translation>%1
capt.</translation>
    </message>
    <message numerus="yes">
        <source>%n to play</source>
        <extracomment>men still to be played of a doublet, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n por jugar</numerusform>
            <numerusform>%n por jugar</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw both</source>
        <comment>button: both dice for the lead</comment>
        <translation>Tirar ambos</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button</comment>
        <translation>Tirar</translation>
    </message>
    <message numerus="yes">
        <source>%n unused</source>
        <extracomment>men of a doublet that nobody could play, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>sobra %n</numerusform>
            <numerusform>sobran %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Negras</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>casa %1</translation>
    </message>
    <message>
        <source>%1; lost: %2</source>
        <comment>dice; numbers</comment>
        <translation>%1; perdido: %2</translation>
    </message>
    <message>
        <source>%1; passed to %2: %3</source>
        <comment>dice; player; numbers</comment>
        <translation>%1; pasa a %2: %3</translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1; elegida</translation>
    </message>
    <message numerus="yes">
        <source>%1; hint: %n man/men</source>
        <translation>
            <numerusform>%1; pista: %n ficha</numerusform>
            <numerusform>%1; pista: %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; can be played</source>
        <translation>%1; se puede jugar</translation>
    </message>
    <message>
        <source>%1; can be reached with %2</source>
        <comment>%2: a number of the dice</comment>
        <translation>%1; se puede alcanzar con %2</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>point</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>player: point: men</comment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice in the boxes</source>
        <translation>Dados en los cubiletes</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n man/men left to play</source>
        <translation>
            <numerusform>%1; queda %n ficha por jugar</numerusform>
            <numerusform>%1; quedan %n fichas por jugar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; left to play: %2</source>
        <translation>%1; queda por jugar: %2</translation>
    </message>
    <message>
        <source>%1; %2 throws next</source>
        <comment>dice; player</comment>
        <translation>%1; siguiente tirada: %2</translation>
    </message>
    <message>
        <source>%1’s dice box</source>
        <translation>Cubilete de %1</translation>
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
            <numerusform>Bandeja de %1: %n ficha sacada</numerusform>
            <numerusform>Bandeja de %1: %n fichas sacadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men hit and out of the game</source>
        <translation>
            <numerusform>%n ficha capturada y fuera del juego</numerusform>
            <numerusform>%n fichas capturadas y fuera del juego</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: to point %2, hitting a man</source>
        <translation>Jugar %1: a la casa %2, con captura</translation>
    </message>
    <message>
        <source>Play %1: to point %2</source>
        <translation>Jugar %1: a la casa %2</translation>
    </message>
    <message>
        <source>Play %1: bear off</source>
        <translation>Jugar %1: sacar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>Throw both dice</source>
        <translation>Tirar ambos dados</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Dice of the opening throw: %1 and %2</source>
        <comment>White&apos;s and Black&apos;s number</comment>
        <translation>Dados de la tirada inicial: %1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n unused</source>
        <translation>
            <numerusform>%1; sobra %n</numerusform>
            <numerusform>%1; sobran %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; may be claimed</source>
        <translation>%1; se puede reclamar</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>A board, men and dice to cut out</source>
        <translation>Tablero, fichas y dados recortables</translation>
    </message>
    <message>
        <source>Finished sizes: board %1 × %2 cm, men %3 cm across, dice %4 cm.</source>
        <extracomment>%1 and %2 centimetres: length and breadth of the board; %3 of a man across, %4 of a die</extracomment>
        <translation>Tamaño final: tablero, %1 × %2&#xa0;cm; fichas, %3&#xa0;cm de diámetro; dados, %4&#xa0;cm.</translation>
    </message>
    <message>
        <source>Cut the dice from the last page and glue them to thin card that still folds, such as a postcard. Glue everything else to card 1 to 2 mm thick, and let it dry under a few books.</source>
        <translation>Separe los dados de la última página y péguelos en una cartulina fina que aún se doble, como una postal. Pegue lo demás en cartón de 1 a 2&#xa0;mm de grosor y déjelo secar bajo unos libros.</translation>
    </message>
    <message>
        <source>Cut out both halves of the board along their outer lines. Lay them side by side so that the two halves of the bar meet, and tape them together at the back. The board can then be folded.</source>
        <translation>Recorte las dos mitades del tablero por el contorno. Colóquelas juntas de modo que coincidan las dos mitades de la barra y únalas por detrás con cinta adhesiva. Así el tablero se puede plegar.</translation>
    </message>
    <message>
        <source>Cut out the men. Men made of two layers of card stack well.</source>
        <translation>Recorte las fichas. Con dos capas de cartulina se apilan bien.</translation>
    </message>
    <message>
        <source>Cut out the dice along the outer lines, including the tabs. Press a groove along all lines with a blunt knife, fold the card and glue the tabs inside. A scrap of card inside makes a die stiffer. A card die is never quite fair: if you want to count how often each number comes up, use real dice.</source>
        <translation>Recorte los dados por el contorno, con sus pestañas. Marque todas las líneas con un cuchillo sin filo, doble la cartulina y pegue las pestañas por dentro. Un trozo de cartón dentro hace el dado más rígido. Un dado de cartulina nunca es del todo equilibrado: para contar cuántas veces sale cada número, use dados de verdad.</translation>
    </message>
    <message>
        <source>Set up the men as the diagram of your game shows. A number on a man shows how many men are in that pile.</source>
        <translation>Coloque las fichas como en el dibujo de su juego. El número sobre una ficha indica cuántas hay en esa pila.</translation>
    </message>
    <message>
        <source>You will need card, paper glue, scissors or a sharp knife, a ruler and sticky tape.</source>
        <translation>Hacen falta cartulina, cola para papel, tijeras o una cuchilla, una regla y cinta adhesiva.</translation>
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
        <translation>mitad izquierda del tablero</translation>
    </message>
    <message>
        <source>the right half of the board</source>
        <translation>mitad derecha del tablero</translation>
    </message>
    <message>
        <source>men and dice</source>
        <translation>fichas y dados</translation>
    </message>
    <message>
        <source>Print the next three pages at 100%, without fitting them to the page. Check with a ruler that the bar below is 10 cm long.</source>
        <translation>Imprima las tres páginas siguientes al 100&#xa0;%, sin ajustarlas a la página. Compruebe con una regla que la barra de abajo mide 10&#xa0;cm.</translation>
    </message>
</context>
<context>
    <name>BriefText</name>
    <message>
        <source>%1 %2, %3 %4. %1 begins.</source>
        <extracomment>the opening throw: %1 and %3 the players, %2 and %4 their numbers</extracomment>
        <translation>%1, %2; %3, %4. Empieza %1.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <extracomment>a man moves from point %1 to point %2</extracomment>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>%1 may stack.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1: ya se puede apilar.</translation>
    </message>
    <message>
        <source>%1 may race.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1: ya se puede correr.</translation>
    </message>
    <message>
        <source>%1 may set up.</source>
        <extracomment>%1 a player, whose men are all off the board</extracomment>
        <translation>%1: ya se puede recolocar.</translation>
    </message>
    <message>
        <source>%1 may bear off.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1: ya se puede sacar.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 what fell: &quot;6 and 3&quot;, &quot;two 4s&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, both laid.</source>
        <extracomment>both numbers of a throw have laid a man down: &quot;Anne 6 and 3, both laid.&quot;</extracomment>
        <translation>%1, bajadas las dos.</translation>
    </message>
    <message>
        <source>%1, all laid.</source>
        <translation>%1, bajadas todas.</translation>
    </message>
    <message>
        <source>%1, both stacked.</source>
        <extracomment>both numbers of a throw have put a man back on its pile</extracomment>
        <translation>%1, apiladas las dos.</translation>
    </message>
    <message>
        <source>%1, all stacked.</source>
        <translation>%1, apiladas todas.</translation>
    </message>
    <message>
        <source>%1, both set up.</source>
        <extracomment>both numbers of a throw have set a man up again</extracomment>
        <translation>%1, recolocadas las dos.</translation>
    </message>
    <message>
        <source>%1, all set up.</source>
        <translation>%1, recolocadas todas.</translation>
    </message>
    <message>
        <source>%1, both off.</source>
        <extracomment>both numbers of a throw have taken a man off the board</extracomment>
        <translation>%1, sacadas las dos.</translation>
    </message>
    <message>
        <source>%1, all off.</source>
        <translation>%1, sacadas todas.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <extracomment>%1 a player, %2 the points of the men laid down</extracomment>
        <translation>%1: se baja %2.</translation>
    </message>
    <message>
        <source>%1 stacks %2.</source>
        <extracomment>%1 a player, %2 the points of the men put back on their piles</extracomment>
        <translation>%1: se apila %2.</translation>
    </message>
    <message>
        <source>%1 sets up %2.</source>
        <extracomment>%1 a player, %2 the points on which men are set up again</extracomment>
        <translation>%1: se recoloca %2.</translation>
    </message>
    <message>
        <source>%1 off %2.</source>
        <extracomment>%1 a player, %2 the points of the men taken off the board</extracomment>
        <translation>%1: se saca %2.</translation>
    </message>
    <message>
        <source>%1: not claimed.</source>
        <extracomment>%1 numbers that the player did not claim</extracomment>
        <translation>%1: sin reclamar.</translation>
    </message>
    <message>
        <source>%1: no use.</source>
        <extracomment>%1 numbers that no man can use</extracomment>
        <translation>%1: sin uso.</translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <extracomment>%1 numbers that the thrower cannot use, %2 the other player, who may</extracomment>
        <translation>%1 para %2.</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>%1 plays %n man/men of %2’s doublet.</source>
        <extracomment>%1 a player, %2 the other, who threw the doublet</extracomment>
        <translation>
            <numerusform>%1: %n ficha jugada de la pareja de %2.</numerusform>
            <numerusform>%1: %n fichas jugadas de la pareja de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>%1: se juega %3, de la tirada de %2.</translation>
    </message>
    <message>
        <source>Each player throws one die: enter the two numbers.</source>
        <translation>Cada jugador tira un dado: introduzca los dos números.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: touch either dice box.</source>
        <translation>Un dado cada uno, a la vez: toque uno de los cubiletes.</translation>
    </message>
    <message>
        <source>Each player throws one die.</source>
        <translation>Cada jugador tira un dado.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: press Space, or click either box.</source>
        <translation>Un dado cada uno, a la vez: pulse Espacio o haga clic en un cubilete.</translation>
    </message>
    <message>
        <source>Now %1 throws again.</source>
        <translation>Nueva tirada de %1.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Turno de %1: a tirar.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n more man/men.</source>
        <translation>
            <numerusform>Turno de %1: bajar %n ficha más.</numerusform>
            <numerusform>Turno de %1: bajar %n fichas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n man/men.</source>
        <translation>
            <numerusform>Turno de %1: bajar %n ficha.</numerusform>
            <numerusform>Turno de %1: bajar %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n more man/men.</source>
        <translation>
            <numerusform>Turno de %1: sacar %n ficha más.</numerusform>
            <numerusform>Turno de %1: sacar %n fichas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n man/men.</source>
        <translation>
            <numerusform>Turno de %1: sacar %n ficha.</numerusform>
            <numerusform>Turno de %1: sacar %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 player, %2 the numbers of the dice</extracomment>
        <translation>Turno de %1: jugar %2.</translation>
    </message>
    <message>
        <source>The %1 cannot be played.</source>
        <extracomment>%1 numbers that the player has thrown and no man can use</extracomment>
        <translation>No se puede jugar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n of these numbers: %2.</source>
        <extracomment>%1 player, %2 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Turno de %1: jugar %n de estos números: %2.</numerusform>
            <numerusform>Turno de %1: jugar %n de estos números: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins stacking again.</source>
        <translation>%1: toca apilar.</translation>
    </message>
    <message>
        <source>%1 begins the race.</source>
        <translation>%1: empieza la carrera.</translation>
    </message>
    <message>
        <source>%1 begins bearing off.</source>
        <translation>%1: toca sacar fichas.</translation>
    </message>
    <message>
        <source>%1 begins setting up again.</source>
        <translation>%1: toca recolocar.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of a throw, of which all have been played</extracomment>
        <translation>%1: se juega %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down the last %n man/men.</source>
        <translation>
            <numerusform>Turno de %1: bajar la última ficha.</numerusform>
            <numerusform>Turno de %1: bajar las últimas %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off the last %n man/men.</source>
        <translation>
            <numerusform>Turno de %1: sacar la última ficha.</numerusform>
            <numerusform>Turno de %1: sacar las últimas %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>Turno de %1: jugar %3, de la tirada de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down all %n man/men.</source>
        <translation>
            <numerusform>Turno de %1: bajar la única ficha.</numerusform>
            <numerusform>Turno de %1: bajar las %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the %1s cannot be played.</source>
        <translation>Un %1 no se puede jugar.</translation>
    </message>
    <message>
        <source>Only one of the %1s can be played.</source>
        <translation>Solo un %1 se puede jugar.</translation>
    </message>
    <message>
        <source>You begin stacking again.</source>
        <translation>Le toca apilar.</translation>
    </message>
    <message>
        <source>You begin the race.</source>
        <translation>Empieza su carrera.</translation>
    </message>
    <message>
        <source>You begin bearing off.</source>
        <translation>Le toca sacar fichas.</translation>
    </message>
    <message>
        <source>You begin setting up again.</source>
        <translation>Le toca recolocar.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 the numbers of a throw, of which all have been played</extracomment>
        <translation>Juega %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n man/men of your doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>%1: %n ficha jugada de la pareja de usted.</numerusform>
            <numerusform>%1: %n fichas jugadas de la pareja de usted.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>%1: se juega %2, de la tirada de usted.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n man/men of %1’s doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>Juega %n ficha de la pareja de %1.</numerusform>
            <numerusform>Juega %n fichas de la pareja de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Juega %2, de la tirada de %1.</translation>
    </message>
    <message>
        <source>Now you throw again.</source>
        <translation>Le toca tirar otra vez.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Le toca tirar.</translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down all %n man/men.</source>
        <translation>
            <numerusform>Le toca bajar la única ficha.</numerusform>
            <numerusform>Le toca bajar las %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down the last %n man/men.</source>
        <translation>
            <numerusform>Le toca bajar la última ficha.</numerusform>
            <numerusform>Le toca bajar las últimas %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off the last %n man/men.</source>
        <translation>
            <numerusform>Le toca sacar la última ficha.</numerusform>
            <numerusform>Le toca sacar las últimas %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n more man/men.</source>
        <translation>
            <numerusform>Le toca bajar %n ficha más.</numerusform>
            <numerusform>Le toca bajar %n fichas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n man/men.</source>
        <translation>
            <numerusform>Le toca bajar %n ficha.</numerusform>
            <numerusform>Le toca bajar %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n more man/men.</source>
        <translation>
            <numerusform>Le toca sacar %n ficha más.</numerusform>
            <numerusform>Le toca sacar %n fichas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n man/men.</source>
        <translation>
            <numerusform>Le toca sacar %n ficha.</numerusform>
            <numerusform>Le toca sacar %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n of these numbers: %1.</source>
        <extracomment>%1 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Le toca jugar %n de estos números: %1.</numerusform>
            <numerusform>Le toca jugar %n de estos números: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>Le toca jugar %1.</translation>
    </message>
    <message>
        <source>Now you play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Le toca jugar %2, de la tirada de %1.</translation>
    </message>
    <message>
        <source>Now %1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>Turno de %1: jugar %2, de la tirada de usted.</translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>%1: %2, sin errores</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n with an error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>
            <numerusform>%1: %2, %n con un error</numerusform>
            <numerusform>%1: %2, %n con errores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, bytes read:</source>
        <translation>%1, bytes leídos:</translation>
    </message>
    <message>
        <source>Stopped while reading %1.</source>
        <translation>Lectura detenida en %1.</translation>
    </message>
    <message>
        <source>Too many errors: the rest of the file was not read.</source>
        <translation>Demasiados errores: el resto del archivo no se ha leído.</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>ARCHIVO…</translation>
    </message>
    <message>
        <source>game %1, throw %2: </source>
        <translation>partida %1, tirada %2: </translation>
    </message>
    <message>
        <source>game %1: </source>
        <translation>partida %1: </translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>%1’s throw has no %2 to claim.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>El %2 no ha salido en la tirada de %1. No se puede reclamar.</translation>
    </message>
    <message>
        <source>%1 used the %2. It cannot be claimed.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>El %2 ya está jugado por %1. No se puede reclamar.</translation>
    </message>
    <message>
        <source>%1 has already claimed the %2.</source>
        <extracomment>%1 the player who wanted to claim the number %2 of the dice</extracomment>
        <translation>El %2 ya está reclamado por %1.</translation>
    </message>
    <message>
        <source>%1 claims the %2.</source>
        <extracomment>%1 the player who claims the number %2 of the other player&apos;s dice</extracomment>
        <translation>%1: reclamado el %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unused.</source>
        <extracomment>%1 a player, %2 numbers of the dice that the player has not used</extracomment>
        <translation>%1: %2 sin usar.</translation>
    </message>
    <message>
        <source>Only %1 can claim unused numbers.</source>
        <extracomment>%1 the player who may claim numbers; the other player wanted to</extracomment>
        <translation>Reclamar los números sin usar corresponde solo a %1.</translation>
    </message>
    <message>
        <source>Enter on a man claims its number; Space gives up all unused numbers.</source>
        <translation>Intro sobre una ficha reclama su número; Espacio renuncia a todos los números sin usar.</translation>
    </message>
    <message>
        <source>Enter claims; Space goes on without claiming.</source>
        <translation>Intro reclama; Espacio sigue sin reclamar.</translation>
    </message>
    <message>
        <source>Your throw has no %1 to claim.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>El %1 no ha salido en su tirada. No se puede reclamar.</translation>
    </message>
    <message>
        <source>You used the %1. It cannot be claimed.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>Ya ha jugado el %1. No se puede reclamar.</translation>
    </message>
    <message>
        <source>You have already claimed the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Ya ha reclamado el %1.</translation>
    </message>
    <message>
        <source>Only you can claim unused numbers.</source>
        <translation>Solo usted puede reclamar los números sin usar.</translation>
    </message>
    <message>
        <source>You claim the %1.</source>
        <extracomment>%1 a number of the other player&apos;s dice</extracomment>
        <translation>Usted reclama el %1.</translation>
    </message>
    <message>
        <source>You leave %1 unused.</source>
        <extracomment>%1 numbers of the dice that you have not used</extracomment>
        <translation>Usted deja %1 sin usar.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Lists the rule sets and the rules you can change.</source>
        <translation>Enumera los reglamentos y las reglas que se pueden cambiar.</translation>
    </message>
    <message>
        <source>Plays many games and counts who wins.</source>
        <translation>Juega muchas partidas y cuenta quién gana.</translation>
    </message>
    <message>
        <source>Saves a picture of the board; works without a screen.</source>
        <translation>Guarda una imagen del tablero; funciona sin pantalla.</translation>
    </message>
    <message>
        <source>Makes a PDF for printing: rules, a board, a game, odds, labels, lessons.</source>
        <translation>Crea un PDF para imprimir: reglas, tablero, partida, probabilidades, cartelas, lecciones.</translation>
    </message>
    <message>
        <source>Summarises the visits to a display, or prints them all.</source>
        <translation>Resume las visitas a un interactivo o las imprime todas.</translation>
    </message>
    <message>
        <source>Replays game records and reports the first error in each game.</source>
        <translation>Reproduce partidas guardadas e indica el primer error de cada una.</translation>
    </message>
    <message>
        <source>Print JSON for other programs.</source>
        <translation>Escribe JSON para otros programas.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>línea de órdenes</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>argumento inesperado: %1</translation>
    </message>
    <message>
        <source>Could not write the results.</source>
        <translation>No se han podido escribir los resultados.</translation>
    </message>
    <message>
        <source>Could not start %1: %2</source>
        <extracomment>%1 the path of a program, %2 the reason</extracomment>
        <translation>No se ha podido iniciar %1: %2</translation>
    </message>
    <message>
        <source>Usage: doublets-cli COMMAND [OPTIONS]</source>
        <translation>Uso: doublets-cli ORDEN [OPCIONES]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Órdenes:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Show this help, or help for the command given before it.</source>
        <translation>Muestra esta ayuda, o la de la orden que la precede.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Usa este idioma: %1.</translation>
    </message>
    <message>
        <source>command line: unknown command %1; available: %2</source>
        <translation>línea de órdenes: orden desconocida: %1; disponibles: %2</translation>
    </message>
    <message>
        <source>Show the options.</source>
        <translation>Muestra las opciones.</translation>
    </message>
    <message>
        <source>Start a new game with this rule set.</source>
        <translation>Empieza una partida con este reglamento.</translation>
    </message>
    <message>
        <source>Start a new game with dice from this seed.</source>
        <translation>Empieza una partida con los dados de esta semilla.</translation>
    </message>
    <message>
        <source>Start First steps: learn the game on the board.</source>
        <translation>Abre Primeros pasos: aprender el juego en el tablero.</translation>
    </message>
    <message>
        <source>Use this language.</source>
        <translation>Usa este idioma.</translation>
    </message>
    <message>
        <source>Start as a museum display, configured by FILE.</source>
        <translation>Arranca como interactivo de museo, configurado por ARCHIVO.</translation>
    </message>
    <message>
        <source>Doublets and related historical dice games for two players.</source>
        <translation>Doublets y otros juegos históricos de dados para dos personas.</translation>
    </message>
    <message>
        <source>The game or lesson to open.</source>
        <translation>La partida o lección que se abre.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time, not %1.</source>
        <translation>Solo se puede abrir un archivo a la vez; sobra %1.</translation>
    </message>
    <message>
        <source>A file has its own rules and dice: give either a file or options for a new game, not both.</source>
        <translation>Un archivo tiene sus propias reglas y dados: indique un archivo u opciones de una partida nueva, no ambos.</translation>
    </message>
    <message>
        <source>--language: unknown language %1; available: %2.</source>
        <translation>--language: idioma desconocido: %1; disponibles: %2.</translation>
    </message>
    <message>
        <source>Could not start the museum display %1: %2. Install the Debian package doublets-display; there is no display for other systems.</source>
        <extracomment>%1 the path of a program, %2 why not</extracomment>
        <translation>No se ha podido iniciar el interactivo de museo %1: %2. Instale el paquete doublets-display de Debian; no hay interactivo para otros sistemas.</translation>
    </message>
    <message>
        <source>Computes how often each player wins under best play, or estimates it under good play.</source>
        <translation>Calcula cuántas veces gana cada jugador con el mejor juego, o lo estima con buen juego.</translation>
    </message>
</context>
<context>
    <name>ComparisonSummary</name>
    <message>
        <source>The game as it was played.</source>
        <translation>La partida tal como se jugó.</translation>
    </message>
    <message numerus="yes">
        <source>The game as it stood after %n throw(s) of the dice.</source>
        <translation>
            <numerusform>La partida tal como estaba tras %n tirada.</numerusform>
            <numerusform>La partida tal como estaba tras %n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is drawn after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Con las reglas de %1, la partida queda en empate tras %n tirada.</numerusform>
            <numerusform>Con las reglas de %1, la partida queda en empate tras %n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is unfinished after %n throw(s).</source>
        <translation>
            <numerusform>Con las reglas de %1, la partida sigue sin acabar tras %n tirada.</numerusform>
            <numerusform>Con las reglas de %1, la partida sigue sin acabar tras %n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, %2 wins after %n throw(s).</source>
        <extracomment>%1 the author of the rules, %2 the winner</extracomment>
        <translation>
            <numerusform>Con las reglas de %1, victoria de %2 tras %n tirada.</numerusform>
            <numerusform>Con las reglas de %1, victoria de %2 tras %n tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two games never differ.</source>
        <translation>Las dos partidas no difieren en nada.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the players choose differently.</source>
        <translation>Difieren desde la tirada %1 porque los jugadores eligen de otro modo.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the rules differ.</source>
        <translation>Difieren desde la tirada %1 porque las reglas son distintas.</translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice of the first game was/were unused when the second ended.</source>
        <translation>
            <numerusform>%n dado de la primera partida quedaba sin usar al acabar la segunda.</numerusform>
            <numerusform>%n dados de la primera partida quedaban sin usar al acabar la segunda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where there is a choice, both players choose at random (seed %1).</source>
        <translation>Donde hay elección, ambos eligen al azar (semilla %1).</translation>
    </message>
    <message>
        <source>Where there is a choice, both players try to finish in the fewest turns.</source>
        <translation>Donde hay elección, ambos intentan acabar en el menor número de turnos.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players make the best play.</source>
        <translation>Donde hay elección, ambos hacen la mejor jugada.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players play as the strong computer does.</source>
        <translation>Donde hay elección, ambos juegan como el ordenador fuerte.</translation>
    </message>
    <message>
        <source>The second game used exactly the dice of the first.</source>
        <translation>La segunda partida usó exactamente los dados de la primera.</translation>
    </message>
    <message numerus="yes">
        <source>The second game needed %n more die/dice, thrown from the seed %1.</source>
        <extracomment>%1 the seed</extracomment>
        <translation>
            <numerusform>La segunda partida necesitó %n dado más, tirado con la semilla %1.</numerusform>
            <numerusform>La segunda partida necesitó %n dados más, tirados con la semilla %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, you win after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Con las reglas de %1, gana usted tras %n tirada.</numerusform>
            <numerusform>Con las reglas de %1, gana usted tras %n tiradas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComputerNames</name>
    <message>
        <source>Computer</source>
        <comment>name of a player</comment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>the computer</source>
        <comment>a player, within a sentence</comment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Careless computer</source>
        <comment>name of a player</comment>
        <translation>Ordenador descuidado</translation>
    </message>
    <message>
        <source>The careless computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Ordenador descuidado</translation>
    </message>
    <message>
        <source>the careless computer</source>
        <comment>a player, within a sentence</comment>
        <translation>Ordenador descuidado</translation>
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
        <translation>Ordenador de nivel medio</translation>
    </message>
    <message>
        <source>The casual computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Ordenador de nivel medio</translation>
    </message>
    <message>
        <source>the casual computer</source>
        <comment>a player, within a sentence</comment>
        <translation>Ordenador de nivel medio</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message numerus="yes">
        <source>The moves of %n later throws stay the same.</source>
        <translation>
            <numerusform>Las jugadas de %n tirada posterior no cambian.</numerusform>
            <numerusform>Las jugadas de %n tiradas posteriores no cambian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of the later throws, different men move, because the rules leave no choice.</source>
        <translation>
            <numerusform>En %n tirada posterior se mueven otras fichas, porque las reglas no dejan elección.</numerusform>
            <numerusform>En %n tiradas posteriores se mueven otras fichas, porque las reglas no dejan elección.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves of this throw are no longer possible: choose again.</source>
        <translation>Las jugadas de esta tirada ya no son posibles: vuelva a elegir.</translation>
    </message>
    <message>
        <source>The moves of throw %1 are no longer possible: choose again.</source>
        <translation>Las jugadas de la tirada %1 ya no son posibles: vuelva a elegir.</translation>
    </message>
    <message>
        <source>It would then be %1’s turn, but the other player threw.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Entonces sería el turno de %1, pero la tirada fue del otro jugador.</translation>
    </message>
    <message>
        <source>Both players then throw again to decide who begins.</source>
        <translation>Entonces ambos tiran otra vez para decidir quién empieza.</translation>
    </message>
    <message>
        <source>This then decides who throws first.</source>
        <translation>Así queda decidido quién tira primero.</translation>
    </message>
    <message>
        <source>The game then ends with throw %1.</source>
        <extracomment>%1 the number of a throw</extracomment>
        <translation>Entonces la partida acaba con la tirada %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws after that are undone.</source>
        <translation>
            <numerusform>Se anula %n tirada posterior.</numerusform>
            <numerusform>Se anulan %n tiradas posteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their dice will be suggested as you continue.</source>
        <translation>Sus dados se propondrán al continuar.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>No cambia nada más.</translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>The game could not be saved</source>
        <translation>No se ha podido guardar la partida</translation>
    </message>
    <message>
        <source>The game on the board is unfinished and could not be saved.</source>
        <translation>La partida del tablero está sin acabar y no se ha podido guardar.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Games of doublets (*.doublets)</source>
        <translation>Partidas de Doublets (*.doublets)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*.doublets-lesson)</source>
        <translation>Lecciones (*.doublets-lesson)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Open an invention</source>
        <translation>Abrir un juego inventado</translation>
    </message>
    <message>
        <source>Invented rules (*.doublets-rules)</source>
        <translation>Reglas inventadas (*.doublets-rules)</translation>
    </message>
    <message>
        <source>Save the invention</source>
        <translation>Guardar el juego inventado</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Guardar las cifras</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation>Guardar el experimento</translation>
    </message>
    <message>
        <source>Page with charts (*.pdf)</source>
        <translation>Página con gráficos (*.pdf)</translation>
    </message>
    <message>
        <source>Picture of the page (*.png)</source>
        <translation>Imagen de la página (*.png)</translation>
    </message>
    <message>
        <source>Drawing of the page (*.svg)</source>
        <translation>Dibujo de la página (*.svg)</translation>
    </message>
    <message>
        <source>Table with one row per game (*.games.csv)</source>
        <translation>Tabla con una fila por partida (*.games.csv)</translation>
    </message>
    <message>
        <source>Picture, %1 × %2 (*.png)</source>
        <extracomment>A kind of file in a list: a picture of that many pixels. %1 width, %2 height</extracomment>
        <translation>Imagen, %1 × %2 (*.png)</translation>
    </message>
    <message>
        <source>As in the window: %1</source>
        <extracomment>%1: a kind of file, &quot;Picture, 1200 × 760 (*.png)&quot;</extracomment>
        <translation>Como en la ventana: %1</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Guardar una imagen del tablero</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>¿Guardar los cambios?</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message>
        <source>Your changes will be lost if you don’t save them.</source>
        <translation>Si no guarda los cambios, se perderán.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Don’t Save</source>
        <translation>&amp;No guardar</translation>
    </message>
    <message>
        <source>If you start another game, this one will be lost.</source>
        <translation>Si empieza otra partida, esta se perderá.</translation>
    </message>
    <message>
        <source>&amp;Keep this game</source>
        <translation>&amp;Conservar esta partida</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Descartarla</translation>
    </message>
    <message>
        <source>To keep this game, save it in another folder first.</source>
        <translation>Para conservar esta partida, guárdela antes en otra carpeta.</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>&amp;Salir sin guardar</translation>
    </message>
    <message>
        <source>The lesson could not be saved</source>
        <translation>No se ha podido guardar la lección</translation>
    </message>
    <message>
        <source>Some answers or games in a lesson could not be saved.</source>
        <translation>No se han podido guardar algunas respuestas o partidas de una lección.</translation>
    </message>
    <message>
        <source>If you quit, everything since the last save will be lost.</source>
        <translation>Si sale, se perderá todo lo hecho desde la última vez que guardó.</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>Seguir &amp;trabajando</translation>
    </message>
    <message>
        <source>Your game may be open elsewhere</source>
        <translation>Su partida puede estar abierta en otro lugar</translation>
    </message>
    <message>
        <source>Your game seems to be open in another program.</source>
        <translation>Su partida parece estar abierta en otro programa.</translation>
    </message>
    <message>
        <source>Your game seems to be open on the computer %1.</source>
        <extracomment>%1: the name of a computer, in quotation marks</extracomment>
        <translation>Su partida parece estar abierta en el ordenador %1.</translation>
    </message>
    <message>
        <source>If Doublets is no longer running there, open your game here. If it is still running there, close it first: otherwise the two copies would overwrite each other’s moves.</source>
        <translation>Si Doublets ya no está en marcha allí, abra aquí su partida. Si sigue en marcha, ciérrelo primero: si no, cada copia sobrescribiría las jugadas de la otra.</translation>
    </message>
    <message>
        <source>Opened there: %1.</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Abierta allí: %1.</translation>
    </message>
    <message>
        <source>&amp;Open my game here</source>
        <translation>&amp;Abrir aquí mi partida</translation>
    </message>
    <message>
        <source>&amp;Start another game</source>
        <translation>&amp;Empezar otra partida</translation>
    </message>
    <message>
        <source>Start the lesson over</source>
        <translation>Reiniciar la lección</translation>
    </message>
    <message>
        <source>Start the lesson over from its first step?</source>
        <translation>¿Reiniciar la lección desde el primer paso?</translation>
    </message>
    <message>
        <source>The class’s answers and moves will be deleted.</source>
        <translation>Se borrarán las respuestas y jugadas de la clase.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>&amp;Continue the lesson</source>
        <translation>&amp;Continuar la lección</translation>
    </message>
    <message>
        <source>Reset the score between these two players? The score is now: %1</source>
        <extracomment>%1 the score: &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>¿Poner a cero el marcador entre estos dos jugadores? Ahora es: %1</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>Poner a cero el marcador</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores against other players are kept.</source>
        <translation>Esto no se puede deshacer. Los marcadores con otros jugadores se conservan.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Poner a cero</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>Borrar las estadísticas</translation>
    </message>
    <message>
        <source>Erase the statistics of all games?</source>
        <translation>¿Borrar las estadísticas de todas las partidas?</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores, saved games and settings are kept.</source>
        <translation>Esto no se puede deshacer. Los marcadores, partidas guardadas y ajustes se conservan.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Doublets %1</source>
        <translation>Doublets %1</translation>
    </message>
    <message>
        <source>Historical dice games for two, each played as its source describes it.</source>
        <translation>Juegos históricos de dados para dos, cada uno como lo describe su fuente.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>About Doublets</source>
        <translation>Acerca de Doublets</translation>
    </message>
    <message>
        <source>Doublets uses Qt %1, a toolkit for desktop applications.</source>
        <translation>Doublets usa Qt %1, una biblioteca para aplicaciones de escritorio.</translation>
    </message>
    <message>
        <source>Qt is free software under the GNU Lesser General Public License, version 3.</source>
        <translation>Qt es software libre con la licencia LGPL de GNU, versión 3.</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Acerca de Qt</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Guardar la lección</translation>
    </message>
    <message>
        <source>Clear the results</source>
        <translation>Borrar los resultados</translation>
    </message>
    <message>
        <source>Clear the results of the laboratory?</source>
        <translation>¿Borrar los resultados del laboratorio?</translation>
    </message>
    <message>
        <source>The same settings and seed give the same results again.</source>
        <translation>Los mismos ajustes y la misma semilla vuelven a dar los mismos resultados.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Borrar</translation>
    </message>
</context>
<context>
    <name>DesktopPrinters</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
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
            <numerusform>%2: %1, más veces de lo que marca la banda.</numerusform>
            <numerusform>%2: %1, más veces de lo que marca la banda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 threw %1 less often than the band shows.</source>
        <translation>
            <numerusform>%2: %1, menos veces de lo que marca la banda.</numerusform>
            <numerusform>%2: %1, menos veces de lo que marca la banda.</numerusform>
        </translation>
    </message>
    <message>
        <source>All numbers lie within their bands.</source>
        <translation>Todos los números están dentro de su banda.</translation>
    </message>
    <message>
        <source>That is unusual, but proves nothing.</source>
        <translation>Es poco habitual, pero no prueba nada.</translation>
    </message>
    <message>
        <source>That is rare.</source>
        <translation>Es raro.</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, p = %2.</source>
        <translation>Todos los dados juntos: ji cuadrado %1, 5 grados de libertad, p = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. That is unusual, but no proof.</source>
        <translation>Con dados equilibrados, un reparto así o más desigual sale en el %1 de los casos. Es poco habitual, pero no es una prueba.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. With so few throws, loaded dice could look the same.</source>
        <translation>Con dados equilibrados, un reparto así o más desigual sale en el %1 de los casos. Con tan pocas tiradas, unos dados cargados podrían parecer iguales.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. Nothing suggests that these are loaded.</source>
        <translation>Con dados equilibrados, un reparto así o más desigual sale en el %1 de los casos. Nada indica que estos estén cargados.</translation>
    </message>
    <message>
        <source>thrown from the seed %1</source>
        <translation>tirados con la semilla %1</translation>
    </message>
    <message>
        <source>real dice, entered by hand</source>
        <translation>dados reales, introducidos a mano</translation>
    </message>
    <message>
        <source>written down beforehand</source>
        <translation>anotados de antemano</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, exact p = %2.</source>
        <extracomment>%1 chi-square, %2 its probability: &quot;0.32&quot;</extracomment>
        <translation>Todos los dados juntos: ji cuadrado %1, 5 grados de libertad, p exacto = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in less than 1% of cases – but more often if you check after every throw. Throw these dice many more times, then check once.</source>
        <translation>Con dados equilibrados, un reparto así o más desigual sale en menos del 1&#xa0;% de los casos, pero más a menudo si se mira después de cada tirada. Tírelos muchas veces más y mire entonces una sola vez.</translation>
    </message>
    <message>
        <source>thrown on the screen</source>
        <translation>tirados en la pantalla</translation>
    </message>
    <message>
        <source>Doublets: no throws yet.</source>
        <translation>Parejas: aún no hay tiradas.</translation>
    </message>
    <message numerus="yes">
        <source>With this many fair dice, at least %n of the two players’ twelve numbers fall(s) outside the bands in %1 of cases.</source>
        <extracomment>the twelve numbers in the table, six of each player; %1 a percentage: &quot;39%&quot;</extracomment>
        <translation>
            <numerusform>Con tantos dados equilibrados, al menos %n de los doce números de los dos jugadores cae fuera de su banda en el %1 de los casos.</numerusform>
            <numerusform>Con tantos dados equilibrados, al menos %n de los doce números de los dos jugadores caen fuera de su banda en el %1 de los casos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That many is not unusual. How far outside the bands the numbers lie is not considered.</source>
        <translation>No es raro que sean tantos. Aquí no se considera cuánto se alejan los números de su banda.</translation>
    </message>
    <message numerus="yes">
        <source>Doublets: %1 in %n throw(s). In this many throws, fair dice give %2 on average, usually %3 to %4.</source>
        <extracomment>%1 doublets thrown, %2 the expected number, %3 and %4 whole numbers</extracomment>
        <translation>
            <numerusform>Parejas: %1 en %n tirada. En tantas tiradas, los dados equilibrados dan %2 de media; lo habitual es de %3 a %4.</numerusform>
            <numerusform>Parejas: %1 en %n tiradas. En tantas tiradas, los dados equilibrados dan %2 de media; lo habitual es de %3 a %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceText</name>
    <message>
        <source>The first thrower wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Quien tira primero gana más en A que en B. El azar por sí solo rara vez daría esa diferencia.</translation>
    </message>
    <message>
        <source>The first thrower wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Quien tira primero gana más en B que en A. El azar por sí solo rara vez daría esa diferencia.</translation>
    </message>
    <message>
        <source>No clear difference in the first thrower’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>No hay diferencia clara en las victorias de quien tira primero: el azar por sí solo puede dar una así. Con más partidas quizá aparezca.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with the same dice: they play the same games.</source>
        <translation>A y B son el mismo experimento con los mismos dados: juegan las mismas partidas.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with different dice: any difference is due to chance.</source>
        <translation>A y B son el mismo experimento con dados distintos: cualquier diferencia se debe al azar.</translation>
    </message>
    <message>
        <source>A − B: %1 percentage points. 95% band: %2 to %3.</source>
        <extracomment>%1 percentage points, %2 and %3 the ends of their 95% band: &quot;1.2&quot;, &quot;0.9&quot;, &quot;1.5&quot;</extracomment>
        <translation>A − B: %1 puntos porcentuales. Banda del 95&#xa0;%: de %2 a %3.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>De momento, quien tira primero gana más en A que en B. Espere al final: por el camino, el azar por sí solo da a menudo una diferencia así.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>De momento, quien tira primero gana más en B que en A. Espere al final: por el camino, el azar por sí solo da a menudo una diferencia así.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game. 95% band: %2 to %3.</source>
        <extracomment>%1 the difference in the mean number of throws, %2 and %3 the ends of its 95% band</extracomment>
        <translation>A − B: %1 tiradas por partida. Banda del 95&#xa0;%: de %2 a %3.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game, from too few games for a 95% band.</source>
        <extracomment>%1 the difference in the mean number of throws</extracomment>
        <translation>A − B: %1 tiradas por partida, con muy pocas partidas para una banda del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>So far, games are longer in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>De momento, las partidas son más largas en A que en B. Espere al final: por el camino, el azar por sí solo da a menudo una diferencia así.</translation>
    </message>
    <message>
        <source>So far, games are longer in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>De momento, las partidas son más largas en B que en A. Espere al final: por el camino, el azar por sí solo da a menudo una diferencia así.</translation>
    </message>
    <message>
        <source>On average, games are longer in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>De media, las partidas son más largas en A que en B. El azar por sí solo rara vez daría esa diferencia.</translation>
    </message>
    <message>
        <source>On average, games are longer in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>De media, las partidas son más largas en B que en A. El azar por sí solo rara vez daría esa diferencia.</translation>
    </message>
    <message>
        <source>No clear difference in the length of games: chance alone can produce one like this. More games may show one.</source>
        <translation>No hay diferencia clara en la duración de las partidas: el azar por sí solo puede dar una así. Con más partidas quizá aparezca.</translation>
    </message>
    <message>
        <source>The exact shares are the same: any difference in wins is due to chance.</source>
        <translation>Las proporciones exactas son iguales: cualquier diferencia en las victorias se debe al azar.</translation>
    </message>
    <message>
        <source>The exact mean lengths are the same: any difference in length is due to chance.</source>
        <translation>Las duraciones medias exactas son iguales: cualquier diferencia de duración se debe al azar.</translation>
    </message>
    <message>
        <source>So far, White wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>De momento, las blancas ganan más en A que en B. Espere al final: por el camino, el azar por sí solo da a menudo una diferencia así.</translation>
    </message>
    <message>
        <source>So far, White wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>De momento, las blancas ganan más en B que en A. Espere al final: por el camino, el azar por sí solo da a menudo una diferencia así.</translation>
    </message>
    <message>
        <source>White wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>Las blancas ganan más en A que en B. El azar por sí solo rara vez daría esa diferencia.</translation>
    </message>
    <message>
        <source>White wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>Las blancas ganan más en B que en A. El azar por sí solo rara vez daría esa diferencia.</translation>
    </message>
    <message>
        <source>No clear difference in White’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>No hay diferencia clara en las victorias de las blancas: el azar por sí solo puede dar una así. Con más partidas quizá aparezca.</translation>
    </message>
    <message>
        <source>Compared game by game, with the same seeds.</source>
        <translation>Comparación partida por partida, con las mismas semillas.</translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>Give one file: %1</source>
        <extracomment>%1 a command line, which is not translated</extracomment>
        <translation>Indique un archivo: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>Staff code, %1 to %2 digits: </source>
        <translation>Código del personal, de %1 a %2 cifras: </translation>
    </message>
    <message>
        <source>Repeat the code: </source>
        <translation>Repita el código: </translation>
    </message>
    <message>
        <source>The codes do not match.</source>
        <translation>Los códigos no coinciden.</translation>
    </message>
    <message>
        <source>%1: no errors</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: sin errores</translation>
    </message>
</context>
<context>
    <name>DisplayLine</name>
    <message>
        <source>Show the options.</source>
        <translation>Muestra las opciones.</translation>
    </message>
    <message>
        <source>Check FILE and report what is wrong; works without a screen.</source>
        <translation>Revisa ARCHIVO e indica los errores; funciona sin pantalla.</translation>
    </message>
    <message>
        <source>Ask for a staff code and print the lines to add to FILE.</source>
        <translation>Pide un código del personal y escribe las líneas que hay que añadir a ARCHIVO.</translation>
    </message>
    <message>
        <source>Doublets as a museum display.</source>
        <translation>Doublets como interactivo de museo.</translation>
    </message>
    <message>
        <source>The configuration of the display; defaults to %1 if that exists.</source>
        <extracomment>%1 a path</extracomment>
        <translation>La configuración del interactivo; por defecto, %1 si existe.</translation>
    </message>
    <message>
        <source>Only one file can be given, not %1.</source>
        <translation>Solo se puede indicar un archivo; sobra %1.</translation>
    </message>
    <message>
        <source>A display is already running.</source>
        <translation>Ya hay un interactivo en marcha.</translation>
    </message>
    <message>
        <source>Edit the most important keys of FILE in a window.</source>
        <translation>Edita en una ventana las claves más importantes de ARCHIVO.</translation>
    </message>
</context>
<context>
    <name>DisplayWarnings</name>
    <message>
        <source>The time zone “%1” is unknown; %3 is used. Set the time zone with %2.</source>
        <extracomment>%1 the name of a time zone, %2 a command line, %3 a time such as UTC or UTC+05:30</extracomment>
        <translation>La zona horaria «%1» es desconocida; se usa %3. Ajuste la zona horaria con %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: the display has no permission to write to %1. Use a file in %2.</source>
        <extracomment>%1 a folder, %2 another</extracomment>
        <translation>No se pueden contar las visitas: el interactivo no tiene permiso para escribir en %1. Use un archivo de %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1 is not a file. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>No se pueden contar las visitas: %1 no es un archivo. Use un archivo de %2.</translation>
    </message>
    <message>
        <source>The heartbeat cannot be written to %1. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>La señal de actividad no se puede escribir en %1. Use un archivo en %2.</translation>
    </message>
</context>
<context>
    <name>DriveSaveResult</name>
    <message>
        <source>No USB stick is plugged in.</source>
        <translation>No hay ninguna memoria USB conectada.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is read-only. Use another stick.</source>
        <translation>No se ha guardado: la memoria USB «%1» es de solo lectura. Use otra.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is full. Free some space or use another stick.</source>
        <translation>No se ha guardado: la memoria USB «%1» está llena. Libere espacio o use otra.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick was removed too early. Plug it in and save again.</source>
        <translation>No se ha guardado: la memoria USB se retiró demasiado pronto. Conéctela y guarde de nuevo.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>No se ha guardado: %1</translation>
    </message>
    <message>
        <source>Saved as %1 on the USB stick “%2”, with a page for printing. You can remove the stick now.</source>
        <extracomment>%1 the name of a file, %2 the name of a USB stick</extracomment>
        <translation>Guardado como %1 en la memoria USB «%2», con una página para imprimir. Ya puede retirar la memoria.</translation>
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
        <translation>un número</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>ganan las blancas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>ganan las negras</translation>
    </message>
    <message>
        <source>a comma, a quotation mark or the closing } is missing</source>
        <translation>falta una coma, una comilla o la llave de cierre }</translation>
    </message>
    <message>
        <source>a comma or the closing ] is missing</source>
        <translation>falta una coma o el corchete de cierre ]</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing</source>
        <translation>falta una comilla de cierre</translation>
    </message>
    <message>
        <source>a colon is missing after a name</source>
        <translation>faltan los dos puntos después de un nombre</translation>
    </message>
    <message>
        <source>nothing follows a comma</source>
        <translation>no hay nada después de una coma</translation>
    </message>
    <message>
        <source>a number is not valid JSON</source>
        <translation>hay un número que no es JSON válido</translation>
    </message>
    <message>
        <source>a backslash is followed by an invalid letter</source>
        <translation>después de una barra inversa hay una letra no válida</translation>
    </message>
    <message>
        <source>the closing } is missing</source>
        <translation>falta la llave de cierre }</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>hay texto inesperado después del final</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>hay demasiadas listas u objetos anidados</translation>
    </message>
    <message>
        <source>expected text in quotation marks, a number, true, false, null, a list or an object</source>
        <translation>se esperaba texto entre comillas, un número, true, false, null, una lista o un objeto</translation>
    </message>
    <message>
        <source>text without leading or trailing spaces</source>
        <translation>texto sin espacios al principio ni al final</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <translation>de %1 a %2 valores</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Libere espacio o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Change the permissions or choose another folder.</source>
        <translation>Cambie los permisos o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Choose a folder that is not read-only.</source>
        <translation>Elija una carpeta que no sea de solo lectura.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Elija una carpeta que exista.</translation>
    </message>
    <message>
        <source>could not be opened: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>no se ha podido abrir: %1</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>no se ha podido leer: %1</translation>
    </message>
    <message>
        <source>could not be written: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>no se ha podido escribir: %1</translation>
    </message>
    <message>
        <source>not a file, but a pipe or a device</source>
        <translation>no es un archivo, sino una tubería o un dispositivo</translation>
    </message>
    <message>
        <source>too large: %1 bytes; the limit is %2</source>
        <translation>demasiado grande: %1 bytes; el límite es %2</translation>
    </message>
    <message>
        <source>binary data instead of UTF-8 text</source>
        <translation>datos binarios en lugar de texto UTF-8</translation>
    </message>
    <message>
        <source>not JSON: %1 (byte %2)</source>
        <extracomment>%1 what is wrong, %2 the offset</extracomment>
        <translation>no es JSON: %1 (byte %2)</translation>
    </message>
    <message>
        <source>the format is %1; expected %2</source>
        <translation>el formato es %1; se esperaba %2</translation>
    </message>
    <message>
        <source>written by a newer program: its format is version %1, and this program reads version %2</source>
        <translation>escrito por un programa más reciente: su formato es la versión %1, y este programa lee la versión %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>clave desconocida: %1</translation>
    </message>
    <message>
        <source>unknown key %1; allowed: %2</source>
        <translation>clave desconocida: %1; se admite: %2</translation>
    </message>
    <message>
        <source>expected %2, found %1</source>
        <extracomment>&quot;expected a text, found a number&quot;</extracomment>
        <translation>se esperaba %2 y hay %1</translation>
    </message>
    <message>
        <source>%1 is not the name of a file in the lesson’s folder</source>
        <translation>%1 no es el nombre de un archivo de la carpeta de la lección</translation>
    </message>
    <message>
        <source>%1 is not a PNG, JPEG or WebP picture</source>
        <translation>%1 no es una imagen PNG, JPEG o WebP</translation>
    </message>
    <message>
        <source>the picture measures %1 × %2 pixels; allowed: up to %3 × %3</source>
        <extracomment>the size of a picture in pixels; %3 the largest width and height</extracomment>
        <translation>la imagen mide %1 × %2 píxeles; se admiten hasta %3 × %3</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>%1 the shortest text allowed: {}</extracomment>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <extracomment>%1 what was met in the file</extracomment>
        <translation>dañado: %1</translation>
    </message>
    <message>
        <source>the best player cannot play the race: its trained weights are damaged (%1); use the random player instead</source>
        <extracomment>%1 an English keyword: &quot;checksum&quot;</extracomment>
        <translation>el mejor jugador no puede jugar la carrera: sus pesos entrenados están dañados (%1); use el jugador al azar</translation>
    </message>
    <message>
        <source>damaged: %1. It was renamed to %2, and a new file was started.</source>
        <extracomment>%1 what was met in the file, %2 the path under which it lies now</extracomment>
        <translation>dañado: %1. Se ha cambiado su nombre a %2 y se ha empezado un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2</source>
        <translation>%1 no es posible; se admite: %2</translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 y %2 se contradicen</translation>
    </message>
    <message>
        <source>unknown rule set %1; available: %2</source>
        <translation>reglamento desconocido: %1; disponibles: %2</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1</source>
        <translation>este reglamento no tiene la opción %1</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1; it has: %2</source>
        <translation>este reglamento no tiene la opción %1; tiene: %2</translation>
    </message>
    <message>
        <source>the ruling %1 has no value %2; allowed: %3</source>
        <translation>la opción %1 no admite el valor %2; se admite: %3</translation>
    </message>
    <message>
        <source>invalid seed %1; allowed: a whole number from 0 to %2</source>
        <translation>semilla no válida: %1; se admite un número entero de 0 a %2</translation>
    </message>
    <message>
        <source>invalid name %1; allowed: one line of up to %2 characters</source>
        <translation>nombre no válido: %1; se admite una línea de hasta %2 caracteres</translation>
    </message>
    <message>
        <source>invalid note %1; allowed: 1 to %2 characters</source>
        <translation>nota no válida: %1; se admiten de 1 a %2 caracteres</translation>
    </message>
    <message>
        <source>the game has no such step: throw %1, action %2, loss %3</source>
        <extracomment>the place in a game that a note is on, as three numbers of the file</extracomment>
        <translation>la partida no tiene ese paso: tirada %1, acción %2, pérdida %3</translation>
    </message>
    <message>
        <source>%1 is not legal: %2</source>
        <extracomment>%1 what the record says was done, %2 why that is not possible</extracomment>
        <translation>%1 no se permite: %2</translation>
    </message>
    <message>
        <source>recorded as lost: %1; actually lost: %2</source>
        <translation>anotado como perdido: %1; perdido en realidad: %2</translation>
    </message>
    <message>
        <source>recorded dice: %1; dice of the seed: %2</source>
        <translation>dados anotados: %1; dados de la semilla: %2</translation>
    </message>
    <message>
        <source>recorded result: %1; actual result: %2</source>
        <translation>resultado anotado: %1; resultado real: %2</translation>
    </message>
    <message>
        <source>unknown language %1; available: %2</source>
        <translation>idioma desconocido: %1; disponibles: %2</translation>
    </message>
    <message>
        <source>the language %1 is not offered; offered: %2</source>
        <translation>el idioma %1 no se ofrece; se ofrecen: %2</translation>
    </message>
    <message>
        <source>%1 is listed twice; list it only once</source>
        <translation>%1 está dos veces en la lista; inclúyalo una sola vez</translation>
    </message>
    <message>
        <source>%1 cannot be shown; allowed: one line of 1 to %2 characters, without leading or trailing spaces</source>
        <translation>no se puede mostrar %1; se admite una línea de 1 a %2 caracteres, sin espacios al principio ni al final</translation>
    </message>
    <message>
        <source>invalid hours %1; allowed: a start and an end on the same day, such as %2, no later than %3</source>
        <translation>horario no válido: %1; se admite un comienzo y un final del mismo día, como %2, no más tarde de %3</translation>
    </message>
    <message>
        <source>%1 ends before it begins; hours must lie within one day: enter those after midnight under the next day</source>
        <translation>%1 acaba antes de empezar; el horario debe caber en un día: ponga las horas tras la medianoche en el día siguiente</translation>
    </message>
    <message>
        <source>%1 must begin after the end of %2; list the hours in order, with a gap between them</source>
        <translation>%1 debe empezar después de que acabe %2; ordene las horas y deje un intervalo entre ellas</translation>
    </message>
    <message>
        <source>no day has any hours; enter hours for at least one day, or leave out the key if the display is always open</source>
        <translation>ningún día tiene horario; indique horas al menos para un día, o quite la clave si el interactivo está siempre abierto</translation>
    </message>
    <message>
        <source>%1 is not an absolute path; allowed: a path that begins with “/”, such as %2</source>
        <translation>%1 no es una ruta absoluta; se admite una ruta que empiece por «/», como %2</translation>
    </message>
    <message>
        <source>invalid code; allowed: %1 to %2 digits</source>
        <translation>código no válido; se admiten de %1 a %2 cifras</translation>
    </message>
    <message>
        <source>text that is not empty</source>
        <translation>texto que no esté vacío</translation>
    </message>
    <message>
        <source>the lines printed by %1</source>
        <extracomment>%1 a command</extracomment>
        <translation>las líneas que muestra %1</translation>
    </message>
    <message>
        <source>the list is empty; allowed: %1</source>
        <extracomment>%1 a number of entries: &quot;1 to 8 values&quot;</extracomment>
        <translation>la lista está vacía; se admite: %1</translation>
    </message>
    <message numerus="yes">
        <source>the list has %n values; allowed: %1</source>
        <translation>
            <numerusform>la lista tiene %n valor; se admite: %1</numerusform>
            <numerusform>la lista tiene %n valores; se admite: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3</source>
        <extracomment>%3 the values allowed</extracomment>
        <translation>se esperaba %2 y hay %1; se admite: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; write, for example: %3</source>
        <extracomment>%3 an example of what to write</extracomment>
        <translation>se esperaba %2 y hay %1; escriba, por ejemplo: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3; write, for example: %4</source>
        <extracomment>%3 the values allowed, %4 an example of what to write</extracomment>
        <translation>se esperaba %2 y hay %1; se admite: %3; escriba, por ejemplo: %4</translation>
    </message>
    <message>
        <source>invalid hours %1; leave out the day if it has no hours</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>horario no válido: %1; quite el día si no tiene horario</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2</source>
        <translation>horario no válido: %1; escriba %2</translation>
    </message>
    <message>
        <source>saved in the encoding UTF-16; save it in UTF-8</source>
        <translation>guardado en la codificación UTF-16; guárdelo en UTF-8</translation>
    </message>
    <message>
        <source>not a plain text file; save it as plain text in UTF-8</source>
        <translation>no es un archivo de texto sin formato; guárdelo como texto sin formato en UTF-8</translation>
    </message>
    <message>
        <source>not saved in UTF-8; save the file in the encoding UTF-8</source>
        <extracomment>%1 the beginning of a line</extracomment>
        <translation>no está guardado en UTF-8; guarde el archivo en la codificación UTF-8</translation>
    </message>
    <message>
        <source>the letter after %1 is not in UTF-8; save the file in the encoding UTF-8</source>
        <translation>la letra después de %1 no está en UTF-8; guarde el archivo en la codificación UTF-8</translation>
    </message>
    <message>
        <source>%1 is missing; write %2</source>
        <extracomment>%1 a key, %2 what to write</extracomment>
        <translation>falta %1; escriba %2</translation>
    </message>
    <message>
        <source>%1 appears twice; delete one of them</source>
        <translation>%1 aparece dos veces; borre una de ellas</translation>
    </message>
    <message>
        <source>it is empty; write at least %1</source>
        <translation>está vacío; escriba al menos %1</translation>
    </message>
    <message>
        <source>the list is empty; enter at least one of %1, or leave out the key to offer all</source>
        <extracomment>%1 the entries allowed</extracomment>
        <translation>la lista está vacía; indique al menos uno de %1, o quite la clave para ofrecerlos todos</translation>
    </message>
    <message>
        <source>%1 ends when it begins; enter a later end, or %2 for the whole day</source>
        <extracomment>%1 hours such as 10:00-10:00, %2 the hours of a whole day</extracomment>
        <translation>%1 acaba cuando empieza; ponga un final posterior, o %2 para todo el día</translation>
    </message>
    <message>
        <source>%1 ends before it begins; for an end at midnight, write %2</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>%1 acaba antes de empezar; para acabar a medianoche, escriba %2</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2 hexadecimal digits, 0 to 9 and a to f; copy the lines printed by %3</source>
        <extracomment>%3 a command</extracomment>
        <translation>%1 no es posible; se admiten %2 cifras hexadecimales, de 0 a 9 y de a a f; copie las líneas que muestra %3</translation>
    </message>
    <message>
        <source>a date such as %1</source>
        <extracomment>%1 a date, as it is written in a configuration file</extracomment>
        <translation>una fecha como %1</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2 for a day without hours</source>
        <extracomment>%1 hours, %2 an empty list</extracomment>
        <translation>horario no válido: %1; escriba %2 para un día sin horario</translation>
    </message>
    <message>
        <source>Choose an ordinary file.</source>
        <translation>Elija un archivo corriente.</translation>
    </message>
    <message>
        <source>Choose a smaller file.</source>
        <translation>Elija un archivo más pequeño.</translation>
    </message>
    <message>
        <source>Choose a file saved by Doublets.</source>
        <translation>Elija un archivo guardado por Doublets.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>Update Doublets to open it.</source>
        <translation>Actualice Doublets para abrirlo.</translation>
    </message>
    <message>
        <source>Choose another picture.</source>
        <translation>Elija otra imagen.</translation>
    </message>
    <message>
        <source>Reduce its size or choose another picture.</source>
        <translation>Reduzca su tamaño o elija otra imagen.</translation>
    </message>
    <message>
        <source>Correct the file or choose another.</source>
        <translation>Corrija el archivo o elija otro.</translation>
    </message>
    <message>
        <source>Check that the file still exists.</source>
        <translation>Compruebe que el archivo aún existe.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another file.</source>
        <translation>Cambie sus permisos o elija otro archivo.</translation>
    </message>
    <message>
        <source>Choose a file, not a folder.</source>
        <translation>Elija un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>Check the drive or choose another file.</source>
        <translation>Compruebe el disco o elija otro archivo.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>%1 and %2 both throw %3. Both throw again.</source>
        <extracomment>%3 is the name of a number of the dice</extracomment>
        <translation>Empate a %3 entre %1 y %2. Ambos tiran otra vez.</translation>
    </message>
    <message>
        <source>%1 throws %2, %3 throws %4. %1 begins.</source>
        <extracomment>The opening throw: %1 and %3 are the players, %2 and %4 their numbers.</extracomment>
        <translation>Tiradas: %1, %2; %3, %4. Primer turno: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2. That is worth %n man/men.</source>
        <extracomment>&quot;Anne throws two 4s. That plays 8 men.&quot; %1 player, %2 name of the throw</extracomment>
        <translation>
            <numerusform>Tirada de %1: %2. Vale por %n ficha.</numerusform>
            <numerusform>Tirada de %1: %2. Vale por %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <extracomment>%1 player, %2 name of the throw: &quot;Anne throws sice-ace.&quot;</extracomment>
        <translation>Tirada de %1: %2.</translation>
    </message>
    <message>
        <source>%1 lays a man down on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1: una ficha bajada en la casa %2.</translation>
    </message>
    <message>
        <source>%1 lays a man down on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1: una ficha bajada en la casa %2.</translation>
    </message>
    <message>
        <source>%1 stacks a man on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1: una ficha apilada en la casa %2.</translation>
    </message>
    <message>
        <source>%1 stacks a man on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1: una ficha apilada en la casa %2.</translation>
    </message>
    <message>
        <source>%1 bears a man off from the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1: una ficha sacada de la casa %2.</translation>
    </message>
    <message>
        <source>%1 bears a man off from point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1: una ficha sacada de la casa %2.</translation>
    </message>
    <message>
        <source>%1 moves a man from point %2 to %3.</source>
        <translation>%1: una ficha pasa de la casa %2 a la %3.</translation>
    </message>
    <message>
        <source>%1 hits one of %2’s men on point %3. It leaves the game.</source>
        <extracomment>%1 hits, %2 loses the man; %3 a point as %1 counts them</extracomment>
        <translation>%1: captura de una ficha de %2 en la casa %3. Queda fuera del juego.</translation>
    </message>
    <message>
        <source>%1 threw a doublet, and throws again.</source>
        <translation>Pareja de %1, con derecho a otra tirada.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Turno de %1: a tirar.</translation>
    </message>
    <message>
        <source>%1 has no men left, and wins!</source>
        <translation>%1: sin fichas en el tablero. ¡Victoria!</translation>
    </message>
    <message>
        <source>Neither player can ever move again. It is a draw.</source>
        <translation>Ya nadie podrá volver a mover. Es un empate.</translation>
    </message>
    <message>
        <source>%1 sets a man up on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1: una ficha recolocada en la casa %2.</translation>
    </message>
    <message>
        <source>%1 sets a man up on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1: una ficha recolocada en la casa %2.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 stacks them up again.</source>
        <translation>Todas las fichas de %1 están bajadas. Desde ahora toca apilarlas.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 races round the board.</source>
        <translation>Todas las fichas de %1 están bajadas. Desde ahora corren alrededor del tablero.</translation>
    </message>
    <message>
        <source>All of %1’s men are stacked. From now on, %1 bears off.</source>
        <translation>Todas las fichas de %1 están apiladas. Desde ahora toca sacarlas.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 bears off.</source>
        <translation>Todas las fichas de %1 están bajadas. Desde ahora toca sacarlas.</translation>
    </message>
    <message>
        <source>All of %1’s men are off. From now on, %1 sets them up again.</source>
        <translation>Todas las fichas de %1 están fuera. Desde ahora toca recolocarlas.</translation>
    </message>
    <message>
        <source>%1 has set up all men again, and wins!</source>
        <translation>%1: todas las fichas recolocadas. ¡Victoria!</translation>
    </message>
    <message>
        <source>You and %1 both throw %2. Both throw again.</source>
        <extracomment>%1 the other player, %2 a number of the dice</extracomment>
        <translation>Empate a %2 entre usted y %1. Ambos tiran otra vez.</translation>
    </message>
    <message>
        <source>You throw %1, %2 throws %3. You begin.</source>
        <extracomment>%1 your number, %2 the other player, %3 that player&apos;s number</extracomment>
        <translation>Tiradas: usted, %1; %2, %3. Empieza usted.</translation>
    </message>
    <message>
        <source>%1 throws %2, you throw %3. %1 begins.</source>
        <extracomment>%1 the other player, %2 that player&apos;s number, %3 your number</extracomment>
        <translation>Tiradas: %1, %2; usted, %3. Primer turno: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You throw %1. That is worth %n man/men.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>
            <numerusform>Su tirada: %1. Vale por %n ficha.</numerusform>
            <numerusform>Su tirada: %1. Vale por %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You throw %1.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>Su tirada: %1.</translation>
    </message>
    <message>
        <source>You lay a man down on point %1.</source>
        <translation>Baja una ficha en la casa %1.</translation>
    </message>
    <message>
        <source>You stack a man on point %1.</source>
        <translation>Apila una ficha en la casa %1.</translation>
    </message>
    <message>
        <source>You bear a man off from point %1.</source>
        <translation>Saca una ficha de la casa %1.</translation>
    </message>
    <message>
        <source>You set a man up on point %1.</source>
        <translation>Recoloca una ficha en la casa %1.</translation>
    </message>
    <message>
        <source>You move a man from point %1 to %2.</source>
        <translation>Mueve una ficha de la casa %1 a la %2.</translation>
    </message>
    <message>
        <source>%1 hits one of your men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point as that player counts them</extracomment>
        <translation>%1: captura de una de sus fichas en la casa %2. Queda fuera del juego.</translation>
    </message>
    <message>
        <source>You hit one of %1’s men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point</extracomment>
        <translation>Captura una ficha de %1 en la casa %2. Queda fuera del juego.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you stack them up again.</source>
        <translation>Todas sus fichas están bajadas. Desde ahora toca apilarlas.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you race round the board.</source>
        <translation>Todas sus fichas están bajadas. Desde ahora corren alrededor del tablero.</translation>
    </message>
    <message>
        <source>All of your men are stacked. From now on, you bear off.</source>
        <translation>Todas sus fichas están apiladas. Desde ahora toca sacarlas.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you bear off.</source>
        <translation>Todas sus fichas están bajadas. Desde ahora toca sacarlas.</translation>
    </message>
    <message>
        <source>All of your men are off. From now on, you set them up again.</source>
        <translation>Todas sus fichas están fuera. Desde ahora toca recolocarlas.</translation>
    </message>
    <message>
        <source>You threw a doublet, and throw again.</source>
        <translation>Ha sacado una pareja, con derecho a otra tirada.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Le toca tirar.</translation>
    </message>
    <message>
        <source>You have set up all men again, and win!</source>
        <translation>Ha recolocado todas las fichas. ¡Victoria!</translation>
    </message>
    <message>
        <source>You have no men left, and win!</source>
        <translation>No le quedan fichas en el tablero. ¡Victoria!</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>%1 has no man to lay down there.</source>
        <translation>Ahí no hay fichas de %1 por bajar.</translation>
    </message>
    <message>
        <source>%1 has no man to stack there.</source>
        <translation>Ahí no hay fichas de %1 por apilar.</translation>
    </message>
    <message>
        <source>%1 has no man left there.</source>
        <translation>Ahí no hay fichas de %1.</translation>
    </message>
    <message>
        <source>%1 has no man that can move that far.</source>
        <translation>Ninguna ficha de %1 puede avanzar tanto.</translation>
    </message>
    <message>
        <source>%1 has just finished a stage.</source>
        <translation>%1: fase recién terminada.</translation>
    </message>
    <message>
        <source>%1 had fewer men left than the doublet plays.</source>
        <translation>Quedaban menos fichas de %1 que las que juega la pareja.</translation>
    </message>
    <message>
        <source>All of %1’s men are down.</source>
        <translation>Todas las fichas de %1 están bajadas.</translation>
    </message>
    <message>
        <source>%1 still lays down, and %2 bears off.</source>
        <extracomment>%1 the player who still lays down, %2 the one who threw</extracomment>
        <translation>%1 aún en la fase de bajar; %2, en la de sacar.</translation>
    </message>
    <message>
        <source>%1 still has men outside the last quarter.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>Aún hay fichas de %1 fuera del último cuadrante.</translation>
    </message>
    <message>
        <source>It does not pass to %1.</source>
        <translation>No pasa a %1.</translation>
    </message>
    <message>
        <source>%1 did not claim it before the next throw.</source>
        <translation>Sin reclamación de %1 antes de la tirada siguiente.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to lay down there.</source>
        <translation>Ahí no hay fichas por bajar, ni de %1 ni de %2.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to stack there.</source>
        <translation>Ahí no hay fichas por apilar, ni de %1 ni de %2.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man left there.</source>
        <translation>Ahí no quedan fichas, ni de %1 ni de %2.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man that can move that far.</source>
        <translation>Ninguna ficha puede avanzar tanto, ni de %1 ni de %2.</translation>
    </message>
    <message>
        <source>%1’s pile there is complete.</source>
        <translation>Ahí la pila de %1 está completa.</translation>
    </message>
    <message>
        <source>%1’s and %2’s piles there are complete.</source>
        <translation>Ahí están completas las pilas de %1 y de %2.</translation>
    </message>
    <message>
        <source>You have no man to lay down there.</source>
        <translation>Ahí no le quedan fichas por bajar.</translation>
    </message>
    <message>
        <source>You have no man to stack there.</source>
        <translation>Ahí no le quedan fichas por apilar.</translation>
    </message>
    <message>
        <source>You have no man left there.</source>
        <translation>Ahí no le quedan fichas.</translation>
    </message>
    <message>
        <source>Your pile there is complete.</source>
        <translation>Ahí su pila está completa.</translation>
    </message>
    <message>
        <source>You have no man that can move that far.</source>
        <translation>Ninguna ficha de usted puede avanzar tanto.</translation>
    </message>
    <message>
        <source>You have just finished a stage.</source>
        <translation>Acaba de terminar una fase.</translation>
    </message>
    <message>
        <source>You had fewer men left than the doublet plays.</source>
        <translation>Le quedaban menos fichas que las que juega la pareja.</translation>
    </message>
    <message>
        <source>All of your men are down.</source>
        <translation>Todas sus fichas están bajadas.</translation>
    </message>
    <message>
        <source>You still lay down, and %1 bears off.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>Usted aún está en la fase de bajar; %1, en la de sacar.</translation>
    </message>
    <message>
        <source>It does not pass to you.</source>
        <translation>No pasa a usted.</translation>
    </message>
    <message>
        <source>You did not claim it before the next throw.</source>
        <translation>No lo ha reclamado antes de la tirada siguiente.</translation>
    </message>
    <message>
        <source>%1 still lays down, and you bear off.</source>
        <extracomment>%1 the player who still lays down</extracomment>
        <translation>%1 aún está en la fase de bajar; usted, en la de sacar.</translation>
    </message>
    <message>
        <source>You still have men outside the last quarter.</source>
        <translation>Aún tiene fichas fuera del último cuadrante.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to lay down there.</source>
        <translation>Ahí no hay fichas por bajar, ni de usted ni de %1.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to stack there.</source>
        <translation>Ahí no hay fichas por apilar, ni de usted ni de %1.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man left there.</source>
        <translation>Ahí no quedan fichas, ni de usted ni de %1.</translation>
    </message>
    <message>
        <source>Your pile and %1’s pile there are complete.</source>
        <translation>Ahí están completas su pila y la de %1.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man that can move that far.</source>
        <translation>Ninguna ficha puede avanzar tanto, ni de usted ni de %1.</translation>
    </message>
</context>
<context>
    <name>FateText</name>
    <message>
        <source>%1 cannot use %2. %3 may.</source>
        <comment>several numbers</comment>
        <translation>%1: no se pueden jugar %2. Pasan a %3.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. %3 may.</source>
        <extracomment>%1 a player, %2 a number of the dice, %3 the opponent</extracomment>
        <translation>%1: el %2 no se puede jugar. Pasa a %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to %1.</source>
        <extracomment>%1 the opponent</extracomment>
        <translation>
            <numerusform>%n ficha de la pareja pasa a %1.</numerusform>
            <numerusform>%n fichas de la pareja pasan a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot use %2.</source>
        <comment>several numbers</comment>
        <translation>%1: no se pueden jugar %2.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1: el %2 no se puede jugar.</translation>
    </message>
    <message>
        <source>Neither player can use %1.</source>
        <comment>several numbers</comment>
        <translation>Nadie puede usar %1.</translation>
    </message>
    <message>
        <source>Neither player can use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Nadie puede usar el %1.</translation>
    </message>
    <message>
        <source>%1 did not claim %2. They are lost.</source>
        <comment>several numbers</comment>
        <translation>%1: %2 sin reclamar. Números perdidos.</translation>
    </message>
    <message>
        <source>%1 did not claim the %2. It is lost.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1: el %2 sin reclamar. Número perdido.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet cannot be played.</source>
        <extracomment>men that a doublet would have played, had there been as many</extracomment>
        <translation>
            <numerusform>No se puede jugar %n ficha de la pareja.</numerusform>
            <numerusform>No se pueden jugar %n fichas de la pareja.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1. %2 may.</source>
        <comment>several numbers</comment>
        <translation>No puede jugar %1. Pasan a %2.</translation>
    </message>
    <message>
        <source>You cannot use the %1. %2 may.</source>
        <extracomment>%1 a number of the dice, %2 the opponent</extracomment>
        <translation>No puede jugar el %1. Pasa a %2.</translation>
    </message>
    <message>
        <source>%1 cannot use %2. You may.</source>
        <comment>several numbers</comment>
        <translation>%1: no se pueden jugar %2. Pasan a usted.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. You may.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1: el %2 no se puede jugar. Pasa a usted.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to you.</source>
        <translation>
            <numerusform>%n ficha de la pareja pasa a usted.</numerusform>
            <numerusform>%n fichas de la pareja pasan a usted.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1.</source>
        <comment>several numbers</comment>
        <translation>No puede jugar %1.</translation>
    </message>
    <message>
        <source>You cannot use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>No puede jugar el %1.</translation>
    </message>
    <message>
        <source>You did not claim %1. They are lost.</source>
        <comment>several numbers</comment>
        <translation>No ha reclamado %1. Números perdidos.</translation>
    </message>
    <message>
        <source>You did not claim the %1. It is lost.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>No ha reclamado el %1. Número perdido.</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Your %1 passes to Black. Press Black’s glowing man.</source>
        <translation>Su %1 pasa a las negras. Pulse la ficha negra iluminada.</translation>
    </message>
    <message>
        <source>The doublet gives you another throw. Press your dice box.</source>
        <translation>La pareja le da otra tirada. Pulse su cubilete.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two numbers of the dice</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <extracomment>three numbers of the dice</extracomment>
        <translation>%1, %2 y %3</translation>
    </message>
    <message>
        <source>Press your dice box to throw.</source>
        <translation>Pulse su cubilete para tirar.</translation>
    </message>
    <message>
        <source>Later in a game. Throw: you won’t be able to use one number.</source>
        <translation>Más adelante en la partida. Tire: no podrá usar un número.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and bear off your last men.</source>
        <translation>Ya falta poco. Tire y saque sus últimas fichas.</translation>
    </message>
    <message>
        <source>All your men are down; now stack them again. Throw: it will be a doublet.</source>
        <translation>Todas sus fichas están bajadas; ahora toca apilarlas. Tire: saldrá una pareja.</translation>
    </message>
    <message>
        <source>Your men now race round the board. Throw: two dice will show the same number.</source>
        <translation>Sus fichas corren ahora alrededor del tablero. Tire: dos dados saldrán iguales.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. Throw to see one.</source>
        <translation>Dos dados con el mismo número son una pareja. Tire y verá una.</translation>
    </message>
    <message>
        <source>Your men have come round the board. Throw to bear them off.</source>
        <translation>Sus fichas han dado la vuelta al tablero. Tire para sacarlas.</translation>
    </message>
    <message>
        <source>All your men are stacked again. Throw to bear them off.</source>
        <translation>Todas sus fichas vuelven a estar apiladas. Tire para sacarlas.</translation>
    </message>
    <message>
        <source>All your men are down. Throw to bear them off.</source>
        <translation>Todas sus fichas están bajadas. Tire para sacarlas.</translation>
    </message>
    <message>
        <source>Now your men leave the board. Press your dice box to throw.</source>
        <translation>Ahora sus fichas salen del tablero. Pulse su cubilete para tirar.</translation>
    </message>
    <message>
        <source>Now your %1: press a glowing man.</source>
        <translation>Ahora, su %1: pulse una ficha iluminada.</translation>
    </message>
    <message>
        <source>Press a glowing man to bear it off: it leaves the board.</source>
        <translation>Pulse una ficha iluminada para sacarla del tablero.</translation>
    </message>
    <message>
        <source>Press your last men to bear them off.</source>
        <translation>Pulse sus últimas fichas para sacarlas del tablero.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man.</source>
        <translation>Siga: pulse una ficha iluminada.</translation>
    </message>
    <message>
        <source>None of your men can use your %1. Play your %2.</source>
        <translation>Ninguna de sus fichas puede usar el %1. Juegue el %2.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to move it.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Su tirada: %1. Pulse una ficha iluminada para moverla.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to lay it down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Su tirada: %1. Pulse una ficha iluminada para bajarla.</translation>
    </message>
    <message>
        <source>%1 make %2: play %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: play 4 men, from any points.&quot;</extracomment>
        <translation>%1 suman %2: juegue %2 fichas, de cualquier casa.</translation>
    </message>
    <message>
        <source>A doublet: play one man, then you throw again.</source>
        <translation>Una pareja: juegue una ficha y vuelva a tirar.</translation>
    </message>
    <message>
        <source>A doublet: play both numbers, then you throw again.</source>
        <translation>Una pareja: juegue los dos números y vuelva a tirar.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here. Press a man, then a point.</source>
        <translation>Aquí una pareja no es nada especial. Pulse una ficha y luego una casa.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: play each number as usual.</source>
        <translation>Aquí una pareja no es nada especial: juegue cada número como siempre.</translation>
    </message>
    <message>
        <source>You threw %1.</source>
        <translation>Su tirada: %1.</translation>
    </message>
    <message>
        <source>Each number moves one man that many points.</source>
        <translation>Cada número mueve una ficha otras tantas casas.</translation>
    </message>
    <message>
        <source>Each number lays down one man on its own point.</source>
        <translation>Cada número baja una ficha de su propia casa.</translation>
    </message>
    <message>
        <source>Men off the board stay off.</source>
        <translation>Las fichas que salen del tablero no vuelven.</translation>
    </message>
    <message>
        <source>No men left: you have won. That is the whole game.</source>
        <translation>No le quedan fichas: ha ganado. Ese es todo el juego.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <translation>El número que no pueda usar se pierde.</translation>
    </message>
    <message>
        <source>Black may claim what you cannot use, until the next throw.</source>
        <translation>Las negras pueden reclamar lo que usted no use, hasta la tirada siguiente.</translation>
    </message>
    <message>
        <source>The other player uses what you cannot.</source>
        <translation>El otro jugador usa lo que usted no puede.</translation>
    </message>
    <message>
        <source>What neither of you can use is lost.</source>
        <translation>Lo que ninguno pueda usar se pierde.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as it has dots.</source>
        <translation>Una pareja juega tantas fichas como puntos tiene.</translation>
    </message>
    <message>
        <source>After a doublet you throw again; each number stacks a man on its point.</source>
        <translation>Tras una pareja se vuelve a tirar; cada número apila una ficha en su casa.</translation>
    </message>
    <message>
        <source>After a doublet you throw again.</source>
        <translation>Después de una pareja se vuelve a tirar.</translation>
    </message>
    <message>
        <source>Here a doublet is a throw like any other.</source>
        <translation>Aquí una pareja es una tirada como las demás.</translation>
    </message>
    <message>
        <source>You are White and won the opening throw. Press your dice box.</source>
        <extracomment>The player&apos;s side of the board is the lower one.</extracomment>
        <translation>Usted juega con blancas y ha ganado la tirada inicial. Pulse su cubilete.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and set up your last men.</source>
        <translation>Ya falta poco. Tire y recoloque sus últimas fichas.</translation>
    </message>
    <message>
        <source>Press the glowing points to set up your last men.</source>
        <translation>Pulse las casas iluminadas para recolocar sus últimas fichas.</translation>
    </message>
    <message>
        <source>Once all men are off, they are set up again.</source>
        <translation>Cuando todas las fichas están fuera, se recolocan.</translation>
    </message>
    <message>
        <source>All your men are set up: you have won. That is the whole game.</source>
        <translation>Todas sus fichas están recolocadas: ha ganado. Ese es todo el juego.</translation>
    </message>
    <message>
        <source>Your %1 passes to Black. Play Black’s man.</source>
        <translation>Su %1 pasa a las negras. Juegue la ficha negra.</translation>
    </message>
    <message>
        <source>Now play your %1.</source>
        <translation>Ahora juegue su %1.</translation>
    </message>
    <message>
        <source>Bear a man off the board.</source>
        <translation>Saque una ficha del tablero.</translation>
    </message>
    <message>
        <source>Set up your last men.</source>
        <translation>Recoloque sus últimas fichas.</translation>
    </message>
    <message>
        <source>Go on: play a man.</source>
        <translation>Siga: juegue una ficha.</translation>
    </message>
    <message>
        <source>You threw %1. Move a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Su tirada: %1. Mueva una ficha.</translation>
    </message>
    <message>
        <source>You threw %1. Lay a man down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Su tirada: %1. Baje una ficha.</translation>
    </message>
    <message>
        <source>Throw, and lay down your last man. Then each number stacks a man again.</source>
        <translation>Tire y baje su última ficha. Después, cada número devuelve una ficha a su pila.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man to stack it on its point.</source>
        <translation>Siga: pulse una ficha iluminada para apilarla en su casa.</translation>
    </message>
    <message>
        <source>Go on: stack a man on its point.</source>
        <translation>Siga: apile una ficha en su casa.</translation>
    </message>
    <message>
        <source>A doublet: lay down your last man, stack it again, then throw again.</source>
        <translation>Una pareja: baje su última ficha, apílela y vuelva a tirar.</translation>
    </message>
    <message>
        <source>Some of your men are off already. Throw to bear off more.</source>
        <translation>Algunas de sus fichas ya están fuera. Tire para sacar más.</translation>
    </message>
    <message>
        <source>A hit man is out of the game: its owner need not bring it home.</source>
        <translation>Una ficha capturada sale del juego: su dueño ya no tiene que llevarla a casa.</translation>
    </message>
    <message>
        <source>No man is left to play the %1. Play the %2.</source>
        <translation>No queda ninguna ficha para jugar el %1. Juegue el %2.</translation>
    </message>
    <message>
        <source>Your men on point %1 are all down. Play the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Sus fichas de la casa %1 ya están todas bajadas. Juegue el %2.</translation>
    </message>
    <message>
        <source>A doublet: play all the men you can on its point.</source>
        <translation>Una pareja: juegue todas las fichas que pueda de su casa.</translation>
    </message>
    <message>
        <source>Here a doublet plays all the men on its point.</source>
        <translation>Aquí una pareja juega todas las fichas de su casa.</translation>
    </message>
</context>
<context>
    <name>FirstStepsShown</name>
    <message>
        <source>White’s %1 passes to Black.</source>
        <translation>El %1 de las blancas pasa a las negras.</translation>
    </message>
    <message>
        <source>The doublet gives White another throw.</source>
        <translation>La pareja da otra tirada a las blancas.</translation>
    </message>
    <message>
        <source>White throws.</source>
        <translation>Tiran las blancas.</translation>
    </message>
    <message>
        <source>Later in a game. White throws, and won’t be able to use one number.</source>
        <translation>Más adelante en la partida. Tiran las blancas, y no podrán usar un número.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and bears off the last men.</source>
        <translation>Ya falta poco. Las blancas tiran y sacan sus últimas fichas.</translation>
    </message>
    <message>
        <source>White’s men are all down and are now stacked again. White throws a doublet.</source>
        <translation>Las fichas blancas están todas bajadas y ahora se apilan. Las blancas tiran una pareja.</translation>
    </message>
    <message>
        <source>White’s men now race round the board. White throws: two dice show the same number.</source>
        <translation>Las fichas blancas corren ahora alrededor del tablero. Tiran: dos dados salen iguales.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. White throws one.</source>
        <translation>Dos dados con el mismo número son una pareja. Las blancas tiran una.</translation>
    </message>
    <message>
        <source>White’s men have come round the board. White throws to bear them off.</source>
        <translation>Las fichas blancas han dado la vuelta al tablero. Las blancas tiran para sacarlas.</translation>
    </message>
    <message>
        <source>White’s men are all stacked again. White throws to bear them off.</source>
        <translation>Las fichas blancas vuelven a estar apiladas. Las blancas tiran para sacarlas.</translation>
    </message>
    <message>
        <source>White’s men are all down. White throws to bear them off.</source>
        <translation>Las fichas blancas están todas bajadas. Las blancas tiran para sacarlas.</translation>
    </message>
    <message>
        <source>Now White’s men leave the board. White throws.</source>
        <translation>Ahora las fichas blancas salen del tablero. Tiran las blancas.</translation>
    </message>
    <message>
        <source>Now White plays the %1.</source>
        <translation>Ahora las blancas juegan el %1.</translation>
    </message>
    <message>
        <source>White bears a man off: it leaves the board.</source>
        <translation>Las blancas sacan una ficha del tablero.</translation>
    </message>
    <message>
        <source>White bears off the last men.</source>
        <translation>Las blancas sacan del tablero sus últimas fichas.</translation>
    </message>
    <message>
        <source>White goes on.</source>
        <translation>Las blancas siguen.</translation>
    </message>
    <message>
        <source>None of White’s men can use the %1. White plays the %2.</source>
        <translation>Ninguna ficha blanca puede usar el %1. Las blancas juegan el %2.</translation>
    </message>
    <message>
        <source>White threw %1, and moves a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Tirada de las blancas: %1. Mueven una ficha.</translation>
    </message>
    <message>
        <source>White threw %1, and lays down a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Tirada de las blancas: %1. Bajan una ficha.</translation>
    </message>
    <message>
        <source>%1 make %2: White plays %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: White plays 4 men, from any points.&quot;</extracomment>
        <translation>%1 suman %2: las blancas juegan %2 fichas, de cualquier casa.</translation>
    </message>
    <message>
        <source>A doublet: White plays one man, then throws again.</source>
        <translation>Una pareja: las blancas juegan una ficha y vuelven a tirar.</translation>
    </message>
    <message>
        <source>A doublet: White plays both numbers, then throws again.</source>
        <translation>Una pareja: las blancas juegan los dos números y vuelven a tirar.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White moves as usual.</source>
        <translation>Aquí una pareja no es nada especial: las blancas mueven como siempre.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White plays both numbers as usual.</source>
        <translation>Aquí una pareja no es nada especial: las blancas juegan ambos números como siempre.</translation>
    </message>
    <message>
        <source>White threw %1.</source>
        <translation>Tirada de las blancas: %1.</translation>
    </message>
    <message>
        <source>No men left: White has won. That is the whole game.</source>
        <translation>No quedan fichas: ganan las blancas. Ese es todo el juego.</translation>
    </message>
    <message>
        <source>White has won the opening throw.</source>
        <translation>Las blancas ganan la tirada inicial.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and sets up the last men.</source>
        <translation>Ya falta poco. Las blancas tiran y recolocan sus últimas fichas.</translation>
    </message>
    <message>
        <source>White sets up the last men.</source>
        <translation>Las blancas recolocan sus últimas fichas.</translation>
    </message>
    <message>
        <source>All White’s men are set up: White has won. That is the whole game.</source>
        <translation>Todas las fichas blancas están recolocadas: ganan las blancas. Ese es todo el juego.</translation>
    </message>
    <message>
        <source>White throws and lays down the last man. Then each number stacks a man again.</source>
        <translation>Las blancas tiran y bajan su última ficha. Después, cada número apila otra vez.</translation>
    </message>
    <message>
        <source>White goes on, and stacks men on their points.</source>
        <translation>Las blancas siguen y apilan fichas en sus casas.</translation>
    </message>
    <message>
        <source>A doublet: White lays down the last man, stacks it again, then throws again.</source>
        <translation>Una pareja: las blancas bajan su última ficha, la apilan y tiran.</translation>
    </message>
    <message>
        <source>Some of White’s men are off already. White throws to bear off more.</source>
        <translation>Algunas fichas blancas ya están fuera. Las blancas tiran para sacar más.</translation>
    </message>
    <message>
        <source>White has no man left to play the %1. White plays the %2.</source>
        <translation>A las blancas no les quedan fichas para jugar el %1. Juegan el %2.</translation>
    </message>
    <message>
        <source>White’s men on point %1 are all down. White plays the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Las fichas blancas de la casa %1 ya están bajadas. Las blancas juegan el %2.</translation>
    </message>
    <message>
        <source>A doublet: White plays all the men on its point.</source>
        <translation>Una pareja: las blancas juegan todas las fichas de su casa.</translation>
    </message>
</context>
<context>
    <name>GameBarText</name>
    <message>
        <source>Games per month</source>
        <translation>Partidas por mes</translation>
    </message>
    <message>
        <source>Games per day</source>
        <translation>Partidas por día</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln game(s)</source>
        <extracomment>%1 a day or month</extracomment>
        <translation>
            <numerusform>%1: %Ln partida</numerusform>
            <numerusform>%1: %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) from %1 to %2.</source>
        <extracomment>%1, %2 dates</extracomment>
        <translation>
            <numerusform>%Ln partida del %1 al %2.</numerusform>
            <numerusform>%Ln partidas del %1 al %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a day and its month, short, as QLocale has it: &quot;4 May&quot;</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Duración de las partidas</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>tiradas en una partida</translation>
    </message>
    <message>
        <source>On average %1 throws a game; the shortest game took %2, the longest %3.</source>
        <extracomment>%1 a number with decimals, %2 and %3 whole numbers</extracomment>
        <translation>De media, %1 tiradas por partida; la más corta tuvo %2 y la más larga, %3.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>a range of lengths of games in throws, such as &quot;20–24&quot;</extracomment>
        <translation>%1-%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws: %Ln game(s)</source>
        <extracomment>%1 a number of throws, or a range of them</extracomment>
        <translation>
            <numerusform>%1 tiradas: %Ln partida</numerusform>
            <numerusform>%1 tiradas: %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), on %1.</source>
        <extracomment>%1 a date: &quot;1 game, on 4 May 2026.&quot;, &quot;3 games, all on 4 May 2026.&quot;</extracomment>
        <translation>
            <numerusform>%Ln partida, el %1.</numerusform>
            <numerusform>%Ln partidas, todas el %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>a date in a sentence, as QLocale has it: &quot;4 May 2026&quot;</extracomment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message numerus="yes">
        <source>The game took %Ln throw(s).</source>
        <translation>
            <numerusform>La partida tuvo %Ln tirada.</numerusform>
            <numerusform>La partida tuvo %Ln tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each game took %Ln throw(s).</source>
        <translation>
            <numerusform>Cada partida tuvo %Ln tirada.</numerusform>
            <numerusform>Cada partida tuvo %Ln tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>label of a vertical axis: numbers of games</extracomment>
        <translation>partidas</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>how long a game takes</extracomment>
        <translation>
            <numerusform>alrededor de un minuto</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>pura suerte</translation>
    </message>
    <message>
        <source>almost pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>casi pura suerte</translation>
    </message>
    <message>
        <source>luck and choices</source>
        <extracomment>what decides a game</extracomment>
        <translation>suerte y decisiones</translation>
    </message>
</context>
<context>
    <name>GameLineText</name>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>After game %1 (%2):</source>
        <extracomment>%1 the number of a game, %2 its date</extracomment>
        <translation>Después de la partida %1 (%2):</translation>
    </message>
    <message>
        <source>Luck: wins due to the dice</source>
        <translation>Suerte: victorias debidas a los dados</translation>
    </message>
    <message>
        <source>%1: %2 wins.</source>
        <extracomment>%1 a player, %2 a number with a sign and decimals, such as &quot;+1.25&quot;</extracomment>
        <translation>%1: %2 victorias.</translation>
    </message>
    <message>
        <source>Doublets above or below the expected number</source>
        <translation>Parejas por encima o por debajo de lo esperado</translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln doublet(s), %2 expected.</source>
        <extracomment>%1 a player, %2 an expected number with a decimal</extracomment>
        <translation>
            <numerusform>%1: %Ln pareja; lo esperado: %2.</numerusform>
            <numerusform>%1: %Ln parejas; lo esperado: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>With fair dice, the line ends outside the band about 1 time in 20.</source>
        <translation>Con dados equilibrados, la línea acaba fuera de la banda más o menos 1 vez de cada 20.</translation>
    </message>
    <message>
        <source>With fair dice, each line ends outside the band about 1 time in 20. About 1 time in 10, at least one of the two does.</source>
        <translation>Con dados equilibrados, cada línea acaba fuera de la banda más o menos 1 vez de cada 20. Más o menos 1 vez de cada 10, acaba fuera al menos una de las dos.</translation>
    </message>
    <message numerus="yes">
        <source>The dice changed the chance of winning by this much, added up over %Ln game(s).</source>
        <translation>
            <numerusform>Tanto cambiaron los dados la probabilidad de ganar en %Ln partida.</numerusform>
            <numerusform>Tanto cambiaron los dados la probabilidad de ganar, sumado en %Ln partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Aún no se han tirado dados.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>a player of the white men; %1 a name</extracomment>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>%1 (white)</source>
        <translation>%1 (blancas)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>a player of the black men; %1 a name</extracomment>
        <translation>Negras</translation>
    </message>
    <message>
        <source>%1 (black)</source>
        <translation>%1 (negras)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>The two players of a game, as the title of a sheet: %1 White, %2 Black</extracomment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Note: </source>
        <extracomment>before a note that the user has written on a step of the game</extracomment>
        <translation>Nota: </translation>
    </message>
    <message>
        <source>Each diagram shows the board after a throw. A number on a man shows how many men are in the pile. Men borne off are beside the board.</source>
        <translation>Cada dibujo muestra el tablero después de una tirada. El número sobre una ficha indica cuántas hay en la pila. Las fichas sacadas están junto al tablero.</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Lay all your men down</source>
        <translation>Baje todas sus fichas</translation>
    </message>
    <message>
        <source>Stack up all your men</source>
        <translation>Apile todas sus fichas</translation>
    </message>
    <message>
        <source>Take all your men off the board</source>
        <translation>Saque del tablero todas sus fichas</translation>
    </message>
    <message>
        <source>Race all your men round the board and off it</source>
        <translation>Lleve todas sus fichas alrededor del tablero y sáquelas</translation>
    </message>
    <message>
        <source>then lay them down</source>
        <translation>luego bájelas</translation>
    </message>
    <message>
        <source>then stack them up again</source>
        <translation>luego vuelva a apilarlas</translation>
    </message>
    <message>
        <source>then bear them off</source>
        <translation>luego sáquelas</translation>
    </message>
    <message>
        <source>then race them round the board and off it</source>
        <translation>luego llévelas alrededor del tablero y sáquelas</translation>
    </message>
    <message>
        <source>%1. The first player with no men left wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off the board&quot;</extracomment>
        <translation>%1. Gana quien se quede antes sin fichas.</translation>
    </message>
    <message>
        <source>Set up all your men</source>
        <translation>Recoloque todas sus fichas</translation>
    </message>
    <message>
        <source>then set them up again</source>
        <translation>luego recolóquelas</translation>
    </message>
    <message>
        <source>%1. The first player to do so wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off, then set them up again&quot;</extracomment>
        <translation>%1. Gana quien lo consiga antes.</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>%1 (%2 of %3 hands)</source>
        <extracomment>%1 a share: &quot;40%&quot;; %2 hands were up of %3</extracomment>
        <translation>%1 (%2 de %3 manos)</translation>
    </message>
    <message>
        <source>Your guess: %1. Exactly right.</source>
        <extracomment>%1 &quot;60%&quot;</extracomment>
        <translation>Su pronóstico: %1. Exacto.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too high.</source>
        <extracomment>%1 &quot;70&quot;, %2 what is true: &quot;64.2&quot;, %3 the difference: &quot;5.8&quot;</extracomment>
        <translation>Su pronóstico: %1. La respuesta es %2: sobran %3.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too low.</source>
        <translation>Su pronóstico: %1. La respuesta es %2: faltan %3.</translation>
    </message>
    <message>
        <source>Very close.</source>
        <comment>a guess</comment>
        <translation>Muy cerca.</translation>
    </message>
    <message>
        <source>Close.</source>
        <comment>a guess</comment>
        <translation>Cerca.</translation>
    </message>
    <message>
        <source>Not far off.</source>
        <comment>a guess</comment>
        <translation>No muy lejos.</translation>
    </message>
    <message>
        <source>Far off.</source>
        <comment>a guess</comment>
        <translation>Lejos.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <extracomment>percentage points: &quot;+7 points&quot;</extracomment>
        <translation>%1 puntos porcentuales</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too high.</source>
        <extracomment>%1 &quot;60%&quot;, %2 what is true: &quot;64.2%&quot;, %3 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Su pronóstico: %1. La respuesta es %2: sobran %3 puntos porcentuales.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too low.</source>
        <translation>Su pronóstico: %1. La respuesta es %2: faltan %3 puntos porcentuales.</translation>
    </message>
    <message>
        <source>Guesses in this game: %1, off by %2 percentage points on average.</source>
        <extracomment>%1 how many; %2 percentage points: &quot;5.2&quot;</extracomment>
        <translation>Pronósticos en esta partida: %1, con un error medio de %2 puntos porcentuales.</translation>
    </message>
    <message>
        <source>And the other player is ahead.</source>
        <comment>a guess</comment>
        <extracomment>follows how far a guess of the chance of winning is off</extracomment>
        <translation>Y va por delante el otro jugador.</translation>
    </message>
</context>
<context>
    <name>HindranceText</name>
    <message>
        <source>The game is over. %1 has won.</source>
        <translation>La partida ha terminado. Victoria de %1.</translation>
    </message>
    <message>
        <source>The game is over. It is a draw.</source>
        <translation>La partida ha terminado en empate.</translation>
    </message>
    <message>
        <source>First, each player throws one die.</source>
        <translation>Primero, cada jugador tira un dado.</translation>
    </message>
    <message>
        <source>%1 must throw first.</source>
        <translation>La primera tirada es de %1.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Turno de %1: a tirar.</translation>
    </message>
    <message>
        <source>%1 has no man on point %2.</source>
        <translation>No hay fichas de %1 en la casa %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n man/men.</source>
        <translation>
            <numerusform>Turno de %1: jugar %n ficha.</numerusform>
            <numerusform>Turno de %1: jugar %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %3. %2 could not use it.</source>
        <extracomment>%1 who plays numbers, %2 who threw them, %3 the numbers</extracomment>
        <translation>Turno de %1: jugar %3, sin uso para %2.</translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of the dice</extracomment>
        <translation>Turno de %1: jugar %2.</translation>
    </message>
    <message>
        <source>You may use %2, which %1 could not. This man stands on point %3.</source>
        <extracomment>%1 the opponent, %2 numbers of the dice, %3 a point</extracomment>
        <translation>Recibe %2 de %1. Esta ficha está en la casa %3.</translation>
    </message>
    <message>
        <source>You threw %1. This man stands on point %2.</source>
        <translation>Su tirada: %1. Esta ficha está en la casa %2.</translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <extracomment>%1 a number of the dice, %2 why this man cannot move by it, a sentence</extracomment>
        <translation>Con %1: %2</translation>
    </message>
    <message>
        <source>Point %1 is full.</source>
        <translation>La casa %1 está llena.</translation>
    </message>
    <message>
        <source>Two of %2’s men hold point %1.</source>
        <translation>Dos fichas de %2 ocupan la casa %1.</translation>
    </message>
    <message>
        <source>That would use fewer numbers. You must use as many as you can.</source>
        <translation>Así se usarían menos números. Hay que usar todos los que se pueda.</translation>
    </message>
    <message>
        <source>Only a %1 bears this man off.</source>
        <translation>Esta ficha solo sale con un %1.</translation>
    </message>
    <message>
        <source>Men on higher points must use the %1 first.</source>
        <extracomment>%1 the numbers left to play: &quot;5&quot;, &quot;5 and 4&quot;</extracomment>
        <translation>Antes deben usar %1 las fichas de casas más altas.</translation>
    </message>
    <message>
        <source>Still to play: %1. This man stands on point %2.</source>
        <extracomment>%1 numbers of the dice, %2 a point</extracomment>
        <translation>Queda por jugar: %1. Esta ficha está en la casa %2.</translation>
    </message>
    <message>
        <source>Point %1 is stacked. First stack your other men.</source>
        <translation>La casa %1 está apilada. Apile antes las fichas de otras casas.</translation>
    </message>
    <message>
        <source>Point %1 is set up. First set up your other men.</source>
        <translation>La casa %1 está completa. Recoloque antes las fichas de otras casas.</translation>
    </message>
    <message>
        <source>All men on point %1 are down. First lay down your other men.</source>
        <translation>Las fichas de la casa %1 están bajadas. Baje antes las de otras casas.</translation>
    </message>
    <message>
        <source>The game is over. You have won.</source>
        <translation>La partida ha terminado. Ha ganado.</translation>
    </message>
    <message>
        <source>You must throw first.</source>
        <translation>La primera tirada es suya.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Le toca tirar.</translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n man/men.</source>
        <translation>
            <numerusform>Le toca jugar %n ficha.</numerusform>
            <numerusform>Le toca jugar %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1. %2 could not use it.</source>
        <extracomment>%1 the numbers, %2 who threw them</extracomment>
        <translation>Le toca jugar %1, sin uso para %2.</translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>Le toca jugar %1.</translation>
    </message>
    <message>
        <source>You have no man on point %1.</source>
        <translation>No tiene fichas en la casa %1.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Espacio o Intro</translation>
    </message>
    <message>
        <source>throw the dice; play the marked man</source>
        <translation>tirar los dados; jugar la ficha marcada</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>go from man to man</source>
        <translation>ir de ficha en ficha</translation>
    </message>
    <message>
        <source>Enter, arrow keys, Enter</source>
        <translation>Intro, flechas, Intro</translation>
    </message>
    <message>
        <source>where men move, as in the race: take up the marked man, choose its point and move it there</source>
        <translation>donde las fichas se mueven, como en la carrera: levantar la ficha marcada, elegir su casa y llevarla allí</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back a man that was taken up</source>
        <translation>devolver a su sitio una ficha levantada</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>claim a number with the marked man, where the rules require a claim</source>
        <translation>reclamar un número con la ficha marcada, si las reglas exigen reclamarlo</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 a 6</translation>
    </message>
    <message>
        <source>go to that point</source>
        <translation>ir a esa casa</translation>
    </message>
    <message>
        <source>play forced moves</source>
        <translation>hacer las jugadas forzadas</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons under the board</source>
        <translation>ir a los botones bajo el tablero</translation>
    </message>
    <message>
        <source>Ask the board</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>the last throw, and how it was played</source>
        <translation>la última tirada y cómo se ha jugado</translation>
    </message>
    <message>
        <source>whose turn it is, and what may be played</source>
        <translation>de quién es el turno y qué se puede jugar</translation>
    </message>
    <message>
        <source>where your men are</source>
        <translation>dónde están sus fichas</translation>
    </message>
    <message>
        <source>where the other player’s men are</source>
        <translation>dónde están las fichas del otro jugador</translation>
    </message>
    <message>
        <source>how far each player has got</source>
        <translation>cuánto ha avanzado cada jugador</translation>
    </message>
    <message>
        <source>who is likely to win</source>
        <translation>quién ganará probablemente</translation>
    </message>
    <message>
        <source>the last announcement again</source>
        <translation>repetir el último aviso</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>why: the rule behind the last event</source>
        <translation>por qué: la regla de lo último que ha pasado</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <translation>reglas de este juego</translation>
    </message>
    <message>
        <source>the games and their sources</source>
        <translation>los juegos y sus fuentes</translation>
    </message>
    <message>
        <source>course of play: arrow keys to choose a throw, Enter for the latest</source>
        <translation>desarrollo: flechas para elegir una tirada, Intro para la última</translation>
    </message>
    <message>
        <source>step back, step forward through the game</source>
        <translation>un paso atrás o adelante en la partida</translation>
    </message>
    <message>
        <source>back to the start of the game</source>
        <translation>volver al comienzo de la partida</translation>
    </message>
    <message>
        <source>play the steps automatically; pause</source>
        <translation>reproducir los pasos sin parar; pausa</translation>
    </message>
    <message>
        <source>steps more slowly, faster</source>
        <translation>pasos más lentos, más rápidos</translation>
    </message>
    <message>
        <source>how often each number was thrown</source>
        <translation>cuántas veces ha salido cada número</translation>
    </message>
    <message>
        <source>the same dice, other rules</source>
        <translation>los mismos dados, otras reglas</translation>
    </message>
    <message>
        <source>the odds: arrow keys choose a throw; in the list of ways to play, Enter plays the chosen one</source>
        <translation>las probabilidades: las flechas eligen una tirada; en la lista de jugadas, Intro juega la elegida</translation>
    </message>
    <message>
        <source>a hint: the best move is marked</source>
        <translation>una pista: se marca la mejor jugada</translation>
    </message>
    <message>
        <source>cover the odds until the class has guessed; guess</source>
        <translation>tapar las probabilidades hasta que la clase pronostique; pronosticar</translation>
    </message>
    <message>
        <source>correct a throw that was entered incorrectly</source>
        <translation>corregir una tirada mal introducida</translation>
    </message>
    <message>
        <source>who plays: people, or the computer</source>
        <translation>quién juega: personas o el ordenador</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>nueva partida</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>saltar la animación</translation>
    </message>
    <message>
        <source>closer view: the half of the board in play</source>
        <translation>vista cercana: la mitad del tablero en juego</translation>
    </message>
    <message>
        <source>larger, smaller, default text size</source>
        <translation>texto más grande, más pequeño, normal</translation>
    </message>
    <message>
        <source>full screen; Esc to leave, F10 to show the menus</source>
        <translation>pantalla completa; Esc para salir, F10 para ver los menús</translation>
    </message>
    <message>
        <source>face to face: one side for each player, on a screen that lies flat</source>
        <translation>cara a cara: un lado para cada jugador, en una pantalla tumbada</translation>
    </message>
    <message>
        <source>projector: large text and strong contrast for a class; Esc to leave</source>
        <translation>proyector: texto grande y contraste fuerte para una clase; Esc para salir</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>from the board to the panel beside it and back</source>
        <translation>del tablero al panel contiguo y vuelta</translation>
    </message>
    <message>
        <source>what a button is for; on a touch screen, press and hold the button</source>
        <translation>para qué sirve un botón; en una pantalla táctil, manténgalo pulsado</translation>
    </message>
    <message>
        <source>widen or narrow the panel beside the board</source>
        <translation>ensanchar o estrechar el panel contiguo al tablero</translation>
    </message>
    <message>
        <source>appearance: board, light and speed</source>
        <translation>aspecto: tablero, luz y velocidad</translation>
    </message>
    <message>
        <source>earlier announcements, one by one, up to twenty</source>
        <translation>avisos anteriores, uno a uno, hasta veinte</translation>
    </message>
    <message>
        <source>play again with the same rules</source>
        <translation>jugar otra vez con las mismas reglas</translation>
    </message>
    <message>
        <source>the result, when the game is over</source>
        <translation>el resultado, cuando acaba la partida</translation>
    </message>
</context>
<context>
    <name>LabelsSheet</name>
    <message>
        <source>Board labels</source>
        <translation>Cartelas de los tableros</translation>
    </message>
    <message>
        <source>Cut along the marks. Each label measures %1 × %2 mm.</source>
        <extracomment>At the foot of a page of labels, which are cut out. %1 and %2 a length in millimetres</extracomment>
        <translation>Corte por las marcas. Cada cartela mide %1 × %2&#xa0;mm.</translation>
    </message>
    <message>
        <source>– %1</source>
        <extracomment>behind what a table is made of. %1: how we know it</extracomment>
        <translation>– %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Tamaño: %1</translation>
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
        <translation>Aún no se ha jugado ninguna partida.</translation>
    </message>
    <message>
        <source>Exact value: %1.</source>
        <extracomment>%1 a share, computed and not tried out</extracomment>
        <translation>Valor exacto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): the first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>Tras %Ln partida: quien tira primero ha ganado el %1. Banda del 95&#xa0;%: de %2 a %3.</numerusform>
            <numerusform>Tras %Ln partidas: quien tira primero ha ganado el %1. Banda del 95&#xa0;%: de %2 a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %2 of %Ln game(s). 95% band: %3 to %4.</source>
        <extracomment>an earlier run, in a list. %1 its seed, %2 a share, %3 and %4 the ends of its band</extracomment>
        <translation>
            <numerusform>Semilla %1: el %2 de %Ln partida. Banda del 95&#xa0;%: de %3 a %4.</numerusform>
            <numerusform>Semilla %1: el %2 de %Ln partidas. Banda del 95&#xa0;%: de %3 a %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower lost %1 and drew %2.</source>
        <translation>Quien tiró primero perdió el %1 y empató el %2.</translation>
    </message>
    <message>
        <source>It lies outside the band. At the end of an experiment, chance alone causes this one time in twenty; along the way, more often.</source>
        <translation>Queda fuera de la banda. Al final de un experimento, esto pasa solo por azar una de cada veinte veces; por el camino, más a menudo.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): White won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>Tras %Ln partida: las blancas han ganado el %1. Banda del 95&#xa0;%: de %2 a %3.</numerusform>
            <numerusform>Tras %Ln partidas: las blancas han ganado el %1. Banda del 95&#xa0;%: de %2 a %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>follows the sentence on White. %1 a share, %2 and %3 the ends of its band</extracomment>
        <translation>Quien tira primero ha ganado el %1. Banda del 95&#xa0;%: de %2 a %3.</translation>
    </message>
    <message>
        <source>White won the first game.</source>
        <translation>Las blancas han ganado la primera partida.</translation>
    </message>
    <message>
        <source>White did not win the first game.</source>
        <translation>Las blancas no han ganado la primera partida.</translation>
    </message>
    <message>
        <source>The first thrower won the first game.</source>
        <translation>Quien tiró primero ha ganado la primera partida.</translation>
    </message>
    <message>
        <source>The first thrower did not win the first game.</source>
        <translation>Quien tiró primero no ha ganado la primera partida.</translation>
    </message>
    <message>
        <source>95% band: %1 to %2.</source>
        <extracomment>%1 and %2 the ends of the band of a share: &quot;20.7%&quot;, &quot;100.0%&quot;</extracomment>
        <translation>Banda del 95&#xa0;%: de %1 a %2.</translation>
    </message>
    <message>
        <source>It was drawn.</source>
        <extracomment>follows &quot;The first thrower did not win the first game.&quot;</extracomment>
        <translation>Ha acabado en empate.</translation>
    </message>
    <message>
        <source>White lost %1 and drew %2.</source>
        <extracomment>follows the share of games won by White. %1 and %2 shares</extracomment>
        <translation>Las blancas perdieron el %1 y empataron el %2.</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>Length of the games</source>
        <translation>Duración de las partidas</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>tiradas en una partida</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>label of a bar. %1 a number of throws</extracomment>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>A game takes %1 throws on average.</source>
        <extracomment>%1 a number with decimals</extracomment>
        <translation>Una partida dura %1 tiradas de media.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s) or more: %1 of %2 games (%3)</source>
        <extracomment>%1 how many games, %2 of how many, %3 their share</extracomment>
        <translation>
            <numerusform>%Ln tirada o más: %1 de %2 partidas (%3)</numerusform>
            <numerusform>%Ln tiradas o más: %1 de %2 partidas (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s): %1 of %2 games (%3)</source>
        <translation>
            <numerusform>%Ln tirada: %1 de %2 partidas (%3)</numerusform>
            <numerusform>%Ln tiradas: %1 de %2 partidas (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>share of games</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>proporción de partidas</translation>
    </message>
    <message numerus="yes">
        <source>The first game took %Ln throw(s).</source>
        <translation>
            <numerusform>La primera partida tuvo %Ln tirada.</numerusform>
            <numerusform>La primera partida tuvo %Ln tiradas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonBoxes</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none: a matter of opinion</source>
        <translation>ninguna: es cuestión de opinión</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Alrededor de un minuto</numerusform>
            <numerusform>Unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>continues at step %1 of %2</source>
        <extracomment>of a lesson that was left; %1 the step it goes on with, %2 how many there are</extracomment>
        <translation>sigue en el paso %1 de %2</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Objetivos: %1</translation>
    </message>
    <message>
        <source>Prerequisites: %1</source>
        <translation>Conocimientos previos: %1</translation>
    </message>
    <message>
        <source>Keywords: %1</source>
        <translation>Palabras clave: %1</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <extracomment>of a lesson</extracomment>
        <translation>✓ terminada</translation>
    </message>
</context>
<context>
    <name>LessonFields</name>
    <message>
        <source>Expected number</source>
        <translation>Número esperado</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>How far off an answer may be and still count as right</source>
        <translation>La mayor desviación de una respuesta correcta</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Shown behind the number</source>
        <translation>Se muestra detrás del número</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Respuestas posibles</translation>
    </message>
    <message>
        <source>Two to six answers to choose from, one on each line; none for an answer in words</source>
        <translation>De dos a seis respuestas para elegir, una por línea; ninguna si se responde con palabras</translation>
    </message>
    <message>
        <source>Right choice</source>
        <translation>Respuesta correcta</translation>
    </message>
    <message>
        <source>The answer is a number</source>
        <translation>La respuesta es un número</translation>
    </message>
    <message>
        <source>The answer is how well a rule is known</source>
        <translation>La respuesta es cómo se conoce una regla</translation>
    </message>
    <message>
        <source>Model answer</source>
        <translation>Respuesta modelo</translation>
    </message>
    <message>
        <source>Covered until the class has answered</source>
        <translation>Tapada hasta que la clase responde</translation>
    </message>
    <message>
        <source>Lines on the worksheet</source>
        <translation>Líneas en la hoja de trabajo</translation>
    </message>
    <message>
        <source>What to guess</source>
        <translation>Qué se pronostica</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Minimum of the slider</source>
        <translation>Mínimo del control deslizante</translation>
    </message>
    <message>
        <source>Maximum of the slider</source>
        <translation>Máximo del control deslizante</translation>
    </message>
    <message>
        <source>A guess is close within</source>
        <translation>Pronóstico cercano si se desvía hasta</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Pronóstico</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Shown with the answer</source>
        <translation>Se muestra con la respuesta</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>En qué fijarse</translation>
    </message>
    <message>
        <source>Experiments side by side</source>
        <translation>Experimentos en paralelo</translation>
    </message>
    <message>
        <source>Games in each</source>
        <translation>Partidas en cada uno</translation>
    </message>
    <message>
        <source>The same dice in both</source>
        <translation>Los mismos dados en ambos</translation>
    </message>
    <message>
        <source>White plays</source>
        <translation>Las blancas juegan</translation>
    </message>
    <message>
        <source>Black plays</source>
        <translation>Las negras juegan</translation>
    </message>
    <message>
        <source>Experiment in the laboratory</source>
        <translation>Experimento en el laboratorio</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Partida guardada</translation>
    </message>
    <message>
        <source>Replaces the game, rulings, dice and seed in the fields above</source>
        <translation>En lugar del juego, las opciones, los dados y la semilla de los campos de arriba</translation>
    </message>
    <message>
        <source>Begin after this many throws</source>
        <translation>Empezar después de estas tiradas</translation>
    </message>
    <message>
        <source>The next throw lies on the board</source>
        <translation>La tirada siguiente está en el tablero</translation>
    </message>
    <message>
        <source>The class plays</source>
        <translation>La clase juega</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Partida en el tablero</translation>
    </message>
    <message>
        <source>It stays until a later step sets another one</source>
        <translation>Se queda hasta que un paso posterior ponga otra</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Semilla de los dados</translation>
    </message>
    <message>
        <source>Digits. Every class gets the same throws.</source>
        <translation>Cifras. Todas las clases tienen las mismas tiradas.</translation>
    </message>
    <message>
        <source>Picture in the lesson</source>
        <translation>Imagen en la lección</translation>
    </message>
    <message>
        <source>PNG, JPEG or WebP, up to 2 MB</source>
        <translation>PNG, JPEG o WebP, hasta 2&#xa0;MB</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>For those who cannot see the picture</source>
        <translation>Para quienes no pueden ver la imagen</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Pie de imagen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Show how well the rule is known</source>
        <translation>Mostrar cómo se conoce la regla</translation>
    </message>
    <message>
        <source>Tell the rule in today’s words, too</source>
        <translation>Contar la regla también con palabras de hoy</translation>
    </message>
    <message>
        <source>Always told where its status is shown, or where its source has no words</source>
        <translation>Siempre se cuenta si se muestra cómo se conoce, o si la fuente no tiene palabras</translation>
    </message>
    <message>
        <source>Rules in the words of their sources</source>
        <translation>Reglas con las palabras de sus fuentes</translation>
    </message>
    <message>
        <source>Figures for %1, %2 … in the texts</source>
        <translation>Cifras para %1, %2 … en los textos</translation>
    </message>
    <message>
        <source>The program computes them. %1 in a text stands for the first.</source>
        <translation>Las calcula el programa. En un texto, %1 representa la primera.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Dice thrown by each player</source>
        <translation>Dados que tira cada jugador</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Show the answers of an earlier step</source>
        <translation>Mostrar las respuestas de un paso anterior</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Mark scheme</source>
        <translation>Criterios de calificación</translation>
    </message>
    <message>
        <source>Headings of the columns</source>
        <translation>Títulos de las columnas</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation>Uno por línea</translation>
    </message>
    <message>
        <source>Headings of the rows</source>
        <translation>Títulos de las filas</translation>
    </message>
    <message>
        <source>Table on the worksheet</source>
        <translation>Tabla en la hoja de trabajo</translation>
    </message>
    <message>
        <source>On the worksheet</source>
        <translation>En la hoja de trabajo</translation>
    </message>
    <message>
        <source>Usually if there is a question, guess, experiment or table</source>
        <translation>Normalmente, si hay una pregunta, pronóstico, experimento o tabla</translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation>Título del paso</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Each line is a paragraph</source>
        <translation>Cada línea es un párrafo</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Título de la lección</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Shown in the list of lessons</source>
        <translation>Se muestra en la lista de lecciones</translation>
    </message>
    <message>
        <source>Grade or age</source>
        <translation>Curso o edad</translation>
    </message>
    <message>
        <source>Prerequisites</source>
        <translation>Conocimientos previos</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>What the class needs</source>
        <translation>Qué necesita la clase</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Para quienes acaban antes</translation>
    </message>
    <message>
        <source>One task on each line</source>
        <translation>Una tarea por línea</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Deberes</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Codes with commas between them, such as en, ru</source>
        <translation>Códigos separados por comas, por ejemplo es, en</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Pasaje</translation>
    </message>
    <message>
        <source>The program throws</source>
        <translation>Tira el programa</translation>
    </message>
    <message>
        <source>From the seed, the same for every class</source>
        <translation>Con la semilla, igual para todas las clases</translation>
    </message>
    <message>
        <source>The class throws real dice</source>
        <translation>La clase tira dados reales</translation>
    </message>
    <message>
        <source>Not at all: it looks at the board</source>
        <translation>Nada: mira el tablero</translation>
    </message>
    <message>
        <source>Until it is decided who begins</source>
        <translation>Hasta decidir quién empieza</translation>
    </message>
    <message>
        <source>One throw</source>
        <translation>Una tirada</translation>
    </message>
    <message>
        <source>To the end of the game</source>
        <translation>Hasta el final de la partida</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>As well as possible</source>
        <translation>Lo mejor posible</translation>
    </message>
    <message>
        <source>The first thrower’s chance, in %</source>
        <translation>Probabilidad de quien tira primero, en %</translation>
    </message>
    <message>
        <source>The first thrower’s lead, in percentage points</source>
        <translation>Ventaja de quien tira primero, en puntos porcentuales</translation>
    </message>
    <message>
        <source>Mean number of throws in a game</source>
        <translation>Número medio de tiradas en una partida</translation>
    </message>
    <message>
        <source>Throws that leave a choice, in %</source>
        <translation>Tiradas que dejan elección, en %</translation>
    </message>
    <message>
        <source>Gain of best over random play, in percentage points</source>
        <translation>Ventaja del mejor juego sobre el azar, en puntos porcentuales</translation>
    </message>
    <message>
        <source>Share of doublets, in %</source>
        <translation>Proporción de parejas, en %</translation>
    </message>
    <message>
        <source>Share of throws with a given number, in %</source>
        <translation>Proporción de tiradas con un número dado, en %</translation>
    </message>
    <message>
        <source>Numbers that fair dice put outside their bands</source>
        <translation>Números que unos dados equilibrados dejan fuera de su banda</translation>
    </message>
    <message>
        <source>A player’s chance in the position on the board, in %</source>
        <translation>Probabilidad de un jugador en la posición del tablero, en %</translation>
    </message>
    <message>
        <source>A player’s luck in the game on the board</source>
        <translation>Suerte de un jugador en la partida del tablero</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>una partida guardada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Use the game on the board</source>
        <translation>Usar la partida del tablero</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Usually 3; none with choices or a number</source>
        <translation>Lo usual: 3; ninguna con opciones o un número</translation>
    </message>
    <message>
        <source>Usually 0, for a figure in %</source>
        <translation>Lo usual: 0, para un valor en %</translation>
    </message>
    <message>
        <source>Usually 100, for a figure in %</source>
        <translation>Lo usual: 100, para un valor en %</translation>
    </message>
    <message>
        <source>Usually a twentieth of the slider</source>
        <translation>Lo usual: un vigésimo del control</translation>
    </message>
    <message>
        <source>Usually at random</source>
        <translation>Lo usual: al azar</translation>
    </message>
    <message>
        <source>Usually from the seed, if there is one</source>
        <translation>Lo usual: según la semilla, si la hay</translation>
    </message>
    <message>
        <source>Usually none; after all of a recorded game</source>
        <translation>Lo usual: ninguna; con una partida guardada, tras todas</translation>
    </message>
    <message>
        <source>Usually not at all</source>
        <translation>Lo usual: nada</translation>
    </message>
    <message>
        <source>Keywords of the curriculum</source>
        <translation>Palabras clave del currículo</translation>
    </message>
    <message>
        <source>At random half of the time</source>
        <translation>Al azar la mitad de las veces</translation>
    </message>
    <message>
        <source>Answers for those who finish early</source>
        <translation>Respuestas para quienes acaban antes</translation>
    </message>
    <message>
        <source>One on each line, in the order of the tasks</source>
        <translation>Una por línea, en el orden de las tareas</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>Picture file beside the lesson</source>
        <translation>Archivo de imagen junto a la lección</translation>
    </message>
    <message>
        <source>Instead of a picture in the lesson</source>
        <translation>En lugar de una imagen en la lección</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>Your answer in step %1, “%2”:</source>
        <extracomment>%1 the number of an earlier step of the lesson, %2 its title</extracomment>
        <translation>Su respuesta en el paso %1, «%2»:</translation>
    </message>
    <message>
        <source>No answer was entered.</source>
        <translation>No se introdujo ninguna respuesta.</translation>
    </message>
    <message>
        <source>✓ %1 Done.</source>
        <extracomment>%1 what the class was to do on the board, and has done</extracomment>
        <translation>✓ %1 Hecho.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were counted.</source>
        <translation>
            <numerusform>Se ha contado %n mano.</numerusform>
            <numerusform>Se han contado %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was your answer, too.</source>
        <translation>Esa fue también su respuesta.</translation>
    </message>
    <message>
        <source>You chose something else.</source>
        <translation>Eligieron otra respuesta.</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Calculando la respuesta…</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Para quienes acaban antes</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Deberes</translation>
    </message>
    <message>
        <source>The game is not over yet. So far:</source>
        <translation>La partida aún no ha acabado. Hasta ahora:</translation>
    </message>
    <message>
        <source>You can answer after your task on the board.</source>
        <translation>Podrán responder después de la tarea en el tablero.</translation>
    </message>
    <message>
        <source>The game has gone on. To answer, undo the later throws, or set up again.</source>
        <translation>La partida ha continuado. Para responder, deshagan las tiradas posteriores o coloquen de nuevo.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1 – for the teacher</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>%1 – para el docente</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <extracomment>how long a lesson takes</extracomment>
        <translation>
            <numerusform>Alrededor de un minuto</numerusform>
            <numerusform>Unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>What the class should know</source>
        <translation>Qué debe saber la clase</translation>
    </message>
    <message>
        <source>What the class learns</source>
        <translation>Qué aprende la clase</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Qué se necesita</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Para quienes acaban antes</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Deberes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 what follows: &quot;Keywords&quot;, %2 a list</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Our guess</source>
        <translation>Nuestro pronóstico</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculado</translation>
    </message>
    <message>
        <source>What we expect</source>
        <translation>Qué esperamos</translation>
    </message>
    <message>
        <source>What we found</source>
        <translation>Qué hemos encontrado</translation>
    </message>
    <message>
        <source>Our answer</source>
        <translation>Nuestra respuesta</translation>
    </message>
    <message>
        <source>%1. %2 (%3 min)</source>
        <extracomment>a step of a lesson. %1: its number, %2: its title, %3: how many minutes it takes</extracomment>
        <translation>%1. %2 (%3&#xa0;min)</translation>
    </message>
    <message>
        <source>Computed from the game on the board.</source>
        <translation>Calculado a partir de la partida del tablero.</translation>
    </message>
    <message>
        <source>Expected: White wins %1 of the games.</source>
        <translation>Lo esperado: las blancas ganan el %1 de las partidas.</translation>
    </message>
    <message>
        <source>Expected: the first thrower wins %1 of the games.</source>
        <translation>Lo esperado: quien tira primero gana el %1 de las partidas.</translation>
    </message>
    <message>
        <source>About %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>%1, %2 and %3 numbers of throws: &quot;21.4&quot;, &quot;20.1&quot;, &quot;22.7&quot;</extracomment>
        <translation>Unas %1 tiradas por partida, y de %2 a %3 en unos 95 de cada 100 experimentos.</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in all</source>
        <extracomment>the sum of the mark scheme of a lesson</extracomment>
        <translation>
            <numerusform>%n punto en total</numerusform>
            <numerusform>%n puntos en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s): %1</source>
        <extracomment>a criterion of a mark scheme. %1 the criterion, %n the points for meeting it</extracomment>
        <translation>
            <numerusform>%n punto: %1</numerusform>
            <numerusform>%n puntos: %1</numerusform>
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
        <translation>Lo esperado para A − B: %1 puntos porcentuales, y de %2 a %3 en unos 95 de cada 100 experimentos.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>A and B are two experiments; all figures are numbers of throws</extracomment>
        <translation>A − B: %1 tiradas por partida, y de %2 a %3 en unos 95 de cada 100 experimentos.</translation>
    </message>
    <message>
        <source>About %1 of such experiments show no clear difference in the shares.</source>
        <extracomment>%1 a share of experiments: &quot;53.6%&quot;</extracomment>
        <translation>Cerca del %1 de estos experimentos no muestra una diferencia clara en las proporciones.</translation>
    </message>
    <message>
        <source>At least 95 of 100 such experiments, on average, give a share from %1 to %2.</source>
        <extracomment>%1 and %2 shares: &quot;44.0%&quot;, &quot;63.0%&quot;</extracomment>
        <translation>Por término medio, al menos 95 de cada 100 experimentos así dan una proporción del %1 al %2.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>per cent</source>
        <translation>por ciento</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>puntos porcentuales</translation>
    </message>
    <message>
        <source>You guessed %1. Computed: %2.</source>
        <extracomment>%1 what the class guessed, %2 the figure computed: &quot;60%&quot;, &quot;53.2%&quot;</extracomment>
        <translation>Su pronóstico: %1. Calculado: %2.</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>¡Exacto!</translation>
    </message>
    <message>
        <source>Close: only %1 away.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>Cerca: con un error de solo %1.</translation>
    </message>
    <message>
        <source>%1 percentage points too high.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>%1 puntos porcentuales de más.</translation>
    </message>
    <message>
        <source>%1 percentage points too low.</source>
        <translation>%1 puntos porcentuales de menos.</translation>
    </message>
    <message>
        <source>%1 too many.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>Sobran %1.</translation>
    </message>
    <message>
        <source>%1 too few.</source>
        <translation>Faltan %1.</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <extracomment>the answer to a question for a number. %1 &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>La respuesta es %1.</translation>
    </message>
    <message>
        <source>You answered %1. Correct: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Su respuesta: %1. Correcto: la respuesta es %2.</translation>
    </message>
    <message>
        <source>You answered %1. Not quite: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Su respuesta: %1. No del todo: la respuesta es %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n hand(s)</source>
        <extracomment>%1 an answer to choose from, %n how many hands were raised for it</extracomment>
        <translation>
            <numerusform>%1 – %n mano</numerusform>
            <numerusform>%1 – %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play one more throw.</source>
        <translation>Jueguen una tirada más.</translation>
    </message>
    <message>
        <source>Play on until the game is over.</source>
        <translation>Sigan jugando hasta el final de la partida.</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <extracomment>how a computer chooses its men: stands in &quot;White plays …&quot;</extracomment>
        <translation>hace las mejores jugadas</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>juega al azar</translation>
    </message>
    <message>
        <source>%1; each player %2</source>
        <translation>%1; cada jugador %2</translation>
    </message>
    <message>
        <source>%1; White %2, Black %3</source>
        <extracomment>%1 a game and its source, %2 and %3 &quot;plays at random&quot;, &quot;makes the best plays&quot;</extracomment>
        <translation>%1; el lado blanco %2, el negro %3</translation>
    </message>
    <message>
        <source>Games: %1. Seed: %2.</source>
        <extracomment>%1 how many games, %2 the seed of their dice</extracomment>
        <translation>Partidas: %1. Semilla: %2.</translation>
    </message>
    <message>
        <source>Both with the same dice.</source>
        <translation>Ambos con los mismos dados.</translation>
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
            <numerusform>%1 puntos porcentuales</numerusform>
            <numerusform>%1 puntos porcentuales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n percentage points</source>
        <extracomment>a difference of two shares</extracomment>
        <translation>
            <numerusform>%n punto porcentual</numerusform>
            <numerusform>%n puntos porcentuales</numerusform>
        </translation>
    </message>
    <message>
        <source>Play until one player has won the opening throw.</source>
        <translation>Jueguen hasta que alguien gane la tirada inicial.</translation>
    </message>
    <message>
        <source>Play this throw.</source>
        <translation>Jueguen esta tirada.</translation>
    </message>
    <message>
        <source>Play one throw.</source>
        <translation>Jueguen una tirada.</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>juega al azar la mitad de las veces</translation>
    </message>
    <message>
        <source>throws</source>
        <comment>unit</comment>
        <extracomment>stands behind a number to be entered</extracomment>
        <translation>tiradas</translation>
    </message>
    <message>
        <source>numbers</source>
        <comment>unit</comment>
        <translation>números</translation>
    </message>
    <message>
        <source>Close: only %1 percentage points away.</source>
        <translation>Cerca: con un error de solo %1 puntos porcentuales.</translation>
    </message>
</context>
<context>
    <name>LimitedSpinBox</name>
    <message>
        <source>At most %1</source>
        <extracomment>below a field in which a larger number was typed. %1 the largest number possible: &quot;30&quot;</extracomment>
        <translation>Como máximo %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <extracomment>below a field in which a smaller number was typed. %1 the smallest number possible</extracomment>
        <translation>Como mínimo %1</translation>
    </message>
</context>
<context>
    <name>LuckText</name>
    <message>
        <source>There was no choice to make: the dice decided.</source>
        <translation>No hubo nada que elegir: decidieron los dados.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured %2.</source>
        <extracomment>%1 the winner, %2 the other player</extracomment>
        <translation>Victoria de %1 contra los dados, que favorecían a %2.</translation>
    </message>
    <message>
        <source>The dice favoured neither player.</source>
        <translation>Los dados no favorecieron a nadie.</translation>
    </message>
    <message>
        <source>%1 was very lucky.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1: mucha suerte.</translation>
    </message>
    <message>
        <source>%1 was very lucky: the dice turned a game that was almost lost.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1: mucha suerte. Los dados salvaron una partida casi perdida.</translation>
    </message>
    <message>
        <source>Neither player made a costly mistake: the dice decided.</source>
        <translation>Nadie cometió un error grave: decidieron los dados.</translation>
    </message>
    <message>
        <source>%1 made better choices, and the dice helped.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1: mejores decisiones, con ayuda de los dados.</translation>
    </message>
    <message>
        <source>The dice favoured %1.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>Los dados favorecieron a %1.</translation>
    </message>
    <message>
        <source>You won, although the dice favoured %1.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Ha ganado contra los dados, que favorecían a %1.</translation>
    </message>
    <message>
        <source>You were very lucky.</source>
        <translation>Ha tenido mucha suerte.</translation>
    </message>
    <message>
        <source>You were very lucky: the dice turned a game that was almost lost.</source>
        <translation>Ha tenido mucha suerte. Los dados salvaron una partida casi perdida.</translation>
    </message>
    <message>
        <source>You made better choices, and the dice helped.</source>
        <translation>Ha tomado mejores decisiones, con ayuda de los dados.</translation>
    </message>
    <message>
        <source>The dice favoured you.</source>
        <translation>Los dados le favorecieron.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured you.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>Victoria de %1 contra los dados, que le favorecían a usted.</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>in a best-of-three match</source>
        <translation>en un encuentro al mejor de tres</translation>
    </message>
    <message>
        <source>in a best-of-five match</source>
        <translation>en un encuentro al mejor de cinco</translation>
    </message>
    <message>
        <source>in a best-of-seven match</source>
        <translation>en un encuentro al mejor de siete</translation>
    </message>
    <message>
        <source>%1 leads %2 %3.</source>
        <extracomment>%1 a player, %2 the score: &quot;2–1&quot;, %3 &quot;in a best-of-five match&quot;</extracomment>
        <translation>Ventaja de %1: %2 %3.</translation>
    </message>
    <message>
        <source>The score is %1 %2.</source>
        <extracomment>%1 the score: &quot;1–1&quot;, %2 &quot;in a best-of-five match&quot;</extracomment>
        <translation>El marcador es %1 %2.</translation>
    </message>
    <message>
        <source>%1 wins the match %2</source>
        <extracomment>%1 a player, %2 the score: &quot;3–1&quot;</extracomment>
        <translation>%1: victoria en el encuentro, %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>the score of a match: &quot;2–1&quot;</extracomment>
        <translation>%1-%2</translation>
    </message>
</context>
<context>
    <name>MenText</name>
    <message numerus="yes">
        <source>%n man/men</source>
        <comment>on a point</comment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pile of %n man/men</source>
        <translation>
            <numerusform>pila de %n ficha</numerusform>
            <numerusform>pila de %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>one man</source>
        <translation>una ficha</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men laid down</source>
        <translation>
            <numerusform>%n ficha bajada</numerusform>
            <numerusform>%n fichas bajadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Point %1: %2.</source>
        <translation>Casa %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off.</source>
        <translation>
            <numerusform>%n ficha sacada.</numerusform>
            <numerusform>%n fichas sacadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to lay down.</source>
        <translation>
            <numerusform>%n ficha por bajar.</numerusform>
            <numerusform>%n fichas por bajar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to stack.</source>
        <translation>
            <numerusform>%n ficha por apilar.</numerusform>
            <numerusform>%n fichas por apilar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men on the board.</source>
        <translation>
            <numerusform>%n ficha en el tablero.</numerusform>
            <numerusform>%n fichas en el tablero.</numerusform>
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
            <numerusform>%n ficha por recolocar.</numerusform>
            <numerusform>%n fichas por recolocar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message>
        <source>%1 is not a valid number; write only digits, such as 60</source>
        <extracomment>%1 the text found, %2 a correct number</extracomment>
        <translation>%1 no es un número válido; escriba solo cifras, como 60</translation>
    </message>
    <message>
        <source>%1 is not a valid number; write %2</source>
        <translation>%1 no es un número válido; escriba %2</translation>
    </message>
    <message>
        <source>%1 has curly quotation marks; use straight ones: %2</source>
        <extracomment>%1 a text with curly quotation marks, %2 the same with straight ones</extracomment>
        <translation>%1 tiene comillas tipográficas; use comillas rectas: %2</translation>
    </message>
    <message>
        <source>%1 has single quotation marks; use double ones: %2</source>
        <extracomment>%1 a text with single quotation marks, %2 the same with double ones</extracomment>
        <translation>%1 tiene comillas simples; use comillas dobles: %2</translation>
    </message>
    <message>
        <source>%1 must be written %2</source>
        <extracomment>%1 a word, %2 how JSON writes it: true, false or null</extracomment>
        <translation>%1 debe escribirse %2</translation>
    </message>
    <message>
        <source>%1 has a decimal comma; use a point: %2</source>
        <extracomment>%1 and %2 the same number, with a comma and with a point</extracomment>
        <translation>%1 tiene coma decimal; use un punto: %2</translation>
    </message>
    <message>
        <source>%1 has no quotation marks; write %2</source>
        <extracomment>%1 a word, %2 the same in quotation marks</extracomment>
        <translation>%1 no lleva comillas; escriba %2</translation>
    </message>
    <message>
        <source>the key %1 has no quotation marks; write %2</source>
        <extracomment>%1 the name of a key, %2 the same in quotation marks</extracomment>
        <translation>la clave %1 no lleva comillas; escriba %2</translation>
    </message>
    <message>
        <source>comments are not allowed; delete %1</source>
        <translation>no se admiten comentarios; borre %1</translation>
    </message>
    <message>
        <source>a comma is missing after %1</source>
        <extracomment>%1 what stands before the place where a comma is missing</extracomment>
        <translation>falta una coma después de %1</translation>
    </message>
    <message>
        <source>there is an extra comma after %1; delete it</source>
        <extracomment>%1 what stands before the comma</extracomment>
        <translation>sobra una coma después de %1; bórrela</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing; write %2 instead of %1</source>
        <extracomment>%1 a text without its last quotation mark, %2 the same with it</extracomment>
        <translation>falta la comilla de cierre; escriba %2 en lugar de %1</translation>
    </message>
    <message>
        <source>the text ends before %1; write \&quot; for a quotation mark inside a text</source>
        <extracomment>%1 a word inside a text. A backslash and a quotation mark must be kept</extracomment>
        <translation>el texto acaba antes de %1; escriba \&quot; para una comilla dentro de un texto</translation>
    </message>
    <message>
        <source>%1 contains a backslash; write / in paths, and two backslashes elsewhere</source>
        <translation>%1 contiene una barra invertida; escriba / en las rutas y, en lo demás, dos barras invertidas</translation>
    </message>
    <message>
        <source>the colon of %1 must be outside the quotation marks; write %2</source>
        <extracomment>%1 a text with a colon, %2 a name and a value</extracomment>
        <translation>los dos puntos de %1 deben ir fuera de las comillas; escriba %2</translation>
    </message>
    <message>
        <source>a colon is missing after %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>faltan los dos puntos después de %1</translation>
    </message>
    <message>
        <source>%1 has no value; write a colon and the value after it, or [ and ] around a list</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>%1 no tiene valor; escríbalo detrás, tras dos puntos, o ponga [ y ] alrededor de una lista</translation>
    </message>
    <message>
        <source>%1 is not allowed here; write %2</source>
        <extracomment>%1 a sign such as =, %2 the right one</extracomment>
        <translation>%1 no se admite aquí; escriba %2</translation>
    </message>
    <message>
        <source>after %1 there is an invisible special space; write a normal space instead</source>
        <extracomment>%1 the text before the space</extracomment>
        <translation>después de %1 hay un espacio especial invisible; escriba un espacio normal</translation>
    </message>
    <message>
        <source>this %1 is not closed; write %2 after its last value</source>
        <extracomment>%1 an opening bracket, %2 a closing one</extracomment>
        <translation>esta %1 no está cerrada; escriba %2 después de su último valor</translation>
    </message>
    <message>
        <source>the list is not closed; write ] before %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>la lista no está cerrada; escriba ] antes de %1</translation>
    </message>
    <message>
        <source>a list cannot contain the key %1; write { and } instead of [ and ]</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>una lista no puede contener la clave %1; escriba { y } en lugar de [ y ]</translation>
    </message>
    <message>
        <source>found %1, expected %2; write %2 instead or before it</source>
        <extracomment>%1 and %2 closing brackets</extracomment>
        <translation>hay %1 y se esperaba %2; escriba %2 en su lugar o antes</translation>
    </message>
    <message>
        <source>found %1 after the closing }; delete it, or the } before it</source>
        <extracomment>%1 the text found</extracomment>
        <translation>hay %1 después de la llave de cierre }; bórrelo, o borre la } anterior</translation>
    </message>
    <message>
        <source>expected a key in quotation marks, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>se esperaba una clave entre comillas y hay %1</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>se esperaba un valor y hay %1</translation>
    </message>
    <message>
        <source>expected a comma, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>se esperaba una coma y hay %1</translation>
    </message>
    <message>
        <source>found %1, the beginning of formatted text; save the file as plain text</source>
        <extracomment>%1 the beginning of the text</extracomment>
        <translation>hay %1, el comienzo de un texto con formato; guarde el archivo como texto sin formato</translation>
    </message>
    <message>
        <source>not JSON: it must begin with {, not with %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>no es JSON: debe empezar por {, no por %1</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message>
        <source>to throw</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to throw the dice</extracomment>
        <translation>a tirar</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to play men</extracomment>
        <translation>a jugar</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>under a player&apos;s name on the board</extracomment>
        <translation>victoria</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Numbers thrown</source>
        <translation>Números que han salido</translation>
    </message>
    <message>
        <source>fair dice</source>
        <translation>dados equilibrados</translation>
    </message>
    <message>
        <source>The %1 came up %2 times, %3 of all dice.</source>
        <extracomment>%1 a number of the die, %2 how often it fell, %3 its share of all dice</extracomment>
        <translation>El %1 ha salido %2 veces, el %3 de todos los dados.</translation>
    </message>
    <message>
        <source>share of all dice</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>proporción de todos los dados</translation>
    </message>
    <message>
        <source>%1 dice have been thrown, not counting the opening throws.</source>
        <extracomment>%1 how many</extracomment>
        <translation>Dados tirados, sin contar las tiradas iniciales: %1.</translation>
    </message>
</context>
<context>
    <name>OddsHelp</name>
    <message>
        <source>All rule sets, under each choice of rulings, with the edge of best play over random play.</source>
        <translation>Todos los reglamentos, con cada combinación de opciones, y la ventaja del mejor juego sobre el azar.</translation>
    </message>
    <message>
        <source>With --all: print comma-separated values.</source>
        <translation>Con --all: escribe valores separados por comas.</translation>
    </message>
    <message>
        <source>Percent computed:</source>
        <translation>Porcentaje calculado:</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
</context>
<context>
    <name>OddsSheet</name>
    <message>
        <source>The odds of the first throw</source>
        <translation>Lo que vale la primera tirada</translation>
    </message>
    <message>
        <source>How often the player who throws first wins</source>
        <translation>Cuántas veces gana quien tira primero</translation>
    </message>
    <message>
        <source>first thrower wins</source>
        <extracomment>Heads of columns in a printed table; keep them short.</extracomment>
        <translation>gana quien tira primero</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>tiradas por partida</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>mejor sobre azar</translation>
    </message>
    <message>
        <source>throws with a choice</source>
        <translation>tiradas con elección</translation>
    </message>
    <message>
        <source>Letters mark choices in the rules that a source leaves open. The first line of each game shows our usual rules.</source>
        <translation>Las letras marcan opciones que la fuente deja abiertas. La primera línea de cada juego muestra nuestras reglas habituales.</translation>
    </message>
    <message>
        <source>* Computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>* Calculado para cada lado por separado: exacto si cada jugador intenta acabar en el menor número de turnos.</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>%1 a share, %2 half its interval in percentage points: &quot;49.8% ± 0.5&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Both players play as well as possible. Unless marked with ±, ≈ or *, the figures are exact: every position of the game was computed; no games were simulated.</source>
        <translation>Ambos jugadores juegan lo mejor posible. Salvo las marcadas con ±, ≈ o *, las cifras son exactas: se han calculado todas las posiciones, sin simular partidas.</translation>
    </message>
    <message>
        <source>“Best over random”: the best player’s share of games won against a player who chooses at random, less one half, in percentage points.</source>
        <translation>«Mejor sobre azar»: en cuántos puntos porcentuales supera la mitad la proporción de partidas que el mejor jugador gana a quien elige al azar.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated under good play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <translation>Las cifras con ± o ≈ se estiman con buen juego, porque ese juego tiene demasiadas posiciones para resolverlo. Allí, quien tira primero pierde el %1 de las partidas y empata el %2.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated from random play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation>Las cifras con ± o ≈ se estiman con partidas al azar, porque ese juego tiene demasiadas posiciones para resolverlo. Allí, quien tira primero pierde el %1 de las partidas y empata el %2.</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>Rulings: %1</source>
        <translation>Opciones: %1</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Empates: %1</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1</source>
        <translation>Gana quien tira primero: %1</translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Tiradas por partida: %1</translation>
    </message>
    <message numerus="yes">
        <source>Estimated from random play, %Ln game(s): the game has too many positions to solve.</source>
        <translation>
            <numerusform>Estimado con juego al azar, %Ln partida: el juego tiene demasiadas posiciones para resolverlo.</numerusform>
            <numerusform>Estimado con juego al azar, %Ln partidas: el juego tiene demasiadas posiciones para resolverlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. %Ln position(s) of one side solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Calculado para cada lado por separado: exacto si cada jugador intenta acabar en el menor número de turnos. %Ln posición de un lado resuelta en %1&#xa0;s.</numerusform>
            <numerusform>Calculado para cada lado por separado: exacto si cada jugador intenta acabar en el menor número de turnos. %Ln posiciones de un lado resueltas en %1&#xa0;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, under best play by both: %Ln position(s) solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Exacto, con el mejor juego de ambos: %Ln posición resuelta en %1&#xa0;s.</numerusform>
            <numerusform>Exacto, con el mejor juego de ambos: %Ln posiciones resueltas en %1&#xa0;s.</numerusform>
        </translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>reglamento</translation>
    </message>
    <message>
        <source>first thrower wins, %</source>
        <translation>gana quien tira primero, %</translation>
    </message>
    <message>
        <source>throws</source>
        <translation>tiradas</translation>
    </message>
    <message>
        <source>throws with a choice, %</source>
        <translation>tiradas con elección, %</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>opciones</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1, hitting a man</source>
        <translation>%1, con captura</translation>
    </message>
    <message>
        <source>lay down %1</source>
        <extracomment>%1 a list of points: &quot;lay down 6 and 1&quot;, &quot;lay down sice, 2 × ace&quot;</extracomment>
        <translation>bajar %1</translation>
    </message>
    <message>
        <source>stack %1</source>
        <translation>apilar %1</translation>
    </message>
    <message>
        <source>bear off %1</source>
        <translation>sacar %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>mover %1</translation>
    </message>
    <message>
        <source>Estimated from random play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Estimado con partidas al azar.</translation>
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
        <translation>Gana quien tira primero: %1 ± %2 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>mejor sobre azar</translation>
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
        <translation>recolocar %1</translation>
    </message>
    <message numerus="yes">
        <source>Estimated under good play, from %Ln trial game(s) of a few throws, corrected for luck: the game has too many positions to solve.</source>
        <translation>
            <numerusform>Estimado con buen juego, de %Ln partida de prueba de pocas tiradas, corregida por la suerte: el juego tiene demasiadas posiciones para resolverlo.</numerusform>
            <numerusform>Estimado con buen juego, de %Ln partidas de prueba de pocas tiradas, corregidas por la suerte: el juego tiene demasiadas posiciones para resolverlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated under good play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Estimado con buen juego.</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1</source>
        <translation>Pierde quien tira primero: %1</translation>
    </message>
    <message>
        <source>%1 ± %2, lost %3, drew %4</source>
        <extracomment>%1 a percentage, %2 half its interval, %3 and %4 percentages: &quot;49.5 ± 0.3, lost 48.0, drew 2.5&quot;</extracomment>
        <translation>%1 ± %2, derrotas %3, empates %4</translation>
    </message>
    <message>
        <source>The ± covers chance in the trial games, with 95% confidence.</source>
        <extracomment>about &quot;± 0.9 percentage points&quot;</extracomment>
        <translation>El ± cubre el azar de las partidas de prueba, con una confianza del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>It does not cover mistakes of the neural network that judges them.</source>
        <extracomment>follows what the ± covers. The network estimates chances of winning</extracomment>
        <translation>No cubre los errores de la red neuronal que las valora.</translation>
    </message>
    <message>
        <source>It says nothing about how good players would play.</source>
        <extracomment>follows what the ± covers</extracomment>
        <translation>No dice cómo jugarían buenos jugadores.</translation>
    </message>
    <message>
        <source>Unless marked, exact, under best play by both. “Best over random” is the edge of best play over random choice, in percentage points over evens. A row with ± is estimated. A game with bearing-off=as-at-backgammon is computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>Salvo indicación, exacto, con el mejor juego de ambos. «Mejor sobre azar» es la ventaja del mejor juego sobre la elección al azar, en puntos porcentuales por encima de la mitad. Una fila con ± es una estimación. Un juego con bearing-off=as-at-backgammon se calcula para cada lado por separado: exacto si cada jugador intenta acabar en el menor número de turnos.</translation>
    </message>
    <message>
        <source>Where numbers must be claimed, the random player claims every one. That is nearly always best, so the best player gains little.</source>
        <translation>Donde hay que reclamar los números, el jugador al azar los reclama todos. Es casi siempre lo mejor, así que el mejor jugador gana poco.</translation>
    </message>
</context>
<context>
    <name>PictureHelp</name>
    <message>
        <source>The board after this throw; 0: before the first.</source>
        <translation>El tablero después de esta tirada; 0: antes de la primera.</translation>
    </message>
    <message>
        <source>The opening position of this rule set.</source>
        <translation>La posición inicial de este reglamento.</translation>
    </message>
    <message>
        <source>The board: %1.</source>
        <translation>El tablero: %1.</translation>
    </message>
    <message>
        <source>The lighting: %1.</source>
        <translation>La iluminación: %1.</translation>
    </message>
    <message>
        <source>The size in pixels, up to %1.</source>
        <translation>El tamaño en píxeles, hasta %1.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>El archivo que se escribe.</translation>
    </message>
</context>
<context>
    <name>PictureReport</name>
    <message>
        <source>%1: %2 × %3 pixels</source>
        <extracomment>%1 file, %2 width, %3 height</extracomment>
        <translation>%1: %2 × %3 píxeles</translation>
    </message>
    <message>
        <source>Percent drawn:</source>
        <translation>Porcentaje dibujado:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Detenido; no se ha escrito nada.</translation>
    </message>
</context>
<context>
    <name>PlayerSide</name>
    <message>
        <source>One die each</source>
        <extracomment>for the lead, each player throws a die</extracomment>
        <translation>Un dado cada uno</translation>
    </message>
    <message>
        <source>Your throw</source>
        <translation>Le toca tirar</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Tire otra vez</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>%1 throws</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Tirada de %1</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Jugada de %1</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ha ganado</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Victoria de %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Revisión</translation>
    </message>
</context>
<context>
    <name>PlaysText</name>
    <message numerus="yes">
        <source>%1 lays down %n man/men.</source>
        <translation>
            <numerusform>%1: %n ficha bajada.</numerusform>
            <numerusform>%1: %n fichas bajadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men.</source>
        <translation>
            <numerusform>%1: %n ficha sacada.</numerusform>
            <numerusform>%1: %n fichas sacadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers: &quot;Anne lays down 4 men (ace, ace, deuce, trey).&quot;</extracomment>
        <translation>
            <numerusform>%1: %n ficha bajada (%2).</numerusform>
            <numerusform>%1: %n fichas bajadas (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1: %n ficha apilada (%2).</numerusform>
            <numerusform>%1: %n fichas apiladas (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1: %n ficha sacada (%2).</numerusform>
            <numerusform>%1: %n fichas sacadas (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (points %2).</source>
        <extracomment>%2 numerals: &quot;Anne lays down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>%1: %n ficha bajada (casa %2).</numerusform>
            <numerusform>%1: %n fichas bajadas (casas %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1: %n ficha apilada (casa %2).</numerusform>
            <numerusform>%1: %n fichas apiladas (casas %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1: %n ficha sacada (casa %2).</numerusform>
            <numerusform>%1: %n fichas sacadas (casas %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on point %2.</source>
        <translation>
            <numerusform>%1: %n ficha bajada en la casa %2.</numerusform>
            <numerusform>%1: %n fichas bajadas en la casa %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on point %2.</source>
        <translation>
            <numerusform>%1: %n ficha apilada en la casa %2.</numerusform>
            <numerusform>%1: %n fichas apiladas en la casa %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from point %2.</source>
        <translation>
            <numerusform>%1: %n ficha sacada de la casa %2.</numerusform>
            <numerusform>%1: %n fichas sacadas de la casa %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1: %n ficha bajada en la casa %2.</numerusform>
            <numerusform>%1: %n fichas bajadas en la casa %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1: %n ficha apilada en la casa %2.</numerusform>
            <numerusform>%1: %n fichas apiladas en la casa %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from the %2 point.</source>
        <translation>
            <numerusform>%1: %n ficha sacada de la casa %2.</numerusform>
            <numerusform>%1: %n fichas sacadas de la casa %2.</numerusform>
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
        <translation>%1: fichas bajadas en las casas %2.</translation>
    </message>
    <message>
        <source>%1 stacks men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1: fichas apiladas en las casas %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1: fichas sacadas de las casas %2.</translation>
    </message>
    <message>
        <source>%1 lays down men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1: fichas bajadas en las casas %2.</translation>
    </message>
    <message>
        <source>%1 stacks men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1: fichas apiladas en las casas %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1: fichas sacadas de las casas %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1: %n ficha recolocada (%2).</numerusform>
            <numerusform>%1: %n fichas recolocadas (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1: %n ficha recolocada (casa %2).</numerusform>
            <numerusform>%1: %n fichas recolocadas (casas %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on point %2.</source>
        <translation>
            <numerusform>%1: %n ficha recolocada en la casa %2.</numerusform>
            <numerusform>%1: %n fichas recolocadas en la casa %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1: %n ficha recolocada en la casa %2.</numerusform>
            <numerusform>%1: %n fichas recolocadas en la casa %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sets up men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1: fichas recolocadas en las casas %2.</translation>
    </message>
    <message>
        <source>%1 sets up men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1: fichas recolocadas en las casas %2.</translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men.</source>
        <translation>
            <numerusform>Baja %n ficha.</numerusform>
            <numerusform>Baja %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men.</source>
        <translation>
            <numerusform>Saca %n ficha.</numerusform>
            <numerusform>Saca %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men (points %1).</source>
        <extracomment>%1 numerals: &quot;You lay down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>Baja %n ficha (casa %1).</numerusform>
            <numerusform>Baja %n fichas (casas %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Apila %n ficha (casa %1).</numerusform>
            <numerusform>Apila %n fichas (casas %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Saca %n ficha (casa %1).</numerusform>
            <numerusform>Saca %n fichas (casas %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Recoloca %n ficha (casa %1).</numerusform>
            <numerusform>Recoloca %n fichas (casas %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men on point %1.</source>
        <translation>
            <numerusform>Baja %n ficha en la casa %1.</numerusform>
            <numerusform>Baja %n fichas en la casa %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men on point %1.</source>
        <translation>
            <numerusform>Apila %n ficha en la casa %1.</numerusform>
            <numerusform>Apila %n fichas en la casa %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men from point %1.</source>
        <translation>
            <numerusform>Saca %n ficha de la casa %1.</numerusform>
            <numerusform>Saca %n fichas de la casa %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men on point %1.</source>
        <translation>
            <numerusform>Recoloca %n ficha en la casa %1.</numerusform>
            <numerusform>Recoloca %n fichas en la casa %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Baja fichas en las casas %1.</translation>
    </message>
    <message>
        <source>You stack men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Apila fichas en las casas %1.</translation>
    </message>
    <message>
        <source>You bear off men from points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Saca fichas de las casas %1.</translation>
    </message>
    <message>
        <source>You set up men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Recoloca fichas en las casas %1.</translation>
    </message>
</context>
<context>
    <name>PrintHelp</name>
    <message>
        <source>The paper: %1.</source>
        <translation>El papel: %1.</translation>
    </message>
    <message>
        <source>The ink: %1.</source>
        <translation>La tinta: %1.</translation>
    </message>
    <message>
        <source>For board: only this board: %1.</source>
        <translation>Para board: solo este tablero: %1.</translation>
    </message>
    <message>
        <source>For odds: only this rule set.</source>
        <translation>Para odds: solo este reglamento.</translation>
    </message>
    <message>
        <source>For rules: change a rule; can be repeated.</source>
        <translation>Para rules: cambia una regla; se puede repetir.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>El archivo que se escribe.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
</context>
<context>
    <name>PrintReport</name>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <extracomment>%1 a file, %n how many pages it has</extracomment>
        <translation>
            <numerusform>%1: %n página</numerusform>
            <numerusform>%1: %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Percent prepared:</source>
        <translation>Porcentaje preparado:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Detenido; no se ha escrito nada.</translation>
    </message>
</context>
<context>
    <name>ProvenanceHtml</name>
    <message>
        <source>The source says:</source>
        <translation>La fuente dice:</translation>
    </message>
    <message>
        <source>The closest passage in the source:</source>
        <translation>El pasaje más cercano de la fuente:</translation>
    </message>
    <message>
        <source>We deduce this from these words:</source>
        <translation>Lo deducimos de estas palabras:</translation>
    </message>
    <message>
        <source>The source says no more than this:</source>
        <translation>La fuente solo dice esto:</translation>
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
        <translation>En español: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1 author, work, year and pages</extracomment>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>We play:</source>
        <translation>Jugamos así:</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Ha elegido jugar:</translation>
    </message>
    <message>
        <source>The usual rule:</source>
        <translation>La regla habitual:</translation>
    </message>
    <message>
        <source>Why there is a choice:</source>
        <translation>Por qué se puede elegir:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>También se puede jugar:</translation>
    </message>
    <message>
        <source>The old text says:</source>
        <translation>El texto antiguo dice:</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Carpeta</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>first, each player throws one die</source>
        <translation>primero, cada jugador tira un dado</translation>
    </message>
    <message>
        <source>who throws first is already decided</source>
        <translation>ya está decidido quién tira primero</translation>
    </message>
    <message>
        <source>play your numbers before the next throw</source>
        <translation>juegue sus números antes de la tirada siguiente</translation>
    </message>
    <message>
        <source>throw the dice first</source>
        <translation>tire primero los dados</translation>
    </message>
    <message>
        <source>these are not the dice of this game</source>
        <translation>estos no son los dados de esta partida</translation>
    </message>
    <message>
        <source>it is the other player’s turn</source>
        <translation>es el turno del otro jugador</translation>
    </message>
    <message>
        <source>no such number is left</source>
        <translation>no queda ese número</translation>
    </message>
    <message>
        <source>no man on that point can use that number</source>
        <translation>ninguna ficha de esa casa puede usar ese número</translation>
    </message>
    <message>
        <source>another play uses more numbers; use as many as you can</source>
        <translation>otra jugada usa más números; use todos los que pueda</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Play your numbers first.</source>
        <translation>Juegue primero sus números.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <extracomment>The box of another player was pressed; %1 is who throws</extracomment>
        <translation>Turno de %1: a tirar.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <extracomment>%1 a player; in reply to the other player, who wants to do something</extracomment>
        <translation>Es el turno de %1.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <extracomment>The box of another player was pressed</extracomment>
        <translation>Le toca tirar.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>in reply to an attempt to act for the other player</extracomment>
        <translation>Es su turno.</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 a player</extracomment>
        <translation>Victoria de %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>%1 still had every man on the board.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>Todas las fichas de %1 seguían en el tablero.</translation>
    </message>
    <message>
        <source>%1 had one man left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>%1: quedaba una ficha.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1: quedaba %n ficha.</numerusform>
            <numerusform>%1: quedaban %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left to set up.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1: quedaba %n ficha por recolocar.</numerusform>
            <numerusform>%1: quedaban %n fichas por recolocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game had already ended, so this result does not count.</source>
        <translation>Esta partida ya había terminado, así que este resultado no cuenta.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>¡Ha ganado!</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left to set up.</source>
        <translation>
            <numerusform>Le quedaba %n ficha por recolocar.</numerusform>
            <numerusform>Le quedaban %n fichas por recolocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still had every man on the board.</source>
        <translation>Todas sus fichas seguían en el tablero.</translation>
    </message>
    <message>
        <source>You had one man left.</source>
        <translation>Le quedaba una ficha.</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left.</source>
        <translation>
            <numerusform>Le quedaba %n ficha.</numerusform>
            <numerusform>Le quedaban %n fichas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetHelp</name>
    <message>
        <source>The rule set; see the command “rulesets”.</source>
        <translation>El reglamento; véase la orden «rulesets».</translation>
    </message>
    <message>
        <source>Change a rule; can be repeated.</source>
        <translation>Cambia una regla; se puede repetir.</translation>
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
        <translation>texto antiguo</translation>
    </message>
    <message>
        <source>retold today</source>
        <comment>status of a rule in its source</comment>
        <translation>relato moderno</translation>
    </message>
    <message>
        <source>our deduction</source>
        <comment>status of a rule in its source</comment>
        <translation>deducción nuestra</translation>
    </message>
    <message>
        <source>our choice</source>
        <comment>status of a rule in its source</comment>
        <translation>elección nuestra</translation>
    </message>
    <message>
        <source>The men</source>
        <translation>Las fichas</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Los dados</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Dónde están las fichas</translation>
    </message>
    <message>
        <source>The stages of the game</source>
        <translation>Las fases del juego</translation>
    </message>
    <message>
        <source>Who throws first</source>
        <translation>Quién tira primero</translation>
    </message>
    <message>
        <source>The order of the numbers</source>
        <translation>El orden de los números</translation>
    </message>
    <message>
        <source>What must be played</source>
        <translation>Qué hay que jugar</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>El empate</translation>
    </message>
    <message>
        <source>Laying down</source>
        <translation>Bajar las fichas</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Sacar las fichas</translation>
    </message>
    <message>
        <source>Stacking up again</source>
        <translation>Volver a apilar</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Las parejas</translation>
    </message>
    <message>
        <source>When a doublet gives more men than you can play</source>
        <translation>Cuando una pareja da más fichas de las que se pueden jugar</translation>
    </message>
    <message>
        <source>A number you cannot use</source>
        <translation>Un número que no se puede usar</translation>
    </message>
    <message>
        <source>When the thrower bears off</source>
        <translation>Cuando quien tira ya saca fichas</translation>
    </message>
    <message>
        <source>Claiming a number</source>
        <translation>Reclamar un número</translation>
    </message>
    <message>
        <source>How many men a doublet plays</source>
        <translation>Cuántas fichas juega una pareja</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Hitting</source>
        <translation>Capturar</translation>
    </message>
    <message>
        <source>laying down</source>
        <translation>bajar las fichas</translation>
    </message>
    <message>
        <source>stacking up again</source>
        <translation>volver a apilar</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>sacar las fichas</translation>
    </message>
    <message>
        <source>racing round the board</source>
        <translation>correr alrededor del tablero</translation>
    </message>
    <message>
        <source>bearing off as at backgammon</source>
        <translation>sacar como en el backgammon</translation>
    </message>
    <message>
        <source>facing each other</source>
        <translation>frente a frente</translation>
    </message>
    <message>
        <source>facing each other, nearest the light</source>
        <translation>frente a frente, en el lado de la luz</translation>
    </message>
    <message>
        <source>at each player’s right hand</source>
        <translation>a la derecha de cada jugador</translation>
    </message>
    <message>
        <source>in all four quarters</source>
        <translation>en los cuatro cuadrantes</translation>
    </message>
    <message>
        <source>like any other throw</source>
        <translation>como cualquier otra tirada</translation>
    </message>
    <message>
        <source>as many men as the dice show together, from any points</source>
        <translation>tantas fichas como suman los dados, de cualquier casa</translation>
    </message>
    <message>
        <source>the same player throws again</source>
        <translation>el mismo jugador tira otra vez</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latín</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandés</translation>
    </message>
    <message>
        <source>The English game %1</source>
        <extracomment>%1 the English name of a game, as a voice says it that speaks another language</extracomment>
        <translation>El juego inglés %1</translation>
    </message>
    <message>
        <source>The French game %1</source>
        <extracomment>%1 the French name of a game</extracomment>
        <translation>El juego francés %1</translation>
    </message>
    <message>
        <source>The Spanish game %1</source>
        <extracomment>%1 the Spanish name of a game</extracomment>
        <translation>El juego español %1</translation>
    </message>
    <message>
        <source>The Icelandic game %1</source>
        <extracomment>%1 the Icelandic name of a game</extracomment>
        <translation>El juego islandés %1</translation>
    </message>
    <message>
        <source>%1 – invented, after %2, %3</source>
        <extracomment>An invented game, the author of the source of the game that was changed, the year.</extracomment>
        <translation>%1 – inventado, a partir de %2, %3</translation>
    </message>
    <message>
        <source>%1 – a modern reconstruction after %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 – reconstrucción moderna según %2, %3</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>When all men are off</source>
        <translation>Cuando todas las fichas están fuera</translation>
    </message>
    <message>
        <source>setting up again</source>
        <translation>recolocar</translation>
    </message>
    <message>
        <source>When numbers remain at the end of a stage</source>
        <translation>Cuando quedan números al acabar una fase</translation>
    </message>
    <message>
        <source>invented</source>
        <comment>status of a rule in its source</comment>
        <translation>inventado</translation>
    </message>
    <message>
        <source>all the men on its point</source>
        <translation>todas las fichas de su casa</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Invented by: %1.</source>
        <extracomment>%1 a class or its members</extracomment>
        <translation>Inventado por: %1.</translation>
    </message>
    <message>
        <source>The rules that are not marked as invented come from this game:</source>
        <translation>Las reglas que no llevan la marca «inventado» proceden de este juego:</translation>
    </message>
    <message>
        <source>Place: %1.</source>
        <extracomment>Where the source was written or printed.</extracomment>
        <translation>Lugar: %1.</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Cómo lo sabemos: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Una reconstrucción moderna que el texto histórico no respalda.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>men on a point</comment>
        <extracomment>%1 a point of the table, %2 the men on it: &quot;1 (ace): 2&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>De un vistazo</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Fichas por jugador</translation>
    </message>
    <message>
        <source>On the points</source>
        <translation>En las casas</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Dónde están las fichas</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between stages</comment>
        <translation>, luego </translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>The rules, and how we know them</source>
        <translation>Las reglas y cómo las conocemos</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Reglas que se pueden cambiar</translation>
    </message>
    <message>
        <source>You can change these rules when you start a game.</source>
        <translation>Estas reglas se pueden cambiar al empezar una partida.</translation>
    </message>
    <message>
        <source>Names of the numbers</source>
        <translation>Nombres de los números</translation>
    </message>
    <message>
        <source>In “our deduction” and “our choice”, “our” refers to the editors of Doublets.</source>
        <translation>«Deducción nuestra» y «elección nuestra» son de los editores de Doublets.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Invented, after %1</source>
        <extracomment>An invented game. %1 the author, work and year of the rules that were changed, %2 a class</extracomment>
        <translation>Inventado, a partir de %1</translation>
    </message>
    <message>
        <source>Invented by %2, after %1</source>
        <translation>Inventado por %2, a partir de %1</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Cómo lo sabemos: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Una reconstrucción moderna que el texto histórico no respalda.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Fichas por jugador</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Reglas que se pueden cambiar</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Ha elegido jugar:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>También se puede jugar:</translation>
    </message>
</context>
<context>
    <name>SampleText</name>
    <message>
        <source>How the share varies from sample to sample</source>
        <translation>Cómo varía la proporción de una muestra a otra</translation>
    </message>
    <message numerus="yes">
        <source>share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>proporción en una muestra de %Ln partida</numerusform>
            <numerusform>proporción en una muestra de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of %1 games.</source>
        <extracomment>%1 how many games each sample has</extracomment>
        <translation>
            <numerusform>%Ln muestra de %1 partidas.</numerusform>
            <numerusform>%Ln muestras de %1 partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact value is not known; the curve is drawn for the share of all samples, %1.</source>
        <extracomment>%1 a share</extracomment>
        <translation>No se conoce el valor exacto; la curva corresponde a la proporción en todas las muestras, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln sample(s)</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>%1: %Ln muestra</numerusform>
            <numerusform>%1: %Ln muestras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %Ln sample(s)</source>
        <translation>
            <numerusform>de %1 a %2: %Ln muestra</numerusform>
            <numerusform>de %1 a %2: %Ln muestras</numerusform>
        </translation>
    </message>
    <message>
        <source>expected: %1</source>
        <extracomment>follows the number of samples. %1 a number with a decimal</extracomment>
        <translation>lo esperado: %1</translation>
    </message>
    <message numerus="yes">
        <source>On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown do.</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>Por término medio, al menos 95 de cada 100 muestras así están entre %1 y %2; de las mostradas, lo está %Ln.</numerusform>
            <numerusform>Por término medio, al menos 95 de cada 100 muestras así están entre %1 y %2; de las mostradas, lo están %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White’s share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>proporción de las blancas en una muestra de %Ln partida</numerusform>
            <numerusform>proporción de las blancas en una muestra de %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>samples</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>muestras</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of a single game: each share is 0% or 100%.</source>
        <translation>
            <numerusform>%Ln muestra de una sola partida: la proporción es el 0&#xa0;% o el 100&#xa0;%.</numerusform>
            <numerusform>%Ln muestras de una sola partida: cada proporción es el 0&#xa0;% o el 100&#xa0;%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>Sustituir el archivo</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>%1 ya existe. ¿Sustituirlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>How often the first thrower wins</source>
        <translation>Cuántas veces gana quien tira primero</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>partidas jugadas</translation>
    </message>
    <message>
        <source>games played: each mark is %1 times the one before</source>
        <extracomment>label of a logarithmic axis. %1 a power of ten</extracomment>
        <translation>partidas jugadas (×%1 por marca)</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>How often White wins (unequal players)</source>
        <translation>Cuántas veces ganan las blancas (jugadores desiguales)</translation>
    </message>
    <message>
        <source>games (×%1 per mark)</source>
        <extracomment>label of a logarithmic axis where there is little room: each mark is %1 times the one before</extracomment>
        <translation>partidas (×%1 por marca)</translation>
    </message>
</context>
<context>
    <name>SheetFurniture</name>
    <message>
        <source>%1 of %2</source>
        <comment>pages</comment>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>SimulateHelp</name>
    <message>
        <source>The number of processors to use; defaults to all. It affects only the speed.</source>
        <translation>El número de procesadores; por defecto, todos. Solo influye en la velocidad.</translation>
    </message>
    <message>
        <source>Write a record of each game to this file, one per line; “-” is standard output.</source>
        <translation>Escribe cada partida en este archivo, una por línea; «-» es la salida estándar.</translation>
    </message>
    <message>
        <source>The number of games (required).</source>
        <translation>El número de partidas (obligatorio).</translation>
    </message>
    <message>
        <source>The seed of the dice (required). The same seed gives the same games.</source>
        <translation>La semilla de los dados (obligatoria). La misma semilla da las mismas partidas.</translation>
    </message>
    <message>
        <source>Who plays Black: %1. Defaults to “random”.</source>
        <translation>Quién juega con negras: %1. Por omisión, «random».</translation>
    </message>
    <message>
        <source>Write one row per game to this file: game, seed, first thrower, winner, throws, doublets; “-” is standard output. The winner of a drawn game is “none”. Opening throws are not counted. Of three dice, any two alike are a doublet. Underscores group the digits of seeds, which spreadsheets would round.</source>
        <translation>Escribe en este archivo una fila por partida: partida, semilla, quién tira primero, quién gana, tiradas, parejas; «-» es la salida estándar. Si hay tablas, el ganador es «none». Las tiradas iniciales no cuentan. Con tres dados, dos iguales son una pareja. Los guiones bajos agrupan las cifras de las semillas, que las hojas de cálculo redondearían.</translation>
    </message>
    <message>
        <source>Who plays White: %1. Defaults to “random”, which plays one man at a time, every possible play being equally likely, and claims every number. “casual” plays at random half of the time.</source>
        <translation>Quién juega con blancas: %1. Por omisión, «random», que juega una ficha cada vez, con la misma probabilidad para cada jugada posible, y reclama todos los números. «casual» juega al azar la mitad de las veces.</translation>
    </message>
</context>
<context>
    <name>SimulationReport</name>
    <message numerus="yes">
        <source>%1 (%2): %Ln game(s), seed %3</source>
        <extracomment>%1 game, %2 id of the rule set, %3 seed</extracomment>
        <translation>
            <numerusform>%1 (%2): %Ln partida, semilla %3</numerusform>
            <numerusform>%1 (%2): %Ln partidas, semilla %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Tiradas por partida: %1</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>Registros: %1</translation>
    </message>
    <message>
        <source>Table of the games: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Tabla de las partidas: %1</translation>
    </message>
    <message>
        <source>Games played:</source>
        <translation>Partidas jugadas:</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); the output is incomplete.</source>
        <translation>
            <numerusform>Detenido tras %Ln partida; el resultado está incompleto.</numerusform>
            <numerusform>Detenido tras %Ln partidas; el resultado está incompleto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); nothing was written.</source>
        <translation>
            <numerusform>Detenido tras %Ln partida; no se ha escrito nada.</numerusform>
            <numerusform>Detenido tras %Ln partidas; no se ha escrito nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>White wins: %1 (%2%)</source>
        <extracomment>%1 games, %2 per cent</extracomment>
        <translation>Ganan las blancas: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Black wins: %1 (%2%)</source>
        <translation>Ganan las negras: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Drawn: %1 (%2%)</source>
        <translation>Empates: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1%</source>
        <translation>Gana quien tira primero: %1&#xa0;%</translation>
    </message>
    <message>
        <source>, 95% band %1 to %2%</source>
        <extracomment>follows a share: &quot;, 95% band 52.21 to 54.17%&quot;. %1, %2 percentages</extracomment>
        <translation>, banda del 95&#xa0;%: de %1 a %2&#xa0;%</translation>
    </message>
    <message>
        <source>White: %1, Black: %2</source>
        <extracomment>%1 and %2 players, as in the options: &quot;random&quot;, &quot;best&quot;</extracomment>
        <translation>Blancas: %1, negras: %2</translation>
    </message>
    <message>
        <source>Changed rulings: %1</source>
        <extracomment>%1 options: &quot;surplus=lost&quot;</extracomment>
        <translation>Opciones cambiadas: %1</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1%</source>
        <translation>Pierde quien tira primero: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Games per second: about %1</source>
        <translation>Partidas por segundo: unas %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s).</source>
        <translation>
            <numerusform>Detenido tras %Ln partida.</numerusform>
            <numerusform>Detenido tras %Ln partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>White</source>
        <comment>a player without a name</comment>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player without a name</comment>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Unnamed player</source>
        <translation>Jugador sin nombre</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the names of two players</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Strong computer</source>
        <extracomment>the player called &quot;Computer&quot; elsewhere, beside computers of other levels</extracomment>
        <translation>Ordenador fuerte</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>The games</source>
        <comment>chapter</comment>
        <extracomment>Chapters of the page &quot;The games and their sources&quot;, in a narrow list: keep them short.</extracomment>
        <translation>Los juegos</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>chapter</comment>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>The sources</source>
        <comment>chapter</comment>
        <translation>Las fuentes</translation>
    </message>
    <message>
        <source>The miniature</source>
        <comment>chapter</comment>
        <translation>La miniatura</translation>
    </message>
    <message>
        <source>The names</source>
        <comment>chapter</comment>
        <translation>Los nombres</translation>
    </message>
    <message>
        <source>Four boards</source>
        <comment>chapter; the boards as museum objects</comment>
        <translation>Cuatro tableros</translation>
    </message>
    <message>
        <source>Twelve words</source>
        <comment>chapter</comment>
        <translation>Doce palabras</translation>
    </message>
    <message>
        <source>Credits</source>
        <comment>chapter</comment>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>The games and their sources</source>
        <translation>Los juegos y sus fuentes</translation>
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
        <translation>En nuestras palabras: %1</translation>
    </message>
    <message>
        <source>How we know</source>
        <translation>Cómo lo sabemos</translation>
    </message>
    <message>
        <source>Who wrote it:</source>
        <translation>Quién lo escribió:</translation>
    </message>
    <message>
        <source>Written and printed:</source>
        <translation>Escrito e impreso:</translation>
    </message>
    <message>
        <source>Where it is kept:</source>
        <translation>Dónde se conserva:</translation>
    </message>
    <message>
        <source>How we read it:</source>
        <translation>Cómo lo leemos:</translation>
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
        <translation>Medidas: %1</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>seen on a surviving object</source>
        <extracomment>How we know a thing: a picture or an object of the time shows it. Stands beside &quot;old text&quot;, &quot;retold today&quot;, &quot;our deduction&quot;, &quot;our choice&quot;.</extracomment>
        <translation>visto en un objeto conservado</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Castile, 1283</source>
        <translation>Castilla, 1283</translation>
    </message>
    <message>
        <source>England, 17th century, after a board of 1545</source>
        <translation>Inglaterra, siglo XVII, según un tablero de 1545</translation>
    </message>
    <message>
        <source>France, about 1715</source>
        <translation>Francia, hacia 1715</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Islandia</translation>
    </message>
</context>
<context>
    <name>ThrowNames</name>
    <message>
        <source>two aces</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de ases</translation>
    </message>
    <message>
        <source>two twos</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de doses</translation>
    </message>
    <message>
        <source>two threes</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de treses</translation>
    </message>
    <message>
        <source>two fours</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de cuatros</translation>
    </message>
    <message>
        <source>two fives</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de cincos</translation>
    </message>
    <message>
        <source>two sixes</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de seises</translation>
    </message>
    <message>
        <source>two 1s</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de 1</translation>
    </message>
    <message>
        <source>two 2s</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de 2</translation>
    </message>
    <message>
        <source>two 3s</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de 3</translation>
    </message>
    <message>
        <source>two 4s</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de 4</translation>
    </message>
    <message>
        <source>two 5s</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de 5</translation>
    </message>
    <message>
        <source>two 6s</source>
        <comment>a throw of two dice alike</comment>
        <translation>pareja de 6</translation>
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
        <translation>Cuando todas las fichas están fuera, se recolocan.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit man/men, no longer in play.</source>
        <extracomment>men that were hit and lie beside the board</extracomment>
        <translation>
            <numerusform>%n ficha capturada ya no está en juego.</numerusform>
            <numerusform>%n fichas capturadas ya no están en juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off, no longer in play.</source>
        <translation>
            <numerusform>%n ficha ha salido y ya no está en juego.</numerusform>
            <numerusform>%n fichas han salido y ya no están en juego.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisitCharts</name>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Visits per month</source>
        <translation>Visitas por mes</translation>
    </message>
    <message>
        <source>Visits per day</source>
        <translation>Visitas por día</translation>
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
        <translation>Sin elegir</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Visits that used</source>
        <extracomment>a heading above: larger text, high contrast, read aloud, Why?</extracomment>
        <translation>Visitas que usaron</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Visitas: %1</translation>
    </message>
    <message>
        <source>With a game: %1%</source>
        <extracomment>%1 a percentage of all visits</extracomment>
        <translation>Con una partida: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1%</source>
        <extracomment>%1 a percentage of the visits with a game</extracomment>
        <translation>De estas, jugadas hasta el final: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Median length: %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Duración mediana: %1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Sin contar, porque el reloj no estaba en hora: %n visita</numerusform>
            <numerusform>Sin contar, porque el reloj no estaba en hora: %n visitas</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits by hour</source>
        <translation>Visitas por hora</translation>
    </message>
</context>
<context>
    <name>VisitsHelp</name>
    <message>
        <source>Print every visit as comma-separated values.</source>
        <translation>Muestra cada visita como valores separados por comas.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>Save the summary as a page for printing.</source>
        <translation>Guarda el resumen como página para imprimir.</translation>
    </message>
</context>
<context>
    <name>VisitsReport</name>
    <message>
        <source>No visits yet.</source>
        <translation>Aún no hay visitas.</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Visitas: %1</translation>
    </message>
    <message>
        <source>First day: %1</source>
        <translation>Primer día: %1</translation>
    </message>
    <message>
        <source>Last day: %1</source>
        <translation>Último día: %1</translation>
    </message>
    <message>
        <source>Length of a visit (median): %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Duración de una visita (mediana): %1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Sin contar, porque el reloj no estaba en hora: %n visita</numerusform>
            <numerusform>Sin contar, porque el reloj no estaba en hora: %n visitas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a month, %2 the year</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Visits by month, up to the last twelve:</source>
        <translation>Visitas por mes, hasta los doce últimos:</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Juegos:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Idiomas:</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began:</source>
        <translation>Visitas según la hora de comienzo:</translation>
    </message>
    <message>
        <source>With a game: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of all visits</extracomment>
        <translation>Con una partida: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of the visits with a game</extracomment>
        <translation>De estas, jugadas hasta el final: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>in a list of languages: visits in which the visitor chose none</extracomment>
        <translation>Sin elegir</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Of the %1 visits for which it is recorded, those that used:</source>
        <extracomment>%1 a number of visits</extracomment>
        <translation>De las %1 visitas en que se registró, las que usaron:</translation>
    </message>
</context>
<context>
    <name>VisitsSheet</name>
    <message>
        <source>Visits to the display</source>
        <translation>Visitas al interactivo</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began</source>
        <translation>Visitas por la hora en que empezaron</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 the first day, %2 the last day</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Aún no hay visitas</translation>
    </message>
    <message numerus="yes">
        <source>Use of aids not recorded: %n visit(s)</source>
        <extracomment>%n visits stored by earlier versions of the program</extracomment>
        <translation>
            <numerusform>Uso de ayudas no registrado: %n visita</numerusform>
            <numerusform>Uso de ayudas no registrado: %n visitas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that identifies a visitor is stored.</source>
        <translation>No se guarda nada que identifique a los visitantes.</translation>
    </message>
</context>
<context>
    <name>WallText</name>
    <message>
        <source>less than %1</source>
        <extracomment>%1 a number of games: fewer than that</extracomment>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>%1 a number of games: more than that</extracomment>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>%1 wins about %2 of %3, %4 %5.</source>
        <extracomment>on a wall; %1, %4 players, %2, %5 how many of %3 games they win: &quot;Anne wins 53 of 100, Ben 47.&quot;</extracomment>
        <translation>Victorias en %3 partidas: %1, unas %2; %4, %5.</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3, %4 %5.</source>
        <translation>Victorias en %3 partidas: %1, %2; %4, %5.</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <extracomment>%1 how many of a hundred games are drawn</extracomment>
        <translation>Empates: %1.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>This follows from the play itself.</source>
        <translation>Esto se sigue del propio juego.</translation>
    </message>
    <message>
        <source>The players take turns, as in every game of this kind.</source>
        <translation>Los jugadores se turnan, como en todos los juegos de este tipo.</translation>
    </message>
    <message>
        <source>Who throws next</source>
        <translation>Quién tira después</translation>
    </message>
    <message>
        <source>These rules are a modern reconstruction. The old text does not support them.</source>
        <translation>Estas reglas son una reconstrucción moderna. El texto antiguo no las respalda.</translation>
    </message>
    <message>
        <source>Here we have only a modern retelling, not the words of the source.</source>
        <translation>Aquí solo tenemos un relato moderno, no las palabras de la fuente.</translation>
    </message>
    <message>
        <source>The source does not say so.</source>
        <translation>La fuente no lo dice.</translation>
    </message>
    <message>
        <source>This rule has no source: it was invented.</source>
        <translation>Esta regla no tiene fuente: es inventada.</translation>
    </message>
    <message>
        <source>We do not quote the source here.</source>
        <translation>Aquí no citamos la fuente.</translation>
    </message>
    <message>
        <source>The source says so. We add nothing.</source>
        <translation>La fuente lo dice. No añadimos nada.</translation>
    </message>
    <message>
        <source>We follow the retelling. We add nothing.</source>
        <translation>Seguimos el relato moderno. No añadimos nada.</translation>
    </message>
    <message>
        <source>The inventors of this game decided this.</source>
        <translation>Lo decidieron quienes inventaron este juego.</translation>
    </message>
    <message>
        <source>The source leaves this open, so we had to decide.</source>
        <translation>La fuente lo deja abierto, así que tuvimos que decidir.</translation>
    </message>
    <message>
        <source>You chose: %1</source>
        <extracomment>%1 a rule that the players chose in place of the usual one</extracomment>
        <translation>Ha elegido: %1</translation>
    </message>
</context>
<context>
    <name>doublets::Actions</name>
    <message>
        <source>The computer throws the dice of this game. For real dice, begin a new game.</source>
        <translation>El ordenador tira los dados de esta partida. Para usar dados reales, empiece otra.</translation>
    </message>
    <message>
        <source>First play the numbers you threw</source>
        <translation>Juegue primero los números de su tirada</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Enter the numbers of real dice</source>
        <translation>Introducir los números de unos dados reales</translation>
    </message>
    <message>
        <source>&amp;Enter dice…</source>
        <translation>&amp;Introducir dados…</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <translation>&amp;Tirar</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <extracomment>After the tab stands the key; keep the tab.</extracomment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>&amp;Correct a throw…</source>
        <translation>&amp;Corregir una tirada…</translation>
    </message>
    <message>
        <source>The computer threw these dice, so they cannot be corrected</source>
        <translation>Estos dados los tiró el ordenador: no se pueden corregir</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Corregir una tirada mal introducida</translation>
    </message>
    <message>
        <source>No dice have been entered yet</source>
        <translation>Aún no se ha introducido ningún dado</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>Pan&amp;talla de inicio</translation>
    </message>
    <message>
        <source>Continue, play, learn, or choose a game</source>
        <translation>Continuar, jugar, aprender o elegir un juego</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nueva…</translation>
    </message>
    <message>
        <source>Choose a game and start it</source>
        <translation>Elegir un juego y empezar</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Empezar otra partida con las mismas reglas</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>Jugar otra &amp;vez</translation>
    </message>
    <message>
        <source>&amp;Back to the game you left</source>
        <translation>Vo&amp;lver a la partida dejada</translation>
    </message>
    <message>
        <source>Return to the game you left</source>
        <translation>Volver a la partida que dejó</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Save this game to a file</source>
        <translation>Guardar esta partida en un archivo</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules…</source>
        <translation>Mismos &amp;dados, otras reglas…</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Repetir estos dados con otras reglas</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>Results, length and luck of all finished games</source>
        <translation>Resultados, duración y suerte de todas las partidas acabadas</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>Choose who plays: people or the computer</source>
        <translation>Elegir quién juega: personas o el ordenador</translation>
    </message>
    <message>
        <source>&amp;Reset the score…</source>
        <translation>&amp;Poner a cero el marcador…</translation>
    </message>
    <message>
        <source>Set the score of these two players to 0; other scores are kept</source>
        <translation>Poner a 0 el marcador de estos dos jugadores; los demás se conservan</translation>
    </message>
    <message>
        <source>Save P&amp;icture As…</source>
        <translation>Guardar &amp;imagen como…</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Guardar una imagen del tablero</translation>
    </message>
    <message>
        <source>Print a &amp;sheet…</source>
        <translation>Imprimir una &amp;hoja…</translation>
    </message>
    <message>
        <source>Rules, this game, odds, a board to cut out, labels: on paper or as a PDF</source>
        <translation>Reglas, esta partida, probabilidades, tablero recortable, cartelas: en papel o PDF</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Aj&amp;ustes…</translation>
    </message>
    <message>
        <source>Players, board, language, motion and sound</source>
        <translation>Jugadores, tablero, idioma, movimiento y sonido</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Quit; your game is saved</source>
        <translation>Salir; la partida queda guardada</translation>
    </message>
    <message>
        <source>Play forced &amp;moves</source>
        <translation>Jugadas &amp;forzadas</translation>
    </message>
    <message>
        <source>Play every move where you have no choice</source>
        <translation>Hacer todas las jugadas en las que no hay elección</translation>
    </message>
    <message>
        <source>Accept typed dice at &amp;once</source>
        <translation>Aceptar los dados al &amp;momento</translation>
    </message>
    <message>
        <source>Accept dice as soon as the last one is typed</source>
        <translation>Aceptar los dados en cuanto se teclea el último</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Marcar en el tablero la mejor elección</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Latest throw</source>
        <translation>Última tir&amp;ada</translation>
    </message>
    <message>
        <source>Return to the current position</source>
        <translation>Volver a la posición actual</translation>
    </message>
    <message>
        <source>Go to the &amp;start</source>
        <translation>Ir al &amp;inicio</translation>
    </message>
    <message>
        <source>Return to the position before the first throw</source>
        <translation>Volver a la posición anterior a la primera tirada</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Paso a&amp;trás</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Retroceder un paso</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Paso a&amp;delante</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>Avanzar un paso</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>Show the steps more slowly</source>
        <translation>Mostrar los pasos más despacio</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>Más rápid&amp;o</translation>
    </message>
    <message>
        <source>Show the steps faster</source>
        <translation>Mostrar los pasos más deprisa</translation>
    </message>
    <message>
        <source>&amp;Last throw</source>
        <translation>Última &amp;tirada</translation>
    </message>
    <message>
        <source>Say the last throw and how it was played</source>
        <translation>Decir la última tirada y cómo se jugó</translation>
    </message>
    <message>
        <source>What may I &amp;do?</source>
        <translation>¿Qué &amp;puedo hacer?</translation>
    </message>
    <message>
        <source>Say whose turn it is and what may be played</source>
        <translation>Decir de quién es el turno y qué se puede jugar</translation>
    </message>
    <message>
        <source>&amp;My men</source>
        <translation>&amp;Mis fichas</translation>
    </message>
    <message>
        <source>Say where your men are</source>
        <translation>Decir dónde están sus fichas</translation>
    </message>
    <message>
        <source>&amp;Their men</source>
        <translation>Fichas del &amp;otro</translation>
    </message>
    <message>
        <source>Say where the other player’s men are</source>
        <translation>Decir dónde están las fichas del otro jugador</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>M&amp;arcador</translation>
    </message>
    <message>
        <source>Say how far each player has got, and how many games each has won</source>
        <translation>Decir cuánto ha avanzado cada jugador y cuántas partidas ha ganado</translation>
    </message>
    <message>
        <source>&amp;Chance of winning</source>
        <translation>Pro&amp;babilidad de ganar</translation>
    </message>
    <message>
        <source>Say who is likely to win</source>
        <translation>Decir quién ganará probablemente</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Repetir</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Repetir el último aviso</translation>
    </message>
    <message>
        <source>&amp;Course of play</source>
        <translation>&amp;Desarrollo</translation>
    </message>
    <message>
        <source>A list of every throw</source>
        <translation>Una lista de todas las tiradas</translation>
    </message>
    <message>
        <source>Ru&amp;les beside the board</source>
        <translation>Re&amp;glas junto al tablero</translation>
    </message>
    <message>
        <source>Keep the rules open while you play</source>
        <translation>Mantener las reglas abiertas mientras se juega</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>D&amp;ados</translation>
    </message>
    <message>
        <source>How often each number was thrown</source>
        <translation>Cuántas veces ha salido cada número</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Probabilidades</translation>
    </message>
    <message>
        <source>Who is ahead, and how lucky each throw was</source>
        <translation>Quién va por delante y cuánta suerte hubo en cada tirada</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>A&amp;specto</translation>
    </message>
    <message>
        <source>Choose the board, lighting and speed with the game in view</source>
        <translation>Elegir el tablero, la luz y la velocidad a la vista de la partida</translation>
    </message>
    <message>
        <source>&amp;Wider panel</source>
        <translation>Pan&amp;el más ancho</translation>
    </message>
    <message>
        <source>More room for the panel beside the board</source>
        <translation>Más espacio para el panel junto al tablero</translation>
    </message>
    <message>
        <source>Na&amp;rrower panel</source>
        <translation>Pane&amp;l más estrecho</translation>
    </message>
    <message>
        <source>More room for the board</source>
        <translation>Más espacio para el tablero</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Números en las casas</translation>
    </message>
    <message>
        <source>Show the numbers 1 to 6</source>
        <translation>Mostrar los números del 1 al 6</translation>
    </message>
    <message>
        <source>Fac&amp;e to face</source>
        <translation>Ca&amp;ra a cara</translation>
    </message>
    <message>
        <source>Full screen, with one side for each of two players, for a screen that lies flat between them</source>
        <translation>Pantalla completa, con un lado para cada jugador, en una pantalla tumbada entre ambos</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>Enlarge all text</source>
        <translation>Agrandar todo el texto</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>Reduce all text</source>
        <translation>Reducir todo el texto</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>Return all text to its default size</source>
        <translation>Devolver todo el texto a su tamaño normal</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>Saltar la ani&amp;mación</translation>
    </message>
    <message>
        <source>Finish the animation at once</source>
        <translation>Terminar la animación de inmediato</translation>
    </message>
    <message>
        <source>Closer &amp;view</source>
        <translation>&amp;Vista cercana</translation>
    </message>
    <message>
        <source>Show only the half of the board in play, with larger men</source>
        <translation>Mostrar solo la mitad del tablero en juego, con fichas más grandes</translation>
    </message>
    <message>
        <source>Not available: this game uses both halves of the board</source>
        <translation>No disponible: este juego usa las dos mitades del tablero</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>Pro&amp;yector</translation>
    </message>
    <message>
        <source>Large text and strong contrast for a class; press Esc to leave</source>
        <translation>Texto grande y contraste fuerte para una clase; Esc para salir</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>Guided lessons for a class, on the board</source>
        <translation>Lecciones guiadas para una clase, en el tablero</translation>
    </message>
    <message>
        <source>&amp;Laboratory…</source>
        <translation>La&amp;boratorio…</translation>
    </message>
    <message>
        <source>Let the program play many games: see how often the first thrower wins, and how much a rule matters</source>
        <translation>El programa juega muchas partidas: cuánto gana quien tira primero y cuánto importa una regla</translation>
    </message>
    <message>
        <source>&amp;Invent a rule…</source>
        <translation>&amp;Inventar una regla…</translation>
    </message>
    <message>
        <source>Change the rules of a game as a class, see the odds change, and play it</source>
        <translation>Cambiar en clase las reglas de un juego, ver cómo cambian las probabilidades y jugarlo</translation>
    </message>
    <message>
        <source>&amp;Guess first</source>
        <translation>Pronosticar &amp;primero</translation>
    </message>
    <message>
        <source>Cover odds, hints and luck until the class has guessed</source>
        <translation>Tapar probabilidades, pistas y suerte hasta el pronóstico de la clase</translation>
    </message>
    <message>
        <source>Gue&amp;ss…</source>
        <translation>Pr&amp;onosticar…</translation>
    </message>
    <message>
        <source>Guess the chances before they are shown</source>
        <translation>Pronosticar las probabilidades antes de verlas</translation>
    </message>
    <message>
        <source>&amp;First steps…</source>
        <translation>&amp;Primeros pasos…</translation>
    </message>
    <message>
        <source>Learn this game on the board, in a few steps</source>
        <translation>Aprender este juego en el tablero, en unos pasos</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>All rules, with the words of the source</source>
        <translation>Todas las reglas, con las palabras de la fuente</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>¿Por &amp;qué?</translation>
    </message>
    <message>
        <source>The rule behind what just happened</source>
        <translation>La regla que explica lo que acaba de pasar</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>How to play without a mouse</source>
        <translation>Cómo jugar sin ratón</translation>
    </message>
    <message>
        <source>The games and their &amp;sources…</source>
        <translation>Los juegos y sus &amp;fuentes…</translation>
    </message>
    <message>
        <source>Who wrote the old rules, what survives, and what the boards are modelled on</source>
        <translation>Quién escribió las viejas reglas, qué se conserva y en qué se basan los tableros</translation>
    </message>
    <message>
        <source>&amp;About Doublets</source>
        <translation>&amp;Acerca de Doublets</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca d&amp;e Qt</translation>
    </message>
    <message>
        <source>The Qt toolkit and its licence</source>
        <translation>La biblioteca Qt y su licencia</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Stop at this step</source>
        <translation>Detenerse en este paso</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>Re&amp;producir los pasos</translation>
    </message>
    <message>
        <source>Show the steps one after another</source>
        <translation>Mostrar los pasos uno tras otro</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Show only the board; press Esc to leave</source>
        <translation>Mostrar solo el tablero; Esc para salir</translation>
    </message>
    <message>
        <source>Leave &amp;full screen</source>
        <translation>Salir de pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Volver a la ventana (Esc)</translation>
    </message>
    <message>
        <source>Undo the last play or throw</source>
        <translation>Deshacer la última jugada o tirada</translation>
    </message>
    <message>
        <source>Redo the last thing you undid</source>
        <translation>Rehacer lo último que se deshizo</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>Anterior&amp;es</translation>
    </message>
    <message>
        <source>Repeat the announcement before the last; press again for earlier ones</source>
        <translation>Repetir el penúltimo aviso; pulse otra vez para los anteriores</translation>
    </message>
    <message>
        <source>Undo the last play or throw. The dice stay as they fell.</source>
        <translation>Deshacer la última jugada o tirada. Los dados se quedan como cayeron.</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>R&amp;esultado</translation>
    </message>
    <message>
        <source>Show the result of the finished game again</source>
        <translation>Mostrar otra vez el resultado de la partida acabada</translation>
    </message>
    <message>
        <source>Let the computer continue</source>
        <translation>Dejar que siga el ordenador</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <extracomment>replaces &quot;&amp;Throw&quot; while the computer waits for the user</extracomment>
        <translation>Con&amp;tinuar</translation>
    </message>
</context>
<context>
    <name>doublets::Announcer</name>
    <message>
        <source>Announcements</source>
        <extracomment>the name, for screen readers, of the status bar with the announcements</extracomment>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>There is no earlier announcement.</source>
        <translation>No hay ningún aviso anterior.</translation>
    </message>
</context>
<context>
    <name>doublets::AnswerFields</name>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>What the class says, in a few words</source>
        <translation>Lo que dice la clase, en pocas palabras</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>Your guess, as a slider</source>
        <translation>Su pronóstico, con un control deslizante</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Su pronóstico</translation>
    </message>
    <message>
        <source>Hands: </source>
        <extracomment>hands shown for an answer: &quot;Hands: 12&quot;</extracomment>
        <translation>Manos: </translation>
    </message>
    <message>
        <source>Hands for: %1</source>
        <extracomment>%1 one of the answers to a question</extracomment>
        <translation>Manos a favor de: %1</translation>
    </message>
</context>
<context>
    <name>doublets::Answers</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Aún no se han tirado dados.</translation>
    </message>
    <message>
        <source>You are looking back. Press Enter to return.</source>
        <translation>Está revisando la partida. Pulse Intro para volver.</translation>
    </message>
    <message>
        <source>Games won: %1 %2, %3 %4.</source>
        <extracomment>games that %1 and %3 have won against each other</extracomment>
        <translation>Partidas ganadas: %1, %2; %3, %4.</translation>
    </message>
    <message>
        <source>Computing the chance of winning…</source>
        <translation>Calculando la probabilidad de ganar…</translation>
    </message>
    <message>
        <source>Chance of winning: %1 %2, %3 %4.</source>
        <extracomment>%1 and %3 the players, %2 and %4 percentages</extracomment>
        <translation>Probabilidad de ganar: %1, %2; %3, %4.</translation>
    </message>
    <message>
        <source>The game is over. %1. %2</source>
        <extracomment>%1 who has won; %2 what the other player had left</extracomment>
        <translation>La partida ha terminado. %1. %2</translation>
    </message>
    <message>
        <source>%1 Possible, by point: %2.</source>
        <extracomment>%1 what is to do; %2 the points of the men that may be played: &quot;lay down 6, 1; bear off 3&quot;</extracomment>
        <translation>%1 Se puede, por casas: %2.</translation>
    </message>
</context>
<context>
    <name>doublets::AppearancePanel</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luz</translation>
    </message>
    <message>
        <source>Speed of men and dice</source>
        <translation>Velocidad de fichas y dados</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Lámpara</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Velas</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Sin movimiento</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Each game’s own board</source>
        <translation>El tablero propio de cada juego</translation>
    </message>
</context>
<context>
    <name>doublets::AttractStrip</name>
    <message>
        <source>Touch to play</source>
        <translation>Toque para jugar</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrado</translation>
    </message>
</context>
<context>
    <name>doublets::BoardConnection</name>
    <message>
        <source>The board ends here.</source>
        <translation>Aquí acaba el tablero.</translation>
    </message>
    <message>
        <source>No man stands here.</source>
        <translation>Aquí no hay ninguna ficha.</translation>
    </message>
    <message>
        <source>A man can be dropped only on a marked place.</source>
        <translation>Una ficha solo puede soltarse en un lugar marcado.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardPage</name>
    <message>
        <source>&amp;Forced moves</source>
        <translation>Jugadas &amp;forzadas</translation>
    </message>
    <message>
        <source>played by you</source>
        <translation>las hace usted</translation>
    </message>
    <message>
        <source>played for you</source>
        <translation>se hacen solas</translation>
    </message>
    <message>
        <source>&amp;Half of the board in play</source>
        <translation>&amp;Mitad en juego</translation>
    </message>
    <message>
        <source>larger in small windows</source>
        <translation>más grande en ventanas pequeñas</translation>
    </message>
    <message>
        <source>always larger</source>
        <translation>siempre más grande</translation>
    </message>
    <message>
        <source>with the whole board</source>
        <translation>con todo el tablero</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Números en las casas</translation>
    </message>
    <message>
        <source>Show the home screen at sta&amp;rtup</source>
        <translation>Pantalla de inicio al a&amp;rrancar</translation>
    </message>
    <message>
        <source>Board, ligh&amp;t and speed…</source>
        <translation>Tablero, &amp;luz y velocidad…</translation>
    </message>
    <message>
        <source>Choose these while you look at the board</source>
        <translation>Elegirlos a la vista del tablero</translation>
    </message>
    <message>
        <source>Dark pages in hi&amp;gh contrast</source>
        <translation>&amp;Páginas oscuras en alto contraste</translation>
    </message>
    <message>
        <source>Pla&amp;y with one switch</source>
        <translation>Jugar &amp;con un solo pulsador</translation>
    </message>
    <message>
        <source>The focus moves from choice to choice by itself. Space chooses; held down, it opens the home screen.</source>
        <translation>El foco pasa solo de una opción a otra. Espacio elige; si se mantiene pulsada, abre el inicio.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>doublets::CaptionBar</name>
    <message>
        <source>The source does not state this rule. Press to see why we play it this way.</source>
        <translation>La fuente no da esta regla. Pulse para ver por qué jugamos así.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <extracomment>%1 &quot;our choice&quot;: how we know the rule that decided</extracomment>
        <translation>Regla: %1</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Jugadas forzadas</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Última tirada</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>doublets::CardButton</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the position of a card in a list: &quot;3 of 8&quot;</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>of a card in a list</extracomment>
        <translation>elegido</translation>
    </message>
</context>
<context>
    <name>doublets::ChartCanvas</name>
    <message>
        <source>The chart ends here.</source>
        <translation>Aquí acaba el gráfico.</translation>
    </message>
</context>
<context>
    <name>doublets::ChartView</name>
    <message>
        <source>%1; use the arrow keys to hear its figures</source>
        <extracomment>%1 the title of a chart</extracomment>
        <translation>%1; use las flechas para oír sus cifras</translation>
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
        <translation>Las probabilidades ya no están tapadas.</translation>
    </message>
</context>
<context>
    <name>doublets::Commentary</name>
    <message>
        <source>Back at the latest throw.</source>
        <translation>De vuelta en la última tirada.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the note on a step of the game</extracomment>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 the name of a game with its source: a game has come on the board</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Es su turno.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Turno de %1.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 what had been done, in a sentence or more</extracomment>
        <translation>Deshecho: %1</translation>
    </message>
</context>
<context>
    <name>doublets::ComparePage</name>
    <message>
        <source>Playing the other game…</source>
        <translation>Jugando la otra partida…</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Otras reglas</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonDialog</name>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Playing the other game…</source>
        <translation>Jugando la otra partida…</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Mismos dados, otras reglas</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Semilla:</translation>
    </message>
    <message>
        <source>If the dice run out, more are thrown from this seed</source>
        <translation>Si se acaban los dados, se tiran más con esta semilla</translation>
    </message>
    <message>
        <source>Where they &amp;differ</source>
        <translation>Dónde &amp;difieren</translation>
    </message>
    <message>
        <source>Save the other &amp;game…</source>
        <translation>Guardar la otra &amp;partida…</translation>
    </message>
    <message>
        <source>Both games, throw by throw</source>
        <translation>Las dos partidas, tirada por tirada</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonModel</name>
    <message>
        <source>the invention “%1”</source>
        <extracomment>%1 the name of a game that a class has invented</extracomment>
        <translation>el juego inventado «%1»</translation>
    </message>
    <message>
        <source>%1, with these rules</source>
        <translation>%1, con estas reglas</translation>
    </message>
    <message>
        <source>From here the games differ: the players choose differently.</source>
        <translation>Desde aquí difieren las partidas: los jugadores eligen de otro modo.</translation>
    </message>
    <message>
        <source>From here the games differ: other rules.</source>
        <translation>Desde aquí difieren las partidas: otras reglas.</translation>
    </message>
    <message>
        <source>(Dice from the seed.)</source>
        <translation>(Dados de la semilla.)</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Esta partida ha terminado.</translation>
    </message>
</context>
<context>
    <name>doublets::CorrectionDialog</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Introduzca %n dado.</numerusform>
            <numerusform>Introduzca %n dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is what was entered before. Enter what was actually thrown.</source>
        <translation>Eso es lo que ya estaba. Introduzca lo que salió en realidad.</translation>
    </message>
    <message>
        <source>Corrected. %1. %2</source>
        <extracomment>%1 a throw as it is now: &quot;Throw no. 12, Anne: 6 and 1&quot;; %2 what became of the rest</extracomment>
        <translation>Corregido. %1. %2</translation>
    </message>
    <message>
        <source>Correct a throw</source>
        <translation>Corregir una tirada</translation>
    </message>
    <message>
        <source>What was actually thrown: first %1’s die, then %2’s?</source>
        <translation>¿Qué salió en realidad: primero el dado de %1 y luego el de %2?</translation>
    </message>
    <message>
        <source>What was actually thrown?</source>
        <translation>¿Qué salió en realidad?</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Corregir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>doublets::CourseOfPlay</name>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the user&apos;s notes on a throw</extracomment>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>Number of the throw, who throws, name of the throw: &quot;12. Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Throw no. %1, %2: %3</source>
        <extracomment>Number of the throw, who throws, its name: &quot;Throw no. 12, Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>Tirada n.º&#xa0;%1, %2: %3</translation>
    </message>
    <message>
        <source>The opening throw</source>
        <translation>La tirada inicial</translation>
    </message>
    <message>
        <source>A mistake by %1, which cost %2 percentage points.</source>
        <extracomment>%1 a player; %2 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Error de %1, que costó %2 puntos porcentuales.</translation>
    </message>
</context>
<context>
    <name>doublets::CoursePanel</name>
    <message>
        <source>Course of play</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Volver a la última tirada (Intro)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>The rule behind this throw</source>
        <translation>La regla de esta tirada</translation>
    </message>
    <message>
        <source>Correct this throw…</source>
        <translation>Corregir esta tirada…</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Corregir una tirada mal introducida</translation>
    </message>
    <message>
        <source>The points of each player are numbered from that player’s own side.</source>
        <translation>Las casas de cada jugador se numeran desde su propio lado.</translation>
    </message>
    <message>
        <source>A notched band marks a mistake that costs %1 percentage points or more.</source>
        <translation>Una banda con muesca marca un error de al menos %1 puntos porcentuales.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceChart</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::DiceEntry</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Introduzca %n dado.</numerusform>
            <numerusform>Introduzca %n dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>These dice will be accepted in a moment. Press Backspace to change them.</source>
        <translation>Estos dados se aceptarán en un momento. Pulse Retroceso para cambiarlos.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Accept these dice (Enter)</source>
        <translation>Aceptar estos dados (Intro)</translation>
    </message>
</context>
<context>
    <name>doublets::DiceForm</name>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Una semilla es un número entero de 0 a %1.</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Dado&amp;s</translation>
    </message>
    <message>
        <source>real dice: you enter the numbers</source>
        <translation>dados reales: usted introduce los números</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Sem&amp;illa</translation>
    </message>
    <message>
        <source>a new one for every game</source>
        <translation>una nueva en cada partida</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>en la pantalla</translation>
    </message>
    <message>
        <source>on the screen, from a seed</source>
        <translation>en la pantalla, con una semilla</translation>
    </message>
</context>
<context>
    <name>doublets::DiceInput</name>
    <message>
        <source>Remove the last die</source>
        <translation>Quitar el último dado</translation>
    </message>
</context>
<context>
    <name>doublets::DiceModel</name>
    <message>
        <source>Together</source>
        <comment>both players</comment>
        <translation>Juntos</translation>
    </message>
    <message>
        <source> to </source>
        <comment>from one figure to another</comment>
        <extracomment>the band of fair dice: &quot;3.1 to 9.4&quot;</extracomment>
        <translation> a </translation>
    </message>
    <message>
        <source>%1, above the band</source>
        <translation>%1, por encima de la banda</translation>
    </message>
    <message>
        <source>%1, below the band</source>
        <translation>%1, por debajo de la banda</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>how many were thrown</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>of each number</comment>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Usual band</source>
        <comment>by chance</comment>
        <translation>Banda habitual</translation>
    </message>
</context>
<context>
    <name>doublets::DicePanel</name>
    <message numerus="yes">
        <source>%n game(s) counted together.</source>
        <translation>
            <numerusform>Contada %n partida.</numerusform>
            <numerusform>Contadas %n partidas en conjunto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted up to the throw shown.</source>
        <translation>Contado hasta la tirada que se muestra.</translation>
    </message>
    <message>
        <source>The dice: %1.</source>
        <extracomment>%1 where the dice come from: &quot;thrown from the seed 1674&quot;</extracomment>
        <translation>Los dados: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sources of dice</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Aún no se han tirado dados.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>All games of this session</source>
        <translation>Todas las partidas de esta sesión</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Qué partidas se cuentan</translation>
    </message>
    <message>
        <source>All games since the program was started</source>
        <translation>Todas las partidas desde que se abrió el programa</translation>
    </message>
    <message>
        <source>How often each number came up, as bars</source>
        <translation>Cuántas veces ha salido cada número, en barras</translation>
    </message>
    <message>
        <source>How often each number came up, as a list</source>
        <translation>Cuántas veces ha salido cada número, en una lista</translation>
    </message>
    <message>
        <source>The band shows what fair dice usually do. ▲ more often, ▼ less often.</source>
        <translation>La banda muestra lo habitual con dados equilibrados. ▲ más veces, ▼ menos.</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>Guardar las cifras…</translation>
    </message>
    <message>
        <source>Save the figures as comma-separated values</source>
        <translation>Guardar las cifras como valores separados por comas</translation>
    </message>
    <message>
        <source>Opening throws count; throws that were undone do not.</source>
        <translation>Las tiradas iniciales cuentan; las deshechas, no.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceRequester</name>
    <message>
        <source>%1’s dice</source>
        <translation>Dados de %1</translation>
    </message>
    <message>
        <source>Go to the latest throw to enter dice.</source>
        <translation>Vaya a la última tirada para introducir dados.</translation>
    </message>
    <message>
        <source>Play your numbers first, then enter dice.</source>
        <translation>Juegue primero sus números y después introduzca dados.</translation>
    </message>
    <message>
        <source>Opening throw: %1’s die, then %2’s</source>
        <translation>Tirada inicial: el dado de %1 y luego el de %2</translation>
    </message>
</context>
<context>
    <name>doublets::Display</name>
    <message>
        <source>Still saving: the USB stick is slow or not responding.</source>
        <translation>Sigue guardando: la memoria USB es lenta o no responde.</translation>
    </message>
    <message>
        <source>The screen is %1 × %2, which does not match the rotation in the configuration. Correct the rotation there, or turn the screen.</source>
        <translation>La pantalla es de %1 × %2 y no coincide con el giro configurado. Corrija ese giro o gire la pantalla.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayHost</name>
    <message>
        <source>The changed configuration is in use.</source>
        <translation>La configuración modificada ya está en uso.</translation>
    </message>
    <message>
        <source>The last version of the configuration file without errors is used.</source>
        <translation>Se usa la última versión sin errores del archivo de configuración.</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayWindow</name>
    <message>
        <source>Setting up the board for the next visitor.</source>
        <translation>Preparando el tablero para la próxima visita.</translation>
    </message>
</context>
<context>
    <name>doublets::EndGameSheet</name>
    <message>
        <source>End this game?</source>
        <translation>¿Terminar esta partida?</translation>
    </message>
    <message>
        <source>You cannot return to it afterwards.</source>
        <translation>Después no podrá volver a ella.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
</context>
<context>
    <name>doublets::ExperimentChooser</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <translation>hace las mejores jugadas</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>juega al azar</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>juega al azar la mitad de las veces</translation>
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
        <translation>Número de &amp;partidas</translation>
    </message>
    <message>
        <source>Number of samp&amp;les</source>
        <translation>Número de mues&amp;tras</translation>
    </message>
    <message>
        <source>Repeats the experiment, to show how much the share varies from sample to sample</source>
        <translation>Repite el experimento para mostrar cuánto varía la proporción de una muestra a otra</translation>
    </message>
    <message>
        <source>S&amp;eed of the dice</source>
        <translation>S&amp;emilla de los dados</translation>
    </message>
    <message>
        <source>The same seed gives the same dice and the same figures</source>
        <translation>La misma semilla da los mismos dados y las mismas cifras</translation>
    </message>
    <message>
        <source>Compare &amp;with another</source>
        <translation>Comparar &amp;con otro</translation>
    </message>
    <message>
        <source>The sa&amp;me dice for both</source>
        <translation>Los mis&amp;mos dados en ambos</translation>
    </message>
    <message>
        <source>Seed of &amp;B</source>
        <translation>Semilla de &amp;B</translation>
    </message>
</context>
<context>
    <name>doublets::ExplanationSheet</name>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Volver al tablero</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFace</name>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Elija adónde va la ficha.</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFaceMode</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>doublets::FacesValidator</name>
    <message>
        <source>A die shows 1 to 6, not %1.</source>
        <translation>Un dado muestra de 1 a 6, no %1.</translation>
    </message>
    <message>
        <source>Type the numbers of the dice, 1 to 6.</source>
        <translation>Teclee los números de los dados, del 1 al 6.</translation>
    </message>
    <message numerus="yes">
        <source>Too many: there are %n dice.</source>
        <translation>
            <numerusform>Demasiados: hay %n dado.</numerusform>
            <numerusform>Demasiados: hay %n dados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::FileCommands</name>
    <message>
        <source>%1 is no longer where it was, and has been removed from the list of recent files.</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>%1 ya no está donde estaba y se ha quitado de la lista de archivos recientes.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Drawing the board…</source>
        <translation>Dibujando el tablero…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Guardar una imagen del tablero</translation>
    </message>
</context>
<context>
    <name>doublets::FileDropHandler</name>
    <message>
        <source>Only one file can be opened at a time. Drop a single game or lesson.</source>
        <translation>Solo se puede abrir un archivo a la vez. Suelte una sola partida o lección.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened. Save the file first, then drop it here.</source>
        <translation>Solo se pueden abrir archivos de este ordenador. Guárdelo antes y suéltelo aquí.</translation>
    </message>
    <message>
        <source>%1 is a folder. Drop a single game or lesson.</source>
        <extracomment>%1: the name of a folder, in quotation marks</extracomment>
        <translation>%1 es una carpeta. Suelte una sola partida o lección.</translation>
    </message>
</context>
<context>
    <name>doublets::FirstStepsPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>At&amp;rás</translation>
    </message>
    <message>
        <source>The previous step, from its beginning</source>
        <translation>El paso anterior, desde su comienzo</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Show this step, or go to the next</source>
        <translation>Mostrar este paso o ir al siguiente</translation>
    </message>
    <message>
        <source>Leave First steps (Esc) and return to your game</source>
        <translation>Dejar Primeros pasos (Esc) y volver a su partida</translation>
    </message>
    <message>
        <source>First steps: %1 of %2</source>
        <translation>Primeros pasos: %1 de %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>what a screen reader says. %1: &quot;First steps: 1 of 6&quot;, %2: what is to be done</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <translation>Pulse Espacio para continuar.</translation>
    </message>
    <message>
        <source>Space does this for you.</source>
        <translation>Espacio lo hace por usted.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Begin a game with these rules</source>
        <translation>Empezar una partida con estas reglas</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Dejar</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>Begin again with the first step</source>
        <translation>Volver a empezar por el primer paso</translation>
    </message>
    <message>
        <source>Continued at step %1 of %2</source>
        <extracomment>%1: which step, %2: how many there are %1 the current step, %2 the number of steps</extracomment>
        <translation>Continuación: paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>doublets::FocusSpeech</name>
    <message>
        <source>No more items in this direction.</source>
        <translation>No hay nada más en esta dirección.</translation>
    </message>
</context>
<context>
    <name>doublets::GameCard</name>
    <message>
        <source>A good first game</source>
        <extracomment>on the card of the game for beginners</extracomment>
        <translation>Un buen primer juego</translation>
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
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aún no se ha jugado ninguna partida.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>One of the games</source>
        <translation>Una de las partidas</translation>
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
        <translation>Qué experimento</translation>
    </message>
    <message>
        <source>How far into the game</source>
        <translation>Punto de la partida</translation>
    </message>
    <message>
        <source>Game %1, step %2 of %3.</source>
        <extracomment>%1 the number of a game, %2 of a step in it (a throw or a play), %3 of all steps</extracomment>
        <translation>Partida %1, paso %2 de %3.</translation>
    </message>
    <message>
        <source>The starting position.</source>
        <translation>La posición inicial.</translation>
    </message>
</context>
<context>
    <name>doublets::GamesPage</name>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>Aprender un juego</translation>
    </message>
    <message>
        <source>Each game follows one source, usually an old book or manuscript.</source>
        <translation>Cada juego sigue una sola fuente, por lo general un libro o un manuscrito antiguo.</translation>
    </message>
    <message>
        <source>Choose a game. You learn it on the board, in a few steps.</source>
        <translation>Elija un juego. Lo aprenderá en el tablero, en unos pasos.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessFirst</name>
    <message>
        <source>The lesson asks about this, so it stays covered until the class has answered.</source>
        <translation>La lección pregunta por esto: sigue tapado hasta que la clase responda.</translation>
    </message>
    <message>
        <source>Guess first: the odds stay covered until you have guessed.</source>
        <translation>Primero, el pronóstico: hasta entonces las probabilidades están tapadas.</translation>
    </message>
    <message>
        <source>How likely is it now that %1 wins?</source>
        <translation>¿Qué probabilidad de ganar hay ahora para %1?</translation>
    </message>
    <message>
        <source>By how many percentage points did the dice help %1 in this game? Enter a number below 0 if they helped %2.</source>
        <translation>¿Cuántos puntos porcentuales ayudaron los dados a %1 en esta partida? Ponga un número menor que 0 si ayudaron a %2.</translation>
    </message>
    <message>
        <source>Covered: the lesson will ask about this.</source>
        <translation>Tapado: la lección preguntará por esto.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessInput</name>
    <message>
        <source>guessed %1</source>
        <translation>pronóstico %1</translation>
    </message>
    <message>
        <source>is %1</source>
        <extracomment>%1 the answer, after a guess: &quot;is 64.2%&quot;</extracomment>
        <translation>es %1</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>En porcentaje</translation>
    </message>
    <message>
        <source>Hands counted</source>
        <translation>Contando manos</translation>
    </message>
    <message>
        <source>Hands up:</source>
        <extracomment>a class votes: &quot;Hands up: 12&quot;</extracomment>
        <translation>Manos:</translation>
    </message>
    <message>
        <source>of:</source>
        <comment>hands</comment>
        <extracomment>a class votes; under &quot;Hands up: 12&quot;: &quot;of: 30&quot;</extracomment>
        <translation>de:</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Manos levantadas</translation>
    </message>
    <message>
        <source>Total hands</source>
        <translation>Total de manos</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Destapar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Enter how many hands are up.</source>
        <translation>Escriba cuántas manos hay levantadas.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessPanel</name>
    <message>
        <source>Cover again</source>
        <translation>Volver a tapar</translation>
    </message>
    <message>
        <source>Cover the odds until the class has guessed</source>
        <translation>Tapar las probabilidades hasta que la clase pronostique</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Calculando la respuesta…</translation>
    </message>
</context>
<context>
    <name>doublets::Hints</name>
    <message>
        <source>Looking for the best move…</source>
        <translation>Buscando la mejor jugada…</translation>
    </message>
    <message>
        <source>There is only one way to play here, by point: %1.</source>
        <extracomment>%1 which men to play, by their points: &quot;lay down 6, 1&quot;</extracomment>
        <translation>Aquí solo hay una manera de jugar, por casas: %1.</translation>
    </message>
    <message>
        <source>Hint: all choices are equally good. One of them, by point: %1. The chance of winning is %2.</source>
        <extracomment>%1 which men to play: &quot;lay down 6, 1&quot;; %2 a chance of winning</extracomment>
        <translation>Pista: todas las opciones son igual de buenas. Una de ellas, por casas: %1. La probabilidad de ganar es %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then about %2.</source>
        <extracomment>%1 which men to play: &quot;move 6–12&quot;; %2 a chance of winning in whole percent</extracomment>
        <translation>Pista, por casas: %1. La probabilidad de ganar es entonces de alrededor del %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then %2.</source>
        <extracomment>%1 which men to play: &quot;lay down sice, 2 × ace&quot;; %2 a chance of winning</extracomment>
        <translation>Pista, por casas: %1. La probabilidad de ganar es entonces %2.</translation>
    </message>
</context>
<context>
    <name>doublets::HomePage</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1. %2 and %3</source>
        <extracomment>an unfinished game. %1 a game and its nickname, %2 and %3 the players</extracomment>
        <translation>%1. %2 y %3</translation>
    </message>
    <message numerus="yes">
        <source>%n games, written down between %1 and %2</source>
        <extracomment>%n games to choose from; %1 and %2 the years of the oldest and the latest source</extracomment>
        <translation>
            <numerusform>%n juego, escrito entre %1 y %2</numerusform>
            <numerusform>%n juegos, escritos entre %1 y %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Historical dice games for two players</source>
        <translation>Juegos históricos de dados para dos</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>Con otra persona</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Dos personas ante esta pantalla</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>You choose its level and your colour</source>
        <translation>Usted elige el nivel y su color</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empiece aquí</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>A game of your choice in a few steps, on the board</source>
        <translation>El juego que elija, en unos pasos, en el tablero</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Show this screen at &amp;startup</source>
        <translation>Mostrar esta pantalla al &amp;inicio</translation>
    </message>
    <message>
        <source>You can turn it on again in the settings</source>
        <translation>Se puede volver a activar en los ajustes</translation>
    </message>
    <message>
        <source>Earlier game</source>
        <translation>Partida anterior</translation>
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
        <translation>Ponga antes un nombre al juego.</translation>
    </message>
    <message>
        <source>Change at least one rule first.</source>
        <translation>Cambie antes al menos una regla.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Invent a rule</source>
        <translation>Inventar una regla</translation>
    </message>
    <message>
        <source>Change the rules of a game, and see how its odds change. Rules without a source are marked as invented.</source>
        <translation>Cambie las reglas de un juego y vea cómo cambian sus probabilidades. Las reglas sin fuente se marcan como inventadas.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>for example, Lucky sevens</source>
        <translation>por ejemplo, El siete de la suerte</translation>
    </message>
    <message>
        <source>The name of the game that you invent</source>
        <translation>El nombre del juego que se inventa</translation>
    </message>
    <message>
        <source>In&amp;vented by:</source>
        <translation>In&amp;ventado por:</translation>
    </message>
    <message>
        <source>for example, Class 7b (optional)</source>
        <translation>por ejemplo, 2.º&#xa0;B (opcional)</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>The historical game whose rules you change</source>
        <translation>El juego histórico cuyas reglas se cambian</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change of a rule (Ctrl+Z)</source>
        <translation>Deshacer el último cambio de una regla (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Rehacer el cambio (Ctrl+Mayús+Z)</translation>
    </message>
    <message>
        <source>Original rul&amp;es</source>
        <translation>Reg&amp;las originales</translation>
    </message>
    <message>
        <source>Restore all rules of the original game</source>
        <translation>Recuperar todas las reglas del juego original</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open an invention from a file (Ctrl+O)</source>
        <translation>Abrir un juego inventado (Ctrl+O)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>G&amp;uardar…</translation>
    </message>
    <message>
        <source>Save the invention to a file (Ctrl+S)</source>
        <translation>Guardar el juego inventado en un archivo (Ctrl+S)</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print the rules of the invention, or its odds</source>
        <translation>Imprimir las reglas del juego inventado o sus probabilidades</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Ju&amp;gar</translation>
    </message>
    <message>
        <source>Start a game with these rules; the game on the board is kept</source>
        <translation>Empezar una partida con estas reglas; la del tablero se conserva</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>doublets::InventionOdds</name>
    <message>
        <source>Cancelled. The odds are not known.</source>
        <translation>Cancelado. No se conocen las probabilidades.</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>Exact, for two players who play as well as they can. Changes in shares are given in percentage points.</source>
        <translation>Exactas, si ambos juegan lo mejor que pueden. Los cambios de las proporciones se dan en puntos porcentuales.</translation>
    </message>
    <message>
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. Changes in shares are given in percentage points.</source>
        <translation>Calculadas para cada lado por separado: exactas si cada jugador intenta acabar en el menor número de turnos. Los cambios de las proporciones se dan en puntos porcentuales.</translation>
    </message>
    <message>
        <source>The first thrower wins %1 of the games (original: %3). A game takes %2 throws (original: %4).</source>
        <extracomment>%1 and %3 shares of games, %2 and %4 numbers of throws</extracomment>
        <translation>Quien tira primero gana el %1 de las partidas (original: %3). Una partida dura %2 tiradas (original: %4).</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Canc&amp;elar</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>Calcular &amp;otra vez</translation>
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
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column of odds</comment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>First thrower wins</source>
        <translation>Gana quien tira primero</translation>
    </message>
    <message>
        <source>Second thrower wins</source>
        <translation>Gana quien tira segundo</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Throws in a game</source>
        <translation>Tiradas por partida</translation>
    </message>
    <message>
        <source>Odds of the original game and of the invention</source>
        <translation>Probabilidades del juego original y del inventado</translation>
    </message>
    <message>
        <source>Estimated under good play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Estimado con buen juego: cada proporción tiene un margen de ± %1 puntos porcentuales, y un cambio de menos de %2 puede ser azar.</translation>
    </message>
    <message>
        <source>Estimated from random play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Estimado con juego al azar: cada proporción tiene un margen de ± %1 puntos porcentuales, y un cambio de menos de %2 puede ser azar.</translation>
    </message>
    <message>
        <source>The first thrower loses %1 (original: %3) and draws %2 (original: %4).</source>
        <extracomment>%1 and %3 shares of games lost, %2 and %4 shares of games drawn</extracomment>
        <translation>Quien tira primero pierde el %1 (original: %3) y empata el %2 (original: %4).</translation>
    </message>
</context>
<context>
    <name>doublets::InventionRuleBox</name>
    <message>
        <source>%1 (the original: %2)</source>
        <extracomment>%1 a rule, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (original: %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a rule that a class can choose, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not possible with your choice for “%1”.</source>
        <translation>No es posible con lo elegido en «%1».</translation>
    </message>
    <message>
        <source>Not possible with several of your other choices.</source>
        <translation>No es posible con varias de sus otras elecciones.</translation>
    </message>
</context>
<context>
    <name>doublets::JoinPanel</name>
    <message>
        <source>The computer plays both sides</source>
        <translation>El ordenador juega en los dos lados</translation>
    </message>
    <message>
        <source>Would you like to play?</source>
        <translation>¿Quiere jugar?</translation>
    </message>
    <message>
        <source>Continue as &amp;White</source>
        <translation>Seguir con &amp;blancas</translation>
    </message>
    <message>
        <source>Continue as &amp;Black</source>
        <translation>Seguir con &amp;negras</translation>
    </message>
    <message>
        <source>&amp;New game against the computer</source>
        <translation>Nueva partida contra el &amp;ordenador</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>Seguir &amp;mirando</translation>
    </message>
    <message>
        <source>Play as &amp;White</source>
        <translation>Jugar con &amp;blancas</translation>
    </message>
    <message>
        <source>Play as &amp;Black</source>
        <translation>Jugar con &amp;negras</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryBar</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>lo más rápido posible</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) per second</source>
        <translation>
            <numerusform>%Ln partida por segundo</numerusform>
            <numerusform>%Ln partidas por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy comman&amp;d</source>
        <translation>Copiar la &amp;orden</translation>
    </message>
    <message>
        <source>Copy the command line that gives the same figures</source>
        <translation>Copiar la línea de órdenes que da las mismas cifras</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Cerr&amp;ar</translation>
    </message>
    <message>
        <source>Save the figures, the games, or a page with the charts. Underscores in seeds keep spreadsheets from rounding them.</source>
        <translation>Guardar las cifras, las partidas o una página con los gráficos. Los guiones bajos de las semillas evitan que las hojas de cálculo las redondeen.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Discard the results, which are kept even if you quit</source>
        <translation>Descartar los resultados, que se conservan aunque salga del programa</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryDialog</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier runs, games won by the first thrower:</source>
        <translation>Series anteriores, partidas ganadas por quien tiró primero:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <extracomment>%1 a command line, or two</extracomment>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>An experiment with chance</source>
        <translation>Un experimento con el azar</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Results of: %1</source>
        <extracomment>%1 an experiment that is not the one chosen beside it: a game, its source and the players</extracomment>
        <translation>Resultados del experimento: %1</translation>
    </message>
    <message>
        <source>Earlier runs, games won by White:</source>
        <translation>Series anteriores, partidas ganadas por las blancas:</translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln game(s): %1</source>
        <extracomment>%1: the path of a file</extracomment>
        <translation>
            <numerusform>%Ln partida guardada: %1</numerusform>
            <numerusform>%Ln partidas guardadas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing the games of the last results again…</source>
        <translation>Se vuelven a jugar las partidas de los últimos resultados…</translation>
    </message>
</context>
<context>
    <name>doublets::LanguagePage</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Ta&amp;maño del texto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The size of all text.</source>
        <translation>El tamaño de todo el texto.</translation>
    </message>
    <message>
        <source>the system language</source>
        <translation>el idioma del sistema</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>How the numbers on the dice are named</source>
        <translation>Cómo se nombran los números de los dados</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sice (the old names)</source>
        <translation>sice (los nombres antiguos)</translation>
    </message>
    <message>
        <source>6 (“sice”)</source>
        <translation>6 («sice»)</translation>
    </message>
    <message>
        <source>T&amp;ypeface</source>
        <translation>T&amp;ipo de letra</translation>
    </message>
    <message>
        <source>For dyslexia: OpenDyslexic, if it is installed, with wider spacing and without italics</source>
        <translation>Para la dislexia: OpenDyslexic, si está instalada, con más espacio y sin cursiva</translation>
    </message>
    <message>
        <source>sans-serif</source>
        <translation>sin remates</translation>
    </message>
    <message>
        <source>for dyslexia</source>
        <translation>para la dislexia</translation>
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
        <translation>Lección</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The lesson has no faults.</source>
        <translation>La lección no tiene errores.</translation>
    </message>
    <message numerus="yes">
        <source>%n faults to correct before the lesson is given</source>
        <translation>
            <numerusform>Queda %n error por corregir antes de dar la lección</numerusform>
            <numerusform>Quedan %n errores por corregir antes de dar la lección</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Escribir una lección</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>The language of the texts in the fields</source>
        <translation>El idioma de los textos de los campos</translation>
    </message>
    <message>
        <source>&amp;Next fault</source>
        <translation>Error &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next field that must be corrected</source>
        <translation>Ir al siguiente campo que hay que corregir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Deshacer el último cambio (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Rehacer el cambio (Ctrl+Mayús+Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the lesson, even with faults (Ctrl+S)</source>
        <translation>Guardar la lección, aunque tenga errores (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the lesson to another file (Ctrl+Shift+S)</source>
        <translation>Guardar la lección en otro archivo (Ctrl+Mayús+S)</translation>
    </message>
    <message>
        <source>Prev&amp;iew</source>
        <translation>&amp;Vista previa</translation>
    </message>
    <message>
        <source>Give the lesson on the board from this step; the editor is kept</source>
        <translation>Dar la lección en el tablero desde este paso; el editor se conserva</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>%1 (step %2)</source>
        <extracomment>%1 the label of a field, %2 the number of a step: &quot;Title (step 2)&quot;</extracomment>
        <translation>%1 (paso %2)</translation>
    </message>
    <message>
        <source>Still to fill in: %1</source>
        <extracomment>%1 a list of fields</extracomment>
        <translation>Falta rellenar: %1</translation>
    </message>
</context>
<context>
    <name>doublets::LessonForm</name>
    <message>
        <source>%1 (required):</source>
        <extracomment>the label of a field: %1 &quot;Title of the lesson&quot;</extracomment>
        <translation>%1 (obligatorio):</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>%1 what is added: &quot;Criterion&quot;</extracomment>
        <translation>Añadir: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what the entry is: &quot;Criterion&quot;, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1 what is removed: &quot;Criterion 2&quot;</extracomment>
        <translation>Quitar: %1</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Introduzca un número.</translation>
    </message>
    <message>
        <source>This field is still empty.</source>
        <translation>Este campo todavía está vacío.</translation>
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
        <translation>Paso %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>queda alrededor de un minuto</numerusform>
            <numerusform>quedan unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncover the answer</source>
        <translation>Destapar la respuesta</translation>
    </message>
    <message>
        <source>Answer or count hands first, or skip the question</source>
        <translation>Responda o cuente manos primero, o salte la pregunta</translation>
    </message>
    <message>
        <source>En&amp;d of the lesson</source>
        <translation>&amp;Fin de la lección</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Back to your own game</source>
        <translation>Volver a su partida</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Ir al paso siguiente</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>&amp;Mostrar la respuesta</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Sal&amp;tar</translation>
    </message>
    <message>
        <source>Show the answer without answering</source>
        <translation>Mostrar la respuesta sin responder</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>&amp;Experiment…</source>
        <translation>&amp;Experimento…</translation>
    </message>
    <message>
        <source>Open it in the laboratory</source>
        <translation>Abrirlo en el laboratorio</translation>
    </message>
    <message>
        <source>&amp;Set up again</source>
        <translation>Colo&amp;car de nuevo</translation>
    </message>
    <message>
        <source>Reset the board to the start of this step</source>
        <translation>Devolver el tablero al comienzo de este paso</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>At&amp;rás</translation>
    </message>
    <message>
        <source>The previous step; your answers and moves are kept</source>
        <translation>El paso anterior; sus respuestas y jugadas se conservan</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>&amp;Imprimir</translation>
    </message>
    <message>
        <source>Print the sheets of this lesson</source>
        <translation>Imprimir las hojas de esta lección</translation>
    </message>
    <message>
        <source>St&amp;art the lesson over</source>
        <translation>Reiniciar la &amp;lección</translation>
    </message>
    <message>
        <source>Start from the first step; your answers and moves are deleted</source>
        <translation>Empezar desde el primer paso; se borran sus respuestas y jugadas</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Dejar</translation>
    </message>
    <message>
        <source>Leave the lesson and continue it another time; your own game is unchanged</source>
        <translation>Dejar la lección y seguir en otro momento; su partida no cambia</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>&amp;Hoja de trabajo…</translation>
    </message>
    <message>
        <source>&amp;Answers for the teacher…</source>
        <translation>Res&amp;puestas para el docente…</translation>
    </message>
    <message>
        <source>Show the homework</source>
        <translation>Mostrar los deberes</translation>
    </message>
</context>
<context>
    <name>doublets::LessonStepList</name>
    <message>
        <source>About the lesson</source>
        <translation>Sobre la lección</translation>
    </message>
    <message>
        <source>St&amp;eps:</source>
        <translation>&amp;Pasos:</translation>
    </message>
    <message>
        <source>Add s&amp;tep</source>
        <translation>&amp;Añadir paso</translation>
    </message>
    <message>
        <source>Add a step after the selected one</source>
        <translation>Añadir un paso después del seleccionado</translation>
    </message>
    <message>
        <source>Dupli&amp;cate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Add a copy of the selected step</source>
        <translation>Añadir una copia del paso seleccionado</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Delete the selected step; this can be undone</source>
        <translation>Eliminar el paso seleccionado; se puede deshacer</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Su&amp;bir</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Ba&amp;jar</translation>
    </message>
</context>
<context>
    <name>doublets::LessonsDialog</name>
    <message>
        <source>Unnamed class</source>
        <translation>Clase sin nombre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a class, %2 the date of its last answer</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Return to the lesson in the editor</source>
        <translation>Volver a la lección del editor</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>Volver a «%1»</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nueva lección</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Copia de «%1»</translation>
    </message>
    <message>
        <source>Lesson file…</source>
        <translation>Archivo de lección…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Cla&amp;ss:</source>
        <translation>Cla&amp;se:</translation>
    </message>
    <message>
        <source>for example, 7b (optional)</source>
        <translation>por ejemplo, 2.º&#xa0;B (opcional)</translation>
    </message>
    <message>
        <source>Each class resumes where it stopped, with its own answers</source>
        <translation>Cada clase sigue donde lo dejó, con sus propias respuestas</translation>
    </message>
    <message>
        <source>Sa&amp;ved answers</source>
        <translation>&amp;Respuestas guardadas</translation>
    </message>
    <message>
        <source>The answers of classes that have finished a lesson</source>
        <translation>Las respuestas de las clases que han acabado una lección</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>&amp;Abrir un archivo de lección…</translation>
    </message>
    <message>
        <source>&amp;Write a lesson</source>
        <translation>Escribir una &amp;lección</translation>
    </message>
    <message>
        <source>Write a lesson of your own, or change one</source>
        <translation>Escribir una lección propia o cambiar otra</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>A lesson guides the class on the board, step by step. Its games do not replace your own.</source>
        <translation>Una lección guía a la clase en el tablero, paso a paso. Sus partidas no sustituyen a la suya.</translation>
    </message>
</context>
<context>
    <name>doublets::MainWindow</name>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was saved: choose Open recent from the Game menu.</source>
        <translation>La última vez, Doublets se cerró de forma inesperada. Su partida está guardada: elija Abrir reciente en el menú Partida.</translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was not opened again; its file is kept in %1.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>La última vez, Doublets se cerró de forma inesperada. Su partida no se ha vuelto a abrir; su archivo sigue en %1.</translation>
    </message>
</context>
<context>
    <name>doublets::Match</name>
    <message>
        <source>The odds are covered until the class has guessed.</source>
        <translation>Las probabilidades están tapadas hasta que la clase pronostique.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Pulse Espacio para continuar.</translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Los dados aún están rodando.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Tire primero los dados.</translation>
    </message>
    <message>
        <source>You have a choice: play a man.</source>
        <translation>Puede elegir: juegue una ficha.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>The correction has been undone.</source>
        <translation>Se ha deshecho la corrección.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>The correction has been redone.</source>
        <translation>Se ha rehecho la corrección.</translation>
    </message>
    <message>
        <source>Looking back: before the first throw.</source>
        <translation>Revisión: antes de la primera tirada.</translation>
    </message>
    <message>
        <source>Looking back: %1. %2</source>
        <extracomment>The course of play is looked through; %1 is one throw, %2 what was made of it.</extracomment>
        <translation>Revisión: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>A game can have at most %n notes. Delete one before you add another.</source>
        <translation>
            <numerusform>Una partida admite como mucho %n nota. Elimine una antes de añadir otra.</numerusform>
            <numerusform>Una partida admite como mucho %n notas. Elimine una antes de añadir otra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::MatchLengthBox</name>
    <message>
        <source>a single game</source>
        <translation>una sola partida</translation>
    </message>
    <message>
        <source>best of three games</source>
        <translation>al mejor de tres partidas</translation>
    </message>
    <message>
        <source>best of five games</source>
        <translation>al mejor de cinco partidas</translation>
    </message>
    <message>
        <source>best of seven games</source>
        <translation>al mejor de siete partidas</translation>
    </message>
    <message>
        <source>The first to win more than half of the games wins the match; drawn games count for neither player</source>
        <translation>Gana el encuentro quien antes gane más de la mitad de las partidas; los empates no cuentan para nadie</translation>
    </message>
</context>
<context>
    <name>doublets::NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Elegir otro juego</translation>
    </message>
    <message>
        <source>Choose anoth&amp;er game…</source>
        <translation>Elegir &amp;otro juego…</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>Encuen&amp;tro</translation>
    </message>
    <message>
        <source>Rules you can change:</source>
        <translation>Reglas que se pueden cambiar:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Start this game; you can return later to one you left unfinished</source>
        <translation>Empezar esta partida; a una sin acabar se puede volver más tarde</translation>
    </message>
    <message>
        <source>With real dice: throw your own dice and enter the numbers.</source>
        <translation>Con dados reales: los tiran ustedes e introducen sus números.</translation>
    </message>
    <message>
        <source>The unfinished game on the board is kept. You will find it on the home screen.</source>
        <translation>La partida sin acabar del tablero se conserva. La encontrará en la pantalla de inicio.</translation>
    </message>
</context>
<context>
    <name>doublets::NoteEdit</name>
    <message numerus="yes">
        <source>A note can have at most %n characters.</source>
        <translation>
            <numerusform>Una nota admite como mucho %n carácter.</numerusform>
            <numerusform>Una nota admite como mucho %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Nota sobre este paso</translation>
    </message>
</context>
<context>
    <name>doublets::NoticeBar</name>
    <message numerus="yes">
        <source>Next (%n more)</source>
        <translation>
            <numerusform>Siguiente (%n más)</numerusform>
            <numerusform>Siguiente (%n más)</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>doublets::OddsChart</name>
    <message>
        <source>%1 %2, %3 %4.</source>
        <extracomment>%1, %3 players, %2, %4 their chances</extracomment>
        <translation>%1, %2; %3, %4.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>%1 the chances of both players</extracomment>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>Chances over the game; use the arrow keys to go from throw to throw</source>
        <translation>Probabilidades a lo largo de la partida; use las flechas para ir de tirada en tirada</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>Luck: %1 percentage points for %2.</source>
        <extracomment>%1 percentage points, %2 the player whose luck it was</extracomment>
        <translation>Suerte: %1 puntos porcentuales para %2.</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <extracomment>%1 the chances of both players</extracomment>
        <translation>Al comienzo: %1</translation>
    </message>
</context>
<context>
    <name>doublets::OddsPanel</name>
    <message>
        <source>Play the selected choice on the board (Enter)</source>
        <translation>Jugar en el tablero la opción elegida (Intro)</translation>
    </message>
    <message numerus="yes">
        <source>All %n ways to play</source>
        <translation>
            <numerusform>La única forma de jugar</numerusform>
            <numerusform>Las %n formas de jugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Marcar en el tablero la mejor elección</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Hacer esta jugada</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Volver a la última tirada (Intro)</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Pronosticar primero</translation>
    </message>
    <message>
        <source>During %1</source>
        <extracomment>%1 one throw of the course of play, not yet played in full: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Durante %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>%1 one throw of the course of play: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Después de %1</translation>
    </message>
    <message>
        <source>Chances of winning at the start</source>
        <translation>Probabilidad de ganar al comienzo</translation>
    </message>
    <message>
        <source>Chances of winning now</source>
        <translation>Probabilidad de ganar ahora</translation>
    </message>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>%1, %3 players, %2, %4 their chances of winning</extracomment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>drawn: %1</source>
        <translation>empate: %1</translation>
    </message>
    <message>
        <source>about %1 more throws</source>
        <translation>unas %1 tiradas más</translation>
    </message>
    <message>
        <source>%1 more throws on average</source>
        <translation>%1 tiradas más de media</translation>
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
        <translation>  ← jugado</translation>
    </message>
    <message>
        <source>%1 has only one way to play.</source>
        <translation>Solo hay una forma de jugar para %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, all equally good:</source>
        <translation>
            <numerusform>Había %n forma de jugar para %1:</numerusform>
            <numerusform>Había %n formas de jugar para %1, todas igual de buenas:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, all equally good:</source>
        <translation>
            <numerusform>%n forma de jugar para %1:</numerusform>
            <numerusform>%n formas de jugar para %1, todas igual de buenas:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, best first:</source>
        <translation>
            <numerusform>Había %n forma de jugar para %1:</numerusform>
            <numerusform>Había %n formas de jugar para %1, la mejor primero:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, best first:</source>
        <translation>
            <numerusform>%n forma de jugar para %1:</numerusform>
            <numerusform>%n formas de jugar para %1, la mejor primero:</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck of this throw: %2 %1.</source>
        <translation>Suerte de esta tirada: %2 %1.</translation>
    </message>
    <message>
        <source>The board shows an earlier position. Return to the latest throw first.</source>
        <translation>El tablero muestra una posición anterior. Vuelva antes a la última tirada.</translation>
    </message>
    <message>
        <source>This throw has been played.</source>
        <translation>Esta tirada ya está jugada.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Pulse Espacio para continuar.</translation>
    </message>
    <message>
        <source>Select a way to play first.</source>
        <translation>Elija antes una jugada.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with the quickest play: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Efecto de las jugadas, frente al juego más rápido: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with random ones: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Efecto de las jugadas, frente a jugadas al azar: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Computing the ways to play…</source>
        <translation>Calculando las jugadas…</translation>
    </message>
    <message>
        <source>Computing the odds</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 random games</source>
        <extracomment>%1 percentage points; %2 how many games were played</extracomment>
        <translation>± %1 puntos porcentuales, de %2 partidas al azar</translation>
    </message>
    <message>
        <source>Computing the luck of this throw…</source>
        <translation>Calculando la suerte de esta tirada…</translation>
    </message>
    <message>
        <source>Computing the luck so far…</source>
        <translation>Calculando la suerte hasta ahora…</translation>
    </message>
    <message>
        <source>Luck of the opening throw: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure</extracomment>
        <translation>Suerte de la tirada inicial: %1 %2.</translation>
    </message>
    <message>
        <source>± %1 percentage points</source>
        <extracomment>%1 percentage points</extracomment>
        <translation>± %1 puntos porcentuales</translation>
    </message>
    <message>
        <source>The grey band shows draws.</source>
        <extracomment>added to what the chart shows</extracomment>
        <translation>La banda gris muestra los empates.</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 trial games corrected for luck</source>
        <translation>± %1 puntos porcentuales, de %2 partidas de prueba corregidas por la suerte</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. The chances are exact if both players play as well as possible.</source>
        <translation>La suerte es cuánto cambió una tirada la probabilidad de ganar. Las probabilidades son exactas si ambos juegan lo mejor posible.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. Computed one side at a time: exact if both players try to finish in the fewest turns. A turn is all throws up to the first that is not a doublet.</source>
        <translation>La suerte es cuánto cambió una tirada la probabilidad de ganar. Calculada para cada lado por separado: exacta si ambos intentan acabar en el menor número de turnos. Un turno son todas las tiradas hasta la primera que no es una pareja.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated from random play by both.</source>
        <translation>La suerte es cuánto cambió una tirada la probabilidad de ganar de quien tiró. Este juego es demasiado grande para resolverlo: todas las probabilidades se estiman con juego al azar de ambos.</translation>
    </message>
    <message>
        <source>After the opening throw</source>
        <translation>Después de la tirada inicial</translation>
    </message>
    <message>
        <source>Luck since then: %1 %2, %3 %4.</source>
        <extracomment>in percentage points, without the opening throw; %1, %3 players, %2, %4 figures: &quot;Luck since then: Anne +3.0, …&quot;</extracomment>
        <translation>Suerte desde entonces: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Totals are computed from figures before rounding.</source>
        <comment>totals of luck in the odds panel</comment>
        <translation>Los totales se calculan antes de redondear.</translation>
    </message>
    <message>
        <source>In percentage points:</source>
        <translation>En puntos porcentuales:</translation>
    </message>
    <message>
        <source>The line shows %1’s chance. Bars, in the thrower’s colour, show each throw’s luck: up for %1, down for %2.</source>
        <extracomment>What the chart shows; %1 White&apos;s name, %2 Black&apos;s</extracomment>
        <translation>La línea muestra la probabilidad de %1. Las barras, del color de quien tira, muestran la suerte de cada tirada: arriba, de %1; abajo, de %2.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated under good play by both, by a neural network that learned by playing against itself. The luck is the network’s own estimate. Trial games improve the chance shown for the board, so the two may differ a little. The ± covers the dice, not errors of the network, which may add about a percentage point.</source>
        <translation>La suerte es cuánto cambió una tirada la probabilidad de ganar de quien tiró. Este juego es demasiado grande para resolverlo: todas las probabilidades, con buen juego de ambos, las estima una red neuronal que aprendió jugando contra sí misma. La suerte la estima la red sola. Las partidas de prueba mejoran la probabilidad mostrada para el tablero, así que ambas pueden diferir un poco. El ± tiene en cuenta los dados, pero no los errores de la red, que pueden añadir alrededor de un punto porcentual.</translation>
    </message>
    <message>
        <source>Effect of numbers not claimed: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Efecto de los números sin reclamar: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of weaker moves: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Efecto de las jugadas más flojas: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Correction by trial games: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure above 0: how much better the player&apos;s chance became when more games were tried from this position</extracomment>
        <translation>Corrección por partidas de prueba: %1 %2.</translation>
    </message>
    <message>
        <source>A draw counts as half a win.</source>
        <extracomment>precedes a list of chances of winning</extracomment>
        <translation>Un empate cuenta como media victoria.</translation>
    </message>
    <message>
        <source>In percentage points, with a draw as half a win:</source>
        <extracomment>precedes lines such as &quot;Luck of this throw: Anne +3.0.&quot;</extracomment>
        <translation>En puntos porcentuales; un empate vale media victoria:</translation>
    </message>
</context>
<context>
    <name>doublets::OutOfOrderPage</name>
    <message>
        <source>Out of order</source>
        <translation>Fuera de servicio</translation>
    </message>
</context>
<context>
    <name>doublets::OwnLessonList</name>
    <message>
        <source>Your lessons</source>
        <translation>Sus lecciones</translation>
    </message>
    <message>
        <source>Reading your lessons…</source>
        <translation>Leyendo sus lecciones…</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here.</source>
        <translation>Aquí aparecen las lecciones que escriba o abra.</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here, and those in the folder “%1”.</source>
        <translation>Aquí aparecen las lecciones que escriba o abra, y las de la carpeta «%1».</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Editar «%1»</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove it from this list; the file is kept</source>
        <translation>Quitarla de esta lista; el archivo se conserva</translation>
    </message>
    <message>
        <source>Remove “%1” from the list</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Quitar «%1» de la lista</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>No se encuentra el archivo</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message numerus="yes">
        <source>%n faults. Choose it to correct them in the editor.</source>
        <translation>
            <numerusform>%n error. Elija la lección para corregirlo en el editor.</numerusform>
            <numerusform>%n errores. Elija la lección para corregirlos en el editor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::PagePreview</name>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1 the number of the page, %2 how many there are</extracomment>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Aún no hay página</translation>
    </message>
</context>
<context>
    <name>doublets::PageTurner</name>
    <message>
        <source>Up</source>
        <extracomment>turns a long page</extracomment>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>turns a long page</extracomment>
        <translation>Abajo</translation>
    </message>
</context>
<context>
    <name>doublets::PlayStrip</name>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
</context>
<context>
    <name>doublets::PlayerSide</name>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Los dados aún están rodando.</translation>
    </message>
    <message>
        <source>%1 moved last: only they can undo it.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>La última jugada fue de %1: solo este jugador puede deshacerla.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button for those who hear it: %1 the player whose it is, %2 the word on it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Throw both</source>
        <translation>Tirar ambos</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Última tirada</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersForm</name>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>&amp;Dos personas</translation>
    </message>
    <message>
        <source>&amp;You and the computer</source>
        <translation>&amp;Usted y el ordenador</translation>
    </message>
    <message>
        <source>Two computers, and you &amp;watch</source>
        <translation>Dos ordenadores, y usted &amp;mira</translation>
    </message>
    <message>
        <source>This game is pure luck: the level of the computer makes no difference.</source>
        <translation>Este juego es pura suerte: el nivel del ordenador no cambia nada.</translation>
    </message>
    <message>
        <source>The computer’s level</source>
        <translation>Nivel del ordenador</translation>
    </message>
    <message>
        <source>st&amp;rong: the best play it knows</source>
        <translation>&amp;fuerte: la mejor jugada que conoce</translation>
    </message>
    <message>
        <source>&amp;careless: plays any man it can</source>
        <translation>des&amp;cuidado: juega cualquier ficha posible</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Usted juega</translation>
    </message>
    <message>
        <source>wh&amp;ite</source>
        <translation>b&amp;lancas</translation>
    </message>
    <message>
        <source>b&amp;lack</source>
        <translation>ne&amp;gras</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Su &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Name of White</source>
        <translation>&amp;Nombre de blancas</translation>
    </message>
    <message>
        <source>Na&amp;me of Black</source>
        <translation>Nom&amp;bre de negras</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Level of Wh&amp;ite</source>
        <translation>Nivel de b&amp;lancas</translation>
    </message>
    <message>
        <source>Level of B&amp;lack</source>
        <translation>Nivel de ne&amp;gras</translation>
    </message>
    <message>
        <source>cas&amp;ual: about half the time, plays any man it can</source>
        <translation>n&amp;ivel medio: la mitad de las veces, cualquier ficha posible</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersPage</name>
    <message>
        <source>The computer plays both sides. Press any key or click the board to join in.</source>
        <translation>El ordenador juega en los dos lados. Pulse cualquier tecla o haga clic en el tablero para participar.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known: the game is too large to solve. The computer plays by estimates from random play.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>No se sabe cuánto importa la habilidad en este juego (%1): es demasiado grande para resolverlo. El ordenador se guía por estimaciones con partidas al azar.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known. The computer tries to finish in the fewest turns.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>No se sabe cuánto importa la habilidad en este juego (%1). El ordenador intenta acabar en el menor número de turnos.</translation>
    </message>
    <message>
        <source>How much skill matters (%1): there is never a choice. Skill does not matter.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Cuánto importa la habilidad (%1): nunca hay elección. La habilidad no importa.</translation>
    </message>
    <message>
        <source>The strong computer makes the best play. The careless one plays any man it can.</source>
        <translation>El ordenador fuerte hace la mejor jugada. El descuidado juega cualquier ficha posible.</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can.</source>
        <translation>El ordenador descuidado juega cualquier ficha posible.</translation>
    </message>
    <message>
        <source>&amp;White is played by</source>
        <translation>Con &amp;blancas juega</translation>
    </message>
    <message>
        <source>&amp;Black is played by</source>
        <translation>Con &amp;negras juega</translation>
    </message>
    <message>
        <source>Name of W&amp;hite</source>
        <translation>Nombre de b&amp;lancas</translation>
    </message>
    <message>
        <source>Name of Bla&amp;ck</source>
        <translation>Nombre de ne&amp;gras</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>the computer, strong</source>
        <translation>el ordenador, fuerte</translation>
    </message>
    <message>
        <source>the computer, careless</source>
        <translation>el ordenador, descuidado</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>En&amp;cuentro</translation>
    </message>
    <message>
        <source>Start the next &amp;game automatically</source>
        <translation>&amp;Empezar sola la partida siguiente</translation>
    </message>
    <message>
        <source>Computing how much skill matters…</source>
        <translation>Calculando cuánto importa la habilidad…</translation>
    </message>
    <message>
        <source>How much skill matters (%1): strong play wins %2 of games against careless play, %3 percentage points more than half. %4 of throws leave a choice.</source>
        <extracomment>%1 a game and its source; %2, %4 shares: &quot;52.30%&quot;; %3 a figure</extracomment>
        <translation>Cuánto importa la habilidad (%1): el juego fuerte gana el %2 de las partidas al descuidado, %3 puntos porcentuales más de la mitad. El %4 de las tiradas deja elección.</translation>
    </message>
    <message>
        <source>How much skill matters (%1): the strong computer, a neural network that learned by playing against itself, won %2 of 1,200 games against the careless one, and drew %3. The game is too large for the best play to be known.</source>
        <extracomment>%1 a game and its source, %2 and %3 shares of games</extracomment>
        <translation>Cuánto importa la habilidad (%1): el ordenador fuerte, una red neuronal que aprendió jugando contra sí misma, ganó el %2 de 1200 partidas al descuidado y empató el %3. El juego es demasiado grande para saber cuál es la mejor jugada.</translation>
    </message>
    <message>
        <source>the computer, casual</source>
        <translation>el ordenador, de nivel medio</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can. The casual one does so half of the time.</source>
        <translation>El ordenador descuidado juega cualquier ficha posible. El de nivel medio lo hace la mitad de las veces.</translation>
    </message>
</context>
<context>
    <name>doublets::PresenceSheet</name>
    <message>
        <source>Are you still playing?</source>
        <translation>¿Sigue jugando?</translation>
    </message>
    <message>
        <source>Touch the screen to keep playing. Otherwise the board will be reset for the next visitor.</source>
        <translation>Toque la pantalla para seguir jugando. Si no, el tablero se preparará para la próxima visita.</translation>
    </message>
    <message>
        <source>Yes, keep playing</source>
        <translation>Sí, sigo</translation>
    </message>
</context>
<context>
    <name>doublets::PrintDialog</name>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>The printer did not accept the sheet. Try again, or save it as a PDF.</source>
        <translation>La impresora no ha aceptado la hoja. Inténtelo de nuevo o guárdela como PDF.</translation>
    </message>
    <message>
        <source>Computing the figures…</source>
        <translation>Calculando las cifras…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Buscando impresoras…</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the sheet as a PDF and print it elsewhere.</source>
        <translation>No hay ninguna impresora configurada en este ordenador. Guarde la hoja como PDF e imprímala en otro lugar.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>No se ha impreso nada.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Imprimiendo…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was printed or saved.</source>
        <translation>Cancelado. No se ha impreso ni guardado nada.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Imprimir una hoja</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>C&amp;ancelar</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>doublets::ProjectionMode</name>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Leave projector mode</source>
        <translation>Salir del modo proyector</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Volver a la ventana (Esc)</translation>
    </message>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Elija adónde va la ficha.</translation>
    </message>
</context>
<context>
    <name>doublets::Projector</name>
    <message>
        <source>The other screen was disconnected. The game continues here, and will return to that screen when it is connected again.</source>
        <translation>Se ha desconectado la otra pantalla. La partida sigue aquí y volverá a aquella pantalla cuando se conecte de nuevo.</translation>
    </message>
</context>
<context>
    <name>doublets::RecentMenu</name>
    <message>
        <source>Games you left</source>
        <translation>Partidas que dejó</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>%1 · a game that was not opened</source>
        <extracomment>A row of the menu of games; %1: date and time</extracomment>
        <translation>%1 · una partida que no se abrió</translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n tirada</numerusform>
            <numerusform>%n tiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly while opening this game. Choose it to try again.</source>
        <translation>Doublets se cerró de forma inesperada al abrir esta partida. Intentarlo de nuevo</translation>
    </message>
    <message>
        <source>Continue this game; the game on the board is kept</source>
        <translation>Continuar esta partida; la del tablero se conserva</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas acabadas</translation>
    </message>
    <message>
        <source>game %1, best of %2</source>
        <extracomment>Added to a row of the menu of finished games; %1 the number of the game, %2 the maximum number of games in the match: &quot;game 2, best of 5&quot;</extracomment>
        <translation>partida %1, al mejor de %2</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Recorrer esta partida paso a paso</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 – %4 · %5</source>
        <extracomment>A row of the menu of games: &quot;21/11/2026 17:05 · Dubblets · The gambler’s game · Anne – Ben · 12 throws&quot;. %1 date and time, %2 game, %3 White&apos;s name, %4 Black&apos;s name, %5 &quot;12 throws&quot;</extracomment>
        <translation>%1 · %2 · %3 – %4 · %5</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Added to a row of the menu of finished games; %1 the winner</extracomment>
        <translation>victoria de %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>Added to a row of the menu of finished games</extracomment>
        <translation>empate</translation>
    </message>
</context>
<context>
    <name>doublets::ResultPanel</name>
    <message>
        <source>&amp;Next game</source>
        <translation>&amp;Siguiente partida</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>Jugar &amp;otra vez</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Empezar otra partida con las mismas reglas</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules</source>
        <translation>Mismos &amp;dados, otras reglas</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Repetir estos dados con otras reglas</translation>
    </message>
    <message>
        <source>O&amp;ther game</source>
        <translation>O&amp;tro juego</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Elegir otro juego</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>R&amp;evisar</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Recorrer esta partida paso a paso</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partida terminada</translation>
    </message>
    <message>
        <source>Use the arrow keys to reach the other choices.</source>
        <translation>Con las teclas de flecha se llega a las demás opciones.</translation>
    </message>
</context>
<context>
    <name>doublets::ResultSheet</name>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Mismos dados, otras reglas</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Otro tablero</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
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
        <translation>Proyector</translation>
    </message>
    <message>
        <source>Where should the class see the board?</source>
        <translation>¿Dónde debe ver la clase el tablero?</translation>
    </message>
    <message>
        <source>On the &amp;other screen; the controls stay here</source>
        <translation>En la &amp;otra pantalla; los controles se quedan aquí</translation>
    </message>
    <message>
        <source>In &amp;this window</source>
        <translation>En esta &amp;ventana</translation>
    </message>
</context>
<context>
    <name>doublets::Session</name>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
</context>
<context>
    <name>doublets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>T&amp;ablero</translation>
    </message>
    <message>
        <source>&amp;Sound and time</source>
        <translation>&amp;Sonido y tiempo</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>Idioma &amp;y texto</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
</context>
<context>
    <name>doublets::SetupForm</name>
    <message>
        <source>Set up the museum display</source>
        <translation>Configurar el interactivo de museo</translation>
    </message>
    <message>
        <source>Name of the museum, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Nombre del museo, %1:</translation>
    </message>
    <message>
        <source>Greeting, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Saludo, %1:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>&amp;Orientación:</translation>
    </message>
    <message>
        <source>Two &amp;players:</source>
        <translation>&amp;Dos jugadores:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Tamaño del texto:</translation>
    </message>
    <message>
        <source>If all days are empty, the display is always open.</source>
        <translation>Si todos los días están vacíos, el interactivo está siempre abierto.</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volumen:</translation>
    </message>
    <message>
        <source>Visitors can have texts &amp;read aloud</source>
        <translation>Los visitantes pueden pedir que se &amp;lean los textos</translation>
    </message>
    <message>
        <source>&amp;Count visits</source>
        <translation>&amp;Contar las visitas</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>No guardado:</translation>
    </message>
    <message>
        <source>&amp;Games offered, in this order:</source>
        <translation>&amp;Juegos ofrecidos, en este orden:</translation>
    </message>
    <message>
        <source>&amp;Languages offered; the display starts in the first:</source>
        <translation>&amp;Idiomas ofrecidos; se empieza por el primero:</translation>
    </message>
    <message>
        <source>Screen &amp;diagonal, in inches:</source>
        <translation>&amp;Diagonal de la pantalla, en pulgadas:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>&amp;Height used, from the lower edge:</source>
        <translation>&amp;Altura usada, desde el borde inferior:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Uno al lado del otro</translation>
    </message>
    <message>
        <source>Face to face, on a screen that lies flat</source>
        <translation>Frente a frente, con la pantalla en horizontal</translation>
    </message>
    <message>
        <source>Opening hours, %1:</source>
        <extracomment>%1 a day of the week</extracomment>
        <translation>Horario, %1:</translation>
    </message>
</context>
<context>
    <name>doublets::SheetChooser</name>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lección</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>Ti&amp;nta</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>This game so far</source>
        <translation>Esta partida hasta ahora</translation>
    </message>
    <message>
        <source>Odds of this game</source>
        <translation>Probabilidades de este juego</translation>
    </message>
    <message>
        <source>Odds of all games</source>
        <translation>Probabilidades de todos los juegos</translation>
    </message>
    <message>
        <source>Board, men and dice to cut out</source>
        <translation>Tablero, fichas y dados recortables</translation>
    </message>
    <message>
        <source>Labels of the four boards</source>
        <translation>Cartelas de los cuatro tableros</translation>
    </message>
    <message>
        <source>Worksheet of a lesson</source>
        <translation>Hoja de trabajo de una lección</translation>
    </message>
    <message>
        <source>Answers of a lesson</source>
        <translation>Respuestas de una lección</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>size of paper</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>En color</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Solo negro</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutPage</name>
    <message>
        <source>%1: no key</source>
        <extracomment>%1 what a key does, %2 the key</extracomment>
        <translation>%1: sin tecla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <extracomment>%1 what the key does</extracomment>
        <translation>Nueva tecla para %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>N&amp;ew key:</source>
        <translation>N&amp;ueva tecla:</translation>
    </message>
    <message>
        <source>Press the key that you want</source>
        <translation>Pulse la tecla que quiera</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>Sin t&amp;ecla</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>Tecla &amp;predeterminada</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Restaurar todas</translation>
    </message>
    <message>
        <source>D&amp;igits move the focus from panels to the board</source>
        <translation>Las &amp;cifras llevan de los paneles al tablero</translation>
    </message>
    <message>
        <source>Otherwise, 1 to 6 work only while the board has the focus</source>
        <translation>Si no, del 1 al 6 solo funcionan con el foco en el tablero</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutSettings</name>
    <message>
        <source>%1 is reserved. Choose another key.</source>
        <extracomment>%1 a key</extracomment>
        <translation>%1 está reservada. Elija otra tecla.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Choose another key, or change that one first.</source>
        <extracomment>%1 a key, %2 what it does: the text of a menu</extracomment>
        <translation>%1 ya se usa para «%2». Elija otra tecla o cambie antes aquella.</translation>
    </message>
</context>
<context>
    <name>doublets::SidePage</name>
    <message>
        <source>What the source says</source>
        <translation>Lo que dice la fuente</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Nuestro razonamiento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>doublets::SidePanels</name>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>Course of play</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Closed: %1.</source>
        <extracomment>%1 the title of a panel</extracomment>
        <translation>Cerrado: %1.</translation>
    </message>
</context>
<context>
    <name>doublets::SoundPage</name>
    <message>
        <source>Time to &amp;read and decide</source>
        <translation>Tiempo para &amp;leer y decidir</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>four times as long</source>
        <translation>cuatro veces más</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>With unlimited time, the computer waits until you press Space.</source>
        <translation>Sin límite de tiempo, el ordenador espera a que usted pulse Espacio.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>&amp;No sound</source>
        <translation>Sin s&amp;onido</translation>
    </message>
    <message>
        <source>Speech o&amp;f screen readers</source>
        <translation>Vo&amp;z de los lectores de pantalla</translation>
    </message>
    <message>
        <source>brief</source>
        <translation>breve</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habitual</translation>
    </message>
    <message>
        <source>full</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>Brief: numbers and results only. Full: the keys are named every time.</source>
        <translation>Breve: solo números y resultados. Completa: las teclas se nombran cada vez.</translation>
    </message>
</context>
<context>
    <name>doublets::SourceForm</name>
    <message>
        <source>The &amp;other source:</source>
        <translation>La otra &amp;fuente:</translation>
    </message>
</context>
<context>
    <name>doublets::StaffAccess</name>
    <message numerus="yes">
        <source>Wrong code. %n attempt(s) left.</source>
        <translation>
            <numerusform>Código erróneo. Queda %n intento.</numerusform>
            <numerusform>Código erróneo. Quedan %n intentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. The keypad is locked for %n minute(s).</source>
        <translation>
            <numerusform>Demasiados códigos erróneos. El teclado queda bloqueado %n minuto.</numerusform>
            <numerusform>Demasiados códigos erróneos. El teclado queda bloqueado %n minutos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::StaffCodePad</name>
    <message>
        <source>Enter the code.</source>
        <translation>Introduzca el código.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>doublets::StaffPage</name>
    <message>
        <source>Light: alternating</source>
        <translation>Luz: alternando</translation>
    </message>
    <message>
        <source>Light: lamp</source>
        <translation>Luz: lámpara</translation>
    </message>
    <message>
        <source>Light: candles</source>
        <translation>Luz: velas</translation>
    </message>
    <message>
        <source>Light: high contrast</source>
        <translation>Luz: alto contraste</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: a language&apos;s own name; the one that the display begins with</extracomment>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1</source>
        <extracomment>%1 why visits cannot be written down</extracomment>
        <translation>No se pueden contar las visitas: %1</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Más bajo</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Más alto</translation>
    </message>
    <message>
        <source>Show that the display is closed</source>
        <translation>Mostrar que está cerrado</translation>
    </message>
    <message>
        <source>Save visits to a USB stick</source>
        <translation>Guardar las visitas en una memoria USB</translation>
    </message>
    <message>
        <source>Test the touch screen</source>
        <translation>Probar la pantalla táctil</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Salir del programa</translation>
    </message>
    <message>
        <source>Back to the display</source>
        <translation>Volver al interactivo</translation>
    </message>
    <message>
        <source>Doublets %1. Volume %2%.</source>
        <extracomment>%1 the version of the program, %2 percent</extracomment>
        <translation>Doublets %1. Volumen %2&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>The configuration file has %n error(s), so its last version without errors is used.</source>
        <translation>
            <numerusform>El archivo de configuración tiene %n error; se usa su última versión sin errores.</numerusform>
            <numerusform>El archivo de configuración tiene %n errores; se usa su última versión sin errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Configurar…</translation>
    </message>
</context>
<context>
    <name>doublets::StartScreen</name>
    <message>
        <source>Bac&amp;k</source>
        <translation>At&amp;rás</translation>
    </message>
    <message>
        <source>To the previous page (Esc)</source>
        <translation>A la página anterior (Esc)</translation>
    </message>
    <message>
        <source>Doublets, home screen</source>
        <translation>Doublets, pantalla de inicio</translation>
    </message>
</context>
<context>
    <name>doublets::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n damaged line(s) of the statistics were skipped.</source>
        <translation>
            <numerusform>Se ha omitido %n línea dañada de las estadísticas.</numerusform>
            <numerusform>Se han omitido %n líneas dañadas de las estadísticas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>No games yet. Play a game to its end to see who won, how long the game took, and which player the dice favoured. Games between two computers are not counted.</source>
        <translation>Aún no hay partidas. Juegue una hasta el final para ver quién ganó, cuánto duró y a quién favorecieron los dados. Las partidas entre dos ordenadores no se cuentan.</translation>
    </message>
    <message>
        <source>These players have not finished a game with these rules.</source>
        <translation>Estos jugadores no han acabado ninguna partida con estas reglas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) played to the end.</source>
        <translation>
            <numerusform>%Ln partida jugada hasta el final.</numerusform>
            <numerusform>%Ln partidas jugadas hasta el final.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two players to see their luck.</source>
        <translation>Elija dos jugadores para ver su suerte.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>games won by the first and the second player</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The statistics have been erased.</source>
        <translation>Se han borrado las estadísticas.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>J&amp;uego:</translation>
    </message>
    <message>
        <source>Count only games between these players</source>
        <translation>Contar solo las partidas entre estos jugadores</translation>
    </message>
    <message>
        <source>Count only games played with these rules</source>
        <translation>Contar solo las partidas con estas reglas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <translation>Tiradas por partida</translation>
    </message>
    <message>
        <source>&amp;Save the figures…</source>
        <translation>&amp;Guardar las cifras…</translation>
    </message>
    <message>
        <source>Save a table of the games as comma-separated values</source>
        <translation>Guardar una tabla de las partidas como valores separados por comas</translation>
    </message>
    <message>
        <source>&amp;Erase…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>Erase the statistics of all games</source>
        <translation>Borrar las estadísticas de todas las partidas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Results of each player and pair of players</source>
        <translation>Resultados de cada jugador y de cada par de jugadores</translation>
    </message>
</context>
<context>
    <name>doublets::StepPaceBox</name>
    <message>
        <source>Speed of the steps</source>
        <translation>Velocidad de los pasos</translation>
    </message>
    <message>
        <source>How fast the steps follow one another</source>
        <translation>Con qué rapidez se suceden los pasos</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>how fast the steps of a game are played</extracomment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
</context>
<context>
    <name>doublets::StoryDialog</name>
    <message>
        <source>The games and their sources</source>
        <translation>Los juegos y sus fuentes</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
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
            <numerusform>%1, %n empate</numerusform>
            <numerusform>%1, %n empates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to win %n game(s) wins the match.</source>
        <translation>
            <numerusform>Gana el encuentro quien antes gane %n partida.</numerusform>
            <numerusform>Gana el encuentro quien antes gane %n partidas.</numerusform>
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
        <translation>Al mejor de %1: %2</translation>
    </message>
    <message>
        <source>Games won: %1</source>
        <extracomment>%1: games won against each other, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Partidas ganadas: %1</translation>
    </message>
    <message>
        <source>All finished games between these players:</source>
        <extracomment>above a list of scores</extracomment>
        <translation>Todas las partidas acabadas entre estos jugadores:</translation>
    </message>
</context>
<context>
    <name>doublets::TextPanel</name>
    <message>
        <source>%1, link</source>
        <extracomment>%1 the text of a link that has got the keyboard focus</extracomment>
        <translation>%1, enlace</translation>
    </message>
</context>
<context>
    <name>doublets::TouchCheckPage</name>
    <message>
        <source>Test the touch screen</source>
        <translation>Probar la pantalla táctil</translation>
    </message>
    <message numerus="yes">
        <source>Touch each target. A cross shows where the touch landed. To go back, press any key or wait for %n second(s).</source>
        <translation>
            <numerusform>Toque cada diana. Una cruz muestra dónde se registró el toque. Para volver, pulse cualquier tecla o espere %n segundo.</numerusform>
            <numerusform>Toque cada diana. Una cruz muestra dónde se registró el toque. Para volver, pulse cualquier tecla o espere %n segundos.</numerusform>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Reiniciar</translation>
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
        <translation>¿En qué tablero quiere jugar?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>¿A qué juego?</translation>
    </message>
    <message>
        <source>You and someone opposite you</source>
        <translation>Usted y alguien enfrente</translation>
    </message>
    <message>
        <source>You and someone beside you</source>
        <translation>Usted y alguien a su lado</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>Un jugador</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Usted contra el ordenador</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>¿A qué quiere jugar?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ahora</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Más juegos</translation>
    </message>
    <message>
        <source>Other boards and rules</source>
        <translation>Otros tableros y otras reglas</translation>
    </message>
</context>
<context>
    <name>doublets::VisitorSession</name>
    <message>
        <source>%1 (Touch the screen to start your own game.)</source>
        <extracomment>%1 what First steps say of the moment</extracomment>
        <translation>%1 (Toque la pantalla para empezar su propia partida.)</translation>
    </message>
</context>
<context>
    <name>doublets::VisitsChart</name>
    <message>
        <source>No visits on these days</source>
        <translation>No hay visitas en estos días</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Aún no hay visitas</translation>
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
        <translation>Visitas al interactivo</translation>
    </message>
</context>
<context>
    <name>doublets::WallStrip</name>
    <message>
        <source>Computing the chances…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>Before the opening throw: %1</source>
        <extracomment>Shown until the lead is decided. %1 &quot;White wins 50 of 100, Black 50.&quot;</extracomment>
        <translation>Al comienzo: %1</translation>
    </message>
    <message>
        <source>Covered until the class has answered.</source>
        <translation>Tapado hasta que la clase responda.</translation>
    </message>
    <message>
        <source>Covered until you have guessed.</source>
        <translation>Tapado hasta el pronóstico.</translation>
    </message>
    <message>
        <source>Covered: see the lesson.</source>
        <translation>Tapado: vean la lección.</translation>
    </message>
</context>
<context>
    <name>doublets::WallWindow</name>
    <message>
        <source>Doublets on the second screen</source>
        <extracomment>the title of the window on a wall</extracomment>
        <translation>Doublets en la segunda pantalla</translation>
    </message>
</context>
<context>
    <name>doublets::WhyPage</name>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet.</source>
        <translation>Aún no se ha tirado nada.</translation>
    </message>
    <message>
        <source>There is nothing to explain here.</source>
        <translation>Aquí no hay nada que explicar.</translation>
    </message>
    <message>
        <source>What the source says</source>
        <translation>Lo que dice la fuente</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Nuestro razonamiento</translation>
    </message>
    <message>
        <source>open</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>plegado</translation>
    </message>
</context>
<context>
    <name>doublets::WindowInventions</name>
    <message>
        <source>Your own game has been kept: Game menu, Open recent.</source>
        <translation>Su propia partida se conserva: menú Partida, Abrir reciente.</translation>
    </message>
</context>
<context>
    <name>doublets::WindowLessons</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>The lesson is finished. The answers have been saved: Classroom menu, Lessons, Saved answers.</source>
        <translation>La lección ha terminado. Las respuestas se conservan: menú Aula, Lecciones, Respuestas guardadas.</translation>
    </message>
    <message>
        <source>The lesson is finished.</source>
        <translation>La lección ha terminado.</translation>
    </message>
</context>
<context>
    <name>doublets::WindowMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Scor&amp;es</source>
        <translation>Mar&amp;cadores</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>Paso a pa&amp;so</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Pre&amp;guntar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>Classr&amp;oom</source>
        <translation>&amp;Aula</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>doublets::WindowStrip</name>
    <message>
        <source>Choose where the man goes: click, or use the arrow keys and Enter. Esc puts it back.</source>
        <translation>Elija adónde va la ficha: haga clic o use las flechas e Intro. Esc la devuelve.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Is it better to throw first?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Es mejor tirar primero?</translation>
    </message>
    <message>
        <source>Two players have the same men and the same dice. Only one of them can throw first. Is that worth anything, and how could we find out?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dos jugadores tienen las mismas fichas y los mismos dados. Solo uno puede tirar primero. ¿Vale eso algo, y cómo podríamos averiguarlo?</translation>
    </message>
    <message>
        <source>Shares and percentages.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Proporciones y porcentajes.</translation>
    </message>
    <message>
        <source>Reading values off a graph.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lectura de valores en un gráfico.</translation>
    </message>
    <message>
        <source>Guess a chance, then see it computed and counted.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Pronosticar una probabilidad y verla después calculada y contada.</translation>
    </message>
    <message>
        <source>See how widely a share varies over a few games, and how the variation shrinks with more.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ver cuánto varía una proporción en pocas partidas, y cómo la variación se reduce con más.</translation>
    </message>
    <message>
        <source>Tell “it went like this once” from “it usually goes like this”.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Distinguir «una vez salió así» de «suele salir así».</translation>
    </message>
    <message>
        <source>probability</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>probabilidad</translation>
    </message>
    <message>
        <source>relative frequency</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>frecuencia relativa</translation>
    </message>
    <message>
        <source>law of large numbers</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>ley de los grandes números</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>intervalo de confianza</translation>
    </message>
    <message>
        <source>simulation</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>simulación</translation>
    </message>
    <message>
        <source>A worksheet for each pair.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Una hoja de trabajo por pareja.</translation>
    </message>
    <message>
        <source>What do you think?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Qué piensan ustedes?</translation>
    </message>
    <message>
        <source>White and Black have the same men on the same points. They throw the same dice, in turn. One of them has to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Las blancas y las negras tienen las mismas fichas en las mismas casas. Tiran los mismos dados, por turnos. Alguien tiene que empezar.</translation>
    </message>
    <message>
        <source>Does it help to throw first? Vote by a show of hands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Ayuda tirar primero? Voten a mano alzada.</translation>
    </message>
    <message>
        <source>Yes, it helps a lot.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sí, ayuda mucho.</translation>
    </message>
    <message>
        <source>Yes, but only a little.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Sí, pero solo un poco.</translation>
    </message>
    <message>
        <source>No, it makes no difference.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>No, da lo mismo.</translation>
    </message>
    <message>
        <source>The whole game in five minutes</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Todo el juego en cinco minutos</translation>
    </message>
    <message>
        <source>This game was written down in England about 1665. The men stand in piles, on points that are named after the numbers of the dice. These are its rules, from the first throw to the last man.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Este juego se puso por escrito en Inglaterra hacia 1665. Las fichas están en pilas, en casas que llevan los nombres de los números de los dados. Estas son sus reglas, desde la primera tirada hasta la última ficha.</translation>
    </message>
    <message>
        <source>Play one game together</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Una partida entre todos</translation>
    </message>
    <message>
        <source>One half of the class is White, the other half is Black. Throw real dice in turn, and enter the numbers. Most throws leave you no choice; where there is one, agree on it.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Media clase juega con blancas y media con negras. Tiren dados de verdad por turnos e introduzcan los números. Casi ninguna tirada deja elección; cuando la haya, pónganse de acuerdo.</translation>
    </message>
    <message>
        <source>Who threw first, and who won? What does that tell us about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Quién tiró primero y quién ganó? ¿Qué nos dice eso sobre la pregunta?</translation>
    </message>
    <message>
        <source>Who threw first</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Quién tiró primero</translation>
    </message>
    <message>
        <source>Who won</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Quién ganó</translation>
    </message>
    <message>
        <source>Number of throws</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Número de tiradas</translation>
    </message>
    <message>
        <source>Our game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nuestra partida</translation>
    </message>
    <message>
        <source>Says who threw first and who won.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dice quién tiró primero y quién ganó.</translation>
    </message>
    <message>
        <source>Says that a single game cannot answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dice que una sola partida no puede responder a la pregunta.</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Cuánto vale?</translation>
    </message>
    <message>
        <source>No game was played for this. The program began at the end of the game, where the winner is known, and worked back through every position and every throw to the first one. The first thrower is ahead by %1.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Para esto no se jugó ninguna partida. El programa empezó por el final del juego, donde se sabe quién gana, y retrocedió por todas las posiciones y todas las tiradas hasta la primera. Quien tira primero lleva %1 de ventaja.</translation>
    </message>
    <message>
        <source>Try it out: 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>A probar: 100 partidas</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Won by the first thrower</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ganadas por quien tira primero</translation>
    </message>
    <message>
        <source>Share in %</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Proporción en %</translation>
    </message>
    <message>
        <source>First 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Primeras 100 partidas</translation>
    </message>
    <message>
        <source>Second 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Segundas 100 partidas</translation>
    </message>
    <message>
        <source>Third 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Terceras 100 partidas</translation>
    </message>
    <message>
        <source>Notes three results, and sees that they differ although nothing was changed but the dice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Anota tres resultados y ve que difieren, aunque solo cambiaron los dados.</translation>
    </message>
    <message>
        <source>Can that be?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Puede ser?</translation>
    </message>
    <message>
        <source>Another class played 100 games. The first thrower won 47 of them. What does that show?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Otra clase jugó 100 partidas. Quien tiró primero ganó 47. ¿Qué demuestra eso?</translation>
    </message>
    <message>
        <source>With 100 games, the share lies within about 10 percentage points of the true one, 95 times out of 100.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Con 100 partidas, la proporción está a menos de unos 10 puntos porcentuales de la verdadera, 95 de cada 100 veces.</translation>
    </message>
    <message>
        <source>Chooses the second answer.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Elige la segunda respuesta.</translation>
    </message>
    <message>
        <source>Try it out again: a million games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>A probar otra vez: un millón de partidas</translation>
    </message>
    <message>
        <source>Now a million games. Before you start: how far from the exact figure might the share be this time? Watch the band narrow.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ahora, un millón de partidas. Antes de empezar: ¿a qué distancia de la cifra exacta podría quedar esta vez la proporción? Vean cómo se estrecha la banda.</translation>
    </message>
    <message>
        <source>Lower end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Extremo inferior de la banda</translation>
    </message>
    <message>
        <source>Upper end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Extremo superior de la banda</translation>
    </message>
    <message>
        <source>100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>100 partidas</translation>
    </message>
    <message>
        <source>1,000,000 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>1&#xa0;000&#xa0;000 de partidas</translation>
    </message>
    <message>
        <source>Compares the two bands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Compara las dos bandas.</translation>
    </message>
    <message>
        <source>Two old texts</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dos textos antiguos</translation>
    </message>
    <message>
        <source>How could anybody know in the 17th century? In 1654 Blaise Pascal showed how to compute such a chance: backwards, from the end of the game. But the program had to compute 11,881 positions for this game, with 36 throws each, and we know of nobody who did that by hand.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Cómo podía saberlo alguien en el siglo XVII? En 1654, Blaise Pascal mostró cómo calcular una probabilidad así: hacia atrás, desde el final del juego. Pero el programa tuvo que calcular 11&#xa0;881 posiciones de este juego, con 36 tiradas cada una, y no sabemos de nadie que lo hiciera a mano.</translation>
    </message>
    <message>
        <source>Read what two English texts say about the first throw. One was printed in 1674, the other was written before 1688.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Lean lo que dicen dos textos ingleses sobre la primera tirada. Uno se imprimió en 1674; el otro se escribió antes de 1688.</translation>
    </message>
    <message>
        <source>Which of the old words tells us something about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Cuál de las palabras antiguas nos dice algo sobre nuestra pregunta?</translation>
    </message>
    <message>
        <source>“Benefit”, in Holme’s spelling “benefite”: an advantage. So it was thought good to throw first.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>«Benefit», que Holme escribe «benefite»: una ventaja. Así que se creía bueno tirar primero.</translation>
    </message>
    <message>
        <source>That was probably learnt by playing. Experience is an experiment, too, only nobody wrote down its figures. But the two sentences are alike: one writer may have copied the other. They need not be two witnesses.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Probablemente se aprendió jugando. La experiencia también es un experimento, solo que nadie anotó sus cifras. Pero las dos frases se parecen: un autor pudo copiar al otro. No son por fuerza dos testigos.</translation>
    </message>
    <message>
        <source>Finds “benefit” and says what it means.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Encuentra «benefit» y dice qué significa.</translation>
    </message>
    <message>
        <source>A fair game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Un juego justo</translation>
    </message>
    <message>
        <source>Who was right at the beginning? And if it helps to throw first, how can two players still make the game fair? Find two ways.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Quién tenía razón al principio? Y si ayuda tirar primero, ¿cómo pueden dos jugadores hacer justo el juego? Busquen dos maneras.</translation>
    </message>
    <message>
        <source>It helps, but only a little. Let chance decide who begins: before that throw, both have the same chance. Or play two games, and take turns to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ayuda, pero solo un poco. Que el azar decida quién empieza: antes de esa tirada, ambos tienen la misma probabilidad. O jueguen dos partidas y empiecen por turnos.</translation>
    </message>
    <message>
        <source>All the games in this program do the first: each player throws one die, and the higher number begins.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Todos los juegos de este programa usan la primera: cada jugador tira un dado y empieza el número más alto.</translation>
    </message>
    <message>
        <source>Judges the votes by the figures of the lesson.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Juzga los votos con las cifras de la lección.</translation>
    </message>
    <message>
        <source>Throw two dice 30 times and count the throws in which both show the same number. Bring your number: the class will add them all up.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Tiren dos dados 30 veces y cuenten las tiradas en que ambos muestran el mismo número. Traigan su número: la clase los sumará todos.</translation>
    </message>
    <message>
        <source>Which games that you know begin with a throw or a toss? Write down how you would find out whether beginning helps there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Qué juegos conocen que empiecen con una tirada o un sorteo? Escriban cómo averiguarían si allí ayuda empezar.</translation>
    </message>
    <message>
        <source>Luck: who was lucky, and can we tell?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La suerte: ¿quién la tuvo, y cómo saberlo?</translation>
    </message>
    <message>
        <source>Everybody knows what luck feels like. Here it is measured: throw by throw, and number by number. When are dice just lucky, and when are they loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Todo el mundo sabe qué se siente al tener suerte. Aquí se mide: tirada por tirada y número por número. ¿Cuándo tienen suerte unos dados, y cuándo están cargados?</translation>
    </message>
    <message>
        <source>The rules of the game: step 2 of the first lesson.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Las reglas del juego: paso 2 de la primera lección.</translation>
    </message>
    <message>
        <source>Counting equally likely cases.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Contar casos igual de probables.</translation>
    </message>
    <message>
        <source>Measure the luck of a throw as a change in the chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Medir la suerte de una tirada como un cambio en la probabilidad de ganar.</translation>
    </message>
    <message>
        <source>Know how much the counts of each number vary with fair dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Saber cuánto varían los números de unos dados equilibrados.</translation>
    </message>
    <message>
        <source>Do not take every odd result as proof.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>No tomar por prueba cualquier resultado extraño.</translation>
    </message>
    <message>
        <source>equally likely outcomes</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>sucesos equiprobables</translation>
    </message>
    <message>
        <source>expected value</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>valor esperado</translation>
    </message>
    <message>
        <source>random variation</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>variación aleatoria</translation>
    </message>
    <message>
        <source>significance</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>significación</translation>
    </message>
    <message>
        <source>multiple comparisons</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>comparaciones múltiples</translation>
    </message>
    <message>
        <source>A lucky throw</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Una tirada afortunada</translation>
    </message>
    <message>
        <source>What is a lucky throw in this game?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>¿Qué es una tirada afortunada en este juego?</translation>
    </message>
    <message>
        <source>One with high numbers.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La que tiene números altos.</translation>
    </message>
    <message>
        <source>One that raises my chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La que aumenta mi probabilidad de ganar.</translation>
    </message>
    <message>
        <source>One that I wished for.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La que yo deseaba.</translation>
    </message>
    <message>
        <source>Doublets with two dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Parejas con dos dados</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. In this game a doublet plays as many men as it has dots: often that makes it a very lucky throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dos dados con el mismo número son una pareja. En este juego, una pareja juega tantas fichas como puntos tiene: a menudo es una tirada muy afortunada.</translation>
    </message>
    <message>
        <source>If you threw dice at home, add up the throws and the doublets of the whole class, and compare.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Si tiraron dados en casa, sumen las tiradas y las parejas de toda la clase y comparen.</translation>
    </message>
    <message>
        <source>Two dice can fall in 6 × 6 = 36 ways, and 6 of them are doublets.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dos dados pueden caer de 6 × 6 = 36 maneras, y 6 de ellas son parejas.</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Doublets</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Míos</translation>
    </message>
    <message>
        <source>The whole class</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Toda la clase</translation>
    </message>
    <message>
        <source>Doublets with three dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Parejas con tres dados</translation>
    </message>
    <message>
        <source>Count the others: all three differ in 6 × 5 × 4 = 120 of 216 ways. In the other 96 at least two are alike. Is that more than you thought?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Cuenten las demás: los tres son distintos en 6 × 5 × 4 = 120 de 216 maneras. En las otras 96 hay al menos dos iguales. ¿Son más de las que pensaban?</translation>
    </message>
    <message>
        <source>Counts cases, of two dice or of three, instead of guessing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Cuenta casos, con dos dados o con tres, en lugar de adivinar.</translation>
    </message>
    <message>
        <source>Luck, measured</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La suerte, medida</translation>
    </message>
    <message>
        <source>On the board is a game half-way through, played at random by a computer. So far White’s throws changed White’s chance of winning by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>En el tablero hay una partida a medias, jugada al azar por un ordenador. Hasta ahora, las tiradas de las blancas cambiaron su probabilidad de ganar en %1, y las de las negras cambiaron la suya en %2.</translation>
    </message>
    <message>
        <source>What is White’s chance of winning now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>¿Qué probabilidad de ganar tienen ahora las blancas?</translation>
    </message>
    <message>
        <source>Play, and feel your luck</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Jugar y notar la suerte</translation>
    </message>
    <message>
        <source>Play this game to its end: one half of the class is White, the other half is Black. After each throw show with your thumb whether it was lucky, and count the thumbs that point up and down.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Jueguen esta partida hasta el final: media clase con blancas y media con negras. Tras cada tirada, muestren con el pulgar si fue afortunada, y cuenten los pulgares hacia arriba y hacia abajo.</translation>
    </message>
    <message>
        <source>Who was luckier on the whole, White or Black? Write down why you think so.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>En conjunto, ¿quién tuvo más suerte, las blancas o las negras? Escriban por qué lo creen.</translation>
    </message>
    <message>
        <source>The winner need not have been lucky all the time. One throw at the end may be worth more than ten at the beginning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Quien gana no tiene por qué haber tenido siempre suerte. Una tirada al final puede valer más que diez al principio.</translation>
    </message>
    <message>
        <source>Lucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Tiradas afortunadas</translation>
    </message>
    <message>
        <source>Unlucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Tiradas desafortunadas</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Gives a reason that rests on the throws, not on the winner alone.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Da una razón basada en las tiradas, no solo en quién ganó.</translation>
    </message>
    <message>
        <source>Compares the answer with the measured luck.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Compara la respuesta con la suerte medida.</translation>
    </message>
    <message>
        <source>Are these dice loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>¿Están cargados estos dados?</translation>
    </message>
    <message>
        <source>Suppose each player has thrown 60 fair dice. There are twelve numbers to look at, six for each player.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Supongamos que cada jugador ha tirado 60 dados equilibrados. Hay doce números que mirar, seis por jugador.</translation>
    </message>
    <message>
        <source>On average, how many of the twelve numbers lie outside their bands even though all the dice are fair?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>De media, ¿cuántos de los doce números quedan fuera de su banda aunque todos los dados sean equilibrados?</translation>
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
        <translation>¿Y si vuelve a pasar?</translation>
    </message>
    <message>
        <source>On each of ten days a class threw the same die 60 times. Each day the 6 was above its band. What now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Durante diez días, una clase tiró el mismo dado 60 veces al día. Todos los días el 6 estuvo por encima de su banda. ¿Y ahora?</translation>
    </message>
    <message>
        <source>That is chance, too: chance does what it likes.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>También eso es azar: el azar hace lo que quiere.</translation>
    </message>
    <message>
        <source>The die is probably loaded: test it with many more throws.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>El dado probablemente está cargado: hay que probarlo con muchas más tiradas.</translation>
    </message>
    <message>
        <source>Tomorrow the 6 will be rare, to make up for it.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Mañana el 6 saldrá poco, para compensar.</translation>
    </message>
    <message>
        <source>Says why one day would not be enough.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dice por qué un día no bastaría.</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>¿Suerte o habilidad?</translation>
    </message>
    <message>
        <source>In %1 of throws, this game leaves the player a choice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>En el %1 de las tiradas, este juego deja elegir al jugador.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>A probar</translation>
    </message>
    <message>
        <source>White’s share in %</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Proporción de las blancas en %</translation>
    </message>
    <message>
        <source>30,000 games</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>30&#xa0;000 partidas</translation>
    </message>
    <message>
        <source>Reads the share and the band.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Lee la proporción y la banda.</translation>
    </message>
    <message>
        <source>Three dice: find the chance that all three are alike, by counting. Compare it with the chance of a doublet with two dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Tres dados: hallen, contando, la probabilidad de que los tres sean iguales. Compárenla con la de una pareja con dos dados.</translation>
    </message>
    <message>
        <source>Find a die at home and throw it 60 times. Count how often each number comes up. Did any come up fewer than 5 or more than 15 times, outside the band of fair dice?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Busquen en casa un dado y tírenlo 60 veces. Cuenten cuántas veces sale cada número. ¿Salió alguno menos de 5 o más de 15 veces, fuera de la banda de los dados equilibrados?</translation>
    </message>
    <message>
        <source>“I was unlucky today, so tomorrow I will be lucky.” Write three sentences to somebody who believes that.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>«Hoy he tenido mala suerte, así que mañana la tendré buena». Escriban tres frases a alguien que lo crea.</translation>
    </message>
    <message>
        <source>The same dice, another rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Los mismos dados, otra regla</translation>
    </message>
    <message>
        <source>Two accounts, one game, and one rule that differs. What is that rule worth? Change one thing at a time, keep the dice the same, and measure.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dos relatos, un juego y una regla distinta. ¿Cuánto vale esa regla? Cambien una sola cosa cada vez, mantengan los mismos dados y midan.</translation>
    </message>
    <message>
        <source>The band of a share: steps 5 to 7 of the first lesson.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>La banda de una proporción: pasos 5 a 7 de la primera lección.</translation>
    </message>
    <message>
        <source>Compare two things that differ in one respect only.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Comparar dos cosas que solo difieren en un aspecto.</translation>
    </message>
    <message>
        <source>Predict how a rule affects the length of a game, and luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Predecir cómo influye una regla en la duración de una partida y en la suerte.</translation>
    </message>
    <message>
        <source>Read a difference together with its uncertainty.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Leer una diferencia junto con su incertidumbre.</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>media</translation>
    </message>
    <message>
        <source>controlled experiment</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>experimento controlado</translation>
    </message>
    <message>
        <source>paired comparison</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>comparación por pares</translation>
    </message>
    <message>
        <source>modelling</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>modelización</translation>
    </message>
    <message>
        <source>Two accounts disagree</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dos relatos no coinciden</translation>
    </message>
    <message>
        <source>Under which of these two rules does the game end sooner?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>¿Con cuál de estas dos reglas acaba antes la partida?</translation>
    </message>
    <message>
        <source>The one where the number is lost.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Con la regla en que el número se pierde.</translation>
    </message>
    <message>
        <source>The one where the other player uses it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Con la regla en que lo usa el otro jugador.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Da lo mismo.</translation>
    </message>
    <message>
        <source>If the number is lost, a game takes %1 throws on average. If the other player uses it, %2.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Si el número se pierde, una partida dura %1 tiradas de media. Si lo usa el otro jugador, %2.</translation>
    </message>
    <message>
        <source>Every lost number means at least one man fewer played. Where numbers pass to the other player, fewer of them go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Cada número perdido es al menos una ficha menos jugada. Si los números pasan al otro jugador, se desperdician menos.</translation>
    </message>
    <message>
        <source>Gives the reason: fewer numbers go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Da la razón: se desperdician menos números.</translation>
    </message>
    <message>
        <source>One throw under Willughby’s rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Una tirada con la regla de Willughby</translation>
    </message>
    <message>
        <source>A game after six throws. Now Black has thrown 3 and 2. On these two points Black has no man left to lay down: Black can use neither number.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Una partida tras seis tiradas. Ahora, a las negras les han salido 3 y 2. En esas dos casas no les quedan fichas por bajar: las negras no pueden usar ningún número.</translation>
    </message>
    <message>
        <source>Under Willughby’s rule both numbers are lost, and White throws.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Con la regla de Willughby se pierden los dos números, y tiran las blancas.</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down? The bottom man of a pile does not count.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>¿Cuántas fichas les quedan por bajar a las blancas? La ficha de abajo de una pila no cuenta.</translation>
    </message>
    <message>
        <source>White has 5 men still to lay down, and Black has 2. The throw changed nothing.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>A las blancas les quedan 5 fichas por bajar, y a las negras, 2. La tirada no cambió nada.</translation>
    </message>
    <message>
        <source>Counts 5.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Cuenta 5.</translation>
    </message>
    <message>
        <source>The same throw under the rule of 1674</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>La misma tirada con la regla de 1674</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down after this throw?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>¿Cuántas fichas les quedan por bajar a las blancas después de esta tirada?</translation>
    </message>
    <message>
        <source>White now has 4 men still to lay down instead of 5, and Black has 2 as before. White has laid a man down with the 2; the 3 was of no use to either player. One player’s bad luck is the other’s good luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ahora a las blancas les quedan 4 fichas por bajar en lugar de 5, y a las negras, 2, como antes. Las blancas han bajado una ficha con el 2; el 3 no sirvió a nadie. La mala suerte de uno es la buena suerte del otro.</translation>
    </message>
    <message>
        <source>Counts 4.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Cuenta 4.</translation>
    </message>
    <message>
        <source>Says which number White could use, and why not the other.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dice qué número pudieron usar las blancas, y por qué no el otro.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Being a throw ahead is worth less when your throws also help the other player.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ir una tirada por delante vale menos cuando las propias tiradas también ayudan al otro.</translation>
    </message>
    <message>
        <source>A bigger change: doublets</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Un cambio mayor: las parejas</translation>
    </message>
    <message>
        <source>In England a doublet plays as many men as it has dots. In France the game had a different rule. Under Willughby’s rules a game takes %1 throws on average.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>En Inglaterra, una pareja juega tantas fichas como puntos tiene. En Francia, la regla era otra. Con las reglas de Willughby, una partida dura %1 tiradas de media.</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Una cosa cada vez</translation>
    </message>
    <message>
        <source>Suppose that games under the English and the French rules differ in length. Can we say that the doublets are the reason?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Supongamos que las partidas con las reglas inglesas y con las francesas no duran lo mismo. ¿Podemos decir que se debe a las parejas?</translation>
    </message>
    <message>
        <source>Yes: the figures show it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Sí: las cifras lo muestran.</translation>
    </message>
    <message>
        <source>Not yet: other rules differ too. Change only one rule.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Todavía no: difieren también otras reglas. Hay que cambiar solo una.</translation>
    </message>
    <message>
        <source>No: the French players played more slowly.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>No: los franceses jugaban más despacio.</translation>
    </message>
    <message>
        <source>Where two things differ at once, nobody knows which of them made the difference. Scientists change one thing and keep everything else the same.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Donde difieren dos cosas a la vez, nadie sabe cuál de ellas causó la diferencia. La ciencia cambia una sola cosa y mantiene igual todo lo demás.</translation>
    </message>
    <message>
        <source>The same dice, twice</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Los mismos dados, dos veces</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Tiradas por partida</translation>
    </message>
    <message>
        <source>First thrower’s share in %</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Proporción de quien tira primero en %</translation>
    </message>
    <message>
        <source>The number is lost</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>El número se pierde</translation>
    </message>
    <message>
        <source>The other player uses it</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Lo usa el otro jugador</translation>
    </message>
    <message>
        <source>Writes down an expectation before the experiment.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Escribe lo que espera antes del experimento.</translation>
    </message>
    <message>
        <source>Where skill comes from</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>De dónde sale la habilidad</translation>
    </message>
    <message>
        <source>If the rest of a doublet bears men off at once, a player has a choice in %2 of the throws; if it is lost, in %3.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Si el resto de una pareja saca fichas al momento, hay elección en el %2 de las tiradas; si se pierde, en el %3.</translation>
    </message>
    <message>
        <source>More choices give skill more room. It is a small rule, and nobody knows how Willughby’s friends played it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Cuanto más se puede elegir, más cuenta la habilidad. Es una regla pequeña, y nadie sabe cómo la jugaban los amigos de Willughby.</translation>
    </message>
    <message>
        <source>Your own rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Su propia regla</translation>
    </message>
    <message>
        <source>Invent one new rule for Willughby’s game. What should it do: make the game shorter, fairer, more skilful? How would you find out whether it does?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Inventen una regla nueva para el juego de Willughby. ¿Qué debe conseguir: un juego más corto, más justo, de más habilidad? ¿Cómo averiguarían si lo consigue?</translation>
    </message>
    <message>
        <source>States a rule by which one could play.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Formula una regla con la que se puede jugar.</translation>
    </message>
    <message>
        <source>Names one figure that the rule should change.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Nombra una cifra que la regla debería cambiar.</translation>
    </message>
    <message>
        <source>Plans a comparison in which nothing else differs.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Planea una comparación en la que nada más difiere.</translation>
    </message>
    <message>
        <source>Repeat the experiment of step 7 with two best players instead of random ones. Which figures change, and which hardly change at all?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Repitan el experimento del paso 7 con dos jugadores que hacen las mejores jugadas en lugar de jugar al azar. ¿Qué cifras cambian, y cuáles apenas?</translation>
    </message>
    <message>
        <source>Repeat it with 100 games. Which of the two differences can you still see?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Repítanlo con 100 partidas. ¿Cuál de las dos diferencias se ve todavía?</translation>
    </message>
    <message>
        <source>Take a game that you play at home. Change one of its rules, and play it twice with the change and twice without. Write down what changed, and what you cannot tell after so few games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Elijan un juego al que jueguen en casa. Cambien una de sus reglas y jueguen dos veces con el cambio y dos sin él. Escriban qué cambió y qué no se puede saber tras tan pocas partidas.</translation>
    </message>
    <message>
        <source>What do we know, and how?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>¿Qué sabemos, y cómo?</translation>
    </message>
    <message>
        <source>No history needed; enough English to read the old words, which are also explained.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ninguno de historia; el inglés suficiente para leer las palabras antiguas, que también se explican.</translation>
    </message>
    <message>
        <source>Tell apart what is stated, retold, deduced and left unsaid.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Distinguir lo que se dice, se cuenta hoy, se deduce o se calla.</translation>
    </message>
    <message>
        <source>Read a short old text closely.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Leer con atención un texto antiguo breve.</translation>
    </message>
    <message>
        <source>Say how sure you are, and why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Decir qué seguridad se tiene, y por qué.</translation>
    </message>
    <message>
        <source>source criticism</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>crítica de fuentes</translation>
    </message>
    <message>
        <source>primary and secondary sources</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>fuentes primarias y secundarias</translation>
    </message>
    <message>
        <source>evidence and inference</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>pruebas e inferencia</translation>
    </message>
    <message>
        <source>transmission of texts</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>transmisión de textos</translation>
    </message>
    <message>
        <source>Four ways to know a rule</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Cuatro maneras de conocer una regla</translation>
    </message>
    <message>
        <source>Every rule in this program says how we know it. There are four ways. “Old text”: the old book says so. “Retold today”: we know it only from a modern writer. “Our deduction”: it is not said, but follows from what is said. “Our choice”: the source is silent, and something had to be chosen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Cada regla de este programa dice cómo la conocemos. Hay cuatro maneras. «Texto antiguo»: lo dice el libro antiguo. «Relato moderno»: solo la conocemos por un autor de hoy. «Deducción nuestra»: no se dice, pero se sigue de lo que se dice. «Elección nuestra»: la fuente calla y había que elegir algo.</translation>
    </message>
    <message>
        <source>First source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Primera fuente</translation>
    </message>
    <message>
        <source>Randle Holme collected what he could learn of trades, tools and games. He wrote before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Randle Holme reunió todo lo que pudo aprender sobre oficios, herramientas y juegos. Escribió antes de 1688.</translation>
    </message>
    <message>
        <source>How do we know this rule?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>¿Cómo conocemos esta regla?</translation>
    </message>
    <message>
        <source>Names the right kind.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nombra el tipo correcto.</translation>
    </message>
    <message>
        <source>Second source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Segunda fuente</translation>
    </message>
    <message>
        <source>“The Compleat Gamester” was printed in London in 1674, without the name of its author.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>«The Compleat Gamester» se imprimió en Londres en 1674, sin el nombre de su autor.</translation>
    </message>
    <message>
        <source>Shows that the words say who will win, but not what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Muestra que las palabras dicen quién ganará, pero no qué hay que hacer para ganar.</translation>
    </message>
    <message>
        <source>Read every word</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Leer cada palabra</translation>
    </message>
    <message>
        <source>Not a word mentions the order. A silence cannot be quoted; only a reader of the whole text will notice it. But silence is no proof: perhaps players could choose the order; perhaps the rule was so well known that no writer mentioned it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ni una palabra menciona el orden. Un silencio no se puede citar; solo lo ve quien lo lee todo. Pero el silencio no es una prueba: quizá el orden era libre; quizá todos conocían la regla y nadie la escribió.</translation>
    </message>
    <message>
        <source>Says that only reading the whole text shows this.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Dice que para ello se leyó todo el texto.</translation>
    </message>
    <message>
        <source>A picture is a source, too</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Una imagen también es una fuente</translation>
    </message>
    <message>
        <source>King Alfonso’s book of games was finished in 1283. Its text does not say how many dice are thrown. But beside it there is a small painting: two players sit at the board, one has just lifted a man from its pile, and three dice lie there.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>El libro de juegos del rey Alfonso se terminó en 1283. Su texto no dice cuántos dados se tiran. Pero junto a él hay una pequeña pintura: dos jugadores están ante el tablero, uno acaba de levantar una ficha de su pila, y hay tres dados.</translation>
    </message>
    <message>
        <source>The board on the screen is drawn after that painting: a heavy frame, no triangles, and half-round hollows, each as wide as a man.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>El tablero de la pantalla está dibujado según esa pintura: un marco pesado, sin triángulos, y huecos semicirculares, cada uno del ancho de una ficha.</translation>
    </message>
    <message>
        <source>Three dice are painted there. Did the painter know the game? Probably, but that is a deduction.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Hay tres dados pintados. ¿Conocía el juego quien los pintó? Probablemente, pero eso es una deducción.</translation>
    </message>
    <message>
        <source>Two texts side by side</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Dos textos frente a frente</translation>
    </message>
    <message>
        <source>Compare the old words, in italics, one by one. Those of 1674 were printed; the others were written down before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Comparen una por una las palabras antiguas, en cursiva. Las de 1674 se imprimieron; las otras se escribieron antes de 1688.</translation>
    </message>
    <message>
        <source>What do you notice? What may have happened? Do we now have two witnesses, or one?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>¿Qué observan? ¿Qué pudo pasar? ¿Tenemos ahora dos testigos o uno?</translation>
    </message>
    <message>
        <source>The words are nearly the same, and in the same order; the printed book merely says more. Probably one writer copied the other, or both copied a third text. Then there is one witness, not two.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Las palabras son casi las mismas, y en el mismo orden; el libro impreso solo dice más. Probablemente un autor copió al otro, o ambos copiaron un tercer texto. Entonces hay un testigo, no dos.</translation>
    </message>
    <message>
        <source>The printed book could be bought, so Holme may have read it; we cannot be sure. But where the words are copies, a second copy makes a rule no more certain.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>El libro impreso se podía comprar, así que quizá Holme lo leyó; no podemos estar seguros. Pero cuando las palabras son copias, una segunda copia no hace más segura una regla.</translation>
    </message>
    <message>
        <source>Names words that both texts share.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nombra palabras comunes a los dos textos.</translation>
    </message>
    <message>
        <source>Names a way in which that may have come about.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Nombra una manera en que eso pudo ocurrir.</translation>
    </message>
    <message>
        <source>Counts one witness, and says why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Cuenta un solo testigo y dice por qué.</translation>
    </message>
    <message>
        <source>A number for the other player</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Un número para el otro jugador</translation>
    </message>
    <message>
        <source>The two texts again: they say what happens to a number that the thrower cannot use. Read closely: what may the other player do with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Otra vez los dos textos: dicen qué pasa con un número que no puede usar quien tira. Lean con atención: ¿qué puede hacer con él el otro jugador?</translation>
    </message>
    <message>
        <source>May the other player also bear a man off with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>¿Puede el otro jugador sacar también una ficha con él?</translation>
    </message>
    <message>
        <source>Yes: “to his own advantage” means any advantage.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Sí: «to his own advantage» significa cualquier ventaja.</translation>
    </message>
    <message>
        <source>No: the old words say only “lays down”.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>No: las palabras antiguas solo dicen «baja».</translation>
    </message>
    <message>
        <source>The texts do not settle it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Los textos no lo aclaran.</translation>
    </message>
    <message>
        <source>Each answer can be defended: the old words speak only of laying down, and modern accounts read the book of 1674 as bearing off, too.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Las dos respuestas se pueden defender: las palabras antiguas solo hablan de bajar, y los relatos modernos leen el libro de 1674 como si también permitiera sacar.</translation>
    </message>
    <message>
        <source>Each rule set in this program has to choose. It says so, and lets you choose otherwise. If the number may also bear a man off, a game takes %1 throws on average; if it may only lay one down, %2.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Cada reglamento de este programa tiene que elegir. Lo dice, y deja elegir otra cosa. Si el número también puede sacar una ficha, una partida dura %1 tiradas de media; si solo puede bajarla, %2.</translation>
    </message>
    <message>
        <source>Defends the answer with words from the texts.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Defiende la respuesta con palabras de los textos.</translation>
    </message>
    <message>
        <source>Your turn to decide</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ahora deciden ustedes</translation>
    </message>
    <message>
        <source>A doublet may give more men than are left to lay down. Read what is known about it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Una pareja puede dar más fichas de las que quedan por bajar. Lean lo que se sabe de ello.</translation>
    </message>
    <message>
        <source>Should the rest be lost, or bear men off? Give a reason, not just what you like better.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>¿Debe perderse el resto, o servir para sacar fichas? Den una razón, no solo lo que más les guste.</translation>
    </message>
    <message>
        <source>There is no right answer. Good reasons: the words of the source, other sources of the same time and place, how well the game then plays.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>No hay respuesta correcta. Buenas razones: las palabras de la fuente, otras fuentes de la misma época y lugar, lo bien que se juega entonces.</translation>
    </message>
    <message>
        <source>A reason is good if somebody else can check it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Una razón es buena si otra persona puede comprobarla.</translation>
    </message>
    <message>
        <source>Decides.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Toma una decisión.</translation>
    </message>
    <message>
        <source>Gives a reason that somebody else can check.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Da una razón que otra persona puede comprobar.</translation>
    </message>
    <message>
        <source>What do we know now?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>¿Qué sabemos ahora?</translation>
    </message>
    <message>
        <source>Write three sentences about the game of 1674: one that we know, one that we deduce, one that we do not know. Find examples other than those in step 1.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Escriban tres frases sobre el juego de 1674: algo que sabemos, algo que deducimos y algo que no sabemos. Busquen ejemplos distintos de los del paso 1.</translation>
    </message>
    <message>
        <source>For example: we know that whoever throws the higher number throws first. We deduce that the first player with no men left wins. We do not know what becomes of the rest of a doublet.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Por ejemplo: sabemos que empieza quien tira el número más alto. Deducimos que gana quien se queda antes sin fichas. No sabemos qué pasa con el resto de una pareja.</translation>
    </message>
    <message>
        <source>Choose another game in the program and open its rules. Count how many of them are old text, retold today, our deduction and our choice. Which game do we know best?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Elijan otro juego del programa y abran sus reglas. Cuenten cuántas son texto antiguo, relato moderno, deducción nuestra y elección nuestra. ¿Qué juego conocemos mejor?</translation>
    </message>
    <message>
        <source>Write down the rules of a game that you know by heart, in five sentences. Let somebody who does not know the game play by them. What did you leave unsaid?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Escriban en cinco frases las reglas de un juego que sepan de memoria. Hagan que alguien que no lo conozca juegue con ellas. ¿Qué dejaron sin decir?</translation>
    </message>
    <message>
        <source>Ages 13 to 15</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>De 13 a 15 años</translation>
    </message>
    <message>
        <source>Nothing certain: with 100 games the share may easily be a few percentage points off.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Nada seguro: con 100 partidas, la proporción puede desviarse fácilmente unos puntos porcentuales.</translation>
    </message>
    <message>
        <source>Expects a tenth of a percentage point, by the rule of the previous step.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Espera una décima de punto porcentual, según la regla del paso anterior.</translation>
    </message>
    <message>
        <source>Finds two ways, one mark for each.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Encuentra dos maneras, un punto por cada una.</translation>
    </message>
    <message>
        <source>Says that choosing well matters, because the band lies above 50%, and that it matters little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Dice que elegir bien importa, porque la banda está por encima del 50&#xa0;%, y que importa poco.</translation>
    </message>
    <message>
        <source>Let the best player play only 400 games against the random one, with five seeds. In how many of the five does the band lie above 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Hagan que el mejor jugador juegue solo 400 partidas contra el que elige al azar, con cinco semillas. ¿En cuántas de las cinco está la banda por encima del 50&#xa0;%?</translation>
    </message>
    <message>
        <source>Ages 14 to 16</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>De 14 a 16 años</translation>
    </message>
    <message>
        <source>Ages 13 to 16</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>De 13 a 16 años</translation>
    </message>
    <message>
        <source>Gives an example of each kind, one mark for each.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Da un ejemplo de cada tipo, un punto por cada uno.</translation>
    </message>
    <message>
        <source>That their dice were loaded: fair dice give the first thrower more than half.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Que sus dados estaban cargados: con dados equilibrados, quien tira primero gana más de la mitad.</translation>
    </message>
    <message>
        <source>Use the rule from step 6 to predict how far the band reaches on either side of the share for 400 and for 1,600 games. Then let the program play them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Con la regla del paso 6, predigan hasta dónde llega la banda a cada lado de la proporción con 400 y con 1600 partidas. Luego hagan que el programa las juegue.</translation>
    </message>
    <message>
        <source>In this game each number on the dice plays a man of its own point: a 6 plays a man of the sixth point, a 1 plays a man of the first. If both dice show the same number, it plays several men.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>En este juego, cada número de los dados juega una ficha de su propia casa: un 6 juega una ficha de la sexta; un 1, una de la primera. Si los dos dados muestran el mismo número, este juega varias fichas.</translation>
    </message>
    <message>
        <source>High numbers may help, but being high is not what counts: without a doublet, a 6 plays no more men than a 1. A throw is lucky if your chance of winning is higher after it than before. The program knows that chance for every position.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Los números altos pueden ayudar, pero lo que cuenta no es que sean altos: sin pareja, un 6 no juega más fichas que un 1. Una tirada es afortunada si después de ella la probabilidad de ganar es mayor que antes. El programa conoce esa probabilidad en cada posición.</translation>
    </message>
    <message>
        <source>The painting beside King Alfonso’s game of 1283 shows three dice, so this game is played with three.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>La pintura que acompaña al juego del rey Alfonso, de 1283, muestra tres dados; por eso ese juego se juega con tres.</translation>
    </message>
    <message>
        <source>Fair dice have no memory: they do not repeat themselves on purpose, and they do not make up for anything. A loaded die shows the same number too often, day after day. That is how it gives itself away.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Los dados equilibrados no tienen memoria: no se repiten a propósito ni compensan nada. Un dado cargado muestra el mismo número demasiadas veces, un día tras otro. Así se delata.</translation>
    </message>
    <message>
        <source>One player plays as well as possible, the other at random. How far above one half is the good player’s chance?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un jugador juega lo mejor posible y el otro, al azar. ¿Cuánto supera la mitad la probabilidad del que juega bien?</translation>
    </message>
    <message>
        <source>Under Willughby’s rule, where a number that cannot be used is lost, the first thrower wins %1 of all games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Con la regla de Willughby, donde un número que no se puede usar se pierde, quien tira primero gana el %1 de las partidas.</translation>
    </message>
    <message>
        <source>A double 6 plays twelve men in England, and two in France. One throw in six is a doublet. Is that why the French game is so much longer?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Una pareja de 6 juega doce fichas en Inglaterra y dos en Francia. Una de cada seis tiradas es una pareja. ¿Es por eso mucho más larga la partida francesa?</translation>
    </message>
    <message>
        <source>A doublet may give more men than you have left to lay down. The accounts of Willughby’s game are silent about the rest. If it is lost, the best player’s share of games won against random play is %1 above one half.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Una pareja puede dar más fichas de las que quedan por bajar. Los relatos del juego de Willughby callan sobre el resto. Si se pierde, el mejor juego gana contra el juego al azar la mitad de las partidas y %1 más.</translation>
    </message>
    <message>
        <source>And if the rest bears men off, how far above one half is the best player’s share?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>¿Y si el resto saca fichas? ¿Cuánto más de la mitad gana el mejor juego?</translation>
    </message>
    <message>
        <source>Change this one rule and nothing else. Play many games with it and without it, with the same dice. Compare one figure, and check whether the difference is larger than chance would make it. You can try it now: change any rule of a game (Classroom menu, Invent a rule), and see what that does to the odds.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Cambien esta regla y nada más. Jueguen muchas partidas con ella y sin ella, con los mismos dados. Comparen una cifra y comprueben si la diferencia es mayor que la que daría el azar. Pueden probarlo ahora: cambien una regla cualquiera de un juego (menú Aula, Inventar una regla) y vean cómo cambian las probabilidades.</translation>
    </message>
    <message>
        <source>Times White threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Veces que salió a las blancas</translation>
    </message>
    <message>
        <source>Times Black threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Veces que salió a las negras</translation>
    </message>
    <message>
        <source>Play the same 100,000 games twice, with the same dice: the first time, a number that cannot be used is lost; the second time, the other player uses it. Before you start, write down what will change, and what will not. Why so many games? With 10,000, chance often hides a small difference. Both players play at random here, so the figures differ a little from those before.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Jueguen dos veces las mismas 100&#xa0;000 partidas, con los mismos dados: la primera vez, el número que no se puede usar se pierde; la segunda, lo usa el otro jugador. Antes de empezar, escriban qué cambiará y qué no. ¿Por qué tantas partidas? Con 10&#xa0;000, el azar oculta a menudo una diferencia pequeña. Aquí ambos juegan al azar, así que las cifras difieren un poco de las anteriores.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Band of the difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Banda de la diferencia</translation>
    </message>
    <message>
        <source>“Haueing” is having, and “apeece” means each. Two men on each of the six points make twelve; a third on three of them makes fifteen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>«Haueing» es «having» (teniendo), y «apeece» significa cada una. Dos fichas en cada una de las seis casas suman doce; una tercera en tres de ellas, quince.</translation>
    </message>
    <message>
        <source>Two dice, large enough for the class to see.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Dos dados, lo bastante grandes para que los vea la clase.</translation>
    </message>
    <message>
        <source>Modern writers quote a sentence of Francis Willughby’s: there is “scarce any skill” in this game. Justin du Coeur, who plays historical games today, found “virtually no strategy, save in the choice of how you use what dublets you get”. Now you know how little that is.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Autores modernos citan una frase de Francis Willughby: en este juego apenas hay habilidad («scarce any skill»). Justin du Coeur, que hoy juega a juegos históricos, no encontró «casi ninguna estrategia, salvo elegir cómo se usan las parejas que salen». Ahora ya saben lo poco que es.</translation>
    </message>
    <message>
        <source>Sooner or later you throw a number that you cannot use. We know two English rules for that. Willughby’s account of about 1665 is known to us only through modern writers, who quote a sentence and retell the rest: there, the number is lost. The book of 1674 has a rule of its own.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Tarde o temprano sale un número que no se puede usar. Conocemos dos reglas inglesas para ese caso. El relato de Willughby, de hacia 1665, solo lo conocemos por autores modernos, que citan una frase y cuentan el resto: allí nadie juega el número. El libro de 1674 tiene su propia regla.</translation>
    </message>
    <message>
        <source>By the rule, 1/20 for 400 games, so 5 percentage points, and 1/40 for 1,600 games, so 2.5.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Según la regla, 1/20 con 400 partidas, o sea, 5 puntos porcentuales, y 1/40 con 1600 partidas, o sea, 2,5.</translation>
    </message>
    <message>
        <source>6 of 216 ways, so 1 in 36. A doublet with two dice, 1 in 6, is six times as likely.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>6 de 216 casos, o sea, 1 de cada 36. Una pareja con dos dados, 1 de cada 6, es seis veces más probable.</translation>
    </message>
    <message>
        <source>Usually in none or in one: with 400 games the band reaches about 5 percentage points to either side, far more than the advantage of best play.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Por lo general, en ninguna o en una: con 400 partidas la banda llega unos 5 puntos porcentuales a cada lado, mucho más que la ventaja del mejor juego.</translation>
    </message>
    <message>
        <source>The games become a little shorter. The first thrower’s shares hardly change, and the two differences remain.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Las partidas se acortan un poco. Las proporciones de quien tira primero apenas cambian, y las dos diferencias se mantienen.</translation>
    </message>
    <message>
        <source>Usually only the difference in length. The difference between the shares is much smaller than its band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Por lo general, solo la de la duración. La diferencia entre las proporciones es mucho menor que su banda.</translation>
    </message>
    <message>
        <source>The French rules published by Charpentier have the most old text, so we know that game best. No rule of Willughby’s game is old text: what we know of them is retold today.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Las reglas francesas que publicó Charpentier tienen más texto antiguo que ninguna, así que ese es el juego que mejor conocemos. Ninguna regla del juego de Willughby es texto antiguo: lo que sabemos de ellas es relato moderno.</translation>
    </message>
    <message>
        <source>Two more things have changed White’s chance: the opening throw, and plays that were not the best. Together they cost White a few percentage points.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Otras dos cosas han cambiado la probabilidad de las blancas: la tirada inicial y las jugadas que no fueron las mejores. Juntas les costaron unos pocos puntos porcentuales.</translation>
    </message>
    <message>
        <source>Including the part of the game played before you began, White’s throws changed White’s chance by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Con la parte que ya estaba jugada al empezar, las tiradas de las blancas cambiaron su probabilidad en %1; las de las negras cambiaron la suya en %2.</translation>
    </message>
    <message>
        <source>What share of all games does the first thrower win under the rule of 1674, where the other player may use such a number?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>¿Qué parte de todas las partidas gana quien tira primero con la regla de 1674, donde el otro jugador puede usar ese número?</translation>
    </message>
    <message>
        <source>The answer comes at the end of the lesson. You will see your votes again there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>La respuesta llega al final de la lección. Allí volverán a ver sus votos.</translation>
    </message>
    <message>
        <source>Almost nothing. After a single game, the first thrower has won either 100% or 0% of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Casi nada. Tras una sola partida, quien tira primero ha ganado el 100&#xa0;% o el 0&#xa0;% de las partidas.</translation>
    </message>
    <message>
        <source>A single game may end either way by chance. Only many games can answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Una sola partida puede acabar de un modo u otro por azar. Solo muchas partidas pueden responder a la pregunta.</translation>
    </message>
    <message>
        <source>A rule to remember, for shares near one half: 1 divided by the square root of the number of games. For 100 games that is 1/10, so 10 percentage points. For 10,000 games it is 1/100: 1 percentage point. With a hundred times as many games, the share varies ten times less.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Una regla para recordar, con proporciones cercanas a la mitad: 1 dividido por la raíz cuadrada del número de partidas. Con 100 partidas es 1/10, o sea, 10 puntos porcentuales. Con 10&#xa0;000 partidas es 1/100: 1 punto porcentual. Con cien veces más partidas, la proporción varía diez veces menos.</translation>
    </message>
    <message>
        <source>On one day, that can be chance. The same number on all ten days can hardly be chance.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un solo día puede ser azar. El mismo número los diez días difícilmente es azar.</translation>
    </message>
    <message>
        <source>This time, a single rule changes, the one from step 1: what happens to a number that cannot be used. Everything else stays the same: the men, the players, even the dice.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Esta vez cambia una sola regla, la del paso 1: qué pasa con un número que no se puede usar. Todo lo demás queda igual: las fichas, los jugadores, hasta los dados.</translation>
    </message>
    <message>
        <source>A doublet is a throw of two equal numbers. To bear a man off is to take it off the board.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Una pareja es una tirada de dos números iguales. Sacar una ficha es quitarla del tablero.</translation>
    </message>
    <message>
        <source>Let the program play 100 games, and note how many the first thrower won. Then change the seed, the number from which the computer’s throws follow. Play another 100 games, and then another. Do you get the same share?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hagan que el programa juegue 100 partidas y anoten cuántas ganó quien tiró primero. Luego cambien la semilla, el número del que salen las tiradas del ordenador. Jueguen otras 100 partidas, y después otras 100. ¿Sale la misma proporción?</translation>
    </message>
    <message>
        <source>That throwing first is a disadvantage: whoever throws first wins fewer than half of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Que tirar primero es una desventaja: quien tira primero gana menos de la mitad de las partidas.</translation>
    </message>
    <message>
        <source>That is how luck is measured: the chance after a throw, minus the chance before it. Before the game, White’s chance was 50%.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Así se mide la suerte: la probabilidad después de una tirada menos la de antes. Antes de la partida, la de las blancas era del 50&#xa0;%.</translation>
    </message>
    <message>
        <source>White began with 50%, gained through good luck and through Black’s bad luck, and lost a little through the opening throw and some weaker moves. With fair dice, the luck of a throw is zero on average. Over a whole game, bad luck need not be made up for. Now open the odds beside the board (View menu, Odds), and find the luckiest throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Las blancas empezaron con el 50&#xa0;%, ganaron con su propia suerte y con la mala suerte de las negras, y perdieron un poco en la tirada inicial y con jugadas más débiles. Con dados equilibrados, la suerte de una tirada es cero de media. Pero en una partida, la mala suerte no tiene por qué compensarse. Abran ahora las probabilidades junto al tablero (menú Ver, Probabilidades) y busquen la tirada más afortunada.</translation>
    </message>
    <message>
        <source>Open the dice beside the board (View menu, Dice). They show how often each number fell for each player. The band shows where fair dice nearly always stay.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Abran los dados junto al tablero (menú Ver, Dados). Muestran cuántas veces le salió cada número a cada jugador. Los dados equilibrados casi siempre se quedan en la banda.</translation>
    </message>
    <message>
        <source>The same game, the same men, the same dice. Only the rule is different: now the other player may use what the thrower cannot.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>La misma partida, las mismas fichas, los mismos dados. Solo la regla es distinta: ahora el otro jugador puede usar lo que no puede quien tira.</translation>
    </message>
    <message>
        <source>If you can: a reproduction of the painting on leaf 74 of King Alfonso’s book of games (El Escorial, T-I-6).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Si es posible: una reproducción de la miniatura del folio 74 del libro de juegos del rey Alfonso (El Escorial, T-I-6).</translation>
    </message>
    <message>
        <source>A line drawing. Two men sit facing each other at a board with a heavy frame. It has no triangles, but half-round hollows along two sides. The men of the game stand there in piles. One player is just lifting a man from its pile. Three dice lie on the board.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Un dibujo a línea. Dos hombres están sentados frente a frente ante un tablero de marco grueso. No tiene triángulos, sino huecos semicirculares a lo largo de dos lados. En ellos están las fichas en pilas. Un jugador está levantando una ficha de su pila. En el tablero hay tres dados.</translation>
    </message>
    <message>
        <source>Think of very many games. If throwing first were worth nothing, whoever throws first would win 50% of them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Piensen en muchísimas partidas. Si tirar primero no valiera nada, quien tira primero ganaría el 50&#xa0;%.</translation>
    </message>
    <message>
        <source>What share of all games does the player who throws first win?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>¿Qué proporción de todas las partidas gana quien tira primero?</translation>
    </message>
    <message>
        <source>What share of all throws of two dice are doublets?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>¿Qué proporción de todas las tiradas de dos dados son parejas?</translation>
    </message>
    <message>
        <source>In what share of all throws of three dice do at least two dice show the same number?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>¿En qué proporción de todas las tiradas de tres dados muestran al menos dos el mismo número?</translation>
    </message>
    <message>
        <source>White makes the best plays, Black plays at random, thirty thousand times. Read off the share of games that White wins, and its band. Does the band reach down to 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Las blancas hacen las mejores jugadas y las negras juegan al azar, treinta mil veces. Lean la proporción de partidas que ganan las blancas, y su banda. ¿Llega la banda hasta el 50&#xa0;%?</translation>
    </message>
    <message>
        <source>What did the experiment show?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>¿Qué mostró el experimento?</translation>
    </message>
    <message>
        <source>Does choosing well matter in this game? How much?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>¿Importa elegir bien en este juego? ¿Cuánto?</translation>
    </message>
    <message>
        <source>It matters: the band lies above 50%, so chance alone hardly explains White’s lead. But it matters little: the lead is small.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Importa: la banda está por encima del 50&#xa0;%, así que el azar solo apenas explica la ventaja de las blancas. Pero importa poco: la ventaja es pequeña.</translation>
    </message>
    <message>
        <source>Step 8 gave the exact figure: the best player is %1 above one half. It takes many thousands of games to see so little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>El paso 8 dio la cifra exacta: quien mejor juega está %1 por encima de la mitad. Hacen falta muchos miles de partidas para ver tan poco.</translation>
    </message>
    <message>
        <source>How many throws does a game take on average under the French rules?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>¿Cuántas tiradas dura por término medio una partida con las reglas francesas?</translation>
    </message>
    <message>
        <source>Reads both differences and the band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Lee las dos diferencias y la banda.</translation>
    </message>
    <message>
        <source>Are the two differences too large to be chance? What has the rule changed, and by how much?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>¿Son las dos diferencias demasiado grandes para ser azar? ¿Qué ha cambiado la regla, y cuánto?</translation>
    </message>
    <message>
        <source>Neither band reaches 0, so chance alone can hardly explain the differences. If the other player uses the number, games are clearly shorter. The first thrower wins a little less often.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ninguna banda llega a 0, así que el azar solo apenas puede explicar las diferencias. Si el otro jugador usa el número, las partidas son claramente más cortas. Quien tira primero gana un poco menos a menudo.</translation>
    </message>
    <message>
        <source>If a band contained 0, that would not prove that the rule changes nothing. These games simply could not tell.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Si una banda contuviera el 0, eso no probaría que la regla no cambia nada. Simplemente, estas partidas no permitirían saberlo.</translation>
    </message>
    <message>
        <source>Says what the rule has changed.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Dice qué ha cambiado la regla.</translation>
    </message>
    <message>
        <source>Uses the band to say whether chance alone could produce a difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Según la banda, dice si el azar solo podría producir una diferencia.</translation>
    </message>
    <message>
        <source>Read it twice. It says who will win: the player who first has all men down, unless the other player overtakes with doublets. It does not say what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Léanlo dos veces. Dice quién ganará: quien primero tenga desdobladas todas sus fichas, si el otro no lo adelanta con parejas. No dice qué hay que hacer para ganar.</translation>
    </message>
    <message>
        <source>Let two players who choose at random play 10,000 games. The first thrower’s exact share then differs by 0.08 percentage points from that of best play. Can you see this? By the rule from step 6, how many games of each kind would you need, so that the two bands hardly overlap?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Hagan jugar 10&#xa0;000 partidas a dos jugadores que eligen al azar. La proporción exacta de quien tira primero difiere entonces en 0,08 puntos porcentuales de la del mejor juego. ¿Se puede ver? Según la regla del paso 6, ¿cuántas partidas de cada tipo harían falta para que las dos bandas casi no se solapen?</translation>
    </message>
    <message>
        <source>No: with 10,000 games, the band reaches 1 percentage point to either side. It must reach only 0.04, half the difference: 1/√n = 0.0004, so more than six million games of each kind. The difference is small because few throws leave a choice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>No: con 10&#xa0;000 partidas, la banda se extiende 1 punto porcentual a cada lado. Solo debe extenderse 0,04, la mitad de la diferencia: 1/√n = 0,0004, o sea, más de seis millones de partidas de cada tipo. La diferencia es pequeña porque pocas tiradas dejan elegir.</translation>
    </message>
    <message>
        <source>Here is one rule of each kind. If no old words are shown, the old book says nothing about the rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Aquí hay una regla de cada tipo. Si no se ven palabras antiguas, el libro antiguo no dice nada de esa regla.</translation>
    </message>
    <message>
        <source>Our own drawing, not a copy: it follows descriptions of the painting. Faces, clothes and the table are invented. The original is in the library of El Escorial in Spain (T-I-6, leaf 74).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Dibujo nuestro, no una copia: sigue descripciones de la miniatura. Los rostros, la ropa y la mesa son inventados. El original está en la biblioteca de El Escorial, en España (T-I-6, folio 74).</translation>
    </message>
    <message>
        <source>A single number leaves its band about one time in twenty, so twelve numbers do so twelve times as often. An average need not be a whole number: often none is outside, sometimes one or two. One number outside its band proves nothing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Un número concreto se sale de su banda más o menos una vez de cada veinte; doce números, doce veces más a menudo. Una media no tiene por qué ser un número entero: a menudo no se sale ninguno, a veces uno o dos. Un número fuera de su banda no prueba nada.</translation>
    </message>
    <message>
        <source>Most of these games have died out. Only descriptions of them are left, with gaps. Read the sources, and separate what they say from what we make of them.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>La mayoría de estos juegos ha desaparecido. De ellos solo quedan descripciones con lagunas. Lean las fuentes y separen lo que dicen de lo que nosotros deducimos.</translation>
    </message>
    <message>
        <source>Together with the sentence in step 3, these are the words of the book of 1674 on how the game is played, from the opening throw to the end. Read all of them. Then answer the question about one more rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Junto con la frase del paso 3, estas son las palabras del libro de 1674 sobre cómo se juega, desde la tirada inicial hasta el final. Léanlas todas. Respondan después a la pregunta sobre otra regla.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The naturalist’s game</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>El juego del naturalista</translation>
    </message>
    <message>
        <source>England, 17th-century account</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Inglaterra, relato del siglo XVII</translation>
    </message>
    <message>
        <source>As a naturalist noted it: a doublet plays as many men as it has dots.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Tal como lo anotó un naturalista: una pareja juega tantas fichas como puntos tiene.</translation>
    </message>
    <message>
        <source>Francis Willughby</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Francis Willughby</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>h. 1665-1670</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Inglaterra</translation>
    </message>
    <message>
        <source>pp. 23 ff.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>págs. 23 y ss.</translation>
    </message>
    <message>
        <source>after a modern paraphrase</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>según una paráfrasis moderna</translation>
    </message>
    <message>
        <source>the most childish game at Tables in which there is nothing but chance and scarce any skill.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>el más pueril de los juegos de tablas, en el que todo es azar y apenas hay habilidad.</translation>
    </message>
    <message>
        <source>Willughby’s own spellings of the numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Los números, con la grafía del propio Willughby.</translation>
    </message>
    <message>
        <source>They come to us through Justin du Coeur (1997).</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Nos llegan a través de Justin du Coeur (1997).</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Cada jugador tiene 15 fichas. Casas 1, 2 y 3: 2 en cada una. Casas 4, 5 y 6: 3.</translation>
    </message>
    <message>
        <source>Each throw is of 2 dice.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>En cada tirada se usan 2 dados.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the same half of the board.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Las fichas de ambos están frente a frente, en la misma mitad del tablero.</translation>
    </message>
    <message>
        <source>Lay all your men down, then bear them off. You need not wait for the other player.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Baje todas sus fichas y luego sáquelas. No hace falta esperar al otro jugador.</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher number throws first.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Cada jugador tira un dado. Empieza el número más alto.</translation>
    </message>
    <message>
        <source>We deduce two things: equal dice are thrown again, and these dice are not played.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Deducimos dos cosas: los empates se tiran otra vez, y estos dados no se juegan.</translation>
    </message>
    <message>
        <source>You choose the order of your numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Usted elige el orden de sus números.</translation>
    </message>
    <message>
        <source>The source does not mention the order.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>La fuente no menciona el orden.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Use todos los números que pueda.</translation>
    </message>
    <message>
        <source>The paraphrases of Willughby do not say that you must. We play it that way.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Las paráfrasis de Willughby no dicen que sea obligatorio. Así lo jugamos.</translation>
    </message>
    <message>
        <source>A number takes the top man off the pile on its point. Lay that man in front. The bottom man needs no number.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Un número toma la ficha de arriba de la pila de su casa. Se deja delante, plana. La ficha de abajo no necesita número.</translation>
    </message>
    <message>
        <source>When all your men are down, each number bears one man off its point.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Cuando todas sus fichas están bajadas, cada número saca una ficha de su casa.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the dice show together, from any points.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Una pareja juega tantas fichas como suman los dados, de cualquier casa.</translation>
    </message>
    <message>
        <source>The first player with no men left wins, on either player’s throw.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Gana quien se queda antes sin fichas, en la tirada de cualquiera de los dos.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The rest is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Una pareja puede dar más fichas de las necesarias. El resto se pierde.</translation>
    </message>
    <message>
        <source>Willughby does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Willughby no lo menciona. ¿Se puede usar el resto para sacar fichas? Justin du Coeur (1997): «Sospecho que no, pero es posible».</translation>
    </message>
    <message>
        <source>The rest of the doublet is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>El resto de la pareja se pierde.</translation>
    </message>
    <message>
        <source>You go on at once and bear off the rest.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Se sigue de inmediato y se saca el resto.</translation>
    </message>
    <message>
        <source>When you finish a stage, use the rest of the throw in the next one.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Al acabar una fase, use el resto de la tirada en la siguiente.</translation>
    </message>
    <message>
        <source>The source does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>La fuente no dice qué pasa con los demás números de esa tirada.</translation>
    </message>
    <message>
        <source>You may use them at once in the next stage.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Se pueden usar de inmediato en la fase siguiente.</translation>
    </message>
    <message>
        <source>You cannot use them.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>No se pueden usar.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>El número que no pueda usar se pierde.</translation>
    </message>
    <message>
        <source>In the paraphrase nobody plays it. Holme gives it to the other player, and du Coeur offers that too.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>En la paráfrasis no lo juega nadie. Holme lo da al otro jugador, y du Coeur también lo propone.</translation>
    </message>
    <message>
        <source>It is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Se pierde.</translation>
    </message>
    <message>
        <source>The other player uses it, to lay down or to bear off.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>El otro jugador lo usa, para bajar o para sacar.</translation>
    </message>
    <message>
        <source>The gambler’s game</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El juego del tahúr</translation>
    </message>
    <message>
        <source>From a book for gamblers: the other player takes what you throw and cannot use.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>De un libro para tahúres: el otro se lleva lo que usted no puede usar.</translation>
    </message>
    <message>
        <source>attributed to Charles Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>atribuido a Charles Cotton</translation>
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
        <translation>capítulo XXIX, págs. 161-162</translation>
    </message>
    <message>
        <source>from the text; the book is anonymous, and was later attributed to Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>según el texto; el libro es anónimo y después se atribuyó a Cotton</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>pág. 161</translation>
    </message>
    <message>
        <source>There are several foolish pastims to be plaid in the Tables which are ridiculous to treat of, wherefore I shall only mention these three.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Hay varios pasatiempos necios que se juegan en las tablas y de los que es ridículo tratar; por eso solo mencionaré estos tres.</translation>
    </message>
    <message>
        <source>The book’s own spellings of the numbers.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Los números, con la grafía del propio libro.</translation>
    </message>
    <message>
        <source>upon sice, Cinque and Quater there are three men apiece, upon Trey, Deuce, Ace, but two apiece.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>en el seis, el cinco y el cuatro hay tres fichas en cada uno; en el tres, el dos y el as, solo dos en cada uno.</translation>
    </message>
    <message>
        <source>The text does not say so, but its doublets need two dice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El texto no lo dice, pero sus parejas exigen dos dados.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>pág. 162</translation>
    </message>
    <message>
        <source>if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>si dos cuatros, baja o saca ocho</translation>
    </message>
    <message>
        <source>The book does not say where the men stand. Modern accounts do.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El libro no dice dónde están las fichas. Lo dicen relatos modernos.</translation>
    </message>
    <message>
        <source>thus they do till all the men are down, and then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>así hacen hasta que todas las fichas están bajadas, y entonces sacan, pero no antes de que estén bajadas; quien primero las baja primero saca</translation>
    </message>
    <message>
        <source>The book says that the higher number throws first. The rest we deduce.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El libro dice que empieza el número más alto. El resto lo deducimos.</translation>
    </message>
    <message>
        <source>He that throws most hath the benefit of throwing first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Quien tira más alto tiene la ventaja de tirar primero</translation>
    </message>
    <message>
        <source>These words leave the player no choice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Estas palabras no dejan elección al jugador.</translation>
    </message>
    <message>
        <source>what he throws he lays down</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>lo que tira, lo baja</translation>
    </message>
    <message>
        <source>The text does not say that the bottom man needs no number.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El texto no dice que la ficha de abajo no necesite número.</translation>
    </message>
    <message>
        <source>what he throws he lays down; and so doth the other</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>lo que tira, lo baja; y así hace el otro</translation>
    </message>
    <message>
        <source>The text does not say from which point the man comes.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El texto no dice de qué casa sale la ficha.</translation>
    </message>
    <message>
        <source>then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>entonces sacan, pero no antes de que estén bajadas; quien primero las baja primero saca</translation>
    </message>
    <message>
        <source>That the men may come from any points is our deduction.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Que las fichas puedan ser de cualquier casa es deducción nuestra.</translation>
    </message>
    <message>
        <source>as many as the Dubblets are, so many he lays down, or bears; for example, if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>tantas como son las parejas, tantas baja o saca; por ejemplo, si dos cuatros, baja o saca ocho</translation>
    </message>
    <message>
        <source>The book speaks of overtaking, as in a race.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El libro habla de adelantar, como en una carrera.</translation>
    </message>
    <message>
        <source>he that is down first bears first, and will doubtlesly win the Game if the other throws not Dubblets to overtake him</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>quien primero las baja primero saca, y sin duda ganará la partida si el otro no tira parejas para adelantarlo</translation>
    </message>
    <message>
        <source>The book does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El libro no lo menciona. ¿Se puede usar el resto para sacar fichas? Justin du Coeur (1997): «Sospecho que no, pero es posible».</translation>
    </message>
    <message>
        <source>The other player plays the rest.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El otro jugador juega el resto.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El número que no pueda usar pasa al otro jugador.</translation>
    </message>
    <message>
        <source>The book says this about laying down. The Digital Ludeme Project and Wikipedia extend it to bearing off.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El libro lo dice de bajar. El Digital Ludeme Project y Wikipedia lo extienden a sacar.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>págs. 161-162</translation>
    </message>
    <message>
        <source>what the one throws and hath not the other lays down for him to his own advantage</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>lo que uno tira y no tiene, el otro lo baja por él, para su propia ventaja</translation>
    </message>
    <message>
        <source>The other player may only lay a man down with it.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>El otro jugador solo puede bajar una ficha con él.</translation>
    </message>
    <message>
        <source>The herald’s game</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>El juego del heraldo</translation>
    </message>
    <message>
        <source>From a great book of heraldry: your unused number lets the other player lay down.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>De un gran libro de heráldica: su número sin usar deja bajar al otro.</translation>
    </message>
    <message>
        <source>Randle Holme</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Randle Holme</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>antes de 1688</translation>
    </message>
    <message>
        <source>England, in manuscript</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Inglaterra, manuscrito</translation>
    </message>
    <message>
        <source>III.16, first printed in 1905</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, impreso por primera vez en 1905</translation>
    </message>
    <message>
        <source>from the text</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>según el texto</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, apartado 29a</translation>
    </message>
    <message>
        <source>This is an easie and childish play</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Este es un juego fácil y pueril</translation>
    </message>
    <message>
        <source>Holme’s own spellings of the numbers.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Los números, con la grafía del propio Holme.</translation>
    </message>
    <message>
        <source>haueing all the 15 men set double on the six points, the 6. 5. 4. haueing three apeece</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>con las 15 fichas puestas dobles en las seis casas, y el 6, el 5 y el 4 con tres cada uno</translation>
    </message>
    <message>
        <source>Holme says this about all games at tables.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme lo dice de todos los juegos de tablas.</translation>
    </message>
    <message>
        <source>III.16, item 27</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, apartado 27</translation>
    </message>
    <message>
        <source>At all games within the tables, there is two Dies, and 30 table men: 15 of one colour, and 15 of an other</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>En todos los juegos de tablas hay dos dados y 30 fichas: 15 de un color y 15 de otro</translation>
    </message>
    <message>
        <source>Holme does not say where the men stand. We follow Willughby’s game. Holme counts points from the left, our board from the right.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme no dice dónde están las fichas. Seguimos el juego de Willughby. Holme cuenta las casas desde la izquierda; nuestro tablero, desde la derecha.</translation>
    </message>
    <message>
        <source>thus they do till all be downe; and then they beare</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>así hacen hasta que todas están bajadas; y entonces sacan</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, apartado 29b</translation>
    </message>
    <message>
        <source>He that throws most with a single die, hath the benefite of the first throw for any game he plays at.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Quien tira más alto con un solo dado tiene la ventaja de la primera tirada en cualquier juego que juegue.</translation>
    </message>
    <message>
        <source>what is throwne is layd downe</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>lo que se tira, se baja</translation>
    </message>
    <message>
        <source>now dubblets in this game, is as many to be layd downe and borne as the dubblets are.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>ahora bien, las parejas en este juego hacen bajar y sacar tantas como son las parejas.</translation>
    </message>
    <message>
        <source>Holme does not say so. It follows from the bearing off.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme no lo dice. Se sigue de que las fichas se sacan.</translation>
    </message>
    <message>
        <source>Holme does not mention this.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme no lo menciona.</translation>
    </message>
    <message>
        <source>The other player lays a man down with a number you cannot use.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>El otro jugador baja una ficha con el número que usted no pueda usar.</translation>
    </message>
    <message>
        <source>Holme speaks only of laying down. The book of 1674 is often read as allowing bearing off too. Holme can be read that way as well.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme solo habla de bajar. El libro de 1674 se suele leer como si también permitiera sacar. A Holme también se le puede leer así.</translation>
    </message>
    <message>
        <source>if one throws and hath it not, the other lays downe for him</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>si uno tira y no lo tiene, el otro baja por él</translation>
    </message>
    <message>
        <source>The king’s game</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>El juego del rey</translation>
    </message>
    <message>
        <source>Castile, 13th-century account</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Castilla, relato del siglo XIII</translation>
    </message>
    <message>
        <source>From a king’s book of games: 12 men, 3 dice, and unused numbers pass.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Del libro de un rey: 12 fichas, 3 dados; los números no usados pasan.</translation>
    </message>
    <message>
        <source>Alfonso X of Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Alfonso X de Castilla</translation>
    </message>
    <message>
        <source>1283</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>1283</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Castilla</translation>
    </message>
    <message>
        <source>f. 74</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>f. 74</translation>
    </message>
    <message>
        <source>from a modern translation</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>según una traducción inglesa moderna</translation>
    </message>
    <message>
        <source>The numbers are given in figures.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Los números se dan en cifras.</translation>
    </message>
    <message>
        <source>We do not know whether the source names them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>No sabemos si la fuente los nombra.</translation>
    </message>
    <message>
        <source>Each player has 12 men, 2 on each of 6 points.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Cada jugador tiene 12 fichas, 2 en cada una de 6 casas.</translation>
    </message>
    <message>
        <source>Each throw is of 3 dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>En cada tirada se usan 3 dados.</translation>
    </message>
    <message>
        <source>The miniature shows three dice. The text does not mention them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>La miniatura muestra tres dados. El texto no los menciona.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, on the same side of the bar.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Las fichas de ambos están frente a frente, al mismo lado de la barra.</translation>
    </message>
    <message>
        <source>The text names both. We deduce that all men are down first.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>El texto nombra las dos. Que primero se bajan todas es deducción nuestra.</translation>
    </message>
    <message>
        <source>The text calls this throw “the battle”. We deduce what happens with ties, and that these dice are not played.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>El texto llama a esta tirada «la batalla». Deducimos qué pasa en caso de empate y que estos dados no se juegan.</translation>
    </message>
    <message>
        <source>The other player must play what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>El otro jugador debe jugar lo que usted no pueda. Por tanto, usted debe jugar lo que pueda.</translation>
    </message>
    <message>
        <source>Equal numbers are played like any others.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Los números iguales se juegan como los demás.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>El texto no menciona los dados iguales.</translation>
    </message>
    <message>
        <source>The other player must use any number that you cannot.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>El otro jugador debe usar cualquier número que usted no pueda usar.</translation>
    </message>
    <message>
        <source>The text does not say that this ends the game.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>El texto no dice que así acabe la partida.</translation>
    </message>
    <message>
        <source>The race</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>La carrera</translation>
    </message>
    <message>
        <source>Castile, modern reconstruction</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Castilla, reconstrucción moderna</translation>
    </message>
    <message>
        <source>A modern reconstruction: men laid down race round the board and can be hit.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Una reconstrucción moderna: las fichas bajadas corren alrededor del tablero y se pueden capturar.</translation>
    </message>
    <message>
        <source>a modern reconstruction by the Digital Ludeme Project, which the translation of this page does not support</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>una reconstrucción moderna del Digital Ludeme Project, que la traducción de esta página no respalda</translation>
    </message>
    <message>
        <source>The modern account says so. The miniature shows three, and the text does not mention them.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Lo dice el relato moderno. La miniatura muestra tres, y el texto no los menciona.</translation>
    </message>
    <message>
        <source>The men start facing each other and race through all four quarters.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Las fichas empiezan frente a frente y corren por los cuatro cuadrantes.</translation>
    </message>
    <message>
        <source>Lay all your men down, then race them round the board and off it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Baje todas sus fichas y luego llévelas alrededor del tablero y sáquelas.</translation>
    </message>
    <message>
        <source>This is a modern reconstruction. The translation of the page never speaks of moving.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Es una reconstrucción moderna. La traducción de la página no habla nunca de mover.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can. You need not choose a play that wins the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Use todos los números que pueda. No es obligatorio usar un número que haga ganar.</translation>
    </message>
    <message>
        <source>The account does not say so. We deduce it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>El relato no lo dice. Lo deducimos.</translation>
    </message>
    <message>
        <source>Only the exact number bears a man off: one step past the last point.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Solo el número exacto saca una ficha: un paso más allá de la última casa.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player, or is lost.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>El número que no pueda usar pasa al otro jugador o se pierde.</translation>
    </message>
    <message>
        <source>It passes while you lay down or have all your men in the last quarter. We say the other player must use it; the account only says they may.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Pasa mientras esté bajando fichas o si las tiene todas en el último cuadrante. Decimos que el otro jugador debe usarlo; el relato solo dice que puede.</translation>
    </message>
    <message>
        <source>A number moves one man that many points along your track. No point holds more than 2 men.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Un número mueve una ficha otras tantas casas por su recorrido. Ninguna casa admite más de 2 fichas.</translation>
    </message>
    <message>
        <source>Your track is all 24 points, from your own point 1. The other player goes the opposite way.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Su recorrido son las 24 casas, desde su casa 1. El otro jugador va en sentido contrario.</translation>
    </message>
    <message>
        <source>A man that lands on a single enemy man removes it from the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>La ficha que llega donde hay una sola ficha contraria la elimina.</translation>
    </message>
    <message>
        <source>This is odd: its owner then has one man fewer to bring home.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Es extraño: su dueño tiene así una ficha menos que llevar a casa.</translation>
    </message>
    <message>
        <source>Counting a hit man as gone is our choice: the account is silent.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Contar como salida una ficha capturada es elección nuestra: el relato calla.</translation>
    </message>
    <message>
        <source>If neither player can ever move again, the game is a draw.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Si ya nadie puede volver a mover, la partida acaba en empate.</translation>
    </message>
    <message>
        <source>The account does not say what happens when neither player can move.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>El relato no dice qué pasa si nadie puede mover.</translation>
    </message>
    <message>
        <source>The throw-again game</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>El juego de volver a tirar</translation>
    </message>
    <message>
        <source>France, 18th-century account</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Francia, relato del siglo XVIII</translation>
    </message>
    <message>
        <source>The French game at the trictrac table: a doublet lets you throw again.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>El juego francés de la mesa de trictrac: con una pareja se vuelve a tirar.</translation>
    </message>
    <message>
        <source>published by Charpentier</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>publicado por Charpentier</translation>
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
        <source>third edition, pp. 78–94</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>tercera edición, págs. 78-94</translation>
    </message>
    <message>
        <source>from a modern transcription, not compared with the printed book; its author is not known</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>según una transcripción moderna, sin cotejar con el libro impreso; no se conoce su autor</translation>
    </message>
    <message>
        <source>The names of the numbers and of the doublets.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Los nombres de los números y de las parejas.</translation>
    </message>
    <message>
        <source>The names of doublets are the usual ones of trictrac, partly from other chapters.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Los nombres de las parejas son los habituales del trictrac, en parte de otros capítulos.</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3. They lie in piles, not side by side.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Cada jugador tiene 15 fichas. Casas 1, 2 y 3: 2 en cada una. Casas 4, 5 y 6: 3. Están en pilas, no una al lado de otra.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>págs. 78-94, según una transcripción moderna</translation>
    </message>
    <message>
        <source>one on top of the other, and not side by side</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>una encima de otra, y no una al lado de otra</translation>
    </message>
    <message>
        <source>The same book of trictrac and its games says so.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Lo dice el mismo libro del trictrac y sus juegos.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the half nearest the light.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Las fichas de ambos están enfrentadas en la mitad más cercana a la luz.</translation>
    </message>
    <message>
        <source>the quarter … nearest the daylight</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>el cuadrante … más cercano a la luz del día</translation>
    </message>
    <message>
        <source>one may bear nothing off until one has laid all one’s men down</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>no se puede sacar nada hasta haber bajado todas las fichas</translation>
    </message>
    <message>
        <source>What you cannot play goes to the other player. So you must play what you can.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Lo que usted no puede jugar pasa al otro jugador. Por tanto, debe jugar lo que pueda.</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>todo lo que uno no puede jugar lo juega el otro</translation>
    </message>
    <message>
        <source>A pile of 2 has only one man to lay down. With a double 3, the other player lays one down with the second 3.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Una pila de 2 solo tiene una ficha que bajar. Con una pareja de 3, el otro jugador baja una con el segundo 3.</translation>
    </message>
    <message>
        <source>has only one man to lay down; you lay the other down for him</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>solo tiene una ficha que bajar; usted baja la otra por él</translation>
    </message>
    <message>
        <source>These words do not say from which point the man comes.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Estas palabras no dicen de qué casa sale la ficha.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again, even if you could not play it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Con una pareja se vuelve a tirar, aunque no se haya podido jugar.</translation>
    </message>
    <message>
        <source>whoever throws a doublet keeps the dice until they throw a plain throw</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>quien tira una pareja conserva los dados hasta que hace una tirada sencilla</translation>
    </message>
    <message>
        <source>The other player uses, if possible, any number that you cannot.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>El otro jugador usa, si es posible, cualquier número que usted no pueda usar.</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays, if they can; and if they cannot, neither of the two plays it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>todo lo que uno no puede jugar lo juega el otro, si puede; y si no puede, no lo juega ni uno ni otro</translation>
    </message>
    <message>
        <source>A doublet plays just its two numbers, one for each die.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Una pareja juega solo sus dos números, uno por dado.</translation>
    </message>
    <message>
        <source>Doublets are played only once in it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>En él, las parejas se juegan una sola vez</translation>
    </message>
    <message>
        <source>The first player to bear off all their men wins the game.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Gana la partida quien antes saca todas sus fichas.</translation>
    </message>
    <message>
        <source>While you lay down, you cannot use the numbers of a player bearing off.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Mientras baje fichas, no puede usar los números de quien ya las saca.</translation>
    </message>
    <message>
        <source>A modern account says so. We do not have the words of the book. Leave it out to play as in other sources.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Lo dice un relato moderno. No tenemos las palabras del libro. Quítela para jugar como en otras fuentes.</translation>
    </message>
    <message>
        <source>They are lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Se pierden.</translation>
    </message>
    <message>
        <source>They pass as at any other time.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Pasan como en cualquier otro momento.</translation>
    </message>
    <message>
        <source>Every number that passes is pointed out.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Se señala cada número que pasa.</translation>
    </message>
    <message>
        <source>In the source the thrower need not tell you. We deduce that the next throw ends the time to claim. Newcomers may like to be told.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>En la fuente, quien tira no tiene que avisar. Que se pueda reclamar hasta la tirada siguiente es deducción nuestra. A quien empieza a jugar quizá le guste el aviso.</translation>
    </message>
    <message>
        <source>The other player sees every number that passes, and plays it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>El otro jugador ve cada número que pasa y lo juega.</translation>
    </message>
    <message>
        <source>The other player must notice it and claim it, or it is lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>El otro jugador debe verlo y reclamarlo; si no, se pierde.</translation>
    </message>
    <message>
        <source>is not obliged to tell you</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>no está obligado a avisarle</translation>
    </message>
    <message>
        <source>The plain game</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>El juego sencillo</translation>
    </message>
    <message>
        <source>France, 19th-century account</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Francia, relato del siglo XIX</translation>
    </message>
    <message>
        <source>The French game in a book of 1888: doublets are ordinary throws.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>El juego francés en un libro de 1888: las parejas son tiradas corrientes.</translation>
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
        <translation>según Fiske 1905, pág. 300</translation>
    </message>
    <message>
        <source>after Willard Fiske’s summary of 1905</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>según el resumen de Willard Fiske, de 1905</translation>
    </message>
    <message>
        <source>The French names of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Los nombres franceses de 1715.</translation>
    </message>
    <message>
        <source>The summary that we follow gives none.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>El resumen que seguimos no da ninguno.</translation>
    </message>
    <message>
        <source>The account says only that the number of men differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>El relato solo dice que el número de fichas no es el del doblet.</translation>
    </message>
    <message>
        <source>The account says only that the number of dice differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>El relato solo dice que el número de dados no es el del doblet.</translation>
    </message>
    <message>
        <source>The account says only that they do not stand as in doblet. We follow the French rules of 1715.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>El relato solo dice que no están como en el doblet. Seguimos las reglas francesas de 1715.</translation>
    </message>
    <message>
        <source>The account says this about doblet. The rest we deduce.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>El relato lo dice del doblet. El resto lo deducimos.</translation>
    </message>
    <message>
        <source>The other player plays what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>El otro jugador juega lo que usted no puede. Por tanto, usted debe jugar lo que pueda.</translation>
    </message>
    <message>
        <source>We know this book only from Fiske’s summary of 1905, which gives doublets no privilege.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Solo conocemos este libro por el resumen de Fiske (1905). No da privilegio a las parejas.</translation>
    </message>
    <message>
        <source>The stacking game</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>El juego de apilar</translation>
    </message>
    <message>
        <source>Iceland, 20th-century account</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Islandia, relato del siglo XX</translation>
    </message>
    <message>
        <source>The Icelandic game: men are laid down, stacked up again, then borne off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>El juego islandés: las fichas se bajan, se vuelven a apilar y luego se sacan.</translation>
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
        <translation>Florencia</translation>
    </message>
    <message>
        <source>p. 353</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>pág. 353</translation>
    </message>
    <message>
        <source>The account that we follow does not name them.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>El relato que seguimos no los nombra.</translation>
    </message>
    <message>
        <source>Each player’s men stand in the quarter at their right hand.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Las fichas de cada jugador están en el cuadrante de su derecha.</translation>
    </message>
    <message>
        <source>Lay all your men down, stack them up again, then bear them off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Baje todas sus fichas, vuelva a apilarlas y luego sáquelas.</translation>
    </message>
    <message>
        <source>The account says that unusable throws do not count. So the usable ones must be played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>El relato dice que las tiradas inservibles no cuentan. Por tanto, las útiles se deben jugar.</translation>
    </message>
    <message>
        <source>When all your men are down, each number puts one man back on its pile.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Cuando todas sus fichas están bajadas, cada número devuelve una ficha a su pila.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Con una pareja se vuelve a tirar.</translation>
    </message>
    <message>
        <source>A number that you cannot use does not count.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>El número que no pueda usar no cuenta.</translation>
    </message>
    <message>
        <source>The account says only that they throw to decide. In Icelandic kotra the lower number begins (Hugur og hönd, 1977, pp. 8–9).</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>El relato solo dice que tiran para decidirlo. En la kotra islandesa empieza el número más bajo (Hugur og hönd, 1977, págs. 8-9).</translation>
    </message>
    <message>
        <source>The higher number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Empieza el número más alto.</translation>
    </message>
    <message>
        <source>The lower number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Empieza el número más bajo.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, each number bears one man off its point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Con todas sus fichas apiladas de nuevo, cada número saca una de su casa.</translation>
    </message>
    <message>
        <source>The account says “exactly as at backgammon”. It calls that “effectively the same as in doublets”. That is true only for men on the number’s own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>El relato dice «exactly as at backgammon» (igual que en el backgammon). Añade: «effectively the same as in doublets» (en la práctica, como en el doublets). Solo es cierto para las fichas de la casa de ese número.</translation>
    </message>
    <message>
        <source>Each number bears one man off its own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Cada número saca una ficha de su propia casa.</translation>
    </message>
    <message>
        <source>A doublet plays both its numbers before you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Una pareja juega sus dos números antes de volver a tirar.</translation>
    </message>
    <message>
        <source>We do not know whether Fiske says how many men it plays. In the Digital Ludeme Project and Ludii it plays one.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>No sabemos si Fiske dice cuántas fichas juega. En el Digital Ludeme Project y en Ludii juega una.</translation>
    </message>
    <message>
        <source>Both numbers are played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Se juegan los dos números.</translation>
    </message>
    <message>
        <source>One man is played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Se juega una ficha.</translation>
    </message>
    <message>
        <source>The living game</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>El juego vivo</translation>
    </message>
    <message>
        <source>Turkey, 21st-century account</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Turquía, relato del siglo XXI</translation>
    </message>
    <message>
        <source>Still played in Turkey: each die plays one man, and chance decides everything.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Aún se juega en Turquía: cada dado juega una ficha; todo es azar.</translation>
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
        <translation>Turquía</translation>
    </message>
    <message>
        <source>entry on kız tavlası</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>artículo sobre kız tavlası</translation>
    </message>
    <message>
        <source>after two present-day accounts: one given to the project, one in the newspaper Posta</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>según dos relatos actuales: uno dado al proyecto y otro en el periódico Posta</translation>
    </message>
    <message>
        <source>The accounts that we follow do not name them.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Los relatos que seguimos no los nombran.</translation>
    </message>
    <message>
        <source>The newspaper also allows them to stand diagonally. The game is the same. We use an English board.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>El periódico también admite que estén en diagonal. El juego es el mismo. Usamos un tablero inglés.</translation>
    </message>
    <message>
        <source>Equal dice are thrown again. We deduce that these dice are not played.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Si hay empate se vuelve a tirar. Que estos dados no se jueguen es deducción nuestra.</translation>
    </message>
    <message>
        <source>The accounts do not mention the order.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Los relatos no mencionan el orden.</translation>
    </message>
    <message>
        <source>The accounts do not mention this.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Los relatos no lo mencionan.</translation>
    </message>
    <message>
        <source>We deduce that the bottom man needs no number.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Que la ficha de abajo no necesite número es deducción nuestra.</translation>
    </message>
    <message>
        <source>A doublet is an ordinary throw: two equal numbers.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Una pareja es una tirada corriente: dos números iguales.</translation>
    </message>
    <message>
        <source>The accounts do not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Los relatos no dicen qué pasa con los demás números de esa tirada.</translation>
    </message>
    <message>
        <source>The accounts do not mention such numbers. In some games of this kind they pass to the other player.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Los relatos no mencionan esos números. En algunos juegos de este tipo pasan al otro jugador.</translation>
    </message>
    <message>
        <source>The children’s game</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El juego de los niños</translation>
    </message>
    <message>
        <source>Syria and Lebanon, 20th-century account</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Siria y Líbano, relato del siglo XX</translation>
    </message>
    <message>
        <source>Of Syria and Lebanon: lay down, stack up again, then bear off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>De Siria y Líbano: bajar, volver a apilar y luego sacar.</translation>
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
        <translation>págs. 19-21</translation>
    </message>
    <message>
        <source>after the Digital Ludeme Project’s summary of the book</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>según el resumen del libro por el Digital Ludeme Project</translation>
    </message>
    <message>
        <source>The summary that we follow does not name them.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El resumen que seguimos no los nombra.</translation>
    </message>
    <message>
        <source>The summary does not say where they stand. We use an English board.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El resumen no dice dónde están. Usamos un tablero inglés.</translation>
    </message>
    <message>
        <source>The summary does not say who begins.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El resumen no dice quién empieza.</translation>
    </message>
    <message>
        <source>The summary does not mention the order.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El resumen no menciona el orden.</translation>
    </message>
    <message>
        <source>The summary says what a number lets you do, not that you must.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El resumen dice lo que un número permite hacer, no que sea obligatorio.</translation>
    </message>
    <message>
        <source>The summary does not mention doublets.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El resumen no menciona las parejas.</translation>
    </message>
    <message>
        <source>The summary does not mention such numbers.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El resumen no menciona esos números.</translation>
    </message>
    <message>
        <source>In the summary each number moves one man. We take the rule for high numbers from backgammon. Other games of this kind bear off by number.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>En el resumen, cada número mueve una ficha. La regla de los números altos la tomamos del backgammon. Otros juegos de este tipo sacan según el número.</translation>
    </message>
    <message>
        <source>The summary does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>El resumen no dice qué pasa con los demás números de esa tirada.</translation>
    </message>
    <message>
        <source>Invented today</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Inventado hoy</translation>
    </message>
    <message>
        <source>Invented: no source has all these rules together.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Inventado: ninguna fuente tiene juntas todas estas reglas.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. Use the rest at once in your next stage.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Una pareja puede dar más fichas de las necesarias. Use el resto de inmediato en su fase siguiente.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The other player plays the rest.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Una pareja puede dar más fichas de las necesarias. El otro jugador juega el resto.</translation>
    </message>
    <message>
        <source>A doublet plays only one man before you throw again.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Una pareja juega una sola ficha antes de volver a tirar.</translation>
    </message>
    <message>
        <source>While you lay down, you can use the numbers of a player bearing off.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Mientras baje fichas, puede usar los números de quien ya las saca.</translation>
    </message>
    <message>
        <source>Notice a number that passes and claim it, or it is lost.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Fíjese en el número que pasa y reclámelo; si no, se pierde.</translation>
    </message>
    <message>
        <source>When you finish a stage, you cannot use the rest of the throw.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Al acabar una fase, no se puede usar el resto de la tirada.</translation>
    </message>
    <message>
        <source>Each player throws one die. The lower number throws first.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Cada jugador tira un dado. Empieza el número más bajo.</translation>
    </message>
    <message>
        <source>The encyclopedia’s game</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>El juego de la enciclopedia</translation>
    </message>
    <message>
        <source>The French game in an encyclopedia of 1792: chance decides who begins.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>El juego francés en una enciclopedia de 1792: el azar decide quién empieza.</translation>
    </message>
    <message>
        <source>attributed to Jacques Lacombe</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>atribuido a Jacques Lacombe</translation>
    </message>
    <message>
        <source>1792</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>1792</translation>
    </message>
    <message>
        <source>pp. 64–65</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>págs. 64-65</translation>
    </message>
    <message>
        <source>the beginning from a modern transcription at jocari.be, the rest after a modern summary</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>el comienzo según una transcripción moderna en jocari.be; el resto, según un resumen moderno</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>págs. 64-65, según una transcripción moderna</translation>
    </message>
    <message>
        <source>The name of this game comes from the fact that the players really do knock down all their men, one after another, laying them flat, one in front of the other.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>El nombre de este juego viene de que los jugadores abaten realmente todas sus fichas, una tras otra, tumbándolas una delante de otra.</translation>
    </message>
    <message>
        <source>The part we have read mentions “as”, “deux”, “trois” and “six”.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Lo que hemos leído nombra as, deux, trois y six.</translation>
    </message>
    <message>
        <source>On the three points nearest the daylight each pile is of two men, and the piles of the three other points are of three men each.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>En las tres casas más cercanas a la luz del día, cada pila es de dos fichas, y las pilas de las otras tres casas son de tres fichas cada una.</translation>
    </message>
    <message>
        <source>which is played with two dice and two dice cups in a trictrac board</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>que se juega con dos dados y dos cubiletes en un tablero de trictrac</translation>
    </message>
    <message>
        <source>each player puts his men in the quarter of the trictrac board nearest the daylight</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>cada jugador pone sus fichas en el cuadrante del tablero de trictrac más cercano a la luz del día</translation>
    </message>
    <message>
        <source>The part we have read covers only laying down. Bearing off comes from the modern summary.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Solo hemos leído cómo se bajan. Lo de sacarlas viene del resumen moderno.</translation>
    </message>
    <message>
        <source>The text says only that chance decides. We throw dice, as in the other games.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>El texto solo dice que decide el azar. Tiramos los dados, como en los demás juegos.</translation>
    </message>
    <message>
        <source>In its example, a six and an ace, the text plays the ace first. It states no rule.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>En su ejemplo, un seis y un as, el texto juega primero el as. No enuncia ninguna regla.</translation>
    </message>
    <message>
        <source>he knocks two men down from the piles, according to the number of dots that each die shows</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>abate dos fichas de las pilas, según el número de puntos que muestra cada dado</translation>
    </message>
    <message>
        <source>the ace is always taken from the first pile, the two from the second</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>el as se toma siempre de la primera pila, el dos de la segunda</translation>
    </message>
    <message>
        <source>We have not read what the book says about it. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>No hemos leído lo que el libro dice de ello. Seguimos las reglas francesas de 1715.</translation>
    </message>
    <message>
        <source>We follow the French rules of 1715. The summary has the English rule of 1674, word for word, so we distrust it.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Seguimos las reglas francesas de 1715. El resumen trae la regla inglesa de 1674, palabra por palabra; desconfiamos de él.</translation>
    </message>
    <message>
        <source>The first player to finish the last stage wins, on either player’s throw.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Gana quien acaba antes la última fase, en la tirada de cualquiera de los dos.</translation>
    </message>
    <message>
        <source>We have not read the end of the text. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>No hemos leído el final del texto. Seguimos las reglas francesas de 1715.</translation>
    </message>
    <message>
        <source>When all your men are off, the game is over.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Cuando todas sus fichas están fuera, la partida ha terminado.</translation>
    </message>
    <message>
        <source>One modern reading of the article has players set all men up again. We have not found this in what we read.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Según una lectura moderna del artículo, se recolocan todas las fichas. No lo hemos encontrado en lo que leímos.</translation>
    </message>
    <message>
        <source>The game is over, and that player has won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>La partida ha terminado, y ese jugador ha ganado.</translation>
    </message>
    <message>
        <source>They must be set up again, one number for each man. Then the game is won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Hay que recolocarlas, un número por cada ficha. Entonces se gana la partida.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Gana quien se queda antes sin fichas.</translation>
    </message>
    <message>
        <source>It is our deduction that this may happen on the other player’s throw.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Que esto pueda ocurrir en la tirada del otro jugador es deducción nuestra.</translation>
    </message>
    <message>
        <source>Holme adds laws for games at tables. The second agrees: “in the Game of doublets they are as many to laye”. That any points will do is our deduction.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Holme añade leyes para los juegos de tablas. La segunda coincide: «en el juego de doublets son otras tantas que bajar». Que sirva cualquier casa es deducción nuestra.</translation>
    </message>
    <message>
        <source>f. 74, as read by the Digital Ludeme Project</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>f. 74, leído por el Digital Ludeme Project</translation>
    </message>
    <message>
        <source>A number bears a man off its point. It may instead move one that many points lower. If none stands so high, it bears off the highest.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Un número saca una ficha de su casa o baja una otro tanto. Si ninguna está tan alta, saca la más alta.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, bear them off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Cuando todas sus fichas vuelven a estar apiladas, sáquelas.</translation>
    </message>
    <message>
        <source>In one account a doublet plays all the men on its point. This matters only when three men are left there to bear off.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Según un relato, una pareja juega todas las fichas de su casa. Solo importa cuando quedan allí tres fichas por sacar.</translation>
    </message>
    <message>
        <source>Its two numbers play one man each.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Cada uno de sus dos números juega una ficha.</translation>
    </message>
    <message>
        <source>It plays all the men on its point, even if there are three.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Juega todas las fichas de su casa, aunque sean tres.</translation>
    </message>
    <message>
        <source>A doublet plays all the men on its point, even if there are three.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Una pareja juega todas las fichas de su casa, aunque sean tres.</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <source>Two players put their men in piles on a backgammon board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dos jugadores ponen sus fichas en pilas sobre un tablero de backgammon.</translation>
    </message>
    <message>
        <source>The dice decide which man is laid down, and later which man is taken off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Los dados deciden qué ficha se baja y, más tarde, cuál se saca.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Gana quien se queda antes sin fichas.</translation>
    </message>
    <message>
        <source>It is a simple game of luck, quite unlike backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es un juego de suerte sencillo, muy distinto del backgammon.</translation>
    </message>
    <message>
        <source>Games like this have been played for more than seven hundred years.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Juegos como estos se juegan desde hace más de setecientos años.</translation>
    </message>
    <message>
        <source>This page tells you who wrote about them and what is still unknown.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Esta página cuenta quién escribió sobre ellos y qué se ignora todavía.</translation>
    </message>
    <message>
        <source>Each fact is marked with how we know it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>En cada dato se indica cómo lo sabemos.</translation>
    </message>
    <message>
        <source>An old source says so itself.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Lo dice la propia fuente antigua.</translation>
    </message>
    <message>
        <source>Only a modern writer says so.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Solo lo dice un autor moderno.</translation>
    </message>
    <message>
        <source>A picture or an object from the time shows it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Lo muestra una imagen o un objeto de la época.</translation>
    </message>
    <message>
        <source>A book of games made for King Alfonso X of Castile teaches doblet. It is one of fifteen games of tables there.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un libro de juegos hecho para el rey Alfonso X de Castilla enseña el doblet. Es uno de sus quince juegos de tablas.</translation>
    </message>
    <message>
        <source>Rabelais, in Gargantua, lists the games that a giant plays. Renette and tables rabattues are both among them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rabelais, en Gargantúa, enumera los juegos de un gigante. Entre ellos están la renette y las tables rabattues.</translation>
    </message>
    <message>
        <source>A folding tables board goes down with the ship Mary Rose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un tablero de tablas plegable se hunde con el barco Mary Rose.</translation>
    </message>
    <message>
        <source>Hugh Latimer names doublets in a sermon before King Edward VI.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hugh Latimer nombra el doublets en un sermón ante el rey Eduardo VI.</translation>
    </message>
    <message>
        <source>They are still at their doublets.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Siguen todavía jugando a sus doublets.</translation>
    </message>
    <message>
        <source>The name queen’s game is written down, modern editors say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Se pone por escrito el nombre queen’s game («juego de la reina»), según editores modernos.</translation>
    </message>
    <message>
        <source>Cotgrave explains the French word renette to English readers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cotgrave explica a los lectores ingleses la palabra francesa renette.</translation>
    </message>
    <message>
        <source>A game at tables, somewhat like our doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un juego de tablas, algo parecido a nuestro doublets o juego de la reina.</translation>
    </message>
    <message>
        <source>John Taylor’s poem Taylor’s Motto names doublets among the games at which money is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Taylor’s Motto, poema de John Taylor, nombra el doublets entre juegos que cuestan dinero.</translation>
    </message>
    <message>
        <source>At Irish, tick-tack, doublets, draughts or chess he throws his money about carelessly.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Al irish, tick-tack, doublets, damas o ajedrez tira su dinero sin cuidado.</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>h. 1665-1670</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist, writes down how dublets is played.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francis Willughby, naturalista, escribe cómo se juega al dublets.</translation>
    </message>
    <message>
        <source>The Compleat Gamester, printed in London, gives the rules of dubblets, without its author’s name.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>The Compleat Gamester, impreso en Londres sin nombre de autor, da las reglas del dubblets.</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>antes de 1688</translation>
    </message>
    <message>
        <source>Randle Holme describes dubblets in a manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Randle Holme describe el dubblets en un manuscrito.</translation>
    </message>
    <message>
        <source>Hyde calls doublets the same game as three French ones. They are tables rabattues, dames rabattues and dames avallées.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Según Hyde, doublets es el mismo juego que tres franceses. Son tables rabattues, dames rabattues y dames avallées.</translation>
    </message>
    <message>
        <source>c. 1699</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>h. 1699</translation>
    </message>
    <message>
        <source>Rules of dames rabattues are printed in Paris, a modern account says.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Se imprimen en París las reglas de las dames rabattues, según un relato moderno.</translation>
    </message>
    <message>
        <source>Charpentier prints these rules in the third edition of a book on trictrac. The first, of 1698, covered only trictrac; the second appeared in 1701.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Charpentier imprime estas reglas en la tercera edición de un libro sobre el trictrac. La primera, de 1698, solo trataba del trictrac; la segunda salió en 1701.</translation>
    </message>
    <message>
        <source>Seymour (pages 248–249) and Johnson (page 249) print the rules of 1674 again. Only some spellings change. Doublets was popular in the 17th and 18th centuries, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Seymour (páginas 248-249) y Johnson (página 249) vuelven a imprimir las reglas de 1674. Solo cambian algunas grafías. El doublets fue popular en los siglos XVII y XVIII, según autores modernos.</translation>
    </message>
    <message>
        <source>Moulidars describes dames rabattues in an encyclopedia of games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Moulidars describe las dames rabattues en una enciclopedia de juegos.</translation>
    </message>
    <message>
        <source>Willard Fiske writes of ofanfelling, an Icelandic game, and calls it ancient. Holme’s manuscript is printed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willard Fiske escribe sobre el ofanfelling, un juego islandés, y lo llama antiguo. Se imprime el manuscrito de Holme.</translation>
    </message>
    <message>
        <source>Barakat describes yahoudieh, a children’s game of this family in Syria and Lebanon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barakat describe el yahoudieh, un juego infantil de esta familia en Siria y Líbano.</translation>
    </message>
    <message>
        <source>On 29 March Justin du Coeur publishes instructions for playing as the old books describe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El 29 de marzo, Justin du Coeur publica cómo jugar según los libros antiguos.</translation>
    </message>
    <message>
        <source>A very silly little luck game, but worthwhile for certain times</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un jueguecito de azar muy tonto, pero que vale la pena en ciertos momentos</translation>
    </message>
    <message>
        <source>Willughby’s manuscript is printed for the first time.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El manuscrito de Willughby se imprime por primera vez.</translation>
    </message>
    <message>
        <source>Fatih Parlak describes kız tavlası, a game of this family still played in Turkey.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fatih Parlak describe el kız tavlası, juego de esta familia aún vivo en Turquía.</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>hoy</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project collects evidence of old games. For doblet, it lists the players as adult, male, elite and noble.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El Digital Ludeme Project reúne testimonios de juegos antiguos. Para el doblet registra jugadores adultos: hombres, de la élite y nobles.</translation>
    </message>
    <message>
        <source>Made for King Alfonso X of Castile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hecho para el rey Alfonso X de Castilla.</translation>
    </message>
    <message>
        <source>Written by hand, and finished in Seville. Said to have been first printed in 1874.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Escrito a mano y terminado en Sevilla. Se dice que se imprimió por primera vez en 1874.</translation>
    </message>
    <message>
        <source>El Escorial, Spain: manuscript T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El Escorial, España: manuscrito T-I-6, folio 74.</translation>
    </message>
    <message>
        <source>We read a modern translation by Golladay, and retell it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Leemos la traducción inglesa moderna de Golladay y la parafraseamos.</translation>
    </message>
    <message>
        <source>Doblet is one of fifteen games of tables in the book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El doblet es uno de los quince juegos de tablas del libro.</translation>
    </message>
    <message>
        <source>Some accounts date these games to the 14th century. The book itself says 1283.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Algunos relatos datan estos juegos en el siglo XIV. El propio libro dice 1283.</translation>
    </message>
    <message>
        <source>Each player has twelve men, doubled up on six points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cada jugador tiene doce fichas, dobladas en seis casas.</translation>
    </message>
    <message>
        <source>The other player uses what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El otro jugador usa lo que usted tira y no puede usar.</translation>
    </message>
    <message>
        <source>The picture shows three dice; the text does not mention them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La imagen muestra tres dados; el texto no los menciona.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice. We play them as ordinary numbers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El texto no menciona los dados iguales. Los jugamos como números corrientes.</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francis Willughby, naturalista.</translation>
    </message>
    <message>
        <source>First printed in 2003, edited by Forgeng, Johnston and Cram.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Impreso por primera vez en 2003, en edición de Forgeng, Johnston y Cram.</translation>
    </message>
    <message>
        <source>University of Nottingham, Middleton collection, Mi LM 14.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Universidad de Nottingham, colección Middleton, Mi LM 14.</translation>
    </message>
    <message>
        <source>We know the rules from modern writers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Conocemos las reglas por autores modernos.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the two dice show together.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una pareja juega tantas fichas como suman los dos dados.</translation>
    </message>
    <message>
        <source>A number that you cannot play is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El número que no se puede jugar se pierde.</translation>
    </message>
    <message>
        <source>By childish he means trifling, not made for children.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Con «pueril» quiere decir trivial, no hecho para niños.</translation>
    </message>
    <message>
        <source>Justin du Coeur calls it a gambling game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Justin du Coeur lo llama juego de apuestas.</translation>
    </message>
    <message>
        <source>The least serious of all games of this kind. It is all chance, with hardly any skill.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El menos serio de todos los juegos de este tipo. Todo es azar, casi sin habilidad.</translation>
    </message>
    <message>
        <source>It names no author. Later it was attributed to Charles Cotton.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>No nombra autor. Más tarde se atribuyó a Charles Cotton.</translation>
    </message>
    <message>
        <source>London 1674, for R. Cutler: chapter XXIX, pages 161 and 162.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Londres, 1674, para R. Cutler: capítulo XXIX, páginas 161 y 162.</translation>
    </message>
    <message>
        <source>Several libraries have copies.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hay ejemplares en varias bibliotecas.</translation>
    </message>
    <message>
        <source>We read the printed text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Leemos el texto impreso.</translation>
    </message>
    <message>
        <source>The other player lays down what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El otro jugador baja lo que usted tira y no puede usar.</translation>
    </message>
    <message>
        <source>Double fours lay down, or bear off, eight men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una pareja de cuatros baja, o saca, ocho fichas.</translation>
    </message>
    <message>
        <source>The chapter warns of cheats and their ways with dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El capítulo previene contra los tramposos y sus mañas con los dados.</translation>
    </message>
    <message>
        <source>Two more such games follow it: sice-ace and ketch-dolt. Neither begins with piles that are laid down.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Le siguen otros dos juegos del mismo tipo: sice-ace y ketch-dolt. Ninguno empieza con pilas que haya que bajar.</translation>
    </message>
    <message>
        <source>It does not say what happens when a doublet is more than you need. In our rules the rest is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>No dice qué pasa si una pareja da más de lo necesario. En nuestras reglas, el resto se pierde.</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>pág. 161</translation>
    </message>
    <message>
        <source>There are several silly games for a tables board. They are not worth describing, so I mention only these three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hay varios juegos tontos para el tablero de tablas. No vale la pena describirlos, así que solo menciono estos tres.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>págs. 161-162</translation>
    </message>
    <message>
        <source>The player with the higher throw begins, and lays down what it shows. So does the other player. If one cannot use a number, the other lays down a man with it. That helps the other.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quien tira más alto empieza, y baja lo que muestra su tirada. Lo mismo hace el otro. Si uno no puede usar un número, el otro baja una ficha con él. Eso ayuda al otro.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>pág. 162</translation>
    </message>
    <message>
        <source>A doublet lays down, or bears off, as many men as it shows. Two fours lay down, or bear off, eight.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una pareja baja, o saca, tantas fichas como muestra. Dos cuatros bajan, o sacan, ocho.</translation>
    </message>
    <message>
        <source>Two sleights of hand, and loaded dice that fall high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dos trucos de manos, y dados cargados que dan números altos.</translation>
    </message>
    <message>
        <source>Randle Holme, said to have been a painter of coats of arms in Chester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Randle Holme, del que se dice que pintaba escudos de armas en Chester.</translation>
    </message>
    <message>
        <source>This part, III.16, was first printed in 1905.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Esta parte, III.16, se imprimió por primera vez en 1905.</translation>
    </message>
    <message>
        <source>The manuscript is in the British Library, London.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El manuscrito está en la Biblioteca Británica, Londres.</translation>
    </message>
    <message>
        <source>We read the text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Leemos el texto.</translation>
    </message>
    <message>
        <source>Fifteen men stand doubled on six points, some three high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quince fichas dobladas en seis casas, algunas en pilas de tres.</translation>
    </message>
    <message>
        <source>The other player lays down a man with a number you cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Con un número que usted no puede usar, el otro jugador baja una ficha.</translation>
    </message>
    <message>
        <source>Two dice are thrown, as in all games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Se tiran dos dados, como en todos los juegos de tablas.</translation>
    </message>
    <message>
        <source>He numbers the points from the left. Our board numbers them from the right.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Numera las casas desde la izquierda. Nuestro tablero las numera desde la derecha.</translation>
    </message>
    <message>
        <source>His rules for all such games say who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sus reglas para todos los juegos de este tipo dicen quién empieza.</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, apartado 29a</translation>
    </message>
    <message>
        <source>This is an easy and childish game. All fifteen men stand doubled on the six points. Points 6, 5 and 4 have three each. What is thrown is laid down. If one player cannot use it, the other lays down instead. So they go on until all the men are down. Then they bear off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Es un juego fácil y pueril. Las quince fichas están dobladas en las seis casas. Las casas 6, 5 y 4 tienen tres cada una. Lo que se tira, se baja. Si un jugador no puede usarlo, baja el otro en su lugar. Así siguen hasta que todas las fichas están bajadas. Entonces las sacan.</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, apartado 29b</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher has the first throw, in every game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cada jugador tira un dado. El más alto tiene la primera tirada, en todos los juegos.</translation>
    </message>
    <message>
        <source>The author is not known. Charpentier published it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>No se conoce al autor. Lo publicó Charpentier.</translation>
    </message>
    <message>
        <source>Paris 1715, third edition, pages 78 to 94. The rules are known from about 1699.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>París, 1715, tercera edición, páginas 78 a 94. Las reglas se conocen desde alrededor de 1699.</translation>
    </message>
    <message>
        <source>We read a transcription in modern spelling. We could not compare it with the printed book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Leemos una transcripción en grafía moderna. No pudimos cotejarla con el libro impreso.</translation>
    </message>
    <message>
        <source>Men lie in the half nearest the light.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las fichas están en la mitad más cercana a la luz.</translation>
    </message>
    <message>
        <source>What one player cannot play, the other plays.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Lo que un jugador no puede jugar lo juega el otro.</translation>
    </message>
    <message>
        <source>A doublet keeps the dice: the same player throws again.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una pareja conserva los dados: el mismo jugador vuelve a tirar.</translation>
    </message>
    <message>
        <source>The thrower need not warn you. Here the program does, to make the game easier.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quien tira no tiene que avisar. Aquí avisa el programa, para que sea más fácil.</translation>
    </message>
    <message>
        <source>A modern account says that some numbers of a player bearing off are lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Según un relato moderno, algunos números de quien ya saca fichas se pierden.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>págs. 78-94, según una transcripción moderna</translation>
    </message>
    <message>
        <source>One upon the other, and not side by side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una encima de otra, y no una al lado de otra.</translation>
    </message>
    <message>
        <source>You can bear nothing off until you have laid down all your men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>No se puede sacar nada hasta haber bajado todas las fichas.</translation>
    </message>
    <message>
        <source>All that one player cannot play, the other plays, if possible. If not, neither of them plays it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Todo lo que un jugador no puede jugar lo juega el otro, si es posible. Si no, no lo juega ninguno.</translation>
    </message>
    <message>
        <source>Whoever throws a doublet keeps the dice, until a plain throw is made.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quien tira una pareja conserva los dados hasta hacer una tirada sencilla.</translation>
    </message>
    <message>
        <source>Whoever is first to bear off all their men wins the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quien antes saca todas sus fichas gana la partida.</translation>
    </message>
    <message>
        <source>Moulidars.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Moulidars.</translation>
    </message>
    <message>
        <source>Paris 1888.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>París, 1888.</translation>
    </message>
    <message>
        <source>We know it through Fiske’s summary of 1905, page 300.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Lo conocemos por el resumen de Fiske, de 1905, página 300.</translation>
    </message>
    <message>
        <source>Doublets are ordinary throws.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las parejas son tiradas corrientes.</translation>
    </message>
    <message>
        <source>Numbers that you cannot use pass to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Los números que usted no puede usar pasan al otro jugador.</translation>
    </message>
    <message>
        <source>We deduce how many men and dice there are, and where the men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Deducimos cuántas fichas y dados hay, y dónde están las fichas.</translation>
    </message>
    <message>
        <source>Willard Fiske.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Willard Fiske.</translation>
    </message>
    <message>
        <source>Florence 1905, page 353.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Florencia, 1905, página 353.</translation>
    </message>
    <message>
        <source>We know this game from a modern writer.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Conocemos este juego por un autor moderno.</translation>
    </message>
    <message>
        <source>Men are laid down, piled up again, and only then borne off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las fichas se bajan, se vuelven a apilar y solo entonces se sacan.</translation>
    </message>
    <message>
        <source>Each player uses the quarter of the board at their right hand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cada jugador usa el cuadrante del tablero que está a su derecha.</translation>
    </message>
    <message>
        <source>A number that you cannot play does not count.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El número que no se puede jugar no cuenta.</translation>
    </message>
    <message>
        <source>The players throw to decide who begins. We deduce that the higher number does.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Los jugadores tiran para decidir quién empieza. Deducimos que es el número más alto.</translation>
    </message>
    <message>
        <source>In kotra, another Icelandic game, the lower number begins. You can choose that here.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>En la kotra, otro juego islandés, empieza el número más bajo. Aquí también se puede elegir.</translation>
    </message>
    <message>
        <source>How many men a doublet plays is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cuántas fichas juega una pareja es elección nuestra.</translation>
    </message>
    <message>
        <source>Fatih Parlak told the Digital Ludeme Project how to play.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fatih Parlak explicó al Digital Ludeme Project cómo se juega.</translation>
    </message>
    <message>
        <source>Turkish newspapers and websites explain it too.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>También lo explican periódicos y páginas web turcos.</translation>
    </message>
    <message>
        <source>A living game, said to be at least fifty years old and probably much older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un juego vivo; se le atribuyen al menos cincuenta años, y probablemente tiene muchos más.</translation>
    </message>
    <message>
        <source>We follow the project’s account and an article in the newspaper Posta.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Seguimos el relato del proyecto y un artículo del periódico Posta.</translation>
    </message>
    <message>
        <source>The name means girls’ backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El nombre significa «backgammon de chicas».</translation>
    </message>
    <message>
        <source>Fifteen men stand as in the English and French games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quince fichas, colocadas como en los juegos inglés y francés.</translation>
    </message>
    <message>
        <source>The men face each other, or stand diagonally.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las fichas están frente a frente o en diagonal.</translation>
    </message>
    <message>
        <source>A doublet lays down all the men on its point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una pareja baja todas las fichas de su casa.</translation>
    </message>
    <message>
        <source>What happens to a number that you cannot use is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Qué pasa con un número que no se puede usar es elección nuestra.</translation>
    </message>
    <message>
        <source>We play it on the English board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Lo jugamos en el tablero inglés.</translation>
    </message>
    <message>
        <source>Barakat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barakat.</translation>
    </message>
    <message>
        <source>Helsinki 1974, pages 19 to 21.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Helsinki, 1974, páginas 19 a 21.</translation>
    </message>
    <message>
        <source>We know this game from a summary by the Digital Ludeme Project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Conocemos este juego por un resumen del Digital Ludeme Project.</translation>
    </message>
    <message>
        <source>Children in Syria and Lebanon play it. Adults play other games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Lo juegan los niños en Siria y Líbano. Los adultos juegan a otros juegos de tablas.</translation>
    </message>
    <message>
        <source>In bearing off, a number may move a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>En la fase de sacar, un número puede mover una ficha.</translation>
    </message>
    <message>
        <source>Who begins, doublets and numbers that you cannot use are our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quién empieza, las parejas y los números que no se pueden usar son elección nuestra.</translation>
    </message>
    <message>
        <source>A modern research project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un proyecto de investigación moderno.</translation>
    </message>
    <message>
        <source>Not a book: its entry DLP.Evidence.1463 gives rules for doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>No es un libro: su entrada DLP.Evidence.1463 da reglas para el doblet.</translation>
    </message>
    <message>
        <source>In its own collection of evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>En su propia colección de testimonios de juegos antiguos.</translation>
    </message>
    <message>
        <source>We compared that entry with the translation of Alfonso’s page.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hemos comparado esa entrada con la traducción de la página de Alfonso.</translation>
    </message>
    <message>
        <source>When a player’s men are down, they race round the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cuando las fichas de un jugador están bajadas, corren alrededor del tablero.</translation>
    </message>
    <message>
        <source>A single man can be hit, and then leaves the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una ficha sola se puede capturar, y entonces sale de la partida.</translation>
    </message>
    <message>
        <source>We find no movement in the translation, so we call this a modern reconstruction.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>En la traducción no vemos que las fichas se muevan: la llamamos reconstrucción moderna.</translation>
    </message>
    <message>
        <source>Men that are hit count as gone. A player who is hit has fewer to bring home. That is odd.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las fichas capturadas cuentan como salidas. A quien las pierde le quedan menos que llevar a casa. Es extraño.</translation>
    </message>
    <message>
        <source>On leaf 74 of Alfonso’s book a small painting shows doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>En el folio 74 del libro de Alfonso, una pequeña pintura muestra el doblet.</translation>
    </message>
    <message>
        <source>Two players sit at the board. One has just lifted a man from its pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dos jugadores están ante el tablero. Uno acaba de levantar una ficha de su pila.</translation>
    </message>
    <message>
        <source>The board is a rectangle with a heavy frame.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El tablero es un rectángulo con un marco pesado.</translation>
    </message>
    <message>
        <source>It has no triangles. Twenty-four half-round hollows are cut in its long sides.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>No tiene triángulos. En sus lados largos hay veinticuatro huecos semicirculares.</translation>
    </message>
    <message>
        <source>Each hollow is as wide as a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cada hueco es tan ancho como una ficha.</translation>
    </message>
    <message>
        <source>The bar is two stubs, one from each long side. They do not meet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La barra son dos salientes, uno de cada lado largo. No se tocan.</translation>
    </message>
    <message>
        <source>Three dice are there, so we play with three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hay tres dados, así que jugamos con tres.</translation>
    </message>
    <message>
        <source>doublets, dubblets, doblet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>doublets, dubblets, doblet</translation>
    </message>
    <message>
        <source>Perhaps because the men stand doubled on their points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quizá porque las fichas están dobladas, de dos en dos, en sus casas.</translation>
    </message>
    <message>
        <source>Or because throwing a doublet is rewarded.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>O porque tirar una pareja tiene premio.</translation>
    </message>
    <message>
        <source>Alfonso’s page has no special rule for throwing a doublet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La página de Alfonso no tiene ninguna regla especial para las parejas.</translation>
    </message>
    <message>
        <source>Doublets may have grown out of doblet, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El doublets pudo surgir del doblet, según autores modernos.</translation>
    </message>
    <message>
        <source>The historian Singman dates the name doublets to the 17th century.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El historiador Singman data el nombre doublets en el siglo XVII.</translation>
    </message>
    <message>
        <source>Latimer used it in 1549. So it is older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Latimer lo usó en 1549. Por tanto, es más antiguo.</translation>
    </message>
    <message>
        <source>dames rabattues</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>dames rabattues</translation>
    </message>
    <message>
        <source>Men knocked down: taken from their piles. A dame is a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fichas abatidas: quitadas de sus pilas. Una dame es una ficha.</translation>
    </message>
    <message>
        <source>An older spelling is dames rabatues.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una grafía más antigua es dames rabatues.</translation>
    </message>
    <message>
        <source>renette, queen’s game</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>renette, queen’s game</translation>
    </message>
    <message>
        <source>Renette, or reynette, means little queen, Fiske writes on page 286.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Renette, o reynette, significa reinecita, escribe Fiske en la página 286.</translation>
    </message>
    <message>
        <source>Cotgrave says that renette is somewhat like doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cotgrave: la renette se parece algo al doublets o queen’s game («juego de la reina»).</translation>
    </message>
    <message>
        <source>Rabelais lists both renette and tables rabattues, so he took them for two games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Rabelais nombra la renette y las tables rabattues; por tanto, para él eran dos juegos.</translation>
    </message>
    <message>
        <source>It is not known whether renette and queen’s game are the same game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>No se sabe si la renette y el queen’s game son el mismo juego.</translation>
    </message>
    <message>
        <source>ofanfelling</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>ofanfelling</translation>
    </message>
    <message>
        <source>Fiske writes ofanfelling, and ofanfellingartafl.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fiske escribe ofanfelling y ofanfellingartafl.</translation>
    </message>
    <message>
        <source>Folding tables board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tablero de tablas plegable</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Inglaterra</translation>
    </message>
    <message>
        <source>17th century, after a board of 1545</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Siglo XVII, según un tablero de 1545</translation>
    </message>
    <message>
        <source>Oak; points of yew and of spruce or larch; eight men of poplar survive</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Roble; flechas de tejo y de pícea o alerce; se conservan ocho fichas de álamo</translation>
    </message>
    <message>
        <source>57 × 48 cm</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>57 × 48&#xa0;cm</translation>
    </message>
    <message>
        <source>Digital reconstruction after the Mary Rose board (81A5599), found in the carpenter’s cabin. For games of about 1665–1688, kız tavlası and yahoudieh.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reconstrucción digital según el tablero del Mary Rose (81A5599), hallado en el camarote del carpintero. Para juegos de hacia 1665-1688, el kız tavlası y el yahoudieh.</translation>
    </message>
    <message>
        <source>The grain and wear of the wood are invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La veta y el desgaste de la madera son inventados.</translation>
    </message>
    <message>
        <source>The English board, with fifteen men a side, ready to begin.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El tablero inglés, con quince fichas por bando, listo para empezar.</translation>
    </message>
    <message>
        <source>Tables board with hollows</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tablero de tablas con huecos</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Castilla</translation>
    </message>
    <message>
        <source>Materials not named in the book; shown as wood</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El libro no nombra los materiales; se muestra de madera</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>se desconoce</translation>
    </message>
    <message>
        <source>Digital reconstruction after the miniature in the Libro de los juegos. El Escorial, T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reconstrucción digital según la miniatura del Libro de los juegos. El Escorial, T-I-6, folio 74.</translation>
    </message>
    <message>
        <source>The inlay is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La taracea es inventada.</translation>
    </message>
    <message>
        <source>The Castilian board, with half-round hollows instead of triangles.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El tablero castellano, con huecos semicirculares en lugar de triángulos.</translation>
    </message>
    <message>
        <source>Trictrac table</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Mesa de trictrac</translation>
    </message>
    <message>
        <source>France</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Francia</translation>
    </message>
    <message>
        <source>about 1700 to 1715</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>hacia 1700-1715</translation>
    </message>
    <message>
        <source>Ebony or rosewood, with white and green points</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ébano o palisandro, con flechas blancas y verdes</translation>
    </message>
    <message>
        <source>Digital reconstruction after trictrac tables of the time, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reconstrucción digital según mesas de trictrac de la época, no según una pieza concreta.</translation>
    </message>
    <message>
        <source>Ivory was used then. We show bone, because elephants are killed for ivory.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Entonces se usaba marfil. Mostramos hueso, porque por el marfil se matan elefantes.</translation>
    </message>
    <message>
        <source>The French board, with green and white points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El tablero francés, con flechas verdes y blancas.</translation>
    </message>
    <message>
        <source>Kotra board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tablero de kotra</translation>
    </message>
    <message>
        <source>Iceland</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Islandia</translation>
    </message>
    <message>
        <source>date not known; the game was described in 1905</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>fecha desconocida; el juego se describió en 1905</translation>
    </message>
    <message>
        <source>Driftwood; men of birch and of whale bone</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Madera de deriva; fichas de abedul y de hueso de ballena</translation>
    </message>
    <message>
        <source>Digital reconstruction, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Reconstrucción digital, no según una pieza concreta.</translation>
    </message>
    <message>
        <source>The carved plait is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El trenzado tallado es inventado.</translation>
    </message>
    <message>
        <source>The Icelandic board, with twelve men a side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El tablero islandés, con doce fichas por bando.</translation>
    </message>
    <message>
        <source>Point</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Casa</translation>
    </message>
    <message>
        <source>One of the twenty-four places on the board. Yours are numbered 1 to 6.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Uno de los veinticuatro lugares del tablero. Los suyos llevan los números del 1 al 6.</translation>
    </message>
    <message>
        <source>One point of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una casa del tablero, enmarcada.</translation>
    </message>
    <message>
        <source>Man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>A playing piece, round and flat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una pieza de juego, redonda y plana.</translation>
    </message>
    <message>
        <source>A single man on its point, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una sola ficha en su casa, enmarcada.</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Men stacked one on top of another on a point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Fichas apiladas una encima de otra en una casa.</translation>
    </message>
    <message>
        <source>Three men in a pile, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tres fichas en una pila, enmarcadas.</translation>
    </message>
    <message>
        <source>Bottom man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ficha de abajo</translation>
    </message>
    <message>
        <source>The lowest man in a pile. It is down already and needs no number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La ficha más baja de una pila. Ya está bajada y no necesita número.</translation>
    </message>
    <message>
        <source>The other man is laid down, and the bottom man is framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La otra ficha está bajada, y la de abajo, enmarcada.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Take the top man of a pile. Lay it flat in front of the pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tomar la ficha de arriba de una pila. Dejarla plana delante de la pila.</translation>
    </message>
    <message>
        <source>The top man of a pile, and the place where it will lie.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La ficha de arriba de una pila y el lugar donde quedará.</translation>
    </message>
    <message>
        <source>Bear off</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Take a man off the board. All your men must be down first.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quitar una ficha del tablero. Antes deben estar todas bajadas.</translation>
    </message>
    <message>
        <source>A man on point 1, and the tray to which it goes.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una ficha en la casa 1 y la bandeja adonde va.</translation>
    </message>
    <message>
        <source>Bar</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Barra</translation>
    </message>
    <message>
        <source>The strip between the two halves of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La franja entre las dos mitades del tablero.</translation>
    </message>
    <message>
        <source>The bar of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La barra del tablero, enmarcada.</translation>
    </message>
    <message>
        <source>Quarter of the board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cuadrante del tablero</translation>
    </message>
    <message>
        <source>The six points on which a player’s men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las seis casas donde están las fichas de un jugador.</translation>
    </message>
    <message>
        <source>Six points of one player, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Seis casas de un jugador, enmarcadas.</translation>
    </message>
    <message>
        <source>Dice box</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cubilete</translation>
    </message>
    <message>
        <source>The cup from which dice are thrown. Each player has one.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El vaso con que se tiran los dados. Cada jugador tiene uno.</translation>
    </message>
    <message>
        <source>A dice box stands beside the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un cubilete está junto al tablero.</translation>
    </message>
    <message>
        <source>Doublet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doble</translation>
    </message>
    <message>
        <source>Dice that show the same number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dados que muestran el mismo número.</translation>
    </message>
    <message>
        <source>Two dice, both showing four.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dos dados, ambos con un cuatro.</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>The place beside the board where men borne off stand in a row.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El lugar donde se ponen en fila las fichas que han salido del tablero.</translation>
    </message>
    <message>
        <source>A tray with five men in it, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Una bandeja con cinco fichas, enmarcada.</translation>
    </message>
    <message>
        <source>Lost or passed number</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Número perdido o cedido</translation>
    </message>
    <message>
        <source>Nobody plays a number that is crossed out: it is lost. One with an arrow passes to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un número tachado no lo juega nadie: se pierde. El que lleva una flecha pasa al otro jugador.</translation>
    </message>
    <message>
        <source>Two dice: the six is crossed out, the three has an arrow.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Dos dados: el seis está tachado; el tres lleva una flecha.</translation>
    </message>
    <message>
        <source>Who keeps the originals</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quién conserva los originales</translation>
    </message>
    <message>
        <source>El Escorial keeps the book of Alfonso X.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El Escorial conserva el libro de Alfonso X.</translation>
    </message>
    <message>
        <source>The University of Nottingham keeps Willughby’s manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La Universidad de Nottingham conserva el manuscrito de Willughby.</translation>
    </message>
    <message>
        <source>The board from the Mary Rose is in the Mary Rose Museum, Portsmouth: object 81A5599.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El tablero del Mary Rose está en el Museo Mary Rose, Portsmouth: objeto 81A5599.</translation>
    </message>
    <message>
        <source>Who edited, translated and copied</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quién editó, tradujo y transcribió</translation>
    </message>
    <message>
        <source>Forgeng, Johnston and Cram edited Willughby in 2003.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Forgeng, Johnston y Cram editaron a Willughby en 2003.</translation>
    </message>
    <message>
        <source>Golladay translated Alfonso’s book. We retell it in our own words.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Golladay tradujo al inglés el libro de Alfonso. Lo contamos con nuestras palabras.</translation>
    </message>
    <message>
        <source>We read Charpentier’s text in a modern-spelling transcription.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hemos leído el texto de Charpentier en una transcripción en grafía moderna.</translation>
    </message>
    <message>
        <source>The Text Creation Partnership transcribed The Compleat Gamester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La Text Creation Partnership transcribió The Compleat Gamester.</translation>
    </message>
    <message>
        <source>The Tools and Trades History Society transcribed Holme.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La Tools and Trades History Society transcribió a Holme.</translation>
    </message>
    <message>
        <source>The plain-English versions are ours.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La paráfrasis junto a los pasajes antiguos es nuestra.</translation>
    </message>
    <message>
        <source>Further reading</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Para saber más</translation>
    </message>
    <message>
        <source>David Parlett: The Oxford History of Board Games, 1999.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>David Parlett: The Oxford History of Board Games, 1999.</translation>
    </message>
    <message>
        <source>Cram, Forgeng and Johnston: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Cram, Forgeng y Johnston: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</translation>
    </message>
    <message>
        <source>Jeffrey Forgeng and Will McLean: Daily Life in Chaucer’s England, 2009.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jeffrey Forgeng y Will McLean: Daily Life in Chaucer’s England, 2009.</translation>
    </message>
    <message>
        <source>Who reconstructed the games</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Quién reconstruyó los juegos</translation>
    </message>
    <message>
        <source>Justin du Coeur described doublets for modern players in 1997.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Justin du Coeur describió el doublets para jugadores modernos en 1997.</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project gathers evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El Digital Ludeme Project reúne testimonios de juegos antiguos.</translation>
    </message>
    <message>
        <source>DLP.Evidence.1463 is its entry on doblet; another is DLP.Evidence.1563.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>DLP.Evidence.1463 es su entrada sobre el doblet; otra es DLP.Evidence.1563.</translation>
    </message>
    <message>
        <source>Typeface and software</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Tipografía y programas</translation>
    </message>
    <message>
        <source>The typeface is EB Garamond by Georg Duffner, under the SIL Open Font License.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La tipografía es EB Garamond, de Georg Duffner, con la licencia SIL Open Font License.</translation>
    </message>
    <message>
        <source>The program’s interface is built with Qt.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>La ventana está hecha con Qt.</translation>
    </message>
    <message>
        <source>Doublets is free software under the MIT licence.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doublets es software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>A dictionary of games, part of the Encyclopédie méthodique, describes dames rabattues. Chance decides who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Un diccionario de juegos, parte de la Encyclopédie méthodique, describe las dames rabattues. El azar decide quién empieza.</translation>
    </message>
    <message>
        <source>The winner of an opening throw, called the battle, begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Empieza quien gana una tirada inicial, llamada la batalla.</translation>
    </message>
    <message>
        <source>Attributed to Jacques Lacombe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Atribuido a Jacques Lacombe.</translation>
    </message>
    <message>
        <source>Paris 1792, pages 64 and 65.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>París, 1792, páginas 64 y 65.</translation>
    </message>
    <message>
        <source>A copy is in the National Library of France.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hay un ejemplar en la Biblioteca Nacional de Francia.</translation>
    </message>
    <message>
        <source>We read a modern transcription of the beginning, and a modern summary of the rest.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Hemos leído una transcripción moderna del comienzo y un resumen moderno del resto.</translation>
    </message>
    <message>
        <source>The three points nearest the light hold two men each, the others three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las tres casas más próximas a la luz tienen dos fichas; las demás, tres.</translation>
    </message>
    <message>
        <source>Chance decides who begins. Throwing a die for it is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El azar decide quién empieza. Tirar un dado para ello es elección nuestra.</translation>
    </message>
    <message>
        <source>The dice must touch the other player’s side of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Los dados deben tocar el lado del tablero del otro jugador.</translation>
    </message>
    <message>
        <source>What one player cannot use, the other uses.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Lo que un jugador no puede usar lo usa el otro.</translation>
    </message>
    <message>
        <source>We play doublets as in the French rules of 1715.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Jugamos las parejas como en las reglas francesas de 1715.</translation>
    </message>
    <message>
        <source>According to one modern reading, players must set all men up again to win.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Según una lectura moderna, para ganar hay que recolocar todas las fichas.</translation>
    </message>
    <message>
        <source>We have not found that in what we read. So it is a rule you may choose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>No lo hemos encontrado en lo que leímos. Por eso es una regla que se puede elegir.</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>págs. 64-65, según una transcripción moderna</translation>
    </message>
    <message>
        <source>The game has its name because the players knock down all their men. One after another, they lay each flat in front of the one before it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El juego se llama así porque los jugadores abaten todas sus fichas. Las tumban una tras otra, cada una delante de la anterior.</translation>
    </message>
    <message>
        <source>Chance is made to decide who has the dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Se deja que el azar decida quién tiene los dados.</translation>
    </message>
    <message>
        <source>An ace is always taken from the first pile, a two from the second.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>El as se toma siempre de la primera pila; el dos, de la segunda.</translation>
    </message>
    <message>
        <source>The old words do not say it; the editors of Doublets deduce it from them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las palabras antiguas no lo dicen; los editores de Doublets lo deducen de ellas.</translation>
    </message>
    <message>
        <source>The sources are silent, and the editors of Doublets chose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Las fuentes callan, y los editores de Doublets eligieron.</translation>
    </message>
    <message>
        <source>Here it bears off two men, even from three. You can choose all three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Aquí saca dos fichas, aunque haya tres. Puede elegir las tres.</translation>
    </message>
</context>
</TS>
