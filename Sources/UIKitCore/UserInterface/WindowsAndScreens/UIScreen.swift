public import Foundation
import Localization
import SceneSystem
import ViewBacking

/// A screen, in points.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The screen of the device.
  ///
  /// Differs from Apple: the only screen; external screens are absent.
  public class var main: UIScreen { UIProcess.current.screen }

  /// The screen's rectangle in points.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public internal(set) var scale: CGFloat = 3
  /// The pixels per point of the screen itself: ``scale``.
  public var nativeScale: CGFloat { scale }

  /// All screens of the device: only ``main``.
  public class var screens: [UIScreen] { [main] }

  /// Posted when another screen was connected. Deprecated on a device since iOS 16. Never posted, because there is one screen.
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when another screen was disconnected. Deprecated on a device since iOS 16. Never posted.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }

  /// The space of the screen's points, with the origin of the device's present orientation: the screen itself. iOS 8.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen's points, with the origin of an upright device. iOS 8. Differs from Apple: the same as ``coordinateSpace``,
  /// because no profile turns the device's screen.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  // MARK: The display

  /// The brightness that the app has requested, from 0 to 1. Default: 0.5.
  ///
  /// Differs from Apple: stored; the display's own brightness does not change. ``brightnessDidChangeNotification`` is posted.
  public var brightness: CGFloat = 0.5 {
    didSet {
      brightness = brightness.isNaN ? oldValue : min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the display may be darker than its own minimum. Default: `false`. Has no effect.
  public var wantsSoftwareDimming = false
  /// The screen that this one repeats: `nil`, because there is only one.
  public var mirrored: UIScreen? { nil }
  /// Whether the screen is recorded or repeated on another one: `false`.
  public var isCaptured: Bool { false }
  /// The largest number of frames per second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The delay of the display in seconds: 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// The modes of the screen: ``currentMode``.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The mode of the screen: its size in pixels.
  public var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {}
  }
  /// The mode that is best for the screen: ``currentMode``.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The environment of the screen: that of the device.
  public var traitCollection: UITraitCollection { UIProcess.current.deviceTraits ?? .current }

  /// A display link that calls a method of `target` in each frame of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Posted after ``brightness`` has changed.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// Posted after a change of ``currentMode``. Never posted.
  public nonisolated class var modeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenModeDidChangeNotification")
  }
  /// Posted after a change of ``isCaptured``. Never posted.
  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }

  /// Makes ``main`` and `UIDevice.current` those of `profile`, or takes the screen from `host` if windows are real. Called by
  /// the runner before the app sees either. An app that is made for iPhone alone sees one on a desktop too, and one for a single appearance has it
  /// everywhere.
  static func adopt(
    _ profile: DeviceProfile, host: (any ViewHost)? = nil, isForPhones: Bool = false,
    style: UIUserInterfaceStyle? = nil
  ) {
    defer {
      if let screen = host?.screen {
        main.bounds.size = screen.size
        main.scale = screen.scale
      }
      if host?.reportsTouches == true { UIProcess.current.reportsTouches = true }
      if host?.showsFrames == true { UIProcess.current.animatesViews = true }
      if let host { UIContentSizeCategory.preferredOnMain = UIContentSizeCategory(textScale: host.textScale) }
      if let host { UIProcess.current.accessibilitySettings = host.accessibilitySettings }
      let device = UIDevice.current
      UIProcess.current.deviceTraits = UITraitCollection.current.replacing(
        style: style, horizontal: device.userInterfaceIdiom == .phone ? .compact : .regular, vertical: .regular,
        idiom: device.userInterfaceIdiom, displayScale: main.scale,
        contentSizeCategory: UIContentSizeCategory.preferredOnMain,
        layoutDirection: AppLanguage.current.isRightToLeft ? .rightToLeft : .leftToRight,
        contrast: UIProcess.current.accessibilitySettings.contrast)
      if AppLanguage.current.isRightToLeft { UIView.usesDirections = true }
    }
    let device = UIDevice.current
    device.systemVersion = "\(profile.osVersion).0"
    switch profile.kind {
    case .phone:
      main.bounds.size = CGSize(width: 393, height: 852)
      main.scale = 3
      device.model = "iPhone"
      device.systemName = "iOS"
      device.userInterfaceIdiom = .phone
    case .duo:
      main.bounds.size = CGSize(
        width: CGFloat(DeviceProfile.outerDisplay.width), height: CGFloat(DeviceProfile.outerDisplay.height))
      main.scale = 3
      device.model = "iPhone"
      device.systemName = "iOS"
      device.userInterfaceIdiom = .phone
    case .pad1, .padN:
      main.bounds.size = CGSize(width: 1024, height: 1366)
      main.scale = 2
      device.model = "iPad"
      device.systemName = "iPadOS"
      device.userInterfaceIdiom = .pad
    case .mac:
      main.bounds.size = CGSize(width: 1440, height: 900)
      main.scale = 2
      device.model = "iPad"
      device.systemName = "iPadOS"
      device.userInterfaceIdiom = .mac
    case .desktop:
      main.bounds.size = CGSize(width: 1024, height: 768)
      main.scale = 1
      device.model = "iPad"
      device.systemName = "iPadOS"
      device.userInterfaceIdiom = isForPhones ? .phone : .pad
    }
    device.name = device.model
  }
}
