// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "core/story/story.h"
#include "tests/core/story/story_passages.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// Splits a text into sentences, which end at a stop followed by a capital: not in "c. 1665".
QStringList sentencesOf(const QString &text)
{
    static const QRegularExpression end(u"(?<=[.!?])\\s+(?=[\\p{Lu}])"_s);
    return text.split(end, Qt::SkipEmptyParts);
}

qsizetype wordsIn(const QString &text)
{
    static const QRegularExpression space(u"\\s+"_s);
    return text.split(space, Qt::SkipEmptyParts).size();
}

/// Returns whether a passage contains the parts of a quotation between "…", in order.
bool isQuotedFrom(const QString &quotation, const QString &passage)
{
    qsizetype from = 0;
    for (const QString &part : quotation.split(u'…')) {
        const qsizetype at = passage.indexOf(part.trimmed(), from);
        if (at < 0) {
            return false;
        }
        from = at + part.trimmed().size();
    }
    return true;
}

} // namespace

/// Tests the page on the games and their sources: quotations must be authentic, and other texts
/// plain.
class TestStory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void quotesOnlyTheSources();
    void quotesWillughbyOnce();
    void neverQuotesTheTranslationOfAlfonso();
    void hidesNoQuotationInItsTexts();
    void speaksInShortSentences();
    void hasShortLabels();
    void statesUncertainty();
    void tellsWhatTheDocumentsSay();
    void marksWhatIsRetold();
    void knowsEveryTradition();
    void knowsEveryRuleSet();
    void goesFromOldToNew();
    void drawsTwelveDifferentWords();
    void textsAreThoseForTranslators();

private:
    std::optional<Catalogue> m_catalogue;
    std::optional<Story> m_story;
};

void TestStory::initTestCase()
{
    auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue);
    m_catalogue = std::move(catalogue).value();
    auto story = Story::builtIn();
    QVERIFY2(story, story ? "" : qPrintable(story.error().place));
    m_story = std::move(story).value();
}

void TestStory::quotesOnlyTheSources()
{
    const QStringList known = storyPassages();
    const std::vector<StoryPassage> quoted = m_story->passages();
    QVERIFY(quoted.size() >= 15);
    for (const StoryPassage &each : quoted) {
        const QString text = each.quotation.text;
        QVERIFY2(std::any_of(known.begin(), known.end(),
                             [&](const QString &one) { return isQuotedFrom(text, one); }),
                 qPrintable(text));
        // Only modern words need no translation.
        QCOMPARE(each.translation.isEmpty(), text.startsWith(u"A very silly little luck game"));
        const bool french = text.contains(u"l'une sur") || text.contains(u"dames");
        QVERIFY(!french || each.quotation.language == u"fr");
    }
}

void TestStory::quotesWillughbyOnce()
{
    const QStringList his = passages().value(u"willughby"_s);
    int count = 0;
    for (const StoryPassage &each : m_story->passages()) {
        count += std::any_of(his.begin(), his.end(), [&](const QString &one) {
            return isQuotedFrom(each.quotation.text, one);
        });
    }
    QCOMPARE(count, 1);
}

void TestStory::neverQuotesTheTranslationOfAlfonso()
{
    for (const StorySource &source : m_story->sources) {
        const bool modern =
            source.ruleSets.contains(u"alfonso"_s) || source.ruleSets.contains(u"alfonso-race"_s);
        QVERIFY2(!modern || source.passages.empty(), qPrintable(source.id));
    }
    for (const StoryPassage &each : m_story->passages()) {
        QVERIFY(each.quotation.text != u"the other player should do it");
    }
}

void TestStory::hidesNoQuotationInItsTexts()
{
    QStringList known = storyPassages();
    for (const StoryPassage &each : m_story->passages()) {
        if (each.translation.isEmpty()) { // translated directly
            known.removeOne(each.quotation.text);
        }
    }
    for (const QString &text : m_story->translatableTexts()) {
        for (const QChar mark : {u'“', u'”', u'"', u'«', u'»'}) {
            QVERIFY2(!text.contains(mark), qPrintable(text));
        }
        QVERIFY2(!known.contains(text), qPrintable(text));
    }
}

void TestStory::speaksInShortSentences()
{
    constexpr qsizetype Longest = 15;
    for (const QString &text : m_story->translatableTexts()) {
        for (const QString &sentence : sentencesOf(text)) {
            QVERIFY2(wordsIn(sentence) <= Longest, qPrintable(sentence));
        }
        QVERIFY2(!text.contains(u"  "), qPrintable(text));
    }
    QVERIFY(wordsIn(m_story->introduction.join(u' ')) <= 80);
    QCOMPARE(sentencesOf(u"Made c. 1665 by hand. Not printed."_s).size(), 2);
}

