# SPDX-License-Identifier: MIT
# Writes the software bill of materials of both packages, with versions and licences, in SPDX 2.3.

set(doublets_parts "")
set(doublets_relations "")
# Adds a part. `relation` is the relationship of Doublets to the part (CONTAINS or DYNAMIC_LINK), or
# that of the document (DESCRIBES).
macro(doublets_add_part name version licence relation)
    set(owner SPDXRef-doublets)
    if("${relation}" STREQUAL DESCRIBES)
        set(owner SPDXRef-DOCUMENT)
    endif()
    string(REPLACE "+" "-plus" id "SPDXRef-${name}")
    string(APPEND doublets_parts ",
    {
      \"SPDXID\": \"${id}\",
      \"name\": \"${name}\",
      \"versionInfo\": \"${version}\",
      \"downloadLocation\": \"NOASSERTION\",
      \"filesAnalyzed\": false,
      \"licenseConcluded\": \"${licence}\",
      \"licenseDeclared\": \"${licence}\",
      \"copyrightText\": \"NOASSERTION\"
    }")
    string(APPEND doublets_relations ",
    { \"spdxElementId\": \"${owner}\", \"relationshipType\": \"${relation}\", \"relatedSpdxElement\": \"${id}\" }")
endmacro()

# Adds an installed Debian package.
find_program(DOUBLETS_DPKG_QUERY dpkg-query)
macro(doublets_add_debian_part package licence relation)
    set(version unknown)
    if(DOUBLETS_DPKG_QUERY)
        execute_process(COMMAND ${DOUBLETS_DPKG_QUERY} --show --showformat "\${Version}\\n" ${package}
            OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        string(REGEX REPLACE "\n.*" "" version "${version}")
    endif()
    if(version) # optional libraries may not be installed
        doublets_add_part(${package} ${version} "${licence}" ${relation})
    endif()
endmacro()

doublets_add_part(doublets ${PROJECT_VERSION} MIT DESCRIBES)
doublets_add_debian_part(fonts-ebgaramond OFL-1.1 CONTAINS)
doublets_add_debian_part(libc6 LGPL-2.1-or-later DYNAMIC_LINK)
foreach(library libgcc-s1 libstdc++6)
    doublets_add_debian_part(${library} "GPL-3.0-or-later WITH GCC-exception-3.1" DYNAMIC_LINK)
endforeach()
foreach(module core6 dbus6 gui6 multimedia6 network6 printsupport6 sql6 sql6-sqlite svg6 texttospeech6 widgets6)
    doublets_add_debian_part(libqt6${module} "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only" DYNAMIC_LINK)
endforeach()
doublets_add_debian_part(libsystemd0 LGPL-2.1-or-later DYNAMIC_LINK)
foreach(library libxcb1 libxcb-screensaver0)
    doublets_add_debian_part(${library} X11 DYNAMIC_LINK)
endforeach()

string(SUBSTRING "${doublets_parts}" 1 -1 doublets_parts)
string(SUBSTRING "${doublets_relations}" 1 -1 doublets_relations)
string(TIMESTAMP doublets_created "%Y-%m-%dT%H:%M:%SZ" UTC) # uses SOURCE_DATE_EPOCH
string(SHA256 doublets_digest "${doublets_parts}${doublets_created}")
configure_file(doublets.spdx.json.in ${CMAKE_CURRENT_BINARY_DIR}/doublets.spdx.json @ONLY)
foreach(component doublets display)
    string(TOUPPER ${component} upper)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/doublets.spdx.json
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME}
        COMPONENT ${component})
endforeach()
