// SPDX-License-Identifier: MIT
#include "panels/statistics/statistics_dialog.h"

#include "core/files/atomic_file.h"
#include "match/session/record_players.h"
#include "match/session/session.h"
#include "panels/charts/chart_view.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dialogs/dialogs.h"
#include "panels/dialogs/wrapping_combo_box.h"
#include "panels/dialogs/wrapping_layout.h"
#include "panels/speech/announcer.h"
#include "panels/statistics/game_bar_charts.h"
#include "panels/statistics/game_line_charts.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"

#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

enum ScoreColumn {
    PlayersColumn,
    RuleSetColumn,
    GamesColumn,
    WonColumn,
    DrawnColumn,
    ThrowsColumn,
    ScoreColumnCount
};

} // namespace

StatisticsDialog::StatisticsDialog(Session &session, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_filters(new QWidget(this))
    , m_pairLabel(plainLabel(m_filters))
    , m_pairBox(new WrappingComboBox(u"statisticsPair"_s, m_filters))
    , m_ruleSetLabel(plainLabel(m_filters))
    , m_ruleSetBox(new WrappingComboBox(u"statisticsRuleSet"_s, m_filters))
    , m_summaryLabel(plainLabel(this))
    , m_messageLabel(plainLabel(this))
    , m_results(new QWidget(this))
    , m_table(new QTableWidget(0, ScoreColumnCount, m_results))
    , m_luckChart(new ChartView(createLuckChart(m_statistics), m_results))
    , m_doubletsChart(new ChartView(createDoubletsChart(m_statistics), m_results))
    , m_throwsChart(new ChartView(createThrowsChart(m_statistics), m_results))
    , m_gamesChart(new ChartView(createGamesChart(m_statistics), m_results))
    , m_saveButton(new QPushButton(this))
    , m_eraseButton(new QPushButton(this))
    , m_closeButton(new QPushButton(this))
{
    setObjectName(u"statisticsDialog"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    createLayout();
    connect(m_pairBox, &QComboBox::currentIndexChanged, this, &StatisticsDialog::updateStatistics);
    connect(m_ruleSetBox, &QComboBox::currentIndexChanged, this,
            &StatisticsDialog::updateStatistics);
    connect(m_saveButton, &QPushButton::clicked, this, &StatisticsDialog::save);
    connect(m_eraseButton, &QPushButton::clicked, this, &StatisticsDialog::erase);
    connect(m_closeButton, &QPushButton::clicked, this, &QDialog::reject);
    connect(&session, &Session::loggedGamesChanged, this, &StatisticsDialog::load);
    retranslate();
    if (m_log.games.empty()) {
        m_closeButton->setFocus();
    }
    resize(StatisticsDialog::sizeHint());
}

StatisticsDialog::~StatisticsDialog() = default;

void StatisticsDialog::createLayout()
{
    m_summaryLabel->setObjectName(u"statisticsSummary"_s);
    m_messageLabel->setObjectName(u"statisticsMessage"_s);
    m_table->setObjectName(u"statisticsTable"_s);
    m_saveButton->setObjectName(u"statisticsSave"_s);
    m_eraseButton->setObjectName(u"statisticsErase"_s);
    m_closeButton->setObjectName(u"statisticsClose"_s);
    m_pairLabel->setBuddy(m_pairBox);
    m_ruleSetLabel->setBuddy(m_ruleSetBox);
    m_summaryLabel->setWordWrap(true);
    m_messageLabel->setWordWrap(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(PlayersColumn, QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(RuleSetColumn, QHeaderView::Stretch);
    m_table->viewport()->installEventFilter(this);

    auto *results = new QVBoxLayout(m_results);
    results->setContentsMargins(0, 0, 0, 0);
    results->addWidget(m_table);
    m_chartGrid = new QGridLayout;
    m_chartGrid->setSpacing(fontMetrics().height() / 2);
    results->addLayout(m_chartGrid, 1);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, fontMetrics().height() / 2);
    auto *form = new QFormLayout(m_filters);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(m_pairLabel, m_pairBox);
    form->addRow(m_ruleSetLabel, m_ruleSetBox);
    column->addWidget(m_filters);
    column->addWidget(m_summaryLabel);
    column->addWidget(m_results, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *buttons = new WrappingLayout;
    buttons->addWidget(m_saveButton);
    buttons->addWidget(m_eraseButton);
    buttons->addStretch();
    buttons->addWidget(m_closeButton);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_messageLabel);
    layout->addLayout(buttons);
    m_closeButton->setDefault(true);
}

void StatisticsDialog::updateLayout()
{
    const int letter = fontMetrics().height();
    const bool isWide = width() >= letter * 40;
    const int minSize = fonts::currentSizes().minControlSize;
    for (QWidget *control :
         std::initializer_list<QWidget *>{m_pairLabel, m_pairBox, m_ruleSetLabel, m_ruleSetBox,
                                          m_saveButton, m_eraseButton, m_closeButton}) {
        control->setMinimumHeight(minSize);
    }
    int cell = 0;
    for (ChartView *chart : charts()) {
        chart->setMinimumHeight(letter * 12);
        if (!chart->isHidden()) {
            const bool isFirstOfThree = cell == 0 && m_luckChart->isHidden();
            const int columns = isWide ? 2 : 1;
            const int span = isFirstOfThree ? columns : 1;
            m_chartGrid->addWidget(chart, cell / columns, cell % columns, 1, span);
            cell += span;
        }
    }
    m_chartGrid->setColumnStretch(0, 1);
    m_chartGrid->setColumnStretch(1, isWide ? 1 : 0);
    m_table->verticalHeader()->setDefaultSectionSize(
        std::max(fonts::MinControlSize, qRound(letter * 1.5)));
    updateColumnWidths();
    updateTableHeight();
}

bool StatisticsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        updateColumnWidths();
        // Queued, so that the columns have their final width.
        QMetaObject::invokeMethod(this, &StatisticsDialog::updateTableHeight, Qt::QueuedConnection);
    }
    return QDialog::eventFilter(watched, event);
}

void StatisticsDialog::updateTableHeight()
{
    // Not resizeRowsToContents(), which makes rows high enough for touch: rows are only read.
    const int lineHeight = m_table->verticalHeader()->defaultSectionSize();
    const int padding = lineHeight - fontMetrics().height();
    constexpr int MaxRows = 5; // more rows scroll
    int height = m_table->rowCount() == 0 ? lineHeight : 0;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        m_table->setRowHeight(row, std::max(lineHeight, textHeight(row) + padding));
        height += row < MaxRows ? m_table->rowHeight(row) : 0;
    }
    const QHeaderView &header = *m_table->horizontalHeader();
    if (header.length() > m_table->viewport()->width()) {
        height += m_table->horizontalScrollBar()->sizeHint().height() +
                  style()->pixelMetric(QStyle::PM_ScrollView_ScrollBarSpacing, nullptr, m_table);
    }
    m_table->setFixedHeight(header.sizeHint().height() + height + 2 * m_table->frameWidth());
}

