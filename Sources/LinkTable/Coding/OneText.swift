/// A type of the standard library whose values a link represents as a single text.
protocol OneText: LosslessStringConvertible {}

extension Bool: OneText {}
extension String: OneText {}
extension Double: OneText {}
extension Float: OneText {}
extension Int: OneText {}
extension Int8: OneText {}
extension Int16: OneText {}
extension Int32: OneText {}
extension Int64: OneText {}
extension UInt: OneText {}
extension UInt8: OneText {}
extension UInt16: OneText {}
extension UInt32: OneText {}
extension UInt64: OneText {}
