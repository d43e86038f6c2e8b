// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_draft.h"
#include "core/lessons/lesson_schema.h"
#include "tests/core/json/key_table.h"
#include "tests/core/lessons/lesson_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::lesson_fixture;

namespace {

QJsonObject object(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

LessonDraft threeSteps()
{
    return LessonDraft(object(R"({"steps": [{"title": "a"}, {"title": "b"},
                                            {"title": "c", "recall": 2}]})"));
}

QString titles(const LessonDraft &draft)
{
    QString all;
    for (int i = 0; i < draft.entryCount(u"steps"_s); ++i) {
        all += draft.value(u"steps[%1].title"_s.arg(i)).toString();
    }
    return all;
}

} // namespace

/// Tests editing of lesson files.
class TestLessonDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsEveryKeyOfTheFormat();
    void setsAndRemovesValues();
    void undoesSuccessiveChangesTogether();
    void recalledStepsFollow();
    void changesLanguages();
    void keepsOtherLanguagesOfPlainTexts();
    void keepsOtherLanguagesOfLines_data();
    void keepsOtherLanguagesOfLines();
    void writesWhatItRead();
};

void TestLessonDraft::knowsEveryKeyOfTheFormat()
{
    const QString text = QString::fromUtf8(sourceFile("resources/lessons/README.md"));
    QStringList written;
    for (const key_table::Row &row : key_table::rowsIn(text.mid(text.indexOf(u"## Keys")))) {
        written << row.key + (row.defaultValue == u"required" ? u" required"_s : QString());
        const QStringList quoted = key_table::quotedIn(row.allowed);
        if (quoted.size() > 2) { // words rather than a range
            QCOMPARE(lessonKeyWords(row.key), quoted);
        }
    }
    QStringList known;
    for (const LessonKey &key : lessonKeys()) {
        known << QString::fromLatin1(key.path) + (key.isRequired ? u" required"_s : QString());
    }
    written.sort();
    known.sort();
    QCOMPARE(known, written);
}

void TestLessonDraft::setsAndRemovesValues()
{
    LessonDraft draft = threeSteps();
    QVERIFY(!draft.isModified());
    draft.setValue(u"steps[1].question.text"_s, u"Why?"_s);
    QCOMPARE(draft.value(u"steps[1].question.text"_s).toString(), u"Why?"_s);
    QVERIFY(draft.isModified());
    draft.setValue(u"steps[1].question"_s, QJsonValue::Undefined);
    QVERIFY(!draft.isModified());
    draft.insertEntry(u"steps[0].marks"_s, 0, QJsonObject{{u"points"_s, 2}});
    QCOMPARE(draft.entryCount(u"steps[0].marks"_s), 1);
    draft.removeEntry(u"steps[0].marks"_s, 0);
    QVERIFY(draft.value(u"steps[0].marks"_s).isUndefined());
}

void TestLessonDraft::undoesSuccessiveChangesTogether()
{
    LessonDraft draft = threeSteps();
    draft.setValue(u"title"_s, u"L"_s);
    draft.setValue(u"title"_s, u"Luck"_s);
    draft.setValue(u"summary"_s, u"Chance"_s);
    draft.undo();
    QVERIFY(draft.value(u"summary"_s).isUndefined());
    QCOMPARE(draft.value(u"title"_s).toString(), u"Luck"_s);
    draft.undo();
    QVERIFY(draft.value(u"title"_s).isUndefined());
    QVERIFY(!draft.canUndo());
    draft.redo();
    QCOMPARE(draft.value(u"title"_s).toString(), u"Luck"_s);
    draft.setValue(u"title"_s, u"Bad luck"_s);
    QVERIFY(!draft.canRedo());
}

void TestLessonDraft::recalledStepsFollow()
{
    LessonDraft draft = threeSteps();
    draft.insertEntry(u"steps"_s, 0, QJsonObject{{u"title"_s, u"n"_s}});
    QCOMPARE(titles(draft), u"nabc"_s);
    QCOMPARE(draft.value(u"steps[3].recall"_s).toInt(), 3);
    draft.moveEntry(u"steps"_s, 2, 0);
    QCOMPARE(titles(draft), u"bnac"_s);
    QCOMPARE(draft.value(u"steps[3].recall"_s).toInt(), 1);
    draft.moveEntry(u"steps"_s, 0, 2);
    QCOMPARE(draft.value(u"steps[3].recall"_s).toInt(), 3);
    draft.removeEntry(u"steps"_s, 2);
    QVERIFY(draft.value(u"steps[2].recall"_s).isUndefined());
    draft.undo();
    QCOMPARE(draft.value(u"steps[3].recall"_s).toInt(), 3);
}

