// SPDX-License-Identifier: MIT
#include "panels/comparison/comparison_model.h"

#include "core/dice/dice.h"
#include "text/quoted.h"
#include "text/rule_text.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns a game after the actions of `history`.
std::unique_ptr<Game> gameOf(const RuleSet &ruleSet, const Rulings &rulings,
                             const std::vector<HistoryEntry> &history)
{
    auto game = std::make_unique<Game>(ruleSet, rulings,
                                       std::make_unique<ScriptedDice>(std::vector<std::uint8_t>()));
    std::vector<Action> actions;
    actions.reserve(history.size());
    for (const HistoryEntry &entry : history) {
        actions.push_back(entry.action);
    }
    static_cast<void>(game->restore(actions)); // cannot fail: the actions were legal
    return game;
}

int throwsForLead(const Game &game)
{
    const auto &history = game.history();
    const auto first = std::ranges::find_if_not(history, [](const HistoryEntry &e) {
        return std::holds_alternative<OpeningThrow>(e.action);
    });
    return static_cast<int>(first - history.begin());
}

} // namespace

ComparisonModel::ComparisonModel(const RuleSet &ruleSet, const Rulings &rulings,
                                 const std::vector<HistoryEntry> &history, PlayerNames names,
                                 QObject *parent)
    : QAbstractTableModel(parent)
    , m_names(std::move(names))
    , m_playedFaceCount(facesInOrder(history).size())
{
    setGame(Played, gameOf(ruleSet, rulings, history));
}

ComparisonModel::~ComparisonModel() = default;

void ComparisonModel::setGame(int column, std::unique_ptr<Game> game)
{
    auto &course = m_courses[columnIndex(column)];
    course = std::make_unique<CourseOfPlay>();
    course->setPlayerNames(m_names);
    course->setGame(game.get());
    m_games[columnIndex(column)] = std::move(game);
}

void ComparisonModel::setComparedGame(const RuleSet &ruleSet, const Rulings &rulings,
                                      const Comparison &comparison)
{
    beginResetModel();
    setGame(Compared, gameOf(ruleSet, rulings, comparison.history));
    const Game &first = *game(Played);
    const auto divergence =
        firstDivergence(first.history(), comparison.history, game(Compared)->rules());
    m_divergenceRow.reset();
    if (divergence) {
        m_divergenceRow = throwsForLead(*game(Compared)) + static_cast<int>(divergence->throwIndex);
        m_divergesByChoice = divergence->isByChoice;
    }
    endResetModel();
}

void ComparisonModel::clearComparedGame(const RuleSet &ruleSet, const Rulings &rulings)
{
    beginResetModel();
    m_openingGame = gameOf(ruleSet, rulings, {});
    m_courses[columnIndex(Compared)].reset();
    m_games[columnIndex(Compared)].reset();
    m_divergenceRow.reset();
    endResetModel();
}

void ComparisonModel::retranslate()
{
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void ComparisonModel::setNumberStyle(NumberStyle style)
{
    setPlayerNames(m_names.withNumberStyle(style));
}

void ComparisonModel::setPlayerNames(const PlayerNames &names)
{
    m_names = names;
    for (const auto &course : m_courses) {
        if (course != nullptr) {
            course->setPlayerNames(m_names);
        }
    }
    retranslate();
}

QString ComparisonModel::sourceName(int column) const
{
    const RuleSet &set = game(column)->ruleSet();
    if (set.invention) {
        //: %1 the name of a game that a class has invented
        return tr("the invention “%1”").arg(set.game);
    }
    const QString name = quoted(translatedRuleText(set.nickname));
    // The same source on both sides: the rulings differ.
    const RuleSet &played = game(Played)->ruleSet();
    const bool again = column == Compared && set.id == played.id && !played.invention;
    return again ? tr("%1, with these rules").arg(name) : name;
}

int ComparisonModel::rowCountOf(int column) const
{
    return m_courses[columnIndex(column)] == nullptr ? 0
                                                     : m_courses[columnIndex(column)]->rowCount();
}

int ComparisonModel::clampedRow(int column, int row) const
{
    return std::min(row, rowCountOf(column) - 1);
}

const Position &ComparisonModel::positionAt(int column, int row) const
{
    const int last = clampedRow(column, row);
    return last < 0 ? game(column)->startPosition()
                    : m_courses[columnIndex(column)]->positionAt(last);
}

Throw ComparisonModel::diceAt(int column, int row) const
{
    const int last = clampedRow(column, row);
    return last < 0 ? Throw() : m_courses[columnIndex(column)]->diceAt(last);
}

int ComparisonModel::throwCountOf(int column) const
{
    return game(column) == nullptr ? 0 : game(column)->throwCount();
}

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : std::max(rowCountOf(Played), rowCountOf(Compared));
}

int ComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case CourseOfPlay::TitleRole:
        return title(index.row(), index.column());
    case CourseOfPlay::DetailRole:
        return detail(index.row(), index.column());
    case DivergenceRole:
        return m_divergenceRow == index.row();
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return u"%1\n%2"_s
            .arg(title(index.row(), index.column()), detail(index.row(), index.column()))
            .trimmed();
    default:
        return {};
    }
}

QString ComparisonModel::title(int row, int column) const
{
    if (row >= rowCountOf(column)) {
        return {};
    }
    return m_courses[columnIndex(column)]->index(row).data(CourseOfPlay::TitleRole).toString();
}

QString ComparisonModel::detail(int row, int column) const
{
    QStringList sentences;
    if (m_divergenceRow == row && column == Compared) {
        sentences << (m_divergesByChoice
                          ? tr("From here the games differ: the players choose differently.")
                          : tr("From here the games differ: other rules."));
    }
    if (row < rowCountOf(column)) {
        if (column == Compared && hasSeededDice(row)) {
            sentences << tr("(Dice from the seed.)");
        }
        sentences
            << m_courses[columnIndex(column)]->index(row).data(CourseOfPlay::DetailRole).toString();
    } else if (const Game *shorter = game(column);
               shorter != nullptr && (column == Compared || shorter->position().isOver())) {
        sentences << tr("This game is over.");
    }
    return sentences.join(u' ');
}

bool ComparisonModel::hasSeededDice(int row) const
{
    std::size_t faces = 0;
    for (int i = 0; i <= row; ++i) {
        faces += static_cast<std::size_t>(m_courses[columnIndex(Compared)]->diceAt(i).size());
    }
    return faces > m_playedFaceCount;
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole) {
        // A name that does not fit is elided at its end.
        return QVariant::fromValue(Qt::Alignment(Qt::AlignLeading | Qt::AlignVCenter));
    }
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole && game(section) != nullptr) {
        return gameWithNickname(game(section)->ruleSet());
    }
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && game(section) != nullptr) {
        return ruleSetTitle(game(section)->ruleSet());
    }
    return {};
}

} // namespace doublets
