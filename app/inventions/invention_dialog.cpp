// SPDX-License-Identifier: MIT
#include "inventions/invention_dialog.h"

#include "core/files/atomic_file.h"
#include "core/inventions/invention_file.h"
#include "core/record/name_validation.h"
#include "core/rules/value_names.h"
#include "inventions/invention_odds.h"
#include "inventions/invention_rule_box.h"
#include "match/guess/guess_first.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dialogs/dialogs.h"
#include "panels/dialogs/form_button.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/dialogs/scroll_to.h"
#include "panels/dialogs/suggested_path.h"
#include "panels/dialogs/unsaved_changes.h"
#include "panels/dialogs/wrapping_combo_box.h"
#include "panels/dialogs/wrapping_layout.h"
#include "panels/speech/announcer.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"
#include "text/rule_text.h"

#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

InventionDialog::InventionDialog(const Catalogue &catalogue, Dialogs &dialogs,
                                 const GuessFirst &guess, const Invention &invention,
                                 QWidget *parent)
    : QDialog(parent)
    , m_catalogue(catalogue)
    , m_dialogs(dialogs)
    , m_guess(guess)
    , m_invention(invention)
    , m_saved(invention)
    , m_heading(plainLabel(this))
    , m_originalLabel(plainLabel(this))
    , m_originalBox(new WrappingComboBox(u"inventionOriginal"_s, this))
    , m_titleLabel(plainLabel(this))
    , m_titleEdit(new QLineEdit(this))
    , m_inventorsLabel(plainLabel(this))
    , m_inventorsEdit(new QLineEdit(this))
    , m_scroll(new QScrollArea(this))
    , m_body(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_odds(new InventionOdds(this))
    , m_messageLabel(plainLabel(this))
    , m_undoButton(createFormButton("inventionUndo", this))
    , m_redoButton(createFormButton("inventionRedo", this))
    , m_startOverButton(createFormButton("inventionStartOver", this))
    , m_openButton(createFormButton("inventionOpen", this))
    , m_saveButton(createFormButton("inventionSave", this))
    , m_printButton(createFormButton("inventionPrint", this))
    , m_playButton(createFormButton("inventionPlay", this))
    , m_closeButton(createFormButton("inventionClose", this))
{
    setObjectName(u"inventionDialog"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    createLayout();
    connectSignals();
    retranslate();
    updateAll();
    resize(InventionDialog::sizeHint());
    m_titleEdit->setFocus();
}

InventionDialog::~InventionDialog() = default;

void InventionDialog::createLayout()
{
    m_heading->setWordWrap(true);
    m_messageLabel->setObjectName(u"inventionMessage"_s);
    m_messageLabel->setWordWrap(true);
    m_messageLabel->hide();
    auto *page = new QWidget(m_scroll);
    auto *questions = new QVBoxLayout(page);
    questions->setContentsMargins(0, 0, 6, 0);
    questions->addWidget(m_heading);
    createForm(*questions);
    for (const RuleKey key : InventableRuleKeys) {
        m_boxes.push_back(new InventionRuleBox(key, page));
        questions->addWidget(m_boxes.back());
    }
    questions->addStretch(1);
    setScrolledPage(*m_scroll, page);
    auto *side = new QVBoxLayout;
    side->addWidget(m_odds);
    side->addStretch(1);
    m_body->addWidget(m_scroll, 3);
    m_body->addLayout(side, 2);
    auto *column = new QVBoxLayout(this);
    column->addLayout(m_body, 1);
    column->addWidget(m_messageLabel);
    createButtons(*column);
    scrollWhenTooLarge(*this);
}

void InventionDialog::createForm(QBoxLayout &column)
{
    m_titleEdit->setObjectName(u"inventionTitle"_s);
    m_titleEdit->setMaxLength(limits::MaxNameLength);
    m_titleLabel->setBuddy(m_titleEdit);
    m_inventorsEdit->setObjectName(u"inventionInventors"_s);
    m_inventorsEdit->setMaxLength(limits::MaxNameLength);
    m_inventorsLabel->setBuddy(m_inventorsEdit);
    m_originalLabel->setBuddy(m_originalBox);
    for (const RuleSet &set : m_catalogue.all()) {
        m_originalBox->addItem(QString(), set.id);
    }
    auto *form = new QGridLayout;
    form->addWidget(m_titleLabel, 0, 0);
    form->addWidget(m_titleEdit, 0, 1);
    form->addWidget(m_inventorsLabel, 1, 0);
    form->addWidget(m_inventorsEdit, 1, 1);
    form->addWidget(m_originalLabel, 2, 0);
    form->addWidget(m_originalBox, 2, 1);
    form->setColumnStretch(1, 1);
    column.addLayout(form);
}

void InventionDialog::createButtons(QBoxLayout &column)
{
    auto *changes = new WrappingLayout;
    for (QPushButton *button : {m_undoButton, m_redoButton, m_startOverButton}) {
        changes->addWidget(button);
    }
    changes->addStretch();
    changes->addWidget(m_playButton);
    auto *files = new WrappingLayout;
    for (QPushButton *button : {m_openButton, m_saveButton, m_printButton}) {
        files->addWidget(button);
    }
    files->addStretch();
    files->addWidget(m_closeButton);
    column.addLayout(changes);
    column.addLayout(files);
}

void InventionDialog::connectSignals()
{
    connect(m_originalBox, &QComboBox::activated, this, &InventionDialog::chooseOriginal);
    connect(m_titleEdit, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_invention.name.title = sanitizedLine(text, limits::MaxNameLength);
        updateButtons();
    });
    connect(m_inventorsEdit, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_invention.name.inventors = sanitizedLine(text, limits::MaxNameLength);
        updateButtons();
    });
    for (InventionRuleBox *box : m_boxes) {
        connect(box, &InventionRuleBox::valueChosen, this, &InventionDialog::setValue);
    }
    connect(m_odds, &InventionOdds::oddsComputed, this,
            [this](const QString &summary) { Announcer::announce(this, summary); });
    connect(m_undoButton, &QPushButton::clicked, this, &InventionDialog::undo);
    connect(m_redoButton, &QPushButton::clicked, this, &InventionDialog::redo);
    connect(m_startOverButton, &QPushButton::clicked, this, &InventionDialog::startOver);
    connect(m_openButton, &QPushButton::clicked, this, &InventionDialog::openFile);
    connect(m_saveButton, &QPushButton::clicked, this, &InventionDialog::save);
    connect(m_printButton, &QPushButton::clicked, this, &InventionDialog::print);
    connect(m_playButton, &QPushButton::clicked, this, &InventionDialog::play);
    connect(m_closeButton, &QPushButton::clicked, this, &InventionDialog::reject);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this,
            &InventionDialog::undo);
    connect(new QShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, this), &QShortcut::activated, this,
            &InventionDialog::redo);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this,
            &InventionDialog::save);
    connect(new QShortcut(QKeySequence::Open, this), &QShortcut::activated, this,
            &InventionDialog::openFile);
}

