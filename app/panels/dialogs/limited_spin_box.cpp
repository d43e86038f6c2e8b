// SPDX-License-Identifier: MIT
#include "panels/dialogs/limited_spin_box.h"

#include "panels/speech/announcer.h"

#include <QCoreApplication>
#include <QToolTip>

namespace doublets {

namespace {

class LimitText
{
    Q_DECLARE_TR_FUNCTIONS(LimitedSpinBox)

public:
    static QString atMost(const QString &limit)
    {
        //: below a field in which a larger number was typed. %1 the largest number possible: "30"
        return tr("At most %1").arg(limit);
    }
    static QString atLeast(const QString &limit)
    {
        //: below a field in which a smaller number was typed. %1 the smallest number possible
        return tr("At least %1").arg(limit);
    }
};

} // namespace

void showLimit(QWidget &box, const QString &limit, bool isMaximum)
{
    const QString text = isMaximum ? LimitText::atMost(limit) : LimitText::atLeast(limit);
    QToolTip::showText(box.mapToGlobal(QPoint(0, box.height())), text, &box);
    Announcer::announce(&box, text);
}

} // namespace doublets
