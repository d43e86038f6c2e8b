// SPDX-License-Identifier: MIT
#pragma once

#include "services/bus_addresses.h"

#include <QObject>

#include <memory>

class QThread;

namespace doublets {

/// Waits, in a thread of its own, for an accessibility bus that did not answer at the start.
///
/// Qt connects to the bus only once, while it starts, and blocks the main thread meanwhile. A bus
/// that answers later can be used only after a restart, which is harmless if the user has not done
/// anything yet.
class LateAccessibility : public QObject
{
    Q_OBJECT

public:
    /// Starts waiting. `buses` are those returned by HungServices::disable(); does nothing if both
    /// are empty. Requires an application object.
    explicit LateAccessibility(const BusAddresses &buses);
    ~LateAccessibility() override;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Emitted when the bus answers, unless the user has pressed a key, clicked or touched before.
    void restartPossible();

private:
    std::unique_ptr<QThread> m_thread; ///< null if nothing is late
    bool m_isUsed = false;             ///< whether the user has done anything
};

} // namespace doublets
