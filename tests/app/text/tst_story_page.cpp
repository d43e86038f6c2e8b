// SPDX-License-Identifier: MIT
#include "core/story/story.h"
#include "text/quoted.h"
#include "text/story_page.h"
#include "text/story_text.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

QString pageRect(const Story &story, bool wide)
{
    return storyPageHtml(story, {wide, [](const StoryPicture &) { return QSize(120, 90); }});
}

QStringList captured(const QString &text, const QString &pattern)
{
    QStringList found;
    for (auto it = QRegularExpression(pattern).globalMatch(text); it.hasNext();) {
        found << it.next().captured(1);
    }
    return found;
}

} // namespace

/// Tests the HTML of the page about the games and their sources.
class TestStoryPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void headingsAreInOrder_data() { rooms(); }
    void headingsAreInOrder();
    void everyChapterHasItsPlace_data() { rooms(); }
    void everyChapterHasItsPlace();
    void showsEveryText_data() { rooms(); }
    void showsEveryText();
    void quotesInTheirOwnLanguage_data() { rooms(); }
    void quotesInTheirOwnLanguage();
    void ourWordsFollowTheOldOnes_data() { rooms(); }
    void ourWordsFollowTheOldOnes();
    void everyPictureHasACaption_data() { rooms(); }
    void everyPictureHasACaption();
    void tellsHowEachFactIsKnown();
    void escapesWhatItShows();

private:
    static void rooms();

    std::optional<Story> m_story;
};

void TestStoryPage::rooms()
{
    QTest::addColumn<bool>("wide");
    QTest::newRow("wide") << true;
    QTest::newRow("narrow") << false;
}

void TestStoryPage::initTestCase()
{
    auto story = Story::builtIn();
    QVERIFY(story);
    m_story = std::move(story).value();
}

void TestStoryPage::headingsAreInOrder()
{
    QFETCH(const bool, wide);
    const QStringList levels = captured(pageRect(*m_story, wide), u"<h([1-6])>"_s);
    QVERIFY(levels.size() > 30);
    QCOMPARE(levels.front(), u"1"_s);
    QCOMPARE(levels.count(u"1"_s), 1);
    for (qsizetype i = 1; i < levels.size(); ++i) {
        QVERIFY2(levels[i].toInt() <= levels[i - 1].toInt() + 1, qPrintable(levels.join(u' ')));
    }
}

void TestStoryPage::everyChapterHasItsPlace()
{
    QFETCH(const bool, wide);
    QStringList wanted;
    for (const StoryChapter &chapter : storyChapters()) {
        wanted << chapter.anchor;
        QVERIFY(!chapter.title.isEmpty());
    }
    QCOMPARE(captured(pageRect(*m_story, wide), u"<a name=\"([^\"]*)\">"_s), wanted);
}

void TestStoryPage::showsEveryText()
{
    QFETCH(const bool, wide);
    const QString page = pageRect(*m_story, wide);
    for (const QString &text : m_story->translatableTexts()) {
        QVERIFY2(page.contains(text.toHtmlEscaped()), qPrintable(text));
    }
    for (const StorySource &source : m_story->sources) {
        QVERIFY2(page.contains(u"<span lang=\"%1\">%2</span>"_s.arg(source.language, source.title)),
                 qPrintable(source.title));
    }
}

void TestStoryPage::quotesInTheirOwnLanguage()
{
    QFETCH(const bool, wide);
    const QString page = pageRect(*m_story, wide);
    QVERIFY(page.startsWith(u"<html lang=\"en\">"_s));
    for (const StoryPassage &each : m_story->passages()) {
        const QString old = u"<i lang=\"%1\" xml:lang=\"%1\">%2</i>"_s.arg(
            each.quotation.language,
            quoted(each.quotation.text, each.quotation.language).toHtmlEscaped());
        QCOMPARE(page.count(old), 1);
    }
    // Nothing else is in italics.
    QCOMPARE(static_cast<std::size_t>(page.count(u"<i "_s)), m_story->passages().size());
}

void TestStoryPage::ourWordsFollowTheOldOnes()
{
    QFETCH(const bool, wide);
    const QString page = pageRect(*m_story, wide);
    qsizetype at = 0;
    for (const StoryPassage &each : m_story->passages()) {
        const qsizetype old = page.indexOf(each.quotation.text.toHtmlEscaped(), at);
        QVERIFY2(old >= at, qPrintable(each.quotation.text));
        at = old;
        if (each.translation.isEmpty()) {
            continue; // English passages are not translated
        }
        const qsizetype ours = page.indexOf(each.translation.toHtmlEscaped(), old);
        QVERIFY2(ours > old, qPrintable(each.quotation.text));
        QVERIFY(page.mid(old, ours - old).contains(u"In our words: "_s));
        at = ours;
    }
}

void TestStoryPage::everyPictureHasACaption()
{
    QFETCH(const bool, wide);
    const QString page = pageRect(*m_story, wide);
    QStringList wanted;
    for (const StoryFigure &figure : storyFigures(*m_story)) {
        wanted << figure.url;
        QVERIFY(figure.picture != nullptr);
    }
    QCOMPARE(wanted.size(), 16);
    QCOMPARE(captured(page, u"<img src=\"([^\"]*)\" width=\"120\" height=\"90\""_s), wanted);
    QStringList captions;
    for (const ObjectLabel &label : m_story->labels) {
        captions << label.caption;
    }
    for (const GlossaryEntry &word : m_story->glossary) {
        captions << word.caption;
    }
    for (const QString &caption : captions) {
        QVERIFY2(page.contains(u"alt=\"%1\""_s.arg(caption)), qPrintable(caption));
        QCOMPARE(page.count(caption), 2); // once as alternative text and once below the picture
    }
}

void TestStoryPage::tellsHowEachFactIsKnown()
{
    const QString page = pageRect(*m_story, true);
    for (const StoryStatement &kind : m_story->evidence) {
        QVERIFY(page.contains(u"<b>%1</b>"_s.arg(evidenceName(kind.evidence))));
    }
    std::vector<StoryStatement> all = m_story->miniature;
    for (const TimelineEntry &entry : m_story->timeline) {
        all.push_back(entry.statement);
    }
    for (const StorySource &source : m_story->sources) {
        all.insert(all.end(), source.statements.begin(), source.statements.end());
    }
    for (const StoryName &name : m_story->names) {
        all.insert(all.end(), name.statements.begin(), name.statements.end());
    }
    for (const ObjectLabel &label : m_story->labels) {
        all.push_back(label.materials);
        all.push_back({label.inventedFeatures, Evidence::Silent});
    }
    for (const StoryStatement &each : all) {
        const QString known = u"%1 <small class=\"evidence\">%2 (%3)</small>"_s.arg(
            each.text.toHtmlEscaped(), evidenceMarkHtml(each.evidence),
            evidenceName(each.evidence));
        QVERIFY2(page.contains(known), qPrintable(each.text));
    }
}

void TestStoryPage::escapesWhatItShows()
{
    Story story = *m_story;
    story.timeline.front().statement.text = u"<b>1 < 2</b>"_s;
    story.sources.front().title = u"<script>"_s;
    const QString page = pageRect(story, true);
    QVERIFY(page.contains(u"&lt;b&gt;1 &lt; 2&lt;/b&gt;"_s));
    QVERIFY(!page.contains(u"<script>"_s));
}

QTEST_GUILESS_MAIN(TestStoryPage)
#include "tst_story_page.moc"
