// SPDX-License-Identifier: MIT
#include "match/odds/odds_watch.h"

#include "core/game/game.h"
#include "match/odds/guarded_odds.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace doublets {

/// What is to be found, as it stood when the work began.
struct OddsWatch::Job
{
    OddsStore::Source source;
    Position start;
    std::vector<Turn> turns;
    std::vector<std::size_t> wanted; ///< turns, in the order in which they are asked for
    bool wantsStart = false;
    std::optional<std::size_t> decision; ///< of the choices wanted
};

OddsWatch::OddsWatch(OddsStore &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    m_pool.setMaxThreadCount(1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &OddsWatch::work);
    constexpr int AtOnce = 15; // ms
    m_tell.setSingleShot(true);
    m_tell.setInterval(AtOnce);
    connect(&m_tell, &QTimer::timeout, this, &OddsWatch::changed);
    connect(&store, &OddsStore::solved, this, [this] {
        if (isWatched()) {
            m_soon.start();
        }
    });
    connect(&store, &OddsStore::progressed, this, &OddsWatch::changed);
}

OddsWatch::~OddsWatch()
{
    stopWork();
    m_pool.waitForDone();
}

void OddsWatch::setGame(const Game *game)
{
    m_game = game;
    m_moment = {game != nullptr ? game->turns().size() : 0};
    m_paused = false;
    forget();
    followActions();
}

void OddsWatch::setWatched(const void *byWhom, bool watched)
{
    const bool before = isWatched();
    if (watched) {
        m_watchers.insert(byWhom);
    } else {
        m_watchers.erase(byWhom);
    }
    if (before != isWatched()) {
        forget();
        followActions();
    }
}

void OddsWatch::show(const Moment &moment, bool paused)
{
    const std::size_t actions = m_game != nullptr ? m_game->turns().size() : 0;
    if (m_moment != moment || m_paused != paused || m_after.size() != actions) {
        m_moment = moment;
        m_paused = paused;
        followActions();
    }
}

std::size_t OddsWatch::moment() const
{
    return std::min(m_moment.actions, m_game != nullptr ? m_game->turns().size() : 0);
}

void OddsWatch::forget()
{
    stopWork();
    m_source.reset();
    m_start.reset();
    m_after.clear();
    m_choices.reset();
    m_choicesAt.reset();
}

void OddsWatch::stopWork()
{
    if (m_work != nullptr) {
        m_work->disconnect(this);
        m_work->cancel();
        m_work.reset();
    }
}

void OddsWatch::followActions()
{
    stopWork();
    if (m_game != nullptr) {
        // Of what is past nothing changes but at its end.
        const std::size_t now = m_game->turns().size();
        if (m_after.size() != now) {
            m_after.resize(std::min(m_after.size(), now));
            m_after.resize(now);
            m_choices.reset();
        }
        if (!m_choicesAt || m_choicesAt != decision()) {
            m_choices.reset();
        }
    }
    if (isWatched() && !m_paused) {
        m_soon.start();
    }
    Q_EMIT changed();
}

const Position &OddsWatch::positionAt(std::size_t actions) const
{
    return actions == 0 ? m_game->startPosition() : m_game->turns()[actions - 1].after;
}

