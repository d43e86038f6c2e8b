// SPDX-License-Identifier: MIT
#include "core/story/story.h"
#include "core/story/story_parser.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

QByteArray storyFile()
{
    QFile file(QStringLiteral(DOUBLETS_SOURCE_DIR "/resources/story/story.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the story file with the first occurrence of `before` replaced.
QByteArray changed(const char *before, const char *after)
{
    QByteArray text = storyFile();
    const qsizetype at = text.indexOf(before);
    return at < 0 ? QByteArray() : text.replace(at, qstrlen(before), after);
}

} // namespace

/// Tests invalid and inconsistent story files.
class TestBrokenStory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadWhole();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void refusesEveryTruncation();
};

void TestBrokenStory::isReadWhole()
{
    const auto story = parseStory(storyFile(), u"story.json"_s);
    QVERIFY(story);
    const auto builtIn = Story::builtIn();
    QVERIFY(builtIn);
    QVERIFY(builtIn.value() == story.value());
    const StoryPicture &last = story.value().glossary.back().picture;
    QVERIFY(last.view == StoryPicture::View::Dice);
    QVERIFY(last.dice == Throw({6, 3}) && last.lost == Numbers({6}) && last.passed == Numbers({3}));
    QVERIFY(story.value().glossary.front().picture.mark == StoryPicture::Mark::Point);
    QVERIFY(story.value().timeline[2].statement.evidence == Evidence::Depicted);
}

void TestBrokenStory::refusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");

    using enum ErrorCode;
    const auto row = [](const char *name, const QByteArray &text, ErrorCode code,
                        const char *place) {
        QTest::newRow(name) << text << code << QString::fromLatin1(place);
    };
    row("empty", {}, Empty, "");
    row("prose", "Once upon a time", NotJson, "line 1");
    row("binary", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), NotText, "");
    row("a list", "[" + storyFile() + "]", WrongType, "");
    row("huge", storyFile() + QByteArray(Story::MaxFileSize, ' '), TooLarge, "");
    row("another format", changed("doublets-story", "doublets-ruleset"), WrongFormat, "format");
    row("newer", changed("\"version\": 1", "\"version\": 2"), NewerVersion, "version");
    row("unknown part", changed("\"introduction\"", "\"foreword\": [], \"introduction\""),
        UnknownKey, "foreword");
    row("missing part", changed("\"miniature\"", "\"names\""), DuplicateKey, "names");
    row("unknown evidence", changed("\"evidence\": \"stated\" }", "\"evidence\": \"sure\" }"),
        ImpossibleValue, "evidence[0].evidence");
    row("evidence told twice",
        changed("\"evidence\": \"paraphrased\" }", "\"evidence\": \"stated\" }"), Inconsistent,
        "evidence");
    row("out of order", changed("\"sortYear\": 1534", "\"sortYear\": 1934"), Inconsistent,
        "timeline[2].sortYear");
    row("year as a number", changed("\"year\": \"1534\"", "\"year\": 1534"), WrongType,
        "timeline[1].year");
    row("no translation",
        changed("\"translation\": \"They are still at their doublets.\"", "\"meaning\": \"\""),
        UnknownKey, "timeline[3].passages[0].meaning");
    row("French without a translation",
        changed(",\n          \"translation\": \"One upon the other, and not side by side.\"", ""),
        MissingKey, "sources[4].passages[0].translation");
    row("unknown language",
        changed("doublets still\", \"language\": \"en\"", "doublets still\", \"language\": \"??\""),
        ImpossibleValue, "timeline[3].passages[0].quotation.language");
    row("no holder", changed("\"kept\": \"El Escorial, Spain: manuscript T-I-6, leaf 74.\",", ""),
        MissingKey, "sources[0].kept");
    row("a source twice", changed("\"id\": \"willughby\"", "\"id\": \"alfonso\""), Inconsistent,
        "sources[1].id");
    row("a label twice", changed("\"tradition\": \"castile\"", "\"tradition\": \"england\""),
        Inconsistent, "labels[1].tradition");
    row("space around", changed("\"title\": \"Trictrac table\"", "\"title\": \" Trictrac\""),
        ImpossibleValue, "labels[2].title");
    row("unknown view", changed("\"view\": \"board\"", "\"view\": \"moon\""), ImpossibleValue,
        "labels[0].picture.view");
    row("unknown mark", changed("\"mark\": \"pile\"", "\"mark\": \"heap\""), ImpossibleValue,
        "glossary[2].picture.mark");
    row("point 7", changed("\"point\": 4", "\"point\": 7"), ImpossibleValue,
        "glossary[0].picture.point");
    row("four men", changed("\"men\": [0, 0, 0, 3, 0, 0]", "\"men\": [0, 0, 0, 4, 0, 0]"),
        ImpossibleValue, "glossary[2].picture.white.men[3]");
    row("the bottom man laid down",
        changed("\"down\": [0, 0, 1, 0, 0, 0]", "\"down\": [0, 0, 2, 0, 0, 0]"), Inconsistent,
        "glossary[3].picture.white.down");
    row("a seven", changed("\"dice\": [4, 4]", "\"dice\": [4, 7]"), ImpossibleValue,
        "glossary[9].picture.dice");
    row("lost, not thrown", changed("\"lost\": [6]", "\"lost\": [5]"), Inconsistent,
        "glossary[11].picture.dice");
    row("no dice", changed("\"dice\": [4, 4]", "\"point\": 1"), MissingKey,
        "glossary[9].picture.dice");
    row("a word twice", changed("\"word\": \"Man\"", "\"word\": \"Point\""), Inconsistent,
        "glossary[1].word");
}

void TestBrokenStory::refusesBrokenFiles()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!text.isEmpty() || qstrcmp(QTest::currentDataTag(), "empty") == 0);
    const auto parsed = parseStory(text, u"story.json"_s);
    QVERIFY(!parsed);
    QTEST(parsed.error().place, "place");
    QTEST(parsed.error().code, "code");
    QCOMPARE(parsed.error().file, u"story.json"_s);
}

/// A file truncated at any byte must be rejected.
void TestBrokenStory::refusesEveryTruncation()
{
    const QByteArray good = storyFile().trimmed();
    for (qsizetype size = 1; size < good.size(); size += 37) {
        QVERIFY(!parseStory(good.left(size), u"story.json"_s));
    }
}

QTEST_APPLESS_MAIN(TestBrokenStory)
#include "tst_broken_story.moc"
