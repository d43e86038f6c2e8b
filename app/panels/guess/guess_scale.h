// SPDX-License-Identifier: MIT
#pragma once

#include "text/guess_text.h"

#include <QWidget>

class QAbstractSpinBox;
class QBoxLayout;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace doublets {

class GuessMarks;

/// Where a class says what it guesses: in percent, by hands counted, or as a number. It does not
/// know the answer before it is uncovered: whoever hears `guessed` calls `uncover`.
class GuessScale : public QWidget
{
    Q_OBJECT

public:
    struct Question
    {
        QString text; ///< "How likely is it that Anne wins?"
        Guess::Kind kind = Guess::Kind::Share;
        double least = 0;  ///< of numbers, as the next two
        double most = 100; ///< at least `least`
        int decimals = 0;
        bool operator==(const Question &) const = default;
    };

    explicit GuessScale(QWidget *parent = nullptr);

    /// Asks, with the answer covered. Whether hands are counted, and of how many, stays as it was.
    void ask(const Question &question);
    /// The same question in other words: what was entered stays.
    void setText(const QString &text);
    /// Why it cannot be uncovered yet, such as that the answer is still being computed. Empty: it
    /// can.
    void setWaiting(const QString &why);
    /// Shows the answer beside what was guessed. `aloud`: says so, where nobody else does.
    void uncover(double truth, bool aloud = true);
    [[nodiscard]] bool isCovered() const { return m_covered; }
    /// What is entered now.
    [[nodiscard]] Guess guess() const;
    /// How close the guess was; empty while the answer is covered.
    [[nodiscard]] QString answer() const;
    void retranslate();

Q_SIGNALS:
    /// *Uncover* was pressed: the class has guessed.
    void guessed(const doublets::Guess &guess);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *makeShare();
    [[nodiscard]] QWidget *makeHands();
    [[nodiscard]] QWidget *makeNumber();
    /// The field between a button for less and one for more.
    [[nodiscard]] QWidget *withSteps(QAbstractSpinBox *field);
    void layOut();
    /// The two ways to guess stand one above the other where there is little room.
    void fold();
    void connectParts();
    void setByHands(bool byHands);
    [[nodiscard]] bool isByHands() const;
    /// Where the guess is entered now.
    [[nodiscard]] QWidget *field() const;
    [[nodiscard]] bool canUncover() const;
    void confirm();
    void refresh();
    void showAnswer();

    Question m_question;
    bool m_covered = true;
    double m_truth = 0; ///< once it is uncovered
    QString m_waiting;

    QLabel *m_text;
    QBoxLayout *m_choice;
    QToolButton *m_percent; ///< the slider, or
    QToolButton *m_counted; ///< hands
    QStackedWidget *m_ways;
    QSlider *m_slider;
    QSpinBox *m_figure;
    QSpinBox *m_hands;
    QSpinBox *m_ofHands;
    QLabel *m_handsUp;
    QLabel *m_handsOf;
    QDoubleSpinBox *m_number;
    QPushButton *m_uncover;
    GuessMarks *m_marks;
    QLabel *m_answer;
};

} // namespace doublets
