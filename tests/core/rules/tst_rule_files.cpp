// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "core/rules/rule_set_parser.h"
#include "tests/core/rules/rule_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::testing;

namespace {

/// Returns `value` with `to` at a path such as "rules.men.value[3]", or without that key if `to` is
/// undefined.
QJsonValue changed(const QJsonValue &value, QString path, const QJsonValue &to)
{
    if (path.isEmpty()) {
        return to;
    }
    if (path.startsWith(u'[')) {
        const auto end = path.indexOf(u']');
        const auto index = path.mid(1, end - 1).toInt();
        QJsonArray array = value.toArray();
        const QJsonValue inner = changed(array.at(index), path.mid(end + 1), to);
        if (index == array.size()) {
            array.append(inner);
        } else {
            array[index] = inner;
        }
        return array;
    }
    path = path.startsWith(u'.') ? path.mid(1) : path;
    const auto end = path.indexOf(QRegularExpression(u"[.[]"_s));
    const QString key = end < 0 ? path : path.left(end);
    QJsonObject object = value.toObject();
    object.insert(key, changed(object.value(key), end < 0 ? QString() : path.mid(end), to));
    return object; // inserting an undefined value removes the key
}

/// Returns a valid provenance.
QJsonObject someRule()
{
    return {{u"status"_s, u"silent"_s}, {u"gloss"_s, u"Nothing is said."_s}};
}

QJsonObject someRule(const QString &value)
{
    QJsonObject rule = someRule();
    rule.insert(u"value"_s, value);
    return rule;
}

/// Returns a valid ruling of a further stage.
QJsonObject furtherStage()
{
    QJsonObject ruling = someRule();
    ruling.insert(u"reason"_s, u"It is not clear."_s);
    ruling.insert(u"values"_s,
                  QJsonArray{QJsonObject{{u"id"_s, u"none"_s}, {u"gloss"_s, u"No."_s}},
                             QJsonObject{{u"id"_s, u"set-up-again"_s}, {u"gloss"_s, u"Yes."_s}}});
    return ruling;
}

} // namespace

/// Tests invalid rule files, each with the code, place and facts of its error.
class TestRuleFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesAChange_data();
    void refusesAChange();
    void refusesEachLoss_data();
    void refusesEachLoss();
    void acceptsWhatIsOnlyUnusual_data();
    void acceptsWhatIsOnlyUnusual();

private:
    static void headRows();
    static void valueRows();
    static void provenanceRows();
    static void rulingRows();
    static void consistencyRows();
    static void row(const char *name, const char *id, const QString &path, const QJsonValue &to,
                    ErrorCode code, const QStringList &facts, const QString &place = {});
};

/// Adds a row: setting `path` in file `id` to `to` gives this error at `place`, or at `path` if
/// `place` is empty.
void TestRuleFiles::row(const char *name, const char *id, const QString &path, const QJsonValue &to,
                        ErrorCode code, const QStringList &facts, const QString &place)
{
    QTest::newRow(name) << QString::fromLatin1(id) << path << to
                        << Error{code, QString::fromLatin1(id) + u".json"_s,
                                 place.isEmpty() ? path : place, facts};
}

