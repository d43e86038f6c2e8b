// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "visits/visit.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace doublets {

/// The SQLite database of visits. Use an object only in the thread that opened the database.
/// Internal to this library: clients use VisitLog, summariseVisits() and the CSV functions.
class VisitDatabase
{
public:
    /// The purpose for which a file is opened.
    enum class Access {
        Read,  ///< never creates or changes the file
        Write, ///< creates the file and its folder if they do not exist
    };

    static constexpr int SchemaVersion = 2;             ///< user_version of the file
    static constexpr int ApplicationId = 0x44'42'4C'54; ///< application_id of the file, "DBLT"
    /// Maximum number of names of languages and games together.
    static constexpr int MaxNames = 1023;

    explicit VisitDatabase(const QString &path);
    VisitDatabase(const VisitDatabase &) = delete;
    VisitDatabase &operator=(const VisitDatabase &) = delete;
    ~VisitDatabase();

    /// Opens the file. With Access::Write, also migrates a file of version 1, whose visits have no
    /// VisitUse, in one transaction. Returns nullopt on success. Errors: WrongFormat (the database
    /// of another program) and NewerVersion, both leaving the contents unchanged; Damaged;
    /// CannotOpen, CannotWrite, NotARegularFile; with Access::Read also Empty. With Access::Write,
    /// renames a damaged file if possible, opens a new database in its place and returns
    /// Quarantined; isOpen() is then true. After any other error, no file is open.
    [[nodiscard]] std::optional<Error> open(Access access);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void close();
    /// Returns whether the file is open and has been neither removed nor replaced.
    [[nodiscard]] bool isSameFile() const;

    /// Adds all visits in one durable transaction, or none on an error. Values out of range are
    /// clamped. Precondition: the file is open with Access::Write. Errors: CannotWrite, Damaged.
    [[nodiscard]] std::optional<Error> add(const std::vector<Visit> &visits);

    /// The data that summaries need of a visit on a known day. `language` and `ruleSet` are ids for
    /// name().
    struct DatedVisit
    {
        QDate day;
        int hour = 0;
        int language = 0;
        int ruleSet = 0;
        bool isLastGameFinished = false;
        int seconds = 0;
    };

    // Precondition of the following functions: the file is open.

    /// Passes each visit on a known day of `span` to `callback`, ordered by day. Days before 2025
    /// count as unknown, since the clock had not been set. Errors: CannotOpen, Damaged.
    [[nodiscard]] std::optional<Error>
    forEachDatedVisit(const DaySpan &span, const std::function<void(const DatedVisit &)> &callback);
    /// Counts the use in visits on known days of `span`. Errors: CannotOpen, Damaged.
    [[nodiscard]] Result<VisitUseCounts, Error> countUse(const DaySpan &span);
    /// Returns the number of visits of unknown days. Errors: CannotOpen, Damaged.
    [[nodiscard]] Result<int, Error> countUndated();
    /// Passes each visit of `span` to `callback`, with all its data, ordered by day. Visits of
    /// unknown days come first if `span` has no first day, and are omitted otherwise. Stops when
    /// `callback` returns false. Errors: CannotOpen, Damaged.
    [[nodiscard]] std::optional<Error>
    forEachVisit(const DaySpan &span, const std::function<bool(const Visit &)> &callback);
    /// Returns the language code or rule set id stored with `id`. Returns an empty string if `id`
    /// is unknown or stands for no language or no game.
    [[nodiscard]] QString name(int id) const { return m_names.value(id); }

private:
    /// Checks whether the file is a database of visits, without locking or changing the file.
    /// Opening the file for writing would roll back the unfinished transaction of another program.
    /// Ignores the write-ahead log, which may hold a newer version number; check() reads that.
    [[nodiscard]] std::optional<Error> inspectFile();
    /// Opens the file without inspectFile().
    [[nodiscard]] std::optional<Error> openUnchecked();
    /// Renames a damaged file and opens a new one. Returns Quarantined, or `damage` if the file
    /// cannot be renamed, or the error of the new file. Renames the journals first, because SQLite
    /// would apply journals of the old file to the new one.
    [[nodiscard]] std::optional<Error> replaceDamaged(const Error &damage);
    // The following functions that return bool return false on failure; see error().
    /// Opens the connection with `parameters`, the query part of an SQLite URI.
    bool openConnection(const QString &parameters);
    /// Creates the tables in an empty file, in one transaction.
    bool createTables();
    /// Converts the tables of version 1, in one transaction.
    bool migrate();
    /// Executes the statements of a transaction, all or none.
    bool executeTogether(const QStringList &statements);
    /// Returns whether the file has the tables of version 1.
    [[nodiscard]] bool isOldVersion() const { return m_fileVersion < 2; }
    /// Checks the version, the schema, the integrity of the file, and its tables.
    [[nodiscard]] std::optional<Error> check();
    bool insert(const Visit &visit);
    /// Returns the id of a name, adding the name if necessary. Returns 0 on failure.
    [[nodiscard]] int nameId(const QString &name);
    bool readNames();
    /// Executes a statement.
    bool execute(const QString &sql);
    /// Returns the single value of a query, or an empty string on failure.
    [[nodiscard]] QString queryValue(const QString &sql);
    /// Returns whether a query succeeded. If not, stores its error.
    bool checkQuery(const QSqlQuery &query);
    /// Returns the last error.
    [[nodiscard]] Error error() const;

    QString m_path;
    QString m_connectionName; ///< name of the QSqlDatabase connection
    Access m_access = Access::Read;
    int m_fileVersion = SchemaVersion; ///< user_version of the open file
    bool m_isOpen = false;
    std::pair<quint64, quint64> m_fileIdentity; ///< device and inode of the open file
    QSqlDatabase m_database;
    std::unique_ptr<QSqlQuery> m_insertQuery;
    QSqlError m_error; ///< the last error
    QHash<int, QString> m_names;
    QHash<QString, int> m_nameIds;
};

} // namespace doublets
