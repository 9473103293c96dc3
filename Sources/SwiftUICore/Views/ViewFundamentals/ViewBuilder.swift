/// Builds views from the statements of a closure.
///
/// Differs from Apple: `buildBlock` takes any number of views.
@resultBuilder public enum ViewBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView(elements: TuplePack<repeat each Content>.self, (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// An `if` with `else`, or a `switch`, whose first branch is taken.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: first)
  }

  /// An `if` with `else`, or a `switch`, whose second branch is taken.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(second: second)
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
