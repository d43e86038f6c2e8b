// SPDX-License-Identifier: MIT
#include "panels/actions/game_key_handler.h"

#include "match/match.h"
#include "panels/actions/actions.h"
#include "table/board/board_view.h"
#include "table/keys/key_positions.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace doublets {

namespace {

/// Returns the key sequences that the event may stand for, by its character and by the position of
/// its key.
QList<QKeySequence> sequencesOf(const QKeyEvent &event)
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const auto sequence = [modifiers](int key) {
        return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key)));
    };
    QList<QKeySequence> sequences{sequence(event.key()), sequence(latinKey(event))};
    if (const auto digit = digitOfPosition(event)) {
        sequences << sequence(Qt::Key_0 + *digit);
    }
    return sequences;
}

} // namespace

GameKeyHandler::GameKeyHandler(Match &match, BoardView &board, Actions &actions)
    : m_match(match)
    , m_board(board)
    , m_actions(actions)
{
}

bool GameKeyHandler::overridesShortcuts(const QKeyEvent &event) const
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers == Qt::NoModifier) {
        return !event.text().isEmpty() && event.text().front().isPrint();
    }
    const auto has = [pressed = sequencesOf(event)](const QAction *action) {
        return std::ranges::any_of(action->shortcuts(), [&pressed](const QKeySequence &each) {
            return pressed.contains(each);
        });
    };
    return modifiers == (Qt::ControlModifier | Qt::ShiftModifier) &&
           std::ranges::any_of(m_actions.all(), has);
}

bool GameKeyHandler::handleKey(const QKeyEvent &event)
{
    if (m_board.isOutcomeHidden() && skipMotionAndTrigger(event)) {
        return true;
    }
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isHandled = plain && !event.isAutoRepeat() &&
                           handlePlainKey(event.key()); // a held key throws only once
    return isHandled || triggerShortcut(event);
}

bool GameKeyHandler::handlePlainKey(int key)
{
    switch (key) {
    case Qt::Key_Space:
        triggerOrExplain(m_match.shown().isPast() ? *m_actions.returnToPresent
                                                  : *m_actions.throwDice);
        return true;
    case Qt::Key_Return: // reaches the window only if the focused widget ignores it
    case Qt::Key_Enter:
        m_match.shown().returnToPresent();
        return true;
    default:
        return false;
    }
}

bool GameKeyHandler::isShortcutOf(const QAction &action, const QKeyEvent &event) const
{
    const QWidget *focus = QApplication::focusWidget();
    const bool isAtBoard = m_board.hasFocus() || m_board.isAncestorOf(focus); // or in a panel on it
    if (!action.isVisible() || (event.isAutoRepeat() && !action.autoRepeat()) ||
        (action.shortcutContext() == Qt::WidgetShortcut && !isAtBoard)) {
        return false;
    }
    return std::ranges::any_of(sequencesOf(event), [&action](const QKeySequence &pressed) {
        return action.shortcuts().contains(pressed);
    });
}

bool GameKeyHandler::triggerShortcut(const QKeyEvent &event)
{
    // Qt itself handles shortcuts with modifiers of enabled actions.
    for (QAction *action : m_actions.all()) {
        if (isShortcutOf(*action, event)) {
            triggerOrExplain(*action);
            return true;
        }
    }
    return false;
}

void GameKeyHandler::triggerOrExplain(QAction &action)
{
    const std::initializer_list<std::pair<QAction *, void (Match::*)()>> explainedCommands{
        {m_actions.throwDice, &Match::throwDice}, {m_actions.playForced, &Match::playForced},
        {m_actions.hint, &Match::requestHint},    {m_actions.undo, &Match::undo},
        {m_actions.redo, &Match::redo},
    };
    if (action.isEnabled()) {
        action.trigger();
        return;
    }
    for (const auto &[each, command] : explainedCommands) {
        if (each == &action) {
            (m_match.*command)(); // says why it is impossible
        }
    }
}

bool GameKeyHandler::skipMotionAndTrigger(const QKeyEvent &event)
{
    // An action that is disabled while the dice roll may be enabled once they lie still.
    for (QAction *action : m_actions.all()) {
        if (!action->isEnabled() && !event.isAutoRepeat() && isShortcutOf(*action, event)) {
            m_board.skipMotion();
            action->trigger();
            return true;
        }
    }
    return false;
}

} // namespace doublets
