// SPDX-License-Identifier: MIT
#include "core/game/game.h"

#include "core/game/correction.h"

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

template<typename... Handlers> struct Visitor : Handlers...
{
    using Handlers::operator()...;
};
template<typename... Handlers> Visitor(Handlers...) -> Visitor<Handlers...>;

} // namespace

Game::Game(const RuleSet &ruleSet, const Rulings &rulings, std::unique_ptr<DiceSource> dice,
           QObject *parent)
    : QObject(parent)
    , m_ruleSet(ruleSet)
    , m_rulings(rulings)
    , m_rules(ruleSet.rules(rulings))
    , m_dice(std::move(dice))
    , m_start(referee::initialPosition(m_rules))
{
}

Game::~Game() = default;

const Position &Game::position() const
{
    return m_history.empty() ? m_start : m_history.back().after;
}

PlayList Game::legalPlays() const
{
    return referee::legalPlays(m_rules, position());
}

bool Game::canThrow() const
{
    const Stage stage = position().stage;
    return stage == Stage::Opening || stage == Stage::ToThrow || stage == Stage::Claiming;
}

int Game::nextDiceCount() const
{
    return position().stage == Stage::Opening ? 2 : m_rules.dice;
}

bool Game::usesEnteredDice() const
{
    return m_dice->origin() == DiceOrigin::Entered;
}

bool Game::needsEnteredDice() const
{
    return canThrow() &&
           (usesEnteredDice() || (knownFacesOfNextThrow().empty() && !m_dice->canRoll()));
}

Numbers Game::suggestedDice() const
{
    return canThrow() && usesEnteredDice() ? Numbers(knownFacesOfNextThrow()) : Numbers();
}

std::vector<std::uint8_t> Game::knownFacesOfNextThrow() const
{
    const auto diceCount = static_cast<std::ptrdiff_t>(nextDiceCount());
    if (std::ssize(m_futureFaces) < diceCount) {
        return {};
    }
    return {m_futureFaces.rbegin(), m_futureFaces.rbegin() + diceCount};
}

std::vector<std::uint8_t> Game::futureFaces() const
{
    return {m_futureFaces.rbegin(), m_futureFaces.rend()};
}

std::optional<Game::RefusedAction> Game::restore(const std::vector<Action> &actions,
                                                 const std::vector<Action> &undoneActions,
                                                 const std::vector<std::uint8_t> &futureFaces)
{
    m_history.clear();
    m_undone.clear();
    m_corrections.clear();
    m_undoneCorrections.clear();
    m_futureFaces.assign(futureFaces.rbegin(), futureFaces.rend());

    std::size_t facesThrown = futureFaces.size();
    for (const Action &action : actions) {
        facesThrown += facesOf(action).size();
    }
    if (m_dice->origin() == DiceOrigin::Seeded) {
        // Advance the generator past the faces already thrown.
        for (std::size_t i = 0; i < facesThrown; ++i) {
            static_cast<void>(m_dice->roll());
        }
    }

    const auto takeAll =
        [this](const std::vector<Action> &which, Position from,
               std::vector<HistoryEntry> &history) -> std::optional<RefusedAction> {
        for (std::size_t i = 0; i < which.size(); ++i) {
            auto step = referee::applyAction(m_rules, from, which[i]);
            if (!step) {
                return RefusedAction{i, step.error()};
            }
            from = step.value().position;
            history.push_back({which[i], step.value().events, from});
        }
        return std::nullopt;
    };
    if (const auto refused = takeAll(actions, m_start, m_history)) {
        return refused;
    }
    if (auto refused = takeAll(undoneActions, position(), m_undone)) {
        m_undone.clear();
        refused->index += actions.size();
        return refused;
    }
    std::ranges::reverse(m_undone);
    return std::nullopt;
}

std::optional<Action> Game::nextThrow(const Numbers *entered)
{
    const auto diceCount = static_cast<std::size_t>(nextDiceCount());
    std::vector<std::uint8_t> faces = knownFacesOfNextThrow();
    if (usesEnteredDice()) {
        faces.clear();
    } else {
        m_futureFaces.resize(m_futureFaces.size() - faces.size());
    }
    if (faces.empty() && entered != nullptr) {
        faces.assign(entered->begin(), entered->end());
    } else if (faces.empty() && m_dice->canRoll()) {
        for (std::size_t i = 0; i < diceCount; ++i) {
            faces.push_back(m_dice->roll());
        }
    }
    if (faces.size() != diceCount) {
        return std::nullopt;
    }
    if (position().stage == Stage::Opening) {
        return OpeningThrow{faces[0], faces[1]};
    }
    return Throw(faces);
}

bool Game::throwDice()
{
    if (!canThrow() || needsEnteredDice()) {
        return false;
    }
    const auto action = nextThrow(nullptr);
    return action && performAction(*action);
}

bool Game::enterDice(const Numbers &faces)
{
    const bool areFaces =
        std::ranges::all_of(faces, [](std::uint8_t face) { return face >= 1 && face <= 6; });
    if (!canThrow() || !areFaces || faces.size() != nextDiceCount()) {
        return false;
    }
    const auto action = nextThrow(&faces);
    if (usesEnteredDice()) {
        discardKnownFaces(faces);
    }
    return action && performAction(*action);
}

void Game::discardKnownFaces(const Numbers &entered)
{
    const std::vector<std::uint8_t> known = knownFacesOfNextThrow();
    m_futureFaces.resize(m_futureFaces.size() - known.size());
    // After a tie, another opening throw follows; otherwise, a throw of all the dice. The later
    // faces do not apply if this has changed.
    const bool opening = position().stage == Stage::Opening;
    const bool differs = !known.empty() && (known[0] == known[1]) != (entered[0] == entered[1]);
    if (known.empty() || (opening && differs)) {
        m_futureFaces.clear();
    }
}

