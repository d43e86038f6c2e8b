// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace doublets {

/// Asks where a class is to see the match, where there are two screens.
class WallChoice : public QDialog
{
    Q_OBJECT

public:
    explicit WallChoice(QWidget *parent = nullptr);

Q_SIGNALS:
    void thisWindowChosen();
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
