/// A view with one or more wheels, in each of which the user selects a row.
///
/// Follows Apple's page `UIPickerView`. The user's move is `.select(IndexPath(row: row, section: component), wording)`. The listed moves
/// cover rows at most two away from the selected row. A test can also make the moves for all other rows.
@preconcurrency @MainActor open class UIPickerView: UIView, Touchable, RowTouching {
  weak var dataSourceLink: (any UIPickerViewDataSource)? { didSet { views = [:] } }
  /// The data source, which provides the number of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  weak var delegateLink: (any UIPickerViewDelegate)? { didSet { views = [:] } }
  /// The delegate, which provides the content of rows and responds to selections.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }

  private var chosen: [Int: Int] = [:]
  /// The views of rows since the last reload.
  private var views: [IndexPath: UIView] = [:]

  /// The number of components.
  open var numberOfComponents: Int { components }
  /// Returns the number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int { rows(of: component) }
  /// Returns the size of the rows in a component.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let delegateLink, (0..<components).contains(component) else { return .zero }
    return CGSize(
      width: delegateLink.pickerView(self, widthForComponent: component),
      height: delegateLink.pickerView(self, rowHeightForComponent: component))
  }
  /// Returns the view that the delegate provided for a row.
  ///
  /// Returns `nil` if the delegate provides none, or the row is more than two away from the selected row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard inSight(of: component).contains(row) else { return nil }
    let view = rowView(IndexPath(row: row, section: component))
    return view is TitleOfRow ? nil : view
  }
  /// Reloads all components.
  open func reloadAllComponents() { views = [:] }
  /// Reloads a component.
  open func reloadComponent(_ component: Int) { views = views.filter { $0.key.section != component } }
  /// Selects a row without a call of the delegate. Ignores a row that does not exist.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if (0..<rows(of: component)).contains(row) { chosen[component] = row }
  }
  /// Returns the selected row of a component. The default is the first row. The result is -1 if there are no rows.
  open func selectedRow(inComponent component: Int) -> Int { row(in: component) }

  // MARK: For the module

  private var components: Int { max(0, dataSourceLink?.numberOfComponents(in: self) ?? 0) }

  private func rows(of component: Int) -> Int {
    guard let dataSourceLink, (0..<components).contains(component) else { return 0 }
    return max(0, dataSourceLink.pickerView(self, numberOfRowsInComponent: component))
  }

  private func row(in component: Int) -> Int { min(chosen[component] ?? 0, rows(of: component) - 1) }

  private func inSight(of component: Int) -> Range<Int> {
    let row = row(in: component)
    return row < 0 ? 0..<0 : max(0, row - 2)..<min(rows(of: component), row + 3)
  }

  private func rowView(_ place: IndexPath) -> UIView? {
    if let view = views[place] { return view }
    let view = delegateLink?.pickerView(self, viewForRow: place.row, forComponent: place.section, reusing: nil)
    views[place] = view
    return view
  }

  private func touch(_ place: IndexPath) -> Touch {
    let view = rowView(place)
    let words = (view as? UILabel)?.text ?? view?.firstWords ?? ""
    return Touch(.select(place, words), of: self) { [unowned self] in choose(place) }
  }

  private func choose(_ place: IndexPath) {
    chosen[place.section] = place.row
    delegateLink?.pickerView(self, didSelectRow: place.row, inComponent: place.section)
  }

  /// The moves for visible rows that are not selected.
  var touches: [Touch] {
    (0..<components).flatMap { component in
      let chosen = row(in: component)
      return inSight(of: component).filter { $0 != chosen }.map { touch(IndexPath(row: $0, section: component)) }
    }
  }

  func touchOutOfSight(_ move: UserMove) -> Bool {
    guard case .select(let place, _) = move, (0..<rows(of: place.section)).contains(place.row) else { return false }
    let touch = touch(place)
    guard touch.isMeant(by: move) else { return false }
    touch.perform()
    return true
  }

  nonisolated deinit {}
}

/// Methods that provide the number of components and rows of a picker view.
///
/// Follows Apple's page `UIPickerViewDataSource`.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Asks the data source for the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the content of rows and respond to selections.
///
/// Follows Apple's page `UIPickerViewDelegate`.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Asks the delegate for the width of a component.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Asks the delegate for the row height of a component.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Asks the delegate for the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Asks the delegate for the attributed title of a row. An attributed title has priority over a plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Asks the delegate for the view of a row. A view has priority over titles. The headless UIKit never passes a view to reuse.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Tells the delegate that the user selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The default implementation returns an equal share of the picker's width for each component.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.frame.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// The default implementation returns the height of one line.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// The default implementation returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// The default implementation returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// The default implementation returns a label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = TitleOfRow()
    label.text =
      self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)?.string
      ?? self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
  /// The default implementation does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The view of a row for which the delegate provides no view.
private final class TitleOfRow: UILabel {
  nonisolated deinit {}
}
