/// How coordinates in space are moved, turned and scaled, as a matrix that multiplies rows from the right.
///
/// Follows Apple's page `CATransform3D`, which is not `Equatable` there either.
nonisolated public struct CATransform3D: Sendable {
  /// The number in row 1, column 1.
  public var m11: CGFloat
  /// The number in row 1, column 2.
  public var m12: CGFloat
  /// The number in row 1, column 3.
  public var m13: CGFloat
  /// The number in row 1, column 4.
  public var m14: CGFloat
  /// The number in row 2, column 1.
  public var m21: CGFloat
  /// The number in row 2, column 2.
  public var m22: CGFloat
  /// The number in row 2, column 3.
  public var m23: CGFloat
  /// The number in row 2, column 4.
  public var m24: CGFloat
  /// The number in row 3, column 1.
  public var m31: CGFloat
  /// The number in row 3, column 2.
  public var m32: CGFloat
  /// The number in row 3, column 3.
  public var m33: CGFloat
  /// The number in row 3, column 4.
  public var m34: CGFloat
  /// The number in row 4, column 1.
  public var m41: CGFloat
  /// The number in row 4, column 2.
  public var m42: CGFloat
  /// The number in row 4, column 3.
  public var m43: CGFloat
  /// The number in row 4, column 4.
  public var m44: CGFloat

  /// Makes a transform of its sixteen numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes a transform that makes everything nothing.
  public init() { self.init(Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  fileprivate init(_ rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14],
      [m21, m22, m23, m24],
      [m31, m32, m33, m34],
      [m41, m42, m43, m44],
    ]
  }
}

/// Changes nothing. Follows Apple's page `CATransform3DIdentity`.
nonisolated public let CATransform3DIdentity = CATransform3D([
  [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1],
])

/// Whether a transform changes nothing. Follows Apple's page `CATransform3DIsIdentity`.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.rows == CATransform3DIdentity.rows }

/// Whether two transforms are the same. Follows Apple's page `CATransform3DEqualToTransform`.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// A transform that moves. Follows Apple's page `CATransform3DMakeTranslation`.
nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A transform that scales. Follows Apple's page `CATransform3DMakeScale`.
nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D([[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A transform that turns round an axis; nothing changes where the axis has no length. Follows Apple's page
/// `CATransform3DMakeRotation`.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let rest = 1 - cosine
  let (turnX, turnY, turnZ) = (x * sine, y * sine, z * sine)
  let (xy, xz, yz) = (x * y * rest, x * z * rest, y * z * rest)
  let first: [CGFloat] = [cosine + x * x * rest, xy + turnZ, xz - turnY, 0]
  let second: [CGFloat] = [xy - turnZ, cosine + y * y * rest, yz + turnX, 0]
  let third: [CGFloat] = [xz + turnY, yz - turnX, cosine + z * z * rest, 0]
  return CATransform3D([first, second, third, [0, 0, 0, 1]])
}

/// The first transform and then the second. Follows Apple's page `CATransform3DConcat`.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var product = left
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for index in 0..<4 { sum += left[row][index] * right[index][column] }
      product[row][column] = sum
    }
  }
  return CATransform3D(product)
}

/// Moves before a transform. Follows Apple's page `CATransform3DTranslate`.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Scales before a transform. Follows Apple's page `CATransform3DScale`.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Turns before a transform. Follows Apple's page `CATransform3DRotate`.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The same transform in space. Follows Apple's page `CATransform3DMakeAffineTransform`.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D([[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Whether a transform stays in its plane. Follows Apple's page `CATransform3DIsAffine`.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.rows == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)).rows
}

/// What a transform does in its plane. Follows Apple's page `CATransform3DGetAffineTransform`.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
