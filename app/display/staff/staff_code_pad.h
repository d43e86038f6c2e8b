// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sheet.h"

namespace doublets {

/// The pad on which the staff enter their code: ten digits, Backspace, OK and Back. Also accepts
/// digits, Backspace and Return from a keyboard.
class StaffCodePad final : public DisplaySheet
{
    Q_OBJECT

public:
    /// The maximum number of digits in a code.
    static constexpr int MaxDigits = 12;

    explicit StaffCodePad(QWidget *parent);

    /// Shows the pad with an empty code.
    void open();
    /// Clears the code, and shows `text`, the reason for the rejection, in place of the code until
    /// the next input.
    void showError(const QString &text);
    /// Disables or enables all buttons except Back, and the corresponding keys of a keyboard.
    /// Enabling them removes the text of showError().
    void setInputDisabled(bool disabled);
    /// Returns whether the text of showError() is shown.
    [[nodiscard]] bool hasError() const { return m_hasError; }
    /// Retranslates the pad, except for the text of showError().
    void retranslate();

Q_SIGNALS:
    /// Emitted when a code has been confirmed. `code` consists of 1 to MaxDigits digits.
    void codeEntered(const QString &code);
    /// Emitted when Back has been pressed.
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addDigit(int digit);
    void removeLastDigit();
    void submitCode();
    void updateCodeText();

    std::vector<SymbolButton *> m_digitButtons;
    SymbolButton *m_backspaceButton;
    SymbolButton *m_okButton;
    SymbolButton *m_backButton;
    QString m_code;
    bool m_hasError = false;
};

} // namespace doublets