void TestStory::hasShortLabels()
{
    for (const ObjectLabel &label : m_story->labels) {
        const QStringList all{label.title,           label.place, label.date,
                              label.materials.text,  label.size,  label.model,
                              label.inventedFeatures};
        QVERIFY2(wordsIn(all.join(u' ')) <= 60, qPrintable(label.tradition));
        QVERIFY2(label.model.startsWith(u"Digital reconstruction"), qPrintable(label.tradition));
    }
}

/// Statements that no source of ours confirms must be worded as such, and no others. Library
/// catalogues show where copies are kept.
void TestStory::statesUncertainty()
{
    const QStringList uncertain{
        // general knowledge: no catalogue was checked for earlier editions
        u"Written by hand, and finished in Seville. Said to have been first printed in 1874."_s,
        // general knowledge: his book does not state his trade
        u"Randle Holme, said to have been a painter of coats of arms in Chester."_s,
        // the estimate of a single account
        u"A living game, said to be at least fifty years old and probably much older."_s};
    QStringList hedged;
    for (const QString &text : m_story->translatableTexts()) {
        if (text.contains(u"said to", Qt::CaseInsensitive)) {
            hedged << text;
        }
    }
    QCOMPARE(QSet<QString>(hedged.begin(), hedged.end()),
             QSet<QString>(uncertain.begin(), uncertain.end()));
    const QString all = m_story->translatableTexts().join(u' ');
    for (const char *text :
         {"Later it was attributed to Charles Cotton", "The author is not known",
          "first printed in 1905", "The inlay is invented", "The carved plait is invented",
          "any particular piece", "Ivory was used then", "17th century, after a board of 1545",
          "modern reconstruction", "the text does not mention them",
          "may have grown out of doblet"}) {
        QVERIFY2(all.contains(QLatin1StringView(text)), text);
    }
    QVERIFY(!all.contains(u"the dice are thrown again"));
    // Title pages state these places.
    for (const char *place : {"Florence", "London", "Paris"}) {
        QVERIFY2(!all.contains(u"said to be printed in "_s + QLatin1StringView(place),
                               Qt::CaseInsensitive),
                 place);
    }
}

/// Statements that have been corrected after the documents must stay correct.
void TestStory::tellsWhatTheDocumentsSay()
{
    const QString all = m_story->translatableTexts().join(u' ');
    for (const QStringView text :
         {u"Rabelais, in Gargantua, lists the games that a giant plays.",
          u"so he took them for two games.",
          u"reynette, means little queen",
          u"in a sermon before King Edward VI",
          u"Taylor’s Motto",
          u"how dublets is played",
          u"printed in Paris, a modern account says",
          u"in the third edition of a book on trictrac",
          u"Seymour (pages 248–249) and Johnson (page 249)",
          u"popular in the 17th and 18th centuries, modern writers say",
          u"On 29 March Justin du Coeur",
          u"one of fifteen games of tables",
          u"Some accounts date these games to the 14th century. The book itself says 1283.",
          u"finished in Seville",
          u"London 1674, for R. Cutler",
          u"sice-ace and ketch-dolt",
          u"Two sleights of hand, and loaded dice that fall high.",
          u"Two dice are thrown, as in all games at tables.",
          u"The other player lays down a man with a number you cannot use.",
          u"The manuscript is in the British Library, London.",
          u"He numbers the points from the left.",
          u"In kotra, another Icelandic game, the lower number begins.",
          u"One has just lifted a man from its pile.",
          u"Singman dates the name doublets",
          u"Latimer used it in 1549.",
          u"dames rabatues",
          u"81A5599",
          u"eight men of poplar survive",
          u"For games of about 1665–1688, kız tavlası and yahoudieh.",
          u"of whale bone",
          u"Mary Rose Museum, Portsmouth",
          u"David Parlett",
          u"ISBN 1-85928-460-4",
          u"quite unlike backgammon"}) {
        QVERIFY2(all.contains(text), qPrintable(text.toString()));
    }
    QVERIFY(!all.contains(u"Not printed.") && !all.contains(u"whalebone"));
}

