// SPDX-License-Identifier: MIT
#include "panels/start/players_form.h"

#include "core/record/name_validation.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "panels/dialogs/name_validator.h"
#include "panels/dialogs/wrapping_button.h"
#include "panels/speech/accessible_role.h"
#include "table/fonts/plain_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int FieldIndent = 24; ///< of the fields below the radio buttons, in pixels
/// The levels of the computer, in the order of the buttons.
constexpr std::array Levels{PlayerSetting::Best, PlayerSetting::Casual, PlayerSetting::Careless};

/// Returns the index of a level in `Levels`.
std::size_t levelIndex(PlayerSetting level)
{
    return static_cast<std::size_t>(
        std::distance(Levels.begin(), std::ranges::find(Levels, level)));
}

/// Chooses `level`, or the first item if `box` does not offer it.
void chooseLevel(QComboBox *box, const QVariant &level)
{
    box->setCurrentIndex(std::max(0, box->findData(level)));
}

/// Adds a row with `field`. Returns its label.
QLabel *addField(QFormLayout *form, QWidget *field)
{
    QLabel *label = plainLabel(field->parentWidget());
    // Make the label as high as the field; the layout would align it to the top.
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    label->setBuddy(field);
    form->addRow(label, field);
    return label;
}

/// Adds a group of exclusive radio buttons. Auto-exclusive buttons without a group would also
/// exclude the buttons in the child widgets of their parent.
template<std::size_t Count>
std::array<QRadioButton *, Count> addButtons(QWidget *box, const std::array<QString, Count> &names)
{
    auto *column = static_cast<QVBoxLayout *>(box->layout());
    column->setSpacing(0); // the buttons have margins
    auto *group = new QButtonGroup(box);
    std::array<QRadioButton *, Count> buttons{};
    for (std::size_t i = 0; i < Count; ++i) {
        buttons[i] = new WrappingRadioButton(box);
        buttons[i]->setObjectName(names[i]);
        group->addButton(buttons[i]);
        column->addWidget(buttons[i]);
    }
    return buttons;
}

QWidget *createBox(QWidget *parent, QLabel *&label)
{
    auto *box = new QWidget(parent);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(FieldIndent, 0, 0, 0);
    setAccessibleRole(box, QAccessible::Grouping);
    label = plainLabel(box);
    label->setWordWrap(true);
    column->addWidget(label);
    return box;
}

} // namespace

PlayersForm::PlayersForm(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Grouping);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_seatingButtons =
        addButtons<3>(this, {u"seatingPeople"_s, u"seatingComputer"_s, u"seatingWatch"_s});
    m_levelGroup = createBox(this, m_levelLabel);
    m_levelButtons =
        addButtons<3>(m_levelGroup, {u"levelStrong"_s, u"levelCasual"_s, u"levelCareless"_s});
    m_colourGroup = createBox(this, m_colourLabel);
    m_colourButtons = addButtons<2>(m_colourGroup, {u"colourWhite"_s, u"colourBlack"_s});
    column->addWidget(m_levelGroup);
    column->addWidget(m_colourGroup);
    auto *names = new QFormLayout;
    names->setContentsMargins(FieldIndent, 0, 0, 0);
    names->setHorizontalSpacing(FieldIndent / 2);
    names->setRowWrapPolicy(QFormLayout::WrapLongRows);
    names->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    column->addLayout(names);
    for (const Side side : BothSides) {
        QLineEdit *&edit = m_nameEdits[indexOf(side)];
        edit = new QLineEdit(this);
        edit->setObjectName(side == Side::White ? u"startWhiteName"_s : u"startBlackName"_s);
        edit->setValidator(new NameValidator(edit));
        m_nameLabels[indexOf(side)] = addField(names, edit);
    }
    for (const Side side : BothSides) {
        QComboBox *&box = m_computerLevelBoxes[indexOf(side)];
        box = new QComboBox(this);
        box->setObjectName(side == Side::White ? u"levelOfWhite"_s : u"levelOfBlack"_s);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        m_computerLevelLabels[indexOf(side)] = addField(names, box);
    }
    updateLevelBoxes();
    for (QRadioButton *each : m_seatingButtons) {
        connect(each, &QRadioButton::toggled, this, &PlayersForm::updateFields);
    }
    connect(m_seatingButtons[static_cast<std::size_t>(Seating::WithComputer)],
            &QRadioButton::toggled, this, &PlayersForm::restoreUserName);
    m_seatingButtons[0]->setChecked(true);
    m_levelButtons[0]->setChecked(true);
    m_colourButtons[0]->setChecked(true);
    connect(m_colourButtons[0], &QRadioButton::toggled, this, &PlayersForm::swapNames);
    retranslate();
}

