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
constexpr int DefaultVolume = 70;

/// The names of enumeration values in the file, in the order of the values.
const QStringList Speeds{u"off"_s, u"fast"_s, u"normal"_s, u"slow"_s};
const QStringList Paces{u"slow"_s, u"normal"_s, u"fast"_s};
const QStringList ReadingTimeNames{u"usual"_s, u"long"_s, u"unlimited"_s};
const QStringList Typefaces{u"garamond"_s, u"sans-serif"_s, u"dyslexia"_s};
const QStringList SpeechLevels{u"brief"_s, u"usual"_s, u"full"_s};
const QStringList DiceOriginIds{u"system"_s, u"seeded"_s, u"entered"_s};
const QStringList Players{u"person"_s, u"best"_s, u"careless"_s, u"casual"_s};
const QStringList CloserViews{u"auto"_s, u"on"_s, u"off"_s};
const QStringList ForcedPlayNames{u"players"_s, u"table"_s};
const QStringList MatchLengths{u"single"_s, u"3"_s, u"5"_s, u"7"_s};
const QStringList NumberStyles{u"figures"_s, u"words"_s, u"both"_s};

} // namespace

Settings::Settings(const QString &path, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_file(path)
    , matchLength(m_file, u"game/match"_s, MatchLength::SingleGame,
                  ranges::enumeration<MatchLength>(MatchLengths), nullptr)
    , ruleSet(m_file, u"game/ruleset"_s, defaultRuleSet(), ranges::oneOf(catalogue.ids()), nullptr)
    , userName(m_file, u"players/user"_s, {}, ranges::playerName(), nullptr)
    , whiteName(m_file, u"players/white"_s, {}, ranges::playerName(), nullptr)
    , blackName(m_file, u"players/black"_s, {}, ranges::playerName(), nullptr)
    , whitePlayer(m_file, u"players/white-by"_s, PlayerSetting::Person,
                  ranges::enumeration<PlayerSetting>(Players), nullptr)
    , blackPlayer(m_file, u"players/black-by"_s, PlayerSetting::Person,
                  ranges::enumeration<PlayerSetting>(Players), nullptr)
    , whiteComputerName(m_file, u"players/white-computer"_s, {}, ranges::playerName(), nullptr)
    , blackComputerName(m_file, u"players/black-computer"_s, {}, ranges::playerName(), nullptr)
    , autoStartNextGame(m_file, u"players/again"_s, true, ranges::boolean(), nullptr)
    , tradition(m_file, u"table/tradition"_s, {},
                ranges::oneOf(QStringList(QString()) + traditionIds()), nullptr)
    , lighting(m_file, u"table/look"_s, Lighting::Lamp,
               ranges::enumeration<Lighting>(lightingIds()), nullptr)
    , closerView(m_file, u"table/closer"_s, CloserView::Automatic,
                 ranges::enumeration<CloserView>(CloserViews), nullptr)
    , pointNumbers(m_file, u"table/numerals"_s, true, ranges::boolean(), nullptr)
    , showStartScreen(m_file, u"table/start-plate"_s, true, ranges::boolean(), nullptr)
    , hasExperience(m_file, u"table/first-steps"_s, false, ranges::boolean(), nullptr)
    , forcedPlays(m_file, u"table/forced"_s, ForcedPlays::Manual,
                  ranges::enumeration<ForcedPlays>(ForcedPlayNames), nullptr)
    , diceOrigin(m_file, u"table/dice"_s, DiceOrigin::System,
                 ranges::enumeration<DiceOrigin>(DiceOriginIds), nullptr)
    , autoConfirmDice(m_file, u"classroom/dice-at-once"_s, false, ranges::boolean(), nullptr)
    , guessFirst(m_file, u"classroom/guess-first"_s, false, ranges::boolean(), nullptr)
    , seed(m_file, u"table/seed"_s, {}, ranges::seed(), nullptr)
    , motionSpeed(m_file, u"motion/speed"_s, MotionSpeed::Normal,
                  ranges::enumeration<MotionSpeed>(Speeds), nullptr)
    , readingTime(m_file, u"motion/time"_s, ReadingTime::Normal,
                  ranges::enumeration<ReadingTime>(ReadingTimeNames), nullptr)
    , speechLevel(m_file, u"speech/level"_s, SpeechLevel::Usual,
                  ranges::enumeration<SpeechLevel>(SpeechLevels), nullptr)
    , darkPages(m_file, u"table/dark-pages"_s, false, ranges::boolean(), nullptr)
    , switchScanning(m_file, u"table/one-switch"_s, false, ranges::boolean(), nullptr)
    , stepPace(m_file, u"steps/pace"_s, StepPace::Normal, ranges::enumeration<StepPace>(Paces),
               nullptr)
    , volume(m_file, u"sound/volume"_s, DefaultVolume, ranges::integer(0, 100), nullptr)
    , muted(m_file, u"sound/muted"_s, false, ranges::boolean(), nullptr)
    , language(m_file, u"language"_s, u"system"_s, ranges::language(), nullptr)
    , numberStyle(m_file, u"text/numbers"_s, NumberStyle::Both,
                  ranges::enumeration<NumberStyle>(NumberStyles), nullptr)
    , typeface(m_file, u"text/typeface"_s, Typeface::Garamond,
               ranges::enumeration<Typeface>(Typefaces), nullptr)
    , textSize(m_file, u"text/size"_s, text_size::MinPercent,
               ranges::integer(text_size::MinPercent, text_size::MaxPercent), nullptr)
    , shortcuts(m_file, u"keys"_s, {}, ranges::shortcuts(MaxShortcuts), nullptr)
    , windowGeometry(m_file, u"window/geometry"_s, {}, ranges::bytes(MaxWindowBytes), nullptr)
    , windowState(m_file, u"window/state"_s, {}, ranges::bytes(MaxWindowBytes), nullptr)
    , faceToFace(m_file, u"window/face-to-face"_s, false, ranges::boolean(), nullptr)
    , recentFiles(m_file, u"files/recent"_s, {}, ranges::paths(MaxRecentFiles), nullptr)
    , pictureFolder(m_file, u"files/pictures"_s, {}, ranges::path(), nullptr)
    , lessonFolder(m_file, u"files/lessons"_s, {}, ranges::path(), nullptr)
    , lessonPictureFolder(m_file, u"files/lessonPictures"_s, {}, ranges::path(), nullptr)
    , inventionFolder(m_file, u"files/inventions"_s, {}, ranges::path(), nullptr)
    , experimentFolder(m_file, u"files/experiments"_s, {}, ranges::path(), nullptr)
    , tableFolder(m_file, u"files/tables"_s, {}, ranges::path(), nullptr)
    , sheetFolder(m_file, u"files/sheets"_s, {}, ranges::path(), nullptr)
    , paperFormat(m_file, u"print/paper"_s, {}, ranges::oneOf({QString(), u"a4"_s, u"letter"_s}),
                  nullptr)
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

Rulings Settings::rulingsOf(const RuleSet &requestedRuleSet) const
{
    Rulings rulings = requestedRuleSet.defaultRulings();
    if (const auto found = m_rulings.find(requestedRuleSet.id); found != m_rulings.end()) {
        for (const auto &[key, option] : found->second) {
            rulings[key] = option->value();
        }
    }
    return rulings;
}

bool Settings::setRuling(const RuleSet &requestedRuleSet, const QString &key, const QString &value)
{
    const auto set = m_rulings.find(requestedRuleSet.id);
    if (set == m_rulings.end()) {
        return false;
    }
    const auto option = set->second.find(key);
    return option != set->second.end() && option->second->set(value);
}

} // namespace doublets
