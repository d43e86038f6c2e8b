// SPDX-License-Identifier: MIT
#include "app/panels/text_panel.h"

#include "app/window/look.h"

#include <QScrollBar>

namespace doublets {

TextPanel::TextPanel(const QString &name, QWidget *parent)
    : QTextBrowser(parent)
{
    constexpr int Margin = 16;
    setObjectName(name);
    setOpenExternalLinks(true);
    document()->setDocumentMargin(Margin);
    document()->setDefaultFont(look::textFont(fontInfo().pixelSize() + 1));
    document()->setDefaultStyleSheet(uR"(
        h1, h2, h3 { color: %1; }
        blockquote { margin-left: 14px; font-style: italic; }
        a { color: %1; }
        th { padding-right: 10px; }
    )"_qs.arg(look::Rubric.name()));
}

void TextPanel::showPage(const QString &html)
{
    setHtml(html);
}

QSize TextPanel::minimumSizeHint() const
{
    return {180, 120};
}

} // namespace doublets
