// SPDX-License-Identifier: MIT
#include "match/course/course_of_play.h"

#include "core/game/game.h"
#include "text/caption.h"
#include "text/computer_names.h"
#include "text/events_text.h"
#include "text/explanation_priority.h"
#include "text/fate_text.h"
#include "text/odds_text.h"
#include "text/throw_names.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns whether the text of `event` would only repeat the title of the row, or announce the next
/// row.
bool isImpliedByRows(const Event &event)
{
    return std::holds_alternative<DiceThrown>(event) || std::holds_alternative<TurnPassed>(event);
}

} // namespace

CourseOfPlay::CourseOfPlay(QObject *parent)
    : QAbstractListModel(parent)
{
}

void CourseOfPlay::setGame(const Game *game)
{
    beginResetModel();
    m_game = game;
    m_actionCount = game != nullptr ? game->history().size() : 0;
    m_rows = rows();
    m_mistakes.clear();
    endResetModel();
}

void CourseOfPlay::setActionCount(std::size_t actions)
{
    const std::size_t count = m_game != nullptr ? std::min(actions, m_game->history().size()) : 0;
    if (m_actionCount != count) {
        m_actionCount = count;
        update();
    }
}

void CourseOfPlay::setPlayerNames(const PlayerNames &names)
{
    if (names != m_names) {
        m_names = names;
        retranslate();
    }
}

void CourseOfPlay::setMistakes(const std::vector<std::optional<Mistake>> &mistakes)
{
    if (m_mistakes != mistakes) {
        m_mistakes = mistakes;
        retranslate(); // the texts of all rows may differ
    }
}

std::optional<Mistake> CourseOfPlay::mistakeIn(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return at < m_mistakes.size() ? m_mistakes[at] : std::nullopt;
}

void CourseOfPlay::setNotes(const Notes &notes)
{
    if (m_notes != notes) {
        m_notes = notes;
        retranslate();
    }
}

QString CourseOfPlay::notesOn(const Row &row) const
{
    QStringList notes;
    for (const auto &[step, text] : m_notes.all()) {
        if (step.actions > row.first && step.actions <= row.last + 1) {
            notes << text;
        }
    }
    return notes.join(u'\n');
}

QString CourseOfPlay::accessibleText(int row) const
{
    const Row &entry = m_rows[static_cast<std::size_t>(row)];
    QStringList lines{titleOf(row, NumberStyle::Figures)};
    for (const QString &line : {detailsOf(row, NumberStyle::Figures), notesOn(entry)}) {
        if (!line.isEmpty()) {
            lines << line;
        }
    }
    if (!notesOn(entry).isEmpty()) {
        //: %1 the user's notes on a throw
        lines.last() = tr("Note: %1").arg(lines.last());
    }
    return lines.join(u'\n');
}

void CourseOfPlay::retranslate()
{
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

std::vector<CourseOfPlay::Row> CourseOfPlay::rows() const
{
    std::vector<Row> rows;
    if (m_game == nullptr) {
        return rows;
    }
    int number = 0;
    const auto &history = m_game->history();
    for (std::size_t i = 0; i < m_actionCount; ++i) {
        if (std::holds_alternative<Play>(history[i].action)) {
            rows.back().last = i;
        } else {
            number += std::holds_alternative<Throw>(history[i].action) ? 1 : 0;
            rows.push_back({i, i, number});
        }
    }
    return rows;
}

void CourseOfPlay::update()
{
    // Only the end of the game changes, by one action at a time.
    const std::vector<Row> now = rows();
    const int before = rowCount();
    const int after = static_cast<int>(now.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows = now;
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows = now;
        endRemoveRows();
    } else {
        m_rows = now;
    }
    if (after > 0) {
        // Once another row follows, the numbers of the previous row can no longer be claimed, and
        // all its events are revealed.
        Q_EMIT dataChanged(index(qMax(0, after - 2)), index(after - 1));
    }
}

int CourseOfPlay::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CourseOfPlay::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || m_game == nullptr) {
        return {};
    }
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole:
        return titleOf(index.row(), m_names.numberStyle);
    case DetailRole:
        return detailsOf(index.row(), m_names.numberStyle);
    case MistakeRole:
        return mistakeIn(index.row()).has_value();
    case ThrowRole:
        return throwTitle(row);
    case NoteRole:
        return notesOn(row);
    case Qt::AccessibleTextRole:
        return accessibleText(index.row());
    case Qt::DisplayRole:
        return u"%1\n%2"_s
            .arg(titleOf(index.row(), m_names.numberStyle),
                 detailsOf(index.row(), m_names.numberStyle))
            .trimmed();
    default:
        return {};
    }
}

