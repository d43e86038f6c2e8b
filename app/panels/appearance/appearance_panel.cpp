// SPDX-License-Identifier: MIT
#include "panels/appearance/appearance_panel.h"

#include "core/game/game.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/appearance/thumbnail_button.h"
#include "panels/dialogs/layout_miniature.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/speech/accessible_role.h"
#include "panels/theme/theme.h"
#include "table/artwork/artwork.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::array AllSpeeds{MotionSpeed::Off, MotionSpeed::Fast, MotionSpeed::Normal,
                               MotionSpeed::Slow};
constexpr qreal SpeedAspect = 3.5;

/// Returns the ids of the traditions to choose from. The first id is empty and means the tradition
/// of each game.
QStringList boardTraditions()
{
    return QStringList{QString()} + Artwork::traditionIds();
}

QString boardPicture(const QString &tradition)
{
    return u"table-"_s + tradition;
}

QString lightingPicture(Lighting lighting)
{
    return u"lighting-"_s + lightingId(lighting);
}

/// Paints a man at the end of its path, and its earlier positions at equal intervals of time.
void paintSpeed(QPainter &painter, const QRect &rect, MotionSpeed speed)
{
    constexpr int AtNormal = 4;
    const int count = qRound(durationFactor(speed) * AtNormal);
    const qreal radius = rect.height() * 0.32;
    const QPointF end(rect.right() - 2 * radius, rect.center().y());
    const QPointF begin(rect.left() + 2 * radius, end.y());
    const QPointF man = count == 0 ? QRectF(rect).center() : end;
    painter.setPen(QPen(theme::Ivory, std::max(1.0, radius / 8)));
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < count; ++i) {
        painter.setOpacity(0.25 + 0.5 * i / count);
        painter.drawEllipse(begin + (end - begin) * i / count, radius, radius);
    }
    painter.setOpacity(1);
    painter.setBrush(theme::Ivory);
    painter.drawEllipse(man, radius, radius);
}

} // namespace

AppearancePanel::AppearancePanel(Match &match, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_settings(match.settings())
    , m_pictures(new OpeningPictures(this))
    , m_pictureTimer(new QTimer(this))
    , m_scrollArea(new QScrollArea(this))
    , m_page(new QWidget(m_scrollArea->viewport()))
    , m_boards(createGroup())
    , m_lightings(createGroup())
    , m_speeds(createGroup())
{
    setObjectName(u"appearancePanel"_s);
    createBoards();
    createLightings();
    createSpeeds();
    auto *pageColumn = new QVBoxLayout(m_page);
    for (const Group *group : {&m_boards, &m_lightings, &m_speeds}) {
        pageColumn->addWidget(group->box);
    }
    pageColumn->addStretch(1);
    setScrolledPage(*m_scrollArea, m_page);
    m_scrollArea->setMinimumHeight(MinScrollHeight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scrollArea);
    for (const Setting *setting : std::initializer_list<const Setting *>{
             &m_settings.tradition, &m_settings.lighting, &m_settings.motionSpeed}) {
        connect(setting, &Setting::changed, this, &AppearancePanel::updateSelection);
        connect(setting, &Setting::changed, this, &AppearancePanel::requestPictures);
    }
    connect(&match, &Match::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::NewGame) {
            requestPictures();
        }
    });
    connect(m_pictures, &OpeningPictures::pictureReady, m_page, qOverload<>(&QWidget::update));
    constexpr int DelayOfPictures = 100; // in milliseconds
    m_pictureTimer->setSingleShot(true);
    m_pictureTimer->setInterval(DelayOfPictures);
    connect(m_pictureTimer, &QTimer::timeout, this, &AppearancePanel::requestPictures);
    m_boards.buttons.front()->installEventFilter(this);
    updateSelection();
    updateTextSizes();
    retranslate();
}

AppearancePanel::Group AppearancePanel::createGroup()
{
    auto *box = new QWidget(m_page);
    setAccessibleRole(box, QAccessible::Grouping);
    auto *label = plainLabel(box);
    label->setWordWrap(true);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(label);
    auto *grid = new QGridLayout;
    column->addLayout(grid);
    return {box, label, grid};
}

ThumbnailButton *AppearancePanel::addBoardButton(Group &group, const QString &id)
{
    const auto paint = [this, id](QPainter &painter, const QRect &rect) {
        const QImage picture = m_pictures->picture(id);
        if (picture.isNull()) {
            paintLayoutMiniature(painter, rect, m_match.game().rules());
        } else {
            painter.drawImage(rect, picture);
        }
    };
    auto *button = new ThumbnailButton(paint, MiniatureAspect, group.box);
    button->setObjectName(id);
    group.buttons.push_back(button);
    return button;
}

void AppearancePanel::createBoards()
{
    for (const QString &tradition : boardTraditions()) {
        connect(addBoardButton(m_boards, boardPicture(tradition)), &QAbstractButton::clicked, this,
                [this, tradition] { m_settings.tradition.set(tradition); });
    }
}

void AppearancePanel::createLightings()
{
    for (const Lighting lighting : AllLightings) {
        connect(addBoardButton(m_lightings, lightingPicture(lighting)), &QAbstractButton::clicked,
                this, [this, lighting] { m_settings.lighting.set(lighting); });
    }
}