void TestRuleFiles::headRows()
{
    using enum ErrorCode;
    const QString blank = u"text without leading or trailing spaces"_s;
    row("another format", "cotton", u"format"_s, u"doublets-game"_s, WrongFormat,
        {u"doublets-game"_s, u"doublets-ruleset"_s});
    row("a newer version", "cotton", u"version"_s, 2, NewerVersion, {u"2"_s, u"1"_s});
    row("no such version", "cotton", u"version"_s, 0, ImpossibleValue, {u"0"_s, u"1"_s});
    row("half a version", "cotton", u"version"_s, 1.5, ImpossibleValue, {u"1.5"_s, u"1"_s});
    row("version in words", "cotton", u"version"_s, u"1"_s, WrongType,
        {u"text"_s, u"number"_s, u"1"_s, u"1"_s});
    row("an unknown key", "cotton", u"author"_s, u"me"_s, UnknownKey, {u"author"_s});
    row("another id", "cotton", u"id"_s, u"holme"_s, Inconsistent, {u"holme"_s, u"cotton.json"_s});
    row("an id with a space", "cotton", u"id"_s, u"cot ton"_s, ImpossibleValue,
        {u"cot ton"_s, u"a-z, 0-9 and -"_s});
    row("an empty game", "cotton", u"game"_s, QString(), ImpossibleValue,
        {QString(), u"text that is not empty"_s});
    row("a blank summary", "cotton", u"summary"_s, u" "_s, ImpossibleValue, {u" "_s, blank});
    row("a game in no language", "cotton", u"language"_s, u"qqq"_s, ImpossibleValue,
        {u"qqq"_s, u"a BCP 47 language"_s});
    row("a source in no language", "cotton", u"source.language"_s, u"qqq"_s, ImpossibleValue,
        {u"qqq"_s, u"a BCP 47 language"_s});
    row("a variant in capitals", "cotton", u"variant"_s, u"Doublets"_s, ImpossibleValue,
        {u"Doublets"_s, u"a-z, 0-9 and -"_s});
    row("no tradition", "cotton", u"tradition"_s, QJsonValue(), WrongType, {u"null"_s, u"text"_s});
    row("a reconstruction in words", "cotton", u"reconstruction"_s, u"no"_s, WrongType,
        {u"text"_s, u"true/false"_s, QString(), u"false"_s});
    row("a remark in no language", "holme", u"remark.language"_s, u"qqq"_s, ImpossibleValue,
        {u"qqq"_s, u"a BCP 47 language"_s});
    row("a source as text", "cotton", u"source"_s, u"Cotton"_s, WrongType,
        {u"text"_s, u"object"_s});
    row("an unknown key of the source", "cotton", u"source.isbn"_s, u"0"_s, UnknownKey,
        {u"isbn"_s});
    row("an unknown procedure", "cotton", u"procedure"_s, u"tric-trac"_s, ImpossibleValue,
        {u"tric-trac"_s, u"laying, race"_s});
    row("no year", "cotton", u"source.sortYear"_s, 0, ImpossibleValue, {u"0"_s, u"1 to 9999"_s});
    row("five names", "cotton", u"names.numbers"_s,
        QJsonArray{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}, ImpossibleValue,
        {u"5 values"_s, u"6 values"_s});
    row("an empty name", "charpentier", u"names.doublets[5]"_s, QString(), ImpossibleValue,
        {QString(), u"text that is not empty"_s});
    row("a pair of one", "cotton", u"names.pair"_s, u"%1"_s, ImpossibleValue,
        {u"%1"_s, u"%1 and %2, once each"_s});
    row("a pair without the greater", "cotton", u"names.pair"_s, u"-%2"_s, ImpossibleValue,
        {u"-%2"_s, u"%1 and %2, once each"_s});
    row("names in no language", "cotton", u"names.language"_s, u"xyzzy"_s, ImpossibleValue,
        {u"xyzzy"_s, u"a BCP 47 language"_s});
    row("a language of no names", "fiske", u"names.language"_s, u"is"_s, UnknownKey,
        {u"language"_s});
}

