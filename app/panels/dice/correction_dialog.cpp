// SPDX-License-Identifier: MIT
#include "panels/dice/correction_dialog.h"

#include "core/game/correction.h"
#include "match/match.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dice/dice_input.h"
#include "panels/speech/announcer.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/computer_names.h"
#include "text/correction_text.h"
#include "text/throw_names.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace doublets {

CorrectionDialog::CorrectionDialog(Match &match, std::size_t index, QWidget *parent)
    : QDialog(parent)
    , m_match(match)
    , m_index(index)
    , m_titleLabel(plainLabel(this))
    , m_questionLabel(plainLabel(this))
    , m_diceInput(new DiceInput(this))
    , m_outcomeLabel(plainLabel(this))
    , m_correctButton(new QPushButton(this))
    , m_cancelButton(new QPushButton(this))
{
    setObjectName(u"correctionDialog"_s);
    m_outcomeLabel->setObjectName(u"correctionOutcome"_s);
    m_correctButton->setObjectName(u"correctionAccept"_s);
    m_cancelButton->setObjectName(u"correctionCancel"_s);
    for (QLabel *label : {m_titleLabel, m_questionLabel, m_outcomeLabel}) {
        label->setWordWrap(true);
    }
    constexpr int Lines = 4; // keeps the dialog's height constant
    m_outcomeLabel->setMinimumHeight(fontMetrics().lineSpacing() * Lines);
    m_outcomeLabel->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    // The field handles Return, and says what is missing.
    m_correctButton->setAutoDefault(false);
    m_cancelButton->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_correctButton);
    buttons->addWidget(m_cancelButton);
    for (QWidget *each : std::initializer_list<QWidget *>{m_titleLabel, m_questionLabel,
                                                          m_diceInput, m_outcomeLabel}) {
        column->addWidget(each);
    }
    column->addStretch(1);
    column->addLayout(buttons);
    const Numbers before = originalDice();
    m_diceInput->updateTextSizes();
    m_diceInput->requestDice(before.size(), before);
    connect(m_diceInput, &DiceInput::diceChanged, this, &CorrectionDialog::updateOutcome);
    connect(m_diceInput, &DiceInput::inputInvalid, this, [this](const QString &why) {
        m_diceInput->setInvalid(true);
        m_outcomeLabel->setText(why);
        Announcer::announce(this, why);
    });
    connect(m_diceInput, &DiceInput::confirmationRequested, this, &CorrectionDialog::accept);
    connect(m_correctButton, &QPushButton::clicked, this, &CorrectionDialog::accept);
    connect(m_cancelButton, &QPushButton::clicked, this, &CorrectionDialog::reject);
    // The throw in question no longer exists.
    connect(&match, &Match::changed, this, [this](const Change &change) {
        if (change.kind != Change::Kind::CommandsChanged && change.kind != Change::Kind::Revealed) {
            reject();
        }
    });
    retranslate();
    m_diceInput->focusField();
}

Numbers CorrectionDialog::originalDice() const
{
    const auto &history = m_match.game().history();
    return m_index < history.size() ? Numbers(facesOf(history[m_index].action)) : Numbers();
}

QString CorrectionDialog::throwTitle() const
{
    const CourseOfPlay &course = m_match.course();
    for (int row = 0; row < course.rowCount(); ++row) {
        if (course.throwIndexAt(row) == m_index) {
            return course.index(row).data(CourseOfPlay::ThrowRole).toString();
        }
    }
    return {};
}

bool CorrectionDialog::canAccept() const
{
    return m_diceInput->isComplete() && m_diceInput->dice() != originalDice();
}

void CorrectionDialog::updateOutcome()
{
    m_diceInput->setInvalid(false);
    m_correctButton->setEnabled(canAccept());
    QString text;
    if (!m_diceInput->isComplete()) {
        text = tr("Enter %n dice.", nullptr, m_diceInput->requestedCount());
    } else if (!canAccept()) {
        text = tr("That is what was entered before. Enter what was actually thrown.");
    } else if (const auto made = m_match.correction(m_index, m_diceInput->dice())) {
        text = correctionText(m_match.game().rules(), m_match.playerNames(), *made);
    }
    if (m_outcomeLabel->text() != text) {
        m_outcomeLabel->setText(text);
        Announcer::announce(this, text);
    }
}

void CorrectionDialog::accept()
{
    if (!canAccept()) {
        Announcer::announce(this, m_outcomeLabel->text());
        return;
    }
    const Numbers dice = m_diceInput->dice();
    const QString outcome = m_outcomeLabel->text();
    m_match.disconnect(this);
    QDialog::accept();
    m_match.correctThrow(m_index, dice);
    //: %1 a throw as it is now: "Throw no. 12, Anne: 6 and 1"; %2 what became of the rest
    m_match.remark(tr("Corrected. %1. %2").arg(throwTitle(), outcome));
}

void CorrectionDialog::showEvent(QShowEvent *event)
{
    // Reduce the pictures of the dice if the screen is too narrow for them, but not because the
    // dialog is still small.
    m_diceInput->updateTextSizes(maxDialogSize(*this).width() -
                                 2 * layout()->contentsMargins().left());
    m_diceInput->setMinimumWidth(m_diceInput->sizeHint().width());
    QDialog::showEvent(event);
}

void CorrectionDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        m_diceInput->updateTextSizes();
    }
}

void CorrectionDialog::retranslate()
{
    setWindowTitle(tr("Correct a throw"));
    m_titleLabel->setText(throwTitle());
    m_questionLabel->setText(
        originalDice().size() == 2 &&
                std::holds_alternative<OpeningThrow>(m_match.game().history()[m_index].action)
            //: %1, %2 the players
            ? withComputersInSentences(
                  tr("What was actually thrown: first %1’s die, then %2’s?")
                      .arg(m_match.playerNames().white, m_match.playerNames().black))
            : tr("What was actually thrown?"));
    m_diceInput->setFieldAccessibleName(m_questionLabel->text());
    m_diceInput->retranslate();
    m_correctButton->setText(tr("&Correct"));
    m_cancelButton->setText(tr("Cancel"));
    updateOutcome();
}

} // namespace doublets
