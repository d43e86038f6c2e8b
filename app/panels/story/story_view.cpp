// SPDX-License-Identifier: MIT
#include "panels/story/story_view.h"

#include "core/rules/catalogue.h"
#include "panels/story/story_image.h"
#include "panels/story/story_pictures.h"
#include "panels/theme/theme.h"
#include "text/story_page.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int ResizePause = 200;        ///< without a change of size, in milliseconds
constexpr int TwoColumnCharacters = 56; ///< line length with space for two columns, in characters
constexpr int BoardCharacters = 60;     ///< maximum width of a picture of a board, in characters
constexpr int DetailCharacters = 30;    ///< maximum width of other pictures, in characters

/// Returns the image shown until a picture has been drawn.
QImage placeholder(const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme::Paper.darker(106));
    QPainter painter(&image);
    painter.setPen(theme::FadedInk);
    painter.drawRect(image.rect().adjusted(0, 0, -1, -1));
    return image;
}

} // namespace

StoryView::StoryView(const Story &story, const Catalogue &catalogue, QWidget *parent)
    : TextPanel(u"storyPage"_s, parent)
    , m_story(story)
    , m_catalogue(catalogue)
    , m_pictures(new StoryPictures(this))
{
    addToStyleSheet(u"p, li, td { line-height: 120%; }"
                    "p.figure { line-height: 100%; margin-bottom: 0px; }"
                    "p.caption { margin-top: 2px; }"_s);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Keep the width constant while the page is built.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_resizeTimer.setSingleShot(true);
    m_resizeTimer.setInterval(ResizePause);
    connect(&m_resizeTimer, &QTimer::timeout, this, [this] {
        if (pageWidth() != m_lastPageWidth || widthOfCharacters(1) != m_lastCharacterWidth) {
            updatePage();
        }
        m_savedPosition.reset();
    });
    connect(m_pictures, &StoryPictures::pictureDrawn, this, [this](const QString &name) {
        document()->addResource(QTextDocument::ImageResource, QUrl(name),
                                m_pictures->picture(name));
        viewport()->update();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            &StoryView::scrollPositionChanged);
}

StoryView::~StoryView() = default;

void StoryView::setLighting(Lighting lighting)
{
    m_lighting = lighting;
    requestPictures();
}

int StoryView::widthOfCharacters(int count) const
{
    return fontMetrics().averageCharWidth() * count;
}

int StoryView::pageWidth() const
{
    return viewport()->width() - 2 * qRound(document()->documentMargin());
}

bool StoryView::isWide() const
{
    return pageWidth() >= widthOfCharacters(TwoColumnCharacters);
}

QSize StoryView::pictureSize(const StoryPicture &picture) const
{
    const bool isTable =
        picture.view == StoryPicture::View::Board && picture.mark == StoryPicture::Mark::None;
    const int room = isTable || !isWide() ? pageWidth() : pageWidth() * 9 / 20;
    return storyImageSize(
        picture, std::max(1, std::min(room, widthOfCharacters(isTable ? BoardCharacters
                                                                      : DetailCharacters))));
}

void StoryView::updatePage()
{
    if (m_story.timeline.empty() || !isVisible()) {
        return; // an empty story has an error; a hidden page is built when shown
    }
    const ReadingPosition before = m_savedPosition.value_or(readingPosition());
    m_savedPosition.reset();
    m_lastPageWidth = pageWidth();
    m_lastCharacterWidth = widthOfCharacters(1);
    const auto size = [this](const StoryPicture &picture) { return pictureSize(picture); };
    showPage(storyPageHtml(m_story, {isWide(), size}));
    restoreReadingPosition(before);
    requestPictures();
}

void StoryView::scheduleUpdate()
{
    if (m_lastPageWidth == 0) {
        return; // built when shown
    }
    if (!m_savedPosition) {
        m_savedPosition = readingPosition();
    }
    m_resizeTimer.start();
}

StoryView::ReadingPosition StoryView::readingPosition() const
{
    ReadingPosition now;
    now.topChapter = currentChapter();
    const int above = verticalScrollBar()->value() - topOf(now.topChapter);
    now.topFraction = static_cast<double>(above) / std::max(1, heightOf(now.topChapter));
    const int caret = textCursor().position();
    for (const StoryChapter &each : storyChapters()) {
        const QTextBlock block = blockOf(each.anchor);
        if (block.isValid() && block.position() <= caret) {
            now.caret = each.anchor;
            now.caretOffset = caret - block.position();
        }
    }
    return now;
}

void StoryView::restoreReadingPosition(const ReadingPosition &position)
{
    const QTextBlock block = blockOf(position.caret);
    if (block.isValid()) {
        QTextCursor cursor = textCursor();
        cursor.setPosition(
            std::min(block.position() + position.caretOffset, document()->characterCount() - 1));
        setTextCursor(cursor);
    }
    verticalScrollBar()->setValue(topOf(position.topChapter) +
                                  qRound(position.topFraction * heightOf(position.topChapter)));
}

int StoryView::heightOf(const QString &anchor) const
{
    const int top = topOf(anchor);
    for (const StoryChapter &each : storyChapters()) {
        if (topOf(each.anchor) > top) {
            return topOf(each.anchor) - top;
        }
    }
    return qRound(document()->size().height()) - top;
}

void StoryView::requestPictures()
{
    if (!isVisible()) {
        return; // requested when shown
    }
    std::vector<StoryPictures::Request> requests;
    for (const StoryFigure &figure : storyFigures(m_story)) {
        if (m_catalogue.find(figure.picture->ruleSet) != nullptr) {
            const QSize size =
                (QSizeF(pictureSize(*figure.picture)) * devicePixelRatioF()).toSize();
            requests.push_back(
                {figure.url, storyImageRequest(*figure.picture, m_catalogue, size, m_lighting)});
        }
    }
    m_pictures->requestPictures(std::move(requests));
}

QVariant StoryView::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource) {
        return {};
    }
    const QString wanted = name.toString();
    for (const StoryFigure &figure : storyFigures(m_story)) {
        if (figure.url == wanted) {
            const QImage image = m_pictures->picture(wanted);
            return image.isNull() ? placeholder(pictureSize(*figure.picture)) : image;
        }
    }
    return TextPanel::loadResource(type, name); // for evidence marks
}

