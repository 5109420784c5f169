// Ctrl-C during long work: it ends after what is being done, and what is known by then is told.
#pragma once

namespace trencavel::cli {

/// From now on Ctrl-C is only remembered.
void heed_interrupt();
bool interrupted();

}  // namespace trencavel::cli
