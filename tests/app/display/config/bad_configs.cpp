// SPDX-License-Identifier: MIT
#include "tests/app/display/config/bad_configs.h"

#include <functional>

using namespace Qt::StringLiterals;

namespace doublets::config_fixture {

namespace {

using AddRow = std::function<void(const QByteArray &text, const char *sentence)>;

void ofTheWhole(const AddRow &row)
{
    row("", "it is empty; write at least {}");
    row(" \n", "it is empty; write at least {}");
    row("[]", "expected an object, found a list; write, for example: { \"volume\": 60 }");
    row("\"volume\": 60", "line 1: not JSON: it must begin with {, not with “\"volume\": 60”");
    row("{\\rtf1 {}}", "line 1: found “{\\rtf”, the beginning of formatted text; save the file as "
                       "plain text");
    row("{ \"format\": \"doublets-display\", \"version\": 1,\n\"volume\": “60” }",
        "line 2, volume: “60” has curly quotation marks; use straight ones: \"60\"");
    row("{ \"format\": \"doublets-display\", \"version\": 1, \"lighting\": 'lamp' }",
        "line 1, lighting: 'lamp' has single quotation marks; use double ones: \"lamp\"");
    row("{ \"format\": \"doublets-display\", \"version\": 1, \"speech\": True }",
        "line 1, speech: “True” must be written true");
    row("{ \"format\": \"doublets-display\", \"version\": 1, \"screen\": { \"inches\": 21,5 } }",
        "line 1, screen.inches: “21,5” has a decimal comma; use a point: 21.5");
    row("{\n\"volume\": 60\n\"speech\": true }", "line 2, volume: a comma is missing after “60”");
    row("{\"format\": \"doublets-game\"}",
        "line 1, format: the format is “doublets-game”; expected “doublets-display”");
    row("{\"version\": 2}", "line 1, version: written by a newer program: its format is version 2, "
                            "and this program reads version 1");
    row("{\n\n\"volumes\": 3}",
        "line 3, volumes: unknown key “volumes”; allowed: format, version, ruleSets, languages, "
        "screen, times, openingHours, holidays, lighting, closed, speed, volume, quietHours, "
        "textSize, speech, institution, greeting, labels, staffCode, statistics, heartbeat");
    row("{\"volume\": 3,\n\"volume\": 4}",
        "line 2, volume: “volume” appears twice; delete one of them");
    row("{\"version\": 0}", "line 1, version: “0” is not possible; allowed: 1");
    row("{\"format\": 1}", "line 1, format: expected text, found a number; write, for example: "
                           "\"doublets-display\"");
}

void ofTheEncoding(const AddRow &row)
{
    row("{\n  \"greeting\": { \"de\": \"Gr\xfc\xdf Gott\" }\n}",
        "line 2, greeting.de: the letter after “\"greeting\": { \"de\": \"Gr” is not in UTF-8; "
        "save "
        "the file in the encoding UTF-8");
    row("{\n  \"speech\": \"\xe9\"\n}",
        "line 2, speech: the letter after “\"speech\": \"” is not in UTF-8; save the file in the "
        "encoding UTF-8");
    row("\xe9", "line 1: not saved in UTF-8; save the file in the encoding UTF-8");
    row(QByteArray("\xff\xfe{\0}\0", 6), "saved in the encoding UTF-16; save it in UTF-8");
    row(QByteArray("{\"a\": \0}", 8), "not a plain text file; save it as plain text in UTF-8");
}

/// Mistakes in the signs of JSON.
void ofTheSigns(const AddRow &row)
{
    row("{\n\"volume\": 60,\n“speed”: \"slow\" }",
        "line 3: “speed” has curly quotation marks; use straight ones: \"speed\"");
    row("{\n\"volume\": 60,\n'speed': \"slow\" }",
        "line 3: 'speed' has single quotation marks; use double ones: \"speed\"");
    row("{\n\"volume\": 3,\n}", "line 2, volume: there is an extra comma after “3”; delete it");
    row("{ \"speed\": \"slow\n}", "line 1, speed: the closing quotation mark is missing; write "
                                  "\"slow\" instead of \"slow");
    row("{ \"institution\": { \"en\": \"The \"Old\" Inn\" } }",
        "line 1, institution.en: the text ends before “Old”; write \\\" for a quotation mark "
        "inside "
        "a text");
    row("{ \"statistics\": { \"file\": \"C:\\users\\visits.db\" } }",
        "line 1, statistics.file: \"C:\\users\\visits.db\" contains a backslash; write / in paths, "
        "and two backslashes elsewhere");
    row("{ \"volume: 60\" }", "line 1: the colon of \"volume: 60\" must be outside the quotation "
                              "marks; write \"volume\": 60");
    row("{ \"volume\" 60 }", "line 1, volume: a colon is missing after \"volume\"");
    row("{ \"volume\" = 60 }", "line 1, volume: “=” is not allowed here; write :");
    row("{ \"volume\": }", "line 1, volume: \"volume\" has no value; write a colon and the value "
                           "after it, or [ and ] around a list");
    row("{ \"volume\":\u00a060 }", "line 1, volume: after “{ \"volume\":” there is an invisible "
                                   "special space; write a normal space instead");
    row("{\n  \"times\": {\n    \"countdown\": 20,\n  \"volume\": 60\n}",
        "line 2, times: this “{” is not closed; write } after its last value");
    row("{ \"languages\": [\"en\",\n\"volume\": 60 }",
        "line 2, languages: the list is not closed; write ] before \"volume\"");
    row("{ \"times\": [\"countdown\": 20] }", "line 1, times: a list cannot contain the key "
                                              "\"countdown\"; write { and } instead of [ and ]");
    row("{ \"languages\": [\"en\"} }",
        "line 1, languages: found “}”, expected ]; write ] instead or before it");
    row("{}\n}", "line 2: found “}” after the closing }; delete it, or the } before it");
    row("{ : 60 }", "line 1: expected a key in quotation marks, found “:”");
    row("{ \"times\": (60) }", "line 1, times: expected a value, found “(60)”");
    row("{ \"volume\": 60 ) }", "line 1, volume: “60 )” is not a valid number; write 60");
    row("{ \"speed\": \"slow\" ) }", "line 1, speed: expected a comma, found “)”");
}

void ofTheNumbers(const AddRow &row)
{
    row("{ \"volume\": 060 }", "line 1, volume: “060” is not a valid number; write 60");
    row("{ \"volume\": 60% }", "line 1, volume: “60%” is not a valid number; write 60");
    row("{ \"screen\": { \"inches\": 32\" } }",
        "line 1, screen.inches: “32\"” is not a valid number; write 32");
    row("{ \"volume\": 6o }",
        "line 1, volume: “6o” is not a valid number; write only digits, such as 60");
    row("{ \"volume\": 10:00-17:00 }",
        "line 1, volume: 10:00-17:00 has no quotation marks; write \"10:00-17:00\"");
}

void ofTheOffer(const AddRow &row)
{
    row("{\"ruleSets\": \"cotton\"}",
        "line 1, ruleSets: expected a list, found text; write, for example: [\"cotton\"]");
    row("{\"ruleSets\": []}",
        "line 1, ruleSets: the list is empty; enter at least one of @, or leave out the key to "
        "offer all");
    row("{\"ruleSets\": [\n\"cotton\",\n\"coton\"]}",
        "line 3, ruleSets[1]: unknown rule set “coton”; available: @");
    row("{\"ruleSets\": [\"cotton\", 3]}",
        "line 1, ruleSets[1]: expected text, found a number; allowed: @");
    row("{\"ruleSets\": [\"cotton \"]}", "line 1, ruleSets[0]: “cotton ” is not possible; "
                                         "allowed: text without leading or trailing spaces");
    row("{\"ruleSets\": [\"cotton\", \"cotton\"]}",
        "line 1, ruleSets[1]: “cotton” is listed twice; list it only once");
    row("{\"languages\": []}",
        "line 1, languages: the list is empty; enter at least one of en, de, "
        "es, fr, is, ru, or leave out the key to offer all");
    row("{\"languages\": [\"\"]}",
        "line 1, languages[0]: “” is not possible; allowed: text that is not empty");
    row("{\"languages\": true}",
        "line 1, languages: expected a list, found true or false; write, for "
        "example: [\"en\"]");
    row("{\"languages\": [\"xx\"]}",
        "line 1, languages[0]: unknown language “xx”; available: en, de, es, fr, is, ru");
    row("{\"languages\": [\"en\", \"en\"]}",
        "line 1, languages[1]: “en” is listed twice; list it only once");
}

void ofTheScreen(const AddRow &row)
{
    row("{\"screen\": 32}",
        "line 1, screen: expected an object, found a number; write, for example: { \"inches\": "
        "32 }");
    row("{\"screen\": {\"inch\": 32}}",
        "line 1, screen.inch: unknown key “inch”; allowed: inches, orientation, reach, players");
    row("{\"screen\": {\"inches\": 9.9}}",
        "line 1, screen.inches: “9.9” is not possible; allowed: a number from 10 to 120");
    row("{\"screen\": {\"orientation\": \"upright\"}}",
        "line 1, screen.orientation: “upright” is not possible; allowed: landscape, portrait");
    row("{\"screen\": {\"players\": 2}}",
        "line 1, screen.players: expected text, found a number; allowed: beside, opposite");
}

void ofTheTimes(const AddRow &row)
{
    row("{\n \"times\": {\n \"countdown\": 4 }\n}",
        "line 3, times.countdown: “4” is not possible; allowed: a number from 5 to 120");
    row("{\"times\": {\"countdown\": 10.5}}",
        "line 1, times.countdown: “10.5” is not possible; allowed: a whole number from 5 to 120");
    row("{\"times\": {\"stillThere\": \"60\"}}", "line 1, times.stillThere: expected a number, "
                                                 "found text; allowed: a number from 10 to 900; "
                                                 "write, for example: 60");
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
        "line 1, openingHours.monday: expected a list, found text; write, for example: "
        "[\"10:00-18:00\"]");
    for (const char *bad : {"10:00-24:01", "24:00-24:00", "10:60-11:00", "10:00", "10:00-18:00-"}) {
        row(QByteArray("{\"quietHours\": {\"sunday\": [\"") + bad + "\"]}}",
            qUtf8Printable(
                u"line 1, quietHours.sunday[0]: invalid hours "
                "“%1”; allowed: a start and an end on the same "
                "day, such as 10:00-17:30, no later than 24:00"_s.arg(QString::fromUtf8(bad))));
    }
    for (const char *bad : {"10-18", "10:00–18:00", "10.00-18.00", "10:00 - 18:00", "10 to 18"}) {
        row(QByteArray("{\"quietHours\": {\"sunday\": [\"") + bad + "\"]}}",
            qUtf8Printable(
                u"line 1, quietHours.sunday[0]: invalid hours “%1”; write “10:00-18:00”"_s.arg(
                    QString::fromUtf8(bad))));
    }
    row("{\"openingHours\": {\"sunday\": [\"9:00-18:00\"]}}",
        "line 1, openingHours.sunday[0]: invalid hours “9:00-18:00”; write “09:00-18:00”");
    row("{\"openingHours\": {\"sunday\": 10}}",
        "line 1, openingHours.sunday: expected a list, found a number; write, for example: "
        "[\"10:00-17:30\"]");
    row("{\"openingHours\": {\"friday\": [\"10:00-18:00\"], \"sunday\": \"closed\"}}",
        "line 1, openingHours.sunday: invalid hours “closed”; leave out the day if it has no "
        "hours");
    row("{\"openingHours\": {\"friday\": [\"10:00-18:00\"], \"sunday\": [\"closed\"]}}",
        "line 1, openingHours.sunday[0]: invalid hours “closed”; leave out the day if it has no "
        "hours");
    row("{\"openingHours\": {\"friday\": [\"10:00-18:00\"], \"sunday\": false}}",
        "line 1, openingHours.sunday: invalid hours “false”; leave out the day if it has no hours");
    row("{\"quietHours\": {\"sunday\": [\"10:00-18:00\\n\"]}}",
        "line 1, quietHours.sunday[0]: “10:00-18:00\ufffd” is not possible; allowed: text "
        "without leading or trailing spaces");
    row("{\"openingHours\": {\"friday\": [\"18:00-02:00\"]}}",
        "line 1, openingHours.friday[0]: “18:00-02:00” ends before it begins; hours must lie "
        "within one day: enter those after midnight under the next day");
    row("{\"openingHours\": {\"friday\": [\"10:00-10:00\"]}}",
        "line 1, openingHours.friday[0]: “10:00-10:00” ends when it begins; enter a later end, or "
        "00:00-24:00 for the whole day");
    row("{\"openingHours\": {\"friday\": [\"18:00-00:00\"]}}",
        "line 1, openingHours.friday[0]: “18:00-00:00” ends before it begins; for an end at "
        "midnight, write “18:00-24:00”");
    for (const QByteArray first : {"10:00-14:00", "14:00-16:00", "10:00-24:00", "11:00-13:00"}) {
        row("{\"openingHours\": {\"friday\": [\"" + first + "\",\n\"12:00-14:00\"]}}",
            "line 2, openingHours.friday[1]: “12:00-14:00” must begin after the end of “" + first +
                "”; list the hours in order, with a gap between them");
    }
    for (const auto &[bad, example] :
         {std::pair("24.12.2026", "2026-12-24"), std::pair("2026-5-1", "2026-05-01"),
          std::pair("2026-02-30", "2026-12-24"), std::pair("christmas", "2026-12-24"),
          std::pair("monday", "2026-12-24"), std::pair("2026-12-24 ", "2026-12-24")}) {
        row(QByteArray("{\"holidays\": {\n\"") + bad + "\": []}}",
            qUtf8Printable(
                u"line 2, holidays.%1: “%1” is not possible; allowed: a date such as %2"_s.arg(
                    QLatin1String(bad), QLatin1String(example))));
    }
    row("{\"holidays\": [\"2026-12-24\"]}",
        "line 1, holidays: expected an object, found a list; write, for example: { "
        "\"2026-12-24\": [] }");
    for (const QByteArray closed : {"\"closed\"", "[\"closed\"]"}) {
        row("{\"holidays\": {\"2026-12-24\": " + closed + "}}",
            QByteArray("line 1, holidays.2026-12-24" + QByteArray(closed[0] == '[' ? "[0]" : "") +
                       ": invalid hours “closed”; write [] for a day without hours"));
    }
    row("{\"holidays\": {\"2026-12-24\": [\"10-14\"]}}",
        "line 1, holidays.2026-12-24[0]: invalid hours “10-14”; write “10:00-14:00”");
    row("{\"holidays\": {\"2026-12-24\": [],\n\"2026-12-24\": []}}",
        "line 2, holidays.2026-12-24: “2026-12-24” appears twice; delete one of them");
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
    row("{\"speed\": true}",
        "line 1, speed: expected text, found true or false; allowed: off, fast, "
        "normal, slow");
    row("{\"volume\": \"60\"}", "line 1, volume: expected a number, found text; allowed: a number "
                                "from 0 to 100; write, for example: 60");
    row("{\"speech\": \"No\"}",
        "line 1, speech: expected true or false, found text; write, for example: false");
    row("{\"speech\": 1}",
        "line 1, speech: expected true or false, found a number; write, for example: true");
}

void ofTheTexts(const AddRow &row)
{
    row("{\"institution\": \"Museum\"}",
        "line 1, institution: expected an object, found text; write, for example: { \"en\": "
        "\"Museum\" }");
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
        "line 1, labels[1].en: expected text, found a number; write, for example: \"3\"");
    row("{\"labels\": [\"A\"]}",
        "line 1, labels[0]: expected an object, found text; write, for example: { \"en\": \"…\" }");
}

