public import Foundation
import Synchronization

/// Converts values to those of another class, and back.
///
/// Differs from Apple: Foundation on Linux lacks it. Transformers of an app are registered with ``setValueTransformer(_:forName:)``.
open class ValueTransformer: NSObject, NamedValueTransformer, @unchecked Sendable {
  private static let table = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  /// A transformer that returns values as they are.
  public override init() { super.init() }

  /// The class of the results.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether ``reverseTransformedValue(_:)`` converts back; it does by default.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Converts a value. The default returns it as it is.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Converts a result back. The default returns what ``transformedValue(_:)`` returns.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  /// Registers a transformer under a name; `nil` removes it.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    table.withLock { $0[name] = transformer }
  }

  /// The names of all transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    table.withLock { Set($0.keys).union(Self.known.keys) }.sorted { $0.rawValue < $1.rawValue }
  }

  private static let known: [NSValueTransformerName: ValueTransformer] = [
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
  ]

  static func registered(_ name: NSValueTransformerName) -> ValueTransformer? {
    table.withLock { $0[name] } ?? known[name]
  }
}

/// Gives `ValueTransformer` an initialiser that returns a registered transformer, which an initialiser of a class cannot.
public protocol NamedValueTransformer {}

extension NamedValueTransformer {
  /// The transformer that is registered under a name; `nil` if there is none.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.registered(name) as? Self else { return nil }
    self = found
  }
}
