public import Foundation
import SceneSystem

/// The default location of an app's sessions.
public struct SessionStoreLocation: Hashable, Sendable {
  /// The app's own folder in the user's state folder; created with mode 0700 when something is saved.
  public let folder: String

  /// The sessions' file, an SQLite database.
  public var path: String { folder + "/sessions.sqlite" }

  /// The file with what the app has made available to searches, an SQLite database.
  package var searchIndexPath: String { folder + "/search.sqlite" }

  /// `$XDG_STATE_HOME/proscenium/<bundle identifier>`, and `~/.local/state` if the variable is not set or not an absolute path, as the XDG
  /// base directory specification requires.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app's bundle identifier. A character that is not a letter, a digit, or one of `-._` becomes a hyphen, so
  ///     that it names one folder and no parent folder.
  ///   - environment: The process's environment.
  public init(bundleIdentifier: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = BaseDirectory.state.path(in: environment, home: NSHomeDirectory())
    var name = String(bundleIdentifier.map { $0.isLetter || $0.isNumber || "-._".contains($0) ? $0 : "-" })
    // These two would name an existing folder, and so would an empty name.
    if name.allSatisfy({ $0 == "." }) { name = name.isEmpty ? "-" : name.map { _ in "-" }.joined() }
    folder = home + "/proscenium/" + name
  }
}