void AppearancePanel::createSpeeds()
{
    for (const MotionSpeed speed : AllSpeeds) {
        const auto paint = [speed](QPainter &painter, const QRect &rect) {
            paintSpeed(painter, rect, speed);
        };
        auto *button = new ThumbnailButton(paint, SpeedAspect, m_speeds.box);
        button->setObjectName(u"speed-%1"_s.arg(static_cast<int>(speed)));
        m_speeds.buttons.push_back(button);
        connect(button, &QAbstractButton::clicked, this,
                [this, speed] { m_settings.motionSpeed.set(speed); });
    }
}

void AppearancePanel::updateSelection()
{
    const auto board =
        static_cast<std::size_t>(boardTraditions().indexOf(m_settings.tradition.value()));
    m_boards.buttons.at(board)->setChecked(true);
    m_lightings.buttons.at(static_cast<std::size_t>(m_settings.lighting.value()))->setChecked(true);
    m_speeds.buttons.at(static_cast<std::size_t>(m_settings.motionSpeed.value()))->setChecked(true);
    setFocusProxy(m_boards.buttons.at(board));
}

void AppearancePanel::arrange()
{
    const int spacing = style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing, nullptr, this);
    const QMargins margins = m_page->layout()->contentsMargins();
    constexpr int MaxColumns = 4;
    const int room = width() - m_scrollArea->verticalScrollBar()->sizeHint().width() -
                     margins.left() - margins.right();
    for (const Group *group : {&m_boards, &m_lightings, &m_speeds}) {
        int cell = 0;
        for (const ThumbnailButton *button : group->buttons) {
            cell = std::max(cell, button->minimumSizeHint().width());
        }
        const int count = static_cast<int>(group->buttons.size());
        const int fitting = std::clamp((room + spacing) / (cell + spacing), 1, MaxColumns);
        const int rows = (count + fitting - 1) / fitting;
        const int columns = (count + rows - 1) / rows;
        for (int i = 0; i < count; ++i) {
            ThumbnailButton *button = group->buttons.at(static_cast<std::size_t>(i));
            group->grid->removeWidget(button);
            group->grid->addWidget(button, i / columns, i % columns);
            group->grid->setColumnStretch(i, i < columns ? 1 : 0);
        }
    }
}

void AppearancePanel::updateTextSizes()
{
    for (const Group *group : {&m_boards, &m_lightings, &m_speeds}) {
        group->label->setFont(fonts::titleFont(QFontInfo(font()).pixelSize()));
    }
    const int margin = fontMetrics().height() / 3; // the panel is narrow in small windows
    m_page->layout()->setContentsMargins(margin, margin, margin, margin);
    m_page->layout()->setSpacing(2 * margin);
}

QString AppearancePanel::effectiveTradition(const QString &tradition) const
{
    return tradition.isEmpty() ? m_match.game().ruleSet().tradition : tradition;
}

void AppearancePanel::requestPictures()
{
    if (!isVisible()) {
        return; // pictures are requested when the panel becomes visible
    }
    const RuleSet &ruleSet = m_match.game().ruleSet();
    std::vector<OpeningPictures::Request> requests;
    for (const Lighting lighting : AllLightings) {
        requests.push_back({lightingPicture(lighting), ruleSet,
                            effectiveTradition(m_settings.tradition.value()), lighting});
    }
    for (const QString &tradition : boardTraditions()) {
        requests.push_back({boardPicture(tradition), ruleSet, effectiveTradition(tradition),
                            m_settings.lighting.value()});
    }
    m_pictures->requestPictures(std::move(requests), m_boards.buttons.front()->pictureWidth());
}

void AppearancePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateTextSizes();
        arrange();
    }
}

void AppearancePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool AppearancePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) {
        m_pictureTimer->start();
    }
    return QWidget::eventFilter(watched, event);
}

void AppearancePanel::setPictureCache(const PictureCache &cache)
{
    m_pictures->setCache(cache);
}

void AppearancePanel::retranslate()
{
    m_boards.label->setText(tr("Board"));
    m_lightings.label->setText(tr("Light"));
    m_speeds.label->setText(tr("Speed of men and dice"));
    for (const Group *group : {&m_boards, &m_lightings, &m_speeds}) {
        group->box->setAccessibleName(group->label->text());
    }
    m_boards.buttons.front()->setText(tr("Each game’s own board"));
    for (std::size_t i = 1; i < m_boards.buttons.size(); ++i) {
        m_boards.buttons[i]->setText(
            Artwork::displayName(boardTraditions().at(static_cast<qsizetype>(i))));
    }
    const QStringList lightings{tr("Lamp"), tr("Candles"), tr("High contrast")};
    const QStringList speeds{tr("No motion"), tr("Fast"), tr("Normal"), tr("Slow")};
    for (qsizetype i = 0; i < lightings.size(); ++i) {
        m_lightings.buttons.at(static_cast<std::size_t>(i))->setText(lightings.at(i));
    }
    for (qsizetype i = 0; i < speeds.size(); ++i) {
        m_speeds.buttons.at(static_cast<std::size_t>(i))->setText(speeds.at(i));
    }
    arrange();
}

} // namespace doublets
