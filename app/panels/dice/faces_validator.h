// SPDX-License-Identifier: MIT
#pragma once

#include <QValidator>

namespace doublets {

/// Accepts the faces of up to a number of dice and removes separators (spaces, punctuation,
/// symbols).
class FacesValidator : public QValidator
{
    Q_OBJECT

public:
    using QValidator::QValidator;

    /// Sets the maximum number of dice. Defaults to 2.
    void setMaximumDice(int dice) { m_maximumDice = dice; }
    /// Returns why the last rejected text was rejected, as a sentence.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] State validate(QString &text, int &cursor) const override;

private:
    int m_maximumDice = 2;
    mutable QString m_problem;
};

} // namespace doublets
