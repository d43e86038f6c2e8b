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

constexpr int HandLength = 240;  ///< to lift a selected man
constexpr int ShakeLength = 600; ///< also the duration of the refusal mark

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
    connect(&m_timeline, &Timeline::sounded, this, &Motion::sounded);
    connect(&m_timeline, &Timeline::ended, this, [this] {
        if (m_waiting.empty()) {
            settle();
        }
    });
    m_hand.setStartValue(0.0);
    m_hand.setEndValue(1.0);
    m_hand.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_hand, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { moveHand(value.toReal()); });
    connect(&m_hand, &QVariantAnimation::finished, this, [this] { m_released = nullptr; });
    m_shake.setStartValue(0.0);
    m_shake.setEndValue(1.0);
    m_shake.setDuration(ShakeLength);
    connect(&m_shake, &QVariantAnimation::finished, this, &Motion::endShake);
    connect(&m_shake, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        const qreal t = value.toReal();
        if (m_shaking != nullptr && m_speed != MotionSpeed::Off) {
            m_shaking->setNudge(ShudderReach * (1 - t) * std::sin(6 * std::numbers::pi * t));
        }
    });
}

Motion::~Motion() = default;

int Motion::scaled(int milliseconds) const
{
    return static_cast<int>(milliseconds * timeFactor(m_speed));
}

void Motion::setSpeed(MotionSpeed speed)
{
    if (m_speed == speed) {
        return;
    }
    m_speed = speed;
    if (m_running) {
        skip();
    }
}

void Motion::show(const Events &events, const BoardState &after, bool backwards)
{
    m_waiting.push_back({events, after, backwards});
    const bool starts = !std::exchange(m_running, true);
    endShake();
    if (starts) {
        Q_EMIT started();
    }
    if (m_speed == MotionSpeed::Off) {
        skip();
    } else if (m_waiting.size() == 1) {
        // Queued, so that actions requested in one go are planned together.
        QMetaObject::invokeMethod(this, &Motion::begin, Qt::QueuedConnection);
    }
}

void Motion::begin()
{
    if (m_waiting.empty()) {
        return; // skipped or dropped in the meantime
    }
    plan();
    if (m_timeline.state() == QAbstractAnimation::Stopped) {
        m_timeline.start();
    }
    if (m_running) {
        Q_EMIT begun();
    }
}

bool Motion::isOutcomeHidden() const
{
    const bool waiting = std::any_of(m_waiting.begin(), m_waiting.end(), [](const Waiting &action) {
        return action.backwards || std::any_of(action.events.begin(), action.events.end(), isThrow);
    });
    return m_running && (waiting || m_timeline.now() < m_revealed);
}

void Motion::plan()
{
    m_end = std::max(m_timeline.end(), m_timeline.now());
    const std::vector<Waiting> history = std::exchange(m_waiting, {});
    const int men = static_cast<int>(history.size());
    const int room = (FlourishLength - ManLength) / std::max(1, men - 1);
    const int stagger = scaled(std::clamp(room, ShortestStagger, LongestStagger));
    for (const Waiting &action : history) {
        planAction(action, stagger);
        m_after = action.after;
    }
}

void Motion::planAction(const Waiting &action, int stagger)
{
    bool diceFell = false;
    std::vector<Event> events(action.events.begin(), action.events.end());
    if (action.backwards) {
        std::reverse(events.begin(), events.end());
    }
    m_actionStart = m_end;
    for (const Event &event : events) {
        if (isThrow(event)) {
            planThrow(action.after, action.backwards);
            diceFell = true;
            m_revealed = m_end;
            // Queued: the timeline must not be changed while it applies its movements.
            m_timeline.addMovement(m_end, 0, [this](qreal) {
                QMetaObject::invokeMethod(this, &Motion::revealed, Qt::QueuedConnection);
            });
        } else if (const auto kind = kindOf(event)) {
            if (const auto change = m_stage.moveMan(event, action.backwards, action.after)) {
                planMan(*kind, *change, action.backwards, stagger);
            }
        }
    }
    if (!diceFell) {
        const BoardState after = action.after;
        m_timeline.addMovement(m_actionStart, 0, [this, after](qreal) { m_stage.dimDice(after); });
    }
    if (action.backwards) {
        m_revealed = m_end;
    }
    const bool won = std::any_of(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<GameWon>(event);
    });
    if (won && !action.backwards) {
        m_timeline.addSound(m_end, {Sound::WinFlourish, 1, 0});
    }
}

