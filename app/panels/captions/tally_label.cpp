// SPDX-License-Identifier: MIT
#include "panels/captions/tally_label.h"

#include "match/session/session.h"
#include "panels/captions/full_text_popup.h"
#include "panels/theme/focus_style.h"
#include "table/fonts/plain_text.h"
#include "text/rule_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenuBar>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace doublets {

TallyLabel::TallyLabel(QMenuBar &bar, QWidget *window)
    : QLabel(window)
    , m_bar(bar)
    , m_cornerWidget(new QWidget(&bar))
    , m_spacer(new QWidget(m_cornerWidget))
{
    // The bar uses the size hint of its corner widget, not its size.
    auto *layout = new QHBoxLayout(m_cornerWidget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_spacer);
    m_spacer->setFixedSize(0, 0);
    m_cornerWidget->installEventFilter(this);
    hide();
    setObjectName(u"tally"_s);
    setTextFormat(Qt::PlainText);
    constexpr int Sides = 6;
    setContentsMargins(Sides, 0, Sides,
                       0); // no higher than the bar, which would move the board
    setFocusPolicy(Qt::TabFocus);
    new FullTextPopup(*this, [this] { return m_scoreByRuleSet; });
}

QString TallyLabel::totalScoreText(const Session &session)
{
    const Tally::Score score = session.tally().total();
    if (score.games() == 0) {
        return {};
    }
    const PlayerNames names = session.playerNames();
    const QLocale locale;
    //: Games won against each other: "Anne 2 – 1 Ben"
    const QString won = tr("%1 %2 – %3 %4")
                            .arg(names.white, locale.toString(score.winsOf(Side::White)),
                                 locale.toString(score.winsOf(Side::Black)), names.black);
    //: %1: games won against each other, "Anne 2 – 1 Ben"
    return score.draws > 0 ? tr("%1, %n drawn", nullptr, score.draws).arg(won) : won;
}

QString TallyLabel::matchText(const Session &session)
{
    const auto standing = session.matchStanding();
    if (!standing) {
        return {};
    }
    const PlayerNames names = session.playerNames();
    const QLocale locale;
    //: The standing of a match: "Match: Anne 2 – 1 Ben"
    return tr("Match: %1 %2 – %3 %4")
        .arg(names.white, locale.toString(standing->winsOf(Side::White)),
             locale.toString(standing->winsOf(Side::Black)), names.black);
}

QString TallyLabel::scoreByRuleSet(const Session &session)
{
    const QLocale locale;
    QStringList lines;
    if (const auto standing = session.matchStanding()) {
        lines << tr("The first to win %n game(s) wins the match.", nullptr, standing->winsNeeded());
    }
    const auto bySet = session.tally().byRuleSet();
    for (auto it = bySet.begin(); it != bySet.end(); ++it) {
        //: Games won by one set of rules: "Dubblets – Charles Cotton, 1674: 2 – 1"
        lines << tr("%1: %2 – %3")
                     .arg(ruleSetTitle(*session.catalogue().find(it.key())),
                          locale.toString(it->winsOf(Side::White)),
                          locale.toString(it->winsOf(Side::Black)));
    }
    return lines.join(u'\n');
}

void TallyLabel::showScore(const Session &session)
{
    const QString match = matchText(session);
    const QString text = match.isEmpty() ? totalScoreText(session) : match;
    m_scoreByRuleSet = scoreByRuleSet(session);
    setToolTip(plainToolTip(m_scoreByRuleSet));
    setAccessibleDescription(m_scoreByRuleSet);
    setAccessibleName(text);
    if (text != QLabel::text()) {
        setText(text);
        reserveSpace();
    }
}

void TallyLabel::reserveSpace()
{
    m_spacer->setFixedSize(text().isEmpty() ? 0 : sizeHint().width(), 0);
    m_cornerWidget->layout()->activate();
    m_cornerWidget->adjustSize();
    m_bar.setCornerWidget(m_cornerWidget); // lays out the bar again
    updatePosition();
}

void TallyLabel::updatePosition()
{
    setVisible(!text().isEmpty() && m_cornerWidget->isVisible());
    const QPoint corner = m_cornerWidget->mapTo(parentWidget(), QPoint());
    const int top = m_bar.mapTo(parentWidget(), QPoint()).y();
    setGeometry(corner.x(), top, m_cornerWidget->width(), m_bar.height());
    raise();
}

bool TallyLabel::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        updatePosition();
        break;
    default:
        break;
    }
    return QLabel::eventFilter(watched, event);
}

void TallyLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange && !text().isEmpty()) {
        reserveSpace();
    }
}

void TallyLabel::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(this);
        FocusStyle::drawFocusRing(rect(), painter);
    }
}

} // namespace doublets