void StatisticsDialog::updateColumnWidths()
{
    constexpr double MaxPlayersShare = 0.4; // longer names are elided
    m_table->resizeColumnToContents(PlayersColumn);
    m_table->setColumnWidth(PlayersColumn, std::min(m_table->columnWidth(PlayersColumn),
                                                    qRound(MaxPlayersShare * width())));
    int longestWord = 0;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (const QString &word : m_table->item(row, RuleSetColumn)->text().split(u' ')) {
            longestWord = std::max(longestWord, m_table->fontMetrics().horizontalAdvance(word));
        }
    }
    longestWord += 2 * cellMargin();
    // If there is too little space for the longest word, the table scrolls sideways.
    QHeaderView &header = *m_table->horizontalHeader();
    const int space =
        m_table->viewport()->width() - header.length() + header.sectionSize(RuleSetColumn);
    header.setSectionResizeMode(RuleSetColumn, space < longestWord ? QHeaderView::Interactive
                                                                   : QHeaderView::Stretch);
    if (space < longestWord) {
        header.resizeSection(RuleSetColumn, longestWord);
    }
}

int StatisticsDialog::cellMargin() const
{
    return style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_table) + 1;
}

int StatisticsDialog::textHeight(int row) const
{
    int height = 0;
    for (const int column : {PlayersColumn, RuleSetColumn}) {
        const QRect cell(0, 0, m_table->columnWidth(column) - 2 * cellMargin(), QWIDGETSIZE_MAX);
        const QString name = m_table->model()->index(row, column).data().toString();
        const QRect text = m_table->fontMetrics().boundingRect(cell, Qt::TextWordWrap, name);
        height = std::max(height, text.height());
    }
    return height;
}

