// SPDX-License-Identifier: MIT
#include "lessons/lesson_panel.h"

#include "lessons/answer_fields.h"
#include "lessons/full_height_page.h"
#include "lessons/lesson_page.h"
#include "lessons/lesson_picture_view.h"
#include "lessons/lesson_run.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/dialogs/scroll_to.h"
#include "panels/speech/announcer.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/quoted.h"

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
    , m_progressLabel(plainLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_textPage(new FullHeightPage(u"lessonText"_s, m_scroll))
    , m_pictureView(new LessonPictureView(m_scroll))
    , m_questionPage(new FullHeightPage(u"lessonQuestion"_s, m_scroll))
    , m_fields(new AnswerFields(run, m_scroll))
    , m_revealButton(panelButton(u"lessonUncover"_s, m_scroll))
    , m_skipButton(panelButton(u"lessonSkip"_s, m_scroll))
    , m_revealLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_solutionPage(new FullHeightPage(u"lessonAnswer"_s, m_scroll))
    , m_backgroundPage(new FullHeightPage(u"lessonBackground"_s, m_scroll))
    , m_experimentButton(panelButton(u"lessonExperiment"_s, m_scroll))
    , m_restartButton(panelButton(u"lessonRestart"_s, m_scroll))
    , m_startOverButton(panelButton(u"lessonStartOver"_s, m_scroll))
    , m_backButton(panelButton(u"lessonBack"_s, this))
    , m_nextButton(panelButton(u"lessonNext"_s, this))
    , m_printButton(panelButton(u"lessonPrint"_s, this))
    , m_leaveButton(panelButton(u"lessonLeave"_s, this))
    , m_navigationLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_printMenu(new QMenu(this))
    , m_worksheetAction(m_printMenu->addAction(QString()))
    , m_answerKeyAction(m_printMenu->addAction(QString()))
{
    setObjectName(u"lessonPanel"_s);
    m_progressLabel->setObjectName(u"lessonProgress"_s);
    createLayout();
    connectButtons();
    setFocusProxy(m_textPage);
    setFocusPolicy(Qt::StrongFocus); // lets F6 move the focus here
    retranslate();
}

void LessonPanel::createLayout()
{
    auto *page = new QWidget(m_scroll);
    page->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 8);
    m_revealLayout->setContentsMargins(8, 0, 8, 0);
    m_revealLayout->addWidget(m_revealButton, 1);
    m_revealLayout->addWidget(m_skipButton);
    auto *experimentLayout = new QVBoxLayout; // above the homework
    experimentLayout->setContentsMargins(8, 0, 8, 0);
    experimentLayout->addWidget(m_experimentButton);
    auto *stepLayout = new QVBoxLayout;
    stepLayout->setContentsMargins(8, 0, 8, 0);
    stepLayout->addWidget(m_restartButton);
    stepLayout->addWidget(m_startOverButton);
    column->addWidget(m_textPage);
    column->addWidget(m_pictureView);
    column->addWidget(m_questionPage);
    column->addWidget(m_fields);
    column->addLayout(m_revealLayout);
    column->addLayout(experimentLayout);
    column->addWidget(m_solutionPage);
    column->addWidget(m_backgroundPage);
    column->addLayout(stepLayout);
    column->addStretch(1);
    setScrolledPage(*m_scroll, page);
    m_scroll->setMinimumHeight(MinScrollHeight);
    m_progressLabel->setWordWrap(true);
    auto *stepButtonsLayout = new QHBoxLayout;
    stepButtonsLayout->addWidget(m_backButton);
    stepButtonsLayout->addWidget(m_nextButton, 1);
    auto *lessonLayout = new QHBoxLayout;
    lessonLayout->addWidget(m_printButton);
    lessonLayout->addWidget(m_leaveButton, 1);
    m_navigationLayout->addLayout(stepButtonsLayout, 1);
    m_navigationLayout->addLayout(lessonLayout);
    // The buttons are at the top, where they stay when tabs or the entry of dice appear below.
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_progressLabel);
    layout->addLayout(m_navigationLayout);
    layout->addWidget(m_scroll, 1);
    m_printButton->setMenu(m_printMenu);
}

