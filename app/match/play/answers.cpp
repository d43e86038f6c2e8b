// SPDX-License-Identifier: MIT
#include "match/play/answers.h"

#include "core/game/hindrance.h"
#include "match/commentary/luck_remark.h"
#include "match/commentary/match_text.h"
#include "match/commentary/result_text.h"
#include "match/match.h"
#include "text/claim_text.h"
#include "text/men_text.h"
#include "text/odds_text.h"
#include "text/spoken_text.h"

namespace doublets {

Answers::Answers(Match &match, const Session &session, QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_session(session)
{
    connect(&match.oddsWatch(), &OddsWatch::changed, this, &Answers::announceChance);
    connect(&match.guessFirst(), &GuessFirst::changed, this, [this] {
        if (m_match.guessFirst().isCovered()) {
            cancelChanceRequest();
        }
    });
    connect(&match, &Match::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::NewGame) {
            cancelChanceRequest();
        }
    });
}

void Answers::announce(Topic topic)
{
    Q_EMIT m_match.skipMotionRequested();
    if (topic == Topic::Chance) {
        requestChance();
    } else {
        m_match.remark(answer(topic));
    }
}

QString Answers::answer(Topic topic) const
{
    switch (topic) {
    case Topic::LatestThrow:
        return latestThrowText();
    case Topic::Choices:
        return choicesText();
    case Topic::OwnMen:
        return menText(askingSide());
    case Topic::OtherMen:
        return menText(opponentOf(askingSide()));
    case Topic::Score:
        return scoreText();
    case Topic::Chance:
        break;
    }
    return {};
}

QString Answers::latestThrowText() const
{
    const auto actions = std::span<const HistoryEntry>(m_match.game().history())
                             .first(m_match.shown().moment().actions);
    const auto last = std::find_if(actions.rbegin(), actions.rend(), [](const HistoryEntry &entry) {
        return !facesOf(entry.action).empty();
    });
    if (last == actions.rend()) {
        return tr("No dice have been thrown yet.");
    }
    const auto from = static_cast<std::size_t>(actions.rend() - last) - 1;
    return spokenText(m_match.game(), m_match.playerNames(), actions.subspan(from),
                      SpeechLevel::Usual, false);
}

QString Answers::choicesText() const
{
    if (m_match.shown().isPast()) {
        return tr("You are looking back. Press Enter to return.");
    }
    const Game &game = m_match.game();
    if (game.position().isOver()) {
        const ResultTexts result = resultTexts(m_match);
        //: %1 who has won; %2 what the other player had left
        return tr("The game is over. %1. %2").arg(result.title, result.text);
    }
    const QString task = spokenTaskText(game, m_match.playerNames());
    const QString prompt = m_match.continuePrompt();
    if (game.position().stage != Stage::Playing || !prompt.isEmpty()) {
        QStringList sentences{task, prompt};
        const auto unused = findUnusedNumbers(game);
        if (unused && !m_match.seats().isComputer(unused->claimant())) {
            sentences.prepend(
                unusedNumbersText(game, m_match.playerNames().withFigures(), *unused) + u' ' +
                claimKeysText(false));
        }
        sentences.removeAll(QString());
        return sentences.join(u' ');
    }
    const PlayList plays = game.legalPlays();
    //: %1 what is to do; %2 the points of the men that may be played: "lay down 6, 1; bear off 3"
    return tr("%1 Possible, by point: %2.")
        .arg(task,
             playListText(game.ruleSet(), NumberStyle::Figures, {plays.begin(), plays.end()}));
}

QString Answers::menText(Side side) const
{
    return allMenText(m_match.playerNames(), side, position().menOf(side));
}

QString Answers::scoreText() const
{
    const PlayerNames names = m_match.playerNames();
    QStringList sentences;
    for (const Side side : BothSides) {
        sentences << progressText(names, side, position().menOf(side));
    }
    if (const Tally::Score games = m_session.tally().total(); games.games() > 0) {
        const QLocale locale;
        //: games that %1 and %3 have won against each other
        sentences << tr("Games won: %1 %2, %3 %4.")
                         .arg(names.white, locale.toString(games.winsOf(Side::White)), names.black,
                              locale.toString(games.winsOf(Side::Black)));
    }
    if (const auto standing = m_session.matchStanding()) {
        sentences << (standing->isDecided() ? matchResultText(*standing, names) + u'.'
                                            : matchStandingText(*standing, names));
    }
    return sentences.join(u' ');
}

Side Answers::askingSide() const
{
    const Seats &seats = m_match.seats();
    for (const Side side : BothSides) {
        if (!seats.isComputer(side) && seats.isComputer(opponentOf(side))) {
            return side;
        }
    }
    return position().stage == Stage::Playing
               ? position().player
               : referee::nextThrower(m_match.game().rules(), position());
}

const Position &Answers::position() const
{
    const Moment moment = m_match.shown().moment();
    return moment.isPast() ? m_match.course().positionAt(moment.step()) : m_match.game().position();
}

void Answers::requestChance()
{
    if (m_match.guessFirst().isCovered()) {
        m_match.remark(m_match.guessFirst().coveredRemark());
        return;
    }
    m_isChanceRequested = true;
    m_match.oddsWatch().setWatched(this, true);
    announceChance();
    if (m_isChanceRequested) {
        m_match.remark(tr("Computing the chance of winning…"));
    }
}

void Answers::announceChance()
{
    const OddsWatch &watch = m_match.oddsWatch();
    const auto odds = watch.oddsAt(m_match.shown().moment().actions);
    if (!m_isChanceRequested || !odds || watch.source() == nullptr) {
        return;
    }
    const PlayerNames names = m_match.playerNames();
    const ChanceTexts chances(*odds);
    //: %1 and %3 the players, %2 and %4 percentages
    const QString told = tr("Chance of winning: %1 %2, %3 %4.")
                             .arg(names.white, chances.white, names.black, chances.black);
    const QString luck = m_match.shown().isPast() ? QString() : luckRemark(m_match);
    const QString text = luck.isEmpty() ? withMethodNote(told, watch.source()->method()) : luck;
    cancelChanceRequest(); // first, because the remark may cause another call of this function
    m_match.remark(text);
}

void Answers::cancelChanceRequest()
{
    if (m_isChanceRequested) {
        m_isChanceRequested = false;
        m_match.oddsWatch().setWatched(this, false);
    }
}

} // namespace doublets
