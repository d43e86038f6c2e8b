// SPDX-License-Identifier: MIT
#include "display/screens/sheets.h"

#include "display/screens/symbol_button.h"
#include "match/match.h"
#include "panels/pages/page_turner.h"
#include "panels/pages/why_page.h"
#include "panels/sides/turning.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

CountdownRing::CountdownRing(QWidget *parent)
    : QWidget(parent)
{
    constexpr int TicksEvery = 100;
    m_tick.setInterval(TicksEvery);
    connect(&m_tick, &QTimer::timeout, this, qOverload<>(&QWidget::update));
}

void CountdownRing::start(std::chrono::milliseconds time)
{
    m_time = std::max(time, std::chrono::milliseconds(1));
    m_passed.start();
    m_tick.start();
}

double CountdownRing::left() const
{
    const auto passed = m_passed.isValid() ? static_cast<double>(m_passed.elapsed()) : 0.0;
    return std::clamp(1 - passed / static_cast<double>(m_time.count()), 0.0, 1.0);
}

void CountdownRing::setTurned(bool isRotated)
{
    m_turned = isRotated;
    update();
}

void CountdownRing::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_turned, [this](QPainter &painter) { paint(painter); });
}

void CountdownRing::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(width(), height()) * 0.9;
    QRectF ring(0, 0, side, side);
    ring.moveCenter(QRectF(rect()).center());
    const qreal pen = side / 12;
    ring.adjust(pen / 2, pen / 2, -pen / 2, -pen / 2);
    painter.setPen(QPen(theme::Panel, pen));
    painter.drawEllipse(ring);
    painter.setPen(QPen(theme::Brass, pen, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(ring, 90 * 16, qRound(left() * 360 * 16));
    const double seconds = left() * static_cast<double>(m_time.count()) / 1000;
    painter.setPen(theme::Ivory);
    painter.setFont(fonts::titleFont(qRound(side * 0.34)));
    painter.drawText(rect(), Qt::AlignCenter,
                     QLocale().toString(static_cast<int>(std::ceil(seconds))));
}

PresenceSheet::PresenceSheet(QWidget *parent)
    : DisplaySheet(u"stillThere"_s, parent)
    , m_ring(new CountdownRing(this))
    , m_stay(addButton(u"stillThereStay"_s))
{
    addWidget(m_ring);
    m_stay->setMain(true);
    connect(m_stay, &QAbstractButton::clicked, this, &PresenceSheet::stayRequested);
    retranslate();
}

void PresenceSheet::applySizes(const DisplaySizes &sizes)
{
    DisplaySheet::applySizes(sizes);
    // Shrinks the ring to leave space for the texts and the button in half of a small screen.
    constexpr int OfTheRoom = 4;
    const int most = std::max(sizes.press * 3, sizes.text * 5);
    m_ring->setFixedHeight(std::clamp(m_room / OfTheRoom, sizes.press, most));
}

void PresenceSheet::fitTo(const QSize &room)
{
    m_room = room.height();
    applySizes(sizes());
}

void PresenceSheet::setTurned(bool isRotated)
{
    DisplaySheet::setTurned(isRotated);
    m_ring->setTurned(isRotated);
}

void PresenceSheet::ask(std::chrono::milliseconds time)
{
    m_ring->start(time);
    if (!isRotated()) {
        m_stay->setFocus(Qt::OtherFocusReason);
    }
}

void PresenceSheet::hideEvent(QHideEvent *)
{
    m_ring->stop();
}

void PresenceSheet::retranslate()
{
    setTitle(tr("Are you still playing?"));
    setText(tr("Touch the screen to go on. Else the table is put in order for the next visitor."));
    m_stay->setText(tr("Yes, go on"));
}

ResultSheet::ResultSheet(QWidget *parent)
    : DisplaySheet(u"end"_s, parent)
    , m_again(addButton(u"endAgain"_s))
    , m_compare(addButton(u"endCompare"_s))
    , m_another(addButton(u"endAnother"_s))
    , m_over(addButton(u"endOver"_s))
{
    m_again->setMain(true);
    connect(m_again, &QAbstractButton::clicked, this, &ResultSheet::againRequested);
    connect(m_compare, &QAbstractButton::clicked, this, &ResultSheet::compareRequested);
    connect(m_another, &QAbstractButton::clicked, this, &ResultSheet::anotherGameRequested);
    connect(m_over, &QAbstractButton::clicked, this, &ResultSheet::endVisitRequested);
    retranslate();
}

void ResultSheet::offer(bool otherTables, bool comparison)
{
    m_another->setVisible(otherTables);
    m_compare->setVisible(comparison);
}

void ResultSheet::takeFocus()
{
    m_again->setFocus(Qt::OtherFocusReason);
}

void ResultSheet::retranslate()
{
    m_again->setText(tr("Play again"));
    m_compare->setText(tr("The same dice by other rules"));
    m_another->setText(tr("Another table"));
    m_over->setText(tr("Finish"));
}

ExplanationSheet::ExplanationSheet(QWidget *parent)
    : DisplaySheet(u"whySheet"_s, parent)
    , m_page(new WhyPage(u"whyPage"_s, this))
    , m_up(addButton(u"whyUp"_s, SymbolButton::Symbol::Up))
    , m_down(addButton(u"whyDown"_s, SymbolButton::Symbol::Down))
    , m_close(addButton(u"whyClose"_s))
    , m_turner(new PageTurner(*m_page, *m_up, *m_down, this))
{
    constexpr int Buttons = 3;
    setExpanding(true);
    setColumns(Buttons); // a single row, to leave space for the page
    addWidget(m_page);
    m_page->setOpenExternalLinks(false);
    m_page->setCursorWidth(0); // the page is read-only
    m_page->showAllLayers();   // links to open sections would be too small to touch
    m_page->addToStyleSheet(uniformTextSizeStyle());
    m_close->setMain(true);
    connect(m_close, &QAbstractButton::clicked, this, &QWidget::hide);
    // A scroll bar would be too small to touch.
    m_page->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_turner, &PageTurner::directionsChanged, this, [this](bool up, bool down) {
        m_up->setEnabled(up);
        m_down->setEnabled(down);
    });
    connect(m_turner, &PageTurner::availableSizeChanged, this, [this] {
        updatePlacement();
        layout()->activate(); // the geometry may not have changed
        m_page->verticalScrollBar()->setValue(0);
    });
    retranslate();
}

