// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_draft.h"

#include "core/lessons/lesson_schema.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// A key of an object, or an index of a list if `key` is empty.
struct PathPart
{
    QString key;
    int index = -1;
};

std::vector<PathPart> partsOf(const QString &place)
{
    std::vector<PathPart> parts;
    for (const QString &each : place.split(u'.', Qt::SkipEmptyParts)) {
        const QStringList pieces = each.split(u'[');
        parts.push_back({pieces.front(), -1});
        for (qsizetype i = 1; i < pieces.size(); ++i) {
            parts.push_back({{}, pieces[i].chopped(1).toInt()});
        }
    }
    return parts;
}

QJsonValue memberOf(const QJsonValue &value, const PathPart &part)
{
    return part.key.isEmpty() ? value.toArray().at(part.index) : value.toObject().value(part.key);
}

/// Returns `whole` with the value at the path from `part` on replaced.
QJsonValue replaced(const QJsonValue &whole, const std::vector<PathPart> &parts, std::size_t part,
                    const QJsonValue &value)
{
    if (part == parts.size()) {
        return value;
    }
    const QJsonValue inner = replaced(memberOf(whole, parts[part]), parts, part + 1, value);
    if (parts[part].key.isEmpty()) {
        QJsonArray list = whole.toArray();
        if (parts[part].index < list.size()) {
            list[parts[part].index] = inner;
        }
        return list;
    }
    QJsonObject object = whole.toObject();
    if (inner.isUndefined()) {
        object.remove(parts[part].key);
    } else {
        object[parts[part].key] = inner;
    }
    return object;
}

/// Converts a text from the languages `from` to the languages `to`.
QJsonValue translated(const QJsonValue &text, const QStringList &from, const QStringList &to)
{
    const auto textOf = [&](const QString &language) {
        if (!text.isObject()) {
            return text.toString();
        }
        const QJsonObject all = text.toObject();
        return all.value(all.contains(language) ? language : from.front()).toString();
    };
    if (to.size() == 1) {
        return textOf(to.front());
    }
    QJsonObject all;
    for (const QString &language : to) {
        all[language] = textOf(language);
    }
    return all;
}

/// Applies translated() to each text inside the object at `path`.
QJsonObject translatedObject(QJsonObject object, const QString &path, const QStringList &from,
                             const QStringList &to)
{
    for (const LessonKey &key : lessonKeysInside(path)) {
        const QString keyPath = QString::fromLatin1(key.path);
        const QString name = lastKey(keyPath);
        if (!object.contains(name)) {
            continue;
        }
        QJsonArray list = object[name].toArray();
        switch (key.kind) {
        case LessonKeyKind::Text:
            object[name] = translated(object[name], from, to);
            break;
        case LessonKeyKind::Object:
            object[name] = translatedObject(object[name].toObject(), keyPath, from, to);
            break;
        case LessonKeyKind::Texts:
            std::transform(list.begin(), list.end(), list.begin(),
                           [&](const QJsonValue &text) { return translated(text, from, to); });
            object[name] = list;
            break;
        case LessonKeyKind::Objects:
            std::transform(list.begin(), list.end(), list.begin(), [&](const QJsonValue &entry) {
                return translatedObject(entry.toObject(), keyPath + u"[]"_s, from, to);
            });
            object[name] = list;
            break;
        default:
            break;
        }
    }
    return object;
}

} // namespace

LessonDraft::LessonDraft(const QJsonObject &json)
    : m_json(json)
    , m_saved(json)
{
}

QJsonObject LessonDraft::emptyLesson(const QString &language)
{
    const QJsonObject step{{u"minutes"_s, 5}};
    QJsonObject json{{u"format"_s, u"doublets-lesson"_s},
                     {u"version"_s, Lesson::NewestVersion},
                     {u"steps"_s, QJsonArray{step}}};
    if (language != u"en") {
        json[u"languages"_s] = QJsonArray{language};
    }
    return json;
}

QByteArray LessonDraft::fileContents() const
{
    QJsonObject json = m_json;
    json[u"version"_s] = Lesson::NewestVersion;
    return QJsonDocument(json).toJson();
}

QJsonValue LessonDraft::value(const QString &place) const
{
    QJsonValue value = m_json;
    for (const PathPart &part : partsOf(place)) {
        value = memberOf(value, part);
    }
    return value;
}

int LessonDraft::entryCount(const QString &place) const
{
    return static_cast<int>(value(place).toArray().size());
}

void LessonDraft::apply(const QJsonObject &changed, const QString &place)
{
    if (changed == m_json) {
        return;
    }
    if (place.isEmpty() || place != m_changedPlace) {
        m_earlier.push_back(m_json);
    }
    m_changedPlace = place;
    m_undone.clear();
    m_json = changed;
}

void LessonDraft::setValue(const QString &place, const QJsonValue &value)
{
    apply(replaced(m_json, partsOf(place), 0, value).toObject(), place);
}

