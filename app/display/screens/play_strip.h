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

/// The strip at the foot of the display: what happens, and all that a visitor may press beside the
/// board.
class PlayStrip : public QWidget
{
    Q_OBJECT

public:
    explicit PlayStrip(QWidget *parent);

    void setSizes(const DisplaySizes &sizes);
    /// What may be done in that match, and what it tells; it must outlive the strip, or another is
    /// given before. Null: only the caption is there.
    void setMatch(Match *match);
    /// Whether a game is on: it can be thrown, undone and explained.
    void setPlays(bool plays);
    /// Whether each player has all else on a side of their own, what happens too.
    void setToolsOnly(bool toolsOnly);
    [[nodiscard]] bool hasToolsOnly() const { return m_toolsOnly; }
    /// Speech is offered only where there is a voice.
    void offerSpeech(bool offered);
    /// The other languages; none: nothing to choose.
    void offerLanguages(const QStringList &codes, const QString &now);
    /// In place of what the match tells; empty: that again.
    void say(const QString &text);
    /// How high it is at that width, with letters as large as `most` allows.
    [[nodiscard]] int heightAt(int width, int most);
    void setLarge(bool large);
    void setContrast(bool high);
    void setSpeaking(bool speaking);
    void retranslate();
    [[nodiscard]] CaptionLabel &caption() const { return *m_caption; }

Q_SIGNALS:
    void whyRequested();
    void largeRequested(bool large);
    void contrastRequested(bool high);
    void speechRequested(bool speaks);
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
    QString m_said;
    bool m_toolsOnly = false;
    DisplaySizes m_given;
    DisplaySizes m_sizes; ///< that it has room for
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
    std::vector<SymbolButton *> m_all;
};

} // namespace doublets
