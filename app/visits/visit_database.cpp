// SPDX-License-Identifier: MIT
#include "visits/visit_database.h"

#include "core/files/atomic_file.h"
#include "core/platform/file_system.h"
#include "core/platform/system_error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>
#include <QVariant>

#include <algorithm>
#include <atomic>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr qint64 FirstDay = 2'440'588; ///< 1970-01-01 as a Julian day
/// 2025-01-01 as a Julian day; on earlier days the clock was not set.
constexpr qint64 FirstCountedDay = 2'460'677;
constexpr int MaxDays = 1 << 17;          ///< days since FirstDay, until 2328
constexpr int MaxSeconds = (1 << 20) - 1; ///< about twelve days
constexpr int HoursOfDay = 24;

constexpr qint64 MinPage = 512; ///< minimum size of an SQLite database, in bytes

/// Primary result codes of SQLite. NoSuchTable, also used for a missing column, means damage, since
/// the statements are correct. So do NoMemory and TooBig.
constexpr int NoSuchTable = 1;
constexpr int NoMemory = 7; ///< see LimitMemory
constexpr int TooBig = 18;
constexpr int Corrupt = 11;
constexpr int NotADatabase = 26;
constexpr int BasicCode = 0xff;

/// About 26 bytes per visit: languages and games are numbers, and the primary key orders by day, so
/// that a span is found without another index.
constexpr auto NameTable =
    "CREATE TABLE names (id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 1023), "
    "name TEXT NOT NULL UNIQUE) STRICT";
#define DOUBLETS_VISIT_COLUMNS                                                                     \
    "CREATE TABLE visits ("                                                                        \
    "day INTEGER NOT NULL CHECK (day BETWEEN 0 AND 131071), " /* days since 1970-01-01 */          \
    "number INTEGER NOT NULL, "                               /* within the day, from 1 */         \
    "hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23), "                                        \
    "language INTEGER NOT NULL REFERENCES names (id), "                                            \
    "game INTEGER NOT NULL REFERENCES names (id), " /* an empty name if none was begun */          \
    "throws INTEGER NOT NULL CHECK (throws >= 0), "                                                \
    "finished INTEGER NOT NULL CHECK (finished IN (0, 1)), "                                       \
    "seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND 1048575), "
constexpr auto OldVisitTable =
    DOUBLETS_VISIT_COLUMNS "PRIMARY KEY (day, number)) STRICT, WITHOUT ROWID";
constexpr auto VisitTable = DOUBLETS_VISIT_COLUMNS
    "aids INTEGER CHECK (aids BETWEEN 0 AND 7), " // LargeTextBit and so on; null if unknown
    "why INTEGER CHECK (why >= 0), "              // how often an explanation was opened
    "PRIMARY KEY (day, number)) STRICT, WITHOUT ROWID";
#undef DOUBLETS_VISIT_COLUMNS

constexpr int LargeTextBit = 1;
constexpr int HighContrastBit = 2;
constexpr int ReadAloudBit = 4;

/// Maximum size of a name of a language or game, in UTF-16 code units.
constexpr qsizetype MaxNameLength = 100;

/// Limits the memory of SQLite, in bytes. Databases with millions of visits need less, but a value
/// or a schema in a damaged one may have any size.
constexpr auto LimitMemory = "PRAGMA hard_heap_limit = 33554432";

/// Returns a query that counts unexpected parts of the schema, such as (possibly recursive) views,
/// triggers, expressions and virtual tables, and the missing tables.
QString schemaFaultsQuery(const char *visitTable)
{
    return u"SELECT 2 - count(*) FILTER (WHERE ours) + count(*) FILTER (WHERE NOT ours) FROM ("
           "SELECT sql IN ('%1', '%2') AS ours FROM sqlite_master WHERE sql IS NOT NULL)"_s.arg(
               QLatin1StringView(NameTable), QLatin1StringView(visitTable));
}

std::optional<VisitUse> useOf(const QVariant &aids, const QVariant &explanations)
{
    if (aids.isNull()) {
        return std::nullopt;
    }
    const int bits = aids.toInt();
    return VisitUse{(bits & LargeTextBit) != 0, (bits & HighContrastBit) != 0,
                    (bits & ReadAloudBit) != 0, explanations.toInt()};
}

