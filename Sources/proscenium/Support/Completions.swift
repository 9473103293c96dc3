import ArgumentParser
import Foundation
import SceneSimulator
import SceneStore
import SceneSystem

/// The shell completions of the words of a command line. Errors are silent: a shell calls this at every press of the tab key.
enum Completions {
  /// An app: the name of one beside the tool, or a path.
  static let apps = CompletionKind.custom { _, _, prefix in appNames(prefix) + paths(prefix) }

  /// An app that is installed, or one as in ``apps``.
  static let appsWithSessions = CompletionKind.custom { _, _, prefix in
    (AppSessions.identifiers.filter { $0.hasPrefix(prefix) } + appNames(prefix) + paths(prefix))
  }

  /// First an app, which is omitted with `--state`, and then labels of its sessions.
  static let labels = CompletionKind.custom { words, index, prefix in
    let before = SessionsArguments(Array(words.prefix(max(0, index))))
    if before.state == nil, before.names.isEmpty {
      return AppSessions.identifiers.filter { $0.hasPrefix(prefix) } + appNames(prefix) + paths(prefix)
    }
    let app = before.state == nil ? before.names.first : nil
    guard let sessions = try? AppSessions.find(app, before.state, mayBeNew: false),
      let state = try? SQLiteSessionStore.read(path: sessions.path, report: { _ in })
    else { return [] }
    return state.sessions.map(\.id).sorted().map(\.label).filter { $0.hasPrefix(prefix) && !before.names.contains($0) }
  }

  /// First an app, which is omitted with `--state`, and then a file.
  static let appThenFile = CompletionKind.custom { words, index, prefix in
    let before = SessionsArguments(Array(words.prefix(max(0, index))))
    guard before.state == nil, before.names.isEmpty else { return paths(prefix) }
    return AppSessions.identifiers.filter { $0.hasPrefix(prefix) } + appNames(prefix) + paths(prefix)
  }

  private static func appNames(_ prefix: String) -> [String] {
    prefix.contains("/") ? [] : Tool.apps.filter { $0.hasPrefix(prefix) }
  }

  /// The files and folders whose paths begin with `prefix`; folders end in a slash, so that completion can continue in them.
  private static func paths(_ prefix: String) -> [String] {
    let cut = prefix.lastIndex(of: "/").map(prefix.index(after:)) ?? prefix.startIndex
    let (folder, start) = (String(prefix[..<cut]), prefix[cut...])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.hasPrefix(start) && (!$0.hasPrefix(".") || start.hasPrefix(".")) }.sorted().map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder)
      return folder + name + (isFolder.boolValue ? "/" : "")
    }
  }

  /// The words of `proscenium sessions COMMAND …` before the one that is completed.
  private struct SessionsArguments {
    var names: [String] = []
    var state: String?

    init(_ words: [String]) {
      var remaining = words.drop { $0 != "sessions" }.dropFirst(2)
      while let word = remaining.popFirst() {
        if word == "--state" {
          state = remaining.popFirst()
        } else if word.hasPrefix("--state=") {
          state = String(word.dropFirst(8))
        } else if !word.hasPrefix("-") {
          names.append(word)
        }
      }
    }
  }
}
