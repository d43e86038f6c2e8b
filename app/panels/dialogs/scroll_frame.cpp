// SPDX-License-Identifier: MIT
#include "panels/dialogs/scroll_frame.h"

#include <QDialog>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace doublets {

namespace {

/// Reports its minimum height for a width, because QScrollArea would otherwise scroll as soon as
/// the content lacks its preferred height.
class FrameContent final : public QWidget
{
public:
    using QWidget::QWidget;

    [[nodiscard]] int heightForWidth(int width) const override
    {
        return layout()->hasHeightForWidth() ? layout()->totalMinimumHeightForWidth(width) : -1;
    }
};

} // namespace

ScrollFrame::ScrollFrame(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus); // scrolls to the focused widget inside
    setFocusProxy(content);
    // With a parent from the beginning, so that the content keeps its place in the tab order.
    auto *inside = new FrameContent(viewport());
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(content);
    setWidget(inside); // also installs this object as an event filter
}

QSize ScrollFrame::sizeHint() const
{
    return widget()->sizeHint();
}

QSize ScrollFrame::minimumSizeHint() const
{
    constexpr int Lines = 4;
    constexpr int Characters = 16;
    const QSize least(fontMetrics().averageCharWidth() * Characters,
                      fontMetrics().height() * Lines);
    return widget()->minimumSizeHint().boundedTo(least);
}

bool ScrollFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry(); // the size hints depend on the content
    }
    return QScrollArea::eventFilter(watched, event);
}

void ScrollFrame::keyPressEvent(QKeyEvent *event)
{
    const bool isPageKey = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (isPageKey && verticalScrollBar()->maximum() > 0) {
        QScrollArea::keyPressEvent(event);
    } else {
        event->ignore();
    }
}

void setScrolledPage(QScrollArea &area, QWidget *page)
{
    area.setWidget(page);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setFocusPolicy(Qt::NoFocus);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void scrollWhenTooLarge(QDialog &dialog)
{
    auto *content = new QWidget(&dialog);
    content->setLayout(dialog.layout()); // moves the widgets as well
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new ScrollFrame(content, &dialog));
}

} // namespace doublets
