import Foundation
import Testing

/// Every error that leaves a module has the same shape, and its texts are for apps and tests too.
@Suite("The shape of errors")
struct ErrorShapeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Apple's errors have Apple's shape.
  private static let apples: Set<String> = [
    "CSIndexError", "CSSearchQueryError", "NSUserActivity.TypedPayloadError", "UIPrintError", "UISceneError", "UNError",
  ]

  @Test("Each public error is a structure with a code that may be extended, a message and a suggestion")
  func shape() throws {
    let folder = Self.root.appendingPathComponent("Conformance/api/public")
    var found = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      // A name and a declaration in each line.
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.split(separator: "\t") }
      let declarations = Dictionary(lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
      for (name, declaration) in declarations where declaration.contains(/^(struct|enum|class) .*[:,] Error\b/) {
        guard !Self.apples.contains(String(name)) else { continue }
        found += 1
        #expect(declaration.hasPrefix("struct "), "\(name)")
        #expect(declarations["\(name).Code"]?.hasPrefix("struct Code : ") == true, "\(name)")
        #expect(declarations["\(name).code"] != nil, "\(name)")
        #expect(declarations["\(name).message"]?.contains(/: String( \{ get \})?$/) == true, "\(name)")
        #expect(declarations["\(name).suggestion"]?.contains(": String?") == true, "\(name)")
      }
    }
    #expect(found > 10)
  }

  @Test("No text of a library names an option of the command line")
  func options() throws {
    let sources = Self.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var read = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path.contains("/Sources/proscenium/") else { continue }
      read += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard line.contains("--"), !line.contains("var(--") else { continue }
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//") else { continue }
        #expect(!code.contains(/"[^"]*[ (]--[a-z]/), "\(file.lastPathComponent): \(code)")
      }
    }
    #expect(read > 400)
  }
}
