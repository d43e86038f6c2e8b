// SPDX-License-Identifier: MIT
#include "app/window/look.h"

#include <QApplication>
#include <QRawFont>
#include <QTest>

using namespace doublets;

class TestLook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { look::apply(*qobject_cast<QApplication *>(qApp)); }
    void headingsStayInOneFace_data();
    void headingsStayInOneFace();
};

void TestLook::headingsStayInOneFace_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Latin") << u"Anne has won"_qs;
    QTest::newRow("Cyrillic") << u"Белый выигрывает"_qs;
    QTest::newRow("both") << u"12. Чёрный: sice-ace"_qs;
}

/// A letter that the face lacks would be set in some other one, in the middle of a line.
void TestLook::headingsStayInOneFace()
{
    QFETCH(const QString, text);
    const QRawFont plain = QRawFont::fromFont(look::textFont(20));
    const QRawFont title = QRawFont::fromFont(look::titleFont(20, text));
    for (const QChar letter : text) {
        if (letter.isLetter() && plain.supportsCharacter(letter)) {
            QVERIFY2(title.supportsCharacter(letter), qPrintable(QString(letter)));
        }
    }
}

QTEST_MAIN(TestLook)
#include "tst_look.moc"
