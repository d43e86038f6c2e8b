// SPDX-License-Identifier: MIT
#include "panels/course/note_edit.h"

#include "core/limits.h"
#include "core/record/notes.h"
#include "match/match.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int LinesOfNote = 2;

} // namespace

NoteEdit::NoteEdit(Match &match, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_match(match)
{
    setObjectName(u"noteEdit"_s);
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QPlainTextEdit::textChanged, this, &NoteEdit::keep);
    connect(&match, &Match::noteChanged, this, &NoteEdit::showNote);
    connect(&match, &Match::changed, this, &NoteEdit::showNote);
    showNote();
    retranslate();
}

void NoteEdit::keep()
{
    if (m_showing) {
        return;
    }
    const QString typed = toPlainText();
    const QString note = noteFrom(typed);
    m_match.setNote(note);
    // Spaces at the end may still be followed by a word; what is too much is not.
    if (typed.trimmed().size() > note.size()) {
        m_showing = true;
        setPlainText(note);
        moveCursor(QTextCursor::End);
        m_showing = false;
        m_match.remark(
            tr("A note has at most %n characters.", nullptr, limits::MostNoteCharacters));
    }
}

void NoteEdit::showNote()
{
    const QString note = m_match.note();
    if (noteFrom(toPlainText()) != note) {
        m_showing = true;
        setPlainText(note);
        m_showing = false;
    }
}

void NoteEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

QSize NoteEdit::sizeHint() const
{
    const int height = fontMetrics().lineSpacing() * LinesOfNote;
    return {fontMetrics().averageCharWidth() * 16,
            height + 2 * (frameWidth() + static_cast<int>(document()->documentMargin()))};
}

QSize NoteEdit::minimumSizeHint() const
{
    return sizeHint();
}

void NoteEdit::retranslate()
{
    setPlaceholderText(tr("Note on this step"));
    setAccessibleName(tr("Note on this step"));
}

} // namespace doublets
