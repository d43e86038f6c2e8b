// SPDX-License-Identifier: MIT
#include "display/screens/visitor_bar.h"

#include "display/screens/symbol_button.h"
#include "language/language.h"
#include "panels/sides/rotation.h"
#include "panels/theme/theme.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns the width of `button` with the longest of `texts`.
int widthFor(const SymbolButton &button, const QStringList &texts)
{
    int width = button.sizeHint().width();
    for (const QString &text : texts) {
        width = std::max(width, button.sizeHintFor(text).width());
    }
    return width;
}

} // namespace

using Symbol = SymbolButton::Symbol;

VisitorBar::VisitorBar(QWidget *parent)
    : QWidget(parent)
    , m_backButton(new SymbolButton(u"displayBack"_s, Symbol::None, this))
    , m_largeTextButton(new SymbolButton(u"displayLarge"_s, Symbol::LargerText, this))
    , m_contrastButton(new SymbolButton(u"displayContrast"_s, Symbol::Contrast, this))
    , m_languageButton(new SymbolButton(u"displayLanguage"_s, Symbol::None, this))
    , m_speechButton(new SymbolButton(u"displaySpeech"_s, Symbol::Speech, this))
    , m_startOverButton(new SymbolButton(u"displayOver"_s, Symbol::StartOver, this))
    , m_allButtons{m_backButton,     m_largeTextButton, m_contrastButton,
                   m_languageButton, m_speechButton,    m_startOverButton}
{
    setObjectName(u"visitorBar"_s);
    for (SymbolButton *each : {m_largeTextButton, m_contrastButton, m_speechButton}) {
        each->setCheckable(true);
    }
    connect(m_backButton, &QAbstractButton::clicked, this, &VisitorBar::backRequested);
    connect(m_largeTextButton, &QAbstractButton::clicked, this, &VisitorBar::largeTextRequested);
    connect(m_contrastButton, &QAbstractButton::clicked, this, &VisitorBar::highContrastRequested);
    connect(m_languageButton, &QAbstractButton::clicked, this, &VisitorBar::nextLanguageRequested);
    connect(m_speechButton, &QAbstractButton::clicked, this, &VisitorBar::speechRequested);
    connect(m_startOverButton, &QAbstractButton::clicked, this, &VisitorBar::startOverRequested);
    m_speechButton->hide();
    m_startOverButton->hide();
    retranslate();
    hide();
}

void VisitorBar::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
}

void VisitorBar::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    for (SymbolButton *each : m_allButtons) {
        each->setRotated(isRotated);
        each->setFocusPolicy(isRotated ? Qt::NoFocus : Qt::TabFocus);
    }
    updateLayout();
}

void VisitorBar::setStartOverVisible(bool visible)
{
    m_startOverButton->setVisible(visible);
}

void VisitorBar::setSpeechButtonVisible(bool visible)
{
    m_speechButton->setVisible(visible);
}

void VisitorBar::setLanguages(const QStringList &codes, const QString &next)
{
    if (codes != m_languages) {
        m_languages = codes;
        m_languageTexts.clear();
        m_backTexts.clear();
        m_startOverTexts.clear();
        for (const QString &code : codes) {
            m_languageTexts << code.left(2).toUpper();
            m_backTexts << textIn(code, "doublets::VisitorBar", "Back");
            m_startOverTexts << textIn(code, "doublets::VisitorBar", "Start over");
        }
    }
    m_languageButton->setVisible(codes.size() > 1);
    m_languageButton->setText(next.left(2).toUpper());
    // The language's own name, for visitors who read no other language.
    m_languageButton->setAccessibleName(nativeLanguageName(next));
}

void VisitorBar::setLargeTextChecked(bool checked)
{
    m_largeTextButton->setChecked(checked);
}

void VisitorBar::setHighContrastChecked(bool checked)
{
    m_contrastButton->setChecked(checked);
}

void VisitorBar::setSpeechChecked(bool checked)
{
    m_speechButton->setChecked(checked);
}

void VisitorBar::setInitialFocus()
{
    m_backButton->setFocus(Qt::OtherFocusReason);
}

void VisitorBar::applySizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    for (SymbolButton *each : m_allButtons) {
        each->setSizes(sizes);
    }
    m_backWidth = widthFor(*m_backButton, m_backTexts);
    m_startOverWidth = widthFor(*m_startOverButton, m_startOverTexts);
    m_languageWidth = widthFor(*m_languageButton, m_languageTexts);
    m_buttonHeight = m_backButton->sizeHint().height();
}

int VisitorBar::totalWidth() const
{
    constexpr int SymbolCount = 3;
    constexpr int GapCount = 7;
    return m_backWidth + SymbolCount * m_sizes.minButtonSize + m_languageWidth + m_startOverWidth +
           GapCount * m_sizes.gap();
}

int VisitorBar::fitTo(int width)
{
    applySizes(m_preferredSizes);
    while (totalWidth() > width && !m_sizes.isSmallest()) {
        applySizes(m_sizes.reduced());
    }
    updateLayout();
    return m_buttonHeight + m_preferredSizes.minTextSize / 2;
}

void VisitorBar::updateLayout()
{
    const int gap = m_sizes.gap();
    const int y = (height() - m_buttonHeight) / 2;
    int x = gap;
    const auto place = [this, y](SymbolButton *button, int left, int width) {
        const QRect upright(left, y, width, m_buttonHeight);
        button->setGeometry(m_isRotated ? rotated(upright, size()) : upright);
    };
    place(m_backButton, x, m_backWidth);
    x += m_backWidth + gap;
    for (SymbolButton *each :
         {m_largeTextButton, m_contrastButton, m_languageButton, m_speechButton}) {
        const int width = each == m_languageButton ? m_languageWidth : m_sizes.minButtonSize;
        place(each, x, width);
        x += width + gap;
    }
    place(m_startOverButton, width() - gap - m_startOverWidth, m_startOverWidth);
}

void VisitorBar::retranslate()
{
    m_backButton->setText(tr("Back"));
    m_largeTextButton->setAccessibleName(tr("Larger text"));
    m_contrastButton->setAccessibleName(tr("High contrast"));
    m_speechButton->setAccessibleName(tr("Read aloud"));
    m_startOverButton->setText(tr("Start over"));
}

void VisitorBar::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), theme::Wall);
}

void VisitorBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateLayout();
}

} // namespace doublets
