// expect: nothing
import Wayfinder

struct NoSuchPage: Error {}

func right(
  _ step: DestinationStep<Home, Any?>, _ other: DestinationStep<UITabBarController, Int>,
  _ page: NavigationRequest<UIViewController>, _ contexts: NavigationRequest<Void>
) throws -> DeepLinkTable {
  try DeepLinkTable(origins: [.scheme("shop")]) { links in
    links.add(LinkPattern<Void>("step")) { .to(step) }
    links.add(LinkPattern<Int>("page/:number")) { _ in page }
    links.add(LinkPattern<Int>("contexts/:number")) { _ in contexts }
    links.add(LinkPattern<Void>("contexts")) { contexts }
    links.add(LinkPattern<Int>("either/:number")) { number in
      if number < 0 { throw NoSuchPage() }
      return page
    }
    links.add(LinkPattern<Int>("several/:number")) { number in
      if number < 0 { return .to(step) }
      return .to(other, with: number)
    }
    links.add(LinkPattern<Void>("guarded")) { .to(step).animated(false) }
    links.add(LinkPattern<Void>("none")) { throw NoSuchPage() }
  }
}
