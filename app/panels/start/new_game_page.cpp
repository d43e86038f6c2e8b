// SPDX-License-Identifier: MIT
#include "panels/start/new_game_page.h"

#include "match/session/session.h"
#include "match/settings/settings.h"
#include "panels/cards/game_card.h"
#include "panels/dialogs/dice_form.h"
#include "panels/dialogs/match_length_box.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/dialogs/ruling_box.h"
#include "panels/speech/accessible_role.h"
#include "panels/start/players_form.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/goal_text.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

NewGamePage::NewGamePage(Session &session, OpeningPictures &pictures, QWidget *parent)
    : StartPage(parent)
    , m_session(session)
    , m_pictures(pictures)
    , m_goalLabel(plainLabel(content()))
    , m_gamesButton(new QPushButton(content()))
    , m_playersBox(new QGroupBox(content()))
    , m_playersForm(new PlayersForm(m_playersBox))
    , m_matchLabel(plainLabel(content()))
    , m_matchLengthBox(new MatchLengthBox(content()))
    , m_diceForm(new DiceForm(session.settings(), content()))
    , m_openQuestionsLabel(plainLabel(content()))
    , m_realDiceLabel(plainLabel(this))
    , m_keptGameLabel(plainLabel(this))
    , m_beginButton(new QPushButton(this))
{
    setObjectName(u"newGamePage"_s);
    m_goalLabel->setObjectName(u"goalText"_s);
    m_gamesButton->setObjectName(u"otherGame"_s);
    m_beginButton->setObjectName(u"gamesBegin"_s);
    for (QPushButton *button : {m_gamesButton, m_beginButton}) {
        button->setAutoDefault(true); // Return clicks the focused button
    }
    m_realDiceLabel->setObjectName(u"realDiceText"_s);
    for (QLabel *label : {m_goalLabel, m_openQuestionsLabel, m_realDiceLabel, m_keptGameLabel}) {
        label->setWordWrap(true);
    }
    // Orca reads labels when the page opens, far from the rulings.
    setAccessibleRole(m_openQuestionsLabel, QAccessible::Heading);
    (new QVBoxLayout(m_playersBox))->addWidget(m_playersForm);
    column().addWidget(m_playersBox);
    m_matchLabel->setBuddy(m_matchLengthBox);
    column().addWidget(m_matchLabel);
    column().addWidget(m_matchLengthBox);
    column().addWidget(m_goalLabel);
    column().addWidget(m_gamesButton, 0, Qt::AlignLeft);
    column().addWidget(m_diceForm);
    column().addWidget(m_openQuestionsLabel);
    column().addStretch(1);
    footer().addWidget(m_realDiceLabel);
    footer().addWidget(m_keptGameLabel);
    footer().addWidget(m_beginButton);
    connect(m_gamesButton, &QPushButton::clicked, this, &NewGamePage::gameSelectionRequested);
    connect(m_beginButton, &QPushButton::clicked, this, &NewGamePage::accept);
    connect(&session.settings().matchLength, &Setting::changed, this,
            &NewGamePage::showMatchLength);
    connect(&session.settings(), &Settings::rulingsChanged, this,
            &NewGamePage::updateGoalAndLevels);
    const auto updateRealDice = [this] {
        m_realDiceLabel->setVisible(m_session.settings().diceOrigin.value() == DiceOrigin::Entered);
    };
    connect(&session.settings().diceOrigin, &Setting::changed, this, updateRealDice);
    updateRealDice();
    setGame(session.game().ruleSet().id);
}

void NewGamePage::showMatchLength()
{
    m_matchLengthBox->setLength(m_session.settings().matchLength.value());
}

QString NewGamePage::title() const
{
    return tr("New game");
}

void NewGamePage::setInitialFocus()
{
    if (m_isReadyToBegin) {
        m_beginButton->setFocus(Qt::TabFocusReason);
    } else {
        m_playersForm->focusChoice();
    }
}

void NewGamePage::updateSizes(const QSize &size, const QSize &)
{
    const fonts::TextSizes sizes = fonts::currentSizes();
    for (QWidget *control : controls()) {
        control->setMinimumHeight(sizes.minControlSize);
    }
    m_beginButton->setFont(fonts::titleFont(sizes.caption * 5 / 4));
    // Below the scrolling part, layouts shrink widgets to their minimum height.
    m_beginButton->setMinimumHeight(
        std::max(sizes.minControlSize, m_beginButton->sizeHint().height()));
    updateNotes(size);
}

void NewGamePage::updateNotes(const QSize &size)
{
    int height = m_beginButton->minimumHeight();
    for (const QLabel *note : {m_realDiceLabel, m_keptGameLabel}) {
        height += note->heightForWidth(size.width()) + layout()->spacing();
    }
    QVBoxLayout &place = height <= size.height() / 2 ? footer() : column();
    int at = 0;
    for (QLabel *note : {m_realDiceLabel, m_keptGameLabel}) {
        if (place.indexOf(note) < 0) {
            const bool isHidden = note->isHidden();
            (&place == &footer() ? column() : footer()).removeWidget(note);
            place.insertWidget(at, note);
            note->setHidden(isHidden);
        }
        ++at;
    }
}

