/// The error of a role that refuses.
package struct Refusal: Error, Equatable {
  package init() {}
}
