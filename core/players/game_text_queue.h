// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <cstdint>
#include <functional>
#include <map>

namespace doublets {

/// A queue that restores the order of texts from several threads, each of which plays blocks of
/// games. The thread that creates the queue must call flushCompleteBlocks() regularly, and may add
/// blocks as well.
class GameTextQueue
{
public:
    /// `consumer` is called with each text, see flushCompleteBlocks(). It may be empty only if no
    /// blocks are added. The buffer has space for `maxBufferedBlocks` consecutive blocks, at least
    /// 1, beginning with the next block to be passed on.
    GameTextQueue(std::function<void(const QByteArray &)> consumer, std::uint64_t maxBufferedBlocks)
        : m_consumer(std::move(consumer))
        , m_maxBufferedBlocks(maxBufferedBlocks)
    {
    }

    /// Adds the texts of `block` (from 0). Call once for each block, from any thread. Blocks until
    /// the buffer has space for `block`, or until stopWaiting(). The thread that created the queue
    /// calls flushCompleteBlocks() while it waits; other threads wait until that thread does so.
    void add(std::uint64_t block, QByteArrayList texts);
    /// Passes the texts of the next blocks, up to the first block that has not been added yet, to
    /// `consumer`. Call from the thread that created the queue.
    void flushCompleteBlocks();
    /// Removes the limit of the buffer, so that add() no longer blocks. Thread-safe.
    void stopWaiting();

private:
    std::function<void(const QByteArray &)> m_consumer;
    std::uint64_t m_maxBufferedBlocks;
    QMutex m_mutex;
    QWaitCondition m_changed; ///< a block has been added or passed on, or m_isUnlimited
    const QThread *m_consumerThread = QThread::currentThread();
    std::map<std::uint64_t, QByteArrayList> m_buffered;
    std::uint64_t m_nextBlock = 0; ///< next block to pass to m_consumer
    bool m_isUnlimited = false;
};

} // namespace doublets
