// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "text/explanation.h"
#include "text/fate_text.h"
#include "text/provenance_html.h"
#include "text/rule_text.h"
#include "text/rules_page.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

QString plain(const QString &html)
{
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QString text = html;
    return text.remove(tag);
}

Explanation why(const QString &id, const Event &event, const Rulings &changed = {})
{
    const RuleSet &rules = test::ruleSet(id);
    return explanationForEvents(rules, rules.completedRulings(changed).value(), test::Names,
                                {event});
}

std::optional<Status> statusIn(const QString &id, const Event &event, const Rulings &changed = {})
{
    const RuleSet &rules = test::ruleSet(id);
    return statusForEvent(rules, rules.completedRulings(changed).value(), event);
}

QString allOf(const Explanation &given)
{
    return given.summary + given.source + given.reasoning;
}

} // namespace

class TestExplanation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheRule_data();
    void findsTheRule();
    void findsTheRuleOfMenThatMoveAtHome();
    void speaksOfTheDoubletThrown();
    void findsTheRuleOfMenThatADoubletTakesElsewhere();
    void takesTurnsByNoRule();
    void callsATieOurDeduction();
    void callsMenOfADoubletOurDeduction();
    void knowsTheStatusOfEachValue_data();
    void knowsTheStatusOfEachValue();
    void marksNoOrdinaryThrow();
    void explainsNumbersOfOneFateTogether();
    void hasThreeLayersForEveryRule();
    void quotesForTheOtherValue();
    void callsNothingOpen();
    void quotesInTheOriginal();
    void neverQuotesAnInferenceAsTheRule();
    void namesTheRulingInForce();
    void saysSoWhereThereIsNoPassage();
    void marksTheReconstruction();
    void escapesWhatItIsGiven();
};

void TestExplanation::findsTheRule_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<RuleKey>("rule");
    QTest::newRow("lead") << 0 << RuleKey::Opening;
    QTest::newRow("throw") << 1 << RuleKey::Compulsion;
    QTest::newRow("doublet") << 2 << RuleKey::Doublet;
    QTest::newRow("down") << 3 << RuleKey::PlayingDown;
    QTest::newRow("piled") << 4 << RuleKey::ReStacking;
    QTest::newRow("off") << 5 << RuleKey::BearingOff;
    QTest::newRow("moved") << 6 << RuleKey::Movement;
    QTest::newRow("hit") << 7 << RuleKey::Hit;
    QTest::newRow("passed") << 8 << RuleKey::Surplus;
    QTest::newRow("lost") << 9 << RuleKey::CharpentierException;
    QTest::newRow("phase") << 10 << RuleKey::Phases;
    QTest::newRow("again") << 11 << RuleKey::Doublet;
    QTest::newRow("won") << 13 << RuleKey::Win;
    QTest::newRow("drawn") << 14 << RuleKey::Draw;
    QTest::newRow("set up") << 15 << RuleKey::FurtherPhase;
    QTest::newRow("won by setting up") << 16 << RuleKey::FurtherPhase;
}

void TestExplanation::findsTheRule()
{
    static const std::vector<Event> events{
        OpeningThrown{},
        DiceThrown{Side::White, {1, 2}, 0},
        DiceThrown{Side::White, {2, 2}, 4},
        ManPlayedDown{},
        ManReStacked{},
        ManBorneOff{},
        ManMoved{},
        ManHit{},
        NumberPassed{Side::White, 1, 2, RuleKey::Surplus, UnplayableReason::FewerMenLeft},
        NumberLost{Side::White, 1, 1, RuleKey::CharpentierException, UnplayableReason::None,
                   UnplayableReason::ThrowerBearsOff},
        PhaseCompleted{},
        AnotherThrowGranted{},
        TurnPassed{},
        GameWon{},
        GameDrawn{},
        ManSetUp{},
        GameWon{Side::White, true}};
    QFETCH(const int, index);
    QFETCH(const RuleKey, rule);
    const RuleSet &race = test::ruleSet(u"alfonso-race"_s);
    QCOMPARE(ruleForEvent(race, events[static_cast<std::size_t>(index)]), std::optional(rule));
}

