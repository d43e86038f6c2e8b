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

/// A lesson beside the board, step by step: what is said and asked, where the class answers, and
/// the answers once they are uncovered. Its window title is the lesson's.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it.
    LessonPanel(LessonRun &run, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// What it guides through; null while there is none.
    [[nodiscard]] const Lesson *lesson() const;
    /// What there is to print with, and to experiment in.
    void setCanPrint(bool can);
    void setCanExperiment(bool can);
    /// Begins the lesson anew: nothing was said, nothing played.
    void startOver();
    void retranslate();

Q_SIGNALS:
    void experimentWanted(const std::vector<doublets::Experiment> &runs);
    void worksheetWanted(const doublets::Lesson &lesson);
    void answerKeyWanted(const doublets::Lesson &lesson);
    /// There is something to lose: ask, then call `startOver`.
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
    QBoxLayout *m_covered; ///< the two
    WholePage *m_answer;
    QPushButton *m_experiment;
    QPushButton *m_restart;   ///< the board alone
    QPushButton *m_startOver; ///< the whole lesson
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_print;
    QPushButton *m_leave;
    QMenu *m_sheets;
    QAction *m_worksheet;
    QAction *m_answerKey;
    int m_step = -1; ///< that is shown
    QString m_said;  ///< of the answer
    bool m_canExperiment = false;
};

} // namespace doublets
