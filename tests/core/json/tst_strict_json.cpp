// SPDX-License-Identifier: MIT
#include "core/json/duplicate_keys.h"
#include "core/json/invalid_text.h"
#include "core/json/line_map.h"
#include "core/json/strict_json.h"
#include "core/json/typing_mistakes.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestStrictJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsDuplicateKeys_data();
    void findsDuplicateKeys();
    void parses_data();
    void parses();
    void namesMistakes_data();
    void namesMistakes();
    void survivesAnyText();
    void readsFilesUpToTheLimit();
    void readsWhatIsThere();
    void keepsTheFirstError();
    void keepsAllErrors();
    void namesWhatToWrite_data();
    void namesWhatToWrite();
    void locatesInvalidText_data();
    void locatesInvalidText();
    void findsLines_data();
    void findsLines();
    void findsAllRepeatedKeys();
};

void TestStrictJson::findsDuplicateKeys_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place"); // empty if there is no error

    QTest::newRow("none") << QByteArray(R"({"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 1}]})")
                          << QString();
    QTest::newRow("at the top") << QByteArray(R"({"a": 1, "b": 2, "a": 3})") << u"a"_s;
    QTest::newRow("inside") << QByteArray(R"({"b": {"a": [], "c": {}, "a": 3}})") << u"b.a"_s;
    QTest::newRow("in a list") << QByteArray(R"({"b": [1, [2], {"a": 1, "a": 2}]})") << u"b[2].a"_s;
    QTest::newRow("written otherwise") << QByteArray(R"({"a": 1, "\u0061": 2})") << u"a"_s;
    QTest::newRow("in a text") << QByteArray(R"({"a": "\"b\": 1, \"b\": {", "b": "\\"})")
                               << QString();
    QTest::newRow("after a quotation mark") << QByteArray(R"({"a": "\"", "a": 1})") << u"a"_s;
    QTest::newRow("not ASCII") << QByteArray(R"({"é": "é", "è": 1, "é": 2})") << u"é"_s;
}

void TestStrictJson::findsDuplicateKeys()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QCOMPARE(json::findDuplicateKey(text).value_or(QString()), place);
}

void TestStrictJson::parses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QStringList>("facts");

    const QString none;
    const auto notJson = [](const char *name, const QByteArray &text, int line,
                            const QString &fault, int offset) {
        QTest::newRow(name) << text << ErrorCode::NotJson << u"line %1"_s.arg(line)
                            << QStringList{fault, QString::number(offset)};
    };
    QTest::newRow("nothing") << QByteArray() << ErrorCode::Empty << none << QStringList();
    QTest::newRow("space") << QByteArray(" \n\t") << ErrorCode::Empty << none << QStringList();
    QTest::newRow("binary") << QByteArray("{\"a\": \0}", 8) << ErrorCode::NotText << none
                            << QStringList();
    QTest::newRow("not UTF-8") << QByteArray("{\"a\": \"\xe9\"}") << ErrorCode::NotText << none
                               << QStringList();
    QTest::newRow("cut inside UTF-8")
        << QByteArray("{\"a\": \"\xc3") << ErrorCode::NotText << none << QStringList();
    QTest::newRow("a list") << QByteArray("[1]") << ErrorCode::WrongType << none
                            << QStringList{u"list"_s, u"object"_s};
    notJson("cut inside a word", QByteArray("{\"a\": tru"), 1, u"value"_s, 7);
    QTest::newRow("twice") << QByteArray("{\"a\": {\"b\": 1, \"b\": 1}}") << ErrorCode::DuplicateKey
                           << u"a.b"_s << QStringList{u"b"_s};
    QTest::newRow("too large") << QByteArray(101, ' ') << ErrorCode::TooLarge << none
                               << QStringList{u"101"_s, u"100"_s};
}

void TestStrictJson::parses()
{
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    QFETCH(QString, place);
    QFETCH(QStringList, facts);

    const auto parsed = json::parseObject(text, u"some.json"_s, 100);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, code);
    QCOMPARE(parsed.error().file, u"some.json"_s);
    QCOMPARE(parsed.error().place, place);
    QCOMPARE(parsed.error().facts, facts);
}

