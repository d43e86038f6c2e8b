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
class WrappedRadio;

/// Where a class says what it thinks: choices with the hands shown for each, a line or two of its
/// own, or a slider for a figure.
class AnswerFields : public QWidget
{
    Q_OBJECT

public:
    /// The lesson must outlive it.
    explicit AnswerFields(LessonRun &run, QWidget *parent = nullptr);

    /// Those that the step wants, with what was said before.
    void showStep();
    /// The same in the language of now, and as the answer is: what is uncovered is not changed any
    /// more.
    void refresh();
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// One choice, and the hands shown for it.
    struct Row
    {
        QBoxLayout *both;
        WrappedRadio *radio;
        QSpinBox *hands;
    };

    void addChoices(int count);
    void clearChoices();
    void describeChoices();
    void fitPresses();
    static void fitNumber(QSpinBox &box, const QString &widest);
    void showGuess();
    void fold();
    void countHands();
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
