// SPDX-License-Identifier: MIT
#include "core/players/game_text_queue.h"

#include <QMutexLocker>

namespace doublets {

bool GameTextQueue::add(std::uint64_t block, QByteArrayList texts)
{
    QMutexLocker lock(&m_mutex);
    // The block that the others wait for must never wait itself.
    while (!m_gaveUp && block >= m_next + m_mostWaiting) {
        m_spaceAvailable.wait(&m_mutex);
    }
    if (!m_gaveUp) {
        m_waiting.emplace(block, std::move(texts));
    }
    return !m_gaveUp;
}

void GameTextQueue::flushReady()
{
    for (;;) {
        QByteArrayList texts;
        {
            QMutexLocker lock(&m_mutex);
            const auto next = m_waiting.find(m_next);
            if (next == m_waiting.end()) {
                return;
            }
            texts = std::move(next->second);
            m_waiting.erase(next);
            ++m_next;
            m_spaceAvailable.wakeAll();
        }
        for (const QByteArray &text : texts) {
            m_keep(text);
        }
    }
}

void GameTextQueue::giveUp()
{
    QMutexLocker lock(&m_mutex);
    m_gaveUp = true;
    m_spaceAvailable.wakeAll();
}

} // namespace doublets
