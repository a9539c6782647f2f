/// Wheels, of each of which one row is chosen.
///
/// Follows Apple's page `UIPickerView`. The user chooses by `.select(IndexPath(row: row, section: component), wording)`: rows up
/// to two away from the chosen one are among the moves found, and the others can be made all the same.
@preconcurrency @MainActor open class UIPickerView: UIView, Touchable, RowTouching {
  weak var dataSourceLink: (any UIPickerViewDataSource)? { didSet { views = [:] } }
  /// Says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  weak var delegateLink: (any UIPickerViewDelegate)? { didSet { views = [:] } }
  /// Says what the rows are, and is told which one the user has chosen.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }

  private var chosen: [Int: Int] = [:]
  /// The rows' views, as long as nothing is loaded anew.
  private var views: [IndexPath: UIView] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { components }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int { rows(of: component) }
  /// How large the rows of a wheel are.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let delegateLink, (0..<components).contains(component) else { return .zero }
    return CGSize(
      width: delegateLink.pickerView(self, widthForComponent: component),
      height: delegateLink.pickerView(self, rowHeightForComponent: component))
  }
  /// The view that the delegate has given for a row; `nil` if it gives none, or the row is more than two away from the chosen
  /// one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard inSight(of: component).contains(row) else { return nil }
    let view = rowView(IndexPath(row: row, section: component))
    return view is TitleOfRow ? nil : view
  }
  /// Asks the delegate anew for the rows of all wheels.
  open func reloadAllComponents() { views = [:] }
  /// Asks the delegate anew for the rows of a wheel.
  open func reloadComponent(_ component: Int) { views = views.filter { $0.key.section != component } }
  /// Chooses a row; the delegate is not told, and a row that is not there is not chosen.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if (0..<rows(of: component)).contains(row) { chosen[component] = row }
  }
  /// The row chosen in a wheel: the first until another one is, and -1 if there are none.
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

  /// The rows in sight but the chosen ones.
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

/// Says how many wheels and rows a picker has.
///
/// Follows Apple's page `UIPickerViewDataSource`.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker are, and is told which one the user has chosen.
///
/// Follows Apple's page `UIPickerViewDelegate`.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// How wide a wheel is.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high the rows of a wheel are.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The wording of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The wording of a row, with how it looks; it is preferred to one without.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, which is preferred to any wording; none is handed over to be used again here.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called when the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The same part of the picker as the other wheels have.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.frame.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// As high as one line.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// It has none.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// It has none.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A label of its wording.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = TitleOfRow()
    label.text =
      self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)?.string
      ?? self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
  /// Nothing to do.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A row of which the delegate has given no view.
private final class TitleOfRow: UILabel {
  nonisolated deinit {}
}
