import DesktopIntegration
import Foundation
import SceneManifest

/// Runs the desktop's own tools after changes. None of them is required.
struct DesktopRefresh {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// Whether the tool that updates the list of apps and their types is installed.
  var knowsTypes: Bool { tool("update-desktop-database") != nil }

  /// Runs the tools for the kinds of file that were written or removed.
  func run(_ changes: [DataHome.Change], home: DataHome) {
    let touched = changes.compactMap { change -> String? in
      switch change {
      case .wrote(let path), .removed(let path): String(path.dropFirst(home.path.count + 1))
      case .unchanged, .setAside, .kept: nil
      }
    }
    if touched.contains(where: { $0.hasPrefix("mime/") }) { start("update-mime-database", ["\(home.path)/mime"]) }
    if touched.contains(where: { $0.hasPrefix("applications/") }) {
      start("update-desktop-database", ["-q", "\(home.path)/applications"])
    }
    if touched.contains(where: { $0.hasPrefix("icons/") }) { refreshIcons(home.path + "/icons/hicolor") }
  }

  /// A desktop looks for new icons if the modification date of the theme's folder has changed. An existing cache is updated; a new one is
  /// not created, because the next app that does not update it would make it stale.
  private func refreshIcons(_ theme: String) {
    utimes(theme, nil)
    if FileManager.default.fileExists(atPath: theme + "/icon-theme.cache") {
      start("gtk-update-icon-cache", ["-q", "-t", "-f", theme])
    }
  }

  private func tool(_ name: String) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a tool to its end. Its errors are reported; the files are installed all the same.
  private func start(_ name: String, _ arguments: [String]) {
    guard let path = tool(name) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 { Console.logError("\(name) ended with status \(process.terminationStatus).") }
    } catch {
      Console.logError("\(name) could not be run: \(SystemError.reason(error)).")
    }
  }
}
