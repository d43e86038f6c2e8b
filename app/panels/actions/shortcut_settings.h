// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>

namespace doublets {

class Actions;
class Settings;

/// The user's customised shortcuts, which are stored in the settings. Functions that take an action
/// require an action of actions().
class ShortcutSettings : public QObject
{
    Q_OBJECT

public:
    /// Applies the shortcuts in `settings` to `actions`, immediately and after each change of the
    /// settings. `actions` and `settings` must outlive this object.
    ShortcutSettings(Actions &actions, Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] Actions &actions() const { return m_actions; }
    /// Replaces the shortcuts of an action with `key`, a single key with modifiers, or removes them
    /// if `key` is empty. Returns an empty string on success. If `key` is reserved for the board,
    /// its panels or the menus, or belongs to another action, changes nothing and returns an
    /// explanation for the user.
    [[nodiscard]] QString setShortcut(const QAction &action, const QKeySequence &key);
    /// Restores the default shortcuts of an action, even reserved ones. Returns an empty string on
    /// success. If one of these shortcuts now belongs to another action, changes nothing and
    /// returns an explanation for the user.
    [[nodiscard]] QString resetShortcut(const QAction &action);
    /// Returns whether digit keys pressed in a panel move the focus to the point of that number on
    /// the board. Defaults to true.
    [[nodiscard]] bool areDigitsUsedInPanels() const;
    /// Stores in the settings whether digit keys are used in panels; see areDigitsUsedInPanels().
    void setDigitsUsedInPanels(bool used);
    /// Restores the default shortcuts of all actions, and the default of areDigitsUsedInPanels().
    void resetAllShortcuts();
    /// Returns whether an action has its default shortcuts.
    [[nodiscard]] bool hasDefaultShortcuts(const QAction &action) const;

Q_SIGNALS:
    /// Emitted after the shortcuts in the settings have been applied to the actions.
    void shortcutsChanged();

private:
    /// Applies the shortcuts in the settings to all actions.
    void applyShortcuts();
    /// Stores the shortcuts of an action in the settings.
    void storeShortcuts(const QAction &action, const QList<QKeySequence> &keys);
    /// Returns a sentence that explains to the user that `key` is reserved, or an empty string if
    /// it is not.
    [[nodiscard]] static QString reservedText(const QKeySequence &key);
    /// Returns a sentence that explains to the user that `key` belongs to an action other than
    /// `action`, or an empty string if it belongs to none.
    [[nodiscard]] QString conflictText(const QAction &action, const QKeySequence &key) const;

    Actions &m_actions;
    Settings &m_settings;
    QHash<const QAction *, QList<QKeySequence>> m_defaultShortcuts;
};

} // namespace doublets
