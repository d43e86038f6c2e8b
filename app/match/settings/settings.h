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

/// Specifies who makes forced plays.
enum class ForcedPlays {
    Manual,    ///< by the players
    Automatic, ///< by the program
};

/// The user's settings, each of which is an Option with a default (Option::defaultValue()). Changes
/// are written to the file automatically.
class Settings : public QObject
{
    Q_OBJECT

    SettingsFile m_file; // before the options, which read it

public:
    static constexpr int MaxNameLength = limits::MaxNameLength;
    static constexpr int MaxRecentFiles = 8;
    static constexpr int MaxShortcuts = 100;

    /// Reads the file at `path`. If `path` is empty, keeps the settings only in memory. Validates
    /// rule sets and rulings against `catalogue`, which is used only during construction.
    Settings(const QString &path, const Catalogue &catalogue, QObject *parent = nullptr);

    /// Returns the id of the default rule set.
    [[nodiscard]] static QString defaultRuleSet() { return QStringLiteral("cotton"); }
    /// Returns the default path of the settings file.
    [[nodiscard]] static QString defaultPath();

    /// Returns the errors found in the settings file.
    [[nodiscard]] const std::vector<Error> &readErrors() const { return m_file.readErrors(); }
    [[nodiscard]] const SettingsFile &file() const { return m_file; }
    /// Writes all changes to the file immediately.
    void write() { m_file.write(); }

    /// Returns all rulings of `ruleSet`: those that the user has chosen, and defaults for the
    /// others.
    [[nodiscard]] Rulings rulingsOf(const RuleSet &ruleSet) const;
    /// Sets a ruling. Returns false, changing nothing, if `ruleSet` has no such ruling or value.
    bool setRuling(const RuleSet &ruleSet, const QString &key, const QString &value);

    Option<MatchLength> matchLength; ///< length of the current and later matches
    Option<QString> ruleSet;         ///< id of the rule set that was used last
    Option<QString> userName;        ///< name of the user in the last game against the computer
    /// Name of a person who plays White; if empty, "White" in the user's language.
    Option<QString> whiteName;
    Option<QString> blackName; ///< as for White
    Option<PlayerSetting> whitePlayer;
    Option<PlayerSetting> blackPlayer;
    /// Name of a computer that plays White; if empty, the name of its level in the user's language.
    Option<QString> whiteComputerName;
    Option<QString> blackComputerName; ///< as for White
    /// Whether the next game starts automatically if the computer plays both sides.
    Option<bool> autoStartNextGame;
    Option<QString> tradition; ///< id of a tradition; if empty, that of the rule set
    Option<Lighting> lighting;
    Option<CloserView> closerView;
    Option<bool> pointNumbers;    ///< whether the numbers of the points are visible
    Option<bool> showStartScreen; ///< whether the program starts with the start screen
    Option<bool> hasExperience;   ///< whether First steps or a game has been completed
    Option<ForcedPlays> forcedPlays;
    Option<DiceOrigin> diceOrigin; ///< origin of the next game's dice: System, Seeded or Entered
    Option<bool> autoConfirmDice;  ///< whether entered dice are confirmed automatically
    Option<bool> guessFirst;       ///< whether the odds are covered until the class has guessed
    Option<QString> seed; ///< seed of the next game with seeded dice; if empty, a random seed
    Option<MotionSpeed> motionSpeed;
    Option<ReadingTime> readingTime; ///< time to read and decide
    Option<SpeechLevel> speechLevel; ///< amount of unrequested speech
    Option<bool> darkPages;          ///< whether high contrast uses theme::Contrast::HighDark
    Option<bool> switchScanning;     ///< whether the program is operated with Space alone
    Option<StepPace> stepPace;       ///< pace of StepPlayer
    Option<int> volume;              ///< percent, from 0 to 100
    Option<bool> muted;
    Option<QString> language;        ///< "system", or a code such as "ru" or "pt_BR"
    Option<NumberStyle> numberStyle; ///< style of the numbers of the dice in texts
    Option<Typeface> typeface;
    Option<int> textSize; ///< percent of the normal text size; see text_size.h
    /// Shortcuts that differ from the defaults, such as "actionHint=Ctrl+I", in
    /// QKeySequence::PortableText, and "digitsInPanels=" if digits are not used in panels; see
    /// ShortcutSettings.
    Option<QStringList> shortcuts;
    Option<QByteArray> windowGeometry;
    Option<QByteArray> windowState;
    /// Whether the players sit at opposite sides of the screen in full screen.
    Option<bool> faceToFace;
    Option<QStringList> recentFiles; ///< newest first
    Option<QString> pictureFolder;   ///< folder of the last saved picture
    // Folders in which files of other kinds were opened or saved last; empty if none.
    Option<QString> lessonFolder;
    Option<QString> lessonPictureFolder;
    Option<QString> inventionFolder;
    Option<QString> experimentFolder;
    Option<QString> tableFolder; ///< for tables of figures, in CSV format
    Option<QString> sheetFolder; ///< for printed sheets, in PDF format
    /// Paper of printed sheets: "a4", "letter", or empty for that of the locale.
    Option<QString> paperFormat;
    Option<QString> ink; ///< ink colours of printed sheets: "one" or "many"

Q_SIGNALS:
    /// Emitted after a ruling of the rule set has changed.
    void rulingsChanged(const QString &ruleSetId);

private:
    std::map<QString, std::map<QString, Option<QString> *>> m_rulings;
};

} // namespace doublets
