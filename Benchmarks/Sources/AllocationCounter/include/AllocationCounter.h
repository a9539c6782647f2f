#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Returns the number of memory blocks that this process has allocated, or 0 if the system does not let it count them.
uint64_t allocation_count(void);

#endif
