// SPDX-License-Identifier: MIT
#pragma once

#include <QValidator>

namespace doublets {

/// Keeps the name in a line edit to the length of a player's name, which is counted in characters:
/// QLineEdit::maxLength counts an emoji as two. Text typed or pasted at the end is cut off there;
/// an insertion that makes the name too long is refused.
class NameValidator : public QValidator
{
    Q_OBJECT

public:
    using QValidator::QValidator;

    State validate(QString &input, int &position) const override;
};

} // namespace doublets
