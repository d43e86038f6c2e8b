// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>

namespace doublets {

class Actions;
class Settings;

/// The shortcuts of the actions, as customised by the user.
class ShortcutSettings : public QObject
{
    Q_OBJECT

public:
    /// Applies the shortcuts in the settings. `actions` and `settings` must outlive this object.
    ShortcutSettings(Actions &actions, Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] Actions &actions() const { return m_actions; }
    /// Replaces the shortcuts of an action with `key`, or removes them if `key` is empty. Returns
    /// an empty string on success. Otherwise changes nothing and returns a sentence that explains
    /// why the key is not available.
    [[nodiscard]] QString setShortcut(const QAction &action, const QKeySequence &key);
    /// Restores the default shortcuts of an action. Returns an empty string on success. Otherwise
    /// changes nothing and returns a sentence that explains why a key is not available.
    [[nodiscard]] QString resetShortcut(const QAction &action);
    /// Returns whether a digit moves the focus from a panel to its point on the board. Defaults to
    /// true.
    [[nodiscard]] bool areDigitsUsedInPanels() const;
    void setDigitsUsedInPanels(bool used);
    /// Restores the default shortcuts of all actions and digits.
    void resetAllShortcuts();
    /// Returns whether an action has its default shortcuts.
    [[nodiscard]] bool hasDefaultShortcuts(const QAction &action) const;

Q_SIGNALS:
    /// Emitted when the shortcuts in the settings have been applied to the actions.
    void shortcutsChanged();

private:
    /// Applies the shortcuts in the settings to all actions.
    void applyShortcuts();
    /// Stores the shortcuts of an action in the settings.
    void storeShortcuts(const QAction &action, const QList<QKeySequence> &keys);
    /// Returns a sentence that explains why a key is not available, or an empty string if the key
    /// is available.
    [[nodiscard]] QString conflictText(const QAction &action, const QKeySequence &key) const;

    Actions &m_actions;
    Settings &m_settings;
    QHash<const QAction *, QList<QKeySequence>> m_defaultShortcuts;
};

} // namespace doublets
