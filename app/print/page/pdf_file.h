// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/progress.h"
#include "print/page/sheet.h"

#include <optional>

namespace doublets::sheets {

/// A sheet as a PDF file: letters can be selected, title and language are set. Empty where it was
/// stopped. In any one thread.
[[nodiscard]] QByteArray pdfOf(const Sheet &sheet, const Progress &progress);

/// Adds to a PDF what Qt 6.4 does not write: the language of its text, and that viewers show its
/// title rather than the file's name. A file that is not as Qt writes them comes back as it was.
[[nodiscard]] QByteArray withLanguage(const QByteArray &pdf, const QString &language);

/// Writes it: the whole file or, where that fails, none. Errors: CannotWrite, with no reason where
/// it was stopped; NotAFile.
[[nodiscard]] std::optional<Error> writePdf(const Sheet &sheet, const QString &path,
                                            const Progress &progress);

} // namespace doublets::sheets
