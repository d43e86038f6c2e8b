// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>
#include <QMetaObject>

#include <memory>
#include <vector>

namespace doublets {

class BoardElement;
class BoardView;

/// The board for those who do not see it: its status line, dice, points and trays as children that
/// have names, states and actions. Graphics items have no accessible interface of their own.
class BoardAccessible final : public QAccessibleWidget
{
public:
    /// From now on every BoardView has one. May be called again.
    static void install();
    /// Where events go; null: to the platform, if it listens. For tests.
    using Listener = void (*)(QAccessibleEvent *);
    static void setListener(Listener listener);

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
    [[nodiscard]] std::vector<BoardElement *> present() const;
    /// What people read and press above the board, last of its children.
    [[nodiscard]] std::vector<QAccessibleInterface *> panels() const;
    [[nodiscard]] std::vector<QAccessibleInterface *> parts() const;
    void announceChanges();

    BoardView &m_view;
    std::vector<BoardElement *> m_elements; ///< owned by QAccessible, deleted by id
    std::vector<QAccessible::Id> m_ids;
    QMetaObject::Connection m_connection;
};

} // namespace doublets
