// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QBoxLayout;
class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace doublets {

class ShortcutSettings;
class SingleKeyEdit;

/// The Keys page of the settings dialog, with a list of all actions and their keys, a field for a
/// new key, and a check box for the digit keys. Applies changes immediately.
class ShortcutPage : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit ShortcutPage(ShortcutSettings &settings, QWidget *parent = nullptr);

    /// Updates all texts after a change of language. Called by SettingsDialog.
    void retranslate();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Returns a description of an action and its keys, e.g. "Hint: H".
    [[nodiscard]] static QString shortcutText(const QAction &action);
    /// Adds an empty list item for each action.
    void addItems();
    /// Updates the texts of the list, the check box for the digit keys, the field and the buttons.
    void updateList();
    /// Updates the field and the buttons for the selected action, and removes the note.
    void updateSelection();
    /// Sets the key of the selected action, or shows a note that explains why `key` is not
    /// available. If `key` is empty, removes all keys of the action.
    void setKey(const QKeySequence &key);
    /// Shows and announces a note. If `note` is empty, announces the key of the selected action
    /// instead.
    void showNote(const QString &note);
    /// Returns the selected action; never null.
    [[nodiscard]] const QAction *selectedAction() const;

    ShortcutSettings &m_settings;
    QBoxLayout *m_listLayout; ///< the list, and the buttons beside or below it
    QTreeWidget *m_actionList;
    QLabel *m_newKeyLabel;
    SingleKeyEdit *m_newKeyEdit;
    QPushButton *m_removeKeyButton;
    QPushButton *m_resetKeyButton;
    QPushButton *m_resetAllKeysButton;
    QCheckBox *m_digitsBox;
    QLabel *m_noteLabel;
};

} // namespace doublets
