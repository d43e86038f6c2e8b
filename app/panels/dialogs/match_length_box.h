// SPDX-License-Identifier: MIT
#pragma once

#include "match/settings/settings.h"

#include <QComboBox>

namespace doublets {

/// A combo box for the length of matches: a single game, or the best of three, five or seven games.
/// Updates its texts when the language changes.
class MatchLengthBox : public QComboBox
{
    Q_OBJECT

public:
    /// Creates a box in which a single game is selected.
    explicit MatchLengthBox(QWidget *parent = nullptr);

    /// Returns the selected length.
    [[nodiscard]] MatchLength length() const;
    void setLength(MatchLength length);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace doublets
