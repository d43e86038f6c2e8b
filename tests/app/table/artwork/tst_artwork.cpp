// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"

#include "core/rules/catalogue.h"
#include "table/artwork/table/plain_board.h"
#include "tests/app/table/artwork/pixels.h"

#include <QTest>

using namespace doublets;
using namespace doublets::test;

namespace {

/// Returns the pixels that show `part` of the scene in an image of `sceneRect`.
QRect pixels(const QRectF &part, const QRectF &sceneRect, qreal scale)
{
    const QRectF moved = part.translated(-sceneRect.topLeft());
    return QRectF(moved.topLeft() * scale, moved.size() * scale).toAlignedRect();
}

QImage pile(const Artwork &art, int men)
{
    QImage image(120, 180, QImage::Format_ARGB32_Premultiplied);
    image.fill(QColor(120, 90, 60));
    QPainter painter(&image);
    const QPointF place(60, 130);
    const Picture man = art.man(Side::Black, ManPose::Flat, 0, 1);
    art.manShadow(men, 0, 1).paint(painter, place);
    for (int level = 0; level < men; ++level) {
        man.paint(painter, place + level * Artwork::pileStep());
    }
    return image;
}

/// Returns the profile of light and shade along a man's upper face from left to right, normalised
/// to mean 0 and length 1.
std::vector<double> shading(const Artwork &art, Side side)
{
    const Picture man = art.man(side, ManPose::Flat, 0, 2);
    const QPointF middle = (man.anchor + Artwork::pileStep()) * 2;
    std::vector<double> values;
    double sum = 0;
    for (int i = -60; i <= 60; ++i) {
        // Logarithmic, so that shades of dark wood count as much as those of ivory.
        const int grey = qGray(man.image.pixel((middle + QPointF(i, 0)).toPoint()));
        values.push_back(std::log(1 + grey));
        sum += values.back();
    }
    double squares = 0;
    for (double &value : values) {
        value -= sum / static_cast<double>(values.size());
        squares += value * value;
    }
    for (double &value : values) {
        value /= std::sqrt(squares);
    }
    return values;
}

} // namespace

class TestArtwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRuleSetHasItsTable();
    void unknownTraditionIsNull();
    void sameEveryTime_data() { traditions(); }
    void sameEveryTime();
    void tilesMeet();
    void rendersAtEveryScale_data();
    void rendersAtEveryScale();
    void plainPixelsNeedOneSample_data() { traditions(); }
    void plainPixelsNeedOneSample();
    void traditionsDiffer();
    void menAreDistinguishable_data() { traditions(); }
    void menAreDistinguishable();
    void menDifferInShape_data() { traditions(); }
    void menDifferInShape();
    void variantsDiffer();
    void edgesFaceTheLight_data() { traditions(); }
    void edgesFaceTheLight();
    void hingedTraysHaveALedge();
    void pilesDiffer_data() { traditions(); }
    void pilesDiffer();
    void shadowMovesOffWithHeight();
    void traysFollowTheLayout();

private:
    static void traditions();
};