void ofTheLabels(const AddRow &row)
{
    row("{\"labels\": \"A\"}", "line 1, labels: expected a list, found text; write, for example: "
                               "[{ \"en\": \"A\" }]");
    row("{\"labels\": {\"en\": \"A\"}}",
        "line 1, labels: expected a list, found an object; write, for "
        "example: [{\"en\":\"A\"}]");
    row("{\"labels\": [" + QByteArray("{},").repeated(50) + "{}]}",
        "line 1, labels: the list has 51 values; allowed: 0 to 50 values");
}

void ofTheStaffCode(const AddRow &row)
{
    row("{\"staffCode\": \"1234\"}",
        "line 1, staffCode: expected an object, found text; allowed: the lines printed by "
        "doublets-display --staff-code");
    row("{\"staffCode\": {\"salt\": \"12\", \"hash\": \"" + QByteArray(64, 'a') +
            "\", \"rounds\": 20000}}",
        "line 1, staffCode.salt: “12” is not possible; allowed: 32 hexadecimal digits, 0 to 9 and "
        "a to f; copy the lines printed by doublets-display --staff-code");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\", \"hash\": \"" +
            QByteArray(64, 'G') + "\", \"rounds\": 20000}}",
        "line 1, staffCode.hash: "
        "“GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG” is not possible; "
        "allowed: 64 hexadecimal digits, 0 to 9 and a to f; copy the lines printed by "
        "doublets-display --staff-code");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\",\n\"hash\": \"" +
            QByteArray(64, 'a') + "\"}}",
        "line 1, staffCode.rounds: “rounds” is missing; write the lines printed by "
        "doublets-display --staff-code");
    row("{\"staffCode\": {\"salt\": \"" + QByteArray(32, 'a') + "\",\n\"hash\": \"" +
            QByteArray(64, 'a') + "\",\n\"rounds\": 9999}}",
        "line 3, staffCode.rounds: “9999” is not possible; allowed: a number from 10000 to "
        "1000000");
}

void ofTheStatistics(const AddRow &row)
{
    row("{\"statistics\": true}", "line 1, statistics: expected an object, found true or false; "
                                  "write, for example: { \"on\": "
                                  "true, \"file\": \"/var/lib/doublets-display/visits.db\" }");
    row("{\n\"statistics\": {\"on\": true}}",
        "line 2, statistics.file: “file” is missing; write \"file\": "
        "\"/var/lib/doublets-display/visits.db\"");
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
    for (const auto rows :
         {ofTheWhole, ofTheEncoding, ofTheSigns, ofTheNumbers, ofTheOffer, ofTheScreen, ofTheTimes,
          ofTheHours, ofTheWays, ofTheTexts, ofTheLabels, ofTheStaffCode, ofTheStatistics}) {
        rows([&all](const QByteArray &text, const char *sentence) {
            all.push_back({text, QString::fromUtf8(sentence)});
        });
    }
    return all;
}

} // namespace doublets::config_fixture
