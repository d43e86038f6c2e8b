// SPDX-License-Identifier: MIT
#pragma once

#include "match/command.h"

#include <QAction>
#include <QCoreApplication>
#include <QList>

namespace doublets {

class KeyChoice;
class Match;

/// Everything that can be done from the menus, with its keys. A window connects them.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent);

    void retranslate();
    /// What is done in a match is done in that one, as far as it may be done now.
    void connectTo(Match &match);
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }
    /// Those that tell something.
    [[nodiscard]] QList<QAction *> telling() const;
    /// Those that go through the game, step by step, in the order of a menu.
    [[nodiscard]] QList<QAction *> stepping() const;
    /// Precondition: they are connected to a match.
    [[nodiscard]] KeyChoice &keys() const { return *m_keys; }

private:
    void allow(const Match &match);
    void connectAnswers(Match &match);
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
    QAction *make(const QString &name, const QKeySequence &key = {});

    QList<QAction *> m_all; // before those it collects
    KeyChoice *m_keys = nullptr;
    DiceDemand m_diceDemand{};     ///< told by the tip of `enterDice`
    bool m_areDiceEntered = false; ///< told by the tip of `correctThrow`

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

    // Through the game, step by step; `toPresent` is the last one.
    QAction *const stepStart;
    QAction *const stepBack;
    QAction *const stepPlay;
    QAction *const stepForward;
    QAction *const stepSlower;
    QAction *const stepFaster;

    // What the board tells when it is asked; their keys work on the board alone.
    QAction *const tellThrow;
    QAction *const tellChoices;
    QAction *const tellOwnMen;
    QAction *const tellOtherMen;
    QAction *const tellScore;
    QAction *const tellChance;
    QAction *const tellAgain;

    QAction *const course;
    QAction *const rulesPanel;
    QAction *const dicePanel;
    QAction *const oddsPanel;
    QAction *const widerPanel;
    QAction *const narrowerPanel;
    QAction *const numerals;
    QAction *const largerText;
    QAction *const smallerText;
    QAction *const usualText;
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

/// The text of an action without its mnemonic, dots and key: "Save As".
[[nodiscard]] QString plainTextOf(const QAction &action);

} // namespace doublets
