// SPDX-License-Identifier: MIT
#include "display/screens/compare_page.h"

#include "display/screens/non_breaking_years.h"
#include "display/screens/symbol_button.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/comparison/comparison_model.h"
#include "panels/comparison/comparison_summary.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/rule_text.h"

#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// The seed for dice beyond those thrown, if the other game is longer: the year of Cotton's book.
constexpr std::uint64_t Seed = 1674;

} // namespace

ComparePage::ComparePage(QWidget *parent)
    : QWidget(parent)
    , m_summaryLabel(plainLabel(this))
    , m_nextButton(new SymbolButton(u"compareNext"_s, SymbolButton::Symbol::None, this))
    , m_comparisonTask(
          {.resultReady = [this](const Comparison &comparison) { showComparison(comparison); }})
{
    setObjectName(u"comparePage"_s);
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        m_titleLabels[i] = plainLabel(this);
        m_titleLabels[i]->setAlignment(Qt::AlignCenter);
        m_titleLabels[i]->setWordWrap(true);
        m_boards[i] = new BoardView(this);
        m_boards[i]->setObjectName(u"compareBoard%1"_s.arg(i));
        m_boards[i]->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_boards[i]->setFocusPolicy(Qt::NoFocus);
        m_boards[i]->setSpeed(MotionSpeed::Off);
    }
    m_summaryLabel->setObjectName(u"compareSummary"_s);
    m_summaryLabel->setAlignment(Qt::AlignCenter);
    m_summaryLabel->setWordWrap(true);
    connect(m_nextButton, &QAbstractButton::clicked, this, [this] {
        m_currentIndex = (m_currentIndex + 1) % m_otherRuleSets.size();
        startComparison();
    });
    retranslate();
    hide();
}

ComparePage::~ComparePage()
{
    clear();
}

void ComparePage::setPictureCache(const PictureCache &cache)
{
    for (BoardView *board : m_boards) {
        board->setPictureCache(cache);
    }
}

void ComparePage::setLighting(Lighting lighting)
{
    if (m_model) {
        for (BoardView *board : m_boards) {
            board->setLighting(lighting);
        }
    }
}

QString ComparePage::spokenText() const
{
    return (QStringList{m_titleLabels[0]->accessibleName(), m_titleLabels[1]->accessibleName(),
                        m_summaryLabel->text()})
        .join(u'\n');
}

void ComparePage::clear()
{
    m_comparisonTask.cancel();
    for (BoardView *board : m_boards) {
        board->setGame(nullptr); // the model owns the games
    }
    m_model.reset();
}

void ComparePage::compare(Match &match, std::vector<const RuleSet *> others)
{
    clear();
    const Game &game = match.game();
    m_otherRuleSets = std::move(others);
    m_currentIndex = 0;
    m_thrownFaces = facesInOrder(game.history());
    m_oddsFactory = match.oddsStore().factory();
    m_model = std::make_unique<ComparisonModel>(game.ruleSet(), game.rulings(), game.history(),
                                                match.playerNames());
    for (BoardView *board : m_boards) {
        // Names would be illegible here, and only repeat the colours of the men.
        board->setPlayerNames({});
    }
    setLighting(match.settings().lighting.value());
    m_boards[0]->setGame(m_model->game(ComparisonModel::Played));
    m_nextButton->setVisible(m_otherRuleSets.size() > 1);
    startComparison();
}

void ComparePage::startComparison()
{
    m_isCompared = false;
    const RuleSet &other = *m_otherRuleSets[m_currentIndex];
    m_model->clearComparedGame(other, other.defaultRulings());
    m_boards[1]->setGame(m_model->openingGame());
    updateTexts();
    m_comparisonTask.start([rules = other.rules(other.defaultRulings()), faces = m_thrownFaces,
                            odds = m_oddsFactory](TaskPromise<Comparison> &report) {
        if (const auto told =
                playWithFacesAndDefaultPlayer(rules, faces, Seed, report.progress(), odds)) {
            report.deliver(*told);
        }
    });
}

