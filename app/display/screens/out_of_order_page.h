// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace doublets {

/// A page that tells visitors, in several languages, that the display is out of order. Show with
/// showFullScreen(). Cannot be closed by the user.
class OutOfOrderPage : public QWidget
{
    Q_OBJECT

public:
    /// `languages` contains the codes of the languages shown, each on a line of its own.
    explicit OutOfOrderPage(const QStringList &languages);

Q_SIGNALS:
    /// Emitted once, after the page has been painted for the first time.
    void firstFrameShown();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QLabel *m_label;
    bool m_isFirstFrameShown = false;
};

} // namespace doublets
