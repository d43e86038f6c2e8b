// SPDX-License-Identifier: MIT
#include "fuzz_targets.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/inventions/invention_file.h"
#include "core/lessons/lesson_parser.h"
#include "core/lessons/lesson_progress.h"
#include "core/lessons/picture_header.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "core/record/replay.h"
#include "core/rules/rule_set_parser.h"
#include "display/config/display_config_reader.h"
#include "match/session/game_log.h"
#include "match/session/score_book.h"
#include "match/settings/settings.h"
#include "table/pictures/picture_file.h"
#include "visits/visit_log.h"
#include "visits/visit_summary.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace doublets::test {

namespace {

void require(bool condition, const char *contract)
{
    if (!condition) {
        qFatal("broken contract: %s", contract);
    }
}

const Catalogue &catalogue()
{
    static const Catalogue builtIn = Catalogue::builtIn().value();
    return builtIn;
}

/// A new file with given contents, in memory if possible.
class Scratch
{
public:
    explicit Scratch(const QByteArray &bytes)
    {
        QFile file(path());
        require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(),
                "the input can be written");
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"file"_s); }

private:
    static QString parent()
    {
        return QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm"_s : QDir::tempPath();
    }

    QTemporaryDir m_folder{parent() + u"/fuzz-XXXXXX"_s};
};

void readRecordBytes(const QByteArray &bytes)
{
    const auto record = parseRecord(bytes, u"a.doublets"_s);
    if (!record) {
        return;
    }
    const auto again =
        parseRecord(recordJson(record.value(), RecordLayout::OneLine), u"b.doublets"_s);
    require(again && again.value() == record.value(), "a record is read as it was written");
    if (const auto game = gameFromRecord(record.value(), catalogue())) {
        require(game.value()->history().size() <= record.value().actions().size(),
                "a game contains the actions of its record");
    }
}

void readRules(const QByteArray &bytes)
{
    // The file must be named after the id.
    const QString id = QJsonDocument::fromJson(bytes)[u"id"].toString();
    const auto rules = parseRuleSet(bytes, id + u".json"_s);
    if (!rules) {
        return;
    }
    const auto rulings = rules.value().completedRulings({});
    require(rulings.ok(), "rules have default rulings");
    Game game(rules.value(), rulings.value(), std::make_unique<SeededDice>(1));
    constexpr int Actions = 300; // invented rules may never end
    for (int i = 0; i < Actions && !game.position().isOver(); ++i) {
        const bool isPlaying = game.position().stage == Stage::Playing;
        require(isPlaying ? game.play(game.legalPlays()[0]) : game.throwDice(),
                "an action is possible until a game is over");
    }
}

void readInventionBytes(const QByteArray &bytes)
{
    if (const auto invention = parseInvention(bytes, u"a.doublets-rules"_s, catalogue())) {
        const auto again =
            parseInvention(inventionJson(invention.value()), u"b.doublets-rules"_s, catalogue());
        require(again && inventionJson(again.value()) == inventionJson(invention.value()),
                "an invention is read as it was written");
    }
}

void readPicture(const QByteArray &bytes)
{
    const auto size = pictureSize(bytes);
    constexpr qint64 MaxPixels = 1 << 20; // larger ones take long to decode
    if (!size || qint64(size->width()) * size->height() > MaxPixels) {
        return;
    }
    QBuffer buffer;
    buffer.setData(bytes);
    const QImage image = QImageReader(&buffer).read();
    require(image.isNull() || image.size() == *size, "a picture has the size in its header");
}

void readLessonBytes(const QByteArray &bytes)
{
    const auto lesson = parseLesson(bytes, u"/a.doublets-lesson"_s, catalogue());
    require(lesson.ok() || !lesson.error().empty(), "a lesson is rejected for a reason");
    if (lesson.ok()) {
        for (const LessonStep &each : lesson.value().steps) {
            if (each.picture) {
                readPicture(each.picture->data);
            }
        }
    }
}

const Lesson &lesson()
{
    static const QByteArray text = R"({"format": "doublets-lesson", "version": 1, "title": "T",
        "summary": "S", "steps": [
        {"title": "First", "minutes": 2, "board": {"ruleSet": "cotton", "seed": "5",
          "until": "end"}, "question": {"text": "Which?", "choices": ["a", "b"], "right": 2}},
        {"title": "Second", "minutes": 2, "question": {"text": "Why?", "answer": "So."}},
        {"title": "Third", "minutes": 3, "guess": {"text": "How many?",
          "figure": {"quantity": "chance-on-board", "side": "white"}}}]})";
    static const Lesson parsed = parseLesson(text, u"/a"_s, catalogue()).value();
    return parsed;
}

