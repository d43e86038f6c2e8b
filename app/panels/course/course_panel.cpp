// SPDX-License-Identifier: MIT
#include "panels/course/course_panel.h"

#include "core/game/game.h"
#include "match/match.h"
#include "panels/course/course_delegate.h"
#include "panels/course/note_edit.h"
#include "panels/course/step_bar.h"
#include "panels/course/step_pace_box.h"
#include "panels/speech/current_item.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QLocale>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

CoursePanel::CoursePanel(Match &match, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_model(match.course())
    , m_list(new QListView(this))
    , m_stepBar(new StepBar(match, actions, this))
    , m_noteEdit(new NoteEdit(match, this))
    , m_paceBox(new StepPaceBox(match, this))
    , m_stepLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_buttonLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_returnButton(new QToolButton(this))
    , m_whyButton(new QToolButton(this))
    , m_correctButton(new QToolButton(this))
{
    setUpList();
    createLayout();

    // Covers the keyboard, the mouse and screen readers.
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection &selected) {
                if (!selected.isEmpty() && !m_isUpdatingSelection) {
                    lookBackAtRow(selected.indexes().constFirst().row());
                }
            });
    const auto followGame = [this] {
        if (m_selectedRow < 0 && !m_match.shown().isPast()) { // the start of the game has no row
            m_list->scrollToBottom();
        }
    };
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, followGame);
    // When a row has grown, the view is laid out after the signal of the model.
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, followGame);
    connect(m_noteEdit, &NoteEdit::dismissed, m_list,
            [this] { m_list->setFocus(Qt::OtherFocusReason); });
    connect(m_returnButton, &QToolButton::clicked, this, &CoursePanel::returnToLatestPosition);
    connect(m_whyButton, &QToolButton::clicked, this, &CoursePanel::explanationRequested);
    connect(m_correctButton, &QToolButton::clicked, this, &CoursePanel::correctionRequested);
    connect(&match, &Match::changed, this, &CoursePanel::onChange);
    connect(&match.oddsWatch(), &OddsWatch::changed, this, &CoursePanel::updateMistakes);
    connect(&match.guessFirst(), &GuessFirst::changed, this, &CoursePanel::updateMistakes);
    updateButtons();
    retranslate();
    if (match.shown().moment().row >= 0) {
        selectRow(match.shown().moment().row);
    }
}

void CoursePanel::setUpList()
{
    m_list->setObjectName(u"courseList"_s);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new CourseDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true); // lays out the rows again when their width changes
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    constexpr int LeastRows = 2; // of one line; a small window has no room for more
    m_list->setMinimumHeight(LeastRows * m_list->fontMetrics().height());
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
}

void CoursePanel::createLayout()
{
    m_returnButton->setObjectName(u"coursePresent"_s);
    m_whyButton->setObjectName(u"courseWhy"_s);
    m_correctButton->setObjectName(u"courseCorrect"_s);
    for (QToolButton *button : {m_returnButton, m_whyButton, m_correctButton}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    m_buttonLayout->addWidget(m_returnButton);
    m_buttonLayout->addWidget(m_whyButton);
    m_stepLayout->addWidget(m_stepBar, 1);
    m_stepLayout->addWidget(m_paceBox);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->addWidget(m_list, 1);
    column->addLayout(m_stepLayout);
    column->addWidget(m_noteEdit);
    column->addLayout(m_buttonLayout);
    column->addWidget(m_correctButton);
}

void CoursePanel::onChange(const Change &change)
{
    const int row = m_match.shown().moment().row;
    if (change.kind == Change::Kind::CommandsChanged || change.kind == Change::Kind::Revealed) {
        updateButtons();
        updateMistakes();
    }
    if (change.kind == Change::Kind::Revealed && row >= 0) {
        selectRow(row);
    } else if (change.kind == Change::Kind::Revealed && m_match.shown().isPast()) {
        deselectRow();
        m_list->scrollToTop(); // the start of the game has no row
        updateButtons();
    } else if (change.kind == Change::Kind::NewGame || change.kind == Change::Kind::Corrected ||
               (change.kind == Change::Kind::Revealed && m_selectedRow >= 0)) {
        deselectRow();
    }
}

void CoursePanel::updateMistakes()
{
    // During play, a mark would give away what the computer thinks of the choice.
    const bool reviews = isVisible() && m_match.hasGame() && !m_match.isBoardLent() &&
                         (m_match.shown().isPast() || m_match.game().position().isOver());
    OddsWatch &odds = m_match.oddsWatch();
    odds.setWatched(this, reviews);
    const bool isKnown = reviews && odds.game() == &m_match.game() && odds.source() &&
                         odds.source()->method() != OddsMethod::RandomPlay &&
                         !m_match.guessFirst().isCovered();
    m_model.setMistakes(isKnown ? findMistakes(m_model, m_match.game(), odds.changes())
                                : std::vector<std::optional<Mistake>>());
}

void CoursePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateMistakes();
}

void CoursePanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    updateMistakes();
}

void CoursePanel::returnToLatestPosition()
{
    m_match.shown().returnToPresent();
    Q_EMIT returnedToLatestPosition();
}

void CoursePanel::lookBackAtRow(int row)
{
    m_selectedRow = row;
    updateButtons();
    m_match.shown().lookBackAt(row);
}

void CoursePanel::selectRow(int row)
{
    if (m_selectedRow != row) {
        m_selectedRow = row;
        const QModelIndex index = m_model.index(row);
        m_isUpdatingSelection = true;
        // Screen readers take the current row for the focus, so set the current row only while the
        // list has the focus.
        if (m_list->hasFocus()) {
            m_list->setCurrentIndex(index);
        }
        m_list->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
        m_isUpdatingSelection = false;
        m_list->scrollTo(index);
        updateButtons();
    }
}

void CoursePanel::deselectRow()
{
    m_selectedRow = -1;
    m_list->selectionModel()->clear();
    m_list->scrollToBottom();
    updateButtons();
}

void CoursePanel::setInitialRow(bool byMouse)
{
    m_isUpdatingSelection = true;
    const QModelIndex seen = m_list->indexAt(m_list->viewport()->rect().center());
    const QModelIndex last = m_model.index(m_model.rowCount() - 1);
    // Keep the list in place under the pointer.
    m_list->setAutoScroll(!byMouse);
    m_list->setCurrentIndex(m_selectedRow >= 0          ? m_model.index(m_selectedRow)
                            : byMouse && seen.isValid() ? seen
                                                        : last);
    m_list->setAutoScroll(true);
    if (m_selectedRow < 0) {
        m_list->clearSelection();
    }
    m_isUpdatingSelection = false;
}

void CoursePanel::updateButtons()
{
    m_returnButton->setEnabled(m_match.shown().isPast());
    m_whyButton->setEnabled(m_selectedRow >= 0);
    m_correctButton->setVisible(m_match.hasGame() &&
                                m_match.game().dice().origin() == DiceOrigin::Entered &&
                                m_match.policy().allows(Command::CorrectThrow));
    m_correctButton->setEnabled(m_match.hasGame() && m_match.can(Command::CorrectThrow));
}

bool CoursePanel::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateRows(); // the fonts may have changed
    }
    return QWidget::event(event);
}

void CoursePanel::updateRows()
{
    const auto arrange = [](QBoxLayout &row, const QWidget &first, const QWidget &second,
                            int room) {
        const int width = first.minimumSizeHint().width() + second.minimumSizeHint().width();
        row.setDirection(width > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    };
    const int room = window()->width();
    arrange(*m_stepLayout, *m_stepBar, *m_paceBox, room / 2);
    arrange(*m_buttonLayout, *m_returnButton, *m_whyButton, room / 3);
}

bool CoursePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::FocusIn) {
        setInitialRow(static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason);
        reportCurrentItem(*m_list);
    }
    if (watched == m_list && event->type() == QEvent::FocusOut) {
        m_list->selectionModel()->clearCurrentIndex();
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent &>(*event).key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            returnToLatestPosition();
            return true;
        }
        const bool isPlain =
            (static_cast<const QKeyEvent &>(*event).modifiers() & ~Qt::KeypadModifier) == 0;
        const bool isStep = isPlain && (key == Qt::Key_Left || key == Qt::Key_Right);
        if (key == Qt::Key_Escape || isStep) { // left to the window
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CoursePanel::retranslate()
{
    m_list->setToolTip(tr("The points of each player are numbered from that player’s own side.") +
                       u' ' +
                       //: %1 a number of percentage points of the chance of winning
                       tr("A notched band marks a mistake that costs %1 percentage points or more.")
                           .arg(QLocale().toString(Mistake::MinLoss * 100)));
    m_paceBox->retranslate();
    m_noteEdit->retranslate();
    m_list->setAccessibleName(tr("Course of play"));
    m_returnButton->setText(tr("Latest"));
    m_returnButton->setToolTip(tr("Back to the latest throw (Enter)"));
    m_whyButton->setText(tr("Why?"));
    m_whyButton->setToolTip(tr("The rule behind this throw"));
    m_correctButton->setText(tr("Correct this throw…"));
    m_correctButton->setToolTip(tr("Correct a throw that was entered incorrectly"));
}

} // namespace doublets
