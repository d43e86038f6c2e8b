// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace doublets {

/// Asks on which of two screens to present the match.
class WallChoice : public QDialog
{
    Q_OBJECT

public:
    explicit WallChoice(QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the user has chosen the window itself.
    void thisWindowChosen();
    /// Emitted when the user has chosen the other screen.
    void otherScreenChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QPushButton *m_other;
    QPushButton *m_this;
};

} // namespace doublets
