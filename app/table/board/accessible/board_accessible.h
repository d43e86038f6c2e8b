// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>
#include <QMetaObject>

#include <memory>
#include <vector>

namespace doublets {

class BoardElement;
class BoardView;

/// The accessible interface of the board. Exposes the status, dice, players, boxes, points and
/// trays as children with names, states and actions, because graphics items have no accessible
/// interfaces. The panels over the board are the last children.
class BoardAccessible final : public QAccessibleWidget
{
public:
    /// Installs the factory that provides this interface for every BoardView. May be called
    /// repeatedly.
    static void install();
    using Listener = void (*)(QAccessibleEvent *);
    /// For tests: redirects the accessibility events of all boards to `listener`. Null restores
    /// delivery to the platform.
    static void setListener(Listener listener);

    /// Owned by QAccessible, which deletes this object when `view` is destroyed.
    explicit BoardAccessible(BoardView &view);
    ~BoardAccessible() override;
    Q_DISABLE_COPY_MOVE(BoardAccessible)

    [[nodiscard]] QString text(QAccessible::Text what) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface *focusChild() const override;

private:
    [[nodiscard]] std::vector<BoardElement *> visibleElements() const;
    /// Returns the visible panels over the board, which come after the other children.
    [[nodiscard]] std::vector<QAccessibleInterface *> panels() const;
    [[nodiscard]] std::vector<QAccessibleInterface *> children() const;
    void announceChanges();

    BoardView &m_view;
    std::vector<BoardElement *> m_elements; ///< owned by QAccessible
    std::vector<QAccessible::Id> m_ids;     ///< ids with which `m_elements` are deleted
    QMetaObject::Connection m_connection;
};

} // namespace doublets
