// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "core/rules/value_names.h"
#include "tests/core/rules/passages.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests the status of each rule and the authenticity of its quotations.
class TestProvenance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isThereForEveryRule_data();
    void isThereForEveryRule();
    void hasTheStatusOfTheSource_data();
    void hasTheStatusOfTheSource();
    void saysWhatIsKnown_data();
    void saysWhatIsKnown();
    void quotesOnlyTheSource_data();
    void quotesOnlyTheSource();
    void quotesEveryPassage();
    void namesExactPages();
    void namesUncheckedTranscriptions();
    void speaksPlainly_data();
    void speaksPlainly();
    void textsAreThoseForTranslators();

private:
    [[nodiscard]] const RuleSet &current() const
    {
        return *m_catalogue->find(QString::fromLatin1(QTest::currentDataTag()));
    }
    void addRuleSets() const
    {
        QTest::addColumn<bool>("unused");
        for (const QString &id : m_catalogue->ids()) {
            QTest::newRow(qPrintable(id)) << false;
        }
    }
    static std::vector<Provenance> all(const RuleSet &set)
    {
        std::vector<Provenance> all(set.provenance.begin(), set.provenance.end());
        all.push_back(set.names.provenance);
        for (const Ruling &ruling : set.rulings) {
            all.push_back(ruling.provenance);
        }
        return all;
    }
    static std::vector<Quotation> quotations(const RuleSet &set)
    {
        std::vector<Quotation> quotations;
        if (set.remark) {
            quotations.push_back(*set.remark);
        }
        for (const Provenance &mine : all(set)) {
            if (mine.quotation) {
                quotations.push_back(*mine.quotation);
            }
        }
        for (const Ruling &ruling : set.rulings) {
            for (const RulingValue &value : ruling.values) {
                if (value.quotation) {
                    quotations.push_back(*value.quotation);
                }
            }
        }
        return quotations;
    }

    std::optional<Catalogue> m_catalogue;
};

void TestProvenance::initTestCase()
{
    auto builtIn = Catalogue::builtIn();
    QVERIFY(builtIn);
    m_catalogue = std::move(builtIn).value();
}

void TestProvenance::isThereForEveryRule_data()
{
    addRuleSets();
}

void TestProvenance::isThereForEveryRule()
{
    using enum RuleKey;
    const RuleSet &set = current();
    QSet<RuleKey> wanted{Men,         Dice,       Tables,  Phases, Opening,    Order,   Compulsion,
                         PlayingDown, BearingOff, Doublet, Win,    Unplayable, Crossing};
    if (set.id == u"willughby" || set.id == u"cotton" || set.id == u"holme") {
        wanted |= {Surplus};
    } else if (set.id == u"alfonso-race") {
        wanted |= {Movement, Hit, Draw};
    } else if (set.id == u"charpentier") {
        wanted |= {DoubletNumbers, CharpentierException, Claim};
    } else if (set.id == u"methodique") {
        wanted |= {DoubletNumbers, FurtherPhase};
    } else if (set.id == u"fiske") {
        wanted |= {DoubletNumbers, ReStacking};
    } else if (set.id == u"yahoudieh") {
        wanted |= {ReStacking};
    }
    for (int i = 0; i < RuleKeyCount; ++i) {
        const auto key = static_cast<RuleKey>(i);
        QVERIFY2((set.provenanceOf(key) != nullptr) == wanted.contains(key),
                 qPrintable(ruleKeyName(key)));
        QVERIFY2(!set.ruling(key) || !set.provenance.contains(key), qPrintable(ruleKeyName(key)));
    }
}

