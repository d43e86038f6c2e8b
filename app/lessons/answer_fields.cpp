// SPDX-License-Identifier: MIT
#include "lessons/answer_fields.h"

#include "lessons/lesson_run.h"
#include "panels/dialogs/limited_spin_box.h"
#include "panels/dialogs/wrapping_button.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/typed_number.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOptionSpinBox>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int MaxNumberLength = 20; ///< in characters
constexpr int MinCharactersPerRow =
    34; ///< narrower rows place the number of hands below the choice

/// A spin box for a guess with up to one decimal. Shows whole numbers without a decimal. Accepts a
/// decimal comma as well as a point in every language.
class GuessBox : public LimitedSpinBox<QDoubleSpinBox>
{
public:
    explicit GuessBox(QWidget *parent)
        : LimitedSpinBox(parent)
    {
        setDecimals(1);
    }

    [[nodiscard]] QString textFromValue(double value) const override
    {
        return locale().toString(value, 'f', value == std::round(value) ? 0 : 1);
    }
    [[nodiscard]] QValidator::State validate(QString &input, int &position) const override
    {
        const QString point = locale().decimalPoint();
        input.replace(u"."_s, point).replace(u","_s, point);
        return LimitedSpinBox::validate(input, position);
    }
};

/// Returns the width at which a spin box does not cut off `text`. Its sizeHint() is too small,
/// because with a style sheet it ignores the button widths of the style.
int widthFor(const QAbstractSpinBox &box, const QString &text)
{
    constexpr int AnyWidth = 1000; // wider than the buttons
    constexpr int TextMargins = 12;
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    option.buttonSymbols = box.buttonSymbols();
    option.subControls = QStyle::SC_All;
    option.rect = QRect(0, 0, AnyWidth, fonts::MinControlSize);
    const QRect field =
        box.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxEditField, &box);
    return AnyWidth - field.width() + box.fontMetrics().horizontalAdvance(text) + TextMargins;
}

} // namespace

