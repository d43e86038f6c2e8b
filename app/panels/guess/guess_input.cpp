// SPDX-License-Identifier: MIT
#include "panels/guess/guess_input.h"

#include "panels/dialogs/limited_spin_box.h"
#include "panels/guess/guess_marks_widget.h"
#include "panels/speech/announcer.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int InitialShare = 50; ///< in percent; initial position of the slider
constexpr int DefaultClassSize = 30;
constexpr int MaxHands = 999;
constexpr int NotCounted = -1; ///< number of hands until the user has entered it

} // namespace

GuessInput::GuessInput(QWidget *parent)
    : QWidget(parent)
    , m_questionLabel(plainLabel(this))
    , m_choiceLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_percentButton(new QToolButton(this))
    , m_handsButton(new QToolButton(this))
    , m_inputPages(new QStackedWidget(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_minimumLabel(plainLabel(this))
    , m_maximumLabel(plainLabel(this))
    , m_percentField(new LimitedSpinBox<QSpinBox>(this))
    , m_raisedHandsField(new LimitedSpinBox<QSpinBox>(this))
    , m_participantsField(new LimitedSpinBox<QSpinBox>(this))
    , m_raisedLabel(plainLabel(this))
    , m_participantsLabel(plainLabel(this))
    , m_numberField(new LimitedSpinBox<QDoubleSpinBox>(this))
    , m_uncoverButton(new QPushButton(this))
    , m_marks(new GuessMarksWidget(this))
    , m_answerLabel(plainLabel(this))
{
    m_questionLabel->setObjectName(u"guessQuestion"_s);
    m_percentButton->setObjectName(u"guessPercent"_s);
    m_handsButton->setObjectName(u"guessCounted"_s);
    m_slider->setObjectName(u"guessSlider"_s);
    m_percentField->setObjectName(u"guessFigure"_s);
    m_raisedHandsField->setObjectName(u"guessHands"_s);
    m_participantsField->setObjectName(u"guessOfHands"_s);
    m_numberField->setObjectName(u"guessNumber"_s);
    m_uncoverButton->setObjectName(u"guessUncover"_s);
    m_marks->setObjectName(u"guessMarks"_s);
    m_answerLabel->setObjectName(u"guessAnswer"_s);
    setUpLayout();
    connectSignals();
    retranslate();
    setQuestion({});
}

void GuessInput::setUpLayout()
{
    auto *column = new QVBoxLayout(this);
    auto *group = new QButtonGroup(this);
    for (QToolButton *button : {m_percentButton, m_handsButton}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        group->addButton(button);
        m_choiceLayout->addWidget(button);
    }
    m_percentButton->setChecked(true);
    for (QLabel *label : {m_questionLabel, m_answerLabel}) {
        label->setWordWrap(true);
        label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    }
    m_inputPages->addWidget(createSharePage());
    m_inputPages->addWidget(createHandsPage());
    m_inputPages->addWidget(createNumberPage());
    m_inputPages->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    column->addWidget(m_questionLabel);
    column->addLayout(m_choiceLayout);
    column->addWidget(m_inputPages);
    column->addWidget(m_uncoverButton);
    column->addWidget(m_marks);
    column->addWidget(m_answerLabel);
    column->setContentsMargins(0, 0, 0, 0);
}

QWidget *GuessInput::withStepButtons(QAbstractSpinBox *field)
{
    auto *whole = new QWidget(this);
    auto *row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    const auto step = [&](const QString &sign, int by) {
        auto *button = new QToolButton(whole);
        button->setObjectName(field->objectName() + (by > 0 ? u"More"_s : u"Less"_s));
        button->setText(sign);
        button->setAutoRepeat(true);
        button->setFocusPolicy(Qt::NoFocus); // the arrow keys do the same in the field
        connect(button, &QToolButton::clicked, field, [field, by] { field->stepBy(by); });
        row->addWidget(button);
    };
    step(u"−"_s, -1);
    field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    field->setMinimumWidth(field->fontMetrics().averageCharWidth() * 7);
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setAlignment(Qt::AlignCenter);
    field->setContextMenuPolicy(Qt::NoContextMenu);
    row->addWidget(field, 1);
    step(u"+"_s, 1);
    return whole;
}

QWidget *GuessInput::createSharePage()
{
    auto *page = new QWidget(m_inputPages);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    constexpr int Step = 5;
    m_slider->setRange(0, 100);
    m_slider->setPageStep(Step);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setTickInterval(10);
    m_percentField->setRange(0, 100);
    auto *row = new QHBoxLayout;
    row->addWidget(m_minimumLabel);
    row->addWidget(m_slider, 1);
    row->addWidget(m_maximumLabel);
    column->addLayout(row);
    column->addWidget(withStepButtons(m_percentField));
    return page;
}

QWidget *GuessInput::createHandsPage()
{
    auto *page = new QWidget(m_inputPages);
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_participantsField->setRange(1, MaxHands);
    m_participantsField->setValue(DefaultClassSize);
    m_raisedHandsField->setRange(NotCounted, DefaultClassSize);
    m_raisedHandsField->setSpecialValueText(u"–"_s);
    form->addRow(m_raisedLabel, withStepButtons(m_raisedHandsField));
    form->addRow(m_participantsLabel, withStepButtons(m_participantsField));
    return page;
}

QWidget *GuessInput::createNumberPage()
{
    return withStepButtons(m_numberField);
}

void GuessInput::connectSignals()
{
    connect(m_slider, &QSlider::valueChanged, m_percentField, &QSpinBox::setValue);
    connect(m_percentField, &QSpinBox::valueChanged, m_slider, &QSlider::setValue);
    connect(m_participantsField, &QSpinBox::valueChanged, m_raisedHandsField,
            &QSpinBox::setMaximum);
    connect(m_percentButton, &QToolButton::clicked, this, [this] { selectHandCount(false); });
    connect(m_handsButton, &QToolButton::clicked, this, [this] { selectHandCount(true); });
    connect(m_uncoverButton, &QPushButton::clicked, this, &GuessInput::confirmGuess);
    for (QSpinBox *field : {m_raisedHandsField, m_participantsField}) {
        connect(field, &QSpinBox::valueChanged, this, &GuessInput::updateInput);
    }
}

void GuessInput::setQuestion(const Question &question)
{
    m_question = question;
    m_isCovered = true;
    m_blockedReason.clear();
    m_slider->setValue(InitialShare);
    m_raisedHandsField->setValue(NotCounted);
    m_numberField->setDecimals(question.decimals);
    m_numberField->setRange(question.minimum, question.maximum);
    m_numberField->setValue(qBound(question.minimum, 0.0, question.maximum));
    m_questionLabel->setText(question.text);
    selectHandCount(isHandCountSelected());
    updateInput();
}

void GuessInput::setQuestionText(const QString &text)
{
    m_question.text = text;
    m_questionLabel->setText(text);
    updateInput();
}

void GuessInput::setBlockedReason(const QString &reason)
{
    m_blockedReason = reason;
    updateInput();
}

bool GuessInput::isHandCountSelected() const
{
    return m_handsButton->isChecked();
}

void GuessInput::selectHandCount(bool isSelected)
{
    const bool isShare = m_question.kind == Guess::Kind::Share;
    (isSelected ? m_handsButton : m_percentButton)->setChecked(true);
    m_inputPages->setCurrentIndex(!isShare ? 2 : isSelected ? 1 : 0);
    setFocusProxy(field());
    updateInput();
}

Guess GuessInput::guess() const
{
    if (m_question.kind != Guess::Kind::Share) {
        return {m_question.kind, m_numberField->value(), 0, 0};
    }
    return isHandCountSelected() ? Guess::fromHands(std::max(0, m_raisedHandsField->value()),
                                                    m_participantsField->value())
                                 : Guess::fromShare(m_percentField->value() / 100.0);
}

QWidget *GuessInput::field() const
{
    if (m_question.kind != Guess::Kind::Share) {
        return m_numberField;
    }
    return isHandCountSelected() ? m_raisedHandsField : static_cast<QWidget *>(m_slider);
}

bool GuessInput::isHandCountMissing() const
{
    return m_question.kind == Guess::Kind::Share && isHandCountSelected() &&
           m_raisedHandsField->value() == NotCounted;
}

bool GuessInput::canUncover() const
{
    return m_isCovered && m_blockedReason.isEmpty() && !isHandCountMissing();
}

void GuessInput::confirmGuess()
{
    if (canUncover()) {
        Q_EMIT guessConfirmed(guess());
    }
}

void GuessInput::uncover(double answer, bool announce)
{
    m_answer = answer;
    m_isCovered = false;
    updateInput();
    if (announce) {
        Announcer::announce(this, resultText());
    }
}

QString GuessInput::resultText() const
{
    return m_isCovered ? QString() : closenessText(guess(), m_answer);
}

void GuessInput::updateInput()
{
    const bool isShare = m_question.kind == Guess::Kind::Share;
    m_percentButton->setVisible(isShare && m_isCovered);
    m_handsButton->setVisible(isShare && m_isCovered);
    m_inputPages->setVisible(m_isCovered);
    m_uncoverButton->setVisible(m_isCovered);
    m_uncoverButton->setEnabled(canUncover());
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_slider, m_percentField, m_numberField}) {
        field->setAccessibleName(m_question.text);
    }
    m_raisedHandsField->setAccessibleDescription(m_question.text);
    showAnswer();
}

