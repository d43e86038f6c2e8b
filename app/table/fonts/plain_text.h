// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QLabel;
class QWidget;

// Helpers that display untrusted names, paths and messages literally. By default, Qt interprets
// texts of labels and tool tips that look like HTML, which may load files.

namespace doublets {

/// Creates a label that never interprets its text as markup and is wide enough for an underlined
/// mnemonic. `parent` takes ownership.
[[nodiscard]] QLabel *plainLabel(QWidget *parent);

/// Returns `text` in a form that QToolTip displays literally, including line breaks.
[[nodiscard]] QString plainToolTip(const QString &text);

/// Returns `text` with its ampersands doubled, so that form labels, buttons and menus display them
/// instead of underlining the next letter.
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace doublets
