// SPDX-License-Identifier: MIT
#include "tests/core/record/games.h"

#include "core/limits.h"
#include "core/record/notes.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

namespace {

/// Returns a game in which the lead is tied and numbers are lost.
std::unique_ptr<Game> sampleGame(int actions = 1000)
{
    return randomGame(*catalogue().find(u"cotton"_s), {}, 1674, actions);
}

Record recordWith(const std::vector<RecordedNote> &notes, int actions = 1000, int undone = 0)
{
    const auto game = sampleGame(actions);
    for (int i = 0; i < undone; ++i) {
        game->undo();
    }
    Record record = recordOf(*game, {}, {});
    record.notes = notes;
    return record;
}

/// Returns notes on every step of a game.
Notes notesOnAll(const std::vector<HistoryEntry> &history)
{
    Notes notes;
    QVector<Step> steps{{}};
    for (std::size_t i = 0; i < history.size(); ++i) {
        for (int loss = 0; loss <= lostNumberCount(history[i].events); ++loss) {
            steps << Step{i + 1, loss};
        }
    }
    for (const Step &step : steps) {
        static_cast<void>(notes.setNote(step, u"%1/%2"_s.arg(step.actions).arg(step.losses)));
    }
    return notes;
}

} // namespace

class TestNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsANote_data();
    void whatIsANote();
    void typed_data();
    void typed();
    void keepsOneAStep();
    void takesNoMoreThanMayBeRecorded();
    void everyStepIsReadAgain_data();
    void everyStepIsReadAgain();
    void namesThePlacesInTheFile();
    void refusesWhatIsNoStep_data();
    void refusesWhatIsNoStep();
    void oldRecordsHaveNone();
};

void TestNotes::whatIsANote_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("is");
    const auto row = [](const char *what, const QString &text, bool is) {
        QTest::newRow(what) << text << is;
    };
    row("none", {}, false);
    row("space alone", u" \n "_s, false);
    row("plain", u"Why not the other man?"_s, true);
    row("lines", u"Why?\n\nCount the men."_s, true);
    row("marked up", u"<b>bold</b> &amp; 1 < 2"_s, true);
    row("longest", QString(limits::MaxNoteLength, u'a'), true);
    row("longest in dice", u"🎲"_s.repeated(limits::MaxNoteLength), true);
    row("longest in lines", u"a\n"_s.repeated(limits::MaxNoteLength / 2), true);
    row("too long", QString(limits::MaxNoteLength + 1, u'a'), false);
    row("too many lines", u"a"_s + QString(limits::MaxNoteLength, u'\n'), false);
    row("tabulator", u"a\tb"_s, false);
    row("carriage return", u"a\r\nb"_s, false);
    row("line separator", u"a\u2028b"_s, false);
    row("turned around", u"\u202eenna"_s, false);
    row("half an emoji", QString(QChar(0xd83c)), false);
}

void TestNotes::whatIsANote()
{
    QFETCH(const QString, text);
    QFETCH(const bool, is);
    QCOMPARE(isValidNote(text), is);
}

void TestNotes::typed_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("note");
    const int most = limits::MaxNoteLength;
    QTest::newRow("as it is") << u"Why?\nCount."_s << u"Why?\nCount."_s;
    QTest::newRow("space around") << u"  Why? \n\n"_s << u"Why?"_s;
    QTest::newRow("nothing to see") << u" \n\t "_s << QString();
    QTest::newRow("a tabulator") << u"a\tb"_s << u"a b"_s;
    QTest::newRow("two line ends") << u"a\r\nb"_s << u"a\nb"_s;
    QTest::newRow("too long") << QString(3 * most, u'a') << QString(most, u'a');
    QTest::newRow("too long in dice") << u"🎲"_s.repeated(2 * most) << u"🎲"_s.repeated(most);
    QTest::newRow("too many lines")
        << u"a\n"_s.repeated(most) << u"a\n"_s.repeated(most / 2).trimmed();
}

void TestNotes::typed()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, note);
    QCOMPARE(sanitizedNote(typed), note);
    QVERIFY(note.isEmpty() || isValidNote(note));
}

void TestNotes::keepsOneAStep()
{
    Notes notes;
    QVERIFY(notes.isEmpty());
    QVERIFY(notes.setNote({3, 0}, u"a"_s));
    QVERIFY(notes.setNote({3, 1}, u"b"_s));
    QVERIFY(notes.setNote({3, 0}, u"c"_s));
    QCOMPARE(notes.noteOn({3, 0}), u"c"_s);
    QCOMPARE(notes.noteOn({3, 1}), u"b"_s);
    QCOMPARE(notes.noteOn({4, 0}), QString());
    QVERIFY(notes.setNote({3, 0}, {}));
    QCOMPARE(notes.all().size(), std::size_t(1));
    QVERIFY(!notes.removeIf([](const Step &step) { return step.actions > 3; }));
    QVERIFY(notes.removeIf([](const Step &step) { return step.actions > 2; }));
    QVERIFY(notes.isEmpty());
}

void TestNotes::takesNoMoreThanMayBeRecorded()
{
    Notes notes;
    for (std::size_t i = 0; i < limits::MaxNotes; ++i) {
        QVERIFY(notes.setNote({i, 0}, u"a"_s));
    }
    QVERIFY(!notes.setNote({limits::MaxNotes, 0}, u"a"_s));
    QVERIFY(notes.setNote({0, 0}, u"b"_s)); // replaces an existing note
    QVERIFY(notes.setNote({1, 0}, {}));
    QVERIFY(notes.setNote({limits::MaxNotes, 0}, u"a"_s));
}