void TestStrictJson::namesMistakes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("kind"); // empty for an unknown mistake
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("correct");
    const auto row = [](const char *text, const char *place, const char *kind = "",
                        const char *found = "", const char *correct = "") {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(place)
                            << QString::fromUtf8(kind) << QString::fromUtf8(found)
                            << QString::fromUtf8(correct);
    };
    row("{\n\"a\": {\n\"b\": “60” } }", "line 3, a.b", "curly quotes", "“60”", "\"60\"");
    row("{ \"a\": [1, „x“] }", "line 1, a[1]", "curly quotes", "„x“", "\"x\"");
    row("{ “a”: 1 }", "line 1", "curly quotes", "“a”", "\"a\"");
    row("{ \"a\": “x\" }", "line 1, a", "curly quotes", "“x\"", "\"x\"");
    row("{ \"a\": \"x”,\n\"b\": 1 }", "line 1, a", "curly quotes", "\"x”", "\"x\"");
    row("{ \"a\": «x» }", "line 1, a", "curly quotes", "«x»", "\"x\"");
    row("{ \"a\": “x\n}", "line 1, a", "curly quotes", "“x", "\"x\"");
    row("{ \"a\": 1,\n“b”: 2 }", "line 2", "curly quotes", "“b”", "\"b\"");
    row("{ \"a\": 1,\n\"b”: “c” }", "line 2", "curly quotes", "\"b”", "\"b\"");
    row("{ \"a\": { \"b\": 1,\n‘c’: 2 } }", "line 2, a", "single quotes", "‘c’", "\"c\"");
    row("{ \"a\": 'The King's Inn' }", "line 1, a", "single quotes", "'The King's Inn'",
        "\"The King's Inn\"");
    row("{ \"a\": 'x' }", "line 1, a", "single quotes", "'x'", "\"x\"");
    row("{ 'a': 1 }", "line 1", "single quotes", "'a'", "\"a\"");
    row("{ \"a\": ‘x’ }", "line 1, a", "single quotes", "‘x’", "\"x\"");
    row("{ \"a\": True }", "line 1, a", "constant", "True", "true");
    row("{ \"a\": FALSE }", "line 1, a", "constant", "FALSE", "false");
    row("{ \"a\": yes }", "line 1, a", "constant", "yes", "true");
    row("{ \"a\": No }", "line 1, a", "constant", "No", "false");
    row("{ \"a\": None }", "line 1, a", "constant", "None", "null");
    row("{ \"a\": 21,5 }", "line 1, a", "decimal comma", "21,5", "21.5");
    row("{ \"a\": -0,25, \"b\": 1 }", "line 1, a", "decimal comma", "-0,25", "-0.25");
    row("{ \"a\": [21,5], \"b\": x }", "line 1, b", "bare word", "x", "\"x\"");
    row("{ \"a\": high-contrast }", "line 1, a", "bare word", "high-contrast", "\"high-contrast\"");
    row("{ \"a\": лампа }", "line 1, a", "bare word", "лампа", "\"лампа\"");
    row("{\n\"a\": { b: 1 } }", "line 2, a", "bare name", "b", "\"b\"");
    row("{\"a\": 1,\n b: 2}", "line 2", "bare name", "b", "\"b\"");
    row("{\n  // how loud\n  \"a\": 1 }", "line 2", "comment", "// how loud");
    row("{ \"a\": 1 /* loud */ }", "line 1, a", "comment", "/* loud */");
    row("{ \"a\": 1, # loud\n }", "line 1, a", "comment", "# loud");
    row("{ \"a\": \"// \\\" “x” 'y'\", \"b\": True }", "line 1, b", "constant", "True", "true");
    row("{\n\"a\": 60\n\n\"b\": 1 }", "line 2, a", "missing comma", "60", "60,");
    row("{\n\"a\": \"x\"\n\"b\": 1 }", "line 2, a", "missing comma", "\"x\"", "\"x\",");
    row("{ \"a\": {}\n\"b\": 1 }", "line 1, a", "missing comma", "}", "},");
    row("{ \"a\": [1 2] }", "line 1, a[0]", "missing comma", "1", "1,");
    row("{ \"a\": [\n\"x\"\n\"y\"] }", "line 2, a[0]", "missing comma", "\"x\"", "\"x\",");
    row("{ \"a\": true\n\"b\": 1 }", "line 1, a", "missing comma", "true", "true,");
    row("{ \"a\": 1,\n# loud\n}", "line 2", "comment", "# loud");
    row("{ <!-- loud --> \"a\": 1 }", "line 1", "comment", "<!-- loud -->");
    row("{ \"a\": slow", "line 1, a", "bare word", "slow", "\"slow\"");
    row("{ \"a”: \"b\" }", "line 1", "curly quotes", "\"a”", "\"a\"");
    row("{\\rtf1\\ansi { \"a\": 1 } }", "line 1", "formatted text", "{\\rtf");
    row("{ \"a\": true // loud\n}", "line 1, a", "comment", "// loud");
    row("{ \"a\": Come and play, \"b\": 1 }", "line 1, a", "bare word", "Come and play",
        "\"Come and play\"");
    row("{ \"a\": x\" }", "line 1, a", "bare word", "x\"", "\"x\"");
    row("{ a\": 1 }", "line 1", "bare name", "a\"", "\"a\"");
    row("{ \"a\": 10:00-17:30 }", "line 1, a", "bare word", "10:00-17:30", "\"10:00-17:30\"");
    const auto number = [&row](const char *found, const char *correct) {
        const QByteArray text = QByteArray("{ \"a\": ") + found + ",\n\"b\": 1 }";
        row(text.constData(), "line 1, a", "number", found, correct);
    };
    number("060", "60");
    number("000", "0");
    number("60%", "60");
    number("60 %", "60");
    number("+60", "60");
    number("60s", "60");
    number("20 seconds", "20");
    number("32\"", "32");
    number("1 000", "1000");
    number("1'000", "1000");
    number("1,000", "1000");
    number("–5", "-5");
    number("6O", "");
    number("0x3C", "");
    row("{ \"a\": [060] }", "line 1, a[0]", "number", "060", "60");
    row("{ \"a\": 60\"b\": 1 }", "line 1, a", "missing comma", "60", "60,");
    row("{ \"a\": 1,\n}", "line 1, a", "extra comma", "1");
    row("{ \"a\": 1,,\"b\": 1 }", "line 1, a", "extra comma", "1");
    row("{ \"a\": [1, 2,] }", "line 1, a[1]", "extra comma", "2");
    row("{ , \"a\": 1 }", "line 1", "extra comma", "{");
    row("{ \"a\": [ , 1] }", "line 1, a[0]", "extra comma", "[");
    row("{ \"a\" 1, \"b\": True }", "line 1, a", "missing colon", "\"a\"", "\"a\":");
    row("{ \"a\" = 1 }", "line 1, a", "wrong mark", "=", ":");
    row("{ \"a\": 1; \"b\": 2 }", "line 1, a", "wrong mark", ";", ",");
    row("{ \"a: 60\", \"b\": 2 }", "line 1", "quoted colon", "\"a: 60\"", "\"a\": 60");
    row("{ \"a\":\n}", "line 1, a", "missing value", "\"a\"");
    row("{ \"a\": , \"b\": 1 }", "line 1, a", "missing value", "\"a\"");
    row("{ \"a\": { \"x\", \"y\" } }", "line 1, a.x", "missing value", "\"x\"");
    row("{ \"a\": 1,\n\"b\":", "line 2, b", "missing value", "\"b\"");
    row("{ \"a\": \"x,\n\"b\": 1 }", "line 1, a", "unclosed text", "\"x", "\"x\"");
    row("{ \"a\": \"x", "line 1, a", "unclosed text", "\"x", "\"x\"");
    row("{ \"a: 1,\n\"b\": 1 }", "line 1", "unclosed text", "\"a", "\"a\"");
    row("{ \"a\": \"The \"Old\" Inn\" }", "line 1, a", "inner quotes", "Old");
    row("{ \"a\": \"C:\\users\", \"b\": True }", "line 1, a", "backslash", "\"C:\\users\"");
    row("{ \"a\":\u00a060 }", "line 1, a", "special space", "{ \"a\":");
    row("{ \"a\": [1 }", "line 1, a", "wrong bracket", "}", "]");
    row("{ \"a\": [\"x\"\n\"b\": 1 }", "line 2, a", "unclosed list", "\"b\"");
    row("{ \"a\": [\"x\",\n\"b\": 1 }", "line 2, a", "unclosed list", "\"b\"");
    row("{ \"a\": [\"b\": 1] }", "line 1, a", "key in list", "\"b\"");
    row("{ \"a\": 1", "line 1", "unclosed", "{", "}");
    row("{\n  \"a\": [\n    1", "line 2, a", "unclosed", "[", "]");
    row("{\n  \"a\": {\n    \"b\": 1,\n  \"c\": 1\n}", "line 2, a", "unclosed", "{", "}");
    row("{\n  \"a\": {\n    \"b\": 1\n  },\n  \"c\": 1", "line 1", "unclosed", "{", "}");
    row("{ : 1 }", "line 1", "no key", ":");
    row("{ \"a\": (1) }", "line 1, a", "no value", "(1)");
    row("{ \"a\": \"x\" ) }", "line 1, a", "no comma", ")");
    row("{} “more”", "line 1", "more", "“more”");
    row("{\n},", "line 2", "more", ",");
    row("Some “words”", "line 1", "no brace", "Some “words”");
    row("12", "line 1", "no brace", "12");
    row("\"a\": 1 }", "line 1", "no brace", "\"a\": 1 }");
    // An unknown mistake.
    row("{ \"a\": tru", "line 1");
}

