// SPDX-License-Identifier: MIT
#include "table/motion/motion.h"

#include "table/layout/board_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace doublets {

namespace {

// Milliseconds at normal speed.
constexpr int ManLength = 440;
constexpr int UndoLength = 200;
constexpr int HitBefore = 70;        ///< lead of the knock over the landing of the hitting man
constexpr int FlourishLength = 1000; ///< all men of one request together
constexpr int LongestStagger = 300;
constexpr int ShortestStagger = 45;

constexpr int WinLightLength = 1200; ///< about as long as the sound
constexpr int HandLength = 240;      ///< to lift a selected man
constexpr int ShakeLength = 600;     ///< also the duration of the refusal mark

constexpr qreal ShudderReach = 7; ///< reference pixels

std::optional<manmotion::Kind> kindOf(const Event &event)
{
    if (std::holds_alternative<ManPlayedDown>(event)) {
        return manmotion::Kind::PlayDown;
    }
    if (std::holds_alternative<ManReStacked>(event)) {
        return manmotion::Kind::ReStack;
    }
    if (std::holds_alternative<ManBorneOff>(event)) {
        return manmotion::Kind::BearOff;
    }
    if (std::holds_alternative<ManSetUp>(event)) {
        return manmotion::Kind::SetUp;
    }
    if (std::holds_alternative<ManHit>(event)) {
        return manmotion::Kind::Hit;
    }
    return std::holds_alternative<ManMoved>(event) ? std::optional(manmotion::Kind::Move)
                                                   : std::nullopt;
}

bool isThrow(const Event &event)
{
    return std::holds_alternative<DiceThrown>(event) ||
           std::holds_alternative<OpeningThrown>(event);
}

} // namespace

Motion::Motion(MotionStage &stage, QObject *parent)
    : QObject(parent)
    , m_stage(stage)
{
    connect(&m_timeline, &Timeline::soundDue, this, &Motion::soundDue);
    connect(&m_timeline, &Timeline::movementsFinished, this, [this] {
        if (m_pendingActions.empty()) {
            settle();
        }
    });
    m_liftAnimation.setStartValue(0.0);
    m_liftAnimation.setEndValue(1.0);
    m_liftAnimation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_liftAnimation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { moveLiftedMen(value.toReal()); });
    connect(&m_liftAnimation, &QVariantAnimation::finished, this,
            [this] { m_loweredMan = nullptr; });
    m_shakeAnimation.setStartValue(0.0);
    m_shakeAnimation.setEndValue(1.0);
    m_shakeAnimation.setDuration(ShakeLength);
    connect(&m_shakeAnimation, &QVariantAnimation::finished, this, &Motion::endShake);
    connect(&m_shakeAnimation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) {
                const qreal t = value.toReal();
                if (m_shakenMan != nullptr && m_speed != MotionSpeed::Off) {
                    m_shakenMan->setSidewaysOffset(ShudderReach * (1 - t) *
                                                   std::sin(6 * std::numbers::pi * t));
                }
            });
}

Motion::~Motion() = default;

int Motion::scaled(int milliseconds) const
{
    return static_cast<int>(milliseconds * durationFactor(m_speed));
}

void Motion::setSpeed(MotionSpeed speed)
{
    if (m_speed == speed) {
        return;
    }
    m_speed = speed;
    if (m_isRunning) {
        skip();
    }
}

void Motion::animate(const Events &events, const BoardState &after, bool isReversed)
{
    m_pendingActions.push_back({events, after, isReversed});
    const bool starts = !std::exchange(m_isRunning, true);
    endShake();
    if (starts) {
        Q_EMIT started();
    }
    if (m_speed == MotionSpeed::Off) {
        skip();
    } else if (m_pendingActions.size() == 1) {
        // Queued, so that actions requested in one go are planned together.
        QMetaObject::invokeMethod(this, &Motion::startMovement, Qt::QueuedConnection);
    }
}

void Motion::startMovement()
{
    if (m_pendingActions.empty()) {
        return; // skipped or dropped in the meantime
    }
    plan();
    if (m_timeline.state() == QAbstractAnimation::Stopped) {
        m_timeline.start();
    }
    if (m_isRunning) {
        Q_EMIT movementStarted();
    }
}

bool Motion::isOutcomeHidden() const
{
    const bool waiting = std::any_of(
        m_pendingActions.begin(), m_pendingActions.end(), [](const PendingAction &action) {
            return action.isReversed ||
                   std::any_of(action.events.begin(), action.events.end(), isThrow);
        });
    return m_isRunning && (waiting || m_timeline.elapsedTime() < m_revealTime);
}

void Motion::plan()
{
    m_plannedEnd = std::max(m_timeline.endTime(), m_timeline.elapsedTime());
    const std::vector<PendingAction> history = std::exchange(m_pendingActions, {});
    const int men = static_cast<int>(history.size());
    const int room = (FlourishLength - ManLength) / std::max(1, men - 1);
    const int stagger = scaled(std::clamp(room, ShortestStagger, LongestStagger));
    for (const PendingAction &action : history) {
        planAction(action, stagger);
        m_finalState = action.after;
    }
}

