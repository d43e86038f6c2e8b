// SPDX-License-Identifier: MIT
#include "display/staff/staff_page.h"

#include "core/version.h"
#include "display/screens/symbol_button.h"
#include "display/staff/visits_chart.h"
#include "language/language.h"
#include "text/error_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int VolumeStep = 10;

/// Allows line breaks in long values, such as paths and digits.
QString withLineBreaks(QString text)
{
    static const QRegularExpression longWord(u"\\S{30,}"_s);
    static const QRegularExpression part(u"(\\S{10})(?=\\S)"_s);
    for (auto match = longWord.match(text); match.hasMatch();
         match = longWord.match(text, match.capturedEnd())) {
        const QString word = match.captured();
        text.replace(match.capturedStart(), word.size(),
                     QString(word).replace(part, u"\\1\u200b"_s));
    }
    return text;
}

} // namespace

StaffPage::StaffPage(DisplayConfig &config, const Catalogue &catalogue, QWidget *parent)
    : DisplaySheet(u"staffPage"_s, parent)
    , m_config(config)
    , m_visitsChart(new VisitsChart(catalogue, this))
    , m_quieterButton(addButton(u"staffQuieter"_s))
    , m_louderButton(addButton(u"staffLouder"_s))
    , m_lightingButton(addButton(u"staffLight"_s))
    , m_languageButton(addButton(u"staffLanguage"_s))
    , m_closeButton(addButton(u"staffClosed"_s))
    , m_saveButton(addButton(u"staffCsv"_s))
    , m_touchCheckButton(addButton(u"staffTouches"_s))
    , m_setupButton(addButton(u"staffSetup"_s))
    , m_restartButton(addButton(u"staffRestart"_s))
    , m_quitButton(addButton(u"staffLeave"_s))
    , m_backButton(addButton(u"staffDone"_s))
{
    addWidget(m_visitsChart);
    m_backButton->setPrimary(true);
    m_closeButton->setCheckable(true);
    m_setupButton->hide();
    connectButtons();
    retranslate();
}

void StaffPage::connectButtons()
{
    connect(m_quieterButton, &QAbstractButton::clicked, this,
            [this] { changeVolume(-VolumeStep); });
    connect(m_louderButton, &QAbstractButton::clicked, this, [this] { changeVolume(VolumeStep); });
    connect(m_lightingButton, &QAbstractButton::clicked, this, &StaffPage::changeLighting);
    connect(m_languageButton, &QAbstractButton::clicked, this, &StaffPage::changeLanguage);
    connect(m_closeButton, &QAbstractButton::clicked, this, [this](bool closed) {
        m_isClosed = closed;
        updateTexts();
        Q_EMIT closingRequested(closed);
    });
    connect(m_saveButton, &QAbstractButton::clicked, this, &StaffPage::visitsSaveRequested);
    connect(m_touchCheckButton, &QAbstractButton::clicked, this, &StaffPage::touchCheckRequested);
    connect(m_setupButton, &QAbstractButton::clicked, this, &StaffPage::setupRequested);
    connect(m_restartButton, &QAbstractButton::clicked, this, &StaffPage::restartRequested);
    connect(m_quitButton, &QAbstractButton::clicked, this, &StaffPage::quitRequested);
    connect(m_backButton, &QAbstractButton::clicked, this, &StaffPage::dismissed);
}

void StaffPage::open(bool isClosed)
{
    m_isClosed = isClosed;
    m_message = {};
    m_saveButton->setVisible(m_config.areVisitsCounted);
    retranslate();
    show();
    raise();
    m_backButton->setFocus(Qt::OtherFocusReason);
    if (m_config.areVisitsCounted) {
        Q_EMIT visitsRequested();
    }
}

void StaffPage::prepareLayout(const QSize & /*availableSize*/)
{
    setChartVisible(m_config.areVisitsCounted && !m_visitsChart->text().isEmpty());
}

/// On small screens, the size of the buttons is more important than the chart.
bool StaffPage::hideOptionalWidgets()
{
    const bool wasVisible = !m_visitsChart->isHidden();
    setChartVisible(false);
    return wasVisible;
}

