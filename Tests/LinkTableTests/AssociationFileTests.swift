import AssociationFiles
import Foundation
import LinkTable
import Testing

@Suite("Apple's association file") struct AssociationFileTests {
  static let app = "ABCDE12345.com.example.shop"

  static func shop() throws -> LinkRoutes<String> {
    try table(
      "", "bag", "product/:id", "product/:id/reviews/:review", "category/:id?sort",
      "orders[/:order[/tracking/:number]]",
      "files/*path", "search?q", "a b/é*", origins: [.scheme("store"), .https("shop.example")])
  }

  private func read(_ json: String) throws(AssociationFileError) -> AssociationFile {
    try AssociationFile(reading: Data(json.utf8))
  }

  @Test("DL-8 The file of a table is written in Apple's form")
  func writing() throws {
    let file = try table("bag", "product/:id").associationFile(appIDs: [Self.app])
    #expect(
      String(decoding: file.json(), as: UTF8.self) == """
        {
          "applinks" : {
            "details" : [
              {
                "appIDs" : [
                  "ABCDE12345.com.example.shop"
                ],
                "components" : [
                  {
                    "/" : "*//*",
                    "comment" : "No link has an empty segment.",
                    "exclude" : true
                  },
                  {
                    "/" : "/*/*/*",
                    "comment" : "From here on no link has more than 2 segments.",
                    "exclude" : true
                  },
                  {
                    "/" : "/product/?*",
                    "comment" : "product/:id"
                  },
                  {
                    "/" : "/bag",
                    "comment" : "bag"
                  }
                ]
              }
            ]
          }
        }
        """)
  }

  @Test("DL-8 The file of a table, written and read, agrees with the table")
  func writtenFileAgrees() throws {
    let table = try Self.shop()
    let file = table.associationFile(appIDs: [Self.app])
    #expect(try AssociationFile(reading: file.json()) == file)
    let comparison = try table.compared(with: file, appID: Self.app)
    #expect(comparison.isEmpty, "\(comparison)")
  }

  @Test("DL-8 The files of random tables agree with the tables")
  func writtenFilesOfRandomTables() throws {
    var numbers = SeededNumbers(seed: 8)
    for _ in 0..<60 {
      var patterns: Set<String> = []
      for _ in 0..<8 {
        let path = (0..<Int.random(in: 0...4, using: &numbers)).map { number in
          ["a", "b", "ab", ":x\(number)"].randomElement(using: &numbers) ?? "a"
        }
        patterns.insert(path.joined(separator: "/"))
      }
      let table = try randomTable(patterns)
      let file = table.associationFile(appIDs: [Self.app])
      let comparison = try table.compared(with: file, appID: Self.app)
      #expect(comparison.isEmpty, "\(patterns): \(comparison)")
      for _ in 0..<100 {
        let path = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
          ["a", "b", "ab", "c"].randomElement(using: &numbers) ?? "a"
        }
        let link = "https://shop.example/" + path.joined(separator: "/")
        #expect(try file.claims(link, for: Self.app) == ((try? table.match(link)) != nil), "\(patterns): \(link)")
      }
    }
  }

  private func randomTable(_ patterns: Set<String>) throws -> LinkRoutes<String> {
    var builder = LinkRoutesBuilder<String>(origins: [.https("shop.example")])
    for pattern in patterns { builder.add(LinkPattern<AnyParameters>(pattern)) { _ in pattern } }
    return try builder.build()
  }

  @Test("DL-8 Every key of a component is read, kept and written")
  func roundTrip() throws {
    let file = try read(
      """
      {"applinks": {
        "defaults": {"caseSensitive": false},
        "substitutionVariables": {"food": ["burrito", "shrimp?"]},
        "details": [{
          "appID": "A.b", "appIDs": ["C.d"], "defaults": {"percentEncoded": false}, "other": 7,
          "components": [
            {"#": "no_universal_links", "exclude": true, "comment": "Not these."},
            {"/": "/help/$(food)/*", "?": {"articleNumber": "????"}, "caseSensitive": true, "percentEncoded": true},
            {"?": "a=*"}
          ]}]},
        "webcredentials": {"apps": ["A.b"]}}
      """)
    let settings = AssociationFile.Settings(isCaseSensitive: true, isPercentEncoded: true)
    #expect(
      file
        == AssociationFile(
          details: [
            AssociationFile.Details(
              appIDs: ["C.d", "A.b"],
              components: [
                AssociationFile.Component(fragment: "no_universal_links", isExcluded: true, comment: "Not these."),
                AssociationFile.Component(
                  path: "/help/$(food)/*", query: .items(["articleNumber": "????"]), settings: settings),
                AssociationFile.Component(query: .pattern("a=*")),
              ], defaults: AssociationFile.Settings(isPercentEncoded: false))
          ], defaults: AssociationFile.Settings(isCaseSensitive: false),
          substitutionVariables: ["food": ["burrito", "shrimp?"]]))
    #expect(try AssociationFile(reading: file.json()) == file)
  }

  @Test("DL-8 The older forms of the file are read: paths with NOT, and apps as keys")
  func olderForms() throws {
    let components = [
      AssociationFile.Component(path: "/private/*", isExcluded: true), AssociationFile.Component(path: "/wwdc/?*"),
    ]
    let paths = #""paths": ["NOT /private/*", "/wwdc/?*"]"#
    let expected = AssociationFile(details: [AssociationFile.Details(appIDs: ["A.b"], components: components)])
    #expect(try read(#"{"applinks": {"apps": [], "details": [{"appID": "A.b", \#(paths)}]}}"#) == expected)
    #expect(try read(#"{"applinks": {"apps": [], "details": {"A.b": {\#(paths)}}}}"#) == expected)
    let both = try read(#"{"applinks": {"details": [{"appID": "A.b", \#(paths), "components": []}]}}"#)
    #expect(both.details.first?.components == [])
  }

  @Test(
    "DL-8 A component claims links as Apple's documentation specifies",
    arguments: [
      (#"{"/": "/help/*"}"#, "/help/", true), (#"{"/": "/help/*"}"#, "/help/a/b", true),
      (#"{"/": "/help/*"}"#, "/help", false),
      (#"{"/": "/help/?*"}"#, "/help/", false), (#"{"/": "/help/????"}"#, "/help/1234", true),
      (#"{"/": "/help/????"}"#, "/help/123", false),
      (#"{}"#, "/anything?at=all#x", true), (##"{"#": "no*"}"##, "/a#no_links", true),
      (##"{"#": "no*"}"##, "/a", false),
      (#"{"?": {"n": "????"}}"#, "/a?n=1234", true), (#"{"?": {"n": "????"}}"#, "/a", false),
      (#"{"?": {"n": "*"}}"#, "/a", true),
      (#"{"?": {"n": "1"}}"#, "/a?n=1&n=2", false), (#"{"?": {"n": "?"}}"#, "/a?n=1&n=2&m", true),
      (#"{"?": "a=?*"}"#, "/a?a=1&b", true),
      (#"{"?": "a=?*"}"#, "/a?b", false), (#"{"/": "/A"}"#, "/a", false),
      (#"{"/": "/A", "caseSensitive": false}"#, "/a", true),
      (#"{"/": "/$(upper)$(lower)"}"#, "/Ab", true), (#"{"/": "/$(upper)$(lower)"}"#, "/ab", false),
      (#"{"/": "/$(upper)", "caseSensitive": false}"#, "/a", true),
      (#"{"/": "/$(digit)$(xdigit)$(alnum)$(alpha)"}"#, "/9fZz", true),
      (#"{"/": "/$(digit)$(xdigit)$(alnum)$(alpha)"}"#, "/9gZz", false),
      (#"{"/": "/$(region)/$(lang)"}"#, "/DE/de", true),
      (#"{"/": "/$(region)/$(lang)"}"#, "/QQ/de", false), (#"{"/": "/$(food)/x"}"#, "/burrito/x", true),
      (#"{"/": "/$(food)/x"}"#, "/shrimps/x", true),
      (#"{"/": "/$(food)/x"}"#, "/shrimp/x", false), (#"{"/": "/caf%C3%A9"}"#, "/caf%c3%a9", true),
      (#"{"/": "/café"}"#, "/caf%C3%A9", true), (#"{"/": "/100%25", "percentEncoded": true}"#, "/100%25", true),
      (#"{"/": "/100%25", "percentEncoded": false}"#, "/100%2525", true), (#"{"/": "/a%2Fb"}"#, "/a/b", false),
      (#"{"/": "/$(x"}"#, "/$(x", true),
      (#"{"/": "/"}"#, "", true),
    ])
  func claims(_ component: String, _ link: String, _ expected: Bool) throws {
    let file = try read(
      #"{"applinks": {"substitutionVariables": {"food": ["burrito", "shrimp?"]}, "details": [{"appIDs": ["A.b"], "components": [\#(component)]}]}}"#
    )
    #expect(try file.claims("https://shop.example" + link, for: "A.b") == expected)
    #expect(try !file.claims("https://shop.example" + link, for: "C.d"))
  }

  @Test(
    "DL-8 A file claims a link of the greatest length that a table opens, and no longer one",
    arguments: [(excess: 0, isClaimed: true), (1, false)])
  func longLinks(excess: Int, isClaimed: Bool) throws {
    let file = try read(#"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": "/*"}]}]}}"#)
    let site = "https://shop.example/"
    let link = site + String(repeating: "a", count: LinkLimits().length + excess - site.utf8.count)
    #expect(try file.claims(link, for: "A.b") == isClaimed)
  }

  @Test("DL-8 A component inherits its settings from its app, and then from the file")
  func defaults() throws {
    let file = try read(
      """
      {"applinks": {"defaults": {"caseSensitive": false, "percentEncoded": false}, "details": [
        {"appIDs": ["A.b"], "defaults": {"caseSensitive": true}, "components": [
          {"/": "/app%20"}, {"/": "/own", "caseSensitive": false}]},
        {"appIDs": ["A.b"], "components": [{"/": "/file"}]}]}}
      """)
    let claimed = ["/app%2520": true, "/APP%2520": false, "/app%20": false, "/OWN": true, "/FILE": true]
    for (path, expected) in claimed {
      #expect(try file.claims("https://shop.example" + path, for: "A.b") == expected, "\(path)")
    }
  }

  @Test("DL-8 The first component that matches a link decides, over all parts of the app")
  func order() throws {
    let file = try read(
      """
      {"applinks": {"details": [
        {"appIDs": ["A.b"], "components": [{"/": "/a/private", "exclude": true}, {"/": "/a/*"}]},
        {"appIDs": ["C.d"], "components": [{"exclude": true}]},
        {"appIDs": ["A.b"], "components": [{"/": "/a/private"}, {"/": "/b"}]}]}}
      """)
    let claimed = ["/a/x": true, "/a/private": false, "/b": true, "/c": false]
    for (path, expected) in claimed {
      #expect(try file.claims("https://shop.example" + path, for: "A.b") == expected, "\(path)")
    }
  }

  @Test(
    "DL-8 Each problem of a file is a sentence that names its place",
    arguments: [
      ("", ["The association file is not JSON. Write it as Apple's documentation of applinks shows."]),
      ("[]", ["In the association file the file is not an object. Correct it."]),
      ("{}", ["The association file has no applinks. Add it."]),
      (#"{"applinks": {}}"#, ["The association file has no applinks.details. Add it."]),
      (#"{"applinks": {"details": 7}}"#, ["In the association file applinks.details is not an array. Correct it."]),
      (
        #"{"applinks": {"details": [{"components": [{"/": 1, "exclude": 1, "?": null}, 2]}, {"appIDs": "A"}]}}"#,
        [
          "The association file has no applinks.details[0].appIDs. Add it.",
          "In the association file applinks.details[0].components[0][“/”] is not a text. Correct it.",
          "In the association file applinks.details[0].components[0][“?”] is not a text or an object. Correct it.",
          "In the association file applinks.details[0].components[0].exclude is not true or false. Correct it.",
          "In the association file applinks.details[0].components[1] is not an object. Correct it.",
          "In the association file applinks.details[1].appIDs is not an array. Correct it.",
          "The association file has no applinks.details[1].appIDs. Add it.",
          "The association file has no applinks.details[1].components. Add it.",
        ]
      ),
      (
        #"{"applinks": {"details": [{"appID": "A", "components": [{"/": "/$(nobody\u001b)"}]}]}}"#,
        [
          #"In the association file applinks.details[0].components[0] has an unknown variable “nobody\u{1B}”. Add it to substitutionVariables."#
        ]
      ),
    ])
  func problems(_ json: String, _ sentences: [String]) {
    let error = #expect(throws: AssociationFileError.self) { try read(json) }
    #expect(error?.problems.map(\.description) == sentences)
  }

  @Test("DL-8 At most the first twenty problems are reported")
  func manyProblems() {
    let zeros = Array(repeating: "0", count: 1_000).joined(separator: ",")
    let error = #expect(throws: AssociationFileError.self) { try read(#"{"applinks":{"details":[\#(zeros)]}}"#) }
    #expect(error?.problems.count == 20)
    #expect(error?.problems.first == .kind(at: "applinks.details[0]", expected: "an object"))
  }

  @Test("DL-8 A pattern with unclosed variables is parsed in linear time")
  func unfinishedVariables() throws {
    let beginnings = String(repeating: "$(", count: 10_000)
    let error = #expect(throws: AssociationFileError.self) {
      try read(#"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"\#(beginnings))"}]}]}}"#)
    }
    #expect(error?.problems == [.unknownVariable("", at: "applinks.details[0].components[0]")])
    let file = try read(
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/$($(digit))"},{"/":"\#(beginnings)"}]}]}}"#)
    #expect(try file.claims("https://shop.example/$(7)", for: "A.b"))
  }

  @Test("DL-8 A pattern of many wildcards is matched in linear time")
  func wildcardsAlone() throws {
    let component = AssociationFile.Component(path: "/" + String(repeating: "*", count: 20_000))
    let file = AssociationFile(details: [AssociationFile.Details(appIDs: [Self.app], components: [component])])
    #expect(try file.claims("https://shop.example/x", for: Self.app))
  }

  @Test("DL-8 A file that is too large, too deep or too complex is refused, and no bytes crash")
  func hostileFiles() throws {
    #expect(throws: AssociationFileError(problems: [.tooLarge(limit: AssociationFile.mostBytes)])) {
      try AssociationFile(reading: Data(count: AssociationFile.mostBytes + 1))
    }
    for bracket in ["[", #"{"a":"#] {
      #expect(throws: AssociationFileError(problems: [.tooDeep(limit: 16)])) {
        try read(String(repeating: bracket, count: 20_000))
      }
    }
    let texts = (0..<1_000).map { "\"text\($0)\"" }.joined(separator: ",")
    let pattern = String(repeating: "$(v)", count: 1_000)
    let file = try read(
      #"{"applinks": {"substitutionVariables": {"v": [\#(texts)]}, "details": [{"appID": "A.b", "components": [{"/": "\#(pattern)"}]}]}}"#
    )
    #expect(throws: AssociationFileError(problems: [.tooComplex])) {
      try file.claims("https://shop.example/", for: "A.b")
    }
    // The first condition reaches the limit of states, so none is left for the second.
    let query = String(repeating: "a", count: 49_999)
    let full = try read(
      ##"{"applinks":{"details":[{"appID":"A.b","components":[{"/":"/x","?":"\##(query)","#":"b"}]}]}}"##)
    #expect(throws: AssociationFileError(problems: [.tooComplex])) {
      try full.claims("https://shop.example/x", for: "A.b")
    }
    let stars = try read(
      #"{"applinks": {"details": [{"appID": "A.b", "components": [{"/": "/\#(String(repeating: "*a", count: 60))b"}]}]}}"#
    )
    #expect(try !stars.claims("https://shop.example/" + String(repeating: "a", count: 600), for: "A.b"))
    var numbers = SeededNumbers(seed: 3)
    let valid = try Array(Self.shop().associationFile(appIDs: [Self.app]).json())
    var readable = 0
    for _ in 0..<100 {
      var bytes = valid
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        bytes[Int.random(in: bytes.indices, using: &numbers)] = UInt8.random(in: .min ... .max, using: &numbers)
      }
      if (try? AssociationFile(reading: Data(bytes))) != nil { readable += 1 }
    }
    #expect((1..<100).contains(readable))
  }
}
