// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A scale with the guess marked above it by a hollow arrow and the answer below it by a solid one,
/// both labelled. Reads from left to right in every language, unlike a slider.
class GuessMarks : public QWidget
{
    Q_OBJECT

public:
    explicit GuessMarks(QWidget *parent = nullptr);

    /// Sets positions on the scale, from 0 to 1 (clamped), and their labels.
    void show(double guess, const QString &guessed, double truth, const QString &answer);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the x coordinate of a position on the scale.
    [[nodiscard]] qreal xOf(double place) const;
    void paintMark(QPainter &painter, qreal x, bool above, const QString &text) const;

    double m_guess = 0;
    double m_truth = 0;
    QString m_guessed;
    QString m_answer;
};

} // namespace doublets