AnswerFields::AnswerFields(LessonRun &run, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_layout(new QVBoxLayout(this))
    , m_freeAnswerEdit(new QPlainTextEdit(this))
    , m_numberFields(new QWidget(this))
    , m_numberEdit(new QLineEdit(m_numberFields))
    , m_numberUnitLabel(plainLabel(m_numberFields))
    , m_guessFields(new QWidget(this))
    , m_slider(new QSlider(Qt::Horizontal, m_guessFields))
    , m_minimumLabel(plainLabel(m_guessFields))
    , m_maximumLabel(plainLabel(m_guessFields))
    , m_guessBox(new GuessBox(m_guessFields))
    , m_guessUnitLabel(plainLabel(m_guessFields))
    , m_guessLayout(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_freeAnswerEdit->setObjectName(u"lessonWords"_s);
    m_numberEdit->setObjectName(u"lessonValue"_s);
    m_slider->setObjectName(u"lessonSlider"_s);
    m_guessBox->setObjectName(u"lessonNumber"_s);
    m_layout->setContentsMargins(8, 0, 8, 0);
    m_freeAnswerEdit->setTabChangesFocus(true);
    m_guessLayout->addWidget(m_guessBox);
    m_guessLayout->addWidget(m_guessUnitLabel, 1);
    auto *column = new QVBoxLayout(m_guessFields);
    column->setContentsMargins(0, 0, 0, 0);
    auto *sliderLayout = new QHBoxLayout;
    sliderLayout->addWidget(m_minimumLabel);
    sliderLayout->addWidget(m_slider, 1);
    sliderLayout->addWidget(m_maximumLabel);
    column->addLayout(sliderLayout);
    column->addLayout(m_guessLayout);
    m_layout->addWidget(m_freeAnswerEdit);
    m_layout->addWidget(m_numberFields);
    m_layout->addWidget(m_guessFields);
    auto *numberLayout = new QHBoxLayout(m_numberFields);
    numberLayout->setContentsMargins(0, 0, 0, 0);
    numberLayout->addWidget(m_numberEdit, 1);
    numberLayout->addWidget(m_numberUnitLabel, 1);
    m_numberEdit->setMaxLength(MaxNumberLength);
    m_numberUnitLabel->setForegroundRole(QPalette::Text);
    for (QLabel *label : {m_guessUnitLabel, m_minimumLabel, m_maximumLabel}) {
        label->setForegroundRole(QPalette::Text);
    }
    connect(m_freeAnswerEdit, &QPlainTextEdit::textChanged, this,
            [this] { m_run.setFreeAnswer(m_freeAnswerEdit->toPlainText()); });
    connect(m_numberEdit, &QLineEdit::textEdited, this, &AnswerFields::saveNumber);
    connect(m_slider, &QSlider::valueChanged, this, &AnswerFields::saveGuess);
    // Releasing the slider counts as a guess even if its value has not changed.
    connect(m_slider, &QSlider::sliderReleased, this, [this] { saveGuess(m_slider->value()); });
    connect(m_guessBox, &QDoubleSpinBox::valueChanged, this, &AnswerFields::saveGuess);
}

void AnswerFields::showStep()
{
    clearChoices();
    const LessonStep &step = m_run.step();
    const bool isFree = step.question && step.question->hasFreeAnswer();
    if (step.question && step.question->choiceCount() > 0) {
        addChoices(step.question->choiceCount());
    }
    const QSignalBlocker freeAnswerBlocker(m_freeAnswerEdit);
    m_freeAnswerEdit->setPlainText(m_run.answer().freeAnswer);
    m_freeAnswerEdit->setVisible(isFree);
    m_numberFields->setVisible(step.question && step.question->number);
    if (!m_numberFields->isHidden()) {
        showNumberFields();
    }
    m_guessFields->setVisible(step.guess.has_value());
    if (step.guess) {
        showGuessFields();
    }
    setVisible(step.question || step.guess);
    refresh();
}

void AnswerFields::addChoices(int count)
{
    m_choiceGroup = new QButtonGroup(this);
    const ClassAnswer &answer = m_run.answer();
    for (int i = 0; i < count; ++i) {
        auto *layout = new QBoxLayout(QBoxLayout::LeftToRight);
        auto *radio = new WrappingRadioButton(this);
        auto *hands = new LimitedSpinBox<QSpinBox>(this);
        radio->setObjectName(u"lessonChoice%1"_s.arg(i + 1));
        hands->setObjectName(u"lessonHands%1"_s.arg(i + 1));
        hands->setRange(0, ClassAnswer::MaxHandCount);
        radio->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
        radio->setChecked(answer.choice == i);
        hands->setValue(i < static_cast<int>(answer.handCounts.size())
                            ? answer.handCounts[static_cast<std::size_t>(i)]
                            : 0);
        m_choiceGroup->addButton(radio, i);
        layout->addWidget(radio, 1);
        layout->addWidget(hands, 0, Qt::AlignRight | Qt::AlignTop);
        m_layout->insertLayout(i, layout);
        connect(hands, &QSpinBox::valueChanged, this, &AnswerFields::saveHandCounts);
        m_choiceRows.push_back({layout, radio, hands});
    }
    QWidget *previous = m_guessBox; // the last widget before the rows in the tab order
    for (const ChoiceRow &row : m_choiceRows) {
        setTabOrder(previous, row.radio);
        setTabOrder(row.radio, row.hands);
        previous = row.hands;
    }
    connect(m_choiceGroup, &QButtonGroup::idClicked, this, [this](int id) { m_run.setChoice(id); });
    updateLayoutDirection();
}

void AnswerFields::clearChoices()
{
    delete m_choiceGroup;
    m_choiceGroup = nullptr;
    for (const ChoiceRow &row : m_choiceRows) {
        delete row.radio;
        delete row.hands;
        delete row.layout;
    }
    m_choiceRows.clear();
}

void AnswerFields::showNumberFields()
{
    const auto number = m_run.answer().number;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    m_numberEdit->setText(number ? locale.toString(*number, 'g', QLocale::FloatingPointShortest)
                                 : QString());
}

void AnswerFields::showGuessFields()
{
    const LessonGuess &guess = *m_run.step().guess;
    const QSignalBlocker sliderBlocker(m_slider);
    const QSignalBlocker boxBlocker(m_guessBox);
    m_slider->setRange(guess.minimum, guess.maximum);
    m_slider->setPageStep(std::max(1, (guess.maximum - guess.minimum) / 10));
    const int middle = (guess.minimum + guess.maximum) / 2;
    m_slider->setValue(qRound(m_run.answer().guess.value_or(middle)));
    // A value below the minimum stands for "no guess yet".
    m_guessBox->setRange(guess.minimum - 1, guess.maximum);
    m_guessBox->setValue(m_run.answer().guess.value_or(guess.minimum - 1));
    m_guessBox->setSpecialValueText(u"–"_s);
}

void AnswerFields::refresh()
{
    const LessonStep &step = m_run.step();
    const bool isWaiting = m_run.isWaitingForBoard();
    const bool isEditable = !m_run.answer().isRevealed && !isWaiting;
    for (const ChoiceRow &row : m_choiceRows) {
        // The fields are shown on a paper background.
        QPalette ink;
        ink.setColor(QPalette::WindowText, theme::Ink); // in inactive windows, too
        ink.setColor(QPalette::Disabled, QPalette::WindowText, theme::FadedInk);
        row.radio->setPalette(ink);
        row.radio->setEnabled(isEditable);
        row.hands->setEnabled(!isWaiting);
    }
    m_freeAnswerEdit->setReadOnly(!isEditable);
    m_numberEdit->setReadOnly(!isEditable);
    m_slider->setEnabled(isEditable);
    m_guessBox->setEnabled(isEditable);
    m_freeAnswerEdit->setAccessibleName(tr("Your answer"));
    m_freeAnswerEdit->setPlaceholderText(tr("What the class says, in a few words"));
    m_freeAnswerEdit->setFixedHeight(m_freeAnswerEdit->fontMetrics().lineSpacing() * 3 + 16);
    m_numberEdit->setAccessibleName(tr("Your answer"));
    m_numberEdit->setPlaceholderText(tr("A number"));
    if (step.question && step.question->number) {
        m_numberUnitLabel->setText(lessonText(m_run.lesson(), step.question->number->unit));
    }
    m_slider->setAccessibleName(tr("Your guess, as a slider"));
    m_guessBox->setAccessibleName(tr("Your guess"));
    if (step.guess) {
        m_guessUnitLabel->setText(figureUnitName(step.guess->figure.quantity));
        m_minimumLabel->setText(QLocale().toString(step.guess->minimum));
        m_maximumLabel->setText(QLocale().toString(step.guess->maximum));
    }
    updateChoiceTexts();
    updateMinimumSizes();
}

void AnswerFields::updateMinimumSizes()
{
    const int minSize = fonts::currentSizes().minControlSize;
    for (const ChoiceRow &row : m_choiceRows) {
        row.radio->setMinimumHeight(minSize);
        const QString widest = row.hands->prefix() + QString::number(ClassAnswer::MaxHandCount);
        row.hands->setMinimumSize(widthFor(*row.hands, widest), minSize);
    }
    const QString widest = m_guessBox->textFromValue(m_guessBox->maximum()) + u".5"_s;
    m_guessBox->setMinimumSize(widthFor(*m_guessBox, widest), minSize);
    m_slider->setMinimumHeight(minSize);
    m_numberEdit->setMinimumHeight(minSize);
}

void AnswerFields::updateChoiceTexts()
{
    const QStringList choices = choiceTexts(m_run.lesson(), m_run.step(), m_run.figureValues());
    for (std::size_t i = 0; i < m_choiceRows.size(); ++i) {
        const QString choice = choices.value(static_cast<qsizetype>(i));
        m_choiceRows[i].radio->setText(withoutMnemonic(choice));
        m_choiceRows[i].radio->setAccessibleName(choice);
        //: hands shown for an answer: "Hands: 12"
        m_choiceRows[i].hands->setPrefix(tr("Hands: "));
        //: %1 one of the answers to a question
        m_choiceRows[i].hands->setAccessibleName(tr("Hands for: %1").arg(choice));
    }
}

void AnswerFields::saveGuess(double value)
{
    const LessonGuess &range = *m_run.step().guess;
    if (value < range.minimum) {
        return;
    }
    const QSignalBlocker sliderBlocker(m_slider);
    const QSignalBlocker boxBlocker(m_guessBox);
    m_slider->setValue(qRound(value));
    m_guessBox->setValue(value);
    m_run.setGuess(value);
}

void AnswerFields::saveNumber()
{
    const auto number = parseTypedNumber(m_numberEdit->text());
    const bool isAnswer = number && std::abs(*number) <= ClassAnswer::MaxNumber;
    m_run.setNumber(isAnswer ? number : std::nullopt);
}

void AnswerFields::saveHandCounts()
{
    std::vector<int> hands;
    for (const ChoiceRow &row : m_choiceRows) {
        hands.push_back(row.hands->value());
    }
    m_run.setHandCounts(hands);
}

QSize AnswerFields::minimumSizeHint() const
{
    // Assume folded rows; otherwise the fields could never become narrow enough to be folded.
    QSize minSize = QWidget::minimumSizeHint();
    int width = 0;
    for (const ChoiceRow &row : m_choiceRows) {
        width = std::max({width, row.radio->minimumSizeHint().width(), row.hands->minimumWidth()});
    }
    if (!m_guessFields->isHidden()) {
        width = std::max({width, m_guessBox->minimumWidth(),
                          m_guessUnitLabel->minimumSizeHint().width(),
                          m_minimumLabel->sizeHint().width() + m_slider->minimumSizeHint().width() +
                              m_maximumLabel->sizeHint().width() + 2 * m_guessLayout->spacing()});
    }
    if (width > 0) {
        const QMargins margins = m_layout->contentsMargins();
        minSize.setWidth(width + margins.left() + margins.right());
    }
    return minSize;
}

void AnswerFields::updateLayoutDirection()
{
    const bool narrow = width() < fontMetrics().averageCharWidth() * MinCharactersPerRow;
    for (const ChoiceRow &row : m_choiceRows) {
        row.layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
    const QMargins margins = m_layout->contentsMargins();
    const int guessWidth = m_guessBox->minimumWidth() + m_guessLayout->spacing() +
                           m_guessUnitLabel->sizeHint().width() + margins.left() + margins.right();
    const bool isGuessNarrow = guessWidth > width();
    m_guessLayout->setDirection(isGuessNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_guessLayout->setAlignment(m_guessBox, isGuessNarrow ? Qt::AlignLeft : Qt::Alignment());
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
    updateLayoutDirection();
}

} // namespace doublets
