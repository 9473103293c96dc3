import Foundation

private let extra = 4

extension Square {
  override var corners: Int { super.corners + extra }
  override func sides(_ count: Int, more: inout Int) -> Int {
    more += extra
    return super.sides(count, more: &more) + extra
  }
  override func describeShape() -> String { "described " + super.describeShape() }
}

final class Cube: Square {}

extension Cube {
  override var corners: Int { super.corners * 2 }
  override func line() -> Int { super.line() + 1_000 }
}

extension Cube {
  override func area() -> Int { super.area() * 6 + #line * 1_000 }
}

#if canImport(SomethingUnknown)
  extension Cube {
    override class var kind: String { unknown }
  }
#endif

private class Circle: Shape {}

private extension Circle {
  override func area() -> Int { radius * radius }
  private var radius: Int { 2 }
}

extension Screen {
  nonisolated override var description: String { get { "a screen" } }
}

extension Box {
  override var description: String { "box of \(value)" }
}

func makeCircle() -> Shape { Circle() }