bool Game::play(const Play &play)
{
    return performAction(play);
}

int Game::throwCount() const
{
    return static_cast<int>(std::ranges::count_if(m_history, [](const HistoryEntry &entry) {
        return std::holds_alternative<Throw>(entry.action);
    }));
}

bool Game::isNextPlayForced() const
{
    return referee::isNextPlayForced(m_rules, position());
}

int Game::playForced()
{
    int played = 0;
    while (isNextPlayForced() && performAction(legalPlays()[0])) {
        ++played;
    }
    return played;
}

bool Game::performAction(const Action &action)
{
    const auto step = referee::applyAction(m_rules, position(), action);
    if (!step) {
        return false;
    }
    const HistoryEntry entry{action, step.value().events, step.value().position};
    m_history.push_back(entry);
    if (!m_undone.empty() && m_undone.back().action == action) {
        m_undone.pop_back(); // same action as undone: the following ones can still be redone
    } else {
        m_undone.clear();
        m_undoneCorrections.clear();
    }
    emitEvents(entry);
    return true;
}

bool Game::correctThrow(std::size_t index, const Numbers &faces)
{
    if (!usesEnteredDice()) {
        return false;
    }
    auto result = correctThrowInHistory(m_rules, m_history, index, faces);
    if (!result) {
        return false;
    }
    const CorrectionState before{historyState(), result->history.size()};
    std::vector<std::uint8_t> ahead;
    const bool canKeepFaces = result->outcome == Correction::Outcome::Completed ||
                              result->outcome == Correction::Outcome::ChoiceRequired;
    if (canKeepFaces) {
        ahead = m_futureFaces;
        ahead.insert(ahead.end(), result->suggestedFaces.rbegin(), result->suggestedFaces.rend());
    }
    setHistoryState({std::move(result->history), {}, std::move(ahead)});
    m_corrections.push_back(before);
    m_undoneCorrections.clear();
    Q_EMIT throwCorrected(before.historyState.history, CorrectionChange::Made);
    return true;
}

void Game::setHistoryState(HistoryState historyState)
{
    m_history = std::move(historyState.history);
    m_undone = std::move(historyState.undone);
    m_futureFaces = std::move(historyState.futureFaces);
}

void Game::switchTo(std::vector<CorrectionState> &states,
                    std::vector<CorrectionState> &reverseStates, CorrectionChange change)
{
    const CorrectionState now{historyState(), states.back().historyState.history.size()};
    setHistoryState(std::move(states.back().historyState));
    states.pop_back();
    reverseStates.push_back(now);
    Q_EMIT throwCorrected(now.historyState.history, change);
}

bool Game::undo()
{
    if (!canUndo()) {
        return false;
    }
    if (canUndoCorrection()) {
        switchTo(m_corrections, m_undoneCorrections, CorrectionChange::Undone);
        return true;
    }
    const HistoryEntry entry = m_history.back();
    m_history.pop_back();
    m_undone.push_back(entry);
    const auto faces = facesOf(entry.action);
    m_futureFaces.insert(m_futureFaces.end(), faces.rbegin(), faces.rend());
    Q_EMIT actionUndone(entry);
    return true;
}

bool Game::redo()
{
    if (!canRedo()) {
        return false;
    }
    if (canRedoCorrection()) {
        switchTo(m_undoneCorrections, m_corrections, CorrectionChange::Redone);
        return true;
    }
    const HistoryEntry entry = m_undone.back();
    m_undone.pop_back();
    m_history.push_back(entry);
    m_futureFaces.resize(m_futureFaces.size() - facesOf(entry.action).size());
    Q_EMIT actionRedone(entry);
    return true;
}

void Game::emitEvents(const HistoryEntry &entry)
{
    const Visitor announceOne{
        [this](const OpeningThrown &e) { Q_EMIT openingThrown(e.dice); },
        [this](const DiceThrown &e) { Q_EMIT diceThrown(e.thrower, e.dice); },
        [this](const ManPlayedDown &e) { Q_EMIT manPlayedDown(e.side, e.point, e.number); },
        [this](const ManReStacked &e) { Q_EMIT manReStacked(e.side, e.point, e.number); },
        [this](const ManBorneOff &e) { Q_EMIT manBorneOff(e.side, e.point, e.number); },
        [this](const ManSetUp &e) { Q_EMIT manSetUp(e.side, e.point, e.number); },
        [this](const ManMoved &e) { Q_EMIT manMoved(e.side, e.from, e.to, e.number); },
        [this](const ManHit &e) { Q_EMIT manHit(e.side, e.point); },
        [this](const NumberPassed &e) { Q_EMIT numberPassed(e); },
        [this](const NumberLost &e) { Q_EMIT numberLost(e); },
        [this](const PhaseCompleted &e) { Q_EMIT phaseCompleted(e.side, e.completed, e.next); },
        [this](const AnotherThrowGranted &e) { Q_EMIT anotherThrowGranted(e.thrower); },
        [this](const TurnPassed &e) { Q_EMIT turnPassed(e.to); },
        [this](const GameWon &e) { Q_EMIT gameWon(e.winner); },
        [this](const GameDrawn &) { Q_EMIT gameDrawn(); },
    };
    for (const Event &event : entry.events) {
        std::visit(announceOne, event);
    }
    Q_EMIT actionPerformed(entry);
}

} // namespace doublets
