// SPDX-License-Identifier: MIT
#include "panels/comparison/comparison_dialog.h"

#include "core/dice/typed_seed.h"
#include "core/record/record_writer.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "panels/comparison/comparison_delegate.h"
#include "panels/comparison/comparison_summary.h"
#include "panels/comparison/source_form.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dialogs/dialogs.h"
#include "table/board/board_view.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"
#include "text/rule_text.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// The seed for missing dice if the game has none: the year of Cotton's book.
const QString DefaultSeed = u"1674"_s;
/// The number of digits of the longest random seed, a 64-bit number.
constexpr int MaxSeedDigits = 20;

/// Returns the width of `edit` in which `count` digits are visible, in pixels.
int widthOfDigits(const QLineEdit &edit, int count)
{
    const QFontMetrics metrics = edit.fontMetrics();
    constexpr int HintedLetters = 17; // for which QLineEdit::sizeHint() has space
    const int frame = edit.sizeHint().width() - HintedLetters * metrics.horizontalAdvance(u'x');
    return metrics.horizontalAdvance(QString(count, u'0')) + frame;
}

/// A board that takes the remaining space. QSizePolicy::Ignored would have the same effect, but
/// exclude the minimum height of the board from heightForWidth() of the layout.
class SmallBoard final : public BoardView
{
public:
    using BoardView::BoardView;

    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
};

} // namespace

