// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rule_set.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <vector>

/// The games and their sources, as they are told to people: who wrote, what survives, how we know.
/// Texts are plain English, translated by Doublets::Text; quotations and titles are not translated.
namespace doublets {

/// How we know what a text says.
enum class Evidence {
    Stated,      ///< an old source says so
    Paraphrased, ///< only a modern writer says so
    Inferred,    ///< follows from an old source, but is not in it
    Silent,      ///< our choice
    Seen,        ///< shown by a picture or an object of the time
};

struct StoryStatement
{
    QString text;
    Evidence evidence{};

    bool operator==(const StoryStatement &) const = default;
};

/// The words of a source, and ours for the same in plain English.
struct StoryPassage
{
    Quotation quotation;
    QString translation; ///< empty where the words are plain English themselves

    bool operator==(const StoryPassage &) const = default;
};

struct TimelineEntry
{
    QString year; ///< as people read it: "c. 1665–70"
    int sortYear = 0;
    StoryStatement statement;
    std::vector<StoryPassage> passages;

    bool operator==(const TimelineEntry &) const = default;
};

struct StorySource
{
    QString id;
    QStringList ruleSets; ///< ids of those that follow it
    QString title;        ///< in its own language
    QString language;     ///< of the title, BCP 47
    QString year;
    QString wrote;   ///< who wrote it
    QString printed; ///< where and when
    QString kept;    ///< where it is now
    QString read;    ///< in what form we read it
    std::vector<StoryStatement> says;
    std::vector<StoryPassage> passages;

    bool operator==(const StorySource &) const = default;
};

/// Names of one game, and why it may be called so.
struct StoryName
{
    QString name;
    std::vector<StoryStatement> says;

    bool operator==(const StoryName &) const = default;
};

/// A picture of the board that the table draws: a position, which part of it, what is marked.
struct StoryPicture
{
    enum class View : std::uint8_t { Board, Point, Man, Tray, Box, Dice };
    enum class Mark : std::uint8_t { None, Point, Man, Pile, LayDown, BearOff, Bar, Quarter, Tray };
    /// The men of one player; as a game begins where none are given.
    struct Player
    {
        std::array<int, PointsInTable> men{};  ///< on each point, piled and lying together
        std::array<int, PointsInTable> down{}; ///< of these, lying in front of the pile
        bool operator==(const Player &) const = default;
    };

    QString ruleSet; ///< whose men, table and quarters are shown
    View view{};
    int point = 1; ///< of White, 1 to 6: the one shown or marked
    Mark mark{};
    std::array<std::optional<Player>, 2> players; ///< by indexOf(Side)
    Throw dice;                                   ///< White's; none are shown where it is empty
    Numbers lost;                                 ///< of these dice
    Numbers passed;                               ///< of these dice

    bool operator==(const StoryPicture &) const = default;
};

/// What a museum writes beside a table.
struct ObjectLabel
{
    QString tradition; ///< "england"
    QString title;
    QString place;
    QString date;
    StoryStatement materials;
    QString size;
    QString after;    ///< after what it is reconstructed
    QString invented; ///< what nothing of the time shows: our choice
    QString caption;  ///< of its picture
    StoryPicture picture;

    bool operator==(const ObjectLabel &) const = default;
};

struct GlossaryWord
{
    QString word;
    QString text;
    QString caption; ///< what its picture shows
    StoryPicture picture;

    bool operator==(const GlossaryWord &) const = default;
};

struct CreditGroup
{
    QString title;
    QStringList lines;

    bool operator==(const CreditGroup &) const = default;
};

/// All of it: a value.
class Story
{
public:
    static constexpr qint64 LargestFile = 1024 * 1024; ///< bytes
    static constexpr int GlossaryWords = 12;

    /// The one built into the library (resources/story/story.json).
    /// Errors can only mean a broken build; they are reported all the same.
    [[nodiscard]] static Result<Story, Error> builtIn();

    QStringList introduction;             ///< sentences
    std::vector<StoryStatement> evidence; ///< what each Evidence means, each once
    std::vector<TimelineEntry> timeline;  ///< oldest first
    std::vector<StorySource> sources;
    std::vector<StoryStatement> miniature; ///< of Alfonso's book
    std::vector<StoryName> names;
    std::vector<ObjectLabel> labels; ///< one a tradition at most
    std::vector<GlossaryWord> glossary;
    std::vector<CreditGroup> credits;

    bool operator==(const Story &) const = default;

    [[nodiscard]] const ObjectLabel *labelOf(const QString &tradition) const;
    /// Every passage that is shown, in the order of the page.
    [[nodiscard]] std::vector<StoryPassage> passages() const;
    /// Every English text that people see in translation, each once, in the order of the page; not
    /// what is only figures.
    [[nodiscard]] QStringList texts() const;
};

/// Reads a story file (resources/story/README.md describes it), strictly: an unknown key, a wrong
/// type, a missing text or an impossible value is an error with file, place and reason.
[[nodiscard]] Result<Story, Error> parseStory(const QByteArray &json, const QString &file);

} // namespace doublets
