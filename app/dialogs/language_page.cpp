// SPDX-License-Identifier: MIT
#include "app/dialogs/language_page.h"

#include "app/language/language.h"
#include "app/settings/settings.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>

namespace doublets {

namespace {

QString ownName(const QString &code)
{
    const QLocale locale(code);
    const QString name = locale.nativeLanguageName();
    return name.left(1).toUpper() + name.mid(1);
}

} // namespace

LanguagePage::LanguagePage(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_language(new QComboBox(this))
{
    m_language->setObjectName(u"language"_qs);
    m_label->setBuddy(m_language);
    m_language->addItem(QString(), u"system"_qs);
    for (const QString &code : languages()) {
        m_language->addItem(ownName(code), code);
    }
    m_language->setCurrentIndex(qMax(0, m_language->findData(settings.language.value())));
    auto *form = new QFormLayout(this);
    form->addRow(m_label, m_language);
    connect(m_language, &QComboBox::activated, this,
            [this, &settings] { settings.language.set(m_language->currentData().toString()); });
    retranslate();
}

void LanguagePage::retranslate()
{
    m_label->setText(tr("&Language"));
    m_language->setItemText(0, tr("as the system says"));
}

} // namespace doublets