void NewGamePage::setSeating(Seating seating, bool isReadyToBegin)
{
    m_isReadyToBegin = isReadyToBegin;
    m_playersForm->setPlayers(m_session, seating);
    m_matchLengthBox->setLength(MatchLength::SingleGame); // not the length of the last match
}

void NewGamePage::setGame(const QString &ruleSetId)
{
    m_ruleSetId = ruleSetId;
    const RuleSet &set = *m_session.catalogue().find(ruleSetId);
    delete m_gameCard;
    m_gameCard = new GameCard(set, m_pictures, content());
    m_gameCard->setObjectName(u"chosenGame"_s);
    column().insertWidget(column().indexOf(m_goalLabel), m_gameCard);
    connect(m_gameCard, &QAbstractButton::clicked, this, &NewGamePage::gameSelectionRequested);
    const Game &game = m_session.game();
    m_keptGameLabel->setVisible(isUnderWay(game));
    showRulings();
    retranslate();
}

void NewGamePage::requestPictures()
{
    m_pictures.requestPictures({*m_session.catalogue().find(m_ruleSetId)},
                               m_gameCard->pictureWidth(), m_session.settings().lighting.value());
}

void NewGamePage::updateGoalAndLevels()
{
    const RuleSet &set = *m_session.catalogue().find(m_ruleSetId);
    const Rulings rulings = m_session.settings().rulingsOf(set);
    m_goalLabel->setText(goalText(set.rules(rulings)));
    // The figures apply to the default rulings only.
    const bool isPureLuck = set.figures.throwsWithChoice <= 0 && rulings == set.defaultRulings();
    m_playersForm->setLevels(isPureLuck ? std::vector<PlayerSetting>()
                                        : computerLevels(set.rules(rulings)));
}

void NewGamePage::showRulings()
{
    for (RulingBox *box : m_rulingBoxes) {
        delete box;
    }
    m_rulingBoxes.clear();
    const RuleSet &set = *m_session.catalogue().find(m_ruleSetId);
    for (const Ruling &ruling : set.rulings) {
        auto *box = new RulingBox(set, ruling, m_session.settings(), content());
        column().insertWidget(column().count() - 1, box); // above the stretch
        m_rulingBoxes.push_back(box);
    }
    m_openQuestionsLabel->setVisible(!m_rulingBoxes.empty());
    updateTabOrder();
}

QList<QWidget *> NewGamePage::controls() const
{
    QList<QWidget *> all = m_playersForm->findChildren<QWidget *>();
    all << m_matchLengthBox << m_gameCard << m_gamesButton << m_diceForm->findChildren<QWidget *>();
    for (const RulingBox *box : m_rulingBoxes) {
        all << box->findChildren<QWidget *>();
    }
    all << m_beginButton;
    all.removeIf([](const QWidget *each) {
        return qobject_cast<const QAbstractButton *>(each) == nullptr &&
               qobject_cast<const QLineEdit *>(each) == nullptr &&
               qobject_cast<const QComboBox *>(each) == nullptr;
    });
    return all;
}

void NewGamePage::updateTabOrder()
{
    // The card and the rulings are replaced for each game.
    const QList<QWidget *> order = controls();
    for (qsizetype i = 1; i < order.size(); ++i) {
        setTabOrder(order[i - 1], order[i]);
    }
}

void NewGamePage::accept()
{
    const RuleSet &set = *m_session.catalogue().find(m_ruleSetId);
    Settings &settings = m_session.settings();
    const Game *before = &m_session.game();
    m_session.newGame({set.id, settings.rulingsOf(set), settings.diceOrigin.value(),
                       settings.seed.value(), std::nullopt, m_matchLengthBox->length()});
    if (&m_session.game() == before) {
        return; // the session has informed the user
    }
    m_playersForm->applyTo(m_session);
    Q_EMIT gameBegun();
}

void NewGamePage::retranslate()
{
    m_gameCard->retranslate();
    m_gameCard->setToolTip(tr("Choose another game"));
    m_gamesButton->setText(tr("Choose anoth&er game…"));
    m_playersBox->setTitle(tr("Who plays"));
    m_matchLabel->setText(tr("M&atch"));
    m_openQuestionsLabel->setText(tr("Rules you can change:"));
    m_realDiceLabel->setText(tr("With real dice: throw your own dice and enter the numbers."));
    m_keptGameLabel->setText(
        tr("The unfinished game on the board is kept. You will find it on the home screen."));
    m_beginButton->setText(tr("&Begin"));
    m_beginButton->setToolTip(
        tr("Start this game; you can return later to one you left unfinished"));
    m_playersForm->retranslate();
    m_diceForm->retranslate();
    updateGoalAndLevels();
    for (RulingBox *box : m_rulingBoxes) {
        box->retranslate();
    }
}

} // namespace doublets
