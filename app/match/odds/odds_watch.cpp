// SPDX-License-Identifier: MIT
#include "match/odds/odds_watch.h"

#include "core/game/equivalent_positions.h"
#include "core/game/game.h"
#include "match/odds/cancellable_odds.h"
#include "match/odds/turn_plays.h"

#include <algorithm>
#include <span>
#include <utility>

namespace doublets {

/// The work to do, with a copy of the game from the start of the work.
struct OddsWatch::Job
{
    OddsStore::Source source;
    Position start;
    std::vector<HistoryEntry> history;
    std::vector<std::size_t> wanted; ///< indexes of actions, in order of urgency
    bool wantsStart = false;
    std::optional<std::size_t> turn;    ///< number of actions before the choices that are wanted
    bool isChoiceUrgent = false;        ///< whether the choice is still to be made
    std::optional<std::size_t> refined; ///< number of actions up to the position to refine
};

namespace {

/// Returns `odds` shifted by the difference between `from` and `to`.
Odds shifted(const Odds &odds, const Odds &from, const Odds &to)
{
    const double white = std::clamp(odds.white + to.white - from.white, 0.0, 1.0);
    const double black = std::clamp(odds.black + to.black - from.black, 0.0, 1 - white);
    return {white, black, std::max(0.0, odds.throws + to.throws - from.throws), to.margin};
}

} // namespace

OddsWatch::OddsWatch(OddsStore &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_work({.resultReady = [this](const ComputedResult &result) { storeResult(result); }})
{
    m_workTimer.setSingleShot(true);
    m_workTimer.setInterval(0);
    connect(&m_workTimer, &QTimer::timeout, this, &OddsWatch::startWork);
    constexpr int AtOnce = 15; // ms
    m_notifyTimer.setSingleShot(true);
    m_notifyTimer.setInterval(AtOnce);
    connect(&m_notifyTimer, &QTimer::timeout, this, &OddsWatch::changed);
    connect(&store, &OddsStore::solved, this, [this] {
        if (isWatched()) {
            m_workTimer.start();
        }
    });
    connect(&store, &OddsStore::progressChanged, this, &OddsWatch::changed);
}

OddsWatch::~OddsWatch()
{
    m_store.withdraw(this);
}

void OddsWatch::setGame(const Game *game)
{
    m_game = game;
    m_moment = {game != nullptr ? game->history().size() : 0};
    m_paused = false;
    clear();
    updateActions();
}

void OddsWatch::setWatched(const void *watcher, bool watched)
{
    const bool before = isWatched();
    if (watched) {
        m_watchers.insert(watcher);
    } else {
        m_watchers.erase(watcher);
    }
    if (before != isWatched()) {
        clear();
        updateActions();
    }
}

void OddsWatch::setMoment(const Moment &moment, bool isPaused)
{
    const std::size_t actions = m_game != nullptr ? m_game->history().size() : 0;
    if (m_moment != moment || m_paused != isPaused || m_changes.size() != actions) {
        m_moment = moment;
        m_paused = isPaused;
        updateActions();
    }
}

std::size_t OddsWatch::actionCount() const
{
    return std::min(m_moment.actions, m_game != nullptr ? m_game->history().size() : 0);
}

void OddsWatch::clear()
{
    m_work.cancel();
    m_source.reset();
    m_start.reset();
    m_changes.clear();
    m_choices.reset();
    m_refined.clear();
    updateShownChoices();
}

void OddsWatch::updateActions()
{
    m_work.cancel();
    if (m_game != nullptr) {
        // The history of a game changes only at its end.
        const std::size_t now = m_game->history().size();
        if (m_changes.size() != now) {
            m_changes.resize(std::min(m_changes.size(), now));
            m_changes.resize(now);
        }
        const auto turn = turnStart();
        if (!turn || m_choicesOf != positionAt(*turn)) {
            m_choices.reset();
        }
    }
    updateShownChoices();
    if (isWatched() && !m_paused) {
        m_workTimer.start();
    }
    Q_EMIT changed();
}

const RefinedOdds *OddsWatch::computedRefinement() const
{
    if (m_game == nullptr) {
        return nullptr;
    }
    const std::size_t actions = refinedActionCount();
    const auto known = m_refined.find(actions);
    return known != m_refined.end() && known->second.first == positionAt(actions)
               ? &known->second.second
               : nullptr;
}

const Position &OddsWatch::positionAt(std::size_t actions) const
{
    return m_game->positionAfter(actions);
}

std::optional<std::size_t> OddsWatch::decision() const
{
    if (m_game == nullptr) {
        return std::nullopt;
    }
    // The choices must not reveal which numbers can be claimed.
    if (isPresentShown() && positionAt(actionCount()).stage == Stage::Playing) {
        return actionCount();
    }
    for (std::size_t i = actionCount(); i > 0; --i) {
        if (!std::holds_alternative<Play>(m_game->history()[i - 1].action)) {
            return positionAt(i).stage == Stage::Playing ? std::optional(i) : std::nullopt;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> OddsWatch::chosenIndex() const
{
    if (!m_shownChoices) {
        return std::nullopt;
    }
    const auto made = std::ranges::find_if(
        *m_shownChoices, [this](const Choice &choice) { return endOfChoice(choice).has_value(); });
    return made == m_shownChoices->end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(made - m_shownChoices->begin()));
}

std::optional<std::size_t> OddsWatch::turnStart() const
{
    const auto made = decision();
    return made ? std::optional(firstPlayBefore(m_game->history(), positionAt(*made).player, *made))
                : std::nullopt;
}

std::size_t OddsWatch::refinedActionCount() const
{
    return turnStart().value_or(actionCount());
}

bool OddsWatch::isMidTurn() const
{
    const auto turn = turnStart();
    const Position &position = positionAt(actionCount());
    return turn && *turn < actionCount() && position.stage == Stage::Playing &&
           position.player == positionAt(*turn).player;
}

std::optional<std::size_t> OddsWatch::endOfChoice(const Choice &choice) const
{
    const auto at = turnStart();
    if (!at) {
        return std::nullopt;
    }
    const Side player = positionAt(*at).player;
    const auto &history = m_game->history();
    for (std::size_t i = *at; i < history.size(); ++i) {
        const Play *play = std::get_if<Play>(&history[i].action);
        if (play == nullptr || play->by != player) {
            break;
        }
        if (areEquivalent(choice.after, history[i].after)) {
            return i + 1;
        }
    }
    return std::nullopt;
}

std::optional<Odds> OddsWatch::oddsAt(std::size_t actions) const
{
    if (m_game == nullptr || actions != actionCount()) {
        return quickOddsAt(actions);
    }
    const auto odds = quickOddsAtMoment();
    const auto quick = quickOddsAt(refinedActionCount());
    const RefinedOdds *refined = computedRefinement();
    return odds && quick && refined != nullptr ? shifted(*odds, *quick, refined->odds) : odds;
}

std::optional<Odds> OddsWatch::quickOddsAtMoment() const
{
    const auto odds = quickOddsAt(actionCount());
    if (!m_choices || !isMidTurn() || m_source->method() != OddsMethod::GoodPlay) {
        return odds;
    }
    // The choices that are still possible, whose odds have already been estimated.
    const std::vector<Choice> left = choicesLeft();
    return left.empty() ? odds : std::optional(left.front().odds);
}

std::vector<Choice> OddsWatch::choicesLeft() const
{
    const auto left = choicesWithoutOdds(m_game->rules(), positionAt(actionCount()));
    std::vector<Choice> kept;
    for (const Choice &choice : *m_choices) {
        const auto same = std::ranges::find_if(left, [&choice](const Choice &each) {
            return areEquivalent(each.after, choice.after);
        });
        if (same != left.end()) {
            kept.push_back({same->plays, same->after, choice.odds});
        }
    }
    return kept;
}

double OddsWatch::refinement() const
{
    const auto quick = quickOddsAtMoment();
    const auto odds = oddsAt(actionCount());
    return quick && odds ? odds->score(Side::White) - quick->score(Side::White) : 0;
}

std::optional<RefinedOdds> OddsWatch::refinedOdds() const
{
    const auto best = quickOddsAt(refinedActionCount());
    const auto shown = quickOddsAtMoment();
    const auto odds = oddsAt(actionCount());
    const RefinedOdds *refined = computedRefinement();
    if (refined == nullptr || !best || !shown || !odds) {
        return std::nullopt;
    }
    const auto turn = turnStart();
    const Side player = turn ? positionAt(*turn).player : Side::White;
    if (shown->score(player) >= best->score(player)) {
        return RefinedOdds{*odds, refined->playouts};
    }
    RefinedOdds weaker{*odds, 0}; // only the best choice was refined
    weaker.odds.margin = std::max(odds->margin, shown->margin);
    return weaker;
}

std::optional<Odds> OddsWatch::quickOddsAt(std::size_t actions) const
{
    if (actions == 0) {
        return m_start;
    }
    return actions <= m_changes.size() && m_changes[actions - 1]
               ? std::optional(m_changes[actions - 1]->odds)
               : std::nullopt;
}

bool OddsWatch::isRefined() const
{
    const bool isRefinable = m_game != nullptr && m_source &&
                             m_source->method() == OddsMethod::GoodPlay &&
                             !positionAt(actionCount()).isOver();
    return !isRefinable || computedRefinement() != nullptr;
}

void OddsWatch::updateShownChanges()
{
    m_shownChanges = m_changes;
    for (const auto &[actions, refined] : m_refined) {
        if (actions > 0 && actions < m_changes.size() && positionAt(actions) == refined.first) {
            refineChange(actions, refined.second.odds);
        }
    }
}

void OddsWatch::refineChange(std::size_t actions, const Odds &refined)
{
    const auto &history = m_game->history();
    const Position &thrown = positionAt(actions);
    std::size_t end = actions;
    while (end < history.size() && isPlayOf(thrown.player, history[end])) {
        ++end;
    }
    const Position &after = positionAt(end);
    const bool isMade = end > actions && !after.isOver() &&
                        !(after.stage == Stage::Playing && after.player == thrown.player);
    const auto quick = quickOddsAt(actions);
    if (!isMade || !quick || !m_changes[end - 1]) {
        return;
    }
    std::size_t throwIndex = actions - 1;
    while (throwIndex > 0 && std::holds_alternative<Play>(history[throwIndex].action)) {
        --throwIndex;
    }
    if (!m_shownChanges[throwIndex]) {
        return;
    }
    // Near 0 and 1, the refined odds leave less to lose.
    OddsChange &made = *m_shownChanges[end - 1];
    const double quickLoss = made.choice;
    const Odds before = shifted(*quick, *quick, refined);
    made.odds = shifted(made.odds, *quick, refined);
    made.choice = made.odds.score(Side::White) - before.score(Side::White);
    m_shownChanges[throwIndex]->luck += quickLoss - made.choice;
}

void OddsWatch::updateShownChoices()
{
    updateShownChanges();
    m_shownChoices = m_choices;
    const auto at = turnStart();
    if (!m_shownChoices || !at) {
        return;
    }
    if (decision() != at) {
        m_shownChoices = choicesLeft();
    }
    // A source may compute a single position more precisely than one of many choices. Use the odds
    // of the position after the choice that was made.
    for (Choice &choice : *m_shownChoices) {
        const auto end = endOfChoice(choice);
        if (const auto known = end ? quickOddsAt(*end) : std::nullopt) {
            choice.odds = *known;
        }
    }
    const Side player = positionAt(*at).player;
    std::ranges::stable_sort(*m_shownChoices, std::ranges::greater(),
                             [&](const Choice &choice) { return choice.odds.score(player); });
    const RefinedOdds *refined = computedRefinement();
    if (const auto quick = refined != nullptr ? quickOddsAt(*at) : std::nullopt) {
        for (Choice &choice : *m_shownChoices) {
            choice.odds = shifted(choice.odds, *quick, refined->odds);
        }
    }
}

bool OddsWatch::isComplete() const
{
    const bool choicesKnown = !decision() || m_choices;
    return m_source && m_start && choicesKnown && isRefined() &&
           std::ranges::all_of(m_changes, [](const auto &one) { return !!one; });
}

double OddsWatch::computedShare() const
{
    const auto history = std::ranges::count_if(m_changes, [](const auto &one) { return !!one; });
    const bool choices = !decision() || m_choices;
    return static_cast<double>(history + (m_start ? 1 : 0) + (choices ? 1 : 0) +
                               (isRefined() ? 1 : 0)) /
           static_cast<double>(m_changes.size() + 3);
}

void OddsWatch::startWork()
{
    if (!isWatched() || m_paused || m_game == nullptr) {
        return;
    }
    m_work.cancel();
    m_source = m_store.find(m_game->rules());
    if (!m_source) {
        m_store.request(m_game->rules(), this);
        Q_EMIT changed();
        return;
    }
    Job job{m_source, m_game->startPosition(), m_game->history(), {}, !m_start, {}, false, {}};
    // The shown moment comes first, then the latest actions.
    const auto want = [&](std::size_t entry) {
        if (!m_changes[entry]) {
            job.wanted.push_back(entry);
        }
    };
    const std::size_t looked = actionCount();
    if (looked > 0) {
        want(looked - 1);
    }
    for (std::size_t entry = m_changes.size(); entry > 0; --entry) {
        if (entry != looked) {
            want(entry - 1);
        }
    }
    if (!m_choices) {
        job.turn = turnStart();
        job.isChoiceUrgent = decision() == m_changes.size();
    }
    if (!isRefined()) {
        job.refined = refinedActionCount();
    }
    m_work.start([job = std::move(job)](TaskPromise<ComputedResult> &report) { run(report, job); });
}

void OddsWatch::run(TaskPromise<ComputedResult> &report, const Job &job)
{
    const CancellableOdds odds(job.source, [&report] { return report.isCancelled(); });
    const auto findEntry = [&](std::size_t entry) {
        std::size_t first = entry;
        // The estimates of a throw depend on each other; see OddsChange.
        while (odds.method() == OddsMethod::GoodPlay && first > 0 &&
               std::holds_alternative<Play>(job.history[first - 1].action)) {
            --first;
        }
        const Position &before = first == 0 ? job.start : job.history[first - 1].after;
        const auto entries = std::span(job.history).subspan(first, entry - first + 1);
        if (const auto course = oddsHistory(odds, before, {entries.begin(), entries.end()})) {
            report.deliver({ComputedResult::Kind::After, entry, course->after.back(), {}});
        }
    };
    if (job.wantsStart) {
        report.deliver({ComputedResult::Kind::Start, 0, {odds.oddsOf(job.start), 0, 0}, {}});
    }
    std::size_t done = 0;
    if (!job.wanted.empty()) {
        findEntry(job.wanted[done++]);
    }
    const auto findChoices = [&] {
        const Position &position = job.history[*job.turn - 1].after;
        report.deliver(
            {ComputedResult::Kind::Choices, *job.turn, {}, doublets::choices(odds, position)});
    };
    // Estimates are slow, so only choices that are still to be made come before the remaining
    // actions.
    const bool now = job.isChoiceUrgent || odds.method() != OddsMethod::RandomPlay;
    if (job.turn && now) {
        findChoices();
    }
    while (done < job.wanted.size() && !report.isCancelled()) {
        findEntry(job.wanted[done++]);
    }
    if (job.turn && !now) {
        findChoices();
    }
    if (job.refined) {
        const bool atStart = *job.refined == 0;
        const auto refined = odds.refinedOdds(
            atStart ? job.start : job.history[*job.refined - 1].after, OddsSource::MarginShown, {});
        if (refined) {
            report.deliver({ComputedResult::Kind::Refined, *job.refined, {}, {}, *refined});
        }
    }
}

void OddsWatch::storeResult(const ComputedResult &result)
{
    switch (result.kind) {
    case ComputedResult::Kind::Start:
        m_start = result.after.odds;
        break;
    case ComputedResult::Kind::After:
        m_changes[result.index] = result.after;
        break;
    case ComputedResult::Kind::Choices:
        m_choices = result.choices;
        m_choicesOf = positionAt(result.index);
        break;
    case ComputedResult::Kind::Refined:
        m_refined.insert_or_assign(result.index,
                                   std::pair(positionAt(result.index), result.refined));
        break;
    }
    updateShownChoices();
    if (!m_notifyTimer.isActive()) {
        m_notifyTimer.start();
    }
}

} // namespace doublets
