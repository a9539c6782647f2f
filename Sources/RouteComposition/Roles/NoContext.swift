/// The context of a step that needs none: `ClassFinder<HomeScreen, NoContext>()`.
///
/// `NoContext` is another name for `Any?`. A role for `NoContext` fits a step of any context. You can use both names in
/// one chain.
public typealias NoContext = Any?
