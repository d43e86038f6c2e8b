# SPDX-License-Identifier: MIT
# Completion in fish for doublets-cli.
set -l rulesets willughby cotton holme alfonso alfonso-race charpentier methodique moulidars fiske kiz-tavlasi yahoudieh
set -l tables england france castile iceland
set -l sheets rules board game odds labels worksheet answers

function __doublets_cli_option
    complete -c doublets-cli -n "__fish_seen_subcommand_from $argv[1]" $argv[2..]
end

complete -c doublets-cli -n __fish_use_subcommand -f
complete -c doublets-cli -n __fish_use_subcommand -a rulesets -d "List the rule sets"
complete -c doublets-cli -n __fish_use_subcommand -a simulate -d "Play many games"
complete -c doublets-cli -n __fish_use_subcommand -a odds -d "Compute who wins how often"
complete -c doublets-cli -n __fish_use_subcommand -a picture -d "Save the board as a picture"
complete -c doublets-cli -n __fish_use_subcommand -a print -d "Make a PDF to print"
complete -c doublets-cli -n __fish_use_subcommand -a visits -d "Sum up the visits to a display"
complete -c doublets-cli -n __fish_use_subcommand -a check -d "Replay game records"
complete -c doublets-cli -l language -x -a "en de es fr is ru" -d "Use this language"
complete -c doublets-cli -l help -d "Show the options"
complete -c doublets-cli -l version -d "Show the version"

__doublets_cli_option "rulesets simulate odds picture print visits check" -l json -d "Print JSON"
__doublets_cli_option "simulate odds picture print" -l ruleset -x -a "$rulesets" -d "The rule set"
__doublets_cli_option "simulate odds print" -l ruling -x -d "Change a rule: KEY=VALUE"
__doublets_cli_option simulate -l games -x -d "Number of games"
__doublets_cli_option simulate -l seed -x -d "Seed of the dice"
__doublets_cli_option simulate -l white -x -a "random casual best" -d "Who plays White"
__doublets_cli_option simulate -l black -x -a "random casual best" -d "Who plays Black"
__doublets_cli_option simulate -l jobs -x -d "Number of processors"
__doublets_cli_option simulate -l records -r -d "Write the games to a file"
__doublets_cli_option simulate -l games-csv -r -d "Write a table of the games"
__doublets_cli_option odds -l all -d "All rule sets and rulings"
__doublets_cli_option visits -l pdf -r -d "Save a page for printing"
__doublets_cli_option "odds visits" -l csv -d "Print comma-separated values"
__doublets_cli_option picture -l throw -x -d "The board after this throw"
__doublets_cli_option "picture print" -l table -x -a "$tables" -d "The table"
__doublets_cli_option picture -l look -x -a "lamp night high-contrast" -d "The lighting"
__doublets_cli_option picture -l size -x -d "Size in pixels: WxH"
__doublets_cli_option "picture print" -l output -r -d "File to write"
__doublets_cli_option print -l paper -x -a "a4 letter" -d "Paper size"
__doublets_cli_option print -l ink -x -a "one many" -d "Number of colours"
__doublets_cli_option print -a "$sheets"

functions -e __doublets_cli_option
