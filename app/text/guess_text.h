// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Guesses of a class, and how close they came, in sentences.
namespace doublets {

/// What a class guesses before it is told.
struct Guess
{
    enum class Kind : unsigned char {
        Share,  ///< of a whole, 0 to 1
        Points, ///< a difference of two shares, in percentage points
        Number, ///< any other figure
    };

    Kind kind = Kind::Share;
    double value = 0;
    /// Where hands were counted: how many were up, of how many; else 0. The share is theirs.
    int hands = 0;
    int ofHands = 0;

    [[nodiscard]] static Guess ofShare(double share) { return {Kind::Share, share, 0, 0}; }
    [[nodiscard]] static Guess ofPoints(double points) { return {Kind::Points, points, 0, 0}; }
    [[nodiscard]] static Guess ofNumber(double number) { return {Kind::Number, number, 0, 0}; }
    /// Precondition: 0 <= hands <= ofHands, and ofHands > 0.
    [[nodiscard]] static Guess counted(int hands, int ofHands)
    {
        return {Kind::Share, static_cast<double>(hands) / ofHands, hands, ofHands};
    }
    bool operator==(const Guess &) const = default;
};

enum class Closeness : unsigned char {
    Exact,     ///< as far as the figures show it
    VeryClose, ///< within 3 points; numbers: within 3 % of what is true
    Close,     ///< within 10
    NotFar,    ///< within 20
    Far,
};

/// How far the guess is off, up or down: a share in percentage points, a figure as it is.
[[nodiscard]] double offBy(const Guess &guess, double truth);
[[nodiscard]] Closeness closenessOf(const Guess &guess, double truth);

/// What is true, as it is written beside a guess: "64.2 %", "+7.3 points", "62.4".
[[nodiscard]] QString figureText(Guess::Kind kind, double value);
/// "60 %", "40 % (12 of 30 hands)", "+7 points", "7.5".
[[nodiscard]] QString guessText(const Guess &guess);
/// "The guess: 60 %. It is 64.2 %: the guess was 4.2 points too low. Close."
[[nodiscard]] QString closenessText(const Guess &guess, double truth);

/// All guesses of one game: shares, and differences of shares.
struct GuessTally
{
    int count = 0;
    double off = 0; ///< percentage points, the sum of all, up and down alike

    void add(const Guess &guess, double truth);
    [[nodiscard]] double meanOff() const { return count > 0 ? off / count : 0; }
    bool operator==(const GuessTally &) const = default;
};

/// "Guesses in this game: 3, off by 5.2 points on average." Empty where there is none.
[[nodiscard]] QString guessTallyText(const GuessTally &tally);

} // namespace doublets
