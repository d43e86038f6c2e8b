// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/odds/odds.h"
#include "core/odds/odds_method.h"
#include "core/odds/opening_odds.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>
#include <QStringList>

#include <vector>

// Texts about odds in the current language.

namespace doublets {

/// Formats a share from 0 to 1 as a percentage with `decimals` decimals: "62.4%". Only a share of
/// exactly 0 or 1 is formatted as "0%" or "100%"; other shares that would be rounded to 0% or 100%
/// are formatted as "< 0.1%" or "> 99.9%".
[[nodiscard]] QString percentText(double share, int decimals = 1);
/// Formats the shares of a whole, which add up to 1, as percentText() does, but so that the
/// percentages add up to 100%: "45.2%", "44.0%", "10.8%".
[[nodiscard]] QStringList percentTexts(const std::vector<double> &shares, int decimals = 1);
/// Formats a figure that is already text, e.g. "62.4" or "16.7 ± 0.5", as a percentage: "62.4%".
[[nodiscard]] QString percentText(const QString &figure);
/// The chances of winning and of a draw in a position, as texts of percentages that add up to 100%.
struct ChanceTexts
{
    explicit ChanceTexts(const Odds &odds);

    QString white;
    QString black;
    QString draw;
};
/// Rounds a number as percentText() and QLocale::toString() do, so that differences of rounded
/// numbers agree with their texts.
[[nodiscard]] double roundedNumber(double number, int decimals);
/// Formats a number with its sign, except for a number that is rounded to 0: "+3.20", "−0.41",
/// "0.00".
[[nodiscard]] QString signedNumberText(double number, int decimals);
/// Formats a change in a share, from −1 to 1, in percentage points without a unit: "+3.2", "−0.4",
/// "0.0".
[[nodiscard]] QString percentagePointsText(double change);
/// Formats the difference of two shares, `to` − `from`, as percentagePointsText() does, but between
/// the rounded shares, so that the result agrees with their percentText(): "−0.1" from "32.0%" to
/// "31.9%", even if the exact difference is less than 0.05.
[[nodiscard]] QString percentDifferenceText(double from, double to);
/// Formats the advantage of best play over random play, a share, as percentagePointsText() does,
/// except that a positive advantage that would be rounded to 0 is formatted as "< 0.1".
[[nodiscard]] QString advantageText(double advantage);
/// Formats a mean count: "12.3".
[[nodiscard]] QString countText(double count);

/// Returns the note that must accompany chances of winning, luck and hints that were found by
/// `method`, e.g. "Estimated under good play." Returns an empty string unless isEstimate(method).
[[nodiscard]] QString methodNote(OddsMethod method);
/// Returns `text`, followed by methodNote() unless the note is empty.
[[nodiscard]] QString withMethodNote(const QString &text, OddsMethod method);
/// Returns the sentences on what the ± of estimated odds covers and what it leaves out.
/// Precondition: isEstimate(method).
[[nodiscard]] QString marginExplanation(OddsMethod method);
/// Returns the sentences on why best play gains little over random play where numbers must be
/// claimed (Claim::Required). Returns an empty string unless `rows` contain such a game with a
/// known OddsRow::skill.
[[nodiscard]] QString claimNote(const std::vector<OddsRow> &rows);

/// Returns a brief list of plays, in which consecutive plays of the same kind are combined, with
/// the higher points first (except for moves, which remain in order): "lay down 6, 1 and 1; bear
/// off 3", "lay down sice, 2 × ace; bear off trey". With NumberStyle::Both, adds the name of a
/// point only if all plays of the kind are on this point: "lay down 6 (“sice”)".
[[nodiscard]] QString playListText(const RuleSet &ruleSet, NumberStyle style,
                                   const std::vector<Play> &plays);

} // namespace doublets
