// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <vector>

// Strict reading of handwritten JSON files, with the places of errors.

namespace doublets::json {

/// Reads a file of at most `limit` bytes. Errors: CannotOpen, CannotRead, NotARegularFile,
/// TooLarge.
[[nodiscard]] Result<QByteArray, Error> readFile(const QString &path, qint64 limit);

/// Parses one JSON object. `limit` is the maximum size of `text`, in bytes; `file` is the path
/// named in errors. Errors: TooLarge, Empty, NotText, NotJson, WrongType (the top level is not an
/// object), DuplicateKey. The place of NotJson is "line N", or "line N, KEY" for mistakes known to
/// findTypingMistake(); the place of DuplicateKey is that of the key (for its line, see LineMap).
[[nodiscard]] Result<QJsonObject, Error> parseObject(const QByteArray &text, const QString &file,
                                                     qint64 limit);

/// Returns the place of a member or entry: "rules" and "men" give "rules.men"; "rules.men" and 2
/// give "rules.men[2]".
[[nodiscard]] QString placeInside(const QString &place, const QString &key);
[[nodiscard]] QString placeInside(const QString &place, qsizetype index);

/// A collection of the first errors of one file, up to a maximum number.
class ErrorCollector
{
public:
    /// `file` is the path named in all errors. Precondition: maximumCount >= 1.
    ErrorCollector(QString file, std::size_t maximumCount)
        : m_file(std::move(file))
        , m_maximumCount(maximumCount)
    {
    }

    /// Adds an error. Does nothing if the maximum number has been reached.
    void add(ErrorCode code, const QString &place, const QStringList &facts);
    /// Returns the first error, or nullopt if there is none.
    [[nodiscard]] std::optional<Error> error() const
    {
        return m_all.empty() ? std::nullopt : std::optional(m_all.front());
    }
    /// Returns all collected errors, in the order in which they were added.
    [[nodiscard]] const std::vector<Error> &all() const { return m_all; }

private:
    QString m_file;
    std::size_t m_maximumCount;
    std::vector<Error> m_all;
};

/// A collection of only the first error of one file, since later errors may be consequences of the
/// first.
class FirstErrorCollector : public ErrorCollector
{
public:
    explicit FirstErrorCollector(QString file)
        : ErrorCollector(std::move(file), 1)
    {
    }
};

/// The facts that tell the user what to write instead of a value of the wrong type. Both members
/// may be empty.
struct Expectation
{
    QString allowed; ///< the values allowed
    QString example; ///< a value as it is written in the file
};

/// A reader of the members of a JSON object. A getter that fails adds an error (WrongType, which
/// includes a missing key, or ImpossibleValue) and returns a fallback value, so that callers need
/// to check for errors only once, at the end. Numbers fall back to `minimum`, flags to false, and
/// other values to empty ones; in lists, this applies to each invalid entry. An Expectation adds
/// facts to WrongType. The ErrorCollector must outlive this object.
class Object
{
public:
    /// `place` is the object's place in the file, empty for the top level.
    Object(ErrorCollector &errors, QJsonObject object, QString place);

    /// Adds an error for each key that is in neither list, and for each required key that is
    /// missing. Errors: UnknownKey, MissingKey.
    void checkKeys(const QStringList &required, const QStringList &optional = {});
    /// Adds an error for each of `keys` that is missing. Other keys are allowed. Error: MissingKey.
    void requireKeys(const QStringList &keys);
    /// Checks the keys "format" and "version" against `format` and `newestVersion` if they are
    /// present. Errors: WrongFormat, NewerVersion, WrongType, ImpossibleValue.
    void checkFormat(const QString &format, int newestVersion) const;

    [[nodiscard]] bool has(const QString &key) const { return m_object.contains(key); }
    /// Returns whether the key is present with the value null.
    [[nodiscard]] bool isNull(const QString &key) const { return m_object.value(key).isNull(); }
    [[nodiscard]] QStringList keys() const { return m_object.keys(); }
    /// Returns the object that is read, without any checks.
    [[nodiscard]] const QJsonObject &value() const { return m_object; }
    /// Returns the place of the member `key`, whether or not the member exists.
    [[nodiscard]] QString placeOf(const QString &key) const { return placeInside(m_place, key); }
    [[nodiscard]] ErrorCollector &errors() const { return *m_errors; }

    /// Returns a string. If the string is empty or has surrounding spaces, adds an error but
    /// returns the string anyway.
    [[nodiscard]] QString text(const QString &key) const;
    /// Returns any string, which may be empty.
    [[nodiscard]] QString anyText(const QString &key, const Expectation &expectation = {}) const;
    [[nodiscard]] bool flag(const QString &key) const;
    /// Returns a whole number from `minimum` to `maximum`.
    [[nodiscard]] int integer(const QString &key, int minimum, int maximum) const;
    /// Returns a number from `minimum` to `maximum`, which need not be whole.
    [[nodiscard]] double number(const QString &key, int minimum, int maximum) const;
    /// Returns a member object, which adds its errors to the same ErrorCollector.
    [[nodiscard]] Object object(const QString &key, const Expectation &expectation = {}) const;
    /// Returns a member object as plain JSON, for callers that parse its members themselves.
    [[nodiscard]] QJsonObject rawObject(const QString &key) const;
    /// Returns a list of `minimum` to `maximum` values of any type. Returns an empty list if the
    /// size is wrong.
    [[nodiscard]] QJsonArray list(const QString &key, int minimum, int maximum,
                                  const Expectation &expectation = {}) const;
    /// Returns a list of `minimum` to `maximum` strings, each checked as by text().
    [[nodiscard]] QStringList texts(const QString &key, int minimum, int maximum,
                                    const Expectation &entryExpectation = {},
                                    const Expectation &listExpectation = {}) const;
    /// Returns a list of exactly `size` whole numbers from `minimum` to `maximum`.
    [[nodiscard]] std::vector<int> integers(const QString &key, int size, int minimum,
                                            int maximum) const;
    /// Returns a list of `minimum` to `maximum` objects. `expectation` applies to the entries.
    [[nodiscard]] std::vector<Object> objects(const QString &key, int minimum, int maximum,
                                              const Expectation &expectation = {}) const;

    /// Adds an error whose place is that of `key`.
    void addError(const QString &key, ErrorCode code, const QStringList &facts) const;

private:
    void addMissingKeyErrors(const QStringList &existing, const QStringList &required) const;
    [[nodiscard]] QJsonValue valueOfType(const QString &key, QJsonValue::Type type,
                                         const Expectation &expectation = {}) const;

    ErrorCollector *m_errors;
    QJsonObject m_object;
    QString m_place;
};

} // namespace doublets::json
