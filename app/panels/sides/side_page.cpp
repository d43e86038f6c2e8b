// SPDX-License-Identifier: MIT
#include "panels/sides/side_page.h"

#include "panels/sides/side_button.h"
#include "panels/sides/side_ground.h"
#include "panels/sides/side_reading.h"
#include "panels/sides/turning.h"
#include "panels/theme/theme.h"
#include "table/letters/letters.h"
#include "text/explanation.h"

#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int PageEdge = 2; ///< logical pixels

QString paragraph(const QString &text)
{
    return u"<p>%1</p>"_s.arg(text.toHtmlEscaped());
}

QString under(const QString &title, const QString &html)
{
    return html.isEmpty() ? QString() : u"<h3>%1</h3>"_s.arg(title.toHtmlEscaped()) + html;
}

} // namespace

SidePage::SidePage(Match &match, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_reading(new SideReading(name + u"Text"_s, this))
    , m_latest(new SideButton(name + u"Latest"_s, this))
    , m_close(new SideButton(name + u"Close"_s, this))
{
    setObjectName(name);
    new SideGround(this);
    hide();
    m_latest->hide();
    connect(m_latest, &SideButton::clicked, this, [this] { answer(m_now); });
    connect(m_close, &SideButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
}

void SidePage::setTurned(bool isTurned)
{
    m_turned = isTurned;
    m_reading->setTurned(isTurned);
    m_latest->setTurned(isTurned);
    m_close->setTurned(isTurned);
    arrange();
}

void SidePage::setSizes(const SideSizes &sizes)
{
    m_sizes = sizes;
    for (QWidget *each : std::initializer_list<QWidget *>{m_reading, m_latest, m_close}) {
        each->setFont(letters::textFont(sizes.letters));
    }
    arrange();
}

void SidePage::answer(const Match::Question &question)
{
    m_asked = question;
    m_now = question;
    m_latest->hide();
    write();
    arrange();
    show();
    raise();
}

void SidePage::setLatest(const Match::Question &question)
{
    m_now = question;
    m_latest->setVisible(m_now != m_asked);
    arrange();
}

void SidePage::write()
{
    QString html = u"<h2>%1</h2>"_s.arg(
        (m_asked.title.isEmpty() ? tr("Why?") : m_asked.title).toHtmlEscaped());
    if (m_asked.title.isEmpty()) {
        html += paragraph(tr("Nothing has been thrown yet."));
    } else if (m_asked.events.empty()) {
        html += paragraph(tr("There is nothing to explain here."));
    } else {
        // All of it: who reads it has one finger, and somebody else has the table.
        const Game &game = m_match.game();
        const Explanation told =
            explain(game.ruleSet(), game.rulings(), m_match.playerNames(), m_asked.events);
        html += under(told.title, told.brief) + under(tr("What the source says"), told.source) +
                under(tr("How we come to it"), told.reasoning);
    }
    m_reading->showHtml(html);
}

void SidePage::retranslate()
{
    m_latest->setText(tr("The latest"));
    //: %1 "The latest", a button: asks about what has happened since
    m_latest->setAccessibleName(tr("%1: why?").arg(m_latest->text()));
    m_close->setText(tr("Close"));
    if (isVisible()) {
        write();
    }
    arrange();
}

void SidePage::put(QWidget &part, const QRect &place) const
{
    part.setGeometry(m_turned ? turned(place, size()) : place);
}

void SidePage::arrange()
{
    const int gap = m_sizes.letters / 3 + PageEdge;
    const int row = height() - gap - m_sizes.press;
    const int closing = std::max(m_sizes.press, m_close->widthFor(m_sizes.letters));
    const int later = std::max(m_sizes.press, m_latest->widthFor(m_sizes.letters));
    put(*m_close, {width() - gap - closing, row, closing, m_sizes.press});
    put(*m_latest, {gap, row, later, m_sizes.press});
    put(*m_reading, {PageEdge, PageEdge, width() - 2 * PageEdge, row - gap - PageEdge});
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
