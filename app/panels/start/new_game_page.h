// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seating.h"
#include "panels/start/start_page.h"

#include <vector>

class QGroupBox;
class QLabel;
class QPushButton;

namespace doublets {

class DiceForm;
class GameCard;
class MatchLengthBox;
class OpeningPictures;
class PlayersForm;
class RulingBox;
class Session;

/// The page of the start screen for setting up a game. Contains the players, the length of the
/// match, the chosen game, the dice, and the rulings: the answers to the questions about the rules
/// that the historical source of the game leaves open.
class NewGamePage : public StartPage
{
    Q_OBJECT

public:
    /// `session`, which must have a game, and `pictures` must outlive this object.
    NewGamePage(Session &session, OpeningPictures &pictures, QWidget *parent);

    [[nodiscard]] QString title() const override;
    /// Gives the focus to the chosen players (see PlayersForm::focusChoice()) or, if passed to
    /// setSeating(), to the button that begins the game.
    void setInitialFocus() override;
    void updateSizes(const QSize &size, const QSize &) override;
    void requestPictures() override;
    /// Begins the chosen game with the chosen players. Does nothing if the session does not replace
    /// the current game, for example because that game cannot be saved; the session has then
    /// informed the user.
    void accept() override;
    /// Selects `seating`, with the players of the session (see PlayersForm::setPlayers()), and a
    /// single game instead of a match. `isReadyToBegin` specifies whether the button that begins
    /// the game gets the initial focus, so that Space alone begins the game.
    void setSeating(Seating seating, bool isReadyToBegin = false);
    /// Sets the game to begin. Precondition: the catalogue of the session contains `ruleSetId`.
    void setGame(const QString &ruleSetId);
    [[nodiscard]] const QString &ruleSetId() const { return m_ruleSetId; }
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user asks to choose another game.
    void gameSelectionRequested();
    /// Emitted after the chosen game has begun on the board.
    void gameBegun();

private:
    /// Moves the notes above the Begin button into the scrolling part of a page of `size` if they
    /// would take too much of its height.
    void updateNotes(const QSize &size);
    /// Replaces the boxes for rulings with those of the chosen game.
    void showRulings();
    /// Updates the parts that depend on the rulings: the goal of the game, and the choice of the
    /// computer's level.
    void updateGoalAndLevels();
    /// Returns the controls of the page, including hidden ones, from top to bottom.
    [[nodiscard]] QList<QWidget *> controls() const;
    /// Selects the match length of the settings.
    void showMatchLength();
    void updateTabOrder();

    Session &m_session;
    OpeningPictures &m_pictures;
    QString m_ruleSetId;
    GameCard *m_gameCard = nullptr;
    QLabel *m_goalLabel;
    QPushButton *m_gamesButton;
    QGroupBox *m_playersBox;
    PlayersForm *m_playersForm;
    QLabel *m_matchLabel;
    MatchLengthBox *m_matchLengthBox;
    DiceForm *m_diceForm;
    QLabel *m_openQuestionsLabel;
    std::vector<RulingBox *> m_rulingBoxes;
    QLabel *m_realDiceLabel; ///< visible if physical dice are chosen
    QLabel *m_keptGameLabel; ///< visible if the game on the board is unfinished
    QPushButton *m_beginButton;
    bool m_isReadyToBegin = false; ///< whether `m_beginButton` gets the initial focus
};

} // namespace doublets