void TestProvenance::hasTheStatusOfTheSource_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("status");

    const auto row = [](const char *id, const char *key, const char *status) {
        QTest::addRow("%s %s", id, key) << QString::fromLatin1(key) << QString::fromLatin1(status);
    };
    for (const char *id : {"cotton", "holme", "alfonso"}) {
        row(id, "opening", "stated");
    }
    for (const char *id : {"willughby", "charpentier", "moulidars"}) {
        row(id, "opening", "paraphrased");
    }
    for (const char *key : {"men", "dice", "tables", "phases", "opening", "playing-down", "win"}) {
        row("kiz-tavlasi", key, "paraphrased"); // a living game: no historical text
    }
    for (const char *key : {"doublet", "unplayable"}) {
        row("kiz-tavlasi", key, "silent");
    }
    for (const char *key : {"men", "dice", "phases", "re-stacking", "bearing-off", "win"}) {
        row("yahoudieh", key, "paraphrased");
    }
    for (const char *key : {"tables", "opening", "doublet", "unplayable"}) {
        row("yahoudieh", key, "silent"); // nothing in the summary
    }
    for (const char *key : {"men", "dice", "tables"}) {
        row("methodique", key, "stated"); // in the part of the text that was read
    }
    for (const char *key : {"phases", "unplayable"}) {
        row("methodique", key, "paraphrased");
    }
    // The text lets chance decide who begins. The summary of the rest is not trusted for doublets,
    // and the further stage is one reading of it.
    for (const char *key :
         {"opening", "bearing-off", "doublet", "doublet-men", "further-stage", "win"}) {
        row("methodique", key, "silent");
    }
    row("fiske", "opening", "inferred"); // the account says only that the players throw
    row("holme", "dice", "stated");      // III.16, item 27
    // The sources do not state that the bottom man needs no number, or that a man is borne off from
    // the point of its number.
    for (const char *id : {"cotton", "holme"}) {
        row(id, "playing-down", "inferred");
        row(id, "bearing-off", "inferred");
    }
    row("alfonso", "bearing-off", "inferred");
    row("cotton", "win", "inferred");
    row("charpentier", "dice", "stated");
    row("moulidars", "men", "inferred");
    row("moulidars", "dice", "inferred");
    row("moulidars", "tables", "inferred"); // "their deployment" differs from doblet's
    row("fiske", "unplayable", "paraphrased");
    row("alfonso-race", "dice", "paraphrased");
    for (const QString &id : m_catalogue->ids()) {
        row(qPrintable(id), "order", "silent");
        // The paraphrases of these say that numbers may be played.
        const QStringList allowing{u"willughby"_s, u"kiz-tavlasi"_s, u"yahoudieh"_s};
        row(qPrintable(id), "compulsion", allowing.contains(id) ? "silent" : "inferred");
        row(qPrintable(id), "crossing", "silent");
    }
    for (const char *id : {"willughby", "cotton", "holme"}) {
        row(id, "surplus", "silent");
    }
    row("willughby", "unplayable", "paraphrased");
    row("cotton", "unplayable", "inferred"); // stated for laying down only
    row("holme", "unplayable", "stated");
    row("charpentier", "unplayable", "stated");
    row("charpentier", "bearing-off", "inferred");  // the text names no point
    row("charpentier", "exception", "paraphrased"); // no words of the book support it
    row("charpentier", "claim", "silent"); // the source demands a claim, the default does not
    row("charpentier", "doublet", "stated");
    row("charpentier", "win", "stated");
    row("fiske", "doublet-men", "silent");
    row("kiz-tavlasi", "doublet", "silent");
    row("alfonso", "dice", "inferred"); // seen in the miniature, not stated
    row("alfonso-race", "movement", "paraphrased");
    row("alfonso-race", "hit", "paraphrased");
}

void TestProvenance::hasTheStatusOfTheSource()
{
    QFETCH(QString, key);
    QFETCH(QString, status);
    const QString id = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
    const auto ruleKey = ruleKeyFromName(key);
    QVERIFY(ruleKey);
    const Provenance *provenance = m_catalogue->find(id)->provenanceOf(*ruleKey);
    QVERIFY(provenance);
    QCOMPARE(valueName(provenance->status), status);
}

