// SPDX-License-Identifier: MIT
#include "core/abandoned_thread.h"

#include <QDeadlineTimer>
#include <QThread>

#include <cstdio>
#include <cstdlib>
#include <unistd.h>

namespace doublets {

bool endOrAbandon(std::unique_ptr<QThread> thread, std::chrono::milliseconds patience)
{
    if (thread->wait(QDeadlineTimer(patience))) {
        return true;
    }
    static_cast<void>(thread.release());
    skipStaticDestructors();
    return false;
}

void skipStaticDestructors()
{
    // What is registered last is called first: before the destructors of what exists by now.
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
        ::_exit(EXIT_SUCCESS); // the status is not known here
    });
#endif
}

} // namespace doublets
