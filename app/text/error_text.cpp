// SPDX-License-Identifier: MIT
#include "app/text/error_text.h"

namespace doublets {

QString errorText(const Error &error)
{
    return QStringList{error.file, error.place, error.facts.join(u", ")}.join(u": ");
}

} // namespace doublets
