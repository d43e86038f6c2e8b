// SPDX-License-Identifier: MIT
#include "table/artwork/turned/box_profile.h"

namespace doublets {

namespace {

using Profile = std::vector<SolidOfRevolution::ProfileVertex>;

/// Adds a half-round ring around the box that protrudes by `high`.
void addRing(Profile &profile, float r, float from, float to, float high, int material)
{
    const float middle = (from + to) / 2;
    const float half = (to - from) / 2;
    profile.push_back({r, from, material, true});
    for (const float t : {-0.75F, -0.3F, 0.3F, 0.75F}) {
        profile.push_back({r + high * std::sqrt(1 - t * t), middle + half * t, material});
    }
    profile.push_back({r, to, BoxBody, true});
}

/// Adds the lip and the inside. `narrow` is the minimum outer radius.
void addLip(Profile &profile, float outer, float thick, float narrow, int material)
{
    const float inner = outer - thick;
    profile.back().material = material;
    profile.push_back({outer, BoxLength - thick * 0.6F, material});
    profile.push_back({outer - thick * 0.25F, BoxLength - thick * 0.1F, material});
    profile.push_back({outer - thick * 0.5F, BoxLength, material});
    profile.push_back({inner + thick * 0.15F, BoxLength - thick * 0.2F, material});
    profile.push_back({inner, BoxLength - thick * 0.7F, BoxLining});
    profile.push_back({std::min(inner, narrow - 3), BoxLength * 0.7F, BoxLining});
    profile.push_back({std::min(inner, narrow - 4), 14, BoxLining});
    profile.push_back({0, 10, BoxLining});
}

/// Hard leather, sewn: slightly wider at the mouth, with a rolled lip and a sewn-on bottom.
Profile leather()
{
    Profile profile{{0, 2, BoxBody}, {BoxRadius - 12, 1, BoxBody}, {BoxRadius - 8, 4, BoxBody}};
    profile.push_back({BoxRadius - 7, 10, BoxBody, true});
    profile.push_back({BoxRadius - 9, 13, BoxBody, true});
    profile.push_back({BoxRadius - 7.5F, BoxLength * 0.4F, BoxBody});
    profile.push_back({BoxRadius - 4, BoxLength - 14, BoxBody});
    profile.push_back({BoxRadius - 1, BoxLength - 10, BoxBand});
    addLip(profile, BoxRadius, 8, BoxRadius - 9, BoxBand);
    return profile;
}

/// Straight, covered in leather, with gold-tooled bands.
Profile tooled()
{
    Profile profile{
        {0, 2, BoxBody}, {BoxRadius - 10, 1, BoxBody}, {BoxRadius - 6, 4, BoxBody, true}};
    addRing(profile, BoxRadius - 6, 8, 14, 1.2F, BoxBand);
    addRing(profile, BoxRadius - 5.5F, 18, 20.5F, 0.6F, BoxBand);
    addRing(profile, BoxRadius - 5, BoxLength * 0.46F, BoxLength * 0.46F + 3, 0.6F, BoxBand);
    addRing(profile, BoxRadius - 5, BoxLength * 0.54F, BoxLength * 0.54F + 3, 0.6F, BoxBand);
    addRing(profile, BoxRadius - 4, BoxLength - 29, BoxLength - 26.5F, 0.6F, BoxBand);
    addRing(profile, BoxRadius - 4, BoxLength - 22, BoxLength - 16, 1.2F, BoxBand);
    profile.push_back({BoxRadius - 3, BoxLength - 9, BoxBody});
    addLip(profile, BoxRadius, 7, BoxRadius - 6, BoxBody);
    return profile;
}

/// Turned from a single piece of wood: waisted, with beads.
Profile waisted()
{
    Profile profile{{0, 3, BoxBody}, {BoxRadius - 8, 0, BoxBody}, {BoxRadius - 3, 5, BoxBody}};
    profile.push_back({BoxRadius - 3, 12, BoxBody, true});
    addRing(profile, BoxRadius - 9, 14, 22, 5, BoxBand);
    for (const float t : {0.25F, 0.35F, 0.5F, 0.65F, 0.75F}) {
        const float waist = 16 - 60 * square(t - 0.5F);
        profile.push_back({BoxRadius - waist, BoxLength * t, BoxBody});
    }
    addRing(profile, BoxRadius - 9, BoxLength - 24, BoxLength - 16, 5, BoxBand);
    profile.push_back({BoxRadius - 3, BoxLength - 13, BoxBody, true});
    addLip(profile, BoxRadius, 9, BoxRadius - 16, BoxBody);
    return profile;
}

/// Cut from a cow's horn, with an inset wooden bottom and bone bands.
Profile horn()
{
    Profile profile{{0, 4, BoxBand}, {BoxRadius - 19, 2, BoxBand}, {BoxRadius - 16, 4, BoxBand}};
    profile.push_back({BoxRadius - 15, 11, BoxBody, true});
    for (const float t : {0.2F, 0.4F, 0.6F, 0.8F}) {
        profile.push_back({BoxRadius - 15 + 11 * t * (1.2F - 0.3F * t), BoxLength * t, BoxBody});
    }
    addRing(profile, BoxRadius - 4, BoxLength - 24, BoxLength - 12, 2, BoxBand);
    addLip(profile, BoxRadius - 1, 6, BoxRadius - 16, BoxBody);
    return profile;
}

} // namespace

std::vector<SolidOfRevolution::ProfileVertex> boxProfile(BoxShape shape)
{
    switch (shape) {
    case BoxShape::Leather:
        return leather();
    case BoxShape::Tooled:
        return tooled();
    case BoxShape::Waisted:
        return waisted();
    case BoxShape::Horn:
        break;
    }
    return horn();
}

} // namespace doublets
