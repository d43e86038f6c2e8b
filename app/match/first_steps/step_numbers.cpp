// SPDX-License-Identifier: MIT
#include "match/first_steps/step_numbers.h"

#include <QCoreApplication>

namespace doublets {

namespace {

class ListOfNumbers
{
    Q_DECLARE_TR_FUNCTIONS(FirstSteps)

public:
    static QString of(const QStringList &each)
    {
        switch (each.size()) {
        case 2:
            //: two numbers of the dice
            return tr("%1 and %2").arg(each[0], each[1]);
        case 3:
            //: three numbers of the dice
            return tr("%1, %2 and %3").arg(each[0], each[1], each[2]);
        default:
            return each.join(u' ');
        }
    }
};

} // namespace

QString inWords(const Numbers &numbers)
{
    QStringList each;
    for (const std::uint8_t number : numbers) {
        each << QString::number(number);
    }
    return ListOfNumbers::of(each);
}

QString leftToPlay(const FirstStep &step, const Position &position)
{
    Numbers usable = position.left;
    for (const std::uint8_t number : step.unusable) {
        usable.remove(number);
    }
    return inWords(usable.empty() ? position.left : usable);
}

} // namespace doublets
