import Foundation

/// The file by which the session bus starts the service when its name is called.
public struct BusActivation: Sendable {
  /// What a change of the file has done.
  public enum Change: Hashable, Sendable {
    /// There was no file.
    case created
    /// The file had another content.
    case replaced
    /// The file had this content already.
    case unchanged
    /// The file is gone.
    case removed
    /// There is no file.
    case missing
  }

  /// The path of the file.
  public let path: String

  /// The file in the user's folder of data, `$XDG_DATA_HOME/dbus-1/services`.
  public init(environment: [String: String]) {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let data = folder("XDG_DATA_HOME") ?? (folder("HOME") ?? NSHomeDirectory()) + "/.local/share"
    path = "\(data)/dbus-1/services/\(SessionBusService.name).service"
  }

  /// Writes the file, as a whole.
  ///
  /// - Parameter program: The absolute path of the service's program.
  /// - Throws: A sentence if the file cannot be written.
  public func install(program: String) throws -> Change {
    guard program.hasPrefix("/"), !program.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw ServiceError(
        "The session bus cannot start \(LogText.quoted(program)): the path has characters that end a line.")
    }
    let text = Self.text(program: program)
    let earlier = try? String(contentsOfFile: path, encoding: .utf8)
    guard earlier != text else { return .unchanged }
    let exists = FileManager.default.fileExists(atPath: path)
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ServiceError("The file \(LogText.quoted(path)) cannot be written: \(error.localizedDescription)")
    }
    return exists ? .replaced : .created
  }

  /// Removes the file.
  ///
  /// - Throws: A sentence if there is one that cannot be removed.
  public func uninstall() throws -> Change {
    if unlink(path) == 0 { return .removed }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw ServiceError.system("The file \(LogText.quoted(path)) cannot be removed", errno)
    }
    return .missing
  }

  static func text(program: String) -> String {
    """
    [D-BUS Service]
    Name=\(SessionBusService.name)
    Exec=\(word(program)) serve

    """
  }

  /// A word of the command line, which the bus reads as a shell does, in a value in which a backslash begins an escape.
  private static func word(_ text: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._+-")
    if text.allSatisfy(plain.contains) { return text }
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    return "'\(quoted)'".split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
  }
}
