// SPDX-License-Identifier: MIT
#include "core/players/game_text_queue.h"

#include <QMutexLocker>

namespace doublets {

void GameTextQueue::add(std::uint64_t block, QByteArrayList texts)
{
    QMutexLocker lock(&m_mutex);
    // The next block in order never waits: all other blocks wait for this one.
    while (!m_isUnlimited && block >= m_nextBlock + m_maxBufferedBlocks) {
        if (QThread::currentThread() == m_consumerThread && m_buffered.contains(m_nextBlock)) {
            lock.unlock();
            flushCompleteBlocks();
            lock.relock();
        } else {
            m_changed.wait(&m_mutex);
        }
    }
    m_buffered.emplace(block, std::move(texts));
    m_changed.wakeAll();
}

void GameTextQueue::flushCompleteBlocks()
{
    for (;;) {
        QByteArrayList texts;
        {
            QMutexLocker lock(&m_mutex);
            const auto next = m_buffered.find(m_nextBlock);
            if (next == m_buffered.end()) {
                return;
            }
            texts = std::move(next->second);
            m_buffered.erase(next);
            ++m_nextBlock;
            m_changed.wakeAll();
        }
        for (const QByteArray &text : texts) {
            m_consumer(text);
        }
    }
}

void GameTextQueue::stopWaiting()
{
    QMutexLocker lock(&m_mutex);
    m_isUnlimited = true;
    m_changed.wakeAll();
}

} // namespace doublets
