// SPDX-License-Identifier: MIT
#include "app/dialogs/game_page.h"

#include "app/dialogs/ruling_box.h"
#include "app/dialogs/source_card.h"
#include "app/session/session.h"
#include "app/settings/settings.h"
#include "app/window/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace doublets {

namespace {

/// "dames-rabattues" as people write it. The names of the games are the same in every language.
QString variantName(const QString &id)
{
    QString name = QString(id).replace(u'-', u' ');
    return name.left(1).toUpper() + name.mid(1);
}

} // namespace

GamePage::GamePage(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_heading(plainLabel(this))
    , m_variants(new QListWidget(this))
    , m_scroll(new QScrollArea(this))
    , m_cardRoom(new QWidget(this))
    , m_cardColumn(new QVBoxLayout(m_cardRoom))
    , m_rulingColumn(new QVBoxLayout)
    , m_openQuestions(plainLabel(this))
    , m_when(plainLabel(this))
    , m_start(new QPushButton(this))
{
    m_variants->setObjectName(u"variantList"_qs);
    m_start->setObjectName(u"startNow"_qs);
    m_heading->setBuddy(m_variants);
    m_when->setWordWrap(true);
    m_openQuestions->setWordWrap(true);

    auto *choice = new QWidget(m_scroll);
    auto *choiceColumn = new QVBoxLayout(choice);
    choiceColumn->setContentsMargins(0, 0, 6, 0);
    // Buttons exclude whatever lies below their parent: cards and rulings are kept apart.
    m_cardColumn->setContentsMargins(0, 0, 0, 0);
    choiceColumn->addWidget(m_cardRoom);
    choiceColumn->addWidget(m_openQuestions);
    choiceColumn->addLayout(m_rulingColumn);
    choiceColumn->addStretch(1);
    m_scroll->setWidget(choice);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // it follows the focus of what is in it
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *left = new QVBoxLayout;
    left->addWidget(m_heading);
    left->addWidget(m_variants, 1);
    auto *both = new QHBoxLayout;
    both->addLayout(left, 1);
    both->addWidget(m_scroll, 4);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_when, 1);
    bottom->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->addLayout(both, 1);
    column->addLayout(bottom);

    fillVariants();
    connect(m_variants, &QListWidget::currentItemChanged, this, &GamePage::showVariant);
    connect(m_start, &QPushButton::clicked, this, &GamePage::start);
    connect(&m_session, &Session::gameChanged, this, &GamePage::refresh);
    connect(&m_session.settings().ruleSet, &Setting::changed, this, &GamePage::refresh);
    connect(&m_session.settings(), &Settings::rulingsChanged, this, &GamePage::refresh);
    showVariant();
    retranslate();
}

void GamePage::fillVariants()
{
    const QString chosen = m_session.settings().ruleSet.value();
    for (const RuleSet &set : m_session.catalogue().all()) {
        const QString name = variantName(set.variant);
        auto found = m_variants->findItems(name, Qt::MatchExactly);
        if (found.isEmpty()) {
            auto *item = new QListWidgetItem(name, m_variants);
            item->setData(Qt::UserRole, set.variant);
            found << item;
        }
        if (set.id == chosen) {
            m_variants->setCurrentItem(found.first());
        }
    }
    m_variants->setMinimumWidth(m_variants->sizeHintForColumn(0) + 12);
}

void GamePage::showVariant()
{
    for (SourceCard *card : m_cards) {
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    const QString variant = m_variants->currentItem()->data(Qt::UserRole).toString();
    const QString chosen = m_session.settings().ruleSet.value();
    bool chosenIsHere = false;
    for (const RuleSet &set : m_session.catalogue().all()) {
        if (set.variant != variant) {
            continue;
        }
        auto *card = new SourceCard(set, m_cardRoom);
        card->setChecked(set.id == chosen);
        chosenIsHere = chosenIsHere || set.id == chosen;
        connect(card, &QAbstractButton::toggled, this, [this, id = set.id](bool on) {
            if (on) {
                choose(id);
            }
        });
        m_cardColumn->addWidget(card);
        card->show();
        m_cards.push_back(card);
    }
    if (!chosenIsHere) {
        m_cards.front()->setChecked(true); // a variant is chosen by its first source
    }
    showRulings();
    for (SourceCard *card : m_cards) {
        if (card->isChecked()) {
            // Once they have their places.
            QMetaObject::invokeMethod(
                card, [this, card] { m_scroll->ensureWidgetVisible(card, 0, 0); },
                Qt::QueuedConnection);
        }
    }
}

void GamePage::choose(const QString &ruleSetId)
{
    m_session.settings().ruleSet.set(ruleSetId);
    showRulings();
}

void GamePage::showRulings()
{
    for (RulingBox *box : m_rulings) {
        box->hide();
        box->deleteLater();
    }
    m_rulings.clear();
    const RuleSet *set = m_session.catalogue().find(m_session.settings().ruleSet.value());
    for (const Ruling &ruling : set->rulings) {
        auto *box = new RulingBox(*set, ruling, m_session.settings(), m_scroll->widget());
        m_rulingColumn->addWidget(box);
        box->show();
        m_rulings.push_back(box);
    }
    m_openQuestions->setVisible(!m_rulings.empty());
    orderForTab();
    fitWidth();
    refresh();
}

void GamePage::orderForTab()
{
    // Cards and rulings are made anew at each choice: they come where they are seen, not last.
    QWidget *before = m_variants;
    const auto next = [&before](QWidget *widget) {
        setTabOrder(before, widget);
        before = widget;
    };
    for (SourceCard *card : m_cards) {
        next(card);
    }
    for (const RulingBox *box : m_rulings) {
        for (QRadioButton *value : box->findChildren<QRadioButton *>()) {
            next(value);
        }
    }
    next(m_start);
}

void GamePage::fitWidth()
{
    // Cards and rulings wrap as far as they can; narrower they would be cut.
    m_scroll->setMinimumWidth(m_scroll->widget()->minimumSizeHint().width() +
                              m_scroll->verticalScrollBar()->sizeHint().width());
}

void GamePage::start()
{
    m_session.newGame(m_session.newGameAsSet());
    Q_EMIT started();
}

void GamePage::refresh()
{
    const Game &game = m_session.game();
    const NewGame wanted = m_session.newGameAsSet();
    const bool same = game.ruleSet().id == wanted.ruleSet && game.rulings() == wanted.rulings;
    m_when->setText(same ? tr("This is the game on the board.")
                         : tr("This holds from the next game on."));
}

void GamePage::retranslate()
{
    m_heading->setText(tr("&Games"));
    m_variants->setAccessibleName(tr("Games"));
    m_openQuestions->setText(tr("What this source leaves open:"));
    m_start->setText(tr("&Start now"));
    m_start->setToolTip(tr("Begin this game; one that is unfinished can be gone back to"));
    for (SourceCard *card : m_cards) {
        card->retranslate();
    }
    for (RulingBox *box : m_rulings) {
        box->retranslate();
    }
    fitWidth();
    refresh();
}

} // namespace doublets
