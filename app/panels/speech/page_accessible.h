// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>

#include <optional>

class QTextCursor;
class QTextEdit;

namespace doublets {

/// A page of text to screen readers: read by letters, words, lines and paragraphs, with a caret and
/// a selection, as Qt has it, and, which Qt does not tell, with the language of what is in another
/// one than the page (the text attribute `language`).
class PageAccessible : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    /// From now on it is read so. Call it before anything asks for the interface of `page`.
    static void install(QTextEdit &page);

    explicit PageAccessible(QTextEdit *page);

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
    struct Range
    {
        int start = 0;
        int end = 0;
    };
    [[nodiscard]] QTextEdit &page() const;
    [[nodiscard]] QTextCursor cursorAt(int offset) const;
    /// The letter, word, line or paragraph that holds the offset.
    [[nodiscard]] Range around(int offset, QAccessible::TextBoundaryType type) const;
    [[nodiscard]] std::optional<Range> rowAround(const QTextCursor &cursor) const;
    [[nodiscard]] Range lineAround(const QTextCursor &cursor) const;
    [[nodiscard]] Range paragraphAround(const QTextCursor &cursor) const;
    [[nodiscard]] QString told(Range range, int *start, int *end) const;
};

} // namespace doublets
