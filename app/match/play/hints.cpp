// SPDX-License-Identifier: MIT
#include "match/play/hints.h"

#include "core/game/game.h"
#include "match/guess/guess_first.h"
#include "match/odds/odds_watch.h"
#include "match/session/session.h"
#include "text/odds_text.h"

namespace doublets {

Hints::Hints(Session &session, OddsWatch &watch, const GuessFirst &guess, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_watch(watch)
    , m_guess(guess)
{
    connect(&watch, &OddsWatch::changed, this, &Hints::announce);
}

bool Hints::isHintPossible() const
{
    const Position &position = m_session.game().position();
    return position.stage == Stage::Playing && !m_session.seats().isComputer(position.player);
}

void Hints::request()
{
    if (!isHintPossible() || m_guess.isCovered()) {
        return;
    }
    m_requestedAt = m_session.game().history().size();
    m_plays.clear();
    m_watch.setWatched(this, true);
    announce();
    if (m_plays.empty()) {
        const QString text = tr("Looking for the best move…");
        Q_EMIT messageReady(text, text);
    }
}

void Hints::clear()
{
    if (m_requestedAt) {
        m_requestedAt.reset();
        m_plays.clear();
        m_watch.setWatched(this, false);
    }
}

void Hints::announce()
{
    const bool known = m_requestedAt && m_plays.empty() &&
                       m_session.game().history().size() == *m_requestedAt &&
                       m_watch.isPresentShown() && m_watch.decision() == m_requestedAt &&
                       m_watch.choices() && !m_watch.choices()->empty();
    if (known) {
        m_plays = m_watch.choices()->front().plays;
        Q_EMIT messageReady(text(m_session.playerNames().numberStyle), text(NumberStyle::Figures));
    }
}

QString Hints::text(NumberStyle style) const
{
    const std::vector<Choice> &choices = *m_watch.choices();
    if (choices.size() == 1) {
        //: %1 which men to play, by their points: "lay down 6, 1"
        return tr("There is only one way to play here, by point: %1.").arg(menText(style));
    }
    return withMethodNote(advice(style), m_watch.source()->method());
}

QString Hints::advice(NumberStyle style) const
{
    const std::vector<Choice> &choices = *m_watch.choices();
    const Side player = m_session.game().position().player;
    const QString chance = percentText(choices.front().odds.winProbability(player));
    const auto score = [player](const Choice &choice) {
        return percentText(choice.odds.score(player));
    };
    if (score(choices.front()) == score(choices.back())) {
        //: %1 which men to play: "lay down 6, 1"; %2 a chance of winning
        return tr("Hint: all choices are equally good. One of them, by point: %1. "
                  "The chance of winning is %2.")
            .arg(menText(style), chance);
    }
    if (m_watch.source()->method() == OddsMethod::GoodPlay) {
        // Trial games will refine the chance that the odds panel shows after the move.
        //: %1 which men to play: "move 6–12"; %2 a chance of winning in whole percent
        return tr("Hint, by point: %1. The chance of winning is then about %2.")
            .arg(menText(style), percentText(choices.front().odds.winProbability(player), 0));
    }
    //: %1 which men to play: "lay down sice, 2 × ace"; %2 a chance of winning
    return tr("Hint, by point: %1. The chance of winning is then %2.").arg(menText(style), chance);
}

QString Hints::menText(NumberStyle style) const
{
    return playListText(m_session.game().ruleSet(), style, m_plays);
}

} // namespace doublets
