// SPDX-License-Identifier: MIT
#include "text/fate_text.h"

#include "text/throw_names.h"
#include "text/unplayable_reason_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace doublets {

namespace {

class FateText
{
    Q_DECLARE_TR_FUNCTIONS(FateText)

public:
    /// Returns the text for numbers that pass from `from` to the opponent. `count` is the number of
    /// numbers.
    static QString passed(const PlayerNames &names, Side from, const QString &numbers,
                          qsizetype count)
    {
        const QString thrower = names.nameOf(from);
        const QString opponent = names.nameOf(opponentOf(from));
        if (names.isAddressed(from)) {
            return count > 1
                       //: %1 numbers of the dice, %2 the opponent
                       ? tr("You cannot use %1. %2 may.", "several numbers").arg(numbers, opponent)
                       //: %1 a number of the dice, %2 the opponent
                       : tr("You cannot use the %1. %2 may.").arg(numbers, opponent);
        }
        if (names.isAddressed(opponentOf(from))) {
            return count > 1
                       //: %1 a player, %2 numbers of the dice
                       ? tr("%1 cannot use %2. You may.", "several numbers").arg(thrower, numbers)
                       //: %1 a player, %2 a number of the dice
                       : tr("%1 cannot use the %2. You may.").arg(thrower, numbers);
        }
        return count > 1
                   //: %1 a player, %2 numbers of the dice, %3 the opponent
                   ? tr("%1 cannot use %2. %3 may.", "several numbers")
                         .arg(thrower, numbers, opponent)
                   //: %1 a player, %2 a number of the dice, %3 the opponent
                   : tr("%1 cannot use the %2. %3 may.").arg(thrower, numbers, opponent);
    }

    /// Returns the text for men of a doublet that pass to `to`.
    static QString surplusPassed(const PlayerNames &names, Side to, int men)
    {
        return names.isAddressed(to)
                   ? tr("%n man/men of the doublet pass(es) to you.", nullptr, men)
                   //: %1 the opponent
                   : tr("%n man/men of the doublet pass(es) to %1.", nullptr, men)
                         .arg(names.nameOf(to));
    }

    /// Returns the text for numbers that only `thrower` could have used.
    static QString lost(const PlayerNames &names, Side thrower, const QString &numbers,
                        qsizetype count)
    {
        const QString player = names.nameOf(thrower);
        if (names.isAddressed(thrower)) {
            return count > 1
                       //: %1 numbers of the dice
                       ? tr("You cannot use %1.", "several numbers").arg(numbers)
                       //: %1 a number of the dice
                       : tr("You cannot use the %1.").arg(numbers);
        }
        return count > 1
                   //: %1 a player, %2 numbers of the dice
                   ? tr("%1 cannot use %2.", "several numbers").arg(player, numbers)
                   //: %1 a player, %2 a number of the dice
                   : tr("%1 cannot use the %2.").arg(player, numbers);
    }

    static QString lostToBoth(const QString &numbers, qsizetype count)
    {
        return count > 1
                   //: %1 numbers of the dice
                   ? tr("Neither player can use %1.", "several numbers").arg(numbers)
                   //: %1 a number of the dice
                   : tr("Neither player can use the %1.").arg(numbers);
    }

    /// Returns the text for numbers that `opponent`, the player who did not throw, did not claim.
    static QString notClaimed(const PlayerNames &names, Side opponent, const QString &numbers,
                              qsizetype count)
    {
        const QString player = names.nameOf(opponent);
        if (names.isAddressed(opponent)) {
            return count > 1
                       //: %1 numbers of the dice
                       ? tr("You did not claim %1. They are lost.", "several numbers").arg(numbers)
                       //: %1 a number of the dice
                       : tr("You did not claim the %1. It is lost.").arg(numbers);
        }
        return count > 1
                   //: %1 a player, %2 numbers of the dice
                   ? tr("%1 did not claim %2. They are lost.", "several numbers")
                         .arg(player, numbers)
                   //: %1 a player, %2 a number of the dice
                   : tr("%1 did not claim the %2. It is lost.").arg(player, numbers);
    }

