// SPDX-License-Identifier: MIT
#include "table/board/board_view.h"

#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/items/table_picture.h"
#include "table/fonts/plain_text.h"
#include "table/keys/key_positions.h"
#include "table/motion/motion.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QToolTip>
#include <QTouchEvent>

#include <algorithm>
#include <cmath>
#include <utility>

/// Pointer and keyboard input of the board.
namespace doublets {

namespace {

constexpr qreal TouchSize = 44; ///< minimum size of a touch target, in logical pixels

/// Returns `rect` enlarged to at least `size` in both dimensions.
QRectF atLeast(const QRectF &rect, qreal size)
{
    const qreal dx = std::max(0.0, (size - rect.width()) / 2);
    const qreal dy = std::max(0.0, (size - rect.height()) / 2);
    return rect.adjusted(-dx, -dy, dx, dy);
}

/// Returns the distance of a position from a rectangle; 0 inside.
qreal distance(const QRectF &rect, const QPointF &where)
{
    const qreal dx = std::max({0.0, rect.left() - where.x(), where.x() - rect.right()});
    const qreal dy = std::max({0.0, rect.top() - where.y(), where.y() - rect.bottom()});
    return std::hypot(dx, dy);
}

} // namespace

BoardPlace BoardView::placeAt(const QPoint &position) const
{
    const QPointF at = viewportTransform().inverted().map(QPointF(position));
    const qreal touch = TouchSize / transform().m11(); // in reference pixels
    const BoardLayout &layout = m_scene->boardLayout();
    if (const DieItem *die = m_scene->dieAt(at, std::max(touch / 2, BoardLayout::DieSize * 0.75))) {
        return {BoardPlace::Kind::Die, die->face(), {}};
    }
    if (const auto index = nearestPoint(at, touch)) {
        return {BoardPlace::Kind::Point, *index, {}};
    }
    for (const Side side : BothSides) {
        if (atLeast(layout.trayRect(side), touch).contains(at)) {
            return {BoardPlace::Kind::Tray, 0, side};
        }
        const QRectF throwPlate = m_scene->marks().throwPlate(side);
        const bool plate = throwPlate.isValid() && atLeast(throwPlate, touch).contains(at);
        if (plate || atLeast(layout.boxRect(side), touch).contains(at)) {
            return {BoardPlace::Kind::Box, 0, side};
        }
    }
    return {};
}

std::optional<int> BoardView::nearestPoint(const QPointF &where, qreal reach) const
{
    const BoardLayout &layout = m_scene->boardLayout();
    const auto selected = m_input->selected();
    std::optional<int> under;
    std::optional<int> nearest;
    qreal least = 0;
    for (int index = 0; index < PointsOnTrack; ++index) {
        if (!layout.isInUse(index)) {
            continue;
        }
        const QRectF strip = BoardLayout::pointArea(index).rect();
        const qreal away = distance(strip, where);
        // Playable men and targets of the selected man have a larger touch area.
        const bool within = (!nearest || away < least) && atLeast(strip, reach).contains(where);
        if (within && (!m_input->playsFrom(index).empty() ||
                       (selected && m_input->playTo(*selected, index)))) {
            nearest = index;
            least = away;
        }
        if (strip.contains(where)) {
            under = under.value_or(index);
        }
    }
    return nearest ? nearest : under;
}

bool BoardView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        handleTouch(*static_cast<QTouchEvent *>(event));
        event->accept(); // suppress synthesised mouse events
        return true;
    case QEvent::ToolTip:
        break;
    default:
        return QGraphicsView::viewportEvent(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), fullNameAt(help->pos()), viewport());
    return true;
}

QString BoardView::fullNameAt(const QPoint &where) const
{
    for (const Side side : BothSides) {
        const NameItem &name = m_scene->name(side);
        const QRect at = viewportTransform().mapRect(name.rect()).toAlignedRect();
        if (at.contains(where) && name.displayedName() != name.plate().name) {
            return plainToolTip(name.plate().name);
        }
    }
    return {};
}

