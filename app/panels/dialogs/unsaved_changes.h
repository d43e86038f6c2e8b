// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace doublets {

class Dialogs;

/// Returns whether the unsaved work in `editor` may be lost: asks the user, and calls `save`, which
/// returns false on failure, if the user wants to save it. `title` is the title of the work. The
/// editor may be hidden. Blocks until the user has answered.
[[nodiscard]] bool mayDiscardChanges(Dialogs &dialogs, QWidget &editor, const QString &title,
                                     const std::function<bool()> &save);

} // namespace doublets
