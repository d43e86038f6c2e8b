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
#include <map>
#include <optional>
#include <vector>

namespace doublets {

/// The translations of a text, by language code ("en", "ru").
using TextByLanguage = QMap<QString, QString>;

/// Returns the text in `language` or, if there is none, in the first of `fallbackLanguages` for
/// which there is one. Returns an empty string if there is no such text.
[[nodiscard]] QString localisedText(const TextByLanguage &texts, const QString &language,
                                    const QStringList &fallbackLanguages);

/// A span of time within one day.
struct TimeSpan
{
    QTime from; ///< inclusive
    QTime to;   ///< exclusive; invalid for 24:00
    bool operator==(const TimeSpan &) const = default;
};

/// The spans of each day of a week, from Monday to Sunday. The spans of one day are sorted, and
/// neither overlap nor touch.
using WeekSpans = std::array<std::vector<TimeSpan>, 7>;

/// The spans of individual dates, such as holidays, which replace those of the week. On a date with
/// an empty list, the display is closed all day. The spans of one date are sorted, and neither
/// overlap nor touch.
using DateSpans = std::map<QDate, std::vector<TimeSpan>>;

/// A range of integers.
struct NumberRange
{
    int minimum; ///< inclusive
    int maximum; ///< inclusive
};

/// A salted hash of the staff's code, stored in the configuration file instead of the code.
struct StaffCodeHash
{
    QByteArray salt; ///< `SaltBytes` bytes
    QByteArray hash; ///< `HashBytes` bytes, by PBKDF2 with SHA-256
    int rounds = 0;  ///< iterations of PBKDF2

    static constexpr int SaltBytes = 16;
    static constexpr int HashBytes = 32;
    /// Fewer rounds would allow codes to be guessed too quickly.
    static constexpr int MinRounds = 10'000;
    static constexpr int MaxRounds = 1'000'000; ///< a few seconds per attempt
    bool operator==(const StaffCodeHash &) const = default;
};

/// A museum's configuration of its display: the values in the configuration file, and the defaults
/// of all keys that the file omits.
struct DisplayConfig
{
    enum class Orientation : std::uint8_t { Landscape, Portrait };
    /// The arrangement of two players around the screen.
    enum class PlayerPlacement : std::uint8_t {
        SideBySide, ///< the players stand side by side and take turns
        FaceToFace, ///< two players sit face to face
    };
    /// The picture on the screen while the display is closed, either because it is outside the
    /// opening hours or because the staff have closed it.
    enum class ClosedScreen : std::uint8_t {
        Black,
        Candles, ///< the board by candlelight
    };

    /// The durations of pauses and timeouts, and the number of games in the attract mode, in which
    /// the computer plays both sides until a visitor touches the screen. In a configuration file,
    /// each duration must be between 10 and 900 seconds, unless stated otherwise.
    struct Times
    {
        /// Time without a touch during play until the display asks whether the visitor is still
        /// present.
        std::chrono::seconds presenceCheckDelay{60};
        /// Time to answer the presence check before the board is reset; from 5 to 120 seconds.
        std::chrono::seconds presenceCheckTimeout{20};
        /// Time without a touch until the next presence check, after a touch has answered the
        /// previous one.
        std::chrono::seconds nextCheckDelay{60};
        /// Time without a touch until the visit ends, while the visitor makes the first choices.
        std::chrono::seconds choiceTimeout{45};
        /// Pause between throws in the attract mode; from 1 to 60 seconds.
        std::chrono::seconds attractPause{4};
        /// Number of games after which the attract mode changes the board, the rule set and the
        /// lighting; from 1 to 100.
        int attractGames = 2;
        bool operator==(const Times &) const = default;
    };

    // The values allowed in a configuration file.
    static constexpr NumberRange ScreenInches{10, 120};
    static constexpr NumberRange Reach{50, 100};     ///< percent
    static constexpr NumberRange TextSize{100, 200}; ///< percent
    static constexpr NumberRange Volume{0, 100};     ///< percent

    QStringList ruleSets;    ///< ids of the games offered, in this order
    QStringList languages;   ///< codes of the languages offered; the first is the default
    qreal screenInches = 32; ///< diagonal of the screen
    Orientation orientation = Orientation::Landscape;
    int reachPercent = 100; ///< height of the part of the screen that is used, from its lower edge,
                            ///< in percent
    PlayerPlacement playerPlacement = PlayerPlacement::SideBySide;
    Times times;
    std::optional<WeekSpans> openingHours; ///< nullopt if always open
    DateSpans holidays;                    ///< dates whose opening hours differ from `openingHours`
    std::optional<Lighting> lighting;      ///< nullopt if lamp and candles alternate
    ClosedScreen closedScreen = ClosedScreen::Black;
    MotionSpeed motionSpeed = MotionSpeed::Normal;
    int volume = 60;                     ///< percent
    std::optional<WeekSpans> quietHours; ///< nullopt if never quiet
    int textSize = 100;                  ///< percent of the smallest legible size on this screen
    bool isSpeechOffered = false; ///< whether reading aloud is offered, if an engine is available
    TextByLanguage institution;   ///< the museum's name; empty if not shown
    TextByLanguage greeting;      ///< shown below the invitation to play; empty if not shown
    std::vector<TextByLanguage> labels;         ///< labels of objects nearby, shown between games
    std::optional<StaffCodeHash> staffCodeHash; ///< nullopt if the staff page cannot be opened
    bool areVisitsCounted = false;
    QString statisticsFile; ///< absolute path; never empty if `areVisitsCounted` is true
    /// Absolute path of the file that tells the museum's monitoring that the display is running
    /// (see Heartbeat). Empty if no such file is written.
    QString heartbeatFile;
    std::chrono::seconds heartbeatInterval{60}; ///< from 5 to 3600 seconds
    /// Build date of the program; an earlier date means that the clock has not been set. Invalid if
    /// dates are not checked. Not read from the file.
    QDate earliestDay = {};
    /// Path of the file in which wrong staff codes are counted, so that a restart does not reset
    /// the count. Empty if wrong codes are counted only in memory. Not read from the file.
    QString wrongCodesFile = {};

    /// Returns false if `day` is before `earliestDay`, since the clock has then not been set.
    [[nodiscard]] bool isPlausibleDay(QDate day) const
    {
        return !earliestDay.isValid() || day >= earliestDay;
    }
    bool operator==(const DisplayConfig &) const = default;
};

} // namespace doublets
