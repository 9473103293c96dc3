import Foundation

/// To which objects what was set on a prototype applies: instances of a class, in an environment, in containers.
struct AppearanceScope: Equatable {
  let type: AnyClass
  let traits: UITraitCollection?
  /// The innermost first.
  let containers: [AnyClass]

  static func == (one: AppearanceScope, other: AppearanceScope) -> Bool {
    one.type == other.type && one.traits == other.traits && one.containers.count == other.containers.count
      && zip(one.containers, other.containers).allSatisfy { $0 == $1 }
  }

  /// Whether what applies here comes before what applies in the other scope.
  func isMoreSpecific(than other: AppearanceScope) -> Bool {
    if containers.count != other.containers.count { return containers.count > other.containers.count }
    let (own, its) = (Self.depth(type), Self.depth(other.type))
    if own != its { return own > its }
    return traits != nil && other.traits == nil
  }

  private static func depth(_ type: AnyClass) -> Int {
    sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { count, _ in count + 1 }
  }

  private static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == type }
  }

  /// Whether the scope includes an object that is in a view, or is a view itself.
  @MainActor func includes(
    _ object: AnyObject, in responder: UIResponder?, _ environment: () -> UITraitCollection
  ) -> Bool {
    guard Self.isInstance(object, of: type), isContained(in: responder) else { return false }
    return traits.map { environment().containsTraits(in: $0) } ?? true
  }

  @MainActor private func isContained(in responder: UIResponder?) -> Bool {
    var open = containers[...]
    var here = responder
    var steps = 0
    // An app may override `next` so that the chain is a cycle.
    while let container = open.first, let responder = here, steps < 1000 {
      if Self.isInstance(responder, of: container) { open.removeFirst() }
      here = responder.next
      steps += 1
    }
    return open.isEmpty
  }
}
