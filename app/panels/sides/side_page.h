// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/sides/side_sizes.h"

#include <QWidget>

namespace doublets {

class PageTurner;
class SideButton;
class RotatedTextView;

/// A page with the answer to a player's "Why?". Long answers can be scrolled by touch, with the
/// keyboard or with two buttons.
class SidePage : public QWidget
{
    Q_OBJECT

public:
    /// The page is hidden at first. `name` becomes the object name of the page, and the prefix of
    /// the object names of its children. The buttons have no texts until retranslate() is called.
    /// `match` must outlive this object.
    SidePage(Match &match, const QString &name, QWidget *parent);

    /// Sets whether the page is rotated by 180°. Defaults to false.
    void setRotated(bool isRotated);
    /// Sets the sizes of text and buttons. Defaults to SideSizes().
    void setSizes(const SideSizes &sizes);
    /// Shows the page, above its siblings, with the answer to a question. Precondition: the match
    /// has a game.
    void showAnswer(const ShownMoment::Question &question);
    /// Replaces the answer with the answer to another question. Does nothing if the page is hidden
    /// or the question is unchanged.
    void updateQuestion(const ShownMoment::Question &question);
    /// Returns whether updateQuestion() has changed the answer since showAnswer().
    [[nodiscard]] bool hasFollowedGame() const { return m_hasFollowedGame; }
    /// Updates all texts after a change of language.
    void retranslate();

    [[nodiscard]] RotatedTextView &textView() const { return *m_textView; }
    [[nodiscard]] SideButton &closeButton() const { return *m_closeButton; }
    [[nodiscard]] SideButton &upButton() const { return *m_upButton; }
    [[nodiscard]] SideButton &downButton() const { return *m_downButton; }

Q_SIGNALS:
    /// Emitted after the reader has closed the page with the button or Esc. Not emitted by hide().
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
    /// Places the buttons on the reader's right. Returns the x coordinate at which the text must
    /// end, in the coordinates of the page before any rotation.
    int placeButtons();
    /// Sets the geometry of a part. `rect` is in the coordinates of the page before any rotation.
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
