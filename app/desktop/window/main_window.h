// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "match/change.h"

#include <QMainWindow>

namespace doublets {

class Actions;
class BoardView;
class Dialogs;
class FaceToFace;
class FileCommands;
class Match;
class NoticeBar;
class Overlays;
class SidePanels;
class SoundPlayer;
class TallyLabel;
class WindowDialogs;
class WindowKeys;
class WindowLessons;
class WindowMenus;
class WindowSides;
class WindowStrip;
class WindowView;
class WindowWall;

/// A match in a window: the board, the line under it, and what stands beside it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The session of the match must have been started. Both must outlive the window.
    MainWindow(Match &match, Dialogs &dialogs, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] BoardView &board() const { return *m_board; }
    /// Shows that line in the strip above the board until it is put away.
    void showError(const Error &error);
    void openFile(const QString &path);
    /// The last start did not bring its game to the screen: it was set aside.
    void reportGameSetAside();
    /// For who has just started the programme: how the game is won, if it is a new one.
    void greet();
    /// Begins First steps.
    void learn();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectCommands();
    void connectParts();

    void onChange(const Change &change);
    void showTold();
    void focusBoard();
    /// Tells the match whether something stands between people and the board.
    void updatePause();
    void fitLetters();
    void retranslate();

    Match &m_match;
    Actions *m_actions;
    BoardView *m_board;
    FaceToFace *m_face;
    SoundPlayer *m_sound;
    NoticeBar *m_notices;
    WindowStrip *m_strip;
    TallyLabel *m_tally;
    Overlays *m_overlays;
    SidePanels *m_panels;
    WindowLessons *m_lessons;
    WindowMenus *m_menus;
    FileCommands *m_files;
    WindowDialogs *m_windows;
    WindowKeys *m_keys;
    WindowView *m_view;
    WindowSides *m_sides;
    WindowWall *m_wall;
};

} // namespace doublets
