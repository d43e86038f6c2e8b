// SPDX-License-Identifier: MIT
#include "panels/dialogs/language_page.h"

#include "choices/text_size.h"
#include "language/language.h"
#include "match/settings/settings.h"
#include "table/fonts/plain_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace doublets {

LanguagePage::LanguagePage(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_languageLabel(plainLabel(this))
    , m_languageBox(new QComboBox(this))
    , m_numbersLabel(plainLabel(this))
    , m_numbersBox(new QComboBox(this))
    , m_typefaceLabel(plainLabel(this))
    , m_typefaceBox(new QComboBox(this))
    , m_sizeLabel(plainLabel(this))
    , m_sizeBox(new QSpinBox(this))
    , m_sizeNoteLabel(plainLabel(this))
{
    m_languageBox->setObjectName(u"language"_s);
    m_languageLabel->setBuddy(m_languageBox);
    m_languageBox->addItem(QString(), u"system"_s);
    for (const QString &code : languages()) {
        m_languageBox->addItem(nativeLanguageName(code), code);
    }
    m_languageBox->setCurrentIndex(qMax(0, m_languageBox->findData(settings.language.value())));
    auto *form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_languageLabel, m_languageBox);
    form->addRow(m_numbersLabel, m_numbersBox);
    form->addRow(m_typefaceLabel, m_typefaceBox);
    form->addRow(m_sizeLabel, m_sizeBox);
    form->addRow(m_sizeNoteLabel);
    m_sizeBox->setObjectName(u"textSize"_s);
    m_sizeLabel->setBuddy(m_sizeBox);
    m_sizeBox->setRange(text_size::MinPercent, text_size::MaxPercent);
    m_sizeBox->setSingleStep(text_size::PercentStep);
    m_sizeBox->setKeyboardTracking(false); // a half-typed number is not applied
    m_sizeBox->setValue(settings.textSize.value());
    m_sizeNoteLabel->setWordWrap(true);
    connect(m_sizeBox, &QSpinBox::valueChanged, this,
            [&settings](int percent) { settings.textSize.set(percent); });
    connect(&settings.textSize, &Setting::changed, this,
            [this, &settings] { m_sizeBox->setValue(settings.textSize.value()); });
    connect(m_languageBox, &QComboBox::activated, this,
            [this, &settings] { settings.language.set(m_languageBox->currentData().toString()); });
    m_numbersBox->setObjectName(u"numberWords"_s);
    m_numbersLabel->setBuddy(m_numbersBox);
    m_numbersBox->addItems({QString(), QString(), QString()});
    m_numbersBox->setCurrentIndex(static_cast<int>(settings.numberStyle.value()));
    connect(m_numbersBox, &QComboBox::activated, this,
            [&settings](int index) { settings.numberStyle.set(static_cast<NumberStyle>(index)); });
    m_typefaceBox->setObjectName(u"typeface"_s);
    m_typefaceLabel->setBuddy(m_typefaceBox);
    m_typefaceBox->addItems({QString(), QString(), QString()});
    m_typefaceBox->setCurrentIndex(static_cast<int>(settings.typeface.value()));
    connect(m_typefaceBox, &QComboBox::activated, this,
            [&settings](int index) { settings.typeface.set(static_cast<Typeface>(index)); });
    retranslate();
    updateHeight();
}

void LanguagePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateHeight();
    }
}

void LanguagePage::updateHeight()
{
    m_sizeBox->setMinimumHeight(m_languageBox->sizeHint().height());
}

void LanguagePage::retranslate()
{
    m_languageLabel->setText(tr("Lan&guage"));
    m_typefaceLabel->setText(tr("T&ypeface"));
    m_typefaceBox->setToolTip(tr("For dyslexia: OpenDyslexic, if it is installed, with wider "
                                 "spacing and without italics"));
    m_typefaceBox->setItemText(static_cast<int>(Typeface::Garamond), u"EB Garamond"_s);
    m_typefaceBox->setItemText(static_cast<int>(Typeface::SansSerif), tr("sans-serif"));
    m_typefaceBox->setItemText(static_cast<int>(Typeface::Dyslexia), tr("for dyslexia"));
    m_sizeLabel->setText(tr("Te&xt size"));
    m_sizeBox->setAccessibleName(tr("Text size"));
    m_sizeBox->findChild<QLineEdit *>()->setAccessibleName(m_sizeBox->accessibleName());
    //: follows a number
    m_sizeBox->setSuffix(tr("%", "percent"));
    m_sizeNoteLabel->setText(tr("The size of all text."));
    m_languageBox->setItemText(0, tr("the system language"));
    m_numbersLabel->setText(tr("&Numbers"));
    m_numbersLabel->setToolTip(tr("How the numbers on the dice are named"));
    m_numbersBox->setToolTip(m_numbersLabel->toolTip());
    m_numbersBox->setItemText(static_cast<int>(NumberStyle::Figures), tr("6"));
    m_numbersBox->setItemText(static_cast<int>(NumberStyle::Names), tr("sice (the old names)"));
    m_numbersBox->setItemText(static_cast<int>(NumberStyle::Both), tr("6 (“sice”)"));
}

} // namespace doublets
