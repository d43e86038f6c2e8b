// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>

class QComboBox;

namespace doublets {

/// The accessible interface of a combo box that cannot be edited. In Qt's own interface, the name
/// is the value. In this interface, the name is the text of the label, the text is the value, and
/// screen readers read both when the combo box receives the focus. Announces a value that is chosen
/// while the list is closed, because screen readers ignore the events of a closed combo box.
/// Reports the current item of the list when the list opens.
class ComboBoxAccessible : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    /// Makes all combo boxes of the program that cannot be edited use this interface. Call before
    /// the accessible interface of a combo box is first queried.
    static void install();

    /// Installs event filters on `box`, which must not be null, and its list.
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