void TestStrictJson::namesMistakes()
{
    QFETCH(const QString, text);
    QFETCH(const QString, kind);
    const auto parsed = json::parseObject(text.toUtf8(), u"some.json"_s, 1000);
    QVERIFY(!parsed);
    const Error &error = parsed.error();
    QCOMPARE(error.code, ErrorCode::NotJson);
    if (kind.isEmpty()) {
        QCOMPARE(error.facts.size(), 2);
        return;
    }
    QCOMPARE(error.facts.value(0), kind);
    QTEST(error.place, "place");
    QTEST(error.facts.value(2), "found");
    QTEST(error.facts.value(3), "correct");
}

/// The search for mistakes ends for any text.
void TestStrictJson::survivesAnyText()
{
    const QByteArray good = "{\"a\": [1, \"x\", {\"b\": true}], \"c\": null, \"d\": -1.5e3}\n";
    const QByteArray odd = "\"'“”{}[],:#/*1a \n";
    for (qsizetype at = 0; at <= good.size(); ++at) {
        for (const char c : odd) {
            for (const qsizetype length : {0, 1, 3}) {
                QByteArray text = good;
                text.replace(at, length, QByteArray(1, c));
                static_cast<void>(json::findTypingMistake(text));
                static_cast<void>(json::findTypingMistake(text.left(at + 1)));
            }
        }
    }
    static_cast<void>(json::findTypingMistake(QByteArray(100'000, '[')));
}

void TestStrictJson::readsFilesUpToTheLimit()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"file"_s);
    const auto write = [&](int size) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(QByteArray(size, 'x')) == size;
    };
    QVERIFY(write(100));
    const auto whole = json::readFile(path, 100);
    QVERIFY(whole);
    QCOMPARE(whole.value().size(), 100);

    QVERIFY(write(5000));
    const auto large = json::readFile(path, 100);
    QVERIFY(!large);
    QCOMPARE(large.error(), (Error{ErrorCode::TooLarge, path, {}, {u"5000"_s, u"100"_s}}));

    const auto absent = json::readFile(dir.filePath(u"absent"_s), 100);
    QVERIFY(!absent);
    QCOMPARE(absent.error().code, ErrorCode::CannotOpen);
    QVERIFY(!absent.error().facts.value(0).isEmpty());

    const auto folder = json::readFile(dir.path(), 100);
    QVERIFY(!folder);
    QCOMPARE(folder.error().code, ErrorCode::CannotOpen);
}

void TestStrictJson::readsWhatIsThere()
{
    const auto parsed = json::parseObject(
        R"({"text": "x", "flag": true, "number": 3, "texts": ["a", "b"], "numbers": [1, 2],
            "object": {"inner": 1}, "objects": [{"inner": 2}]})",
        {}, 1000);
    QVERIFY(parsed);
    json::FirstErrorCollector errors(u"f"_s);
    json::Object object(errors, parsed.value(), {});
    object.checkKeys(
        {u"text"_s, u"flag"_s, u"number"_s, u"texts"_s, u"numbers"_s, u"object"_s, u"objects"_s},
        {u"absent"_s});
    QCOMPARE(object.text(u"text"_s), u"x"_s);
    QCOMPARE(object.flag(u"flag"_s), true);
    QCOMPARE(object.integer(u"number"_s, 0, 3), 3);
    QCOMPARE(object.texts(u"texts"_s, 2, 2), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(object.integers(u"numbers"_s, 2, 1, 2), (std::vector<int>{1, 2}));
    QCOMPARE(object.object(u"object"_s).integer(u"inner"_s, 0, 9), 1);
    QCOMPARE(object.objects(u"objects"_s, 0, 1).at(0).integer(u"inner"_s, 0, 9), 2);
    QVERIFY(!errors.error());
}

