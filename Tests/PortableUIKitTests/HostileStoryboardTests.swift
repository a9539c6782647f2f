import PortableUIKit
import Testing

@Suite struct HostileStoryboardTests {
  private func failure(_ body: () throws -> Void) -> UIStoryboardError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? UIStoryboardError)?.reason
    }
  }

  @Test("UK-16 Embedded controllers count towards the limit of controllers for one call")
  func embedding() throws {
    let scenes = (0..<14).map { index in
      let embeds = (0..<2).map { half in
        """
        <containerView id="c\(index)-\(half)"><connections>
        <segue id="s\(index)-\(half)" kind="embed" destination="v\(index + 1)"/></connections></containerView>
        """
      }
      let inner = index == 13 ? "" : "<subviews>\(embeds.joined())</subviews>"
      return """
        <scene><objects><viewController id="v\(index)" sceneMemberID="viewController">
        <view key="view" id="w\(index)">\(inner)</view></viewController></objects></scene>
        """
    }
    let text = Drawn.scenes(initial: "v0").replacingOccurrences(
      of: "<scenes></scenes>", with: "<scenes>\(scenes.joined())</scenes>")
    let root = try Drawn.load(text: text).initialScene()
    let misuses = UIKitMisuse.collect { root.loadViewIfNeeded() }
    func count(_ controller: UIViewController) -> Int { controller.children.reduce(1) { $0 + count($1) } }
    #expect(count(root) <= 2_000)
    #expect(misuses.contains { $0.sentence.contains("2000 controllers") })
  }

  /// A scene “large” with 5,000 outlets.
  private var largeScene: String {
    let outlets = String(repeating: #"<outlet property="label" destination="label"/>"#, count: 5_000)
    return """
      <viewController id="large" sceneMemberID="viewController"><view key="view" id="label"/>
      <connections>\(outlets)</connections></viewController>
      """
  }

  @Test("UK-16 A scene that a storyboard uses repeatedly counts with all its elements each time")
  func elementsOfTabs() throws {
    func tabs(_ count: Int) throws -> UIStoryboard {
      let segues = (0..<count).map {
        #"<segue id="s\#($0)" kind="relationship" relationship="viewControllers" destination="large"/>"#
      }
      let bar = """
        <tabBarController id="bar" sceneMemberID="viewController"><connections>\(segues.joined())</connections>
        </tabBarController>
        """
      return try Drawn.load(text: Drawn.scenes(bar, largeScene, initial: "bar"))
    }
    let bar = try tabs(79).initialScene() as? UITabBarController
    #expect(bar?.viewControllers?.count == 79)
    #expect(failure { _ = try tabs(81).initialScene() } == .tooManyElements)
  }

  @Test("UK-16 The elements of embedded scenes count towards the limit of elements for one call")
  func elementsEmbedded() throws {
    let containers = (0..<81).map { index in
      """
      <containerView id="c\(index)"><connections><segue id="s\(index)" kind="embed" destination="large"/></connections>
      </containerView>
      """
    }
    let whole = """
      <viewController id="whole" sceneMemberID="viewController"><view key="view" id="view">
      <subviews>\(containers.joined())</subviews></view></viewController>
      """
    let root = try Drawn.load(text: Drawn.scenes(whole, largeScene, initial: "whole")).initialScene()
    let misuses = UIKitMisuse.collect { root.loadViewIfNeeded() }
    #expect(root.children.count < 81)
    #expect(misuses.contains { $0.sentence.contains("400000 elements") })
  }

  @Test(
    "UK-16 A file that declares an encoding other than UTF-8 is refused before parsing",
    arguments: ["UTF-7", "utf-16", "ISO-8859-1", "US-ASCII", "UCS-4", "cp037"])
  func encodings(name: String) {
    for quote in ["\"", "'"] {
      let text = "<?xml version=\(quote)1.0\(quote) encoding = \(quote)\(name)\(quote)?><html/>"
      let reason = failure { _ = try Drawn.load(text: text) }
      #expect(reason == .malformed(line: 1, "the encoding “\(name)” is declared; only UTF-8 is read"))
    }
  }

  @Test("UK-16 A file that hides a document type in UTF-7 is refused")
  func documentTypeInUTF7() {
    let type = "+ADwAIQ-DOCTYPE document +AFsAPAAh-ENTITY a +ACI-b+ACIAPgBdAD4-"
    let reason = failure {
      _ = try Drawn.load(text: "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\(type)<document type=\"+ACY-a;\"/>")
    }
    guard case .malformed(1, let what) = reason else { return #expect(Bool(false), "\(String(describing: reason))") }
    #expect(what.contains("UTF-7"))
  }

  @Test("UK-16 A combining mark on the last letter of a declaration does not hide the declaration")
  func joinedMarks() {
    let text = Drawn.scenes(#"<viewController id="a" sceneMemberID="viewController"/>"#, initial: "a")
    let type = "\n<!DOCTYPE\u{483}d [<!ATTLIST viewController title CDATA \"brought in\">]>\n"
    let typed = text.replacingOccurrences(of: "?>", with: "?>" + type)
    #expect(
      failure { _ = try Drawn.load(text: typed) } == .malformed(line: 1, "a document type is declared"))
    let encoded = "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\u{301}<html/>"
    #expect(
      failure { _ = try Drawn.load(text: encoded) }
        == .malformed(line: 1, "the encoding “UTF-7” is declared; only UTF-8 is read"))
  }

  @Test("UK-16 UTF-16 and UTF-32 files are refused with or without byte order mark, and UTF-8 is read with either")
  func byteOrderMarks() throws {
    let text = Drawn.scenes(#"<viewController id="a" sceneMemberID="viewController"/>"#, initial: "a")
    let undeclared = text.replacingOccurrences(of: #"<?xml version="1.0" encoding="UTF-8"?>"#, with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian] {
      for start in ["", "\u{FEFF}"] {
        let source = try #require((start + undeclared).data(using: encoding))
        let reason = failure { _ = try UIStoryboard.load(source: source, name: "x") }
        #expect(reason == .malformed(line: 1, "the text is not UTF-8"), "\(encoding) \(start.isEmpty)")
      }
    }
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    #expect(throws: Never.self) { try UIStoryboard.load(source: marked, name: "x").initialScene() }
    #expect(throws: Never.self) { try Drawn.load(text: undeclared).initialScene() }
    let lower = text.replacingOccurrences(of: "UTF-8", with: "utf-8")
    #expect(throws: Never.self) { try Drawn.load(text: lower).initialScene() }
  }

  @Test("UK-16 An element with thousands of attributes is refused before parsing, regardless of the text before it")
  func attributes() {
    let many = (0..<20_000).map { "a\($0)=''" }.joined(separator: "\n")
    for beginning in ["", "<a b=\"", "<!-- ", "<![CDATA[", "<?a "] {
      let text = "<?xml version=\"1.0\"?>\n\(beginning)<document \(many)/>"
      let reason = failure { _ = try Drawn.load(text: text) }
      #expect(reason == .malformed(line: 502, "an element has more than 500 attributes"), "\(beginning)")
    }
    let few = (0..<490).map { "a\($0) = ''" }.joined(separator: " ")
    let title = String(repeating: "= x", count: 1_000)
    let scene = #"<viewController id="a" sceneMemberID="viewController" title="\#(title)" \#(few)/>"#
    #expect(throws: Never.self) { try Drawn.load(text: Drawn.scenes(scene, initial: "a")).initialScene() }
  }

  @Test("UK-16 A scene with thousands of views and tens of thousands of segues loads all its views")
  func viewsAndSegues() throws {
    let views = (0..<5_000).map { #"<view id="v\#($0)"/>"# }
    let segues = (0..<25_000).map { #"<segue id="s\#($0)" kind="show" destination="a"/>"# }
    let scene = """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="view">
      <subviews>\(views.joined())</subviews><connections>\(segues.joined())</connections></view></viewController>
      """
    let screen = try Drawn.load(text: Drawn.scenes(scene, initial: "a")).initialScene()
    screen.loadViewIfNeeded()
    #expect(screen.view.subviews.count == 5_000)
  }

  @Test("UK-16 A reference leads only to files within its bundle")
  func besideTheBundle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App/Inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = Drawn.scenes(#"<viewController id="a" sceneMemberID="viewController"/>"#, initial: "a")
    for place in ["Beside", "App/Within", "App/Inner/Deep"] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(place + ".storyboard"))
    }
    let bundle = try #require(Bundle(path: folder.appendingPathComponent("App").path))
    func follow(_ name: String) throws {
      let reference = #"<viewControllerPlaceholder storyboardName="\#(name)" id="r" sceneMemberID="viewController"/>"#
      let source = Data(Drawn.scenes(reference, initial: "r").utf8)
      _ = try UIStoryboard.load(source: source, name: "x", bundle: bundle).initialScene()
    }
    for name in ["Within", "Inner/Deep"] { #expect(throws: Never.self, "\(name)") { try follow(name) } }
    for name in ["../Beside", "Inner/../../Beside"] {
      let reason = failure { try follow(name) }
      guard case .brokenReference(name, _) = reason else {
        Issue.record("\(name): \(String(describing: reason))")
        continue
      }
    }
  }

  @Test("UK-16 A sentence about a file is one short line, regardless of the names in the file")
  func names() throws {
    let name = "Lost&#10;\u{9B}31m\u{202E}" + String(repeating: "x", count: 100_000)
    let scene = """
      <viewController title="\(name)" customClass="\(name)" customModule="\(name)" id="a" sceneMemberID="viewController"
      ><connections><outlet property="\(name)" destination="\(name)"/></connections></viewController>
      """
    let storyboard = try Drawn.load(text: Drawn.scenes(scene, initial: "a"))
    let misuses = UIKitMisuse.collect { _ = storyboard.instantiateInitialViewController() }
    let sentences = misuses.map(\.sentence) + storyboard.unconnected.map(\.description)
    #expect(sentences.count == 2)
    for sentence in sentences {
      let acting = sentence.unicodeScalars.filter { [.control, .format].contains($0.properties.generalCategory) }
      #expect(acting.isEmpty)
      #expect(sentence.utf8.count < 2_000)
      #expect(sentence.contains(#"in scene “Lost\u{A}\u{9B}31m\u{202E}xxx"#))
      #expect(sentence.hasSuffix("."))
    }
  }

  @Test("UK-16 A file that is too large is refused by its size, before it is read", arguments: ["storyboard", "xib"])
  func size(ending: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Huge.\(ending)")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    // An empty file, far larger than can be read.
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 1 << 42)
    try handle.close()
    let bundle = try #require(Bundle(path: folder.path))
    if ending == "xib" {
      var error: UIStoryboardError?
      _ = UIKitMisuse.collect { error = UINib(nibName: "Huge", bundle: bundle).loadError }
      #expect(error?.reason == .tooLarge(1 << 42))
    } else {
      #expect(failure { _ = try UIStoryboard.load(name: "Huge", bundle: bundle) } == .tooLarge(1 << 42))
    }
  }
}
