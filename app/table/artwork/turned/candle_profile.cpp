// SPDX-License-Identifier: MIT
#include "table/artwork/turned/candle_profile.h"

#include "table/artwork/turned/candle_picture.h"

namespace doublets {

namespace {

using Profile = std::vector<SolidOfRevolution::ProfileVertex>;

/// Adds a candle of radius `r` with its wick.
void addCandle(Profile &profile, float r, float from, float to)
{
    profile.push_back({r, from, CandleWax, true});
    profile.push_back({r * 0.97F, to - 2, CandleWax});
    profile.push_back({r * 0.8F, to, CandleWax});
    profile.push_back({r * 0.45F, to - 1.5F, CandleWax});
    profile.push_back({1.2F, to - 1.5F, CandleWick, true});
    profile.push_back({0.8F, to + 6, CandleWick});
    profile.push_back({0, to + 7, CandleWick});
}

/// Wrought iron: a broad dish to carry it by, and a socket.
Profile chamberstick()
{
    Profile profile{{62, 0, CandleStick, true}, {64, 6, CandleStick},  {61, 8, CandleStick},
                    {54, 4, CandleStick},       {20, 3, CandleStick},  {14, 6, CandleStick},
                    {13, 26, CandleStick},      {16, 29, CandleStick}, {16, 32, CandleStick, true}};
    addCandle(profile, 11, 32, 104);
    return profile;
}

/// Cast silver or brass: a square-shouldered foot, a baluster and a nozzle with a drip pan.
Profile candlestick()
{
    Profile profile{{27, 0, CandleStick, true}, {27.5F, 3, CandleStick},    {25, 6, CandleStick},
                    {23, 7, CandleStick, true}, {21, 10, CandleStick},      {12, 14, CandleStick},
                    {6, 18, CandleStick},       {5, 24, CandleStick},       {8.5F, 28, CandleStick},
                    {8.5F, 31, CandleStick},    {5, 34, CandleStick},       {7, 46, CandleStick},
                    {9.5F, 52, CandleStick},    {9, 57, CandleStick},       {5, 61, CandleStick},
                    {4.5F, 65, CandleStick},    {8, 68, CandleStick},       {16, 71, CandleStick},
                    {17, 73, CandleStick},      {15, 74, CandleStick, true}};
    addCandle(profile, 8, 73, 126);
    return profile;
}

/// A saucer of glazed earthenware on a high foot, with oil and a wick.
Profile oilLamp()
{
    Profile profile{{40, 0, CandleStick, true}, {41, 5, CandleStick},  {36, 8, CandleStick},
                    {14, 14, CandleStick},      {10, 24, CandleStick}, {12, 40, CandleStick},
                    {9, 52, CandleStick},       {12, 60, CandleStick}, {32, 66, CandleStick},
                    {44, 76, CandleStick},      {45, 79, CandleStick}, {42, 79, CandleStick, true},
                    {36, 73, CandleStick, true}};
    profile.push_back({3, 73, CandleWax, true});
    profile.back().material = CandleWick;
    profile[profile.size() - 2].material = CandleWax;
    profile.push_back({2, 84, CandleWick});
    profile.push_back({0, 85, CandleWick});
    return profile;
}

/// A hollowed stone for fish oil.
Profile stoneLamp()
{
    Profile profile{{50, 0, CandleStick, true}, {58, 6, CandleStick},     {66, 24, CandleStick},
                    {66, 32, CandleStick},      {61, 36, CandleStick},    {54, 34, CandleStick},
                    {46, 26, CandleWax, true},  {3, 26, CandleWick, true}};
    profile.push_back({2, 40, CandleWick});
    profile.push_back({0, 41, CandleWick});
    return profile;
}

} // namespace

Profile candleProfile(CandleShape shape)
{
    switch (shape) {
    case CandleShape::Chamberstick:
        return chamberstick();
    case CandleShape::Candlestick:
        return candlestick();
    case CandleShape::OilLamp:
        return oilLamp();
    case CandleShape::StoneLamp:
        break;
    }
    return stoneLamp();
}

float flameBaseHeight(CandleShape shape)
{
    return candleProfile(shape).back().z - 3;
}

float flameCentreHeight(CandleShape shape)
{
    return flameBaseHeight(shape) + FlameHeight / 2;
}

} // namespace doublets
