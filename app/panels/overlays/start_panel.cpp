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
    , m_seatingForm(new SeatingForm(this))
    , m_dontShowAgainBox(new QCheckBox(this))
    , m_beginButton(addButton(u"startBegin"_s))
    , m_firstStepsButton(addButton(u"startSteps"_s))
    , m_gamesButton(addButton(u"startGames"_s))
{
    m_dontShowAgainBox->setObjectName(u"startHidden"_s);
    auto *column = static_cast<QVBoxLayout *>(layout());
    const int buttons = column->count() - 1;
    column->insertWidget(buttons, m_seatingForm, 0, Qt::AlignHCenter);
    column->addWidget(m_dontShowAgainBox, 0, Qt::AlignHCenter);
    connect(m_beginButton, &QPushButton::clicked, this, &StartPanel::begin);
    connect(m_firstStepsButton, &QPushButton::clicked, this, &StartPanel::firstStepsRequested);
    connect(m_gamesButton, &QPushButton::clicked, this, &StartPanel::gamesRequested);
    const auto follow = [this] {
        m_dontShowAgainBox->setChecked(!m_settings.showStartPanel.value());
    };
    connect(&settings.showStartPanel, &Setting::changed, this, follow);
    follow();
    connect(m_dontShowAgainBox, &QCheckBox::toggled, this,
            [this](bool hidden) { m_settings.showStartPanel.set(!hidden); });
    retranslate();
}

void StartPanel::showGame(const RuleSet &ruleSet, const Seats &seats, bool isUnderWay)
{
    m_ruleSet = ruleSet;
    m_isUnderWay = isUnderWay;
    m_seatingForm->setSeats(seats);
    m_seatingForm->setVisible(!isUnderWay);
    retranslate();
    showWithText(ruleSetTitle(ruleSet), goalText(ruleSet.defaultRules));
    Announcer::announce(this, goalText(ruleSet.defaultRules));
    (m_settings.firstStepsSeen.value() ? m_beginButton : m_firstStepsButton)
        ->setFocus(Qt::TabFocusReason);
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
    Q_EMIT dismissed(m_isUnderWay ? std::nullopt : std::optional(m_seatingForm->seats()));
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
    QList<QAbstractButton *> choices = m_seatingForm->findChildren<QAbstractButton *>();
    choices << m_dontShowAgainBox;
    for (QAbstractButton *each : choices) {
        each->setFont(fonts::textFont(pixels));
        each->setPalette(onPaper);
        each->setMinimumHeight(fonts::currentSizes().minControlSize);
    }
    // Measured immediately, rather than on the pending layout request.
    m_seatingForm->layout()->setSpacing(pixels / 4);
    m_seatingForm->layout()->invalidate();
    m_seatingForm->layout()->activate();
}

void StartPanel::retranslate()
{
    if (m_ruleSet) {
        setTexts(ruleSetTitle(*m_ruleSet), goalText(m_ruleSet->defaultRules));
    }
    m_seatingForm->retranslate();
    m_beginButton->setText(m_isUnderWay ? tr("Play &on") : tr("&Begin"));
    m_firstStepsButton->setText(tr("First &steps"));
    m_firstStepsButton->setToolTip(
        tr("The game in a few steps, on the board; nothing needs to be read first"));
    m_gamesButton->setText(tr("&All games…"));
    m_gamesButton->setToolTip(tr("All games on one page"));
    m_dontShowAgainBox->setText(tr("&Do not show this again"));
    m_dontShowAgainBox->setToolTip(tr("You can turn it on again in the settings"));
}

} // namespace doublets
