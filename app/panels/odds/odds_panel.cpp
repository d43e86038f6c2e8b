// SPDX-License-Identifier: MIT
#include "panels/odds/odds_panel.h"

#include "core/game/game.h"
#include "core/procedures/procedure.h"
#include "match/match.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/guess/guess_panel.h"
#include "panels/odds/odds_bar.h"
#include "panels/odds/odds_chart.h"
#include "panels/odds/odds_reporter.h"
#include "table/fonts/plain_text.h"
#include "text/computer_names.h"
#include "text/odds_text.h"
#include "text/quoted.h"

#include <QBoxLayout>
#include <QCursor>
#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int MinLines = 5;      ///< minimum number of choices visible, if there are as many
constexpr int MaxChoices = 1000; ///< maximum number of choices listed

/// Sets whether the layout keeps the place of `widget` while it is hidden.
void setKeepsPlace(QWidget &widget, bool keeps)
{
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    widget.setSizePolicy(policy);
}

/// Sets whether `widget` stays at least as high as it is now.
void setKeepsHeight(QWidget &widget, bool keeps)
{
    widget.setMinimumHeight(keeps ? widget.height() : 0);
}

} // namespace

OddsPanel::OddsPanel(Match &match, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_scrollArea(new QScrollArea(this))
    , m_page(new QWidget(m_scrollArea->viewport()))
    , m_titleLabel(plainLabel(m_page))
    , m_progressBar(new QProgressBar(this))
    , m_guessPanel(new GuessPanel(match, m_page))
    , m_oddsBar(new OddsBar(m_page))
    , m_chanceLabel(plainLabel(m_page))
    , m_choicesTitleLabel(plainLabel(m_page))
    , m_choicesList(new QListWidget(m_page))
    , m_allChoicesButton(new QToolButton(m_page))
    , m_playButton(new QToolButton(m_page))
    , m_oddsChart(new OddsChart(m_page))
    , m_legendLabel(plainLabel(m_page))
    , m_luckLabel(plainLabel(m_page))
    , m_notesLabel(plainLabel(m_page))
    , m_hintButton(new QToolButton(this))
    , m_returnButton(new QToolButton(this))
    , m_buttonLayout(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_titleLabel->setObjectName(u"oddsTitle"_s);
    m_progressBar->setObjectName(u"oddsProgress"_s);
    m_oddsBar->setObjectName(u"oddsBar"_s);
    m_chanceLabel->setObjectName(u"oddsChance"_s);
    m_choicesTitleLabel->setObjectName(u"oddsChoicesTitle"_s);
    m_choicesList->setObjectName(u"oddsChoices"_s);
    m_allChoicesButton->setObjectName(u"oddsAllChoices"_s);
    m_playButton->setObjectName(u"oddsPlay"_s);
    m_oddsChart->setObjectName(u"oddsChart"_s);
    m_legendLabel->setObjectName(u"oddsLegend"_s);
    m_luckLabel->setObjectName(u"oddsLuck"_s);
    m_notesLabel->setObjectName(u"oddsNotes"_s);
    m_hintButton->setObjectName(u"oddsHint"_s);
    m_returnButton->setObjectName(u"oddsPresent"_s);
    setUpLayout();
    connect(&match.oddsWatch(), &OddsWatch::changed, this, &OddsPanel::updateReport);
    connect(&match.guessFirst(), &GuessFirst::changed, this, &OddsPanel::updateReport);
    connect(m_guessPanel, &GuessPanel::oddsUncovered, this, &OddsPanel::oddsUncovered);
    connect(&match, &Match::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::CommandsChanged) {
            m_hintButton->setEnabled(m_match.can(Command::Hint));
            updatePlayButton();
        } else if (change.kind == Change::Kind::Revealed) {
            updateReport();
        }
    });
    connect(m_oddsChart, &OddsChart::rowChosen, &match.shown(), &ShownMoment::lookBackAt);
    connect(m_oddsChart, &OddsChart::latestThrowRequested, &match.shown(),
            &ShownMoment::returnToPresent);
    connect(m_hintButton, &QToolButton::clicked, &match, &Match::requestHint);
    connect(m_returnButton, &QToolButton::clicked, &match.shown(), &ShownMoment::returnToPresent);
    connectChoices();
    setFocusProxy(m_oddsChart);
    retranslate();
}

