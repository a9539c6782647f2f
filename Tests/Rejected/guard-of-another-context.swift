// expect: candidate expects value of type 'Int' for parameter #1 (got 'String')
import Wayfinder

func wrong() -> Any {
  numbered().adding(Guarding<String>())
}
