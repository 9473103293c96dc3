public import Foundation
import SceneSystem

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Depends on the appearance.
  case `default` = 0
  /// Light, for a dark background.
  case lightContent = 1
  /// Dark, for a light background.
  case darkContent = 3
}

/// The animation that shows or hides the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// Without animation.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}

/// The status bar above a scene's windows, as the controller in front prefers it.
///
/// Differs from Apple: on a phone's or tablet's profile it is 54 or 24 points high and as wide as the screen; a desktop has
/// none, and its frame is empty.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// What the controller in front prefers.
  public var statusBarStyle: UIStatusBarStyle { front?.preferredStatusBarStyle ?? .default }

  /// Whether the controller in front hides the bar, or the device has none.
  public var isStatusBarHidden: Bool { front?.prefersStatusBarHidden ?? false || height == 0 }

  /// The frame of the bar, in points on the screen; empty while it is hidden.
  public var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }

  private var height: CGFloat {
    if UIProcess.current.application?.environment.profile.isWindowed == true { return 0 }
    return UIDevice.current.userInterfaceIdiom == .phone ? 54 : 24
  }

  /// The root of the key window, or the child that it delegates to.
  private var front: UIViewController? {
    var controller = (scene?.keyWindow ?? scene?.windows.first)?.rootViewController
    // The limit ends a cycle of controllers.
    for _ in 0..<64 {
      guard let next = controller?.childForStatusBarStyle else { break }
      controller = next
    }
    return controller
  }
}

extension UIWindowScene {
  /// The scene's status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
}
