// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"
#include "display/screens/display_sizes.h"
#include "match/clock.h"

#include <QAbstractButton>

namespace doublets {

/// The strip at the foot of the display while nobody plays: the invitation in all languages by
/// turns, to be read from three metres, and what the table tells.
class AttractStrip : public QAbstractButton
{
    Q_OBJECT

public:
    /// Both must outlive the strip.
    AttractStrip(const DisplayConfig &config, Clock &clock, QWidget *parent);

    void setSizes(const DisplaySizes &sizes);
    void setLanguages(const QStringList &codes);
    /// Says that the display is closed, instead of inviting.
    void setClosed(bool closed);
    /// What the table tells.
    void setCaption(const QString &caption);
    [[nodiscard]] const QString &caption() const { return m_caption; }
    /// The invitation in that language, whatever is spoken now.
    [[nodiscard]] static QString invitationIn(const QString &language);
    /// In which language it invites now.
    [[nodiscard]] QString invitedIn() const { return m_languages.value(m_turn); }

    /// How high it is at that width, so that all of it is read in all languages, with letters as
    /// large as `most` allows.
    [[nodiscard]] int heightAt(int width, int most);
    /// Whether all that it says now has room, in letters that are not too small.
    [[nodiscard]] bool isWhole() const;

    /// Beneath the invitation in that language.
    [[nodiscard]] QString greetingIn(const QString &language) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void inviteNext();
    /// How high the caption, the invitations and the greetings are at most in that room.
    struct Heights
    {
        int caption = 0;
        int invitation = 0;
        int greeting = 0;
    };
    [[nodiscard]] Heights heightsIn(int room) const;
    [[nodiscard]] int heightIn(int room) const;
    [[nodiscard]] int roomAt(int width) const { return width - 4 * m_sizes.gap(); }
    void write();

    const DisplayConfig &m_config;
    Alarm m_next;
    DisplaySizes m_given;
    DisplaySizes m_sizes; ///< that it has room for
    QStringList m_languages;
    QStringList m_invitations; ///< one for each language
    QString m_caption;
    int m_turn = 0;
    bool m_closed = false;
};

} // namespace doublets
