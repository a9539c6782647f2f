/// A control that switches between on and off.
///
/// Follows Apple's page `UISwitch`.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on. Only a tap sends actions.
  open var isOn = false
  /// Sets the switch to on or off without sending actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The title beside the switch.
  open var title: String?
  /// The tint colour while the switch is on.
  open var onTintColor: UIColor?
  /// The tint colour of the thumb. The headless UIKit only stores this value.
  open var thumbTintColor: UIColor?
  /// The image while the switch is on. The headless UIKit only stores this value.
  open var onImage: UIImage?
  /// The image while the switch is off. The headless UIKit only stores this value.
  open var offImage: UIImage?

  /// The styles of switches.
  ///
  /// Follows Apple's page `UISwitch.Style`.
  nonisolated public enum Style: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// A checkbox, which is available only on a Mac.
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }
  /// The preferred style. The headless UIKit only stores this value.
  open var preferredStyle = Style.automatic
  /// The style of the switch. The style is always sliding, as everywhere except on a Mac.
  open var style: UISwitch.Style { .sliding }

  override var words: String? { title }
  override func wasTapped() {
    isOn.toggle()
    sendActions(for: .touchUpInside)
    userHasChanged()
  }

  nonisolated deinit {}
}

/// A control with which the user selects a value from a continuous range.
///
/// Follows Apple's page `UISlider`.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value. The slider limits it to the range.
  open var value: Float = 0 { didSet { value = clamped(value) } }
  /// The minimum value. A minimum above the maximum also becomes the maximum, as Apple's page states.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = clamped(value)
    }
  }
  /// The maximum value. A maximum below the minimum also becomes the minimum.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = clamped(value)
    }
  }
  /// A Boolean value that indicates whether the slider sends actions while the thumb moves.
  open var isContinuous = true
  /// Sets the value without sending actions.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Appearance, which the headless UIKit only stores

  /// The colour of the track below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track above the value.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The image beside the minimum value.
  open var minimumValueImage: UIImage?
  /// The image beside the maximum value.
  open var maximumValueImage: UIImage?

  private var thumbs = ImagesByState()
  private var lowerTracks = ImagesByState()
  private var upperTracks = ImagesByState()
  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
  /// Returns the image of the thumb for a state, or `nil` if none is set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
  /// The current image of the thumb, or the image for the normal state if none is set.
  open var currentThumbImage: UIImage? { thumbs.image(now: state) }
  /// Sets the image of the track below the value for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { lowerTracks[state] = image }
  /// Returns the image of the track below the value for a state, or `nil` if none is set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { lowerTracks[state] }
  /// The current image of the track below the value, or the image for the normal state if none is set.
  open var currentMinimumTrackImage: UIImage? { lowerTracks.image(now: state) }
  /// Sets the image of the track above the value for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { upperTracks[state] = image }
  /// Returns the image of the track above the value for a state, or `nil` if none is set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { upperTracks[state] }
  /// The current image of the track above the value, or the image for the normal state if none is set.
  open var currentMaximumTrackImage: UIImage? { upperTracks.image(now: state) }

  /// Returns the rectangle of the image beside the minimum value. The rectangle is empty in the headless UIKit.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the rectangle of the image beside the maximum value. The rectangle is empty in the headless UIKit.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the rectangle of the track. The track covers all available space in the headless UIKit.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the thumb for a value. The thumb is a point on the track in the headless UIKit.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let room = maximumValue - minimumValue
    let part = room > 0 ? CGFloat((clamped(value) - minimumValue) / room) : 0
    return CGRect(x: rect.minX + rect.width * part, y: rect.midY, width: 0, height: 0)
  }

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

  /// No taps: the user slides the thumb instead.
  override var touches: [Touch] { [] }

  /// Simulates the user moving the thumb.
  func slide(to value: Float) {
    sendActions(for: .touchDown)
    self.value = value
    userHasChanged()
    sendActions(for: .touchUpInside)
  }

  nonisolated deinit {}
}

