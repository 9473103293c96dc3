public import Foundation
@_spi(Runtime) public import UIKitCore
import ViewBacking

/// A finger on the screen, which a test moves. It begins with ``SceneUnderTest/touch(at:)`` or ``AppUnderTest/touch(_:at:)``.
///
/// ```swift
/// let finger = app.touch(card, at: CGPoint(x: 10, y: 10))
/// finger.move(by: CGSize(width: 0, height: 80))
/// finger.end()
/// ```
///
/// Time passes only with ``Device/advance(by:)``: a long press is a touch during which it does.
@MainActor public final class TouchUnderTest {
  private let app: AppUnderTest
  private weak var window: UIWindow?
  private let id: Int
  /// The location in the window.
  public private(set) var location: CGPoint
  /// Whether the finger is on the screen.
  public private(set) var isDown = true
  /// What the last change has caused.
  public private(set) var result = StepResult()
  private(set) var outcome = TouchOutcome()

  private static var lastNumber = 0

  init(_ app: AppUnderTest, _ window: UIWindow, at point: CGPoint) {
    self.app = app
    self.window = window
    location = point
    TouchUnderTest.lastNumber += 1
    id = TouchUnderTest.lastNumber
    send(.began)
  }

  /// Moves the finger to a point of the window. Has no effect after the touch has ended.
  @discardableResult public func move(to point: CGPoint) -> StepResult {
    location = point
    return send(.moved)
  }

  /// Moves the finger by an offset.
  @discardableResult public func move(by offset: CGSize) -> StepResult {
    move(to: CGPoint(x: location.x + offset.width, y: location.y + offset.height))
  }

  /// Lifts the finger.
  @discardableResult public func end() -> StepResult { send(.ended) }

  /// Cancels the touch, as the system does when it takes it over.
  @discardableResult public func cancel() -> StepResult { send(.cancelled) }

  @discardableResult private func send(_ phase: TouchInput.Phase) -> StepResult {
    guard isDown, let window else { return StepResult() }
    if phase == .ended || phase == .cancelled { isDown = false }
    (result, outcome) = app.deliver(TouchInput(id: id, phase, at: location), to: window)
    return result
  }
}

extension SceneUnderTest {
  /// Puts a finger on a point of the scene, in its coordinates: on the frontmost window of which something is hit there. `nil` if nothing is.
  public func touch(at point: CGPoint) -> TouchUnderTest? {
    guard let scene = scene as? UIWindowScene, let window = scene.hitWindow(at: point) else { return nil }
    return TouchUnderTest(
      app, window, at: CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY))
  }
}

extension AppUnderTest {
  /// Puts a finger on a point of a view, in the view's coordinates; by default on its middle. `nil` if the view is in no window.
  public func touch(_ view: UIView, at point: CGPoint? = nil) -> TouchUnderTest? {
    guard let window = view.window else { return nil }
    let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return TouchUnderTest(self, window, at: view is UIWindow ? point : view.convert(point, to: nil))
  }
}
