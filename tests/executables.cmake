# SPDX-License-Identifier: MIT
# Tests take longer to compile than to run, mostly because of the headers that all tests of a folder
# include. The tests of a folder are therefore compiled in batches (part.cmake) into one executable,
# which runs the test that it is called as: bin/tst_x is a link to it.

# Declares a test:
# doublets_test(NAME SOURCES file... LIBRARIES target... [DEFINITIONS name=value...]
#               [DEPENDS target...] [COST seconds])
# The first source includes NAME.moc and has a main(). Tests with the highest COST start first. The
# variable `doublets_tests`, inherited by subfolders, names the executable that contains the test.
function(doublets_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "COST" "SOURCES;LIBRARIES;DEFINITIONS;DEPENDS")
    list(FILTER arg_SOURCES INCLUDE REGEX "\\.cpp$")
    list(TRANSFORM arg_SOURCES PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    list(POP_FRONT arg_SOURCES main)
    set_property(GLOBAL APPEND PROPERTY doublets_tests ${doublets_tests})
    foreach(what SOURCES LIBRARIES DEFINITIONS DEPENDS)
        set_property(GLOBAL APPEND PROPERTY ${doublets_tests}_${what} ${arg_${what}})
    endforeach()
    set_property(GLOBAL APPEND PROPERTY ${doublets_tests}_MAINS ${main})

    add_custom_target(${name})
    add_dependencies(${name} ${doublets_tests})
    file(MAKE_DIRECTORY ${CMAKE_RUNTIME_OUTPUT_DIRECTORY})
    file(CREATE_LINK ${doublets_tests} ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${name} SYMBOLIC)
    add_test(NAME ${name} COMMAND ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${name})
    set_tests_properties(${name} PROPERTIES
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_LOGGING_RULES=*.debug=false"
        TIMEOUT 300)
    if(DOUBLETS_SANITIZE)
        set_tests_properties(${name} PROPERTIES TIMEOUT 900)
        if(DOUBLETS_THOROUGH)
            set_tests_properties(${name} PROPERTIES TIMEOUT 7200)
            # Qt's default of five minutes per function is too short for the full size.
            set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT "QTEST_FUNCTION_TIMEOUT=7200000")
        endif()
        set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT
            "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/leaks.txt")
    endif()
    if(arg_COST)
        set_tests_properties(${name} PROPERTIES COST ${arg_COST})
    endif()
endfunction()

# Creates the executables of all tests declared so far.
function(doublets_test_executables)
    get_property(executables GLOBAL PROPERTY doublets_tests)
    list(REMOVE_DUPLICATES executables)
    foreach(executable IN LISTS executables)
        doublets_test_executable(${executable})
    endforeach()
endfunction()

function(doublets_test_executable executable)
    foreach(what MAINS SOURCES LIBRARIES DEFINITIONS DEPENDS)
        get_property(${what} GLOBAL PROPERTY ${executable}_${what})
        list(REMOVE_DUPLICATES ${what})
    endforeach()
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${executable})
    set(count 20) # files per batch
    if(NOT DOUBLETS_UNITY)
        set(count 1)
    endif()

    set(declarations "")
    set(rows "")
    set(generated ${folder}/main.cpp ${SOURCES})
    foreach(source IN LISTS MAINS)
        cmake_path(GET source STEM name)
        qt_generate_moc(${source} ${folder}/${name}.moc)
        list(APPEND generated ${folder}/${name}.moc)
        string(APPEND declarations "namespace ${name} {\nint main(int argc, char **argv);\n}\n")
        string(APPEND rows "    {\"${name}\", ${name}::main},\n")
    endforeach()
    configure_file(main.cpp.in ${folder}/main.cpp @ONLY)
    list(LENGTH MAINS last)
    math(EXPR last "${last} - 1")
    foreach(first RANGE 0 ${last} ${count})
        list(SUBLIST MAINS ${first} ${count} some)
        set(part ${folder}/part_${first}.cpp)
        add_custom_command(OUTPUT ${part}
            COMMAND ${CMAKE_COMMAND} -D "OUTPUT=${part}" -D "TESTS=${some}"
                    -P ${CMAKE_CURRENT_SOURCE_DIR}/part.cmake
            DEPENDS ${some} part.cmake
            VERBATIM)
        list(APPEND generated ${part})
    endforeach()

    add_executable(${executable} ${generated})
    target_include_directories(${executable} PRIVATE ${folder})
    target_compile_definitions(${executable} PRIVATE ${DEFINITIONS})
    # GCC treats batched files as headers and warns about classes with members of local types.
    target_compile_options(${executable} PRIVATE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    target_link_libraries(${executable} PRIVATE ${LIBRARIES} doublets_test_options
        doublets_test_english)
    if(DEPENDS)
        add_dependencies(${executable} ${DEPENDS})
    endif()
    if("${LIBRARIES}" MATCHES "Doublets::(Table|Panels|Desktop|Display)")
        target_precompile_headers(${executable} REUSE_FROM doublets_window_headers)
    else()
        target_precompile_headers(${executable} REUSE_FROM doublets_core)
    endif()
endfunction()
