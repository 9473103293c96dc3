import Foundation
import Testing

@testable import Selectors

private final class Owner {}
private final class Held: NSObject {
  let onEnd: () -> Void
  init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

@Suite("Associated objects", .serialized) struct AssociatedObjectTests {
  private let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  private let second = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  @Test("Each object keeps a value for each key until it is replaced or removed") func values() {
    let (one, two) = (Owner(), Owner())
    objc_setAssociatedObject(one, first, "a", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(one, second, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(two, first, "b", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(
      objc_getAssociatedObject(one, first) as? String == "a" && objc_getAssociatedObject(one, second) as? Int == 2)
    #expect(objc_getAssociatedObject(two, first) as? String == "b" && objc_getAssociatedObject(two, second) == nil)
    objc_setAssociatedObject(one, first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, first) == nil && objc_getAssociatedObject(one, second) != nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, second) == nil && objc_getAssociatedObject("text", first) == nil)
  }

  @Test("A value is retained, or with `assign` not") func retained() {
    let owner = Owner()
    var ended: [String] = []
    objc_setAssociatedObject(owner, first, Held { ended.append("strong") }, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, second, Held { ended.append("weak") }, .OBJC_ASSOCIATION_ASSIGN)
    #expect(ended == ["weak"] && objc_getAssociatedObject(owner, second) == nil)
    objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(ended == ["weak", "strong"])
  }

  @Test("Another object at the same address has no values, and those of ended objects are released") func ended() {
    var ends = 0
    for _ in 0..<1000 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, first) == nil)
      objc_setAssociatedObject(owner, first, Held { ends += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    var kept: [Owner] = []
    for _ in 0..<300 {
      kept.append(Owner())
      objc_setAssociatedObject(kept[kept.count - 1], first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ends == 1000 && AssociatedObjects.count < 1000)
    for owner in kept { #expect(objc_getAssociatedObject(owner, first) as? Int == 1) }
  }
}