void Motion::planAction(const PendingAction &action, int stagger)
{
    bool diceFell = false;
    std::vector<Event> events(action.events.begin(), action.events.end());
    if (action.isReversed) {
        std::reverse(events.begin(), events.end());
    }
    m_latestStart = m_plannedEnd;
    for (const Event &event : events) {
        if (isThrow(event)) {
            planThrow(action.after, action.isReversed);
            diceFell = true;
            m_revealTime = m_plannedEnd;
            // Queued: the timeline must not be changed while it applies its movements.
            m_timeline.addMovement(m_plannedEnd, 0, [this](qreal) {
                QMetaObject::invokeMethod(this, &Motion::outcomeRevealed, Qt::QueuedConnection);
            });
        } else if (const auto kind = kindOf(event)) {
            if (const auto change = m_stage.moveMan(event, action.isReversed, action.after)) {
                planMan(*kind, *change, action.isReversed, stagger);
            }
        }
    }
    if (!diceFell) {
        const BoardState after = action.after;
        m_timeline.addMovement(m_latestStart, 0, [this, after](qreal) { m_stage.dimDice(after); });
    }
    if (action.isReversed) {
        m_revealTime = m_plannedEnd;
    }
    for (const Event &event : events) {
        if (const auto *won = std::get_if<GameWon>(&event)) {
            planWin(won->winner, action.isReversed);
        }
    }
}

void Motion::planWin(Side winner, bool isReversed)
{
    const auto show = [this, winner](qreal t) { m_stage.showWin(winner, t); };
    if (isReversed) {
        m_timeline.addMovement(m_latestStart, 0, [show](qreal) { show(0); });
        return;
    }
    m_timeline.addSound(m_plannedEnd, {Sound::WinFlourish, 1, 0});
    m_timeline.addMovement(m_plannedEnd, scaled(WinLightLength), show);
    m_plannedEnd += scaled(WinLightLength);
}

void Motion::planMan(manmotion::Kind kind, const MotionStage::ManChange &change, bool isReversed,
                     int stagger)
{
    int start = m_isLastMovementOfMan
                    ? std::max(m_lastManStart + stagger, m_plannedEnd - scaled(ManLength))
                    : m_plannedEnd;
    if (kind == manmotion::Kind::Hit && !isReversed) {
        start = std::max(start, m_plannedEnd - scaled(HitBefore));
    }
    const int length = scaled(isReversed ? UndoLength : ManLength);
    m_timeline.addMovement(start, length, [change, kind, isReversed](qreal t) {
        change.man->setState(manmotion::stateAt(kind, change, isReversed, t));
    });
    // Undone moves are quieter.
    m_timeline.addSound(start + qRound(manmotion::landingTime(kind, isReversed) * length),
                        {change.to.standing > 0.5 ? Sound::ManInTray : Sound::ManOnWood,
                         isReversed ? 0.5 : 1.0, panOf(change.to.centre)});
    m_latestStart = start;
    m_lastManStart = start;
    m_isLastMovementOfMan = true;
    m_plannedEnd = std::max(m_plannedEnd, start + length);
}

qreal Motion::panOf(const QPointF &position)
{
    const QRectF frame = BoardLayout().frameRect();
    return std::clamp((position.x() - frame.center().x()) / (frame.width() / 2), -1.0, 1.0);
}

void Motion::jumpTo(int milliseconds)
{
    if (!m_pendingActions.empty()) {
        plan();
    }
    m_timeline.jumpTo(milliseconds);
}

void Motion::skip()
{
    if (!m_isRunning) {
        return;
    }
    plan();
    m_timeline.jumpToEnd();
    settle();
}

void Motion::shake(MovingMan *man)
{
    endShake();
    m_shakenMan = man;
    m_shakeAnimation.start();
}

void Motion::liftMan(MovingMan *man)
{
    if (man == m_liftedMan) {
        return;
    }
    m_liftAnimation.stop();
    moveLiftedMen(1);
    m_loweredMan = std::exchange(m_liftedMan, man);
    if (m_speed == MotionSpeed::Off) {
        moveLiftedMen(1);
        m_loweredMan = nullptr;
    } else {
        m_liftAnimation.setDuration(scaled(HandLength));
        m_liftAnimation.start();
    }
}

void Motion::moveLiftedMen(qreal t)
{
    if (m_liftedMan != nullptr) {
        m_liftedMan->setLiftHeight(t * BoardLayout::SelectedManHeight);
    }
    if (m_loweredMan != nullptr) {
        m_loweredMan->setLiftHeight((1 - t) * BoardLayout::SelectedManHeight);
    }
}

void Motion::lowerLiftedMen()
{
    m_liftAnimation.stop();
    for (MovingMan *man :
         {std::exchange(m_liftedMan, nullptr), std::exchange(m_loweredMan, nullptr)}) {
        if (man != nullptr) {
            man->setLiftHeight(0);
        }
    }
}

bool Motion::stopShake()
{
    m_shakeAnimation.stop();
    MovingMan *man = std::exchange(m_shakenMan, nullptr);
    if (man != nullptr) {
        man->setSidewaysOffset(0);
    }
    return man != nullptr;
}

void Motion::endShake()
{
    if (stopShake()) {
        Q_EMIT shakeFinished();
    }
}

bool Motion::discard()
{
    const bool wasRunning = m_isRunning;
    stopShake();
    lowerLiftedMen();
    reset();
    return wasRunning;
}

void Motion::settle()
{
    const BoardState after = m_finalState;
    reset();
    m_stage.settle(after);
    Q_EMIT finished();
}

void Motion::reset()
{
    m_timeline.clear();
    m_pendingActions.clear();
    m_plannedEnd = 0;
    m_revealTime = 0;
    m_isLastMovementOfMan = false;
    m_isRunning = false;
}

} // namespace doublets
