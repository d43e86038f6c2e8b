// SPDX-License-Identifier: MIT
#include "match/odds/odds_store.h"

#include "core/game/referee.h"
#include "core/procedures/procedure.h"
#include "core/rules/catalogue.h"
#include "match/odds/cached_odds.h"
#include "match/odds/skill_store.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace doublets;

namespace {

constexpr int OddsTimeout = 30'000; // in milliseconds

Rules rulesOf(const char *id)
{
    static const Catalogue catalogue = Catalogue::builtIn().value();
    const RuleSet &set = *catalogue.find(QString::fromLatin1(id));
    return set.rules(set.defaultRulings());
}

/// Returns the same odds for every position and counts the queries.
class FixedOdds final : public OddsSource
{
public:
    FixedOdds(const Rules &rules, bool exact)
        : m_rules(rules)
        , m_exact(exact)
    {
    }
    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override
    {
        return m_exact ? OddsMethod::Exact : OddsMethod::RandomPlay;
    }
    [[nodiscard]] int playouts() const override { return m_exact ? 0 : 10; }
    [[nodiscard]] Odds oddsOf(const Position &) const override
    {
        ++asked;
        return {0.5, 0.5, 3, 0};
    }

    mutable std::atomic<int> asked = 0;

private:
    Rules m_rules;
    bool m_exact;
};

/// A solver that waits for permission and records the outcome of each job.
struct SlowSolver
{
    OddsFactory solver()
    {
        return [this](const Rules &rules, const Progress &progress) -> OddsStore::Source {
            ++begun;
            while (!mayEnd.tryAcquire(1, 1)) {
                if (!progress(0.25)) {
                    ++stopped;
                    return nullptr;
                }
            }
            return std::make_shared<FixedOdds>(rules, true);
        };
    }

    QSemaphore mayEnd;
    std::atomic<int> begun = 0;
    std::atomic<int> stopped = 0;
};

} // namespace

class TestOddsStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void solvesInTheBackground();
    void cancelsUnwantedJobs();
    void solvesLaterWhatOthersWant();
    void dropsDestroyedClients();
    void stopsOnDestruction();
    void givesOtherWorkWhatItKnows();
    void keepsTheLastFew();
    void solvesEveryGame();
    void remembersEstimates();
    void measuresSkill();
    void cancelsUnwantedSkill();
};

void TestOddsStore::solvesInTheBackground()
{
    SlowSolver slow;
    OddsStore store(slow.solver());
    const QSignalSpy solved(&store, &OddsStore::solved);
    store.request(rulesOf("cotton"), this);
    QVERIFY(!store.find(rulesOf("cotton"))); // the store does not block
    QTRY_COMPARE(store.progress(), 0.25);
    store.request(rulesOf("cotton"), this); // a repeated request has no effect
    slow.mayEnd.release();
    QTRY_COMPARE(solved.size(), 1);
    QVERIFY(store.find(rulesOf("cotton")));
    QVERIFY(!store.find(rulesOf("holme")));
    QCOMPARE(slow.begun.load(), 1);
}

void TestOddsStore::cancelsUnwantedJobs()
{
    SlowSolver slow;
    OddsStore store(slow.solver());
    store.request(rulesOf("cotton"), this);
    QTRY_COMPARE(slow.begun.load(), 1);
    store.request(rulesOf("holme"), this);
    QTRY_COMPARE(slow.stopped.load(), 1);
    slow.mayEnd.release();
    QTRY_VERIFY(store.find(rulesOf("holme")));
    QVERIFY(!store.find(rulesOf("cotton")));
    store.request(rulesOf("cotton"), this); // requested again
    slow.mayEnd.release();
    QTRY_VERIFY(store.find(rulesOf("cotton")));
}

void TestOddsStore::solvesLaterWhatOthersWant()
{
    SlowSolver slow;
    OddsStore store(slow.solver());
    const QSignalSpy solved(&store, &OddsStore::solved);
    const int computer = 0;
    const int panel = 0;
    store.request(rulesOf("cotton"), &computer);
    QTRY_COMPARE(slow.begun.load(), 1);
    store.request(rulesOf("holme"), &panel); // solved first; the other request stays queued
    QTRY_COMPARE(slow.stopped.load(), 1);
    slow.mayEnd.release();
    QTRY_COMPARE(solved.size(), 1);
    QVERIFY(store.find(rulesOf("holme")));
    QVERIFY(!store.find(rulesOf("cotton")));
    slow.mayEnd.release();
    QTRY_COMPARE(solved.size(), 2);
    QVERIFY(store.find(rulesOf("cotton")));

    // Jobs that are no longer wanted are cancelled, even though the next one is queued.
    store.request(rulesOf("fiske"), &panel);
    QTRY_COMPARE(slow.begun.load(), 4);
    store.request(rulesOf("holme"), &panel);
    QTRY_COMPARE(slow.stopped.load(), 2);
    QVERIFY(!store.find(rulesOf("fiske")));
}

