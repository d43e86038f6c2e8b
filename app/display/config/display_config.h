// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "choices/motion_speed.h"

#include <QByteArray>
#include <QDate>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QTime>

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace doublets {

/// A text in several languages: by code ("en", "ru").
using TextByLanguage = QMap<QString, QString>;

/// The text in that language, else in the first of the others that has one; else empty.
[[nodiscard]] QString textIn(const TextByLanguage &texts, const QString &language,
                             const QStringList &others);

/// From one time of a day to a later one of the same day.
struct TimeSpan
{
    QTime from;
    QTime to; ///< no longer in it; 24:00 is written as an invalid time
    bool operator==(const TimeSpan &) const = default;
};

/// Spans of a day, apart and in order; for Monday to Sunday.
using WeekSpans = std::array<std::vector<TimeSpan>, 7>;

/// Of a code of digits, so that the file need not tell it.
struct StaffCode
{
    QByteArray salt; ///< SaltBytes
    QByteArray hash; ///< HashBytes: PBKDF2 with SHA-256
    int rounds = 0;

    static constexpr int SaltBytes = 16;
    static constexpr int HashBytes = 32;
    static constexpr int LeastRounds = 10'000;   ///< fewer are tried out in no time
    static constexpr int MostRounds = 1'000'000; ///< a few seconds, each time
    bool operator==(const StaffCode &) const = default;
};

/// How a museum has set up its display: what its configuration file says, and what holds where it
/// says nothing.
struct DisplayConfig
{
    enum class Orientation : std::uint8_t { Landscape, Portrait };
    enum class Players : std::uint8_t {
        Beside,   ///< one touches after the other, from the same side
        Opposite, ///< two sit face to face
    };
    enum class Closed : std::uint8_t { Black, Candles };

    struct Times
    {
        std::chrono::seconds stillThere{60}; ///< nobody touches it in play: they are asked
        std::chrono::seconds countdown{20}; ///< after that question; then the table is put in order
        std::chrono::seconds extension{60}; ///< what a touch gives then
        std::chrono::seconds choosing{45};  ///< nobody chooses: back to the attract mode
        /// Between the throws of those who play by themselves.
        std::chrono::seconds attractPause{4};
        int attractGames = 2; ///< until another table, source and light
        bool operator==(const Times &) const = default;
    };

    QStringList ruleSets;    ///< offered, in this order
    QStringList languages;   ///< offered; the first is the one that it begins with
    qreal screenInches = 32; ///< diagonal
    Orientation orientation = Orientation::Landscape;
    Players players = Players::Beside;
    Times times;
    std::optional<WeekSpans> openingHours; ///< none: always open
    std::optional<Lighting> lighting;      ///< none: lamp and candles by turns, table by table
    Closed closed = Closed::Black;
    MotionSpeed speed = MotionSpeed::Normal; ///< of men and dice
    int volume = 60;                         ///< percent
    std::optional<WeekSpans> quietHours;     ///< none: never quiet
    int textSize = 100;         ///< percent of the least that the size of the screen asks for
    bool speech = false;        ///< offered, where there is an engine
    TextByLanguage institution; ///< its name; none: none is shown
    TextByLanguage greeting;    ///< a line under the invitation
    std::vector<TextByLanguage> labels; ///< of the objects nearby, shown between games
    std::optional<StaffCode> staffCode; ///< none: there is no way in
    bool statistics = false;
    QString statisticsFile; ///< absolute; not empty where statistics are on
    /// The day of this version of the program, before which a clock is not set. Invalid if that is
    /// not checked. Not in the file.
    QDate builtOn = {};

    /// Returns false if the clock was not set on a day that it called `day`.
    [[nodiscard]] bool isDayKnown(QDate day) const { return !builtOn.isValid() || day >= builtOn; }
    bool operator==(const DisplayConfig &) const = default;
};

} // namespace doublets
