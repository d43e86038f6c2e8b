// SPDX-License-Identifier: MIT
#include "panels/charts/chart_view.h"

#include "panels/speech/accessible_role.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QEvent>
#include <QFontInfo>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

ChartView::ChartView(std::unique_ptr<Chart> chart, QWidget *parent)
    : QWidget(parent)
    , m_chart(std::move(chart))
    , m_titleLabel(plainLabel(this))
    , m_canvas(new ChartCanvas(*m_chart, this))
    , m_descriptionLabel(plainLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_titleLabel);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_descriptionLabel);
    m_titleLabel->setWordWrap(true);
    m_descriptionLabel->setWordWrap(true);
    m_descriptionLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_canvas, &ChartCanvas::selectedCategoryChanged, this, [this] {
        updateTexts();
        refresh();
    });
    updateTitleFont();
    retranslate();
}

ChartView::~ChartView() = default;

QString ChartView::description() const
{
    return m_descriptionLabel->text();
}

std::uint64_t ChartView::paintCount() const
{
    return m_canvas->paintCount();
}

void ChartView::refresh()
{
    m_canvas->update();
}

void ChartView::updateTexts()
{
    updateTitle();
    const auto selected = m_canvas->selectedCategory();
    const bool isSelected = selected && *selected < m_chart->categoryCount();
    const QString text = isSelected ? m_chart->categoryText(*selected) : m_chart->summary();
    if (text != m_descriptionLabel->text()) {
        m_descriptionLabel->setText(text);
        m_canvas->setAccessibleDescription(text);
    }
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateTitleFont();
    }
}

void ChartView::updateTitleFont()
{
    m_titleLabel->setFont(fonts::titleFont(QFontInfo(font()).pixelSize()));
}

void ChartView::updateTitle()
{
    m_titleLabel->setText(m_chart->title());
    //: %1 the title of a chart
    m_canvas->setAccessibleName(
        tr("%1; use the arrow keys to hear its figures").arg(m_chart->title()));
}

void ChartView::retranslate()
{
    updateTexts();
    refresh();
}

ChartCanvas::ChartCanvas(const Chart &chart, QWidget *parent)
    : QWidget(parent)
    , m_chart(chart)
{
    setAccessibleRole(this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize ChartCanvas::sizeHint() const
{
    const int letter = fontMetrics().height();
    return {letter * 18, letter * 10};
}

QSize ChartCanvas::minimumSizeHint() const
{
    const int letter = fontMetrics().height();
    return {letter * 10, letter * 7};
}

QRectF ChartCanvas::chartRect() const
{
    constexpr qreal FrameWidth = 3; // width of the focus frame
    return QRectF(rect()).adjusted(FrameWidth, FrameWidth, -FrameWidth, -FrameWidth);
}

ChartStyle ChartCanvas::chartStyle() const
{
    return {theme::Paper, theme::Ink, theme::FadedInk, theme::Ink, theme::Rubric, font()};
}

void ChartCanvas::paintEvent(QPaintEvent *)
{
    ++m_paintCount;
    QPainter painter(this);
    painter.fillRect(rect(), theme::Paper);
    m_chart.paint(painter, chartRect(), chartStyle(), m_selectedCategory);
    if (hasFocus()) {
        painter.setPen(QPen(theme::Rubric, 2));
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }
}

void ChartCanvas::keyPressEvent(QKeyEvent *event)
{
    const int last = m_chart.categoryCount() - 1;
    if (last < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        selectCategory(m_selectedCategory ? std::max(0, std::min(*m_selectedCategory, last) - 1)
                                          : last);
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        selectCategory(m_selectedCategory ? std::min(last, *m_selectedCategory + 1) : 0);
        break;
    case Qt::Key_Home:
        selectCategory(0);
        break;
    case Qt::Key_End:
        selectCategory(last);
        break;
    case Qt::Key_Escape:
        if (m_selectedCategory) {
            selectCategory(std::nullopt);
            break;
        }
        [[fallthrough]];
    default:
        QWidget::keyPressEvent(event);
    }
}

void ChartCanvas::mousePressEvent(QMouseEvent *event)
{
    const auto category = m_chart.categoryAt(chartRect(), font(), event->position().x());
    selectCategory(category == m_selectedCategory ? std::nullopt : category);
}

void ChartCanvas::selectCategory(std::optional<int> category)
{
    if (category == m_selectedCategory) {
        if (hasFocus()) {
            Announcer::announceFocus(this, tr("The chart ends here."));
        }
        return;
    }
    m_selectedCategory = category;
    Q_EMIT selectedCategoryChanged();
    if (hasFocus()) {
        Announcer::announceFocus(this, accessibleDescription());
    }
}

bool ChartCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto category = m_chart.categoryAt(chartRect(), font(), help->pos().x())) {
            QToolTip::showText(help->globalPos(), plainToolTip(m_chart.categoryText(*category)),
                               this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace doublets