void GuessInput::showAnswer()
{
    const bool counts = m_isCovered && m_inputPages->currentIndex() == 1;
    m_marks->setVisible(!m_isCovered);
    m_answerLabel->setText(!m_isCovered                 ? resultText()
                           : !m_blockedReason.isEmpty() ? m_blockedReason
                           : isHandCountMissing()       ? tr("Enter how many hands are up.")
                           : counts                     ? guessText(guess())
                                                        : QString());
    m_answerLabel->setVisible(!m_answerLabel->text().isEmpty());
    if (m_isCovered) {
        m_marks->setAccessibleName({}); // must not reveal the answer
        return;
    }
    const bool isShare = m_question.kind == Guess::Kind::Share;
    const double least = isShare ? 0 : m_question.minimum;
    const double wide = isShare ? 1 : qMax(m_question.maximum - least, 1e-9);
    Guess plain = guess();
    plain.participants = 0; // short enough for the mark
    const double guessValue = plain.value;
    m_marks->setMarks((guessValue - least) / wide, tr("guessed %1").arg(guessText(plain)),
                      (m_answer - least) / wide,
                      //: %1 the answer, after a guess: "is 64.2%"
                      tr("is %1").arg(figureText(m_question.kind, m_answer)));
    m_marks->setAccessibleName(resultText());
}

