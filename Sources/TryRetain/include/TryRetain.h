#ifndef TryRetain_h
#define TryRetain_h

/// Retains an object of Swift's unless it is being released, and returns it; NULL where it is. Its memory has to be there still.
void *_Nullable portable_uikit_try_retain(void *_Nonnull object);

#endif
