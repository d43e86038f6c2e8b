// SPDX-License-Identifier: MIT
#include "core/game/referee.h"
#include "core/inventions/invention.h"
#include "core/players/player.h"
#include "core/rules/value_names.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const Catalogue &catalogue()
{
    static const Catalogue all = Catalogue::builtIn().value();
    return all;
}

const RuleSet &ruleSet(const QString &id)
{
    return *catalogue().find(id);
}

Invention invention(const QString &original, const Rulings &values)
{
    return {{u"Lucky sevens"_s, u"Class 7b"_s}, original, values};
}

/// Calls `visit` with every combination of the values of all rules that an invention can change,
/// each once.
template<typename Visit> void visitInventions(const RuleSet &original, const Visit &visit)
{
    std::vector<Invention> all{invention(original.id, {})};
    for (const RuleKey key : InventableRuleKeys) {
        std::vector<Invention> more;
        for (const Invention &each : all) {
            for (const QString &value : inventableValues(key)) {
                const Invention changed = withValue(original, each, key, value);
                if (std::ranges::find(more, changed) == more.end()) {
                    more.push_back(changed);
                }
            }
        }
        all = std::move(more);
    }
    for (const Invention &each : all) {
        visit(each);
    }
}

/// Plays a random game. Returns whether it ends within the limits of records.
bool ends(const Rules &rules, std::uint64_t seed)
{
    RandomPlayer player(seed);
    Generator generator(seed);
    Position position = referee::initialPosition(rules);
    position.stage = Stage::ToThrow;
    int throws = 0;
    while (!position.isOver()) {
        const PlayList plays = referee::legalPlays(rules, position);
        Action action;
        if (plays.empty()) {
            std::vector<std::uint8_t> faces;
            for (int i = 0; i < rules.dice; ++i) {
                faces.push_back(static_cast<std::uint8_t>(1 + generator.next() % 6));
            }
            action = Throw(faces);
            if (++throws > limits::MaxRecordedThrows) {
                return false;
            }
        } else {
            action = plays[static_cast<std::size_t>(player.choose(rules, position, plays))];
        }
        const auto step = referee::applyAction(rules, position, action);
        if (!step) {
            return false;
        }
        position = step.value().position;
    }
    return true;
}

} // namespace

/// Tests that games can be invented from every rule set, and that nothing invented passes for a
/// source's rule.
class TestInventions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offerEveryValueOfTheReferee();
    void markWhatNoSourceHas_data();
    void markWhatNoSourceHas();
    void leaveTheOriginalAsItIs();
    void keepOnlyChanges();
    void nameTheObstacle_data();
    void nameTheObstacle();
    void refuseImpossibleGames_data();
    void refuseImpossibleGames();
    void canBePlayed_data();
    void canBePlayed();
};

void TestInventions::offerEveryValueOfTheReferee()
{
    for (const RuleKey key : InventableRuleKeys) {
        const QStringList expected = key == RuleKey::Dice      ? QStringList{u"2"_s, u"3"_s}
                                     : key == RuleKey::Doublet ? valueNames<Doublet>()
                                                               : rulingValues(key);
        QCOMPARE(inventableValues(key), expected);
        for (const QString &value : expected) {
            QVERIFY(!inventionGloss(key, value).isEmpty());
            Rules rules = ruleSet(u"fiske"_s).defaultRules;
            setRuleValue(rules, key, value);
            QCOMPARE(ruleValueName(rules, key), value);
        }
    }
    // Every rule that a source leaves open can be changed, except the further stage.
    for (const RuleSet &set : catalogue().all()) {
        for (const Ruling &ruling : set.rulings) {
            const bool isOffered =
                std::ranges::find(InventableRuleKeys, ruling.key) != InventableRuleKeys.end();
            QCOMPARE(isOffered, ruling.key != RuleKey::FurtherPhase);
        }
    }
}

