// SPDX-License-Identifier: MIT
#include "core/story/story_picture_parser.h"

#include "core/rules/provenance_parser.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

template<> struct ValueNames<StoryPicture::View>
{
    static constexpr std::array names{"board", "point", "man", "tray", "box", "dice"};
};
template<> struct ValueNames<StoryPicture::Mark>
{
    static constexpr std::array names{"none",     "point", "man",     "pile", "lay-down",
                                      "bear-off", "bar",   "quarter", "tray"};
};

namespace {

using json::Object;

StoryPicture::Player readPicturePlayer(Object object)
{
    object.checkKeys({u"men"_s}, {u"down"_s});
    StoryPicture::Player player;
    const auto read = [&object](const QString &key, std::array<int, PointsInTable> &into) {
        const auto values = object.integers(key, PointsInTable, 0, limits::MaxMenOnPoint);
        std::ranges::copy(values, into.begin());
    };
    read(u"men"_s, player.men);
    if (object.has(u"down"_s)) {
        read(u"down"_s, player.down);
    }
    for (std::size_t i = 0; i < player.men.size(); ++i) {
        // The bottom man stays in the pile.
        if (player.down[i] > std::max(0, player.men[i] - 1)) {
            object.addError(u"down"_s, ErrorCode::Inconsistent, {u"men"_s, u"down"_s});
        }
    }
    return player;
}

Numbers readNumbers(const Object &object, const QString &key)
{
    Numbers numbers;
    for (const QJsonValue &value : object.list(key, 1, limits::MaxDice)) {
        const int number = value.toInt();
        if (number < 1 || number > limits::Faces) {
            object.addError(key, ErrorCode::ImpossibleValue,
                            {value.toVariant().toString(), u"1 to 6"_s});
            return numbers;
        }
        numbers.add(static_cast<std::uint8_t>(number));
    }
    return numbers;
}

/// Checks that lost and passed numbers are different dice of the throw.
void checkDice(const Object &object, const StoryPicture &picture)
{
    Numbers left = picture.dice;
    for (const Numbers &some : {picture.lost, picture.passed}) {
        for (const std::uint8_t number : some) {
            if (!left.contains(number)) {
                object.addError(u"dice"_s, ErrorCode::Inconsistent,
                                {u"dice"_s, QString::number(number)});
            }
            left.remove(number);
        }
    }
    if (picture.view == StoryPicture::View::Dice && picture.dice.empty()) {
        object.addError(u"dice"_s, ErrorCode::MissingKey, {u"dice"_s});
    }
}

} // namespace

StoryPicture readStoryPicture(Object object)
{
    object.checkKeys({u"ruleSet"_s, u"view"_s}, {u"point"_s, u"mark"_s, u"white"_s, u"black"_s,
                                                 u"dice"_s, u"lost"_s, u"passed"_s});
    StoryPicture picture;
    picture.ruleSet = object.text(u"ruleSet"_s);
    picture.view = readValue<StoryPicture::View>(object, u"view"_s);
    if (object.has(u"point"_s)) {
        picture.point = object.integer(u"point"_s, 1, PointsInTable);
    }
    if (object.has(u"mark"_s)) {
        picture.mark = readValue<StoryPicture::Mark>(object, u"mark"_s);
    }
    for (const Side side : BothSides) {
        const QString key = side == Side::White ? u"white"_s : u"black"_s;
        if (object.has(key)) {
            picture.players[indexOf(side)] = readPicturePlayer(object.object(key));
        }
    }
    const auto read = [&object](const QString &key, Numbers &into) {
        if (object.has(key)) {
            into = readNumbers(object, key);
        }
    };
    read(u"dice"_s, picture.dice);
    read(u"lost"_s, picture.lost);
    read(u"passed"_s, picture.passed);
    checkDice(object, picture);
    return picture;
}

} // namespace doublets
