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

/// A sheet as a PDF file, read again by the tools of poppler.
class Printed
{
public:
    explicit Printed(const sheets::Sheet &sheet);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// All its text, in the order in which it is drawn, without any spaces.
    [[nodiscard]] QString text() const;
    /// What `pdfinfo` says: "Title", "Pages", "Page size".
    [[nodiscard]] QString fact(const QString &name) const;
    /// The sizes of letters, in thirds of a point.
    [[nodiscard]] QList<int> letterSizes() const;
    /// That page, from 1, drawn by poppler.
    [[nodiscard]] QImage page(int number, int dotsToInch) const;
    /// What the tools complained of.
    [[nodiscard]] QString complaints() const { return m_complaints; }

private:
    [[nodiscard]] QByteArray run(const QString &tool, const QStringList &arguments) const;

    QTemporaryDir m_folder;
    QString m_file;
    QByteArray m_bytes;
    mutable QString m_complaints;
};

[[nodiscard]] QString withoutSpaces(QString text);
/// Where there is anything but white.
[[nodiscard]] QRect inkOf(const QImage &page);
/// A recorded game of tests/core/record/goldens.
[[nodiscard]] std::unique_ptr<Game> recordedGame(const QString &name);

} // namespace doublets::test
