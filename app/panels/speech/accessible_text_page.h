// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>

#include <optional>

class QTextCursor;
class QTextEdit;

namespace doublets {

/// The accessible interface of a page of text, with a caret and a selection, for reading by
/// character, word, line and paragraph. Unlike Qt's own interface, reports the language of marked
/// passages as the text attribute `language`; see languageOf(). Offsets are positions in the
/// QTextDocument.
class AccessibleTextPage : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    /// Makes `page` use this interface. Call before the accessible interface of `page` is first
    /// queried.
    static void install(QTextEdit &page);

    /// `page` must not be null.
    explicit AccessibleTextPage(QTextEdit *page);

    void *interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QString text(QAccessible::Text what) const override;

    void selection(int index, int *start, int *end) const override;
    [[nodiscard]] int selectionCount() const override;
    void addSelection(int start, int end) override;
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    [[nodiscard]] int cursorPosition() const override;
    void setCursorPosition(int position) override;
    [[nodiscard]] QString text(int start, int end) const override;
    [[nodiscard]] QString textBeforeOffset(int offset, QAccessible::TextBoundaryType type,
                                           int *start, int *end) const override;
    [[nodiscard]] QString textAfterOffset(int offset, QAccessible::TextBoundaryType type,
                                          int *start, int *end) const override;
    [[nodiscard]] QString textAtOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                                       int *end) const override;
    [[nodiscard]] int characterCount() const override;
    [[nodiscard]] QRect characterRect(int offset) const override;
    [[nodiscard]] int offsetAtPoint(const QPoint &point) const override;
    void scrollToSubstring(int start, int end) override;
    [[nodiscard]] QString attributes(int offset, int *start, int *end) const override;

private:
    /// A range of offsets; `end` is exclusive.
    struct Range
    {
        int start = 0;
        int end = 0;
    };
    [[nodiscard]] QTextEdit &page() const;
    /// Returns a cursor at `offset`, which is clamped to the text.
    [[nodiscard]] QTextCursor cursorAt(int offset) const;
    /// Returns the character, word, line or paragraph that contains `offset`. Returns the paragraph
    /// for SentenceBoundary, and the whole text for NoBoundary.
    [[nodiscard]] Range rangeAround(int offset, QAccessible::TextBoundaryType type) const;
    /// Returns the table row at the cursor. Returns nullopt outside tables, or if a cell of the row
    /// has several paragraphs.
    [[nodiscard]] std::optional<Range> rowAround(const QTextCursor &cursor) const;
    /// Returns the line at the cursor, with the paragraph separator if the line is the last of its
    /// paragraph. A table row counts as one line.
    [[nodiscard]] Range lineAround(const QTextCursor &cursor) const;
    /// Returns the paragraph at the cursor, without the paragraph separator.
    [[nodiscard]] Range paragraphAround(const QTextCursor &cursor) const;
    /// Returns the text of `range`, and stores its bounds in `start` and `end`.
    [[nodiscard]] QString textOf(Range range, int *start, int *end) const;
};

} // namespace doublets
