// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"

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

    void setSizes(const DisplaySizes &sizes);
    /// Sets the match that the buttons and the caption refer to. `match` must stay alive until the
    /// next call. Null hides all buttons.
    void setMatch(Match *match);
    /// Shows or hides the buttons to throw, to undo and to explain.
    void setGameButtonsVisible(bool plays);
    /// Hides the caption, for two players face to face, each of whom has one on a side of the
    /// board.
    void setCaptionHidden(bool toolsOnly);
    [[nodiscard]] bool hasToolsOnly() const { return m_toolsOnly; }
    /// Shows the button for reading aloud; hidden by default.
    void setSpeechOffered(bool offered);
    /// Sets the languages offered and the current one. The button shows the next language, and is
    /// hidden if there are fewer than two.
    void offerLanguages(const QStringList &codes, const QString &now);
    /// Shows `text` in place of the match's caption. An empty text restores the caption.
    void say(const QString &text);
    /// Returns the height needed at `width`. Reduces the text size, as far as legible, until the
    /// height is at most `most`.
    [[nodiscard]] int heightAt(int width, int most);
    /// Checks or unchecks the button for larger text, without a signal.
    void setLarge(bool large);
    /// Checks or unchecks the button for high contrast, without a signal.
    void setContrast(bool high);
    /// Checks or unchecks the button for reading aloud, without a signal.
    void setSpeaking(bool speaking);
    void retranslate();
    [[nodiscard]] CaptionLabel &caption() const { return *m_caption; }

Q_SIGNALS:
    void whyRequested();
    void largeTextRequested(bool large);
    void contrastRequested(bool high);
    void speechRequested(bool speaks);
    /// Emitted to change to the next language.
    void languageRequested();
    void startOverRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow();
    void applySizes(const DisplaySizes &sizes);
    [[nodiscard]] int heightFolded() const;
    void shrinkButtons(int room);
    void fold(int width);

    Match *m_match = nullptr;
    QString m_message; ///< the argument of `say`
    bool m_toolsOnly = false;
    DisplaySizes m_preferredSizes; ///< as set
    DisplaySizes m_sizes;          ///< reduced to fit
    QBoxLayout *m_parts;
    QWidget *m_buttons;
    CaptionLabel *m_caption;
    SymbolButton *m_throw;
    SymbolButton *m_undo;
    SymbolButton *m_why;
    SymbolButton *m_large;
    SymbolButton *m_contrast;
    SymbolButton *m_speech;
    SymbolButton *m_language;
    SymbolButton *m_over;
    std::vector<SymbolButton *> m_allButtons;
};

} // namespace doublets