/// If men move only to be borne off, there is no separate rule of movement.
void TestExplanation::findsTheRuleOfMenThatMoveAtHome()
{
    QCOMPARE(ruleForEvent(test::ruleSet(u"fiske"_s), ManMoved{}),
             std::optional(RuleKey::BearingOff));
}

/// The explanation is about the doublet thrown: after two 3s, it does not mention two 4s.
void TestExplanation::speaksOfTheDoubletThrown()
{
    for (const char *id : {"willughby", "cotton", "holme"}) {
        const RuleSet &rules = test::ruleSet(QString::fromLatin1(id));
        for (std::uint8_t face = 1; face <= 6; ++face) {
            const DiceThrown thrown{Side::White, {face, face}, static_cast<std::uint8_t>(2 * face)};
            const QString brief =
                explanationForEvents(rules, rules.defaultRulings(), test::NamesInFigures, {thrown})
                    .summary;
            for (int other = 1; other <= 6; ++other) {
                const bool isNamed = other == face || other == 2 * face;
                const QRegularExpression figure(u"\\b%1s?\\b"_s.arg(other));
                QVERIFY2(isNamed || !brief.contains(figure), qPrintable(brief));
            }
        }
    }
}

/// Two 4s play eight men, most of them from points that the dice do not show.
void TestExplanation::findsTheRuleOfMenThatADoubletTakesElsewhere()
{
    const RuleSet &cotton = test::ruleSet(u"cotton"_s);
    QCOMPARE(ruleForEvent(cotton, ManPlayedDown{Side::White, 2, 4}),
             std::optional(RuleKey::Doublet));
    QCOMPARE(ruleForEvent(cotton, ManBorneOff{Side::White, 2, 4}), std::optional(RuleKey::Doublet));
    QCOMPARE(ruleForEvent(cotton, ManPlayedDown{Side::White, 4, 4}),
             std::optional(RuleKey::PlayingDown));
    QCOMPARE(ruleForEvent(test::ruleSet(u"moulidars"_s), ManBorneOff{Side::White, 2, 4}),
             std::optional(RuleKey::BearingOff));
}

/// The passing of the dice is explained without a passage, and not by the number of dice.
void TestExplanation::takesTurnsByNoRule()
{
    for (const RuleSet &set : test::catalogue().all()) {
        const Explanation given = why(set.id, TurnPassed{Side::White});
        QCOMPARE(given.title, u"Who throws next"_s);
        QVERIFY(plain(given.summary).contains(u"take turns"_s));
        QVERIFY(!plain(allOf(given)).contains(set.provenanceOf(RuleKey::Dice)->gloss));
        QVERIFY(given.source.isEmpty() && given.reasoning.isEmpty() && !given.status);
    }
}

/// No source mentions equal dice in the opening.
void TestExplanation::callsATieOurDeduction()
{
    const Event tie = OpeningThrown{{4, 4}};
    for (const RuleSet &set : test::catalogue().all()) {
        QCOMPARE(statusIn(set.id, tie), std::optional(Status::Inferred));
        QCOMPARE(statusIn(set.id, OpeningThrown{{5, 4}}),
                 std::optional(set.provenanceOf(RuleKey::Opening)->status));
    }
    const Explanation given = why(u"cotton"_s, tie);
    QVERIFY(plain(given.summary).contains(u"our deduction"_s));
    QVERIFY(plain(given.source).contains(u"We deduce this from these words:"_s));
}

void TestExplanation::callsMenOfADoubletOurDeduction()
{
    for (const QString &id : {u"cotton"_s, u"holme"_s}) {
        const Event down = ManPlayedDown{Side::White, 2, 4};
        QCOMPARE(statusIn(id, down), std::optional(Status::Inferred));
        QCOMPARE(statusIn(id, ManBorneOff{Side::White, 2, 4}), std::optional(Status::Inferred));
        QCOMPARE(statusIn(id, DiceThrown{Side::White, {4, 4}, 8}), std::optional(Status::Stated));
        QVERIFY(plain(why(id, down).reasoning).contains(u"is our deduction"_s));
    }
    // The paraphrase of this source mentions it.
    QCOMPARE(statusIn(u"willughby"_s, ManPlayedDown{Side::White, 2, 4}),
             std::optional(Status::Paraphrased));
}

