// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A full-screen page that lists the faults of the configuration. Cannot be closed by the user.
class FaultPage : public QWidget
{
    Q_OBJECT

public:
    /// `faults` contains one translated text per fault.
    explicit FaultPage(const QStringList &faults);

Q_SIGNALS:
    /// Emitted once, after the page has been painted for the first time.
    void firstFrameShown();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isFirstFrameShown = false;
};

} // namespace doublets
