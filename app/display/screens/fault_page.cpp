// SPDX-License-Identifier: MIT
#include "display/screens/fault_page.h"

#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

FaultPage::FaultPage(const QStringList &faults)
{
    setObjectName(u"faultPage"_s);
    setWindowFlags(Qt::Window | Qt::FramelessWindowHint);
    setCursor(Qt::BlankCursor);
    constexpr int MinPixels = 16;
    constexpr int Lines = 36; // on the height of the screen
    const int margin = screen()->size().height() / 12;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    auto *title = plainLabel(this);
    title->setText(tr("This display is not set up yet. Errors in its configuration:"));
    auto *list = plainLabel(this);
    list->setObjectName(u"faults"_s);
    list->setText(faults.join(u"\n\n"_s));
    for (QLabel *label : {title, list}) {
        label->setWordWrap(true);
        label->setFont(fonts::textFont(std::max(MinPixels, screen()->size().height() / Lines)));
        column->addWidget(label);
    }
    title->setFont(fonts::titleFont(title->font().pixelSize() * 4 / 3)); // hard to read when small
    column->setSpacing(margin / 2);
    column->addStretch(1);
    setGeometry(screen()->geometry());
}

void FaultPage::closeEvent(QCloseEvent *event)
{
    event->ignore();
}

void FaultPage::keyPressEvent(QKeyEvent *event)
{
    event->accept();
}

void FaultPage::paintEvent(QPaintEvent *)
{
    if (!std::exchange(m_isFirstFrameShown, true)) {
        // Queued, so that it is emitted after the painting.
        QMetaObject::invokeMethod(this, &FaultPage::firstFrameShown, Qt::QueuedConnection);
    }
}

} // namespace doublets