ComparisonDialog::ComparisonDialog(const Session &session, OddsFactory odds, Dialogs &dialogs,
                                   QWidget *parent)
    : QDialog(parent)
    , m_dialogs(dialogs)
    , m_model(new ComparisonModel(session.game().ruleSet(), session.game().rulings(),
                                  session.game().history(), session.playerNames(), this))
    , m_sourceForm(new SourceForm(session.catalogue(), session.game().ruleSet().id, this))
    , m_seedLabel(plainLabel(this))
    , m_seedEdit(new QLineEdit(this))
    , m_momentLabel(plainLabel(this))
    , m_summaryLabel(plainLabel(this))
    , m_tableView(new QTableView(this))
    , m_divergenceButton(new QPushButton(this))
    , m_saveButton(new QPushButton(this))
    , m_buttonBox(new QDialogButtonBox(QDialogButtonBox::Close, this))
    , m_gamesLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_boardsLayout(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_buttonLayout(new QGridLayout)
    , m_faces(facesInOrder(session.game().history()))
    , m_odds(std::move(odds))
    , m_comparisonTask(
          {.resultReady = [this](const Comparison &comparison) { showComparison(comparison); }})
{
    setObjectName(u"comparisonDialog"_s);
    const QString seed = session.game().dice().seed();
    m_seedEdit->setText(seed.isEmpty() ? DefaultSeed : seed);
    setUpLayout();
    connectToSettings(session.settings());
    connect(m_sourceForm, &SourceForm::rulesChanged, this, &ComparisonDialog::startComparison);
    connect(m_seedEdit, &QLineEdit::textEdited, this, &ComparisonDialog::startComparison);
    connect(m_tableView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { showRow(current.row()); });
    connect(m_divergenceButton, &QPushButton::clicked, this, &ComparisonDialog::selectDivergence);
    connect(m_saveButton, &QPushButton::clicked, this, &ComparisonDialog::save);
    connect(m_buttonBox, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    startComparison();
    resize(sizeHint());
}

ComparisonDialog::~ComparisonDialog()
{
    for (BoardView *board : m_boards) {
        board->setGame(nullptr); // the model, and with it the games, is deleted before the boards
    }
}

bool ComparisonDialog::isComparisonOf(const Game &game) const
{
    const Game &played = *m_model->game(ComparisonModel::Played);
    return played.ruleSet().id == game.ruleSet().id && played.rules() == game.rules() &&
           std::ranges::equal(played.history(), game.history(), {}, &HistoryEntry::action,
                              &HistoryEntry::action);
}

void ComparisonDialog::setUpLayout()
{
    m_seedEdit->setObjectName(u"comparisonSeed"_s);
    m_momentLabel->setObjectName(u"comparisonMoment"_s);
    m_summaryLabel->setObjectName(u"comparisonSummary"_s);
    m_tableView->setObjectName(u"comparisonTable"_s);
    m_divergenceButton->setObjectName(u"comparisonPart"_s);
    m_saveButton->setObjectName(u"comparisonSave"_s);
    m_seedLabel->setBuddy(m_seedEdit);
    for (QLabel *label : {m_momentLabel, m_summaryLabel}) {
        label->setWordWrap(true);
    }
    m_tableView->setModel(m_model);
    m_tableView->setItemDelegate(new ComparisonDelegate(m_tableView));
    m_tableView->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tableView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tableView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tableView->setTabKeyNavigation(false);
    m_tableView->setShowGrid(false);
    m_tableView->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tableView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tableView->verticalHeader()->hide();
    m_tableView->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tableView->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_tableView->horizontalHeader()->setHighlightSections(false);
    m_tableView->horizontalHeader()->setTextElideMode(Qt::ElideRight);

    m_sourceForm->addField(m_seedLabel, m_seedEdit);
    m_gamesLayout->addWidget(m_tableView, 3);
    m_gamesLayout->addLayout(createBoards(), 2);
    auto *page = new QWidget(this);
    auto *pageColumn = new QVBoxLayout(page);
    pageColumn->setContentsMargins(0, 0, 0, 0);
    pageColumn->addWidget(m_sourceForm);
    pageColumn->addWidget(m_momentLabel);
    pageColumn->addWidget(m_summaryLabel);
    pageColumn->addLayout(m_gamesLayout, 1);
    // On a small screen the page scrolls; the buttons remain visible.
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addLayout(m_buttonLayout);
}

void ComparisonDialog::updateLayout()
{
    updateButtonLayout();
    m_seedEdit->setFixedWidth(widthOfDigits(*m_seedEdit, MaxSeedDigits));
    const QMargins margins = layout()->contentsMargins();
    const int scrollBar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_sourceForm->fitToWidth(width() - margins.left() - margins.right() - scrollBar);
    // In a narrow window, the boards are below the list of throws, beside each other.
    const bool isNarrow = width() < fontMetrics().height() * 44;
    m_gamesLayout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_boardsLayout->setDirection(isNarrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Queued, because the heights of the rows follow the width of the table.
    QMetaObject::invokeMethod(
        this, [this] { scrollToCurrentRow(QAbstractItemView::EnsureVisible); },
        Qt::QueuedConnection);
}

void ComparisonDialog::updateButtonLayout()
{
    // Use two rows if the screen is too narrow for one.
    const int wanted = m_saveButton->sizeHint().width() + m_divergenceButton->sizeHint().width() +
                       m_buttonBox->sizeHint().width() + 2 * fontMetrics().height();
    const bool narrow = wanted > screen()->availableSize().width();
    const int row = narrow ? 1 : 0;
    m_buttonLayout->setColumnStretch(0, 1);
    m_buttonLayout->addWidget(m_saveButton, 0, narrow ? 0 : 1, 1, narrow ? 3 : 1);
    m_buttonLayout->addWidget(m_divergenceButton, row, narrow ? 0 : 2, 1, narrow ? 2 : 1);
    m_buttonLayout->addWidget(m_buttonBox, row, narrow ? 2 : 3);
}

QLayout *ComparisonDialog::createBoards()
{
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        m_boardLabels[i] = plainLabel(this);
        m_boardLabels[i]->setWordWrap(true);
        m_boards[i] = new SmallBoard(this);
        m_boards[i]->setObjectName(u"comparisonBoard%1"_s.arg(i));
        m_boards[i]->setMinimumSize(150, 110);
        m_boards[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
        // For display only: throws are selected in the list.
        m_boards[i]->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_boards[i]->setFocusPolicy(Qt::NoFocus);
        m_boards[i]->setPlayerNames(m_model->names());
        m_boards[i]->setGame(m_model->game(static_cast<int>(i)));
        auto *column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(m_boardLabels[i]);
        column->addWidget(m_boards[i], 1);
        m_boardsLayout->addLayout(column, 1);
    }
    return m_boardsLayout;
}

void ComparisonDialog::connectToSettings(const Settings &settings)
{
    const auto connectTo = [this](const auto &setting, auto apply) {
        const auto applyToAll = [this, &setting, apply] {
            for (BoardView *board : m_boards) {
                (board->*apply)(setting.value());
            }
        };
        connect(&setting, &Setting::changed, this, applyToAll);
        applyToAll();
    };
    connectTo(settings.tradition, &BoardView::setTradition);
    connectTo(settings.lighting, &BoardView::setLighting);
    connectTo(settings.pointNumbers, &BoardView::setNumeralsShown);
    connectTo(settings.closerView, &BoardView::setCloserView);
    connect(&settings.numberStyle, &Setting::changed, this, [this, &settings] {
        m_model->setNumberStyle(settings.numberStyle.value());
        for (BoardView *board : m_boards) {
            board->setPlayerNames(m_model->names());
        }
    });
}

QSize ComparisonDialog::sizeHint() const
{
    const int letter = fontMetrics().height();
    return QSize(letter * 76, letter * 46).boundedTo(maxDialogSize(*this));
}

bool ComparisonDialog::isComparing() const
{
    return m_comparisonTask.isRunning();
}

void ComparisonDialog::startComparison()
{
    m_comparisonTask.cancel();
    m_comparison.reset();
    m_model->clearComparedGame(m_sourceForm->ruleSet(), m_sourceForm->rulings());
    m_boards[ComparisonModel::Compared]->setGame(m_model->openingGame());
    const auto seed = parseTypedSeed(m_seedEdit->text());
    m_message = seed ? QString() : errorText(seed.error());
    if (seed) {
        m_comparisonTask.start([rules = m_sourceForm->ruleSet().rules(m_sourceForm->rulings()),
                                faces = m_faces, seed = seed.value(),
                                odds = m_odds](TaskPromise<Comparison> &report) {
            if (const auto comparison =
                    playWithFacesAndDefaultPlayer(rules, faces, seed, report.progress(), odds)) {
                report.deliver(*comparison);
            }
        });
    }
    showRow(m_model->rowCount() - 1);
    updateTexts();
}

void ComparisonDialog::showComparison(const Comparison &comparison)
{
    m_comparison = comparison;
    m_model->setComparedGame(m_sourceForm->ruleSet(), m_sourceForm->rulings(), comparison);
    m_boards[ComparisonModel::Compared]->setGame(m_model->game(ComparisonModel::Compared));
    updateTexts();
    selectDivergence();
}

void ComparisonDialog::selectDivergence()
{
    // If the games do not diverge, the last position differs most.
    const int row = m_model->divergenceRow().value_or(m_model->rowCount() - 1);
    m_tableView->setCurrentIndex(m_model->index(row, ComparisonModel::Compared));
    scrollToCurrentRow(QAbstractItemView::PositionAtCenter);
    showRow(row);
}

void ComparisonDialog::scrollToCurrentRow(QAbstractItemView::ScrollHint hint)
{
    m_tableView->scrollTo(m_tableView->currentIndex(), hint);
    // The first visible row must not be cut.
    if (const int first = m_tableView->rowAt(0); first >= 0) {
        QScrollBar &bar = *m_tableView->verticalScrollBar();
        bar.setValue(bar.value() + m_tableView->rowViewportPosition(first));
    }
}

void ComparisonDialog::showRow(int row)
{
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        const int column = static_cast<int>(i);
        if (m_model->game(column) != nullptr) {
            m_boards[i]->showPast(m_model->positionAt(column, row), m_model->diceAt(column, row));
        }
    }
}

void ComparisonDialog::save()
{
    const RuleSet &ruleSet = m_sourceForm->ruleSet();
    const QString path = m_dialogs.getSaveGamePath(this, ruleSet.id + u"-retold.doublets"_s);
    if (path.isEmpty()) {
        return;
    }
    const PlayerNames &names = m_model->names();
    const auto error = writeRecord(
        recordOf(*m_comparison, ruleSet, m_sourceForm->rulings(), names.white, names.black), path);
    //: %1: the name of a file
    m_message =
        error ? errorTextWithAdvice(*error) : tr("Saved: %1").arg(QFileInfo(path).fileName());
    updateTexts();
}

void ComparisonDialog::updateSeedVisibility()
{
    const Rules &rules = m_model->game(ComparisonModel::Compared)->rules();
    const bool isUsed = m_comparison->seededFaceCount() > 0 ||
                        oddsMethod(rules) == OddsMethod::RandomPlay; // for the choices
    m_seedLabel->setVisible(isUsed);
    m_seedEdit->setVisible(isUsed);
}

void ComparisonDialog::updateTexts()
{
    QString text = m_message;
    if (m_comparison) {
        updateSeedVisibility();
        text = (text.isEmpty() ? QString() : text + u'\n') +
               comparisonSummary(*m_model, *m_comparison, m_seedEdit->text().trimmed());
    } else if (m_message.isEmpty()) {
        text = tr("Playing the other game…");
    }
    m_summaryLabel->setText(text);
    m_momentLabel->setText(playedGameCaption(*m_model));
    m_divergenceButton->setEnabled(m_model->divergenceRow().has_value());
    m_saveButton->setEnabled(m_comparison.has_value());
    m_tableView->setAccessibleDescription(text);
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        const Game *game = m_model->game(static_cast<int>(i));
        const RuleSet &set = game != nullptr ? game->ruleSet() : m_sourceForm->ruleSet();
        m_boardLabels[i]->setText(gameWithNickname(set));
        m_boardLabels[i]->setToolTip(ruleSetTitle(set));
        m_boards[i]->setAccessibleName(gameWithNickname(set));
    }
}

void ComparisonDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        // Queued, so that the children have the new font.
        QMetaObject::invokeMethod(this, &ComparisonDialog::updateLayout, Qt::QueuedConnection);
    }
}

void ComparisonDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    updateLayout();
}

void ComparisonDialog::retranslate()
{
    setWindowTitle(tr("Same dice, other rules"));
    m_sourceForm->retranslate();
    m_model->retranslate();
    m_seedLabel->setText(tr("&Seed:"));
    m_seedEdit->setToolTip(tr("If the dice run out, more are thrown from this seed"));
    m_divergenceButton->setText(tr("Where they &differ"));
    m_saveButton->setText(tr("Save the other &game…"));
    updateLayout();
    m_tableView->setAccessibleName(tr("Both games, throw by throw"));
    updateTexts();
}

} // namespace doublets
