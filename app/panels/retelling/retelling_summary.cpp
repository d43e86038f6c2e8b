// SPDX-License-Identifier: MIT
#include "panels/retelling/retelling_summary.h"

#include "core/procedures/procedure.h"

#include <QCoreApplication>
#include <QLocale>

namespace doublets {

namespace {

class RetellingSummary
{
    Q_DECLARE_TR_FUNCTIONS(RetellingSummary)

public:
    RetellingSummary(const RetellingModel &model, const Retelling &retelling, const QString &seed)
        : m_model(model)
        , m_retelling(retelling)
        , m_seed(seed)
    {
    }

    [[nodiscard]] QString text() const
    {
        QStringList sentences{ending(RetellingModel::Played), ending(RetellingModel::Retold),
                              parting(), dice(), choices()};
        sentences.removeAll(QString());
        return sentences.join(u' ');
    }

    static QString moment(const RetellingModel &model)
    {
        if (model.game(RetellingModel::Played)->position().isOver()) {
            return tr("The finished game, as it was played.");
        }
        return tr("The game as it stood after %n throw(s) of the dice.", nullptr,
                  model.throwsOf(RetellingModel::Played));
    }

private:
    [[nodiscard]] QString ending(int column) const
    {
        const Game &game = *m_model.game(column);
        const QString source = m_model.sourceName(column);
        const Position &end = game.position();
        const int throws = m_model.throwsOf(column);
        if (end.stage == Stage::Drawn) {
            //: %1 the author of the rules
            return tr("By %1, the game is drawn after %n throw(s).", nullptr, throws).arg(source);
        }
        if (end.stage != Stage::Won) {
            return tr("By %1, it is unfinished after %n throw(s).", nullptr, throws).arg(source);
        }
        //: %1 the author of the rules, %2 the winner: "By Charles Cotton, Anne wins after 20
        //: throws."
        return tr("By %1, %2 wins after %n throw(s).", nullptr, throws)
            .arg(source, m_model.names().of(end.winner()));
    }

    [[nodiscard]] QString parting() const
    {
        const auto row = m_model.partingRow();
        if (!row) {
            return tr("The courses never part.");
        }
        const int number = *row + m_model.throwsOf(RetellingModel::Retold) -
                           m_model.rowsOf(RetellingModel::Retold) + 1;
        return m_model.partByChoice()
                   ? tr("They part at throw %1, where the players choose otherwise.").arg(number)
                   : tr("They part at throw %1, by the rules.").arg(number);
    }

    [[nodiscard]] QString dice() const
    {
        if (m_retelling.facesLeft() > 0) {
            return tr("%n die/dice of the first game were left when the second was over.", nullptr,
                      static_cast<int>(m_retelling.facesLeft()));
        }
        if (m_retelling.facesAdded() > 0) {
            //: %1 the seed
            return tr("The last %n die/dice were missing, and fell from the seed %1.", nullptr,
                      static_cast<int>(m_retelling.facesAdded()))
                .arg(m_seed);
        }
        return tr("Both games use the same number of dice.");
    }

    [[nodiscard]] QString choices() const
    {
        if (!m_model.game(RetellingModel::Retold)->rules().procedure->isSolved()) {
            return tr("Where there is a choice, both sides choose blindly, by the seed %1.")
                .arg(m_seed);
        }
        return tr("Where there is a choice, both sides play best.");
    }

    const RetellingModel &m_model;
    const Retelling &m_retelling;
    const QString &m_seed;
};

} // namespace

QString retellingSummary(const RetellingModel &model, const Retelling &retelling,
                         const QString &seed)
{
    return RetellingSummary(model, retelling, seed).text();
}

QString retellingMoment(const RetellingModel &model)
{
    return RetellingSummary::moment(model);
}

} // namespace doublets
