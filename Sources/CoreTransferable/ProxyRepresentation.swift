import Foundation

/// Values in the forms of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
  /// There is none.
  public typealias Body = _NoTransferRepresentation<Item>
  private let encode: (@Sendable (Item) async throws -> ProxyItem)?
  private let decode: (@Sendable (ProxyItem) async throws -> Item)?

  /// Values that are written and read.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) async throws -> Item
  ) { (encode, decode) = (exporting, importing) }

  /// Values that are written.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyItem) { (encode, decode) = (exporting, nil) }

  /// Values that are read.
  public init(importing: @escaping @Sendable (ProxyItem) async throws -> Item) { (encode, decode) = (nil, importing) }

  /// The other type's forms. Apps do not call it.
  public func _forms() -> [_TransferForm<Item>] {
    ProxyItem.forms.compactMap { form in
      var encode: (@Sendable (Item) async throws -> Data)?
      if let own = self.encode, let theirs = form.encode { encode = { try await theirs(try await own($0)) } }
      var decode: (@Sendable (Data) async throws -> Item)?
      if let own = self.decode, let theirs = form.decode { decode = { try await own(try await theirs($0)) } }
      return encode == nil && decode == nil ? nil : _TransferForm(type: form.type, encode: encode, decode: decode)
    }
  }
}
