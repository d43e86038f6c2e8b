// SPDX-License-Identifier: MIT
#include "panels/captions/notice_bar.h"

#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace doublets {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_textLabel(plainLabel(this))
    , m_closeButton(new QToolButton(this))
{
    setObjectName(u"noticeBar"_s);
    m_textLabel->setObjectName(u"noticeText"_s);
    m_closeButton->setObjectName(u"noticeClose"_s);
    m_textLabel->setWordWrap(true);
    m_textLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_closeButton->setFocusPolicy(Qt::StrongFocus);
    applyStyle();
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_textLabel, 1);
    row->addWidget(m_closeButton);
    connect(m_closeButton, &QToolButton::clicked, this, [this] {
        m_notices.removeFirst();
        showFirstNotice();
    });
    retranslate();
    hide();
}

void NoticeBar::applyStyle()
{
    setStyleSheet(uR"(
        NoticeBar, doublets--NoticeBar { background: %1; border-bottom: 2px solid %2; }
        QLabel { color: %3; }
        QToolButton { color: %3; background: transparent; border: 1px solid %2; padding: 4px 12px; }
        QToolButton:focus { border: 3px solid %3; padding: 2px 10px; }
    )"_s.arg(theme::Paper.name(), theme::Rubric.name(), theme::Ink.name()));
}

void NoticeBar::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        applyStyle();
    }
}

void NoticeBar::addNotice(const QString &notice)
{
    if (m_notices.contains(notice)) {
        return;
    }
    m_notices << notice;
    if (m_notices.size() == 1) {
        showFirstNotice();
    } else {
        retranslate();
    }
}

void NoticeBar::removeNotice(const QString &notice)
{
    const auto index = m_notices.indexOf(notice);
    if (index < 0) {
        return;
    }
    m_notices.removeAt(index);
    if (index == 0) {
        showFirstNotice();
    } else {
        retranslate();
    }
}

void NoticeBar::showFirstNotice()
{
    m_closeButton->setMinimumHeight(fonts::currentSizes().minControlSize);
    setVisible(!m_notices.isEmpty());
    if (m_notices.isEmpty()) {
        return;
    }
    m_textLabel->setText(m_notices.first());
    m_textLabel->setAccessibleName(m_notices.first());
    retranslate();
    Announcer::announce(this, m_notices.first());
}

void NoticeBar::retranslate()
{
    const auto more = static_cast<int>(m_notices.size()) - 1;
    m_closeButton->setText(more > 0 ? tr("Next (%n more)", nullptr, more) : tr("Close"));
}

} // namespace doublets
