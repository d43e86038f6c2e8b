// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace doublets {

/// A full-screen page that lists the faults of the configuration. If there is not enough space,
/// lists the first faults that fit and states the number of the others. Cannot be closed by the
/// user.
class FaultPage : public QWidget
{
    Q_OBJECT

public:
    /// `faults` contains one translated text per fault.
    explicit FaultPage(QStringList faults);

Q_SIGNALS:
    /// Emitted once, after the page has been painted for the first time.
    void firstFrameShown();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setTextSize(int pixels);
    /// Shows the first `count` faults. Returns whether the page has enough space for them.
    bool showFaults(qsizetype count);

    QStringList m_faults;
    QLabel *m_titleLabel;
    QLabel *m_faultsLabel;
    bool m_isFirstFrameShown = false;
};

} // namespace doublets
