<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>BoardMarks</name>
    <message>
        <source>−%1</source>
        <extracomment>men that were hit and are out of the game, on their tray; keep it very short</extracomment>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men left</source>
        <extracomment>men still to be played of a doublet, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>осталась %n шашка</numerusform>
            <numerusform>осталось %n шашки</numerusform>
            <numerusform>осталось %n шашек</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button</comment>
        <translation>Бросить</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men lost</source>
        <extracomment>men of a doublet that nobody could play, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n шашка потеряна</numerusform>
            <numerusform>%n шашки потеряны</numerusform>
            <numerusform>%n шашек потеряно</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Белый</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Чёрный</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>пункт %1</translation>
    </message>
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
    <message numerus="yes">
        <source>%n man/men played down</source>
        <translation>
            <numerusform>разложена %n шашка</numerusform>
            <numerusform>разложены %n шашки</numerusform>
            <numerusform>разложено %n шашек</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1; выбрано</translation>
    </message>
    <message>
        <source>%1; may be played</source>
        <translation>%1; можно сыграть</translation>
    </message>
    <message>
        <source>%1; may be moved to with %2</source>
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
        <translation>Кости в стаканах</translation>
    </message>
    <message>
        <source>Dice for the lead: %1 and %2</source>
        <comment>White&apos;s and Black&apos;s number</comment>
        <translation>Кости за право начать: %1 и %2</translation>
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
    <message>
        <source>%1; %2 to throw</source>
        <comment>dice; player</comment>
        <translation>%1; бросает %2</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s tray: %n man/men borne off</source>
        <translation>
            <numerusform>Лоток игрока %1: снята %n шашка</numerusform>
            <numerusform>Лоток игрока %1: сняты %n шашки</numerusform>
            <numerusform>Лоток игрока %1: снято %n шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men hit</source>
        <translation>
            <numerusform>побита %n шашка</numerusform>
            <numerusform>побиты %n шашки</numerusform>
            <numerusform>побито %n шашек</numerusform>
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
        <translation>%1; потеряно: %2</translation>
    </message>
    <message>
        <source>%1; passed to %2: %3</source>
        <comment>dice; player; numbers</comment>
        <translation>%1; перешло игроку %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n man/men lost</source>
        <translation>
            <numerusform>%1; %n шашка потеряна</numerusform>
            <numerusform>%1; %n шашки потеряны</numerusform>
            <numerusform>%1; %n шашек потеряно</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s dice box</source>
        <translation>Стакан: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; the hint: %n man/men</source>
        <translation>
            <numerusform>%1; подсказка: %n шашка</numerusform>
            <numerusform>%1; подсказка: %n шашки</numerusform>
            <numerusform>%1; подсказка: %n шашек</numerusform>
        </translation>
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
        <source>the %1 point</source>
        <extracomment>%1 the source&apos;s name of a number: &quot;sice&quot;</extracomment>
        <translation>пункт %1</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>%1 to throw again.</source>
        <translation>%1 бросает ещё раз.</translation>
    </message>
    <message>
        <source>%1 to throw.</source>
        <translation>Бросает %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to lay down %n more man/men.</source>
        <translation>
            <numerusform>%1 кладёт ещё %n шашку.</numerusform>
            <numerusform>%1 кладёт ещё %n шашки.</numerusform>
            <numerusform>%1 кладёт ещё %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to lay down %n man/men.</source>
        <translation>
            <numerusform>%1 кладёт %n шашку.</numerusform>
            <numerusform>%1 кладёт %n шашки.</numerusform>
            <numerusform>%1 кладёт %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to bear off %n more man/men.</source>
        <translation>
            <numerusform>%1 снимает с доски ещё %n шашку.</numerusform>
            <numerusform>%1 снимает с доски ещё %n шашки.</numerusform>
            <numerusform>%1 снимает с доски ещё %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to bear off %n man/men.</source>
        <translation>
            <numerusform>%1 снимает с доски %n шашку.</numerusform>
            <numerusform>%1 снимает с доски %n шашки.</numerusform>
            <numerusform>%1 снимает с доски %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play %2.</source>
        <extracomment>%1 player, %2 the numbers of the dice</extracomment>
        <translation>%1 разыгрывает %2.</translation>
    </message>
    <message>
        <source>Each throws one die for the first throw: enter how they fell.</source>
        <translation>Каждый бросает по кости за право первого броска: введите, что выпало.</translation>
    </message>
    <message>
        <source>Each throws one die for the first throw: press Space, or click a box.</source>
        <translation>Каждый бросает по кости за право первого броска: нажмите пробел или щёлкните по стаканчику.</translation>
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
        <source>Stopped in %1.</source>
        <translation>Остановлено на файле %1.</translation>
    </message>
    <message>
        <source>Too many errors: the rest of the file has not been read.</source>
        <translation>Слишком много ошибок: остальная часть файла не прочитана.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Lists the rule sets and their open rulings.</source>
        <translation>Перечисляет своды правил и их открытые вопросы.</translation>
    </message>
    <message>
        <source>Plays many games and counts who wins.</source>
        <translation>Играет много партий и считает, кто выигрывает.</translation>
    </message>
    <message>
        <source>Replays game records and reports the first error of each game.</source>
        <translation>Повторяет записанные партии и называет первую ошибку каждой.</translation>
    </message>
    <message>
        <source>Print JSON for other programmes.</source>
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
        <source>%1 has no place here</source>
        <translation>%1 здесь лишнее</translation>
    </message>
    <message>
        <source>The results could not be written.</source>
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
        <source>Show this help; after a command, that command’s.</source>
        <translation>Показать эту справку; после команды — справку о ней.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Показать версию.</translation>
    </message>
    <message>
        <source>Speak this language: %1.</source>
        <translation>Говорить на этом языке: %1.</translation>
    </message>
    <message>
        <source>command line: there is no command %1; there are: %2</source>
        <translation>командная строка: нет команды %1; есть: %2</translation>
    </message>
    <message>
        <source>Begin a new game by this rule set.</source>
        <translation>Начать новую партию по этому своду правил.</translation>
    </message>
    <message>
        <source>Begin a new game with the dice of this seed.</source>
        <translation>Начать новую партию с костями от этого начального числа.</translation>
    </message>
    <message>
        <source>Speak this language.</source>
        <translation>Говорить на этом языке.</translation>
    </message>
    <message>
        <source>The historical game of doublets and its relatives, at one board for two.</source>
        <translation>Старинная игра в дублеты и её родственницы за одной доской, для двоих.</translation>
    </message>
    <message>
        <source>A game to open.</source>
        <translation>Партия, которую открыть.</translation>
    </message>
    <message>
        <source>One file can be opened at a time, not %1.</source>
        <translation>Открыть можно один файл за раз, а не %1.</translation>
    </message>
    <message>
        <source>A file brings its own rules and dice: give either a file or a new game.</source>
        <translation>Файл приносит свои правила и кости: укажите либо файл, либо новую партию.</translation>
    </message>
    <message>
        <source>--language: there is no %1; there are %2.</source>
        <translation>--language: нет языка %1; есть %2.</translation>
    </message>
    <message>
        <source>Computes who wins how often under best play.</source>
        <translation>Вычисляет, кто как часто выигрывает при наилучшей игре.</translation>
    </message>
    <message>
        <source>Saves the board as a picture, without a screen.</source>
        <translation>Сохраняет доску картинкой, без экрана.</translation>
    </message>
    <message>
        <source>What paints pictures cannot be started, %1: %2</source>
        <extracomment>%1 the path of a programme, %2 why not</extracomment>
        <translation>Не удалось запустить то, что рисует картинки, %1: %2</translation>
    </message>
