// SPDX-License-Identifier: MIT
#pragma once

#include <QRadioButton>

#include <functional>

namespace doublets {

/// A radio button with a picture above its text. The selected button has a thicker frame and a
/// tick, and ignores Space, so that the window can handle the key.
class ThumbnailButton : public QRadioButton
{
    Q_OBJECT

public:
    using PicturePainter = std::function<void(QPainter &, const QRect &)>;

    /// `paintPicture`, which must not be empty, is called to paint the picture into a rectangle in
    /// logical pixels. `aspect`, which must be positive, is the ratio of the picture's width to its
    /// height.
    ThumbnailButton(PicturePainter paintPicture, qreal aspect, QWidget *parent);

    /// Returns the width of the picture at the current size of the button, in device pixels.
    [[nodiscard]] int pictureWidth() const;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns a size that is wide enough for the longest word and for three times the text height,
    /// and as high as heightForWidth() requires for this width. Includes the margins.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] bool hitButton(const QPoint &position) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the margin at the top and the sides of the button, in logical pixels.
    [[nodiscard]] int margin() const;
    /// Returns the rectangle of the picture in a button of the given width. Units: logical pixels.
    [[nodiscard]] QRect pictureRect(int width) const;
    /// Paints the tick of the selected button.
    void paintTick(QPainter &painter) const;

    PicturePainter m_paintPicture;
    qreal m_aspect;
};

} // namespace doublets
