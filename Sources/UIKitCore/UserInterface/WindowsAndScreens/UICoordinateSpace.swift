public import Foundation

/// A frame of reference with its own bounds: a scene, a screen or a view.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of `coordinateSpace` to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to `coordinateSpace`.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of `coordinateSpace` to this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Converts through the screen's coordinates, which all spaces share.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let here = screenOrigin(of: self)
    let there = screenOrigin(of: coordinateSpace)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  /// Converts through the screen's coordinates, which all spaces share.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let here = screenOrigin(of: self)
    let there = screenOrigin(of: coordinateSpace)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }
  /// Converts through the screen's coordinates, which all spaces share.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  /// Converts through the screen's coordinates, which all spaces share.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}

/// The position of a space's origin on the screen. A scene without a display fills the screen.
@MainActor private func screenOrigin(of space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView else { return .zero }
  let inWindow = view.convert(CGPoint.zero, to: view.window)
  guard let window = view.window else { return inWindow }
  return CGPoint(x: inWindow.x + window.frame.origin.x, y: inWindow.y + window.frame.origin.y)
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

/// The coordinate space of a scene: as large as the scene.
final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}
