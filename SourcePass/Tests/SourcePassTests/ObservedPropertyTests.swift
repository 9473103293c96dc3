import Foundation
import Testing

@testable import SourcePass

@Suite("Observed properties")
struct ObservedPropertyTests {
  private func copy(_ source: String) -> String {
    Copies.of(source, modules: ["UIKit"]).components(separatedBy: "\n#sourceLocation()\n")[0]
  }

  @Test("A dynamic stored property of a class gets the wrapper that reports its changes")
  func stored() {
    let text = copy(
      """
      @objcMembers class A: NSObject {
        @objc dynamic var name = ""
        public dynamic private(set) var count: Int? { didSet { print(count) } }
      }
      """)
    #expect(text.contains("@KeyValueObservable var name = \"\"\n"))
    #expect(text.contains("  public @KeyValueObservable private(set) var count: Int? { didSet { print(count) } }"))
  }

  @Test(
    "What cannot have a wrapper is not dynamic: computed, weak, lazy, overridden and static ones, methods, extensions")
  func others() {
    let text = copy(
      """
      class A: NSObject {
        @objc dynamic var full: String { "a" }
        @objc dynamic var half: Int { get { 1 } set {} }
        @objc dynamic weak var parent: A?
        @objc dynamic lazy var list: [Int] = []
        @objc dynamic override var description: String { "" }
        dynamic static var all = 1
        @Published dynamic var wrapped = 1
        dynamic var a = 1, b = 2
        @objc dynamic func run() { }
      }
      extension UserDefaults { @objc dynamic var level: Int { integer(forKey: "level") } }
      """)
    #expect(!text.contains("KeyValueObservable") && !text.contains("dynamic"))
  }
}