void PlayersForm::setPlayers(const Session &session, Seating seating)
{
    m_seats = seatsFor(seating, session.seats());
    const Settings &settings = session.settings();
    m_userName = settings.userName.value();
    const bool isUserBlack = m_seats.isComputer(Side::White) && !m_seats.isComputer(Side::Black);
    const Side computer = isUserBlack ? Side::White : Side::Black;
    m_seatingButtons[static_cast<std::size_t>(seating)]->setChecked(true);
    if (m_seats.isComputer(computer)) {
        m_levelButtons[levelIndex(m_seats.playerOf(computer))]->setChecked(true);
    } else {
        m_levelButtons[0]->setChecked(true);
    }
    m_colourButtons[isUserBlack ? 1 : 0]->setChecked(true);
    for (const Side side : BothSides) {
        chooseLevel(m_computerLevelBoxes[indexOf(side)],
                    QVariant::fromValue(m_seats.playerOf(side)));
    }
    m_nameEdits[0]->setText(settings.whiteName.value());
    m_nameEdits[1]->setText(settings.blackName.value());
    restoreUserName();
    updateFields();
}

void PlayersForm::setLevels(const std::vector<PlayerSetting> &levels)
{
    m_levels = levels;
    updateLevelBoxes();
    updateFields();
}

void PlayersForm::updateLevelBoxes()
{
    if (isPureLuck()) {
        return; // the boxes are hidden
    }
    for (QComboBox *each : m_computerLevelBoxes) {
        const QVariant chosen = each->currentData();
        each->clear();
        for (const PlayerSetting level : m_levels) {
            each->addItem(QString(), QVariant::fromValue(level));
        }
        chooseLevel(each, chosen);
    }
}

Seating PlayersForm::seating() const
{
    const auto checked = std::ranges::find_if(m_seatingButtons, &QRadioButton::isChecked);
    return static_cast<Seating>(std::distance(m_seatingButtons.begin(), checked));
}

Side PlayersForm::userSide() const
{
    return m_colourButtons[indexOf(Side::Black)]->isChecked() ? Side::Black : Side::White;
}

PlayerSetting PlayersForm::level() const
{
    const auto checked = std::ranges::find_if(m_levelButtons, &QRadioButton::isChecked);
    return Levels[static_cast<std::size_t>(std::distance(m_levelButtons.begin(), checked))];
}

Seats PlayersForm::seats() const
{
    Seats seats = seatsFor(seating(), m_seats);
    if (seating() == Seating::WithComputer) {
        seats.players[indexOf(userSide())] = PlayerSetting::Person;
        seats.players[indexOf(opponentOf(userSide()))] = level();
    } else if (seating() == Seating::ComputerAlone) {
        for (const Side side : BothSides) {
            seats.players[indexOf(side)] =
                m_computerLevelBoxes[indexOf(side)]->currentData().value<PlayerSetting>();
        }
    }
    return seats;
}

void PlayersForm::applyTo(Session &session) const
{
    const Seats seats = this->seats();
    Settings &settings = session.settings();
    if (seating() == Seating::WithComputer) {
        settings.userName.set(sanitizedName(m_nameEdits[indexOf(userSide())]->text()));
    }
    for (const Side side : BothSides) {
        session.setSeat(side, seats.playerOf(side));
        (side == Side::White ? settings.whiteName : settings.blackName)
            .set(sanitizedName(m_nameEdits[indexOf(side)]->text()));
    }
}

