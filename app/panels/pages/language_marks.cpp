// SPDX-License-Identifier: MIT
#include "panels/pages/language_marks.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <vector>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int LanguageProperty = QTextFormat::UserProperty + 1;

struct Part
{
    int from = 0;
    int to = 0;
    QTextCharFormat format;
};

/// Returns the runs of characters with a tool tip, which holds their language.
std::vector<Part> fragmentsWithToolTip(const QTextDocument &document)
{
    std::vector<Part> parts;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (!fragment.charFormat().toolTip().isEmpty()) {
                parts.push_back({fragment.position(), fragment.position() + fragment.length(),
                                 fragment.charFormat()});
            }
        }
    }
    return parts;
}

} // namespace

QString withEncodedLanguages(const QString &html)
{
    // QTextDocument turns `title` into a tool tip of each character; pages use it for nothing else.
    static const QRegularExpression parts(
        uR"re((<(?!html\b)[a-z0-9]+\b[^>]*?)\slang="([A-Za-z0-9-]+)")re"_s);
    return QString(html).replace(parts, u"\\1 title=\"\\2\""_s);
}

void applyLanguageMarks(QTextDocument &document)
{
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    for (Part &part : fragmentsWithToolTip(document)) {
        part.format.setProperty(LanguageProperty, part.format.toolTip());
        part.format.clearProperty(QTextFormat::TextToolTip);
        cursor.setPosition(part.from);
        cursor.setPosition(part.to, QTextCursor::KeepAnchor);
        cursor.setCharFormat(part.format);
    }
    cursor.endEditBlock();
}

QString languageOf(const QTextCharFormat &format)
{
    return format.stringProperty(LanguageProperty);
}

} // namespace doublets
