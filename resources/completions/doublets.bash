# SPDX-License-Identifier: MIT
# Completion in bash for doublets, doublets-cli and doublets-display.

# Prints the values of an option. Fails if any text or file is possible.
_doublets_values()
{
    case $1 in
        --ruleset) echo willughby cotton holme alfonso alfonso-race charpentier methodique moulidars fiske kiz-tavlasi yahoudieh ;;
        --language) echo en de es fr is ru ;;
        --table) echo england france castile iceland ;;
        --look) echo lamp night high-contrast ;;
        --paper) echo a4 letter ;;
        --ink) echo one many ;;
        --white | --black) echo random casual best ;;
        --games | --jobs | --ruling | --seed | --size | --throw) ;;
        *) return 1 ;;
    esac
}

# Prints the options of a program, or of a command of doublets-cli.
_doublets_options()
{
    case $1 in
        doublets) echo --ruleset --seed --learn --language --display --help --version ;;
        doublets-display) echo --check --setup --staff-code --help --version ;;
        rulesets) echo --json --help ;;
        simulate)
            echo --ruleset --ruling --games --seed --white --black --jobs --records --games-csv \
                --json --help
            ;;
        odds) echo --ruleset --ruling --all --csv --json --help ;;
        picture) echo --throw --ruleset --table --look --size --output --json --help ;;
        print) echo --paper --ink --table --ruleset --ruling --output --json --help ;;
        visits) echo --csv --pdf --json --help ;;
        check) echo --json --help ;;
        *) echo --language --help --version ;;
    esac
}

_doublets()
{
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local commands="rulesets simulate odds picture print visits check"
    local program=${COMP_WORDS[0]##*/} subject words each
    subject=$program
    if [[ $program == doublets-cli ]]; then
        for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
            [[ " $commands " == *" $each "* ]] && subject=$each && break
        done
    fi

    COMPREPLY=()
    if [[ $previous == --* ]] && words=$(_doublets_values "$previous"); then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    elif [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_doublets_options "$subject")" -- "$word")
    elif [[ $subject == doublets-cli ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
    elif [[ $subject == print && $previous == print ]]; then
        words="rules board game odds labels worksheet answers"
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    else
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}

complete -F _doublets doublets doublets-cli doublets-display
