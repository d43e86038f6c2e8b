// SPDX-License-Identifier: MIT
#include "panels/overlays/read_only_text_edit.h"

#include "panels/speech/accessible_text_page.h"

#include <QKeyEvent>
#include <QTextDocument>
#include <QtMath>

#include <algorithm>

namespace doublets {

namespace {

constexpr int Margin = 2;

bool movesCaret(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        return true;
    default:
        return false;
    }
}

} // namespace

ReadOnlyTextEdit::ReadOnlyTextEdit(QWidget *parent)
    : QTextEdit(parent)
{
    AccessibleTextPage::install(*this);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByKeyboard);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setTabChangesFocus(true);
    setCursorWidth(0); // the text is read-only
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    document()->setDocumentMargin(Margin);
    QTextOption lines = document()->defaultTextOption();
    lines.setAlignment(Qt::AlignCenter);
    document()->setDefaultTextOption(lines);
}

void ReadOnlyTextEdit::setText(const QString &text)
{
    if (text != toPlainText()) {
        setPlainText(text);
        updateScrolling();
        updateGeometry();
    }
}

int ReadOnlyTextEdit::heightForWidth(int width) const
{
    const int height = textHeight(width);
    if (m_lineLimit == 0) {
        return height;
    }
    const int around = 2 * (frameWidth() + qCeil(document()->documentMargin()));
    return std::min(height, m_lineLimit * fontMetrics().lineSpacing() + around);
}

int ReadOnlyTextEdit::textHeight(int width) const
{
    const int frame = 2 * frameWidth();
    QTextDocument same;
    same.setDocumentMargin(document()->documentMargin());
    same.setDefaultTextOption(document()->defaultTextOption());
    same.setDefaultFont(font());
    same.setPlainText(toPlainText());
    same.setTextWidth(std::max(1, width - frame));
    return qCeil(same.size().height()) + frame;
}

QSize ReadOnlyTextEdit::sizeHint() const
{
    constexpr int Letters = 40;
    const int width = fontMetrics().averageCharWidth() * Letters;
    return {width, heightForWidth(width)};
}

QSize ReadOnlyTextEdit::minimumSizeHint() const
{
    int widest = 0;
    for (const QString &word : toPlainText().split(u' ')) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    }
    const int around = 2 * (frameWidth() + qCeil(document()->documentMargin()));
    return {widest + around, fontMetrics().height() + around};
}

void ReadOnlyTextEdit::setLineLimit(int lines)
{
    if (lines != m_lineLimit) {
        m_lineLimit = lines;
        updateGeometry();
    }
}

bool ReadOnlyTextEdit::isScrollable() const
{
    return verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
}

void ReadOnlyTextEdit::updateScrolling()
{
    const bool scrolls = m_lineLimit > 0 && textHeight(width()) > height();
    if (scrolls == isScrollable()) {
        return;
    }
    setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setAttribute(Qt::WA_TransparentForMouseEvents, !scrolls); // presses reach the widget below
    if (scrolls) {
        m_usualFocusPolicy = focusPolicy();
    }
    setFocusPolicy(scrolls ? Qt::TabFocus : m_usualFocusPolicy);
}

void ReadOnlyTextEdit::resizeEvent(QResizeEvent *event)
{
    QTextEdit::resizeEvent(event);
    updateScrolling();
}

void ReadOnlyTextEdit::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        document()->setDefaultFont(font());
        updateGeometry();
    }
}

void ReadOnlyTextEdit::keyPressEvent(QKeyEvent *event)
{
    if (movesCaret(event->key())) {
        QTextEdit::keyPressEvent(event);
    } else {
        event->ignore();
    }
}

} // namespace doublets
