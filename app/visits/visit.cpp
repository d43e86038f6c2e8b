// SPDX-License-Identifier: MIT
#include "visits/visit.h"
