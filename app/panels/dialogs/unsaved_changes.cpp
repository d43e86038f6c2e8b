// SPDX-License-Identifier: MIT
#include "panels/dialogs/unsaved_changes.h"

#include "panels/dialogs/dialogs.h"

#include <QWidget>

namespace doublets {

bool resolveUnsavedChanges(Dialogs &dialogs, QWidget &editor, const QString &title,
                           const std::function<bool()> &save)
{
    QWidget *parent = editor.isVisible() ? &editor : editor.parentWidget();
    switch (dialogs.askToSave(parent, title)) {
    case Dialogs::SaveAnswer::Save:
        return save();
    case Dialogs::SaveAnswer::Discard:
        return true;
    case Dialogs::SaveAnswer::Cancel:
        break;
    }
    return false;
}

} // namespace doublets
