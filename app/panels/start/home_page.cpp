// SPDX-License-Identifier: MIT
#include "panels/start/home_page.h"

#include "language/language.h"
#include "match/commentary/match_text.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/cards/card_button.h"
#include "panels/dialogs/grid_focus.h"
#include "panels/dialogs/wrapping_layout.h"
#include "panels/speech/accessible_role.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/computer_names.h"
#include "text/rule_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int CharactersPerColumn = 26; ///< minimum width of a card in two columns

} // namespace

HomePage::HomePage(const Match &match, const Session &session, QWidget *parent)
    : StartPage(parent)
    , m_match(match)
    , m_session(session)
    , m_subtitleLabel(plainLabel(content()))
    , m_grid(new QGridLayout)
    , m_continueCard(addCard(u"startContinue"_s))
    , m_previousCard(addCard(u"startPrevious"_s))
    , m_friendCard(addCard(u"startFriend"_s))
    , m_computerCard(addCard(u"startComputer"_s))
    , m_learnCard(addCard(u"startLearn"_s))
    , m_gamesCard(addCard(u"startGames"_s))
    , m_languageBox(new QWidget(this))
    , m_showAtStartBox(new QCheckBox(this))
{
    setObjectName(u"homePage"_s);
    m_showAtStartBox->setObjectName(u"startShown"_s);
    m_subtitleLabel->setAlignment(Qt::AlignCenter);
    m_subtitleLabel->setWordWrap(true);
    setAccessibleRole(m_subtitleLabel, QAccessible::Paragraph); // Orca reads static text twice
    column().addWidget(m_subtitleLabel);
    column().addLayout(m_grid);
    column().addStretch(1);
    createLanguageButtons();
    setTabOrder(m_languageButtons.back(), m_showAtStartBox);
    footer().addWidget(m_languageBox, 0, Qt::AlignHCenter);
    footer().addWidget(m_showAtStartBox, 0, Qt::AlignHCenter);
    connect(m_continueCard, &QAbstractButton::clicked, this, [this] {
        if (canContinue()) {
            Q_EMIT continueRequested();
        } else {
            Q_EMIT previousGameRequested();
        }
    });
    connect(m_previousCard, &QAbstractButton::clicked, this, &HomePage::previousGameRequested);
    connect(m_friendCard, &QAbstractButton::clicked, this, &HomePage::friendGameRequested);
    connect(m_computerCard, &QAbstractButton::clicked, this, &HomePage::computerGameRequested);
    connect(m_learnCard, &QAbstractButton::clicked, this, &HomePage::learningRequested);
    connect(m_gamesCard, &QAbstractButton::clicked, this, &HomePage::gamesRequested);
    Settings &settings = session.settings();
    connect(m_showAtStartBox, &QCheckBox::toggled, this,
            [&settings](bool shown) { settings.showStartScreen.set(shown); });
    connect(&settings.showStartScreen, &Setting::changed, this, &HomePage::updatePage);
    connect(&settings.language, &Setting::changed, this, &HomePage::updateLanguage);
    updatePage();
}

CardButton *HomePage::addCard(const QString &name)
{
    auto *card = new CardButton(content());
    card->setObjectName(name);
    card->installEventFilter(this);
    m_cards.push_back(card);
    return card;
}

bool HomePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *card = qobject_cast<CardButton *>(watched);
        if (card != nullptr &&
            moveFocusByArrowKey(*m_grid, *card, *static_cast<const QKeyEvent *>(event))) {
            return true;
        }
    }
    return StartPage::eventFilter(watched, event);
}

void HomePage::createLanguageButtons()
{
    auto *row = new WrappingLayout;
    m_languageBox->setLayout(row);
    row->setContentsMargins(0, 0, 0, 0);
    setAccessibleRole(m_languageBox, QAccessible::Grouping);
    for (const QString &code : languages()) {
        auto *button = new QRadioButton(nativeLanguageName(code), m_languageBox);
        button->setObjectName(u"language-"_s + code);
        row->addWidget(button);
        m_languageButtons.push_back(button);
        // Not toggled(), which updateLanguage() would emit for the system's language.
        connect(button, &QRadioButton::clicked, this,
                [this, code] { m_session.settings().language.set(code); });
    }
}

