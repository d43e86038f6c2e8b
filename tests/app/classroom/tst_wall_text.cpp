// SPDX-License-Identifier: MIT
#include "classroom/wall_text.h"
#include "language/language.h"

#include <QTest>

using namespace doublets;
using namespace Qt::StringLiterals;

namespace {

const PlayerNames People{u"Anne"_s, u"Ben"_s};

} // namespace

/// Tests the texts of the odds on a wall, which a class must be able to read at a glance.
class TestWallText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(installTranslator(u"en"_s), u"en"_s); }
    void describesOdds_data();
    void describesOdds();
};

void TestWallText::describesOdds_data()
{
    QTest::addColumn<double>("white");
    QTest::addColumn<double>("black");
    QTest::addColumn<double>("margin");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, double white, double black, double margin,
                        const QString &text) {
        QTest::newRow(name) << white << black << margin << text;
    };
    row("usual", 0.532, 0.468, 0, u"Anne wins 53 of 100, Ben 47."_s);
    row("halves make a hundred", 0.525, 0.475, 0, u"Anne wins 53 of 100, Ben 47."_s);
    row("estimate", 0.3, 0.7, 0.01, u"Anne wins about 30 of 100, Ben 70."_s);
    row("drawn", 0.3, 0.5, 0, u"Anne wins 30 of 100, Ben 50. Drawn: 20."_s);
    row("with draws, a hundred", 0.486, 0.496, 0, u"Anne wins 49 of 100, Ben 49. Drawn: 2."_s);
    row("one win in a hundred", 0.984, 0.01, 0, u"Anne wins 98 of 100, Ben 1. Drawn: 1."_s);
    row("hardly", 0.004, 0.996, 0, u"Anne wins less than 1 of 100, Ben more than 99."_s);
    row("nearly", 0.996, 0.004, 0, u"Anne wins more than 99 of 100, Ben less than 1."_s);
    row("never", 0, 1, 0, u"Anne wins 0 of 100, Ben 100."_s);
}

void TestWallText::describesOdds()
{
    QFETCH(const double, white);
    QFETCH(const double, black);
    QFETCH(const double, margin);
    Odds odds;
    odds.white = white;
    odds.black = black;
    odds.margin = margin;
    QTEST(wallOddsText(odds, People), "text");
    const PlayerNames longNames{u"Maximiliana Theodora Wilhelmina"_s, People.black};
    QVERIFY(wallOddsText(odds, longNames).startsWith(u"Maximiliana… "_s));
}

QTEST_GUILESS_MAIN(TestWallText)
#include "tst_wall_text.moc"
