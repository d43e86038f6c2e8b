// SPDX-License-Identifier: MIT
#include "table/fonts/plain_text.h"

#include <QLabel>
#include <QTextDocument>

using namespace Qt::StringLiterals;

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
    return u"<p>"_s + text.toHtmlEscaped().replace(u'\n', u"<br>"_s) + u"</p>"_s;
}

QString withoutMnemonic(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

} // namespace doublets