    static QString surplusLost(int men)
    {
        //: men that a doublet would have played, had there been as many
        return tr("%n man/men of the doublet cannot be played.", nullptr, men);
    }
};

/// Returns the names of the numbers, in descending order.
template<typename NumberDestination>
QString listed(const RuleSet &ruleSet, NumberStyle style,
               const std::vector<NumberDestination> &fates)
{
    std::vector<int> numbers(fates.size());
    std::ranges::transform(fates, numbers.begin(), &NumberDestination::number);
    return descendingNumberList(ruleSet, style, std::move(numbers));
}

} // namespace

QString passedNumbersText(const RuleSet &ruleSet, const PlayerNames &names,
                          const std::vector<NumberPassed> &passed)
{
    const NumberPassed &first = passed.front();
    if (first.rule == RuleKey::Surplus) {
        return FateText::surplusPassed(names, opponentOf(first.from), first.count);
    }
    return FateText::passed(names, first.from, listed(ruleSet, names.numberStyle, passed),
                            static_cast<qsizetype>(passed.size()));
}

QString lostNumbersText(const RuleSet &ruleSet, const PlayerNames &names,
                        const std::vector<NumberLost> &lost)
{
    const NumberLost &first = lost.front();
    const QString numbers = listed(ruleSet, names.numberStyle, lost);
    const auto count = static_cast<qsizetype>(lost.size());
    if (first.rule == RuleKey::Surplus) {
        return FateText::surplusLost(first.count);
    }
    if (first.isUnclaimed()) {
        return FateText::notClaimed(names, opponentOf(first.thrower), numbers, count);
    }
    if (first.opponentReason != UnplayableReason::PassingDisabled) {
        return FateText::lostToBoth(numbers, count);
    }
    return FateText::lost(names, first.thrower, numbers, count);
}

QString reasonText(const PlayerNames &names, const NumberPassed &passed)
{
    return unplayableReasonText(passed.reason, names, passed.from);
}

QString reasonText(const PlayerNames &names, const NumberLost &lost)
{
    const QString neither =
        lost.throwerReason == lost.opponentReason
            ? sharedUnplayableReasonText(lost.throwerReason, names, lost.thrower)
            : QString();
    if (!neither.isEmpty()) {
        return neither;
    }
    QStringList sentences{unplayableReasonText(lost.throwerReason, names, lost.thrower)};
    // Where numbers never pass, the thrower's reason is sufficient.
    if (lost.opponentReason != UnplayableReason::PassingDisabled && !lost.isUnclaimed()) {
        sentences << unplayableReasonText(lost.opponentReason, names, opponentOf(lost.thrower));
    }
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

bool haveSameFate(const NumberPassed &a, const NumberPassed &b)
{
    return a.from == b.from && a.rule == b.rule && a.reason == b.reason;
}

bool haveSameFate(const NumberLost &a, const NumberLost &b)
{
    return a.thrower == b.thrower && a.rule == b.rule && a.throwerReason == b.throwerReason &&
           a.opponentReason == b.opponentReason;
}

std::vector<Event> eventsWithSameFate(const Events &actionEvents, const Event &event)
{
    const auto isOther = [&event](const Event &other) {
        if (const auto *passed = std::get_if<NumberPassed>(&event)) {
            const auto *like = std::get_if<NumberPassed>(&other);
            return like != nullptr && haveSameFate(*like, *passed);
        }
        const auto *lost = std::get_if<NumberLost>(&event);
        const auto *like = std::get_if<NumberLost>(&other);
        return lost != nullptr && like != nullptr && haveSameFate(*like, *lost);
    };
    std::vector<Event> all;
    std::ranges::copy_if(actionEvents, std::back_inserter(all), isOther);
    return all.empty() ? std::vector{event} : all;
}

} // namespace doublets
