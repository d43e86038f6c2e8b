// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "match/session/seating.h"

#include <QWidget>

#include <vector>

class QLabel;
class QMainWindow;
class QPushButton;
class QTimer;

namespace doublets {

class GamesPage;
class HomePage;
class Match;
class NewGamePage;
class OpeningPictures;
class Session;
class StartPage;

/// A panel over the whole window for continuing a game, beginning another one, or learning. Keeps
/// the keyboard focus while it is visible. Hides itself when anything happens on the board.
class StartScreen : public QWidget
{
    Q_OBJECT

public:
    /// `window` takes ownership. `match` and its `session` must outlive this object.
    StartScreen(Match &match, Session &session, QMainWindow &window);

    /// Shows the first page when the program has started. Does nothing if the user has turned this
    /// off, or if the computer plays both sides.
    void showOnLaunch();
    /// Shows the first page.
    void showHome();
    /// Shows the page with all games.
    void showGames();
    /// Shows the page on which a game by the rule set `ruleSetId` is set up.
    void showNewGame(const QString &ruleSetId);
    /// Goes back to the previous page, or closes the screen if there is none. Returns false if the
    /// screen is not visible.
    bool goBack();
    /// Gives the focus to the page, unless it has the focus already.
    void takeFocus();
    /// Updates the geometry and the text sizes. Does nothing while the screen is hidden.
    void updatePlacement();

Q_SIGNALS:
    /// Emitted when the screen has been shown or hidden.
    void visibilityChanged();
    /// Emitted when the user has closed the screen, or has begun a game.
    void dismissed();
    /// Emitted when the user wants to continue the last unfinished game.
    void previousGameRequested();
    /// Emitted when the user wants to begin First steps of a game.
    void firstStepsRequested(const QString &ruleSetId);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] HomePage &homePage();
    [[nodiscard]] GamesPage &gamesPage();
    [[nodiscard]] NewGamePage &newGamePage();
    /// Shows a page after those on the trail.
    void showPage(StartPage &page);
    void showCurrentPage();
    void showNewGame(Seating seating);
    /// Shows the page on which the user chooses the game to learn.
    void showGamesToLearn();
    void chooseGame(const QString &ruleSetId);
    void dismiss();
    void onChange(const Change &change);
    void updateTexts();

    Match &m_match;
    Session &m_session;
    QMainWindow &m_window;
    OpeningPictures *m_pictures;
    QLabel *m_titleLabel;
    QPushButton *m_backButton;
    QTimer *m_pictureTimer; ///< delays pictures until the page has been shown in its final size
    HomePage *m_homePage = nullptr;       ///< null until first shown
    GamesPage *m_gamesPage = nullptr;     ///< null until first shown
    NewGamePage *m_newGamePage = nullptr; ///< null until first shown
    std::vector<StartPage *> m_trail;     ///< the pages from the first to the visible one
    QString m_learnedId; ///< id of the game learnt last, until another game begins; may be empty
    QRect m_plateRect;   ///< the painted panel behind the page
};

} // namespace doublets
