// SPDX-License-Identifier: MIT
#include "panels/dialogs/wrapping_group_box.h"

#include "table/fonts/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace doublets {

WrappingGroupBox::WrappingGroupBox(QWidget *parent)
    : QGroupBox(parent)
    , m_headingLabel(plainLabel(this))
    , m_column(new QVBoxLayout(this))
{
    m_headingLabel->setWordWrap(true);
    m_headingLabel->hide();
    m_column->addWidget(m_headingLabel);
}

void WrappingGroupBox::setHeading(const QString &heading)
{
    m_heading = heading;
    setAccessibleName(heading);
    updateHeading();
}

QSize WrappingGroupBox::minimumSizeHint() const
{
    // Without the width of the heading.
    return {layout()->totalMinimumSize().width(), QGroupBox::minimumSizeHint().height()};
}

void WrappingGroupBox::updateHeading()
{
    const int edges = fontMetrics().height();
    const bool fits = fontMetrics().horizontalAdvance(m_heading) + edges <= width();
    setTitle(fits ? m_heading : QString());
    m_headingLabel->setText(m_heading);
    m_headingLabel->setHidden(fits);
}

void WrappingGroupBox::changeEvent(QEvent *event)
{
    QGroupBox::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateHeading();
    }
}

void WrappingGroupBox::resizeEvent(QResizeEvent *event)
{
    QGroupBox::resizeEvent(event);
    updateHeading();
}

} // namespace doublets