void TestArtwork::traditions()
{
    QTest::addColumn<QString>("tradition");
    for (const QString &id : Artwork::traditionIds()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestArtwork::everyRuleSetHasItsTable()
{
    const auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue);
    QVERIFY(!catalogue.value().all().empty());
    for (const RuleSet &ruleSet : catalogue.value().all()) {
        QVERIFY2(Artwork::forTradition(ruleSet.tradition), qPrintable(ruleSet.id));
    }
}

void TestArtwork::unknownTraditionIsNull()
{
    QVERIFY(!Artwork::forTradition(QStringLiteral("atlantis")));
    QVERIFY(!Artwork::forTradition({}));
}

void TestArtwork::sameEveryTime()
{
    QFETCH(QString, tradition);
    const auto one = Artwork::forTradition(tradition);
    const auto other = Artwork::forTradition(tradition);
    QCOMPARE(one->id(), tradition);
    const BoardLayout layout(Tables::Facing);
    const QRectF all = BoardLayout::sceneRect();
    QCOMPARE(one->board(layout, all, 0.15), other->board(layout, all, 0.15));
    for (const Side side : BothSides) {
        QCOMPARE(one->man(side, ManPose::Flat, 1, 1).image,
                 other->man(side, ManPose::Flat, 1, 1).image);
    }
}

void TestArtwork::tilesMeet()
{
    // The board is painted in scene coordinates, so a detail equals the same part of a larger
    // image.
    const auto art = Artwork::forTradition(QStringLiteral("england"));
    const BoardLayout layout(Tables::Facing);
    const QRectF whole(360, 30, 400, 300);
    const QRectF part(460, 130, 200, 150);
    const QImage cut = art->board(layout, whole, 1).copy(100, 100, 200, 150);
    const QImage own = art->board(layout, part, 1);
    QVERIFY(difference(cut, own) < 2); // only the grain depends on the image
}

void TestArtwork::rendersAtEveryScale_data()
{
    QTest::addColumn<QString>("tradition");
    QTest::addColumn<qreal>("scale");
    QTest::addColumn<QRectF>("sceneRect");
    const QRectF all = BoardLayout::sceneRect();
    const QRectF wide = all.adjusted(-400, -100, 400, 100);
    const QRectF corner(360, 30, 300, 200);
    for (const QString &id : Artwork::traditionIds()) {
        const auto row = [&id](const char *what) { return id.toLatin1() + ' ' + what; };
        QTest::newRow(row("small").constData()) << id << 0.25 << all;
        QTest::newRow(row("beyond the scene").constData()) << id << 0.1 << wide;
        QTest::newRow(row("1:1").constData()) << id << 1.0 << corner;
        QTest::newRow(row("4K").constData()) << id << 2.0 << corner;
    }
}

void TestArtwork::rendersAtEveryScale()
{
    QFETCH(QString, tradition);
    QFETCH(qreal, scale);
    QFETCH(QRectF, sceneRect);
    const BoardLayout layout(Tables::Diagonal);
    const QImage image = Artwork::forTradition(tradition)->board(layout, sceneRect, scale);
    QCOMPARE(image.size(),
             QSize(qRound(sceneRect.width() * scale), qRound(sceneRect.height() * scale)));
    QCOMPARE(image.devicePixelRatio(), scale);
    // No patch is without texture, black or burnt out.
    constexpr int Patch = 20;
    for (int y = 0; y + Patch <= image.height(); y += Patch) {
        for (int x = 0; x + Patch <= image.width(); x += Patch) {
            const QImage patch = image.copy(x, y, Patch, Patch);
            const double mean = meanLight(patch).luminance();
            QVERIFY2(mean > 0.0008 && mean < 0.85, qPrintable(QString::number(mean)));
            bool plain = true;
            for (int i = 1; i < Patch * Patch && plain; ++i) {
                plain = patch.pixel(i % Patch, i / Patch) == patch.pixel(0, 0);
            }
            QVERIFY2(!plain, qPrintable(QStringLiteral("%1,%2").arg(x).arg(y)));
        }
    }
}

/// Where the plan says that a pixel is plain, one sample in high contrast equals the nine of
/// supersampling.
void TestArtwork::plainPixelsNeedOneSample()
{
    QFETCH(const QString, tradition);
    constexpr float Pixel = 5;
    const BoardPlan plan(*findTradition(tradition), BoardLayout(Tables::All));
    const auto colourAt = [&plan](float x, float y) {
        const Spot spot = plan.spotAt(x, y);
        return plainBoardColour(spot, BoardPlan::isDark(spot.index), x, y).x;
    };
    int told = 0;
    int wrong = 0;
    const auto look = [&](float left, float top) {
        const float x = left + Pixel / 2;
        const float y = top + Pixel / 2;
        const Spot middle = plan.spotAt(x, y);
        bool same = isPlainBoardUniform(middle, Pixel);
        for (int corner = 0; same && corner < 4; ++corner) {
            same = plan.spotAt(left + (corner % 2 == 0 ? 0 : Pixel), top + (corner < 2 ? 0 : Pixel))
                       .regionCode() == middle.regionCode();
        }
        for (int nth = 0; same && nth < 9; ++nth, ++told) {
            const float dx = (static_cast<float>(nth % 3) - 1) * Pixel / 3;
            const float dy = (static_cast<float>(nth / 3) - 1) * Pixel / 3;
            wrong += colourAt(x + dx, y + dy) == colourAt(x, y) ? 0 : 1;
        }
    };
    const QRectF scene = BoardLayout::sceneRect();
    for (auto y = static_cast<float>(scene.top()); y < scene.bottom(); y += Pixel) {
        for (auto x = static_cast<float>(scene.left()); x < scene.right(); x += Pixel) {
            look(x, y);
        }
    }
    QVERIFY(told > 0);
    // The tip of a point is narrower than a pixel.
    const auto length = static_cast<float>(BoardLayout().pointArea(0).length);
    for (int half = 0; half < 2; ++half) {
        const FloatRect &box = plan.half(half);
        for (const float end : {box.top + length, box.bottom - length}) {
            for (int step = -24; step <= 24; ++step) {
                look(plan.pointCentreX(box.left + 1) - Pixel / 2,
                     end + static_cast<float>(step) * Pixel / 12);
            }
        }
    }
    QCOMPARE(wrong, 0);
}

void TestArtwork::traditionsDiffer()
{
    const BoardLayout layout(Tables::Facing);
    std::vector<Light> means;
    for (const QString &id : Artwork::traditionIds()) {
        means.push_back(
            meanLight(Artwork::forTradition(id)->board(layout, BoardLayout().frameRect(), 0.2)));
    }
    for (std::size_t i = 0; i < means.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const double apart = std::abs(means[i].red - means[j].red) +
                                 std::abs(means[i].green - means[j].green) +
                                 std::abs(means[i].blue - means[j].blue);
            QVERIFY2(apart > 0.03,
                     qPrintable(QStringLiteral("%1 %2: %3").arg(i).arg(j).arg(apart)));
        }
    }
}

