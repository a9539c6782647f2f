/// Is on or off.
///
/// Follows Apple's page `UISwitch`.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on; actions are sent only when the user turns it.
  open var isOn = false
  /// Turns it on or off; no actions are sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// A wording beside it, where there is one.
  open var title: String?
  /// The colour while it is on.
  open var onTintColor: UIColor?

  override var words: String? { title }
  override func wasTapped() {
    isOn.toggle()
    sendActions(for: .touchUpInside)
    userHasChanged()
  }

  nonisolated deinit {}
}

/// Holds a number between two others.
///
/// Follows Apple's page `UISlider`.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The number; kept between the two others.
  open var value: Float = 0 { didSet { value = clamped(value) } }
  /// The least number; the greatest becomes the same where it is less, as Apple's page says.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = clamped(value)
    }
  }
  /// The greatest number; the least becomes the same where it is more.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = clamped(value)
    }
  }
  /// Whether actions are sent while the finger moves.
  open var isContinuous = true
  /// Sets the number; no actions are sent.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

  /// A slider is moved and not tapped.
  override var touches: [Touch] { [] }

  /// The user moves it.
  func slide(to value: Float) {
    sendActions(for: .touchDown)
    self.value = value
    userHasChanged()
    sendActions(for: .touchUpInside)
  }

  nonisolated deinit {}
}

/// Counts up and down.
///
/// Follows Apple's page `UIStepper`.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The number; kept between the least and the greatest.
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// How far one tap counts.
  open var stepValue = 1.0
  /// Whether it begins again behind the greatest number.
  open var wraps = false
  /// Whether it counts on while the finger stays.
  open var autorepeat = true

  /// Its two halves, named as assistive software names them.
  override var touches: [Touch] {
    guard isEnabled else { return [] }
    return [("Increment", stepValue), ("Decrement", -stepValue)].map { title, step in
      Touch(.tap(title), of: self) { [unowned self] in count(step) }
    }
  }

  private func count(_ step: Double) {
    sendActions(for: .touchDown)
    let new = value + step
    let isPast = new > maximumValue || new < minimumValue
    value = isPast && wraps ? (step > 0 ? minimumValue : maximumValue) : new
    sendActions(for: .touchUpInside)
    userHasChanged()
  }

  nonisolated deinit {}
}

/// Shows which of some pages is seen, and turns them.
///
/// Follows Apple's page `UIPageControl`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The index of the page that is seen.
  open var currentPage = 0
  /// Whether it is not seen where there is one page only.
  open var hidesForSinglePage = false
  /// The colour of the dots; nothing is drawn here.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is seen; nothing is drawn here.
  open var currentPageIndicatorTintColor: UIColor?

  /// What is behind the dots.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// Something while the user touches it.
    case automatic = 0
    /// Something at all times.
    case prominent = 1
    /// Nothing at any time.
    case minimal = 2
  }
  /// What is behind the dots; nothing is drawn here.
  open var backgroundStyle = BackgroundStyle.automatic
  /// How much room the dots of that many pages need: none, as none are drawn.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }

  nonisolated deinit {}
}

/// Holds a date.
///
/// Follows Apple's page `UIDatePicker`.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  nonisolated public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The date.
  open var date = Date()
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// Sets the date; no actions are sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  nonisolated deinit {}
}
