// expect: the value of a pattern has to be Codable, outside of any actor
import PageFlow
import Wayfinder

nonisolated struct Page: Hashable { var number: Int }

func wrong() -> LinkPattern<Page> { LinkPattern<Page>("pages/:number") }
