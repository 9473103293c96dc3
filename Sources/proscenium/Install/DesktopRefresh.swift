import DesktopIntegration
import Foundation

/// Lets the desktop's own tools see what has changed. None of them has to be there.
struct DesktopRefresh {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// Whether the tool is there that makes the list of which app opens what.
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

  /// A desktop looks for new icons where the theme's folder has changed. A cache is brought up to date where there is one; a
  /// new one would go stale with the next app that does not know of it.
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

  /// Runs a tool to its end. What it complains of is told; the files are there all the same.
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
      if process.terminationStatus != 0 { Console.complain("\(name) ended with status \(process.terminationStatus).") }
    } catch {
      Console.complain("\(name) could not be run: \(error.localizedDescription)")
    }
  }
}
