// SPDX-License-Identifier: MIT
#include "panels/speech/accessible_text_page.h"

#include "panels/pages/language_marks.h"

#include <QFontInfo>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Internal separators of QTextDocument.
constexpr QChar BeginningOfCell(0xfdd0);
constexpr QChar EndOfTable(0xfdd1);

constexpr auto PageProperty = "readAsPage";

QAccessibleInterface *interfaceOfPage(const QString &, QObject *object)
{
    auto *page = qobject_cast<QTextEdit *>(object);
    return page != nullptr && page->property(PageProperty).toBool() ? new AccessibleTextPage(page)
                                                                    : nullptr;
}

/// Returns text attributes in the format of AT-SPI: "name:value;" for each attribute.
QString attributesOf(const QTextCharFormat &format, const QFont &font)
{
    const QFontInfo info(format.font().resolve(font));
    QString text = u"font-family:%1;font-size:%2pt;font-style:%3;font-weight:%4;"_s.arg(
        info.family(), QString::number(info.pointSize()), info.italic() ? u"italic"_s : u"normal"_s,
        info.bold() ? u"bold"_s : u"normal"_s);
    if (format.fontUnderline()) {
        text += u"text-underline-style:solid;text-underline-type:single;"_s;
    }
    if (const QString language = languageOf(format); !language.isEmpty()) {
        text += u"language:%1;"_s.arg(language);
    }
    return text;
}

} // namespace

void AccessibleTextPage::install(QTextEdit &page)
{
    QAccessible::installFactory(interfaceOfPage); // installing a factory again has no effect
    page.setProperty(PageProperty, true);
}

AccessibleTextPage::AccessibleTextPage(QTextEdit *page)
    : QAccessibleWidget(page, QAccessible::StaticText)
{
}

QTextEdit &AccessibleTextPage::page() const
{
    return *static_cast<QTextEdit *>(widget());
}

void *AccessibleTextPage::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                              : QAccessibleWidget::interface_cast(type);
}

QAccessible::State AccessibleTextPage::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    state.multiLine = true;
    state.selectableText = true;
    return state;
}

QString AccessibleTextPage::text(QAccessible::Text what) const
{
    return what == QAccessible::Value ? page().toPlainText() : QAccessibleWidget::text(what);
}

QTextCursor AccessibleTextPage::cursorAt(int offset) const
{
    QTextCursor cursor(page().document());
    cursor.setPosition(std::clamp(offset, 0, characterCount()));
    return cursor;
}

void AccessibleTextPage::selection(int index, int *start, int *end) const
{
    const QTextCursor cursor = page().textCursor();
    const bool is = index == 0 && cursor.hasSelection();
    *start = is ? cursor.selectionStart() : 0;
    *end = is ? cursor.selectionEnd() : 0;
}

int AccessibleTextPage::selectionCount() const
{
    return page().textCursor().hasSelection() ? 1 : 0;
}

void AccessibleTextPage::addSelection(int start, int end)
{
    setSelection(0, start, end);
}

void AccessibleTextPage::removeSelection(int index)
{
    if (index == 0) {
        QTextCursor cursor = page().textCursor();
        cursor.clearSelection();
        page().setTextCursor(cursor);
    }
}

void AccessibleTextPage::setSelection(int index, int start, int end)
{
    if (index == 0) {
        QTextCursor cursor = cursorAt(start);
        cursor.setPosition(std::clamp(end, 0, characterCount()), QTextCursor::KeepAnchor);
        page().setTextCursor(cursor);
    }
}

int AccessibleTextPage::cursorPosition() const
{
    return page().textCursor().position();
}

void AccessibleTextPage::setCursorPosition(int position)
{
    page().setTextCursor(cursorAt(position));
}

QString AccessibleTextPage::text(int start, int end) const
{
    // The selection of a QTextCursor would extend to whole rows of a table.
    QString text = page().document()->toRawText().mid(start, end - start);
    for (QChar &each : text) {
        if (each == QChar::ParagraphSeparator || each == QChar::LineSeparator) {
            each = u'\n';
        } else if (each == BeginningOfCell || each == EndOfTable) {
            each = u' ';
        }
    }
    return text;
}

AccessibleTextPage::Range AccessibleTextPage::paragraphAround(const QTextCursor &cursor) const
{
    const QTextBlock block = cursor.block();
    return {block.position(), block.position() + block.length() - 1};
}

/// Each cell of the row must be a single paragraph: line keys then move by rows.
std::optional<AccessibleTextPage::Range>
AccessibleTextPage::rowAround(const QTextCursor &cursor) const
{
    const QTextTable *table = cursor.currentTable();
    if (table == nullptr) {
        return std::nullopt;
    }
    const QTextDocument &document = *page().document();
    const int row = table->cellAt(cursor).row();
    for (int column = 0; column < table->columns(); ++column) {
        const QTextTableCell cell = table->cellAt(row, column);
        if (document.findBlock(cell.firstPosition()) != document.findBlock(cell.lastPosition())) {
            return std::nullopt;
        }
    }
    return Range{table->cellAt(row, 0).firstPosition(),
                 table->cellAt(row, table->columns() - 1).lastPosition() + 1};
}

