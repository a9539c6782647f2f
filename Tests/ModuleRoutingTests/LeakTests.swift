import TestStage

#if DEBUG
  import ModuleRouting
  import Testing
  import Wayfinder

  @Suite struct LeakTests {
    @Test("MR-28 A removed destination that stays alive is reported with its class", arguments: [true, false])
    func staysAlive(byUser: Bool) async throws {
      let stage = Stage()
      let reports = Reports()
      let modules = try ModuleRegistry(reportingTo: reports.report) { ShowingRouter.self }
      let (held, router) = try await modules.use {
        try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home))
      }
      if byUser { stage.window.perform(.back("home")) } else { try await router.removeRoute() }
      #expect(await reports.next() == .staysAlive("ShowingScreen"))
      withExtendedLifetime(held) {}
    }

    @Test("MR-28 A removed destination that is released is not reported")
    func isLetGoOf() async throws {
      let stage = Stage()
      let reports = Reports()
      let modules = try ModuleRegistry(reportingTo: reports.report) {
        ShowingRouter.self
        EditorModule.self
      }
      try await modules.use {
        try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)).router.removeRoute()
        // If the first destination were reported, its report would come before this one.
        let (held, router) = try await Router.perform(
          to: RoutableView<any EditorInput>(), path: .push(from: stage.home))
        try await router.removeRoute()
        #expect(await reports.next() == .staysAlive("EditorScreen"))
        withExtendedLifetime(held) {}
      }
    }
  }
#endif
