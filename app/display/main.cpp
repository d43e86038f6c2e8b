// SPDX-License-Identifier: MIT
#include "display/programme.h"

int main(int argc, char *argv[])
{
    return doublets::runDisplay(argc, argv);
}
