// SPDX-License-Identifier: MIT
#include "panels/overlays/start_panel.h"

#include "match/settings/settings.h"
#include "panels/dialogs/seating_form.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "text/goal_text.h"
#include "text/rule_text.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

StartPanel::StartPanel(Settings &settings, QWidget *board)
    : OverlayPanel(u"start"_s, board)
    , m_settings(settings)
    , m_seating(new SeatingForm(this))
    , m_dontShowAgain(new QCheckBox(this))
    , m_begin(addButton(u"startBegin"_s))
    , m_firstSteps(addButton(u"startSteps"_s))
    , m_games(addButton(u"startGames"_s))
{
    m_dontShowAgain->setObjectName(u"startHidden"_s);
    auto *column = static_cast<QVBoxLayout *>(layout());
    const int buttons = column->count() - 1;
    column->insertWidget(buttons, m_seating, 0, Qt::AlignHCenter);
    column->addWidget(m_dontShowAgain, 0, Qt::AlignHCenter);
    connect(m_begin, &QPushButton::clicked, this, &StartPanel::begin);
    connect(m_firstSteps, &QPushButton::clicked, this, &StartPanel::firstStepsRequested);
    connect(m_games, &QPushButton::clicked, this, &StartPanel::gamesRequested);
    const auto follow = [this] { m_dontShowAgain->setChecked(!m_settings.startPanel.value()); };
    connect(&settings.startPanel, &Setting::changed, this, follow);
    follow();
    connect(m_dontShowAgain, &QCheckBox::toggled, this,
            [this](bool hidden) { m_settings.startPanel.set(!hidden); });
    retranslate();
}

void StartPanel::showGame(const RuleSet &ruleSet, const Seats &seats, bool isUnderWay)
{
    m_ruleSet = ruleSet;
    m_isUnderWay = isUnderWay;
    m_seating->setSeats(seats);
    m_seating->setVisible(!isUnderWay);
    retranslate();
    showWithText(ruleSetTitle(ruleSet), goalText(ruleSet.defaultRules));
    Announcer::announce(this, goalText(ruleSet.defaultRules));
    (m_settings.firstStepsSeen.value() ? m_begin : m_firstSteps)->setFocus(Qt::TabFocusReason);
}

void StartPanel::begin()
{
    dismiss();
}

void StartPanel::handleGameBegun()
{
    if (isVisible() && !m_isUnderWay) {
        begin();
    }
}

void StartPanel::dismiss()
{
    OverlayPanel::dismiss();
    Q_EMIT dismissed(m_isUnderWay ? std::nullopt : std::optional(m_seating->seats()));
}

void StartPanel::keyPressEvent(QKeyEvent *event)
{
    // Reached by keys that the focused button or choice has ignored.
    const bool begins = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                        event->key() == Qt::Key_Space;
    if (!begins) {
        OverlayPanel::keyPressEvent(event);
    } else if (!event->isAutoRepeat()) {
        begin();
    }
}

void StartPanel::setTextSize(int pixels)
{
    OverlayPanel::setTextSize(pixels);
    // A palette, because a style sheet would remove the indicators of radio buttons and check
    // boxes.
    QPalette onPaper = palette();
    onPaper.setColor(QPalette::WindowText, theme::Ink);
    onPaper.setColor(QPalette::Base,
                     theme::contrast() == theme::Contrast::High ? theme::Paper : Qt::white);
    QList<QAbstractButton *> choices = m_seating->findChildren<QAbstractButton *>();
    choices << m_dontShowAgain;
    for (QAbstractButton *each : choices) {
        each->setFont(fonts::textFont(pixels));
        each->setPalette(onPaper);
        each->setMinimumHeight(fonts::current().minControlSize);
    }
    // Measured immediately, rather than on the pending layout request.
    m_seating->layout()->setSpacing(pixels / 4);
    m_seating->layout()->invalidate();
    m_seating->layout()->activate();
}

void StartPanel::retranslate()
{
    if (m_ruleSet) {
        setTexts(ruleSetTitle(*m_ruleSet), goalText(m_ruleSet->defaultRules));
    }
    m_seating->retranslate();
    m_begin->setText(m_isUnderWay ? tr("Play &on") : tr("&Begin"));
    m_firstSteps->setText(tr("First &steps"));
    m_firstSteps->setToolTip(
        tr("The game in a few steps, on the board; nothing needs to be read first"));
    m_games->setText(tr("&All games…"));
    m_games->setToolTip(tr("All games on one page"));
    m_dontShowAgain->setText(tr("&Do not show this again"));
    m_dontShowAgain->setToolTip(tr("You can turn it on again in the settings"));
}

} // namespace doublets
