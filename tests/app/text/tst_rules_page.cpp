// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "text/rule_text.h"
#include "text/rules_page.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests the rules page and its texts.
class TestRulesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStatusAndRuleHasWords();
    void namesOfGamesDiffer();
    void pageHoldsTheWholeRuleSet_data();
    void pageHoldsTheWholeRuleSet();
};

void TestRulesPage::everyStatusAndRuleHasWords()
{
    QSet<QString> titles;
    for (int i = 0; i < RuleKeyCount; ++i) {
        const QString title = ruleKeyTitle(static_cast<RuleKey>(i));
        QVERIFY2(!title.isEmpty(), qPrintable(ruleKeyName(static_cast<RuleKey>(i))));
        titles.insert(title);
    }
    QCOMPARE(titles.size(), RuleKeyCount);
    QSet<QString> statuses;
    for (const Status status :
         {Status::Stated, Status::Paraphrased, Status::Inferred, Status::Silent}) {
        statuses.insert(statusName(status));
    }
    QCOMPARE(statuses.size(), 4);
    QVERIFY(!statuses.contains(QString()));
}

void TestRulesPage::namesOfGamesDiffer()
{
    const Catalogue &catalogue = test::catalogue();
    QSet<QString> names;
    for (const QString &id : catalogue.ids()) {
        names.insert(recordedGameName(catalogue, id));
    }
    QCOMPARE(names.size(), catalogue.ids().size());
    QVERIFY(names.contains(u"Doblet · The race"_s));
    QCOMPARE(recordedGameName(catalogue, u"no-more"_s), u"no-more"_s);
    QCOMPARE(recordedGameName(catalogue, u"cotton"_s, InventionName{u"Ours"_s, {}}), u"Ours"_s);
}

void TestRulesPage::pageHoldsTheWholeRuleSet_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : test::catalogue().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestRulesPage::pageHoldsTheWholeRuleSet()
{
    QFETCH(const QString, id);
    const RuleSet &rules = test::ruleSet(id);
    const QString html = rulesPageHtml(rules, rules.defaultRulings(), NumberStyle::Both);
    QCOMPARE(test::firstXmlError(html), QString());
    QCOMPARE(html.count(u"<h1>"_s), 1);
    QVERIFY(html.contains(u"refers to the editors of Doublets"_s)); // whose deductions they are
    for (const QString &text : rules.translatableTexts()) {
        QVERIFY2(html.contains(text.toHtmlEscaped()), qPrintable(text));
    }
    for (auto it = rules.provenance.begin(); it != rules.provenance.end(); ++it) {
        QVERIFY(html.contains(ruleKeyTitle(it.key())));
        if (it->quotation) {
            QVERIFY(html.contains(it->quotation->text.toHtmlEscaped()));
        }
    }
    for (const Ruling &ruling : rules.rulings) {
        QVERIFY(html.contains(ruleKeyTitle(ruling.key)));
    }
    const bool marked = html.contains(u"A modern reconstruction that"_s);
    QCOMPARE(marked, rules.isReconstruction);
    QCOMPARE(ruleSetTitle(rules).contains(u"a modern reconstruction"_s), rules.isReconstruction);
}

QTEST_GUILESS_MAIN(TestRulesPage)
#include "tst_rules_page.moc"
