import Testing

@testable import SourcePass

@Suite("Previews") struct PreviewTests {
  private let preview = "#Preview(\"A\") {\n  AController()\n}\nlet a = 1"

  @Test("A preview in a file without SwiftUI is removed; its line ends stay")
  func withoutSwiftUI() {
    let blanks = String(repeating: " ", count: 15)
    #expect(Copies.text("import UIKit\n" + preview) == "import UIKit\n\(blanks)\n\(blanks)\n \nlet a = 1")
  }

  @Test("A preview in a file with SwiftUI stays: the macro is SwiftUI's")
  func withSwiftUI() {
    let source = "import SwiftUI\nimport UIKit\n" + preview
    #expect(Copies.text(source, modules: ["UIKit", "SwiftUI"]) == source)
  }

  @Test("A preview is removed with its attributes, and in a condition")
  func inside() {
    #expect(
      Copies.text("import UIKit\n@available(iOS 17, *)\n#Preview { A() }\nlet a = 1").split(separator: "\n").map {
        $0.filter { $0 != " " }
      } == ["importUIKit", "", "", "leta=1"])
    let conditional = "import UIKit\n#if DEBUG\n#Preview { A() }\n#endif"
    #expect(!Copies.text(conditional, conditions: ["DEBUG"]).contains("Preview"))
  }
}
