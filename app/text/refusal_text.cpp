// SPDX-License-Identifier: MIT
#include "app/text/refusal_text.h"

#include <QCoreApplication>

namespace doublets {

namespace {

class RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(RefusalText)

public:
    static QString of(referee::Refusal refusal)
    {
        using referee::Refusal;
        switch (refusal) {
        case Refusal::GameOver:
            return tr("the game is over");
        case Refusal::OpeningFirst:
            return tr("the throw for the first throw comes first");
        case Refusal::OpeningDone:
            return tr("the first throw is settled already");
        case Refusal::PlaysLeft:
            return tr("numbers must be played before the next throw");
        case Refusal::NothingToPlay:
            return tr("the dice are to be thrown first");
        case Refusal::WrongDice:
            return tr("these are not the dice of this rule set");
        case Refusal::WrongPlayer:
            return tr("it is the other player’s play");
        case Refusal::NumberNotLeft:
            return tr("no such number is left to play");
        case Refusal::NoSuchMan:
            return tr("no man there can be played so in the present phase");
        case Refusal::FewerNumbers:
            return tr("another play uses more of the numbers, and as many as can be must be");
        }
        return {};
    }
};

} // namespace

QString refusalText(referee::Refusal refusal)
{
    return RefusalText::of(refusal);
}

} // namespace doublets
