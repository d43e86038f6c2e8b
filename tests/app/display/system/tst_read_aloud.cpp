// SPDX-License-Identifier: MIT
#include "display/speech/screen_narrator.h"
#include "display/speech/speech_reader.h"
#include "panels/speech/announcer.h"
#include "tests/app/display/system/fake_speech.h"
#include "tests/app/match/test_clock.h"

#include <QBoxLayout>
#include <QElapsedTimer>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestReadAloud : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAvailableWithAVoice();
    void saysWhyNot();
    void interruptsOrWaitsItsTurn();
    void fallsSilent();
    void continuesIfTheEndIsNotReported();
    void survivesTheLossOfItsEngine();
    void readsCaptions();
    void readsButtonsReached_data();
    void readsButtonsReached();
    void readsNothingWhileOff();
    void findsTheRealEngineWithoutWaiting();

private:
    /// A reader set to English, with a fake engine for English and Russian.
    struct Voice
    {
        explicit Voice(bool speaks = true)
            : engine(new FakeSpeech)
            , reader(std::unique_ptr<SpeechEngine>(engine), clock)
        {
            clock.stop();
            reader.setLanguage(u"en"_s);
            if (speaks) {
                Q_EMIT engine->voicesFound({u"en"_s, u"ru"_s});
            }
            engine->log.clear();
        }
        TestClock clock;
        FakeSpeech *engine;
        SpeechReader reader;
    };
};

void TestReadAloud::isAvailableWithAVoice()
{
    Voice voice(false);
    QSignalSpy changed(&voice.reader, &SpeechReader::availabilityChanged);
    QVERIFY(!voice.reader.isAvailable());
    voice.reader.findEngine();
    QCOMPARE(voice.engine->takeLog(), QStringList{u"find"_s});
    Q_EMIT voice.engine->voicesFound({u"en"_s, u"ru"_s});
    QVERIFY(voice.reader.isAvailable());
    QCOMPARE(voice.reader.unavailableReason(), QString());
    QCOMPARE(changed.size(), 1);
    voice.reader.setLanguage(u"ru"_s);
    QVERIFY(voice.reader.isAvailable());
    voice.reader.setLanguage(u"is"_s);
    QVERIFY(!voice.reader.isAvailable());
    QCOMPARE(voice.reader.unavailableReason(), u"speech: no voice speaks \"is\", only en, ru"_s);
    QCOMPARE(changed.size(), 2);
    voice.reader.setVolume(400);
    QCOMPARE(voice.engine->takeLog(),
             (QStringList{u"language ru"_s, u"language is"_s, u"volume 100"_s}));
}

void TestReadAloud::saysWhyNot()
{
    Voice voice(false);
    QVERIFY(!voice.reader.unavailableReason().isEmpty());
    QSignalSpy answered(&voice.reader, &SpeechReader::engineStatusChanged);
    Q_EMIT voice.engine->unavailable(u"speech: nobody is there"_s);
    QCOMPARE(voice.reader.unavailableReason(), u"speech: nobody is there"_s);
    QCOMPARE(answered.size(), 1);
    voice.reader.say(u"Throw"_s);
    QCOMPARE(voice.engine->takeLog(), QStringList());
    voice.reader.findEngine();
    voice.clock.advance(std::chrono::minutes(1));
    QCOMPARE(voice.reader.unavailableReason(), u"speech: the engine does not answer"_s);
    QCOMPARE(answered.size(), 2);
    Q_EMIT voice.engine->voicesFound({u"en"_s}); // a late reply
    QVERIFY(voice.reader.isAvailable());
    QVERIFY(!voice.clock.hasPendingCalls());
}

void TestReadAloud::interruptsOrWaitsItsTurn()
{
    Voice voice;
    voice.reader.say(u"White throws 5 and 3."_s);
    voice.reader.say(u"Black throws 1 and 1."_s, SpeechReader::Timing::Next);
    // Replaces the one before in the queue.
    voice.reader.say(u"White\n throws 2 and 6."_s, SpeechReader::Timing::Next);
    QCOMPARE(voice.engine->takeLog(), QStringList{u"say White throws 5 and 3."_s});
    Q_EMIT voice.engine->textFinished();
    QCOMPARE(voice.engine->takeLog(), QStringList{u"say White throws 2 and 6."_s});
    voice.reader.say(u"Throw"_s);
    QCOMPARE(voice.engine->takeLog(), QStringList{u"say Throw"_s});
    QCOMPARE(voice.reader.currentText(), u"Throw"_s);
    Q_EMIT voice.engine->textFinished();
    QCOMPARE(voice.reader.currentText(), QString());
    voice.reader.say(u"  "_s);
    QCOMPARE(voice.engine->takeLog(), QStringList());
}

void TestReadAloud::fallsSilent()
{
    Voice voice;
    voice.reader.stop();
    QCOMPARE(voice.engine->takeLog(), QStringList());
    voice.reader.say(u"one"_s);
    voice.reader.say(u"two"_s, SpeechReader::Timing::Next);
    voice.reader.stop();
    QCOMPARE(voice.engine->takeLog(), (QStringList{u"say one"_s, u"stop"_s}));
    voice.reader.say(u"three"_s);
    voice.reader.setLanguage(u"ru"_s); // pending texts are dropped with the language
    QCOMPARE(voice.engine->takeLog(), (QStringList{u"say three"_s, u"stop"_s, u"language ru"_s}));
}

