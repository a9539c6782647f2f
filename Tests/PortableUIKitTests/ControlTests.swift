import PortableUIKit
import Testing

@Suite struct ControlTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  private func noting(_ line: String) -> UIAction { UIAction(title: line) { [journal] _ in journal(line) } }

  @Test("UK-14 A tap on a button sends its actions in order, with the button as sender")
  func button() {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Buy") { [journal] in
        journal("primary of \(($0.sender as? UIButton)?.currentTitle ?? "nobody")")
      })
    button.addAction(noting("up"), for: .touchUpInside)
    button.addAction(noting("down"), for: .touchDown)
    stage.show(button)
    #expect(stage.window.userMoves == [.tap("Buy")])
    #expect(stage.window.perform(.tap("Buy")))
    #expect(journal.take() == ["down", "up", "primary of Buy"])
    button.sendActions(for: .touchUpInside)
    #expect(journal.take() == ["up"])
  }

  @Test("UK-14 An action replaces an earlier action with the same identifier, and a removed action is not sent")
  func identifiers() {
    let control = UIControl()
    let identifier = UIAction.Identifier("act")
    control.addAction(UIAction(identifier: identifier) { [journal] _ in journal("old") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: identifier) { [journal] _ in journal("new") }, for: .touchUpInside)
    control.sendActions(for: .allTouchEvents)
    #expect(journal.take() == ["new"])
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: .allTouchEvents)
    #expect(journal.take().isEmpty)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("UK-7 The window's scheduler ends an animation that a tap has begun")
  func animation() {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Fade") { [journal] _ in
        UIView.animate(withDuration: 1, animations: { journal("fades") }, completion: { _ in journal("over") })
      })
    stage.show(button)
    #expect(stage.window.perform(.tap("Fade")))
    #expect(journal.take() == ["fades"])
    #expect(!stage.scheduler.advance())
    #expect(stage.scheduler.finishTransition())
    #expect(journal.take() == ["over"])
  }

  @Test("UK-14 The user cannot tap a disabled or hidden control, or one inside a hidden, transparent or inactive view")
  func untouchable() {
    let (button, holder) = (UIButton(type: .system), UIView())
    button.setTitle("Buy", for: .normal)
    holder.addSubview(button)
    stage.show(holder)
    let states: [(Bool) -> Void] = [
      { button.isEnabled = !$0 }, { button.isHidden = $0 }, { holder.alpha = $0 ? 0 : 1 },
      { holder.isUserInteractionEnabled = !$0 }, { holder.isHidden = $0 },
    ]
    for (index, set) in states.enumerated() {
      set(true)
      #expect(stage.window.userMoves.isEmpty, "state \(index)")
      #expect(!stage.window.perform(.tap("Buy")), "state \(index)")
      set(false)
      #expect(stage.window.perform(.tap("Buy")), "state \(index)")
    }
  }

  @Test("UK-14 A tap finds a control by its text, its accessibility label or its accessibility identifier")
  func names() {
    let (button, icon) = (UIButton(type: .system, primaryAction: noting("Buy")), UIButton(primaryAction: noting("")))
    button.accessibilityIdentifier = "buy-button"
    icon.accessibilityLabel = "Basket"
    stage.show(button, icon)
    #expect(stage.window.userMoves == [.tap("Buy"), .tap("Basket")])
    #expect(stage.window.perform(.tap("buy-button")))
    #expect(journal.take() == ["Buy"])
    #expect(!stage.window.perform(.tap("Sell")))
  }

  @Test("UK-14 A modal makes the controls of the screen below unreachable")
  func covered() {
    let screen = stage.show(UIButton(type: .system, primaryAction: noting("Buy")))
    let sheet = UIViewController()
    sheet.view.addSubview(UIButton(type: .system, primaryAction: noting("Close")))
    stage.present(sheet, on: screen)
    #expect(stage.window.userMoves == [.tap("Close"), .swipeDown])
    #expect(!stage.window.perform(.tap("Buy")))
  }

  @Test("UK-14 The user's changes of switches, segments, steppers and sliders send actions, and changes by code do not")
  func values() {
    let (toggle, segments, stepper, slider) = (
      UISwitch(), UISegmentedControl(items: ["Day", "Week"]), UIStepper(), UISlider()
    )
    toggle.accessibilityLabel = "Offline"
    slider.accessibilityLabel = "Volume"
    stepper.maximumValue = 1
    for (name, control) in [("toggle", toggle), ("segments", segments), ("stepper", stepper), ("slider", slider)] {
      control.addAction(noting(name), for: .valueChanged)
    }
    stage.show(toggle, segments, stepper, slider)
    toggle.setOn(true, animated: false)
    segments.selectedSegmentIndex = 0
    slider.setValue(2, animated: false)
    #expect(journal.take().isEmpty)
    #expect(slider.value == 1)
    #expect(
      stage.window.userMoves == [
        .tap("Offline"), .tap("Day"), .tap("Week"), .tap("Increment"), .tap("Decrement"),
      ])
    #expect(stage.window.perform(.tap("Offline")))
    #expect(!toggle.isOn)
    #expect(stage.window.perform(.tap("Day")))
    #expect(stage.window.perform(.tap("Week")))
    #expect(segments.selectedSegmentIndex == 1)
    #expect(stage.window.perform(.tap("Increment")))
    #expect(stage.window.perform(.tap("Increment")))
    #expect(stepper.value == 1)
    #expect(stage.window.perform(.slide("Volume", to: 0.25)))
    #expect(slider.value == 0.25)
    #expect(journal.take() == ["toggle", "segments", "stepper", "stepper", "slider"])
  }

  @Test("UK-14 A button that opens its menu at once offers the menu's choices")
  func menu() {
    let button = UIButton(type: .system)
    let closed = UIAction(title: "Sold out", attributes: .disabled) { _ in }
    button.menu = UIMenu(children: [
      noting("Name"), UIMenu(options: .displayInline, children: [noting("Price"), closed]),
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    stage.show(button)
    #expect(stage.window.userMoves == [.tap("Name"), .tap("Price")])
    #expect(stage.window.perform(.tap("Price")))
    #expect(journal.take() == ["Price"])
    #expect(button.currentTitle == "Price")
  }

  @Test("UK-14 The user can tap the top screen's bar buttons: actions, menus, custom views and the toolbar")
  func barButtons() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController([a, b])
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: noting("add"))
    b.navigationItem.leftItemsSupplementBackButton = true
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [noting("Name")]))
    b.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: UIButton(type: .system, primaryAction: noting("own"))), .fixedSpace(8),
      UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil),
    ]
    b.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash, primaryAction: noting("trash"))]
    stage.show(navigation)
    #expect(stage.window.userMoves == [.back("a"), .tap("own"), .tap("Name"), .tap("Later")])
    navigation.isToolbarHidden = false
    #expect(stage.window.perform(.tap("Name")))
    #expect(stage.window.perform(.tap("own")))
    #expect(stage.window.perform(.tap("Trash")))
    #expect(journal.take() == ["Name", "own", "trash"])
    #expect(stage.perform(.back("a")))
    navigation.isNavigationBarHidden = true
    #expect(!stage.window.perform(.tap("Add")))
  }

  @Test("UK-14 The edit button begins and ends editing")
  func editing() {
    let screen = stage.screen("a")
    let navigation = UINavigationController(rootViewController: screen)
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    stage.show(navigation)
    #expect(stage.window.perform(.tap("Edit")))
    #expect(screen.isEditing)
    #expect(stage.window.perform(.tap("Done")))
    #expect(!screen.isEditing)
    screen.isEditing = true
    #expect(screen.editButtonItem.title == "Done")
  }

  @Test("UK-14 Typing calls the text field's delegate in the order of Apple's page")
  func typing() {
    let (name, delegate) = (UITextField(), FieldJournal(journal))
    name.placeholder = "Name"
    name.delegate = delegate
    name.addAction(noting("changed"), for: .editingChanged)
    let mail = UITextField()
    mail.placeholder = "Mail"
    let screen = stage.show(name, mail)
    #expect(stage.window.perform(.type("Ann\n", into: "Name")))
    #expect(name.text == "Ann")
    #expect(name.isFirstResponder)
    #expect(journal.take() == ["shouldBegin", "didBegin", "should change 0 to Ann", "changed", "shouldReturn"])
    delegate.refused = "x"
    #expect(!stage.window.perform(.type("x", into: "Name")))
    #expect(name.text == "Ann")
    _ = journal.take()
    #expect(stage.window.perform(.type("a@b", into: "Mail")))
    #expect(mail.isFirstResponder)
    #expect(!name.isFirstResponder)
    #expect(journal.take() == ["didEnd"])
    screen.view.endEditing(true)
    #expect(!mail.isFirstResponder)
    #expect(!stage.window.perform(.type("x", into: "Town")))
  }

  @Test("UK-14 A search calls its updater at the beginning, for each text, and at the end")
  func searching() {
    let screen = stage.screen("a")
    let (search, updater) = (UISearchController(searchResultsController: nil), SearchJournal(journal))
    search.searchResultsUpdater = updater
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    #expect(stage.window.perform(.type("te", into: "Search")))
    #expect(search.isActive)
    #expect(journal.take() == ["“” true", "“te” true"])
    #expect(stage.window.perform(.tap("Cancel")))
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(journal.take() == ["“” false"])
  }

  @Test("UK-14 A pull sends the refresh control's action, and not again until refreshing has ended")
  func refreshing() {
    let (scroll, refresh) = (UIScrollView(), UIRefreshControl())
    refresh.addAction(noting("load"), for: .valueChanged)
    scroll.refreshControl = refresh
    stage.show(scroll)
    #expect(stage.window.userMoves == [.pullToRefresh])
    #expect(stage.window.perform(.pullToRefresh))
    #expect(refresh.isRefreshing)
    #expect(!stage.window.perform(.pullToRefresh))
    #expect(journal.take() == ["load"])
    refresh.endRefreshing()
    #expect(stage.window.userMoves == [.pullToRefresh])
  }

  @Test(
    "UK-16 Controls and cells get their properties from the storyboard, and a tap on a segue's source performs the segue"
  )
  func segues() throws {
    let storyboard = UIStoryboard(name: "Shelf", bundle: .module)
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let shelf = try #require(navigation.topViewController as? ShelfController)
    stage.show(navigation)
    let rows = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
    #expect(stage.window.userMoves == [.select(rows[0], "Untitled"), .select(rows[1], "Emma")])
    #expect(shelf.tableView.style == .grouped)
    shelf.mayOpen = false
    #expect(stage.window.perform(.select(rows[1], "Emma")))
    #expect(navigation.topViewController === shelf)
    shelf.mayOpen = true
    #expect(stage.window.perform(.select(rows[1], "Emma")))
    #expect(shelf.opened == [1])
    stage.settle()
    #expect(navigation.topViewController?.title == "Book")
    #expect(
      stage.window.userMoves == [
        .back("Shelf"), .tap("Read"), .tap("Note"), .tap("Paper"), .tap("Audio"), .tap("Owned"),
      ])
    #expect(stage.window.perform(.type("kept", into: "Note")))
    #expect(stage.window.perform(.tap("Read")))
    stage.settle()
    #expect(navigation.presentedViewController?.title == "Reader")
  }
}

private final class FieldJournal: JournalObject, UITextFieldDelegate {
  var refused: String?
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    journal("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { journal("didBegin") }
  func textFieldDidEndEditing(_ textField: UITextField) { journal("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    journal("should change \(range.location) to \(string)")
    return string != refused
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    journal("shouldReturn")
    return true
  }
}

private final class SearchJournal: JournalObject, UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    journal("“\(searchController.searchBar.text ?? "")” \(searchController.isActive)")
  }
}
