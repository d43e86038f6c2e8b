// SPDX-License-Identifier: MIT
#include "panels/dialogs/table_page.h"

#include "match/settings/settings.h"
#include "table/artwork/artwork.h"
#include "table/fonts/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace doublets {

TablePage::TablePage(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_forced(new QComboBox(this))
    , m_table(new QComboBox(this))
    , m_lighting(new QComboBox(this))
    , m_numerals(new QCheckBox(this))
    , m_startPanel(new QCheckBox(this))
    , m_forcedLabel(labelFor(m_forced))
    , m_tableLabel(labelFor(m_table))
    , m_lightingLabel(labelFor(m_lighting))
{
    m_forced->setObjectName(u"forcedPlays"_s);
    m_table->setObjectName(u"tradition"_s);
    m_lighting->setObjectName(u"lighting"_s);
    m_numerals->setObjectName(u"numerals"_s);
    m_startPanel->setObjectName(u"startPanel"_s);
    m_forced->addItems({QString(), QString()});

    auto *grid = new QGridLayout(this);
    int row = 0;
    const auto add = [grid, &row](QWidget *label, QWidget *field) {
        if (label != nullptr) {
            grid->addWidget(label, row, 0);
        }
        grid->addWidget(field, row++, 1);
    };
    add(m_forcedLabel, m_forced);
    add(m_tableLabel, m_table);
    add(m_lightingLabel, m_lighting);
    add(nullptr, m_numerals);
    add(nullptr, m_startPanel);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(row, 1);

    setUpTableChoices();
    m_forced->setCurrentIndex(static_cast<int>(settings.forcedPlays.value()));
    connect(m_forced, &QComboBox::activated, this,
            [this](int index) { m_settings.forcedPlays.set(static_cast<ForcedPlays>(index)); });
    m_numerals->setChecked(settings.numerals.value());
    connect(m_numerals, &QCheckBox::toggled, this,
            [this](bool shown) { m_settings.numerals.set(shown); });
    connect(&settings.numerals, &Setting::changed, this,
            [this] { m_numerals->setChecked(m_settings.numerals.value()); });
    m_startPanel->setChecked(settings.startPanel.value());
    connect(m_startPanel, &QCheckBox::toggled, this,
            [this](bool shown) { m_settings.startPanel.set(shown); });
    connect(&settings.startPanel, &Setting::changed, this,
            [this] { m_startPanel->setChecked(m_settings.startPanel.value()); });
    retranslate();
}

QLabel *TablePage::labelFor(QWidget *field)
{
    auto *label = plainLabel(this);
    label->setBuddy(field);
    return label;
}

void TablePage::setUpTableChoices()
{
    m_table->addItem(QString(), QString());
    for (const QString &id : Artwork::traditions()) {
        m_table->addItem(QString(), id);
    }
    for (const Lighting lighting : AllLightings) {
        m_lighting->addItem(QString(), lightingId(lighting));
    }
    m_table->setCurrentIndex(m_table->findData(m_settings.table.value()));
    m_lighting->setCurrentIndex(static_cast<int>(m_settings.lighting.value()));
    connect(m_table, &QComboBox::activated, this,
            [this] { m_settings.table.set(m_table->currentData().toString()); });
    connect(m_lighting, &QComboBox::activated, this,
            [this](int index) { m_settings.lighting.set(static_cast<Lighting>(index)); });
}

void TablePage::retranslate()
{
    m_forcedLabel->setText(tr("The &only possible moves"));
    m_forced->setItemText(0, tr("you make them"));
    m_forced->setItemText(1, tr("made for you"));
    m_numerals->setText(tr("&Numerals on the points"));
    m_startPanel->setText(tr("Show the &goal at the start"));
    m_tableLabel->setText(tr("T&able"));
    m_table->setItemText(0, tr("the table of each game"));
    for (int i = 1; i < m_table->count(); ++i) {
        m_table->setItemText(i, Artwork::displayName(m_table->itemData(i).toString()));
    }
    m_lightingLabel->setText(tr("L&ight"));
    m_lighting->setItemText(static_cast<int>(Lighting::Lamp), tr("lamp"));
    m_lighting->setItemText(static_cast<int>(Lighting::Night), tr("candles"));
    m_lighting->setItemText(static_cast<int>(Lighting::HighContrast), tr("high contrast"));
}

} // namespace doublets
