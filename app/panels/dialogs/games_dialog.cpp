// SPDX-License-Identifier: MIT
#include "panels/dialogs/games_dialog.h"

#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/dialogs/card_grid.h"
#include "panels/dialogs/dice_form.h"
#include "panels/dialogs/match_length_form.h"
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
    , m_headingLabel(plainLabel(this))
    , m_cardGrid(new CardGrid(this))
    , m_cardScrollArea(createScrollArea(m_cardGrid))
    , m_options(new QWidget(this))
    , m_optionScrollArea(createScrollArea(m_options))
    , m_playersBox(new QGroupBox(m_options))
    , m_seatingForm(new SeatingForm(m_playersBox))
    , m_matchLengthForm(new MatchLengthForm(m_session.settings(), m_options))
    , m_diceForm(new DiceForm(m_session.settings(), m_options))
    , m_openQuestionsLabel(plainLabel(m_options))
    , m_rulingLayout(new QVBoxLayout)
    , m_keptGameLabel(plainLabel(this))
    , m_buttonBox(new QDialogButtonBox(this))
    , m_beginButton(m_buttonBox->addButton(QString(), QDialogButtonBox::AcceptRole))
    , m_cancelButton(m_buttonBox->addButton(QString(), QDialogButtonBox::RejectRole))
{
    setObjectName(u"gamesDialog"_s);
    m_beginButton->setObjectName(u"gamesBegin"_s);
    m_cancelButton->setObjectName(u"gamesCancel"_s);
    m_beginButton->setDefault(true);
    for (QLabel *label : {m_headingLabel, m_openQuestionsLabel, m_keptGameLabel}) {
        label->setWordWrap(true);
    }
    (new QVBoxLayout(m_playersBox))->addWidget(m_seatingForm);
    m_seatingForm->setSeats(m_session.seats());
    auto *options = new QVBoxLayout(m_options);
    options->setContentsMargins(0, 0, 6, 0);
    options->addWidget(m_playersBox);
    options->addWidget(m_matchLengthForm);
    options->addWidget(m_diceForm);
    options->addWidget(m_openQuestionsLabel);
    options->addLayout(m_rulingLayout);
    options->addStretch(1);

    auto *both = new QHBoxLayout;
    both->addWidget(m_cardScrollArea, 9);
    both->addWidget(m_optionScrollArea, 4);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_keptGameLabel, 1);
    bottom->addWidget(m_buttonBox);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_headingLabel);
    column->addLayout(both, 1);
    column->addLayout(bottom);

    const Game &game = m_session.game();
    m_keptGameLabel->setVisible(!game.history().empty() && !game.position().isOver());
    addCards();
    showRulings();
    connect(m_buttonBox, &QDialogButtonBox::accepted, this, &GamesDialog::begin);
    connect(m_buttonBox, &QDialogButtonBox::rejected, this, &QDialog::reject);
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
        auto *card = new SourceCard(*set, m_cardGrid);
        m_cardGrid->addCard(card);
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
        for (SourceCard *card : m_cardGrid->cards()) {
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
    for (RulingBox *box : m_rulingBoxes) {
        box->hide();
        box->deleteLater();
    }
    m_rulingBoxes.clear();
    const RuleSet *set = m_session.catalogue().find(m_selectedId);
    for (const Ruling &ruling : set->rulings) {
        auto *box = new RulingBox(*set, ruling, m_session.settings(), m_options);
        m_rulingLayout->addWidget(box);
        box->show();
        m_rulingBoxes.push_back(box);
    }
    m_openQuestionsLabel->setVisible(!m_rulingBoxes.empty());
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
    for (SourceCard *card : m_cardGrid->cards()) {
        next(card);
    }
    for (QRadioButton *each : m_seatingForm->findChildren<QRadioButton *>()) {
        next(each);
    }
    next(&m_matchLengthForm->box());
    next(m_diceForm->findChild<QComboBox *>());
    next(m_diceForm->findChild<QLineEdit *>());
    for (const RulingBox *box : m_rulingBoxes) {
        for (QRadioButton *value : box->findChildren<QRadioButton *>()) {
            next(value);
        }
    }
    next(m_beginButton);
    next(m_cancelButton);
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
    const bool fits = wanted(m_cardScrollArea) + wanted(m_optionScrollArea) + around <=
                      screen()->availableSize().width();
    for (QScrollArea *scroll : {m_cardScrollArea, m_optionScrollArea}) {
        scroll->setMinimumWidth(fits ? wanted(scroll) : 0);
        scroll->setHorizontalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    }
}

void GamesDialog::requestPictures()
{
    int width = 0;
    for (const SourceCard *card : m_cardGrid->cards()) {
        width = std::max(width, card->pictureWidth());
    }
    m_pictures.requestPictures(m_session.catalogue().all(), qRound(width * devicePixelRatioF()),
                               m_session.settings().lighting.value());
}

void GamesDialog::begin()
{
    const RuleSet *set = m_session.catalogue().find(m_selectedId);
    Settings &settings = m_session.settings();
    const Seats seats = m_seatingForm->seats();
    const Game *before = &m_session.game();
    m_session.newGame(
        {set->id, settings.rulingsOf(*set), settings.diceOrigin.value(), settings.seed.value()});
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
            for (SourceCard *card : m_cardGrid->cards()) {
                if (card->isChecked()) {
                    m_cardScrollArea->ensureWidgetVisible(card, 0, 0);
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
    m_headingLabel->setText(tr("Choose a game, then begin."));
    m_cardGrid->setAccessibleName(tr("Games"));
    m_playersBox->setTitle(tr("Who plays"));
    m_openQuestionsLabel->setText(tr("Rules you can change:"));
    m_keptGameLabel->setText(tr("The unfinished game on the board is kept."));
    m_beginButton->setText(tr("&Begin"));
    m_beginButton->setToolTip(tr("Begin this game; you can go back to an unfinished one"));
    m_cancelButton->setText(tr("Cancel"));
    m_seatingForm->retranslate();
    m_diceForm->retranslate();
    for (SourceCard *card : m_cardGrid->cards()) {
        card->retranslate();
    }
    for (RulingBox *box : m_rulingBoxes) {
        box->retranslate();
    }
    updateMinimumWidths();
}

} // namespace doublets
