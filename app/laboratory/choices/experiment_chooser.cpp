// SPDX-License-Identifier: MIT
#include "laboratory/choices/experiment_chooser.h"

#include "core/odds/odds.h"
#include "core/players/player.h"
#include "panels/dialogs/wrapping_combo_box.h"
#include "table/fonts/plain_text.h"
#include "text/rule_text.h"

#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

void choose(QComboBox *box, const QString &id)
{
    box->setCurrentIndex(std::max(0, box->findData(id)));
}

} // namespace

ExperimentChooser::ExperimentChooser(const Catalogue &catalogue, QString namePrefix,
                                     QWidget *parent)
    : QGroupBox(parent)
    , m_catalogue(catalogue)
    , m_namePrefix(std::move(namePrefix))
    , m_layout(new QVBoxLayout(this))
    , m_rulingLayout(new QVBoxLayout)
    , m_gameField(addField(u"Game"_s, *m_layout))
    , m_whiteField()
    , m_blackField()
{
    m_layout->addLayout(m_rulingLayout);
    m_whiteField = addField(u"White"_s, *m_layout);
    m_blackField = addField(u"Black"_s, *m_layout);
    for (const RuleSet &set : catalogue.all()) {
        m_gameField.box->addItem(QString(), set.id);
    }
    for (const Field &field : {m_whiteField, m_blackField}) {
        for (const QString &id : playerIds()) {
            field.box->addItem(QString(), id);
        }
        connect(field.box, &QComboBox::currentIndexChanged, this,
                &ExperimentChooser::experimentChanged);
    }
    connect(m_gameField.box, &QComboBox::currentIndexChanged, this, [this] {
        createRulingFields();
        Q_EMIT experimentChanged();
    });
    createRulingFields();
}

ExperimentChooser::Field ExperimentChooser::addField(const QString &name, QVBoxLayout &layout)
{
    const Field field{plainLabel(this), new WrappingComboBox(m_namePrefix + name, this)};
    field.label->setBuddy(field.box);
    field.label->setWordWrap(true);
    layout.addWidget(field.label);
    layout.addWidget(field.box);
    return field;
}

const RuleSet &ExperimentChooser::ruleSet() const
{
    return *m_catalogue.find(m_gameField.box->currentData().toString());
}

void ExperimentChooser::applyTo(Experiment &experiment) const
{
    experiment.ruleSet = ruleSet().id;
    experiment.rulings = ruleSet().defaultRulings();
    for (const RulingField &each : m_rulingFields) {
        experiment.rulings[ruleKeyName(each.ruling.key)] = each.field.box->currentData().toString();
    }
    experiment.white = m_whiteField.box->currentData().toString();
    experiment.black = m_blackField.box->currentData().toString();
}

void ExperimentChooser::setExperiment(const Experiment &experiment)
{
    choose(m_gameField.box, experiment.ruleSet);
    for (const RulingField &each : m_rulingFields) {
        choose(each.field.box, experiment.rulings.value(ruleKeyName(each.ruling.key),
                                                        each.ruling.values.front().id));
    }
    choose(m_whiteField.box, experiment.white);
    choose(m_blackField.box, experiment.black);
}

void ExperimentChooser::createRulingFields()
{
    for (const RulingField &each : m_rulingFields) {
        delete each.field.label;
        delete each.field.box;
    }
    m_rulingFields.clear();
    QWidget *previous = m_gameField.box;
    for (const Ruling &ruling : ruleSet().rulings) {
        const RulingField rulingField{ruling, addField(ruleKeyName(ruling.key), *m_rulingLayout)};
        for (const RulingValue &value : ruling.values) {
            rulingField.field.box->addItem(QString(), value.id);
        }
        setTabOrder(previous, rulingField.field.box);
        previous = rulingField.field.box;
        connect(rulingField.field.box, &QComboBox::currentIndexChanged, this, [this] {
            updatePlayers();
            Q_EMIT experimentChanged();
        });
        m_rulingFields.push_back(rulingField);
    }
    updatePlayers();
    retranslate();
}

void ExperimentChooser::updatePlayers()
{
    if (m_whiteField.box == nullptr) {
        return;
    }
    Experiment chosen;
    applyTo(chosen);
    const bool hasBest = hasBestPlayer(chosen.rules(m_catalogue));
    for (const Field &field : {m_whiteField, m_blackField}) {
        auto *items = qobject_cast<QStandardItemModel *>(field.box->model());
        for (int i = 0; i < field.box->count(); ++i) {
            const bool isAvailable = hasBest || !needsOdds(field.box->itemData(i).toString());
            items->item(i)->setEnabled(isAvailable);
            if (!isAvailable && field.box->currentIndex() == i) {
                choose(field.box, Experiment::RandomPlayerId);
            }
        }
    }
}

QString ExperimentChooser::playerText(const QString &id)
{
    return id == u"best"     ? tr("makes the best plays")
           : id == u"casual" ? tr("plays at random half of the time")
                             : tr("plays at random");
}

void ExperimentChooser::retranslate()
{
    m_gameField.label->setText(tr("Game"));
    m_whiteField.label->setText(tr("White"));
    m_blackField.label->setText(tr("Black"));
    for (int i = 0; i < m_gameField.box->count(); ++i) {
        m_gameField.box->setItemText(i,
                                     ruleSetTitle(m_catalogue.all()[static_cast<std::size_t>(i)]));
    }
    for (const Field &field : {m_whiteField, m_blackField}) {
        for (int i = 0; i < field.box->count(); ++i) {
            field.box->setItemText(i, playerText(field.box->itemData(i).toString()));
        }
    }
    for (const RulingField &each : m_rulingFields) {
        each.field.label->setText(ruleKeyTitle(each.ruling.key));
        each.field.label->setToolTip(
            plainToolTip(translatedRuleText(each.ruling.provenance.reason)));
        for (int i = 0; i < each.field.box->count(); ++i) {
            const QString gloss =
                translatedRuleText(each.ruling.values[static_cast<std::size_t>(i)].gloss);
            each.field.box->setItemText(i, gloss);
            each.field.box->setItemData(i, plainToolTip(gloss), Qt::ToolTipRole);
        }
    }
}

} // namespace doublets