void TestExplanation::knowsTheStatusOfEachValue_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<Status>("status");
    const auto row = [](const char *id, const char *key, const char *value, Status status) {
        QTest::addRow("%s %s", id, value) << QString::fromLatin1(id) << QString::fromLatin1(key)
                                          << QString::fromLatin1(value) << status;
    };
    using enum Status;
    row("fiske", "bearing-off", "by-number", Paraphrased);
    row("fiske", "bearing-off", "as-at-backgammon", Paraphrased); // the account's own words
    row("cotton", "unplayable", "opponent", Inferred);
    row("cotton", "unplayable", "opponent-lays-down", Stated); // as stated by the text
    row("willughby", "unplayable", "lost", Paraphrased);
    row("willughby", "unplayable", "opponent", Paraphrased); // du Coeur's variation
    row("holme", "unplayable", "opponent-lays-down", Stated);
    row("holme", "unplayable", "opponent", Silent);
    row("cotton", "surplus", "bears-off", Silent);
    row("charpentier", "exception", "none", Silent);
    row("charpentier", "claim", "automatic", Silent);
    row("charpentier", "claim", "claimed", Stated);
    row("methodique", "further-stage", "none", Silent);
    row("methodique", "further-stage", "set-up-again", Paraphrased); // one modern reading
}

void TestExplanation::knowsTheStatusOfEachValue()
{
    QFETCH(const QString, id);
    QFETCH(const QString, key);
    QFETCH(const QString, value);
    QFETCH(const Status, status);
    const RuleKey rule = *ruleKeyFromName(key);
    const Event event =
        rule == RuleKey::BearingOff ? Event(ManMoved{Side::White, 5, 3, 2})
        : rule == RuleKey::FurtherPhase
            ? Event(ManSetUp{Side::White, 5, 5})
            : Event(NumberPassed{Side::White, 2, 1, rule, UnplayableReason::NoManOnPoint});
    QCOMPARE(statusIn(id, event, {{key, value}}), std::optional(status));
}

/// A mark would suggest that the throw itself was deduced. "Why?" still explains the rule.
void TestExplanation::marksNoOrdinaryThrow()
{
    for (const RuleSet &set : test::catalogue().all()) {
        const Event ordinary = DiceThrown{Side::White, {6, 3}, 0};
        QVERIFY(!statusIn(set.id, ordinary));
        QVERIFY(why(set.id, ordinary).status.has_value());
        QVERIFY(statusIn(set.id, DiceThrown{Side::White, {3, 3}, 0}).has_value());
    }
}

void TestExplanation::explainsNumbersOfOneFateTogether()
{
    const RuleSet &fiske = test::ruleSet(u"fiske"_s);
    const auto lost = [](std::uint8_t number) {
        return NumberLost{Side::Black,
                          number,
                          1,
                          RuleKey::Unplayable,
                          UnplayableReason::NothingToLayDown,
                          UnplayableReason::PassingDisabled};
    };
    Events events;
    events.add(DiceThrown{Side::Black, {5, 1}, 0});
    events.add(lost(5));
    events.add(lost(1));
    const std::vector<Event> both = eventsWithSameFate(events, lost(1));
    QCOMPARE(both, (std::vector<Event>{lost(5), lost(1)}));
    const QString text =
        plain(explanationForEvents(fiske, fiske.defaultRulings(), test::Names, both).summary);
    QVERIFY2(text.contains(u"Ben cannot use 5 and 1."_s), qPrintable(text));
    QCOMPARE(eventsWithSameFate(events, events[0]), std::vector<Event>{events[0]});
}

/// Every layer has a text, even if only that there are no words or nothing to explain.
void TestExplanation::hasThreeLayersForEveryRule()
{
    for (const RuleSet &set : test::catalogue().all()) {
        for (int i = 0; i < RuleKeyCount; ++i) {
            const auto key = static_cast<RuleKey>(i);
            const Provenance *known = set.provenanceOf(key);
            if (known == nullptr) {
                continue;
            }
            const Explanation given = why(
                set.id, NumberPassed{Side::White, 5, 1, key, UnplayableReason::NothingToLayDown});
            QVERIFY2(!plain(given.reasoning).isEmpty(), qPrintable(set.id + ruleKeyName(key)));
            const QString source = plain(given.source);
            QCOMPARE(source.contains(u"only a modern retelling"_s),
                     known->status == Status::Paraphrased);
            QCOMPARE(source.contains(u"The source does not say so."_s),
                     known->status == Status::Silent);
            QCOMPARE(source.contains(u"We do not quote the source here."_s),
                     !known->quotation &&
                         (known->status == Status::Stated || known->status == Status::Inferred));
        }
    }
}

