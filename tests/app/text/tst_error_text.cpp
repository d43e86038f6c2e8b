// SPDX-License-Identifier: MIT
#include "text/error_text.h"
#include "text/refusal_text.h"

#include "core/platform/system_error.h"
#include "core/record/record_keywords.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestErrorText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void advisesAfterAFailedSave_data();
    void advisesAfterAFailedSave();
    void advisesAfterAFailedOpen_data();
    void advisesAfterAFailedOpen();
    void everyCodeHasItsOwnSentence();
    void everyRefusalHasItsOwnWords();
    void namesFileAndPlace();
    void saysHowManyAreAllowed();
    void showsAnyInputSafely();
    void namesTheFileOfADescriptor();
};

void TestErrorText::saysWhatIsWrong_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QStringList>("facts");
    QTest::addColumn<QString>("text");
    const auto row = [](ErrorCode code, const QStringList &facts, const char *text) {
        QTest::newRow(text) << code << facts << QString::fromUtf8(text);
    };
    row(ErrorCode::CannotOpen, {u"No such file"_s}, "could not be opened: No such file");
    row(ErrorCode::CannotRead, {u"Input/output error"_s}, "could not be read: Input/output error");
    row(ErrorCode::CannotWrite, {u"Disk full"_s}, "could not be written: Disk full");
    row(ErrorCode::CannotWrite, {platform::errnoText(EACCES)},
        "could not be written: Permission denied"); // the user may not have chosen the folder
    row(ErrorCode::CannotOpen, {platform::errnoText(ENOENT)},
        "could not be opened: No such file or directory");
    row(ErrorCode::NotARegularFile, {}, "not a file, but a pipe or a device");
    row(ErrorCode::WeightsUnusable, {u"checksum"_s},
        "the best player cannot play the race: its trained weights are damaged (checksum); use "
        "the random player instead");
    row(ErrorCode::TooLarge, {u"20"_s, u"10"_s}, "too large: 20 bytes; the limit is 10");
    row(ErrorCode::NotText, {}, "binary data instead of UTF-8 text");
    row(ErrorCode::NotText, {u"UTF-16"_s}, "saved in the encoding UTF-16; save it in UTF-8");
    row(ErrorCode::NotText, {u"encoding"_s, u"Mus"_s},
        "the letter after “Mus” is not in UTF-8; save the file in the encoding UTF-8");
    row(ErrorCode::NotJson, {u"open object"_s, u"7"_s},
        "not JSON: a comma, a quotation mark or the closing } is missing (byte 7)");
    row(ErrorCode::NotJson, {u"value"_s, u"7"_s},
        "not JSON: expected text in quotation marks, a number, true, false, null, a list or an "
        "object (byte 7)");
    const auto mistake = [&row](const char *kind, const char *found, const char *correct,
                                const char *text) {
        row(ErrorCode::NotJson,
            {QString::fromUtf8(kind), u"7"_s, QString::fromUtf8(found), QString::fromUtf8(correct)},
            text);
    };
    mistake("curly quotes", "“60”", "\"60\"",
            "“60” has curly quotation marks; use straight ones: \"60\"");
    mistake("single quotes", "'lamp'", "\"lamp\"",
            "'lamp' has single quotation marks; use double ones: \"lamp\"");
    mistake("constant", "True", "true", "“True” must be written true");
    mistake("decimal comma", "21,5", "21.5", "“21,5” has a decimal comma; use a point: 21.5");
    mistake("bare word", "lamp", "\"lamp\"", "lamp has no quotation marks; write \"lamp\"");
    mistake("bare name", "volume", "\"volume\"",
            "the key volume has no quotation marks; write \"volume\"");
    mistake("comment", "// loud", "", "comments are not allowed; delete “// loud”");
    mistake("number", "060", "60", "“060” is not a valid number; write 60");
    mistake("number", "6o", "", "“6o” is not a valid number; write only digits, such as 60");
    mistake("missing comma", "60", "60,", "a comma is missing after “60”");
    row(ErrorCode::WrongFormat, {u"a"_s, u"b"_s}, "the format is “a”; expected “b”");
    row(ErrorCode::NewerVersion, {u"2"_s, u"1"_s},
        "written by a newer program: its format is version 2, and this program reads version 1");
    row(ErrorCode::MissingKey, {u"men"_s}, "“men” is missing");
    row(ErrorCode::UnknownKey, {u"mem"_s}, "unknown key “mem”");
    row(ErrorCode::UnknownKey, {u"mem"_s, u"men, dice"_s}, "unknown key “mem”; allowed: men, dice");
    row(ErrorCode::DuplicateKey, {u"men"_s}, "“men” appears twice; delete one of them");
    row(ErrorCode::WrongType, {u"list"_s, u"object"_s}, "expected an object, found a list");
    row(ErrorCode::WrongType, {u"text"_s, u"number"_s, u"0 to 9"_s, u"7"_s},
        "expected a number, found text; allowed: a number from 0 to 9; write, for example: 7");
    row(ErrorCode::WrongType, {u"number"_s, u"text"_s, u"a, b"_s, QString()},
        "expected text, found a number; allowed: a, b");
    row(ErrorCode::WrongType, {u"text"_s, u"list"_s, QString(), u"[\"a\"]"_s},
        "expected a list, found text; write, for example: [\"a\"]");
    row(ErrorCode::EmptyList, {u"a, b"_s},
        "the list is empty; enter at least one of a, b, or leave out the key to offer all");
    row(ErrorCode::ImpossibleValue, {u"7"_s, u"1–6"_s}, "“7” is not possible; allowed: 1–6");
    row(ErrorCode::Inconsistent, {u"a"_s, u"b"_s}, "“a” and “b” contradict each other");
    row(ErrorCode::UnknownRuleSet, {u"x"_s, u"cotton, fiske"_s},
        "unknown rule set “x”; available: cotton, fiske");
    row(ErrorCode::UnknownRuling, {u"x"_s, u"surplus"_s},
        "this rule set has no ruling “x”; it has: surplus");
    row(ErrorCode::UnknownRuling, {u"x"_s, QString()}, "this rule set has no ruling “x”");
    row(ErrorCode::UnknownRulingValue, {u"surplus"_s, u"x"_s, u"lost"_s},
        "the ruling “surplus” has no value “x”; allowed: lost");
    row(ErrorCode::InvalidSeed, {u"abc"_s},
        "invalid seed “abc”; allowed: a whole number from 0 to 18446744073709551615");
    row(ErrorCode::IllegalAction, {u"white play-down 3 (die 3)"_s, u"no-such-man"_s},
        "white play-down 3 (die 3) is not legal: no man on that point can use that number");
    row(ErrorCode::WrongLostNumbers, {u"none"_s, u"2, 5"_s},
        "recorded as lost: none; actually lost: 2, 5");
    row(ErrorCode::InvalidName, {u"a"_s, u"40"_s},
        "invalid name “a”; allowed: one line of up to 40 characters");
    row(ErrorCode::InvalidNote, {u"a"_s, u"500"_s},
        "invalid note “a”; allowed: 1 to 500 characters");
    row(ErrorCode::NoSuchStep, {u"12"_s, u"3"_s, u"0"_s},
        "the game has no such step: throw 12, action 3, loss 0");
    row(ErrorCode::WrongDice, {u"1, 2"_s, u"5, 6"_s},
        "recorded dice: 1, 2; dice of the seed: 5, 6");
    row(ErrorCode::WrongResult, {u"white"_s, u"unfinished"_s},
        "recorded result: White wins; actual result: unfinished");
    row(ErrorCode::UnknownLanguage, {u"xx"_s, u"en, ru"_s},
        "unknown language “xx”; available: en, ru");
    row(ErrorCode::LanguageUnavailable, {u"ru"_s, u"en"_s},
        "the language “ru” is not offered; offered: en");
    row(ErrorCode::DuplicateEntry, {u"en"_s}, "“en” is listed twice; list it only once");
    row(ErrorCode::InvalidText, {u" a"_s, u"80"_s},
        "“ a” cannot be shown; allowed: one line of 1 to 80 characters, without leading or "
        "trailing spaces");
    row(ErrorCode::InvalidHours, {u"9-17"_s},
        "invalid hours “9-17”; allowed: a start and an end on the same day, such as 10:00-17:30, "
        "no later than 24:00");
    row(ErrorCode::InvalidHours, {u"9-17"_s, u"09:00-17:00"_s},
        "invalid hours “9-17”; write “09:00-17:00”");
    row(ErrorCode::InvalidHours, {u"closed"_s, QString()},
        "invalid hours “closed”; leave out the day if it has no hours");
    row(ErrorCode::InvalidHours, {u"closed"_s, QString(), u"[]"_s},
        "invalid hours “closed”; write [] for a day without hours");
    row(ErrorCode::ImpossibleValue, {u"24.12.2026"_s, u"date 2026-12-24"_s},
        "“24.12.2026” is not possible; allowed: a date such as 2026-12-24");
    row(ErrorCode::HoursEmpty, {u"10:00-10:00"_s},
        "“10:00-10:00” ends when it begins; enter a later end, or 00:00-24:00 for the whole day");
    row(ErrorCode::HoursReversed, {u"22:00-02:00"_s},
        "“22:00-02:00” ends before it begins; hours must lie within one day: enter those after "
        "midnight under the next day");
    row(ErrorCode::OverlappingHours, {u"11:00-13:00"_s, u"10:00-12:00"_s},
        "“11:00-13:00” must begin after the end of “10:00-12:00”; list the hours in order, with "
        "a gap between them");
    row(ErrorCode::NeverOpen, {},
        "no day has any hours; enter hours for at least one day, or leave out the key if the "
        "display is always open");
    row(ErrorCode::RelativePath, {u"visits.db"_s},
        "“visits.db” is not an absolute path; allowed: a path that begins with “/”, such as "
        "/var/lib/doublets-display/visits.db");
    row(ErrorCode::InvalidHexadecimal, {u"xyz"_s, u"32"_s},
        "“xyz” is not possible; allowed: 32 hexadecimal digits, 0 to 9 and a to f; copy the lines "
        "printed by doublets-display --staff-code");
    row(ErrorCode::InvalidCode, {u"4"_s, u"12"_s}, "invalid code; allowed: 4 to 12 digits");
    row(ErrorCode::NotAFileName, {u"../a.png"_s},
        "“../a.png” is not the name of a file in the lesson’s folder");
    row(ErrorCode::NotAPicture, {u"a.txt"_s}, "“a.txt” is not a PNG, JPEG or WebP picture");
    row(ErrorCode::PictureTooLarge, {u"6000"_s, u"4000"_s, u"4096"_s},
        "the picture measures 6,000 × 4,000 pixels; allowed: up to 4,096 × 4,096");
    row(ErrorCode::ImpossibleValue, {u"2"_s, u"nothing"_s},
        "“2” is not possible; allowed: nothing");
    row(ErrorCode::Empty, {}, "it is empty");
    row(ErrorCode::Damaged, {u"no end"_s}, "damaged: no end");
    row(ErrorCode::Quarantined, {u"no end"_s, u"a.kept"_s},
        "damaged: no end. It was renamed to a.kept, and a new file was started.");
}