void LessonPanel::connectButtons()
{
    connect(&m_run, &LessonRun::stateChanged, this, &LessonPanel::refresh);
    connect(&m_run, &LessonRun::lessonEnded, this, [this] { m_shownStep = -1; });
    connect(m_revealButton, &QPushButton::clicked, this, [this] { m_run.revealSolution(); });
    connect(m_skipButton, &QPushButton::clicked, this, [this] { m_run.revealSolution(true); });
    connect(m_experimentButton, &QPushButton::clicked, this,
            [this] { Q_EMIT experimentsRequested(m_run.step().experiment->runs); });
    connect(m_restartButton, &QPushButton::clicked, &m_run, &LessonRun::restartBoard);
    connect(m_backButton, &QPushButton::clicked, this,
            [this] { m_run.goToStep(m_run.currentStep() - 1); });
    connect(m_nextButton, &QPushButton::clicked, this, &LessonPanel::advance);
    connect(m_startOverButton, &QPushButton::clicked, this, &LessonPanel::startOverRequested);
    connect(m_leaveButton, &QPushButton::clicked, &m_run, &LessonRun::end);
    connect(m_worksheetAction, &QAction::triggered, this,
            [this] { Q_EMIT worksheetRequested(m_run.lesson()); });
    connect(m_answerKeyAction, &QAction::triggered, this,
            [this] { Q_EMIT answerKeyRequested(m_run.lesson()); });
}

const Lesson *LessonPanel::lesson() const
{
    return m_run.isRunning() ? &m_run.lesson() : nullptr;
}

void LessonPanel::setPrintingAvailable(bool available)
{
    m_isPrintingAvailable = available;
    updateButtonSizes();
}

void LessonPanel::setExperimentsAvailable(bool available)
{
    m_areExperimentsAvailable = available;
    refresh();
}

void LessonPanel::startOver()
{
    m_shownStep = -1; // treat the first step as new even if it is the current one
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
    const QString previousSolution = m_solutionText;
    const bool isNewStep = std::exchange(m_shownStep, m_run.currentStep()) != m_run.currentStep();
    const bool hadFocus = hasFocusWithin();
    m_showsClosing = m_showsClosing && !isNewStep;
    updateTexts();
    if (isNewStep) {
        m_pictureView->showPicture(m_run.lesson(), m_run.step());
        m_fields->showStep();
        m_scroll->verticalScrollBar()->setValue(0);
    } else {
        m_fields->refresh();
    }
    updateButtons();
    if (isNewStep && hadFocus) {
        m_textPage->setFocus(); // continue reading here; the focused widget belonged to the
                                // previous step
    }
    if (isNewStep) {
        const QString text =
            QTextDocumentFragment::fromHtml(lessonStepHtml(m_run, m_catalogue)).toPlainText();
        Announcer::announce(this, QStringList{accessibleName(), m_pictureView->description(), text}
                                      .join(u' ')
                                      .simplified());
    } else {
        announceSolution(previousSolution);
    }
}

void LessonPanel::updateTexts()
{
    const QString lesson = lessonText(m_run.lesson(), m_run.lesson().title);
    //: %1 which step, %2 how many there are
    const QString step =
        tr("Step %1 of %2")
            .arg(QString::number(m_run.currentStep() + 1), QString::number(m_run.stepCount()));
    const QString remaining = tr("about %n minute(s) left", nullptr, m_run.remainingMinutes());
    QStringList progress{step, remaining};
    if (!m_run.className().isEmpty()) {
        progress << m_run.className();
    }
    // On a wall, the room is for the question; the class need not know the time.
    m_progressLabel->setText(fonts::currentSizes().isForWall ? step : progress.join(u" · "_s));
    setWindowTitle(lesson);
    setAccessibleName(u"%1. %2."_s.arg(lesson, step));
    m_textPage->setAccessibleName(step + colon() + lessonText(m_run.lesson(), m_run.step().title));
    m_backgroundPage->setAccessibleName(m_textPage->accessibleName());
    m_questionPage->setAccessibleName(m_textPage->accessibleName());
    updateStepText();
    const QString solution = lessonSolutionHtml(m_run, m_catalogue, isAtEnd());
    m_solutionText = QTextDocumentFragment::fromHtml(solution).toPlainText();
    m_solutionPage->setPageHtml(solution);
}

void LessonPanel::updateStepText()
{
    const QString question = lessonQuestionHtml(m_run, m_catalogue);
    if (fonts::currentSizes().isForWall && !question.isEmpty()) {
        m_textPage->setPageHtml(question);
        m_questionPage->setPageHtml({});
        m_backgroundPage->setPageHtml(lessonBackgroundHtml(m_run, m_catalogue));
    } else if (m_run.step().picture) {
        m_textPage->setPageHtml(lessonBackgroundHtml(m_run, m_catalogue));
        m_questionPage->setPageHtml(question);
        m_backgroundPage->setPageHtml({});
    } else {
        m_textPage->setPageHtml(lessonStepHtml(m_run, m_catalogue));
        m_questionPage->setPageHtml({});
        m_backgroundPage->setPageHtml({});
    }
}

void LessonPanel::announceSolution(const QString &previousSolution)
{
    if (m_solutionText == previousSolution || m_solutionText.isEmpty()) {
        return;
    }
    Announcer::announce(this, m_solutionText);
    scrollTo(*m_scroll, *m_solutionPage);
}

