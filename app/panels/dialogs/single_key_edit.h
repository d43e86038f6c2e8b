// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequenceEdit>

namespace doublets {

/// A field that takes one key with its modifiers immediately, whereas QKeySequenceEdit waits for
/// three more. Tab moves the focus; a Cyrillic letter stands for the Latin letter on the same key.
class SingleKeyEdit : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit SingleKeyEdit(QWidget *parent = nullptr);

    /// Sets the accessible name.
    void setName(const QString &name);

Q_SIGNALS:
    /// Emitted when the user has pressed a key. The field still shows the previous key.
    void pressed(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
};

} // namespace doublets
