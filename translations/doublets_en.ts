<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardMarks</name>
    <message numerus="yes">
        <source>%n to play</source>
        <extracomment>men still to be played of a doublet, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n to play</numerusform>
            <numerusform>%n to play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unused</source>
        <extracomment>men of a doublet that nobody could play, on a plate beside the dice</extracomment>
        <translation>
            <numerusform>%n unused</numerusform>
            <numerusform>%n unused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message numerus="yes">
        <source>%1; %n man/men left to play</source>
        <translation>
            <numerusform>%1; %n man left to play</numerusform>
            <numerusform>%1; %n men left to play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s tray: %n man/men borne off</source>
        <translation>
            <numerusform>%1’s tray: %n man borne off</numerusform>
            <numerusform>%1’s tray: %n men borne off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; hint: %n man/men</source>
        <translation>
            <numerusform>%1; hint: %n man</numerusform>
            <numerusform>%1; hint: %n men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men hit and out of the game</source>
        <translation>
            <numerusform>%n man hit and out of the game</numerusform>
            <numerusform>%n men hit and out of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n unused</source>
        <translation>
            <numerusform>%1; %n unused</numerusform>
            <numerusform>%1; %n unused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>Now %1 lays down %n more man/men.</source>
        <translation>
            <numerusform>Now %1 lays down %n more man.</numerusform>
            <numerusform>Now %1 lays down %n more men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down %n man/men.</source>
        <translation>
            <numerusform>Now %1 lays down %n man.</numerusform>
            <numerusform>Now %1 lays down %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n more man/men.</source>
        <translation>
            <numerusform>Now %1 bears off %n more man.</numerusform>
            <numerusform>Now %1 bears off %n more men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off %n man/men.</source>
        <translation>
            <numerusform>Now %1 bears off %n man.</numerusform>
            <numerusform>Now %1 bears off %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n man/men of %2’s doublet.</source>
        <extracomment>%1 a player, %2 the other, who threw the doublet</extracomment>
        <translation>
            <numerusform>%1 plays %n man of %2’s doublet.</numerusform>
            <numerusform>%1 plays %n men of %2’s doublet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 plays %n of these numbers: %2.</source>
        <extracomment>%1 player, %2 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Now %1 plays %n of these numbers: %2.</numerusform>
            <numerusform>Now %1 plays %n of these numbers: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down the last %n man/men.</source>
        <translation>
            <numerusform>Now %1 lays down the last man.</numerusform>
            <numerusform>Now %1 lays down the last %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 bears off the last %n man/men.</source>
        <translation>
            <numerusform>Now %1 bears off the last man.</numerusform>
            <numerusform>Now %1 bears off the last %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1 lays down all %n man/men.</source>
        <translation>
            <numerusform>Now %1 lays down the only man.</numerusform>
            <numerusform>Now %1 lays down all %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n man/men of your doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>%1 plays %n man of your doublet.</numerusform>
            <numerusform>%1 plays %n men of your doublet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %n man/men of %1’s doublet.</source>
        <extracomment>%1 the other player</extracomment>
        <translation>
            <numerusform>You play %n man of %1’s doublet.</numerusform>
            <numerusform>You play %n men of %1’s doublet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down all %n man/men.</source>
        <translation>
            <numerusform>Now you lay down your only man.</numerusform>
            <numerusform>Now you lay down all %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down the last %n man/men.</source>
        <translation>
            <numerusform>Now you lay down the last man.</numerusform>
            <numerusform>Now you lay down the last %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off the last %n man/men.</source>
        <translation>
            <numerusform>Now you bear off the last man.</numerusform>
            <numerusform>Now you bear off the last %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n more man/men.</source>
        <translation>
            <numerusform>Now you lay down %n more man.</numerusform>
            <numerusform>Now you lay down %n more men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you lay down %n man/men.</source>
        <translation>
            <numerusform>Now you lay down %n man.</numerusform>
            <numerusform>Now you lay down %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n more man/men.</source>
        <translation>
            <numerusform>Now you bear off %n more man.</numerusform>
            <numerusform>Now you bear off %n more men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you bear off %n man/men.</source>
        <translation>
            <numerusform>Now you bear off %n man.</numerusform>
            <numerusform>Now you bear off %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n of these numbers: %1.</source>
        <extracomment>%1 numbers of the dice, of which only %n can be played</extracomment>
        <translation>
            <numerusform>Now you play %n of these numbers: %1.</numerusform>
            <numerusform>Now you play %n of these numbers: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n with an error</source>
        <extracomment>%1 file, %2 &quot;3 games&quot;</extracomment>
        <translation>
            <numerusform>%1: %2, %n with an error</numerusform>
            <numerusform>%1: %2, %n with an error</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonSummary</name>
    <message numerus="yes">
        <source>%n die/dice of the first game was/were unused when the second ended.</source>
        <translation>
            <numerusform>%n die of the first game was unused when the second ended.</numerusform>
            <numerusform>%n dice of the first game were unused when the second ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game as it stood after %n throw(s) of the dice.</source>
        <translation>
            <numerusform>The game as it stood after %n throw of the dice.</numerusform>
            <numerusform>The game as it stood after %n throws of the dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is drawn after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Under the rules of %1, the game is drawn after %n throw.</numerusform>
            <numerusform>Under the rules of %1, the game is drawn after %n throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, the game is unfinished after %n throw(s).</source>
        <translation>
            <numerusform>Under the rules of %1, the game is unfinished after %n throw.</numerusform>
            <numerusform>Under the rules of %1, the game is unfinished after %n throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, %2 wins after %n throw(s).</source>
        <extracomment>%1 the author of the rules, %2 the winner</extracomment>
        <translation>
            <numerusform>Under the rules of %1, %2 wins after %n throw.</numerusform>
            <numerusform>Under the rules of %1, %2 wins after %n throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second game needed %n more die/dice, thrown from the seed %1.</source>
        <extracomment>%1 the seed</extracomment>
        <translation>
            <numerusform>The second game needed one more die, thrown from the seed %1.</numerusform>
            <numerusform>The second game needed %n more dice, thrown from the seed %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the rules of %1, you win after %n throw(s).</source>
        <extracomment>%1 the author of the rules</extracomment>
        <translation>
            <numerusform>Under the rules of %1, you win after %n throw.</numerusform>
            <numerusform>Under the rules of %1, you win after %n throws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message numerus="yes">
        <source>The moves of %n later throws stay the same.</source>
        <translation>
            <numerusform>The moves of %n later throw stay the same.</numerusform>
            <numerusform>The moves of %n later throws stay the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws after that are undone.</source>
        <translation>
            <numerusform>%n throw after that is undone.</numerusform>
            <numerusform>%n throws after that are undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of the later throws, different men move, because the rules leave no choice.</source>
        <translation>
            <numerusform>In %n of the later throws, different men move, because the rules leave no choice.</numerusform>
            <numerusform>In %n of the later throws, different men move, because the rules leave no choice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message numerus="yes">
        <source>%2 threw %1 more often than the band shows.</source>
        <extracomment>%1 one or more numbers of the dice, %2 the player: &quot;Ben threw sice and ace more …&quot;</extracomment>
        <translation>
            <numerusform>%2 threw %1 more often than the band shows.</numerusform>
            <numerusform>%2 threw %1 more often than the band shows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 threw %1 less often than the band shows.</source>
        <translation>
            <numerusform>%2 threw %1 less often than the band shows.</numerusform>
            <numerusform>%2 threw %1 less often than the band shows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this many fair dice, at least %n of the two players’ twelve numbers fall(s) outside the bands in %1 of cases.</source>
        <extracomment>the twelve numbers in the table, six of each player; %1 a percentage: &quot;39%&quot;</extracomment>
        <translation>
            <numerusform>With this many fair dice, at least %n of the two players’ twelve numbers falls outside the bands in %1 of cases.</numerusform>
            <numerusform>With this many fair dice, at least %n of the two players’ twelve numbers fall outside the bands in %1 of cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Doublets: %1 in %n throw(s). In this many throws, fair dice give %2 on average, usually %3 to %4.</source>
        <extracomment>%1 doublets thrown, %2 the expected number, %3 and %4 whole numbers</extracomment>
        <translation>
            <numerusform>Doublets: %1 in %n throw. In this many throws, fair dice give %2 on average, usually %3 to %4.</numerusform>
            <numerusform>Doublets: %1 in %n throws. In this many throws, fair dice give %2 on average, usually %3 to %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the list has %n values; allowed: %1</source>
        <translation>
            <numerusform>the list has %n value; allowed: %1</numerusform>
            <numerusform>the list has %n values; allowed: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message numerus="yes">
        <source>%1 throws %2. That is worth %n man/men.</source>
        <extracomment>&quot;Anne throws two 4s. That plays 8 men.&quot; %1 player, %2 name of the throw</extracomment>
        <translation>
            <numerusform>%1 throws %2. That is worth %n man.</numerusform>
            <numerusform>%1 throws %2. That is worth %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw %1. That is worth %n man/men.</source>
        <extracomment>%1 name of the throw</extracomment>
        <translation>
            <numerusform>You throw %1. That is worth %n man.</numerusform>
            <numerusform>You throw %1. That is worth %n men.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FateText</name>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to %1.</source>
        <extracomment>%1 the opponent</extracomment>
        <translation>
            <numerusform>%n man of the doublet passes to %1.</numerusform>
            <numerusform>%n men of the doublet pass to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet cannot be played.</source>
        <extracomment>men that a doublet would have played, had there been as many</extracomment>
        <translation>
            <numerusform>%n man of the doublet cannot be played.</numerusform>
            <numerusform>%n men of the doublet cannot be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men of the doublet pass(es) to you.</source>
        <translation>
            <numerusform>%n man of the doublet passes to you.</numerusform>
            <numerusform>%n men of the doublet pass to you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBarText</name>
    <message numerus="yes">
        <source>%1: %Ln game(s)</source>
        <extracomment>%1 a day or month</extracomment>
        <translation>
            <numerusform>%1: %Ln game</numerusform>
            <numerusform>%1: %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) from %1 to %2.</source>
        <extracomment>%1, %2 dates</extracomment>
        <translation>
            <numerusform>%Ln game from %1 to %2.</numerusform>
            <numerusform>%Ln games from %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 throws: %Ln game(s)</source>
        <extracomment>%1 a number of throws, or a range of them</extracomment>
        <translation>
            <numerusform>%1 throws: %Ln game</numerusform>
            <numerusform>%1 throws: %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), on %1.</source>
        <extracomment>%1 a date: &quot;1 game, on 4 May 2026.&quot;, &quot;3 games, all on 4 May 2026.&quot;</extracomment>
        <translation>
            <numerusform>%Ln game, on %1.</numerusform>
            <numerusform>%Ln games, all on %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game took %Ln throw(s).</source>
        <translation>
            <numerusform>The game took %Ln throw.</numerusform>
            <numerusform>The game took %Ln throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each game took %Ln throw(s).</source>
        <translation>
            <numerusform>Each game took %Ln throw.</numerusform>
            <numerusform>Each game took %Ln throws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>how long a game takes</extracomment>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameLineText</name>
    <message numerus="yes">
        <source>%1: %Ln doublet(s), %2 expected.</source>
        <extracomment>%1 a player, %2 an expected number with a decimal</extracomment>
        <translation>
            <numerusform>%1: %Ln doublet, %2 expected.</numerusform>
            <numerusform>%1: %Ln doublets, %2 expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice changed the chance of winning by this much, added up over %Ln game(s).</source>
        <translation>
            <numerusform>The dice changed the chance of winning by this much in %Ln game.</numerusform>
            <numerusform>The dice changed the chance of winning by this much, added up over %Ln games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HindranceText</name>
    <message numerus="yes">
        <source>Now %1 plays %n man/men.</source>
        <translation>
            <numerusform>Now %1 plays %n man.</numerusform>
            <numerusform>Now %1 plays %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now you play %n man/men.</source>
        <translation>
            <numerusform>Now you play %n man.</numerusform>
            <numerusform>Now you play %n men.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratoryText</name>
    <message numerus="yes">
        <source>After %Ln game(s): the first thrower won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>After %Ln game: the first thrower won %1 of them. 95% band: %2 to %3.</numerusform>
            <numerusform>After %Ln games: the first thrower won %1 of them. 95% band: %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %2 of %Ln game(s). 95% band: %3 to %4.</source>
        <extracomment>an earlier run, in a list. %1 its seed, %2 a share, %3 and %4 the ends of its band</extracomment>
        <translation>
            <numerusform>Seed %1: %2 of %Ln game. 95% band: %3 to %4.</numerusform>
            <numerusform>Seed %1: %2 of %Ln games. 95% band: %3 to %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln game(s): White won %1 of them. 95% band: %2 to %3.</source>
        <extracomment>%1 a share (&quot;53.2%&quot;), %2 and %3 the ends of its 95% band</extracomment>
        <translation>
            <numerusform>After %Ln game: White won %1 of them. 95% band: %2 to %3.</numerusform>
            <numerusform>After %Ln games: White won %1 of them. 95% band: %2 to %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message numerus="yes">
        <source>%Ln throw(s) or more: %1 of %2 games (%3)</source>
        <extracomment>%1 how many games, %2 of how many, %3 their share</extracomment>
        <translation>
            <numerusform>%Ln throw or more: %1 of %2 games (%3)</numerusform>
            <numerusform>%Ln throws or more: %1 of %2 games (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln throw(s): %1 of %2 games (%3)</source>
        <translation>
            <numerusform>%Ln throw: %1 of %2 games (%3)</numerusform>
            <numerusform>%Ln throws: %1 of %2 games (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first game took %Ln throw(s).</source>
        <translation>
            <numerusform>The first game took %Ln throw.</numerusform>
            <numerusform>The first game took %Ln throws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>About %n minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message numerus="yes">
        <source>%n hand(s) were counted.</source>
        <translation>
            <numerusform>%n hand was counted.</numerusform>
            <numerusform>%n hands were counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <extracomment>how long a lesson takes</extracomment>
        <translation>
            <numerusform>About %n minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in all</source>
        <extracomment>the sum of the mark scheme of a lesson</extracomment>
        <translation>
            <numerusform>%n mark in all</numerusform>
            <numerusform>%n marks in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s): %1</source>
        <extracomment>a criterion of a mark scheme. %1 the criterion, %n the points for meeting it</extracomment>
        <translation>
            <numerusform>%n mark: %1</numerusform>
            <numerusform>%n marks: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message numerus="yes">
        <source>%1 – %n hand(s)</source>
        <extracomment>%1 an answer to choose from, %n how many hands were raised for it</extracomment>
        <translation>
            <numerusform>%1 – %n hand</numerusform>
            <numerusform>%1 – %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n percentage points</source>
        <extracomment>a difference of two shares</extracomment>
        <translation>
            <numerusform>%n percentage point</numerusform>
            <numerusform>%n percentage points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 percentage points</source>
        <extracomment>a difference of two shares, with a decimal. %1 the figure</extracomment>
        <translation>
            <numerusform>%1 percentage points</numerusform>
            <numerusform>%1 percentage points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MenText</name>
    <message numerus="yes">
        <source>%n man/men</source>
        <comment>on a point</comment>
        <translation>
            <numerusform>%n man</numerusform>
            <numerusform>%n men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pile of %n man/men</source>
        <translation>
            <numerusform>pile of %n man</numerusform>
            <numerusform>pile of %n men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off.</source>
        <translation>
            <numerusform>%n man borne off.</numerusform>
            <numerusform>%n men borne off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to lay down.</source>
        <translation>
            <numerusform>%n man to lay down.</numerusform>
            <numerusform>%n men to lay down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men on the board.</source>
        <translation>
            <numerusform>%n man on the board.</numerusform>
            <numerusform>%n men on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men laid down</source>
        <translation>
            <numerusform>%n man laid down</numerusform>
            <numerusform>%n men laid down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to stack.</source>
        <translation>
            <numerusform>%n man to stack.</numerusform>
            <numerusform>%n men to stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men to set up.</source>
        <translation>
            <numerusform>%n man to set up.</numerusform>
            <numerusform>%n men to set up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message numerus="yes">
        <source>Exact, under best play by both: %Ln position(s) solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Exact, under best play by both: %Ln position solved in %1 s.</numerusform>
            <numerusform>Exact, under best play by both: %Ln positions solved in %1 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computed one side at a time: exact if each player tries to finish in the fewest turns. %Ln position(s) of one side solved in %1 s.</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>
            <numerusform>Computed one side at a time: exact if each player tries to finish in the fewest turns. %Ln position of one side solved in %1 s.</numerusform>
            <numerusform>Computed one side at a time: exact if each player tries to finish in the fewest turns. %Ln positions of one side solved in %1 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimated from random play, %Ln game(s): the game has too many positions to solve.</source>
        <translation>
            <numerusform>Estimated from random play, %Ln game: the game has too many positions to solve.</numerusform>
            <numerusform>Estimated from random play, %Ln games: the game has too many positions to solve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimated under good play, from %Ln trial game(s) of a few throws, corrected for luck: the game has too many positions to solve.</source>
        <translation>
            <numerusform>Estimated under good play, from %Ln trial game of a few throws, corrected for luck: the game has too many positions to solve.</numerusform>
            <numerusform>Estimated under good play, from %Ln trial games of a few throws, corrected for luck: the game has too many positions to solve.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaysText</name>
    <message numerus="yes">
        <source>%1 lays down %n man/men.</source>
        <translation>
            <numerusform>%1 lays down %n man.</numerusform>
            <numerusform>%1 lays down %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men.</source>
        <translation>
            <numerusform>%1 bears off %n man.</numerusform>
            <numerusform>%1 bears off %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers: &quot;Anne lays down 4 men (ace, ace, deuce, trey).&quot;</extracomment>
        <translation>
            <numerusform>%1 lays down %n man (%2).</numerusform>
            <numerusform>%1 lays down %n men (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 bears off %n man (%2).</numerusform>
            <numerusform>%1 bears off %n men (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men (points %2).</source>
        <extracomment>%2 numerals: &quot;Anne lays down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>%1 lays down %n man (point %2).</numerusform>
            <numerusform>%1 lays down %n men (points %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 bears off %n man (point %2).</numerusform>
            <numerusform>%1 bears off %n men (points %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 lays down %n man on point %2.</numerusform>
            <numerusform>%1 lays down %n men on point %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from point %2.</source>
        <translation>
            <numerusform>%1 bears off %n man from point %2.</numerusform>
            <numerusform>%1 bears off %n men from point %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays down %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 lays down %n man on the %2 point.</numerusform>
            <numerusform>%1 lays down %n men on the %2 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bears off %n man/men from the %2 point.</source>
        <translation>
            <numerusform>%1 bears off %n man from the %2 point.</numerusform>
            <numerusform>%1 bears off %n men from the %2 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 stacks %n man (%2).</numerusform>
            <numerusform>%1 stacks %n men (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 stacks %n man (points %2).</numerusform>
            <numerusform>%1 stacks %n men (points %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 stacks %n man on point %2.</numerusform>
            <numerusform>%1 stacks %n men on point %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stacks %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 stacks %n man on the %2 point.</numerusform>
            <numerusform>%1 stacks %n men on the %2 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (%2).</source>
        <extracomment>%2 the source&apos;s names of numbers</extracomment>
        <translation>
            <numerusform>%1 sets up %n man (%2).</numerusform>
            <numerusform>%1 sets up %n men (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men (points %2).</source>
        <extracomment>%2 numerals</extracomment>
        <translation>
            <numerusform>%1 sets up %n man (point %2).</numerusform>
            <numerusform>%1 sets up %n men (points %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on point %2.</source>
        <translation>
            <numerusform>%1 sets up %n man on point %2.</numerusform>
            <numerusform>%1 sets up %n men on point %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets up %n man/men on the %2 point.</source>
        <translation>
            <numerusform>%1 sets up %n man on the %2 point.</numerusform>
            <numerusform>%1 sets up %n men on the %2 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men.</source>
        <translation>
            <numerusform>You lay down %n man.</numerusform>
            <numerusform>You lay down %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men.</source>
        <translation>
            <numerusform>You bear off %n man.</numerusform>
            <numerusform>You bear off %n men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men (points %1).</source>
        <extracomment>%1 numerals: &quot;You lay down 4 men (points 1, 1, 2, 3).&quot;</extracomment>
        <translation>
            <numerusform>You lay down %n man (point %1).</numerusform>
            <numerusform>You lay down %n men (points %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>You stack %n man (point %1).</numerusform>
            <numerusform>You stack %n men (points %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>You bear off %n man (point %1).</numerusform>
            <numerusform>You bear off %n men (points %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men (points %1).</source>
        <extracomment>%1 numerals</extracomment>
        <translation>
            <numerusform>You set up %n man (point %1).</numerusform>
            <numerusform>You set up %n men (points %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay down %n man/men on point %1.</source>
        <translation>
            <numerusform>You lay down %n man on point %1.</numerusform>
            <numerusform>You lay down %n men on point %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stack %n man/men on point %1.</source>
        <translation>
            <numerusform>You stack %n man on point %1.</numerusform>
            <numerusform>You stack %n men on point %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bear off %n man/men from point %1.</source>
        <translation>
            <numerusform>You bear off %n man from point %1.</numerusform>
            <numerusform>You bear off %n men from point %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set up %n man/men on point %1.</source>
        <translation>
            <numerusform>You set up %n man on point %1.</numerusform>
            <numerusform>You set up %n men on point %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintReport</name>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <extracomment>%1 a file, %n how many pages it has</extracomment>
        <translation>
            <numerusform>%1: %n page</numerusform>
            <numerusform>%1: %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message numerus="yes">
        <source>%1 had %n man/men left.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1 had %n man left.</numerusform>
            <numerusform>%1 had %n men left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n man/men left to set up.</source>
        <extracomment>%1 the loser</extracomment>
        <translation>
            <numerusform>%1 had %n man left to set up.</numerusform>
            <numerusform>%1 had %n men left to set up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left to set up.</source>
        <translation>
            <numerusform>You had %n man left to set up.</numerusform>
            <numerusform>You had %n men left to set up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You had %n man/men left.</source>
        <translation>
            <numerusform>You had %n man left.</numerusform>
            <numerusform>You had %n men left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SampleText</name>
    <message numerus="yes">
        <source>share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>share in a sample of %Ln game</numerusform>
            <numerusform>share in a sample of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of %1 games.</source>
        <extracomment>%1 how many games each sample has</extracomment>
        <translation>
            <numerusform>%Ln sample of %1 games.</numerusform>
            <numerusform>%Ln samples of %1 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln sample(s)</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>%1: %Ln sample</numerusform>
            <numerusform>%1: %Ln samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %Ln sample(s)</source>
        <translation>
            <numerusform>%1 to %2: %Ln sample</numerusform>
            <numerusform>%1 to %2: %Ln samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown do.</source>
        <extracomment>%1 and %2 shares</extracomment>
        <translation>
            <numerusform>On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown does.</numerusform>
            <numerusform>On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White’s share in a sample of %Ln game(s)</source>
        <translation>
            <numerusform>White’s share in a sample of %Ln game</numerusform>
            <numerusform>White’s share in a sample of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) of a single game: each share is 0% or 100%.</source>
        <translation>
            <numerusform>%Ln sample of a single game: the share is 0% or 100%.</numerusform>
            <numerusform>%Ln samples of a single game: each share is 0% or 100%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimulationReport</name>
    <message numerus="yes">
        <source>%1 (%2): %Ln game(s), seed %3</source>
        <extracomment>%1 game, %2 id of the rule set, %3 seed</extracomment>
        <translation>
            <numerusform>%1 (%2): %Ln game, seed %3</numerusform>
            <numerusform>%1 (%2): %Ln games, seed %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); nothing was written.</source>
        <translation>
            <numerusform>Stopped after %Ln game; nothing was written.</numerusform>
            <numerusform>Stopped after %Ln games; nothing was written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s); the output is incomplete.</source>
        <translation>
            <numerusform>Stopped after %Ln game; the output is incomplete.</numerusform>
            <numerusform>Stopped after %Ln games; the output is incomplete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln game(s).</source>
        <translation>
            <numerusform>Stopped after %Ln game.</numerusform>
            <numerusform>Stopped after %Ln games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message numerus="yes">
        <source>%n hit man/men, no longer in play.</source>
        <extracomment>men that were hit and lie beside the board</extracomment>
        <translation>
            <numerusform>%n hit man is no longer in play.</numerusform>
            <numerusform>%n hit men are no longer in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man/men borne off, no longer in play.</source>
        <translation>
            <numerusform>%n man is borne off and no longer in play.</numerusform>
            <numerusform>%n men are borne off and no longer in play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisitCharts</name>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Not counted because the clock was not set: %n visit</numerusform>
            <numerusform>Not counted because the clock was not set: %n visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisitsReport</name>
    <message numerus="yes">
        <source>Not counted because the clock was not set: %n visit(s)</source>
        <translation>
            <numerusform>Not counted because the clock was not set: %n visit</numerusform>
            <numerusform>Not counted because the clock was not set: %n visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisitsSheet</name>
    <message numerus="yes">
        <source>Use of aids not recorded: %n visit(s)</source>
        <extracomment>%n visits stored by earlier versions of the program</extracomment>
        <translation>
            <numerusform>Use of aids not recorded: %n visit</numerusform>
            <numerusform>Use of aids not recorded: %n visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::CorrectionDialog</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Enter %n die.</numerusform>
            <numerusform>Enter %n dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::DiceChart</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::DiceEntry</name>
    <message numerus="yes">
        <source>Enter %n dice.</source>
        <translation>
            <numerusform>Enter %n die.</numerusform>
            <numerusform>Enter %n dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::DicePanel</name>
    <message numerus="yes">
        <source>%n game(s) counted together.</source>
        <translation>
            <numerusform>%n game counted.</numerusform>
            <numerusform>%n games counted together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::FacesValidator</name>
    <message numerus="yes">
        <source>Too many: there are %n dice.</source>
        <translation>
            <numerusform>Too many: there is %n die.</numerusform>
            <numerusform>Too many: there are %n dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::HomePage</name>
    <message numerus="yes">
        <source>%n games, written down between %1 and %2</source>
        <extracomment>%n games to choose from; %1 and %2 the years of the oldest and the latest source</extracomment>
        <translation>
            <numerusform>%n game, written down between %1 and %2</numerusform>
            <numerusform>%n games, written down between %1 and %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryBar</name>
    <message numerus="yes">
        <source>%Ln game(s) per second</source>
        <translation>
            <numerusform>%Ln game per second</numerusform>
            <numerusform>%Ln games per second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::LaboratoryDialog</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln game(s): %1</source>
        <extracomment>%1: the path of a file</extracomment>
        <translation>
            <numerusform>Saved %Ln game: %1</numerusform>
            <numerusform>Saved %Ln games: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::LessonEditor</name>
    <message numerus="yes">
        <source>%n faults to correct before the lesson is given</source>
        <translation>
            <numerusform>%n fault to correct before the lesson is given</numerusform>
            <numerusform>%n faults to correct before the lesson is given</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::LessonPanel</name>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::Match</name>
    <message numerus="yes">
        <source>A game can have at most %n notes. Delete one before you add another.</source>
        <translation>
            <numerusform>A game can have at most %n note. Delete one before you add another.</numerusform>
            <numerusform>A game can have at most %n notes. Delete one before you add another.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::NoteEdit</name>
    <message numerus="yes">
        <source>A note can have at most %n characters.</source>
        <translation>
            <numerusform>A note can have at most %n character.</numerusform>
            <numerusform>A note can have at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::NoticeBar</name>
    <message numerus="yes">
        <source>Next (%n more)</source>
        <translation>
            <numerusform>Next (%n more)</numerusform>
            <numerusform>Next (%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::OddsPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n ways to play</source>
        <translation>
            <numerusform>%n way to play</numerusform>
            <numerusform>All %n ways to play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, all equally good:</source>
        <translation>
            <numerusform>%1 had %n way to play:</numerusform>
            <numerusform>%1 had %n ways to play, all equally good:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, all equally good:</source>
        <translation>
            <numerusform>%n way to play for %1:</numerusform>
            <numerusform>%n ways to play for %1, all equally good:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to play for %1, best first:</source>
        <translation>
            <numerusform>%n way to play for %1:</numerusform>
            <numerusform>%n ways to play for %1, best first:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n ways to play, best first:</source>
        <translation>
            <numerusform>%1 had %n way to play:</numerusform>
            <numerusform>%1 had %n ways to play, best first:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::OwnLessonList</name>
    <message numerus="yes">
        <source>%n faults. Choose it to correct them in the editor.</source>
        <translation>
            <numerusform>%n fault. Choose it to correct it in the editor.</numerusform>
            <numerusform>%n faults. Choose it to correct them in the editor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::RecentMenu</name>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n throw</numerusform>
            <numerusform>%n throws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::StaffAccess</name>
    <message numerus="yes">
        <source>Too many wrong codes. The keypad is locked for %n minute(s).</source>
        <translation>
            <numerusform>Too many wrong codes. The keypad is locked for %n minute.</numerusform>
            <numerusform>Too many wrong codes. The keypad is locked for %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong code. %n attempt(s) left.</source>
        <translation>
            <numerusform>Wrong code. %n attempt left.</numerusform>
            <numerusform>Wrong code. %n attempts left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::StaffPage</name>
    <message numerus="yes">
        <source>The configuration file has %n error(s), so its last version without errors is used.</source>
        <translation>
            <numerusform>The configuration file has %n error, so its last version without errors is used.</numerusform>
            <numerusform>The configuration file has %n errors, so its last version without errors is used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n damaged line(s) of the statistics were skipped.</source>
        <translation>
            <numerusform>%n damaged line of the statistics was skipped.</numerusform>
            <numerusform>%n damaged lines of the statistics were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) played to the end.</source>
        <translation>
            <numerusform>%Ln game played to the end.</numerusform>
            <numerusform>%Ln games played to the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::TallyLabel</name>
    <message numerus="yes">
        <source>%1, %n drawn</source>
        <extracomment>%1: games won against each other, &quot;Anne 2 – 1 Ben&quot;</extracomment>
        <translation>
            <numerusform>%1, %n drawn</numerusform>
            <numerusform>%1, %n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to win %n game(s) wins the match.</source>
        <translation>
            <numerusform>The first to win %n game wins the match.</numerusform>
            <numerusform>The first to win %n games wins the match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doublets::TouchCheckPage</name>
    <message numerus="yes">
        <source>Touch each target. A cross shows where the touch landed. To go back, press any key or wait for %n second(s).</source>
        <translation>
            <numerusform>Touch each target. A cross shows where the touch landed. To go back, press any key or wait for %n second.</numerusform>
            <numerusform>Touch each target. A cross shows where the touch landed. To go back, press any key or wait for %n seconds.</numerusform>
        </translation>
    </message>
</context>
</TS>
