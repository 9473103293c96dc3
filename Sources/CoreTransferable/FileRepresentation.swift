import Foundation
public import UniformTypeIdentifiers

/// Values as files that functions write and read.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// There is none.
  public typealias Body = _NoTransferRepresentation<Item>
  private let form: _TransferForm<Item>

  /// Values that are written and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = _TransferForm(type: contentType, encode: Self.encode(exporting), decode: Self.decode(contentType, importing))
  }

  /// Values that are written.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { form = _TransferForm(type: exportedContentType, encode: Self.encode(exporting), decode: nil) }

  /// Values that are read.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = _TransferForm(type: importedContentType, encode: nil, decode: Self.decode(importedContentType, importing))
  }

  /// The form. Apps do not call it.
  public func _forms() -> [_TransferForm<Item>] { [form] }

  private static func encode(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data {
    { try Data(contentsOf: await exporting($0).file) }
  }

  private static func decode(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (Data) async throws -> Item {
    { data in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let name = "Item" + (type.preferredFilenameExtension.map { "." + $0 } ?? "")
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}
