// SPDX-License-Identifier: MIT
#include "core/game/position.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace doublets;

/// Compares Numbers, which are packed into four bytes, with plain lists.
class TestNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyListIsKept();
    void oneIsTakenOut();
    void equalListsAreEqual();
};

namespace {

using List = std::vector<std::uint8_t>;

/// Returns every list of up to three numbers.
std::vector<List> everyList()
{
    std::vector<List> all{{}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::uint8_t face = 1; face <= 6 && all[i].size() < limits::MaxDice; ++face) {
            List longer = all[i];
            longer.push_back(face);
            all.push_back(longer);
        }
    }
    return all;
}

List listOf(const Numbers &numbers)
{
    return {numbers.begin(), numbers.end()};
}

} // namespace

void TestNumbers::everyListIsKept()
{
    const auto all = everyList();
    QCOMPARE(all.size(), std::size_t{1 + 6 + 36 + 216});
    for (const List &list : all) {
        const Numbers numbers(list);
        QCOMPARE(listOf(numbers), list);
        QCOMPARE(static_cast<std::size_t>(numbers.size()), list.size());
        QCOMPARE(numbers.empty(), list.empty());
        const bool alike = list.size() > 1 && std::count(list.begin(), list.end(), list[0]) ==
                                                  static_cast<std::ptrdiff_t>(list.size());
        QCOMPARE(numbers.areAllEqual(), alike);
        for (std::uint8_t face = 1; face <= 6; ++face) {
            QCOMPARE(numbers.contains(face),
                     std::find(list.begin(), list.end(), face) != list.end());
        }
    }
}

void TestNumbers::oneIsTakenOut()
{
    for (const List &list : everyList()) {
        for (std::uint8_t face = 1; face <= 6; ++face) {
            List rest = list;
            if (const auto found = std::find(rest.begin(), rest.end(), face); found != rest.end()) {
                rest.erase(found);
            }
            Numbers numbers(list);
            numbers.remove(face);
            QCOMPARE(listOf(numbers), rest);
            QCOMPARE(numbers, Numbers(rest)); // removed numbers leave no trace
        }
    }
}

void TestNumbers::equalListsAreEqual()
{
    const auto all = everyList();
    for (const List &one : all) {
        for (const List &other : all) {
            QCOMPARE(Numbers(one) == Numbers(other), one == other);
        }
    }
}

QTEST_APPLESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
