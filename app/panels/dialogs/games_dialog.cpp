// SPDX-License-Identifier: MIT
#include "panels/dialogs/games_dialog.h"

#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/dialogs/card_grid.h"
#include "panels/dialogs/dice_form.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/dialogs/ruling_box.h"
#include "panels/dialogs/seating_form.h"
#include "panels/dialogs/source_card.h"
#include "table/fonts/plain_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int PauseBeforePictures = 150; ///< in milliseconds, in which the dialog is shown first

} // namespace

GamesDialog::GamesDialog(Match &match, Session &session, OpeningPictures &pictures, QWidget *parent)
    : QDialog(parent)
    , m_match(match)
    , m_session(session)
    , m_pictures(pictures)
    , m_selectedId(m_session.game().ruleSet().id)
    , m_heading(plainLabel(this))
    , m_cards(new CardGrid(this))
    , m_cardScroll(createScrollArea(m_cards))
    , m_options(new QWidget(this))
    , m_optionScroll(createScrollArea(m_options))
    , m_playersBox(new QGroupBox(m_options))
    , m_seating(new SeatingForm(m_playersBox))
    , m_dice(new DiceForm(m_session.settings(), m_options))
    , m_openQuestions(plainLabel(m_options))
    , m_rulingColumn(new QVBoxLayout)
    , m_keptGameNote(plainLabel(this))
    , m_buttons(new QDialogButtonBox(this))
    , m_begin(m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole))
    , m_cancel(m_buttons->addButton(QString(), QDialogButtonBox::RejectRole))
{
    setObjectName(u"gamesDialog"_s);
    m_begin->setObjectName(u"gamesBegin"_s);
    m_cancel->setObjectName(u"gamesCancel"_s);
    m_begin->setDefault(true);
    for (QLabel *label : {m_heading, m_openQuestions, m_keptGameNote}) {
        label->setWordWrap(true);
    }
    (new QVBoxLayout(m_playersBox))->addWidget(m_seating);
    m_seating->setSeats(m_session.seats());
    auto *options = new QVBoxLayout(m_options);
    options->setContentsMargins(0, 0, 6, 0);
    options->addWidget(m_playersBox);
    options->addWidget(m_dice);
    options->addWidget(m_openQuestions);
    options->addLayout(m_rulingColumn);
    options->addStretch(1);

    auto *both = new QHBoxLayout;
    both->addWidget(m_cardScroll, 9);
    both->addWidget(m_optionScroll, 4);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_keptGameNote, 1);
    bottom->addWidget(m_buttons);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addLayout(both, 1);
    column->addLayout(bottom);

    const Game &game = m_session.game();
    m_keptGameNote->setVisible(!game.history().empty() && !game.position().isOver());
    addCards();
    showRulings();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &GamesDialog::begin);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    // Qt's default size would leave a third of a small screen unused.
    resize(GamesDialog::sizeHint());
}

