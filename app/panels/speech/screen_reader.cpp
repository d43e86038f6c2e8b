// SPDX-License-Identifier: MIT
#include "panels/speech/screen_reader.h"

#include <QAccessible>

namespace doublets {

namespace {

bool isSimulated = false;

} // namespace

bool isScreenReaderActive()
{
    return isSimulated || QAccessible::isActive();
}

void setScreenReaderSimulated(bool simulated)
{
    isSimulated = simulated;
}

} // namespace doublets
