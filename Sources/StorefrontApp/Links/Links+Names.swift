import Wayfinder

// Names of places in journals. A place is named by its link. It is named in words if it has no link, or if its link can lead elsewhere
// later.
nonisolated extension Links {
  /// Returns the name of a place, from which ``place(named:)`` finds the place again.
  public func name(of place: Place) -> String {
    switch place {
    case .foundProduct(let found): "found product \(found.product) \(found.query)"
    case .filter: "filter"
    case .gallery(let product): "gallery \(product)"
    case .share(let product): "share \(product)"
    case .sizeGuide: "size guide"
    case .colours: "colours"
    case .receipt(let order): "receipt \(order)"
    case .removal(let product): "removal \(product)"
    // The link of the login leads to the account if the user is logged in.
    case .login: "login"
    case .register: "register"
    case .forgottenPassword: "forgotten password"
    case .onboarding(let page): "onboarding \(page.rawValue)"
    case .endOfOnboarding: "end of onboarding"
    case .afterLogin(let next): "after login: \(name(of: next))"
    case .checkout(let page): link(to: place) ?? "checkout \(page.rawValue)"
    default: link(to: place) ?? "nowhere"
    }
  }

  /// Returns the place with this name, or `nil` if no place has the name.
  public func place(named name: String) -> Place? {
    func remainder(after word: String) -> String? {
      name.hasPrefix(word + " ") ? String(name.dropFirst(word.count + 1)) : nil
    }
    func number(after word: String) -> Int? { remainder(after: word).flatMap { Int($0) } }
    switch name {
    case "filter": return .filter
    case "size guide": return .sizeGuide
    case "colours": return .colours
    case "login": return .login
    case "register": return .register
    case "forgotten password": return .forgottenPassword
    case "end of onboarding": return .endOfOnboarding
    default: break
    }
    if let product = number(after: "gallery") { return .gallery(product: product) }
    if let product = number(after: "share") { return .share(product: product) }
    if let order = number(after: "receipt") { return .receipt(order: order) }
    if let product = number(after: "removal") { return .removal(product: product) }
    if let page = remainder(after: "onboarding").flatMap({ OnboardingPage(rawValue: $0) }) { return .onboarding(page) }
    if let page = remainder(after: "checkout").flatMap({ CheckoutPage(rawValue: $0) }) { return .checkout(page) }
    if let next = remainder(after: "after login:").flatMap({ place(named: $0) }) { return .afterLogin(next) }
    if let found = remainder(after: "found product")?.split(separator: " ", maxSplits: 1), found.count == 2,
      let product = Int(found[0])
    {
      return .foundProduct(FoundProduct(query: String(found[1]), product: product))
    }
    return try? place(of: name)
  }
}
