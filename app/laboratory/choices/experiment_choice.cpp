// SPDX-License-Identifier: MIT
#include "laboratory/choices/experiment_choice.h"

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

ExperimentChoice::ExperimentChoice(const Catalogue &catalogue, QString name, QWidget *parent)
    : QGroupBox(parent)
    , m_catalogue(catalogue)
    , m_name(std::move(name))
    , m_column(new QVBoxLayout(this))
    , m_questionColumn(new QVBoxLayout)
    , m_game(addField(u"Game"_s, *m_column))
    , m_white()
    , m_black()
{
    m_column->addLayout(m_questionColumn);
    m_white = addField(u"White"_s, *m_column);
    m_black = addField(u"Black"_s, *m_column);
    for (const RuleSet &set : catalogue.all()) {
        m_game.box->addItem(QString(), set.id);
    }
    for (const Field &field : {m_white, m_black}) {
        for (const QString &id : playerIds()) {
            field.box->addItem(QString(), id);
        }
        connect(field.box, &QComboBox::currentIndexChanged, this, &ExperimentChoice::changed);
    }
    connect(m_game.box, &QComboBox::currentIndexChanged, this, [this] {
        ask();
        Q_EMIT changed();
    });
    ask();
}

ExperimentChoice::Field ExperimentChoice::addField(const QString &name, QVBoxLayout &column)
{
    const Field field{plainLabel(this), new WrappingComboBox(m_name + name, this)};
    field.label->setBuddy(field.box);
    field.label->setWordWrap(true);
    column.addWidget(field.label);
    column.addWidget(field.box);
    return field;
}

const RuleSet &ExperimentChoice::ruleSet() const
{
    return *m_catalogue.find(m_game.box->currentData().toString());
}

void ExperimentChoice::fill(Experiment &experiment) const
{
    experiment.ruleSet = ruleSet().id;
    experiment.rulings = ruleSet().defaultRulings();
    for (const Question &each : m_questions) {
        experiment.rulings[ruleKeyName(each.ruling.key)] = each.field.box->currentData().toString();
    }
    experiment.white = m_white.box->currentData().toString();
    experiment.black = m_black.box->currentData().toString();
}

void ExperimentChoice::show(const Experiment &experiment)
{
    choose(m_game.box, experiment.ruleSet);
    for (const Question &each : m_questions) {
        choose(each.field.box, experiment.rulings.value(ruleKeyName(each.ruling.key),
                                                        each.ruling.values.front().id));
    }
    choose(m_white.box, experiment.white);
    choose(m_black.box, experiment.black);
}

void ExperimentChoice::ask()
{
    for (const Question &each : m_questions) {
        delete each.field.label;
        delete each.field.box;
    }
    m_questions.clear();
    QWidget *before = m_game.box;
    for (const Ruling &ruling : ruleSet().rulings) {
        const Question question{ruling, addField(ruleKeyName(ruling.key), *m_questionColumn)};
        for (const RulingValue &value : ruling.values) {
            question.field.box->addItem(QString(), value.id);
        }
        setTabOrder(before, question.field.box);
        before = question.field.box;
        connect(question.field.box, &QComboBox::currentIndexChanged, this, [this] {
            allowPlayers();
            Q_EMIT changed();
        });
        m_questions.push_back(question);
    }
    allowPlayers();
    retranslate();
}

void ExperimentChoice::allowPlayers()
{
    if (m_white.box == nullptr) {
        return;
    }
    Experiment chosen;
    fill(chosen);
    const bool solved = hasComputedOdds(chosen.rules(m_catalogue));
    for (const Field &field : {m_white, m_black}) {
        auto *items = qobject_cast<QStandardItemModel *>(field.box->model());
        for (int i = 0; i < field.box->count(); ++i) {
            const bool able = solved || !needsOdds(field.box->itemData(i).toString());
            items->item(i)->setEnabled(able);
            if (!able && field.box->currentIndex() == i) {
                choose(field.box, Experiment::RandomPlayerId);
            }
        }
    }
}

void ExperimentChoice::retranslate()
{
    m_game.label->setText(tr("Game"));
    m_white.label->setText(tr("White"));
    m_black.label->setText(tr("Black"));
    for (int i = 0; i < m_game.box->count(); ++i) {
        m_game.box->setItemText(i, ruleSetTitle(m_catalogue.all()[static_cast<std::size_t>(i)]));
    }
    for (const Field &field : {m_white, m_black}) {
        for (int i = 0; i < field.box->count(); ++i) {
            field.box->setItemText(i, needsOdds(field.box->itemData(i).toString())
                                          ? tr("plays best")
                                          : tr("plays at random"));
        }
    }
    for (const Question &each : m_questions) {
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
