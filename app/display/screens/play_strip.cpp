// SPDX-License-Identifier: MIT
#include "display/screens/play_strip.h"

#include "display/screens/symbol_button.h"
#include "language/language.h"
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
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttons(new QWidget(this))
    , m_caption(new CaptionLabel(this))
    , m_throw(new SymbolButton(u"displayThrow"_s, Symbol::None, m_buttons))
    , m_undo(new SymbolButton(u"displayUndo"_s, Symbol::None, m_buttons))
    , m_why(new SymbolButton(u"displayWhy"_s, Symbol::None, m_buttons))
    , m_large(new SymbolButton(u"displayLarge"_s, Symbol::Letters, m_buttons))
    , m_contrast(new SymbolButton(u"displayContrast"_s, Symbol::Contrast, m_buttons))
    , m_speech(new SymbolButton(u"displaySpeech"_s, Symbol::Speech, m_buttons))
    , m_language(new SymbolButton(u"displayLanguage"_s, Symbol::None, m_buttons))
    , m_over(new SymbolButton(u"displayOver"_s, Symbol::Over, m_buttons))
    , m_allButtons{m_throw, m_undo, m_why, m_large, m_contrast, m_speech, m_language, m_over}
{
    setObjectName(u"playStrip"_s);
    m_caption->setObjectName(u"caption"_s);
    m_throw->setMain(true);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (SymbolButton *each : m_allButtons) {
        row->addWidget(each);
        if (each == m_why) {
            row->addStretch(1);
        }
    }
    m_parts->addWidget(m_caption, 1);
    m_parts->addWidget(m_buttons);
    for (SymbolButton *each : {m_large, m_contrast, m_speech}) {
        each->setCheckable(true);
    }
    connect(m_throw, &QAbstractButton::clicked, this, [this] { m_match->throwDice(); });
    connect(m_undo, &QAbstractButton::clicked, this, [this] { m_match->undo(); });
    connect(m_why, &QAbstractButton::clicked, this, &PlayStrip::whyRequested);
    connect(m_large, &QAbstractButton::clicked, this, &PlayStrip::largeTextRequested);
    connect(m_contrast, &QAbstractButton::clicked, this, &PlayStrip::contrastRequested);
    connect(m_speech, &QAbstractButton::clicked, this, &PlayStrip::speechRequested);
    connect(m_language, &QAbstractButton::clicked, this, &PlayStrip::languageRequested);
    connect(m_over, &QAbstractButton::clicked, this, &PlayStrip::startOverRequested);
    m_speech->hide();
    m_buttons->hide();
    retranslate();
}

void PlayStrip::setMatch(Match *match)
{
    m_match = match;
    m_message.clear();
    m_buttons->setVisible(match != nullptr);
    if (match != nullptr) {
        connect(match, &Match::changed, this, &PlayStrip::follow);
        connect(match, &Match::remarked, this, [this](const QString &text, const QString &spoken) {
            if (!m_toolsOnly) { // otherwise shown on the players' sides
                m_caption->remark(text, spoken);
            }
        });
        follow();
    }
    fold(width());
}

void PlayStrip::follow()
{
    if (m_match == nullptr) {
        return;
    }
    m_throw->setEnabled(m_match->can(Command::ThrowDice));
    m_undo->setEnabled(m_match->can(Command::Undo));
    m_why->setEnabled(m_match->can(Command::Explain));
    if (m_message.isEmpty() && m_match->isTableAtRest()) {
        m_caption->setText(m_match->shown().caption());
    }
}

void PlayStrip::say(const QString &text)
{
    m_message = text;
    if (text.isEmpty()) {
        follow();
    } else {
        m_caption->setText(text);
    }
}

void PlayStrip::setSpeechOffered(bool offered)
{
    m_speech->setVisible(offered);
    fold(width());
}

