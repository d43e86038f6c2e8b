// SPDX-License-Identifier: MIT
#include "choices/traditions.h"

using namespace Qt::StringLiterals;

namespace doublets {

QStringList traditionIds()
{
    return {u"england"_s, u"france"_s, u"castile"_s, u"iceland"_s};
}

} // namespace doublets
