// SPDX-License-Identifier: MIT
#pragma once

#include "services/bus_addresses.h"

#include <functional>
#include <future>
#include <vector>

namespace doublets {

/// A detector of hung services of the session, which accept connections but never respond. Makes Qt
/// ignore these services.
///
/// While the application object and the first window are created, Qt connects to the session bus,
/// the accessibility bus, the input method and the session manager, and blocks the main thread
/// until each responds, possibly for minutes. This class first probes each service in a separate
/// thread, and changes the environment variables through which Qt finds hung services. Qt, and
/// programs started by this one, then ignore these services.
class HungServices
{
public:
    /// Starts probing the services. Call in main(), before starting threads that read or change the
    /// environment.
    HungServices();

    /// Blocks until all services have responded or the time limit has expired: 0.7 s after
    /// construction or, after a restart (see prepareRestart()), 5 s. Changes the environment and
    /// logs a warning for each hung service. Returns the addresses for LateAccessibility; both are
    /// empty if Qt can connect to the accessibility bus as usual, and after a restart. Call once,
    /// before creating a QGuiApplication.
    BusAddresses disable();
    /// Prepares the environment for a restart of this program: restores the variables that hold the
    /// addresses `buses`, the result of disable(), and lets the restarted program wait longer for
    /// the services (see disable()). Precondition: `buses.session` is not empty.
    static void prepareRestart(const BusAddresses &buses);

private:
    enum class Service { SessionBus, AccessibilityBus, InputMethod, SessionManager };

    void disableService(Service service);
    void startProbe(Service service, std::function<bool()> isHung);

    /// A running probe of a service.
    struct Probe
    {
        Service service;
        std::future<bool> isHung;
    };
    std::vector<Probe> m_probes;
    const BusAddresses m_buses; ///< addresses at the start of the program
    const bool m_isRestart;     ///< whether prepareRestart() was called before this start
    bool m_isAccessibilityDeferred = false;
};

} // namespace doublets
