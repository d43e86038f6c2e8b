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

/// The strip below the board during a visit: the caption of the match, and the visitor's buttons.
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
    /// Shows or hides the buttons to throw, to undo and to explain.
    void setGameButtonsVisible(bool visible);
    /// Sets whether the caption is hidden. Two players face to face have captions on their own
    /// sides of the board instead. Defaults to false.
    void setCaptionHidden(bool hidden);
    [[nodiscard]] bool isCaptionHidden() const { return m_isCaptionHidden; }
    /// Shows or hides the button for reading aloud. Defaults to hidden.
    void setSpeechButtonVisible(bool visible);
    /// Sets the languages offered and the current language. The language button shows the next
    /// language, and is hidden if there are fewer than two languages.
    void setLanguages(const QStringList &codes, const QString &current);
    /// Shows `text` in place of the match's caption. An empty text restores the caption of the
    /// match.
    void showMessage(const QString &text);
    /// Reduces the text size, but not below the legible minimum, until the strip fits into `width`
    /// and `maxHeight`. Returns the height needed, which may still exceed `maxHeight`.
    [[nodiscard]] int fitTo(int width, int maxHeight);
    /// Checks or unchecks the button for larger text without emitting a signal.
    void setLargeTextChecked(bool checked);
    /// Checks or unchecks the button for high contrast without emitting a signal.
    void setHighContrastChecked(bool checked);
    /// Checks or unchecks the button for reading aloud without emitting a signal.
    void setSpeechChecked(bool checked);
    void retranslate();
    [[nodiscard]] CaptionLabel &captionLabel() const { return *m_caption; }

Q_SIGNALS:
    /// Emitted when the visitor has requested an explanation of the current moment.
    void explanationRequested();
    /// Emitted when the visitor has switched larger text on or off.
    void largeTextRequested(bool large);
    /// Emitted when the visitor has switched high contrast on or off.
    void highContrastRequested(bool enabled);
    /// Emitted when the visitor has switched reading aloud on or off.
    void speechRequested(bool enabled);
    /// Emitted when the visitor has requested the next language.
    void nextLanguageRequested();
    /// Emitted when the visitor has asked to end the visit.
    void startOverRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateFromMatch();
    void applySizes(const DisplaySizes &sizes);
    [[nodiscard]] int layoutHeight() const;
    void fitButtons(int availableWidth);
    void updateLayoutForWidth(int width);

    QPointer<Match> m_match;
    QString m_message; ///< shown in place of the caption unless empty
    bool m_isCaptionHidden = false;
    DisplaySizes m_preferredSizes; ///< as passed to setSizes()
    DisplaySizes m_sizes;          ///< reduced to fit
    QBoxLayout *m_layout;
    QWidget *m_buttons;
    CaptionLabel *m_caption;
    SymbolButton *m_throwButton;
    SymbolButton *m_undoButton;
    SymbolButton *m_explainButton;
    SymbolButton *m_largeTextButton;
    SymbolButton *m_contrastButton;
    SymbolButton *m_speechButton;
    SymbolButton *m_languageButton;
    SymbolButton *m_startOverButton;
    std::vector<SymbolButton *> m_allButtons;
};

} // namespace doublets
