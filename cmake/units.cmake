# Compiles the sources of a target several at a time, which takes far less time from nothing than one by one.
# CMake can do the same (UNITY_BUILD), but names sources by their full paths, so that no other clone on the machine could use
# what the compiler cache holds; relative names are possible only from CMake 3.29 on.

set(TRENCAVEL_UNIT_SOURCES 16)  # in a unit

# compile_in_units(TARGET): all of its C++ sources that are written by hand, but for those that a release build compiles alone
# (compile_alone).
function(compile_in_units target)
  get_target_property(folder ${target} SOURCE_DIR)
  get_target_property(output ${target} BINARY_DIR)
  get_target_property(sources ${target} SOURCES)
  set(number 0)
  set(in_unit 0)
  set(text "")
  set(whole "")
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder} NORMALIZE)
    cmake_path(IS_PREFIX PROJECT_SOURCE_DIR ${source} is_ours)
    cmake_path(IS_PREFIX PROJECT_BINARY_DIR ${source} is_made)
    get_source_file_property(is_alone ${source} TARGET_DIRECTORY ${target} TRENCAVEL_ALONE)
    if(NOT source MATCHES "\\.cpp$" OR NOT is_ours OR is_made)
      continue()
    endif()
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE name)
    string(APPEND whole "#include \"${name}\"\n")
    if(is_alone AND CMAKE_BUILD_TYPE STREQUAL "Release")
      continue()
    endif()
    set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES HEADER_FILE_ONLY ON)
    string(APPEND text "#include \"${name}\"\n")
    math(EXPR in_unit "${in_unit} + 1")
    if(in_unit EQUAL TRENCAVEL_UNIT_SOURCES)
      add_unit()
    endif()
  endforeach()
  if(in_unit GREATER 0)
    add_unit()
  endif()
  # All of it as one, for tools/tidy.sh: headers take longest to read.
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/whole/${target}.cpp CONTENT "${whole}" @ONLY)
  # Units name their sources from the top.
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
endfunction()

# Part of compile_in_units: writes the unit, only if it differs from what is there.
macro(add_unit)
  set(unit ${output}/units/${target}_${number}.cpp)
  file(CONFIGURE OUTPUT ${unit} CONTENT "${text}" @ONLY)
  target_sources(${target} PRIVATE ${unit})
  math(EXPR number "${number} + 1")
  set(in_unit 0)
  set(text "")
endmacro()

# compile_all_in_units(FOLDER): every target of the folder and those below.
function(compile_all_in_units folder)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    if(type MATCHES "EXECUTABLE|STATIC_LIBRARY")
      compile_in_units(${target})
    endif()
  endforeach()
  get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(each IN LISTS below)
    compile_all_in_units(${each})
  endforeach()
endfunction()
