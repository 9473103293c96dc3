public import Foundation
public import Selectors

extension NSSortDescriptor {
  /// Orders objects by the value at the end of a path of keys: numbers, texts and dates. `nil` comes first; a `nil` key compares the objects
  /// themselves. Keys are those of dictionaries, and of properties that `value(forKey:)` finds.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { first, second in
      PredicateValue.order(flattened(first), flattened(second)) ?? .orderedSame
    }
  }

  /// The same with a comparison of its own.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    let path = key.map { $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init) } ?? []
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      let first = PredicateValue.value(at: path[...], of: flattened(first))
      let second = PredicateValue.value(at: path[...], of: flattened(second))
      switch (first, second) {
      case (let first?, let second?): return comparator(first, second)
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      }
    }
  }

  /// The same with a comparison of texts by its name.
  ///
  /// Differs from Apple: the comparisons are `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:`
  /// and `localizedStandardCompare:`; other names compare as `compare:` does.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let compare = selector.flatMap { Self.comparisons[$0.description] }
    guard let compare else {
      self.init(key: key, ascending: ascending)
      return
    }
    self.init(key: key, ascending: ascending) { first, second in
      guard let first = PredicateValue.text(first), let second = PredicateValue.text(second) else {
        return PredicateValue.order(first, second) ?? .orderedSame
      }
      return compare(first, second)
    }
  }

  private static let comparisons: [String: @Sendable (String, String) -> ComparisonResult] = [
    "caseInsensitiveCompare:": { $0.compare($1, options: .caseInsensitive) },
    "localizedCompare:": { $0.compare($1, locale: .current) },
    "localizedCaseInsensitiveCompare:": { $0.compare($1, options: .caseInsensitive, locale: .current) },
    "localizedStandardCompare:": {
      $0.compare($1, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], locale: .current)
    },
  ]
}
