// SPDX-License-Identifier: MIT
#include "panels/comparison/comparison_summary.h"

#include "core/odds/odds.h"
#include "text/computer_names.h"
#include "text/quoted.h"
#include "text/rule_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace doublets {

namespace {

class ComparisonSummary
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonSummary)

public:
    ComparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                      const QString &seed)
        : m_model(model)
        , m_comparison(comparison)
        , m_seed(seed)
    {
    }

    [[nodiscard]] QString text() const
    {
        QStringList sentences{brief(m_model, m_model.sourceName(ComparisonModel::Played),
                                    m_model.sourceName(ComparisonModel::Compared)),
                              dice(), choices()};
        sentences.removeAll(QString());
        return sentences.join(u' ');
    }

    /// `played` and `compared` are the names of the rules, for use in a sentence.
    static QString brief(const ComparisonModel &model, const QString &played,
                         const QString &compared)
    {
        return ending(model, ComparisonModel::Played, played) + u' ' +
               ending(model, ComparisonModel::Compared, compared) + u' ' + divergence(model);
    }

    static QString moment(const ComparisonModel &model)
    {
        if (model.game(ComparisonModel::Played)->position().isOver()) {
            return tr("The game as it was played.");
        }
        return tr("The game as it stood after %n throw(s) of the dice.", nullptr,
                  model.throwCountOf(ComparisonModel::Played));
    }

private:
    [[nodiscard]] static QString ending(const ComparisonModel &model, int column,
                                        const QString &source)
    {
        const Game &game = *model.game(column);
        const Position &end = game.position();
        const int throws = model.throwCountOf(column);
        if (end.stage == Stage::Drawn) {
            //: %1 the author of the rules
            return tr("Under the rules of %1, the game is drawn after %n throw(s).", nullptr,
                      throws)
                .arg(source);
        }
        if (end.stage != Stage::Won) {
            return tr("Under the rules of %1, the game is unfinished after %n throw(s).", nullptr,
                      throws)
                .arg(source);
        }
        if (model.names().isAddressed(end.winner())) {
            //: %1 the author of the rules
            return tr("Under the rules of %1, you win after %n throw(s).", nullptr, throws)
                .arg(source);
        }
        //: %1 the author of the rules, %2 the winner
        return withComputersInSentences(
            tr("Under the rules of %1, %2 wins after %n throw(s).", nullptr, throws)
                .arg(source, model.names().nameOf(end.winner())));
    }

    [[nodiscard]] static QString divergence(const ComparisonModel &model)
    {
        const auto row = model.divergenceRow();
        if (!row) {
            return tr("The two games never differ.");
        }
        const int number = *row + model.throwCountOf(ComparisonModel::Compared) -
                           model.rowCountOf(ComparisonModel::Compared) + 1;
        return model.divergesByChoice()
                   ? tr("They differ from throw %1 on, because the players choose differently.")
                         .arg(number)
                   : tr("They differ from throw %1 on, because the rules differ.").arg(number);
    }

    [[nodiscard]] QString dice() const
    {
        if (m_comparison.unusedFaceCount() > 0) {
            return tr("%n die/dice of the first game was/were unused when the second ended.",
                      nullptr, static_cast<int>(m_comparison.unusedFaceCount()));
        }
        if (m_comparison.seededFaceCount() > 0) {
            //: %1 the seed
            return tr("The second game needed %n more die/dice, thrown from the seed %1.", nullptr,
                      static_cast<int>(m_comparison.seededFaceCount()))
                .arg(m_seed);
        }
        return tr("The second game used exactly the dice of the first.");
    }

    [[nodiscard]] QString choices() const
    {
        const Rules &rules = m_model.game(ComparisonModel::Compared)->rules();
        switch (oddsMethod(rules)) {
        case OddsMethod::Exact:
            return tr("Where there is a choice, both players make the best play.");
        case OddsMethod::OneSided:
            return tr("Where there is a choice, both players try to finish in the fewest turns.");
        case OddsMethod::GoodPlay:
            return tr("Where there is a choice, both players play as the strong computer does.");
        case OddsMethod::RandomPlay:
            break;
        }
        return tr("Where there is a choice, both players choose at random (seed %1).").arg(m_seed);
    }

    const ComparisonModel &m_model;
    const Comparison &m_comparison;
    const QString &m_seed;
};

} // namespace

QString comparisonSummary(const ComparisonModel &model, const Comparison &comparison,
                          const QString &seed)
{
    return ComparisonSummary(model, comparison, seed).text();
}

QString shortComparisonSummary(const ComparisonModel &model)
{
    const auto title = [&model](int column) {
        return quoted(ruleSetTitle(model.game(column)->ruleSet()));
    };
    return ComparisonSummary::brief(model, title(ComparisonModel::Played),
                                    title(ComparisonModel::Compared));
}

QString playedGameCaption(const ComparisonModel &model)
{
    return ComparisonSummary::moment(model);
}

} // namespace doublets