void TestRuleFiles::valueRows()
{
    using enum ErrorCode;
    row("an unknown rule", "cotton", u"rules.gammon"_s, someRule(), UnknownKey, {u"gammon"_s});
    row("rules as a list", "cotton", u"rules"_s, QJsonArray(), WrongType, {u"list"_s, u"object"_s});
    row("a rule as text", "cotton", u"rules.win"_s, u"first off"_s, WrongType,
        {u"text"_s, u"object"_s});
    row("no men on a point", "cotton", u"rules.men.value[0]"_s, 0, ImpossibleValue,
        {u"0"_s, u"1 to 3"_s});
    row("four men on a point", "cotton", u"rules.men.value[5]"_s, 4, ImpossibleValue,
        {u"4"_s, u"1 to 3"_s});
    row("half a man", "cotton", u"rules.men.value[2]"_s, 1.5, ImpossibleValue,
        {u"1.5"_s, u"1 to 3"_s});
    row("men in words", "cotton", u"rules.men.value[2]"_s, u"two"_s, WrongType,
        {u"text"_s, u"number"_s, u"1 to 3"_s, QString()});
    row("men beyond the table", "cotton", u"rules.men.value[6]"_s, 2, ImpossibleValue,
        {u"7 values"_s, u"6 values"_s}, u"rules.men.value"_s);
    row("one die", "cotton", u"rules.dice.value"_s, 1, ImpossibleValue, {u"1"_s, u"2 to 3"_s});
    row("four dice", "cotton", u"rules.dice.value"_s, 4, ImpossibleValue, {u"4"_s, u"2 to 3"_s});
    row("unknown tables", "cotton", u"rules.tables.value"_s, u"sideways"_s, ImpossibleValue,
        {u"sideways"_s, u"facing, facing-light, diagonal, all"_s});
    row("an unknown doublet", "cotton", u"rules.doublet.value"_s, u"twice"_s, ImpossibleValue,
        {u"twice"_s, u"plain, total, throw-again, whole-point"_s});
    row("an unknown phase", "fiske", u"rules.phases.value[1]"_s, u"rest"_s, ImpossibleValue,
        {u"rest"_s, u"play-down, re-stack, bear-off, race, home, set-up"_s});
    row("one phase", "cotton", u"rules.phases.value"_s, QJsonArray{u"bear-off"_s}, ImpossibleValue,
        {u"1 values"_s, u"2 to 3 values"_s});
    row("four phases", "fiske", u"rules.phases.value[3]"_s, u"bear-off"_s, ImpossibleValue,
        {u"4 values"_s, u"2 to 3 values"_s}, u"rules.phases.value"_s);
    row("an unknown value of a switch", "moulidars", u"rules.unplayable.value"_s, u"kept"_s,
        ImpossibleValue, {u"kept"_s, u"lost, opponent, opponent-lays-down"_s});
    row("a value where there is none", "cotton", u"rules.win.value"_s, u"gammon"_s, UnknownKey,
        {u"value"_s});
}

void TestRuleFiles::provenanceRows()
{
    using enum ErrorCode;
    const QString blank = u"text without leading or trailing spaces"_s;
    const QJsonObject quotation{{u"text"_s, u"x"_s}, {u"language"_s, u"en"_s}};
    row("an unknown status", "cotton", u"rules.win.status"_s, u"certain"_s, ImpossibleValue,
        {u"certain"_s, u"stated, paraphrased, inferred, silent"_s});
    row("a status as number", "cotton", u"rules.win.status"_s, 1, WrongType,
        {u"number"_s, u"text"_s, QString(), u"\"1\""_s});
    row("an empty gloss", "cotton", u"rules.win.gloss"_s, QString(), ImpossibleValue,
        {QString(), u"text that is not empty"_s});
    row("a gloss with space around it", "cotton", u"rules.win.gloss"_s, u"It ends. "_s,
        ImpossibleValue, {u"It ends. "_s, blank});
    row("an unknown key of a rule", "cotton", u"rules.win.note"_s, u"x"_s, UnknownKey, {u"note"_s});
    row("silence quoted", "cotton", u"rules.order.quotation"_s, quotation, Inconsistent,
        {u"quotation"_s, u"status: silent"_s});
    row("a paraphrase quoted", "willughby", u"rules.men.quotation"_s, quotation, Inconsistent,
        {u"quotation"_s, u"status: paraphrased"_s});
    row("a silent ruling quoted", "cotton", u"rulings.crossing.quotation"_s, quotation,
        Inconsistent, {u"quotation"_s, u"status: silent"_s});
    row("a default's value quoted", "cotton", u"rulings.crossing.values[0].quotation"_s, quotation,
        Inconsistent, {u"quotation"_s, u"values[0]"_s});
    row("a default's value with a status", "cotton", u"rulings.crossing.values[0].status"_s,
        u"stated"_s, Inconsistent, {u"status"_s, u"values[0]"_s});
    row("an unknown status of a value", "fiske", u"rulings.bearing-off.values[1].status"_s,
        u"sure"_s, ImpossibleValue, {u"sure"_s, u"stated, paraphrased, inferred, silent"_s});
    row("a quoted value that is silent", "charpentier", u"rulings.claim.values[1].status"_s,
        u"silent"_s, Inconsistent, {u"quotation"_s, u"status: silent"_s},
        u"rulings.claim.values[1].quotation"_s);
    row("a stated rule become silent", "cotton", u"rules.men.status"_s, u"silent"_s, Inconsistent,
        {u"quotation"_s, u"status: silent"_s}, u"rules.men.quotation"_s);
    row("an empty quotation", "cotton", u"rules.men.quotation.text"_s, QString(), ImpossibleValue,
        {QString(), u"text that is not empty"_s});
    row("an unknown language", "cotton", u"rules.men.quotation.language"_s, u"english"_s,
        ImpossibleValue, {u"english"_s, u"a BCP 47 language"_s});
    row("an empty page", "cotton", u"rules.men.quotation.page"_s, QString(), ImpossibleValue,
        {QString(), u"text that is not empty"_s});
    row("a page as number", "cotton", u"rules.men.quotation.page"_s, 161, WrongType,
        {u"number"_s, u"text"_s, QString(), u"\"161\""_s});
    row("an unknown key of a quotation", "cotton", u"rules.men.quotation.line"_s, 3, UnknownKey,
        {u"line"_s});
}

