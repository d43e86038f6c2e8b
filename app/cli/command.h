// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QCommandLineParser;

/// The commands of doublets-cli; each is implemented in a file of its own.
namespace doublets::cli {

struct Command
{
    QString name;
    QString summary;
    /// Runs the command and returns the exit status. `arguments` is the command line after the
    /// program name, starting with the command.
    int (*run)(const Command &command, const QStringList &arguments);
};

/// Returns all commands in the order of the help.
[[nodiscard]] std::vector<Command> commands();

int listRuleSets(const Command &command, const QStringList &arguments);
int simulateGames(const Command &command, const QStringList &arguments);
int computeOdds(const Command &command, const QStringList &arguments);
int checkRecords(const Command &command, const QStringList &arguments);
int showVisits(const Command &command, const QStringList &arguments);
/// Replaces this process with doublets-render, which implements the commands that paint. Returns
/// Failed if it cannot be started.
int execRenderer(const Command &command, const QStringList &arguments);

/// Parses the arguments of a command with the options of `parser`, to which it adds --json and
/// --help. `positional` is the usage of further operands; if it is empty, operands are rejected.
/// Returns an exit status if the command has finished, because help was shown or an error reported;
/// returns null otherwise.
[[nodiscard]] std::optional<int> readArguments(QCommandLineParser &parser, const Command &command,
                                               const QStringList &arguments,
                                               const QString &positional = {});

/// Returns the positional arguments after the command's name.
[[nodiscard]] QStringList operands(const QCommandLineParser &parser);

} // namespace doublets::cli
