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

/// An input for a class's guess: in percent, by counted hands, or as a number. Does not know the
/// answer until uncover(), which the receiver of guessed() calls.
class GuessScale : public QWidget
{
    Q_OBJECT

public:
    struct Question
    {
        QString text; ///< "How likely is it that Anne wins?"
        Guess::Kind kind = Guess::Kind::Share;
        double least = 0;  ///< lower bound, for numbers only
        double most = 100; ///< upper bound, for numbers only; at least `least`
        int decimals = 0;
        bool operator==(const Question &) const = default;
    };

    explicit GuessScale(QWidget *parent = nullptr);

    /// Asks a question and covers the answer. The choice between percent and hands and the number
    /// of voters are kept.
    void ask(const Question &question);
    /// Rewords the question, keeping the input.
    void setText(const QString &text);
    /// Sets the reason why the guess cannot be confirmed yet, e.g. that the answer is still being
    /// computed. Empty if it can.
    void setWaiting(const QString &why);
    /// Shows the answer beside the guess. `aloud` announces it to screen readers; pass false if the
    /// caller does so.
    void uncover(double truth, bool aloud = true);
    [[nodiscard]] bool isCovered() const { return m_covered; }
    /// Returns the guess as entered.
    [[nodiscard]] Guess guess() const;
    /// Returns how close the guess was. Returns an empty string while the answer is covered.
    [[nodiscard]] QString answer() const;
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has pressed *Uncover*. `guess` is the class's guess.
    void guessed(const doublets::Guess &guess);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *createSharePage();
    [[nodiscard]] QWidget *createHandsPage();
    [[nodiscard]] QWidget *createNumberPage();
    /// Returns a widget with `field` between a minus and a plus button.
    [[nodiscard]] QWidget *withStepButtons(QAbstractSpinBox *field);
    void setUpLayout();
    /// Puts the choice between percent and hands in one row, or in one column if that is too wide.
    void updateChoiceDirection();
    void connectSignals();
    void setByHands(bool byHands);
    [[nodiscard]] bool isByHands() const;
    /// Returns the field in which the guess is entered.
    [[nodiscard]] QWidget *field() const;
    [[nodiscard]] bool canUncover() const;
    void confirm();
    void refresh();
    void showAnswer();

    Question m_question;
    bool m_covered = true;
    double m_truth = 0; ///< valid once uncovered
    QString m_blockedReason;

    QLabel *m_text;
    QBoxLayout *m_choice;
    QToolButton *m_percent; ///< chooses the slider
    QToolButton *m_counted; ///< chooses counted hands
    QStackedWidget *m_inputPages;
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