void TestStrictJson::keepsTheFirstError()
{
    const auto parsed =
        json::parseObject(R"({"a": {"b": [1, "two"]}, "c": 2.5, "d": 4})", {}, 1000);
    QVERIFY(parsed);
    const auto errorOf = [&](const auto &read) {
        json::FirstErrorCollector errors(u"f"_s);
        read(json::Object(errors, parsed.value(), {}));
        return errors.error().value_or(Error{});
    };
    using json::Object;
    QCOMPARE(errorOf([](Object o) {
                 o.checkKeys({u"a"_s, u"x"_s}, {u"c"_s});
             }),
             (Error{ErrorCode::UnknownKey, u"f"_s, u"d"_s, {u"d"_s}}));
    QCOMPARE(errorOf([](Object o) {
                 o.checkKeys({u"x"_s}, {u"a"_s, u"c"_s, u"d"_s});
             }),
             (Error{ErrorCode::MissingKey, u"f"_s, u"x"_s, {u"x"_s}}));
    QCOMPARE(errorOf([](const Object &o) {
                 (void)o.object(u"a"_s).integers(u"b"_s, 2, 0, 9);
                 (void)o.text(u"d"_s);
             }),
             (Error{ErrorCode::WrongType,
                    u"f"_s,
                    u"a.b[1]"_s,
                    {u"text"_s, u"number"_s, u"0 to 9"_s, QString()}}));
    QCOMPARE(
        errorOf([](const Object &o) { (void)o.object(u"a"_s).texts(u"b"_s, 3, 4); }),
        (Error{ErrorCode::ImpossibleValue, u"f"_s, u"a.b"_s, {u"2 values"_s, u"3 to 4 values"_s}}));
    QCOMPARE(errorOf([](const Object &o) { (void)o.integer(u"c"_s, 0, 9); }),
             (Error{ErrorCode::ImpossibleValue, u"f"_s, u"c"_s, {u"2.5"_s, u"0 to 9"_s}}));
    QCOMPARE(errorOf([](const Object &o) { (void)o.integer(u"d"_s, 5, 9); }),
             (Error{ErrorCode::ImpossibleValue, u"f"_s, u"d"_s, {u"4"_s, u"5 to 9"_s}}));
}

