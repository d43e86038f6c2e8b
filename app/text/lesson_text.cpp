// SPDX-License-Identifier: MIT
#include "text/lesson_text.h"

#include "text/odds_text.h"
#include "text/quoted.h"
#include "text/rule_text.h"

#include "core/rules/value_names.h"
#include "language/language.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class LessonWords
{
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

public:
    //: a difference of two shares, with a decimal. %1 the figure
    static QString points(double value, const QString &figure)
    {
        // Some languages use the singular below 2: "1,5 point".
        return tr("%1 percentage points", nullptr, static_cast<int>(std::abs(value))).arg(figure);
    }
    //: a difference of two shares
    static QString points(int figure) { return tr("%n percentage points", nullptr, figure); }

    static QString unit(Quantity quantity)
    {
        switch (unitOf(quantity)) {
        case FigureUnit::Percent:
            return tr("per cent");
        case FigureUnit::PercentagePoints:
            return tr("percentage points");
        case FigureUnit::Number:
            break;
        }
        //: stands behind a number to be entered
        return quantity == Quantity::MeanThrows ? tr("throws", "unit")
                                                //: numbers on dice; stands behind a number
                                                : tr("numbers", "unit");
    }

    static QString result(const QString &guessedValue, const QString &real)
    {
        //: %1 what the class guessed, %2 the figure computed: "60%", "53.2%"
        return tr("You guessed %1. Computed: %2.").arg(guessedValue, real);
    }
    static QString distance(int close, double by, FigureUnit unit, const QString &figure)
    {
        if (by == 0) {
            return tr("Exactly right!");
        }
        if (std::abs(by) <= close) {
            //: %1 by how much a guess is wrong
            return unit == FigureUnit::Number
                       ? tr("Close: only %1 away.").arg(figure)
                       : tr("Close: only %1 percentage points away.").arg(figure);
        }
        if (unit != FigureUnit::Number) {
            //: %1 by how much a guess is wrong
            return by > 0 ? tr("%1 percentage points too high.").arg(figure)
                          : tr("%1 percentage points too low.").arg(figure);
        }
        //: %1 by how much a guess is wrong
        return by > 0 ? tr("%1 too many.").arg(figure) : tr("%1 too few.").arg(figure);
    }

    static QString expected(const QString &number)
    {
        //: the answer to a question for a number. %1 "16.7 ± 0.5%"
        return tr("The answer is %1.").arg(number);
    }
    static QString numberResult(const QString &answer, const QString &expected, bool isCorrect)
    {
        return isCorrect
                   //: %1 the answer of the class, %2 the number expected: "16.7 ± 0.5%"
                   ? tr("You answered %1. Correct: the answer is %2.").arg(answer, expected)
                   //: %1 the answer of the class, %2 the number expected: "16.7 ± 0.5%"
                   : tr("You answered %1. Not quite: the answer is %2.").arg(answer, expected);
    }
    static QString hands(const QString &choice, int count)
    {
        //: %1 an answer to choose from, %n how many hands were raised for it
        return tr("%1 – %n hand(s)", nullptr, count).arg(choice);
    }

    static QString task(const LessonBoard &board)
    {
        switch (board.goal) {
        case LessonBoard::Goal::NoPlay:
            return {};
        case LessonBoard::Goal::LeadDecided:
            return tr("Play until one player has won the opening throw.");
        case LessonBoard::Goal::NextThrowPlayed:
            return board.hasNextThrow                       ? tr("Play this throw.")
                   : board.throwsBefore > 0 || board.record ? tr("Play one more throw.")
                                                            : tr("Play one throw.");
        case LessonBoard::Goal::GameOver:
            break;
        }
        return tr("Play on until the game is over.");
    }

    static QString player(const QString &id)
    {
        //: how a computer chooses its men: stands in "White plays …"
        return id == u"best"     ? tr("makes the best plays")
               : id == u"casual" ? tr("plays at random half of the time")
                                 : tr("plays at random");
    }
    static QString run(const QString &game, const QString &rulings, const Experiment &run)
    {
        const QString title = rulings.isEmpty() ? game : game + u" ("_s + rulings + u')';
        return run.white == run.black
                   //: %1 a game and its source, %2 "plays at random"
                   ? tr("%1; each player %2").arg(title, player(run.white))
                   //: %1 a game and its source, %2 and %3 "plays at random", "makes the best plays"
                   : tr("%1; White %2, Black %3").arg(title, player(run.white), player(run.black));
    }
    static QString games(std::uint64_t games, std::uint64_t seed)
    {
        //: %1 how many games, %2 the seed of their dice
        return tr("Games: %1. Seed: %2.")
            .arg(QLocale().toString(static_cast<qulonglong>(games)), QString::number(seed));
    }
    static QString sameDice() { return tr("Both with the same dice."); }

    static QString passage(const QString &game, const QString &rule)
    {
        //: %1 a game and its source, %2 what a rule is about
        return tr("%1: %2").arg(game, rule);
    }
};

