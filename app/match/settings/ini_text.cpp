// SPDX-License-Identifier: MIT
#include "match/settings/ini_text.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QByteArray hex(char16_t unit)
{
    return QByteArray::number(unit, 16);
}

/// Keeps letters, digits and "_-."; separates groups within a section by a backslash.
QByteArray keyText(const QString &key)
{
    QByteArray text;
    for (const QChar c : key) {
        const char16_t unit = c.unicode();
        const bool plain = (unit < 0x80 && c.isLetterOrNumber()) || u"_-."_s.contains(c);
        if (plain) {
            text += static_cast<char>(unit);
        } else if (c == u'/') {
            text += '\\';
        } else if (unit <= 0xff) {
            text += '%' + hex(unit).rightJustified(2, '0').toUpper();
        } else {
            text += "%U" + hex(unit).rightJustified(4, '0').toUpper();
        }
    }
    return text;
}

/// Quotes `text`, so that no character of it has a special meaning.
QByteArray quoted(QString text)
{
    if (text.startsWith(u'@')) {
        text.prepend(u'@'); // a single @ introduces a value that is not text
    }
    QString escaped;
    bool afterHex = false; // a following digit would become part of the hexadecimal number
    for (const QChar c : text) {
        const char16_t unit = c.unicode();
        const bool isDigit = QString::fromLatin1("0123456789abcdefABCDEF").contains(c);
        const bool isHex = unit < 0x20 || unit == 0x7f || c.isSurrogate() || (afterHex && isDigit);
        if (isHex) {
            escaped += u"\\x"_s + QString::fromLatin1(hex(unit));
        } else {
            escaped += c == u'"' || c == u'\\' ? QString(u'\\') + c : QString(c);
        }
        afterHex = isHex;
    }
    return '"' + escaped.toUtf8() + '"';
}

QByteArray valueText(const QVariant &value)
{
    if (value.typeId() != QMetaType::QStringList) {
        return quoted(value.toString());
    }
    QByteArrayList texts;
    for (const QString &each : value.toStringList()) {
        texts << quoted(each);
    }
    return texts.isEmpty() ? QByteArray("@Invalid()") : texts.join(", ");
}

} // namespace

QByteArray iniText(const QMap<QString, QVariant> &values)
{
    QMap<QByteArray, QByteArray> sections;
    for (auto it = values.begin(); it != values.end(); ++it) {
        const int type = it.value().typeId();
        if (type == QMetaType::QString || type == QMetaType::QStringList) {
            const qsizetype slash = it.key().indexOf(u'/');
            // Keys without a section are in [General]; a section with that name is escaped.
            const QByteArray name = keyText(it.key().left(qMax<qsizetype>(slash, 0)));
            const bool isGeneral = name.toLower() == "general";
            sections[slash < 0   ? "General"
                     : isGeneral ? '%' + name
                                 : name] +=
                keyText(it.key().mid(slash + 1)) + '=' + valueText(it.value()) + '\n';
        }
    }
    QByteArray text;
    for (auto it = sections.begin(); it != sections.end(); ++it) {
        text += (text.isEmpty() ? "[" : "\n[") + it.key() + "]\n" + it.value();
    }
    return text;
}

} // namespace doublets