void Motion::planMan(manmotion::Kind kind, const MotionStage::ManChange &change, bool backwards,
                     int stagger)
{
    int start = m_lastWasMan ? std::max(m_lastStart + stagger, m_end - scaled(ManLength)) : m_end;
    if (kind == manmotion::Kind::Hit && !backwards) {
        start = std::max(start, m_end - scaled(HitBefore));
    }
    const int length = scaled(backwards ? UndoLength : ManLength);
    m_timeline.addMovement(start, length, [change, kind, backwards](qreal t) {
        change.man->setState(manmotion::at(kind, change, backwards, t));
    });
    // Undone moves are quieter.
    m_timeline.addSound(start + qRound(manmotion::landing(kind, backwards) * length),
                        {change.to.standing > 0.5 ? Sound::ManInTray : Sound::ManOnWood,
                         backwards ? 0.5 : 1.0, panOf(change.to.centre)});
    m_actionStart = start;
    m_lastStart = start;
    m_lastWasMan = true;
    m_end = std::max(m_end, start + length);
}

qreal Motion::panOf(const QPointF &place)
{
    const QRectF frame = BoardLayout::frame();
    return std::clamp((place.x() - frame.center().x()) / (frame.width() / 2), -1.0, 1.0);
}

void Motion::jumpTo(int milliseconds)
{
    if (!m_waiting.empty()) {
        plan();
    }
    m_timeline.jumpTo(milliseconds);
}

void Motion::skip()
{
    if (!m_running) {
        return;
    }
    plan();
    m_timeline.jumpToEnd();
    settle();
}

void Motion::shake(MovingMan *man)
{
    endShake();
    m_shaking = man;
    m_shake.start();
}

void Motion::hold(MovingMan *man)
{
    if (man == m_held) {
        return;
    }
    m_hand.stop();
    moveHand(1);
    m_released = std::exchange(m_held, man);
    if (m_speed == MotionSpeed::Off) {
        moveHand(1);
        m_released = nullptr;
    } else {
        m_hand.setDuration(scaled(HandLength));
        m_hand.start();
    }
}

void Motion::moveHand(qreal t)
{
    if (m_held != nullptr) {
        m_held->setLift(t * BoardLayout::HeldHeight);
    }
    if (m_released != nullptr) {
        m_released->setLift((1 - t) * BoardLayout::HeldHeight);
    }
}

void Motion::emptyHand()
{
    m_hand.stop();
    for (MovingMan *man : {std::exchange(m_held, nullptr), std::exchange(m_released, nullptr)}) {
        if (man != nullptr) {
            man->setLift(0);
        }
    }
}

bool Motion::stopShake()
{
    m_shake.stop();
    MovingMan *man = std::exchange(m_shaking, nullptr);
    if (man != nullptr) {
        man->setNudge(0);
    }
    return man != nullptr;
}

void Motion::endShake()
{
    if (stopShake()) {
        Q_EMIT shaken();
    }
}

bool Motion::drop()
{
    const bool wasRunning = m_running;
    stopShake();
    emptyHand();
    finish();
    return wasRunning;
}

void Motion::settle()
{
    const BoardState after = m_after;
    finish();
    m_stage.settle(after);
    Q_EMIT finished();
}

void Motion::finish()
{
    m_timeline.clear();
    m_waiting.clear();
    m_end = 0;
    m_revealed = 0;
    m_lastWasMan = false;
    m_running = false;
}

} // namespace doublets
