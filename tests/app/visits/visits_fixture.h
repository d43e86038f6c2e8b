// SPDX-License-Identifier: MIT
#pragma once

#include "visits/visit_summary.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace doublets::test {

/// Returns `count` pseudo-random visits, `perDay` per day from `first` on. Deterministic.
inline std::vector<Visit> visitsOf(int count, int perDay, QDate first = QDate(2026, 1, 1))
{
    static const QStringList languages{u"en"_s, u"ru"_s, u"en"_s, u"fr"_s, u"de"_s};
    static const QStringList games{u"willughby"_s, u"alfonso-race"_s, u""_s, u"charpentier"_s};
    std::vector<Visit> visits;
    visits.reserve(static_cast<std::size_t>(count));
    quint32 state = 7;
    const auto next = [&state](int range) {
        state = state * 1'664'525 + 1'013'904'223;
        return static_cast<int>((state >> 8) % static_cast<quint32>(range));
    };
    for (int i = 0; i < count; ++i) {
        const QString game = games[next(4)];
        visits.push_back({first.addDays(i / perDay), 9 + (i % perDay) * 9 / perDay,
                          languages[next(5)], game, game.isEmpty() ? 0 : next(300),
                          !game.isEmpty() && next(2) == 1, 5 + next(1'500)});
    }
    return visits;
}

/// A temporary folder for a database of visits, in memory or, if /dev/shm is not writable, on the
/// disk.
class VisitsFolder
{
public:
    VisitsFolder()
        : m_folder((QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm"_s : QDir::tempPath()) +
                   u"/visits-XXXXXX"_s)
    {
    }

    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString filePath(const QString &name) const { return m_folder.filePath(name); }
    /// Returns the path of the database.
    [[nodiscard]] QString database() const { return filePath(u"visits.sqlite"_s); }

private:
    QTemporaryDir m_folder;
};

/// Returns the contents of a file, or "(cannot be read)".
inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

/// Writes a file. Aborts the test program on failure.
inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("%s cannot be written", qPrintable(path));
    }
}

/// Executes the statements in `sql`, separated by semicolons, in the SQLite database `path`.
/// Returns the first value of the last result; invalid if no statement has a result.
inline QVariant queryValue(const QString &path, const QString &sql)
{
    QVariant found;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"asked"_s);
        database.setDatabaseName(path);
        database.open();
        QSqlQuery query(database);
        for (const QString &one : sql.split(u';')) {
            if (!query.exec(one)) {
                qWarning("%s", qPrintable(query.lastError().text()));
            }
            if (query.next()) {
                found = query.value(0);
            }
        }
    }
    QSqlDatabase::removeDatabase(u"asked"_s);
    return found;
}

/// Returns the number of visits in a database, or -1 if it cannot be read.
inline int visitCountIn(const QString &path)
{
    const auto summary = summariseVisits(path);
    return summary ? summary.value().visits : -1;
}

/// Returns the errors that the signal of `spy` has reported so far.
inline std::vector<Error> reportedErrors(const QSignalSpy &spy)
{
    std::vector<Error> errors;
    for (const QVariantList &one : spy) {
        errors.push_back(one.constFirst().value<Error>());
    }
    return errors;
}

inline QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace doublets::test
