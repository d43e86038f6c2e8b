// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace doublets {

class RulingBox;
class Session;
class SourceCard;

/// Settings, page "Game": first the game, then whose account of it, then what that leaves open.
class GamePage : public QWidget
{
    Q_OBJECT

public:
    explicit GamePage(Session &session, QWidget *parent = nullptr);

    void retranslate();

Q_SIGNALS:
    /// The game chosen has been begun.
    void started();

private:
    void fillVariants();
    /// The cards of the variant chosen.
    void showVariant();
    void choose(const QString &ruleSetId);
    void showRulings();
    void orderForTab();
    void fitWidth();
    void start();
    void refresh();

    Session &m_session;
    QLabel *m_heading;
    QListWidget *m_variants;
    QScrollArea *m_scroll;
    QWidget *m_cardRoom;
    QVBoxLayout *m_cardColumn;
    QVBoxLayout *m_rulingColumn;
    QLabel *m_openQuestions;
    QLabel *m_when;
    QPushButton *m_start;
    std::vector<SourceCard *> m_cards;
    std::vector<RulingBox *> m_rulings;
};

} // namespace doublets
