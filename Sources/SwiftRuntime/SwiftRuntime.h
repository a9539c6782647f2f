#ifndef SwiftRuntime_h
#define SwiftRuntime_h

/// Retains an object of Swift's unless it is being released, and returns it; NULL where it is.
///
/// Swift's runtime exports it, and the compiler calls it for unowned references. Its memory has to be there still.
void *_Nullable swift_tryRetain(void *_Nonnull object);

#endif
