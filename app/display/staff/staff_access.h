// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "display/config/staff_lock.h"
#include "display/screens/display_sizes.h"
#include "match/scheduler.h"

#include <QObject>
#include <QPointer>
#include <QRect>

#include <memory>

class QWidget;

namespace doublets {

class Catalogue;
class SetupForm;
class StaffCodePad;
class StaffPage;
class TouchCheckPage;

/// The staff's access to the staff page: the code pad with its lock, the page, the touch check and
/// the form that edits the configuration file. The pad cannot be opened if the configuration has no
/// code.
class StaffAccess : public QObject
{
    Q_OBJECT

public:
    /// The staff page changes `config`. The pad and the pages become children of `parent`. All
    /// arguments must outlive this object.
    StaffAccess(DisplayConfig &config, const Catalogue &catalogue, Scheduler &scheduler,
                QWidget &parent);
    ~StaffAccess() override;

    /// Shows the pad. Does nothing if there is no code in the configuration, or if the pad or a
    /// page is already open.
    void openPad();
    /// Returns whether the pad or a page is shown.
    [[nodiscard]] bool isOpen() const;
    /// Sets the configuration file, which the staff can then edit with a form. The staff page has a
    /// button for the form only if the file can be written.
    void setConfigFile(const QString &path);
    /// Restarts the idle timer, which closes the pad and the pages after two minutes without a
    /// touch. Does nothing if neither the pad nor a page is shown.
    void restartIdleTimer();
    /// Hides the pad and all pages, and discards what has been entered into the form. Does nothing
    /// if neither the pad nor a page is shown.
    void close();
    /// Sets whether the staff have closed the display to visitors. The staff page shows this state
    /// the next time it is opened.
    void setDisplayClosed(bool closed) { m_isDisplayClosed = closed; }
    /// Lays out the pad and the pages within `availableRect`, in coordinates of the parent widget.
    void updateLayout(const QRect &availableRect, const DisplaySizes &sizes);
    /// Raises the pad and the pages above all siblings.
    void raise();
    void retranslate();
    [[nodiscard]] StaffPage &page() const { return *m_page; }

Q_SIGNALS:
    /// Emitted when the pad has been opened, and when the pad and all pages have been closed.
    void openChanged(bool open);

private:
    void showPage();
    void returnToPage();
    void openSetupForm();
    /// Hides and deletes the form. Does nothing if it is not open.
    void discardSetupForm();
    void updateSetupForm();
    void showRejection(int remainingTries);
    /// Disables the pad, and shows how long the pad remains locked.
    void showLockout();

    const DisplayConfig &m_config;
    const Catalogue &m_catalogue;
    QWidget &m_parent;
    std::unique_ptr<StaffLock> m_lock; ///< null if the configuration has no code
    StaffCodePad *m_pad;
    StaffPage *m_page;
    TouchCheckPage *m_touchCheckPage;
    QPointer<SetupForm> m_setupForm; ///< null unless the form is open
    QString m_configFile;
    Alarm m_idleAlarm;
    DisplaySizes m_sizes;
    QRect m_availableRect;
    bool m_isDisplayClosed = false; ///< whether the staff have closed the display to visitors
};

} // namespace doublets
