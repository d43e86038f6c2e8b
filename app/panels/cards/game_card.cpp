// SPDX-License-Identifier: MIT
#include "panels/cards/game_card.h"

#include "match/settings/settings.h"
#include "panels/dialogs/layout_miniature.h"
#include "panels/dialogs/opening_pictures.h"
#include "text/game_facts.h"
#include "text/rule_text.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

GameCard::GameCard(const RuleSet &ruleSet, const OpeningPictures &pictures, QWidget *parent)
    : CardButton(parent)
    , m_ruleSet(ruleSet)
    , m_pictures(pictures)
{
    setObjectName(u"card-"_s + ruleSet.id);
    connect(&pictures, &OpeningPictures::pictureReady, this, [this](const QString &id) {
        if (id == m_ruleSet.id) {
            update();
        }
    });
    retranslate();
}

void GameCard::retranslate()
{
    const Source &source = m_ruleSet.source;
    CardTexts texts;
    if (m_ruleSet.id == Settings::defaultRuleSet()) {
        //: on the card of the game for beginners
        texts.badge = tr("A good first game");
    }
    texts.title = gameWithNickname(m_ruleSet);
    texts.spokenTitle =
        spokenGameName(m_ruleSet) + u", "_s + translatedRuleText(m_ruleSet.nickname);
    QStringList facts = gameFacts(m_ruleSet);
    for (qsizetype i = 1; i < facts.size(); ++i) { // lines break between the short facts
        facts[i].replace(u' ', QChar::Nbsp);
    }
    texts.facts = facts.join(u" · "_s);
    // The summary of a reconstruction says that it is one, which a test of the rule files ensures.
    texts.body = translatedRuleText(m_ruleSet.summary);
    //: Author, work, place, year: "Charles Cotton, The Compleat Gamester (London, 1674)"
    texts.source = tr("%1, %2 (%3, %4)")
                       .arg(translatedRuleText(source.author), source.work,
                            translatedRuleText(source.place), translatedRuleText(source.year));
    setTexts(texts);
}

int GameCard::pictureWidth() const
{
    return qRound(pictureSize(width()).width() * devicePixelRatioF());
}

QSize GameCard::pictureSize(int cardWidth) const
{
    constexpr int WidthInLines = 7;
    const int width = std::min(cardWidth / 3, fontMetrics().height() * WidthInLines);
    return {width, static_cast<int>(width / MiniatureAspect)};
}

void GameCard::paintPicture(QPainter &painter, const QRect &rect) const
{
    const QImage picture = m_pictures.picture(m_ruleSet.id);
    if (picture.isNull()) {
        paintLayoutMiniature(painter, rect, m_ruleSet.defaultRules);
    } else {
        painter.drawImage(rect, picture);
    }
}

} // namespace doublets
