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
    if let (view, other) = scaledViews(self, coordinateSpace) { return view.convert(point, to: other as UIView?) }
    let here = screenOrigin(of: self)
    let there = screenOrigin(of: coordinateSpace)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  /// Converts through the screen's coordinates, which all spaces share.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let (view, other) = scaledViews(self, coordinateSpace) { return view.convert(point, from: other as UIView?) }
    let here = screenOrigin(of: self)
    let there = screenOrigin(of: coordinateSpace)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }
  /// Converts through the screen's coordinates, which all spaces share.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let (view, other) = scaledViews(self, coordinateSpace) { return view.convert(rect, to: other as UIView?) }
    return CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  /// Converts through the screen's coordinates, which all spaces share.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let (view, other) = scaledViews(self, coordinateSpace) { return view.convert(rect, from: other as UIView?) }
    return CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}

/// Two views of one window, if any view is zoomed, so that coordinates differ by more than their origins.
@MainActor private func scaledViews(
  _ space: any UICoordinateSpace, _ other: any UICoordinateSpace
) -> (UIView, UIView)? {
  guard UIView.usesZoom, let view = space as? UIView, let other = other as? UIView, view.window === other.window
  else { return nil }
  return (view, other)
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
