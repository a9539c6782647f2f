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
  /// The colour of its knob; nothing is drawn here.
  open var thumbTintColor: UIColor?
  /// The picture while it is on; nothing is drawn here.
  open var onImage: UIImage?
  /// The picture while it is off; nothing is drawn here.
  open var offImage: UIImage?

  /// How a switch looks.
  ///
  /// Follows Apple's page `UISwitch.Style`.
  nonisolated public enum Style: Int, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// A box with a tick, which there is on a Mac only.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }
  /// How it is to look; kept.
  open var preferredStyle = Style.automatic
  /// How it looks: with a knob that slides, as anywhere but on a Mac.
  open var style: UISwitch.Style { .sliding }

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

  // MARK: How it looks; kept, and nothing is drawn here

  /// The colour of what lies before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of what lies behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The picture beside the least number.
  open var minimumValueImage: UIImage?
  /// The picture beside the greatest number.
  open var maximumValueImage: UIImage?

  private var thumbs = ImagesByState()
  private var lowerTracks = ImagesByState()
  private var upperTracks = ImagesByState()
  /// Sets the picture of the knob for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
  /// The picture of the knob for a state; `nil` unless set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
  /// The picture of the knob now; the ordinary one unless set.
  open var currentThumbImage: UIImage? { thumbs.image(now: state) }
  /// Sets the picture of what lies before the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { lowerTracks[state] = image }
  /// The picture of what lies before the knob for a state; `nil` unless set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { lowerTracks[state] }
  /// The picture of what lies before the knob now; the ordinary one unless set.
  open var currentMinimumTrackImage: UIImage? { lowerTracks.image(now: state) }
  /// Sets the picture of what lies behind the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { upperTracks[state] = image }
  /// The picture of what lies behind the knob for a state; `nil` unless set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { upperTracks[state] }
  /// The picture of what lies behind the knob now; the ordinary one unless set.
  open var currentMaximumTrackImage: UIImage? { upperTracks.image(now: state) }

  /// Where the picture beside the least number is: nowhere.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the picture beside the greatest number is: nowhere.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the knob slides: in all of the room.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the knob is for a number: a point on the way, as it has no size here.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let room = maximumValue - minimumValue
    let part = room > 0 ? CGFloat((clamped(value) - minimumValue) / room) : 0
    return CGRect(x: rect.minX + rect.width * part, y: rect.midY, width: 0, height: 0)
  }

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
  /// Whether actions are sent while the finger stays; kept.
  open var isContinuous = true

  private var upper = ImagesByState()
  private var lower = ImagesByState()
  /// Sets the picture of the half that counts up for a state; nothing is drawn here.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { upper[state] = image }
  /// The picture of the half that counts up for a state; `nil` unless set.
  open func incrementImage(for state: UIControl.State) -> UIImage? { upper[state] }
  /// Sets the picture of the half that counts down for a state; nothing is drawn here.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { lower[state] = image }
  /// The picture of the half that counts down for a state; `nil` unless set.
  open func decrementImage(for state: UIControl.State) -> UIImage? { lower[state] }

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

/// The pictures of a part of a control, by state.
struct ImagesByState {
  private var images: [UIControl.State: UIImage] = [:]

  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] }
    set { images[state] = newValue }
  }

  /// The picture for a state, the ordinary one unless set.
  func image(now state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
}

/// Shows which of some pages is seen, and turns them.
///
/// Follows Apple's page `UIPageControl`. Each half turns one page when tapped: the user's moves are
/// `.tap("Previous page")` and `.tap("Next page")`, where there is such a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are; what is seen is one of them.
  open var numberOfPages = 0 { didSet { currentPage = pinned(currentPage) } }
  /// The index of the page that is seen; the nearest there is, or zero.
  open var currentPage = 0 { didSet { currentPage = pinned(currentPage) } }

  private func pinned(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }
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
  /// Whether a finger that moves over the dots turns pages; kept.
  open var allowsContinuousInteraction = true

  private var pictures: [Int: UIImage] = [:]
  /// The picture of a dot that has none of its own; nothing is drawn here.
  open var preferredIndicatorImage: UIImage?
  /// Sets the picture of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { pictures[page] = image }
  /// The picture of a page's dot; `nil` unless set.
  open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }

  /// Its two halves, as far as there is a page to turn to.
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
  /// How it is to look; kept.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How it looks: as is preferred, and as the system has it without that.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  /// The language and the customs of its wordings; the user's without one.
  open var locale: Locale?
  /// The calendar of its days; the user's again after `nil`.
  open var calendar: Calendar! = .current { didSet { if calendar == nil { calendar = .current } } }
  /// The time zone of its hours; the calendar's without one.
  open var timeZone: TimeZone?
  /// How many minutes lie between two that can be chosen; kept.
  open var minuteInterval = 1
  /// The duration in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Whether a date that is set goes to a minute that can be chosen; kept.
  open var roundsToMinuteInterval = true
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

/// How dates are chosen.
///
/// Follows Apple's page `UIDatePickerStyle`.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// As the system thinks best.
  case automatic = 0
  /// By wheels.
  case wheels = 1
  /// By a field that opens a calendar.
  case compact = 2
  /// In a calendar.
  case inline = 3
}
