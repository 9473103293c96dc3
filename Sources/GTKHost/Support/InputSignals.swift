#if GTK
  import CGTK
  import Foundation

  // Signals of event controllers, which come with numbers.

  @MainActor private final class PointHandler {
    let handle: (Int, CGPoint) -> Void
    init(_ handle: @escaping (Int, CGPoint) -> Void) { self.handle = handle }
  }

  @MainActor private final class KeyHandler {
    let handle: (UInt32, GdkModifierType) -> Bool
    init(_ handle: @escaping (UInt32, GdkModifierType) -> Bool) { self.handle = handle }
  }

  private let releasePoint: GClosureNotify = { data, _ in
    if let data { Unmanaged<PointHandler>.fromOpaque(data).release() }
  }
  private let releaseKey: GClosureNotify = { data, _ in
    if let data { Unmanaged<KeyHandler>.fromOpaque(data).release() }
  }

  private typealias Press =
    @convention(c) (UnsafeMutableRawPointer, Int32, Double, Double, UnsafeMutableRawPointer) -> Void
  private typealias Point = @convention(c) (UnsafeMutableRawPointer, Double, Double, UnsafeMutableRawPointer) -> Void
  private typealias Key =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UInt32, UInt32, UnsafeMutableRawPointer) -> gboolean

  private let press: Press = { _, count, x, y, data in
    let handler = Unmanaged<PointHandler>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { handler.handle(Int(count), CGPoint(x: x, y: y)) }
  }
  private let point: Point = { _, x, y, data in
    let handler = Unmanaged<PointHandler>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { handler.handle(1, CGPoint(x: x, y: y)) }
  }
  private let key: Key = { _, keyval, _, state, data in
    let handler = Unmanaged<KeyHandler>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { handler.handle(keyval, GdkModifierType(rawValue: state)) } ? 1 : 0
  }

  /// Connects `pressed` or `released` of a `GtkGestureClick`: how many presses one after the other, and where.
  @MainActor func onPress(_ gesture: OpaquePointer, _ name: String, _ handle: @escaping (Int, CGPoint) -> Void) {
    psc_connect(
      UnsafeMutableRawPointer(gesture), name, unsafeBitCast(press, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(PointHandler(handle)).toOpaque(), releasePoint)
  }

  /// Connects a signal that comes with a point, such as `pressed` of a `GtkGestureLongPress`.
  @MainActor func onPoint(_ controller: OpaquePointer, _ name: String, _ handle: @escaping (CGPoint) -> Void) {
    psc_connect(
      UnsafeMutableRawPointer(controller), name, unsafeBitCast(point, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(PointHandler { handle($1) }).toOpaque(), releasePoint)
  }

  /// Connects `key-pressed` of a `GtkEventControllerKey`. The handler answers whether it has taken the key.
  @MainActor func onKey(_ controller: OpaquePointer, _ handle: @escaping (UInt32, GdkModifierType) -> Bool) {
    psc_connect(
      UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(key, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(KeyHandler(handle)).toOpaque(), releaseKey)
  }
#endif
