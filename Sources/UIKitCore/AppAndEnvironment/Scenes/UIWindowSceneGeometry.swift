import Foundation

extension UIWindowScene {
  /// Where a scene is and how it is turned, at one moment.
  @preconcurrency @MainActor public final class Geometry: NSObject, NSCopying {
    /// The frame on the screen, in points.
    ///
    /// Differs from Apple: desktops keep places to themselves, so the origin is always zero.
    public let systemFrame: CGRect
    /// The scene's own coordinates.
    public let coordinateSpace: any UICoordinateSpace
    /// How the interface is turned.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the interface keeps its orientation while the device turns. iOS 26: so where the controller in front prefers it
    /// (``UIViewController/prefersInterfaceOrientationLocked``).
    public let isInterfaceOrientationLocked: Bool
    /// Whether the user is resizing the window at this moment. Differs from Apple: always `false`.
    public let isInteractivelyResizing = false
    /// The least size of a window, in points. visionOS 1. Differs from Apple: there also where windows have no size of their
    /// own; then it is the whole room.
    public let minimumSize: CGSize
    /// The greatest size of a window, in points. visionOS 1. Differs from Apple: as ``minimumSize``.
    public let maximumSize: CGSize
    /// How a window may be resized. visionOS 1. Differs from Apple: `freeform` where windows have a size of their own, `none`
    /// elsewhere.
    public let resizingRestrictions: UIWindowScene.ResizingRestrictions

    init(scene: UIWindowScene, isInterfaceOrientationLocked: Bool? = nil) {
      self.isInterfaceOrientationLocked = isInterfaceOrientationLocked ?? scene.isOrientationLocked
      minimumSize = scene.sizeRestrictions?.minimumSize ?? scene.roomBounds.size
      maximumSize = scene.sizeRestrictions?.maximumSize ?? scene.roomBounds.size
      resizingRestrictions = scene.sizeRestrictions == nil ? .none : .freeform
      systemFrame = scene.roomBounds
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }

    /// Itself: a geometry never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// What an app would like its scene's geometry to be. Use one of the platforms' own.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// How the interface should be turned.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The orientations that will do; `nil` or none for any.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// No preference.
      public override init() { super.init() }

      /// A preference for these orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }

    /// Where the window should be.
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

    /// How a window of visionOS should be sized.
    ///
    /// Differs from Apple: its properties are absent, because no profile is of that kind; a request with it is answered with
    /// `geometryRequestUnsupported`.
    @preconcurrency @MainActor public final class Vision: GeometryPreferences {
      /// No preference.
      public override init() { super.init() }
    }
  }

  /// How a window may be resized. visionOS 1. Raw values are Apple's.
  public enum ResizingRestrictions: Int, Hashable, Sendable {
    /// As the system sees fit.
    case unspecified = 0
    /// Not at all.
    case none = 1
    /// With its proportions kept.
    case uniform = 2
    /// In any way.
    case freeform = 3
  }

  /// How a window's own controls look.
  public final class WindowingControlStyle: NSObject, Sendable {
    private override init() { super.init() }
    /// As the system sees fit.
    public static let automatic = WindowingControlStyle()
    /// In the app's own bar.
    public static let unified = WindowingControlStyle()
    /// As small as can be.
    public static let minimal = WindowingControlStyle()
  }

  /// The scene's geometry now.
  public var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// Asks the system for another geometry.
  ///
  /// What is so already is granted in silence. In a desktop's window the size of a frame is granted too, its place is the
  /// window manager's; one that is empty or beyond all measure is denied. Differs from Apple: nothing turns, and a simulated device moves no windows, so everything else is
  /// answered through `errorHandler` with ``UISceneError``: `geometryRequestDenied` for an orientation,
  /// `geometryRequestUnsupported` for a frame. Orientations that neither the scene's delegate, the app delegate or Info.plist
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
        ? "The app supports none of these orientations." : "This device does not turn."
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
          userInfo: [NSLocalizedFailureReasonErrorKey: "This device is none that visionOS runs on."]))
    default: break
    }
  }

  /// Whether the window's controls can be changed; `nil`, because no profile lets an app change them.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  /// Whether the window fills the screen: so on a phone and a tablet, not on a desktop.
  public var isFullScreen: Bool { UIApplication.current?.environment.profile.isWindowed != true }
}

extension CGSize {
  /// More points than any screen has.
  static let greatestOfWindow: CGFloat = 100_000

  /// Whether a window can be that large. Hosts count in whole numbers, which neither infinity nor more than they hold becomes.
  var fitsWindow: Bool {
    let range = 1...CGSize.greatestOfWindow
    return range.contains(width) && range.contains(height)
  }
}

/// Which of a window's own controls the user may use.
@preconcurrency @MainActor public final class UISceneWindowingBehaviors: NSObject {
  /// Whether the window can be closed.
  public var isClosable = true
  /// Whether the window can be minimised.
  public var isMiniaturizable = true
}