/// A control that increments and decrements a value.
///
/// Follows Apple's page `UIStepper`.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value. The stepper limits it to the range.
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The minimum value.
  open var minimumValue = 0.0
  /// The maximum value.
  open var maximumValue = 100.0
  /// The amount by which one tap changes the value.
  open var stepValue = 1.0
  /// A Boolean value that indicates whether the value continues at the other end of the range.
  open var wraps = false
  /// A Boolean value that indicates whether a long press changes the value repeatedly.
  open var autorepeat = true
  /// A Boolean value that indicates whether a long press sends actions for each change. The headless UIKit only stores this value.
  open var isContinuous = true

  private var upper = ImagesByState()
  private var lower = ImagesByState()
  /// Sets the image of the increment button for a state. The headless UIKit only stores this value.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { upper[state] = image }
  /// Returns the image of the increment button for a state, or `nil` if none is set.
  open func incrementImage(for state: UIControl.State) -> UIImage? { upper[state] }
  /// Sets the image of the decrement button for a state. The headless UIKit only stores this value.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { lower[state] = image }
  /// Returns the image of the decrement button for a state, or `nil` if none is set.
  open func decrementImage(for state: UIControl.State) -> UIImage? { lower[state] }

  /// The taps on the two buttons, with the names that assistive technologies use.
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

struct ImagesByState {
  private var images: [UIControl.State: UIImage] = [:]

  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] }
    set { images[state] = newValue }
  }

  func image(now state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
}

/// A control with a row of dots, one for each page.
///
/// Follows Apple's page `UIPageControl`. A tap on one half turns one page. The user's moves are `.tap("Previous page")` and `.tap("Next
/// page")`, if that page exists.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages. A new value limits ``currentPage``.
  open var numberOfPages = 0 { didSet { currentPage = pinned(currentPage) } }
  /// The index of the current page. The page control limits it to the existing pages.
  open var currentPage = 0 { didSet { currentPage = pinned(currentPage) } }

  private func pinned(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }
  /// A Boolean value that indicates whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false
  /// The tint colour of the dots. The headless UIKit only stores this value.
  open var pageIndicatorTintColor: UIColor?
  /// The tint colour of the dot of the current page. The headless UIKit only stores this value.
  open var currentPageIndicatorTintColor: UIColor?

  /// The background styles of a page control.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// A background that is visible during interaction.
    case automatic = 0
    /// A background that is always visible.
    case prominent = 1
    /// No background.
    case minimal = 2
  }
  /// The background style. The headless UIKit only stores this value.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Returns the size of the dots for a number of pages. The size is zero in the headless UIKit.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
  /// A Boolean value that indicates whether a drag along the dots turns pages. The headless UIKit only stores this value.
  open var allowsContinuousInteraction = true

  private var pictures: [Int: UIImage] = [:]
  /// The default image of a dot. The headless UIKit only stores this value.
  open var preferredIndicatorImage: UIImage?
  /// Sets the image of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { pictures[page] = image }
  /// Returns the image of a page's dot, or `nil` if none is set.
  open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }

  /// The taps on the two halves, for pages that exist.
  override var touches: [Touch] {
    guard isEnabled else { return [] }
    return [("Previous page", -1), ("Next page", 1)].compactMap { title, step in
      let page = currentPage + step
      guard page == pinned(page) else { return nil }
      return Touch(.tap(title), of: self) { [unowned self] in turn(to: page) }
    }
  }

  private func turn(to page: Int) {
    sendActions(for: .touchDown)
    currentPage = page
    sendActions(for: .touchUpInside)
    userHasChanged()
  }

  nonisolated deinit {}
}

/// A control with which the user selects a date or a time.
///
/// Follows Apple's page `UIDatePicker`.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The modes of a date picker.
  nonisolated public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time of day.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  /// The mode of the date picker.
  open var datePickerMode = Mode.dateAndTime
  /// The preferred style. The headless UIKit only stores this value.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style: the preferred style, or the system's choice if the preferred style is automatic.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  /// The locale, or `nil` for the user's locale.
  open var locale: Locale?
  /// The calendar. `nil` restores the user's calendar.
  open var calendar: Calendar! = .current { didSet { if calendar == nil { calendar = .current } } }
  /// The time zone, or `nil` for the calendar's time zone.
  open var timeZone: TimeZone?
  /// The interval between selectable minutes. The headless UIKit only stores this value.
  open var minuteInterval = 1
  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// A Boolean value that indicates whether a new date is rounded to a selectable minute. The headless UIKit only stores this value.
  open var roundsToMinuteInterval = true
  /// The date.
  open var date = Date()
  /// The earliest selectable date.
  open var minimumDate: Date?
  /// The latest selectable date.
  open var maximumDate: Date?
  /// Sets the date without sending actions.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  nonisolated deinit {}
}

/// The styles of date pickers.
///
/// Follows Apple's page `UIDatePickerStyle`.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A compact field that opens a calendar.
  case compact = 2
  /// An inline calendar.
  case inline = 3
}
