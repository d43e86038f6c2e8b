// SPDX-License-Identifier: MIT
#include "core/record/record.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets {

std::vector<Action> Record::actions() const
{
    std::vector<Action> all(opening.begin(), opening.end());
    for (const RecordedThrow &each : throws) {
        all.emplace_back(each.dice);
        all.insert(all.end(), each.plays.begin(), each.plays.end());
    }
    return all;
}

RecordError RecordError::fromError(const Error &error)
{
    static const QRegularExpression inThrow(u"^throws\\[(\\d+)\\]"_s);
    const QRegularExpressionMatch match = inThrow.match(error.place);
    return {error, match.hasMatch() ? match.captured(1).toInt() + 1 : 0};
}

} // namespace doublets
