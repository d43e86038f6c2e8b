// SPDX-License-Identifier: MIT
#include "panels/dice/faces_validator.h"

namespace doublets {

QValidator::State FacesValidator::validate(QString &text, int &cursor) const
{
    QString faces;
    int before = 0; // faces before the cursor
    for (int i = 0; i < text.size(); ++i) {
        const QChar letter = text[i];
        const int digit = letter.digitValue();
        if (digit >= 1 && digit <= 6) {
            faces += QString::number(digit);
            before += i < cursor ? 1 : 0;
        } else if (letter.isDigit()) {
            m_problem = tr("A die shows 1 to 6, not %1.").arg(letter);
            return Invalid;
        } else if (!letter.isSpace() && !letter.isPunct() && !letter.isSymbol()) {
            m_problem = tr("Type the numbers of the dice, 1 to 6.");
            return Invalid;
        }
    }
    if (faces.size() > m_maximumDice) {
        m_problem = tr("Too many: there are %n dice.", nullptr, m_maximumDice);
        return Invalid;
    }
    text = faces;
    cursor = before;
    return Acceptable; // even if dice are missing, which is reported on confirmation
}

} // namespace doublets
