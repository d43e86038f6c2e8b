// SPDX-License-Identifier: MIT
#include "panels/dialogs/dice_form.h"

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
    , m_dice(new QComboBox(this))
    , m_seed(new QLineEdit(this))
    , m_diceLabel(plainLabel(this))
    , m_seedLabel(plainLabel(this))
    , m_seedProblem(plainLabel(this))
{
    m_dice->setObjectName(u"diceOrigin"_s);
    m_seed->setObjectName(u"seed"_s);
    m_seedProblem->setObjectName(u"seedProblem"_s);
    m_seedProblem->setWordWrap(true);
    m_diceLabel->setBuddy(m_dice);
    m_seedLabel->setBuddy(m_seed);
    m_dice->addItems({QString(), QString(), QString()});
    // May be narrower than its texts, which the pop-up list shows in full.
    m_dice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_dice->setMinimumContentsLength(12);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each : std::initializer_list<QWidget *>{m_diceLabel, m_dice, m_seedLabel, m_seed,
                                                          m_seedProblem}) {
        column->addWidget(each);
    }
    m_dice->setCurrentIndex(static_cast<int>(settings.dice.value()));
    m_seed->setText(settings.seed.value());
    connect(m_dice, &QComboBox::activated, this, [this](int index) {
        m_settings.dice.set(static_cast<DiceOrigin>(index));
        checkSeed();
    });
    connect(m_seed, &QLineEdit::textEdited, this, &DiceForm::checkSeed);
    retranslate();
}

void DiceForm::checkSeed()
{
    const bool seeded = m_settings.dice.value() == DiceOrigin::Seeded;
    const bool good = m_settings.seed.set(m_seed->text().trimmed());
    m_seed->setVisible(seeded);
    m_seedLabel->setVisible(seeded);
    m_seedProblem->setVisible(seeded && !good);
    m_seedProblem->setText(
        good ? QString()
             : tr("A seed is a whole number from 0 to %1.").arg(u"18446744073709551615"_s));
    m_seed->setAccessibleDescription(m_seedProblem->text());
}

void DiceForm::retranslate()
{
    m_diceLabel->setText(tr("&Dice"));
    m_dice->setItemText(0, tr("thrown by the computer"));
    m_dice->setItemText(1, tr("thrown by the computer, from a seed"));
    m_dice->setItemText(2, tr("real dice: you enter the numbers"));
    m_seedLabel->setText(tr("&Seed"));
    m_seed->setPlaceholderText(tr("a new one for every game"));
    checkSeed();
}

} // namespace doublets