void StaffPage::setChartVisible(bool visible)
{
    m_visitsChart->setVisible(visible);
    setExpanding(visible); // without the chart, filling would leave gaps
}

void StaffPage::showVisits(const VisitSummary &summary)
{
    m_visitsChart->setSummary(summary);
    updateTexts();
}

void StaffPage::showMessage(Message message)
{
    m_message = std::move(message);
    updateTexts();
}

void StaffPage::setCountingError(const std::optional<Error> &error)
{
    m_countingError = error;
    m_visitsChart->setCounting(!error);
    updateTexts();
}

void StaffPage::setConfigErrors(const DisplayConfigErrors &errors)
{
    m_configErrors = errors;
    updateTexts();
}

void StaffPage::setSetupButtonVisible(bool visible)
{
    m_setupButton->setVisible(visible);
}

void StaffPage::changeVolume(int delta)
{
    constexpr NumberRange Range = DisplayConfig::Volume;
    const int volume = std::clamp(m_config.volume + delta, Range.minimum, Range.maximum);
    if (volume == m_config.volume) {
        return;
    }
    m_config.volume = volume;
    updateTexts();
    Q_EMIT settingsChanged();
}

/// Switches to the next lighting: alternating, lamp, candles, high contrast.
void StaffPage::changeLighting()
{
    const auto now = m_config.lighting;
    const auto at = now ? std::ranges::find(AllLightings, *now) + 1 : AllLightings.begin();
    m_config.lighting = at == AllLightings.end() ? std::nullopt : std::optional(*at);
    updateTexts();
    Q_EMIT settingsChanged();
}

void StaffPage::changeLanguage()
{
    m_config.languages << m_config.languages.takeFirst();
    updateTexts();
    Q_EMIT settingsChanged();
}

void StaffPage::updateTexts()
{
    m_closeButton->setChecked(m_isClosed);
    m_languageButton->setVisible(m_config.languages.size() > 1);
    const auto light = [this] {
        if (!m_config.lighting) {
            return tr("Light: alternating");
        }
        switch (*m_config.lighting) {
        case Lighting::Lamp:
            return tr("Light: lamp");
        case Lighting::Night:
            return tr("Light: candles");
        case Lighting::HighContrast:
            break;
        }
        return tr("Light: high contrast");
    };
    m_lightingButton->setText(light());
    //: %1: a language's own name; the one that the display begins with
    m_languageButton->setText(
        tr("Language: %1").arg(nativeLanguageName(m_config.languages.value(0))));
    setText(lines().join(u'\n'));
}

/// Returns the lines of text above the buttons.
QStringList StaffPage::lines() const
{
    //: %1 the version of the program, %2 percent
    QStringList lines{
        tr("Doublets %1. Volume %2%.").arg(version(), QLocale().toString(m_config.volume))};
    if (!m_configErrors.empty()) {
        lines << tr("The configuration file has %n error(s), so its last version without errors is "
                    "used.",
                    nullptr, static_cast<int>(m_configErrors.size()))
              << withLineBreaks(errorText(m_configErrors.front()));
    }
    if (m_config.areVisitsCounted && m_visitsChart->isHidden()) {
        lines << m_visitsChart->visitCountText();
    }
    if (m_countingError) {
        //: %1 why visits cannot be written down
        lines << tr("Visits cannot be counted: %1").arg(errorText(*m_countingError));
    }
    if (m_message) {
        lines << m_message();
    }
    lines.removeAll(QString());
    return lines;
}

void StaffPage::retranslate()
{
    setTitle(tr("Staff"));
    m_quieterButton->setText(tr("Quieter"));
    m_louderButton->setText(tr("Louder"));
    m_closeButton->setText(tr("Show that the display is closed"));
    m_saveButton->setText(tr("Save visits to a USB stick"));
    m_touchCheckButton->setText(tr("Test the touch screen"));
    m_setupButton->setText(tr("Set up…"));
    m_restartButton->setText(tr("Restart"));
    m_quitButton->setText(tr("Quit the program"));
    m_backButton->setText(tr("Back to the display"));
    updateTexts();
}

} // namespace doublets