/// Formats a figure in points or without a unit.
QString plainFigure(double value)
{
    return QLocale().toString(value, 'f', 1);
}

/// Formats a number in a lesson file with as many digits as needed.
QString plainNumber(double value)
{
    return QLocale().toString(value, 'g', QLocale::FloatingPointShortest);
}

/// Returns the rulings that differ from the defaults, in the words of the rule file without the
/// final full stop.
QString rulingsText(const RuleSet &ruleSet, const Rulings &rulings)
{
    QStringList texts;
    for (const Ruling &ruling : ruleSet.rulings) {
        const QString chosen = rulings.value(ruleKeyName(ruling.key));
        const auto value = std::ranges::find(ruling.values, chosen, &RulingValue::id);
        if (value != ruling.values.begin() && value != ruling.values.end()) {
            QString gloss = translatedRuleText(value->gloss);
            if (gloss.endsWith(u'.')) {
                gloss.chop(1);
            }
            texts << ruleKeyTitle(ruling.key) + colon() + gloss;
        }
    }
    return texts.join(u"; "_s);
}

/// Returns the capitalised choices for the question "How do we know this?": the statusName() of
/// each Status except Invented, in the order of Status.
QStringList statusChoices()
{
    QStringList choices;
    for (const Status status : SourceStatuses) {
        QString name = statusName(status);
        name[0] = name[0].toUpper();
        choices << name;
    }
    return choices;
}

} // namespace

QString lessonText(const Lesson &lesson, const LessonText &text, const std::vector<Figure> &figures,
                   const FigureValues &values)
{
    if (text.isEmpty()) {
        return {};
    }
    const auto own = lesson.languages.indexOf(currentLanguage());
    QString said = text.translations.value(own < 0 ? 0 : own);
    if (lesson.isBuiltIn()) {
        said =
            QCoreApplication::translate("lessons", text.translations.front().toUtf8().constData());
    }
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const bool isKnown = i < values.size() && values[i].has_value();
        const QString figure = isKnown ? figureText(figures[i].quantity, *values[i]) : u"…"_s;
        const QString place = u'%' + QString::number(i + 1);
        if (figure.endsWith(u'.')) {
            // The full stop of an abbreviated unit, such as "п. п.", also ends the sentence.
            said.replace(place + u'.', place);
        }
        said.replace(place, figure);
    }
    return said;
}

QString figureText(Quantity quantity, double value)
{
    constexpr double Hundred = 100;
    switch (unitOf(quantity)) {
    case FigureUnit::Percent:
        return percentText(value / Hundred);
    case FigureUnit::PercentagePoints:
        // Changes are signed.
        return LessonWords::points(value, quantity == Quantity::BoardLuck
                                              ? percentagePointsText(value / Hundred)
                                              : plainFigure(value));
    case FigureUnit::Number:
        break;
    }
    return plainFigure(value);
}

QString guessText(Quantity quantity, double value)
{
    const bool isWhole = value == std::round(value);
    const QString number = QLocale().toString(value, 'f', isWhole ? 0 : 1);
    switch (unitOf(quantity)) {
    case FigureUnit::Percent:
        return percentText(number);
    case FigureUnit::PercentagePoints:
        return isWhole ? LessonWords::points(qRound(value)) : LessonWords::points(value, number);
    case FigureUnit::Number:
        break;
    }
    return number;
}

QString figureUnitName(Quantity quantity)
{
    return LessonWords::unit(quantity);
}

QString guessResultText(const LessonGuess &guess, double guessedValue, double value)
{
    constexpr double Tenths = 10; // the displayed precision
    const double shown = std::round(value * Tenths) / Tenths;
    const double by = std::round((guessedValue - shown) * Tenths) / Tenths;
    return LessonWords::result(guessText(guess.figure.quantity, guessedValue),
                               figureText(guess.figure.quantity, value)) +
           u' ' +
           LessonWords::distance(guess.tolerance, by, unitOf(guess.figure.quantity),
                                 plainFigure(std::abs(by)));
}

QString expectedNumberText(const Lesson &lesson, const LessonNumber &number)
{
    QString text = plainNumber(number.value);
    if (number.tolerance > 0) {
        text += u" ± "_s + plainNumber(number.tolerance);
    }
    const QString unit = lessonText(lesson, number.unit);
    if (unit == u"%") {
        return percentText(text);
    }
    return unit.isEmpty() ? text : text + u'\u00a0' + unit;
}

