// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>

class QThread;

namespace doublets {

/// Blocks until `thread` has finished, for up to `timeout`. Returns true if the thread has finished
/// and been deleted. Otherwise returns false: the thread is leaked, objects that it uses must not
/// be deleted, and skipStaticDestructors() has been called. Preconditions: `thread` is not null,
/// and has been asked to quit or was never started.
bool waitOrAbandon(std::unique_ptr<QThread> thread, std::chrono::milliseconds timeout);

/// Makes exit() end the process without destroying the static objects that exist when this function
/// is called, since their destructors could block on an abandoned thread or crash it. The streams
/// of the C library are still flushed. Without glibc, the exit status is then always EXIT_SUCCESS.
/// Thread-safe.
void skipStaticDestructors();

} // namespace doublets