void StatisticsDialog::load()
{
    m_log = m_session.loggedGames();
    if (m_log.error) {
        showMessage(errorText(*m_log.error));
    } else if (m_log.damagedLineCount > 0) {
        showMessage(tr("%n damaged line(s) of the statistics were skipped.", nullptr,
                       m_log.damagedLineCount));
    } else {
        showMessage({});
    }
    fillFilters();
    updateStatistics();
}

void StatisticsDialog::fillFilters()
{
    const QSignalBlocker pairBlocker(m_pairBox);
    const QSignalBlocker ruleSetBlocker(m_ruleSetBox);
    const int pairIndex = m_pairBox->currentIndex();
    const std::optional<ScorePair> chosenPair =
        pairIndex > 0 ? std::optional(m_pairs[static_cast<std::size_t>(pairIndex - 1)])
                      : std::nullopt;
    const QString chosenRuleSet = m_ruleSetBox->currentData().toString();
    m_pairs.clear();
    m_pairBox->clear();
    m_ruleSetBox->clear();
    m_pairBox->addItem(tr("All players"));
    m_ruleSetBox->addItem(tr("All games"), QString());
    for (const GameStatistics::Score &score : computeGameStatistics(m_log.games).scores) {
        if (std::ranges::none_of(
                m_pairs, [&](const ScorePair &each) { return isSamePair(each, score.players); })) {
            m_pairs.push_back(score.players);
            m_pairBox->addItem(scorePairName(score.players));
        }
        if (m_ruleSetBox->findData(score.ruleSet) < 0) {
            m_ruleSetBox->addItem(recordedGameName(m_session.catalogue(), score.ruleSet),
                                  score.ruleSet);
        }
    }
    const auto pair = chosenPair ? std::ranges::find_if(m_pairs,
                                                        [&](const ScorePair &each) {
                                                            return isSamePair(each, *chosenPair);
                                                        })
                                 : m_pairs.end();
    m_pairBox->setCurrentIndex(
        m_pairs.size() == 1     ? 1 // its chart of luck has a line for each player
        : pair == m_pairs.end() ? 0
                                : static_cast<int>(pair - m_pairs.begin()) + 1);
    m_ruleSetBox->setCurrentIndex(std::max(0, m_ruleSetBox->findData(chosenRuleSet)));
}

void StatisticsDialog::updateStatistics()
{
    StatisticsFilter filter;
    if (m_pairBox->currentIndex() > 0) {
        filter.pair = m_pairs[static_cast<std::size_t>(m_pairBox->currentIndex() - 1)];
    }
    filter.ruleSet = m_ruleSetBox->currentData().toString();
    m_statistics = computeGameStatistics(m_log.games, filter);
    const int games = static_cast<int>(m_statistics.games.size());
    if (m_log.games.empty()) {
        m_summaryLabel->setText(
            tr("No games yet. Play a game to its end to see who won, how long the game took, and "
               "which player the dice favoured. Games between two computers are not counted."));
    } else if (games == 0) {
        m_summaryLabel->setText(tr("These players have not finished a game with these rules."));
    } else {
        const QString text = tr("%Ln game(s) played to the end.", nullptr, games);
        m_summaryLabel->setText(m_statistics.isForOnePair()
                                    ? text
                                    : text + u' ' + tr("Choose two players to see their luck."));
    }
    m_results->setVisible(games > 0);
    m_filters->setVisible(!m_log.games.empty());
    m_summaryLabel->setAlignment(games > 0 ? Qt::AlignLeading : Qt::AlignCenter);
    m_saveButton->setEnabled(games > 0);
    m_eraseButton->setEnabled(!m_log.games.empty() || m_log.damagedLineCount > 0 ||
                              m_log.error.has_value());
    m_luckChart->setVisible(m_luckChart->chart().categoryCount() > 0);
    updateTable();
    for (ChartView *chart : charts()) {
        chart->retranslate(); // a title may depend on the dates
    }
}

