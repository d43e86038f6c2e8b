// SPDX-License-Identifier: MIT
#include "panels/dialogs/motion_page.h"

#include "match/settings/settings.h"
#include "table/fonts/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSlider>

using namespace Qt::StringLiterals;

namespace doublets {

MotionPage::MotionPage(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_speedLabel(plainLabel(this))
    , m_speed(new QComboBox(this))
    , m_timeLabel(plainLabel(this))
    , m_time(new QComboBox(this))
    , m_timeNote(plainLabel(this))
    , m_volumeLabel(plainLabel(this))
    , m_volume(new QSlider(Qt::Horizontal, this))
    , m_muted(new QCheckBox(this))
{
    m_speed->setObjectName(u"speed"_s);
    m_time->setObjectName(u"timeGiven"_s);
    m_volume->setObjectName(u"volume"_s);
    m_muted->setObjectName(u"muted"_s);
    m_speedLabel->setBuddy(m_speed);
    m_timeLabel->setBuddy(m_time);
    m_volumeLabel->setBuddy(m_volume);
    m_time->addItems({QString(), QString(), QString()});
    m_timeNote->setWordWrap(true);
    m_speed->addItems({QString(), QString(), QString(), QString()});
    m_volume->setRange(0, 100);
    m_volume->setPageStep(10);

    auto *form = new QFormLayout(this);
    form->addRow(m_speedLabel, m_speed);
    form->addRow(m_timeLabel, m_time);
    form->addRow(nullptr, m_timeNote);
    form->addRow(m_volumeLabel, m_volume);
    form->addRow(nullptr, m_muted);

    m_speed->setCurrentIndex(static_cast<int>(settings.speed.value()));
    m_time->setCurrentIndex(static_cast<int>(settings.time.value()));
    m_volume->setValue(settings.volume.value());
    m_muted->setChecked(settings.muted.value());
    m_volume->setDisabled(settings.muted.value());
    connect(m_speed, &QComboBox::activated, this,
            [this](int index) { m_settings.speed.set(static_cast<MotionSpeed>(index)); });
    connect(m_time, &QComboBox::activated, this,
            [this](int index) { m_settings.time.set(static_cast<ReadingTime>(index)); });
    connect(m_volume, &QSlider::valueChanged, this,
            [this](int percent) { m_settings.volume.set(percent); });
    connect(m_muted, &QCheckBox::toggled, this, [this](bool muted) {
        m_settings.muted.set(muted);
        m_volume->setDisabled(muted);
    });
    retranslate();
}

void MotionPage::retranslate()
{
    m_speedLabel->setText(tr("&Speed of men and dice"));
    m_speed->setItemText(0, tr("no motion"));
    m_speed->setItemText(1, tr("fast"));
    m_speed->setItemText(2, tr("normal"));
    m_speed->setItemText(3, tr("slow"));
    m_timeLabel->setText(tr("Time to &read and decide"));
    m_time->setItemText(0, tr("usual"));
    m_time->setItemText(1, tr("four times as long"));
    m_time->setItemText(2, tr("without limit"));
    m_timeNote->setText(tr("Without limit, the computer waits until you press Space."));
    m_volumeLabel->setText(tr("&Volume"));
    m_volume->setAccessibleName(tr("Volume"));
    m_muted->setText(tr("&No sound"));
}

} // namespace doublets
