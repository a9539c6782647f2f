// expect: cannot convert value of type 'String' to expected argument type 'Int'
import Wayfinder

func wrong() -> Any {
  numbered().adding(Setting<Home, String>())
}
