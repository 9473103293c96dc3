public import Foundation

/// Traits that can be changed. iOS 17.
@preconcurrency @MainActor public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the appearance is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the window has the focus.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// Whether the content is elevated above other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  /// Whether the scene is being recorded or shown on another screen.
  var sceneCaptureState: UISceneCaptureState { get set }
}
