#if GTK
  import Foundation
  import PrivateDesktop
  import Testing

  /// A desktop with the probe installed; the output of the app that the bus starts is kept.
  struct InstalledProbe {
    let identifier = "org.proscenium.desktopprobe"
    let desktop: PrivateDesktop
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()

    init() throws {
      desktop = try PrivateDesktop()
      proscenium("install", "DesktopProbe")
      // The process that starts the app keeps its output; the bus does not.
      for (name, option) in [("", "--gapplication-service"), (".SearchProvider", "--proscenium-search-provider")] {
        let service = try file("dbus-1/services/\(identifier)\(name).service")
        let text = try String(contentsOf: service, encoding: .utf8)
        let command = "\(folder.path)/DesktopProbe \(option)"
        #expect(text.contains("\nExec=\(command)\n"))
        try text.replacingOccurrences(of: command, with: "/bin/sh -c \"exec \(command) >>'\(log.path)'\"")
          .write(to: service, atomically: true, encoding: .utf8)
      }
    }

    private var log: URL { desktop.folder.appendingPathComponent("log") }

    @discardableResult func proscenium(_ arguments: String...) -> String {
      desktop.output([folder.appendingPathComponent("proscenium").path] + arguments)
    }

    /// A file in the user's own data folder.
    func file(_ path: String) throws -> URL {
      URL(fileURLWithPath: try #require(desktop.environment["XDG_DATA_HOME"])).appendingPathComponent(path)
    }

    /// The output of the app that the bus started.
    var lines: [String] {
      // Before the app has printed anything the file does not exist.
      ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    func wait(for line: String) throws {
      try desktop.wait(for: "\u{201C}\(line)\u{201D}, and not only \(lines)") { lines.contains(line) }
    }
  }
#endif
