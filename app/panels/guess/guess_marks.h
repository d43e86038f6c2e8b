// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A line from least to most with what was guessed above it, hollow, and what is true below it,
/// solid; both with a word. Reads from left to right in every language, as the slider does not.
class GuessMarks : public QWidget
{
    Q_OBJECT

public:
    explicit GuessMarks(QWidget *parent = nullptr);

    /// Places on the line, 0 to 1; the figures as they are written.
    void show(double guess, const QString &guessed, double truth, const QString &answer);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Where on the line that place is.
    [[nodiscard]] qreal xOf(double place) const;
    void paintMark(QPainter &painter, qreal x, bool above, const QString &text) const;

    double m_guess = 0;
    double m_truth = 0;
    QString m_guessed;
    QString m_answer;
};

} // namespace doublets
