import SwiftUICore
import Testing

/// Bindings that are made from others.
@MainActor @Suite struct BindingTests {
  /// A value with a binding to it.
  private final class Stored<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("A binding to an optional value reads and writes the value, and does not write nil")
  func optional() {
    let stored = Stored(1)
    let optional: Binding<Int?> = Binding(stored.binding)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    #expect(stored.value == 2)
    optional.wrappedValue = nil
    #expect(stored.value == 2)
  }

  @Test("A binding to the value of an optional one exists if there is a value, and keeps the last one when it is gone")
  func unwrapped() throws {
    let stored = Stored<Int?>(nil)
    #expect(Binding(stored.binding) == nil)
    stored.value = 1
    let unwrapped = try #require(Binding(stored.binding))
    unwrapped.wrappedValue += 1
    #expect(stored.value == 2)
    #expect(unwrapped.wrappedValue == 2)
    stored.value = nil
    #expect(unwrapped.wrappedValue == 2)
    unwrapped.wrappedValue = 3
    #expect(stored.value == 3)
  }

  @Test("A binding without the type of its value takes only values of that type")
  func hashable() {
    let stored = Stored("a")
    let hashable: Binding<AnyHashable> = Binding(stored.binding)
    #expect(hashable.wrappedValue == AnyHashable("a"))
    hashable.wrappedValue = "b"
    hashable.wrappedValue = 1
    #expect(stored.value == "b")
  }

  struct Item: Identifiable {
    let id: Int
  }

  @Test("A binding has the identity of its value")
  func identity() {
    #expect(Stored(Item(id: 3)).binding.id == 3)
  }
}