</context>
<context>
    <name>ComparisonSummary</name>
    <message>
        <source>The finished game, as it was played.</source>
        <translation>Оконченная партия, как она была сыграна.</translation>
    </message>
    <message numerus="yes">
        <source>By %1, the game is drawn after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>%1: ничья после %n броска.</numerusform>
            <numerusform>%1: ничья после %n бросков.</numerusform>
            <numerusform>%1: ничья после %n бросков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %1, it is unfinished after %n throw(s).</source>
        <translation>
            <numerusform>%1: партия не окончена после %n броска.</numerusform>
            <numerusform>%1: партия не окончена после %n бросков.</numerusform>
            <numerusform>%1: партия не окончена после %n бросков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %1, %2 wins after %n throw(s).</source>
        <extracomment>%1 the author of the rules, %2 the winner: &quot;By Charles Cotton, Anne wins after 20 throws.&quot;</extracomment>
        <translation>
            <numerusform>%1: выигрывает %2 после %n броска.</numerusform>
            <numerusform>%1: выигрывает %2 после %n бросков.</numerusform>
            <numerusform>%1: выигрывает %2 после %n бросков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The courses never part.</source>
        <translation>Партии нигде не расходятся.</translation>
    </message>
    <message>
        <source>They part at throw %1, where the players choose otherwise.</source>
        <translation>Они расходятся на броске %1, где игроки выбирают иначе.</translation>
    </message>
    <message>
        <source>They part at throw %1, by the rules.</source>
        <translation>Они расходятся на броске %1 из-за правил.</translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice of the first game were left when the second was over.</source>
        <translation>
            <numerusform>%n кость первой партии осталась, когда кончилась вторая.</numerusform>
            <numerusform>%n кости первой партии остались, когда кончилась вторая.</numerusform>
            <numerusform>%n костей первой партии осталось, когда кончилась вторая.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n die/dice were missing, and fell from the seed %1.</source>
        <extracomment>%1 the seed</extracomment>
        <translation>
            <numerusform>Последней %n кости недоставало, она брошена от начального числа %1.</numerusform>
            <numerusform>Последних %n костей недоставало, они брошены от начального числа %1.</numerusform>
            <numerusform>Последних %n костей недоставало, они брошены от начального числа %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both games use the same number of dice.</source>
        <translation>В обеих партиях костей упало поровну.</translation>
    </message>
    <message>
        <source>Where there is a choice, both sides choose blindly, by the seed %1.</source>
        <translation>Где есть выбор, обе стороны выбирают вслепую, от начального числа %1.</translation>
    </message>
    <message>
        <source>Where there is a choice, both sides play best.</source>
        <translation>Где есть выбор, обе стороны играют наилучшим образом.</translation>
    </message>
    <message numerus="yes">
        <source>The game as it stood after %n throw(s) of the dice.</source>
        <translation>
            <numerusform>Партия, какой она была после %n броска костей.</numerusform>
            <numerusform>Партия, какой она была после %n бросков костей.</numerusform>
            <numerusform>Партия, какой она была после %n бросков костей.</numerusform>
        </translation>
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
        <source>The historical game at tables and its relatives, each as its own source has it.</source>
        <translation>Старинная игра на доске для нард и её родственницы — каждая так, как её описывает её источник.</translation>
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
        <source>Save the table</source>
        <translation>Сохранить таблицу</translation>
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
        <source>The game cannot be kept</source>
        <translation>Партию не удаётся сохранить</translation>
    </message>
    <message>
        <source>The game on the board is not over, and it cannot be kept.</source>
        <translation>Партия на доске не окончена, и сохранить её не удаётся.</translation>
    </message>
    <message>
        <source>Another game in its place would be the end of it.</source>
        <translation>Если начать на её месте другую, эта пропадёт.</translation>
    </message>
    <message>
        <source>&amp;Stay with this game</source>
        <translation>&amp;Остаться в этой партии</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>О&amp;тказаться от неё</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message numerus="yes">
        <source>For %2 the number(s) %1 fell more often than two standard errors allow.</source>
        <extracomment>%1 one or more numbers of the dice, %2 the player: &quot;For Ben sice and ace fell …&quot;</extracomment>
        <translation>
            <numerusform>У игрока %2 число %1 выпадало чаще, чем допускают две стандартные ошибки.</numerusform>
            <numerusform>У игрока %2 числа %1 выпадали чаще, чем допускают две стандартные ошибки.</numerusform>
            <numerusform>У игрока %2 числа %1 выпадали чаще, чем допускают две стандартные ошибки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %2 the number(s) %1 fell more seldom than two standard errors allow.</source>
        <translation>
            <numerusform>У игрока %2 число %1 выпадало реже, чем допускают две стандартные ошибки.</numerusform>
            <numerusform>У игрока %2 числа %1 выпадали реже, чем допускают две стандартные ошибки.</numerusform>
            <numerusform>У игрока %2 числа %1 выпадали реже, чем допускают две стандартные ошибки.</numerusform>
        </translation>
    </message>
    <message>
        <source>All numbers fell within what chance allows.</source>
        <translation>Все числа выпадали так часто, как допускает случай.</translation>
    </message>
    <message>
        <source>Of twelve numbers, six of each player, one outside its band is no wonder: with fair dice it happens in about one sample of three.</source>
        <translation>Из двенадцати чисел, по шесть у каждого игрока, одно вне своей полосы — не диво: с правильными костями так бывает примерно в каждой третьей выборке.</translation>
    </message>
    <message>
        <source>Of twelve numbers, six of each player, two outside their bands are unusual, but no more: with fair dice it happens in up to one sample of seven.</source>
        <translation>Из двенадцати чисел, по шесть у каждого игрока, два вне своих полос — необычно, но не более: с правильными костями так бывает не чаще чем в каждой седьмой выборке.</translation>
    </message>
    <message>
        <source>Of twelve numbers, six of each player, so many outside their bands are rare with fair dice: at most about three samples of a hundred have them.</source>
        <translation>Из двенадцати чисел, по шесть у каждого игрока, столько вне своих полос — с правильными костями редкость: не более чем примерно в трёх выборках из ста.</translation>
    </message>
    <message>
        <source>All dice together: chi-square is %1 with 5 degrees of freedom, p = %2.</source>
        <extracomment>%1 chi-square, %2 its probability: &quot;0.32&quot;</extracomment>
        <translation>Все кости вместе: хи-квадрат равен %1 при 5 степенях свободы, p = %2.</translation>
    </message>
    <message>
        <source>Of 100 samples of fair dice about %1 are at least as uneven: nothing speaks against these.</source>
        <translation>Из 100 выборок правильных костей столь же неровны или ещё неровнее примерно %1: против этих костей ничто не говорит.</translation>
    </message>
    <message>
        <source>Of 100 samples of fair dice about %1 are at least as uneven: unusual, but no proof.</source>
        <translation>Из 100 выборок правильных костей столь же неровны или ещё неровнее примерно %1: необычно, но не доказательство.</translation>
    </message>
    <message>
        <source>Of 100 samples of fair dice fewer than one is as uneven: worth a closer look with new dice and a new sample.</source>
        <translation>Из 100 выборок правильных костей столь же неровной бывает меньше одной: стоит присмотреться, взяв новые кости и новую выборку.</translation>
    </message>
    <message>
        <source>thrown by the computer&apos;s own generator</source>
        <translation>брошены собственным генератором компьютера</translation>
    </message>
    <message>
        <source>thrown from the seed %1</source>
        <translation>брошены от начального числа %1</translation>
    </message>
    <message>
        <source>thrown by hand and entered</source>
        <translation>брошены рукой и введены</translation>
    </message>
    <message>
        <source>written down beforehand</source>
        <translation>записаны заранее</translation>
    </message>
    <message numerus="yes">
        <source>Doublets (two dice or more alike): %1 of %n throw(s); %2 are to be expected, give or take %3 (two standard errors).</source>
        <extracomment>%1 doublets thrown, %2 expected, %3 their standard error</extracomment>
        <translation>
            <numerusform>Дублеты (две или более одинаковых костей): %1 на %n бросок; ожидается %2, плюс-минус %3 (две стандартные ошибки).</numerusform>
            <numerusform>Дублеты (две или более одинаковых костей): %1 на %n броска; ожидается %2, плюс-минус %3 (две стандартные ошибки).</numerusform>
            <numerusform>Дублеты (две или более одинаковых костей): %1 на %n бросков; ожидается %2, плюс-минус %3 (две стандартные ошибки).</numerusform>
        </translation>
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
        <source>a text</source>
        <translation>строка</translation>
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
        <translation>выиграли белые</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>выиграли чёрные</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>не открывается: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <extracomment>%1 the operating system&apos;s reason</extracomment>
        <translation>не записывается: %1</translation>
    </message>
    <message>
        <source>too large: %1 bytes, and no more than %2 are read</source>
        <translation>слишком велико: байтов %1, а читается не больше %2</translation>
    </message>
    <message>
        <source>binary data where a text in UTF-8 is wanted</source>
        <translation>двоичные данные вместо текста в UTF-8</translation>
    </message>
    <message>
        <source>not JSON: %1 (byte %2)</source>
        <extracomment>%1 the parser&apos;s message, %2 the offset</extracomment>
        <translation>не JSON: %1 (байт %2)</translation>
    </message>
    <message>
        <source>the format is %1, and %2 is wanted</source>
        <translation>формат %1, а нужен %2</translation>
    </message>
    <message>
        <source>written by a newer programme: version %1, and this one understands version %2</source>
        <translation>записано более новой программой: версия %1, а эта понимает версию %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>не хватает %1</translation>
    </message>
    <message>
        <source>%1 is not known here</source>
        <translation>%1 здесь не предусмотрено</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 встречается дважды</translation>
    </message>
    <message>
        <source>%1 where %2 is wanted</source>
        <extracomment>&quot;a number where a text is wanted&quot;</extracomment>
        <translation>здесь %1, а нужно другое: %2</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>там ничего нет</translation>
    </message>
    <message>
        <source>%1 is not possible; allowed: %2</source>
        <translation>%1 невозможно; допустимо: %2</translation>
    </message>
    <message>
        <source>%1 and %2 do not agree</source>
        <translation>%1 и %2 не согласуются</translation>
    </message>
    <message>
        <source>there is no rule set %1; there are: %2</source>
        <translation>нет свода правил %1; есть: %2</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1</source>
        <translation>в этом своде правил нет вопроса %1</translation>
    </message>
    <message>
        <source>this rule set has no ruling %1; it has: %2</source>
        <translation>в этом своде правил нет вопроса %1; есть: %2</translation>
    </message>
    <message>
        <source>the ruling %1 has no value %2; allowed: %3</source>
        <translation>у вопроса %1 нет решения %2; допустимо: %3</translation>
    </message>
    <message>
        <source>%1 is no seed; allowed: a whole number from 0 to %2</source>
        <translation>%1 не годится как начальное число костей; допустимо: целое число от 0 до %2</translation>
    </message>
    <message>
        <source>%1 is not legal: %2</source>
        <extracomment>%1 what the record says was done, %2 why that is not possible</extracomment>
        <translation>%1 — не по правилам: %2</translation>
    </message>
    <message>
        <source>written as lost: %1; really lost: %2</source>
        <translation>записано как пропавшее: %1; на деле пропало: %2</translation>
    </message>
    <message>
        <source>the result written: %1; the result of the play: %2</source>
        <translation>записанный исход: %1; исход по ходам: %2</translation>
    </message>
    <message>
        <source>no file, but a pipe or a device</source>
        <translation>не файл, а канал или устройство</translation>
    </message>
    <message>
        <source>%1 is no name; allowed: one line of up to %2 characters</source>
        <translation>%1 не может быть именем; допускается одна строка не длиннее %2 знаков</translation>
    </message>
    <message>
        <source>the dice written: %1; the dice of the seed: %2</source>
        <translation>записано: кости %1; начальное число даёт: %2</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>%1 and %2 both throw %3: each throws again for the first throw.</source>
        <extracomment>%3 is the name of a number of the dice</extracomment>
        <translation>%1 и %2 бросают поровну (%3): каждый бросает ещё раз за право первого броска.</translation>
    </message>
    <message>
        <source>%1 throws %2 and %3 %4: %1 has the first throw.</source>
        <extracomment>The throw for the lead: %1 and %3 are the players, %2 and %4 their numbers.</extracomment>
        <translation>%1 бросает %2, %3 — %4: первый бросок делает %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %2: %n man/men.</source>
        <extracomment>&quot;Anne throws two fours: eight men.&quot; %1 player, %2 name of the throw</extracomment>
        <translation>
            <numerusform>%1 бросает %2: %n шашка.</numerusform>
            <numerusform>%1 бросает %2: %n шашки.</numerusform>
            <numerusform>%1 бросает %2: %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <extracomment>%1 player, %2 name of the throw: &quot;Anne throws sice-ace.&quot;</extracomment>
        <translation>%1 бросает %2.</translation>
    </message>
    <message>
        <source>%1 lays down a man on the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 кладёт шашку на пункте %2.</translation>
    </message>
    <message>
        <source>%1 lays down a man on point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 кладёт шашку на пункте %2.</translation>
    </message>
    <message>
        <source>%1 puts a man back on the pile of the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 возвращает шашку в стопку на пункте %2.</translation>
    </message>
    <message>
        <source>%1 puts a man back on the pile of point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 возвращает шашку в стопку на пункте %2.</translation>
    </message>
    <message>
        <source>%1 bears off a man from the %2 point.</source>
        <extracomment>%2 is the source&apos;s name of the number: &quot;trey&quot;</extracomment>
        <translation>%1 снимает с доски шашку с пункта %2.</translation>
    </message>
    <message>
        <source>%1 bears off a man from point %2.</source>
        <extracomment>%2 is a numeral, perhaps with its name: &quot;3&quot;, &quot;3 (trey)&quot;</extracomment>
        <translation>%1 снимает с доски шашку с пункта %2.</translation>
    </message>
    <message>
        <source>%1 moves a man from point %2 to point %3.</source>
        <translation>%1 ходит шашкой с пункта %2 на пункт %3.</translation>
    </message>
    <message>
        <source>A man of %1 is hit on point %2 and leaves the game.</source>
        <extracomment>%1 is the player who loses the man</extracomment>
        <translation>Шашка игрока %1 на пункте %2 побита и выбывает из игры.</translation>
    </message>
    <message>
        <source>%1 has every man down, and now piles them up again.</source>
        <translation>Все шашки игрока %1 разложены, теперь они возвращаются в стопки.</translation>
    </message>
    <message>
        <source>%1 has every man down, and now races round the board.</source>
        <translation>Все шашки игрока %1 разложены, теперь они идут вокруг доски.</translation>
    </message>
    <message>
        <source>%1 has every man piled up again, and now bears off.</source>
        <translation>Все шашки игрока %1 снова в стопках, теперь их снимают с доски.</translation>
    </message>
    <message>
        <source>%1 has every man down, and now bears off.</source>
        <translation>Все шашки игрока %1 разложены, теперь их снимают с доски.</translation>
    </message>
    <message>
        <source>The doublet lets %1 throw again.</source>
        <translation>Дублет даёт ещё один бросок: снова бросает %1.</translation>
    </message>
    <message>
        <source>The dice pass to %1.</source>
        <translation>Кости переходят: бросает %1.</translation>
    </message>
    <message>
        <source>%1 has no man left on the board, and wins.</source>
        <translation>У игрока %1 не осталось шашек на доске: %1 выигрывает.</translation>
    </message>
    <message>
        <source>Nobody can ever play again: the game is drawn.</source>
        <translation>Никто уже никогда не сможет сделать ход: ничья.</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>%1 has no man to lay down there</source>
        <translation>%1 не может положить там ни одной шашки</translation>
    </message>
    <message>
        <source>%1 has no man to put back there</source>
        <translation>%1 не может вернуть там в стопку ни одной шашки</translation>
    </message>
    <message>
        <source>%1 has no man left there</source>
        <translation>у игрока %1 там не осталось шашек</translation>
    </message>
    <message>
        <source>%1 has no man that can move so far</source>
        <translation>%1 не может пойти на столько ни одной шашкой</translation>
    </message>
    <message>
        <source>%1 may not use the rest of this throw in the next phase</source>
        <translation>%1 не может использовать остаток броска на следующем этапе</translation>
    </message>
    <message>
        <source>%1 had fewer men left than the doublet gives</source>
        <translation>дублет даёт больше шашек, чем осталось у игрока %1</translation>
    </message>
    <message>
        <source>%1 might only lay down with it, and has every man down</source>
        <translation>%1 может этим числом только класть шашки, а они уже все разложены</translation>
    </message>
    <message>
        <source>%1 still lays down and may not use the numbers of %2, who bears off</source>
        <extracomment>%1 the player who still lays down, %2 the one who threw</extracomment>
        <translation>%1 ещё раскладывает шашки и не может пользоваться числами игрока %2, который снимает с доски</translation>
    </message>
    <message>
        <source>nothing passes to %1 until every man of %2 is in the last table</source>
        <extracomment>%2 the player who threw</extracomment>
        <translation>игроку %1 ничего не переходит, пока не все шашки игрока %2 стоят в последней четверти</translation>
    </message>
    <message>
        <source>by this rule it does not pass to %1</source>
        <translation>по этому правилу оно не переходит игроку %1</translation>
    </message>
    <message>
        <source>%1 did not claim it before the next throw</source>
        <translation>%1 не заявляет права на него до следующего броска</translation>
    </message>
    <message>
        <source>neither %1 nor %2 has a man to lay down there</source>
        <translation>ни %1, ни %2 не может положить там шашку</translation>
    </message>
    <message>
        <source>neither %1 nor %2 has a man to put back there</source>
        <translation>ни %1, ни %2 не может вернуть там шашку в стопку</translation>
    </message>
    <message>
        <source>neither %1 nor %2 has a man left there</source>
        <translation>там не осталось шашек ни у игрока %1, ни у игрока %2</translation>
    </message>
    <message>
        <source>neither %1 nor %2 has a man that can move so far</source>
        <translation>ни %1, ни %2 не может пойти на столько</translation>
    </message>
</context>
<context>
    <name>FateText</name>
    <message>
        <source>The %1 pass to %2: %3.</source>
        <comment>several numbers</comment>
        <translation>Числа %1 переходят сопернику (%2): %3.</translation>
    </message>
    <message>
        <source>The %1 passes to %2: %3.</source>
        <extracomment>%1 a number of the dice, %2 the opponent, %3 why the thrower could not play</extracomment>
        <translation>Число %1 переходит сопернику (%2): %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass to %1: %2.</source>
        <extracomment>%1 the opponent, %2 why the thrower could not play these men of their doublet</extracomment>
        <translation>
            <numerusform>%n шашка дублета переходит сопернику (%1): %2.</numerusform>
            <numerusform>%n шашки дублета переходят сопернику (%1): %2.</numerusform>
            <numerusform>%n шашек дублета переходят сопернику (%1): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 are lost: %2.</source>
        <comment>several numbers</comment>
        <translation>Числа %1 пропадают: %2.</translation>
    </message>
    <message>
        <source>The %1 is lost: %2.</source>
        <extracomment>%1 a number of the dice, %2 why nobody plays it</extracomment>
        <translation>Число %1 пропадает: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet are lost: %1.</source>
        <extracomment>%1 why nobody plays these men of the doublet</extracomment>
        <translation>
            <numerusform>%n шашка дублета пропадает: %1.</numerusform>
            <numerusform>%n шашки дублета пропадают: %1.</numerusform>
            <numerusform>%n шашек дублета пропадают: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Between two reasons why a number was lost.</extracomment>
        <translation>%1; %2</translation>
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
        <source>then take them off the board</source>
        <translation>затем снимите их с доски</translation>
    </message>
    <message>
        <source>then race them round the board and off it</source>
        <translation>затем проведите их вокруг доски и снимите</translation>
    </message>
    <message>
        <source>%1. Whoever is first to have no man left wins.</source>
        <extracomment>%1: &quot;Lay all your men down, then take them off the board&quot;</extracomment>
        <translation>%1. Выигрывает тот, у кого первым не останется шашек.</translation>
    </message>
