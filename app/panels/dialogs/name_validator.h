// SPDX-License-Identifier: MIT
#pragma once

#include <QValidator>

namespace doublets {

/// A validator that limits the names of players to limits::MaxNameLength Unicode code points.
/// (QLineEdit::maxLength counts UTF-16 code units, of which most emoji need two.) If text typed or
/// pasted at the end exceeds the limit, truncates the name. If text inserted elsewhere would exceed
/// the limit, rejects the insertion.
class NameValidator : public QValidator
{
    Q_OBJECT

public:
    using QValidator::QValidator;

    State validate(QString &input, int &position) const override;
};

} // namespace doublets
