// SPDX-License-Identifier: MIT
#include "print/page/pdf_file.h"

#include "core/files/atomic_file.h"
#include "core/version.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr int Resolution = 1200; ///< dots per inch; Qt rounds coordinates to whole dots

/// Returns the XMP metadata: title and language, for library catalogues.
QByteArray metadata(const Sheet &sheet)
{
    const QString title = sheet.title.toHtmlEscaped();
    return u"<?xpacket begin='\ufeff' id='W5M0MpCehiHzreSzNTczkc9d'?>\n"
           "<x:xmpmeta xmlns:x='adobe:ns:meta/'>"
           "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
           "<rdf:Description rdf:about='' xmlns:dc='http://purl.org/dc/elements/1.1/'>"
           "<dc:format>application/pdf</dc:format>"
           "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>%1</rdf:li></rdf:Alt></dc:title>"
           "<dc:language><rdf:Bag><rdf:li>%2</rdf:li></rdf:Bag></dc:language>"
           "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end='w'?>"_s
               .arg(title, sheet.language)
               .toUtf8();
}

/// Returns the number after the last occurrence of `key`. Returns -1 if there is no such number.
qint64 numberAfter(const QByteArray &pdf, const QByteArray &key)
{
    static const QRegularExpression number(u"^\\s*(\\d{1,15})"_s);
    const qsizetype at = pdf.lastIndexOf(key);
    const auto match =
        number.match(QString::fromLatin1(pdf.mid(at < 0 ? pdf.size() : at + key.size(), 24)));
    return match.hasMatch() ? match.captured(1).toLongLong() : -1;
}

/// Returns the contents of an object that is a dictionary. Returns an empty array if the object is
/// not a dictionary.
QByteArray dictionaryOf(const QByteArray &pdf, qint64 object)
{
    const QByteArray head = '\n' + QByteArray::number(object) + " 0 obj\n<<";
    const qsizetype begin = pdf.lastIndexOf(head);
    const qsizetype end = begin < 0 ? -1 : pdf.indexOf(">>\nendobj", begin);
    return end < 0 ? QByteArray() : pdf.mid(begin + head.size(), end - begin - head.size());
}

} // namespace

QByteArray withDocumentProperties(const QByteArray &pdf, const QString &language)
{
    const qint64 root = numberAfter(pdf, "/Root");
    const qint64 size = numberAfter(pdf, "/Size");
    const qint64 table = numberAfter(pdf, "startxref");
    const qint64 info = numberAfter(pdf, "/Info");
    const QByteArray catalogue = root < 0 ? QByteArray() : dictionaryOf(pdf, root);
    if (catalogue.isEmpty() || size < 0 || table < 0 || info < 0 || catalogue.contains("/Lang")) {
        return pdf;
    }
    // Append an updated catalogue as an incremental update, which the format provides for.
    QByteArray added = pdf.endsWith('\n') ? QByteArray() : QByteArray("\n");
    const qint64 at = pdf.size() + added.size();
    added += QByteArray::number(root) + " 0 obj\n<<" + catalogue.trimmed() + "\n/Lang (" +
             language.toLatin1() +
             ")\n/ViewerPreferences << /DisplayDocTitle true >>\n>>\nendobj\n";
    const qint64 newTable = pdf.size() + added.size();
    added += "xref\n" + QByteArray::number(root) + " 1\n" +
             QByteArray::number(at).rightJustified(10, '0') + " 00000 n \ntrailer\n<<\n/Size " +
             QByteArray::number(size) + "\n/Info " + QByteArray::number(info) + " 0 R\n/Root " +
             QByteArray::number(root) + " 0 R\n/Prev " + QByteArray::number(table) +
             "\n>>\nstartxref\n" + QByteArray::number(newTable) + "\n%%EOF\n";
    return pdf + added;
}

QByteArray createPdf(const Sheet &sheet, const Progress &progress)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(sheet.title);
    writer.setCreator(u"Doublets "_s + version());
    writer.setDocumentXmpMetadata(metadata(sheet));
    writer.setResolution(Resolution);
    writer.setPageLayout(QPageLayout(pageSize(sheet.paper), QPageLayout::Portrait, QMarginsF()));
    QPainter painter(&writer);
    for (std::size_t i = 0; i < sheet.pages.size(); ++i) {
        if (progress &&
            !progress(static_cast<double>(i) / static_cast<double>(sheet.pages.size()))) {
            return {};
        }
        if (i > 0) {
            writer.newPage();
        }
        paintPage(painter, sheet.pages[i], Resolution / PointsPerInch);
    }
    painter.end();
    return withDocumentProperties(bytes, sheet.language);
}

std::optional<Error> writePdf(const Sheet &sheet, const QString &path, const Progress &progress)
{
    AtomicFile file(path, FilePurpose::UserFile);
    if (auto error = file.open()) {
        return error; // report errors before doing the work
    }
    const QByteArray pdf = createPdf(sheet, progress);
    if (pdf.isEmpty() || (progress && !progress(1))) {
        file.cancelWriting();
        return Error{ErrorCode::CannotWrite, path, {}, {QString()}};
    }
    file.write(pdf);
    return file.commit();
}

} // namespace doublets::sheets
