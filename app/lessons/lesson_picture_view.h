// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QImage>
#include <QWidget>

class QLabel;

namespace doublets {

/// A widget that shows the picture of a lesson step with its caption. A picture that is wider than
/// the widget is scaled down.
class LessonPictureView : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPictureView(QWidget *parent = nullptr);

    /// Shows the picture of `step`, or hides this widget if there is none. If the picture cannot be
    /// decoded, shows its description instead.
    void showPicture(const Lesson &lesson, const LessonStep &step);
    /// Returns the description of the picture, or an empty string if there is none.
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
