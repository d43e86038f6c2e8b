// SPDX-License-Identifier: MIT
#include "display/screens/play_strip.h"

#include "display/screens/symbol_button.h"
#include "match/match.h"
#include "panels/captions/caption_label.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

using Symbol = SymbolButton::Symbol;

PlayStrip::PlayStrip(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttons(new QWidget(this))
    , m_caption(new CaptionLabel(this))
    , m_throwButton(new SymbolButton(u"displayThrow"_s, Symbol::None, m_buttons))
    , m_undoButton(new SymbolButton(u"displayUndo"_s, Symbol::None, m_buttons))
    , m_explainButton(new SymbolButton(u"displayWhy"_s, Symbol::None, m_buttons))
    , m_allButtons{m_throwButton, m_undoButton, m_explainButton}
{
    setObjectName(u"playStrip"_s);
    m_caption->setObjectName(u"caption"_s);
    m_throwButton->setPrimary(true);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (SymbolButton *each : m_allButtons) {
        row->addWidget(each);
    }
    m_layout->addWidget(m_caption, 1);
    m_layout->addWidget(m_buttons);
    connect(m_throwButton, &QAbstractButton::clicked, this, [this] { m_match->throwDice(); });
    connect(m_undoButton, &QAbstractButton::clicked, this, [this] { m_match->undo(); });
    connect(m_explainButton, &QAbstractButton::clicked, this, &PlayStrip::explanationRequested);
    m_buttons->hide();
    retranslate();
}

void PlayStrip::setMatch(Match *match)
{
    if (m_match != nullptr) {
        m_match->disconnect(this);
    }
    m_match = match;
    m_message.clear();
    updateButtonsVisible();
    if (match != nullptr) {
        connect(match, &Match::changed, this, &PlayStrip::updateFromMatch);
        connect(match, &Match::remarked, this, [this](const QString &text, const QString &spoken) {
            if (!m_isCaptionHidden) { // otherwise shown on the players' sides
                m_caption->showRemark(text, spoken);
            }
        });
        updateFromMatch();
    }
    updateLayoutForWidth(width());
}

void PlayStrip::updateFromMatch()
{
    if (m_match == nullptr) {
        return;
    }
    m_throwButton->setEnabled(m_match->can(Command::ThrowDice));
    m_undoButton->setEnabled(m_match->can(Command::Undo));
    m_explainButton->setEnabled(m_match->can(Command::Explain));
    if (m_message.isEmpty() && m_match->isTableAtRest()) {
        m_caption->setText(m_match->shown().caption());
    }
}

void PlayStrip::showMessage(const QString &text)
{
    m_message = text;
    if (text.isEmpty()) {
        updateFromMatch();
    } else {
        m_caption->setText(text);
    }
}

void PlayStrip::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    applySizes(sizes);
    updateLayoutForWidth(width());
}

void PlayStrip::applySizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    m_caption->setFont(fonts::textFont(sizes.title));
    m_caption->setMinimumFontSize(sizes.minTextSize);
    m_layout->setContentsMargins(2 * sizes.gap(), sizes.gap(), 2 * sizes.gap(), sizes.gap());
    m_layout->setSpacing(sizes.gap());
}

/// Reduces the buttons until they fit side by side in `availableWidth`.
void PlayStrip::fitButtons(int availableWidth)
{
    for (DisplaySizes sizes = m_sizes;; sizes = sizes.reduced()) {
        for (SymbolButton *each : m_allButtons) {
            each->setSizes(sizes);
        }
        m_buttons->layout()->setSpacing(sizes.gap());
        m_buttons->layout()->invalidate();
        if (m_buttons->sizeHint().width() <= availableWidth || sizes.isSmallest()) {
            return;
        }
    }
}

void PlayStrip::updateLayoutForWidth(int width)
{
    // Leaves nearly half of the strip to the caption, with enough lines for its usual length.
    constexpr int TypicalCaptionLength = 110;
    constexpr int MaxLines = 4;
    fitButtons(width - 4 * m_sizes.gap());
    const int buttons = m_hasGameButtons ? m_buttons->sizeHint().width() : 0;
    const bool above = buttons > width * 11 / 20;
    m_layout->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int availableWidth = width - 4 * m_sizes.gap() - (above ? 0 : buttons);
    const int charactersPerLine =
        std::max(1, availableWidth / m_caption->fontMetrics().averageCharWidth());
    m_caption->setLineCount(std::clamp(
        (TypicalCaptionLength + charactersPerLine - 1) / charactersPerLine, 2, MaxLines));
    updateGeometry();
}

int PlayStrip::fitTo(int width, int maxHeight)
{
    applySizes(m_preferredSizes);
    updateLayoutForWidth(width);
    while (layoutHeight() > maxHeight && !m_sizes.isSmallest()) {
        applySizes(m_sizes.reduced());
        updateLayoutForWidth(width);
    }
    m_layout->invalidate();
    return layoutHeight();
}

int PlayStrip::layoutHeight() const
{
    const QMargins margins = m_layout->contentsMargins();
    const int caption = m_isCaptionHidden ? 0 : m_caption->sizeHint().height();
    const int buttons =
        m_hasGameButtons ? std::max(m_sizes.minButtonSize, m_buttons->sizeHint().height()) : 0;
    const bool above = m_layout->direction() == QBoxLayout::TopToBottom;
    const int inner = above ? caption + m_sizes.gap() + buttons : std::max(caption, buttons);
    return inner + margins.top() + margins.bottom();
}

void PlayStrip::setCaptionHidden(bool hidden)
{
    m_isCaptionHidden = hidden;
    m_caption->setHidden(hidden);
    updateLayoutForWidth(width());
}

void PlayStrip::setHasGameButtons(bool hasGameButtons)
{
    m_hasGameButtons = hasGameButtons;
    updateButtonsVisible();
    updateLayoutForWidth(width());
}

void PlayStrip::setGameButtonsVisible(bool visible)
{
    m_areGameButtonsWanted = visible;
    updateButtonsVisible();
}

void PlayStrip::updateButtonsVisible()
{
    m_buttons->setVisible(m_hasGameButtons && m_areGameButtonsWanted && m_match != nullptr);
}

void PlayStrip::retranslate()
{
    m_throwButton->setText(tr("Throw"));
    m_undoButton->setText(tr("Undo"));
    m_explainButton->setText(tr("Why?"));
    for (SymbolButton *each : m_allButtons) {
        each->updateGeometry();
    }
    updateLayoutForWidth(width());
}

void PlayStrip::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), theme::Wall);
}

void PlayStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateLayoutForWidth(width());
}

} // namespace doublets
