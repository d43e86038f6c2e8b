// SPDX-License-Identifier: MIT
#include "match/session/game_log.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"
#include "core/limits.h"
#include "core/record/record_keywords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimeZone>

#include <numeric>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int MaxThrows = static_cast<int>(limits::MaxRecordedThrows);

QByteArray lineOf(const LoggedGame &logged)
{
    const GameResult &game = logged.game;
    const auto pair = [&](auto member) {
        return QJsonArray{logged.throwCounts[0].*member, logged.throwCounts[1].*member};
    };
    QJsonObject json{{u"id"_s, logged.id},
                     {u"ended"_s, logged.ended.toString(Qt::ISODate)},
                     {u"ruleset"_s, game.ruleSet},
                     {u"players"_s, QJsonArray{scorePlayerJson(game.players[0]),
                                               scorePlayerJson(game.players[1])}},
                     {u"throws"_s, pair(&LoggedGame::ThrowCounts::throws)},
                     {u"doublets"_s, pair(&LoggedGame::ThrowCounts::doublets)},
                     {u"expected"_s, pair(&LoggedGame::ThrowCounts::expected)}};
    if (game.winner) {
        json.insert(u"winner"_s, record_keywords::sideName(*game.winner));
    }
    if (logged.luck) {
        json.insert(u"luck"_s, *logged.luck);
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

/// Returns nullopt if the line is damaged.
std::optional<LoggedGame> parseLine(const QByteArray &line, const QString &path)
{
    const auto root = json::parseObject(line, path, GameLog::MaxBytes);
    if (!root) {
        return std::nullopt;
    }
    json::FirstErrorCollector errors(path);
    json::Object all(errors, root.value(), {});
    all.checkKeys({u"id"_s, u"ended"_s, u"ruleset"_s, u"players"_s, u"throws"_s, u"doublets"_s,
                   u"expected"_s},
                  {u"winner"_s, u"luck"_s});
    LoggedGame logged;
    logged.ended = QDateTime::fromString(all.text(u"ended"_s), Qt::ISODate).toUTC();
    logged.id = all.text(u"id"_s);
    logged.game.ruleSet = all.text(u"ruleset"_s);
    const std::vector<json::Object> players = all.objects(u"players"_s, 2, 2);
    const std::vector<int> throws = all.integers(u"throws"_s, 2, 0, MaxThrows);
    const std::vector<int> doublets = all.integers(u"doublets"_s, 2, 0, MaxThrows);
    const QJsonArray expected = all.list(u"expected"_s, 2, 2);
    if (errors.error() || !logged.ended.isValid()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < 2; ++i) {
        logged.game.players[i] = readScorePlayer(players[i]);
        const double value = expected[static_cast<qsizetype>(i)].toDouble(-1);
        if (value < 0 || value > throws[i] || doublets[i] > throws[i]) {
            return std::nullopt;
        }
        logged.throwCounts[i] = {throws[i], doublets[i], value};
    }
    if (all.has(u"winner"_s)) {
        logged.game.winner = record_keywords::sideFromName(all.anyText(u"winner"_s));
        if (!logged.game.winner) {
            return std::nullopt;
        }
    }
    if (all.has(u"luck"_s)) {
        // Each throw, including the opening throw, changes the probability by at most 1. The sum of
        // the changes may exceed 1, because mistakes can offset luck.
        const int limit = logged.throws() + 1;
        logged.luck = all.number(u"luck"_s, -limit, limit);
    }
    return errors.error() ? std::nullopt : std::optional(logged);
}

/// Returns the part of a line that contains the id.
QByteArray keyOf(const QString &id)
{
    return R"("id":")" + id.toUtf8() + '"';
}

QList<QByteArray> linesIn(const QByteArray &bytes)
{
    QList<QByteArray> lines = bytes.split('\n');
    lines.removeIf([](const QByteArray &line) { return line.trimmed().isEmpty(); });
    return lines;
}

} // namespace

GameLog::Contents GameLog::read() const
{
    Contents contents;
    if (m_path.isEmpty() || !QFileInfo::exists(m_path)) {
        return contents;
    }
    const auto bytes = json::readFile(m_path, MaxBytes);
    if (!bytes) {
        contents.error = bytes.error();
        return contents;
    }
    for (const QByteArray &line : linesIn(bytes.value())) {
        if (const auto logged = parseLine(line, m_path)) {
            contents.games.push_back(*logged);
        } else {
            ++contents.damagedLineCount;
        }
    }
    return contents;
}

bool GameLog::contains(const QString &id) const
{
    if (m_path.isEmpty() || !QFileInfo::exists(m_path)) {
        return false;
    }
    const auto bytes = json::readFile(m_path, MaxBytes);
    return bytes && bytes.value().contains(keyOf(id));
}

std::optional<Error> GameLog::add(const LoggedGame &game)
{
    return rewrite(game.id, lineOf(game));
}

std::optional<Error> GameLog::rewrite(const QString &removedId, const QByteArray &newLine)
{
    if (m_path.isEmpty()) {
        return std::nullopt;
    }
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    const SharedFileLock lock(m_path);
    QList<QByteArray> lines;
    if (QFileInfo::exists(m_path)) {
        const auto bytes = json::readFile(m_path, MaxBytes);
        if (bytes) {
            lines = linesIn(bytes.value());
        } else if (auto error = setUnreadableFileAside(m_path)) {
            return error;
        }
    }
    const QByteArray key = keyOf(removedId);
    lines.removeIf([&key](const QByteArray &line) { return line.contains(key); });
    if (!newLine.isEmpty()) {
        lines.append(newLine);
    }
    qint64 size = 0;
    qsizetype kept = 0; // the newest that fit
    while (kept < std::min<qsizetype>(lines.size(), MaxGames)) {
        size += lines[lines.size() - 1 - kept].size() + 1;
        if (size > MaxBytes) {
            break;
        }
        ++kept;
    }
    lines = lines.last(kept);
    return writeFileAtomically(m_path, lines.isEmpty() ? QByteArray() : lines.join('\n') + '\n',
                               FilePurpose::Private);
}

std::optional<Error> GameLog::clear()
{
    return m_path.isEmpty() ? std::nullopt : removeFile(m_path);
}

} // namespace doublets
