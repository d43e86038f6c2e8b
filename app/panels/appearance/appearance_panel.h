// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QScrollArea;
class QTimer;

namespace doublets {

class Match;
class OpeningPictures;
class PictureCache;
class Settings;
class ThumbnailButton;

/// A panel of thumbnails for choosing the type of board, the lighting, and the speed of men and
/// dice. Writes each choice to the settings immediately, so that the user sees its effect on the
/// board beside the panel.
class AppearancePanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` must outlive this object, and must have a game when the panel is shown.
    explicit AppearancePanel(Match &match, QWidget *parent = nullptr);

    /// Sets the disk cache of the thumbnails. Defaults to a closed cache, which stores nothing.
    /// Call before the panel is shown.
    void setPictureCache(const PictureCache &cache);
    /// Updates all texts after a change of language.
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A title with a grid of buttons below it.
    struct Group
    {
        QWidget *box = nullptr;
        QLabel *label = nullptr;
        QGridLayout *grid = nullptr;
        std::vector<ThumbnailButton *> buttons = {};
    };

    /// Creates a group without a title and buttons.
    [[nodiscard]] Group createGroup();
    /// Adds a button with a picture of the board. `id` is the id of the picture in `m_pictures`,
    /// and becomes the object name of the button.
    ThumbnailButton *addBoardButton(Group &group, const QString &id);
    void createBoards();
    void createLightings();
    void createSpeeds();
    /// Selects the buttons for the current settings, and makes the selected board the focus proxy.
    void updateSelection();
    /// Arranges the buttons of each group in rows of similar length, with at most four columns, or
    /// fewer if the panel is too narrow for four.
    void arrange();
    void updateTextSizes();
    /// Requests pictures for the current game and settings. Does nothing while the panel is hidden.
    void requestPictures();
    /// Returns `tradition`, the id of a type of board, or, if it is empty, the tradition of the
    /// current game (RuleSet::tradition).
    [[nodiscard]] QString effectiveTradition(const QString &tradition) const;

    Match &m_match;
    Settings &m_settings;
    OpeningPictures *m_pictures;
    QTimer *m_pictureTimer; ///< delays pictures until the thumbnails have their final size
    QScrollArea *m_scrollArea;
    QWidget *m_page; ///< contents of m_scrollArea
    Group m_boards;
    Group m_lightings;
    Group m_speeds;
};

} // namespace doublets
