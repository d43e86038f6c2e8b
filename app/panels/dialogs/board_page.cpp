// SPDX-License-Identifier: MIT
#include "panels/dialogs/board_page.h"

#include "match/settings/settings.h"
#include "panels/dialogs/wrapping_button.h"
#include "table/fonts/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace doublets {

BoardPage::BoardPage(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_forcedPlaysBox(new QComboBox(this))
    , m_closerViewBox(new QComboBox(this))
    , m_numeralsBox(new WrappingCheckBox(this))
    , m_startScreenBox(new WrappingCheckBox(this))
    , m_darkPagesBox(new WrappingCheckBox(this))
    , m_oneSwitchBox(new WrappingCheckBox(this))
    , m_oneSwitchNoteLabel(plainLabel(this))
    , m_appearanceButton(new QPushButton(this))
    , m_forcedPlaysLabel(createLabelFor(m_forcedPlaysBox))
    , m_closerViewLabel(createLabelFor(m_closerViewBox))
{
    m_forcedPlaysBox->setObjectName(u"forcedPlays"_s);
    m_closerViewBox->setObjectName(u"closerView"_s);
    m_numeralsBox->setObjectName(u"numerals"_s);
    m_startScreenBox->setObjectName(u"startPanel"_s);
    m_darkPagesBox->setObjectName(u"darkPages"_s);
    m_oneSwitchBox->setObjectName(u"oneSwitch"_s);
    m_oneSwitchNoteLabel->setWordWrap(true);
    m_appearanceButton->setObjectName(u"appearance"_s);
    m_forcedPlaysBox->addItems({QString(), QString()});
    m_closerViewBox->addItems({QString(), QString(), QString()});

    auto *form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_forcedPlaysLabel, m_forcedPlaysBox);
    form->addRow(m_closerViewLabel, m_closerViewBox);
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_numeralsBox, m_startScreenBox, m_darkPagesBox,
                                          m_oneSwitchBox, m_oneSwitchNoteLabel}) {
        form->addRow(each);
    }
    auto *button = new QHBoxLayout; // at the left edge
    button->addWidget(m_appearanceButton);
    button->addStretch(1);
    form->addRow(button);

    m_forcedPlaysBox->setCurrentIndex(static_cast<int>(settings.forcedPlays.value()));
    connect(m_forcedPlaysBox, &QComboBox::activated, this,
            [this](int index) { m_settings.forcedPlays.set(static_cast<ForcedPlays>(index)); });
    const auto showCloserView = [this] {
        m_closerViewBox->setCurrentIndex(static_cast<int>(m_settings.closerView.value()));
    };
    showCloserView();
    connect(m_closerViewBox, &QComboBox::activated, this,
            [this](int index) { m_settings.closerView.set(static_cast<CloserView>(index)); });
    connect(&settings.closerView, &Setting::changed, this, showCloserView);
    m_numeralsBox->setChecked(settings.pointNumbers.value());
    connect(m_numeralsBox, &QCheckBox::toggled, this,
            [this](bool shown) { m_settings.pointNumbers.set(shown); });
    connect(&settings.pointNumbers, &Setting::changed, this,
            [this] { m_numeralsBox->setChecked(m_settings.pointNumbers.value()); });
    connect(m_appearanceButton, &QPushButton::clicked, this, &BoardPage::appearanceRequested);
    m_startScreenBox->setChecked(settings.showStartScreen.value());
    connect(m_startScreenBox, &QCheckBox::toggled, this,
            [this](bool shown) { m_settings.showStartScreen.set(shown); });
    connect(&settings.showStartScreen, &Setting::changed, this,
            [this] { m_startScreenBox->setChecked(m_settings.showStartScreen.value()); });
    m_darkPagesBox->setChecked(settings.darkPages.value());
    connect(m_darkPagesBox, &QCheckBox::toggled, this,
            [this](bool areDark) { m_settings.darkPages.set(areDark); });
    m_oneSwitchBox->setChecked(settings.switchScanning.value());
    connect(m_oneSwitchBox, &QCheckBox::toggled, this,
            [this](bool isOn) { m_settings.switchScanning.set(isOn); });
    connect(&settings.switchScanning, &Setting::changed, this,
            [this] { m_oneSwitchBox->setChecked(m_settings.switchScanning.value()); });
    retranslate();
}

QLabel *BoardPage::createLabelFor(QWidget *field)
{
    auto *label = plainLabel(this);
    label->setBuddy(field);
    return label;
}

void BoardPage::retranslate()
{
    m_forcedPlaysLabel->setText(tr("&Forced moves"));
    m_forcedPlaysBox->setItemText(0, tr("played by you"));
    m_forcedPlaysBox->setItemText(1, tr("played for you"));
    m_closerViewLabel->setText(tr("&Half of the board in play"));
    m_closerViewBox->setItemText(static_cast<int>(CloserView::Automatic),
                                 tr("larger in small windows"));
    m_closerViewBox->setItemText(static_cast<int>(CloserView::On), tr("always larger"));
    m_closerViewBox->setItemText(static_cast<int>(CloserView::Off), tr("with the whole board"));
    m_numeralsBox->setText(tr("&Numerals on the points"));
    m_startScreenBox->setText(tr("Show the home screen at sta&rtup"));
    m_darkPagesBox->setText(tr("Dark pages in hi&gh contrast"));
    m_oneSwitchBox->setText(tr("Pla&y with one switch"));
    m_oneSwitchNoteLabel->setText(tr("The focus moves from choice to choice by itself. Space "
                                     "chooses; held down, it opens the home screen."));
    m_oneSwitchBox->setAccessibleDescription(m_oneSwitchNoteLabel->text());
    m_appearanceButton->setText(tr("Board, ligh&t and speed…"));
    m_appearanceButton->setToolTip(tr("Choose these while you look at the board"));
}

} // namespace doublets
