// SPDX-License-Identifier: MIT
#include "match/commentary/result_text.h"

#include "match/commentary/luck_remark.h"
#include "match/commentary/match_text.h"
#include "match/match.h"
#include "text/computer_names.h"
#include "text/event_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class ResultText
{
    Q_DECLARE_TR_FUNCTIONS(ResultText)

public:
    static QString repeated()
    {
        return tr("This game had already ended, so this result does not count.");
    }
    static QString title(const PlayerNames &names, Side winner)
    {
        if (names.isAddressed(winner)) {
            return tr("You have won!");
        }
        //: %1 a player
        return tr("%1 wins").arg(names.nameOf(winner));
    }
    static QString drawn() { return tr("A draw"); }
    static QString left(const PlayerNames &names, Side loser, const Men &men)
    {
        const QString name = names.nameOf(loser);
        const bool isNamed = !names.isAddressed(loser);
        if (men.phase == Phase::SetUp) {
            const int count = men.remainingPlays;
            return isNamed
                       //: %1 the loser
                       ? tr("%1 had %n man/men left to set up.", nullptr, count).arg(name)
                       : tr("You had %n man/men left to set up.", nullptr, count);
        }
        if (men.borneOff == 0 && men.removed == 0) {
            return isNamed
                       //: %1 the loser
                       ? tr("%1 still had every man on the board.").arg(name)
                       : tr("You still had every man on the board.");
        }
        if (men.onBoard() == 1) {
            return isNamed
                       //: %1 the loser
                       ? tr("%1 had one man left.").arg(name)
                       : tr("You had one man left.");
        }
        return isNamed
                   //: %1 the loser
                   ? tr("%1 had %n man/men left.", nullptr, men.onBoard()).arg(name)
                   : tr("You had %n man/men left.", nullptr, men.onBoard());
    }
};

} // namespace

ResultTexts resultTexts(const Match &match)
{
    const Position &position = match.game().position();
    const PlayerNames names = match.playerNames();
    ResultTexts texts{ResultText::drawn(), {}, {}};
    QStringList sentences;
    if (position.stage == Stage::Won) {
        const Side winner = position.winner();
        const Side loser = opponentOf(winner);
        texts.title = ResultText::title(names, winner);
        sentences << ResultText::left(names, loser, position.menOf(loser)) << luckRemark(match);
    } else {
        sentences << eventText(match.game().ruleSet(), names, GameDrawn{});
    }
    const auto standing = match.matchStanding();
    const bool isMatchDecided = standing && standing->isDecided();
    if (isMatchDecided) {
        texts.title = matchResultText(*standing, names);
    } else if (standing) {
        sentences << matchStandingText(*standing, names);
    }
    if (match.isRepeatedResult()) {
        sentences << ResultText::repeated();
    }
    sentences.removeAll(QString());
    texts.title = withComputersInSentences(texts.title);
    texts.text = withComputersInSentences(sentences.join(u' '));
    texts.textWithMatchResult = isMatchDecided ? texts.title + u". "_s + texts.text : texts.text;
    return texts;
}

} // namespace doublets
