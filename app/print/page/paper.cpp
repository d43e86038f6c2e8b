// SPDX-License-Identifier: MIT
#include "print/page/paper.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace doublets::sheets {

namespace {

constexpr double Margin = pointsFromMillimetres(12);

} // namespace

QString paperId(Paper paper)
{
    return paper == Paper::A4 ? u"a4"_s : u"letter"_s;
}

QStringList paperIds()
{
    return {paperId(Paper::A4), paperId(Paper::Letter)};
}

std::optional<Paper> paperFromId(const QString &id)
{
    for (const Paper paper : BothPapers) {
        if (paperId(paper) == id) {
            return paper;
        }
    }
    return std::nullopt;
}

QPageSize pageSize(Paper paper)
{
    return {paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter};
}

QRectF pageRect(Paper paper)
{
    return pageSize(paper).rect(QPageSize::Point);
}

QRectF printableArea(Paper paper)
{
    return pageRect(paper).adjusted(Margin, Margin, -Margin, -Margin);
}

Paper defaultPaper()
{
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? Paper::Letter
                                                                              : Paper::A4;
}

QString inkId(Ink ink)
{
    return ink == Ink::Black ? u"one"_s : u"many"_s;
}

QStringList inkIds()
{
    return {inkId(Ink::Black), inkId(Ink::Colour)};
}

std::optional<Ink> inkFromId(const QString &id)
{
    for (const Ink ink : BothInks) {
        if (inkId(ink) == id) {
            return ink;
        }
    }
    return std::nullopt;
}

Colours Colours::of(Ink ink)
{
    if (ink == Ink::Black) {
        return {Qt::black, Qt::black, QColor(0x48, 0x48, 0x48), QColor(0x80, 0x80, 0x80),
                QColor(0xee, 0xee, 0xee)};
    }
    return {QColor(0x1a, 0x15, 0x10), QColor(0x96, 0x1c, 0x14), QColor(0x57, 0x4b, 0x3e),
            QColor(0xa8, 0x92, 0x74), QColor(0xf6, 0xf0, 0xe4)};
}

} // namespace doublets::sheets
