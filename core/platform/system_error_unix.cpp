// SPDX-License-Identifier: MIT
#include "core/platform/system_error.h"

namespace doublets {

QString platform::errorText(int error)
{
    return qt_error_string(error);
}

} // namespace doublets
