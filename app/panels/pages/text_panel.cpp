// SPDX-License-Identifier: MIT
#include "panels/pages/text_panel.h"

#include "panels/pages/language_marks.h"
#include "panels/speech/accessible_text_page.h"
#include "panels/speech/announcer.h"
#include "panels/theme/status_mark.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "text/provenance_html.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

QString pageStyleSheet()
{
    // Headings are red instead of bold, as on title pages of the period.
    return uR"(
        h1, h2, h3, b { color: %1; font-weight: normal; }
        blockquote { margin-left: 14px; font-style: %2; }
        a { color: %1; }
        th { padding-right: 10px; font-weight: normal; }
    )"_s.arg(theme::Rubric.name(), fonts::hasItalics() ? u"italic"_s : u"normal"_s);
}

QString uniformTextSizeStyle()
{
    return u"small { font-size: medium; }"_s;
}

QString withNoBreakSpaces(QString html)
{
    constexpr QChar NarrowNoBreakSpace = u'\u202f';
    return html.replace(NarrowNoBreakSpace, QChar::Nbsp);
}

QVariant evidenceMarkFromUrl(const QUrl &url, const QWidget &page)
{
    if (url.scheme() != QLatin1StringView(StatusMarkScheme)) {
        return {};
    }
    const QPixmap mark =
        theme::evidenceMark(url.path(), page.fontMetrics().ascent(), page.devicePixelRatioF(),
                            theme::MarkBackground::PaperLabel);
    return mark.isNull() ? QVariant() : QVariant(mark);
}

TextPanel::TextPanel(const QString &name, QWidget *parent)
    : QTextBrowser(parent)
{
    constexpr int Margin = 16;
    AccessibleTextPage::install(*this);
    setObjectName(name);
    setOpenExternalLinks(true);
    // Screen readers follow the caret line by line, although it is hidden.
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setCursorWidth(0);
    document()->setDocumentMargin(Margin);
    applyStyle();
}

void TextPanel::applyStyle()
{
    document()->setDefaultStyleSheet(pageStyleSheet() + m_additionalRules);
}

void TextPanel::addToStyleSheet(const QString &rules)
{
    m_additionalRules += rules;
    applyStyle();
}

void TextPanel::showPage(const QString &html)
{
    if (html != m_html) { // keep the scroll position of the same page
        m_html = html;
        setPage(html);
    }
}

void TextPanel::setPage(const QString &html)
{
    setHtml(withEncodedLanguages(withNoBreakSpaces(html)));
    applyLanguageMarks(*document());
}

void TextPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space) {
        event->ignore(); // a key of the game; Page Down scrolls
        return;
    }
    const bool movesByLine = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (!movesByLine || event->modifiers() != Qt::NoModifier) {
        QTextBrowser::keyPressEvent(event);
        return;
    }
    // Scroll by the movement of the caret, which is hidden.
    const auto caretTop = [this] { return cursorRect().top() + verticalScrollBar()->value(); };
    const int seen = verticalScrollBar()->value();
    const int before = caretTop();
    QTextBrowser::keyPressEvent(event);
    verticalScrollBar()->setValue(seen + caretTop() - before);
}

bool TextPanel::focusNextPrevChild(bool next)
{
    if (!QTextBrowser::focusNextPrevChild(next)) {
        return false;
    }
    if (const QString link = textCursor().selectedText(); !link.isEmpty()) {
        // Screen readers do not follow the selection. The text may begin with a symbol.
        const auto begin =
            std::ranges::find_if(link, [](QChar each) { return each.isLetterOrNumber(); });
        //: %1 the text of a link that has got the keyboard focus
        Announcer::announceFocus(this, tr("%1, link").arg(link.sliced(begin - link.begin())));
    }
    return true;
}

void TextPanel::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        const int seen = verticalScrollBar()->value();
        applyStyle();
        if (m_html.isEmpty()) {
            return; // plain text follows the palette
        }
        setPage(m_html);
        verticalScrollBar()->setValue(seen);
    }
}

QVariant TextPanel::loadResource(int type, const QUrl &name)
{
    return type == QTextDocument::ImageResource ? evidenceMarkFromUrl(name, *this) : QVariant();
}

QSize TextPanel::minimumSizeHint() const
{
    return {180, 70};
}

} // namespace doublets
