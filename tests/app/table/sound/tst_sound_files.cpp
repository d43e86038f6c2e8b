// SPDX-License-Identifier: MIT
#include "sound/panning.h"
#include "sound/sound_files.h"
#include "sounds/synthesis.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <QtEndian>

#include <cmath>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr qsizetype HeaderSize = panning::WavHeaderSize;

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
    void isHeardFromItsPlace();
    void pansOnlyWhatIsMono();
};

void TestSoundFiles::everySoundHasItsFiles()
{
    for (const Sound sound : soundfiles::AllSounds) {
        const QStringList files = soundfiles::resourcePaths(sound);
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
        wanted += QString::fromStdString(recording.name) + u".wav"_s;
    }
    QStringList used;
    for (const Sound sound : soundfiles::AllSounds) {
        for (const QString &file : soundfiles::resourcePaths(sound)) {
            used += QFileInfo(file).fileName();
        }
    }
    wanted.sort();
    used.sort();
    QCOMPARE(used, wanted);
    QCOMPARE(QDir(u":/sounds"_s).entryList({}, QDir::Files, QDir::Name), wanted);
}

void TestSoundFiles::synthesisGivesTheFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("made");
    for (const auto &recording : synthesis::allSounds()) {
        const auto bytes = synthesis::wavFile(recording.samples);
        QTest::addRow("%s", recording.name.c_str())
            << u":/sounds/"_s + QString::fromStdString(recording.name) + u".wav"_s
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
        // Rounding differs between processors.
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
    QVERIFY(peak > 32767 / 3); // audible beside the other sounds
    QVERIFY(peak < 32767 * 9 / 10);
    QVERIFY(std::abs(sum / static_cast<double>(samples.size())) < 10); // no DC offset
    QCOMPARE(samples.back(), 0);                                       // no click at the end
}

void TestSoundFiles::staysSmall()
{
    qint64 bytes = 0;
    for (const QFileInfo &file : QDir(u":/sounds"_s).entryInfoList(QDir::Files)) {
        bytes += file.size();
    }
    QVERIFY(bytes < 400 * 1024);
}

void TestSoundFiles::isHeardFromItsPlace()
{
    QCOMPARE(panning::nearestPosition(-1), 0);
    QCOMPARE(panning::nearestPosition(0.1), 1);
    QCOMPARE(panning::nearestPosition(7), 2);
    const QByteArray mono = read(u":/sounds/die-on-wood-1.wav"_s);
    const std::vector<int> before = samplesOf(mono);
    for (int place = 0; place < panning::PositionCount; ++place) {
        const QByteArray wav = panning::pannedToStereo(mono, place);
        QCOMPARE(qFromLittleEndian<quint16>(wav.constData() + 22), quint16(2));
        QCOMPARE(qFromLittleEndian<quint32>(wav.constData() + 4), quint32(wav.size() - 8));
        QCOMPARE(qFromLittleEndian<quint32>(wav.constData() + 40), quint32(wav.size() - 44));
        QCOMPARE(qFromLittleEndian<quint32>(wav.constData() + 28),
                 quint32(synthesis::SampleRate * 4));
        const std::vector<int> both = samplesOf(wav);
        QCOMPARE(both.size(), 2 * before.size());
        double left = 0;
        double right = 0;
        double whole = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            left += both[2 * i] * both[2 * i];
            right += both[2 * i + 1] * both[2 * i + 1];
            whole += before[i] * before[i];
        }
        QVERIFY(std::abs((left + right) / whole - 1) < 0.01); // equally loud at every position
        QVERIFY(place != 0 || left > 4 * right);
        QVERIFY(place != 1 || std::abs(left - right) < 0.01 * whole);
        QVERIFY(place != 2 || right > 4 * left);
    }
}

void TestSoundFiles::pansOnlyWhatIsMono()
{
    QVERIFY(panning::pannedToStereo({}, 1).isEmpty());
    QVERIFY(panning::pannedToStereo(QByteArray(100, 'x'), 1).isEmpty());
    const QByteArray wav = panning::pannedToStereo(read(u":/sounds/man-on-wood-1.wav"_s), 1);
    QVERIFY(panning::pannedToStereo(wav, 1).isEmpty());
}

QTEST_GUILESS_MAIN(TestSoundFiles)
#include "tst_sound_files.moc"
