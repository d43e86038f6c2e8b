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

/// Puts the texts of games, which several threads play in blocks, into the order of the games.
class GamesInOrder
{
public:
    /// `keep` gets each text; at most `mostWaiting` blocks wait for one that is still being played.
    GamesInOrder(std::function<void(const QByteArray &)> keep, std::uint64_t mostWaiting)
        : m_keep(std::move(keep))
        , m_mostWaiting(mostWaiting)
    {
    }

    /// Takes the texts of a block (from 0), each once and in any thread. Waits while there are too
    /// many; false once nothing is wanted any more.
    bool add(std::uint64_t block, QByteArrayList texts);
    /// Keeps the texts of all blocks before the first that is missing. In one thread only.
    void keepWhatIsReady();
    /// Nothing is wanted any more: nobody waits.
    void giveUp();

private:
    std::function<void(const QByteArray &)> m_keep;
    std::uint64_t m_mostWaiting;
    QMutex m_mutex;
    QWaitCondition m_room;
    std::map<std::uint64_t, QByteArrayList> m_waiting;
    std::uint64_t m_next = 0; ///< the block to be kept next
    bool m_gaveUp = false;
};

} // namespace doublets
