// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>

namespace doublets {

class Actions;
class Settings;

/// The keys of the actions as chosen by the user; other actions keep their default keys.
class ShortcutSettings : public QObject
{
    Q_OBJECT

public:
    /// Applies the keys in the settings. `actions` and `settings` must outlive this object.
    ShortcutSettings(Actions &actions, Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] Actions &actions() const { return m_actions; }
    /// Sets the only key of an action, or removes its keys if `key` is empty. Returns an empty
    /// string on success. Otherwise returns a sentence that says why the key is not available, and
    /// changes nothing.
    [[nodiscard]] QString choose(const QAction &action, const QKeySequence &key);
    /// Restores the default keys of an action. Returns an empty string on success. Otherwise
    /// returns a sentence that says why a key is not available, and changes nothing.
    [[nodiscard]] QString resetShortcut(const QAction &action);
    /// Restores the default keys of all actions.
    void resetAllShortcuts();
    /// Returns whether an action has its default keys.
    [[nodiscard]] bool isUsual(const QAction &action) const;

Q_SIGNALS:
    /// Emitted when the keys of the actions have been set from the settings.
    void changed();

private:
    /// Sets the keys of all actions from the settings.
    void apply();
    /// Stores the keys of an action in the settings.
    void store(const QAction &action, const QList<QKeySequence> &keys);
    /// Returns a sentence that says why a key is not available. Returns an empty string if it is.
    [[nodiscard]] QString conflictText(const QAction &action, const QKeySequence &key) const;

    Actions &m_actions;
    Settings &m_settings;
    QHash<const QAction *, QList<QKeySequence>> m_defaults;
};

} // namespace doublets
