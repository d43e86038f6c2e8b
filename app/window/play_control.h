// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

#include <QObject>
#include <QPointer>

namespace doublets {

class Settings;

/// Takes what people ask for to the game, and moves forced men where the table is to move them.
class PlayControl : public QObject
{
    Q_OBJECT

public:
    explicit PlayControl(Settings &settings, QObject *parent = nullptr);

    void setGame(Game *game);
    /// Whether the men that may be played now leave nothing to choose.
    [[nodiscard]] bool isForced() const;
    /// Why no man of that point (1 to 24) may be played now. Precondition: none may.
    [[nodiscard]] referee::Refusal whyNot(Side side, int point) const;

public Q_SLOTS:
    /// Throws the dice, or asks how the real ones fell.
    void throwDice();
    void enterDice(const doublets::Numbers &dice);
    void play(const doublets::Play &play);
    void playForced();
    /// Takes back the last action; where the table moves forced men, these with it.
    void undo();
    void redo();

Q_SIGNALS:
    /// The next dice are real ones, and must be told.
    void diceWanted();

private:
    [[nodiscard]] bool tablePlays() const;
    void goOn();

    Settings &m_settings;
    QPointer<Game> m_game;
};

} // namespace doublets
