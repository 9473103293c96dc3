import DesktopIntegration

/// What `install` and `uninstall` print: one line a file.
enum InstallReport {
  static func show(_ changes: [DataHome.Change], dryRun: Bool) {
    for change in changes { Console.print(line(change, dryRun: dryRun)) }
  }

  private static func line(_ change: DataHome.Change, dryRun: Bool) -> String {
    switch change {
    case .wrote(let path): (dryRun ? "would write " : "wrote ") + path
    case .unchanged(let path): (dryRun ? "would leave as it is " : "unchanged ") + path
    case .removed(let path): (dryRun ? "would remove " : "removed ") + path
    case .setAside(let path, let name): (dryRun ? "would rename " : "renamed ") + "\(path) to \(name)"
    case .kept(let path): "kept \(path), which was edited since it was written"
    }
  }
}