QString numberResultText(const Lesson &lesson, const LessonNumber &number,
                         std::optional<double> answer)
{
    const QString expected = expectedNumberText(lesson, number);
    return answer
               ? LessonWords::numberResult(plainNumber(*answer), expected, number.accepts(*answer))
               : LessonWords::expected(expected);
}

QStringList answerTexts(const Lesson &lesson, std::size_t step, const ClassAnswer &answer)
{
    const LessonStep &asking = lesson.steps[step];
    const QStringList choices = choiceTexts(lesson, asking);
    QStringList texts;
    if (answer.handCounts.size() == static_cast<std::size_t>(choices.size())) {
        for (qsizetype i = 0; i < choices.size(); ++i) {
            const int hands = answer.handCounts[static_cast<std::size_t>(i)];
            texts << LessonWords::hands(choices[i], hands);
        }
    }
    if (texts.empty() && answer.choice) {
        texts << choices.value(*answer.choice);
    } else if (answer.number) {
        texts << plainNumber(*answer.number);
    } else if (answer.guess && asking.guess) {
        texts << guessText(asking.guess->figure.quantity, *answer.guess);
    } else if (!answer.freeAnswer.isEmpty()) {
        texts << answer.freeAnswer;
    }
    return texts;
}

QString boardTaskText(const LessonBoard &board)
{
    return LessonWords::task(board);
}

QString experimentText(const Experiment &experiment, const Catalogue &catalogue)
{
    const RuleSet *ruleSet = catalogue.find(experiment.ruleSet);
    return ruleSet == nullptr
               ? QString()
               : LessonWords::run(ruleSetTitle(*ruleSet), rulingsText(*ruleSet, experiment.rulings),
                                  experiment);
}

QStringList experimentTexts(const LessonExperiment &experiment, const Catalogue &catalogue)
{
    QStringList texts;
    for (const Experiment &run : experiment.runs) {
        texts << experimentText(run, catalogue);
    }
    texts.removeAll(QString());
    const Experiment &first = experiment.runs.front();
    QString last = LessonWords::games(first.games, first.seed);
    if (experiment.usesSameDice && experiment.runs.size() > 1) {
        last += u' ' + LessonWords::sameDice();
    }
    return texts << last;
}

QStringList choiceTexts(const Lesson &lesson, const LessonStep &step, const FigureValues &values)
{
    if (!step.question) {
        return {};
    }
    if (step.question->statusQuestion) {
        return statusChoices();
    }
    QStringList texts;
    for (const LessonText &each : step.question->choices) {
        texts << lessonText(lesson, each, step.figures, values);
    }
    return texts;
}

std::optional<int> correctChoice(const LessonQuestion &question, const Catalogue &catalogue)
{
    if (!question.statusQuestion) {
        return question.correctChoice;
    }
    const RuleSet *ruleSet = catalogue.find(question.statusQuestion->ruleSet);
    const Provenance *known =
        ruleSet != nullptr ? ruleSet->provenanceOf(question.statusQuestion->rule) : nullptr;
    return known != nullptr ? std::optional(static_cast<int>(known->status)) : std::nullopt;
}

PassageText passageText(const LessonPassage &passage, const Catalogue &catalogue)
{
    PassageText words;
    const RuleSet *ruleSet = catalogue.find(passage.ruleSet);
    const Provenance *known = ruleSet != nullptr ? ruleSet->provenanceOf(passage.rule) : nullptr;
    if (known == nullptr) {
        return words;
    }
    words.subject = ruleKeyTitle(passage.rule);
    words.title = LessonWords::passage(ruleSetTitle(*ruleSet), words.subject);
    if (passage.isParaphraseVisible || passage.isStatusVisible || !known->quotation) {
        words.rule = translatedRuleText(known->gloss);
    }
    if (passage.isStatusVisible) {
        words.status = statusName(known->status);
        words.reason = translatedRuleText(known->reason);
    }
    if (known->quotation) {
        words.quotation = known->quotation->text;
        words.language = known->quotation->language;
        words.page = translatedRuleText(known->quotation->page);
        words.translation = translatedQuotation(*known->quotation);
    }
    return words;
}

QString passageHeading(const LessonStep &step, std::size_t index, const Catalogue &catalogue)
{
    const LessonPassage &shown = step.passages[index];
    const PassageText words = passageText(shown, catalogue);
    const bool sameGame = index > 0 && step.passages[index - 1].ruleSet == shown.ruleSet;
    return sameGame ? words.subject : words.title;
}

} // namespace doublets
