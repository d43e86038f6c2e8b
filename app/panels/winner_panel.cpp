// SPDX-License-Identifier: MIT
#include "app/panels/winner_panel.h"

#include "app/window/look.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace doublets {

namespace {

QPushButton *button(QWidget *parent, const QString &name)
{
    auto *made = new QPushButton(parent);
    made->setObjectName(name);
    made->setAutoDefault(true); // Return presses the one that has the focus
    return made;
}

} // namespace

WinnerPanel::WinnerPanel(QWidget *board)
    : QFrame(board)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_rematch(button(this, u"winnerRematch"_qs))
    , m_new(button(this, u"winnerNew"_qs))
    , m_review(button(this, u"winnerReview"_qs))
    , m_close(button(this, u"winnerClose"_qs))
{
    setObjectName(u"winnerPanel"_qs);
    m_title->setObjectName(u"winnerTitle"_qs);
    m_text->setObjectName(u"winnerText"_qs);
    for (QLabel *label : {m_title, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_text);
    auto *row = new QGridLayout;
    row->addWidget(m_rematch, 0, 0);
    row->addWidget(m_new, 0, 1);
    row->addWidget(m_review, 1, 0);
    row->addWidget(m_close, 1, 1);
    column->addLayout(row);

    connect(m_rematch, &QPushButton::clicked, this, &WinnerPanel::rematchRequested);
    connect(m_new, &QPushButton::clicked, this, &WinnerPanel::newGameRequested);
    connect(m_review, &QPushButton::clicked, this, &WinnerPanel::reviewRequested);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    board->installEventFilter(this);
    setFocusPolicy(Qt::TabFocus);
    retranslate();
    hide();
}

void WinnerPanel::showResult(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
    setAccessibleName(title);
    setAccessibleDescription(text);
    show();
    place();
    raise();
    // Not a button: whoever still presses the keys of the play shall see the end.
    setFocus(Qt::OtherFocusReason);
}

void WinnerPanel::place()
{
    const QSize room = parentWidget()->size();
    const int pixels = look::captionPixels(room.width(), room.height());
    const int gap = pixels / 2;
    layout()->setContentsMargins(3 * gap, 2 * gap, 3 * gap, 2 * gap);
    setStyleSheet(uR"(
        #winnerPanel { background: %1; border: 2px solid %2; border-radius: %3px; }
        QLabel { color: %4; background: transparent; }
        QPushButton { background: %5; color: %6; border: 1px solid %2; border-radius: %7px;
                      padding: %7px %8px; }
        QPushButton:hover { background: %9; }
    )"_qs.arg(look::Paper.name(), look::Brass.name())
                      .arg(gap)
                      .arg(look::Ink.name(), look::Panel.name(), look::Ivory.name())
                      .arg(gap / 2)
                      .arg(gap)
                      .arg(look::Panel.lighter(140).name()) +
                  u"QPushButton:focus, #winnerPanel:focus { border: 3px solid %1; }"_qs.arg(
                      look::Rubric.name()));
    // After the style sheet, which would put the fonts back.
    m_title->setFont(look::titleFont(pixels * 3 / 2, m_title->text()));
    m_text->setFont(look::textFont(pixels));
    for (QPushButton *each : findChildren<QPushButton *>()) {
        each->setFont(look::textFont(pixels));
    }
    const int width = qMin(room.width() - 16, pixels * 24);
    const int height = qMin(room.height() - 16, layout()->totalHeightForWidth(width));
    setGeometry((room.width() - width) / 2, (room.height() - height) / 2, width, height);
}

bool WinnerPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) {
        place();
    }
    return QFrame::eventFilter(watched, event);
}

void WinnerPanel::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        hide();
        parentWidget()->setFocus(Qt::OtherFocusReason);
        break;
    case Qt::Key_Space:
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Right:
    case Qt::Key_Down:
        if (!event->isAutoRepeat() && hasFocus()) {
            m_rematch->setFocus(Qt::TabFocusReason);
        }
        break;
    default:
        QFrame::keyPressEvent(event);
    }
}

void WinnerPanel::retranslate()
{
    m_rematch->setText(tr("&Rematch"));
    m_new->setText(tr("&New game…"));
    m_review->setText(tr("Look &back"));
    m_close->setText(tr("&Close"));
}

} // namespace doublets
