// SPDX-License-Identifier: MIT
#include "panels/actions/actions.h"

#include "match/course/step_player.h"
#include "match/match.h"
#include "match/play/answers.h"
#include "panels/actions/shortcut_settings.h"

#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace doublets {

Actions::Actions(QObject *parent)
    : QObject(parent)
    , newGame(make(u"actionNew"_s, QKeySequence::New))
    , sameRules(make(u"actionSameRules"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_N))
    , rematch(make(u"actionRematch"_s, Qt::CTRL | Qt::Key_R))
    , previousGame(make(u"actionPreviousGame"_s))
    , open(make(u"actionOpen"_s, QKeySequence::Open))
    , saveAs(make(u"actionSaveAs"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_S))
    , compare(make(u"actionCompare"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_D))
    , laboratory(make(u"actionLaboratory"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_L))
    , savePicture(make(u"actionSavePicture"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_P))
    , print(make(u"actionPrint"_s, Qt::CTRL | Qt::ALT | Qt::Key_P))
    , players(make(u"actionPlayers"_s, Qt::CTRL | Qt::Key_P))
    , resetScore(make(u"actionResetScore"_s))
    , settings(make(u"actionSettings"_s, Qt::CTRL | Qt::Key_Comma))
    , quit(make(u"actionQuit"_s, Qt::CTRL | Qt::Key_Q))
    // Space is handled by the board: as a shortcut it would be taken from every button.
    , throwDice(make(u"actionThrow"_s))
    , playForced(make(u"actionPlayForced"_s, Qt::Key_F))
    , enterDice(make(u"actionEnterDice"_s, Qt::CTRL | Qt::Key_E))
    , correctThrow(make(u"actionCorrectThrow"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_E))
    , diceAtOnce(make(u"actionDiceAtOnce"_s))
    , hint(make(u"actionHint"_s, Qt::Key_H))
    , guess(make(u"actionGuess"_s, Qt::CTRL | Qt::Key_G))
    , guessFirst(make(u"actionGuessFirst"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_G))
    , undo(make(u"actionUndo"_s, QKeySequence::Undo))
    , redo(make(u"actionRedo"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_Z))
    , toPresent(make(u"actionToPresent"_s, Qt::CTRL | Qt::Key_B))
    , stepStart(make(u"actionStepStart"_s, Qt::ALT | Qt::Key_Home))
    , stepBack(make(u"actionStepBack"_s, Qt::ALT | Qt::Key_Left))
    , stepPlay(make(u"actionStepPlay"_s, Qt::Key_F5))
    , stepForward(make(u"actionStepForward"_s, Qt::ALT | Qt::Key_Right))
    , stepSlower(make(u"actionStepSlower"_s, Qt::ALT | Qt::Key_Down))
    , stepFaster(make(u"actionStepFaster"_s, Qt::ALT | Qt::Key_Up))
    , announceThrow(make(u"actionTellThrow"_s, Qt::Key_L))
    , tellChoices(make(u"actionTellChoices"_s, Qt::Key_O))
    , tellOwnMen(make(u"actionTellOwnMen"_s, Qt::Key_M))
    , tellOtherMen(make(u"actionTellOtherMen"_s, Qt::Key_T))
    , tellScore(make(u"actionTellScore"_s, Qt::Key_S))
    , tellChance(make(u"actionTellChance"_s, Qt::Key_C))
    , repeatAnnouncement(make(u"actionTellAgain"_s, Qt::Key_R))
    , course(make(u"actionCourse"_s, Qt::CTRL | Qt::Key_L))
    , rulesPanel(make(u"actionRulesPanel"_s))
    , dicePanel(make(u"actionDicePanel"_s, Qt::CTRL | Qt::Key_D))
    , oddsPanel(make(u"actionOddsPanel"_s, Qt::CTRL | Qt::Key_H))
    , widerPanel(make(u"actionWiderPanel"_s, Qt::Key_F7))
    , narrowerPanel(make(u"actionNarrowerPanel"_s, Qt::SHIFT | Qt::Key_F7))
    , numerals(make(u"actionNumerals"_s, Qt::CTRL | Qt::Key_M))
    , largerText(make(u"actionLargerText"_s))
    , smallerText(make(u"actionSmallerText"_s, QKeySequence::ZoomOut))
    , resetTextSize(make(u"actionUsualText"_s, Qt::CTRL | Qt::Key_0))
    , fullScreen(make(u"actionFullScreen"_s, Qt::Key_F11))
    , faceToFace(make(u"actionFaceToFace"_s, Qt::SHIFT | Qt::Key_F11))
    , skipMotion(make(u"actionSkipMotion"_s, Qt::CTRL | Qt::Key_Period))
    , projector(make(u"actionProjector"_s, Qt::Key_F12))
    , lessons(make(u"actionLessons"_s, Qt::Key_F4))
    , firstSteps(make(u"actionFirstSteps"_s))
    , goal(make(u"actionGoal"_s))
    , rules(make(u"actionRules"_s, QKeySequence::HelpContents))
    , why(make(u"actionWhy"_s, Qt::CTRL | Qt::Key_W))
    , keyboard(make(u"actionKeyboard"_s, Qt::Key_F2))
    , story(make(u"actionStory"_s, Qt::Key_F3))
    , about(make(u"actionAbout"_s))
    , aboutQt(make(u"actionAboutQt"_s))
{
    for (QAction *action :
         {course, rulesPanel, dicePanel, oddsPanel, rules, why, keyboard, numerals, fullScreen,
          faceToFace, guessFirst, diceAtOnce, stepPlay, projector}) {
        action->setCheckable(true);
    }
    for (QAction *action : {stepBack, stepForward, stepSlower, stepFaster, widerPanel,
                            narrowerPanel, largerText, smallerText}) {
        action->setAutoRepeat(true);
    }
    for (QAction *action : telling()) {
        action->setShortcutContext(Qt::WidgetShortcut);
    }
    connect(fullScreen, &QAction::toggled, this, &Actions::describeFullScreen);
    // On many layouts "+" is on the "=" key, with Shift.
    largerText->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    quit->setMenuRole(QAction::QuitRole);
    settings->setMenuRole(QAction::PreferencesRole);
    about->setMenuRole(QAction::AboutRole);
    aboutQt->setMenuRole(QAction::AboutQtRole);
    retranslate();
}

