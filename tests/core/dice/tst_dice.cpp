// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"

#include <QTest>

#include <array>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

std::vector<int> rolls(DiceSource &dice, int count)
{
    std::vector<int> faces;
    for (int i = 0; i < count; ++i) {
        faces.push_back(dice.roll());
    }
    return faces;
}

} // namespace

class TestDice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countingManyEqualsRollingEach_data();
    void countingManyEqualsRollingEach();
    void splitMixMatchesItsPublishedNumbers();
    void seededFallsTheSameEverywhere();
    void facesAreEquallyLikely_data();
    void facesAreEquallyLikely();
    void drawSkipsTheIncompleteRun();
    void scriptedDiceFollowTheScript();
    void enteredCannotRoll();
    void readsSeeds_data();
    void readsSeeds();
};

void TestDice::splitMixMatchesItsPublishedNumbers()
{
    // The first outputs for seed 1234567, as printed by the reference implementation.
    SplitMix mix(1234567);
    QCOMPARE(mix.next(), std::uint64_t{6457827717110365317U});
    QCOMPARE(mix.next(), std::uint64_t{3203168211198807973U});
}

void TestDice::seededFallsTheSameEverywhere()
{
    SeededDice dice(1674);
    SeededDice again(1674);
    SeededDice other(1675);
    const auto faces = rolls(dice, 100);
    QCOMPARE(faces, rolls(again, 100));
    QVERIFY(faces != rolls(other, 100));
    QCOMPARE(dice.seed(), u"1674"_s);

    // Apply the documented mapping to the generator's words.
    Generator generator(1674);
    std::vector<int> expected;
    while (expected.size() < 100) {
        std::uint64_t word = generator.next();
        for (int i = 0; i < 8 && expected.size() < 100; ++i, word >>= 8U) {
            const auto byte = static_cast<int>(word % 256);
            if (byte < 252) {
                expected.push_back(byte % 6 + 1);
            }
        }
    }
    QCOMPARE(faces, expected);
    // These numbers must never change, since records of seeded games depend on them.
    QCOMPARE((std::vector<int>(faces.begin(), faces.begin() + 12)),
             (std::vector<int>{3, 4, 2, 3, 4, 1, 1, 3, 4, 1, 2, 2}));
}

void TestDice::facesAreEquallyLikely_data()
{
    QTest::addColumn<DiceOrigin>("origin");
    QTest::newRow("seeded") << DiceOrigin::Seeded;
    QTest::newRow("system") << DiceOrigin::System;
}

void TestDice::facesAreEquallyLikely()
{
    QFETCH(DiceOrigin, origin);
    const auto dice = makeDice(origin, 42);
    QCOMPARE(dice->origin(), origin);
    constexpr int Count = 60000;
    std::array<int, 7> fell{};
    for (int i = 0; i < Count; ++i) {
        const std::uint8_t face = dice->roll();
        QVERIFY(face >= 1 && face <= 6);
        ++fell[face];
    }
    // Six standard errors: a fair generator fails once in 500 million runs.
    for (int face = 1; face <= 6; ++face) {
        QVERIFY2(std::abs(fell[static_cast<std::size_t>(face)] - Count / 6) < 6 * 92,
                 qPrintable(QString::number(face)));
    }
}

void TestDice::drawSkipsTheIncompleteRun()
{
    ByteDraw draw;
    const auto word = [] { return std::uint64_t{0x05'00'fb'ff'fe'fd'fc'01U}; };
    QCOMPARE(draw.below(6, word), 1U);
    QCOMPARE(draw.below(6, word), 0xfbU % 6); // 0xfc to 0xff are skipped
    QCOMPARE(draw.below(6, word), 0U);
    QCOMPARE(draw.below(6, word), 5U);
    QCOMPARE(draw.below(6, word), 1U); // the next word
}

void TestDice::scriptedDiceFollowTheScript()
{
    ScriptedDice dice({6, 1, 3});
    QCOMPARE(rolls(dice, 3), (std::vector<int>{6, 1, 3}));
    QVERIFY(!dice.canRoll());
}

void TestDice::enteredCannotRoll()
{
    const auto dice = makeDice(DiceOrigin::Entered);
    QVERIFY(!dice->canRoll());
    QVERIFY(dice->seed().isEmpty());
}

void TestDice::readsSeeds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("ok");
    QTest::newRow("zero") << u"0"_s << true;
    QTest::newRow("year") << u"1674"_s << true;
    QTest::newRow("space before") << u" 7"_s << false;
    QTest::newRow("space after") << u"7 "_s << false;
    QTest::newRow("line break") << u"7\n"_s << false;
    QTest::newRow("many noughts") << QString(1'000'000, u'0') << false;
    QTest::newRow("largest") << u"18446744073709551615"_s << true;
    QTest::newRow("too large") << u"18446744073709551616"_s << false;
    QTest::newRow("negative") << u"-1"_s << false;
    QTest::newRow("plus") << u"+1"_s << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("word") << u"dice"_s << false;
    QTest::newRow("hex") << u"0x10"_s << false;
    QTest::newRow("other digits") << u"١٢"_s << false;
}

void TestDice::readsSeeds()
{
    QFETCH(QString, text);
    QFETCH(bool, ok);
    const auto seed = parseSeed(text);
    QCOMPARE(seed.ok(), ok);
    if (!ok) {
        QCOMPARE(seed.error().code, ErrorCode::InvalidSeed);
    } else {
        QCOMPARE(QString::number(seed.value()), text);
    }
}

void TestDice::countingManyEqualsRollingEach_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("dice");
    for (const int before : {0, 3, 8}) {
        for (const int dice : {0, 1, 7, 8, 63, 5'000, 100'001}) {
            QTest::addRow("%d after %d", dice, before) << before << dice;
        }
    }
}

void TestDice::countingManyEqualsRollingEach()
{
    QFETCH(const int, before);
    QFETCH(const int, dice);
    SeededDice each(1674);
    SeededDice many(1674);
    for (int i = 0; i < before; ++i) {
        QCOMPARE(each.roll(), many.roll());
    }
    SeededDice::Counts wanted{};
    for (int i = 0; i < dice; ++i) {
        ++wanted[each.roll() - 1U];
    }
    SeededDice::Counts counts{};
    many.rollAndCount(static_cast<std::uint64_t>(dice), counts);
    QCOMPARE(counts, wanted);
    QCOMPARE(many.roll(), each.roll()); // both are in the same state
}

QTEST_APPLESS_MAIN(TestDice)
#include "tst_dice.moc"