void TestArtwork::menAreDistinguishable()
{
    QFETCH(QString, tradition);
    const auto art = Artwork::forTradition(tradition);
    std::array<Light, 2> men;
    for (const Side side : BothSides) {
        const Picture man = art->man(side, ManPose::Flat, 0, 1);
        QRectF face(0, 0, 40, 40); // inside the ring
        face.moveCenter(man.anchor + Artwork::pileStep());
        men[indexOf(side)] = meanLight(man.image, face.toAlignedRect());
    }
    QVERIFY2(contrast(men[0], men[1]) >= 3, qPrintable(QString::number(contrast(men[0], men[1]))));

    // Men also contrast with the wood wherever they can lie, if less strongly.
    const BoardLayout layout(Tables::All);
    const QRectF scene = BoardLayout().frameRect();
    const QImage board = art->board(layout, scene, 0.5);
    for (int point = 1; point <= PointsOnTrack; ++point) {
        QRectF lies(0, 0, 40, 40);
        lies.moveCenter(layout.manCentre(Side::White, point, 1));
        const Light ground = meanLight(board, pixels(lies, scene, 0.5));
        for (const Side side : BothSides) {
            const double seen = contrast(men[indexOf(side)], ground);
            QVERIFY2(
                seen > 1.25,
                qPrintable(
                    QStringLiteral("point %1, %2: %3").arg(point).arg(indexOf(side)).arg(seen)));
        }
    }
}

void TestArtwork::menDifferInShape()
{
    // The men are distinguishable without colours: their profiles of light and shade are not
    // correlated, however strong they are.
    QFETCH(QString, tradition);
    const auto art = Artwork::forTradition(tradition);
    const std::vector<double> light = shading(*art, Side::White);
    const std::vector<double> dark = shading(*art, Side::Black);
    double alike = 0;
    for (std::size_t i = 0; i < light.size(); ++i) {
        alike += light[i] * dark[i];
    }
    QVERIFY2(alike < 0.5, qPrintable(QString::number(alike)));
}

void TestArtwork::variantsDiffer()
{
    const auto art = Artwork::forTradition(QStringLiteral("england"));
    const QImage first = art->man(Side::White, ManPose::Flat, 0, 1).image;
    for (int variant = 1; variant < Artwork::ManVariants; ++variant) {
        const QImage other = art->man(Side::White, ManPose::Flat, variant, 1).image;
        QVERIFY(difference(first, other) > 0.3);
    }
}

