// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTextStream>

/// What `doublets --display` does without a screen.
namespace doublets {

/// The exit statuses of both.
enum DisplayCheckStatus : int {
    DisplaySound = 0,
    DisplayFaulty = 2, ///< or other arguments than it takes
};

/// `doublets --display --check FILE`: every fault of the file, one a line, and warnings of
/// the machine (`displayWarnings`), which do not change the exit status. `files`: the arguments
/// that are no options; one is wanted.
[[nodiscard]] int checkDisplayConfig(const QStringList &files, QTextStream &out,
                                     QTextStream &errors);

/// `doublets --display --staff-code`: asks for a code, at a terminal twice, and prints what the
/// file keeps of it. It should not show there what is typed (HiddenTyping). Questions go where
/// errors go, so that what is printed can be pasted.
[[nodiscard]] int printStaffCode(QTextStream &in, bool isTerminal, QTextStream &out,
                                 QTextStream &errors);

} // namespace doublets
