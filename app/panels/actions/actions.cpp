// SPDX-License-Identifier: MIT
#include "panels/actions/actions.h"

#include "match/course/step_player.h"
#include "match/match.h"
#include "match/play/answers.h"
#include "panels/actions/shortcut_settings.h"
#include "table/fonts/plain_text.h"

#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace doublets {

Actions::Actions(QObject *parent)
    : QObject(parent)
    , startScreen(createAction(u"actionStart"_s, Qt::CTRL | Qt::Key_Home))
    , newGame(createAction(u"actionNew"_s, QKeySequence::New))
    , newGameSameRules(createAction(u"actionSameRules"_s))
    , showResult(createAction(u"actionResult"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_R))
    , previousGame(createAction(u"actionPreviousGame"_s))
    , open(createAction(u"actionOpen"_s, QKeySequence::Open))
    , saveAs(createAction(u"actionSaveAs"_s))
    , compare(createAction(u"actionCompare"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_D))
    , laboratory(createAction(u"actionLaboratory"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_L))
    , statistics(createAction(u"actionStatistics"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_T))
    , savePicture(createAction(u"actionSavePicture"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_P))
    , print(createAction(u"actionPrint"_s, Qt::CTRL | Qt::ALT | Qt::Key_P))
    , players(createAction(u"actionPlayers"_s, Qt::CTRL | Qt::Key_P))
    , resetScore(createAction(u"actionResetScore"_s))
    , settings(createAction(u"actionSettings"_s, Qt::CTRL | Qt::Key_Comma))
    , quit(createAction(u"actionQuit"_s, Qt::CTRL | Qt::Key_Q))
    // The board handles Space. As a shortcut, Space would no longer click the focused button.
    , throwDice(createAction(u"actionThrow"_s))
    , playForced(createAction(u"actionPlayForced"_s, Qt::Key_F))
    , enterDice(createAction(u"actionEnterDice"_s, Qt::CTRL | Qt::Key_E))
    , correctThrow(createAction(u"actionCorrectThrow"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_E))
    , autoConfirmDice(createAction(u"actionDiceAtOnce"_s))
    , hint(createAction(u"actionHint"_s, Qt::Key_H))
    , guess(createAction(u"actionGuess"_s, Qt::CTRL | Qt::Key_G))
    , guessFirst(createAction(u"actionGuessFirst"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_G))
    , undo(createAction(u"actionUndo"_s, QKeySequence::Undo))
    , redo(createAction(u"actionRedo"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_Z))
    , returnToPresent(createAction(u"actionToPresent"_s, Qt::CTRL | Qt::Key_B))
    , stepStart(createAction(u"actionStepStart"_s, Qt::ALT | Qt::Key_Home))
    , stepBack(createAction(u"actionStepBack"_s, Qt::ALT | Qt::Key_Left))
    , stepPlay(createAction(u"actionStepPlay"_s, Qt::Key_F5))
    , stepForward(createAction(u"actionStepForward"_s, Qt::ALT | Qt::Key_Right))
    , stepSlower(createAction(u"actionStepSlower"_s, Qt::ALT | Qt::Key_Down))
    , stepFaster(createAction(u"actionStepFaster"_s, Qt::ALT | Qt::Key_Up))
    , announceThrow(createAction(u"actionTellThrow"_s, Qt::Key_L))
    , announceChoices(createAction(u"actionTellChoices"_s, Qt::Key_O))
    , announceOwnMen(createAction(u"actionTellOwnMen"_s, Qt::Key_M))
    , announceOpponentMen(createAction(u"actionTellOtherMen"_s, Qt::Key_T))
    , announceScore(createAction(u"actionTellScore"_s, Qt::Key_S))
    , announceChance(createAction(u"actionTellChance"_s, Qt::Key_C))
    , repeatAnnouncement(createAction(u"actionTellAgain"_s, Qt::Key_R))
    , earlierAnnouncement(createAction(u"actionTellEarlier"_s, Qt::SHIFT | Qt::Key_R))
    , coursePanel(createAction(u"actionCourse"_s, Qt::CTRL | Qt::Key_L))
    , rulesPanel(createAction(u"actionRulesPanel"_s))
    , dicePanel(createAction(u"actionDicePanel"_s, Qt::CTRL | Qt::Key_D))
    , oddsPanel(createAction(u"actionOddsPanel"_s, Qt::CTRL | Qt::Key_H))
    , appearance(createAction(u"actionAppearance"_s, Qt::CTRL | Qt::Key_T))
    , widenPanel(createAction(u"actionWiderPanel"_s, Qt::Key_F7))
    , narrowPanel(createAction(u"actionNarrowerPanel"_s, Qt::SHIFT | Qt::Key_F7))
    , closerView(createAction(u"actionCloser"_s, Qt::CTRL | Qt::Key_J))
    , numerals(createAction(u"actionNumerals"_s, Qt::CTRL | Qt::Key_M))
    , enlargeText(createAction(u"actionLargerText"_s))
    , reduceText(createAction(u"actionSmallerText"_s, QKeySequence::ZoomOut))
    , resetTextSize(createAction(u"actionUsualText"_s, Qt::CTRL | Qt::Key_0))
    , fullScreen(createAction(u"actionFullScreen"_s, Qt::Key_F11))
    , faceToFace(createAction(u"actionFaceToFace"_s, Qt::SHIFT | Qt::Key_F11))
    , skipMotion(createAction(u"actionSkipMotion"_s, Qt::CTRL | Qt::Key_Period))
    , projector(createAction(u"actionProjector"_s, Qt::Key_F12))
    , invent(createAction(u"actionInvent"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_I))
    , lessons(createAction(u"actionLessons"_s, Qt::Key_F4))
    , firstSteps(createAction(u"actionFirstSteps"_s))
    , rules(createAction(u"actionRules"_s, QKeySequence::HelpContents))
    , why(createAction(u"actionWhy"_s, Qt::CTRL | Qt::Key_W))
    , keyboardHelp(createAction(u"actionKeyboard"_s, Qt::Key_F2))
    , story(createAction(u"actionStory"_s, Qt::Key_F3))
    , about(createAction(u"actionAbout"_s))
    , aboutQt(createAction(u"actionAboutQt"_s))
{
    for (QAction *action : {coursePanel, rulesPanel, dicePanel, oddsPanel, appearance, rules, why,
                            keyboardHelp, closerView, numerals, fullScreen, faceToFace, guessFirst,
                            autoConfirmDice, stepPlay, projector}) {
        action->setCheckable(true);
    }
    for (QAction *action : {stepBack, stepForward, stepSlower, stepFaster, widenPanel, narrowPanel,
                            enlargeText, reduceText}) {
        action->setAutoRepeat(true);
    }
    for (QAction *action : announcementActions()) {
        action->setShortcutContext(Qt::WidgetShortcut);
    }
    connect(fullScreen, &QAction::toggled, this, &Actions::updateFullScreenText);
    newGameSameRules->setShortcuts({Qt::CTRL | Qt::Key_R, Qt::CTRL | Qt::SHIFT | Qt::Key_N});
    saveAs->setShortcuts({Qt::CTRL | Qt::Key_S, Qt::CTRL | Qt::SHIFT | Qt::Key_S});
    // On many layouts "+" is on the "=" key, with Shift.
    enlargeText->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    quit->setMenuRole(QAction::QuitRole);
    settings->setMenuRole(QAction::PreferencesRole);
    about->setMenuRole(QAction::AboutRole);
    aboutQt->setMenuRole(QAction::AboutQtRole);
    retranslate();
}

