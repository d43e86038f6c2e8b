// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "tests/core/rules/passages.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// Returns the expected quotation of each rule, and of values other than the default.
QMap<QString, QString> expectedQuotations()
{
    return {
        {u"willughby remark"_s,
         u"the most childish game at Tables in which there is nothing but chance and scarce any skill."_s},
        {u"cotton remark"_s,
         u"There are several foolish pastims to be plaid in the Tables which are ridiculous to treat of, wherefore I shall only mention these three."_s},
        {u"cotton men"_s,
         u"upon sice, Cinque and Quater there are three men apiece, upon Trey, Deuce, Ace, but two apiece."_s},
        {u"cotton dice"_s, u"if two fours, he lays down, or bears eight"_s},
        {u"cotton phases"_s,
         u"thus they do till all the men are down, and then they bear, but not till they are down; he that is down first bears first"_s},
        {u"cotton opening"_s, u"He that throws most hath the benefit of throwing first"_s},
        {u"cotton compulsion"_s, u"what he throws he lays down"_s},
        {u"cotton playing-down"_s, u"what he throws he lays down; and so doth the other"_s},
        {u"cotton bearing-off"_s,
         u"then they bear, but not till they are down; he that is down first bears first"_s},
        {u"cotton doublet"_s,
         u"as many as the Dubblets are, so many he lays down, or bears; for example, if two fours, he lays down, or bears eight"_s},
        {u"cotton win"_s,
         u"he that is down first bears first, and will doubtlesly win the Game if the other throws not Dubblets to overtake him"_s},
        {u"cotton unplayable"_s,
         u"what the one throws and hath not the other lays down for him to his own advantage"_s},
        {u"cotton unplayable opponent-lays-down"_s,
         u"what the one throws and hath not the other lays down for him to his own advantage"_s},
        {u"holme remark"_s, u"This is an easie and childish play"_s},
        {u"holme men"_s,
         u"haueing all the 15 men set double on the six points, the 6. 5. 4. haueing three apeece"_s},
        {u"holme dice"_s,
         u"At all games within the tables, there is two Dies, and 30 table men: 15 of one colour, and 15 of an other"_s},
        {u"holme phases"_s, u"thus they do till all be downe; and then they beare"_s},
        {u"holme opening"_s,
         u"He that throws most with a single die, hath the benefite of the first throw for any game he plays at."_s},
        {u"holme compulsion"_s, u"what is throwne is layd downe"_s},
        {u"holme playing-down"_s, u"what is throwne is layd downe"_s},
        {u"holme bearing-off"_s, u"thus they do till all be downe; and then they beare"_s},
        {u"holme doublet"_s,
         u"now dubblets in this game, is as many to be layd downe and borne as the dubblets are."_s},
        {u"holme unplayable"_s, u"if one throws and hath it not, the other lays downe for him"_s},
        {u"charpentier men"_s, u"l'une sur l'autre, et non point accouplées"_s},
        {u"charpentier tables"_s, u"la table … la plus près du jour"_s},
        {u"charpentier phases"_s,
         u"l'on ne peut rien lever, tant que l'on n'a point abattu toutes ses dames"_s},
        {u"charpentier compulsion"_s,
         u"tout ce qui ne peut point être joué par l'un, l'autre le joue"_s},
        {u"charpentier playing-down"_s,
         u"n'a qu'une dame à abattre, vous abattez l'autre pour lui"_s},
        {u"charpentier bearing-off"_s,
         u"l'on ne peut rien lever, tant que l'on n'a point abattu toutes ses dames"_s},
        {u"charpentier doublet"_s,
         u"celui qui fait un doublet a toujours le dé, jusqu'à ce qu'il ait fait un coup simple"_s},
        {u"charpentier doublet-men"_s, u"Les doublets ne s'y jouent qu'une fois"_s},
        {u"charpentier unplayable"_s,
         u"tout ce qui ne peut point être joué par l'un, l'autre le joue, supposé qu'il le puisse; et s'il ne le peut pas, il n'est joué ni par l'un ni par l'autre"_s},
        {u"charpentier win"_s,
         u"Celui qui le premier a levé toutes ses dames, a gagné la partie."_s},
        {u"charpentier claim claimed"_s, u"n'est pas obligé de vous avertir"_s},
        {u"methodique remark"_s,
         u"Le nom de ce jeu vient de ce que les joueurs y rabattent effectivement toutes leurs dames, les unes après les autres, en les couchant à plat l’une devant l'autre."_s},
        {u"methodique men"_s,
         u"Sur les trois flèches les plus près du jour, chaque pile est de deux dames ; & les piles des trois autres flèches sont chacune de trois dames."_s},
        {u"methodique dice"_s, u"qu'on joue avec deux dés & deux cornets dans un trictrac"_s},
        {u"methodique tables"_s,
         u"chaque joueur met ses dames dans la table du trictrac la plus près du jour"_s},
        {u"methodique compulsion"_s,
         u"il rabat de dessus les piles, deux dames en conformité du nombre de points que présente chaque dé"_s},
        {u"methodique playing-down"_s,
         u"l’as se prend toujours sur la première pile, le deux sur la seconde"_s},
    };
}