void TestInventions::markWhatNoSourceHas_data()
{
    QTest::addColumn<QString>("original");
    QTest::addColumn<Rulings>("values");
    QTest::addColumn<RuleKey>("key");
    QTest::addColumn<Status>("status");
    QTest::newRow("rule as in the source")
        << u"cotton"_s << Rulings() << RuleKey::Doublet << Status::Stated;
    QTest::newRow("changed rule") << u"cotton"_s << Rulings{{u"doublet"_s, u"plain"_s}}
                                  << RuleKey::Doublet << Status::Invented;
    QTest::newRow("value that the source leaves open")
        << u"cotton"_s << Rulings{{u"surplus"_s, u"bears-off"_s}} << RuleKey::Surplus
        << Status::Silent;
    QTest::newRow("value of another edition")
        << u"willughby"_s << Rulings{{u"unplayable"_s, u"opponent"_s}} << RuleKey::Unplayable
        << Status::Paraphrased;
    QTest::newRow("value that the source does not leave open")
        << u"willughby"_s << Rulings{{u"surplus"_s, u"opponent"_s}} << RuleKey::Surplus
        << Status::Invented;
    QTest::newRow("rule that follows from another change")
        << u"moulidars"_s << Rulings{{u"doublet"_s, u"total"_s}} << RuleKey::Surplus
        << Status::Invented;
    QTest::newRow("rule beside the change") << u"moulidars"_s << Rulings{{u"doublet"_s, u"total"_s}}
                                            << RuleKey::Unplayable << Status::Paraphrased;
    QTest::newRow("three dice") << u"willughby"_s
                                << Rulings{{u"doublet"_s, u"plain"_s}, {u"dice"_s, u"3"_s}}
                                << RuleKey::Dice << Status::Invented;
}

void TestInventions::markWhatNoSourceHas()
{
    QFETCH(const QString, original);
    QFETCH(const Rulings, values);
    QFETCH(const RuleKey, key);
    QFETCH(const Status, status);
    const auto invented = inventedRuleSet(catalogue(), invention(original, values));
    QVERIFY(invented);
    const RuleSet &set = invented.value();
    const Provenance *provenance = set.provenanceOf(key);
    QVERIFY(provenance != nullptr);
    QCOMPARE(valueName(provenance->status), valueName(status));
    QVERIFY(!provenance->gloss.isEmpty());
    QVERIFY(status != Status::Invented || !provenance->quotation);
    QCOMPARE(set.game, u"Lucky sevens"_s);
    QCOMPARE(set.invention->name.inventors, u"Class 7b"_s);
    QVERIFY(set.rulings.empty());
    QVERIFY(!set.remark);
    for (auto it = values.begin(); it != values.end(); ++it) {
        QCOMPARE(ruleValueName(set.defaultRules, *ruleKeyFromName(it.key())), it.value());
    }
}

void TestInventions::leaveTheOriginalAsItIs()
{
    for (const RuleSet &original : catalogue().all()) {
        const auto invented = inventedRuleSet(original, invention(original.id, {}));
        QVERIFY2(invented, qPrintable(original.id));
        const RuleSet &set = invented.value();
        QVERIFY(set.defaultRules == original.defaultRules);
        QCOMPARE(set.source.work, original.source.work);
        for (int i = 0; i < RuleKeyCount; ++i) {
            const auto key = static_cast<RuleKey>(i);
            const Provenance *before = original.provenanceOf(key);
            const Provenance *after = set.provenanceOf(key);
            QCOMPARE(after != nullptr, before != nullptr);
            QVERIFY(before == nullptr || *after == *before);
        }
    }
}

void TestInventions::keepOnlyChanges()
{
    const RuleSet &cotton = ruleSet(u"cotton"_s);
    Invention changed =
        withValue(cotton, invention(u"cotton"_s, {}), RuleKey::Surplus, u"opponent"_s);
    QCOMPARE(changed.values, (Rulings{{u"surplus"_s, u"opponent"_s}}));
    // Plain doublets have no surplus.
    changed = withValue(cotton, changed, RuleKey::Doublet, u"plain"_s);
    QCOMPARE(changed.values, (Rulings{{u"doublet"_s, u"plain"_s}}));
    changed = withValue(cotton, changed, RuleKey::Doublet, u"total"_s);
    QCOMPARE(changed.values, Rulings());
}

void TestInventions::nameTheObstacle_data()
{
    QTest::addColumn<QString>("original");
    QTest::addColumn<RuleKey>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("obstacle"); ///< -1 if several rules stand in the way
    const auto row = [](const char *name, const QString &original, RuleKey key,
                        const QString &value, int obstacle) {
        QTest::newRow(name) << original << key << value << obstacle;
    };
    row("three dice with totals", u"cotton"_s, RuleKey::Dice, u"3"_s, int(RuleKey::Doublet));
    row("totals with three dice", u"alfonso"_s, RuleKey::Doublet, u"total"_s, int(RuleKey::Dice));
    row("backgammon with totals", u"willughby"_s, RuleKey::BearingOff, u"as-at-backgammon"_s,
        int(RuleKey::Doublet));
    row("backgammon with passed numbers", u"moulidars"_s, RuleKey::BearingOff,
        u"as-at-backgammon"_s, int(RuleKey::Unplayable));
    row("backgammon with both", u"cotton"_s, RuleKey::BearingOff, u"as-at-backgammon"_s, -1);
}

