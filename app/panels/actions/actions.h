// SPDX-License-Identifier: MIT
#pragma once

#include "match/command.h"

#include <QAction>
#include <QCoreApplication>
#include <QList>

namespace doublets {

class ShortcutSettings;
class Match;
class Session;

/// The actions of the menus, with their shortcuts. Owns the actions. connectTo() connects most of
/// the actions that control a match; the window connects the others. Actions that toggle a state
/// are checkable.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent);

    /// Sets the texts and tool tips in the current language.
    void retranslate();
    /// Connects actions to `match` and `session`, and applies the shortcuts in the settings. From
    /// then on, whenever the available commands of `match` change, enables the actions whose
    /// commands are available, and hides those whose commands the policy of `match` does not allow.
    /// Call once. `match` and `session` must outlive this object.
    void connectTo(Match &match, Session &session);
    /// Returns all actions, in the order of their declaration.
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }
    /// Enables or disables `closerView`, and updates its tool tip, which explains why the action is
    /// disabled. The action is enabled by default.
    void setCloserViewAvailable(bool isAvailable);
    /// Returns whether `throwDice` lets a waiting computer continue, instead of throwing the dice
    /// for the user. `throwDice` emits QAction::changed() when this changes.
    [[nodiscard]] bool isContinueOffered() const { return m_isContinueOffered; }
    /// Returns the actions that announce facts about the game or repeat announcements.
    [[nodiscard]] QList<QAction *> announcementActions() const;
    /// Returns the actions that step through the game or change its pace, including
    /// `returnToPresent`, in menu order.
    [[nodiscard]] QList<QAction *> stepActions() const;
    /// Returns the shortcuts of the actions. Precondition: connectTo() has been called.
    [[nodiscard]] ShortcutSettings &shortcutSettings() const { return *m_shortcutSettings; }

private:
    /// Updates the enabled state, visibility and texts of the actions from the commands of `match`.
    void updateCommands(const Match &match);
    void connectAnnouncements(Match &match, const Session &session);
    void connectSteps(Match &match);
    void retranslateGameMenu();
    void retranslatePlayMenu();
    void retranslateSteps();
    void retranslateAnnouncements();
    void retranslateViewMenu();
    void retranslateClassroomMenu();
    void retranslateHelpMenu();
    void updateFullScreenText();
    void updateCloserViewText();
    void updateStepPlayText();
    void updateDiceEntryText();
    void updateCorrectionText();
    void updateUndoText();
    void updateThrowText();
    /// Creates an action with the object name `name` and the default shortcut `key`, and adds it to
    /// `m_all`.
    QAction *createAction(const QString &name, const QKeySequence &key = {});

    QList<QAction *> m_all; // declared before the actions that are added to it
    ShortcutSettings *m_shortcutSettings = nullptr;
    DiceEntryState m_diceEntryState{}; ///< for the tool tip of `enterDice`
    /// Whether the game is played with entered dice; for the tool tips of `correctThrow` and
    /// `undo`.
    bool m_usesEnteredDice = false;
    QString m_throwHindrance; ///< for the tool tip of `throwDice`; empty if the dice can be thrown
    bool m_isContinueOffered = false; ///< for the text of `throwDice`

public:
    QAction *const startScreen;
    QAction *const newGame;
    QAction *const newGameSameRules;
    QAction *const showResult;   ///< shows the result of the finished game again
    QAction *const previousGame; ///< reopens the most recent unfinished game
    QAction *const open;
    QAction *const saveAs;
    QAction *const compare;    ///< opens a comparison with the same dice under other rules
    QAction *const laboratory; ///< opens a dialog in which the program plays many games
    QAction *const statistics;
    QAction *const savePicture;
    QAction *const print;
    QAction *const players; ///< opens the players' page of the settings
    QAction *const resetScore;
    QAction *const settings;
    QAction *const quit;

    QAction *const throwDice;
    QAction *const playForced;
    QAction *const enterDice;       ///< requests the numbers of physical dice
    QAction *const correctThrow;    ///< corrects an earlier throw of physical dice
    QAction *const autoConfirmDice; ///< confirms entered dice automatically
    QAction *const hint;
    QAction *const guess;      ///< lets the user guess the odds before they are shown
    QAction *const guessFirst; ///< hides the odds until a school class has guessed them
    QAction *const undo;
    QAction *const redo;
    QAction *const returnToPresent;

    // Actions that step through the game. `returnToPresent`, above, goes to the last step.
    QAction *const stepStart;
    QAction *const stepBack;
    QAction *const stepPlay; ///< plays or pauses the steps
    QAction *const stepForward;
    QAction *const stepSlower;
    QAction *const stepFaster;

    // Announcements. The shortcuts of these actions work only while the board, or a widget on it,
    // has the focus.
    QAction *const announceThrow;
    QAction *const announceChoices;
    QAction *const announceOwnMen;
    QAction *const announceOpponentMen;
    QAction *const announceScore;
    QAction *const announceChance;
    QAction *const repeatAnnouncement;
    QAction *const earlierAnnouncement;

    QAction *const coursePanel; ///< shows the list of the throws of the game
    QAction *const rulesPanel;
    QAction *const dicePanel;
    QAction *const oddsPanel;
    QAction *const appearance; ///< shows the panel for choosing the board, the light and the speed
    QAction *const widenPanel;
    QAction *const narrowPanel;
    QAction *const closerView; ///< enlarges the half of the board that is in play
    QAction *const numerals;   ///< shows the numbers of the points
    QAction *const enlargeText;
    QAction *const reduceText;
    QAction *const resetTextSize;
    QAction *const fullScreen;
    QAction *const faceToFace; ///< adapts the window to two players on opposite sides of the screen
    QAction *const skipMotion; ///< ends the current animation
    QAction *const projector;  ///< adapts the window to a projector: large text, high contrast

    QAction *const invent; ///< invents a game by changing rules
    QAction *const lessons;

    QAction *const firstSteps; ///< teaches the current game on the board
    QAction *const rules;
    QAction *const why; ///< explains the rule behind the latest events
    QAction *const keyboardHelp;
    QAction *const story; ///< shows the history of the games and their sources
    QAction *const about;
    QAction *const aboutQt;
};

/// Returns the text of an action without mnemonic, ellipsis and shortcut, for example "Save As".
[[nodiscard]] QString plainActionText(const QAction &action);

} // namespace doublets
