// SPDX-License-Identifier: MIT
#pragma once

#include "match/change.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QFrame>

class QHBoxLayout;
class QToolButton;

namespace doublets {

class CaptionLabel;
class Match;

/// The strip below a projected board, legible from the back of a classroom. Shows the odds (until
/// the game is over), and the caption and the note of the moment shown (see ShownMoment). While the
/// odds are covered, shows the question for the class instead or, if an earlier moment is shown, a
/// notice that they are covered.
class WallStrip : public QFrame
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit WallStrip(Match &match, QWidget *parent = nullptr);

    /// Adds a control at the right end of the top row. Takes ownership of `control`.
    void addControl(QWidget *control);
    /// Adapts the text sizes to a window of `size`, in logical pixels.
    void setWindowSize(const QSize &size);
    /// Sets whether a lesson is shown beside the board. The strip then leaves it more room, with
    /// smaller texts, and does not repeat its question. Defaults to false.
    void setBesideLesson(bool isBesideLesson);
    [[nodiscard]] CaptionLabel &captionLabel() const { return *m_caption; }
    [[nodiscard]] CaptionLabel &oddsLabel() const { return *m_odds; }
    [[nodiscard]] CaptionLabel &noteLabel() const { return *m_note; }
    [[nodiscard]] const fonts::TextSizes &textSizes() const { return m_textSizes; }
    /// Updates the odds after a change of language. Match::retranslate() updates the other texts.
    void retranslate();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void onMatchChanged(const Change &change);
    void updateTexts();
    void updateOdds();
    void updateNote();
    void updateFonts();
    void updateLineCounts();
    [[nodiscard]] QString oddsText() const;

    Match &m_match;
    theme::Colours m_colours;
    fonts::TextSizes m_textSizes;
    QSize m_windowSize;
    bool m_isBesideLesson = false;
    QHBoxLayout *m_topRow;
    CaptionLabel *m_odds;
    CaptionLabel *m_caption;
    CaptionLabel *m_note;
};

} // namespace doublets
