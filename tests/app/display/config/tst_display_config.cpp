// SPDX-License-Identifier: MIT
#include "tests/app/display/config/config_fixture.h"

#include "text/error_text.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using namespace doublets::config_fixture;

/// What a museum wrote, read to the letter.
class TestDisplayConfig : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAsUsual();
    void readsEverything();
    void takesATextInTheNextBestLanguage();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void namesEveryFaultInOrder();
    void refusesWhatIsNoFile();
    void refusesAHugeFile();
};

namespace {

/// The sentence of each fault, without the file's name.
QStringList sentences(const QByteArray &text)
{
    const auto read = parse(text);
    QStringList found;
    if (!read) {
        for (const Error &fault : read.error()) {
            found << errorText(fault).remove(u"display.json, "_s).remove(u"display.json: "_s);
        }
    }
    return found;
}

} // namespace

void TestDisplayConfig::nothingIsAsUsual()
{
    const auto read = parse("{}");
    QVERIFY(read);
    QCOMPARE(read.value(), usualDisplay(catalogue(), languages()));
    QCOMPARE(read.value().ruleSets, catalogue().ids());
    QCOMPARE(read.value().languages, languages());
}

void TestDisplayConfig::readsEverything()
{
    const auto read = parse(R"({
  "format": "doublets-display", "version": 1,
  "ruleSets": ["willughby", "cotton"],
  "languages": ["ru", "en"],
  "screen": { "inches": 31.5, "orientation": "portrait", "players": "opposite" },
  "times": { "stillThere": 61, "countdown": 21, "extension": 62, "choosing": 46,
             "attractPause": 5, "attractGames": 3 },
  "openingHours": { "tuesday": ["10:00-13:00", "14:00-18:30"], "sunday": ["00:00-24:00"] },
  "closed": "candles", "volume": 10,
  "quietHours": { "monday": ["09:05-09:06"] },
  "textSize": 150, "speech": true,
  "institution": { "en": "Museum" },
  "greeting": { "en": "Welcome", "ru": "Добро пожаловать" },
  "labels": [ { "ru": "Доска" }, { "en": "Men" } ],
  "staffCode": { "salt": "000102030405060708090a0b0c0d0e0f", "rounds": 10000,
    "hash": "00000000000000000000000000000000000000000000000000000000000000ff" },
  "statistics": { "on": true, "file": "/var/lib/doublets/visits.db" }
})");
    QVERIFY2(read, read ? "" : qPrintable(errorText(read.error().front())));
    WeekSpans open;
    open[1] = {{QTime(10, 0), QTime(13, 0)}, {QTime(14, 0), QTime(18, 30)}};
    open[6] = {{QTime(0, 0), QTime()}};
    WeekSpans quiet;
    quiet[0] = {{QTime(9, 5), QTime(9, 6)}};
    const DisplayConfig expected{
        .ruleSets = {u"willughby"_s, u"cotton"_s},
        .languages = {u"ru"_s, u"en"_s},
        .screenInches = 31.5,
        .orientation = DisplayConfig::Orientation::Portrait,
        .players = DisplayConfig::Players::Opposite,
        .times = {61s, 21s, 62s, 46s, 5s, 3},
        .openingHours = open,
        .closed = DisplayConfig::Closed::Candles,
        .volume = 10,
        .quietHours = quiet,
        .textSize = 150,
        .speech = true,
        .institution = {{u"en"_s, u"Museum"_s}},
        .greeting = {{u"en"_s, u"Welcome"_s}, {u"ru"_s, u"Добро пожаловать"_s}},
        .labels = {{{u"ru"_s, u"Доска"_s}}, {{u"en"_s, u"Men"_s}}},
        .staffCode = StaffCode{QByteArray::fromHex("000102030405060708090a0b0c0d0e0f"),
                               QByteArray(31, '\0') + '\xff', 10000},
        .statistics = true,
        .statisticsFile = u"/var/lib/doublets/visits.db"_s,
    };
    QCOMPARE(read.value(), expected);
}

