// SPDX-License-Identifier: MIT
#include "display/config/staff_code.h"

#include <QPasswordDigestor>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QByteArray hashOf(const QString &code, const QByteArray &salt, int rounds)
{
    return QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, code.toUtf8(), salt,
                                              rounds, StaffCodeHash::HashBytes);
}

QByteArray freshSalt()
{
    std::array<quint32, StaffCodeHash::SaltBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return {reinterpret_cast<const char *>(words.data()), StaffCodeHash::SaltBytes};
}

/// Compares in constant time.
bool areEqual(const QByteArray &one, const QByteArray &other)
{
    if (one.size() != other.size()) {
        return false; // the stored hash is damaged: no code matches
    }
    unsigned difference = 0;
    for (qsizetype i = 0; i < one.size(); ++i) {
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    }
    return difference == 0;
}

} // namespace

bool isValidStaffCode(const QString &code)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    return code.size() >= MinCodeDigits && code.size() <= MaxCodeDigits &&
           std::ranges::all_of(code, isDigit);
}

Result<StaffCodeHash, Error> hashStaffCode(const QString &code, int rounds)
{
    if (!isValidStaffCode(code)) {
        return Error{ErrorCode::InvalidCode,
                     {},
                     {},
                     {QString::number(MinCodeDigits), QString::number(MaxCodeDigits)}};
    }
    const QByteArray salt = freshSalt();
    return StaffCodeHash{salt, hashOf(code, salt, rounds), rounds};
}

bool matchesStaffCode(const StaffCodeHash &stored, const QString &code)
{
    return areEqual(stored.hash, hashOf(code, stored.salt, stored.rounds));
}

QString staffCodeMember(const StaffCodeHash &stored)
{
    return u"\"staffCode\": {\n    \"salt\": \"%1\",\n    \"hash\": \"%2\",\n    \"rounds\": %3\n}"_s
        .arg(QString::fromLatin1(stored.salt.toHex()), QString::fromLatin1(stored.hash.toHex()),
             QString::number(stored.rounds));
}

} // namespace doublets
