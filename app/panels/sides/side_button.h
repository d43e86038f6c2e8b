// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace doublets {

/// A large button on a player's strip or page, rotated towards the player. If its action is
/// unavailable, the button is drawn faded but can still be clicked.
class SideButton : public QPushButton
{
    Q_OBJECT

public:
    /// `name` becomes the object name of the button.
    explicit SideButton(const QString &name, QWidget *parent);

    /// Sets whether the button is rotated by 180°. Defaults to false.
    void setRotated(bool isRotated);
    /// Sets whether the action is available. Defaults to true.
    void setAvailable(bool available);
    [[nodiscard]] bool isAvailable() const { return m_isAvailable; }
    /// Returns the width of the button for a text size. Both are in logical pixels.
    [[nodiscard]] int widthForTextSize(int textSize) const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    void paint(QPainter &painter);

    bool m_isRotated = false;
    bool m_isAvailable = true;
};

} // namespace doublets
