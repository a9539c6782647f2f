// expect: 'UIActivity' is unavailable in tvOS
// on: tvos
import UIKit

final class Printing: UIActivity {}
