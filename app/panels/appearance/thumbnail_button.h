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
    /// logical pixels. `aspect` is the ratio of the picture's width to its height.
    ThumbnailButton(PicturePainter paintPicture, qreal aspect, QWidget *parent);

    /// Returns the width of the picture, in device pixels.
    [[nodiscard]] int pictureWidth() const;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the width that the longest word needs, at least three times the text height, and the
    /// height for that width. Both include the margins.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] bool hitButton(const QPoint &position) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the margin beside the picture, in logical pixels.
    [[nodiscard]] int margin() const;
    /// Returns the rectangle of the picture in a button of the given width.
    [[nodiscard]] QRect pictureRect(int width) const;
    void paintTick(QPainter &painter) const;

    PicturePainter m_paintPicture;
    qreal m_aspect;
};

} // namespace doublets
