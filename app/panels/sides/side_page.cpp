// SPDX-License-Identifier: MIT
#include "panels/sides/side_page.h"

#include "panels/pages/page_turner.h"
#include "panels/pages/why_page.h"
#include "panels/sides/side_button.h"
#include "panels/sides/side_reading.h"
#include "panels/sides/turning.h"
#include "panels/theme/theme.h"
#include "table/letters/letters.h"

#include <QKeyEvent>
#include <QPainter>

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
    , m_turner(new PageTurner(*m_reading, *m_up, *m_down, this))
{
    setObjectName(name);
    hide();
    m_latest->hide();
    connect(m_latest, &SideButton::clicked, this, [this] { answer(m_now); });
    connect(m_turner, &PageTurner::roomChanged, this, &SidePage::arrange);
    connect(m_turner, &PageTurner::waysChanged, this, [this](bool up, bool down) {
        m_up->setOffered(up);
        m_down->setOffered(down);
    });
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
    m_latest->hide();
    m_turner->hideButtons();
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
    m_turner->retranslate();
    if (isVisible()) {
        write();
    }
    arrange();
}

void SidePage::put(QWidget &part, const QRect &place) const
{
    part.setGeometry(m_turned ? turned(place, size()) : place);
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
