// SPDX-License-Identifier: MIT
#include <QtGlobal>

/// Texts of Qt that are missing from Qt's own translations, in their original contexts: Qt finds
/// them in this program's translations. Read by lupdate only.
namespace {

[[maybe_unused]] constexpr const char *TextsOfQt[]{
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
};

[[maybe_unused]] constexpr struct
{
    const char *text;
    const char *comment;
} Folder = QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms");

} // namespace
