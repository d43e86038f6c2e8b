// SPDX-License-Identifier: MIT
#include "desktop/window/window_lesson_editor.h"

#include "core/record/record_writer.h"
#include "language/language.h"
#include "lessons/editor/lesson_editor.h"
#include "lessons/lesson_copy.h"
#include "lessons/lessons_dialog.h"
#include "match/session/session.h"
#include "panels/dialogs/dialogs.h"

#include <QJsonDocument>

namespace doublets {

WindowLessonEditor::WindowLessonEditor(Session &session, Dialogs &dialogs, QWidget &window)
    : QObject(&window)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_window(window)
{
}

void WindowLessonEditor::connectDialog(LessonsDialog &dialog)
{
    dialog.setEditedLesson(m_editor == nullptr ? std::nullopt
                                               : std::optional(m_editor->lessonTitle()));
    connect(&dialog, &LessonsDialog::newLessonRequested, this, &WindowLessonEditor::writeNewLesson);
    connect(&dialog, &LessonsDialog::editCopyRequested, this, &WindowLessonEditor::editCopy);
    connect(&dialog, &LessonsDialog::editFileRequested, this, &WindowLessonEditor::editFile);
    connect(&dialog, &LessonsDialog::editPathRequested, this, &WindowLessonEditor::editPath);
    connect(&dialog, &LessonsDialog::continueEditingRequested, this,
            &WindowLessonEditor::showEditor);
}

void WindowLessonEditor::createEditor()
{
    const auto record = [this] {
        return QJsonDocument::fromJson(recordJson(m_session.record(), RecordLayout::OneLine))
            .object();
    };
    m_editor = new LessonEditor(m_session.catalogue(), m_dialogs, record, &m_window);
    connect(m_editor, &QDialog::rejected, m_editor, &QObject::deleteLater);
    connect(m_editor, &LessonEditor::previewRequested, this, &WindowLessonEditor::previewRequested);
    connect(m_editor, &LessonEditor::lessonSaved, this, &WindowLessonEditor::lessonSaved);
}

LessonEditor *WindowLessonEditor::editorForAnotherLesson()
{
    if (m_editor == nullptr) {
        createEditor();
    } else if (!m_editor->confirmDiscard()) {
        showEditor();
        return nullptr;
    }
    return m_editor;
}

void WindowLessonEditor::showEditor()
{
    m_editor->open(); // window-modal; pauses the game
    m_editor->raise();
    m_editor->activateWindow();
}

void WindowLessonEditor::writeNewLesson()
{
    if (LessonEditor *editor = editorForAnotherLesson()) {
        editor->setNewLesson(LessonDraft::emptyLesson(currentLanguage()));
        showEditor();
    }
}

void WindowLessonEditor::editCopy(const Lesson &lesson)
{
    if (LessonEditor *editor = editorForAnotherLesson()) {
        editor->setNewLesson(QJsonDocument::fromJson(lessonCopyJson(lesson)).object());
        showEditor();
    }
}

void WindowLessonEditor::editFile()
{
    const QString path = m_dialogs.getOpenLessonPath(&m_window, {});
    if (!path.isEmpty()) {
        editPath(path);
    }
}

void WindowLessonEditor::editPath(const QString &path)
{
    const bool isNew = m_editor == nullptr;
    LessonEditor *editor = editorForAnotherLesson();
    if (editor == nullptr) {
        return;
    }
    if (const auto error = editor->openFile(path)) {
        if (isNew) {
            editor->deleteLater();
            m_editor.clear();
        }
        Q_EMIT openFailed(*error);
    } else {
        showEditor();
    }
}

void WindowLessonEditor::returnToEditor()
{
    if (m_editor != nullptr) {
        showEditor();
    }
}

bool WindowLessonEditor::confirmQuit()
{
    return m_editor == nullptr || m_editor->confirmDiscard();
}

} // namespace doublets
