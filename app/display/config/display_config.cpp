// SPDX-License-Identifier: MIT
#include "display/config/display_config.h"
