// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace doublets {

class ShortcutSettings;
class SingleKeyEdit;

/// The page "Keys" of the settings: a list of all actions with their keys, and a field for a new
/// key.
class ShortcutPage : public QWidget
{
    Q_OBJECT

public:
    /// `keys` must outlive this object.
    explicit ShortcutPage(ShortcutSettings &keys, QWidget *parent = nullptr);

    void retranslate();

private:
    /// Returns a description of an action and its key, e.g. "Hint: Ctrl+I".
    [[nodiscard]] static QString shortcutText(const QAction &action);
    /// Adds an empty list item for each action.
    void addItems();
    /// Updates the list.
    void updateList();
    /// Updates the field and the buttons to the selected action.
    void updateSelection();
    /// Sets the key of the selected action.
    void setKey(const QKeySequence &key);
    /// Shows and announces a note; announces the key if `note` is empty.
    void showNote(const QString &note);
    /// Returns the selected action.
    [[nodiscard]] const QAction *selectedAction() const;

    ShortcutSettings &m_settings;
    QTreeWidget *m_list;
    QLabel *m_label;
    SingleKeyEdit *m_newKey;
    QPushButton *m_removeKey;
    QPushButton *m_resetKey;
    QPushButton *m_resetAllKeys;
    QLabel *m_note;
};

} // namespace doublets