void TestNotes::everyStepIsReadAgain_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const RuleSet &ruleSet : catalogue().all()) {
        QTest::newRow(qPrintable(ruleSet.id)) << ruleSet.id;
    }
}

void TestNotes::everyStepIsReadAgain()
{
    QFETCH(const QString, ruleSet);
    for (const int undone : {0, 5}) {
        const auto game = randomGame(*catalogue().find(ruleSet), {}, 7, 60);
        const Notes notes = notesOnAll(game->history());
        QVERIFY(notes.all().size() > 60);
        for (int i = 0; i < undone; ++i) {
            game->undo();
        }
        Record record = recordOf(*game, {}, {});
        setRecordNotes(record, notes);
        QCOMPARE(record.notes.size(), notes.all().size());
        const auto read = parseRecord(recordJson(record, RecordLayout::OneLine), {});
        QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : read.error().error.place));
        QVERIFY(read.value() == record);
        QVERIFY(notesOf(read.value()) == notes);
        const auto played = gameFromRecord(read.value(), catalogue());
        QVERIFY2(played.ok(), qPrintable(played.ok() ? QString() : played.error().error.place));
    }
}

void TestNotes::namesThePlacesInTheFile()
{
    // The lead, two throws and their plays.
    Record record = recordWith({}, 6);
    Notes notes;
    std::size_t first = 0; // the first throw of all the dice
    const std::vector<Action> actions = record.actions();
    while (!std::holds_alternative<Throw>(actions[first])) {
        ++first;
    }
    for (const Step step : {Step{0, 0}, Step{first, 0}, Step{first + 1, 0}, Step{first + 2, 0}}) {
        QVERIFY(notes.setNote(step, u"a"_s));
    }
    setRecordNotes(record, notes);
    const auto lead = static_cast<int>(first);
    QVERIFY((record.notes ==
             std::vector<RecordedNote>{
                 {0, 0, 0, u"a"_s}, {0, lead, 0, u"a"_s}, {1, 0, 0, u"a"_s}, {1, 1, 0, u"a"_s}}));
}

void TestNotes::refusesWhatIsNoStep_data()
{
    QTest::addColumn<std::vector<RecordedNote>>("notes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *what, const std::vector<RecordedNote> &notes, ErrorCode code,
                        const QString &place) { QTest::newRow(what) << notes << code << place; };
    const RecordedNote start{0, 0, 0, u"a"_s};
    row("throw", {{999, 0, 0, u"a"_s}}, ErrorCode::NoSuchStep, u"notes[0]"_s);
    row("play", {start, {1, 20, 0, u"a"_s}}, ErrorCode::NoSuchStep, u"notes[1]"_s);
    row("pair for the lead", {{0, 90, 0, u"a"_s}}, ErrorCode::NoSuchStep, u"notes[0]"_s);
    row("loss", {{0, 1, 1, u"a"_s}}, ErrorCode::NoSuchStep, u"notes[0]"_s);
    row("loss at the start", {{0, 0, 1, u"a"_s}}, ErrorCode::NoSuchStep, u"notes[0]"_s);
    row("twice", {start, start}, ErrorCode::DuplicateEntry, u"notes[1]"_s);
    row("nothing", {{0, 0, 0, {}}}, ErrorCode::InvalidNote, u"notes[0].text"_s);
    row("a bell", {{0, 0, 0, u"\a"_s}}, ErrorCode::InvalidNote, u"notes[0].text"_s);
    row("too long", {start, {1, 0, 0, QString(limits::MaxNoteLength + 1, u'a')}},
        ErrorCode::InvalidNote, u"notes[1].text"_s);
    row("too many", std::vector<RecordedNote>(limits::MaxNotes + 1, start),
        ErrorCode::ImpossibleValue, u"notes"_s);
    row("a negative throw", {{-1, 0, 0, u"a"_s}}, ErrorCode::ImpossibleValue, u"notes[0].throw"_s);
}

void TestNotes::refusesWhatIsNoStep()
{
    QFETCH(const std::vector<RecordedNote>, notes);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, place);
    const auto read =
        parseRecord(recordJson(recordWith(notes), RecordLayout::Indented), u"a.doublets"_s);
    if (!read.ok()) {
        QCOMPARE(read.error().error.code, code);
        QCOMPARE(read.error().error.place, place);
        QCOMPARE(read.error().error.file, u"a.doublets"_s);
        return;
    }
    const auto game = gameFromRecord(read.value(), catalogue());
    QVERIFY(!game.ok());
    QCOMPARE(game.error().error.code, code);
    QCOMPARE(game.error().error.place, place);
}

void TestNotes::oldRecordsHaveNone()
{
    const QByteArray json = recordJson(recordWith({}), RecordLayout::Indented);
    QVERIFY(!json.contains("notes"));
    const auto read = parseRecord(json, {});
    QVERIFY(read.ok());
    QVERIFY(notesOf(read.value()).isEmpty());
}

QTEST_GUILESS_MAIN(TestNotes)
#include "tst_notes.moc"
