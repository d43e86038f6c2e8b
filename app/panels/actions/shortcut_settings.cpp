// SPDX-License-Identifier: MIT
#include "panels/actions/shortcut_settings.h"

#include "match/settings/settings.h"
#include "panels/actions/actions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns whether a key is reserved for the board, its panels or the menus.
bool isReserved(QKeyCombination key)
{
    constexpr std::array Reserved{Qt::Key_Space,  Qt::Key_Return,   Qt::Key_Enter, Qt::Key_Escape,
                                  Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Left,  Qt::Key_Right,
                                  Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Home,  Qt::Key_End,
                                  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_F6,    Qt::Key_F10};
    const Qt::KeyboardModifiers modifiers = key.keyboardModifiers() & ~Qt::KeypadModifier;
    const bool isPoint = key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
    const bool opensMenu = modifiers == Qt::AltModifier;
    const bool plain = (modifiers & ~Qt::ShiftModifier) == Qt::NoModifier;
    return opensMenu ||
           (plain && (isPoint || std::ranges::find(Reserved, key.key()) != Reserved.end()));
}

/// Returns the entry in the settings for digits that are not used in panels. Other entries begin
/// with the name of an action.
QString digitsOff()
{
    return u"digitsInPanels="_s;
}

QString line(const QAction &action, const QList<QKeySequence> &keys)
{
    return action.objectName() + u'=' +
           QKeySequence::listToString(keys, QKeySequence::PortableText);
}

QList<QKeySequence> keysOf(const QString &text)
{
    return text.isEmpty() ? QList<QKeySequence>()
                          : QKeySequence::listFromString(text, QKeySequence::PortableText);
}

} // namespace

ShortcutSettings::ShortcutSettings(Actions &actions, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_settings(settings)
{
    for (const QAction *action : actions.all()) {
        m_defaultShortcuts[action] = action->shortcuts();
    }
    connect(&settings.shortcuts, &Setting::changed, this, &ShortcutSettings::applyShortcuts);
    applyShortcuts();
}

void ShortcutSettings::applyShortcuts()
{
    for (QAction *action : m_actions.all()) {
        action->setShortcuts(m_defaultShortcuts.value(action));
        const QString name = action->objectName() + u'=';
        for (const QString &each : m_settings.shortcuts.value()) {
            if (each.startsWith(name)) {
                action->setShortcuts(keysOf(each.mid(name.size())));
            }
        }
    }
    Q_EMIT shortcutsChanged();
}

QString ShortcutSettings::setShortcut(const QAction &action, const QKeySequence &key)
{
    QString why = reservedText(key);
    if (why.isEmpty()) {
        why = conflictText(action, key);
    }
    if (why.isEmpty()) {
        storeShortcuts(action, key.isEmpty() ? QList<QKeySequence>() : QList{key});
    }
    return why;
}

QString ShortcutSettings::resetShortcut(const QAction &action)
{
    const QList<QKeySequence> usual = m_defaultShortcuts.value(&action);
    for (const QKeySequence &key : usual) {
        if (QString why = conflictText(action, key); !why.isEmpty()) {
            return why;
        }
    }
    storeShortcuts(action, usual);
    return {};
}

void ShortcutSettings::resetAllShortcuts()
{
    m_settings.shortcuts.set({});
}

bool ShortcutSettings::areDigitsUsedInPanels() const
{
    return !m_settings.shortcuts.value().contains(digitsOff());
}

void ShortcutSettings::setDigitsUsedInPanels(bool used)
{
    QStringList lines = m_settings.shortcuts.value();
    lines.removeAll(digitsOff());
    if (!used) {
        lines << digitsOff();
    }
    m_settings.shortcuts.set(lines);
}

bool ShortcutSettings::hasDefaultShortcuts(const QAction &action) const
{
    return action.shortcuts() == m_defaultShortcuts.value(&action);
}

void ShortcutSettings::storeShortcuts(const QAction &action, const QList<QKeySequence> &keys)
{
    QStringList lines = m_settings.shortcuts.value();
    lines.removeIf(
        [&action](const QString &each) { return each.startsWith(action.objectName() + u'='); });
    if (keys != m_defaultShortcuts.value(&action)) {
        lines << line(action, keys);
    }
    m_settings.shortcuts.set(lines);
}

QString ShortcutSettings::reservedText(const QKeySequence &key)
{
    //: %1 a key
    return key.isEmpty() || !isReserved(key[0]) ? QString()
                                                : tr("%1 is reserved. Choose another key.")
                                                      .arg(key.toString(QKeySequence::NativeText));
}

QString ShortcutSettings::conflictText(const QAction &action, const QKeySequence &key) const
{
    for (const QAction *other : m_actions.all()) {
        if (other != &action && !key.isEmpty() && other->shortcuts().contains(key)) {
            //: %1 a key, %2 what it does: the text of a menu
            return tr("%1 is already used for “%2”. Choose another key, or change that one first.")
                .arg(key.toString(QKeySequence::NativeText), plainActionText(*other));
        }
    }
    return {};
}

} // namespace doublets
