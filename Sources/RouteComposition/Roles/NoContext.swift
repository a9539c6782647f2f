/// The context of a step that needs none: `ClassFinder<HomeScreen, NoContext>()`.
///
/// `NoContext` is another name for `Any?`. Roles for `NoContext` fit every step, and the two names can be mixed.
public typealias NoContext = Any?
