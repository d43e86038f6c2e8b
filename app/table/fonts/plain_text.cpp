// SPDX-License-Identifier: MIT
#include "table/fonts/plain_text.h"

#include <QLabel>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// A label that is wide enough for an underlined letter. Qt draws that letter by itself, without
/// kerning, but measures the text with kerning, so that the last letter of “Volume” would be cut
/// off.
class PlainLabel final : public QLabel
{
public:
    explicit PlainLabel(QWidget *parent)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
    }

    [[nodiscard]] QSize sizeHint() const override { return widened(QLabel::sizeHint()); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return widened(QLabel::minimumSizeHint());
    }

private:
    [[nodiscard]] QSize widened(QSize size) const
    {
        const qsizetype marked = text().indexOf(u'&');
        if (buddy() != nullptr && marked >= 0 && marked + 1 < text().size()) {
            const QString before = text().left(marked);
            const QString after = text().mid(marked + 2);
            const QChar letter = text()[marked + 1];
            const QFontMetrics metrics = fontMetrics();
            const int apart = metrics.horizontalAdvance(before) +
                              metrics.horizontalAdvance(letter) + metrics.horizontalAdvance(after);
            const int together = metrics.horizontalAdvance(before + letter + after);
            size.rwidth() += std::max(0, apart - together);
        }
        return size;
    }
};

} // namespace

QLabel *plainLabel(QWidget *parent)
{
    return new PlainLabel(parent);
}

QString plainToolTip(const QString &text)
{
    if (!Qt::mightBeRichText(text)) {
        return text;
    }
    return u"<p>"_s + text.toHtmlEscaped().replace(u'\n', u"<br>"_s) + u"</p>"_s;
}

QString withoutMnemonic(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

} // namespace doublets
