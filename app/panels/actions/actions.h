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

/// All actions of the menus, with their keys. A window connects them, except those of the match.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent);

    void retranslate();
    /// Connects the actions of a match to `match`, and enables them according to its commands. Call
    /// once; `match` must outlive this object.
    void connectTo(Match &match, Session &session);
    /// Returns all actions, in the order of their declaration.
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }
    /// Returns the actions that make a screen reader answer a question.
    [[nodiscard]] QList<QAction *> telling() const;
    /// Returns the actions that go through the game step by step, in the order of a menu.
    [[nodiscard]] QList<QAction *> stepActions() const;
    /// Returns the keys of the actions. Precondition: connectTo() has been called.
    [[nodiscard]] ShortcutSettings &keys() const { return *m_keys; }

private:
    /// Updates enabled state, visibility and texts to the commands that the match allows.
    void allow(const Match &match);
    void connectAnswers(Match &match, const Session &session);
    void connectSteps(Match &match);
    void describeGameMenu();
    void describePlayMenu();
    void describeSteps();
    void describeAnswers();
    void describeViewMenu();
    void describeClassroomMenu();
    void describeHelpMenu();
    void describeFullScreen();
    void describePlay();
    void describeDiceEntry();
    void describeCorrection();
    /// Creates an action with an object name and a key.
    QAction *make(const QString &name, const QKeySequence &key = {});

    QList<QAction *> m_all; // declared before the actions that are added to it
    ShortcutSettings *m_keys = nullptr;
    DiceRequest m_diceRequest{};   ///< for the tool tip of `enterDice`
    bool m_areDiceEntered = false; ///< for the tool tip of `correctThrow`

public:
    QAction *const newGame;
    QAction *const sameRules;
    QAction *const rematch;
    QAction *const previousGame;
    QAction *const open;
    QAction *const saveAs;
    QAction *const compare;
    QAction *const laboratory;
    QAction *const savePicture;
    QAction *const print;
    QAction *const players;
    QAction *const resetScore;
    QAction *const settings;
    QAction *const quit;

    QAction *const throwDice;
    QAction *const playForced;
    QAction *const enterDice;
    QAction *const correctThrow;
    QAction *const diceAtOnce;
    QAction *const hint;
    QAction *const guess;
    QAction *const guessFirst;
    QAction *const undo;
    QAction *const redo;
    QAction *const toPresent;

    // Step by step through the game; `toPresent` is the last step.
    QAction *const stepStart;
    QAction *const stepBack;
    QAction *const stepPlay;
    QAction *const stepForward;
    QAction *const stepSlower;
    QAction *const stepFaster;

    // Questions that the board answers; their keys work only on the board.
    QAction *const announceThrow;
    QAction *const tellChoices;
    QAction *const tellOwnMen;
    QAction *const tellOtherMen;
    QAction *const tellScore;
    QAction *const tellChance;
    QAction *const repeatAnnouncement;

    QAction *const course;
    QAction *const rulesPanel;
    QAction *const dicePanel;
    QAction *const oddsPanel;
    QAction *const widerPanel;
    QAction *const narrowerPanel;
    QAction *const numerals;
    QAction *const largerText;
    QAction *const smallerText;
    QAction *const resetTextSize;
    QAction *const fullScreen;
    QAction *const faceToFace;
    QAction *const skipMotion;
    QAction *const projector;

    QAction *const lessons;

    QAction *const firstSteps;
    QAction *const goal;
    QAction *const rules;
    QAction *const why;
    QAction *const keyboard;
    QAction *const story;
    QAction *const about;
    QAction *const aboutQt;
};

/// Returns the text of an action without mnemonic, ellipsis and key: "Save As".
[[nodiscard]] QString plainActionText(const QAction &action);

} // namespace doublets
