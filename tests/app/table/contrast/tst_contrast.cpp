// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"
#include "table/board/items/marks_item.h"
#include "table/fonts/fonts.h"
#include "tests/app/table/contrast/outline.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QTest>

#include <map>
#include <memory>
#include <span>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

/// Checks the contrast of men, dice and marks with their background on every board, in every
/// lighting and for all kinds of colour vision. Everything is painted by the program's own artwork,
/// at the scales of windows of 1280 × 800 and 640 × 480.
class TestContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void menStandOut();
    void pilesCanBeCounted();
    void menInTraysStandOut();
    void diceStandOut();
    void marksStandOut_data();
    void marksStandOut();
    void boxToThrowStandsOut();
    void textsStandOut();
    void marksDifferInShape();
};

namespace {

constexpr double UsualScale = 0.6;
constexpr double MinScale = 0.37;
constexpr double Enough = 3;  ///< contrast for non-text objects
constexpr double Depth = 18;  ///< width of an edge: the visible part of a man's side
constexpr double Breadth = 9; ///< line width of a mark
constexpr double Reach = 110; ///< of the area around an object
/// The upper part of the board, which includes places near and far from a flame, in and out of the
/// rail's shade.
const QRectF Seen = BoardLayout().essentialRect().adjusted(
    -90, -30, 0, -BoardLayout().essentialRect().height() / 4);
constexpr int MaxMen = 3; ///< in a pile

struct Table
{
    double scale = 0; ///< pixels per scene unit
    std::unique_ptr<Artwork> art;
    QImage board;
    std::array<std::array<Picture, MaxMen>, 2> men; ///< by side and level in the pile
    std::array<Picture, MaxMen> shadows;            ///< by the number of men, minus one
};

/// Returns a painted board. Each one is painted once.
const Table &tableOf(const QString &tradition, Lighting lighting, double scale)
{
    static std::map<std::tuple<QString, Lighting, double>, Table> tables;
    Table &table = tables[{tradition, lighting, scale}];
    if (!table.art) {
        table.scale = scale;
        table.art = Artwork::forTradition(tradition, lighting);
        table.board = table.art->board(BoardLayout(Tables::All), Seen, scale)
                          .convertToFormat(QImage::Format_RGB32);
        for (int level = 0; level < MaxMen; ++level) {
            const auto n = static_cast<std::size_t>(level);
            table.shadows[n] = table.art->manShadow(level + 1, 0, scale);
            for (const Side side : BothSides) {
                const ManPose pose = level > 0 ? ManPose::OnPile : ManPose::Flat;
                table.men[indexOf(side)][n] = table.art->man(side, pose, level, scale);
            }
        }
    }
    return table;
}

/// A detail of a board on which objects are placed.
class Part
{
public:
    Part(const Table &table, const QPointF &centre, double reach = Reach)
        : m_table(table)
        , m_scale(table.scale)
        , m_rect(((centre - Seen.topLeft() - QPointF(reach, reach)) * m_scale).toPoint(),
                 QSize(qRound(2 * reach * m_scale), qRound(2 * reach * m_scale)))
        , m_image(table.board.copy(m_rect))
    {
    }

    Mask put(const Picture &picture, const QPointF &at)
    {
        QImage image = picture.image;
        image.setDevicePixelRatio(1);
        const QRectF rect(pixelOf(at - picture.anchor),
                          picture.image.deviceIndependentSize() * m_scale);
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        if (rect.size().toSize() != image.size()) {
            painter.drawImage(rect, image); // shadows have a lower resolution
        } else {
            painter.drawImage(rect.topLeft().toPoint(), image);
        }
        return {image, rect.topLeft().toPoint()};
    }

    /// Places a pile of men and returns the mask of the uppermost.
    Mask putMen(Side side, const QPointF &at, int men = 1)
    {
        put(m_table.shadows[static_cast<std::size_t>(men) - 1], at);
        Mask top;
        for (int n = 0; n < men; ++n) {
            top = put(m_table.men[indexOf(side)][static_cast<std::size_t>(n)],
                      at + n * Artwork::pileStep());
        }
        return top;
    }

