// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

namespace doublets {

class Match;

/// An editor for the note on the step that the match shows. Passes changes immediately to
/// ShownMoment::setNote(). Removes characters beyond limits::MaxNoteLength, with a remark to the
/// user.
class NoteEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit NoteEdit(Match &match, QWidget *parent = nullptr);

    /// Updates all texts after a change of language.
    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has pressed Esc. The editor itself does nothing.
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Passes the typed note to the match.
    void storeNote();
    /// Shows the note of the match. Keeps the typed text if sanitizedNote() turns this text into
    /// the note.
    void showNote();

    Match &m_match;
    bool m_isLoading = false; ///< whether the text is being set from the match
};

} // namespace doublets
