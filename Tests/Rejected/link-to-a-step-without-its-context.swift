// expect: the step has to be told what it is about: .to(step, with: context)
import Wayfinder

func wrong(_ step: DestinationStep<Home, Int>) throws -> DeepLinkTable {
  try DeepLinkTable(origins: [.scheme("shop")]) { links in
    links.add(LinkPattern<Int>("product/:number")) { _ in .to(step) }
  }
}