/// Facts known from later accounts must not be marked as stated by historical sources, and facts
/// stated there not as deduced.
void TestStory::marksWhatIsRetold()
{
    for (const int year : {1554, 1694, 1699, 1715, 1750, 1905, 1997, 2003, 2026}) {
        for (const TimelineEntry &each : m_story->timeline) {
            if (each.sortYear == year) {
                QVERIFY2(each.statement.evidence == Evidence::Paraphrased,
                         qPrintable(each.statement.text));
            }
        }
    }
    for (const StorySource &source : m_story->sources) {
        for (const StoryStatement &each : source.statements) {
            QVERIFY2(!each.text.contains(u"The book itself says") ||
                         each.evidence == Evidence::Stated,
                     qPrintable(each.text));
        }
    }
    for (const StoryName &name : m_story->names) {
        for (const StoryStatement &each : name.statements) {
            // Nothing about a name was chosen for this program.
            QVERIFY2(each.evidence != Evidence::Silent, qPrintable(each.text));
            QVERIFY2(!each.text.contains(u"Fiske") || each.evidence == Evidence::Paraphrased,
                     qPrintable(each.text));
        }
    }
    for (const ObjectLabel &label : m_story->labels) {
        QVERIFY2(label.materials.evidence == Evidence::Depicted ||
                     label.materials.evidence == Evidence::Silent,
                 qPrintable(label.tradition));
    }
}

void TestStory::knowsEveryTradition()
{
    QSet<QString> wanted;
    for (const RuleSet &set : m_catalogue->all()) {
        wanted.insert(set.tradition);
    }
    for (const QString &tradition : wanted) {
        const ObjectLabel *label = m_story->labelOf(tradition);
        QVERIFY2(label, qPrintable(tradition));
        const RuleSet *shown = m_catalogue->find(label->picture.ruleSet);
        QVERIFY2(shown && shown->tradition == tradition, qPrintable(tradition));
    }
    QCOMPARE(static_cast<qsizetype>(m_story->labels.size()), wanted.size());
    QVERIFY(!m_story->labelOf(u"nowhere"_s));
}

void TestStory::knowsEveryRuleSet()
{
    QStringList followed;
    for (const StorySource &source : m_story->sources) {
        for (const QString &id : source.ruleSets) {
            QVERIFY2(m_catalogue->find(id), qPrintable(id));
            // The source of a reconstruction is dated today.
            const RuleSet &set = *m_catalogue->find(id);
            QCOMPARE(source.year, set.isReconstruction ? u"today"_s : set.source.year);
            QVERIFY2(!followed.contains(id), qPrintable(id));
            followed << id;
        }
    }
    for (const QString &id : m_catalogue->ids()) {
        QVERIFY2(followed.contains(id), qPrintable(id));
    }
}

void TestStory::goesFromOldToNew()
{
    QCOMPARE(m_story->timeline.front().sortYear, 1283);
    QVERIFY(std::is_sorted(
        m_story->timeline.begin(), m_story->timeline.end(),
        [](const TimelineEntry &a, const TimelineEntry &b) { return a.sortYear < b.sortYear; }));
    for (const int year : {1283, 1534, 1545, 1549, 1554, 1611, 1621, 1665, 1674, 1688, 1694, 1699,
                           1715, 1750, 1888, 1905, 1997}) {
        QVERIFY2(std::any_of(m_story->timeline.begin(), m_story->timeline.end(),
                             [year](const TimelineEntry &each) { return each.sortYear == year; }),
                 qPrintable(QString::number(year)));
    }
}

void TestStory::drawsTwelveDifferentWords()
{
    QCOMPARE(m_story->glossary.size(), std::size_t{12});
    for (std::size_t i = 0; i < m_story->glossary.size(); ++i) {
        const GlossaryEntry &word = m_story->glossary[i];
        QVERIFY2(m_catalogue->find(word.picture.ruleSet), qPrintable(word.term));
        for (std::size_t k = 0; k < i; ++k) {
            QVERIFY2(!(m_story->glossary[k].picture == word.picture), qPrintable(word.term));
        }
    }
}

void TestStory::textsAreThoseForTranslators()
{
    const QStringList texts = m_story->translatableTexts();
    QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
    QVERIFY(!texts.contains(QString()) && !texts.contains(u"1283"_s));
    QVERIFY(texts.contains(u"before 1688"_s));
    for (const StorySource &source : m_story->sources) {
        QVERIFY2(!texts.contains(source.title), qPrintable(source.title));
        for (const QString &text :
             {source.author, source.imprint, source.location, source.editionUsed}) {
            QVERIFY2(texts.contains(text), qPrintable(text));
        }
    }
    for (const StoryPassage &each : m_story->passages()) {
        // Plain English passages are translated directly.
        QCOMPARE(texts.contains(each.quotation.text), each.translation.isEmpty());
        QVERIFY(each.translation.isEmpty() || texts.contains(each.translation));
    }
    for (const GlossaryEntry &word : m_story->glossary) {
        QVERIFY(texts.contains(word.term) && texts.contains(word.caption));
    }
    QVERIFY(texts.contains(m_story->labels.front().inventedFeatures));
    QVERIFY(texts.contains(m_story->credits.back().lines.back()));
}

QTEST_APPLESS_MAIN(TestStory)
#include "tst_story.moc"
