// SPDX-License-Identifier: MIT
#include "match/match.h"

#include "core/game/correction.h"
#include "core/game/hindrance.h"
#include "core/odds/odds.h"
#include "match/course/step_player.h"
#include "match/settings/settings.h"
#include "text/caption.h"
#include "text/computer_names.h"
#include "text/explanation.h"
#include "text/refusal_text.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

DiceEntryState diceEntryStateOf(const Game &game)
{
    if (game.needsEnteredDice()) {
        return DiceEntryState::Required;
    }
    if (game.position().isOver()) {
        return DiceEntryState::GameOver;
    }
    return game.dice().origin() == DiceOrigin::Entered ? DiceEntryState::PlayMenFirst
                                                       : DiceEntryState::NoPhysicalDice;
}

} // namespace

Match::Match(Session &session, Policy policy, Scheduler &scheduler, QObject *parent,
             OddsStore *odds)
    : QObject(parent)
    , m_policy(std::move(policy))
    , m_scheduler(scheduler)
    , m_session(session)
    , m_ownOdds(odds == nullptr ? std::make_unique<OddsStore>() : nullptr)
    , m_odds(odds == nullptr ? *m_ownOdds : *odds)
    , m_watch(m_odds)
    , m_shown(*this, session)
    , m_guess(m_session, m_watch)
    , m_hints(m_session, m_watch, m_guess)
    , m_computer(m_session, m_odds, scheduler)
    , m_idleAlarm(scheduler,
                  [this] {
                      if (m_session.isSeatLent() && m_session.isOwnGame()) {
                          m_shown.returnToPresent();
                          m_session.resetSeats();
                      }
                  })
    , m_stepPlayer(new StepPlayer(*this))
{
    connectParts();
}

void Match::connectParts()
{
    connect(&m_session, &Session::gameChanged, this, &Match::onGameChanged);
    connect(&m_session, &Session::actionTaken, this, &Match::onActionTaken);
    connect(&m_session, &Session::notesChanged, this,
            [this] { m_course.setNotes(m_session.notes()); });
    connect(&m_session, &Session::playerNamesChanged, this, &Match::updatePlayerNames);
    connect(&m_session, &Session::seatsChanged, this, [this] {
        m_computer.prepareNextAction();
        update();
    });
    connect(&m_session, &Session::unfinishedGamesChanged, this, &Match::update);
    connect(&m_session, &Session::tallyChanged, this, &Match::update);
    connect(&m_shown, &ShownMoment::momentChanged, this, &Match::update);
    connect(&m_shown, &ShownMoment::steppedForward, this, [this](const HistoryEntry &entry) {
        announceToTables({Change::Kind::Stepped, &entry});
    });
    connect(&m_computer, &ComputerPlay::claimsForfeited, this, &Match::update);
    connect(&m_hints, &Hints::messageReady, this,
            [this](const QString &text, const QString &spoken) {
                update();
                remark(text, spoken);
            });
    connect(&m_watch, &OddsWatch::changed, this, &Match::logLuck);
    connect(&m_guess, &GuessFirst::coverageChanged, this, [this] {
        if (m_guess.isCovered()) {
            m_hints.clear(); // also removes the marks
            update();
            if (!m_guess.isCoveredByLesson()) {
                remark(tr("The odds are covered until the class has guessed."));
            }
        }
    });
    connect(&settings().forcedPlays, &Setting::changed, this, &Match::autoPlayForced);
}

Match::~Match() = default;

bool Match::isLocked() const
{
    const Position &position = game().position();
    // Numbers that passed to a human player can be claimed until the computer throws.
    const bool mayClaim =
        position.stage == Stage::Claiming && !m_session.seats().isComputer(position.player);
    return m_readOnly || (m_computer.hasTurn() && !mayClaim);
}

QString Match::continuePrompt() const
{
    return m_computer.needsPrompt() ? tr("Press Space to continue.") : QString();
}

PlayerNames Match::playerNames() const
{
    using Hands = PlayerNames::InputDevice;
    PlayerNames names = m_session.playerNames();
    const Seats &seats = m_session.seats();
    if (m_policy.addressesPlayer && !isBoardLent() &&
        seats.isComputer(Side::White) != seats.isComputer(Side::Black)) {
        names.addressee = seats.isComputer(Side::White) ? Side::Black : Side::White;
    }
    if (m_policy.isTouchOperated) {
        names.inputDevice = seats.isComputerAlone() ? Hands::None : Hands::Touch;
    }
    return names;
}

void Match::announceToTables(const Change &change)
{
    m_announcing = true;
    Q_EMIT changed(change);
    m_announcing = false;
}

