// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequenceEdit>

namespace doublets {

/// A field that takes one key with its modifiers, at once. Qt's own would wait for three more. Tab
/// leads on; a Cyrillic letter stands for the Latin one on the same key.
class KeyField : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    /// For screen readers.
    void setName(const QString &name);

Q_SIGNALS:
    /// Somebody pressed it; the field still shows what it showed.
    void pressed(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
};

} // namespace doublets