void TestInventions::nameTheObstacle()
{
    QFETCH(const QString, original);
    QFETCH(const RuleKey, key);
    QFETCH(const QString, value);
    QFETCH(const int, obstacle);
    const auto rules = inventableRules(ruleSet(original), invention(original, {}));
    const auto rule = std::ranges::find(rules, key, &InventableRule::key);
    QVERIFY(rule != rules.end());
    const auto found = std::ranges::find(rule->values, value, &InventableValue::id);
    QVERIFY(found != rule->values.end());
    QVERIFY(!found->isPossible);
    QCOMPARE(found->obstacle ? int(*found->obstacle) : -1, obstacle);
}

void TestInventions::refuseImpossibleGames_data()
{
    QTest::addColumn<Invention>("refused");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const Invention &refused, ErrorCode code,
                        const QString &place) { QTest::newRow(name) << refused << code << place; };
    row("unknown game", invention(u"chess"_s, {}), ErrorCode::UnknownRuleSet, u"ruleset"_s);
    row("unknown rule", invention(u"cotton"_s, {{u"castling"_s, u"allowed"_s}}),
        ErrorCode::UnknownRuling, u"rulings.castling"_s);
    row("rule that cannot be changed", invention(u"cotton"_s, {{u"win"_s, u"last"_s}}),
        ErrorCode::UnknownRuling, u"rulings.win"_s);
    row("unknown value", invention(u"cotton"_s, {{u"dice"_s, u"4"_s}}),
        ErrorCode::UnknownRulingValue, u"rulings.dice"_s);
    row("rule without effect",
        invention(u"cotton"_s, {{u"doublet"_s, u"plain"_s}, {u"surplus"_s, u"opponent"_s}}),
        ErrorCode::Inconsistent, u"rulings.surplus"_s);
    row("contradiction", invention(u"cotton"_s, {{u"dice"_s, u"3"_s}}), ErrorCode::Inconsistent,
        u"rulings.doublet"_s);
    row("race with totals", invention(u"alfonso-race"_s, {{u"doublet"_s, u"total"_s}}),
        ErrorCode::Inconsistent, u"rulings.doublet"_s);
    Invention nameless = invention(u"cotton"_s, {});
    nameless.name.title = u" "_s;
    row("no name", nameless, ErrorCode::InvalidName, u"name"_s);
    nameless.name.title = u"x"_s.repeated(limits::MaxNameLength + 1);
    row("long name", nameless, ErrorCode::InvalidName, u"name"_s);
    nameless.name = {u"Ours"_s, u"two\nlines"_s};
    row("inventors on two lines", nameless, ErrorCode::InvalidName, u"inventors"_s);
}

void TestInventions::refuseImpossibleGames()
{
    QFETCH(const Invention, refused);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, place);
    const auto result = inventedRuleSet(catalogue(), refused);
    QVERIFY(!result);
    QCOMPARE(int(result.error().code), int(code));
    QCOMPARE(result.error().place, place);
}

void TestInventions::canBePlayed_data()
{
    QTest::addColumn<QString>("original");
    for (const QString &id : catalogue().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestInventions::canBePlayed()
{
    QFETCH(const QString, original);
    int played = 0;
    visitInventions(ruleSet(original), [&](const Invention &each) {
        const auto invented = inventedRuleSet(ruleSet(original), each);
        if (!invented) {
            return;
        }
        ++played;
        const QString name = original + u' ' + QStringList(each.values.keys()).join(u' ') +
                             u": "_s + QStringList(each.values.values()).join(u' ');
        QVERIFY2(ends(invented.value().defaultRules, static_cast<std::uint64_t>(played)),
                 qPrintable(name));
    });
    QVERIFY2(played >= 20, qPrintable(QString::number(played)));
}

QTEST_APPLESS_MAIN(TestInventions)
#include "tst_inventions.moc"
