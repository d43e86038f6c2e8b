// SPDX-License-Identifier: MIT
#include "desktop/window/hint_control.h"

#include "match/odds/odds_watch.h"
#include "match/session/session.h"
#include "table/board/board_view.h"
#include "text/odds_text.h"

#include <algorithm>

namespace doublets {

namespace {

std::vector<HintMark> marksOf(const Choice &choice)
{
    std::vector<HintMark> marks;
    for (const Play &play : choice.plays) {
        const auto same = std::find_if(marks.begin(), marks.end(), [&](const HintMark &mark) {
            return mark.side == play.by && mark.point == play.from && mark.kind == play.kind;
        });
        if (same == marks.end()) {
            marks.push_back({play.by, play.from, play.kind, 1});
        } else {
            ++same->count;
        }
    }
    return marks;
}

} // namespace

HintControl::HintControl(Session &session, OddsWatch &watch, BoardView &board, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_watch(watch)
    , m_board(board)
{
    connect(&watch, &OddsWatch::changed, this, &HintControl::tell);
}

bool HintControl::isPossible() const
{
    const Position &position = m_session.game().position();
    return position.stage == Stage::Playing && !m_session.seats().isComputer(position.player);
}

void HintControl::ask()
{
    if (!isPossible()) {
        return;
    }
    m_askedAt = m_session.game().turns().size();
    m_told = false;
    m_watch.setWatched(this, true);
    tell();
    if (!m_told) {
        Q_EMIT told(tr("The hint is being computed…"));
    }
}

void HintControl::drop()
{
    if (m_askedAt) {
        m_askedAt.reset();
        m_board.setHint({});
        m_watch.setWatched(this, false);
    }
}

void HintControl::tell()
{
    const bool known = m_askedAt && !m_told && m_session.game().turns().size() == *m_askedAt &&
                       m_watch.isPresent() && m_watch.decision() == m_askedAt &&
                       m_watch.choices() && !m_watch.choices()->empty();
    if (!known) {
        return;
    }
    m_told = true;
    const std::vector<Choice> &choices = *m_watch.choices();
    const Side player = m_session.game().position().player;
    m_board.setHint(marksOf(choices.front()));
    const QString chance = percentText(choices.front().odds.of(player));
    if (choices.size() == 1) {
        Q_EMIT told(tr("There is nothing to choose here."));
        return;
    }
    const QString men = choiceText(m_session.game().ruleSet(), m_session.playerNames().numbers,
                                   choices.front().plays);
    const double gain = choices.front().odds.of(player) - choices.back().odds.of(player);
    if (pointsText(gain) == pointsText(0)) {
        //: %1 a chance of winning
        Q_EMIT told(
            tr("Hint: it does not matter which men; the chance of winning is %1.").arg(chance));
    } else if (m_watch.source()->isExact()) {
        //: %1 which men to play: "lay down sice, 2 × ace"; %2 a chance of winning
        Q_EMIT told(tr("Hint: %1; the chance of winning is then %2.").arg(men, chance));
    } else {
        Q_EMIT told(
            tr("Hint, an estimate: %1; the chance of winning is then about %2.").arg(men, chance));
    }
}

} // namespace doublets
