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

/// The SQLite database of visits; the only class that knows its tables. Use only in the thread that
/// opened it. Internal to this library: clients use VisitLog, summariseVisits() and the CSV
/// functions.
class VisitDatabase
{
public:
    enum class Access {
        Read,  ///< never creates or changes the file
        Write, ///< creates the file and its folder if they do not exist
    };

    static constexpr int Schema = 1;                    ///< user_version of the file
    static constexpr int ApplicationId = 0x44'42'4C'54; ///< application_id of the file, "DBLT"
    /// Maximum number of names of languages and games together.
    static constexpr int MaxNames = 1023;

    explicit VisitDatabase(const QString &path);
    VisitDatabase(const VisitDatabase &) = delete;
    VisitDatabase &operator=(const VisitDatabase &) = delete;
    ~VisitDatabase();

    /// Opens the file. Errors: WrongFormat (the database of another program) and NewerVersion, both
    /// left unchanged; Damaged; CannotOpen, CannotWrite, NotARegularFile; with `Access::Read` also
    /// Empty. With `Access::Write` a damaged file is renamed if possible; then returns Quarantined,
    /// and a new database is open nevertheless.
    [[nodiscard]] std::optional<Error> open(Access access);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void close();
    /// Returns false once the file has been removed or replaced by another.
    [[nodiscard]] bool isSameFile() const;

    /// Adds all visits in one durable transaction, or none on an error. Values out of range are
    /// clamped. Errors: CannotWrite, Damaged.
    [[nodiscard]] std::optional<Error> add(const std::vector<Visit> &visits);

    /// A visit with the data needed for sums. Language and game are numbers for name().
    struct Counted
    {
        QDate day;
        int hour = 0;
        int language = 0;
        int ruleSet = 0;
        bool finished = false;
        int seconds = 0;
    };
    /// Passes the visits of a span to `take`, ordered by day, without those of unknown days.
    /// Errors: CannotOpen, Damaged.
    [[nodiscard]] std::optional<Error> count(const DaySpan &span,
                                             const std::function<void(const Counted &)> &take);
    /// Returns the number of visits of unknown days. Errors: CannotOpen, Damaged.
    [[nodiscard]] Result<int, Error> countUndated();
    /// Like count(), with all data of each visit. Visits of unknown days come first if the span has
    /// no first day. Stops as soon as `take` returns false.
    [[nodiscard]] std::optional<Error> read(const DaySpan &span,
                                            const std::function<bool(const Visit &)> &take);
    /// Returns the language code or rule set id with a number. Returns an empty string if it is
    /// unknown or no game was begun.
    [[nodiscard]] QString name(int number) const { return m_names.value(number); }

private:
    /// Checks whether the file is a database of visits, without locking or changing it. An open
    /// that permits writing would repair the unfinished transaction of another program.
    [[nodiscard]] std::optional<Error> look();
    /// Opens the file without examining it first.
    [[nodiscard]] std::optional<Error> openUnchecked();
    /// Renames a damaged file and opens a new one. Returns Quarantined, or `damage` if the file
    /// cannot be renamed, or the error of the new file. Renames the journals first: SQLite would
    /// apply those left behind to the new file.
    [[nodiscard]] std::optional<Error> replaceDamaged(const Error &damage);
    /// Opens the connection with parameters of an SQLite URI.
    bool connect(const QString &parameters);
    /// Creates the tables in an empty file, in one transaction.
    bool create();
    /// Checks the integrity of the file and its tables.
    [[nodiscard]] std::optional<Error> check();
    bool insert(const Visit &visit);
    /// Returns the number of a name, adding it if necessary. Returns 0 on failure.
    [[nodiscard]] int numberOf(const QString &name);
    bool readNames();
    /// Executes a statement. Returns false on failure.
    bool run(const QString &sql);
    /// Returns the single value of a query. Returns an empty string on failure.
    [[nodiscard]] QString value(const QString &sql);
    /// Stores the error of a query, if any. Returns whether the query succeeded.
    bool done(const QSqlQuery &query);
    /// Returns the last error.
    [[nodiscard]] Error error() const;

    QString m_path;
    QString m_connection; ///< name of the QSqlDatabase connection
    Access m_access = Access::Read;
    bool m_isOpen = false;
    std::pair<quint64, quint64> m_identity; ///< device and inode of the open file
    QSqlDatabase m_database;
    std::unique_ptr<QSqlQuery> m_insert;
    QSqlError m_error; ///< the last error
    QHash<int, QString> m_names;
    QHash<QString, int> m_numbers;
};

} // namespace doublets
