// SPDX-License-Identifier: MIT
#pragma once

#include <QValidator>

namespace doublets {

/// A validator for the faces of dice, entered as digits from 1 to 6. Removes spaces, punctuation
/// and symbols. Rejects other characters, and more dice than the maximum, but accepts fewer.
class FacesValidator : public QValidator
{
    Q_OBJECT

public:
    using QValidator::QValidator;

    /// Sets the maximum number of dice, which must be positive. Defaults to 2.
    void setMaximumDice(int count) { m_maximumDice = count; }
    /// Returns a sentence that explains to the user why the last rejected text is invalid. Returns
    /// an empty string if no text has been rejected.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] State validate(QString &text, int &cursor) const override;

private:
    int m_maximumDice = 2;
    mutable QString m_problem;
};

} // namespace doublets
