// SPDX-License-Identifier: MIT
#include "match/commentary/commentary.h"

#include "match/match.h"
#include "text/caption.h"
#include "text/rule_text.h"
#include "text/spoken_text.h"

#include <algorithm>

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
        m_isIntroductionDue = true;
        break;
    case Change::Kind::Corrected: // the correction is announced where it is made
        m_describedActions = m_match.game().history().size();
        m_hasUndone = false;
        break;
    case Change::Kind::Undone:
        if (m_match.game().history().size() <
            m_describedActions) { // otherwise it was never announced
            m_describedActions = m_match.game().history().size();
            m_hasUndone = true;
            m_undoneText = spokenText(m_match.game(), m_match.playerNames(), {change.entry, 1});
        }
        break;
    case Change::Kind::Revealed:
        describe();
        break;
    case Change::Kind::Played:
    case Change::Kind::Redone:
    case Change::Kind::Stepped:
    case Change::Kind::CommandsChanged:
        break;
    }
}

void Commentary::describe()
{
    const Moment moment = m_match.shown().moment();
    if (moment.isPast()) {
        if (m_describedPast != moment) {
            m_describedPast = moment;
            Q_EMIT pastMomentDescribed((m_match.shown().caption() + u' ' + noteText()).trimmed());
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
    const bool isLent = m_match.isBoardLent(); // such a game has its own texts
    const bool saysTask = !isLent && !m_match.game().position().isOver();
    m_describedPast.reset();
    m_isIntroductionDue = false;
    m_hasUndone = false;
    m_describedActions = m_match.game().history().size();
    if (parts.isEmpty()) {
        return;
    }
    if (saysTask) {
        if (!isTaskDescribed) {
            parts << spokenTask(m_match.game(), m_match.playerNames());
        }
        parts << m_match.continuePrompt();
    }
    Q_EMIT sentencesReady(
        parts.join(u' ').trimmed()); // after a tie, spokenText() itself says what to do
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
                                    std::span<const HistoryEntry>(history).subspan(from));
    if (!m_hasUndone) {
        return done;
    }
    //: %1 what had been done, in a sentence or more
    return tr("Undone: %1").arg(m_undoneText) + (done.isEmpty() ? done : u' ' + done);
}

} // namespace doublets
