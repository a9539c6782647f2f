import AssociationFiles
import Foundation
import LinkTable

/// Passes any bytes to the reader of association files.
///
/// The result must be a file or an error. A file must stay the same when it is written and read again. It must answer for any link, and
/// compare with a table. The witnesses of a comparison must have the reported property.
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
