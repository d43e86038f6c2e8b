// SPDX-License-Identifier: MIT
#include "match/match.h"

#include "match/course/step_player.h"
#include "match/settings/settings.h"
#include "text/caption.h"
#include "text/explanation.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

/// The display state of a match, and the order of its announcements.
namespace doublets {

namespace {

DiceRequest diceDemandOf(const Game &game)
{
    if (game.needsEnteredDice()) {
        return DiceRequest::Wanted;
    }
    if (game.position().isOver()) {
        return DiceRequest::GameOver;
    }
    return game.dice().origin() == DiceOrigin::Entered ? DiceRequest::PlayMenFirst
                                                       : DiceRequest::NotEntered;
}

} // namespace

Match::Match(Session &session, const Policy &policy, Clock &clock, QObject *parent, OddsStore *odds)
    : QObject(parent)
    , m_policy(policy)
    , m_clock(clock)
    , m_session(session)
    , m_ownOdds(odds == nullptr ? std::make_unique<OddsStore>() : nullptr)
    , m_odds(odds == nullptr ? *m_ownOdds : *odds)
    , m_watch(m_odds)
    , m_skill(m_odds)
    , m_guess(m_session, m_watch)
    , m_hints(m_session, m_watch, m_guess)
    , m_computer(m_session, m_odds, clock)
    , m_alone(clock,
              [this] {
                  if (m_session.isSeatLent() && m_session.isOwnGame()) {
                      returnToPresent();
                      m_session.returnSeats();
                  }
              })
    , m_stepPlayer(new StepPlayer(*this))
{
    connect(&m_session, &Session::gameChanged, this, &Match::beginGame);
    connect(&m_session, &Session::actionTaken, this, &Match::onChange);
    connect(&m_session, &Session::playerNamesChanged, this, &Match::updatePlayers);
    connect(&m_session, &Session::seatsChanged, this, [this] {
        m_computer.gameChanged();
        update();
    });
    connect(&m_session, &Session::unfinishedGamesChanged, this, &Match::update);
    connect(&m_session, &Session::tallyChanged, this, &Match::update);
    connect(&m_session, &Session::notesChanged, this, &Match::noteChanged);
    connect(&m_computer, &ComputerPlay::claimsForfeited, this, &Match::update);
    connect(&m_hints, &Hints::hintReady, this, [this](const QString &text, const QString &spoken) {
        update();
        remark(text, spoken);
    });
    connect(&m_guess, &GuessFirst::coveredAgain, this, [this] {
        if (m_guess.isCovered()) {
            m_hints.drop(); // removes the marks as well
            update();
            remark(tr("The odds are covered until the class has guessed."));
        }
    });
    connect(&settings().forcedPlays, &Setting::changed, this, &Match::playOn);
}

Match::~Match() = default;

std::vector<const RuleSet *> Match::ruleSets() const
{
    std::vector<const RuleSet *> sets;
    if (m_policy.ruleSets.isEmpty()) {
        for (const RuleSet &set : m_session.catalogue().all()) {
            sets.push_back(&set);
        }
    }
    for (const QString &id : m_policy.ruleSets) {
        if (const RuleSet *set = m_session.catalogue().find(id)) {
            sets.push_back(set);
        }
    }
    return sets;
}

bool Match::isLocked() const
{
    const Position &position = game().position();
    // Numbers that passed to a person can be claimed until the computer throws.
    const bool mayClaim =
        position.stage == Stage::Claiming && !m_session.seats().isComputer(position.player);
    return m_held || (m_computer.isGameWaiting() && !mayClaim);
}

Match::Question Match::question() const
{
    // In the present, the question is about the events in the caption.
    const int row = m_past ? moment().row : m_course.rowCount() - 1;
    if (row < 0) {
        return {};
    }
    return {m_course.index(row).data(CourseOfPlay::ThrowRole).toString(),
            !m_past                              ? eventsToExplain(game(), m_told)
            : m_past->kind == Moment::Kind::Step ? m_course.eventsToExplain(m_past->step)
                                                 : m_course.eventsAt(row)};
}

QString Match::continuePrompt() const
{
    return m_computer.needsPrompt() ? tr("Press Space to go on.") : QString();
}

PlayerNames Match::playerNames() const
{
    using Hands = PlayerNames::Hands;
    PlayerNames names = m_session.playerNames();
    if (m_policy.byTouch) {
        names.hands = m_session.seats().isComputerAlone() ? Hands::None : Hands::Touch;
    }
    return names;
}

QString Match::captionIn(NumberWords numbers) const
{
    if (m_past) {
        return lookingBackText();
    }
    PlayerNames names = playerNames();
    names.numbers = numbers;
    return m_session.isBoardAsLent() ? taskText(game(), names)
           : m_held                  ? newsText(game(), names)
                    : (captionText(game(), names) + u' ' + continuePrompt()).trimmed();
}

std::optional<Status> Match::captionStatus() const
{
    if (!m_past && m_session.isBoardAsLent()) {
        return std::nullopt; // the task text describes no action
    }
    const std::vector<Event> events = question().events;
    return events.empty() ? std::nullopt
                          : statusOf(game().ruleSet(), game().rulings(), events.front());
}

void Match::announce(Change::What what)
{
    Q_EMIT changed({what});
}

void Match::beginGame()
{
    m_past.reset();
    m_tables.clear();
    reloadGame();
    if (!m_session.isBoardLent()) {
        m_dice.changeGame(game());
    }
    m_hints.drop();
    m_guess.changeGame();
    m_computer.setFree(false);
    m_computer.setGame(&editableGame());
    m_showing = true;
    announce(Change::What::NewGame);
    m_showing = false;
    update();
}

void Match::onChange(const Change &change)
{
    m_past.reset();
    m_told = std::min(m_told, game().history().size()); // undone actions disappear immediately
    if (change.what == Change::What::Corrected) {
        reloadGame();
    }
    m_course.show(m_told); // before anything else is announced
    if (!m_session.isBoardLent()) {
        m_dice.update(game());
    }
    m_hints.drop();
    m_guess.follow(change);
    m_computer.setFree(false);
    m_computer.gameChanged();
    if (change.what == Change::What::Played || change.what == Change::What::Corrected) {
        restartIdleTimer();
        // Queued, so that the throw is announced before the forced men are played.
        QMetaObject::invokeMethod(this, &Match::playOn, Qt::QueuedConnection);
    }
    m_showing = true;
    Q_EMIT changed(change);
    m_showing = false;
    update();
}

void Match::reloadGame()
{
    m_table = Table::AtRest; // motion of the previous actions has ended
    m_told = game().history().size();
    {
        // Signals are blocked until both the course and the odds have the new game.
        const QSignalBlocker course(m_course);
        const QSignalBlocker odds(m_watch);
        m_course.setPlayerNames(playerNames());
        m_watch.setGame(&game());
    }
    m_course.setGame(&game());
    Q_EMIT m_watch.changed();
}

void Match::updatePlayers()
{
    m_course.setPlayerNames(playerNames());
    update();
}

void Match::retranslate()
{
    m_course.setPlayerNames(playerNames());
    m_course.retranslate();
    update();
}

void Match::setTable(Table state, const void *whose)
{
    if (state == Table::AtRest) {
        m_tables.erase(whose);
    } else {
        m_tables[whose] = state;
    }
    if (updateTableState() && !m_showing) {
        update();
    }
}

void Match::removeTable(const void *whose)
{
    m_tables.erase(whose);
    if (updateTableState()) {
        // Queued, because receivers may be in the middle of their destruction.
        QMetaObject::invokeMethod(this, &Match::update, Qt::QueuedConnection);
    }
}

bool Match::updateTableState()
{
    Table all = Table::AtRest;
    for (const auto &[table, each] : m_tables) {
        all = std::max(all, each);
    }
    return std::exchange(m_table, all) != all;
}

void Match::setPaused(bool paused)
{
    m_paused = paused;
    updateComputerEnabled();
}

void Match::hold(bool held)
{
    if (m_held != held) {
        m_held = held;
        update();
    }
}

void Match::updateComputerEnabled()
{
    m_computer.setFree(isTableAtRest() && !m_past && !m_paused);
}

void Match::restartIdleTimer()
{
    if (const auto time = extendedTime(settings().time.value(), m_policy.seatsLentFor)) {
        m_alone.start(*time);
    } else {
        m_alone.stop();
    }
}

void Match::update()
{
    if (!m_session.hasGame()) {
        return;
    }
    if (isTableAtRest()) {
        m_told = game().history().size();
    }
    if (m_table != Table::OutcomeHidden) {
        m_commandsHiddenByDice = commandsHiddenByDice();
        m_diceRequest = diceDemandOf(game());
    }
    m_watch.show(moment(), !isTableAtRest()); // never knows fewer actions than the course of play
    m_course.show(m_told);
    announce(Change::What::Allowed);
    if (isTableAtRest()) {
        announce(Change::What::Told);
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
        return !m_held && m_commandsHiddenByDice.contains(command);
    case Command::CorrectThrow:
        return !m_held && throwToCorrect().has_value();
    case Command::Explain:
        return m_past ? !question().events.empty() : m_commandsHiddenByDice.contains(command);
    case Command::Undo:
        return now.canUndo();
    case Command::Redo:
        return now.canRedo();
    case Command::ToPresent:
    case Command::StepForward:
        return m_past.has_value();
    case Command::StepBack:
        return step() > Step{};
    case Command::PlaySteps:
        return m_course.lastStep() > Step{};
    case Command::Compare:
        return !now.history().empty();
    case Command::Rematch:
        return now.position().isOver();
    case Command::ReopenLast:
        return m_session.canReturnToPrevious();
    case Command::TakeSeat:
        return m_session.seats().isComputerAlone();
    case Command::Save:
        return !m_session.isBoardLent();
    case Command::ResetScore:
        return m_session.tally().all().games() > 0;
    case Command::PlayMan:
    case Command::LookBack:
    case Command::BeginGame:
        return true;
    }
    return false;
}

std::set<Command> Match::commandsHiddenByDice() const
{
    std::set<Command> told;
    const auto add = [&told](Command command, bool is) {
        if (is) {
            told.insert(command);
        }
    };
    add(Command::ThrowDice, game().canThrow() || m_computer.needsPrompt());
    add(Command::PlayForced, isForced() && !m_computer.isGameWaiting());
    add(Command::EnterDice, game().needsEnteredDice());
    add(Command::Hint, m_hints.isPossible());
    add(Command::Explain, !eventsToExplain(game()).empty());
    return told;
}

} // namespace doublets
