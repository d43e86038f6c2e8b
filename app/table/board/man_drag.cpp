// SPDX-License-Identifier: MIT
#include "table/board/man_drag.h"

#include "core/game/game.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/layout/free_rect.h"

#include <utility>

namespace doublets {

namespace {

constexpr qreal HeldHeight = 60; ///< above the board, in reference pixels
constexpr qreal Tolerance = 30;  ///< around a target, in reference pixels

} // namespace

ManDrag::ManDrag(BoardScene &scene, const BoardInput &input, QObject *parent)
    : QObject(parent)
    , m_scene(scene)
    , m_input(input)
{
    m_returnAnimation.setStartValue(0.0);
    m_returnAnimation.setEndValue(1.0);
    m_returnAnimation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_returnAnimation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { moveReturningMan(value.toReal()); });
    connect(&m_returnAnimation, &QVariantAnimation::finished, this, [this] {
        cancel();
        Q_EMIT manReturned();
    });
}

std::vector<Play> ManDrag::playsFrom(const BoardPlace &place) const
{
    if (place.kind == BoardPlace::Kind::Tray) {
        return m_input.playsFromTray(place.side);
    }
    if (place.kind != BoardPlace::Kind::Point) {
        return {};
    }
    auto plays = m_input.playsFrom(place.index);
    std::erase_if(plays, [](const Play &play) { return play.kind == PlayKind::SetUp; });
    return plays;
}

bool ManDrag::arm(const BoardPlace &place)
{
    cancel();
    m_armedPlace.reset();
    if (!playsFrom(place).empty()) {
        m_armedPlace = place;
    }
    return isArmed();
}

bool ManDrag::begin()
{
    const auto place = std::exchange(m_armedPlace, std::nullopt);
    const auto plays = place ? playsFrom(*place) : std::vector<Play>();
    if (plays.empty()) {
        return false;
    }
    const Play &first = plays.front();
    m_man = first.kind == PlayKind::PlayDown ? m_scene.topOfPile(first.by, first.from)
            : first.kind == PlayKind::SetUp  ? m_scene.lastManIn(first.by, ManSlot::Area::Tray)
                                             : m_scene.firstPlayedMan(first.by, first.from);
    m_plays = m_man != nullptr ? plays : std::vector<Play>();
    return m_man != nullptr;
}

void ManDrag::moveTo(const QPointF &position)
{
    if (!isDragging()) {
        return;
    }
    m_position = position;
    const QPointF up = Artwork::heightOffset(HeldHeight + BoardLayout::ManThickness);
    m_man->setHeldState({position - up, HeldHeight, 0});
}

QRectF ManDrag::targetRect(const Play &play) const
{
    const BoardLayout &layout = m_scene.boardLayout();
    if (play.kind == PlayKind::BearOff) {
        return layout.trayRect(play.by);
    }
    const int point = play.kind == PlayKind::Move ? play.to : play.from;
    return layout.pointAreaOf(play.by, point).rect();
}

std::optional<Play> ManDrag::target() const
{
    // A position within a target takes precedence over one near it.
    for (const qreal around : {0.0, Tolerance}) {
        for (const Play &play : m_plays) {
            if (targetRect(play).adjusted(-around, -around, around, around).contains(m_position)) {
                return play;
            }
        }
    }
    return std::nullopt;
}

std::optional<QRectF> ManDrag::missedDropOrigin() const
{
    const ManState rest = restingState(m_scene.boardLayout(), m_man->side(), m_man->slot());
    const bool isBack = QLineF(m_position, rest.centre).length() < BoardLayout::ManDiameter;
    return isBack || target() ? std::nullopt
                              : std::optional(squareAround(rest.centre, BoardLayout::ManDiameter));
}

std::optional<Play> ManDrag::drop(int duration)
{
    const auto play = target();
    m_plays.clear();
    if (!play) {
        returnMan(duration);
    }
    return play;
}

void ManDrag::finish(int duration)
{
    if (m_man != nullptr && m_man->isHeld()) {
        returnMan(duration);
    }
}

void ManDrag::returnMan(int duration)
{
    m_dropped = m_man->state();
    if (duration <= 0) {
        cancel();
        return;
    }
    m_returnAnimation.setDuration(duration);
    m_returnAnimation.start();
}

void ManDrag::moveReturningMan(qreal t)
{
    if (m_man == nullptr || !m_man->isHeld()) {
        return; // another motion has placed the man
    }
    const ManState rest = restingState(m_scene.boardLayout(), m_man->side(), m_man->slot());
    m_man->setHeldState({m_dropped.centre + t * (rest.centre - m_dropped.centre),
                         m_dropped.height + t * (rest.height - m_dropped.height),
                         rest.standing * t});
}

void ManDrag::cancel()
{
    m_returnAnimation.stop();
    m_plays.clear();
    m_armedPlace.reset();
    ManItem *man = std::exchange(m_man, nullptr);
    if (man != nullptr && man->isHeld()) {
        m_scene.settle(BoardState(m_scene.state()));
    }
}

} // namespace doublets
