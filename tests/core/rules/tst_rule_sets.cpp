// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "core/rules/value_names.h"
#include "tests/core/rules/expected_rules.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests that the rule sets give the rules of their sources.
class TestRuleSets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void standInOrder();
    void haveTheirRules_data();
    void haveTheirRules();
    void haveARowForEachRulingValue();
    void areListedAs_data();
    void areListedAs();
    void nameNumbers_data();
    void nameNumbers();
    void completeRulings();

private:
    [[nodiscard]] const RuleSet &ruleSet(const QString &id) const { return *m_catalogue->find(id); }

    std::optional<Catalogue> m_catalogue;
};

void TestRuleSets::initTestCase()
{
    auto builtIn = Catalogue::builtIn();
    if (!builtIn) {
        const Error &error = builtIn.error();
        QFAIL(qPrintable(u"%1: %2: %3"_s.arg(error.file, error.place, error.facts.join(u", "))));
    }
    m_catalogue = std::move(builtIn).value();
    for (const ExpectedRules &expected : expectedRules()) {
        QVERIFY2(m_catalogue->find(expected.ruleSet), qPrintable(expected.ruleSet));
    }
}

void TestRuleSets::standInOrder()
{
    QStringList wanted;
    for (const ExpectedRules &expected : expectedRules()) {
        if (expected.chosen.isEmpty()) {
            wanted << expected.ruleSet;
        }
    }
    QCOMPARE(wanted.size(), 11);
    QCOMPARE(m_catalogue->ids(), wanted);
}

void TestRuleSets::haveTheirRules_data()
{
    QTest::addColumn<ExpectedRules>("expected");
    for (const ExpectedRules &expected : expectedRules()) {
        QString name = expected.ruleSet;
        for (auto it = expected.chosen.begin(); it != expected.chosen.end(); ++it) {
            name += u", %1: %2"_s.arg(it.key(), it.value());
        }
        QTest::newRow(qPrintable(name)) << expected;
    }
}

void TestRuleSets::haveTheirRules()
{
    QFETCH(ExpectedRules, expected);
    const RuleSet &set = ruleSet(expected.ruleSet);
    const auto rulings = set.completedRulings(expected.chosen);
    QVERIFY(rulings);
    const Rules rules = set.rules(rulings.value());
    QCOMPARE(rules.men, expected.rules.men);
    QCOMPARE(int(rules.dice), int(expected.rules.dice));
    QCOMPARE(rules.phaseCount, expected.rules.phaseCount);
    QCOMPARE(rules.phases, expected.rules.phases);
    QCOMPARE(valueName(rules.tables), valueName(expected.rules.tables));
    QCOMPARE(valueName(rules.lead), valueName(expected.rules.lead));
    QCOMPARE(valueName(rules.doublet), valueName(expected.rules.doublet));
    QCOMPARE(valueName(rules.unplayable), valueName(expected.rules.unplayable));
    QCOMPARE(valueName(rules.surplus), valueName(expected.rules.surplus));
    QCOMPARE(valueName(rules.crossing), valueName(expected.rules.crossing));
    QCOMPARE(valueName(rules.charpentierException), valueName(expected.rules.charpentierException));
    QCOMPARE(valueName(rules.claim), valueName(expected.rules.claim));
    QCOMPARE(valueName(rules.doubletNumbers), valueName(expected.rules.doubletNumbers));
    QVERIFY(rules == expected.rules);
    if (expected.chosen.isEmpty()) {
        QVERIFY(set.defaultRules == expected.rules);
    }
}

void TestRuleSets::haveARowForEachRulingValue()
{
    QStringList wanted;
    for (const RuleSet &set : m_catalogue->all()) {
        for (const Ruling &ruling : set.rulings) {
            for (std::size_t i = 1; i < ruling.values.size(); ++i) {
                wanted << QStringList{set.id, ruleKeyName(ruling.key), ruling.values[i].id}.join(
                    u' ');
            }
        }
    }
    QStringList there;
    for (const ExpectedRules &expected : expectedRules()) {
        for (auto it = expected.chosen.begin(); it != expected.chosen.end(); ++it) {
            there << QStringList{expected.ruleSet, it.key(), it.value()}.join(u' ');
        }
    }
    QCOMPARE(wanted,
             there); // in order: the default first, then as in the source
}

