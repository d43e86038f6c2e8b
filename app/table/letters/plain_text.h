// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QLabel;
class QWidget;

/// Names, paths and messages of strangers are shown as they are written: Qt takes a label or a
/// tooltip for HTML where it looks like it, and HTML may name a file to be loaded.
namespace doublets {

/// A label that shows every text as it is written.
[[nodiscard]] QLabel *plainLabel(QWidget *parent);

/// A tooltip that shows this text as it is written, lines and all.
[[nodiscard]] QString plainToolTip(const QString &text);

/// For labels of fields, buttons and menus: an ampersand in this text is no mnemonic.
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace doublets
