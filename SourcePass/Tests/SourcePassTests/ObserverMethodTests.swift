import Foundation
import Testing

@testable import SourcePass

@Suite("Observers of properties by their names")
struct ObserverMethodTests {
  @Test("A class that inherits from NSObject has the method of a protocol, and no superclass with it") func object() {
    let copy = Copies.of(
      """
      class Watcher: NSObject, Sendable {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        override func isEqual(_ other: Any?) -> Bool { super.isEqual(other) }
      }
      """, modules: ["UIKit"])
    #expect(copy.contains("class Watcher: NSObject, Sendable, KeyValueStringObserver {"))
    #expect(copy.contains("\n           func observeValue(\n"))
    #expect(copy.contains("\n    superObserveValue(forKeyPath: keyPath"))
    #expect(copy.contains("override func isEqual(_ other: Any?) -> Bool { super.isEqual(other) }"))
  }

  @Test("A responder, and a subclass of a class that observes, override the method") func others() {
    let method = """
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
      """
    let view = "class A: UIView {\n\(method)\n}"
    #expect(Copies.of(view, modules: ["UIKit"]).contains(view))
    let copy = Copies.of("class A: NSObject {\n\(method)\n}\nclass B: A {\n\(method)\n}", modules: ["UIKit"])
    #expect(copy.contains("class A: NSObject, KeyValueStringObserver {\n") && copy.contains("class B: A {\n\(method)"))
  }

  @Test("Another method of this name stays") func signature() {
    let source = "class A: NSObject {\n  func observeValue(of other: Int) { }\n}"
    #expect(Copies.of(source, modules: ["UIKit"]).contains(source))
  }
}
