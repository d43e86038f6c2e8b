// SPDX-License-Identifier: MIT
#include "match/settings/settings.h"

#include "choices/text_size.h"
#include "choices/traditions.h"
#include "match/settings/ranges.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int MaxWindowBytes = 1 << 16;
constexpr int UsualVolume = 70;

/// The names of the enumerations' values in the file, in the order of the enumerations.
const QStringList Speeds{u"off"_s, u"fast"_s, u"normal"_s, u"slow"_s};
const QStringList Paces{u"slow"_s, u"normal"_s, u"fast"_s};
const QStringList Times{u"usual"_s, u"long"_s, u"unlimited"_s};
const QStringList Origins{u"system"_s, u"seeded"_s, u"entered"_s};
const QStringList Players{u"person"_s, u"best"_s, u"careless"_s};
const QStringList Forced{u"players"_s, u"table"_s};
const QStringList Numbering{u"figures"_s, u"words"_s, u"both"_s};

} // namespace

Settings::Settings(const QString &path, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_file(path)
    , ruleSet(m_file, u"game/ruleset"_s, defaultRuleSet(), ranges::oneOf(catalogue.ids()), nullptr)
    , whiteName(m_file, u"players/white"_s, {}, ranges::name(), nullptr)
    , blackName(m_file, u"players/black"_s, {}, ranges::name(), nullptr)
    , whitePlayer(m_file, u"players/white-by"_s, PlayedBy::Person, ranges::named<PlayedBy>(Players),
                  nullptr)
    , blackPlayer(m_file, u"players/black-by"_s, PlayedBy::Person, ranges::named<PlayedBy>(Players),
                  nullptr)
    , whiteComputerName(m_file, u"players/white-computer"_s, {}, ranges::name(), nullptr)
    , blackComputerName(m_file, u"players/black-computer"_s, {}, ranges::name(), nullptr)
    , playAgain(m_file, u"players/again"_s, true, ranges::booleanRange(), nullptr)
    , table(m_file, u"table/tradition"_s, {},
            ranges::oneOf(QStringList(QString()) + traditionIds()), nullptr)
    , lighting(m_file, u"table/look"_s, Lighting::Lamp, ranges::named<Lighting>(lightingIds()),
               nullptr)
    , numerals(m_file, u"table/numerals"_s, true, ranges::booleanRange(), nullptr)
    , startPanel(m_file, u"table/start-plate"_s, true, ranges::booleanRange(), nullptr)
    , firstStepsSeen(m_file, u"table/first-steps"_s, false, ranges::booleanRange(), nullptr)
    , forcedPlays(m_file, u"table/forced"_s, ForcedPlays::ByPlayers,
                  ranges::named<ForcedPlays>(Forced), nullptr)
    , dice(m_file, u"table/dice"_s, DiceOrigin::System, ranges::named<DiceOrigin>(Origins), nullptr)
    , diceAtOnce(m_file, u"classroom/dice-at-once"_s, false, ranges::booleanRange(), nullptr)
    , guessFirst(m_file, u"classroom/guess-first"_s, false, ranges::booleanRange(), nullptr)
    , seed(m_file, u"table/seed"_s, {}, ranges::seed(), nullptr)
    , speed(m_file, u"motion/speed"_s, MotionSpeed::Normal, ranges::named<MotionSpeed>(Speeds),
            nullptr)
    , time(m_file, u"motion/time"_s, ReadingTime::Usual, ranges::named<ReadingTime>(Times), nullptr)
    , stepPace(m_file, u"steps/pace"_s, StepPace::Normal, ranges::named<StepPace>(Paces), nullptr)
    , volume(m_file, u"sound/volume"_s, UsualVolume, ranges::between(0, 100), nullptr)
    , muted(m_file, u"sound/muted"_s, false, ranges::booleanRange(), nullptr)
    , language(m_file, u"language"_s, u"system"_s, ranges::language(), nullptr)
    , numberWords(m_file, u"text/numbers"_s, NumberStyle::Both,
                  ranges::named<NumberStyle>(Numbering), nullptr)
    , textSize(m_file, u"text/size"_s, text_size::MinPercent,
               ranges::between(text_size::MinPercent, text_size::MaxPercent), nullptr)
    , keys(m_file, u"keys"_s, {}, ranges::keys(MaxKeys), nullptr)
    , windowGeometry(m_file, u"window/geometry"_s, {}, ranges::bytes(MaxWindowBytes), nullptr)
    , windowState(m_file, u"window/state"_s, {}, ranges::bytes(MaxWindowBytes), nullptr)
    , faceToFace(m_file, u"window/face-to-face"_s, false, ranges::booleanRange(), nullptr)
    , recentFiles(m_file, u"files/recent"_s, {}, ranges::paths(MaxRecentFiles), nullptr)
    , pictureFolder(m_file, u"files/pictures"_s, {}, ranges::path(), nullptr)
    , paper(m_file, u"print/paper"_s, {}, ranges::oneOf({QString(), u"a4"_s, u"letter"_s}), nullptr)
    , ink(m_file, u"print/ink"_s, u"many"_s, ranges::oneOf({u"one"_s, u"many"_s}), nullptr)
{
    for (const RuleSet &set : catalogue.all()) {
        for (const Ruling &ruling : set.rulings) {
            const QStringList values = ruling.valueIds();
            const QString key = ruleKeyName(ruling.key);
            auto *option = new Option<QString>(m_file, u"rulings/%1/%2"_s.arg(set.id, key),
                                               values.value(0), ranges::oneOf(values), this);
            connect(option, &Setting::changed, this,
                    [this, id = set.id] { Q_EMIT rulingsChanged(id); });
            m_rulings[set.id][key] = option;
        }
    }
}

QString Settings::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/doublets.ini"_s;
}

Rulings Settings::rulingsOf(const RuleSet &ruleSetAsked) const
{
    Rulings rulings = ruleSetAsked.defaultRulings();
    if (const auto found = m_rulings.find(ruleSetAsked.id); found != m_rulings.end()) {
        for (const auto &[key, option] : found->second) {
            rulings[key] = option->value();
        }
    }
    return rulings;
}

bool Settings::setRuling(const RuleSet &ruleSetAsked, const QString &key, const QString &value)
{
    const auto set = m_rulings.find(ruleSetAsked.id);
    if (set == m_rulings.end()) {
        return false;
    }
    const auto option = set->second.find(key);
    return option != set->second.end() && option->second->set(value);
}

} // namespace doublets
