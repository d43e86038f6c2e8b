// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>

class QThread;

namespace doublets {

/// Waits up to `timeout` for a thread that has been asked to quit or was never started. Returns
/// false if the thread is still running then: the thread is leaked, objects that it uses must not
/// be deleted, and skipStaticDestructors() has been called.
bool waitOrAbandon(std::unique_ptr<QThread> thread, std::chrono::milliseconds timeout);

/// Makes exit() end the process without destroying the static objects that exist now, since their
/// destructors could block on an abandoned thread or crash it. Standard streams are still flushed.
/// Without glibc, the exit status is then always EXIT_SUCCESS. Thread-safe.
void skipStaticDestructors();

} // namespace doublets
