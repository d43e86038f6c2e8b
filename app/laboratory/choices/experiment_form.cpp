// SPDX-License-Identifier: MIT
#include "laboratory/choices/experiment_form.h"

#include "core/dice/dice.h"
#include "laboratory/choices/experiment_choice.h"
#include "table/fonts/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString gamesText(std::uint64_t games)
{
    return QLocale().toString(static_cast<qulonglong>(games));
}

/// Parses a whole number with any thousands separator. Returns 0 if `text` is not a whole number.
std::uint64_t gamesTyped(const QString &text)
{
    static const QRegularExpression number(u"^(\\d+|\\d{1,3}(\\D\\d{3})+)$"_s);
    static const QRegularExpression between(u"\\D"_s);
    const QString typed = text.trimmed();
    return number.match(typed).hasMatch() ? QString(typed).remove(between).toULongLong() : 0;
}

} // namespace

ExperimentForm::ExperimentForm(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_choices{new ExperimentChoice(catalogue, u"first"_s, this),
                new ExperimentChoice(catalogue, u"second"_s, this)}
    , m_compare(new QCheckBox(this))
    , m_sameDice(new QCheckBox(this))
    , m_gamesLabel(plainLabel(this))
    , m_games(new QComboBox(this))
    , m_seedLabel(plainLabel(this))
    , m_seed(new QLineEdit(this))
    , m_otherSeedLabel(plainLabel(this))
    , m_otherSeed(new QLineEdit(this))
{
    layOut();
    for (ExperimentChoice *choice : m_choices) {
        connect(choice, &ExperimentChoice::changed, this, &ExperimentForm::changed);
    }
    for (QCheckBox *box : {m_compare, m_sameDice}) {
        connect(box, &QCheckBox::toggled, this, [this] {
            showFields();
            Q_EMIT changed();
        });
    }
    for (QLineEdit *seed : {m_seed, m_otherSeed}) {
        connect(seed, &QLineEdit::textEdited, this, &ExperimentForm::changed);
    }
    connect(m_games, &QComboBox::currentTextChanged, this, &ExperimentForm::changed);
    showFields();
    retranslate();
}

void ExperimentForm::layOut()
{
    m_compare->setObjectName(u"laboratoryCompare"_s);
    m_sameDice->setObjectName(u"laboratorySameDice"_s);
    m_games->setObjectName(u"laboratoryGames"_s);
    m_seed->setObjectName(u"laboratorySeed"_s);
    m_otherSeed->setObjectName(u"laboratoryOtherSeed"_s);
    m_games->setEditable(true); // accepts any number
    m_games->setInsertPolicy(QComboBox::NoInsert);
    m_games->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (std::uint64_t games = 10; games <= Experiment::MaxGames; games *= 10) {
        m_games->addItem(gamesText(games));
    }
    m_gamesLabel->setBuddy(m_games);
    m_seedLabel->setBuddy(m_seed);
    m_otherSeedLabel->setBuddy(m_otherSeed);
    m_sameDice->setChecked(true);
    m_otherSeed->setText(u"2"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each : std::initializer_list<QWidget *>{
             m_choices[0], m_gamesLabel, m_games, m_seedLabel, m_seed, m_compare, m_choices[1],
             m_sameDice, m_otherSeedLabel, m_otherSeed}) {
        column->addWidget(each);
    }
    column->addStretch(1);
}

void ExperimentForm::showFields()
{
    const bool compares = m_compare->isChecked();
    m_choices[1]->setVisible(compares);
    m_sameDice->setVisible(compares);
    m_otherSeedLabel->setVisible(compares && !m_sameDice->isChecked());
    m_otherSeed->setVisible(compares && !m_sameDice->isChecked());
    m_choices[0]->setTitle(compares ? tr("A") : QString());
    m_choices[1]->setTitle(tr("B"));
}

Result<std::vector<Experiment>, Error> ExperimentForm::experiments() const
{
    const auto seed = parseSeed(m_seed->text().trimmed());
    if (!seed) {
        return seed.error();
    }
    Experiment first;
    first.games = gamesTyped(m_games->currentText());
    first.seed = seed.value();
    Experiment second = first;
    m_choices[0]->fill(first);
    if (const auto error = experimentError(first, m_catalogue)) {
        return *error; // only the number of games can be invalid: the other fields are choices
    }
    if (!m_compare->isChecked()) {
        return std::vector{first};
    }
    m_choices[1]->fill(second);
    if (!m_sameDice->isChecked()) {
        const auto other = parseSeed(m_otherSeed->text().trimmed());
        if (!other) {
            return other.error();
        }
        second.seed = other.value();
    }
    return std::vector{first, second};
}

void ExperimentForm::show(const std::vector<Experiment> &experiments)
{
    const Experiment &first = experiments.front();
    m_choices[0]->show(first);
    m_choices[1]->show(experiments.back());
    m_games->setCurrentText(gamesText(first.games));
    m_seed->setText(QString::number(first.seed));
    m_compare->setChecked(experiments.size() > 1);
    if (experiments.size() > 1) {
        m_sameDice->setChecked(first.seed == experiments.back().seed);
        m_otherSeed->setText(QString::number(experiments.back().seed));
    }
    showFields();
}

void ExperimentForm::retranslate()
{
    for (ExperimentChoice *choice : m_choices) {
        choice->retranslate();
    }
    m_gamesLabel->setText(tr("How many &games"));
    const std::uint64_t games = gamesTyped(m_games->currentText());
    for (int i = 0; i < m_games->count(); ++i) {
        m_games->setItemText(i, gamesText(gamesTyped(m_games->itemText(i))));
    }
    if (games > 0) {
        m_games->setEditText(gamesText(games));
    }
    m_seedLabel->setText(tr("S&eed of the dice"));
    m_seed->setToolTip(tr("The same seed gives the same dice and the same figures"));
    m_compare->setText(tr("Compare &with another"));
    m_sameDice->setText(tr("The sa&me dice for both"));
    m_otherSeedLabel->setText(tr("Seed of &B"));
    showFields();
}

} // namespace doublets
