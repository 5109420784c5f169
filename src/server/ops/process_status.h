// What the system knows of this process, read when it is asked for.
#pragma once

namespace trencavel::server {

/// All 0 where the system does not tell.
struct ProcessStatus {
    double resident_bytes = 0;
    double open_descriptors = 0;
    double started_seconds = 0;  // since 1970
};

ProcessStatus read_process_status();

}  // namespace trencavel::server
