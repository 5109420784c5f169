// The kinds of all modules, for those who tell things of many of them apart.
#pragma once

#include "rules/bazaars/kinds.h"
#include "rules/bridges/kinds.h"
#include "rules/burg/kinds.h"
#include "rules/castles/kinds.h"
#include "rules/falcon/kinds.h"
#include "rules/wheel/kinds.h"
