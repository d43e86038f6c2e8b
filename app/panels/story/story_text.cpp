// SPDX-License-Identifier: MIT
#include "panels/story/story_text.h"

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

constexpr int ResizePause = 200; ///< without a change of size, in milliseconds
constexpr int WideLetters = 56;  ///< line length with room for two columns, in characters
constexpr int TableLetters = 60; ///< maximum width of a picture of the whole board, in characters
constexpr int WordLetters = 30;  ///< maximum width of other pictures, in characters

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

StoryText::StoryText(const Story &story, const Catalogue &catalogue, QWidget *parent)
    : TextPanel(u"storyPage"_s, parent)
    , m_story(story)
    , m_catalogue(catalogue)
    , m_pictures(new StoryPictures(this))
{
    addToStyleSheet(u"p, li, td { line-height: 120%; }"
                    "p.figure { line-height: 100%; margin-bottom: 0px; }"
                    "p.caption { margin-top: 2px; }"_s);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Keeps the width constant while the page is written.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_resizeTimer.setSingleShot(true);
    m_resizeTimer.setInterval(ResizePause);
    connect(&m_resizeTimer, &QTimer::timeout, this, [this] {
        if (pageWidth() != m_writtenWidth || letters(1) != m_writtenLetter) {
            write();
        }
        m_place.reset();
    });
    connect(m_pictures, &StoryPictures::drawn, this, [this](const QString &name) {
        document()->addResource(QTextDocument::ImageResource, QUrl(name),
                                m_pictures->picture(name));
        viewport()->update();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &StoryText::scrolled);
}

StoryText::~StoryText() = default;

void StoryText::setLighting(Lighting lighting)
{
    m_lighting = lighting;
    requestPictures();
}

int StoryText::letters(int count) const
{
    return fontMetrics().averageCharWidth() * count;
}

int StoryText::pageWidth() const
{
    return viewport()->width() - 2 * qRound(document()->documentMargin());
}

bool StoryText::isWide() const
{
    return pageWidth() >= letters(WideLetters);
}

QSize StoryText::sizeOf(const StoryPicture &picture) const
{
    const bool isTable =
        picture.view == StoryPicture::View::Board && picture.mark == StoryPicture::Mark::None;
    const int room = isTable || !isWide() ? pageWidth() : pageWidth() * 9 / 20;
    return storyImageSize(
        picture, std::max(1, std::min(room, letters(isTable ? TableLetters : WordLetters))));
}

void StoryText::write()
{
    if (m_story.timeline.empty() || !isVisible()) {
        return; // without a story the page shows an error; a hidden page is written when shown
    }
    const Place before = m_place.value_or(place());
    m_place.reset();
    m_writtenWidth = pageWidth();
    m_writtenLetter = letters(1);
    const auto size = [this](const StoryPicture &picture) { return sizeOf(picture); };
    showPage(storyPageHtml(m_story, {isWide(), size}));
    restorePlace(before);
    requestPictures();
}

void StoryText::scheduleWrite()
{
    if (m_writtenWidth == 0) {
        return; // will be written when shown
    }
    if (!m_place) {
        m_place = place();
    }
    m_resizeTimer.start();
}

StoryText::Place StoryText::place() const
{
    Place now;
    now.top = chapter();
    const int above = verticalScrollBar()->value() - topOf(now.top);
    now.share = static_cast<double>(above) / std::max(1, heightOf(now.top));
    const int caret = textCursor().position();
    for (const StoryChapter &each : storyChapters()) {
        const QTextBlock block = blockOf(each.anchor);
        if (block.isValid() && block.position() <= caret) {
            now.caret = each.anchor;
            now.characters = caret - block.position();
        }
    }
    return now;
}

void StoryText::restorePlace(const Place &place)
{
    const QTextBlock block = blockOf(place.caret);
    if (block.isValid()) {
        QTextCursor cursor = textCursor();
        cursor.setPosition(
            std::min(block.position() + place.characters, document()->characterCount() - 1));
        setTextCursor(cursor);
    }
    verticalScrollBar()->setValue(topOf(place.top) + qRound(place.share * heightOf(place.top)));
}

int StoryText::heightOf(const QString &anchor) const
{
    const int top = topOf(anchor);
    for (const StoryChapter &each : storyChapters()) {
        if (topOf(each.anchor) > top) {
            return topOf(each.anchor) - top;
        }
    }
    return qRound(document()->size().height()) - top;
}

void StoryText::requestPictures()
{
    if (!isVisible()) {
        return; // requested when shown
    }
    std::vector<StoryPictures::Wish> wishes;
    for (const StoryFigure &figure : storyFigures(m_story)) {
        if (m_catalogue.find(figure.picture->ruleSet) != nullptr) {
            const QSize size = (QSizeF(sizeOf(*figure.picture)) * devicePixelRatioF()).toSize();
            wishes.push_back(
                {figure.name, storyImageRequest(*figure.picture, m_catalogue, size, m_lighting)});
        }
    }
    m_pictures->want(std::move(wishes));
}

QVariant StoryText::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource) {
        return {};
    }
    const QString wanted = name.toString();
    for (const StoryFigure &figure : storyFigures(m_story)) {
        if (figure.name == wanted) {
            const QImage image = m_pictures->picture(wanted);
            return image.isNull() ? placeholder(sizeOf(*figure.picture)) : image;
        }
    }
    return TextPanel::loadResource(type, name); // evidence marks only
}

QTextBlock StoryText::blockOf(const QString &anchor) const
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

int StoryText::topOf(const QString &anchor) const
{
    const QTextBlock block = blockOf(anchor);
    return block.isValid() ? qRound(document()->documentLayout()->blockBoundingRect(block).top())
                           : 0;
}

void StoryText::goTo(const QString &anchor)
{
    const QTextBlock block = blockOf(anchor);
    if (block.isValid()) {
        setTextCursor(QTextCursor(block));
        verticalScrollBar()->setValue(topOf(anchor));
        m_place.reset(); // the reader has left the previous place
    }
}

QString StoryText::chapter() const
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

void StoryText::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        scheduleWrite();
    }
    TextPanel::changeEvent(event);
}

void StoryText::resizeEvent(QResizeEvent *event)
{
    scheduleWrite();
    TextPanel::resizeEvent(event);
}

void StoryText::showEvent(QShowEvent *event)
{
    TextPanel::showEvent(event);
    // Queued, so that the page has its size.
    QMetaObject::invokeMethod(this, &StoryText::write, Qt::QueuedConnection);
}

} // namespace doublets
