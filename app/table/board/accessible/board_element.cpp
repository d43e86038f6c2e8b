// SPDX-License-Identifier: MIT
#include "table/board/accessible/board_element.h"

#include "core/game/game.h"
#include "table/board/accessible/board_names.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"

#include <QWindow>

using namespace Qt::StringLiterals;

namespace doublets {

BoardElement::BoardElement(BoardView &view, Kind kind, int index)
    : m_view(&view)
    , m_kind(kind)
    , m_index(index)
{
}

bool BoardElement::isValid() const
{
    return m_view != nullptr;
}

bool BoardElement::isExposed() const
{
    if (m_kind == Kind::Status) {
        return !m_view->status().isEmpty();
    }
    return m_kind != Kind::Point || m_view->boardScene().boardLayout().isPointInUse(m_index);
}

bool BoardElement::isFocused() const
{
    if (!m_view->hasFocus()) {
        return false;
    }
    const BoardInput &input = m_view->input();
    return (m_kind == Kind::Box && input.focusedBox() == side()) ||
           (m_kind == Kind::Tray && input.focusedTray() == side()) ||
           (m_kind == Kind::Point && input.focusedPoint() == m_index);
}

QWindow *BoardElement::window() const
{
    return isValid() ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *BoardElement::parent() const
{
    return isValid() ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

QString BoardElement::name() const
{
    switch (m_kind) {
    case Kind::Status:
        return boardnames::status(*m_view);
    case Kind::Dice:
        return boardnames::dice(*m_view);
    case Kind::Box:
        return boardnames::box(*m_view, side());
    case Kind::Point:
        return boardnames::point(*m_view, m_index);
    case Kind::Player:
        return boardnames::player(*m_view, side());
    case Kind::Tray:
        return boardnames::tray(*m_view, side());
    }
    return {};
}

QString BoardElement::text(QAccessible::Text what) const
{
    return isValid() && what == QAccessible::Name ? name() : QString();
}

QRect BoardElement::rect() const
{
    if (!isValid()) {
        return {};
    }
    const BoardLayout &layout = m_view->boardScene().boardLayout();
    QRectF at = layout.visibleFrameRect();
    if (m_kind == Kind::Dice) {
        at = layout.diceArea(m_view->boardScene().state().thrower);
    } else if (m_kind == Kind::Point) {
        at = layout.pointArea(m_index).rect();
    } else if (m_kind == Kind::Box) {
        at = layout.boxRect(side());
    } else if (m_kind == Kind::Player) {
        at = m_view->boardScene().nameItem(side()).rect();
    } else if (m_kind == Kind::Tray) {
        at = layout.trayRect(side());
    }
    const QRect inView = m_view->viewportTransform().mapRect(at).toAlignedRect();
    return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
}

QAccessible::Role BoardElement::role() const
{
    switch (m_kind) {
    case Kind::Dice:
    case Kind::Box:
    case Kind::Point:
    case Kind::Tray:
        return QAccessible::Button;
    case Kind::Status:
        return QAccessible::StaticText; // Orca reads it when the board gets the focus
    case Kind::Player:
        return QAccessible::Paragraph; // not read then, as the status says whose turn it is
    }
    return QAccessible::NoRole;
}

QAccessible::State BoardElement::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.invisible = !m_view->isVisible();
    if (isButton()) {
        state.disabled = actionNames().isEmpty();
        state.focusable = m_kind != Kind::Dice && m_view->focusPolicy() != Qt::NoFocus;
        state.focused = isFocused();
        state.selectable = m_kind == Kind::Point && plays().size() > 1;
        state.selected = m_kind == Kind::Point && m_view->input().selectedPoint() == m_index;
    } else {
        state.readOnly = true;
    }
    return state;
}

void *BoardElement::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface && isButton()
               ? static_cast<QAccessibleActionInterface *>(this)
               : nullptr;
}

std::vector<Play> BoardElement::plays() const
{
    return m_kind == Kind::Point ? m_view->input().playsFrom(m_index) : std::vector<Play>();
}

bool BoardElement::canPress() const
{
    if (m_view->isShowingPast()) {
        return false;
    }
    // The result of a throw must not be revealed while dice are in motion; until then a press
    // hurries them.
    if (m_view->isOutcomeHidden()) {
        return m_kind == Kind::Dice || m_kind == Kind::Box;
    }
    const BoardInput &input = m_view->input();
    if (m_kind == Kind::Dice) {
        return input.isThrowDue();
    }
    if (m_kind == Kind::Box) {
        return input.canThrowNow(side());
    }
    if (m_kind == Kind::Tray) {
        return input.findPlayToTray(side()).has_value();
    }
    // Players must discover passed numbers by themselves: between throws all men can be pressed.
    const Game *game = m_view->game();
    const bool claiming = game != nullptr && game->rules().claim == Claim::Required &&
                          game->canThrow() && input.ownerOf(m_index).has_value();
    return claiming || !plays().empty() ||
           (input.selectedPoint() && input.findPlay(*input.selectedPoint(), m_index));
}

QStringList BoardElement::actionNames() const
{
    if (!isValid() || !canPress()) {
        return {};
    }
    QStringList names{pressAction()};
    const auto all = plays();
    if (all.size() > 1) {
        for (const Play &play : all) {
            names << boardnames::play(play);
        }
    }
    return names;
}

void BoardElement::press()
{
    if (m_kind == Kind::Dice) {
        m_view->input().press({BoardPlace::Kind::Die, 0, {}});
    } else if (m_kind == Kind::Box) {
        m_view->input().press({BoardPlace::Kind::Box, 0, side()});
    } else if (m_kind == Kind::Tray) {
        m_view->input().press({BoardPlace::Kind::Tray, 0, side()});
    } else {
        m_view->input().press({BoardPlace::Kind::Point, m_index, {}});
    }
}

void BoardElement::doAction(const QString &name)
{
    if (!isValid()) {
        return;
    }
    m_view->skipMotion();
    if (!actionNames().contains(name)) {
        return;
    }
    if (name == pressAction()) {
        press();
        return;
    }
    for (const Play &play : plays()) {
        if (boardnames::play(play) == name) {
            m_view->input().play(play);
            return;
        }
    }
}

QStringList BoardElement::keyBindingsForAction(const QString &name) const
{
    return name == pressAction() ? QStringList{u"Space"_s} : QStringList();
}

QString BoardElement::localizedActionName(const QString &name) const
{
    if (name != pressAction()) {
        return name; // already localised
    }
    return m_kind == Kind::Dice || m_kind == Kind::Box
               ? boardnames::throwActionName(*m_view)
               : QAccessibleActionInterface::localizedActionName(name);
}

void BoardElement::announceChanges(void (*sendEvent)(QAccessibleEvent *))
{
    const QString newName = name();
    if (newName != m_lastName) {
        m_lastName = newName;
        QAccessibleEvent renamed(this, QAccessible::NameChanged);
        sendEvent(&renamed);
    }
    const bool enabled = !isButton() || !actionNames().isEmpty();
    if (enabled != m_lastEnabled) {
        m_lastEnabled = enabled;
        QAccessible::State changed;
        changed.disabled = true;
        QAccessibleStateChangeEvent event(this, changed);
        sendEvent(&event);
    }
    const bool focused = isFocused();
    if (focused != m_lastFocused) {
        m_lastFocused = focused;
        if (focused) {
            QAccessibleEvent event(this, QAccessible::Focus);
            sendEvent(&event);
        }
    }
}

} // namespace doublets
