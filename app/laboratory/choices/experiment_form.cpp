// SPDX-License-Identifier: MIT
#include "laboratory/choices/experiment_form.h"

#include "core/dice/typed_seed.h"
#include "laboratory/choices/experiment_chooser.h"
#include "panels/dialogs/wrapping_button.h"
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

constexpr std::uint64_t MaxSamples = 1'000; ///< offered; more can be typed

QString numberText(std::uint64_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

/// Parses a whole number with any thousands separator. Returns 0 if `text` is not a whole number.
std::uint64_t parseNumber(const QString &text)
{
    static const QRegularExpression number(u"^(\\d+|\\d{1,3}(\\D\\d{3})+)$"_s);
    static const QRegularExpression between(u"\\D"_s);
    const QString typed = text.trimmed();
    return number.match(typed).hasMatch() ? QString(typed).remove(between).toULongLong() : 0;
}

/// Returns the number in a field, or an error that names the field and quotes what was typed.
Result<std::uint64_t, Error> numberIn(const QComboBox &box, const QLabel &label, std::uint64_t max)
{
    const std::uint64_t number = parseNumber(box.currentText());
    if (number >= 1 && number <= max) {
        return number;
    }
    return Error{ErrorCode::ImpossibleValue,
                 {},
                 label.text().remove(u'&'),
                 {box.currentText().trimmed(), u"1–%1"_s.arg(max)}};
}

/// Formats the numbers of a field for the current language.
void retranslateNumbers(QComboBox &box)
{
    const std::uint64_t number = parseNumber(box.currentText());
    for (int i = 0; i < box.count(); ++i) {
        box.setItemText(i, numberText(parseNumber(box.itemText(i))));
    }
    if (number > 0) {
        box.setEditText(numberText(number));
    }
}

} // namespace

ExperimentForm::ExperimentForm(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    // in the order of the Tab key
    , m_firstChooser(new ExperimentChooser(catalogue, u"first"_s, this))
    , m_gamesLabel(plainLabel(this))
    , m_gamesBox(createNumberBox(u"laboratoryGames"_s, 10, Experiment::MaxGames))
    , m_samplesLabel(plainLabel(this))
    , m_samplesBox(createNumberBox(u"laboratorySamples"_s, 1, MaxSamples))
    , m_seedLabel(plainLabel(this))
    , m_seedEdit(new QLineEdit(this))
    , m_compareBox(new WrappingCheckBox(this))
    , m_secondChooser(new ExperimentChooser(catalogue, u"second"_s, this))
    , m_sameDiceBox(new WrappingCheckBox(this))
    , m_secondSeedLabel(plainLabel(this))
    , m_secondSeedEdit(new QLineEdit(this))
{
    createLayout();
    for (ExperimentChooser *chooser : {m_firstChooser, m_secondChooser}) {
        connect(chooser, &ExperimentChooser::experimentChanged, this,
                &ExperimentForm::experimentsChanged);
    }
    for (QCheckBox *box : {m_compareBox, m_sameDiceBox}) {
        connect(box, &QCheckBox::toggled, this, [this] {
            updateVisibility();
            Q_EMIT experimentsChanged();
        });
    }
    for (QLineEdit *seed : {m_seedEdit, m_secondSeedEdit}) {
        connect(seed, &QLineEdit::textEdited, this, &ExperimentForm::experimentsChanged);
    }
    for (QComboBox *box : {m_gamesBox, m_samplesBox}) {
        connect(box, &QComboBox::currentTextChanged, this, &ExperimentForm::experimentsChanged);
    }
    updateVisibility();
    retranslate();
}

QComboBox *ExperimentForm::createNumberBox(const QString &name, std::uint64_t lowest,
                                           std::uint64_t highest)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setEditable(true); // accepts any number
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setCompleter(nullptr); // would complete a typed 1 to the 10 of the list
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (std::uint64_t number = lowest; number <= highest; number *= 10) {
        box->addItem(numberText(number));
    }
    return box;
}

