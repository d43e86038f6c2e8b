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
    /// Initially shows `invention`, which counts as saved and may have an empty title. The original
    /// game of `invention` must be in `catalogue`. `catalogue`, `dialogs` and `guess` must outlive
    /// this object.
    InventionDialog(const Catalogue &catalogue, Dialogs &dialogs, const GuessFirst &guess,
                    const Invention &invention, QWidget *parent = nullptr);
    ~InventionDialog() override;

    [[nodiscard]] const Invention &invention() const { return m_invention; }
    /// Replaces the current invention, even if it is unsaved (see confirmDiscard()), and clears the
    /// history of undo(). The new invention counts as saved in the file `path`, which is empty if
    /// there is no file. Precondition: the original game of `invention` is in the catalogue.
    void setInvention(const Invention &invention, const QString &path);
    /// Returns whether the current invention may be discarded. If the invention is unsaved, asks
    /// the user whether to save it, and blocks until the user has answered. Returns false if the
    /// user cancels or the invention cannot be saved.
    [[nodiscard]] bool confirmDiscard();
    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    /// Closes the dialog if confirmDiscard() returns true.
    void reject() override;

Q_SIGNALS:
    /// Emitted when the user wants to play `invention`, which is valid, after the dialog has been
    /// hidden.
    void playRequested(const doublets::Invention &invention);
    /// Emitted when the user wants to print the invention. `invented` is the rule set of the
    /// invention, which is valid.
    void printRequested(const doublets::RuleSet &invented);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void createLayout();
    void createForm(QBoxLayout &column);
    void createButtons(QBoxLayout &column);
    void connectSignals();
    /// Returns the rule set of the original game.
    [[nodiscard]] const RuleSet &original() const;
    /// Replaces the invention with `changed`, so that undo() restores the present rules. Does
    /// nothing if `changed` equals the invention.
    void apply(const Invention &changed);
    // These functions restore the rules and the original game, but keep the title and inventors.
    void undo();
    void redo();
    /// Restores all rules of the original game.
    void startOver();
    /// Makes the game at `index` in m_originalBox the original, and discards all changed rules.
    void chooseOriginal(int index);
    void setValue(RuleKey key, const QString &value);
    void openFile();
    /// Saves the invention in a file that the user chooses. Returns false if the invention is not
    /// valid, the user cancels, or writing fails.
    bool save();
    void play();
    void print();
    /// Returns the rule set of the invention. If the invention has no title or no changed rule, or
    /// its rules contradict each other, shows a message and returns nullopt.
    [[nodiscard]] std::optional<RuleSet> validatedRuleSet();
    /// Updates all widgets from the invention.
    void updateAll();
    /// Updates the boxes for the rules, and the odds.
    void updateRules();
    void updateButtons();
    /// Shows and announces a message. Hides the message if `text` is empty.
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
