public import Foundation
public import UniformTypeIdentifiers

/// Values as data that functions make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// There is none.
  public typealias Body = _NoTransferRepresentation<Item>
  private let form: _TransferForm<Item>

  /// Values that are written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { form = _TransferForm(type: contentType, encode: exporting, decode: importing) }

  /// Values that are written.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    form = _TransferForm(type: exportedContentType, encode: exporting, decode: nil)
  }

  /// Values that are read.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    form = _TransferForm(type: importedContentType, encode: nil, decode: importing)
  }

  /// The form. Apps do not call it.
  public func _forms() -> [_TransferForm<Item>] { [form] }
}
