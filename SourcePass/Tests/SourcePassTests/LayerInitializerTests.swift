import Foundation
import Testing

@testable import SourcePass

@Suite("Initializers of layers")
struct LayerInitializerTests {
  @Test("An override in a class of layers is a required initializer, in the place of the modifier")
  func overrides() {
    let copy = Copies.of(
      """
      class A: CALayer {
        override init() { super.init() }
        public override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
      }
      class B: A {
        convenience override init() { self.init(layer: 1) }
        override required init(layer: Any) { super.init(layer: layer) }
      }
      """, modules: ["UIKit"])
    #expect(copy.contains("  required init() { super.init() }\n  public required init(layer: Any)"))
    #expect(copy.contains("  convenience required init() { self"))
    #expect(copy.contains("  override required init(layer: Any)"))
  }

  @Test("A class with another designated initializer gets those that it does not inherit")
  func missing() {
    let copy = Copies.of(
      """
      public final class Ring: QuartzCore.CAShapeLayer {
        let width: Double
        init(width: Double) { self.width = width; super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Dot: CALayer {
        convenience init(size: Double) { self.init() }
      }
      """, modules: ["UIKit"])
    #expect(
      copy.contains(
        "; public required init() { fatalError(\"Ring has no initializer init().\") } "
          + "; public required init(layer: Any) { fatalError(\"Ring has no initializer init(layer:).\") } }"))
    #expect(!copy.contains("Dot has no"))
  }

  @Test("Other classes keep their initializers") func others() {
    let source = """
      class A: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        override init() { super.init() }
      }
      class CALayer: NSObject {
        init(size: Double) {}
        override init() {}
      }
      struct Layer { init() {} }
      """
    let copy = Copies.of(source, modules: ["UIKit"]).components(separatedBy: "\n#sourceLocation()\n")[0]
    #expect(copy == "#sourceLocation(file: \"/user/A.swift\", line: 1)\n" + source)
  }
}