const RuleSet &InventionDialog::original() const
{
    return *m_catalogue.find(m_invention.original);
}

void InventionDialog::apply(const Invention &changed)
{
    if (changed == m_invention) {
        return;
    }
    m_earlier.push_back(m_invention);
    m_undone.clear();
    m_invention = changed;
    showMessage({});
    updateAll();
}

void InventionDialog::undo()
{
    if (m_earlier.empty()) {
        return;
    }
    m_undone.push_back(m_invention);
    const InventionName name = m_invention.name; // the fields have their own undo
    m_invention = m_earlier.back();
    m_invention.name = name;
    m_earlier.pop_back();
    updateAll();
}

void InventionDialog::redo()
{
    if (m_undone.empty()) {
        return;
    }
    m_earlier.push_back(m_invention);
    const InventionName name = m_invention.name;
    m_invention = m_undone.back();
    m_invention.name = name;
    m_undone.pop_back();
    updateAll();
}

void InventionDialog::startOver()
{
    Invention unchanged = m_invention;
    unchanged.values.clear();
    apply(unchanged);
}

void InventionDialog::chooseOriginal(int index)
{
    const QString id = m_originalBox->itemData(index).toString();
    if (id == m_invention.original) {
        return;
    }
    apply({m_invention.name, id, {}});
}

