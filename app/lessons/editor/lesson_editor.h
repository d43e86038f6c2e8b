// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/lessons/lesson_draft.h"
#include "core/lessons/lesson_parser.h"

#include <QDialog>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QTimer;

namespace doublets {

class Dialogs;
class LessonForm;
class LessonStepList;

/// The dialog in which a teacher writes a lesson. Shows the faults found by parseLesson() beside
/// their fields. A lesson with faults can be saved, but neither previewed nor taught.
class LessonEditor : public QDialog
{
    Q_OBJECT

public:
    /// Starts with an empty lesson. `currentRecord` returns the record of the game on the board.
    /// `catalogue` and `dialogs` must outlive this object.
    LessonEditor(const Catalogue &catalogue, Dialogs &dialogs,
                 const std::function<QJsonObject()> &currentRecord, QWidget *parent = nullptr);
    ~LessonEditor() override;

    [[nodiscard]] const LessonDraft &draft() const { return m_draft; }
    /// Returns the title of the lesson in the language shown; may be empty.
    [[nodiscard]] QString lessonTitle() const;
    /// Replaces the lesson with `json`, a lesson without a file, which need not be valid. The new
    /// lesson counts as saved until the user changes it. Discards an unsaved lesson (see
    /// confirmDiscard()).
    void setNewLesson(const QJsonObject &json) { setLesson(json, {}); }
    /// Opens the lesson file `path`, which may have faults, replacing the current lesson even if it
    /// is unsaved (see confirmDiscard()). If the file cannot be read, is not a JSON object or has
    /// another format or a newer version, returns the error and changes nothing.
    [[nodiscard]] std::optional<Error> openFile(const QString &path);
    /// Returns whether the current lesson may be discarded. If it is unsaved, asks the user whether
    /// to save it; blocks until the user has answered.
    [[nodiscard]] bool confirmDiscard();
    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    /// Closes the dialog if confirmDiscard() returns true.
    void reject() override;

Q_SIGNALS:
    /// Emitted when the lesson has been saved in the file `path`.
    void lessonSaved(const QString &path);
    /// Emitted when the user wants to preview `lesson`, which is valid, from step `step`, counted
    /// from 0, after the dialog has been hidden.
    void previewRequested(const doublets::Lesson &lesson, int step);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Replaces the lesson. `path` is the path of its file; empty if there is none.
    void setLesson(const QJsonObject &json, const QString &path);
    void createLayout();
    void connectSignals();
    /// Shows the page of step `step`, or the page about the lesson if `step` is -1.
    void showPage(int step);
    /// Scrolls until `field`, its label and its error message are visible.
    void showField(QWidget *field);
    void undo();
    void redo();
    bool save();
    bool saveAs();
    bool write(const QString &path);
    void preview();
    void goToNextFault();
    [[nodiscard]] std::optional<QByteArray> choosePicture(QWidget *parent);
    /// Updates everything except the fields, and starts the check.
    void onDraftChanged();
    void check();
    void showErrors(const LessonErrors &errors);
    void updateLanguages();
    void updateButtons();
    /// Returns the name of the field at `place`, which has not been filled in.
    [[nodiscard]] static QString missingFieldName(const QString &place);
    /// Shows the current message, the number of faults, and the fields still to fill in.
    void updateStatus();
    /// Shows and announces a message until the draft changes.
    void showMessage(const QString &text);
    void retranslate();

    const Catalogue &m_catalogue;
    Dialogs &m_dialogs;
    LessonDraft m_draft;
    QString m_path; ///< empty if the lesson has no file
    LessonErrors m_errors;
    QString m_message;           ///< message about the last action; empty if there is none
    std::size_t m_nextFault = 0; ///< index in m_errors of the fault to go to next
    QTimer *m_checkTimer;        ///< waits for a pause in typing
    BackgroundTask<LessonErrors> m_checkTask;
    QLabel *m_languageLabel;
    QComboBox *m_languageBox;
    QScrollArea *m_scroll;
    LessonForm *m_form;
    LessonStepList *m_steps;
    QBoxLayout *m_body;
    QLabel *m_statusLabel;
    QPushButton *m_faultButton;
    QPushButton *m_undoButton;
    QPushButton *m_redoButton;
    QPushButton *m_saveButton;
    QPushButton *m_saveAsButton;
    QPushButton *m_previewButton;
    QPushButton *m_closeButton;
};

} // namespace doublets
