public import UIKitCore
public import UniformTypeIdentifiers

/// A document that is a value, read from a file and written to it.
///
/// Source: Apple's documentation of `FileDocument`.
@MainActor @preconcurrency public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written. The default are those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document from a file.
  init(configuration: ReadConfiguration) throws
  /// The content of the file that the document is written to.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that there is; `nil` for a new one.
  public let existingFile: FileWrapper?
}
