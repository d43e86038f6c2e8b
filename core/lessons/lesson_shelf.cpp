// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_shelf.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"
#include "core/platform/non_utf8_paths.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr qint64 MaxListSize = 1 << 20; ///< in bytes
constexpr int ListVersion = 1;
const QString ListFormat = u"doublets-lesson-list"_s;

QString absolutePath(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace

LessonShelf::LessonShelf(const QString &folder)
    : m_folder(folder.isEmpty() ? QString() : absolutePath(folder))
{
}

QString LessonShelf::listPath() const
{
    return m_folder + u"/list.json"_s;
}

std::vector<LessonShelf::File> LessonShelf::files() const
{
    std::vector<File> all;
    for (const QString &path : listedPaths()) {
        all.push_back({path, false});
    }
    if (!m_folder.isEmpty()) {
        const QStringList names =
            QDir(m_folder).entryList({u"*.doublets-lesson"_s}, QDir::Files, QDir::Name);
        for (const QString &name : names.mid(0, MaxFilesInFolder)) {
            all.push_back({m_folder + u'/' + name, true});
        }
    }
    return all;
}

std::optional<Error> LessonShelf::addRecentFile(const QString &path)
{
    const QString file = absolutePath(path);
    if (isOpenDescriptor(path) || QFileInfo(file).absolutePath() == m_folder) {
        return std::nullopt;
    }
    QStringList paths = listedPaths();
    if (!paths.isEmpty() && paths.constFirst() == file) {
        return std::nullopt;
    }
    paths.removeAll(file);
    paths.prepend(file);
    return write(paths.mid(0, MaxRecentFiles));
}

std::optional<Error> LessonShelf::removeRecentFile(const QString &path)
{
    QStringList paths = listedPaths();
    return paths.removeAll(absolutePath(path)) > 0 ? write(paths) : std::nullopt;
}

QStringList LessonShelf::listedPaths() const
{
    const auto listed = read();
    return listed ? listed.value() : QStringList();
}

Result<QStringList, Error> LessonShelf::read() const
{
    if (m_folder.isEmpty() || !QFileInfo::exists(listPath())) {
        return m_paths;
    }
    const auto bytes = json::readFile(listPath(), MaxListSize);
    if (!bytes) {
        return bytes.error();
    }
    const auto object = json::parseObject(bytes.value(), listPath(), MaxListSize);
    if (!object) {
        return object.error();
    }
    json::FirstErrorCollector errors(listPath());
    json::Object list(errors, object.value(), {});
    list.checkFormat(ListFormat, ListVersion);
    list.checkKeys({u"format"_s, u"version"_s, u"files"_s});
    const QStringList paths = list.texts(u"files"_s, 0, MaxRecentFiles);
    if (errors.error()) {
        return *errors.error();
    }
    return paths;
}

std::optional<Error> LessonShelf::write(const QStringList &paths)
{
    if (m_folder.isEmpty()) {
        m_paths = paths;
        return std::nullopt;
    }
    if (auto error = createFolder(m_folder)) {
        return error;
    }
    if (!read()) { // keeps a list that cannot be read
        if (auto error = renameFile(listPath(), unusedBackupPath(listPath()))) {
            return error;
        }
    }
    const QJsonObject list{{u"format"_s, ListFormat},
                           {u"version"_s, ListVersion},
                           {u"files"_s, QJsonArray::fromStringList(paths)}};
    return writeFileAtomically(listPath(), QJsonDocument(list).toJson(), FilePurpose::Private);
}

UserLesson readUserLesson(const LessonShelf::File &file, const Catalogue &catalogue)
{
    UserLesson userLesson{file, QFileInfo::exists(file.path), {}, {}};
    auto lesson = readLesson(file.path, catalogue);
    if (lesson) {
        userLesson.lesson = std::move(lesson).value();
    } else {
        userLesson.errors = lesson.error();
    }
    return userLesson;
}

} // namespace doublets
