// SPDX-License-Identifier: MIT
#include "match/session/save_slot.h"

#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString pathOf(const QString &folder, const QString &name, int slot, const QString &suffix)
{
    const QString number = slot == SaveSlot::First ? QString() : u"-%1"_s.arg(slot);
    return u"%1/%2%3%4"_s.arg(folder, name, number, suffix);
}

} // namespace

SaveSlot::SaveSlot(const QString &lockPath, int number)
    : m_lock(lockPath)
    , m_number(number)
{
    // A game may last for days. A lock whose programme has gone is still seen through.
    m_lock.setStaleLockTime(0);
}

QString SaveSlot::savePath(const QString &folder, int slot)
{
    return pathOf(folder, u"unfinished"_s, slot, u".doublets"_s);
}

QString SaveSlot::markPath(const QString &folder, int slot)
{
    return pathOf(folder, u"starting"_s, slot, {});
}

std::unique_ptr<SaveSlot> SaveSlot::acquire(const QString &folder, int slot)
{
    QDir().mkpath(folder);
    // The constructor is for this class alone.
    std::unique_ptr<SaveSlot> taken(
        new SaveSlot(pathOf(folder, u"unfinished"_s, slot, u".lock"_s), slot));
    const bool free =
        taken->m_lock.tryLock(0) || taken->m_lock.error() != QLockFile::LockFailedError;
    return free ? std::move(taken) : nullptr;
}

std::unique_ptr<SaveSlot> SaveSlot::acquireAnother(const QString &folder)
{
    for (int slot = First + 1;; ++slot) {
        if (auto taken = acquire(folder, slot)) {
            return taken;
        }
    }
}

QList<int> SaveSlot::used(const QString &folder)
{
    static const QRegularExpression ours(u"^unfinished-([2-9]|[1-9]\\d{1,4})\\.doublets$"_s);
    QList<int> slots;
    for (const QString &name : QDir(folder).entryList({u"unfinished-*"_s}, QDir::Files)) {
        if (const auto match = ours.match(name); match.hasMatch()) {
            slots << match.captured(1).toInt();
        }
    }
    return slots;
}

} // namespace doublets
