/// Values that are repeated often, each kept once.
nonisolated struct Interned<Value: Hashable> {
  private var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  subscript(number: Int32) -> Value { values[Int(number)] }

  mutating func number(of value: Value) -> Int32 {
    if let known = numbers[value] { return known }
    let number = Int32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }

  /// Returns the kept equal value. Equal texts share their bytes.
  mutating func kept(_ value: Value) -> Value {
    let number = number(of: value)
    return self[number]
  }
}
