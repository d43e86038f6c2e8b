// SPDX-License-Identifier: MIT
#include "core/files/csv.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotesText_data();
    void quotesText();
};

void TestCsv::quotesText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    QTest::newRow("empty") << QString() << u"\"\""_s;
    QTest::newRow("word") << u"Ása"_s << u"\"Ása\""_s;
    QTest::newRow("quotes") << u"Ben \"B\", Jr"_s << u"\"Ben \"\"B\"\", Jr\""_s;
    QTest::newRow("sign inside") << u"1=1"_s << u"\"1=1\""_s;
    for (const QChar sign : u"=+-@\t\r\n＝＋－＠"_s) {
        QTest::addRow("U+%04X", static_cast<unsigned>(sign.unicode()))
            << sign + u"1+1"_s << u"\"'"_s + sign + u"1+1\""_s;
    }
}

void TestCsv::quotesText()
{
    QFETCH(const QString, text);
    QFETCH(const QString, field);
    QCOMPARE(csvText(text), field);
}

QTEST_GUILESS_MAIN(TestCsv)
#include "tst_csv.moc"
