// SPDX-License-Identifier: MIT
#include "panels/dialogs/match_length_box.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace doublets {

MatchLengthBox::MatchLengthBox(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(u"matchLength"_s);
    addItems({QString(), QString(), QString(), QString()});
    // The box may be narrower than its texts, which the pop-up list shows in full.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    retranslate();
}

MatchLength MatchLengthBox::length() const
{
    return static_cast<MatchLength>(currentIndex());
}

void MatchLengthBox::setLength(MatchLength length)
{
    setCurrentIndex(static_cast<int>(length));
}

void MatchLengthBox::changeEvent(QEvent *event)
{
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void MatchLengthBox::retranslate()
{
    setItemText(0, tr("a single game"));
    setItemText(1, tr("best of three games"));
    setItemText(2, tr("best of five games"));
    setItemText(3, tr("best of seven games"));
    setToolTip(tr("The first to win more than half of the games wins the match; drawn games count "
                  "for neither player"));
}

} // namespace doublets
