// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
#include "core/story/story.h"
#include "panels/pages/text_panel.h"

#include <QTimer>

#include <optional>

class QTextBlock;

namespace doublets {

class Catalogue;
class StoryPictures;

/// The page about the history of the games and their sources, with pictures of boards that fit the
/// width of the page.
class StoryView : public TextPanel
{
    Q_OBJECT

public:
    /// `story` and `catalogue` must outlive this object.
    StoryView(const Story &story, const Catalogue &catalogue, QWidget *parent = nullptr);
    ~StoryView() override;

    /// Sets the lighting of the pictures, and requests new pictures immediately or, while the page
    /// is hidden, when it is next shown.
    void setLighting(Lighting lighting);
    /// Rebuilds the page for the current language and width, and keeps the reading position. Does
    /// nothing if the story is empty, or while the page is hidden; a hidden page is rebuilt when it
    /// is next shown.
    void updatePage();
    /// Scrolls to the beginning of a chapter, and moves the caret there. Does nothing if `anchor`
    /// is unknown.
    void scrollToChapter(const QString &anchor);
    /// Returns the anchor of the chapter at the top of the viewport or, at the end of the page, of
    /// the last chapter. Returns an empty string if the page is empty.
    [[nodiscard]] QString currentChapter() const;
    [[nodiscard]] const StoryPictures &pictures() const { return *m_pictures; }
    /// Returns a picture of the page or an evidence mark. Returns a placeholder for a picture that
    /// has not been drawn yet.
    QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    /// Emitted after the page has been scrolled. currentChapter() may have changed.
    void scrollPositionChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Returns the width of `count` average characters, in pixels.
    [[nodiscard]] int widthOfCharacters(int count) const;
    /// Returns the width of the viewport without the margins of the document, in pixels.
    [[nodiscard]] int pageWidth() const;
    /// Returns whether the page is wide enough for two columns.
    [[nodiscard]] bool isWide() const;
    /// Returns the size of a picture on the page, in logical pixels.
    [[nodiscard]] QSize pictureSize(const StoryPicture &picture) const;
    /// Returns the paragraph with an anchor. Returns an invalid block if `anchor` is unknown.
    [[nodiscard]] QTextBlock blockOf(const QString &anchor) const;
    /// Returns the top of a chapter on the page, in pixels. Returns 0 if `anchor` is unknown.
    [[nodiscard]] int topOf(const QString &anchor) const;
    /// A reading position that is independent of the width of the page.
    struct ReadingPosition
    {
        QString topChapter;     ///< anchor of the chapter at the top of the viewport
        double topFraction = 0; ///< fraction of the chapter above the viewport, 0 to 1
        QString caret;          ///< anchor of the chapter with the caret
        int caretOffset = 0;    ///< in characters from the beginning of the chapter
    };
    [[nodiscard]] ReadingPosition readingPosition() const;
    void restoreReadingPosition(const ReadingPosition &position);
    /// Returns the height of a chapter, in pixels.
    [[nodiscard]] int heightOf(const QString &anchor) const;
    /// Saves the reading position, and updates the page once its size has been stable for a moment.
    /// Does nothing before the first update.
    void scheduleUpdate();
    /// Requests all pictures in their present size. Does nothing while the page is hidden.
    void requestPictures();

    const Story &m_story;
    const Catalogue &m_catalogue;
    StoryPictures *m_pictures;
    Lighting m_lighting{};
    int m_lastPageWidth = 0;      ///< at the last update, in pixels; 0 if there was none
    int m_lastCharacterWidth = 0; ///< average at the last update, in pixels; 0 if there was none
    std::optional<ReadingPosition> m_savedPosition; ///< from before the page was resized
    QTimer m_resizeTimer;                           ///< runs until the size is stable
};

} // namespace doublets