QAction *Actions::make(const QString &name, const QKeySequence &key)
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setAutoRepeat(false); // one action per press
    m_all << action;
    return action;
}

QList<QAction *> Actions::stepActions() const
{
    return {stepStart, stepBack, stepPlay, stepForward, toPresent, stepSlower, stepFaster};
}

QList<QAction *> Actions::telling() const
{
    return {announceThrow, tellChoices, tellOwnMen,        tellOtherMen,
            tellScore,     tellChance,  repeatAnnouncement};
}

namespace {

void tell(QAction *action, const QString &text, const QString &tip)
{
    action->setText(text);
    action->setStatusTip(tip);
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? tip : u"%1 (%2)"_s.arg(tip, key));
}

} // namespace

QString plainActionText(const QAction &action)
{
    QString text = action.text().section(u'\t', 0, 0).remove(u'&');
    return text.endsWith(u'…') ? text.chopped(1) : text;
}

void Actions::connectTo(Match &match, Session &session)
{
    connect(throwDice, &QAction::triggered, &match, &Match::throwDice);
    connect(playForced, &QAction::triggered, &match, &Match::playForced);
    connect(enterDice, &QAction::triggered, &match, &Match::requestDiceEntry);
    connect(hint, &QAction::triggered, &match, &Match::requestHint);
    connect(undo, &QAction::triggered, &match, &Match::undo);
    connect(redo, &QAction::triggered, &match, &Match::redo);
    connect(toPresent, &QAction::triggered, &match.shown(), &ShownMoment::returnToPresent);
    connect(rematch, &QAction::triggered, &match, &Match::rematch);
    connect(sameRules, &QAction::triggered, &session, &Session::newGameBySameRules);
    m_keys = new ShortcutSettings(*this, match.settings(), this);
    connect(m_keys, &ShortcutSettings::changed, this,
            &Actions::retranslate); // tool tips contain the keys
    connectAnswers(match, session);
    connectSteps(match);
    connect(&match, &Match::changed, this, [this, &match](const Change &change) {
        if (change.what == Change::What::CommandsChanged) {
            allow(match);
        }
    });
}

void Actions::connectAnswers(Match &match, const Session &session)
{
    using About = Answers::About;
    auto *answers = new Answers(match, session, this);
    const std::initializer_list<std::pair<QAction *, About>> questions{
        {announceThrow, About::LatestThrow}, {tellChoices, About::Choices},
        {tellOwnMen, About::OwnMen},         {tellOtherMen, About::OtherMen},
        {tellScore, About::Score},           {tellChance, About::Chance},
    };
    for (const auto &[action, what] : questions) {
        connect(action, &QAction::triggered, answers,
                [answers, asked = what] { answers->announce(asked); });
    }
}

