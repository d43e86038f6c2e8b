// SPDX-License-Identifier: MIT
#include "lessons/lesson_picture_view.h"

#include "table/fonts/plain_text.h"
#include "table/image/decoded_picture.h"
#include "text/lesson_text.h"

#include <QBoxLayout>
#include <QLabel>
#include <QResizeEvent>

namespace doublets {

namespace {

constexpr QSize MaxImageSize{1600, LessonPicture::MaxSide}; ///< in pixels

} // namespace

LessonPictureView::LessonPictureView(QWidget *parent)
    : QWidget(parent)
    , m_imageLabel(plainLabel(this))
    , m_captionLabel(plainLabel(this))
{
    m_imageLabel->setObjectName(QStringLiteral("lessonPicture"));
    m_captionLabel->setObjectName(QStringLiteral("lessonCaption"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 0, 8, 0);
    column->addWidget(m_imageLabel);
    column->addWidget(m_captionLabel);
    for (QLabel *each : {m_imageLabel, m_captionLabel}) {
        each->setForegroundRole(QPalette::Text);
        each->setWordWrap(true);
    }
    // The pixmap follows the width of the panel, and must not widen it.
    m_imageLabel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
}

void LessonPictureView::showPicture(const Lesson &lesson, const LessonStep &step)
{
    setVisible(step.picture.has_value());
    if (!step.picture) {
        m_image = {};
        m_imageLabel->clear();
        m_imageLabel->setAccessibleName({});
        return;
    }
    m_image = decodedPicture(step.picture->data, MaxImageSize);
    m_imageLabel->setAccessibleName(lessonText(lesson, step.picture->description));
    m_imageLabel->setToolTip(plainToolTip(description()));
    m_captionLabel->setText(lessonText(lesson, step.picture->caption));
    m_captionLabel->setVisible(!m_captionLabel->text().isEmpty());
    updatePixmap();
}

QString LessonPictureView::description() const
{
    return m_imageLabel->accessibleName();
}

void LessonPictureView::updatePixmap()
{
    if (m_image.isNull()) {
        m_imageLabel->setText(description());
        return;
    }
    const QMargins margins = layout()->contentsMargins();
    const double ratio = devicePixelRatioF();
    const int available = qRound((width() - margins.left() - margins.right()) * ratio);
    const int target = std::min(std::max(available, 1), m_image.width());
    QPixmap pixmap = QPixmap::fromImage(m_image.scaledToWidth(target, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    m_imageLabel->setPixmap(pixmap);
}

void LessonPictureView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width() && !m_image.isNull()) {
        updatePixmap();
    }
}

} // namespace doublets