void OddsPanel::connectChoices()
{
    m_choicesList->setMouseTracking(true);
    m_choicesList->installEventFilter(this);
    m_choicesList->viewport()->installEventFilter(this);
    m_playButton->installEventFilter(this);
    connect(m_choicesList, &QListWidget::currentRowChanged, this, [this] {
        updateChoicePreview();
        updatePlayButton();
        revealCurrentChoice();
    });
    connect(m_choicesList, &QListWidget::itemDoubleClicked, this, &OddsPanel::playSelectedChoice);
    connect(m_playButton, &QToolButton::clicked, this, [this] {
        m_choicesList->setFocus(); // the button is disabled once the choice has been played
        playSelectedChoice();
    });
    connect(m_allChoicesButton, &QToolButton::clicked, this, [this] {
        m_choicesList->setFocus(); // the button is hidden while all choices are shown
        m_showsAllChoices = true;
        updateChoicesHeight();
    });
    connect(m_scrollArea->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        // Scrolling moves the list under a pointer at rest.
        if (m_hoveredChoice >= 0) {
            m_hoveredChoice = choiceAt(QCursor::pos());
            updateChoicePreview();
        }
    });
    connect(m_choicesList, &QListWidget::itemEntered, this, [this](const QListWidgetItem *item) {
        m_hoveredChoice = m_choicesList->row(item);
        updateChoicePreview();
    });
}

