// SPDX-License-Identifier: MIT
#include "match/settings/ini_text.h"
#include "match/settings/settings.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

/// Returns a value of lists in lists, whose deserialization overflows the stack.
QByteArray nestedLists()
{
    constexpr int Depth = 30'000;
    const QByteArray list("\0\0\0\x9\0\0\0\x1", 8); // a QVariantList with one item
    QByteArray value = "@Variant(";
    for (const char byte : list.repeated(Depth)) {
        value += "\\x" + QByteArray::number(static_cast<uchar>(byte), 16);
    }
    return value + ')';
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void hasDefaultsWithoutAFile();
    void readsAKeptFile();
    void survivesARestart();
    void keepsRulingsPerRuleSet();
    void announcesChangesOnce();
    void refusesWhatIsOutOfRange();
    void usesTheDefaultOfTheDesktopForInvalidValues();
    void readsBrokenFilesAsFarAsTheyGo_data();
    void readsBrokenFilesAsFarAsTheyGo();
    void keepsABrokenFileAside();
    void leavesABrokenFileAloneUntilTheFirstWrite();
    void reportsAWriteErrorOnce();
    void keepsARefusedValueAsideOnce_data();
    void keepsARefusedValueAsideOnce();
    void takesNamesAndPathsAsTheyAre();
    void isPrivateToItsOwner();
    void doesNotBlockOnPipes();
    void keepsWhatOthersWrite();
    void clearsWhatACrashLeft();
    void neverDeserializes_data();
    void neverDeserializes();
    void writesWhatQtReads_data();
    void writesWhatQtReads();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"doublets.ini"_s); }

    std::unique_ptr<Catalogue> m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSettings::initTestCase()
{
    auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue.ok());
    m_catalogue = std::make_unique<Catalogue>(std::move(catalogue).value());
}

void TestSettings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestSettings::hasDefaultsWithoutAFile()
{
    const Settings settings(path(), *m_catalogue);
    QCOMPARE(settings.ruleSet.value(), u"cotton"_s);
    QCOMPARE(settings.matchLength.value(), MatchLength::SingleGame);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Normal);
    QCOMPARE(settings.diceOrigin.value(), DiceOrigin::System);
    QCOMPARE(settings.forcedPlays.value(), ForcedPlays::Manual);
    QCOMPARE(settings.tradition.value(), QString());
    QCOMPARE(settings.lighting.value(), Lighting::Lamp);
    QCOMPARE(settings.language.value(), u"system"_s);
    QCOMPARE(settings.numberStyle.value(), NumberStyle::Both);
    QCOMPARE(settings.paperFormat.value(), QString());
    QCOMPARE(settings.ink.value(), u"many"_s);
    QVERIFY(settings.readErrors().empty());
    for (const RuleSet &set : m_catalogue->all()) {
        QCOMPARE(settings.rulingsOf(set), set.defaultRulings());
    }
}

