// SPDX-License-Identifier: MIT
#include "panels/dice/dice_panel.h"

#include "match/match.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/dice/dice_chart.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/dice_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr qreal SmallerLetters = 0.85; ///< as a share of the panel's font size

} // namespace

DicePanel::DicePanel(Match &match, const Session &session, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_session(session)
    , m_model(new DiceModel(this))
    , m_scopeLabel(plainLabel(this))
    , m_scopeBox(new QComboBox(this))
    , m_scrollArea(new QScrollArea(this))
    , m_page(new QWidget(m_scrollArea->viewport()))
    , m_chart(new DiceChart(*m_model, m_page))
    , m_bandLegendLabel(plainLabel(m_page))
    , m_conclusionsLabel(plainLabel(m_page))
    , m_table(new QTableView(m_page))
    , m_originsLabel(plainLabel(m_page))
    , m_statisticsLabel(plainLabel(m_page))
    , m_saveButton(new QToolButton(this))
{
    m_scopeBox->setObjectName(u"diceScope"_s);
    m_conclusionsLabel->setObjectName(u"diceSaid"_s);
    m_chart->setObjectName(u"diceChart"_s);
    m_table->setObjectName(u"diceTable"_s);
    m_originsLabel->setObjectName(u"diceNotes"_s);
    m_bandLegendLabel->setObjectName(u"diceBand"_s);
    m_statisticsLabel->setObjectName(u"diceStatistics"_s);
    m_saveButton->setObjectName(u"diceSave"_s);
    setUpLayout();
    m_scopeBox->addItems({QString(), QString()});
    m_scopeLabel->setBuddy(m_scopeBox);
    m_scopeLabel->hide();
    // The texts are wider than a narrow panel.
    m_scopeBox->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scopeBox->setMinimumContentsLength(8);
    connect(&match, &Match::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Revealed) {
            updateReport();
        }
    });
    connect(m_scopeBox, &QComboBox::currentIndexChanged, this, &DicePanel::updateReport);
    connect(m_saveButton, &QToolButton::clicked, this, &DicePanel::saveRequested);
    retranslate();
}

void DicePanel::setUpLayout()
{
    m_page->setBackgroundRole(QPalette::Base);
    auto *pageColumn = new QVBoxLayout(m_page);
    for (QLabel *label :
         {m_bandLegendLabel, m_conclusionsLabel, m_originsLabel, m_statisticsLabel}) {
        label->setWordWrap(true);
        label->setForegroundRole(QPalette::Text);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);
    m_table->installEventFilter(this);
    m_table->setWordWrap(false); // keeps row heights independent of the width
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideNone);
    m_table->horizontalHeader()->setDefaultAlignment(
        Qt::Alignment(Qt::AlignCenter | Qt::TextWordWrap));
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_chart, m_bandLegendLabel, m_conclusionsLabel, m_table,
                                          m_originsLabel, m_statisticsLabel}) {
        pageColumn->addWidget(each);
    }
    pageColumn->addStretch(1);
    setScrolledPage(*m_scrollArea, m_page);
    m_scrollArea->setMinimumHeight(MinScrollHeight);
    m_saveButton->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_saveButton->setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->addWidget(m_scopeBox);
    column->addWidget(m_scrollArea, 1);
    column->addWidget(m_saveButton);
    setFocusProxy(m_scopeBox);
    updateTextSizes();
}

void DicePanel::updateReport()
{
    const Game &game = m_match.game();
    const Moment moment = m_match.shown().moment();
    DiceReport report{
        game.ruleSet(), m_match.playerNames(), {}, {}, 1, m_scopeBox->currentIndex() == 1,
        moment.isPast()};
    report.tally = DiceTally(std::span(game.history()).first(moment.actions));
    const GameDiceOrigin mine{game.dice().origin(), game.dice().seed()};
    if (report.coversAllGames) {
        report.tally.add(m_session.dice().earlierTally());
        report.origins = m_session.dice().earlierOrigins();
        report.gameCount += m_session.dice().earlierGameCount();
    }
    if (std::ranges::find(report.origins, mine) == report.origins.end()) {
        report.origins.push_back(mine);
    }
    m_report = std::move(report);
    m_isOutdated = true;
    if (isVisible()) {
        showReport();
    }
}

void DicePanel::showReport()
{
    m_isOutdated = false;
    m_model->setReport(m_report);
    updateDescription();
}

void DicePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isOutdated) {
        showReport();
    }
}

