// `import UIKit` off Apple's systems: the same declarations as `import PortableUIKit`, under Apple's module name.
@_exported public import PortableUIKit
