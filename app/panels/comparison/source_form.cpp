// SPDX-License-Identifier: MIT
#include "panels/comparison/source_form.h"

#include "panels/dialogs/wrapping_combo_box.h"
#include "table/fonts/plain_text.h"
#include "text/rule_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

SourceForm::SourceForm(const Catalogue &catalogue, const QString &except, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_label(plainLabel(this))
    , m_sources(new WrappingComboBox(u"comparisonSource"_s, this))
    , m_sourceRow(new QHBoxLayout)
    , m_questionRow(new QHBoxLayout)
{
    m_label->setBuddy(m_sources);
    int first = -1;
    for (const RuleSet &set : catalogue.all()) {
        m_sources->addItem(ruleSetTitle(set), set.id);
        if (first < 0 && set.id != except) {
            first = m_sources->count() - 1;
        }
    }
    m_sources->setCurrentIndex(first);
    m_sourceRow->addWidget(m_label);
    m_sourceRow->addWidget(m_sources, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_sourceRow);
    column->addLayout(m_questionRow);
    setFocusProxy(m_sources);
    connect(m_sources, &QComboBox::currentIndexChanged, this, [this] {
        updateQuestions();
        Q_EMIT changed();
    });
    updateQuestions();
}

void SourceForm::addField(QLabel *label, QWidget *field)
{
    m_sourceRow->addWidget(label);
    m_sourceRow->addWidget(field);
}

const RuleSet &SourceForm::ruleSet() const
{
    return *m_catalogue.find(m_sources->currentData().toString());
}

Rulings SourceForm::rulings() const
{
    Rulings chosen = ruleSet().defaultRulings();
    for (const Question &each : m_questions) {
        chosen[ruleKeyName(each.ruling.key)] = each.values->currentData().toString();
    }
    return chosen;
}

void SourceForm::updateQuestions()
{
    for (const Question &each : m_questions) {
        delete each.label->parentWidget();
    }
    m_questions.clear();
    QWidget *before = m_sources;
    for (const Ruling &ruling : ruleSet().rulings) {
        auto *room = new QWidget(this);
        auto *column = new QVBoxLayout(room);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(1);
        const Question question{
            ruling, plainLabel(room),
            new WrappingComboBox(u"comparison-"_s + ruleKeyName(ruling.key), room)};
        question.label->setBuddy(question.values);
        question.label->setWordWrap(true);
        for (const RulingValue &value : ruling.values) {
            question.values->addItem(QString(), value.id);
        }
        column->addWidget(question.label, 1, Qt::AlignBottom);
        column->addWidget(question.values);
        m_questionRow->addWidget(room, 1);
        setTabOrder(before, question.values);
        before = question.values;
        connect(question.values, &QComboBox::currentIndexChanged, this, &SourceForm::changed);
        m_questions.push_back(question);
    }
    retranslate();
}

void SourceForm::retranslate()
{
    m_label->setText(tr("The &other source:"));
    for (int i = 0; i < m_sources->count(); ++i) {
        m_sources->setItemText(i, ruleSetTitle(m_catalogue.all()[static_cast<std::size_t>(i)]));
    }
    for (const Question &each : m_questions) {
        each.label->setText(ruleKeyTitle(each.ruling.key));
        each.label->setToolTip(translatedRuleText(each.ruling.provenance.reason));
        for (int i = 0; i < each.values->count(); ++i) {
            const QString gloss =
                translatedRuleText(each.ruling.values[static_cast<std::size_t>(i)].gloss);
            each.values->setItemText(i, gloss);
            each.values->setItemData(i, gloss, Qt::ToolTipRole);
        }
    }
}

} // namespace doublets
