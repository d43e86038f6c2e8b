// SPDX-License-Identifier: MIT
#include "tests/app/text/text_fixture.h"

#include "core/odds/choices.h"
#include "core/players/player.h"
#include "text/odds_text.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// Values all positions equally, so that choices differ only in their plays.
class EqualOdds final : public OddsSource
{
public:
    explicit EqualOdds(const Rules &rules)
        : m_rules(rules)
    {
    }
    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::Exact; }
    [[nodiscard]] Odds oddsOf(const Position &) const override { return {0.5, 0.5, 1, 0}; }

private:
    Rules m_rules;
};

/// Returns the first text that two choices in `position` share; empty if there is none.
QString sharedText(const RuleSet &ruleSet, const OddsSource &odds, const Position &position)
{
    QSet<QString> seen;
    for (const Choice &choice : choices(odds, position)) {
        const QString text = playListText(ruleSet, NumberStyle::Figures, choice.plays);
        if (seen.contains(text)) {
            return text;
        }
        seen.insert(text);
    }
    return {};
}

} // namespace

class TestChoiceText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsChoicesApart_data();
    void tellsChoicesApart();
};

void TestChoiceText::tellsChoicesApart_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Rulings>("rulings");
    for (const RuleSet &ruleSet : test::catalogue().all()) {
        for (const Rulings &rulings : ruleSet.allRulingCombinations()) {
            if (ruleSet.id == u"methodique" && rulings.value(u"further-stage"_s) == u"none") {
                continue; // as charpentier without the exception
            }
            QTest::addRow("%s %s", qPrintable(ruleSet.id),
                          qPrintable(QStringList(rulings.values()).join(u' ')))
                << ruleSet.id << rulings;
        }
    }
}

/// The texts of all listed choices differ.
void TestChoiceText::tellsChoicesApart()
{
    QFETCH(const QString, id);
    QFETCH(const Rulings, rulings);
    constexpr std::uint64_t Games = 20;
    const RuleSet &ruleSet = test::ruleSet(id);
    for (std::uint64_t seed = 1; seed <= Games; ++seed) {
        Game game(ruleSet, rulings, std::make_unique<SeededDice>(seed));
        const EqualOdds odds(game.rules());
        RandomPlayer player(seed);
        while (!game.position().isOver()) {
            if (game.position().stage != Stage::Playing) {
                QVERIFY(game.throwDice());
                continue;
            }
            const QString shared = sharedText(ruleSet, odds, game.position());
            QVERIFY2(shared.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(shared)));
            const PlayList plays = game.legalPlays();
            const auto chosen = player.choose(game.rules(), game.position(), plays);
            QVERIFY(game.play(plays[chosen]));
        }
    }
}

QTEST_GUILESS_MAIN(TestChoiceText)

#include "tst_choice_text.moc"
