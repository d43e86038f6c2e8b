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

/// The file of visits, an SQLite database: the one place that knows its tables. For the thread that
/// opened it alone. Whoever uses this library needs `VisitLog`, `summariseVisits` and the CSV.
class VisitDatabase
{
public:
    enum class Access {
        Read,  ///< neither makes nor changes the file
        Write, ///< makes the file, and its folder, where there is none
    };

    static constexpr int Schema = 1;                    ///< user_version
    static constexpr int ApplicationId = 0x44'42'4C'54; ///< "DBLT"
    static constexpr int MostNames = 1023;              ///< of languages and games together

    explicit VisitDatabase(const QString &path);
    VisitDatabase(const VisitDatabase &) = delete;
    VisitDatabase &operator=(const VisitDatabase &) = delete;
    ~VisitDatabase();

    /// Another programme's database and one of a newer schema are left as they are: WrongFormat,
    /// NewerVersion. A damaged one is Damaged; with `Access::Write` it is moved away where that
    /// can be, SetAside, and a new one is open all the same. Others: CannotOpen, CannotWrite,
    /// NotAFile; with `Access::Read` Empty.
    [[nodiscard]] std::optional<Error> open(Access access);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void close();
    /// False once the file was taken away or replaced by another.
    [[nodiscard]] bool isStillThere() const;

    /// All of them or none; what is added lasts through a power cut. What is out of range is
    /// brought into it. Errors: CannotWrite, Damaged.
    [[nodiscard]] std::optional<Error> add(const std::vector<Visit> &visits);

    /// A visit as a sum reads it. Names are numbers, see `name`.
    struct Counted
    {
        QDate day;
        int hour = 0;
        int language = 0;
        int ruleSet = 0;
        bool finished = false;
        int seconds = 0;
    };
    /// Hands over the visits of a span, by day, except those of unknown days. Errors: CannotOpen,
    /// Damaged.
    [[nodiscard]] std::optional<Error> count(const DaySpan &span,
                                             const std::function<void(const Counted &)> &take);
    /// Returns the number of visits of unknown days. Errors: CannotOpen, Damaged.
    [[nodiscard]] Result<int, Error> countUndated();
    /// Like `count`, with everything that is kept of each visit. Visits of unknown days come first
    /// if the span begins with no day. Stops as soon as `take` returns false.
    [[nodiscard]] std::optional<Error> read(const DaySpan &span,
                                            const std::function<bool(const Visit &)> &take);
    [[nodiscard]] QString name(int number) const { return m_names.value(number); }

private:
    [[nodiscard]] std::optional<Error> look();
    [[nodiscard]] std::optional<Error> openAsItIs();
    [[nodiscard]] std::optional<Error> replaceDamaged(const Error &damage);
    bool connect(const QString &parameters);
    bool create();
    [[nodiscard]] std::optional<Error> check();
    bool insert(const Visit &visit);
    [[nodiscard]] int numberOf(const QString &name);
    bool readNames();
    bool run(const QString &sql);
    [[nodiscard]] QString value(const QString &sql);
    bool done(const QSqlQuery &query);
    [[nodiscard]] Error error() const;

    QString m_path;
    QString m_connection; ///< what Qt calls it
    Access m_access = Access::Read;
    bool m_isOpen = false;
    std::pair<quint64, quint64> m_identity; ///< device and number of the open file
    QSqlDatabase m_database;
    std::unique_ptr<QSqlQuery> m_insert;
    QSqlError m_error; ///< the last
    QHash<int, QString> m_names;
    QHash<QString, int> m_numbers;
};

} // namespace doublets
