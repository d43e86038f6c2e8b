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

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

// Private-use characters, which do not occur in names.
constexpr QChar WhitePlaceholder(0xe000);
constexpr QChar BlackPlaceholder(0xe001);

} // namespace

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
    bar.installEventFilter(this);
    hide();
    setObjectName(u"tally"_s);
    setTextFormat(Qt::PlainText);
    constexpr int Sides = 6;
    // A label taller than the menu bar would move the board down.
    setContentsMargins(Sides, 0, Sides, 0);
    FocusStyle::disableAccentSpace(*this);
    setFocusPolicy(Qt::TabFocus);
    new FullTextPopup(*this, [this] { return m_fullText; });
}

QString TallyLabel::totalScoreText(const Session &session)
{
    return totalScoreText(session, session.playerNames());
}

QString TallyLabel::totalScoreText(const Session &session, const PlayerNames &names)
{
    const Tally::Score score = session.tally().total();
    if (score.games() == 0) {
        return {};
    }
    const QString won = winsText(names, score.wins);
    //: %1: games won against each other, "Anne 2 – 1 Ben"
    return score.draws > 0 ? tr("%1, %n drawn", nullptr, score.draws).arg(won) : won;
}

QString TallyLabel::matchText(const Session &session, const PlayerNames &names)
{
    const auto standing = session.matchStanding();
    return standing ? winsText(names, standing->wins) : QString();
}

QString TallyLabel::winsText(const PlayerNames &names, const std::array<int, 2> &wins)
{
    const QLocale locale;
    //: Games won against each other: "Anne 2 – 1 Ben"
    return tr("%1 %2 – %3 %4")
        .arg(names.white, locale.toString(wins[0]), locale.toString(wins[1]), names.black);
}

QString TallyLabel::withLabel(const Session &session, const QString &score)
{
    if (const auto standing = session.matchStanding()) {
        //: %1 the maximum number of games in a match, %2 the games won in it: "Best of 3: Anne 1 –
        //: 0 Ben"
        return tr("Best of %1: %2").arg(QLocale().toString(maxGames(standing->length)), score);
    }
    //: %1: games won against each other, "Anne 2 – 1 Ben"
    return score.isEmpty() ? score : tr("Games won: %1").arg(score);
}

QString TallyLabel::scoreByRuleSet(const Session &session)
{
    const QLocale locale;
    QStringList lines;
    if (const auto standing = session.matchStanding()) {
        lines << tr("The first to win %n game(s) wins the match.", nullptr, standing->winsNeeded());
    }
    const auto bySet = session.tally().byRuleSet();
    if (!bySet.isEmpty()) {
        //: above a list of scores
        lines << tr("All finished games between these players:");
    }
    for (auto it = bySet.begin(); it != bySet.end(); ++it) {
        //: Games won by one set of rules: "Dubblets · The gambler’s game: 2 – 1"
        lines << tr("%1: %2 – %3")
                     .arg(recordedGameName(session.catalogue(), it.key()),
                          locale.toString(it->winsOf(Side::White)),
                          locale.toString(it->winsOf(Side::Black)));
    }
    return lines.join(u'\n');
}

void TallyLabel::showScore(const Session &session)
{
    const auto scoreOf = [&session](const PlayerNames &names) {
        const QString match = matchText(session, names);
        return match.isEmpty() ? totalScoreText(session, names) : match;
    };
    m_names = session.playerNames();
    m_scorePattern = scoreOf({QString(WhitePlaceholder), QString(BlackPlaceholder)});
    m_labelledPattern = withLabel(session, m_scorePattern);
    m_scoreByRuleSet = scoreByRuleSet(session);
    setAccessibleDescription(m_scoreByRuleSet);
    setAccessibleName(withLabel(session, scoreOf(m_names)));
    reserveSpace();
}

QString TallyLabel::elidedScore(int width) const
{
    const auto filledIn = [](QString pattern, const QString &white, const QString &black) {
        return pattern.replace(WhitePlaceholder, white).replace(BlackPlaceholder, black);
    };
    const QFontMetrics metrics = fontMetrics();
    for (const QString &pattern : {m_labelledPattern, m_scorePattern}) {
        const QString score = filledIn(pattern, m_names.white, m_names.black);
        if (metrics.horizontalAdvance(score) <= width) {
            return score;
        }
    }
    const int forNames = width - metrics.horizontalAdvance(filledIn(m_scorePattern, {}, {}));
    const int white = metrics.horizontalAdvance(m_names.white);
    const int black = metrics.horizontalAdvance(m_names.black);
    // The longer name may use the space that the shorter name leaves.
    const auto elided = [&](const QString &name, int other) {
        const int most = std::max(forNames / 2, forNames - other);
        return metrics.elidedText(name, Qt::ElideRight, std::max(most, 2 * metrics.height()));
    };
    return filledIn(m_scorePattern, elided(m_names.white, black), elided(m_names.black, white));
}

void TallyLabel::reserveSpace()
{
    const int menus = m_bar.sizeHint().width() - m_cornerWidget->minimumSizeHint().width();
    const QMargins margins = contentsMargins();
    const QString score = elidedScore(m_bar.width() - menus - margins.left() - margins.right());
    setText(score);
    // The tool tip shows elided names in full.
    QStringList lines{score == accessibleName() ? QString() : accessibleName(), m_scoreByRuleSet};
    lines.removeAll(QString());
    m_fullText = lines.join(u'\n');
    setToolTip(plainToolTip(m_fullText));
    const int width = score.isEmpty() ? 0 : sizeHint().width();
    if (m_spacer->width() != width) {
        m_spacer->setFixedSize(width, 0);
        m_cornerWidget->layout()->activate();
        m_cornerWidget->adjustSize();
        m_bar.setCornerWidget(m_cornerWidget); // lays out the bar again
    }
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
    if (watched == &m_bar) {
        if (event->type() == QEvent::Resize && !m_scorePattern.isEmpty()) {
            reserveSpace();
        }
        return QLabel::eventFilter(watched, event);
    }
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
    if (event->type() == QEvent::FontChange && !m_scorePattern.isEmpty()) {
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
