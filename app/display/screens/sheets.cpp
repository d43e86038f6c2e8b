// SPDX-License-Identifier: MIT
#include "display/screens/sheets.h"

#include "display/screens/symbol_button.h"
#include "match/match.h"
#include "panels/pages/page_turner.h"
#include "panels/pages/why_page.h"
#include "panels/sides/rotation.h"
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
    m_repaintTimer.setInterval(TicksEvery);
    connect(&m_repaintTimer, &QTimer::timeout, this, qOverload<>(&QWidget::update));
}

void CountdownRing::start(std::chrono::milliseconds time)
{
    m_duration = std::max(time, std::chrono::milliseconds(1));
    m_elapsedTimer.start();
    m_repaintTimer.start();
}

double CountdownRing::remainingShare() const
{
    const auto passed =
        m_elapsedTimer.isValid() ? static_cast<double>(m_elapsedTimer.elapsed()) : 0.0;
    return std::clamp(1 - passed / static_cast<double>(m_duration.count()), 0.0, 1.0);
}

void CountdownRing::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    update();
}

void CountdownRing::paintEvent(QPaintEvent *)
{
    paintRotated(*this, m_isRotated, [this](QPainter &painter) { paint(painter); });
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
    painter.drawArc(ring, 90 * 16, qRound(remainingShare() * 360 * 16));
    const double seconds = remainingShare() * static_cast<double>(m_duration.count()) / 1000;
    painter.setPen(theme::Ivory);
    painter.setFont(fonts::titleFont(qRound(side * 0.34)));
    painter.drawText(rect(), Qt::AlignCenter,
                     QLocale().toString(static_cast<int>(std::ceil(seconds))));
}

PresenceSheet::PresenceSheet(QWidget *parent)
    : DisplaySheet(u"stillThere"_s, parent)
    , m_ring(new CountdownRing(this))
    , m_stayButton(addButton(u"stillThereStay"_s))
{
    addWidget(m_ring);
    m_stayButton->setPrimary(true);
    connect(m_stayButton, &QAbstractButton::clicked, this, &PresenceSheet::stayRequested);
    retranslate();
}

void PresenceSheet::applySizes(const DisplaySizes &sizes)
{
    DisplaySheet::applySizes(sizes);
    // Shrinks the ring to leave space for the texts and the button in half of a small screen.
    constexpr int OfTheRoom = 4;
    const int most = std::max(sizes.minButtonSize * 3, sizes.text * 5);
    m_ring->setFixedHeight(std::clamp(m_availableHeight / OfTheRoom, sizes.minButtonSize, most));
}

void PresenceSheet::prepareLayout(const QSize &availableSize)
{
    m_availableHeight = availableSize.height();
    applySizes(sizes());
}

void PresenceSheet::setRotated(bool isRotated)
{
    DisplaySheet::setRotated(isRotated);
    m_ring->setRotated(isRotated);
}

void PresenceSheet::startCountdown(std::chrono::milliseconds time)
{
    m_ring->start(time);
    if (!isRotated()) {
        m_stayButton->setFocus(Qt::OtherFocusReason);
    }
}

void PresenceSheet::hideEvent(QHideEvent *)
{
    m_ring->stopRepainting();
}

void PresenceSheet::retranslate()
{
    setTitle(tr("Are you still playing?"));
    setText(tr("Touch the screen to keep playing. Otherwise the board will be reset for the next "
               "visitor."));
    m_stayButton->setText(tr("Yes, keep playing"));
}

ResultSheet::ResultSheet(QWidget *parent)
    : DisplaySheet(u"end"_s, parent)
    , m_playAgainButton(addButton(u"endAgain"_s))
    , m_compareButton(addButton(u"endCompare"_s))
    , m_anotherGameButton(addButton(u"endAnother"_s))
    , m_endVisitButton(addButton(u"endOver"_s))
{
    m_playAgainButton->setPrimary(true);
    connect(m_playAgainButton, &QAbstractButton::clicked, this, &ResultSheet::playAgainRequested);
    connect(m_compareButton, &QAbstractButton::clicked, this, &ResultSheet::comparisonRequested);
    connect(m_anotherGameButton, &QAbstractButton::clicked, this,
            &ResultSheet::anotherGameRequested);
    connect(m_endVisitButton, &QAbstractButton::clicked, this, &ResultSheet::endVisitRequested);
    retranslate();
}

