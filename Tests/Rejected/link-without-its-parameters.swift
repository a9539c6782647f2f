// expect: the closure has to take what the link says: { .to(step, with: $0) }, or { _ in … } to ignore it
import Wayfinder

func wrong(_ step: DestinationStep<Home, Any?>) throws -> DeepLinkTable {
  try DeepLinkTable(origins: [.scheme("shop")]) { links in
    links.add(LinkPattern<Int>("product/:number")) { .to(step) }
  }
}