void TestErrorText::saysWhatIsWrong()
{
    QFETCH(const ErrorCode, code);
    QFETCH(const QStringList, facts);
    QTEST(errorText({code, {}, {}, facts}), "text");
}

void TestErrorText::advisesAfterAFailedSave_data()
{
    QTest::addColumn<int>("cause");
    QTest::addColumn<QString>("text");
    const auto row = [](int cause, const char *text) {
        QTest::newRow(text) << cause << QString::fromUtf8(text);
    };
    row(ENOSPC, "could not be written: No space left on device. Free some space or choose another "
                "folder.");
    row(EACCES, "could not be written: Permission denied. Change the permissions or choose another "
                "folder.");
    row(EROFS, "could not be written: Read-only file system. Choose a folder that is not "
               "read-only.");
    row(ENOENT, "could not be written: No such file or directory. Choose a folder that exists.");
    row(EIO, "could not be written: Input/output error");
}

void TestErrorText::advisesAfterAFailedSave()
{
    QFETCH(const int, cause);
    const QStringList facts{platform::errnoText(cause)};
    QTEST(errorTextWithAdvice({ErrorCode::CannotWrite, {}, {}, facts}), "text");
}

void TestErrorText::advisesAfterAFailedOpen_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("advice");
    const auto row = [](const char *name, const Error &error, const QString &advice) {
        QTest::newRow(name) << error << advice;
    };
    const auto cause = [&row](const char *name, int value, const QString &advice) {
        row(name, {ErrorCode::CannotOpen, {}, {}, {platform::errnoText(value)}}, advice);
    };
    cause("missing", ENOENT, u"Check that the file still exists."_s);
    cause("forbidden", EACCES, u"Change its permissions or choose another file."_s);
    cause("folder", EISDIR, u"Choose a file, not a folder."_s);
    cause("bad drive", EIO, u"Check the drive or choose another file."_s);
    cause("anything else", EMFILE, {});
    row("unreadable", {ErrorCode::CannotRead, {}, {}, {platform::errnoText(EACCES)}},
        u"Change its permissions or choose another file."_s);
    row("pipe", {ErrorCode::NotARegularFile, {}, {}, {}}, u"Choose an ordinary file."_s);
    row("too large", {ErrorCode::TooLarge, {}, {}, {u"20"_s, u"10"_s}},
        u"Choose a smaller file."_s);
    row("empty", {ErrorCode::Empty, {}, {}, {}}, u"Choose another file."_s);
    row("newer", {ErrorCode::NewerVersion, {}, u"version"_s, {u"2"_s, u"1"_s}},
        u"Update Doublets to open it."_s);
    row("no picture", {ErrorCode::NotAPicture, {}, {}, {u"a.txt"_s}}, u"Choose another picture."_s);
    row("large picture", {ErrorCode::PictureTooLarge, {}, {}, {u"6000"_s, u"1"_s, u"4096"_s}},
        u"Reduce its size or choose another picture."_s);
    for (const ErrorCode code :
         {ErrorCode::NotText, ErrorCode::NotJson, ErrorCode::WrongFormat, ErrorCode::Damaged}) {
        row(qPrintable(u"damaged: %1"_s.arg(static_cast<int>(code))), {code, {}, {}, {}},
            u"Choose a file saved by Doublets."_s);
    }
    row("contents", {ErrorCode::MissingKey, {}, u"players.white"_s, {u"name"_s}},
        u"Correct the file or choose another."_s);
    row("no file", {ErrorCode::InvalidCode, {}, {}, {u"4"_s, u"12"_s}}, {});
}

