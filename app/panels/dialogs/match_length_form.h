// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace doublets {

class Settings;

/// A form for choosing the length of matches: a single game, or the best of three, five or seven.
/// Applies changes to the settings immediately. Retranslates itself.
class MatchLengthForm : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit MatchLengthForm(Settings &settings, QWidget *parent = nullptr);

    /// Returns the widget that takes the focus.
    [[nodiscard]] QComboBox &box() const { return *m_box; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_label;
    QComboBox *m_box;
};

} // namespace doublets
