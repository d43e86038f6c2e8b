// SPDX-License-Identifier: MIT
#include "laboratory/saving/laboratory_report.h"

#include "core/files/atomic_file.h"
#include "laboratory/saving/report_svg.h"
#include "table/fonts/paper_font.h"

#include <QBuffer>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int LetterPixels = 16;
constexpr qreal Margin = 40;

/// A column of texts, painted one below the other.
class Column
{
public:
    Column(QPainter &painter, const QRectF &room)
        : m_painter(painter)
        , m_room(room)
    {
    }
    void write(const QString &text, const QFont &font)
    {
        const QFontMetricsF metrics(font);
        const QRectF needed = metrics.boundingRect(m_room, Qt::TextWordWrap, text);
        m_painter.setFont(font);
        m_painter.drawText(m_room, Qt::TextWordWrap, text);
        m_room.setTop(m_room.top() + needed.height() + metrics.height() / 4);
    }
    [[nodiscard]] QRectF left() const { return m_room; }

private:
    QPainter &m_painter;
    QRectF m_room;
};

QByteArray pngOf(const LaboratoryReport &report)
{
    constexpr int Fine = 2; // resolution suitable for projectors and print
    QImage image((ReportSize * Fine).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(Fine, Fine);
    paintReport(painter, report);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.setText(u"Description"_s, report.findings.join(u' '));
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray createPdf(const LaboratoryReport &report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(report.title);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(QPageLayout::Landscape);
    writer.setPageMargins(QMarginsF());
    writer.setResolution(300);
    QPainter painter(&writer);
    const qreal scale =
        std::min(writer.width() / ReportSize.width(), writer.height() / ReportSize.height());
    painter.scale(scale, scale);
    LaboratoryReport printed = report;
    const QFont paper = fonts::paperFont(1);
    printed.font.setFamilies(paper.families()); // keeps the text selectable
    printed.font.setStyleStrategy(paper.styleStrategy());
    paintReport(painter, printed);
    painter.end();
    return bytes;
}

} // namespace

void paintReport(QPainter &painter, const LaboratoryReport &report)
{
    QFont font = report.font;
    font.setPixelSize(LetterPixels);
    QFont heading = font;
    heading.setPixelSize(LetterPixels * 3 / 2);
    QFont title = font;
    title.setBold(true);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::black);
    const QRectF page = QRectF({}, ReportSize).adjusted(Margin, Margin, -Margin, -Margin);
    Column column(painter, page);
    column.write(report.title, heading);
    for (const QString &text : report.experimentTexts + report.findings + report.commands) {
        column.write(text, font);
    }
    const QRectF room = column.left();
    const bool hasSamples = report.data.hasSeveralSamples();
    std::vector<std::unique_ptr<Chart>> charts;
    charts.push_back(createShareChart(report.data));
    if (hasSamples) {
        charts.push_back(createSampleChart(report.data));
    }
    charts.push_back(createLengthChart(report.data));
    charts.push_back(createNumberChart(report.data));
    const qreal half = room.width() / 2;
    const QSizeF quarter(half, room.height() / 2);
    std::vector<QRectF> rooms{QRectF(room.topLeft(), quarter)};
    if (hasSamples) {
        rooms.emplace_back(QPointF(room.left() + half, room.top()), quarter);
    } else {
        rooms.front().setWidth(room.width());
    }
    rooms.emplace_back(QPointF(room.left(), room.center().y()), quarter);
    rooms.emplace_back(room.center(), quarter);
    for (std::size_t i = 0; i < charts.size(); ++i) {
        const qreal letter = QFontMetricsF(title).height();
        painter.setFont(title);
        painter.setPen(Qt::black);
        painter.drawText(rooms[i].topLeft() + QPointF(0, letter), charts[i]->title());
        charts[i]->paint(painter, rooms[i].adjusted(0, letter * 1.2, 0, 0),
                         ChartStyle::forPaper(font));
    }
}

std::optional<Error> writeReport(const LaboratoryReport &report, const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QStringList known{u"csv"_s, u"png"_s, u"svg"_s, u"pdf"_s};
    QByteArray bytes;
    switch (suffix == u"svg"_s && !canWriteSvg() ? -1 : known.indexOf(suffix)) {
    case 0:
        bytes = laboratoryCsv(report);
        break;
    case 1:
        bytes = pngOf(report);
        break;
    case 2:
        bytes = reportSvg(report);
        break;
    case 3:
        bytes = createPdf(report);
        break;
    default:
        return Error{ErrorCode::ImpossibleValue, path, {}, {suffix, u".csv, .png, .svg, .pdf"_s}};
    }
    return writeFileAtomically(path, bytes, FilePurpose::UserFile);
}

} // namespace doublets
