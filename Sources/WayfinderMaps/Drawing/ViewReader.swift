import Foundation
import Wayfinder

/// Reads the texts and controls in a view of a screen.
struct ViewReader {
  /// The view controller whose view it is. Views of its children are read as screens of their own.
  let screen: UIViewController?

  init(_ screen: UIViewController?) { self.screen = screen }

  /// The contents of a screen's own view.
  func contents(of view: UIView) -> [Item] { described(view) ?? known(view) ?? inside(view) }

  /// The view and its contents, in reading order.
  func items(of view: UIView) -> [Item] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    if let child = screen?.children.first(where: { $0.viewIfLoaded === view }) {
      return [.pane(ScreenReader(child).pane)]
    }
    if let items = known(view) ?? described(view) { return items }
    let items = inside(view)
    let label = view.isAccessibilityElement ? (view.accessibilityLabel ?? "").drawn : ""
    if items.isEmpty, !label.isEmpty { return [element(label, view.accessibilityTraits)] }
    return items
  }

  private func inside(_ view: UIView) -> [Item] { ordered(view.subviews).flatMap(items) }

  /// The views from top to bottom, if all have places; otherwise as they are listed.
  private func ordered(_ views: [UIView]) -> [UIView] {
    let frames = views.map(\.frame)
    let places = Set(frames.map { "\($0.origin.x) \($0.origin.y)" })
    guard places.count == views.count, frames.allSatisfy({ $0.size.width > 0 && $0.size.height > 0 }) else {
      return views
    }
    return views.sorted { ($0.frame.origin.y, $0.frame.origin.x) < ($1.frame.origin.y, $1.frame.origin.x) }
  }

  /// The contents of a view of UIKit's; `nil` if the class is not known.
  private func known(_ view: UIView) -> [Item]? {
    switch view {
    case let label as UILabel: return label.items
    case let button as UIButton: return [button.item]
    case let field as UITextField: return [field.item]
    case let text as UITextView: return text.items
    case let control as UISegmentedControl: return [control.item]
    case let progress as UIProgressView: return [.level(Double(progress.progress), hasKnob: false)]
    case let dots as UIPageControl: return [.dots(dots.numberOfPages, selected: dots.currentPage)]
    case let spinner as UIActivityIndicatorView: return spinner.isAnimating ? [.spinner] : []
    case let picture as UIImageView:
      let label = (picture.accessibilityLabel ?? "").drawn
      return picture.image == nil && label.isEmpty ? [] : [.picture(label)]
    case let table as UITableView: return ListReader(self).items(of: table)
    case let collection as UICollectionView: return ListReader(self).items(of: collection)
    case let stack as UIStackView:
      let items = stack.arrangedSubviews.flatMap(items)
      return stack.axis == .horizontal && items.count > 1 ? [.beside(items)] : items
    default: return control(view)
    }
  }

  private func control(_ view: UIView) -> [Item]? {
    #if os(tvOS)
      return nil
    #else
      switch view {
      case let toggle as UISwitch: return [.toggle(toggle.isOn)]
      case let slider as UISlider:
        let range = slider.maximumValue - slider.minimumValue
        return [.level(range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0, hasKnob: true)]
      case is UIStepper: return [.stepper]
      case let search as UISearchBar: return [search.item]
      case is UIDatePicker: return [.field((view.accessibilityLabel ?? "Date").drawn, .caption, isSearch: false)]
      case is UIPickerView: return [.field((view.accessibilityLabel ?? "Choice").drawn, .caption, isSearch: false)]
      default: return nil
      }
    #endif
  }

  /// The elements that a view describes to assistive apps; `nil` without any.
  private func described(_ view: UIView) -> [Item]? {
    guard let elements = view.accessibilityElements, !elements.isEmpty else { return nil }
    return elements.flatMap { element -> [Item] in
      if let view = element as? UIView { return items(of: view) }
      guard let element = element as? UIAccessibilityElement else { return [] }
      let label = (element.accessibilityLabel ?? "").drawn
      return label.isEmpty ? [] : [self.element(label, element.accessibilityTraits)]
    }
  }

  private func element(_ label: String, _ traits: UIAccessibilityTraits) -> Item {
    if traits.contains(.button) || traits.contains(.link) {
      return .button(label, traits.contains(.notEnabled) ? .disabled : .action)
    }
    return traits.contains(.image) ? .picture(label) : .text(label, traits.contains(.header) ? .heading : .body)
  }
}

extension UILabel {
  fileprivate var items: [Item] {
    let text = (self.text ?? attributedText?.string ?? "").drawn
    if text.isEmpty { return [] }
    let size = font?.pointSize ?? 17
    return [.text(text, size >= 20 ? .heading : size < 15 ? .caption : .body)]
  }
}

extension UIButton {
  fileprivate var item: Item {
    let title = [currentTitle, currentAttributedTitle?.string, accessibilityLabel]
      .lazy.compactMap(\.self).map(\.drawn).first { !$0.isEmpty }
    return .button(title ?? "", isEnabled ? .action : .disabled)
  }
}

extension UITextField {
  var item: Item {
    let text = isSecureTextEntry ? String(repeating: "•", count: min(8, text?.count ?? 0)) : (text ?? "").drawn
    return .field(text.isEmpty ? (placeholder ?? "").drawn : text, text.isEmpty ? .caption : .body, isSearch: false)
  }
}

extension UITextView {
  fileprivate var items: [Item] {
    let text = (self.text ?? "").drawn
    #if !os(tvOS)
      if isEditable { return [.field(text, .body, isSearch: false)] }
    #endif
    return text.isEmpty ? [] : [.text(text, .body)]
  }
}

extension UISegmentedControl {
  fileprivate var item: Item {
    .segments((0..<numberOfSegments).map { (titleForSegment(at: $0) ?? "").drawn }, selected: selectedSegmentIndex)
  }
}

#if !os(tvOS)
  extension UISearchBar {
    var item: Item {
      let text = (self.text ?? "").drawn
      let hint = (placeholder ?? "").drawn
      return .field(
        text.isEmpty ? hint.isEmpty ? "Search" : hint : text, text.isEmpty ? .caption : .body, isSearch: true)
    }
  }
#endif
