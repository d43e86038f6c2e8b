// SPDX-License-Identifier: MIT
#include "display/staff/staff_access.h"

#include "display/setup/setup_form.h"
#include "display/staff/staff_code_pad.h"
#include "display/staff/staff_page.h"
#include "display/staff/touch_check_page.h"
#include "language/language.h"
#include "table/fonts/fonts.h"
#include "text/error_text.h"

#include <QFileInfo>

namespace doublets {

namespace {

constexpr std::chrono::seconds OpenFor{120}; ///< without a touch

} // namespace

StaffAccess::StaffAccess(DisplayConfig &config, const Catalogue &catalogue, Scheduler &scheduler,
                         QWidget &parent)
    : m_config(config)
    , m_catalogue(catalogue)
    , m_parent(parent)
    , m_pad(new StaffCodePad(&parent))
    , m_page(new StaffPage(config, catalogue, &parent))
    , m_touchCheckPage(new TouchCheckPage(scheduler, &parent))
    , m_idleAlarm(scheduler, [this] { close(); })
{
    connect(m_pad, &StaffCodePad::dismissed, this, &StaffAccess::close);
    connect(m_page, &StaffPage::dismissed, this, &StaffAccess::close);
    connect(m_page, &StaffPage::closingRequested, this, &StaffAccess::setDisplayClosed);
    connect(m_page, &StaffPage::touchCheckRequested, this, [this] {
        m_page->hide();
        m_touchCheckPage->open();
    });
    connect(m_touchCheckPage, &TouchCheckPage::closed, this, &StaffAccess::returnToPage);
    connect(m_page, &StaffPage::setupRequested, this, &StaffAccess::openSetupForm);
    if (config.staffCodeHash) {
        m_lock =
            std::make_unique<StaffLock>(*config.staffCodeHash, scheduler, config.wrongCodesFile);
        connect(m_pad, &StaffCodePad::codeEntered, m_lock.get(), &StaffLock::checkCode);
        connect(m_lock.get(), &StaffLock::codeAccepted, this, &StaffAccess::showPage);
        connect(m_lock.get(), &StaffLock::codeRejected, this, &StaffAccess::showRejection);
        connect(m_lock.get(), &StaffLock::remainingLockoutChanged, this, &StaffAccess::showLockout);
        connect(m_lock.get(), &StaffLock::lockoutEnded, m_pad,
                [this] { m_pad->setInputDisabled(false); });
    }
}

StaffAccess::~StaffAccess() = default;

bool StaffAccess::isOpen() const
{
    return !m_pad->isHidden() || !m_page->isHidden() || !m_touchCheckPage->isHidden() ||
           m_setupForm != nullptr;
}

void StaffAccess::openPad()
{
    if (!m_lock || isOpen()) {
        return;
    }
    m_pad->open();
    if (m_lock->isLockedOut()) {
        showLockout();
    }
    m_pad->placeIn(m_availableRect);
    m_idleAlarm.start(OpenFor);
    Q_EMIT openChanged(true);
}

void StaffAccess::restartIdleTimer()
{
    if (isOpen()) {
        m_idleAlarm.start(OpenFor);
    }
}

void StaffAccess::showPage()
{
    if (m_pad->isHidden()) {
        return; // the pad was left while the code was checked
    }
    m_page->open(m_isDisplayClosed);
    m_pad->hide();
    m_page->placeIn(m_availableRect);
}

void StaffAccess::returnToPage()
{
    m_page->open(m_isDisplayClosed);
    restartIdleTimer();
}

void StaffAccess::setConfigFile(const QString &path)
{
    m_configFile = path;
    const QFileInfo file(path);
    const bool isWritable = !file.exists() || file.isWritable();
    // The file is replaced as a whole, so its folder must be writable, too.
    m_page->setSetupButtonVisible(isWritable && QFileInfo(file.path()).isWritable());
}

/// Opens the form inside the window, so that touches restart the idle timer and visitors never see
/// a form that has been left open.
void StaffAccess::openSetupForm()
{
    const auto file = SetupFile::open(m_configFile, m_catalogue, languages());
    if (!file) {
        m_page->showMessage([error = file.error().front()] { return errorText(error); });
        return;
    }
    m_setupForm = new SetupForm(file.value(), m_catalogue, &m_parent);
    m_setupForm->setWindowFlags(Qt::Widget);
    m_setupForm->setAutoFillBackground(true);
    m_setupForm->setCursor(Qt::ArrowCursor);
    connect(m_setupForm, &QDialog::finished, this, [this] {
        discardSetupForm();
        returnToPage();
    });
    updateSetupForm();
    m_page->hide();
    m_setupForm->show();
    m_setupForm->raise();
}

void StaffAccess::discardSetupForm()
{
    if (m_setupForm != nullptr) {
        m_setupForm->disconnect(this);
        m_setupForm->hide();
        m_setupForm->deleteLater(); // one of its buttons may be pressed
        m_setupForm.clear();
    }
}

void StaffAccess::updateSetupForm()
{
    if (m_setupForm != nullptr) {
        m_setupForm->setFont(fonts::textFont(m_sizes.minTextSize));
        m_setupForm->setGeometry(m_availableRect);
    }
}

void StaffAccess::showRejection(int remainingTries)
{
    if (remainingTries == 0) {
        showLockout();
        return;
    }
    m_pad->showError(tr("Wrong code. %n attempt(s) left.", nullptr, remainingTries));
}

void StaffAccess::showLockout()
{
    m_pad->setInputDisabled(true);
    m_pad->showError(tr("Too many wrong codes. The keypad is locked for %n minute(s).", nullptr,
                        static_cast<int>(m_lock->remainingLockout().count())));
}

void StaffAccess::close()
{
    m_idleAlarm.stop();
    if (isOpen()) {
        m_pad->hide();
        m_page->hide();
        m_touchCheckPage->hide();
        discardSetupForm();
        Q_EMIT openChanged(false);
    }
}

void StaffAccess::updateLayout(const QRect &availableRect, const DisplaySizes &sizes)
{
    m_availableRect = availableRect;
    m_sizes = sizes;
    updateSetupForm();
    m_pad->setSizes(sizes);
    m_page->setSizes(sizes);
    m_touchCheckPage->setSizes(sizes);
    m_touchCheckPage->setGeometry(availableRect);
    m_pad->placeIn(availableRect);
    m_page->placeIn(availableRect);
}

void StaffAccess::raise()
{
    m_pad->raise();
    m_page->raise();
    m_touchCheckPage->raise();
    if (m_setupForm != nullptr) {
        m_setupForm->raise();
    }
}

void StaffAccess::retranslate()
{
    m_pad->retranslate();
    if (m_pad->hasError()) {
        showRejection(m_lock->remainingTries());
    }
    m_page->retranslate();
    m_touchCheckPage->retranslate();
}

} // namespace doublets
