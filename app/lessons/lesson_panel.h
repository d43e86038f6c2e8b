// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;

namespace doublets {

class AnswerFields;
class Catalogue;
class LessonRun;
class WholePage;

/// The panel beside the board that guides through a lesson: text and questions, fields for answers,
/// and the solutions once revealed. Its window title is the title of the lesson.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    /// `run` and `catalogue` must outlive this object.
    LessonPanel(LessonRun &run, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the lesson in progress. Returns null if there is none.
    [[nodiscard]] const Lesson *lesson() const;
    /// Sets whether printing and experiments are offered. Both default to false.
    void setCanPrint(bool can);
    void setCanExperiment(bool can);
    /// Restarts the lesson, discarding all answers and moves.
    void startOver();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user wants to run the experiments of a step in the laboratory.
    void experimentRequested(const std::vector<doublets::Experiment> &runs);
    /// Emitted when the user wants to print the worksheet.
    void worksheetRequested(const doublets::Lesson &lesson);
    /// Emitted when the user wants to print the answer key.
    void answerKeyRequested(const doublets::Lesson &lesson);
    /// Emitted when the user wants to start over and would lose progress. Ask for confirmation,
    /// then call `startOver`.
    void startOverWanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectButtons();
    void refresh();
    void showOtherStep();
    void write();
    void offer();
    void fitButtons();
    void fold();
    void announce(const QString &answerBefore);
    [[nodiscard]] bool hasFocusWithin() const;

    LessonRun &m_run;
    const Catalogue &m_catalogue;
    QLabel *m_progress;
    QScrollArea *m_scroll;
    WholePage *m_text;
    AnswerFields *m_fields;
    QPushButton *m_uncover;
    QPushButton *m_skip;
    QBoxLayout *m_covered; ///< the layout of these two buttons
    WholePage *m_answer;
    QPushButton *m_experiment;
    QPushButton *m_restart;   ///< the board only
    QPushButton *m_startOver; ///< the whole lesson
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_print;
    QPushButton *m_leave;
    QMenu *m_sheets;
    QAction *m_worksheet;
    QAction *m_answerKey;
    int m_step = -1; ///< currently shown
    QString m_said;  ///< announced text of the answer
    bool m_canExperiment = false;
};

} // namespace doublets