void TestRuleFiles::rulingRows()
{
    using enum ErrorCode;
    const QString blank = u"text without leading or trailing spaces"_s;
    row("an unknown ruling", "cotton", u"rulings.doubling"_s, QJsonObject(), UnknownKey,
        {u"doubling"_s});
    row("a rule that is no switch", "cotton", u"rulings.men"_s, QJsonObject(), UnknownKey,
        {u"men"_s});
    row("one value", "cotton", u"rulings.crossing.values"_s,
        QJsonArray{QJsonObject{{u"id"_s, u"allowed"_s}, {u"gloss"_s, u"Yes."_s}}}, ImpossibleValue,
        {u"1 values"_s, u"2 values"_s});
    row("values by name only", "cotton", u"rulings.crossing.values[0]"_s, u"allowed"_s, WrongType,
        {u"text"_s, u"object"_s});
    row("a value twice", "cotton", u"rulings.crossing.values[1].id"_s, u"allowed"_s,
        ImpossibleValue, {u"allowed"_s, u"barred"_s});
    row("a value of another ruling", "cotton", u"rulings.surplus.values[1].id"_s, u"claimed"_s,
        ImpossibleValue, {u"claimed"_s, u"bears-off, opponent"_s});
    row("an empty gloss of a value", "cotton", u"rulings.surplus.values[1].gloss"_s, QString(),
        ImpossibleValue, {QString(), u"text that is not empty"_s});
    row("an unknown key of a value", "cotton", u"rulings.surplus.values[1].default"_s, true,
        UnknownKey, {u"default"_s});
    row("an empty reason", "cotton", u"rulings.surplus.reason"_s, QString(), ImpossibleValue,
        {QString(), u"text that is not empty"_s});
    row("an unknown key of a ruling", "cotton", u"rulings.surplus.value"_s, u"lost"_s, UnknownKey,
        {u"value"_s});
    row("settled and open", "cotton", u"rules.crossing"_s, someRule(u"allowed"_s), Inconsistent,
        {u"rules.crossing"_s, u"rulings.crossing"_s}, u"rulings.crossing"_s);
}