    [[nodiscard]] double outline(const Mask &thing, const QPointF &middle,
                                 const ColourVision &eyes) const
    {
        return silhouetteContrast(Luminances(m_image, eyes), thing, pixelOf(middle),
                                  Depth * m_scale);
    }

    /// Returns only the marks as painted over this detail.
    [[nodiscard]] QImage marksOver(const Marks &marks) const
    {
        MarksItem item;
        item.setColours(m_table.art->markColours());
        item.setFont(fonts::textFont(20), 1);
        item.setPixelSize(1 / m_scale);
        item.setMarks(marks);
        QImage image(m_image.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setTransform(QTransform::fromTranslate(-Seen.left(), -Seen.top()) *
                             QTransform::fromScale(m_scale, m_scale) *
                             QTransform::fromTranslate(-m_rect.left(), -m_rect.top()));
        QStyleOptionGraphicsItem option;
        option.exposedRect = Seen;
        item.paint(&painter, &option, nullptr);
        return image;
    }

    [[nodiscard]] double border(const Marks &marks, const ColourVision &eyes) const
    {
        const QImage mark = marksOver(marks);
        QImage after = m_image;
        QPainter(&after).drawImage(0, 0, mark);
        return borderContrast(Luminances(m_image, eyes), Luminances(after, eyes), mark,
                              qCeil(Breadth * m_scale));
    }

private:
    [[nodiscard]] QPointF pixelOf(const QPointF &scene) const
    {
        return (scene - Seen.topLeft()) * m_scale - m_rect.topLeft();
    }

    const Table &m_table;
    double m_scale;
    QRect m_rect;
    QImage m_image;
};

/// The minimum of several values, with a description.
struct Least
{
    double figure = 99;
    QString of;

