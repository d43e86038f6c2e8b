// SPDX-License-Identifier: MIT
#include "printed.h"

#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "print/page/pdf_file.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets::test {

Printed::Printed(const sheets::Sheet &sheet)
    : Printed(sheets::createPdf(sheet, {}))
{
}

Printed::Printed(const QByteArray &pdf)
    : m_file(m_folder.filePath(u"sheet.pdf"_s))
    , m_bytes(pdf)
{
    QFile file(m_file);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(m_bytes);
    }
}

QByteArray Printed::run(const QString &tool, const QStringList &arguments) const
{
    QProcess process;
    process.start(tool, arguments);
    process.waitForFinished();
    m_toolErrors += QString::fromUtf8(process.readAllStandardError());
    if (process.error() == QProcess::FailedToStart) {
        m_toolErrors += tool + u" cannot be started"_s;
    }
    return process.readAllStandardOutput();
}

QString Printed::text() const
{
    return withoutSpaces(QString::fromUtf8(run(u"pdftotext"_s, {u"-raw"_s, m_file, u"-"_s})));
}

QString Printed::infoValue(const QString &name) const
{
    const QString all = QString::fromUtf8(run(u"pdfinfo"_s, {m_file}));
    const QRegularExpression line(u"^%1:\\s*(.*)$"_s.arg(name),
                                  QRegularExpression::MultilineOption);
    return line.match(all).captured(1);
}

QList<int> Printed::fontSizes() const
{
    const QString xml = QString::fromUtf8(
        run(u"pdftohtml"_s, {u"-xml"_s, u"-i"_s, u"-stdout"_s, u"-zoom"_s, u"3"_s, m_file}));
    static const QRegularExpression size(u"<fontspec [^>]*size=\"(\\d+)\""_s);
    QList<int> sizes;
    auto found = size.globalMatch(xml);
    while (found.hasNext()) {
        sizes << found.next().captured(1).toInt();
    }
    return sizes;
}

QImage Printed::page(int number, int dotsPerInch) const
{
    const QString n = QString::number(number);
    return QImage::fromData(run(u"pdftoppm"_s, {u"-r"_s, QString::number(dotsPerInch), u"-f"_s, n,
                                                u"-l"_s, n, m_file}))
        .convertToFormat(QImage::Format_RGB32);
}

QString withoutSpaces(QString text)
{
    static const QRegularExpression spaces(u"[\\s\\x{00a0}\\x{202f}\\x{2009}]+"_s);
    return text.remove(spaces);
}

QRect inkOf(const QImage &page)
{
    QRect ink;
    for (int y = 0; y < page.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(page.constScanLine(y));
        for (int x = 0; x < page.width(); ++x) {
            if (qGray(line[x]) < 0xfa) {
                ink |= QRect(x, y, 1, 1);
            }
        }
    }
    return ink;
}

std::unique_ptr<Game> recordedGame(const QString &name)
{
    const auto record = readRecord(QStringLiteral(DOUBLETS_SOURCE_DIR) +
                                   u"/tests/core/record/goldens/"_s + name + u"/game.doublets"_s);
    const auto catalogue = Catalogue::builtIn();
    if (!record || !catalogue) {
        return nullptr;
    }
    auto game = gameFromRecord(record.value(), catalogue.value());
    return game ? std::move(game).value() : nullptr;
}

} // namespace doublets::test
