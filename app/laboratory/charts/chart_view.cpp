// SPDX-License-Identifier: MIT
#include "laboratory/charts/chart_view.h"

#include "panels/speech/accessible_role.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QAccessible>
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

ChartView::ChartView(std::unique_ptr<Chart> chart, const ChartData &shown, QWidget *parent)
    : QWidget(parent)
    , m_chart(std::move(chart))
    , m_data(shown)
    , m_title(plainLabel(this))
    , m_canvas(new ChartCanvas(*m_chart, shown, this))
    , m_told(plainLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_told);
    m_title->setWordWrap(true);
    m_told->setWordWrap(true);
    m_told->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_canvas, &ChartCanvas::selectedPlaceChanged, this, [this] {
        tell();
        refresh();
    });
    fitTitle();
    retranslate();
}

ChartView::~ChartView() = default;

QString ChartView::told() const
{
    return m_told->text();
}

std::uint64_t ChartView::paintCount() const
{
    return m_canvas->paintCount();
}

void ChartView::refresh()
{
    m_canvas->update();
}

void ChartView::tell()
{
    const auto chosen = m_canvas->chosen();
    const bool isThere = chosen && *chosen < m_chart->places(m_data);
    const QString told = isThere ? m_chart->placeText(m_data, *chosen) : m_chart->summary(m_data);
    if (told != m_told->text()) {
        m_told->setText(told);
        m_canvas->setAccessibleDescription(told);
    }
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitTitle();
    }
}

void ChartView::fitTitle()
{
    m_title->setFont(fonts::titleFont(QFontInfo(font()).pixelSize()));
}

void ChartView::retranslate()
{
    m_title->setText(m_chart->title());
    //: %1 the title of a chart
    m_canvas->setAccessibleName(tr("%1; arrow keys tell its figures").arg(m_chart->title()));
    tell();
    refresh();
}

ChartCanvas::ChartCanvas(const Chart &chart, const ChartData &shown, QWidget *parent)
    : QWidget(parent)
    , m_chart(chart)
    , m_data(shown)
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

QRectF ChartCanvas::room() const
{
    constexpr qreal Ring = 3; // width of the focus frame
    return QRectF(rect()).adjusted(Ring, Ring, -Ring, -Ring);
}

ChartInk ChartCanvas::ink() const
{
    return {theme::Paper, theme::Ink, theme::FadedInk, theme::Ink, theme::Rubric, font()};
}

void ChartCanvas::paintEvent(QPaintEvent *)
{
    ++m_painted;
    QPainter painter(this);
    painter.fillRect(rect(), theme::Paper);
    m_chart.paint(painter, room(), m_data, ink(), m_chosen);
    if (hasFocus()) {
        painter.setPen(QPen(theme::Rubric, 2));
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }
}

void ChartCanvas::keyPressEvent(QKeyEvent *event)
{
    const int last = m_chart.places(m_data) - 1;
    if (last < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        choose(m_chosen ? std::max(0, std::min(*m_chosen, last) - 1) : last);
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        choose(m_chosen ? std::min(last, *m_chosen + 1) : 0);
        break;
    case Qt::Key_Home:
        choose(0);
        break;
    case Qt::Key_End:
        choose(last);
        break;
    case Qt::Key_Escape:
        if (m_chosen) {
            choose(std::nullopt);
            break;
        }
        [[fallthrough]];
    default:
        QWidget::keyPressEvent(event);
    }
}

void ChartCanvas::mousePressEvent(QMouseEvent *event)
{
    const auto place = m_chart.placeAt(m_data, room(), font(), event->position().x());
    choose(place == m_chosen ? std::nullopt : place);
}

void ChartCanvas::choose(std::optional<int> place)
{
    if (place == m_chosen) {
        return;
    }
    m_chosen = place;
    Q_EMIT selectedPlaceChanged();
    if (hasFocus() && QAccessible::isActive()) {
        QAccessibleEvent said(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&said);
    }
}

bool ChartCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto place = m_chart.placeAt(m_data, room(), font(), help->pos().x())) {
            QToolTip::showText(help->globalPos(), plainToolTip(m_chart.placeText(m_data, *place)),
                               this);
        }
        return true;
    }
    return QWidget::event(event);
}

void ChartCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void ChartCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace doublets
