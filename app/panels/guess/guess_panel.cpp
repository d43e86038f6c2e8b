// SPDX-License-Identifier: MIT
#include "panels/guess/guess_panel.h"

#include "match/match.h"
#include "panels/guess/guess_input.h"
#include "table/fonts/plain_text.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

GuessPanel::GuessPanel(Match &match, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_input(new GuessInput(this))
    , m_tallyLabel(plainLabel(this))
    , m_coverAgainButton(new QToolButton(this))
{
    setObjectName(u"guessPanel"_s);
    m_tallyLabel->setObjectName(u"guessTally"_s);
    m_coverAgainButton->setObjectName(u"guessAgain"_s);
    m_tallyLabel->setWordWrap(true);
    m_coverAgainButton->setFocusPolicy(Qt::StrongFocus);
    m_coverAgainButton->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_input);
    column->addWidget(m_coverAgainButton);
    column->addWidget(m_tallyLabel);
    connect(m_input, &GuessInput::guessConfirmed, this, &GuessPanel::handleGuess);
    connect(m_coverAgainButton, &QToolButton::clicked, this, [this] {
        m_match.guessFirst().coverAgain();
        focusGuess();
    });
    retranslate();
}

void GuessPanel::refresh()
{
    const GuessFirst &guess = m_match.guessFirst();
    setVisible(guess.isOn());
    if (!guess.isOn()) {
        return;
    }
    const bool covered = guess.isCovered();
    if (covered) {
        updateQuestion();
    }
    // Hide the scale if the user has stepped back to a throw that was guessed earlier.
    m_input->setVisible(covered ||
                        (!m_input->isCovered() && m_questionMoment == guess.guessMoment()));
    m_coverAgainButton->setVisible(!covered);
    m_tallyLabel->setText(guessTallyText(guess.tally()));
    m_tallyLabel->setVisible(!m_tallyLabel->text().isEmpty());
}

void GuessPanel::updateQuestion()
{
    const GuessFirst &guess = m_match.guessFirst();
    if (m_questionMoment != guess.guessMoment() || !m_input->isCovered()) {
        m_questionMoment = guess.guessMoment();
        constexpr double MaxPoints = 100;
        m_input->setQuestion({guess.question(), guess.guessKind(), -MaxPoints, MaxPoints, 0});
    } else {
        m_input->setQuestionText(guess.question());
    }
    m_input->setBlockedReason(guess.isAnswerKnown() ? QString() : tr("Computing the answer…"));
}

void GuessPanel::handleGuess(const Guess &guess)
{
    if (const auto truth = m_match.guessFirst().recordGuess(guess)) {
        m_input->uncover(*truth, false);
        refresh();
        m_match.remark(m_input->resultText());
        Q_EMIT oddsUncovered();
    }
}

void GuessPanel::focusGuess()
{
    m_input->setFocus(Qt::OtherFocusReason);
}

void GuessPanel::retranslate()
{
    m_coverAgainButton->setText(tr("Cover again"));
    m_coverAgainButton->setToolTip(tr("Cover the odds until the class has guessed"));
    m_input->retranslate();
    refresh();
}

} // namespace doublets
