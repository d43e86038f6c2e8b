// SPDX-License-Identifier: MIT
#pragma once

#include <QValidator>

namespace doublets {

/// Limits a line edit to the maximum length of a player's name, in Unicode code points.
/// (QLineEdit::maxLength counts UTF-16 code units, so most emoji count as two.) Text typed or
/// pasted at the end is truncated; an insertion elsewhere that would exceed the limit is rejected.
class NameValidator : public QValidator
{
    Q_OBJECT

public:
    using QValidator::QValidator;

    State validate(QString &input, int &position) const override;
};

} // namespace doublets