void readProgress(const QByteArray &bytes)
{
    QByteArray marked = bytes;
    for (std::size_t i = 0; i < lesson().steps.size(); ++i) {
        marked.replace("MARK" + QByteArray::number(i), lesson().steps[i].hash.toUtf8());
    }
    if (const auto progress = parseProgress(marked, u"a.lesson-progress"_s, lesson())) {
        const auto again =
            parseProgress(progressJson(lesson(), progress.value()), u"b"_s, lesson());
        require(again && again.value() == progress.value(), "progress is read as it was written");
    }
}

void readDisplayBytes(const QByteArray &bytes)
{
    const auto config =
        parseDisplayConfig(bytes, u"display.json"_s, catalogue(), {u"en"_s, u"ru"_s});
    require(config.ok() || !config.error().empty(), "a configuration is rejected for a reason");
}

void readSettings(const QByteArray &bytes)
{
    const Scratch file(bytes);
    { // changes the file, which must not contain these names yet
        Settings settings(file.path(), catalogue());
        settings.whiteName.set(u"Cornelia"_s);
        settings.blackName.set(u"Dorothea"_s);
    }
    const Settings again(file.path(), catalogue());
    require(again.whiteName.value() == u"Cornelia" && again.blackName.value() == u"Dorothea",
            "settings are read as they were written");
    require(again.readErrors().empty(), "damaged settings are reported once");
}

void readVisits(const QByteArray &bytes)
{
    const Scratch file(bytes);
    const auto before = summariseVisits(file.path());
    VisitLog log(file.path());
    log.add({QDate(2026, 5, 1), 12, u"en"_s, u"cotton"_s, 10, true, 300});
    const auto error = log.flush();
    const auto after = summariseVisits(file.path());
    require(error || (after && after.value().visits >= 1), "a visit is counted");
    const bool isForeign =
        error && (error->code == ErrorCode::WrongFormat || error->code == ErrorCode::NewerVersion);
    require(!error || isForeign, "only foreign databases are left alone");
    require(!before || error ||
                after.value().visits + after.value().undated >=
                    before.value().visits + before.value().undated,
            "no visit is lost");
}

void readGameLog(const QByteArray &bytes)
{
    const Scratch file(bytes);
    GameLog log(file.path());
    const auto games = log.read().games.size();
    LoggedGame added;
    added.game.ruleSet = u"cotton"_s;
    added.ended = QDateTime::currentDateTimeUtc();
    added.id = u"added"_s;
    require(!log.add(added), "a game can be added to any log");
    require(log.read().games.size() >= std::min<std::size_t>(games, 1), "games are kept");
}

void readScores(const QByteArray &bytes)
{
    const Scratch file(bytes);
    ScoreBook scores(file.path());
    require(!scores.add({{}, u"cotton"_s, Side::White}), "a result can be added to any scores");
    const ScoreBook again(file.path());
    require(!again.readError(), "damaged scores are reported once");
}

void readPictureCache(const QByteArray &bytes)
{
    const Scratch file(bytes);
    static_cast<void>(picturefile::isPictureFile(file.path()));
    if (const auto key = picturefile::readKey(file.path())) {
        if (const auto pictures = picturefile::read(file.path(), *key)) {
            require(picturefile::write(file.path(), *key, *pictures) &&
                        picturefile::read(file.path(), *key)->size() == pictures->size(),
                    "pictures are read as they were written");
        }
    }
}

} // namespace

const std::vector<FuzzTarget> &fuzzTargets()
{
    static const std::vector<FuzzTarget> targets{
        {"settings", &readSettings, 40},
        {"visits", &readVisits, 8},
        {"record", &readRecordBytes, 200, "tests/core/record/goldens/willughby"},
        {"rules", &readRules, 100, "resources/rules"},
        {"invention", &readInventionBytes, 100},
        {"lesson", &readLessonBytes, 40, "resources/lessons"},
        {"lesson-progress", &readProgress, 100},
        {"display", &readDisplayBytes, 100, "resources/display"},
        {"picture", &readPicture, 200},
        {"picture-cache", &readPictureCache, 100},
        {"game-log", &readGameLog, 20},
        {"scores", &readScores, 20},
    };
    return targets;
}

} // namespace doublets::test
