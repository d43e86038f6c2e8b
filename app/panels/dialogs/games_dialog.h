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
class DiceChoice;
class Match;
class OpeningPictures;
class RulingBox;
class SeatingChoice;
class Session;
class SourceCard;

/// Every game on one page, to choose one and begin it: whose account, who plays, with which dice,
/// and how what the source leaves open is settled.
class GamesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Match and pictures must outlive the dialog.
    GamesDialog(Match &match, OpeningPictures &pictures, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QScrollArea *scrolled(QWidget *content);
    void addCards();
    void choose(const QString &ruleSetId);
    void showRulings();
    void orderForTab();
    void fitWidth();
    void wantPictures();
    void begin();
    void retranslate();

    Match &m_match;
    Session &m_session;
    OpeningPictures &m_pictures;
    QString m_chosen; ///< id of a rule set
    QLabel *m_heading;
    CardGrid *m_cards;
    QScrollArea *m_cardScroll;
    QWidget *m_options;
    QScrollArea *m_optionScroll;
    QGroupBox *m_who;
    SeatingChoice *m_seating;
    DiceChoice *m_dice;
    QLabel *m_openQuestions;
    QVBoxLayout *m_rulingColumn;
    QLabel *m_kept;
    QDialogButtonBox *m_buttons;
    QPushButton *m_begin;
    QPushButton *m_cancel;
    std::vector<RulingBox *> m_rulings;
};

} // namespace doublets
