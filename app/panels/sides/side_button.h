// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace doublets {

/// A large button on a player's side, turned towards them. What is not offered now looks so, and
/// can be pressed all the same, so that it can say why.
class SideButton : public QPushButton
{
    Q_OBJECT

public:
    explicit SideButton(const QString &name, QWidget *parent);

    void setTurned(bool turned);
    void setOffered(bool offered);
    [[nodiscard]] bool isOffered() const { return m_offered; }
    /// How wide its words are in letters of that size, with room about them.
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