void StatisticsDialog::updateTable()
{
    const QLocale locale;
    m_table->setRowCount(0);
    const auto addRow = [&](const QStringList &texts) {
        const int row = m_table->rowCount();
        m_table->setRowCount(row + 1);
        for (int column = 0; column < ScoreColumnCount; ++column) {
            auto *item = new QTableWidgetItem(texts[column]);
            item->setToolTip(plainToolTip(texts[column]));
            if (column > RuleSetColumn) {
                item->setTextAlignment(Qt::AlignCenter);
            }
            m_table->setItem(row, column, item);
        }
    };
    const auto mean = [&locale](int throws, int games) {
        return locale.toString(static_cast<double>(throws) / games, 'f', 1);
    };
    if (!m_statistics.isForOnePair()) {
        for (const GameStatistics::PlayerScore &each : playerScores(m_statistics.games)) {
            addRow({customNameOf(each.player), m_ruleSetBox->currentText(),
                    locale.toString(each.games), locale.toString(each.wins),
                    locale.toString(each.draws), mean(each.throws, each.games)});
        }
    }
    for (const GameStatistics::Score &each : m_statistics.scores) {
        //: games won by the first and the second player
        const QString won = tr("%1 – %2").arg(locale.toString(each.score.wins[0]),
                                              locale.toString(each.score.wins[1]));
        const int games = each.score.games();
        addRow({scorePairName(each.players), recordedGameName(m_session.catalogue(), each.ruleSet),
                locale.toString(games), won, locale.toString(each.score.draws),
                mean(each.throws, games)});
    }
    updateLayout();
}

void StatisticsDialog::save()
{
    const QString path = m_dialogs.getSaveCsvPath(this, u"statistics.csv"_s);
    if (path.isEmpty()) {
        return;
    }
    const auto error =
        writeFileAtomically(path, gameStatisticsCsv(m_statistics), FilePurpose::UserFile);
    //: %1: the name of a file
    showMessage(error ? errorTextWithAdvice(*error)
                      : tr("Saved: %1").arg(QFileInfo(path).fileName()));
}

void StatisticsDialog::erase()
{
    if (!m_dialogs.confirmStatisticsErasure(this)) {
        return;
    }
    if (const auto error = m_session.clearLoggedGames()) {
        showMessage(errorText(*error));
    } else {
        showMessage(tr("The statistics have been erased."));
        m_closeButton->setFocus();
    }
}

void StatisticsDialog::showMessage(const QString &text)
{
    m_messageLabel->setText(text);
    m_messageLabel->setVisible(!text.isEmpty());
    if (!text.isEmpty()) {
        Announcer::announce(this, text);
    }
}

QSize StatisticsDialog::sizeHint() const
{
    const int letter = fontMetrics().height();
    return QSize(letter * 46, letter * 44).boundedTo(maxDialogSize(*this));
}

void StatisticsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        // Queued, because child widgets receive the new font later.
        QMetaObject::invokeMethod(this, &StatisticsDialog::updateLayout, Qt::QueuedConnection);
    }
}

void StatisticsDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    updateLayout();
}

void StatisticsDialog::retranslate()
{
    setWindowTitle(tr("Statistics"));
    m_pairLabel->setText(tr("&Players:"));
    m_ruleSetLabel->setText(tr("&Game:"));
    m_pairBox->setToolTip(tr("Count only games between these players"));
    m_ruleSetBox->setToolTip(tr("Count only games played with these rules"));
    m_table->setAccessibleName(tr("Results of each player and pair of players"));
    m_table->setHorizontalHeaderLabels(
        {tr("Players"), tr("Game"), tr("Games"), tr("Won"), tr("Drawn"), tr("Throws per game")});
    m_saveButton->setText(tr("&Save the figures…"));
    m_saveButton->setToolTip(tr("Save a table of the games as comma-separated values"));
    m_eraseButton->setText(tr("&Erase…"));
    m_eraseButton->setToolTip(tr("Erase the statistics of all games"));
    m_closeButton->setText(tr("&Close"));
    load();
}

} // namespace doublets
