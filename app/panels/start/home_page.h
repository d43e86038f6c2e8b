// SPDX-License-Identifier: MIT
#pragma once

#include "panels/start/start_page.h"

#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QRadioButton;

namespace doublets {

class CardButton;
class Match;
class Session;
struct PlayerNames;

/// The first page of the start screen, with cards for continuing a game, playing and learning, and
/// the choice of the language.
class HomePage : public StartPage
{
    Q_OBJECT

public:
    /// `session`, which must have a game, must be the session of `match`. Both must outlive this
    /// object.
    HomePage(const Match &match, const Session &session, QWidget *parent);

    [[nodiscard]] QString title() const override;
    /// Gives the focus to the card for continuing a game or, if there is none, to the card for
    /// learning (for users without experience) or for playing a friend.
    void setInitialFocus() override;
    void updateSizes(const QSize &size, const QSize &normalSize) override;
    /// Updates the page, in the current language, from the game on the board and the unfinished
    /// games.
    void updatePage();

Q_SIGNALS:
    /// Emitted when the user asks to continue the game on the board.
    void continueRequested();
    /// Emitted when the user asks to continue Session::lastUnfinishedGame(), which is not on the
    /// board.
    void previousGameRequested();
    /// Emitted when the user requests a game against another person at the same screen.
    void friendGameRequested();
    /// Emitted when the user requests a game against the computer.
    void computerGameRequested();
    /// Emitted when the user asks to learn a game.
    void learningRequested();
    /// Emitted when the user requests the list of all games.
    void gamesRequested();

protected:
    /// Moves the focus between the cards when an arrow key is pressed.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Adds a card. `name` becomes the object name of the card.
    [[nodiscard]] CardButton *addCard(const QString &name);
    void createLanguageButtons();
    /// Sets the font size of all texts, and arranges the cards for a page of the given width. Both
    /// are in pixels.
    void setTextSize(int pixels, int width);
    /// Arranges the cards in two columns if these fit into `width` pixels, otherwise in one column.
    void updateColumns(int width);
    /// Places the languages and the check box below the scrolling part of a page of the given size,
    /// or inside the scrolling part if they would take more than a third of the page.
    void updateFooter(const QSize &size);
    /// Returns whether the game on the board or its match is under way. Between two games of a
    /// match, only the match is.
    [[nodiscard]] bool canContinue() const;
    /// Updates the cards for the game on the board and the most recent unfinished game. If only one
    /// of these games can be continued, shows a single card.
    void updateContinueCards();
    /// Returns a description of a game and its players.
    [[nodiscard]] static QString gameText(const QString &game, const PlayerNames &names);
    /// Returns a description of Session::lastUnfinishedGame(). Returns an empty string if there is
    /// no such game.
    [[nodiscard]] QString unfinishedGameText() const;
    /// Returns the number of games to choose from and the range of years of their sources, as a
    /// phrase.
    [[nodiscard]] QString gamesText() const;
    /// Checks the button of the current language.
    void updateLanguage();

    const Match &m_match;
    const Session &m_session;
    QLabel *m_subtitleLabel;
    QGridLayout *m_grid;
    std::vector<CardButton *> m_cards; ///< in the order of the page
    CardButton *m_continueCard;
    /// The card for the most recent unfinished game; hidden unless `m_continueCard` is for the game
    /// on the board.
    CardButton *m_previousCard;
    CardButton *m_friendCard;
    CardButton *m_computerCard;
    CardButton *m_learnCard;
    CardButton *m_gamesCard;
    QWidget *m_languageBox;
    std::vector<QRadioButton *> m_languageButtons;
    QCheckBox *m_showAtStartBox;
    int m_columns = 0; ///< number of columns of cards; 0 before the first layout
};

} // namespace doublets