/// A file with every key. Its keys and values must stay valid in later versions.
void TestSettings::readsAKeptFile()
{
    put(path(), R"([General]
keys=actionHint=Ctrl+I, actionThrow=
language=ru

[classroom]
dice-at-once=true
guess-first=true

[files]
pictures=/home/anne/Pictures
recent=/home/anne/a.doublets, /home/anne/b.doublets

[game]
match=5
ruleset=fiske

[motion]
speed=slow
time=long

[players]
again=false
black=Ben
black-by=careless
black-computer=Deep Yew
white=Anne
white-by=best
white-computer=Oak

[print]
ink=one
paper=letter

[rulings]
cotton\surplus=bears-off

[sound]
muted=true
volume=35

[steps]
pace=fast

[table]
dice=seeded
first-steps=true
forced=table
look=night
numerals=false
seed=1674
start-plate=false
tradition=iceland

[text]
numbers=figures
size=150

[window]
face-to-face=true
geometry=AdnQywADAAA=
state=AAAA/wAAAAD9AAAA
)");
    const Settings settings(path(), *m_catalogue);
    QVERIFY(settings.readErrors().empty());
    QCOMPARE(settings.shortcuts.value(), (QStringList{u"actionHint=Ctrl+I"_s, u"actionThrow="_s}));
    QCOMPARE(settings.language.value(), u"ru"_s);
    QVERIFY(settings.autoConfirmDice.value());
    QVERIFY(settings.guessFirst.value());
    QCOMPARE(settings.pictureFolder.value(), u"/home/anne/Pictures"_s);
    QCOMPARE(settings.recentFiles.value(),
             (QStringList{u"/home/anne/a.doublets"_s, u"/home/anne/b.doublets"_s}));
    QCOMPARE(settings.ruleSet.value(), u"fiske"_s);
    QCOMPARE(settings.matchLength.value(), MatchLength::BestOfFive);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Slow);
    QCOMPARE(settings.readingTime.value(), ReadingTime::Long);
    QVERIFY(!settings.autoStartNextGame.value());
    QCOMPARE(settings.whiteName.value(), u"Anne"_s);
    QCOMPARE(settings.blackName.value(), u"Ben"_s);
    QCOMPARE(settings.whitePlayer.value(), PlayerSetting::Best);
    QCOMPARE(settings.blackPlayer.value(), PlayerSetting::Careless);
    QCOMPARE(settings.whiteComputerName.value(), u"Oak"_s);
    QCOMPARE(settings.blackComputerName.value(), u"Deep Yew"_s);
    QCOMPARE(settings.ink.value(), u"one"_s);
    QCOMPARE(settings.paperFormat.value(), u"letter"_s);
    const RuleSet &cotton = *m_catalogue->find(u"cotton"_s);
    QCOMPARE(settings.rulingsOf(cotton).value(u"surplus"_s), u"bears-off"_s);
    QVERIFY(settings.muted.value());
    QCOMPARE(settings.volume.value(), 35);
    QCOMPARE(settings.stepPace.value(), StepPace::Fast);
    QCOMPARE(settings.diceOrigin.value(), DiceOrigin::Seeded);
    QVERIFY(settings.hasExperience.value());
    QCOMPARE(settings.forcedPlays.value(), ForcedPlays::Automatic);
    QCOMPARE(settings.lighting.value(), Lighting::Night);
    QVERIFY(!settings.pointNumbers.value());
    QCOMPARE(settings.seed.value(), u"1674"_s);
    QVERIFY(!settings.showStartScreen.value());
    QCOMPARE(settings.tradition.value(), u"iceland"_s);
    QCOMPARE(settings.numberStyle.value(), NumberStyle::Figures);
    QCOMPARE(settings.textSize.value(), 150);
    QVERIFY(settings.faceToFace.value());
    QCOMPARE(settings.windowGeometry.value(), QByteArray::fromBase64("AdnQywADAAA="));
    QCOMPARE(settings.windowState.value(), QByteArray::fromBase64("AAAA/wAAAAD9AAAA"));
}

void TestSettings::survivesARestart()
{
    const QString name = u"Anne, “Nan”; 50% = \\half 王"_s;
    {
        Settings settings(path(), *m_catalogue);
        QVERIFY(settings.ruleSet.set(u"fiske"_s));
        QVERIFY(settings.whiteName.set(name));
        QVERIFY(settings.tradition.set(u"iceland"_s));
        QVERIFY(!settings.tradition.set(u"atlantis"_s));
        QVERIFY(settings.lighting.set(Lighting::HighContrast));
        QVERIFY(settings.pointNumbers.set(!settings.pointNumbers.defaultValue()));
        QVERIFY(settings.closerView.set(CloserView::On));
        QVERIFY(settings.forcedPlays.set(ForcedPlays::Automatic));
        QVERIFY(settings.diceOrigin.set(DiceOrigin::Entered));
        QVERIFY(settings.seed.set(u"18446744073709551615"_s));
        QVERIFY(settings.motionSpeed.set(MotionSpeed::Slow));
        QVERIFY(settings.volume.set(0));
        QVERIFY(settings.muted.set(true));
        QVERIFY(settings.language.set(u"ru"_s));
        QVERIFY(settings.numberStyle.set(NumberStyle::Figures));
        QVERIFY(settings.windowGeometry.set(QByteArray("\0\1\xff", 3)));
        QVERIFY(settings.recentFiles.set({u"/a, b.doublets"_s, u"/c.doublets"_s}));
        QVERIFY(settings.paperFormat.set(u"letter"_s));
        QVERIFY(settings.ink.set(u"one"_s));
    }
    const Settings again(path(), *m_catalogue);
    QVERIFY(again.readErrors().empty());
    QCOMPARE(again.ruleSet.value(), u"fiske"_s);
    QCOMPARE(again.whiteName.value(), name);
    QCOMPARE(again.tradition.value(), u"iceland"_s);
    QCOMPARE(again.lighting.value(), Lighting::HighContrast);
    QCOMPARE(again.pointNumbers.value(), !again.pointNumbers.defaultValue());
    QCOMPARE(again.closerView.value(), CloserView::On);
    QCOMPARE(again.forcedPlays.value(), ForcedPlays::Automatic);
    QCOMPARE(again.diceOrigin.value(), DiceOrigin::Entered);
    QCOMPARE(again.seed.value(), u"18446744073709551615"_s);
    QCOMPARE(again.motionSpeed.value(), MotionSpeed::Slow);
    QCOMPARE(again.volume.value(), 0);
    QCOMPARE(again.muted.value(), true);
    QCOMPARE(again.language.value(), u"ru"_s);
    QCOMPARE(again.numberStyle.value(), NumberStyle::Figures);
    QCOMPARE(again.windowGeometry.value(), QByteArray("\0\1\xff", 3));
    QCOMPARE(again.recentFiles.value(), QStringList({u"/a, b.doublets"_s, u"/c.doublets"_s}));
    QCOMPARE(again.paperFormat.value(), u"letter"_s);
    QCOMPARE(again.ink.value(), u"one"_s);
}

