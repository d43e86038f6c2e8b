// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

// The guesses of a school class, and sentences about their accuracy.

namespace doublets {

/// A school class's guess at a figure that is still hidden.
struct Guess
{
    enum class Kind : unsigned char {
        Share,            ///< a share from 0 to 1
        PercentagePoints, ///< a difference of two shares, in percentage points
        Number,           ///< any other figure
    };

    Kind kind = Kind::Share;
    double value = 0;     ///< in the unit of `kind`
    int handsRaised = 0;  ///< 0 unless the class voted by raising hands
    int participants = 0; ///< 0 unless the class voted by raising hands

    /// Returns a guess of a share, from 0 to 1.
    [[nodiscard]] static Guess fromShare(double share) { return {Kind::Share, share, 0, 0}; }
    /// Returns a guess of a difference between two shares. `points` is in percentage points.
    [[nodiscard]] static Guess fromPercentagePoints(double points)
    {
        return {Kind::PercentagePoints, points, 0, 0};
    }
    /// Returns a guess of any other figure.
    [[nodiscard]] static Guess fromNumber(double number) { return {Kind::Number, number, 0, 0}; }
    /// Returns the share of raised hands as a guess of a share. Precondition: 0 <= handsRaised <=
    /// participants, and participants > 0.
    [[nodiscard]] static Guess fromHands(int handsRaised, int participants)
    {
        return {Kind::Share, static_cast<double>(handsRaised) / participants, handsRaised,
                participants};
    }
    bool operator==(const Guess &) const = default;
};

/// Returns the deviation of a guess from the true value `truth`, which is in the unit of
/// Guess::kind. The deviation is positive if the guess is too high. It is in percentage points if
/// Guess::kind is Share, and otherwise in the unit of Guess::kind.
[[nodiscard]] double deviation(const Guess &guess, double truth);

/// Formats a true value for comparison with a guess: "64.2%", "+7.3 percentage points", "62.4".
/// `value` is in the unit of `kind`.
[[nodiscard]] QString figureText(Guess::Kind kind, double value);
/// Formats a guess: "60%", "40% (12 of 30 hands)", "+7 percentage points", "7.5".
[[nodiscard]] QString guessText(const Guess &guess);
/// Returns sentences about the accuracy of a guess: "Your guess: 60%. The answer is 64.2%: you were
/// 4.2 percentage points too low. Close." `truth` is in the unit of Guess::kind.
[[nodiscard]] QString closenessText(const Guess &guess, double truth);

/// The accuracy of all guesses of shares and differences between shares in a game.
struct GuessTally
{
    int count = 0;
    double totalDeviation = 0; ///< sum of the absolute deviations, in percentage points

    /// Adds a guess of a share, or of a difference between shares. `truth` is the true value, in
    /// the unit of the guess. Precondition: the kind of the guess is not Number.
    void add(const Guess &guess, double truth);
    /// Returns the mean of the absolute deviations, in percentage points; 0 if there are no
    /// guesses.
    [[nodiscard]] double meanDeviation() const { return count > 0 ? totalDeviation / count : 0; }
    bool operator==(const GuessTally &) const = default;
};

/// Returns a sentence about the accuracy of all guesses: "Guesses in this game: 3, off by 5.2
/// percentage points on average." Returns an empty string if there are no guesses.
[[nodiscard]] QString guessTallyText(const GuessTally &tally);

} // namespace doublets
