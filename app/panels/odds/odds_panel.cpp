// SPDX-License-Identifier: MIT
#include "panels/odds/odds_panel.h"

#include "core/game/game.h"
#include "match/match.h"
#include "panels/guess/guess_panel.h"
#include "panels/odds/odds_bar.h"
#include "panels/odds/odds_chart.h"
#include "panels/odds/odds_reporter.h"
#include "table/fonts/plain_text.h"
#include "text/odds_text.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QScrollArea>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int MinLines = 5;            ///< minimum number of choices visible, if there are as many
constexpr qreal ShareOfChoices = 0.45; ///< maximum share of the panel's height
constexpr int MaxChoices = 200;        ///< maximum number of choices listed

} // namespace

OddsPanel::OddsPanel(Match &match, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_scroll(new QScrollArea(this))
    , m_page(new QWidget(m_scroll->viewport()))
    , m_title(plainLabel(m_page))
    , m_progress(new QProgressBar(m_page))
    , m_guess(new GuessPanel(match, m_page))
    , m_bar(new OddsBar(m_page))
    , m_chance(plainLabel(m_page))
    , m_choicesTitle(plainLabel(m_page))
    , m_choices(new QListWidget(m_page))
    , m_chart(new OddsChart(m_page))
    , m_legend(plainLabel(m_page))
    , m_luck(plainLabel(m_page))
    , m_notes(plainLabel(m_page))
    , m_hint(new QToolButton(this))
    , m_present(new QToolButton(this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_title->setObjectName(u"oddsTitle"_s);
    m_progress->setObjectName(u"oddsProgress"_s);
    m_bar->setObjectName(u"oddsBar"_s);
    m_chance->setObjectName(u"oddsChance"_s);
    m_choicesTitle->setObjectName(u"oddsChoicesTitle"_s);
    m_choices->setObjectName(u"oddsChoices"_s);
    m_chart->setObjectName(u"oddsChart"_s);
    m_luck->setObjectName(u"oddsLuck"_s);
    m_notes->setObjectName(u"oddsNotes"_s);
    m_hint->setObjectName(u"oddsHint"_s);
    m_present->setObjectName(u"oddsPresent"_s);
    setUpLayout();
    connect(&match.odds(), &OddsWatch::changed, this, &OddsPanel::updateReport);
    connect(&match.guessFirst(), &GuessFirst::changed, this, &OddsPanel::updateReport);
    connect(m_guess, &GuessPanel::oddsUncovered, this, &OddsPanel::oddsUncovered);
    connect(&match, &Match::changed, this, [this](const Change &change) {
        if (change.what == Change::What::CommandsChanged) {
            m_hint->setEnabled(m_match.can(Command::Hint));
        } else if (change.what == Change::What::Revealed) {
            updateReport();
        }
    });
    connect(m_chart, &OddsChart::rowChosen, &match.shown(), &ShownMoment::lookBackAt);
    connect(m_chart, &OddsChart::presentRequested, &match.shown(), &ShownMoment::returnToPresent);
    connect(m_hint, &QToolButton::clicked, &match, &Match::requestHint);
    connect(m_present, &QToolButton::clicked, &match.shown(), &ShownMoment::returnToPresent);
    setFocusProxy(m_chart);
    retranslate();
}

void OddsPanel::setUpLayout()
{
    m_page->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(m_page);
    for (QLabel *label : {m_title, m_chance, m_choicesTitle, m_legend, m_luck, m_notes}) {
        label->setWordWrap(true);
        label->setForegroundRole(QPalette::Text);
    }
    QFont heading; // inherits everything but its weight, so that the size follows the panel's
    heading.setBold(true);
    m_title->setFont(heading);
    m_progress->setRange(0, 1000);
    m_choices->setWordWrap(true);
    m_choices->setFrameShape(QFrame::NoFrame);
    m_choices->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_choices->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_choices->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_choices->setResizeMode(QListView::Adjust);
    for (QWidget *each : std::initializer_list<QWidget *>{m_title, m_progress, m_guess, m_bar,
                                                          m_chance, m_choicesTitle, m_choices,
                                                          m_chart, m_legend, m_luck, m_notes}) {
        column->addWidget(each);
    }
    column->setStretchFactor(m_chart, 4);
    column->addStretch(1);
    m_scroll->setWidget(m_page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // scrolls to the focused widget inside
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    for (QToolButton *button : {m_hint, m_present}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_buttons->addWidget(button);
    }
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 4);
    all->addWidget(m_scroll, 1);
    all->addLayout(m_buttons);
}

void OddsPanel::updateButtonDirection()
{
    // A row of buttons may take at most two fifths of a window that is small for its font.
    const int widest = QFontInfo(font()).pixelSize() * 12;
    const int row = m_hint->sizeHint().width() + m_present->sizeHint().width();
    m_buttons->setDirection(row > widest ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OddsPanel::updateReport()
{
    if (!isVisible()) {
        return;
    }
    m_report = createOddsReport(m_match);
    m_guess->refresh();
    // Estimates take time too.
    const bool solving = m_report.state == OddsReport::State::Solving;
    m_progress->setVisible(solving || (m_report.isEstimate() && m_report.knownShare < 1));
    m_progress->setValue(
        static_cast<int>((solving ? m_report.solvedShare : m_report.knownShare) * 1000));
    m_title->setText(titleText());
    m_present->setEnabled(m_report.isPast);
    updateChances();
    updateChoices();
    updateLuck();
    m_chart->setReport(m_report);
    updateCovered();
}

void OddsPanel::updateCovered()
{
    const bool covered = m_report.isCovered;
    m_progress->setVisible(m_progress->isVisibleTo(this) && !covered);
    for (QWidget *each : std::initializer_list<QWidget *>{m_bar, m_chance, m_chart}) {
        each->setVisible(!covered);
    }
    if (covered) {
        QToolTip::hideText(); // in case it is one of the chart's
    }
}

void OddsPanel::focusGuess()
{
    m_guess->focusGuess();
}

void OddsPanel::updateChances()
{
    m_bar->setOdds(m_report.currentOdds, m_report.names);
    m_chance->setText(chanceText());
    m_bar->setAccessibleName(m_title->text());
    m_bar->setAccessibleDescription(m_chance->text());
}

void OddsPanel::updateChoices()
{
    const auto &choices = m_report.choices;
    const bool several = choices && choices->size() > 1;
    m_choices->setVisible(several);
    m_choicesTitle->setVisible(m_report.hasChoice);
    if (!m_report.hasChoice) {
        m_choices->clear();
        return;
    }
    if (!choices) {
        m_choicesTitle->setText(tr("Ways to play: computing…"));
        m_choices->clear();
        return;
    }
    m_choicesTitle->setText(choicesTitle(static_cast<int>(choices->size())));
    m_choicesTitle->setVisible(!m_choicesTitle->text().isEmpty());
    m_choices->setAccessibleName(m_choicesTitle->text());
    QStringList lines;
    std::size_t rank = 1;
    const std::size_t listed = std::min<std::size_t>(choices->size(), MaxChoices);
    for (std::size_t i = 0; several && i < listed; ++i) {
        constexpr double Same = 1e-9;
        const auto chance = [&](std::size_t at) {
            return (*choices)[at].odds.winProbability(m_report.chooser);
        };
        // Choices with the same chance share a rank.
        if (i > 0 && std::abs(chance(i) - chance(i - 1)) > Same) {
            rank = i + 1;
        }
        lines << choiceLine(i, rank);
    }
    if (several && listed < choices->size()) {
        lines << tr("and %n more", nullptr, static_cast<int>(choices->size() - listed));
    }
    QStringList before;
    for (int i = 0; i < m_choices->count(); ++i) {
        before << m_choices->item(i)->text();
    }
    if (before != lines) {
        m_choices->clear();
        m_choices->addItems(lines);
    }
    updateChoicesHeight();
}

void OddsPanel::updateChoicesHeight()
{
    // Shows whole lines, as many as fit. They wrap at the width beside the list's scroll bar.
    const int room = std::max(0, qRound(height() * ShareOfChoices));
    const auto fit = [this, room] {
        m_choices->doItemsLayout();
        const int top = m_choices->visualItemRect(m_choices->item(0)).top();
        int seen = 0;
        int needed = 0;
        for (; seen < m_choices->count(); ++seen) {
            const int below = m_choices->visualItemRect(m_choices->item(seen)).bottom() - top + 3;
            if (seen >= MinLines && below > room) {
                break;
            }
            needed = below;
        }
        m_choices->setFixedHeight(needed);
        return seen == m_choices->count();
    };
    m_choices->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (m_choices->count() > 0 && !fit()) {
        m_choices->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        fit();
    }
}

void OddsPanel::updateLuck()
{
    const QString luck = luckText();
    m_luck->setText(luck.isEmpty() ? luck : withMethodNote(luck, m_report.method));
    m_luck->setVisible(!m_luck->text().isEmpty());
    m_legend->setVisible(!m_report.throws.empty());
    //: What the chart shows; %1 White's name, %2 Black's
    const QString legend =
        tr("Line: the chance of %1. Bars: the luck of each throw, up for %1, down for %2.")
            .arg(m_report.names.white, m_report.names.black);
    m_legend->setText(withMethodNote(legend, m_report.method));
    m_notes->setText(methodText(m_report.method));
}

void OddsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_match.odds().setWatched(this, true);
    m_hint->setEnabled(m_match.can(Command::Hint));
    updateReport();
}

void OddsPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_match.odds().setWatched(this, false);
}

void OddsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateChoicesHeight();
}

bool OddsPanel::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateButtonDirection(); // the text or font of a button may have changed
    }
    return QWidget::event(event);
}

void OddsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        QMetaObject::invokeMethod(this, &OddsPanel::updateChoicesHeight, Qt::QueuedConnection);
    }
}

void OddsPanel::retranslate()
{
    m_hint->setText(tr("Hint"));
    m_hint->setToolTip(tr("Mark the best choice on the board"));
    m_present->setText(tr("Latest"));
    m_present->setToolTip(tr("Back to the latest throw (Return)"));
    m_progress->setAccessibleName(tr("Solving this game"));
    m_chart->retranslate();
    updateReport();
}

} // namespace doublets
