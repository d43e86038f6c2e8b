// SPDX-License-Identifier: MIT
#include "core/json/strict_json.h"

#include "core/files/reading.h"
#include "core/json/duplicate_keys.h"
#include "core/json/mistake_tokens.h"
#include "core/json/typing_mistakes.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets::json {

namespace {

/// Returns a keyword for the parser's error, which Doublets::Text translates.
QString faultName(QJsonParseError::ParseError fault)
{
    switch (fault) {
    case QJsonParseError::UnterminatedObject:
        return u"open object"_s;
    case QJsonParseError::UnterminatedArray:
    case QJsonParseError::MissingValueSeparator:
        return u"open list"_s;
    case QJsonParseError::UnterminatedString:
        return u"open text"_s;
    case QJsonParseError::MissingNameSeparator:
        return u"colon"_s;
    case QJsonParseError::MissingObject:
        return u"comma"_s;
    case QJsonParseError::IllegalNumber:
        return u"number"_s;
    case QJsonParseError::IllegalEscapeSequence:
        return u"escape"_s;
    case QJsonParseError::TerminationByNumber:
        return u"end"_s;
    case QJsonParseError::GarbageAtEnd:
        return u"more"_s;
    case QJsonParseError::DeepNesting:
    case QJsonParseError::DocumentTooLarge:
        return u"depth"_s;
    case QJsonParseError::NoError:
    case QJsonParseError::IllegalValue:
    case QJsonParseError::IllegalUTF8String:
        break;
    }
    return u"value"_s;
}

QString typeName(QJsonValue::Type type)
{
    switch (type) {
    case QJsonValue::Null:
        return u"null"_s;
    case QJsonValue::Bool:
        return u"true/false"_s;
    case QJsonValue::Double:
        return u"number"_s;
    case QJsonValue::String:
        return u"text"_s;
    case QJsonValue::Array:
        return u"list"_s;
    case QJsonValue::Object:
        return u"object"_s;
    case QJsonValue::Undefined:
        break;
    }
    return u"nothing"_s;
}

QString range(int minimum, int maximum)
{
    return minimum == maximum
               ? QString::number(minimum)
               : u"%1 to %2"_s.arg(QString::number(minimum), QString::number(maximum));
}

bool isText(const QByteArray &bytes)
{
    return !bytes.contains('\0') && QByteArrayView(bytes).isValidUtf8();
}

/// The place of a value, converted to text only for errors.
struct Place
{
    QString object;
    QString key;
    qsizetype index = -1; ///< index in a list, from 0; -1 if none

    [[nodiscard]] QString text() const
    {
        const QString member = placeInside(object, key);
        return index < 0 ? member : placeInside(member, index);
    }
};

/// Returns `value` as the type that was probably meant, in JSON: 60 for "60", ["lamp"] for "lamp".
/// Returns an empty text if that is not clear.
QString convertedJson(const QJsonValue &value, QJsonValue::Type type)
{
    const auto inBrackets = [](const QJsonValue &entry) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{entry}).toJson(QJsonDocument::Compact));
    };
    const QString text = value.toString().trimmed();
    if (type == QJsonValue::Double && value.isString() && isNumber(text.toUtf8())) {
        return text;
    }
    if (type == QJsonValue::Bool && !value.isUndefined()) {
        const QString constant = constantFor(text);
        return constant.isEmpty() || constant == u"null" ? u"true"_s : constant;
    }
    if (type == QJsonValue::String && (value.isDouble() || value.isBool())) {
        return u'"' + inBrackets(value).mid(1).chopped(1) + u'"';
    }
    const bool isEntry = value.isString() || value.isObject();
    return type == QJsonValue::Array && isEntry ? inBrackets(value) : QString();
}

bool hasType(ErrorCollector &errors, const QJsonValue &value, QJsonValue::Type type,
             const Place &place, const Expectation &expectation = {})
{
    if (value.type() != type) {
        const QString example = expectation.example.isEmpty() && expectation.allowed.isEmpty()
                                    ? convertedJson(value, type)
                                    : expectation.example;
        QStringList facts{typeName(value.type()), typeName(type)};
        if (!expectation.allowed.isEmpty() || !example.isEmpty()) {
            facts << expectation.allowed << example;
        }
        errors.add(ErrorCode::WrongType, place.text(), facts);
    }
    return value.type() == type;
}

QString toText(ErrorCollector &errors, const QJsonValue &value, const Place &place,
               const Expectation &expectation = {})
{
    if (!hasType(errors, value, QJsonValue::String, place, expectation)) {
        return {};
    }
    const QString text = value.toString();
    if (text.isEmpty() || text.trimmed() != text) {
        errors.add(ErrorCode::ImpossibleValue, place.text(),
                   {text, text.isEmpty() ? u"text that is not empty"_s
                                         : u"text without leading or trailing spaces"_s});
    }
    return text;
}

