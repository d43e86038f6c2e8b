// SPDX-License-Identifier: MIT
#include "core/story/story_parser.h"

#include "core/rules/provenance_parser.h"
#include "core/story/story_picture_parser.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

template<> struct ValueNames<Evidence>
{
    static constexpr std::array names{"stated", "paraphrased", "inferred", "silent", "seen"};
};

namespace {

using json::FirstErrorCollector;
using json::Object;

constexpr int NewestStoryVersion = 1;
constexpr int MaxListSize = 99; ///< maximum length of any list

StoryStatement readStatement(const Object &object)
{
    return {object.text(u"text"_s), readValue<Evidence>(object, u"evidence"_s)};
}

StoryStatement readStatement(const Object &object, const QString &key)
{
    Object statement = object.object(key);
    statement.checkKeys({u"text"_s, u"evidence"_s});
    return readStatement(statement);
}

std::vector<StoryStatement> readStatements(const Object &object, const QString &key)
{
    std::vector<StoryStatement> all;
    for (Object each : object.objects(key, 1, MaxListSize)) {
        each.checkKeys({u"text"_s, u"evidence"_s});
        all.push_back(readStatement(each));
    }
    return all;
}

std::vector<StoryPassage> readPassages(const Object &object, const QString &key)
{
    std::vector<StoryPassage> all;
    for (Object each : object.objects(key, 0, MaxListSize)) {
        each.checkKeys({u"quotation"_s}, {u"translation"_s});
        StoryPassage passage{
            readQuotation(each.object(u"quotation"_s), TranslationPlace::Elsewhere), {}};
        if (passage.quotation.language.section(u'-', 0, 0) != u"en") {
            each.requireKeys({u"translation"_s});
        }
        if (each.has(u"translation"_s)) {
            passage.translation = each.text(u"translation"_s);
        }
        all.push_back(std::move(passage));
    }
    return all;
}

/// Adds an error if `value` occurs twice.
void checkUnique(QStringList &seen, const Object &object, const QString &key, const QString &value)
{
    if (seen.contains(value)) {
        object.addError(key, ErrorCode::Inconsistent, {value, value});
    }
    seen << value;
}

void readTimeline(const Object &object, Story &story)
{
    for (Object each : object.objects(u"timeline"_s, 1, MaxListSize)) {
        each.checkKeys({u"year"_s, u"sortYear"_s, u"text"_s, u"evidence"_s}, {u"passages"_s});
        TimelineEntry entry;
        entry.year = each.text(u"year"_s);
        entry.sortYear = each.integer(u"sortYear"_s, 1, 9999);
        entry.statement = readStatement(each);
        if (each.has(u"passages"_s)) {
            entry.passages = readPassages(each, u"passages"_s);
        }
        if (!story.timeline.empty() && story.timeline.back().sortYear > entry.sortYear) {
            each.addError(
                u"sortYear"_s, ErrorCode::Inconsistent,
                {QString::number(story.timeline.back().sortYear), QString::number(entry.sortYear)});
        }
        story.timeline.push_back(std::move(entry));
    }
}

void readSources(const Object &object, Story &story)
{
    QStringList ids;
    for (Object each : object.objects(u"sources"_s, 1, MaxListSize)) {
        each.checkKeys({u"id"_s, u"ruleSets"_s, u"title"_s, u"language"_s, u"year"_s, u"wrote"_s,
                        u"printed"_s, u"kept"_s, u"read"_s, u"says"_s, u"passages"_s});
        StorySource source;
        source.id = each.text(u"id"_s);
        checkUnique(ids, each, u"id"_s, source.id);
        source.ruleSets = each.texts(u"ruleSets"_s, 1, MaxListSize);
        source.title = each.text(u"title"_s);
        source.language = each.text(u"language"_s);
        source.year = each.text(u"year"_s);
        source.author = each.text(u"wrote"_s);
        source.imprint = each.text(u"printed"_s);
        source.location = each.text(u"kept"_s);
        source.editionUsed = each.text(u"read"_s);
        source.statements = readStatements(each, u"says"_s);
        source.passages = readPassages(each, u"passages"_s);
        story.sources.push_back(std::move(source));
    }
}

void readNames(const Object &object, Story &story)
{
    for (Object each : object.objects(u"names"_s, 1, MaxListSize)) {
        each.checkKeys({u"name"_s, u"says"_s});
        story.names.push_back({each.text(u"name"_s), readStatements(each, u"says"_s)});
    }
}

void readLabels(const Object &object, Story &story)
{
    QStringList traditions;
    for (Object each : object.objects(u"labels"_s, 1, MaxListSize)) {
        each.checkKeys({u"tradition"_s, u"title"_s, u"place"_s, u"date"_s, u"materials"_s,
                        u"size"_s, u"after"_s, u"invented"_s, u"caption"_s, u"picture"_s});
        ObjectLabel label;
        label.tradition = each.text(u"tradition"_s);
        checkUnique(traditions, each, u"tradition"_s, label.tradition);
        label.title = each.text(u"title"_s);
        label.place = each.text(u"place"_s);
        label.date = each.text(u"date"_s);
        label.materials = readStatement(each, u"materials"_s);
        label.size = each.text(u"size"_s);
        label.model = each.text(u"after"_s);
        label.inventedFeatures = each.text(u"invented"_s);
        label.caption = each.text(u"caption"_s);
        label.picture = readStoryPicture(each.object(u"picture"_s));
        story.labels.push_back(std::move(label));
    }
}

void readGlossary(const Object &object, Story &story)
{
    QStringList words;
    for (Object each : object.objects(u"glossary"_s, Story::GlossarySize, Story::GlossarySize)) {
        each.checkKeys({u"word"_s, u"text"_s, u"caption"_s, u"picture"_s});
        story.glossary.push_back({each.text(u"word"_s), each.text(u"text"_s),
                                  each.text(u"caption"_s),
                                  readStoryPicture(each.object(u"picture"_s))});
        checkUnique(words, each, u"word"_s, story.glossary.back().term);
    }
}

void readCredits(const Object &object, Story &story)
{
    for (Object each : object.objects(u"credits"_s, 1, MaxListSize)) {
        each.checkKeys({u"title"_s, u"lines"_s});
        story.credits.push_back({each.text(u"title"_s), each.texts(u"lines"_s, 1, MaxListSize)});
    }
}

/// Checks that each kind of evidence is explained exactly once.
void checkEvidence(const Object &object, const Story &story)
{
    for (std::size_t i = 0; i < ValueNames<Evidence>::names.size(); ++i) {
        const auto count = std::ranges::count_if(story.evidence, [i](const StoryStatement &each) {
            return static_cast<std::size_t>(each.evidence) == i;
        });
        if (count != 1) {
            object.addError(u"evidence"_s, ErrorCode::Inconsistent,
                            {valueName(static_cast<Evidence>(i)), QString::number(count)});
        }
    }
}

void readStoryHead(Object &object)
{
    object.checkFormat(u"doublets-story"_s, NewestStoryVersion);
    object.checkKeys({u"format"_s, u"version"_s, u"introduction"_s, u"evidence"_s, u"timeline"_s,
                      u"sources"_s, u"miniature"_s, u"names"_s, u"labels"_s, u"glossary"_s,
                      u"credits"_s});
}

} // namespace

Result<Story, Error> parseStory(const QByteArray &text, const QString &file)
{
    const auto document = json::parseObject(text, file, Story::MaxFileSize);
    if (!document) {
        return document.error();
    }
    FirstErrorCollector errors(file);
    Object object(errors, document.value(), {});
    readStoryHead(object);
    Story story;
    story.introduction = object.texts(u"introduction"_s, 1, MaxListSize);
    story.evidence = readStatements(object, u"evidence"_s);
    checkEvidence(object, story);
    readTimeline(object, story);
    readSources(object, story);
    story.miniature = readStatements(object, u"miniature"_s);
    readNames(object, story);
    readLabels(object, story);
    readGlossary(object, story);
    readCredits(object, story);
    if (errors.error()) {
        return *errors.error();
    }
    return story;
}

} // namespace doublets
