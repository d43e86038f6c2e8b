// SPDX-License-Identifier: MIT
#include "panels/start/games_page.h"

#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/cards/game_card.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/speech/accessible_role.h"
#include "table/fonts/plain_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int FirstCard = 1; ///< index in the column, below the note

} // namespace

GamesPage::GamesPage(const Match &match, const Session &session, OpeningPictures &pictures,
                     QWidget *parent)
    : StartPage(parent)
    , m_session(session)
    , m_pictures(pictures)
    , m_noteLabel(plainLabel(content()))
{
    setObjectName(u"gamesPage"_s);
    m_noteLabel->setWordWrap(true);
    setAccessibleRole(m_noteLabel, QAccessible::Paragraph); // Orca reads static text twice
    column().addWidget(m_noteLabel);
    const std::vector<const RuleSet *> sets = match.policy().ruleSetsIn(session.catalogue());
    for (const RuleSet *set : sets) {
        auto *card = new GameCard(*set, pictures, content());
        m_cards.push_back(card);
        connect(card, &QAbstractButton::clicked, this,
                [this, id = set->id] { Q_EMIT gameChosen(id); });
    }
    updateOrder();
    column().addStretch(1);
    retranslate();
}

void GamesPage::setPurpose(Purpose purpose)
{
    if (m_purpose != purpose) {
        m_purpose = purpose;
        updateOrder();
        retranslate();
    }
}

void GamesPage::updateOrder()
{
    std::vector<GameCard *> cards = m_cards;
    if (m_purpose == Purpose::Learn) {
        std::ranges::stable_partition(cards, [](const GameCard *card) {
            return card->ruleSetId() == Settings::defaultRuleSet();
        });
    }
    const int count = static_cast<int>(cards.size());
    QWidget *previous = nullptr;
    for (int i = 0; i < count; ++i) {
        GameCard *card = cards[static_cast<std::size_t>(i)];
        column().removeWidget(card);
        column().insertWidget(FirstCard + i, card);
        card->setPosition(i + 1, count);
        if (previous != nullptr) {
            setTabOrder(previous, card);
        }
        previous = card;
    }
}

QString GamesPage::title() const
{
    return m_purpose == Purpose::Play ? tr("All games") : tr("Learn a game");
}

void GamesPage::setCurrentGame(const QString &ruleSetId)
{
    m_currentId = ruleSetId;
    for (GameCard *card : m_cards) {
        card->setCurrent(card->ruleSetId() == ruleSetId);
    }
}

void GamesPage::setInitialFocus()
{
    QWidget *card = column().itemAt(FirstCard)->widget();
    for (GameCard *each : m_cards) {
        if (each->ruleSetId() == m_currentId) {
            card = each;
        }
    }
    card->setFocus(Qt::TabFocusReason);
}

void GamesPage::keyPressEvent(QKeyEvent *event)
{
    const int last = FirstCard + static_cast<int>(m_cards.size()) - 1;
    if (!m_cards.empty() && (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)) {
        column()
            .itemAt(event->key() == Qt::Key_Home ? FirstCard : last)
            ->widget()
            ->setFocus(Qt::TabFocusReason);
    } else {
        StartPage::keyPressEvent(event);
    }
}

void GamesPage::requestPictures()
{
    if (!m_cards.empty()) {
        m_pictures.requestPictures(m_session.catalogue().all(), m_cards.front()->pictureWidth(),
                                   m_session.settings().lighting.value());
    }
}

void GamesPage::retranslate()
{
    m_noteLabel->setText(
        m_purpose == Purpose::Play
            ? tr("Each game follows one source, usually an old book or manuscript.")
            : tr("Choose a game. You learn it on the board, in a few steps."));
    for (GameCard *card : m_cards) {
        card->retranslate();
    }
}

} // namespace doublets