QMap<QString, QString> quotationsOf(const RuleSet &set)
{
    QMap<QString, QString> found;
    const auto add = [&](const QString &what, const std::optional<Quotation> &quotation) {
        if (quotation) {
            found.insert(set.id + u' ' + what, quotation->text);
        }
    };
    add(u"remark"_s, set.remark);
    add(u"names"_s, set.names.provenance.quotation);
    for (auto it = set.provenance.begin(); it != set.provenance.end(); ++it) {
        add(ruleKeyName(it.key()), it->quotation);
    }
    for (const Ruling &ruling : set.rulings) {
        add(ruleKeyName(ruling.key), ruling.provenance.quotation);
        for (const RulingValue &value : ruling.values) {
            add(ruleKeyName(ruling.key) + u' ' + value.id, value.quotation);
        }
    }
    return found;
}

/// Returns the texts between quotation marks.
QStringList quotedIn(const QString &text)
{
    static const QRegularExpression quoted(u"[“\"]([^”\"]+)[”\"]"_s);
    QStringList found;
    for (auto it = quoted.globalMatch(text); it.hasNext();) {
        found << it.next().captured(1);
    }
    return found;
}

bool isOfASource(const QString &words)
{
    QStringList known = otherQuotations();
    for (const QStringList &ofARuleSet : passages()) {
        known += ofARuleSet;
    }
    return std::any_of(known.begin(), known.end(),
                       [&](const QString &passage) { return passage.contains(words); });
}

} // namespace

/// Tests that each quotation belongs to its rule, is literal and complete, and that our own
/// sentences contain no others.
class TestQuotations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standWithTheirRules();
    void areTheSourcesInOurSentencesToo();
    void areTheSourcesInTheReadMe();
};

void TestQuotations::standWithTheirRules()
{
    const auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue);
    QMap<QString, QString> found;
    for (const RuleSet &set : catalogue.value().all()) {
        found.insert(quotationsOf(set));
    }
    const QMap<QString, QString> wanted = expectedQuotations();
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        QVERIFY2(found.value(it.key()) == it.value(), qPrintable(it.key()));
    }
    QCOMPARE(found.keys(), wanted.keys());
}

void TestQuotations::areTheSourcesInOurSentencesToo()
{
    const auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue);
    QStringList all;
    for (const RuleSet &set : catalogue.value().all()) {
        for (const QString &text : set.translatableTexts()) {
            all += quotedIn(text);
        }
    }
    for (const QString &words : all) {
        QVERIFY2(isOfASource(words), qPrintable(words));
    }
    for (const QString &words : otherQuotations()) {
        QVERIFY2(all.contains(words), qPrintable(words)); // every one must be used
    }
}

void TestQuotations::areTheSourcesInTheReadMe()
{
    QFile file(QStringLiteral(DOUBLETS_SOURCE_DIR "/README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(file.readAll());
    text.remove(QRegularExpression(u"```.*?```|`[^`]*`"_s,
                                   QRegularExpression::DotMatchesEverythingOption)); // commands
    const QStringList quoted = quotedIn(text);
    QVERIFY(!quoted.empty());
    for (const QString &words : quoted) {
        QVERIFY2(isOfASource(words), qPrintable(words));
    }
}

QTEST_APPLESS_MAIN(TestQuotations)
#include "tst_quotations.moc"