void ResultSheet::setOtherGamesOffered(bool offered)
{
    m_anotherGameButton->setVisible(offered);
    m_compareButton->setVisible(offered);
}

void ResultSheet::setInitialFocus()
{
    m_playAgainButton->setFocus(Qt::OtherFocusReason);
}

void ResultSheet::retranslate()
{
    m_playAgainButton->setText(tr("Play again"));
    m_compareButton->setText(tr("Same dice, other rules"));
    m_anotherGameButton->setText(tr("Another board"));
    m_endVisitButton->setText(tr("Finish"));
}

EndGameSheet::EndGameSheet(QWidget *parent)
    : DisplaySheet(u"endGame"_s, parent)
    , m_keepPlayingButton(addButton(u"endGameKeepPlaying"_s))
    , m_endGameButton(addButton(u"endGameConfirm"_s))
{
    m_keepPlayingButton->setPrimary(true);
    connect(m_keepPlayingButton, &QAbstractButton::clicked, this,
            &EndGameSheet::keepPlayingRequested);
    connect(m_endGameButton, &QAbstractButton::clicked, this, &EndGameSheet::endGameRequested);
    retranslate();
}

void EndGameSheet::setInitialFocus()
{
    m_keepPlayingButton->setFocus(Qt::OtherFocusReason);
}

void EndGameSheet::retranslate()
{
    setTitle(tr("End this game?"));
    setText(tr("You cannot return to it afterwards."));
    m_keepPlayingButton->setText(tr("Keep playing"));
    m_endGameButton->setText(tr("End the game"));
}

ExplanationSheet::ExplanationSheet(QWidget *parent)
    : DisplaySheet(u"whySheet"_s, parent)
    , m_page(new WhyPage(u"whyPage"_s, this))
    , m_upButton(addButton(u"whyUp"_s, SymbolButton::Symbol::PageUp))
    , m_downButton(addButton(u"whyDown"_s, SymbolButton::Symbol::PageDown))
    , m_closeButton(addButton(u"whyClose"_s))
    , m_pageTurner(new PageTurner(*m_page, *m_upButton, *m_downButton, this))
{
    constexpr int Buttons = 3;
    setExpanding(true);
    setColumnCount(Buttons); // a single row, to leave space for the page
    addWidget(m_page);
    m_page->setOpenExternalLinks(false);
    m_page->setCursorWidth(0); // the page is read-only
    m_page->showAllLayers();   // links to open sections would be too small to touch
    m_page->addToStyleSheet(uniformTextSizeStyle());
    m_closeButton->setPrimary(true);
    connect(m_closeButton, &QAbstractButton::clicked, this, &QWidget::hide);
    // A scroll bar would be too small to touch.
    m_page->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_pageTurner, &PageTurner::directionsChanged, this, [this](bool up, bool down) {
        m_upButton->setEnabled(up);
        m_downButton->setEnabled(down);
    });
    connect(m_pageTurner, &PageTurner::availableSizeChanged, this, [this] {
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
    limitPageHeight();
}

void ExplanationSheet::prepareLayout(const QSize &availableSize)
{
    m_sheetWidth = availableSize.width();
    limitPageHeight();
}

void ExplanationSheet::limitPageHeight()
{
    const int frame = 2 * m_page->frameWidth();
    const QMargins around = layout()->contentsMargins();
    QTextDocument &text = *m_page->document();
    text.setTextWidth(m_sheetWidth - around.left() - around.right() - frame);
    const int high = static_cast<int>(std::ceil(text.size().height())) + frame;
    m_page->setMaximumHeight(std::max(m_page->minimumHeight(), high));
}

void ExplanationSheet::showExplanation(const Match &match)
{
    m_page->showAnswerTo(match, match.shown().question());
    updatePlacement();
    show();
    raise();
    m_page->setFocus(Qt::OtherFocusReason);
    m_page->verticalScrollBar()->setValue(0); // the top, not the invisible cursor
}

QString ExplanationSheet::explanation() const
{
    return m_page->document()->toPlainText();
}

void ExplanationSheet::updateExplanation(const Match &match)
{
    if (!isHidden()) {
        m_page->showAnswerTo(match, match.shown().question());
        updatePlacement();
    }
}

void ExplanationSheet::retranslate()
{
    setTitle({});
    setText({});
    setAccessibleName(tr("Why?"));
    m_pageTurner->retranslate();
    m_closeButton->setText(tr("Back to the board"));
    m_page->retranslate();
    updatePlacement();
}

} // namespace doublets