int aidBits(const VisitUse &use)
{
    return (use.largeText ? LargeTextBit : 0) | (use.highContrast ? HighContrastBit : 0) |
           (use.readAloud ? ReadAloudBit : 0);
}

QString beside(const QString &path, const char *ending)
{
    return path + QLatin1StringView(ending);
}

/// Adds table, span and order to a select. If the span has no first day, it begins at the Julian
/// day `open`.
QString withSpan(const QString &select, const DaySpan &span, qint64 open = FirstCountedDay)
{
    const qint64 first = span.from.isValid() ? span.from.toJulianDay() : open;
    const qint64 from = qMax(first, open) - FirstDay;
    const qint64 to = span.to.isValid() ? span.to.toJulianDay() - FirstDay : MaxDays;
    return select + u" FROM visits WHERE day BETWEEN %1 AND %2 ORDER BY day, number"_s.arg(
                        QString::number(from), QString::number(to));
}

} // namespace

VisitDatabase::VisitDatabase(const QString &path)
    : m_path(QFileInfo(path).absoluteFilePath())
{
    static std::atomic<int> made = 0;
    m_connectionName = u"doublets-visits-%1"_s.arg(++made);
}

VisitDatabase::~VisitDatabase()
{
    close();
}

std::optional<Error> VisitDatabase::open(Access access)
{
    close();
    m_access = access;
    auto error = inspectFile();
    if (!error) {
        error = openUnchecked();
    }
    if (error) {
        close();
    }
    if (error && error->code == ErrorCode::Damaged && access == Access::Write) {
        error = replaceDamaged(*error);
    }
    m_fileIdentity = platform::fileIdentity(m_path);
    return error;
}

void VisitDatabase::close()
{
    m_isOpen = false;
    m_insertQuery.reset();
    m_names.clear();
    m_nameIds.clear();
    if (m_database.isValid()) {
        m_database.close();
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase(m_connectionName);
    }
}

bool VisitDatabase::isSameFile() const
{
    return m_isOpen && platform::fileIdentity(m_path) == m_fileIdentity;
}

std::optional<Error> VisitDatabase::inspectFile()
{
    const QFileInfo there(m_path);
    const bool reads = m_access == Access::Read;
    if (!there.exists()) {
        return reads ? std::optional(
                           Error{ErrorCode::CannotOpen, m_path, {}, {platform::errnoText(ENOENT)}})
                     : std::nullopt;
    }
    if (there.isDir()) {
        return Error{reads ? ErrorCode::CannotOpen : ErrorCode::CannotWrite,
                     m_path,
                     {},
                     {platform::errnoText(EISDIR)}};
    }
    if (!there.isFile()) {
        return Error{ErrorCode::NotARegularFile, m_path, {}, {}};
    }
    if (there.size() == 0) {
        return reads ? std::optional(Error{ErrorCode::Empty, m_path, {}, {}}) : std::nullopt;
    }
    if (there.size() < MinPage) {
        return Error{ErrorCode::Damaged, m_path, {}, {u"file is not a database"_s}};
    }
    // writable_schema allows reading the header of a truncated file.
    if (!openConnection(u"mode=ro&immutable=1"_s) || !execute(u"PRAGMA writable_schema = ON"_s)) {
        return error();
    }
    const QString id = queryValue(u"PRAGMA application_id"_s);
    if (id.isEmpty()) {
        return error();
    }
    close();
    if (id.toInt() != ApplicationId) {
        return Error{ErrorCode::WrongFormat,
                     m_path,
                     {},
                     {u"SQLite, application_id "_s + id, u"doublets-visits"_s}};
    }
    return std::nullopt;
}

std::optional<Error> VisitDatabase::openUnchecked()
{
    if (m_access == Access::Read) {
        // A writer keeps a -wal file beside the database. Without one, the file is not being
        // written and can be opened as immutable, even on a read-only medium.
        const bool isWritten = QFileInfo::exists(beside(m_path, "-wal"));
        if (!openConnection(isWritten ? u"mode=ro"_s : u"mode=ro&immutable=1"_s)) {
            return error();
        }
        return check();
    }
    const QString folder = QFileInfo(m_path).path();
    if (auto error = createFolder(folder)) {
        return error;
    }
    // FULL makes commits durable. wal_autocheckpoint = 1 copies each commit to the main file at
    // once, so that a copy of that file alone has every visit.
    if (!openConnection(u"mode=rwc"_s) || !execute(u"PRAGMA synchronous = FULL"_s) ||
        !createTables()) {
        return error();
    }
    auto fault = check(); // before an existing file is changed
    if (!fault &&
        (!execute(u"PRAGMA journal_mode = WAL"_s) || !execute(u"PRAGMA wal_autocheckpoint = 1"_s) ||
         (isOldVersion() && !migrate()))) {
        fault = error();
    }
    return fault;
}