void PlayStrip::offerLanguages(const QStringList &codes, const QString &now)
{
    m_language->setVisible(codes.size() > 1);
    const auto next = codes.isEmpty() ? now : codes[(codes.indexOf(now) + 1) % codes.size()];
    m_language->setText(next.left(2).toUpper());
    // The language's own name, for visitors who read no other language.
    m_language->setAccessibleName(ownNameOf(next));
    fold(width());
}

void PlayStrip::setLarge(bool large)
{
    m_large->setChecked(large);
}

void PlayStrip::setContrast(bool high)
{
    m_contrast->setChecked(high);
}

void PlayStrip::setSpeaking(bool speaking)
{
    m_speech->setChecked(speaking);
}

void PlayStrip::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    applySizes(sizes);
    fold(width());
}

void PlayStrip::applySizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    m_caption->setFont(fonts::textFont(sizes.title));
    m_caption->setMinimumFontSize(sizes.least);
    m_parts->setContentsMargins(2 * sizes.gap(), sizes.gap(), 2 * sizes.gap(), sizes.gap());
    m_parts->setSpacing(sizes.gap());
}

/// Reduces the buttons until they fit side by side in `room`.
void PlayStrip::shrinkButtons(int room)
{
    for (DisplaySizes sizes = m_sizes;; sizes = sizes.smaller()) {
        for (SymbolButton *each : m_allButtons) {
            each->setSizes(sizes);
        }
        m_buttons->layout()->setSpacing(sizes.gap());
        m_buttons->layout()->invalidate();
        if (m_buttons->sizeHint().width() <= room || sizes.isSmallest()) {
            return;
        }
    }
}

void PlayStrip::fold(int width)
{
    // Leaves nearly half of the strip to the caption, with enough lines for its usual length.
    constexpr int UsualLetters = 110;
    constexpr int MaxLines = 4;
    shrinkButtons(width - 4 * m_sizes.gap());
    const bool above = m_buttons->isHidden() || m_buttons->sizeHint().width() > width * 11 / 20;
    m_parts->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int room = width - 4 * m_sizes.gap() - (above ? 0 : m_buttons->sizeHint().width());
    const int letters = std::max(1, room / m_caption->fontMetrics().averageCharWidth());
    m_caption->setLineCount(std::clamp((UsualLetters + letters - 1) / letters, 2, MaxLines));
    updateGeometry();
}

int PlayStrip::heightAt(int width, int most)
{
    applySizes(m_preferredSizes);
    fold(width);
    while (heightFolded() > most && !m_sizes.isSmallest()) {
        applySizes(m_sizes.smaller());
        fold(width);
    }
    m_parts->invalidate();
    return heightFolded();
}

int PlayStrip::heightFolded() const
{
    const QMargins margins = m_parts->contentsMargins();
    const int caption = m_toolsOnly ? 0 : m_caption->sizeHint().height();
    const int buttons = std::max(m_sizes.press, m_buttons->sizeHint().height());
    const bool above = m_parts->direction() == QBoxLayout::TopToBottom;
    const int inner = above ? caption + m_sizes.gap() + buttons : std::max(caption, buttons);
    return inner + margins.top() + margins.bottom();
}

void PlayStrip::setCaptionHidden(bool toolsOnly)
{
    m_toolsOnly = toolsOnly;
    m_caption->setHidden(toolsOnly);
    fold(width());
}

void PlayStrip::setGameButtonsVisible(bool plays)
{
    for (SymbolButton *each : {m_throw, m_undo, m_why}) {
        each->setVisible(plays);
    }
}

void PlayStrip::retranslate()
{
    m_throw->setText(tr("Throw"));
    m_undo->setText(tr("Undo"));
    m_why->setText(tr("Why?"));
    m_large->setAccessibleName(tr("Larger letters"));
    m_contrast->setAccessibleName(tr("High contrast"));
    m_speech->setAccessibleName(tr("Read aloud"));
    m_over->setAccessibleName(tr("Start over"));
    for (SymbolButton *each : m_allButtons) {
        each->updateGeometry();
    }
    fold(width());
}

void PlayStrip::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), theme::Wall);
}

void PlayStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold(width());
}

} // namespace doublets
