// SPDX-License-Identifier: MIT
#include "panels/guess/guess_scale.h"

#include "panels/guess/guess_marks.h"
#include "panels/speech/announcer.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int InitialShare = 50; ///< in percent; initial position of the slider
constexpr int DefaultClassSize = 30;
constexpr int MaxHands = 999;

} // namespace

GuessScale::GuessScale(QWidget *parent)
    : QWidget(parent)
    , m_text(plainLabel(this))
    , m_choice(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_byPercent(new QToolButton(this))
    , m_byHands(new QToolButton(this))
    , m_inputPages(new QStackedWidget(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_percentField(new QSpinBox(this))
    , m_raisedHands(new QSpinBox(this))
    , m_participants(new QSpinBox(this))
    , m_raisedLabel(plainLabel(this))
    , m_participantsLabel(plainLabel(this))
    , m_number(new QDoubleSpinBox(this))
    , m_uncover(new QPushButton(this))
    , m_marks(new GuessMarks(this))
    , m_answer(plainLabel(this))
{
    m_text->setObjectName(u"guessQuestion"_s);
    m_byPercent->setObjectName(u"guessPercent"_s);
    m_byHands->setObjectName(u"guessCounted"_s);
    m_slider->setObjectName(u"guessSlider"_s);
    m_percentField->setObjectName(u"guessFigure"_s);
    m_raisedHands->setObjectName(u"guessHands"_s);
    m_participants->setObjectName(u"guessOfHands"_s);
    m_number->setObjectName(u"guessNumber"_s);
    m_uncover->setObjectName(u"guessUncover"_s);
    m_marks->setObjectName(u"guessMarks"_s);
    m_answer->setObjectName(u"guessAnswer"_s);
    setUpLayout();
    connectSignals();
    retranslate();
    setQuestion({});
}

void GuessScale::setUpLayout()
{
    auto *column = new QVBoxLayout(this);
    auto *group = new QButtonGroup(this);
    for (QToolButton *button : {m_byPercent, m_byHands}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        // Lets the panel become narrow enough to fold.
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        group->addButton(button);
        m_choice->addWidget(button);
    }
    m_byPercent->setChecked(true);
    for (QLabel *label : {m_text, m_answer}) {
        label->setWordWrap(true);
        label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    }
    m_inputPages->addWidget(createSharePage());
    m_inputPages->addWidget(createHandsPage());
    m_inputPages->addWidget(createNumberPage());
    m_inputPages->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    column->addWidget(m_text);
    column->addLayout(m_choice);
    column->addWidget(m_inputPages);
    column->addWidget(m_uncover);
    column->addWidget(m_marks);
    column->addWidget(m_answer);
    column->setContentsMargins(0, 0, 0, 0);
}

QWidget *GuessScale::withStepButtons(QAbstractSpinBox *field)
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

QWidget *GuessScale::createSharePage()
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
    column->addWidget(m_slider);
    column->addWidget(withStepButtons(m_percentField));
    return page;
}

QWidget *GuessScale::createHandsPage()
{
    auto *page = new QWidget(m_inputPages);
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_participants->setRange(1, MaxHands);
    m_participants->setValue(DefaultClassSize);
    m_raisedHands->setRange(0, DefaultClassSize);
    form->addRow(m_raisedLabel, withStepButtons(m_raisedHands));
    form->addRow(m_participantsLabel, withStepButtons(m_participants));
    return page;
}

QWidget *GuessScale::createNumberPage()
{
    return withStepButtons(m_number);
}

void GuessScale::connectSignals()
{
    connect(m_slider, &QSlider::valueChanged, m_percentField, &QSpinBox::setValue);
    connect(m_percentField, &QSpinBox::valueChanged, m_slider, &QSlider::setValue);
    connect(m_participants, &QSpinBox::valueChanged, m_raisedHands, &QSpinBox::setMaximum);
    connect(m_byPercent, &QToolButton::clicked, this, [this] { setByHands(false); });
    connect(m_byHands, &QToolButton::clicked, this, [this] { setByHands(true); });
    connect(m_uncover, &QPushButton::clicked, this, &GuessScale::confirmGuess);
    for (QSpinBox *field : {m_raisedHands, m_participants}) {
        connect(field, &QSpinBox::valueChanged, this, &GuessScale::updateInput);
    }
}

void GuessScale::setQuestion(const Question &question)
{
    m_question = question;
    m_covered = true;
    m_blockedReason.clear();
    m_slider->setValue(InitialShare);
    m_raisedHands->setValue(0);
    m_number->setDecimals(question.decimals);
    m_number->setRange(question.minimum, question.maximum);
    m_number->setValue(qBound(question.minimum, 0.0, question.maximum));
    m_text->setText(question.text);
    setByHands(isByHands());
    updateInput();
}

void GuessScale::setQuestionText(const QString &text)
{
    m_question.text = text;
    m_text->setText(text);
    updateInput();
}

void GuessScale::setBlockedReason(const QString &why)
{
    m_blockedReason = why;
    updateInput();
}

bool GuessScale::isByHands() const
{
    return m_byHands->isChecked();
}

void GuessScale::setByHands(bool byHands)
{
    const bool isShare = m_question.kind == Guess::Kind::Share;
    (byHands ? m_byHands : m_byPercent)->setChecked(true);
    m_inputPages->setCurrentIndex(!isShare ? 2 : byHands ? 1 : 0);
    setFocusProxy(field());
    updateInput();
}

Guess GuessScale::guess() const
{
    if (m_question.kind != Guess::Kind::Share) {
        return {m_question.kind, m_number->value(), 0, 0};
    }
    return isByHands() ? Guess::fromHands(m_raisedHands->value(), m_participants->value())
                       : Guess::fromShare(m_percentField->value() / 100.0);
}

QWidget *GuessScale::field() const
{
    if (m_question.kind != Guess::Kind::Share) {
        return m_number;
    }
    return isByHands() ? m_raisedHands : static_cast<QWidget *>(m_slider);
}

bool GuessScale::canUncover() const
{
    return m_covered && m_blockedReason.isEmpty();
}

void GuessScale::confirmGuess()
{
    if (canUncover()) {
        Q_EMIT guessConfirmed(guess());
    }
}

void GuessScale::uncover(double truth, bool announce)
{
    m_truth = truth;
    m_covered = false;
    updateInput();
    if (announce) {
        Announcer::announce(this, resultText());
    }
}

QString GuessScale::resultText() const
{
    return m_covered ? QString() : closenessText(guess(), m_truth);
}

void GuessScale::updateInput()
{
    const bool isShare = m_question.kind == Guess::Kind::Share;
    m_byPercent->setVisible(isShare && m_covered);
    m_byHands->setVisible(isShare && m_covered);
    m_inputPages->setVisible(m_covered);
    m_uncover->setVisible(m_covered);
    m_uncover->setEnabled(canUncover());
    for (QWidget *field : std::initializer_list<QWidget *>{m_slider, m_percentField, m_number}) {
        field->setAccessibleName(m_question.text);
    }
    m_raisedHands->setAccessibleDescription(m_question.text);
    showAnswer();
}

void GuessScale::showAnswer()
{
    const bool counts = m_covered && m_inputPages->currentIndex() == 1;
    m_marks->setVisible(!m_covered);
    m_answer->setText(!m_covered                   ? resultText()
                      : !m_blockedReason.isEmpty() ? m_blockedReason
                      : counts                     ? guessText(guess())
                                                   : QString());
    m_answer->setVisible(!m_answer->text().isEmpty());
    if (m_covered) {
        m_marks->setAccessibleName({}); // does not reveal the answer
        return;
    }
    const bool isShare = m_question.kind == Guess::Kind::Share;
    const double least = isShare ? 0 : m_question.minimum;
    const double wide = isShare ? 1 : qMax(m_question.maximum - least, 1e-9);
    Guess plain = guess();
    plain.participants = 0; // short enough for the mark
    const double guessValue = plain.value;
    m_marks->setMarks((guessValue - least) / wide, tr("guessed %1").arg(guessText(plain)),
                      (m_truth - least) / wide,
                      //: %1 the answer, after a guess: "is 64.2 %"
                      tr("is %1").arg(figureText(m_question.kind, m_truth)));
    m_marks->setAccessibleName(resultText());
}

void GuessScale::updateChoiceDirection()
{
    const int row = m_byPercent->sizeHint().width() + m_byHands->sizeHint().width() +
                    qMax(0, m_choice->spacing());
    m_choice->setDirection(row > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void GuessScale::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateChoiceDirection();
}

void GuessScale::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_covered) {
        confirmGuess();
        return;
    }
    QWidget::keyPressEvent(event);
}

void GuessScale::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        const int press = fonts::current().minControlSize;
        for (QWidget *each : std::initializer_list<QWidget *>{
                 m_slider, m_percentField, m_raisedHands, m_participants, m_number, m_uncover}) {
            each->setMinimumHeight(press);
        }
        updateChoiceDirection();
    }
}

void GuessScale::retranslate()
{
    m_byPercent->setText(tr("In percent"));
    m_byHands->setText(tr("Hands counted"));
    //: a class votes: "Hands up: 12"
    m_raisedLabel->setText(tr("Hands up:"));
    //: a class votes; under "Hands up: 12": "of: 30"
    m_participantsLabel->setText(tr("of:", "hands"));
    m_raisedHands->setAccessibleName(tr("Hands up"));
    m_participants->setAccessibleName(tr("Hands in all"));
    m_percentField->setSuffix(tr(" %", "percent"));
    m_uncover->setText(tr("Uncover"));
    for (const auto *field : std::initializer_list<QAbstractSpinBox *>{
             m_percentField, m_raisedHands, m_participants, m_number}) {
        findChild<QToolButton *>(field->objectName() + u"More"_s)->setAccessibleName(tr("More"));
        findChild<QToolButton *>(field->objectName() + u"Less"_s)->setAccessibleName(tr("Less"));
    }
    updateInput();
}

} // namespace doublets
