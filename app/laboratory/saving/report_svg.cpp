// SPDX-License-Identifier: MIT
#include "laboratory/saving/report_svg.h"

#ifdef DOUBLETS_HAS_SVG
#include "laboratory/saving/laboratory_report.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#endif

using namespace Qt::StringLiterals;

namespace doublets {

#ifdef DOUBLETS_HAS_SVG
bool canWriteSvg()
{
    return true;
}

QByteArray reportSvg(const LaboratoryReport &report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(ReportSize.toSize());
    generator.setViewBox(QRectF({}, ReportSize));
    generator.setTitle(report.title);
    generator.setDescription(report.findings.join(u' '));
    generator.setResolution(96);
    QPainter painter(&generator);
    paintReport(painter, report);
    painter.end();
    return bytes;
}
#else
bool canWriteSvg()
{
    return false;
}

QByteArray reportSvg(const LaboratoryReport &)
{
    return {};
}
#endif

} // namespace doublets
