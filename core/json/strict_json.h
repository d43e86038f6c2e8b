// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <vector>

/// Reading JSON that people wrote or broke: nothing unknown, nothing missing, nothing guessed,
/// and an error that names the place.
namespace doublets::json {

/// The text of a file of at most `limit` bytes.
/// Errors: CannotOpen, NotAFile, TooLarge.
[[nodiscard]] Result<QByteArray, Error> readFile(const QString &path, qint64 limit);

/// One JSON object. Errors: TooLarge, Empty, NotText, NotJson (place "line N", or
/// "line N, KEY" for a mistake that `findMistake` knows), WrongType
/// (anything but an object), DuplicateKey. `core/json/lines.h` knows the lines of its values.
[[nodiscard]] Result<QJsonObject, Error> parseObject(const QByteArray &text, const QString &file,
                                                     qint64 limit);

/// "rules" and "men" give "rules.men"; "rules.men" and 2 give "rules.men[2]".
[[nodiscard]] QString inside(const QString &place, const QString &key);
[[nodiscard]] QString inside(const QString &place, qsizetype index);

/// Keeps the first errors of one file, at most that many.
class Errors
{
public:
    Errors(QString file, std::size_t most)
        : m_file(std::move(file))
        , m_most(most)
    {
    }

    void set(ErrorCode code, const QString &place, const QStringList &facts);
    [[nodiscard]] std::optional<Error> error() const
    {
        return m_all.empty() ? std::nullopt : std::optional(m_all.front());
    }
    [[nodiscard]] const std::vector<Error> &all() const { return m_all; }

private:
    QString m_file;
    std::size_t m_most;
    std::vector<Error> m_all;
};

/// Keeps the first error of one file; all later ones may only follow from it.
class FirstError : public Errors
{
public:
    explicit FirstError(QString file)
        : Errors(std::move(file), 1)
    {
    }
};

/// Reads the members of one object. A getter that fails notes why and returns an empty value, so
/// that a reader asks for the error once, at its end.
class Object
{
public:
    Object(Errors &errors, QJsonObject object, QString place);

    /// Every key is one of these, and the required ones are there.
    void expect(const QStringList &required, const QStringList &optional = {});
    /// These keys are there; others may be.
    void require(const QStringList &keys);
    /// "format", if it is there, is this one, and "version" one that this programme understands.
    /// Errors: WrongFormat, NewerVersion.
    void checkFormat(const QString &format, int newestVersion) const;

    [[nodiscard]] bool has(const QString &key) const { return m_object.contains(key); }
    [[nodiscard]] bool isNull(const QString &key) const { return m_object.value(key).isNull(); }
    [[nodiscard]] QStringList keys() const { return m_object.keys(); }
    /// All of it, as it was read.
    [[nodiscard]] const QJsonObject &value() const { return m_object; }
    [[nodiscard]] QString placeOf(const QString &key) const { return inside(m_place, key); }
    [[nodiscard]] Errors &errors() const { return *m_errors; }

    /// A text that is not empty and has no space around it.
    [[nodiscard]] QString text(const QString &key) const;
    /// Any text, an empty one too.
    [[nodiscard]] QString anyText(const QString &key) const;
    [[nodiscard]] bool flag(const QString &key) const;
    [[nodiscard]] int integer(const QString &key, int least, int most) const;
    /// A number that need not be whole.
    [[nodiscard]] double number(const QString &key, int least, int most) const;
    [[nodiscard]] Object object(const QString &key) const;
    /// The same as it is, for who reads it by itself.
    [[nodiscard]] QJsonObject members(const QString &key) const;
    /// A list of `least` to `most` values.
    [[nodiscard]] QJsonArray list(const QString &key, int least, int most) const;
    /// Its values as texts, whole numbers, objects.
    [[nodiscard]] QStringList texts(const QString &key, int least, int most) const;
    [[nodiscard]] std::vector<int> integers(const QString &key, int size, int least,
                                            int most) const;
    [[nodiscard]] std::vector<Object> objects(const QString &key, int least, int most) const;

    void fail(const QString &key, ErrorCode code, const QStringList &facts) const;

private:
    void requireOf(const QStringList &there, const QStringList &required) const;
    [[nodiscard]] QJsonValue typed(const QString &key, QJsonValue::Type type) const;

    Errors *m_errors;
    QJsonObject m_object;
    QString m_place;
};

} // namespace doublets::json
