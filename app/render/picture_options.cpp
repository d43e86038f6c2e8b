// SPDX-License-Identifier: MIT
#include "render/picture_options.h"

#include "cli/command.h"
#include "cli/console.h"
#include "core/dice/dice.h"
#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "table/artwork/artwork.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class PictureHelp
{
    Q_DECLARE_TR_FUNCTIONS(PictureHelp)

public:
    static QList<QCommandLineOption> options()
    {
        return {
            {u"throw"_s, tr("The board after this throw; 0: before the first."), u"N"_s},
            {u"ruleset"_s, tr("The opening position of this rule set."), u"ID"_s},
            {u"table"_s, tr("The board: %1.").arg(Artwork::traditionIds().join(u", ")), u"ID"_s},
            {u"look"_s, tr("The lighting: %1.").arg(lightingIds().join(u", ")), u"ID"_s,
             lightingId(Lighting::Lamp)},
            {u"size"_s,
             tr("The size in pixels, up to %1.").arg(sizeText(BoardImageRequest::MaxSize)),
             u"WxH"_s, sizeText(BoardImageRequest().size)},
            {u"output"_s, tr("The file to write."), u"FILE.png"_s},
        };
    }
    static QString sizeText(QSize size)
    {
        return u"%1x%2"_s.arg(QString::number(size.width()), QString::number(size.height()));
    }
};

/// Reads the options one by one; keeps the first error.
class Reading
{
public:
    Reading(const QCommandLineParser &parser, const Catalogue &catalogue)
        : m_parser(parser)
        , m_catalogue(catalogue)
    {
    }

    std::optional<Error> error;

    void recordError(ErrorCode code, const QString &option, const QStringList &facts)
    {
        if (!error) {
            error = commandLineError(code, option, facts);
        }
    }

    /// Returns the game of the record or rule set. Returns null on error.
    std::unique_ptr<Game> game()
    {
        const QStringList records = operands(m_parser);
        const bool isRuleSet = m_parser.isSet(u"ruleset"_s);
        if (records.isEmpty() && !isRuleSet) {
            recordError(ErrorCode::MissingKey, {}, {pictureOperandUsage()});
            return nullptr;
        }
        if (records.size() + (isRuleSet ? 1 : 0) > 1) {
            recordError(ErrorCode::Inconsistent, {},
                        {records.constFirst(), records.value(1, u"--ruleset"_s)});
            return nullptr;
        }
        if (isRuleSet) {
            return opening(m_parser.value(u"ruleset"_s));
        }
        auto game = recorded(records.constFirst());
        if (game) {
            rewind(*game);
        }
        return game;
    }

    QString table(const QString &defaultTable)
    {
        return m_parser.isSet(u"table"_s) ? oneOf(u"table"_s, Artwork::traditionIds())
                                          : defaultTable;
    }

    Lighting lighting()
    {
        return lightingFromId(oneOf(u"look"_s, lightingIds())).value_or(Lighting::Lamp);
    }

    QSize size()
    {
        static const QRegularExpression form(u"^(\\d{1,5})x(\\d{1,5})$"_s);
        const QString text = m_parser.value(u"size"_s);
        const auto match = form.match(text);
        const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
        if (!match.hasMatch() || !BoardImageRequest::isValidSize(size)) {
            recordError(ErrorCode::ImpossibleValue, u"--size"_s,
                        {text, PictureHelp::sizeText(BoardImageRequest::MinSize) + u'–' +
                                   PictureHelp::sizeText(BoardImageRequest::MaxSize)});
        }
        return size;
    }

    QString output()
    {
        const QString path = m_parser.value(u"output"_s);
        if (!m_parser.isSet(u"output"_s)) {
            recordError(ErrorCode::MissingKey, {}, {u"--output"_s});
        } else if (!path.endsWith(u".png", Qt::CaseInsensitive)) {
            recordError(ErrorCode::ImpossibleValue, u"--output"_s, {path, u"FILE.png"_s});
        }
        return path;
    }

private:
    QString oneOf(const QString &option, const QStringList &allowed)
    {
        const QString id = m_parser.value(option);
        if (!allowed.contains(id)) {
            recordError(ErrorCode::ImpossibleValue, u"--"_s + option, {id, allowed.join(u", ")});
        }
        return id;
    }

    std::unique_ptr<Game> opening(const QString &id)
    {
        const RuleSet *ruleSet = m_catalogue.find(id);
        if (ruleSet == nullptr) {
            recordError(ErrorCode::UnknownRuleSet, u"--ruleset"_s,
                        {id, m_catalogue.ids().join(u", ")});
            return nullptr;
        }
        if (m_parser.isSet(u"throw"_s)) {
            recordError(ErrorCode::Inconsistent, {}, {u"--throw"_s, u"--ruleset"_s});
            return nullptr;
        }
        return std::make_unique<Game>(*ruleSet, ruleSet->defaultRulings(),
                                      std::make_unique<SeededDice>(0));
    }

    std::unique_ptr<Game> recorded(const QString &path)
    {
        const auto take = [this, &path](const RecordError &wrong) {
            if (!error) {
                error = wrong.error;
                error->file = path;
            }
            return nullptr;
        };
        const auto record = readRecord(path);
        if (!record) {
            return take(record.error());
        }
        auto game = gameFromRecord(record.value(), m_catalogue);
        return game ? std::move(game).value() : take(game.error());
    }

    /// Returns to the end of the requested throw.
    void rewind(Game &game)
    {
        if (!m_parser.isSet(u"throw"_s)) {
            return;
        }
        static const QRegularExpression digits(u"^\\d{1,9}$"_s);
        const QString text = m_parser.value(u"throw"_s);
        if (!digits.match(text).hasMatch() || text.toInt() > game.throwCount()) {
            recordError(ErrorCode::ImpossibleValue, u"--throw"_s,
                        {text, u"0–%1"_s.arg(game.throwCount())});
            return;
        }
        while (game.throwCount() > text.toInt()) {
            game.undo();
        }
    }

    const QCommandLineParser &m_parser;
    const Catalogue &m_catalogue;
};

} // namespace

void addPictureOptions(QCommandLineParser &parser)
{
    parser.addOptions(PictureHelp::options());
}

QString pictureOperandUsage()
{
    return u"(RECORD | --ruleset ID)"_s;
}

Result<PictureOptions, Error> readPictureOptions(const QCommandLineParser &parser,
                                                 const Catalogue &catalogue)
{
    Reading reading(parser, catalogue);
    PictureOptions options;
    if (const auto game = reading.game()) {
        options.request = BoardImageRequest::forGame(*game);
    }
    options.request.tradition = reading.table(options.request.tradition);
    options.request.lighting = reading.lighting();
    options.request.size = reading.size();
    options.output = reading.output();
    if (reading.error) {
        return *reading.error;
    }
    return options;
}

} // namespace doublets::cli
