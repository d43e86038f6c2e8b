// SPDX-License-Identifier: MIT
#include "panels/dialogs/single_key_edit.h"

#include "table/keys/key_positions.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace doublets {

SingleKeyEdit::SingleKeyEdit(QWidget *parent)
    : QKeySequenceEdit(parent)
{
}

void SingleKeyEdit::setFieldAccessibleName(const QString &name)
{
    setAccessibleName(name);
    if (auto *shown = findChild<QLineEdit *>()) { // is also exposed to screen readers
        shown->setAccessibleName(name);
    }
}

void SingleKeyEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isModifier = event->key() >= Qt::Key_Shift && event->key() <= Qt::Key_ScrollLock;
    if (event->key() != Qt::Key_unknown && !isModifier && !event->isAutoRepeat()) {
        const auto key = static_cast<Qt::Key>(latinKey(*event));
        Q_EMIT keyPressed(QKeyCombination(event->modifiers() & ~Qt::KeypadModifier, key));
    }
}

void SingleKeyEdit::keyReleaseEvent(QKeyEvent *)
{
    // QKeySequenceEdit would start its timer.
}

} // namespace doublets
