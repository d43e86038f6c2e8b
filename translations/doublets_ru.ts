<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>BoardMarks</name>
    <message>
        <source>Throw</source>
        <comment>button</comment>
        <translation>Бросить</translation>
    </message>
    <message numerus="yes">
        <source>%n to play</source>
        <extracomment>men still to be played of a doublet, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>осталась %n шашка</numerusform>
            <numerusform>осталось %n шашки</numerusform>
            <numerusform>осталось %n шашек</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw both</source>
        <comment>button: both dice for the lead</comment>
        <translation>Бросить обе</translation>
    </message>
    <message>
        <source>%1
hit</source>
        <extracomment>men that were hit and are out of the game, on a narrow plate beside their tray; keep the line break and very short lines</extracomment>
        <translation>%1
бито</translation>
    </message>
    <message numerus="yes">
        <source>%n unused</source>
        <extracomment>men of a doublet that nobody could play, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>лишних: %n</numerusform>
            <numerusform>лишних: %n</numerusform>
            <numerusform>лишних: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>пункт %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1; выбрано</translation>
    </message>
    <message>
        <source>%1; can be played</source>
        <translation>%1; можно сыграть</translation>
    </message>
    <message>
        <source>%1; can be reached with %2</source>
        <comment>%2: a number of the dice</comment>
        <translation>%1; сюда можно пойти числом %2</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>point</comment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>player: point: men</comment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Dice in the boxes</source>
        <translation>Кости в стаканчиках</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Кости: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n man/men left to play</source>
        <translation>
            <numerusform>%1; осталось сыграть %n шашкой</numerusform>
            <numerusform>%1; осталось сыграть %n шашками</numerusform>
            <numerusform>%1; осталось сыграть %n шашками</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; left to play: %2</source>
        <translation>%1; осталось разыграть: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s tray: %n man/men borne off</source>
        <translation>
            <numerusform>Лоток (%1): снята %n шашка</numerusform>
            <numerusform>Лоток (%1): сняты %n шашки</numerusform>
            <numerusform>Лоток (%1): снято %n шашек</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: to point %2, hitting a man</source>
        <translation>Сыграть %1: на пункт %2, побив шашку</translation>
    </message>
    <message>
        <source>Play %1: to point %2</source>
        <translation>Сыграть %1: на пункт %2</translation>
    </message>
    <message>
        <source>Play %1: bear off</source>
        <translation>Сыграть %1: снять с доски</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Сыграть %1</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>%1; lost: %2</source>
        <comment>dice; numbers</comment>
        <translation>%1; пропало: %2</translation>
    </message>
    <message>
        <source>%1; passed to %2: %3</source>
        <comment>dice; player; numbers</comment>
        <translation>%1; перешло (%2): %3</translation>
    </message>
    <message>
        <source>%1’s dice box</source>
        <translation>Стаканчик: %1</translation>
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
    <message>
        <source>%1; %2 throws next</source>
        <comment>dice; player</comment>
        <translation>%1; следующий бросок: %2</translation>
    </message>
    <message>
        <source>Throw both dice</source>
        <translation>Бросить обе кости</translation>
    </message>
    <message numerus="yes">
        <source>%1; hint: %n man/men</source>
        <translation>
            <numerusform>%1; подсказка: %n шашка</numerusform>
            <numerusform>%1; подсказка: %n шашки</numerusform>
            <numerusform>%1; подсказка: %n шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men hit and out of the game</source>
        <translation>
            <numerusform>побита и выбыла %n шашка</numerusform>
            <numerusform>побиты и выбыли %n шашки</numerusform>
            <numerusform>побито и выбыло %n шашек</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice of the opening throw: %1 and %2</source>
        <comment>White&apos;s and Black&apos;s number</comment>
        <translation>Кости за право начать: %1 и %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n unused</source>
        <translation>
            <numerusform>%1; лишних: %n</numerusform>
            <numerusform>%1; лишних: %n</numerusform>
            <numerusform>%1; лишних: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; may be claimed</source>
        <translation>%1; можно потребовать</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>A board, men and dice to cut out</source>
        <translation>Доска, шашки и кости для вырезания</translation>
    </message>
    <message>
        <source>Finished sizes: board %1 × %2 cm, men %3 cm across, dice %4 cm.</source>
        <extracomment>%1 and %2 centimetres: length and breadth of the board; %3 of a man across, %4 of a die</extracomment>
        <translation>Готовые размеры: доска %1 × %2 см, шашка %3 см в поперечнике, кость %4 см.</translation>
    </message>
    <message>
        <source>Cut out both halves of the board along their outer lines. Lay them side by side so that the two halves of the bar meet, and tape them together at the back. The board can then be folded.</source>
        <translation>Вырежьте обе половины доски по внешним линиям. Положите их рядом, чтобы сошлись половины средней перегородки, и склейте лентой с обратной стороны. Тогда доска будет складываться.</translation>
    </message>
    <message>
        <source>Cut out the men. Men made of two layers of card stack well.</source>
        <translation>Вырежьте шашки. Из двух слоёв картона шашки хорошо складываются в стопки.</translation>
    </message>
    <message>
        <source>You will need card, paper glue, scissors or a sharp knife, a ruler and sticky tape.</source>
        <translation>Понадобятся: картон, клей для бумаги, ножницы или острый нож, линейка, клейкая лента.</translation>
    </message>
    <message>
        <source>10 cm</source>
        <translation>10 см</translation>
    </message>
    <message>
        <source>the left half of the board</source>
        <translation>левая половина доски</translation>
    </message>
    <message>
        <source>the right half of the board</source>
        <translation>правая половина доски</translation>
    </message>
    <message>
        <source>men and dice</source>
        <translation>шашки и кости</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>above what is cut out. %1: whose table, %2: which part of it</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Cut the dice from the last page and glue them to thin card that still folds, such as a postcard. Glue everything else to card 1 to 2 mm thick, and let it dry under a few books.</source>
        <translation>Отрежьте кости от последней страницы и наклейте их на тонкий картон, который ещё сгибается, например на открытку. Всё остальное наклейте на картон толщиной 1–2 мм и дайте высохнуть под несколькими книгами.</translation>
    </message>
    <message>
        <source>Cut out the dice along the outer lines, including the tabs. Press a groove along all lines with a blunt knife, fold the card and glue the tabs inside. A scrap of card inside makes a die stiffer. A card die is never quite fair: if you want to count how often each number comes up, use real dice.</source>
        <translation>Вырежьте кости по внешним линиям вместе с клапанами. Проведите по всем линиям тупым ножом, согните картон и приклейте клапаны изнутри. Обрезки картона внутри сделают кость жёстче. Но совсем правильной картонная кость не бывает: чтобы подсчитывать броски, возьмите настоящие кости.</translation>
    </message>
    <message>
        <source>Set up the men as the diagram of your game shows. A number on a man shows how many men are in that pile.</source>
        <translation>Расставьте шашки, как на рисунке вашей игры. Число на шашке показывает, сколько шашек в этой стопке.</translation>
    </message>
    <message>
        <source>Print the next three pages at 100%, without fitting them to the page. Check with a ruler that the bar below is 10 cm long.</source>
        <translation>Напечатайте следующие три страницы в масштабе 100&#xa0;%, без подгонки под страницу. Проверьте линейкой: длина шкалы внизу — 10 см.</translation>
    </message>
</context>
<context>
    <name>BriefText</name>
    <message>
        <source>%1 %2, %3 %4. %1 begins.</source>
        <extracomment>the opening throw: %1 and %3 the players, %2 and %4 their numbers</extracomment>
        <translation>%1: %2, %3: %4. Первый бросок — %1.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <extracomment>a man moves from point %1 to point %2</extracomment>
        <translation>С %1 на %2.</translation>
    </message>
    <message>
        <source>%1 may stack.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1: пора складывать в стопки.</translation>
    </message>
    <message>
        <source>%1 may race.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1: пора идти вокруг доски.</translation>
    </message>
    <message>
        <source>%1 may bear off.</source>
        <extracomment>%1 a player, whose men are all down</extracomment>
        <translation>%1: пора снимать.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 what fell: &quot;6 and 3&quot;, &quot;two 4s&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, both laid.</source>
        <extracomment>both numbers of a throw have laid a man down: &quot;Anne 6 and 3, both laid.&quot;</extracomment>
        <translation>%1, положены обе.</translation>
    </message>
    <message>
        <source>%1, all laid.</source>
        <translation>%1, положены все.</translation>
    </message>
    <message>
        <source>%1, both stacked.</source>
        <extracomment>both numbers of a throw have put a man back on its pile</extracomment>
        <translation>%1, в стопке обе.</translation>
    </message>
    <message>
        <source>%1, all stacked.</source>
        <translation>%1, в стопке все.</translation>
    </message>
    <message>
        <source>%1, both off.</source>
        <extracomment>both numbers of a throw have taken a man off the board</extracomment>
        <translation>%1, сняты обе.</translation>
    </message>
    <message>
        <source>%1, all off.</source>
        <translation>%1, сняты все.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <extracomment>%1 a player, %2 the points of the men laid down</extracomment>
        <translation>%1: положено %2.</translation>
    </message>
    <message>
        <source>%1 stacks %2.</source>
        <extracomment>%1 a player, %2 the points of the men put back on their piles</extracomment>
        <translation>%1: в стопке %2.</translation>
    </message>
    <message>
        <source>%1 off %2.</source>
        <extracomment>%1 a player, %2 the points of the men taken off the board</extracomment>
        <translation>%1: снято %2.</translation>
    </message>
    <message>
        <source>%1: not claimed.</source>
        <extracomment>%1 numbers that the player did not claim</extracomment>
        <translation>%1 не потребовано.</translation>
    </message>
    <message>
        <source>%1: no use.</source>
        <extracomment>%1 numbers that no man can use</extracomment>
        <translation>%1 не сыграть.</translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <extracomment>%1 numbers that the thrower cannot use, %2 the other player, who may</extracomment>
        <translation>%1: играет %2.</translation>
    </message>
    <message>
        <source>%1 may set up.</source>
        <extracomment>%1 a player, whose men are all off the board</extracomment>
        <translation>%1: можно расставлять.</translation>
    </message>
    <message>
        <source>%1, both set up.</source>
        <extracomment>both numbers of a throw have set a man up again</extracomment>
        <translation>%1, обе расставлены.</translation>
    </message>
    <message>
        <source>%1, all set up.</source>
        <translation>%1, все расставлены.</translation>
    </message>
    <message>
        <source>%1 sets up %2.</source>
        <extracomment>%1 a player, %2 the points on which men are set up again</extracomment>
        <translation>%1: расставлены %2.</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>Each player throws one die: enter the two numbers.</source>
        <translation>Каждый бросает одну кость: введите оба числа.</translation>
    </message>
    <message>
        <source>Now %1 throws again.</source>
        <translation>Ещё бросок: %1.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Бросок: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n more man/men.</source>
        <translation>
            <numerusform>Ход: %1. Положить ещё %n шашку.</numerusform>
            <numerusform>Ход: %1. Положить ещё %n шашки.</numerusform>
            <numerusform>Ход: %1. Положить ещё %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n man/men.</source>
        <translation>
            <numerusform>Ход: %1. Положить %n шашку.</numerusform>
            <numerusform>Ход: %1. Положить %n шашки.</numerusform>
            <numerusform>Ход: %1. Положить %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n more man/men.</source>
        <translation>
            <numerusform>Ход: %1. Снять ещё %n шашку.</numerusform>
            <numerusform>Ход: %1. Снять ещё %n шашки.</numerusform>
            <numerusform>Ход: %1. Снять ещё %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n man/men.</source>
        <translation>
            <numerusform>Ход: %1. Снять %n шашку.</numerusform>
            <numerusform>Ход: %1. Снять %n шашки.</numerusform>
            <numerusform>Ход: %1. Снять %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 player, %2 the numbers of the dice</extracomment>
        <translation>Ход: %1. Сыграть %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n man/men of %2’s doublet.</source>
        <extracomment>%1 a player, %2 the other, who threw the doublet</extracomment>
        <translation>
            <numerusform>%1: сыграна %n шашка чужого дублета (%2).</numerusform>
            <numerusform>%1: сыграны %n шашки чужого дублета (%2).</numerusform>
            <numerusform>%1: сыграно %n шашек чужого дублета (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>%1: разыграно %3 (бросок: %2).</translation>
    </message>
    <message>
        <source>The %1 cannot be played.</source>
        <extracomment>%1 numbers that the player has thrown and no man can use</extracomment>
        <translation>Число %1 не сыграть.</translation>
    </message>
    <message>
        <source>Each player throws one die.</source>
        <translation>Каждый бросает одну кость.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: touch either dice box.</source>
        <translation>Каждый бросает одну кость, оба сразу: коснитесь любого стаканчика.</translation>
    </message>
    <message>
        <source>Each player throws one die, both at once: press Space, or click either box.</source>
        <translation>Каждый бросает одну кость, оба сразу: нажмите пробел или щёлкните по любому стаканчику.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n of these numbers: %2.</source>
        <extracomment>%1 player, %2 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Ход: %1. Сыграть %n из этих чисел: %2.</numerusform>
            <numerusform>Ход: %1. Сыграть %n из этих чисел: %2.</numerusform>
            <numerusform>Ход: %1. Сыграть %n из этих чисел: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins stacking again.</source>
        <translation>%1: теперь в стопки.</translation>
    </message>
    <message>
        <source>%1 begins the race.</source>
        <translation>%1: теперь вокруг доски.</translation>
    </message>
    <message>
        <source>%1 begins bearing off.</source>
        <translation>%1: теперь шашки снимают.</translation>
    </message>
    <message>
        <source>%1 begins setting up again.</source>
        <translation>%1: теперь расстановка.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of a throw, of which all have been played</extracomment>
        <translation>%1: разыграно %2.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down the last %n man/men.</source>
        <translation>
            <numerusform>Ход: %1. Положить последнюю %n шашку.</numerusform>
            <numerusform>Ход: %1. Положить последние %n шашки.</numerusform>
            <numerusform>Ход: %1. Положить последние %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off the last %n man/men.</source>
        <translation>
            <numerusform>Ход: %1. Снять последнюю %n шашку.</numerusform>
            <numerusform>Ход: %1. Снять последние %n шашки.</numerusform>
            <numerusform>Ход: %1. Снять последние %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %2’s %3.</source>
        <extracomment>%1 a player, %2 the other, who threw the numbers %3 and could not use them</extracomment>
        <translation>Ход: %1. Сыграть %3 (бросок: %2).</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down all %n man/men.</source>
        <translation>
            <numerusform>Ход: %1. Положить все %n шашку.</numerusform>
            <numerusform>Ход: %1. Положить все %n шашки.</numerusform>
            <numerusform>Ход: %1. Положить все %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the %1s cannot be played.</source>
        <translation>Одно из чисел %1 не сыграть.</translation>
    </message>
    <message>
        <source>Only one of the %1s can be played.</source>
        <translation>Сыграть можно только одно число %1.</translation>
    </message>
    <message>
        <source>You begin stacking again.</source>
        <translation>Теперь вы складываете в стопки.</translation>
    </message>
    <message>
        <source>You begin the race.</source>
        <translation>Теперь вы идёте вокруг доски.</translation>
    </message>
    <message>
        <source>You begin bearing off.</source>
        <translation>Теперь вы снимаете шашки.</translation>
    </message>
    <message>
        <source>You begin setting up again.</source>
        <translation>Теперь вы расставляете шашки.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 the numbers of a throw, of which all have been played</extracomment>
        <translation>Вы разыграли %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n man/men of your doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>%1: сыграна %n шашка вашего дублета.</numerusform>
            <numerusform>%1: сыграны %n шашки вашего дублета.</numerusform>
            <numerusform>%1: сыграно %n шашек вашего дублета.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>%1: разыграно %2 (ваш бросок).</translation>
    </message>
    <message numerus="yes">
        <source>You play %n man/men of %1’s doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>Вы сыграли %n шашку чужого дублета (%1).</numerusform>
            <numerusform>Вы сыграли %n шашки чужого дублета (%1).</numerusform>
            <numerusform>Вы сыграли %n шашек чужого дублета (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>You play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Вы разыграли %2 (бросок: %1).</translation>
    </message>
    <message>
        <source>Now you throw again.</source>
        <translation>Бросайте ещё раз.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Теперь ваш бросок.</translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down all %n man/men.</source>
        <translation>
            <numerusform>Ваш ход. Положите все %n шашку.</numerusform>
            <numerusform>Ваш ход. Положите все %n шашки.</numerusform>
            <numerusform>Ваш ход. Положите все %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down the last %n man/men.</source>
        <translation>
            <numerusform>Ваш ход. Положите последнюю %n шашку.</numerusform>
            <numerusform>Ваш ход. Положите последние %n шашки.</numerusform>
            <numerusform>Ваш ход. Положите последние %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off the last %n man/men.</source>
        <translation>
            <numerusform>Ваш ход. Снимите последнюю %n шашку.</numerusform>
            <numerusform>Ваш ход. Снимите последние %n шашки.</numerusform>
            <numerusform>Ваш ход. Снимите последние %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n more man/men.</source>
        <translation>
            <numerusform>Ваш ход. Положите ещё %n шашку.</numerusform>
            <numerusform>Ваш ход. Положите ещё %n шашки.</numerusform>
            <numerusform>Ваш ход. Положите ещё %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n man/men.</source>
        <translation>
            <numerusform>Ваш ход. Положите %n шашку.</numerusform>
            <numerusform>Ваш ход. Положите %n шашки.</numerusform>
            <numerusform>Ваш ход. Положите %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n more man/men.</source>
        <translation>
            <numerusform>Ваш ход. Снимите ещё %n шашку.</numerusform>
            <numerusform>Ваш ход. Снимите ещё %n шашки.</numerusform>
            <numerusform>Ваш ход. Снимите ещё %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n man/men.</source>
        <translation>
            <numerusform>Ваш ход. Снимите %n шашку.</numerusform>
            <numerusform>Ваш ход. Снимите %n шашки.</numerusform>
            <numerusform>Ваш ход. Снимите %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n of these numbers: %1.</source>
        <extracomment>%1 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Ваш ход. Сыграйте %n из этих чисел: %1.</numerusform>
            <numerusform>Ваш ход. Сыграйте %n из этих чисел: %1.</numerusform>
            <numerusform>Ваш ход. Сыграйте %n из этих чисел: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>Ваш ход. Сыграйте %1.</translation>
    </message>
    <message>
        <source>Now you play %1’s %2.</source>
        <extracomment>%1 the other player, who threw the numbers %2 and could not use them</extracomment>
        <translation>Ваш ход. Сыграйте %2 (бросок: %1).</translation>
    </message>
    <message>
        <source>Now %1 plays your %2.</source>
        <extracomment>%1 the other player, %2 numbers that you threw and could not use</extracomment>
        <translation>Ход: %1. Сыграть %2 (ваш бросок).</translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>%1: %2, ошибок нет</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n with an error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>
            <numerusform>%1: %2, с ошибкой — %n</numerusform>
            <numerusform>%1: %2, с ошибкой — %n</numerusform>
            <numerusform>%1: %2, с ошибкой — %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, bytes read:</source>
        <translation>%1, прочитано байтов:</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>ФАЙЛ…</translation>
    </message>
    <message>
        <source>game %1, throw %2: </source>
        <translation>партия %1, бросок %2: </translation>
    </message>
    <message>
        <source>game %1: </source>
        <translation>партия %1: </translation>
    </message>
    <message>
        <source>Too many errors: the rest of the file was not read.</source>
        <translation>Слишком много ошибок: остальная часть файла не прочитана.</translation>
    </message>
    <message>
        <source>Stopped while reading %1.</source>
        <translation>Остановлено на файле %1.</translation>
    </message>
</context>
<context>
    <name>ClaimText</name>
    <message>
        <source>%1’s throw has no %2 to claim.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>%1: %2 не выпало. Потребовать его нельзя.</translation>
    </message>
    <message>
        <source>%1 used the %2. It cannot be claimed.</source>
        <extracomment>%1 a player, %2 a number of the dice that the other player wanted to claim</extracomment>
        <translation>%1: %2 уже сыграно. Потребовать его нельзя.</translation>
    </message>
    <message>
        <source>%1 has already claimed the %2.</source>
        <extracomment>%1 the player who wanted to claim the number %2 of the dice</extracomment>
        <translation>%1: %2 уже потребовано.</translation>
    </message>
    <message>
        <source>%1 claims the %2.</source>
        <extracomment>%1 the player who claims the number %2 of the other player&apos;s dice</extracomment>
        <translation>%1: %2 потребовано.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unused.</source>
        <extracomment>%1 a player, %2 numbers of the dice that the player has not used</extracomment>
        <translation>%1: не сыграно %2.</translation>
    </message>
    <message>
        <source>Only %1 can claim unused numbers.</source>
        <extracomment>%1 the player who may claim numbers; the other player wanted to</extracomment>
        <translation>Несыгранные числа вправе потребовать лишь одна сторона: %1.</translation>
    </message>
    <message>
        <source>Enter on a man claims its number; Space gives up all unused numbers.</source>
        <translation>Ввод на шашке — потребовать её число, пробел — отказаться от всех неразыгранных чисел.</translation>
    </message>
    <message>
        <source>Enter claims; Space goes on without claiming.</source>
        <translation>Ввод — потребовать, пробел — продолжить без требования.</translation>
    </message>
    <message>
        <source>Your throw has no %1 to claim.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>У вас %1 не выпало. Потребовать его нельзя.</translation>
    </message>
    <message>
        <source>You used the %1. It cannot be claimed.</source>
        <extracomment>%1 a number of the dice that the other player wanted to claim</extracomment>
        <translation>Вы уже сыграли %1. Потребовать это число нельзя.</translation>
    </message>
    <message>
        <source>You have already claimed the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Вы уже потребовали %1.</translation>
    </message>
    <message>
        <source>Only you can claim unused numbers.</source>
        <translation>Несыгранные числа вправе потребовать только вы.</translation>
    </message>
    <message>
        <source>You claim the %1.</source>
        <extracomment>%1 a number of the other player&apos;s dice</extracomment>
        <translation>Вы потребовали %1.</translation>
    </message>
    <message>
        <source>You leave %1 unused.</source>
        <extracomment>%1 numbers of the dice that you have not used</extracomment>
        <translation>Вы не сыграли %1.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Plays many games and counts who wins.</source>
        <translation>Играет много партий и считает, кто выигрывает.</translation>
    </message>
    <message>
        <source>Replays game records and reports the first error in each game.</source>
        <translation>Воспроизводит записанные партии и сообщает о первой ошибке в каждой.</translation>
    </message>
    <message>
        <source>Print JSON for other programs.</source>
        <translation>Вывести JSON для других программ.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Показать эту справку.</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>командная строка</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>лишний аргумент %1</translation>
    </message>
    <message>
        <source>Could not write the results.</source>
        <translation>Не удалось вывести результаты.</translation>
    </message>
    <message>
        <source>Usage: doublets-cli COMMAND [OPTIONS]</source>
        <translation>Использование: doublets-cli КОМАНДА [ПАРАМЕТРЫ]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Команды:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Параметры:</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Показать версию.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Язык программы: %1.</translation>
    </message>
    <message>
        <source>command line: unknown command %1; available: %2</source>
        <translation>командная строка: неизвестная команда %1; есть: %2</translation>
    </message>
    <message>
        <source>Start a new game with this rule set.</source>
        <translation>Начать новую партию по этому варианту правил.</translation>
    </message>
    <message>
        <source>Start a new game with dice from this seed.</source>
        <translation>Начать новую партию с этим начальным числом костей.</translation>
    </message>
    <message>
        <source>Use this language.</source>
        <translation>Язык программы.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time, not %1.</source>
        <translation>Открыть можно один файл за раз, а не %1.</translation>
    </message>
    <message>
        <source>--language: unknown language %1; available: %2.</source>
        <translation>--language: неизвестный язык %1; есть: %2.</translation>
    </message>
    <message>
        <source>Doublets and related historical dice games for two players.</source>
        <translation>Дублеты и родственные старинные игры в кости и шашки для двоих.</translation>
    </message>
    <message>
        <source>Start First steps: learn the game on the board.</source>
        <translation>Начать «Первые шаги»: научиться игре на доске.</translation>
    </message>
    <message>
        <source>Lists the rule sets and the rules you can change.</source>
        <translation>Перечисляет варианты правил и то, что в них можно изменить.</translation>
    </message>
    <message>
        <source>Show the options.</source>
        <translation>Показать параметры.</translation>
    </message>
    <message>
        <source>Summarises the visits to a display, or prints them all.</source>
        <translation>Подводит итоги посещений музейного стенда или выводит их все.</translation>
    </message>
    <message>
        <source>Could not start %1: %2</source>
        <extracomment>%1 the path of a program, %2 the reason</extracomment>
        <translation>Не удалось запустить %1: %2</translation>
    </message>
    <message>
        <source>Start as a museum display, configured by FILE.</source>
        <translation>Запустить как музейный стенд с настройками из ФАЙЛА.</translation>
    </message>
    <message>
        <source>Makes a PDF for printing: rules, a board, a game, odds, labels, lessons.</source>
        <translation>Готовит PDF для печати: правила, доску, партию, шансы, этикетки, уроки.</translation>
    </message>
    <message>
        <source>The game or lesson to open.</source>
        <translation>Партия или урок, которые нужно открыть.</translation>
    </message>
    <message>
        <source>Show this help, or help for the command given before it.</source>
        <translation>Показать эту справку; после команды — справку о ней.</translation>
    </message>
    <message>
        <source>Saves a picture of the board; works without a screen.</source>
        <translation>Сохраняет картинку доски; экран не нужен.</translation>
    </message>
    <message>
        <source>A file has its own rules and dice: give either a file or options for a new game, not both.</source>
        <translation>В файле свои правила и кости: укажите либо файл, либо параметры новой партии.</translation>
    </message>
    <message>
        <source>Could not start the museum display %1: %2. Install the Debian package doublets-display; there is no display for other systems.</source>
        <extracomment>%1 the path of a program, %2 why not</extracomment>
        <translation>Не удалось запустить музейный стенд %1: %2. Установите пакет doublets-display для Debian; для других систем стенда нет.</translation>
    </message>
    <message>
        <source>Computes how often each player wins under best play, or estimates it under good play.</source>
        <translation>Вычисляет, как часто каждый выигрывает при наилучшей игре обоих, или оценивает это для хорошей игры.</translation>
    </message>
</context>
<context>
    <name>ComparisonSummary</name>
    <message numerus="yes">
        <source>%n die/dice of the first game was/were unused when the second ended.</source>
        <translation>
            <numerusform>Когда кончилась вторая партия, %n кость первой осталась неиспользованной.</numerusform>
            <numerusform>Когда кончилась вторая партия, %n кости первой остались неиспользованными.</numerusform>
            <numerusform>Когда кончилась вторая партия, %n костей первой остались неиспользованными.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game as it stood after %n throw(s) of the dice.</source>
        <translation>
            <numerusform>Партия, какой она была после %n броска костей.</numerusform>
            <numerusform>Партия, какой она была после %n бросков костей.</numerusform>
            <numerusform>Партия, какой она была после %n бросков костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game as it was played.</source>
        <translation>Партия, как она была сыграна.</translation>
    </message>
    <message>
        <source>The two games never differ.</source>
        <translation>Партии нигде не расходятся.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the rules differ.</source>
        <translation>Они расходятся с броска %1: правила разные.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players choose at random (seed %1).</source>
        <translation>Где есть выбор, оба игрока выбирают наугад (начальное число %1).</translation>
    </message>
    <message>
        <source>Where there is a choice, both players make the best play.</source>
        <translation>Где есть выбор, оба игрока играют как можно лучше.</translation>
    </message>
    <message>
        <source>They differ from throw %1 on, because the players choose differently.</source>
        <translation>Они расходятся с броска %1: игроки выбирают по-разному.</translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is drawn after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>%1: ничья после %n броска.</numerusform>
            <numerusform>%1: ничья после %n бросков.</numerusform>
            <numerusform>%1: ничья после %n бросков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is unfinished after %n throw(s).</source>
        <translation>
            <numerusform>%1: партия не окончена после %n броска.</numerusform>
            <numerusform>%1: партия не окончена после %n бросков.</numerusform>
            <numerusform>%1: партия не окончена после %n бросков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, %2 wins after %n throw(s).</source>
        <extracomment>%1 the author of the rules, %2 the winner</extracomment>
        <translation>
            <numerusform>%1: победа — %2, после %n броска.</numerusform>
            <numerusform>%1: победа — %2, после %n бросков.</numerusform>
            <numerusform>%1: победа — %2, после %n бросков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where there is a choice, both players try to finish in the fewest turns.</source>
        <translation>Где есть выбор, оба стремятся закончить за наименьшее число ходов.</translation>
    </message>
    <message>
        <source>Where there is a choice, both players play as the strong computer does.</source>
        <translation>Где есть выбор, за обоих играет сильный компьютер.</translation>
    </message>
    <message>
        <source>The second game used exactly the dice of the first.</source>
        <translation>Второй партии хватило ровно бросков первой.</translation>
    </message>
    <message numerus="yes">
        <source>The second game needed %n more die/dice, thrown from the seed %1.</source>
        <extracomment>%1 the seed</extracomment>
        <translation>
            <numerusform>Во второй игре понадобилась ещё %n кость, по начальному числу %1.</numerusform>
            <numerusform>Во второй игре понадобились ещё %n кости, по начальному числу %1.</numerusform>
            <numerusform>Во второй игре понадобилось ещё %n костей, по начальному числу %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, you win after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>%1: ваша победа после %n броска.</numerusform>
            <numerusform>%1: ваша победа после %n бросков.</numerusform>
            <numerusform>%1: ваша победа после %n бросков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComputerNames</name>
    <message>
        <source>Computer</source>
        <comment>name of a player</comment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>the computer</source>
        <comment>a player, within a sentence</comment>
        <translation>компьютер</translation>
    </message>
    <message>
        <source>Careless computer</source>
        <comment>name of a player</comment>
        <translation>Беспечный компьютер</translation>
    </message>
    <message>
        <source>The careless computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Беспечный компьютер</translation>
    </message>
    <message>
        <source>the careless computer</source>
        <comment>a player, within a sentence</comment>
        <translation>беспечный компьютер</translation>
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
        <translation>Средний компьютер</translation>
    </message>
    <message>
        <source>The casual computer</source>
        <comment>a player, first in a sentence</comment>
        <translation>Средний компьютер</translation>
    </message>
    <message>
        <source>the casual computer</source>
        <comment>a player, within a sentence</comment>
        <translation>средний компьютер</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message numerus="yes">
        <source>The moves of %n later throws stay the same.</source>
        <translation>
            <numerusform>Ходы %n броска после него остаются прежними.</numerusform>
            <numerusform>Ходы %n бросков после него остаются прежними.</numerusform>
            <numerusform>Ходы %n бросков после него остаются прежними.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves of this throw are no longer possible: choose again.</source>
        <translation>Прежние ходы этого броска больше невозможны: выберите их снова.</translation>
    </message>
    <message>
        <source>The moves of throw %1 are no longer possible: choose again.</source>
        <translation>Прежние ходы броска № %1 больше невозможны: выберите их снова.</translation>
    </message>
    <message>
        <source>It would then be %1’s turn, but the other player threw.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Тогда была бы очередь другого игрока: %1.</translation>
    </message>
    <message>
        <source>Both players then throw again to decide who begins.</source>
        <translation>Тогда оба бросают снова, чтобы решить, кто начинает.</translation>
    </message>
    <message>
        <source>The game then ends with throw %1.</source>
        <extracomment>%1 the number of a throw</extracomment>
        <translation>Тогда партия кончается броском № %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws after that are undone.</source>
        <translation>
            <numerusform>%n бросок после этого отменяется.</numerusform>
            <numerusform>%n броска после этого отменяются.</numerusform>
            <numerusform>%n бросков после этого отменяются.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their dice will be suggested as you continue.</source>
        <translation>Их кости будут предложены, когда игра пойдёт дальше.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Больше ничего не меняется.</translation>
    </message>
    <message numerus="yes">
        <source>In %n of the later throws, different men move, because the rules leave no choice.</source>
        <translation>
            <numerusform>В %n броске после него ходят другие шашки: правила не оставляют выбора.</numerusform>
            <numerusform>В %n бросках после него ходят другие шашки: правила не оставляют выбора.</numerusform>
            <numerusform>В %n бросках после него ходят другие шашки: правила не оставляют выбора.</numerusform>
        </translation>
    </message>
    <message>
        <source>This then decides who throws first.</source>
        <translation>Тогда уже решено, кто бросает первым.</translation>
    </message>
</context>
<context>
    <name>DesktopDialogs</name>
    <message>
        <source>Open a game</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Games of doublets (*.doublets)</source>
        <translation>Партии в дублеты (*.doublets)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>Doublets %1</source>
        <translation>Doublets %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Свободная программа по лицензии MIT.</translation>
    </message>
    <message>
        <source>About Doublets</source>
        <translation>О программе Doublets</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Значения через запятую (*.csv)</translation>
    </message>
    <message>
        <source>Picture, %1 × %2 (*.png)</source>
        <extracomment>A kind of file in a list: a picture of that many pixels. %1 width, %2 height</extracomment>
        <translation>Картинка, %1 × %2 (*.png)</translation>
    </message>
    <message>
        <source>As in the window: %1</source>
        <extracomment>%1: a kind of file, &quot;Picture, 1200 × 760 (*.png)&quot;</extracomment>
        <translation>Как в окне: %1</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Сохранить картинку доски</translation>
    </message>
    <message>
        <source>&amp;Keep this game</source>
        <translation>&amp;Остаться в этой партии</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>О&amp;тказаться от неё</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Не удалось сохранить партию</translation>
    </message>
    <message>
        <source>The game on the board is unfinished and could not be saved.</source>
        <translation>Партия на доске не окончена, и сохранить её не удалось.</translation>
    </message>
    <message>
        <source>If you start another game, this one will be lost.</source>
        <translation>Если начать другую, эта пропадёт.</translation>
    </message>
    <message>
        <source>Historical dice games for two, each played as its source describes it.</source>
        <translation>Старинные игры на доске с костями — каждая так, как её описывает источник.</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Сохранить числа</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Открыть урок</translation>
    </message>
    <message>
        <source>Lessons (*.doublets-lesson)</source>
        <translation>Уроки (*.doublets-lesson)</translation>
    </message>
    <message>
        <source>Page with charts (*.pdf)</source>
        <translation>Страница с графиками (*.pdf)</translation>
    </message>
    <message>
        <source>Picture of the page (*.png)</source>
        <translation>Изображение страницы (*.png)</translation>
    </message>
    <message>
        <source>Drawing of the page (*.svg)</source>
        <translation>Векторный рисунок страницы (*.svg)</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation>Сохранить опыт</translation>
    </message>
    <message>
        <source>Start the lesson over</source>
        <translation>Начать урок заново</translation>
    </message>
    <message>
        <source>Start the lesson over from its first step?</source>
        <translation>Начать урок заново с первого шага?</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Начать заново</translation>
    </message>
    <message>
        <source>&amp;Continue the lesson</source>
        <translation>&amp;Продолжить урок</translation>
    </message>
    <message>
        <source>Reset the score</source>
        <translation>Обнулить счёт</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores against other players are kept.</source>
        <translation>Отменить это нельзя. Счёт с другими игроками остаётся.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Обнулить</translation>
    </message>
    <message>
        <source>Your game may be open elsewhere</source>
        <translation>Возможно, партия открыта в другом месте</translation>
    </message>
    <message>
        <source>Your game seems to be open in another program.</source>
        <translation>Похоже, ваша партия открыта в другой программе.</translation>
    </message>
    <message>
        <source>Your game seems to be open on the computer %1.</source>
        <extracomment>%1: the name of a computer, in quotation marks</extracomment>
        <translation>Похоже, ваша партия открыта на компьютере %1.</translation>
    </message>
    <message>
        <source>Opened there: %1.</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Открыта там: %1.</translation>
    </message>
    <message>
        <source>&amp;Open my game here</source>
        <translation>&amp;Открыть мою партию здесь</translation>
    </message>
    <message>
        <source>&amp;Start another game</source>
        <translation>&amp;Начать другую партию</translation>
    </message>
    <message>
        <source>Doublets uses Qt %1, a toolkit for desktop applications.</source>
        <translation>Doublets использует Qt %1 — набор инструментов для настольных программ.</translation>
    </message>
    <message>
        <source>Qt is free software under the GNU Lesser General Public License, version 3.</source>
        <translation>Qt — свободное программное обеспечение под лицензией GNU LGPL версии 3.</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>О Qt</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>Стереть статистику</translation>
    </message>
    <message>
        <source>Erase the statistics of all games?</source>
        <translation>Стереть статистику всех партий?</translation>
    </message>
    <message>
        <source>This cannot be undone. Scores, saved games and settings are kept.</source>
        <translation>Это нельзя отменить. Счёт, сохранённые партии и настройки остаются.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Стереть</translation>
    </message>
    <message>
        <source>Table with one row per game (*.games.csv)</source>
        <translation>Таблица, строка на каждую партию (*.games.csv)</translation>
    </message>
    <message>
        <source>To keep this game, save it in another folder first.</source>
        <translation>Чтобы не потерять эту партию, сначала сохраните её в другой папке.</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>&amp;Выйти без сохранения</translation>
    </message>
    <message>
        <source>The lesson could not be saved</source>
        <translation>Не удалось сохранить урок</translation>
    </message>
    <message>
        <source>If you quit, everything since the last save will be lost.</source>
        <translation>Если выйти, всё, что сделано после последнего сохранения, пропадёт.</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>&amp;Продолжить работу</translation>
    </message>
    <message>
        <source>Open an invention</source>
        <translation>Открыть игру с новыми правилами</translation>
    </message>
    <message>
        <source>Invented rules (*.doublets-rules)</source>
        <translation>Придуманные правила (*.doublets-rules)</translation>
    </message>
    <message>
        <source>Save the invention</source>
        <translation>Сохранить игру с новыми правилами</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Сохранить изменения?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Сохранить изменения в игре %1?</translation>
    </message>
    <message>
        <source>&amp;Don’t Save</source>
        <translation>&amp;Не сохранять</translation>
    </message>
    <message>
        <source>The class’s answers and moves will be deleted.</source>
        <translation>Ответы и ходы класса будут удалены.</translation>
    </message>
    <message>
        <source>Reset the score between these two players? The score is now: %1</source>
        <extracomment>%1 the score: &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Обнулить счёт этих двух игроков? Сейчас он такой: %1</translation>
    </message>
    <message>
        <source>If Doublets is no longer running there, open your game here. If it is still running there, close it first: otherwise the two copies would overwrite each other’s moves.</source>
        <translation>Если там программа больше не работает, откройте партию здесь. Если ещё работает, сначала закройте её: иначе две программы будут затирать ходы друг друга.</translation>
    </message>
    <message>
        <source>Some answers or games in a lesson could not be saved.</source>
        <translation>Не удалось сохранить ответы или партии урока.</translation>
    </message>
    <message>
        <source>Your changes will be lost if you don’t save them.</source>
        <translation>Иначе они пропадут.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Выбрать картинку</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Картинки (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Сохранить урок</translation>
    </message>
    <message>
        <source>Clear the results</source>
        <translation>Стереть результаты</translation>
    </message>
    <message>
        <source>Clear the results of the laboratory?</source>
        <translation>Стереть результаты лаборатории?</translation>
    </message>
    <message>
        <source>The same settings and seed give the same results again.</source>
        <translation>Те же настройки и то же начальное число снова дадут те же результаты.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Стереть</translation>
    </message>
</context>
<context>
    <name>DesktopPrinters</name>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source>thrown from the seed %1</source>
        <translation>брошены по начальному числу %1</translation>
    </message>
    <message>
        <source>written down beforehand</source>
        <translation>записаны заранее</translation>
    </message>
    <message>
        <source>All numbers lie within their bands.</source>
        <translation>Все числа внутри своих полос.</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, p = %2.</source>
        <translation>Все кости вместе: хи-квадрат %1, степеней свободы 5, p = %2.</translation>
    </message>
    <message>
        <source>real dice, entered by hand</source>
        <translation>настоящие кости, введены вручную</translation>
    </message>
    <message numerus="yes">
        <source>%2 threw %1 more often than the band shows.</source>
        <extracomment>%1 one or more numbers of the dice, %2 the player: &quot;Ben threw sice and ace more …&quot;</extracomment>
        <translation>
            <numerusform>%2: число %1 выпадало чаще, чем показывает полоса.</numerusform>
            <numerusform>%2: числа %1 выпадали чаще, чем показывает полоса.</numerusform>
            <numerusform>%2: числа %1 выпадали чаще, чем показывает полоса.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 threw %1 less often than the band shows.</source>
        <translation>
            <numerusform>%2: число %1 выпадало реже, чем показывает полоса.</numerusform>
            <numerusform>%2: числа %1 выпадали реже, чем показывает полоса.</numerusform>
            <numerusform>%2: числа %1 выпадали реже, чем показывает полоса.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is unusual, but proves nothing.</source>
        <translation>Это необычно, но ничего не доказывает.</translation>
    </message>
    <message>
        <source>That is rare.</source>
        <translation>Это редкость.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. That is unusual, but no proof.</source>
        <translation>Так неровно или ещё неровнее правильные кости ложатся в %1 случаев. Необычно, но не доказательство.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. With so few throws, loaded dice could look the same.</source>
        <translation>Так неровно или ещё неровнее правильные кости ложатся в %1 случаев. Бросков так мало, что и поддельные кости могли бы выглядеть так же.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in %1 of cases. Nothing suggests that these are loaded.</source>
        <translation>Так неровно или ещё неровнее правильные кости ложатся в %1 случаев. Ничто не говорит о том, что эти поддельные.</translation>
    </message>
    <message>
        <source>All dice together: chi-square %1, 5 degrees of freedom, exact p = %2.</source>
        <extracomment>%1 chi-square, %2 its probability: &quot;0.32&quot;</extracomment>
        <translation>Все кости вместе: хи-квадрат %1, степеней свободы 5, точное p = %2.</translation>
    </message>
    <message>
        <source>Fair dice come out this uneven, or more so, in less than 1% of cases – but more often if you check after every throw. Throw these dice many more times, then check once.</source>
        <translation>Так неровно или ещё неровнее правильные кости ложатся меньше чем в 1&#xa0;% случаев, но чаще, если проверять после каждого броска. Бросьте эти кости ещё много раз и проверьте один раз, в конце.</translation>
    </message>
    <message>
        <source>thrown on the screen</source>
        <translation>брошены на экране</translation>
    </message>
    <message>
        <source>Doublets: no throws yet.</source>
        <translation>Дублеты: бросков ещё не было.</translation>
    </message>
    <message numerus="yes">
        <source>With this many fair dice, at least %n of the two players’ twelve numbers fall(s) outside the bands in %1 of cases.</source>
        <extracomment>the twelve numbers in the table, six of each player; %1 a percentage: &quot;39%&quot;</extracomment>
        <translation>
            <numerusform>Если столько раз бросить правильные кости, хотя бы %n число из двенадцати у двух игроков выходит за свою полосу в %1 случаев.</numerusform>
            <numerusform>Если столько раз бросить правильные кости, не меньше %n чисел из двенадцати у двух игроков выходят за свои полосы в %1 случаев.</numerusform>
            <numerusform>Если столько раз бросить правильные кости, не меньше %n чисел из двенадцати у двух игроков выходят за свои полосы в %1 случаев.</numerusform>
        </translation>
    </message>
    <message>
        <source>That many is not unusual. How far outside the bands the numbers lie is not considered.</source>
        <translation>Столько чисел — обычное дело. Насколько числа выходят за свои полосы, здесь не учитывается.</translation>
    </message>
    <message numerus="yes">
        <source>Doublets: %1 in %n throw(s). In this many throws, fair dice give %2 on average, usually %3 to %4.</source>
        <extracomment>%1 doublets thrown, %2 the expected number, %3 and %4 whole numbers</extracomment>
        <translation>
            <numerusform>Дублетов: %1 на %n бросок. На столько бросков у правильных костей в среднем %2, обычно от %3 до %4.</numerusform>
            <numerusform>Дублетов: %1 на %n броска. На столько бросков у правильных костей в среднем %2, обычно от %3 до %4.</numerusform>
            <numerusform>Дублетов: %1 на %n бросков. На столько бросков у правильных костей в среднем %2, обычно от %3 до %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceText</name>
    <message>
        <source>The first thrower wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>В А бросающий первым выигрывает чаще, чем в Б. Случай сам по себе редко даёт такую разницу.</translation>
    </message>
    <message>
        <source>The first thrower wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>В Б бросающий первым выигрывает чаще, чем в А. Случай сам по себе редко даёт такую разницу.</translation>
    </message>
    <message>
        <source>No clear difference in the first thrower’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>Явной разницы в победах бросающего первым нет: такую может дать и случай. Возможно, её покажет большее число партий.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with the same dice: they play the same games.</source>
        <translation>А и Б — один и тот же опыт с одними и теми же костями: в них сыграны одни и те же партии.</translation>
    </message>
    <message>
        <source>A and B are the same experiment with different dice: any difference is due to chance.</source>
        <translation>А и Б — один и тот же опыт с разными костями: любая разница здесь случайна.</translation>
    </message>
    <message>
        <source>A − B: %1 percentage points. 95% band: %2 to %3.</source>
        <extracomment>%1 percentage points, %2 and %3 the ends of their 95% band: &quot;1.2&quot;, &quot;0.9&quot;, &quot;1.5&quot;</extracomment>
        <translation>А минус Б: %1 п. п. Границы 95&#xa0;%: от %2 до %3.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Пока в А бросающий первым выигрывает чаще, чем в Б. Дождитесь конца: по ходу опыта случай сам по себе часто даёт такую разницу.</translation>
    </message>
    <message>
        <source>So far, the first thrower wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Пока в Б бросающий первым выигрывает чаще, чем в А. Дождитесь конца: по ходу опыта случай сам по себе часто даёт такую разницу.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game. 95% band: %2 to %3.</source>
        <extracomment>%1 the difference in the mean number of throws, %2 and %3 the ends of its 95% band</extracomment>
        <translation>А минус Б, бросков на партию: %1. Границы 95&#xa0;%: от %2 до %3.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game, from too few games for a 95% band.</source>
        <extracomment>%1 the difference in the mean number of throws</extracomment>
        <translation>А минус Б, бросков на партию: %1. Для границ 95&#xa0;% партий слишком мало.</translation>
    </message>
    <message>
        <source>So far, games are longer in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Пока партии в А длиннее, чем в Б. Дождитесь конца: по ходу опыта случай сам по себе часто даёт такую разницу.</translation>
    </message>
    <message>
        <source>So far, games are longer in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Пока партии в Б длиннее, чем в А. Дождитесь конца: по ходу опыта случай сам по себе часто даёт такую разницу.</translation>
    </message>
    <message>
        <source>On average, games are longer in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>В среднем партии в А длиннее, чем в Б. Случай сам по себе редко даёт такую разницу.</translation>
    </message>
    <message>
        <source>On average, games are longer in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>В среднем партии в Б длиннее, чем в А. Случай сам по себе редко даёт такую разницу.</translation>
    </message>
    <message>
        <source>No clear difference in the length of games: chance alone can produce one like this. More games may show one.</source>
        <translation>Явной разницы в длине партий нет: такую может дать и случай. Возможно, её покажет большее число партий.</translation>
    </message>
    <message>
        <source>The exact shares are the same: any difference in wins is due to chance.</source>
        <translation>Точные доли одинаковы: любая разница в победах случайна.</translation>
    </message>
    <message>
        <source>The exact mean lengths are the same: any difference in length is due to chance.</source>
        <translation>Точные средние длины одинаковы: любая разница в длине случайна.</translation>
    </message>
    <message>
        <source>So far, White wins more often in A than in B. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Пока в А белые выигрывают чаще, чем в Б. Дождитесь конца: по ходу опыта случай сам по себе часто даёт такую разницу.</translation>
    </message>
    <message>
        <source>So far, White wins more often in B than in A. Wait for the end: along the way, chance alone often produces such a difference.</source>
        <translation>Пока в Б белые выигрывают чаще, чем в А. Дождитесь конца: по ходу опыта случай сам по себе часто даёт такую разницу.</translation>
    </message>
    <message>
        <source>White wins more often in A than in B. Chance alone would rarely produce such a difference.</source>
        <translation>В А белые выигрывают чаще, чем в Б. Случай сам по себе редко даёт такую разницу.</translation>
    </message>
    <message>
        <source>White wins more often in B than in A. Chance alone would rarely produce such a difference.</source>
        <translation>В Б белые выигрывают чаще, чем в А. Случай сам по себе редко даёт такую разницу.</translation>
    </message>
    <message>
        <source>No clear difference in White’s wins: chance alone can produce one like this. More games may show one.</source>
        <translation>Явной разницы в победах белых нет: такую может дать и случай. Возможно, её покажет большее число партий.</translation>
    </message>
    <message>
        <source>Compared game by game, with the same seeds.</source>
        <translation>Партии сравнивались попарно, с одними и теми же начальными числами.</translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>Give one file: %1</source>
        <extracomment>%1 a command line, which is not translated</extracomment>
        <translation>Укажите один файл: %1</translation>
    </message>
    <message>
        <source>Staff code, %1 to %2 digits: </source>
        <translation>Код для сотрудников, от %1 до %2 цифр: </translation>
    </message>
    <message>
        <source>Repeat the code: </source>
        <translation>Повторите код: </translation>
    </message>
    <message>
        <source>The codes do not match.</source>
        <translation>Коды не совпадают.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Предупреждение: %1</translation>
    </message>
    <message>
        <source>%1: no errors</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: ошибок нет</translation>
    </message>
</context>
<context>
    <name>DisplayLine</name>
    <message>
        <source>Doublets as a museum display.</source>
        <translation>Doublets как музейный стенд.</translation>
    </message>
    <message>
        <source>The configuration of the display; defaults to %1 if that exists.</source>
        <extracomment>%1 a path</extracomment>
        <translation>Настройки стенда; по умолчанию %1, если он есть.</translation>
    </message>
    <message>
        <source>Only one file can be given, not %1.</source>
        <translation>Можно указать один файл, а не %1.</translation>
    </message>
    <message>
        <source>A display is already running.</source>
        <translation>Стенд уже запущен.</translation>
    </message>
    <message>
        <source>Show the options.</source>
        <translation>Показать параметры.</translation>
    </message>
    <message>
        <source>Check FILE and report what is wrong; works without a screen.</source>
        <translation>Проверить ФАЙЛ и сообщить об ошибках; экран не нужен.</translation>
    </message>
    <message>
        <source>Ask for a staff code and print the lines to add to FILE.</source>
        <translation>Спросить код для сотрудников и напечатать то, что нужно записать в ФАЙЛ.</translation>
    </message>
    <message>
        <source>Edit the most important keys of FILE in a window.</source>
        <translation>Изменить главные ключи файла ФАЙЛ в окне.</translation>
    </message>
</context>
<context>
    <name>DisplayWarnings</name>
    <message>
        <source>The time zone “%1” is unknown; %3 is used. Set the time zone with %2.</source>
        <extracomment>%1 the name of a time zone, %2 a command line, %3 a time such as UTC or UTC+05:30</extracomment>
        <translation>Часовой пояс «%1» неизвестен; время считается по %3. Задайте пояс командой %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: the display has no permission to write to %1. Use a file in %2.</source>
        <extracomment>%1 a folder, %2 another</extracomment>
        <translation>Посещения не подсчитать: у стенда нет права на запись в %1. Укажите файл в %2.</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1 is not a file. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>Посещения не подсчитать: %1 — не файл. Укажите файл в %2.</translation>
    </message>
    <message>
        <source>The heartbeat cannot be written to %1. Use a file in %2.</source>
        <extracomment>%1 a path, %2 a folder</extracomment>
        <translation>Сигнал работы нельзя записать в %1. Используйте файл в папке %2.</translation>
    </message>
</context>
<context>
    <name>DriveSaveResult</name>
    <message>
        <source>No USB stick is plugged in.</source>
        <translation>Флешка не вставлена.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is read-only. Use another stick.</source>
        <translation>Не записано: флешка «%1» доступна только для чтения. Вставьте другую.</translation>
    </message>
    <message>
        <source>Not saved: the USB stick “%1” is full. Free some space or use another stick.</source>
        <translation>Не записано: на флешке «%1» нет места. Освободите место или вставьте другую.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Не записано: %1</translation>
    </message>
    <message>
        <source>Not saved: the USB stick was removed too early. Plug it in and save again.</source>
        <translation>Не записано: флешку вынули. Вставьте её и запишите ещё раз.</translation>
    </message>
    <message>
        <source>Saved as %1 on the USB stick “%2”, with a page for printing. You can remove the stick now.</source>
        <extracomment>%1 the name of a file, %2 the name of a USB stick</extracomment>
        <translation>Записано на флешку «%2» под именем %1, со страницей для печати. Теперь флешку можно вынуть.</translation>
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
        <translation>число</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>партия не окончена</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>победа белых</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>победа чёрных</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Освободите место или выберите другую папку.</translation>
    </message>
    <message>
        <source>Change the permissions or choose another folder.</source>
        <translation>Измените права доступа или выберите другую папку.</translation>
    </message>
    <message>
        <source>Choose a folder that is not read-only.</source>
        <translation>Выберите папку, в которую можно записывать.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Выберите существующую папку.</translation>
    </message>
    <message>
        <source>could not be opened: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>не удалось открыть: %1</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>не удалось прочитать: %1</translation>
    </message>
    <message>
        <source>could not be written: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>не удалось записать: %1</translation>
    </message>
    <message>
        <source>too large: %1 bytes; the limit is %2</source>
        <translation>слишком много данных: байтов — %1, предел — %2</translation>
    </message>
    <message>
        <source>binary data instead of UTF-8 text</source>
        <translation>двоичные данные вместо текста в UTF-8</translation>
    </message>
    <message>
        <source>not JSON: %1 (byte %2)</source>
        <extracomment>%1 what is wrong, %2 the offset</extracomment>
        <translation>не JSON: %1 (байт %2)</translation>
    </message>
    <message>
        <source>the format is %1; expected %2</source>
        <translation>формат %1, а нужен %2</translation>
    </message>
    <message>
        <source>written by a newer program: its format is version %1, and this program reads version %2</source>
        <translation>записано более новой программой: версия %1, а эта понимает версию %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>не хватает %1</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>неизвестный ключ %1</translation>
    </message>
    <message>
        <source>expected %2, found %1</source>
        <extracomment>&quot;expected a text, found a number&quot;</extracomment>
        <translation>ожидается %2, а здесь %1</translation>
    </message>
    <message>
        <source>it is empty</source>
        <extracomment>%1 the shortest text allowed: {}</extracomment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2</source>
        <translation>%1 невозможно; допустимо: %2</translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 и %2 не согласуются</translation>
    </message>
    <message>
        <source>unknown rule set %1; available: %2</source>
        <translation>неизвестный вариант правил %1; есть: %2</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1</source>
        <translation>в этом варианте правил нет вопроса %1</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1; it has: %2</source>
        <translation>в этом варианте правил нет вопроса %1; есть: %2</translation>
    </message>
    <message>
        <source>the ruling %1 has no value %2; allowed: %3</source>
        <translation>у вопроса %1 нет решения %2; допустимо: %3</translation>
    </message>
    <message>
        <source>invalid seed %1; allowed: a whole number from 0 to %2</source>
        <translation>%1 не годится как начальное число костей; допустимо: целое число от 0 до %2</translation>
    </message>
    <message>
        <source>%1 is not legal: %2</source>
        <extracomment>%1 what the record says was done, %2 why that is not possible</extracomment>
        <translation>%1 — не по правилам: %2</translation>
    </message>
    <message>
        <source>recorded as lost: %1; actually lost: %2</source>
        <translation>записано как пропавшее: %1; на деле пропало: %2</translation>
    </message>
    <message>
        <source>recorded result: %1; actual result: %2</source>
        <translation>записанный исход: %1; исход по ходам: %2</translation>
    </message>
    <message>
        <source>not a file, but a pipe or a device</source>
        <translation>не файл, а канал или устройство</translation>
    </message>
    <message>
        <source>invalid name %1; allowed: one line of up to %2 characters</source>
        <translation>%1 не может быть именем; допускается одна строка не длиннее %2 знаков</translation>
    </message>
    <message>
        <source>recorded dice: %1; dice of the seed: %2</source>
        <translation>записано: кости %1; начальное число даёт: %2</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <translation>значений: от %1 до %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>целое число от %1 до %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>число от %1 до %2</translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n значение</numerusform>
            <numerusform>%n значения</numerusform>
            <numerusform>%n значений</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown key %1; allowed: %2</source>
        <translation>неизвестный ключ %1; допустимо: %2</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <extracomment>%1 what was met in the file</extracomment>
        <translation>повреждён: %1</translation>
    </message>
    <message>
        <source>damaged: %1. It was renamed to %2, and a new file was started.</source>
        <extracomment>%1 what was met in the file, %2 the path under which it lies now</extracomment>
        <translation>повреждён: %1. Он переименован в %2, вместо него начат новый.</translation>
    </message>
    <message>
        <source>unknown language %1; available: %2</source>
        <translation>неизвестный язык %1; есть: %2</translation>
    </message>
    <message>
        <source>the language %1 is not offered; offered: %2</source>
        <translation>язык %1 не предлагается; предлагаются: %2</translation>
    </message>
    <message>
        <source>%1 cannot be shown; allowed: one line of 1 to %2 characters, without leading or trailing spaces</source>
        <translation>%1 нельзя показать; допустимо: одна строка длиной от 1 до %2 знаков, без пробелов в начале и в конце</translation>
    </message>
    <message>
        <source>%1 is not an absolute path; allowed: a path that begins with “/”, such as %2</source>
        <translation>%1 — не полный путь к файлу; допустимо: путь, который начинается с «/», например %2</translation>
    </message>
    <message>
        <source>invalid code; allowed: %1 to %2 digits</source>
        <translation>недопустимый код; допустимо: от %1 до %2 цифр</translation>
    </message>
    <message>
        <source>invalid note %1; allowed: 1 to %2 characters</source>
        <translation>недопустимая заметка %1; допустимо: от 1 до %2 знаков</translation>
    </message>
    <message>
        <source>the game has no such step: throw %1, action %2, loss %3</source>
        <extracomment>the place in a game that a note is on, as three numbers of the file</extracomment>
        <translation>в партии нет такого шага: бросок %1, действие %2, потеря %3</translation>
    </message>
    <message>
        <source>a comma, a quotation mark or the closing } is missing</source>
        <translation>не хватает запятой, кавычки или закрывающей }</translation>
    </message>
    <message>
        <source>a comma or the closing ] is missing</source>
        <translation>не хватает запятой или закрывающей ]</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing</source>
        <translation>не хватает закрывающей кавычки</translation>
    </message>
    <message>
        <source>a colon is missing after a name</source>
        <translation>после имени не хватает двоеточия</translation>
    </message>
    <message>
        <source>nothing follows a comma</source>
        <translation>после запятой ничего нет</translation>
    </message>
    <message>
        <source>a number is not valid JSON</source>
        <translation>число записано не так, как принято в JSON</translation>
    </message>
    <message>
        <source>a backslash is followed by an invalid letter</source>
        <translation>после обратной косой черты стоит буква, которая там ничего не значит</translation>
    </message>
    <message>
        <source>the closing } is missing</source>
        <translation>не хватает закрывающей }</translation>
    </message>
    <message>
        <source>unexpected text after the end</source>
        <translation>после конца стоит что-то ещё</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>слишком много списков или объектов друг в друге</translation>
    </message>
    <message>
        <source>%1 is not a PNG, JPEG or WebP picture</source>
        <translation>%1 — не изображение PNG, JPEG или WebP</translation>
    </message>
    <message>
        <source>the picture measures %1 × %2 pixels; allowed: up to %3 × %3</source>
        <extracomment>the size of a picture in pixels; %3 the largest width and height</extracomment>
        <translation>размер изображения — %1 × %2 пикселей; допустимо: до %3 × %3</translation>
    </message>
    <message>
        <source>text</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>text without leading or trailing spaces</source>
        <translation>текст без пробелов в начале и в конце</translation>
    </message>
    <message>
        <source>%1 is listed twice; list it only once</source>
        <translation>%1 стоит в списке дважды; допустимо: один раз</translation>
    </message>
    <message>
        <source>invalid hours %1; allowed: a start and an end on the same day, such as %2, no later than %3</source>
        <translation>неверные часы %1; допустимо: два времени одного дня, например %2, не позже %3</translation>
    </message>
    <message>
        <source>%1 ends before it begins; hours must lie within one day: enter those after midnight under the next day</source>
        <translation>%1 кончается раньше, чем начинается; допустимо: часы в пределах одного дня, а время после полуночи — у следующего дня</translation>
    </message>
    <message>
        <source>%1 must begin after the end of %2; list the hours in order, with a gap between them</source>
        <translation>%1 начинается не после окончания %2; допустимо: часы по порядку, с промежутками между ними</translation>
    </message>
    <message>
        <source>no day has any hours; enter hours for at least one day, or leave out the key if the display is always open</source>
        <translation>ни у одного дня нет часов; допустимо: часы хотя бы для одного дня; если стенд открыт всегда, этот ключ не нужен</translation>
    </message>
    <message>
        <source>expected text in quotation marks, a number, true, false, null, a list or an object</source>
        <translation>здесь может стоять только текст в кавычках, число, true, false, null, список или объект</translation>
    </message>
    <message>
        <source>%1 is not the name of a file in the lesson’s folder</source>
        <translation>%1 — не имя файла в папке урока</translation>
    </message>
    <message>
        <source>the best player cannot play the race: its trained weights are damaged (%1); use the random player instead</source>
        <extracomment>%1 an English keyword: &quot;checksum&quot;</extracomment>
        <translation>в гонке нет лучшего игрока: его обученные веса повреждены (%1); выберите случайного игрока</translation>
    </message>
    <message>
        <source>text that is not empty</source>
        <translation>непустой текст</translation>
    </message>
    <message>
        <source>the lines printed by %1</source>
        <extracomment>%1 a command</extracomment>
        <translation>строки, которые выводит %1</translation>
    </message>
    <message>
        <source>the list is empty; allowed: %1</source>
        <extracomment>%1 a number of entries: &quot;1 to 8 values&quot;</extracomment>
        <translation>список пуст; допустимо: %1</translation>
    </message>
    <message numerus="yes">
        <source>the list has %n values; allowed: %1</source>
        <translation>
            <numerusform>в списке %n значение; допустимо: %1</numerusform>
            <numerusform>в списке %n значения; допустимо: %1</numerusform>
            <numerusform>в списке %n значений; допустимо: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3</source>
        <extracomment>%3 the values allowed</extracomment>
        <translation>ожидается %2, а здесь %1; допустимо: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; write, for example: %3</source>
        <extracomment>%3 an example of what to write</extracomment>
        <translation>ожидается %2, а здесь %1; можно написать: %3</translation>
    </message>
    <message>
        <source>expected %2, found %1; allowed: %3; write, for example: %4</source>
        <extracomment>%3 the values allowed, %4 an example of what to write</extracomment>
        <translation>ожидается %2, а здесь %1; допустимо: %3; можно написать: %4</translation>
    </message>
    <message>
        <source>invalid hours %1; leave out the day if it has no hours</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>неверные часы %1; если у дня нет часов, его ключ не нужен</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2</source>
        <translation>неверные часы %1; нужно: %2</translation>
    </message>
    <message>
        <source>saved in the encoding UTF-16; save it in UTF-8</source>
        <translation>сохранено в кодировке UTF-16; сохраните файл в UTF-8</translation>
    </message>
    <message>
        <source>not a plain text file; save it as plain text in UTF-8</source>
        <translation>это не простой текст; сохраните файл как простой текст в UTF-8</translation>
    </message>
    <message>
        <source>not saved in UTF-8; save the file in the encoding UTF-8</source>
        <extracomment>%1 the beginning of a line</extracomment>
        <translation>сохранено не в UTF-8; сохраните файл в кодировке UTF-8</translation>
    </message>
    <message>
        <source>the letter after %1 is not in UTF-8; save the file in the encoding UTF-8</source>
        <translation>буква после %1 не в UTF-8; сохраните файл в кодировке UTF-8</translation>
    </message>
    <message>
        <source>%1 is missing; write %2</source>
        <extracomment>%1 a key, %2 what to write</extracomment>
        <translation>не хватает %1; нужно: %2</translation>
    </message>
    <message>
        <source>%1 appears twice; delete one of them</source>
        <translation>%1 встречается дважды; удалите одно из двух</translation>
    </message>
    <message>
        <source>it is empty; write at least %1</source>
        <translation>пусто; нужно хотя бы %1</translation>
    </message>
    <message>
        <source>the list is empty; enter at least one of %1, or leave out the key to offer all</source>
        <extracomment>%1 the entries allowed</extracomment>
        <translation>список пуст; допустимо хотя бы одно из %1; если предлагается всё, этот ключ не нужен</translation>
    </message>
    <message>
        <source>%1 ends when it begins; enter a later end, or %2 for the whole day</source>
        <extracomment>%1 hours such as 10:00-10:00, %2 the hours of a whole day</extracomment>
        <translation>%1 кончается, когда начинается; нужен более поздний конец, а для всего дня — %2</translation>
    </message>
    <message>
        <source>%1 ends before it begins; for an end at midnight, write %2</source>
        <extracomment>%1 and %2 hours</extracomment>
        <translation>%1 кончается раньше, чем начинается; для конца в полночь нужно: %2</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2 hexadecimal digits, 0 to 9 and a to f; copy the lines printed by %3</source>
        <extracomment>%3 a command</extracomment>
        <translation>%1 невозможно; допустимо: цифры от 0 до 9 и буквы от a до f, всего %2; скопируйте строки, которые выводит %3</translation>
    </message>
    <message>
        <source>a date such as %1</source>
        <extracomment>%1 a date, as it is written in a configuration file</extracomment>
        <translation>дата вида %1</translation>
    </message>
    <message>
        <source>invalid hours %1; write %2 for a day without hours</source>
        <extracomment>%1 hours, %2 an empty list</extracomment>
        <translation>неверные часы %1; для дня без часов напишите %2</translation>
    </message>
    <message>
        <source>Choose an ordinary file.</source>
        <translation>Выберите обычный файл.</translation>
    </message>
    <message>
        <source>Choose a smaller file.</source>
        <translation>Выберите файл поменьше.</translation>
    </message>
    <message>
        <source>Choose a file saved by Doublets.</source>
        <translation>Выберите файл, сохранённый в Doublets.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Выберите другой файл.</translation>
    </message>
    <message>
        <source>Update Doublets to open it.</source>
        <translation>Чтобы открыть его, обновите Doublets.</translation>
    </message>
    <message>
        <source>Choose another picture.</source>
        <translation>Выберите другое изображение.</translation>
    </message>
    <message>
        <source>Reduce its size or choose another picture.</source>
        <translation>Уменьшите изображение или выберите другое.</translation>
    </message>
    <message>
        <source>Correct the file or choose another.</source>
        <translation>Исправьте файл или выберите другой.</translation>
    </message>
    <message>
        <source>Check that the file still exists.</source>
        <translation>Проверьте, существует ли ещё файл.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another file.</source>
        <translation>Измените права доступа или выберите другой файл.</translation>
    </message>
    <message>
        <source>Choose a file, not a folder.</source>
        <translation>Выберите файл, а не папку.</translation>
    </message>
    <message>
        <source>Check the drive or choose another file.</source>
        <translation>Проверьте диск или выберите другой файл.</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>%1 throws %2.</source>
        <extracomment>%1 player, %2 name of the throw: &quot;Anne throws sice-ace.&quot;</extracomment>
        <translation>%1: бросок %2.</translation>
    </message>
    <message>
        <source>%1 and %2 both throw %3. Both throw again.</source>
        <extracomment>%3 is the name of a number of the dice</extracomment>
        <translation>%1 и %2: поровну, %3. Оба бросают ещё раз.</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2. That is worth %n man/men.</source>
        <extracomment>&quot;Anne throws two 4s. That plays 8 men.&quot; %1 player, %2 name of the throw</extracomment>
        <translation>
            <numerusform>%1: бросок %2. Это %n шашка.</numerusform>
            <numerusform>%1: бросок %2. Это %n шашки.</numerusform>
            <numerusform>%1: бросок %2. Это %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a man down on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1: шашка положена на пункт %2.</translation>
    </message>
    <message>
        <source>%1 lays a man down on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1: шашка положена на пункт %2.</translation>
    </message>
    <message>
        <source>%1 stacks a man on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1: шашка снова в стопке на пункте %2.</translation>
    </message>
    <message>
        <source>%1 stacks a man on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1: шашка снова в стопке на пункте %2.</translation>
    </message>
    <message>
        <source>%1 bears a man off from the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1: шашка снята с пункта %2.</translation>
    </message>
    <message>
        <source>%1 bears a man off from point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1: шашка снята с пункта %2.</translation>
    </message>
    <message>
        <source>%1 moves a man from point %2 to %3.</source>
        <translation>%1: шашка идёт с пункта %2 на %3.</translation>
    </message>
    <message>
        <source>%1 threw a doublet, and throws again.</source>
        <translation>%1: дублет, и ещё один бросок.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Бросок: %1.</translation>
    </message>
    <message>
        <source>Neither player can ever move again. It is a draw.</source>
        <translation>Ходить больше никто не сможет. Ничья.</translation>
    </message>
    <message>
        <source>%1 throws %2, %3 throws %4. %1 begins.</source>
        <extracomment>The opening throw: %1 and %3 are the players, %2 and %4 their numbers.</extracomment>
        <translation>%1: %2. %3: %4. Первый бросок — %1.</translation>
    </message>
    <message>
        <source>%1 has no men left, and wins!</source>
        <translation>%1: шашек не осталось. Победа!</translation>
    </message>
    <message>
        <source>%1 hits one of %2’s men on point %3. It leaves the game.</source>
        <extracomment>%1 hits, %2 loses the man; %3 a point as %1 counts them</extracomment>
        <translation>%1: на пункте %3 побита шашка соперника (%2). Она выходит из игры.</translation>
    </message>
    <message>
        <source>%1 sets a man up on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1: шашка поставлена на пункт %2.</translation>
    </message>
    <message>
        <source>%1 sets a man up on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1: шашка поставлена на пункт %2.</translation>
    </message>
    <message>
        <source>%1 has set up all men again, and wins!</source>
        <translation>%1: все шашки расставлены снова. Победа!</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 stacks them up again.</source>
        <translation>%1: все шашки положены. Теперь их складывают в стопки.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 races round the board.</source>
        <translation>%1: все шашки положены. Теперь они идут вокруг доски.</translation>
    </message>
    <message>
        <source>All of %1’s men are stacked. From now on, %1 bears off.</source>
        <translation>%1: все шашки в стопках. Теперь их снимают с доски.</translation>
    </message>
    <message>
        <source>All of %1’s men are down. From now on, %1 bears off.</source>
        <translation>%1: все шашки положены. Теперь их снимают с доски.</translation>
    </message>
    <message>
        <source>All of %1’s men are off. From now on, %1 sets them up again.</source>
        <translation>%1: все шашки сняты. Теперь их расставляют снова.</translation>
    </message>
    <message>
        <source>You and %1 both throw %2. Both throw again.</source>
        <extracomment>%1 the other player, %2 a number of the dice</extracomment>
        <translation>Вы и %1: поровну, %2. Оба бросают ещё раз.</translation>
    </message>
    <message>
        <source>You throw %1, %2 throws %3. You begin.</source>
        <extracomment>%1 your number, %2 the other player, %3 that player&apos;s number</extracomment>
        <translation>Вы: %1. %2: %3. Первый бросок — ваш.</translation>
    </message>
    <message>
        <source>%1 throws %2, you throw %3. %1 begins.</source>
        <extracomment>%1 the other player, %2 that player&apos;s number, %3 your number</extracomment>
        <translation>%1: %2. Вы: %3. Первый бросок — %1.</translation>
    </message>
    <message numerus="yes">
        <source>You throw %1. That is worth %n man/men.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>
            <numerusform>Ваш бросок: %1. Это %n шашка.</numerusform>
            <numerusform>Ваш бросок: %1. Это %n шашки.</numerusform>
            <numerusform>Ваш бросок: %1. Это %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>You throw %1.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>Ваш бросок: %1.</translation>
    </message>
    <message>
        <source>You lay a man down on point %1.</source>
        <translation>Вы кладёте шашку на пункт %1.</translation>
    </message>
    <message>
        <source>You stack a man on point %1.</source>
        <translation>Ваша шашка снова в стопке на пункте %1.</translation>
    </message>
    <message>
        <source>You bear a man off from point %1.</source>
        <translation>Вы снимаете шашку с пункта %1.</translation>
    </message>
    <message>
        <source>You set a man up on point %1.</source>
        <translation>Вы ставите шашку на пункт %1.</translation>
    </message>
    <message>
        <source>You move a man from point %1 to %2.</source>
        <translation>Ваша шашка идёт с пункта %1 на %2.</translation>
    </message>
    <message>
        <source>%1 hits one of your men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point as that player counts them</extracomment>
        <translation>%1: на пункте %2 побита ваша шашка. Она выходит из игры.</translation>
    </message>
    <message>
        <source>You hit one of %1’s men on point %2. It leaves the game.</source>
        <extracomment>%1 the other player, %2 a point</extracomment>
        <translation>Вы бьёте шашку соперника (%1) на пункте %2. Она выходит из игры.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you stack them up again.</source>
        <translation>Все ваши шашки положены. Теперь вы складываете их в стопки.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you race round the board.</source>
        <translation>Все ваши шашки положены. Теперь они идут вокруг доски.</translation>
    </message>
    <message>
        <source>All of your men are stacked. From now on, you bear off.</source>
        <translation>Все ваши шашки в стопках. Теперь вы снимаете их с доски.</translation>
    </message>
    <message>
        <source>All of your men are down. From now on, you bear off.</source>
        <translation>Все ваши шашки положены. Теперь вы снимаете их с доски.</translation>
    </message>
    <message>
        <source>All of your men are off. From now on, you set them up again.</source>
        <translation>Все ваши шашки сняты. Теперь вы расставляете их снова.</translation>
    </message>
    <message>
        <source>You threw a doublet, and throw again.</source>
        <translation>У вас дублет, и ещё один бросок.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Теперь ваш бросок.</translation>
    </message>
    <message>
        <source>You have set up all men again, and win!</source>
        <translation>Вы снова расставили все шашки. Победа!</translation>
    </message>
    <message>
        <source>You have no men left, and win!</source>
        <translation>У вас не осталось шашек. Победа!</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>%1 has no man to lay down there.</source>
        <translation>%1: там нечего положить.</translation>
    </message>
    <message>
        <source>%1 has no man to stack there.</source>
        <translation>%1: там нечего вернуть в стопку.</translation>
    </message>
    <message>
        <source>%1 has no man left there.</source>
        <translation>%1: там не осталось шашек.</translation>
    </message>
    <message>
        <source>%1 had fewer men left than the doublet plays.</source>
        <translation>%1: шашек осталось меньше, чем нужно по дублету.</translation>
    </message>
    <message>
        <source>%1 still lays down, and %2 bears off.</source>
        <extracomment>%1 the player who still lays down, %2 the one who threw</extracomment>
        <translation>%1: шашки ещё не все положены. %2: их уже снимают.</translation>
    </message>
    <message>
        <source>It does not pass to %1.</source>
        <translation>Сопернику (%1) оно не достаётся.</translation>
    </message>
    <message>
        <source>%1 did not claim it before the next throw.</source>
        <translation>%1: число не потребовано до следующего броска.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to lay down there.</source>
        <translation>%1 и %2: там нечего положить.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man to stack there.</source>
        <translation>%1 и %2: там нечего вернуть в стопку.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man left there.</source>
        <translation>%1 и %2: там не осталось шашек.</translation>
    </message>
    <message>
        <source>%1 has just finished a stage.</source>
        <translation>%1: этап только что закончен.</translation>
    </message>
    <message>
        <source>%1 still has men outside the last quarter.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>%1: не все шашки в последней четверти.</translation>
    </message>
    <message>
        <source>%1 has no man that can move that far.</source>
        <translation>%1: так далеко не может пойти ни одна шашка.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a man that can move that far.</source>
        <translation>%1 и %2: так далеко не может пойти ни одна шашка.</translation>
    </message>
    <message>
        <source>All of %1’s men are down.</source>
        <translation>%1: все шашки положены.</translation>
    </message>
    <message>
        <source>%1’s pile there is complete.</source>
        <translation>%1: стопка там уже полная.</translation>
    </message>
    <message>
        <source>%1’s and %2’s piles there are complete.</source>
        <translation>%1 и %2: стопки там уже полные.</translation>
    </message>
    <message>
        <source>You have no man to lay down there.</source>
        <translation>Вам там нечего положить.</translation>
    </message>
    <message>
        <source>You have no man to stack there.</source>
        <translation>Вам там нечего вернуть в стопку.</translation>
    </message>
    <message>
        <source>You have no man left there.</source>
        <translation>Там не осталось ваших шашек.</translation>
    </message>
    <message>
        <source>Your pile there is complete.</source>
        <translation>Ваша стопка там уже полная.</translation>
    </message>
    <message>
        <source>You have no man that can move that far.</source>
        <translation>Так далеко не может пойти ни одна ваша шашка.</translation>
    </message>
    <message>
        <source>You have just finished a stage.</source>
        <translation>Вы только что закончили этап.</translation>
    </message>
    <message>
        <source>You had fewer men left than the doublet plays.</source>
        <translation>У вас осталось меньше шашек, чем нужно по дублету.</translation>
    </message>
    <message>
        <source>All of your men are down.</source>
        <translation>Все ваши шашки положены.</translation>
    </message>
    <message>
        <source>You still lay down, and %1 bears off.</source>
        <extracomment>%1 the player who threw</extracomment>
        <translation>Вы ещё не положили все шашки. %1: их уже снимают.</translation>
    </message>
    <message>
        <source>It does not pass to you.</source>
        <translation>Вам оно не достаётся.</translation>
    </message>
    <message>
        <source>You did not claim it before the next throw.</source>
        <translation>Вы не потребовали число до следующего броска.</translation>
    </message>
    <message>
        <source>%1 still lays down, and you bear off.</source>
        <extracomment>%1 the player who still lays down</extracomment>
        <translation>%1: шашки ещё не все положены. Вы их уже снимаете.</translation>
    </message>
    <message>
        <source>You still have men outside the last quarter.</source>
        <translation>Не все ваши шашки в последней четверти.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to lay down there.</source>
        <translation>Вы и %1: там нечего положить.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man to stack there.</source>
        <translation>Вы и %1: там нечего вернуть в стопку.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man left there.</source>
        <translation>Вы и %1: там не осталось шашек.</translation>
    </message>
    <message>
        <source>Your pile and %1’s pile there are complete.</source>
        <translation>Вы и %1: стопки там уже полные.</translation>
    </message>
    <message>
        <source>Neither you nor %1 has a man that can move that far.</source>
        <translation>Вы и %1: так далеко не может пойти ни одна шашка.</translation>
    </message>
</context>
<context>
    <name>FateText</name>
    <message>
        <source>%1 cannot use %2.</source>
        <comment>several numbers</comment>
        <translation>%1: %2 не сыграть.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1: %2 не сыграть.</translation>
    </message>
    <message>
        <source>Neither player can use %1.</source>
        <comment>several numbers</comment>
        <translation>%1 не сыграть никому.</translation>
    </message>
    <message>
        <source>Neither player can use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>%1 не сыграть никому.</translation>
    </message>
    <message>
        <source>%1 did not claim %2. They are lost.</source>
        <comment>several numbers</comment>
        <translation>%1: %2 не потребованы. Числа пропали.</translation>
    </message>
    <message>
        <source>%1 did not claim the %2. It is lost.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1: %2 не потребовано. Число пропало.</translation>
    </message>
    <message>
        <source>%1 cannot use %2. %3 may.</source>
        <comment>several numbers</comment>
        <translation>%1: %2 не сыграть. Числа переходят: %3.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. %3 may.</source>
        <extracomment>%1 a player, %2 a number of the dice, %3 the opponent</extracomment>
        <translation>%1: %2 не сыграть. Число переходит: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to %1.</source>
        <extracomment>%1 the opponent</extracomment>
        <translation>
            <numerusform>%n шашка дублета переходит: %1.</numerusform>
            <numerusform>%n шашки дублета переходят: %1.</numerusform>
            <numerusform>%n шашек дублета переходят: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet cannot be played.</source>
        <extracomment>men that a doublet would have played, had there been as many</extracomment>
        <translation>
            <numerusform>%n ход дублета сыграть нельзя.</numerusform>
            <numerusform>%n хода дублета сыграть нельзя.</numerusform>
            <numerusform>%n ходов дублета сыграть нельзя.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1. %2 may.</source>
        <comment>several numbers</comment>
        <translation>Вам %1 не сыграть. Числа переходят: %2.</translation>
    </message>
    <message>
        <source>You cannot use the %1. %2 may.</source>
        <extracomment>%1 a number of the dice, %2 the opponent</extracomment>
        <translation>Вам %1 не сыграть. Число переходит: %2.</translation>
    </message>
    <message>
        <source>%1 cannot use %2. You may.</source>
        <comment>several numbers</comment>
        <translation>%1: %2 не сыграть. Числа переходят к вам.</translation>
    </message>
    <message>
        <source>%1 cannot use the %2. You may.</source>
        <extracomment>%1 a player, %2 a number of the dice</extracomment>
        <translation>%1: %2 не сыграть. Число переходит к вам.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to you.</source>
        <translation>
            <numerusform>К вам переходит %n шашка дублета.</numerusform>
            <numerusform>К вам переходят %n шашки дублета.</numerusform>
            <numerusform>К вам переходят %n шашек дублета.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot use %1.</source>
        <comment>several numbers</comment>
        <translation>Вам %1 не сыграть.</translation>
    </message>
    <message>
        <source>You cannot use the %1.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Вам %1 не сыграть.</translation>
    </message>
    <message>
        <source>You did not claim %1. They are lost.</source>
        <comment>several numbers</comment>
        <translation>Вы не потребовали %1. Числа пропали.</translation>
    </message>
    <message>
        <source>You did not claim the %1. It is lost.</source>
        <extracomment>%1 a number of the dice</extracomment>
        <translation>Вы не потребовали %1. Число пропало.</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Your %1 passes to Black. Press Black’s glowing man.</source>
        <translation>Число %1 переходит чёрным. Нажмите на светящуюся чёрную шашку.</translation>
    </message>
    <message>
        <source>The doublet gives you another throw. Press your dice box.</source>
        <translation>Дублет даёт ещё один бросок. Нажмите на свой стаканчик.</translation>
    </message>
    <message>
        <source>Press your dice box to throw.</source>
        <translation>Нажмите на свой стаканчик, чтобы бросить.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and bear off your last men.</source>
        <translation>Скоро конец. Бросьте и снимите последние шашки.</translation>
    </message>
    <message>
        <source>Your men have come round the board. Throw to bear them off.</source>
        <translation>Ваши шашки обошли доску. Бросьте, чтобы снять их.</translation>
    </message>
    <message>
        <source>All your men are stacked again. Throw to bear them off.</source>
        <translation>Все ваши шашки снова в стопках. Бросьте, чтобы снять их.</translation>
    </message>
    <message>
        <source>All your men are down. Throw to bear them off.</source>
        <translation>Все ваши шашки положены. Бросьте, чтобы снять их.</translation>
    </message>
    <message>
        <source>Now your men leave the board. Press your dice box to throw.</source>
        <translation>Теперь шашки уходят с доски. Нажмите на свой стаканчик.</translation>
    </message>
    <message>
        <source>Now your %1: press a glowing man.</source>
        <translation>Теперь %1: нажмите на светящуюся шашку.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man.</source>
        <translation>Дальше: нажмите на светящуюся шашку.</translation>
    </message>
    <message>
        <source>Press a glowing man to bear it off: it leaves the board.</source>
        <translation>Нажмите на светящуюся шашку, чтобы снять её с доски.</translation>
    </message>
    <message>
        <source>Press your last men to bear them off.</source>
        <translation>Нажмите на последние шашки, чтобы снять их с доски.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to move it.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Выпало %1. Нажмите на светящуюся шашку, чтобы пойти ею.</translation>
    </message>
    <message>
        <source>You threw %1. Press a glowing man to lay it down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Выпало %1. Нажмите на светящуюся шашку, чтобы положить её.</translation>
    </message>
    <message>
        <source>%1 make %2: play %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: play 4 men, from any points.&quot;</extracomment>
        <translation>%1 — это %2: сыграйте %2 шашками с любых пунктов.</translation>
    </message>
    <message>
        <source>A doublet: play one man, then you throw again.</source>
        <translation>Дублет: сыграйте одной шашкой, потом бросайте ещё раз.</translation>
    </message>
    <message>
        <source>A doublet: play both numbers, then you throw again.</source>
        <translation>Дублет: разыграйте оба числа, потом бросайте ещё раз.</translation>
    </message>
    <message>
        <source>You threw %1.</source>
        <translation>Выпало %1.</translation>
    </message>
    <message>
        <source>Men off the board stay off.</source>
        <translation>Снятые шашки на доску не возвращаются.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <translation>Число, которое вы не можете использовать, пропадает.</translation>
    </message>
    <message>
        <source>What neither of you can use is lost.</source>
        <translation>Что не подходит обоим, пропадает.</translation>
    </message>
    <message>
        <source>After a doublet you throw again; each number stacks a man on its point.</source>
        <translation>После дублета бросают ещё раз; по каждому числу складывают шашку на его пункте.</translation>
    </message>
    <message>
        <source>After a doublet you throw again.</source>
        <translation>После дублета вы бросаете ещё раз.</translation>
    </message>
    <message>
        <source>Here a doublet is a throw like any other.</source>
        <translation>Здесь дублет — бросок как любой другой.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two numbers of the dice</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <extracomment>three numbers of the dice</extracomment>
        <translation>%1, %2 и %3</translation>
    </message>
    <message>
        <source>All your men are down; now stack them again. Throw: it will be a doublet.</source>
        <translation>Все шашки положены; теперь складывайте их снова. Бросьте: выпадет дублет.</translation>
    </message>
    <message>
        <source>Each number moves one man that many points.</source>
        <translation>По каждому числу одна шашка идёт на столько пунктов.</translation>
    </message>
    <message>
        <source>Later in a game. Throw: you won’t be able to use one number.</source>
        <translation>Позже в партии. Бросьте: одно число не пригодится.</translation>
    </message>
    <message>
        <source>Your men now race round the board. Throw: two dice will show the same number.</source>
        <translation>Ваши шашки идут вокруг доски. Бросьте: две кости выпадут одинаково.</translation>
    </message>
    <message>
        <source>None of your men can use your %1. Play your %2.</source>
        <translation>Число %1 вам не подходит. Разыграйте %2.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here. Press a man, then a point.</source>
        <translation>Одинаковые кости — не особый случай. Нажмите на шашку, потом — куда она идёт.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: play each number as usual.</source>
        <translation>Одинаковые кости здесь — не особый случай: играйте как обычно.</translation>
    </message>
    <message>
        <source>Each number lays down one man on its own point.</source>
        <translation>По каждому числу кладут одну шашку с его пункта.</translation>
    </message>
    <message>
        <source>No men left: you have won. That is the whole game.</source>
        <translation>Шашек не осталось: вы выиграли. Вот и вся игра.</translation>
    </message>
    <message>
        <source>Black may claim what you cannot use, until the next throw.</source>
        <translation>Что не подходит вам, чёрные могут потребовать до следующего броска.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as it has dots.</source>
        <translation>По дублету играют столькими шашками, сколько на нём очков.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. Throw to see one.</source>
        <translation>Одинаковые кости — это дублет. Бросьте и увидите.</translation>
    </message>
    <message>
        <source>The other player uses what you cannot.</source>
        <translation>Чего не сыграете вы, играет соперник.</translation>
    </message>
    <message>
        <source>You are White and won the opening throw. Press your dice box.</source>
        <extracomment>The player&apos;s side of the board is the lower one.</extracomment>
        <translation>Вы играете белыми, и первый бросок ваш. Нажмите на свой стаканчик.</translation>
    </message>
    <message>
        <source>Near the end. Throw, and set up your last men.</source>
        <translation>Скоро конец. Бросьте и поставьте последние шашки.</translation>
    </message>
    <message>
        <source>Press the glowing points to set up your last men.</source>
        <translation>Нажмите на светящиеся пункты, чтобы поставить последние шашки.</translation>
    </message>
    <message>
        <source>Once all men are off, they are set up again.</source>
        <translation>Когда все шашки сняты, их расставляют снова.</translation>
    </message>
    <message>
        <source>All your men are set up: you have won. That is the whole game.</source>
        <translation>Все ваши шашки на месте: вы выиграли. Вот и вся игра.</translation>
    </message>
    <message>
        <source>Your %1 passes to Black. Play Black’s man.</source>
        <translation>Число %1 переходит чёрным. Сыграйте чёрной шашкой.</translation>
    </message>
    <message>
        <source>Now play your %1.</source>
        <translation>Теперь разыграйте %1.</translation>
    </message>
    <message>
        <source>Bear a man off the board.</source>
        <translation>Снимите шашку с доски.</translation>
    </message>
    <message>
        <source>Set up your last men.</source>
        <translation>Поставьте последние шашки.</translation>
    </message>
    <message>
        <source>Go on: play a man.</source>
        <translation>Дальше: сыграйте шашкой.</translation>
    </message>
    <message>
        <source>You threw %1. Move a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Выпало %1. Пойдите шашкой.</translation>
    </message>
    <message>
        <source>You threw %1. Lay a man down.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>Выпало %1. Положите шашку.</translation>
    </message>
    <message>
        <source>Throw, and lay down your last man. Then each number stacks a man again.</source>
        <translation>Бросьте и положите последнюю шашку. Потом по каждому числу шашка возвращается в стопку.</translation>
    </message>
    <message>
        <source>Go on: press a glowing man to stack it on its point.</source>
        <translation>Дальше: нажмите на светящуюся шашку, чтобы сложить её на пункте.</translation>
    </message>
    <message>
        <source>Go on: stack a man on its point.</source>
        <translation>Дальше: сложите шашку на её пункте.</translation>
    </message>
    <message>
        <source>A doublet: lay down your last man, stack it again, then throw again.</source>
        <translation>Дублет: положите последнюю шашку, сложите её снова, потом бросайте ещё раз.</translation>
    </message>
    <message>
        <source>Some of your men are off already. Throw to bear off more.</source>
        <translation>Часть ваших шашек уже снята. Бросьте, чтобы снять ещё.</translation>
    </message>
    <message>
        <source>A hit man is out of the game: its owner need not bring it home.</source>
        <translation>Побитая шашка выбывает из игры: её не нужно проводить домой.</translation>
    </message>
    <message>
        <source>No man is left to play the %1. Play the %2.</source>
        <translation>Для числа %1 не осталось шашек. Разыграйте %2.</translation>
    </message>
    <message>
        <source>Your men on point %1 are all down. Play the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Ваши шашки на пункте %1 уже все положены. Разыграйте %2.</translation>
    </message>
    <message>
        <source>A doublet: play all the men you can on its point.</source>
        <translation>Дублет: играйте всеми шашками его пункта, какими можете.</translation>
    </message>
    <message>
        <source>Here a doublet plays all the men on its point.</source>
        <translation>Здесь по дублету играют всеми шашками его пункта.</translation>
    </message>
</context>
<context>
    <name>FirstStepsShown</name>
    <message>
        <source>White’s %1 passes to Black.</source>
        <translation>Число %1 переходит чёрным.</translation>
    </message>
    <message>
        <source>The doublet gives White another throw.</source>
        <translation>Дублет даёт белым ещё один бросок.</translation>
    </message>
    <message>
        <source>White throws.</source>
        <translation>Белые бросают кости.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and bears off the last men.</source>
        <translation>Скоро конец. Белые бросают и снимают последние шашки.</translation>
    </message>
    <message>
        <source>White’s men are all down and are now stacked again. White throws a doublet.</source>
        <translation>Все белые шашки положены, теперь их снова складывают. Белые бросают дублет.</translation>
    </message>
    <message>
        <source>White’s men have come round the board. White throws to bear them off.</source>
        <translation>Белые шашки обошли доску. Белые бросают, чтобы снять их.</translation>
    </message>
    <message>
        <source>White’s men are all stacked again. White throws to bear them off.</source>
        <translation>Все белые шашки снова в стопках. Белые бросают, чтобы снять их.</translation>
    </message>
    <message>
        <source>White’s men are all down. White throws to bear them off.</source>
        <translation>Все белые шашки положены. Белые бросают, чтобы снять их.</translation>
    </message>
    <message>
        <source>Now White’s men leave the board. White throws.</source>
        <translation>Теперь белые шашки уходят с доски. Белые бросают кости.</translation>
    </message>
    <message>
        <source>Now White plays the %1.</source>
        <translation>Теперь белые разыгрывают %1.</translation>
    </message>
    <message>
        <source>White goes on.</source>
        <translation>Белые продолжают.</translation>
    </message>
    <message>
        <source>White bears a man off: it leaves the board.</source>
        <translation>Белые снимают шашку с доски.</translation>
    </message>
    <message>
        <source>White bears off the last men.</source>
        <translation>Белые снимают с доски последние шашки.</translation>
    </message>
    <message>
        <source>White threw %1, and moves a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>У белых выпало %1. Они ходят шашкой.</translation>
    </message>
    <message>
        <source>White threw %1, and lays down a man.</source>
        <extracomment>%1: numbers, such as &quot;6 and 3&quot;</extracomment>
        <translation>У белых выпало %1. Они кладут шашку.</translation>
    </message>
    <message>
        <source>%1 make %2: White plays %2 men, from any points.</source>
        <extracomment>&quot;2 and 2 make 4: White plays 4 men, from any points.&quot;</extracomment>
        <translation>%1 — вместе %2: столькими шашками белые играют с любых пунктов.</translation>
    </message>
    <message>
        <source>A doublet: White plays one man, then throws again.</source>
        <translation>Дублет: белые играют одной шашкой и бросают ещё раз.</translation>
    </message>
    <message>
        <source>A doublet: White plays both numbers, then throws again.</source>
        <translation>Дублет: белые разыгрывают оба числа и бросают ещё раз.</translation>
    </message>
    <message>
        <source>White threw %1.</source>
        <translation>У белых выпало %1.</translation>
    </message>
    <message>
        <source>Later in a game. White throws, and won’t be able to use one number.</source>
        <translation>Позже в партии. Белые бросают: одно число не пригодится.</translation>
    </message>
    <message>
        <source>White’s men now race round the board. White throws: two dice show the same number.</source>
        <translation>Теперь белые шашки идут вокруг доски. Белые бросают: две кости выпадут одинаково.</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. White throws one.</source>
        <translation>Одинаковые кости — дублет. Белые бросают дублет.</translation>
    </message>
    <message>
        <source>None of White’s men can use the %1. White plays the %2.</source>
        <translation>Число %1 не подходит ни одной белой шашке. Белые разыгрывают %2.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White moves as usual.</source>
        <translation>Одинаковые кости ничего не меняют: белые ходят как обычно.</translation>
    </message>
    <message>
        <source>A doublet is nothing special here: White plays both numbers as usual.</source>
        <translation>Одинаковые кости здесь ничего не меняют: белые разыгрывают их как обычно.</translation>
    </message>
    <message>
        <source>No men left: White has won. That is the whole game.</source>
        <translation>Шашек не осталось: белые победили. Вот и вся игра.</translation>
    </message>
    <message>
        <source>White has won the opening throw.</source>
        <translation>Первый бросок достался белым.</translation>
    </message>
    <message>
        <source>Near the end. White throws, and sets up the last men.</source>
        <translation>Скоро конец. Белые бросают и ставят последние шашки.</translation>
    </message>
    <message>
        <source>White sets up the last men.</source>
        <translation>Белые ставят последние шашки.</translation>
    </message>
    <message>
        <source>All White’s men are set up: White has won. That is the whole game.</source>
        <translation>Все белые шашки на месте: белые победили. Вот и вся игра.</translation>
    </message>
    <message>
        <source>White throws and lays down the last man. Then each number stacks a man again.</source>
        <translation>Белые бросают и кладут последнюю шашку. Потом по каждому числу шашка возвращается в стопку.</translation>
    </message>
    <message>
        <source>White goes on, and stacks men on their points.</source>
        <translation>Белые продолжают и складывают шашки на их пунктах.</translation>
    </message>
    <message>
        <source>A doublet: White lays down the last man, stacks it again, then throws again.</source>
        <translation>Дублет: белые кладут последнюю шашку, складывают её и бросают ещё раз.</translation>
    </message>
    <message>
        <source>Some of White’s men are off already. White throws to bear off more.</source>
        <translation>Часть белых шашек уже снята. Белые бросают, чтобы снять ещё.</translation>
    </message>
    <message>
        <source>White has no man left to play the %1. White plays the %2.</source>
        <translation>Для числа %1 у белых не осталось шашек. Белые разыгрывают %2.</translation>
    </message>
    <message>
        <source>White’s men on point %1 are all down. White plays the %2.</source>
        <extracomment>%1 the number of a point, %2 numbers of the dice</extracomment>
        <translation>Шашки белых на пункте %1 уже все положены. Белые разыгрывают %2.</translation>
    </message>
    <message>
        <source>A doublet: White plays all the men on its point.</source>
        <translation>Дублет: белые играют всеми шашками его пункта.</translation>
    </message>
</context>
<context>
    <name>GameBarText</name>
    <message>
        <source>Games per month</source>
        <translation>Партий в месяц</translation>
    </message>
    <message>
        <source>Games per day</source>
        <translation>Партий в день</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln game(s)</source>
        <extracomment>%1 a day or month</extracomment>
        <translation>
            <numerusform>%1: %Ln партия</numerusform>
            <numerusform>%1: %Ln партии</numerusform>
            <numerusform>%1: %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) from %1 to %2.</source>
        <extracomment>%1, %2 dates</extracomment>
        <translation>
            <numerusform>%Ln партия с %1 по %2.</numerusform>
            <numerusform>%Ln партии с %1 по %2.</numerusform>
            <numerusform>%Ln партий с %1 по %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a day and its month, short, as QLocale has it: &quot;4 May&quot;</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Сколько длятся партии</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>бросков в партии</translation>
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
            <numerusform>Бросков: %1 — %Ln партия</numerusform>
            <numerusform>Бросков: %1 — %Ln партии</numerusform>
            <numerusform>Бросков: %1 — %Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>On average %1 throws a game; the shortest game took %2, the longest %3.</source>
        <extracomment>%1 a number with decimals, %2 and %3 whole numbers</extracomment>
        <translation>В среднем %1 броска за партию; в самой короткой — %2, в самой длинной — %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), on %1.</source>
        <extracomment>%1 a date: &quot;1 game, on 4 May 2026.&quot;, &quot;3 games, all on 4 May 2026.&quot;</extracomment>
        <translation>
            <numerusform>%Ln партия, %1.</numerusform>
            <numerusform>%Ln партии, все сыграны %1.</numerusform>
            <numerusform>%Ln партий, все сыграны %1.</numerusform>
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
            <numerusform>В партии %Ln бросок.</numerusform>
            <numerusform>В партии %Ln броска.</numerusform>
            <numerusform>В партии %Ln бросков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each game took %Ln throw(s).</source>
        <translation>
            <numerusform>В каждой партии %Ln бросок.</numerusform>
            <numerusform>В каждой партии %Ln броска.</numerusform>
            <numerusform>В каждой партии %Ln бросков.</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>label of a vertical axis: numbers of games</extracomment>
        <translation>партии</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>how long a game takes</extracomment>
        <translation>
            <numerusform>около %n минуты</numerusform>
            <numerusform>около %n минут</numerusform>
            <numerusform>около %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>чистая удача</translation>
    </message>
    <message>
        <source>almost pure luck</source>
        <extracomment>what decides a game</extracomment>
        <translation>почти чистая удача</translation>
    </message>
    <message>
        <source>luck and choices</source>
        <extracomment>what decides a game</extracomment>
        <translation>удача и выбор</translation>
    </message>
</context>
<context>
    <name>GameLineText</name>
    <message>
        <source>games</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>After game %1 (%2):</source>
        <extracomment>%1 the number of a game, %2 its date</extracomment>
        <translation>После партии %1 (%2):</translation>
    </message>
    <message>
        <source>%1: %2 wins.</source>
        <extracomment>%1 a player, %2 a number with a sign and decimals, such as &quot;+1.25&quot;</extracomment>
        <translation>%1: %2 победы.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln doublet(s), %2 expected.</source>
        <extracomment>%1 a player, %2 an expected number with a decimal</extracomment>
        <translation>
            <numerusform>%1: %Ln дублет, ожидалось %2.</numerusform>
            <numerusform>%1: %Ln дублета, ожидалось %2.</numerusform>
            <numerusform>%1: %Ln дублетов, ожидалось %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Все игроки вместе</translation>
    </message>
    <message>
        <source>Luck: wins due to the dice</source>
        <translation>Удача: победы, которые дали кости</translation>
    </message>
    <message>
        <source>Doublets above or below the expected number</source>
        <translation>Дублетов сверх ожидаемых</translation>
    </message>
    <message>
        <source>With fair dice, the line ends outside the band about 1 time in 20.</source>
        <translation>С правильными костями линия кончается вне полосы примерно 1 раз из 20.</translation>
    </message>
    <message>
        <source>With fair dice, each line ends outside the band about 1 time in 20. About 1 time in 10, at least one of the two does.</source>
        <translation>С правильными костями каждая линия кончается вне полосы примерно 1 раз из 20. Примерно 1 раз из 10 вне полосы кончается хотя бы одна из двух.</translation>
    </message>
    <message numerus="yes">
        <source>The dice changed the chance of winning by this much, added up over %Ln game(s).</source>
        <translation>
            <numerusform>Настолько кости изменили вероятность выигрыша за %Ln партию.</numerusform>
            <numerusform>Настолько кости изменили вероятность выигрыша, в сумме за %Ln партии.</numerusform>
            <numerusform>Настолько кости изменили вероятность выигрыша, в сумме за %Ln партий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Кости ещё не брошены.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>a player of the white men; %1 a name</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>%1 (white)</source>
        <translation>%1 (белые)</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>a player of the black men; %1 a name</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>%1 (black)</source>
        <translation>%1 (чёрные)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>The two players of a game, as the title of a sheet: %1 White, %2 Black</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Note: </source>
        <extracomment>before a note that the user has written on a step of the game</extracomment>
        <translation>Заметка: </translation>
    </message>
    <message>
        <source>Each diagram shows the board after a throw. A number on a man shows how many men are in the pile. Men borne off are beside the board.</source>
        <translation>Каждый рисунок показывает доску после броска. Число на шашке — сколько шашек в стопке. Снятые шашки — рядом с доской.</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Lay all your men down</source>
        <translation>Положите все свои шашки</translation>
    </message>
    <message>
        <source>Stack up all your men</source>
        <translation>Сложите все свои шашки в стопки</translation>
    </message>
    <message>
        <source>Take all your men off the board</source>
        <translation>Снимите все свои шашки с доски</translation>
    </message>
    <message>
        <source>Race all your men round the board and off it</source>
        <translation>Проведите все свои шашки вокруг доски и снимите их</translation>
    </message>
    <message>
        <source>then lay them down</source>
        <translation>затем положите их</translation>
    </message>
    <message>
        <source>then stack them up again</source>
        <translation>затем снова сложите их в стопки</translation>
    </message>
    <message>
        <source>then race them round the board and off it</source>
        <translation>затем проведите их вокруг доски и снимите</translation>
    </message>
    <message>
        <source>%1. The first player with no men left wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off the board&quot;</extracomment>
        <translation>%1. Выигрывает тот, кто первым останется без шашек.</translation>
    </message>
    <message>
        <source>then bear them off</source>
        <translation>затем снимите их</translation>
    </message>
    <message>
        <source>Set up all your men</source>
        <translation>Расставьте все свои шашки</translation>
    </message>
    <message>
        <source>then set them up again</source>
        <translation>затем расставьте их снова</translation>
    </message>
    <message>
        <source>%1. The first player to do so wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then bear them off, then set them up again&quot;</extracomment>
        <translation>%1. Выигрывает тот, кто сделает это первым.</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>%1 (%2 of %3 hands)</source>
        <extracomment>%1 a share: &quot;40%&quot;; %2 hands were up of %3</extracomment>
        <translation>%1 (рук: %2 из %3)</translation>
    </message>
    <message>
        <source>Your guess: %1. Exactly right.</source>
        <extracomment>%1 &quot;60%&quot;</extracomment>
        <translation>Ваша догадка: %1. Совершенно точно.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too high.</source>
        <extracomment>%1 &quot;70&quot;, %2 what is true: &quot;64.2&quot;, %3 the difference: &quot;5.8&quot;</extracomment>
        <translation>Ваша догадка: %1. Ответ: %2, на %3 меньше.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 too low.</source>
        <translation>Ваша догадка: %1. Ответ: %2, на %3 больше.</translation>
    </message>
    <message>
        <source>Very close.</source>
        <comment>a guess</comment>
        <translation>Очень близко.</translation>
    </message>
    <message>
        <source>Close.</source>
        <comment>a guess</comment>
        <translation>Близко.</translation>
    </message>
    <message>
        <source>Not far off.</source>
        <comment>a guess</comment>
        <translation>Не очень далеко.</translation>
    </message>
    <message>
        <source>Far off.</source>
        <comment>a guess</comment>
        <translation>Далеко.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <extracomment>percentage points: &quot;+7 points&quot;</extracomment>
        <translation>%1 п. п.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too high.</source>
        <extracomment>%1 &quot;60%&quot;, %2 what is true: &quot;64.2%&quot;, %3 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Ваша догадка: %1. Ответ: %2, на %3 п. п. меньше.</translation>
    </message>
    <message>
        <source>Your guess: %1. The answer is %2: you were %3 percentage points too low.</source>
        <translation>Ваша догадка: %1. Ответ: %2, на %3 п. п. больше.</translation>
    </message>
    <message>
        <source>Guesses in this game: %1, off by %2 percentage points on average.</source>
        <extracomment>%1 how many; %2 percentage points: &quot;5.2&quot;</extracomment>
        <translation>Догадок в этой партии: %1, ошибка в среднем %2 п. п.</translation>
    </message>
    <message>
        <source>And the other player is ahead.</source>
        <comment>a guess</comment>
        <extracomment>follows how far a guess of the chance of winning is off</extracomment>
        <translation>И впереди другой игрок.</translation>
    </message>
</context>
<context>
    <name>HindranceText</name>
    <message>
        <source>With %1: %2</source>
        <extracomment>%1 a number of the dice, %2 why this man cannot move by it, a sentence</extracomment>
        <translation>Числом %1: %2</translation>
    </message>
    <message>
        <source>Point %1 is full.</source>
        <translation>Пункт %1 заполнен.</translation>
    </message>
    <message>
        <source>The game is over. %1 has won.</source>
        <translation>Партия окончена. Победа: %1.</translation>
    </message>
    <message>
        <source>The game is over. It is a draw.</source>
        <translation>Партия окончена. Ничья.</translation>
    </message>
    <message>
        <source>First, each player throws one die.</source>
        <translation>Сначала каждый бросает одну кость.</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <translation>Бросок: %1.</translation>
    </message>
    <message>
        <source>%1 has no man on point %2.</source>
        <translation>%1: на пункте %2 шашек нет.</translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n man/men.</source>
        <translation>
            <numerusform>Ход: %1. Сыграть %n шашкой.</numerusform>
            <numerusform>Ход: %1. Сыграть %n шашками.</numerusform>
            <numerusform>Ход: %1. Сыграть %n шашками.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 plays %3. %2 could not use it.</source>
        <extracomment>%1 who plays numbers, %2 who threw them, %3 the numbers</extracomment>
        <translation>Ход: %1. Сыграть %3 (бросок: %2).</translation>
    </message>
    <message>
        <source>Now %1 plays %2.</source>
        <extracomment>%1 a player, %2 the numbers of the dice</extracomment>
        <translation>Ход: %1. Сыграть %2.</translation>
    </message>
    <message>
        <source>You may use %2, which %1 could not. This man stands on point %3.</source>
        <extracomment>%1 the opponent, %2 numbers of the dice, %3 a point</extracomment>
        <translation>%1: вам досталось %2. Эта шашка — на пункте %3.</translation>
    </message>
    <message>
        <source>You threw %1. This man stands on point %2.</source>
        <translation>Выпало %1. Эта шашка — на пункте %2.</translation>
    </message>
    <message>
        <source>That would use fewer numbers. You must use as many as you can.</source>
        <translation>Так вы используете меньше чисел. Используйте столько, сколько можете.</translation>
    </message>
    <message>
        <source>Only a %1 bears this man off.</source>
        <translation>Снять эту шашку можно только числом %1.</translation>
    </message>
    <message>
        <source>Men on higher points must use the %1 first.</source>
        <extracomment>%1 the numbers left to play: &quot;5&quot;, &quot;5 and 4&quot;</extracomment>
        <translation>Сначала числом %1 нужно сыграть шашками с более высоких пунктов.</translation>
    </message>
    <message>
        <source>Two of %2’s men hold point %1.</source>
        <translation>Пункт %1 держат две шашки соперника (%2).</translation>
    </message>
    <message>
        <source>%1 must throw first.</source>
        <translation>Сначала бросок: %1.</translation>
    </message>
    <message>
        <source>Still to play: %1. This man stands on point %2.</source>
        <extracomment>%1 numbers of the dice, %2 a point</extracomment>
        <translation>Ещё не сыграно: %1. Эта шашка — на пункте %2.</translation>
    </message>
    <message>
        <source>Point %1 is stacked. First stack your other men.</source>
        <translation>На пункте %1 всё в стопке. Сначала сложите остальные шашки.</translation>
    </message>
    <message>
        <source>Point %1 is set up. First set up your other men.</source>
        <translation>Пункт %1 уже заполнен. Сначала поставьте остальные шашки.</translation>
    </message>
    <message>
        <source>All men on point %1 are down. First lay down your other men.</source>
        <translation>На пункте %1 всё положено. Сначала положите остальные шашки.</translation>
    </message>
    <message>
        <source>The game is over. You have won.</source>
        <translation>Партия окончена. Вы победили.</translation>
    </message>
    <message>
        <source>You must throw first.</source>
        <translation>Сначала ваш бросок.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <translation>Теперь ваш бросок.</translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n man/men.</source>
        <translation>
            <numerusform>Ваш ход. Сыграйте %n шашкой.</numerusform>
            <numerusform>Ваш ход. Сыграйте %n шашками.</numerusform>
            <numerusform>Ваш ход. Сыграйте %n шашками.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you play %1. %2 could not use it.</source>
        <extracomment>%1 the numbers, %2 who threw them</extracomment>
        <translation>Ваш ход. Сыграйте %1 (бросок: %2).</translation>
    </message>
    <message>
        <source>Now you play %1.</source>
        <extracomment>%1 the numbers of the dice</extracomment>
        <translation>Ваш ход. Сыграйте %1.</translation>
    </message>
    <message>
        <source>You have no man on point %1.</source>
        <translation>На пункте %1 ваших шашек нет.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Пробел или Enter</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>go from man to man</source>
        <translation>переходить от шашки к шашке</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>отменить</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>вернуть</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <translation>правила этой игры</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>новая партия</translation>
    </message>
    <message>
        <source>skip the animation</source>
        <translation>пропустить анимацию</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>from the board to the panel beside it and back</source>
        <translation>с доски на панель рядом и обратно</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1–6</translation>
    </message>
    <message>
        <source>go to that point</source>
        <translation>перейти к этому пункту</translation>
    </message>
    <message>
        <source>how often each number was thrown</source>
        <translation>как часто выпадало каждое число</translation>
    </message>
    <message>
        <source>who plays: people, or the computer</source>
        <translation>кто играет: люди или компьютер</translation>
    </message>
    <message>
        <source>larger, smaller, default text size</source>
        <translation>крупнее, мельче, обычный размер текста</translation>
    </message>
    <message>
        <source>throw the dice; play the marked man</source>
        <translation>бросить кости; пойти отмеченной шашкой</translation>
    </message>
    <message>
        <source>play forced moves</source>
        <translation>сделать ходы без выбора</translation>
    </message>
    <message>
        <source>go to the buttons under the board</source>
        <translation>к кнопкам под доской</translation>
    </message>
    <message>
        <source>why: the rule behind the last event</source>
        <translation>почему: по какому правилу так вышло</translation>
    </message>
    <message>
        <source>the same dice, other rules</source>
        <translation>те же кости по другим правилам</translation>
    </message>
    <message>
        <source>a hint: the best move is marked</source>
        <translation>подсказка: отмечен лучший ход</translation>
    </message>
    <message>
        <source>the games and their sources</source>
        <translation>игры и их источники</translation>
    </message>
    <message>
        <source>the last throw, and how it was played</source>
        <translation>что выпало последним и как сыграно</translation>
    </message>
    <message>
        <source>whose turn it is, and what may be played</source>
        <translation>чей ход и чем можно сыграть</translation>
    </message>
    <message>
        <source>where your men are</source>
        <translation>где ваши шашки</translation>
    </message>
    <message>
        <source>where the other player’s men are</source>
        <translation>где шашки другого игрока</translation>
    </message>
    <message>
        <source>how far each player has got</source>
        <translation>сколько осталось обоим</translation>
    </message>
    <message>
        <source>who is likely to win</source>
        <translation>кто вероятнее выиграет</translation>
    </message>
    <message>
        <source>the last announcement again</source>
        <translation>повторить последнее сообщение</translation>
    </message>
    <message>
        <source>Ask the board</source>
        <translation>Спросить</translation>
    </message>
    <message>
        <source>step back, step forward through the game</source>
        <translation>шаг назад, шаг вперёд по партии</translation>
    </message>
    <message>
        <source>back to the start of the game</source>
        <translation>в начало партии</translation>
    </message>
    <message>
        <source>play the steps automatically; pause</source>
        <translation>показывать шаг за шагом; пауза</translation>
    </message>
    <message>
        <source>cover the odds until the class has guessed; guess</source>
        <translation>закрыть шансы, пока класс не выскажет догадку; угадать</translation>
    </message>
    <message>
        <source>correct a throw that was entered incorrectly</source>
        <translation>исправить неверно введённый бросок</translation>
    </message>
    <message>
        <source>closer view: the half of the board in play</source>
        <translation>крупный план: половина доски, где идёт игра</translation>
    </message>
    <message>
        <source>appearance: board, light and speed</source>
        <translation>оформление: доска, свет и скорость</translation>
    </message>
    <message>
        <source>full screen; Esc to leave, F10 to show the menus</source>
        <translation>во весь экран; Esc — выход, F10 — меню</translation>
    </message>
    <message>
        <source>claim a number with the marked man, where the rules require a claim</source>
        <translation>потребовать число отмеченной шашкой, где это нужно</translation>
    </message>
    <message>
        <source>course of play: arrow keys to choose a throw, Enter for the latest</source>
        <translation>ход партии: стрелки выбирают бросок, Enter возвращает к последнему</translation>
    </message>
    <message>
        <source>what a button is for; on a touch screen, press and hold the button</source>
        <translation>для чего кнопка; или подержите на ней палец</translation>
    </message>
    <message>
        <source>widen or narrow the panel beside the board</source>
        <translation>расширить, сузить панель рядом с доской</translation>
    </message>
    <message>
        <source>face to face: one side for each player, on a screen that lies flat</source>
        <translation>лицом к лицу: своя сторона у каждого из двух игроков, когда экран лежит на столе</translation>
    </message>
    <message>
        <source>steps more slowly, faster</source>
        <translation>шаги медленнее, быстрее</translation>
    </message>
    <message>
        <source>projector: large text and strong contrast for a class; Esc to leave</source>
        <translation>проектор: крупные буквы и сильный контраст, для класса; Esc — выход</translation>
    </message>
    <message>
        <source>Enter, arrow keys, Enter</source>
        <translation>Enter, стрелки, Enter</translation>
    </message>
    <message>
        <source>where men move, as in the race: take up the marked man, choose its point and move it there</source>
        <translation>где шашки ходят, как в гонке: взять отмеченную шашку, выбрать пункт и пойти туда</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back a man that was taken up</source>
        <translation>положить взятую шашку на место</translation>
    </message>
    <message>
        <source>the odds: arrow keys choose a throw; in the list of ways to play, Enter plays the chosen one</source>
        <translation>шансы: стрелки выбирают бросок; в списке ходов Enter делает выбранный ход</translation>
    </message>
    <message>
        <source>earlier announcements, one by one, up to twenty</source>
        <translation>более ранние сообщения по одному, до двадцати</translation>
    </message>
    <message>
        <source>play again with the same rules</source>
        <translation>сыграть ещё по тем же правилам</translation>
    </message>
    <message>
        <source>the result, when the game is over</source>
        <translation>результат, когда партия окончена</translation>
    </message>
</context>
<context>
    <name>LabelsSheet</name>
    <message>
        <source>Board labels</source>
        <translation>Этикетки досок</translation>
    </message>
    <message>
        <source>Cut along the marks. Each label measures %1 × %2 mm.</source>
        <extracomment>At the foot of a page of labels, which are cut out. %1 and %2 a length in millimetres</extracomment>
        <translation>Разрежьте по меткам: каждая этикетка %1 × %2 мм.</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Размер: %1</translation>
    </message>
    <message>
        <source>– %1</source>
        <extracomment>behind what a table is made of. %1: how we know it</extracomment>
        <translation>— %1</translation>
    </message>
</context>
<context>
    <name>LaboratoryText</name>
    <message>
        <source>A: </source>
        <extracomment>the first of two experiments, in front of a sentence about it</extracomment>
        <translation>А: </translation>
    </message>
    <message>
        <source>B: </source>
        <translation>Б: </translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Ещё не сыграно ни одной партии.</translation>
    </message>
    <message>
        <source>Exact value: %1.</source>
        <extracomment>%1 a share, computed and not tried out</extracomment>
        <translation>Точное значение: %1.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): the first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>После %Ln партии: бросавший первым выиграл %1. Границы 95&#xa0;%: от %2 до %3.</numerusform>
            <numerusform>После %Ln партий: бросавший первым выиграл %1. Границы 95&#xa0;%: от %2 до %3.</numerusform>
            <numerusform>После %Ln партий: бросавший первым выиграл %1. Границы 95&#xa0;%: от %2 до %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %2 of %Ln game(s). 95% band: %3 to %4.</source>
        <extracomment>an earlier run, in a list. %1 its seed, %2 a share, %3 and %4 the ends of its band</extracomment>
        <translation>
            <numerusform>Начальное число %1: %2 из %Ln партии. Границы 95&#xa0;%: от %3 до %4.</numerusform>
            <numerusform>Начальное число %1: %2 из %Ln партий. Границы 95&#xa0;%: от %3 до %4.</numerusform>
            <numerusform>Начальное число %1: %2 из %Ln партий. Границы 95&#xa0;%: от %3 до %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower lost %1 and drew %2.</source>
        <translation>Бросавший первым проиграл %1; вничью сыграно %2.</translation>
    </message>
    <message>
        <source>It lies outside the band. At the end of an experiment, chance alone causes this one time in twenty; along the way, more often.</source>
        <translation>Оно лежит вне этих границ. В конце опыта по чистой случайности так бывает один раз из двадцати, а по ходу — чаще.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): White won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>После %Ln партии: белые выиграли %1. Границы 95&#xa0;%: от %2 до %3.</numerusform>
            <numerusform>После %Ln партий: белые выиграли %1. Границы 95&#xa0;%: от %2 до %3.</numerusform>
            <numerusform>После %Ln партий: белые выиграли %1. Границы 95&#xa0;%: от %2 до %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>follows the sentence on White. %1 a share, %2 and %3 the ends of its band</extracomment>
        <translation>Бросавший первым выиграл %1. Границы 95&#xa0;%: от %2 до %3.</translation>
    </message>
    <message>
        <source>White won the first game.</source>
        <translation>Белые выиграли первую партию.</translation>
    </message>
    <message>
        <source>White did not win the first game.</source>
        <translation>Белые не выиграли первую партию.</translation>
    </message>
    <message>
        <source>The first thrower won the first game.</source>
        <translation>Бросавший первым выиграл первую партию.</translation>
    </message>
    <message>
        <source>The first thrower did not win the first game.</source>
        <translation>Бросавший первым не выиграл первую партию.</translation>
    </message>
    <message>
        <source>95% band: %1 to %2.</source>
        <extracomment>%1 and %2 the ends of the band of a share: &quot;20.7%&quot;, &quot;100.0%&quot;</extracomment>
        <translation>Границы 95&#xa0;%: от %1 до %2.</translation>
    </message>
    <message>
        <source>It was drawn.</source>
        <extracomment>follows &quot;The first thrower did not win the first game.&quot;</extracomment>
        <translation>Она закончилась вничью.</translation>
    </message>
    <message>
        <source>White lost %1 and drew %2.</source>
        <extracomment>follows the share of games won by White. %1 and %2 shares</extracomment>
        <translation>Белые проиграли %1; вничью сыграно %2.</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>Length of the games</source>
        <translation>Сколько длятся партии</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>бросков в партии</translation>
    </message>
    <message>
        <source>A game takes %1 throws on average.</source>
        <extracomment>%1 a number with decimals</extracomment>
        <translation>Бросков в партии в среднем: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s) or more: %1 of %2 games (%3)</source>
        <extracomment>%1 how many games, %2 of how many, %3 their share</extracomment>
        <translation>
            <numerusform>%Ln бросок или больше: %1 из %2 партий (%3)</numerusform>
            <numerusform>%Ln броска или больше: %1 из %2 партий (%3)</numerusform>
            <numerusform>%Ln бросков или больше: %1 из %2 партий (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s): %1 of %2 games (%3)</source>
        <translation>
            <numerusform>%Ln бросок: %1 из %2 партий (%3)</numerusform>
            <numerusform>%Ln броска: %1 из %2 партий (%3)</numerusform>
            <numerusform>%Ln бросков: %1 из %2 партий (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>label of a bar. %1 a number of throws</extracomment>
        <translation>%1 и больше</translation>
    </message>
    <message>
        <source>share of games</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>доля партий</translation>
    </message>
    <message numerus="yes">
        <source>The first game took %Ln throw(s).</source>
        <translation>
            <numerusform>В первой партии %Ln бросок.</numerusform>
            <numerusform>В первой партии %Ln броска.</numerusform>
            <numerusform>В первой партии %Ln бросков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonBoxes</name>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none: a matter of opinion</source>
        <translation>нет: мнения могут быть разными</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Около %n минуты</numerusform>
            <numerusform>Около %n минут</numerusform>
            <numerusform>Около %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>continues at step %1 of %2</source>
        <extracomment>of a lesson that was left; %1 the step it goes on with, %2 how many there are</extracomment>
        <translation>продолжится с шага %1 из %2</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Цели: %1</translation>
    </message>
    <message>
        <source>Prerequisites: %1</source>
        <translation>Нужно знать: %1</translation>
    </message>
    <message>
        <source>Keywords: %1</source>
        <translation>Ключевые слова: %1</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <extracomment>of a lesson</extracomment>
        <translation>✓ пройден</translation>
    </message>
</context>
<context>
    <name>LessonFields</name>
    <message>
        <source>Expected number</source>
        <translation>Ожидаемое число</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Допуск</translation>
    </message>
    <message>
        <source>How far off an answer may be and still count as right</source>
        <translation>Наибольшее отклонение верного ответа</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Shown behind the number</source>
        <translation>Показывается после числа</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Варианты ответа</translation>
    </message>
    <message>
        <source>Two to six answers to choose from, one on each line; none for an answer in words</source>
        <translation>От двух до шести вариантов, каждый на своей строке; ни одного, если ответ словами</translation>
    </message>
    <message>
        <source>Right choice</source>
        <translation>Верный вариант</translation>
    </message>
    <message>
        <source>The answer is a number</source>
        <translation>Ответ — число</translation>
    </message>
    <message>
        <source>The answer is how well a rule is known</source>
        <translation>Ответ — насколько известно правило</translation>
    </message>
    <message>
        <source>Model answer</source>
        <translation>Образец ответа</translation>
    </message>
    <message>
        <source>Covered until the class has answered</source>
        <translation>Закрыт, пока класс не ответит</translation>
    </message>
    <message>
        <source>Lines on the worksheet</source>
        <translation>Строк на листе</translation>
    </message>
    <message>
        <source>What to guess</source>
        <translation>Что угадать</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Minimum of the slider</source>
        <translation>Наименьшее значение шкалы</translation>
    </message>
    <message>
        <source>Maximum of the slider</source>
        <translation>Наибольшее значение шкалы</translation>
    </message>
    <message>
        <source>A guess is close within</source>
        <translation>Догадка близка в пределах</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Догадка</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Shown with the answer</source>
        <translation>Показывается вместе с ответом</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>На что обратить внимание</translation>
    </message>
    <message>
        <source>Experiments side by side</source>
        <translation>Опыты рядом</translation>
    </message>
    <message>
        <source>Games in each</source>
        <translation>Партий в каждом</translation>
    </message>
    <message>
        <source>The same dice in both</source>
        <translation>Одни и те же броски в обоих</translation>
    </message>
    <message>
        <source>White plays</source>
        <translation>Белые играют</translation>
    </message>
    <message>
        <source>Black plays</source>
        <translation>Чёрные играют</translation>
    </message>
    <message>
        <source>Experiment in the laboratory</source>
        <translation>Опыт в лаборатории</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Записанная партия</translation>
    </message>
    <message>
        <source>Replaces the game, rulings, dice and seed in the fields above</source>
        <translation>Вместо игры, правил, костей и начального числа из полей выше</translation>
    </message>
    <message>
        <source>Begin after this many throws</source>
        <translation>Начать после стольких бросков</translation>
    </message>
    <message>
        <source>The next throw lies on the board</source>
        <translation>Следующий бросок лежит на доске</translation>
    </message>
    <message>
        <source>The class plays</source>
        <translation>Класс играет</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Партия на доске</translation>
    </message>
    <message>
        <source>It stays until a later step sets another one</source>
        <translation>Остаётся, пока следующий шаг не поставит другую</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Начальное число костей</translation>
    </message>
    <message>
        <source>Digits. Every class gets the same throws.</source>
        <translation>Цифры. У каждого класса будут те же броски.</translation>
    </message>
    <message>
        <source>Picture in the lesson</source>
        <translation>Картинка в уроке</translation>
    </message>
    <message>
        <source>PNG, JPEG or WebP, up to 2 MB</source>
        <translation>PNG, JPEG или WebP, до 2&#xa0;МБ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Описание</translation>
    </message>
    <message>
        <source>For those who cannot see the picture</source>
        <translation>Для тех, кто не видит картинку</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Show how well the rule is known</source>
        <translation>Показать, насколько известно правило</translation>
    </message>
    <message>
        <source>Rules in the words of their sources</source>
        <translation>Правила словами источников</translation>
    </message>
    <message>
        <source>Figures for %1, %2 … in the texts</source>
        <translation>Числа для %1, %2 … в текстах</translation>
    </message>
    <message>
        <source>The program computes them. %1 in a text stands for the first.</source>
        <translation>Их вычисляет программа. %1 в тексте означает первое.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Варианты правил</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Dice thrown by each player</source>
        <translation>Костей у каждого игрока</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Show the answers of an earlier step</source>
        <translation>Показать ответы более раннего шага</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Баллы</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Критерий</translation>
    </message>
    <message>
        <source>Mark scheme</source>
        <translation>Критерии оценки</translation>
    </message>
    <message>
        <source>Headings of the columns</source>
        <translation>Заголовки столбцов</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation>По одному на строке</translation>
    </message>
    <message>
        <source>Headings of the rows</source>
        <translation>Заголовки строк</translation>
    </message>
    <message>
        <source>Table on the worksheet</source>
        <translation>Таблица на листе</translation>
    </message>
    <message>
        <source>On the worksheet</source>
        <translation>На листе</translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation>Название шага</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минут</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Each line is a paragraph</source>
        <translation>Каждая строка — абзац</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Название урока</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>О чём урок</translation>
    </message>
    <message>
        <source>Shown in the list of lessons</source>
        <translation>Показывается в списке уроков</translation>
    </message>
    <message>
        <source>Grade or age</source>
        <translation>Класс или возраст</translation>
    </message>
    <message>
        <source>Prerequisites</source>
        <translation>Что нужно знать заранее</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Цели</translation>
    </message>
    <message>
        <source>What the class needs</source>
        <translation>Что нужно классу</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Для тех, кто закончит раньше</translation>
    </message>
    <message>
        <source>One task on each line</source>
        <translation>По одному заданию на строке</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Домашнее задание</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Языки</translation>
    </message>
    <message>
        <source>Codes with commas between them, such as en, ru</source>
        <translation>Коды через запятую, например en, ru</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Опыт</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Отрывок</translation>
    </message>
    <message>
        <source>The program throws</source>
        <translation>Бросает программа</translation>
    </message>
    <message>
        <source>From the seed, the same for every class</source>
        <translation>По начальному числу, одинаково для всех классов</translation>
    </message>
    <message>
        <source>The class throws real dice</source>
        <translation>Класс бросает настоящие кости</translation>
    </message>
    <message>
        <source>Not at all: it looks at the board</source>
        <translation>Совсем не играет: смотрит на доску</translation>
    </message>
    <message>
        <source>Until it is decided who begins</source>
        <translation>Пока не решится, кто начинает</translation>
    </message>
    <message>
        <source>One throw</source>
        <translation>Один бросок</translation>
    </message>
    <message>
        <source>To the end of the game</source>
        <translation>До конца партии</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>As well as possible</source>
        <translation>Как можно лучше</translation>
    </message>
    <message>
        <source>The first thrower’s chance, in %</source>
        <translation>Шанс бросающего первым, в %</translation>
    </message>
    <message>
        <source>The first thrower’s lead, in percentage points</source>
        <translation>Перевес бросающего первым, в п. п.</translation>
    </message>
    <message>
        <source>Mean number of throws in a game</source>
        <translation>Среднее число бросков в партии</translation>
    </message>
    <message>
        <source>Throws that leave a choice, in %</source>
        <translation>Броски, оставляющие выбор, в %</translation>
    </message>
    <message>
        <source>Gain of best over random play, in percentage points</source>
        <translation>Выигрыш лучшей игры перед игрой наугад, в п. п.</translation>
    </message>
    <message>
        <source>Share of doublets, in %</source>
        <translation>Доля дублетов, в %</translation>
    </message>
    <message>
        <source>Share of throws with a given number, in %</source>
        <translation>Доля бросков с данным числом, в %</translation>
    </message>
    <message>
        <source>Numbers that fair dice put outside their bands</source>
        <translation>Сколько чисел правильные кости выводят за полосу</translation>
    </message>
    <message>
        <source>A player’s chance in the position on the board, in %</source>
        <translation>Шанс игрока в позиции на доске, в %</translation>
    </message>
    <message>
        <source>A player’s luck in the game on the board</source>
        <translation>Удача игрока в партии на доске</translation>
    </message>
    <message>
        <source>Tell the rule in today’s words, too</source>
        <translation>Передать правило и сегодняшними словами</translation>
    </message>
    <message>
        <source>Always told where its status is shown, or where its source has no words</source>
        <translation>Передаётся всегда, если показано, насколько оно известно, или если в источнике нет его слов</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>записанная партия</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Use the game on the board</source>
        <translation>Взять партию с доски</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Usually if there is a question, guess, experiment or table</source>
        <translation>Обычно — если есть вопрос, догадка, опыт или таблица</translation>
    </message>
    <message>
        <source>Usually 3; none with choices or a number</source>
        <translation>Обычно 3; с вариантами или числом — ни одной</translation>
    </message>
    <message>
        <source>Usually 0, for a figure in %</source>
        <translation>Обычно 0, если величина в %</translation>
    </message>
    <message>
        <source>Usually 100, for a figure in %</source>
        <translation>Обычно 100, если величина в %</translation>
    </message>
    <message>
        <source>Usually a twentieth of the slider</source>
        <translation>Обычно двадцатая часть шкалы</translation>
    </message>
    <message>
        <source>Usually at random</source>
        <translation>Обычно наугад</translation>
    </message>
    <message>
        <source>Usually from the seed, if there is one</source>
        <translation>Обычно по начальному числу, если оно задано</translation>
    </message>
    <message>
        <source>Usually none; after all of a recorded game</source>
        <translation>Обычно сначала; записанную партию — с конца</translation>
    </message>
    <message>
        <source>Usually not at all</source>
        <translation>Обычно не играет</translation>
    </message>
    <message>
        <source>Keywords of the curriculum</source>
        <translation>Понятия учебной программы</translation>
    </message>
    <message>
        <source>At random half of the time</source>
        <translation>В половине случаев наугад</translation>
    </message>
    <message>
        <source>Answers for those who finish early</source>
        <translation>Ответы для тех, кто закончит раньше</translation>
    </message>
    <message>
        <source>One on each line, in the order of the tasks</source>
        <translation>По одному ответу на строке, в порядке заданий</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
    <message>
        <source>Picture file beside the lesson</source>
        <translation>Файл картинки рядом с уроком</translation>
    </message>
    <message>
        <source>Instead of a picture in the lesson</source>
        <translation>Вместо картинки в самом уроке</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>The answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>✓ %1 Done.</source>
        <extracomment>%1 what the class was to do on the board, and has done</extracomment>
        <translation>✓ %1 Сделано.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were counted.</source>
        <translation>
            <numerusform>Подсчитана %n поднятая рука.</numerusform>
            <numerusform>Подсчитаны %n поднятые руки.</numerusform>
            <numerusform>Подсчитано %n поднятых рук.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was your answer, too.</source>
        <translation>Так ответили и вы.</translation>
    </message>
    <message>
        <source>You chose something else.</source>
        <translation>Вы выбрали другое.</translation>
    </message>
    <message>
        <source>Your answer in step %1, “%2”:</source>
        <extracomment>%1 the number of an earlier step of the lesson, %2 its title</extracomment>
        <translation>Ваш ответ в шаге %1 («%2»):</translation>
    </message>
    <message>
        <source>No answer was entered.</source>
        <translation>Ответ не введён.</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Вычисляется ответ…</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Для тех, кто закончит раньше</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Домашнее задание</translation>
    </message>
    <message>
        <source>The game is not over yet. So far:</source>
        <translation>Партия ещё не окончена. Пока что:</translation>
    </message>
    <message>
        <source>You can answer after your task on the board.</source>
        <translation>Ответить можно после задания на доске.</translation>
    </message>
    <message>
        <source>The game has gone on. To answer, undo the later throws, or set up again.</source>
        <translation>Партия продолжилась. Чтобы ответить, отмените следующие броски или расставьте шашки заново.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>%1 – for the teacher</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>%1 — для учителя</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <extracomment>how long a lesson takes</extracomment>
        <translation>
            <numerusform>Около %n минуты</numerusform>
            <numerusform>Около %n минут</numerusform>
            <numerusform>Около %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>What the class learns</source>
        <translation>Чему учится класс</translation>
    </message>
    <message>
        <source>Our guess</source>
        <translation>Наша догадка</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Вычислено</translation>
    </message>
    <message>
        <source>What we expect</source>
        <translation>Чего мы ждём</translation>
    </message>
    <message>
        <source>%1. %2 (%3 min)</source>
        <extracomment>a step of a lesson. %1: its number, %2: its title, %3: how many minutes it takes</extracomment>
        <translation>%1. %2 (%3 мин)</translation>
    </message>
    <message>
        <source>Computed from the game on the board.</source>
        <translation>Вычисляется по партии на доске.</translation>
    </message>
    <message>
        <source>What the class should know</source>
        <translation>Что класс должен знать</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Ключевые слова</translation>
    </message>
    <message>
        <source>For those who finish early</source>
        <translation>Для тех, кто закончит раньше</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Домашнее задание</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 what follows: &quot;Keywords&quot;, %2 a list</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Our answer</source>
        <translation>Наш ответ</translation>
    </message>
    <message>
        <source>Expected: White wins %1 of the games.</source>
        <translation>Ожидается: белые выигрывают %1 партий.</translation>
    </message>
    <message>
        <source>Expected: the first thrower wins %1 of the games.</source>
        <translation>Ожидается: бросающий первым выигрывает %1 партий.</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Что нужно</translation>
    </message>
    <message>
        <source>What we found</source>
        <translation>Что вышло</translation>
    </message>
    <message>
        <source>About %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>%1, %2 and %3 numbers of throws: &quot;21.4&quot;, &quot;20.1&quot;, &quot;22.7&quot;</extracomment>
        <translation>Бросков за партию — около %1, примерно в 95 опытах из 100 — от %2 до %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in all</source>
        <extracomment>the sum of the mark scheme of a lesson</extracomment>
        <translation>
            <numerusform>Всего %n балл</numerusform>
            <numerusform>Всего %n балла</numerusform>
            <numerusform>Всего %n баллов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s): %1</source>
        <extracomment>a criterion of a mark scheme. %1 the criterion, %n the points for meeting it</extracomment>
        <translation>
            <numerusform>%n балл: %1</numerusform>
            <numerusform>%n балла: %1</numerusform>
            <numerusform>%n баллов: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A</source>
        <translation>А</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Б</translation>
    </message>
    <message>
        <source>Expected A − B: %1 percentage points; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>A and B are two experiments; all figures are in percentage points: &quot;+0.65&quot;, &quot;+0.43&quot;</extracomment>
        <translation>Ожидается А минус Б: %1 п. п., примерно в 95 опытах из 100 — от %2 до %3.</translation>
    </message>
    <message>
        <source>A − B: %1 throws per game; from %2 to %3 in about 95 of 100 experiments.</source>
        <extracomment>A and B are two experiments; all figures are numbers of throws</extracomment>
        <translation>А минус Б, бросков на партию: %1, примерно в 95 опытах из 100 — от %2 до %3.</translation>
    </message>
    <message>
        <source>About %1 of such experiments show no clear difference in the shares.</source>
        <extracomment>%1 a share of experiments: &quot;53.6%&quot;</extracomment>
        <translation>Примерно %1 таких опытов не покажут явной разницы долей.</translation>
    </message>
    <message>
        <source>At least 95 of 100 such experiments, on average, give a share from %1 to %2.</source>
        <extracomment>%1 and %2 shares: &quot;44.0%&quot;, &quot;63.0%&quot;</extracomment>
        <translation>В среднем не менее чем в 95 таких опытах из 100 доля будет от %1 до %2.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>per cent</source>
        <translation>процентов</translation>
    </message>
    <message>
        <source>You guessed %1. Computed: %2.</source>
        <extracomment>%1 what the class guessed, %2 the figure computed: &quot;60%&quot;, &quot;53.2%&quot;</extracomment>
        <translation>Ваша догадка: %1. Вычислено: %2.</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>Точно!</translation>
    </message>
    <message>
        <source>Close: only %1 away.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>Близко: разница всего %1.</translation>
    </message>
    <message>
        <source>%1 percentage points too high.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>На %1 п. п. больше, чем на самом деле.</translation>
    </message>
    <message>
        <source>%1 percentage points too low.</source>
        <translation>На %1 п. п. меньше, чем на самом деле.</translation>
    </message>
    <message>
        <source>%1 too many.</source>
        <extracomment>%1 by how much a guess is wrong</extracomment>
        <translation>На %1 больше, чем на самом деле.</translation>
    </message>
    <message>
        <source>%1 too few.</source>
        <translation>На %1 меньше, чем на самом деле.</translation>
    </message>
    <message>
        <source>Play one more throw.</source>
        <translation>Сыграйте ещё один бросок.</translation>
    </message>
    <message>
        <source>Play on until the game is over.</source>
        <translation>Доиграйте партию до конца.</translation>
    </message>
    <message>
        <source>%1; each player %2</source>
        <translation>%1; каждый игрок %2</translation>
    </message>
    <message>
        <source>%1; White %2, Black %3</source>
        <extracomment>%1 a game and its source, %2 and %3 &quot;plays at random&quot;, &quot;makes the best plays&quot;</extracomment>
        <translation>%1; игрок за белых %2, игрок за чёрных %3</translation>
    </message>
    <message>
        <source>Games: %1. Seed: %2.</source>
        <extracomment>%1 how many games, %2 the seed of their dice</extracomment>
        <translation>Партий: %1. Начальное число: %2.</translation>
    </message>
    <message>
        <source>Both with the same dice.</source>
        <translation>Оба раза с теми же костями.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a game and its source, %2 what a rule is about</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>п. п.</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>играет наугад</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <extracomment>the answer to a question for a number. %1 &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Ответ: %1.</translation>
    </message>
    <message>
        <source>You answered %1. Correct: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Вы ответили: %1. Верно, ответ: %2.</translation>
    </message>
    <message>
        <source>You answered %1. Not quite: the answer is %2.</source>
        <extracomment>%1 the answer of the class, %2 the number expected: &quot;16.7 ± 0.5%&quot;</extracomment>
        <translation>Вы ответили: %1. Не совсем: ответ — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n hand(s)</source>
        <extracomment>%1 an answer to choose from, %n how many hands were raised for it</extracomment>
        <translation>
            <numerusform>%1 — %n рука</numerusform>
            <numerusform>%1 — %n руки</numerusform>
            <numerusform>%1 — %n рук</numerusform>
        </translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <extracomment>how a computer chooses its men: stands in &quot;White plays …&quot;</extracomment>
        <translation>делает лучшие ходы</translation>
    </message>
    <message numerus="yes">
        <source>%1 percentage points</source>
        <extracomment>a difference of two shares, with a decimal. %1 the figure</extracomment>
        <translation>
            <numerusform>%1 п. п.</numerusform>
            <numerusform>%1 п. п.</numerusform>
            <numerusform>%1 п. п.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play until one player has won the opening throw.</source>
        <translation>Играйте, пока не станет ясно, кто бросает первым.</translation>
    </message>
    <message numerus="yes">
        <source>%n percentage points</source>
        <extracomment>a difference of two shares</extracomment>
        <translation>
            <numerusform>%n п. п.</numerusform>
            <numerusform>%n п. п.</numerusform>
            <numerusform>%n п. п.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play this throw.</source>
        <translation>Сыграйте этот бросок.</translation>
    </message>
    <message>
        <source>Play one throw.</source>
        <translation>Сыграйте один бросок.</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>в половине случаев играет наугад</translation>
    </message>
    <message>
        <source>throws</source>
        <comment>unit</comment>
        <extracomment>stands behind a number to be entered</extracomment>
        <translation>бросков</translation>
    </message>
    <message>
        <source>numbers</source>
        <comment>unit</comment>
        <translation>чисел</translation>
    </message>
    <message>
        <source>Close: only %1 percentage points away.</source>
        <translation>Близко: разница всего %1 п. п.</translation>
    </message>
</context>
<context>
    <name>LimitedSpinBox</name>
    <message>
        <source>At most %1</source>
        <extracomment>below a field in which a larger number was typed. %1 the largest number possible: &quot;30&quot;</extracomment>
        <translation>Не больше %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <extracomment>below a field in which a smaller number was typed. %1 the smallest number possible</extracomment>
        <translation>Не меньше %1</translation>
    </message>
</context>
<context>
    <name>LuckText</name>
    <message>
        <source>There was no choice to make: the dice decided.</source>
        <translation>Выбирать было не из чего: решили кости.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured %2.</source>
        <extracomment>%1 the winner, %2 the other player</extracomment>
        <translation>%1: победа вопреки костям, которые помогали другой стороне (%2).</translation>
    </message>
    <message>
        <source>The dice favoured neither player.</source>
        <translation>Кости не помогали ни тому, ни другому.</translation>
    </message>
    <message>
        <source>%1 was very lucky.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1: большое везение.</translation>
    </message>
    <message>
        <source>%1 was very lucky: the dice turned a game that was almost lost.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1: большое везение — кости спасли почти проигранную партию.</translation>
    </message>
    <message>
        <source>Neither player made a costly mistake: the dice decided.</source>
        <translation>Никто не допустил серьёзной ошибки: всё решили кости.</translation>
    </message>
    <message>
        <source>%1 made better choices, and the dice helped.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1: лучший выбор ходов, и кости помогли.</translation>
    </message>
    <message>
        <source>The dice favoured %1.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>Кости помогали победителю (%1).</translation>
    </message>
    <message>
        <source>You won, although the dice favoured %1.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Вы победили вопреки костям, которые помогали сопернику (%1).</translation>
    </message>
    <message>
        <source>You were very lucky.</source>
        <translation>Вам очень повезло.</translation>
    </message>
    <message>
        <source>You were very lucky: the dice turned a game that was almost lost.</source>
        <translation>Вам очень повезло: кости спасли почти проигранную партию.</translation>
    </message>
    <message>
        <source>You made better choices, and the dice helped.</source>
        <translation>Вы выбирали лучше, и кости помогли.</translation>
    </message>
    <message>
        <source>The dice favoured you.</source>
        <translation>Кости помогали вам.</translation>
    </message>
    <message>
        <source>%1 won, although the dice favoured you.</source>
        <extracomment>%1 the winner</extracomment>
        <translation>%1: победа вопреки костям, которые помогали вам.</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>in a best-of-three match</source>
        <translation>в матче из трёх партий</translation>
    </message>
    <message>
        <source>in a best-of-five match</source>
        <translation>в матче из пяти партий</translation>
    </message>
    <message>
        <source>in a best-of-seven match</source>
        <translation>в матче из семи партий</translation>
    </message>
    <message>
        <source>%1 leads %2 %3.</source>
        <extracomment>%1 a player, %2 the score: &quot;2–1&quot;, %3 &quot;in a best-of-five match&quot;</extracomment>
        <translation>Впереди %1: %2 %3.</translation>
    </message>
    <message>
        <source>The score is %1 %2.</source>
        <extracomment>%1 the score: &quot;1–1&quot;, %2 &quot;in a best-of-five match&quot;</extracomment>
        <translation>Счёт %1 %2.</translation>
    </message>
    <message>
        <source>%1 wins the match %2</source>
        <extracomment>%1 a player, %2 the score: &quot;3–1&quot;</extracomment>
        <translation>Победа в матче: %1, %2</translation>
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
            <numerusform>%n шашка</numerusform>
            <numerusform>%n шашки</numerusform>
            <numerusform>%n шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pile of %n man/men</source>
        <translation>
            <numerusform>стопка из %n шашки</numerusform>
            <numerusform>стопка из %n шашек</numerusform>
            <numerusform>стопка из %n шашек</numerusform>
        </translation>
    </message>
    <message>
        <source>one man</source>
        <translation>одна шашка</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Point %1: %2.</source>
        <translation>Пункт %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off.</source>
        <translation>
            <numerusform>Снята %n шашка.</numerusform>
            <numerusform>Сняты %n шашки.</numerusform>
            <numerusform>Снято %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to lay down.</source>
        <translation>
            <numerusform>Осталось положить %n шашку.</numerusform>
            <numerusform>Осталось положить %n шашки.</numerusform>
            <numerusform>Осталось положить %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men on the board.</source>
        <translation>
            <numerusform>На доске %n шашка.</numerusform>
            <numerusform>На доске %n шашки.</numerusform>
            <numerusform>На доске %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a player, %2 how far they are: &quot;Anne: 3 men to lay down.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men laid down</source>
        <translation>
            <numerusform>положена %n шашка</numerusform>
            <numerusform>положены %n шашки</numerusform>
            <numerusform>положено %n шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to stack.</source>
        <translation>
            <numerusform>Осталось вернуть в стопку %n шашку.</numerusform>
            <numerusform>Осталось вернуть в стопки %n шашки.</numerusform>
            <numerusform>Осталось вернуть в стопки %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to set up.</source>
        <translation>
            <numerusform>Осталось поставить %n шашку.</numerusform>
            <numerusform>Осталось поставить %n шашки.</numerusform>
            <numerusform>Осталось поставить %n шашек.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message>
        <source>%1 is not a valid number; write only digits, such as 60</source>
        <extracomment>%1 the text found, %2 a correct number</extracomment>
        <translation>%1 — неверное число; нужны только цифры, например 60</translation>
    </message>
    <message>
        <source>%1 is not a valid number; write %2</source>
        <translation>%1 — неверное число; нужно: %2</translation>
    </message>
    <message>
        <source>%1 has curly quotation marks; use straight ones: %2</source>
        <extracomment>%1 a text with curly quotation marks, %2 the same with straight ones</extracomment>
        <translation>%1: типографские кавычки; нужны прямые: %2</translation>
    </message>
    <message>
        <source>%1 has single quotation marks; use double ones: %2</source>
        <extracomment>%1 a text with single quotation marks, %2 the same with double ones</extracomment>
        <translation>%1: одинарные кавычки; нужны двойные: %2</translation>
    </message>
    <message>
        <source>%1 must be written %2</source>
        <extracomment>%1 a word, %2 how JSON writes it: true, false or null</extracomment>
        <translation>вместо %1 нужно писать %2</translation>
    </message>
    <message>
        <source>%1 has a decimal comma; use a point: %2</source>
        <extracomment>%1 and %2 the same number, with a comma and with a point</extracomment>
        <translation>в числе %1 запятая; нужна точка: %2</translation>
    </message>
    <message>
        <source>%1 has no quotation marks; write %2</source>
        <extracomment>%1 a word, %2 the same in quotation marks</extracomment>
        <translation>%1 без кавычек; нужно: %2</translation>
    </message>
    <message>
        <source>the key %1 has no quotation marks; write %2</source>
        <extracomment>%1 the name of a key, %2 the same in quotation marks</extracomment>
        <translation>ключ %1 без кавычек; нужно: %2</translation>
    </message>
    <message>
        <source>comments are not allowed; delete %1</source>
        <translation>комментарии не допускаются; удалите %1</translation>
    </message>
    <message>
        <source>a comma is missing after %1</source>
        <extracomment>%1 what stands before the place where a comma is missing</extracomment>
        <translation>не хватает запятой после %1</translation>
    </message>
    <message>
        <source>there is an extra comma after %1; delete it</source>
        <extracomment>%1 what stands before the comma</extracomment>
        <translation>после %1 лишняя запятая; удалите её</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing; write %2 instead of %1</source>
        <extracomment>%1 a text without its last quotation mark, %2 the same with it</extracomment>
        <translation>не хватает закрывающей кавычки; нужно %2 вместо %1</translation>
    </message>
    <message>
        <source>the text ends before %1; write \&quot; for a quotation mark inside a text</source>
        <extracomment>%1 a word inside a text. A backslash and a quotation mark must be kept</extracomment>
        <translation>текст кончается перед %1; кавычка внутри текста пишется \&quot;</translation>
    </message>
    <message>
        <source>%1 contains a backslash; write / in paths, and two backslashes elsewhere</source>
        <translation>в %1 обратная косая черта; в путях нужен знак /, а в тексте — две такие черты</translation>
    </message>
    <message>
        <source>the colon of %1 must be outside the quotation marks; write %2</source>
        <extracomment>%1 a text with a colon, %2 a name and a value</extracomment>
        <translation>двоеточие в %1 должно стоять вне кавычек; нужно: %2</translation>
    </message>
    <message>
        <source>a colon is missing after %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>после %1 не хватает двоеточия</translation>
    </message>
    <message>
        <source>%1 has no value; write a colon and the value after it, or [ and ] around a list</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>у %1 нет значения; напишите его после двоеточия, а список — в скобках [ и ]</translation>
    </message>
    <message>
        <source>%1 is not allowed here; write %2</source>
        <extracomment>%1 a sign such as =, %2 the right one</extracomment>
        <translation>%1 здесь не допускается; нужно: %2</translation>
    </message>
    <message>
        <source>after %1 there is an invisible special space; write a normal space instead</source>
        <extracomment>%1 the text before the space</extracomment>
        <translation>после %1 стоит невидимый особый пробел; нужен обычный</translation>
    </message>
    <message>
        <source>this %1 is not closed; write %2 after its last value</source>
        <extracomment>%1 an opening bracket, %2 a closing one</extracomment>
        <translation>скобка %1 не закрыта; напишите %2 после последнего значения в ней</translation>
    </message>
    <message>
        <source>the list is not closed; write ] before %1</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>список не закрыт; напишите ] перед %1</translation>
    </message>
    <message>
        <source>a list cannot contain the key %1; write { and } instead of [ and ]</source>
        <extracomment>%1 the name of a key</extracomment>
        <translation>в списке не может быть ключа %1; нужны { и } вместо [ и ]</translation>
    </message>
    <message>
        <source>found %1, expected %2; write %2 instead or before it</source>
        <extracomment>%1 and %2 closing brackets</extracomment>
        <translation>здесь %1, а ожидается %2; напишите %2 вместо неё или перед ней</translation>
    </message>
    <message>
        <source>found %1 after the closing }; delete it, or the } before it</source>
        <extracomment>%1 the text found</extracomment>
        <translation>после закрывающей } стоит %1; удалите это или } перед ним</translation>
    </message>
    <message>
        <source>expected a key in quotation marks, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>ожидается ключ в кавычках, а здесь %1</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>ожидается значение, а здесь %1</translation>
    </message>
    <message>
        <source>expected a comma, found %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>ожидается запятая, а здесь %1</translation>
    </message>
    <message>
        <source>found %1, the beginning of formatted text; save the file as plain text</source>
        <extracomment>%1 the beginning of the text</extracomment>
        <translation>здесь %1 — начало текста с оформлением; сохраните файл как простой текст</translation>
    </message>
    <message>
        <source>not JSON: it must begin with {, not with %1</source>
        <extracomment>%1 the text found</extracomment>
        <translation>не JSON: в начале должна стоять {, а не %1</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message>
        <source>to throw</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to throw the dice</extracomment>
        <translation>бросок</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to play men</extracomment>
        <translation>ход</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>under a player&apos;s name on the board</extracomment>
        <translation>победа</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Numbers thrown</source>
        <translation>Выпавшие числа</translation>
    </message>
    <message>
        <source>fair dice</source>
        <translation>правильные кости</translation>
    </message>
    <message>
        <source>The %1 came up %2 times, %3 of all dice.</source>
        <extracomment>%1 a number of the die, %2 how often it fell, %3 its share of all dice</extracomment>
        <translation>Число %1 выпало раз: %2, это %3 всех костей.</translation>
    </message>
    <message>
        <source>share of all dice</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>доля всех костей</translation>
    </message>
    <message>
        <source>%1 dice have been thrown, not counting the opening throws.</source>
        <extracomment>%1 how many</extracomment>
        <translation>Выпало костей, не считая бросков за право начать: %1.</translation>
    </message>
</context>
<context>
    <name>OddsHelp</name>
    <message>
        <source>All rule sets, under each choice of rulings, with the edge of best play over random play.</source>
        <translation>Все варианты правил при каждом выборе решений, с перевесом наилучшей игры над случайной.</translation>
    </message>
    <message>
        <source>With --all: print comma-separated values.</source>
        <translation>Вместе с --all: вывести значения через запятую (CSV).</translation>
    </message>
    <message>
        <source>Percent computed:</source>
        <translation>Вычислено, %:</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
</context>
<context>
    <name>OddsSheet</name>
    <message>
        <source>The odds of the first throw</source>
        <translation>Что даёт первый бросок</translation>
    </message>
    <message>
        <source>first thrower wins</source>
        <extracomment>Heads of columns in a printed table; keep them short.</extracomment>
        <translation>первый выигрывает</translation>
    </message>
    <message>
        <source>throws in a game</source>
        <translation>бросков в партии</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>выигрыш от умения, п. п.</translation>
    </message>
    <message>
        <source>throws with a choice</source>
        <translation>броски с выбором</translation>
    </message>
    <message>
        <source>Letters mark choices in the rules that a source leaves open. The first line of each game shows our usual rules.</source>
        <translation>Буквами обозначены решения там, где источник оставляет правило неясным. Первая строка каждой игры — то, как мы обычно играем.</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>%1 a share, %2 half its interval in percentage points: &quot;49.8% ± 0.5&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>How often the player who throws first wins</source>
        <translation>Как часто выигрывает тот, кто бросает первым</translation>
    </message>
    <message>
        <source>* Computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>* Вычислено для каждой стороны отдельно: точно, если каждый игрок стремится к наименьшему числу ходов.</translation>
    </message>
    <message>
        <source>Both players play as well as possible. Unless marked with ±, ≈ or *, the figures are exact: every position of the game was computed; no games were simulated.</source>
        <translation>Оба игрока играют как можно лучше. Числа без ±, ≈ и * точные: вычислена каждая позиция игры, ни одна партия не разыгрывалась.</translation>
    </message>
    <message>
        <source>“Best over random”: the best player’s share of games won against a player who chooses at random, less one half, in percentage points.</source>
        <translation>«Выигрыш от умения»: на сколько процентных пунктов больше половины партий выигрывает лучший игрок у того, кто выбирает наугад.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated under good play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <translation>Числа со знаком ± или ≈ — оценка для хорошей игры: позиций в этой игре слишком много. В ней бросающий первым проигрывает %1 партий; вничью заканчиваются %2.</translation>
    </message>
    <message>
        <source>Figures with ± or ≈ are estimated from random play, because that game has too many positions to solve. There, the first thrower loses %1 of the games and draws %2.</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation>Числа со знаком ± или ≈ — оценка по случайной игре: позиций в этой игре слишком много. В ней бросающий первым проигрывает %1 партий; вничью заканчиваются %2.</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>Rulings: %1</source>
        <translation>Решения: %1</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Вничью: %1</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1</source>
        <translation>Выигрывает бросающий первым: %1</translation>
    </message>
    <message>
        <source>Throws per game: %1</source>
        <translation>Бросков за партию: %1</translation>
    </message>
    <message numerus="yes">
        <source>Exact, under best play by both: %Ln position(s) solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Точно, при наилучшей игре обоих: решена %Ln позиция за %1 с.</numerusform>
            <numerusform>Точно, при наилучшей игре обоих: решены %Ln позиции за %1 с.</numerusform>
            <numerusform>Точно, при наилучшей игре обоих: решено %Ln позиций за %1 с.</numerusform>
        </translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>вариант правил</translation>
    </message>
    <message>
        <source>throws</source>
        <translation>бросков</translation>
    </message>
    <message>
        <source>throws with a choice, %</source>
        <translation>броски с выбором, %</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>решения</translation>
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
        <translation>с %1 на %2</translation>
    </message>
    <message>
        <source>lay down %1</source>
        <extracomment>%1 a list of points: &quot;lay down 6 and 1&quot;, &quot;lay down sice, 2 × ace&quot;</extracomment>
        <translation>положить: %1</translation>
    </message>
    <message>
        <source>bear off %1</source>
        <translation>снять с доски: %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>пойти: %1</translation>
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
        <source>Estimated from random play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Оценка по случайной игре.</translation>
    </message>
    <message>
        <source>first thrower wins, %</source>
        <translation>первый выигрывает, %</translation>
    </message>
    <message>
        <source>%1, hitting a man</source>
        <translation>%1 (побив шашку)</translation>
    </message>
    <message>
        <source>stack %1</source>
        <translation>вернуть в стопку: %1</translation>
    </message>
    <message numerus="yes">
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. %Ln position(s) of one side solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Вычислено для каждой стороны отдельно: точно, если каждый стремится к наименьшему числу ходов. Решена %Ln позиция одной стороны за %1 с.</numerusform>
            <numerusform>Вычислено для каждой стороны отдельно: точно, если каждый стремится к наименьшему числу ходов. Решены %Ln позиции одной стороны за %1 с.</numerusform>
            <numerusform>Вычислено для каждой стороны отдельно: точно, если каждый стремится к наименьшему числу ходов. Решено %Ln позиций одной стороны за %1 с.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimated from random play, %Ln game(s): the game has too many positions to solve.</source>
        <translation>
            <numerusform>Оценка по случайной игре, %Ln партия: в игре слишком много позиций, чтобы её решить.</numerusform>
            <numerusform>Оценка по случайной игре, %Ln партии: в игре слишком много позиций, чтобы её решить.</numerusform>
            <numerusform>Оценка по случайной игре, %Ln партий: в игре слишком много позиций, чтобы её решить.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by the first thrower: %1 ± %2 (95%)</source>
        <extracomment>%1 a percentage, %2 half the width of its interval in percentage points</extracomment>
        <translation>Выигрывает бросающий первым: %1 ± %2 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>best over random</source>
        <translation>выигрыш от умения, п. п.</translation>
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
        <translation>поставить: %1</translation>
    </message>
    <message numerus="yes">
        <source>Estimated under good play, from %Ln trial game(s) of a few throws, corrected for luck: the game has too many positions to solve.</source>
        <translation>
            <numerusform>Оценка для хорошей игры, по %Ln пробной партии в несколько бросков, с поправкой на удачу: в игре слишком много позиций, чтобы её решить.</numerusform>
            <numerusform>Оценка для хорошей игры, по %Ln пробным партиям в несколько бросков, с поправкой на удачу: в игре слишком много позиций, чтобы её решить.</numerusform>
            <numerusform>Оценка для хорошей игры, по %Ln пробным партиям в несколько бросков, с поправкой на удачу: в игре слишком много позиций, чтобы её решить.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated under good play.</source>
        <extracomment>added to chances of winning, luck and hints</extracomment>
        <translation>Оценка для хорошей игры.</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1</source>
        <translation>Проигрывает бросающий первым: %1</translation>
    </message>
    <message>
        <source>%1 ± %2, lost %3, drew %4</source>
        <extracomment>%1 a percentage, %2 half its interval, %3 and %4 percentages: &quot;49.5 ± 0.3, lost 48.0, drew 2.5&quot;</extracomment>
        <translation>%1 ± %2, проигрыши %3, ничьи %4</translation>
    </message>
    <message>
        <source>The ± covers chance in the trial games, with 95% confidence.</source>
        <extracomment>about &quot;± 0.9 percentage points&quot;</extracomment>
        <translation>Число после ± учитывает случайность в пробных партиях с надёжностью 95&#xa0;%.</translation>
    </message>
    <message>
        <source>It does not cover mistakes of the neural network that judges them.</source>
        <extracomment>follows what the ± covers. The network estimates chances of winning</extracomment>
        <translation>Ошибки нейронной сети, которая их оценивает, оно не учитывает.</translation>
    </message>
    <message>
        <source>It says nothing about how good players would play.</source>
        <extracomment>follows what the ± covers</extracomment>
        <translation>Как сыграли бы хорошие игроки, оно не учитывает.</translation>
    </message>
    <message>
        <source>Unless marked, exact, under best play by both. “Best over random” is the edge of best play over random choice, in percentage points over evens. A row with ± is estimated. A game with bearing-off=as-at-backgammon is computed one side at a time: exact if each player tries to finish in the fewest turns.</source>
        <translation>Если не отмечено иное, точно, при наилучшей игре обоих. «Выигрыш от умения» — перевес наилучшей игры над случайной, в процентных пунктах сверх половины. Строка с ± — оценка. Игра с bearing-off=as-at-backgammon вычислена для каждой стороны отдельно: точно, если каждый играет на наименьшее число ходов.</translation>
    </message>
    <message>
        <source>Where numbers must be claimed, the random player claims every one. That is nearly always best, so the best player gains little.</source>
        <translation>Там, где числа надо требовать, случайный игрок требует все. Это почти всегда лучше всего, поэтому лучший игрок выигрывает немного.</translation>
    </message>
</context>
<context>
    <name>PictureHelp</name>
    <message>
        <source>The board after this throw; 0: before the first.</source>
        <translation>Доска после этого броска; 0 — до первого.</translation>
    </message>
    <message>
        <source>The opening position of this rule set.</source>
        <translation>Начальная расстановка по этому варианту правил.</translation>
    </message>
    <message>
        <source>The board: %1.</source>
        <translation>Доска: %1.</translation>
    </message>
    <message>
        <source>The lighting: %1.</source>
        <translation>Освещение: %1.</translation>
    </message>
    <message>
        <source>The size in pixels, up to %1.</source>
        <translation>Размер в пикселях, не больше %1.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Имя файла для записи.</translation>
    </message>
</context>
<context>
    <name>PictureReport</name>
    <message>
        <source>%1: %2 × %3 pixels</source>
        <extracomment>%1 file, %2 width, %3 height</extracomment>
        <translation>%1: %2 × %3 пикс.</translation>
    </message>
    <message>
        <source>Percent drawn:</source>
        <translation>Нарисовано, %:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Остановлено; ничего не записано.</translation>
    </message>
</context>
<context>
    <name>PlayerSide</name>
    <message>
        <source>Your throw</source>
        <translation>Ваш бросок</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Бросайте снова</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>%1 throws</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Бросок: %1</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Просмотр партии</translation>
    </message>
    <message>
        <source>One die each</source>
        <extracomment>for the lead, each player throws a die</extracomment>
        <translation>По одной кости каждый</translation>
    </message>
</context>
<context>
    <name>PlaysText</name>
    <message numerus="yes">
        <source>%1 lays down %n man/men.</source>
        <translation>
            <numerusform>%1: положена %n шашка.</numerusform>
            <numerusform>%1: положены %n шашки.</numerusform>
            <numerusform>%1: положено %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men.</source>
        <translation>
            <numerusform>%1: снята %n шашка.</numerusform>
            <numerusform>%1: сняты %n шашки.</numerusform>
            <numerusform>%1: снято %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays down men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1: шашки положены на пункты %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1: шашки сняты с пунктов %2.</translation>
    </message>
    <message>
        <source>%1 lays down men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1: шашки положены на пункты %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1: шашки сняты с пунктов %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers: &quot;Anne lays down 4 men (ace, ace, deuce, trey).&quot;</extracomment>
        <translation>
            <numerusform>%1: положена %n шашка (%2).</numerusform>
            <numerusform>%1: положены %n шашки (%2).</numerusform>
            <numerusform>%1: положено %n шашек (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1: снята %n шашка (%2).</numerusform>
            <numerusform>%1: сняты %n шашки (%2).</numerusform>
            <numerusform>%1: снято %n шашек (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (points %2).</source>
        <extracomment>%2 numerals: &quot;Anne lays down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>%1: положена %n шашка (пункт %2).</numerusform>
            <numerusform>%1: положены %n шашки (пункты %2).</numerusform>
            <numerusform>%1: положено %n шашек (пункты %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1: снята %n шашка (пункт %2).</numerusform>
            <numerusform>%1: сняты %n шашки (пункты %2).</numerusform>
            <numerusform>%1: снято %n шашек (пункты %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on point %2.</source>
        <translation>
            <numerusform>%1: положена %n шашка, пункт %2.</numerusform>
            <numerusform>%1: положены %n шашки, пункт %2.</numerusform>
            <numerusform>%1: положено %n шашек, пункт %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from point %2.</source>
        <translation>
            <numerusform>%1: снята %n шашка, пункт %2.</numerusform>
            <numerusform>%1: сняты %n шашки, пункт %2.</numerusform>
            <numerusform>%1: снято %n шашек, пункт %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1: положена %n шашка, пункт %2.</numerusform>
            <numerusform>%1: положены %n шашки, пункт %2.</numerusform>
            <numerusform>%1: положено %n шашек, пункт %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from the %2 point.</source>
        <translation>
            <numerusform>%1: снята %n шашка, пункт %2.</numerusform>
            <numerusform>%1: сняты %n шашки, пункт %2.</numerusform>
            <numerusform>%1: снято %n шашек, пункт %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1: снова в стопке %n шашка (%2).</numerusform>
            <numerusform>%1: снова в стопках %n шашки (%2).</numerusform>
            <numerusform>%1: снова в стопках %n шашек (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1: снова в стопке %n шашка (пункт %2).</numerusform>
            <numerusform>%1: снова в стопках %n шашки (пункты %2).</numerusform>
            <numerusform>%1: снова в стопках %n шашек (пункты %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on point %2.</source>
        <translation>
            <numerusform>%1: снова в стопке %n шашка, пункт %2.</numerusform>
            <numerusform>%1: снова в стопке %n шашки, пункт %2.</numerusform>
            <numerusform>%1: снова в стопке %n шашек, пункт %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1: снова в стопке %n шашка, пункт %2.</numerusform>
            <numerusform>%1: снова в стопке %n шашки, пункт %2.</numerusform>
            <numerusform>%1: снова в стопке %n шашек, пункт %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stacks men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1: шашки снова в стопках на пунктах %2.</translation>
    </message>
    <message>
        <source>%1 stacks men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1: шашки снова в стопках на пунктах %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1: поставлена %n шашка (%2).</numerusform>
            <numerusform>%1: поставлены %n шашки (%2).</numerusform>
            <numerusform>%1: поставлено %n шашек (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1: поставлена %n шашка (пункт %2).</numerusform>
            <numerusform>%1: поставлены %n шашки (пункты %2).</numerusform>
            <numerusform>%1: поставлено %n шашек (пункты %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on point %2.</source>
        <translation>
            <numerusform>%1: поставлена %n шашка, пункт %2.</numerusform>
            <numerusform>%1: поставлены %n шашки, пункт %2.</numerusform>
            <numerusform>%1: поставлено %n шашек, пункт %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1: поставлена %n шашка, пункт %2.</numerusform>
            <numerusform>%1: поставлены %n шашки, пункт %2.</numerusform>
            <numerusform>%1: поставлено %n шашек, пункт %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sets up men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1: шашки поставлены на пункты %2.</translation>
    </message>
    <message>
        <source>%1 sets up men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>%1: шашки поставлены на пункты %2.</translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men.</source>
        <translation>
            <numerusform>Вы положили %n шашку.</numerusform>
            <numerusform>Вы положили %n шашки.</numerusform>
            <numerusform>Вы положили %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men.</source>
        <translation>
            <numerusform>Вы сняли %n шашку.</numerusform>
            <numerusform>Вы сняли %n шашки.</numerusform>
            <numerusform>Вы сняли %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men (points %1).</source>
        <extracomment>%1 numerals: &quot;You lay down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>Вы положили %n шашку (пункт %1).</numerusform>
            <numerusform>Вы положили %n шашки (пункты %1).</numerusform>
            <numerusform>Вы положили %n шашек (пункты %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Снова в стопке %n ваша шашка (пункт %1).</numerusform>
            <numerusform>Снова в стопках %n ваши шашки (пункты %1).</numerusform>
            <numerusform>Снова в стопках %n ваших шашек (пункты %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Вы сняли %n шашку (пункт %1).</numerusform>
            <numerusform>Вы сняли %n шашки (пункты %1).</numerusform>
            <numerusform>Вы сняли %n шашек (пункты %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>Вы поставили %n шашку (пункт %1).</numerusform>
            <numerusform>Вы поставили %n шашки (пункты %1).</numerusform>
            <numerusform>Вы поставили %n шашек (пункты %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men on point %1.</source>
        <translation>
            <numerusform>Вы положили %n шашку, пункт %1.</numerusform>
            <numerusform>Вы положили %n шашки, пункт %1.</numerusform>
            <numerusform>Вы положили %n шашек, пункт %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men on point %1.</source>
        <translation>
            <numerusform>Снова в стопке %n ваша шашка, пункт %1.</numerusform>
            <numerusform>Снова в стопке %n ваши шашки, пункт %1.</numerusform>
            <numerusform>Снова в стопке %n ваших шашек, пункт %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men from point %1.</source>
        <translation>
            <numerusform>Вы сняли %n шашку, пункт %1.</numerusform>
            <numerusform>Вы сняли %n шашки, пункт %1.</numerusform>
            <numerusform>Вы сняли %n шашек, пункт %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men on point %1.</source>
        <translation>
            <numerusform>Вы поставили %n шашку, пункт %1.</numerusform>
            <numerusform>Вы поставили %n шашки, пункт %1.</numerusform>
            <numerusform>Вы поставили %n шашек, пункт %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Вы положили шашки на пункты %1.</translation>
    </message>
    <message>
        <source>You stack men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Ваши шашки снова в стопках на пунктах %1.</translation>
    </message>
    <message>
        <source>You bear off men from points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Вы сняли шашки с пунктов %1.</translation>
    </message>
    <message>
        <source>You set up men on points %1.</source>
        <extracomment>%1 numerals: &quot;6 and 1&quot;</extracomment>
        <translation>Вы поставили шашки на пункты %1.</translation>
    </message>
</context>
<context>
    <name>PrintHelp</name>
    <message>
        <source>The paper: %1.</source>
        <translation>Бумага: %1.</translation>
    </message>
    <message>
        <source>The ink: %1.</source>
        <translation>Цвета печати: %1.</translation>
    </message>
    <message>
        <source>For board: only this board: %1.</source>
        <translation>Для board: только эта доска: %1.</translation>
    </message>
    <message>
        <source>For odds: only this rule set.</source>
        <translation>Для odds: только этот вариант правил.</translation>
    </message>
    <message>
        <source>For rules: change a rule; can be repeated.</source>
        <translation>Для rules: изменить правило; можно указать несколько раз.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Имя файла для записи.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
</context>
<context>
    <name>PrintReport</name>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <extracomment>%1 a file, %n how many pages it has</extracomment>
        <translation>
            <numerusform>%1: %n страница</numerusform>
            <numerusform>%1: %n страницы</numerusform>
            <numerusform>%1: %n страниц</numerusform>
        </translation>
    </message>
    <message>
        <source>Percent prepared:</source>
        <translation>Подготовлено, %:</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Остановлено; ничего не записано.</translation>
    </message>
</context>
<context>
    <name>ProvenanceHtml</name>
    <message>
        <source>The source says:</source>
        <translation>Источник говорит:</translation>
    </message>
    <message>
        <source>The closest passage in the source:</source>
        <translation>Ближайшее место в источнике:</translation>
    </message>
    <message>
        <source>The source says no more than this:</source>
        <translation>Источник говорит только это:</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 the language of a quotation: &quot;in French&quot;</extracomment>
        <translation>язык: %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 the page of a quotation, %2 its language: &quot;pp. 78–94, in French&quot;</extracomment>
        <translation>%1, язык: %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1 author, work, year and pages</extracomment>
        <translation>Источник: %1</translation>
    </message>
    <message>
        <source>We play:</source>
        <translation>Мы играем так:</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Вы выбрали:</translation>
    </message>
    <message>
        <source>Why there is a choice:</source>
        <translation>Почему есть выбор:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>Можно играть и так:</translation>
    </message>
    <message>
        <source>We deduce this from these words:</source>
        <translation>Это наш вывод из слов:</translation>
    </message>
    <message>
        <source>In English: %1</source>
        <extracomment>%1 a quotation in the reader&apos;s language</extracomment>
        <translation>По-русски: %1</translation>
    </message>
    <message>
        <source>The old text says:</source>
        <translation>В старом тексте сказано:</translation>
    </message>
    <message>
        <source>The usual rule:</source>
        <translation>По умолчанию:</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Папка</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>the game is over</source>
        <translation>партия окончена</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>first, each player throws one die</source>
        <translation>сначала каждый бросает одну кость</translation>
    </message>
    <message>
        <source>who throws first is already decided</source>
        <translation>кто бросает первым, уже решено</translation>
    </message>
    <message>
        <source>play your numbers before the next throw</source>
        <translation>сначала разыграйте свои числа</translation>
    </message>
    <message>
        <source>throw the dice first</source>
        <translation>сначала бросьте кости</translation>
    </message>
    <message>
        <source>these are not the dice of this game</source>
        <translation>это не кости этой игры</translation>
    </message>
    <message>
        <source>it is the other player’s turn</source>
        <translation>очередь другого игрока</translation>
    </message>
    <message>
        <source>no such number is left</source>
        <translation>такого числа не осталось</translation>
    </message>
    <message>
        <source>no man on that point can use that number</source>
        <translation>ни одна шашка на том пункте не может пойти этим числом</translation>
    </message>
    <message>
        <source>another play uses more numbers; use as many as you can</source>
        <translation>другим ходом можно сыграть больше чисел; используйте столько, сколько можете</translation>
    </message>
    <message>
        <source>Now %1 throws.</source>
        <extracomment>The box of another player was pressed; %1 is who throws</extracomment>
        <translation>Бросок: %1.</translation>
    </message>
    <message>
        <source>Play your numbers first.</source>
        <translation>Сначала разыграйте свои числа.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <extracomment>%1 a player; in reply to the other player, who wants to do something</extracomment>
        <translation>Сейчас ход: %1.</translation>
    </message>
    <message>
        <source>Now you throw.</source>
        <extracomment>The box of another player was pressed</extracomment>
        <translation>Теперь ваш бросок.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>in reply to an attempt to act for the other player</extracomment>
        <translation>Сейчас ваш ход.</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 a player</extracomment>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>%1 still had every man on the board.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>%1: все шашки ещё на доске.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1: осталась %n шашка.</numerusform>
            <numerusform>%1: остались %n шашки.</numerusform>
            <numerusform>%1: осталось %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had one man left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>%1: осталась одна шашка.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left to set up.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1: осталось поставить %n шашку.</numerusform>
            <numerusform>%1: осталось поставить %n шашки.</numerusform>
            <numerusform>%1: осталось поставить %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game had already ended, so this result does not count.</source>
        <translation>Эта партия уже завершалась, поэтому этот результат не учитывается.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Вы победили!</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left to set up.</source>
        <translation>
            <numerusform>Вам осталось поставить %n шашку.</numerusform>
            <numerusform>Вам осталось поставить %n шашки.</numerusform>
            <numerusform>Вам осталось поставить %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still had every man on the board.</source>
        <translation>У вас остались на доске все шашки.</translation>
    </message>
    <message>
        <source>You had one man left.</source>
        <translation>У вас осталась одна шашка.</translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left.</source>
        <translation>
            <numerusform>У вас осталась %n шашка.</numerusform>
            <numerusform>У вас остались %n шашки.</numerusform>
            <numerusform>У вас осталось %n шашек.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetHelp</name>
    <message>
        <source>The rule set; see the command “rulesets”.</source>
        <translation>Вариант правил; см. команду «rulesets».</translation>
    </message>
    <message>
        <source>Change a rule; can be repeated.</source>
        <translation>Изменить правило; можно указать несколько раз.</translation>
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
        <source>The men</source>
        <translation>Шашки</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Who throws first</source>
        <translation>Кто бросает первым</translation>
    </message>
    <message>
        <source>The order of the numbers</source>
        <translation>Порядок чисел</translation>
    </message>
    <message>
        <source>What must be played</source>
        <translation>Что нужно разыграть</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Выигрыш</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Laying down</source>
        <translation>Как кладут шашки</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Как снимают шашки с доски</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Дублеты</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Передвижение</translation>
    </message>
    <message>
        <source>Hitting</source>
        <translation>Побитые шашки</translation>
    </message>
    <message>
        <source>laying down</source>
        <translation>положить шашки</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>снять шашки с доски</translation>
    </message>
    <message>
        <source>racing round the board</source>
        <translation>провести шашки вокруг доски</translation>
    </message>
    <message>
        <source>as many men as the dice show together, from any points</source>
        <translation>столько шашек, сколько очков на обеих костях, с любых пунктов</translation>
    </message>
    <message>
        <source>the same player throws again</source>
        <translation>тот же игрок бросает ещё раз</translation>
    </message>
    <message>
        <source>English</source>
        <translation>английский</translation>
    </message>
    <message>
        <source>French</source>
        <translation>французский</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>испанский</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>латинский</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>исландский</translation>
    </message>
    <message>
        <source>%1 – a modern reconstruction after %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 — современная реконструкция по книге: %2, %3</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <extracomment>The game, the author of its source, the year.</extracomment>
        <translation>%1 — %2, %3</translation>
    </message>
    <message>
        <source>retold today</source>
        <comment>status of a rule in its source</comment>
        <translation>пересказ</translation>
    </message>
    <message>
        <source>our deduction</source>
        <comment>status of a rule in its source</comment>
        <translation>наш вывод</translation>
    </message>
    <message>
        <source>our choice</source>
        <comment>status of a rule in its source</comment>
        <translation>наш выбор</translation>
    </message>
    <message>
        <source>old text</source>
        <comment>status of a rule in its source</comment>
        <translation>старый текст</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Где стоят шашки</translation>
    </message>
    <message>
        <source>The stages of the game</source>
        <translation>Этапы игры</translation>
    </message>
    <message>
        <source>Stacking up again</source>
        <translation>Как снова складывают стопки</translation>
    </message>
    <message>
        <source>When a doublet gives more men than you can play</source>
        <translation>Когда дублет даёт больше, чем можно сыграть</translation>
    </message>
    <message>
        <source>A number you cannot use</source>
        <translation>Число, которое нельзя использовать</translation>
    </message>
    <message>
        <source>When the thrower bears off</source>
        <translation>Когда бросивший уже снимает шашки</translation>
    </message>
    <message>
        <source>Claiming a number</source>
        <translation>Как потребовать число</translation>
    </message>
    <message>
        <source>stacking up again</source>
        <translation>снова сложить в стопки</translation>
    </message>
    <message>
        <source>bearing off as at backgammon</source>
        <translation>снять с доски, как в нардах</translation>
    </message>
    <message>
        <source>facing each other</source>
        <translation>друг против друга</translation>
    </message>
    <message>
        <source>facing each other, nearest the light</source>
        <translation>друг против друга, ближе к свету</translation>
    </message>
    <message>
        <source>at each player’s right hand</source>
        <translation>по правую руку каждого игрока</translation>
    </message>
    <message>
        <source>in all four quarters</source>
        <translation>во всех четырёх четвертях</translation>
    </message>
    <message>
        <source>like any other throw</source>
        <translation>как любой другой бросок</translation>
    </message>
    <message>
        <source>The English game %1</source>
        <extracomment>%1 the English name of a game, as a voice says it that speaks another language</extracomment>
        <translation>Английская игра %1</translation>
    </message>
    <message>
        <source>The French game %1</source>
        <extracomment>%1 the French name of a game</extracomment>
        <translation>Французская игра %1</translation>
    </message>
    <message>
        <source>The Spanish game %1</source>
        <extracomment>%1 the Spanish name of a game</extracomment>
        <translation>Испанская игра %1</translation>
    </message>
    <message>
        <source>The Icelandic game %1</source>
        <extracomment>%1 the Icelandic name of a game</extracomment>
        <translation>Исландская игра %1</translation>
    </message>
    <message>
        <source>%1 – invented, after %2, %3</source>
        <extracomment>An invented game, the author of the source of the game that was changed, the year.</extracomment>
        <translation>%1 — придумано по образцу: %2, %3</translation>
    </message>
    <message>
        <source>How many men a doublet plays</source>
        <translation>Сколькими шашками играют по дублету</translation>
    </message>
    <message>
        <source>When all men are off</source>
        <translation>Когда все шашки сняты</translation>
    </message>
    <message>
        <source>setting up again</source>
        <translation>снова расставить</translation>
    </message>
    <message>
        <source>When numbers remain at the end of a stage</source>
        <translation>Когда в конце этапа остались числа</translation>
    </message>
    <message>
        <source>invented</source>
        <comment>status of a rule in its source</comment>
        <translation>придумано</translation>
    </message>
    <message>
        <source>all the men on its point</source>
        <translation>всеми шашками его пункта</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Place: %1.</source>
        <extracomment>Where the source was written or printed.</extracomment>
        <translation>Место: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Современная реконструкция, которую исторический текст не подтверждает.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>men on a point</comment>
        <extracomment>%1 a point of the table, %2 the men on it: &quot;1 (ace): 2&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Коротко</translation>
    </message>
    <message>
        <source>On the points</source>
        <translation>По пунктам</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Дублеты</translation>
    </message>
    <message>
        <source>Names of the numbers</source>
        <translation>Названия чисел</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Правила, которые можно изменить</translation>
    </message>
    <message>
        <source>You can change these rules when you start a game.</source>
        <translation>Эти правила можно изменить, начиная партию.</translation>
    </message>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Откуда мы это знаем: %1.</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Этапы</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between stages</comment>
        <translation>, потом </translation>
    </message>
    <message>
        <source>The rules, and how we know them</source>
        <translation>Правила и откуда мы их знаем</translation>
    </message>
    <message>
        <source>Invented by: %1.</source>
        <extracomment>%1 a class or its members</extracomment>
        <translation>Авторы: %1.</translation>
    </message>
    <message>
        <source>The rules that are not marked as invented come from this game:</source>
        <translation>Правила без пометки «придумано» взяты из этой игры:</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Шашек у каждого игрока</translation>
    </message>
    <message>
        <source>Where the men stand</source>
        <translation>Место шашек</translation>
    </message>
    <message>
        <source>In “our deduction” and “our choice”, “our” refers to the editors of Doublets.</source>
        <translation>«Наш вывод» и «наш выбор» принадлежат редакторам Doublets.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>How we know it: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Откуда мы это знаем: %1.</translation>
    </message>
    <message>
        <source>A modern reconstruction that the historical text does not support.</source>
        <translation>Современная реконструкция, которую исторический текст не подтверждает.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Дублеты</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Rules you can change</source>
        <translation>Правила, которые можно изменить</translation>
    </message>
    <message>
        <source>You chose to play:</source>
        <translation>Вы выбрали:</translation>
    </message>
    <message>
        <source>You could also play:</source>
        <translation>Можно играть и так:</translation>
    </message>
    <message>
        <source>Invented, after %1</source>
        <extracomment>An invented game. %1 the author, work and year of the rules that were changed, %2 a class</extracomment>
        <translation>Придумано по образцу: %1</translation>
    </message>
    <message>
        <source>Invented by %2, after %1</source>
        <translation>Авторы: %2. По образцу: %1</translation>
    </message>
    <message>
        <source>Men per player</source>
        <translation>Шашек у каждого игрока</translation>
    </message>
</context>
<context>
    <name>SampleText</name>
    <message>
        <source>How the share varies from sample to sample</source>
        <translation>Как доля меняется от выборки к выборке</translation>
    </message>
    <message numerus="yes">
        <source>share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>доля в выборке из %Ln партии</numerusform>
            <numerusform>доля в выборке из %Ln партий</numerusform>
            <numerusform>доля в выборке из %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of %1 games.</source>
        <extracomment>%1 how many games each sample has</extracomment>
        <translation>
            <numerusform>%Ln выборка; партий в каждой: %1.</numerusform>
            <numerusform>%Ln выборки; партий в каждой: %1.</numerusform>
            <numerusform>%Ln выборок; партий в каждой: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact value is not known; the curve is drawn for the share of all samples, %1.</source>
        <extracomment>%1 a share</extracomment>
        <translation>Точное значение неизвестно; кривая построена для доли во всех выборках, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln sample(s)</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>%1: %Ln выборка</numerusform>
            <numerusform>%1: %Ln выборки</numerusform>
            <numerusform>%1: %Ln выборок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %Ln sample(s)</source>
        <translation>
            <numerusform>от %1 до %2: %Ln выборка</numerusform>
            <numerusform>от %1 до %2: %Ln выборки</numerusform>
            <numerusform>от %1 до %2: %Ln выборок</numerusform>
        </translation>
    </message>
    <message>
        <source>expected: %1</source>
        <extracomment>follows the number of samples. %1 a number with a decimal</extracomment>
        <translation>ожидалось: %1</translation>
    </message>
    <message numerus="yes">
        <source>On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown do.</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>В среднем не меньше 95 из 100 таких выборок лежат между %1 и %2; из показанных — %Ln.</numerusform>
            <numerusform>В среднем не меньше 95 из 100 таких выборок лежат между %1 и %2; из показанных — %Ln.</numerusform>
            <numerusform>В среднем не меньше 95 из 100 таких выборок лежат между %1 и %2; из показанных — %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White’s share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>доля белых в выборке из %Ln партии</numerusform>
            <numerusform>доля белых в выборке из %Ln партий</numerusform>
            <numerusform>доля белых в выборке из %Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>samples</source>
        <extracomment>label of a vertical axis</extracomment>
        <translation>выборки</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of a single game: each share is 0% or 100%.</source>
        <translation>
            <numerusform>%Ln выборка из одной партии: доля — 0&#xa0;% или 100&#xa0;%.</numerusform>
            <numerusform>%Ln выборки из одной партии: каждая доля — 0&#xa0;% или 100&#xa0;%.</numerusform>
            <numerusform>%Ln выборок из одной партии: каждая доля — 0&#xa0;% или 100&#xa0;%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>Замена файла</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>Файл %1 уже существует. Заменить его?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>How often the first thrower wins</source>
        <translation>Как часто выигрывает бросающий первым</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>сыграно партий</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>точное значение</translation>
    </message>
    <message>
        <source>games played: each mark is %1 times the one before</source>
        <extracomment>label of a logarithmic axis. %1 a power of ten</extracomment>
        <translation>сыграно партий (×%1 на отметку)</translation>
    </message>
    <message>
        <source>How often White wins (unequal players)</source>
        <translation>Как часто выигрывают белые (игроки разной силы)</translation>
    </message>
    <message>
        <source>games (×%1 per mark)</source>
        <extracomment>label of a logarithmic axis where there is little room: each mark is %1 times the one before</extracomment>
        <translation>партии (×%1 на деление)</translation>
    </message>
</context>
<context>
    <name>SheetFurniture</name>
    <message>
        <source>%1 of %2</source>
        <comment>pages</comment>
        <extracomment>At the foot of a printed page: %1 its number, %2 how many there are</extracomment>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>SimulateHelp</name>
    <message>
        <source>The number of processors to use; defaults to all. It affects only the speed.</source>
        <translation>Сколько процессоров использовать; по умолчанию все. Влияет только на скорость.</translation>
    </message>
    <message>
        <source>Write a record of each game to this file, one per line; “-” is standard output.</source>
        <translation>Записать каждую партию в этот файл, по одной на строку; «-» — стандартный вывод.</translation>
    </message>
    <message>
        <source>The number of games (required).</source>
        <translation>Сколько партий (обязательно).</translation>
    </message>
    <message>
        <source>The seed of the dice (required). The same seed gives the same games.</source>
        <translation>Начальное число костей (обязательно). То же число — те же партии.</translation>
    </message>
    <message>
        <source>Who plays Black: %1. Defaults to “random”.</source>
        <translation>Кто играет чёрными: %1. По умолчанию «random».</translation>
    </message>
    <message>
        <source>Write one row per game to this file: game, seed, first thrower, winner, throws, doublets; “-” is standard output. The winner of a drawn game is “none”. Opening throws are not counted. Of three dice, any two alike are a doublet. Underscores group the digits of seeds, which spreadsheets would round.</source>
        <translation>Записать в этот файл по строке на партию: номер, начальное число, кто бросал первым, кто выиграл, броски, дублеты; «-» — стандартный вывод. При ничьей победитель — «none». Броски за право начать не считаются. На трёх костях дублет — любые две одинаковые. Подчёркивания делят цифры начальных чисел на группы, иначе электронные таблицы их округлят.</translation>
    </message>
    <message>
        <source>Who plays White: %1. Defaults to “random”, which plays one man at a time, every possible play being equally likely, and claims every number. “casual” plays at random half of the time.</source>
        <translation>Кто играет белыми: %1. По умолчанию «random»: ходит по одной шашке, все возможные ходы равновероятны, и требует каждое число. «casual» половину времени играет случайно.</translation>
    </message>
</context>
<context>
    <name>SimulationReport</name>
    <message>
        <source>Throws per game: %1</source>
        <translation>Бросков за партию: %1</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>Записи: %1</translation>
    </message>
    <message>
        <source>Games played:</source>
        <translation>Сыграно партий:</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2): %Ln game(s), seed %3</source>
        <extracomment>%1 game, %2 id of the rule set, %3 seed</extracomment>
        <translation>
            <numerusform>%1 (%2): %Ln партия, начальное число %3</numerusform>
            <numerusform>%1 (%2): %Ln партии, начальное число %3</numerusform>
            <numerusform>%1 (%2): %Ln партий, начальное число %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); nothing was written.</source>
        <translation>
            <numerusform>Остановлено после %Ln партии; ничего не записано.</numerusform>
            <numerusform>Остановлено после %Ln партий; ничего не записано.</numerusform>
            <numerusform>Остановлено после %Ln партий; ничего не записано.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table of the games: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Таблица партий: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); the output is incomplete.</source>
        <translation>
            <numerusform>Остановлено после %Ln партии; вывод неполон.</numerusform>
            <numerusform>Остановлено после %Ln партий; вывод неполон.</numerusform>
            <numerusform>Остановлено после %Ln партий; вывод неполон.</numerusform>
        </translation>
    </message>
    <message>
        <source>White wins: %1 (%2%)</source>
        <extracomment>%1 games, %2 per cent</extracomment>
        <translation>Выиграли белые: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Black wins: %1 (%2%)</source>
        <translation>Выиграли чёрные: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Drawn: %1 (%2%)</source>
        <translation>Ничьих: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Won by the first thrower: %1%</source>
        <translation>Выиграл тот, кто бросал первым: %1&#xa0;%</translation>
    </message>
    <message>
        <source>, 95% band %1 to %2%</source>
        <extracomment>follows a share: &quot;, 95% band 52.21 to 54.17%&quot;. %1, %2 percentages</extracomment>
        <translation>, границы 95&#xa0;%: от %1 до %2&#xa0;%</translation>
    </message>
    <message>
        <source>White: %1, Black: %2</source>
        <extracomment>%1 and %2 players, as in the options: &quot;random&quot;, &quot;best&quot;</extracomment>
        <translation>Белые: %1, чёрные: %2</translation>
    </message>
    <message>
        <source>Changed rulings: %1</source>
        <extracomment>%1 options: &quot;surplus=lost&quot;</extracomment>
        <translation>Изменённые решения: %1</translation>
    </message>
    <message>
        <source>Lost by the first thrower: %1%</source>
        <translation>Проиграл тот, кто бросал первым: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Games per second: about %1</source>
        <translation>Партий в секунду: около %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s).</source>
        <translation>
            <numerusform>Остановлено после %Ln партии.</numerusform>
            <numerusform>Остановлено после %Ln партий.</numerusform>
            <numerusform>Остановлено после %Ln партий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>White</source>
        <comment>a player without a name</comment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player without a name</comment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Unnamed player</source>
        <translation>Игрок без имени</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the names of two players</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Strong computer</source>
        <extracomment>the player called &quot;Computer&quot; elsewhere, beside computers of other levels</extracomment>
        <translation>Сильный компьютер</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>The games</source>
        <comment>chapter</comment>
        <extracomment>Chapters of the page &quot;The games and their sources&quot;, in a narrow list: keep them short.</extracomment>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>chapter</comment>
        <translation>Хронология</translation>
    </message>
    <message>
        <source>The sources</source>
        <comment>chapter</comment>
        <translation>Источники</translation>
    </message>
    <message>
        <source>The miniature</source>
        <comment>chapter</comment>
        <translation>Миниатюра</translation>
    </message>
    <message>
        <source>The names</source>
        <comment>chapter</comment>
        <translation>Названия</translation>
    </message>
    <message>
        <source>Four boards</source>
        <comment>chapter; the boards as museum objects</comment>
        <translation>Четыре доски</translation>
    </message>
    <message>
        <source>Twelve words</source>
        <comment>chapter</comment>
        <translation>Двенадцать слов</translation>
    </message>
    <message>
        <source>Credits</source>
        <comment>chapter</comment>
        <translation>Благодарности</translation>
    </message>
    <message>
        <source>The games and their sources</source>
        <translation>Игры и их источники</translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>How we know a fact stands behind it. %1: &quot;our deduction&quot;</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 the language of a quotation: &quot;in French&quot;</extracomment>
        <translation>язык: %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 the page of a quotation, %2 its language: &quot;pp. 78–94, in French&quot;</extracomment>
        <translation>%1, язык: %2</translation>
    </message>
    <message>
        <source>In our words: %1</source>
        <extracomment>%1 what old words mean, in today&apos;s language</extracomment>
        <translation>Нашими словами: %1</translation>
    </message>
    <message>
        <source>How we know</source>
        <translation>Откуда мы это знаем</translation>
    </message>
    <message>
        <source>Who wrote it:</source>
        <translation>Кто написал:</translation>
    </message>
    <message>
        <source>Written and printed:</source>
        <translation>Записано и напечатано:</translation>
    </message>
    <message>
        <source>Where it is kept:</source>
        <translation>Где хранится:</translation>
    </message>
    <message>
        <source>How we read it:</source>
        <translation>Как мы это читаем:</translation>
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
        <translation>Размер: %1</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>seen on a surviving object</source>
        <extracomment>How we know a thing: a picture or an object of the time shows it. Stands beside &quot;old text&quot;, &quot;retold today&quot;, &quot;our deduction&quot;, &quot;our choice&quot;.</extracomment>
        <translation>видно на сохранившемся предмете</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Castile, 1283</source>
        <translation>Кастилия, 1283</translation>
    </message>
    <message>
        <source>France, about 1715</source>
        <translation>Франция, около 1715</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Исландия</translation>
    </message>
    <message>
        <source>England, 17th century, after a board of 1545</source>
        <translation>Англия, XVII век, по доске 1545 года</translation>
    </message>
</context>
<context>
    <name>ThrowNames</name>
    <message>
        <source>two aces</source>
        <comment>a throw of two dice alike</comment>
        <translation>две единицы</translation>
    </message>
    <message>
        <source>two twos</source>
        <comment>a throw of two dice alike</comment>
        <translation>две двойки</translation>
    </message>
    <message>
        <source>two threes</source>
        <comment>a throw of two dice alike</comment>
        <translation>две тройки</translation>
    </message>
    <message>
        <source>two fours</source>
        <comment>a throw of two dice alike</comment>
        <translation>две четвёрки</translation>
    </message>
    <message>
        <source>two fives</source>
        <comment>a throw of two dice alike</comment>
        <translation>две пятёрки</translation>
    </message>
    <message>
        <source>two sixes</source>
        <comment>a throw of two dice alike</comment>
        <translation>две шестёрки</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>two 1s</source>
        <comment>a throw of two dice alike</comment>
        <translation>две единицы</translation>
    </message>
    <message>
        <source>two 2s</source>
        <comment>a throw of two dice alike</comment>
        <translation>две двойки</translation>
    </message>
    <message>
        <source>two 3s</source>
        <comment>a throw of two dice alike</comment>
        <translation>две тройки</translation>
    </message>
    <message>
        <source>two 4s</source>
        <comment>a throw of two dice alike</comment>
        <translation>две четвёрки</translation>
    </message>
    <message>
        <source>two 5s</source>
        <comment>a throw of two dice alike</comment>
        <translation>две пятёрки</translation>
    </message>
    <message>
        <source>two 6s</source>
        <comment>a throw of two dice alike</comment>
        <translation>две шестёрки</translation>
    </message>
    <message>
        <source>three 1s</source>
        <comment>a throw of three dice alike</comment>
        <translation>три единицы</translation>
    </message>
    <message>
        <source>three 2s</source>
        <comment>a throw of three dice alike</comment>
        <translation>три двойки</translation>
    </message>
    <message>
        <source>three 3s</source>
        <comment>a throw of three dice alike</comment>
        <translation>три тройки</translation>
    </message>
    <message>
        <source>three 4s</source>
        <comment>a throw of three dice alike</comment>
        <translation>три четвёрки</translation>
    </message>
    <message>
        <source>three 5s</source>
        <comment>a throw of three dice alike</comment>
        <translation>три пятёрки</translation>
    </message>
    <message>
        <source>three 6s</source>
        <comment>a throw of three dice alike</comment>
        <translation>три шестёрки</translation>
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
        <translation>Когда все шашки сняты, их расставляют снова.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit man/men, no longer in play.</source>
        <extracomment>men that were hit and lie beside the board</extracomment>
        <translation>
            <numerusform>%n побитая шашка больше не в игре.</numerusform>
            <numerusform>%n побитые шашки больше не в игре.</numerusform>
            <numerusform>%n побитых шашек больше не в игре.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off, no longer in play.</source>
        <translation>
            <numerusform>%n шашка снята с доски и больше не в игре.</numerusform>
            <numerusform>%n шашки сняты с доски и больше не в игре.</numerusform>
            <numerusform>%n шашек сняты с доски и больше не в игре.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisitCharts</name>
    <message>
        <source>Other</source>
        <translation>Остальные</translation>
    </message>
    <message>
        <source>Visits per month</source>
        <translation>Посещений в месяц</translation>
    </message>
    <message>
        <source>Visits per day</source>
        <translation>Посещений в день</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the short name of a month, %2 the year</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>in a list of languages: visits in which the visitor chose none</extracomment>
        <translation>Не выбран</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Читать вслух</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партий</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Языки</translation>
    </message>
    <message>
        <source>Visits that used</source>
        <extracomment>a heading above: larger text, high contrast, read aloud, Why?</extracomment>
        <translation>Посещения, в которых включали</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Посещений: %1</translation>
    </message>
    <message>
        <source>With a game: %1%</source>
        <extracomment>%1 a percentage of all visits</extracomment>
        <translation>С игрой: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1%</source>
        <extracomment>%1 a percentage of the visits with a game</extracomment>
        <translation>Из них доиграно до конца: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Median length: %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Медиана длительности: %1 мин %2 с</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Не учтено, так как часы не были установлены: %n посещение</numerusform>
            <numerusform>Не учтено, так как часы не были установлены: %n посещения</numerusform>
            <numerusform>Не учтено, так как часы не были установлены: %n посещений</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits by hour</source>
        <translation>Посещения по часам</translation>
    </message>
</context>
<context>
    <name>VisitsHelp</name>
    <message>
        <source>Print every visit as comma-separated values.</source>
        <translation>Вывести каждое посещение в виде значений, разделённых запятыми (CSV).</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>Save the summary as a page for printing.</source>
        <translation>Сохранить сводку в виде страницы для печати.</translation>
    </message>
</context>
<context>
    <name>VisitsReport</name>
    <message>
        <source>No visits yet.</source>
        <translation>Посещений пока нет.</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Посещений: %1</translation>
    </message>
    <message>
        <source>First day: %1</source>
        <translation>Первый день: %1</translation>
    </message>
    <message>
        <source>Last day: %1</source>
        <translation>Последний день: %1</translation>
    </message>
    <message>
        <source>Length of a visit (median): %1 min %2 s</source>
        <extracomment>%1 minutes, %2 seconds: half of the visits were shorter, half were longer</extracomment>
        <translation>Длительность посещения (медиана): %1 мин %2 с</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a month, %2 the year</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Игры:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Языки:</translation>
    </message>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Не учтено, так как часы не были установлены: %n посещение</numerusform>
            <numerusform>Не учтено, так как часы не были установлены: %n посещения</numerusform>
            <numerusform>Не учтено, так как часы не были установлены: %n посещений</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits by month, up to the last twelve:</source>
        <translation>Месяцы, не более двенадцати последних:</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began:</source>
        <translation>Посещения по часам начала:</translation>
    </message>
    <message>
        <source>With a game: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of all visits</extracomment>
        <translation>С игрой: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Of these, played to the end: %1 (%2%)</source>
        <extracomment>%1 a number, %2 a percentage of the visits with a game</extracomment>
        <translation>Из них доиграно до конца: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>in a list of languages: visits in which the visitor chose none</extracomment>
        <translation>Не выбран</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Читать вслух</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Of the %1 visits for which it is recorded, those that used:</source>
        <extracomment>%1 a number of visits</extracomment>
        <translation>Из посещений, для которых это записано (%1), включали:</translation>
    </message>
</context>
<context>
    <name>VisitsSheet</name>
    <message>
        <source>Visits to the display</source>
        <translation>Посещения стенда</translation>
    </message>
    <message>
        <source>Visits by the hour at which they began</source>
        <translation>Посещения по часу начала</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 the first day, %2 the last day</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Посещений пока нет</translation>
    </message>
    <message numerus="yes">
        <source>Use of aids not recorded: %n visit(s)</source>
        <extracomment>%n visits stored by earlier versions of the program</extracomment>
        <translation>
            <numerusform>Использование средств помощи не записано: %n посещение</numerusform>
            <numerusform>Использование средств помощи не записано: %n посещения</numerusform>
            <numerusform>Использование средств помощи не записано: %n посещений</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that identifies a visitor is stored.</source>
        <translation>Не хранится ничего, что позволило бы опознать посетителя.</translation>
    </message>
</context>
<context>
    <name>WallText</name>
    <message>
        <source>less than %1</source>
        <extracomment>%1 a number of games: fewer than that</extracomment>
        <translation>меньше %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>%1 a number of games: more than that</extracomment>
        <translation>больше %1</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <extracomment>%1 how many of a hundred games are drawn</extracomment>
        <translation>Ничьих: %1.</translation>
    </message>
    <message>
        <source>%1 wins about %2 of %3, %4 %5.</source>
        <extracomment>on a wall; %1, %4 players, %2, %5 how many of %3 games they win: &quot;Anne wins 53 of 100, Ben 47.&quot;</extracomment>
        <translation>Выигрыш: %1 — примерно %2 из %3, %4 — %5.</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3, %4 %5.</source>
        <translation>Выигрыш: %1 — %2 из %3, %4 — %5.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Who throws next</source>
        <translation>Кто бросает следующим</translation>
    </message>
    <message>
        <source>This follows from the play itself.</source>
        <translation>Это следует из самой игры.</translation>
    </message>
    <message>
        <source>The players take turns, as in every game of this kind.</source>
        <translation>Игроки ходят по очереди, как во всех таких играх.</translation>
    </message>
    <message>
        <source>These rules are a modern reconstruction. The old text does not support them.</source>
        <translation>Эти правила — современная реконструкция. Старый текст их не подтверждает.</translation>
    </message>
    <message>
        <source>You chose: %1</source>
        <extracomment>%1 a rule that the players chose in place of the usual one</extracomment>
        <translation>Вы выбрали: %1</translation>
    </message>
    <message>
        <source>Here we have only a modern retelling, not the words of the source.</source>
        <translation>Слов самого источника у нас здесь нет, есть только современный пересказ.</translation>
    </message>
    <message>
        <source>The source does not say so.</source>
        <translation>В источнике этого нет.</translation>
    </message>
    <message>
        <source>We do not quote the source here.</source>
        <translation>Источник мы здесь не цитируем.</translation>
    </message>
    <message>
        <source>The source says so. We add nothing.</source>
        <translation>Так сказано в источнике. От себя мы ничего не добавляем.</translation>
    </message>
    <message>
        <source>We follow the retelling. We add nothing.</source>
        <translation>Мы следуем пересказу. От себя ничего не добавляем.</translation>
    </message>
    <message>
        <source>The source leaves this open, so we had to decide.</source>
        <translation>Источник не даёт ответа, решать пришлось нам.</translation>
    </message>
    <message>
        <source>This rule has no source: it was invented.</source>
        <translation>У этого правила нет источника: его придумали.</translation>
    </message>
    <message>
        <source>The inventors of this game decided this.</source>
        <translation>Так решили авторы этой игры.</translation>
    </message>
</context>
<context>
    <name>doublets::Actions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Новая…</translation>
    </message>
    <message>
        <source>Choose a game and start it</source>
        <translation>Выбрать игру и начать её</translation>
    </message>
    <message>
        <source>&amp;Back to the game you left</source>
        <translation>&amp;Вернуться к оставленной партии</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Открыть сохранённую партию</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save this game to a file</source>
        <translation>Сохранить эту партию в файл</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>На&amp;стройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <translation>&amp;Бросить</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <extracomment>After the tab stands the key; keep the tab.</extracomment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Бросить кости</translation>
    </message>
    <message>
        <source>&amp;Enter dice…</source>
        <translation>Ввести &amp;кости…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ве&amp;рнуть</translation>
    </message>
    <message>
        <source>&amp;Course of play</source>
        <translation>&amp;Ход партии</translation>
    </message>
    <message>
        <source>A list of every throw</source>
        <translation>Список всех бросков</translation>
    </message>
    <message>
        <source>Ru&amp;les beside the board</source>
        <translation>Пр&amp;авила рядом с доской</translation>
    </message>
    <message>
        <source>Keep the rules open while you play</source>
        <translation>Держать правила открытыми во время игры</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Цифры на пунктах</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>Пропустить ани&amp;мацию</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Пра&amp;вила этой игры</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>По&amp;чему?</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Клавиатура</translation>
    </message>
    <message>
        <source>How to play without a mouse</source>
        <translation>Как играть без мыши</translation>
    </message>
    <message>
        <source>&amp;About Doublets</source>
        <translation>&amp;О программе Doublets</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Версия и лицензия</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>О &amp;Qt</translation>
    </message>
    <message>
        <source>The Qt toolkit and its licence</source>
        <translation>Библиотека Qt и её лицензия</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Кости</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Игроки…</translation>
    </message>
    <message>
        <source>Choose who plays: people or the computer</source>
        <translation>Кто играет: люди или компьютер</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Отметить на доске лучший выбор</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Шансы</translation>
    </message>
    <message>
        <source>Save P&amp;icture As…</source>
        <translation>Сохранить к&amp;артинку как…</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Сохранить картинку доски</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Leave &amp;full screen</source>
        <translation>Выйти из &amp;полноэкранного режима</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Вернуться в окно (Esc)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>К&amp;рупнее</translation>
    </message>
    <message>
        <source>Enlarge all text</source>
        <translation>Увеличить весь текст</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>Reduce all text</source>
        <translation>Уменьшить весь текст</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>&amp;Обычный размер</translation>
    </message>
    <message>
        <source>The computer throws the dice of this game. For real dice, begin a new game.</source>
        <translation>Кости этой партии бросает компьютер. Для настоящих костей начните новую партию.</translation>
    </message>
    <message>
        <source>Enter the numbers of real dice</source>
        <translation>Ввести числа настоящих костей</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Начать новую партию по тем же правилам</translation>
    </message>
    <message>
        <source>Return to the game you left</source>
        <translation>Вернуться к оставленной партии</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules…</source>
        <translation>Те же кости, другие прави&amp;ла…</translation>
    </message>
    <message>
        <source>Players, board, language, motion and sound</source>
        <translation>Игроки, доска, язык, движение и звук</translation>
    </message>
    <message>
        <source>Quit; your game is saved</source>
        <translation>Выйти; партия сохранится</translation>
    </message>
    <message>
        <source>Play forced &amp;moves</source>
        <translation>Вынужденные &amp;ходы</translation>
    </message>
    <message>
        <source>&amp;Latest throw</source>
        <translation>&amp;Последний бросок</translation>
    </message>
    <message>
        <source>Return to the current position</source>
        <translation>Вернуться к текущей позиции</translation>
    </message>
    <message>
        <source>How often each number was thrown</source>
        <translation>Как часто выпадало каждое число</translation>
    </message>
    <message>
        <source>Who is ahead, and how lucky each throw was</source>
        <translation>Кто впереди и насколько удачен каждый бросок</translation>
    </message>
    <message>
        <source>Show the numbers 1 to 6</source>
        <translation>Показать числа от 1 до 6</translation>
    </message>
    <message>
        <source>Finish the animation at once</source>
        <translation>Сразу закончить анимацию</translation>
    </message>
    <message>
        <source>All rules, with the words of the source</source>
        <translation>Все правила, со словами источника</translation>
    </message>
    <message>
        <source>The rule behind what just happened</source>
        <translation>Правило, по которому всё произошло</translation>
    </message>
    <message>
        <source>&amp;First steps…</source>
        <translation>&amp;Первые шаги…</translation>
    </message>
    <message>
        <source>Learn this game on the board, in a few steps</source>
        <translation>Научиться этой игре на доске, в несколько шагов</translation>
    </message>
    <message>
        <source>The games and their &amp;sources…</source>
        <translation>Игры и их и&amp;сточники…</translation>
    </message>
    <message>
        <source>Who wrote the old rules, what survives, and what the boards are modelled on</source>
        <translation>Кто записал старые правила, что сохранилось и по каким образцам сделаны доски</translation>
    </message>
    <message>
        <source>&amp;Last throw</source>
        <translation>&amp;Последний бросок</translation>
    </message>
    <message>
        <source>Say the last throw and how it was played</source>
        <translation>Сказать, что выпало последним и как сыграно</translation>
    </message>
    <message>
        <source>What may I &amp;do?</source>
        <translation>&amp;Что можно сделать?</translation>
    </message>
    <message>
        <source>Say whose turn it is and what may be played</source>
        <translation>Сказать, чей ход и чем можно сыграть</translation>
    </message>
    <message>
        <source>&amp;My men</source>
        <translation>&amp;Мои шашки</translation>
    </message>
    <message>
        <source>Say where your men are</source>
        <translation>Сказать, где ваши шашки</translation>
    </message>
    <message>
        <source>&amp;Their men</source>
        <translation>Шашки &amp;другого игрока</translation>
    </message>
    <message>
        <source>Say where the other player’s men are</source>
        <translation>Сказать, где шашки другого игрока</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Счёт</translation>
    </message>
    <message>
        <source>&amp;Chance of winning</source>
        <translation>&amp;Вероятность выигрыша</translation>
    </message>
    <message>
        <source>Say who is likely to win</source>
        <translation>Сказать, кто вероятнее выиграет</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>Пов&amp;торить</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Повторить последнее сообщение</translation>
    </message>
    <message>
        <source>&amp;Wider panel</source>
        <translation>Панель ш&amp;ире</translation>
    </message>
    <message>
        <source>More room for the panel beside the board</source>
        <translation>Больше места панели рядом с доской</translation>
    </message>
    <message>
        <source>Na&amp;rrower panel</source>
        <translation>Панель &amp;уже</translation>
    </message>
    <message>
        <source>More room for the board</source>
        <translation>Больше места доске</translation>
    </message>
    <message>
        <source>Fac&amp;e to face</source>
        <translation>Лицом к &amp;лицу</translation>
    </message>
    <message>
        <source>&amp;Correct a throw…</source>
        <translation>&amp;Исправить бросок…</translation>
    </message>
    <message>
        <source>The computer threw these dice, so they cannot be corrected</source>
        <translation>Эти кости бросил компьютер: так они и выпали, их не исправляют</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Бросок введён неверно: укажите, что выпало на самом деле</translation>
    </message>
    <message>
        <source>No dice have been entered yet</source>
        <translation>Кости ещё не вводились</translation>
    </message>
    <message>
        <source>&amp;Laboratory…</source>
        <translation>&amp;Лаборатория…</translation>
    </message>
    <message>
        <source>Print a &amp;sheet…</source>
        <translation>&amp;Печать листа…</translation>
    </message>
    <message>
        <source>Rules, this game, odds, a board to cut out, labels: on paper or as a PDF</source>
        <translation>Правила, эта партия, шансы, доска для вырезания, этикетки: на бумаге или в PDF</translation>
    </message>
    <message>
        <source>Accept typed dice at &amp;once</source>
        <translation>Принимать кости сра&amp;зу</translation>
    </message>
    <message>
        <source>Accept dice as soon as the last one is typed</source>
        <translation>Принимать кости, как только введена последняя</translation>
    </message>
    <message>
        <source>Gue&amp;ss…</source>
        <translation>Уга&amp;дать…</translation>
    </message>
    <message>
        <source>Guess the chances before they are shown</source>
        <translation>Угадать шансы, прежде чем их покажут</translation>
    </message>
    <message>
        <source>&amp;Guess first</source>
        <translation>Сначала уг&amp;адать</translation>
    </message>
    <message>
        <source>Cover odds, hints and luck until the class has guessed</source>
        <translation>Закрыть шансы, подсказки и удачу, пока класс не выскажет догадку</translation>
    </message>
    <message>
        <source>Go to the &amp;start</source>
        <translation>К &amp;началу</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Шаг н&amp;азад</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>На один шаг назад</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Шаг &amp;вперёд</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>На один шаг вперёд</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>Show the steps more slowly</source>
        <translation>Шаги сменяют друг друга медленнее</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>&amp;Быстрее</translation>
    </message>
    <message>
        <source>Show the steps faster</source>
        <translation>Шаги сменяют друг друга быстрее</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Проектор</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>&amp;Уроки…</translation>
    </message>
    <message>
        <source>Guided lessons for a class, on the board</source>
        <translation>Уроки для класса прямо на доске</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Stop at this step</source>
        <translation>Остановиться на этом шаге</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>По&amp;казать шаги</translation>
    </message>
    <message>
        <source>Show the steps one after another</source>
        <translation>Показывать один шаг за другим</translation>
    </message>
    <message>
        <source>Set the score of these two players to 0; other scores are kept</source>
        <translation>Оба начинают снова с нуля; счёт с другими остаётся</translation>
    </message>
    <message>
        <source>Results, length and luck of all finished games</source>
        <translation>Результаты, продолжительность и удача всех законченных партий</translation>
    </message>
    <message>
        <source>Closer &amp;view</source>
        <translation>Крупный &amp;план</translation>
    </message>
    <message>
        <source>Show only the half of the board in play, with larger men</source>
        <translation>Показать только ту половину доски, где идёт игра, с крупными шашками</translation>
    </message>
    <message>
        <source>Not available: this game uses both halves of the board</source>
        <translation>Недоступно: в этой игре нужны обе половины доски</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>На&amp;чальный экран</translation>
    </message>
    <message>
        <source>Continue, play, learn, or choose a game</source>
        <translation>Продолжить, играть, учиться или выбрать игру</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>Сыг&amp;рать ещё</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>О&amp;формление</translation>
    </message>
    <message>
        <source>Choose the board, lighting and speed with the game in view</source>
        <translation>Выбрать доску, свет и скорость, не закрывая игры</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>&amp;Reset the score…</source>
        <translation>&amp;Обнулить счёт…</translation>
    </message>
    <message>
        <source>&amp;Invent a rule…</source>
        <translation>Пр&amp;идумать правило…</translation>
    </message>
    <message>
        <source>Change the rules of a game as a class, see the odds change, and play it</source>
        <translation>Всем классом изменить правила игры, увидеть, как меняются шансы, и сыграть</translation>
    </message>
    <message>
        <source>Show only the board; press Esc to leave</source>
        <translation>Только доска; выход — Esc</translation>
    </message>
    <message>
        <source>First play the numbers you threw</source>
        <translation>Сначала разыграйте выпавшие числа</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Сыграть с этими костями по другим правилам</translation>
    </message>
    <message>
        <source>Play every move where you have no choice</source>
        <translation>Сделать все ходы, которые не оставляют выбора</translation>
    </message>
    <message>
        <source>Return all text to its default size</source>
        <translation>Текст обычного размера</translation>
    </message>
    <message>
        <source>Say how far each player has got, and how many games each has won</source>
        <translation>Сказать, сколько осталось обоим и сколько партий выиграл каждый</translation>
    </message>
    <message>
        <source>Full screen, with one side for each of two players, for a screen that lies flat between them</source>
        <translation>Во весь экран: своя сторона у каждого из двух игроков, когда экран лежит на столе</translation>
    </message>
    <message>
        <source>Let the program play many games: see how often the first thrower wins, and how much a rule matters</source>
        <translation>Много партий подряд: как часто выигрывает бросающий первым и насколько важно правило</translation>
    </message>
    <message>
        <source>Return to the position before the first throw</source>
        <translation>Назад, до первого броска</translation>
    </message>
    <message>
        <source>Large text and strong contrast for a class; press Esc to leave</source>
        <translation>Крупные буквы и сильный контраст, для класса; Esc — выход</translation>
    </message>
    <message>
        <source>Undo the last play or throw</source>
        <translation>Отменить последний ход или бросок</translation>
    </message>
    <message>
        <source>Redo the last thing you undid</source>
        <translation>Вернуть отменённое</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>Ра&amp;нее</translation>
    </message>
    <message>
        <source>Repeat the announcement before the last; press again for earlier ones</source>
        <translation>Повторить предпоследнее сообщение; нажмите ещё раз, чтобы услышать более ранние</translation>
    </message>
    <message>
        <source>Undo the last play or throw. The dice stay as they fell.</source>
        <translation>Отменить последний ход или бросок. Кости останутся, как выпали.</translation>
    </message>
    <message>
        <source>Res&amp;ult</source>
        <translation>Ито&amp;г</translation>
    </message>
    <message>
        <source>Show the result of the finished game again</source>
        <translation>Показать результат оконченной партии ещё раз</translation>
    </message>
    <message>
        <source>Let the computer continue</source>
        <translation>Дать компьютеру продолжить</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <extracomment>replaces &quot;&amp;Throw&quot; while the computer waits for the user</extracomment>
        <translation>Да&amp;льше</translation>
    </message>
</context>
<context>
    <name>doublets::Announcer</name>
    <message>
        <source>Announcements</source>
        <extracomment>the name, for screen readers, of the status bar with the announcements</extracomment>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>There is no earlier announcement.</source>
        <translation>Более ранних сообщений нет.</translation>
    </message>
</context>
<context>
    <name>doublets::AnswerFields</name>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>What the class says, in a few words</source>
        <translation>Что говорит класс, в нескольких словах</translation>
    </message>
    <message>
        <source>Your guess, as a slider</source>
        <translation>Ваша догадка, ползунок</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Ваша догадка</translation>
    </message>
    <message>
        <source>Hands: </source>
        <extracomment>hands shown for an answer: &quot;Hands: 12&quot;</extracomment>
        <translation>Рук: </translation>
    </message>
    <message>
        <source>Hands for: %1</source>
        <extracomment>%1 one of the answers to a question</extracomment>
        <translation>Рук за ответ: %1</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Число</translation>
    </message>
</context>
<context>
    <name>doublets::Answers</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Кости ещё не бросали.</translation>
    </message>
    <message>
        <source>You are looking back. Press Enter to return.</source>
        <translation>Вы смотрите прошлый бросок. Enter — вернуться.</translation>
    </message>
    <message>
        <source>Games won: %1 %2, %3 %4.</source>
        <extracomment>games that %1 and %3 have won against each other</extracomment>
        <translation>Выиграно партий: %1 — %2, %3 — %4.</translation>
    </message>
    <message>
        <source>Computing the chance of winning…</source>
        <translation>Вычисляется вероятность выигрыша…</translation>
    </message>
    <message>
        <source>Chance of winning: %1 %2, %3 %4.</source>
        <extracomment>%1 and %3 the players, %2 and %4 percentages</extracomment>
        <translation>Вероятность выигрыша: %1 — %2, %3 — %4.</translation>
    </message>
    <message>
        <source>The game is over. %1. %2</source>
        <extracomment>%1 who has won; %2 what the other player had left</extracomment>
        <translation>Игра окончена. %1. %2</translation>
    </message>
    <message>
        <source>%1 Possible, by point: %2.</source>
        <extracomment>%1 what is to do; %2 the points of the men that may be played: &quot;lay down 6, 1; bear off 3&quot;</extracomment>
        <translation>%1 Можно, по пунктам: %2.</translation>
    </message>
</context>
<context>
    <name>doublets::AppearancePanel</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Свет</translation>
    </message>
    <message>
        <source>Speed of men and dice</source>
        <translation>Скорость шашек и костей</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Лампа</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Свечи</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Без движения</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Each game’s own board</source>
        <translation>Своя доска у каждой игры</translation>
    </message>
</context>
<context>
    <name>doublets::AttractStrip</name>
    <message>
        <source>Touch to play</source>
        <translation>Коснитесь и играйте</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Закрыто</translation>
    </message>
</context>
<context>
    <name>doublets::BoardConnection</name>
    <message>
        <source>The board ends here.</source>
        <translation>Здесь край доски.</translation>
    </message>
    <message>
        <source>No man stands here.</source>
        <translation>Здесь нет шашек.</translation>
    </message>
    <message>
        <source>A man can be dropped only on a marked place.</source>
        <translation>Шашку можно опустить только на отмеченное место.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardPage</name>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Цифры на пунктах</translation>
    </message>
    <message>
        <source>&amp;Forced moves</source>
        <translation>Вынужденные &amp;ходы</translation>
    </message>
    <message>
        <source>played by you</source>
        <translation>делаете вы</translation>
    </message>
    <message>
        <source>played for you</source>
        <translation>делаются сами</translation>
    </message>
    <message>
        <source>Show the home screen at sta&amp;rtup</source>
        <translation>Начальный э&amp;кран при запуске</translation>
    </message>
    <message>
        <source>larger in small windows</source>
        <translation>крупнее в небольшом окне</translation>
    </message>
    <message>
        <source>always larger</source>
        <translation>всегда крупнее</translation>
    </message>
    <message>
        <source>with the whole board</source>
        <translation>вместе со всей доской</translation>
    </message>
    <message>
        <source>Board, ligh&amp;t and speed…</source>
        <translation>Доска, св&amp;ет и скорость…</translation>
    </message>
    <message>
        <source>&amp;Half of the board in play</source>
        <translation>Половина в и&amp;гре</translation>
    </message>
    <message>
        <source>Choose these while you look at the board</source>
        <translation>Выбрать их, не закрывая игры на доске</translation>
    </message>
    <message>
        <source>Dark pages in hi&amp;gh contrast</source>
        <translation>Тёмные страницы при высоком к&amp;онтрасте</translation>
    </message>
    <message>
        <source>Pla&amp;y with one switch</source>
        <translation>Игра одной кнопко&amp;й</translation>
    </message>
    <message>
        <source>The focus moves from choice to choice by itself. Space chooses; held down, it opens the home screen.</source>
        <translation>Фокус сам переходит от одного выбора к другому. Пробел выбирает; если держать его нажатым, откроется начальный экран.</translation>
    </message>
</context>
<context>
    <name>doublets::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>doublets::CaptionBar</name>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Вынужденные ходы</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Последний бросок</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <extracomment>%1 &quot;our choice&quot;: how we know the rule that decided</extracomment>
        <translation>Правило: %1</translation>
    </message>
    <message>
        <source>The source does not state this rule. Press to see why we play it this way.</source>
        <translation>Источник об этом правиле молчит. Нажмите, чтобы узнать, почему мы играем так.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>More actions</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>doublets::CardButton</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the position of a card in a list: &quot;3 of 8&quot;</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>of a card in a list</extracomment>
        <translation>выбрано</translation>
    </message>
</context>
<context>
    <name>doublets::ChartCanvas</name>
    <message>
        <source>The chart ends here.</source>
        <translation>Здесь край диаграммы.</translation>
    </message>
</context>
<context>
    <name>doublets::ChartView</name>
    <message>
        <source>%1; use the arrow keys to hear its figures</source>
        <extracomment>%1 the title of a chart</extracomment>
        <translation>%1; клавишами со стрелками можно прослушать числа</translation>
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
        <translation>Шансы больше не закрыты.</translation>
    </message>
</context>
<context>
    <name>doublets::Commentary</name>
    <message>
        <source>Back at the latest throw.</source>
        <translation>Снова последний бросок.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 the name of a game with its source: a game has come on the board</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the note on a step of the game</extracomment>
        <translation>Заметка: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 what had been done, in a sentence or more</extracomment>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
</context>
<context>
    <name>doublets::ComparePage</name>
    <message>
        <source>Playing the other game…</source>
        <translation>Разыгрывается другая партия…</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Другие правила</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonDialog</name>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Начальное число:</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Playing the other game…</source>
        <translation>Разыгрывается другая партия…</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Те же кости по другим правилам</translation>
    </message>
    <message>
        <source>If the dice run out, more are thrown from this seed</source>
        <translation>Если костей не хватит, остальные бросают по этому начальному числу</translation>
    </message>
    <message>
        <source>Where they &amp;differ</source>
        <translation>Где они &amp;расходятся</translation>
    </message>
    <message>
        <source>Both games, throw by throw</source>
        <translation>Обе партии, бросок за броском</translation>
    </message>
    <message>
        <source>Save the other &amp;game…</source>
        <translation>Со&amp;хранить другую партию…</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonModel</name>
    <message>
        <source>(Dice from the seed.)</source>
        <translation>(Кости по начальному числу.)</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Эта партия окончена.</translation>
    </message>
    <message>
        <source>%1, with these rules</source>
        <translation>%1, с этими правилами</translation>
    </message>
    <message>
        <source>From here the games differ: other rules.</source>
        <translation>Отсюда партии расходятся: другие правила.</translation>
    </message>
    <message>
        <source>From here the games differ: the players choose differently.</source>
        <translation>Отсюда партии расходятся: игроки выбирают по-разному.</translation>
    </message>
    <message>
        <source>the invention “%1”</source>
        <extracomment>%1 the name of a game that a class has invented</extracomment>
        <translation>придуманная игра «%1»</translation>
    </message>
</context>
<context>
    <name>doublets::CorrectionDialog</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Введите %n кость.</numerusform>
            <numerusform>Введите %n кости.</numerusform>
            <numerusform>Введите %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is what was entered before. Enter what was actually thrown.</source>
        <translation>Так и было введено. Введите, что выпало на самом деле.</translation>
    </message>
    <message>
        <source>Corrected. %1. %2</source>
        <extracomment>%1 a throw as it is now: &quot;Throw no. 12, Anne: 6 and 1&quot;; %2 what became of the rest</extracomment>
        <translation>Исправлено. %1. %2</translation>
    </message>
    <message>
        <source>Correct a throw</source>
        <translation>Исправить бросок</translation>
    </message>
    <message>
        <source>What was actually thrown?</source>
        <translation>Что выпало на самом деле?</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Исправить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>What was actually thrown: first %1’s die, then %2’s?</source>
        <translation>Что выпало на самом деле: на первой кости (%1) и на второй (%2)?</translation>
    </message>
</context>
<context>
    <name>doublets::CourseOfPlay</name>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>Number of the throw, who throws, name of the throw: &quot;12. Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Throw no. %1, %2: %3</source>
        <extracomment>Number of the throw, who throws, its name: &quot;Throw no. 12, Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>Бросок № %1, %2: %3</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <extracomment>%1 the user&apos;s notes on a throw</extracomment>
        <translation>Заметка: %1</translation>
    </message>
    <message>
        <source>The opening throw</source>
        <translation>Бросок за право начать</translation>
    </message>
    <message>
        <source>A mistake by %1, which cost %2 percentage points.</source>
        <extracomment>%1 a player; %2 percentage points: &quot;4.2&quot;</extracomment>
        <translation>Ошибка (%1), цена — %2 п. п.</translation>
    </message>
</context>
<context>
    <name>doublets::CoursePanel</name>
    <message>
        <source>Course of play</source>
        <translation>Ход партии</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Вернуться к последнему броску (Enter)</translation>
    </message>
    <message>
        <source>The rule behind this throw</source>
        <translation>Правило, по которому сыгран этот бросок</translation>
    </message>
    <message>
        <source>Correct this throw…</source>
        <translation>Исправить бросок…</translation>
    </message>
    <message>
        <source>Correct a throw that was entered incorrectly</source>
        <translation>Бросок введён неверно: укажите, что выпало на самом деле</translation>
    </message>
    <message>
        <source>The points of each player are numbered from that player’s own side.</source>
        <translation>Пункты каждого игрока нумеруются с его собственной стороны.</translation>
    </message>
    <message>
        <source>A notched band marks a mistake that costs %1 percentage points or more.</source>
        <translation>Полоса с зубцом отмечает ошибку ценой не меньше %1 п. п.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceChart</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::DiceEntry</name>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Accept these dice (Enter)</source>
        <translation>Принять эти кости (Enter)</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Введите %n кость.</numerusform>
            <numerusform>Введите %n кости.</numerusform>
            <numerusform>Введите %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>These dice will be accepted in a moment. Press Backspace to change them.</source>
        <translation>Сейчас будет принято. Чтобы изменить, нажмите Backspace.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceForm</name>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Начальное число — целое от 0 до %1.</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>К&amp;ости</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Начальное &amp;число</translation>
    </message>
    <message>
        <source>real dice: you enter the numbers</source>
        <translation>настоящие кости: числа вводите вы</translation>
    </message>
    <message>
        <source>a new one for every game</source>
        <translation>новое для каждой партии</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>на экране</translation>
    </message>
    <message>
        <source>on the screen, from a seed</source>
        <translation>на экране, по начальному числу</translation>
    </message>
</context>
<context>
    <name>doublets::DiceInput</name>
    <message>
        <source>Remove the last die</source>
        <translation>Убрать последнюю кость</translation>
    </message>
</context>
<context>
    <name>doublets::DiceModel</name>
    <message>
        <source>Together</source>
        <comment>both players</comment>
        <translation>Вместе</translation>
    </message>
    <message>
        <source> to </source>
        <comment>from one figure to another</comment>
        <extracomment>the band of fair dice: &quot;3.1 to 9.4&quot;</extracomment>
        <translation> до </translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>how many were thrown</comment>
        <translation>Костей</translation>
    </message>
    <message>
        <source>%1, above the band</source>
        <translation>%1, выше полосы</translation>
    </message>
    <message>
        <source>%1, below the band</source>
        <translation>%1, ниже полосы</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>of each number</comment>
        <translation>Ожидается</translation>
    </message>
    <message>
        <source>Usual band</source>
        <comment>by chance</comment>
        <translation>Обычная полоса</translation>
    </message>
</context>
<context>
    <name>doublets::DicePanel</name>
    <message numerus="yes">
        <source>%n game(s) counted together.</source>
        <translation>
            <numerusform>Сосчитана %n партия.</numerusform>
            <numerusform>Сосчитаны вместе %n партии.</numerusform>
            <numerusform>Сосчитано вместе %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice: %1.</source>
        <extracomment>%1 where the dice come from: &quot;thrown from the seed 1674&quot;</extracomment>
        <translation>Кости: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sources of dice</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Кости ещё не бросали.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>All games of this session</source>
        <translation>Все партии этого сеанса</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Какие партии считаются</translation>
    </message>
    <message>
        <source>Save the figures as comma-separated values</source>
        <translation>Сохранить числа в файл CSV (значения через запятую)</translation>
    </message>
    <message>
        <source>Counted up to the throw shown.</source>
        <translation>Считано до броска, который вы просматриваете.</translation>
    </message>
    <message>
        <source>The band shows what fair dice usually do. ▲ more often, ▼ less often.</source>
        <translation>Полоса показывает, как обычно ложатся правильные кости. ▲ чаще, ▼ реже.</translation>
    </message>
    <message>
        <source>All games since the program was started</source>
        <translation>Все партии с запуска программы</translation>
    </message>
    <message>
        <source>Save the figures…</source>
        <translation>Сохранить числа…</translation>
    </message>
    <message>
        <source>How often each number came up, as bars</source>
        <translation>Как часто выпадало каждое число, столбиками</translation>
    </message>
    <message>
        <source>How often each number came up, as a list</source>
        <translation>Как часто выпадало каждое число, списком</translation>
    </message>
    <message>
        <source>Opening throws count; throws that were undone do not.</source>
        <translation>Броски за право начать тоже считаются. Отменённые — нет.</translation>
    </message>
</context>
<context>
    <name>doublets::DiceRequester</name>
    <message>
        <source>Go to the latest throw to enter dice.</source>
        <translation>Чтобы ввести кости, вернитесь к последнему броску.</translation>
    </message>
    <message>
        <source>%1’s dice</source>
        <translation>Кости: %1</translation>
    </message>
    <message>
        <source>Play your numbers first, then enter dice.</source>
        <translation>Сначала разыграйте числа, потом вводите кости.</translation>
    </message>
    <message>
        <source>Opening throw: %1’s die, then %2’s</source>
        <translation>Бросок за право начать: кость — %1, потом — %2</translation>
    </message>
</context>
<context>
    <name>doublets::Display</name>
    <message>
        <source>Saving…</source>
        <translation>Сохранение…</translation>
    </message>
    <message>
        <source>The screen is %1 × %2, which does not match the rotation in the configuration. Correct the rotation there, or turn the screen.</source>
        <translation>Экран %1 × %2 не соответствует повороту, заданному в настройках. Исправьте поворот там или поверните экран.</translation>
    </message>
    <message>
        <source>Still saving: the USB stick is slow or not responding.</source>
        <translation>Запись ещё идёт: флешка работает медленно или не отвечает.</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayHost</name>
    <message>
        <source>The changed configuration is in use.</source>
        <translation>Изменённые настройки теперь используются.</translation>
    </message>
    <message>
        <source>The last version of the configuration file without errors is used.</source>
        <translation>Используется последняя версия файла настроек без ошибок.</translation>
    </message>
</context>
<context>
    <name>doublets::DisplayWindow</name>
    <message>
        <source>Setting up the board for the next visitor.</source>
        <translation>Готовим доску для следующего посетителя.</translation>
    </message>
</context>
<context>
    <name>doublets::EndGameSheet</name>
    <message>
        <source>End this game?</source>
        <translation>Закончить эту игру?</translation>
    </message>
    <message>
        <source>You cannot return to it afterwards.</source>
        <translation>Вернуться к ней потом нельзя.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Закончить игру</translation>
    </message>
</context>
<context>
    <name>doublets::ExperimentChooser</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>играет наугад</translation>
    </message>
    <message>
        <source>makes the best plays</source>
        <translation>делает лучшие ходы</translation>
    </message>
    <message>
        <source>plays at random half of the time</source>
        <translation>в половине случаев играет наугад</translation>
    </message>
</context>
<context>
    <name>doublets::ExperimentForm</name>
    <message>
        <source>A</source>
        <translation>А</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Б</translation>
    </message>
    <message>
        <source>Number of &amp;games</source>
        <translation>Сколько &amp;партий</translation>
    </message>
    <message>
        <source>S&amp;eed of the dice</source>
        <translation>Нача&amp;льное число</translation>
    </message>
    <message>
        <source>The same seed gives the same dice and the same figures</source>
        <translation>То же начальное число даёт те же кости и те же результаты</translation>
    </message>
    <message>
        <source>Compare &amp;with another</source>
        <translation>Сравнить &amp;два опыта</translation>
    </message>
    <message>
        <source>The sa&amp;me dice for both</source>
        <translation>Те &amp;же кости для обоих</translation>
    </message>
    <message>
        <source>Seed of &amp;B</source>
        <translation>Начальное число &amp;Б</translation>
    </message>
    <message>
        <source>Number of samp&amp;les</source>
        <translation>Сколько &amp;выборок</translation>
    </message>
    <message>
        <source>Repeats the experiment, to show how much the share varies from sample to sample</source>
        <translation>Повторяет опыт и показывает, насколько доля меняется от выборки к выборке</translation>
    </message>
</context>
<context>
    <name>doublets::ExplanationSheet</name>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Назад к доске</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFace</name>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Выберите, куда пойдёт шашка.</translation>
    </message>
</context>
<context>
    <name>doublets::FaceToFaceMode</name>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>doublets::FacesValidator</name>
    <message>
        <source>A die shows 1 to 6, not %1.</source>
        <translation>На кости бывает от 1 до 6, но не %1.</translation>
    </message>
    <message>
        <source>Type the numbers of the dice, 1 to 6.</source>
        <translation>Введите числа на костях, от 1 до 6.</translation>
    </message>
    <message numerus="yes">
        <source>Too many: there are %n dice.</source>
        <translation>
            <numerusform>Слишком много: кость всего %n.</numerusform>
            <numerusform>Слишком много: костей всего %n.</numerusform>
            <numerusform>Слишком много: костей всего %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::FileCommands</name>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Drawing the board…</source>
        <translation>Доска рисуется…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Сохранить картинку доски</translation>
    </message>
    <message>
        <source>%1 is no longer where it was, and has been removed from the list of recent files.</source>
        <extracomment>%1: the name of a file, in quotation marks</extracomment>
        <translation>Файла %1 больше нет на прежнем месте. Он удалён из списка недавних файлов.</translation>
    </message>
</context>
<context>
    <name>doublets::FileDropHandler</name>
    <message>
        <source>Only one file can be opened at a time. Drop a single game or lesson.</source>
        <translation>Одновременно можно открыть только один файл. Перетащите одну партию или один урок.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened. Save the file first, then drop it here.</source>
        <translation>Открыть можно только файл на этом компьютере. Сначала сохраните его, затем перетащите сюда.</translation>
    </message>
    <message>
        <source>%1 is a folder. Drop a single game or lesson.</source>
        <extracomment>%1: the name of a folder, in quotation marks</extracomment>
        <translation>%1 — это папка. Перетащите одну партию или один урок.</translation>
    </message>
</context>
<context>
    <name>doublets::FirstStepsPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>The previous step, from its beginning</source>
        <translation>Предыдущий шаг, с начала</translation>
    </message>
    <message>
        <source>Leave First steps (Esc) and return to your game</source>
        <translation>Закончить «Первые шаги» (Esc); ваша партия осталась, как была</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>Show this step, or go to the next</source>
        <translation>Показать этот шаг или идти дальше</translation>
    </message>
    <message>
        <source>First steps: %1 of %2</source>
        <translation>Первые шаги: %1 из %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>what a screen reader says. %1: &quot;First steps: 1 of 6&quot;, %2: what is to be done</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <translation>Дальше — пробел.</translation>
    </message>
    <message>
        <source>Space does this for you.</source>
        <translation>Пробел сделает это за вас.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Begin a game with these rules</source>
        <translation>Начать партию по этим правилам</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>В&amp;ыйти</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Начать заново</translation>
    </message>
    <message>
        <source>Begin again with the first step</source>
        <translation>Начать снова с первого шага</translation>
    </message>
    <message>
        <source>Continued at step %1 of %2</source>
        <extracomment>%1: which step, %2: how many there are %1 the current step, %2 the number of steps</extracomment>
        <translation>Продолжение: шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>doublets::FocusSpeech</name>
    <message>
        <source>No more items in this direction.</source>
        <translation>Дальше в эту сторону ничего нет.</translation>
    </message>
</context>
<context>
    <name>doublets::GameCard</name>
    <message>
        <source>%1, %2 (%3, %4)</source>
        <extracomment>Author, work, place, year: &quot;Charles Cotton, The Compleat Gamester (London, 1674)&quot;</extracomment>
        <translation>%1, %2 (%3, %4)</translation>
    </message>
    <message>
        <source>A good first game</source>
        <extracomment>on the card of the game for beginners</extracomment>
        <translation>Хорошая первая игра</translation>
    </message>
</context>
<context>
    <name>doublets::GameReplay</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Ещё не сыграно ни одной партии.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>One of the games</source>
        <translation>Одна из партий</translation>
    </message>
    <message>
        <source>of A</source>
        <translation>из А</translation>
    </message>
    <message>
        <source>of B</source>
        <translation>из Б</translation>
    </message>
    <message>
        <source>How far into the game</source>
        <translation>Место в партии</translation>
    </message>
    <message>
        <source>Which experiment</source>
        <translation>Из какого опыта</translation>
    </message>
    <message>
        <source>Game %1, step %2 of %3.</source>
        <extracomment>%1 the number of a game, %2 of a step in it (a throw or a play), %3 of all steps</extracomment>
        <translation>Партия %1, шаг %2 из %3.</translation>
    </message>
    <message>
        <source>The starting position.</source>
        <translation>Начальная позиция.</translation>
    </message>
</context>
<context>
    <name>doublets::GamesPage</name>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Each game follows one source, usually an old book or manuscript.</source>
        <translation>Каждая игра — по одному источнику, чаще всего по старинной книге или рукописи.</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>Научиться игре</translation>
    </message>
    <message>
        <source>Choose a game. You learn it on the board, in a few steps.</source>
        <translation>Выберите игру: вы научитесь ей прямо на доске, за несколько шагов.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessFirst</name>
    <message>
        <source>How likely is it now that %1 wins?</source>
        <translation>%1: насколько вероятен выигрыш сейчас?</translation>
    </message>
    <message>
        <source>Guess first: the odds stay covered until you have guessed.</source>
        <translation>Сначала угадайте: до тех пор это закрыто.</translation>
    </message>
    <message>
        <source>The lesson asks about this, so it stays covered until the class has answered.</source>
        <translation>Об этом спрашивает урок: до ответа класса это закрыто.</translation>
    </message>
    <message>
        <source>By how many percentage points did the dice help %1 in this game? Enter a number below 0 if they helped %2.</source>
        <translation>На сколько процентных пунктов кости помогли (%1) за партию? Меньше 0 — помогали другой стороне (%2).</translation>
    </message>
    <message>
        <source>Covered: the lesson will ask about this.</source>
        <translation>Закрыто: урок об этом ещё спросит.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessInput</name>
    <message>
        <source>guessed %1</source>
        <translation>догадка %1</translation>
    </message>
    <message>
        <source>is %1</source>
        <extracomment>%1 the answer, after a guess: &quot;is 64.2%&quot;</extracomment>
        <translation>верно %1</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>В процентах</translation>
    </message>
    <message>
        <source>Hands counted</source>
        <translation>По числу рук</translation>
    </message>
    <message>
        <source>Hands up:</source>
        <extracomment>a class votes: &quot;Hands up: 12&quot;</extracomment>
        <translation>Рук поднято:</translation>
    </message>
    <message>
        <source>of:</source>
        <comment>hands</comment>
        <extracomment>a class votes; under &quot;Hands up: 12&quot;: &quot;of: 30&quot;</extracomment>
        <translation>из:</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Рук поднято</translation>
    </message>
    <message>
        <source>Total hands</source>
        <translation>Рук всего</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Enter how many hands are up.</source>
        <translation>Введите, сколько рук поднято.</translation>
    </message>
</context>
<context>
    <name>doublets::GuessPanel</name>
    <message>
        <source>Cover again</source>
        <translation>Закрыть снова</translation>
    </message>
    <message>
        <source>Cover the odds until the class has guessed</source>
        <translation>Закрыть шансы, пока класс не выскажет догадку</translation>
    </message>
    <message>
        <source>Computing the answer…</source>
        <translation>Вычисляется ответ…</translation>
    </message>
</context>
<context>
    <name>doublets::Hints</name>
    <message>
        <source>Looking for the best move…</source>
        <translation>Ищем лучший ход…</translation>
    </message>
    <message>
        <source>There is only one way to play here, by point: %1.</source>
        <extracomment>%1 which men to play, by their points: &quot;lay down 6, 1&quot;</extracomment>
        <translation>Здесь сыграть можно только так, по пунктам: %1.</translation>
    </message>
    <message>
        <source>Hint: all choices are equally good. One of them, by point: %1. The chance of winning is %2.</source>
        <extracomment>%1 which men to play: &quot;lay down 6, 1&quot;; %2 a chance of winning</extracomment>
        <translation>Подсказка: все ходы одинаково хороши. Один из них, по пунктам: %1. Вероятность выигрыша — %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then about %2.</source>
        <extracomment>%1 which men to play: &quot;move 6–12&quot;; %2 a chance of winning in whole percent</extracomment>
        <translation>Подсказка, по пунктам: %1. Тогда вероятность выигрыша — около %2.</translation>
    </message>
    <message>
        <source>Hint, by point: %1. The chance of winning is then %2.</source>
        <extracomment>%1 which men to play: &quot;lay down sice, 2 × ace&quot;; %2 a chance of winning</extracomment>
        <translation>Подсказка, по пунктам: %1. Тогда вероятность выигрыша — %2.</translation>
    </message>
</context>
<context>
    <name>doublets::HomePage</name>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>%1. %2 and %3</source>
        <extracomment>an unfinished game. %1 a game and its nickname, %2 and %3 the players</extracomment>
        <translation>%1. %2 и %3</translation>
    </message>
    <message>
        <source>Show this screen at &amp;startup</source>
        <translation>&amp;Показывать этот экран при запуске</translation>
    </message>
    <message>
        <source>Historical dice games for two players</source>
        <translation>Старинные игры в кости и шашки для двоих</translation>
    </message>
    <message>
        <source>Play a friend</source>
        <translation>Играть с другом</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Вдвоём за этим экраном</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Играть с компьютером</translation>
    </message>
    <message>
        <source>You choose its level and your colour</source>
        <translation>Вы выбираете его силу и свой цвет</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Начните здесь</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Учиться</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>You can turn it on again in the settings</source>
        <translation>Включить снова можно в настройках</translation>
    </message>
    <message numerus="yes">
        <source>%n games, written down between %1 and %2</source>
        <extracomment>%n games to choose from; %1 and %2 the years of the oldest and the latest source</extracomment>
        <translation>
            <numerusform>%n игра, записанная с %1 по %2 год</numerusform>
            <numerusform>%n игры, записанные с %1 по %2 год</numerusform>
            <numerusform>%n игр, записанных с %1 по %2 год</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of your choice in a few steps, on the board</source>
        <translation>Любая игра за несколько шагов, прямо на доске</translation>
    </message>
    <message>
        <source>Earlier game</source>
        <translation>Предыдущая партия</translation>
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
        <translation>Сначала дайте игре название.</translation>
    </message>
    <message>
        <source>Change at least one rule first.</source>
        <translation>Сначала измените хотя бы одно правило.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Invent a rule</source>
        <translation>Придумать правило</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Название:</translation>
    </message>
    <message>
        <source>for example, Lucky sevens</source>
        <translation>например, Счастливая семёрка</translation>
    </message>
    <message>
        <source>The name of the game that you invent</source>
        <translation>Название игры, которую вы придумываете</translation>
    </message>
    <message>
        <source>In&amp;vented by:</source>
        <translation>&amp;Авторы:</translation>
    </message>
    <message>
        <source>for example, Class 7b (optional)</source>
        <translation>например, 7 «Б» (необязательно)</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Игра:</translation>
    </message>
    <message>
        <source>The historical game whose rules you change</source>
        <translation>Старинная игра, правила которой вы меняете</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Original rul&amp;es</source>
        <translation>Исходные &amp;правила</translation>
    </message>
    <message>
        <source>Restore all rules of the original game</source>
        <translation>Вернуть все правила исходной игры</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>От&amp;крыть…</translation>
    </message>
    <message>
        <source>Open an invention from a file (Ctrl+O)</source>
        <translation>Открыть придуманную игру из файла (Ctrl+O)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>Save the invention to a file (Ctrl+S)</source>
        <translation>Сохранить придуманную игру в файл (Ctrl+S)</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Пе&amp;чать…</translation>
    </message>
    <message>
        <source>Print the rules of the invention, or its odds</source>
        <translation>Напечатать правила придуманной игры или её шансы</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>И&amp;грать</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Change the rules of a game, and see how its odds change. Rules without a source are marked as invented.</source>
        <translation>Измените правила игры и посмотрите, как изменятся шансы. Правила, у которых нет источника, помечены как придуманные.</translation>
    </message>
    <message>
        <source>Undo the last change of a rule (Ctrl+Z)</source>
        <translation>Отменить последнее изменение правила (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Вернуть отменённое изменение (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Start a game with these rules; the game on the board is kept</source>
        <translation>Начать партию по этим правилам; партия на доске сохранится</translation>
    </message>
</context>
<context>
    <name>doublets::InventionOdds</name>
    <message>
        <source>Cancelled. The odds are not known.</source>
        <translation>Прервано. Шансы неизвестны.</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Вычисляются шансы…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>П&amp;рервать</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>В&amp;ычислить снова</translation>
    </message>
    <message>
        <source>Original</source>
        <comment>column of odds</comment>
        <extracomment>Heads of columns; keep them short.</extracomment>
        <translation>Было</translation>
    </message>
    <message>
        <source>Invented</source>
        <comment>column of odds</comment>
        <translation>Стало</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column of odds</comment>
        <translation>Разница</translation>
    </message>
    <message>
        <source>First thrower wins</source>
        <translation>Выигрывает первый</translation>
    </message>
    <message>
        <source>Second thrower wins</source>
        <translation>Выигрывает второй</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Throws in a game</source>
        <translation>Бросков в партии</translation>
    </message>
    <message>
        <source>Odds of the original game and of the invention</source>
        <translation>Шансы в исходной и в придуманной игре</translation>
    </message>
    <message>
        <source>Exact, for two players who play as well as they can. Changes in shares are given in percentage points.</source>
        <translation>Точно, если оба играют как можно лучше. Изменения долей — в процентных пунктах.</translation>
    </message>
    <message>
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. Changes in shares are given in percentage points.</source>
        <translation>Вычислено для каждой стороны отдельно: точно, если каждый стремится к наименьшему числу ходов. Изменения долей — в процентных пунктах.</translation>
    </message>
    <message>
        <source>The first thrower wins %1 of the games (original: %3). A game takes %2 throws (original: %4).</source>
        <extracomment>%1 and %3 shares of games, %2 and %4 numbers of throws</extracomment>
        <translation>Бросающий первым выигрывает %1 партий, в исходной игре — %3. Бросков в партии: %2, в исходной игре — %4.</translation>
    </message>
    <message>
        <source>Estimated under good play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Оценка для хорошей игры: каждая доля известна с точностью ± %1 п. п., и изменение меньше %2 п. п. может быть случайным.</translation>
    </message>
    <message>
        <source>Estimated from random play: each share is uncertain by ± %1 percentage points, and a change of less than %2 may be chance.</source>
        <extracomment>%1 and %2 percentage points: half a 95% interval of a share, and of a change</extracomment>
        <translation>Оценка по игре наугад: каждая доля известна с точностью ± %1 п. п., и изменение меньше %2 п. п. может быть случайным.</translation>
    </message>
    <message>
        <source>The first thrower loses %1 (original: %3) and draws %2 (original: %4).</source>
        <extracomment>%1 and %3 shares of games lost, %2 and %4 shares of games drawn</extracomment>
        <translation>Бросающий первым проигрывает %1, в исходной игре — %3. Вничью: %2, в исходной игре — %4.</translation>
    </message>
</context>
<context>
    <name>doublets::InventionRuleBox</name>
    <message>
        <source>%1 (the original: %2)</source>
        <extracomment>%1 a rule, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (в исходной игре: %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a rule that a class can choose, a sentence; %2 how we know it: &quot;old text&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not possible with your choice for “%1”.</source>
        <translation>Несовместимо с выбором в разделе «%1».</translation>
    </message>
    <message>
        <source>Not possible with several of your other choices.</source>
        <translation>Несовместимо с несколькими другими решениями.</translation>
    </message>
</context>
<context>
    <name>doublets::JoinPanel</name>
    <message>
        <source>Would you like to play?</source>
        <translation>Хотите сыграть?</translation>
    </message>
    <message>
        <source>Continue as &amp;White</source>
        <translation>Продолжить за &amp;белых</translation>
    </message>
    <message>
        <source>Continue as &amp;Black</source>
        <translation>Продолжить за &amp;чёрных</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>Смотреть &amp;дальше</translation>
    </message>
    <message>
        <source>The computer plays both sides</source>
        <translation>Компьютер играет за обе стороны</translation>
    </message>
    <message>
        <source>&amp;New game against the computer</source>
        <translation>&amp;Новая партия с компьютером</translation>
    </message>
    <message>
        <source>Play as &amp;White</source>
        <translation>Играть за &amp;белых</translation>
    </message>
    <message>
        <source>Play as &amp;Black</source>
        <translation>Играть за &amp;чёрных</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryBar</name>
    <message>
        <source>&amp;Start</source>
        <translation>Н&amp;ачать</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Темп</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыграно партий</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>как можно быстрее</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) per second</source>
        <translation>
            <numerusform>%Ln партия в секунду</numerusform>
            <numerusform>%Ln партии в секунду</numerusform>
            <numerusform>%Ln партий в секунду</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy comman&amp;d</source>
        <translation>&amp;Копировать команду</translation>
    </message>
    <message>
        <source>Copy the command line that gives the same figures</source>
        <translation>Скопировать команду, которая даёт те же числа</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>П&amp;риостановить</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>П&amp;родолжить</translation>
    </message>
    <message>
        <source>Save the figures, the games, or a page with the charts. Underscores in seeds keep spreadsheets from rounding them.</source>
        <translation>Сохранить числа, партии или страницу с графиками. Подчёркивания в начальных числах не дают электронным таблицам округлить их.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Стереть…</translation>
    </message>
    <message>
        <source>Discard the results, which are kept even if you quit</source>
        <translation>Удалить результаты, которые иначе сохраняются и после выхода</translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryDialog</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <extracomment>%1 a command line, or two</extracomment>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>An experiment with chance</source>
        <translation>Опыт со случаем</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Лаборатория</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier runs, games won by the first thrower:</source>
        <translation>Прежние опыты, доля бросавшего первым:</translation>
    </message>
    <message>
        <source>Results of: %1</source>
        <extracomment>%1 an experiment that is not the one chosen beside it: a game, its source and the players</extracomment>
        <translation>Результаты опыта: %1</translation>
    </message>
    <message>
        <source>Earlier runs, games won by White:</source>
        <translation>Прежние опыты, доля белых:</translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln game(s): %1</source>
        <extracomment>%1: the path of a file</extracomment>
        <translation>
            <numerusform>Сохранена %Ln партия: %1</numerusform>
            <numerusform>Сохранено %Ln партии: %1</numerusform>
            <numerusform>Сохранено %Ln партий: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing the games of the last results again…</source>
        <translation>Партии последних результатов разыгрываются заново…</translation>
    </message>
</context>
<context>
    <name>doublets::LanguagePage</name>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Числа</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>The size of all text.</source>
        <translation>Размер всего текста.</translation>
    </message>
    <message>
        <source>the system language</source>
        <translation>язык системы</translation>
    </message>
    <message>
        <source>How the numbers on the dice are named</source>
        <translation>Как называть числа костей</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sice (the old names)</source>
        <translation>sice (старые названия)</translation>
    </message>
    <message>
        <source>6 (“sice”)</source>
        <translation>6 («sice»)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Яз&amp;ык</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent</comment>
        <extracomment>follows a number</extracomment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>T&amp;ypeface</source>
        <translation>&amp;Шрифт</translation>
    </message>
    <message>
        <source>For dyslexia: OpenDyslexic, if it is installed, with wider spacing and without italics</source>
        <translation>Для дислексии: OpenDyslexic, если он установлен, с увеличенными промежутками и без курсива</translation>
    </message>
    <message>
        <source>sans-serif</source>
        <translation>без засечек</translation>
    </message>
    <message>
        <source>for dyslexia</source>
        <translation>для дислексии</translation>
    </message>
</context>
<context>
    <name>doublets::LessonEditor</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>The lesson has no faults.</source>
        <translation>В уроке нет ошибок.</translation>
    </message>
    <message numerus="yes">
        <source>%n faults to correct before the lesson is given</source>
        <translation>
            <numerusform>До проведения урока нужно исправить %n ошибку</numerusform>
            <numerusform>До проведения урока нужно исправить %n ошибки</numerusform>
            <numerusform>До проведения урока нужно исправить %n ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Составить урок</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>The language of the texts in the fields</source>
        <translation>Язык текстов в полях</translation>
    </message>
    <message>
        <source>&amp;Next fault</source>
        <translation>К о&amp;шибке</translation>
    </message>
    <message>
        <source>Go to the next field that must be corrected</source>
        <translation>Перейти к следующему полю с ошибкой</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Отменить последнее изменение (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Redo the change (Ctrl+Shift+Z)</source>
        <translation>Вернуть отменённое изменение (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save the lesson, even with faults (Ctrl+S)</source>
        <translation>Сохранить урок, даже с ошибками (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save the lesson to another file (Ctrl+Shift+S)</source>
        <translation>Сохранить урок в другой файл (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Prev&amp;iew</source>
        <translation>&amp;Показать</translation>
    </message>
    <message>
        <source>Give the lesson on the board from this step; the editor is kept</source>
        <translation>Провести урок на доске с этого шага; редактор сохранится</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>%1 (step %2)</source>
        <extracomment>%1 the label of a field, %2 the number of a step: &quot;Title (step 2)&quot;</extracomment>
        <translation>%1 (шаг %2)</translation>
    </message>
    <message>
        <source>Still to fill in: %1</source>
        <extracomment>%1 a list of fields</extracomment>
        <translation>Осталось заполнить: %1</translation>
    </message>
</context>
<context>
    <name>doublets::LessonForm</name>
    <message>
        <source>%1 (required):</source>
        <extracomment>the label of a field: %1 &quot;Title of the lesson&quot;</extracomment>
        <translation>%1 (обязательно):</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what the entry is: &quot;Criterion&quot;, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1 what is removed: &quot;Criterion 2&quot;</extracomment>
        <translation>Удалить: %1</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>%1 what is added: &quot;Criterion&quot;</extracomment>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Введите число.</translation>
    </message>
    <message>
        <source>This field is still empty.</source>
        <translation>Это поле пока пустое.</translation>
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
        <translation>Шаг %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>осталась примерно %n&#xa0;минута</numerusform>
            <numerusform>осталось примерно %n&#xa0;минуты</numerusform>
            <numerusform>осталось примерно %n&#xa0;минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncover the answer</source>
        <translation>Открыть ответ</translation>
    </message>
    <message>
        <source>Answer or count hands first, or skip the question</source>
        <translation>Сначала ответьте или подсчитайте руки; или пропустите вопрос</translation>
    </message>
    <message>
        <source>En&amp;d of the lesson</source>
        <translation>Коне&amp;ц урока</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>Back to your own game</source>
        <translation>Обратно к вашей партии</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Перейти к следующему шагу</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>Показать &amp;ответ</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Проп&amp;устить</translation>
    </message>
    <message>
        <source>Show the answer without answering</source>
        <translation>Показать ответ, не давая своего</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>&amp;Experiment…</source>
        <translation>&amp;Опыт…</translation>
    </message>
    <message>
        <source>Open it in the laboratory</source>
        <translation>Открыть его в лаборатории</translation>
    </message>
    <message>
        <source>Reset the board to the start of this step</source>
        <translation>Вернуть доску этого шага к началу</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>На&amp;зад</translation>
    </message>
    <message>
        <source>The previous step; your answers and moves are kept</source>
        <translation>Предыдущий шаг; ваши ответы и ходы сохраняются</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>Пе&amp;чать</translation>
    </message>
    <message>
        <source>Print the sheets of this lesson</source>
        <translation>Напечатать листы этого урока</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>В&amp;ыйти</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>&amp;Рабочий лист…</translation>
    </message>
    <message>
        <source>&amp;Answers for the teacher…</source>
        <translation>&amp;Ответы для учителя…</translation>
    </message>
    <message>
        <source>&amp;Set up again</source>
        <translation>&amp;Расставить заново</translation>
    </message>
    <message>
        <source>St&amp;art the lesson over</source>
        <translation>&amp;Начать урок заново</translation>
    </message>
    <message>
        <source>Start from the first step; your answers and moves are deleted</source>
        <translation>Начать с первого шага; ваши ответы и ходы будут удалены</translation>
    </message>
    <message>
        <source>Leave the lesson and continue it another time; your own game is unchanged</source>
        <translation>Выйти из урока и продолжить его в другой раз; ваша партия осталась, как была</translation>
    </message>
    <message>
        <source>Show the homework</source>
        <translation>Показать домашнее задание</translation>
    </message>
</context>
<context>
    <name>doublets::LessonStepList</name>
    <message>
        <source>About the lesson</source>
        <translation>Об уроке</translation>
    </message>
    <message>
        <source>St&amp;eps:</source>
        <translation>Ша&amp;ги:</translation>
    </message>
    <message>
        <source>Add s&amp;tep</source>
        <translation>&amp;Добавить шаг</translation>
    </message>
    <message>
        <source>Add a step after the selected one</source>
        <translation>Добавить шаг после выбранного</translation>
    </message>
    <message>
        <source>Dupli&amp;cate</source>
        <translation>Копи&amp;ровать</translation>
    </message>
    <message>
        <source>Add a copy of the selected step</source>
        <translation>Добавить копию выбранного шага</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Delete the selected step; this can be undone</source>
        <translation>Удалить выбранный шаг; это можно отменить</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>В&amp;ыше</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>&amp;Ниже</translation>
    </message>
</context>
<context>
    <name>doublets::LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>&amp;Открыть файл урока…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a class, %2 the date of its last answer</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cla&amp;ss:</source>
        <translation>К&amp;ласс:</translation>
    </message>
    <message>
        <source>for example, 7b (optional)</source>
        <translation>например, 7 «Б» (необязательно)</translation>
    </message>
    <message>
        <source>Each class resumes where it stopped, with its own answers</source>
        <translation>Каждый класс продолжает со своего места и со своими ответами</translation>
    </message>
    <message>
        <source>The answers of classes that have finished a lesson</source>
        <translation>Ответы классов, закончивших урок</translation>
    </message>
    <message>
        <source>Unnamed class</source>
        <translation>Класс без названия</translation>
    </message>
    <message>
        <source>Sa&amp;ved answers</source>
        <translation>Прежние отве&amp;ты</translation>
    </message>
    <message>
        <source>Return to the lesson in the editor</source>
        <translation>Вернуться к уроку в редакторе</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>Вернуться к уроку «%1»</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Новый урок</translation>
    </message>
    <message>
        <source>Copy of “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Копия урока «%1»</translation>
    </message>
    <message>
        <source>Lesson file…</source>
        <translation>Файл урока…</translation>
    </message>
    <message>
        <source>&amp;Write a lesson</source>
        <translation>&amp;Составить урок</translation>
    </message>
    <message>
        <source>Write a lesson of your own, or change one</source>
        <translation>Составить свой урок или изменить готовый</translation>
    </message>
    <message>
        <source>A lesson guides the class on the board, step by step. Its games do not replace your own.</source>
        <translation>Урок идёт на доске шаг за шагом. Его партии не заменяют вашу.</translation>
    </message>
</context>
<context>
    <name>doublets::MainWindow</name>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was saved: choose Open recent from the Game menu.</source>
        <translation>В прошлый раз программа неожиданно закрылась. Партия сохранена: см. «Недавние» в меню «Игра».</translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly last time. Your game was not opened again; its file is kept in %1.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>В прошлый раз программа неожиданно закрылась. Ваша партия не открыта; её файл сохранён в %1.</translation>
    </message>
</context>
<context>
    <name>doublets::Match</name>
    <message>
        <source>Looking back: %1. %2</source>
        <extracomment>The course of play is looked through; %1 is one throw, %2 what was made of it.</extracomment>
        <translation>Просмотр: %1. %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Сначала бросьте кости.</translation>
    </message>
    <message>
        <source>You have a choice: play a man.</source>
        <translation>Есть выбор: сыграйте шашкой.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Вернуть нечего.</translation>
    </message>
    <message>
        <source>The odds are covered until the class has guessed.</source>
        <translation>Шансы закрыты, пока класс не выскажет догадку.</translation>
    </message>
    <message>
        <source>Looking back: before the first throw.</source>
        <translation>Просмотр: до первого броска.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Дальше — пробел.</translation>
    </message>
    <message>
        <source>The correction has been undone.</source>
        <translation>Исправление отменено.</translation>
    </message>
    <message>
        <source>The correction has been redone.</source>
        <translation>Бросок снова исправлен.</translation>
    </message>
    <message numerus="yes">
        <source>A game can have at most %n notes. Delete one before you add another.</source>
        <translation>
            <numerusform>В одной партии может быть не больше %n заметки.</numerusform>
            <numerusform>В одной партии может быть не больше %n заметок.</numerusform>
            <numerusform>В одной партии может быть не больше %n заметок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Кости ещё катятся.</translation>
    </message>
</context>
<context>
    <name>doublets::MatchLengthBox</name>
    <message>
        <source>a single game</source>
        <translation>одна партия</translation>
    </message>
    <message>
        <source>best of three games</source>
        <translation>до двух побед из трёх партий</translation>
    </message>
    <message>
        <source>best of five games</source>
        <translation>до трёх побед из пяти партий</translation>
    </message>
    <message>
        <source>best of seven games</source>
        <translation>до четырёх побед из семи партий</translation>
    </message>
    <message>
        <source>The first to win more than half of the games wins the match; drawn games count for neither player</source>
        <translation>Матч выигрывает тот, кто первым победит больше чем в половине партий; ничьи не засчитываются никому</translation>
    </message>
</context>
<context>
    <name>doublets::NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Выбрать другую игру</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Rules you can change:</source>
        <translation>Правила, которые можно изменить:</translation>
    </message>
    <message>
        <source>Choose anoth&amp;er game…</source>
        <translation>Выбрать дру&amp;гую игру…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>&amp;Матч</translation>
    </message>
    <message>
        <source>Start this game; you can return later to one you left unfinished</source>
        <translation>Начать эту партию; к неоконченной можно вернуться</translation>
    </message>
    <message>
        <source>With real dice: throw your own dice and enter the numbers.</source>
        <translation>С настоящими костями: вы бросаете их сами и вводите числа.</translation>
    </message>
    <message>
        <source>The unfinished game on the board is kept. You will find it on the home screen.</source>
        <translation>Неоконченная партия на доске сохранится. Она будет на начальном экране.</translation>
    </message>
</context>
<context>
    <name>doublets::NoteEdit</name>
    <message numerus="yes">
        <source>A note can have at most %n characters.</source>
        <translation>
            <numerusform>В заметке может быть не больше %n знака.</numerusform>
            <numerusform>В заметке может быть не больше %n знаков.</numerusform>
            <numerusform>В заметке может быть не больше %n знаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Заметка к этому шагу</translation>
    </message>
</context>
<context>
    <name>doublets::NoticeBar</name>
    <message numerus="yes">
        <source>Next (%n more)</source>
        <translation>
            <numerusform>Дальше (ещё %n)</numerusform>
            <numerusform>Дальше (ещё %n)</numerusform>
            <numerusform>Дальше (ещё %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>Сейчас: %1</translation>
    </message>
    <message>
        <source>Chances over the game; use the arrow keys to go from throw to throw</source>
        <translation>Шансы по ходу партии; стрелки ведут от броска к броску</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Вычисляются шансы…</translation>
    </message>
    <message>
        <source>Luck: %1 percentage points for %2.</source>
        <extracomment>%1 percentage points, %2 the player whose luck it was</extracomment>
        <translation>Удача: %1 п. п. (%2).</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <extracomment>%1 the chances of both players</extracomment>
        <translation>В начале: %1</translation>
    </message>
</context>
<context>
    <name>doublets::OddsPanel</name>
    <message>
        <source>After %1</source>
        <extracomment>%1 one throw of the course of play: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>После броска: %1</translation>
    </message>
    <message>
        <source>Chances of winning now</source>
        <translation>Шансы на выигрыш сейчас</translation>
    </message>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>%1, %3 players, %2, %4 their chances of winning</extracomment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>drawn: %1</source>
        <translation>ничья: %1</translation>
    </message>
    <message>
        <source>%1.  %2  %3</source>
        <extracomment>One choice among several: %1 rank, %2 chance of winning, %3 the men: &quot;1. 62.4% sice, ace&quot;</extracomment>
        <translation>%1.  %2  %3</translation>
    </message>
    <message>
        <source>  ← played</source>
        <extracomment>added to the choice that was made</extracomment>
        <translation>  ← так сыграно</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Mark the best choice on the board</source>
        <translation>Отметить на доске лучший выбор</translation>
    </message>
    <message>
        <source>about %1 more throws</source>
        <translation>ещё примерно бросков: %1</translation>
    </message>
    <message>
        <source>%1 more throws on average</source>
        <translation>ещё бросков в среднем: %1</translation>
    </message>
    <message>
        <source>%1 has only one way to play.</source>
        <translation>%1: только один возможный ход.</translation>
    </message>
    <message>
        <source>Luck of this throw: %2 %1.</source>
        <translation>Удача этого броска: %2 %1.</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Back to the latest throw (Enter)</source>
        <translation>Вернуться к последнему броску (Enter)</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Сначала угадайте</translation>
    </message>
    <message>
        <source>During %1</source>
        <extracomment>%1 one throw of the course of play, not yet played in full: &quot;12. Anne: sice-ace&quot;</extracomment>
        <translation>Во время броска: %1</translation>
    </message>
    <message>
        <source>Chances of winning at the start</source>
        <translation>Шансы на выигрыш в начале</translation>
    </message>
    <message numerus="yes">
        <source>All %n ways to play</source>
        <translation>
            <numerusform>Все возможные ходы (%n)</numerusform>
            <numerusform>Все возможные ходы (%n)</numerusform>
            <numerusform>Все возможные ходы (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.  %2 (%3)  %4</source>
        <extracomment>A choice that is not the best: %1 rank, %2 chance of winning, %3 the difference to the best in percentage points, %4 the men: &quot;2. 61.9% (−0.5) deuce, cater&quot;</extracomment>
        <translation>%1.  %2 (%3)  %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, all equally good:</source>
        <translation>
            <numerusform>%1: был %n возможный ход, все равноценны:</numerusform>
            <numerusform>%1: было %n возможных хода, все равноценны:</numerusform>
            <numerusform>%1: было %n возможных ходов, все равноценны:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, all equally good:</source>
        <translation>
            <numerusform>%1: %n возможный ход, все равноценны:</numerusform>
            <numerusform>%1: %n возможных хода, все равноценны:</numerusform>
            <numerusform>%1: %n возможных ходов, все равноценны:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, best first:</source>
        <translation>
            <numerusform>%1: %n возможный ход:</numerusform>
            <numerusform>%1: %n возможных хода, лучшие первыми:</numerusform>
            <numerusform>%1: %n возможных ходов, лучшие первыми:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, best first:</source>
        <translation>
            <numerusform>%1: был %n возможный ход:</numerusform>
            <numerusform>%1: было %n возможных хода, лучшие первыми:</numerusform>
            <numerusform>%1: было %n возможных ходов, лучшие первыми:</numerusform>
        </translation>
    </message>
    <message>
        <source>Effect of moves, compared with the quickest play: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Влияние ходов по сравнению с самой быстрой игрой: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of moves, compared with random ones: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures</extracomment>
        <translation>Влияние ходов по сравнению со случайными: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Play the selected choice on the board (Enter)</source>
        <translation>Сделать выбранный ход на доске (Enter)</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Сделать этот ход</translation>
    </message>
    <message>
        <source>The board shows an earlier position. Return to the latest throw first.</source>
        <translation>На доске более ранняя позиция. Сначала вернитесь к последнему броску.</translation>
    </message>
    <message>
        <source>This throw has been played.</source>
        <translation>Этот бросок уже сыгран.</translation>
    </message>
    <message>
        <source>Press Space to continue.</source>
        <translation>Дальше — пробел.</translation>
    </message>
    <message>
        <source>Select a way to play first.</source>
        <translation>Сначала выберите ход из списка.</translation>
    </message>
    <message>
        <source>Computing the odds…</source>
        <translation>Вычисляются шансы…</translation>
    </message>
    <message>
        <source>Computing the chances…</source>
        <translation>Вычисляются шансы…</translation>
    </message>
    <message>
        <source>Computing the luck of this throw…</source>
        <translation>Вычисляется удача этого броска…</translation>
    </message>
    <message>
        <source>Computing the luck so far…</source>
        <translation>Вычисляется удача с начала партии…</translation>
    </message>
    <message>
        <source>Computing the odds</source>
        <translation>Вычисление шансов</translation>
    </message>
    <message>
        <source>Computing the ways to play…</source>
        <translation>Вычисляются возможные ходы…</translation>
    </message>
    <message>
        <source>Luck of the opening throw: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure</extracomment>
        <translation>Удача в броске за право начать: %1 %2.</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 random games</source>
        <extracomment>%1 percentage points; %2 how many games were played</extracomment>
        <translation>± %1 п. п., по %2 случайным партиям</translation>
    </message>
    <message>
        <source>± %1 percentage points</source>
        <extracomment>%1 percentage points</extracomment>
        <translation>± %1 п. п.</translation>
    </message>
    <message>
        <source>The grey band shows draws.</source>
        <extracomment>added to what the chart shows</extracomment>
        <translation>Серая полоса показывает ничьи.</translation>
    </message>
    <message>
        <source>± %1 percentage points, from %2 trial games corrected for luck</source>
        <translation>± %1 п. п., по %2 пробным партиям с поправкой на удачу</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. The chances are exact if both players play as well as possible.</source>
        <translation>Удача — насколько бросок изменил вероятность выигрыша. Вероятности точны, если оба играют как можно лучше.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the chance of winning. Computed one side at a time: exact if both players try to finish in the fewest turns. A turn is all throws up to the first that is not a doublet.</source>
        <translation>Удача — насколько бросок изменил вероятность выигрыша. Вычислено для каждой стороны отдельно: точно, если оба стремятся к наименьшему числу ходов. Ход — все броски до первого недублета включительно.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated from random play by both.</source>
        <translation>Удача — насколько бросок изменил вероятность выигрыша бросавшего. Эта игра слишком велика, чтобы её решить: все вероятности — оценки по случайной игре обоих.</translation>
    </message>
    <message>
        <source>After the opening throw</source>
        <translation>После броска за право начать</translation>
    </message>
    <message>
        <source>Luck since then: %1 %2, %3 %4.</source>
        <extracomment>in percentage points, without the opening throw; %1, %3 players, %2, %4 figures: &quot;Luck since then: Anne +3.0, …&quot;</extracomment>
        <translation>Удача с тех пор: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Totals are computed from figures before rounding.</source>
        <comment>totals of luck in the odds panel</comment>
        <translation>Итоги вычислены до округления.</translation>
    </message>
    <message>
        <source>In percentage points:</source>
        <translation>В процентных пунктах:</translation>
    </message>
    <message>
        <source>The line shows %1’s chance. Bars, in the thrower’s colour, show each throw’s luck: up for %1, down for %2.</source>
        <extracomment>What the chart shows; %1 White&apos;s name, %2 Black&apos;s</extracomment>
        <translation>Линия показывает шансы (%1). Столбики цвета бросавшего показывают удачу каждого броска: вверх — %1, вниз — %2.</translation>
    </message>
    <message>
        <source>Luck is how much a throw changed the thrower’s chance of winning. This game is too large to solve: all chances are estimated under good play by both, by a neural network that learned by playing against itself. The luck is the network’s own estimate. Trial games improve the chance shown for the board, so the two may differ a little. The ± covers the dice, not errors of the network, which may add about a percentage point.</source>
        <translation>Удача — насколько бросок изменил вероятность выигрыша бросавшего. Эта игра слишком велика, чтобы её решить: все вероятности при хорошей игре обоих оценивает нейросеть, обучившаяся в играх против самой себя. Удачу оценивает сама сеть. Пробные партии уточняют вероятность для позиции на доске, поэтому они могут немного расходиться. Знак ± учитывает кости, но не ошибки сети, которые могут составить около процентного пункта.</translation>
    </message>
    <message>
        <source>Effect of numbers not claimed: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Влияние непотребованных чисел: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Effect of weaker moves: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Влияние слабых ходов: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Correction by trial games: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure above 0: how much better the player&apos;s chance became when more games were tried from this position</extracomment>
        <translation>Поправка по пробным партиям: %1 %2.</translation>
    </message>
    <message>
        <source>A draw counts as half a win.</source>
        <extracomment>precedes a list of chances of winning</extracomment>
        <translation>Ничья считается половиной победы.</translation>
    </message>
    <message>
        <source>In percentage points, with a draw as half a win:</source>
        <extracomment>precedes lines such as &quot;Luck of this throw: Anne +3.0.&quot;</extracomment>
        <translation>В процентных пунктах, ничья — половина победы:</translation>
    </message>
</context>
<context>
    <name>doublets::OutOfOrderPage</name>
    <message>
        <source>Out of order</source>
        <translation>Не работает</translation>
    </message>
</context>
<context>
    <name>doublets::OwnLessonList</name>
    <message>
        <source>Your lessons</source>
        <translation>Ваши уроки</translation>
    </message>
    <message>
        <source>Reading your lessons…</source>
        <translation>Чтение ваших уроков…</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here.</source>
        <translation>Здесь появляются уроки, которые вы написали или открыли.</translation>
    </message>
    <message>
        <source>Lessons that you write or open appear here, and those in the folder “%1”.</source>
        <translation>Здесь появляются уроки, которые вы написали или открыли, и уроки из папки «%1».</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Изменить «%1»</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove it from this list; the file is kept</source>
        <translation>Убрать из этого списка; файл останется</translation>
    </message>
    <message>
        <source>Remove “%1” from the list</source>
        <extracomment>%1 the title of a lesson</extracomment>
        <translation>Убрать «%1» из списка</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Файл не найден</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Не закончен</translation>
    </message>
    <message numerus="yes">
        <source>%n faults. Choose it to correct them in the editor.</source>
        <translation>
            <numerusform>%n ошибка. Выберите урок, чтобы исправить её в редакторе.</numerusform>
            <numerusform>%n ошибки. Выберите урок, чтобы исправить их в редакторе.</numerusform>
            <numerusform>%n ошибок. Выберите урок, чтобы исправить их в редакторе.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::PagePreview</name>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1 the number of the page, %2 how many there are</extracomment>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Страницы пока нет</translation>
    </message>
</context>
<context>
    <name>doublets::PageTurner</name>
    <message>
        <source>Up</source>
        <extracomment>turns a long page</extracomment>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>turns a long page</extracomment>
        <translation>Вниз</translation>
    </message>
</context>
<context>
    <name>doublets::PlayStrip</name>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
</context>
<context>
    <name>doublets::PlayerSide</name>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Кости ещё катятся.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button for those who hear it: %1 the player whose it is, %2 the word on it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Latest throw</source>
        <translation>Последний бросок</translation>
    </message>
    <message>
        <source>Throw both</source>
        <translation>Бросить обе</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следующая партия</translation>
    </message>
    <message>
        <source>%1 moved last: only they can undo it.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>Последний ход: %1. Отменить его может только этот игрок.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersForm</name>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>В&amp;двоём</translation>
    </message>
    <message>
        <source>&amp;You and the computer</source>
        <translation>Вы и &amp;компьютер</translation>
    </message>
    <message>
        <source>Two computers, and you &amp;watch</source>
        <translation>Два компьютера, вы смо&amp;трите</translation>
    </message>
    <message>
        <source>st&amp;rong: the best play it knows</source>
        <translation>сильно: как можно лучш&amp;е</translation>
    </message>
    <message>
        <source>&amp;careless: plays any man it can</source>
        <translation>&amp;беспечно: любой шашкой, какой может</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Вы играете</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше им&amp;я</translation>
    </message>
    <message>
        <source>&amp;Name of White</source>
        <translation>Им&amp;я белых</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>wh&amp;ite</source>
        <translation>бел&amp;ыми</translation>
    </message>
    <message>
        <source>b&amp;lack</source>
        <translation>чё&amp;рными</translation>
    </message>
    <message>
        <source>Na&amp;me of Black</source>
        <translation>Имя чёрн&amp;ых</translation>
    </message>
    <message>
        <source>This game is pure luck: the level of the computer makes no difference.</source>
        <translation>В этой игре решает только удача: сила компьютера ничего не меняет.</translation>
    </message>
    <message>
        <source>The computer’s level</source>
        <translation>Компьютер играет</translation>
    </message>
    <message>
        <source>Level of Wh&amp;ite</source>
        <translation>Бел&amp;ые играют</translation>
    </message>
    <message>
        <source>Level of B&amp;lack</source>
        <translation>Чё&amp;рные играют</translation>
    </message>
    <message>
        <source>cas&amp;ual: about half the time, plays any man it can</source>
        <translation>средне: в &amp;половине случаев любой шашкой, какой может</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersPage</name>
    <message>
        <source>&amp;White is played by</source>
        <translation>&amp;Белыми играет</translation>
    </message>
    <message>
        <source>&amp;Black is played by</source>
        <translation>&amp;Чёрными играет</translation>
    </message>
    <message>
        <source>Name of W&amp;hite</source>
        <translation>Имя б&amp;елых</translation>
    </message>
    <message>
        <source>Name of Bla&amp;ck</source>
        <translation>Имя ч&amp;ёрных</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>Start the next &amp;game automatically</source>
        <translation>Начинать с&amp;ледующую партию автоматически</translation>
    </message>
    <message>
        <source>The computer plays both sides. Press any key or click the board to join in.</source>
        <translation>Компьютер играет за обе стороны. Чтобы вступить в игру, нажмите любую клавишу или щёлкните по доске.</translation>
    </message>
    <message>
        <source>the computer, strong</source>
        <translation>компьютер, сильный</translation>
    </message>
    <message>
        <source>the computer, careless</source>
        <translation>компьютер, беспечный</translation>
    </message>
    <message>
        <source>How much skill matters (%1): there is never a choice. Skill does not matter.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Насколько важно умение (%1): выбора никогда нет. Умение не важно.</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can.</source>
        <translation>Беспечный компьютер ходит любой шашкой, какой может.</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>&amp;Матч</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known. The computer tries to finish in the fewest turns.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Насколько важно умение в этой игре (%1), неизвестно. Компьютер стремится закончить за наименьшее число ходов.</translation>
    </message>
    <message>
        <source>The strong computer makes the best play. The careless one plays any man it can.</source>
        <translation>Сильный компьютер играет как можно лучше. Беспечный ходит любой шашкой, какой может.</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) is not known: the game is too large to solve. The computer plays by estimates from random play.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Насколько важно умение в этой игре (%1), неизвестно: она слишком велика. Компьютер играет, опираясь на оценки по случайным партиям.</translation>
    </message>
    <message>
        <source>Computing how much skill matters…</source>
        <translation>Вычисляется, насколько важно умение…</translation>
    </message>
    <message>
        <source>How much skill matters (%1): strong play wins %2 of games against careless play, %3 percentage points more than half. %4 of throws leave a choice.</source>
        <extracomment>%1 a game and its source; %2, %4 shares: &quot;52.30%&quot;; %3 a figure</extracomment>
        <translation>Насколько важно умение (%1): сильная игра выигрывает у беспечной %2 партий — на %3 п. п. больше половины. Выбор оставляют %4 бросков.</translation>
    </message>
    <message>
        <source>How much skill matters (%1): the strong computer, a neural network that learned by playing against itself, won %2 of 1,200 games against the careless one, and drew %3. The game is too large for the best play to be known.</source>
        <extracomment>%1 a game and its source, %2 and %3 shares of games</extracomment>
        <translation>Насколько важно умение (%1): сильный компьютер — нейросеть, обучившаяся в играх против самой себя, — выиграл %2 из 1200 партий у беспечного, а %3 свёл вничью. Игра слишком велика, чтобы найти лучшие ходы.</translation>
    </message>
    <message>
        <source>the computer, casual</source>
        <translation>компьютер, средний</translation>
    </message>
    <message>
        <source>The careless computer plays any man it can. The casual one does so half of the time.</source>
        <translation>Беспечный компьютер ходит любой шашкой, какой может. Средний делает так в половине случаев.</translation>
    </message>
</context>
<context>
    <name>doublets::PresenceSheet</name>
    <message>
        <source>Are you still playing?</source>
        <translation>Вы ещё играете?</translation>
    </message>
    <message>
        <source>Touch the screen to keep playing. Otherwise the board will be reset for the next visitor.</source>
        <translation>Коснитесь экрана, чтобы играть дальше. Иначе доску приготовят для следующего посетителя.</translation>
    </message>
    <message>
        <source>Yes, keep playing</source>
        <translation>Да, играю</translation>
    </message>
</context>
<context>
    <name>doublets::PrintDialog</name>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Отправлено на принтер.</translation>
    </message>
    <message>
        <source>The printer did not accept the sheet. Try again, or save it as a PDF.</source>
        <translation>Принтер не принял лист. Попробуйте ещё раз или сохраните лист в PDF.</translation>
    </message>
    <message>
        <source>Computing the figures…</source>
        <translation>Вычисляются числа…</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the sheet as a PDF and print it elsewhere.</source>
        <translation>На этом компьютере принтер не настроен. Сохраните лист в PDF и напечатайте его в другом месте.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Ничего не напечатано.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Идёт печать…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Сохраняется…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was printed or saved.</source>
        <translation>Отменено. Ничего не напечатано и не сохранено.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Печать листа</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Со&amp;хранить в PDF…</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Поиск принтеров…</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Повторить</translation>
    </message>
</context>
<context>
    <name>doublets::ProjectionMode</name>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Return to the window (Esc)</source>
        <translation>Вернуть окно, каким оно было (Esc)</translation>
    </message>
    <message>
        <source>Leave projector mode</source>
        <translation>Выйти из режима проектора</translation>
    </message>
    <message>
        <source>Choose where the man goes.</source>
        <translation>Выберите, куда пойдёт шашка.</translation>
    </message>
</context>
<context>
    <name>doublets::Projector</name>
    <message>
        <source>The other screen was disconnected. The game continues here, and will return to that screen when it is connected again.</source>
        <translation>Второй экран отключился. Игра продолжается здесь и вернётся на тот экран, когда он появится.</translation>
    </message>
</context>
<context>
    <name>doublets::RecentMenu</name>
    <message>
        <source>Games you left</source>
        <translation>Оставленные партии</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n бросок</numerusform>
            <numerusform>%n броска</numerusform>
            <numerusform>%n бросков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · a game that was not opened</source>
        <extracomment>A row of the menu of games; %1: date and time</extracomment>
        <translation>%1 · партия, которая не открылась</translation>
    </message>
    <message>
        <source>Doublets closed unexpectedly while opening this game. Choose it to try again.</source>
        <translation>При открытии этой партии программа неожиданно закрылась. Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Continue this game; the game on the board is kept</source>
        <translation>Продолжить эту партию; та, что на доске, сохранится</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Законченные партии</translation>
    </message>
    <message>
        <source>game %1, best of %2</source>
        <extracomment>Added to a row of the menu of finished games; %1 the number of the game, %2 the maximum number of games in the match: &quot;game 2, best of 5&quot;</extracomment>
        <translation>партия %1, всего не больше %2</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Просмотреть эту партию по шагам</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 – %4 · %5</source>
        <extracomment>A row of the menu of games: &quot;21/11/2026 17:05 · Dubblets · The gambler’s game · Anne – Ben · 12 throws&quot;. %1 date and time, %2 game, %3 White&apos;s name, %4 Black&apos;s name, %5 &quot;12 throws&quot;</extracomment>
        <translation>%1 · %2 · %3 — %4 · %5</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Added to a row of the menu of finished games; %1 the winner</extracomment>
        <translation>победа: %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>Added to a row of the menu of finished games</extracomment>
        <translation>ничья</translation>
    </message>
</context>
<context>
    <name>doublets::ResultPanel</name>
    <message>
        <source>Look &amp;back</source>
        <translation>Взглянуть н&amp;азад</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>С&amp;ледующая партия</translation>
    </message>
    <message>
        <source>Same &amp;dice, other rules</source>
        <translation>Те же &amp;кости иначе</translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Выбрать другую игру</translation>
    </message>
    <message>
        <source>Step through this game</source>
        <translation>Просмотреть эту партию по шагам</translation>
    </message>
    <message>
        <source>Pla&amp;y again</source>
        <translation>Сыграть &amp;ещё</translation>
    </message>
    <message>
        <source>O&amp;ther game</source>
        <translation>&amp;Другая игра</translation>
    </message>
    <message>
        <source>Start a new game with the same rules</source>
        <translation>Начать новую партию по тем же правилам</translation>
    </message>
    <message>
        <source>Replay these dice under other rules</source>
        <translation>Сыграть с этими костями по другим правилам</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>Use the arrow keys to reach the other choices.</source>
        <translation>К другим вариантам ведут клавиши со стрелками.</translation>
    </message>
</context>
<context>
    <name>doublets::ResultSheet</name>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Same dice, other rules</source>
        <translation>Те же кости по другим правилам</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Другая доска</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Закончить</translation>
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
        <translation>Проектор</translation>
    </message>
    <message>
        <source>Where should the class see the board?</source>
        <translation>Где показать доску классу?</translation>
    </message>
    <message>
        <source>On the &amp;other screen; the controls stay here</source>
        <translation>На &amp;другом экране; управление остаётся здесь</translation>
    </message>
    <message>
        <source>In &amp;this window</source>
        <translation>В &amp;этом окне</translation>
    </message>
</context>
<context>
    <name>doublets::Session</name>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
</context>
<context>
    <name>doublets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>&amp;Язык и текст</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Кл&amp;авиши</translation>
    </message>
    <message>
        <source>&amp;Sound and time</source>
        <translation>&amp;Звук и время</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>&amp;Доска</translation>
    </message>
</context>
<context>
    <name>doublets::SetupForm</name>
    <message>
        <source>Set up the museum display</source>
        <translation>Настройка музейного стенда</translation>
    </message>
    <message>
        <source>Name of the museum, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Название музея, %1:</translation>
    </message>
    <message>
        <source>Greeting, %1:</source>
        <extracomment>%1 a language</extracomment>
        <translation>Приветствие, %1:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>&amp;Ориентация:</translation>
    </message>
    <message>
        <source>Two &amp;players:</source>
        <translation>Два игро&amp;ка:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Размер текста:</translation>
    </message>
    <message>
        <source>If all days are empty, the display is always open.</source>
        <translation>Если все дни пусты, стенд открыт всегда.</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Громкость:</translation>
    </message>
    <message>
        <source>Visitors can have texts &amp;read aloud</source>
        <translation>Посетители могут слу&amp;шать тексты</translation>
    </message>
    <message>
        <source>&amp;Count visits</source>
        <translation>С&amp;читать посещения</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>Не сохранено:</translation>
    </message>
    <message>
        <source>&amp;Games offered, in this order:</source>
        <translation>Предлагаемые &amp;игры, в этом порядке:</translation>
    </message>
    <message>
        <source>&amp;Languages offered; the display starts in the first:</source>
        <translation>Предлагаемые &amp;языки; начальный — первый:</translation>
    </message>
    <message>
        <source>Screen &amp;diagonal, in inches:</source>
        <translation>&amp;Диагональ экрана в дюймах:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Альбомная</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Книжная</translation>
    </message>
    <message>
        <source>&amp;Height used, from the lower edge:</source>
        <translation>Используемая &amp;высота, от нижнего края:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Face to face, on a screen that lies flat</source>
        <translation>Друг напротив друга, экран лежит горизонтально</translation>
    </message>
    <message>
        <source>Opening hours, %1:</source>
        <extracomment>%1 a day of the week</extracomment>
        <translation>Часы работы, %1:</translation>
    </message>
</context>
<context>
    <name>doublets::SheetChooser</name>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Лист</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Урок</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Бумага</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Цвета печати</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Правила этой игры</translation>
    </message>
    <message>
        <source>This game so far</source>
        <translation>Эта партия до этого места</translation>
    </message>
    <message>
        <source>Odds of this game</source>
        <translation>Шансы в этой игре</translation>
    </message>
    <message>
        <source>Odds of all games</source>
        <translation>Шансы во всех играх</translation>
    </message>
    <message>
        <source>Board, men and dice to cut out</source>
        <translation>Доска, шашки и кости для вырезания</translation>
    </message>
    <message>
        <source>Labels of the four boards</source>
        <translation>Этикетки четырёх досок</translation>
    </message>
    <message>
        <source>Worksheet of a lesson</source>
        <translation>Рабочий лист урока</translation>
    </message>
    <message>
        <source>Answers of a lesson</source>
        <translation>Ответы к уроку</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>size of paper</comment>
        <translation>Letter (США)</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>В цвете</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Только чёрным</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutPage</name>
    <message>
        <source>%1: no key</source>
        <extracomment>%1 what a key does, %2 the key</extracomment>
        <translation>%1: без клавиши</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <extracomment>%1 what the key does</extracomment>
        <translation>Новая клавиша: %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Press the key that you want</source>
        <translation>Нажмите нужную клавишу</translation>
    </message>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Без клавиши</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Восстановить все</translation>
    </message>
    <message>
        <source>N&amp;ew key:</source>
        <translation>&amp;Новая клавиша:</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>&amp;По умолчанию</translation>
    </message>
    <message>
        <source>D&amp;igits move the focus from panels to the board</source>
        <translation>&amp;Цифры переводят фокус из панелей на доску</translation>
    </message>
    <message>
        <source>Otherwise, 1 to 6 work only while the board has the focus</source>
        <translation>Иначе клавиши 1–6 действуют, только когда фокус на доске</translation>
    </message>
</context>
<context>
    <name>doublets::ShortcutSettings</name>
    <message>
        <source>%1 is reserved. Choose another key.</source>
        <extracomment>%1 a key</extracomment>
        <translation>Клавиша %1 занята программой. Выберите другую.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Choose another key, or change that one first.</source>
        <extracomment>%1 a key, %2 what it does: the text of a menu</extracomment>
        <translation>%1 — уже клавиша команды «%2». Выберите другую или сначала измените ту.</translation>
    </message>
</context>
<context>
    <name>doublets::SidePage</name>
    <message>
        <source>What the source says</source>
        <translation>Что говорит источник</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Как мы рассуждали</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>doublets::SidePanels</name>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>Course of play</source>
        <translation>Ход партии</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Правила этой игры</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Closed: %1.</source>
        <extracomment>%1 the title of a panel</extracomment>
        <translation>Закрыто: %1.</translation>
    </message>
</context>
<context>
    <name>doublets::SoundPage</name>
    <message>
        <source>Time to &amp;read and decide</source>
        <translation>&amp;Время прочитать и решить</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>обычное</translation>
    </message>
    <message>
        <source>four times as long</source>
        <translation>вчетверо больше</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>With unlimited time, the computer waits until you press Space.</source>
        <translation>Без предела: компьютер ждёт, пока вы не нажмёте пробел.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Громкость</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>&amp;No sound</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>brief</source>
        <translation>кратко</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>обычно</translation>
    </message>
    <message>
        <source>full</source>
        <translation>подробно</translation>
    </message>
    <message>
        <source>Brief: numbers and results only. Full: the keys are named every time.</source>
        <translation>Кратко — только числа и результаты. Подробно — клавиши называются каждый раз.</translation>
    </message>
    <message>
        <source>Speech o&amp;f screen readers</source>
        <translation>&amp;Речь экранного диктора</translation>
    </message>
</context>
<context>
    <name>doublets::SourceForm</name>
    <message>
        <source>The &amp;other source:</source>
        <translation>&amp;Другой источник:</translation>
    </message>
</context>
<context>
    <name>doublets::StaffAccess</name>
    <message numerus="yes">
        <source>Too many wrong codes. The keypad is locked for %n minute(s).</source>
        <translation>
            <numerusform>Слишком много неверных кодов. Ввод закрыт на %n минуту.</numerusform>
            <numerusform>Слишком много неверных кодов. Ввод закрыт на %n минуты.</numerusform>
            <numerusform>Слишком много неверных кодов. Ввод закрыт на %n минут.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong code. %n attempt(s) left.</source>
        <translation>
            <numerusform>Код неверный. Осталась %n попытка.</numerusform>
            <numerusform>Код неверный. Осталось %n попытки.</numerusform>
            <numerusform>Код неверный. Осталось %n попыток.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::StaffCodePad</name>
    <message>
        <source>Enter the code.</source>
        <translation>Введите код.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Сотрудникам</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>doublets::StaffPage</name>
    <message>
        <source>Light: alternating</source>
        <translation>Свет: по очереди</translation>
    </message>
    <message>
        <source>Light: lamp</source>
        <translation>Свет: лампа</translation>
    </message>
    <message>
        <source>Light: candles</source>
        <translation>Свет: свечи</translation>
    </message>
    <message>
        <source>Light: high contrast</source>
        <translation>Свет: высокий контраст</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: a language&apos;s own name; the one that the display begins with</extracomment>
        <translation>Язык: %1</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Сотрудникам</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Тише</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Громче</translation>
    </message>
    <message>
        <source>Show that the display is closed</source>
        <translation>Показать, что стенд закрыт</translation>
    </message>
    <message>
        <source>Save visits to a USB stick</source>
        <translation>Сохранить посещения на флешку</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Перезапустить</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Выйти из программы</translation>
    </message>
    <message>
        <source>Back to the display</source>
        <translation>Назад к стенду</translation>
    </message>
    <message>
        <source>Visits cannot be counted: %1</source>
        <extracomment>%1 why visits cannot be written down</extracomment>
        <translation>Подсчёт не работает: %1</translation>
    </message>
    <message>
        <source>Test the touch screen</source>
        <translation>Проверить касания</translation>
    </message>
    <message>
        <source>Doublets %1. Volume %2%.</source>
        <extracomment>%1 the version of the program, %2 percent</extracomment>
        <translation>Doublets %1. Громкость %2&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>The configuration file has %n error(s), so its last version without errors is used.</source>
        <translation>
            <numerusform>В файле настроек %n ошибка. Используется его последняя версия без ошибок.</numerusform>
            <numerusform>В файле настроек %n ошибки. Используется его последняя версия без ошибок.</numerusform>
            <numerusform>В файле настроек %n ошибок. Используется его последняя версия без ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Настроить…</translation>
    </message>
</context>
<context>
    <name>doublets::StartScreen</name>
    <message>
        <source>Bac&amp;k</source>
        <translation>На&amp;зад</translation>
    </message>
    <message>
        <source>To the previous page (Esc)</source>
        <translation>На предыдущую страницу (Esc)</translation>
    </message>
    <message>
        <source>Doublets, home screen</source>
        <translation>Doublets, начальный экран</translation>
    </message>
</context>
<context>
    <name>doublets::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n damaged line(s) of the statistics were skipped.</source>
        <translation>
            <numerusform>Пропущена %n повреждённая строка статистики.</numerusform>
            <numerusform>Пропущены %n повреждённые строки статистики.</numerusform>
            <numerusform>Пропущено %n повреждённых строк статистики.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) played to the end.</source>
        <translation>
            <numerusform>Сыграна до конца %Ln партия.</numerusform>
            <numerusform>Сыграно до конца %Ln партии.</numerusform>
            <numerusform>Сыграно до конца %Ln партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>games won by the first and the second player</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>The statistics have been erased.</source>
        <translation>Статистика стёрта.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Игроки:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>И&amp;гра:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партий</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <translation>Бросков за партию</translation>
    </message>
    <message>
        <source>&amp;Save the figures…</source>
        <translation>&amp;Сохранить числа…</translation>
    </message>
    <message>
        <source>Save a table of the games as comma-separated values</source>
        <translation>Сохранить таблицу партий (значения через запятую)</translation>
    </message>
    <message>
        <source>&amp;Erase…</source>
        <translation>С&amp;тереть…</translation>
    </message>
    <message>
        <source>Erase the statistics of all games</source>
        <translation>Стереть статистику всех партий</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Choose two players to see their luck.</source>
        <translation>Выберите двух игроков, чтобы увидеть их удачу.</translation>
    </message>
    <message>
        <source>No games yet. Play a game to its end to see who won, how long the game took, and which player the dice favoured. Games between two computers are not counted.</source>
        <translation>Партий пока нет. Сыграйте партию до конца, и здесь будет видно, кто победил, сколько она длилась и к кому благоволили кости. Партии двух компьютеров не учитываются.</translation>
    </message>
    <message>
        <source>These players have not finished a game with these rules.</source>
        <translation>Эти игроки не доиграли ни одной партии по этим правилам.</translation>
    </message>
    <message>
        <source>Count only games between these players</source>
        <translation>Учитывать только партии этих игроков</translation>
    </message>
    <message>
        <source>Count only games played with these rules</source>
        <translation>Учитывать только партии по этим правилам</translation>
    </message>
    <message>
        <source>Results of each player and pair of players</source>
        <translation>Итоги каждого игрока и каждой пары</translation>
    </message>
</context>
<context>
    <name>doublets::StepPaceBox</name>
    <message>
        <source>Speed of the steps</source>
        <translation>Скорость показа</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>how fast the steps of a game are played</extracomment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>How fast the steps follow one another</source>
        <translation>Как быстро шаги сменяют друг друга</translation>
    </message>
</context>
<context>
    <name>doublets::StoryDialog</name>
    <message>
        <source>The games and their sources</source>
        <translation>Игры и их источники</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
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
            <numerusform>%1, ничьих: %n</numerusform>
            <numerusform>%1, ничьих: %n</numerusform>
            <numerusform>%1, ничьих: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>Games won by one set of rules: &quot;Dubblets · The gambler’s game: 2 – 1&quot;</extracomment>
        <translation>%1: %2 : %3</translation>
    </message>
    <message numerus="yes">
        <source>The first to win %n game(s) wins the match.</source>
        <translation>
            <numerusform>Матч выигрывает тот, кто первым победит %n раз.</numerusform>
            <numerusform>Матч выигрывает тот, кто первым победит %n раза.</numerusform>
            <numerusform>Матч выигрывает тот, кто первым победит %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best of %1: %2</source>
        <extracomment>%1 the maximum number of games in a match, %2 the games won in it: &quot;Best of 3: Anne 1 – 0 Ben&quot;</extracomment>
        <translation>Матч из %1 партий: %2</translation>
    </message>
    <message>
        <source>Games won: %1</source>
        <extracomment>%1: games won against each other, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>Выиграно партий: %1</translation>
    </message>
    <message>
        <source>All finished games between these players:</source>
        <extracomment>above a list of scores</extracomment>
        <translation>Все законченные партии этих игроков:</translation>
    </message>
</context>
<context>
    <name>doublets::TextPanel</name>
    <message>
        <source>%1, link</source>
        <extracomment>%1 the text of a link that has got the keyboard focus</extracomment>
        <translation>%1, ссылка</translation>
    </message>
</context>
<context>
    <name>doublets::TouchCheckPage</name>
    <message numerus="yes">
        <source>Touch each target. A cross shows where the touch landed. To go back, press any key or wait for %n second(s).</source>
        <translation>
            <numerusform>Коснитесь каждой мишени. Крестик покажет, где сработало касание. Чтобы вернуться, нажмите любую клавишу или подождите %n секунду.</numerusform>
            <numerusform>Коснитесь каждой мишени. Крестик покажет, где сработало касание. Чтобы вернуться, нажмите любую клавишу или подождите %n секунды.</numerusform>
            <numerusform>Коснитесь каждой мишени. Крестик покажет, где сработало касание. Чтобы вернуться, нажмите любую клавишу или подождите %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mm</source>
        <extracomment>%1 a number: the distance of a touch from a target</extracomment>
        <translation>%1 мм</translation>
    </message>
    <message>
        <source>Test the touch screen</source>
        <translation>Проверить касания</translation>
    </message>
</context>
<context>
    <name>doublets::VisitorBar</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Читать вслух</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать сначала</translation>
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
        <translation>На какой доске хотите сыграть?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>В какую игру?</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Двое</translation>
    </message>
    <message>
        <source>You and someone beside you</source>
        <translation>Вы и кто-то рядом с вами</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>Один</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Вы против компьютера</translation>
    </message>
    <message>
        <source>You and someone opposite you</source>
        <translation>Вы и кто-то напротив вас</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>Во что хотите сыграть?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Играть сразу</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Другие игры</translation>
    </message>
    <message>
        <source>Other boards and rules</source>
        <translation>Другие доски и правила</translation>
    </message>
</context>
<context>
    <name>doublets::VisitorSession</name>
    <message>
        <source>%1 (Touch the screen to start your own game.)</source>
        <extracomment>%1 what First steps say of the moment</extracomment>
        <translation>%1 (Коснитесь экрана, чтобы начать свою партию.)</translation>
    </message>
</context>
<context>
    <name>doublets::VisitsChart</name>
    <message>
        <source>No visits on these days</source>
        <translation>В эти дни посещений не было</translation>
    </message>
    <message>
        <source>No visits yet</source>
        <translation>Посещений пока нет</translation>
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
        <translation>Посещения стенда</translation>
    </message>
</context>
<context>
    <name>doublets::WallStrip</name>
    <message>
        <source>Computing the chances…</source>
        <translation>Вычисляются шансы…</translation>
    </message>
    <message>
        <source>Before the opening throw: %1</source>
        <extracomment>Shown until the lead is decided. %1 &quot;White wins 50 of 100, Black 50.&quot;</extracomment>
        <translation>До начала: %1</translation>
    </message>
    <message>
        <source>Covered until the class has answered.</source>
        <translation>Закрыто до ответа класса.</translation>
    </message>
    <message>
        <source>Covered until you have guessed.</source>
        <translation>Закрыто, пока не угадаете.</translation>
    </message>
    <message>
        <source>Covered: see the lesson.</source>
        <translation>Закрыто: смотрите урок.</translation>
    </message>
</context>
<context>
    <name>doublets::WallWindow</name>
    <message>
        <source>Doublets on the second screen</source>
        <extracomment>the title of the window on a wall</extracomment>
        <translation>Doublets на втором экране</translation>
    </message>
</context>
<context>
    <name>doublets::WhyPage</name>
    <message>
        <source>What the source says</source>
        <translation>Что говорит источник</translation>
    </message>
    <message>
        <source>Our reasoning</source>
        <translation>Как мы рассуждали</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet.</source>
        <translation>Кости ещё не брошены.</translation>
    </message>
    <message>
        <source>There is nothing to explain here.</source>
        <translation>Здесь нечего объяснять.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>раскрыто</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>свёрнуто</translation>
    </message>
</context>
<context>
    <name>doublets::WindowInventions</name>
    <message>
        <source>Your own game has been kept: Game menu, Open recent.</source>
        <translation>Ваша партия сохранена: меню «Игра», «Недавние».</translation>
    </message>
</context>
<context>
    <name>doublets::WindowLessons</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>The lesson is finished. The answers have been saved: Classroom menu, Lessons, Saved answers.</source>
        <translation>Урок закончен. Ответы сохранены: меню «Класс», «Уроки», «Прежние ответы».</translation>
    </message>
    <message>
        <source>The lesson is finished.</source>
        <translation>Урок закончен.</translation>
    </message>
</context>
<context>
    <name>doublets::WindowMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Н&amp;едавние</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Спросить</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>По &amp;шагам</translation>
    </message>
    <message>
        <source>Classr&amp;oom</source>
        <translation>К&amp;ласс</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>Scor&amp;es</source>
        <translation>Рез&amp;ультаты</translation>
    </message>
</context>
<context>
    <name>doublets::WindowStrip</name>
    <message>
        <source>Choose where the man goes: click, or use the arrow keys and Enter. Esc puts it back.</source>
        <translation>Выберите, куда пойдёт шашка: щелчком или стрелками и Enter. Esc — положить обратно.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Is it better to throw first?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Лучше ли бросать первым?</translation>
    </message>
    <message>
        <source>Guess a chance, then see it computed and counted.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Угадать вероятность, а потом увидеть её вычисленной и подсчитанной.</translation>
    </message>
    <message>
        <source>A worksheet for each pair.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Рабочий лист на каждую пару.</translation>
    </message>
    <message>
        <source>What do you think?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Как вы думаете?</translation>
    </message>
    <message>
        <source>Does it help to throw first? Vote by a show of hands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Выгодно ли бросать первым? Проголосуйте поднятием рук.</translation>
    </message>
    <message>
        <source>Yes, it helps a lot.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Да, это очень выгодно.</translation>
    </message>
    <message>
        <source>Yes, but only a little.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Да, но совсем немного.</translation>
    </message>
    <message>
        <source>No, it makes no difference.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Нет, разницы нет.</translation>
    </message>
    <message>
        <source>Play one game together</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Сыграйте вместе одну партию</translation>
    </message>
    <message>
        <source>Who threw first, and who won? What does that tell us about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Кто бросал первым и кто выиграл? Что это говорит о нашем вопросе?</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Сколько это даёт?</translation>
    </message>
    <message>
        <source>No game was played for this. The program began at the end of the game, where the winner is known, and worked back through every position and every throw to the first one. The first thrower is ahead by %1.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Для этого не сыграно ни одной партии. Программа начала с конца игры, где победитель известен, и прошла назад через каждую позицию и каждый бросок до самого первого. Бросающий первым впереди на %1.</translation>
    </message>
    <message>
        <source>Can that be?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Может ли так быть?</translation>
    </message>
    <message>
        <source>Another class played 100 games. The first thrower won 47 of them. What does that show?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Другой класс сыграл 100 партий. Бросавший первым выиграл 47 из них. О чём это говорит?</translation>
    </message>
    <message>
        <source>A fair game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Честная игра</translation>
    </message>
    <message>
        <source>A lucky throw</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Удачный бросок</translation>
    </message>
    <message>
        <source>What is a lucky throw in this game?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Какой бросок в этой игре удачный?</translation>
    </message>
    <message>
        <source>One with high numbers.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Тот, где выпали большие числа.</translation>
    </message>
    <message>
        <source>One that I wished for.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Тот, который я загадал.</translation>
    </message>
    <message>
        <source>Two dice can fall in 6 × 6 = 36 ways, and 6 of them are doublets.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Две кости могут выпасть 6 × 6 = 36 способами, и 6 из них — дублеты.</translation>
    </message>
    <message>
        <source>Count the others: all three differ in 6 × 5 × 4 = 120 of 216 ways. In the other 96 at least two are alike. Is that more than you thought?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Сосчитайте остальные: все три различны в 6 × 5 × 4 = 120 случаях из 216. В других 96 одинаковы хотя бы две. Это больше, чем вы думали?</translation>
    </message>
    <message>
        <source>What is White’s chance of winning now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Какова сейчас вероятность выигрыша белых?</translation>
    </message>
    <message>
        <source>Play, and feel your luck</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Сыграйте и почувствуйте удачу</translation>
    </message>
    <message>
        <source>Who was luckier on the whole, White or Black? Write down why you think so.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Кому в целом повезло больше, белым или чёрным? Запишите, почему вы так думаете.</translation>
    </message>
    <message>
        <source>The winner need not have been lucky all the time. One throw at the end may be worth more than ten at the beginning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Победителю не обязательно везло всё время. Один бросок в конце может стоить больше десяти в начале.</translation>
    </message>
    <message>
        <source>And if it happens again?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>А если это повторится?</translation>
    </message>
    <message>
        <source>That is chance, too: chance does what it likes.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Это тоже случайность: она делает, что хочет.</translation>
    </message>
    <message>
        <source>Tomorrow the 6 will be rare, to make up for it.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Завтра шестёрка будет выпадать редко, чтобы всё сравнялось.</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Удача или умение?</translation>
    </message>
    <message>
        <source>The same dice, another rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Те же кости, другое правило</translation>
    </message>
    <message>
        <source>Read a difference together with its uncertainty.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Читать разницу вместе с её погрешностью.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Разницы нет.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>По одной перемене за раз</translation>
    </message>
    <message>
        <source>Yes: the figures show it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Да: это видно по числам.</translation>
    </message>
    <message>
        <source>No: the French players played more slowly.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Нет: французы играли медленнее.</translation>
    </message>
    <message>
        <source>The same dice, twice</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Те же кости дважды</translation>
    </message>
    <message>
        <source>Where skill comes from</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Откуда берётся умение</translation>
    </message>
    <message>
        <source>More choices give skill more room. It is a small rule, and nobody knows how Willughby’s friends played it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Чем больше выбор, тем больше места умению. Правило маленькое, и никто не знает, как играли друзья Уиллоби.</translation>
    </message>
    <message>
        <source>Your own rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ваше собственное правило</translation>
    </message>
    <message>
        <source>Invent one new rule for Willughby’s game. What should it do: make the game shorter, fairer, more skilful? How would you find out whether it does?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Придумайте для игры Уиллоби одно новое правило. Что оно должно дать: партию короче, честнее, с большей ролью умения? Как вы узнаете, получилось ли?</translation>
    </message>
    <message>
        <source>What do we know, and how?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Что мы знаем и откуда?</translation>
    </message>
    <message>
        <source>Read a short old text closely.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Внимательно читать короткий старый текст.</translation>
    </message>
    <message>
        <source>Four ways to know a rule</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Четыре способа узнать правило</translation>
    </message>
    <message>
        <source>Every rule in this program says how we know it. There are four ways. “Old text”: the old book says so. “Retold today”: we know it only from a modern writer. “Our deduction”: it is not said, but follows from what is said. “Our choice”: the source is silent, and something had to be chosen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>У каждого правила этой программы сказано, откуда мы его знаем. Есть четыре способа. «Старый текст»: так говорит старая книга. «Пересказ»: мы знаем это только от современного автора. «Наш вывод»: это не сказано, но следует из сказанного. «Наш выбор»: источник молчит, и что-то пришлось выбрать.</translation>
    </message>
    <message>
        <source>First source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Первый источник</translation>
    </message>
    <message>
        <source>Randle Holme collected what he could learn of trades, tools and games. He wrote before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Рэндл Холм собирал всё, что мог узнать о ремёслах, орудиях и играх. Он писал до 1688 года.</translation>
    </message>
    <message>
        <source>How do we know this rule?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Откуда мы знаем это правило?</translation>
    </message>
    <message>
        <source>Second source</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Второй источник</translation>
    </message>
    <message>
        <source>“The Compleat Gamester” was printed in London in 1674, without the name of its author.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Книга «The Compleat Gamester» напечатана в Лондоне в 1674 году без имени автора.</translation>
    </message>
    <message>
        <source>A picture is a source, too</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Изображение — тоже источник</translation>
    </message>
    <message>
        <source>Two texts side by side</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Два текста рядом</translation>
    </message>
    <message>
        <source>What do you notice? What may have happened? Do we now have two witnesses, or one?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Что вы заметили? Что могло произойти? Сколько у нас теперь свидетелей: два или один?</translation>
    </message>
    <message>
        <source>A number for the other player</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Число для соперника</translation>
    </message>
    <message>
        <source>May the other player also bear a man off with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Может ли соперник этим числом и снять шашку с доски?</translation>
    </message>
    <message>
        <source>Yes: “to his own advantage” means any advantage.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Да: “to his own advantage” — любая выгода.</translation>
    </message>
    <message>
        <source>Your turn to decide</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Решать вам</translation>
    </message>
    <message>
        <source>A reason is good if somebody else can check it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Довод хорош, если его может проверить кто-то другой.</translation>
    </message>
    <message>
        <source>What do we know now?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Что мы теперь знаем?</translation>
    </message>
    <message>
        <source>Luck, measured</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Измеряем удачу</translation>
    </message>
    <message>
        <source>On the board is a game half-way through, played at random by a computer. So far White’s throws changed White’s chance of winning by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>На доске середина партии, которую компьютер сыграл наугад. До сих пор броски белых изменили шансы белых на %1, а броски чёрных — шансы чёрных на %2.</translation>
    </message>
    <message>
        <source>Compare the old words, in italics, one by one. Those of 1674 were printed; the others were written down before 1688.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Сравните старые слова (курсив) одно за другим. Слова 1674 года напечатаны, другие записаны до 1688-го.</translation>
    </message>
    <message>
        <source>One that raises my chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Тот, что повышает мои шансы на выигрыш.</translation>
    </message>
    <message>
        <source>Shares and percentages.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Доли и проценты.</translation>
    </message>
    <message>
        <source>Reading values off a graph.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Чтение значений по графику.</translation>
    </message>
    <message>
        <source>probability</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>вероятность</translation>
    </message>
    <message>
        <source>relative frequency</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>относительная частота</translation>
    </message>
    <message>
        <source>law of large numbers</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>закон больших чисел</translation>
    </message>
    <message>
        <source>confidence interval</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>доверительный интервал</translation>
    </message>
    <message>
        <source>simulation</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>моделирование случайного опыта</translation>
    </message>
    <message>
        <source>White and Black have the same men on the same points. They throw the same dice, in turn. One of them has to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>У белых и чёрных одинаковые шашки на одинаковых пунктах. Они по очереди бросают одни и те же кости. Кто-то из них должен начать.</translation>
    </message>
    <message>
        <source>The whole game in five minutes</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Вся игра за пять минут</translation>
    </message>
    <message>
        <source>This game was written down in England about 1665. The men stand in piles, on points that are named after the numbers of the dice. These are its rules, from the first throw to the last man.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Эту игру записали в Англии около 1665 года. Шашки стоят стопками на пунктах, которые названы по числам костей. Вот её правила от первого броска до последней шашки.</translation>
    </message>
    <message>
        <source>One half of the class is White, the other half is Black. Throw real dice in turn, and enter the numbers. Most throws leave you no choice; where there is one, agree on it.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Одна половина класса играет белыми, другая — чёрными. По очереди бросайте настоящие кости и вводите числа. Чаще всего выбора нет; где он есть, договоритесь.</translation>
    </message>
    <message>
        <source>Who threw first</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Кто бросал первым</translation>
    </message>
    <message>
        <source>Who won</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Кто выиграл</translation>
    </message>
    <message>
        <source>Number of throws</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Сколько бросков</translation>
    </message>
    <message>
        <source>Our game</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Наша партия</translation>
    </message>
    <message>
        <source>Says who threw first and who won.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Сказано, кто бросал первым и кто выиграл.</translation>
    </message>
    <message>
        <source>Says that a single game cannot answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Сказано, что одна партия не может ответить на вопрос.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Начальное число</translation>
    </message>
    <message>
        <source>Won by the first thrower</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Выиграл бросавший первым</translation>
    </message>
    <message>
        <source>Share in %</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Доля, %</translation>
    </message>
    <message>
        <source>First 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Первые 100 партий</translation>
    </message>
    <message>
        <source>Second 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Вторые 100 партий</translation>
    </message>
    <message>
        <source>Third 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Третьи 100 партий</translation>
    </message>
    <message>
        <source>Notes three results, and sees that they differ although nothing was changed but the dice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Записаны три результата; замечено, что они различаются, хотя изменились только кости.</translation>
    </message>
    <message>
        <source>Chooses the second answer.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Выбран второй ответ.</translation>
    </message>
    <message>
        <source>Lower end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Нижняя граница полосы</translation>
    </message>
    <message>
        <source>Upper end of the band</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Верхняя граница полосы</translation>
    </message>
    <message>
        <source>100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>100 партий</translation>
    </message>
    <message>
        <source>1,000,000 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>1&#xa0;000&#xa0;000 партий</translation>
    </message>
    <message>
        <source>Compares the two bands.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Сравнены две полосы.</translation>
    </message>
    <message>
        <source>Two old texts</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Два старых текста</translation>
    </message>
    <message>
        <source>How could anybody know in the 17th century? In 1654 Blaise Pascal showed how to compute such a chance: backwards, from the end of the game. But the program had to compute 11,881 positions for this game, with 36 throws each, and we know of nobody who did that by hand.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Как это могли узнать в XVII веке? В 1654 году Блез Паскаль показал, как вычислить такую вероятность: назад, от конца партии. Но для этой игры программе пришлось вычислить 11&#xa0;881 позицию, по 36 бросков в каждой, и мы не знаем никого, кто сделал бы это вручную.</translation>
    </message>
    <message>
        <source>“Benefit”, in Holme’s spelling “benefite”: an advantage. So it was thought good to throw first.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>“Benefit”, у Холма “benefite”: выгода, преимущество. Значит, бросать первым считали выгодным.</translation>
    </message>
    <message>
        <source>That was probably learnt by playing. Experience is an experiment, too, only nobody wrote down its figures. But the two sentences are alike: one writer may have copied the other. They need not be two witnesses.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Узнали это, вероятно, за игрой. Накопленный опыт — тоже опыт со случаем, только никто не записал его чисел. Но обе фразы похожи: один автор мог списать у другого. Это не обязательно два свидетеля.</translation>
    </message>
    <message>
        <source>Finds “benefit” and says what it means.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Найдено слово “benefit” и сказано, что оно значит.</translation>
    </message>
    <message>
        <source>It helps, but only a little. Let chance decide who begins: before that throw, both have the same chance. Or play two games, and take turns to begin.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Выгодно, но совсем немного. Пусть случай решит, кто начинает: до этого броска шансы равны. Или сыграйте две партии и начинайте по очереди.</translation>
    </message>
    <message>
        <source>Judges the votes by the figures of the lesson.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Голоса оценены по числам этого урока.</translation>
    </message>
    <message>
        <source>Which games that you know begin with a throw or a toss? Write down how you would find out whether beginning helps there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Какие знакомые вам игры начинаются с броска или жеребьёвки? Напишите, как бы вы узнали, выгодно ли там начинать.</translation>
    </message>
    <message>
        <source>The rules of the game: step 2 of the first lesson.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Правила игры: шаг 2 первого урока.</translation>
    </message>
    <message>
        <source>Counting equally likely cases.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Подсчёт равновозможных случаев.</translation>
    </message>
    <message>
        <source>equally likely outcomes</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>равновозможные исходы</translation>
    </message>
    <message>
        <source>expected value</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>математическое ожидание</translation>
    </message>
    <message>
        <source>random variation</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>случайная изменчивость</translation>
    </message>
    <message>
        <source>significance</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>статистическая значимость</translation>
    </message>
    <message>
        <source>multiple comparisons</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>множественные сравнения</translation>
    </message>
    <message>
        <source>If you threw dice at home, add up the throws and the doublets of the whole class, and compare.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Если вы бросали кости дома, сложите броски и дублеты всего класса и сравните.</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Doublets</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Дублеты</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Мои</translation>
    </message>
    <message>
        <source>The whole class</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Всего класса</translation>
    </message>
    <message>
        <source>Counts cases, of two dice or of three, instead of guessing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Случаи для двух или трёх костей сосчитаны, а не угаданы.</translation>
    </message>
    <message>
        <source>Play this game to its end: one half of the class is White, the other half is Black. After each throw show with your thumb whether it was lucky, and count the thumbs that point up and down.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Доиграйте эту партию: одна половина класса — белые, другая — чёрные. После каждого броска покажите большим пальцем, удачен ли он, и сосчитайте пальцы вверх и вниз.</translation>
    </message>
    <message>
        <source>Lucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Удачные броски</translation>
    </message>
    <message>
        <source>Unlucky throws</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Неудачные броски</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Gives a reason that rests on the throws, not on the winner alone.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Довод опирается на броски, а не только на то, кто выиграл.</translation>
    </message>
    <message>
        <source>Compares the answer with the measured luck.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Ответ сравнён с измеренной удачей.</translation>
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
        <source>Says why one day would not be enough.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Сказано, почему одного дня было бы мало.</translation>
    </message>
    <message>
        <source>White’s share in %</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Доля белых, %</translation>
    </message>
    <message>
        <source>30,000 games</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>30&#xa0;000 партий</translation>
    </message>
    <message>
        <source>Reads the share and the band.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Прочитаны доля и полоса.</translation>
    </message>
    <message>
        <source>“I was unlucky today, so tomorrow I will be lucky.” Write three sentences to somebody who believes that.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>«Сегодня мне не везло, значит, повезёт завтра». Напишите три фразы тому, кто в это верит.</translation>
    </message>
    <message>
        <source>Two accounts, one game, and one rule that differs. What is that rule worth? Change one thing at a time, keep the dice the same, and measure.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Два описания, одна игра и одно различие в правилах. Чего оно стоит? Меняйте что-то одно, оставляйте кости теми же и измеряйте.</translation>
    </message>
    <message>
        <source>The band of a share: steps 5 to 7 of the first lesson.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Полоса доли: шаги 5–7 первого урока.</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>среднее значение</translation>
    </message>
    <message>
        <source>controlled experiment</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>контролируемый эксперимент</translation>
    </message>
    <message>
        <source>paired comparison</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>парное сравнение</translation>
    </message>
    <message>
        <source>modelling</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>математическое моделирование</translation>
    </message>
    <message>
        <source>Two accounts disagree</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Два описания расходятся</translation>
    </message>
    <message>
        <source>Gives the reason: fewer numbers go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Назван довод: пропадает меньше чисел.</translation>
    </message>
    <message>
        <source>A game after six throws. Now Black has thrown 3 and 2. On these two points Black has no man left to lay down: Black can use neither number.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Партия после шести бросков. Теперь у чёрных выпало 3 и 2. На этих двух пунктах чёрным больше нечего класть: ни одно из чисел им не подходит.</translation>
    </message>
    <message>
        <source>White has 5 men still to lay down, and Black has 2. The throw changed nothing.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Белым осталось положить 5 шашек, чёрным — 2. Бросок ничего не изменил.</translation>
    </message>
    <message>
        <source>Counts 5.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сосчитано 5.</translation>
    </message>
    <message>
        <source>Counts 4.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сосчитано 4.</translation>
    </message>
    <message>
        <source>Says which number White could use, and why not the other.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сказано, какое число подошло белым и почему не подошло другое.</translation>
    </message>
    <message>
        <source>Throws per game</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Бросков за партию</translation>
    </message>
    <message>
        <source>First thrower’s share in %</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Доля бросающего первым, %</translation>
    </message>
    <message>
        <source>The number is lost</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Число пропадает</translation>
    </message>
    <message>
        <source>The other player uses it</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Его использует соперник</translation>
    </message>
    <message>
        <source>Writes down an expectation before the experiment.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ожидание записано до опыта.</translation>
    </message>
    <message>
        <source>States a rule by which one could play.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сформулировано правило, по которому можно играть.</translation>
    </message>
    <message>
        <source>Names one figure that the rule should change.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Названо одно число, которое правило должно изменить.</translation>
    </message>
    <message>
        <source>Plans a comparison in which nothing else differs.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Задумано сравнение, в котором больше ничего не различается.</translation>
    </message>
    <message>
        <source>Repeat it with 100 games. Which of the two differences can you still see?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Повторите его на 100 партиях. Какая из двух разниц ещё видна?</translation>
    </message>
    <message>
        <source>Take a game that you play at home. Change one of its rules, and play it twice with the change and twice without. Write down what changed, and what you cannot tell after so few games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Возьмите игру, в которую играете дома. Измените в ней одно правило и сыграйте два раза с ним и два раза без него. Запишите, что изменилось и чего не узнать после столь немногих партий.</translation>
    </message>
    <message>
        <source>source criticism</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>критика источников</translation>
    </message>
    <message>
        <source>primary and secondary sources</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>первоисточник и пересказ</translation>
    </message>
    <message>
        <source>evidence and inference</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>свидетельство и вывод</translation>
    </message>
    <message>
        <source>transmission of texts</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>передача текстов</translation>
    </message>
    <message>
        <source>Names the right kind.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Назван верный способ.</translation>
    </message>
    <message>
        <source>Shows that the words say who will win, but not what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Показано, что текст говорит, кто выиграет, но не говорит, что для этого нужно сделать.</translation>
    </message>
    <message>
        <source>Read every word</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Читаем каждое слово</translation>
    </message>
    <message>
        <source>Says that only reading the whole text shows this.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Сказано, что для этого прочитан весь текст.</translation>
    </message>
    <message>
        <source>King Alfonso’s book of games was finished in 1283. Its text does not say how many dice are thrown. But beside it there is a small painting: two players sit at the board, one has just lifted a man from its pile, and three dice lie there.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Книгу игр короля Альфонсо закончили в 1283 году. В тексте не сказано, сколько бросают костей. Но рядом с ним есть миниатюра: за доской сидят два игрока, один только что снял шашку со стопки, и лежат три кости.</translation>
    </message>
    <message>
        <source>The printed book could be bought, so Holme may have read it; we cannot be sure. But where the words are copies, a second copy makes a rule no more certain.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Печатную книгу можно было купить, и Холм мог её прочесть; наверняка мы не знаем. Но если слова списаны, вторая копия не делает правило надёжнее.</translation>
    </message>
    <message>
        <source>Names words that both texts share.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Названы слова, общие для обоих текстов.</translation>
    </message>
    <message>
        <source>Names a way in which that may have come about.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Сказано, как это могло получиться.</translation>
    </message>
    <message>
        <source>Counts one witness, and says why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Насчитан один свидетель и сказано почему.</translation>
    </message>
    <message>
        <source>No: the old words say only “lays down”.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Нет: старые слова говорят только «кладёт».</translation>
    </message>
    <message>
        <source>Each answer can be defended: the old words speak only of laying down, and modern accounts read the book of 1674 as bearing off, too.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Любой ответ можно защитить: старые слова говорят только о том, что шашки кладут, а современные авторы понимают книгу 1674 года так, что их и снимают.</translation>
    </message>
    <message>
        <source>Decides.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Принято решение.</translation>
    </message>
    <message>
        <source>Gives a reason that somebody else can check.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Назван довод, который может проверить кто-то другой.</translation>
    </message>
    <message>
        <source>The board on the screen is drawn after that painting: a heavy frame, no triangles, and half-round hollows, each as wide as a man.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Доска на экране нарисована по этой миниатюре: тяжёлая рама, никаких треугольников и полукруглые гнёзда, каждое шириной в шашку.</translation>
    </message>
    <message>
        <source>Two players have the same men and the same dice. Only one of them can throw first. Is that worth anything, and how could we find out?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Два игрока, одинаковые шашки, одни и те же кости. Но один из них бросает первым. Даёт ли это что-нибудь, и как это узнать?</translation>
    </message>
    <message>
        <source>See how widely a share varies over a few games, and how the variation shrinks with more.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Увидеть, что доля по немногим партиям сильно колеблется и как эти колебания уменьшаются.</translation>
    </message>
    <message>
        <source>Tell “it went like this once” from “it usually goes like this”.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Отличать «одна партия прошла так» от «обычно бывает так».</translation>
    </message>
    <message>
        <source>Try it out: 100 games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Спросим случай: 100 партий</translation>
    </message>
    <message>
        <source>With 100 games, the share lies within about 10 percentage points of the true one, 95 times out of 100.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>При 100 партиях доля в 95 случаях из 100 отличается от настоящей не больше чем примерно на 10 п. п.</translation>
    </message>
    <message>
        <source>Try it out again: a million games</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Спросим случай ещё раз: миллион партий</translation>
    </message>
    <message>
        <source>Now a million games. Before you start: how far from the exact figure might the share be this time? Watch the band narrow.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Теперь миллион партий. Прежде чем начать: насколько доля может отличаться от точного числа на этот раз? Следите, как сужается полоса.</translation>
    </message>
    <message>
        <source>Luck: who was lucky, and can we tell?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Удача: кому повезло, и можно ли это узнать?</translation>
    </message>
    <message>
        <source>Everybody knows what luck feels like. Here it is measured: throw by throw, and number by number. When are dice just lucky, and when are they loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Все знают, каково это, когда везёт. Здесь удачу измеряют: бросок за броском, число за числом. Когда костям просто везёт, а когда они поддельные?</translation>
    </message>
    <message>
        <source>Measure the luck of a throw as a change in the chance of winning.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Измерять удачу броска как изменение вероятности выигрыша.</translation>
    </message>
    <message>
        <source>Know how much the counts of each number vary with fair dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Знать, насколько колеблются числа правильных костей.</translation>
    </message>
    <message>
        <source>Do not take every odd result as proof.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Не считать доказательством всё, что выглядит странно.</translation>
    </message>
    <message>
        <source>Doublets with two dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Дублеты на двух костях</translation>
    </message>
    <message>
        <source>Two dice that show the same number are a doublet. In this game a doublet plays as many men as it has dots: often that makes it a very lucky throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Две одинаковые кости — дублет. В этой игре по дублету ходят столькими шашками, сколько очков на обеих костях: часто это очень удачный бросок.</translation>
    </message>
    <message>
        <source>Doublets with three dice</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Дублеты на трёх костях</translation>
    </message>
    <message>
        <source>Are these dice loaded?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Поддельные ли это кости?</translation>
    </message>
    <message>
        <source>Suppose each player has thrown 60 fair dice. There are twelve numbers to look at, six for each player.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Пусть каждый игрок бросил 60 правильных костей. Смотрим на двенадцать чисел, по шесть у каждого.</translation>
    </message>
    <message>
        <source>On each of ten days a class threw the same die 60 times. Each day the 6 was above its band. What now?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Десять дней класс бросал одну и ту же кость по 60 раз. Каждый день шестёрка выпадала чаще, чем допускает полоса. Что скажете?</translation>
    </message>
    <message>
        <source>The die is probably loaded: test it with many more throws.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Кость, вероятно, поддельная: проверьте её, бросив ещё много раз.</translation>
    </message>
    <message>
        <source>In %1 of throws, this game leaves the player a choice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>В этой игре выбор у игрока есть в %1 бросков.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Спросим случай</translation>
    </message>
    <message>
        <source>Compare two things that differ in one respect only.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сравнивать то, что различается только в одном.</translation>
    </message>
    <message>
        <source>Predict how a rule affects the length of a game, and luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Предвидеть, как правило меняет длину партии и удачу.</translation>
    </message>
    <message>
        <source>Under which of these two rules does the game end sooner?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>По какому из этих двух правил партия кончается раньше?</translation>
    </message>
    <message>
        <source>The one where the number is lost.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Где число пропадает.</translation>
    </message>
    <message>
        <source>The one where the other player uses it.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Где его использует соперник.</translation>
    </message>
    <message>
        <source>Every lost number means at least one man fewer played. Where numbers pass to the other player, fewer of them go to waste.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Каждое пропавшее число — хотя бы одной сыгранной шашкой меньше. Где числа переходят к сопернику, их пропадает меньше.</translation>
    </message>
    <message>
        <source>One throw under Willughby’s rule</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Один бросок по правилу Уиллоби</translation>
    </message>
    <message>
        <source>The same throw under the rule of 1674</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Тот же бросок по книге 1674 года</translation>
    </message>
    <message>
        <source>Being a throw ahead is worth less when your throws also help the other player.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Быть на бросок впереди менее выгодно там, где ваши броски помогают и сопернику.</translation>
    </message>
    <message>
        <source>A bigger change: doublets</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Перемена побольше: дублеты</translation>
    </message>
    <message>
        <source>Not yet: other rules differ too. Change only one rule.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Пока нет: отличаются и другие правила. Измените только одно.</translation>
    </message>
    <message>
        <source>If the rest of a doublet bears men off at once, a player has a choice in %2 of the throws; if it is lost, in %3.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Если остатком сразу снимают шашки с доски, выбор есть в %2 бросков; если пропадает — в %3.</translation>
    </message>
    <message>
        <source>Tell apart what is stated, retold, deduced and left unsaid.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Различать: сказано, пересказано, выведено, умолчано.</translation>
    </message>
    <message>
        <source>Say how sure you are, and why.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Говорить, насколько мы уверены и почему.</translation>
    </message>
    <message>
        <source>Three dice are painted there. Did the painter know the game? Probably, but that is a deduction.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Нарисованы три кости. Знал ли художник игру? Вероятно; но это уже вывод.</translation>
    </message>
    <message>
        <source>The texts do not settle it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Тексты не дают ответа.</translation>
    </message>
    <message>
        <source>A doublet may give more men than are left to lay down. Read what is known about it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Дублет может дать больше шашек, чем осталось положить. Прочтите, что об этом известно.</translation>
    </message>
    <message>
        <source>Should the rest be lost, or bear men off? Give a reason, not just what you like better.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Должен ли остаток пропасть, или им снимают шашки с доски? Назовите причину, а не только то, что вам больше нравится.</translation>
    </message>
    <message>
        <source>There is no right answer. Good reasons: the words of the source, other sources of the same time and place, how well the game then plays.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Единственного правильного ответа нет. Хорошие доводы: слова источника, другие источники того же времени и места, то, какой становится игра.</translation>
    </message>
    <message>
        <source>On average, how many of the twelve numbers lie outside their bands even though all the dice are fair?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Сколько из двенадцати чисел в среднем выходят за полосу, хотя все кости правильные?</translation>
    </message>
    <message>
        <source>If the number is lost, a game takes %1 throws on average. If the other player uses it, %2.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Если число пропадает, в партии в среднем %1 броска. Если его использует соперник — %2.</translation>
    </message>
    <message>
        <source>In England a doublet plays as many men as it has dots. In France the game had a different rule. Under Willughby’s rules a game takes %1 throws on average.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>В Англии по дублету ходят столькими шашками, сколько очков на обеих костях. Во Франции правило было другое. По правилам Уиллоби в партии в среднем %1 броска.</translation>
    </message>
    <message>
        <source>Each rule set in this program has to choose. It says so, and lets you choose otherwise. If the number may also bear a man off, a game takes %1 throws on average; if it may only lay one down, %2.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>В каждом варианте правил пришлось что-то выбрать. Программа говорит об этом и даёт выбрать иначе. Если числом можно и снимать шашки, в партии в среднем %1 броска; если только класть — %2.</translation>
    </message>
    <message>
        <source>Read what two English texts say about the first throw. One was printed in 1674, the other was written before 1688.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Прочтите, что говорят о первом броске два английских текста. Один напечатан в 1674 году, другой написан до 1688-го.</translation>
    </message>
    <message>
        <source>Which of the old words tells us something about our question?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Какое из старых слов что-то говорит о нашем вопросе?</translation>
    </message>
    <message>
        <source>Who was right at the beginning? And if it helps to throw first, how can two players still make the game fair? Find two ways.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Кто был прав в начале урока? И если бросать первым выгодно, как двум игрокам всё-таки сыграть честно? Найдите два способа.</translation>
    </message>
    <message>
        <source>All the games in this program do the first: each player throws one die, and the higher number begins.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Во всех играх этой программы сделано первое: каждый бросает одну кость, и начинает тот, у кого выпало больше.</translation>
    </message>
    <message>
        <source>Throw two dice 30 times and count the throws in which both show the same number. Bring your number: the class will add them all up.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Бросьте две кости 30 раз и сосчитайте броски, в которых обе одинаковы. Принесите своё число: класс сложит их все.</translation>
    </message>
    <message>
        <source>Three dice: find the chance that all three are alike, by counting. Compare it with the chance of a doublet with two dice.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Три кости: подсчётом найдите вероятность того, что все три одинаковы. Сравните её с вероятностью дублета на двух костях.</translation>
    </message>
    <message>
        <source>Find a die at home and throw it 60 times. Count how often each number comes up. Did any come up fewer than 5 or more than 15 times, outside the band of fair dice?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Найдите дома кость и бросьте её 60 раз. Сосчитайте, сколько раз выпало каждое число. Выпало ли какое-нибудь меньше 5 или больше 15 раз, то есть вне полосы правильных костей?</translation>
    </message>
    <message>
        <source>Under Willughby’s rule both numbers are lost, and White throws.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>По правилу Уиллоби оба числа пропадают, и бросают белые.</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down? The bottom man of a pile does not count.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сколько шашек осталось положить белым? Нижняя шашка стопки не считается.</translation>
    </message>
    <message>
        <source>How many men does White still have to lay down after this throw?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сколько шашек осталось положить белым после этого броска?</translation>
    </message>
    <message>
        <source>White now has 4 men still to lay down instead of 5, and Black has 2 as before. White has laid a man down with the 2; the 3 was of no use to either player. One player’s bad luck is the other’s good luck.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Белым теперь осталось положить 4 шашки вместо 5, чёрным, как и раньше, 2. По двойке белые положили шашку; тройка не пригодилась никому. Неудача одного — удача другого.</translation>
    </message>
    <message>
        <source>Suppose that games under the English and the French rules differ in length. Can we say that the doublets are the reason?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Допустим, партии по английским и французским правилам длятся не одинаково. Можно ли сказать: это из-за дублетов?</translation>
    </message>
    <message>
        <source>Where two things differ at once, nobody knows which of them made the difference. Scientists change one thing and keep everything else the same.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Если различаются сразу две вещи, неизвестно, какая из них всё изменила. Учёные меняют что-то одно и оставляют остальное прежним.</translation>
    </message>
    <message>
        <source>Repeat the experiment of step 7 with two best players instead of random ones. Which figures change, and which hardly change at all?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Повторите опыт из шага 7 с двумя лучшими игроками вместо случайных. Какие числа изменились, а какие почти нет?</translation>
    </message>
    <message>
        <source>No history needed; enough English to read the old words, which are also explained.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>По истории — никаких; немного английского, чтобы прочесть старые слова, которые тут же объяснены.</translation>
    </message>
    <message>
        <source>Not a word mentions the order. A silence cannot be quoted; only a reader of the whole text will notice it. But silence is no proof: perhaps players could choose the order; perhaps the rule was so well known that no writer mentioned it.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>О порядке не сказано ни слова. Молчание нельзя процитировать; его заметит только тот, кто прочёл всё. Но молчание — не доказательство: может быть, порядок выбирали сами игроки, а может быть, правило и так все знали, и никто его не записал.</translation>
    </message>
    <message>
        <source>The words are nearly the same, and in the same order; the printed book merely says more. Probably one writer copied the other, or both copied a third text. Then there is one witness, not two.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Слова почти те же и идут в том же порядке, только в печатной книге сказано больше. Вероятно, один автор списал у другого или оба списали с третьего текста. Тогда свидетель один, а не два.</translation>
    </message>
    <message>
        <source>The two texts again: they say what happens to a number that the thrower cannot use. Read closely: what may the other player do with it?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Снова два текста: они говорят, что бывает с числом, которое бросающий не может использовать. Прочтите внимательно: что может сделать с ним соперник?</translation>
    </message>
    <message>
        <source>Defends the answer with words from the texts.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Ответ защищён словами текстов.</translation>
    </message>
    <message>
        <source>Write three sentences about the game of 1674: one that we know, one that we deduce, one that we do not know. Find examples other than those in step 1.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Напишите три фразы об игре 1674 года: что мы знаем, что выводим и чего не знаем. Возьмите другие примеры, не из шага 1.</translation>
    </message>
    <message>
        <source>For example: we know that whoever throws the higher number throws first. We deduce that the first player with no men left wins. We do not know what becomes of the rest of a doublet.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Например. Мы знаем: первым бросает тот, у кого выпало больше. Выводим: выигрывает тот, у кого первым не осталось шашек. Не знаем: что бывало с остатком дублета.</translation>
    </message>
    <message>
        <source>Choose another game in the program and open its rules. Count how many of them are old text, retold today, our deduction and our choice. Which game do we know best?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Выберите другую игру программы и откройте её правила. Сосчитайте, сколько из них — старый текст, пересказ, наш вывод и наш выбор. Какую игру мы знаем лучше всего?</translation>
    </message>
    <message>
        <source>Write down the rules of a game that you know by heart, in five sentences. Let somebody who does not know the game play by them. What did you leave unsaid?</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Запишите в пяти фразах правила игры, которую знаете наизусть. Пусть по ним сыграет тот, кто её не знает. Чего вы не сказали?</translation>
    </message>
    <message>
        <source>Ages 13 to 15</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>13–15 лет (7–9 классы)</translation>
    </message>
    <message>
        <source>Finds two ways, one mark for each.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Найдены два способа, по баллу за каждый.</translation>
    </message>
    <message>
        <source>Says that choosing well matters, because the band lies above 50%, and that it matters little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Сказано, что хороший выбор важен, потому что полоса лежит выше 50&#xa0;%, и что важен он мало.</translation>
    </message>
    <message>
        <source>Let the best player play only 400 games against the random one, with five seeds. In how many of the five does the band lie above 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Пусть лучший игрок сыграет со случайным только 400 партий, с пятью начальными числами. В скольких случаях из пяти полоса лежит выше 50&#xa0;%?</translation>
    </message>
    <message>
        <source>Ages 14 to 16</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>14–16 лет (8–10 классы)</translation>
    </message>
    <message>
        <source>Ages 13 to 16</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>13–16 лет (7–10 классы)</translation>
    </message>
    <message>
        <source>Gives an example of each kind, one mark for each.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Дано по примеру каждого рода, по баллу за каждый.</translation>
    </message>
    <message>
        <source>Nothing certain: with 100 games the share may easily be a few percentage points off.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ни о чём определённом: при 100 партиях доля легко может отличаться на несколько процентных пунктов.</translation>
    </message>
    <message>
        <source>Expects a tenth of a percentage point, by the rule of the previous step.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>По правилу предыдущего шага ожидается одна десятая процентного пункта.</translation>
    </message>
    <message>
        <source>That their dice were loaded: fair dice give the first thrower more than half.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Что кости у них были поддельные: с правильными костями бросающий первым выигрывает больше половины.</translation>
    </message>
    <message>
        <source>Use the rule from step 6 to predict how far the band reaches on either side of the share for 400 and for 1,600 games. Then let the program play them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>По правилу из шага 6 предскажите, как далеко отстоят от доли границы полосы при 400 и при 1600 партиях. Потом пусть программа их сыграет.</translation>
    </message>
    <message>
        <source>In this game each number on the dice plays a man of its own point: a 6 plays a man of the sixth point, a 1 plays a man of the first. If both dice show the same number, it plays several men.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>В этой игре по каждому числу на костях ходят шашкой с его пункта: по 6 — с шестого, по 1 — с первого. Если на обеих костях одно и то же число, по нему ходят несколькими шашками.</translation>
    </message>
    <message>
        <source>High numbers may help, but being high is not what counts: without a doublet, a 6 plays no more men than a 1. A throw is lucky if your chance of winning is higher after it than before. The program knows that chance for every position.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Большие числа могут помочь, но дело не в их величине: без дублета по 6 ходит не больше шашек, чем по 1. Бросок удачен, если после него шансы на выигрыш выше, чем до него. Программа знает эти шансы в любой позиции.</translation>
    </message>
    <message>
        <source>The painting beside King Alfonso’s game of 1283 shows three dice, so this game is played with three.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>На миниатюре к игре короля Альфонсо 1283 года изображены три кости, поэтому и в саму игру играют тремя.</translation>
    </message>
    <message>
        <source>Fair dice have no memory: they do not repeat themselves on purpose, and they do not make up for anything. A loaded die shows the same number too often, day after day. That is how it gives itself away.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>У правильных костей нет памяти: они ничего не повторяют нарочно и ничего не возмещают. На поддельной кости одно и то же число выпадает слишком часто, день за днём. Так её и узнают.</translation>
    </message>
    <message>
        <source>One player plays as well as possible, the other at random. How far above one half is the good player’s chance?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Один играет как можно лучше, другой наугад. На сколько шансы хорошего игрока больше половины?</translation>
    </message>
    <message>
        <source>Under Willughby’s rule, where a number that cannot be used is lost, the first thrower wins %1 of all games.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>По правилу Уиллоби, где непригодное число пропадает, бросающий первым выигрывает %1 партий.</translation>
    </message>
    <message>
        <source>A double 6 plays twelve men in England, and two in France. One throw in six is a doublet. Is that why the French game is so much longer?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>По двум шестёркам в Англии ходят двенадцатью шашками, во Франции — двумя. В среднем каждый шестой бросок — дублет. В этом ли причина, что французская партия настолько длиннее?</translation>
    </message>
    <message>
        <source>A doublet may give more men than you have left to lay down. The accounts of Willughby’s game are silent about the rest. If it is lost, the best player’s share of games won against random play is %1 above one half.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Дублет может дать больше шашек, чем осталось положить. Описания игры Уиллоби об остатке молчат. Если он пропадает, доля партий, которые лучший игрок выигрывает у того, кто выбирает наугад, больше половины на %1.</translation>
    </message>
    <message>
        <source>And if the rest bears men off, how far above one half is the best player’s share?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>А если остатком снимают шашки с доски, на сколько больше половины доля лучшего игрока?</translation>
    </message>
    <message>
        <source>Change this one rule and nothing else. Play many games with it and without it, with the same dice. Compare one figure, and check whether the difference is larger than chance would make it. You can try it now: change any rule of a game (Classroom menu, Invent a rule), and see what that does to the odds.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Измените только это правило. Сыграйте много партий с ним и без него, с теми же костями. Сравните одно число и посмотрите, больше ли разница, чем могла дать случайность. Можно попробовать сразу: измените любое правило игры (меню «Класс», «Придумать правило») и посмотрите, как меняются шансы.</translation>
    </message>
    <message>
        <source>Times White threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Выпало у белых, раз</translation>
    </message>
    <message>
        <source>Times Black threw it</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Выпало у чёрных, раз</translation>
    </message>
    <message>
        <source>Play the same 100,000 games twice, with the same dice: the first time, a number that cannot be used is lost; the second time, the other player uses it. Before you start, write down what will change, and what will not. Why so many games? With 10,000, chance often hides a small difference. Both players play at random here, so the figures differ a little from those before.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сыграйте одни и те же 100&#xa0;000 партий дважды, с теми же костями: сначала число, которое нельзя использовать, пропадает, потом его использует соперник. Прежде чем начать, запишите, что изменится, а что нет. Зачем так много партий? При 10&#xa0;000 случай часто скрывает небольшую разницу. Здесь оба играют наугад, поэтому числа немного отличаются от прежних.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Разница</translation>
    </message>
    <message>
        <source>Band of the difference</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Границы разницы</translation>
    </message>
    <message>
        <source>“Haueing” is having, and “apeece” means each. Two men on each of the six points make twelve; a third on three of them makes fifteen.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>“Haueing” — это “having” («имея»), а “apeece” значит «на каждом». По две шашки на шести пунктах — двенадцать; ещё по одной на трёх из них — пятнадцать.</translation>
    </message>
    <message>
        <source>Two dice, large enough for the class to see.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Две игральные кости, достаточно большие, чтобы их видел весь класс.</translation>
    </message>
    <message>
        <source>Modern writers quote a sentence of Francis Willughby’s: there is “scarce any skill” in this game. Justin du Coeur, who plays historical games today, found “virtually no strategy, save in the choice of how you use what dublets you get”. Now you know how little that is.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Современные авторы приводят одну фразу Фрэнсиса Уиллоби: умения в этой игре почти нет. Джастин дю Кёр, который играет в старинные игры в наши дни, не нашёл в ней «почти никакой стратегии, кроме выбора, как использовать выпавшие дублеты». Теперь вы знаете, как это мало.</translation>
    </message>
    <message>
        <source>Sooner or later you throw a number that you cannot use. We know two English rules for that. Willughby’s account of about 1665 is known to us only through modern writers, who quote a sentence and retell the rest: there, the number is lost. The book of 1674 has a rule of its own.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Рано или поздно выпадает число, которое нельзя использовать. Мы знаем два английских правила на этот случай. Запись Уиллоби (около 1665 года) известна нам только от современных авторов, которые приводят одну фразу и пересказывают остальное: там это число не разыгрывает никто. В книге 1674 года правило своё.</translation>
    </message>
    <message>
        <source>By the rule, 1/20 for 400 games, so 5 percentage points, and 1/40 for 1,600 games, so 2.5.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>По правилу — 1/20 для 400 партий, то есть 5 п. п., и 1/40 для 1600 партий, то есть 2,5.</translation>
    </message>
    <message>
        <source>6 of 216 ways, so 1 in 36. A doublet with two dice, 1 in 6, is six times as likely.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>6 случаев из 216, то есть 1 из 36. Дублет на двух костях, 1 из 6, в шесть раз вероятнее.</translation>
    </message>
    <message>
        <source>Usually in none or in one: with 400 games the band reaches about 5 percentage points to either side, far more than the advantage of best play.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Обычно ни в одном или в одном: при 400 партиях полоса уходит примерно на 5 п. п. в обе стороны, гораздо дальше, чем преимущество лучшей игры.</translation>
    </message>
    <message>
        <source>The games become a little shorter. The first thrower’s shares hardly change, and the two differences remain.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Партии станут чуть короче. Доли бросающего первым почти не изменятся, и обе разницы останутся.</translation>
    </message>
    <message>
        <source>Usually only the difference in length. The difference between the shares is much smaller than its band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Обычно только разница в длине. Разница долей гораздо меньше ширины её полосы.</translation>
    </message>
    <message>
        <source>The French rules published by Charpentier have the most old text, so we know that game best. No rule of Willughby’s game is old text: what we know of them is retold today.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Во французских правилах, изданных Шарпантье, больше всего старого текста, поэтому эту игру мы знаем лучше всего. Среди правил игры Уиллоби старого текста нет: всё, что мы о них знаем, — пересказ.</translation>
    </message>
    <message>
        <source>Two more things have changed White’s chance: the opening throw, and plays that were not the best. Together they cost White a few percentage points.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Шансы белых изменили ещё две вещи: бросок за право начать и ходы, которые были не лучшими. Вместе они стоили белым нескольких процентных пунктов.</translation>
    </message>
    <message>
        <source>Including the part of the game played before you began, White’s throws changed White’s chance by %1, and Black’s throws changed Black’s chance by %2.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Вместе с той частью партии, что была сыграна до вас, броски белых изменили шансы белых на %1, броски чёрных — шансы чёрных на %2.</translation>
    </message>
    <message>
        <source>What share of all games does the first thrower win under the rule of 1674, where the other player may use such a number?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Какую долю всех партий бросающий первым выигрывает по правилу 1674 года, где таким числом может воспользоваться соперник?</translation>
    </message>
    <message>
        <source>The answer comes at the end of the lesson. You will see your votes again there.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Ответ будет в конце урока. Там вы снова увидите свои голоса.</translation>
    </message>
    <message>
        <source>Almost nothing. After a single game, the first thrower has won either 100% or 0% of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Почти ничего. После одной-единственной партии бросавший первым выиграл либо 100&#xa0;%, либо 0&#xa0;% партий.</translation>
    </message>
    <message>
        <source>A single game may end either way by chance. Only many games can answer the question.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Одна партия может случайно закончиться и так, и этак. Ответить на вопрос могут только многие партии.</translation>
    </message>
    <message>
        <source>A rule to remember, for shares near one half: 1 divided by the square root of the number of games. For 100 games that is 1/10, so 10 percentage points. For 10,000 games it is 1/100: 1 percentage point. With a hundred times as many games, the share varies ten times less.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Запомните правило для долей около половины: 1 делить на корень из числа партий. Для 100 партий это 1/10, то есть 10 п. п. Для 10&#xa0;000 партий — 1/100, один процентный пункт. Партий в сто раз больше — доля колеблется в десять раз меньше.</translation>
    </message>
    <message>
        <source>On one day, that can be chance. The same number on all ten days can hardly be chance.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>В один день это может быть случайностью. Одно и то же число все десять дней — вряд ли случай.</translation>
    </message>
    <message>
        <source>This time, a single rule changes, the one from step 1: what happens to a number that cannot be used. Everything else stays the same: the men, the players, even the dice.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>На этот раз изменим только одно правило — из шага 1: что бывает с числом, которое нельзя использовать. Всё остальное пусть будет тем же: шашки, игроки и даже кости.</translation>
    </message>
    <message>
        <source>A doublet is a throw of two equal numbers. To bear a man off is to take it off the board.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Дублет — бросок с двумя одинаковыми числами. Снять шашку — значит убрать её с доски.</translation>
    </message>
    <message>
        <source>Let the program play 100 games, and note how many the first thrower won. Then change the seed, the number from which the computer’s throws follow. Play another 100 games, and then another. Do you get the same share?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Пусть программа сыграет 100 партий; запишите, сколько из них выиграл бросавший первым. Потом измените начальное число, из которого получаются броски компьютера. Сыграйте ещё 100 партий, и ещё раз. Получилась ли та же доля?</translation>
    </message>
    <message>
        <source>That throwing first is a disadvantage: whoever throws first wins fewer than half of the games.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Что бросать первым невыгодно: кто бросает первым, выигрывает меньше половины партий.</translation>
    </message>
    <message>
        <source>That is how luck is measured: the chance after a throw, minus the chance before it. Before the game, White’s chance was 50%.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Так и измеряют удачу: шансы после броска минус шансы до него. До партии шансы белых были 50&#xa0;%.</translation>
    </message>
    <message>
        <source>White began with 50%, gained through good luck and through Black’s bad luck, and lost a little through the opening throw and some weaker moves. With fair dice, the luck of a throw is zero on average. Over a whole game, bad luck need not be made up for. Now open the odds beside the board (View menu, Odds), and find the luckiest throw.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Белые начали с 50&#xa0;%, выиграли на своём везении и на невезении чёрных и немного потеряли при броске за право начать и на слабых ходах. У правильных костей удача одного броска в среднем равна нулю. Но за одну партию невезение не обязано возместиться. Теперь откройте шансы рядом с доской (меню «Вид», «Шансы») и найдите самый удачный бросок.</translation>
    </message>
    <message>
        <source>Open the dice beside the board (View menu, Dice). They show how often each number fell for each player. The band shows where fair dice nearly always stay.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Откройте кости рядом с доской (меню «Вид», «Кости»). Там видно, как часто у каждого игрока выпадало каждое число. Правильные кости почти всегда остаются в полосе.</translation>
    </message>
    <message>
        <source>The same game, the same men, the same dice. Only the rule is different: now the other player may use what the thrower cannot.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Та же партия, те же шашки, те же кости. Другое только одно правило: теперь соперник может использовать то, чего не может бросавший.</translation>
    </message>
    <message>
        <source>If you can: a reproduction of the painting on leaf 74 of King Alfonso’s book of games (El Escorial, T-I-6).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Если возможно: репродукция миниатюры с листа 74 книги игр короля Альфонсо (Эскориал, T-I-6).</translation>
    </message>
    <message>
        <source>A line drawing. Two men sit facing each other at a board with a heavy frame. It has no triangles, but half-round hollows along two sides. The men of the game stand there in piles. One player is just lifting a man from its pile. Three dice lie on the board.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Контурный рисунок. Двое мужчин сидят друг против друга за доской с тяжёлой рамой. На доске нет треугольников, но вдоль двух сторон идут полукруглые гнёзда. В них стопками стоят шашки. Один игрок как раз поднимает шашку со стопки. На доске лежат три кости.</translation>
    </message>
    <message>
        <source>Think of very many games. If throwing first were worth nothing, whoever throws first would win 50% of them.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Представьте очень много партий. Если бы первый бросок ничего не давал, бросающий первым выиграл бы 50&#xa0;% из них.</translation>
    </message>
    <message>
        <source>What share of all games does the player who throws first win?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Какую долю всех партий выигрывает тот, кто бросает первым?</translation>
    </message>
    <message>
        <source>What share of all throws of two dice are doublets?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Какую долю всех бросков двух костей составляют дублеты?</translation>
    </message>
    <message>
        <source>In what share of all throws of three dice do at least two dice show the same number?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>В какой доле всех бросков трёх костей хотя бы на двух выпадает одно и то же число?</translation>
    </message>
    <message>
        <source>White makes the best plays, Black plays at random, thirty thousand times. Read off the share of games that White wins, and its band. Does the band reach down to 50%?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Белые играют наилучшим образом, чёрные наугад, тридцать тысяч раз. Прочтите долю партий, которые выигрывают белые, и её полосу. Доходит ли полоса до 50&#xa0;%?</translation>
    </message>
    <message>
        <source>What did the experiment show?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Что показал опыт?</translation>
    </message>
    <message>
        <source>Does choosing well matter in this game? How much?</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Важно ли в этой игре хорошо выбирать? Насколько?</translation>
    </message>
    <message>
        <source>It matters: the band lies above 50%, so chance alone hardly explains White’s lead. But it matters little: the lead is small.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Важно: полоса лежит выше 50&#xa0;%, и одной случайностью перевес белых вряд ли объяснить. Но важно мало: перевес небольшой.</translation>
    </message>
    <message>
        <source>Step 8 gave the exact figure: the best player is %1 above one half. It takes many thousands of games to see so little.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Точное число дал шаг 8: лучший игрок на %1 выше половины. Чтобы заметить так мало, нужны многие тысячи партий.</translation>
    </message>
    <message>
        <source>How many throws does a game take on average under the French rules?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сколько бросков в среднем в партии по французским правилам?</translation>
    </message>
    <message>
        <source>Reads both differences and the band.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Прочитаны обе разницы и полоса.</translation>
    </message>
    <message>
        <source>Are the two differences too large to be chance? What has the rule changed, and by how much?</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Слишком ли велики обе разницы, чтобы быть случайными? Что изменило правило и насколько?</translation>
    </message>
    <message>
        <source>Neither band reaches 0, so chance alone can hardly explain the differences. If the other player uses the number, games are clearly shorter. The first thrower wins a little less often.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Ни одна полоса не доходит до 0, поэтому одной случайностью разницы вряд ли объяснить. Если число достаётся сопернику, партии заметно короче. Бросающий первым выигрывает чуть реже.</translation>
    </message>
    <message>
        <source>If a band contained 0, that would not prove that the rule changes nothing. These games simply could not tell.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Если бы в полосе был 0, это не доказывало бы, что правило ничего не меняет. Просто по этим партиям нельзя было бы судить.</translation>
    </message>
    <message>
        <source>Says what the rule has changed.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>Сказано, что изменило правило.</translation>
    </message>
    <message>
        <source>Uses the band to say whether chance alone could produce a difference.</source>
        <extracomment>From the lesson “The same dice, another rule”</extracomment>
        <translation>По полосе сказано, могла ли разницу дать одна случайность.</translation>
    </message>
    <message>
        <source>Read it twice. It says who will win: the player who first has all men down, unless the other player overtakes with doublets. It does not say what a player must do to win.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Прочтите дважды. Сказано, кто выиграет: тот, кто первым положит все шашки, если соперник не обгонит его дублетами. Что нужно сделать, чтобы выиграть, не сказано.</translation>
    </message>
    <message>
        <source>Let two players who choose at random play 10,000 games. The first thrower’s exact share then differs by 0.08 percentage points from that of best play. Can you see this? By the rule from step 6, how many games of each kind would you need, so that the two bands hardly overlap?</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Пусть два игрока, которые ходят наугад, сыграют 10&#xa0;000 партий. Точная доля бросающего первым тогда отличается на 0,08 процентного пункта от доли при лучшей игре. Видно ли это? Сколько партий каждого рода нужно по правилу из шага 6, чтобы две полосы почти не перекрывались?</translation>
    </message>
    <message>
        <source>No: with 10,000 games, the band reaches 1 percentage point to either side. It must reach only 0.04, half the difference: 1/√n = 0.0004, so more than six million games of each kind. The difference is small because few throws leave a choice.</source>
        <extracomment>From the lesson “Is it better to throw first?”</extracomment>
        <translation>Нет: при 10&#xa0;000 партиях полоса отстоит от доли на 1 процентный пункт в каждую сторону. Она должна отстоять лишь на 0,04, то есть на половину разницы: 1/√n = 0,0004, значит, больше шести миллионов партий каждого рода. Разница мала, потому что выбор есть лишь в немногих бросках.</translation>
    </message>
    <message>
        <source>Here is one rule of each kind. If no old words are shown, the old book says nothing about the rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Вот по одному правилу каждого рода. Где старых слов не видно, в старой книге об этом ничего нет.</translation>
    </message>
    <message>
        <source>Our own drawing, not a copy: it follows descriptions of the painting. Faces, clothes and the table are invented. The original is in the library of El Escorial in Spain (T-I-6, leaf 74).</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Это наш рисунок, а не копия: он сделан по описаниям миниатюры. Лица, одежда и стол придуманы. Оригинал хранится в библиотеке Эскориала в Испании (T-I-6, лист 74).</translation>
    </message>
    <message>
        <source>A single number leaves its band about one time in twenty, so twelve numbers do so twelve times as often. An average need not be a whole number: often none is outside, sometimes one or two. One number outside its band proves nothing.</source>
        <extracomment>From the lesson “Luck: who was lucky, and can we tell?”</extracomment>
        <translation>Одно число выходит за свою полосу примерно в одном случае из двадцати, а двенадцать чисел — в двенадцать раз чаще. Среднее не обязано быть целым: часто за полосой нет ни одного числа, иногда одно или два. Одно число за полосой ничего не доказывает.</translation>
    </message>
    <message>
        <source>Most of these games have died out. Only descriptions of them are left, with gaps. Read the sources, and separate what they say from what we make of them.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>В большинство этих игр больше не играют. От них остались только описания с пробелами. Прочтите источники и отделите то, что они говорят, от того, что мы из них выводим.</translation>
    </message>
    <message>
        <source>Together with the sentence in step 3, these are the words of the book of 1674 on how the game is played, from the opening throw to the end. Read all of them. Then answer the question about one more rule.</source>
        <extracomment>From the lesson “What do we know, and how?”</extracomment>
        <translation>Вместе с фразой из шага 3 это всё, что в книге 1674 года сказано о ходе игры, от броска за право начать до конца. Прочтите каждое слово. Потом ответьте на вопрос о ещё одном правиле.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>England</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Англия</translation>
    </message>
    <message>
        <source>pp. 23 ff.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>с. 23 и далее</translation>
    </message>
    <message>
        <source>after a modern paraphrase</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>по современному пересказу</translation>
    </message>
    <message>
        <source>Willughby’s own spellings of the numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Названия чисел, как писал их Уиллоби.</translation>
    </message>
    <message>
        <source>The rest of the doublet is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Остаток дублета пропадает.</translation>
    </message>
    <message>
        <source>It is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Оно пропадает.</translation>
    </message>
    <message>
        <source>1674</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>1674</translation>
    </message>
    <message>
        <source>chapter XXIX, pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>гл. XXIX, с. 161–162</translation>
    </message>
    <message>
        <source>from the text</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>по самому тексту</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>с. 161–162</translation>
    </message>
    <message>
        <source>Holme’s own spellings of the numbers.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Названия чисел, как писал их Холм.</translation>
    </message>
    <message>
        <source>1283</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>1283</translation>
    </message>
    <message>
        <source>f. 74</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>л. 74</translation>
    </message>
    <message>
        <source>from a modern translation</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>по современному переводу</translation>
    </message>
    <message>
        <source>a modern reconstruction by the Digital Ludeme Project, which the translation of this page does not support</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>современная реконструкция Digital Ludeme Project, которую перевод этой страницы не подтверждает</translation>
    </message>
    <message>
        <source>1715</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>1715</translation>
    </message>
    <message>
        <source>Paris</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Париж</translation>
    </message>
    <message>
        <source>1888</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>1888</translation>
    </message>
    <message>
        <source>after Fiske 1905, p. 300</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>по Фиске, 1905, с. 300</translation>
    </message>
    <message>
        <source>after Willard Fiske’s summary of 1905</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>по краткому изложению Уилларда Фиске 1905 года</translation>
    </message>
    <message>
        <source>1905</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>1905</translation>
    </message>
    <message>
        <source>p. 353</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>с. 353</translation>
    </message>
    <message>
        <source>from the text; the book is anonymous, and was later attributed to Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>по тексту; книга вышла без имени автора, позднее её приписали Коттону</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>до 1688 года</translation>
    </message>
    <message>
        <source>III.16, first printed in 1905</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, впервые напечатано в 1905 году</translation>
    </message>
    <message>
        <source>Francis Willughby</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Фрэнсис Уиллоби</translation>
    </message>
    <message>
        <source>the most childish game at Tables in which there is nothing but chance and scarce any skill.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>самая пустячная из игр на доске: в ней один случай и почти нет умения.</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>У каждого игрока 15 шашек. На пунктах 1–3 — по 2, на пунктах 4–6 — по 3.</translation>
    </message>
    <message>
        <source>Each throw is of 2 dice.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Бросают 2 кости.</translation>
    </message>
    <message>
        <source>Lay all your men down, then bear them off. You need not wait for the other player.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Положите все свои шашки, потом снимите их с доски. Ждать соперника не нужно.</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher number throws first.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Каждый бросает одну кость. Первым бросает тот, у кого больше.</translation>
    </message>
    <message>
        <source>We deduce two things: equal dice are thrown again, and these dice are not played.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Две вещи — наш вывод: равные кости бросают ещё раз, и эти кости не разыгрывают.</translation>
    </message>
    <message>
        <source>You choose the order of your numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Порядок своих чисел вы выбираете сами.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Используйте столько своих чисел, сколько можете.</translation>
    </message>
    <message>
        <source>When all your men are down, each number bears one man off its point.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Когда все ваши шашки положены, по каждому числу снимают одну шашку с его пункта.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The rest is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Дублет может дать больше шашек, чем вам нужно. Остаток пропадает.</translation>
    </message>
    <message>
        <source>You go on at once and bear off the rest.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Вы сразу продолжаете и снимаете остальные с доски.</translation>
    </message>
    <message>
        <source>When you finish a stage, use the rest of the throw in the next one.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Закончив этап, остаток броска используйте на следующем.</translation>
    </message>
    <message>
        <source>The source does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>В источнике не сказано, что бывает с остальными числами этого броска.</translation>
    </message>
    <message>
        <source>You may use them at once in the next stage.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Их можно сразу использовать на следующем этапе.</translation>
    </message>
    <message>
        <source>You cannot use them.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Использовать их нельзя.</translation>
    </message>
    <message>
        <source>A number that you cannot use is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Число, которое вы не можете использовать, пропадает.</translation>
    </message>
    <message>
        <source>In the paraphrase nobody plays it. Holme gives it to the other player, and du Coeur offers that too.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>В пересказе его никто не разыгрывает. Холм отдаёт его сопернику; так предлагает и дю Кёр.</translation>
    </message>
    <message>
        <source>The other player uses it, to lay down or to bear off.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Соперник использует его: кладёт шашку или снимает её с доски.</translation>
    </message>
    <message>
        <source>attributed to Charles Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>приписывается Чарлзу Коттону</translation>
    </message>
    <message>
        <source>upon sice, Cinque and Quater there are three men apiece, upon Trey, Deuce, Ace, but two apiece.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>на шестёрке, пятёрке и четвёрке по три шашки, на тройке, двойке, единице — только по две.</translation>
    </message>
    <message>
        <source>The text does not say so, but its doublets need two dice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>В тексте этого нет, но для его дублетов нужны две кости.</translation>
    </message>
    <message>
        <source>if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>если две четвёрки, он кладёт или снимает восемь</translation>
    </message>
    <message>
        <source>thus they do till all the men are down, and then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>так они играют, пока не положены все шашки, а потом снимают их, но не раньше; кто первым всё положил, первым и снимает</translation>
    </message>
    <message>
        <source>He that throws most hath the benefit of throwing first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>У кого выпало больше, тому достаётся преимущество первого броска</translation>
    </message>
    <message>
        <source>These words leave the player no choice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Эти слова не оставляют игроку выбора.</translation>
    </message>
    <message>
        <source>what he throws he lays down</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>что ему выпало, то он и кладёт</translation>
    </message>
    <message>
        <source>The text does not say that the bottom man needs no number.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>В тексте не сказано, что нижней шашке число не нужно.</translation>
    </message>
    <message>
        <source>what he throws he lays down; and so doth the other</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>что ему выпало, то он и кладёт; так же и другой</translation>
    </message>
    <message>
        <source>The text does not say from which point the man comes.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>В тексте не сказано, с какого пункта снимают шашку.</translation>
    </message>
    <message>
        <source>then they bear, but not till they are down; he that is down first bears first</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>потом снимают их, но не раньше, чем все положены; кто первым всё положил, первым и снимает</translation>
    </message>
    <message>
        <source>That the men may come from any points is our deduction.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Что шашки берут с любых пунктов — наш вывод.</translation>
    </message>
    <message>
        <source>as many as the Dubblets are, so many he lays down, or bears; for example, if two fours, he lays down, or bears eight</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>сколько очков в дублете, столько он кладёт или снимает; например, если две четвёрки, кладёт или снимает восемь</translation>
    </message>
    <message>
        <source>The book speaks of overtaking, as in a race.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>В книге соперника обгоняют, как в гонке.</translation>
    </message>
    <message>
        <source>he that is down first bears first, and will doubtlesly win the Game if the other throws not Dubblets to overtake him</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>кто первым всё положил, первым и снимает и, без сомнения, выиграет, если другому не выпадут дублеты, чтобы его обогнать</translation>
    </message>
    <message>
        <source>The other player plays the rest.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Остаток разыгрывает соперник.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Число, которое вы не можете использовать, переходит сопернику.</translation>
    </message>
    <message>
        <source>what the one throws and hath not the other lays down for him to his own advantage</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>что выпало одному и чего у него нет, за него кладёт другой, себе на пользу</translation>
    </message>
    <message>
        <source>Randle Holme</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Рэндл Холм</translation>
    </message>
    <message>
        <source>This is an easie and childish play</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Это лёгкая и пустячная игра</translation>
    </message>
    <message>
        <source>haueing all the 15 men set double on the six points, the 6. 5. 4. haueing three apeece</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>все 15 шашек стоят по две на шести пунктах, на 6, 5 и 4 — по три</translation>
    </message>
    <message>
        <source>thus they do till all be downe; and then they beare</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>так они играют, пока не положат все; и потом снимают</translation>
    </message>
    <message>
        <source>He that throws most with a single die, hath the benefite of the first throw for any game he plays at.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>У кого на одной кости выпало больше, тому достаётся преимущество первого броска во всякой игре.</translation>
    </message>
    <message>
        <source>what is throwne is layd downe</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>что выпало, то и кладут</translation>
    </message>
    <message>
        <source>now dubblets in this game, is as many to be layd downe and borne as the dubblets are.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>а по дублету в этой игре кладут и снимают столько шашек, сколько в нём очков.</translation>
    </message>
    <message>
        <source>Holme does not say so. It follows from the bearing off.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Холм этого не говорит. Это следует из того, как снимают шашки.</translation>
    </message>
    <message>
        <source>The other player lays a man down with a number you cannot use.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>По числу, которое вы не можете использовать, кладёт шашку соперник.</translation>
    </message>
    <message>
        <source>if one throws and hath it not, the other lays downe for him</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>если одному выпало то, чего у него нет, за него кладёт другой</translation>
    </message>
    <message>
        <source>From a king’s book of games: 12 men, 3 dice, and unused numbers pass.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Из королевской книги игр: 12 шашек, 3 кости, ненужные числа переходят.</translation>
    </message>
    <message>
        <source>Alfonso X of Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Альфонсо X Кастильский</translation>
    </message>
    <message>
        <source>The numbers are given in figures.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Числа даны цифрами.</translation>
    </message>
    <message>
        <source>Each player has 12 men, 2 on each of 6 points.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>У каждого игрока 12 шашек, по 2 на каждом из 6 пунктов.</translation>
    </message>
    <message>
        <source>Each throw is of 3 dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Бросают 3 кости.</translation>
    </message>
    <message>
        <source>The text names both. We deduce that all men are down first.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>В тексте названо и то и другое. Что сначала кладут все шашки — наш вывод.</translation>
    </message>
    <message>
        <source>Equal numbers are played like any others.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Одинаковые числа разыгрывают как любые другие.</translation>
    </message>
    <message>
        <source>The text does not say that this ends the game.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>В тексте не сказано, что на этом игра кончается.</translation>
    </message>
    <message>
        <source>A modern reconstruction: men laid down race round the board and can be hit.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Современная реконструкция: положенные шашки идут вокруг доски, и их можно побить.</translation>
    </message>
    <message>
        <source>The men start facing each other and race through all four quarters.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Шашки стоят друг против друга и идут через все четыре четверти.</translation>
    </message>
    <message>
        <source>Lay all your men down, then race them round the board and off it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Положите все свои шашки, потом проведите их вокруг доски и снимите.</translation>
    </message>
    <message>
        <source>This is a modern reconstruction. The translation of the page never speaks of moving.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Это современная реконструкция. Перевод страницы нигде не говорит о движении шашек.</translation>
    </message>
    <message>
        <source>The account does not say so. We deduce it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>В пересказе этого нет. Это наш вывод.</translation>
    </message>
    <message>
        <source>Only the exact number bears a man off: one step past the last point.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Снять шашку можно только точным числом: на шаг дальше последнего пункта.</translation>
    </message>
    <message>
        <source>A number that you cannot use goes to the other player, or is lost.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Число, которое вы не можете использовать, переходит сопернику или пропадает.</translation>
    </message>
    <message>
        <source>A number moves one man that many points along your track. No point holds more than 2 men.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>По числу одна шашка идёт на столько пунктов по вашему пути. На пункте — не больше 2 шашек.</translation>
    </message>
    <message>
        <source>Your track is all 24 points, from your own point 1. The other player goes the opposite way.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Ваш путь — все 24 пункта, от вашего пункта 1. Соперник идёт навстречу.</translation>
    </message>
    <message>
        <source>A man that lands on a single enemy man removes it from the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Шашка, пришедшая на пункт с одной чужой шашкой, выводит её из игры.</translation>
    </message>
    <message>
        <source>The French game at the trictrac table: a doublet lets you throw again.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Французская игра за столом для триктрака: дублет даёт право на ещё один бросок.</translation>
    </message>
    <message>
        <source>published by Charpentier</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>издано Шарпантье</translation>
    </message>
    <message>
        <source>The names of the numbers and of the doublets.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Названия чисел и дублетов.</translation>
    </message>
    <message>
        <source>The names of doublets are the usual ones of trictrac, partly from other chapters.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Названия дублетов — обычные для триктрака, отчасти из других глав.</translation>
    </message>
    <message>
        <source>Each player has 15 men. Points 1, 2 and 3 hold 2 each; points 4, 5 and 6 hold 3. They lie in piles, not side by side.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>У каждого игрока 15 шашек. На пунктах 1–3 — по 2, на пунктах 4–6 — по 3. Они лежат стопками, а не рядом.</translation>
    </message>
    <message>
        <source>one on top of the other, and not side by side</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>одна на другой, а вовсе не рядом</translation>
    </message>
    <message>
        <source>The same book of trictrac and its games says so.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Так сказано в той же книге о триктраке и его играх.</translation>
    </message>
    <message>
        <source>one may bear nothing off until one has laid all one’s men down</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>ничего нельзя снять, пока не положены все свои шашки</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>всё, что не может разыграть один, разыгрывает другой</translation>
    </message>
    <message>
        <source>has only one man to lay down; you lay the other down for him</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>может положить только одну шашку; другую за него кладёте вы</translation>
    </message>
    <message>
        <source>A doublet lets you throw again, even if you could not play it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Дублет даёт право на ещё один бросок, даже если его нельзя было разыграть.</translation>
    </message>
    <message>
        <source>whoever throws a doublet keeps the dice until they throw a plain throw</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>кому выпал дублет, тот бросает снова, пока не выпадет простой бросок</translation>
    </message>
    <message>
        <source>all that one cannot play, the other plays, if they can; and if they cannot, neither of the two plays it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>всё, что не может разыграть один, разыгрывает другой, если может; а если не может, не разыгрывает ни тот ни другой</translation>
    </message>
    <message>
        <source>A doublet plays just its two numbers, one for each die.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>У дублета разыгрывают только два его числа, по одному на кость.</translation>
    </message>
    <message>
        <source>Doublets are played only once in it</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Дублеты в этой игре разыгрывают только один раз</translation>
    </message>
    <message>
        <source>While you lay down, you cannot use the numbers of a player bearing off.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Пока вы кладёте шашки, числа игрока, который их уже снимает, вам не достаются.</translation>
    </message>
    <message>
        <source>They are lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Они пропадают.</translation>
    </message>
    <message>
        <source>They pass as at any other time.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Они переходят, как в любое другое время.</translation>
    </message>
    <message>
        <source>Every number that passes is pointed out.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Каждое перешедшее число показано.</translation>
    </message>
    <message>
        <source>The other player sees every number that passes, and plays it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Соперник видит каждое перешедшее число и разыгрывает его.</translation>
    </message>
    <message>
        <source>is not obliged to tell you</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>не обязан вас предупреждать</translation>
    </message>
    <message>
        <source>The French game in a book of 1888: doublets are ordinary throws.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Французская игра в книге 1888 года: дублеты — обычные броски.</translation>
    </message>
    <message>
        <source>Moulidars</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Мулидар</translation>
    </message>
    <message>
        <source>The French names of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Французские названия 1715 года.</translation>
    </message>
    <message>
        <source>The summary that we follow gives none.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>В изложении, которому мы следуем, их нет.</translation>
    </message>
    <message>
        <source>We know this book only from Fiske’s summary of 1905, which gives doublets no privilege.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Мы знаем эту книгу только по изложению Фиске 1905 года, где у дублетов нет преимуществ.</translation>
    </message>
    <message>
        <source>The Icelandic game: men are laid down, stacked up again, then borne off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Исландская игра: шашки кладут, снова складывают в стопки, потом снимают с доски.</translation>
    </message>
    <message>
        <source>Willard Fiske</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Уиллард Фиске</translation>
    </message>
    <message>
        <source>The account that we follow does not name them.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Изложение, которому мы следуем, их не называет.</translation>
    </message>
    <message>
        <source>Each player’s men stand in the quarter at their right hand.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Шашки каждого игрока стоят в четверти справа от него.</translation>
    </message>
    <message>
        <source>Lay all your men down, stack them up again, then bear them off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Положите все свои шашки, снова сложите их в стопки, потом снимите с доски.</translation>
    </message>
    <message>
        <source>When all your men are down, each number puts one man back on its pile.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Когда все ваши шашки положены, по каждому числу одну шашку возвращают в её стопку.</translation>
    </message>
    <message>
        <source>A doublet lets you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Дублет даёт право на ещё один бросок.</translation>
    </message>
    <message>
        <source>A number that you cannot use does not count.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Число, которое вы не можете использовать, не считается.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, each number bears one man off its point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Когда все шашки снова в стопках, по каждому числу снимают одну шашку с его пункта.</translation>
    </message>
    <message>
        <source>Each number bears one man off its own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>По каждому числу снимают одну шашку с его пункта.</translation>
    </message>
    <message>
        <source>A doublet plays both its numbers before you throw again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>До нового броска разыгрывают оба числа дублета.</translation>
    </message>
    <message>
        <source>Both numbers are played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Разыгрывают оба числа.</translation>
    </message>
    <message>
        <source>One man is played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Ходят одной шашкой.</translation>
    </message>
    <message>
        <source>The other player must notice it and claim it, or it is lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Соперник должен заметить его и потребовать, иначе оно пропадает.</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>ок. 1665–1670</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the same half of the board.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Шашки игроков стоят друг против друга, в одной половине доски.</translation>
    </message>
    <message>
        <source>The book’s own spellings of the numbers.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Названия чисел, как они напечатаны в книге.</translation>
    </message>
    <message>
        <source>The book does not say where the men stand. Modern accounts do.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>В книге не сказано, где стоят шашки. Об этом говорят современные пересказы.</translation>
    </message>
    <message>
        <source>The book says that the higher number throws first. The rest we deduce.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>В книге сказано, что первым бросает тот, у кого больше. Остальное — наш вывод.</translation>
    </message>
    <message>
        <source>The other player may only lay a man down with it.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Соперник может по нему только положить шашку.</translation>
    </message>
    <message>
        <source>From a great book of heraldry: your unused number lets the other player lay down.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Из большой книги о гербах: по вашему ненужному числу кладёт шашку соперник.</translation>
    </message>
    <message>
        <source>We do not know whether the source names them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Называет ли их источник, мы не знаем.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, on the same side of the bar.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Шашки игроков стоят друг против друга, по одну сторону перегородки.</translation>
    </message>
    <message>
        <source>This is odd: its owner then has one man fewer to bring home.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Это странно: её хозяину остаётся провести на одну шашку меньше.</translation>
    </message>
    <message>
        <source>The two players’ men face each other, in the half nearest the light.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Шашки игроков стоят друг против друга, в той половине, что ближе к свету.</translation>
    </message>
    <message>
        <source>the quarter … nearest the daylight</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>четверть доски … что ближе к дневному свету</translation>
    </message>
    <message>
        <source>These words do not say from which point the man comes.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>В этих словах не сказано, с какого пункта снимают шашку.</translation>
    </message>
    <message>
        <source>In the source the thrower need not tell you. We deduce that the next throw ends the time to claim. Newcomers may like to be told.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>В источнике бросающий не обязан вам говорить. Что потребовать число можно лишь до следующего броска — наш вывод. Новичкам подсказка может пригодиться.</translation>
    </message>
    <message>
        <source>England, in manuscript</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Англия, рукопись</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Кастилия</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the dice show together, from any points.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>По дублету играют столькими шашками, сколько очков на обеих костях, с любых пунктов.</translation>
    </message>
    <message>
        <source>The naturalist’s game</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Игра натуралиста</translation>
    </message>
    <message>
        <source>England, 17th-century account</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Англия, описание XVII века</translation>
    </message>
    <message>
        <source>The gambler’s game</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Игра азартного игрока</translation>
    </message>
    <message>
        <source>The herald’s game</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Игра герольда</translation>
    </message>
    <message>
        <source>The king’s game</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Игра короля</translation>
    </message>
    <message>
        <source>Castile, 13th-century account</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Кастилия, описание XIII века</translation>
    </message>
    <message>
        <source>The race</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>Castile, modern reconstruction</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Кастилия, современная реконструкция</translation>
    </message>
    <message>
        <source>The throw-again game</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Игра с повторным броском</translation>
    </message>
    <message>
        <source>France, 18th-century account</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Франция, описание XVIII века</translation>
    </message>
    <message>
        <source>The plain game</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Простая игра</translation>
    </message>
    <message>
        <source>France, 19th-century account</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Франция, описание XIX века</translation>
    </message>
    <message>
        <source>The stacking game</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Игра со стопками</translation>
    </message>
    <message>
        <source>Iceland, 20th-century account</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Исландия, описание XX века</translation>
    </message>
    <message>
        <source>They come to us through Justin du Coeur (1997).</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Они дошли до нас через Джастина дю Кёра (1997).</translation>
    </message>
    <message>
        <source>London</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Лондон</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>с. 161</translation>
    </message>
    <message>
        <source>There are several foolish pastims to be plaid in the Tables which are ridiculous to treat of, wherefore I shall only mention these three.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>На доске играют и в разные глупые забавы, о которых смешно рассуждать, поэтому упомяну лишь эти три.</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>с. 162</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, статья 29a</translation>
    </message>
    <message>
        <source>III.16, item 27</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, статья 27</translation>
    </message>
    <message>
        <source>At all games within the tables, there is two Dies, and 30 table men: 15 of one colour, and 15 of an other</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Во всех играх на доске две кости и тридцать шашек: пятнадцать одного цвета и пятнадцать другого</translation>
    </message>
    <message>
        <source>Holme does not say where the men stand. We follow Willughby’s game. Holme counts points from the left, our board from the right.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Холм не говорит, где стоят шашки. Мы следуем игре Уиллоби. Холм считает пункты слева, а на нашей доске счёт справа.</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, статья 29b</translation>
    </message>
    <message>
        <source>third edition, pp. 78–94</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>третье издание, с. 78–94</translation>
    </message>
    <message>
        <source>The account says only that they do not stand as in doblet. We follow the French rules of 1715.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Сказано лишь, что они стоят не так, как в доблете. Мы следуем французским правилам 1715 года.</translation>
    </message>
    <message>
        <source>Florence</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Флоренция</translation>
    </message>
    <message>
        <source>The account says only that they throw to decide. In Icelandic kotra the lower number begins (Hugur og hönd, 1977, pp. 8–9).</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Сказано лишь, что первого определяют броском. В исландской котре начинает тот, у кого выпало меньше (Hugur og hönd, 1977, с. 8–9).</translation>
    </message>
    <message>
        <source>The higher number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Первым бросает тот, у кого выпало больше.</translation>
    </message>
    <message>
        <source>The lower number throws first.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Первым бросает тот, у кого выпало меньше.</translation>
    </message>
    <message>
        <source>from a modern transcription, not compared with the printed book; its author is not known</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>по современной транскрипции, не сверенной с печатной книгой; её автор неизвестен</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>с. 78–94, по современной транскрипции</translation>
    </message>
    <message>
        <source>A modern account says so. We do not have the words of the book. Leave it out to play as in other sources.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Так говорит современный пересказ. Слов самой книги у нас нет. Чтобы играть, как в других источниках, отключите это правило.</translation>
    </message>
    <message>
        <source>The living game</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Живая игра</translation>
    </message>
    <message>
        <source>Turkey, 21st-century account</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Турция, описание XXI века</translation>
    </message>
    <message>
        <source>Still played in Turkey: each die plays one man, and chance decides everything.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>В Турции играют и сейчас: по каждой кости ходят одной шашкой, всё решает случай.</translation>
    </message>
    <message>
        <source>Fatih Parlak</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Фатих Парлак</translation>
    </message>
    <message>
        <source>2020</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>2020</translation>
    </message>
    <message>
        <source>Turkey</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Турция</translation>
    </message>
    <message>
        <source>The newspaper also allows them to stand diagonally. The game is the same. We use an English board.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>По словам газеты, можно ставить их и наискосок. Игра от этого не меняется. Мы взяли английскую доску.</translation>
    </message>
    <message>
        <source>A doublet is an ordinary throw: two equal numbers.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Дублет — обычный бросок: два равных числа.</translation>
    </message>
    <message>
        <source>The accounts do not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Что происходит с остальными числами этого броска, в описаниях не сказано.</translation>
    </message>
    <message>
        <source>The accounts that we follow do not name them.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>В описаниях, которым мы следуем, названий нет.</translation>
    </message>
    <message>
        <source>entry on kız tavlası</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>статья об игре kız tavlası</translation>
    </message>
    <message>
        <source>Invented today</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Придумано сегодня</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. Use the rest at once in your next stage.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Дублет может дать больше шашек, чем вам нужно. Остаток сразу используйте на следующем этапе.</translation>
    </message>
    <message>
        <source>A doublet may give more men than you need. The other player plays the rest.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Дублет может дать больше шашек, чем вам нужно. Остаток разыгрывает соперник.</translation>
    </message>
    <message>
        <source>A doublet plays only one man before you throw again.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>До нового броска по дублету ходят только одной шашкой.</translation>
    </message>
    <message>
        <source>While you lay down, you can use the numbers of a player bearing off.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Пока вы кладёте шашки, числа игрока, который их уже снимает, вам достаются.</translation>
    </message>
    <message>
        <source>Notice a number that passes and claim it, or it is lost.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Переходящее к вам число нужно заметить и потребовать, иначе оно пропадает.</translation>
    </message>
    <message>
        <source>When you finish a stage, you cannot use the rest of the throw.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Когда этап закончен, остаток броска использовать нельзя.</translation>
    </message>
    <message>
        <source>Each player throws one die. The lower number throws first.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Каждый бросает одну кость. Первым бросает тот, у кого меньше.</translation>
    </message>
    <message>
        <source>The children’s game</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Детская игра</translation>
    </message>
    <message>
        <source>Syria and Lebanon, 20th-century account</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Сирия и Ливан, описание XX века</translation>
    </message>
    <message>
        <source>Of Syria and Lebanon: lay down, stack up again, then bear off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Из Сирии и Ливана: шашки кладут, снова складывают в стопки, потом снимают.</translation>
    </message>
    <message>
        <source>Barakat</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Баракат</translation>
    </message>
    <message>
        <source>1974</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>1974</translation>
    </message>
    <message>
        <source>Helsinki</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Хельсинки</translation>
    </message>
    <message>
        <source>pp. 19–21</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>с. 19–21</translation>
    </message>
    <message>
        <source>after the Digital Ludeme Project’s summary of the book</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>по изложению книги у Digital Ludeme Project</translation>
    </message>
    <message>
        <source>The summary that we follow does not name them.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Изложение, которому мы следуем, их не называет.</translation>
    </message>
    <message>
        <source>The summary does not say where they stand. We use an English board.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Где они стоят, в изложении не сказано. Мы взяли английскую доску.</translation>
    </message>
    <message>
        <source>The summary does not say who begins.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Кто начинает, в изложении не сказано.</translation>
    </message>
    <message>
        <source>The summary does not mention the order.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>О порядке в изложении ничего нет.</translation>
    </message>
    <message>
        <source>The summary says what a number lets you do, not that you must.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>В изложении сказано, что число позволяет сделать, а не что вы обязаны.</translation>
    </message>
    <message>
        <source>The summary does not mention doublets.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>О дублетах в изложении ничего нет.</translation>
    </message>
    <message>
        <source>The summary does not mention such numbers.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>О таких числах в изложении ничего нет.</translation>
    </message>
    <message>
        <source>In the summary each number moves one man. We take the rule for high numbers from backgammon. Other games of this kind bear off by number.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>В изложении по каждому числу двигают одну шашку. Правило для больших чисел мы взяли из нард. В других играх этого рода снимают по числу.</translation>
    </message>
    <message>
        <source>The summary does not say what happens to the other numbers of that throw.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Что происходит с остальными числами этого броска, в изложении не сказано.</translation>
    </message>
    <message>
        <source>As a naturalist noted it: a doublet plays as many men as it has dots.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Как записал натуралист: по дублету играют столькими шашками, сколько на нём очков.</translation>
    </message>
    <message>
        <source>The source does not mention the order.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>В источнике о порядке ничего нет.</translation>
    </message>
    <message>
        <source>A number takes the top man off the pile on its point. Lay that man in front. The bottom man needs no number.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>По числу берут верхнюю шашку стопки на его пункте. Её кладут перед стопкой. Нижней шашке число не нужно.</translation>
    </message>
    <message>
        <source>The first player with no men left wins, on either player’s throw.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Выигрывает тот, кто первым остался без шашек, кто бы ни бросал.</translation>
    </message>
    <message>
        <source>Holme does not mention this.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Холм об этом не говорит.</translation>
    </message>
    <message>
        <source>The miniature shows three dice. The text does not mention them.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Три кости видны на миниатюре. В тексте о них не сказано.</translation>
    </message>
    <message>
        <source>The text calls this throw “the battle”. We deduce what happens with ties, and that these dice are not played.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>В тексте этот бросок назван «битвой». Что равные кости бросают снова и не разыгрывают — наш вывод.</translation>
    </message>
    <message>
        <source>The other player must play what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Что не можете разыграть вы, обязан соперник. Значит, что можете — обязаны вы.</translation>
    </message>
    <message>
        <source>The text does not mention equal dice.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Об одинаковых костях в тексте не сказано.</translation>
    </message>
    <message>
        <source>The other player must use any number that you cannot.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Число, которое вы не можете использовать, обязан использовать соперник.</translation>
    </message>
    <message>
        <source>Use as many of your numbers as you can. You need not choose a play that wins the game.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Используйте столько своих чисел, сколько можете. Использовать выигрышное число не обязательно.</translation>
    </message>
    <message>
        <source>It passes while you lay down or have all your men in the last quarter. We say the other player must use it; the account only says they may.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Оно переходит, пока вы кладёте шашки или когда все ваши шашки в последней четверти. Мы решили, что соперник обязан его разыграть; в пересказе сказано лишь, что он может.</translation>
    </message>
    <message>
        <source>Counting a hit man as gone is our choice: the account is silent.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Что побитая шашка считается ушедшей — наш выбор: в пересказе об этом ничего нет.</translation>
    </message>
    <message>
        <source>If neither player can ever move again, the game is a draw.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Если больше никто не сможет ходить, это ничья.</translation>
    </message>
    <message>
        <source>What you cannot play goes to the other player. So you must play what you can.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Что не можете разыграть вы, переходит сопернику. Значит, что можете — разыгрываете.</translation>
    </message>
    <message>
        <source>A pile of 2 has only one man to lay down. With a double 3, the other player lays one down with the second 3.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>В стопке из 2 шашек положить можно только одну. Если выпали две тройки, по второй соперник кладёт шашку у себя.</translation>
    </message>
    <message>
        <source>The other player uses, if possible, any number that you cannot.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Число, которое вы не можете использовать, использует соперник, если может.</translation>
    </message>
    <message>
        <source>The first player to bear off all their men wins the game.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Кто первым снял все свои шашки, тот выиграл партию.</translation>
    </message>
    <message>
        <source>The account says only that the number of men differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>В пересказе сказано лишь, что шашек не столько, сколько в доблете.</translation>
    </message>
    <message>
        <source>The account says only that the number of dice differs from that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>В пересказе сказано лишь, что костей не столько, сколько в доблете.</translation>
    </message>
    <message>
        <source>The account says this about doblet. The rest we deduce.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>В пересказе это сказано о доблете. Остальное — наш вывод.</translation>
    </message>
    <message>
        <source>The other player plays what you cannot. So you must play what you can.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Что не можете разыграть вы, разыгрывает соперник. Значит, что можете — обязаны вы.</translation>
    </message>
    <message>
        <source>The account says “exactly as at backgammon”. It calls that “effectively the same as in doublets”. That is true only for men on the number’s own point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>В пересказе сказано: «exactly as at backgammon» (точно как в нардах). Там же это названо «effectively the same as in doublets» (по сути как в дублетах). Это так только для шашек на пункте выпавшего числа.</translation>
    </message>
    <message>
        <source>The paraphrases of Willughby do not say that you must. We play it that way.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>В пересказах Уиллоби не сказано, что это обязательно. Мы играем так.</translation>
    </message>
    <message>
        <source>The modern account says so. The miniature shows three, and the text does not mention them.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Так в современном пересказе. Три кости видны на миниатюре, а в тексте о них не сказано.</translation>
    </message>
    <message>
        <source>The book says this about laying down. The Digital Ludeme Project and Wikipedia extend it to bearing off.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>В книге так сказано о шашках, которые кладут. Digital Ludeme Project и Википедия относят это и к снятию с доски.</translation>
    </message>
    <message>
        <source>Holme speaks only of laying down. The book of 1674 is often read as allowing bearing off too. Holme can be read that way as well.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Холм говорит только о том, что шашку кладут. Книгу 1674 года часто понимают шире: шашку и снимают; так же можно понять Холма.</translation>
    </message>
    <message>
        <source>The account does not say what happens when neither player can move.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>О запертой доске в пересказе не сказано.</translation>
    </message>
    <message>
        <source>The account says that unusable throws do not count. So the usable ones must be played.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>В пересказе сказано, что ненужные числа не считаются. Значит, остальные разыгрывают.</translation>
    </message>
    <message>
        <source>We do not know whether Fiske says how many men it plays. In the Digital Ludeme Project and Ludii it plays one.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Говорит ли Фиске, сколькими шашками играют, мы не знаем. У Digital Ludeme Project и в Ludii — одной.</translation>
    </message>
    <message>
        <source>From a book for gamblers: the other player takes what you throw and cannot use.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Из книги для игроков: что вам выпало и не пригодилось, достаётся сопернику.</translation>
    </message>
    <message>
        <source>Willughby does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Уиллоби об этом не говорит. Можно ли остатком снимать шашки? Джастин дю Кёр (1997): «Думаю, что нет, но это возможно».</translation>
    </message>
    <message>
        <source>The book does not mention this. May the rest be used to bear men off? Justin du Coeur (1997): “I suspect not, but it is possible”.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>В книге об этом не сказано. Можно ли остатком снимать шашки? Джастин дю Кёр (1997): «Думаю, что нет, но это возможно».</translation>
    </message>
    <message>
        <source>Holme says this about all games at tables.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Холм говорит это обо всех играх на такой доске.</translation>
    </message>
    <message>
        <source>Equal dice are thrown again. We deduce that these dice are not played.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Если выпало поровну, бросают ещё раз. Что этими костями не ходят — наш вывод.</translation>
    </message>
    <message>
        <source>The accounts do not mention the order.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>О порядке в описаниях ничего нет.</translation>
    </message>
    <message>
        <source>The accounts do not mention this.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>В описаниях об этом ничего нет.</translation>
    </message>
    <message>
        <source>We deduce that the bottom man needs no number.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Что для нижней шашки числа не нужно — наш вывод.</translation>
    </message>
    <message>
        <source>The accounts do not mention such numbers. In some games of this kind they pass to the other player.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>О таких числах в описаниях ничего нет. В некоторых играх этого рода они переходят к сопернику.</translation>
    </message>
    <message>
        <source>after two present-day accounts: one given to the project, one in the newspaper Posta</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>по двум описаниям нашего времени: одно дано проекту, другое — в газете Posta</translation>
    </message>
    <message>
        <source>Invented: no source has all these rules together.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>Придумано: ни в одном источнике таких правил вместе нет.</translation>
    </message>
    <message>
        <source>The encyclopedia’s game</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Игра из энциклопедии</translation>
    </message>
    <message>
        <source>The French game in an encyclopedia of 1792: chance decides who begins.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Французская игра в энциклопедии 1792 года: кто начинает, решает жребий.</translation>
    </message>
    <message>
        <source>attributed to Jacques Lacombe</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>приписывается Жаку Лакомбу</translation>
    </message>
    <message>
        <source>1792</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>1792</translation>
    </message>
    <message>
        <source>pp. 64–65</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>с. 64–65</translation>
    </message>
    <message>
        <source>the beginning from a modern transcription at jocari.be, the rest after a modern summary</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>начало — по современной транскрипции на сайте jocari.be, остальное — по современному изложению</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>с. 64–65, по современной транскрипции</translation>
    </message>
    <message>
        <source>The name of this game comes from the fact that the players really do knock down all their men, one after another, laying them flat, one in front of the other.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Название этой игры идёт от того, что игроки и вправду сбивают все свои шашки одну за другой, укладывая их плашмя одну перед другой.</translation>
    </message>
    <message>
        <source>The part we have read mentions “as”, “deux”, “trois” and “six”.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>В прочитанном названы as, deux, trois и six.</translation>
    </message>
    <message>
        <source>On the three points nearest the daylight each pile is of two men, and the piles of the three other points are of three men each.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>На трёх пунктах, ближайших к дневному свету, в каждой стопке по две шашки, а в стопках трёх других пунктов — по три.</translation>
    </message>
    <message>
        <source>which is played with two dice and two dice cups in a trictrac board</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>в которую играют двумя костями и двумя стаканчиками на доске для триктрака</translation>
    </message>
    <message>
        <source>each player puts his men in the quarter of the trictrac board nearest the daylight</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>каждый игрок ставит свои шашки в четверть доски для триктрака, ближайшую к дневному свету</translation>
    </message>
    <message>
        <source>The part we have read covers only laying down. Bearing off comes from the modern summary.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Мы прочли только о том, как шашки кладут. Как их снимают, есть в современном изложении.</translation>
    </message>
    <message>
        <source>The text says only that chance decides. We throw dice, as in the other games.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>В тексте сказано лишь, что решает жребий. Мы бросаем кости, как в других играх.</translation>
    </message>
    <message>
        <source>In its example, a six and an ace, the text plays the ace first. It states no rule.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>В примере текста, шестёрка и единица, сначала разыгрывают единицу. Правила в нём нет.</translation>
    </message>
    <message>
        <source>he knocks two men down from the piles, according to the number of dots that each die shows</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>он сбивает со стопок две шашки, по числу очков на каждой кости</translation>
    </message>
    <message>
        <source>the ace is always taken from the first pile, the two from the second</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>единицу всегда берут с первой стопки, двойку — со второй</translation>
    </message>
    <message>
        <source>We have not read what the book says about it. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Что об этом говорит книга, мы не читали. Мы следуем французским правилам 1715 года.</translation>
    </message>
    <message>
        <source>We follow the French rules of 1715. The summary has the English rule of 1674, word for word, so we distrust it.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Мы следуем французским правилам 1715 года. В изложении — слово в слово английское правило 1674 года, и мы ему не доверяем.</translation>
    </message>
    <message>
        <source>The first player to finish the last stage wins, on either player’s throw.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Выигрывает тот, кто первым закончил последний этап, кто бы ни бросал.</translation>
    </message>
    <message>
        <source>We have not read the end of the text. We follow the French rules of 1715.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Конца текста мы не читали. Мы следуем французским правилам 1715 года.</translation>
    </message>
    <message>
        <source>When all your men are off, the game is over.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Когда все ваши шашки сняты, партия окончена.</translation>
    </message>
    <message>
        <source>One modern reading of the article has players set all men up again. We have not found this in what we read.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>По одному современному прочтению статьи, все шашки нужно расставить снова. В том, что мы прочли, этого нет.</translation>
    </message>
    <message>
        <source>The game is over, and that player has won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Партия окончена, этот игрок победил.</translation>
    </message>
    <message>
        <source>They must be set up again, one number for each man. Then the game is won.</source>
        <extracomment>From the rules of methodique</extracomment>
        <translation>Их нужно снова расставить, по числу на каждую шашку. Тогда партия выиграна.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Выигрывает тот, кто первым остался без шашек.</translation>
    </message>
    <message>
        <source>It is our deduction that this may happen on the other player’s throw.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Что это может случиться и при броске соперника, — наш вывод.</translation>
    </message>
    <message>
        <source>Holme adds laws for games at tables. The second agrees: “in the Game of doublets they are as many to laye”. That any points will do is our deduction.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Холм приводит и законы игр на доске. О том же говорит второй: «в игре в дублеты кладут столько же». Что годятся любые пункты — наш вывод.</translation>
    </message>
    <message>
        <source>f. 74, as read by the Digital Ludeme Project</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>л. 74, в прочтении Digital Ludeme Project</translation>
    </message>
    <message>
        <source>A number bears a man off its point. It may instead move one that many points lower. If none stands so high, it bears off the highest.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Число снимает шашку со своего пункта или опускает шашку на столько же пунктов. Если столь высоко шашек нет, снимают самую высокую.</translation>
    </message>
    <message>
        <source>When all your men are stacked again, bear them off.</source>
        <extracomment>From the rules of yahoudieh</extracomment>
        <translation>Когда все ваши шашки снова в стопках, снимайте их.</translation>
    </message>
    <message>
        <source>In one account a doublet plays all the men on its point. This matters only when three men are left there to bear off.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>По одному описанию дублетом берут все шашки его пункта. Это важно, только когда там осталось снять три шашки.</translation>
    </message>
    <message>
        <source>Its two numbers play one man each.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>Каждое из двух чисел — одна шашка.</translation>
    </message>
    <message>
        <source>It plays all the men on its point, even if there are three.</source>
        <extracomment>From the rules of kiz-tavlasi</extracomment>
        <translation>По нему играют всеми шашками его пункта, даже тремя.</translation>
    </message>
    <message>
        <source>A doublet plays all the men on its point, even if there are three.</source>
        <extracomment>A rule of an invented game</extracomment>
        <translation>По дублету играют всеми шашками его пункта, даже тремя.</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <source>Games like this have been played for more than seven hundred years.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>В такие игры играют больше семисот лет.</translation>
    </message>
    <message>
        <source>An old source says so itself.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Так говорит сам старый источник.</translation>
    </message>
    <message>
        <source>A folding tables board goes down with the ship Mary Rose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>С кораблём «Мэри Роуз» идёт ко дну складная игральная доска.</translation>
    </message>
    <message>
        <source>They are still at their doublets.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Они всё ещё за своими дублетами.</translation>
    </message>
    <message>
        <source>Cotgrave explains the French word renette to English readers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Котгрейв объясняет английским читателям слово renette.</translation>
    </message>
    <message>
        <source>A game at tables, somewhat like our doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Игра на доске, чем-то похожая на наши дублеты, или игру королевы.</translation>
    </message>
    <message>
        <source>At Irish, tick-tack, doublets, draughts or chess he throws his money about carelessly.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>За ирландской игрой (айриш), тик-таком, дублетами, шашками или шахматами он беспечно сорит деньгами.</translation>
    </message>
    <message>
        <source>c. 1665–70</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>около 1665–1670</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>до 1688 года</translation>
    </message>
    <message>
        <source>c. 1699</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>около 1699</translation>
    </message>
    <message>
        <source>Moulidars describes dames rabattues in an encyclopedia of games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мулидар описывает dames rabattues в энциклопедии игр.</translation>
    </message>
    <message>
        <source>Willard Fiske writes of ofanfelling, an Icelandic game, and calls it ancient. Holme’s manuscript is printed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Уиллард Фиске пишет об исландской игре ofanfelling и называет её древней. Напечатана рукопись Холма.</translation>
    </message>
    <message>
        <source>Willughby’s manuscript is printed for the first time.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рукопись Уиллоби напечатана впервые.</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>Made for King Alfonso X of Castile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Создана для короля Кастилии Альфонсо X.</translation>
    </message>
    <message>
        <source>El Escorial, Spain: manuscript T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Эскориал, Испания: рукопись T-I-6, лист 74.</translation>
    </message>
    <message>
        <source>We read a modern translation by Golladay, and retell it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы читаем современный перевод Голладей и пересказываем его.</translation>
    </message>
    <message>
        <source>Each player has twelve men, doubled up on six points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>У каждого игрока двенадцать шашек, по две на шести пунктах.</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Фрэнсис Уиллоби, натуралист.</translation>
    </message>
    <message>
        <source>First printed in 2003, edited by Forgeng, Johnston and Cram.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Впервые напечатано в 2003 году. Издание подготовили Форженг, Джонстон и Крэм.</translation>
    </message>
    <message>
        <source>University of Nottingham, Middleton collection, Mi LM 14.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Ноттингемский университет, собрание Миддлтон, Mi LM 14.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the two dice show together.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По дублету играют столькими шашками, сколько очков на обеих костях.</translation>
    </message>
    <message>
        <source>A number that you cannot play is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Число, которым нельзя сыграть, пропадает.</translation>
    </message>
    <message>
        <source>By childish he means trifling, not made for children.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>«Childish» у него значит «пустячная», а не «для детей».</translation>
    </message>
    <message>
        <source>We read the printed text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы читаем печатный текст.</translation>
    </message>
    <message>
        <source>Double fours lay down, or bear off, eight men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По двум четвёркам кладут или снимают восемь шашек.</translation>
    </message>
    <message>
        <source>The chapter warns of cheats and their ways with dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Глава предостерегает от шулеров и их приёмов с костями.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>с. 161–162</translation>
    </message>
    <message>
        <source>A doublet lays down, or bears off, as many men as it shows. Two fours lay down, or bear off, eight.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По дублету кладут или снимают столько шашек, сколько на нём очков. По двум четвёркам — восемь.</translation>
    </message>
    <message>
        <source>This part, III.16, was first printed in 1905.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Эта часть, III.16, впервые напечатана в 1905 году.</translation>
    </message>
    <message>
        <source>The manuscript is in the British Library, London.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рукопись хранится в Британской библиотеке, Лондон.</translation>
    </message>
    <message>
        <source>We read the text.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы читаем сам текст.</translation>
    </message>
    <message>
        <source>The other player lays down a man with a number you cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По числу, которым вы не можете сыграть, соперник кладёт свою шашку.</translation>
    </message>
    <message>
        <source>Each player throws one die. The higher has the first throw, in every game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Каждый бросает одну кость. У кого больше, тот бросает первым, в любой игре.</translation>
    </message>
    <message>
        <source>The author is not known. Charpentier published it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Автор неизвестен. Издал Шарпантье.</translation>
    </message>
    <message>
        <source>Men lie in the half nearest the light.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шашки лежат в половине, что ближе к свету.</translation>
    </message>
    <message>
        <source>What one player cannot play, the other plays.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Что не может сыграть один, играет другой.</translation>
    </message>
    <message>
        <source>A doublet keeps the dice: the same player throws again.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Дублет сохраняет право броска: тот же игрок бросает снова.</translation>
    </message>
    <message>
        <source>One upon the other, and not side by side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Одна на другой, а не рядом.</translation>
    </message>
    <message>
        <source>You can bear nothing off until you have laid down all your men.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Снять ничего нельзя, пока не положены все свои шашки.</translation>
    </message>
    <message>
        <source>All that one player cannot play, the other plays, if possible. If not, neither of them plays it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Всё, что не может сыграть один, играет другой, если может. Если нет, не играет никто.</translation>
    </message>
    <message>
        <source>Whoever throws a doublet keeps the dice, until a plain throw is made.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кому выпал дублет, тот бросает снова, пока не выпадет простой бросок.</translation>
    </message>
    <message>
        <source>Moulidars.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мулидар.</translation>
    </message>
    <message>
        <source>We know it through Fiske’s summary of 1905, page 300.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы знаем его по краткому изложению Фиске 1905 года, страница 300.</translation>
    </message>
    <message>
        <source>Doublets are ordinary throws.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Дублеты — обычные броски.</translation>
    </message>
    <message>
        <source>Numbers that you cannot use pass to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Числа, которые вам не подходят, переходят сопернику.</translation>
    </message>
    <message>
        <source>Willard Fiske.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Уиллард Фиске.</translation>
    </message>
    <message>
        <source>Men are laid down, piled up again, and only then borne off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шашки кладут, снова складывают в стопки и только потом снимают.</translation>
    </message>
    <message>
        <source>A number that you cannot play does not count.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Число, которым нельзя сыграть, не считается.</translation>
    </message>
    <message>
        <source>How many men a doublet plays is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Сколькими шашками играют по дублету — наш выбор.</translation>
    </message>
    <message>
        <source>Not a book: its entry DLP.Evidence.1463 gives rules for doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Это не книга: правила доблета приведены в записи DLP.Evidence.1463.</translation>
    </message>
    <message>
        <source>In its own collection of evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>В его собрании свидетельств о старых играх.</translation>
    </message>
    <message>
        <source>We compared that entry with the translation of Alfonso’s page.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы сравнили эту запись с переводом страницы Альфонсо.</translation>
    </message>
    <message>
        <source>When a player’s men are down, they race round the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Когда шашки игрока положены, они идут вокруг доски.</translation>
    </message>
    <message>
        <source>On leaf 74 of Alfonso’s book a small painting shows doblet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>На листе 74 книги Альфонсо есть миниатюра: на ней изображена игра доблет (doblet).</translation>
    </message>
    <message>
        <source>The board is a rectangle with a heavy frame.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Доска прямоугольная, с тяжёлой рамой.</translation>
    </message>
    <message>
        <source>It has no triangles. Twenty-four half-round hollows are cut in its long sides.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Треугольников нет. В длинных сторонах вырезаны двадцать четыре полукруглых гнезда.</translation>
    </message>
    <message>
        <source>Each hollow is as wide as a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Каждое гнездо шириной с шашку.</translation>
    </message>
    <message>
        <source>The bar is two stubs, one from each long side. They do not meet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Вместо перегородки — два выступа от длинных сторон. Они не сходятся.</translation>
    </message>
    <message>
        <source>Three dice are there, so we play with three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Костей там три, поэтому и мы играем тремя.</translation>
    </message>
    <message>
        <source>doublets, dubblets, doblet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>doublets, dubblets, doblet (дублеты)</translation>
    </message>
    <message>
        <source>Perhaps because the men stand doubled on their points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Возможно, потому что шашки стоят на пунктах по две.</translation>
    </message>
    <message>
        <source>dames rabattues</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>dames rabattues («сбитые, положенные шашки»)</translation>
    </message>
    <message>
        <source>Men knocked down: taken from their piles. A dame is a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шашки сбитые, положенные: снятые со стопок. Dame — шашка.</translation>
    </message>
    <message>
        <source>renette, queen’s game</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>renette, queen’s game (игра королевы)</translation>
    </message>
    <message>
        <source>Cotgrave says that renette is somewhat like doublets or queen’s game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Котгрейв говорит, что renette чем-то похожа на дублеты, или игру королевы.</translation>
    </message>
    <message>
        <source>ofanfelling</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>ofanfelling (офанфеллинг)</translation>
    </message>
    <message>
        <source>Fiske writes ofanfelling, and ofanfellingartafl.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Фиске пишет ofanfelling и ofanfellingartafl.</translation>
    </message>
    <message>
        <source>Folding tables board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Складная игральная доска</translation>
    </message>
    <message>
        <source>England</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Англия</translation>
    </message>
    <message>
        <source>17th century, after a board of 1545</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>XVII век, по доске 1545 года</translation>
    </message>
    <message>
        <source>57 × 48 cm</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>57 × 48 см</translation>
    </message>
    <message>
        <source>Castile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кастилия</translation>
    </message>
    <message>
        <source>Materials not named in the book; shown as wood</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Материалы в книге не названы; показано дерево</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>неизвестен</translation>
    </message>
    <message>
        <source>The inlay is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Инкрустация придумана.</translation>
    </message>
    <message>
        <source>Trictrac table</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Стол для триктрака</translation>
    </message>
    <message>
        <source>France</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Франция</translation>
    </message>
    <message>
        <source>about 1700 to 1715</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>примерно 1700–1715 годы</translation>
    </message>
    <message>
        <source>Ivory was used then. We show bone, because elephants are killed for ivory.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Тогда брали слоновую кость. Мы показываем обычную кость: ради слоновой убивают слонов.</translation>
    </message>
    <message>
        <source>Kotra board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Доска для котры</translation>
    </message>
    <message>
        <source>Iceland</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Исландия</translation>
    </message>
    <message>
        <source>date not known; the game was described in 1905</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>время неизвестно; игра описана в 1905 году</translation>
    </message>
    <message>
        <source>The carved plait is invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Резная плетёнка придумана.</translation>
    </message>
    <message>
        <source>Point</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Пункт</translation>
    </message>
    <message>
        <source>One point of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Один пункт доски, в рамке.</translation>
    </message>
    <message>
        <source>Man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шашка</translation>
    </message>
    <message>
        <source>A single man on its point, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Одна шашка на своём пункте, в рамке.</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Стопка</translation>
    </message>
    <message>
        <source>Three men in a pile, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Три шашки в стопке, в рамке.</translation>
    </message>
    <message>
        <source>Bottom man</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Нижняя шашка</translation>
    </message>
    <message>
        <source>The other man is laid down, and the bottom man is framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Другая шашка положена, нижняя — в рамке.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Положить</translation>
    </message>
    <message>
        <source>The top man of a pile, and the place where it will lie.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Верхняя шашка стопки и место, где она ляжет.</translation>
    </message>
    <message>
        <source>Bear off</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Снять с доски</translation>
    </message>
    <message>
        <source>Take a man off the board. All your men must be down first.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Убрать шашку с доски. Прежде все ваши шашки должны быть положены.</translation>
    </message>
    <message>
        <source>A man on point 1, and the tray to which it goes.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шашка на пункте 1 и лоток, куда она уйдёт.</translation>
    </message>
    <message>
        <source>Bar</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Средняя перегородка</translation>
    </message>
    <message>
        <source>The strip between the two halves of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Полоса между половинами доски.</translation>
    </message>
    <message>
        <source>The bar of the board, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Перегородка доски, в рамке.</translation>
    </message>
    <message>
        <source>Quarter of the board</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Четверть доски</translation>
    </message>
    <message>
        <source>The six points on which a player’s men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шесть пунктов, на которых стоят шашки игрока.</translation>
    </message>
    <message>
        <source>Six points of one player, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шесть пунктов одного игрока, в рамке.</translation>
    </message>
    <message>
        <source>Dice box</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Стаканчик</translation>
    </message>
    <message>
        <source>The cup from which dice are thrown. Each player has one.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Из него бросают кости. У каждого игрока свой.</translation>
    </message>
    <message>
        <source>Doublet</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Дублет</translation>
    </message>
    <message>
        <source>Dice that show the same number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кости с одинаковым числом.</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Лоток</translation>
    </message>
    <message>
        <source>The place beside the board where men borne off stand in a row.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Место, где в ряд стоят снятые шашки.</translation>
    </message>
    <message>
        <source>A tray with five men in it, framed.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Лоток с пятью шашками, в рамке.</translation>
    </message>
    <message>
        <source>Lost or passed number</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Пропавшее или перешедшее число</translation>
    </message>
    <message>
        <source>Nobody plays a number that is crossed out: it is lost. One with an arrow passes to the other player.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Зачёркнутое число не разыгрывает никто: оно пропало. Число со стрелкой переходит сопернику.</translation>
    </message>
    <message>
        <source>Two dice: the six is crossed out, the three has an arrow.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Две кости: шестёрка зачёркнута, у тройки стрелка.</translation>
    </message>
    <message>
        <source>Who keeps the originals</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кто хранит подлинники</translation>
    </message>
    <message>
        <source>El Escorial keeps the book of Alfonso X.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Книгу Альфонсо X хранит Эскориал.</translation>
    </message>
    <message>
        <source>The University of Nottingham keeps Willughby’s manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рукопись Уиллоби хранит Ноттингемский университет.</translation>
    </message>
    <message>
        <source>Who edited, translated and copied</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кто издал, перевёл и переписал</translation>
    </message>
    <message>
        <source>Forgeng, Johnston and Cram edited Willughby in 2003.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Форженг, Джонстон и Крэм издали Уиллоби в 2003 году.</translation>
    </message>
    <message>
        <source>Golladay translated Alfonso’s book. We retell it in our own words.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Книга Альфонсо — в переводе Голладей. Мы пересказываем её своими словами.</translation>
    </message>
    <message>
        <source>We read Charpentier’s text in a modern-spelling transcription.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Текст книги, изданной Шарпантье, мы читали в транскрипции в современной орфографии.</translation>
    </message>
    <message>
        <source>The plain-English versions are ours.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Пересказ рядом со старым текстом — наш.</translation>
    </message>
    <message>
        <source>Who reconstructed the games</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кто восстановил игры</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project gathers evidence of old games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Digital Ludeme Project собирает свидетельства о старых играх.</translation>
    </message>
    <message>
        <source>DLP.Evidence.1463 is its entry on doblet; another is DLP.Evidence.1563.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>DLP.Evidence.1463 — его запись о доблете; есть и DLP.Evidence.1563.</translation>
    </message>
    <message>
        <source>The program’s interface is built with Qt.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Окно сделано на Qt.</translation>
    </message>
    <message>
        <source>Doublets is free software under the MIT licence.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Doublets — свободная программа по лицензии MIT.</translation>
    </message>
    <message>
        <source>A playing piece, round and flat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Круглая плоская фишка, которой играют.</translation>
    </message>
    <message>
        <source>A dice box stands beside the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Стаканчик стоит рядом с доской.</translation>
    </message>
    <message>
        <source>The first player with no men left wins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Выигрывает тот, кто первым остался без шашек.</translation>
    </message>
    <message>
        <source>Each fact is marked with how we know it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>У каждого факта отмечено, откуда мы его знаем.</translation>
    </message>
    <message>
        <source>Randle Holme describes dubblets in a manuscript.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рэндл Холм описывает dubblets в рукописи.</translation>
    </message>
    <message>
        <source>A very silly little luck game, but worthwhile for certain times</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Совсем пустячная игра на удачу, но в иную минуту — в самый раз</translation>
    </message>
    <message>
        <source>The text does not mention equal dice. We play them as ordinary numbers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Об одинаковых костях в тексте не сказано. Мы разыгрываем их как обычные числа.</translation>
    </message>
    <message>
        <source>The least serious of all games of this kind. It is all chance, with hardly any skill.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Самая несерьёзная из всех таких игр. Всё решает случай, умения почти не нужно.</translation>
    </message>
    <message>
        <source>It names no author. Later it was attributed to Charles Cotton.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Имени автора в книге нет. Позднее её приписали Чарлзу Коттону.</translation>
    </message>
    <message>
        <source>Several libraries have copies.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Экземпляры есть в нескольких библиотеках.</translation>
    </message>
    <message>
        <source>Randle Holme, said to have been a painter of coats of arms in Chester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рэндл Холм, по некоторым данным, живописец-геральдист из Честера.</translation>
    </message>
    <message>
        <source>His rules for all such games say who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кто начинает, сказано в его правилах для всех таких игр.</translation>
    </message>
    <message>
        <source>Tables board with hollows</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Игральная доска с гнёздами</translation>
    </message>
    <message>
        <source>Ebony or rosewood, with white and green points</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Эбеновое дерево или палисандр; белые и зелёные пункты</translation>
    </message>
    <message>
        <source>Two players put their men in piles on a backgammon board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Двое игроков ставят свои шашки стопками на доску для нард.</translation>
    </message>
    <message>
        <source>A book of games made for King Alfonso X of Castile teaches doblet. It is one of fifteen games of tables there.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Книга игр, созданная для короля Кастилии Альфонсо X, учит игре доблет (doblet). Это одна из пятнадцати игр на доске.</translation>
    </message>
    <message>
        <source>Hugh Latimer names doublets in a sermon before King Edward VI.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Хью Латимер упоминает дублеты в проповеди перед королём Эдуардом VI.</translation>
    </message>
    <message>
        <source>The name queen’s game is written down, modern editors say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По словам современных издателей, записано название «игра королевы».</translation>
    </message>
    <message>
        <source>John Taylor’s poem Taylor’s Motto names doublets among the games at which money is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Поэма Джона Тейлора Taylor’s Motto называет дублеты среди игр, где теряют деньги.</translation>
    </message>
    <message>
        <source>Francis Willughby, a naturalist, writes down how dublets is played.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Натуралист Фрэнсис Уиллоби записывает, как играют в дублеты (dublets).</translation>
    </message>
    <message>
        <source>Rules of dames rabattues are printed in Paris, a modern account says.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По современным данным, в Париже напечатаны правила dames rabattues.</translation>
    </message>
    <message>
        <source>Seymour (pages 248–249) and Johnson (page 249) print the rules of 1674 again. Only some spellings change. Doublets was popular in the 17th and 18th centuries, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Сеймур (с. 248–249) и Джонсон (с. 249) перепечатывают правила 1674 года. Меняется лишь написание некоторых слов. По словам современных авторов, дублеты любили в XVII и XVIII веках.</translation>
    </message>
    <message>
        <source>Written by hand, and finished in Seville. Said to have been first printed in 1874.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рукопись завершена в Севилье. Впервые напечатана, по некоторым данным, в 1874 году.</translation>
    </message>
    <message>
        <source>Doblet is one of fifteen games of tables in the book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Доблет — одна из пятнадцати игр на доске в этой книге.</translation>
    </message>
    <message>
        <source>Some accounts date these games to the 14th century. The book itself says 1283.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Иногда эти игры относят к XIV веку. В самой книге указан 1283 год.</translation>
    </message>
    <message>
        <source>Justin du Coeur calls it a gambling game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Джастин дю Кёр называет её азартной игрой.</translation>
    </message>
    <message>
        <source>London 1674, for R. Cutler: chapter XXIX, pages 161 and 162.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Лондон, 1674, для Р. Катлера: глава XXIX, страницы 161 и 162.</translation>
    </message>
    <message>
        <source>p. 161</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>с. 161</translation>
    </message>
    <message>
        <source>p. 162</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>с. 162</translation>
    </message>
    <message>
        <source>Two dice are thrown, as in all games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Бросают две кости, как во всех играх на доске.</translation>
    </message>
    <message>
        <source>He numbers the points from the left. Our board numbers them from the right.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Он считает пункты слева. На нашей доске они считаются справа.</translation>
    </message>
    <message>
        <source>III.16, item 29a</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, статья 29a</translation>
    </message>
    <message>
        <source>III.16, item 29b</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>III.16, статья 29b</translation>
    </message>
    <message>
        <source>Paris 1715, third edition, pages 78 to 94. The rules are known from about 1699.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Париж, 1715, третье издание, страницы 78–94. Правила известны примерно с 1699 года.</translation>
    </message>
    <message>
        <source>Paris 1888.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Париж, 1888.</translation>
    </message>
    <message>
        <source>Florence 1905, page 353.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Флоренция, 1905, страница 353.</translation>
    </message>
    <message>
        <source>Two players sit at the board. One has just lifted a man from its pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>За доской сидят двое игроков. Один только что снял шашку со стопки.</translation>
    </message>
    <message>
        <source>Doublets may have grown out of doblet, modern writers say.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По мнению современных авторов, дублеты могли вырасти из доблета.</translation>
    </message>
    <message>
        <source>The historian Singman dates the name doublets to the 17th century.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Историк Сингмен относит название «дублеты» к XVII веку.</translation>
    </message>
    <message>
        <source>Latimer used it in 1549. So it is older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Латимер употребил его в 1549 году. Значит, оно старше.</translation>
    </message>
    <message>
        <source>An older spelling is dames rabatues.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Более старое написание — dames rabatues.</translation>
    </message>
    <message>
        <source>Renette, or reynette, means little queen, Fiske writes on page 286.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Renette, или reynette, значит «маленькая королева», пишет Фиске на странице 286.</translation>
    </message>
    <message>
        <source>Oak; points of yew and of spruce or larch; eight men of poplar survive</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Дуб; пункты из тиса и из ели или лиственницы; сохранилось восемь шашек из тополя</translation>
    </message>
    <message>
        <source>Driftwood; men of birch and of whale bone</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Выброшенное морем дерево; шашки из берёзы и кости кита</translation>
    </message>
    <message>
        <source>The board from the Mary Rose is in the Mary Rose Museum, Portsmouth: object 81A5599.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Доска с «Мэри Роуз» хранится в Музее «Мэри Роуз» в Портсмуте: предмет 81A5599.</translation>
    </message>
    <message>
        <source>The Text Creation Partnership transcribed The Compleat Gamester.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Транскрипция The Compleat Gamester — Text Creation Partnership.</translation>
    </message>
    <message>
        <source>The Tools and Trades History Society transcribed Holme.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Транскрипция Холма — Tools and Trades History Society.</translation>
    </message>
    <message>
        <source>Further reading</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Что почитать</translation>
    </message>
    <message>
        <source>David Parlett: The Oxford History of Board Games, 1999.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Дэвид Парлетт: The Oxford History of Board Games, 1999.</translation>
    </message>
    <message>
        <source>Cram, Forgeng and Johnston: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Крэм, Форженг и Джонстон: Francis Willughby’s Book of Games, 2003. ISBN 1-85928-460-4.</translation>
    </message>
    <message>
        <source>Jeffrey Forgeng and Will McLean: Daily Life in Chaucer’s England, 2009.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Джеффри Форженг и Уилл Маклейн: Daily Life in Chaucer’s England, 2009.</translation>
    </message>
    <message>
        <source>We read a transcription in modern spelling. We could not compare it with the printed book.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы читаем транскрипцию в современной орфографии. Сверить её с печатной книгой мы не смогли.</translation>
    </message>
    <message>
        <source>A modern account says that some numbers of a player bearing off are lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По современному пересказу, некоторые числа снимающего игрока пропадают.</translation>
    </message>
    <message>
        <source>pp. 78–94, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>с. 78–94, по современной транскрипции</translation>
    </message>
    <message>
        <source>Fatih Parlak describes kız tavlası, a game of this family still played in Turkey.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Фатих Парлак описывает kız tavlası, игру этого семейства, в которую и сейчас играют в Турции.</translation>
    </message>
    <message>
        <source>Fatih Parlak told the Digital Ludeme Project how to play.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Фатих Парлак рассказал Digital Ludeme Project, как в неё играют.</translation>
    </message>
    <message>
        <source>Turkish newspapers and websites explain it too.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Её объясняют и турецкие газеты и сайты.</translation>
    </message>
    <message>
        <source>The name means girls’ backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Название значит «девичьи нарды».</translation>
    </message>
    <message>
        <source>Fifteen men stand as in the English and French games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Пятнадцать шашек стоят как в английских и французских играх.</translation>
    </message>
    <message>
        <source>The men face each other, or stand diagonally.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шашки стоят друг против друга или наискосок.</translation>
    </message>
    <message>
        <source>We play it on the English board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы играем в неё на английской доске.</translation>
    </message>
    <message>
        <source>A living game, said to be at least fifty years old and probably much older.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Живая игра. По некоторым данным, ей не меньше пятидесяти лет, а вероятно, намного больше.</translation>
    </message>
    <message>
        <source>Barakat describes yahoudieh, a children’s game of this family in Syria and Lebanon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Баракат описывает yahoudieh — детскую игру этого семейства из Сирии и Ливана.</translation>
    </message>
    <message>
        <source>Barakat.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Баракат.</translation>
    </message>
    <message>
        <source>Helsinki 1974, pages 19 to 21.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Хельсинки, 1974, страницы 19–21.</translation>
    </message>
    <message>
        <source>We know this game from a summary by the Digital Ludeme Project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы знаем эту игру по изложению Digital Ludeme Project.</translation>
    </message>
    <message>
        <source>Children in Syria and Lebanon play it. Adults play other games at tables.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>В неё играют дети в Сирии и Ливане. Взрослые играют на такой доске в другие игры.</translation>
    </message>
    <message>
        <source>In bearing off, a number may move a man.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Когда шашки снимают, числом можно и передвинуть шашку.</translation>
    </message>
    <message>
        <source>Who begins, doublets and numbers that you cannot use are our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы сами выбрали, кто начинает, как играть по дублету и что делать с неиспользованным числом.</translation>
    </message>
    <message>
        <source>Digital reconstruction after the Mary Rose board (81A5599), found in the carpenter’s cabin. For games of about 1665–1688, kız tavlası and yahoudieh.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Цифровая реконструкция по доске с «Мэри Роуз» (81A5599), найденной в каюте плотника. Для игр примерно 1665–1688 годов, для kız tavlası и yahoudieh.</translation>
    </message>
    <message>
        <source>The dice decide which man is laid down, and later which man is taken off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кости решают, какую шашку положить, а потом — какую снять.</translation>
    </message>
    <message>
        <source>This page tells you who wrote about them and what is still unknown.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Здесь рассказано, кто о них писал и что остаётся неизвестным.</translation>
    </message>
    <message>
        <source>Only a modern writer says so.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Так говорит только современный автор.</translation>
    </message>
    <message>
        <source>A picture or an object from the time shows it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Это видно на изображении или предмете того времени.</translation>
    </message>
    <message>
        <source>Hyde calls doublets the same game as three French ones. They are tables rabattues, dames rabattues and dames avallées.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Хайд считает дублеты той же игрой, что и три французские. Это tables rabattues, dames rabattues и dames avallées.</translation>
    </message>
    <message>
        <source>The Digital Ludeme Project collects evidence of old games. For doblet, it lists the players as adult, male, elite and noble.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Digital Ludeme Project собирает свидетельства о старых играх. По его записям, в доблет играли взрослые мужчины из знати.</translation>
    </message>
    <message>
        <source>The picture shows three dice; the text does not mention them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Три кости видны на миниатюре, но словами не названы.</translation>
    </message>
    <message>
        <source>We know the rules from modern writers.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Правила мы знаем от современных авторов.</translation>
    </message>
    <message>
        <source>The other player lays down what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По числу, которое выпало вам и вам не подходит, кладёт шашку соперник.</translation>
    </message>
    <message>
        <source>The player with the higher throw begins, and lays down what it shows. So does the other player. If one cannot use a number, the other lays down a man with it. That helps the other.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Начинает тот, у кого выпало больше: что выпало, то и кладут. Так же и другой игрок. Что выпало одному и чего у него нет, кладёт другой. Это ему на пользу.</translation>
    </message>
    <message>
        <source>Fifteen men stand doubled on six points, some three high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Пятнадцать шашек стоят по две на шести пунктах, местами по три.</translation>
    </message>
    <message>
        <source>This is an easy and childish game. All fifteen men stand doubled on the six points. Points 6, 5 and 4 have three each. What is thrown is laid down. If one player cannot use it, the other lays down instead. So they go on until all the men are down. Then they bear off.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Это лёгкая и пустячная игра. Все пятнадцать шашек стоят по две на шести пунктах. На пунктах 6, 5 и 4 — по три. Что выпало, то кладут. Если у одного этого нет, вместо него кладёт другой. Так играют, пока не положат все. Потом снимают.</translation>
    </message>
    <message>
        <source>The thrower need not warn you. Here the program does, to make the game easier.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Бросивший не обязан предупреждать. Здесь для удобства это делает программа.</translation>
    </message>
    <message>
        <source>Whoever is first to bear off all their men wins the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кто первым снял все шашки, тот выиграл партию.</translation>
    </message>
    <message>
        <source>We know this game from a modern writer.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Эту игру мы знаем от современного автора.</translation>
    </message>
    <message>
        <source>Each player uses the quarter of the board at their right hand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Каждый игрок занимает четверть доски по правую руку.</translation>
    </message>
    <message>
        <source>A modern research project.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Современный исследовательский проект.</translation>
    </message>
    <message>
        <source>A single man can be hit, and then leaves the game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Одинокую шашку можно побить, и она выходит из игры.</translation>
    </message>
    <message>
        <source>We find no movement in the translation, so we call this a modern reconstruction.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>О движении шашек в переводе ничего нет. Поэтому мы называем это современной реконструкцией.</translation>
    </message>
    <message>
        <source>Men that are hit count as gone. A player who is hit has fewer to bring home. That is odd.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Побитые шашки считаются ушедшими. Их хозяину остаётся провести меньше. Это странно.</translation>
    </message>
    <message>
        <source>Or because throwing a doublet is rewarded.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Или потому, что выпавший дублет даёт преимущество.</translation>
    </message>
    <message>
        <source>Alfonso’s page has no special rule for throwing a doublet.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>На странице Альфонсо правила для дублета нет.</translation>
    </message>
    <message>
        <source>The grain and wear of the wood are invented.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рисунок дерева и следы износа придуманы.</translation>
    </message>
    <message>
        <source>The English board, with fifteen men a side, ready to begin.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Английская доска, по пятнадцать шашек с каждой стороны, до начала игры.</translation>
    </message>
    <message>
        <source>Digital reconstruction after the miniature in the Libro de los juegos. El Escorial, T-I-6, leaf 74.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Цифровая реконструкция по миниатюре из Libro de los juegos. Эскориал, T-I-6, лист 74.</translation>
    </message>
    <message>
        <source>The Castilian board, with half-round hollows instead of triangles.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кастильская доска: вместо треугольников полукруглые гнёзда.</translation>
    </message>
    <message>
        <source>Digital reconstruction after trictrac tables of the time, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Цифровая реконструкция по столам для триктрака того времени, не по конкретному предмету.</translation>
    </message>
    <message>
        <source>The French board, with green and white points.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Французский стол с зелёными и белыми пунктами.</translation>
    </message>
    <message>
        <source>Digital reconstruction, not after any particular piece.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Цифровая реконструкция, не по конкретному предмету.</translation>
    </message>
    <message>
        <source>The Icelandic board, with twelve men a side.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Исландская доска, по двенадцать шашек с каждой стороны.</translation>
    </message>
    <message>
        <source>One of the twenty-four places on the board. Yours are numbered 1 to 6.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Одно из двадцати четырёх мест доски. Ваши — от 1 до 6.</translation>
    </message>
    <message>
        <source>Men stacked one on top of another on a point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шашки, стоящие на пункте одна на другой.</translation>
    </message>
    <message>
        <source>The lowest man in a pile. It is down already and needs no number.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Самая нижняя в стопке. Она уже лежит, число ей не нужно.</translation>
    </message>
    <message>
        <source>Take the top man of a pile. Lay it flat in front of the pile.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Взять верхнюю шашку стопки. Положить её перед стопкой.</translation>
    </message>
    <message>
        <source>Two dice, both showing four.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Две кости, на обеих четыре.</translation>
    </message>
    <message>
        <source>Typeface and software</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шрифты и программы</translation>
    </message>
    <message>
        <source>The typeface is EB Garamond by Georg Duffner, under the SIL Open Font License.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шрифт — EB Garamond Георга Дуффнера, лицензия SIL Open Font License.</translation>
    </message>
    <message>
        <source>The other player uses what you throw but cannot use.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Что выпало вам и не пригодилось, разыгрывает соперник.</translation>
    </message>
    <message>
        <source>It does not say what happens when a doublet is more than you need. In our rules the rest is lost.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Что делать, когда дублет больше, чем нужно, не сказано. У нас остаток пропадает.</translation>
    </message>
    <message>
        <source>It is a simple game of luck, quite unlike backgammon.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Это простая игра на удачу, мало похожая на нарды.</translation>
    </message>
    <message>
        <source>Rabelais, in Gargantua, lists the games that a giant plays. Renette and tables rabattues are both among them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рабле в «Гаргантюа» перечисляет игры великана. Среди них есть и renette, и tables rabattues.</translation>
    </message>
    <message>
        <source>The Compleat Gamester, printed in London, gives the rules of dubblets, without its author’s name.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>В Лондоне выходит The Compleat Gamester с правилами dubblets. Имени автора нет.</translation>
    </message>
    <message>
        <source>Charpentier prints these rules in the third edition of a book on trictrac. The first, of 1698, covered only trictrac; the second appeared in 1701.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Шарпантье печатает эти правила в третьем издании книги о триктраке. В первом, 1698 года, был один триктрак; второе вышло в 1701 году.</translation>
    </message>
    <message>
        <source>On 29 March Justin du Coeur publishes instructions for playing as the old books describe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>29 марта Джастин дю Кёр публикует, как играть по старым книгам.</translation>
    </message>
    <message>
        <source>Two more such games follow it: sice-ace and ketch-dolt. Neither begins with piles that are laid down.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>За ней следуют ещё две такие игры: sice-ace и ketch-dolt. Стопок в них не разбирают.</translation>
    </message>
    <message>
        <source>There are several silly games for a tables board. They are not worth describing, so I mention only these three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>На доске играют в разные глупые игры. Описывать их не стоит, поэтому здесь лишь эти три.</translation>
    </message>
    <message>
        <source>Two sleights of hand, and loaded dice that fall high.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Два приёма ловкости рук и поддельные кости, на которых выпадают большие числа.</translation>
    </message>
    <message>
        <source>We deduce how many men and dice there are, and where the men stand.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Сколько шашек и костей и где стоят шашки — наш вывод.</translation>
    </message>
    <message>
        <source>The players throw to decide who begins. We deduce that the higher number does.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кто начинает, решает бросок. Что начинает тот, у кого выпало больше, — наш вывод.</translation>
    </message>
    <message>
        <source>In kotra, another Icelandic game, the lower number begins. You can choose that here.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>В котре, другой исландской игре, начинает тот, у кого выпало меньше. Здесь можно выбрать и так.</translation>
    </message>
    <message>
        <source>Rabelais lists both renette and tables rabattues, so he took them for two games.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Рабле называет и renette, и tables rabattues. Значит, для него это две игры.</translation>
    </message>
    <message>
        <source>It is not known whether renette and queen’s game are the same game.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Одна ли игра renette и «игра королевы», неизвестно.</translation>
    </message>
    <message>
        <source>Justin du Coeur described doublets for modern players in 1997.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Джастин дю Кёр в 1997 году описал дублеты для современных игроков.</translation>
    </message>
    <message>
        <source>We follow the project’s account and an article in the newspaper Posta.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Мы следуем описанию проекта и статье в газете Posta.</translation>
    </message>
    <message>
        <source>A doublet lays down all the men on its point.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>По дублету кладут все шашки его пункта.</translation>
    </message>
    <message>
        <source>What happens to a number that you cannot use is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Что делать с числом, которое нельзя использовать, — наш выбор.</translation>
    </message>
    <message>
        <source>The winner of an opening throw, called the battle, begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Начинает тот, кто победил в первом броске — «битве».</translation>
    </message>
    <message>
        <source>A dictionary of games, part of the Encyclopédie méthodique, describes dames rabattues. Chance decides who begins.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Словарь игр, часть Encyclopédie méthodique, описывает dames rabattues. Кто начинает, решает жребий.</translation>
    </message>
    <message>
        <source>Attributed to Jacques Lacombe.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Приписывается Жаку Лакомбу.</translation>
    </message>
    <message>
        <source>Paris 1792, pages 64 and 65.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Париж, 1792, страницы 64 и 65.</translation>
    </message>
    <message>
        <source>A copy is in the National Library of France.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Экземпляр есть в Национальной библиотеке Франции.</translation>
    </message>
    <message>
        <source>We read a modern transcription of the beginning, and a modern summary of the rest.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Начало мы читаем в современной транскрипции, остальное — в современном изложении.</translation>
    </message>
    <message>
        <source>Chance decides who begins. Throwing a die for it is our choice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кто начинает, решает жребий. Бросать для этого кость — наш выбор.</translation>
    </message>
    <message>
        <source>The dice must touch the other player’s side of the board.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кости должны коснуться борта со стороны соперника.</translation>
    </message>
    <message>
        <source>What one player cannot use, the other uses.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Что не подходит одному, использует другой.</translation>
    </message>
    <message>
        <source>We play doublets as in the French rules of 1715.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Дублеты мы играем по французским правилам 1715 года.</translation>
    </message>
    <message>
        <source>According to one modern reading, players must set all men up again to win.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Одно современное прочтение: чтобы выиграть, нужно снова расставить все шашки.</translation>
    </message>
    <message>
        <source>We have not found that in what we read. So it is a rule you may choose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>В прочитанном нами этого нет. Поэтому это правило можно выбрать.</translation>
    </message>
    <message>
        <source>pp. 64–65, from a modern transcription</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>с. 64–65, по современной транскрипции</translation>
    </message>
    <message>
        <source>The game has its name because the players knock down all their men. One after another, they lay each flat in front of the one before it.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Игра названа так потому, что игроки сбивают все свои шашки. Их укладывают плашмя одну за другой, каждую перед предыдущей.</translation>
    </message>
    <message>
        <source>Chance is made to decide who has the dice.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Кому бросать, решает жребий.</translation>
    </message>
    <message>
        <source>An ace is always taken from the first pile, a two from the second.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Единицу всегда берут с первой стопки, двойку — со второй.</translation>
    </message>
    <message>
        <source>The three points nearest the light hold two men each, the others three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>На трёх пунктах ближе к свету — по две шашки, на остальных — по три.</translation>
    </message>
    <message>
        <source>The old words do not say it; the editors of Doublets deduce it from them.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>В старых словах этого нет; это выводят из них редакторы Doublets.</translation>
    </message>
    <message>
        <source>The sources are silent, and the editors of Doublets chose.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Источники молчат, и редакторы Doublets сделали выбор.</translation>
    </message>
    <message>
        <source>Here it bears off two men, even from three. You can choose all three.</source>
        <extracomment>From the page of the games and their sources</extracomment>
        <translation>Снимают по нему здесь две, даже если их три. Можно выбрать и все три.</translation>
    </message>
</context>
</TS>