void TestSettings::keepsRulingsPerRuleSet()
{
    const RuleSet &cotton = *m_catalogue->find(u"cotton"_s);
    const RuleSet &willughby = *m_catalogue->find(u"willughby"_s);
    {
        Settings settings(path(), *m_catalogue);
        const QSignalSpy changes(&settings, &Settings::rulingsChanged);
        QVERIFY(settings.setRuling(cotton, u"surplus"_s, u"opponent"_s));
        // Not a ruling of Willughby's.
        QVERIFY(!settings.setRuling(willughby, u"surplus"_s, u"opponent"_s));
        QVERIFY(!settings.setRuling(cotton, u"exception"_s, u"none"_s)); // Charpentier's ruling
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes[0][0].toString(), u"cotton"_s);
    }
    const Settings again(path(), *m_catalogue);
    QCOMPARE(again.rulingsOf(cotton).value(u"surplus"_s), u"opponent"_s);
    QCOMPARE(again.rulingsOf(willughby), willughby.defaultRulings());
}

void TestSettings::announcesChangesOnce()
{
    Settings settings(path(), *m_catalogue);
    const QSignalSpy changes(&settings.volume, &Setting::changed);
    QVERIFY(settings.volume.set(12));
    QVERIFY(settings.volume.set(12));
    QCOMPARE(changes.size(), 1);
}

void TestSettings::refusesWhatIsOutOfRange()
{
    Settings settings(path(), *m_catalogue);
    QVERIFY(!settings.volume.set(101));
    QVERIFY(!settings.ruleSet.set(u"chess"_s));
    QVERIFY(!settings.whiteName.set(QString(Settings::MaxNameLength + 1, u'a')));
    QVERIFY(!settings.whiteName.set(u"two\nlines"_s));
    QVERIFY(!settings.seed.set(u"18446744073709551616"_s));
    QVERIFY(!settings.seed.set(u"-1"_s));
    QVERIFY(!settings.paperFormat.set(u"a5"_s));
    QVERIFY(!settings.ink.set(QString()));
    QCOMPARE(settings.volume.value(), settings.volume.defaultValue());
    settings.write();
    QVERIFY(!QFile::exists(path()));
}

/// Users who have reduced motion on their desktop get it even if the file contains nonsense.
void TestSettings::usesTheDefaultOfTheDesktopForInvalidValues()
{
    put(path(), "[motion]\nspeed=dizzy\n");
    Settings settings(path(), *m_catalogue);
    settings.motionSpeed.setDefault(MotionSpeed::Off);
    QCOMPARE(settings.motionSpeed.value(), MotionSpeed::Off);
}

