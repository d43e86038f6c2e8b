// SPDX-License-Identifier: MIT
#include "display/config/display_config_reader.h"

#include "display/config/display_values.h"
#include "display/config/week_reader.h"

#include "core/json/invalid_text.h"
#include "core/json/line_map.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using namespace display_values;
using json::Object;

constexpr std::size_t MaxErrors = 200;
constexpr int NewestDisplayVersion = 1;
const QString HeartbeatFile = u"\"file\": \"/var/lib/doublets-display/state.json\""_s;
const QString StatisticsFile = u"\"file\": \"/var/lib/doublets-display/visits.db\""_s;

class DisplayReader
{
public:
    DisplayReader(const Catalogue &catalogue, const QStringList &languages)
        : m_usual(defaultDisplayConfig(catalogue, languages))
        , m_config(m_usual)
    {
    }

    [[nodiscard]] DisplayConfig read(const Object &file)
    {
        file.checkFormat(u"doublets-display"_s, NewestDisplayVersion);
        rejectUnknownKeys(file,
                          {u"format"_s,     u"version"_s,  u"ruleSets"_s,     u"languages"_s,
                           u"screen"_s,     u"times"_s,    u"openingHours"_s, u"holidays"_s,
                           u"lighting"_s,   u"closed"_s,   u"speed"_s,        u"volume"_s,
                           u"quietHours"_s, u"textSize"_s, u"speech"_s,       u"institution"_s,
                           u"greeting"_s,   u"labels"_s,   u"staffCode"_s,    u"statistics"_s,
                           u"heartbeat"_s});
        readOffer(file);
        readScreen(objectIn(file, u"screen"_s, u"{ \"inches\": 32 }"_s));
        readTimes(objectIn(file, u"times"_s, u"{ \"countdown\": 20 }"_s));
        readHours(file);
        readLook(file);
        readInteger(file, u"volume"_s, DisplayConfig::Volume, m_config.volume);
        readInteger(file, u"textSize"_s, DisplayConfig::TextSize, m_config.textSize);
        readFlag(file, u"speech"_s, m_config.isSpeechOffered);
        readTexts(file);
        if (file.has(u"staffCode"_s)) {
            readStaffCode(file);
        }
        readStatistics(
            objectIn(file, u"statistics"_s, u"{ \"on\": true, %1 }"_s.arg(StatisticsFile)));
        readHeartbeat(objectIn(file, u"heartbeat"_s, u"{ %1 }"_s.arg(HeartbeatFile)));
        return m_config;
    }

private:
    void readOffer(const Object &file)
    {
        readEntries(file, u"ruleSets"_s, m_usual.ruleSets, ErrorCode::UnknownRuleSet,
                    m_config.ruleSets);
        const std::size_t before = file.errors().all().size();
        readEntries(file, u"languages"_s, m_usual.languages, ErrorCode::UnknownLanguage,
                    m_config.languages);
        if (file.errors().all().size() != before) {
            m_config.languages = m_usual.languages; // avoid follow-up errors in the texts
        }
    }

    void readScreen(const Object &screen)
    {
        rejectUnknownKeys(screen, {u"inches"_s, u"orientation"_s, u"reach"_s, u"players"_s});
        if (screen.has(u"inches"_s)) {
            m_config.screenInches = screen.number(u"inches"_s, DisplayConfig::ScreenInches.minimum,
                                                  DisplayConfig::ScreenInches.maximum);
        }
        readKeyword(screen, u"orientation"_s, {u"landscape"_s, u"portrait"_s},
                    m_config.orientation);
        readInteger(screen, u"reach"_s, DisplayConfig::Reach, m_config.reachPercent);
        readKeyword(screen, u"players"_s, {u"beside"_s, u"opposite"_s}, m_config.playerPlacement);
    }

