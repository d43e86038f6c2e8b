// SPDX-License-Identifier: MIT
#include "panels/dialogs/language_page.h"

#include "choices/text_size.h"
#include "language/language.h"
#include "match/settings/settings.h"
#include "table/fonts/plain_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace doublets {

LanguagePage::LanguagePage(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_label(plainLabel(this))
    , m_language(new QComboBox(this))
    , m_numbersLabel(plainLabel(this))
    , m_numbers(new QComboBox(this))
    , m_sizeLabel(plainLabel(this))
    , m_size(new QSpinBox(this))
    , m_sizeNote(plainLabel(this))
{
    m_language->setObjectName(u"language"_s);
    m_label->setBuddy(m_language);
    m_language->addItem(QString(), u"system"_s);
    for (const QString &code : languages()) {
        m_language->addItem(ownNameOf(code), code);
    }
    m_language->setCurrentIndex(qMax(0, m_language->findData(settings.language.value())));
    auto *form = new QFormLayout(this);
    form->addRow(m_label, m_language);
    form->addRow(m_numbersLabel, m_numbers);
    form->addRow(m_sizeLabel, m_size);
    form->addRow(nullptr, m_sizeNote);
    m_size->setObjectName(u"textSize"_s);
    m_sizeLabel->setBuddy(m_size);
    m_size->setRange(text_size::MinPercent, text_size::MaxPercent);
    m_size->setSingleStep(text_size::PercentStep);
    m_size->setKeyboardTracking(false); // a half-typed number is not applied
    m_size->setValue(settings.textSize.value());
    m_sizeNote->setWordWrap(true);
    connect(m_size, &QSpinBox::valueChanged, this,
            [&settings](int percent) { settings.textSize.set(percent); });
    connect(&settings.textSize, &Setting::changed, this,
            [this, &settings] { m_size->setValue(settings.textSize.value()); });
    connect(m_language, &QComboBox::activated, this,
            [this, &settings] { settings.language.set(m_language->currentData().toString()); });
    m_numbers->setObjectName(u"numberWords"_s);
    m_numbersLabel->setBuddy(m_numbers);
    m_numbers->addItems({QString(), QString(), QString()});
    m_numbers->setCurrentIndex(static_cast<int>(settings.numberWords.value()));
    connect(m_numbers, &QComboBox::activated, this,
            [&settings](int index) { settings.numberWords.set(static_cast<NumberStyle>(index)); });
    retranslate();
}

void LanguagePage::retranslate()
{
    m_label->setText(tr("Lan&guage"));
    m_sizeLabel->setText(tr("Te&xt size"));
    m_size->setAccessibleName(tr("Text size"));
    m_size->findChild<QLineEdit *>()->setAccessibleName(m_size->accessibleName());
    //: after a number of per cent; with a no-break space
    m_size->setSuffix(tr("\u00a0%"));
    m_sizeNote->setText(tr("The size of all letters."));
    m_language->setItemText(0, tr("the language of this computer"));
    m_numbersLabel->setText(tr("&Numbers"));
    m_numbersLabel->setToolTip(tr("How texts name the numbers of the dice"));
    m_numbers->setToolTip(m_numbersLabel->toolTip());
    m_numbers->setItemText(static_cast<int>(NumberStyle::Figures), tr("6"));
    m_numbers->setItemText(static_cast<int>(NumberStyle::Names), tr("sice (the old names)"));
    m_numbers->setItemText(static_cast<int>(NumberStyle::Both), tr("6 (“sice”)"));
}

} // namespace doublets
