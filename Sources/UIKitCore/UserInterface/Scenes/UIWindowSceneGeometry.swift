public import Foundation
import SceneSystem
import ViewBacking

extension UIWindowScene {
  /// The frame and the orientation of a scene at one moment.
  @preconcurrency @MainActor public final class Geometry: NSObject, NSCopying {
    /// The frame on the screen, in points.
    ///
    /// Differs from Apple: desktops do not report positions, so the origin is always zero.
    public let systemFrame: CGRect
    /// The scene's own coordinates.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the interface keeps its orientation while the device rotates. iOS 26: `true` if the controller in front prefers it
    /// (``UIViewController/prefersInterfaceOrientationLocked``), and the system grants it. A Mac and a desktop do not (Z-13).
    public let isInterfaceOrientationLocked: Bool
    /// Whether the user is resizing the window at this moment. iOS 26: `true` in the updates while an edge is dragged, and `false` in the last
    /// one (Z-12).
    ///
    /// Differs from Apple: desktops do not report drags. Any change of size that neither the app nor maximising has caused counts as one, until
    /// the size rests for a third of a second.
    public let isInteractivelyResizing: Bool
    /// The minimum size of a window, in points. visionOS 1. Differs from Apple: also present if windows have no size of their own; then it
    /// is the scene's whole size.
    public let minimumSize: CGSize
    /// The maximum size of a window, in points. visionOS 1. Differs from Apple: as ``minimumSize``.
    public let maximumSize: CGSize
    /// How a window may be resized. visionOS 1. Differs from Apple: `freeform` if windows have a size of their own, otherwise `none`.
    public let resizingRestrictions: UIWindowScene.ResizingRestrictions

    init(scene: UIWindowScene, isInterfaceOrientationLocked: Bool? = nil) {
      self.isInterfaceOrientationLocked = isInterfaceOrientationLocked ?? scene.isOrientationLocked
      isInteractivelyResizing = scene.isBeingResized
      minimumSize = scene.sizeRestrictions?.minimumSize ?? scene.availableBounds.size
      maximumSize = scene.sizeRestrictions?.maximumSize ?? scene.availableBounds.size
      resizingRestrictions = scene.sizeRestrictions == nil ? .none : .freeform
      systemFrame = scene.availableBounds
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }

    /// Returns the geometry itself, because it is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// An app's preferences for its scene's geometry. Use the subclass of a platform.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// The preferred orientations of the interface.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The accepted orientations; `nil` or an empty set for any.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// No preference.
      public override init() { super.init() }

      /// A preference for these orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }

    /// The preferred frame of the window.
    @preconcurrency @MainActor public final class Mac: GeometryPreferences {
      /// The frame on the screen, in points; `nil` or `CGRect.null` for any.
      public var systemFrame: CGRect?

      /// No preference.
      public override init() { super.init() }

      /// A preference for this frame.
      public convenience init(systemFrame: CGRect) {
        self.init()
        self.systemFrame = systemFrame
      }
    }

    /// The preferred size of a visionOS window.
    ///
    /// Differs from Apple: its properties are absent, because no profile is of that kind; a request with it fails with
    /// `geometryRequestUnsupported`.
    @preconcurrency @MainActor public final class Vision: GeometryPreferences {
      /// No preference.
      public override init() { super.init() }
    }
  }

  /// How a window may be resized. visionOS 1. Raw values are Apple's.
  public enum ResizingRestrictions: Int, Hashable, Sendable {
    /// The system decides.
    case unspecified = 0
    /// Not at all.
    case none = 1
    /// Keeping its proportions.
    case uniform = 2
    /// In any way.
    case freeform = 3
  }

  /// The style of a window's controls.
  public final class WindowingControlStyle: NSObject, Sendable {
    private override init() { super.init() }
    /// The system decides.
    public static let automatic = WindowingControlStyle()
    /// In the app's own bar.
    public static let unified = WindowingControlStyle()
    /// As small as possible.
    public static let minimal = WindowingControlStyle()
  }

  /// The scene's current geometry.
  public var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// Requests another geometry from the system.
  ///
  /// A request for the current geometry succeeds silently. In a desktop's window the size of a frame is granted too, while the window
  /// manager decides the position; a frame that is empty or far too large is denied. Differs from Apple: nothing rotates, and a simulated
  /// device moves no windows, so every other request fails through `errorHandler` with ``UISceneError``: `geometryRequestDenied` for an
  /// orientation, `geometryRequestUnsupported` for a frame. Orientations that neither the scene's delegate, the app delegate or Info.plist
  /// nor the controller in front support are denied with that reason.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    switch geometryPreferences {
    case let preferences as GeometryPreferences.iOS:
      let present = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
      guard let wanted = preferences.interfaceOrientations, !wanted.isEmpty, wanted.isDisjoint(with: present) else {
        return
      }
      let reason =
        wanted.isDisjoint(with: supportedOrientations)
        ? "The app supports none of these orientations." : "This device does not rotate."
      errorHandler?(
        UISceneError(.geometryRequestDenied, userInfo: [NSLocalizedFailureReasonErrorKey: reason]))
    case let preferences as GeometryPreferences.Mac:
      guard let wanted = preferences.systemFrame, !wanted.isNull, wanted != effectiveGeometry.systemFrame else {
        return
      }
      if let backing {
        if wanted.size.fitsWindow {
          backing.requestFrame(wanted)
        } else {
          errorHandler?(
            UISceneError(
              .geometryRequestDenied, userInfo: [NSLocalizedFailureReasonErrorKey: "No window can have this size."]))
        }
        return
      }
      errorHandler?(
        UISceneError(
          .geometryRequestUnsupported,
          userInfo: [NSLocalizedFailureReasonErrorKey: "The system places this device's windows."]))
    case is GeometryPreferences.Vision:
      errorHandler?(
        UISceneError(
          .geometryRequestUnsupported,
          userInfo: [NSLocalizedFailureReasonErrorKey: "This device does not run visionOS."]))
    default: break
    }
  }

  /// Which of the window's controls the user may use; `nil`, because no profile lets an app change them.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  /// Whether the window fills the screen: `true` on a phone and a tablet, `false` on a desktop.
  public var isFullScreen: Bool { UIProcess.current.application?.environment.profile.isWindowed != true }
}

extension CGSize {
  /// More points than any screen has.
  static let greatestOfWindow: CGFloat = 100_000

  /// Whether a window can have this size. Hosts use integers, to which infinity and larger values cannot be converted.
  var fitsWindow: Bool {
    let range = 1...CGSize.greatestOfWindow
    return range.contains(width) && range.contains(height)
  }
}

/// Which of a window's controls the user may use.
@preconcurrency @MainActor public final class UISceneWindowingBehaviors: NSObject {
  /// Whether the window can be closed.
  public var isClosable = true
  /// Whether the window can be minimised.
  public var isMiniaturizable = true
}
