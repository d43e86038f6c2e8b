// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "choices/motion_speed.h"
#include "choices/step_pace.h"
#include "choices/time_given.h"
#include "core/dice/dice_source.h"
#include "core/limits.h"
#include "core/rules/catalogue.h"
#include "match/settings/option.h"
#include "match/settings/played_by.h"
#include "match/settings/settings_file.h"
#include "text/player_names.h"

#include <QByteArray>
#include <QStringList>

#include <map>

namespace doublets {

/// Who moves the men when the numbers leave nothing to choose.
enum class ForcedPlays {
    ByPlayers, ///< the players move every man themselves
    ByTable,   ///< the table moves men whose play is forced, always
};

/// Everything people may set, typed, each declared once with key, default and range.
class Settings : public QObject
{
    Q_OBJECT

    SettingsFile m_file; // before the options, which read it

public:
    static constexpr int MostNameCharacters = limits::MostNameCharacters;
    static constexpr int MostRecentFiles = 8;
    static constexpr int MostKeys = 100;

    /// Reads `path`, if it is not empty; rule sets and rulings are checked against the catalogue.
    Settings(const QString &path, const Catalogue &catalogue, QObject *parent = nullptr);

    /// The rule set played first of all.
    [[nodiscard]] static QString firstRuleSet() { return QStringLiteral("cotton"); }
    /// Where people's settings lie.
    [[nodiscard]] static QString defaultPath();

    /// What was wrong in the file.
    [[nodiscard]] const std::vector<Error> &notices() const { return m_file.notices(); }
    [[nodiscard]] const SettingsFile &file() const { return m_file; }
    void write() { m_file.write(); }

    /// The rulings chosen for a rule set, complete.
    [[nodiscard]] Rulings rulingsOf(const RuleSet &ruleSet) const;
    /// Chooses one ruling. False for a ruling or value that the rule set does not have.
    bool setRuling(const RuleSet &ruleSet, const QString &key, const QString &value);

    Option<QString> ruleSet; ///< id of the one used last
    Option<QString> whiteName;
    Option<QString> blackName; ///< of persons; empty: the colour, in the user's language
    Option<PlayedBy> whitePlayer;
    Option<PlayedBy> blackPlayer;
    Option<QString> whiteComputerName;
    Option<QString> blackComputerName; ///< empty: how it plays, in the user's language
    Option<bool> playAgain; ///< two sides played by the computer begin again by themselves
    Option<QString> table;  ///< id of a tradition; empty: as the rule set says
    Option<Lighting> lighting;
    Option<bool> numerals;       ///< on the points
    Option<bool> startPanel;     ///< how to win, when the programme begins a game
    Option<bool> firstStepsSeen; ///< or somebody has played without them
    Option<ForcedPlays> forcedPlays;
    Option<DiceOrigin> dice; ///< of the next game: System, Seeded or Entered
    Option<bool> diceAtOnce; ///< entered dice are taken as soon as the last one is there
    Option<bool> guessFirst; ///< the odds are covered until a class has guessed
    Option<QString> seed;    ///< of the next seeded game; empty: a fresh one each time
    Option<MotionSpeed> speed;
    Option<TimeGiven> time; ///< to read and to decide
    Option<StepPace> stepPace;
    Option<int> volume; ///< percent
    Option<bool> muted;
    Option<QString> language;        ///< "system" or a code
    Option<NumberWords> numberWords; ///< how texts call the numbers of the dice
    Option<int> textSize;            ///< percent of what is usual, for everything with letters
    /// Of actions, where they are not the usual ones: "actionHint=Ctrl+I", in Qt's portable text.
    Option<QStringList> keys;
    Option<QByteArray> windowGeometry;
    Option<QByteArray> windowState;
    Option<bool> faceToFace; ///< in full screen, each of two players has a side of their own
    Option<QStringList> recentFiles; ///< newest first
    Option<QString> pictureFolder;   ///< where a picture was saved last
    Option<QString> paper; ///< sheets are printed on: "a4", "letter"; empty: as the country does
    Option<QString> ink;   ///< colours of sheets: "one", "many"

Q_SIGNALS:
    /// A ruling of that rule set was chosen.
    void rulingsChanged(const QString &ruleSetId);

private:
    std::map<QString, std::map<QString, Option<QString> *>> m_rulings;
};

} // namespace doublets
