// SPDX-License-Identifier: MIT
#include "text/correction_text.h"

#include "text/computer_names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace doublets {

namespace {

class CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionWords)

public:
    static QString asBefore(int throws)
    {
        return tr("The moves of %n later throws stay the same.", nullptr, throws);
    }
    static QString otherwise(int throws)
    {
        return tr("In %n of the later throws, different men move, because the rules leave no "
                  "choice.",
                  nullptr, throws);
    }
    static QString choice(const Correction &correction)
    {
        return correction.lastThrow == correction.throwNumber
                   ? tr("The moves of this throw are no longer possible: choose again.")
                   //: %1 the number of a throw
                   : tr("The moves of throw %1 are no longer possible: choose again.")
                         .arg(QLocale().toString(correction.lastThrow));
    }
    static QString otherPlayer(const QString &player)
    {
        //: %1 a player
        return tr("It would then be %1’s turn, but the other player threw.").arg(player);
    }
    static QString lead(bool again)
    {
        return again ? tr("Both players then throw again to decide who begins.")
                     : tr("This then decides who throws first.");
    }
    static QString over(const QString &number)
    {
        //: %1 the number of a throw
        return tr("The game then ends with throw %1.").arg(number);
    }
    static QString takenBack(int throws)
    {
        return tr("%n throws after that are undone.", nullptr, throws);
    }
    static QString suggested() { return tr("Their dice will be suggested as you continue."); }
    static QString nothing() { return tr("Nothing else changes."); }
};

QString endText(const Rules &rules, const PlayerNames &names, const Correction &correction)
{
    const Position &now = correction.history.back().after;
    switch (correction.outcome) {
    case Correction::Outcome::Completed:
        return {};
    case Correction::Outcome::ChoiceRequired:
        return CorrectionWords::choice(correction);
    case Correction::Outcome::ThrowerChanged:
        return CorrectionWords::otherPlayer(names.nameOf(referee::nextThrower(rules, now)));
    case Correction::Outcome::LeadChanged:
        return CorrectionWords::lead(now.stage == Stage::Opening);
    case Correction::Outcome::GameOver:
        break;
    }
    return CorrectionWords::over(QLocale().toString(correction.lastThrow));
}

} // namespace

QString correctionText(const Rules &rules, const PlayerNames &names, const Correction &correction)
{
    QStringList sentences;
    if (correction.replayedUnchanged > 0) {
        sentences << CorrectionWords::asBefore(correction.replayedUnchanged);
    }
    if (correction.replayedDifferently > 0) {
        sentences << CorrectionWords::otherwise(correction.replayedDifferently);
    }
    sentences << endText(rules, names, correction);
    if (correction.discarded > 0) {
        sentences << CorrectionWords::takenBack(correction.discarded);
    }
    if (!correction.suggestedFaces.empty()) {
        sentences << CorrectionWords::suggested();
    }
    sentences.removeAll(QString());
    return sentences.isEmpty() ? CorrectionWords::nothing()
                               : withComputersInSentences(sentences.join(u' '));
}

} // namespace doublets