void TestStrictJson::keepsAllErrors()
{
    const auto parsed = json::parseObject(R"({"a": 1, "b": 2, "c": 1.5, "d": "1"})", {}, 1000);
    QVERIFY(parsed);
    const auto codes = [&](std::size_t most) {
        json::ErrorCollector errors(u"f"_s, most);
        const json::Object object(errors, parsed.value(), {});
        (void)object.text(u"a"_s);
        (void)object.integer(u"b"_s, 3, 4);
        (void)object.number(u"c"_s, 1, 2);
        (void)object.number(u"d"_s, 1, 2);
        std::vector<ErrorCode> found;
        for (const Error &error : errors.all()) {
            found.push_back(error.code);
        }
        return found;
    };
    using enum ErrorCode;
    QCOMPARE(codes(9), (std::vector{WrongType, ImpossibleValue, WrongType}));
    QCOMPARE(codes(2), (std::vector{WrongType, ImpossibleValue}));
}

void TestStrictJson::namesWhatToWrite_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QStringList>("facts");
    const auto row = [](const char *value, const QString &type, const QStringList &facts) {
        QTest::newRow(qPrintable(type + u' ' + QString::fromLatin1(value)))
            << QByteArray(value) << type << facts;
    };
    row("\"60\"", u"number"_s, {u"text"_s, u"number"_s, u"1 to 9"_s, u"60"_s});
    row("\"x\"", u"number"_s, {u"text"_s, u"number"_s, u"1 to 9"_s, QString()});
    row("\"Yes\"", u"flag"_s, {u"text"_s, u"true/false"_s, QString(), u"true"_s});
    row("\"false\"", u"flag"_s, {u"text"_s, u"true/false"_s, QString(), u"false"_s});
    row("1", u"flag"_s, {u"number"_s, u"true/false"_s, QString(), u"true"_s});
    row("1283", u"text"_s, {u"number"_s, u"text"_s, QString(), u"\"1283\""_s});
    row("null", u"text"_s, {u"null"_s, u"text"_s});
    row("\"x\"", u"texts"_s, {u"text"_s, u"list"_s, QString(), u"[\"x\"]"_s});
    row("1", u"texts"_s, {u"number"_s, u"list"_s});
    row("\"x\"", u"object"_s, {u"text"_s, u"object"_s, QString(), u"{ }"_s});
    row("\"x\"", u"objects"_s, {u"text"_s, u"list"_s, QString(), u"[{ }]"_s});
    row("{\"x\": 1}", u"objects"_s, {u"object"_s, u"list"_s, QString(), u"[{\"x\":1}]"_s});
}

