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

/// The games and their sources as a page to read, with pictures of the board at the page's size.
/// The page is read by line with the arrow keys.
class StoryText : public TextPanel
{
    Q_OBJECT

public:
    /// Both must outlive this.
    StoryText(const Story &story, const Catalogue &catalogue, QWidget *parent = nullptr);
    ~StoryText() override;

    /// Pictures have that light from now on.
    void setLighting(Lighting lighting);
    /// Writes the page anew, in the language of the programme; its reader stays where they were.
    void write();
    /// Puts the beginning of a chapter at the top, and the reader's place with it.
    void goTo(const QString &anchor);
    /// The chapter that stands at the top; empty with no page.
    [[nodiscard]] QString chapter() const;
    [[nodiscard]] const StoryPictures &pictures() const { return *m_pictures; }
    QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    /// `chapter` may have changed.
    void scrolled();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] int letters(int count) const;
    [[nodiscard]] int pageWidth() const;
    [[nodiscard]] bool isWide() const;
    /// Logical pixels.
    [[nodiscard]] QSize sizeOf(const StoryPicture &picture) const;
    [[nodiscard]] QTextBlock blockOf(const QString &anchor) const;
    [[nodiscard]] int topOf(const QString &anchor) const; ///< of the page, in pixels
    /// Where the reader is, whatever the width of the page.
    struct Place
    {
        QString top;        ///< the chapter that stands at the top
        double share = 0;   ///< of it that is above the top
        QString caret;      ///< the chapter with the text cursor
        int characters = 0; ///< from its beginning
    };
    [[nodiscard]] Place place() const;
    void returnTo(const Place &place);
    /// The chapter's height in pixels.
    [[nodiscard]] int heightOf(const QString &anchor) const;
    void writeLater();
    void wantPictures();

    const Story &m_story;
    const Catalogue &m_catalogue;
    StoryPictures *m_pictures;
    Lighting m_lighting{};
    int m_writtenWidth = 0;       ///< of the page, in pixels; 0: not written yet
    int m_writtenLetter = 0;      ///< the same of a letter
    std::optional<Place> m_place; ///< before the page got another size
    QTimer m_pause;               ///< until its size is settled
};

} // namespace doublets
