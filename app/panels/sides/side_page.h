// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/sides/side_sizes.h"

#include <QWidget>

namespace doublets {

class PageTurner;
class SideButton;
class RotatedTextView;

/// The answer to "Why?" for one player, who reads it while the game goes on. Keeps to its question;
/// once there is a newer one, offers a button for it. A long answer is scrolled by a finger, by
/// keys, or by two buttons.
class SidePage : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the prefix of the object names. `match` must outlive this object.
    SidePage(Match &match, const QString &name, QWidget *parent);

    /// Rotates the page by 180°. Defaults to false.
    void setTurned(bool turned);
    void setSizes(const SideSizes &sizes);
    /// Answers a question and shows the page.
    void answer(const ShownMoment::Question &question);
    /// Sets the question that could be asked now.
    void setLatestQuestion(const ShownMoment::Question &question);
    /// Returns whether there is a newer question than the one answered.
    [[nodiscard]] bool isOutdated() const { return m_latestQuestion != m_question; }
    void retranslate();

    [[nodiscard]] RotatedTextView &reading() const { return *m_reading; }
    [[nodiscard]] SideButton &closeButton() const { return *m_close; }
    [[nodiscard]] SideButton &latestButton() const { return *m_latest; }
    [[nodiscard]] SideButton &upButton() const { return *m_up; }
    [[nodiscard]] SideButton &downButton() const { return *m_down; }

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
    /// Writes the answer.
    void updateText();
    void updateLayout();
    /// Places the buttons on the reader's right. Returns the x coordinate where the text must end.
    int arrangeButtons();
    /// Sets the geometry of a part, given as seen by the reader.
    void put(QWidget &part, const QRect &place) const;

    Match &m_match;
    RotatedTextView *m_reading;
    SideButton *m_up;
    SideButton *m_down;
    SideButton *m_latest;
    SideButton *m_close;
    PageTurner *m_turner;
    ShownMoment::Question m_question;
    ShownMoment::Question m_latestQuestion;
    SideSizes m_sizes;
    bool m_turned = false;
};

} // namespace doublets
