// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"
#include "tests/app/table/artwork/pixels.h"

#include <QTest>

using namespace doublets;
using namespace doublets::test;

namespace {

/// Returns the bounding rectangle of a picture's visible pixels, relative to its anchor.
QRectF seen(const Picture &picture, qreal scale)
{
    QRect rect;
    for (int y = 0; y < picture.image.height(); ++y) {
        for (int x = 0; x < picture.image.width(); ++x) {
            if (qAlpha(picture.image.pixel(x, y)) > 127) {
                rect |= QRect(x, y, 1, 1);
            }
        }
    }
    return QRectF(QPointF(rect.topLeft()) / scale, QSizeF(rect.size()) / scale)
        .translated(-picture.anchor);
}

} // namespace

class TestBoxes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void hasItsSize();
    void isNeverCutOff();
    void turnsClockwise();
    void mouthIsUp();
    void shadowIsSoft();
    void traditionsDiffer();
};

void TestBoxes::initTestCase_data()
{
    QTest::addColumn<QString>("tradition");
    for (const QString &id : Artwork::traditionIds()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestBoxes::hasItsSize()
{
    QFETCH_GLOBAL(QString, tradition);
    const QRectF upright = seen(Artwork::forTradition(tradition)->box(1), 1);
    QVERIFY(std::abs(upright.width() - Artwork::BoxSize.width()) < 6);
    // The visible part of the mouth may exceed it.
    QVERIFY(upright.height() > Artwork::BoxSize.height() - 6);
    QVERIFY(upright.height() < Artwork::BoxSize.height() + Artwork::BoxSize.width() / 2);
}

void TestBoxes::isNeverCutOff()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto art = Artwork::forTradition(tradition);
    for (int turn = 0; turn < 360; turn += 30) {
        for (const QImage &image : {art->box(1, turn).image, art->boxShadow(1, turn).image}) {
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

void TestBoxes::turnsClockwise()
{
    QFETCH_GLOBAL(QString, tradition);
    const auto art = Artwork::forTradition(tradition);
    const QRectF up = seen(art->box(1), 1);
    const QRectF right = seen(art->box(1, 90), 1);
    // The upper end of the upright box becomes the right end.
    QVERIFY(std::abs(right.right() + up.top()) <= 2);
    QVERIFY(std::abs(right.left() + up.bottom()) <= 2);
    QVERIFY(std::abs(right.height() - up.width()) <= 2);
}

void TestBoxes::mouthIsUp()
{
    QFETCH_GLOBAL(QString, tradition);
    const Picture box = Artwork::forTradition(tradition)->box(2);
    const auto around = [&box](qreal y) {
        QRectF part(-20, y - 10, 40, 20);
        return meanLight(
            box.image, QRectF((part.topLeft() + box.anchor) * 2, part.size() * 2).toAlignedRect());
    };
    // The mouth is dark.
    QVERIFY(contrast(around(-Artwork::BoxSize.height() / 2), around(0)) > 1.3);
    QVERIFY(around(-Artwork::BoxSize.height() / 2).luminance() < around(0).luminance());
}

void TestBoxes::shadowIsSoft()
{
    QFETCH_GLOBAL(QString, tradition);
    const Picture shadow = Artwork::forTradition(tradition)->boxShadow(1);
    const QPoint middle = (QPointF(shadow.image.width(), shadow.image.height()) / 2).toPoint();
    const int darkest = qAlpha(shadow.image.pixel(middle));
    QVERIFY(darkest > 120 && darkest < 220);
    int soft = 0;
    for (int x = 0; x < shadow.image.width(); ++x) {
        const int alpha = qAlpha(shadow.image.pixel(x, middle.y()));
        soft += alpha > 10 && alpha < darkest - 10 ? 1 : 0;
    }
    QVERIFY2(soft > 8, qPrintable(QString::number(soft)));
}

void TestBoxes::traditionsDiffer()
{
    QFETCH_GLOBAL(QString, tradition);
    const QImage own = Artwork::forTradition(tradition)->box(1).image;
    for (const QString &other : Artwork::traditionIds()) {
        if (other != tradition) {
            QVERIFY(difference(own, Artwork::forTradition(other)->box(1).image) > 8);
        }
    }
}

QTEST_GUILESS_MAIN(TestBoxes)
#include "tst_boxes.moc"
