// SPDX-License-Identifier: MIT
#include "desktop/window/window_strip.h"

#include "match/match.h"
#include "match/play/choice_preview.h"
#include "match/play/hints.h"
#include "panels/captions/caption_bar.h"
#include "panels/captions/caption_label.h"
#include "panels/dice/dice_entry.h"
#include "panels/dice/dice_requester.h"
#include "panels/sides/face_to_face.h"
#include "table/board/board_view.h"

#include <QMainWindow>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

WindowStrip::WindowStrip(QMainWindow &window, Match &match, BoardView &board,
                         const FaceToFace &faceToFace, Actions &actions)
    : QToolBar(&window)
    , m_match(match)
    , m_diceEntry(new DiceEntry(this))
    , m_diceRequester(new DiceRequester(match, *m_diceEntry, board))
    , m_caption(new CaptionBar(actions, match.scheduler(), this))
{
    setObjectName(u"captionStrip"_s);
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    auto *content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    addPart(m_diceEntry);
    addPart(m_caption);
    m_contentAction = addWidget(content);
    layout()->setContentsMargins(0, 0, 0, 0);
    // Tool bars lie outside the docks, so that the caption is as wide as the window.
    window.addToolBar(Qt::BottomToolBarArea, this);
    window.setContextMenuPolicy(Qt::NoContextMenu); // the menu would offer to hide this tool bar

    CaptionLabel &label = m_caption->label();
    label.restoreTextOnPress(board);
    connect(&match, &Match::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Revealed) {
            updateCaption();
        }
    });
    // The odds, and with them the mistakes of the shown throw, may be known only later.
    connect(&match.course(), &CourseOfPlay::dataChanged, this, [this] {
        if (m_match.shown().isPast()) {
            showCaption();
        }
    });
    // Players face to face see remarks at their sides.
    connect(&match, &Match::remarked, this,
            [&label, &faceToFace](const QString &text, const QString &spoken) {
                if (!faceToFace.isActive()) {
                    label.showRemark(text, spoken);
                }
            });
    // A hint does not describe another choice that is selected in a list.
    connect(&match.choicePreview(), &ChoicePreview::changed, this, [&match, &label] {
        const std::vector<Play> &plays = match.choicePreview().plays();
        if (!plays.empty() && plays != match.hints().plays()) {
            label.restoreText();
        }
    });
    connect(&board, &BoardView::awaitingTargetChanged, this,
            [&label, &faceToFace](bool isAwaiting) {
                if (!faceToFace.isActive()) {
                    label.setQuestion(isAwaiting
                                          ? tr("Choose where the man goes: click, or use the arrow "
                                               "keys and Enter. Esc puts it back.")
                                          : QString());
                }
            });
}

void WindowStrip::addPart(QWidget *part)
{
    m_column->addWidget(part);
}

void WindowStrip::setCollapsed(bool collapsed)
{
    m_contentAction->setVisible(!collapsed);
    setMaximumHeight(collapsed ? 0 : QWIDGETSIZE_MAX);
}

void WindowStrip::showCaption()
{
    m_caption->label().setText(m_match.shown().caption());
}

void WindowStrip::updateCaption()
{
    m_caption->setSharingSpace(!m_diceEntry->isHidden());
    showCaption();
    m_caption->setSourceSilent(m_match.shown().isCaptionRuleOurChoice());
    m_caption->setPastMomentShown(m_match.shown().isPast());
    m_caption->setGameOver(m_match.can(Command::Rematch));
}

void WindowStrip::focusDiceEntry()
{
    m_diceRequester->focusInput();
}

void WindowStrip::scaleTo(const QSize &windowSize)
{
    m_caption->scaleTo(windowSize);
    m_caption->setSharingSpace(!m_diceEntry->isHidden());
    m_diceEntry->scaleTo(windowSize);
    // Immediately and from the inside out; separate layout events would resize the board
    // repeatedly.
    m_diceEntry->layout()->activate();
    for (const QWidget *each = m_caption; each != nullptr; each = each->parentWidget()) {
        each->layout()->activate();
    }
}

void WindowStrip::retranslate()
{
    m_caption->retranslate();
    m_diceEntry->retranslate();
}

} // namespace doublets
