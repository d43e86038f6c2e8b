// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "panels/sides/side_sizes.h"

#include <QWidget>

namespace doublets {

class PageTurner;
class SideButton;
class SideReading;

/// "Why?", asked by one player and read by them alone, while the game goes on. It keeps to what it
/// was asked about; once there is something newer, it offers that. A long answer is pushed by a
/// finger, by keys, or turned by two buttons.
class SidePage : public QWidget
{
    Q_OBJECT

public:
    /// `name` begins the object names of its parts. The match must outlive it.
    SidePage(Match &match, const QString &name, QWidget *parent);

    void setTurned(bool turned);
    void setSizes(const SideSizes &sizes);
    /// Answers that question, and is shown.
    void answer(const Match::Question &question);
    /// What could be asked about now.
    void setLatest(const Match::Question &question);
    /// Whether something newer has happened.
    [[nodiscard]] bool isOutdated() const { return m_now != m_asked; }
    void retranslate();

    [[nodiscard]] SideReading &reading() const { return *m_reading; }
    [[nodiscard]] SideButton &closeButton() const { return *m_close; }
    [[nodiscard]] SideButton &latestButton() const { return *m_latest; }
    [[nodiscard]] SideButton &upButton() const { return *m_up; }
    [[nodiscard]] SideButton &downButton() const { return *m_down; }

Q_SIGNALS:
    void closed();

protected:
    /// Esc closes it, where the keys are on it.
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void write();
    void arrange();
    /// Beside the text, at the reader's right hand; returns where they begin.
    int arrangeButtons();
    void put(QWidget &part, const QRect &place) const;

    Match &m_match;
    SideReading *m_reading;
    SideButton *m_up;
    SideButton *m_down;
    SideButton *m_latest;
    SideButton *m_close;
    PageTurner *m_turner;
    Match::Question m_asked;
    Match::Question m_now;
    SideSizes m_sizes;
    bool m_turned = false;
};

} // namespace doublets
