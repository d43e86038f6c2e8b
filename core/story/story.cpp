// SPDX-License-Identifier: MIT
#include "core/story/story.h"

#include "core/json/strict_json.h"
#include "core/story/story_parser.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

/// Keeps the linker from dropping the resource of the static library. Must not be in a namespace.
static void initStory()
{
    Q_INIT_RESOURCE(story);
}

namespace doublets {

namespace {

/// A collector of texts, each once, without those that have no letters.
class TextCollector
{
public:
    void add(const QString &text)
    {
        const bool hasWords = std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
        if (hasWords && !m_seen.contains(text)) {
            m_seen.insert(text);
            m_texts << text;
        }
    }
    void add(const QStringList &texts)
    {
        for (const QString &text : texts) {
            add(text);
        }
    }
    void add(const StoryStatement &statement) { add(statement.text); }
    void add(const StoryPassage &passage)
    {
        add(passage.quotation.page);
        add(passage.translation.isEmpty() ? passage.quotation.text : passage.translation);
    }
    template<typename T> void add(const std::vector<T> &several)
    {
        for (const T &each : several) {
            add(each);
        }
    }
    void add(const TimelineEntry &entry)
    {
        add(entry.year);
        add(entry.statement);
        add(entry.passages);
    }
    void add(const StorySource &source)
    {
        add(QStringList{source.year, source.author, source.imprint, source.location,
                        source.editionUsed});
        add(source.statements);
        add(source.passages);
    }
    void add(const StoryName &name)
    {
        add(name.name);
        add(name.statements);
    }
    void add(const ObjectLabel &label)
    {
        add(QStringList{label.title, label.place, label.date});
        add(label.materials);
        add(QStringList{label.size, label.model, label.inventedFeatures, label.caption});
    }
    void add(const GlossaryEntry &word)
    {
        add(QStringList{word.term, word.definition, word.caption});
    }
    void add(const CreditGroup &group)
    {
        add(group.title);
        add(group.lines);
    }
    [[nodiscard]] const QStringList &texts() const { return m_texts; }

private:
    QStringList m_texts;
    QSet<QString> m_seen;
};

} // namespace

Result<Story, Error> Story::builtIn()
{
    initStory();
    const QString path = u":/doublets/story/story.json"_s;
    const auto text = json::readFile(path, MaxFileSize);
    if (!text) {
        return text.error();
    }
    return parseStory(text.value(), path);
}

const ObjectLabel *Story::labelOf(const QString &tradition) const
{
    const auto found = std::ranges::find(labels, tradition, &ObjectLabel::tradition);
    return found == labels.end() ? nullptr : &*found;
}

std::vector<StoryPassage> Story::passages() const
{
    std::vector<StoryPassage> all;
    for (const TimelineEntry &entry : timeline) {
        all.insert(all.end(), entry.passages.begin(), entry.passages.end());
    }
    for (const StorySource &source : sources) {
        all.insert(all.end(), source.passages.begin(), source.passages.end());
    }
    return all;
}

QStringList Story::translatableTexts() const
{
    TextCollector all;
    all.add(introduction);
    all.add(evidence);
    all.add(timeline);
    all.add(sources);
    all.add(miniature);
    all.add(names);
    all.add(labels);
    all.add(glossary);
    all.add(credits);
    return all.texts();
}

} // namespace doublets
