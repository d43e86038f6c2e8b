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
    , m_room(new QWidget(&bar))
    , m_size(new QWidget(m_room))
{
    // The bar uses the size hint of its corner widget, not its size.
    auto *layout = new QHBoxLayout(m_room);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_size);
    m_size->setFixedSize(0, 0);
    m_room->installEventFilter(this);
    hide();
    setObjectName(u"tally"_s);
    setTextFormat(Qt::PlainText);
    constexpr int Sides = 6;
    setContentsMargins(Sides, 0, Sides,
                       0); // no higher than the bar, which would move the board
    setFocusPolicy(Qt::TabFocus);
    new FullTextPopup(*this, [this] { return m_byRuleSet; });
}

QString TallyLabel::textOf(const Session &session)
{
    const Tally::Score score = session.tally().all();
    if (score.games() == 0) {
        return {};
    }
    const PlayerNames names = session.playerNames();
    const QLocale locale;
    //: Games won against each other: "Anne 2 – 1 Ben"
    const QString won = tr("%1 %2 – %3 %4")
                            .arg(names.white, locale.toString(score.of(Side::White)),
                                 locale.toString(score.of(Side::Black)), names.black);
    //: %1: games won against each other, "Anne 2 – 1 Ben"
    return score.draws > 0 ? tr("%1, %n drawn", nullptr, score.draws).arg(won) : won;
}

QString TallyLabel::byRuleSet(const Session &session)
{
    const QLocale locale;
    QStringList lines;
    const auto bySet = session.tally().byRuleSet();
    for (auto it = bySet.begin(); it != bySet.end(); ++it) {
        //: Games won by one set of rules: "Dubblets – Charles Cotton, 1674: 2 – 1"
        lines << tr("%1: %2 – %3")
                     .arg(ruleSetTitle(*session.catalogue().find(it.key())),
                          locale.toString(it->of(Side::White)),
                          locale.toString(it->of(Side::Black)));
    }
    return lines.join(u'\n');
}

void TallyLabel::show(const Session &session)
{
    const QString text = textOf(session);
    m_byRuleSet = byRuleSet(session);
    setToolTip(plainToolTip(m_byRuleSet));
    setAccessibleDescription(m_byRuleSet);
    setAccessibleName(text);
    if (text != QLabel::text()) {
        setText(text);
        reserveSpace();
    }
}

void TallyLabel::reserveSpace()
{
    m_size->setFixedSize(text().isEmpty() ? 0 : sizeHint().width(), 0);
    m_room->layout()->activate();
    m_room->adjustSize();
    m_bar.setCornerWidget(m_room); // lays out the bar again
    place();
}

void TallyLabel::place()
{
    setVisible(!text().isEmpty() && m_room->isVisible());
    const QPoint corner = m_room->mapTo(parentWidget(), QPoint());
    const int top = m_bar.mapTo(parentWidget(), QPoint()).y();
    setGeometry(corner.x(), top, m_room->width(), m_bar.height());
    raise();
}

bool TallyLabel::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        place();
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
        FocusStyle::drawRing(rect(), painter);
    }
}

} // namespace doublets
