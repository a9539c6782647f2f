/// Shows a list beside what is chosen in it; for now only the type is there.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}
