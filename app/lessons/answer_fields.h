// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;
class QButtonGroup;
class QLabel;
class QPlainTextEdit;
class QSlider;
class QSpinBox;

namespace doublets {

class LessonRun;
class WrappingRadioButton;

/// The answer of the class to a lesson step: choices with a count of the hands raised for each, a
/// line or two of text, or a slider for an estimate.
class AnswerFields : public QWidget
{
    Q_OBJECT

public:
    /// `run` must outlive this object.
    explicit AnswerFields(LessonRun &run, QWidget *parent = nullptr);

    /// Shows the fields of the current step with any previous answers.
    void showStep();
    /// Updates texts and state in place. Fields are read-only once the answer is revealed.
    void refresh();
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// One choice and the number of hands raised for it.
    struct Row
    {
        QBoxLayout *both;
        WrappingRadioButton *radio;
        QSpinBox *hands;
    };

    void addChoices(int count);
    void clearChoices();
    void describeChoices();
    void fitPresses();
    static void fitNumber(QSpinBox &box, const QString &widest);
    void showGuess();
    void fold();
    void saveHands();
    void guess(int value);

    LessonRun &m_run;
    QBoxLayout *m_column;
    QButtonGroup *m_group = nullptr;
    std::vector<Row> m_rows;
    QPlainTextEdit *m_words;
    QWidget *m_guess;
    QSlider *m_slider;
    QSpinBox *m_number;
    QLabel *m_unit;
    QBoxLayout *m_figure; ///< number and unit
};

} // namespace doublets
