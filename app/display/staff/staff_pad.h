// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sheet.h"

namespace doublets {

/// The pad on which the staff's code is entered: ten figures, one to take back, one to leave.
class StaffPad final : public DisplaySheet
{
    Q_OBJECT

public:
    /// As many figures as a code may have.
    static constexpr int MostFigures = 12;

    explicit StaffPad(QWidget *parent);

    /// Begins with nothing entered.
    void open();
    /// Why the code entered last was none, or why there is none to be entered now.
    void complain(const QString &text);
    /// Whether no code can be entered now.
    void setShut(bool shut);
    void retranslate();

Q_SIGNALS:
    void entered(const QString &code);
    void left();

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