</context>
<context>
    <name>HindranceText</name>
    <message>
        <source>The game is over: %1 has won.</source>
        <translation>Партия окончена: победитель — %1.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Партия окончена: ничья.</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet: each throws one die for the first throw.</source>
        <translation>Ещё ничего не брошено: каждый бросает одну кость за право первого броска.</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet: %1 throws first.</source>
        <translation>Ещё ничего не брошено: первым бросает %1.</translation>
    </message>
    <message>
        <source>It is %1’s throw.</source>
        <translation>Сейчас бросает %1.</translation>
    </message>
    <message>
        <source>No man of %1 is on point %2.</source>
        <translation>На пункте %2 нет шашек игрока %1.</translation>
    </message>
    <message numerus="yes">
        <source>Every man of point %1 is piled up again; %n more come(s) before bearing off.</source>
        <translation>
            <numerusform>На пункте %1 все шашки снова в стопке; до снятия с доски осталась ещё %n.</numerusform>
            <numerusform>На пункте %1 все шашки снова в стопке; до снятия с доски осталось ещё %n.</numerusform>
            <numerusform>На пункте %1 все шашки снова в стопке; до снятия с доски осталось ещё %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %1’s turn: %n man/men of the doublet are to be played.</source>
        <translation>
            <numerusform>Сейчас ходит %1: по дублету осталась %n шашка.</numerusform>
            <numerusform>Сейчас ходит %1: по дублету осталось %n шашки.</numerusform>
            <numerusform>Сейчас ходит %1: по дублету осталось %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1’s turn: %2 could not play %3.</source>
        <translation>Сейчас ходит %1: от игрока %2 осталось %3.</translation>
    </message>
    <message>
        <source>It is %1’s turn, to play %2.</source>
        <extracomment>%1 a player, %2 the numbers of the dice</extracomment>
        <translation>Сейчас ходит %1, разыгрывается %2.</translation>
    </message>
    <message>
        <source>%1 left you %2: this man stands on point %3.</source>
        <extracomment>%1 the opponent, %2 numbers of the dice, %3 a point</extracomment>
        <translation>Соперник (%1) оставил вам %2, а эта шашка стоит на пункте %3.</translation>
    </message>
    <message>
        <source>You threw %1: this man stands on point %2.</source>
        <translation>У вас выпало: %1, а эта шашка стоит на пункте %2.</translation>
    </message>
    <message>
        <source>You have only %1 left to play: this man stands on point %2.</source>
        <extracomment>%1 numbers of the dice, %2 a point</extracomment>
        <translation>Осталось разыграть только %1, а эта шашка стоит на пункте %2.</translation>
    </message>
    <message numerus="yes">
        <source>Point %1 has no more to lay down; %n man/men elsewhere come(s) before piling up again.</source>
        <translation>
            <numerusform>На пункте %1 класть больше нечего; до возвращения в стопки осталась %n шашка на других пунктах.</numerusform>
            <numerusform>На пункте %1 класть больше нечего; до возвращения в стопки осталось %n шашки на других пунктах.</numerusform>
            <numerusform>На пункте %1 класть больше нечего; до возвращения в стопки осталось %n шашек на других пунктах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1 has no more to lay down; %n man/men elsewhere come(s) before the race.</source>
        <translation>
            <numerusform>На пункте %1 класть больше нечего; до гонки осталась %n шашка на других пунктах.</numerusform>
            <numerusform>На пункте %1 класть больше нечего; до гонки осталось %n шашки на других пунктах.</numerusform>
            <numerusform>На пункте %1 класть больше нечего; до гонки осталось %n шашек на других пунктах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1 has no more to lay down; %n man/men elsewhere come(s) before bearing off.</source>
        <translation>
            <numerusform>На пункте %1 класть больше нечего; до снятия с доски осталась %n шашка на других пунктах.</numerusform>
            <numerusform>На пункте %1 класть больше нечего; до снятия с доски осталось %n шашки на других пунктах.</numerusform>
            <numerusform>На пункте %1 класть больше нечего; до снятия с доски осталось %n шашек на других пунктах.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <extracomment>%1 a number of the dice, %2 why this man cannot move by it, a sentence</extracomment>
        <translation>Числом %1: %2</translation>
    </message>
    <message>
        <source>Point %1 is full.</source>
        <translation>Пункт %1 занят.</translation>
    </message>
    <message>
        <source>Two men of %2 hold point %1.</source>
        <translation>Пункт %1 держат две шашки соперника (%2).</translation>
    </message>
    <message>
        <source>Then fewer of the numbers could be played, and as many as can be must be.</source>
        <translation>Тогда удастся разыграть меньше чисел, а разыграть нужно как можно больше.</translation>
    </message>
    <message>
        <source>Only the exact %1 bears this man off.</source>
        <translation>Эту шашку снимает с доски только точное число %1.</translation>
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
        <source>throw the dice; play the man under the mark</source>
        <translation>бросить кости; сыграть отмеченной шашкой</translation>
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
        <source>play all forced numbers</source>
        <translation>сыграть всё вынужденное</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go on to the buttons under the board</source>
        <translation>перейти к кнопкам под доской</translation>
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
        <source>why? The passage that decided</source>
        <translation>почему? Место в источнике, которое решило</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <translation>правила этой игры</translation>
    </message>
    <message>
        <source>course of play: arrow keys choose a throw, Return goes back to the present</source>
        <translation>ход партии: стрелки выбирают бросок, Enter возвращает к настоящему</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>новая партия</translation>
    </message>
    <message>
        <source>a rematch, when the game is over</source>
        <translation>реванш, когда партия окончена</translation>
    </message>
    <message>
        <source>skip the motion</source>
        <translation>пропустить движение</translation>
    </message>
    <message>
        <source>full screen; Esc leaves, F10 shows the menus</source>
        <translation>во весь экран; Esc — выход, F10 — меню</translation>
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
        <source>claim what the other left, with your man under the mark, where it must be claimed</source>
        <translation>взять оставленное другим число своей шашкой под меткой, там, где его нужно потребовать самому</translation>
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
        <source>how often each number fell</source>
        <translation>как часто выпадало каждое число</translation>
    </message>
    <message>
        <source>the same dice by another source</source>
        <translation>те же кости по другому источнику</translation>
    </message>
    <message>
        <source>the odds: arrow keys choose a throw</source>
        <translation>шансы: стрелки выбирают бросок</translation>
    </message>
    <message>
        <source>a hint: the best choice is marked</source>
        <translation>подсказка: отмечается лучший выбор</translation>
    </message>
    <message>
        <source>who plays: people, or the computer</source>
        <translation>кто играет: люди или компьютер</translation>
    </message>
    <message>
        <source>larger, smaller, usual letters</source>
        <translation>крупнее, мельче, обычный размер букв</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message>
        <source>to throw</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to throw the dice</extracomment>
        <translation>бросает</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>under a player&apos;s name on the board: it is their turn to play men</extracomment>
        <translation>ходит</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>under a player&apos;s name on the board</extracomment>
        <translation>победа</translation>
    </message>
</context>
<context>
    <name>OddsHelp</name>
    <message>
        <source>All rule sets, under each choice of rulings, with the edge of best play over random play.</source>
        <translation>Все своды правил при каждом выборе решений, с перевесом наилучшей игры над случайной.</translation>
    </message>
    <message>
        <source>With --all: print comma-separated values.</source>
        <translation>Вместе с --all: вывести значения через запятую (CSV).</translation>
    </message>
    <message>
        <source>Per cent computed:</source>
        <translation>Вычислено, %:</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>Rulings: %1</source>
        <translation>Решения: %1</translation>
    </message>
    <message>
        <source>Won by the player with the first throw: %1 ± %2 (95 %)</source>
        <extracomment>%1 a percentage, %2 half the width of its interval in percentage points</extracomment>
        <translation>Выигрывает бросающий первым: %1 ± %2 (95 %)</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Вничью: %1</translation>
    </message>
    <message>
        <source>Won by the player with the first throw: %1</source>
        <translation>Выигрывает бросающий первым: %1</translation>
    </message>
    <message>
        <source>Throws a game: %1</source>
        <translation>Бросков за партию: %1</translation>
    </message>
    <message numerus="yes">
        <source>An estimate from %Ln game(s) played at random: the game has too many positions to be solved.</source>
        <translation>
            <numerusform>Оценка по %Ln партии, сыгранной наугад: у этой игры слишком много положений для точного решения.</numerusform>
            <numerusform>Оценка по %Ln партиям, сыгранным наугад: у этой игры слишком много положений для точного решения.</numerusform>
            <numerusform>Оценка по %Ln партиям, сыгранным наугад: у этой игры слишком много положений для точного решения.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, under best play by both: %Ln position(s) solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Точно, при наилучшей игре обоих: решено %Ln положение за %1 с.</numerusform>
            <numerusform>Точно, при наилучшей игре обоих: решено %Ln положения за %1 с.</numerusform>
            <numerusform>Точно, при наилучшей игре обоих: решено %Ln положений за %1 с.</numerusform>
        </translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>свод правил</translation>
    </message>
    <message>
        <source>first throw wins, %</source>
        <translation>побеждает первый бросок, %</translation>
    </message>
    <message>
        <source>throws</source>
        <translation>бросков</translation>
    </message>
    <message>
        <source>best over random, points</source>
        <translation>лучшая игра против случайной, п. п.</translation>
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
        <source>Exact, under best play by both. “Best over random” is the edge of best play over random choice, in percentage points over evens. A row with ± is an estimate from games played at random, with its 95 % interval.</source>
        <translation>Точно, при наилучшей игре обоих. «Лучшая игра против случайной» — перевес наилучшей игры над случайным выбором, в процентных пунктах сверх половины. Строка с ± — оценка по партиям, сыгранным наугад, с её 95-процентным интервалом.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>%1 a number: a percentage
----------
a share: &quot;62.4 %&quot;</extracomment>
        <translation>%1 %</translation>
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
        <source>%1 with a hit</source>
        <translation>%1 с боем</translation>
    </message>
    <message>
        <source>lay down %1</source>
        <extracomment>%1 a list of points: &quot;lay down 6 and 1 (sice-ace)&quot;, &quot;lay down sice, 2 × ace&quot;</extracomment>
        <translation>положить: %1</translation>
    </message>
    <message>
        <source>put back %1</source>
        <translation>вернуть в стопку: %1</translation>
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
</context>
<context>
    <name>PictureHelp</name>
    <message>
        <source>The board after this throw; 0: before the first.</source>
        <translation>Доска после этого броска; 0 — до первого.</translation>
    </message>
    <message>
        <source>The opening position of this rule set.</source>
        <translation>Начальная расстановка по этому своду правил.</translation>
    </message>
    <message>
        <source>The table: %1.</source>
        <translation>Стол: %1.</translation>
    </message>
    <message>
        <source>The look: %1.</source>
        <translation>Вид: %1.</translation>
    </message>
    <message>
        <source>In pixels, up to %1.</source>
        <translation>В пикселях, не больше %1.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Файл, который записать.</translation>
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
        <source>Drawing, per cent:</source>
        <translation>Рисование, проценты:</translation>
    </message>
    <message>
        <source>Stopped; nothing is written.</source>
        <translation>Остановлено; ничего не записано.</translation>
    </message>
