// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sheet.h"

namespace doublets {

/// The pad on which the staff enter their code: ten digits, Backspace, OK and Back. Also takes
/// digits, Backspace and Return from a keyboard.
class StaffCodePad final : public DisplaySheet
{
    Q_OBJECT

public:
    /// The maximum number of digits in a code.
    static constexpr int MaxFigures = 12;

    explicit StaffCodePad(QWidget *parent);

    /// Shows the pad with an empty code.
    void open();
    /// Clears the code and shows `text` in its place: why the code was refused.
    void printError(const QString &text);
    /// Disables or enables all buttons except Back.
    void setShut(bool shut);
    void retranslate();

Q_SIGNALS:
    /// Emitted when a code is confirmed; never empty.
    void entered(const QString &code);
    /// Emitted when Back is pressed.
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void add(int figure);
    void takeBack();
    void enter();
    void showCode();

    std::vector<SymbolButton *> m_figures;
    SymbolButton *m_back;
    SymbolButton *m_enter;
    SymbolButton *m_leave;
    QString m_code;
};

} // namespace doublets