void TestStrictJson::namesWhatToWrite()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QString, type);
    const auto parsed = json::parseObject("{\"a\": " + value + "}", {}, 1000);
    QVERIFY(parsed);
    json::FirstErrorCollector errors(u"f"_s);
    const json::Object object(errors, parsed.value(), {});
    const QString a = u"a"_s;
    const json::Expectation expectation{{}, u"{ }"_s};
    const QHash<QString, std::function<void()>> reads{
        {u"number"_s, [&] { (void)object.number(a, 1, 9); }},
        {u"flag"_s, [&] { (void)object.flag(a); }},
        {u"text"_s, [&] { (void)object.text(a); }},
        {u"texts"_s, [&] { (void)object.texts(a, 1, 2); }},
        {u"object"_s, [&] { (void)object.object(a, expectation); }},
        {u"objects"_s, [&] { (void)object.objects(a, 1, 2, expectation); }},
    };
    reads.value(type)();
    QVERIFY(errors.error());
    QCOMPARE(errors.error()->code, ErrorCode::WrongType);
    QTEST(errors.error()->facts, "facts");
}

void TestStrictJson::locatesInvalidText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QStringList>("facts");
    const auto encoding = u"encoding"_s;
    QTest::newRow("a value") << QByteArray("{\"a\": 1,\n \"b\": {\"c\": \"f\xfcr\"}}") << 2
                             << u"b.c"_s << QStringList{encoding, u"\"b\": {\"c\": \"f"_s};
    QTest::newRow("a name") << QByteArray("{\"a\": 1,\n \"\xfc\": 1}") << 2 << QString()
                            << QStringList{encoding, u"\""_s};
    QTest::newRow("after UTF-8") << QByteArray("{\"a\": \"ü\",\r\n\"b\": [1, \"\x93\"]}") << 2
                                 << u"b[1]"_s << QStringList{encoding, u"\"b\": [1, \""_s};
    QTest::newRow("cut inside a letter")
        << QByteArray("{\"a\": \"\xc3") << 1 << u"a"_s << QStringList{encoding, u"{\"a\": \""_s};
    QTest::newRow("at the start") << QByteArray("\x93{") << 1 << QString()
                                  << QStringList{encoding, QString()};
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0}\0", 6) << 0 << QString()
                            << QStringList{u"UTF-16"_s};
    QTest::newRow("UTF-16, the other way round, without a mark")
        << QByteArray("\0{\0}", 4) << 0 << QString() << QStringList{u"UTF-16"_s};
    QTest::newRow("binary") << QByteArray("PK\3\4\0\0", 6) << 0 << QString()
                            << QStringList{u"binary"_s};
}

