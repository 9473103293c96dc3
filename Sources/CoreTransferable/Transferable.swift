/// A type whose values move between views and apps: by drag and drop, the pasteboard or sharing.
///
/// Source: Apple's documentation of `CoreTransferable`.
public protocol Transferable: Sendable {
  /// The type of the description.
  associatedtype Representation: TransferRepresentation
  /// The forms that a value has as data, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The forms of the values.
  package static var forms: [_TransferForm<Self>] {
    // The builder of the description takes forms of this type only.
    transferRepresentation._forms() as? [_TransferForm<Self>] ?? []
  }
}