void Match::onGameChanged()
{
    m_busyTables.clear();
    m_undoLimit = 0;
    reloadGame();
    m_hints.clear();
    m_choicePreview.clear();
    m_guess.reset();
    m_computer.setEnabled(false);
    m_computer.setGame(&editableGame());
    announceToTables({Change::Kind::NewGame});
    update();
}

void Match::onActionTaken(const Change &change)
{
    // Undone actions disappear immediately.
    m_shown.reset(std::min(m_shown.presentActions(), game().history().size()));
    if (change.kind == Change::Kind::Corrected) {
        reloadGame();
    }
    m_course.setActionCount(m_shown.presentActions()); // before any announcement
    m_hints.clear();
    m_choicePreview.clear();
    m_guess.onActionTaken(change);
    m_computer.setEnabled(false);
    m_computer.prepareNextAction();
    if (change.kind == Change::Kind::Played || change.kind == Change::Kind::Corrected) {
        restartIdleTimer();
        // Queued, so that the throw is announced before the forced plays.
        QMetaObject::invokeMethod(this, &Match::autoPlayForced, Qt::QueuedConnection);
    }
    announceToTables(change);
    Q_EMIT m_guess.changed(); // only now, because panels may move the focus to a board
    update();
}

void Match::reloadGame()
{
    m_tableState = TableState::AtRest; // motion of the previous actions has ended
    m_shown.reset(game().history().size());
    {
        // Block signals until both the course and the odds have the new game.
        const QSignalBlocker course(m_course);
        const QSignalBlocker odds(m_watch);
        m_course.setPlayerNames(playerNames());
        m_watch.setGame(&game());
    }
    m_course.setGame(&game());
    m_course.setNotes(m_session.notes());
    Q_EMIT m_watch.changed();
}

void Match::updatePlayerNames()
{
    m_course.setPlayerNames(playerNames());
    update();
}

void Match::logLuck()
{
    if (!hasGame() || m_watch.game() != &game() || game().position().stage != Stage::Won ||
        oddsMethod(game().rules()) == OddsMethod::RandomPlay ||
        m_watch.changes().size() != game().history().size()) {
        return;
    }
    double luck = 0;
    for (const std::optional<OddsChange> &change : m_watch.changes()) {
        if (!change) {
            return;
        }
        luck += change->luck;
    }
    m_session.setLoggedLuck(luck);
}

void Match::remark(const QString &text, const QString &spoken)
{
    if (!text.isEmpty()) {
        Q_EMIT remarked(withComputersInSentences(text),
                        withComputersInSentences(spoken.isEmpty() ? text : spoken));
    }
}

void Match::retranslate()
{
    m_course.setPlayerNames(playerNames());
    m_course.retranslate();
    update();
}

void Match::setTableState(TableState state, const void *table)
{
    if (state == TableState::AtRest) {
        m_busyTables.erase(table);
    } else {
        m_busyTables[table] = state;
    }
    if (updateTableState() && !m_announcing) {
        update();
    }
}

void Match::removeTable(const void *table)
{
    m_busyTables.erase(table);
    if (updateTableState()) {
        // Queued, because receivers may be being destroyed.
        QMetaObject::invokeMethod(this, &Match::update, Qt::QueuedConnection);
    }
}

bool Match::updateTableState()
{
    TableState all = TableState::AtRest;
    for (const auto &[table, state] : m_busyTables) {
        all = std::max(all, state);
    }
    return std::exchange(m_tableState, all) != all;
}

void Match::setPaused(bool paused)
{
    m_paused = paused;
    updateComputerEnabled();
}

void Match::setReadOnly(bool readOnly)
{
    if (m_readOnly != readOnly) {
        m_readOnly = readOnly;
        update();
    }
}

void Match::setUndoLimit(std::size_t actions)
{
    if (std::exchange(m_undoLimit, actions) != actions && !m_announcing) {
        update();
    }
}

void Match::updateComputerEnabled()
{
    m_computer.setEnabled(isTableAtRest() && !m_shown.isPast() && !m_paused);
}

void Match::restartIdleTimer()
{
    if (const auto time = extendedTime(settings().readingTime.value(), m_policy.lentSeatTimeout)) {
        m_idleAlarm.start(*time);
    } else {
        m_idleAlarm.stop();
    }
}

void Match::update()
{
    if (!m_session.hasGame()) {
        return;
    }
    if (isTableAtRest()) {
        m_shown.setPresentActions(game().history().size());
    }
    if (m_tableState != TableState::OutcomeHidden) {
        m_throwCommands = availableThrowCommands();
        m_diceEntryState = diceEntryStateOf(game());
        m_isContinueOffered = m_computer.needsPrompt();
    }
    // Before the course of play, which must not list more actions.
    m_watch.setMoment(m_shown.moment(), !isTableAtRest());
    m_course.setActionCount(m_shown.presentActions());
    Q_EMIT changed({Change::Kind::CommandsChanged});
    if (isTableAtRest()) {
        Q_EMIT changed({Change::Kind::Revealed});
    }
    updateComputerEnabled();
}