/// The default is ours, so the source's words are shown with the value that they support.
void TestExplanation::quotesForTheOtherValue()
{
    const Ruling &claim = *test::ruleSet(u"charpentier"_s).ruling(RuleKey::Claim);
    const QString byDefault = plain(rulingHtml(claim, {}));
    QVERIFY(byDefault.contains(u"our choice"_s));
    const auto words = byDefault.indexOf(u"n'est pas obligé de vous avertir"_s);
    QVERIFY(words > byDefault.indexOf(u"You could also play:"_s));
    QVERIFY(byDefault.contains(u"The old text says:"_s));
    const QString chosen = plain(rulingHtml(claim, {{u"claim"_s, u"claimed"_s}}));
    QVERIFY(chosen.indexOf(u"n'est pas"_s) < chosen.indexOf(u"The usual rule:"_s));
}

/// Rules stated by a text are never called open.
void TestExplanation::callsNothingOpen()
{
    for (const RuleSet &set : test::catalogue().all()) {
        QString said = plain(rulesPageHtml(set, set.defaultRulings(), NumberStyle::Both));
        for (const Ruling &ruling : set.rulings) {
            said += plain(rulingHtml(ruling, set.defaultRulings()));
        }
        QVERIFY2(!said.contains(u" open"_s), qPrintable(set.id));
        QCOMPARE(said.contains(u"Why there is a choice:"_s), !set.rulings.empty());
    }
}

void TestExplanation::quotesInTheOriginal()
{
    const Explanation given =
        why(u"charpentier"_s, NumberPassed{Side::White, 5, 1, RuleKey::Unplayable,
                                           UnplayableReason::NothingToLayDown});
    QCOMPARE(given.title, u"A number you cannot use"_s);
    QVERIFY(!allOf(given).contains(given.title)); // the caller adds the title
    QCOMPARE(given.status, std::optional(Status::Stated));
    QVERIFY(plain(given.summary).contains(u"old text"_s));
    QVERIFY(given.summary.contains(u"<img src=\"mark:stated\"/>"_s));
    QVERIFY(plain(given.summary).contains(u"The other player uses, if possible,"_s));
    QVERIFY(given.source.contains(u"lang=\"fr\""_s));
    const auto words =
        given.source.indexOf(u"tout ce qui ne peut point être joué par l'un, l'autre le joue"_s);
    QVERIFY(words > 0);
    QVERIFY(given.source.indexOf(u"In English: “all that one cannot play, the other plays"_s) >
            words);
    QVERIFY(plain(given.source).contains(u"The source says:"_s));
    QVERIFY(plain(given.source)
                .contains(u"Source: published by Charpentier, Le Jeu du Trictrac, 1715, third "
                          "edition, pp. 78–94"_s));
    QVERIFY(plain(given.source).contains(u"(pp. 78–94, from a modern transcription, in French)"_s));
    QCOMPARE(test::firstXmlError(allOf(given)), QString());
}

void TestExplanation::neverQuotesAnInferenceAsTheRule()
{
    Provenance provenance;
    provenance.quotation = Quotation{u"words"_s, u"en"_s, {}};
    for (const Status status :
         {Status::Stated, Status::Paraphrased, Status::Inferred, Status::Silent}) {
        provenance.status = status;
        const QString text = plain(provenanceHtml(provenance));
        QVERIFY(text.contains(statusName(status)));
        QCOMPARE(text.contains(u"The source says:"_s), status == Status::Stated);
    }
}

