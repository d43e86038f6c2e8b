// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <future>
#include <vector>

namespace doublets {

/// The services of the session that hang: they accept connections, but never answer.
///
/// While the application object and the first window are made, Qt connects to the session bus, the
/// accessibility bus, the input method and the session manager, and waits for each in the main
/// thread, for minutes if need be. Its time-outs cannot be changed, and its calls cannot be moved
/// to another thread. But Qt finds all these services by environment variables. Each is therefore
/// asked for a first answer beforehand, in a thread of its own, and the variable of one that hangs
/// is changed: Qt, and programs that this one starts, then do without it.
class HungServices
{
public:
    /// Begins to ask. Call in main(), before threads that read the environment are started.
    HungServices();

    /// Waits for the answers, for at most 0.7 s after construction. Changes the environment and
    /// names each hung service in the log. Call once, before the application object with a window
    /// is made.
    void disable();

private:
    enum class Service { SessionBus, AccessibilityBus, InputMethod, SessionManager };

    static void disable(Service service);
    void ask(Service service, std::function<bool()> doesHang);

    struct Question
    {
        Service service;
        std::future<bool> doesHang;
    };
    std::vector<Question> m_questions;
};

} // namespace doublets