bool Match::can(Command command) const
{
    const bool isStep = command == Command::StepBack || command == Command::StepForward ||
                        command == Command::PlaySteps;
    if (!m_policy.allows(isStep ? Command::LookBack : command)) {
        return false;
    }
    const Game &now = game();
    switch (command) {
    case Command::ThrowDice:
    case Command::PlayForced:
    case Command::EnterDice:
    case Command::Hint:
        return !m_readOnly && m_throwCommands.contains(command);
    case Command::CorrectThrow:
        return !m_readOnly && throwToCorrect().has_value();
    case Command::Explain:
        return m_shown.isPast() ? !m_shown.question().events.empty()
                                : m_throwCommands.contains(command);
    case Command::Undo:
        return canUndo();
    case Command::Redo:
        return now.canRedo();
    case Command::ReturnToPresent:
    case Command::StepForward:
        return m_shown.isPast();
    case Command::StepBack:
        return m_shown.step() > Step{};
    case Command::PlaySteps:
        return m_course.lastStep() > Step{};
    case Command::Compare:
        return !now.history().empty();
    case Command::Rematch:
        return now.position().isOver() && !m_session.isBoardLent(); // would end the lesson
    case Command::ReopenLast:
        return m_session.canReopenLastGame();
    case Command::TakeSeat:
        return m_session.seats().isComputerAlone();
    case Command::Save:
        return !m_session.isBoardLent();
    case Command::ResetScore:
        return m_session.tally().total().games() > 0;
    case Command::PlayMan:
    case Command::LookBack:
    case Command::BeginGame:
        return true;
    }
    return false;
}

std::set<Command> Match::availableThrowCommands() const
{
    std::set<Command> available;
    const auto add = [&available](Command command, bool isAvailable) {
        if (isAvailable) {
            available.insert(command);
        }
    };
    add(Command::ThrowDice, m_computer.hasTurn() ? m_computer.needsPrompt() : game().canThrow());
    add(Command::PlayForced, isForced() && !m_computer.hasTurn());
    add(Command::EnterDice, game().needsEnteredDice());
    add(Command::Hint, m_hints.isHintPossible());
    add(Command::Explain, !eventsToExplain(game()).empty());
    return available;
}

bool Match::prepareFor(Command command)
{
    if (!m_policy.allows(command)) {
        return false;
    }
    m_shown.returnToPresent();
    // A throw command while dice are rolling only ends the motion.
    const bool hurries = m_tableState == TableState::OutcomeHidden && command == Command::ThrowDice;
    Q_EMIT skipMotionRequested();
    return !hurries;
}

bool Match::isForced() const
{
    return game().isNextPlayForced();
}

bool Match::isForcedPlayAutomatic() const
{
    return settings().forcedPlays.value() == ForcedPlays::Automatic;
}

bool Match::isSkippedByUndo() const
{
    return (isForcedPlayAutomatic() && isForced()) || m_computer.hasTurn();
}

bool Match::canUndo() const
{
    return game().canUndoCorrection() || game().history().size() > m_undoLimit;
}

void Match::autoPlayForced()
{
    // Undone actions are not replayed automatically.
    if (m_session.hasGame() && isForcedPlayDue()) {
        editableGame().playForced();
    }
}

bool Match::isForcedPlayDue() const
{
    return isForcedPlayAutomatic() && !game().canRedo() && isForced();
}

void Match::throwDice()
{
    if (!prepareFor(Command::ThrowDice)) {
        return;
    }
    if (m_readOnly) {
        Q_EMIT continueRequested();
    } else if (m_computer.hasTurn() && (game().canThrow() || m_computer.needsPrompt())) {
        m_computer.skipPause();
    } else if (m_computer.hasTurn()) {
        static_cast<void>(checkMenToPlay());
    } else if (game().needsEnteredDice()) {
        Q_EMIT diceConfirmationRequested();
    } else if (const auto why = throwHindrance()) {
        remark(hindranceText(playerNames(), *why));
    } else {
        editableGame().throwDice();
    }
}

std::optional<referee::ThrowHindrance> Match::throwHindrance() const
{
    const Position &position = game().position();
    return referee::findThrowHindrance(game().rules(), position,
                                       referee::nextThrower(game().rules(), position));
}

