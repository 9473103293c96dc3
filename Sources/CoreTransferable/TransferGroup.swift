/// Several forms. Apps do not name it.
public struct _TransferGroup<Item: Transferable>: TransferRepresentation {
  let parts: [any TransferRepresentation<Item>]
  /// There is none.
  public typealias Body = _NoTransferRepresentation<Item>
  /// The forms of all parts. Apps do not call it.
  public func _forms() -> [_TransferForm<Item>] { parts.flatMap { $0._forms() } }
}