void TestRuleFiles::consistencyRows()
{
    using enum ErrorCode;
    const QString downOff = u"phases: play-down, bear-off"_s;
    const QString laying = u"procedure: laying"_s;
    row("a race without its procedure", "alfonso-race", u"procedure"_s, u"laying"_s,
        ImpossibleValue, {u"race"_s, u"bear-off, home"_s}, u"rules.phases.value[1]"_s);
    row("the procedure of a race alone", "cotton", u"procedure"_s, u"race"_s, ImpossibleValue,
        {u"bear-off"_s, u"race"_s}, u"rules.phases.value[1]"_s);
    row("total doublets in a race", "alfonso-race", u"rules.doublet.value"_s, u"total"_s,
        Inconsistent, {u"doublet: total"_s, u"dice: 3"_s});
    row("three men on a point of a race", "alfonso-race", u"rules.men.value[3]"_s, 3, Inconsistent,
        {u"men: 3 on a point"_s, u"procedure: race"_s}, u"rules.men.value"_s);
    row("a race in two tables", "alfonso-race", u"rules.tables.value"_s, u"facing"_s, Inconsistent,
        {u"tables: facing"_s, u"procedure: race"_s});
    row("all tables without a race", "cotton", u"rules.tables.value"_s, u"all"_s, Inconsistent,
        {u"tables: all"_s, laying});
    row("total doublets of three dice", "cotton", u"rules.dice.value"_s, 3, Inconsistent,
        {u"doublet: total"_s, u"dice: 3"_s}, u"rules.doublet.value"_s);
    row("bearing off first", "cotton", u"rules.phases.value[0]"_s, u"bear-off"_s, ImpossibleValue,
        {u"bear-off"_s, u"play-down"_s});
    row("never off", "cotton", u"rules.phases.value[1]"_s, u"re-stack"_s, ImpossibleValue,
        {u"re-stack"_s, u"bear-off, home"_s});
    row("down twice", "fiske", u"rules.phases.value[1]"_s, u"play-down"_s, ImpossibleValue,
        {u"play-down"_s, u"re-stack"_s});
    row("surplus of plain doublets", "moulidars", u"rules.surplus"_s, someRule(u"lost"_s),
        Inconsistent, {u"surplus"_s, u"doublet: plain"_s});
    row("surplus become idle", "cotton", u"rules.doublet.value"_s, u"plain"_s, Inconsistent,
        {u"surplus"_s, u"doublet: plain"_s}, u"rulings.surplus"_s);
    row("surplus become needed", "moulidars", u"rules.doublet.value"_s, u"total"_s, MissingKey,
        {u"surplus"_s}, u"rules.surplus"_s);
    row("doublet-men of total doublets", "cotton", u"rules.doublet-men"_s, someRule(u"both"_s),
        Inconsistent, {u"doublet-men"_s, u"doublet: total"_s});
    row("doublet-men become needed", "moulidars", u"rules.doublet.value"_s, u"throw-again"_s,
        MissingKey, {u"doublet-men"_s}, u"rules.doublet-men"_s);
    row("re-stacking without its phase", "cotton", u"rules.re-stacking"_s, someRule(), Inconsistent,
        {u"re-stacking"_s, downOff});
    row("movement without a race", "cotton", u"rules.movement"_s, someRule(), Inconsistent,
        {u"movement"_s, laying});
    row("a hit without a race", "cotton", u"rules.hit"_s, someRule(), Inconsistent,
        {u"hit"_s, laying});
    row("a draw without a race", "cotton", u"rules.draw"_s, someRule(), Inconsistent,
        {u"draw"_s, laying});
    row("an exception where nothing passes", "fiske", u"rules.exception"_s, someRule(u"barred"_s),
        Inconsistent, {u"exception"_s, u"unplayable: lost"_s});
    row("a further stage after re-stacking", "fiske", u"rulings.further-stage"_s, furtherStage(),
        Inconsistent, {u"set-up-again"_s, u"phases: play-down, re-stack, bear-off"_s});
    row("a further stage after total doublets", "cotton", u"rulings.further-stage"_s,
        furtherStage(), Inconsistent, {u"set-up-again"_s, u"doublet: total"_s});
    row("a further stage that is settled", "moulidars", u"rules.further-stage"_s, someRule(),
        UnknownKey, {u"further-stage"_s});
    row("the phase of the further stage alone", "moulidars", u"rules.phases.value[1]"_s,
        u"set-up"_s, ImpossibleValue, {u"set-up"_s, u"bear-off, home"_s});
    row("a claim where nothing passes", "fiske", u"rules.claim"_s, someRule(u"claimed"_s),
        Inconsistent, {u"claim"_s, u"unplayable: lost"_s});
}

void TestRuleFiles::refusesAChange_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("to");
    QTest::addColumn<Error>("error");
    headRows();
    valueRows();
    provenanceRows();
    rulingRows();
    consistencyRows();
}

void TestRuleFiles::refusesAChange()
{
    QFETCH(QString, id);
    QFETCH(QString, path);
    QFETCH(QJsonValue, to);
    QFETCH(Error, error);
    const QJsonValue before = QJsonDocument::fromJson(ruleFile(id)).object();
    const QJsonValue after = changed(before, path, to);
    QVERIFY(before != after);
    const auto parsed = parseRuleSet(QJsonDocument(after.toObject()).toJson(), error.file);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, error.code);
    QCOMPARE(parsed.error().place, error.place);
    QCOMPARE(parsed.error().facts, error.facts);
    QVERIFY(parsed.error() == error);
}

namespace {

/// Returns every path of an object at any depth. Lists count as a whole.
QStringList pathsOf(const QJsonObject &object, const QString &parent)
{
    QStringList paths;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString path = parent.isEmpty() ? it.key() : parent + u'.' + it.key();
        paths << path << pathsOf(it.value().toObject(), path);
    }
    return paths;
}

