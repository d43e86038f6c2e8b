// SPDX-License-Identifier: MIT
#include "panels/sides/side_page.h"

#include "panels/pages/page_turner.h"
#include "panels/pages/why_page.h"
#include "panels/sides/rotated_text_view.h"
#include "panels/sides/rotation.h"
#include "panels/sides/side_button.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QKeyEvent>
#include <QPainter>

#include <vector>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int PageEdge = 2; ///< in logical pixels

QString withHeading(const QString &title, const QString &html)
{
    return html.isEmpty() || title.isEmpty() ? html
                                             : u"<h3>%1</h3>"_s.arg(title.toHtmlEscaped()) + html;
}

} // namespace

SidePage::SidePage(Match &match, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_textView(new RotatedTextView(name + u"Text"_s, this))
    , m_upButton(new SideButton(name + u"Up"_s, this))
    , m_downButton(new SideButton(name + u"Down"_s, this))
    , m_closeButton(new SideButton(name + u"Close"_s, this))
    , m_pageTurner(new PageTurner(*m_textView, *m_upButton, *m_downButton, this))
{
    setObjectName(name);
    hide();
    connect(m_pageTurner, &PageTurner::availableSizeChanged, this, &SidePage::updateLayout);
    connect(m_pageTurner, &PageTurner::directionsChanged, this, [this](bool up, bool down) {
        m_upButton->setAvailable(up);
        m_downButton->setAvailable(down);
    });
    connect(m_closeButton, &SideButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
}

void SidePage::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    m_textView->setRotated(isRotated);
    for (SideButton *each : {m_closeButton, m_downButton, m_upButton}) {
        each->setRotated(isRotated);
    }
    updateLayout();
}

void SidePage::setSizes(const SideSizes &sizes)
{
    m_sizes = sizes;
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_textView, m_closeButton, m_downButton, m_upButton}) {
        each->setFont(fonts::textFont(sizes.textSize));
    }
    updateLayout();
}

void SidePage::showAnswer(const ShownMoment::Question &question)
{
    m_hasFollowedGame = false;
    setQuestion(question);
    show();
    raise();
}

void SidePage::updateQuestion(const ShownMoment::Question &question)
{
    if (isVisible() && question != m_question) {
        m_hasFollowedGame = true;
        setQuestion(question);
    }
}

void SidePage::setQuestion(const ShownMoment::Question &question)
{
    m_question = question;
    m_pageTurner->hideButtons();
    updateText();
    updateLayout();
}

void SidePage::updateText()
{
    // Show all layers, because links would be too small for fingers.
    const auto [title, explanation] = WhyPage::answerFor(m_match, m_question);
    m_textView->showHtml(u"<h2>%1</h2>"_s.arg(title.toHtmlEscaped()) +
                         withHeading(explanation.title, explanation.summary) +
                         withHeading(tr("What the source says"), explanation.source) +
                         withHeading(tr("Our reasoning"), explanation.reasoning));
}

void SidePage::retranslate()
{
    m_closeButton->setText(tr("Close"));
    m_pageTurner->retranslate();
    if (isVisible()) {
        updateText();
    }
    updateLayout();
}

void SidePage::setPartGeometry(QWidget &part, const QRect &rect) const
{
    part.setGeometry(m_isRotated ? rotated(rect, size()) : rect);
}

int SidePage::placeButtons()
{
    const int gap = m_sizes.textSize / 3 + PageEdge;
    int buttonWidth = m_sizes.minimumButtonSize;
    std::vector<SideButton *> shown;
    for (SideButton *each : {m_closeButton, m_downButton, m_upButton}) {
        if (!each->isHidden()) {
            shown.push_back(each);
            buttonWidth = std::max(buttonWidth, each->widthForTextSize(m_sizes.textSize));
        }
    }
    // Fill the columns from the bottom, because the page may be low.
    const int rows = std::max(1, (height() - gap) / (m_sizes.minimumButtonSize + gap));
    int left = width();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int row = static_cast<int>(i) % rows;
        left -= row == 0 ? gap + buttonWidth : 0;
        setPartGeometry(*shown[i], {left, height() - (row + 1) * (gap + m_sizes.minimumButtonSize),
                                    buttonWidth, m_sizes.minimumButtonSize});
    }
    return left - gap;
}

void SidePage::updateLayout()
{
    const int end = placeButtons();
    setPartGeometry(*m_textView, {PageEdge, PageEdge, end - PageEdge, height() - 2 * PageEdge});
}

void SidePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        m_closeButton->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void SidePage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::Brass);
    painter.fillRect(rect().adjusted(PageEdge, PageEdge, -PageEdge, -PageEdge), theme::Paper);
}

void SidePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateLayout();
}

void SidePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateLayout();
}

} // namespace doublets
