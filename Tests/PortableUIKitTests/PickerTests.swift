import PortableUIKit
import Testing

private final class Shop: JournalObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var sizes = ["S", "M", "L"]
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? sizes.count : 100
  }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  {
    let label = UILabel()
    label.text = component == 0 ? sizes[row] : "\(row)"
    return label
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    journal("\(component).\(row)")
  }
}

private final class Days: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    row == 0 ? "Today" : "Tomorrow"
  }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { row == 1 ? NSAttributedString(string: "Later") : nil }
}

@Suite struct PickerTests {
  let stage = Stage()

  @Test("UK-14 The user selects rows of a picker, visible or not, and the delegate is notified")
  func choosing() {
    let (picker, shop) = (UIPickerView(), Shop(stage.journal))
    picker.dataSource = shop
    picker.delegate = shop
    stage.show(picker)
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 100)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    picker.selectRow(1, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(stage.journal.lines.isEmpty)
    #expect(
      stage.window.userMoves == [
        .select(IndexPath(row: 0, section: 0), "S"), .select(IndexPath(row: 2, section: 0), "L"),
        .select(IndexPath(row: 1, section: 1), "1"), .select(IndexPath(row: 2, section: 1), "2"),
      ])
    #expect(stage.window.perform(.select(IndexPath(row: 2, section: 0), "L")))
    #expect(stage.window.perform(.select(IndexPath(row: 42, section: 1), "42")))
    #expect(!stage.window.perform(.select(IndexPath(row: 43, section: 1), "42")))
    #expect(!stage.window.perform(.select(IndexPath(row: 100, section: 1), "100")))
    #expect(stage.journal.take() == ["0.2", "1.42"])
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 42)
    picker.isUserInteractionEnabled = false
    #expect(stage.window.userMoves.isEmpty)
  }

  @Test("UK-14 A picker names its rows by their titles, attributed titles first, and makes no views for them")
  func titles() {
    let (picker, days) = (UIPickerView(), Days())
    picker.dataSource = days
    picker.delegate = days
    stage.show(picker)
    #expect(stage.window.perform(.select(IndexPath(row: 1, section: 0), "Later")))
    #expect(stage.window.userMoves == [.select(IndexPath(row: 0, section: 0), "Today")])
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    picker.frame.size.width = 80
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 32))
    #expect(picker.rowSize(forComponent: 1) == .zero)
  }
}
