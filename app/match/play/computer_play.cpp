// SPDX-License-Identifier: MIT
#include "match/play/computer_play.h"

#include "core/game/game.h"
#include "core/odds/estimated_odds.h"
#include "core/players/player.h"
#include "match/odds/cached_odds.h"
#include "match/odds/cancellable_odds.h"
#include "match/odds/odds_store.h"
#include "match/session/session.h"
#include "match/settings/settings.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using namespace std::chrono_literals;

// Pauses at normal speed, which begin when all tables are at rest (see Match).
constexpr auto PauseToThrow = 900ms;
constexpr auto PauseToPlay = 650ms;
constexpr auto PauseAfterLead = 2500ms;      ///< long enough to see which player begins
constexpr auto PauseAfterLostThrow = 2500ms; ///< long enough to see which numbers were lost
/// The time for players to find numbers to claim, independent of the speed. It is the same for all
/// throws, because it would otherwise reveal whether a number can be claimed.
constexpr auto TimeToClaim = 5000ms;
constexpr auto PauseAfterGame = 12s;
/// Fewer than for the odds panel, to limit the time for thinking.
constexpr int PlayOutsToPlay = 150;

/// Returns all plays that `player` makes with the current numbers.
std::vector<Play> playsOf(Player &player, const Rules &rules, Position position)
{
    const Stage stage = position.stage;
    const Side side = position.player;
    std::vector<Play> plays;
    Events events;
    while (position.stage == stage && position.player == side) {
        const PlayList legal = referee::legalPlays(rules, position);
        if (legal.empty()) {
            break;
        }
        const int chosen = player.choose(rules, position, legal);
        if (chosen == Player::LeaveUnclaimed) {
            break;
        }
        const Play play = legal[chosen];
        plays.push_back(play);
        events.clear();
        referee::play(rules, position, play, events);
    }
    return plays;
}

/// Returns whether the last action was an opening throw.
bool isLeadThrown(const Game &game)
{
    if (game.history().empty()) {
        return false;
    }
    const Events &events = game.history().back().events;
    return std::ranges::any_of(
        events, [](const Event &event) { return std::holds_alternative<OpeningThrown>(event); });
}

/// Returns whether the game has decided a match, whose result stays in view.
bool isMatchDecided(const Session &session)
{
    const auto standing = session.matchStanding();
    return standing && standing->isDecided();
}

void think(TaskPromise<std::vector<Play>> &report, const OddsStore::Source &source,
           const Position &position, PlayerSetting by)
{
    OddsStore::Source thought = source;
    if (source->method() == OddsMethod::RandomPlay && !hasBestPlayer(source->rules())) {
        thought = std::make_shared<CachedOdds>(
            std::make_shared<EstimatedOdds>(source->rules(), PlayOutsToPlay));
    }
    const auto guarded =
        std::make_shared<CancellableOdds>(thought, [&report] { return report.isCancelled(); });
    const auto seed = QRandomGenerator::system()->generate64();
    const auto player =
        makePlayer(by == PlayerSetting::Casual ? u"casual"_s : u"best"_s, seed, guarded);
    report.deliver(playsOf(*player, source->rules(), position));
}

} // namespace

