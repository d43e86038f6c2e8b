// SPDX-License-Identifier: MIT
#include "inventions/invention_odds.h"

#include "core/chance/rounded_shares.h"
#include "core/procedures/procedure.h"
#include "table/fonts/plain_text.h"
#include "text/odds_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

enum Row : int { FirstWins, SecondWins, Drawn, Throws, RowCount };
enum Column : int { Original, Invented, Change, ColumnCount };

constexpr int ShareDecimals = 2;
constexpr int ThrowDecimals = 2;

/// Returns the shares of games that the first rows are about.
std::vector<double> sharesOf(const Odds &odds)
{
    return {odds.white, odds.black, odds.drawProbability()};
}

int decimalsOf(const OddsRow &game, int row)
{
    return row == Throws ? ThrowDecimals : isEstimate(game.method) ? 1 : ShareDecimals;
}

QString cellText(const OddsRow &game, int row)
{
    if (row == Throws) {
        return QLocale().toString(game.odds.throws, 'f', decimalsOf(game, row));
    }
    return percentTexts(sharesOf(game.odds), decimalsOf(game, row))[row];
}

/// Returns the number that cellText() shows, rounded as there.
double shownNumber(const OddsRow &game, int row)
{
    const int decimals = decimalsOf(game, row);
    return row == Throws
               ? roundedNumber(game.odds.throws, decimals)
               : 100 * roundedShares(sharesOf(game.odds), decimals)[static_cast<std::size_t>(row)];
}

QString changeText(const OddsRow &original, const OddsRow &invented, int row)
{
    return signedNumberText(shownNumber(invented, row) - shownNumber(original, row),
                            decimalsOf(invented, row));
}

} // namespace

InventionOdds::InventionOdds(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(RowCount, ColumnCount, this))
    , m_noteLabel(plainLabel(this))
    , m_progressBar(new QProgressBar(this))
    , m_taskButton(new QPushButton(this))
    , m_task({.resultReady = [this](const std::vector<OddsRow> &rows) { showRows(rows); },
              .finished =
                  [this] {
                      updateControls();
                      Q_EMIT oddsComputed(summaryText());
                  },
              .progressChanged =
                  [this](double share) { m_progressBar->setValue(qRound(100 * share)); }})
{
    m_table->setObjectName(u"inventionOdds"_s);
    m_noteLabel->setObjectName(u"inventionOddsNote"_s);
    m_progressBar->setObjectName(u"inventionProgress"_s);
    m_taskButton->setObjectName(u"inventionCancel"_s);
    createLayout();
    connect(m_taskButton, &QPushButton::clicked, this, [this] {
        if (m_task.isRunning()) {
            cancel();
        } else {
            start();
        }
    });
    retranslate();
    updateControls();
}

