// SPDX-License-Identifier: MIT
#include "app/text/throw_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace doublets {

namespace {

class ThrowNames
{
    Q_DECLARE_TR_FUNCTIONS(ThrowNames)

public:
    /// As Cotton says it, "if two fours", where a source names numbers but no doublets.
    static QString two(int number)
    {
        switch (number) {
        case 1:
            return tr("two aces", "a throw of two dice alike");
        case 2:
            return tr("two twos", "a throw of two dice alike");
        case 3:
            return tr("two threes", "a throw of two dice alike");
        case 4:
            return tr("two fours", "a throw of two dice alike");
        case 5:
            return tr("two fives", "a throw of two dice alike");
        default:
            return tr("two sixes", "a throw of two dice alike");
        }
    }

    static QString list(QStringList names)
    {
        if (names.size() < 2) {
            return names.join(QString());
        }
        const QString last = names.takeLast();
        //: %1 one or more numbers of the dice, %2 the last: "sice and ace", "6, 3 and 1"
        return tr("%1 and %2", "a list").arg(names.join(tr(", ", "in a list")), last);
    }
};

QString doubletName(const RuleSet &ruleSet, int number)
{
    const QString own = ruleSet.names.doublets[static_cast<std::size_t>(number) - 1];
    return own.isEmpty() ? ThrowNames::two(number) : own;
}

} // namespace

bool hasNumberNames(const RuleSet &ruleSet)
{
    return !ruleSet.names.numbers[0].isEmpty();
}

QString numberName(const RuleSet &ruleSet, int number)
{
    if (number < 1 || number > PointsInTable || !hasNumberNames(ruleSet)) {
        return QString::number(number);
    }
    return ruleSet.names.numbers[static_cast<std::size_t>(number) - 1];
}

QString throwName(const RuleSet &ruleSet, const Throw &dice)
{
    std::vector<std::uint8_t> numbers(dice.begin(), dice.end());
    std::sort(numbers.rbegin(), numbers.rend());
    if (dice.size() == 2 && hasNumberNames(ruleSet)) {
        if (dice.allAlike()) {
            return doubletName(ruleSet, numbers[0]);
        }
        if (!ruleSet.names.pair.isEmpty()) {
            return ruleSet.names.pair.arg(numberName(ruleSet, numbers[0]),
                                          numberName(ruleSet, numbers[1]));
        }
    }
    QStringList names;
    for (const std::uint8_t number : numbers) {
        names << numberName(ruleSet, number);
    }
    return names.join(u'-');
}

QString listText(QStringList names)
{
    return ThrowNames::list(std::move(names));
}

} // namespace doublets
