// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPageSize>
#include <QRectF>
#include <QStringList>

#include <array>
#include <optional>

// Paper sizes and inks. Lengths are in points (1/72 inch) unless stated otherwise.

namespace doublets::sheets {

/// A paper size. Pages are always in portrait orientation.
enum class Paper : std::uint8_t { A4, Letter };
inline constexpr std::array BothPapers{Paper::A4, Paper::Letter};

/// The ink of a sheet: black only, or colour.
enum class Ink : std::uint8_t { Black, Colour };
inline constexpr std::array BothInks{Ink::Black, Ink::Colour};

constexpr double PointsPerInch = 72;
constexpr double MillimetresPerInch = 25.4;
/// Converts a length in millimetres to points.
[[nodiscard]] constexpr double pointsFromMillimetres(double millimetres)
{
    return millimetres * PointsPerInch / MillimetresPerInch;
}

/// Returns the id of a paper size on the command line: "a4" or "letter".
[[nodiscard]] QString paperId(Paper paper);
/// Returns the ids of all paper sizes.
[[nodiscard]] QStringList paperIds();
/// Returns the paper size with the given id, or nullopt if the id is unknown.
[[nodiscard]] std::optional<Paper> paperFromId(const QString &id);
/// Returns the page size for Qt's printing classes.
[[nodiscard]] QPageSize pageSize(Paper paper);
/// Returns the rectangle of the whole page. The upper left corner is at (0, 0).
[[nodiscard]] QRectF pageRect(Paper paper);
/// Returns the part of the page on which all common printers can print.
[[nodiscard]] QRectF printableArea(Paper paper);
/// Returns the usual paper size in the user's country, according to the locale of the system.
[[nodiscard]] Paper defaultPaper();

/// Returns the id of an ink on the command line: "one" for black, "many" for colour.
[[nodiscard]] QString inkId(Ink ink);
/// Returns the ids of all inks.
[[nodiscard]] QStringList inkIds();
/// Returns the ink with the given id, or nullopt if the id is unknown.
[[nodiscard]] std::optional<Ink> inkFromId(const QString &id);

/// The colours of a sheet; black, white and shades of grey with Ink::Black.
struct Colours
{
    QColor text;
    QColor rubric;    ///< headings, red as in old books
    QColor secondary; ///< secondary text
    QColor line;      ///< lines between parts
    QColor tint;      ///< background of text

    /// Returns the colours of a sheet that is printed with `ink`.
    [[nodiscard]] static Colours of(Ink ink);
};

} // namespace doublets::sheets
