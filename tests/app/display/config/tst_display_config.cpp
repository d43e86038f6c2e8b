// SPDX-License-Identifier: MIT
#include "tests/app/display/config/bad_configs.h"
#include "tests/app/display/config/config_fixture.h"

#include "text/error_text.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using namespace doublets::config_fixture;

/// Tests reading a museum's configuration file.
class TestDisplayConfig : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyFileGivesTheDefaults();
    void readsEverything();
    void takesATextInTheNextBestLanguage();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void namesEveryFaultInOrder();
    void refusesNonRegularFiles();
    void refusesAHugeFile();
};

namespace {

/// Returns the message of each fault, without the file name.
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

void TestDisplayConfig::emptyFileGivesTheDefaults()
{
    const auto read = parse("{}");
    QVERIFY(read);
    QCOMPARE(read.value(), defaultDisplayConfig(catalogue(), languageCodes()));
    QCOMPARE(read.value().ruleSets, catalogue().ids());
    QCOMPARE(read.value().languages, languageCodes());
}

void TestDisplayConfig::readsEverything()
{
    const auto read = parse(R"({
  "format": "doublets-display", "version": 1,
  "ruleSets": ["willughby", "cotton"],
  "languages": ["ru", "en"],
  "screen": { "inches": 31.5, "orientation": "portrait", "reach": 60,
              "players": "opposite" },
  "times": { "stillThere": 61, "countdown": 21, "extension": 62, "choosing": 46,
             "attractPause": 5, "attractGames": 3 },
  "openingHours": { "tuesday": ["10:00-13:00", "14:00-18:30"], "sunday": ["00:00-24:00"] },
  "holidays": { "2026-12-24": ["10:00-14:00"], "2026-12-25": [] },
  "lighting": "night", "closed": "candles", "speed": "slow", "volume": 10,
  "quietHours": { "monday": ["09:05-09:06"] },
  "textSize": 150, "speech": true,
  "institution": { "en": "Museum" },
  "greeting": { "en": "Welcome", "ru": "Добро пожаловать" },
  "labels": [ { "ru": "Доска" }, { "en": "Men" } ],
  "staffCode": { "salt": "000102030405060708090a0b0c0d0e0f", "rounds": 10000,
    "hash": "00000000000000000000000000000000000000000000000000000000000000ff" },
  "statistics": { "on": true, "file": "/var/lib/doublets/visits.db" },
  "heartbeat": { "file": "/run/doublets/state.json", "seconds": 5 }
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
        .reachPercent = 60,
        .playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace,
        .times = {61s, 21s, 62s, 46s, 5s, 3},
        .openingHours = open,
        .holidays = {{QDate(2026, 12, 24), {{QTime(10, 0), QTime(14, 0)}}},
                     {QDate(2026, 12, 25), {}}},
        .lighting = Lighting::Night,
        .closedScreen = DisplayConfig::ClosedScreen::Candles,
        .motionSpeed = MotionSpeed::Slow,
        .volume = 10,
        .quietHours = quiet,
        .textSize = 150,
        .isSpeechOffered = true,
        .institution = {{u"en"_s, u"Museum"_s}},
        .greeting = {{u"en"_s, u"Welcome"_s}, {u"ru"_s, u"Добро пожаловать"_s}},
        .labels = {{{u"ru"_s, u"Доска"_s}}, {{u"en"_s, u"Men"_s}}},
        .staffCodeHash = StaffCodeHash{QByteArray::fromHex("000102030405060708090a0b0c0d0e0f"),
                                       QByteArray(31, '\0') + '\xff', 10000},
        .areVisitsCounted = true,
        .statisticsFile = u"/var/lib/doublets/visits.db"_s,
        .heartbeatFile = u"/run/doublets/state.json"_s,
        .heartbeatInterval = 5s,
    };
    QCOMPARE(read.value(), expected);
}

void TestDisplayConfig::takesATextInTheNextBestLanguage()
{
    const TextByLanguage texts{{u"en"_s, u"Men"_s}, {u"ru"_s, u"Шашки"_s}};
    QCOMPARE(localisedText(texts, u"ru"_s, {u"en"_s}), u"Шашки"_s);
    QCOMPARE(localisedText(texts, u"fr"_s, {u"ru"_s, u"en"_s}), u"Шашки"_s);
    QCOMPARE(localisedText(texts, u"fr"_s, {u"de"_s}), QString());
}

void TestDisplayConfig::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    for (const BadConfig &bad : badConfigs()) {
        QTest::newRow(bad.text.left(60).replace('\n', ' ').constData()) << bad.text << bad.message;
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
    QCOMPARE(
        errorText(read.error()[0]),
        u"display.json, line 2, volume: “200” is not possible; allowed: a number from 0 to 100"_s);
}

void TestDisplayConfig::refusesNonRegularFiles()
{
    const QTemporaryDir dir;
    const auto sentence = [](const QString &path) {
        const auto read = readDisplayConfig(path, catalogue(), languageCodes());
        return read ? QString() : errorText(read.error().front());
    };
    const QString absent = dir.filePath(u"absent"_s);
    QCOMPARE(sentence(absent), absent + u": could not be opened: No such file or directory"_s);
    QCOMPARE(sentence(dir.path()), dir.path() + u": could not be opened: Is a directory"_s);
    const QString pipe = dir.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(sentence(pipe), pipe + u": not a file, but a pipe or a device"_s);
}

void TestDisplayConfig::refusesAHugeFile()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(u"display.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray text = "{}";
    file.write(text.leftJustified(MaxDisplayConfigSize, ' '));
    file.flush();
    QVERIFY(readDisplayConfig(file.fileName(), catalogue(), languageCodes()));
    file.write(" ");
    file.close();
    const auto read = readDisplayConfig(file.fileName(), catalogue(), languageCodes());
    QVERIFY(!read);
    QCOMPARE(read.error().size(), std::size_t{1});
    QCOMPARE(errorText(read.error().front()),
             file.fileName() + u": too large: 262,145 bytes; the limit is 262,144"_s);
}

QTEST_MAIN(TestDisplayConfig)
#include "tst_display_config.moc"