bool isOptional(const QString &path)
{
    static const QStringList tops{
        u"language"_s,       u"source.language"_s,   u"remark"_s,
        u"names.doublets"_s, u"rules.claim"_s,       u"rules.exception"_s,
        u"rulings.claim"_s,  u"rulings.exception"_s, u"rulings.further-stage"_s};
    // Rulings need a reason why they are open; rules need none if the quotation suffices.
    const bool ofARule = path.endsWith(u".reason") && !path.startsWith(u"rulings.");
    return tops.contains(path) || path.endsWith(u".quotation") || path.endsWith(u".page") ||
           ofARule;
}

} // namespace

/// Removes each single key of every file.
void TestRuleFiles::refusesEachLoss_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    for (const QString &id : {u"willughby"_s, u"cotton"_s, u"holme"_s, u"alfonso"_s,
                              u"alfonso-race"_s, u"charpentier"_s, u"methodique"_s, u"moulidars"_s,
                              u"fiske"_s, u"kiz-tavlasi"_s, u"yahoudieh"_s}) {
        const QJsonObject object = QJsonDocument::fromJson(ruleFile(id)).object();
        for (const QString &path : pathsOf(object, {})) {
            if (!isOptional(path)) {
                QTest::addRow("%s %s", qPrintable(id), qPrintable(path)) << id << path;
            }
        }
    }
}

void TestRuleFiles::refusesEachLoss()
{
    QFETCH(QString, id);
    QFETCH(QString, path);
    const QJsonValue before = QJsonDocument::fromJson(ruleFile(id)).object();
    const QJsonValue after = changed(before, path, QJsonValue::Undefined);
    QVERIFY(before != after);
    const auto parsed = parseRuleSet(QJsonDocument(after.toObject()).toJson(), id + u".json"_s);
    QVERIFY(!parsed);
    if (path == u"names.numbers") { // the file then claims to have no names
        QCOMPARE(parsed.error().code, ErrorCode::UnknownKey);
        return;
    }
    QCOMPARE(parsed.error().code, ErrorCode::MissingKey);
    // A missing ruling is expected as a settled rule instead.
    QString place = path;
    if (path.startsWith(u"rulings.") && path.count(u'.') == 1) {
        place.replace(u"rulings."_s, u"rules."_s);
    }
    QCOMPARE(parsed.error().place, place);
    QCOMPARE(parsed.error().facts, QStringList{path.section(u'.', -1)});
}

void TestRuleFiles::acceptsWhatIsOnlyUnusual_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("to");

    const auto drop = QJsonValue(QJsonValue::Undefined);
    QTest::newRow("no page") << u"cotton"_s << u"rules.men.quotation.page"_s << drop;
    QTest::newRow("no quotation") << u"cotton"_s << u"rules.men.quotation"_s << drop;
    QTest::newRow("no reason") << u"cotton"_s << u"rules.dice.reason"_s << drop;
    QTest::newRow("no remark") << u"holme"_s << u"remark"_s << drop;
    QTest::newRow("no names of doublets") << u"charpentier"_s << u"names.doublets"_s << drop;
    QTest::newRow("no further stage") << u"methodique"_s << u"rulings.further-stage"_s << drop;
    QTest::newRow("no exception") << u"charpentier"_s << u"rulings.exception"_s << drop;
    QTest::newRow("a language with its country")
        << u"cotton"_s << u"rules.men.quotation.language"_s << QJsonValue(u"en-GB"_s);
    QTest::newRow("another layout")
        << u"cotton"_s << u"rules.men.value"_s << QJsonValue(QJsonArray{1, 2, 3, 3, 2, 1});
    QTest::newRow("a claim as a settled rule")
        << u"moulidars"_s << u"rules.claim"_s << QJsonValue(someRule(u"claimed"_s));
}

void TestRuleFiles::acceptsWhatIsOnlyUnusual()
{
    QFETCH(QString, id);
    QFETCH(QString, path);
    QFETCH(QJsonValue, to);
    const QJsonValue before = QJsonDocument::fromJson(ruleFile(id)).object();
    const QJsonValue after = changed(before, path, to);
    QVERIFY(before != after);
    QVERIFY(parseRuleSet(QJsonDocument(after.toObject()).toJson(), id + u".json"_s));
}

QTEST_APPLESS_MAIN(TestRuleFiles)
#include "tst_rule_files.moc"
