// SPDX-License-Identifier: MIT
#include "core/abandoned_thread.h"

#include <QDeadlineTimer>
#include <QThread>

#include <cstdio>
#include <cstdlib>
#include <unistd.h>

namespace doublets {

bool waitOrAbandon(std::unique_ptr<QThread> thread, std::chrono::milliseconds timeout)
{
    if (thread->wait(QDeadlineTimer(timeout))) {
        return true;
    }
    static_cast<void>(thread.release());
    skipStaticDestructors();
    return false;
}

void skipStaticDestructors()
{
    // Handlers run in reverse order of registration: this one before the existing static
    // destructors.
#ifdef __GLIBC__
    ::on_exit(
        [](int status, void *) {
            std::fflush(nullptr);
            ::_exit(status);
        },
        nullptr);
#else
    std::atexit([] {
        std::fflush(nullptr);
        ::_exit(EXIT_SUCCESS); // the handler does not receive the status
    });
#endif
}

} // namespace doublets