void TestSettings::readsBrokenFilesAsFarAsTheyGo_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("volume"); // valid values are read, invalid ones replaced by defaults

    const auto wrong = ErrorCode::ImpossibleValue;
    QTest::newRow("binary") << QByteArray("[sound]\nvolume=5\n\0\1\2", 20) << ErrorCode::NotText
                            << QString() << 70;
    QTest::newRow("not UTF-8") << QByteArray("[sound]\nvolume=5\nx=\xff\xfe\n")
                               << ErrorCode::NotText << QString() << 70;
    QTest::newRow("huge") << QByteArray(SettingsFile::MaxBytes + 1, 'x') << ErrorCode::TooLarge
                          << QString() << 70;
    QTest::newRow("no INI") << QByteArray("[sound]\nvolume=5\nthis is a letter\n")
                            << ErrorCode::WrongFormat << QString() << 5;
    QTest::newRow("newer") << QByteArray("version=2\n[sound]\nvolume=5\n")
                           << ErrorCode::NewerVersion << u"version"_s << 5;
    QTest::newRow("odd version") << QByteArray("version=one\n[sound]\nvolume=5\n") << wrong
                                 << u"version"_s << 5;
    QTest::newRow("too loud") << QByteArray("[sound]\nvolume=500\n") << wrong << u"sound/volume"_s
                              << 70;
    QTest::newRow("no number") << QByteArray("[sound]\nvolume=loud\n") << wrong << u"sound/volume"_s
                               << 70;
    QTest::newRow("list") << QByteArray("[sound]\nvolume=1, 2\n") << wrong << u"sound/volume"_s
                          << 70;
    QTest::newRow("speed") << QByteArray("[motion]\nspeed=dizzy\n[sound]\nvolume=5\n") << wrong
                           << u"motion/speed"_s << 5;
    QTest::newRow("mute") << QByteArray("[sound]\nmuted=perhaps\nvolume=5\n") << wrong
                          << u"sound/muted"_s << 5;
    QTest::newRow("rule set") << QByteArray("[game]\nruleset=chess\n[sound]\nvolume=5\n") << wrong
                              << u"game/ruleset"_s << 5;
    QTest::newRow("ruling") << QByteArray("[rulings]\ncotton\\surplus=all\n[sound]\nvolume=5\n")
                            << wrong << u"rulings/cotton/surplus"_s << 5;
    QTest::newRow("name") << QByteArray("[players]\nwhite=\"a\\nb\"\n[sound]\nvolume=5\n") << wrong
                          << u"players/white"_s << 5;
    QTest::newRow("geometry") << QByteArray("[window]\ngeometry=@@\n[sound]\nvolume=5\n") << wrong
                              << u"window/geometry"_s << 5;
    QTest::newRow("object") << QByteArray("language=@Variant(\\0\\0)\n[sound]\nvolume=5\n") << wrong
                            << u"language"_s << 5;
    QTest::newRow("nested objects") << "language=" + nestedLists() + "\n[sound]\nvolume=5\n"
                                    << wrong << u"language"_s << 5;
}

void TestSettings::readsBrokenFilesAsFarAsTheyGo()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, place);
    QFETCH(const int, volume);

    put(path(), bytes);
    const Settings settings(path(), *m_catalogue);
    QCOMPARE(settings.readErrors().size(), std::size_t(1));
    QCOMPARE(settings.readErrors()[0].file, path());
    QCOMPARE(settings.readErrors()[0].code, code);
    QCOMPARE(settings.readErrors()[0].place, place);
    QCOMPARE(settings.volume.value(), volume);
    QCOMPARE(bytesOf(path()), bytes);
}

void TestSettings::keepsABrokenFileAside()
{
    const QByteArray broken("[sound]\nvolume=5\n\0\1\2", 20);
    for (const QString &kept : {u".kept"_s, u".kept-2"_s}) {
        put(path(), broken);
        {
            Settings settings(path(), *m_catalogue);
            QVERIFY(settings.volume.set(33));
        }
        QCOMPARE(bytesOf(path() + kept), broken);
        const Settings again(path(), *m_catalogue);
        QVERIFY(again.readErrors().empty());
        QCOMPARE(again.volume.value(), 33);
    }
}

void TestSettings::leavesABrokenFileAloneUntilTheFirstWrite()
{
    put(path(), "[sound]\nvolume=500\n");
    {
        Settings settings(path(), *m_catalogue);
        settings.write();
        QVERIFY(settings.volume.set(settings.volume.value())); // the same value is accepted
    }
    QCOMPARE(bytesOf(path()), QByteArray("[sound]\nvolume=500\n"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"doublets.ini"_s});
}

