// UIKit brings Foundation with it, and so does this module.
@_exported public import Foundation
