import Foundation
import SceneManifest
import Synchronization

/// The app's bundle, which `Bundle.main` and `Bundle(for:)` return where Foundation would take the executable's folder: for an app that the
/// package manager has built, and for tests of an app.
enum MainBundle {
  /// The app of the process, once it is known; the search for it need not be repeated then.
  static let app = Mutex<AppBundle?>(nil)

  /// The bundle in the folder of the app's Info.plist; `nil` if that is the executable's folder, or there is none.
  ///
  /// Its values are those of the file: Foundation reads them, and replaces no variables such as `$(PRODUCT_NAME)`.
  static let found: Bundle? = {
    let app = MainBundle.app.withLock { $0 } ?? .forCurrentProcess()
    guard let folder = app.infoPlistURL?.deletingLastPathComponent().path,
      folder != URL(fileURLWithPath: app.executablePath, isDirectory: false).deletingLastPathComponent().path
    else { return nil }
    return Bundle(path: folder)
  }()
}

/// Called by the getter of `Bundle.main` (CUIKit).
@_cdecl("cuikit_find_main_bundle") func findMainBundle() -> UnsafeMutableRawPointer? {
  MainBundle.found.map { Unmanaged.passRetained($0).toOpaque() }
}
