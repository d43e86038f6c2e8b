// SPDX-License-Identifier: MIT
#pragma once

#include "services/bus_addresses.h"

#include <QObject>

#include <memory>

class QThread;

namespace doublets {

/// A watcher that waits, in a separate thread, for an accessibility bus that did not respond at the
/// start of the program. If the thread is still waiting, the destructor abandons the thread (see
/// waitOrAbandon()).
///
/// Qt connects to the bus only once, at the start. A bus that responds later can therefore be used
/// only after a restart of the program, which is harmless if the user has not done anything yet.
class LateAccessibility : public QObject
{
    Q_OBJECT

public:
    /// Starts waiting for the accessibility bus. `buses` contains the addresses returned by
    /// HungServices::disable(). Does nothing if both addresses are empty. Precondition: an
    /// application object exists.
    explicit LateAccessibility(const BusAddresses &buses);
    ~LateAccessibility() override;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Emitted when the bus has responded and Qt could connect to it after a restart, unless the
    /// user has already pressed a key or a mouse button, touched the screen, turned the mouse wheel
    /// or dropped something on a window.
    void restartPossible();

private:
    std::unique_ptr<QThread> m_thread; ///< null if there is no bus to wait for
    bool m_hasReceivedInput = false;
};

} // namespace doublets
