// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/sides/side_sizes.h"

#include <QWidget>

namespace doublets {

class PageTurner;
class SideButton;
class RotatedTextView;

/// A page with the answer to "Why?" for one player, which follows the game. Long answers are
/// scrolled with a finger, with keys, or with two buttons.
class SidePage : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the prefix of the object names. `match` must outlive this object. The buttons have
    /// no texts until retranslate() is called.
    SidePage(Match &match, const QString &name, QWidget *parent);

    /// Sets whether the page is rotated by 180°. Defaults to false.
    void setRotated(bool rotated);
    void setSizes(const SideSizes &sizes);
    /// Answers a question and shows the page.
    void showAnswer(const ShownMoment::Question &question);
    /// Answers another question if the page is visible.
    void updateQuestion(const ShownMoment::Question &question);
    /// Returns whether the question has changed since the reader asked.
    [[nodiscard]] bool hasFollowedGame() const { return m_hasFollowedGame; }
    void retranslate();

    [[nodiscard]] RotatedTextView &textView() const { return *m_textView; }
    [[nodiscard]] SideButton &closeButton() const { return *m_closeButton; }
    [[nodiscard]] SideButton &upButton() const { return *m_upButton; }
    [[nodiscard]] SideButton &downButton() const { return *m_downButton; }

Q_SIGNALS:
    /// Emitted when the reader has closed the page.
    void closed();

protected:
    /// Closes the page on Esc.
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void setQuestion(const ShownMoment::Question &question);
    void updateText();
    void updateLayout();
    /// Places the buttons on the reader's right. Returns the x coordinate where the text must end.
    int placeButtons();
    /// Sets the geometry of a part, given as seen by the reader.
    void setPartGeometry(QWidget &part, const QRect &rect) const;

    Match &m_match;
    RotatedTextView *m_textView;
    SideButton *m_upButton;
    SideButton *m_downButton;
    SideButton *m_closeButton;
    PageTurner *m_pageTurner;
    ShownMoment::Question m_question;
    bool m_hasFollowedGame = false;
    SideSizes m_sizes;
    bool m_isRotated = false;
};

} // namespace doublets