QString DicePanel::scopeText() const
{
    const DiceReport &report = m_model->report();
    QStringList sentences;
    if (report.coversAllGames) {
        sentences << tr("%n game(s) counted together.", nullptr, report.gameCount);
    }
    if (report.isPastMoment) {
        sentences << tr("Counted up to the throw shown.");
    }
    return sentences.join(u' ');
}

QString DicePanel::originsText() const
{
    QStringList texts;
    for (const GameDiceOrigin &each : m_model->report().origins) {
        texts << diceOriginText(each.origin, each.seed);
    }
    //: %1 where the dice come from: "thrown from the seed 1674"
    return tr("The dice: %1.").arg(texts.join(tr("; ", "between sources of dice")));
}

void DicePanel::updateDescription()
{
    const DiceReport &report = m_model->report();
    const bool empty = report.tally.isEmpty();
    QStringList said{scopeText()};
    if (empty) {
        said << tr("No dice have been thrown yet.");
    } else {
        said << unusualCountsText(report.ruleSet, report.names, report.tally)
             << evennessText(report.tally.total().faces) << doubletsText(report.tally.total());
    }
    said.removeAll(QString());
    m_conclusionsLabel->setText(said.join(u"\n\n"_s));
    m_statisticsLabel->setText(empty ? QString() : fairnessTestText(report.tally.total().faces));
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_chart, m_bandLegendLabel, m_table, m_statisticsLabel}) {
        each->setVisible(!empty);
    }
    m_saveButton->setEnabled(!empty);
    m_chart->setAccessibleDescription(m_conclusionsLabel->text());
    m_originsLabel->setText(originsText() + u"\n\n"_s +
                            tr("Opening throws count; throws that were undone do not."));
    updateTableHeight();
}

void DicePanel::updateTableHeight()
{
    // The page scrolls vertically as a whole; a table that is too wide scrolls horizontally.
    const QHeaderView *columns = m_table->horizontalHeader();
    updateHeadingSizes();
    m_table->resizeRowsToContents();
    const QScrollBar *side = m_table->horizontalScrollBar();
    const int bar = side->maximum() > side->minimum() ? side->sizeHint().height() : 0;
    m_table->setFixedHeight(columns->height() + m_table->verticalHeader()->length() + bar +
                            2 * m_table->frameWidth() + 2);
}

void DicePanel::updateHeadingSizes()
{
    QHeaderView *columns = m_table->horizontalHeader();
    const QFontMetrics metrics = columns->fontMetrics();
    const int edges = 2 * columns->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, columns);
    constexpr int Spare = 4; // glyphs may extend beyond their advance width
    int widest = m_table->fontMetrics().horizontalAdvance(u"88.8–88.8"_s);
    for (int i = 0; i < DiceModel::ColumnCount; ++i) {
        for (const QString &word : m_model->shortHeading(i).split(u' ')) {
            widest = std::max(widest, metrics.horizontalAdvance(word));
        }
    }
    columns->setMinimumSectionSize(widest + edges + Spare);
    int height = 0;
    for (int i = 0; i < DiceModel::ColumnCount; ++i) {
        const QRect room(0, 0, columns->sectionSize(i) - edges, QWIDGETSIZE_MAX);
        const QString heading = m_model->shortHeading(i);
        height = std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, heading).height());
    }
    columns->setFixedHeight(std::max(height + edges, fonts::MinControlSize));
}

bool DicePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table &&
        (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)) {
        // Queued, so that the columns have their final width.
        QMetaObject::invokeMethod(this, &DicePanel::updateTableHeight, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void DicePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateTextSizes();
    }
}

void DicePanel::updateTextSizes()
{
    QFont smaller = font();
    smaller.setPixelSize(qRound(QFontInfo(font()).pixelSize() * SmallerLetters));
    m_statisticsLabel->setFont(smaller);
}

void DicePanel::retranslate()
{
    m_scopeBox->setItemText(0, tr("This game"));
    m_scopeBox->setItemText(1, tr("All games of this session"));
    m_scopeLabel->setText(tr("Which games are counted"));
    m_scopeBox->setToolTip(tr("All games since the program was started"));
    m_chart->setAccessibleName(tr("How often each number came up, as bars"));
    m_table->setAccessibleName(tr("How often each number came up, as a list"));
    m_bandLegendLabel->setText(
        tr("The band shows what fair dice usually do. \u25b2 more often, \u25bc less often."));
    m_saveButton->setText(tr("Save the figures…"));
    m_saveButton->setToolTip(tr("Save the figures as comma-separated values"));
    m_model->retranslate();
    updateReport();
}

} // namespace doublets