void TestArtwork::edgesFaceTheLight()
{
    QFETCH(QString, tradition);
    // The far edge of the rail faces the lamp and the near one does not: compares a line on the
    // edge with the flat wood beside it.
    const auto art = Artwork::forTradition(tradition);
    const QRectF frame = BoardLayout().frameRect();
    const auto light = [&](qreal below) {
        const QRectF row(frame.left() + 200, below, 120, 1);
        return meanLight(art->board(BoardLayout(Tables::All), row, 1)).luminance();
    };
    const double facing = light(frame.top() + 4) / light(frame.top() + 8);
    const double averted = light(frame.bottom() - 5) / light(frame.bottom() - 9);
    // In the soft light of a window the glint is faint, but the edge still turns from dark to
    // light.
    QVERIFY2(facing > 1.15 * averted, qPrintable(QString::number(facing / averted)));
    QVERIFY2(averted < 1, qPrintable(QString::number(averted)));
}

void TestArtwork::hingedTraysHaveALedge()
{
    // At the foot of the far wall is a lit lip, and behind it the wall's shade.
    const QRectF frame = BoardLayout().frameRect();
    const int foot = qRound(BoardLayout().halfRect(0).top() - frame.top());
    const auto lip = [&](const QString &tradition) {
        const QRectF wall(frame.left() + 200, frame.top() + foot - 7, 120, 5);
        const QImage seen =
            Artwork::forTradition(tradition)->board(BoardLayout(Tables::All), wall, 1);
        return meanLight(seen, QRect(0, 4, 120, 1)).luminance() /
               meanLight(seen, QRect(0, 0, 120, 1)).luminance();
    };
    const double hinged = lip(QStringLiteral("england"));
    const double plain = lip(QStringLiteral("france"));
    QVERIFY2(hinged > 1.5 && plain < 1.2,
             qPrintable(QStringLiteral("%1 %2").arg(hinged).arg(plain)));
}

void TestArtwork::pilesDiffer()
{
    QFETCH(QString, tradition);
    const auto art = Artwork::forTradition(tradition);
    const QImage one = pile(*art, 1);
    const QImage two = pile(*art, 2);
    const QImage three = pile(*art, 3);
    QVERIFY2(difference(one, two) > 3, qPrintable(QString::number(difference(one, two))));
    QVERIFY2(difference(two, three) > 3, qPrintable(QString::number(difference(two, three))));
    QVERIFY(difference(one, three) > difference(one, two));
    // The men of a pile are offset by enough to be counted from two metres: 1/7 of a man's width.
    QVERIFY(-Artwork::pileStep().y() > BoardLayout::ManDiameter / 7);
}

void TestArtwork::shadowMovesOffWithHeight()
{
    const auto art = Artwork::forTradition(QStringLiteral("england"));
    const auto middle = [&art](int men, qreal height) {
        const Picture shadow = art->manShadow(men, height, 1);
        QPointF sum;
        double weight = 0;
        for (int y = 0; y < shadow.image.height(); ++y) {
            for (int x = 0; x < shadow.image.width(); ++x) {
                const double alpha = qAlpha(shadow.image.pixel(x, y));
                sum += alpha * QPointF(x, y);
                weight += alpha;
            }
        }
        return sum / weight - shadow.anchor;
    };
    QVERIFY(middle(1, 0).x() > 0 && middle(1, 0).y() > 0); // the lamp is at the upper left
    QVERIFY(middle(3, 0).x() > middle(1, 0).x() + 8);
    QVERIFY(middle(1, 60).x() > middle(1, 0).x() + 20);
    QVERIFY(middle(1, 60).y() > middle(1, 0).y() + 20);
}

void TestArtwork::traysFollowTheLayout()
{
    const auto art = Artwork::forTradition(QStringLiteral("iceland"));
    const QRectF all = BoardLayout::sceneRect();
    const QImage right = art->board(BoardLayout(Tables::Facing), all, 0.15);
    const QImage left = art->board(BoardLayout(Tables::FacingLight), all, 0.15);
    const BoardLayout facing(Tables::Facing);
    const QRect tray = pixels(facing.trayRect(Side::White), all, 0.15);
    QVERIFY(contrast(meanLight(right, tray), meanLight(left, tray)) > 1.5);
}

QTEST_GUILESS_MAIN(TestArtwork)
#include "tst_artwork.moc"
