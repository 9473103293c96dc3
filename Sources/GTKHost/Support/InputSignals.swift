#if GTK
  import CGTK
  import Foundation

  // Signals of event controllers, with numeric arguments.

  @MainActor private final class PointHandler {
    let handle: (Int, CGPoint) -> Void
    init(_ handle: @escaping (Int, CGPoint) -> Void) { self.handle = handle }
  }

  @MainActor private final class KeyHandler {
    let handle: (UInt32, GdkModifierType) -> Bool
    init(_ handle: @escaping (UInt32, GdkModifierType) -> Bool) { self.handle = handle }
  }

  @MainActor private final class ScrollHandler {
    let handle: (CGPoint) -> Bool
    init(_ handle: @escaping (CGPoint) -> Bool) { self.handle = handle }
  }

  private let releasePoint: GClosureNotify = { data, _ in
    if let data { Unmanaged<PointHandler>.fromOpaque(data).release() }
  }
  private let releaseKey: GClosureNotify = { data, _ in
    if let data { Unmanaged<KeyHandler>.fromOpaque(data).release() }
  }

  private let releaseScroll: GClosureNotify = { data, _ in
    if let data { Unmanaged<ScrollHandler>.fromOpaque(data).release() }
  }

  private typealias Scroll =
    @convention(c) (UnsafeMutableRawPointer, Double, Double, UnsafeMutableRawPointer) -> gboolean
  private let scroll: Scroll = { _, x, y, data in
    let handler = Unmanaged<ScrollHandler>.fromOpaque(data).takeUnretainedValue()
    return MainLoop.handle { handler.handle(CGPoint(x: x, y: y)) } ? 1 : 0
  }

  private typealias ClickHandler =
    @convention(c) (UnsafeMutableRawPointer, Int32, Double, Double, UnsafeMutableRawPointer) -> Void
  private typealias Point = @convention(c) (UnsafeMutableRawPointer, Double, Double, UnsafeMutableRawPointer) -> Void
  private typealias Key =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UInt32, UInt32, UnsafeMutableRawPointer) -> gboolean

  private let clickHandler: ClickHandler = { _, count, x, y, data in
    let handler = Unmanaged<PointHandler>.fromOpaque(data).takeUnretainedValue()
    MainLoop.handle { handler.handle(Int(count), CGPoint(x: x, y: y)) }
  }
  private let point: Point = { _, x, y, data in
    let handler = Unmanaged<PointHandler>.fromOpaque(data).takeUnretainedValue()
    MainLoop.handle { handler.handle(1, CGPoint(x: x, y: y)) }
  }
  private let key: Key = { _, keyval, _, state, data in
    let handler = Unmanaged<KeyHandler>.fromOpaque(data).takeUnretainedValue()
    return MainLoop.handle { handler.handle(keyval, GdkModifierType(rawValue: state)) } ? 1 : 0
  }

  /// Connects `pressed` or `released` of a `GtkGestureClick`: the number of consecutive presses, and the location.
  @MainActor func onClick(_ gesture: OpaquePointer, _ name: String, _ handle: @escaping (Int, CGPoint) -> Void) {
    psc_connect(
      UnsafeMutableRawPointer(gesture), name, unsafeBitCast(clickHandler, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(PointHandler(handle)).toOpaque(), releasePoint)
  }

  /// Connects a signal with a point as its argument, such as `pressed` of a `GtkGestureLongPress`.
  @MainActor func onPoint(_ controller: OpaquePointer, _ name: String, _ handle: @escaping (CGPoint) -> Void) {
    psc_connect(
      UnsafeMutableRawPointer(controller), name, unsafeBitCast(point, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(PointHandler { handle($1) }).toOpaque(), releasePoint)
  }

  /// Connects `scroll` of a `GtkEventControllerScroll`. The handler returns whether it has handled the movement.
  @MainActor func onScroll(_ controller: OpaquePointer, _ handle: @escaping (CGPoint) -> Bool) {
    psc_connect(
      UnsafeMutableRawPointer(controller), "scroll", unsafeBitCast(scroll, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(ScrollHandler(handle)).toOpaque(), releaseScroll)
  }

  /// Connects `key-pressed` of a `GtkEventControllerKey`. The handler returns whether it has handled the key.
  @MainActor func onKey(_ controller: OpaquePointer, _ handle: @escaping (UInt32, GdkModifierType) -> Bool) {
    psc_connect(
      UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(key, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(KeyHandler(handle)).toOpaque(), releaseKey)
  }

  /// Connects `key-released` of a `GtkEventControllerKey`, which ignores the result of the handler.
  @MainActor func onKeyRelease(_ controller: OpaquePointer, _ handle: @escaping (UInt32, GdkModifierType) -> Void) {
    let handler = KeyHandler { keyval, state in
      handle(keyval, state)
      return false
    }
    psc_connect(
      UnsafeMutableRawPointer(controller), "key-released", unsafeBitCast(key, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(handler).toOpaque(), releaseKey)
  }
#endif
