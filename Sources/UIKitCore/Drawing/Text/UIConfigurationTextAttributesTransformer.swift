public import Foundation

/// Changes the attributes of a text in a configuration before it is shown. iOS 15.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Body: Sendable {
    let transform: @Sendable (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  }

  private let body: Body

  /// A transformer that calls `transform`. Two transformers are equal if one is a copy of the other.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { body = Body(transform) }

  /// Returns the attributes that are shown for `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { body.transform(input) }

  /// Whether both are copies of the same transformer.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.body === rhs.body }
  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}
