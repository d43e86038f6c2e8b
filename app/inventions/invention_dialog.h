// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/inventions/invention.h"

#include <QDialog>

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace doublets {

class Dialogs;
class GuessFirst;
class InventionOdds;
class InventionRuleBox;

/// The dialog in which a class changes the rules of a historical game, sees the effect on the odds
/// unless a lesson asks for them, and plays, saves and prints the invented game.
class InventionDialog : public QDialog
{
    Q_OBJECT

public:
    /// Initially shows `invention`, which counts as saved and may have an empty title. Its original
    /// must be in `catalogue`. `catalogue`, `dialogs` and `guess` must outlive this object.
    InventionDialog(const Catalogue &catalogue, Dialogs &dialogs, const GuessFirst &guess,
                    const Invention &invention, QWidget *parent = nullptr);
    ~InventionDialog() override;

    [[nodiscard]] const Invention &invention() const { return m_invention; }
    /// Replaces the invention, even if it is unsaved (see confirmDiscard()). The new invention
    /// counts as saved in the file `path`, which is empty if there is no file.
    void setInvention(const Invention &invention, const QString &path);
    /// Returns whether the current invention may be discarded. If it is unsaved, asks the user
    /// whether to save it; blocks until the user has answered.
    [[nodiscard]] bool confirmDiscard();
    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    /// Closes the dialog if confirmDiscard() returns true.
    void reject() override;

Q_SIGNALS:
    /// Emitted when the user wants to play `invention`, which is valid. The dialog has been hidden
    /// by then.
    void playRequested(const doublets::Invention &invention);
    /// Emitted when the user wants to print the invention. `invented` is the valid rule set of the
    /// invention.
    void printRequested(const doublets::RuleSet &invented);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void createLayout();
    void createForm(QBoxLayout &column);
    void createButtons(QBoxLayout &column);
    void connectSignals();
    [[nodiscard]] const RuleSet &original() const;
    /// Replaces the invention with `changed`, so that undo() restores the present rules.
    void apply(const Invention &changed);
    void undo();
    void redo();
    void startOver();
    void chooseOriginal(int index);
    void setValue(RuleKey key, const QString &value);
    void openFile();
    bool save();
    void play();
    void print();
    /// Returns the rule set of the invention. If the invention has no title or no changed rule, or
    /// its rules contradict each other, shows a message and returns nullopt.
    [[nodiscard]] std::optional<RuleSet> validatedRuleSet();
    /// Updates all widgets from the invention.
    void updateAll();
    void updateRules();
    void updateButtons();
    void showMessage(const QString &text);
    void retranslate();

    const Catalogue &m_catalogue;
    Dialogs &m_dialogs;
    const GuessFirst &m_guess;
    Invention m_invention;
    Invention m_saved;                ///< as last saved or opened
    QString m_path;                   ///< empty if the invention has no file
    std::vector<Invention> m_earlier; ///< for undo, the most recent last
    std::vector<Invention> m_undone;  ///< for redo, the next to be redone last
    QLabel *m_heading;
    QLabel *m_originalLabel;
    QComboBox *m_originalBox;
    QLabel *m_titleLabel;
    QLineEdit *m_titleEdit;
    QLabel *m_inventorsLabel;
    QLineEdit *m_inventorsEdit;
    QScrollArea *m_scroll;
    QBoxLayout *m_body;
    std::vector<InventionRuleBox *> m_boxes;
    InventionOdds *m_odds;
    QLabel *m_messageLabel;
    QPushButton *m_undoButton;
    QPushButton *m_redoButton;
    QPushButton *m_startOverButton;
    QPushButton *m_openButton;
    QPushButton *m_saveButton;
    QPushButton *m_printButton;
    QPushButton *m_playButton;
    QPushButton *m_closeButton;
};

} // namespace doublets