void LessonPanel::updateButtons()
{
    const bool canReveal = m_run.hasSolution() && !m_run.answer().isRevealed;
    m_revealButton->setVisible(canReveal);
    m_skipButton->setVisible(canReveal);
    const bool isAnswered = m_run.answer().hasAnswer() && !m_run.isWaitingForBoard();
    m_revealButton->setEnabled(isAnswered);
    m_revealButton->setToolTip(isAnswered
                                   ? tr("Uncover the answer")
                                   : tr("Answer or count hands first, or skip the question"));
    m_experimentButton->setVisible(m_run.step().experiment.has_value());
    m_experimentButton->setEnabled(m_areExperimentsAvailable);
    m_restartButton->setVisible(m_run.hasBoard() && m_run.step().board.has_value());
    m_restartButton->setEnabled(m_run.canRestartBoard());
    m_startOverButton->setEnabled(m_run.canStartOver());
    m_backButton->setEnabled(m_run.currentStep() > 0);
    m_nextButton->setText(isAtEnd() ? tr("En&d of the lesson") : tr("Ne&xt"));
    m_nextButton->setToolTip(isAtEnd()            ? tr("Back to your own game")
                             : m_run.isLastStep() ? tr("Show the homework")
                                                  : tr("Go to the next step"));
}

bool LessonPanel::isAtEnd() const
{
    const Lesson &lesson = m_run.lesson();
    const bool hasClosing = !lesson.extension.empty() || !lesson.homework.empty();
    const bool isDone = m_run.answer().isRevealed || !m_run.hasSolution();
    return m_run.isLastStep() && (isDone || m_showsClosing || !hasClosing);
}

void LessonPanel::advance()
{
    if (m_run.isLastStep() && !isAtEnd()) {
        m_showsClosing = true;
        refresh();
    } else {
        m_run.goToNextStep();
    }
}

void LessonPanel::updateButtonSizes()
{
    m_printButton->setVisible(m_isPrintingAvailable && !fonts::currentSizes().isForWall);
    const int minSize = fonts::currentSizes().minControlSize;
    for (QPushButton *each :
         {m_revealButton, m_skipButton, m_experimentButton, m_restartButton, m_backButton,
          m_nextButton, m_printButton, m_startOverButton, m_leaveButton}) {
        each->setMinimumHeight(minSize);
    }
    updateLayoutDirection();
}

void LessonPanel::retranslate()
{
    m_revealButton->setText(tr("Show the a&nswer"));
    m_skipButton->setText(tr("S&kip"));
    m_skipButton->setToolTip(tr("Show the answer without answering"));
    m_solutionPage->setAccessibleName(tr("The answer"));
    m_experimentButton->setText(tr("&Experiment…"));
    m_experimentButton->setToolTip(tr("Open it in the laboratory"));
    m_restartButton->setText(tr("&Set up again"));
    m_restartButton->setToolTip(tr("Reset the board to the start of this step"));
    m_backButton->setText(tr("&Back"));
    m_backButton->setToolTip(tr("The previous step; your answers and moves are kept"));
    m_printButton->setText(tr("Pr&int"));
    m_printButton->setToolTip(tr("Print the sheets of this lesson"));
    m_startOverButton->setText(tr("St&art the lesson over"));
    m_startOverButton->setToolTip(
        tr("Start from the first step; your answers and moves are deleted"));
    m_leaveButton->setText(tr("&Leave"));
    m_leaveButton->setToolTip(
        tr("Leave the lesson and continue it another time; your own game is unchanged"));
    m_worksheetAction->setText(tr("&Worksheet…"));
    m_answerKeyAction->setText(tr("&Answers for the teacher…"));
    updateButtonSizes();
    refresh();
}

void LessonPanel::updateLayoutDirection()
{
    const int buttonsWidth = m_revealButton->sizeHint().width() + m_skipButton->sizeHint().width();
    const int availableWidth =
        m_scroll->viewport()->width() - 3 * m_revealLayout->contentsMargins().left();
    m_revealLayout->setDirection(buttonsWidth > availableWidth ? QBoxLayout::TopToBottom
                                                               : QBoxLayout::LeftToRight);
    int navigationWidth = 0;
    for (const QPushButton *each : {m_backButton, m_nextButton, m_printButton, m_leaveButton}) {
        navigationWidth +=
            each->isHidden() ? 0 : each->sizeHint().width() + m_navigationLayout->spacing();
    }
    const int room = width() - 2 * layout()->contentsMargins().left();
    m_navigationLayout->setDirection(navigationWidth > room ? QBoxLayout::TopToBottom
                                                            : QBoxLayout::LeftToRight);
}

void LessonPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateLayoutDirection();
}

void LessonPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateButtonSizes();
        if (m_run.isRunning()) {
            m_fields->refresh();
            updateTexts(); // may be on a wall now
        }
    }
}

void LessonPanel::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_textPage->hasFocus()) {
        m_nextButton->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace doublets