void ExplanationSheet::applySizes(const DisplaySizes &sizes)
{
    constexpr int MinLines = 6; // for a title and some text, at reduced sizes if necessary
    DisplaySheet::applySizes(sizes);
    m_page->setFont(fonts::textFont(sizes.text));
    m_page->setMinimumHeight(MinLines * m_page->fontMetrics().lineSpacing());
    limitPage();
}

void ExplanationSheet::fitTo(const QSize &room)
{
    m_width = room.width();
    limitPage();
}

void ExplanationSheet::limitPage()
{
    const int frame = 2 * m_page->frameWidth();
    const QMargins around = layout()->contentsMargins();
    QTextDocument &text = *m_page->document();
    text.setTextWidth(m_width - around.left() - around.right() - frame);
    const int high = static_cast<int>(std::ceil(text.size().height())) + frame;
    m_page->setMaximumHeight(std::max(m_page->minimumHeight(), high));
}

void ExplanationSheet::explain(const Match &match)
{
    m_page->answer(match, match.shown().question());
    updatePlacement();
    show();
    raise();
    m_page->setFocus(Qt::OtherFocusReason);
    m_page->verticalScrollBar()->setValue(0); // the top, not the invisible cursor
}

void ExplanationSheet::retranslate()
{
    setTitle({});
    setText({});
    setAccessibleName(tr("Why?"));
    m_turner->retranslate();
    m_close->setText(tr("Back to the board"));
    m_page->retranslate();
    updatePlacement();
}

} // namespace doublets
