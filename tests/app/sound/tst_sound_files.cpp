// SPDX-License-Identifier: MIT
#include "app/sound/effects_output.h"
#include "resources/sounds/synthesis.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <QtEndian>

#include <cmath>

using namespace doublets;

namespace {

constexpr Sound Sounds[] = {Sound::BoxRattle, Sound::DieOnWood, Sound::ManOnWood, Sound::ManInTray,
                            Sound::WinFlourish};
constexpr int HeaderSize = 44;

QByteArray read(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<int> samplesOf(const QByteArray &wav)
{
    std::vector<int> samples;
    for (qsizetype i = HeaderSize; i + 1 < wav.size(); i += 2) {
        samples.push_back(qFromLittleEndian<qint16>(wav.constData() + i));
    }
    return samples;
}

} // namespace

class TestSoundFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySoundHasItsFiles();
    void everyFileIsASound();
    void synthesisGivesTheFile_data();
    void synthesisGivesTheFile();
    void isCleanAndShort_data() { synthesisGivesTheFile_data(); }
    void isCleanAndShort();
    void staysSmall();
};

void TestSoundFiles::everySoundHasItsFiles()
{
    for (const Sound sound : Sounds) {
        const QStringList files = EffectsOutput::files(sound);
        QVERIFY(!files.isEmpty());
        for (const QString &file : files) {
            QVERIFY2(QFile::exists(file), qPrintable(file));
        }
    }
}

void TestSoundFiles::everyFileIsASound()
{
    QStringList wanted;
    for (const auto &recording : synthesis::allSounds()) {
        wanted += QString::fromStdString(recording.name) + u".wav"_qs;
    }
    QStringList used;
    for (const Sound sound : Sounds) {
        for (const QString &file : EffectsOutput::files(sound)) {
            used += QFileInfo(file).fileName();
        }
    }
    wanted.sort();
    used.sort();
    QCOMPARE(used, wanted);
    QCOMPARE(QDir(u":/sounds"_qs).entryList({}, QDir::Files, QDir::Name), wanted);
}

void TestSoundFiles::synthesisGivesTheFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("made");
    for (const auto &recording : synthesis::allSounds()) {
        const auto bytes = synthesis::wavFile(recording.samples);
        QTest::addRow("%s", recording.name.c_str())
            << u":/sounds/"_qs + QString::fromStdString(recording.name) + u".wav"_qs
            << QByteArray(reinterpret_cast<const char *>(bytes.data()),
                          static_cast<qsizetype>(bytes.size()));
    }
}

void TestSoundFiles::synthesisGivesTheFile()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, made);
    const QByteArray kept = read(file);
    QCOMPARE(kept.left(HeaderSize), made.left(HeaderSize));
    const std::vector<int> old = samplesOf(kept);
    const std::vector<int> now = samplesOf(made);
    QCOMPARE(now.size(), old.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        // Processors differ in the last bits of a product and a sum.
        QVERIFY2(std::abs(now[i] - old[i]) <= 2, qPrintable(QString::number(i)));
    }
}

void TestSoundFiles::isCleanAndShort()
{
    QFETCH(QString, file);
    const std::vector<int> samples = samplesOf(read(file));
    const double seconds = static_cast<double>(samples.size()) / synthesis::SampleRate;
    QVERIFY(seconds >= .1);
    QVERIFY(seconds <= (file.contains(u"win") ? 2.0 : file.contains(u"box") ? .7 : .35));

    int peak = 0;
    double sum = 0;
    for (const int sample : samples) {
        peak = std::max(peak, std::abs(sample));
        sum += sample;
    }
    QVERIFY(peak > 32767 / 3); // to be heard beside the others
    QVERIFY(peak < 32767 * 9 / 10);
    QVERIFY(std::abs(sum / static_cast<double>(samples.size())) < 10); // no direct current
    QCOMPARE(samples.back(), 0);                                       // no click at the end
}

void TestSoundFiles::staysSmall()
{
    qint64 bytes = 0;
    for (const QFileInfo &file : QDir(u":/sounds"_qs).entryInfoList(QDir::Files)) {
        bytes += file.size();
    }
    QVERIFY(bytes < 400 * 1024);
}

QTEST_GUILESS_MAIN(TestSoundFiles)
#include "tst_sound_files.moc"
