// SPDX-License-Identifier: MIT
#include "panels/sides/side_page.h"

#include "panels/pages/why_page.h"
#include "panels/sides/side_button.h"
#include "panels/sides/side_reading.h"
#include "panels/sides/turning.h"
#include "panels/theme/theme.h"
#include "table/letters/letters.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <vector>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int PageEdge = 2; ///< logical pixels

QString under(const QString &title, const QString &html)
{
    return html.isEmpty() || title.isEmpty() ? html
                                             : u"<h3>%1</h3>"_s.arg(title.toHtmlEscaped()) + html;
}

} // namespace

SidePage::SidePage(Match &match, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_reading(new SideReading(name + u"Text"_s, this))
    , m_up(new SideButton(name + u"Up"_s, this))
    , m_down(new SideButton(name + u"Down"_s, this))
    , m_latest(new SideButton(name + u"Latest"_s, this))
    , m_close(new SideButton(name + u"Close"_s, this))
{
    setObjectName(name);
    hide();
    for (SideButton *each : {m_latest, m_up, m_down}) {
        each->hide();
    }
    connect(m_latest, &SideButton::clicked, this, [this] { answer(m_now); });
    connect(m_up, &SideButton::clicked, this, [this] { turnPage(-1); });
    connect(m_down, &SideButton::clicked, this, [this] { turnPage(1); });
    const QScrollBar *bar = m_reading->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &SidePage::offerPages, Qt::QueuedConnection);
    connect(bar, &QScrollBar::valueChanged, this, &SidePage::allowPages);
    connect(m_close, &SideButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
}

void SidePage::setTurned(bool isTurned)
{
    m_turned = isTurned;
    m_reading->setTurned(isTurned);
    for (SideButton *each : {m_close, m_latest, m_down, m_up}) {
        each->setTurned(isTurned);
    }
    arrange();
}

void SidePage::setSizes(const SideSizes &sizes)
{
    m_sizes = sizes;
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_reading, m_close, m_latest, m_down, m_up}) {
        each->setFont(letters::textFont(sizes.letters));
    }
    arrange();
}

void SidePage::answer(const Match::Question &question)
{
    m_asked = question;
    m_now = question;
    for (SideButton *each : {m_latest, m_up, m_down}) {
        each->hide();
    }
    write();
    arrange();
    show();
    raise();
}

void SidePage::setLatest(const Match::Question &question)
{
    m_now = question;
    m_latest->setVisible(isOutdated());
    arrange();
}

void SidePage::write()
{
    // All of it: who reads it has one finger, and somebody else has the table.
    const auto [title, told] = WhyPage::answerTo(m_match, m_asked);
    m_reading->showHtml(u"<h2>%1</h2>"_s.arg(title.toHtmlEscaped()) +
                        under(told.title, told.brief) +
                        under(tr("What the source says"), told.source) +
                        under(tr("How we come to it"), told.reasoning));
}

void SidePage::retranslate()
{
    m_latest->setText(tr("The latest"));
    //: %1 "The latest", a button: asks about what has happened since
    m_latest->setAccessibleName(tr("%1: why?").arg(m_latest->text()));
    m_close->setText(tr("Close"));
    //: turns a long page
    m_up->setText(tr("Up"));
    //: turns a long page
    m_down->setText(tr("Down"));
    if (isVisible()) {
        write();
    }
    arrange();
}

void SidePage::put(QWidget &part, const QRect &place) const
{
    part.setGeometry(m_turned ? turned(place, size()) : place);
}

void SidePage::turnPage(int pages)
{
    QScrollBar *bar = m_reading->verticalScrollBar();
    bar->setValue(bar->value() + pages * bar->pageStep());
}

void SidePage::offerPages()
{
    const bool isLong = m_reading->verticalScrollBar()->maximum() > 0;
    if (isLong == m_down->isHidden()) {
        m_up->setVisible(isLong);
        m_down->setVisible(isLong);
        arrange();
    }
    allowPages();
}

void SidePage::allowPages()
{
    const QScrollBar *bar = m_reading->verticalScrollBar();
    m_up->setOffered(bar->value() > bar->minimum());
    m_down->setOffered(bar->value() < bar->maximum());
}

int SidePage::arrangeButtons()
{
    const int gap = m_sizes.letters / 3 + PageEdge;
    int wide = m_sizes.press;
    std::vector<SideButton *> shown;
    for (SideButton *each : {m_close, m_latest, m_down, m_up}) {
        if (!each->isHidden()) {
            shown.push_back(each);
            wide = std::max(wide, each->widthFor(m_sizes.letters));
        }
    }
    // From below; a page is low where the other needs the room.
    const int rows = std::max(1, (height() - gap) / (m_sizes.press + gap));
    int left = width();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int row = static_cast<int>(i) % rows;
        left -= row == 0 ? gap + wide : 0;
        put(*shown[i], {left, height() - (row + 1) * (gap + m_sizes.press), wide, m_sizes.press});
    }
    return left - gap;
}

void SidePage::arrange()
{
    const int end = arrangeButtons();
    put(*m_reading, {PageEdge, PageEdge, end - PageEdge, height() - 2 * PageEdge});
}

void SidePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        m_close->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void SidePage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::Brass);
    painter.fillRect(rect().adjusted(PageEdge, PageEdge, -PageEdge, -PageEdge), theme::Paper);
}

void SidePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SidePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    arrange();
}

} // namespace doublets
