// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"
#include "tests/app/table/artwork/pixels.h"

#include <QTest>

#include <map>

using namespace doublets;
using namespace doublets::test;

namespace {

constexpr double Enough = 7; ///< contrast for users with low vision

double luminanceAt(const QImage &image, const QPointF &where)
{
    const QRgb pixel = image.pixel(where.toPoint());
    return Light{linearLight(qRed(pixel)), linearLight(qGreen(pixel)), linearLight(qBlue(pixel))}
        .luminance();
}

Light faceOf(const Artwork &art, Side side)
{
    const Picture man = art.man(side, ManPose::Flat, 0, 1);
    QRectF face(0, 0, 54, 54);
    face.moveCenter(man.anchor + Artwork::pileStep());
    return meanLight(man.image, face.toAlignedRect());
}

/// Returns the whole board in high contrast. Painted once.
const QImage &plainBoardColour(const QString &tradition)
{
    static std::map<QString, QImage> boards;
    QImage &board = boards[tradition];
    if (board.isNull()) {
        board = Artwork::forTradition(tradition, Lighting::HighContrast)
                    ->board(BoardLayout(Tables::All), BoardLayout().frameRect(), 1);
    }
    return board;
}

/// Returns the brightest pixel in the left half of the image.
QPointF flameIn(const QImage &night)
{
    QPoint brightest;
    for (int i = 0; i < night.width() / 2 * night.height(); ++i) {
        const QPoint at(i % (night.width() / 2), i / (night.width() / 2));
        if (qGray(night.pixel(at)) > qGray(night.pixel(brightest))) {
            brightest = at;
        }
    }
    return brightest;
}

/// Returns the upper face of a man as 1 where it is lighter than its mean, otherwise -1.
std::vector<int> markOf(const Artwork &art, Side side)
{
    const Picture man = art.man(side, ManPose::Flat, 0, 1);
    const QPointF middle = man.anchor + Artwork::pileStep();
    const double mean = faceOf(art, side).luminance();
    std::vector<int> mark;
    for (int y = -27; y < 27; ++y) {
        for (int x = -27; x < 27; ++x) {
            mark.push_back(luminanceAt(man.image, middle + QPointF(x, y)) > mean ? 1 : -1);
        }
    }
    return mark;
}

/// Returns the lowest contrast over all directions between the ground beside a man's silhouette and
/// the best pixel of the man's edge.
double worstEdge(const QImage &board, const Picture &man, const QPointF &place)
{
    double worst = 99;
    int measured = 0;
    const QPointF middle = man.anchor + Artwork::pileStep() / 2;
    for (int degrees = 0; degrees < 360; degrees += 3) {
        const QPointF outward(std::cos(qDegreesToRadians(degrees)),
                              std::sin(qDegreesToRadians(degrees)));
        double edge = 60;
        while (edge > 20 && (!man.image.rect().contains((middle + edge * outward).toPoint()) ||
                             qAlpha(man.image.pixel((middle + edge * outward).toPoint())) < 255)) {
            edge -= 0.5;
        }
        const double ground =
            luminanceAt(board, place - man.anchor + middle + (edge + 2.5) * outward);
        if (ground > 0.02 && ground < 0.9) {
            continue; // antialiased pixels of a line
        }
        ++measured;
        double best = 1;
        for (double r = edge; r > edge - 11; r -= 0.5) {
            best = std::max(best, contrastOf(ground, luminanceAt(man.image, middle + r * outward)));
        }
        worst = std::min(worst, best);
    }
    return measured > 60 ? worst : 0;
}

} // namespace

class TestLightings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void idsAreKept();
    void shapeIsTheSame();
    void nightIsDarkerAndPlayable();
    void candlesFallOff();
    void candlesStandInTheirPlaces();
    void candlesAreSeenOnUprightScreens();
    void highContrastIsGrey();
    void pointsStandOut();
    void menStandOut();
    void menAreDistinguishableWithoutColour();
    void diceStandOut();
    void marksStandOut();
};

