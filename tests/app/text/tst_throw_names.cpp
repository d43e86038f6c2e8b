// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "app/text/throw_names.h"

#include <QTest>

using namespace doublets;

class TestThrowNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesThrows_data();
    void namesThrows();
    void everyRuleSetHasRows();
    void namesEveryThrow();
    void lists();
};

void TestThrowNames::namesThrows_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QList<int>>("faces");
    QTest::addColumn<QString>("name");

    const auto row = [](const char *id, const QList<int> &faces, const char *name) {
        QTest::addRow("%s: %s", id, name)
            << QString::fromLatin1(id) << faces << QString::fromUtf8(name);
    };
    row("willughby", {1, 6}, "sice-ace");
    row("willughby", {2, 3}, "trea-duce");
    row("willughby", {4, 5}, "cinque-kater");
    row("willughby", {4, 4}, "two fours");
    row("cotton", {1, 6}, "sice-ace");
    row("cotton", {6, 1}, "sice-ace");
    row("cotton", {2, 3}, "trey-deuce");
    row("cotton", {5, 4}, "cinque-quater");
    row("cotton", {4, 4}, "two fours");
    row("cotton", {1, 1}, "two aces");
    row("holme", {3, 2}, "tra-duce");
    row("holme", {4, 1}, "cater-ace");
    row("holme", {6, 6}, "two sixes");
    row("charpentier", {1, 6}, "six et as");
    row("charpentier", {2, 5}, "cinq et deux");
    row("charpentier", {1, 1}, "ambesas");
    row("charpentier", {2, 2}, "double deux");
    row("charpentier", {3, 3}, "ternes");
    row("charpentier", {4, 4}, "carmes");
    row("charpentier", {5, 5}, "quines");
    row("charpentier", {6, 6}, "sonnez");
    row("moulidars", {1, 6}, "six et as"); // Charpentier's names, inferred
    row("moulidars", {4, 4}, "carmes");
    row("alfonso", {3, 1, 6}, "6-3-1");
    row("alfonso", {2, 2, 2}, "2-2-2");
    row("alfonso-race", {1, 5, 5}, "5-5-1");
    row("fiske", {2, 5}, "5-2");
    row("fiske", {3, 3}, "3-3");
}

void TestThrowNames::namesThrows()
{
    QFETCH(const QString, id);
    QFETCH(const QList<int>, faces);
    Throw dice;
    for (const int face : faces) {
        dice.add(static_cast<std::uint8_t>(face));
    }
    QVERIFY(test::catalogue().find(id));
    QTEST(throwName(test::ruleSet(id), dice), "name");
}

void TestThrowNames::everyRuleSetHasRows()
{
    // A new rule set wants rows above.
    const QStringList tested{u"willughby"_qs,    u"cotton"_qs,      u"holme"_qs,     u"alfonso"_qs,
                             u"alfonso-race"_qs, u"charpentier"_qs, u"moulidars"_qs, u"fiske"_qs};
    for (const QString &id : test::catalogue().ids()) {
        QVERIFY2(tested.contains(id), qPrintable(id));
    }
}

void TestThrowNames::namesEveryThrow()
{
    for (const RuleSet &ruleSet : test::catalogue().all()) {
        QSet<QString> names;
        for (std::uint8_t one = 1; one <= 6; ++one) {
            for (std::uint8_t other = one; other <= 6; ++other) {
                const QString name = throwName(ruleSet, {one, other});
                QVERIFY2(!name.isEmpty() && !name.contains(u'%'), qPrintable(name));
                names.insert(name);
            }
        }
        QCOMPARE(names.size(), 21);
    }
}

void TestThrowNames::lists()
{
    QCOMPARE(listText({}), QString());
    QCOMPARE(listText({u"sice"_qs}), u"sice"_qs);
    QCOMPARE(listText({u"sice"_qs, u"ace"_qs}), u"sice and ace"_qs);
    QCOMPARE(listText({u"6"_qs, u"3"_qs, u"1"_qs}), u"6, 3 and 1"_qs);
}

QTEST_GUILESS_MAIN(TestThrowNames)
#include "tst_throw_names.moc"
