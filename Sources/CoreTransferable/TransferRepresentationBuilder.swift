/// Makes a description of several forms from statements.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A form.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// One form.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Several forms, the best one first.
  public static func buildBlock(_ parts: any TransferRepresentation<Item>...) -> _TransferGroup<Item> {
    _TransferGroup(parts: parts)
  }
  /// The forms of one branch.
  public static func buildEither<Content: TransferRepresentation>(first: Content) -> _TransferGroup<Item>
  where Content.Item == Item { _TransferGroup(parts: [first]) }
  /// The forms of the other branch.
  public static func buildEither<Content: TransferRepresentation>(second: Content) -> _TransferGroup<Item>
  where Content.Item == Item { _TransferGroup(parts: [second]) }
  /// The forms if a condition holds.
  public static func buildOptional<Content: TransferRepresentation>(_ content: Content?) -> _TransferGroup<Item>
  where Content.Item == Item { _TransferGroup(parts: content.map { [$0] } ?? []) }
}
