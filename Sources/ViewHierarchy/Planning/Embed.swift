/// Joins a newcomer to a container by an edit of what that contains: a push, another tab.
package struct Embed: Edit {
  private let newcomer: any PlannedScreen
  private let container: UIViewController
  private let edit: ListEdit

  package init(_ newcomer: any PlannedScreen, in container: UIViewController, _ edit: ListEdit = .append) {
    self.newcomer = newcomer
    self.container = container
    self.edit = edit
  }

  package func plan(into plan: inout TreePlan) {
    plan.contents(of: container).join(newcomer, by: edit)
  }
}