void TestRuleSets::areListedAs_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("workLanguage");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("tradition");
    QTest::addColumn<QString>("year");
    QTest::addColumn<int>("sortYear");
    QTest::addColumn<int>("men");
    QTest::addColumn<bool>("reconstruction");

    const auto row = [](const char *id, const char16_t *game, const char *language,
                        const char *workLanguage, const char16_t *variant,
                        const char16_t *tradition, const char16_t *year, int sortYear, int men) {
        QTest::newRow(id) << QString::fromUtf16(game) << QString::fromLatin1(language)
                          << QString::fromLatin1(workLanguage) << QString::fromUtf16(variant)
                          << QString::fromUtf16(tradition) << QString::fromUtf16(year) << sortYear
                          << men << (QByteArray(id) == "alfonso-race");
    };
    row("willughby", u"Dublets", "en", "en", u"doublets", u"england", u"c. 1665–70", 1665, 15);
    row("cotton", u"Dubblets", "en", "en", u"doublets", u"england", u"1674", 1674, 15);
    row("holme", u"Dubblets", "en", "en", u"doublets", u"england", u"before 1688", 1688, 15);
    row("alfonso", u"Doblet", "es", "es", u"doblet", u"castile", u"1283", 1283, 12);
    row("alfonso-race", u"Doblet", "es", "es", u"doblet", u"castile", u"1283", 1283, 12);
    row("charpentier", u"Dames rabattues", "fr", "fr", u"dames-rabattues", u"france", u"1715", 1715,
        15);
    row("methodique", u"Dames rabattues", "fr", "fr", u"dames-rabattues", u"france", u"1792", 1792,
        15);
    row("moulidars", u"Dames rabattues", "fr", "fr", u"dames-rabattues", u"france", u"1888", 1888,
        15);
    row("fiske", u"Ofanfelling", "is", "en", u"ofanfelling", u"iceland", u"1905", 1905, 12);
    row("kiz-tavlasi", u"Kız tavlası", "tr", "en", u"kiz-tavlasi", u"england", u"2020", 2020, 15);
    row("yahoudieh", u"Yahoudieh", "en", "en", u"yahoudieh", u"england", u"1974", 1974, 15);
}

void TestRuleSets::areListedAs()
{
    const RuleSet &set = ruleSet(QString::fromLatin1(QTest::currentDataTag()));
    QTEST(set.game, "game");
    QTEST(set.language, "language");
    QTEST(set.source.language, "workLanguage");
    QTEST(set.variant, "variant");
    QTEST(set.tradition, "tradition");
    QTEST(set.source.year, "year");
    QTEST(set.source.sortYear, "sortYear");
    QTEST(set.defaultRules.menPerPlayer(), "men");
    QTEST(set.isReconstruction, "reconstruction");
    // A reconstruction must not be mistaken for the source.
    QCOMPARE(set.summary.contains(u"modern reconstruction"_s, Qt::CaseInsensitive),
             set.isReconstruction);
}

void TestRuleSets::nameNumbers_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<QString>("doublets");
    QTest::addColumn<QString>("pair");

    const QString none = u",,,,,"_s;
    const QString french = u"as,deux,trois,quatre,cinq,six"_s;
    const QString alike = u"ambesas,double deux,ternes,carmes,quines,sonnez"_s;
    QTest::newRow("willughby") << u"en"_s << u"ace,duce,trea,kater,cinque,sice"_s << none
                               << u"%1-%2"_s;
    QTest::newRow("cotton") << u"en"_s << u"ace,deuce,trey,quater,cinque,sice"_s << none
                            << u"%1-%2"_s;
    QTest::newRow("holme") << u"en"_s << u"ace,duce,tra,cater,cinque,sice"_s << none << u"%1-%2"_s;
    QTest::newRow("alfonso") << QString() << none << none << QString();
    QTest::newRow("alfonso-race") << QString() << none << none << QString();
    QTest::newRow("charpentier") << u"fr"_s << french << alike << u"%1 et %2"_s;
    QTest::newRow("methodique") << u"fr"_s << french << alike << u"%1 et %2"_s;
    QTest::newRow("moulidars") << u"fr"_s << french << alike << u"%1 et %2"_s;
    QTest::newRow("fiske") << QString() << none << none << QString();
    QTest::newRow("kiz-tavlasi") << QString() << none << none << QString();
    QTest::newRow("yahoudieh") << QString() << none << none << QString();
}

void TestRuleSets::nameNumbers()
{
    const NumberNames &names = ruleSet(QString::fromLatin1(QTest::currentDataTag())).names;
    QTEST(names.language, "language");
    QTEST(QStringList(names.numbers.begin(), names.numbers.end()).join(u','), "numbers");
    QTEST(QStringList(names.doublets.begin(), names.doublets.end()).join(u','), "doublets");
    QTEST(names.pairPattern, "pair");
}

void TestRuleSets::completeRulings()
{
    const RuleSet &cotton = ruleSet(u"cotton"_s);
    const auto some = cotton.completedRulings({{u"surplus"_s, u"opponent"_s}});
    QVERIFY(some);
    QCOMPARE(some.value(), (Rulings{{u"crossing"_s, u"allowed"_s},
                                    {u"surplus"_s, u"opponent"_s},
                                    {u"unplayable"_s, u"opponent"_s}}));

    const auto unknown = cotton.completedRulings({{u"claim"_s, u"claimed"_s}});
    QVERIFY(!unknown);
    QCOMPARE(unknown.error(), (Error{ErrorCode::UnknownRuling,
                                     {},
                                     u"rulings.claim"_s,
                                     {u"claim"_s, u"crossing, surplus, unplayable"_s}}));

    // Valid in other games, but not by Cotton's text.
    const auto value = cotton.completedRulings({{u"unplayable"_s, u"lost"_s}});
    QVERIFY(!value);
    QCOMPARE(value.error(),
             (Error{ErrorCode::UnknownRulingValue,
                    {},
                    u"rulings.unplayable"_s,
                    {u"unplayable"_s, u"lost"_s, u"opponent, opponent-lays-down"_s}}));
}

QTEST_APPLESS_MAIN(TestRuleSets)
#include "tst_rule_sets.moc"