void TestLightings::initTestCase_data()
{
    QTest::addColumn<QString>("tradition");
    for (const QString &id : Artwork::traditionIds()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestLightings::idsAreKept()
{
    QCOMPARE(lightingIds(), QStringList({QStringLiteral("lamp"), QStringLiteral("night"),
                                         QStringLiteral("high-contrast")}));
    for (const Lighting lighting : AllLightings) {
        QCOMPARE(lightingFromId(lightingId(lighting)), lighting);
        QFETCH_GLOBAL(QString, tradition);
        QCOMPARE(Artwork::forTradition(tradition, lighting)->lighting(), lighting);
    }
    QVERIFY(!lightingFromId(QStringLiteral("moonshine")));
    QVERIFY(!lightingFromId({}));
}

void TestLightings::shapeIsTheSame()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto lamp = Artwork::forTradition(tradition);
    for (const Lighting lighting : {Lighting::Night, Lighting::HighContrast}) {
        const auto other = Artwork::forTradition(tradition, lighting);
        for (const ManPose pose : {ManPose::Flat, ManPose::OnPile, ManPose::Standing}) {
            const Picture one = lamp->man(Side::Black, pose, 0, 1);
            const Picture two = other->man(Side::Black, pose, 0, 1);
            QCOMPARE(two.anchor, one.anchor);
            QCOMPARE(two.image.size(), one.image.size());
            int differ = 0;
            for (int i = 0; i < one.image.width() * one.image.height(); ++i) {
                const QPoint at(i % one.image.width(), i / one.image.width());
                differ +=
                    (qAlpha(one.image.pixel(at)) > 127) != (qAlpha(two.image.pixel(at)) > 127);
            }
            QVERIFY2(differ < 260, qPrintable(QString::number(differ))); // edge pixels only
        }
        const QQuaternion lies = Artwork::dieOrientation(5, 20);
        QCOMPARE(other->die(lies, 0, false, 1).anchor, lamp->die(lies, 0, false, 1).anchor);
        QCOMPARE(other->box(1).image.size(), lamp->box(1).image.size());
    }
}

void TestLightings::nightIsDarkerAndPlayable()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto lamp = Artwork::forTradition(tradition);
    const auto night = Artwork::forTradition(tradition, Lighting::Night);
    const BoardLayout layout(Tables::Facing);
    const QRectF frame = BoardLayout().frameRect();
    const Light day = meanLight(lamp->board(layout, frame, 0.2));
    const Light dark = meanLight(night->board(layout, frame, 0.2));
    QVERIFY2(dark.luminance() < 0.7 * day.luminance(),
             qPrintable(QString::number(dark.luminance() / day.luminance())));
    QVERIFY(dark.red / dark.blue > 1.5 * day.red / day.blue); // and warmer
    // The men of both sides are distinguishable, and the pips are legible.
    const double men = contrast(faceOf(*night, Side::White), faceOf(*night, Side::Black));
    QVERIFY2(men > 3, qPrintable(QString::number(men)));
    const Picture die = night->die(Artwork::dieOrientation(1, 0), 0, false, 2);
    const QPointF pip = (die.anchor + Artwork::heightOffset(BoardLayout::DieSize)) * 2;
    const double pips =
        contrastOf(luminanceAt(die.image, pip), luminanceAt(die.image, pip + QPointF(24, 0)));
    QVERIFY2(pips > 4, qPrintable(QString::number(pips)));
}

