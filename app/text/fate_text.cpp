// SPDX-License-Identifier: MIT
#include "text/fate_text.h"

#include "text/fact_text.h"
#include "text/throw_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace doublets {

namespace {

class FateText
{
    Q_DECLARE_TR_FUNCTIONS(FateText)

public:
    static QString passed(const QString &numbers, qsizetype count, const QString &to,
                          const QString &why)
    {
        return count > 1
                   //: %1 numbers of the dice, %2 the opponent, %3 why the thrower could not play
                   ? tr("The %1 pass to %2: %3.", "several numbers").arg(numbers, to, why)
                   //: %1 a number of the dice, %2 the opponent, %3 why the thrower could not play
                   : tr("The %1 passes to %2: %3.").arg(numbers, to, why);
    }

    static QString surplusPassed(int men, const QString &to, const QString &why)
    {
        //: %1 the opponent, %2 why the thrower could not play these men of their doublet
        return tr("%n man/men of the doublet pass to %1: %2.", nullptr, men).arg(to, why);
    }

    static QString lost(const QString &numbers, qsizetype count, const QString &why)
    {
        return count > 1
                   //: %1 numbers of the dice, %2 why nobody plays them
                   ? tr("The %1 are lost: %2.", "several numbers").arg(numbers, why)
                   //: %1 a number of the dice, %2 why nobody plays it
                   : tr("The %1 is lost: %2.").arg(numbers, why);
    }

    static QString surplusLost(int men, const QString &why)
    {
        //: %1 why nobody plays these men of the doublet
        return tr("%n man/men of the doublet are lost: %1.", nullptr, men).arg(why);
    }

    static QString both(const QString &one, const QString &other)
    {
        //: Between two reasons why a number was lost.
        return one.isEmpty() || other.isEmpty() ? one + other : tr("%1; %2").arg(one, other);
    }
};

/// Their names, the greatest first.
template<typename Fate>
QString listed(const RuleSet &ruleSet, NumberWords words, std::vector<Fate> fates)
{
    std::sort(fates.begin(), fates.end(),
              [](const Fate &a, const Fate &b) { return a.number > b.number; });
    std::vector<int> numbers;
    numbers.reserve(fates.size());
    for (const Fate &fate : fates) {
        numbers.push_back(fate.number);
    }
    return numberList(ruleSet, words, numbers);
}

QString whyLost(const PlayerNames &names, const NumberLost &lost)
{
    const QString thrower = names.of(lost.thrower);
    const QString opponent = names.of(opponentOf(lost.thrower));
    const QString neither = lost.whyThrower == lost.whyOpponent
                                ? factOfBothText(lost.whyThrower, thrower, opponent)
                                : QString();
    if (!neither.isEmpty()) {
        return neither;
    }
    // Where numbers never pass, that is no news: the thrower's reason says it all.
    const bool isNews = lost.whyOpponent != Fact::NeverPasses || lost.whyThrower == Fact::None;
    return FateText::both(factText(lost.whyThrower, thrower, opponent),
                          isNews ? factText(lost.whyOpponent, opponent, thrower) : QString());
}

} // namespace

QString passedText(const RuleSet &ruleSet, const PlayerNames &names,
                   const std::vector<NumberPassed> &passed)
{
    const NumberPassed &first = passed.front();
    const QString to = names.of(opponentOf(first.from));
    const QString why = factText(first.thrower, names.of(first.from), to);
    if (first.rule == RuleKey::Surplus) {
        return FateText::surplusPassed(first.count, to, why);
    }
    const auto count = static_cast<qsizetype>(passed.size());
    return FateText::passed(listed(ruleSet, names.numbers, passed), count, to, why);
}

QString lostText(const RuleSet &ruleSet, const PlayerNames &names,
                 const std::vector<NumberLost> &lost)
{
    const NumberLost &first = lost.front();
    const QString why = whyLost(names, first);
    if (first.rule == RuleKey::Surplus) {
        return FateText::surplusLost(first.count, why);
    }
    return FateText::lost(listed(ruleSet, names.numbers, lost), static_cast<qsizetype>(lost.size()),
                          why);
}

bool haveSameFate(const NumberPassed &a, const NumberPassed &b)
{
    return a.from == b.from && a.rule == b.rule && a.thrower == b.thrower;
}

bool haveSameFate(const NumberLost &a, const NumberLost &b)
{
    return a.thrower == b.thrower && a.rule == b.rule && a.whyThrower == b.whyThrower &&
           a.whyOpponent == b.whyOpponent;
}

} // namespace doublets
