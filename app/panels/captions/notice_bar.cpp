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
    , m_text(plainLabel(this))
    , m_close(new QToolButton(this))
{
    setObjectName(u"noticeBar"_s);
    m_text->setObjectName(u"noticeText"_s);
    m_close->setObjectName(u"noticeClose"_s);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setFocusPolicy(Qt::StrongFocus);
    applyStyle();
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, [this] {
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

void NoticeBar::showFirstNotice()
{
    m_close->setMinimumHeight(fonts::current().minControlSize);
    setVisible(!m_notices.isEmpty());
    if (m_notices.isEmpty()) {
        return;
    }
    m_text->setText(m_notices.first());
    m_text->setAccessibleName(m_notices.first());
    retranslate();
    Announcer::announce(this, m_notices.first());
}

void NoticeBar::retranslate()
{
    const auto more = static_cast<int>(m_notices.size()) - 1;
    m_close->setText(more > 0 ? tr("Next (%n more)", nullptr, more) : tr("Close"));
}

} // namespace doublets
