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
    , m_percent(new QToolButton(this))
    , m_counted(new QToolButton(this))
    , m_inputPages(new QStackedWidget(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_figure(new QSpinBox(this))
    , m_hands(new QSpinBox(this))
    , m_ofHands(new QSpinBox(this))
    , m_handsUp(plainLabel(this))
    , m_handsOf(plainLabel(this))
    , m_number(new QDoubleSpinBox(this))
    , m_uncover(new QPushButton(this))
    , m_marks(new GuessMarks(this))
    , m_answer(plainLabel(this))
{
    m_text->setObjectName(u"guessQuestion"_s);
    m_percent->setObjectName(u"guessPercent"_s);
    m_counted->setObjectName(u"guessCounted"_s);
    m_slider->setObjectName(u"guessSlider"_s);
    m_figure->setObjectName(u"guessFigure"_s);
    m_hands->setObjectName(u"guessHands"_s);
    m_ofHands->setObjectName(u"guessOfHands"_s);
    m_number->setObjectName(u"guessNumber"_s);
    m_uncover->setObjectName(u"guessUncover"_s);
    m_marks->setObjectName(u"guessMarks"_s);
    m_answer->setObjectName(u"guessAnswer"_s);
    setUpLayout();
    connectSignals();
    retranslate();
    ask({});
}

void GuessScale::setUpLayout()
{
    auto *column = new QVBoxLayout(this);
    auto *group = new QButtonGroup(this);
    for (QToolButton *button : {m_percent, m_counted}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        // Lets the panel become narrow enough to fold.
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        group->addButton(button);
        m_choice->addWidget(button);
    }
    m_percent->setChecked(true);
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
    m_figure->setRange(0, 100);
    column->addWidget(m_slider);
    column->addWidget(withStepButtons(m_figure));
    return page;
}

QWidget *GuessScale::createHandsPage()
{
    auto *page = new QWidget(m_inputPages);
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_ofHands->setRange(1, MaxHands);
    m_ofHands->setValue(DefaultClassSize);
    m_hands->setRange(0, DefaultClassSize);
    form->addRow(m_handsUp, withStepButtons(m_hands));
    form->addRow(m_handsOf, withStepButtons(m_ofHands));
    return page;
}

QWidget *GuessScale::createNumberPage()
{
    return withStepButtons(m_number);
}

void GuessScale::connectSignals()
{
    connect(m_slider, &QSlider::valueChanged, m_figure, &QSpinBox::setValue);
    connect(m_figure, &QSpinBox::valueChanged, m_slider, &QSlider::setValue);
    connect(m_ofHands, &QSpinBox::valueChanged, m_hands, &QSpinBox::setMaximum);
    connect(m_percent, &QToolButton::clicked, this, [this] { setByHands(false); });
    connect(m_counted, &QToolButton::clicked, this, [this] { setByHands(true); });
    connect(m_uncover, &QPushButton::clicked, this, &GuessScale::confirm);
    for (QSpinBox *field : {m_hands, m_ofHands}) {
        connect(field, &QSpinBox::valueChanged, this, &GuessScale::refresh);
    }
}

void GuessScale::ask(const Question &question)
{
    m_question = question;
    m_covered = true;
    m_blockedReason.clear();
    m_slider->setValue(InitialShare);
    m_hands->setValue(0);
    m_number->setDecimals(question.decimals);
    m_number->setRange(question.least, question.most);
    m_number->setValue(qBound(question.least, 0.0, question.most));
    m_text->setText(question.text);
    setByHands(isByHands());
    refresh();
}

void GuessScale::setText(const QString &text)
{
    m_question.text = text;
    m_text->setText(text);
    refresh();
}

void GuessScale::setWaiting(const QString &why)
{
    m_blockedReason = why;
    refresh();
}

bool GuessScale::isByHands() const
{
    return m_counted->isChecked();
}

void GuessScale::setByHands(bool byHands)
{
    const bool isShare = m_question.kind == Guess::Kind::Share;
    (byHands ? m_counted : m_percent)->setChecked(true);
    m_inputPages->setCurrentIndex(!isShare ? 2 : byHands ? 1 : 0);
    setFocusProxy(field());
    refresh();
}

Guess GuessScale::guess() const
{
    if (m_question.kind != Guess::Kind::Share) {
        return {m_question.kind, m_number->value(), 0, 0};
    }
    return isByHands() ? Guess::counted(m_hands->value(), m_ofHands->value())
                       : Guess::ofShare(m_figure->value() / 100.0);
}

QWidget *GuessScale::field() const
{
    if (m_question.kind != Guess::Kind::Share) {
        return m_number;
    }
    return isByHands() ? m_hands : static_cast<QWidget *>(m_slider);
}

bool GuessScale::canUncover() const
{
    return m_covered && m_blockedReason.isEmpty();
}

void GuessScale::confirm()
{
    if (canUncover()) {
        Q_EMIT guessed(guess());
    }
}

void GuessScale::uncover(double truth, bool aloud)
{
    m_truth = truth;
    m_covered = false;
    refresh();
    if (aloud) {
        Announcer::say(this, answer());
    }
}

QString GuessScale::answer() const
{
    return m_covered ? QString() : closenessText(guess(), m_truth);
}

void GuessScale::refresh()
{
    const bool isShare = m_question.kind == Guess::Kind::Share;
    m_percent->setVisible(isShare && m_covered);
    m_counted->setVisible(isShare && m_covered);
    m_inputPages->setVisible(m_covered);
    m_uncover->setVisible(m_covered);
    m_uncover->setEnabled(canUncover());
    for (QWidget *field : std::initializer_list<QWidget *>{m_slider, m_figure, m_number}) {
        field->setAccessibleName(m_question.text);
    }
    m_hands->setAccessibleDescription(m_question.text);
    showAnswer();
}

void GuessScale::showAnswer()
{
    const bool counts = m_covered && m_inputPages->currentIndex() == 1;
    m_marks->setVisible(!m_covered);
    m_answer->setText(!m_covered                   ? answer()
                      : !m_blockedReason.isEmpty() ? m_blockedReason
                      : counts                     ? guessText(guess())
                                                   : QString());
    m_answer->setVisible(!m_answer->text().isEmpty());
    if (m_covered) {
        m_marks->setAccessibleName({}); // does not reveal the answer
        return;
    }
    const bool isShare = m_question.kind == Guess::Kind::Share;
    const double least = isShare ? 0 : m_question.least;
    const double wide = isShare ? 1 : qMax(m_question.most - least, 1e-9);
    Guess plain = guess();
    plain.ofHands = 0; // short enough for the mark
    const double guessed = plain.value;
    m_marks->show((guessed - least) / wide, tr("guessed %1").arg(guessText(plain)),
                  (m_truth - least) / wide,
                  //: %1 the answer, after a guess: "is 64.2 %"
                  tr("is %1").arg(figureText(m_question.kind, m_truth)));
    m_marks->setAccessibleName(answer());
}

void GuessScale::updateChoiceDirection()
{
    const int row = m_percent->sizeHint().width() + m_counted->sizeHint().width() +
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
        confirm();
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
        const int press = fonts::current().press;
        for (QWidget *each : std::initializer_list<QWidget *>{m_slider, m_figure, m_hands,
                                                              m_ofHands, m_number, m_uncover}) {
            each->setMinimumHeight(press);
        }
        updateChoiceDirection();
    }
}

void GuessScale::retranslate()
{
    m_percent->setText(tr("In percent"));
    m_counted->setText(tr("Hands counted"));
    //: a class votes: "Hands up: 12"
    m_handsUp->setText(tr("Hands up:"));
    //: a class votes; under "Hands up: 12": "of: 30"
    m_handsOf->setText(tr("of:", "hands"));
    m_hands->setAccessibleName(tr("Hands up"));
    m_ofHands->setAccessibleName(tr("Hands in all"));
    m_figure->setSuffix(tr(" %", "percent"));
    m_uncover->setText(tr("Uncover"));
    for (const auto *field :
         std::initializer_list<QAbstractSpinBox *>{m_figure, m_hands, m_ofHands, m_number}) {
        findChild<QToolButton *>(field->objectName() + u"More"_s)->setAccessibleName(tr("More"));
        findChild<QToolButton *>(field->objectName() + u"Less"_s)->setAccessibleName(tr("Less"));
    }
    refresh();
}

} // namespace doublets
