// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequenceEdit>

namespace doublets {

/// A field for a single key with modifiers. Reports the key immediately with keyPressed(), unlike
/// QKeySequenceEdit, which waits for up to three more keys. Replaces letters of other scripts with
/// the Latin letters on the same keys. Tab is not reported, but moves the focus.
class SingleKeyEdit : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit SingleKeyEdit(QWidget *parent = nullptr);

    /// Sets the accessible name of this widget and of its line edit.
    void setFieldAccessibleName(const QString &name);

Q_SIGNALS:
    /// Emitted when the user has pressed a key. `key` includes the modifiers. The field still shows
    /// the previous key until setKeySequence() is called. Not emitted for a modifier alone or when
    /// a key repeats.
    void keyPressed(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
};

} // namespace doublets
