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

/// The strip below the board, with the dice entry and the caption.
class WindowStrip : public QToolBar
{
    Q_OBJECT

public:
    /// `window` takes ownership. All other arguments must outlive this object.
    WindowStrip(QMainWindow &window, Match &match, BoardView &board, const FaceToFace &faceToFace,
                Actions &actions);

    [[nodiscard]] CaptionBar &caption() const { return *m_caption; }
    /// Adds `part` below the other parts. Takes ownership.
    void addPart(QWidget *part);
    /// Gives the focus to the dice entry, if dice are requested.
    void focusDiceEntry();
    /// Scales fonts and buttons for a window of `size`.
    void scaleTo(const QSize &size);
    void retranslate();

private:
    void updateCaption();

    Match &m_match;
    QVBoxLayout *m_column;
    DiceEntry *m_diceEntry;
    DiceRequester *m_diceRequester;
    CaptionBar *m_caption;
};

} // namespace doublets
