// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QCommandLineParser;

/// The commands of doublets-cli: one file each.
namespace doublets::cli {

struct Command
{
    QString name;
    QString summary;
    /// Takes the whole command line after the programme's name, the command first.
    int (*run)(const Command &command, const QStringList &arguments);
};

[[nodiscard]] std::vector<Command> commands();

int listRuleSets(const Command &command, const QStringList &arguments);
int simulateGames(const Command &command, const QStringList &arguments);
int computeOdds(const Command &command, const QStringList &arguments);
int checkRecords(const Command &command, const QStringList &arguments);
/// Starts the programme that does the work of this command alone, in place of this one: no other
/// command needs its libraries. The command "picture" is done by doublets-picture.
int startProgramme(const Command &command, const QStringList &arguments);

/// Reads the arguments of a command into a parser that has its options; adds --json and --help.
/// Gives an exit status where the command is over with that: help shown, or a mistake named.
/// `positional`: what besides the command itself may stand there, as help shows it; may be empty.
[[nodiscard]] std::optional<int> readArguments(QCommandLineParser &parser, const Command &command,
                                               const QStringList &arguments,
                                               const QString &positional = {});

/// What stands behind the command's name and is no option.
[[nodiscard]] QStringList operands(const QCommandLineParser &parser);

} // namespace doublets::cli
