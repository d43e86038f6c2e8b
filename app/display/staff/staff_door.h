// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "display/config/staff_lock.h"
#include "display/screens/display_sizes.h"
#include "match/clock.h"

#include <QObject>
#include <QRect>

#include <memory>

class QWidget;

namespace doublets {

class Catalogue;
class StaffPad;
class StaffPage;
class TouchCheck;

/// The way in for the staff: the pad for their code, the lock that it opens, and the page behind
/// it. Where the configuration has no code, there is no way in.
class StaffDoor : public QObject
{
    Q_OBJECT

public:
    /// What was changed on the page is changed in that configuration. All must outlive the door;
    /// the room owns pad and page.
    StaffDoor(DisplayConfig &config, const Catalogue &catalogue, Clock &clock, QWidget &room);
    ~StaffDoor() override;

    /// Shows the pad, or nothing where there is no code.
    void knock();
    /// Whether the pad or a page lies over the display.
    [[nodiscard]] bool isOpen() const;
    /// Somebody is there; else the door shuts by itself.
    void touch();
    void shut();
    void setClosed(bool closed) { m_closed = closed; }
    void place(const QRect &room, const DisplaySizes &sizes);
    /// Over all else in the room.
    void raise();
    void retranslate();
    [[nodiscard]] StaffPage &page() const { return *m_page; }

Q_SIGNALS:
    void openChanged(bool open);

private:
    void enter();
    void refuse(int triesLeft);

    const DisplayConfig &m_config;
    std::unique_ptr<StaffLock> m_lock;
    StaffPad *m_pad;
    StaffPage *m_page;
    TouchCheck *m_touchCheck;
    Alarm m_idle;
    QRect m_room;
    bool m_closed = false; ///< the display shows that it is
};

} // namespace doublets
