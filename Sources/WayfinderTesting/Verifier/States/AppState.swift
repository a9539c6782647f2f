import ViewHierarchy
import Wayfinder

struct StateReader<App: RunningApp> {
  let description: AppUnderTest<App>
  private var classes: [ObjectIdentifier: UInt64] = [:]

  init(_ description: AppUnderTest<App>) { self.description = description }

  /// Returns the fingerprint of the tree, contexts, switches, facts and waiting requests.
  mutating func fingerprint(of app: App, _ tree: SeenTree, _ queue: NavigationQueue, _ live: LiveTree) -> Fingerprint {
    var print = Fingerprint()
    for row in tree.rows {
      print.add(
        UInt64(bitPattern: Int64(row.holder)) << 3 | (row.isPresented ? 4 : 0) | (row.isShown ? 2 : 0) | 1)
      print.add(number(ofClass: row.screen))
      if let name = description.screenClass(row.screen) {
        print.add(name)
      } else {
        print.add(row.screen.title ?? "")
        if let context = ScreenContext.words(of: row.screen) { print.add(context) }
      }
    }
    for appSwitch in description.switches { print.add(appSwitch.value(in: app)) }
    for fact in description.facts { print.add(fact(app)) }
    // Most often nothing waits, and to know that is cheaper than to list nothing.
    guard !queue.isIdle else { return print }
    for waiting in queue.waits.requests { print.add(waiting.request.name) }
    if live.isAskingByHand { print.add("asked by hand") }
    return print
  }

  /// Returns the name of a screen in reports. P3 compares names.
  func name(of screen: UIViewController?) -> String {
    guard let screen else { return "nothing" }
    if let name = description.screenClass(screen) { return "\(screen.typeName) (\(name))" }
    guard let title = screen.title, !title.isEmpty else { return screen.typeName }
    return "\(screen.typeName) “\(title)”"
  }

  private mutating func number(ofClass screen: UIViewController) -> UInt64 {
    let key = ObjectIdentifier(type(of: screen))
    if let known = classes[key] { return known }
    let number = Fingerprint.number(of: screen.typeName)
    classes[key] = number
    return number
  }
}
