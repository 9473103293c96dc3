import Foundation
import SceneSystem

extension UIWindowScene {
  /// The screen that shows the scene.
  public var screen: UIScreen { .main }

  /// The scene's coordinate space, in points. Apps make their windows as large as its bounds.
  public var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(bounds: availableBounds) }

  /// The orientation of the scene: portrait if it is higher than wide, and on a phone in a window of any size (Z-09).
  public var interfaceOrientation: UIInterfaceOrientation {
    if UIProcess.current.application?.environment.profile.kind == .phone { return .portrait }
    return availableBounds.height >= availableBounds.width ? .portrait : .landscapeRight
  }

  /// The scene's bounds: those of its window, or the whole screen if the device has no windows.
  var availableBounds: CGRect { contentSize.map { CGRect(origin: .zero, size: $0) } ?? screen.bounds }

  /// The size limits of the scene's window, or `nil` if windows have no size of their own, as on a phone.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    UIProcess.current.application?.environment.profile.isWindowed == true ? restrictions : nil
  }
}