    void readTimes(const Object &times)
    {
        rejectUnknownKeys(times, {u"stillThere"_s, u"countdown"_s, u"extension"_s, u"choosing"_s,
                                  u"attractPause"_s, u"attractGames"_s});
        DisplayConfig::Times &mine = m_config.times;
        readSeconds(times, u"stillThere"_s, {10, 900}, mine.presenceCheckDelay);
        readSeconds(times, u"countdown"_s, {5, 120}, mine.presenceCheckTimeout);
        readSeconds(times, u"extension"_s, {10, 900}, mine.nextCheckDelay);
        readSeconds(times, u"choosing"_s, {10, 900}, mine.choiceTimeout);
        readSeconds(times, u"attractPause"_s, {1, 60}, mine.attractPause);
        readInteger(times, u"attractGames"_s, {1, 100}, mine.attractGames);
    }

    static std::optional<WeekSpans> readHoursIn(const Object &file, const QString &key)
    {
        if (!file.has(key)) {
            return std::nullopt;
        }
        return ifValid(file, [&] {
            const Object week = file.object(key, {{}, u"{ \"monday\": [\"10:00-17:30\"] }"_s});
            rejectUnknownKeys(week, weekDayKeys());
            return readWeek(week);
        });
    }

    void readHours(const Object &file)
    {
        m_config.openingHours = readHoursIn(file, u"openingHours"_s);
        if (m_config.openingHours == WeekSpans{}) {
            file.addError(u"openingHours"_s, ErrorCode::NeverOpen, {});
        }
        m_config.holidays =
            readDates(objectIn(file, u"holidays"_s, u"{ \"%1\": [] }"_s.arg(ExampleDate)));
        readKeyword(file, u"closed"_s, {u"black"_s, u"candles"_s}, m_config.closedScreen);
        m_config.quietHours = readHoursIn(file, u"quietHours"_s);
    }

    void readLook(const Object &file)
    {
        // The last word, "by-turns", is not a Lighting.
        const auto lighting =
            readKeyword(file, u"lighting"_s, lightingIds() + QStringList{u"by-turns"_s});
        if (lighting && *lighting < lightingIds().size()) {
            m_config.lighting = static_cast<Lighting>(*lighting);
        }
        readKeyword(file, u"speed"_s, {u"off"_s, u"fast"_s, u"normal"_s, u"slow"_s},
                    m_config.motionSpeed);
    }

    [[nodiscard]] TextByLanguage readByLanguage(const Object &object, int most) const
    {
        TextByLanguage texts;
        for (const QString &code : object.keys()) {
            if (m_config.languages.contains(code)) {
                texts.insert(code, readLine(object, code, most));
            } else {
                object.addError(code, ErrorCode::LanguageUnavailable,
                                {code, m_config.languages.join(u", ")});
            }
        }
        return texts;
    }

    /// Returns an object with `text` in the first language, as it is written in the file.
    [[nodiscard]] QString exampleByLanguage(const QString &text) const
    {
        const QJsonArray entries{text.isEmpty() ? u"…"_s : text};
        const QByteArray json = QJsonDocument(entries).toJson(QJsonDocument::Compact);
        return u"{ \"%1\": %2 }"_s.arg(m_config.languages.constFirst(),
                                       QString::fromUtf8(json).mid(1).chopped(1));
    }

    [[nodiscard]] Object objectByLanguage(const Object &file, const QString &key) const
    {
        return objectIn(file, key, exampleByLanguage(file.value().value(key).toString()));
    }

    void readTexts(const Object &file)
    {
        constexpr int MaxOfName = 80;
        constexpr int MaxOfGreeting = 160;
        constexpr int MaxOfLabel = 600;
        constexpr int MaxLabels = 50;
        m_config.institution = readByLanguage(objectByLanguage(file, u"institution"_s), MaxOfName);
        m_config.greeting = readByLanguage(objectByLanguage(file, u"greeting"_s), MaxOfGreeting);
        if (file.has(u"labels"_s)) {
            const QString text = file.value().value(u"labels"_s).toString();
            const json::Expectation entry{{}, exampleByLanguage(text)};
            for (const Object &label : file.objects(u"labels"_s, 0, MaxLabels, entry)) {
                m_config.labels.push_back(readByLanguage(label, MaxOfLabel));
            }
        }
    }