void HomePage::updateLanguage()
{
    for (QRadioButton *button : m_languageButtons) {
        button->setChecked(button->objectName() == u"language-"_s + currentLanguage());
    }
}

QString HomePage::gameText(const QString &game, const PlayerNames &names)
{
    //: an unfinished game. %1 a game and its nickname, %2 and %3 the players
    return tr("%1. %2 and %3").arg(game, names.white, names.black);
}

QString HomePage::unfinishedGameText() const
{
    const auto last = m_session.lastUnfinishedGame();
    if (!last) {
        return {};
    }
    return gameText(recordedGameName(m_session.catalogue(), last->ruleSet, last->invention),
                    m_session.playerNames(*last));
}

bool HomePage::canContinue() const
{
    return isUnderWay(m_session.game()) ||
           (m_session.hasNextGame() && m_session.matchStanding()->wins != std::array{0, 0});
}

void HomePage::updateContinueCards()
{
    const QString unfinished = unfinishedGameText();
    const bool isOnBoard = canContinue();
    QString next =
        isOnBoard ? gameText(gameWithNickname(m_session.game().ruleSet()), m_match.playerNames())
                  : unfinished;
    if (const auto standing = m_session.matchStanding(); isOnBoard && standing) {
        //: a game of a match. %1 "Dubblets. Anne and Ben", %2 the score, a sentence
        next = tr("%1. %2").arg(
            next, withComputersInSentences(matchStandingText(*standing, m_match.playerNames())));
    }
    m_continueCard->setTexts({{}, tr("Continue"), {}, next, {}});
    m_continueCard->setVisible(!next.isEmpty());
    m_previousCard->setTexts({{}, tr("Earlier game"), {}, unfinished, {}});
    m_previousCard->setVisible(isOnBoard && !unfinished.isEmpty());
}

QString HomePage::gamesText() const
{
    const auto sets = m_match.policy().ruleSetsIn(m_session.catalogue());
    const auto year = [](const RuleSet *set) { return set->source.sortYear; };
    const auto [first, last] = std::ranges::minmax_element(sets, {}, year);
    //: %n games to choose from; %1 and %2 the years of the oldest and the latest source
    return tr("%n games, written down between %1 and %2", nullptr, static_cast<int>(sets.size()))
        .arg(QString::number(year(*first)), QString::number(year(*last)));
}

void HomePage::updatePage()
{
    m_subtitleLabel->setText(tr("Historical dice games for two players"));
    updateContinueCards();
    m_friendCard->setTexts({{}, tr("Play a friend"), {}, tr("Two people at this screen"), {}});
    m_computerCard->setTexts(
        {{}, tr("Play the computer"), {}, tr("You choose its level and your colour"), {}});
    const bool isBeginner = !m_session.settings().hasExperience.value();
    m_learnCard->setTexts({isBeginner ? tr("Start here") : QString(),
                           tr("Learn"),
                           {},
                           tr("A game of your choice in a few steps, on the board"),
                           {}});
    m_gamesCard->setTexts({{}, tr("All games"), {}, gamesText(), {}});
    int number = 0;
    const auto isShown = [](const CardButton *card) { return !card->isHidden(); };
    const int count = static_cast<int>(std::ranges::count_if(m_cards, isShown));
    for (CardButton *card : m_cards) {
        if (isShown(card)) {
            card->setPosition(++number, count);
        }
    }
    m_languageBox->setAccessibleName(tr("Language"));
    m_showAtStartBox->setText(tr("Show this screen at &startup"));
    m_showAtStartBox->setToolTip(tr("You can turn it on again in the settings"));
    m_showAtStartBox->setChecked(m_session.settings().showStartScreen.value());
    updateLanguage();
}

