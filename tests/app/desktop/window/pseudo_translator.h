// SPDX-License-Identifier: MIT
#pragma once

#include <QTranslator>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

/// A translator that makes every text 60% longer, to simulate wordier languages.
class PseudoTranslator final : public QTranslator
{
public:
    /// Lengthens the texts of `language`.
    explicit PseudoTranslator(const QString &language, QObject *parent = nullptr)
        : QTranslator(parent)
    {
        static_cast<void>(m_real.load(u":/i18n/doublets_%1.qm"_s.arg(language)));
    }

    [[nodiscard]] bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *comment,
                      int n) const override
    {
        const QString real = m_real.translate(context, source, comment, n);
        return lengthened(real.isEmpty() ? QString::fromUtf8(source) : real);
    }

private:
    /// Doubles six letters in ten, except in tags and after “%” or “.”, where a single letter may
    /// have a meaning.
    static QString lengthened(const QString &text)
    {
        QString result;
        int credit = 0;
        bool inTag = false;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text[i];
            result += c;
            inTag = c == u'<' || (inTag && c != u'>');
            const bool marker = i > 0 && (text[i - 1] == u'%' || text[i - 1] == u'.');
            if (c.isLetter() && !inTag && !marker) {
                credit += 6;
                for (; credit >= 10; credit -= 10) {
                    result += c.toLower();
                }
            }
        }
        return result;
    }

    QTranslator m_real;
};

} // namespace doublets
