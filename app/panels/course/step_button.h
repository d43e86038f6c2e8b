// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace doublets {

/// A button with a media player symbol that goes through the steps of a game. The symbol scales
/// with the button; the accessible name and the tool tip say what the button does.
class StepButton : public QToolButton
{
    Q_OBJECT

public:
    enum class Sign { Start, Back, Play, Pause, Forward, Present };

    StepButton(const QString &name, Sign sign, QWidget *parent);

    [[nodiscard]] Sign sign() const { return m_sign; }
    void setSymbol(Sign sign);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Sign m_sign;
};

} // namespace doublets
