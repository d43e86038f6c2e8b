// SPDX-License-Identifier: MIT
#pragma once

#include <QValidator>

namespace doublets {

/// Lets in the faces of so many dice and nothing else. What people write between numbers (blank,
/// hyphen, comma) is passed over.
class FacesValidator : public QValidator
{
    Q_OBJECT

public:
    using QValidator::QValidator;

    /// How many dice are thrown.
    void setWanted(int dice) { m_wanted = dice; }
    /// Why the last text was not let in.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] State validate(QString &text, int &cursor) const override;

private:
    int m_wanted = 2;
    mutable QString m_problem;
};

} // namespace doublets