const Position &CourseOfPlay::positionAt(int row) const
{
    return m_game->history()[m_rows[static_cast<std::size_t>(row)].last].after;
}

std::size_t CourseOfPlay::throwIndexAt(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].first;
}

std::size_t CourseOfPlay::actionCountAt(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].last + 1;
}

Throw CourseOfPlay::diceAt(int row) const
{
    const Action &action = m_game->history()[m_rows[static_cast<std::size_t>(row)].first].action;
    if (const auto *lead = std::get_if<OpeningThrow>(&action)) {
        return {lead->white, lead->black};
    }
    return std::get<Throw>(action);
}

std::vector<Event> CourseOfPlay::eventsToExplain(int row) const
{
    const Row &entry = m_rows[static_cast<std::size_t>(row)];
    std::size_t action = entry.first;
    Event foremost = m_game->history()[entry.first].events[0];
    for (std::size_t i = entry.first; i <= entry.last; ++i) {
        for (const Event &event : m_game->history()[i].events) {
            if (isRevealed(entry, event) &&
                explanationPriority(event) >= explanationPriority(foremost)) {
                foremost = event;
                action = i;
            }
        }
    }
    return eventsWithSameFate(m_game->history()[action].events, foremost);
}

bool CourseOfPlay::isRevealed(const Row &row, const Event &event) const
{
    const bool isLast = row.last + 1 == m_actionCount;
    return !isLast || m_game->position().isOver() || !isConcealed(m_game->rules(), event);
}

QString CourseOfPlay::titleOf(int index, NumberStyle numbers) const
{
    const Row &row = m_rows[static_cast<std::size_t>(index)];
    const HistoryEntry &entry = m_game->history()[row.first];
    const auto *dice = std::get_if<Throw>(&entry.action);
    if (dice == nullptr) {
        return leadThrowTitle();
    }
    //: Number of the throw, who throws, name of the throw: "12. Anne: 6 and 1 (sice-ace)"
    return tr("%1. %2: %3")
        .arg(QString::number(row.number), m_names.nameOf(throwerOf(row)),
             throwName(m_game->ruleSet(), numbers, *dice));
}

QString CourseOfPlay::leadThrowTitle()
{
    return tr("The opening throw");
}

QString CourseOfPlay::throwTitle(const Row &row) const
{
    const auto *dice = std::get_if<Throw>(&m_game->history()[row.first].action);
    if (dice == nullptr) {
        return leadThrowTitle();
    }
    //: Number of the throw, who throws, its name: "Throw no. 12, Anne: 6 and 1 (sice-ace)"
    return tr("Throw no. %1, %2: %3")
        .arg(QString::number(row.number), m_names.nameOf(throwerOf(row)),
             throwName(m_game->ruleSet(), m_names.numberStyle, *dice));
}

Side CourseOfPlay::throwerOf(const Row &row) const
{
    const Position &before = m_game->positionAfter(row.first);
    return before.stage == Stage::Claiming ? referee::nextThrower(m_game->rules(), before)
                                           : before.thrower;
}

