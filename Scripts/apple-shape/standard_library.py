"""Rewrites the toolchain's textual interface of a standard-library module for an Apple target.

Three parts change: the target, Objective-C interoperation with the few declarations that need its runtime, and the bodies of two
functions that use Float80, a type that no Apple target here has.
"""

import re

MODULES = ("Swift", "_Concurrency")


def rewritten(module, text, triple):
    """Returns the text of the module's interface for the target `triple`."""
    text = re.sub(r"-target \S+", f"-target {triple}", text, count=1)
    text = text.replace(" -disable-objc-interop", " -enable-objc-interop")
    text = re.sub(r"@backDeployed\([^)]*\)", "", text)
    if module == "_Concurrency":
        return text + BRIDGED_ASYNC
    text = re.sub(r"self = _stdlib_(remainderl|squareRootl)\([^\n]*\)", "fatalError()", text)
    text, count = re.subn(r"(public protocol Error\b[^{]*\{)", r"\1\n  func _getEmbeddedNSError() -> Swift.AnyObject?", text, count=1)
    if count != 1:
        raise ValueError("The standard library's interface has no protocol Error.")
    return text + OBJECTIVE_C_RUNTIME


OBJECTIVE_C_RUNTIME = """
extension Swift.Error {
  public func _getEmbeddedNSError() -> Swift.AnyObject? { return nil }
}
@_silgen_name("_swift_stdlib_getErrorEmbeddedNSError") public func _getErrorEmbeddedNSError<T>(_ x: T) -> Swift.AnyObject? where T : Swift.Error
@_silgen_name("swift_bridgeErrorToNSError") public func _bridgeErrorToNSError(_ error: __owned any Swift.Error) -> Swift.AnyObject
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  public var pointee: Pointee { @_transparent get { fatalError() } @_transparent nonmutating set { fatalError() } }
}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any { fatalError() }
"""

# Functions that the compiler calls if code awaits a method with a completion.
BRIDGED_ASYNC = """
@_alwaysEmitIntoClient internal func _resumeUnsafeContinuation<T>(_ continuation: _Concurrency.UnsafeContinuation<T, Swift.Never>, _ value: sending T) { fatalError() }
@_alwaysEmitIntoClient internal func _resumeUnsafeThrowingContinuation<T>(_ continuation: _Concurrency.UnsafeContinuation<T, any Swift.Error>, _ value: sending T) { fatalError() }
@_alwaysEmitIntoClient internal func _resumeUnsafeThrowingContinuationWithError<T>(_ continuation: _Concurrency.UnsafeContinuation<T, any Swift.Error>, _ error: consuming any Swift.Error) { fatalError() }
@_alwaysEmitIntoClient internal func _createCheckedContinuation<T>(_ continuation: __owned _Concurrency.UnsafeContinuation<T, Swift.Never>) -> _Concurrency.CheckedContinuation<T, Swift.Never> { fatalError() }
@_alwaysEmitIntoClient internal func _createCheckedThrowingContinuation<T>(_ continuation: __owned _Concurrency.UnsafeContinuation<T, any Swift.Error>) -> _Concurrency.CheckedContinuation<T, any Swift.Error> { fatalError() }
@_alwaysEmitIntoClient internal func _resumeCheckedContinuation<T>(_ continuation: _Concurrency.CheckedContinuation<T, Swift.Never>, _ value: sending T) { fatalError() }
@_alwaysEmitIntoClient internal func _resumeCheckedThrowingContinuation<T>(_ continuation: _Concurrency.CheckedContinuation<T, any Swift.Error>, _ value: sending T) { fatalError() }
@_alwaysEmitIntoClient internal func _resumeCheckedThrowingContinuationWithError<T>(_ continuation: _Concurrency.CheckedContinuation<T, any Swift.Error>, _ error: consuming any Swift.Error) { fatalError() }
@_alwaysEmitIntoClient internal func _runTaskForBridgedAsyncMethod(@_inheritActorContext _ body: __owned @Sendable @escaping () async -> Swift.Void) { fatalError() }
"""
