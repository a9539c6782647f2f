// UIKit exports Foundation, so this module does too.
@_exported public import Foundation
