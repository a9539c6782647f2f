import AssociationFiles
import Foundation
import LinkTable

/// What is fed to the reader of association files: any bytes, as the site's file.
///
/// Whatever they are there is a file or an error; a file is written and read as the same, answers for any link, and can be held
/// against a table. The witnesses are what they say.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzzAssociationFile(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let file = try? AssociationFile(reading: Data(bytes: bytes, count: count)) else { return 0 }
  precondition((try? AssociationFile(reading: file.json())) == file, "what was written is read as something else")
  for app in Set(file.details.flatMap(\.appIDs)).prefix(2) {
    guard let comparison = try? table.compared(with: file, appID: app, mostSteps: 500) else { continue }
    for claimed in comparison.claimedOnly {
      precondition((try? file.claims(claimed.witness, for: app)) == true, "the site does not claim the witness")
      precondition((try? table.match(claimed.witness)) == nil, "the app opens the witness")
    }
    for opened in comparison.openedOnly {
      precondition((try? file.claims(opened.witness, for: app)) == false, "the site claims the witness")
      precondition((try? table.match(opened.witness)) != nil, "the app does not open the witness")
    }
  }
  return 0
}

private let table: LinkRoutes<Int> = {
  var builder = LinkRoutesBuilder<Int>(origins: [.https("shop.example")])
  builder.add(LinkPattern<Int>("product/:id")) { $0 }
  builder.add(LinkPattern<[Int]>("files/*path")) { $0.count }
  builder.add(LinkPattern<Int?>("orders[/:id]?page")) { $0 ?? 0 }
  builder.add(LinkPattern<Void>("")) { 0 }
  guard let table = try? builder.build() else { preconditionFailure("the table is wrong") }
  return table
}()