    void add(double another, const QString &what)
    {
        if (another < figure) {
            figure = another;
            of = what;
        }
    }
    void check(const char *what, double enough = Enough) const
    {
        qInfo("%s: %.2f (%s)", what, figure, qPrintable(of));
        QVERIFY(!of.isEmpty());
        QVERIFY2(figure >= enough, qPrintable(u"%1: %2"_s.arg(of).arg(figure)));
    }
};

/// Returns every kind of mark on a man, given the centre of its upper face.
std::vector<std::pair<QString, Marks>> marksOn(const QPointF &top)
{
    std::vector<std::pair<QString, Marks>> all;
    const auto add = [&](const QString &name, auto set) {
        Marks marks;
        set(marks);
        all.emplace_back(name, marks);
    };
    add(u"playable"_s, [&](Marks &m) { m.playable = {{top, {0, 1}}}; });
    add(u"selected"_s, [&](Marks &m) { m.selected = top; });
    add(u"target"_s, [&](Marks &m) { m.targets = {top}; });
    add(u"last move"_s, [&](Marks &m) { m.lastMoved = {top}; });
    add(u"hint"_s, [&](Marks &m) { m.hints = {{top, {}}}; });
    add(u"refused"_s, [&](Marks &m) { m.refused = top; });
    add(u"focus"_s, [&](Marks &m) { m.focus = QRectF(top - QPointF(50, 50), QSizeF(100, 100)); });
    add(u"lost die"_s, [&](Marks &m) { m.unplayed = {{top, 0}}; });
    add(u"passed die"_s, [&](Marks &m) { m.unplayed = {{top, 1}}; });
    return all;
}

/// Points in both halves: near and far from a flame, on light and dark wood.
constexpr std::array<int, 4> SomePoints{13, 17, 20, 24};

/// Returns all kinds of vision at the first and the last of SomePoints, otherwise normal vision
/// only.
std::span<const ColourVision> eyesAt(int point)
{
    return std::span(AllColourVisions)
        .first(point == SomePoints.front() || point == SomePoints.back() ? AllColourVisions.size()
                                                                         : 1);
}

QString nameOf(Side side)
{
    return side == Side::White ? u"White"_s : u"Black"_s;
}

/// Returns the board of the current global data row.
const Table &tableOfRow()
{
    QFETCH_GLOBAL(QString, tradition);
    QFETCH_GLOBAL(Lighting, lighting);
    QFETCH_GLOBAL(double, scale);
    return tableOf(tradition, lighting, scale);
}

} // namespace

void TestContrast::initTestCase_data()
{
    QTest::addColumn<QString>("tradition");
    QTest::addColumn<Lighting>("lighting");
    QTest::addColumn<double>("scale");
    for (const double scale : {UsualScale, MinScale}) {
        for (const QString &id : Artwork::traditionIds()) {
            for (const Lighting lighting : AllLightings) {
                QTest::addRow("%s %s%s", qPrintable(id), qPrintable(lightingId(lighting)),
                              scale < UsualScale ? " 640x480" : "")
                    << id << lighting << scale;
            }
        }
    }
}

void TestContrast::menStandOut()
{
    const Table &table = tableOfRow();
    const BoardLayout layout(Tables::All);
    Least least;
    for (const Side side : BothSides) {
        for (int point = 13; point <= PointsOnTrack; ++point) { // the upper points
            for (int row = 0; row < 3; ++row) {
                const QPointF at = layout.manCentre(Side::White, point, row);
                Part part(table, at);
                const Mask man = part.putMen(side, at);
                const QString of = u"%1, point %2, row %3"_s.arg(nameOf(side)).arg(point).arg(row);
                for (const ColourVision &eyes : eyesAt(point)) {
                    least.add(part.outline(man, at + Artwork::pileStep() / 2, eyes),
                              of + u", "_s + QLatin1StringView(eyes.name));
                }
            }
        }
    }
    least.check("men");
}

void TestContrast::pilesCanBeCounted()
{
    const Table &table = tableOfRow();
    const BoardLayout layout(Tables::All);
    Least least;
    for (const Side side : BothSides) {
        for (const int point : SomePoints) {
            for (const int men : {2, 3}) {
                const QPointF at = layout.pileCentre(Side::White, point);
                Part part(table, at);
                const Mask man = part.putMen(side, at, men);
                least.add(
                    part.outline(man, at + (men - 0.5) * Artwork::pileStep(), AllColourVisions[0]),
                    u"%1, point %2, %3 men"_s.arg(nameOf(side)).arg(point).arg(men));
            }
        }
    }
    least.check("piles");
}

/// Men on edge in a tray: the first and the one beside it.
void TestContrast::menInTraysStandOut()
{
    const Table &table = tableOfRow();
    const BoardLayout layout(Tables::All);
    Least least;
    for (const Side side : BothSides) {
        const Picture man = table.art->man(side, ManPose::Standing, 0, table.scale);
        for (const int nth : {0, 1}) {
            const QPointF at = layout.borneOffManCentre(Side::Black, nth); // the upper tray
            Part part(table, at);
            for (int other = 0; other < nth; ++other) {
                part.put(man, layout.borneOffManCentre(Side::Black, other));
            }
            const Mask mask = part.put(man, at);
            least.add(part.outline(mask, at, AllColourVisions[0]),
                      u"%1, man %2"_s.arg(nameOf(side)).arg(nth));
        }
    }
    least.check("men in trays");
}

void TestContrast::diceStandOut()
{
    const Table &table = tableOfRow();
    const QRectF area = BoardLayout(Tables::All).diceArea(Side::White);
    Least least;
    for (const bool used : {false, true}) {
        for (int i = 0; i < 24; ++i) {
            const QPointF at = area.topLeft() + QPointF(area.width() * (i % 12) / 12.0,
                                                        area.height() * (i % 3) / 2.0);
            const QQuaternion lies = Artwork::dieOrientation(1 + i % 6, 20);
            Part part(table, at);
            part.put(table.art->dieShadow(lies, 0, table.scale), at);
            const Mask die = part.put(table.art->die(lies, 0, used, table.scale), at);
            least.add(part.outline(die, at + Artwork::heightOffset(BoardLayout::DieSize / 2),
                                   AllColourVisions[0]),
                      u"%1, place %2"_s.arg(used ? u"used"_s : u"unused"_s).arg(i));
        }
    }
    least.check("dice");
}

void TestContrast::marksStandOut_data()
{
    QTest::addColumn<int>("nth");
    int nth = 0;
    for (const auto &[name, marks] : marksOn({})) {
        QTest::newRow(qPrintable(name)) << nth++;
    }
}

void TestContrast::marksStandOut()
{
    QFETCH(int, nth);
    const Table &table = tableOfRow();
    const BoardLayout layout(Tables::All);
    Least least;
    for (const int point : SomePoints) {
        for (const int men : {0, 1, 2}) { // none, a light man, a dark man
            const Side side = men == 1 ? Side::White : Side::Black;
            const QPointF at = layout.manCentre(Side::White, point, 1);
            Part part(table, at);
            if (men > 0) {
                part.putMen(side, at);
            }
            const Marks marks =
                marksOn(at + Artwork::pileStep())[static_cast<std::size_t>(nth)].second;
            for (const ColourVision &eyes : eyesAt(point)) {
                least.add(part.border(marks, eyes),
                          u"point %1, %2, %3"_s.arg(point).arg(men == 0 ? u"wood"_s : nameOf(side),
                                                               QLatin1StringView(eyes.name)));
            }
        }
    }
    least.check(QTest::currentDataTag());
}

/// The frame around the box of the player to throw, beside the board.
void TestContrast::boxToThrowStandsOut()
{
    const Table &table = tableOfRow();
    const BoardLayout layout(Tables::All);
    Least least;
    for (const Side side : BothSides) {
        const QRectF box = layout.boxRect(side);
        if (!Seen.contains(box.adjusted(-40, -40, 40, 40))) {
            continue;
        }
        Part part(table, box.center());
        part.put(table.art->boxShadow(table.scale),
                 box.center() + Artwork::shadowOffset(BoardLayout::BoxWidth / 2));
        part.put(table.art->box(table.scale), box.center());
        Marks marks;
        marks.focus = box.adjusted(-14, -14, 14, 14);
        least.add(part.border(marks, AllColourVisions[0]), nameOf(side) + u", focus"_s);
        marks.focus.reset();
        marks.throwPrompts = {{side, box, 1, 1, {}}};
        least.add(part.border(marks, AllColourVisions[0]), nameOf(side));
    }
    least.check("box");
}

/// Numerals, counts and names on translucent backgrounds over any wood.
void TestContrast::textsStandOut()
{
    constexpr double EnoughForText = 7;
    const MarkColours colours = tableOfRow().art->markColours();
    const auto on = [](const QColor &colour, const QColor &under) {
        QImage pixel(1, 1, QImage::Format_RGB32);
        pixel.fill(under);
        QPainter(&pixel).fillRect(pixel.rect(), colour);
        return Luminances(pixel).at({0, 0});
    };
    for (const QColor &under : {QColor(Qt::white), QColor(Qt::black)}) {
        const double plate = on(colours.captionBackground, under);
        QVERIFY(contrastOf(on(colours.caption, under), plate) >= EnoughForText);
        QVERIFY(contrastOf(on(colours.numeral, under), on(colours.numeralBackground, under)) >=
                EnoughForText);
        QVERIFY(contrastOf(on(colours.mark, under), on(colours.markEdge, under)) >= EnoughForText);
    }
}

/// Marks are distinguishable without colours: no two of them cover nearly the same pixels.
void TestContrast::marksDifferInShape()
{
    const Table &table = tableOfRow();
    const QPointF at = BoardLayout(Tables::All).manCentre(Side::White, 20, 1);
    std::vector<std::pair<QString, QImage>> shapes;
    const Part part(table, at);
    for (const auto &[name, marks] : marksOn(at)) {
        shapes.emplace_back(name, part.marksOver(marks));
    }
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            int both = 0;
            int either = 0;
            for (int n = 0; n < shapes[i].second.width() * shapes[i].second.height(); ++n) {
                const QPoint pixel(n % shapes[i].second.width(), n / shapes[i].second.width());
                const bool one = qAlpha(shapes[i].second.pixel(pixel)) > 0;
                const bool other = qAlpha(shapes[k].second.pixel(pixel)) > 0;
                both += one && other ? 1 : 0;
                either += one || other ? 1 : 0;
            }
            QVERIFY2(4 * both < 3 * either,
                     qPrintable(shapes[i].first + u" and "_s + shapes[k].first));
        }
    }
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