AccessibleTextPage::Range AccessibleTextPage::lineAround(const QTextCursor &cursor) const
{
    if (const auto row = rowAround(cursor)) {
        return *row;
    }
    const QTextBlock block = cursor.block();
    const QTextLine line = block.layout()->lineForTextPosition(cursor.positionInBlock());
    if (!line.isValid()) {
        const Range whole = paragraphAround(cursor); // the block has not been laid out yet
        return {whole.start, std::min(whole.end + 1, characterCount())};
    }
    const int start = block.position() + line.textStart();
    const bool isLast = line.lineNumber() + 1 == block.layout()->lineCount();
    // Include the paragraph separator.
    const int end = start + line.textLength() + (isLast ? 1 : 0);
    return {start, std::min(end, characterCount())};
}

AccessibleTextPage::Range AccessibleTextPage::rangeAround(int offset,
                                                          QAccessible::TextBoundaryType type) const
{
    QTextCursor cursor = cursorAt(offset);
    const int at = cursor.position();
    switch (type) {
    case QAccessible::CharBoundary:
        return {at, std::min(at + 1, characterCount())};
    case QAccessible::WordBoundary: {
        cursor.movePosition(QTextCursor::StartOfWord);
        const int start = cursor.position();
        cursor.movePosition(QTextCursor::EndOfWord);
        return {start, std::max(cursor.position(), std::min(start + 1, characterCount()))};
    }
    case QAccessible::LineBoundary:
        return lineAround(cursor);
    case QAccessible::SentenceBoundary:
    case QAccessible::ParagraphBoundary:
        return paragraphAround(cursor);
    case QAccessible::NoBoundary:
        break;
    }
    return {0, characterCount()};
}

QString AccessibleTextPage::textOf(Range range, int *start, int *end) const
{
    *start = range.start;
    *end = range.end;
    return text(range.start, range.end);
}

QString AccessibleTextPage::textBeforeOffset(int offset, QAccessible::TextBoundaryType type,
                                             int *start, int *end) const
{
    const int first = rangeAround(offset, type).start;
    return textOf(first > 0 ? rangeAround(first - 1, type) : Range{}, start, end);
}

QString AccessibleTextPage::textAfterOffset(int offset, QAccessible::TextBoundaryType type,
                                            int *start, int *end) const
{
    const bool leavesEnd =
        type == QAccessible::SentenceBoundary || type == QAccessible::ParagraphBoundary;
    const int last = rangeAround(offset, type).end + (leavesEnd ? 1 : 0);
    return textOf(last < characterCount() ? rangeAround(last, type)
                                          : Range{characterCount(), characterCount()},
                  start, end);
}

QString AccessibleTextPage::textAtOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                                         int *end) const
{
    return textOf(rangeAround(offset, type), start, end);
}

int AccessibleTextPage::characterCount() const
{
    // Exclude the final paragraph separator.
    return std::max(0, page().document()->characterCount() - 1);
}

QRect AccessibleTextPage::characterRect(int offset) const
{
    const QRect here = page().cursorRect(cursorAt(offset));
    const QRect next = page().cursorRect(cursorAt(offset + 1));
    const bool together = next.top() == here.top() && next.left() > here.left();
    const int width = together ? next.left() - here.left() : 1;
    return {page().viewport()->mapToGlobal(here.topLeft()), QSize(width, here.height())};
}

int AccessibleTextPage::offsetAtPoint(const QPoint &point) const
{
    return page().cursorForPosition(page().viewport()->mapFromGlobal(point)).position();
}

void AccessibleTextPage::scrollToSubstring(int start, int end)
{
    const int top = page().cursorRect(cursorAt(start)).top();
    const int bottom = page().cursorRect(cursorAt(end)).bottom();
    QScrollBar &bar = *page().verticalScrollBar();
    if (top < 0 || bottom - top > page().viewport()->height()) {
        bar.setValue(bar.value() + top);
    } else if (bottom > page().viewport()->height()) {
        bar.setValue(bar.value() + bottom - page().viewport()->height());
    }
}

QString AccessibleTextPage::attributes(int offset, int *start, int *end) const
{
    const QTextBlock block = cursorAt(offset).block();
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        if (fragment.contains(offset)) {
            *start = fragment.position();
            *end = fragment.position() + fragment.length();
            return attributesOf(fragment.charFormat(), page().font());
        }
    }
    *start = std::min(offset, characterCount());
    *end = std::min(*start + 1, characterCount());
    return attributesOf(block.charFormat(), page().font());
}

} // namespace doublets
