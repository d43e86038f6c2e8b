// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace doublets {

/// A large button on a player's strip, rotated towards the player. An unavailable action is drawn
/// faded but can still be pressed, so that the strip can explain why.
class SideButton : public QPushButton
{
    Q_OBJECT

public:
    explicit SideButton(const QString &name, QWidget *parent);

    /// Rotates the button by 180°. Defaults to false.
    void setTurned(bool turned);
    /// Sets whether the action is available. Defaults to true.
    void setAvailable(bool offered);
    [[nodiscard]] bool isOffered() const { return m_offered; }
    /// Returns the width of the text at a text size, with margins; both in pixels.
    [[nodiscard]] int widthFor(int letters) const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    void paint(QPainter &painter);

    bool m_turned = false;
    bool m_offered = true;
};

} // namespace doublets
