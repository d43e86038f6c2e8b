// SPDX-License-Identifier: MIT
#include "match/settings/ranges.h"

#include "core/dice/dice.h"
#include "core/limits.h"
#include "core/record/name_validation.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::ranges {

namespace {

bool isPath(const QString &text)
{
    constexpr int MaxCharacters = 4096;
    return text.size() <= MaxCharacters && !text.contains(QChar::Null);
}

/// Returns the text of a value, or nullopt if QSettings read a list or another type.
std::optional<QString> textOf(const QVariant &found)
{
    return found.typeId() == QMetaType::QString ? std::optional(found.toString()) : std::nullopt;
}

Range<QString> text(const QString &allowed, const std::function<bool(const QString &)> &accepts)
{
    return {[](const QString &value) { return QVariant(value); },
            [accepts](const QVariant &found) -> std::optional<QString> {
                const auto value = textOf(found);
                return value && accepts(*value) ? value : std::nullopt;
            },
            allowed};
}

} // namespace

Range<bool> boolean()
{
    return {[](const bool &value) { return QVariant(value ? u"true"_s : u"false"_s); },
            [](const QVariant &found) -> std::optional<bool> {
                const QString written = found.toString();
                if (written == u"true"_s) {
                    return true;
                }
                return written == u"false"_s ? std::optional(false) : std::nullopt;
            },
            u"true, false"_s};
}

Range<int> integer(int min, int max)
{
    return {[](const int &value) { return QVariant(QString::number(value)); },
            [min, max](const QVariant &found) -> std::optional<int> {
                bool isNumber = false;
                const int value = found.toString().toInt(&isNumber);
                return isNumber && value >= min && value <= max ? std::optional(value)
                                                                : std::nullopt;
            },
            u"%1–%2"_s.arg(QString::number(min), QString::number(max))};
}

Range<QString> playerName()
{
    return text(u"≤ %1"_s.arg(limits::MaxNameLength), &isValidName);
}

Range<QString> path()
{
    return text(u"≤ 4096"_s, &isPath);
}

Range<QString> oneOf(const QStringList &allowed)
{
    return text(allowed.join(u", "_s),
                [allowed](const QString &value) { return allowed.contains(value); });
}

Range<QString> language()
{
    return text(u"system, en, ru, …"_s, [](const QString &value) {
        static const QRegularExpression code(u"\\A(system|[a-z]{2,3}(_[A-Z]{2})?)\\z"_s);
        return code.match(value).hasMatch();
    });
}

Range<QString> seed()
{
    return text(u"0–18446744073709551615"_s,
                [](const QString &value) { return value.isEmpty() || parseSeed(value).ok(); });
}

Range<QStringList> paths(int max)
{
    return {[](const QStringList &value) { return QVariant(value); },
            [max](const QVariant &found) -> std::optional<QStringList> {
                if (!found.canConvert<QStringList>()) {
                    return std::nullopt;
                }
                const QStringList value = found.toStringList();
                const bool fits = value.size() <= max && std::ranges::all_of(value, &isPath);
                return fits ? std::optional(value) : std::nullopt;
            },
            u"≤ %1"_s.arg(max)};
}

Range<QStringList> shortcuts(int max)
{
    static const QRegularExpression form(u"\\A[A-Za-z]{1,40}=[^\\n\\r]{0,80}\\z"_s);
    return {[](const QStringList &value) { return QVariant(value); },
            [max](const QVariant &found) -> std::optional<QStringList> {
                const QStringList value = found.toStringList();
                const bool fits =
                    value.size() <= max && std::ranges::all_of(value, [](const QString &each) {
                        return form.match(each).hasMatch();
                    });
                return fits ? std::optional(value) : std::nullopt;
            },
            u"≤ %1"_s.arg(max)};
}

Range<QByteArray> bytes(int max)
{
    return {[](const QByteArray &value) { return QVariant(QString::fromLatin1(value.toBase64())); },
            [max](const QVariant &found) -> std::optional<QByteArray> {
                const auto decoded = QByteArray::fromBase64Encoding(
                    found.toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
                return decoded && (*decoded).size() <= max ? std::optional(*decoded) : std::nullopt;
            },
            u"base64"_s};
}

} // namespace doublets::ranges
