// SPDX-License-Identifier: MIT
#include "core/platform/system_error.h"

namespace doublets {

QString platform::errnoText(int error)
{
    return qt_error_string(error);
}

} // namespace doublets
