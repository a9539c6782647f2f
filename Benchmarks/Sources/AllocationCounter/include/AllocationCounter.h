#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How many blocks of memory this process has asked for so far; 0 where that cannot be counted.
uint64_t allocation_count(void);

#endif
