// SPDX-License-Identifier: MIT
#include "text/throw_names.h"

#include "text/quoted.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <functional>

namespace doublets {

namespace {

class ThrowNames
{
    Q_DECLARE_TR_FUNCTIONS(ThrowNames)

public:
    /// Follows Cotton's "if two fours", for sources that name numbers but no doublets.
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

    static QString twoFigures(int number)
    {
        switch (number) {
        case 1:
            return tr("two 1s", "a throw of two dice alike");
        case 2:
            return tr("two 2s", "a throw of two dice alike");
        case 3:
            return tr("two 3s", "a throw of two dice alike");
        case 4:
            return tr("two 4s", "a throw of two dice alike");
        case 5:
            return tr("two 5s", "a throw of two dice alike");
        default:
            return tr("two 6s", "a throw of two dice alike");
        }
    }

    static QString threeFigures(int number)
    {
        switch (number) {
        case 1:
            return tr("three 1s", "a throw of three dice alike");
        case 2:
            return tr("three 2s", "a throw of three dice alike");
        case 3:
            return tr("three 3s", "a throw of three dice alike");
        case 4:
            return tr("three 4s", "a throw of three dice alike");
        case 5:
            return tr("three 5s", "a throw of three dice alike");
        default:
            return tr("three 6s", "a throw of three dice alike");
        }
    }

    static QString comma() { return tr(", ", "in a list"); }

    static QString both(const QString &figures, const QString &style)
    {
        //: numbers of the dice, %1 in figures, %2 in the source's words, quoted:
        //: "6 and 1 (“sice-ace”)"
        return style.isEmpty() ? figures
                               : tr("%1 (%2)", "figures, words").arg(figures, quoted(style));
    }
};

bool hasWord(const RuleSet &ruleSet, int number)
{
    return hasNumberNames(ruleSet) && number >= 1 && number <= PointsInTable;
}

QString word(const RuleSet &ruleSet, int number)
{
    return hasWord(ruleSet, number) ? ruleSet.names.numbers[static_cast<std::size_t>(number) - 1]
                                    : QLocale().toString(number);
}

/// Returns the source's name of a doublet. Returns an empty string if there is none.
QString doubletWord(const RuleSet &ruleSet, int number)
{
    return ruleSet.names.doublets[static_cast<std::size_t>(number) - 1];
}

/// Returns the source's names of different numbers: "sice-ace" for two, separated by commas for
/// more. Returns the doublet's name for two equal numbers, and an empty string for other
/// repetitions.
QString wordsOf(const RuleSet &ruleSet, const std::vector<int> &numbers)
{
    QStringList words;
    for (const int number : numbers) {
        if (hasWord(ruleSet, number)) {
            words << word(ruleSet, number);
        }
    }
    if (words.removeDuplicates() > 0) {
        return numbers.size() == 2 ? doubletWord(ruleSet, numbers[0]) : QString();
    }
    return words.size() == 2 && !ruleSet.names.pairPattern.isEmpty()
               ? ruleSet.names.pairPattern.arg(words[0], words[1])
               : words.join(ThrowNames::comma());
}

QString figuresOf(const std::vector<int> &numbers)
{
    QStringList figures;
    for (const int number : numbers) {
        figures << QLocale().toString(number);
    }
    return listText(figures);
}

QString throwInFigures(const std::vector<int> &numbers, bool alike)
{
    if (alike && numbers.size() <= MaxDice) {
        return numbers.size() == 2 ? ThrowNames::twoFigures(numbers[0])
                                   : ThrowNames::threeFigures(numbers[0]);
    }
    return figuresOf(numbers);
}

QString throwInWords(const RuleSet &ruleSet, const std::vector<int> &numbers, bool alike)
{
    if (alike && numbers.size() == 2) {
        const QString own = doubletWord(ruleSet, numbers[0]);
        return own.isEmpty() ? ThrowNames::two(numbers[0]) : own;
    }
    if (numbers.size() == 2) {
        return wordsOf(ruleSet, numbers);
    }
    QStringList style;
    for (const int number : numbers) {
        style << word(ruleSet, number);
    }
    return style.join(u'-');
}

} // namespace

bool hasNumberNames(const RuleSet &ruleSet)
{
    return !ruleSet.names.numbers[0].isEmpty();
}

bool usesNameAlone(const RuleSet &ruleSet, NumberStyle style, int number)
{
    return style == NumberStyle::Names && hasWord(ruleSet, number);
}

QString numberName(const RuleSet &ruleSet, NumberStyle style, int number)
{
    return numberList(ruleSet, style, {number});
}

QString numberList(const RuleSet &ruleSet, NumberStyle style, const std::vector<int> &numbers)
{
    if (style == NumberStyle::Both) {
        return ThrowNames::both(figuresOf(numbers), wordsOf(ruleSet, numbers));
    }
    QStringList names;
    for (const int number : numbers) {
        names << (usesNameAlone(ruleSet, style, number) ? word(ruleSet, number)
                                                        : QLocale().toString(number));
    }
    return listText(names);
}

QString groupedNumberList(const RuleSet &ruleSet, NumberStyle style,
                          const std::vector<int> &numbers)
{
    const bool areAlike =
        numbers.size() > 1 && numbers.size() <= MaxDice &&
        std::ranges::count(numbers, numbers.front()) == static_cast<std::ptrdiff_t>(numbers.size());
    return areAlike && style == NumberStyle::Figures ? throwInFigures(numbers, true)
                                                     : numberList(ruleSet, style, numbers);
}

QString descendingNumberList(const RuleSet &ruleSet, NumberStyle style, std::vector<int> numbers)
{
    std::ranges::sort(numbers, std::greater<>());
    return numberList(ruleSet, style, numbers);
}

QString throwName(const RuleSet &ruleSet, NumberStyle style, const Throw &dice)
{
    std::vector<int> numbers(dice.begin(), dice.end());
    std::ranges::sort(numbers, std::greater<>());
    const bool alike = dice.areAllEqual();
    const QString figures = throwInFigures(numbers, alike);
    if (style == NumberStyle::Figures || !hasNumberNames(ruleSet)) {
        return figures;
    }
    if (style == NumberStyle::Names) {
        return throwInWords(ruleSet, numbers, alike);
    }
    return ThrowNames::both(figures, wordsOf(ruleSet, numbers));
}

QString listText(const QStringList &names)
{
    return QLocale().createSeparatedList(names);
}

} // namespace doublets
