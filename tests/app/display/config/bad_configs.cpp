// SPDX-License-Identifier: MIT
#include "tests/app/display/config/bad_configs.h"

#include <functional>

using namespace Qt::StringLiterals;

namespace doublets::config_fixture {

namespace {

using AddRow = std::function<void(const QByteArray &text, const char *sentence)>;

void ofTheWhole(const AddRow &row)
{
    row("", "there is nothing in it");
    row(" \n", "there is nothing in it");
    row("[]", "a list where an object is wanted");
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
    row("{\n  \"speech\": \"\xe9\"\n}", "line 2: binary data where a text in UTF-8 is wanted");
    row(QByteArray("{\"a\": \0}", 8), "binary data where a text in UTF-8 is wanted");
    row("{\"format\": \"doublets-game\"}",
        "line 1, format: the format is “doublets-game”, and “doublets-display” is wanted");
    row("{\"version\": 2}", "line 1, version: written by a newer program: version 2, and this "
                            "one understands version 1");
    row("{\n\n\"volumes\": 3}",
        "line 3, volumes: “volumes” is not known here; allowed: format, version, ruleSets, "
        "languages, screen, times, openingHours, lighting, closed, speed, volume, quietHours, "
        "textSize, speech, institution, greeting, labels, staffCode, statistics");
    row("{\"volume\": 3,\n\"volume\": 4}", "line 2, volume: “volume” is there twice");
}

void ofTheOffer(const AddRow &row)
{
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
}

void ofTheScreen(const AddRow &row)
{
    row("{\"screen\": 32}", "line 1, screen: a number where an object is wanted");
    row("{\"screen\": {\"inch\": 32}}", "line 1, screen.inch: “inch” is not known here; allowed: "
                                        "inches, orientation, players");
    row("{\"screen\": {\"inches\": 9.9}}",
        "line 1, screen.inches: “9.9” is not possible; allowed: a number from 10 to 120");
    row("{\"screen\": {\"orientation\": \"upright\"}}",
        "line 1, screen.orientation: “upright” is not possible; allowed: landscape, portrait");
    row("{\"screen\": {\"players\": 2}}",
        "line 1, screen.players: a number where a text is wanted");
}

void ofTheTimes(const AddRow &row)
{
    row("{\n \"times\": {\n \"countdown\": 4 }\n}",
        "line 3, times.countdown: “4” is not possible; allowed: a number from 5 to 120");
    row("{\"times\": {\"countdown\": 10.5}}",
        "line 1, times.countdown: “10.5” is not possible; allowed: a whole number from 5 to 120");
    row("{\"times\": {\"stillThere\": \"60\"}}",
        "line 1, times.stillThere: a text where a number is wanted");
    row("{\"times\": {\"reset\": 60}}",
        "line 1, times.reset: “reset” is not known here; allowed: stillThere, countdown, "
        "extension, choosing, attractPause, attractGames");
}

void ofTheHours(const AddRow &row)
{
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
    row("{\"speech\": 1}", "line 1, speech: a number where true or false is wanted");
}

void ofTheTexts(const AddRow &row)
{
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
}

void ofTheStaffCode(const AddRow &row)
{
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
        "line 3, staffCode.rounds: “9999” is not possible; allowed: a number from 10000 to "
        "1000000");
}

void ofTheStatistics(const AddRow &row)
{
    row("{\"statistics\": true}", "line 1, statistics: true or false where an object is wanted");
    row("{\n\"statistics\": {\"on\": true}}", "line 2, statistics.file: “file” is missing");
    for (const char *path : {"visits.db", "../visits.db", "/var/lib/doublets/", ""}) {
        row(QByteArray("{\"statistics\": {\"file\": \"") + path + "\"}}",
            qPrintable(
                u"line 1, statistics.file: “%1” is not the path of a file from the root; "
                "allowed: one that begins with “/”, such as /var/lib/doublets-display/visits.db"_s
                    .arg(QLatin1String(path))));
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