void TestSettings::reportsAWriteErrorOnce()
{
    put(m_folder->filePath(u"file"_s), "not a folder");
    Settings settings(m_folder->filePath(u"file/doublets.ini"_s), *m_catalogue);
    const QSignalSpy failures(&settings.file(), &SettingsFile::writeFailed);
    QVERIFY(settings.volume.set(1));
    QTRY_COMPARE(failures.size(), 1);
    QVERIFY(settings.volume.set(2));
    settings.write();
    QCOMPARE(failures.size(), 1);
    QCOMPARE(settings.volume.value(), 2);
}

void TestSettings::keepsARefusedValueAsideOnce_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("value") << QByteArray("[sound]\nvolume=500\nmuted=true\n");
    QTest::newRow("two values") << QByteArray("[game]\nruleset=chess\n[sound]\nvolume=loud\n");
    QTest::newRow("version") << QByteArray("version=one\n[sound]\nmuted=true\n");
    QTest::newRow("newer") << QByteArray("version=2\n[sound]\nmuted=true\n");
    QTest::newRow("no INI") << QByteArray("[sound]\nmuted=true\nthis is a letter\n");
    QTest::newRow("binary") << QByteArray("[sound]\n\0\1\2", 11);
}

void TestSettings::keepsARefusedValueAsideOnce()
{
    QFETCH(const QByteArray, bytes);
    put(path(), bytes);
    for (const int width : {1, 2, 3}) { // three starts that change the settings
        Settings settings(path(), *m_catalogue);
        QCOMPARE(settings.readErrors().empty(), width > 1);
        QVERIFY(settings.windowGeometry.set(QByteArray(width, 'w')));
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList({u"doublets.ini"_s, u"doublets.ini.kept"_s}));
    QCOMPARE(bytesOf(path() + u".kept"_s), bytes);
    const Settings again(path(), *m_catalogue);
    QCOMPARE(again.muted.value(), bytes.contains("muted=true")); // valid values are kept
}

void TestSettings::takesNamesAndPathsAsTheyAre()
{
    const QStringList names{u"Anne 🎲"_s,     u"👩\u200d👧"_s,          u"e\u0301 王"_s,
                            u"@Invalid()"_s, u" \"a\\nb\";,=%5b]"_s, u"\uffff"_s};
    const QString odd = u"/home/anne/two\nlines 🎲\t; a, b = \"c\"\x01"
                        "2.doublets"_s;
    for (const QString &name : names.mid(0, 5)) {
        {
            Settings settings(path(), *m_catalogue);
            QVERIFY(settings.whiteName.set(name));
            QVERIFY(settings.recentFiles.set({odd, u"/b.doublets"_s}));
            QVERIFY(settings.pictureFolder.set(odd));
        }
        const Settings again(path(), *m_catalogue);
        QVERIFY(again.readErrors().empty());
        QCOMPARE(again.whiteName.value(), name);
        QCOMPARE(again.recentFiles.value(), QStringList({odd, u"/b.doublets"_s}));
        QCOMPARE(again.pictureFolder.value(), odd);
    }
    Settings settings(path(), *m_catalogue);
    QVERIFY(!settings.whiteName.set(names[5]));
    QVERIFY(!settings.whiteName.set(QString(QChar(0xd83c)))); // an unpaired surrogate
}

void TestSettings::isPrivateToItsOwner()
{
    for (const bool there : {false, true}) {
        if (there) {
            QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner |
                                                      QFile::ReadGroup | QFile::ReadOther));
        }
        {
            Settings settings(path(), *m_catalogue);
            QVERIFY(settings.volume.set(there ? 3 : 4));
        }
        struct stat status
        {
        };
        QCOMPARE(::stat(QFile::encodeName(path()).constData(), &status), 0);
        QCOMPARE(static_cast<int>(status.st_mode & 0777U), 0600);
    }
}

void TestSettings::doesNotBlockOnPipes()
{
    QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
    Settings settings(path(), *m_catalogue);
    QCOMPARE(settings.readErrors().size(), std::size_t(1));
    QCOMPARE(settings.readErrors()[0].code, ErrorCode::NotARegularFile);
    const QSignalSpy failures(&settings.file(), &SettingsFile::writeFailed);
    QVERIFY(settings.volume.set(3));
    settings.write();
    QCOMPARE(failures.size(), 1);
}

