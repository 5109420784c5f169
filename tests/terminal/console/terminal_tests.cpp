#include <gtest/gtest.h>

#include "terminal/console/canvas.h"
#include "terminal/console/terminal.h"

namespace trencavel::terminal_tests {
namespace {

using terminal::Canvas;
using terminal::wrapped;
using Lines = std::vector<std::string>;

TEST(Wrapping, BreaksAtBlanksAndIndents) {
    EXPECT_EQ(wrapped("one two three", 7), (Lines{"one two", "three"}));
    EXPECT_EQ(wrapped("  0  one two", 9, 4), (Lines{"  0  one", "    two"}));
    EXPECT_EQ(wrapped("incomprehensibilities", 5), (Lines{"incomprehensibilities"}));
    EXPECT_EQ(wrapped("", 5), (Lines{""}));
    EXPECT_EQ(wrapped("äöü äöü", 7), (Lines{"äöü äöü"}));
}

TEST(CanvasTest, WhatLiesOutsideIsNotDrawn) {
    Canvas canvas(4, 2);
    canvas.text(-1, 0, "äbc", {});
    canvas.text(2, 1, "xyz", {});
    canvas.text(0, 5, "far", {});
    EXPECT_EQ(canvas.lines(false), (Lines{"bc", "  xy"}));
}

TEST(CanvasTest, ColoursAreSetOnlyWhereTheyChange) {
    Canvas canvas(5, 1);
    canvas.text(0, 0, "aa", {.foreground = 1, .background = 2, .bold = true});
    canvas.text(2, 0, "b", {.foreground = 3});
    EXPECT_EQ(canvas.lines(true), (Lines{"\x1b[1;38;5;1;48;5;2maa\x1b[22;38;5;3;49mb\x1b[0m"}));
    EXPECT_EQ(canvas.lines(false), (Lines{"aab"}));
}

}  // namespace
}  // namespace trencavel::terminal_tests
