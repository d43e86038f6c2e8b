// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_parser.h"

#include <QFile>

#include <algorithm>

/// Helpers for the lesson tests.
namespace doublets::lesson_fixture {

inline const Catalogue &catalogue()
{
    static const Catalogue all = std::move(Catalogue::builtIn()).value();
    return all;
}

/// Returns the contents of a file of the source tree, or an empty array if it cannot be read.
inline QByteArray sourceFile(const char *path)
{
    QFile file(QStringLiteral(DOUBLETS_SOURCE_DIR) + u'/' + QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline Result<Lesson, LessonErrors> parse(const QByteArray &text)
{
    return parseLesson(text, QStringLiteral("a.doublets-lesson"), catalogue());
}

/// Returns a lesson file with one step, which has `members` in addition to its title and minutes.
/// `head` is inserted before the title of the lesson; unless empty, it must end with a comma.
inline QByteArray lessonWith(const QByteArray &members, const QByteArray &head = {})
{
    return "{\n\"format\": \"doublets-lesson\", \"version\": 1,\n" + head +
           "\"title\": \"T\", \"summary\": \"S\",\n"
           "\"steps\": [ { \"title\": \"One\", \"minutes\": 2,\n" +
           members + "\n} ] }";
}

/// Returns the error at `place` in the lesson file `text`, or nullopt if there is none.
inline std::optional<Error> faultAt(const QByteArray &text, const QString &place)
{
    const auto read = parse(text);
    if (read) {
        return std::nullopt;
    }
    const LessonErrors &faults = read.error();
    const auto found = std::find_if(faults.begin(), faults.end(),
                                    [&](const Error &fault) { return fault.place == place; });
    return found == faults.end() ? std::nullopt : std::optional(*found);
}

} // namespace doublets::lesson_fixture
