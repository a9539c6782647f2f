// expect: a task is for the screen that it is added to, or for UIViewController, and takes its context, or Any?
import Wayfinder

func wrong() -> Any {
  numbered().adding(Setting<Home, String>())
}
