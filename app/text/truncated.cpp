// SPDX-License-Identifier: MIT
#include "text/truncated.h"

namespace doublets {

QString truncated(const QString &text, qsizetype maxSize)
{
    if (text.size() <= maxSize) {
        return text;
    }
    const QString start = text.left(maxSize - 1);
    return (start.back().isHighSurrogate() ? start.chopped(1) : start) + u'…';
}

} // namespace doublets