void TestSettings::keepsWhatOthersWrite()
{
    put(path(), "[future]\nmood=calm\n[sound]\nvolume=5\n");
    Settings one(path(), *m_catalogue);
    Settings other(path(), *m_catalogue);
    QVERIFY(one.volume.set(6));
    one.write();
    QVERIFY(other.muted.set(true));
    other.write();
    const Settings again(path(), *m_catalogue);
    QCOMPARE(again.volume.value(), 6);
    QVERIFY(again.muted.value());
    QVERIFY(bytesOf(path()).contains("calm"));
}

void TestSettings::clearsWhatACrashLeft()
{
    const QString left = path() + u".AbCdEf"_s;
    const QString foreign = m_folder->filePath(u"other.ini.AbCdEf"_s);
    for (const QString &each : {left, foreign}) {
        put(each, "half");
        QFile file(each);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1),
                                 QFileDevice::FileModificationTime));
    }
    const Settings settings(path(), *m_catalogue);
    QVERIFY(!QFile::exists(left));
    QVERIFY(QFile::exists(foreign));
}

void TestSettings::neverDeserializes_data()
{
    QTest::addColumn<QByteArray>("value");
    // A variant that holds the text "ab".
    const QByteArray variant(R"(\0\0\0\xa\0\0\0\x4\0\x61\0\x62)");
    QTest::newRow("plain") << "@Variant(" + variant + ")";
    QTest::newRow("quoted") << "\"@Variant(" + variant + ")\"";
    QTest::newRow("half quoted") << "@Var\"iant(" + variant + ")\"";
    QTest::newRow("escaped at") << R"(\x40Variant()" + variant + ")";
    QTest::newRow("escaped at, long") << R"(\x000000000040Variant()" + variant + ")";
    QTest::newRow("octal at") << R"(\100Variant()" + variant + ")";
    QTest::newRow("escaped letter") << R"(@Va\x72iant()" + variant + ")";
    QTest::newRow("unknown escape") << R"(@Va\qriant()" + variant + ")";
    QTest::newRow("continued line") << "\\\n@Variant(" + variant + ")";
    QTest::newRow("continued line, CR LF") << "\\\r\n@Variant(" + variant + ")";
    QTest::newRow("in a list") << "a, @Variant(" + variant + ")";
    QTest::newRow("date") << QByteArray(
        R"(@DateTime(\0\0\0\x10\0\0\0\0\0\0%\x87\x99\xff\xff\xff\xff\0))");
}

void TestSettings::neverDeserializes()
{
    QFETCH(const QByteArray, value);
    put(path(), "[other]\nkey=" + value + "\n[sound]\nvolume=5\n");
    const SettingsFile file(path());
    QVERIFY2(!file.value(u"other/key"_s).isValid(),
             qPrintable(file.value(u"other/key"_s).toString()));
    QCOMPARE(file.value(u"sound/volume"_s), QVariant(u"5"_s));
    // The text would have been deserialized by QSettings.
    const QSettings settings(path(), QSettings::IniFormat);
    QVERIFY(settings.value(u"other/key"_s).isValid());
}

void TestSettings::writesWhatQtReads_data()
{
    QTest::addColumn<QVariant>("value");
    QString everything;
    for (char16_t c = 1; c < 0x180; ++c) {
        everything += QChar(c);
        // A digit after each character must not be read as part of an escape sequence.
        everything += u'7';
    }
    QTest::newRow("every character") << QVariant(everything);
    QTest::newRow("empty") << QVariant(QString());
    QTest::newRow("spaces") << QVariant(u"  a  "_s);
    QTest::newRow("at") << QVariant(u"@a"_s);
    QTest::newRow("emoji") << QVariant(u"🎲1🎲"_s);
    QTest::newRow("list") << QVariant(QStringList{u"a, b"_s, u"@c"_s, QString(), u"\n1"_s});
}

void TestSettings::writesWhatQtReads()
{
    QFETCH(const QVariant, value);
    const QMap<QString, QVariant> values{
        {u"plain"_s, value},       {u"section/key"_s, value},      {u"section/a/b"_s, value},
        {u"General/odd"_s, value}, {u"Ящик 王/ключ =[]"_s, value}, {u"section/a b%;"_s, value},
    };
    put(path(), iniText(values));
    const QSettings settings(path(), QSettings::IniFormat);
    QCOMPARE(settings.status(), QSettings::NoError);
    QMap<QString, QVariant> read;
    for (const QString &key : settings.allKeys()) {
        read.insert(key, settings.value(key));
    }
    QCOMPARE(read, values);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
