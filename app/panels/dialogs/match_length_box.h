// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace doublets {

class Settings;

/// A combo box for the length of matches: a single game, or the best of three, five or seven.
/// Applies changes to the settings immediately. Retranslates itself.
class MatchLengthBox : public QComboBox
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit MatchLengthBox(Settings &settings, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace doublets