void PlayersForm::focusChoice()
{
    QRadioButton *choice = m_seatingButtons[static_cast<std::size_t>(seating())];
    if (seating() == Seating::WithComputer) {
        choice = isPureLuck() ? m_colourButtons[indexOf(userSide())]
                              : m_levelButtons[levelIndex(level())];
    }
    choice->setFocus(Qt::TabFocusReason);
}

void PlayersForm::restoreUserName()
{
    const QString name = m_nameEdits[indexOf(userSide())]->text();
    const QString other = m_nameEdits[indexOf(opponentOf(userSide()))]->text();
    if (seating() == Seating::WithComputer && !m_userName.isEmpty() && other == m_userName &&
        name != m_userName) {
        swapNames();
    }
}

void PlayersForm::swapNames()
{
    const QString white = m_nameEdits[0]->text();
    m_nameEdits[0]->setText(m_nameEdits[1]->text());
    m_nameEdits[1]->setText(white);
    updateFields();
}

void PlayersForm::updateFields()
{
    const bool withComputer = seating() == Seating::WithComputer;
    const bool areComputersAlone = seating() == Seating::ComputerAlone;
    m_levelGroup->setVisible(withComputer || (areComputersAlone && isPureLuck()));
    const auto isOffered = [this](PlayerSetting level) {
        return std::ranges::find(m_levels, level) != m_levels.end();
    };
    if (!isPureLuck() && !isOffered(level())) {
        m_levelButtons[0]->setChecked(true);
    }
    for (const PlayerSetting each : Levels) {
        m_levelButtons[levelIndex(each)]->setVisible(isOffered(each));
    }
    m_colourGroup->setVisible(withComputer);
    for (const Side side : BothSides) {
        const bool plays = seating() == Seating::TwoPeople || (withComputer && side == userSide());
        m_nameLabels[indexOf(side)]->setVisible(plays);
        m_nameEdits[indexOf(side)]->setVisible(plays);
        m_computerLevelLabels[indexOf(side)]->setVisible(areComputersAlone && !isPureLuck());
        m_computerLevelBoxes[indexOf(side)]->setVisible(areComputersAlone && !isPureLuck());
    }
    retranslate();
}

void PlayersForm::retranslate()
{
    const bool withComputer = seating() == Seating::WithComputer;
    setAccessibleName(tr("Who plays"));
    m_seatingButtons[0]->setText(tr("&Two people"));
    m_seatingButtons[1]->setText(tr("&You and the computer"));
    m_seatingButtons[2]->setText(tr("Two computers, and you &watch"));
    m_levelLabel->setText(
        isPureLuck() ? tr("This game is pure luck: the level of the computer makes no difference.")
                     : tr("The computer’s level"));
    m_levelGroup->setAccessibleName(m_levelLabel->text());
    m_levelButtons[0]->setText(tr("st&rong: the best play it knows"));
    m_levelButtons[1]->setText(tr("cas&ual: about half the time, plays any man it can"));
    m_levelButtons[2]->setText(tr("&careless: plays any man it can"));
    m_computerLevelLabels[0]->setText(tr("Level of Wh&ite"));
    m_computerLevelLabels[1]->setText(tr("Level of B&lack"));
    for (QComboBox *each : m_computerLevelBoxes) {
        for (int i = 0; i < each->count(); ++i) {
            const auto level = each->itemData(i).value<PlayerSetting>();
            each->setItemText(i, m_levelButtons[levelIndex(level)]->text().remove(u'&'));
        }
    }
    m_colourLabel->setText(tr("You play"));
    m_colourGroup->setAccessibleName(m_colourLabel->text());
    m_colourButtons[0]->setText(tr("wh&ite"));
    m_colourButtons[1]->setText(tr("b&lack"));
    m_nameLabels[0]->setText(withComputer ? tr("Your &name") : tr("&Name of White"));
    m_nameLabels[1]->setText(withComputer ? tr("Your &name") : tr("Na&me of Black"));
    m_nameEdits[0]->setPlaceholderText(tr("White"));
    m_nameEdits[1]->setPlaceholderText(tr("Black"));
}

} // namespace doublets
