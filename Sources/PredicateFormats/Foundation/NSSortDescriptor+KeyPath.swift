public import Foundation

extension NSSortDescriptor {
  /// Orders objects by a property: numbers, texts and dates, also optional ones. `nil` comes first.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      switch (flattened(first), flattened(second)) {
      case (let first?, let second?): PredicateValue.order(first, second) ?? .orderedSame
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }
}
