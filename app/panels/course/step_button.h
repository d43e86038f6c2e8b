// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace doublets {

/// A button that goes through the steps of a game, with the sign that players of music and films
/// have for it, drawn as large as the button. What it does is in its accessible name and its tip.
class StepButton : public QToolButton
{
    Q_OBJECT

public:
    enum class Sign { Start, Back, Play, Pause, Forward, Present };

    StepButton(const QString &name, Sign sign, QWidget *parent);

    [[nodiscard]] Sign sign() const { return m_sign; }
    void setSign(Sign sign);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Sign m_sign;
};

} // namespace doublets
