// SPDX-License-Identifier: MIT
#include "panels/course/course_panel.h"

#include "match/match.h"
#include "panels/course/course_delegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

CoursePanel::CoursePanel(Match &match, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_model(match.course())
    , m_list(new QListView(this))
    , m_present(new QToolButton(this))
    , m_why(new QToolButton(this))
{
    m_list->setObjectName(u"courseList"_s);
    m_present->setObjectName(u"coursePresent"_s);
    m_why->setObjectName(u"courseWhy"_s);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new CourseDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust); // rows wrap: their height follows the width
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);

    auto *buttons = new QHBoxLayout;
    for (QToolButton *button : {m_present, m_why}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);

    connect(m_list, &QListView::clicked, this, &CoursePanel::chooseCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && m_list->hasFocus() && !m_settling) {
                    chooseCurrent();
                }
            });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, [this] {
        if (!m_chosen) {
            m_list->scrollToBottom();
        }
    });
    connect(m_present, &QToolButton::clicked, this, &CoursePanel::leaveForPresent);
    connect(m_why, &QToolButton::clicked, this, &CoursePanel::explanationRequested);
    connect(&match, &Match::changed, this, &CoursePanel::onChange);
    enable();
    retranslate();
}

void CoursePanel::onChange(const Change &change)
{
    const int row = m_match.moment().row;
    if (change.what == Change::What::Told && row >= 0) {
        showChoice(row);
    } else if (change.what == Change::What::NewGame ||
               (change.what == Change::What::Told && m_chosen)) {
        clearChoice();
    }
}

void CoursePanel::leaveForPresent()
{
    m_match.returnToPresent();
    Q_EMIT leftForPresent();
}

void CoursePanel::chooseCurrent()
{
    if (m_list->currentIndex().isValid()) {
        m_chosen = true;
        m_list->setCurrentIndex(m_list->currentIndex());
        enable();
        m_match.lookBackAt(m_list->currentIndex().row());
    }
}

void CoursePanel::showChoice(int row)
{
    if (chosenRow() != row) {
        m_chosen = true;
        m_settling = true;
        m_list->setCurrentIndex(m_model.index(row));
        m_settling = false;
        enable();
    }
}

void CoursePanel::clearChoice()
{
    m_chosen = false;
    m_list->selectionModel()->clear();
    m_list->scrollToBottom();
    enable();
}

int CoursePanel::chosenRow() const
{
    return m_chosen ? m_list->currentIndex().row() : -1;
}

void CoursePanel::enable()
{
    m_present->setEnabled(m_chosen);
    m_why->setEnabled(m_chosen);
}

bool CoursePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::FocusIn && !m_chosen) {
        // Who comes by the keyboard stands at the present; a list would begin at its first row.
        m_settling = true;
        m_list->setCurrentIndex(m_model.index(m_model.rowCount() - 1));
        m_list->clearSelection();
        m_settling = false;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            leaveForPresent();
            return true;
        }
        if (key == Qt::Key_Escape) { // the window knows what it ends
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CoursePanel::retranslate()
{
    m_list->setAccessibleName(tr("Course of play"));
    m_present->setText(tr("Latest"));
    m_present->setToolTip(tr("Back to the latest throw (Return)"));
    m_why->setText(tr("Why?"));
    m_why->setToolTip(tr("The rule behind this throw"));
}

} // namespace doublets
