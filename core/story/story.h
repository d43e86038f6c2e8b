// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rule_set.h"

#include <QStringList>

#include <array>
#include <vector>

/// The games and their sources, as presented to the user. Texts are plain English, translated by
/// Doublets::Text; quotations and titles are not translated.
namespace doublets {

/// The kind of evidence for a statement.
enum class Evidence {
    Stated,      ///< stated by a historical source
    Paraphrased, ///< stated only by a modern author
    Inferred,    ///< follows from a historical source without being stated
    Silent,      ///< the sources are silent; our own choice
    Depicted,    ///< shown by a picture or object of the time
};

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

struct TimelineEntry
{
    QString year; ///< as displayed, for example "c. 1665–70"
    int sortYear = 0;
    StoryStatement statement;
    std::vector<StoryPassage> passages;

    bool operator==(const TimelineEntry &) const = default;
};

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
    QString editionUsed; ///< the edition that we used
    std::vector<StoryStatement> statements;
    std::vector<StoryPassage> passages;

    bool operator==(const StorySource &) const = default;
};

/// A name of a game, with the evidence for it.
struct StoryName
{
    QString name;
    std::vector<StoryStatement> statements;

    bool operator==(const StoryName &) const = default;
};

/// A picture drawn by the board: a position, the part shown and a mark.
struct StoryPicture
{
    enum class View : std::uint8_t { Board, Point, Man, Tray, Box, Dice };
    enum class Mark : std::uint8_t { None, Point, Man, Pile, LayDown, BearOff, Bar, Quarter, Tray };
    /// The men of one player.
    struct Player
    {
        std::array<int, PointsInTable> men{};  ///< men on each point, in the pile or in front of it
        std::array<int, PointsInTable> down{}; ///< men lying in front of each pile
        bool operator==(const Player &) const = default;
    };

    QString ruleSet; ///< determines the men, board and tables shown
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

struct GlossaryEntry
{
    QString term;
    QString definition;
    QString caption; ///< caption of the picture
    StoryPicture picture;

    bool operator==(const GlossaryEntry &) const = default;
};

struct CreditGroup
{
    QString title;
    QStringList lines;

    bool operator==(const CreditGroup &) const = default;
};

/// All texts about the history of the games, as a regular value type.
class Story
{
public:
    static constexpr qint64 MaxFileSize = 1024 * 1024; ///< in bytes
    static constexpr int GlossarySize = 12;

    /// Returns the story built into the library (resources/story/story.json). Fails only if the
    /// build is broken.
    [[nodiscard]] static Result<Story, Error> builtIn();

    QStringList introduction;             ///< sentences
    std::vector<StoryStatement> evidence; ///< explains each kind of evidence once
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
    /// Returns every English text that is displayed in translation, each once, in the order in
    /// which the texts are displayed. Excludes texts without letters.
    [[nodiscard]] QStringList translatableTexts() const;
};

} // namespace doublets
