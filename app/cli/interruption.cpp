// SPDX-License-Identifier: MIT
#include "cli/interruption.h"

#include <csignal>

namespace doublets::cli {

namespace {

volatile std::sig_atomic_t interruption = 0;

extern "C" void recordInterruption(int)
{
    interruption = 1;
}

} // namespace

void installInterruptHandler()
{
    std::signal(SIGINT, recordInterruption);
    std::signal(SIGTERM, recordInterruption);
}

bool isInterrupted()
{
    return interruption != 0;
}

} // namespace doublets::cli