void TestLightings::candlesFallOff()
{
    QFETCH_GLOBAL(QString, tradition);
    const BoardLayout layout(Tables::Facing);
    const QRectF scene = BoardLayout::sceneRect();
    const QImage lamp = Artwork::forTradition(tradition)->board(layout, scene, 0.1);
    const QImage night =
        Artwork::forTradition(tradition, Lighting::Night)->board(layout, scene, 0.1);
    // Compares the share of the lamp's light near the left flame, outside its halo, with the share
    // far from it.
    const QPointF flame = flameIn(night);
    Light near[2];
    Light far[2];
    const auto add = [](Light &sum, const Light &light) {
        sum = {sum.red + light.red, sum.green + light.green, sum.blue + light.blue};
    };
    for (int y = 0; y + 4 <= lamp.height(); y += 4) {
        for (int x = 0; x + 4 <= lamp.width() / 2; x += 4) {
            const QRect part(x, y, 4, 4);
            const QPointF away = QRectF(part).center() - flame;
            const double distance = std::hypot(away.x(), away.y());
            if (distance > 24 && distance < 36) {
                add(near[0], meanLight(lamp, part));
                add(near[1], meanLight(night, part));
            } else if (distance > 56) {
                add(far[0], meanLight(lamp, part));
                add(far[1], meanLight(night, part));
            }
        }
    }
    const double left = near[1].luminance() / near[0].luminance();
    const double gone = far[1].luminance() / far[0].luminance();
    QVERIFY2(left > 1.15 * gone, qPrintable(QStringLiteral("%1 %2").arg(left).arg(gone)));
}

void TestLightings::candlesStandInTheirPlaces()
{
    QFETCH_GLOBAL(QString, tradition);
    // The brightest pixel is the same flame at every scale.
    const BoardLayout layout(Tables::Facing);
    const QRectF scene = BoardLayout::sceneRect();
    const auto art = Artwork::forTradition(tradition, Lighting::Night);
    std::vector<QPointF> flames;
    for (const qreal scale : {0.2, 0.3}) {
        const QImage image = art->board(layout, scene, scale);
        flames.push_back(flameIn(image) / scale);
    }
    const QPointF apart = flames[0] - flames[1];
    QVERIFY2(apart.manhattanLength() < 24, qPrintable(QStringLiteral("%1,%2 %3,%4")
                                                          .arg(flames[0].x())
                                                          .arg(flames[0].y())
                                                          .arg(flames[1].x())
                                                          .arg(flames[1].y())));
}

/// A museum's screen of 1080 × 1920 shows hardly more than the width of the board.
void TestLightings::candlesAreSeenOnUprightScreens()
{
    QFETCH_GLOBAL(QString, tradition);
    constexpr qreal Scale = 0.3;
    const QRectF must = BoardLayout().essentialRect();
    const qreal high = must.width() * 1.6;
    const QRectF scene(must.left(), must.center().y() - high / 2, must.width(), high);
    const QImage night = Artwork::forTradition(tradition, Lighting::Night)
                             ->board(BoardLayout(Tables::Facing), scene, Scale);
    const QPoint flame = flameIn(night).toPoint();
    QVERIFY(qGray(night.pixel(flame)) > 220); // a flame
    const int around = qRound(40 * Scale);
    QVERIFY(night.rect().adjusted(around, around, -around, -around).contains(flame));
}

void TestLightings::highContrastIsGrey()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto art = Artwork::forTradition(tradition, Lighting::HighContrast);
    std::vector<QImage> images{
        art->board(BoardLayout(Tables::Facing), BoardLayout::sceneRect(), 0.2),
        art->die(Artwork::dieOrientation(6, 33), 0, false, 1).image, art->box(1, 70).image};
    for (const Side side : BothSides) {
        images.push_back(art->man(side, ManPose::Flat, 0, 1).image);
    }
    for (const QImage &image : images) {
        for (int i = 0; i < image.width() * image.height(); ++i) {
            const QRgb pixel = image.pixel(i % image.width(), i / image.width());
            QVERIFY(qRed(pixel) == qGreen(pixel) && qGreen(pixel) == qBlue(pixel));
        }
    }
}

