// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "text/throw_names.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr std::array AllWords{NumberStyle::Figures, NumberStyle::Names, NumberStyle::Both};

} // namespace

class TestThrowNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesThrows_data();
    void namesThrows();
    void everyRuleSetHasRows();
    void namesEveryThrow();
    void namesNumbers();
    void listsNumbers();
    void lists();
};

void TestThrowNames::namesThrows_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QList<int>>("faces");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("both");

    const auto row = [](const char *id, const QList<int> &faces, const char *words,
                        const char *both) {
        QTest::addRow("%s: %s", id, both) << QString::fromLatin1(id) << faces
                                          << QString::fromUtf8(words) << QString::fromUtf8(both);
    };
    row("willughby", {1, 6}, "sice-ace", "6 and 1 (“sice-ace”)");
    row("willughby", {2, 3}, "trea-duce", "3 and 2 (“trea-duce”)");
    row("willughby", {4, 5}, "cinque-kater", "5 and 4 (“cinque-kater”)");
    row("willughby", {4, 4}, "two fours", "two 4s");
    row("cotton", {1, 6}, "sice-ace", "6 and 1 (“sice-ace”)");
    row("cotton", {6, 1}, "sice-ace", "6 and 1 (“sice-ace”)");
    row("cotton", {2, 3}, "trey-deuce", "3 and 2 (“trey-deuce”)");
    row("cotton", {5, 4}, "cinque-quater", "5 and 4 (“cinque-quater”)");
    row("cotton", {4, 4}, "two fours", "two 4s");
    row("cotton", {1, 1}, "two aces", "two 1s");
    row("holme", {3, 2}, "tra-duce", "3 and 2 (“tra-duce”)");
    row("holme", {4, 1}, "cater-ace", "4 and 1 (“cater-ace”)");
    row("holme", {6, 6}, "two sixes", "two 6s");
    row("charpentier", {1, 6}, "six et as", "6 and 1 (“six et as”)");
    row("charpentier", {2, 5}, "cinq et deux", "5 and 2 (“cinq et deux”)");
    row("charpentier", {1, 1}, "ambesas", "two 1s (“ambesas”)");
    row("charpentier", {2, 2}, "double deux", "two 2s (“double deux”)");
    row("charpentier", {3, 3}, "ternes", "two 3s (“ternes”)");
    row("charpentier", {4, 4}, "carmes", "two 4s (“carmes”)");
    row("charpentier", {5, 5}, "quines", "two 5s (“quines”)");
    row("charpentier", {6, 6}, "sonnez", "two 6s (“sonnez”)");
    row("moulidars", {1, 6}, "six et as", "6 and 1 (“six et as”)"); // Charpentier's names, inferred
    row("moulidars", {4, 4}, "carmes", "two 4s (“carmes”)");
    row("alfonso", {3, 1, 6}, "6, 3 and 1", "6, 3 and 1"); // has no names of its own
    row("alfonso", {2, 2, 2}, "three 2s", "three 2s");
    row("alfonso-race", {1, 5, 5}, "5, 5 and 1", "5, 5 and 1");
    row("fiske", {2, 5}, "5 and 2", "5 and 2");
    row("fiske", {3, 3}, "two 3s", "two 3s");
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
    const RuleSet &ruleSet = test::ruleSet(id);
    QTEST(throwName(ruleSet, NumberStyle::Names, dice), "words");
    QTEST(throwName(ruleSet, NumberStyle::Both, dice), "both");
    // Figures are the text of Both without the names.
    QFETCH(const QString, both);
    QCOMPARE(throwName(ruleSet, NumberStyle::Figures, dice), both.section(u" ("_s, 0, 0));
}

void TestThrowNames::everyRuleSetHasRows()
{
    // New rule sets need rows above.
    const QStringList tested{u"willughby"_s,    u"cotton"_s,      u"holme"_s,      u"alfonso"_s,
                             u"alfonso-race"_s, u"charpentier"_s, u"methodique"_s, u"moulidars"_s,
                             u"fiske"_s,        u"kiz-tavlasi"_s, u"yahoudieh"_s};
    for (const QString &id : test::catalogue().ids()) {
        QVERIFY2(tested.contains(id), qPrintable(id));
    }
}

