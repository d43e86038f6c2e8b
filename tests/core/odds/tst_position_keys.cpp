// SPDX-License-Identifier: MIT
#include "odds_games.h"

#include "core/odds/exact_odds.h"
#include "core/odds/position_keys.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

using namespace doublets;
using namespace doublets::testing;

namespace {

/// Returns the men on a point that still matter to their owner in the current phase.
int counting(const Men &men, int point)
{
    switch (men.phase) {
    case Phase::PlayDown:
        return men.piledOn(point) - 1;
    case Phase::ReStack:
        return men.downOn(point);
    case Phase::SetUp:
        return men.missingOn(point);
    default:
        return men.onPoint(point);
    }
}

/// Returns whether the initial piles no longer matter: only one number for each man is left.
bool isEnding(const Rules &rules, Phase phase)
{
    return phase == rules.phases[rules.phaseCount - 1U] && phase != Phase::PlayDown &&
           phase != Phase::ReStack;
}

/// A description of a position: its phases and the contents of each point. If points are
/// equivalent, a sorted list of the initial and current contents.
using Told = std::tuple<Phase, Phase, std::vector<std::array<int, 4>>>;

Told toldByPoint(const Position &position)
{
    const Men &mine = position.menOf(position.thrower);
    const Men &other = position.menOf(opponentOf(position.thrower));
    std::vector<std::array<int, 4>> points;
    for (int point = 1; point <= PointsInTable; ++point) {
        points.push_back({point, 0, counting(mine, point), counting(other, point)});
    }
    return {mine.phase, other.phase, points};
}

/// Describes each player's points separately.
Told toldApart(const Rules &rules, const Position &position)
{
    Told told{position.menOf(position.thrower).phase,
              position.menOf(opponentOf(position.thrower)).phase,
              {}};
    for (const Side side : {position.thrower, opponentOf(position.thrower)}) {
        const Men &men = position.menOf(side);
        for (int point = 1; point <= PointsInTable; ++point) {
            const bool remembers = !isEnding(rules, men.phase);
            const int started = remembers ? rules.men[static_cast<std::size_t>(point) - 1] : 0;
            std::get<2>(told).push_back(
                {side == position.thrower ? 0 : 1, started, counting(men, point), 0});
        }
    }
    std::sort(std::get<2>(told).begin(), std::get<2>(told).end());
    return told;
}

Told toldTogether(const Rules &rules, const Position &position)
{
    Told told = toldByPoint(position);
    const bool remembered =
        !isEnding(rules, std::get<0>(told)) || !isEnding(rules, std::get<1>(told));
    for (auto &point : std::get<2>(told)) {
        point[1] = remembered ? rules.men[static_cast<std::size_t>(point[0]) - 1] : 0;
        point[0] = 0;
    }
    std::sort(std::get<2>(told).begin(), std::get<2>(told).end());
    return told;
}

} // namespace

/// Tests the keys by which solvers identify positions.
class TestPositionKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areEqualForEquivalentPositions_data();
    void areEqualForEquivalentPositions();
    void areNearlyAllUsed();
};

void TestPositionKeys::areEqualForEquivalentPositions_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("reduced");
    for (const RuledGame &game : gamesWithExactOdds()) {
        QTest::addRow("%s", qPrintable(game.name)) << game.name << true;
        QTest::addRow("%s, by point", qPrintable(game.name)) << game.name << false;
    }
}

/// Positions must have equal keys exactly if their descriptions are equal.
void TestPositionKeys::areEqualForEquivalentPositions()
{
    QFETCH(QString, name);
    QFETCH(bool, reduced);
    static const std::vector<RuledGame> games = gamesWithExactOdds();
    const auto game = std::find_if(games.begin(), games.end(),
                                   [&](const RuledGame &each) { return each.name == name; });
    const Rules &rules = game->rules;
    const bool together = rules.unplayable != Unplayable::Lost ||
                          (rules.doublet == Doublet::Total && rules.surplus == Surplus::Opponent);
    const PositionKeys keys(rules, reduced ? Symmetry::Reduced : Symmetry::None);
    std::map<Told, std::uint32_t> known;
    std::set<std::uint32_t> met;
    int wrong = 0;
    forPositions(rules, 100, [&](const Position &position) {
        const std::uint32_t key = keys.keyOf(position, position.thrower);
        const Told told = !reduced   ? toldByPoint(position)
                          : together ? toldTogether(rules, position)
                                     : toldApart(rules, position);
        const auto [place, isNew] = known.insert({told, key});
        wrong += isNew ? (met.insert(key).second ? 0 : 1) : (place->second == key ? 0 : 1);
        wrong += key < keys.count() ? 0 : 1;
    });
    QVERIFY(met.size() > 100);
    QCOMPARE(wrong, 0);
}

/// Tables have an element for every key, so few keys may be unused.
void TestPositionKeys::areNearlyAllUsed()
{
    if (FewerMen) {
        QSKIP(
            "Where men are few, a doublet often plays all that is left, and many keys are skipped");
    }
    for (const RuledGame &game : gamesWithExactOdds()) {
        if (game.name.contains(u'=')) {
            continue; // rulings have about as many positions
        }
        const auto odds = ExactOdds::solve(game.rules);
        const PositionKeys keys(game.rules, Symmetry::Reduced);
        const QString text =
            u"%1: %2 of %3"_s.arg(game.name).arg(odds->positionCount()).arg(keys.count());
        QVERIFY2(odds->positionCount() <= keys.count(), qPrintable(text));
        QVERIFY2(5 * odds->positionCount() > 3 * keys.count(), qPrintable(text));
    }
}

QTEST_GUILESS_MAIN(TestPositionKeys)
#include "tst_position_keys.moc"
