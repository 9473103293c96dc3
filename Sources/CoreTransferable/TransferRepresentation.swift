/// A form, or several forms, that values have as data.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the description.
  associatedtype Body: TransferRepresentation
  /// The forms of which this one is made.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The forms. Apps do not implement it.
  func _forms() -> [_TransferForm<Item>]
}

extension TransferRepresentation where Body.Item == Item {
  /// Those of the body. Apps do not call it.
  public func _forms() -> [_TransferForm<Item>] { body._forms() }
}

/// The body of a form that is made of no others. Apps do not name it.
public struct _NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// Itself: there is none.
  public var body: _NoTransferRepresentation<Item> { return self }
  /// There are none.
  public func _forms() -> [_TransferForm<Item>] { [] }
}

extension TransferRepresentation where Body == _NoTransferRepresentation<Item> {
  /// There is none: the forms are its own.
  public var body: _NoTransferRepresentation<Item> { return _NoTransferRepresentation() }
}