QString Match::throwHindranceText() const
{
    if (can(Command::ThrowDice)) {
        return {};
    }
    if (m_tableState == TableState::OutcomeHidden) {
        return tr("The dice are still rolling.");
    }
    if (m_computer.hasTurn()) {
        const Position &position = game().position();
        const bool throws = position.stage != Stage::Playing && position.stage != Stage::Claiming;
        const Side side = throws ? referee::nextThrower(game().rules(), position) : position.player;
        return turnText(playerNames(), side);
    }
    const auto hindrance = throwHindrance();
    return hindrance ? hindranceText(playerNames(), *hindrance) : QString();
}

bool Match::checkMenToPlay()
{
    const Position &position = game().position();
    if (m_computer.hasTurn()) {
        remark(turnText(playerNames(), position.player));
        return false;
    }
    if (position.stage != Stage::Playing) {
        remark(position.isOver() ? tr("The game is over.") : tr("Throw the dice first."));
        return false;
    }
    return true;
}

void Match::requestDiceEntry()
{
    if (prepareFor(Command::EnterDice) && game().needsEnteredDice()) {
        Q_EMIT diceEntryRequested();
    }
}

void Match::enterDice(const Numbers &dice)
{
    if (prepareFor(Command::EnterDice)) {
        editableGame().enterDice(dice);
    }
}

std::optional<std::size_t> Match::throwToCorrect() const
{
    const int row = m_shown.row();
    const bool isEntered = game().dice().origin() == DiceOrigin::Entered;
    return isEntered && row >= 0 ? std::optional(m_course.throwIndexAt(row)) : std::nullopt;
}

std::optional<Correction> Match::correction(std::size_t index, const Numbers &faces) const
{
    const bool isEntered = game().dice().origin() == DiceOrigin::Entered;
    return isEntered ? correctThrowInHistory(game().rules(), game().history(), index, faces)
                     : std::nullopt;
}

void Match::correctThrow(std::size_t index, const Numbers &faces)
{
    if (prepareFor(Command::CorrectThrow)) {
        editableGame().correctThrow(index, faces);
    }
}

void Match::play(const Play &play)
{
    playAll({play});
}

void Match::playAll(const std::vector<Play> &plays)
{
    if (prepareFor(Command::PlayMan)) {
        static_cast<void>(std::ranges::all_of(plays, [this](const Play &each) {
            return !m_session.seats().isComputer(each.by) && editableGame().play(each);
        }));
    }
}

void Match::playForced()
{
    if (prepareFor(Command::PlayForced) && checkMenToPlay() && editableGame().playForced() == 0) {
        remark(tr("You have a choice: play a man."));
    }
}

void Match::requestHint()
{
    if (prepareFor(Command::Hint) && checkMenToPlay()) {
        if (m_guess.isCovered()) {
            remark(m_guess.coveredRemark());
            return;
        }
        m_hints.request();
    }
}

void Match::undo()
{
    if (!prepareFor(Command::Undo)) {
        return;
    }
    if (!canUndo()) {
        remark(tr("There is nothing to undo."));
        return;
    }
    if (game().canUndoCorrection()) {
        editableGame().undo();
        remark(tr("The correction has been undone."));
        return;
    }
    if (m_session.seats().isComputerAlone()) {
        m_computer.stop();
        editableGame().undo();
        return;
    }
    editableGame().undo();
    while (isSkippedByUndo() && canUndo() && !game().canUndoCorrection()) {
        editableGame().undo();
    }
}

void Match::redo()
{
    if (!prepareFor(Command::Redo)) {
        return;
    }
    if (!game().canRedo()) {
        remark(tr("There is nothing to redo."));
        return;
    }
    if (game().canRedoCorrection()) {
        editableGame().redo();
        remark(tr("The correction has been redone."));
        return;
    }
    editableGame().redo();
    while (!m_session.seats().isComputerAlone() && isSkippedByUndo() &&
           !game().canRedoCorrection() && editableGame().redo()) {
    }
}

bool Match::undoOneAction()
{
    Q_EMIT skipMotionRequested();
    return editableGame().undo();
}

void Match::interruptComputer()
{
    m_computer.stop();
    Q_EMIT skipMotionRequested();
    update(); // a stopped computer can be resumed by a throw
}

void Match::takeSeat(Side side)
{
    if (m_policy.allows(Command::TakeSeat)) {
        if (m_session.game().position().isOver()) {
            m_session.newGameWithSameRules();
        }
        m_session.lendSeat(side);
        m_computer.resume();
    }
}

void Match::rematch()
{
    if (m_policy.allows(Command::Rematch) && !m_session.isBoardLent()) {
        m_session.newGameWithSameRules();
    }
}

} // namespace doublets
