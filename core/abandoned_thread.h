// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>

class QThread;

namespace doublets {

/// Waits for a thread that has been told to end, or was never started. Returns false if it does not
/// end within `patience`. It is then abandoned: the objects that it uses must not be deleted, and
/// skipStaticDestructors() is called.
bool endOrAbandon(std::unique_ptr<QThread> thread, std::chrono::milliseconds patience);

/// Makes exit() end the process without running static destructors, which could block on an
/// abandoned thread or crash it. Standard streams are still flushed. Thread-safe.
void skipStaticDestructors();

} // namespace doublets