void BoardView::handleTouch(const QTouchEvent &event)
{
    if (event.type() == QEvent::TouchBegin || event.type() == QEvent::TouchCancel) {
        m_taps.cancel(); // the first finger on the table
    }
    if (event.type() == QEvent::TouchCancel) {
        return;
    }
    m_taps.setScreen(*screen());
    const auto time = static_cast<qint64>(event.timestamp());
    std::vector<TouchTaps::Tap> taps;
    for (const QEventPoint &point : event.points()) {
        if (const auto done = m_taps.handleTouchPoint(point, time)) {
            taps.push_back(*done);
        }
    }
    // Fingers lifted together act in the order in which they touched down.
    std::stable_sort(taps.begin(), taps.end(), [](const auto &one, const auto &other) {
        return one.pressed < other.pressed;
    });
    for (const TouchTaps::Tap &each : taps) {
        handleTap(each);
    }
}

void BoardView::handleTap(const TouchTaps::Tap &tap)
{
    const BoardPlace place = placeAt(tap.from.toPoint());
    const bool still = QLineF(tap.from, tap.to).length() <= TouchTaps::MaxMovement;
    if (!still && placeAt(tap.to.toPoint()) != place) {
        return; // slid off
    }
    const bool hurries = place.kind == BoardPlace::Kind::Box || place.kind == BoardPlace::Kind::Die;
    if (m_input->isLocked() && hurries &&
        std::exchange(m_lastHurryingTap, tap.released) >= tap.pressed) {
        return; // several simultaneous fingers hurry only once
    }
    if (tap.isSecondTap || !isPressFiltered()) {
        handlePress(tap.from.toPoint(), tap.isSecondTap);
    }
    if (const QString name = fullNameAt(tap.from.toPoint()); !name.isEmpty()) {
        QToolTip::showText(viewport()->mapToGlobal(tap.from.toPoint()), name, viewport());
    }
}

bool BoardView::isPressFiltered()
{
    return m_pressFilter && m_pressFilter();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    if (event->pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen) {
        return; // already handled as a touch
    }
    const bool again = event->type() == QEvent::MouseButtonDblClick;
    if (!again && isPressFiltered()) {
        return;
    }
    if (event->button() == Qt::LeftButton) {
        handlePress(event->position().toPoint(), again);
    } else {
        event->ignore();
    }
}

void BoardView::handlePress(const QPoint &where, bool isRepeated)
{
    if (std::exchange(m_isKeyboardUsed, false)) {
        updateMarks();
    }
    // A press completes the motion and takes effect as well, so that fast players need not wait.
    // Rolling dice are only hurried, to avoid throwing twice.
    const bool hurries = isOutcomeHidden();
    skipMotion();
    if (isPast()) {
        m_hasReturned = true;
        Q_EMIT returnToPresentRequested();
    } else if (hurries || isRepeated) {
        if (!std::exchange(m_hasReturned, false)) {
            m_input->pressAgain(placeAt(where));
        }
    } else {
        m_hasReturned = false;
        m_input->press(placeAt(where));
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // two quick clicks are two presses
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the table does not scroll
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const auto digit = digitOf(*event);
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const int key = digit ? Qt::Key_0 + *digit : event->key();
    const bool acts = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    if ((!plain && !digit) || ((acts || digit) && event->isAutoRepeat())) {
        event->ignore();
        return;
    }
    m_isKeyboardUsed = true;
    const bool hurries = acts && isOutcomeHidden();
    if (acts) {
        skipMotion();
    }
    if (acts && isPast()) {
        Q_EMIT returnToPresentRequested();
    } else if (!hurries && (isPast() || !m_input->handleKey(key))) {
        event->ignore();
        return;
    }
    updateMarks();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    m_isKeyboardUsed =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    updateMarks();
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    updateMarks();
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    fitToViewport();
}

void BoardView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    fitToViewport();
}

} // namespace doublets
