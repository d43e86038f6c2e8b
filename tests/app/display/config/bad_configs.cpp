// SPDX-License-Identifier: MIT
#include "tests/app/display/config/bad_configs.h"

#include <functional>

using namespace Qt::StringLiterals;

namespace doublets::config_fixture {

namespace {

using AddRow = std::function<void(const QByteArray &text, const char *sentence)>;

void ofTheWhole(const AddRow &row)
{
    row("", "it is empty");
    row(" \n", "it is empty");
    row("[]", "expected an object, found a list");
    row("{\n\"volume\": 3,\n}", "line 3: not JSON: nothing follows a comma (byte 16)");
    row("{ \"format\": \"doublets-display\", \"version\": 1,\n\"volume\": “60” }",
        "line 2, volume: “60” has curly quotation marks; use straight ones: \"60\"");
    row("{ \"format\": \"doublets-display\", \"version\": 1, \"lighting\": 'lamp' }",
        "line 1, lighting: 'lamp' has single quotation marks; use double ones: \"lamp\"");
    row("{ \"format\": \"doublets-display\", \"version\": 1, \"speech\": True }",
        "line 1, speech: “True” must be written true");
    row("{ \"format\": \"doublets-display\", \"version\": 1, \"screen\": { \"inches\": 21,5 } }",
        "line 1, screen.inches: “21,5” has a decimal comma; use a point: 21.5");
    row("{\n\"volume\": 60\n\"speech\": true }", "line 2, volume: a comma is missing after “60”");
    row("{\n  \"speech\": \"\xe9\"\n}", "line 2: binary data instead of UTF-8 text");
    row(QByteArray("{\"a\": \0}", 8), "binary data instead of UTF-8 text");
    row("{\"format\": \"doublets-game\"}",
        "line 1, format: the format is “doublets-game”; expected “doublets-display”");
    row("{\"version\": 2}", "line 1, version: written by a newer program: its format is version 2, "
                            "and this program reads version 1");
    row("{\n\n\"volumes\": 3}",
        "line 3, volumes: unknown key “volumes”; allowed: format, version, ruleSets, languages, "
        "screen, times, openingHours, lighting, closed, speed, volume, quietHours, textSize, "
        "speech, institution, greeting, labels, staffCode, statistics");
    row("{\"volume\": 3,\n\"volume\": 4}", "line 2, volume: “volume” appears twice");
}

void ofTheOffer(const AddRow &row)
{
    row("{\"ruleSets\": \"cotton\"}", "line 1, ruleSets: expected a list, found text");
    row("{\"ruleSets\": []}",
        "line 1, ruleSets: “0 values” is not possible; allowed: 1 to 99 values");
    row("{\"ruleSets\": [\n\"cotton\",\n\"coton\"]}",
        "line 3, ruleSets[1]: unknown rule set “coton”; available: @");
    row("{\"ruleSets\": [\"cotton\", 3]}", "line 1, ruleSets[1]: expected text, found a number");
    row("{\"ruleSets\": [\"cotton \"]}", "line 1, ruleSets[0]: “cotton ” is not possible; "
                                         "allowed: text without leading or trailing spaces");
    row("{\"ruleSets\": [\"cotton\", \"cotton\"]}",
        "line 1, ruleSets[1]: “cotton” is listed twice; list it only once");
    row("{\"languages\": [\"xx\"]}",
        "line 1, languages[0]: unknown language “xx”; available: en, de, es, fr, is, ru");
    row("{\"languages\": [\"en\", \"en\"]}",
        "line 1, languages[1]: “en” is listed twice; list it only once");
}

void ofTheScreen(const AddRow &row)
{
    row("{\"screen\": 32}", "line 1, screen: expected an object, found a number");
    row("{\"screen\": {\"inch\": 32}}",
        "line 1, screen.inch: unknown key “inch”; allowed: inches, orientation, players");
    row("{\"screen\": {\"inches\": 9.9}}",
        "line 1, screen.inches: “9.9” is not possible; allowed: a number from 10 to 120");
    row("{\"screen\": {\"orientation\": \"upright\"}}",
        "line 1, screen.orientation: “upright” is not possible; allowed: landscape, portrait");
    row("{\"screen\": {\"players\": 2}}", "line 1, screen.players: expected text, found a number");
}

void ofTheTimes(const AddRow &row)
{
    row("{\n \"times\": {\n \"countdown\": 4 }\n}",
        "line 3, times.countdown: “4” is not possible; allowed: a number from 5 to 120");
    row("{\"times\": {\"countdown\": 10.5}}",
        "line 1, times.countdown: “10.5” is not possible; allowed: a whole number from 5 to 120");
    row("{\"times\": {\"stillThere\": \"60\"}}",
        "line 1, times.stillThere: expected a number, found text");
    row("{\"times\": {\"reset\": 60}}",
        "line 1, times.reset: unknown key “reset”; allowed: stillThere, countdown, extension, "
        "choosing, attractPause, attractGames");
}

void ofTheHours(const AddRow &row)
{
    row("{\"openingHours\": {}}",
        "line 1, openingHours: no day has any hours; enter hours for at least one day, or leave "
        "out the key if the display is always open");
    row("{\"openingHours\": {\"Monday\": []}}",
        "line 1, openingHours.Monday: unknown key “Monday”; allowed: monday, tuesday, wednesday, "
        "thursday, friday, saturday, sunday");
    row("{\"openingHours\": {\"monday\": \"10:00-18:00\"}}",
        "line 1, openingHours.monday: expected a list, found text");
    for (const char *bad : {"10-18", "9:00-18:00", "10:00–18:00", "10:00-24:01", "24:00-24:00",
                            "10:60-11:00", "10:00", "10:00-18:00-"}) {
        row(QByteArray("{\"quietHours\": {\"sunday\": [\"") + bad + "\"]}}",
            qUtf8Printable(
                u"line 1, quietHours.sunday[0]: invalid hours "
                "“%1”; allowed: a start and an end on the same "
                "day, such as 10:00-17:30, no later than 24:00"_s.arg(QString::fromUtf8(bad))));
    }
    row("{\"quietHours\": {\"sunday\": [\"10:00-18:00\\n\"]}}",
        "line 1, quietHours.sunday[0]: “10:00-18:00\ufffd” is not possible; allowed: text "
        "without leading or trailing spaces");
    row("{\"openingHours\": {\"friday\": [\"18:00-02:00\"]}}",
        "line 1, openingHours.friday[0]: “18:00-02:00” ends before it begins; hours must lie "
        "within one day: enter those after midnight under the next day");
    row("{\"openingHours\": {\"friday\": [\"10:00-10:00\"]}}",
        "line 1, openingHours.friday[0]: “10:00-10:00” ends before it begins; hours must lie "
        "within one day: enter those after midnight under the next day");
    for (const QByteArray first : {"10:00-14:00", "14:00-16:00", "10:00-24:00", "11:00-13:00"}) {
        row("{\"openingHours\": {\"friday\": [\"" + first + "\",\n\"12:00-14:00\"]}}",
            "line 2, openingHours.friday[1]: “12:00-14:00” must begin after the end of “" + first +
                "”; list the hours in order, with a gap between them");
    }
    row("{\"closed\": \"off\"}", "line 1, closed: “off” is not possible; allowed: black, candles");
}

void ofTheWays(const AddRow &row)
{
    row("{\"lighting\": \"candles\"}",
        "line 1, lighting: “candles” is not possible; allowed: lamp, night, high-contrast, "
        "by-turns");
    row("{\"speed\": \"quick\"}",
        "line 1, speed: “quick” is not possible; allowed: off, fast, normal, slow");
    row("{\"volume\": 101}",
        "line 1, volume: “101” is not possible; allowed: a number from 0 to 100");
    row("{\"volume\": 1e99}",
        "line 1, volume: “1e+99” is not possible; allowed: a number from 0 to 100");
    row("{\"textSize\": 99}",
        "line 1, textSize: “99” is not possible; allowed: a number from 100 to 200");
    row("{\"speech\": 1}", "line 1, speech: expected true or false, found a number");
}

void ofTheTexts(const AddRow &row)
{
    row("{\"institution\": \"Museum\"}", "line 1, institution: expected an object, found text");
    row("{\"greeting\": {\"sv\": \"Hej\"}}",
        "line 1, greeting.sv: the language “sv” is not offered; offered: en, de, es, fr, is, ru");
    row("{\"languages\": [\"en\"],\n\"greeting\": {\"ru\": \"Привет\"}}",
        "line 2, greeting.ru: the language “ru” is not offered; offered: en");
    row("{\"greeting\": {\"en\": \"\"}}",
        "line 1, greeting.en: “” cannot be shown; allowed: one line of 1 to 160 characters, "
        "without leading or trailing spaces");
    row("{\"greeting\": {\"en\": \"a\\nb\"}}",
        "line 1, greeting.en: “a\ufffdb” cannot be shown; allowed: one line of 1 to 160 "
        "characters, without leading or trailing spaces");
    row("{\"labels\": [{\"en\": \"A\"}, {\"en\": 3}]}",
        "line 1, labels[1].en: expected text, found a number");
    row("{\"labels\": [\"A\"]}", "line 1, labels[0]: expected an object, found text");
}

void ofTheStaffCode(const AddRow &row)
{
    row("{\"staffCode\": \"1234\"}", "line 1, staffCode: expected an object, found text");
    row("{\"staffCode\": {\"salt\": \"12\", \"hash\": \"" + QByteArray(64, 'a') +
            "\", \"rounds\": 20000}}",
        "line 1, staffCode.salt: “12” is not possible; allowed: 32 hexadecimal digits, 0 to 9 and "
        "a to f");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\", \"hash\": \"" +
            QByteArray(64, 'G') + "\", \"rounds\": 20000}}",
        "line 1, staffCode.hash: "
        "“GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG” is not possible; "
        "allowed: 64 hexadecimal digits, 0 to 9 and a to f");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\",\n\"hash\": \"" +
            QByteArray(64, 'a') + "\"}}",
        "line 1, staffCode.rounds: “rounds” is missing");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\",\n\"hash\": \"" +
            QByteArray(64, 'a') + "\",\n\"rounds\": 9999}}",
        "line 3, staffCode.rounds: “9999” is not possible; allowed: a number from 10000 to "
        "1000000");
}

void ofTheStatistics(const AddRow &row)
{
    row("{\"statistics\": true}", "line 1, statistics: expected an object, found true or false");
    row("{\n\"statistics\": {\"on\": true}}", "line 2, statistics.file: “file” is missing");
    for (const char *path : {"visits.db", "../visits.db", "/var/lib/doublets/", ""}) {
        row(QByteArray("{\"statistics\": {\"file\": \"") + path + "\"}}",
            qPrintable(
                u"line 1, statistics.file: “%1” is not an absolute path; allowed: a path that "
                "begins with “/”, such as /var/lib/doublets-display/visits.db"_s.arg(
                    QLatin1String(path))));
    }
}

} // namespace

std::vector<BadConfig> badConfigs()
{
    std::vector<BadConfig> all;
    for (const auto rows : {ofTheWhole, ofTheOffer, ofTheScreen, ofTheTimes, ofTheHours, ofTheWays,
                            ofTheTexts, ofTheStaffCode, ofTheStatistics}) {
        rows([&all](const QByteArray &text, const char *sentence) {
            all.push_back({text, QString::fromUtf8(sentence)});
        });
    }
    return all;
}

} // namespace doublets::config_fixture