/// Returns a number from `minimum` to `maximum` for which `isValid` returns true.
double toNumber(ErrorCollector &errors, const QJsonValue &value, const Place &place, int minimum,
                int maximum, bool (*isValid)(double))
{
    if (!value.isDouble()) {
        hasType(errors, value, QJsonValue::Double, place,
                {range(minimum, maximum), convertedJson(value, QJsonValue::Double)});
        return minimum;
    }
    const double number = value.toDouble();
    if (number < minimum || number > maximum || !isValid(number)) {
        errors.add(ErrorCode::ImpossibleValue, place.text(),
                   {QString::number(number, 'g', 15), range(minimum, maximum)});
        return minimum;
    }
    return number;
}

int toInteger(ErrorCollector &errors, const QJsonValue &value, const Place &place, int minimum,
              int maximum)
{
    return static_cast<int>(toNumber(errors, value, place, minimum, maximum,
                                     [](double number) { return number == std::floor(number); }));
}

Error notJson(const QByteArray &text, const QString &file, const QJsonParseError &why)
{
    // The parser's offset may be just past the end of a truncated text.
    const auto offset = qMin<qsizetype>(why.offset, text.size());
    if (why.error != QJsonParseError::DeepNesting) {
        const auto mistake = findTypingMistake(text);
        if (mistake && mistake->offset <= offset) { // otherwise it is not the parser's error
            const QString key = mistake->place.isEmpty() ? QString() : u", "_s + mistake->place;
            return {ErrorCode::NotJson,
                    file,
                    u"line %1"_s.arg(mistake->line) + key,
                    {mistake->kind, QString::number(mistake->offset), mistake->found,
                     mistake->correction}};
        }
    }
    return {ErrorCode::NotJson,
            file,
            u"line %1"_s.arg(text.left(offset).count('\n') + 1),
            {faultName(why.error), QString::number(offset)}};
}

} // namespace

Result<QByteArray, Error> readFile(const QString &path, qint64 limit)
{
    QFile file(path);
    if (const auto error = openForReading(file)) {
        return *error;
    }
    // Read one byte more than allowed to detect files that are too large, even without a size
    // (pipes).
    const qint64 size = file.size();
    const QByteArray bytes = file.read(size > 0 ? std::min(size, limit) + 1 : limit + 1);
    if (file.error() != QFileDevice::NoError) {
        return Error{ErrorCode::CannotRead, path, {}, {file.errorString()}};
    }
    if (bytes.size() > limit) {
        return Error{
            ErrorCode::TooLarge,
            path,
            {},
            {QString::number(qMax<qint64>(file.size(), bytes.size())), QString::number(limit)}};
    }
    return bytes;
}

Result<QJsonObject, Error> parseObject(const QByteArray &text, const QString &file, qint64 limit)
{
    if (text.size() > limit) {
        return Error{
            ErrorCode::TooLarge, file, {}, {QString::number(text.size()), QString::number(limit)}};
    }
    if (text.trimmed().isEmpty()) {
        return Error{ErrorCode::Empty, file, {}, {}};
    }
    if (!isText(text)) {
        return Error{ErrorCode::NotText, file, {}, {}};
    }
    QJsonParseError why{};
    const QJsonDocument document = QJsonDocument::fromJson(text, &why);
    if (why.error != QJsonParseError::NoError) {
        return notJson(text, file, why);
    }
    if (!document.isObject()) {
        return Error{ErrorCode::WrongType, file, {}, {u"list"_s, u"object"_s}};
    }
    if (const auto place = findDuplicateKey(text)) {
        return Error{
            ErrorCode::DuplicateKey, file, *place, {place->mid(place->lastIndexOf(u'.') + 1)}};
    }
    return document.object();
}

QString placeInside(const QString &place, const QString &key)
{
    return place.isEmpty() ? key : place + u'.' + key;
}

QString placeInside(const QString &place, qsizetype index)
{
    return place + u'[' + QString::number(index) + u']';
}

void ErrorCollector::add(ErrorCode code, const QString &place, const QStringList &facts)
{
    if (m_all.size() < m_maximumCount) {
        m_all.push_back({code, m_file, place, facts});
    }
}

Object::Object(ErrorCollector &errors, QJsonObject object, QString place)
    : m_errors(&errors)
    , m_object(std::move(object))
    , m_place(std::move(place))
{
}

