// SPDX-License-Identifier: MIT
#include "text/correction_text.h"

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
        return tr("%n throws after it are played again as they were.", nullptr, throws);
    }
    static QString otherwise(int throws)
    {
        return tr("In %n throws after it other men are played: the rules leave no choice.", nullptr,
                  throws);
    }
    static QString choice(const Correction &correction)
    {
        return correction.lastThrow == correction.throwNumber
                   ? tr("Its own men do not fit any more: choose them anew.")
                   //: %1 the number of a throw
                   : tr("In throw no. %1 men do not fit any more: choose them anew.")
                         .arg(QLocale().toString(correction.lastThrow));
    }
    static QString otherPlayer(const QString &player)
    {
        //: %1 a player
        return tr("Then it is %1’s turn, but the other player threw.").arg(player);
    }
    static QString lead(bool again)
    {
        return again ? tr("Then both throw for the first throw again.")
                     : tr("Then it is settled who throws first.");
    }
    static QString over(const QString &number)
    {
        //: %1 the number of a throw
        return tr("The game then ends with throw no. %1.").arg(number);
    }
    static QString takenBack(int throws)
    {
        return tr("%n throws after that are taken back.", nullptr, throws);
    }
    static QString suggested() { return tr("Their dice are suggested when you go on."); }
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
    return sentences.isEmpty() ? CorrectionWords::nothing() : sentences.join(u' ');
}

} // namespace doublets
