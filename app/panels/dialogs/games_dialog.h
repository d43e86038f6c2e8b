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
class MatchLengthForm;
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
    /// Replaces the rulings with those of the selected rule set.
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
    QLabel *m_headingLabel;
    CardGrid *m_cardGrid;
    QScrollArea *m_cardScrollArea;
    QWidget *m_options;
    QScrollArea *m_optionScrollArea;
    QGroupBox *m_playersBox;
    SeatingForm *m_seatingForm;
    MatchLengthForm *m_matchLengthForm;
    DiceForm *m_diceForm;
    QLabel *m_openQuestionsLabel;
    QVBoxLayout *m_rulingLayout;
    QLabel *m_keptGameLabel;
    QDialogButtonBox *m_buttonBox;
    QPushButton *m_beginButton;
    QPushButton *m_cancelButton;
    std::vector<RulingBox *> m_rulingBoxes;
};

} // namespace doublets