std::optional<Error> VisitDatabase::replaceDamaged(const Error &damage)
{
    const QString kept = unusedBackupPath(m_path);
    for (const char *ending : {"-wal", "-journal", ""}) {
        const QString old = beside(m_path, ending);
        if (QFileInfo::exists(old) && !QFile::rename(old, beside(kept, ending))) {
            return damage;
        }
    }
    QFile::remove(beside(m_path, "-shm"));
    if (auto error = openUnchecked()) {
        close();
        return error;
    }
    return Error{ErrorCode::Quarantined, m_path, {}, {damage.facts.value(0), kept}};
}

bool VisitDatabase::openConnection(const QString &parameters)
{
    constexpr int Patience = 5'000; // in milliseconds, for other writers
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connectionName);
    m_database.setConnectOptions(
        u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(Patience) +
        (parameters.startsWith(u"mode=ro") ? u";QSQLITE_OPEN_READONLY"_s : QString()));
    const QByteArray url = QUrl::fromLocalFile(m_path).toEncoded(QUrl::FullyEncoded);
    m_database.setDatabaseName(QString::fromLatin1(url) + u'?' + parameters);
    const bool opened = m_database.open();
    m_error = m_database.lastError();
    return opened && execute(QLatin1StringView(LimitMemory)) &&
           execute(u"PRAGMA trusted_schema = OFF"_s);
}

bool VisitDatabase::createTables()
{
    const QString pages = queryValue(u"PRAGMA page_count"_s);
    if (pages != u"0") {
        return !pages.isEmpty();
    }
    return executeTogether({u"PRAGMA application_id = %1"_s.arg(ApplicationId),
                            u"PRAGMA user_version = %1"_s.arg(SchemaVersion),
                            QLatin1StringView(NameTable), QLatin1StringView(VisitTable)});
}

bool VisitDatabase::migrate()
{
    if (!executeTogether({u"ALTER TABLE visits RENAME TO old"_s, QLatin1StringView(VisitTable),
                          u"INSERT INTO visits SELECT *, NULL, NULL FROM old"_s,
                          u"DROP TABLE old"_s, u"PRAGMA user_version = %1"_s.arg(SchemaVersion)})) {
        return false;
    }
    m_fileVersion = SchemaVersion;
    return true;
}

bool VisitDatabase::executeTogether(const QStringList &statements)
{
    if (!execute(u"BEGIN IMMEDIATE"_s)) {
        return false;
    }
    const bool succeeded = std::ranges::all_of(
        statements, [this](const QString &statement) { return execute(statement); });
    if (succeeded && execute(u"COMMIT"_s)) {
        return true;
    }
    const QSqlError why = m_error;
    execute(u"ROLLBACK"_s);
    m_error = why;
    return false;
}

std::optional<Error> VisitDatabase::check()
{
    const QString version = queryValue(u"PRAGMA user_version"_s);
    if (version.isEmpty()) {
        return error();
    }
    m_fileVersion = version.toInt();
    if (m_fileVersion > SchemaVersion) {
        return Error{
            ErrorCode::NewerVersion, m_path, {}, {version, QString::number(SchemaVersion)}};
    }
    const QString faults =
        queryValue(schemaFaultsQuery(isOldVersion() ? OldVisitTable : VisitTable));
    if (faults.isEmpty()) {
        return error();
    }
    if (faults != u"0") {
        return Error{ErrorCode::Damaged, m_path, {}, {u"the tables are not those of visits"_s}};
    }
    if (!readNames()) { // before a check that would read even a huge name to its end
        return error();
    }
    const QString found = queryValue(u"PRAGMA quick_check(1)"_s);
    if (found.isEmpty()) {
        return error();
    }
    if (found != u"ok") {
        return Error{ErrorCode::Damaged, m_path, {}, {found.section(u'\n', -1)}};
    }
    const QString columns = u"day, number, hour, language, game, throws, finished, seconds"_s +
                            (isOldVersion() ? QString() : u", aids, why"_s);
    if (queryValue(u"SELECT count(*) FROM (SELECT %1 FROM visits LIMIT 1)"_s.arg(columns))
            .isEmpty()) {
        Error damage = error();
        damage.code = ErrorCode::Damaged;
        return damage;
    }
    m_isOpen = true;
    return std::nullopt;
}

