// SPDX-License-Identifier: MIT
#include "table/board/board_view.h"

#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/items/table_picture.h"
#include "table/letters/plain_text.h"
#include "table/motion/motion.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

/// Pointer and keys: where they point, and whether the board listens.
namespace doublets {

namespace {

constexpr qreal TouchSize = 40; ///< logical pixels that a finger needs

/// Widened to at least `size` each way.
QRectF atLeast(const QRectF &rect, qreal size)
{
    const qreal dx = std::max(0.0, (size - rect.width()) / 2);
    const qreal dy = std::max(0.0, (size - rect.height()) / 2);
    return rect.adjusted(-dx, -dy, dx, dy);
}

} // namespace

BoardPlace BoardView::placeAt(const QPoint &where) const
{
    const QPointF at = viewportTransform().inverted().map(QPointF(where));
    const qreal touch = TouchSize / transform().m11(); // in reference pixels
    const BoardLayout &layout = m_scene->boardLayout();
    if (const DieItem *die = m_scene->dieAt(at, std::max(touch / 2, BoardLayout::DieSize * 0.75))) {
        return {BoardPlace::Kind::Die, die->face(), {}};
    }
    if (const auto index = pointNear(at, touch)) {
        return {BoardPlace::Kind::Point, *index, {}};
    }
    for (const Side side : BothSides) {
        if (atLeast(layout.tray(side), touch).contains(at)) {
            return {BoardPlace::Kind::Tray, 0, side};
        }
        const bool plate = m_scene->marks().throwPlate(side).contains(at);
        if (plate || atLeast(layout.box(side), touch).contains(at)) {
            return {BoardPlace::Kind::Box, 0, side};
        }
    }
    return {};
}

std::optional<int> BoardView::pointNear(const QPointF &where, qreal reach) const
{
    const BoardLayout &layout = m_scene->boardLayout();
    std::optional<int> wide;
    for (int index = 0; index < PointsOnTrack; ++index) {
        const QRectF strip = BoardLayout::place(index).rect();
        if (!layout.isInUse(index)) {
            continue;
        }
        // A man that may be played is found a little beside its point, unless that is another's
        // who may be played, too.
        const bool playable = !m_input->playsFrom(index).empty();
        if (strip.contains(where)) {
            if (playable) {
                return index;
            }
            wide = wide.value_or(index);
        } else if (playable && atLeast(strip, reach).contains(where)) {
            wide = index;
        }
    }
    return wide;
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QGraphicsView::viewportEvent(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    QString told;
    for (const Side side : BothSides) {
        const NameItem &name = m_scene->name(side);
        const QRect at = viewportTransform().mapRect(name.place()).toAlignedRect();
        if (at.contains(help->pos()) && name.shownName() != name.plate().name) {
            told = plainToolTip(name.plate().name);
        }
    }
    QToolTip::showText(help->globalPos(), told, viewport());
    return true;
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    event->accept();
    if (std::exchange(m_keyboard, false)) {
        updateMarks();
    }
    press(event->position().toPoint(), event->type() == QEvent::MouseButtonDblClick);
}

void BoardView::press(const QPoint &where, bool again)
{
    // A press ends the motion, and is a press all the same: people are faster than men. But dice on
    // their way are only hurried by it: nobody throws twice.
    const bool hurries = isRevealing();
    skipMotion();
    if (isPast()) {
        m_returned = true;
        Q_EMIT returnToPresentRequested();
    } else if (hurries || again) {
        if (!std::exchange(m_returned, false)) {
            m_input->pressAgain(placeAt(where));
        }
    } else {
        m_returned = false;
        m_input->press(placeAt(where));
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // two quick presses are two presses
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
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const int key = event->key();
    const bool acts = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!plain || (acts && event->isAutoRepeat())) {
        event->ignore();
        return;
    }
    m_keyboard = true;
    const bool hurries = acts && isRevealing();
    if (acts) {
        skipMotion();
    }
    if (acts && isPast()) {
        Q_EMIT returnToPresentRequested();
    } else if (!hurries && (isPast() || !m_input->key(key))) {
        event->ignore();
        return;
    }
    updateMarks();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    m_keyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
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
    fit();
}

void BoardView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    fit();
}

} // namespace doublets
