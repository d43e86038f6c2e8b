// SPDX-License-Identifier: MIT
#include "panels/dialogs/players_page.h"

#include "core/odds/odds.h"
#include "core/record/name_validation.h"
#include "match/guess/guess_first.h"
#include "match/odds/skill_store.h"
#include "match/session/seating.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "panels/dialogs/match_length_box.h"
#include "panels/dialogs/name_validator.h"
#include "panels/dialogs/wrapping_button.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"
#include "text/odds_text.h"
#include "text/rule_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

PlayersPage::PlayersPage(Session &session, SkillStore &skill, const GuessFirst &guess,
                         QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_skillStore(skill)
    , m_guess(guess)
    , m_matchLabel(plainLabel(this))
    , m_autoStartBox(new WrappingCheckBox(this))
    , m_computerAloneLabel(plainLabel(this))
    , m_skillLabel(plainLabel(this))
{
    auto *form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (const Side side : BothSides) {
        createRow(side);
        const Row &made = row(side);
        form->addRow(made.playerLabel, made.playerBox);
        form->addRow(made.nameLabel, made.nameEdit);
    }
    for (QLabel *text : {m_computerAloneLabel, m_skillLabel}) {
        text->setWordWrap(true);
    }
    m_autoStartBox->setObjectName(u"playAgain"_s);
    m_skillLabel->setObjectName(u"skillText"_s);
    auto *matchLength = new MatchLengthBox(this);
    Option<MatchLength> &length = session.settings().matchLength;
    const auto follow = [matchLength, &length] { matchLength->setLength(length.value()); };
    connect(&length, &Setting::changed, matchLength, follow);
    connect(matchLength, &QComboBox::activated, this,
            [matchLength, &length] { length.set(matchLength->length()); });
    follow();
    m_matchLabel->setBuddy(matchLength);
    form->addRow(m_matchLabel, matchLength);
    form->addRow(m_autoStartBox);
    form->addRow(m_computerAloneLabel);
    form->addRow(m_skillLabel);

    Settings &settings = session.settings();
    m_autoStartBox->setChecked(settings.autoStartNextGame.value());
    connect(m_autoStartBox, &QCheckBox::toggled, this,
            [&settings](bool again) { settings.autoStartNextGame.set(again); });
    connect(&session, &Session::seatsChanged, this, &PlayersPage::updatePage);
    connect(&session, &Session::gameChanged, this, &PlayersPage::updatePage);
    connect(&guess, &GuessFirst::changed, this, &PlayersPage::updateSkill);
    connect(&skill, &SkillStore::skillFound, this, &PlayersPage::updateSkill);
    updatePage();
    retranslate();
}

void PlayersPage::createRow(Side side)
{
    const QString colour = side == Side::White ? u"white"_s : u"black"_s;
    Row &made = row(side);
    made = {plainLabel(this), new QComboBox(this), plainLabel(this), new QLineEdit(this)};
    made.playerBox->setObjectName(colour + u"Player"_s);
    made.nameEdit->setObjectName(colour + u"Name"_s);
    made.nameEdit->setValidator(new NameValidator(made.nameEdit));
    made.playerLabel->setBuddy(made.playerBox);
    made.nameLabel->setBuddy(made.nameEdit);
    connect(made.playerBox, &QComboBox::activated, this, [this, side] {
        m_session.setSeat(side, row(side).playerBox->currentData().value<PlayerSetting>());
    });
    connect(made.nameEdit, &QLineEdit::textEdited, this,
            [this, side](const QString &text) { setName(side, sanitizedName(text)); });
}

void PlayersPage::focusName(Side side)
{
    row(side).nameEdit->setFocus(Qt::ShortcutFocusReason); // selects the text
}

void PlayersPage::setName(Side side, const QString &name)
{
    Settings &settings = m_session.settings();
    const bool white = side == Side::White;
    if (m_session.seats().isComputer(side)) {
        (white ? settings.whiteComputerName : settings.blackComputerName).set(name);
    } else {
        (white ? settings.whiteName : settings.blackName).set(name);
    }
}

QString PlayersPage::playerText(PlayerSetting player)
{
    switch (player) {
    case PlayerSetting::Person:
        return tr("a person");
    case PlayerSetting::Best:
        return tr("the computer, strong");
    case PlayerSetting::Casual:
        return tr("the computer, casual");
    case PlayerSetting::Careless:
        return tr("the computer, careless");
    }
    return {};
}

void PlayersPage::showPlayer(QComboBox &box, PlayerSetting current)
{
    std::vector<PlayerSetting> players = computerLevels(m_session.game().rules());
    if (current == PlayerSetting::Casual && std::ranges::find(players, current) == players.end()) {
        players.insert(players.begin() + 1, current); // chosen in another game
    }
    players.insert(players.begin(), PlayerSetting::Person);
    while (box.count() > static_cast<int>(players.size())) {
        box.removeItem(box.count() - 1);
    }
    for (int i = 0; i < static_cast<int>(players.size()); ++i) {
        if (i == box.count()) {
            box.addItem(QString());
        }
        const PlayerSetting player = players[static_cast<std::size_t>(i)];
        box.setItemData(i, QVariant::fromValue(player));
        box.setItemText(i, playerText(player));
    }
    box.setCurrentIndex(box.findData(QVariant::fromValue(current)));
}

void PlayersPage::updatePage()
{
    const Settings &settings = m_session.settings();
    const Seats seats = m_session.seats();
    for (const Side side : BothSides) {
        const bool white = side == Side::White;
        const bool computer = seats.isComputer(side);
        const QString name =
            computer ? (white ? settings.whiteComputerName : settings.blackComputerName).value()
                     : (white ? settings.whiteName : settings.blackName).value();
        const Row &shown = row(side);
        showPlayer(*shown.playerBox, seats.playerOf(side));
        if (shown.nameEdit->text().trimmed() != name) {
            shown.nameEdit->setText(name);
        }
        shown.nameEdit->setPlaceholderText(m_session.defaultName(side));
    }
    m_autoStartBox->setEnabled(seats.isComputerAlone());
    m_computerAloneLabel->setText(
        seats.isComputerAlone()
            ? tr("The computer plays both sides. Press any key or click the board to join in.")
            : QString());
    m_computerAloneLabel->setVisible(seats.isComputerAlone());
    updateSkill();
}

QString PlayersPage::levelsText() const
{
    switch (oddsMethod(m_session.game().rules())) {
    case OddsMethod::Exact:
        return tr("The strong computer makes the best play. The careless one plays any man it "
                  "can.");
    case OddsMethod::GoodPlay:
        return tr("The careless computer plays any man it can. The casual one does so half of the "
                  "time.");
    case OddsMethod::OneSided:
    case OddsMethod::RandomPlay:
        break;
    }
    return tr("The careless computer plays any man it can.");
}

QString PlayersPage::skillText() const
{
    const Game &game = m_session.game();
    if (m_guess.isAskedByLesson(game.ruleSet().id,
                                {Quantity::BestPlayAdvantage, Quantity::ThrowsWithChoice})) {
        return GuessFirst::lessonRemark();
    }
    const QString title = ruleSetTitle(game.ruleSet());
    const auto error = bestPlayerError(game.rules());
    if (error && error->code == ErrorCode::WeightsUnusable) {
        return errorText(*error);
    }
    if (error) { // an invented game
        //: %1 a game and its source
        return tr("How much skill matters in this game (%1) is not known: the game is too large "
                  "to solve. The computer plays by estimates from random play.")
            .arg(title);
    }
    if (!hasComputedOdds(game.rules())) {
        //: %1 a game and its source
        // Measured by doublets-train-race, see core/odds/race/README.md.
        constexpr double StrongWins = 0.944;
        constexpr double Drawn = 0.031;
        //: %1 a game and its source, %2 and %3 shares of games
        return tr("How much skill matters (%1): the strong computer, a neural network that learned "
                  "by playing against itself, won %2 of 1,200 games against the careless one, and "
                  "drew %3. The game is too large for the best play to be known.")
            .arg(title, percentText(StrongWins), percentText(Drawn));
    }
    if (oddsMethod(game.rules()) == OddsMethod::OneSided) {
        //: %1 a game and its source
        return tr("How much skill matters in this game (%1) is not known. The computer tries to "
                  "finish in the fewest turns.")
            .arg(title);
    }
    const auto skill = m_skillStore.find(game.rules());
    if (!skill) {
        return tr("Computing how much skill matters…");
    }
    if (skill->throwsWithChoice == 0) {
        //: %1 a game and its source
        return tr("How much skill matters (%1): there is never a choice. Skill does not matter.")
            .arg(title);
    }
    const QString points = QLocale().toString(skill->bestPlayAdvantage * 100, 'f', 2);
    //: %1 a game and its source; %2, %4 shares: "52.30%"; %3 a figure
    return tr("How much skill matters (%1): strong play wins %2 of games against careless play, %3 "
              "percentage points more than half. %4 of throws leave a choice.")
        .arg(title, percentText(0.5 + skill->bestPlayAdvantage, 2), points,
             percentText(skill->throwsWithChoice, 2));
}

void PlayersPage::updateSkill()
{
    if (isVisible()) {
        m_skillStore.request(m_session.game().rules());
    }
    m_skillLabel->setText(levelsText() + u"\n\n"_s + skillText());
    m_skillLabel->setAccessibleName(m_skillLabel->text());
}

void PlayersPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateSkill();
}

void PlayersPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_skillStore.withdraw();
}

void PlayersPage::retranslate()
{
    row(Side::White).playerLabel->setText(tr("&White is played by"));
    row(Side::Black).playerLabel->setText(tr("&Black is played by"));
    row(Side::White).nameLabel->setText(tr("Name of W&hite"));
    row(Side::Black).nameLabel->setText(tr("Name of Bla&ck"));
    m_matchLabel->setText(tr("M&atch"));
    m_autoStartBox->setText(tr("Start the next &game automatically"));
    updatePage();
}

} // namespace doublets
