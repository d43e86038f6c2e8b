// SPDX-License-Identifier: MIT
#include "match/commentary/commentary.h"

#include "core/game/referee.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "text/caption.h"
#include "text/claim_text.h"
#include "text/rule_text.h"
#include "text/spoken_text.h"

#include <algorithm>
#include <utility>

namespace doublets {

Commentary::Commentary(Match &match, QObject *parent)
    : QObject(parent)
    , m_match(match)
{
    connect(&match, &Match::changed, this, &Commentary::onChange);
}

void Commentary::onChange(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::NewGame:
        m_areUnclaimedKnown = false;
        m_isIntroductionDue = true;
        m_isPromptDue = true;
        m_isClaimKeyDue = true;
        m_turn.reset();
        break;
    case Change::Kind::Corrected: // the correction is announced where it is made
        m_areUnclaimedKnown = false;
        m_describedActions = m_match.game().history().size();
        m_hasUndone = false;
        break;
    case Change::Kind::Undone:
        m_areUnclaimedKnown = false;
        if (m_match.game().history().size() <
            m_describedActions) { // otherwise the action has not been described
            m_describedActions = m_match.game().history().size();
            m_hasUndone = true;
            m_undoneText = spokenActionText(m_match.game(), m_match.playerNames(), *change.entry);
        }
        break;
    case Change::Kind::Revealed:
        m_isDescriptionDue = true;
        describe();
        break;
    case Change::Kind::Played:
        describeUnclaimedNumbers(*change.entry);
        break;
    case Change::Kind::Redone:
    case Change::Kind::Stepped:
        m_areUnclaimedKnown = false;
        break;
    case Change::Kind::CommandsChanged:
        break;
    }
}

void Commentary::describeUnclaimedNumbers(const HistoryEntry &entry)
{
    const bool isNext = m_describedActions + 1 == m_match.game().history().size();
    const QString text =
        unclaimedNumbersText(m_match.game(), m_match.playerNames(), entry, level());
    if (isNext && !text.isEmpty() && !m_isPaused && !m_isIntroductionDue && !m_hasUndone) {
        m_areUnclaimedKnown = true;
        Q_EMIT sentencesReady(text);
    }
}

void Commentary::setPaused(bool paused)
{
    m_isPaused = paused;
    // Queued, so that the caller has finished first.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_isDescriptionDue && m_match.isTableAtRest()) {
                describe();
            }
        },
        Qt::QueuedConnection);
}

void Commentary::repeatIntroduction()
{
    m_isIntroductionDue = true;
    m_isDescriptionDue = true;
}

SpeechLevel Commentary::level() const
{
    return m_match.settings().speechLevel.value();
}

void Commentary::describe()
{
    const Moment moment = m_match.shown().moment();
    // Describe a throw together with the forced play that is about to follow.
    const bool isMoreDue = !moment.isPast() && !m_isIntroductionDue && m_match.isForcedPlayDue();
    if (m_isPaused || isMoreDue) {
        return;
    }
    m_isDescriptionDue = false;
    if (moment.isPast()) {
        if (m_describedPast != moment) {
            m_describedPast = moment;
            const QString caption = m_match.shown().caption(NumberStyle::Figures);
            Q_EMIT pastMomentDescribed((caption + u' ' + noteText()).trimmed());
        }
        return;
    }
    QStringList parts{m_isIntroductionDue ? introduction() : recentActions()};
    const bool isTaskDescribed = !m_isIntroductionDue &&
                                 m_describedActions < m_match.game().history().size() &&
                                 lastEventImpliesTask(m_match.game());
    if (m_describedPast) {
        parts.prepend(tr("Back at the latest throw."));
    }
    parts.removeAll(QString());
    const bool isLent = m_match.isBoardLent(); // First steps and lessons have their own texts
    const bool saysTask = !isLent && !m_match.game().position().isOver();
    m_describedPast.reset();
    m_isIntroductionDue = false;
    m_hasUndone = false;
    m_areUnclaimedKnown = false;
    m_describedActions = m_match.game().history().size();
    if (parts.isEmpty()) {
        return;
    }
    if (saysTask) {
        parts << claimPrompt();
        const QString next = task(); // also records whose turn it is
        parts << (isTaskDescribed ? QString() : next);
        parts << continuePrompt();
    }
    parts.removeAll(QString());
    Q_EMIT sentencesReady(
        parts.join(u' ').trimmed()); // after a tie, spokenText() contains the task
}

QString Commentary::task()
{
    const Game &game = m_match.game();
    if (level() != SpeechLevel::Brief || game.position().stage == Stage::Opening) {
        return spokenTaskText(game, m_match.playerNames());
    }
    const bool isToThrow = game.position().stage != Stage::Playing;
    const Side next =
        isToThrow ? referee::nextThrower(game.rules(), game.position()) : game.position().player;
    if (std::exchange(m_turn, next) == next && !isToThrow) {
        return {};
    }
    const Seats &seats = m_match.seats();
    return !seats.isComputer(next) && seats.isComputer(opponentOf(next))
               ? tr("Your turn.")
               //: %1 a player
               : tr("%1’s turn.").arg(m_match.playerNames().nameOf(next));
}

QString Commentary::claimPrompt()
{
    const Game &game = m_match.game();
    const auto unused = findUnusedNumbers(game);
    if (!unused || m_match.seats().isComputerAlone()) {
        return {};
    }
    const QString text = unusedNumbersText(game, m_match.playerNames().withFigures(), *unused);
    const bool mayClaim = !m_match.seats().isComputer(unused->claimant());
    if (!mayClaim) {
        return text;
    }
    const bool isFirst = std::exchange(m_isClaimKeyDue, false);
    if (!isFirst && level() == SpeechLevel::Brief) {
        return text;
    }
    return text + u' ' + claimKeysText(!isFirst && level() == SpeechLevel::Usual);
}

QString Commentary::continuePrompt()
{
    const QString prompt = m_match.continuePrompt();
    if (prompt.isEmpty()) {
        return {};
    }
    const bool isFirst = std::exchange(m_isPromptDue, false);
    return isFirst || level() == SpeechLevel::Full ? prompt : QString();
}

QString Commentary::noteText() const
{
    const QString note = m_match.shown().note();
    //: %1 the note on a step of the game
    return note.isEmpty() ? note : tr("Note: %1").arg(note);
}

QString Commentary::introduction() const
{
    if (m_match.isBoardLent()) {
        return {};
    }
    //: %1 the name of a game with its source: a game has come on the board
    return tr("%1.").arg(spokenRuleSetTitle(m_match.game().ruleSet()));
}

QString Commentary::recentActions() const
{
    const auto &history = m_match.game().history();
    const auto from = std::min(m_describedActions, history.size());
    const QString done = spokenText(m_match.game(), m_match.playerNames(),
                                    std::span<const HistoryEntry>(history).subspan(from), level(),
                                    m_areUnclaimedKnown);
    if (!m_hasUndone) {
        return done;
    }
    //: %1 what had been done, in a sentence or more
    return tr("Undone: %1").arg(m_undoneText) + (done.isEmpty() ? done : u' ' + done);
}

} // namespace doublets
