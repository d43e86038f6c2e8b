// SPDX-License-Identifier: MIT
#include "match/session/score_players.h"

#include "core/files/atomic_file.h"
#include "core/platform/system_error.h"
#include "core/record/record_keywords.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <chrono>

using namespace Qt::StringLiterals;

namespace doublets {

ScorePair scorePair(const RecordedPlayer &white, const RecordedPlayer &black)
{
    if (white == black) {
        return {ScorePlayer{white, record_keywords::sideName(Side::White)},
                ScorePlayer{black, record_keywords::sideName(Side::Black)}};
    }
    return {ScorePlayer{white}, ScorePlayer{black}};
}

bool isSamePair(const ScorePair &a, const ScorePair &b)
{
    return a == b || (a[0] == b[1] && a[1] == b[0]);
}

QJsonObject scorePlayerJson(const ScorePlayer &who)
{
    QJsonObject json{{u"name"_s, who.player.name},
                     {u"kind"_s, record_keywords::playerKindName(who.player.kind)}};
    if (!who.player.level.isEmpty()) {
        json.insert(u"level"_s, who.player.level);
    }
    if (!who.colour.isEmpty()) {
        json.insert(u"colour"_s, who.colour);
    }
    return json;
}

ScorePlayer readScorePlayer(json::Object in)
{
    in.checkKeys({u"name"_s, u"kind"_s}, {u"level"_s, u"colour"_s});
    const QString kind = in.anyText(u"kind"_s);
    const auto known = record_keywords::playerKindFromName(kind);
    if (!known) {
        in.addError(u"kind"_s, ErrorCode::ImpossibleValue, {kind, u"human, computer"_s});
    }
    const auto optional = [&in](const QString &key) {
        return in.has(key) ? in.anyText(key) : QString();
    };
    return {{in.anyText(u"name"_s), known.value_or(PlayerKind::Human), optional(u"level"_s)},
            optional(u"colour"_s)};
}

SharedFileLock::SharedFileLock(const QString &path)
    : m_lock(path + u".lock"_s)
{
    using namespace std::chrono_literals;
    constexpr auto Patience = 200ms;
    m_lock.tryLock(Patience);
}

std::optional<Error> setUnreadableFileAside(const QString &path)
{
    // A directory is never renamed.
    if (QFileInfo(path).isDir()) {
        return Error{ErrorCode::CannotWrite, path, {}, {platform::errnoText(EISDIR)}};
    }
    return renameFile(path, unusedBackupPath(path));
}

} // namespace doublets
