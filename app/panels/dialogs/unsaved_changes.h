// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace doublets {

class Dialogs;

/// Asks the user whether to save the changes in `editor` to the document `title`, and calls `save`
/// if so. Returns true, so that `editor` may be closed, if the user discards the changes or `save`
/// returns true; returns false if the user cancels or `save` returns false. The question appears in
/// front of `editor` or, if `editor` is hidden, of its parent. Blocks until the user has answered.
[[nodiscard]] bool resolveUnsavedChanges(Dialogs &dialogs, QWidget &editor, const QString &title,
                                         const std::function<bool()> &save);

} // namespace doublets
