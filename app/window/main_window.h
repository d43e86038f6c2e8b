// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>

namespace doublets {

/// The one window of the game.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
};

} // namespace doublets