void TestReadAloud::continuesIfTheEndIsNotReported()
{
    Voice voice;
    voice.reader.say(u"one"_s);
    voice.reader.say(u"two"_s, SpeechReader::Timing::Next);
    voice.clock.advance(std::chrono::seconds(3));
    QCOMPARE(voice.engine->takeLog(), QStringList{u"say one"_s});
    voice.clock.advance(std::chrono::seconds(3)); // longer than any voice takes
    QCOMPARE(voice.engine->takeLog(), QStringList{u"say two"_s});
    Q_EMIT voice.engine->textFinished();
    QVERIFY(!voice.clock.hasPendingCalls());
    QCOMPARE(voice.reader.currentText(), QString());
}

void TestReadAloud::survivesTheLossOfItsEngine()
{
    Voice voice;
    QWidget window;
    const Announcer announcer(&window);
    ScreenNarrator aloud(voice.reader, window, announcer);
    aloud.setEnabled(true);
    QSignalSpy changed(&aloud, &ScreenNarrator::enabledChanged);
    Q_EMIT voice.engine->unavailable(u"speech: gone"_s);
    QVERIFY(!voice.reader.isAvailable());
    QVERIFY(!aloud.isEnabled());
    QCOMPARE(changed.size(), 1);
    aloud.setEnabled(true);
    QVERIFY(!aloud.isEnabled());
}

void TestReadAloud::readsCaptions()
{
    Voice voice;
    TestClock clock;
    clock.stop();
    QWidget window;
    Announcer announcer(&window, clock);
    ScreenNarrator aloud(voice.reader, window, announcer);
    announcer.announce(u"unheard"_s);
    clock.advance(std::chrono::seconds(1));
    QCOMPARE(voice.engine->takeLog(), QStringList());
    aloud.setEnabled(true);
    for (const QString &text : {u"Black begins."_s, u"Black throws 4 and 2."_s}) {
        announcer.announce(text);
        clock.advance(std::chrono::seconds(1));
    }
    QCOMPARE(voice.engine->takeLog(), QStringList{u"say Black begins."_s});
    Q_EMIT voice.engine->textFinished();
    QCOMPARE(voice.engine->takeLog(), QStringList{u"say Black throws 4 and 2."_s});
    announcer.announce(u"1665\u2060–\u206070"_s); // U+2060 keeps the text on one line
    clock.advance(std::chrono::seconds(1));
    Q_EMIT voice.engine->textFinished();
    QCOMPARE(voice.engine->takeLog(), QStringList{u"say 1665–70"_s});
    aloud.setEnabled(false);
    QCOMPARE(voice.engine->takeLog(), QStringList{u"stop"_s});
}

void TestReadAloud::readsButtonsReached_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("finger") << u"finger"_s;
    QTest::newRow("pointer") << u"pointer"_s;
    QTest::newRow("keys") << u"keys"_s;
}

void TestReadAloud::readsButtonsReached()
{
    QFETCH(const QString, how);
    Voice voice;
    QWidget window;
    QWidget other;
    const Announcer announcer(&window);
    auto *column = new QVBoxLayout(&window);
    QList<QPushButton *> buttons;
    for (const QString &text : {u"&Throw"_s, u"?"_s}) {
        buttons << new QPushButton(text);
        column->addWidget(buttons.last());
    }
    buttons[1]->setAccessibleName(u"Why?"_s);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    buttons[1]->setFocus();
    ScreenNarrator aloud(voice.reader, window, announcer);
    aloud.setEnabled(true);
    std::unique_ptr<QPointingDevice> panel(QTest::createTouchDevice());
    const auto reach = [&](QPushButton *button) {
        if (how == u"keys") {
            button->setFocus(Qt::TabFocusReason);
        } else if (how == u"pointer") {
            QTest::mouseClick(button, Qt::LeftButton);
        } else {
            QTest::touchEvent(button, panel.get()).press(0, button->rect().center(), button);
            QTest::touchEvent(button, panel.get()).release(0, button->rect().center(), button);
        }
    };
    for (int i = 0; i < 2; ++i) { // spoken once whenever a button is focused or pressed
        reach(buttons[0]);
        QCOMPARE(voice.engine->takeLog(), QStringList{u"say Throw"_s});
        reach(buttons[1]);
        QCOMPARE(voice.engine->takeLog(), QStringList{u"say Why?"_s});
    }
    QTest::mousePress(&window, Qt::LeftButton, {}, {1, 1}); // outside the buttons
    QCOMPARE(voice.engine->takeLog(), QStringList());
}

void TestReadAloud::readsNothingWhileOff()
{
    Voice voice;
    QWidget window;
    const Announcer announcer(&window);
    QPushButton button(u"Throw"_s, &window);
    window.show();
    ScreenNarrator aloud(voice.reader, window, announcer);
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(voice.engine->takeLog(), QStringList());
}

void TestReadAloud::findsTheRealEngineWithoutWaiting()
{
    // The engine may be missing, work or hang; finding it must not block. Nothing is spoken,
    // because speech-dispatcher may hang on machines without sound.
    const QTemporaryDir folder; // no running speech-dispatcher
    qputenv("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
    qputenv("XDG_CACHE_HOME", folder.path().toLocal8Bit());
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    QElapsedTimer timer;
    timer.start();
    {
        SpeechReader reader;
        QSignalSpy answered(&reader, &SpeechReader::engineStatusChanged);
        reader.setLanguage(u"en"_s);
        reader.findEngine();
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 60000);
        QCOMPARE(reader.isAvailable(), reader.unavailableReason().isEmpty());
        qInfo().noquote() << "after" << timer.elapsed() << "ms:" << reader.unavailableReason();
    }
    QFile pid(folder.filePath(u"speech-dispatcher/pid/speech-dispatcher.pid"_s));
    if (pid.open(QIODevice::ReadOnly)) {
        QProcess::execute(u"kill"_s, {QString::fromLatin1(pid.readAll().trimmed())});
    }
}

QTEST_MAIN(TestReadAloud)
#include "tst_read_aloud.moc"
