// SPDX-License-Identifier: MIT
#include "lessons/editor/lesson_boxes.h"

#include "core/json/strict_json.h"
#include "lessons/editor/lesson_field_text.h"
#include "lessons/editor/lesson_form_values.h"
#include "panels/dialogs/wrapping_combo_box.h"
#include "text/rule_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct LessonBoxes
{
    Q_DECLARE_TR_FUNCTIONS(LessonBoxes)
};

/// Selects the item that stands for the value at `place`: the first one if there is no value, none
/// if the value is unknown.
void selectValue(QComboBox &box, const QString &place, const LessonFormValues &values)
{
    const QVariant value = values.draft().value(place).toVariant();
    box.setCurrentIndex(value.isValid() ? box.findData(value) : 0);
}

void connectLessonBox(QComboBox *box, const QString &place, LessonFormValues &values)
{
    selectValue(*box, place, values);
    QObject::connect(box, &QComboBox::activated, box, [box, place, &values](int chosen) {
        const QVariant picked = box->itemData(chosen);
        values.setValue(place, picked.isValid() ? QJsonValue::fromVariant(picked)
                                                : QJsonValue(QJsonValue::Undefined));
    });
}

/// Connects the box of a figure's quantity, which determines the other fields of the figure.
void connectQuantityBox(QComboBox *box, const QString &place, LessonFormValues &values)
{
    selectValue(*box, place, values);
    QObject::connect(box, &QComboBox::activated, box, [box, place, &values](int chosen) {
        QJsonObject figure = values.draft().value(parentPlace(place)).toObject();
        figure.remove(lastKey(place));
        const QString name = box->itemData(chosen).toString();
        if (const auto quantity = quantityFromName(name)) {
            figure[lastKey(place)] = name;
            for (const QString &key : figure.keys()) {
                if (key != lastKey(place) && !figureUsesKey(*quantity, key)) {
                    figure.remove(key);
                }
            }
        }
        values.setStructuralValue(parentPlace(place), figure);
    });
}

} // namespace

QComboBox *createWordBox(const LessonKey &key, const QString &place, LessonFormValues &values,
                         QWidget *parent)
{
    const QString path = QString::fromLatin1(key.path);
    auto *box = new WrappingComboBox(place, parent);
    box->addItem(key.isRequired ? LessonBoxes::tr("Choose…") : LessonBoxes::tr("default"));
    for (const QString &word : lessonKeyWords(path)) {
        box->addItem(lessonWordText(path, word), word);
    }
    if (lastKey(path) == u"quantity") {
        connectQuantityBox(box, place, values);
    } else {
        connectLessonBox(box, place, values);
    }
    return box;
}

QComboBox *createFlagBox(const QString &place, LessonFormValues &values, QWidget *parent)
{
    auto *box = new WrappingComboBox(place, parent);
    box->addItem(LessonBoxes::tr("default"));
    box->addItem(LessonBoxes::tr("yes"), true);
    box->addItem(LessonBoxes::tr("no"), false);
    connectLessonBox(box, place, values);
    return box;
}

QComboBox *createRuleSetBox(const LessonKey &key, const QString &place, LessonFormValues &values,
                            QWidget *parent)
{
    auto *box = new WrappingComboBox(place, parent);
    box->addItem(key.isRequired ? LessonBoxes::tr("Choose…") : LessonBoxes::tr("none"));
    for (const RuleSet &set : values.catalogue().all()) {
        box->addItem(ruleSetTitle(set), set.id);
    }
    selectValue(*box, place, values);
    QObject::connect(box, &QComboBox::activated, box, [box, place, &values](int chosen) {
        QJsonObject around = values.draft().value(parentPlace(place)).toObject();
        around.remove(u"rulings"_s); // those of another game
        around.remove(lastKey(place));
        if (const QString id = box->itemData(chosen).toString(); !id.isEmpty()) {
            around[lastKey(place)] = id;
        }
        values.setStructuralValue(parentPlace(place), around);
    });
    return box;
}

QComboBox *createRuleBox(const QString &place, LessonFormValues &values, QWidget *parent)
{
    auto *box = new WrappingComboBox(place, parent);
    box->addItem(LessonBoxes::tr("Choose…"));
    const RuleSet *ruleSet = values.siblingRuleSet(place);
    for (int i = 0; ruleSet != nullptr && i < RuleKeyCount; ++i) {
        const auto key = static_cast<RuleKey>(i);
        if (ruleSet->provenanceOf(key) != nullptr) {
            box->addItem(ruleKeyTitle(key), ruleKeyName(key));
        }
    }
    connectLessonBox(box, place, values);
    return box;
}

QComboBox *createRulingBox(const Ruling &ruling, const QString &place, LessonFormValues &values,
                           QWidget *parent)
{
    auto *box = new WrappingComboBox(place, parent);
    box->addItem(LessonBoxes::tr("default"));
    for (const RulingValue &value : ruling.values) {
        box->addItem(translatedRuleText(value.gloss), value.id);
    }
    connectLessonBox(box, place, values);
    return box;
}

QComboBox *createChoiceBox(const QString &place, LessonFormValues &values, QWidget *parent)
{
    auto *box = new WrappingComboBox(place, parent);
    const QString choicesPlace = json::placeInside(parentPlace(place), u"choices"_s);
    const auto fill = [box, place, choicesPlace, &values] {
        const QSignalBlocker blocker(box);
        box->clear();
        box->addItem(LessonBoxes::tr("none: a matter of opinion"));
        for (int i = 0; i < values.draft().entryCount(choicesPlace); ++i) {
            box->addItem(values.text(json::placeInside(choicesPlace, i)), i + 1);
        }
        selectValue(*box, place, values);
        box->setEnabled(box->count() > 1);
    };
    fill();
    connectLessonBox(box, place, values);
    QObject::connect(&values, &LessonFormValues::draftChanged, box, fill);
    return box;
}

QComboBox *createStepBox(const QString &place, LessonFormValues &values, QWidget *parent)
{
    auto *box = new WrappingComboBox(place, parent);
    box->addItem(LessonBoxes::tr("none"));
    const int step = stepOfPlace(place);
    for (int i = 0; i < step; ++i) {
        const QString earlier = u"steps[%1]."_s.arg(i);
        if (values.draft().value(earlier + u"question"_s).isObject() ||
            values.draft().value(earlier + u"guess"_s).isObject()) {
            box->addItem(values.stepTitle(i), i + 1);
        }
    }
    connectLessonBox(box, place, values);
    return box;
}

} // namespace doublets
