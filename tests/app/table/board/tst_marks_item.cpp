// SPDX-License-Identifier: MIT
#include "table/board/items/marks_item.h"
#include "table/fonts/fonts.h"
#include "tests/app/count_pixels.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr QPoint At(200, 120);

/// Returns the painted marks on a uniform background.
QImage seen(MarksItem &item, const QColor &ground)
{
    QImage image(400, 240, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    QStyleOptionGraphicsItem option;
    option.exposedRect = image.rect();
    item.paint(&painter, &option, nullptr);
    return image;
}

/// Counts the pixels under a numeral through which the background shows.
int holes(MarksItem &item)
{
    constexpr int Radius = 14;
    const QImage dark = seen(item, Qt::black);
    const QImage light = seen(item, Qt::white);
    int count = 0;
    for (int y = -Radius; y <= Radius; ++y) {
        for (int x = -Radius; x <= Radius; ++x) {
            const QPoint at = At + QPoint(x, y);
            count += x * x + y * y <= Radius * Radius && dark.pixel(at) != light.pixel(at) ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TestMarksItem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numeralsStandOnOpaqueDiscs();
    void noMarkCoversANumeral();
    void noPileCoversAFigure();
};

/// Rails are inlaid and other marks extend beneath the numerals, so these need an opaque
/// background.
void TestMarksItem::numeralsStandOnOpaqueDiscs()
{
    MarksItem item;
    MarkColours colours;
    colours.numeral = Qt::white;
    colours.numeralBackground = Qt::darkBlue;
    item.setColours(colours);
    item.setFont(fonts::textFont(20), 1);
    Marks marks;
    marks.numerals = {{At, u"6"_s}};
    item.setMarks(marks);
    QCOMPARE(holes(item), 0);
}

void TestMarksItem::noMarkCoversANumeral()
{
    MarksItem item;
    MarkColours colours;
    colours.mark = Qt::red;
    colours.markEdge = Qt::green;
    colours.focus = Qt::yellow;
    colours.lastMoved = Qt::cyan;
    colours.numeral = Qt::white;
    colours.numeralBackground = Qt::darkBlue;
    item.setColours(colours);
    item.setFont(fonts::textFont(20), 1);
    Marks marks;
    marks.numerals = {{At, u"6"_s}};
    item.setMarks(marks);
    const QRect disc(At - QPoint(9, 9), QSize(19, 19));
    const QImage alone = seen(item, Qt::gray).copy(disc);
    const qreal reach = BoardLayout::ManDiameter / 2;
    // A corner of the man's brackets is on the numeral.
    const QPointF man = At + QPointF(reach, reach);
    marks.hints = {{man, {}}};
    marks.playable = {{man, {0, 1}}};
    marks.selected = man;
    marks.targets = {man};
    marks.lastMoved = {At};
    item.setMarks(marks);
    const QImage among = seen(item, Qt::gray);
    QVERIFY(among.pixel(At + QPoint(0, 30)) != seen(item, Qt::gray).pixel(0, 0));
    QCOMPARE(among.copy(disc), alone);
}

/// The numeral gives way to a high pile, whose upper men seem to lie on the rail.
void TestMarksItem::noPileCoversAFigure()
{
    MarksItem item;
    MarkColours colours;
    colours.numeral = Qt::white;
    colours.numeralBackground = Qt::darkBlue;
    item.setColours(colours);
    item.setFont(fonts::textFont(20), 1);
    Marks marks;
    marks.numerals = {{At, u"6"_s}};
    item.setMarks(marks);
    const auto figurePixels = [&item] {
        return test::countPixels(seen(item, Qt::gray),
                                 [](const QColor &pixel) { return pixel.lightness() > 200; });
    };
    const int whole = figurePixels();
    QVERIFY(whole > 0);
    constexpr qreal Reach = BoardLayout::ManDiameter / 2;
    for (const int inward : {1, -1}) {
        marks.pileEnds = {At + QPointF(0, inward * (Reach + 5))};
        item.setMarks(marks);
        QCOMPARE(figurePixels(), whole);
    }
}

QTEST_MAIN(TestMarksItem)
#include "tst_marks_item.moc"