void TestLessonDraft::changesLanguages()
{
    LessonDraft draft(object(R"({"title": "Luck", "aims": ["one"],
                                 "steps": [{"question": {"choices": ["yes", "no"]}}]})"));
    const QJsonObject before = draft.json();
    draft.setLanguages({u"en"_s, u"ru"_s});
    QCOMPARE(draft.value(u"title"_s).toObject(), object(R"({"en": "Luck", "ru": "Luck"})"));
    draft.setValue(u"title"_s, draft.withText(draft.value(u"title"_s), u"ru"_s, u"Удача"_s));
    QCOMPARE(draft.value(u"steps[0].question.choices[1]"_s).toObject()[u"ru"_s].toString(),
             u"no"_s);
    draft.setLanguages({u"ru"_s});
    QCOMPARE(draft.value(u"title"_s).toString(), u"Удача"_s);
    QCOMPARE(draft.value(u"aims[0]"_s).toString(), u"one"_s);
    draft.undo();
    draft.undo();
    draft.undo();
    QCOMPARE(draft.json(), before);
}

/// A plain string is the text in all languages.
void TestLessonDraft::keepsOtherLanguagesOfPlainTexts()
{
    const LessonDraft draft(object(R"({"languages": ["en", "ru"], "title": "Luck"})"));
    QCOMPARE(draft.withText(draft.value(u"title"_s), u"ru"_s, u"Удача"_s).toObject(),
             object(R"({"en": "Luck", "ru": "Удача"})"));
}

void TestLessonDraft::keepsOtherLanguagesOfLines_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QStringList>("russian");
    QTest::newRow("changed") << QStringList{u"a"_s, u"x"_s, u"c"_s}
                             << QStringList{u"а"_s, u"б"_s, u"в"_s};
    QTest::newRow("removed") << QStringList{u"a"_s, u"c"_s} << QStringList{u"а"_s, u"в"_s};
    QTest::newRow("inserted") << QStringList{u"a"_s, u"n"_s, u"b"_s, u"c"_s}
                              << QStringList{u"а"_s, QString(), u"б"_s, u"в"_s};
    QTest::newRow("appended") << QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}
                              << QStringList{u"а"_s, u"б"_s, u"в"_s, QString()};
    QTest::newRow("none") << QStringList() << QStringList();
}

void TestLessonDraft::keepsOtherLanguagesOfLines()
{
    QFETCH(const QStringList, lines);
    QFETCH(const QStringList, russian);
    LessonDraft draft(object(R"({"languages": ["en", "ru"], "aims": [
        {"en": "a", "ru": "а"}, {"en": "b", "ru": "б"}, {"en": "c", "ru": "в"}]})"));
    draft.setValue(u"aims"_s, draft.withLines(draft.value(u"aims"_s), u"en"_s, lines));
    QStringList english;
    QStringList kept;
    for (const QJsonValue &aim : draft.value(u"aims"_s).toArray()) {
        english << draft.textIn(aim, u"en"_s);
        kept << draft.textIn(aim, u"ru"_s);
    }
    QCOMPARE(english, lines);
    QCOMPARE(kept, russian);
}

void TestLessonDraft::writesWhatItRead()
{
    const auto lessons = builtInLessons(catalogue());
    for (const Lesson &lesson : lessons.value()) {
        const LessonDraft draft(QJsonDocument::fromJson(builtInLessonJson(lesson)).object());
        const auto read = parseLesson(draft.fileContents(), lesson.file, catalogue());
        QVERIFY(read);
        QVERIFY(read.value() == lesson);
    }
    const LessonDraft empty(LessonDraft::emptyLesson(u"ru"_s));
    QCOMPARE(empty.languages(), QStringList{u"ru"_s});
    QVERIFY(!parseLesson(empty.fileContents(), u"x"_s, catalogue())); // has no texts yet
}

QTEST_GUILESS_MAIN(TestLessonDraft)
#include "tst_lesson_draft.moc"
