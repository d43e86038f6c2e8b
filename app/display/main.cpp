// SPDX-License-Identifier: MIT
#include "display/program.h"

int main(int argc, char *argv[])
{
    return doublets::runDisplay(argc, argv);
}
