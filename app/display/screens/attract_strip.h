// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "display/screens/display_sizes.h"
#include "match/scheduler.h"

#include <QAbstractButton>

#include <optional>

namespace doublets {

/// The strip below the board in the attract mode (see AttractMode), which a visitor presses to
/// begin. Shows the caption, which describes the current moment of the game, and, for five seconds
/// in each language in turn, the invitation to play.
class AttractStrip : public QAbstractButton
{
    Q_OBJECT

public:
    /// `config` and `scheduler` must outlive this object.
    AttractStrip(const DisplayConfig &config, Scheduler &scheduler, QWidget *parent);

    /// Sets the preferred sizes, which fitTo() may reduce.
    void setSizes(const DisplaySizes &sizes);
    /// Sets the languages of the invitation, in order. If `codes` is not the current list, shows
    /// the invitation in the first language.
    void setLanguages(const QStringList &codes);
    /// Shows the invitation in the first language, and restarts its five seconds.
    void restart();
    /// Sets whether the language of the invitation changes every five seconds. Defaults to true.
    void setLanguageCycling(bool cycling);
    /// Sets whether the strip states that the display is closed, in place of the invitation.
    /// Defaults to false.
    void setClosed(bool closed);
    /// Sets whether the strip shows no caption. Defaults to false.
    void setCaptionHidden(bool hidden);
    /// Sets the caption, which should be in invitationLanguage().
    void setCaption(const QString &caption);
    [[nodiscard]] const QString &caption() const { return m_caption; }
    /// Returns the invitation in `language`, regardless of the language of the display.
    [[nodiscard]] static QString invitationIn(const QString &language);
    /// Returns the code of the language of the current invitation, or an empty string if there are
    /// no languages.
    [[nodiscard]] QString invitationLanguage() const { return m_languages.value(m_languageIndex); }

    /// Reduces the text size, but not below the legible minimum, until the texts of all languages
    /// fit into `width` and `maxHeight`. Returns the height needed, which may still exceed
    /// `maxHeight`.
    [[nodiscard]] int fitTo(int width, int maxHeight);
    /// Returns whether all texts fit into the strip at a legible size.
    [[nodiscard]] bool isTextComplete() const;

    /// Returns the line below the invitation: the museum's name and, unless the display is closed,
    /// the greeting. A text that is not configured in `language` is in the first other language of
    /// the strip that has the text. Returns an empty string if there are no texts.
    [[nodiscard]] QString greetingLineIn(const QString &language) const;

    /// Returns the area of the hand that invites visitors to touch the screen, beside the
    /// current invitation. Returns an empty rectangle while the display is closed, or if there is
    /// too little space.
    [[nodiscard]] QRect handRect() const;
    /// Returns whether the hand moves: while the strip is visible and the display is open, unless
    /// motion is off.
    [[nodiscard]] bool isHandMoving() const { return m_handAlarm.isActive(); }

    /// Paints at least the part `area` of the strip, for a widget of the same size.
    void paint(QPainter &painter, const QRect &area) const;

Q_SIGNALS:
    /// Emitted when the invitation has changed to the next language, `code`, after five seconds.
    /// Not emitted by restart() or setLanguages().
    void invitationLanguageChanged(const QString &code);

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void showNextInvitation();
    void updateHandAlarm();
    void moveHand();

    /// The maximum heights of the caption, the invitations and the greetings at a given width.
    struct Heights
    {
        int contentWidth = 0; ///< the given width
        int caption = 0;
        int invitation = 0;
        int greeting = 0;
    };
    [[nodiscard]] const Heights &textHeights(int contentWidth) const;
    [[nodiscard]] Heights measuredHeights(int contentWidth) const;
    [[nodiscard]] int totalHeight(int contentWidth) const;
    [[nodiscard]] int textWidth(int stripWidth) const { return stripWidth - 4 * m_sizes.gap(); }
    /// Returns the area of the invitation, across the whole strip.
    [[nodiscard]] QRect invitationRect() const;
    void paintTexts(QPainter &painter) const;
    void updateTexts();

    const DisplayConfig &m_config;
    Alarm m_languageAlarm;
    Alarm m_handAlarm;
    DisplaySizes m_preferredSizes; ///< as passed to setSizes()
    DisplaySizes m_sizes;          ///< as reduced by fitTo()
    QStringList m_languages;
    QStringList m_invitations; ///< parallel to `m_languages`
    QString m_caption;
    int m_languageIndex = 0;
    mutable std::optional<Heights> m_heights; ///< cache of textHeights()
    int m_handStep = 0;                       ///< step of the movement of the hand
    bool m_isCaptionHidden = false;
    bool m_isClosed = false;
    bool m_isLanguageCycling = true;
};

/// A copy of an AttractStrip, rotated by 180°, for visitors at the upper edge of the screen.
/// Initially hidden.
class OppositeAttractStrip : public QWidget
{
    Q_OBJECT

public:
    /// `original` must outlive this object. The caller must keep both at the same size.
    OppositeAttractStrip(AttractStrip &original, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const AttractStrip &m_original;
};

} // namespace doublets
