// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>

class QComboBox;

namespace doublets {

/// The accessible interface of a combo box that cannot be edited. Unlike Qt's own interface, whose
/// name is the value, it has the name of its label and reports the value as its text, which is what
/// screen readers read when the combo box gets the focus. A value chosen by key is announced, as
/// screen readers ignore the events of a closed combo box, and the list reports its current item
/// when it opens.
class ComboBoxAccessible : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    /// Makes all combo boxes of the program use this interface, except those that can be edited.
    /// Call before the first interface of a combo box is queried.
    static void install();

    explicit ComboBoxAccessible(QComboBox *box);

    void *interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QString text(QAccessible::Text what) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString &name) override;

    void selection(int index, int *start, int *end) const override;
    [[nodiscard]] int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    [[nodiscard]] int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    [[nodiscard]] QString text(int start, int end) const override;
    [[nodiscard]] int characterCount() const override;
    [[nodiscard]] QRect characterRect(int) const override { return rect(); }
    [[nodiscard]] int offsetAtPoint(const QPoint &) const override { return 0; }
    void scrollToSubstring(int, int) override {}
    [[nodiscard]] QString attributes(int offset, int *start, int *end) const override;

private:
    [[nodiscard]] QComboBox &box() const;
};

} // namespace doublets