ComputerPlay::ComputerPlay(Session &session, OddsStore &odds, Scheduler &scheduler, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_odds(odds)
    , m_pauseAlarm(scheduler, [this] { act(); })
    , m_restartAlarm(scheduler,
                     [this] {
                         if (canStartNextGame()) {
                             m_session.newGameWithSameRules();
                         }
                     })
    , m_thinking({.resultReady = [this](const std::vector<Play> &plays) { m_plays = plays; },
                  .finished = [this] { act(); }})
{
    connect(&m_odds, &OddsStore::solved, this, [this] {
        if (m_isPreparing && !m_plays) {
            choosePlays();
        }
    });
    connect(&session.settings().autoStartNextGame, &Setting::changed, this,
            &ComputerPlay::updateSchedule);
    for (const Setting *each : std::initializer_list<const Setting *>{
             &session.settings().readingTime, &session.settings().switchScanning}) {
        connect(each, &Setting::changed, this, [this] {
            reset(); // the length of the pause has changed
            updateSchedule();
        });
    }
}

ComputerPlay::~ComputerPlay()
{
    m_odds.withdraw(this);
}

void ComputerPlay::setGame(Game *game)
{
    m_game = game;
    // Undone actions are not replayed until the user continues.
    m_isStopped = game != nullptr && game->canRedo() && m_session.seats().isComputerAlone();
    prepareNextAction();
}

void ComputerPlay::prepareNextAction()
{
    m_forgoesClaims = false;
    reset();
    updateSchedule();
}

void ComputerPlay::setEnabled(bool enabled)
{
    m_enabled = enabled;
    updateSchedule();
}

void ComputerPlay::setClaimTimeUnlimited(bool unlimited)
{
    if (m_isClaimTimeUnlimited != unlimited) {
        m_isClaimTimeUnlimited = unlimited;
        if (m_isPreparing) {
            reset(); // the length of the pause has changed
            updateSchedule();
        }
    }
}

bool ComputerPlay::isNextThrowerComputer() const
{
    const Position &position = m_game->position();
    return position.stage == Stage::Opening ||
           m_session.seats().isComputer(referee::nextThrower(m_game->rules(), position));
}

bool ComputerPlay::hasTurn() const
{
    return m_game != nullptr && !m_forgoesClaims && waitsForComputer(*m_game, m_session.seats());
}

bool ComputerPlay::canAct() const
{
    return hasTurn() && !m_isStopped && !m_isActing && m_enabled;
}

bool ComputerPlay::canStartNextGame() const
{
    return m_game != nullptr && m_game->position().isOver() && !m_isStopped &&
           m_session.seats().isComputerAlone() && m_session.isOwnGame() &&
           m_game->dice().origin() != DiceOrigin::Entered &&
           m_session.settings().autoStartNextGame.value() && m_enabled &&
           !isMatchDecided(m_session);
}

void ComputerPlay::updateSchedule()
{
    if (!canStartNextGame()) {
        m_restartAlarm.stop();
    } else if (!m_restartAlarm.isActive()) {
        m_restartAlarm.start(PauseAfterGame);
    }
    if (!canAct()) {
        reset();
    } else if (!m_isPreparing) {
        m_isPreparing = true;
        if (const auto time = pause()) {
            m_pauseAlarm.start(*time);
        }
        choosePlays();
    }
}

void ComputerPlay::reset()
{
    m_isPreparing = false;
    m_isPrompted = false;
    m_pauseAlarm.stop();
    m_thinking.cancel();
    m_plays.reset();
}

bool ComputerPlay::needsPrompt() const
{
    return hasTurn() && (m_isStopped || !pause());
}

std::optional<std::chrono::milliseconds> ComputerPlay::pause() const
{
    // Between two computers, the game always continues automatically.
    if (m_session.seats().isComputerAlone()) {
        return defaultPause();
    }
    const Settings &settings = m_session.settings();
    if ((m_isClaimTimeUnlimited || settings.switchScanning.value()) && leavesTimeToClaim()) {
        return std::nullopt;
    }
    return extendedTime(settings.readingTime.value(), defaultPause());
}

bool ComputerPlay::isClaimDue() const
{
    const Position &position = m_game->position();
    return position.stage == Stage::Claiming && m_session.seats().isComputer(position.player);
}

bool ComputerPlay::leavesTimeToClaim() const
{
    const Position &position = m_game->position();
    // The computer throws again after numbers that may have passed to the other player.
    return m_game->rules().claim == Claim::Required && !m_session.seats().isComputerAlone() &&
           !isClaimDue() && position.stage != Stage::Playing && position.dice.areAllEqual();
}

bool ComputerPlay::hasPersonLostThrow() const
{
    if (m_game->position().stage != Stage::ToThrow || m_game->history().empty()) {
        return false;
    }
    return std::ranges::any_of(m_game->history().back().events, [this](const Event &event) {
        const auto *thrown = std::get_if<DiceThrown>(&event);
        return thrown != nullptr && !m_session.seats().isComputer(thrown->thrower);
    });
}

std::chrono::milliseconds ComputerPlay::defaultPause() const
{
    const Position &position = m_game->position();
    const Seats seats = m_session.seats();
    if (leavesTimeToClaim()) {
        return TimeToClaim;
    }
    const auto normal = position.stage == Stage::Playing || isClaimDue() ? PauseToPlay
                        : isLeadThrown(*m_game)                          ? PauseAfterLead
                        : hasPersonLostThrow()                           ? PauseAfterLostThrow
                                                                         : PauseToThrow;
    if (seats.isComputerAlone() && m_throwPause && position.stage != Stage::Playing &&
        !isClaimDue()) {
        return *m_throwPause;
    }
    // Without motion, the pause is the only time to see what happened.
    const MotionSpeed speed = m_session.settings().motionSpeed.value();
    const double factor = speed == MotionSpeed::Off ? 1 : durationFactor(speed);
    return std::chrono::duration_cast<std::chrono::milliseconds>(normal * factor);
}

void ComputerPlay::choosePlays()
{
    const Position &position = m_game->position();
    const bool plays = position.stage == Stage::Playing || position.stage == Stage::Claiming;
    const PlayerSetting by = m_session.seats().playerOf(position.player);
    if (!plays || by == PlayerSetting::Person) {
        m_plays.emplace(); // throws need no decision
        return;
    }
    if (by == PlayerSetting::Careless) {
        RandomPlayer careless(QRandomGenerator::system()->generate64());
        m_plays = playsOf(careless, m_game->rules(), position);
        return;
    }
    if (const auto source = m_odds.find(m_game->rules())) {
        m_thinking.start([source, position, by](TaskPromise<std::vector<Play>> &report) {
            think(report, source, position, by);
        });
    } else {
        m_odds.request(m_game->rules(), this);
    }
}

void ComputerPlay::act()
{
    if (!m_isPreparing || m_pauseAlarm.isActive() || !m_plays || (needsPrompt() && !m_isPrompted)) {
        return;
    }
    if (!canAct()) {
        reset();
        return;
    }
    const std::vector<Play> plays = *std::exchange(m_plays, std::nullopt);
    m_isPreparing = false;
    m_isPrompted = false;
    // Play all men without interruption, so that they move together.
    m_isActing = true;
    if (plays.empty() && !isNextThrowerComputer()) {
        m_forgoesClaims = true;
        Q_EMIT claimsForfeited();
    } else if (plays.empty()) {
        m_game->throwDice();
    }
    for (const Play &play : plays) {
        if (m_game == nullptr || !m_game->play(play)) {
            break;
        }
    }
    m_isActing = false;
    updateSchedule();
}

void ComputerPlay::skipPause()
{
    resume();
    if (m_pauseAlarm.isActive() || needsPrompt()) {
        m_isPrompted = true;
        m_pauseAlarm.stop();
        act();
    }
}

void ComputerPlay::stop()
{
    m_isStopped = true;
    m_restartAlarm.stop();
    reset();
}

void ComputerPlay::resume()
{
    if (std::exchange(m_isStopped, false)) {
        updateSchedule();
    }
}

} // namespace doublets
