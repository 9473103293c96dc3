/// A modifier that changes nothing.
public struct EmptyModifier: Equatable, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()
  /// The modifier.
  public nonisolated init() {}
}

@MainActor extension EmptyModifier: ViewModifier {
  /// The content.
  public func body(content: Content) -> some View { content }
}
