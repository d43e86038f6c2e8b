// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A scale with a hollow arrow above it at the guess and a solid arrow below it at the answer, both
/// labelled. Runs from left to right in every language, unlike a slider.
class GuessMarksWidget : public QWidget
{
    Q_OBJECT

public:
    explicit GuessMarksWidget(QWidget *parent = nullptr);

    /// Sets the positions of guess and answer on the scale, clamped to 0 to 1, and their labels.
    void setMarks(double guess, const QString &guessLabel, double answer,
                  const QString &answerLabel);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the x coordinate of a position on the scale.
    [[nodiscard]] qreal xAt(double position) const;
    void paintMark(QPainter &painter, qreal x, bool isAbove, const QString &text) const;

    double m_guess = 0;
    double m_answer = 0;
    QString m_guessLabel;
    QString m_answerLabel;
};

} // namespace doublets
