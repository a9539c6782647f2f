/// Screens drawn in an editor; for now only the type is there.
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
