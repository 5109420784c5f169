# Reads the large headers that most tests include once instead of once for each unit: a small unit of
# tests then takes half to two thirds of the time. For g++ alone; the compiler cache must be told that this is safe, as tools/lib.sh does.

# precompile_headers(TARGET HEADER...): makes a library that does nothing but read the headers.
function(precompile_headers target)
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp CONTENT "" @ONLY)
  add_library(${target} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp)
  target_precompile_headers(${target} PRIVATE ${ARGN})
endfunction()

# use_precompiled_in(TARGET FOLDER): by every target of the folder and those below that is compiled as TARGET is.
function(use_precompiled_in headers folder)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    get_target_property(options ${target} COMPILE_OPTIONS)
    if(type MATCHES "EXECUTABLE|STATIC_LIBRARY" AND NOT options MATCHES "-O[1-3]")
      target_precompile_headers(${target} REUSE_FROM ${headers})
      target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
  endforeach()
  get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(each IN LISTS below)
    use_precompiled_in(${headers} ${each})
  endforeach()
endfunction()
