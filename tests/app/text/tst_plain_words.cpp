// SPDX-License-Identifier: MIT
#include "text_fixture.h"

#include "core/story/story.h"
#include "language/language.h"
#include "text/caption.h"
#include "text/explanation.h"
#include "text/goal_text.h"
#include "text/rule_text.h"
#include "text/story_text.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr qsizetype MaxOfCaption = 15;
constexpr qsizetype MaxOfBrief = 40;
constexpr qsizetype MaxOfSentence = 15;
constexpr int Games = 4; ///< per combination of rulings

QString plain(const QString &html)
{
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QString text = html;
    return text.replace(tag, u" "_s).simplified();
}

/// Counts the words, ignoring dashes between spaces.
qsizetype wordsIn(const QString &text)
{
    const QStringList parts = text.split(u' ', Qt::SkipEmptyParts);
    return std::count_if(parts.begin(), parts.end(), [](const QString &part) {
        return std::any_of(part.begin(), part.end(), [](QChar c) { return c.isLetterOrNumber(); });
    });
}

/// Returns the first sentence that is too long with its number of words, or an empty text.
QString tooLongIn(const QString &text)
{
    static const QRegularExpression end(u"(?<=[.!?]) "_s);
    for (const QString &sentence : text.split(end)) {
        if (wordsIn(sentence) > MaxOfSentence) {
            return u"%1 words: %2"_s.arg(wordsIn(sentence)).arg(sentence);
        }
    }
    return {};
}

/// Returns the first fault of a text, or an empty text.
QString wrongIn(const QString &text, qsizetype most)
{
    if (wordsIn(text) > most) {
        return u"%1 words: %2"_s.arg(wordsIn(text)).arg(text);
    }
    const QString tooLong = tooLongIn(text);
    if (!tooLong.isEmpty()) {
        return tooLong;
    }
    static const QRegularExpression he(u"\\b([Hh]e|[Hh]is|[Hh]im|[Ss]he|[Hh]er)\\b"_s);
    return text.contains(he) ? u"he: "_s + text : QString();
}

} // namespace

/// Checks that the texts of all games are short and gender-neutral.
class TestPlainWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void captionsAndReasonsAreShort_data();
    void captionsAndReasonsAreShort();
    void digitsComeFirst();
    void goalsAreShort_data() { addLanguages(); }
    void goalsAreShort();
    void ourSentencesAreShort_data() { addLanguages(); }
    void ourSentencesAreShort();

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

void TestPlainWords::init()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s); // for plural forms
}

void TestPlainWords::captionsAndReasonsAreShort_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    QTest::addColumn<Rulings>("rulings");
    for (const QString &language : languages()) {
        for (const RuleSet &set : test::catalogue().all()) {
            for (const Rulings &rulings : set.allRulingCombinations()) {
                if (set.id == u"methodique" && rulings.value(u"further-stage"_s) == u"none") {
                    continue; // as charpentier without the exception
                }
                const QStringList name{language, set.id, QStringList(rulings.values()).join(u' ')};
                QTest::newRow(qPrintable(name.join(u' '))) << language << set.id << rulings;
            }
        }
    }
}

void TestPlainWords::captionsAndReasonsAreShort()
{
    QFETCH(const QString, language);
    QFETCH(const QString, id);
    QFETCH(const Rulings, rulings);
    QCOMPARE(installTranslator(language), language);
    const RuleSet &set = test::ruleSet(id);
    std::vector<Event> explained; // most events occur many times
    QSet<QString> captions;
    int texts = 0;
    for (std::uint64_t seed = 0; seed < Games; ++seed) {
        Game game(set, set.completedRulings(rulings).value(), makeDice(DiceOrigin::Seeded, seed));
        for (int action = 0; action < 600 && !game.position().isOver(); ++action) {
            const PlayList plays = game.legalPlays();
            const bool throws = plays.empty() || (game.canThrow() && action % 3 == 0);
            QVERIFY(throws ? game.throwDice() : game.play(plays[action % plays.size()]));
            std::vector<Event> unexplained;
            for (const Event &event : game.history().back().events) {
                if (std::ranges::find(explained, event) == explained.end()) {
                    explained.push_back(event);
                    unexplained.push_back(event);
                }
            }
            for (const PlayerNames &names :
                 {test::Names, test::NamesInWords, test::NamesInFigures}) {
                const QString caption = captionText(game, names);
                if (!captions.contains(caption)) {
                    captions << caption;
                    const QString wrong = wrongIn(caption, MaxOfCaption);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                }
                for (const Event &event : unexplained) {
                    const Explanation given =
                        explanationForEvents(set, game.rulings(), names, {event});
                    const QString tooLong = wrongIn(plain(given.summary), MaxOfBrief);
                    QVERIFY2(tooLong.isEmpty(), qPrintable(tooLong));
                    ++texts;
                }
            }
        }
    }
    QVERIFY(texts > 300);
}

void TestPlainWords::digitsComeFirst()
{
    const auto game = test::game(u"cotton"_s, {}, {6, 2, 6, 1});
    game->throwDice();
    game->throwDice();
    QCOMPARE(captionText(*game, test::Names),
             u"Anne throws 6 and 1 (“sice-ace”). Now Anne plays 6 and 1."_s);
}

void TestPlainWords::goalsAreShort()
{
    QFETCH(const QString, language);
    QCOMPARE(installTranslator(language), language);
    for (const RuleSet &set : test::catalogue().all()) {
        const QString wrong = wrongIn(goalText(set.defaultRules), 2 * MaxOfSentence);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
}

/// Checks our own texts about rules and sources, but not the sources' words in any language.
void TestPlainWords::ourSentencesAreShort()
{
    QFETCH(const QString, language);
    QCOMPARE(installTranslator(language), language);
    for (const RuleSet &set : test::catalogue().all()) {
        std::vector<Provenance> all(set.provenance.begin(), set.provenance.end());
        all.push_back(set.names.provenance);
        QStringList texts{set.summary};
        for (const Ruling &ruling : set.rulings) {
            all.push_back(ruling.provenance);
            for (const RulingValue &value : ruling.values) {
                texts << value.gloss;
            }
        }
        for (const Provenance &each : all) {
            texts << each.gloss << each.reason;
        }
        for (const QString &text : texts) {
            const QString wrong = tooLongIn(translatedRuleText(text));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }
    const auto story = Story::builtIn();
    QVERIFY(story);
    QStringList ofSources;
    for (const StoryPassage &passage : story.value().passages()) {
        ofSources << passage.translation << passage.quotation.text;
    }
    for (const QString &text : story.value().translatableTexts()) {
        const QString wrong = tooLongIn(translatedStoryText(text));
        QVERIFY2(wrong.isEmpty() || ofSources.contains(text), qPrintable(wrong));
    }
}

QTEST_GUILESS_MAIN(TestPlainWords)
#include "tst_plain_words.moc"
