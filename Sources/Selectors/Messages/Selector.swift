import Synchronization

/// The name of a method as Objective-C writes it: `tapped:`, `tableView:didSelectRowAtIndexPath:`.
///
/// A selector is a number in a table of the process, so that comparing and hashing selectors costs no more than for an integer.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The selector's number.
  let number: Int

  /// The selector of this name.
  public init(_ str: String) { number = SelectorNames.number(of: str) }

  /// The selector of this name.
  public init(stringLiteral value: String) { self.init(value) }

  /// The name.
  public var description: String { SelectorNames.name(number) }

  /// The number of arguments.
  package var argumentCount: Int { SelectorNames.argumentCount(number) }

  /// The name.
  public var debugDescription: String { description }
}

/// The selector of this name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The names of all selectors of the process.
enum SelectorNames {
  private struct Names {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    var argumentCounts: [Int] = []
  }

  private static let names = Mutex(Names())

  /// The number of a name, a new one if the name has none.
  static func number(of name: String) -> Int {
    names.withLock { names in
      if let number = names.numbers[name] { return number }
      names.numbers[name] = names.names.count
      names.names.append(name)
      names.argumentCounts.append(name.utf8.count { $0 == UInt8(ascii: ":") })
      return names.names.count - 1
    }
  }

  /// The name with a number that ``number(of:)`` has returned.
  static func name(_ number: Int) -> String { names.withLock { $0.names[number] } }

  /// The number of arguments of a method with such a number.
  static func argumentCount(_ number: Int) -> Int { names.withLock { $0.argumentCounts[number] } }
}
