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
class LessonPictureView;
class LessonRun;
class FullHeightPage;

/// A panel beside the board that guides a class through a lesson: the text of the current step, its
/// question with fields for the answer, and the solution once revealed. The window title is the
/// title of the lesson.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    /// `run` and `catalogue` must outlive this object.
    LessonPanel(LessonRun &run, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the lesson in progress, or null if there is none. Valid until the lesson ends.
    [[nodiscard]] const Lesson *lesson() const;
    /// Sets whether the user can print the worksheet and the answer key. Defaults to false.
    void setPrintingAvailable(bool available);
    /// Sets whether the user can run the experiments of a step. Defaults to false.
    void setExperimentsAvailable(bool available);
    /// Restarts the lesson, discarding all answers and moves. Does not ask for confirmation.
    /// Precondition: lesson() does not return null.
    void startOver();
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user wants to run the experiments of a step in the laboratory.
    void experimentsRequested(const std::vector<doublets::Experiment> &experiments);
    /// Emitted when the user wants to print the worksheet.
    void worksheetRequested(const doublets::Lesson &lesson);
    /// Emitted when the user wants to print the answer key.
    void answerKeyRequested(const doublets::Lesson &lesson);
    /// Emitted when the user wants to start over. The receiver asks for confirmation and calls
    /// startOver().
    void startOverRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void createLayout();
    void connectButtons();
    void refresh();
    void updateTexts();
    /// Shows the text of the step. In a projected window, which has little space, shows the
    /// question first.
    void updateStepText();
    void updateButtons();
    /// Goes to the next step. In the last step, first shows the closing tasks, then ends the
    /// lesson.
    void advance();
    /// Returns whether the last step is current and shows the closing tasks, if there are any.
    [[nodiscard]] bool isAtEnd() const;
    void updateButtonSizes();
    void updateLayoutDirection();
    /// Announces the solution and scrolls to it, if it differs from `previousSolution` and is not
    /// empty.
    void announceSolution(const QString &previousSolution);
    [[nodiscard]] bool hasFocusWithin() const;

    LessonRun &m_run;
    const Catalogue &m_catalogue;
    QLabel *m_progressLabel;
    QScrollArea *m_scroll;
    FullHeightPage *m_textPage;
    LessonPictureView *m_pictureView;
    FullHeightPage *m_questionPage; ///< question, if a picture separates it from the text
    AnswerFields *m_fields;
    QPushButton *m_revealButton;
    QPushButton *m_skipButton;
    QBoxLayout *m_revealLayout; ///< contains the two buttons above
    FullHeightPage *m_solutionPage;
    FullHeightPage *m_backgroundPage; ///< rest of the text, if the question comes first
    QPushButton *m_experimentButton;
    QPushButton *m_restartButton;   ///< resets the board
    QPushButton *m_startOverButton; ///< restarts the whole lesson
    QPushButton *m_backButton;
    QPushButton *m_nextButton;
    QPushButton *m_printButton;
    QPushButton *m_leaveButton;
    QBoxLayout *m_navigationLayout; ///< contains the four buttons above, in two groups
    QMenu *m_printMenu;
    QAction *m_worksheetAction;
    QAction *m_answerKeyAction;
    int m_shownStep = -1;        ///< step shown; -1 if none
    bool m_showsClosing = false; ///< whether the last step shows its closing tasks although its
                                 ///< solution has not been revealed
    QString m_solutionText;      ///< plain text of the solution shown; empty if it is hidden
    bool m_isPrintingAvailable = false;
    bool m_areExperimentsAvailable = false;
};

} // namespace doublets
