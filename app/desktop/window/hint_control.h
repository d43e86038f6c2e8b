// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace doublets {

class BoardView;
class OddsWatch;
class Session;

/// Marks the best choice on the board when somebody asks for it, as soon as it is known.
class HintControl : public QObject
{
    Q_OBJECT

public:
    HintControl(Session &session, OddsWatch &watch, BoardView &board, QObject *parent = nullptr);

    /// Whether a person has men to play now.
    [[nodiscard]] bool isPossible() const;
    void ask();
    /// Another game, or another position: the hint asked for is no more.
    void drop();

Q_SIGNALS:
    /// The hint as a sentence; also that it is being computed.
    void told(const QString &text);

private:
    void tell();

    Session &m_session;
    OddsWatch &m_watch;
    BoardView &m_board;
    std::optional<std::size_t> m_askedAt; ///< after that many actions
    bool m_told = false;
};

} // namespace doublets
