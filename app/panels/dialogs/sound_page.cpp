// SPDX-License-Identifier: MIT
#include "panels/dialogs/sound_page.h"

#include "match/settings/settings.h"
#include "panels/dialogs/wrapping_button.h"
#include "table/fonts/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSlider>

using namespace Qt::StringLiterals;

namespace doublets {

SoundPage::SoundPage(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_readingTimeLabel(plainLabel(this))
    , m_readingTimeBox(new QComboBox(this))
    , m_readingTimeNoteLabel(plainLabel(this))
    , m_volumeLabel(plainLabel(this))
    , m_volumeSlider(new QSlider(Qt::Horizontal, this))
    , m_muteBox(new WrappingCheckBox(this))
    , m_speechLabel(plainLabel(this))
    , m_speechBox(new QComboBox(this))
    , m_speechNoteLabel(plainLabel(this))
{
    m_readingTimeBox->setObjectName(u"timeGiven"_s);
    m_volumeSlider->setObjectName(u"volume"_s);
    m_muteBox->setObjectName(u"muted"_s);
    m_speechBox->setObjectName(u"speechLevel"_s);
    m_speechLabel->setBuddy(m_speechBox);
    m_speechBox->addItems({QString(), QString(), QString()});
    m_speechNoteLabel->setWordWrap(true);
    m_readingTimeLabel->setBuddy(m_readingTimeBox);
    m_volumeLabel->setBuddy(m_volumeSlider);
    m_readingTimeBox->addItems({QString(), QString(), QString()});
    m_readingTimeNoteLabel->setWordWrap(true);
    m_volumeSlider->setRange(0, 100);
    m_volumeSlider->setPageStep(10);

    auto *form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_volumeLabel, m_volumeSlider);
    form->addRow(m_muteBox);
    form->addRow(m_readingTimeLabel, m_readingTimeBox);
    form->addRow(m_readingTimeNoteLabel);
    form->addRow(m_speechLabel, m_speechBox);
    form->addRow(m_speechNoteLabel);

    m_readingTimeBox->setCurrentIndex(static_cast<int>(settings.readingTime.value()));
    m_speechBox->setCurrentIndex(static_cast<int>(settings.speechLevel.value()));
    m_volumeSlider->setValue(settings.volume.value());
    m_muteBox->setChecked(settings.muted.value());
    m_volumeSlider->setDisabled(settings.muted.value());
    connect(m_readingTimeBox, &QComboBox::activated, this,
            [this](int index) { m_settings.readingTime.set(static_cast<ReadingTime>(index)); });
    connect(m_speechBox, &QComboBox::activated, this,
            [this](int index) { m_settings.speechLevel.set(static_cast<SpeechLevel>(index)); });
    connect(m_volumeSlider, &QSlider::valueChanged, this,
            [this](int percent) { m_settings.volume.set(percent); });
    connect(m_muteBox, &QCheckBox::toggled, this, [this](bool muted) {
        m_settings.muted.set(muted);
        m_volumeSlider->setDisabled(muted);
    });
    retranslate();
}

void SoundPage::retranslate()
{
    m_readingTimeLabel->setText(tr("Time to &read and decide"));
    m_readingTimeBox->setItemText(0, tr("standard"));
    m_readingTimeBox->setItemText(1, tr("four times as long"));
    m_readingTimeBox->setItemText(2, tr("unlimited"));
    m_readingTimeNoteLabel->setText(
        tr("With unlimited time, the computer waits until you press Space."));
    m_volumeLabel->setText(tr("&Volume"));
    m_volumeSlider->setAccessibleName(tr("Volume"));
    m_muteBox->setText(tr("&No sound"));
    m_speechLabel->setText(tr("Speech o&f screen readers"));
    m_speechBox->setItemText(static_cast<int>(SpeechLevel::Brief), tr("brief"));
    m_speechBox->setItemText(static_cast<int>(SpeechLevel::Usual), tr("usual"));
    m_speechBox->setItemText(static_cast<int>(SpeechLevel::Full), tr("full"));
    m_speechNoteLabel->setText(
        tr("Brief: numbers and results only. Full: the keys are named every time."));
}

} // namespace doublets
