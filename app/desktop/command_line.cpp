// SPDX-License-Identifier: MIT
#include "desktop/command_line.h"

#include "choices/qt_options.h"
#include "core/dice/dice.h"
#include "core/dice/typed_seed.h"
#include "language/language.h"
#include "text/error_text.h"
#include "text/printable.h"
#include "text/quoted.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class CommandLineReader
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    explicit CommandLineReader(const Catalogue &catalogue)
        : m_catalogue(catalogue)
        , m_help({u"h"_s, u"help"_s}, tr("Show the options."))
        , m_ruleSet(u"ruleset"_s, tr("Start a new game with this rule set."), u"ID"_s)
        , m_seed(u"seed"_s, tr("Start a new game with dice from this seed."), u"N"_s)
        , m_learn(u"learn"_s, tr("Start First steps: learn the game on the board."))
        , m_language(u"language"_s, tr("Use this language."), u"CODE"_s)
        , m_display(u"display"_s, tr("Start as a museum display, configured by FILE."))
    {
        m_parser.setApplicationDescription(
            tr("Doublets and related historical dice games for two players."));
        m_parser.addVersionOption();
        m_parser.addOptions({m_help, m_ruleSet, m_seed, m_learn, m_language, m_display});
        m_parser.addPositionalArgument(u"FILE"_s, tr("The game or lesson to open."), u"[FILE]"_s);
    }

    CommandLine read(const QStringList &arguments)
    {
        CommandLine line;
        if (!m_parser.parse(withoutQtOptions(arguments))) {
            return invalidLine(printable(m_parser.errorText()));
        }
        if (m_parser.isSet(m_help)) {
            line.outcome = CommandLine::Outcome::PrintMessage;
            line.message = m_parser.helpText();
            return line;
        }
        if (m_parser.isSet(u"version"_s)) {
            line.outcome = CommandLine::Outcome::PrintMessage;
            line.message = u"%1 %2\n"_s.arg(QCoreApplication::applicationName(),
                                            QCoreApplication::applicationVersion());
            return line;
        }
        line.file = m_parser.positionalArguments().value(0);
        line.ruleSet = m_parser.value(m_ruleSet);
        line.seed = normalizedSeed(m_parser.value(m_seed));
        line.requestsFirstSteps = m_parser.isSet(m_learn);
        line.language = m_parser.value(m_language);
        const QString problem = findProblem(line);
        return problem.isEmpty() ? line : invalidLine(problem);
    }

private:
    [[nodiscard]] QString findProblem(const CommandLine &line) const
    {
        if (m_parser.positionalArguments().size() > 1) {
            return tr("Only one file can be opened at a time, not %1.")
                .arg(m_parser.positionalArguments().size());
        }
        const bool startsNew = m_parser.isSet(m_ruleSet) || m_parser.isSet(m_seed);
        if (!line.file.isEmpty() && startsNew) {
            return tr("A file has its own rules and dice: give either a file or options for a "
                      "new game, not both.");
        }
        if (m_parser.isSet(m_ruleSet) && m_catalogue.find(line.ruleSet) == nullptr) {
            return errorText({ErrorCode::UnknownRuleSet,
                              {},
                              u"--ruleset"_s,
                              {line.ruleSet, m_catalogue.ids().join(u", "_s)}});
        }
        if (m_parser.isSet(m_seed)) {
            const auto seed = parseSeed(line.seed);
            if (!seed) {
                Error error = seed.error();
                error.place = u"--seed"_s;
                return errorText(error);
            }
        }
        if (m_parser.isSet(m_language) && !languages().contains(line.language)) {
            return tr("--language: unknown language %1; available: %2.")
                .arg(quoted(printable(line.language)), languages().join(u", "_s));
        }
        return {};
    }

    [[nodiscard]] static CommandLine invalidLine(const QString &message)
    {
        CommandLine line;
        line.outcome = CommandLine::Outcome::Invalid;
        line.message = message;
        return line;
    }

    const Catalogue &m_catalogue;
    QCommandLineParser m_parser;
    QCommandLineOption m_help;
    QCommandLineOption m_ruleSet;
    QCommandLineOption m_seed;
    QCommandLineOption m_learn;
    QCommandLineOption m_language;
    QCommandLineOption m_display; ///< listed by --help only; see start_display
};

} // namespace

QString requestedLanguage(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption language(u"language"_s, QString(), u"CODE"_s);
    parser.addOption(language);
    parser.parse(withoutQtOptions(arguments)); // fails if there are other options
    return parser.value(language);
}

CommandLine readCommandLine(const QStringList &arguments, const Catalogue &catalogue)
{
    return CommandLineReader(catalogue).read(arguments);
}

} // namespace doublets
