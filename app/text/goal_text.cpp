// SPDX-License-Identifier: MIT
#include "text/goal_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Goal)

public:
    /// Starts the sentence.
    [[nodiscard]] static QString first(Phase phase)
    {
        switch (phase) {
        case Phase::PlayDown:
            return tr("Lay all your men down");
        case Phase::ReStack:
            return tr("Stack up all your men");
        case Phase::BearOff:
        case Phase::Home:
            return tr("Take all your men off the board");
        case Phase::Race:
            return tr("Race all your men round the board and off it");
        case Phase::SetUp:
            return tr("Set up all your men");
        }
        return {};
    }

    /// Continues the sentence; "them" refers to the men.
    [[nodiscard]] static QString next(Phase phase)
    {
        switch (phase) {
        case Phase::PlayDown:
            return tr("then lay them down");
        case Phase::ReStack:
            return tr("then stack them up again");
        case Phase::BearOff:
        case Phase::Home:
            return tr("then bear them off");
        case Phase::Race:
            return tr("then race them round the board and off it");
        case Phase::SetUp:
            return tr("then set them up again");
        }
        return {};
    }

    [[nodiscard]] static QString whole(const QString &steps, bool setsUp)
    {
        if (setsUp) {
            //: %1: "Lay all your men down, then bear them off, then set them up again"
            return tr("%1. The first player to do so wins.").arg(steps);
        }
        //: %1: "Lay all your men down, then bear them off the board"
        return tr("%1. The first player with no men left wins.").arg(steps);
    }
};

} // namespace

QString goalText(const Rules &rules)
{
    QStringList steps;
    for (std::size_t i = 0; i < rules.phaseCount; ++i) {
        steps << (i == 0 ? Words::first(rules.phases[i]) : Words::next(rules.phases[i]));
    }
    return Words::whole(steps.join(u", "_s), rules.endsWith(Phase::SetUp));
}

} // namespace doublets
