// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace doublets {

/// The dialog that asks on which of two screens to present the match. Closes when the user chooses.
/// If the user cancels, only the signals of QDialog are emitted.
class ScreenChoiceDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ScreenChoiceDialog(QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the user has chosen to present the match in the main window.
    void thisWindowChosen();
    /// Emitted when the user has chosen to present the match on the other screen.
    void otherScreenChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_questionLabel;
    QPushButton *m_otherScreenButton;
    QPushButton *m_thisWindowButton;
};

} // namespace doublets
