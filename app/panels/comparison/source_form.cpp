// SPDX-License-Identifier: MIT
#include "panels/comparison/source_form.h"

#include "panels/dialogs/wrapping_combo_box.h"
#include "table/fonts/plain_text.h"
#include "text/rule_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

SourceForm::SourceForm(const Catalogue &catalogue, const QString &playedId, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_sourceLabel(plainLabel(this))
    , m_sourceBox(new WrappingComboBox(u"comparisonSource"_s, this))
    , m_sourceRow(new QHBoxLayout)
    , m_fieldRow(new QHBoxLayout)
    , m_topLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_questionGrid(new QGridLayout)
{
    m_sourceLabel->setBuddy(m_sourceBox);
    int first = -1;
    for (const RuleSet &set : catalogue.all()) {
        m_sourceBox->addItem(gameWithNickname(set), set.id);
        if (first < 0 && set.id != playedId) {
            first = m_sourceBox->count() - 1;
        }
    }
    m_sourceBox->setCurrentIndex(first);
    m_sourceRow->addWidget(m_sourceLabel);
    m_sourceRow->addWidget(m_sourceBox, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_topLayout->addLayout(m_sourceRow, 1);
    m_topLayout->addLayout(m_fieldRow);
    column->addLayout(m_topLayout);
    column->addLayout(m_questionGrid);
    setFocusProxy(m_sourceBox);
    connect(m_sourceBox, &QComboBox::currentIndexChanged, this, [this] {
        updateQuestions();
        Q_EMIT rulesChanged();
    });
    updateQuestions();
}

void SourceForm::addField(QLabel *label, QWidget *field)
{
    m_fieldRow->addWidget(label);
    m_fieldRow->addWidget(field);
}

void SourceForm::fitToWidth(int width)
{
    m_availableWidth = width;
    const int topWidth = m_sourceRow->minimumSize().width() + m_topLayout->spacing() +
                         m_fieldRow->minimumSize().width();
    m_topLayout->setDirection(topWidth <= width ? QBoxLayout::LeftToRight
                                                : QBoxLayout::TopToBottom);
    int widest = 1;
    for (const Question &each : m_questions) {
        widest = std::max(widest, each.label->parentWidget()->minimumSizeHint().width());
    }
    const int gap = m_questionGrid->horizontalSpacing();
    const int count = static_cast<int>(m_questions.size());
    const int columns = std::clamp((width + gap) / (widest + gap), 1, std::max(1, count));
    if (columns == m_columnCount) {
        return;
    }
    m_columnCount = columns;
    for (int i = 0; i < count; ++i) {
        m_questionGrid->addWidget(m_questions[static_cast<std::size_t>(i)].label->parentWidget(),
                                  i / columns, i % columns);
    }
    for (int i = 0; i < std::max(count, m_questionGrid->columnCount()); ++i) {
        m_questionGrid->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

bool SourceForm::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        fitToWidth(m_availableWidth); // the fields may have become wider
    }
    return QWidget::event(event);
}

const RuleSet &SourceForm::ruleSet() const
{
    return *m_catalogue.find(m_sourceBox->currentData().toString());
}

Rulings SourceForm::rulings() const
{
    Rulings chosen = ruleSet().defaultRulings();
    for (const Question &each : m_questions) {
        chosen[ruleKeyName(each.ruling.key)] = each.valueBox->currentData().toString();
    }
    return chosen;
}

void SourceForm::updateQuestions()
{
    for (const Question &each : m_questions) {
        delete each.label->parentWidget();
    }
    m_questions.clear();
    QWidget *before = m_sourceBox;
    for (const Ruling &ruling : ruleSet().rulings) {
        auto *room = new QWidget(this);
        auto *column = new QVBoxLayout(room);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(1);
        const Question question{
            ruling, plainLabel(room),
            new WrappingComboBox(u"comparison-"_s + ruleKeyName(ruling.key), room)};
        question.label->setBuddy(question.valueBox);
        question.label->setWordWrap(true);
        for (const RulingValue &value : ruling.values) {
            question.valueBox->addItem(QString(), value.id);
        }
        column->addWidget(question.label, 1, Qt::AlignBottom);
        column->addWidget(question.valueBox);
        setTabOrder(before, question.valueBox);
        before = question.valueBox;
        connect(question.valueBox, &QComboBox::currentIndexChanged, this,
                &SourceForm::rulesChanged);
        m_questions.push_back(question);
    }
    retranslate();
    m_columnCount = 0; // the new questions are not in the grid yet
    fitToWidth(m_availableWidth);
}

void SourceForm::retranslate()
{
    m_sourceLabel->setText(tr("The &other source:"));
    for (int i = 0; i < m_sourceBox->count(); ++i) {
        const RuleSet &set = m_catalogue.all()[static_cast<std::size_t>(i)];
        m_sourceBox->setItemText(i, gameWithNickname(set));
        m_sourceBox->setItemData(i, ruleSetTitle(set), Qt::ToolTipRole);
    }
    for (const Question &each : m_questions) {
        each.label->setText(ruleKeyTitle(each.ruling.key));
        each.label->setToolTip(translatedRuleText(each.ruling.provenance.reason));
        for (int i = 0; i < each.valueBox->count(); ++i) {
            const QString gloss =
                translatedRuleText(each.ruling.values[static_cast<std::size_t>(i)].gloss);
            each.valueBox->setItemText(i, gloss);
            each.valueBox->setItemData(i, gloss, Qt::ToolTipRole);
        }
    }
}

} // namespace doublets
