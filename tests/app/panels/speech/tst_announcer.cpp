// SPDX-License-Identifier: MIT
#include "panels/speech/announcer.h"
#include "tests/app/match/test_clock.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A window that records its announcements. tests/app/bus checks that they reach screen readers.
struct SpeakingWindow
{
    SpeakingWindow()
    {
        QObject::connect(&announcer, &Announcer::messageAnnounced, &announcer,
                         [this](const QString &text) { spoken << text; });
    }

    QWidget window;
    Announcer announcer{&window};
    QStringList spoken;
};

} // namespace

class TestAnnouncer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isANotificationThatComesUp();
    void appearsOnceWithEachText();
    void saysEachTextOnceAndInOrder();
    void keepsMessagesForSlowReaders();
    void saysTheSameAgain();
    void goesBackThroughItsHistory();
    void isFoundFromAnyPartOfItsWindow();
    void takesNothingAway();
};

void TestAnnouncer::isANotificationThatComesUp()
{
    SpeakingWindow w;
    w.window.show();
    w.announcer.announce(u"Anne throws 6 and 1."_s);
    QTRY_COMPARE(w.spoken, QStringList{u"Anne throws 6 and 1."_s});
    QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(&w.announcer);
    QCOMPARE(bar->role(), QAccessible::StatusBar); // Orca then omits the word "notification"
    QCOMPARE(bar->childCount(), 1);
    QAccessibleInterface *seen = bar->child(0);
    QCOMPARE(seen->role(), QAccessible::Notification);
    QCOMPARE(seen->text(QAccessible::Name), u"Anne throws 6 and 1."_s);
    QVERIFY(!seen->state().invisible);
    QVERIFY(!seen->state().focusable);
}

/// Screen readers speak a text each time that its notification appears.
void TestAnnouncer::appearsOnceWithEachText()
{
    QAccessible::setActive(true);
    if (!QAccessible::isActive()) {
        QSKIP("no accessibility on this platform");
    }
    constexpr int Texts = 20; // notifications are reused
    static QStringList appeared;
    const auto before = QAccessible::installUpdateHandler([](QAccessibleEvent *event) {
        QAccessibleInterface *seen = event->accessibleInterface();
        if (event->type() == QAccessible::ObjectShow && seen->role() == QAccessible::Notification) {
            appeared << seen->text(QAccessible::Name);
        }
    });
    TestClock clock;
    clock.stop();
    QWidget window;
    Announcer announcer(&window, clock);
    window.show();
    QStringList texts;
    for (int i = 1; i <= Texts; ++i) {
        texts << QString::number(i);
        announcer.announce(texts.last());
        clock.advance(std::chrono::seconds(1));
    }
    QAccessible::installUpdateHandler(before);
    QAccessible::setActive(false);
    QCOMPARE(appeared, texts);
}

/// Screen readers request the text after its signal, so it must not be replaced too soon.
void TestAnnouncer::saysEachTextOnceAndInOrder()
{
    SpeakingWindow w;
    w.announcer.announce(u"One."_s);
    w.announcer.announce(u"Two."_s);
    w.announcer.announce({});
    QTRY_COMPARE(w.spoken, QStringList{u"One. Two."_s});
    w.announcer.announce(u"Three."_s);
    w.announcer.announce(u"Four."_s);
    QCOMPARE(w.announcer.lastMessage(), u"One. Two."_s);
    QTRY_COMPARE(w.spoken, (QStringList{u"One. Two."_s, u"Three. Four."_s}));
}

/// A screen reader on a busy computer requests a text seconds after its signal.
void TestAnnouncer::keepsMessagesForSlowReaders()
{
    constexpr int Kept = 8;
    TestClock clock;
    clock.stop();
    QWidget window;
    Announcer announcer(&window, clock);
    for (int i = 1; i <= 2 * Kept; ++i) {
        announcer.announce(QString::number(i));
        clock.advance(std::chrono::seconds(1));
    }
    const QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(&announcer);
    QCOMPARE(bar->childCount(), Kept);
    QStringList texts;
    for (int i = 0; i < Kept; ++i) {
        texts << bar->child(i)->text(QAccessible::Name);
    }
    for (int i = Kept + 1; i <= 2 * Kept; ++i) {
        QVERIFY2(texts.contains(QString::number(i)), qPrintable(texts.join(u' ')));
    }
}

void TestAnnouncer::saysTheSameAgain()
{
    SpeakingWindow w;
    for (int times = 1; times <= 2; ++times) {
        w.announcer.announce(u"Play your numbers first."_s);
        QTRY_COMPARE(w.spoken.size(), times);
    }
    QCOMPARE(w.spoken[0], w.spoken[1]);
}

void TestAnnouncer::goesBackThroughItsHistory()
{
    constexpr int Kept = 20;
    TestClock clock;
    clock.stop();
    QWidget window;
    Announcer announcer(&window, clock);
    const auto say = [&](auto speak) {
        QSignalSpy spoken(&announcer, &Announcer::messageAnnounced);
        speak();
        clock.advance(std::chrono::seconds(1));
        return spoken.size() == 1 ? spoken[0][0].toString() : QString();
    };
    const auto earlier = [&] { announcer.announceEarlierMessage(); };
    const auto again = [&] { announcer.repeatLastMessage(); };
    QCOMPARE(say(earlier), u"There is no earlier announcement."_s);
    for (int i = 0; i <= Kept; ++i) {
        say([&] { announcer.announce(QString::number(i)); });
    }
    QCOMPARE(say([&] { Announcer::announceFocus(&window, u"The board ends here."_s); }),
             u"The board ends here."_s);
    QCOMPARE(say(again), u"20"_s); // announcements about the focus are not repeated
    for (int i = Kept - 1; i > 0; --i) {
        QCOMPARE(say(earlier), QString::number(i));
    }
    QCOMPARE(say(earlier), u"There is no earlier announcement."_s); // the first is forgotten
    QCOMPARE(say(again), u"20"_s);
    QCOMPARE(say(earlier), u"19"_s);
}

void TestAnnouncer::isFoundFromAnyPartOfItsWindow()
{
    QWidget window;
    auto *part = new QWidget(new QWidget(&window));
    Announcer::announce(part, u"Nobody can say this."_s); // without an announcer, has no effect
    Announcer announcer(&window);
    QSignalSpy messageAnnounced(&announcer, &Announcer::messageAnnounced);
    Announcer::announce(part, u"Saved: game.doublets"_s);
    QTRY_COMPARE(messageAnnounced.size(), 1);
    QCOMPARE(messageAnnounced[0][0].toString(), u"Saved: game.doublets"_s);
}

/// The announcer is in a corner of the window, but takes neither presses nor the focus.
void TestAnnouncer::takesNothingAway()
{
    QWidget window;
    const Announcer announcer(&window);
    window.show();
    QVERIFY(announcer.testAttribute(Qt::WA_TransparentForMouseEvents));
    QCOMPARE(window.childAt(0, 0), nullptr);
    QCOMPARE(announcer.focusPolicy(), Qt::NoFocus);
}

QTEST_MAIN(TestAnnouncer)
#include "tst_announcer.moc"
