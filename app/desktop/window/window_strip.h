// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

class QMainWindow;
class QVBoxLayout;

namespace doublets {

class Actions;
class BoardView;
class CaptionBar;
class DiceRequester;
class DiceEntry;
class FaceToFace;
class Match;

/// The tool bar at the bottom of the main window, with the dice entry, the caption and the parts
/// added by addPart().
class WindowStrip : public QToolBar
{
    Q_OBJECT

public:
    /// Adds this tool bar to `window`, which takes ownership. All other arguments must outlive this
    /// object.
    WindowStrip(QMainWindow &window, Match &match, BoardView &board, const FaceToFace &faceToFace,
                Actions &actions);

    [[nodiscard]] CaptionBar &captionBar() const { return *m_caption; }
    /// Adds a widget at the bottom of the strip. Takes ownership of `part`.
    void addPart(QWidget *part);
    /// Sets whether the strip takes no space and its content is hidden. Unlike the visibility of
    /// the tool bar, this is not saved with the state of the window. Defaults to false.
    void setCollapsed(bool collapsed);
    /// Gives the focus to the dice entry. Does nothing unless dice are requested.
    void focusDiceEntry();
    /// Scales fonts and buttons for a window of size `windowSize`, in logical pixels.
    void scaleTo(const QSize &windowSize);
    void retranslate();

private:
    void showCaption();
    void updateCaption();

    Match &m_match;
    QVBoxLayout *m_column;
    QAction *m_contentAction; ///< shows and hides the content
    DiceEntry *m_diceEntry;
    DiceRequester *m_diceRequester;
    CaptionBar *m_caption;
};

} // namespace doublets
