// SPDX-License-Identifier: MIT
#include "display/screens/compare_page.h"

#include "display/screens/symbol_button.h"
#include "display/screens/whole_years.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/comparison/comparison_model.h"
#include "panels/comparison/comparison_summary.h"
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
    , m_summary(plainLabel(this))
    , m_next(new SymbolButton(u"compareNext"_s, SymbolButton::Symbol::None, this))
    , m_back(new SymbolButton(u"compareBack"_s, SymbolButton::Symbol::None, this))
    , m_work({.found = [this](const Comparison &comparison) { showCompared(comparison); }})
{
    setObjectName(u"comparePage"_s);
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        m_titles[i] = plainLabel(this);
        m_titles[i]->setAlignment(Qt::AlignCenter);
        m_titles[i]->setWordWrap(true);
        m_boards[i] = new BoardView(this);
        m_boards[i]->setObjectName(u"compareBoard%1"_s.arg(i));
        m_boards[i]->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_boards[i]->setFocusPolicy(Qt::NoFocus);
        m_boards[i]->setSpeed(MotionSpeed::Off);
    }
    m_summary->setObjectName(u"compareSummary"_s);
    m_summary->setAlignment(Qt::AlignCenter);
    m_summary->setWordWrap(true);
    m_back->setMain(true);
    connect(m_back, &QAbstractButton::clicked, this, &ComparePage::backRequested);
    connect(m_next, &QAbstractButton::clicked, this, [this] {
        m_current = (m_current + 1) % m_others.size();
        work();
    });
    retranslate();
    hide();
}

ComparePage::~ComparePage()
{
    clear();
}

void ComparePage::setPictureStore(const PictureCache &store)
{
    for (BoardView *board : m_boards) {
        board->setPictureStore(store);
    }
}

void ComparePage::takeFocus()
{
    m_back->setFocus(Qt::OtherFocusReason);
}

void ComparePage::clear()
{
    m_work.cancel();
    for (BoardView *board : m_boards) {
        board->setGame(nullptr); // the model owns the games
    }
    m_model.reset();
}

void ComparePage::compare(Match &match, std::vector<const RuleSet *> others)
{
    clear();
    const Game &game = match.game();
    m_others = std::move(others);
    m_current = 0;
    m_faces = facesInOrder(game.history());
    m_odds = match.oddsStore().factory();
    m_model = std::make_unique<ComparisonModel>(game.ruleSet(), game.rulings(), game.history(),
                                                match.playerNames());
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        m_boards[i]->setLighting(match.settings().lighting.value());
        // Names would be illegible here, and only repeat the colours of the men.
        m_boards[i]->setPlayerNames({});
    }
    m_boards[0]->setGame(m_model->game(ComparisonModel::Played));
    m_next->setVisible(m_others.size() > 1);
    work();
}

void ComparePage::work()
{
    m_isCompared = false;
    m_boards[1]->setGame(nullptr);
    m_model->clearComparison();
    describe();
    const RuleSet &other = *m_others[m_current];
    m_work.start([rules = other.rules(other.defaultRulings()), faces = m_faces,
                  odds = m_odds](TaskPromise<Comparison> &report) {
        if (const auto told =
                playWithFacesByDefaultPlayer(rules, faces, Seed, report.progress(), odds)) {
            report.deliver(*told);
        }
    });
}

void ComparePage::showCompared(const Comparison &comparison)
{
    const RuleSet &other = *m_others[m_current];
    m_model->showCompared(other, other.defaultRulings(), comparison);
    m_boards[1]->setGame(m_model->game(ComparisonModel::Compared));
    m_isCompared = true;
    describe();
}

void ComparePage::describe()
{
    if (!m_model) {
        return;
    }
    m_titles[0]->setText(
        withUnbreakableYears(ruleSetTitle(m_model->game(ComparisonModel::Played)->ruleSet())));
    m_titles[1]->setText(withUnbreakableYears(ruleSetTitle(*m_others[m_current])));
    for (QLabel *each : m_titles) {
        each->setAccessibleName(withoutJoiners(each->text()));
    }
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        m_boards[i]->setAccessibleName(m_titles[i]->accessibleName());
    }
    m_summary->setText(m_isCompared ? shortComparison(*m_model) : tr("Playing the other game…"));
    place();
}

void ComparePage::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    place();
}

void ComparePage::applySizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    for (QLabel *title : m_titles) {
        title->setFont(fonts::textFont(sizes.text));
    }
    m_summary->setFont(fonts::textFont(sizes.text));
    m_next->setSizes(sizes);
    m_back->setSizes(sizes);
}

/// Returns true if the texts and buttons leave at least half of the page for the boards.
bool ComparePage::leavesRoom() const
{
    const int gap = 2 * m_sizes.gap();
    const int wide = width() - 2 * gap;
    int words = m_summary->heightForWidth(wide);
    for (const QLabel *title : m_titles) {
        words += title->heightForWidth((wide - gap) / 2) / 2;
    }
    return m_back->sizeHint().width() + gap + m_next->sizeHint().width() <= wide &&
           2 * (words + m_back->sizeHint().height() + 4 * gap) <= height();
}

void ComparePage::place()
{
    for (applySizes(m_preferredSizes); !leavesRoom() && !m_sizes.isSmallest();) {
        applySizes(m_sizes.smaller());
    }
    const int gap = 2 * m_sizes.gap();
    const int wide = width() - 2 * gap;
    const int foot = m_back->sizeHint().height();
    int x = width() - gap - m_back->sizeHint().width();
    const int y = height() - gap - foot;
    m_back->setGeometry(x, y, m_back->sizeHint().width(), foot);
    m_next->setGeometry(gap, y, m_next->sizeHint().width(), foot);
    const int words = m_summary->heightForWidth(wide);
    m_summary->setGeometry(gap, y - gap - words, wide, words);
    const QRect room(gap, gap, wide, y - 3 * gap - words);
    const bool beside = room.width() > room.height();
    const QSize each = beside ? QSize((room.width() - gap) / 2, room.height())
                              : QSize(room.width(), (room.height() - gap) / 2);
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        const int step = static_cast<int>(i);
        const QPoint at = room.topLeft() + (beside ? QPoint(step * (each.width() + gap), 0)
                                                   : QPoint(0, step * (each.height() + gap)));
        const int title = m_titles[i]->heightForWidth(each.width());
        m_titles[i]->setGeometry(QRect(at, QSize(each.width(), title)));
        m_boards[i]->setGeometry(
            QRect(at + QPoint(0, title), QSize(each.width(), each.height() - title)));
    }
}

void ComparePage::retranslate()
{
    m_next->setText(tr("Other rules"));
    m_back->setText(tr("Back"));
    if (m_model) {
        m_model->retranslate();
    }
    describe();
}

void ComparePage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), theme::Wall);
}

void ComparePage::resizeEvent(QResizeEvent *)
{
    place();
}

} // namespace doublets
