// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QBoxLayout;

namespace doublets {

class CaptionLabel;
class Match;
class SymbolButton;

/// The strip below the board during a visit: the caption, which describes the current moment of the
/// match, and the buttons of the game.
class PlayStrip : public QWidget
{
    Q_OBJECT

public:
    explicit PlayStrip(QWidget *parent);

    /// Sets the preferred sizes, which fitTo() may reduce.
    void setSizes(const DisplaySizes &sizes);
    /// Sets the match, which must exist until the next call of this function or the destruction of
    /// this object. Null hides all buttons. Also ends the effect of showMessage().
    void setMatch(Match *match);
    /// Sets whether the strip ever has buttons to throw, to undo and to explain. If so, fitTo()
    /// includes their space even while they are hidden, so that the board keeps its size. Defaults
    /// to true.
    void setHasGameButtons(bool hasGameButtons);
    /// Shows or hides the buttons to throw, to undo and to explain. Defaults to hidden. Without a
    /// match, the buttons are hidden in any case.
    void setGameButtonsVisible(bool visible);
    /// Sets whether the caption is hidden. Two players face to face have captions on their own
    /// sides of the board instead. Defaults to false.
    void setCaptionHidden(bool hidden);
    [[nodiscard]] bool isCaptionHidden() const { return m_isCaptionHidden; }
    /// Shows `text` in place of the match's caption. An empty text restores the caption of the
    /// match.
    void showMessage(const QString &text);
    /// Reduces the text size, but not below the legible minimum, until the strip fits into `width`
    /// and `maxHeight`. Returns the height needed, which may still exceed `maxHeight`.
    [[nodiscard]] int fitTo(int width, int maxHeight);
    void retranslate();
    [[nodiscard]] CaptionLabel &captionLabel() const { return *m_caption; }

Q_SIGNALS:
    /// Emitted when the visitor has requested an explanation of the current moment.
    void explanationRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateFromMatch();
    void updateButtonsVisible();
    void applySizes(const DisplaySizes &sizes);
    [[nodiscard]] int layoutHeight() const;
    void fitButtons(int availableWidth);
    void updateLayoutForWidth(int width);

    QPointer<Match> m_match;
    QString m_message; ///< shown in place of the caption unless empty
    bool m_isCaptionHidden = false;
    bool m_hasGameButtons = true;
    bool m_areGameButtonsWanted = false;
    DisplaySizes m_preferredSizes; ///< as passed to setSizes()
    DisplaySizes m_sizes;          ///< reduced to fit
    QBoxLayout *m_layout;
    QWidget *m_buttons;
    CaptionLabel *m_caption;
    SymbolButton *m_throwButton;
    SymbolButton *m_undoButton;
    SymbolButton *m_explainButton;
    std::vector<SymbolButton *> m_allButtons;
};

} // namespace doublets
