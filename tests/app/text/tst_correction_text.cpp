// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "text/correction_text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace doublets;
using namespace doublets::test;

/// Tests the description of what correcting a throw does to the game.
class TestCorrectionText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsKept_data();
    void tellsWhatIsKept();
};

void TestCorrectionText::tellsWhatIsKept_data()
{
    QTest::addColumn<QString>("ruleSetId");
    QTest::addColumn<std::size_t>("index"); // index of the throw; 0 is the lead
    QTest::addColumn<Numbers>("faces");
    QTest::addColumn<QString>("text");

    const auto row = [](const char *name, const char *id, std::size_t index, const Numbers &faces,
                        const char *text) {
        QTest::newRow(name) << QString::fromLatin1(id) << index << faces << QString::fromUtf8(text);
    };
    row("the last throw", "willughby", 3, {4, 2}, "Nothing else changes.");
    row("all fits", "willughby", 1, {6, 1}, "The moves of 2 later throws stay the same.");
    row("a choice", "willughby", 1, {4, 4},
        "The moves of this throw are no longer possible: choose again. 2 throws after that are "
        "undone. Their dice will be suggested as you continue.");
    row("another's turn", "fiske", 1, {5, 5},
        "It would then be Anne’s turn, but the other player threw. 2 throws after that are "
        "undone.");
    row("a tie", "willughby", 0, {3, 3},
        "Both players then throw again to decide who begins. 3 throws after that are undone.");
    row("other men", "cotton", 1, {5, 3},
        "The moves of 1 later throws stay the same. In 1 of the later throws, different men "
        "move, because the rules leave no choice.");
}

void TestCorrectionText::tellsWhatIsKept()
{
    QFETCH(const QString, ruleSetId);
    QFETCH(const std::size_t, index);
    QFETCH(const Numbers, faces);
    QFETCH(const QString, text);
    const auto played = game(ruleSetId, {}, {6, 2, 6, 2, 5, 1, 6, 3});
    std::vector<std::size_t> throws;
    while (played->throwCount() < 3) {
        throws.push_back(played->history().size());
        QVERIFY(played->throwDice());
        played->playForced();
    }
    const auto made =
        correctThrowInHistory(played->rules(), played->history(), throws.at(index), faces);
    QVERIFY(made);
    QCOMPARE(correctionText(played->rules(), test::Names, *made), text);
}

QTEST_GUILESS_MAIN(TestCorrectionText)
#include "tst_correction_text.moc"
