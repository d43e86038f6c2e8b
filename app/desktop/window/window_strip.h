// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

class QMainWindow;
class QVBoxLayout;

namespace doublets {

class Actions;
class BoardView;
class CaptionBar;
class DiceAsker;
class DiceEntry;
class FaceToFace;
class Match;

/// What stands under the board for as long as the window does: where real dice are told, and the
/// line that tells of the game.
class WindowStrip : public QToolBar
{
    Q_OBJECT

public:
    /// The window owns it; all others must outlive it.
    WindowStrip(QMainWindow &window, Match &match, BoardView &board, const FaceToFace &sides,
                Actions &actions);

    [[nodiscard]] CaptionBar &caption() const { return *m_caption; }
    /// Puts that at its foot, and owns it.
    void addPart(QWidget *part);
    /// Puts the cursor where dice are typed, if they are asked for.
    void takeFocus();
    /// Letters and buttons fit for a window of that size.
    void scaleTo(const QSize &size);
    void retranslate();

private:
    void showTold();

    Match &m_match;
    QVBoxLayout *m_column;
    DiceEntry *m_entry;
    DiceAsker *m_asker;
    CaptionBar *m_caption;
};

} // namespace doublets
