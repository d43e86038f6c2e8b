// SPDX-License-Identifier: MIT
#include "tests/core/game/cases/cases.h"
#include "tests/core/game/event_applier.h"
#include "tests/core/game/positions.h"

#include <QTest>

using namespace doublets;
using namespace doublets::testing;

/// Checks the tables: each action must bring exactly these events, in order, and leave exactly
/// these plays. The events alone must give the new position.
class TestReferee : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAsTheSourceSays_data();
    void playsAsTheSourceSays();
};

namespace {

Position firstPosition(const Rules &rules, const Case &row)
{
    const std::string &first = row.lines.front().action;
    if (first.starts_with("lead")) {
        return referee::initialPosition(rules);
    }
    return positionFrom(rules, row.white, row.black,
                        first.starts_with('W') ? Side::White : Side::Black);
}

void playLine(const Rules &rules, const Line &line, Position &position)
{
    const bool throws = line.action.find(' ') != std::string::npos && line.action[0] != 'l';
    if (throws) {
        const Side thrower = line.action[0] == 'W' ? Side::White : Side::Black;
        QCOMPARE(referee::nextThrower(rules, position), thrower);
    }
    const Action action = actionFrom(line.action);
    const auto step = referee::applyAction(rules, position, action);
    if (!step) {
        const auto why = std::to_string(static_cast<int>(step.error()));
        QFAIL((line.action + " is refused: " + why + positionText(position)).c_str());
    }
    QCOMPARE(QString::fromStdString(eventsText(step.value().events)),
             QString::fromStdString(line.events));
    QCOMPARE(QString::fromStdString(stateText(rules, step.value().position)),
             QString::fromStdString(line.state));
    const Position told = positionAfterEvents(rules, position, step.value().events);
    QVERIFY2(told == step.value().position, ("the events lead to" + positionText(told) + "not to" +
                                             positionText(step.value().position))
                                                .c_str());
    position = step.value().position;
}

} // namespace

void TestReferee::playsAsTheSourceSays_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<int>("row");
    const std::vector<Case> all = allCases();
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const std::string &ruleSet : words(all[i].ruleSets)) {
            const std::string rulings = all[i].rulings.empty() ? "" : " [" + all[i].rulings + "]";
            QTest::newRow((ruleSet + rulings + ": " + all[i].name).c_str())
                << QString::fromStdString(ruleSet) << static_cast<int>(i);
        }
    }
}

void TestReferee::playsAsTheSourceSays()
{
    QFETCH(QString, ruleSet);
    QFETCH(int, row);
    const Case played = allCases()[static_cast<std::size_t>(row)];
    const Rules rules = rulesOf(ruleSet.toStdString(), played.rulings);
    QVERIFY(!played.lines.empty());
    Position position = firstPosition(rules, played);
    for (const Line &line : played.lines) {
        playLine(rules, line, position);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

QTEST_APPLESS_MAIN(TestReferee)
#include "tst_referee.moc"