void TestLightings::pointsStandOut()
{
    QFETCH_GLOBAL(QString, tradition);
    const QRectF frame = BoardLayout().frameRect();
    const QImage &board = plainBoardColour(tradition);
    const double ground = meanLight(board, QRect(300, 480, 100, 40)).luminance();
    for (int point = 0; point < PointsOnTrack; ++point) {
        // A cross-section of the point near the rail: how many pixels contrast with the ground.
        const BoardLayout::PointArea place = BoardLayout().pointArea(point);
        int drawn = 0;
        for (int x = -44; x <= 44; ++x) {
            const QPointF at = place.base + QPointF(x, place.inward * 20) - frame.topLeft();
            drawn += contrastOf(luminanceAt(board, at), ground) >= Enough ? 1 : 0;
        }
        QVERIFY2(drawn >= 6, qPrintable(QStringLiteral("%1: %2").arg(point).arg(drawn)));
    }
}

void TestLightings::menStandOut()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto art = Artwork::forTradition(tradition, Lighting::HighContrast);
    const QRectF frame = BoardLayout().frameRect();
    const BoardLayout layout(Tables::All);
    const QImage &board = plainBoardColour(tradition);
    for (const Side side : BothSides) {
        const Picture man = art->man(side, ManPose::Flat, 0, 1);
        for (int point = 1; point <= PointsOnTrack; ++point) {
            for (int row = 0; row < 2; ++row) {
                const QPointF place = layout.manCentre(side, point, row) - frame.topLeft();
                const double edge = worstEdge(board, man, place);
                QVERIFY2(edge >= Enough,
                         qPrintable(
                             QStringLiteral("point %1, row %2: %3").arg(point).arg(row).arg(edge)));
            }
        }
    }
    const double apart = contrast(faceOf(*art, Side::White), faceOf(*art, Side::Black));
    QVERIFY2(apart >= 3, qPrintable(QString::number(apart))); // including the marks on their faces
}

void TestLightings::menAreDistinguishableWithoutColour()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto art = Artwork::forTradition(tradition, Lighting::HighContrast);
    const std::vector<int> white = markOf(*art, Side::White);
    const std::vector<int> black = markOf(*art, Side::Black);
    // The drawings are neither equal nor inverted.
    double alike = 0;
    for (std::size_t i = 0; i < white.size(); ++i) {
        alike += white[i] * black[i];
    }
    alike = std::abs(alike) / static_cast<double>(white.size());
    QVERIFY2(alike < 0.6, qPrintable(QString::number(alike)));
}

void TestLightings::diceStandOut()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto art = Artwork::forTradition(tradition, Lighting::HighContrast);
    for (const bool dimmed : {false, true}) {
        const Picture die = art->die(Artwork::dieOrientation(1, 0), 0, dimmed, 2);
        const QPointF pip = (die.anchor + Artwork::heightOffset(BoardLayout::DieSize)) * 2;
        const double on = luminanceAt(die.image, pip);
        const double beside = luminanceAt(die.image, pip + QPointF(24, 0));
        QVERIFY(contrastOf(on, beside) >= Enough);
        QCOMPARE(on > beside, dimmed);
    }
}

void TestLightings::marksStandOut()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto light = [](const QColor &colour) {
        return Light{linearLight(colour.red()), linearLight(colour.green()),
                     linearLight(colour.blue())};
    };
    const MarkColours marks =
        Artwork::forTradition(tradition, Lighting::HighContrast)->markColours();
    for (const QColor &colour : {marks.mark, marks.focus, marks.lastMoved}) {
        QVERIFY(contrast(light(colour), light(marks.markEdge)) >= Enough);
    }
    QVERIFY(contrast(light(marks.numeral), light(marks.numeralBackground)) >= Enough);
    QVERIFY(contrast(light(marks.caption), light(marks.captionBackground)) >= Enough);
    QCOMPARE(marks.captionBackground.alpha(), 255);
}

QTEST_GUILESS_MAIN(TestLightings)
#include "tst_lightings.moc"