QTextBlock StoryView::blockOf(const QString &anchor) const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().anchorNames().contains(anchor)) {
                return block;
            }
        }
    }
    return {};
}

int StoryView::topOf(const QString &anchor) const
{
    const QTextBlock block = blockOf(anchor);
    return block.isValid() ? qRound(document()->documentLayout()->blockBoundingRect(block).top())
                           : 0;
}

void StoryView::scrollToChapter(const QString &anchor)
{
    const QTextBlock block = blockOf(anchor);
    if (block.isValid()) {
        setTextCursor(QTextCursor(block));
        verticalScrollBar()->setValue(topOf(anchor));
        m_savedPosition.reset(); // the reader has left the saved position
    }
}

QString StoryView::currentChapter() const
{
    if (document()->isEmpty()) {
        return {};
    }
    constexpr int Near = 2; // in pixels
    const std::vector<StoryChapter> chapters = storyChapters();
    const QScrollBar &bar = *verticalScrollBar();
    if (bar.value() > 0 && bar.value() == bar.maximum()) {
        return chapters.back().anchor; // the last chapter may be too short to reach the top
    }
    QString found = chapters.front().anchor;
    for (const StoryChapter &each : chapters) {
        if (topOf(each.anchor) <= bar.value() + Near) {
            found = each.anchor;
        }
    }
    return found;
}

void StoryView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        scheduleUpdate();
    }
    TextPanel::changeEvent(event);
}

void StoryView::resizeEvent(QResizeEvent *event)
{
    scheduleUpdate();
    TextPanel::resizeEvent(event);
}

void StoryView::showEvent(QShowEvent *event)
{
    TextPanel::showEvent(event);
    // Queued, so that the page has its final size.
    QMetaObject::invokeMethod(this, &StoryView::updatePage, Qt::QueuedConnection);
}

} // namespace doublets
