/// A path through an app as a strip of drawings, with one frame for each step.
///
/// ```swift
/// let strip = try await shop.filmStrip(of: violation)
/// Attachment.record(strip.html(), named: "path.html")
/// ```
nonisolated public struct FilmStrip: Hashable, Sendable {
  /// A text below the drawing of a frame.
  public struct Remark: Hashable, Sendable {
    /// The subject of the text, such as `Plan` or `Outcome`.
    public let label: String
    /// The text.
    public let text: String
  }

  /// One step, and the screens after it.
  public struct Frame: Hashable, Sendable {
    /// The heading of the path that begins with this frame; `nil` if the frame continues a path.
    public let heading: String?
    /// The number of the step. The launch has the number 0.
    public let number: Int
    /// The step, in words.
    public let step: String
    /// The screens after the step, with the changes marked; `nil` if they must not be drawn.
    public let drawing: Drawing?
    /// The plan, the answers, the outcome, and the conditions around the app.
    public internal(set) var remarks: [Remark]
    /// The number of frames that were left out before this frame.
    public internal(set) var leftOut = 0
  }

  /// The greatest number of frames of a path. In a longer path, frames in the middle are left out.
  public static let mostFrames = 24
  /// The greatest number of remarks of a frame.
  static let mostRemarks = 12
  /// The number of frames that remain at the beginning of a longer path.
  static let firstFrames = 8
  /// The greatest number of characters of a text.
  static let longestText = 600

  /// The property that does not hold, or another title.
  public let title: String
  /// One sentence about the path and the fault.
  public let introduction: String
  /// The frames, in the order of the steps. If two paths contradict each other, the second follows the first.
  public let frames: [Frame]
  /// The fault that the last frame shows; `nil` if there is none.
  public let fault: String?

  init(title: String, introduction: String, frames: [Frame], fault: String?) {
    (self.title, self.introduction) = (title.shortened, introduction.shortened)
    (self.frames, self.fault) = (frames, fault?.shortened)
  }
}

nonisolated extension FilmStrip: CustomStringConvertible {
  /// The strip as text, with one line for each step and each remark.
  public var description: String {
    let lines = frames.flatMap { frame in
      [frame.heading, frame.gap, "\(frame.number) \(frame.step)"].compactMap(\.self)
        + frame.remarks.map { "  \($0)" }
    }
    return ([title, introduction] + lines + (fault.map { ["FAULT: \($0)"] } ?? [])).joined(separator: "\n")
  }
}

nonisolated extension FilmStrip.Remark: CustomStringConvertible {
  /// The label and the text on one line.
  public var description: String { "\(label): \(text)" }
}

nonisolated extension FilmStrip.Frame {
  /// The frames that were left out before this frame, in words; `nil` if there are none.
  var gap: String? { leftOut > 0 ? "… \(leftOut) \(leftOut == 1 ? "step" : "steps") left out …" : nil }
}
