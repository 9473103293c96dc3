import Foundation
import Testing

/// The index of callbacks is useful only while it is correct, so its names are compared with the tree.
@Suite("docs/CALLBACKS.md")
struct CallbackIndexTests {

  private let root: URL
  private let rows: [[String]]

  init() throws {
    root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/CALLBACKS.md"), encoding: .utf8)
    rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(rows.count > 40)
  }

  private func names(in folder: String, ofType type: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return Set(files.filter { $0.hasSuffix(type) }.map { String($0.dropLast(type.count)) })
  }

  @Test("Every trace that it names exists")
  func traces() throws {
    let known = try names(in: "Conformance", ofType: ".trace")
      .union(try names(in: "Conformance/rules", ofType: ".trace"))
      .union(try names(in: "Conformance/desktop", ofType: ".trace"))
    for row in rows {
      for trace in row[row.count - 1].split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        let exists = known.contains(trace)
        #expect(exists, "\(row[0]) names \(trace), which is no file of Conformance/")
      }
    }
  }

  @Test("Every source file that it names exists", arguments: [("Kernel", "SceneSystem"), ("AppRunner", "UIKitCore")])
  func sourceFiles(prefix: String, room: String) throws {
    let folder = root.appendingPathComponent("Sources/\(room)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
    let known = Set(try #require(files).map(\.lastPathComponent))
    let named = rows.flatMap { $0.dropFirst() }.flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix(prefix) }
    #expect(named.count > 20)
    for file in named {
      let exists = known.contains("\(file).swift")
      #expect(exists, "\(file).swift is not in Sources/\(room)")
    }
  }

  @Test("Every callback of the delegates' protocols has a row")
  func completeness() throws {
    let index = rows.map { $0[0] }.joined(separator: "\n")
    for callback in try protocolMethods() where !callback.isRareOrRetired {
      let hasRow = index.contains("`\(callback.name)`")
      #expect(hasRow, "\(callback.name) has no row")
    }
  }

  /// The requirements of the two delegates' protocols, read from the sources and written as `name(_:label:)`.
  private func protocolMethods() throws -> [Callback] {
    let wanted = ["UIApplicationDelegate.swift", "UISceneDelegate.swift", "UIWindowSceneDelegate.swift"]
    let sources = root.appendingPathComponent("Sources/UIKitCore")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var callbacks: [Callback] = []
    while let file = files?.nextObject() as? URL {
      guard wanted.contains(file.lastPathComponent) else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      callbacks += text.matches(of: /func (\w+)\(([^{}]*?)\)(?: async| ->|\n)/).map { match in
        let labels = String(match.2).matches(of: /(?:^|,)\s*(\w+)(?: \w+)?:/).map { "\($0.1):" }.joined()
        return Callback(name: "\(match.1)(\(labels))")
      }
    }
    #expect(callbacks.count > 20)
    return callbacks
  }

  struct Callback {
    var name: String
    /// Not part of the life cycle: no device script can cause a call.
    var isRareOrRetired: Bool {
      [
        "Orientation", "didUpdate", "significant", "RemoteNotifications", "BackgroundURLSession", "Secure", "StatusBar",
        "ExtensionPoint", "KeyCommands", "HealthAuthorization", "WatchKit", "WindowingControlStyle",
      ]
      .contains { name.localizedCaseInsensitiveContains($0) }
    }
  }
}
