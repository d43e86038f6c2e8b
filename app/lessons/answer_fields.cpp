// SPDX-License-Identifier: MIT
#include "lessons/answer_fields.h"

#include "lessons/lesson_run.h"
#include "panels/dialogs/wrapping_radio_button.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int MaxHands = 99;
constexpr int LettersOfARow = 34; ///< narrower rows place the number of hands below the choice

} // namespace

AnswerFields::AnswerFields(LessonRun &run, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_column(new QVBoxLayout(this))
    , m_words(new QPlainTextEdit(this))
    , m_guess(new QWidget(this))
    , m_slider(new QSlider(Qt::Horizontal, m_guess))
    , m_number(new QSpinBox(m_guess))
    , m_unit(plainLabel(m_guess))
    , m_figure(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_words->setObjectName(u"lessonWords"_s);
    m_slider->setObjectName(u"lessonSlider"_s);
    m_number->setObjectName(u"lessonNumber"_s);
    m_column->setContentsMargins(8, 0, 8, 0);
    m_words->setTabChangesFocus(true);
    m_figure->addWidget(m_number);
    m_figure->addWidget(m_unit, 1);
    auto *column = new QVBoxLayout(m_guess);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_slider);
    column->addLayout(m_figure);
    m_column->addWidget(m_words);
    m_column->addWidget(m_guess);
    m_unit->setForegroundRole(QPalette::Text);
    connect(m_words, &QPlainTextEdit::textChanged, this,
            [this] { m_run.write(m_words->toPlainText()); });
    connect(m_slider, &QSlider::valueChanged, this, &AnswerFields::guess);
    // Releasing the slider counts as a guess even if its value has not changed.
    connect(m_slider, &QSlider::sliderReleased, this, [this] { guess(m_slider->value()); });
    connect(m_number, &QSpinBox::valueChanged, this, &AnswerFields::guess);
}

void AnswerFields::showStep()
{
    clearChoices();
    const LessonStep &step = m_run.step();
    const bool isFree =
        step.question && !step.question->statusQuestion && step.question->choices.empty();
    if (step.question && !isFree) {
        addChoices(step.question->statusQuestion ? static_cast<int>(statusChoices().size())
                                                 : static_cast<int>(step.question->choices.size()));
    }
    const QSignalBlocker ofWords(m_words);
    m_words->setPlainText(m_run.answer().freeAnswer);
    m_words->setVisible(isFree);
    m_guess->setVisible(step.guess.has_value());
    if (step.guess) {
        showGuess();
    }
    setVisible(step.question || step.guess);
    refresh();
}

void AnswerFields::addChoices(int count)
{
    m_group = new QButtonGroup(this);
    const ClassAnswer &said = m_run.answer();
    for (int i = 0; i < count; ++i) {
        auto *both = new QBoxLayout(QBoxLayout::LeftToRight);
        auto *radio = new WrappingRadioButton(this);
        auto *hands = new QSpinBox(this);
        radio->setObjectName(u"lessonChoice%1"_s.arg(i + 1));
        hands->setObjectName(u"lessonHands%1"_s.arg(i + 1));
        hands->setRange(0, MaxHands);
        radio->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
        radio->setChecked(said.choice == i);
        hands->setValue(i < static_cast<int>(said.handCounts.size())
                            ? said.handCounts[static_cast<std::size_t>(i)]
                            : 0);
        m_group->addButton(radio, i);
        both->addWidget(radio, 1);
        both->addWidget(hands, 0, Qt::AlignRight | Qt::AlignTop);
        m_column->insertLayout(i, both);
        connect(hands, &QSpinBox::valueChanged, this, &AnswerFields::saveHands);
        m_rows.push_back({both, radio, hands});
    }
    QWidget *before = m_number; // the last widget before the rows in the tab order
    for (const Row &row : m_rows) {
        setTabOrder(before, row.radio);
        setTabOrder(row.radio, row.hands);
        before = row.hands;
    }
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { m_run.choose(id); });
    fold();
}

void AnswerFields::clearChoices()
{
    delete m_group;
    m_group = nullptr;
    for (const Row &row : m_rows) {
        delete row.radio;
        delete row.hands;
        delete row.both;
    }
    m_rows.clear();
}

void AnswerFields::showGuess()
{
    const LessonGuess &guess = *m_run.step().guess;
    const QSignalBlocker ofSlider(m_slider);
    const QSignalBlocker ofNumber(m_number);
    m_slider->setRange(guess.minimum, guess.maximum);
    m_slider->setPageStep(std::max(1, (guess.maximum - guess.minimum) / 10));
    m_slider->setValue(m_run.answer().guess.value_or((guess.minimum + guess.maximum) / 2));
    // A value below the minimum stands for "no guess yet".
    m_number->setRange(guess.minimum - 1, guess.maximum);
    m_number->setValue(m_run.answer().guess.value_or(guess.minimum - 1));
    m_number->setSpecialValueText(u"–"_s);
}