void TestDisplayConfig::takesATextInTheNextBestLanguage()
{
    const TextByLanguage texts{{u"en"_s, u"Men"_s}, {u"ru"_s, u"Шашки"_s}};
    QCOMPARE(textIn(texts, u"ru"_s, {u"en"_s}), u"Шашки"_s);
    QCOMPARE(textIn(texts, u"fr"_s, {u"ru"_s, u"en"_s}), u"Шашки"_s);
    QCOMPARE(textIn(texts, u"fr"_s, {u"de"_s}), QString());
}

void TestDisplayConfig::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const QByteArray &text, const char *sentence) {
        QTest::newRow(text.left(60).replace('\n', ' ').constData())
            << text << QString::fromUtf8(sentence);
    };
    row("", "there is nothing in it");
    row(" \n", "there is nothing in it");
    row("[]", "a list where an object is wanted");
    row("{\n\"volume\": 3,\n}", "line 3: not JSON: object is missing after a comma (byte 16)");
    row("{\n  \"speech\": \"\xe9\"\n}", "line 2: binary data where a text in UTF-8 is wanted");
    row(QByteArray("{\"a\": \0}", 8), "binary data where a text in UTF-8 is wanted");
    row("{\"format\": \"doublets-game\"}",
        "line 1, format: the format is “doublets-game”, and “doublets-display” is wanted");
    row("{\"version\": 2}", "line 1, version: written by a newer programme: version 2, and this "
                            "one understands version 1");
    row("{\n\n\"volumes\": 3}",
        "line 3, volumes: “volumes” is not known here; allowed: format, version, ruleSets, "
        "languages, screen, times, openingHours, closed, volume, quietHours, textSize, speech, "
        "institution, greeting, labels, staffCode, statistics");
    row("{\"volume\": 3,\n\"volume\": 4}", "line 2, volume: “volume” is there twice");

    row("{\"ruleSets\": \"cotton\"}", "line 1, ruleSets: a text where a list is wanted");
    row("{\"ruleSets\": []}",
        "line 1, ruleSets: “0 values” is not possible; allowed: 1 to 99 values");
    row("{\"ruleSets\": [\n\"cotton\",\n\"coton\"]}",
        "line 3, ruleSets[1]: there is no rule set “coton”; there are: @");
    row("{\"ruleSets\": [\"cotton\", 3]}", "line 1, ruleSets[1]: a number where a text is wanted");
    row("{\"ruleSets\": [\"cotton \"]}", "line 1, ruleSets[0]: “cotton ” is not possible; "
                                         "allowed: a text without space around it");
    row("{\"ruleSets\": [\"cotton\", \"cotton\"]}",
        "line 1, ruleSets[1]: “cotton” is in the list twice; allowed: once");
    row("{\"languages\": [\"xx\"]}",
        "line 1, languages[0]: there is no language “xx”; there are: en, ru");
    row("{\"languages\": [\"en\", \"en\"]}",
        "line 1, languages[1]: “en” is in the list twice; allowed: once");

    row("{\"screen\": 32}", "line 1, screen: a number where an object is wanted");
    row("{\"screen\": {\"inch\": 32}}", "line 1, screen.inch: “inch” is not known here; allowed: "
                                        "inches, orientation, players");
    row("{\"screen\": {\"inches\": 9.9}}",
        "line 1, screen.inches: “9.9” is not possible; allowed: 10 to 120");
    row("{\"screen\": {\"orientation\": \"upright\"}}",
        "line 1, screen.orientation: “upright” is not possible; allowed: landscape, portrait");
    row("{\"screen\": {\"players\": 2}}",
        "line 1, screen.players: a number where a text is wanted");

    row("{\n \"times\": {\n \"countdown\": 4 }\n}",
        "line 3, times.countdown: “4” is not possible; allowed: 5 to 120");
    row("{\"times\": {\"countdown\": 10.5}}",
        "line 1, times.countdown: “10.5” is not possible; allowed: 5 to 120");
    row("{\"times\": {\"stillThere\": \"60\"}}",
        "line 1, times.stillThere: a text where a number is wanted");
    row("{\"times\": {\"reset\": 60}}",
        "line 1, times.reset: “reset” is not known here; allowed: stillThere, countdown, "
        "extension, choosing, attractPause, attractGames");

    row("{\"openingHours\": {}}",
        "line 1, openingHours: no day has any hours; allowed: hours on at least one day, or to "
        "leave out the key, and it is always open");
    row("{\"openingHours\": {\"Monday\": []}}",
        "line 1, openingHours.Monday: “Monday” is not known here; allowed: monday, tuesday, "
        "wednesday, thursday, friday, saturday, sunday");
    row("{\"openingHours\": {\"monday\": \"10:00-18:00\"}}",
        "line 1, openingHours.monday: a text where a list is wanted");
    for (const char *bad : {"10-18", "9:00-18:00", "10:00–18:00", "10:00-24:01", "24:00-24:00",
                            "10:60-11:00", "10:00", "10:00-18:00-"}) {
        row(QByteArray("{\"quietHours\": {\"sunday\": [\"") + bad + "\"]}}",
            qUtf8Printable(
                u"line 1, quietHours.sunday[0]: “%1” is not understood; allowed: two times "
                "of one day, such as 10:00-17:30, at the latest 24:00"_s.arg(
                    QString::fromUtf8(bad))));
    }
    row("{\"quietHours\": {\"sunday\": [\"10:00-18:00\\n\"]}}",
        "line 1, quietHours.sunday[0]: “10:00-18:00\ufffd” is not possible; allowed: a text "
        "without space around it");
    row("{\"openingHours\": {\"friday\": [\"18:00-02:00\"]}}",
        "line 1, openingHours.friday[0]: “18:00-02:00” ends before it has begun; allowed: hours "
        "of one day, and those after midnight on the next day");
    row("{\"openingHours\": {\"friday\": [\"10:00-10:00\"]}}",
        "line 1, openingHours.friday[0]: “10:00-10:00” ends before it has begun; allowed: hours "
        "of one day, and those after midnight on the next day");
    for (const QByteArray first : {"10:00-14:00", "14:00-16:00", "10:00-24:00", "11:00-13:00"}) {
        row("{\"openingHours\": {\"friday\": [\"" + first + "\",\n\"12:00-14:00\"]}}",
            "line 2, openingHours.friday[1]: “12:00-14:00” does not begin after “" + first +
                "” has ended; allowed: hours in order, with time between them");
    }
    row("{\"closed\": \"off\"}", "line 1, closed: “off” is not possible; allowed: black, candles");

    row("{\"volume\": 101}", "line 1, volume: “101” is not possible; allowed: 0 to 100");
    row("{\"volume\": 1e99}", "line 1, volume: “1e+99” is not possible; allowed: 0 to 100");
    row("{\"textSize\": 99}", "line 1, textSize: “99” is not possible; allowed: 100 to 200");
    row("{\"speech\": 1}", "line 1, speech: a number where true or false is wanted");

    row("{\"institution\": \"Museum\"}", "line 1, institution: a text where an object is wanted");
    row("{\"greeting\": {\"fr\": \"Salut\"}}",
        "line 1, greeting.fr: the language “fr” is not offered; those offered: en, ru");
    row("{\"languages\": [\"en\"],\n\"greeting\": {\"ru\": \"Привет\"}}",
        "line 2, greeting.ru: the language “ru” is not offered; those offered: en");
    row("{\"greeting\": {\"en\": \"\"}}",
        "line 1, greeting.en: “” cannot be shown; allowed: one line of 1 to 160 characters, "
        "without space around it");
    row("{\"greeting\": {\"en\": \"a\\nb\"}}",
        "line 1, greeting.en: “a\ufffdb” cannot be shown; allowed: one line of 1 to 160 "
        "characters, without space around it");
    row("{\"labels\": [{\"en\": \"A\"}, {\"en\": 3}]}",
        "line 1, labels[1].en: a number where a text is wanted");
    row("{\"labels\": [\"A\"]}", "line 1, labels[0]: a text where an object is wanted");

    row("{\"staffCode\": \"1234\"}", "line 1, staffCode: a text where an object is wanted");
    row("{\"staffCode\": {\"salt\": \"12\", \"hash\": \"" + QByteArray(64, 'a') +
            "\", \"rounds\": 20000}}",
        "line 1, staffCode.salt: “12” is not possible; allowed: 32 digits from 0 to 9 and a to f");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\", \"hash\": \"" +
            QByteArray(64, 'G') + "\", \"rounds\": 20000}}",
        "line 1, staffCode.hash: "
        "“GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG” "
        "is not possible; allowed: 64 digits from 0 to 9 and a to f");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\",\n\"hash\": \"" +
            QByteArray(64, 'a') + "\"}}",
        "line 1, staffCode.rounds: “rounds” is missing");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\",\n\"hash\": \"" +
            QByteArray(64, 'a') + "\",\n\"rounds\": 9999}}",
        "line 3, staffCode.rounds: “9999” is not possible; allowed: 10000 to 10000000");

    row("{\"statistics\": true}", "line 1, statistics: true or false where an object is wanted");
    row("{\n\"statistics\": {\"on\": true}}", "line 2, statistics.file: “file” is missing");
    for (const char *path : {"visits.db", "../visits.db", "/var/lib/doublets/", ""}) {
        row(QByteArray("{\"statistics\": {\"file\": \"") + path + "\"}}",
            qPrintable(
                u"line 1, statistics.file: “%1” is not the path of a file from the root; "
                "allowed: one that begins with “/”, such as /var/lib/doublets/visits.db"_s.arg(
                    QLatin1String(path))));
    }
}

