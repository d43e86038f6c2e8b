// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A scale that compares a guess with the answer. A labelled hollow arrow above the scale marks the
/// guess, and a labelled solid arrow below it the answer. Unlike a slider, the scale runs from left
/// to right in every language.
class GuessMarksWidget : public QWidget
{
    Q_OBJECT

public:
    explicit GuessMarksWidget(QWidget *parent = nullptr);

    /// Sets the positions and labels of the guess and the answer. `guess` and `answer` are
    /// fractions of the scale, clamped to the range from 0 to 1.
    void setMarks(double guess, const QString &guessLabel, double answer,
                  const QString &answerLabel);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the x coordinate of a position on the scale, from 0 to 1.
    [[nodiscard]] qreal xAt(double position) const;
    void paintMark(QPainter &painter, qreal x, bool isAbove, const QString &text) const;

    double m_guess = 0;
    double m_answer = 0;
    QString m_guessLabel;
    QString m_answerLabel;
};

} // namespace doublets
