// SPDX-License-Identifier: MIT
#pragma once

#include "choices/closer_view.h"
#include "choices/lighting.h"
#include "choices/motion_speed.h"
#include "choices/reading_time.h"
#include "choices/step_pace.h"
#include "choices/typeface.h"
#include "core/dice/dice_source.h"
#include "core/limits.h"
#include "core/rules/catalogue.h"
#include "match/settings/match_length.h"
#include "match/settings/option.h"
#include "match/settings/player_setting.h"
#include "match/settings/settings_file.h"
#include "text/player_names.h"
#include "text/speech_level.h"

#include <QByteArray>
#include <QStringList>

#include <map>

namespace doublets {

/// How forced men are played.
enum class ForcedPlays {
    Manual,    ///< by the players
    Automatic, ///< by the program
};

/// The settings of the user.
class Settings : public QObject
{
    Q_OBJECT

    SettingsFile m_file; // before the options, which read it

public:
    static constexpr int MaxNameLength = limits::MaxNameLength;
    static constexpr int MaxRecentFiles = 8;
    static constexpr int MaxShortcuts = 100;

    /// Reads the file at `path`. If `path` is empty, the settings are kept in memory only. Rule
    /// sets and rulings are validated against `catalogue`.
    Settings(const QString &path, const Catalogue &catalogue, QObject *parent = nullptr);

    /// Returns the identifier of the default rule set.
    [[nodiscard]] static QString defaultRuleSet() { return QStringLiteral("cotton"); }
    /// Returns the path of the user's settings file.
    [[nodiscard]] static QString defaultPath();

    /// Returns the errors found in the settings file.
    [[nodiscard]] const std::vector<Error> &readErrors() const { return m_file.readErrors(); }
    [[nodiscard]] const SettingsFile &file() const { return m_file; }
    /// Writes all changes to the file now.
    void write() { m_file.write(); }

    /// Returns all rulings of `ruleSet`: those chosen by the user, and defaults for the others.
    [[nodiscard]] Rulings rulingsOf(const RuleSet &ruleSet) const;
    /// Sets a ruling. Returns false, changing nothing, if the rule set has no such ruling or value.
    bool setRuling(const RuleSet &ruleSet, const QString &key, const QString &value);

    Option<MatchLength> matchLength; ///< of the match that the game on the board belongs to
    Option<QString> ruleSet;         ///< identifier of the rule set used last
    Option<QString> userName;  ///< the person's name in the last game begun against the computer
    Option<QString> whiteName; ///< the person's name; if empty, the colour in the user's language
    Option<QString> blackName; ///< as for White
    Option<PlayerSetting> whitePlayer;
    Option<PlayerSetting> blackPlayer;
    Option<QString> whiteComputerName; ///< empty for the computer's level, in the user's language
    Option<QString> blackComputerName; ///< as for White
    /// Whether the next game starts automatically when the computer plays both sides.
    Option<bool> playAgain;
    Option<QString> tradition; ///< identifier of a tradition; empty for that of the rule set
    Option<Lighting> lighting;
    Option<CloserView> closerView;
    Option<bool> pointNumbers;    ///< whether the numbers of the points are visible
    Option<bool> showStartScreen; ///< whether the program starts with the start screen
    Option<bool> hasExperience;   ///< whether the user has begun First steps or played a game
    Option<ForcedPlays> forcedPlays;
    Option<DiceOrigin> diceOrigin; ///< origin of the next game's dice: System, Seeded or Entered
    Option<bool> autoConfirmDice;  ///< whether dice are accepted as soon as the last is entered
    Option<bool> guessFirst;       ///< whether the odds are covered until the class has guessed
    Option<QString> seed;          ///< seed of the next seeded game; empty for a random one
    Option<MotionSpeed> motionSpeed;
    Option<ReadingTime> readingTime; ///< time to read and to decide
    Option<SpeechLevel> speechLevel; ///< how much is announced unprompted
    Option<bool> darkPages;          ///< whether pages are dark in high contrast
    Option<bool> switchScanning;     ///< whether Space alone operates the program
    Option<StepPace> stepPace;
    Option<int> volume; ///< percent
    Option<bool> muted;
    Option<QString> language;        ///< "system" or an ISO 639 code
    Option<NumberStyle> numberStyle; ///< how texts name the numbers of the dice
    Option<Typeface> typeface;
    Option<int> textSize; ///< percent of the normal text size
    /// Shortcuts that differ from the defaults, such as "actionHint=Ctrl+I", in
    /// QKeySequence::PortableText.
    Option<QStringList> shortcuts;
    Option<QByteArray> windowGeometry;
    Option<QByteArray> windowState;
    /// Whether, in full screen, the two players sit at opposite sides of the screen.
    Option<bool> faceToFace;
    Option<QStringList> recentFiles; ///< newest first
    Option<QString> pictureFolder;   ///< folder of the last saved picture
    /// Paper of printed sheets: "a4", "letter", or empty for the locale's.
    Option<QString> paperFormat;
    Option<QString> ink; ///< ink colours of printed sheets: "one" or "many"

Q_SIGNALS:
    /// Emitted when a ruling of the rule set has changed.
    void rulingsChanged(const QString &ruleSetId);

private:
    std::map<QString, std::map<QString, Option<QString> *>> m_rulings;
};

} // namespace doublets
