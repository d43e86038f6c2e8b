// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "tests/core/game/cases/cases.h"
#include "tests/core/game/positions.h"
#include "tests/core/game/written_rules.h"

#include <QTest>

#include <set>

using namespace doublets;
using namespace doublets::testing;

/// Fails if a rule set or a value of a ruling has no rows in the tables.
class TestRefereeCoverage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFilesSayWhatTheSpecificationSays();
    void everyRuleSetHasItsRows_data();
    void everyRuleSetHasItsRows();
    void everyRulingValueHasRows();
    void noRowHasAStaleRuleSet();
};

namespace {

const std::vector<RuleSet> &catalogue()
{
    static const Catalogue built = Catalogue::builtIn().value();
    return built.all();
}

/// Returns the ids of the values of each ruling, the default first.
QMap<QString, QStringList> openRulings(const RuleSet &set)
{
    QMap<QString, QStringList> found;
    for (const Ruling &ruling : set.rulings) {
        for (const RulingValue &value : ruling.values) {
            found[ruleKeyName(ruling.key)] << value.id;
        }
    }
    return found;
}

/// Returns what the rows of a rule set cover: "throws d-d" for each doublet, "phase P",
/// "PHASE/PHASE" for unplayable numbers, "lead", "wins".
std::set<std::string> touchedBy(const std::string &ruleSet)
{
    std::set<std::string> touched;
    for (const Case &row : allCases()) {
        const std::vector<std::string> sets = words(row.ruleSets);
        if (std::find(sets.begin(), sets.end(), ruleSet) == sets.end()) {
            continue;
        }
        touched.insert("phase " + words(row.white).front());
        touched.insert(words(row.name, ':').front());
        for (const Line &line : row.lines) {
            const std::vector<std::string> parts = words(line.action);
            if (parts.size() == 1) {
                touched.insert(std::string("play ") + parts[0][1]);
                continue;
            }
            touched.insert(parts[0] == "lead" ? "lead" : "throws " + parts[1]);
            touched.insert(line.state);
        }
        touched.insert(row.lines.back().state);
    }
    return touched;
}

std::vector<std::string> neededBy(const RuleSet &set)
{
    std::vector<std::string> needed{"lead", "W won"};
    for (int phase = 0; phase < set.defaultRules.phaseCount; ++phase) {
        const std::string mine =
            phaseText(set.defaultRules.phases[static_cast<std::size_t>(phase)]);
        needed.push_back("phase " + mine);
        for (int other = 0; other < set.defaultRules.phaseCount; ++other) {
            needed.push_back(mine + "/" +
                             phaseText(set.defaultRules.phases[static_cast<std::size_t>(other)]));
        }
    }
    for (int number = 1; number <= PointsInTable; ++number) {
        std::string dice = std::to_string(number);
        for (int die = 1; die < set.defaultRules.dice; ++die) {
            dice += "-" + std::to_string(number);
        }
        needed.push_back("throws " + dice);
    }
    return needed;
}

} // namespace

void TestRefereeCoverage::theFilesSayWhatTheSpecificationSays()
{
    QCOMPARE(catalogue().size(), writtenRuleSets().size());
    for (std::size_t i = 0; i < catalogue().size(); ++i) {
        const RuleSet &file = catalogue()[i];
        const RuleSet &written = writtenRuleSets()[i];
        QCOMPARE(file.id, written.id);
        QVERIFY2(file.defaultRules == written.defaultRules, qPrintable(file.id));
        QCOMPARE(openRulings(file), openRulings(written));
    }
}

void TestRefereeCoverage::everyRuleSetHasItsRows_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < catalogue().size(); ++i) {
        QTest::newRow(qPrintable(catalogue()[i].id)) << static_cast<int>(i);
    }
}

void TestRefereeCoverage::everyRuleSetHasItsRows()
{
    QFETCH(int, index);
    const RuleSet &set = catalogue()[static_cast<std::size_t>(index)];
    const std::set<std::string> touched = touchedBy(set.id.toStdString());
    for (const std::string &need : neededBy(set)) {
        QVERIFY2(touched.count(need) > 0, need.c_str());
    }
}

void TestRefereeCoverage::everyRulingValueHasRows()
{
    std::set<std::string> named;
    for (const Case &row : allCases()) {
        for (const std::string &ruleSet : words(row.ruleSets)) {
            for (const std::string &ruling : words(row.rulings)) {
                named.insert(ruleSet + " " + ruling);
            }
        }
    }
    for (const RuleSet &set : catalogue()) {
        const QMap<QString, QStringList> open = openRulings(set);
        for (auto it = open.begin(); it != open.end(); ++it) {
            for (const QString &value : it.value()) {
                const QString need = set.id + u' ' + it.key() + u'=' + value;
                QVERIFY2(named.count(need.toStdString()) > 0, qPrintable(need));
            }
        }
    }
}

void TestRefereeCoverage::noRowHasAStaleRuleSet()
{
    for (const Case &row : allCases()) {
        QVERIFY2(!row.lines.empty(), row.name.c_str());
        QVERIFY2(!words(row.ruleSets).empty(), row.name.c_str());
        for (const std::string &ruleSet : words(row.ruleSets)) {
            const bool known =
                std::any_of(catalogue().begin(), catalogue().end(), [&](const RuleSet &set) {
                    return set.id == QString::fromStdString(ruleSet);
                });
            QVERIFY2(known, (ruleSet + ": " + row.name).c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestRefereeCoverage)
#include "tst_referee_coverage.moc"
