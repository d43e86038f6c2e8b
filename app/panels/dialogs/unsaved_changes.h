// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace doublets {

class Dialogs;

/// Asks the user whether to save the changes in `editor` to the document `title` (which may be
/// empty), and calls `save`, which must not be empty, if the user agrees. Returns true, so that
/// `editor` may be closed, if the user discards the changes or `save` returns true. Returns false
/// if the user cancels or `save` returns false. The question appears in front of `editor` or, if
/// `editor` is hidden, in front of its parent. Blocks until the user has answered.
[[nodiscard]] bool resolveUnsavedChanges(Dialogs &dialogs, QWidget &editor, const QString &title,
                                         const std::function<bool()> &save);

} // namespace doublets
