// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/progress.h"
#include "print/page/sheet.h"

#include <optional>

namespace doublets::sheets {

/// Returns a sheet as a PDF file with selectable text, a title and a language. Returns an empty
/// array if `progress`, which may be empty, cancels the work. Reentrant.
[[nodiscard]] QByteArray createPdf(const Sheet &sheet, const Progress &progress);

/// Returns `pdf` with two properties that Qt 6.4 does not write to PDF files: the language of the
/// text, and the preference for displaying the title rather than the file name. Returns `pdf`
/// unchanged if it already has a language, or if its structure differs from Qt's output.
[[nodiscard]] QByteArray withDocumentProperties(const QByteArray &pdf, const QString &language);

/// Writes a sheet to `path` as a PDF file, atomically. Returns nullopt on success. On failure, or
/// if `progress` (which may be empty) cancels the work, returns an error and leaves any existing
/// file unchanged. Errors: CannotWrite (with an empty reason if the work was cancelled),
/// NotARegularFile.
[[nodiscard]] std::optional<Error> writePdf(const Sheet &sheet, const QString &path,
                                            const Progress &progress);

} // namespace doublets::sheets