bool OddsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_choicesList->viewport() && event->type() == QEvent::Leave) {
        m_hoveredChoice = -1;
        updateChoicePreview();
    } else if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        QMetaObject::invokeMethod(this, &OddsPanel::updateChoicePreview, Qt::QueuedConnection);
    } else if (watched == m_choicesList && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && !key->isAutoRepeat()) {
            playSelectedChoice();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

int OddsPanel::choiceAt(const QPoint &globalPosition) const
{
    const QWidget *viewport = m_choicesList->viewport();
    const QPoint position = viewport->mapFromGlobal(globalPosition);
    const bool isInside = viewport->visibleRegion().contains(position);
    return isInside ? m_choicesList->row(m_choicesList->itemAt(position)) : -1;
}

void OddsPanel::updateChoicePreview()
{
    const bool hasFocus = m_choicesList->hasFocus() || m_playButton->hasFocus();
    const int current = hasFocus ? m_choicesList->currentRow() : -1;
    const int row = m_hoveredChoice >= 0 ? m_hoveredChoice : current;
    const auto decision = m_match.oddsWatch().decision();
    const auto &choices = m_report.choices;
    const bool isListed = m_choicesList->isVisible() && choices && row >= 0 &&
                          row < static_cast<int>(choices->size());
    if (isListed && decision) {
        m_match.choicePreview().show(*decision, (*choices)[static_cast<std::size_t>(row)].plays);
    } else {
        m_match.choicePreview().clear();
    }
}

std::vector<Play> OddsPanel::selectedPlays() const
{
    const auto &choices = m_report.choices;
    const int row = m_choicesList->currentRow();
    const bool isChoice = choices && row >= 0 && row < static_cast<int>(choices->size()) &&
                          row < MaxChoices && m_choicesList->count() > 0;
    return isChoice ? (*choices)[static_cast<std::size_t>(row)].plays : std::vector<Play>();
}

void OddsPanel::updatePlayButton()
{
    const QString why = playHindranceText();
    m_playButton->setEnabled(why.isEmpty());
    m_playButton->setToolTip(
        plainToolTip(why.isEmpty() ? tr("Play the selected choice on the board (Enter)") : why));
}

void OddsPanel::playSelectedChoice()
{
    if (const QString why = playHindranceText(); !why.isEmpty()) {
        m_match.remark(why);
        return;
    }
    m_match.playAll(selectedPlays());
    Q_EMIT boardFocusRequested();
}

void OddsPanel::revealCurrentChoice()
{
    if (m_choicesList->hasFocus() && m_choicesList->currentItem() != nullptr) {
        const QRect line = m_choicesList->visualItemRect(m_choicesList->currentItem());
        const QPoint centre = m_choicesList->viewport()->mapTo(m_page, line.center());
        m_scrollArea->ensureVisible(m_page->width() / 2, centre.y(), 0, line.height());
    }
}

void OddsPanel::setUpLayout()
{
    m_page->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(m_page);
    for (QLabel *label : {m_titleLabel, m_chanceLabel, m_choicesTitleLabel, m_legendLabel,
                          m_luckLabel, m_notesLabel}) {
        label->setWordWrap(true);
        label->setForegroundRole(QPalette::Text);
    }
    QFont heading; // sets only the weight, so that the size follows the font of the panel
    heading.setBold(true);
    m_titleLabel->setFont(heading);
    m_progressBar->setRange(0, 1000);
    m_choicesList->setWordWrap(true);
    m_choicesList->setFrameShape(QFrame::NoFrame);
    m_choicesList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_choicesList->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the page scrolls
    m_choicesList->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_choicesList->setResizeMode(QListView::Adjust);
    m_choicesList->hide();
    for (QToolButton *button : {m_allChoicesButton, m_playButton}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->hide();
    }
    for (QWidget *each : std::initializer_list<QWidget *>{
             m_titleLabel, m_guessPanel, m_oddsBar, m_chanceLabel, m_choicesTitleLabel,
             m_choicesList, m_allChoicesButton, m_playButton, m_luckLabel, m_oddsChart,
             m_legendLabel, m_notesLabel}) {
        column->addWidget(each);
    }
    column->setStretchFactor(m_oddsChart, 4);
    column->addStretch(1);
    setScrolledPage(*m_scrollArea, m_page);
    m_scrollArea->setMinimumHeight(MinScrollHeight);

    for (QToolButton *button : {m_hintButton, m_returnButton}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_buttonLayout->addWidget(button);
    }
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 4);
    all->addWidget(m_scrollArea, 1);
    // Outside the page, whose widgets stay in place although computing starts and ends often.
    setKeepsPlace(*m_progressBar, true);
    all->addWidget(m_progressBar);
    all->addLayout(m_buttonLayout);
}

