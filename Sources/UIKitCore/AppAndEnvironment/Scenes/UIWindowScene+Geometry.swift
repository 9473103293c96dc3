import Foundation

extension UIWindowScene {
  /// The screen that shows the scene.
  public var screen: UIScreen { .main }

  /// The scene's room, in points. Apps make their windows as large as its bounds.
  public var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(bounds: screen.bounds) }

  /// Which way up the scene is: upright where it is higher than wide.
  public var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.height >= screen.bounds.width ? .portrait : .landscapeRight
  }

  /// What the scene's surroundings are like.
  public var traitCollection: UITraitCollection { .current }

  /// How large the scene's window may be, or `nil` where windows have no size of their own, as on a phone.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    UIApplication.current?.environment.profile.isWindowed == true ? restrictions : nil
  }
}
