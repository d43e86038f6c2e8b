// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>

namespace doublets {

class Actions;
class Settings;

/// The keys of the actions, as people have chosen them; others keep their usual ones.
class KeyChoice : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this. From now on the actions have the keys that the settings say.
    KeyChoice(Actions &actions, Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] Actions &actions() const { return m_actions; }
    /// Gives the action that one key, or none. What stands in the way otherwise, as a sentence;
    /// then nothing changes.
    [[nodiscard]] QString choose(const QAction &action, const QKeySequence &key);
    /// What stands in the way of going back to its usual keys; empty where they are its own again.
    [[nodiscard]] QString chooseUsual(const QAction &action);
    void chooseAllUsual();
    [[nodiscard]] bool isUsual(const QAction &action) const;

Q_SIGNALS:
    void changed();

private:
    void apply();
    void keep(const QAction &action, const QList<QKeySequence> &keys);
    [[nodiscard]] QString hindrance(const QAction &action, const QKeySequence &key) const;

    Actions &m_actions;
    Settings &m_settings;
    QHash<const QAction *, QList<QKeySequence>> m_usual;
};

} // namespace doublets