void InventionDialog::setValue(RuleKey key, const QString &value)
{
    apply(withValue(original(), m_invention, key, value));
}

void InventionDialog::setInvention(const Invention &invention, const QString &path)
{
    m_invention = invention;
    m_saved = invention;
    m_path = path;
    m_earlier.clear();
    m_undone.clear();
    showMessage({});
    updateAll();
}

void InventionDialog::openFile()
{
    if (!confirmDiscard()) {
        return;
    }
    const QString folder = m_path.isEmpty() ? QString() : QFileInfo(m_path).path();
    const QString path = m_dialogs.getOpenInventionPath(this, folder);
    if (path.isEmpty()) {
        return;
    }
    const auto read = readInvention(path, m_catalogue);
    if (read) {
        setInvention(read.value(), path);
    } else {
        showMessage(errorTextWithAdvice(read.error()));
    }
}

std::optional<RuleSet> InventionDialog::validatedRuleSet()
{
    if (m_invention.name.title.isEmpty()) {
        showMessage(tr("Give the game a name first."));
        m_titleEdit->setFocus(Qt::OtherFocusReason);
        scrollTo(*m_scroll, *m_titleEdit);
        return std::nullopt;
    }
    if (m_invention.values.isEmpty()) {
        showMessage(tr("Change at least one rule first."));
        return std::nullopt;
    }
    auto invented = inventedRuleSet(m_catalogue, m_invention);
    if (!invented) {
        showMessage(errorText(invented.error()));
        return std::nullopt;
    }
    return std::move(invented).value();
}

bool InventionDialog::save()
{
    if (!validatedRuleSet()) {
        return false;
    }
    const QString suggested =
        m_path.isEmpty()
            ? suggestedFileName(m_invention.name.title, QLatin1StringView(InventionSuffix))
            : m_path;
    const QString path = m_dialogs.getSaveInventionPath(this, suggested);
    if (path.isEmpty()) {
        return false;
    }
    if (const auto error =
            writeFileAtomically(path, inventionJson(m_invention), FilePurpose::UserFile)) {
        showMessage(errorTextWithAdvice(*error));
        return false;
    }
    m_path = path;
    m_saved = m_invention;
    //: %1: the name of a file
    showMessage(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    updateButtons();
    return true;
}

bool InventionDialog::confirmDiscard()
{
    return m_invention == m_saved || resolveUnsavedChanges(m_dialogs, *this, m_invention.name.title,
                                                           [this] { return save(); });
}

void InventionDialog::reject()
{
    if (confirmDiscard()) {
        m_saved = m_invention; // not asked about again
        QDialog::reject();
    }
}

void InventionDialog::play()
{
    if (!validatedRuleSet()) {
        return;
    }
    hide();
    Q_EMIT playRequested(m_invention);
}

void InventionDialog::print()
{
    if (const auto invented = validatedRuleSet()) {
        Q_EMIT printRequested(*invented);
    }
}

void InventionDialog::updateAll()
{
    const QSignalBlocker titleBlocker(m_titleEdit);
    const QSignalBlocker inventorsBlocker(m_inventorsEdit);
    if (sanitizedLine(m_titleEdit->text(), limits::MaxNameLength) != m_invention.name.title) {
        m_titleEdit->setText(m_invention.name.title);
    }
    if (sanitizedLine(m_inventorsEdit->text(), limits::MaxNameLength) !=
        m_invention.name.inventors) {
        m_inventorsEdit->setText(m_invention.name.inventors);
    }
    m_originalBox->setCurrentIndex(m_originalBox->findData(m_invention.original));
    updateRules();
    updateButtons();
}

void InventionDialog::updateRules()
{
    const std::vector<InventableRule> rules = inventableRules(original(), m_invention);
    for (InventionRuleBox *box : m_boxes) {
        const auto rule = std::ranges::find(rules, box->key(), &InventableRule::key);
        box->setVisible(rule != rules.end());
        if (rule != rules.end()) {
            const bool isInOriginal = original().provenanceOf(box->key()) != nullptr;
            box->setRule(*rule, isInOriginal ? ruleValueName(original().defaultRules, box->key())
                                             : QString());
        }
    }
    const bool isAsked = m_guess.isAskedByLesson(
        original().id,
        {Quantity::FirstThrowerWins, Quantity::FirstThrowerAdvantage, Quantity::MeanThrows});
    m_odds->setCover(isAsked ? GuessFirst::lessonRemark() : QString());
    Invention named = m_invention;
    named.name.title = u"?"_s; // the odds do not depend on it
    if (const auto invented = inventedRuleSet(original(), named)) {
        m_odds->setGames(original(), invented.value());
    }
}

void InventionDialog::updateButtons()
{
    m_undoButton->setEnabled(!m_earlier.empty());
    m_redoButton->setEnabled(!m_undone.empty());
    m_startOverButton->setEnabled(!m_invention.values.isEmpty());
    setWindowModified(m_invention != m_saved);
}

void InventionDialog::showMessage(const QString &text)
{
    m_messageLabel->setText(text);
    m_messageLabel->setVisible(!text.isEmpty());
    Announcer::announce(this, text);
}

QSize InventionDialog::sizeHint() const
{
    const int letter = fontMetrics().height();
    return QSize(letter * 56, letter * 42).boundedTo(maxDialogSize(*this));
}

void InventionDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    constexpr int MinWideLetters = 48;
    m_body->setDirection(width() >= fontMetrics().height() * MinWideLetters
                             ? QBoxLayout::LeftToRight
                             : QBoxLayout::TopToBottom);
}

void InventionDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        updateRules();
    }
}

void InventionDialog::retranslate()
{
    setWindowTitle(tr("Invent a rule") + u"[*]"_s);
    m_heading->setText(tr("Change the rules of a game, and see how its odds change. Rules without "
                          "a source are marked as invented."));
    m_titleLabel->setText(tr("&Name:"));
    m_titleEdit->setPlaceholderText(tr("for example, Lucky sevens"));
    m_titleEdit->setToolTip(tr("The name of the game that you invent"));
    m_inventorsLabel->setText(tr("In&vented by:"));
    m_inventorsEdit->setPlaceholderText(tr("for example, Class 7b (optional)"));
    m_originalLabel->setText(tr("&Game:"));
    m_originalBox->setToolTip(tr("The historical game whose rules you change"));
    for (int i = 0; i < m_originalBox->count(); ++i) {
        m_originalBox->setItemText(i, ruleSetTitle(m_catalogue.all()[static_cast<std::size_t>(i)]));
    }
    m_undoButton->setText(tr("&Undo"));
    m_undoButton->setToolTip(tr("Undo the last change of a rule (Ctrl+Z)"));
    m_redoButton->setText(tr("&Redo"));
    m_redoButton->setToolTip(tr("Redo the change (Ctrl+Shift+Z)"));
    m_startOverButton->setText(tr("Original rul&es"));
    m_startOverButton->setToolTip(tr("Restore all rules of the original game"));
    m_openButton->setText(tr("&Open…"));
    m_openButton->setToolTip(tr("Open an invention from a file (Ctrl+O)"));
    m_saveButton->setText(tr("&Save…"));
    m_saveButton->setToolTip(tr("Save the invention to a file (Ctrl+S)"));
    m_printButton->setText(tr("Prin&t…"));
    m_printButton->setToolTip(tr("Print the rules of the invention, or its odds"));
    m_playButton->setText(tr("&Play"));
    m_playButton->setToolTip(tr("Start a game with these rules; the game on the board is kept"));
    m_closeButton->setText(tr("C&lose"));
    for (InventionRuleBox *box : m_boxes) {
        box->retranslate();
    }
    m_odds->retranslate();
}

} // namespace doublets
