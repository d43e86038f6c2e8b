// SPDX-License-Identifier: MIT
#include "lessons/lesson_panel.h"

#include "lessons/answer_fields.h"
#include "lessons/lesson_page.h"
#include "lessons/lesson_run.h"
#include "lessons/whole_page.h"
#include "panels/speech/announcer.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocumentFragment>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QPushButton *panelButton(const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
    return button;
}

} // namespace

LessonPanel::LessonPanel(LessonRun &run, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_catalogue(catalogue)
    , m_progress(plainLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_text(new WholePage(u"lessonText"_s, m_scroll))
    , m_fields(new AnswerFields(run, m_scroll))
    , m_uncover(panelButton(u"lessonUncover"_s, m_scroll))
    , m_skip(panelButton(u"lessonSkip"_s, m_scroll))
    , m_covered(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_answer(new WholePage(u"lessonAnswer"_s, m_scroll))
    , m_experiment(panelButton(u"lessonExperiment"_s, m_scroll))
    , m_restart(panelButton(u"lessonRestart"_s, m_scroll))
    , m_startOver(panelButton(u"lessonStartOver"_s, m_scroll))
    , m_back(panelButton(u"lessonBack"_s, this))
    , m_next(panelButton(u"lessonNext"_s, this))
    , m_print(panelButton(u"lessonPrint"_s, this))
    , m_leave(panelButton(u"lessonLeave"_s, this))
    , m_sheets(new QMenu(this))
    , m_worksheet(m_sheets->addAction(QString()))
    , m_answerKey(m_sheets->addAction(QString()))
{
    setObjectName(u"lessonPanel"_s);
    m_progress->setObjectName(u"lessonProgress"_s);
    layOut();
    connectButtons();
    m_print->hide();
    setFocusProxy(m_text);
    setFocusPolicy(Qt::StrongFocus); // lets F6 move the focus here
    retranslate();
}

void LessonPanel::layOut()
{
    auto *page = new QWidget(m_scroll);
    page->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 8);
    m_covered->setContentsMargins(8, 0, 8, 0);
    m_covered->addWidget(m_uncover, 1);
    m_covered->addWidget(m_skip);
    auto *doing = new QVBoxLayout;
    doing->setContentsMargins(8, 0, 8, 0);
    doing->addWidget(m_experiment);
    doing->addWidget(m_restart);
    doing->addWidget(m_startOver);
    column->addWidget(m_text);
    column->addWidget(m_fields);
    column->addLayout(m_covered);
    column->addWidget(m_answer);
    column->addLayout(doing);
    column->addStretch(1);
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // scrolls to the focused widget by itself
    m_progress->setWordWrap(true);
    auto *steps = new QHBoxLayout;
    steps->addWidget(m_back);
    steps->addWidget(m_next, 1);
    auto *more = new QHBoxLayout;
    more->addWidget(m_print);
    more->addWidget(m_leave, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(4, 4, 4, 4);
    all->addWidget(m_progress);
    all->addWidget(m_scroll, 1);
    all->addLayout(steps);
    all->addLayout(more);
    m_print->setMenu(m_sheets);
}

void LessonPanel::connectButtons()
{
    connect(&m_run, &LessonRun::changed, this, &LessonPanel::refresh);
    connect(&m_run, &LessonRun::ended, this, [this] { m_step = -1; });
    connect(m_uncover, &QPushButton::clicked, this, [this] { m_run.uncover(); });
    connect(m_skip, &QPushButton::clicked, this, [this] { m_run.uncover(true); });
    connect(m_experiment, &QPushButton::clicked, this,
            [this] { Q_EMIT experimentRequested(m_run.step().experiment->runs); });
    connect(m_restart, &QPushButton::clicked, &m_run, &LessonRun::restartBoard);
    connect(m_back, &QPushButton::clicked, this, [this] { m_run.goTo(m_run.at() - 1); });
    connect(m_next, &QPushButton::clicked, &m_run, &LessonRun::next);
    connect(m_startOver, &QPushButton::clicked, this, &LessonPanel::startOverWanted);
    connect(m_leave, &QPushButton::clicked, &m_run, &LessonRun::end);
    connect(m_worksheet, &QAction::triggered, this,
            [this] { Q_EMIT worksheetRequested(m_run.lesson()); });
    connect(m_answerKey, &QAction::triggered, this,
            [this] { Q_EMIT answerKeyRequested(m_run.lesson()); });
}

const Lesson *LessonPanel::lesson() const
{
    return m_run.isRunning() ? &m_run.lesson() : nullptr;
}

void LessonPanel::setCanPrint(bool can)
{
    m_print->setVisible(can);
}

void LessonPanel::setCanExperiment(bool can)
{
    m_canExperiment = can;
    refresh();
}

void LessonPanel::startOver()
{
    m_step = -1; // treat the first step as new even if it is the current one
    m_run.startOver();
}

bool LessonPanel::hasFocusWithin() const
{
    const QWidget *focus = window()->focusWidget();
    return focus != nullptr && m_scroll->isAncestorOf(focus);
}

void LessonPanel::refresh()
{
    if (!m_run.isRunning()) {
        return;
    }
    const QString answerBefore = m_said;
    const bool isOther = std::exchange(m_step, m_run.at()) != m_run.at();
    const bool wasRead = hasFocusWithin();
    write();
    if (isOther) {
        m_fields->showStep();
        m_scroll->verticalScrollBar()->setValue(0);
    } else {
        m_fields->refresh();
    }
    offer();
    if (isOther && wasRead) {
        m_text->setFocus(); // continue reading here; the focused widget belonged to the previous
                            // step
    }
    if (isOther) {
        Announcer::announce(
            this,
            accessibleName() + u' ' +
                QTextDocumentFragment::fromHtml(lessonStepHtml(m_run, m_catalogue)).toPlainText());
    } else {
        announce(answerBefore);
    }
}

void LessonPanel::write()
{
    const QString lesson = lessonText(m_run.lesson(), m_run.lesson().title);
    //: %1 which step, %2 how many there are
    const QString step =
        tr("Step %1 of %2").arg(QString::number(m_run.at() + 1), QString::number(m_run.count()));
    const QString left = tr("about %n minute(s) left", nullptr, m_run.minutesLeft());
    m_progress->setText(u"%1 · %2"_s.arg(step, left));
    setWindowTitle(lesson);
    setAccessibleName(u"%1. %2."_s.arg(lesson, step));
    m_text->setAccessibleName(
        u"%1: %2"_s.arg(step, lessonText(m_run.lesson(), m_run.step().title)));
    m_text->showWhole(lessonStepHtml(m_run, m_catalogue));
    const QString answer = lessonAnswerHtml(m_run, m_catalogue);
    m_said = QTextDocumentFragment::fromHtml(answer).toPlainText();
    m_answer->showWhole(answer);
}

void LessonPanel::announce(const QString &answerBefore)
{
    if (m_said == answerBefore || m_said.isEmpty()) {
        return;
    }
    Announcer::announce(this, m_said);
    // Queued, until the answer has been laid out.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_scroll->ensureVisible(0, m_answer->geometry().bottom(), 0, 0);
            m_scroll->ensureVisible(0, m_answer->geometry().top(), 0, 0);
        },
        Qt::QueuedConnection);
}

void LessonPanel::offer()
{
    const bool isCovered = m_run.hasAnswer() && !m_run.answer().isRevealed;
    m_uncover->setVisible(isCovered);
    m_skip->setVisible(isCovered);
    m_uncover->setEnabled(m_run.answer().hasAnswer());
    m_uncover->setToolTip(m_run.answer().hasAnswer()
                              ? tr("Uncover the answer")
                              : tr("First answer, or count hands; or skip the question"));
    m_experiment->setVisible(m_run.step().experiment.has_value());
    m_experiment->setEnabled(m_canExperiment);
    m_restart->setVisible(m_run.hasBoard() && m_run.step().board.has_value());
    m_restart->setEnabled(m_run.canRestartBoard());
    m_startOver->setEnabled(m_run.canStartOver());
    m_back->setEnabled(m_run.at() > 0);
    m_next->setText(m_run.isLast() ? tr("En&d of the lesson") : tr("Ne&xt"));
    m_next->setToolTip(m_run.isLast() ? tr("Back to your own game")
                                      : tr("Go on with the next step"));
}

void LessonPanel::fitButtons()
{
    const int least = fonts::current().minControlSize;
    for (QPushButton *each : {m_uncover, m_skip, m_experiment, m_restart, m_back, m_next, m_print,
                              m_startOver, m_leave}) {
        each->setMinimumHeight(least);
    }
    fold();
}

void LessonPanel::retranslate()
{
    m_uncover->setText(tr("Show the a&nswer"));
    m_skip->setText(tr("S&kip"));
    m_skip->setToolTip(tr("Show the answer without one of your own"));
    m_answer->setAccessibleName(tr("The answer"));
    m_experiment->setText(tr("&Experiment…"));
    m_experiment->setToolTip(tr("Open it in the laboratory"));
    m_restart->setText(tr("&Set up again"));
    m_restart->setToolTip(tr("Put the board of this step there as it was at first"));
    m_back->setText(tr("&Back"));
    m_back->setToolTip(tr("The step before; what you said and played is kept"));
    m_print->setText(tr("Pr&int"));
    m_print->setToolTip(tr("Print the sheets of this lesson"));
    m_startOver->setText(tr("St&art the lesson over"));
    m_startOver->setToolTip(tr("Begin with the first step; what you said and played is forgotten"));
    m_leave->setText(tr("&Leave"));
    m_leave->setToolTip(
        tr("Leave the lesson, and go on with it another time; your own game is as it was"));
    m_worksheet->setText(tr("&Worksheet…"));
    m_answerKey->setText(tr("&Answers for the teacher…"));
    fitButtons();
    refresh();
}

void LessonPanel::fold()
{
    const int both = m_uncover->sizeHint().width() + m_skip->sizeHint().width();
    const int room = m_scroll->viewport()->width() - 3 * m_covered->contentsMargins().left();
    m_covered->setDirection(both > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void LessonPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold();
}

void LessonPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitButtons();
        if (m_run.isRunning()) {
            m_fields->refresh();
        }
    }
}

void LessonPanel::keyPressEvent(QKeyEvent *event)
{
    const bool goesOn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (goesOn && m_text->hasFocus()) {
        m_next->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace doublets
