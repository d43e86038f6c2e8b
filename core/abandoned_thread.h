// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>

class QThread;

namespace doublets {

/// Waits for a thread that has been told to end, or was never started. Returns false if a service
/// keeps it waiting for longer than `patience`: it is then abandoned, what it uses must not be
/// deleted, and the process will end as skipStaticDestructors() says.
bool endOrAbandon(std::unique_ptr<QThread> thread, std::chrono::milliseconds patience);

/// Makes exit() end the process without running static destructors, which an abandoned thread may
/// keep waiting, or may crash in. Standard streams are still flushed. Thread-safe.
void skipStaticDestructors();

} // namespace doublets
