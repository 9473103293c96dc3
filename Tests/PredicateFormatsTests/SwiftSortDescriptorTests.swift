import Foundation
import PredicateFormats
import Testing

private final class Person: NSObject {
  let name: String
  let age: Int?

  init(_ name: String, _ age: Int?) {
    self.name = name
    self.age = age
  }
}

/// Descriptors of Swift's as those of Foundation's collections.
@Suite struct SwiftSortDescriptorTests {
  private let people = [Person("Cid", 30), Person("ann", nil), Person("Ben", 20)]

  private func names(_ descriptor: SortDescriptor<Person>) -> [String] {
    let sorted = (people as NSArray).sortedArray(using: [NSSortDescriptor(descriptor)])
    return sorted.compactMap { ($0 as? Person)?.name }
  }

  @Test("A descriptor sorts in the order that it was made with")
  func order() {
    #expect(names(SortDescriptor(\.name, comparator: .lexical)) == ["Ben", "Cid", "ann"])
    #expect(names(SortDescriptor(\.name, comparator: .lexical, order: .reverse)) == ["ann", "Cid", "Ben"])
    #expect(names(SortDescriptor(\.name)) == people.map(\.name).sorted())
    #expect(names(SortDescriptor(\.age)) == ["ann", "Ben", "Cid"])
    #expect(names(SortDescriptor(\.age, order: .reverse)) == ["Cid", "Ben", "ann"])
    #expect(!NSSortDescriptor(SortDescriptor<Person>(\.age, order: .reverse)).ascending)
  }

  @Test("A descriptor whose order was changed later sorts in the new order")
  func changedOrder() {
    let descriptors = [
      SortDescriptor<Person>(\.age), SortDescriptor(\.name), SortDescriptor(\.name, comparator: .lexical),
    ]
    for descriptor in descriptors {
      var changed = descriptor
      changed.order = .reverse
      #expect(names(changed) == names(descriptor).reversed())
      changed.order = .forward
      #expect(names(changed) == names(descriptor))
    }
  }
}