std::optional<std::size_t> OddsWatch::decision() const
{
    if (m_game == nullptr) {
        return std::nullopt;
    }
    // What may be claimed the table does not tell.
    if (isPresent() && positionAt(moment()).stage == Stage::Playing) {
        return moment();
    }
    for (std::size_t i = moment(); i > 0; --i) {
        if (!std::holds_alternative<Play>(m_game->turns()[i - 1].action)) {
            return positionAt(i).stage == Stage::Playing ? std::optional(i) : std::nullopt;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> OddsWatch::choiceMade() const
{
    const auto at = decision();
    if (!at || !m_choices) {
        return std::nullopt;
    }
    const Side player = positionAt(*at).player;
    const auto &turns = m_game->turns();
    for (std::size_t i = *at; i < turns.size(); ++i) {
        const Play *play = std::get_if<Play>(&turns[i].action);
        if (play == nullptr || play->by != player) {
            break;
        }
        for (std::size_t nth = 0; nth < m_choices->size(); ++nth) {
            if ((*m_choices)[nth].after == turns[i].after) {
                return nth;
            }
        }
    }
    return std::nullopt;
}

std::optional<Odds> OddsWatch::oddsAt(std::size_t actions) const
{
    if (actions == 0) {
        return m_start;
    }
    return actions <= m_after.size() && m_after[actions - 1]
               ? std::optional(m_after[actions - 1]->odds)
               : std::nullopt;
}

bool OddsWatch::isComplete() const
{
    const bool choicesKnown = !decision() || m_choices;
    return m_source && m_start && choicesKnown &&
           std::all_of(m_after.begin(), m_after.end(), [](const auto &one) { return !!one; });
}

double OddsWatch::found() const
{
    const auto turns =
        std::count_if(m_after.begin(), m_after.end(), [](const auto &one) { return !!one; });
    const bool choices = !decision() || m_choices;
    return static_cast<double>(turns + (m_start ? 1 : 0) + (choices ? 1 : 0)) /
           static_cast<double>(m_after.size() + 2);
}

void OddsWatch::work()
{
    if (!isWatched() || m_paused || m_game == nullptr) {
        return;
    }
    stopWork();
    m_source = m_store.find(m_game->rules());
    if (!m_source) {
        m_store.want(m_game->rules());
        Q_EMIT changed();
        return;
    }
    Job job{m_source, m_game->startPosition(), m_game->turns(), {}, !m_start, {}};
    // What is looked at comes first, then the latest.
    const auto want = [&](std::size_t turn) {
        if (!m_after[turn]) {
            job.wanted.push_back(turn);
        }
    };
    const std::size_t looked = moment();
    if (looked > 0) {
        want(looked - 1);
    }
    for (std::size_t turn = m_after.size(); turn > 0; --turn) {
        if (turn != looked) {
            want(turn - 1);
        }
    }
    if (const auto at = decision(); at && !m_choices) {
        job.decision = at;
    }
    m_work = std::make_unique<Pieces>();
    connect(m_work.get(), &QFutureWatcherBase::resultReadyAt, this,
            [this](int index) { take(m_work->resultAt(index)); });
    m_work->setFuture(QtConcurrent::run(&m_pool, &OddsWatch::run, std::move(job)));
}

void OddsWatch::run(QPromise<Piece> &promise, const Job &job)
{
    const GuardedOdds odds(job.source, [&promise] { return promise.isCanceled(); });
    const auto tell = [&promise](Piece piece) {
        if (!promise.isCanceled()) {
            promise.addResult(std::move(piece));
        }
    };
    const auto findTurn = [&](std::size_t turn) {
        const Position &before = turn == 0 ? job.start : job.turns[turn - 1].after;
        if (const auto course = oddsCourse(odds, before, {job.turns[turn]})) {
            tell({Piece::Kind::After, turn, course->after.front(), {}});
        }
    };
    if (job.wantsStart) {
        tell({Piece::Kind::Start, 0, {odds.of(job.start), 0, 0}, {}});
    }
    std::size_t done = 0;
    if (!job.wanted.empty()) {
        findTurn(job.wanted[done++]);
    }
    const auto findChoices = [&] {
        const Position &position = job.turns[*job.decision - 1].after;
        tell({Piece::Kind::Choices, *job.decision, {}, doublets::choices(odds, position)});
    };
    // Estimates take long: choices that are still to be made cannot wait, others can.
    const bool now = job.decision == job.turns.size() || odds.isExact();
    if (job.decision && now) {
        findChoices();
    }
    while (done < job.wanted.size() && !promise.isCanceled()) {
        findTurn(job.wanted[done++]);
    }
    if (job.decision && !now) {
        findChoices();
    }
}

void OddsWatch::take(const Piece &piece)
{
    switch (piece.kind) {
    case Piece::Kind::Start:
        m_start = piece.after.odds;
        break;
    case Piece::Kind::After:
        m_after[piece.index] = piece.after;
        break;
    case Piece::Kind::Choices:
        m_choices = piece.choices;
        m_choicesAt = piece.index;
        break;
    }
    if (!m_tell.isActive()) {
        m_tell.start();
    }
}

} // namespace doublets
