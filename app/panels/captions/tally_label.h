// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace doublets {

class Match;

/// Games won in this sitting: "Anne 2 – 1 Ben". Pressed, it counts them by rule set. Nothing is
/// seen of it before the first game has ended.
class TallyLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TallyLabel(QWidget *parent = nullptr);

    void show(const Match &match);

Q_SIGNALS:
    /// It wants more room, or less.
    void widthChanged();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] static QString textOf(const Match &match);
    [[nodiscard]] static QString byRuleSet(const Match &match);

    QString m_byRuleSet;
};

} // namespace doublets