QScrollArea *GamesDialog::createScrollArea(QWidget *content)
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(content);
    content->installEventFilter(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // scrolls to the focused widget inside
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

void GamesDialog::addCards()
{
    for (const RuleSet *set : m_match.policy().ruleSetsIn(m_session.catalogue())) {
        auto *card = new SourceCard(*set, m_cards);
        m_cards->addCard(card);
        card->setPicture(m_pictures.picture(set->id));
        card->setChecked(set->id == m_selectedId);
        connect(card, &QAbstractButton::toggled, this, [this, id = set->id](bool on) {
            if (on) {
                selectGame(id);
            }
        });
        connect(card, &SourceCard::doubleClicked, this, [this, card] {
            card->setChecked(true);
            begin();
        });
    }
    connect(&m_pictures, &OpeningPictures::pictureReady, this, [this](const QString &id) {
        for (SourceCard *card : m_cards->cards()) {
            if (card->ruleSetId() == id) {
                card->setPicture(m_pictures.picture(id));
            }
        }
    });
}

void GamesDialog::selectGame(const QString &ruleSetId)
{
    m_selectedId = ruleSetId;
    showRulings();
}

void GamesDialog::showRulings()
{
    for (RulingBox *box : m_rulings) {
        box->hide();
        box->deleteLater();
    }
    m_rulings.clear();
    const RuleSet *set = m_session.catalogue().find(m_selectedId);
    for (const Ruling &ruling : set->rulings) {
        auto *box = new RulingBox(*set, ruling, m_session.settings(), m_options);
        m_rulingColumn->addWidget(box);
        box->show();
        m_rulings.push_back(box);
    }
    m_openQuestions->setVisible(!m_rulings.empty());
    updateTabOrder();
    updateMinimumWidths();
}

void GamesDialog::updateTabOrder()
{
    // Rulings are created again at each choice; their tab order follows their position.
    QWidget *before = nullptr;
    const auto next = [&before](QWidget *widget) {
        if (before != nullptr) {
            setTabOrder(before, widget);
        }
        before = widget;
    };
    for (SourceCard *card : m_cards->cards()) {
        next(card);
    }
    for (QRadioButton *each : m_seating->findChildren<QRadioButton *>()) {
        next(each);
    }
    next(m_dice->findChild<QComboBox *>());
    next(m_dice->findChild<QLineEdit *>());
    for (const RulingBox *box : m_rulings) {
        for (QRadioButton *value : box->findChildren<QRadioButton *>()) {
            next(value);
        }
    }
    next(m_begin);
    next(m_cancel);
}

void GamesDialog::updateMinimumWidths()
{
    // Both areas wrap as far as they can, and scroll horizontally if the screen is still too
    // narrow.
    const auto wanted = [](const QScrollArea *scroll) {
        return scroll->widget()->minimumSizeHint().width() +
               scroll->verticalScrollBar()->sizeHint().width();
    };
    const QMargins margins = layout()->contentsMargins();
    const int around = margins.left() + margins.right() + layout()->spacing();
    const bool fits =
        wanted(m_cardScroll) + wanted(m_optionScroll) + around <= screen()->availableSize().width();
    for (QScrollArea *scroll : {m_cardScroll, m_optionScroll}) {
        scroll->setMinimumWidth(fits ? wanted(scroll) : 0);
        scroll->setHorizontalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    }
}

void GamesDialog::requestPictures()
{
    int width = 0;
    for (const SourceCard *card : m_cards->cards()) {
        width = std::max(width, card->pictureWidth());
    }
    m_pictures.requestPictures(m_session.catalogue().all(), qRound(width * devicePixelRatioF()),
                               m_session.settings().lighting.value());
}

void GamesDialog::begin()
{
    const RuleSet *set = m_session.catalogue().find(m_selectedId);
    Settings &settings = m_session.settings();
    const Seats seats = m_seating->seats();
    const Game *before = &m_session.game();
    m_session.newGame(
        {set->id, settings.rulingsOf(*set), settings.dice.value(), settings.seed.value()});
    if (&m_session.game() == before) {
        return; // the current game could not be left, and the user has been told why
    }
    for (const Side side : BothSides) {
        m_session.setSeat(side, seats.of(side));
    }
    accept();
}

QSize GamesDialog::sizeHint() const
{
    const QSize room = screen()->availableSize();
    const int letter = fontMetrics().height();
    return QSize(letter * 80, letter * 48).boundedTo(room - QSize(8, 40));
}

void GamesDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    QTimer::singleShot(PauseBeforePictures, this, &GamesDialog::requestPictures);
    // Queued, so that the cards are laid out.
    QMetaObject::invokeMethod(
        this,
        [this] {
            for (SourceCard *card : m_cards->cards()) {
                if (card->isChecked()) {
                    m_cardScroll->ensureWidgetVisible(card, 0, 0);
                    card->setFocus(Qt::OtherFocusReason);
                }
            }
        },
        Qt::QueuedConnection);
}

bool GamesDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateMinimumWidths(); // text or font of a card or a ruling has changed
    }
    return QDialog::eventFilter(watched, event);
}

void GamesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        updateMinimumWidths();
    }
}

void GamesDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    m_heading->setText(tr("Choose a game, then begin."));
    m_cards->setAccessibleName(tr("Games"));
    m_playersBox->setTitle(tr("Who plays"));
    m_openQuestions->setText(tr("Rules you can change:"));
    m_keptGameNote->setText(tr("The unfinished game on the board is kept."));
    m_begin->setText(tr("&Begin"));
    m_begin->setToolTip(tr("Begin this game; you can go back to an unfinished one"));
    m_cancel->setText(tr("Cancel"));
    m_seating->retranslate();
    m_dice->retranslate();
    for (SourceCard *card : m_cards->cards()) {
        card->retranslate();
    }
    for (RulingBox *box : m_rulings) {
        box->retranslate();
    }
    updateMinimumWidths();
}

} // namespace doublets
