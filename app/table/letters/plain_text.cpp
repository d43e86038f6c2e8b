// SPDX-License-Identifier: MIT
#include "table/letters/plain_text.h"

#include <QLabel>
#include <QTextDocument>

namespace doublets {

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString plainToolTip(const QString &text)
{
    if (!Qt::mightBeRichText(text)) {
        return text;
    }
    return u"<p>"_qs + text.toHtmlEscaped().replace(u'\n', u"<br>"_qs) + u"</p>"_qs;
}

QString withoutMnemonic(QString text)
{
    return text.replace(u'&', u"&&"_qs);
}

} // namespace doublets
