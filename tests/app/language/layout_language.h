// SPDX-License-Identifier: MIT
#pragma once

#include "language/language.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QHash>
#include <QTranslator>

#include <memory>
#include <vector>

namespace doublets {

/// A translator into the language in which each text is widest.
class WidestTranslator final : public QTranslator
{
public:
    WidestTranslator()
    {
        for (const QString &code : languages()) {
            m_languages.push_back(std::make_unique<QTranslator>());
            static_cast<void>(
                m_languages.back()->load(QStringLiteral(":/i18n/doublets_%1.qm").arg(code)));
        }
    }

    [[nodiscard]] bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *comment,
                      int n) const override
    {
        // Plural forms change within the first hundred numbers.
        const QByteArray key = QByteArray(context) + '\0' + source + '\0' + comment + '\0' +
                               QByteArray::number(n < 0 ? n : n % 100);
        const auto known = m_widest.constFind(key);
        if (known != m_widest.cend()) {
            return *known;
        }
        const QFontMetrics metrics(QGuiApplication::font());
        QString widest;
        for (const auto &language : m_languages) {
            const QString text = language->translate(context, source, comment, n);
            if (metrics.horizontalAdvance(text) > metrics.horizontalAdvance(widest)) {
                widest = text;
            }
        }
        const QString english = QString::fromUtf8(source);
        if (n < 0 && metrics.horizontalAdvance(english) > metrics.horizontalAdvance(widest)) {
            widest = english;
        }
        return *m_widest.insert(key, widest);
    }

private:
    std::vector<std::unique_ptr<QTranslator>> m_languages;
    mutable QHash<QByteArray, QString> m_widest;
};

/// A guard that installs the language of a layout test, one of layoutLanguages(), while it exists.
class LayoutLanguage
{
public:
    explicit LayoutLanguage(const QString &code)
    {
        installTranslator(code == widest() ? QStringLiteral("en") : code);
        if (code == widest()) {
            m_widest = std::make_unique<WidestTranslator>();
            QCoreApplication::installTranslator(m_widest.get());
        }
    }
    ~LayoutLanguage() { installTranslator(QStringLiteral("en")); }
    Q_DISABLE_COPY_MOVE(LayoutLanguage)

    /// Returns the code for the widest translation of each text: a layout that fits these texts
    /// fits every language.
    [[nodiscard]] static QString widest() { return QStringLiteral("widest"); }

private:
    std::unique_ptr<WidestTranslator> m_widest;
};

/// Returns the languages of layout tests: English and LayoutLanguage::widest().
inline QStringList layoutLanguages()
{
    return {QStringLiteral("en"), LayoutLanguage::widest()};
}

} // namespace doublets
