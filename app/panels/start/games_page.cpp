// SPDX-License-Identifier: MIT
#include "panels/start/games_page.h"

#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/cards/game_card.h"
#include "panels/dialogs/opening_pictures.h"
#include "table/fonts/plain_text.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

GamesPage::GamesPage(const Match &match, const Session &session, OpeningPictures &pictures,
                     QWidget *parent)
    : StartPage(parent)
    , m_session(session)
    , m_pictures(pictures)
    , m_noteLabel(plainLabel(content()))
{
    setObjectName(u"gamesPage"_s);
    m_noteLabel->setWordWrap(true);
    column().addWidget(m_noteLabel);
    const std::vector<const RuleSet *> sets = match.policy().ruleSetsIn(session.catalogue());
    const int count = static_cast<int>(sets.size());
    for (const RuleSet *set : sets) {
        auto *card = new GameCard(*set, pictures, content());
        m_cards.push_back(card);
        card->setPosition(static_cast<int>(m_cards.size()), count);
        column().addWidget(card);
        connect(card, &QAbstractButton::clicked, this,
                [this, id = set->id] { Q_EMIT gameChosen(id); });
    }
    column().addStretch(1);
    retranslate();
}

QString GamesPage::title() const
{
    return tr("All games");
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
    for (GameCard *card : m_cards) {
        if (card->ruleSetId() == m_currentId) {
            card->setFocus(Qt::TabFocusReason);
        }
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
    m_noteLabel->setText(tr("Each game follows one source, usually an old book or manuscript."));
    for (GameCard *card : m_cards) {
        card->retranslate();
    }
    setAccessibleName(title());
}

} // namespace doublets
