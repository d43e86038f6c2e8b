// SPDX-License-Identifier: MIT
#include "text/guess_text.h"

#include "text/odds_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// The rating of a guess by its distance from the true value.
enum class Closeness : unsigned char {
    Exact,       ///< off by less than 0.05 percentage points or, for numbers, 0.05
    VeryClose,   ///< within 3 percentage points or, for numbers, 3% of the true value
    Close,       ///< within 10 percentage points or 10%
    FairlyClose, ///< within 20 percentage points or 20%
    Far,         ///< farther off
};

class GuessWords
{
    Q_DECLARE_TR_FUNCTIONS(GuessWords)

public:
    static QString counted(const QString &share, int hands, int participants)
    {
        const QLocale locale;
        //: %1 a share: "40%"; %2 hands were up of %3
        return tr("%1 (%2 of %3 hands)")
            .arg(share, locale.toString(hands), locale.toString(participants));
    }
    static QString exact(const QString &guess)
    {
        //: %1 "60%"
        return tr("Your guess: %1. Exactly right.").arg(guess);
    }
    static QString points(const QString &figure)
    {
        //: percentage points: "+7 points"
        return tr("%1 percentage points").arg(figure);
    }
    static QString share(const QString &guess, const QString &truth, const QString &off, bool high)
    {
        //: %1 "60%", %2 what is true: "64.2%", %3 percentage points: "4.2"
        return (high ? tr("Your guess: %1. The answer is %2: you were %3 percentage points too "
                          "high.")
                     //: %1 "60%", %2 what is true: "64.2%", %3 percentage points: "4.2"
                     : tr("Your guess: %1. The answer is %2: you were %3 percentage points too "
                          "low."))
            .arg(guess, truth, off);
    }
    static QString number(const QString &guess, const QString &truth, const QString &off, bool high)
    {
        //: %1 "70", %2 what is true: "64.2", %3 the difference: "5.8"
        return (high ? tr("Your guess: %1. The answer is %2: you were %3 too high.")
                     //: %1 "60", %2 what is true: "64.2", %3 the difference: "4.2"
                     : tr("Your guess: %1. The answer is %2: you were %3 too low."))
            .arg(guess, truth, off);
    }
    static QString judged(Closeness closeness)
    {
        switch (closeness) {
        case Closeness::Exact:
            return {};
        case Closeness::VeryClose:
            return tr("Very close.", "a guess");
        case Closeness::Close:
            return tr("Close.", "a guess");
        case Closeness::FairlyClose:
            return tr("Not far off.", "a guess");
        case Closeness::Far:
            break;
        }
        return tr("Far off.", "a guess");
    }
    //: follows how far a guess of the chance of winning is off
    static QString wrongPlayer() { return tr("And the other player is ahead.", "a guess"); }
    static QString tally(int count, const QString &off)
    {
        //: %1 how many; %2 percentage points: "5.2"
        return tr("Guesses in this game: %1, off by %2 percentage points on average.")
            .arg(QLocale().toString(count), off);
    }
};

Closeness closenessOf(const Guess &guess, double truth)
{
    const double off = std::abs(deviation(guess, truth));
    if (countText(off) == countText(0)) {
        return Closeness::Exact;
    }
    const bool isNumber = guess.kind == Guess::Kind::Number;
    const double share = isNumber ? off / std::max(std::abs(truth), 1e-9) * 100 : off;
    if (share <= 3) {
        return Closeness::VeryClose;
    }
    if (share <= 10) {
        return Closeness::Close;
    }
    return share <= 20 ? Closeness::FairlyClose : Closeness::Far;
}

/// Returns whether a guess of a chance of winning is not far off, but takes the wrong player to be
/// ahead.
bool favoursWrongPlayer(const Guess &guess, double truth, Closeness closeness)
{
    constexpr double Half = 0.5;
    const bool isNear = closeness == Closeness::Close || closeness == Closeness::FairlyClose;
    return guess.kind == Guess::Kind::Share && isNear && (guess.value - Half) * (truth - Half) < 0;
}

/// Omits the decimals of whole percentages, because most guesses are whole percentages.
QString shareText(double share)
{
    const double percent = share * 100;
    return percentText(share, std::abs(percent - std::round(percent)) < 0.001 ? 0 : 1);
}

QString signedPoints(double points)
{
    const QString figure = percentagePointsText(points / 100);
    const QString whole = QLocale().toString(std::abs(points), 'f', 0);
    const bool isWhole = std::abs(points - std::round(points)) < 0.001;
    return GuessWords::points(isWhole && points != 0 ? figure.left(1) + whole : figure);
}

QString numberText(double number)
{
    return QLocale().toString(number, 'f', number == std::round(number) ? 0 : 1);
}

} // namespace

double deviation(const Guess &guess, double truth)
{
    const double off = guess.value - truth;
    return guess.kind == Guess::Kind::Share ? off * 100 : off;
}

QString figureText(Guess::Kind kind, double value)
{
    switch (kind) {
    case Guess::Kind::Share:
        return percentText(value);
    case Guess::Kind::PercentagePoints:
        return signedPoints(value);
    case Guess::Kind::Number:
        break;
    }
    return numberText(value);
}

QString guessText(const Guess &guess)
{
    if (guess.kind != Guess::Kind::Share) {
        return figureText(guess.kind, guess.value);
    }
    const QString share = shareText(guess.value);
    return guess.participants > 0
               ? GuessWords::counted(share, guess.handsRaised, guess.participants)
               : share;
}

QString closenessText(const Guess &guess, double truth)
{
    const Closeness closeness = closenessOf(guess, truth);
    if (closeness == Closeness::Exact) {
        return GuessWords::exact(guessText(guess));
    }
    const double off = deviation(guess, truth);
    const QString distance = countText(std::abs(off));
    const auto words = guess.kind == Guess::Kind::Number ? &GuessWords::number : &GuessWords::share;
    const QString sentence =
        words(guessText(guess), figureText(guess.kind, truth), distance, off > 0);
    return sentence + u' ' +
           (favoursWrongPlayer(guess, truth, closeness) ? GuessWords::wrongPlayer()
                                                        : GuessWords::judged(closeness));
}

void GuessTally::add(const Guess &guess, double truth)
{
    ++count;
    totalDeviation += std::abs(deviation(guess, truth));
}

QString guessTallyText(const GuessTally &tally)
{
    return tally.count > 0 ? GuessWords::tally(tally.count, countText(tally.meanDeviation()))
                           : QString();
}

} // namespace doublets
