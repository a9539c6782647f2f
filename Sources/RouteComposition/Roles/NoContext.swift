/// The context of a step that needs to know nothing: `ClassFinder<HomeScreen, NoContext>()`.
///
/// It is another name for `Any?`, so that roles for `NoContext` fit every step, and what is written with one name fits what is
/// written with the other.
public typealias NoContext = Any?
