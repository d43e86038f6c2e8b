// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

class QMenuBar;

namespace doublets {

class Match;

/// The games that the present players have won against each other: "Anne 2 – 1 Ben". Lists them by
/// rule set when pressed. Hidden until their first game has ended.
///
/// It lies over the end of the menu bar, and is no part of it: what Qt puts into that corner no
/// screen reader finds.
class TallyLabel : public QLabel
{
    Q_OBJECT

public:
    /// The bar must outlive it.
    TallyLabel(QMenuBar &bar, QWidget *window);

    void show(const Match &match);
    /// Returns the text shown; empty until their first game has ended.
    [[nodiscard]] static QString textOf(const Match &match);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void keepRoom();
    void place();
    [[nodiscard]] static QString byRuleSet(const Match &match);

    QMenuBar &m_bar;
    QWidget *m_room; ///< what the bar keeps free for it
    QWidget *m_size; ///< of that room
    QString m_byRuleSet;
};

} // namespace doublets
