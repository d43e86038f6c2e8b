// SPDX-License-Identifier: MIT
#include "display/screens/fault_page.h"

#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QScreen>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Allows line breaks in long values, such as paths and digits.
QString withLineBreaks(QString text)
{
    static const QRegularExpression longWord(u"\\S{30,}"_s);
    static const QRegularExpression part(u"(\\S{10})(?=\\S)"_s);
    for (auto match = longWord.match(text); match.hasMatch();
         match = longWord.match(text, match.capturedEnd())) {
        const QString word = match.captured();
        text.replace(match.capturedStart(), word.size(),
                     QString(word).replace(part, u"\\1\u200b"_s));
    }
    return text;
}

} // namespace

FaultPage::FaultPage(QStringList faults)
    : m_faults(std::move(faults))
    , m_titleLabel(plainLabel(this))
    , m_faultsLabel(plainLabel(this))
{
    setObjectName(u"faultPage"_s);
    setWindowFlags(Qt::Window | Qt::FramelessWindowHint);
    setCursor(Qt::BlankCursor);
    m_titleLabel->setText(tr("This display is not set up yet. Errors in its configuration:"));
    m_faultsLabel->setObjectName(u"faults"_s);
    m_faultsLabel->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    for (QString &fault : m_faults) {
        fault = withLineBreaks(fault);
    }
    for (QLabel *label : {m_titleLabel, m_faultsLabel}) {
        label->setWordWrap(true);
    }
    setGeometry(screen()->geometry());
}

void FaultPage::setTextSize(int pixels)
{
    m_faultsLabel->setFont(fonts::textFont(pixels));
    m_titleLabel->setFont(fonts::titleFont(pixels * 4 / 3)); // hard to read when small
}

bool FaultPage::showFaults(qsizetype count)
{
    QStringList shown = m_faults.first(count);
    if (const auto others = static_cast<int>(m_faults.size() - count); others > 0) {
        //: %n errors of the configuration, %1 a command
        shown << tr("%n more error(s). To list them all, run %1", nullptr, others)
                     .arg(u"doublets --display --check FILE"_s);
    }
    m_faultsLabel->setText(shown.join(u"\n\n"_s));
    const int margin = std::min(width(), height()) / 12;
    QRect area = rect().adjusted(margin, margin, -margin, -margin);
    m_titleLabel->setGeometry(area.left(), area.top(), area.width(),
                              m_titleLabel->heightForWidth(area.width()));
    area.setTop(m_titleLabel->geometry().bottom() + margin / 2);
    m_faultsLabel->setGeometry(area);
    return m_faultsLabel->heightForWidth(area.width()) <= area.height();
}

void FaultPage::resizeEvent(QResizeEvent *)
{
    constexpr int MinPixels = 16;
    constexpr int Lines = 36; // on the shorter side of the screen
    const int pixels = std::max(MinPixels, std::min(width(), height()) / Lines);
    setTextSize(pixels);
    if (showFaults(m_faults.size())) {
        return;
    }
    setTextSize(std::max(MinPixels, pixels * 3 / 4));
    for (qsizetype count = m_faults.size(); !showFaults(count) && count > 1;) {
        --count;
    }
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
