// SPDX-License-Identifier: MIT
#include "match/session/save_slot.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using Lock = platform::LockableFile::Lock;

constexpr int MaxNumber = 99'999; ///< the largest slot number

QString pathOf(const QString &folder, const QString &name, int slot, const QString &suffix)
{
    const QString number = slot == SaveSlot::First ? QString() : u"-%1"_s.arg(slot);
    return u"%1/%2%3%4"_s.arg(folder, name, number, suffix);
}

} // namespace

SaveSlot::SaveSlot(const QString &folder, int number)
    : m_folder(folder)
    , m_lock(pathOf(folder, u"unfinished"_s, number, u".lock"_s))
    , m_number(number)
{
}

QString SaveSlot::savePath(const QString &folder, int slot)
{
    return pathOf(folder, u"unfinished"_s, slot, u".doublets"_s);
}

QString SaveSlot::startMarkerPath(const QString &folder, int slot)
{
    return pathOf(folder, u"starting"_s, slot, {});
}

std::unique_ptr<SaveSlot> SaveSlot::acquire(const QString &folder, int slot)
{
    QDir().mkpath(folder);
    // std::make_unique() cannot call the private constructor.
    std::unique_ptr<SaveSlot> taken(new SaveSlot(folder, slot));
    return taken->lock() ? std::move(taken) : nullptr;
}

std::unique_ptr<SaveSlot> SaveSlot::acquireAnother(const QString &folder)
{
    constexpr int Most = 1000;
    for (int slot = First + 1; slot < Most; ++slot) {
        if (auto taken = acquire(folder, slot)) {
            return taken;
        }
    }
    // No lock file can be created, so use a number that no other process has.
    const auto unique = Most + QCoreApplication::applicationPid() % (MaxNumber - Most);
    return std::unique_ptr<SaveSlot>(new SaveSlot(folder, static_cast<int>(unique)));
}

std::optional<LockHolder> SaveSlot::holderElsewhere(const QString &folder, int slot)
{
    SaveSlot tried(folder, slot);
    const bool elsewhere =
        tried.m_lock.tryLock() == LockFile::State::HeldElsewhere && !tried.isAbandoned();
    return elsewhere ? std::optional(tried.m_lock.holder()) : std::nullopt;
}

std::unique_ptr<SaveSlot> SaveSlot::takeOver(const QString &folder, int slot)
{
    std::unique_ptr<SaveSlot> taken(new SaveSlot(folder, slot));
    return taken->m_lock.takeOver() == LockFile::State::Held ? std::move(taken) : nullptr;
}

bool SaveSlot::lock()
{
    auto state = m_lock.tryLock();
    if (state == LockFile::State::HeldElsewhere && isAbandoned()) {
        state = m_lock.takeOver();
    }
    switch (state) {
    case LockFile::State::Held:
        return m_number != First || lockFolder(Lock::Shared);
    case LockFile::State::Failed:
        return m_number == First && lockFolder(Lock::Exclusive);
    case LockFile::State::ReadOnly:
        return true;
    case LockFile::State::NotTried:
    case LockFile::State::HeldByOther:
    case LockFile::State::HeldElsewhere:
        break;
    }
    return false;
}

bool SaveSlot::isAbandoned() const
{
    constexpr int Days = 7;
    const QDateTime saved = QFileInfo(savePath(m_folder, m_number)).lastModified();
    const QDateTime touched = m_lock.holder().lastModified;
    const QDateTime last = saved.isValid() && saved > touched ? saved : touched;
    return last.isValid() && last.daysTo(QDateTime::currentDateTime()) >= Days;
}

bool SaveSlot::lockFolder(Lock kind)
{
    const int openError = m_folderLock.openFolder(m_folder);
    const int error = openError != 0 ? openError : m_folderLock.lock(kind);
    if (kind == Lock::Shared || error != 0) {
        m_folderLock.close(); // only tests whether another instance holds it
    }
    return error == 0 || (kind == Lock::Shared && error != EWOULDBLOCK);
}

QList<int> SaveSlot::usedSlots(const QString &folder)
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