QString HomePage::title() const
{
    return u"Doublets"_s; // the name of the program
}

void HomePage::setInitialFocus()
{
    CardButton *first = !m_continueCard->isHidden()                   ? m_continueCard
                        : !m_session.settings().hasExperience.value() ? m_learnCard
                                                                      : m_friendCard;
    first->setFocus(Qt::TabFocusReason);
}

void HomePage::updateSizes(const QSize &size, const QSize &normalSize)
{
    const fonts::TextSizes sizes = fonts::currentSizes();
    // Enlarge the text if this would fit at the normal text size. The current text size must not
    // matter, because the text would otherwise shrink when the user enlarges it.
    const int large = qRound(sizes.caption / sizes.factor) * 5 / 4;
    setTextSize(large, normalSize.width());
    const bool fits = heightForWidth(normalSize.width()) <= normalSize.height();
    setTextSize(fits ? std::max(large, sizes.text) : sizes.text, size.width());
    updateFooter(size);
}

void HomePage::updateFooter(const QSize &size)
{
    const int height = m_languageBox->layout()->heightForWidth(size.width()) +
                       m_showAtStartBox->sizeHint().height() + 2 * layout()->spacing();
    const bool fits = height <= size.height() / 3; // leaves room for cards
    QVBoxLayout &place = fits ? footer() : column();
    for (QWidget *each : std::initializer_list<QWidget *>{m_languageBox, m_showAtStartBox}) {
        if (place.indexOf(each) < 0) {
            // A widget that gets another parent loses the focus.
            QWidget *focused = QApplication::focusWidget();
            (fits ? column() : footer()).removeWidget(each);
            place.addWidget(each, 0, Qt::AlignHCenter);
            each->show();
            if (focused == each || each->isAncestorOf(focused)) {
                focused->setFocus(Qt::OtherFocusReason);
            }
        }
    }
}

void HomePage::setTextSize(int pixels, int width)
{
    std::vector<QWidget *> texts{m_subtitleLabel, m_showAtStartBox};
    texts.insert(texts.end(), m_languageButtons.begin(), m_languageButtons.end());
    texts.insert(texts.end(), m_cards.begin(), m_cards.end());
    for (QWidget *each : texts) {
        each->setFont(fonts::textFont(pixels));
    }
    const int minHeight = fonts::currentSizes().minControlSize;
    for (QRadioButton *button : m_languageButtons) {
        button->setMinimumHeight(minHeight);
    }
    // Below the scrolling part, layouts shrink widgets to their minimum height.
    m_showAtStartBox->setMinimumHeight(std::max(minHeight, m_showAtStartBox->sizeHint().height()));
    m_languageBox->layout()->setSpacing(pixels);
    updateColumns(width);
}

void HomePage::updateColumns(int width)
{
    constexpr int MaxColumns = 2;
    const int character = m_friendCard->fontMetrics().averageCharWidth();
    const int fit = width / (character * CharactersPerColumn);
    const int columns = fit < MaxColumns ? 1 : MaxColumns;
    const bool isPreviousShown = !m_previousCard->isHidden();
    if (columns == m_columns && isPreviousShown == (m_grid->indexOf(m_previousCard) >= 0)) {
        return;
    }
    m_columns = columns;
    for (CardButton *card : m_cards) {
        m_grid->removeWidget(card);
    }
    int cell = 0;
    for (CardButton *card : m_cards) {
        const bool fillsRow = card == m_continueCard && !isPreviousShown;
        if (card != m_previousCard || isPreviousShown) {
            m_grid->addWidget(card, cell / columns, cell % columns, 1, fillsRow ? columns : 1);
            cell += fillsRow ? columns : 1;
        }
    }
    for (int each = 0; each < MaxColumns; ++each) {
        m_grid->setColumnStretch(each, each < columns ? 1 : 0);
    }
}

} // namespace doublets