void ComparePage::showComparison(const Comparison &comparison)
{
    const RuleSet &other = *m_otherRuleSets[m_currentIndex];
    m_model->setComparedGame(other, other.defaultRulings(), comparison);
    m_boards[1]->setGame(m_model->game(ComparisonModel::Compared));
    m_isCompared = true;
    updateTexts();
    Announcer::announce(this, m_summaryLabel->text());
}

void ComparePage::updateTexts()
{
    if (!m_model) {
        return;
    }
    m_titleLabels[0]->setText(
        withNonBreakingYears(ruleSetTitle(m_model->game(ComparisonModel::Played)->ruleSet())));
    m_titleLabels[1]->setText(withNonBreakingYears(ruleSetTitle(*m_otherRuleSets[m_currentIndex])));
    for (QLabel *each : m_titleLabels) {
        each->setAccessibleName(withoutBreakControls(each->text()));
    }
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        m_boards[i]->setAccessibleName(m_titleLabels[i]->accessibleName());
    }
    m_summaryLabel->setText(m_isCompared ? shortComparisonSummary(*m_model)
                                         : tr("Playing the other game…"));
    updateLayout();
}

void ComparePage::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    updateLayout();
}

void ComparePage::applySizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    for (QLabel *title : m_titleLabels) {
        title->setFont(fonts::textFont(sizes.text));
    }
    m_summaryLabel->setFont(fonts::textFont(sizes.text));
    m_nextButton->setSizes(sizes);
}

/// Returns true if the texts and buttons leave at least half of the page for the boards.
bool ComparePage::hasSpaceForBoards() const
{
    const int gap = 2 * m_sizes.gap();
    const int wide = width() - 2 * gap;
    int words = m_summaryLabel->heightForWidth(wide);
    for (const QLabel *title : m_titleLabels) {
        words += title->heightForWidth((wide - gap) / 2) / 2;
    }
    return m_nextButton->sizeHint().width() <= wide &&
           2 * (words + m_nextButton->sizeHint().height() + 4 * gap) <= height();
}

void ComparePage::updateLayout()
{
    for (applySizes(m_preferredSizes); !hasSpaceForBoards() && !m_sizes.isSmallest();) {
        applySizes(m_sizes.reduced());
    }
    const int gap = 2 * m_sizes.gap();
    const int wide = width() - 2 * gap;
    const QSize next = m_nextButton->sizeHint();
    const int y = height() - gap - (m_nextButton->isHidden() ? 0 : next.height());
    m_nextButton->setGeometry(QRect(QPoint((width() - next.width()) / 2, y), next));
    const int words = m_summaryLabel->heightForWidth(wide);
    m_summaryLabel->setGeometry(gap, y - gap - words, wide, words);
    const QRect room(gap, gap, wide, y - 3 * gap - words);
    const bool beside = room.width() > room.height();
    const QSize each = beside ? QSize((room.width() - gap) / 2, room.height())
                              : QSize(room.width(), (room.height() - gap) / 2);
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        const int step = static_cast<int>(i);
        const QPoint at = room.topLeft() + (beside ? QPoint(step * (each.width() + gap), 0)
                                                   : QPoint(0, step * (each.height() + gap)));
        const int title = m_titleLabels[i]->heightForWidth(each.width());
        m_titleLabels[i]->setGeometry(QRect(at, QSize(each.width(), title)));
        m_boards[i]->setGeometry(
            QRect(at + QPoint(0, title), QSize(each.width(), each.height() - title)));
    }
}

void ComparePage::updatePlayerNames(const Match &match)
{
    if (m_model) {
        m_model->setPlayerNames(match.playerNames());
        updateTexts();
    }
}

void ComparePage::retranslate()
{
    m_nextButton->setText(tr("Other rules"));
    if (m_model) {
        m_model->retranslate();
    }
    updateTexts();
}

void ComparePage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), theme::Wall);
}

void ComparePage::resizeEvent(QResizeEvent *)
{
    updateLayout();
}

} // namespace doublets
