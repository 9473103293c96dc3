public import Foundation
public import UniformTypeIdentifiers

/// Values as encoded data, as JSON unless the app says otherwise.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  /// There is none.
  public typealias Body = _NoTransferRepresentation<Item>
  private let form: _TransferForm<Item>

  /// Values as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    form = _TransferForm(
      type: contentType, encode: { try JSONEncoder().encode($0) },
      decode: { try JSONDecoder().decode(Item.self, from: $0) })
  }

  /// Values as data of coders.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
  where
    Encoder: TopLevelTransferEncoder & Sendable, Decoder: TopLevelTransferDecoder & Sendable
  {
    form = _TransferForm(
      type: contentType, encode: { try encoder.encode($0) }, decode: { try decoder.decode(Item.self, from: $0) })
  }

  /// The form. Apps do not call it.
  public func _forms() -> [_TransferForm<Item>] { [form] }
}
