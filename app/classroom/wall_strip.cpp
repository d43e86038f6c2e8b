// SPDX-License-Identifier: MIT
#include "classroom/wall_strip.h"

#include "classroom/wall_text.h"
#include "match/match.h"
#include "panels/captions/caption_label.h"
#include "text/odds_text.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int MaxNoteLines = 3;
constexpr int MaxOddsLines = 2;

} // namespace

WallStrip::WallStrip(Match &match, QWidget *parent)
    : QFrame(parent)
    , m_match(match)
    , m_colours(theme::coloursFor(theme::Contrast::High, theme::desktopPalette()))
    , m_topRow(new QHBoxLayout)
    , m_odds(new CaptionLabel(this, match.scheduler()))
    , m_caption(new CaptionLabel(this, match.scheduler()))
    , m_note(new CaptionLabel(this, match.scheduler()))
{
    setObjectName(u"wallStrip"_s);
    m_odds->setObjectName(u"wallOdds"_s);
    m_caption->setObjectName(u"wallCaption"_s);
    m_note->setObjectName(u"wallNote"_s);
    m_odds->setLineCount(1);
    for (CaptionLabel *label : {m_odds, m_caption, m_note}) {
        label->setTextColours(m_colours.ivory, m_colours.faded);
    }
    m_note->setTextColours(m_colours.brass, m_colours.brass);
    m_topRow->addWidget(m_odds, 1);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(0);
    column->addLayout(m_topRow);
    column->addWidget(m_caption);
    column->addWidget(m_note);
    connect(&match, &Match::changed, this, &WallStrip::onMatchChanged);
    connect(&match.shown(), &ShownMoment::noteChanged, this, &WallStrip::updateNote);
    connect(&match.oddsWatch(), &OddsWatch::changed, this, &WallStrip::updateOdds);
    connect(&match.guessFirst(), &GuessFirst::changed, this, &WallStrip::updateOdds);
}

void WallStrip::addControl(QWidget *control)
{
    m_topRow->addWidget(control);
}

void WallStrip::setWindowSize(const QSize &size)
{
    m_windowSize = size;
    m_textSizes = fonts::wallSizes(size);
    const int gap = m_textSizes.caption / 6;
    layout()->setContentsMargins(2 * gap, gap, 2 * gap, gap);
    updateFonts();
}

void WallStrip::setBesideLesson(bool isBesideLesson)
{
    if (isBesideLesson != m_isBesideLesson) {
        m_isBesideLesson = isBesideLesson;
        updateFonts();
        updateOdds();
    }
}

void WallStrip::updateFonts()
{
    const int pixels = m_isBesideLesson ? m_textSizes.text : m_textSizes.caption;
    m_odds->setFont(fonts::titleFont(pixels));
    m_caption->setFont(fonts::titleFont(pixels));
    m_note->setFont(fonts::textFont(pixels));
    for (CaptionLabel *label : {m_odds, m_caption, m_note}) {
        label->setMinimumFontSize(m_isBesideLesson ? qRound(fonts::MinWallTextShare * pixels) : 0);
    }
    updateLineCounts();
}

void WallStrip::onMatchChanged(const Change &change)
{
    if (change.isAction()) {
        m_caption->setHint({}); // the action may lead to the next remark
    } else if (change.kind == Change::Kind::Revealed) {
        updateTexts();
    }
}

void WallStrip::updateTexts()
{
    m_caption->setText(m_match.shown().caption());
    updateNote();
    updateOdds();
}

void WallStrip::updateNote()
{
    QString note = m_match.shown().note();
    m_note->setText(note.replace(u'\n', QChar::LineSeparator));
    m_note->setVisible(!note.isEmpty());
    updateLineCounts();
}

void WallStrip::updateLineCounts()
{
    const int availableWidth = std::max(1, width() - 2 * layout()->contentsMargins().left());
    const auto lineCountOf = [](const CaptionLabel &label, int width, int maxLines) {
        int lines = 0;
        for (const QString &line : label.text().split(QChar::LineSeparator)) {
            lines += 1 + label.fontMetrics().horizontalAdvance(line) / std::max(1, width);
        }
        return std::min(lines, maxLines);
    };
    // Questions of a lesson may be long.
    m_odds->setLineCount(m_match.guessFirst().isCoveredByLesson()
                             ? lineCountOf(*m_odds, m_odds->width(), MaxOddsLines)
                             : 1);
    // The note takes the lines that it needs, as far as the board permits.
    m_note->setLineCount(lineCountOf(*m_note, availableWidth, MaxNoteLines));
    m_caption->setLineCount(m_note->isHidden() ? 2 : lineCountOf(*m_caption, availableWidth, 2));
}

QString WallStrip::oddsText() const
{
    const GuessFirst &guess = m_match.guessFirst();
    if (guess.isCovered()) {
        return guess.isCoveredByLesson() && m_isBesideLesson ? tr("Covered: see the lesson.")
               : !m_match.shown().isPast()                   ? guess.question()
               : guess.isCoveredByLesson() ? tr("Covered until the class has answered.")
                                           : tr("Covered until you have guessed.");
    }
    const Game &game = m_match.game();
    const Position &position =
        game.positionAfter(std::min(m_match.shown().step().actions, game.history().size()));
    if (position.isOver()) {
        return {}; // the caption names the winner
    }
    const auto odds = m_match.oddsWatch().oddsAt(m_match.shown().moment().actions);
    if (!odds) {
        return tr("Computing the chances…");
    }
    QString text = wallOddsText(*odds, m_match.playerNames());
    if (position.stage == Stage::Opening) {
        //: Shown until the lead is decided. %1 "White wins 50 of 100, Black 50."
        text = tr("Before the opening throw: %1").arg(text);
    }
    return withMethodNote(text, oddsMethod(m_match.game().rules()));
}

void WallStrip::updateOdds()
{
    if (isVisible() && (m_match.isTableAtRest() || m_match.guessFirst().isCovered())) {
        m_odds->setText(oddsText());
        updateLineCounts();
    }
}

void WallStrip::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    m_match.oddsWatch().setWatched(this, true);
    if (!m_windowSize.isEmpty()) {
        setWindowSize(m_windowSize); // restores what the application style sheet has overridden
    }
    if (m_match.isTableAtRest()) {
        updateTexts();
    }
}

void WallStrip::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_match.oddsWatch().setWatched(this, false);
}

void WallStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    updateLineCounts();
}

void WallStrip::retranslate()
{
    updateOdds();
}

void WallStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_colours.wall);
    painter.fillRect(0, 0, width(), std::max(1, m_textSizes.caption / 20), m_colours.brass);
}

} // namespace doublets