QAction *Actions::createAction(const QString &name, const QKeySequence &key)
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
    return {stepStart, stepBack, stepPlay, stepForward, returnToPresent, stepSlower, stepFaster};
}

QList<QAction *> Actions::announcementActions() const
{
    return {announceThrow, announceChoices, announceOwnMen,     announceOpponentMen,
            announceScore, announceChance,  repeatAnnouncement, earlierAnnouncement};
}

namespace {

void setTexts(QAction *action, const QString &text, const QString &tip)
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
    connect(returnToPresent, &QAction::triggered, &match.shown(), &ShownMoment::returnToPresent);
    connect(newGameSameRules, &QAction::triggered, &session, &Session::newGameWithSameRules);
    m_shortcutSettings = new ShortcutSettings(*this, match.settings(), this);
    connect(m_shortcutSettings, &ShortcutSettings::shortcutsChanged, this,
            &Actions::retranslate); // tool tips contain the keys
    connectAnnouncements(match, session);
    connectSteps(match);
    connect(&match, &Match::changed, this, [this, &match](const Change &change) {
        if (change.kind == Change::Kind::CommandsChanged) {
            updateCommands(match);
        }
    });
}

void Actions::connectAnnouncements(Match &match, const Session &session)
{
    using About = Answers::Topic;
    auto *answers = new Answers(match, session, this);
    const std::initializer_list<std::pair<QAction *, About>> questions{
        {announceThrow, About::LatestThrow}, {announceChoices, About::Choices},
        {announceOwnMen, About::OwnMen},     {announceOpponentMen, About::OtherMen},
        {announceScore, About::Score},       {announceChance, About::Chance},
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
    connect(&player, &StepPlayer::playingChanged, this, &Actions::updateStepPlayText);
}

void Actions::updateCommands(const Match &match)
{
    const std::initializer_list<std::pair<QAction *, Command>> commands{
        {throwDice, Command::ThrowDice},
        {playForced, Command::PlayForced},
        {enterDice, Command::EnterDice},
        {hint, Command::Hint},
        {undo, Command::Undo},
        {redo, Command::Redo},
        {returnToPresent, Command::ReturnToPresent},
        {compare, Command::Compare},
        {showResult, Command::Rematch},
        {resetScore, Command::ResetScore},
        {previousGame, Command::ReopenLast},
        {newGame, Command::BeginGame},
        {newGameSameRules, Command::BeginGame},
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
    m_throwHindrance = match.throwHindranceText();
    m_isContinueOffered = match.isContinueOffered();
    updateThrowText();
    m_diceEntryState = match.diceEntryState();
    m_usesEnteredDice = match.game().dice().origin() == DiceOrigin::Entered;
    updateDiceEntryText();
    updateCorrectionText();
    updateUndoText();
}

void Actions::updateDiceEntryText()
{
    const auto tip = [this] {
        switch (m_diceEntryState) {
        case DiceEntryState::Required:
            break;
        case DiceEntryState::NoPhysicalDice:
            return tr(
                "The computer throws the dice of this game. For real dice, begin a new game.");
        case DiceEntryState::PlayMenFirst:
            return tr("First play the numbers you threw");
        case DiceEntryState::GameOver:
            return tr("The game is over");
        }
        return tr("Enter the numbers of real dice");
    };
    setTexts(enterDice, tr("&Enter dice…"), tip());
}

void Actions::updateThrowText()
{
    const QString tip = m_isContinueOffered          ? tr("Let the computer continue")
                        : m_throwHindrance.isEmpty() ? tr("Throw the dice")
                                                     : m_throwHindrance;
    //: replaces "&Throw" while the computer waits for the user
    const QString text = m_isContinueOffered ? tr("Con&tinue") : tr("&Throw");
    //: After the tab stands the key; keep the tab.
    setTexts(throwDice, text + u'\t' + tr("Space", "the key"), tip);
    throwDice->setToolTip(plainToolTip(tip)); // may contain a player's name
}

void Actions::updateCorrectionText()
{
    setTexts(correctThrow, tr("&Correct a throw…"),
             !m_usesEnteredDice ? tr("The computer threw these dice, so they cannot be corrected")
             : correctThrow->isEnabled() ? tr("Correct a throw that was entered incorrectly")
                                         : tr("No dice have been entered yet"));
}

void Actions::updateUndoText()
{
    setTexts(undo, tr("&Undo"),
             m_usesEnteredDice ? tr("Undo the last play or throw")
                               : tr("Undo the last play or throw. The dice stay as they fell."));
}

void Actions::retranslate()
{
    retranslateGameMenu();
    retranslatePlayMenu();
    retranslateSteps();
    retranslateAnnouncements();
    retranslateViewMenu();
    retranslateClassroomMenu();
    retranslateHelpMenu();
}

void Actions::retranslateGameMenu()
{
    setTexts(startScreen, tr("&Home screen"), tr("Continue, play, learn, or choose a game"));
    setTexts(newGame, tr("&New…"), tr("Choose a game and start it"));
    setTexts(newGameSameRules, tr("Pla&y again"), tr("Start a new game with the same rules"));
    setTexts(showResult, tr("Res&ult"), tr("Show the result of the finished game again"));
    setTexts(previousGame, tr("&Back to the game you left"), tr("Return to the game you left"));
    setTexts(open, tr("&Open…"), tr("Open a saved game"));
    setTexts(saveAs, tr("Save &As…"), tr("Save this game to a file"));
    setTexts(compare, tr("Same &dice, other rules…"), tr("Replay these dice under other rules"));
    setTexts(statistics, tr("&Statistics…"), tr("Results, length and luck of all finished games"));
    setTexts(players, tr("&Players…"), tr("Choose who plays: people or the computer"));
    setTexts(resetScore, tr("&Reset the score…"),
             tr("Set the score of these two players to 0; other scores are kept"));
    setTexts(savePicture, tr("Save P&icture As…"), tr("Save a picture of the board"));
    setTexts(print, tr("Print a &sheet…"),
             tr("Rules, this game, odds, a board to cut out, labels: on paper or as a PDF"));
    setTexts(settings, tr("Se&ttings…"), tr("Players, board, language, motion and sound"));
    setTexts(quit, tr("&Quit"), tr("Quit; your game is saved"));
}

void Actions::retranslatePlayMenu()
{
    updateThrowText();
    setTexts(playForced, tr("Play forced &moves"), tr("Play every move where you have no choice"));
    updateDiceEntryText();
    updateCorrectionText();
    setTexts(autoConfirmDice, tr("Accept typed dice at &once"),
             tr("Accept dice as soon as the last one is typed"));
    setTexts(hint, tr("&Hint"), tr("Mark the best choice on the board"));
    updateUndoText();
    setTexts(redo, tr("&Redo"), tr("Redo the last thing you undid"));
    setTexts(returnToPresent, tr("&Latest throw"), tr("Return to the current position"));
}

void Actions::retranslateSteps()
{
    setTexts(stepStart, tr("Go to the &start"),
             tr("Return to the position before the first "
                "throw"));
    setTexts(stepBack, tr("Step &back"), tr("Go one step back"));
    setTexts(stepForward, tr("Step &forward"), tr("Go one step forward"));
    setTexts(stepSlower, tr("Sl&ower"), tr("Show the steps more slowly"));
    setTexts(stepFaster, tr("F&aster"), tr("Show the steps faster"));
    updateStepPlayText();
}

void Actions::retranslateAnnouncements()
{
    setTexts(announceThrow, tr("&Last throw"), tr("Say the last throw and how it was played"));
    setTexts(announceChoices, tr("What may I &do?"),
             tr("Say whose turn it is and what may be played"));
    setTexts(announceOwnMen, tr("&My men"), tr("Say where your men are"));
    setTexts(announceOpponentMen, tr("&Their men"), tr("Say where the other player’s men are"));
    setTexts(announceScore, tr("&Score"),
             tr("Say how far each player has got, and how many "
                "games each has won"));
    setTexts(announceChance, tr("&Chance of winning"), tr("Say who is likely to win"));
    setTexts(repeatAnnouncement, tr("&Repeat"), tr("Repeat the last announcement"));
    setTexts(earlierAnnouncement, tr("&Earlier"),
             tr("Repeat the announcement before the last; press again for earlier ones"));
}

void Actions::retranslateViewMenu()
{
    setTexts(coursePanel, tr("&Course of play"), tr("A list of every throw"));
    setTexts(rulesPanel, tr("Ru&les beside the board"), tr("Keep the rules open while you play"));
    setTexts(dicePanel, tr("&Dice"), tr("How often each number was thrown"));
    setTexts(oddsPanel, tr("&Odds"), tr("Who is ahead, and how lucky each throw was"));
    setTexts(appearance, tr("&Appearance"),
             tr("Choose the board, lighting and speed with the game in view"));
    setTexts(widenPanel, tr("&Wider panel"), tr("More room for the panel beside the board"));
    setTexts(narrowPanel, tr("Na&rrower panel"), tr("More room for the board"));
    updateCloserViewText();
    setTexts(numerals, tr("&Numerals on the points"), tr("Show the numbers 1 to 6"));
    updateFullScreenText();
    setTexts(faceToFace, tr("Fac&e to face"),
             tr("Full screen, with one side for each of two players, for a screen that lies "
                "flat between them"));
    setTexts(enlargeText, tr("Lar&ger text"), tr("Enlarge all text"));
    setTexts(reduceText, tr("S&maller text"), tr("Reduce all text"));
    setTexts(resetTextSize, tr("&Default size"), tr("Return all text to its default size"));
    setTexts(skipMotion, tr("&Skip the animation"), tr("Finish the animation at once"));
}

void Actions::setCloserViewAvailable(bool isAvailable)
{
    closerView->setEnabled(isAvailable);
    updateCloserViewText();
}

void Actions::updateCloserViewText()
{
    setTexts(closerView, tr("Closer &view"),
             closerView->isEnabled()
                 ? tr("Show only the half of the board in play, with larger men")
                 : tr("Not available: this game uses both halves of the board"));
}

void Actions::retranslateClassroomMenu()
{
    setTexts(projector, tr("Pro&jector"),
             tr("Large text and strong contrast for a class; press Esc to leave"));
    setTexts(lessons, tr("L&essons…"), tr("Guided lessons for a class, on the board"));
    setTexts(
        laboratory, tr("&Laboratory…"),
        tr("Let the program play many games: see how often the first thrower wins, and how much "
           "a rule matters"));
    setTexts(invent, tr("&Invent a rule…"),
             tr("Change the rules of a game as a class, see the odds change, and play it"));
    setTexts(guessFirst, tr("&Guess first"),
             tr("Cover odds, hints and luck until the class has guessed"));
    setTexts(guess, tr("Gue&ss…"), tr("Guess the chances before they are shown"));
}

void Actions::retranslateHelpMenu()
{
    setTexts(firstSteps, tr("&First steps…"), tr("Learn this game on the board, in a few steps"));
    setTexts(rules, tr("&Rules of this game"), tr("All rules, with the words of the source"));
    setTexts(why, tr("&Why?"), tr("The rule behind what just happened"));
    setTexts(keyboardHelp, tr("&Keyboard"), tr("How to play without a mouse"));
    setTexts(story, tr("The games and their &sources…"),
             tr("Who wrote the old rules, what survives, and what the boards are modelled on"));
    setTexts(about, tr("&About Doublets"), tr("Version and licence"));
    setTexts(aboutQt, tr("About &Qt"), tr("The Qt toolkit and its licence"));
}

void Actions::updateStepPlayText()
{
    if (stepPlay->isChecked()) {
        setTexts(stepPlay, tr("&Pause"), tr("Stop at this step"));
    } else {
        setTexts(stepPlay, tr("&Play the steps"), tr("Show the steps one after another"));
    }
}

void Actions::updateFullScreenText()
{
    if (!fullScreen->isChecked()) {
        setTexts(fullScreen, tr("&Full screen"), tr("Show only the board; press Esc to leave"));
        return;
    }
    const QString keys = QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText) + u", "_s +
                         fullScreen->shortcut().toString(QKeySequence::NativeText);
    // The keys follow the tab.
    setTexts(fullScreen, tr("Leave &full screen") + u'\t' + keys, tr("Return to the window (Esc)"));
}

} // namespace doublets