void Actions::connectSteps(Match &match)
{
    StepPlayer &player = match.stepPlayer();
    connect(stepStart, &QAction::triggered, &match.shown(), &ShownMoment::stepToStart);
    connect(stepBack, &QAction::triggered, &match.shown(), &ShownMoment::stepBack);
    connect(stepForward, &QAction::triggered, &match.shown(), &ShownMoment::stepForward);
    connect(stepPlay, &QAction::triggered, &player, &StepPlayer::toggle);
    connect(stepSlower, &QAction::triggered, &player, [&player] { player.changePace(-1); });
    connect(stepFaster, &QAction::triggered, &player, [&player] { player.changePace(1); });
    connect(&player, &StepPlayer::playingChanged, stepPlay, &QAction::setChecked);
    connect(&player, &StepPlayer::playingChanged, this, &Actions::describePlay);
}

void Actions::allow(const Match &match)
{
    const std::initializer_list<std::pair<QAction *, Command>> commands{
        {throwDice, Command::ThrowDice},
        {playForced, Command::PlayForced},
        {enterDice, Command::EnterDice},
        {hint, Command::Hint},
        {undo, Command::Undo},
        {redo, Command::Redo},
        {toPresent, Command::ToPresent},
        {compare, Command::Compare},
        {rematch, Command::Rematch},
        {resetScore, Command::ResetScore},
        {previousGame, Command::ReopenLast},
        {newGame, Command::BeginGame},
        {sameRules, Command::BeginGame},
        {saveAs, Command::Save},
        {stepStart, Command::StepBack},
        {stepBack, Command::StepBack},
        {stepForward, Command::StepForward},
        {stepPlay, Command::PlaySteps},
        {stepSlower, Command::PlaySteps},
        {stepFaster, Command::PlaySteps},
        {correctThrow, Command::CorrectThrow},
    };
    for (const auto &[action, command] : commands) {
        action->setEnabled(match.can(command));
        action->setVisible(match.policy().allows(command));
    }
    why->setEnabled(match.can(Command::Explain) || why->isChecked());
    m_diceRequest = match.diceRequest();
    m_areDiceEntered = match.game().dice().origin() == DiceOrigin::Entered;
    describeDiceEntry();
    describeCorrection();
}

void Actions::describeDiceEntry()
{
    const auto tip = [this] {
        switch (m_diceRequest) {
        case DiceRequest::Required:
            break;
        case DiceRequest::NotEntered:
            return tr(
                "The computer throws the dice of this game. For real dice, begin a new game.");
        case DiceRequest::PlayMenFirst:
            return tr("First play the numbers you threw");
        case DiceRequest::GameOver:
            return tr("The game is over");
        }
        return tr("Enter the numbers of real dice");
    };
    tell(enterDice, tr("&Enter dice…"), tip());
}

void Actions::describeCorrection()
{
    tell(correctThrow, tr("&Correct a throw…"),
         !m_areDiceEntered
             ? tr("The computer threw these dice: they fell so, and are never corrected")
         : correctThrow->isEnabled() ? tr("A throw was entered wrong: say what really fell")
                                     : tr("No dice have been entered yet"));
}

void Actions::retranslate()
{
    describeGameMenu();
    describePlayMenu();
    describeSteps();
    describeAnswers();
    describeViewMenu();
    describeClassroomMenu();
    describeHelpMenu();
}

void Actions::describeGameMenu()
{
    tell(newGame, tr("&New…"), tr("Choose a game and begin it"));
    tell(sameRules, tr("New with the sa&me rules"), tr("Begin again with the same rules"));
    tell(rematch, tr("&Rematch"), tr("The game is over: play another"));
    tell(previousGame, tr("&Back to the game you left"), tr("Go on with the game you left"));
    tell(open, tr("&Open…"), tr("Open a game that was saved"));
    tell(saveAs, tr("Save &As…"), tr("Save this game as a file"));
    tell(compare, tr("The same &dice by other rules…"), tr("Play these dice again by other rules"));
    tell(players, tr("&Players…"), tr("Who plays: people, or the computer"));
    tell(resetScore, tr("R&eset the score…"),
         tr("Both players begin again at 0; scores against others stay"));
    tell(savePicture, tr("Save P&icture…"), tr("Save the board as a picture, to print or to show"));
    tell(print, tr("Print a &sheet…"),
         tr("Rules, this game, odds, a board of card, labels: on paper or as a PDF"));
    tell(settings, tr("Se&ttings…"), tr("Players, table, language, motion and sound"));
    tell(quit, tr("&Quit"), tr("Quit; your game is kept"));
}

void Actions::describePlayMenu()
{
    //: After the tab stands the key; keep the tab.
    tell(throwDice, tr("&Throw") + u'\t' + tr("Space", "the key"), tr("Throw the dice"));
    tell(playForced, tr("&Make the only possible moves"),
         tr("Move the men that have only one way to go"));
    describeDiceEntry();
    describeCorrection();
    tell(diceAtOnce, tr("Take entered dice at &once"),
         tr("Dice you enter are taken as soon as the last one is there"));
    tell(hint, tr("&Hint"), tr("Mark the best choice on the board"));
    tell(undo, tr("&Undo"), tr("Take back the last play or throw"));
    tell(redo, tr("&Redo"), tr("Do it again"));
    tell(toPresent, tr("&Latest throw"), tr("Back to the game as it is now"));
}

