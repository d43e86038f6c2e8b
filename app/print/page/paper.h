// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPageSize>
#include <QRectF>
#include <QStringList>

#include <array>
#include <optional>

/// What is printed on. Lengths are in points, 72 to an inch, unless they say otherwise.
namespace doublets::sheets {

enum class Paper : std::uint8_t { A4, Letter };
inline constexpr std::array BothPapers{Paper::A4, Paper::Letter};

/// How many colours the printer has.
enum class Ink : std::uint8_t { One, Many };
inline constexpr std::array BothInks{Ink::One, Ink::Many};

constexpr double PointsInInch = 72;
constexpr double MillimetresInInch = 25.4;
[[nodiscard]] constexpr double millimetres(double length)
{
    return length * PointsInInch / MillimetresInInch;
}

/// "a4", "letter": as the command line calls them.
[[nodiscard]] QString paperId(Paper paper);
[[nodiscard]] QStringList paperIds();
[[nodiscard]] std::optional<Paper> paperFromId(const QString &id);
[[nodiscard]] QPageSize pageSize(Paper paper);
[[nodiscard]] QRectF wholePage(Paper paper);
/// The part of the page that is drawn on: printers of every kind reach it.
[[nodiscard]] QRectF livePage(Paper paper);
/// What a reader's country prints on.
[[nodiscard]] Paper usualPaper();

/// "one", "many"
[[nodiscard]] QString inkId(Ink ink);
[[nodiscard]] QStringList inkIds();
[[nodiscard]] std::optional<Ink> inkFromId(const QString &id);

/// The colours of a sheet. With one ink they are black, white and greys.
struct Colours
{
    QColor text;
    QColor rubric; ///< headings, as old books have them in red
    QColor quiet;  ///< what is read last
    QColor line;   ///< rules between parts
    QColor tint;   ///< grounds behind text

    [[nodiscard]] static Colours of(Ink ink);
};

} // namespace doublets::sheets