void GuessInput::updateChoiceDirection()
{
    // Both buttons have the same width in a row.
    const int row =
        2 * qMax(m_percentButton->sizeHint().width(), m_handsButton->sizeHint().width()) +
        qMax(0, m_choiceLayout->spacing());
    m_choiceLayout->setDirection(row > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void GuessInput::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateChoiceDirection();
}

void GuessInput::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_isCovered) {
        confirmGuess();
        return;
    }
    QWidget::keyPressEvent(event);
}

void GuessInput::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        const int press = fonts::currentSizes().minControlSize;
        for (QWidget *each : std::initializer_list<QWidget *>{
                 m_slider, m_percentField, m_raisedHandsField, m_participantsField, m_numberField,
                 m_uncoverButton}) {
            each->setMinimumHeight(press);
        }
        updateChoiceDirection();
    }
}

void GuessInput::retranslate()
{
    m_percentButton->setText(tr("In percent"));
    m_minimumLabel->setText(QLocale().toString(m_slider->minimum()));
    m_maximumLabel->setText(QLocale().toString(m_slider->maximum()));
    m_handsButton->setText(tr("Hands counted"));
    //: a class votes: "Hands up: 12"
    m_raisedLabel->setText(tr("Hands up:"));
    //: a class votes; under "Hands up: 12": "of: 30"
    m_participantsLabel->setText(tr("of:", "hands"));
    m_raisedHandsField->setAccessibleName(tr("Hands up"));
    m_participantsField->setAccessibleName(tr("Total hands"));
    m_percentField->setSuffix(tr("%", "percent"));
    m_uncoverButton->setText(tr("Uncover"));
    for (const auto *field : std::initializer_list<QAbstractSpinBox *>{
             m_percentField, m_raisedHandsField, m_participantsField, m_numberField}) {
        findChild<QToolButton *>(field->objectName() + u"More"_s)->setAccessibleName(tr("More"));
        findChild<QToolButton *>(field->objectName() + u"Less"_s)->setAccessibleName(tr("Less"));
    }
    updateInput();
}

} // namespace doublets
