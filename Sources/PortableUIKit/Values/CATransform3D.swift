/// A transform of coordinates in space, as a matrix that multiplies rows from the right.
///
/// Follows Apple's page `CATransform3D`. As in Apple's framework, it is not `Equatable`.
nonisolated public struct CATransform3D: Sendable {
  /// The entry in row 1, column 1.
  public var m11: CGFloat
  /// The entry in row 1, column 2.
  public var m12: CGFloat
  /// The entry in row 1, column 3.
  public var m13: CGFloat
  /// The entry in row 1, column 4.
  public var m14: CGFloat
  /// The entry in row 2, column 1.
  public var m21: CGFloat
  /// The entry in row 2, column 2.
  public var m22: CGFloat
  /// The entry in row 2, column 3.
  public var m23: CGFloat
  /// The entry in row 2, column 4.
  public var m24: CGFloat
  /// The entry in row 3, column 1.
  public var m31: CGFloat
  /// The entry in row 3, column 2.
  public var m32: CGFloat
  /// The entry in row 3, column 3.
  public var m33: CGFloat
  /// The entry in row 3, column 4.
  public var m34: CGFloat
  /// The entry in row 4, column 1.
  public var m41: CGFloat
  /// The entry in row 4, column 2.
  public var m42: CGFloat
  /// The entry in row 4, column 3.
  public var m43: CGFloat
  /// The entry in row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform with its sixteen entries.
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

  init(_ plane: CGAffineTransform) {
    self.init(
      m11: plane.a, m12: plane.b, m13: 0, m14: 0,
      m21: plane.c, m22: plane.d, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0,
      m41: plane.tx, m42: plane.ty, m43: 0, m44: 1)
  }

  /// The transform of the plane, without the third dimension.
  var inPlane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// Whether the transform affects only the plane.
  var isAffine: Bool {
    [m13, m14, m23, m24, m31, m32, m34, m43] == Array(repeating: 0, count: 8) && m33 == 1 && m44 == 1
  }
}

/// The identity transform.
///
/// Follows Apple's page `CATransform3DIdentity`.
nonisolated public let CATransform3DIdentity = CATransform3D(.identity)