void AnswerFields::refresh()
{
    const LessonStep &step = m_run.step();
    const bool open = !m_run.answer().isRevealed;
    for (const Row &row : m_rows) {
        // The fields are shown on a paper background.
        QPalette ink;
        ink.setColor(QPalette::Active, QPalette::WindowText, theme::Ink);
        ink.setColor(QPalette::Disabled, QPalette::WindowText, theme::FadedInk);
        row.radio->setPalette(ink);
        row.radio->setEnabled(open);
        row.hands->setEnabled(open);
    }
    m_words->setReadOnly(!open);
    m_slider->setEnabled(open);
    m_number->setEnabled(open);
    m_words->setAccessibleName(tr("Your answer"));
    m_words->setPlaceholderText(tr("What the class says, in a few words"));
    m_words->setFixedHeight(m_words->fontMetrics().lineSpacing() * 3 + 16);
    m_slider->setAccessibleName(tr("Your guess, as a slider"));
    m_number->setAccessibleName(tr("Your guess"));
    if (step.guess) {
        m_unit->setText(figureUnitName(unitOf(step.guess->figure.quantity)));
    }
    describeChoices();
    fitPresses();
}

void AnswerFields::fitPresses()
{
    const int least = fonts::current().minControlSize;
    for (const Row &row : m_rows) {
        row.radio->setMinimumHeight(least);
        fitNumber(*row.hands, row.hands->prefix() + QString::number(MaxHands));
    }
    fitNumber(*m_number, QString::number(m_number->maximum()) + u"  "_s);
    m_slider->setMinimumHeight(least);
}

void AnswerFields::fitNumber(QSpinBox &box, const QString &widest)
{
    constexpr int Edges = 16;
    const int arrows = 2 * fonts::MinControlSize; // side by side
    box.setMinimumSize(box.fontMetrics().horizontalAdvance(widest) + arrows + Edges,
                       fonts::current().minControlSize);
}

void AnswerFields::describeChoices()
{
    const QStringList choices = choiceTexts(m_run.lesson(), m_run.step(), m_run.values());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString choice = choices.value(static_cast<qsizetype>(i));
        m_rows[i].radio->setText(withoutMnemonic(choice));
        m_rows[i].radio->setAccessibleName(choice);
        //: hands shown for an answer: "Hands: 12"
        m_rows[i].hands->setPrefix(tr("Hands: "));
        //: %1 one of the answers to a question
        m_rows[i].hands->setAccessibleName(tr("Hands for: %1").arg(choice));
    }
}

void AnswerFields::guess(int value)
{
    const LessonGuess &wanted = *m_run.step().guess;
    if (value < wanted.minimum) {
        return;
    }
    const QSignalBlocker ofSlider(m_slider);
    const QSignalBlocker ofNumber(m_number);
    m_slider->setValue(value);
    m_number->setValue(value);
    m_run.guess(value);
}

void AnswerFields::saveHands()
{
    std::vector<int> hands;
    for (const Row &row : m_rows) {
        hands.push_back(row.hands->value());
    }
    m_run.setHands(hands);
}

QSize AnswerFields::minimumSizeHint() const
{
    // Assume folded rows; otherwise the fields could never become narrow enough to be folded.
    QSize least = QWidget::minimumSizeHint();
    int width = 0;
    for (const Row &row : m_rows) {
        width = std::max({width, row.radio->minimumSizeHint().width(), row.hands->minimumWidth()});
    }
    if (!m_guess->isHidden()) {
        width = std::max({width, m_number->minimumWidth(), m_unit->minimumSizeHint().width(),
                          m_slider->minimumSizeHint().width()});
    }
    if (width > 0) {
        const QMargins margins = m_column->contentsMargins();
        least.setWidth(width + margins.left() + margins.right());
    }
    return least;
}

void AnswerFields::fold()
{
    const bool narrow = width() < fontMetrics().averageCharWidth() * LettersOfARow;
    for (const Row &row : m_rows) {
        row.both->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
    m_figure->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_figure->setAlignment(m_number, narrow ? Qt::AlignLeft : Qt::Alignment());
}

void AnswerFields::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType() && m_run.isRunning()) {
        refresh();
    }
}

void AnswerFields::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold();
}

} // namespace doublets
