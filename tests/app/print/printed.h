// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "print/page/sheet.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace doublets::test {

/// A PDF file, examined with the tools of Poppler. If a tool fails, toolErrors() is not empty.
class Printed
{
public:
    explicit Printed(const sheets::Sheet &sheet);
    explicit Printed(const QByteArray &pdf);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// Returns the text of all pages in drawing order, without white space.
    [[nodiscard]] QString text() const;
    /// Returns a field of pdfinfo's output, such as "Title", "Pages" or "Page size". Returns an
    /// empty string if the field is missing.
    [[nodiscard]] QString infoValue(const QString &name) const;
    /// Returns the font sizes used in the file, in thirds of a point.
    [[nodiscard]] QList<int> fontSizes() const;
    /// Returns page `number`, from 1, as rendered by Poppler. Returns a null image if there is no
    /// such page.
    [[nodiscard]] QImage page(int number, int dotsPerInch) const;
    /// Returns the error output of the tools.
    [[nodiscard]] QString toolErrors() const { return m_toolErrors; }

private:
    [[nodiscard]] QByteArray run(const QString &tool, const QStringList &arguments) const;

    QTemporaryDir m_folder;
    QString m_file;
    QByteArray m_bytes;
    mutable QString m_toolErrors;
};

/// Returns `text` without white space.
[[nodiscard]] QString withoutSpaces(QString text);
/// Returns the bounding rectangle of all pixels that are not (nearly) white; null if there are
/// none.
[[nodiscard]] QRect inkOf(const QImage &page);
/// Returns a game from tests/core/record/goldens, or null if it cannot be read.
[[nodiscard]] std::unique_ptr<Game> recordedGame(const QString &name);

} // namespace doublets::test
