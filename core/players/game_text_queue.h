// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QMutex>
#include <QWaitCondition>

#include <cstdint>
#include <functional>
#include <map>

namespace doublets {

/// Restores the order of the texts of games that several threads play in blocks.
class GameTextQueue
{
public:
    /// `keep` is called with each text. At most `mostWaiting` blocks are buffered while an earlier
    /// block is still being played.
    GameTextQueue(std::function<void(const QByteArray &)> keep, std::uint64_t mostWaiting)
        : m_keep(std::move(keep))
        , m_mostWaiting(mostWaiting)
    {
    }

    /// Adds the texts of `block` (from 0). Call once for each block, from any thread. Blocks while
    /// the buffer is full. Returns false after giveUp().
    bool add(std::uint64_t block, QByteArrayList texts);
    /// Passes the texts of all complete leading blocks to `keep`. Call from one thread only.
    void flushReady();
    /// Discards further blocks and wakes all waiting threads. Thread-safe.
    void giveUp();

private:
    std::function<void(const QByteArray &)> m_keep;
    std::uint64_t m_mostWaiting;
    QMutex m_mutex;
    QWaitCondition m_spaceAvailable;
    std::map<std::uint64_t, QByteArrayList> m_waiting;
    std::uint64_t m_next = 0; ///< next block to pass to m_keep
    bool m_gaveUp = false;
};

} // namespace doublets