</context>
<context>
    <name>PlaysText</name>
    <message numerus="yes">
        <source>%1 lays down %n man/men.</source>
        <translation>
            <numerusform>%1 кладёт %n шашку.</numerusform>
            <numerusform>%1 кладёт %n шашки.</numerusform>
            <numerusform>%1 кладёт %n шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men.</source>
        <translation>
            <numerusform>%1 снимает с доски %n шашку.</numerusform>
            <numerusform>%1 снимает с доски %n шашки.</numerusform>
            <numerusform>%1 снимает с доски %n шашек.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays down men on the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 кладёт шашки на пунктах %2.</translation>
    </message>
    <message>
        <source>%1 puts men back on the piles of the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 возвращает шашки в стопки на пунктах %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from the %2 points.</source>
        <extracomment>%2 the source&apos;s names of several numbers: &quot;sice and ace&quot;</extracomment>
        <translation>%1 снимает с доски шашки с пунктов %2.</translation>
    </message>
    <message>
        <source>%1 lays down men on points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;, &quot;6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1 кладёт шашки на пунктах %2.</translation>
    </message>
    <message>
        <source>%1 puts men back on the piles of points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;, &quot;6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1 возвращает шашки в стопки на пунктах %2.</translation>
    </message>
    <message>
        <source>%1 bears off men from points %2.</source>
        <extracomment>%2 numerals: &quot;6 and 1&quot;, &quot;6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1 снимает с доски шашки с пунктов %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers: &quot;Anne lays down 4 men (ace, ace, deuce, trey).&quot;</extracomment>
        <translation>
            <numerusform>%1 кладёт %n шашку (%2).</numerusform>
            <numerusform>%1 кладёт %n шашки (%2).</numerusform>
            <numerusform>%1 кладёт %n шашек (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n man/men back on their piles (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 возвращает в стопки %n шашку (%2).</numerusform>
            <numerusform>%1 возвращает в стопки %n шашки (%2).</numerusform>
            <numerusform>%1 возвращает в стопки %n шашек (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 снимает с доски %n шашку (%2).</numerusform>
            <numerusform>%1 снимает с доски %n шашки (%2).</numerusform>
            <numerusform>%1 снимает с доски %n шашек (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (points %2).</source>
        <extracomment>%2 numerals: &quot;Anne lays down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>%1 кладёт %n шашку (пункты %2).</numerusform>
            <numerusform>%1 кладёт %n шашки (пункты %2).</numerusform>
            <numerusform>%1 кладёт %n шашек (пункты %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n man/men back on their piles (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 возвращает в стопки %n шашку (пункты %2).</numerusform>
            <numerusform>%1 возвращает в стопки %n шашки (пункты %2).</numerusform>
            <numerusform>%1 возвращает в стопки %n шашек (пункты %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 снимает с доски %n шашку (пункты %2).</numerusform>
            <numerusform>%1 снимает с доски %n шашки (пункты %2).</numerusform>
            <numerusform>%1 снимает с доски %n шашек (пункты %2).</numerusform>
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
            <numerusform>%1 кладёт %n шашку на пункте %2.</numerusform>
            <numerusform>%1 кладёт %n шашки на пункте %2.</numerusform>
            <numerusform>%1 кладёт %n шашек на пункте %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n man/men back on the pile of point %2.</source>
        <translation>
            <numerusform>%1 возвращает %n шашку в стопку на пункте %2.</numerusform>
            <numerusform>%1 возвращает %n шашки в стопку на пункте %2.</numerusform>
            <numerusform>%1 возвращает %n шашек в стопку на пункте %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from point %2.</source>
        <translation>
            <numerusform>%1 снимает с доски %n шашку с пункта %2.</numerusform>
            <numerusform>%1 снимает с доски %n шашки с пункта %2.</numerusform>
            <numerusform>%1 снимает с доски %n шашек с пункта %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 кладёт %n шашку на пункте %2.</numerusform>
            <numerusform>%1 кладёт %n шашки на пункте %2.</numerusform>
            <numerusform>%1 кладёт %n шашек на пункте %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n man/men back on the pile of the %2 point.</source>
        <translation>
            <numerusform>%1 возвращает %n шашку в стопку на пункте %2.</numerusform>
            <numerusform>%1 возвращает %n шашки в стопку на пункте %2.</numerusform>
            <numerusform>%1 возвращает %n шашек в стопку на пункте %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from the %2 point.</source>
        <translation>
            <numerusform>%1 снимает с доски %n шашку с пункта %2.</numerusform>
            <numerusform>%1 снимает с доски %n шашки с пункта %2.</numerusform>
            <numerusform>%1 снимает с доски %n шашек с пункта %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProvenanceHtml</name>
    <message>
        <source>Status: %1.</source>
        <extracomment>%1 is a status: &quot;stated in the old text&quot;, &quot;our deduction&quot;, ...</extracomment>
        <translation>Откуда известно: %1.</translation>
    </message>
    <message>
        <source>The source says:</source>
        <translation>Источник говорит:</translation>
    </message>
    <message>
        <source>The nearest words of the source that we have:</source>
        <translation>Ближайшие по смыслу слова источника, какие у нас есть:</translation>
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
        <source>By default:</source>
        <translation>По умолчанию:</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1 author, work, year and pages</extracomment>
        <translation>Источник: %1</translation>
    </message>
    <message>
        <source>Deduced from these words:</source>
        <translation>Выведено из этих слов:</translation>
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
        <source>So the old text has it:</source>
        <translation>Так в старом тексте:</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>the game is over</source>
        <translation>партия окончена</translation>
    </message>
    <message>
        <source>the throw for the first throw comes first</source>
        <translation>сначала бросают за право первого броска</translation>
    </message>
    <message>
        <source>the first throw is settled already</source>
        <translation>право первого броска уже разыграно</translation>
    </message>
    <message>
        <source>numbers must be played before the next throw</source>
        <translation>до следующего броска нужно разыграть числа</translation>
    </message>
    <message>
        <source>the dice are to be thrown first</source>
        <translation>сначала нужно бросить кости</translation>
    </message>
    <message>
        <source>these are not the dice of this rule set</source>
        <translation>в этом своде правил бросают не такие кости</translation>
    </message>
    <message>
        <source>it is the other player’s play</source>
        <translation>ход другого игрока</translation>
    </message>
    <message>
        <source>no such number is left to play</source>
        <translation>такого числа для розыгрыша не осталось</translation>
    </message>
    <message>
        <source>another play uses more of the numbers, and as many as can be must be</source>
        <translation>другой ход использует больше чисел, а использовать нужно как можно больше</translation>
    </message>
    <message>
        <source>no man of that point can be played with that number</source>
        <translation>этим числом нельзя сыграть ни одной шашкой того пункта</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Play what was thrown first.</source>
        <translation>Сначала сыграйте то, что выпало.</translation>
    </message>
    <message>
        <source>%1 throws next.</source>
        <extracomment>The box of another player was pressed; %1 is who throws</extracomment>
        <translation>Следующий бросок: %1.</translation>
    </message>
</context>
<context>
    <name>RuleSetHelp</name>
    <message>
        <source>The rule set; see the command “rulesets”.</source>
        <translation>Свод правил; см. команду «rulesets».</translation>
    </message>
    <message>
        <source>Settle an open ruling; may be given again.</source>
        <translation>Решение открытого вопроса; можно указать несколько раз.</translation>
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
        <source>The tables in use</source>
        <translation>Какие четверти доски заняты</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Ход игры</translation>
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
        <translation>Раскладывание шашек</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Снятие с доски</translation>
    </message>
    <message>
        <source>Piling up again</source>
        <translation>Возвращение в стопки</translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Дублеты</translation>
    </message>
    <message>
        <source>What a doublet gives too much</source>
        <translation>Что в дублете лишнее</translation>
    </message>
    <message>
        <source>Numbers left when a phase ends</source>
        <translation>Числа, оставшиеся в конце этапа</translation>
    </message>
    <message>
        <source>Numbers that cannot be played</source>
        <translation>Числа, которые нельзя разыграть</translation>
    </message>
    <message>
        <source>The exception for the player who lays down</source>
        <translation>Исключение для того, кто ещё раскладывает</translation>
    </message>
    <message>
        <source>Claiming what the other leaves</source>
        <translation>Право на то, что оставил соперник</translation>
    </message>
    <message>
        <source>Men that a doublet plays</source>
        <translation>Сколько шашек играет дублет</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Передвижение</translation>
    </message>
    <message>
        <source>Hitting</source>
        <translation>Взятие</translation>
    </message>
    <message>
        <source>laying down</source>
        <translation>раскладывание шашек</translation>
    </message>
    <message>
        <source>piling up again</source>
        <translation>возвращение в стопки</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>снятие с доски</translation>
    </message>
    <message>
        <source>racing round the board</source>
        <translation>гонка вокруг доски</translation>
    </message>
    <message>
        <source>two tables that face each other</source>
        <translation>две четверти доски, лежащие друг против друга</translation>
    </message>
    <message>
        <source>two tables that face each other, in the half nearest the light</source>
        <translation>две четверти доски, лежащие друг против друга, в ближней к свету половине</translation>
    </message>
    <message>
        <source>the table at each player’s right hand</source>
        <translation>четверть доски по правую руку каждого игрока</translation>
    </message>
    <message>
        <source>all four tables</source>
        <translation>все четыре четверти доски</translation>
    </message>
    <message>
        <source>no privilege</source>
        <translation>без преимуществ</translation>
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
        <source>stated in the old text</source>
        <comment>status of a rule in its source</comment>
        <translation>сказано в старом тексте</translation>
    </message>
    <message>
        <source>retold today</source>
        <comment>status of a rule in its source</comment>
        <translation>известно в современном пересказе</translation>
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
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>en</source>
        <comment>language code</comment>
        <extracomment>The code of the language of this translation, as web pages name it: &quot;en&quot;, &quot;ru&quot;.</extracomment>
        <translation>ru</translation>
    </message>
    <message>
        <source>Place: %1.</source>
        <extracomment>Where the source was written or printed.</extracomment>
        <translation>Место: %1.</translation>
    </message>
    <message>
        <source>Basis: %1.</source>
        <extracomment>%1 &quot;from the text&quot;, &quot;after a modern paraphrase&quot;</extracomment>
        <translation>Основа: %1.</translation>
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
        <source>Men of each player</source>
        <translation>Шашек у каждого игрока</translation>
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
        <source>Tables</source>
        <translation>Четверти доски</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Этапы</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between phases</comment>
        <translation>, затем </translation>
    </message>
    <message>
        <source>Doublets</source>
        <translation>Дублеты</translation>
    </message>
    <message>
        <source>The rules and whose word they are</source>
        <translation>Правила и чьи это слова</translation>
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
        <source>You can change these rules when you begin a game.</source>
        <translation>Эти правила можно изменить, начиная партию.</translation>
    </message>
</context>
<context>
    <name>SimulateHelp</name>
    <message>
        <source>How many games.</source>
        <translation>Сколько партий.</translation>
    </message>
    <message>
        <source>The seed of the dice: the same seed, the same games.</source>
        <translation>Начальное число костей: то же число — те же партии.</translation>
    </message>
    <message>
        <source>Who plays White: %1.</source>
        <translation>Кто играет белыми: %1.</translation>
    </message>
    <message>
        <source>Who plays Black: %1.</source>
        <translation>Кто играет чёрными: %1.</translation>
    </message>
    <message>
        <source>Write every game to this file, one a line.</source>
        <translation>Записать все партии в этот файл, по одной в строке.</translation>
    </message>
    <message>
        <source>Play on so many processors; all of them unless told. The games and all figures but the speed are the same however many.</source>
        <translation>Играть на стольких процессорах; если не указано, на всех. Партии и все показатели, кроме скорости, одинаковы при любом их числе.</translation>
    </message>
</context>
<context>
    <name>SimulationReport</name>
    <message>
        <source>White wins: %1 (%2 %)</source>
        <extracomment>%1 games, %2 per cent</extracomment>
        <translation>Выиграли белые: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Black wins: %1 (%2 %)</source>
        <translation>Выиграли чёрные: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Drawn: %1 (%2 %)</source>
        <translation>Ничьих: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Won by the player with the first throw: %1 %</source>
        <translation>Выиграл тот, кто бросал первым: %1 %</translation>
    </message>
    <message>
        <source>Throws a game: %1</source>
        <translation>Бросков за партию: %1</translation>
    </message>
    <message>
        <source>Games a second: %1</source>
        <translation>Партий в секунду: %1</translation>
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
        <source>Stopped after %Ln game(s); nothing is written.</source>
        <translation>
            <numerusform>Остановлено после %Ln партии; ничего не записано.</numerusform>
            <numerusform>Остановлено после %Ln партий; ничего не записано.</numerusform>
            <numerusform>Остановлено после %Ln партий; ничего не записано.</numerusform>
        </translation>
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
        <extracomment>numbers of the dice, %1 in figures, %2 in the source&apos;s words: &quot;6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>This rule set has nothing to say about it: it follows from the play itself.</source>
        <translation>Свод правил об этом ничего не говорит: это следует из самой игры.</translation>
    </message>
    <message>
        <source>These rules are a modern reconstruction that the historical text does not support.</source>
        <translation>Эти правила — современная реконструкция, которую исторический текст не подтверждает.</translation>
    </message>
    <message>
        <source>Who throws next</source>
        <translation>Кто бросает следующим</translation>
    </message>
    <message>
        <source>When a throw is played, the other player has the dice: in every game of this kind the players take turns.</source>
        <translation>Когда бросок сыгран, кости берёт другой игрок: во всех таких играх ходят по очереди.</translation>
    </message>
</context>
<context>
    <name>doublets::Actions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Новая…</translation>
    </message>
    <message>
        <source>Choose a game and begin it</source>
        <translation>Выбрать игру и начать её</translation>
    </message>
    <message>
        <source>New with the sa&amp;me rules</source>
        <translation>Новая по &amp;тем же правилам</translation>
    </message>
    <message>
        <source>Begin again by the same rules</source>
        <translation>Начать заново по тем же правилам</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>The game is over: play another</source>
        <translation>Партия окончена: сыграть ещё одну</translation>
    </message>
    <message>
        <source>&amp;Back to the game you left</source>
        <translation>&amp;Вернуться к оставленной партии</translation>
    </message>
    <message>
        <source>Take up the game that was left unfinished for this one</source>
        <translation>Продолжить партию, оставленную неоконченной ради этой</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a game that was saved</source>
        <translation>Открыть сохранённую партию</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
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
        <source>Leave; an unfinished game is kept</source>
        <translation>Выйти; неоконченная партия сохранится</translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <extracomment>After the tab stands the key; keep the tab.</extracomment>
        <translation>&amp;Бросить</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Бросить кости</translation>
    </message>
    <message>
        <source>Play &amp;forced numbers</source>
        <translation>Сыграть &amp;вынужденное</translation>
    </message>
    <message>
        <source>Play the men whose numbers leave nothing to choose</source>
        <translation>Сыграть шашками, для которых числа не оставляют выбора</translation>
    </message>
    <message>
        <source>&amp;Enter dice…</source>
        <translation>Ввести &amp;кости…</translation>
    </message>
    <message>
        <source>Say how the real dice fell</source>
        <translation>Указать, как выпали настоящие кости</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Take back the last play or throw</source>
        <translation>Взять назад последний ход или бросок</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ве&amp;рнуть</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Сделать его снова</translation>
    </message>
    <message>
        <source>Back to the &amp;present</source>
        <translation>К &amp;настоящему</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Показать партию, как она стоит сейчас</translation>
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
        <source>Number the points from ace to sice</source>
        <translation>Пронумеровать пункты от 1 до 6</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>The board alone; Esc leaves</source>
        <translation>Только доска; выход — Esc</translation>
    </message>
    <message>
        <source>&amp;Skip the motion</source>
        <translation>Пропустить &amp;движение</translation>
    </message>
    <message>
        <source>Put men and dice where they are going at once</source>
        <translation>Сразу поставить шашки и кости туда, куда они движутся</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила этой игры</translation>
    </message>
    <message>
        <source>The whole game, with its source&apos;s words</source>
        <translation>Вся игра со словами её источника</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>По&amp;чему?</translation>
    </message>
    <message>
        <source>The passage that decided what has just happened</source>
        <translation>Место в источнике, решившее то, что сейчас произошло</translation>
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
        <source>What this is</source>
        <translation>Что это такое</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>О &amp;Qt</translation>
    </message>
    <message>
        <source>What this is built with</source>
        <translation>На чём это построено</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Кости</translation>
    </message>
    <message>
        <source>How often each number fell, and what chance allows</source>
        <translation>Как часто выпадало каждое число и что допускает случай</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Игроки…</translation>
    </message>
    <message>
        <source>Who plays: people, or the computer</source>
        <translation>Кто играет: люди или компьютер</translation>
    </message>
    <message>
        <source>The same &amp;dice, another source…</source>
        <translation>Те же &amp;кости, другой источник…</translation>
    </message>
    <message>
        <source>How this game would have gone with its dice by other rules</source>
        <translation>Как прошла бы эта партия с теми же костями по другим правилам</translation>
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
        <source>Who is ahead, how lucky each throw was, what each choice is worth</source>
        <translation>Кто впереди, насколько удачен был каждый бросок, чего стоит каждый выбор</translation>
    </message>
    <message>
        <source>Save P&amp;icture…</source>
        <translation>Сохранить к&amp;артинку…</translation>
    </message>
    <message>
        <source>Save the board as a picture, to print or to show</source>
        <translation>Сохранить доску картинкой, чтобы напечатать или показать</translation>
    </message>
    <message>
        <source>The dice of this game are thrown by the computer; choose dice thrown by hand in a new game</source>
        <translation>В этой партии кости бросает компьютер; чтобы вводить свои броски, выберите это для новой партии</translation>
    </message>
    <message>
        <source>The men of this throw are to be played first</source>
        <translation>Сначала нужно разыграть этот бросок</translation>
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
        <source>Back to the window; Esc, too</source>
        <translation>Обратно в окно; также Esc</translation>
    </message>
    <message>
        <source>Players, table, motion and sound</source>
        <translation>Игроки, стол, движение и звук</translation>
    </message>
    <message>
        <source>&amp;Goal of the game</source>
        <translation>&amp;Цель игры</translation>
    </message>
    <message>
        <source>How this game is won</source>
        <translation>Как выиграть в этой игре</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>К&amp;рупнее</translation>
    </message>
    <message>
        <source>Larger letters everywhere</source>
        <translation>Увеличить все надписи</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>Smaller letters everywhere</source>
        <translation>Уменьшить все надписи</translation>
    </message>
    <message>
        <source>&amp;Usual text</source>
        <translation>&amp;Обычный размер букв</translation>
    </message>
    <message>
        <source>Letters as large as is usual</source>
        <translation>Вернуть надписям обычный размер</translation>
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
        <source>Play forced</source>
        <translation>Сыграть вынужденное</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>К настоящему</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonDialog</name>
    <message>
        <source>The other game is being worked out…</source>
        <translation>Другая партия вычисляется…</translation>
    </message>
    <message>
        <source>The same dice, another source</source>
        <translation>Те же кости, другой источник</translation>
    </message>
    <message>
        <source>Where the game has no more dice, they fall from this seed</source>
        <translation>Где у партии больше нет костей, они падают от этого начального числа</translation>
    </message>
    <message>
        <source>Where they &amp;part</source>
        <translation>&amp;Где расходятся</translation>
    </message>
    <message>
        <source>Save the &amp;retold game…</source>
        <translation>&amp;Сохранить пересказанную партию…</translation>
    </message>
    <message>
        <source>Both courses, throw by throw</source>
        <translation>Обе партии, бросок за броском</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Начальное число:</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Сохранено: %1</translation>
    </message>
</context>
<context>
    <name>doublets::ComparisonModel</name>
    <message>
        <source>the reconstruction after %1</source>
        <extracomment>%1 the author of the page that is reconstructed</extracomment>
        <translation>реконструкция по источнику: %1</translation>
    </message>
    <message>
        <source>%1, with these rulings</source>
        <translation>%1, с этими решениями</translation>
    </message>
    <message>
        <source>Here the courses part: the players choose otherwise.</source>
        <translation>Здесь партии расходятся: игроки выбирают иначе.</translation>
    </message>
    <message>
        <source>Here the courses part: the rules differ.</source>
        <translation>Здесь партии расходятся: правила различны.</translation>
    </message>
    <message>
        <source>(Dice of the seed.)</source>
        <translation>(Кости от начального числа.)</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Эта партия окончена.</translation>
    </message>
</context>
<context>
    <name>doublets::CourseOfPlay</name>
    <message>
        <source>The throw for the lead</source>
        <translation>Бросок за право начать</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>Number of the throw, who throws, name of the throw: &quot;12. Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Throw %1, %2: %3</source>
        <extracomment>Number of the throw, who throws, its name: &quot;Throw 12, Anne: 6 and 1 (sice-ace)&quot;</extracomment>
        <translation>Бросок %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>doublets::CoursePanel</name>
    <message>
        <source>Course of play</source>
        <translation>Ход партии</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Back to the game as it stands now (Return)</source>
        <translation>Вернуться к партии, как она стоит сейчас (Enter)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>The passage that decided this throw</source>
        <translation>Место в источнике, решившее этот бросок</translation>
    </message>
</context>
<context>
    <name>doublets::DiceAsker</name>
    <message>
        <source>For the lead: the die of %1, then the die of %2</source>
        <translation>За право начать: кость игрока %1, потом кость игрока %2</translation>
    </message>
    <message>
        <source>The dice of %1</source>
        <translation>Кости игрока %1</translation>
    </message>
    <message>
        <source>The dice are entered at the present.</source>
        <translation>Чтобы ввести кости, вернитесь к настоящему.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>First the men are played, then dice are entered.</source>
        <translation>Сначала сыграйте шашками, затем введите кости.</translation>
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
    <name>doublets::DiceChoice</name>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Начальное число — целое от 0 до %1.</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>К&amp;ости</translation>
    </message>
    <message>
        <source>thrown by the computer</source>
        <translation>бросает компьютер</translation>
    </message>
    <message>
        <source>thrown by the computer from a seed</source>
        <translation>бросает компьютер от начального числа</translation>
    </message>
    <message>
        <source>thrown by you, and entered by hand</source>
        <translation>бросаете вы и вводите вручную</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Начальное &amp;число</translation>
    </message>
    <message>
        <source>a fresh one for every game</source>
        <translation>новое для каждой партии</translation>
    </message>
</context>
<context>
    <name>doublets::DiceEntry</name>
    <message numerus="yes">
        <source>%n dice are wanted.</source>
        <translation>
            <numerusform>Нужна %n кость.</numerusform>
            <numerusform>Нужны %n кости.</numerusform>
            <numerusform>Нужно %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <translation>Убрать последнюю кость</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>These are the dice (Return)</source>
        <translation>Кости выпали так (Enter)</translation>
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
        <source>%1, more than the band allows</source>
        <translation>%1, больше, чем допускает полоса</translation>
    </message>
    <message>
        <source>%1, fewer than the band allows</source>
        <translation>%1, меньше, чем допускает полоса</translation>
    </message>
    <message>
        <source>Chi-square</source>
        <translation>Хи-квадрат</translation>
    </message>
    <message>
        <source>p</source>
        <extracomment>the probability of the chi-square test</extracomment>
        <translation>p</translation>
    </message>
    <message>
        <source> to </source>
        <comment>from one figure to another</comment>
        <extracomment>the band of two standard errors: &quot;3.1 to 9.4&quot;</extracomment>
        <translation> до </translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>how many were thrown</comment>
        <translation>Костей</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>of each number</comment>
        <translation>Ожидается</translation>
    </message>
    <message>
        <source>Allowed</source>
        <comment>by chance</comment>
        <translation>Допустимо</translation>
    </message>
</context>
<context>
    <name>doublets::DicePanel</name>
    <message numerus="yes">
        <source>%n game(s) counted together.</source>
        <translation>
            <numerusform>Сосчитана %n партия.</numerusform>
            <numerusform>Сосчитаны вместе %n партии.</numerusform>
            <numerusform>Сосчитаны вместе %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to the throw that is looked back at; later ones are not counted.</source>
        <translation>До просматриваемого броска включительно; последующие не считаются.</translation>
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
        <source>The throws for the lead count too, one die for each player. Undone throws do not.</source>
        <translation>Броски за право начать тоже считаются, по одной кости на игрока. Отменённые броски не считаются.</translation>
    </message>
    <message>
        <source>The line is the expectation, a sixth of the dice; the shaded band reaches two standard errors to either side of it. What lies outside has a sign: ▲ too often, ▼ too seldom. Whoever looks often sees the unusual often.</source>
        <translation>Линия — ожидание, шестая часть костей; затенённая полоса простирается на две стандартные ошибки в обе стороны от неё. Что лежит вне полосы, отмечено знаком: ▲ слишком часто, ▼ слишком редко. Кто часто смотрит, часто видит необычное.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>All games of this sitting</source>
        <translation>Все партии этого сеанса</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Какие партии считаются</translation>
    </message>
    <message>
        <source>A sitting is every game since the programme was started, each once</source>
        <translation>Сеанс — все партии с запуска программы, каждая один раз</translation>
    </message>
    <message>
        <source>How often each number fell, as bars</source>
        <translation>Как часто выпадало каждое число, столбиками</translation>
    </message>
    <message>
        <source>How often each number fell, as a table</source>
        <translation>Как часто выпадало каждое число, таблицей</translation>
    </message>
    <message>
        <source>Save as a Table…</source>
        <translation>Сохранить таблицей…</translation>
    </message>
    <message>
        <source>Save the figures as comma-separated values</source>
        <translation>Сохранить данные значениями через запятую</translation>
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
        <source>That is too many: %n dice are thrown.</source>
        <translation>
            <numerusform>Это слишком много: бросают %n кость.</numerusform>
            <numerusform>Это слишком много: бросают %n кости.</numerusform>
            <numerusform>Это слишком много: бросают %n костей.</numerusform>
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
</context>
<context>
    <name>doublets::GamesDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Choose a game and its source, and begin.</source>
        <translation>Выберите игру с её источником и начинайте.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>The unfinished game on the board is kept.</source>
        <translation>Неоконченная партия на доске сохранится.</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>Begin this game; one that is unfinished can be gone back to</source>
        <translation>Начать эту партию; к неоконченной можно вернуться</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Rules you can change:</source>
        <translation>Правила, которые можно изменить:</translation>
    </message>
</context>
<context>
    <name>doublets::Hints</name>
    <message>
        <source>The hint is being computed…</source>
        <translation>Подсказка вычисляется…</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Выбирать здесь не из чего.</translation>
    </message>
    <message>
        <source>Hint: it does not matter which men; the chance of winning is %1.</source>
        <extracomment>%1 a chance of winning</extracomment>
        <translation>Подсказка: всё равно, какие шашки брать; вероятность выигрыша %1.</translation>
    </message>
    <message>
        <source>Hint: %1; the chance of winning is then %2.</source>
        <extracomment>%1 which men to play: &quot;lay down sice, 2 × ace&quot;; %2 a chance of winning</extracomment>
        <translation>Подсказка: %1; вероятность выигрыша тогда %2.</translation>
    </message>
    <message>
        <source>Hint, an estimate: %1; the chance of winning is then about %2.</source>
        <translation>Подсказка, оценка: %1; вероятность выигрыша тогда около %2.</translation>
    </message>
</context>
<context>
    <name>doublets::LanguagePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>as the system says</source>
        <translation>как в системе</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Числа</translation>
    </message>
    <message>
        <source>How the numbers of the dice are called in texts</source>
        <translation>Как в текстах называются числа на костях</translation>
    </message>
    <message>
        <source>figures: 6</source>
        <translation>цифрами: 6</translation>
    </message>
    <message>
        <source>the source&apos;s words: sice</source>
        <translation>словами источника: sice</translation>
    </message>
    <message>
        <source>both: 6 (sice)</source>
        <translation>и так, и так: 6 (sice)</translation>
    </message>
    <message>
        <source>&#xa0;%</source>
        <extracomment>after a number of per cent; with a no-break space</extracomment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Of everything with letters, as far as the window has room for it.</source>
        <translation>Для всех надписей, насколько хватает места в окне.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер букв</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер букв</translation>
    </message>
</context>
<context>
    <name>doublets::MainWindow</name>
    <message>
        <source>Now choose where to.</source>
        <translation>Теперь выберите, куда.</translation>
    </message>
    <message>
        <source>The last time, the programme ended before the board was seen. So the game that was on it was not opened again. It is kept: choose it in the menu Game, under Open recent.</source>
        <translation>В прошлый раз программа завершилась раньше, чем показалась доска. Поэтому партия, которая на ней была, снова не открыта. Она сохранена: выберите её в меню «Игра», «Недавние».</translation>
    </message>
</context>
<context>
    <name>doublets::Match</name>
    <message>
        <source>Looking back: %1. %2</source>
        <extracomment>The course of play is looked through; %1 is one throw, %2 what was made of it.</extracomment>
        <translation>Взгляд назад: %1. %2</translation>
    </message>
</context>
<context>
    <name>doublets::MotionPage</name>
    <message>
        <source>&amp;Speed of men and dice</source>
        <translation>&amp;Скорость шашек и костей</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>без движения</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>быстро</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычно</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>медленно</translation>
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
        <translation>Сейчас: %1</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Вычисляется…</translation>
    </message>
    <message>
        <source>Luck: %1 points for %2.</source>
        <extracomment>%1 percentage points, %2 the player whose luck it was</extracomment>
        <translation>Удача: %1 п. п. (%2).</translation>
    </message>
    <message>
        <source>Chances over the game; arrow keys go from throw to throw</source>
        <translation>Шансы по ходу партии; стрелки ведут от броска к броску</translation>
    </message>
</context>
<context>
    <name>doublets::OddsPanel</name>
    <message>
        <source>Solving this game…</source>
        <translation>Игра просчитывается…</translation>
    </message>
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
        <source>Computing…</source>
        <translation>Вычисляется…</translation>
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
        <source>an estimate, ± %1 points, from %2 games played at random</source>
        <extracomment>%1 percentage points; %2 how many games were played</extracomment>
        <translation>оценка, ± %1 п. п., по случайным партиям: %2</translation>
    </message>
    <message>
        <source>about %1 more throws are to be expected</source>
        <translation>ожидается ещё бросков: около %1</translation>
    </message>
    <message>
        <source>%1 more throws are to be expected</source>
        <translation>ожидается ещё бросков: %1</translation>
    </message>
    <message>
        <source>%1.  %2  %3</source>
        <extracomment>One choice among several: %1 rank, %2 chance of winning, %3 the men: &quot;1. 62.4 % sice, ace&quot;</extracomment>
        <translation>%1.  %2  %3</translation>
    </message>
    <message>
        <source>  ← played</source>
        <extracomment>added to the choice that was made</extracomment>
        <translation>  ← так сыграно</translation>
    </message>
    <message>
        <source>Choices: computing…</source>
        <translation>Выбор вычисляется…</translation>
    </message>
    <message numerus="yes">
        <source>%n choices of %1, the best first:</source>
        <translation>
            <numerusform>%1: %n вариант, лучший первым:</numerusform>
            <numerusform>%1: %n варианта, лучший первым:</numerusform>
            <numerusform>%1: %n вариантов, лучший первым:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no choice in this throw.</source>
        <translation>%1: в этом броске выбора нет.</translation>
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
        <source>Luck of this throw: %1 points for %2.</source>
        <translation>Удача этого броска: %1 п. п. (%2).</translation>
    </message>
    <message>
        <source>Luck of this throw: computing…</source>
        <translation>Удача этого броска вычисляется…</translation>
    </message>
    <message>
        <source>Luck so far: computing…</source>
        <translation>Удача за партию вычисляется…</translation>
    </message>
    <message>
        <source>Luck of the dice so far: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures: &quot;Luck of the dice so far: Anne +3.0, …&quot;</extracomment>
        <translation>Удача в костях за партию: %1 %2, %3 %4 п. п.</translation>
    </message>
    <message>
        <source>Won with the throw for the lead: %1 %2.</source>
        <extracomment>in percentage points; %1 a player, %2 a figure</extracomment>
        <translation>Бросок за первый ход принёс: %1 %2 п. п.</translation>
    </message>
    <message>
        <source>Lost by choices: %1 %2, %3 %4.</source>
        <extracomment>in percentage points; %1, %3 players, %2, %4 figures, none above 0</extracomment>
        <translation>Потеряно выбором: %1 %2, %3 %4 п. п.</translation>
    </message>
    <message>
        <source>The line is the chance of %1, in per cent; the bars below are the luck of each throw, up for %1, down for %2; dark bars are throws of %2.</source>
        <extracomment>What the chart shows; %1 White&apos;s name, %2 Black&apos;s</extracomment>
        <translation>Линия — вероятность выигрыша в процентах (%1). Столбики внизу — удача каждого броска: вверх в пользу %1, вниз в пользу %2; тёмные столбики — броски %2.</translation>
    </message>
    <message>
        <source>This game is too large to solve: its chances are estimated by playing on at random, and so is what is called the best choice.</source>
        <translation>Эта игра слишком велика, чтобы её просчитать: шансы оценены случайными доигрываниями, и лучший выбор — тоже по оценке.</translation>
    </message>
    <message>
        <source>Exact, where both play as well as can be. Luck is the change of chance from before a throw to after it; a choice loses what a better one would have kept.</source>
        <translation>Точно, если оба играют безошибочно. Удача — изменение шансов от броска; выбор теряет то, что сохранил бы лучший.</translation>
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
        <source>Present</source>
        <translation>К настоящему</translation>
    </message>
    <message>
        <source>Back to the game as it stands now (Return)</source>
        <translation>Назад к партии, какова она сейчас (Ввод)</translation>
    </message>
    <message>
        <source>Solving this game</source>
        <translation>Игра просчитывается</translation>
    </message>
</context>
<context>
    <name>doublets::Overlays</name>
    <message numerus="yes">
        <source>After %n throws of the dice.</source>
        <translation>
            <numerusform>После %n броска костей.</numerusform>
            <numerusform>После %n бросков костей.</numerusform>
            <numerusform>После %n бросков костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 выигрывает</translation>
    </message>
</context>
<context>
    <name>doublets::PlayersPage</name>
    <message>
        <source>The table plays both sides. Any key or a click on the board stops it and offers you a seat.</source>
        <translation>Доска играет за обе стороны. Любая клавиша или щелчок по доске останавливает её, и вы можете сесть за игру.</translation>
    </message>
    <message>
        <source>Best play makes the most of every choice; careless play takes any man that may be played.</source>
        <translation>Безошибочный игрок выбирает всегда лучшее, беспечный берёт любую шашку, какую можно сыграть.</translation>
    </message>
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
        <translation>Имя б&amp;елого</translation>
    </message>
    <message>
        <source>Name of Bla&amp;ck</source>
        <translation>Имя ч&amp;ёрного</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>the computer, as well as can be</source>
        <translation>компьютер, безошибочно</translation>
    </message>
    <message>
        <source>the computer, carelessly</source>
        <translation>компьютер, беспечно</translation>
    </message>
    <message>
        <source>Begin a&amp;gain by itself when a game is over</source>
        <translation>Начинать с&amp;ледующую партию без людей</translation>
    </message>
    <message>
        <source>How much skill matters in this game (%1) has not been computed: it is too large. The computer plays by estimates there.</source>
        <extracomment>%1 a game and its source</extracomment>
        <translation>Сколько значит умение в этой игре (%1), не вычислено: она слишком велика. Компьютер играет в неё по оценкам.</translation>
    </message>
    <message>
        <source>How much it matters is being computed…</source>
        <translation>Сколько это значит, вычисляется…</translation>
    </message>
    <message>
        <source>How little it matters: by these rules (%1) best play wins %2 of the games against careless play, an edge of %3 percentage points. %4 of all throws leave anything to choose at all.</source>
        <extracomment>%1 a game and its source; %2, %4 shares: &quot;52.30 %&quot;; %3 a figure</extracomment>
        <translation>Как мало это значит: по этим правилам (%1) безошибочная игра выигрывает у беспечной %2 партий, перевес — %3 процентного пункта. Лишь %4 всех бросков оставляют хоть какой-то выбор.</translation>
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
    <message>
        <source>%1 · a game that did not come onto the board</source>
        <extracomment>A row of the menu of games; %1: date and time</extracomment>
        <translation>%1 · партия, которая не появилась на доске</translation>
    </message>
    <message>
        <source>%1 · %2, %3 · %4 – %5 · %6</source>
        <extracomment>A row of the menu of games: &quot;21/11/2026 17:05 · Dubblets, 1674 · Anne – Ben · 12 throws&quot;. %1 date and time, %2 game, %3 year, %4 White&apos;s name, %5 Black&apos;s name, %6 &quot;12 throws&quot;</extracomment>
        <translation>%1 · %2, %3 · %4 – %5 · %6</translation>
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
        <source>When it was to be shown, the programme ended. Try once more</source>
        <translation>Программа завершилась, не успев её показать. Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Take up this game again; the one on the board is kept</source>
        <translation>Вернуться к этой партии; та, что на доске, сохранится</translation>
    </message>
</context>
<context>
    <name>doublets::RulingBox</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a rule, and whose word it is</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>doublets::SeatingChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>&amp;Two people</source>
        <translation>&amp;Двое людей</translation>
    </message>
    <message>
        <source>&amp;You and the computer</source>
        <translation>Вы и &amp;компьютер</translation>
    </message>
    <message>
        <source>Two computers, and you &amp;watch</source>
        <translation>Вы только смо&amp;трите</translation>
    </message>
</context>
<context>
    <name>doublets::Session</name>
    <message>
        <source>White</source>
        <translation>Белый</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрный</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>name of a player</comment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Careless computer</source>
        <comment>name of a player</comment>
        <translation>Беспечный компьютер</translation>
    </message>
</context>
<context>
    <name>doublets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>&amp;Motion and sound</source>
        <translation>&amp;Движение и звук</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>&amp;Language and text</source>
        <translation>&amp;Язык и буквы</translation>
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
        <source>Nothing has been thrown yet.</source>
        <translation>Кости ещё не брошены.</translation>
    </message>
    <message>
        <source>Nothing in it wants explaining.</source>
        <translation>Здесь нечего объяснять.</translation>
    </message>
</context>
<context>
    <name>doublets::SourceCard</name>
    <message>
        <source>%1, %2 (%3, %4)</source>
        <extracomment>Author, work, place, year: &quot;Charles Cotton, The Compleat Gamester (London, 1674)&quot;</extracomment>
        <translation>%1, %2 (%3, %4)</translation>
    </message>
</context>
<context>
    <name>doublets::SourceChoice</name>
    <message>
        <source>The &amp;other source:</source>
        <translation>&amp;Другой источник:</translation>
    </message>
</context>
<context>
    <name>doublets::StartPanel</name>
    <message>
        <source>Play &amp;on</source>
        <translation>Играть да&amp;льше</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <translation>Вс&amp;е игры…</translation>
    </message>
    <message>
        <source>Every game on one page, each as its source has it</source>
        <translation>Все игры на одной странице, каждая — как её излагает источник</translation>
    </message>
    <message>
        <source>&amp;Do not show this again</source>
        <translation>&amp;Больше не показывать</translation>
    </message>
    <message>
        <source>The settings bring it back; the menu Help shows it at any time</source>
        <translation>Вернуть можно в настройках; в меню «Справка» это есть всегда</translation>
    </message>
</context>
<context>
    <name>doublets::TablePage</name>
    <message>
        <source>Men are &amp;moved by</source>
        <translation>&amp;Шашки двигают</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>игроки</translation>
    </message>
    <message>
        <source>the table, where there is no choice</source>
        <translation>стол сам, где нет выбора</translation>
    </message>
    <message>
        <source>&amp;Numerals on the points</source>
        <translation>&amp;Цифры на пунктах</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>as the game&apos;s source has it</source>
        <translation>как в источнике игры</translation>
    </message>
    <message>
        <source>Lo&amp;ok</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>by lamplight</source>
        <translation>при лампе</translation>
    </message>
    <message>
        <source>by candlelight</source>
        <translation>при свечах</translation>
    </message>
    <message>
        <source>in high contrast</source>
        <translation>с высокой контрастностью</translation>
    </message>
    <message>
        <source>&amp;Goal of the game shown at the start</source>
        <translation>При запуске показывать &amp;цель игры</translation>
    </message>
</context>
<context>
    <name>doublets::TakeOverPanel</name>
    <message>
        <source>The table plays both sides</source>
        <translation>Доска играет за обе стороны</translation>
    </message>
    <message>
        <source>Would you like to play?</source>
        <translation>Хотите сыграть?</translation>
    </message>
    <message>
        <source>Go on as &amp;White</source>
        <translation>Продолжить за &amp;белых</translation>
    </message>
    <message>
        <source>Go on as &amp;Black</source>
        <translation>Продолжить за &amp;чёрных</translation>
    </message>
    <message>
        <source>&amp;New game against the table</source>
        <translation>&amp;Новая партия против доски</translation>
    </message>
    <message>
        <source>&amp;Let it play on</source>
        <translation>Пусть &amp;играет дальше</translation>
    </message>
</context>
<context>
    <name>doublets::TallyLabel</name>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>Games won in this sitting: &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n drawn</source>
        <extracomment>%1: games won in this sitting, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>
            <numerusform>%1, ничьих: %n</numerusform>
            <numerusform>%1, ничьих: %n</numerusform>
            <numerusform>%1, ничьих: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>Games won by one set of rules: &quot;Dubblets – Charles Cotton, 1674: 2 – 1&quot;</extracomment>
        <translation>%1: %2 : %3</translation>
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
</context>
<context>
    <name>doublets::WinnerPanel</name>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>Взглянуть н&amp;азад</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>As a naturalist noted it down: a doublet plays as many men as it has pips, and a number that cannot be played is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Так её записал натуралист: дублет играет столько шашек, сколько на нём очков, а число, которое нельзя разыграть, пропадает.</translation>
    </message>
    <message>
        <source>c. 1665</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>ок. 1665</translation>
    </message>
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
        <source>Willughby&apos;s own spellings of the numbers.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Названия чисел — в написании самого Уиллоби.</translation>
    </message>
    <message>
        <source>Each player has fifteen men: two on each of the points 1, 2 and 3, three on each of the points 4, 5 and 6.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>У каждого игрока пятнадцать шашек: по две на пунктах 1, 2 и 3, по три на пунктах 4, 5 и 6.</translation>
    </message>
    <message>
        <source>Two dice are thrown.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Бросают две кости.</translation>
    </message>
    <message>
        <source>Each player&apos;s men stand in the table across from the other&apos;s, in the same half of the board.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Шашки каждого игрока стоят напротив шашек соперника, в одной и той же половине доски.</translation>
    </message>
    <message>
        <source>All men are laid down first, and then borne off. Each player goes on to bear off as soon as his own men are down.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Сначала все шашки раскладывают, потом снимают с доски. Каждый игрок начинает снимать, как только разложены его собственные шашки.</translation>
    </message>
    <message>
        <source>Nothing is said of the order in which numbers are played: the player chooses.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>О порядке розыгрыша чисел ничего не сказано: его выбирает игрок.</translation>
    </message>
    <message>
        <source>A player plays as many of his numbers as some order of them allows. This is inferred: a throw is something to be played, not an offer.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Игрок разыгрывает столько своих чисел, сколько позволяет какой-нибудь их порядок. Это выведено: бросок нужно разыграть, он не предложение.</translation>
    </message>
    <message>
        <source>Each number takes the top man off the pile on its point and lays it flat in front. The bottom man of a pile needs no number.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Каждое число позволяет снять верхнюю шашку со стопки на его пункте и положить её плашмя перед стопкой. Нижней шашке стопки числа не нужно.</translation>
    </message>
    <message>
        <source>Once all of a player&apos;s men are down, each number bears off one man from its point.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Когда все шашки игрока разложены, каждое число снимает с доски одну шашку с его пункта.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the pips of both dice together, so that two fours play eight. They may come from any points.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Дублет играет столько шашек, сколько очков на обеих костях вместе: две четвёрки играют восемь. Шашки можно брать с любых пунктов.</translation>
    </message>
    <message>
        <source>The player whose last man is borne off first has won, on whichever player&apos;s throw.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Выиграл тот, чья последняя шашка снята с доски раньше, при чьём бы броске это ни случилось.</translation>
    </message>
    <message>
        <source>When a doublet gives more men than its thrower has left to lay down, the rest of it is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Если дублет даёт больше шашек, чем бросавшему осталось разложить, остаток дублета пропадает.</translation>
    </message>
    <message>
        <source>Willughby does not say what becomes of a doublet that is greater than the men left to lay down. Du Coeur (1997) doubts that the rest of it bears men off, but holds it possible.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Уиллоби не говорит, что делать с дублетом, который больше числа неразложенных шашек. Дю Кёр (1997) сомневается, что остатком можно снимать шашки с доски, но допускает это.</translation>
    </message>
    <message>
        <source>The rest of the doublet is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Остаток дублета пропадает.</translation>
    </message>
    <message>
        <source>The player goes on at once and bears off as many men as are left of it.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Игрок сразу продолжает и снимает с доски столько шашек, сколько от него осталось.</translation>
    </message>
    <message>
        <source>When a number completes a phase, the numbers left of that throw may be used at once in the next phase.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Когда число завершает этап, оставшиеся числа того же броска можно сразу использовать на следующем этапе.</translation>
    </message>
    <message>
        <source>The account we follow does not say what becomes of the other numbers of a throw when one of them lays down the last man.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Изложение, которому мы следуем, не говорит, что делать с остальными числами броска, когда одно из них кладёт последнюю шашку.</translation>
    </message>
    <message>
        <source>They may be used at once in the next phase.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Их можно сразу использовать на следующем этапе.</translation>
    </message>
    <message>
        <source>The thrower cannot use them.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Бросавший не может их использовать.</translation>
    </message>
    <message>
        <source>A number that its thrower cannot play is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Число, которое бросавший не может разыграть, пропадает.</translation>
    </message>
    <message>
        <source>In the paraphrase of Willughby nobody plays such a number. Holme gives it to the other player, and du Coeur (1997) offers this as a variation.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>В пересказе Уиллоби такое число не разыгрывает никто. Холм отдаёт его сопернику, и дю Кёр (1997) предлагает это как вариант.</translation>
    </message>
    <message>
        <source>It is lost.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Оно пропадает.</translation>
    </message>
    <message>
        <source>The other player plays it if he can, to lay down or to bear off, as his own game stands.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Его разыгрывает соперник, если может: кладёт шашку или снимает с доски, смотря по своей игре.</translation>
    </message>
    <message>
        <source>The gamester&apos;s version: what one player throws and cannot use, the other plays to his own advantage.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Версия заядлого игрока: что один бросил и не может использовать, другой разыгрывает себе на пользу.</translation>
    </message>
    <message>
        <source>1674</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>1674</translation>
    </message>
    <message>
        <source>London</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Лондон</translation>
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
        <source>Cotton&apos;s own spellings of the numbers.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Названия чисел — в написании самого Коттона.</translation>
    </message>
    <message>
        <source>pp. 161–162</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>с. 161–162</translation>
    </message>
    <message>
        <source>Two dice are thrown; the text does not say so, but its doublets need two.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Бросают две кости; в тексте этого нет, но без двух костей не было бы дублетов.</translation>
    </message>
    <message>
        <source>Each player&apos;s men stand in the table across from the other&apos;s, in the same half of the board. Cotton&apos;s text leaves the tables unsaid; modern accounts of it supply them.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Шашки каждого игрока стоят напротив шашек соперника, в одной и той же половине доски. Коттон о расположении не говорит; его дополняют современные изложения.</translation>
    </message>
    <message>
        <source>The player who throws the higher number throws first. That each throws a single die, that equal dice are thrown again and that these dice are not played is inferred.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Первым бросает тот, кто выбросил больше. Что каждый бросает одну кость, что при равенстве бросают снова и что эти броски не разыгрываются, выведено нами.</translation>
    </message>
    <message>
        <source>A player plays as many of his numbers as some order of them allows. This is inferred from these words, which leave him no choice.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Игрок разыгрывает столько своих чисел, сколько позволяет какой-нибудь их порядок. Это выведено из этих слов: они не оставляют ему выбора.</translation>
    </message>
    <message>
        <source>A doublet plays as many men as the pips of both dice together, so that two fours play eight. That they may come from any points is inferred.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Дублет играет столько шашек, сколько очков на обеих костях вместе: две четвёрки играют восемь. Что их можно брать с любых пунктов, выведено нами.</translation>
    </message>
    <message>
        <source>Cotton does not say what becomes of a doublet that is greater than the men left to lay down. Du Coeur (1997) doubts that the rest of it bears men off, but holds it possible.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Коттон не говорит, что делать с дублетом, который больше числа неразложенных шашек. Дю Кёр (1997) сомневается, что остатком можно снимать шашки с доски, но допускает это.</translation>
    </message>
    <message>
        <source>The other player plays as many men as are left of it.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Соперник играет столько шашек, сколько от него осталось.</translation>
    </message>
    <message>
        <source>The text does not say what becomes of the other numbers of a throw when one of them lays down the last man.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Текст не говорит, что делать с остальными числами броска, когда одно из них кладёт последнюю шашку.</translation>
    </message>
    <message>
        <source>What one player throws and cannot play, the other plays for his own men. Cotton says so of laying down; that it holds for bearing off as well is inferred.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Что один бросил и не может разыграть, другой разыгрывает своими шашками. Коттон говорит так о раскладывании; что это верно и для снятия с доски, выведено нами.</translation>
    </message>
    <message>
        <source>Cotton says only that the other player lays down. The Digital Ludeme Project and Wikipedia extend it to bearing off.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Коттон говорит только, что соперник кладёт шашки. Digital Ludeme Project и Википедия распространяют это на снятие с доски.</translation>
    </message>
    <message>
        <source>The other player may only lay a man down with it; once all his men are down, it is lost.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Соперник может им только положить шашку; когда все его шашки разложены, число пропадает.</translation>
    </message>
    <message>
        <source>From a herald painter&apos;s great book: the other player may use your number, but only to lay a man down.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Из большой книги живописца гербов: соперник может взять ваше число, но только чтобы положить шашку.</translation>
    </message>
    <message>
        <source>III.16</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16</translation>
    </message>
    <message>
        <source>Holme&apos;s own spellings of the numbers.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Названия чисел — в написании самого Холма.</translation>
    </message>
    <message>
        <source>Each player&apos;s men stand in the table across from the other&apos;s, in the same half of the board. Holme does not say in which tables they stand; this follows Willughby&apos;s game.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Шашки каждого игрока стоят напротив шашек соперника, в одной и той же половине доски. Холм не говорит, в какой части доски они стоят; здесь — как в игре Уиллоби.</translation>
    </message>
    <message>
        <source>Each player throws a single die, and the higher throws first. That equal dice are thrown again and that these dice are not played is inferred.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Каждый бросает одну кость, и первым бросает тот, у кого больше. Что при равенстве бросают снова и что эти броски не разыгрываются, выведено нами.</translation>
    </message>
    <message>
        <source>The player whose last man is borne off first has won, on whichever player&apos;s throw. Holme does not say so; it follows from the bearing off.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Выиграл тот, чья последняя шашка снята с доски раньше, при чьём бы броске это ни случилось. Холм этого не говорит; это следует из того, что шашки снимают.</translation>
    </message>
    <message>
        <source>Holme does not say what becomes of a doublet that is greater than the men left to lay down.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Холм не говорит, что делать с дублетом, который больше числа неразложенных шашек.</translation>
    </message>
    <message>
        <source>What one player throws and cannot play, the other lays down, as long as he has men to lay down.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Что один бросил и не может разыграть, другой кладёт своими шашками, пока ему есть что класть.</translation>
    </message>
    <message>
        <source>From a king&apos;s book of games: twelve men, three dice, and what one player cannot play falls to the other.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Из королевской книги игр: двенадцать шашек, три кости, и что не может разыграть один, достаётся другому.</translation>
    </message>
    <message>
        <source>1283</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>1283</translation>
    </message>
    <message>
        <source>Seville</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Севилья</translation>
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
        <source>The source is not known to name the numbers: they are given in figures.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Неизвестно, чтобы источник как-то называл числа: они даны цифрами.</translation>
    </message>
    <message>
        <source>Each player has twelve men, doubled up: two on each of his six points.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>У каждого игрока двенадцать шашек, сложенных попарно: по две на каждом из его шести пунктов.</translation>
    </message>
    <message>
        <source>Three dice are thrown: they are seen in the miniature, but not mentioned in the text.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Бросают три кости: они видны на миниатюре, но в тексте не упомянуты.</translation>
    </message>
    <message>
        <source>Each player&apos;s men stand in the table across from the other&apos;s, on the same side of the bar.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Шашки каждого игрока стоят напротив шашек соперника, по одну сторону от бара.</translation>
    </message>
    <message>
        <source>All men are unstacked first, and then borne off. The text names both; that a player bears off only when all his men are down is inferred.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Сначала все стопки разбирают, потом шашки снимают с доски. Текст называет и то и другое; что снимать можно, только когда разложены все шашки, выведено нами.</translation>
    </message>
    <message>
        <source>The players throw for the lead, “the battle”, and its winner throws first. That the dice of a tie are thrown again and that these dice are not played is inferred.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Игроки бросают за право первого броска — «битва», и её победитель бросает первым. Что при равенстве бросают снова и что эти броски не разыгрываются, выведено нами.</translation>
    </message>
    <message>
        <source>A player plays as many of his numbers as some order of them allows. This is inferred: what he cannot play, the other has to.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Игрок разыгрывает столько своих чисел, сколько позволяет какой-нибудь их порядок. Это выведено: что не может он, должен разыграть соперник.</translation>
    </message>
    <message>
        <source>Nothing is said of dice that fall alike: they are played as ordinary numbers.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Об одинаковых числах на костях ничего не сказано: они играют как обычные.</translation>
    </message>
    <message>
        <source>A number for which a player has no man, either to unstack or to bear off, must be played by the other player if he can.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Число, для которого у игрока нет шашки — ни снять со стопки, ни снять с доски, — должен разыграть соперник, если может.</translation>
    </message>
    <message>
        <source>The player whose last man is borne off first has won, on whichever player&apos;s throw. It is inferred that this ends the game.</source>
        <extracomment>From the rules of alfonso</extracomment>
        <translation>Выиграл тот, чья последняя шашка снята с доски раньше, при чьём бы броске это ни случилось. Что этим игра и кончается, выведено нами.</translation>
    </message>
    <message>
        <source>A modern reconstruction: a player whose men are down races them round the board, where they can be hit.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Современная реконструкция: разложенные шашки идут вокруг всей доски, где их могут побить.</translation>
    </message>
    <message>
        <source>f. 74, read by DLP.Evidence.1463</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>л. 74, в прочтении DLP.Evidence.1463</translation>
    </message>
    <message>
        <source>a modern reconstruction by the Digital Ludeme Project, which the translation of this page does not support</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>современная реконструкция Digital Ludeme Project, которую перевод этой страницы не подтверждает</translation>
    </message>
    <message>
        <source>The men stand in two tables that face each other, on the same side of the bar, and race through all four.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Шашки стоят в двух четвертях доски друг против друга, по одну сторону от бара, и проходят все четыре.</translation>
    </message>
    <message>
        <source>A player&apos;s men are unstacked first. When his six are down, they race round the board and are borne off at its end. This is a modern reconstruction: the translation of the page never speaks of moving.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Сначала игрок разбирает стопки. Когда его шесть шашек разложены, все они идут вокруг доски и в конце пути снимаются. Это современная реконструкция: перевод страницы нигде не говорит о передвижении.</translation>
    </message>
    <message>
        <source>A player plays as many of his numbers as some order and choice of men allows, but he need not prefer the number that wins. This is inferred.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Игрок разыгрывает столько своих чисел, сколько позволяет какой-нибудь порядок и выбор шашек, но не обязан предпочитать число, которое выигрывает. Это выведено нами.</translation>
    </message>
    <message>
        <source>A man is borne off by the exact number that takes him one step past the last point, to 25; a greater number does not bear him off.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Шашку снимает только точное число, которое выводит её на шаг за последний пункт, на 25; большее число её не снимает.</translation>
    </message>
    <message>
        <source>When a number lays down a player&apos;s last man, the numbers left of that throw may be used at once in the race. Nothing is said of it.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Когда число кладёт последнюю шашку игрока, оставшиеся числа броска можно сразу использовать для движения вокруг доски. Об этом ничего не сказано.</translation>
    </message>
    <message>
        <source>Each player&apos;s track runs from his own ace point along his own side, across, and back along the other side: all 24 points, the two players in opposite directions. A number moves one man exactly that many points on, several numbers may move the same man, and no point holds more than two men.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Путь каждого игрока идёт от его первого пункта вдоль его стороны, затем на другую сторону и по ней обратно: все 24 пункта, у двух игроков в противоположных направлениях. Число передвигает одну шашку ровно на столько пунктов, несколько чисел могут двигать одну и ту же шашку, и на пункте помещается не больше двух шашек.</translation>
    </message>
    <message>
        <source>Nothing is said of a board on which nobody can ever move again. Here the game is drawn when, after a throw, no number from 1 to 6 could be played by either player.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>О доске, на которой никто уже не может ходить, ничего не сказано. Здесь партия кончается вничью, если после броска ни один игрок не мог бы разыграть никакое число от 1 до 6.</translation>
    </message>
    <message>
        <source>The French game at the trictrac table: a doublet keeps the dice, and what one cannot play the other does.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Французская игра за столом для триктрака: дублет оставляет кости за бросавшим, а что не может разыграть один, разыгрывает другой.</translation>
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
        <source>pp. 78–94</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>с. 78–94</translation>
    </message>
    <message>
        <source>Charpentier&apos;s own names of the numbers and of the doublets.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Названия чисел и дублетов — самого Шарпантье.</translation>
    </message>
    <message>
        <source>Each player has fifteen men: two on each of the points 1, 2 and 3, three on each of the points 4, 5 and 6. They lie on top of one another, not side by side.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>У каждого игрока пятнадцать шашек: по две на пунктах 1, 2 и 3, по три на пунктах 4, 5 и 6. Они лежат одна на другой, а не рядом.</translation>
    </message>
    <message>
        <source>Each player&apos;s men stand in the table across from the other&apos;s, in the half of the board nearest the light.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Шашки каждого игрока стоят напротив шашек соперника, в ближней к свету половине доски.</translation>
    </message>
    <message>
        <source>A player plays as many of his numbers as some order of them allows. This is inferred: what a player cannot play goes to the other, what he can play he plays himself.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Игрок разыгрывает столько своих чисел, сколько позволяет какой-нибудь их порядок. Это выведено: что игрок не может разыграть, переходит сопернику, а что может, разыгрывает сам.</translation>
    </message>
    <message>
        <source>Each number takes the top man off the pile on its point and lays it flat in front. The bottom man of a pile needs no number. In a pile of two there is only one to lay down; when a double three finds it so, the other player lays his down with the second three.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Каждое число позволяет снять верхнюю шашку со стопки на его пункте и положить её плашмя перед стопкой. Нижней шашке стопки числа не нужно. В стопке из двух шашек положить можно только одну; если так выпадет дубль три, вторую тройку разыгрывает соперник, кладя свою шашку.</translation>
    </message>
    <message>
        <source>No man is borne off until all of a player&apos;s men are down; then each number bears off one man from its point.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Пока не разложены все шашки игрока, он не снимает с доски ни одной; потом каждое число снимает одну шашку с его пункта.</translation>
    </message>
    <message>
        <source>Whoever throws a doublet keeps the dice and throws again, until he throws two unequal numbers. It holds even where the doublet could not be played.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Кто выбросил дублет, оставляет кости за собой и бросает снова, пока не выпадут два разных числа. Так даже тогда, когда дублет нельзя было разыграть.</translation>
    </message>
    <message>
        <source>What one player cannot play, the other plays if he can; if he cannot either, nobody does.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Что не может разыграть один, разыгрывает другой, если может; если не может и он, не разыгрывает никто.</translation>
    </message>
    <message>
        <source>A doublet is played once only: two ordinary numbers, one for each die.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Дублет играется только один раз: два обычных числа, по одному на кость.</translation>
    </message>
    <message>
        <source>A player who is still laying down may not use the numbers of a thrower who is bearing off.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Игрок, который ещё раскладывает шашки, не может пользоваться числами бросавшего, который уже снимает с доски.</translation>
    </message>
    <message>
        <source>They are lost: the player still laying down may not use them.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Они пропадают: тот, кто ещё раскладывает, не может ими пользоваться.</translation>
    </message>
    <message>
        <source>They pass to the other player as at any other time.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Они переходят сопернику, как и в любое другое время.</translation>
    </message>
    <message>
        <source>The other player is always shown a number that has passed to him, and plays it.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Сопернику всегда показывают перешедшее ему число, и он его разыгрывает.</translation>
    </message>
    <message>
        <source>The French game in an encyclopedia of 1888: doublets are ordinary throws, and unused numbers pass.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Французская игра по энциклопедии 1888 года: дублеты — обычные броски, неиспользованные числа переходят.</translation>
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
        <source>after Willard Fiske&apos;s summary of 1905</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>по краткому изложению Уилларда Фиске 1905 года</translation>
    </message>
    <message>
        <source>The French names are Charpentier&apos;s of 1715; the summary we follow gives none.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Французские названия — Шарпантье, 1715; в изложении, которому мы следуем, их нет.</translation>
    </message>
    <message>
        <source>A player plays as many of his numbers as some order of them allows. This is inferred: what he cannot play, the other plays.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Игрок разыгрывает столько своих чисел, сколько позволяет какой-нибудь их порядок. Это выведено: что не может он, разыгрывает соперник.</translation>
    </message>
    <message>
        <source>The summary we follow gives doublets no privilege: they are played as two ordinary numbers.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Изложение, которому мы следуем, не даёт дублетам преимуществ: они играют как два обычных числа.</translation>
    </message>
    <message>
        <source>What one player cannot play, the other plays if he can.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Что не может разыграть один, разыгрывает другой, если может.</translation>
    </message>
    <message>
        <source>The Icelandic game: the men are laid down, stacked up again, and only then borne off.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Исландская игра: шашки раскладывают, снова складывают в стопки и только потом снимают с доски.</translation>
    </message>
    <message>
        <source>1905</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>1905</translation>
    </message>
    <message>
        <source>Florence</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Флоренция</translation>
    </message>
    <message>
        <source>p. 353</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>с. 353</translation>
    </message>
    <message>
        <source>The account we follow does not name the numbers: they are given in figures.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Изложение, которому мы следуем, не называет чисел: они даны цифрами.</translation>
    </message>
    <message>
        <source>Each player has twelve men, two on each of his six points.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>У каждого игрока двенадцать шашек, по две на каждом из его шести пунктов.</translation>
    </message>
    <message>
        <source>Each player&apos;s men stand in the table at his own right hand, so that the two lie diagonally across the board.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Шашки каждого игрока стоят в четверти доски по его правую руку, так что обе четверти лежат наискось друг от друга.</translation>
    </message>
    <message>
        <source>All men are laid down first, then all are put back on their piles, and only then are they borne off. Each player goes on as soon as his own men allow.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Сначала все шашки раскладывают, потом все возвращают в стопки и только потом снимают с доски. Каждый игрок продолжает, как только позволяют его собственные шашки.</translation>
    </message>
    <message>
        <source>Once all of a player&apos;s men are stacked again, each number bears off one man from its point.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Когда все шашки игрока снова в стопках, каждое число снимает с доски одну шашку с его пункта.</translation>
    </message>
    <message>
        <source>Once all of a player&apos;s men are down, each number puts one man on its point back on his pile.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Когда все шашки игрока разложены, каждое число возвращает одну шашку на его пункте в стопку.</translation>
    </message>
    <message>
        <source>Whoever throws a doublet throws again, until he throws two unequal numbers.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Кто выбросил дублет, бросает снова, пока не выпадут два разных числа.</translation>
    </message>
    <message>
        <source>The account we follow does not say what becomes of the other numbers of a throw when one of them lays down or stacks the last man.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Изложение, которому мы следуем, не говорит, что делать с остальными числами броска, когда одно из них кладёт или возвращает в стопку последнюю шашку.</translation>
    </message>
    <message>
        <source>A doublet plays both its numbers before the player throws again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Прежде чем игрок бросит снова, разыгрываются оба числа дублета.</translation>
    </message>
    <message>
        <source>Fiske is not known to say how many men a doublet plays before the next throw. The Digital Ludeme Project&apos;s account of his page, and its programme Ludii, have one.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Неизвестно, чтобы Фиске говорил, сколько шашек играет дублет перед следующим броском. В изложении его страницы у Digital Ludeme Project и в программе Ludii — одна.</translation>
    </message>
    <message>
        <source>Both numbers of the doublet are played, and then the player throws again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Разыгрываются оба числа дублета, и потом игрок бросает снова.</translation>
    </message>
    <message>
        <source>One man is played, and then the player throws again.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Играется одна шашка, и потом игрок бросает снова.</translation>
    </message>
    <message>
        <source>Each player throws one die, and the higher throws first. That equal dice are thrown again and that these dice are not played is inferred.</source>
        <extracomment>From the rules of willughby</extracomment>
        <translation>Каждый игрок бросает одну кость, и первым ходит тот, у кого больше. Что равные кости бросают ещё раз и что эти кости не играются — вывод.</translation>
    </message>
    <message>
        <source>from the text; the book is anonymous, and was later attributed to Cotton</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>по тексту; книга вышла без имени автора, позднее её приписали Коттону</translation>
    </message>
    <message>
        <source>Each number takes the top man off the pile on its point and lays it flat in front. It is inferred that the bottom man of a pile needs no number.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Каждое число снимает верхнюю шашку со стопки на своём пункте и кладёт её перед стопкой. Что нижней шашке числа не нужно — вывод.</translation>
    </message>
    <message>
        <source>Once all of a player&apos;s men are down, each number bears off one man. That it comes from the point of that number is inferred.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Когда все шашки игрока положены, каждое число снимает с доски одну шашку. Что её снимают с пункта этого числа — вывод.</translation>
    </message>
    <message>
        <source>The player whose last man is borne off first has won, on whichever player&apos;s throw. This is inferred: the book speaks of overtaking, as in a race.</source>
        <extracomment>From the rules of cotton</extracomment>
        <translation>Выигрывает тот, чья последняя шашка первой снята с доски, при чьём бы то ни было броске. Это вывод: в книге говорится, что соперника обгоняют.</translation>
    </message>
    <message>
        <source>before 1688</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>до 1688 года</translation>
    </message>
    <message>
        <source>Chester, in manuscript</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Честер, рукопись</translation>
    </message>
    <message>
        <source>III.16, first printed in 1905</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>III.16, впервые напечатано в 1905 году</translation>
    </message>
    <message>
        <source>Holme states that the other player lays down with it, and says no more. Cotton is often read so that the number bears off as well, and Holme can be read in the same way.</source>
        <extracomment>From the rules of holme</extracomment>
        <translation>Холм говорит, что другой игрок кладёт по нему шашку, и больше ничего. Коттона часто читают так, что число и снимает шашку с доски; так же можно читать и Холма.</translation>
    </message>
    <message>
        <source>Three dice are thrown, says the modern account. They are seen in the miniature, but the text does not mention them.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Бросают три кости — так в современном пересказе. Они видны на миниатюре, но в тексте о них не сказано.</translation>
    </message>
    <message>
        <source>Numbers left unplayed pass to the other player while the thrower lays down, or has all men on the board in the last table, points 19 to 24. At any other time they are lost. That the other player must play them is our choice: the account says that they may.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Несыгранные числа переходят к другому игроку, пока бросавший кладёт шашки или держит все шашки в последней четверти, на пунктах 19–24. В другое время они пропадают. Что сыграть их обязательно — наш выбор: в пересказе это дозволено.</translation>
    </message>
    <message>
        <source>A man that comes to a point where a single man of the other player stands removes that man from the game. An oddity: its owner then has one man fewer to bring home.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Шашка, пришедшая на пункт, где стоит одна чужая шашка, убирает её из игры. Странность: её хозяину остаётся провести на одну шашку меньше.</translation>
    </message>
    <message>
        <source>The player with no man left on the board has won, on whichever player&apos;s throw. That men which were hit count as gone is our choice: the account is silent.</source>
        <extracomment>From the rules of alfonso-race</extracomment>
        <translation>Выигрывает тот, у кого на доске не осталось шашек, при чьём бы то ни было броске. Что побитые шашки считаются ушедшими — наш выбор: в пересказе об этом ничего нет.</translation>
    </message>
    <message>
        <source>from the text; Charpentier published it, and its author is not known</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>по тексту; Шарпантье издал его, автор неизвестен</translation>
    </message>
    <message>
        <source>Two dice are thrown. The same book of trictrac and its games says so.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Бросают две кости. Так сказано в той же книге о триктраке и его играх.</translation>
    </message>
    <message>
        <source>The source states this exception. You can leave it out, so that every number that is not played passes, as in other sources.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Это исключение стоит в источнике. Его можно отменить, чтобы переходило всякое несыгранное число, как в других источниках.</translation>
    </message>
    <message>
        <source>The programme points out every number that passes. In the source the thrower need not tell of it, and a number that nobody claims is lost.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Программа указывает на каждое перешедшее число. В источнике бросивший не обязан о нём говорить, и число, которого никто не потребовал, пропадает.</translation>
    </message>
    <message>
        <source>The source leaves it to the players to watch for it. Newcomers may prefer to be told.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>По источнику, за этим следят сами игроки. Новичкам удобнее, когда им говорят.</translation>
    </message>
    <message>
        <source>The other player must notice it and claim it; otherwise it is lost. That the next throw ends the time for it is inferred.</source>
        <extracomment>From the rules of charpentier</extracomment>
        <translation>Другой игрок должен заметить число и потребовать его, иначе оно пропадает. Что срок кончается со следующим броском — вывод.</translation>
    </message>
    <message>
        <source>Each player has fifteen men: two on each of the points 1, 2 and 3, three on each of the points 4, 5 and 6. The account says only that the number of men is not that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>У каждого игрока пятнадцать шашек: по две на пунктах 1, 2 и 3, по три на пунктах 4, 5 и 6. В пересказе сказано лишь, что число шашек не такое, как в доблете.</translation>
    </message>
    <message>
        <source>Two dice are thrown. The account says only that the number of dice is not that of doblet.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Бросают две кости. В пересказе сказано лишь, что число костей не такое, как в доблете.</translation>
    </message>
    <message>
        <source>Each player throws one die, and the higher throws first. The account we follow says so of doblet, with which it compares this game. That equal dice are thrown again and that these dice are not played is inferred.</source>
        <extracomment>From the rules of moulidars</extracomment>
        <translation>Каждый игрок бросает одну кость, и первым ходит тот, у кого больше. В пересказе это сказано о доблете, с которым сравнивают эту игру. Что равные кости бросают ещё раз и что эти кости не играются — вывод.</translation>
    </message>
    <message>
        <source>The players throw to decide who goes first. That each throws one die, that the higher goes first, that equal dice are thrown again and that these dice are not played is inferred.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Кому ходить первым, решают броском. Что каждый бросает одну кость, что первым ходит тот, у кого больше, что равные кости бросают ещё раз и что эти кости не играются — вывод.</translation>
    </message>
    <message>
        <source>A number that its thrower cannot play does not count.</source>
        <extracomment>From the rules of fiske</extracomment>
        <translation>Число, которое бросивший не может сыграть, не считается.</translation>
    </message>
</context>
</TS>
