// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/rules/passages.h"

/// Returns the passages that the page on the games and their sources may quote: the passages of the
/// rule files and those from sources without rules.
[[nodiscard]] inline QStringList storyPassages()
{
    QStringList all{
        u"they be at their doublets still"_s,
        u"a game of tables of some resemblance with our Doublets or Queenes Game"_s,
        u"At Irish, Tick-tacke, Doublets, Draughts or Chesse, He flings his money free with "
        u"carelessnesse"_s,
        u"either nap, top, or hath high runners"_s,
        u"On fait décider par le sort à qui le dé appartiendra"_s,
        u"A very silly little luck game, but worthwhile for certain times"_s,
    };
    for (const QStringList &ofARuleSet : passages()) {
        all += ofARuleSet;
    }
    return all;
}
