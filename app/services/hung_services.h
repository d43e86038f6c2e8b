// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <future>
#include <vector>

namespace doublets {

/// Detects services of the session that hang: they accept connections, but never answer.
///
/// While the application object and the first window are created, Qt connects to the session bus,
/// the accessibility bus, the input method and the session manager, and blocks the main thread
/// until each answers, possibly for minutes. Its time-outs cannot be changed, nor its calls moved
/// to another thread. Since Qt finds all these services through environment variables, each service
/// is asked for a first answer beforehand, in a thread of its own, and the variable of a hung one
/// is changed. Qt, and programs started by this one, then do without the service.
class HungServices
{
public:
    /// Starts the questions. Call in main(), before starting threads that read the environment.
    HungServices();

    /// Blocks until the services have answered, for at most 0.7 s after construction. Changes the
    /// environment and logs a warning for each hung service. Call once, before creating a
    /// QGuiApplication.
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
