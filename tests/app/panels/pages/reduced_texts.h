// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTextBlock>
#include <QTextDocument>

namespace doublets {

/// Returns the text fragments with a reduced font size.
inline QStringList reducedTexts(const QTextDocument &text)
{
    QStringList found;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (format.intProperty(QTextFormat::FontSizeAdjustment) < 0) {
                found << part.fragment().text();
            }
        }
    }
    return found;
}

} // namespace doublets
