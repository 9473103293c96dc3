/// A folder of the user's, as the XDG base directory specification defines it.
package enum BaseDirectory: Sendable {
  /// `$XDG_DATA_HOME`, by default `~/.local/share`.
  case data
  /// `$XDG_STATE_HOME`, by default `~/.local/state`.
  case state
  /// `$XDG_CACHE_HOME`, by default `~/.cache`.
  case cache

  /// The folder according to `environment`; relative paths are ignored, as the specification requires.
  ///
  /// - Parameter home: The user's home folder, if the environment does not name it.
  package func path(in environment: [String: String], home: @autoclosure () -> String) -> String {
    let (variable, fallback) =
      switch self {
      case .data: ("XDG_DATA_HOME", "/.local/share")
      case .state: ("XDG_STATE_HOME", "/.local/state")
      case .cache: ("XDG_CACHE_HOME", "/.cache")
      }
    return Self.absolutePath(variable, in: environment)
      ?? (Self.absolutePath("HOME", in: environment) ?? home()) + fallback
  }

  /// The folder for sockets, `$XDG_RUNTIME_DIR`. It has no default.
  package static func runtime(in environment: [String: String]) -> String? {
    absolutePath("XDG_RUNTIME_DIR", in: environment)
  }

  private static func absolutePath(_ variable: String, in environment: [String: String]) -> String? {
    environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