std::optional<Error> VisitDatabase::add(const std::vector<Visit> &visits)
{
    if (!execute(u"BEGIN IMMEDIATE"_s)) {
        return error();
    }
    bool succeeded = true;
    for (std::size_t i = 0; i < visits.size() && succeeded; ++i) {
        succeeded = insert(visits[i]);
    }
    if (succeeded && execute(u"COMMIT"_s)) {
        return std::nullopt;
    }
    const Error why = error();
    execute(u"ROLLBACK"_s);
    readNames(); // forget names that were rolled back
    return why;
}

bool VisitDatabase::insert(const Visit &visit)
{
    if (!m_insertQuery) {
        m_insertQuery = std::make_unique<QSqlQuery>(m_database);
        m_insertQuery->prepare(
            u"INSERT INTO visits VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM visits "
            "WHERE day = ?), ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    }
    const int language = nameId(visit.language);
    const int ruleSet = nameId(visit.ruleSet);
    if (language == 0 || ruleSet == 0) {
        return false;
    }
    const qint64 since = visit.day.isValid() ? visit.day.toJulianDay() - FirstDay : 0;
    const qint64 day = qBound(qint64(0), since, qint64(MaxDays - 1));
    const QVariant unknown(QMetaType::fromType<int>()); // null
    const std::array<QVariant, 10> values{day,
                                          day,
                                          qBound(0, visit.hour, HoursOfDay - 1),
                                          language,
                                          ruleSet,
                                          qMax(0, visit.throws),
                                          visit.isLastGameFinished ? 1 : 0,
                                          qBound(0, visit.seconds, MaxSeconds),
                                          visit.use ? aidBits(*visit.use) : unknown,
                                          visit.use ? qMax(0, visit.use->explanations) : unknown};
    for (std::size_t i = 0; i < values.size(); ++i) {
        m_insertQuery->bindValue(static_cast<int>(i), values[i]);
    }
    m_insertQuery->exec();
    return checkQuery(*m_insertQuery);
}

int VisitDatabase::nameId(const QString &name)
{
    const QString text = name.isNull() ? u""_s : name; // a null QString would be NULL in SQLite
    if (const int known = m_nameIds.value(text)) {
        return known;
    }
    QSqlQuery query(m_database);
    query.prepare(u"INSERT OR IGNORE INTO names (name) VALUES (?)"_s);
    query.addBindValue(text);
    query.exec();
    return checkQuery(query) && readNames() ? m_nameIds.value(text) : 0;
}

bool VisitDatabase::readNames()
{
    m_names.clear();
    m_nameIds.clear();
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.exec(u"SELECT id, name FROM names"_s);
    while (query.next()) {
        const QString name = query.value(1).toString();
        if (name.size() > MaxNameLength) {
            m_error = QSqlError({}, u"a name of a language or game is too long"_s,
                                QSqlError::StatementError, QString::number(Corrupt));
            return false;
        }
        m_names.insert(query.value(0).toInt(), name);
        m_nameIds.insert(name, query.value(0).toInt());
    }
    return checkQuery(query);
}

/// Packs each row into one number: six columns would take three times as long, and sorting in
/// SQLite for each sum five times. The masks keep each field within its bits, whatever the file
/// contains.
std::optional<Error>
VisitDatabase::forEachDatedVisit(const DaySpan &span,
                                 const std::function<void(const DatedVisit &)> &callback)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.exec(withSpan(u"SELECT ((day & 131071) << 46) | ((hour & 31) << 41) | "
                        "((language & 1023) << 31) | ((game & 1023) << 21) | "
                        "((finished & 1) << 20) | (seconds & 1048575)"_s,
                        span));
    while (query.next()) {
        qint64 rest = query.value(0).toLongLong();
        const auto next = [&rest](int bits) {
            const auto part = static_cast<int>(rest & ((1 << bits) - 1));
            rest >>= bits;
            return part;
        };
        DatedVisit visit;
        visit.seconds = next(20);
        visit.isLastGameFinished = next(1) != 0;
        visit.ruleSet = next(10);
        visit.language = next(10);
        visit.hour = next(5) % HoursOfDay;
        visit.day = QDate::fromJulianDay(rest + FirstDay);
        callback(visit);
    }
    return checkQuery(query) ? std::nullopt : std::optional(error());
}

Result<int, Error> VisitDatabase::countUndated()
{
    const QString found =
        queryValue(u"SELECT count(*) FROM visits WHERE day < %1"_s.arg(FirstCountedDay - FirstDay));
    return found.isEmpty() ? Result<int, Error>(error()) : Result<int, Error>(found.toInt());
}

Result<VisitUseCounts, Error> VisitDatabase::countUse(const DaySpan &span)
{
    VisitUseCounts counts;
    if (isOldVersion()) {
        return counts;
    }
    QSqlQuery query(m_database);
    query.exec(withSpan(u"SELECT count(aids), count(*) FILTER (WHERE aids & %1), "
                        "count(*) FILTER (WHERE aids & %2), count(*) FILTER (WHERE aids & %3), "
                        "count(*) FILTER (WHERE why > 0)"_s.arg(QString::number(LargeTextBit),
                                                                QString::number(HighContrastBit),
                                                                QString::number(ReadAloudBit)),
                        span));
    if (query.next()) {
        counts = {query.value(0).toInt(), query.value(1).toInt(), query.value(2).toInt(),
                  query.value(3).toInt(), query.value(4).toInt()};
    }
    return checkQuery(query) ? Result<VisitUseCounts, Error>(counts)
                             : Result<VisitUseCounts, Error>(error());
}

std::optional<Error> VisitDatabase::forEachVisit(const DaySpan &span,
                                                 const std::function<bool(const Visit &)> &callback)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    const QString use = isOldVersion() ? u"NULL, NULL"_s : u"aids, why"_s;
    query.exec(withSpan(u"SELECT day, hour, language, game, throws, finished, seconds, "_s + use,
                        span, span.from.isValid() ? FirstCountedDay : FirstDay));
    while (query.next()) {
        const qint64 day = query.value(0).toLongLong() + FirstDay;
        const Visit visit{day < FirstCountedDay ? QDate() : QDate::fromJulianDay(day),
                          query.value(1).toInt(),
                          name(query.value(2).toInt()),
                          name(query.value(3).toInt()),
                          query.value(4).toInt(),
                          query.value(5).toInt() != 0,
                          query.value(6).toInt(),
                          useOf(query.value(7), query.value(8))};
        if (!callback(visit)) {
            return std::nullopt;
        }
    }
    return checkQuery(query) ? std::nullopt : std::optional(error());
}

