// SPDX-License-Identifier: MIT
#include "panels/dialogs/dice_form.h"

#include "core/dice/typed_seed.h"
#include "match/settings/settings.h"
#include "table/fonts/plain_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

DiceForm::DiceForm(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_diceBox(new QComboBox(this))
    , m_seedEdit(new QLineEdit(this))
    , m_diceLabel(plainLabel(this))
    , m_seedLabel(plainLabel(this))
    , m_seedProblemLabel(plainLabel(this))
{
    m_diceBox->setObjectName(u"diceOrigin"_s);
    m_seedEdit->setObjectName(u"seed"_s);
    m_seedProblemLabel->setObjectName(u"seedProblem"_s);
    m_seedProblemLabel->setWordWrap(true);
    m_diceLabel->setBuddy(m_diceBox);
    m_seedLabel->setBuddy(m_seedEdit);
    m_diceBox->addItems({QString(), QString(), QString()});
    // The box may be narrower than its texts, which the pop-up list shows in full.
    m_diceBox->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_diceBox->setMinimumContentsLength(12);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each : std::initializer_list<QWidget *>{m_diceLabel, m_diceBox, m_seedLabel,
                                                          m_seedEdit, m_seedProblemLabel}) {
        column->addWidget(each);
    }
    m_diceBox->setCurrentIndex(static_cast<int>(settings.diceOrigin.value()));
    m_seedEdit->setText(settings.seed.value());
    connect(m_diceBox, &QComboBox::activated, this, [this](int index) {
        m_settings.diceOrigin.set(static_cast<DiceOrigin>(index));
        applySeed();
    });
    connect(m_seedEdit, &QLineEdit::textEdited, this, &DiceForm::applySeed);
    retranslate();
}

void DiceForm::applySeed()
{
    const bool seeded = m_settings.diceOrigin.value() == DiceOrigin::Seeded;
    const bool good = m_settings.seed.set(normalizedSeed(m_seedEdit->text()));
    m_seedEdit->setVisible(seeded);
    m_seedLabel->setVisible(seeded);
    m_seedProblemLabel->setVisible(seeded && !good);
    m_seedProblemLabel->setText(
        good ? QString()
             : tr("A seed is a whole number from 0 to %1.").arg(u"18446744073709551615"_s));
    m_seedEdit->setAccessibleDescription(m_seedProblemLabel->text());
}

void DiceForm::retranslate()
{
    m_diceLabel->setText(tr("&Dice"));
    m_diceBox->setItemText(0, tr("on the screen"));
    m_diceBox->setItemText(1, tr("on the screen, from a seed"));
    m_diceBox->setItemText(2, tr("real dice: you enter the numbers"));
    m_seedLabel->setText(tr("&Seed"));
    m_seedEdit->setPlaceholderText(tr("a new one for every game"));
    applySeed();
}

} // namespace doublets
