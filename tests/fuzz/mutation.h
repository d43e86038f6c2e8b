// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QList>
#include <QRandomGenerator>

#include <utility>

namespace doublets::test {

/// A source of randomly mutated example files: changes bits, bytes and numbers, and inserts pieces
/// of other examples or pieces that are likely to expose faults in readers.
class Mutator
{
public:
    Mutator(QList<QByteArray> examples, QRandomGenerator random)
        : m_examples(std::move(examples))
        , m_random(random)
    {
    }

    /// Returns a mutation of a random example.
    [[nodiscard]] QByteArray next()
    {
        QByteArray bytes = any(m_examples);
        const int changes = 1 + m_random.bounded(4);
        for (int i = 0; i < changes; ++i) {
            change(bytes);
        }
        return bytes;
    }

private:
    static const QList<QByteArray> &pieces()
    {
        static const QList<QByteArray> all{"-1",
                                           "0",
                                           "1e308",
                                           "99999999999999999999",
                                           "2147483648",
                                           "0.1",
                                           "null",
                                           "true",
                                           "[]",
                                           "{}",
                                           "\"\"",
                                           "[[[[[[[[",
                                           "\"",
                                           "\\",
                                           "\\u0000",
                                           "\xff",
                                           "\n",
                                           "=",
                                           "@Variant(",
                                           "%U",
                                           ",",
                                           "@Invalid()",
                                           "\\x",
                                           "[",
                                           "]",
                                           "\xe2\x80\xae",
                                           ":",
                                           ";",
                                           QByteArray(1, '\0'),
                                           QByteArray(4, '\xff'),
                                           QByteArray(300, 'A')};
        return all;
    }
    [[nodiscard]] const QByteArray &any(const QList<QByteArray> &list)
    {
        return list[m_random.bounded(list.size())];
    }
    /// Returns a random position in `bytes`, from 0 to its size.
    [[nodiscard]] qsizetype place(const QByteArray &bytes)
    {
        return m_random.bounded(bytes.size() + 1);
    }
    /// Returns a random piece of `bytes`, usually short.
    [[nodiscard]] QByteArray piece(const QByteArray &bytes)
    {
        const qsizetype begin = place(bytes);
        const int longest = m_random.bounded(4) == 0 ? 1000 : 12;
        return bytes.mid(begin, 1 + m_random.bounded(longest));
    }
    void change(QByteArray &bytes)
    {
        const qsizetype at = place(bytes);
        switch (m_random.bounded(7)) {
        case 0: // a bit
            if (at < bytes.size()) {
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << m_random.bounded(8)));
            }
            break;
        case 1: // a byte
            bytes.replace(at, 1, QByteArray(1, static_cast<char>(m_random.bounded(256))));
            break;
        case 2:
            bytes.remove(at, 1 + m_random.bounded(40));
            break;
        case 3:
            bytes.insert(at, any(pieces()));
            break;
        case 4: // a number or word becomes another piece
            bytes.replace(at, 1 + m_random.bounded(5), any(pieces()));
            break;
        case 5:
            bytes.insert(at, piece(any(m_examples)));
            break;
        default:
            if (m_random.bounded(3) == 0) {
                bytes.truncate(at);
            } else {
                bytes.replace(at, 8, piece(any(m_examples)));
            }
        }
    }

    QList<QByteArray> m_examples;
    QRandomGenerator m_random;
};

} // namespace doublets::test