QString CourseOfPlay::detailsOf(int index, NumberStyle numbers) const
{
    const Row &row = m_rows[static_cast<std::size_t>(index)];
    std::vector<Event> described;
    for (std::size_t i = row.first; i <= row.last; ++i) {
        for (const Event &event : m_game->history()[i].events) {
            if (isRevealed(row, event)) {
                described.push_back(event);
            }
        }
    }
    const QString text = eventsText(described, numbers);
    const auto mistake = mistakeIn(index);
    if (!mistake) {
        return text;
    }
    // The difference of the figures shown in the list of choices.
    const double cost = roundedNumber(100 * (mistake->score + mistake->loss), 1) -
                        roundedNumber(100 * mistake->score, 1);
    //: %1 a player; %2 percentage points: "4.2"
    const QString said = withComputersInSentences(
        tr("A mistake by %1, which cost %2 percentage points.")
            .arg(m_names.nameOf(mistake->by), QLocale().toString(cost, 'f', 1)));
    const QString noted = withMethodNote(said, oddsMethod(m_game->rules()));
    return text.isEmpty() ? noted : text + u'\n' + noted;
}

QString CourseOfPlay::eventsText(const std::vector<Event> &events, NumberStyle numbers) const
{
    std::vector<Event> described = events;
    std::erase_if(described, isImpliedByRows);
    return doublets::eventsText(m_game->ruleSet(), m_names.withNumberStyle(numbers), described);
}

Step CourseOfPlay::stepAtEndOf(std::size_t actions) const
{
    if (actions == 0) {
        return {};
    }
    const Row &row = m_rows[static_cast<std::size_t>(rowOf({actions, 0}))];
    const Events &events = m_game->history()[actions - 1].events;
    const auto losses = std::ranges::count_if(events, [&](const Event &event) {
        return std::holds_alternative<NumberLost>(event) && isRevealed(row, event);
    });
    return {actions, static_cast<int>(losses)};
}

Step CourseOfPlay::lastStep() const
{
    return stepAtEndOf(m_actionCount);
}

std::optional<Step> CourseOfPlay::stepAfter(const Step &step) const
{
    if (step < stepAtEndOf(step.actions)) {
        return Step{step.actions, step.losses + 1};
    }
    return step.actions < m_actionCount ? std::optional(Step{step.actions + 1, 0}) : std::nullopt;
}

std::optional<Step> CourseOfPlay::stepBefore(const Step &step) const
{
    if (step.losses > 0) {
        return Step{step.actions, step.losses - 1};
    }
    return step.actions > 0 ? std::optional(stepAtEndOf(step.actions - 1)) : std::nullopt;
}

int CourseOfPlay::rowOf(const Step &step) const
{
    const auto next = std::ranges::lower_bound(m_rows, step.actions, {}, &Row::first);
    return static_cast<int>(next - m_rows.begin()) - 1;
}

const Position &CourseOfPlay::positionAt(const Step &step) const
{
    return m_game->positionAfter(step.actions);
}

std::vector<Event> CourseOfPlay::eventsAt(const Step &step) const
{
    std::vector<Event> described;
    if (step.actions == 0) {
        return described;
    }
    const Row &row = m_rows[static_cast<std::size_t>(rowOf(step))];
    int losses = 0;
    for (const Event &event : m_game->history()[step.actions - 1].events) {
        if (isRevealed(row, event)) {
            losses += std::holds_alternative<NumberLost>(event) ? 1 : 0;
            if (losses == step.losses) {
                described.push_back(event);
            }
        }
    }
    return described;
}

QString CourseOfPlay::textOf(const Step &step, NumberStyle numbers) const
{
    return eventsText(eventsAt(step), numbers);
}

std::vector<Event> CourseOfPlay::eventsToExplain(const Step &step) const
{
    const std::vector<Event> events = eventsAt(step);
    const auto foremost = std::ranges::max_element(events, {}, explanationPriority);
    return foremost != events.end() ? std::vector{*foremost} : std::vector<Event>();
}

} // namespace doublets