void TestOddsStore::dropsDestroyedClients()
{
    SlowSolver slow;
    OddsStore store(slow.solver());
    const int gone = 0;
    const int other = 0;
    store.request(rulesOf("cotton"), &other);
    QTRY_COMPARE(slow.begun.load(), 1);
    store.request(rulesOf("holme"), &gone);
    QTRY_COMPARE(slow.begun.load(), 2);
    store.withdraw(&gone); // cancels the job and resumes the other client's
    QTRY_COMPARE(slow.stopped.load(), 2);
    slow.mayEnd.release();
    QTRY_VERIFY(store.find(rulesOf("cotton")));
    QVERIFY(!store.find(rulesOf("holme")));
    store.request(rulesOf("fiske"), &gone);
    QTRY_COMPARE(slow.begun.load(), 4);
    store.withdraw(&gone); // no other client is waiting
    QTRY_COMPARE(slow.stopped.load(), 3);
    QVERIFY(!store.find(rulesOf("fiske")));
}

void TestOddsStore::stopsOnDestruction()
{
    SlowSolver slow;
    {
        OddsStore store(slow.solver());
        store.request(rulesOf("cotton"), this);
        QTRY_COMPARE(slow.begun.load(), 1);
    }
    QCOMPARE(slow.stopped.load(), 1);
}

void TestOddsStore::givesOtherWorkWhatItKnows()
{
    SlowSolver slow;
    auto store = std::make_unique<OddsStore>(slow.solver());
    store->request(rulesOf("cotton"), this);
    slow.mayEnd.release();
    QTRY_VERIFY(store->find(rulesOf("cotton")));
    const OddsStore::Source cotton = store->find(rulesOf("cotton"));
    const OddsFactory make = store->factory();
    store.reset(); // the store may be destroyed before the job
    const auto goOn = [](double) { return true; };
    QCOMPARE(make(rulesOf("cotton"), goOn), cotton);
    QCOMPARE(slow.begun.load(), 1);
    slow.mayEnd.release();
    const OddsStore::Source holme = make(rulesOf("holme"), goOn);
    QVERIFY(holme && holme->rules() == rulesOf("holme"));
    QVERIFY(!make(rulesOf("holme"), [](double) { return false; })); // and can be cancelled
}

void TestOddsStore::keepsTheLastFew()
{
    SlowSolver slow;
    slow.mayEnd.release(100);
    OddsStore store(slow.solver());
    for (const char *id : {"cotton", "holme", "willughby", "alfonso"}) {
        store.request(rulesOf(id), this);
        QTRY_VERIFY(store.find(rulesOf(id)));
    }
    store.request(rulesOf("cotton"), this); // known: now the most recently used
    QCOMPARE(slow.begun.load(), 4);
    store.request(rulesOf("fiske"), this);
    QTRY_VERIFY(store.find(rulesOf("fiske")));
    QVERIFY(store.find(rulesOf("cotton")));
    QVERIFY(!store.find(rulesOf("holme"))); // the least recently used
}

void TestOddsStore::solvesEveryGame()
{
    OddsStore store;
    for (const char *id : {"fiske", "alfonso-race"}) {
        const Rules rules = rulesOf(id);
        store.request(rules, this);
        QTRY_VERIFY_WITH_TIMEOUT(store.find(rules), OddsTimeout);
        QCOMPARE(store.find(rules)->method(), oddsMethod(rules));
        QCOMPARE(store.find(rules)->rules(), rules);
    }
}

void TestOddsStore::remembersEstimates()
{
    const auto source = std::make_shared<FixedOdds>(rulesOf("alfonso-race"), false);
    const CachedOdds remembered(source);
    Position position = referee::initialPosition(rulesOf("alfonso-race"));
    QCOMPARE(remembered.oddsOf(position), source->oddsOf(position));
    const int asked = source->asked;
    QCOMPARE(remembered.oddsOf(position).throws, 3.0);
    QCOMPARE(source->asked.load(), asked);
    position.thrower = Side::Black;
    QCOMPARE(remembered.oddsOf(position).throws, 3.0);
    QCOMPARE(source->asked.load(), asked + 1);
}

void TestOddsStore::measuresSkill()
{
    OddsStore odds;
    SkillStore skills(odds);
    const QSignalSpy found(&skills, &SkillStore::skillFound);
    skills.request(rulesOf("holme")); // replaces the request
    skills.request(rulesOf("cotton"));
    QVERIFY(!skills.find(rulesOf("cotton")));
    QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, OddsTimeout);
    QVERIFY(!skills.find(rulesOf("holme")));
    const auto skill = skills.find(rulesOf("cotton"));
    QVERIFY(skill);
    QVERIFY(skill->bestPlayAdvantage > 0); // these rules leave choices
    const auto exact = std::dynamic_pointer_cast<const ExactOdds>(odds.find(rulesOf("cotton")));
    QCOMPARE(skill->bestPlayAdvantage, skillOf(*exact)->bestPlayAdvantage);
    skills.request(rulesOf("alfonso-race")); // not solvable exactly, so without a skill
    QVERIFY(!skills.find(rulesOf("alfonso-race")));
}

void TestOddsStore::cancelsUnwantedSkill()
{
    SlowSolver slow;
    OddsStore odds(slow.solver());
    SkillStore skills(odds);
    skills.request(rulesOf("cotton"));
    QTRY_COMPARE(slow.begun.load(), 1);
    skills.withdraw();
    QTRY_COMPARE(slow.stopped.load(), 1);
    skills.request(rulesOf("cotton")); // requested again
    QTRY_COMPARE(slow.begun.load(), 2);
}

QTEST_GUILESS_MAIN(TestOddsStore)
#include "tst_odds_store.moc"
