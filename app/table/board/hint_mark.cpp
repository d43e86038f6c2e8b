// SPDX-License-Identifier: MIT
#include "table/board/hint_mark.h"

#include <algorithm>

namespace doublets {

std::vector<HintMark> hintMarks(const std::vector<Play> &plays)
{
    std::vector<HintMark> marks;
    for (const Play &play : plays) {
        const auto same = std::find_if(marks.begin(), marks.end(), [&](const HintMark &mark) {
            return mark.side == play.by && mark.point == play.from && mark.kind == play.kind;
        });
        if (same == marks.end()) {
            marks.push_back({play.by, play.from, play.kind, 1});
        } else {
            ++same->count;
        }
    }
    return marks;
}

} // namespace doublets
