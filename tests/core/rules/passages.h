// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

using namespace Qt::StringLiterals;

/// Returns the passages that rule files may quote from their sources, by the id of the rule set.
[[nodiscard]] inline QMap<QString, QStringList> passages()
{
    return {
        {u"willughby"_s,
         {u"the most childish game at Tables in which there is nothing but chance and scarce any "
          u"skill."_s}},
        {u"cotton"_s,
         {u"There are several foolish pastims to be plaid in the Tables which are ridiculous to "
          u"treat of, wherefore I shall only mention these three."_s,
          u"upon sice, Cinque and Quater there are three men apiece, upon Trey, Deuce, Ace, but "
          u"two apiece. He that throws most hath the benefit of throwing first, and what he "
          u"throws he lays down; and so doth the other what the one throws and hath not the other "
          u"lays down for him to his own advantage; and thus they do till all the men are down, "
          u"and then they bear, but not till they are down; he that is down first bears first, and "
          u"will doubtlesly win the Game if the other throws not Dubblets to overtake him"_s,
          u"as many as the Dubblets are, so many he lays down, or bears; for example, if two "
          u"fours, he lays down, or bears eight"_s}},
        {u"holme"_s,
         {u"Dubblets. This is an easie and childish play and performed by haueing all the 15 men "
          u"set double on the six points, the 6. 5. 4. haueing three apeece: what is throwne is "
          u"layd downe, and if one throws and hath it not, the other lays downe for him, and thus "
          u"they do till all be downe; and then they beare: now dubblets in this game, is as many "
          u"to be layd downe and borne as the dubblets are."_s,
          u"He that throws most with a single die, hath the benefite of the first throw for any "
          u"game he plays at."_s,
          u"At all games within the tables, there is two Dies, and 30 table men: 15 of one colour, "
          u"and 15 of an other"_s}},
        {u"charpentier"_s,
         {u"la table … la plus près du jour"_s, u"l'une sur l'autre, et non point accouplées"_s,
          u"Les doublets ne s'y jouent qu'une fois"_s,
          u"n'a qu'une dame à abattre, vous abattez l'autre pour lui"_s,
          u"tout ce qui ne peut point être joué par l'un, l'autre le joue, supposé qu'il le "
          u"puisse; et s'il ne le peut pas, il n'est joué ni par l'un ni par l'autre"_s,
          u"celui qui fait un doublet a toujours le dé, jusqu'à ce qu'il ait fait un coup "
          u"simple"_s,
          u"l'on ne peut rien lever, tant que l'on n'a point abattu toutes ses dames"_s,
          u"Celui qui le premier a levé toutes ses dames, a gagné la partie."_s,
          u"n'est pas obligé de vous avertir"_s}},
        {u"methodique"_s,
         {u"qu'on joue avec deux dés & deux cornets dans un trictrac, garni de quinze dames noires "
          u"& quinze dames blanches."_s,
          u"Le nom de ce jeu vient de ce que les joueurs y rabattent effectivement toutes leurs "
          u"dames, les unes après les autres, en les couchant à plat l’une devant l'autre."_s,
          u"En commençant, chaque joueur met ses dames dans la table du trictrac la plus près du "
          u"jour, & il en fait six piles sur les flèches qui sont de son coté. Sur les trois "
          u"flèches les plus près du jour, chaque pile est de deux dames ; & les piles des trois "
          u"autres flèches sont chacune de trois dames."_s,
          u"il rabat de dessus les piles, deux dames en conformité du nombre de points que "
          u"présente chaque dé"_s,
          u"l’as se prend toujours sur la première pile, le deux sur la seconde"_s}},
    };
}

/// Returns further quotations that the program's own sentences may contain, mostly from modern
/// accounts of the games.
[[nodiscard]] inline QStringList otherQuotations()
{
    return {u"the battle"_s, u"exactly as at backgammon"_s,
            u"effectively the same as in doublets"_s, u"I suspect not, but it is possible"_s,
            u"in the Game of doublets they are as many to laye"_s};
}
