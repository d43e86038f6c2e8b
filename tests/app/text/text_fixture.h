// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/rules/catalogue.h"

#include <QXmlStreamReader>

#include <memory>

using namespace Qt::StringLiterals;

// Helpers shared by the tests of texts.

namespace doublets::test {

inline const PlayerNames Names{u"Anne"_s, u"Ben"_s, NumberStyle::Both};
inline const PlayerNames NamesInWords{u"Anne"_s, u"Ben"_s, NumberStyle::Names};
inline const PlayerNames NamesInFigures{u"Anne"_s, u"Ben"_s, NumberStyle::Figures};

/// Returns the built-in catalogue.
inline const Catalogue &catalogue()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

inline const RuleSet &ruleSet(const QString &id)
{
    return *catalogue().find(id);
}

/// Returns a game with the rulings `changed` and scripted dice: the faces of the throw for the
/// lead, then of the other throws.
inline std::unique_ptr<Game> game(const QString &id, const Rulings &changed,
                                  const std::vector<std::uint8_t> &faces)
{
    const RuleSet &rules = ruleSet(id);
    return std::make_unique<Game>(rules, rules.completedRulings(changed).value(),
                                  std::make_unique<ScriptedDice>(faces));
}

/// Plays the first legal play from `point`. Returns false if there is none.
inline bool playFrom(Game &game, int point)
{
    for (const Play &play : game.legalPlays()) {
        if (play.from == point) {
            return game.play(play);
        }
    }
    return false;
}

/// Returns the first XML error in `html`, or an empty string. The program's rich text is
/// well-formed XML.
inline QString firstXmlError(const QString &html)
{
    QXmlStreamReader reader(u"<div>"_s + html + u"</div>"_s);
    while (!reader.atEnd()) {
        reader.readNext();
    }
    return reader.hasError() ? reader.errorString() : QString();
}

} // namespace doublets::test
