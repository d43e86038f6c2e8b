// SPDX-License-Identifier: MIT
#include "panels/dialogs/match_length_form.h"

#include "match/settings/settings.h"
#include "table/fonts/plain_text.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

MatchLengthForm::MatchLengthForm(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_label(plainLabel(this))
    , m_box(new QComboBox(this))
{
    m_box->setObjectName(u"matchLength"_s);
    m_label->setBuddy(m_box);
    m_box->addItems({QString(), QString(), QString(), QString()});
    // May be narrower than its texts, which the pop-up list shows in full.
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_label);
    column->addWidget(m_box);
    const auto follow = [this, &settings] {
        m_box->setCurrentIndex(static_cast<int>(settings.matchLength.value()));
    };
    connect(&settings.matchLength, &Setting::changed, this, follow);
    connect(m_box, &QComboBox::activated, this,
            [&settings](int index) { settings.matchLength.set(static_cast<MatchLength>(index)); });
    retranslate();
    follow();
}

void MatchLengthForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void MatchLengthForm::retranslate()
{
    m_label->setText(tr("M&atch"));
    m_box->setItemText(0, tr("a single game"));
    m_box->setItemText(1, tr("best of three games"));
    m_box->setItemText(2, tr("best of five games"));
    m_box->setItemText(3, tr("best of seven games"));
    m_box->setToolTip(tr("The first to win more than half of the games wins the match; drawn games "
                         "count for neither player"));
}

} // namespace doublets
