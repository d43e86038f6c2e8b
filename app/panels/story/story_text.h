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

/// The page about the games and their sources, with pictures of boards that fit its width. The
/// arrow keys move line by line.
class StoryText : public TextPanel
{
    Q_OBJECT

public:
    /// `story` and `catalogue` must outlive this object.
    StoryText(const Story &story, const Catalogue &catalogue, QWidget *parent = nullptr);
    ~StoryText() override;

    /// Sets the lighting of the pictures.
    void setLighting(Lighting lighting);
    /// Rewrites the page in the language of the program, keeping the reading position. Deferred
    /// until the page is visible.
    void write();
    /// Scrolls to the beginning of a chapter and moves the caret there. Does nothing if `anchor` is
    /// unknown.
    void goTo(const QString &anchor);
    /// Returns the anchor of the chapter at the top of the viewport. Returns an empty string if the
    /// page is empty.
    [[nodiscard]] QString chapter() const;
    [[nodiscard]] const StoryPictures &pictures() const { return *m_pictures; }
    QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    /// Emitted when the page has been scrolled; chapter() may have changed.
    void scrolled();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Returns the width of `count` average characters, in pixels.
    [[nodiscard]] int letters(int count) const;
    [[nodiscard]] int pageWidth() const;
    /// Returns whether the page has room for two columns.
    [[nodiscard]] bool isWide() const;
    /// Returns the size of a picture on the page, in logical pixels.
    [[nodiscard]] QSize sizeOf(const StoryPicture &picture) const;
    [[nodiscard]] QTextBlock blockOf(const QString &anchor) const;
    /// Returns the top of a chapter on the page, in pixels. Returns 0 if `anchor` is unknown.
    [[nodiscard]] int topOf(const QString &anchor) const;
    /// A reading position, independent of the page's width.
    struct Place
    {
        QString top;        ///< anchor of the chapter at the top of the viewport
        double share = 0;   ///< how much of that chapter is above the viewport, 0 to 1
        QString caret;      ///< anchor of the chapter with the caret
        int characters = 0; ///< between its beginning and the caret
    };
    [[nodiscard]] Place place() const;
    void restorePlace(const Place &place);
    /// Returns the height of a chapter, in pixels.
    [[nodiscard]] int heightOf(const QString &anchor) const;
    /// Rewrites the page once its size is stable.
    void scheduleWrite();
    void requestPictures();

    const Story &m_story;
    const Catalogue &m_catalogue;
    StoryPictures *m_pictures;
    Lighting m_lighting{};
    int m_writtenWidth = 0;       ///< width of the page when last written, in pixels; 0 if never
    int m_writtenLetter = 0;      ///< average character width when last written, in pixels
    std::optional<Place> m_place; ///< before the page was resized
    QTimer m_resizeTimer;         ///< runs until the size is stable
};

} // namespace doublets
