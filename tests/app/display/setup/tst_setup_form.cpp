// SPDX-License-Identifier: MIT
#include "display/setup/setup_form.h"
#include "tests/app/display/config/config_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::config_fixture;

namespace {

const QByteArray Stored = R"({
  "format": "doublets-display",
  "version": 1,
  "languages": ["ru", "en"],
  "ruleSets": ["fiske", "cotton"],
  "times": { "countdown": 33 },
  "volume": 20,
  "institution": { "en": "The Museum of Games" },
  "labels": [ { "en": "Dice. Case 5" } ],
  "openingHours": { "friday": ["10:00-13:00", "14:00-24:00"] },
  "statistics": { "on": false }
})";

} // namespace

/// Tests the form that sets up a display.
class TestSetupForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { write(Stored); }
    void changesNothingByItself();
    void writesWhatWasChanged();
    void neverWritesAnError();
    void beginsANewFile();
    void refusesAnInvalidFile();

private:
    void write(const QByteArray &text) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"display.json"_s); }
    [[nodiscard]] QJsonObject stored() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }
    [[nodiscard]] std::unique_ptr<SetupForm> open() const
    {
        auto file = SetupFile::open(path(), catalogue(), languageCodes());
        return file ? std::make_unique<SetupForm>(file.value(), catalogue()) : nullptr;
    }

    QTemporaryDir m_folder;
};

void TestSetupForm::changesNothingByItself()
{
    const auto form = open();
    QVERIFY(form);
    form->accept();
    QCOMPARE(form->result(), int(QDialog::Accepted));
    QCOMPARE(stored(), QJsonDocument::fromJson(Stored).object());
}

void TestSetupForm::writesWhatWasChanged()
{
    const auto form = open();
    QVERIFY(form);
    auto *games = form->findChild<QListWidget *>(u"games"_s);
    QCOMPARE(games->count(), catalogue().ids().size());
    QCOMPARE(games->item(0)->data(Qt::UserRole).toString(), u"fiske"_s);
    QCOMPARE(games->item(2)->checkState(), Qt::Unchecked);
    games->item(1)->setCheckState(Qt::Unchecked);
    form->findChild<QLineEdit *>(u"greeting_ru"_s)->setText(u" Сыграйте  с нами "_s);
    auto *friday = form->findChild<QLineEdit *>(u"friday"_s);
    QCOMPARE(friday->text(), u"10:00-13:00, 14:00-24:00"_s);
    friday->clear();
    form->findChild<QLineEdit *>(u"monday"_s)->setText(u"09:00 – 12:30,13:00-17:00"_s);
    form->findChild<QDoubleSpinBox *>(u"inches"_s)->setValue(43);
    form->findChild<QComboBox *>(u"players"_s)->setCurrentIndex(1);
    form->findChild<QSpinBox *>(u"volume"_s)->setValue(35);
    form->findChild<QCheckBox *>(u"statistics"_s)->setChecked(true);
    form->accept();
    QCOMPARE(form->result(), int(QDialog::Accepted));

    QJsonObject expected = QJsonDocument::fromJson(Stored).object();
    expected[u"ruleSets"] = QJsonArray{u"fiske"_s};
    expected[u"greeting"] = QJsonObject{{u"ru"_s, u"Сыграйте с нами"_s}};
    expected[u"openingHours"] =
        QJsonObject{{u"monday"_s, QJsonArray{u"09:00-12:30"_s, u"13:00-17:00"_s}}};
    expected[u"screen"] = QJsonObject{{u"inches"_s, 43}, {u"players"_s, u"opposite"_s}};
    expected[u"volume"] = 35;
    expected[u"statistics"] =
        QJsonObject{{u"on"_s, true}, {u"file"_s, u"/var/lib/doublets-display/visits.db"_s}};
    QCOMPARE(stored(), expected);
    QVERIFY(readDisplayConfig(path(), catalogue(), languageCodes()));
}

void TestSetupForm::neverWritesAnError()
{
    const auto form = open();
    QVERIFY(form);
    const auto *errors = form->findChild<QLabel *>(u"errors"_s);
    auto *monday = form->findChild<QLineEdit *>(u"monday"_s);
    const auto refuses = [&](const QString &what) {
        form->accept();
        QVERIFY2(errors->text().contains(what), qPrintable(errors->text()));
        QVERIFY(!errors->isHidden());
        QCOMPARE(stored(), QJsonDocument::fromJson(Stored).object());
    };
    monday->setText(u"17:00-09:00"_s);
    refuses(u"openingHours.monday"_s);
    monday->setText(u"from nine"_s);
    refuses(u"openingHours.monday"_s);
    monday->clear();
    auto *languages = form->findChild<QListWidget *>(u"languages"_s);
    QCOMPARE(languages->item(1)->data(Qt::UserRole).toString(), u"en"_s);
    languages->item(1)->setCheckState(Qt::Unchecked); // but there is a label in English
    refuses(u"labels"_s);
    languages->item(0)->setCheckState(Qt::Unchecked);
    refuses(u"languages"_s);
}

void TestSetupForm::beginsANewFile()
{
    QVERIFY(QFile::remove(path()));
    const auto form = open();
    QVERIFY(form);
    form->findChild<QCheckBox *>(u"speech"_s)->setChecked(true);
    form->accept();
    QCOMPARE(stored(),
             (QJsonObject{
                 {u"format"_s, u"doublets-display"_s}, {u"version"_s, 1}, {u"speech"_s, true}}));
}

void TestSetupForm::refusesAnInvalidFile()
{
    write("{ \"volume\": 600 }");
    const auto file = SetupFile::open(path(), catalogue(), languageCodes());
    QVERIFY(!file);
    QCOMPARE(file.error().front().place, u"volume"_s);
}

QTEST_MAIN(TestSetupForm)
#include "tst_setup_form.moc"