void TestErrorText::advisesAfterAFailedOpen()
{
    QFETCH(const Error, error);
    QFETCH(const QString, advice);
    QCOMPARE(errorTextWithAdvice(error),
             advice.isEmpty() ? errorText(error) : errorText(error) + u". "_s + advice);
}

void TestErrorText::everyCodeHasItsOwnSentence()
{
    QSet<QString> texts;
    for (int i = 0; i <= static_cast<int>(ErrorCode::Quarantined); ++i) {
        const QString text = errorText({static_cast<ErrorCode>(i), {}, {}, {}});
        QVERIFY2(!text.isEmpty(), qPrintable(QString::number(i)));
        texts.insert(text);
    }
    QCOMPARE(texts.size(), static_cast<int>(ErrorCode::Quarantined) + 1);
}

void TestErrorText::everyRefusalHasItsOwnWords()
{
    using referee::Refusal;
    QSet<QString> texts;
    for (int i = 0; i <= static_cast<int>(Refusal::FewerNumbers); ++i) {
        const auto refusal = static_cast<Refusal>(i);
        const QString text = refusalText(refusal);
        QVERIFY(!text.isEmpty());
        texts.insert(text);
        const Error error{
            ErrorCode::IllegalAction, {}, {}, {u"it"_s, record_keywords::refusalName(refusal)}};
        QCOMPARE(errorText(error), u"it is not legal: "_s + text);
    }
    QCOMPARE(texts.size(), static_cast<int>(Refusal::FewerNumbers) + 1);
}

