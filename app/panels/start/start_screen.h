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
class PictureCache;
class Session;
class StartPage;

/// An overlay over the window, below the menus and notices, for continuing a game, beginning a new
/// game, or learning one. Keeps the keyboard focus inside while it is visible. Hides itself when
/// the board shows another game, action or step.
class StartScreen : public QWidget
{
    Q_OBJECT

public:
    /// The screen is hidden at first. `match` must have a game when the screen is shown. `window`,
    /// which must have a central widget, takes ownership of this object. `session` must be the
    /// session of `match`. `match` and `session` must outlive this object.
    StartScreen(Match &match, Session &session, QMainWindow &window);

    /// Sets the disk cache of the pictures of games. Defaults to a closed cache, which stores
    /// nothing. Call before the screen is shown.
    void setPictureCache(const PictureCache &cache);
    /// Shows the first page at program start. Does nothing if the setting `showStartScreen` is off,
    /// or if the computer plays both sides.
    void showOnLaunch();
    /// Shows the first page.
    void showHome();
    /// Shows the page with all games.
    void showGames();
    /// Shows the page for setting up a game of the rule set `ruleSetId`, which must be in the
    /// catalogue, with the focus on the button that begins the game.
    void showNewGame(const QString &ruleSetId);
    /// Returns to the previous page, or closes the screen if there is none. Returns false if the
    /// screen is not visible.
    bool goBack();
    /// Gives the focus to the visible page, unless a widget of the screen already has the focus.
    /// Precondition: the screen is visible.
    void ensureFocus();
    /// Updates the geometry and the text sizes. Does nothing while the screen is hidden.
    void updatePlacement();

Q_SIGNALS:
    /// Emitted after the screen has been shown or hidden.
    void visibilityChanged();
    /// Emitted after the user has closed the screen, continued the game on the board or begun a
    /// game. Not emitted when the screen hides itself because of another change.
    void dismissed();
    /// Emitted when the user asks to continue the most recent unfinished game, which is not on
    /// the board.
    void previousGameRequested();
    /// Emitted when the user requests the introduction "First steps" of a game.
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
    // In these functions, `captionSize` is the font size of captions (TextSizes::caption), from
    // which other sizes are derived. All sizes are in pixels.

    /// Returns the font of the title of the current page.
    [[nodiscard]] QFont titleFont(int captionSize) const;
    /// Returns the height of the title of the current page.
    [[nodiscard]] int titleHeight(int captionSize) const;
    /// Returns the largest size of a page below a header of height `headerHeight`.
    [[nodiscard]] QSize availablePageSize(int captionSize, int headerHeight) const;
    [[nodiscard]] HomePage &homePage();
    [[nodiscard]] GamesPage &gamesPage();
    [[nodiscard]] NewGamePage &newGamePage();
    /// Adds a page to the trail, and shows the page.
    void showPage(StartPage &page);
    void showCurrentPage();
    void showNewGame(Seating seating, bool isReadyToBegin = false);
    /// Shows the page for choosing a game to learn.
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
    std::vector<StartPage *> m_trail;     ///< the pages from the first page to the visible page
    /// The id of the rule set with which the page for a new game opens: the rule set that the user
    /// learnt or requested last. If empty, the page opens with the rule set of the game on the
    /// board.
    QString m_preselectedId;
    QRect m_plateRect; ///< the painted panel behind the page
};

} // namespace doublets
