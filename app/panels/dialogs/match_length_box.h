// SPDX-License-Identifier: MIT
#pragma once

#include "match/settings/settings.h"

#include <QComboBox>

namespace doublets {

/// A combo box for the length of matches: a single game, or the best of three, five or seven.
/// Updates its texts when the language changes.
class MatchLengthBox : public QComboBox
{
    Q_OBJECT

public:
    explicit MatchLengthBox(QWidget *parent = nullptr);

    [[nodiscard]] MatchLength length() const;
    void setLength(MatchLength length);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace doublets
