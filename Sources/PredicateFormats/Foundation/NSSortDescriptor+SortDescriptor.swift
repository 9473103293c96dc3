public import Foundation

extension NSSortDescriptor {
  /// The order of a descriptor of Swift's.
  ///
  /// Differs from Apple: it has no key.
  public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) where Compared: NSObject {
    // On Linux a descriptor whose order was changed later compares in the one that it was made with.
    let original = Self.order(in: Mirror(reflecting: sortDescriptor), depth: 0) ?? sortDescriptor.order
    self.init(keyPath: \Any.self, ascending: sortDescriptor.order == .forward) { first, second in
      guard let first = flattened(first) as? Compared, let second = flattened(second) as? Compared else {
        return .orderedSame
      }
      return original == .forward ? sortDescriptor.compare(first, second) : sortDescriptor.compare(second, first)
    }
  }

  /// The order of the comparator in a descriptor, which is deeper in it than the descriptor's own.
  private static func order(in mirror: Mirror, depth: Int) -> SortOrder? {
    guard depth < 6 else { return nil }
    if depth > 1, let found = mirror.children.first(where: { $0.label == "order" })?.value as? SortOrder {
      return found
    }
    for child in mirror.children where !(child.value is AnyKeyPath) {
      if let found = order(in: Mirror(reflecting: child.value), depth: depth + 1) { return found }
    }
    return nil
  }
}