bool VisitDatabase::execute(const QString &sql)
{
    QSqlQuery query(m_database);
    query.exec(sql);
    return checkQuery(query);
}

QString VisitDatabase::queryValue(const QString &sql)
{
    QSqlQuery query(m_database);
    query.exec(sql);
    const QString found = query.next() ? query.value(0).toString() : QString();
    return checkQuery(query) ? found : QString();
}

bool VisitDatabase::checkQuery(const QSqlQuery &query)
{
    if (!query.lastError().isValid()) {
        return true;
    }
    m_error = query.lastError();
    return false;
}

Error VisitDatabase::error() const
{
    const int code = m_error.nativeErrorCode().toInt() & BasicCode;
    const bool isTooLarge = code == NoMemory || code == TooBig;
    const bool isDamaged =
        isTooLarge || code == NoSuchTable || code == Corrupt || code == NotADatabase;
    const QString found =
        m_error.databaseText().isEmpty() ? m_error.driverText() : m_error.databaseText();
    const QString why = isTooLarge ? u"a value or the schema is too large"_s : found;
    const ErrorCode otherwise =
        m_access == Access::Read ? ErrorCode::CannotOpen : ErrorCode::CannotWrite;
    return {isDamaged ? ErrorCode::Damaged : otherwise, m_path, {}, {why}};
}

} // namespace doublets
