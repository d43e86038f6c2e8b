// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;
class QButtonGroup;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSlider;
class QSpinBox;

namespace doublets {

class LessonRun;
class WrappingRadioButton;

/// The input fields for the class's answer to a lesson step: radio buttons with the number of hands
/// raised for each choice, a text field, a number field, or a slider and a spin box for a guess.
class AnswerFields : public QWidget
{
    Q_OBJECT

public:
    /// `run` must outlive this object.
    explicit AnswerFields(LessonRun &run, QWidget *parent = nullptr);

    /// Creates the fields for the current step and fills in the previous answer, if any. Hides this
    /// widget if the step has neither a question nor a guess. Precondition: `run` is running.
    void showStep();
    /// Updates the texts and states of the fields. Once the solution has been revealed, the fields
    /// are read-only, except for the numbers of hands, which a teacher may count afterwards.
    /// Precondition: `run` is running.
    void refresh();
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The fields for one choice.
    struct ChoiceRow
    {
        QBoxLayout *layout;
        WrappingRadioButton *radio;
        QSpinBox *hands; ///< number of hands raised
    };

    void addChoices(int count);
    void clearChoices();
    void updateChoiceTexts();
    void updateMinimumSizes();
    void showGuessFields();
    void showNumberFields();
    /// Places the numbers of hands below the choices in a narrow panel, otherwise beside them.
    void updateLayoutDirection();
    void saveHandCounts();
    void saveGuess(double value);
    void saveNumber();

    LessonRun &m_run;
    QBoxLayout *m_layout;
    QButtonGroup *m_choiceGroup = nullptr;
    std::vector<ChoiceRow> m_choiceRows;
    QPlainTextEdit *m_freeAnswerEdit;
    QWidget *m_numberFields;
    QLineEdit *m_numberEdit;
    QLabel *m_numberUnitLabel;
    QWidget *m_guessFields;
    QSlider *m_slider;
    QLabel *m_minimumLabel; ///< at the left end of the slider
    QLabel *m_maximumLabel;
    QDoubleSpinBox *m_guessBox;
    QLabel *m_guessUnitLabel;
    QBoxLayout *m_guessLayout; ///< contains the spin box and its unit
};

} // namespace doublets
