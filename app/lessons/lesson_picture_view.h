// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QImage>
#include <QWidget>

class QLabel;

namespace doublets {

/// Shows the picture of a lesson step with its caption, as wide as this widget.
class LessonPictureView : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPictureView(QWidget *parent = nullptr);

    /// Shows the picture of `step`, and hides this widget if there is none. Shows the description
    /// instead of a picture that cannot be decoded.
    void showPicture(const Lesson &lesson, const LessonStep &step);
    /// Returns the description of the picture; empty if there is none.
    [[nodiscard]] QString description() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void updatePixmap();

    QImage m_image;
    QLabel *m_imageLabel;
    QLabel *m_captionLabel;
};

} // namespace doublets