void OddsPanel::updateButtonDirection()
{
    // A row of buttons may take at most two fifths of a window that is small for its font.
    const int widest = QFontInfo(font()).pixelSize() * 12;
    const int row = m_hintButton->sizeHint().width() + m_returnButton->sizeHint().width();
    m_buttonLayout->setDirection(row > widest ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OddsPanel::updateReport()
{
    if (!isVisible()) {
        return;
    }
    m_report = createOddsReport(m_match);
    m_guessPanel->refresh();
    const bool solving = m_report.state == OddsReport::State::Solving;
    m_progressBar->setVisible(solving || (m_report.isEstimate() && m_report.knownShare < 1));
    m_progressBar->setValue(
        static_cast<int>((solving ? m_report.solvedShare : m_report.knownShare) * 1000));
    m_titleLabel->setText(titleText());
    m_returnButton->setEnabled(m_report.isPastMoment);
    updateChances();
    updateChoices();
    updateLuck();
    m_oddsChart->setReport(m_report);
    updateCoveredState();
}

void OddsPanel::updateCoveredState()
{
    const bool covered = m_report.isCovered;
    setKeepsPlace(*m_progressBar, !covered);
    m_progressBar->setVisible(m_progressBar->isVisibleTo(this) && !covered);
    for (QWidget *each : std::initializer_list<QWidget *>{m_oddsBar, m_chanceLabel, m_oddsChart}) {
        each->setVisible(!covered);
    }
    if (covered) {
        QToolTip::hideText(); // may be a tool tip of the chart
    }
}

void OddsPanel::focusGuess()
{
    m_guessPanel->focusGuess();
}

void OddsPanel::updateChances()
{
    m_oddsBar->setOdds(m_report.currentOdds, m_report.names);
    m_chanceLabel->setText(chanceText());
    m_chanceLabel->setToolTip(marginExplanation());
    m_chanceLabel->setAccessibleDescription(marginExplanation());
    setKeepsHeight(*m_chanceLabel, !m_report.currentOdds && !m_report.isCovered);
    m_oddsBar->setAccessibleName(m_titleLabel->text());
    m_oddsBar->setAccessibleDescription(m_chanceLabel->text());
}

void OddsPanel::updateChoices()
{
    const auto &choices = m_report.choices;
    const bool several = choices && choices->size() > 1;
    updateChoicesVisibility();
    if (!m_report.hasChoice) {
        m_choicesList->clear();
        return;
    }
    if (!choices) {
        m_choicesTitleLabel->setText(tr("Computing the ways to play…"));
        m_choicesList->setAccessibleName(m_choicesTitleLabel->text());
        m_choicesList->clear();
        return;
    }
    m_choicesTitleLabel->setText(choicesTitle(*choices));
    m_choicesTitleLabel->setVisible(!m_choicesTitleLabel->text().isEmpty());
    m_choicesList->setAccessibleName(m_choicesTitleLabel->text());
    m_allChoicesButton->setText(
        tr("All %n ways to play", nullptr, static_cast<int>(choices->size())));
    const QStringList lines = several ? choiceLines(*choices) : QStringList();
    QStringList before;
    for (int i = 0; i < m_choicesList->count(); ++i) {
        before << m_choicesList->item(i)->text();
    }
    if (before != lines) {
        m_hoveredChoice = -1;
        m_choicesList->clear();
        m_choicesList->addItems(lines);
        if (const auto decision = m_match.oddsWatch().decision(); m_listedDecision != decision) {
            m_listedDecision = decision;
            m_showsAllChoices = false;
            m_scrollArea->verticalScrollBar()->setValue(0); // the best choice of the new throw
        }
        updateChoicePreview();
    }
    updatePlayButton();
    updateChoicesHeight();
}

void OddsPanel::updateChoicesVisibility()
{
    const auto &choices = m_report.choices;
    const bool isComputing = m_report.hasChoice && !choices;
    const bool isShown =
        choices ? choices->size() > 1 : isComputing && m_choicesList->isVisibleTo(this);
    m_choicesTitleLabel->setVisible(m_report.hasChoice);
    setKeepsHeight(*m_choicesTitleLabel, isComputing);
    m_choicesList->setVisible(isShown);
    m_playButton->setVisible(isShown);
    const bool hasAll = m_allChoicesButton->isVisibleTo(this) ||
                        m_allChoicesButton->sizePolicy().retainSizeWhenHidden();
    setKeepsPlace(*m_allChoicesButton, isComputing && hasAll);
    m_allChoicesButton->setVisible(hasAll && isShown && !isComputing);
}

QStringList OddsPanel::choiceLines(const std::vector<Choice> &choices) const
{
    QStringList lines;
    std::size_t rank = 1;
    const auto chance = [&](std::size_t at) {
        return percentText(choices[at].odds.score(m_report.chooser));
    };
    const std::size_t listed = std::min<std::size_t>(choices.size(), MaxChoices);
    for (std::size_t i = 0; i < listed; ++i) {
        if (i > 0 && chance(i) != chance(i - 1)) {
            rank = i + 1;
        }
        lines << choiceLine(i, rank);
    }
    if (listed < choices.size()) {
        lines << tr("and %n more", nullptr, static_cast<int>(choices.size() - listed));
    }
    return lines;
}

void OddsPanel::updateChoicesHeight()
{
    const int count = m_choicesList->count();
    for (int i = 0; i < count; ++i) {
        m_choicesList->setRowHidden(i, false);
    }
    m_choicesList->doItemsLayout();
    const auto heightOf = [this](int lines) {
        return lines == 0 ? 0
                          : m_choicesList->visualItemRect(m_choicesList->item(lines - 1)).bottom() -
                                m_choicesList->visualItemRect(m_choicesList->item(0)).top() + 3;
    };
    // The choice that was made is shown even if it is far down the list.
    const int made = m_report.chosenIndex ? static_cast<int>(*m_report.chosenIndex) : -1;
    const auto heightOfMade = [&](int lines) {
        return made >= lines && made < count
                   ? m_choicesList->visualItemRect(m_choicesList->item(made)).height()
                   : 0;
    };
    const int space = heightForChoices();
    const bool isShort = heightOf(count) > space && count > MinLines && !m_showsAllChoices;
    int shown = count;
    while (isShort && shown > MinLines &&
           heightOf(shown) + heightOfMade(shown) > space - allChoicesButtonHeight()) {
        --shown;
    }
    m_allChoicesButton->setVisible(m_choicesList->isVisibleTo(this) && isShort);
    m_choicesList->setFixedHeight(heightOf(shown) + heightOfMade(shown));
    for (int i = shown; i < count; ++i) {
        m_choicesList->setRowHidden(i, i != made);
    }
}

int OddsPanel::heightForChoices() const
{
    const int list = m_choicesList->isVisibleTo(this) ? m_choicesList->minimumHeight() : 0;
    const int button = m_allChoicesButton->isVisibleTo(this) ? allChoicesButtonHeight() : 0;
    m_page->layout()->invalidate();
    return m_scrollArea->viewport()->height() -
           (m_page->layout()->heightForWidth(m_page->width()) - list - button);
}

int OddsPanel::allChoicesButtonHeight() const
{
    return std::max(m_allChoicesButton->sizeHint().height(), m_allChoicesButton->minimumHeight()) +
           m_page->layout()->spacing();
}

void OddsPanel::updateLuck()
{
    const QString luck = luckText();
    m_luckLabel->setText(luck.isEmpty() ? luck : withMethodNote(luck, m_report.method));
    m_luckLabel->setVisible(!m_luckLabel->text().isEmpty());
    const QString rounding =
        tr("Totals are computed from figures before rounding.", "totals of luck in the odds panel");
    m_luckLabel->setToolTip(rounding);
    m_luckLabel->setAccessibleDescription(rounding);
    m_legendLabel->setVisible(!m_report.throws.empty());
    //: What the chart shows; %1 White's name, %2 Black's
    const QString legend =
        tr("The line shows %1’s chance. Bars, in the thrower’s colour, show each throw’s luck: up "
           "for %1, down for %2.")
            .arg(m_report.names.white, m_report.names.black);
    //: added to what the chart shows
    const QString draws = canBeDrawn() ? u' ' + tr("The grey band shows draws.") : QString();
    m_legendLabel->setText(
        withMethodNote(withComputersInSentences(legend) + draws, m_report.method));
    m_notesLabel->setText(methodText(m_report.method));
}

void OddsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_match.oddsWatch().setWatched(this, true);
    m_hintButton->setEnabled(m_match.can(Command::Hint));
    updateReport();
}

void OddsPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_match.oddsWatch().setWatched(this, false);
    m_hoveredChoice = -1;
    updateChoicePreview();
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
    m_hintButton->setText(tr("Hint"));
    m_hintButton->setToolTip(tr("Mark the best choice on the board"));
    m_playButton->setText(tr("Play this move"));
    m_returnButton->setText(tr("Latest"));
    m_returnButton->setToolTip(tr("Back to the latest throw (Enter)"));
    m_progressBar->setAccessibleName(tr("Computing the odds"));
    // A percentage alone would look like odds.
    m_progressBar->setFormat(m_progressBar->accessibleName() + colon() + u"%p%"_s);
    m_oddsChart->retranslate();
    updateReport();
}

} // namespace doublets
