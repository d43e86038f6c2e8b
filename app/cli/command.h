// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QCommandLineParser;

// The commands of doublets-cli, and the parsing of their arguments.

namespace doublets::cli {

/// A command of doublets-cli.
struct Command
{
    QString name;    ///< as given on the command line, such as "odds"
    QString summary; ///< localised sentence for the help
    /// Runs the command and returns the exit status. `arguments` is the command line after the
    /// program name, starting with the command.
    int (*run)(const Command &command, const QStringList &arguments);
};

/// Returns all commands, in the order in which the help lists them.
[[nodiscard]] std::vector<Command> commands();

/// The implementations of the commands; see Command::run.
int listRuleSets(const Command &command, const QStringList &arguments);
int simulateGames(const Command &command, const QStringList &arguments);
int computeOdds(const Command &command, const QStringList &arguments);
int checkRecords(const Command &command, const QStringList &arguments);
int showVisits(const Command &command, const QStringList &arguments);
/// Replaces this process with doublets-render, which implements the commands that paint. Returns
/// Failed, after reporting an error, if doublets-render cannot be started.
int execRenderer(const Command &command, const QStringList &arguments);

/// Parses the arguments of a command with `parser`, which must already have the options of the
/// command, after adding the options --json and --help. `operandUsage` describes the operands in
/// the usage line; if it is empty, operands are rejected. Returns the exit status if the command
/// must end, because help has been shown or an error reported; otherwise returns nullopt.
[[nodiscard]] std::optional<int> parseArguments(QCommandLineParser &parser, const Command &command,
                                                const QStringList &arguments,
                                                const QString &operandUsage = {});

/// Returns the positional arguments after the command's name. Precondition: `parser` has parsed the
/// command line.
[[nodiscard]] QStringList operands(const QCommandLineParser &parser);

} // namespace doublets::cli