void TestProvenance::saysWhatIsKnown_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *id, const char *text) {
        QTest::addRow("%s: %s", id, text) << QString::fromLatin1(id) << QString::fromUtf8(text);
    };
    row("cotton", "the book is anonymous, and was later attributed to Cotton");
    row("holme", "before 1688");
    row("cotton", "London");
    row("holme", "in manuscript");
    row("holme", "Holme counts points from the left, our board from the right");
    row("holme", "item 27");
    row("holme", "item 29a");
    row("holme", "item 29b");
    row("willughby", "Justin du Coeur");
    row("charpentier", "third edition");
    row("methodique", "The text says only that chance decides");
    row("methodique", "One modern reading of the article has players set all men up again");
    row("moulidars", "Paris");
    row("kiz-tavlasi", "We use an English board");
    row("yahoudieh", "summary of the book");
    row("kiz-tavlasi", "after two present-day accounts");
    row("fiske", "Florence");
    row("fiske", "In Icelandic kotra the lower number begins (Hugur og hönd, 1977, pp. 8–9)");
    row("holme", "first printed in 1905");
    row("charpentier", "published by Charpentier");
    row("charpentier", "its author is not known");
    row("charpentier", "from a modern transcription, not compared with the printed book");
    row("charpentier", "We deduce that the next throw ends the time");
    row("alfonso-race", "The modern account says so. The miniature shows three");
    row("alfonso-race", "Counting a hit man as gone is our choice");
    row("alfonso-race", "We say the other player must use it; the account only says they may");
    row("moulidars", "The other player plays what you cannot. So you must play what you can.");
    row("alfonso-race", "one man fewer to bring home");
    row("moulidars", "differs from that of doblet");
    row("fiske", "does not count");
}

void TestProvenance::saysWhatIsKnown()
{
    QFETCH(QString, id);
    QFETCH(QString, text);
    const RuleSet &set = *m_catalogue->find(id);
    const QString all = set.translatableTexts().join(u' ') + set.source.year + set.source.locus;
    QVERIFY2(all.contains(text), qPrintable(all));
    QVERIFY2(!set.source.place.contains(u"said to"), qPrintable(set.source.place));
}

void TestProvenance::quotesOnlyTheSource_data()
{
    addRuleSets();
}

void TestProvenance::quotesOnlyTheSource()
{
    const RuleSet &set = current();
    const QStringList mine = passages().value(set.id);
    const std::vector<Quotation> quoted = quotations(set);
    QCOMPARE(quoted.empty(), mine.isEmpty());
    for (const Quotation &quotation : quoted) {
        const bool found = std::any_of(mine.begin(), mine.end(), [&](const QString &passage) {
            return passage.contains(quotation.text);
        });
        QVERIFY2(found, qPrintable(quotation.text));
        const bool isFrench = set.id == u"charpentier" || set.id == u"methodique";
        QCOMPARE(quotation.language, isFrench ? u"fr"_s : u"en"_s);
    }
}

/// Every known passage must be quoted in the rule file, whole or in parts.
void TestProvenance::quotesEveryPassage()
{
    const auto all = passages();
    for (auto it = all.begin(); it != all.end(); ++it) {
        const std::vector<Quotation> quoted = quotations(*m_catalogue->find(it.key()));
        for (const QString &passage : it.value()) {
            const bool found =
                std::any_of(quoted.begin(), quoted.end(), [&](const Quotation &quotation) {
                    return passage.contains(quotation.text);
                });
            QVERIFY2(found, qPrintable(passage));
        }
    }
}

