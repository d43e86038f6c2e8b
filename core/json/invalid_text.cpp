// SPDX-License-Identifier: MIT
#include "core/json/invalid_text.h"

#include "core/json/typing_mistakes.h"

#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace doublets::json {

namespace {

bool isUtf16(const QByteArray &text)
{
    const bool hasMark = text.startsWith("\xff\xfe") || text.startsWith("\xfe\xff");
    return hasMark || (text.size() >= 2 && (text[0] == '\0') != (text[1] == '\0'));
}

/// Returns the length of the longest beginning of `text` that consists of whole characters.
qsizetype validLength(const QByteArray &text)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    qsizetype length = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString letters = decoder(QByteArrayView(text).sliced(i, 1));
        if (decoder.hasError()) {
            break;
        }
        length = letters.isEmpty() ? length : i + 1;
    }
    return length;
}

} // namespace

void locateInvalidText(Error &error, const QByteArray &text)
{
    if (error.code != ErrorCode::NotText) {
        return;
    }
    if (isUtf16(text)) {
        error.facts = {u"UTF-16"_s};
    } else if (text.contains('\0')) {
        error.facts = {u"binary"_s};
    } else {
        constexpr qsizetype MaxShown = 40; // characters
        const QByteArray valid = text.left(validLength(text));
        const QByteArray line = valid.mid(valid.lastIndexOf('\n') + 1);
        error.line = static_cast<int>(valid.count('\n')) + 1;
        error.place = placeOfEnd(valid);
        const QString before = QString::fromUtf8(line).trimmed();
        error.facts = {u"encoding"_s,
                       before.size() > MaxShown ? u'…' + before.right(MaxShown) : before};
    }
}

} // namespace doublets::json
