// SPDX-License-Identifier: MIT
#include "lessons/editor/lesson_step_list.h"

#include "core/json/strict_json.h"
#include "lessons/editor/lesson_form_values.h"
#include "panels/dialogs/form_button.h"
#include "panels/dialogs/wrapping_layout.h"
#include "table/fonts/plain_text.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString StepList = u"steps"_s;

} // namespace

LessonStepList::LessonStepList(LessonFormValues &values, QWidget *parent)
    : QWidget(parent)
    , m_values(values)
    , m_label(plainLabel(this))
    , m_list(new QListWidget(this))
    , m_addButton(createFormButton("editorAddStep", this))
    , m_duplicateButton(createFormButton("editorDuplicateStep", this))
    , m_deleteButton(createFormButton("editorDeleteStep", this))
    , m_upButton(createFormButton("editorMoveUp", this))
    , m_downButton(createFormButton("editorMoveDown", this))
{
    createLayout();
    connectSignals();
}

void LessonStepList::createLayout()
{
    m_list->setObjectName(u"editorSteps"_s);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_label->setBuddy(m_list);
    auto *buttons = new WrappingLayout;
    for (QPushButton *each :
         {m_addButton, m_duplicateButton, m_deleteButton, m_upButton, m_downButton}) {
        buttons->addWidget(each);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_label);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
}

void LessonStepList::connectSignals()
{
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        updateButtons();
        Q_EMIT stepSelected(row - 1);
    });
    connect(m_addButton, &QPushButton::clicked, this, &LessonStepList::addStep);
    connect(m_duplicateButton, &QPushButton::clicked, this, &LessonStepList::duplicateStep);
    connect(m_deleteButton, &QPushButton::clicked, this, &LessonStepList::deleteStep);
    connect(m_upButton, &QPushButton::clicked, this, [this] { moveStep(-1); });
    connect(m_downButton, &QPushButton::clicked, this, [this] { moveStep(1); });
}

int LessonStepList::currentStep() const
{
    return m_list->currentRow() - 1;
}

void LessonStepList::selectStep(int step)
{
    updateList();
    {
        const QSignalBlocker blocker(m_list);
        m_list->setCurrentRow(std::min(step + 1, m_list->count() - 1));
    }
    updateButtons();
    Q_EMIT stepSelected(currentStep());
}

void LessonStepList::showErrors(const LessonErrors &errors)
{
    m_errors = errors;
    updateList();
}

void LessonStepList::updateList()
{
    const QSignalBlocker blocker(m_list);
    const int row = m_list->currentRow();
    const int count = m_values.draft().entryCount(StepList);
    while (m_list->count() > count + 1) {
        delete m_list->takeItem(m_list->count() - 1);
    }
    while (m_list->count() < count + 1) {
        m_list->addItem(QString());
    }
    for (int step = -1; step < count; ++step) {
        const QString text = step < 0 ? tr("About the lesson") : m_values.stepTitle(step);
        const bool hasFault = std::ranges::any_of(m_errors, [step](const Error &error) {
            return error.code != ErrorCode::MissingKey && stepOfPlace(error.place) == step;
        });
        m_list->item(step + 1)->setText(hasFault ? u"⚠ "_s + text : text);
        m_list->item(step + 1)->setToolTip(plainToolTip(text)); // the item may be elided
    }
    m_list->setCurrentRow(std::min(row, count));
    updateButtons();
}

void LessonStepList::setCompact(bool isCompact)
{
    constexpr int LowRows = 2;
    const int low = LowRows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth();
    m_list->setMaximumHeight(isCompact ? low : QWIDGETSIZE_MAX);
}

void LessonStepList::focusAddButton()
{
    m_addButton->setFocus(Qt::OtherFocusReason);
}

void LessonStepList::addStep()
{
    constexpr int UsualMinutes = 5;
    const int step = currentStep() + 1;
    m_values.draft().insertEntry(StepList, step, QJsonObject{{u"minutes"_s, UsualMinutes}});
    Q_EMIT draftChanged();
    selectStep(step);
    Q_EMIT stepAdded(step);
}

void LessonStepList::duplicateStep()
{
    const int step = currentStep();
    LessonDraft &draft = m_values.draft();
    draft.insertEntry(StepList, step + 1, draft.value(json::placeInside(StepList, step)));
    Q_EMIT draftChanged();
    selectStep(step + 1);
}

void LessonStepList::deleteStep()
{
    const int step = currentStep();
    m_values.draft().removeEntry(StepList, step);
    Q_EMIT draftChanged();
    selectStep(step);
}

void LessonStepList::moveStep(int by)
{
    const int step = currentStep();
    m_values.draft().moveEntry(StepList, step, step + by);
    Q_EMIT draftChanged();
    selectStep(step + by);
}

void LessonStepList::updateButtons()
{
    const int step = currentStep();
    const int count = m_values.draft().entryCount(StepList);
    m_addButton->setEnabled(count < Lesson::MaxSteps);
    m_duplicateButton->setEnabled(step >= 0 && count < Lesson::MaxSteps);
    m_deleteButton->setEnabled(step >= 0 && count > 1);
    m_upButton->setEnabled(step > 0);
    m_downButton->setEnabled(step >= 0 && step + 1 < count);
}

void LessonStepList::retranslate()
{
    m_label->setText(tr("St&eps:"));
    m_addButton->setText(tr("Add s&tep"));
    m_addButton->setToolTip(tr("Add a step after the selected one"));
    m_duplicateButton->setText(tr("Dupli&cate"));
    m_duplicateButton->setToolTip(tr("Add a copy of the selected step"));
    m_deleteButton->setText(tr("&Delete"));
    m_deleteButton->setToolTip(tr("Delete the selected step; this can be undone"));
    m_upButton->setText(tr("Move u&p"));
    m_downButton->setText(tr("Move do&wn"));
    updateList();
}

} // namespace doublets
