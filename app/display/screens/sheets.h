// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sheet.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>

namespace doublets {

class Match;
class PageTurner;
class WhyPage;

/// The time that is left, as a ring that closes, and in seconds.
class CountdownRing : public QWidget
{
    Q_OBJECT

public:
    explicit CountdownRing(QWidget *parent);

    void start(std::chrono::milliseconds time);
    void stop() { m_tick.stop(); }
    /// By 180°, towards who sits at the upper edge.
    void setTurned(bool turned);
    /// Share of the time that is left.
    [[nodiscard]] double left() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paint(QPainter &painter) const;

    QTimer m_tick;
    QElapsedTimer m_passed;
    std::chrono::milliseconds m_time{1};
    bool m_turned = false;
};

/// Asks whether somebody is still there.
class StillThereSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit StillThereSheet(QWidget *parent);

    /// Once it is seen: that is the time for an answer.
    void ask(std::chrono::milliseconds time);
    void setTurned(bool turned) override;
    void retranslate();

Q_SIGNALS:
    void stays();

protected:
    void applySizes(const DisplaySizes &sizes) override;
    void fitTo(const QSize &room) override;
    void hideEvent(QHideEvent *event) override;

private:
    CountdownRing *m_ring;
    int m_room = 0; ///< how high it may be
    SymbolButton *m_stay;
};

/// Who won, what is worth taking home, and what may be done next.
class EndSheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit EndSheet(QWidget *parent);

    /// What is only offered where there is a choice.
    void offer(bool otherTables, bool comparison);
    /// Keys go on with the first thing to press.
    void takeFocus();
    void retranslate();

Q_SIGNALS:
    void againRequested();
    void compareRequested();
    void anotherRequested();
    void overRequested();

private:
    SymbolButton *m_again;
    SymbolButton *m_compare;
    SymbolButton *m_another;
    SymbolButton *m_over;
};

/// Why it went so, on a page that a finger pushes.
class WhySheet final : public DisplaySheet
{
    Q_OBJECT

public:
    explicit WhySheet(QWidget *parent);

    void explain(const Match &match);
    void applySizes(const DisplaySizes &sizes) override;
    void retranslate();

protected:
    void fitTo(const QSize &room) override;

private:
    /// No higher than its text.
    void limitPage();

    WhyPage *m_page;
    int m_width = 0; ///< that the sheet has
    SymbolButton *m_up;
    SymbolButton *m_down;
    SymbolButton *m_close;
    PageTurner *m_turner;
};

} // namespace doublets