void ExperimentForm::createLayout()
{
    m_compareBox->setObjectName(u"laboratoryCompare"_s);
    m_sameDiceBox->setObjectName(u"laboratorySameDice"_s);
    m_seedEdit->setObjectName(u"laboratorySeed"_s);
    m_secondSeedEdit->setObjectName(u"laboratoryOtherSeed"_s);
    m_gamesLabel->setBuddy(m_gamesBox);
    m_samplesLabel->setBuddy(m_samplesBox);
    m_seedLabel->setBuddy(m_seedEdit);
    m_secondSeedLabel->setBuddy(m_secondSeedEdit);
    m_sameDiceBox->setChecked(true);
    m_secondSeedEdit->setText(u"2"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each : std::initializer_list<QWidget *>{
             m_firstChooser, m_gamesLabel, m_gamesBox, m_samplesLabel, m_samplesBox, m_seedLabel,
             m_seedEdit, m_compareBox, m_secondChooser, m_sameDiceBox, m_secondSeedLabel,
             m_secondSeedEdit}) {
        column->addWidget(each);
    }
    column->addStretch(1);
}

void ExperimentForm::updateVisibility()
{
    const bool isComparison = m_compareBox->isChecked();
    m_secondChooser->setVisible(isComparison);
    m_sameDiceBox->setVisible(isComparison);
    m_secondSeedLabel->setVisible(isComparison && !m_sameDiceBox->isChecked());
    m_secondSeedEdit->setVisible(isComparison && !m_sameDiceBox->isChecked());
    m_firstChooser->setTitle(isComparison ? tr("A") : QString());
    m_secondChooser->setTitle(tr("B"));
}

std::vector<Experiment> ExperimentForm::rulesAndPlayers() const
{
    std::vector<Experiment> chosen(m_compareBox->isChecked() ? 2 : 1);
    m_firstChooser->applyTo(chosen.front());
    if (chosen.size() > 1) {
        m_secondChooser->applyTo(chosen.back());
    }
    return chosen;
}

Result<std::vector<Experiment>, Error> ExperimentForm::experiments() const
{
    const auto seed = parseTypedSeed(m_seedEdit->text());
    if (!seed) {
        return seed.error();
    }
    const auto games = numberIn(*m_gamesBox, *m_gamesLabel, Experiment::MaxGames);
    if (!games) {
        return games.error();
    }
    const auto samples =
        numberIn(*m_samplesBox, *m_samplesLabel, Experiment::MaxGames / games.value());
    if (!samples) {
        return samples.error();
    }
    std::vector<Experiment> chosen = rulesAndPlayers();
    for (Experiment &each : chosen) {
        each.games = games.value() * samples.value();
        each.sampleSize = samples.value() > 1 ? games.value() : 0;
        each.seed = seed.value();
    }
    if (chosen.size() > 1 && !m_sameDiceBox->isChecked()) {
        const auto other = parseTypedSeed(m_secondSeedEdit->text());
        if (!other) {
            return other.error();
        }
        chosen.back().seed = other.value();
    }
    return chosen;
}

void ExperimentForm::setExperiments(const std::vector<Experiment> &experiments)
{
    const Experiment &first = experiments.front();
    m_firstChooser->setExperiment(first);
    m_secondChooser->setExperiment(experiments.back());
    m_gamesBox->setCurrentText(numberText(first.gamesPerSample()));
    m_samplesBox->setCurrentText(numberText(first.games / first.gamesPerSample()));
    m_seedEdit->setText(QString::number(first.seed));
    m_compareBox->setChecked(experiments.size() > 1);
    if (experiments.size() > 1) {
        m_sameDiceBox->setChecked(first.seed == experiments.back().seed);
        m_secondSeedEdit->setText(QString::number(experiments.back().seed));
    }
    updateVisibility();
}

void ExperimentForm::retranslate()
{
    for (ExperimentChooser *chooser : {m_firstChooser, m_secondChooser}) {
        chooser->retranslate();
    }
    m_gamesLabel->setText(tr("Number of &games"));
    m_samplesLabel->setText(tr("Number of samp&les"));
    m_samplesBox->setToolTip(
        tr("Repeats the experiment, to show how much the share varies from sample to sample"));
    for (QComboBox *box : {m_gamesBox, m_samplesBox}) {
        retranslateNumbers(*box);
    }
    m_seedLabel->setText(tr("S&eed of the dice"));
    m_seedEdit->setToolTip(tr("The same seed gives the same dice and the same figures"));
    m_compareBox->setText(tr("Compare &with another"));
    m_sameDiceBox->setText(tr("The sa&me dice for both"));
    m_secondSeedLabel->setText(tr("Seed of &B"));
    updateVisibility();
}

} // namespace doublets
