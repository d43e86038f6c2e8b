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

class GuessMarksWidget;

/// An input for the guess of a school class, as a percentage, as a count of raised hands, or as a
/// number. The answer remains covered until the caller responds to guessConfirmed() with uncover().
class GuessInput : public QWidget
{
    Q_OBJECT

public:
    /// A question to the school class, with the range of possible guesses.
    struct Question
    {
        QString text; ///< e.g. "How likely is it that Anne wins?"
        Guess::Kind kind = Guess::Kind::Share;
        double minimum = 0;   ///< smallest guess, in the unit of `kind`; not used for Share
        double maximum = 100; ///< greatest guess, at least `minimum`; not used for Share
        int decimals = 0;     ///< number of decimal places; not used for Share
        bool operator==(const Question &) const = default;
    };

    explicit GuessInput(QWidget *parent = nullptr);

    /// Sets the question, resets the guess, covers the answer and clears the blocked reason. Keeps
    /// the choice between percentage and hands, and the number of participants.
    void setQuestion(const Question &question);
    /// Changes the wording of the question. Keeps the guess.
    void setQuestionText(const QString &text);
    /// Sets a sentence that explains why the guess cannot be confirmed yet, for example because the
    /// answer is still being computed. If `reason` is empty, the user can confirm the guess as soon
    /// as it is complete.
    void setBlockedReason(const QString &reason);
    /// Shows the answer beside the guess, in place of the input. Announces resultText() to screen
    /// readers if `announce` is true. `answer` has the same unit as Guess::value.
    void uncover(double answer, bool announce = true);
    [[nodiscard]] bool isCovered() const { return m_isCovered; }
    /// Returns the guess as entered so far. A missing number of raised hands counts as 0.
    [[nodiscard]] Guess guess() const;
    /// Returns sentences about the accuracy of the guess. Returns an empty string while the answer
    /// is covered.
    [[nodiscard]] QString resultText() const;
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user has confirmed the guess of the school class with *Uncover* or Return.
    /// Not emitted while there is a blocked reason or the number of raised hands is missing. The
    /// answer remains covered until the receiver calls uncover().
    void guessConfirmed(const doublets::Guess &guess);

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
    /// Arranges the choice between percentage and hands in a row, or in a column if the row is too
    /// wide.
    void updateChoiceDirection();
    void connectSignals();
    void selectHandCount(bool isSelected);
    [[nodiscard]] bool isHandCountSelected() const;
    /// Returns the field in which the user enters the guess.
    [[nodiscard]] QWidget *field() const;
    /// Returns whether hands are to be counted, but the number of raised hands has not been
    /// entered.
    [[nodiscard]] bool isHandCountMissing() const;
    /// Returns whether the user can confirm the guess now.
    [[nodiscard]] bool canUncover() const;
    void confirmGuess();
    void updateInput();
    void showAnswer();

    Question m_question;
    bool m_isCovered = true;
    double m_answer = 0; ///< valid only while uncovered
    QString m_blockedReason;

    QLabel *m_questionLabel;
    QBoxLayout *m_choiceLayout;
    QToolButton *m_percentButton; ///< chooses the slider
    QToolButton *m_handsButton;   ///< chooses counted hands
    QStackedWidget *m_inputPages;
    QSlider *m_slider;
    QLabel *m_minimumLabel; ///< at the left end of the slider
    QLabel *m_maximumLabel;
    QSpinBox *m_percentField;
    QSpinBox *m_raisedHandsField;
    QSpinBox *m_participantsField;
    QLabel *m_raisedLabel;
    QLabel *m_participantsLabel;
    QDoubleSpinBox *m_numberField;
    QPushButton *m_uncoverButton;
    GuessMarksWidget *m_marks;
    QLabel *m_answerLabel;
};

} // namespace doublets
