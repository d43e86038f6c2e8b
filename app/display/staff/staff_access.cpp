// SPDX-License-Identifier: MIT
#include "display/staff/staff_access.h"

#include "display/staff/staff_code_pad.h"
#include "display/staff/staff_page.h"
#include "display/staff/touch_check.h"

#include <QLocale>

namespace doublets {

namespace {

constexpr std::chrono::seconds OpenFor{120}; ///< without a touch

} // namespace

StaffAccess::StaffAccess(DisplayConfig &config, const Catalogue &catalogue, Clock &clock,
                         QWidget &room)
    : m_config(config)
    , m_pad(new StaffCodePad(&room))
    , m_page(new StaffPage(config, catalogue, &room))
    , m_touchCheck(new TouchCheck(clock, &room))
    , m_idleAlarm(clock, [this] { shut(); })
{
    connect(m_pad, &StaffCodePad::dismissed, this, &StaffAccess::shut);
    connect(m_page, &StaffPage::dismissed, this, &StaffAccess::shut);
    connect(m_page, &StaffPage::closedRequested, this, &StaffAccess::setClosed);
    connect(m_page, &StaffPage::touchCheckRequested, this, [this] {
        m_page->hide();
        m_touchCheck->open();
    });
    connect(m_touchCheck, &TouchCheck::left, this, [this] {
        m_page->open(m_closed);
        touch();
    });
    if (config.staffCode) {
        m_lock = std::make_unique<StaffLock>(*config.staffCode, clock);
        connect(m_pad, &StaffCodePad::entered, m_lock.get(), &StaffLock::tryCode);
        connect(m_lock.get(), &StaffLock::unlocked, this, &StaffAccess::enter);
        connect(m_lock.get(), &StaffLock::refused, this, &StaffAccess::refuse);
        connect(m_lock.get(), &StaffLock::reopened, m_pad, [this] { m_pad->setShut(false); });
    }
}

StaffAccess::~StaffAccess() = default;

bool StaffAccess::isOpen() const
{
    return !m_pad->isHidden() || !m_page->isHidden() || !m_touchCheck->isHidden();
}

void StaffAccess::knock()
{
    if (!m_lock || isOpen()) {
        return;
    }
    m_pad->open();
    if (m_lock->isClosed()) {
        refuse(0);
    }
    m_pad->placeIn(m_room);
    m_idleAlarm.start(OpenFor);
    Q_EMIT openChanged(true);
}

void StaffAccess::touch()
{
    if (isOpen()) {
        m_idleAlarm.start(OpenFor);
    }
}

void StaffAccess::enter()
{
    if (m_pad->isHidden()) {
        return; // the pad was left while the code was checked
    }
    m_page->open(m_closed);
    m_pad->hide();
    m_page->placeIn(m_room);
}

void StaffAccess::refuse(int triesLeft)
{
    m_pad->setShut(triesLeft == 0);
    m_pad->printError(triesLeft > 0
                          ? tr("That is not the code. %n more try/tries.", nullptr, triesLeft)
                          : tr("Too many wrong codes. The pad is shut for %n minute(s).", nullptr,
                               static_cast<int>(StaffLock::Pause.count())));
}

void StaffAccess::shut()
{
    m_idleAlarm.stop();
    if (isOpen()) {
        m_pad->hide();
        m_page->hide();
        m_touchCheck->hide();
        Q_EMIT openChanged(false);
    }
}

void StaffAccess::place(const QRect &room, const DisplaySizes &sizes)
{
    m_room = room;
    m_pad->setSizes(sizes);
    m_page->setSizes(sizes);
    m_touchCheck->setSizes(sizes);
    m_touchCheck->setGeometry(room);
    m_pad->placeIn(room);
    m_page->placeIn(room);
}

void StaffAccess::raise()
{
    m_pad->raise();
    m_page->raise();
    m_touchCheck->raise();
}

void StaffAccess::retranslate()
{
    m_pad->retranslate();
    m_page->retranslate();
    m_touchCheck->retranslate();
}

} // namespace doublets
