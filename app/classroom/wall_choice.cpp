// SPDX-License-Identifier: MIT
#include "classroom/wall_choice.h"

#include "table/fonts/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

WallChoice::WallChoice(QWidget *parent)
    : QDialog(parent)
    , m_text(plainLabel(this))
    , m_other(new QPushButton(this))
    , m_this(new QPushButton(this))
{
    setObjectName(u"wallChoice"_s);
    m_other->setObjectName(u"wallOtherScreen"_s);
    m_this->setObjectName(u"wallThisWindow"_s);
    m_text->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    column->addWidget(m_other);
    column->addWidget(m_this);
    m_other->setDefault(true);
    connect(m_other, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT otherScreenChosen();
    });
    connect(m_this, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT thisWindowChosen();
    });
    retranslate();
}

void WallChoice::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void WallChoice::retranslate()
{
    setWindowTitle(tr("Projector"));
    m_text->setText(tr("Where does the class see the board?"));
    m_other->setText(tr("On the &other screen; the controls stay here"));
    m_this->setText(tr("In &this window"));
}

} // namespace doublets
