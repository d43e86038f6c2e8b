// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// What the screen shows where the configuration has faults: which, and nothing else.
class FaultPage : public QWidget
{
    Q_OBJECT

public:
    explicit FaultPage(const QStringList &faults);

Q_SIGNALS:
    /// It is on the screen for the first time.
    void seen();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_seen = false;
};

} // namespace doublets