void Actions::describeSteps()
{
    tell(stepStart, tr("To the &start"), tr("Back to before the first throw"));
    tell(stepBack, tr("Step &back"), tr("One step back"));
    tell(stepForward, tr("Step &forward"), tr("One step forward"));
    tell(stepSlower, tr("Sl&ower"), tr("The steps follow each other more slowly"));
    tell(stepFaster, tr("F&aster"), tr("The steps follow each other faster"));
    describePlay();
}

void Actions::describeAnswers()
{
    tell(announceThrow, tr("&Last throw"), tr("Say what fell last, and what was played"));
    tell(tellChoices, tr("What may I &do?"), tr("Say whose turn it is and what may be played"));
    tell(tellOwnMen, tr("&My men"), tr("Say where your men are"));
    tell(tellOtherMen, tr("&Their men"), tr("Say where the other player’s men are"));
    tell(tellScore, tr("&Score"), tr("Say how far both players are"));
    tell(tellChance, tr("&Chance of winning"), tr("Say who is likely to win"));
    tell(repeatAnnouncement, tr("&Repeat that"), tr("Say again what was said last"));
}

void Actions::describeViewMenu()
{
    tell(course, tr("&Course of play"), tr("A list of every throw"));
    tell(rulesPanel, tr("Ru&les beside the board"), tr("Keep the rules open while you play"));
    tell(dicePanel, tr("&Dice"), tr("How often each number fell"));
    tell(oddsPanel, tr("&Odds"), tr("Who is ahead, and how lucky each throw was"));
    tell(widerPanel, tr("&Wider panel"), tr("More room for the panel beside the board"));
    tell(narrowerPanel, tr("Na&rrower panel"), tr("More room for the board"));
    tell(numerals, tr("&Numerals on the points"), tr("Show the numbers 1 to 6"));
    describeFullScreen();
    tell(faceToFace, tr("Fac&e to face"),
         tr("In full screen: a side for each of two players at a screen that lies flat"));
    tell(largerText, tr("Lar&ger text"), tr("Larger letters everywhere"));
    tell(smallerText, tr("S&maller text"), tr("Smaller letters everywhere"));
    tell(resetTextSize, tr("&Usual text"), tr("Letters of the usual size"));
    tell(skipMotion, tr("&Skip the motion"), tr("End the motion at once"));
}

void Actions::describeClassroomMenu()
{
    tell(projector, tr("Pro&jector"),
         tr("Large letters and strong contrast, for a class; Esc leaves"));
    tell(lessons, tr("L&essons…"), tr("Lessons for a class, guided on the board"));
    tell(laboratory, tr("&Laboratory…"),
         tr("Many games in a row: how often the first thrower wins, and what a rule is worth"));
    tell(guessFirst, tr("&Guess first"),
         tr("For a class: odds, hints and luck are covered until it has guessed"));
    tell(guess, tr("Gue&ss…"), tr("Guess the chances before they are shown"));
}

void Actions::describeHelpMenu()
{
    tell(firstSteps, tr("&First steps…"), tr("Learn this game on the board, in a few steps"));
    tell(goal, tr("&Goal of the game"), tr("How this game is won"));
    tell(rules, tr("&Rules of this game"), tr("All rules, with the words of the source"));
    tell(why, tr("&Why?"), tr("The rule behind what just happened"));
    tell(keyboard, tr("&Keyboard"), tr("How to play without a mouse"));
    tell(story, tr("The games and their &sources…"),
         tr("Who wrote the old rules, what survives, and what the tables are made after"));
    tell(about, tr("&About Doublets"), tr("What this is"));
    tell(aboutQt, tr("About &Qt"), tr("What this is built with"));
}

void Actions::describePlay()
{
    if (stepPlay->isChecked()) {
        tell(stepPlay, tr("&Pause"), tr("Stop at this step"));
    } else {
        tell(stepPlay, tr("&Play the steps"), tr("Show one step after the other"));
    }
}

void Actions::describeFullScreen()
{
    if (!fullScreen->isChecked()) {
        tell(fullScreen, tr("&Full screen"), tr("The board alone; Esc leaves"));
        return;
    }
    const QString keys = QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText) + u", "_s +
                         fullScreen->shortcut().toString(QKeySequence::NativeText);
    // The keys follow the tab.
    tell(fullScreen, tr("Leave &full screen") + u'\t' + keys, tr("Back to the window; Esc, too"));
}

} // namespace doublets
