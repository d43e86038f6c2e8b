// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <vector>

class QDialogButtonBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace doublets {

class CardGrid;
class DiceForm;
class Match;
class OpeningPictures;
class RulingBox;
class SeatingForm;
class Session;
class SourceCard;

/// A dialog for beginning a game: the rule set, the players, the dice, and the rulings on questions
/// that the source leaves open.
class GamesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `match`, its `session` and `pictures` must outlive this object.
    GamesDialog(Match &match, Session &session, OpeningPictures &pictures,
                QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Returns a new scroll area with `content`.
    [[nodiscard]] QScrollArea *createScrollArea(QWidget *content);
    void addCards();
    void selectGame(const QString &ruleSetId);
    /// Replaces the rulings by those of the selected rule set.
    void showRulings();
    void updateTabOrder();
    /// Sets the minimum widths at which nothing is cut off. Lets both areas scroll horizontally if
    /// the screen is too narrow for them.
    void updateMinimumWidths();
    void requestPictures();
    /// Begins the selected game and closes the dialog. Stays open if the current game cannot be
    /// left.
    void begin();
    void retranslate();

    Match &m_match;
    Session &m_session;
    OpeningPictures &m_pictures;
    QString m_selectedId; ///< id of the selected rule set
    QLabel *m_heading;
    CardGrid *m_cards;
    QScrollArea *m_cardScroll;
    QWidget *m_options;
    QScrollArea *m_optionScroll;
    QGroupBox *m_playersBox;
    SeatingForm *m_seating;
    DiceForm *m_dice;
    QLabel *m_openQuestions;
    QVBoxLayout *m_rulingColumn;
    QLabel *m_keptGameNote;
    QDialogButtonBox *m_buttons;
    QPushButton *m_begin;
    QPushButton *m_cancel;
    std::vector<RulingBox *> m_rulings;
};

} // namespace doublets
