// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <QAccessible>
#include <QPointer>

#include <vector>

namespace doublets {

class BoardView;

/// The accessible interface of a part of the board. The status and the players are texts; all other
/// parts are buttons, which a screen reader can press.
class BoardElement final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    enum class Kind : std::uint8_t { Status, Player, Dice, Box, Point, Tray };

    /// `index` is the physical point (0 to 23, see BoardLayout::pointArea()) for Point,
    /// indexOf(Side) for Player, Box and Tray, and 0 otherwise.
    BoardElement(BoardView &view, Kind kind, int index);

    /// Returns whether the element is currently exposed: points that the game does not use and an
    /// empty status are not. Precondition: isValid().
    [[nodiscard]] bool isExposed() const;
    /// Returns whether the element has the keyboard focus. Precondition: isValid().
    [[nodiscard]] bool isFocused() const;
    /// Passes events to `sendEvent` if the name has changed, or the element has been enabled or
    /// disabled or has gained the focus, since the previous call. Precondition: isValid().
    void announceChanges(void (*sendEvent)(QAccessibleEvent *));

    /// Returns whether the view still exists.
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text what) const override;
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString &name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &name) const override;
    [[nodiscard]] QString localizedActionName(const QString &name) const override;

private:
    [[nodiscard]] QString name() const;
    [[nodiscard]] std::vector<Play> plays() const;
    [[nodiscard]] bool canPress() const;
    [[nodiscard]] bool isButton() const { return m_kind != Kind::Status && m_kind != Kind::Player; }
    [[nodiscard]] Side side() const { return BothSides[static_cast<std::size_t>(m_index)]; }
    void press();

    QPointer<BoardView> m_view;
    Kind m_kind;
    int m_index;
    QString m_lastName;
    bool m_lastEnabled = false;
    bool m_lastFocused = false;
};

} // namespace doublets