void InventionOdds::createLayout()
{
    for (int row = 0; row < RowCount; ++row) {
        for (int column = 0; column < ColumnCount; ++column) {
            auto *item = new QTableWidgetItem;
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the columns fill the width
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_noteLabel->setWordWrap(true);
    m_taskButton->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(m_progressBar, 1);
    row->addWidget(m_taskButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    column->addLayout(row);
    column->addWidget(m_noteLabel);
}

void InventionOdds::setGames(const RuleSet &original, const RuleSet &invented)
{
    if (m_originalRow && m_originalRow->game.ruleSet != original) {
        m_originalRow.reset();
    }
    m_originalRuleSet = original;
    m_inventedRuleSet = invented;
    m_inventedRow.reset();
    start();
}

void InventionOdds::setCover(const QString &remark)
{
    if (m_coverRemark != remark) {
        m_coverRemark = remark;
        updateTable();
    }
}

void InventionOdds::start()
{
    std::vector<RuleSetWithRulings> games{{*m_inventedRuleSet, {}}};
    // Both games must be played in the same way to be compared.
    const bool isRandom = oddsMethod(m_inventedRuleSet->defaultRules) == OddsMethod::RandomPlay;
    if (!m_originalRow || (m_originalRow->method == OddsMethod::RandomPlay) != isRandom) {
        m_originalRow.reset();
        games.push_back({*m_originalRuleSet, m_originalRuleSet->defaultRulings()});
    }
    m_isCancelled = false;
    m_progressBar->setValue(0);
    m_task.start([games, isRandom](TaskPromise<std::vector<OddsRow>> &report) {
        auto rows = isRandom ? computeRandomPlayOpeningOdds(games, report.progress())
                             : computeOpeningOdds(games, false, report.progress());
        if (rows) {
            report.deliver(std::move(*rows));
        }
    });
    updateTable();
    updateControls();
}

void InventionOdds::cancel()
{
    m_task.cancel();
    m_isCancelled = true;
    updateControls();
}

void InventionOdds::showRows(const std::vector<OddsRow> &rows)
{
    m_inventedRow = rows.front();
    if (rows.size() > 1) {
        m_originalRow = rows.back();
    }
    updateTable();
}

void InventionOdds::setCell(int row, int column, const QString &text)
{
    m_table->item(row, column)->setText(text);
}

bool InventionOdds::canBeDrawn() const
{
    return m_inventedRuleSet && m_inventedRuleSet->defaultRules.procedure->canBeDrawn;
}

void InventionOdds::updateTable()
{
    m_table->setRowHidden(SecondWins, !canBeDrawn()); // otherwise it follows from the first row
    m_table->setRowHidden(Drawn, !canBeDrawn());
    for (int row = 0; row < RowCount; ++row) {
        const bool isCovered = !m_coverRemark.isEmpty();
        const bool showsOriginal = m_originalRow && !isCovered;
        const bool showsInvented = m_inventedRow && !isCovered;
        setCell(row, Original, showsOriginal ? cellText(*m_originalRow, row) : u"–"_s);
        setCell(row, Invented, showsInvented ? cellText(*m_inventedRow, row) : u"–"_s);
        const bool isKnown = showsOriginal && showsInvented;
        setCell(row, Column::Change,
                isKnown ? changeText(*m_originalRow, *m_inventedRow, row) : u"–"_s);
    }
    m_table->resizeRowsToContents();
    m_table->updateGeometry();
    m_noteLabel->setText(noteText());
}

QString InventionOdds::noteText() const
{
    if (!m_coverRemark.isEmpty()) {
        return m_coverRemark;
    }
    if (m_isCancelled) {
        return tr("Cancelled. The odds are not known.");
    }
    if (!m_inventedRow) {
        return tr("Computing the odds…");
    }
    switch (m_inventedRow->method) {
    case OddsMethod::Exact:
        return tr("Exact, for two players who play as well as they can. Changes in shares are "
                  "given in percentage points.");
    case OddsMethod::OneSided:
        return tr("Computed one side at a time: exact if each player tries to finish in the "
                  "fewest turns. Changes in shares are given in percentage points.");
    case OddsMethod::GoodPlay:
        //: %1 and %2 percentage points: half a 95% interval of a share, and of a change
        return withMargins(
            tr("Estimated under good play: each share is uncertain by ± %1 percentage points, and "
               "a change of less than %2 may be chance."));
    case OddsMethod::RandomPlay:
        break;
    }
    //: %1 and %2 percentage points: half a 95% interval of a share, and of a change
    return withMargins(
        tr("Estimated from random play: each share is uncertain by ± %1 percentage points, and a "
           "change of less than %2 may be chance."));
}

QString InventionOdds::withMargins(const QString &text) const
{
    const auto points = [](double share) { return QLocale().toString(100 * share, 'f', 1); };
    const double margin = m_inventedRow->odds.margin;
    const double otherMargin = m_originalRow ? m_originalRow->odds.margin : 0;
    return text.arg(points(margin), points(std::hypot(margin, otherMargin))) + u' ' +
           marginExplanation(m_inventedRow->method);
}

QString InventionOdds::summaryText() const
{
    if (!m_originalRow || !m_inventedRow || !m_coverRemark.isEmpty()) {
        return m_coverRemark;
    }
    //: %1 and %3 shares of games, %2 and %4 numbers of throws
    const QString summary =
        tr("The first thrower wins %1 of the games (original: %3). A game "
           "takes %2 throws (original: %4).")
            .arg(cellText(*m_inventedRow, FirstWins), cellText(*m_inventedRow, Throws),
                 cellText(*m_originalRow, FirstWins), cellText(*m_originalRow, Throws));
    return canBeDrawn()
               //: %1 and %3 shares of games lost, %2 and %4 shares of games drawn
               ? summary + u' ' +
                     tr("The first thrower loses %1 (original: %3) and draws %2 (original: %4).")
                         .arg(cellText(*m_inventedRow, SecondWins), cellText(*m_inventedRow, Drawn),
                              cellText(*m_originalRow, SecondWins), cellText(*m_originalRow, Drawn))
               : summary;
}

void InventionOdds::updateControls()
{
    const bool isRunning = m_task.isRunning();
    m_progressBar->setVisible(isRunning);
    m_taskButton->setVisible(isRunning || m_isCancelled);
    m_taskButton->setText(isRunning ? tr("&Cancel") : tr("&Compute again"));
    m_noteLabel->setText(noteText());
}

void InventionOdds::retranslate()
{
    m_table->setHorizontalHeaderLabels({
        //: Heads of columns; keep them short.
        tr("Original", "column of odds"),
        tr("Invented", "column of odds"),
        tr("Change", "column of odds"),
    });
    m_table->setVerticalHeaderLabels(
        {tr("First thrower wins"), tr("Second thrower wins"), tr("Drawn"), tr("Throws in a game")});
    m_table->setAccessibleName(tr("Odds of the original game and of the invention"));
    m_progressBar->setAccessibleName(tr("Computing the odds…"));
    updateTable();
    updateControls();
}

} // namespace doublets
