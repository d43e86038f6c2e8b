// SPDX-License-Identifier: MIT
#include "classroom/screen_choice_dialog.h"

#include "table/fonts/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

ScreenChoiceDialog::ScreenChoiceDialog(QWidget *parent)
    : QDialog(parent)
    , m_questionLabel(plainLabel(this))
    , m_otherScreenButton(new QPushButton(this))
    , m_thisWindowButton(new QPushButton(this))
{
    setObjectName(u"wallChoice"_s);
    m_otherScreenButton->setObjectName(u"wallOtherScreen"_s);
    m_thisWindowButton->setObjectName(u"wallThisWindow"_s);
    m_questionLabel->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_questionLabel);
    column->addWidget(m_otherScreenButton);
    column->addWidget(m_thisWindowButton);
    m_otherScreenButton->setDefault(true);
    connect(m_otherScreenButton, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT otherScreenChosen();
    });
    connect(m_thisWindowButton, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT thisWindowChosen();
    });
    retranslate();
}

void ScreenChoiceDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void ScreenChoiceDialog::retranslate()
{
    setWindowTitle(tr("Projector"));
    m_questionLabel->setText(tr("Where should the class see the board?"));
    m_otherScreenButton->setText(tr("On the &other screen; the controls stay here"));
    m_thisWindowButton->setText(tr("In &this window"));
}

} // namespace doublets
