// SPDX-License-Identifier: MIT
#include "laboratory/window/laboratory_bar.h"

#include "core/laboratory/laboratory.h"
#include "table/fonts/plain_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::array<double, 8> Paces{1,      10,      100,       1'000,
                                      10'000, 100'000, 1'000'000, Laboratory::UnlimitedPace};
constexpr int ProgressSteps = 1000;

} // namespace

LaboratoryBar::LaboratoryBar(QWidget *parent)
    : QWidget(parent)
    , m_start(new QPushButton(this))
    , m_stop(new QPushButton(this))
    , m_paceLabel(plainLabel(this))
    , m_pace(new QComboBox(this))
    , m_progress(new QProgressBar(this))
    , m_copy(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_rows(new QGridLayout(this))
{
    m_start->setObjectName(u"laboratoryStart"_s);
    m_stop->setObjectName(u"laboratoryStop"_s);
    m_pace->setObjectName(u"laboratoryPace"_s);
    m_progress->setObjectName(u"laboratoryProgress"_s);
    m_copy->setObjectName(u"laboratoryCopy"_s);
    m_save->setObjectName(u"laboratorySave"_s);
    m_close->setObjectName(u"laboratoryClose"_s);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_paceLabel->setBuddy(m_pace);
    m_progress->setRange(0, ProgressSteps);
    m_progress->setMinimumWidth(60);
    for (const double pace : Paces) {
        m_pace->addItem(QString(), pace);
    }
    m_pace->setCurrentIndex(m_pace->count() - 1);
    m_pace->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pace->setMinimumContentsLength(10);
    for (QPushButton *button : {m_start, m_stop, m_copy, m_save, m_close}) {
        button->setAutoDefault(false);
    }
    m_start->setDefault(true);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_stage == Stage::Idle) {
            Q_EMIT startRequested();
        } else {
            Q_EMIT pauseRequested(m_stage == Stage::Running);
        }
    });
    connect(m_stop, &QPushButton::clicked, this, &LaboratoryBar::stopRequested);
    connect(m_pace, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT paceChosen(m_pace->currentData().toDouble()); });
    connect(m_copy, &QPushButton::clicked, this, &LaboratoryBar::copyRequested);
    connect(m_save, &QPushButton::clicked, this, &LaboratoryBar::saveRequested);
    connect(m_close, &QPushButton::clicked, this, &LaboratoryBar::closeRequested);
    setStage(Stage::Idle);
    setSaveEnabled(false);
}

void LaboratoryBar::setStage(Stage stage)
{
    const bool hadFocus = m_stop->hasFocus();
    m_stage = stage;
    m_stop->setEnabled(stage != Stage::Idle);
    if (hadFocus && stage == Stage::Idle) {
        m_start->setFocus(); // a disabled button cannot keep the focus
    }
    m_start->setText(stage == Stage::Idle      ? tr("&Start")
                     : stage == Stage::Running ? tr("&Hold")
                                               : tr("G&o on"));
}

void LaboratoryBar::setProgress(double share, const QString &text)
{
    m_progress->setValue(static_cast<int>(std::floor(share * ProgressSteps)));
    m_progress->setFormat(QString(text).replace(u'%', u"%%"_s));
    m_progress->setAccessibleDescription(text);
}

void LaboratoryBar::setSaveEnabled(bool can)
{
    m_save->setEnabled(can);
}

void LaboratoryBar::arrange(int width)
{
    const int gaps = 8 * fontMetrics().height() / 2;
    int wanted = gaps;
    for (const QWidget *each : std::initializer_list<const QWidget *>{
             m_start, m_stop, m_paceLabel, m_pace, m_progress, m_copy, m_save, m_close}) {
        wanted += each->sizeHint().width();
    }
    const bool wide = wanted <= width;
    const bool narrow = m_start->sizeHint().width() + m_stop->sizeHint().width() +
                            m_pace->sizeHint().width() + m_paceLabel->sizeHint().width() + 60 +
                            gaps / 2 >
                        width;
    while (m_rows->count() > 0) {
        delete m_rows->takeAt(0);
    }
    int column = 0;
    const auto put = [&](QWidget *widget, int row, int at) {
        m_rows->addWidget(widget, row, at);
        column = at + 1;
    };
    put(m_start, 0, 0);
    put(m_stop, 0, 1);
    m_paceLabel->setVisible(!narrow);
    put(m_paceLabel, 0, 2);
    put(m_pace, 0, 3);
    m_rows->addWidget(m_progress, narrow ? 1 : 0, narrow ? 0 : 4, 1, narrow ? 5 : 1);
    const int second = wide ? 0 : narrow ? 2 : 1;
    if (wide) {
        put(m_copy, 0, 5);
        put(m_save, 0, 6);
        put(m_close, 0, 7);
    } else {
        const int third = narrow ? second + 1 : second;
        m_rows->addWidget(m_copy, second, 0, 1, narrow ? 5 : 3);
        m_rows->addWidget(m_save, third, narrow ? 0 : 3, 1, narrow ? 3 : 1);
        m_rows->addWidget(m_close, third, narrow ? 3 : 4, 1, narrow ? 2 : 1);
    }
    for (int i = 0; i < 8; ++i) {
        m_rows->setColumnStretch(i, i == 4 ? 1 : 0);
    }
}

void LaboratoryBar::retranslate()
{
    setStage(m_stage);
    m_stop->setText(tr("S&top"));
    m_paceLabel->setText(tr("&Pace"));
    m_pace->setAccessibleName(tr("Pace"));
    m_progress->setAccessibleName(tr("Games played"));
    for (int i = 0; i < m_pace->count(); ++i) {
        const double pace = Paces[static_cast<std::size_t>(i)];
        m_pace->setItemText(i, std::isinf(pace)
                                   ? tr("as fast as it goes")
                                   : tr("%Ln game(s) a second", nullptr, static_cast<int>(pace)));
    }
    m_copy->setText(tr("Copy comman&d"));
    m_copy->setToolTip(tr("Copy the command line that gives the same figures"));
    m_save->setText(tr("S&ave…"));
    m_save->setToolTip(tr("Save the figures, or a page with the charts"));
    m_close->setText(tr("&Close"));
}

} // namespace doublets
