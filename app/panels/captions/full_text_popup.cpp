// SPDX-License-Identifier: MIT
#include "panels/captions/full_text_popup.h"

#include "panels/theme/theme.h"
#include "panels/touch/touch_press_filter.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScreen>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class FullTextPanel final : public QLabel
{
public:
    explicit FullTextPanel(QWidget *parent)
        : QLabel(parent, Qt::Popup)
    {
        setAttribute(Qt::WA_DeleteOnClose);
        setObjectName(u"wholeText"_s);
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void keyPressEvent(QKeyEvent *) override { close(); }
    void mouseReleaseEvent(QMouseEvent *) override { close(); }
};

} // namespace

FullTextPopup::FullTextPopup(QWidget &line, std::function<QString()> fullText)
    : QObject(&line)
    , m_line(line)
    , m_fullText(std::move(fullText))
{
    line.installEventFilter(this);
    new TouchPressFilter(line); // owned by the line
}

void FullTextPopup::open()
{
    const QString text = m_fullText();
    if (text.isEmpty()) {
        return;
    }
    auto *panel = new FullTextPanel(&m_line);
    const int letter = fonts::currentSizes().caption;
    panel->setStyleSheet(
        u"QLabel { background: %1; color: %2; border: 2px solid %3; padding: %4px; }"_s.arg(
            theme::Paper.name(), theme::Ink.name(), theme::Brass.name(),
            QString::number(letter / 2)));
    panel->setFont(fonts::captionFont());
    panel->setText(text);
    panel->setAccessibleName(text);
    const QRect room = m_line.screen()->availableGeometry();
    constexpr int LettersOfALine = 30;
    panel->setFixedWidth(
        std::min({room.width(), m_line.window()->width(), letter * LettersOfALine}));
    panel->setFixedHeight(std::min(room.height(), panel->heightForWidth(panel->width())));
    const QPoint corner = m_line.mapToGlobal(QPoint(0, 0));
    const int above = corner.y() - panel->height();
    const int x = std::clamp(corner.x(), room.left(), room.right() + 1 - panel->width());
    const int y = above >= room.top() ? above : corner.y() + m_line.height();
    panel->move(x, std::clamp(y, room.top(), room.bottom() + 1 - panel->height()));
    panel->show();
    panel->setFocus(Qt::PopupFocusReason);
}

bool FullTextPopup::eventFilter(QObject *watched, QEvent *event)
{
    const auto isChosenBy = [](int key) {
        return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return !m_fullText().isEmpty(); // accept the press, to receive the release
    case QEvent::MouseButtonRelease:
        if (m_line.rect().contains(static_cast<QMouseEvent *>(event)->position().toPoint())) {
            open();
        }
        return true;
    case QEvent::KeyPress:
        if (isChosenBy(static_cast<QKeyEvent *>(event)->key()) && !m_fullText().isEmpty()) {
            open();
            return true;
        }
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        m_line.update();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace doublets