void TestDisplayConfig::saysWhatIsWrong()
{
    QFETCH(const QByteArray, text);
    QFETCH(QString, sentence);
    sentence.replace(u'@', catalogue().ids().join(u", "));
    QCOMPARE(sentences(text), QStringList{sentence});
}

void TestDisplayConfig::namesEveryFaultInOrder()
{
    const auto read = parse(R"({
  "volume": 200,
  "times": {
    "countdown": 1,
    "countdown": 2,
    "soon": 1
  },
  "languages": ["en", "xx"],
  "greeting": { "ru": " a" },
  "closed": 1
})");
    QVERIFY(!read);
    QStringList places;
    for (const Error &fault : read.error()) {
        QCOMPARE(fault.file, u"display.json"_s);
        places << u"%1 %2"_s.arg(fault.line).arg(fault.place);
    }
    QCOMPARE(places, (QStringList{u"2 volume"_s, u"5 times.countdown"_s, u"5 times.countdown"_s,
                                  u"6 times.soon"_s, u"8 languages[1]"_s, u"9 greeting.ru"_s,
                                  u"10 closed"_s}));
    QCOMPARE(errorText(read.error()[0]),
             u"display.json, line 2, volume: “200” is not possible; allowed: 0 to 100"_s);
}

void TestDisplayConfig::refusesWhatIsNoFile()
{
    const QTemporaryDir dir;
    const auto sentence = [](const QString &path) {
        const auto read = readDisplayConfig(path, catalogue(), languages());
        return read ? QString() : errorText(read.error().front());
    };
    const QString absent = dir.filePath(u"absent"_s);
    QCOMPARE(sentence(absent), absent + u": cannot be opened: No such file or directory"_s);
    QCOMPARE(sentence(dir.path()), dir.path() + u": cannot be opened: Is a directory"_s);
    const QString pipe = dir.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(sentence(pipe), pipe + u": no file, but a pipe or a device"_s);
}

void TestDisplayConfig::refusesAHugeFile()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(u"display.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray text = "{}";
    file.write(text.leftJustified(LargestDisplayConfig, ' '));
    file.flush();
    QVERIFY(readDisplayConfig(file.fileName(), catalogue(), languages()));
    file.write(" ");
    file.close();
    const auto read = readDisplayConfig(file.fileName(), catalogue(), languages());
    QVERIFY(!read);
    QCOMPARE(read.error().size(), std::size_t{1});
    QCOMPARE(errorText(read.error().front()),
             file.fileName() + u": too large: 262,145 bytes, and no more than 262,144 are read"_s);
}

QTEST_MAIN(TestDisplayConfig)
#include "tst_display_config.moc"
