// SPDX-License-Identifier: MIT
#include "display/staff/staff_page.h"

#include "core/version.h"
#include "display/screens/symbol_button.h"
#include "display/staff/visits_chart.h"
#include "language/language.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int VolumeStep = 10;
constexpr int LoudestPercent = 100;

} // namespace

StaffPage::StaffPage(DisplayConfig &config, const Catalogue &catalogue, QWidget *parent)
    : DisplaySheet(u"staffPage"_s, parent)
    , m_config(config)
    , m_chart(new VisitsChart(catalogue, this))
    , m_quieter(addButton(u"staffQuieter"_s))
    , m_louder(addButton(u"staffLouder"_s))
    , m_light(addButton(u"staffLight"_s))
    , m_language(addButton(u"staffLanguage"_s))
    , m_closed(addButton(u"staffClosed"_s))
    , m_csv(addButton(u"staffCsv"_s))
    , m_touches(addButton(u"staffTouches"_s))
    , m_restart(addButton(u"staffRestart"_s))
    , m_leave(addButton(u"staffLeave"_s))
    , m_back(addButton(u"staffDone"_s))
{
    addWidget(m_chart);
    m_back->setMain(true);
    m_closed->setCheckable(true);
    connectButtons();
    retranslate();
}

void StaffPage::connectButtons()
{
    connect(m_quieter, &QAbstractButton::clicked, this, [this] { changeVolume(-VolumeStep); });
    connect(m_louder, &QAbstractButton::clicked, this, [this] { changeVolume(VolumeStep); });
    connect(m_light, &QAbstractButton::clicked, this, &StaffPage::changeLight);
    connect(m_language, &QAbstractButton::clicked, this, &StaffPage::changeLanguage);
    connect(m_closed, &QAbstractButton::clicked, this, [this](bool closed) {
        m_isClosed = closed;
        describe();
        Q_EMIT closedRequested(closed);
    });
    connect(m_csv, &QAbstractButton::clicked, this, &StaffPage::visitsSaveRequested);
    connect(m_touches, &QAbstractButton::clicked, this, &StaffPage::touchCheckRequested);
    connect(m_restart, &QAbstractButton::clicked, this, &StaffPage::restartRequested);
    connect(m_leave, &QAbstractButton::clicked, this, &StaffPage::leaveRequested);
    connect(m_back, &QAbstractButton::clicked, this, &StaffPage::dismissed);
}

void StaffPage::open(bool closed)
{
    m_isClosed = closed;
    m_report.clear();
    m_csv->setVisible(m_config.statistics);
    m_chart->setVisible(m_config.statistics);
    setExpanding(m_config.statistics); // without the chart, filling would leave gaps
    retranslate();
    show();
    raise();
    m_back->setFocus(Qt::OtherFocusReason);
    if (m_config.statistics) {
        Q_EMIT visitsRequested();
    }
}

void StaffPage::showVisits(const VisitSummary &summary)
{
    m_chart->setSummary(summary);
}

void StaffPage::report(const QString &text)
{
    m_report = text;
    describe();
}

void StaffPage::setCountingFault(const QString &text)
{
    m_countingFault = text;
    describe();
}

void StaffPage::changeVolume(int by)
{
    m_config.volume = std::clamp(m_config.volume + by, 0, LoudestPercent);
    describe();
    Q_EMIT changed();
}

/// Goes on to the next lighting: alternating, lamp, candles, high contrast.
void StaffPage::changeLight()
{
    const auto now = m_config.lighting;
    const auto at = now ? std::ranges::find(AllLightings, *now) + 1 : AllLightings.begin();
    m_config.lighting = at == AllLightings.end() ? std::nullopt : std::optional(*at);
    describe();
    Q_EMIT changed();
}

void StaffPage::changeLanguage()
{
    m_config.languages << m_config.languages.takeFirst();
    describe();
    Q_EMIT changed();
}

void StaffPage::describe()
{
    m_closed->setChecked(m_isClosed);
    m_language->setVisible(m_config.languages.size() > 1);
    const auto light = [this] {
        if (!m_config.lighting) {
            return tr("Light: by turns");
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
    m_light->setText(light());
    //: %1: a language's own name; the one that the display begins with
    m_language->setText(tr("Language: %1").arg(ownNameOf(m_config.languages.value(0))));
    //: %1 the version of the program, %2 percent
    QStringList lines{
        tr("Doublets %1. Volume %2 %.").arg(version(), QLocale().toString(m_config.volume))};
    if (!m_countingFault.isEmpty()) {
        //: %1 why visits cannot be written down
        lines << tr("Counting fails: %1").arg(m_countingFault);
    }
    if (!m_report.isEmpty()) {
        lines << m_report;
    }
    setText(lines.join(u'\n'));
}

void StaffPage::retranslate()
{
    setTitle(tr("Staff"));
    m_quieter->setText(tr("Quieter"));
    m_louder->setText(tr("Louder"));
    m_closed->setText(tr("Show that the display is closed"));
    m_csv->setText(tr("Save visits to a USB stick"));
    m_touches->setText(tr("Check touches"));
    m_restart->setText(tr("Restart"));
    m_leave->setText(tr("Leave the program"));
    m_back->setText(tr("Back to the display"));
    describe();
}

} // namespace doublets
