import SceneManifest
import Synchronization

/// The tint colour of views that inherit none: the app's accent colour, else the desktop's, else the system's blue.
///
/// An app names its accent colour in its Info.plist (`NSAccentColorName`), where Xcode puts the build setting
/// `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`, and defines it in an asset catalogue.
final class AccentColor: Sendable {
  /// That of the app that the running code belongs to. May be called from any thread.
  static var current: AccentColor { AppResources.current.accentColor }

  private enum AppColor {
    case none
    /// Read from the catalogue when it is first needed.
    case named(String)
    case color(UIColor)
  }

  private struct State {
    var app = AppColor.none
    var desktop: UIColor?
  }

  private let state = Mutex(State())

  /// Sets the app's own colour, by its Info.plist.
  func use(_ infoPlist: InfoPlist?) {
    let name = infoPlist?["NSAccentColorName"]?.string
    state.withLock { $0.app = name.map { .named($0) } ?? .none }
  }

  /// The colour that the user has chosen for all apps of the desktop; `nil` for none.
  var desktop: UIColor? {
    get { state.withLock { $0.desktop } }
    set { state.withLock { $0.desktop = newValue } }
  }

  /// The colour in effect.
  var color: UIColor {
    state.withLock { state in
      // Xcode's templates have a set of this name without a colour.
      if case .named(let name) = state.app { state.app = UIColor(named: name).map { .color($0) } ?? .none }
      if case .color(let color) = state.app { return color }
      return state.desktop ?? .systemBlue
    }
  }
}
