#include "TryRetain.h"

// Swift's runtime exports it. The compiler keeps the name to itself, so that Swift code cannot call it.
extern void *swift_tryRetain(void *object);

void *portable_uikit_try_retain(void *object) { return swift_tryRetain(object); }