void Object::checkFormat(const QString &format, int newestVersion) const
{
    if (has(u"format"_s)) {
        const QJsonValue found =
            valueOfType(u"format"_s, QJsonValue::String, {{}, u'"' + format + u'"'});
        if (found.isString() && found.toString() != format) {
            addError(u"format"_s, ErrorCode::WrongFormat, {found.toString(), format});
        }
    }
    if (has(u"version"_s)) {
        const double version = m_object.value(u"version"_s).toDouble();
        if (version > newestVersion && version == std::floor(version)) {
            addError(u"version"_s, ErrorCode::NewerVersion,
                     {QString::number(version, 'g', 15), QString::number(newestVersion)});
        } else {
            static_cast<void>(integer(u"version"_s, 1, newestVersion)); // adds any errors
        }
    }
}

void Object::checkKeys(const QStringList &required, const QStringList &optional)
{
    const QStringList existing = keys();
    for (const QString &key : existing) {
        if (!required.contains(key) && !optional.contains(key)) {
            addError(key, ErrorCode::UnknownKey, {key});
        }
    }
    addMissingKeyErrors(existing, required);
}

void Object::requireKeys(const QStringList &keys)
{
    addMissingKeyErrors(this->keys(), keys);
}

void Object::addMissingKeyErrors(const QStringList &existing, const QStringList &required) const
{
    for (const QString &key : required) {
        if (!existing.contains(key)) {
            addError(key, ErrorCode::MissingKey, {key});
        }
    }
}

QString Object::text(const QString &key) const
{
    return toText(*m_errors, m_object.value(key), {m_place, key});
}

QString Object::anyText(const QString &key, const Expectation &expectation) const
{
    return valueOfType(key, QJsonValue::String, expectation).toString();
}

bool Object::flag(const QString &key) const
{
    return valueOfType(key, QJsonValue::Bool).toBool();
}

int Object::integer(const QString &key, int minimum, int maximum) const
{
    return toInteger(*m_errors, m_object.value(key), {m_place, key}, minimum, maximum);
}

double Object::number(const QString &key, int minimum, int maximum) const
{
    return toNumber(*m_errors, m_object.value(key), {m_place, key}, minimum, maximum,
                    [](double) { return true; });
}

Object Object::object(const QString &key, const Expectation &expectation) const
{
    return {*m_errors, valueOfType(key, QJsonValue::Object, expectation).toObject(), placeOf(key)};
}

QJsonObject Object::rawObject(const QString &key) const
{
    return valueOfType(key, QJsonValue::Object).toObject();
}

QJsonArray Object::list(const QString &key, int minimum, int maximum,
                        const Expectation &expectation) const
{
    const QJsonValue value = valueOfType(key, QJsonValue::Array, expectation);
    const QJsonArray values = value.toArray();
    if (value.isArray() && (values.size() < minimum || values.size() > maximum)) {
        addError(key, ErrorCode::ImpossibleValue,
                 {u"%1 values"_s.arg(values.size()), u"%1 values"_s.arg(range(minimum, maximum))});
        return {};
    }
    return values;
}

QStringList Object::texts(const QString &key, int minimum, int maximum,
                          const Expectation &entryExpectation,
                          const Expectation &listExpectation) const
{
    QStringList texts;
    for (const QJsonValue &value : list(key, minimum, maximum, listExpectation)) {
        texts << toText(*m_errors, value, {m_place, key, texts.size()}, entryExpectation);
    }
    return texts;
}

std::vector<int> Object::integers(const QString &key, int size, int minimum, int maximum) const
{
    std::vector<int> integers;
    for (const QJsonValue &value : list(key, size, size)) {
        const Place place{m_place, key, static_cast<qsizetype>(integers.size())};
        integers.push_back(toInteger(*m_errors, value, place, minimum, maximum));
    }
    return integers;
}

std::vector<Object> Object::objects(const QString &key, int minimum, int maximum,
                                    const Expectation &expectation) const
{
    std::vector<Object> objects;
    const bool isEntry = m_object.value(key).isObject() || expectation.example.isEmpty();
    const Expectation whole{{}, isEntry ? QString() : u'[' + expectation.example + u']'};
    for (const QJsonValue &value : list(key, minimum, maximum, whole)) {
        const Place place{m_place, key, static_cast<qsizetype>(objects.size())};
        hasType(*m_errors, value, QJsonValue::Object, place, expectation);
        objects.emplace_back(*m_errors, value.toObject(), place.text());
    }
    return objects;
}

void Object::addError(const QString &key, ErrorCode code, const QStringList &facts) const
{
    m_errors->add(code, placeOf(key), facts);
}

QJsonValue Object::valueOfType(const QString &key, QJsonValue::Type type,
                               const Expectation &expectation) const
{
    const QJsonValue value = m_object.value(key);
    hasType(*m_errors, value, type, {m_place, key}, expectation);
    return value;
}

} // namespace doublets::json