    void readStaffCode(const Object &file)
    {
        const auto found = ifValid(file, [&] {
            return file.object(u"staffCode"_s, {StaffCodeLines, {}});
        });
        if (!found) {
            return;
        }
        const QStringList keys{u"salt"_s, u"hash"_s, u"rounds"_s};
        const Object &object = *found;
        rejectUnknownKeys(object, keys);
        for (const QString &key : keys) {
            if (!object.has(key)) {
                object.addError(key, ErrorCode::MissingKey, {key, StaffCodeLines});
            }
        }
        StaffCodeHash code;
        if (object.has(u"salt"_s)) {
            code.salt = readBytes(object, u"salt"_s, StaffCodeHash::SaltBytes);
        }
        if (object.has(u"hash"_s)) {
            code.hash = readBytes(object, u"hash"_s, StaffCodeHash::HashBytes);
        }
        readInteger(object, u"rounds"_s, {StaffCodeHash::MinRounds, StaffCodeHash::MaxRounds},
                    code.rounds);
        m_config.staffCodeHash = code;
    }

    void readStatistics(const Object &object)
    {
        rejectUnknownKeys(object, {u"on"_s, u"file"_s});
        readFlag(object, u"on"_s, m_config.areVisitsCounted);
        if (object.has(u"file"_s)) {
            m_config.statisticsFile = readPath(object, u"file"_s);
        } else if (m_config.areVisitsCounted) {
            object.addError(u"file"_s, ErrorCode::MissingKey, {u"file"_s, StatisticsFile});
        }
    }

    void readHeartbeat(const Object &object)
    {
        rejectUnknownKeys(object, {u"file"_s, u"seconds"_s});
        readSeconds(object, u"seconds"_s, {5, 3600}, m_config.heartbeatInterval);
        if (object.has(u"file"_s)) {
            m_config.heartbeatFile = readPath(object, u"file"_s);
        }
    }

    DisplayConfig m_usual; ///< everything available
    DisplayConfig m_config;
};

} // namespace

DisplayConfig defaultDisplayConfig(const Catalogue &catalogue, const QStringList &languages)
{
    DisplayConfig config;
    config.ruleSets = catalogue.ids();
    config.languages = languages;
    return config;
}

Result<DisplayConfig, DisplayConfigErrors> parseDisplayConfig(const QByteArray &text,
                                                              const QString &file,
                                                              const Catalogue &catalogue,
                                                              const QStringList &languages)
{
    const auto parsed = json::parseObject(text, file, MaxDisplayConfigSize);
    if (!parsed && parsed.error().code != ErrorCode::DuplicateKey) {
        Error error = parsed.error();
        json::locateInvalidText(error, text);
        if (error.code == ErrorCode::Empty) {
            error.facts = {u"{}"_s};
        } else if (error.code == ErrorCode::WrongType) {
            error.facts << QString() << u"{ \"volume\": 60 }"_s;
        }
        return DisplayConfigErrors{error};
    }
    // After a duplicate key, parse the rest as well, to report its errors too.
    const QJsonObject object = parsed ? parsed.value() : QJsonDocument::fromJson(text).object();
    const json::LineMap lines(text);
    json::ErrorCollector errors(file, MaxErrors);
    for (const QString &place : lines.duplicateKeys()) {
        errors.add(ErrorCode::DuplicateKey, place, {place.mid(place.lastIndexOf(u'.') + 1)});
    }
    DisplayConfig config = DisplayReader(catalogue, languages).read(Object(errors, object, {}));
    DisplayConfigErrors found = errors.all();
    if (found.empty()) {
        return config;
    }
    for (Error &error : found) {
        error.line = lines.lineOf(error.place);
    }
    std::ranges::stable_sort(found, {}, &Error::line);
    return found;
}

Result<DisplayConfig, DisplayConfigErrors>
readDisplayConfig(const QString &path, const Catalogue &catalogue, const QStringList &languages)
{
    const auto text = json::readFile(path, MaxDisplayConfigSize);
    if (!text) {
        return DisplayConfigErrors{text.error()};
    }
    return parseDisplayConfig(text.value(), path, catalogue, languages);
}

} // namespace doublets
