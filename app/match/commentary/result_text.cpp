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
    //: %1 a player
    static QString wins(const QString &name) { return tr("%1 wins").arg(name); }
    static QString ownWin() { return tr("You have won!"); }
    static QString drawn() { return tr("A draw"); }
    static QString ownLeft(const Men &men)
    {
        if (men.phase == Phase::SetUp) {
            return tr("You had %n man/men left to set up.", nullptr, men.remainingPlays);
        }
        if (men.borneOff == 0 && men.removed == 0) {
            return tr("You still had every man on the board.");
        }
        return men.onBoard() == 1 ? tr("You had one man left.")
                                  : tr("You had %n man/men left.", nullptr, men.onBoard());
    }
    static QString left(const QString &loser, const Men &men)
    {
        if (men.phase == Phase::SetUp) {
            //: %1 the loser
            return tr("%1 had %n man/men left to set up.", nullptr, men.remainingPlays).arg(loser);
        }
        if (men.borneOff == 0 && men.removed == 0) {
            //: %1 the loser
            return tr("%1 still had every man on the board.").arg(loser);
        }
        if (men.onBoard() == 1) {
            //: %1 the loser
            return tr("%1 had one man left.").arg(loser);
        }
        //: %1 the loser
        return tr("%1 had %n man/men left.", nullptr, men.onBoard()).arg(loser);
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
        const Men &men = position.menOf(loser);
        texts.title = names.isAddressed(winner) ? ResultText::ownWin()
                                                : ResultText::wins(names.nameOf(winner));
        sentences << (names.isAddressed(loser) ? ResultText::ownLeft(men)
                                               : ResultText::left(names.nameOf(loser), men))
                  << luckRemark(match);
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
