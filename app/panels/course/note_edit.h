// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

namespace doublets {

class Match;

/// Where a note is written on the step that the match shows. What is written is kept at once.
class NoteEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// The match must outlive it.
    explicit NoteEdit(Match &match, QWidget *parent = nullptr);

    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Esc: whoever wrote is done.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void keep();
    void showNote();

    Match &m_match;
    bool m_showing = false; ///< the text is the match's, and nobody's writing
};

} // namespace doublets