void TestThrowNames::namesEveryThrow()
{
    for (const RuleSet &ruleSet : test::catalogue().all()) {
        for (const NumberStyle words : AllWords) {
            QSet<QString> names;
            for (std::uint8_t one = 1; one <= 6; ++one) {
                for (std::uint8_t other = one; other <= 6; ++other) {
                    const QString name = throwName(ruleSet, words, {one, other});
                    QVERIFY2(!name.isEmpty() && !name.contains(u'%'), qPrintable(name));
                    names.insert(name);
                }
            }
            QCOMPARE(names.size(), 21);
        }
    }
}

void TestThrowNames::namesNumbers()
{
    const RuleSet &cotton = test::ruleSet(u"cotton"_s);
    QCOMPARE(numberName(cotton, NumberStyle::Figures, 6), u"6"_s);
    QCOMPARE(numberName(cotton, NumberStyle::Names, 6), u"sice"_s);
    QCOMPARE(numberName(cotton, NumberStyle::Both, 6), u"6 (“sice”)"_s);
    QVERIFY(usesNameAlone(cotton, NumberStyle::Names, 6));
    QVERIFY(!usesNameAlone(cotton, NumberStyle::Both, 6));
    for (const NumberStyle words : AllWords) {
        // Points beyond the first quarter, and numbers in a source without names.
        QCOMPARE(numberName(cotton, words, 17), u"17"_s);
        QVERIFY(!usesNameAlone(cotton, words, 17));
        QCOMPARE(numberName(test::ruleSet(u"fiske"_s), words, 6), u"6"_s);
        QVERIFY(!usesNameAlone(test::ruleSet(u"fiske"_s), words, 6));
    }
}

void TestThrowNames::listsNumbers()
{
    const RuleSet &cotton = test::ruleSet(u"cotton"_s);
    QCOMPARE(numberList(cotton, NumberStyle::Figures, {6, 3, 1}), u"6, 3 and 1"_s);
    QCOMPARE(numberList(cotton, NumberStyle::Names, {6, 1}), u"sice and ace"_s);
    QCOMPARE(numberList(cotton, NumberStyle::Both, {6, 1}), u"6 and 1 (“sice-ace”)"_s);
    QCOMPARE(numberList(cotton, NumberStyle::Both, {6, 3, 1}), u"6, 3 and 1 (“sice, trey, ace”)"_s);
    QCOMPARE(numberList(cotton, NumberStyle::Both, {4, 4}), u"4 and 4"_s);
    QCOMPARE(numberList(cotton, NumberStyle::Both, {6, 6, 1}), u"6, 6 and 1"_s);
    const RuleSet &charpentier = test::ruleSet(u"charpentier"_s);
    QCOMPARE(numberList(charpentier, NumberStyle::Both, {6, 1}), u"6 and 1 (“six et as”)"_s);
    QCOMPARE(numberList(charpentier, NumberStyle::Both, {5, 5}), u"5 and 5 (“quines”)"_s);
    QCOMPARE(numberList(charpentier, NumberStyle::Both, {5, 5, 5}), u"5, 5 and 5"_s);
    QCOMPARE(numberList(cotton, NumberStyle::Both, {}), QString());
}

void TestThrowNames::lists()
{
    QCOMPARE(listText({}), QString());
    QCOMPARE(listText({u"sice"_s}), u"sice"_s);
    QCOMPARE(listText({u"sice"_s, u"ace"_s}), u"sice and ace"_s);
    QCOMPARE(listText({u"6"_s, u"3"_s, u"1"_s}), u"6, 3 and 1"_s);
}

QTEST_GUILESS_MAIN(TestThrowNames)
#include "tst_throw_names.moc"
