// SPDX-License-Identifier: MIT
#include "lessons/editor/lesson_fields.h"

#include "core/lessons/lesson.h"
#include "lessons/editor/lesson_boxes.h"
#include "lessons/editor/lesson_form_values.h"
#include "panels/dialogs/form_button.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "table/image/decoded_picture.h"
#include "text/typed_number.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct LessonFields
{
    Q_DECLARE_TR_FUNCTIONS(LessonFields)
};

/// A creator of the field of one key at one place.
class FieldMaker
{
public:
    FieldMaker(const LessonKey &key, const QString &place, LessonFormValues &values,
               const LessonFormSources &sources, QWidget *parent)
        : m_key(key)
        , m_place(place)
        , m_values(values)
        , m_sources(sources)
        , m_parent(parent)
    {
    }

    [[nodiscard]] QWidget *create() const
    {
        switch (m_key.kind) {
        case LessonKeyKind::Text:
            return m_key.maximum <= Lesson::MaxTitleLength ? createTitle() : createParagraph();
        case LessonKeyKind::Texts:
            return createTexts();
        case LessonKeyKind::Integer:
            return createInteger();
        case LessonKeyKind::Number:
            return createNumber();
        case LessonKeyKind::Languages:
            return createLanguages();
        case LessonKeyKind::Flag:
            return m_key.flagDefault >= 0 ? createFlag()
                                          : createFlagBox(m_place, m_values, m_parent);
        case LessonKeyKind::Word:
            return createWordBox(m_key, m_place, m_values, m_parent);
        case LessonKeyKind::RuleSet:
            return createRuleSetBox(m_key, m_place, m_values, m_parent);
        case LessonKeyKind::Rule:
            return createRuleBox(m_place, m_values, m_parent);
        case LessonKeyKind::ChoiceIndex:
            return createChoiceBox(m_place, m_values, m_parent);
        case LessonKeyKind::StepIndex:
            return createStepBox(m_place, m_values, m_parent);
        case LessonKeyKind::Record:
            return createRecord();
        case LessonKeyKind::PictureData:
            return createPicture();
        default:
            return createLine();
        }
    }

private:
    [[nodiscard]] QJsonValue value() const { return m_values.draft().value(m_place); }

    [[nodiscard]] QWidget *createTitle() const
    {
        auto *line = new QLineEdit(m_values.text(m_place), m_parent);
        QObject::connect(line, &QLineEdit::textEdited, line, textWriter());
        return line;
    }

    [[nodiscard]] QWidget *createParagraph() const
    {
        constexpr int Lines = 4;
        QPlainTextEdit *edit = createEdit(m_values.text(m_place), Lines);
        QObject::connect(edit, &QPlainTextEdit::textChanged, edit,
                         [edit, write = textWriter()] { write(edit->toPlainText()); });
        return edit;
    }

    [[nodiscard]] QPlainTextEdit *createEdit(const QString &text, int lines) const
    {
        auto *edit = new QPlainTextEdit(text, m_parent);
        edit->setTabChangesFocus(true);
        edit->setFixedHeight(edit->fontMetrics().lineSpacing() * lines);
        return edit;
    }

    /// Returns a function that sets the text in the current language.
    [[nodiscard]] std::function<void(const QString &)> textWriter() const
    {
        return [place = m_place, &values = m_values](const QString &written) {
            values.setValue(place,
                            values.draft().withText(values.draft().value(place), values.language(),
                                                    written.simplified()));
        };
    }

    [[nodiscard]] QPlainTextEdit *createTexts() const
    {
        constexpr int Lines = 6;
        QStringList lines;
        for (const QJsonValue &each : value().toArray()) {
            lines << m_values.draft().textIn(each, m_values.language());
        }
        QPlainTextEdit *edit = createEdit(lines.join(u'\n'), Lines);
        const auto write = [edit, place = m_place, &values = m_values] {
            QStringList written;
            for (const QString &line : edit->toPlainText().split(u'\n')) {
                if (const QString text = line.simplified(); !text.isEmpty()) {
                    written << text;
                }
            }
            values.setValue(place, values.draft().withLines(values.draft().value(place),
                                                            values.language(), written));
        };
        QObject::connect(edit, &QPlainTextEdit::textChanged, edit, write);
        return edit;
    }

    [[nodiscard]] QSpinBox *createInteger() const
    {
        auto *box = new QSpinBox(m_parent);
        const bool canBeMissing = !m_key.isRequired || value().isUndefined();
        const int usual = canBeMissing ? m_key.minimum - 1 : m_key.minimum;
        box->setRange(usual, m_key.maximum);
        box->setGroupSeparatorShown(true);
        box->setMinimumHeight(fonts::currentSizes().minControlSize);
        if (canBeMissing) {
            box->setSpecialValueText(m_key.isRequired ? u"–"_s : LessonFields::tr("default"));
        }
        box->setValue(value().toInt(usual));
        QObject::connect(box, &QSpinBox::valueChanged, box,
                         [place = m_place, &values = m_values, usual, canBeMissing](int number) {
                             const bool isMissing = canBeMissing && number == usual;
                             values.setValue(place, isMissing ? QJsonValue(QJsonValue::Undefined)
                                                              : QJsonValue(number));
                         });
        return box;
    }

