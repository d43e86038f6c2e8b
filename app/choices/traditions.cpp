// SPDX-License-Identifier: MIT
#include "choices/traditions.h"

namespace doublets {

QStringList traditionIds()
{
    return {u"england"_qs, u"france"_qs, u"castile"_qs, u"iceland"_qs};
}

} // namespace doublets
