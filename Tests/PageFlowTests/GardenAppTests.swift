import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests the samples of AppFlowController's README together, as one app.
@Suite(.serialized) struct GardenAppTests {
  private var flow: AppFlowController { .shared }

  @Test(
    "PF-35 The samples of the document make one app that works in compact and regular width",
    arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func wholeApp(width: UIUserInterfaceSizeClass) throws {
    let delegate = GardenDelegate(width: width)
    let app = SimulatedApp(delegate: delegate)
    defer { app.terminate() }
    let misuses = try UIKitMisuse.collect {
      app.launch()
      #expect(delegate.failure == nil)
      let window = try #require(delegate.window)
      #expect(window.traitCollection.horizontalSizeClass == width)
      #expect(window.outline == "stack[Gate]")
      #expect(flow.currentPathComponents() == "gate")
      try pagesAndParameters(window)
      try skipping(window)
      try variants(window)
      try tabs(window)
      try children(window)
      try ownWays(window)
      flow.reset()
      #expect(window.outline == "stack[]")
      #expect(flow.currentPage() == nil)
    }
    #expect(misuses == [])
  }

  private func pagesAndParameters(_ window: UIWindow) throws {
    try flow.show(
      page: GardenPages.bed, parameters: [AppFlowControllerParameter(page: GardenPages.bed, value: "7")])
    #expect(window.outline == "stack[Gate Map Beds Bed]")
    #expect(flow.currentPageParameter() == "7")
    let bed = (flow.rootNavigationController?.topViewController as? BedScreen)
    #expect(bed?.number == "7")
    try flow.show(page: GardenPages.ticket)
    #expect(window.outline == "stack[Gate Map Shop] ^ stack[Ticket]")
    flow.goBack()
    #expect(window.outline == "stack[Gate Map Shop]")
    try flow.show(page: GardenPages.map)
    #expect(window.outline == "stack[Gate Map]")
  }

  private func skipping(_ window: UIWindow) throws {
    try flow.show(page: GardenPages.bed, skipPages: [GardenPages.beds])
    #expect(window.outline == "stack[Gate Map Bed]")
    window.userMoves.first.map { _ = window.perform($0) }
    #expect(window.outline == "stack[Gate Map]")
    try flow.show(page: GardenPages.bed)
    #expect(window.outline == "stack[Gate Map Beds Bed]")
  }

  private func variants(_ window: UIWindow) throws {
    #expect(throws: AppFlowControllerError.missingVariant(identifier: "listen")) {
      try flow.show(page: GardenPages.listen)
    }
    try flow.show(page: GardenPages.listen, variant: GardenPages.beds)
    #expect(window.outline == "stack[Gate Map Beds Listen]")
    try flow.show(page: GardenPages.listen, variant: GardenPages.shop)
    #expect(window.outline == "stack[Gate Map Shop Listen]")
    #expect(flow.currentPathComponents() == "gate/map/shop/shop_listen")
    #expect(throws: AppFlowControllerError.self) { try flow.register(path: GardenPages.gate => GardenPages.map) }
  }

  private func tabs(_ window: UIWindow) throws {
    try flow.show(page: GardenPages.autumn)
    #expect(window.outline == "stack[Gate Map tabs[stack[Spring] stack[Autumn]*]]")
    let move = try #require(window.userMoves.first { if case .selectTab(0, _) = $0 { true } else { false } })
    #expect(window.perform(move))
    #expect(flow.currentPage() == GardenPages.spring)
    try flow.show(page: GardenPages.map)
    #expect(window.outline == "stack[Gate Map]")
  }

  private func children(_ window: UIWindow) throws {
    try flow.show(page: GardenPages.palms)
    let house = try #require(flow.rootNavigationController?.topViewController as? HouseScreen)
    #expect(flow.currentPage() == GardenPages.palms)
    #expect(house.children.map { $0 is PalmsScreen } == [true])
    try flow.show(page: GardenPages.orchids)
    #expect(flow.currentPage() == GardenPages.orchids)
    #expect(house.children.map { $0 is OrchidsScreen } == [true])
    flow.goBack()
    #expect(flow.currentPage() == GardenPages.house)
    #expect(house.children.isEmpty)
  }

  private func ownWays(_ window: UIWindow) throws {
    try flow.show(page: GardenPages.news)
    #expect(window.outline == "stack[Gate Map] ^ News")
    try flow.show(page: GardenPages.rules)
    #expect(window.outline == "stack[Gate Map] ^ stack[Rules]")
    let rules = (flow.rootNavigationController?.presentedViewController as? UINavigationController)?.topViewController
    #expect(rules?.triggerSegue(withIdentifier: "done") == true)
    #expect(flow.currentPathComponents() == "gate/map/rules/thanks")
    try flow.pop(to: GardenPages.map)
    #expect(window.outline == "stack[Gate Map]")
  }
}