    [[nodiscard]] QLineEdit *createNumber() const
    {
        constexpr int Digits = 12;
        const QJsonValue number = value();
        auto *line =
            new QLineEdit(number.isDouble() ? QLocale().toString(number.toDouble(), 'g', Digits)
                                            : number.toString(),
                          m_parent);
        const auto write = [place = m_place, &values = m_values](const QString &text) {
            const auto written = parseTypedNumber(text);
            values.setValue(place, written          ? QJsonValue(*written)
                                   : text.isEmpty() ? QJsonValue(QJsonValue::Undefined)
                                                    : QJsonValue(text)); // the checker reports it
        };
        QObject::connect(line, &QLineEdit::textEdited, line, write);
        return line;
    }

    [[nodiscard]] QLineEdit *createLine() const
    {
        auto *line = new QLineEdit(value().toString(), m_parent);
        QObject::connect(line, &QLineEdit::textEdited, line,
                         [place = m_place, &values = m_values](const QString &text) {
                             values.setValue(place, text.isEmpty()
                                                        ? QJsonValue(QJsonValue::Undefined)
                                                        : QJsonValue(text.trimmed()));
                         });
        return line;
    }

    [[nodiscard]] QLineEdit *createLanguages() const
    {
        auto *line = new QLineEdit(m_values.draft().languages().join(u", "_s), m_parent);
        QObject::connect(line, &QLineEdit::editingFinished, line, [line, &values = m_values] {
            QStringList codes = line->text().split(u',', Qt::SkipEmptyParts);
            for (QString &code : codes) {
                code = code.trimmed();
            }
            codes.removeAll(QString());
            if (!codes.isEmpty() && codes != values.draft().languages()) {
                values.draft().setLanguages(codes);
                values.reportStructureChanged();
            }
        });
        return line;
    }

    [[nodiscard]] QWidget *createFlag() const
    {
        const bool usual = m_key.flagDefault != 0;
        auto *box = new QCheckBox(m_parent);
        box->setChecked(value().toBool(usual));
        QObject::connect(
            box, &QCheckBox::toggled, box, [place = m_place, &values = m_values, usual](bool isOn) {
                values.setValue(place, isOn == usual ? QJsonValue(QJsonValue::Undefined)
                                                     : QJsonValue(isOn));
            });
        return box;
    }

    [[nodiscard]] QWidget *createRecord() const
    {
        const QString text =
            value().isObject() ? LessonFields::tr("a recorded game") : LessonFields::tr("none");
        const auto choose = [place = m_place, &values = m_values,
                             record = m_sources.currentRecord] {
            QJsonObject board = values.draft().value(parentPlace(place)).toObject();
            for (const QString &key : {u"ruleSet"_s, u"rulings"_s, u"dice"_s, u"seed"_s}) {
                board.remove(key); // the record has its own
            }
            board[lastKey(place)] = record();
            values.setStructuralValue(parentPlace(place), board);
        };
        return createValueRow(createValueLabel(text), LessonFields::tr("Use the game on the board"),
                              choose);
    }

    [[nodiscard]] QWidget *createPicture() const
    {
        const auto choose = [place = m_place, &values = m_values, picture = m_sources.choosePicture,
                             parent = m_parent] {
            if (const auto chosen = picture(parent)) {
                QJsonObject around = values.draft().value(parentPlace(place)).toObject();
                around.remove(u"file"_s);
                around[lastKey(place)] = QString::fromLatin1(chosen->toBase64());
                values.setStructuralValue(parentPlace(place), around);
            }
        };
        return createValueRow(createPictureLabel(), LessonFields::tr("Choose…"), choose);
    }

    [[nodiscard]] QLabel *createValueLabel(const QString &text) const
    {
        QLabel *label = plainLabel(m_parent);
        label->setText(text);
        return label;
    }

    /// Returns a label with a small copy of the picture or, if it cannot be read, its size.
    [[nodiscard]] QLabel *createPictureLabel() const
    {
        constexpr int ThumbnailLines = 6;
        const QByteArray data = QByteArray::fromBase64(value().toString().toLatin1());
        QLabel *label =
            createValueLabel(data.isEmpty() ? LessonFields::tr("none")
                                            : QLocale().formattedDataSize(data.size(), 0));
        const int side = label->fontMetrics().height() * ThumbnailLines;
        const QImage picture = decodedPicture(data, {side * 2, side});
        if (!picture.isNull()) {
            label->setPixmap(QPixmap::fromImage(picture));
        }
        return label;
    }

    /// Returns a row with a label, a button that sets the value and one that removes it.
    [[nodiscard]] QWidget *createValueRow(QLabel *label, const QString &buttonText,
                                          const std::function<void()> &choose) const
    {
        auto *row = new QWidget(m_parent);
        auto *layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(label, 1);
        QPushButton *button = createFormButton(u"choose "_s + m_place, row);
        button->setText(buttonText);
        layout->addWidget(button);
        QPushButton *remove = createFormButton(u"remove "_s + m_place, row);
        remove->setText(LessonFields::tr("Remove"));
        remove->setEnabled(!value().isUndefined());
        layout->addWidget(remove);
        QObject::connect(button, &QPushButton::clicked, row, choose);
        QObject::connect(remove, &QPushButton::clicked, row, [place = m_place, &values = m_values] {
            values.setStructuralValue(place, QJsonValue::Undefined);
        });
        row->setFocusProxy(button);
        return row;
    }

    const LessonKey &m_key;
    const QString &m_place;
    LessonFormValues &m_values;
    const LessonFormSources &m_sources;
    QWidget *m_parent;
};

} // namespace

QWidget *createLessonField(const LessonKey &key, const QString &place, LessonFormValues &values,
                           const LessonFormSources &sources, QWidget *parent)
{
    QWidget *field = FieldMaker(key, place, values, sources, parent).create();
    field->setObjectName(place);
    return field;
}

} // namespace doublets
