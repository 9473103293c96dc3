import Foundation

/// Traits that can be changed. iOS 17.
@preconcurrency @MainActor public protocol UIMutableTraits {
  /// What kind of device it is.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the surroundings are light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How much room there is from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the window is the one the user works in.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// Whether it lies in front of other things.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Pixels to a point.
  var displayScale: CGFloat { get set }
  /// Whether the scene is being recorded or shown on another screen.
  var sceneCaptureState: UISceneCaptureState { get set }
}