void LessonDraft::setEntries(const QString &place, const QJsonArray &entries,
                             const std::vector<int> &order)
{
    QJsonArray changed = entries;
    for (qsizetype i = 0; place == u"steps" && i < changed.size(); ++i) {
        QJsonObject step = changed[i].toObject();
        if (!step.contains(u"recall"_s)) {
            continue;
        }
        const auto recalled = std::ranges::find(order, step[u"recall"_s].toInt() - 1);
        if (recalled == order.end()) {
            step.remove(u"recall"_s);
        } else {
            step[u"recall"_s] = static_cast<int>(recalled - order.begin()) + 1;
        }
        changed[i] = step;
    }
    const QJsonValue value = changed.isEmpty() ? QJsonValue(QJsonValue::Undefined) : changed;
    apply(replaced(m_json, partsOf(place), 0, value).toObject(), {});
}

void LessonDraft::insertEntry(const QString &place, int index, const QJsonValue &entry)
{
    QJsonArray entries = value(place).toArray();
    std::vector<int> order(static_cast<std::size_t>(entries.size()));
    std::iota(order.begin(), order.end(), 0);
    entries.insert(index, entry);
    order.insert(order.begin() + index, -1);
    setEntries(place, entries, order);
}

void LessonDraft::removeEntry(const QString &place, int index)
{
    QJsonArray entries = value(place).toArray();
    std::vector<int> order(static_cast<std::size_t>(entries.size()));
    std::iota(order.begin(), order.end(), 0);
    entries.removeAt(index);
    order.erase(order.begin() + index);
    setEntries(place, entries, order);
}

void LessonDraft::moveEntry(const QString &place, int from, int to)
{
    QJsonArray entries = value(place).toArray();
    std::vector<int> order(static_cast<std::size_t>(entries.size()));
    std::iota(order.begin(), order.end(), 0);
    const QJsonValue moved = entries.takeAt(from);
    entries.insert(to, moved);
    order.erase(order.begin() + from);
    order.insert(order.begin() + to, from);
    setEntries(place, entries, order);
}

QStringList LessonDraft::languages() const
{
    QStringList codes;
    for (const QJsonValue &code : m_json[u"languages"_s].toArray()) {
        codes << code.toString();
    }
    return codes.isEmpty() ? QStringList{u"en"_s} : codes;
}

void LessonDraft::setLanguages(const QStringList &languages)
{
    const QStringList before = this->languages();
    if (languages.isEmpty() || languages == before) {
        return;
    }
    QJsonObject changed = translatedObject(m_json, {}, before, languages);
    changed[u"languages"_s] = QJsonArray::fromStringList(languages);
    apply(changed, {});
}

QString LessonDraft::textIn(const QJsonValue &value, const QString &language) const
{
    return value.isObject() ? value.toObject().value(language).toString() : value.toString();
}

QJsonValue LessonDraft::withText(const QJsonValue &value, const QString &language,
                                 const QString &text) const
{
    const QStringList all = languages();
    if (all.size() == 1) {
        return text.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(text);
    }
    QJsonObject texts = value.toObject();
    for (const QString &each : all) {
        texts[each] = each == language ? text : textIn(value, each);
    }
    const bool isEmpty = std::ranges::all_of(
        texts, [](const QJsonValue &each) { return each.toString().isEmpty(); });
    return isEmpty ? QJsonValue(QJsonValue::Undefined) : texts;
}

QJsonValue LessonDraft::withLines(const QJsonValue &value, const QString &language,
                                  const QStringList &lines) const
{
    const QJsonArray before = value.toArray();
    const qsizetype most = std::min(before.size(), lines.size());
    qsizetype head = 0;
    while (head < most && textIn(before[head], language) == lines[head]) {
        ++head;
    }
    qsizetype tail = 0;
    while (tail < most - head &&
           textIn(before[before.size() - 1 - tail], language) == lines[lines.size() - 1 - tail]) {
        ++tail;
    }
    QJsonArray entries;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isInTail = i >= lines.size() - tail;
        const qsizetype old = isInTail ? i - lines.size() + before.size() : i;
        const bool hasOld = isInTail || old < before.size() - tail;
        entries.append(withText(hasOld ? before[old] : QJsonValue(), language, lines[i]));
    }
    return entries.isEmpty() ? QJsonValue(QJsonValue::Undefined) : entries;
}

void LessonDraft::undo()
{
    if (canUndo()) {
        m_undone.push_back(m_json);
        m_json = m_earlier.back();
        m_earlier.pop_back();
        m_changedPlace.clear();
    }
}

void LessonDraft::redo()
{
    if (canRedo()) {
        m_earlier.push_back(m_json);
        m_json = m_undone.back();
        m_undone.pop_back();
        m_changedPlace.clear();
    }
}

} // namespace doublets