void TestStrictJson::locatesInvalidText()
{
    QFETCH(const QByteArray, text);
    const auto parsed = json::parseObject(text, u"f"_s, 1000);
    QVERIFY(!parsed);
    Error error = parsed.error();
    QCOMPARE(error.code, ErrorCode::NotText);
    json::locateInvalidText(error, text);
    QTEST(error.line, "line");
    QTEST(error.place, "place");
    QTEST(error.facts, "facts");

    Error other{ErrorCode::Empty, u"f"_s, {}, {}};
    json::locateInvalidText(other, text);
    QCOMPARE(other, (Error{ErrorCode::Empty, u"f"_s, {}, {}}));
}

void TestStrictJson::findsLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("line");

    const QByteArray text = R"({
  "a": 1, "b": true,
  "c": {
    "d": "\\\"}", "e":
      -1.5e3
  }, "f": [ {}, [],
    {"g": null}, [1, [
      2]],
    "x, y" ],
  "\u0068": {}, "é": [],

  "i": {"j": []}
})";
    const auto row = [&](const QString &place, int line) {
        QTest::newRow(qPrintable(place)) << text << place << line;
    };
    row(u"a"_s, 2);
    row(u"b"_s, 2);
    row(u"c"_s, 3);
    row(u"c.d"_s, 4);
    row(u"c.e"_s, 4);
    row(u"f"_s, 6);
    row(u"f[0]"_s, 6);
    row(u"f[1]"_s, 6);
    row(u"f[2]"_s, 7);
    row(u"f[2].g"_s, 7);
    row(u"f[3]"_s, 7);
    row(u"f[3][0]"_s, 7);
    row(u"f[3][1]"_s, 7);
    row(u"f[3][1][0]"_s, 8);
    row(u"f[4]"_s, 9);
    row(u"h"_s, 10);
    row(u"é"_s, 10);
    row(u"i.j"_s, 12);
    // Missing keys are placed at their parent.
    row(u"c.absent"_s, 3);
    row(u"f[2].absent.too"_s, 7);
    row(u"f[9]"_s, 6);
    row(u"absent"_s, 1);
    row(QString(), 1);

    const auto other = [](const char *name, const QByteArray &json, const QString &place,
                          int line) { QTest::newRow(name) << json << place << line; };
    other("the last of two", "{\"a\": 1,\n\"a\": 2}", u"a"_s, 2);
    other("after a mark and a line", "\xef\xbb\xbf\n{\"a\": 1}", u"a"_s, 2);
    other("lines of Windows", "{\r\n\"a\": 1,\r\n\"b\": 2}", u"b"_s, 3);
    other("nothing in it", "{}", u"a"_s, 1);
}

void TestStrictJson::findsLines()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, place);
    QFETCH(const int, line);
    QVERIFY(QJsonDocument::fromJson(text).isObject());
    QCOMPARE(json::LineMap(text).lineOf(place), line);
}

void TestStrictJson::findsAllRepeatedKeys()
{
    const QByteArray text = R"({"a": [{"b": 1, "b": 2, "b": 3}], "c": {"c": 1}, "c": 2, "d": 3})";
    QCOMPARE(json::LineMap(text).duplicateKeys(), (QStringList{u"a[0].b"_s, u"c"_s}));
}

QTEST_APPLESS_MAIN(TestStrictJson)
#include "tst_strict_json.moc"
