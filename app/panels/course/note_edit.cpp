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
    connect(this, &QPlainTextEdit::textChanged, this, &NoteEdit::storeNote);
    connect(&match.shown(), &ShownMoment::noteChanged, this, &NoteEdit::showNote);
    connect(&match, &Match::changed, this, &NoteEdit::showNote);
    showNote();
    retranslate();
}

void NoteEdit::storeNote()
{
    if (m_isLoading) {
        return;
    }
    const QString typed = toPlainText();
    const QString note = sanitizedNote(typed);
    m_match.shown().setNote(note);
    // Keep trailing spaces, which may precede the next word, but cut text beyond the limit.
    if (typed.trimmed().toUcs4().size() > limits::MaxNoteLength) {
        m_isLoading = true;
        setPlainText(note);
        moveCursor(QTextCursor::End);
        m_isLoading = false;
        m_match.remark(
            tr("A note can have at most %n characters.", nullptr, limits::MaxNoteLength));
    }
}

void NoteEdit::showNote()
{
    const QString note = m_match.shown().note();
    if (sanitizedNote(toPlainText()) != note) {
        m_isLoading = true;
        setPlainText(note);
        m_isLoading = false;
    }
}

void NoteEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT dismissed();
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
    constexpr int Characters = 8;
    return {fontMetrics().averageCharWidth() * Characters, sizeHint().height()};
}

void NoteEdit::retranslate()
{
    setPlaceholderText(tr("Note on this step"));
    setAccessibleName(tr("Note on this step"));
}

} // namespace doublets
