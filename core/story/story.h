// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rule_set.h"

#include <QStringList>

#include <array>
#include <vector>

// The history of the games and their sources, as presented to the user. Texts are in plain English
// and translated by Doublets::Text; quotations and the titles of sources are displayed in the
// original.

namespace doublets {

/// The kind of evidence for a statement.
enum class Evidence {
    Stated,      ///< stated by a historical source
    Paraphrased, ///< stated only by a modern author
    Inferred,    ///< follows from a historical source without being stated
    Silent,      ///< not mentioned by any source; chosen for this program
    Depicted,    ///< shown by a picture or object of the time
};

/// A statement and the evidence for it.
struct StoryStatement
{
    QString text;
    Evidence evidence{};

    bool operator==(const StoryStatement &) const = default;
};

/// A quotation from a source, with our translation into plain English.
struct StoryPassage
{
    Quotation quotation;
    QString translation; ///< empty if the quotation is plain English

    bool operator==(const StoryPassage &) const = default;
};

/// An entry of the timeline.
struct TimelineEntry
{
    QString year;     ///< as displayed, for example "c. 1665–70"
    int sortYear = 0; ///< `year` as a number, for sorting
    StoryStatement statement;
    std::vector<StoryPassage> passages;

    bool operator==(const TimelineEntry &) const = default;
};

/// A historical source for the rules of the games, with statements about the source.
struct StorySource
{
    QString id;
    QStringList ruleSets; ///< ids of the rule sets that follow the source
    QString title;        ///< in the original language
    QString language;     ///< language of the title, BCP 47
    QString year;
    QString author;
    QString imprint;     ///< place and date of printing
    QString location;    ///< where the source is kept today
    QString editionUsed; ///< the edition on which the rule sets are based
    std::vector<StoryStatement> statements;
    std::vector<StoryPassage> passages;

    bool operator==(const StorySource &) const = default;
};

/// A name of a game, with statements about the name.
struct StoryName
{
    QString name;
    std::vector<StoryStatement> statements;

    bool operator==(const StoryName &) const = default;
};

/// A picture of the board: a position, the part shown and a mark.
struct StoryPicture
{
    /// The part shown: the whole board, or a detail of it. Man is a closer view of a point.
    enum class View : std::uint8_t { Board, Point, Man, Tray, Box, Dice };
    /// The part or play that is marked. Man is the top man of a pile.
    enum class Mark : std::uint8_t { None, Point, Man, Pile, LayDown, BearOff, Bar, Quarter, Tray };
    /// The men of one player on the board. The player's other men are borne off.
    struct Player
    {
        std::array<int, PointsInTable> men{};  ///< men on each point, in the pile or in front of it
        std::array<int, PointsInTable> down{}; ///< men lying in front of each pile
        bool operator==(const Player &) const = default;
    };

    QString ruleSet; ///< id; determines the men, board and tables shown
    View view{};
    int point = 1; ///< White's point, 1 to 6, that is shown or marked
    Mark mark{};
    std::array<std::optional<Player>, 2> players; ///< indexed by indexOf(Side); nullopt for the
                                                  ///< start of the game
    Throw dice;                                   ///< White's dice; none are shown if empty
    Numbers lost;                                 ///< lost numbers among `dice`
    Numbers passed;                               ///< passed numbers among `dice`

    bool operator==(const StoryPicture &) const = default;
};

/// A museum label for a board.
struct ObjectLabel
{
    QString tradition; ///< for example "england"
    QString title;
    QString place;
    QString date;
    StoryStatement materials;
    QString size;
    QString model;            ///< the object on which the reconstruction of the board is based
    QString inventedFeatures; ///< features for which there is no evidence
    QString caption;          ///< caption of the picture
    StoryPicture picture;

    bool operator==(const ObjectLabel &) const = default;
};

/// A term of the glossary, with its picture.
struct GlossaryEntry
{
    QString term;
    QString definition;
    QString caption; ///< caption of the picture
    StoryPicture picture;

    bool operator==(const GlossaryEntry &) const = default;
};

/// A titled group of credits.
struct CreditGroup
{
    QString title;
    QStringList lines;

    bool operator==(const CreditGroup &) const = default;
};

/// All texts about the history of the games. A plain value.
class Story
{
public:
    static constexpr qint64 MaxFileSize = 1024 * 1024; ///< in bytes
    static constexpr int GlossarySize = 12;            ///< number of terms in the glossary

    /// Returns the story built into the library (resources/story/story.json). Fails only if the
    /// build is broken.
    [[nodiscard]] static Result<Story, Error> builtIn();

    QStringList introduction;             ///< sentences
    std::vector<StoryStatement> evidence; ///< one explanation for each kind of evidence
    std::vector<TimelineEntry> timeline;  ///< oldest first
    std::vector<StorySource> sources;
    std::vector<StoryStatement> miniature; ///< statements about the miniature in Alfonso's book
    std::vector<StoryName> names;
    std::vector<ObjectLabel> labels; ///< at most one for each tradition
    std::vector<GlossaryEntry> glossary;
    std::vector<CreditGroup> credits;

    bool operator==(const Story &) const = default;

    /// Returns the label of `tradition`, or null if there is none.
    [[nodiscard]] const ObjectLabel *labelOf(const QString &tradition) const;
    /// Returns every passage, in the order in which the passages are displayed.
    [[nodiscard]] std::vector<StoryPassage> passages() const;
    /// Returns every English text that is displayed in translation, each once, in the order of the
    /// chapters. Excludes texts without letters.
    [[nodiscard]] QStringList translatableTexts() const;
};

} // namespace doublets
