// SPDX-License-Identifier: MIT
#pragma once

#include "core/retelling/retelling.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace doublets {

/// Tells a game again in the background: solving the other game may take half a second.
class RetellingWork : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~RetellingWork() override;

    /// Begins anew; what was under way is given up and never heard of.
    void start(const Rules &rules, const std::vector<std::uint8_t> &faces, std::uint64_t seed);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }

Q_SIGNALS:
    void done(const doublets::Retelling &retelling);

private:
    QThreadPool m_pool; ///< its own: pictures may keep the common one busy for seconds
    std::shared_ptr<std::atomic_bool> m_stop; ///< of the work under way; null where there is none
};

} // namespace doublets
