// SPDX-License-Identifier: MIT
#include "display/screens/out_of_order_page.h"

#include "language/language.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

OutOfOrderPage::OutOfOrderPage(const QStringList &languages)
    : m_label(plainLabel(this))
{
    setObjectName(u"outOfOrderPage"_s);
    setWindowFlags(Qt::Window | Qt::FramelessWindowHint);
    setCursor(Qt::BlankCursor);
    QStringList lines;
    for (const QString &code : languages) {
        lines << textIn(code, "doublets::OutOfOrderPage",
                        QT_TRANSLATE_NOOP("doublets::OutOfOrderPage", "Out of order"));
    }
    m_label->setText(lines.join(u'\n'));
    m_label->setAlignment(Qt::AlignCenter);
    setGeometry(screen()->geometry());
}

void OutOfOrderPage::resizeEvent(QResizeEvent *)
{
    constexpr int MinPixels = 16;
    constexpr int Lines = 16; // on the shorter side of the screen
    m_label->setFont(fonts::titleFont(std::max(MinPixels, std::min(width(), height()) / Lines)));
    m_label->setGeometry(rect());
}

void OutOfOrderPage::closeEvent(QCloseEvent *event)
{
    event->ignore();
}

void OutOfOrderPage::keyPressEvent(QKeyEvent *event)
{
    event->accept();
}

void OutOfOrderPage::paintEvent(QPaintEvent *)
{
    if (!std::exchange(m_isFirstFrameShown, true)) {
        // Queued, so that it is emitted after the painting.
        QMetaObject::invokeMethod(this, &OutOfOrderPage::firstFrameShown, Qt::QueuedConnection);
    }
}

} // namespace doublets
