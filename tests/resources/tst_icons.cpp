// SPDX-License-Identifier: MIT
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QStringList messages;

void keepMessage(QtMsgType, const QMessageLogContext &, const QString &message)
{
    messages += message;
}

int coloursFor(const QImage &image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            colours.insert(image.pixel(x, y));
        }
    }
    return static_cast<int>(colours.size());
}

} // namespace

class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void qtPaintsThePicture_data();
    void qtPaintsThePicture();
    void hasPicturesInFixedSizes_data() { qtPaintsThePicture_data(); }
    void hasPicturesInFixedSizes();
};

void TestIcons::qtPaintsThePicture_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("application") << u"doublets"_s;
    QTest::newRow("document") << u"application-x-doublets"_s;
}

void TestIcons::qtPaintsThePicture()
{
    QFETCH(QString, name);
    messages.clear();
    const QtMessageHandler before = qInstallMessageHandler(keepMessage);
    QSvgRenderer picture(QStringLiteral(DOUBLETS_SOURCE_DIR "/resources/icons/") + name +
                         u".svg"_s);
    QImage image(128, 128, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    picture.render(&painter);
    painter.end();
    qInstallMessageHandler(before);

    // Qt SVG supports only a subset of SVG and prints a message for each unsupported feature.
    QCOMPARE(messages, QStringList());
    QVERIFY(picture.isValid());
    QCOMPARE(picture.defaultSize(), QSize(128, 128));
    QVERIFY(coloursFor(image) > 500);
    QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
    QCOMPARE(qAlpha(image.pixel(64, 64)), 255);
}

void TestIcons::hasPicturesInFixedSizes()
{
    QFETCH(QString, name);
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        const QImage image(QStringLiteral(DOUBLETS_PICTURES_DIR "/%1/%2.png").arg(size).arg(name));
        QCOMPARE(image.size(), QSize(size, size));
        QVERIFY(coloursFor(image) > 50);
    }
}

QTEST_GUILESS_MAIN(TestIcons)
#include "tst_icons.moc"
