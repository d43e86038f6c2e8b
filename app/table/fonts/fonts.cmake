# SPDX-License-Identifier: MIT
# EB Garamond, a typeface of the period; embedded if it is installed (Debian: fonts-ebgaramond).
set(fonts)
foreach(font EBGaramond12-Regular EBGaramond12-Italic)
    find_file(DOUBLETS_FONT_${font} ${font}.otf
        PATHS /usr/share/fonts/opentype
        PATH_SUFFIXES ebgaramond EBGaramond
        DOC "Font file ${font}.otf")
    if(DOUBLETS_FONT_${font})
        set_source_files_properties(${DOUBLETS_FONT_${font}} PROPERTIES
            QT_RESOURCE_ALIAS ${font}.otf)
        list(APPEND fonts ${DOUBLETS_FONT_${font}})
    else()
        message(STATUS "${font}.otf not found: a substitute typeface is used")
    endif()
endforeach()
if(fonts)
    qt_add_resources(doublets_table fonts PREFIX /fonts FILES ${fonts})
    target_compile_definitions(doublets_table PRIVATE DOUBLETS_HAS_FONTS)
    # packages/copyright includes the fonts' licence.
endif()
