// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"
#include "tests/app/table/artwork/pixels.h"

#include <QTest>

using namespace doublets;
using namespace doublets::test;

namespace {

int darkPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            count += qAlpha(pixel) == 255 && qGray(pixel) < 60 ? 1 : 0;
        }
    }
    return count;
}

/// Returns only the upper face of a lying die.
QImage upperFace(const Artwork &art, int face)
{
    constexpr qreal scale = 4;
    const Picture die = art.die(Artwork::dieOrientation(face, 0), 0, false, scale);
    constexpr qreal size = BoardLayout::DieSize;
    QRectF top(0, 0, size - 12, size - 12);
    top.moveCenter(die.anchor + Artwork::heightOffset(size));
    return die.image.copy(QRectF(top.topLeft() * scale, top.size() * scale).toAlignedRect());
}

} // namespace

class TestDiePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dieShowsItsFace_data();
    void dieShowsItsFace();
    void oppositeFacesSumToSeven();
    void dieRestsOnTheBoard();
    void dieIsNeverCutOff();
    void dimmedDieIsDarker();
};

void TestDiePicture::dieShowsItsFace_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<qreal>("yaw");
    for (int face = 1; face <= 6; ++face) {
        for (const qreal yaw : {-170.0, -45.0, 0.0, 10.0, 90.0}) {
            QTest::addRow("%d turned %g", face, yaw) << face << yaw;
        }
    }
}

void TestDiePicture::dieShowsItsFace()
{
    QFETCH(int, face);
    QFETCH(qreal, yaw);
    QCOMPARE(Artwork::upperFace(Artwork::dieOrientation(face, yaw)), face);
    const auto art = Artwork::forTradition(QStringLiteral("france"));
    // All pips are as large as the ace's, so the dark area counts them.
    const double ace = darkPixels(upperFace(*art, 1));
    QVERIFY(ace > 100);
    const double pips = darkPixels(upperFace(*art, face)) / ace;
    QVERIFY2(std::abs(pips - face) < 0.25, qPrintable(QString::number(pips)));
}

void TestDiePicture::oppositeFacesSumToSeven()
{
    const QQuaternion over = QQuaternion::fromAxisAndAngle(1, 0, 0, 180);
    for (int face = 1; face <= 6; ++face) {
        QCOMPARE(Artwork::upperFace(over * Artwork::dieOrientation(face, 30)), 7 - face);
    }
}

void TestDiePicture::dieRestsOnTheBoard()
{
    const auto art = Artwork::forTradition(QStringLiteral("castile"));
    // The lowest point of a die is at its height, so the picture moves up when the die stands on an
    // edge.
    const QQuaternion onEdge = QQuaternion::fromAxisAndAngle(1, 0, 0, 45);
    const QPointF flat = art->die(Artwork::dieOrientation(1, 0), 0, false, 1).anchor;
    const QPointF edge = art->die(onEdge, 0, false, 1).anchor;
    const QPointF high = art->die(Artwork::dieOrientation(1, 0), 40, false, 1).anchor;
    QVERIFY(edge.y() > flat.y() + 1);
    QCOMPARE(high.y() - flat.y(), -Artwork::heightOffset(40).y());
}

void TestDiePicture::dieIsNeverCutOff()
{
    const auto art = Artwork::forTradition(QStringLiteral("castile"));
    for (int turn = 0; turn < 360; turn += 15) {
        const auto angle = static_cast<float>(turn);
        for (const QQuaternion &orientation :
             {Artwork::dieOrientation(6, angle), QQuaternion::fromEulerAngles(angle, 35, 45),
              QQuaternion::fromEulerAngles(45, angle, 2 * angle)}) {
            const QImage image = art->die(orientation, 0, false, 2).image;
            const int last = image.width() - 1;
            for (int i = 0; i <= last; ++i) {
                QCOMPARE(qAlpha(image.pixel(i, 0)), 0);
                QCOMPARE(qAlpha(image.pixel(i, last)), 0);
                QCOMPARE(qAlpha(image.pixel(0, i)), 0);
                QCOMPARE(qAlpha(image.pixel(last, i)), 0);
            }
        }
    }
}

void TestDiePicture::dimmedDieIsDarker()
{
    const auto art = Artwork::forTradition(QStringLiteral("england"));
    const QQuaternion orientation = Artwork::dieOrientation(4, 20);
    const Light bright = meanLight(art->die(orientation, 0, false, 1).image);
    const Light dim = meanLight(art->die(orientation, 0, true, 1).image);
    QVERIFY2(contrast(bright, dim) > 1.6, qPrintable(QString::number(contrast(bright, dim))));
}

QTEST_GUILESS_MAIN(TestDiePicture)
#include "tst_die_picture.moc"