/// Of The Compleat Gamester, only one sentence runs over from page 161 to page 162.
void TestProvenance::namesExactPages()
{
    int onBoth = 0;
    for (const Quotation &quotation : quotations(*m_catalogue->find(u"cotton"_s))) {
        const QString text = quotation.text;
        if (text.startsWith(u"what the one throws")) {
            QCOMPARE(quotation.page, u"pp. 161–162"_s);
            ++onBoth;
            continue;
        }
        const bool isOnFirst = text.startsWith(u"There are several") ||
                               text.startsWith(u"upon sice") ||
                               text.startsWith(u"He that throws most") ||
                               text.startsWith(u"what he throws he lays down");
        QVERIFY2(quotation.page == (isOnFirst ? u"p. 161"_s : u"p. 162"_s), qPrintable(text));
    }
    QCOMPARE(onBoth, 2);
}

/// Quotations that could not be compared with the original name the transcription.
void TestProvenance::namesUncheckedTranscriptions()
{
    std::vector<Quotation> unchecked = quotations(*m_catalogue->find(u"charpentier"_s));
    for (const Quotation &quotation : quotations(*m_catalogue->find(u"methodique"_s))) {
        unchecked.push_back(quotation);
    }
    QVERIFY(unchecked.size() > 15);
    for (const Quotation &quotation : unchecked) {
        QVERIFY2(quotation.page.endsWith(u", from a modern transcription"),
                 qPrintable(quotation.text));
    }
}

void TestProvenance::speaksPlainly_data()
{
    addRuleSets();
}

/// Texts must be whole sentences, short enough for a label, with typographic quotes.
void TestProvenance::speaksPlainly()
{
    constexpr int Longest = 200;
    constexpr qsizetype MaxWords = 15; ///< in a sentence
    const RuleSet &set = current();
    QStringList sentences{set.summary};
    for (const Provenance &mine : all(set)) {
        sentences << mine.gloss << mine.reason;
    }
    sentences.removeAll(QString());
    for (const Ruling &ruling : set.rulings) {
        for (const RulingValue &value : ruling.values) {
            sentences << value.gloss;
        }
    }
    for (const QString &sentence : sentences) {
        QVERIFY2(sentence.endsWith(u'.') && sentence.at(0).isUpper(), qPrintable(sentence));
        QVERIFY2(sentence.size() <= Longest, qPrintable(sentence));
        QVERIFY2(!sentence.contains(u'"') && !sentence.contains(u"  "), qPrintable(sentence));
        // Players are "they" or "you".
        static const QRegularExpression he(u"\\b([Hh]e|[Hh]is|[Hh]im)\\b"_s);
        QVERIFY2(!sentence.contains(he), qPrintable(sentence));
        static const QRegularExpression end(u"(?<=[.!?]) "_s);
        for (const QString &part : sentence.split(end)) {
            QVERIFY2(part.split(u' ').size() <= MaxWords, qPrintable(part));
        }
    }
    QVERIFY(set.summary.size() <= 120);
}

void TestProvenance::textsAreThoseForTranslators()
{
    for (const RuleSet &set : m_catalogue->all()) {
        const QStringList texts = set.translatableTexts();
        QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
        QVERIFY(!texts.contains(QString()));
        QStringList wanted{set.summary, set.source.basis, set.source.place};
        for (const Provenance &mine : all(set)) {
            wanted << mine.gloss << mine.reason;
        }
        wanted.removeAll(QString());
        for (const Ruling &ruling : set.rulings) {
            for (const RulingValue &value : ruling.values) {
                wanted << value.gloss;
            }
        }
        for (const QString &text : wanted) {
            QVERIFY2(texts.contains(text), qPrintable(text));
        }
        for (const Quotation &quotation : quotations(set)) {
            QVERIFY2(texts.contains(quotation.plainText()), qPrintable(quotation.text));
            // English passages are translated directly, others from our English translation.
            QCOMPARE(quotation.translation.isEmpty(), quotation.language == u"en");
            QCOMPARE(texts.contains(quotation.text), quotation.language == u"en");
        }
        QVERIFY(!texts.contains(set.source.work));
        QVERIFY(!texts.contains(set.game) && !texts.contains(set.names.numbers[5]));
    }
}

QTEST_APPLESS_MAIN(TestProvenance)
#include "tst_provenance.moc"