void TestExplanation::namesTheRulingInForce()
{
    const NumberPassed event{Side::White, 4, 3, RuleKey::Surplus, UnplayableReason::FewerMenLeft};
    const Ruling &ruling = *test::ruleSet(u"cotton"_s).ruling(RuleKey::Surplus);
    const Explanation byDefault = why(u"cotton"_s, event);
    QVERIFY(plain(byDefault.summary).contains(ruling.provenance.gloss));
    QVERIFY(!plain(byDefault.summary).contains(u"You chose"_s));
    QCOMPARE(byDefault.status, std::optional(Status::Silent));
    QVERIFY(plain(byDefault.reasoning).contains(ruling.values[2].gloss));
    const Explanation chosen = why(u"cotton"_s, event, {{u"surplus"_s, u"opponent"_s}});
    QVERIFY(plain(chosen.summary).contains(u"You chose: "_s + ruling.values[2].gloss));
    QVERIFY(!plain(chosen.summary).contains(ruling.provenance.gloss));
    QVERIFY(plain(chosen.reasoning).contains(ruling.provenance.reason));
    QVERIFY(plain(chosen.reasoning).contains(ruling.values[0].gloss));
    QVERIFY(!plain(chosen.reasoning).contains(ruling.values[2].gloss));
    // The rules page mentions the source's silence with the default, not with the chosen value.
    const QString page = plain(rulingHtml(ruling, {{u"surplus"_s, u"opponent"_s}}));
    QVERIFY(page.indexOf(u"The usual rule:"_s) > page.indexOf(u"You chose to play:"_s));
    QVERIFY(page.indexOf(u"The usual rule:"_s) < page.indexOf(u"our choice"_s));
}

void TestExplanation::saysSoWhereThereIsNoPassage()
{
    QVERIFY(!test::ruleSet(u"cotton"_s).provenanceOf(RuleKey::Hit));
    const QString text = plain(why(u"cotton"_s, ManHit{Side::White, 3}).summary);
    QVERIFY(text.contains(u"follows from the play"_s));
}

void TestExplanation::marksTheReconstruction()
{
    const QString text = plain(why(u"alfonso-race"_s, ManMoved{Side::White, 1, 3, 2}).source);
    QVERIFY(text.contains(u"a modern reconstruction. The old text does not support them."_s));
    QVERIFY(!plain(allOf(why(u"alfonso"_s, ManPlayedDown{Side::White, 1, 1})))
                 .contains(u"reconstruction"_s));
}

void TestExplanation::escapesWhatItIsGiven()
{
    const PlayerNames evil{u"<b>Anne</b>"_s, u"Ben & \"Bess\""_s};
    const RuleSet &rules = test::ruleSet(u"cotton"_s);
    const Explanation given =
        explanationForEvents(rules, rules.defaultRulings(), evil, {TurnPassed{Side::White}});
    QVERIFY(given.summary.contains(u"&lt;b&gt;Anne&lt;/b&gt;"_s));

    RuleSet made = rules;
    made.game = u"<game>"_s;
    made.summary = u"<summary>"_s;
    made.source = {u"<author>"_s, u"<work>"_s,  u"en"_s,     u"<year>"_s, 0,
                   u"<place>"_s,  u"<locus>"_s, u"<basis>"_s};
    made.remark = Quotation{u"<remark>"_s, u"\"<x>"_s, u"<page>"_s};
    made.names.numbers[0] = u"<ace>"_s;
    made.names.provenance.gloss = u"<gloss>"_s;
    made.provenance[RuleKey::Men] = {Status::Stated,
                                     Quotation{u"<q>"_s, u"<l>"_s, u"<p>"_s, u"<translation>"_s},
                                     u"<g>"_s, u"<why>"_s};
    made.rulings[0].provenance.reason = u"<reason>"_s;
    made.rulings[0].values[0].gloss = u"<value>"_s;
    const QString html = rulesPageHtml(made, made.defaultRulings(), NumberStyle::Both);
    QCOMPARE(test::firstXmlError(html), QString());
    for (const char *tag : {"game",  "summary", "author", "work",  "year",        "place", "locus",
                            "basis", "remark",  "page",   "ace",   "gloss",       "q",     "l",
                            "p",     "g",       "reason", "value", "translation", "why"}) {
        const QString text = u"&lt;"_s + QString::fromLatin1(tag) + u"&gt;"_s;
        QVERIFY2(html.contains(text), tag);
    }
}

QTEST_GUILESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
