import Foundation

extension UIWindowScene {
  /// The screen that shows the scene.
  public var screen: UIScreen { .main }

  /// The scene's room, in points. Apps make their windows as large as its bounds.
  public var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(bounds: roomBounds) }

  /// Which way up the scene is: upright where it is higher than wide.
  public var interfaceOrientation: UIInterfaceOrientation {
    roomBounds.height >= roomBounds.width ? .portrait : .landscapeRight
  }

  /// The scene's room: that of its window, or the whole screen where there are no windows.
  var roomBounds: CGRect { contentSize.map { CGRect(origin: .zero, size: $0) } ?? screen.bounds }

  /// How large the scene's window may be, or `nil` where windows have no size of their own, as on a phone.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    UIApplication.current?.environment.profile.isWindowed == true ? restrictions : nil
  }
}