void TestErrorText::namesFileAndPlace()
{
    const Error error{ErrorCode::MissingKey, u"a.doublets"_s, u"players.white"_s, {u"name"_s}};
    QCOMPARE(errorText(error), u"a.doublets, players.white: “name” is missing"_s);
    const Error line{ErrorCode::MissingKey, {}, u"line 12, throws[3]"_s, {u"by"_s}};
    QCOMPARE(errorText(line), u"line 12, throws[3]: “by” is missing"_s);
    const Error both{ErrorCode::MissingKey, u"a.json"_s, u"times"_s, {u"choosing"_s}, 12};
    QCOMPARE(errorText(both), u"a.json, line 12, times: “choosing” is missing"_s);
}

/// Core reports ranges in a fixed form, which is translated here.
void TestErrorText::saysHowManyAreAllowed()
{
    const auto text = [](const QString &found, const QString &allowed) {
        return errorText({ErrorCode::ImpossibleValue, {}, {}, {found, allowed}});
    };
    QCOMPARE(text(u"10"_s, u"0 to 9"_s), u"“10” is not possible; allowed: a number from 0 to 9"_s);
    QCOMPARE(text(u"2.5"_s, u"0 to 9"_s),
             u"“2.5” is not possible; allowed: a whole number from 0 to 9"_s);
    QCOMPARE(text(u"1 values"_s, u"2 values"_s), u"the list has 1 values; allowed: 2 values"_s);
    QCOMPARE(text(u"0 values"_s, u"1 to 8 values"_s),
             u"the list is empty; allowed: 1 to 8 values"_s);
    QCOMPARE(text(u"x"_s, u"a, b"_s), u"“x” is not possible; allowed: a, b"_s);
}

void TestErrorText::showsAnyInputSafely()
{
    const QString nasty = u"\x1b[31m\n"_s + QString(100'000, u'x') + u"%1"_s;
    const QString text = errorText({ErrorCode::UnknownKey, u"%1"_s, {}, {nasty}});
    QVERIFY(text.startsWith(u"%1: unknown key “"_s));
    QVERIFY(text.size() < 300);
    QVERIFY(!text.contains(u'\x1b') && !text.contains(u'\n'));
}

/// Files whose names are not UTF-8 are read by their descriptors.
void TestErrorText::namesTheFileOfADescriptor()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString path = u"/proc/self/fd/%1"_s.arg(file.handle());
    QCOMPARE(errorText({ErrorCode::UnknownKey, path, {}, {u"x"_s}}),
             errorText({ErrorCode::UnknownKey, file.fileName(), {}, {u"x"_s}}));
}

QTEST_GUILESS_MAIN(TestErrorText)
#include "tst_error_text.moc"
