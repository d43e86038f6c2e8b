// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

namespace doublets {

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
{
}

} // namespace doublets
