import SceneSystem
import Testing
import TestSupport

@testable import DesktopIntegration

@Suite("The desktop's name for an app")
struct ApplicationIDTests {
  @Test(
    "A valid name is kept; characters that the bus does not allow become underscores",
    arguments: [
      ("org.example.Letters", "org.example.Letters"), ("com.my-company.app", "com.my-company.app"),
      ("com.2k.7zip", "com._2k._7zip"), ("org.exämple.a b", "org.ex_mple.a_b"), ("letters", "dev.proscenium.letters"),
      ("..org..example.", "org.example"), ("", "dev.proscenium.app"), ("...", "dev.proscenium.app"),
      ("org/example/../x", "org_example_._x"),
    ])
  func names(identifier: String, name: String) {
    #expect(ApplicationID(bundleIdentifier: identifier).rawValue == name)
  }

  @Test("Object paths are GApplication's: points become slashes, hyphens become underscores")
  func objectPath() {
    #expect(ApplicationID(bundleIdentifier: "com.my-company.app").objectPath == "/com/my_company/app")
    #expect(ApplicationID(bundleIdentifier: "org.example").desktopFileName == "org.example.desktop")
  }

  @Test("Long identifiers are cut and stay different from each other")
  func long() {
    let base = "org." + String(repeating: "x", count: 300)
    let first = ApplicationID(bundleIdentifier: base + "1")
    #expect(first.rawValue.utf8.count == 255)
    #expect(first != ApplicationID(bundleIdentifier: base + "2"))
    #expect(isLegal(first.rawValue))
  }

  /// The rules of `g_application_id_is_valid`, written independently.
  private func isLegal(_ name: String) -> Bool {
    let elements = name.split(separator: ".", omittingEmptySubsequences: false)
    return name.utf8.count <= 255 && elements.count >= 2
      && elements.allSatisfy { element in
        !element.isEmpty && !("0"..."9").contains(element.first ?? "0")
          && element.utf8.allSatisfy {
            switch Unicode.Scalar($0) {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
            default: false
            }
          }
      }
  }

  @Test("Any identifier gives a valid name, and a valid name stays the same", arguments: 1...200 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let name = ApplicationID(bundleIdentifier: dice.text(seed.isMultiple(of: 20) ? 600 : 20, of: "abZ09.-_ é/\n"))
    #expect(isLegal(name.rawValue), "seed \(seed): \(name)")
    #expect(ApplicationID(bundleIdentifier: name.rawValue) == name, "seed \(seed): \(name)")
  }
}
