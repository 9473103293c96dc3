import Synchronization

/// What an app's Info.plist names among its files and applies to the whole app.
final class AppResources: Sendable {
  /// Those of an app that is not hosted.
  static let main = AppResources()
  /// Those of the app that the running code belongs to. May be called from any thread.
  static var current: AppResources { finder.withLock { $0 }.find?() ?? main }
  /// Replaces the search for the app that the running code belongs to; `find` returns `nil` for the one that is not hosted.
  static func findCurrent(with find: @escaping @Sendable () -> AppResources?) {
    finder.withLock { $0.find = find }
  }

  // In a structure: a function that is itself the mutex's value is wrapped once more each time it is read.
  private struct Finder {
    var find: (@Sendable () -> AppResources?)?
  }

  private static let finder = Mutex(Finder())

  let accentColor = AccentColor()
  let fonts = AppFonts()
}
