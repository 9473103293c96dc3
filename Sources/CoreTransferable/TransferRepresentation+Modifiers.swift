extension TransferRepresentation {
  /// Gives files with a value a name.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.suggestedFileName = { _ in fileName } }
  }

  /// Gives files with a value a name that depends on the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.suggestedFileName = fileName }
  }

  /// Writes only values for which a condition holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { form in
      let inner = form.condition
      form.condition = { (inner?($0) ?? true) && condition($0) }
    }
  }

  /// Determines who sees the form.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.visibility = visibility }
  }
}

/// Forms of another representation, changed.
private struct ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  typealias Item = Base.Item
  typealias Body = _NoTransferRepresentation<Base.Item>
  let base: Base
  let change: @Sendable (inout _TransferForm<Base.Item>) -> Void

  func _forms() -> [_TransferForm<Base.Item>] {
    base._forms().map { form in
      var form = form
      change(&form)
      return form
    }
  }
}
